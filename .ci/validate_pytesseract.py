"""What pytesseract gets from `boardscan tesseract`, compared with what `boardscan read` prints."""

import pathlib
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import pytesseract
from PIL import Image
from pytesseract import Output, TesseractError

boardscan, wrapper, work = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
pictures = [pathlib.Path(name) for name in sys.argv[4:]]
pytesseract.pytesseract.tesseract_cmd = wrapper


def check(what, holds, *details):
    if not holds:
        sys.exit(f"FAILED: {what}: {' | '.join(map(repr, details))}")


def read(picture, *options):
    return subprocess.run([boardscan, *options, str(picture)], check=True, capture_output=True).stdout.decode()


def check_boxes(picture, size, characters):
    text = pytesseract.image_to_boxes(picture)
    boxes = pytesseract.image_to_boxes(picture, output_type=Output.DICT)
    check("boxes' characters", "".join(map(str, boxes["char"])) == characters, boxes["char"], characters)
    check("boxes' text", len(text.splitlines()) == len(characters), text)
    for left, bottom, right, top, page in zip(*(boxes[key] for key in ("left", "bottom", "right", "top", "page"))):
        inside = 0 <= left < right <= size[0] and 0 <= bottom < top <= size[1]
        check("a box lies inside the image", inside and page == 0, left, bottom, right, top, page)


def check_data(picture, size, words):
    """Returns each word with its box: left, top, right, bottom."""
    data = pytesseract.image_to_data(picture, output_type=Output.DICT)
    rows = [dict(zip(data, row)) for row in zip(*data.values())]
    found = [row for row in rows if row["level"] == 5]
    check("data's words", [row["text"] for row in found] == words, [row["text"] for row in found], words)
    check("one page", [row["level"] for row in rows].count(1) == 1)
    for row in rows:
        inside = row["left"] >= 0 and row["top"] >= 0
        inside = inside and row["left"] + row["width"] <= size[0] and row["top"] + row["height"] <= size[1]
        check("a row's box lies inside the image", inside, row)
        check("confidence", 0 <= row["conf"] <= 100 if row["level"] == 5 else row["conf"] == -1, row)
    text = pytesseract.image_to_data(picture)
    check("data as text and as bytes", pytesseract.image_to_data(picture, output_type=Output.BYTES) == text.encode())
    frame = pytesseract.image_to_data(
        picture, output_type=Output.DATAFRAME, pandas_config={"keep_default_na": False, "dtype": {"text": str}})
    check("data as a frame", list(frame[frame.level == 5].text) == words, frame)
    return [
        (row["text"], (row["left"], row["top"], row["left"] + row["width"], row["top"] + row["height"])) for row in found]


def check_markup(picture, words):
    hocr = ElementTree.fromstring(pytesseract.image_to_pdf_or_hocr(picture, extension="hocr"))
    spans = [span for span in hocr.iter("{http://www.w3.org/1999/xhtml}span") if span.get("class") == "ocrx_word"]
    found = [("".join(span.itertext()), tuple(map(int, span.get("title").split(";")[0].split()[1:]))) for span in spans]
    check("hOCR's words", found == words, found, words)
    alto = ElementTree.fromstring(pytesseract.image_to_alto_xml(picture))
    strings = [element for element in alto.iter() if element.tag.endswith("}String")]
    found = [element.get("CONTENT") for element in strings]
    check("ALTO's words", found == [text for text, _ in words], found)


def check_pdf(picture, size, words):
    pdf = work / "searchable.pdf"
    pdf.write_bytes(pytesseract.image_to_pdf_or_hocr(picture, extension="pdf", config="--dpi 72"))
    page = subprocess.run(["pdftotext", "-bbox", str(pdf), "-"], check=True, capture_output=True).stdout.decode()
    found = []
    for element in ElementTree.fromstring(page).iter("{http://www.w3.org/1999/xhtml}word"):
        corners = [float(element.get(key)) for key in ("xMin", "yMin", "xMax", "yMax")]
        found.append((element.text, corners))
    check("PDF's words", sorted(text for text, _ in found) == sorted(text for text, _ in words), found, words)
    for text, corners in found:
        left, top, right, bottom = corners
        near = any(
            text == other and abs(left - box[0]) < 3 and abs(right - box[2]) < 3 and top < box[3] and box[1] < bottom
            for other, box in words)
        check("a word of the PDF stands over its ink", near, text, corners)


