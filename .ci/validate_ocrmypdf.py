"""What OCRmyPDF makes of boards that are turned and askew, with boardscan as its Tesseract."""

import difflib
import pathlib
import subprocess
import sys

from PIL import Image

work, programs = pathlib.Path(sys.argv[1]), sys.argv[2:]
boards = ["clean-list", "clean-code"]
# Degrees counter-clockwise: quarter turns are for --rotate-pages, the rest for --deskew.
turns = [0, 90, 180, 270, 3, -4]
# Words that the renderers lose where the PDF's text is put in order: bullets, indentation, lines that stand side by side.
least_agreement = 0.9


def picture(board, turn):
    image = Image.open(f"Fixtures/{board}.jpg").convert("RGB")
    ground = image.getpixel((5, 5))
    path = work / f"{board}{turn}.png"
    turned = image.rotate(turn, expand=True, fillcolor=ground, resample=Image.Resampling.BICUBIC)
    turned.save(path, dpi=(150, 150))
    return path


def run(command):
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"FAILED: {command}: {result.returncode}: {result.stderr}")
    return result.stdout


def words(text):
    return sorted(word for word in text.split() if any(character.isalnum() for character in word))


def agreement(text, truth):
    """Of the truth's words, in any order."""
    matcher = difflib.SequenceMatcher(None, words(truth), words(text), autojunk=False)
    return sum(block.size for block in matcher.get_matching_blocks()) / max(1, len(words(truth)))


def check(program, renderer):
    worst = 1.0
    for board in boards:
        truth = pathlib.Path(f"Fixtures/{board}.gt.txt").read_text()
        for turn in turns:
            pdf = work / "out.pdf"
            run([program, "-q", "-l", "eng", "--pdf-renderer", renderer, "--rotate-pages", "--deskew",
                 "--output-type", "pdf", picture(board, turn), pdf])
            text = run(["pdftotext", pdf, "-"])
            share = agreement(text, truth)
            worst = min(worst, share)
            if share < least_agreement:
                sys.exit(f"FAILED: {program} {renderer}: {board} turned by {turn}: {share:.2f} of its words in {text!r}")
    print(f"{program} {run([program, '--version']).strip()}, {renderer}: {len(boards) * len(turns)} boards, "
          f"at least {worst:.2f} of the words of each")


for program in programs:
    for renderer in ("sandwich", "hocr"):
        check(program, renderer)
