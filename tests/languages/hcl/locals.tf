variable "v" {}
#         ^ definition.variable v
locals {
  k    = "x"
# ^ definition.constant k
  made = [for v in var.v : format("%s", v, local.k)]
# ^^^^ definition.constant made
#                          ^^^^^^ call ?external
#                                                ^ value k
}
