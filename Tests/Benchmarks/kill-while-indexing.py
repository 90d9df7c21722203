#!/usr/bin/env python3
"""Indexes many pictures while the program is killed again and again, and checks that the index is sound and loses nothing.

    Tests/Benchmarks/kill-while-indexing.py .build/release/boardscan IMAGE… [--count 300] [--kills 10] [--seed 1]

Makes `count` links to the images in a temporary directory, starts `boardscan index`, kills it with SIGKILL at random
moments `kills` times, lets it finish, and compares rows and what `boardscan find` says with those of an undisturbed run.
After each kill SQLite checks the file (PRAGMA integrity_check) and the full-text index.
"""
import argparse
import pathlib
import random
import sqlite3
import subprocess
import tempfile
import time

WORDS = ["the", "server", "sort", "return", "team", "list", "budget", "value", "keep it simple", "data base", "zebra"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boardscan", type=pathlib.Path)
    parser.add_argument("images", nargs="+", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    program, chance = str(options.boardscan.resolve()), random.Random(options.seed)
    with tempfile.TemporaryDirectory() as directory:
        root = pathlib.Path(directory)
        photos, index, other = root / "photos", root / "index.sqlite", root / "undisturbed.sqlite"
        photos.mkdir()
        for number in range(options.count):
            image = options.images[number % len(options.images)].resolve()
            (photos / ("%06d%s" % (number, image.suffix))).symlink_to(image)
        command = [program, "index", "-q", "--index", str(index), str(photos)]
        done = 0
        for kill in range(options.kills):
            process = subprocess.Popen(command)
            target = done + (options.count - done) * chance.uniform(0.5, 1.5) / (options.kills - kill + 1)
            while process.poll() is None and count(index) < target:
                time.sleep(0.01)
            # Anywhere within the reading and storing of a photo.
            time.sleep(chance.uniform(0, 0.3))
            assert process.poll() is None, "it was done before it was killed: more pictures are needed"
            process.kill()
            process.wait()
            check(index)
            before, done = done, count(index)
            assert done >= before, "photos were lost"
            print(f"kill {kill + 1}: {done} photos, the index is sound", flush=True)
        subprocess.run(command, check=True)
        check(index)
        subprocess.run([program, "index", "-q", "--index", str(other), str(photos)], check=True)
        assert rows(index) == rows(other), "the index has other rows than that of an undisturbed run"
        for word in WORDS:
            answers = [find(program, place, word, photos) for place in (index, other)]
            assert answers[0] == answers[1], f"another answer to {word}"
        print(f"{count(index)} photos; rows and answers to {len(WORDS)} texts are those of an undisturbed run")


def find(program, index, word, photos):
    command = [program, "find", "--json", "--min-confidence", "0", "--index", str(index), word, str(photos)]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode < 2, done.stderr
    return done.stdout


def count(index):
    try:
        reader = sqlite3.connect(f"file:{index}?mode=ro", uri=True)
        try:
            return reader.execute("SELECT count(*) FROM photo").fetchone()[0]
        finally:
            reader.close()
    except sqlite3.OperationalError:
        return 0


def check(index):
    writer = sqlite3.connect(index, timeout=20)
    assert writer.execute("PRAGMA integrity_check").fetchall() == [("ok",)], "the index is not sound"
    writer.execute("INSERT INTO sieve(sieve) VALUES ('integrity-check')")
    assert writer.execute("PRAGMA foreign_key_check").fetchall() == []
    writer.commit()
    writer.close()


def rows(index):
    reader = sqlite3.connect(index, timeout=20)
    found = reader.execute(
        "SELECT path, size, hash, problem, page, letters FROM photo LEFT JOIN block ON block.photo = photo.id "
        "ORDER BY path, block.id").fetchall()
    # Trigrams are kept by the block's number, which depends on the order of reading.
    trigrams = reader.execute("SELECT term, count(*) FROM sieve_term GROUP BY term ORDER BY term").fetchall()
    reader.close()
    return found, trigrams


if __name__ == "__main__":
    main()
