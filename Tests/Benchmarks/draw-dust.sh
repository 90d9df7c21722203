#!/usr/bin/env bash
# Draws pages that are empty but for one to six specks of dust, dark and light, and checks that nothing is read there.
#
#     draw-dust.sh BOARDSCAN DIRECTORY
#
# Prints what was read where anything was, and the longest time and largest memory of a page.
set -euo pipefail
[ $# -eq 2 ] || { sed -n '2,6p' "$0" >&2; exit 64; }
program=$1 directory=$2
mkdir -p "$directory"
for size in 816x612 1632x1224 2480x3508 4000x3000; do
    width=${size%x*} height=${size#*x}
    for side in 2 3 6 9 12; do
        for count in 1 2 3 4 6; do
            for colours in "white black" "black white" "#e8e4da #404048"; do
                read -r ground ink <<<"$colours"
                name=$directory/dust-$size-$side-$count-${ground#\#}.png
                [ -e "$name" ] && continue
                RANDOM=$((width + side * 100 + count))
                specks=()
                for ((i = 0; i < count; i++)); do
                    x=$(((RANDOM * 32768 + RANDOM) % (width - 2 * side) + side))
                    y=$(((RANDOM * 32768 + RANDOM) % (height - 2 * side) + side))
                    specks+=(-draw "rectangle $x,$y $((x + side - 1)),$((y + side - 1))")
                done
                convert -size "$size" "xc:$ground" -fill "$ink" "${specks[@]}" -define png:compression-level=1 "$name"
            done
        done
    done
done
pages=0 read=0 slowest=0 largest=0
for name in "$directory"/dust-*.png; do
    for mode in "" "--psm 7"; do
        command=("$program" "$name")
        [ -z "$mode" ] || command=("$program" tesseract "$name" - --psm 7)
        figures=$(mktemp)
        text=$(/usr/bin/time -o "$figures" -f '%U %S %M' "${command[@]}" 2>/dev/null | tr -d '[:space:]')
        pages=$((pages + 1))
        [ -z "$text" ] || { read=$((read + 1)); echo "$(basename "$name") $mode: $text"; }
        slowest=$(awk -v s="$slowest" '{ t = $1 + $2; print (t > s ? t : s) }' "$figures")
        largest=$(awk -v l="$largest" '{ print ($3 > l ? $3 : l) }' "$figures")
        rm -f "$figures"
    done
done
echo "$read of $pages read as text; longest $slowest s, largest $((largest / 1024)) MB"
