"""Compares Boardscan's character and word error counts with those of jiwer and dinglehopper.

usage: validate_accuracy.py BOARDSCAN EMPTY_DIRECTORY, with jiwer and dinglehopper installed.

Boardscan strips white space at both ends of a text, as jiwer does; dinglehopper counts it, so it is given the stripped
text, and once more the text with a line feed at its end, of which it must count one character more and no other edit.
jiwer counts code points where Boardscan and dinglehopper count grapheme clusters, so each cluster becomes one code
point for it, unless all are; and it splits words at blanks, so it is given the words that dinglehopper finds.
"""
import difflib
import json
import logging
import pathlib
import random
import subprocess
import sys
import unicodedata

import jiwer
import jiwer.transforms as tr
from dinglehopper.character_error_rate import character_error_rate_n
from dinglehopper.word_error_rate import word_error_rate_n, words_normalized
from uniseg.graphemecluster import grapheme_clusters

logging.disable(logging.WARNING)
RANDOM_PAIRS = 600
LEAST_REAL_PAIRS = 200

PIECES = [
    *"abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789", *" \t\n", *".,:;'\"!?-_()[]{}<>=+*/#&%$@~|^`\\",
    "can't", "e.g.", "3.14", "1,000", "a:b", "x_1", "i++", "foo(bar)", "node.next", "->", "  ", "\r\n", "\n\n",
    "é", "e\u0301", "ä", "a\u0308\u0323", "ß", "Å", "\u212b", "ﬁ", "\u00ad", "\u00a0", "\u202f", "\u2019", "\u201c",
    "\u2014", "→", "•", "×", "≤", "€", "Ω", "Ж", "й", "и\u0306", "한", "\u1112\u1161\u11ab", "が", "か\u3099", "カタカナ", "ー",
    "漢字", "שלום", "ש\u05c1", 'צה"ל', "ا", "ب\u064e", "١٢", "ไทย", "ที่", "नि", "क\u094dष", "😀", "👍🏽", "👩\u200d🔬", "🇩🇪",
    "🇫🇷", "❤\ufe0f", "\u200b", "\u2060", "²", "½", "Ⅷ", "ℵ", "\ue000",
]


def random_text(rng):
    return "".join(rng.choices(PIECES, k=rng.choice([0, 1, 3, 10, 40, 120])))


def corrupted(text, rng):
    """The text as a bad reader might give it."""
    pieces = list(text)
    for _ in range(rng.randrange(0, 2 + len(pieces) // 4)):
        place = rng.randrange(len(pieces) + 1)
        action = rng.randrange(4)
        if action == 0:
            pieces.insert(place, rng.choice(PIECES))
        elif pieces and action == 1:
            del pieces[place - 1]
        elif pieces:
            pieces[place - 1] = rng.choice(PIECES)
    return "".join(pieces)


def random_pairs():
    rng = random.Random(20)
    for _ in range(RANDOM_PAIRS):
        truth = random_text(rng)
        yield truth, corrupted(truth, rng) if rng.random() < 0.8 else random_text(rng)


def real_pairs(boardscan):
    """What Boardscan and Tesseract read on the fixtures, whole pages and each line with the one most like it."""
    output = subprocess.run([boardscan, "compare", "--json", "--quiet", "Fixtures"], stdout=subprocess.PIPE).stdout
    for page in json.loads(output)["inputs"]:
        for engine in page["engines"]:
            yield page["truth"], engine["text"]
            for line in page["truth"].splitlines():
                for other in difflib.get_close_matches(line, engine["text"].splitlines(), n=2, cutoff=0.3):
                    yield line, other


def normalized(text):
    lines = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n"))
    return lines.strip().strip("\ufeff").strip()


def clusters_as_code_points(truth, text):
    """Each cluster as one code point, the same for the same."""
    known = {}

    def convert(string):
        return "".join(chr(known.setdefault(c, 0x20000 + len(known))) for c in grapheme_clusters(string))

    return convert(truth), convert(text)


def jiwer_characters(truth, text):
    if any(len(c) > 1 for string in (truth, text) for c in grapheme_clusters(string)):
        truth, text = clusters_as_code_points(truth, text)
    return jiwer.process_characters(truth, text)


def jiwer_words(truth, text):
    split = tr.Compose([tr.ReduceToListOfListOfWords(word_delimiter="\x01")])
    return jiwer.process_words("\x01".join(truth), "\x01".join(text), split, split)


def check(expected, actual, what, pair):
    if abs(expected - actual) > 1e-9:
        raise SystemExit(f"{what}: expected {expected}, Boardscan says {actual}, of {pair!r}")


def compare(truth, text, scores):
    """Counts and rates of one pair; raises where they differ."""
    pair = (truth, text)
    truth, text = normalized(truth), normalized(text)
    characters, words = scores["counts"]["characters"], scores["counts"]["words"]

    rate, count = character_error_rate_n(truth, text)
    check(count, characters["truthLength"], "dinglehopper's number of characters", pair)
    if count:
        check(rate, scores["cer"], "dinglehopper's CER", pair)
        with_feed, longer = character_error_rate_n(truth + "\n", text + "\n")
        check(count + 1, longer, "dinglehopper's number of characters with a line feed", pair)
        check(with_feed * longer, scores["cer"] * count, "dinglehopper's edits with a line feed", pair)
    truth_words, text_words = list(words_normalized(truth)), list(words_normalized(text))
    rate, count = word_error_rate_n(truth_words, text_words)
    check(count, words["truthLength"], "dinglehopper's number of words", pair)
    if count:
        check(rate, scores["wer"], "dinglehopper's WER", pair)

    for result, counts, rate in (
        (jiwer_characters(truth, text) if truth else None, characters, scores["cer"]),
        (jiwer_words(truth_words, text_words) if truth_words and text_words else None, words, scores["wer"]),
    ):
        if result is None:
            continue
        check(getattr(result, "cer", getattr(result, "wer", None)), rate, "jiwer's rate", pair)
        # Which least script is counted is open, but not by how much it lengthens the text.
        check(
            result.insertions - result.deletions, counts["insertions"] - counts["deletions"],
            "jiwer's insertions less deletions", pair)


def main(boardscan, directory):
    pairs = list(random_pairs())
    real = [pair for pair in real_pairs(boardscan)]
    pairs += real
    truths, texts = directory / "truths", directory / "texts"
    for place in (truths, texts):
        place.mkdir()
    for number, (truth, text) in enumerate(pairs):
        (truths / f"{number:05d}.gt.txt").write_bytes(truth.encode())
        (texts / f"{number:05d}.txt").write_bytes(text.encode())
    output = subprocess.run(
        [boardscan, "compare", "--json", "--texts", texts, "--truth", truths], stdout=subprocess.PIPE, check=True
    ).stdout
    pages = json.loads(output)["inputs"]
    assert [int(page["name"]) for page in pages] == list(range(len(pairs)))
    for (truth, text), page in zip(pairs, pages):
        compare(truth, text, page["engines"][0]["asWritten"])
    if len(real) < LEAST_REAL_PAIRS:
        raise SystemExit(f"only {len(real)} real pairs")
    print(f"error rates equal jiwer's and dinglehopper's on {RANDOM_PAIRS} random and {len(real)} real pairs")


if __name__ == "__main__":
    main(sys.argv[1], pathlib.Path(sys.argv[2]))
