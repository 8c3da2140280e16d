# --- path: main.tf ---
resource "aws_instance" "web" {
#                        ^^^ definition.class resource.aws_instance.web
  ami       = data.aws_ami.ubuntu.id
#                          ^^^^^^ value data.aws_ami.ubuntu
  count     = length(local.tags) > 1 ? var.amount : 0
#             ^^^^^^ call ?external
#                          ^^^^ value tags
#                                          ^^^^^^ value variables.tf::amount
  subnet    = aws_subnet.main[0].id
#                        ^^^^ value resource.aws_subnet.main
  name      = "web-${var.region}-${lower(local.name)}"
#                        ^^^^^^ value variables.tf::region
#                                  ^^^^^ call ?external
#                                              ^^^^ value name
  ids       = { for k, v in var.sizes : k => upper(v) if v != var.region }
#                               ^^^^^ value variables.tf::sizes
#                                            ^^^^^ call ?external
#                                                                 ^^^^^^ value variables.tf::region
  flag      = !var.enabled
#                  ^^^^^^^ value variables.tf::enabled
  network   = module.network.id
#                    ^^^^^^^ value module.network
  things    = [aws_subnet.main, each.value, path.module]
#                         ^^^^ value resource.aws_subnet.main
  made      = provider::tools::make(1)
#             ^^^^^^^^ call ?
  depends_on = [aws_subnet.main]
#                          ^^^^ value resource.aws_subnet.main
}

resource "aws_subnet" "main" {}
#                      ^^^^ definition.class resource.aws_subnet.main
data "aws_ami" "ubuntu" {}
#               ^^^^^^ definition.class data.aws_ami.ubuntu
module "network" {
#       ^^^^^^^ definition.module module.network
  source  = "./network"
  region  = var.region
#               ^^^^^^ value variables.tf::region
}
locals {
  tags = merge(var.sizes, { a = local.name })
# ^^^^ definition.constant tags
#        ^^^^^ call ?external
#                  ^^^^^ value variables.tf::sizes
#                                     ^^^^ value name
  name = "x"
# ^^^^ definition.constant name
}
# --- path: variables.tf ---
variable "region" {}
#         ^^^^^^ definition.variable region
variable "amount" {}
#         ^^^^^^ definition.variable amount
variable "sizes" {}
#         ^^^^^ definition.variable sizes
variable "enabled" {}
#         ^^^^^^^ definition.variable enabled
# --- path: network/main.tf ---
variable "region" {}
#         ^^^^^^ definition.variable region
output "id" {
#       ^^ definition.property output.id
  value = var.region
#             ^^^^^^ value region
}
output "far" {
#       ^^^ definition.property output.far
  value = var.amount
#             ^^^^^^ value ?
}
