#!/usr/bin/env python3
"""Reads made-up lines with and without the ink of strangers above and below them, and says how much worse that is.

    score-strangers.py BOARDSCAN FONT… [--count 120] [--seed 1] [--most 0.05]

Each picture is a crop of a board with one line in it: one to three words that no list holds, in capitals, in small
letters or as in a sentence, in one of the FONTs. Once it is alone; once the feet of a line above and the heads of a
line below reach into the crop. Ends with 1 when the strangers cost more than --most of the characters.
"""

import argparse
import pathlib
import random
import subprocess
import sys
import tempfile

from PIL import Image, ImageDraw, ImageFont

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / ".ci"))
from score_battery import edit_distance  # noqa: E402

CAPITAL = 44  # height of a capital letter in pixels
SYLLABLES = ["va", "re", "lok", "ig", "tur", "pel", "son", "mi", "kra", "dun", "fe", "sty", "ob", "wal", "ne", "quo", "zim", "ha"]


def word(chance):
    return "".join(chance.choice(SYLLABLES) for _ in range(chance.randint(2, 3)))


def text(chance):
    words = " ".join(word(chance) for _ in range(chance.randint(1, 3)))
    return chance.choice([str.upper, str.lower, str.capitalize])(words)


def scaled(path):
    """The font at the size whose capitals have the height."""
    box = ImageFont.truetype(path, 100).getbbox("H")
    return ImageFont.truetype(path, round(100 * CAPITAL / max(1, box[3] - box[1])))


def picture(font, line, above, below, chance):
    """Dark ink on light ground; strangers are cut off by the crop's border."""
    box = font.getbbox(line)
    width, height = box[2] - box[0] + 2 * CAPITAL, box[3] - box[1] + CAPITAL
    image = Image.new("L", (width, height), chance.randint(215, 245))
    draw, ink = ImageDraw.Draw(image), chance.randint(20, 70)
    draw.text((CAPITAL - box[0], CAPITAL // 2 - box[1]), line, ink, font)
    seen = CAPITAL // 4  # as far as a stranger reaches into the crop
    if above:
        feet = font.getbbox(above)
        draw.text((CAPITAL // 2, seen - feet[3]), above, ink, font)
    if below:
        heads = font.getbbox(below)
        draw.text((CAPITAL // 3, height - seen - heads[1]), below, ink, font)
    return image


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boardscan", type=pathlib.Path)
    parser.add_argument("fonts", nargs="+")
    parser.add_argument("--count", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=float)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    errors, characters, worst = {"alone": 0, "strangers": 0}, 0, []
    with tempfile.TemporaryDirectory() as place:
        for _ in range(arguments.count):
            font, line = scaled(chance.choice(arguments.fonts)), text(chance)
            strangers = (text(chance), text(chance))
            characters += len(line)
            found = {}
            for kind, (above, below) in {"alone": (None, None), "strangers": strangers}.items():
                path = pathlib.Path(place) / "line.png"
                picture(font, line, above, below, chance).save(path)
                done = subprocess.run([arguments.boardscan, path], capture_output=True, timeout=60)
                # A stranger that is read at all stands on a line of its own; the nearest line counts.
                lines = done.stdout.decode().split("\n")
                read = min(lines, key=lambda each: edit_distance(line.lower(), each.lower()))
                found[kind] = read
                errors[kind] += edit_distance(line.lower(), read.lower())
            if edit_distance(line.lower(), found["strangers"].lower()) > edit_distance(line.lower(), found["alone"].lower()):
                worst.append(f"{line!r}: {found['alone']!r} alone, {found['strangers']!r} among strangers")
    for each in worst:
        print(each)
    alone, among = errors["alone"] / characters, errors["strangers"] / characters
    print(f"{arguments.count} lines, {characters} characters: alone {alone:.3f}, among strangers {among:.3f}")
    sys.exit(1 if arguments.most is not None and among > alone + arguments.most else 0)


if __name__ == "__main__":
    main()
