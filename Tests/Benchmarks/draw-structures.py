#!/usr/bin/env python3
"""Draws what lecture boards show beside text: lists, arrays, trees, stacks, tables, flow charts, code, steps; needs ImageMagick.

    boardscan-train synth --count 98 --seed 11 -o boards
    Tests/Benchmarks/draw-structures.py boards structures
    for kind in structures/*; do boardscan compare --quiet "$kind"; done

Characters and words are taken from made-up boards, one hand for each picture, and put into nodes, cells and lines that are drawn
by an unsteady hand. The transcript has what stands in one row as one line, arrows left out, but each node of a tree on a line of its own.
"""
import collections
import json
import pathlib
import random
import subprocess
import sys

WIDTH, HEIGHT = 1400, 1050
PENS = ["#1c1c22", "#1e3ca0", "#be282d", "#197d46"]
# Characters that are what they are whatever stands beside them.
PLAIN = set("ABDEFGHKLMNPRTabdefghkmnrt2345678")
ON_BASELINE = set("ABDEFGHKLMNPRTXabcdehkmnorsuvwxz234568")


class Glyph:
    """A piece of a made-up board: its box there, and how far its top lies above the baseline."""

    def __init__(self, text, box, rise):
        self.text, self.box, self.rise = text, box, rise
        self.width = box["width"]


def union(boxes):
    left, top = min(b["x"] for b in boxes), min(b["y"] for b in boxes)
    right, bottom = max(b["x"] + b["width"] for b in boxes), max(b["y"] + b["height"] for b in boxes)
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def apart(box, others):
    return all(box["x"] > other["x"] + other["width"] or other["x"] > box["x"] + box["width"] for other in others)


