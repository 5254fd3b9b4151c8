# shellcheck shell=bash
#
# What scripts/play.sh and scripts/test.sh need before they can start: Rust, Debian packages, a place for what is built.
# Sourced, never run. Whoever sources it has set `root` to the project's folder.
#
# A need is one call of `need`; a function whose name ends in `_needs` lists those of one purpose. Where apt-get is
# there `provide` installs what such a list lacks, elsewhere it names each missing thing in one sentence. On a machine
# that has everything nothing is said, and apt-get is not called.
#
# The Wayland libraries are not among the needs: winit opens them at run time, and a Wayland desktop has them.

: "${root:?is set by the script that sources this one}"

say() {
    printf 'damas: %s\n' "$*" >&2
}

stop() {
    say "$*"
    exit 1
}

# ---- What is built ----

# One folder for everything cargo builds, outside the checkout, so that a second clone does not compile Bevy again.
choose_target_folder() {
    export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$HOME/.cache/damas/target}"
    case $CARGO_TARGET_DIR in
        /*) ;;
        *) CARGO_TARGET_DIR="$PWD/$CARGO_TARGET_DIR" ;;
    esac
}

announce_first_build() {
    [ -e "$CARGO_TARGET_DIR/release/damas" ] && return
    say "the first build takes about 20 minutes on two cores, because it compiles Bevy; later ones take seconds." \
        "What is built is kept in $CARGO_TARGET_DIR."
}

# ---- Rust ----

require_rust() {
    local wanted found
    # A fresh rustup is on the PATH of the next login only.
    have_program cargo || PATH="$PATH:$HOME/.cargo/bin"
    wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$root/Cargo.toml")
    if ! have_program cargo; then
        stop "Rust is missing; install version $wanted or newer with" \
            "\`curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh\` (see https://rustup.rs)," \
            "then start this again."
    fi
    found=$(cd "$root" && cargo --version | cut -d ' ' -f 2) || stop "\`cargo --version\` failed, see above."
    if [ "$(printf '%s\n' "$wanted" "$found" | sort -V | head -n 1)" != "$wanted" ]; then
        stop "Rust $found is too old, version $wanted is needed; get it with \`rustup update stable\`" \
            "(rustup is at https://rustup.rs), then start this again."
    fi
}

# A part of Rust that some installations leave out: `require_rust_part fmt rustfmt`.
require_rust_part() {
    local command=$1 component=$2
    cargo "$command" --version >/dev/null 2>&1 && return
    have_program rustup && rustup component add "$component" && return
    stop "\`cargo $command\` is missing; install your system's package $component," \
        "or Rust itself from https://rustup.rs."
}

# ---- Needs ----

compiler_needs() {
    need "a C compiler" "gcc libc6-dev" gcc gcc have_program cc
}

build_needs() {
    compiler_needs
    is_linux || return 0
    need "pkg-config" pkg-config pkgconf-pkg-config pkgconf have_program pkg-config
    need "the development package of ALSA (sound)" libasound2-dev alsa-lib-devel alsa-lib have_development_files alsa
}

# All of these are opened at run time, so a program can be built without them.
table_needs() {
    is_linux || return 0
    need "the Vulkan loader" libvulkan1 vulkan-loader vulkan-icd-loader have_library libvulkan.so.1
    need "a Vulkan driver" mesa-vulkan-drivers mesa-vulkan-drivers \
        "vulkan-swrast (or your graphics card's: vulkan-radeon, vulkan-intel, nvidia-utils)" have_vulkan_driver
    need "the X11 library" "libx11-6 libx11-xcb1" "libX11 libX11-xcb" libx11 have_library libX11-xcb.so.1
    need "the X11 cursor library" libxcursor1 libXcursor libxcursor have_library libXcursor.so.1
    need "the X11 input library" libxi6 libXi libxi have_library libXi.so.6
    need "the keyboard library" libxkbcommon0 libxkbcommon libxkbcommon have_library libxkbcommon.so.0
    need "the keyboard library for X11" libxkbcommon-x11-0 libxkbcommon-x11 libxkbcommon-x11 \
        have_library libxkbcommon-x11.so.0
}

window_test_needs() {
    is_linux || return 0
    need "Xvfb (a display in memory)" xvfb xorg-x11-server-Xvfb xorg-server-xvfb have_program Xvfb
    need "xdotool (clicks and keys)" xdotool xdotool xdotool have_program xdotool
}

# ---- Probes ----

is_linux() {
    [ "$(uname -s)" = Linux ]
}

have_program() {
    command -v "$1" >/dev/null 2>&1
}

have_development_files() {
    pkg-config --exists "$1" >/dev/null 2>&1
}

# True as well where no cache of libraries can be asked (musl, NixOS): then the program itself will say what it lacks.
have_library() {
    local libraries
    libraries=$(PATH="$PATH:/usr/sbin:/sbin" ldconfig -p 2>/dev/null) || return 0
    [[ $libraries == *"$1 "* ]]
}

have_vulkan_driver() {
    local folder
    [ -z "${VK_DRIVER_FILES:-}${VK_ICD_FILENAMES:-}" ] || return 0
    for folder in /usr/share /usr/local/share /etc /usr/local/etc /run/opengl-driver/share \
        "${XDG_DATA_HOME:-$HOME/.local/share}"; do
        ! compgen -G "$folder/vulkan/icd.d/*.json" >/dev/null || return 0
    done
    return 1
}

# ---- Installing ----

missing_packages=()
missing_sentences=()
apt_lists_are_fresh=false

# need WHAT DEBIAN FEDORA ARCH PROBE…: notes WHAT as missing, with its packages, unless the command PROBE succeeds.
need() {
    local what=$1 debian=$2 fedora=$3 arch=$4 package
    shift 4
    ! "$@" || return 0
    for package in $debian; do
        missing_packages+=("$package")
    done
    missing_sentences+=("$what is missing: apt has it as $debian, dnf as $fedora, pacman as $arch.")
}

list_missing() {
    local list
    missing_packages=()
    missing_sentences=()
    for list in "$@"; do
        "$list"
    done
}

# provide LIST…: installs what the needs of these lists lack. False if something is still missing, after saying what.
provide() {
    local sentence
    list_missing "$@"
    if [ ${#missing_packages[@]} -gt 0 ] && have_program apt-get; then
        apt_install "${missing_packages[@]}" || say "apt-get could not install ${missing_packages[*]}."
        list_missing "$@"
    fi
    [ ${#missing_sentences[@]} -gt 0 ] || return 0
    for sentence in "${missing_sentences[@]}"; do
        say "$sentence"
    done
    return 1
}

apt_install() {
    if [ "$(id -u)" -ne 0 ] && ! have_program sudo; then
        say "only root may install packages, and there is no sudo."
        return 1
    fi
    say "installing with apt-get: $*"
    # A fresh machine has no lists of packages, or old ones.
    $apt_lists_are_fresh || apt_get update || say "apt-get update failed; trying with the lists that are here."
    apt_lists_are_fresh=true
    apt_get install --yes --no-install-recommends "$@"
}

# Runs apt-get as root and shows what it printed only when it fails.
apt_get() {
    local command=(env DEBIAN_FRONTEND=noninteractive apt-get -qq "$@") output
    [ "$(id -u)" -eq 0 ] || command=(sudo "${command[@]}")
    output=$("${command[@]}" </dev/null 2>&1) || {
        printf '%s\n' "$output" | tail -n 15 >&2
        return 1
    }
}
