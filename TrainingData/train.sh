#!/usr/bin/env bash
# Makes the weights from the public data sets; README.md in this directory says where to get them.
#
#     TrainingData/train.sh UNIPEN_DIR EMNIST_DIR FONTS_TSV MORE_FONTS_DIR HDBPMN_CLONE GNHK_DIR CODEOCR_DIR OUTPUT_DIR
#
# Six trainings, a recipe each. Goes on where it was stopped: finished steps are skipped, a training resumes from its checkpoint.
set -euo pipefail
[ $# -eq 8 ] || { sed -n '2,6p' "$0" >&2; exit 64; }
unipen=$1 data=(--unipen "$1" --emnist "$2" --fonts "$3" --fonts "$4") hdbpmn=$5 gnhk=$6 code=$7 out=$8
writers=(--unipen "$1" --fonts "$3" --fonts "$4")
recipes=$(cd "$(dirname "$0")" && pwd)/recipes
train=${BOARDSCAN_TRAIN:-.build/release/boardscan-train}
export OPENBLAS_NUM_THREADS=1  # the trainer shares its work among the cores itself
mkdir -p "$out"

step() { # RESULT COMMAND…: makes RESULT by COMMAND unless it is there
    [ -e "$out/$1.done" ] && return
    "${@:2}"
    touch "$out/$1.done"
}

# Pictures whose writing is known: photos of diagrams and of notes, and made-up boards, short lines and scenes.
step hdbpmn "$train" hdbpmn "$hdbpmn" "$out/hdbpmn" --split train
step gnhk "$train" gnhk "$gnhk" "$out/gnhk"
step short "$train" whole-boards "$out/short" --short --count 500 --seed 9 "${writers[@]}"
step boards "$train" whole-boards "$out/boards" --count 1000 --seed 7 "${writers[@]}"
step scenes "$train" whole-boards "$out/scenes" --scenes --count 1200 --seed 11 "${writers[@]}"

# 1. Where writing is.
pictures=()
for name in hdbpmn gnhk short boards scenes; do pictures+=(--pictures "$name=$out/$name"); done
step finding.bsf "$train" fit-finding "$recipes/finding.json" "${pictures[@]}" -o "$out/finding.bsf"

# Their lines, as the reader cuts them, also of poorer copies.
step hdbpmn.bspl "$train" cut "$out/hdbpmn" --copies 2 --finding "$out/finding.bsf" -o "$out/hdbpmn.bspl"
step boards.bspl "$train" cut "$out/boards" --copies 1 --finding "$out/finding.bsf" -o "$out/boards.bspl"
step scenes.bspl "$train" cut "$out/scenes" --copies 1 --finding "$out/finding.bsf" -o "$out/scenes.bspl"
step gnhk.bspl "$train" cut "$out/gnhk" --copies 3 --finding "$out/finding.bsf" -o "$out/gnhk.bspl"
step code.bspl "$train" cut --texts "$code/train" --copies 1 --finding "$out/finding.bsf" -o "$out/code.bspl"
lines=()
for name in hdbpmn boards scenes gnhk code; do lines+=(--lines "$name=$out/$name.bspl"); done

# 2. What stands in a line, column by column.
step line-first.bsln "$train" fit-lines "$recipes/line.json" "${data[@]}" "${lines[@]}" -o "$out/line-first.bsln"
step line.bsln "$train" fit-lines "$recipes/line-more.json" "${data[@]}" "${lines[@]}" --from "$out/line-first.bsln" \
    -o "$out/line.bsln"

# 3. What a glyph is. 4. What it is in a photo.
step glyphs-first.bsm "$train" fit "$recipes/glyphs.json" "${data[@]}" -o "$out/glyphs-first.bsm"
step glyphs-in-photos.bsm "$train" fit "$recipes/glyphs-in-photos.json" "${data[@]}" "${lines[@]}" \
    --line "$out/line.bsln" --from "$out/glyphs-first.bsm" -o "$out/glyphs-in-photos.bsm"
step glyphs.bsm "$train" calibrate "$out/glyphs-in-photos.bsm" "${data[@]}" -o "$out/glyphs.bsm"

# 5. What a character is that stands alone.
step single-sharp.bsm "$train" fit "$recipes/single.json" "${data[@]}" -o "$out/single-sharp.bsm"
step single.bsm "$train" calibrate "$out/single-sharp.bsm" "${data[@]}" -o "$out/single.bsm"

"$train" evaluate "$out/glyphs.bsm" "${data[@]}"
"$train" evaluate "$out/single.bsm" "${data[@]}"
