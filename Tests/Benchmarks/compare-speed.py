#!/usr/bin/env python3
"""Times whole processes of boardscan and tesseract on the same images and prints ratios.

    Tests/Benchmarks/compare-speed.py .build/release/boardscan IMAGE-OR-DIRECTORY…  [--rounds 3]

The programs run in turn, one thread each (--jobs 1, OMP_THREAD_LIMIT=1). Wall and processor time are medians over the
rounds; memory is the peak resident size. The last lines show how time grows with pixels and characters.
"""
import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import time

SUFFIXES = {".jpg", ".jpeg", ".png", ".tif", ".tiff", ".webp", ".bmp", ".gif", ".pnm"}


def measure(command, environment=None):
    """Wall seconds, processor seconds, peak MB and standard output of one process."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={**os.environ, **(environment or {})})
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.perf_counter() - start
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, output


def fit(xs, ys):
    """Least squares ys = a + b * xs, and R²."""
    mean_x, mean_y = statistics.mean(xs), statistics.mean(ys)
    spread = sum((x - mean_x) ** 2 for x in xs) or 1
    slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / spread
    offset = mean_y - slope * mean_x
    rest = sum((y - offset - slope * x) ** 2 for x, y in zip(xs, ys))
    total = sum((y - mean_y) ** 2 for y in ys) or 1
    return offset, slope, 1 - rest / total


def exponent(xs, ys):
    """The power of x that y grows with: the slope between logarithms."""
    from math import log
    return fit([log(max(x, 1e-6)) for x in xs], [log(max(y, 1e-6)) for y in ys])[1]


def megapixels(path):
    try:
        from PIL import Image
        with Image.open(path) as image:
            return image.width * image.height / 1e6
    except ImportError:
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boardscan")
    parser.add_argument("images", nargs="+", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--without-tesseract", action="store_true")
    options = parser.parse_args()
    files = sorted(
        file for path in options.images for file in (path.iterdir() if path.is_dir() else [path])
        if file.suffix.lower() in SUFFIXES)
    rows = []
    for file in files:
        ours, theirs = [], []
        for _ in range(options.rounds):
            ours.append(measure([options.boardscan, "--jobs", "1", str(file)]))
            if not options.without_tesseract:
                theirs.append(measure(["tesseract", str(file), "-"], {"OMP_THREAD_LIMIT": "1"}))
        median = [[statistics.median(run[i] for run in runs) for i in range(3)] if runs else [0, 0, 0]
                  for runs in (ours, theirs)]
        characters = len("".join(ours[0][3].decode(errors="replace").split()))
        rows.append((file.name, megapixels(file), characters, *median))
        print("%-40s %5.2f MP %5d characters  boardscan %6.3f s %5.0f MB   tesseract %6.3f s %5.0f MB" % (
            file.name[:40], rows[-1][1] or 0, characters, median[0][0], median[0][2], median[1][0], median[1][2]))
    report(rows, not options.without_tesseract)


def report(rows, compares):
    if compares:
        for index, name in ((0, "wall time"), (1, "processor time"), (2, "peak memory")):
            ours = statistics.median(row[3][index] for row in rows)
            theirs = statistics.median(row[4][index] for row in rows)
            ratios = [row[4][index] / row[3][index] for row in rows]
            print("%-15s median %.3f against %.3f: pooled ratio %.2f; per image median %.2f, worst %.2f" % (
                name, ours, theirs, theirs / ours, statistics.median(ratios), min(ratios)))
    print("largest peak memory %.0f MB" % max(row[3][2] for row in rows))
    if len(rows) < 3 or rows[0][1] is None:
        return
    times = [row[3][1] for row in rows]
    for name, values in (("megapixel", [row[1] for row in rows]), ("1000 characters", [row[2] / 1000 for row in rows])):
        offset, slope, r2 = fit(values, times)
        print("time = %.3f s + %.3f s per %s (R² %.2f); grows with power %.2f" % (
            offset, slope, name, r2, exponent(values, times)))


if __name__ == "__main__":
    sys.exit(main())
