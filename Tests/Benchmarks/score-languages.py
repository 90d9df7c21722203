#!/usr/bin/env python3
"""Reads made-up boards in several languages, and says how much of their letters with marks is right.

    score-languages.py BOARDSCAN BOARDSCAN-TRAIN WORDS_DIR [--unipen DIR] [--font NAME…] [--count 40] [--languages en,de,…]
        [--lines DIR] [--jobs 2] [--tesseract] [--fixed] [--keep DIR]

WORDS_DIR has LANGUAGE.txt, a word and its count a line, the commonest first; or --lines a directory whose LANGUAGE.txt are
lines to write as they stand. Boards are written by UNIPEN's writers that are held out, or printed in each of the fonts
in turn; the same for each language but for the text. "False marks" are letters with marks, and Greek letters, where the
truth has a letter of ASCII.
"""

import argparse
import pathlib
import random
import subprocess
import tempfile
import unicodedata
from concurrent.futures import ThreadPoolExecutor

TESSERACT = dict(
    en="eng", de="deu", fr="fra", es="spa", pt="por", it="ita", nl="nld", da="dan", nb="nor", sv="swe", fi="fin", pl="pol",
    cs="ces", sk="slk", hu="hun", ro="ron", tr="tur")
COMMON = 5000
SEED = 20261


def made_up_lines(path, count=400):
    """Lines of two to four words, each as often as the square root of its count."""
    chance = random.Random(SEED)
    entries = [line.split() for line in path.read_text().splitlines()[:COMMON]]
    weights = [float(entry[1]) ** 0.5 for entry in entries]
    ends = ["."] * 4 + ["", "", "", "", ":", "?", "!", ","]
    lines = []
    for _ in range(count):
        words = [entry[0] for entry in chance.choices(entries, weights, k=chance.randint(2, 4))]
        if chance.random() < 0.5:
            words[0] = words[0][0].upper() + words[0][1:]
        if chance.random() < 0.2:
            words[0] += ","
        lines.append(" ".join(words) + chance.choice(ends))
    return lines


def pairs(truth, text):
    """The characters of both that belong together (Levenshtein), None where one has none."""
    rows = [list(range(len(text) + 1))]
    for i, a in enumerate(truth, 1):
        row, above = [i], rows[-1]
        for j, b in enumerate(text, 1):
            row.append(min(above[j - 1] + (a != b), above[j] + 1, row[-1] + 1))
        rows.append(row)
    i, j, found = len(truth), len(text), []
    while i or j:
        if i and j and rows[i][j] == rows[i - 1][j - 1] + (truth[i - 1] != text[j - 1]):
            i, j = i - 1, j - 1
            found.append((truth[i], text[j]))
        elif i and rows[i][j] == rows[i - 1][j] + 1:
            i -= 1
            found.append((truth[i], None))
        else:
            j -= 1
            found.append((None, text[j]))
    return found


def best_line(truth, lines):
    """The line that has most in common with a line of the truth; each is taken once."""
    if not lines:
        return "", None
    scored = [(sum(a != b for a, b in pairs(truth, line)), number) for number, line in enumerate(lines)]
    edits, number = min(scored)
    return (lines[number], number) if edits < 0.7 * max(len(truth), 1) else ("", None)


def is_marked(character):
    """Letters with marks, Greek letters, signs of mathematics; not quotation marks and dashes."""
    return character is not None and ord(character) > 127 and character not in "‘’“”„«»–—"


class Score:
    def __init__(self):
        self.characters = self.edits = self.marked = self.marked_right = self.plain = self.false_marks = 0

    def add(self, truth, text):
        normal = lambda string: [
            " ".join(unicodedata.normalize("NFC", line).split()) for line in string.splitlines() if line.strip()]
        lines = normal(text)
        for line in normal(truth):
            read, number = best_line(line, lines)
            if number is not None:
                del lines[number]
            for a, b in pairs(line, read):
                self.characters += a is not None
                self.edits += a is None or b is None or a.casefold() != b.casefold()
                if is_marked(a):
                    self.marked += 1
                    self.marked_right += b is not None and a.casefold() == b.casefold()
                elif a is not None and a.isalpha():
                    self.plain += 1
                    self.false_marks += is_marked(b)
        self.edits += sum(len(line) for line in lines)

    def row(self):
        marked = f"{self.marked_right / self.marked:.3f} of {self.marked}" if self.marked else "–"
        return (f"{self.edits / max(1, self.characters):.3f} | {marked} | "
                f"{1e4 * self.false_marks / max(1, self.plain):.1f}")


def boards(arguments, language, place):
    if arguments.lines:
        lines = (arguments.lines / f"{language}.txt").read_text().splitlines()
    else:
        lines = made_up_lines(arguments.words / f"{language}.txt")
    place.mkdir(parents=True, exist_ok=True)
    texts = place / f"{language}.lines"
    texts.write_text("\n".join(lines) + "\n")
    fonts = arguments.font or [None]
    for number, font in enumerate(fonts):
        command = [arguments.train, "synth", "--texts", texts, "--count", str(arguments.count // len(fonts)),
                   "--seed", str(SEED + 1000 * number), "--width", "1200", "--height", "900",
                   "-o", place / language / str(number)]
        command += ["--font", font, "--level", "print"] if font else ["--unipen", arguments.unipen]
        subprocess.run(command, check=True, capture_output=True)
    return sorted((place / language).rglob("*.jpg"))


def read(arguments, photo, language, engine):
    if engine == "tesseract":
        command = ["tesseract", photo, "-", "-l", TESSERACT[language]]
    else:
        command = [arguments.boardscan, photo] + (["--language", language] if arguments.fixed else [])
    done = subprocess.run(command, capture_output=True, timeout=300, env={"OMP_THREAD_LIMIT": "1", "PATH": "/usr/bin:/bin"})
    return done.stdout.decode(errors="replace")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boardscan")
    parser.add_argument("train")
    parser.add_argument("words", type=pathlib.Path)
    parser.add_argument("--unipen")
    parser.add_argument("--font", action="append")
    parser.add_argument("--lines", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--languages", default="en,de,fr,es,pt,it,nl,da,sv,fi,pl,cs,hu")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--tesseract", action="store_true")
    parser.add_argument("--fixed", action="store_true", help="tell the reader the language")
    parser.add_argument("--keep", type=pathlib.Path, help="where the boards are left")
    arguments = parser.parse_args()
    print("| language | engine | error, case-folded | letters with marks right | false marks in 10,000 letters |\n|---|---|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(arguments.jobs) as pool:
        place = arguments.keep or pathlib.Path(temporary)
        for language in arguments.languages.split(","):
            photos = boards(arguments, language, place)
            for engine in ["boardscan"] + ["tesseract"] * arguments.tesseract:
                score = Score()
                texts = pool.map(lambda photo: read(arguments, photo, language, engine), photos)
                for photo, text in zip(photos, texts):
                    score.add(photo.with_suffix("").with_suffix(".gt.txt").read_text(), text)
                    if arguments.keep:
                        photo.with_suffix("." + engine + ".txt").write_text(text)
                print(f"| {language} | {engine} | {score.row()} |", flush=True)


if __name__ == "__main__":
    main()
