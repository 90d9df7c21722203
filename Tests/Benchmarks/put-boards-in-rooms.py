#!/usr/bin/env python3
"""Puts made-up boards where photos show them: on walls, across rooms, on desks; needs ImageMagick.

    boardscan-train synth --count 98 --seed 11 -o boards
    Tests/Benchmarks/put-boards-in-rooms.py boards rooms
    for kind in rooms/*; do boardscan compare --quiet "$kind"; done

Takes every third of the clean, shaded, coloured, printed and dark boards. Nothing in the rooms is text, so that each board
keeps its transcript. OUT/magnets has magnets on the boards, OUT/wall a frame, a tray with pens and the wall around them as
well, OUT/room that from further away, with people and furniture, OUT/side the wall seen from the side, OUT/desk the boards
as sheets on wood. Things stand where they stood before when it is run again; the grain of the pictures is another.
"""
import json
import pathlib
import shutil
import subprocess
import sys

from made_up_board import MadeUpBoard

PENS = ["#c8202c", "#1c4fb0", "#1d8a4a", "#202024"]
MAGNETS = [*PENS, "#f0c020", "#d8d8dc"]
FRAMES = ["#b8bcc0", "#d0d2d4", "#8a8f94"]
WALLS = ["#e8e0d0", "#c9d4dc", "#a58f78", "#d8d8d8", "#6f7f8c"]
FLOORS = ["#806a50", "#585858", "#3f4a55", "#9a8a70"]
WOODS = ["#8a6238", "#6b4a2c", "#b48a58", "#4a3a2e"]
LEVELS = ("clean", "shaded", "coloured", "print", "dark")


def convert(*arguments):
    subprocess.run(["convert", *map(str, arguments)], check=True)


def fill(colour, *shapes):
    return ["-stroke", "none", "-fill", colour, *(word for shape in shapes for word in ("-draw", shape))]


def circle(x, y, radius):
    return f"circle {x},{y} {x},{y - radius}"


def box(x, y, width, height, corner=1):
    return f"roundrectangle {x},{y} {x + width},{y + height} {corner},{corner}"


class Board(MadeUpBoard):
    """And its picture, and the wall it hangs on."""

    def __init__(self, path, number):
        super().__init__(json.loads(path.with_suffix(".json").read_text()), number)
        self.path = path
        self.wall = self.chance.choice(WALLS)

    def free(self, size, count):
        """Left top corners of squares clear of the lines."""
        places = []
        for _ in range(400):
            x, y = self.chance.uniform(0, self.width - size), self.chance.uniform(0, self.height - size)
            if len(places) < count and not any(
                    x < line["x"] + line["width"] + self.cap / 2 and line["x"] - self.cap / 2 < x + size
                    and y < line["y"] + line["height"] + self.cap / 2 and line["y"] - self.cap / 2 < y + size
                    for line in self.lines):
                places.append((x, y))
        return places

    def magnets(self):
        radius = 0.55 * self.cap
        for x, y in self.free(2 * radius, 6):
            x, y = x + radius, y + radius
            yield from fill("#00000050", circle(x + 0.1 * radius, y + 0.15 * radius, radius))
            yield from fill(self.chance.choice(MAGNETS), circle(x, y, radius))
            yield from fill("#ffffff80", circle(x - 0.2 * radius, y - 0.3 * radius, 0.2 * radius))


def magnets(board, target):
    convert(board.path, *board.magnets(), "-quality", 88, target)


def tray(board, x, y, width, thickness):
    cap, chance = board.cap, board.chance
    yield from fill("#9a9ea2", box(x, y, width, thickness))
    yield from fill("#00000060", box(x, y + thickness, width, 0.8 * thickness))
    x += 0.06 * width
    for _ in range(chance.randint(2, 5)):
        length, height = cap * chance.uniform(1.8, 2.4), 0.32 * cap
        yield from fill("#f4f4f4", box(x, y - height, length, height, 5))
        yield from fill(chance.choice(PENS), box(x, y - height, 0.3 * length, height, 5),
                        box(x + 0.93 * length, y - height, 0.07 * length, height))
        x += length + chance.uniform(0.3, 2) * cap
    yield from fill("#2c3a60", box(x, y - 0.6 * cap, 2 * cap, 0.6 * cap, 8))


