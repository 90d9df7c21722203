#!/usr/bin/env python3
"""Indexes many pictures while the program is killed again and again, and checks that the index is sound and loses nothing.

    Tests/Benchmarks/kill-while-indexing.py .build/release/boardscan IMAGE… [--count 300] [--kills 10] [--seed 1]

Makes `count` links to the images in a temporary directory, starts `boardscan index`, kills it with SIGKILL at random
moments `kills` times, lets it finish, and compares rows and what `boardscan find` says with those of an undisturbed run.
After each kill SQLite checks the file (PRAGMA integrity_check) and the full-text index.
"""
import pathlib
import sqlite3
import subprocess
import tempfile

import killed_runs

WORDS = ["the", "server", "sort", "return", "team", "list", "budget", "value", "keep it simple", "data base", "zebra"]


def main():
    options = killed_runs.options(__doc__, count=300)
    with tempfile.TemporaryDirectory() as directory:
        root = pathlib.Path(directory)
        photos, index, other = root / "photos", root / "index.sqlite", root / "undisturbed.sqlite"
        killed_runs.make_links(photos, options)
        command = [options.boardscan, "index", "-q", "--index", str(index), str(photos)]
        # Anywhere within the reading and storing of a photo.
        for kill, done in killed_runs.kill(command, options, lambda: count(index), wait=0.3):
            check(index)
            print(f"kill {kill}: {done} photos, the index is sound", flush=True)
        subprocess.run(command, check=True)
        check(index)
        subprocess.run([options.boardscan, "index", "-q", "--index", str(other), str(photos)], check=True)
        assert rows(index) == rows(other), "the index has other rows than that of an undisturbed run"
        for word in WORDS:
            answers = [find(options.boardscan, place, word, photos) for place in (index, other)]
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
