#!/usr/bin/env python3
"""Draws on made-up boards what people draw around their writing, and what shines through; needs ImageMagick.

    boardscan-train synth --count 98 --seed 11 -o boards
    Tests/Benchmarks/draw-on-boards.py boards drawn
    for kind in drawn/*; do boardscan compare --quiet "$kind"; done

Takes every third of the clean, shaded, coloured and printed boards. OUT/plain has them as they are. No drawing is text, so
that each board keeps its transcript; `boxes` has arrows and `bars` bars, of which each may be read as one character too many.
"""
import json
import pathlib
import shutil
import subprocess
import sys

from made_up_board import MadeUpBoard

PENS = ["#1c1c22", "#1e3ca0", "#be282d", "#197d46"]
NOTES = ["#ffe95a", "#ffa8c8", "#a6f0a0", "#9fd8ff", "#ffc46b"]
MARKERS = ["#fff04a", "#8df58d", "#ff9ed0"]


class Board(MadeUpBoard):
    """And where its text ends."""

    def __init__(self, truth, seed):
        super().__init__(truth, seed)
        self.feet = [box["y"] + box["height"] for box in self.lines]
        self.left = min(box["x"] for box in self.lines) - self.cap
        self.right = max(box["x"] + box["width"] for box in self.lines) + self.cap
        self.top = self.lines[0]["y"] - self.cap
        self.bottom = max(self.feet) + self.cap // 2

    def some(self, count):
        return self.chance.sample(self.lines, min(count, len(self.lines)))


def around(box, x, y):
    """Corners of a box with margins."""
    return box["x"] - x, box["y"] - y, box["x"] + box["width"] + x, box["y"] + box["height"] + y


def joined(*points):
    """A polyline in parts: ImageMagick would close it."""
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        yield f"line {ax},{ay} {bx},{by}"


