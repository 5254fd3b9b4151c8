#!/usr/bin/env bash
#
# Installs what is missing and runs every check, stopping at the first that fails.
#
#   scripts/test.sh              all of them, in the order of `all_checks`
#   scripts/test.sh quick        those that do without Bevy: seconds
#   scripts/test.sh CHECK...     only these, for example `scripts/test.sh window_tests`
#
# Bevy's dependencies are compiled once, in the release profile; only clippy needs a pass of its own over them. So no
# step may set RUSTFLAGS, change a profile or choose other features of Bevy: each of these would compile them again.
set -euo pipefail

root=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=scripts/setup.sh
. "$root/scripts/setup.sh"

quick_checks=(format core_tests core_lints docs)
all_checks=(format core_tests core_lints build app_tests window_tests deep_perft app_lints docs)

format() {
    cargo fmt --check
}

# Rules, notation, match, command line, and the tidy tests. Dev profile: overflow checks are on. Both move generators are
# compared on this many random positions of each ruleset, each followed by a few moves.
core_tests() {
    DAMAS_COMPARE=${DAMAS_COMPARE:-2500} cargo test --no-default-features
}

core_lints() {
    cargo clippy --no-default-features --all-targets -- -D warnings
}

build() {
    announce_first_build
    cargo build --release
}

# The app without a window: its unit tests, and the headless ones.
app_tests() {
    cargo test --release --lib --test app
}

# The real program in a real window, on a display in memory that the test starts.
window_tests() {
    cargo test --release --test window
}

# The test of the dev profile again: without debug assertions it counts much deeper.
deep_perft() {
    cargo test --release --test perft
}

app_lints() {
    cargo clippy --release --all-targets -- -D warnings
}

docs() {
    RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --no-default-features
}

is_one_of() {
    local wanted=$1 name
    shift
    for name in "$@"; do
        [ "$name" != "$wanted" ] || return 0
    done
    return 1
}

# Sets `checks` from the arguments.
choose_checks() {
    local name
    case ${1:-all} in
        all) checks=("${all_checks[@]}") ;;
        quick) checks=("${quick_checks[@]}") ;;
        *) checks=("$@") ;;
    esac
    for name in "${checks[@]}"; do
        is_one_of "$name" "${all_checks[@]}" || {
            say "there is no check \`$name\`; there are: ${all_checks[*]}, and \`quick\` for: ${quick_checks[*]}."
            exit 2
        }
    done
}

# Installs what the chosen checks need: the quick ones do without sound, graphics and a display.
prepare() {
    local name needs=compiler_needs
    require_rust
    require_rust_part fmt rustfmt
    require_rust_part clippy clippy
    for name in "${checks[@]}"; do
        is_one_of "$name" "${quick_checks[@]}" || needs=build_needs
    done
    provide $needs || stop "nothing can be built without that."
    if is_one_of window_tests "${checks[@]}"; then
        provide window_test_needs ||
            stop "the window tests need that; \`scripts/test.sh quick\` runs what does without."
        provide table_needs || say "trying all the same."
    fi
}

run_check() {
    local name=$1 start=$SECONDS
    printf '\n==== %s: %s\n' "$name" "$(command_of "$name")"
    "$name" || {
        printf '\n==== %s FAILED after %d s. To run it alone: scripts/test.sh %s\n' "$name" $((SECONDS - start)) "$name"
        exit 1
    }
    printf '==== %s passed in %d s\n' "$name" $((SECONDS - start))
    summary+=("$(printf '%6d s  %s' $((SECONDS - start)) "$name")")
}

# The cargo command in the body of a check, for its heading.
command_of() {
    declare -f "$1" | sed -n 's/^ *\(.*cargo .*\)$/\1/p' | tr -d ';'
}

summary=()
choose_target_folder
choose_checks "$@"
cd "$root"
prepare
for check in "${checks[@]}"; do
    run_check "$check"
done
printf '\n==== every check passed in %d s\n' "$SECONDS"
printf '%s\n' "${summary[@]}"
