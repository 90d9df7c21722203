"""Runs other programs on what boardscan makes in Tesseract's place, and compares the words.

usage: validate_clients.py DIR yes|no, with a directory for files and whether ocrodjvu is there
"""
import collections
import importlib.metadata
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pyocr
import pyocr.builders
import pyocr.tesseract
from PIL import Image, ImageDraw, ImageFont

work, has_ocrodjvu = pathlib.Path(sys.argv[1]), sys.argv[2] == "yes"
fixtures = [pathlib.Path("Fixtures", name).resolve() for name in ("clean-list.jpg", "print.jpg")]


def check(what, holds, *details):
    if not holds:
        raise AssertionError(f"{what}: {' | '.join(map(repr, details))}")


def run(*command, folder=work, more={}):
    result = subprocess.run([str(part) for part in command], cwd=folder, capture_output=True, env={**os.environ, **more})
    output, errors = result.stdout.decode(), result.stderr.decode()
    check(f"{command[0]}'s exit code", result.returncode == 0, result.returncode, errors[-600:])
    return output


def told(picture, *options):
    """The words of a picture, each with its box: left, top, right, bottom."""
    found = []
    for row in run("tesseract", picture, "stdout", *options, "tsv").splitlines():
        fields = row.split("\t")
        if fields[0] == "5":
            left, top, width, height = map(int, fields[6:10])
            found.append((fields[11], (left, top, left + width, top + height)))
    return found


def truth(picture):
    return picture.with_suffix("").with_suffix(".gt.txt").read_text().split()


def check_words(what, found, picture):
    """As many of the very words as the program itself tells."""
    words = [word for word, _ in told(picture)]
    check(what, sorted(found) == sorted(words), sorted(found), sorted(words))


def drawn(name, places, size, lines=()):
    """A picture of black text in Pillow's own font, and where told of straight lines."""
    picture = Image.new("RGB", size, "white")
    draw = ImageDraw.Draw(picture)
    for line in lines:
        draw.line(line, fill="black", width=2)
    for place, text in places:
        draw.text(place, text, font=ImageFont.load_default(44), fill="black")
    path = work / name
    picture.save(path, dpi=(300, 300))
    return path