def check_fixture(picture):
    picture = str(picture)
    size = Image.open(picture).size
    text = pytesseract.image_to_string(picture)
    check("text", text == read(picture), text, read(picture))
    check("text as bytes", pytesseract.image_to_string(picture, output_type=Output.BYTES) == text.encode())
    check("text as a dictionary", pytesseract.image_to_string(picture, output_type=Output.DICT) == {"text": text})
    check_boxes(picture, size, "".join(text.split()))
    words = check_data(picture, size, text.split())
    check_markup(picture, words)
    check_pdf(picture, size, words)
    print(f"{picture}: {len(words)} words")


def check_options(picture):
    # An image in memory, which pytesseract hands over as a PNG.
    image = Image.open(picture).convert("RGB")
    png = work / "picture.png"
    image.save(png)
    check("an image in memory", pytesseract.image_to_string(image) == read(png))

    first = pytesseract.image_to_data(image, output_type=Output.DICT)
    box = next(
        [first[key][row] for key in ("left", "top", "width", "height")]
        for row, level in enumerate(first["level"]) if level == 4)
    line = image.crop((box[0] - 15, box[1] - 15, box[0] + box[2] + 15, box[1] + box[3] + 15))
    for mode in (7, 8, 13):
        text = pytesseract.image_to_string(line, config=f"--psm {mode}")
        check(f"--psm {mode} gives one line", len(text.splitlines()) == 1, text)
        check(f"--psm {mode} gives words", mode != 8 or len(text.split()) == 1, text)
    check("--psm 10 gives one character", len(pytesseract.image_to_string(line, config="--psm 10").strip()) == 1)

    letters = set("abcdefghijklmnopqrstuvwxyz")
    text = pytesseract.image_to_string(image, config=f"-c tessedit_char_whitelist={''.join(sorted(letters))}")
    check("the whitelist is kept to", text.strip() and set("".join(text.split())) <= letters, text)

    kinds = ["txt", "hocr", "tsv", "box", "xml", "pdf"]
    several = pytesseract.run_and_get_multiple_output(image, extensions=kinds)
    check("several outputs in one run", len(several) == len(kinds) and several[0] == read(png) and several[5][:5] == b"%PDF-")

    pages = work / "pages.txt"
    pages.write_text(f"{png}\n{png}\n")
    check("a list of images", pytesseract.image_to_string(str(pages)) == "\f".join([read(png)] * 2))


def check_orientation(picture):
    image = Image.open(picture).convert("RGB")
    for turn in 0, 90, 180, 270:
        osd = pytesseract.image_to_osd(image.rotate(turn, expand=True), output_type=Output.DICT)
        # Counter-clockwise there, clockwise here.
        check("orientation", osd["rotate"] == turn and osd["orientation"] == (360 - turn) % 360, turn, osd)
        check("its confidence", osd["orientation_conf"] > 14 and osd["script"] == "Latin", osd)


def check_refusals(picture):
    for what, call in {
        "Failed loading language 'xyz'": lambda: pytesseract.image_to_string(str(picture), lang="xyz"),
        "no such file": lambda: pytesseract.image_to_string(str(work / "none.png")),
    }.items():
        try:
            call()
        except TesseractError as error:
            check("a refusal says why", error.status == 1 and what in error.message, error)
        else:
            check("refused", False, what)


check("version", str(pytesseract.get_tesseract_version()) == "5.3.0")
LANGUAGES = "ces dan deu eng fin fra hun ita nld nor osd pol por ron slk spa swe tur"
check("languages", sorted(pytesseract.get_languages()) == LANGUAGES.split())
for picture in pictures:
    check_fixture(picture)
check_options(pictures[0])
check_orientation(pictures[0])
check_refusals(pictures[0])
print(f"pytesseract {pytesseract.__version__}: all as expected")
