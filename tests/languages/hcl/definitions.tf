terraform {
  required_version = ">= 1.5"
  backend "s3" {
    bucket = "state"
  }
}

provider "aws" {
#         ^^^ definition.key provider.aws
  region = "eu"
}

# Where to build.
variable "region" {
#         ^^^^^^ definition.variable region doc:Where to build.
  type    = string
  default = "eu"
}

locals {
  # Put on everything.
  tags = { Name = "x" }
# ^^^^ definition.constant tags doc:Put on everything.
  name = "y"
# ^^^^ definition.constant name
}

data "aws_ami" "ubuntu" {
#               ^^^^^^ definition.class data.aws_ami.ubuntu
  most_recent = true
}

/* The server. */
resource "aws_instance" "web" {
#                        ^^^ definition.class resource.aws_instance.web doc:The server.
  ami = "a"
  lifecycle {
    create_before_destroy = true
  }
  dynamic "disk" {
    for_each = []
    content {
      size = 1
    }
  }
  provisioner "local-exec" {
    command = "x"
  }
}

module "network" {
#       ^^^^^^^ definition.module module.network
  source = "./network"
}

output "address" {
#       ^^^^^^^ definition.property output.address
  value = "x"
}

moved {
  from = a.b
#          ^ value ?
  to   = a.c
#          ^ value ?
}

job web {
#   ^^^ definition.key job.web
  group "front" {
#        ^^^^^ definition.key job.web.front
    task "serve" {}
  }
}
