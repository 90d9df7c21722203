"""Makes files that mean harm, has boardscan read them, and says what each took: processor seconds, memory, exit code.

usage: check_hostile.py BOARDSCAN [CASE…] [--slack FACTOR] [--write-table ARTICLE.md]

Each case has limits; the exit code is 1 if one of them is broken. Seconds are those of an idle processor: --slack widens them.
"""
import argparse
import dataclasses
import json
import multiprocessing
import os
import pathlib
import random
import re
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable

from PIL import Image, ImageDraw, ImageFont

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "Fixtures"
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
MEGABYTE = 1_000_000
# What stands between the table's head and its end.
TABLE = re.compile(r"(<!-- hostile: .*? -->\n.*?\n\|---.*?\n).*?(\n\n<!-- end of hostile -->)", re.S)


@dataclasses.dataclass
class Case:
    """Files, how they are read, and what that may take."""

    name: str
    # Makes the files in the working directory, and tells the arguments.
    make: Callable[[], list]
    seconds: float
    megabytes: int = 350
    status: int = 0
    # What one line on standard error must hold; without it there is none.
    says: str = ""
    # How many lines the text may have.
    lines: int = 10_000


# Pictures

def blank(width, height, value=255):
    return Image.new("L", (width, height), value)


def saved(image, name, **options):
    image.save(name, **options)
    return name


def dust(width, height, ground, ink, count):
    image, chance = blank(width, height, ground), random.Random(count)
    draw = ImageDraw.Draw(image)
    for _ in range(count):
        x, y, size = chance.randrange(width), chance.randrange(height), chance.randint(2, 12)
        draw.ellipse((x, y, x + size, y + size), fill=ink)
    return image


def noise(width, height):
    return Image.frombytes("L", (width, height), random.Random(1).randbytes(width * height))


def scribble(width, height, strokes):
    """Strokes all over each other, that are no letters."""
    image, chance = blank(width, height), random.Random(1)
    draw = ImageDraw.Draw(image)
    for _ in range(strokes):
        point = chance.randrange(width), chance.randrange(height)
        for _ in range(40):
            next_point = point[0] + chance.randint(-60, 60), point[1] + chance.randint(-60, 60)
            draw.line((point, next_point), fill=0, width=4)
            point = next_point
    return image


def page(width, height, pixels, leading):
    """Print all over the page: words of the README of this project."""
    words = [w for w in (FIXTURES.parent / "README.md").read_text().split() if w.isascii()]
    image, chance, font = blank(width, height), random.Random(1), ImageFont.truetype(FONT, pixels)
    draw, y = ImageDraw.Draw(image), pixels
    while y + leading < height:
        x = 2 * pixels
        while x < width - 2 * pixels:
            word = chance.choice(words)
            length = draw.textlength(word + " ", font)
            if x + length > width - pixels:
                break
            draw.text((x, y), word, 0, font)
            x += length
        y += leading
    return image


# Files

def many_scans(name, count):
    """A JPEG whose last scan comes again and again: a few bytes each time, and as much work as the picture."""
    blank(4000, 3000, 200).save(name, "JPEG", progressive=True)
    file = pathlib.Path(name)
    data = file.read_bytes()
    scan = data[data.rindex(b"\xff\xda"):-2]
    file.write_bytes(data[:-2] + scan * count + data[-2:])
    return name


def tiff(name, pages, width=20, height=20, rows=None):
    """A TIFF of gray pages, the strip of each of which holds some rows: all, or fewer than it should."""
    rows = rows or height
    data, pointer = bytearray(b"II*\0\0\0\0\0"), 4
    for _ in range(pages):
        pixels = len(data)
        data += bytes([200]) * (width * rows)
        data[pointer:pointer + 4] = struct.pack("<I", len(data))
        entries = [(256, width), (257, height), (258, 8), (259, 1), (262, 1), (273, pixels), (277, 1), (278, rows), (279, width * rows)]
        data += struct.pack("<H", len(entries)) + b"".join(struct.pack("<HHII", tag, 4, 1, value) for tag, value in entries)
        pointer = len(data)
        data += bytes(4)
    pathlib.Path(name).write_bytes(data)
    return name


