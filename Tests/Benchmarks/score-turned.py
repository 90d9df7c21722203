#!/usr/bin/env python3
"""Reads pictures turned on a gray ground, and says how much worse that is than reading them level.

    score-turned.py BOARDSCAN SCORE DIR… [--angles 10,20,30,45,60,90,135,180,270] [--most 0.02] [--jobs 2]

DIR has pictures with NAME.gt.txt beside them; SCORE is a script that takes a directory of truths and one of texts and
prints the case-folded CER of them together. Ends with 1 when an angle is more than --most worse than level.
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from PIL import Image

ENDINGS = (".jpg", ".jpeg", ".png", ".tif", ".webp")


def pictures(directory):
    for truth in sorted(directory.glob("*.gt.txt")):
        name = truth.name.removesuffix(".gt.txt")
        for ending in ENDINGS:
            if (picture := directory / (name + ending)).exists():
                yield picture, truth


def turned(picture, angle):
    """Clockwise, on gray, with a border that level pictures have, too."""
    image = Image.open(picture).convert("RGB")
    gray, margin = (128, 128, 128), max(image.size) // 20
    framed = Image.new("RGB", (image.width + 2 * margin, image.height + 2 * margin), gray)
    framed.paste(image, (margin, margin))
    return framed.rotate(-angle, Image.Resampling.BICUBIC, expand=True, fillcolor=gray)


def error(arguments, directory, angle, place):
    texts, truths = place / "texts", place / "truths"
    for path in (texts, truths):
        shutil.rmtree(path, ignore_errors=True)
        path.mkdir()

    def read(pair):
        picture, truth = pair
        name = truth.name.removesuffix(".gt.txt")
        shutil.copy(truth, truths)
        photo = place / f"{name}-{angle}.png"
        turned(picture, angle).save(photo, compress_level=1)
        done = subprocess.run([arguments.boardscan, photo], capture_output=True, timeout=120)
        (texts / f"{name}.txt").write_bytes(done.stdout)
        photo.unlink()

    with ThreadPoolExecutor(arguments.jobs) as pool:
        list(pool.map(read, pictures(directory)))
    score = [sys.executable, arguments.score, truths, texts]
    printed = subprocess.run(score, capture_output=True, text=True, check=True).stdout
    return float(re.findall(r"case-folded ([0-9.]+)", printed)[-1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boardscan", type=pathlib.Path)
    parser.add_argument("score", type=pathlib.Path)
    parser.add_argument("directories", type=pathlib.Path, nargs="+")
    parser.add_argument("--angles", default="10,20,30,45,60,90,135,180,270")
    parser.add_argument("--most", type=float)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as place:
        for directory in arguments.directories:
            level = error(arguments, directory, 0, pathlib.Path(place))
            print(f"{directory.name}: level {level:.3f}", flush=True)
            for angle in map(int, arguments.angles.split(",")):
                worse = error(arguments, directory, angle, pathlib.Path(place))
                print(f"{directory.name}: {angle}° {worse:.3f}", flush=True)
                failed |= arguments.most is not None and worse > level + arguments.most
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
