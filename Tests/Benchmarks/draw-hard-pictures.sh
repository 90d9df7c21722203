#!/usr/bin/env bash
# Draws pictures of 12 megapixels without any writing, on which programs that look for letters take longest: noise, dots,
# checkerboards, hatching, a gradient in steps. For compare-speed.py: nothing of them may take longer than five seconds.
#
#     Tests/Benchmarks/draw-hard-pictures.sh DIRECTORY [WIDTHxHEIGHT]
#
# Needs ImageMagick.
set -euo pipefail
[ $# -ge 1 ] || { sed -n '2,7p' "$0" >&2; exit 64; }
directory=$1 size=${2:-4000x3000}
mkdir -p "$directory"

draw() { convert -seed 1 "${@:2}" -depth 8 -type TrueColor "$directory/$1"; }
# A tile that covers the whole picture.
tiled() { convert "${@:2}" miff:- | draw "$1" -size "$size" tile:miff:-; }

draw noise.jpg -size "$size" xc:gray50 -attenuate 1 +noise Gaussian -quality 90
draw binary-noise.png -size "$size" xc:gray50 +noise Random -colorspace gray -threshold 50%
draw sparse-noise.png -size "$size" xc:gray50 +noise Random -colorspace gray -threshold 88%
draw soft-noise.jpg -size "$size" xc:gray50 +noise Random -colorspace gray -blur 0x3 -normalize -quality 90
for pitch in 4 16 40; do
    half=$((pitch / 2))
    tiled "checkerboard-$pitch.png" -size "${pitch}x$pitch" xc:white -fill black \
        -draw "rectangle 0,0 $((half - 1)),$((half - 1))" -draw "rectangle $half,$half $pitch,$pitch"
    tiled "dots-$pitch.png" -size "${pitch}x$pitch" xc:white -fill black -draw "circle $half,$half $half,$((half + pitch / 4))"
done
tiled hatching.png -size 24x24 xc:white -fill none -stroke black -draw "line 0,0 24,24" -draw "line 24,0 0,24"
tiled bars.png -size 14x24 xc:white -fill black -draw "rectangle 5,3 8,20"
tiled rings.png -size 30x30 xc:white -fill none -stroke black -draw "circle 15,15 15,24"
draw steps.png -size "$size" gradient:white-black -posterize 12
draw plasma.jpg -size "$size" plasma:fractal -quality 90
