"""Reads a battery of made-up print with boardscan and with tesseract, and prints both error rates for each kind and condition.

usage: score_battery.py [BOARDSCAN] [--train BOARDSCAN_TRAIN] [--count N] [--seed N] [--jobs N] [--pictures DIR] [--psm N] [--worst N]
[--limits FILE] [--write-limits FILE]

Error is the character error rate over all characters of a cell, case-folded and as written; of a picture it is the lesser of that of the
whole text and that of its lines paired at least cost, and 1 at most. Tesseract reads each picture in two modes of page segmentation, and the
better reading counts: a choice that nobody could make beforehand. A star marks where boardscan is worse all the same.
"""
import argparse
import collections
import concurrent.futures
import csv
import dataclasses
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import unicodedata

CONDITIONS = ["clean", "jpeg", "blur", "scan"]
# Longer than any picture takes by far; one that takes it counts as empty.
GREATEST_SECONDS = 60
# How far above the present error limits are written.
LIMIT_SLACK = 0.01
TYPOGRAPHY = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-"})


@dataclasses.dataclass
class Picture:
    """A picture, what is known of it, and both programs' edits."""

    name: str
    kind: str
    condition: str
    ground: str
    height: int
    font: str
    truth: str
    texts: dict = dataclasses.field(default_factory=dict)
    seconds: float = 0

    def edits(self, engine, folded=True):
        fold = str.lower if folded else str
        return min(page_edits(fold(self.truth), fold(text)) for text in self.texts[engine])

    @property
    def characters(self):
        return len(normalized(self.truth))


def normalized(text):
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", text).translate(TYPOGRAPHY)).strip()


def edit_distance(first, second):
    row = list(range(len(second) + 1))
    for number, character in enumerate(first, 1):
        above, row[0] = row[0], number
        for place, other in enumerate(second, 1):
            above, row[place] = row[place], min(row[place] + 1, row[place - 1] + 1, above + (character != other))
    return row[-1]


def paired_edits(first, second):
    """Edits when lines are paired at least cost; those without a partner cost their length."""
    import numpy
    from scipy.optimize import linear_sum_assignment

    size = len(first) + len(second)
    costs = numpy.zeros((size, size))
    for row in range(size):
        for column in range(size):
            if row < len(first) and column < len(second):
                costs[row, column] = edit_distance(first[row], second[column])
            elif row < len(first):
                costs[row, column] = len(first[row])
            elif column < len(second):
                costs[row, column] = len(second[column])
    return int(costs[linear_sum_assignment(costs)].sum())


def page_edits(truth, text):
    lines = [[normalized(line) for line in page.splitlines() if normalized(line)] for page in (truth, text)]
    return min(
        edit_distance(normalized(truth), normalized(text)), paired_edits(*lines), len(normalized(truth)))


def run(command):
    start = time.monotonic()
    try:
        text = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=GREATEST_SECONDS,
            env={**os.environ, "OMP_THREAD_LIMIT": "1"}, check=True).stdout.decode(errors="replace")
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        text = ""
    return text, time.monotonic() - start


def pictures(directory):
    """What battery.tsv lists."""
    with open(directory / "battery.tsv", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            kind, condition, _ = row["name"].split("-")
            yield Picture(
                row["name"], kind, condition, row["ground"], int(row["height"]), row["font"],
                (directory / (row["name"] + ".gt.txt")).read_text())


def error(chosen, engine, folded=True):
    return sum(p.edits(engine, folded) for p in chosen) / max(1, sum(p.characters for p in chosen))


def row(title, chosen):
    ours, theirs = error(chosen, "boardscan"), error(chosen, "tesseract")
    written = f"{error(chosen, 'boardscan', False):.3f} | {error(chosen, 'tesseract', False):.3f}"
    worse = " *" if ours > theirs else ""
    return f"| {title} | {len(chosen)} | {ours:.3f} | {theirs:.3f} | {written} |{worse}"


def tables(read):
    """A table of kinds and conditions, and one for each other property."""
    head = "| {} | pictures | boardscan | tesseract | as written: boardscan | tesseract |\n|---|--:|--:|--:|--:|--:|"
    kinds = list(dict.fromkeys(p.kind for p in read))
    print(head.format("kind, condition"))
    for kind in kinds:
        for condition in CONDITIONS:
            print(row(f"{kind}, {condition}", [p for p in read if (p.kind, p.condition) == (kind, condition)]))
    for title, key in [
        ("kind", lambda p: p.kind), ("condition", lambda p: p.condition), ("ground", lambda p: p.ground),
        ("height", lambda p: next(f"to {top:3}" for top in [15, 20, 30, 45, 70, 120] if p.height <= top)),
        ("font", lambda p: p.font), ("all", lambda p: "all"),
    ]:
        groups = collections.defaultdict(list)
        for picture in read:
            groups[key(picture)].append(picture)
        print("\n" + head.format(title))
        for name, chosen in sorted(groups.items()) if title == "height" else groups.items():
            print(row(name, chosen))


def cells(read):
    groups = collections.defaultdict(list)
    for picture in read:
        groups[f"{picture.kind}-{picture.condition}"].append(picture)
    return {name: error(chosen, "boardscan") for name, chosen in groups.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boardscan", nargs="?", default=".build/release/boardscan")
    parser.add_argument("--train", default=".build/release/boardscan-train", help="what makes the pictures")
    parser.add_argument("--count", type=int, default=6, help="pictures of each kind and condition")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="pictures read at a time")
    parser.add_argument("--pictures", type=pathlib.Path, help="where they go, and stay")
    parser.add_argument("--psm", default="3,6", help="tesseract's modes of page segmentation")
    parser.add_argument("--worst", type=int, default=0, help="how many pictures to show of which boardscan is worse")
    parser.add_argument("--limits", type=pathlib.Path, help="fail where boardscan's error is above a cell's one here, in JSON")
    parser.add_argument("--write-limits", type=pathlib.Path, help="write the present errors, with some slack, as limits")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        directory = options.pictures or pathlib.Path(temporary)
        subprocess.run(
            [options.train, "battery", str(directory), "--count", str(options.count), "--seed", str(options.seed)],
            check=True)
        read = list(pictures(directory))

        def both(picture):
            path = next(str(p) for p in directory.glob(picture.name + ".*") if p.suffix in {".png", ".jpg"})
            text, picture.seconds = run([options.boardscan, path])
            picture.texts = {
                "boardscan": [text],
                "tesseract": [run(["tesseract", path, "-", "--psm", mode])[0] for mode in options.psm.split(",")]}

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as readers:
            list(readers.map(both, read))
    tables(read)
    longest = max(read, key=lambda p: p.seconds, default=None)
    if longest:
        print(f"\nlongest: {longest.name}, {longest.seconds:.2f} s")
    worse = sorted(read, key=lambda p: p.edits("tesseract") - p.edits("boardscan"))[:options.worst]
    for p in worse:
        print(f"\n{p.name} ({p.ground}, {p.height}, {p.font})\n  truth     {p.truth.strip()!r}")
        for engine, texts in p.texts.items():
            for text in texts:
                print(f"  {engine} {text.strip()!r}")
    if options.write_limits:
        limits = {name: round(value + LIMIT_SLACK, 3) for name, value in cells(read).items()}
        options.write_limits.write_text(json.dumps(limits, indent=2) + "\n")
    limits = json.loads(options.limits.read_text()) if options.limits else {}
    problems = [
        f"{name}: {value:.3f}, above {limits[name]:.3f}" for name, value in cells(read).items()
        if value > limits.get(name, value)]
    for problem in problems:
        print(f"score-battery: {problem}", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