def check_fixtures():
    for picture in fixtures:
        left = collections.Counter(truth(picture)) - collections.Counter(word for word, _ in told(picture))
        wrong, count = left.total(), len(truth(picture))
        check(f"most of {picture.name}'s words", wrong <= count // 5, left)
    return "what the program tells of the fixtures is most of their text"


def check_pyocr():
    tool = pyocr.tesseract
    check("it is among the tools", tool in pyocr.get_available_tools())
    check("version", tool.get_version()[0] == 5, tool.get_version())
    check("languages", {"eng", "osd"} <= set(tool.get_available_languages()), tool.get_available_languages())
    for path in fixtures:
        picture, words = Image.open(path), told(path)
        text = [word for word, _ in words]
        check_words("text", tool.image_to_string(picture, lang="eng").split(), path)
        found = tool.image_to_string(picture, lang="eng", builder=pyocr.builders.WordBoxBuilder())
        check("words", [(word.content, sum(word.position, ())) for word in found] == words, words)
        check("confidence", all(0 < word.confidence <= 100 for word in found))
        found = tool.image_to_string(picture, lang="eng", builder=pyocr.builders.LineBoxBuilder())
        check("lines", " ".join(line.content for line in found) == " ".join(text), [line.content for line in found])
        found = tool.image_to_string(picture, lang="eng", builder=tool.CharBoxBuilder())
        check("characters", "".join(box.content for box in found if box.content != "~") == "".join(text))
        for turn in (0, 90, 180, 270):
            # Pillow turns counter-clockwise; pyocr tells by how much the text was turned clockwise.
            angle = tool.detect_orientation(picture.rotate(turn, expand=True), lang="eng")["angle"]
            check("orientation", angle == (360 - turn) % 360, path.name, turn, angle)
    digits = drawn("digits.png", [((40, 40), "4096 358")], (700, 140))
    found = tool.image_to_string(Image.open(digits), lang="eng", builder=pyocr.builders.DigitBuilder()).split()
    check("digits", found == ["4096", "358"], found)
    check("a page without text", tool.image_to_string(Image.new("RGB", (300, 200), "white"), lang="eng") == "")
    try:
        tool.image_to_string(Image.open(digits), lang="xyz")
        check("a language that is not there", False)
    except pyocr.error.TesseractError as error:
        check("a language that is not there", b"Failed loading language 'xyz'" in error.message, error.message)
    return "text, words, lines, characters, digits, orientation, errors"


def check_img2table():
    from img2table.document import Image as Picture
    from img2table.ocr import TesseractOCR

    rows = [["Item", "Price", "Stock"], ["Apples", "120", "45"], ["Bananas", "75", "210"], ["Cherries", "980", "12"]]
    across, down = (100, 500, 850, 1200), (100, 220, 340, 460, 580)
    lines = [(x, down[0], x, down[-1]) for x in across] + [(across[0], y, across[-1], y) for y in down]
    places = [((across[c] + 40, down[r] + 34), text) for r, row in enumerate(rows) for c, text in enumerate(row)]
    path = drawn("table.png", places, (1300, 700), lines)
    for layout in 11, 3:
        # It has the program tell its version on standard output.
        sys.stdout.flush()
        shown, null = os.dup(1), os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        try:
            tables = Picture(str(path)).extract_tables(ocr=TesseractOCR(lang="eng", psm=layout), min_confidence=30)
        finally:
            os.dup2(shown, 1)
            os.close(shown)
            os.close(null)
        found = [table.df.values.tolist() for table in tables]
        check("one table of four rows", [len(table) for table in found] == [4], found)
        folded = [[str(cell).lower() for cell in row] for row in found[0]]
        check("the table's cells", folded == [[cell.lower() for cell in row] for row in rows], found)
    return "a ruled table's cells, in two layouts"


def check_invoice2data():
    texts = "Blue Harbour Supplies", "Invoice number: 2358", "Invoice date: 2024-05-27", "Total amount: 325.50"
    path = drawn("bill.png", [((90, 90 + 120 * row), text) for row, text in enumerate(texts)], (1240, 700))
    Image.open(path).save(work / "bill.pdf", resolution=150)
    (work / "templates").mkdir()
    (work / "templates/blue.yml").write_text("""
issuer: Blue Harbour Supplies
keywords: [Harbour]
fields:
  invoice_number: Invoice number:\\s+(\\d+)
  date: {parser: regex, regex: 'Invoice date:\\s+(\\d{4}-\\d{2}-\\d{2})', type: date}
  amount: {parser: regex, regex: 'Total amount:\\s+(\\d+\\.\\d\\d)', type: float}
options: {currency: EUR, date_formats: ['%Y-%m-%d']}
""")
    for file in "bill.png", "bill.pdf":
        run("invoice2data", "--input-reader", "tesseract", "--exclude-built-in-templates", "--template-folder", "templates",
            "--output-format", "json", "--output-name", "bill.json", file)
        found = json.loads((work / "bill.json").read_text())
        fields = [(bill["invoice_number"], bill["date"], bill["amount"]) for bill in found]
        check(f"the fields of {file}", fields == [("2358", "2024-05-27", 325.5)], found)
    return "the fields of a picture and, through standard input, of a PDF"


def hocr(*options, base, picture):
    run("tesseract", picture, base, *options, "hocr")
    return work / f"{base}.hocr"


def check_hocr_tools():
    first, second = (told(path) for path in fixtures)
    pages = [hocr(base=path.stem, picture=path) for path in fixtures]
    texts = [run("hocr-lines", page) for page in pages]
    for path, text in zip(fixtures, texts):
        check_words("hocr-lines' words", text.split(), path)
    for page in pages:
        check("hocr-check", not re.search("^not ok", run("hocr-check", page), re.M), page.name)
    check("hocr-eval", "ocr_errors 0" in run("hocr-eval", pages[0], pages[0]))
    (work / "lines.txt").write_text(texts[0])
    counts = run("hocr-eval-lines", "lines.txt", pages[0]).split()
    check("hocr-eval-lines", counts == ["segmentation_errors", "0", "ocr_errors", "0"], counts)

    joined = work / "joined.hocr"
    joined.write_text(run("hocr-combine", *pages))
    check("hocr-combine", run("hocr-lines", joined) == texts[0] + texts[1])
    (work / "list.txt").write_text("".join(f"{path}\n" for path in fixtures))
    run("hocr-split", hocr(base="both", picture="list.txt"), "page-%d.hocr")
    check("hocr-split", [run("hocr-lines", f"page-{number}.hocr") for number in (1, 2)] == texts)

    (work / "core.xml").write_text(
        '<record xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Board of May</dc:title></record>')
    merged = run("hocr-merge-dc", "core.xml", pages[0])
    check("hocr-merge-dc", "Board of May" in merged and all(word in merged for word, _ in first if word.isalpha()), merged)
    words = {line.split("\t")[1] for line in run("hocr-wordfreq", "-n", "1000", pages[1]).splitlines()}
    check("hocr-wordfreq", {word for word, _ in second if word.isalpha()} <= words, words)

    # Named from the working directory, as programs that read hOCR look for it.
    for name in "pictures", "results", "cut":
        (work / name).mkdir()
    shutil.copy(fixtures[0], work / "pictures")
    page = hocr(base="results/there", picture="pictures/clean-list.jpg")
    run("hocr-extract-images", "-p", "cut/%03d.png", page)
    cut = sorted((work / "cut").glob("*.txt"))
    found = " ".join(path.read_text() for path in cut).split()
    check_words("hocr-extract-images' words", found, fixtures[0])
    check("a picture for each line", len(list((work / "cut").glob("*.png"))) == len(cut) == len(texts[0].splitlines()))

    (work / "pages").mkdir()
    for path in fixtures:
        shutil.copy(path, work / "pages")
        shutil.copy(work / f"{path.stem}.hocr", work / "pages")
    run("hocr-pdf", "--savefile", "pages.pdf", "pages")
    for number, path in enumerate(fixtures, 1):
        text = run("pdftotext", "-f", number, "-l", number, "pages.pdf", "-")
        # pdftotext may join words that stand close together.
        letters = "".join(word for word, _ in told(path))
        check("hocr-pdf's text", sorted("".join(text.split())) == sorted(letters), text, letters)
    return "check, eval, eval-lines, lines, combine, split, merge-dc, wordfreq, extract-images, pdf"


def check_archive_hocr_tools():
    from hocr.parse import hocr_page_get_dimensions, hocr_page_iterator, hocr_page_to_word_data

    for path in fixtures:
        for options in (), ("-c", "hocr_char_boxes=1"):
            name = str(hocr(*options, base=f"archive-{path.stem}", picture=path))
            sizes, found = [], []
            # A page is gone once the next one is asked for.
            for page in hocr_page_iterator(name):
                sizes.append(hocr_page_get_dimensions(page))
                for part in hocr_page_to_word_data(page):
                    words = [word for line in part["lines"] for word in line["words"]]
                    found += [(word["text"], tuple(map(int, word["bbox"]))) for word in words]
            check("one page of the picture's size", sizes == [Image.open(path).size], sizes)
            check("words", found == told(path), found)
        # With a box for each character, which this folds to words.
        (work / "folded.hocr").write_text(run("hocr-fold-chars", "-f", name))
        check_words("hocr-fold-chars' words", run("hocr-text", "-f", "folded.hocr").split(), path)
    return "words with and without characters, folded characters"


def check_dinglehopper():
    for path in fixtures:
        run("tesseract", path, f"ding-{path.stem}", "alto", "txt", "hocr")
        text = run("dinglehopper-extract", f"ding-{path.stem}.xml")
        # It takes several characters for each other: signs are told apart where there are no doubled ones.
        found, own = (re.sub(r"[^\w\s]", "", part) for part in (text, " ".join(word for word, _ in told(path))))
        check("ALTO's words", found.split() == own.split(), found, own)
        (work / "same.txt").write_text(text)
        for other in f"ding-{path.stem}.xml", f"ding-{path.stem}.txt":
            run("dinglehopper", "--plain-encoding", "utf-8", "same.txt", other, "same")
            report = json.loads((work / "same.json").read_text())
            check(f"no word of {other} differs", report["wer"] == 0 and report["n_words"] > 20, report)
        gold = path.with_suffix(".gt.txt")
        run("dinglehopper", "--plain-encoding", "utf-8", gold, f"ding-{path.stem}.xml", "gold")
        report = json.loads((work / "gold.json").read_text())
        check("most characters are those of the fixture", report["cer"] < 0.1 and report["n_characters"] > 150, report)
    return "the words of ALTO and of text, and how far they are from the fixtures' own"


def check_ocrodjvu():
    # It finds out the languages from the files of Tesseract's directory.
    (work / "tessdata").mkdir()
    (work / "tessdata/eng.traineddata").touch()
    more = {"TESSDATA_PREFIX": str(work / "tessdata")}
    languages = run("ocrodjvu", "--engine", "tesseract", "--list-languages", more=more).split()
    check("languages", languages == ["eng"], languages)
    # DjVu of black and white, which is kept without loss.
    picture = Image.open(fixtures[0]).convert("L").point(lambda value: 255 * (value > 110)).convert("1")
    picture.save(work / "page.pbm")
    run("cjb2", "-dpi", "150", "page.pbm", "page.djvu")
    words = [word for word, _ in told(work / "page.pbm")]
    for details in "words", "chars":
        run("ocrodjvu", "--engine", "tesseract", "--language", "eng", "--details", details, "--save-bundled", "read.djvu",
            "page.djvu", more=more)
        text = run("djvutxt", "read.djvu").split()
        check(f"the hidden text of {details}", sorted(text) == sorted(words), text, words)
        count = run("djvused", "-u", "-e", "print-txt", "read.djvu").count("(char ")
        check("characters have places of their own", (count > 0) == (details == "chars"), count)
    for options, name in ((), "plain"), (("-c", "hocr_char_boxes=1"), "boxes"):
        page = hocr(*options, base=f"djvu-{name}", picture=fixtures[0])
        commands = subprocess.run(["hocr2djvused"], input=page.read_bytes(), capture_output=True, check=True).stdout.decode()
        found = re.findall(r'\(word \d+ \d+ \d+ \d+ "([^"]*)"\)', commands)
        check_words("hocr2djvused's words", found, fixtures[0])
    return "languages, a DjVu's hidden text by words and by characters, hocr2djvused"


clients = [
    ("boardscan", check_fixtures), ("pyocr", check_pyocr), ("img2table", check_img2table),
    ("invoice2data", check_invoice2data), ("hocr-tools-lib", check_hocr_tools),
    ("archive-hocr-tools", check_archive_hocr_tools), ("dinglehopper", check_dinglehopper), ("ocrodjvu", check_ocrodjvu)]
failures = 0
for name, checks in clients:
    if name == "ocrodjvu" and not has_ocrodjvu:
        print("ocrodjvu: left out, as DjVuLibre or a compiler is not installed")
        continue
    version = "" if name == "boardscan" else " " + importlib.metadata.version(name)
    try:
        print(f"{name}{version}: {checks()}", flush=True)
    # Any trouble of a client is a failure of its line only.
    except Exception as error:
        failures += 1
        print(f"{name}{version}: FAILED: {type(error).__name__}: {error}", flush=True)
sys.exit(1 if failures else 0)
