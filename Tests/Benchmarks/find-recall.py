#!/usr/bin/env python3
"""How many of the photos that hold a phrase `boardscan find` names, beside grep over the texts that were read.

    Tests/Benchmarks/find-recall.py .build/release/boardscan DIRECTORY… [--phrases 100] [--seed 1] [--fit]

Directories hold pictures with a truth beside them (NAME.gt.txt). The pictures are parted in two halves by their names.
Phrases, of one to three words and of five letters at least, are drawn from the truths of the second half and looked for
on the pictures of that half. A picture holds a phrase if its truth does: in one line or across lines, whatever the case,
blanks and hyphens.

  find   of the (phrase, picture) pairs, best first, the share of the right ones that stand before precision falls below
         0.9 for good; and how the confidences hold: mean confidence and share that is right, in fifths of 0…1
  grep   the same pairs by what was read: as grep -i has it, line by line, and with lines joined as in the truth

--fit draws many phrases from the first half, looks for them there, fits the model of MatchModel.fitted to what was found
(logistic regression by Newton's method, a little pulled towards zero), prints its coefficients, and what find would give
with them on the second half.
"""
import argparse
import hashlib
import json
import math
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unicodedata

IMAGES = {".jpg", ".jpeg", ".png", ".tif", ".tiff", ".webp", ".bmp", ".gif"}
LEAST_LETTERS, MOST_WORDS, PRECISION = 5, 3, 0.9
# Phrases that one run of the program is given: arguments have a limit of length.
AT_ONCE = 100
# Pull towards zero, as so many pairs of each kind: some features hardly ever occur.
PULL = 1.0


def folded(text):
    """As the program folds: no case, accents, blanks and hyphens."""
    plain = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in plain if not c.isspace() and unicodedata.category(c) not in ("Mn", "Pd", "Cf"))


def half(picture):
    return hashlib.sha1(picture.stem.encode()).digest()[0] % 2


def phrases(truths, count, seed):
    """So many phrases, each once, from pictures drawn evenly."""
    chance, drawn, known = random.Random(seed), [], set()
    lines = {p: [line.split() for line in text.splitlines() if line.strip()] for p, text in truths.items()}
    pictures = sorted(p for p in lines if lines[p])
    for _ in range(count * 200):
        if len(drawn) == count:
            break
        words = chance.choice(lines[chance.choice(pictures)])
        length = chance.randint(1, min(MOST_WORDS, len(words)))
        start = chance.randint(0, len(words) - length)
        phrase = " ".join(words[start:start + length])
        letters = sum(c.isalnum() for c in folded(phrase))
        if letters >= LEAST_LETTERS and folded(phrase) not in known:
            known.add(folded(phrase))
            drawn.append(phrase)
    return drawn


def read(program, place, number, pictures):
    """Reads a half of the pictures, unless it was read before; gives the index and the texts."""
    folder, index, texts = (place / f"{name}-{number}" for name in ("pictures", "index.sqlite", "texts"))
    folder.mkdir(parents=True, exist_ok=True)
    for picture in pictures:
        if not (folder / picture.name).exists():
            (folder / picture.name).symlink_to(picture.resolve())
    subprocess.run(
        [program, "-q", "--resume", "--model", "builtin", "-o", str(texts) + "/", "--index", str(index), str(folder)], check=True)
    return str(index), {p.name: (texts / (p.stem + ".txt")).read_text() for p in pictures}


def places(program, index, wanted):
    """Every place that may hold one of the phrases: (phrase, picture) → list of (confidence, evidence)."""
    found = {}
    for start in range(0, len(wanted), AT_ONCE):
        texts = [part for phrase in wanted[start:start + AT_ONCE] for part in ("-e", phrase)]
        done = subprocess.run(
            [program, "find", "--index", index, "--no-update", "--any", "--json", "--min-confidence", "0", *texts],
            capture_output=True, text=True)
        if done.returncode > 1:
            sys.exit(done.stderr)
        for photo in json.loads(done.stdout)["photos"]:
            for place in photo["places"]:
                key = place["text"], pathlib.Path(photo["path"]).name
                found.setdefault(key, []).append((place["confidence"], place["evidence"]))
    return found


