#!/bin/sh
helper() { echo "$1"; }
# <- definition.function helper
#          ^^^^ call ?external
cleanup() { rm -f "$TEMP"; }
# <- definition.function cleanup
#           ^^ call ?external
#                   ^^^^ value TEMP
check() { return 0; }
# <- definition.function check
#         ^^^^^^ call ?external

TEMP=$(mktemp)
# <- definition.variable TEMP
#      ^^^^^^ call ?external
trap cleanup EXIT
# <- call ?external
#    ^^^^^^^ value cleanup
helper one
# <- call helper
helper "$(helper two)"
# <- call helper
#         ^^^^^^ call helper
value=$(helper three)
# <- definition.variable value
#       ^^^^^^ call helper
old=`helper four`
# <- definition.variable old
#    ^^^^^^ call helper
helper five | helper six | grep x
# <- call helper
#             ^^^^^^ call helper
#                          ^^^^ call ?external
if check; then helper seven; elif ! check; then helper eight; else helper nine; fi
#  ^^^^^ call check
#              ^^^^^^ call helper
#                                   ^^^^^ call check
#                                               ^^^^^^ call helper
#                                                                  ^^^^^^ call helper
while check; do helper ten; done
#     ^^^^^ call check
#               ^^^^^^ call helper
for each in $(helper list); do helper "$each"; done
#             ^^^^^^ call helper
#                              ^^^^^^ call helper
case "$(helper kind)" in
#       ^^^^^^ call helper
    a) helper a ;;
#      ^^^^^^ call helper
    *) helper any ;;
#      ^^^^^^ call helper
esac
check && helper yes || helper no
# <- call check
#        ^^^^^^ call helper
#                      ^^^^^^ call helper
helper background &
# <- call helper
( helper in_subshell )
# ^^^^^^ call helper
{ helper in_group; }
# ^^^^^^ call helper
[ "$(helper test)" = x ] && helper z
#    ^^^^^^ call helper
#                           ^^^^^^ call helper
[[ $(helper double) == y ]]
#    ^^^^^^ call helper
echo "text $(helper in_string) more"
# <- call ?external
#            ^^^^^^ call helper
cat <<END
# <- call ?external
$(helper in_heredoc)
# ^^^^^^ call helper
END
diff <(helper left) <(helper right)
# <- call ?external
#      ^^^^^^ call helper
#                     ^^^^^^ call helper
array=("$(helper in_array)")
# <- definition.variable array
#         ^^^^^^ call helper
echo $(( $(helper sum) + 1 ))
# <- call ?external
#          ^^^^^^ call helper
PREFIX=1 helper with_prefix
# <- definition.variable PREFIX
#        ^^^^^^ call helper
eval helper evaluated
# <- call ?external
#    ^^^^^^ value helper
sudo helper privileged
# <- call ?external
#    ^^^^^^ value helper
timeout 5 helper timed
# <- call ?external
#         ^^^^^^ value helper
export -f helper
#         ^^^^^^ value helper
./program.sh
/usr/bin/env true
$dynamic argument
"$quoted" argument
unknown_command --flag
# <- call ?
ls -l
# <- call ?external
find . -exec helper {} \;
# <- call ?external
outer() {
# <- definition.function outer
    helper inside
#   ^^^^^^ call helper
    local kept
    kept=$(check)
#          ^^^^^ call check
    recursive_one "$kept"
#   ^^^^^^^^^^^^^ call recursive_one
}
recursive_one() { recursive_one "$TEMP"; }
# <- definition.function recursive_one
#                 ^^^^^^^^^^^^^ call recursive_one
#                                 ^^^^ value TEMP
