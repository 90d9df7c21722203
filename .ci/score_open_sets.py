"""Scores and times boardscan on open sets of photos, each read by a process of its own.

usage: score_open_sets.py [BOARDSCAN] [--shared DIR] [--only whole,notes] [--jobs N] [--limits FILE] [--write-limits FILE]
[--write-table README.md], with numpy and scipy installed. DIR holds the sets and what scores them: score.py, decompose.py, score_order.py, score_words.py.

These figures are the better the lower they are; times are in seconds:
  error   case-folded character error rate; of hdbpmn the share of the words not read right
  missed  share of the characters on lines that were not found; of hdbpmn share of the words not found
  false   characters made up for each one of the truth; of hdbpmn share of the words given that are none
  wrong   share of the characters that are wrong on lines that were found
These are shares, the better the higher they are; `-` where a set tells nothing of them:
  together of the lines that follow each other within a block of the truth and were found, those that do so in the text
  order    of all pairs of found lines, those in the truth's order
And:
  median, longest  processor time of the whole process; `wall` the time that passed, which depends on --jobs and other load
"""
import argparse
import concurrent.futures
import dataclasses
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

TEXT_SETS = [
    "whole", "walls", "notes", "things", "boards", "paper", "printed", "gnhk", "code", "cases", "cases3"]
WORD_SET = "hdbpmn"
SCORES = ["error", "missed", "false", "wrong"]
ORDERS = ["together", "order"]
# Where sets lie that are no photos of ours.
PLACES = {"gnhk": "gnhk/val", "code": "code/val", "cases": "cases", "cases3": "cases3", WORD_SET: "hdbpmn/val"}
IMAGES = {".jpg", ".jpeg", ".png", ".tif", ".tiff", ".webp", ".bmp", ".gif"}
# Longer than any photo takes by far; one that takes it counts as empty.
GREATEST_SECONDS = 600
# How far above the present figures limits are written. Times get none: processors differ by more than readings.
SCORE_SLACK, LEAST_SLACK = 1.1, 0.004
# What README calls the sets, and the lines its table stands between.
TITLES = {
    "whole": "whole boards", "walls": "walls: sticky notes, chalk, posters", "notes": "notes", "things": "things: labels, receipts, signs",
    "boards": "cropped regions of boards", "paper": "cropped notes on paper", "printed": "printed",
    "gnhk": "notes from four continents (GNHK)", "code": "programs on paper",
    "cases": "small pictures, hard for OCR programs", "cases3": "small pictures, third round", WORD_SET: "hand-drawn diagrams (hdBPMN, validation writers): words"}
TABLE = re.compile(r"(<!-- figures: .*? -->\n).*?(<!-- end of figures -->)", re.S)


@dataclasses.dataclass
class Run:
    """One picture's process: seconds, and whether it ended well."""

    name: str
    processor: float
    wall: float
    succeeded: bool


def directory(shared, name):
    """Where a set lies; some of them are photos."""
    return shared / PLACES[name] if name in PLACES else shared / "photos" / name


def pictures(place, name):
    """The images with a truth beside them."""
    suffix = ".xml" if name == WORD_SET else ".gt.txt"
    return sorted(p for p in place.iterdir() if p.suffix.lower() in IMAGES and (place / (p.stem + suffix)).exists())


def read(boardscan, picture, arguments, output):
    """Reads one picture with a process of its own into a file."""
    start = time.monotonic()
    with open(output, "wb") as file:
        process = subprocess.Popen(
            [boardscan, str(picture), *arguments], stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.DEVNULL,
            env={**os.environ, "OMP_THREAD_LIMIT": "1"})
        with concurrent.futures.ThreadPoolExecutor(1) as waiter:
            ending = waiter.submit(os.wait4, process.pid, 0)
            try:
                _, status, usage = ending.result(GREATEST_SECONDS)
            except concurrent.futures.TimeoutError:
                process.kill()
                _, status, usage = ending.result()
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        open(output, "wb").close()
    return Run(
        picture.name, usage.ru_utime + usage.ru_stime, time.monotonic() - start, process.returncode == 0)


def told(script, truth, read_texts, pattern):
    """The numbers that a script tells of texts, by a pattern with a group for each."""
    line = subprocess.run(
        [sys.executable, str(script), str(truth), str(read_texts)], stdout=subprocess.PIPE, text=True, check=True).stdout
    numbers = re.search(pattern, line)
    if not numbers:
        sys.exit(f"{script.name}: unexpected output: {line}")
    return map(float, numbers.groups())


def text_scores(shared, truth, read_texts):
    import score

    rows = score.score(truth, read_texts)
    characters = max(1, sum(row[1] for row in rows))
    missed, false, wrong = told(
        shared / "decompose.py", truth, read_texts,
        r"missed ([0-9.]+)\s+false ([0-9.]+)\s+wrong within found lines ([0-9.]+)")
    return {
        "error": sum(row[3] for row in rows) / characters, "missed": missed, "false": false, "wrong": wrong,
        **order_scores(shared, truth, read_texts)}


def order_scores(shared, truth, read_texts):
    """Neighbours kept together and pairs in order; none where no two lines are told to follow each other."""
    together, pairs, order = told(
        shared / "score_order.py", truth, read_texts,
        r"kept together ([0-9.]+) \(of (\d+)\)\s+pairs in order ([0-9.]+)")
    return {"together": together if pairs else None, "order": order if pairs else None}