def report(name, pairs, right):
    """`pairs`: confidence of each (phrase, picture); recall at the precision that is asked for, and calibration."""
    order = sorted(pairs, key=lambda pair: -pairs[pair])
    hits, best, threshold = 0, 0, 1
    for rank, pair in enumerate(order, 1):
        hits += pair in right
        isLast = rank == len(order) or pairs[order[rank]] < pairs[pair]
        if isLast and hits / rank >= PRECISION:
            best, threshold = hits, pairs[pair]
    print(f"{name}: recall {best / len(right):.3f} at precision {PRECISION}, from confidence {threshold:.2f} on")
    for low in (0, 0.2, 0.4, 0.6, 0.8):
        within = [p for p in order if low <= pairs[p] < low + 0.2 or low == 0.8 and pairs[p] == 1]
        if within:
            mean = sum(pairs[p] for p in within) / len(within)
            share = sum(p in right for p in within) / len(within)
            print(f"    confidence {low:.1f}…{low + 0.2:.1f}: {len(within):5d} pairs, mean {mean:.2f}, right {share:.2f}")
    above = [p for p in order if pairs[p] >= 0.5]
    share = sum(p in right for p in above)
    print(f"    from 0.5 on, as find names them: recall {share / len(right):.3f}, precision {share / max(1, len(above)):.3f}")


def grep(texts, wanted, right):
    for name, has in [
        ("grep -i", lambda phrase, text: any(phrase.lower() in line.lower() for line in text.splitlines())),
        ("grep, folded and lines joined", lambda phrase, text: folded(phrase) in folded(text)),
    ]:
        found = {(phrase, picture) for phrase in wanted for picture, text in texts.items() if has(phrase, text)}
        print(f"{name}: recall {len(found & right) / len(right):.3f}, precision {len(found & right) / max(1, len(found)):.3f}")


def solve(matrix, vector):
    """Gaussian elimination with pivots."""
    rows = [row[:] + [value] for row, value in zip(matrix, vector)]
    for column in range(len(rows)):
        pivot = max(range(column, len(rows)), key=lambda r: abs(rows[r][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for other in range(len(rows)):
            if other != column:
                factor = rows[other][column] / rows[column][column]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[column])]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def probability(weights, evidence):
    odds = sum(weights[name] * value for name, value in evidence.items())
    return 1 / (1 + math.exp(-max(-50, min(50, odds))))


def fit(samples):
    """Weights by name from (evidence, is right)."""
    names = sorted(samples[0][0])
    weights = {name: 0.0 for name in names}
    for _ in range(40):
        slope = [-PULL * weights[name] * (name != "constant") for name in names]
        curve = [[PULL * (i == j and names[i] != "constant") for j in range(len(names))] for i in range(len(names))]
        for evidence, is_right in samples:
            p = probability(weights, evidence)
            values = [evidence[name] for name in names]
            for i, a in enumerate(values):
                slope[i] += (is_right - p) * a
                for j, b in enumerate(values):
                    curve[i][j] += p * (1 - p) * a * b
        step = solve(curve, slope)
        for name, change in zip(names, step):
            weights[name] += change
        if max(map(abs, step)) < 1e-6:
            break
    return weights


def holding(wanted, truths):
    whole = {picture.name: folded(text) for picture, text in truths.items()}
    return {(phrase, picture) for phrase in wanted for picture, text in whole.items() if folded(phrase) in text}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boardscan", type=pathlib.Path)
    parser.add_argument("directories", nargs="+", type=pathlib.Path)
    parser.add_argument("--phrases", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--keep", type=pathlib.Path, help="keep what was read in a directory, to be used again")
    options = parser.parse_args()
    program = str(options.boardscan.resolve(strict=True))
    pictures = sorted(
        p for d in options.directories for p in d.iterdir()
        if p.suffix.lower() in IMAGES and (p.parent / (p.stem + ".gt.txt")).exists())
    truths = {p: (p.parent / (p.stem + ".gt.txt")).read_text() for p in pictures}
    others, ours = ({p: t for p, t in truths.items() if half(p) == number} for number in (0, 1))
    with tempfile.TemporaryDirectory() as temporary:
        place = options.keep or pathlib.Path(temporary)
        index, texts = read(program, place, 1, ours)
        wanted = phrases(ours, options.phrases, options.seed)
        right = holding(wanted, ours)
        print(f"{len(wanted)} phrases, {len(ours)} pictures, {len(right)} pairs that are right")
        found = places(program, index, wanted)
        report("find", {pair: max(c for c, _ in list_) for pair, list_ in found.items()}, right)
        grep(texts, wanted, right)
        if options.fit:
            index, _ = read(program, place, 0, others)
            many = phrases(others, 20 * options.phrases, options.seed)
            known = holding(many, others)
            # Of a picture's places the one that fits best counts.
            samples = [
                (min(list_, key=lambda found: found[1]["lag"])[1], pair in known)
                for pair, list_ in places(program, index, many).items()]
            weights = fit(samples)
            print(f"fitted to {len(samples)} pairs of {len(many)} phrases and {len(others)} pictures:")
            print(", ".join(f".{name}: {value:.3g}" for name, value in weights.items()))
            report(
                "find, fitted",
                {pair: max(probability(weights, e) for _, e in list_) for pair, list_ in found.items()}, right)


if __name__ == "__main__":
    main()
