count=0
# <- definition.variable count
load() { echo "$count"; }
# <- definition.function load
#        ^^^^ call ?external
#               ^^^^^ value count
shadow() {
# <- definition.function shadow
    local count=1
    echo "$count" "${count}"
#   ^^^^ call ?external
    load
#   ^^^^ call load
}
declared() {
# <- definition.function declared
    declare name
    typeset -i count=3
    echo "$name" "$count"
#   ^^^^ call ?external
}
unshadowed() {
# <- definition.function unshadowed
    count=2
    echo "$count" "${count[0]}"
#   ^^^^ call ?external
#          ^^^^^ value count
#                    ^^^^^ value count
    for each in a b; do echo "$each"; done
#                       ^^^^ call ?external
}
