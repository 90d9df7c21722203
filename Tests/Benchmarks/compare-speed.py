#!/usr/bin/env python3
"""Times boardscan, tesseract and PP-OCRv6 on the same pictures, in turn, one thread each, and prints a table for each directory.

    Tests/Benchmarks/compare-speed.py .build/release/boardscan [TITLE=]DIRECTORY…  [--rounds 3] [--write-table README.md]

All figures are processor seconds, those of a picture the median over the rounds. boardscan and tesseract are whole processes, one a
picture; of PP-OCRv6 (small and tiny, PyPI's faster-paddle 1.0.4) both the whole process and the time with its models loaded count.
Programs that are not installed are left out. Memory is the peak resident size.
"""
import argparse
import collections
import importlib.util
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time

SUFFIXES = {".jpg", ".jpeg", ".png", ".tif", ".tiff", ".webp", ".bmp", ".gif", ".pnm"}
TABLE = re.compile(r"(<!-- speed: .*? -->\n).*?(<!-- end of speed -->)", re.S)
# One thread each, whatever the libraries would like.
ONE_THREAD = {"OMP_THREAD_LIMIT": "1", "OPENBLAS_NUM_THREADS": "1"}
OURS = "boardscan"


def process(command):
    """Processor seconds and peak MB of one process; its output is thrown away."""
    child = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={**os.environ, **ONE_THREAD})
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


class Loaded:
    """PP-OCRv6 in a process of its own, its models loaded once."""

    def __init__(self, size):
        self.child = subprocess.Popen(
            [sys.executable, __file__, "--serve", size], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, **ONE_THREAD})

    def read(self, picture):
        self.child.stdin.write(f"{picture}\n")
        self.child.stdin.flush()
        seconds, memory = self.child.stdout.readline().split()
        return float(seconds), float(memory)


def engine(size):
    import faster_paddle
    return faster_paddle.OcrEngine(model_size=size, threads=1)


def serve(size):
    """Reads pictures whose names come in, and says what each took."""
    import resource
    reader = engine(size)
    for line in sys.stdin:
        data = pathlib.Path(line.rstrip("\n")).read_bytes()
        start = time.process_time()
        reader.ocr(data)
        seconds = time.process_time() - start
        print(seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, flush=True)


def programs(boardscan):
    """By name, what reads a picture and says what it took."""
    found = {OURS: lambda picture: process([boardscan, str(picture)])}
    if shutil.which("tesseract"):
        found["tesseract"] = lambda picture: process(["tesseract", str(picture), "-"])
    if importlib.util.find_spec("faster_paddle"):
        for size in ("small", "tiny"):
            found[f"PP-OCRv6 {size}"] = lambda picture, size=size: process(
                [sys.executable, __file__, "--once", size, str(picture)])
            found[f"PP-OCRv6 {size}, loaded"] = Loaded(size).read
    return found


def measure(found, pictures, rounds):
    """By program, seconds of each picture, and the greatest peak memory."""
    seconds, memory = collections.defaultdict(list), collections.defaultdict(float)
    for picture in pictures:
        runs = collections.defaultdict(list)
        for _ in range(rounds):
            for name, read in found.items():
                taken, peak = read(picture)
                runs[name].append(taken)
                memory[name] = max(memory[name], peak)
        for name, taken in runs.items():
            seconds[name].append(statistics.median(taken))
    return seconds, memory


def table(rows):
    """Markdown: of each directory and program the median, the sum, the longest, and what boardscan's are to it."""
    lines = ["| pictures | program | median | sum | longest | peak MB | times boardscan's median | sum |",
             "|---|---|--:|--:|--:|--:|--:|--:|"]
    for title, seconds, memory in rows:
        ours = seconds[OURS]
        for name, taken in seconds.items():
            lines.append("| %s | %s | %.2f | %.1f | %.2f | %.0f | %.1f | %.1f |" % (
                title, name, statistics.median(taken), sum(taken), max(taken), memory[name],
                statistics.median(taken) / statistics.median(ours), sum(taken) / sum(ours)))
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boardscan")
    parser.add_argument("directories", nargs="+", metavar="[TITLE=]DIRECTORY")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write-table", type=pathlib.Path, metavar="README.md")
    options = parser.parse_args()
    found = programs(options.boardscan)
    rows = []
    for argument in options.directories:
        title, _, place = argument.rpartition("=")
        directory = pathlib.Path(place)
        pictures = sorted(file for file in directory.iterdir() if file.suffix.lower() in SUFFIXES)
        rows.append((f"{title or directory.name} ({len(pictures)})", *measure(found, pictures, options.rounds)))
        print(table(rows[-1:]), flush=True)
    if options.write_table:
        text = options.write_table.read_text()
        changed = TABLE.sub(lambda match: f"{match[1]}\n{table(rows)}\n\n{match[2]}", text)
        if changed == text and not TABLE.search(text):
            sys.exit(f"{options.write_table} has no place for the table")
        options.write_table.write_text(changed)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2])
    elif sys.argv[1:2] == ["--once"]:
        engine(sys.argv[2]).ocr(pathlib.Path(sys.argv[3]).read_bytes())
    else:
        main()
