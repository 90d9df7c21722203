#!/usr/bin/env python3
"""Reads a directory of many images while the program is killed again and again, and checks that nothing is lost.

    Tests/Benchmarks/kill-and-resume.py .build/release/boardscan IMAGE… [--count 10000] [--kills 10] [--seed 1]

Makes `count` links to the images in a temporary directory, starts `boardscan --resume -o`, kills it with SIGKILL at
random moments `kills` times, lets it finish, and compares every result with that of an undisturbed run of each image.
"""
import argparse
import os
import pathlib
import random
import subprocess
import tempfile
import time


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boardscan", type=pathlib.Path)
    parser.add_argument("images", nargs="+", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    program = str(options.boardscan.resolve())
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as directory:
        root = pathlib.Path(directory)
        photos, results, expected = root / "photos", root / "results", root / "expected"
        photos.mkdir()
        for number in range(options.count):
            image = options.images[number % len(options.images)].resolve()
            (photos / ("%06d%s" % (number, image.suffix))).symlink_to(image)
        subprocess.run([program, "-q", "-o", str(expected) + "/", *map(str, options.images)], check=True)
        texts = [(expected / (image.stem + ".txt")).read_bytes() for image in options.images]
        command = [program, "--resume", "-o", str(results), str(photos)]
        start, done = time.monotonic(), 0
        for kill in range(options.kills):
            process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
            target = done + (options.count - done) * chance.uniform(0.5, 1.5) / (options.kills - kill + 1)
            while process.poll() is None and count(results) < target:
                time.sleep(0.02)
            process.kill()
            process.wait()
            done = count(results)
            check(results, texts)
            print("kill %d: %d results, all whole" % (kill + 1, done), flush=True)
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