class Hand:
    """The characters and words that one made-up board gives."""

    def __init__(self, truth, chance):
        self.chance = chance
        self.glyphs, self.words = [], []
        for line in truth["lines"]:
            feet = [c["box"]["y"] + c["box"]["height"] for c in line["characters"] if c["text"] in ON_BASELINE]
            if len(feet) < 3:
                continue
            baseline = sorted(feet)[len(feet) // 2]
            words = collections.defaultdict(list)
            for character in line["characters"]:
                words[character["word"]].append(character)
            for index, word in words.items():
                beside = [c["box"] for other, chars in words.items() if other != index for c in chars]
                box, text = union([c["box"] for c in word]), "".join(c["text"] for c in word)
                if text.isascii() and text.isalpha() and 2 <= len(text) <= 7 and apart(box, beside):
                    self.words.append(Glyph(text, box, baseline - box["y"]))
                for character in word:
                    others = beside + [c["box"] for c in word if c is not character]
                    if character["text"] in PLAIN and apart(character["box"], others):
                        self.glyphs.append(Glyph(character["text"], character["box"], baseline - character["box"]["y"]))
        heights = sorted(g.box["height"] for g in self.glyphs) or [0]
        self.cap = heights[int(0.7 * len(heights))]

    @property
    def is_rich(self):
        return len(self.glyphs) >= 8 and len(self.words) >= 5

    def glyph(self):
        return self.chance.choice(self.glyphs)

    def word(self):
        return self.chance.choice(self.words)


class Sketch:
    """Glyphs and strokes put on a board, and their transcript."""

    def __init__(self, hand):
        self.hand, self.chance, self.cap = hand, hand.chance, hand.cap
        self.placed, self.strokes, self.lines = [], [], []
        self.y = 2 * self.cap

    def put(self, glyph, x, baseline):
        self.placed.append((glyph, round(x), round(baseline - glyph.rise)))

    def say(self, *glyphs):
        self.lines.append(" ".join(glyph.text for glyph in glyphs))

    def row(self, glyphs, x, baseline, gap=0.9):
        """Words beside each other; returns where they end."""
        for glyph in glyphs:
            self.put(glyph, x, baseline)
            x += glyph.width + gap * self.cap
        return x

    def stroke(self, *points):
        """An unsteady polyline; its ends miss a little."""
        def miss(share):
            return self.chance.gauss(0, share * self.cap)
        points = [(x + miss(0.05), y + miss(0.05)) for x, y in points]
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            self.curve((ax, ay), ((ax + bx) / 2 + miss(0.05), (ay + by) / 2 + miss(0.05)), (bx, by))

    def curve(self, start, control, end):
        """A quadratic Bezier curve in straight parts: ImageMagick would close it."""
        def at(t):
            return tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c for a, b, c in zip(start, control, end))
        ends = [at(step / 8) for step in range(9)]
        for (ax, ay), (bx, by) in zip(ends, ends[1:]):
            self.strokes.append(f"line {ax:.1f},{ay:.1f} {bx:.1f},{by:.1f}")

    def box(self, left, top, right, bottom):
        """Drawn in one, in two angles, or side by side."""
        corners = [(left, top), (left, bottom), (right, bottom), (right, top)]
        way = self.chance.randrange(3)
        if way == 0:
            self.stroke(*corners, corners[0])
        elif way == 1:
            self.stroke(*corners[:3])
            self.stroke(corners[0], corners[3], corners[2])
        else:
            for start, end in zip(corners, corners[1:] + corners[:1]):
                self.stroke(start, end)

    def arrow(self, ax, ay, bx, by):
        self.stroke((ax, ay), (bx, by))
        length = max(1, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        ux, uy, size = (bx - ax) / length, (by - ay) / length, 0.35 * self.cap
        for side in -0.7, 0.7:
            self.stroke((bx, by), (bx - size * (ux - side * uy), by - size * (uy + side * ux)))

    def heading(self):
        glyphs = [self.hand.word() for _ in range(2)]
        self.row(glyphs, 1.5 * self.cap, self.y)
        self.say(*glyphs)
        self.y += 2.2 * self.cap

    def sentence(self):
        glyphs, x = [], 1.5 * self.cap
        while len(glyphs) < 5:
            word = self.hand.word()
            if x + word.width > WIDTH - self.cap:
                break
            glyphs.append(word)
            x += word.width + 0.7 * self.cap
        self.row(glyphs, 1.5 * self.cap, self.y, gap=0.7)
        self.say(*glyphs)
        self.y += 1.9 * self.cap


def nodes(s):
    """Linked lists: boxes in a chain, a word at its end."""
    for _ in range(4):
        x, baseline, said = 1.5 * s.cap, s.y + s.cap, []
        for _ in range(s.chance.randint(3, 4)):
            glyph = s.hand.glyph()
            pad = s.chance.uniform(0.3, 0.6) * s.cap
            s.put(glyph, x + pad, baseline)
            s.box(x, baseline - 1.4 * s.cap, x + glyph.width + 2 * pad, baseline + 0.45 * s.cap)
            x += glyph.width + 2 * pad + 0.2 * s.cap
            s.arrow(x, baseline - 0.5 * s.cap, x + 1.2 * s.cap, baseline - 0.5 * s.cap)
            x += 1.5 * s.cap
            said.append(glyph)
        said.append(s.hand.word())
        s.put(said[-1], x, baseline)
        s.say(*said)
        s.y += 3.2 * s.cap


def cells(s):
    """Arrays: cells in a row, and a row of characters below."""
    for _ in range(3):
        count, side = s.chance.randint(4, 7), s.chance.uniform(1.5, 2) * s.cap
        x, top = 1.5 * s.cap, s.y
        row, below = [s.hand.glyph() for _ in range(count)], [s.hand.glyph() for _ in range(count)]
        s.box(x, top, x + count * side, top + 1.8 * s.cap)
        for index, glyph in enumerate(row):
            if index > 0:
                s.stroke((x + index * side, top), (x + index * side, top + 1.8 * s.cap))
            s.put(glyph, x + (index + 0.5) * side - glyph.width / 2, top + 1.4 * s.cap)
            s.put(below[index], x + (index + 0.5) * side - below[index].width / 2, top + 3.3 * s.cap)
        s.say(*row)
        s.say(*below)
        s.y += 5 * s.cap


def stack(s):
    """Cells above each other with words in them, two stacks."""
    tops = [s.hand.word() for _ in range(10)]
    side = max(glyph.width for glyph in tops) + 1.2 * s.cap
    for left, column in ((2 * s.cap, tops[:5]), (4 * s.cap + side, tops[5:])):
        s.box(left, s.y, left + side, s.y + 5 * 1.9 * s.cap)
        for index, glyph in enumerate(column):
            top = s.y + index * 1.9 * s.cap
            if index > 0:
                s.stroke((left, top), (left + side, top))
            s.put(glyph, left + (side - glyph.width) / 2, top + 1.4 * s.cap)
            s.say(glyph)


def table(s):
    """Rows of words, with rules between rows and columns."""
    rows = [[s.hand.word() for _ in range(3)] for _ in range(5)]
    side, pitch = max(glyph.width for row in rows for glyph in row) + 1.2 * s.cap, 2 * s.cap
    left, top = 1.5 * s.cap, s.y
    for index, row in enumerate(rows):
        for column, glyph in enumerate(row):
            s.put(glyph, left + column * side + 0.5 * s.cap, top + index * pitch + 1.4 * s.cap)
        s.say(*row)
        if index > 0:
            s.stroke((left, top + index * pitch), (left + 3 * side, top + index * pitch))
    for column in 1, 2:
        s.stroke((left + column * side, top), (left + column * side, top + 5 * pitch))


def tree(s):
    """A binary tree: characters in circles, edges between them."""
    radius, places = 1.05 * s.cap, {}
    for level in range(3):
        for index in range(2 ** level):
            x = WIDTH * (index + 0.5) / 2 ** level * 0.75 + s.chance.uniform(-0.3, 0.3) * s.cap
            y = s.y + radius + level * 4 * s.cap
            places[level, index] = x, y
            glyph = s.hand.glyph()
            s.put(glyph, x - glyph.width / 2, y - glyph.box["height"] / 2 + glyph.rise)
            s.strokes.append(f"ellipse {x},{y} {radius * s.chance.uniform(0.9, 1.15)},{radius} 8,365")
            s.say(glyph)
            if level > 0:
                px, py = places[level - 1, index // 2]
                length = ((px - x) ** 2 + (py - y) ** 2) ** 0.5
                ux, uy = (px - x) / length * 1.15 * radius, (py - y) / length * 1.15 * radius
                s.stroke((px - ux, py - uy), (x + ux, y + uy))


def flow(s):
    """Boxes and diamonds with words, one below the other."""
    middle = WIDTH * 0.35
    for index in range(4):
        glyph = s.hand.word()
        half, top = glyph.width / 2 + 0.7 * s.cap, s.y
        s.put(glyph, middle - glyph.width / 2, top + 1.5 * s.cap)
        if index % 2 == 0:
            s.box(middle - half, top + 0.1 * s.cap, middle + half, top + 2.1 * s.cap)
        else:
            s.stroke((middle, top - 0.5 * s.cap), (middle + 2 * half, top + s.cap), (middle, top + 2.6 * s.cap),
                     (middle - 2 * half, top + s.cap), (middle, top - 0.5 * s.cap))
        s.say(glyph)
        if index < 3:
            s.arrow(middle, top + 2.8 * s.cap, middle, top + 3.7 * s.cap)
        s.y += 4.5 * s.cap


def steps(s):
    """Lines with a figure or letter before them, circles drawn close around it."""
    for _ in range(6):
        glyph, words = s.hand.glyph(), [s.hand.word() for _ in range(3)]
        s.put(glyph, 2 * s.cap, s.y)
        x, y = 2 * s.cap + glyph.width / 2, s.y - glyph.rise + glyph.box["height"] / 2
        across, down = (s.chance.uniform(0.55, 0.8) * max(0.8 * s.cap, side) for side in (glyph.width, glyph.box["height"]))
        s.strokes.append(f"ellipse {x},{y} {max(across, 0.75 * down):.1f},{down:.1f} 8,365")
        s.row(words, 3.6 * s.cap, s.y, gap=0.7)
        s.say(glyph, *words)
        s.y += 2.1 * s.cap


def code(s):
    """Lines that open blocks, and braces alone on theirs that close them."""
    def brace(x, baseline, way):
        height, reach = 0.65 * s.cap, 0.2 * s.cap * way
        middle = baseline - 0.5 * s.cap
        for side in -1, 1:
            half, tip = (x + reach, middle + side * height / 2), (x + 2 * reach, middle + side * height)
            s.curve(tip, (x + reach, middle + side * height), half)
            s.curve(half, (x + reach, middle), (x, middle))

    def line(depth, ending):
        x, words = (1.5 + 1.5 * depth) * s.cap, [s.hand.word() for _ in range(2)] if ending != "}" else []
        x = s.row(words, x, s.y, gap=0.7)
        if ending:
            brace(x + (0 if ending == "{" else 0.4 * s.cap), s.y, 1 if ending == "{" else -1)
        s.lines.append(" ".join([glyph.text for glyph in words] + [ending] * bool(ending)))
        s.y += 1.9 * s.cap

    for depth, ending in (0, "{"), (1, "{"), (2, ""), (1, "}"), (1, ""), (0, "}"):
        line(depth, ending)


KINDS = [nodes, cells, stack, table, tree, flow, code, steps]


def picture(s, source, pen):
    """Arguments for ImageMagick."""
    arguments = ["-size", f"{WIDTH}x{HEIGHT}", "xc:#e6e6e2"]
    for glyph, x, y in s.placed:
        box = glyph.box
        # The made-up board's own ground, about 0.9, becomes white.
        arguments += ["(", source, "-crop", f"{box['width'] + 2}x{box['height'] + 2}+{box['x'] - 1}+{box['y'] - 1}", "+repage",
                      "-level", "0,82%", ")", "-geometry", f"+{x - 1}+{y - 1}", "-compose", "multiply", "-composite"]
    draw = [word for stroke in s.strokes for word in ("-draw", stroke)]
    return arguments + ["(", "-size", f"{WIDTH}x{HEIGHT}", "xc:white", "-fill", "none", "-stroke", pen, "-strokewidth",
                        f"{max(3, 0.1 * s.cap):.1f}", "-draw", "stroke-linecap round", *draw, "-blur", "0x0.8", ")", "-compose", "multiply", "-composite"]


def main():
    source, out = map(pathlib.Path, sys.argv[1:])
    boards = [path for path in sorted(source.glob("*.json")) if path.stem.split("-")[0] in ("clean", "coloured")]
    for number, kind in enumerate(KINDS):
        folder = out / kind.__name__
        folder.mkdir(parents=True, exist_ok=True)
        for index, path in enumerate(boards):
            hand = Hand(json.loads(path.read_text()), random.Random(100 * index + number))
            if not hand.is_rich:
                continue
            sketch = Sketch(hand)
            sketch.heading()
            sketch.sentence()
            sketch.y += 0.5 * sketch.cap
            kind(sketch)
            (folder / f"{path.stem}.gt.txt").write_text("\n".join(sketch.lines) + "\n")
            pen = hand.chance.choice(PENS)
            target = folder / f"{path.stem}.jpg"
            subprocess.run(["convert", *picture(sketch, path.with_suffix(".jpg"), pen), "-quality", "88", target], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main()
