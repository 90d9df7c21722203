#!/usr/bin/env bash
# Makes the weights from the public data sets; README.md in this directory says where to get them.
#
#     TrainingData/train.sh UNIPEN_DIR EMNIST_DIR FONTS_TSV HDBPMN_PICTURES BOARD_PICTURES OUTPUT_DIR
#
# Goes on where it was stopped: finished steps are skipped, a training resumes from its checkpoint.
set -euo pipefail
[ $# -eq 6 ] || { sed -n '2,6p' "$0" >&2; exit 64; }
data=(--unipen "$1" --emnist "$2" --fonts "$3")
out=$6
recipes=$(cd "$(dirname "$0")" && pwd)/recipes
train=${BOARDSCAN_TRAIN:-.build/release/boardscan-train}
mkdir -p "$out"

step() { # FILE COMMAND…: makes FILE by COMMAND unless it is there
    local file=$1
    shift
    [ -e "$out/$file.done" ] && return
    "$@" -o "$out/$file"
    touch "$out/$file.done"
}

step bootstrap.bsm "$train" fit "$recipes/bootstrap.json" "${data[@]}"
step words-1.bspg "$train" align --unipen "$1" --model "$out/bootstrap.bsm" --limit 30000
step board.bsm "$train" fit "$recipes/board.json" "${data[@]}" --words "$out/words-1.bspg"
step words-2.bspg "$train" align --unipen "$1" --model "$out/board.bsm" --limit 60000
step context.bsm "$train" fit "$recipes/board-context.json" "${data[@]}" --words "$out/words-2.bspg" \
    --from "$out/board.bsm.checkpoint"
step words-3.bspg "$train" align --unipen "$1" --model "$out/context.bsm" --limit 90000
step words.bsm "$train" fit "$recipes/board-words.json" "${data[@]}" --words "$out/words-3.bspg" \
    --from "$out/context.bsm.checkpoint"
step words-calibrated.bsm "$train" calibrate "$out/words.bsm" --unipen "$1" --emnist "$2"
step words-4.bspg "$train" align --unipen "$1" --model "$out/words-calibrated.bsm"
step single.bsm "$train" fit "$recipes/board-single.json" "${data[@]}" --words "$out/words-4.bspg" \
    --from "$out/words.bsm.checkpoint"
step single-calibrated.bsm "$train" calibrate "$out/single.bsm" --unipen "$1" --emnist "$2"
step words-5.bspg "$train" align --unipen "$1" --model "$out/single-calibrated.bsm"
step lines.bsm "$train" fit "$recipes/board-lines.json" "${data[@]}" --words "$out/words-5.bspg" \
    --from "$out/single-calibrated.bsm"
step deep.bsm "$train" fit "$recipes/board-deep.json" "${data[@]}" --words "$out/words-5.bspg" --from "$out/lines.bsm"
step in-line.bsm "$train" fit "$recipes/board-in-line.json" "${data[@]}" --words "$out/words-5.bspg" \
    --from "$out/deep.bsm"
step in-line-calibrated.bsm "$train" calibrate "$out/in-line.bsm" --unipen "$1" --emnist "$2"
step words-6.bspg "$train" align --unipen "$1" --model "$out/in-line-calibrated.bsm"
step cuts.bsm "$train" fit "$recipes/board-cuts.json" "${data[@]}" --words "$out/words-6.bspg" \
    --from "$out/in-line.bsm"
step cuts-calibrated.bsm "$train" calibrate "$out/cuts.bsm" --unipen "$1" --emnist "$2"
step words-7.bspg "$train" align --unipen "$1" --model "$out/cuts-calibrated.bsm"
step long.bsm "$train" fit "$recipes/board-long.json" "${data[@]}" --words "$out/words-7.bspg" \
    --from "$out/cuts-calibrated.bsm"
step long-calibrated.bsm "$train" calibrate "$out/long.bsm" --unipen "$1" --emnist "$2"
step words-8.bspg "$train" align --unipen "$1" --model "$out/long-calibrated.bsm"
step measured.bsm "$train" fit "$recipes/board-measured.json" "${data[@]}" --words "$out/words-8.bspg" \
    --from "$out/long-calibrated.bsm"
step measured-calibrated.bsm "$train" calibrate "$out/measured.bsm" --unipen "$1" --emnist "$2"
step words-9.bspg "$train" align --unipen "$1" --model "$out/measured-calibrated.bsm"
step texts.bsm "$train" fit "$recipes/board-texts.json" "${data[@]}" --words "$out/words-9.bspg" \
    --from "$out/measured-calibrated.bsm"
step mean.bsm "$train" average "$out/texts.bsm" "$out/measured-calibrated.bsm"
step glyphs.bsm "$train" calibrate "$out/mean.bsm" --unipen "$1" --emnist "$2"
step hdbpmn.bspl "$train" cut "$4" --copies 3
step boards.bspl "$train" cut "$5" --copies 1
step photographed.bsm "$train" fit "$recipes/board-photographed.json" "${data[@]}" \
    --lines "hdbpmn=$out/hdbpmn.bspl" --lines "boards=$out/boards.bspl" --from "$out/glyphs.bsm"
step lines-of-photos.bsm "$train" average "$out/photographed.bsm" "$out/glyphs.bsm"
step line.bsln "$train" fit-lines "$recipes/line.json" "${data[@]}" \
    --lines "hdbpmn=$out/hdbpmn.bspl" --lines "boards=$out/boards.bspl"
step alone.bsm "$train" fit "$recipes/single-glyphs.json" "${data[@]}" --words "$out/words-4.bspg" \
    --from "$out/single.bsm.checkpoint"
step alone-calibrated.bsm "$train" calibrate "$out/alone.bsm" --unipen "$1" --emnist "$2"
step words-10.bspg "$train" align --unipen "$1" --model "$out/glyphs.bsm" --limit 30000
step deeper.bsm "$train" fit "$recipes/single-deeper.json" "${data[@]}" --words "$out/words-10.bspg" \
    --from "$out/alone-calibrated.bsm"
step deeper-calibrated.bsm "$train" calibrate "$out/deeper.bsm" --unipen "$1" --emnist "$2"
step even.bsm "$train" fit "$recipes/single-even.json" "${data[@]}" --words "$out/words-10.bspg" \
    --from "$out/deeper-calibrated.bsm"
step even-calibrated.bsm "$train" calibrate "$out/even.bsm" --unipen "$1" --emnist "$2"
step taught.bsm "$train" fit "$recipes/single-taught.json" "${data[@]}" --words "$out/words-10.bspg" \
    --from "$out/even.bsm.checkpoint" --teacher "$out/alone-calibrated.bsm" --teacher "$out/deeper-calibrated.bsm" \
    --teacher "$out/even-calibrated.bsm"
step taught-calibrated.bsm "$train" calibrate "$out/taught.bsm" --unipen "$1" --emnist "$2"
"$train" evaluate "$out/lines-of-photos.bsm" "${data[@]}"
"$train" evaluate "$out/taught-calibrated.bsm" "${data[@]}"