def ruled(b):
    gaps = sorted(below - above for above, below in zip(b.feet, b.feet[1:]) if below > above)
    pitch = gaps[len(gaps) // 3]
    y = b.feet[0] % pitch
    while y < b.height:
        yield f"line 0,{y} {b.width},{y + b.chance.uniform(-4, 4)}"
        y += pitch
    yield f"line {b.left},0 {b.left},{b.height}"


def squared(b):
    pitch = 0.9 * b.cap
    y, x = b.chance.uniform(0, pitch), b.chance.uniform(0, pitch)
    while y < b.height:
        yield f"line 0,{y} {b.width},{y}"
        y += pitch
    while x < b.width:
        yield f"line {x},0 {x},{b.height}"
        x += pitch


def circled(b):
    for box in b.some(3):
        across, down = box["width"] / 2, box["height"] / 2
        yield (f"ellipse {box['x'] + across},{box['y'] + down} "
               f"{1.12 * across + 0.4 * b.cap},{down + 0.42 * b.cap} 0,360")


def rounded(b):
    for box in b.some(2):
        left, top, right, bottom = around(box, 0.7 * b.cap, 0.45 * b.cap)
        radius = 0.45 * (bottom - top)
        yield f"roundrectangle {left},{top} {right},{bottom} {radius},{radius}"


def boxes(b):
    for box in b.lines:
        if b.chance.random() < 0.6:
            left, top, right, bottom = around(box, 0.5 * b.cap, 0.38 * b.cap)
            yield f"rectangle {left},{top} {right},{bottom}"
            x, y = right + 0.2 * b.cap, (top + bottom) / 2
            if x + 2.5 * b.cap < b.width:
                yield f"line {x},{y} {x + 2 * b.cap},{y}"
                for side in -0.3, 0.3:
                    yield f"line {x + 1.6 * b.cap},{y + side * b.cap} {x + 2 * b.cap},{y}"


def rows(b):
    yield f"rectangle {b.left},{b.top} {b.right},{b.bottom}"
    for foot, below in zip(b.feet, b.lines[1:]):
        if below["y"] - foot > 0.3 * b.cap:
            y = (foot + below["y"]) / 2
            yield f"line {b.left},{y} {b.right},{y + b.chance.uniform(-3, 3)}"


def margins(b):
    for x in b.left + 0.5 * b.cap, b.right:
        yield f"line {x},{b.top} {x},{b.bottom}"
    y = b.lines[1]["y"] - 0.45 * b.cap
    yield f"line {b.left - b.cap},{y} {b.right},{y}"


def arrows(b):
    for _ in range(4):
        ends = [(box["x"] + box["width"] + 0.4 * b.cap, box["y"] + box["height"] / 2) for box in b.some(2)]
        (ax, ay), (bx, by) = ends
        beside = [box["x"] + box["width"] for box in b.lines
                  if min(ay, by) - b.cap <= box["y"] + box["height"] / 2 <= max(ay, by) + b.cap]
        far = max(beside) + b.chance.uniform(1, 3) * b.cap
        yield f'path "M {ax},{ay} C {far},{ay} {far},{by} {bx},{by}"'
        for side in -0.3, 0.3:
            yield f"line {bx},{by} {bx + 0.45 * b.cap},{by + side * b.cap}"


def tasks(b):
    side = 0.75 * b.cap
    for box in b.lines[1:]:
        x, y = box["x"] - 1.25 * b.cap, box["y"] + box["height"] / 2 - side / 2
        yield f"rectangle {x},{y} {x + side},{y + side}"
        if b.chance.random() < 0.5:
            yield from joined((x + 0.2 * side, y + 0.5 * side), (x + 0.45 * side, y + 0.85 * side),
                              (x + 1.15 * side, y - 0.2 * side))


def braces(b):
    for _ in range(2):
        first = b.chance.randrange(max(1, len(b.lines) - 2))
        group = b.lines[first:first + 3]
        x, top = max(box["x"] + box["width"] for box in group) + 0.6 * b.cap, group[0]["y"]
        bottom, reach = group[-1]["y"] + group[-1]["height"], 0.5 * b.cap
        middle = (top + bottom) / 2
        yield (f'path "M {x},{top} Q {x + reach},{top} {x + reach},{(top + middle) / 2} Q {x + reach},{middle} '
               f'{x + 2 * reach},{middle} Q {x + reach},{middle} {x + reach},{(middle + bottom) / 2} '
               f'Q {x + reach},{bottom} {x},{bottom}"')


def underlined(b):
    for box in b.lines:
        if b.chance.random() < 0.5:
            left, right = box["x"], box["x"] + box["width"] * b.chance.uniform(0.4, 1)
            y = box["y"] + box["height"] + b.chance.uniform(-0.06, 0.15) * b.cap
            slope = b.chance.uniform(-0.15, 0.15) * b.cap
            for _ in range(b.chance.choice((1, 1, 2))):
                yield (f'path "M {left},{y} Q {(left + right) / 2},{y + b.chance.uniform(-0.1, 0.1) * b.cap} '
                       f'{right},{y + slope}"')
                y += 0.22 * b.cap


def free(b, across, down, count):
    """Places beside or below the lines, left and top, for drawings of a size."""
    taken = [around(box, 0.5 * b.cap, 0.4 * b.cap) for box in b.lines]
    places = []
    for _ in range(400):
        x, y = b.chance.uniform(0.3 * b.cap, b.width - across), b.chance.uniform(0.3 * b.cap, b.height - down)
        if len(places) < count and all(x + across < left or right < x or y + down < top or bottom < y
                                       for left, top, right, bottom in taken):
            places.append((x, y))
            taken.append((x, y, x + across, y + down))
    return places


# Strokes within a square of side 1; a circle is its middle and its radius.
DOODLES = {
    "figure": [(.5, .15, .15), [(.5, .3), (.5, .7)], [(.25, .4), (.75, .45)], [(.3, 1), (.5, .7), (.7, 1)]],
    "star": [[(.5, 0), (.8, .95), (.02, .35), (.98, .35), (.2, .95), (.5, 0)]],
    "smiley": [(.5, .5, .5), (.35, .4, .03), (.65, .4, .03), [(.25, .65), (.4, .76), (.6, .76), (.75, .65)]],
    "chart": [[(0, 0), (0, 1), (1, 1)], [(.1, 1), (.1, .6), (.25, .6), (.25, 1)],
              [(.35, 1), (.35, .3), (.5, .3), (.5, 1)], [(.6, 1), (.6, .75), (.75, .75), (.75, 1)]],
    "pie": [(.5, .5, .5), [(.5, 0), (.5, .5), (.93, .75)], [(.5, .5), (.1, .8)]],
    "house": [[(.15, 1), (.15, .45), (.85, .45), (.85, 1), (.15, 1)], [(0, .5), (.5, 0), (1, .5)],
              [(.4, 1), (.4, .65), (.6, .65), (.6, 1)]],
    "bulb": [(.5, .35, .25), [(.4, .6), (.4, .85), (.6, .85), (.6, .6)], [(.4, .72), (.6, .74)], [(.05, .3), (.2, .32)],
             [(.8, .32), (.95, .3)], [(.15, .02), (.25, .12)], [(.75, .12), (.85, .02)]],
}


def doodles(b):
    side = 3 * b.cap
    kinds = b.chance.sample(sorted(DOODLES), 5)
    for (x, y), kind in zip(free(b, side, side, 5), kinds):
        for stroke in DOODLES[kind]:
            if isinstance(stroke, tuple):
                middle, top, radius = (part * side for part in stroke)
                yield f"circle {x + middle},{y + top} {x + middle},{y + top - radius}"
            else:
                yield from joined(*((x + px * side, y + py * side) for px, py in stroke))


def scribbles(b):
    across, down = 4 * b.cap, 1.1 * b.cap
    for x, y in free(b, across, down, 3):
        points, at = [], x
        while at < x + across:
            points.append((at, y + b.chance.uniform(0, 0.25) * down))
            points.append((at + b.chance.uniform(-0.1, 0.25) * b.cap, y + b.chance.uniform(0.75, 1) * down))
            at += b.chance.uniform(0.12, 0.3) * b.cap
        yield from joined(*points)


def clouds(b):
    for box in b.some(2):
        left, top, right, bottom = around(box, 0.6 * b.cap, 0.45 * b.cap)
        bumps = max(3, round((right - left) / (1.2 * b.cap)))
        step, height = (right - left) / bumps, bottom - top
        yield (f'path "M {left},{top} ' + f"q {step / 2},{-0.35 * b.cap} {step},0 " * bumps
               + f"q {0.5 * b.cap},{height / 2} 0,{height} " + f"q {-step / 2},{0.35 * b.cap} {-step},0 " * bumps
               + f'q {-0.5 * b.cap},{-height / 2} 0,{-height}"')


def bars(b):
    for box in b.some(4):
        x = box["x"] - 0.5 * b.cap
        yield f"line {x},{box['y']} {x},{box['y'] + 2.2 * box['height']}"


def axes(b):
    across, down, tip = 8 * b.cap, 5 * b.cap, 0.3 * b.cap
    for x, y in free(b, across, down, 1):
        right, foot = x + across, y + down
        yield from joined((x, y), (x, foot), (right, foot))
        yield from joined((x - tip, y + tip), (x, y), (x + tip, y + tip))
        yield from joined((right - tip, foot - tip), (right, foot), (right - tip, foot + tip))
        yield (f'path "M {x},{foot} C {x + 0.4 * across},{y + 0.9 * down} {x + 0.5 * across},{y + 0.1 * down} '
               f'{x + 0.95 * across},{y + 0.1 * down}"')
        for tick in range(1, 6):
            yield f"line {x + tick * across / 6},{foot - tip / 2} {x + tick * across / 6},{foot + tip / 2}"


def notes(b):
    first = 0
    while first < len(b.lines):
        count = b.chance.randint(1, 3)
        group = b.lines[first:first + count]
        first += count
        left, right = min(box["x"] for box in group), max(box["x"] + box["width"] for box in group)
        bottom = group[-1]["y"] + group[-1]["height"]
        yield (f"rectangle {left - 0.6 * b.cap},{group[0]['y'] - 0.4 * b.cap} "
               f"{right + 0.6 * b.cap},{bottom + 0.35 * b.cap}", b.chance.choice(NOTES))


def marked(b):
    for box in b.some(4):
        end = box["x"] + box["width"] * b.chance.uniform(0.4, 1)
        yield (f"rectangle {box['x'] - 0.2 * b.cap},{box['y'] + 0.1 * b.cap} "
               f"{end},{box['y'] + box['height'] - 0.05 * b.cap}", b.chance.choice(MARKERS))


# Another board's writing, wiped off or on the back of the sheet: its share of the contrast in percent, and how it is laid.
TRACES = {"wiped": (18, ["-roll", "+40+45"]), "behind": (25, ["-flop", "-blur", "0x1.5"])}
PAPER = {"ruled": (ruled, "#9db4dc", 2), "squared": (squared, "#b4c3dc", 1.5)}
DRAWN = [circled, rounded, boxes, rows, margins, arrows, tasks, braces,
         underlined, doodles, scribbles, clouds, bars, axes]
COLOURED = [notes, marked]


def layer(b, strokes, settings, blur):
    draw = [word for stroke in strokes for word in ("-draw", stroke)]
    return ["(", "-size", f"{b.width}x{b.height}", "xc:white", *settings, *draw, "-blur", f"0x{blur}", ")",
            "-compose", "multiply", "-composite"]


def drawing(kind, b, other):
    """Arguments for ImageMagick."""
    if kind in TRACES:
        share, way = TRACES[kind]
        return ["(", other, "-resize", f"{b.width}x{b.height}!", *way, "-fill", "white", "-colorize", str(100 - share), ")",
                "-compose", "multiply", "-composite"]
    if kind in PAPER:
        strokes, colour, width = PAPER[kind]
        return layer(b, strokes(b), ["-fill", "none", "-stroke", colour, "-strokewidth", str(width)], 0.8)
    for areas in COLOURED:
        if areas.__name__ == kind:
            return [word for area, colour in areas(b) for word in layer(b, [area], ["-fill", colour], 1)]
    strokes = next(strokes for strokes in DRAWN if strokes.__name__ == kind)
    pen = ["-fill", "none", "-stroke", b.chance.choice(PENS), "-strokewidth", f"{max(3, 0.11 * b.cap):.1f}"]
    return layer(b, strokes(b), pen, 0.8)


def main():
    source, out = map(pathlib.Path, sys.argv[1:])
    kinds = [*TRACES, *PAPER, *(strokes.__name__ for strokes in DRAWN + COLOURED)]
    levels = ("clean", "shaded", "coloured", "print")
    boards = [path for path in sorted(source.glob("*.json")) if path.stem.split("-")[0] in levels][::3]
    for kind in ["plain", *kinds]:
        (out / kind).mkdir(parents=True, exist_ok=True)
        for number, path in enumerate(boards):
            image, target = path.with_suffix(".jpg"), out / kind / f"{path.stem}.jpg"
            shutil.copy(path.with_suffix(".gt.txt"), out / kind)
            board = Board(json.loads(path.read_text()), 100 * number + len(kind))
            arguments = [] if kind == "plain" else drawing(kind, board, boards[number - 5].with_suffix(".jpg"))
            subprocess.run(["convert", image, *arguments, "-quality", "88", target], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main()