def wall(board, target):
    chance, frame = board.chance, max(8, board.width // 50)
    width, height = board.width + 2 * frame + 6, board.height + 2 * frame + 6
    beside, above, below = (int(chance.uniform(*range) * board.width)
                            for range in ((0.08, 0.25), (0.04, 0.11), (0.09, 0.19)))
    switch = 0.3 * beside
    convert("-size", f"{width + 2 * beside}x{height + above + below}", f"xc:{board.wall}",
            "(", board.path, *board.magnets(), "-bordercolor", chance.choice(FRAMES), "-border", frame,
            "-bordercolor", "#50555a", "-border", 3, ")", "-geometry", f"+{beside}+{above}", "-composite",
            *tray(board, beside + 0.1 * width, above + height, 0.8 * width, frame),
            *fill("#909090", box(switch - 2, 0.6 * height - 2, switch + 4, 1.3 * switch + 4)),
            *fill("#f6f6f4", box(switch, 0.6 * height, switch, 1.3 * switch)),
            "-blur", "0x0.7", "-virtual-pixel", "edge", "-distort", "SRT", chance.uniform(-2, 2),
            "-attenuate", 0.15, "+noise", "Gaussian", "-quality", 85, target)


def size(path):
    return map(int, subprocess.check_output(["identify", "-format", "%w %h", path]).split())


def room(board, target):
    chance = board.chance
    wall(board, target)
    width, height = size(target)
    left, right = (int(chance.uniform(0.15, 0.5) * width) for _ in range(2))
    above, below = int(chance.uniform(0.1, 0.35) * height), int(chance.uniform(0.2, 0.5) * height)
    width, height = width + left + right, height + above + below
    floor, seat = height - 0.35 * below, chance.uniform(0, 0.6) * width
    things = [*fill(chance.choice(FLOORS), box(0, floor, width, height)), *fill("#eeeeea", box(0, floor - 14, width, 14))]
    across, down = 0.75 * right, 0.25 * height
    for row in range(2):
        for column in range(2):
            x, y = width - 0.85 * right + column * across / 2, 0.1 * height + row * down
            things += [*fill("#707070", box(x, y, across / 2, down)),
                       *fill("#f8fbff", box(x + 4, y + 4, across / 2 - 8, down - 8))]
    things += fill("#202830", box(seat, height - 0.6 * below, 0.2 * width, 0.5 * below, 20))
    things += fill("#b08050", box(seat - 0.1 * width, height - 0.7 * below, 0.45 * width, 0.1 * below))
    lamp = f"polygon {0.3 * width},0 {0.6 * width},0 {0.55 * width},{0.3 * above} {0.33 * width},{0.3 * above}"
    things += fill("#ffffff", lamp)
    if chance.random() < 0.5:
        things += fill("#c09070", circle(0.4 * left, 0.35 * height, 0.07 * height))
        things += fill("#303a60", box(0.4 * left - 0.12 * width, 0.44 * height, 0.22 * width, height, 60))
    convert("-size", f"{width}x{height}", f"xc:{board.wall}", target, "-geometry", f"+{left}+{above}", "-composite", *things,
            "-resize", f"{min(1, 2600 / width):.1%}", "-blur", "0x0.6", "-attenuate", 0.12, "+noise", "Gaussian",
            "-quality", 85, target)


def side(board, target):
    wall(board, target)
    width, height = size(target)
    near, far = board.chance.uniform(0.05, 0.14) * height, board.chance.uniform(0.02, 0.12) * width
    corners = [(0, 0), (width, 0), (width, height), (0, height)]
    seen = [(0, near), (width - far, 0), (width - far, height), (0, height - near)]
    points = " ".join(f"{x},{y} {u},{v}" for (x, y), (u, v) in zip(corners, seen))
    convert(target, "-virtual-pixel", "edge", "-distort", "Perspective", points, "-quality", 85, target)


def desk(board, target):
    chance = board.chance
    beside, above = (int(chance.uniform(0.08, 0.3) * length) for length in (board.width, board.height))
    width, height, radius = board.width + 2 * beside, board.height + 2 * above, 0.35 * beside
    grain = ["(", "-size", f"{width}x{height}", "xc:gray50", "-seed", chance.randrange(999), "-attenuate", 1.5,
             "+noise", "Gaussian", "-motion-blur", "0x60+0", "-colorspace", "gray", "-normalize", ")"]
    convert("-size", f"{width}x{height}", f"xc:{chance.choice(WOODS)}", *grain,
            "-compose", "softlight", "-composite", "-compose", "over",
            board.path, "-geometry", f"+{beside}+{above}", "-composite",
            *fill("#20242c", circle(radius, 0.3 * height, radius)), *fill("#5a3418", circle(radius, 0.3 * height, 0.7 * radius)),
            *fill("#1c4fb0", box(width - 0.6 * beside, 0.4 * height, 0.3 * board.cap, 4 * board.cap, 5)),
            "-virtual-pixel", "edge", "-distort", "SRT", chance.uniform(-3, 3), "-blur", "0x0.6", "-quality", 85, target)


def main():
    source, out = map(pathlib.Path, sys.argv[1:])
    paths = [path for path in sorted(source.glob("*.jpg")) if path.stem.split("-")[0] in LEVELS][::3]
    for scene in magnets, wall, room, side, desk:
        folder = out / scene.__name__
        folder.mkdir(parents=True, exist_ok=True)
        for number, path in enumerate(paths):
            if scene is desk and path.stem.startswith("dark"):
                continue
            shutil.copy(path.with_suffix(".gt.txt"), folder)
            scene(Board(path, 31 * number), folder / path.name)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main()