def word_scores(truth, read_words):
    import score_words

    pages = [score_words.page(xml, read_words / (xml.stem + ".tsv")) for xml in sorted(truth.glob("*.xml"))]
    words, given, found, false, right = (sum(column) for column in list(zip(*pages))[:5])
    return {
        "error": 1 - right / max(1, words), "missed": 1 - found / max(1, words), "false": false / max(1, given),
        "wrong": None, "together": None, "order": None}


def measure(boardscan, shared, name, jobs):
    """A set's figures, or none where it is not there."""
    place = directory(shared, name)
    if not place.is_dir() or not pictures(place, name):
        print(f"score-open-sets: {name} skipped, it is not in {shared}", file=sys.stderr)
        return None
    suffix, arguments = (".tsv", ["-f", "tsv"]) if name == WORD_SET else (".txt", [])
    with tempfile.TemporaryDirectory() as temporary:
        output = pathlib.Path(temporary)
        with concurrent.futures.ThreadPoolExecutor(jobs) as readers:
            runs = list(readers.map(
                lambda p: read(boardscan, p, arguments, output / (p.stem + suffix)), pictures(place, name)))
        scores = word_scores(place, output) if name == WORD_SET else text_scores(shared, place, output)
    for run in runs:
        if not run.succeeded:
            print(f"score-open-sets: {name}: {run.name} was not read", file=sys.stderr)
    longest = max(runs, key=lambda run: run.processor)
    return {
        **scores, "pictures": len(runs), "failures": sum(not run.succeeded for run in runs),
        "median": statistics.median(run.processor for run in runs), "longest": longest.processor,
        "which": longest.name, "wall": statistics.median(run.wall for run in runs),
        "longest wall": max(run.wall for run in runs)}


def row(name, figures):
    scores = " | ".join("–" if figures[s] is None else f"{figures[s]:.3f}" for s in [*SCORES, *ORDERS])
    times = " | ".join(f"{figures[t]:.2f}" for t in ["median", "longest"])
    walls = " | ".join(f"{figures[t]:.2f}" for t in ["wall", "longest wall"])
    return f"| {name} | {figures['pictures']} | {scores} | {times} | {figures['which']} | {walls} |"


def table(measured):
    head = "| set | pictures | error | missed | false | wrong | together | order | median s | longest s | which | wall s | longest wall s |"
    return "\n".join([head, "|---" + "|--:" * 9 + "|---|--:|--:|", *(row(n, f) for n, f in measured.items())])


def excesses(measured, limits):
    """A line for each figure that is above its limit."""
    for name, figures in measured.items():
        if figures["failures"]:
            yield f"{name}: {figures['failures']} pictures were not read"
        for key, limit in limits.get(name, {}).items():
            if figures.get(key) is not None and figures[key] > limit:
                yield f"{name}: {key} is {figures[key]:.3f}, above {limit:.3f}"


def loosened(figures):
    return {key: round(figures[key] * SCORE_SLACK + LEAST_SLACK, 3) for key in SCORES if figures[key] is not None}


def write_table(path, measured):
    """Puts the figures in place of those a file has."""
    rows = [
        f"| {TITLES[name]} | {f['pictures']} | {f['error']:.3f} | {f['missed']:.3f} | {f['false']:.3f} "
        f"| {f['median']:.2f} | {f['longest']:.1f} |" for name, f in measured.items()]
    head = "| set | pictures | error | missed | made up | seconds, median | longest |\n|---|--:|--:|--:|--:|--:|--:|"
    text = "\n".join(["", head, *rows, "", ""])
    path.write_text(TABLE.sub(lambda match: match[1] + text + match[2], path.read_text()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boardscan", nargs="?", default=".build/release/boardscan")
    parser.add_argument("--shared", type=pathlib.Path, default=pathlib.Path("../shared"))
    parser.add_argument("--only", default=",".join([*TEXT_SETS, WORD_SET]), help="sets, with commas between")
    parser.add_argument("--jobs", type=int, default=1, help="pictures read at a time")
    parser.add_argument("--limits", type=pathlib.Path, help="fail where a figure is above its one here, in JSON")
    parser.add_argument("--write-limits", type=pathlib.Path, help="write the present figures, with some slack, as limits")
    parser.add_argument("--write-table", type=pathlib.Path, help="put the figures into the table of this file")
    options = parser.parse_args()
    names = options.only.split(",")
    for name in names:
        if name not in [*TEXT_SETS, WORD_SET]:
            parser.error(f"there is no set {name}")
    if options.jobs < 1:
        parser.error("--jobs must be 1 or more")
    limits = json.loads(options.limits.read_text()) if options.limits else {}
    shared = options.shared.resolve()
    sys.path.insert(0, str(shared))
    boardscan = str(pathlib.Path(options.boardscan).resolve(strict=True))
    measured = {name: measure(boardscan, shared, name, options.jobs) for name in names}
    measured = {name: figures for name, figures in measured.items() if figures}
    print(table(measured))
    if options.write_limits:
        text = json.dumps({name: loosened(figures) for name, figures in measured.items()}, indent=2)
        options.write_limits.write_text(text + "\n")
    if options.write_table:
        write_table(options.write_table, measured)
    problems = list(excesses(measured, limits)) if options.limits else []
    for problem in problems:
        print(f"score-open-sets: {problem}", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
