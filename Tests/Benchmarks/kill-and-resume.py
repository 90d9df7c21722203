#!/usr/bin/env python3
"""Reads a directory of many images while the program is killed again and again, and checks that nothing is lost.

    Tests/Benchmarks/kill-and-resume.py .build/release/boardscan IMAGE… [--count 10000] [--kills 10] [--seed 1]

Makes `count` links to the images in a temporary directory, starts `boardscan --resume -o`, kills it with SIGKILL at
random moments `kills` times, lets it finish, and compares every result with that of an undisturbed run of each image.
"""
import os
import pathlib
import subprocess
import tempfile
import time

import killed_runs


def main():
    options = killed_runs.options(__doc__, count=10_000)
    with tempfile.TemporaryDirectory() as directory:
        root = pathlib.Path(directory)
        photos, results, expected = root / "photos", root / "results", root / "expected"
        killed_runs.make_links(photos, options)
        subprocess.run([options.boardscan, "-q", "-o", str(expected) + "/", *map(str, options.images)], check=True)
        texts = [(expected / (image.stem + ".txt")).read_bytes() for image in options.images]
        command = [options.boardscan, "--resume", "-o", str(results), str(photos)]
        start = time.monotonic()
        for kill, done in killed_runs.kill(command, options, lambda: count(results), stderr=subprocess.DEVNULL):
            check(results, texts)
            print(f"kill {kill}: {done} results, all whole", flush=True)
        summary = subprocess.run(command, check=True, capture_output=True, text=True).stderr
        check(results, texts)
        names = {path.name for path in results.iterdir()}
        wanted = {"%06d.txt" % number for number in range(options.count)}
        assert names == wanted, "lost %s, too many %s" % (sorted(wanted - names)[:5], sorted(names - wanted)[:5])
        print(summary.strip())
        print("%d results, none lost or doubled, in %.0f s" % (len(names), time.monotonic() - start))


def count(results):
    return sum(1 for name in os.listdir(results) if not name.startswith(".")) if results.exists() else 0


def check(results, texts):
    for path in results.glob("[0-9]*.txt"):
        assert path.read_bytes() == texts[int(path.stem) % len(texts)], "%s is not whole" % path.name


if __name__ == "__main__":
    main()
