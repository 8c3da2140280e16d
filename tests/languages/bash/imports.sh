# --- path: bin/run.sh ---
#!/usr/bin/env bash
DIR="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# <- definition.variable DIR
#      ^^ call ?external
#            ^^^^^^^ call ?external
#                                             ^^^ call ?external
source "$DIR/../lib/common.sh"
# <- call ?external
#        ^^^ value DIR
. ../lib/log.sh
source "${DIR}/helpers.sh"
# <- call ?external
#         ^^^ value DIR
source /etc/os-release
# <- call ?external
. "$(dirname "$0")/local.sh"
#    ^^^^^^^ call ?external
source lib/relative.sh
# <- call ?external
common_function
# <- call lib/common.sh::common_function
log_line "a"
# <- call lib/log.sh::log_line
help_me
# <- call bin/helpers.sh::help_me
from_local
# <- call bin/local.sh::from_local
relative_one
# <- call lib/relative.sh::relative_one
echo "$COMMON_VALUE"
# <- call ?external
#      ^^^^^^^^^^^^ value lib/common.sh::COMMON_VALUE
# --- path: lib/common.sh ---
COMMON_VALUE=1
# <- definition.variable COMMON_VALUE
common_function() { deeper; }
# <- definition.function common_function
#                   ^^^^^^ call lib/deeper.sh::deeper
source "$(dirname "${BASH_SOURCE[0]}")/deeper.sh"
# <- call ?external
#         ^^^^^^^ call ?external
# --- path: lib/deeper.sh ---
deeper() { :; }
# <- definition.function deeper
# --- path: lib/log.sh ---
log_line() { printf '%s' "$1"; }
# <- definition.function log_line
#            ^^^^^^ call ?external
# --- path: lib/relative.sh ---
relative_one() { :; }
# <- definition.function relative_one
# --- path: bin/helpers.sh ---
help_me() { common_function; }
# <- definition.function help_me
#           ^^^^^^^^^^^^^^^ call lib/common.sh::common_function
# --- path: bin/local.sh ---
from_local() { :; }
# <- definition.function from_local
# --- path: other/unrelated.sh ---
deeper() { :; }
# <- definition.function deeper
