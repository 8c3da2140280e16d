#!/usr/bin/env bash
# What the script is for.
set -euo pipefail
# <- call ?external

# Where it lives.
ROOT="$(pwd)"
# <- definition.variable ROOT doc:Where it lives.
#       ^^^ call ?external
readonly LIMIT=10
#        ^^^^^ definition.constant LIMIT
export PATH_LIST="a:b" OTHER=2
#      ^^^^^^^^^ definition.variable PATH_LIST
#                      ^^^^^ definition.variable OTHER
declare -a items=(one two)
#          ^^^^^ definition.variable items
ROOT="again"
if [[ -n "$ROOT" ]]; then
#          ^^^^ value ROOT
    inner=1
#   ^^^^^ definition.variable inner
fi

# Says hello.
# To all.
greet() {
# <- definition.function greet doc:Says hello.
    local name="$1"
    global_inside=2
    echo "$name"
#   ^^^^ call ?external
}

function with_keyword { :; }
#        ^^^^^^^^^^^^ definition.function with_keyword
function with_both() {
#        ^^^^^^^^^ definition.function with_both
    nested() { :; }
#   ^^^^^^ definition.function with_both.nested
    nested
#   ^^^^^^ call with_both.nested
}
subshell_body() ( cd /; pwd )
# <- definition.function subshell_body
#                 ^^ call ?external
#                       ^^^ call ?external
name-with-dashes() { :; }
# <- definition.function name-with-dashes
ns::qualified() { :; }
# <- definition.function ns::qualified
_private() { :; }
# <- definition.function _private
greet
# <- call greet
LC_ALL=C sort file
# <- definition.variable LC_ALL
#        ^^^^ call ?external
alias ll='ls -l'
# <- call ?external