def pdf(name, content, pages=1, forms=()):
    """A PDF of pages that share what is drawn on them; each form may draw the one before it, /F."""
    objects = [b"<< /Type /Catalog /Pages 2 0 R >>"]
    first = 4 + len(forms)
    kids = " ".join(f"{first + index} 0 R" for index in range(pages))
    objects.append(f"<< /Type /Pages /Count {pages} /Kids [{kids}] >>".encode())

    def stream(data, entries=""):
        return f"<< {entries} /Length {len(data)} >>\nstream\n".encode() + data + b"\nendstream"

    resources = f"/Resources << /XObject << /F {3 + len(forms)} 0 R >> >>" if forms else "/Resources << >>"
    for index, form in enumerate(forms):
        below = f"/Resources << /XObject << /F {2 + index} 0 R >> >>" if index else ""
        objects.append(stream(form, f"/Type /XObject /Subtype /Form /BBox [0 0 600 800] {below}"))
    objects.append(stream(content))
    objects += [f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] {resources} /Contents {first - 1} 0 R >>".encode()] * pages
    data, places = bytearray(b"%PDF-1.4\n"), []
    for number, body in enumerate(objects, 1):
        places.append(len(data))
        data += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    start = len(data)
    data += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1) + b"".join(b"%010d 00000 n \n" % place for place in places)
    data += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)
    pathlib.Path(name).write_bytes(data)
    return name


def strokes(count):
    chance = random.Random(1)
    return "\n".join(
        f"{chance.randrange(600)} {chance.randrange(800)} m {chance.randrange(600)} {chance.randrange(800)} l S" for _ in range(count)
    ).encode()


def nested(name, depth, times, pages):
    """Forms that draw each other: `times` to the power of `depth` strokes on each page."""
    forms = [b"0 0 m 600 800 l S"] + [b"/F Do " * times] * (depth - 1)
    return pdf(name, b"/F Do " * times, pages, forms)


def sparse(name, size):
    with open(name, "wb") as file:
        file.truncate(size)
    return name


def texts(truth, text):
    for directory, ending, content in [("truth", "gt.txt", truth), ("texts", "txt", text)]:
        pathlib.Path(directory).mkdir()
        pathlib.Path(directory, "a." + ending).write_text(content)
    return ["compare", "--texts", "texts", "--truth", "truth"]


def letters(count, seed):
    chance = random.Random(seed)
    return "".join(chance.choice("abcdefghij    ") for _ in range(count))


def corrections():
    os.symlink(FIXTURES / "clean-list.jpg", "board.jpg")
    correction = {"image": "board.jpg", "word": 0, "text": "Problem"}
    pathlib.Path("c.json").write_text(json.dumps({"schema": "boardscan-corrections", "version": 1, "corrections": [correction]}))
    return ["learn", "-q", "c.json", "-o", "m.bsm"]


def copies(name, count):
    for index in range(1, count):
        os.link(name, f"{index}-{name}")
    return [name] + [f"{index}-{name}" for index in range(1, count)]


def line(name):
    return ["tesseract", name, "-", "--psm", "7"]


CASES = [
    Case("dust, 2 megapixels, one line", lambda: line(saved(dust(1632, 1224, 255, 0, 4), "a.png")), 1),
    Case("dust, 12 megapixels, one line", lambda: line(saved(dust(4000, 3000, 255, 0, 4), "a.png")), 1),
    Case("light dust, 12 megapixels, one line", lambda: line(saved(dust(4000, 3000, 20, 255, 3), "a.png")), 1),
    Case("dust, 12 megapixels", lambda: [saved(dust(4000, 3000, 255, 0, 4), "a.png")], 1),
    Case("blank, 12 megapixels", lambda: [saved(blank(4000, 3000), "a.png")], 1),
    Case("noise, 12 megapixels", lambda: [saved(noise(4000, 3000), "a.png", compress_level=1)], 1),
    Case("scribble, 3 megapixels", lambda: [saved(scribble(2048, 1536, 300), "a.png")], 6),
    Case("1×1,000,000 pixels", lambda: [saved(blank(1, 1_000_000), "a.png")], 1),
    Case("1×100,000,000 pixels", lambda: [saved(blank(1, 100_000_000), "a.png")], 6, 700),
    Case("100 megapixels", lambda: [saved(blank(10_000, 10_000, 230), "a.png")], 6, 700),
    Case("four of 100 megapixels at once", lambda: ["--jobs", "4"] + copies(saved(blank(10_000, 10_000, 230), "a.png"), 4), 24, 700),
    Case("print of 16 pixels, 3 megapixels", lambda: [saved(page(2000, 1500, 16, 21), "a.png")], 6),
    Case("print of 16 pixels, 12 megapixels", lambda: [saved(page(4000, 3000, 16, 21), "a.png")], 24, 1200),
    Case("screenshot, 1080×24,000", lambda: [saved(page(1080, 24_000, 32, 51), "a.png")], 26, 700),
    Case("JPEG of 2,000 scans", lambda: [many_scans("a.jpg", 2000)], 0.5, status=2, says="more than 100 scans"),
    Case("JPEG of 90 scans, 12 megapixels", lambda: [many_scans("a.jpg", 90)], 4),
    Case("TIFF of 1,000 pages", lambda: [tiff("a.tif", 1000)], 2),
    Case("TIFF of 1,200 pages", lambda: [tiff("a.tif", 1200)], 2, status=2, says="1000 pages"),
    Case("TIFF without most of its rows", lambda: [tiff("a.tif", 1, 96, 30_000, 100)], 0.5, status=2, says="damaged", lines=0),
    Case("PDF of strokes, eight at once", lambda: ["--jobs", "8"] + copies(pdf("a.pdf", strokes(230_000)), 8), 80),
    Case("PDF of a billion strokes a page", lambda: [nested("a.pdf", 9, 10, 30)], 25, status=2, says="takes? too long"),
    Case("2 GB of zeros", lambda: [sparse("a.jpg", 2_000_000_000)], 0.5, 100, status=2, says="not an image"),
    Case("compare: a line of 8,000", lambda: texts(letters(8000, 1).replace("\n", ""), letters(8000, 2)), 1),
    Case(
        "compare: 1,000 lines",
        lambda: texts("\n".join(letters(30, i) for i in range(1000)), "\n".join(letters(30, -1 - i) for i in range(1000))), 10),
    Case("compare: a line of 100,000", lambda: texts(letters(100_000, 1), letters(100_000, 2)), 10),
    Case("compare: 3 MB", lambda: texts(letters(3 * MEGABYTE, 1), "a"), 1, status=2, says="too large"),
    Case("learn: one word", corrections, 20, 400),
    Case("check: 2,000 brackets", lambda: ["check", FIXTURES / "dark.jpg", "--regex", "[" * 2000], 0.5, status=64, says="characters"),
    Case("check: 60,000 choices", lambda: ["check", FIXTURES / "dark.jpg", "--regex", "a|" * 60_000], 0.5, status=64, says="characters"),
]


