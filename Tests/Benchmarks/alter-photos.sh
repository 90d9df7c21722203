#!/bin/sh
# Photos as worse cameras and hands would have taken them: what reading must bear.
#
# usage: alter-photos.sh PHOTOS OUT      needs ImageMagick
# Makes OUT/half, OUT/third, OUT/askew5, … of the images in PHOTOS, each with its NAME.gt.txt beside it.
set -eu
[ $# -eq 2 ] || { sed -n 4,5p "$0" >&2; exit 64; }
photos=$1
out=$2

alter() {
    kind=$1
    shift
    mkdir -p "$out/$kind"
    for image in "$photos"/*.jpg "$photos"/*.png; do
        [ -e "$image" ] || continue
        name=$(basename "${image%.*}")
        [ -e "$photos/$name.gt.txt" ] || continue
        cp "$photos/$name.gt.txt" "$out/$kind/"
        convert "$image" -auto-orient "$@" "$out/$kind/$name.jpg"
    done
}

alter seventy -resize 70% -quality 90
alter half -resize 50% -quality 90
alter third -resize 35% -quality 92
alter askew3 -virtual-pixel edge +distort SRT 3 +repage -quality 92
alter askew5 -virtual-pixel edge +distort SRT -5 +repage -quality 92
alter askew8 -virtual-pixel edge +distort SRT 8 +repage -quality 92
alter askew30 -background gray -rotate 30 -quality 92
alter askew45 -background gray -rotate -45 -quality 92
alter right -rotate 90 -quality 92
alter over -rotate 180 -quality 92
alter left -rotate 270 -quality 92
alter blurred -blur 0x1.5 -quality 92
alter unfocused -blur 0x2.2 -quality 92
alter moved -motion-blur 0x2+30 -quality 92
alter noisy -seed 1 -attenuate 0.4 +noise Gaussian -quality 88
alter coarse -quality 20
alter dark -evaluate multiply 0.45 -quality 90
