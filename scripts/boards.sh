#!/usr/bin/env bash
# Draws the boards of all games into one picture, assets/pictures/boards.jpg. Needs ImageMagick.
set -euo pipefail

root=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
damas=${CARGO_TARGET_DIR:-$HOME/.cache/damas/target}/release/damas
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

pictures=()
# The readings of a game have the game's own board.
for game in $(ls "$root/assets/rulesets" | sed -n 's/\.ron$//p'); do
    "$damas" render --out "$folder/$game.png" --ruleset "$game" --size 800x450 --quality medium
    pictures+=(-label "$game" "$folder/$game.png")
done
montage "${pictures[@]}" -background '#1d1713' -fill '#e8dcc8' -tile 4x4 -geometry 400x225+4+4 -quality 86 \
    "$root/assets/pictures/boards.jpg"
