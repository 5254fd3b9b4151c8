#!/usr/bin/env bash
#
# Opens the table: installs what is missing, builds the program and starts it with the arguments given here.
# Works from any folder, and again and again.
set -euo pipefail

root=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=scripts/setup.sh
. "$root/scripts/setup.sh"

# Cargo runs in the project's folder, the program in the caller's: `--pdn FILE` means a file of the caller.
build() {
    cd "$root"
    if [ -e "$CARGO_TARGET_DIR/release/damas" ]; then
        # Nothing to do is nothing to say; what is compiled is still listed.
        cargo build --release --bin damas 2>&1 | awk '!/^ *Finished/ { print; fflush() }' >&2
    else
        cargo build --release --bin damas
    fi
}

choose_target_folder
require_rust
provide build_needs || stop "the program cannot be built without that."
provide table_needs || say "trying all the same."
announce_first_build
(build)
exec "$CARGO_TARGET_DIR/release/damas" "$@"