# Reading

def made(index):
    """Makes the files of a case. A process of its own does: the memory of one that starts another counts as that other's."""
    return CASES[index].make()


def read(program, arguments):
    """Runs the program: processor seconds of it and of its helpers, the largest memory of one of them, exit code, output, errors."""
    environment = os.environ | {"XDG_DATA_HOME": os.getcwd(), "OPENBLAS_NUM_THREADS": "1"}
    with open("stdout", "wb") as output, open("stderr", "wb") as errors:
        process = subprocess.Popen([program] + [str(a) for a in arguments], stdout=output, stderr=errors, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
    return (
        usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024 / MEGABYTE, os.waitstatus_to_exitcode(status),
        pathlib.Path("stdout").read_text(), pathlib.Path("stderr").read_text())


def problems(case, slack, seconds, megabytes, status, output, errors):
    lines = [line for line in output.splitlines() if line.strip("\f ")]
    told = errors.splitlines()
    if seconds > slack * case.seconds:
        yield f"more than {case.seconds} s"
    if megabytes > case.megabytes:
        yield f"more than {case.megabytes} MB"
    if status != case.status:
        yield f"exit code {status}, not {case.status}: {errors[:200]!r}"
    if len(lines) > case.lines:
        yield f"{len(lines)} lines of text"
    if case.says and not any(re.search(case.says, line) for line in told):
        yield f"does not say {case.says!r}: {errors[:200]!r}"
    if not case.says and told:
        yield f"says {errors[:200]!r}"
    if re.search(r"[\x00-\x08\x0b\x0e-\x1f\x7f]", output + errors):
        yield "control characters"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("cases", nargs="*", help="those whose names contain one of these; all by default")
    parser.add_argument("--slack", type=float, default=2, help="how much longer it may take than on a processor of its own")
    parser.add_argument("--write-table", type=os.path.abspath, help="the article whose table is written anew")
    given = parser.parse_args()
    program = str(pathlib.Path(given.program).resolve())
    Image.MAX_IMAGE_PIXELS = None
    failed, rows = False, []
    print(f"{'':42}{'seconds':>8}{'MB':>6}{'exit':>6}")
    for index, case in enumerate(CASES):
        if given.cases and not any(part in case.name for part in given.cases):
            continue
        with tempfile.TemporaryDirectory() as directory:
            os.chdir(directory)
            with multiprocessing.get_context("fork").Pool(1) as pool:
                arguments = pool.apply(made, [index])
            seconds, megabytes, status, output, errors = read(program, arguments)
            os.chdir("/")
        wrong = list(problems(case, given.slack, seconds, megabytes, status, output, errors))
        failed |= bool(wrong)
        print(f"{case.name:42}{seconds:8.2f}{megabytes:6.0f}{status:6}  {'; '.join(wrong)}".rstrip(), flush=True)
        rows.append(f"| {case.name} | {seconds:.2f} | {megabytes:.0f} | {status} |")
    if given.write_table:
        article = pathlib.Path(given.write_table)
        article.write_text(TABLE.sub(lambda match: match[1] + "\n".join(rows) + match[2], article.read_text()))
    sys.exit(failed)


if __name__ == "__main__":
    main()
