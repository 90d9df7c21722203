#!/usr/bin/env python3
"""Labels as people photograph them: parcels, products, name plates, signs, receipts, in printed letters.

usage: make-labels.py OUT [COUNT]      needs ImageMagick and fontconfig, with some of the families in FAMILIES
Makes COUNT (12) pictures of each kind in OUT/KIND, each with its NAME.gt.txt beside it.
"""
import random
import subprocess
import sys
from pathlib import Path

FAMILIES = ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Liberation Sans", "Liberation Serif", "Liberation Mono"]
NAMES = ["Anna Keller", "Tom Baker", "Maria Lopez", "James Wright", "Lena Fischer", "Peter Novak", "Ruth Adams", "Omar Haddad"]
STREETS = ["Mill Road", "Station Street", "Park Lane", "Harbour Way", "Church Hill", "Oak Avenue", "King Street"]
TOWNS = ["Leeds", "Bristol", "Portland", "Dublin", "Boston", "Oxford", "Denver", "Cork"]
GOODS = ["Tomato Soup", "Green Tea", "Olive Oil", "Oat Biscuits", "Apple Juice", "Brown Rice", "Sea Salt", "Dark Chocolate"]
STUFF = ["water", "sugar", "salt", "wheat flour", "vegetable oil", "milk powder", "yeast", "lemon juice", "spices", "cocoa butter"]
DEVICES = ["Power Supply", "Pump", "Motor", "Transformer", "Router", "Compressor", "Scanner", "Battery Pack"]
SIGNS = [
    ["WET FLOOR", "Please walk slowly"], ["NO ENTRY", "Staff only"], ["FIRE EXIT", "Keep clear"],
    ["MEETING ROOM 3", "Book at the front desk"], ["OUT OF ORDER", "Use the lift on level 2"],
    ["WASH YOUR HANDS", "before returning to work"], ["PUSH BAR TO OPEN", "Alarm will sound"], ["DANGER", "High voltage 400 V"],
]


def font(family, bold=False):
    pattern = f"{family}:weight={200 if bold else 80}"
    return subprocess.run(["fc-match", "-f", "%{file}", pattern], check=True, capture_output=True, text=True).stdout


class Label:
    """What is drawn, and the lines of text from top to bottom."""

    def __init__(self, chance, width, height, paper="white", ink="black"):
        self.chance, self.width, self.height, self.paper, self.ink = chance, width, height, paper, ink
        family = chance.choice(FAMILIES)
        self.plain, self.bold = font(family), font(family, bold=True)
        self.draw, self.lines = [], []

    def text(self, x, y, text, size, bold=False, ink=None):
        """The baseline's left end in pixels."""
        self.draw += [
            "-font", self.bold if bold else self.plain, "-pointsize", str(size), "-fill", ink or self.ink,
            "-annotate", f"+{x}+{y}", text.replace("\\", "\\\\").replace("%", "%%")]
        self.lines.append(text)

    def shape(self, fill, primitive, stroke="none", width=0):
        self.draw += ["-fill", fill, "-stroke", stroke, "-strokewidth", str(width), "-draw", primitive, "-stroke", "none"]

    def barcode(self, x, y, width, height):
        end = x + width
        while x < end:
            bar = self.chance.choice([2, 2, 4, 6])
            self.shape(self.ink, f"rectangle {x},{y} {x + bar - 1},{y + height}")
            x += bar + self.chance.choice([2, 4, 6])

    def photograph(self, path):
        chance = self.chance
        label = path.with_suffix(".label.png")
        subprocess.run(
            ["convert", "-size", f"{self.width}x{self.height}", f"xc:{self.paper}", *self.draw, label], check=True)
        margin = chance.randint(20, 140)
        ground = chance.choice(["#8a6a48", "#b9c2c9", "#3c4148", "#d8d2c4", "#5b7a8c"])
        corners = [(0, 0), (self.width, 0), (self.width, self.height), (0, self.height)]
        lean = 0.02 * self.width
        moved = [(x + margin + chance.uniform(-lean, lean), y + margin + chance.uniform(-lean, lean)) for x, y in corners]
        points = " ".join(f"{a},{b} {c:.1f},{d:.1f}" for (a, b), (c, d) in zip(corners, moved))
        size = f"{self.width + 2 * margin}x{self.height + 2 * margin}"
        subprocess.run(
            ["convert", label, "-virtual-pixel", "none", "-define", f"distort:viewport={size}+0+0", "-background", "none",
             "-distort", "perspective", points, "-background", ground, "-flatten",
             "(", "-size", size, f"gradient:gray{chance.randint(92, 100)}-gray{chance.randint(62, 88)}", ")",
             "-compose", "multiply", "-composite", "-blur", f"0x{chance.uniform(0.3, 1.1):.2f}",
             "-seed", str(chance.randrange(1 << 30)), "-attenuate", f"{chance.uniform(0.02, 0.12):.2f}", "+noise", "Gaussian",
             "-quality", str(chance.randint(80, 94)), path], check=True)
        label.unlink()
        path.with_suffix(".gt.txt").write_text("\n".join(self.lines) + "\n")


def digits(chance, count):
    return "".join(chance.choice("0123456789") for _ in range(count))


def code(chance):
    return chance.choice("ABCDEFGHKLMNPRSTUVWX") + chance.choice("ABCDEFGHKLMNPRSTUVWX") + digits(chance, 2) + "-" + digits(chance, 5)


def parcel(chance):
    label = Label(chance, 1000, 700)
    label.shape("none", "rectangle 10,10 990,690", stroke="black", width=4)
    label.shape("none", "line 10,150 990,150", stroke="black", width=4)
    label.text(40, 70, f"From: {chance.choice(NAMES)}", 30)
    label.text(40, 120, f"{chance.randint(1, 240)} {chance.choice(STREETS)}, {chance.choice(TOWNS)}", 30)
    label.text(60, 220, chance.choice(NAMES), 52, bold=True)
    label.text(60, 290, f"{chance.randint(1, 240)} {chance.choice(STREETS)}", 46)
    label.text(60, 358, f"{chance.choice(TOWNS)} {digits(chance, 5)}", 46)
    label.barcode(120, 410, 700, 130)
    label.text(230, 595, " ".join(digits(chance, 4) for _ in range(4)), 38)
    label.text(40, 660, f"Weight {chance.randint(1, 30)}.{digits(chance, 2)} kg", 30)
    return label


def product(chance):
    label = Label(chance, 900, 760, paper=chance.choice(["white", "#fdf6d8", "#e9f4ea"]))
    label.shape(chance.choice(["black", "#8c1d18", "#1d3f7a", "#20603a"]), "rectangle 0,0 900,150")
    label.text(50, 105, chance.choice(GOODS), 76, bold=True, ink="white")
    label.text(50, 225, "Ingredients:", 34, bold=True)
    stuff = chance.sample(STUFF, 6)
    label.text(50, 275, ", ".join(stuff[:3]) + ",", 32)
    label.text(50, 322, ", ".join(stuff[3:]) + ".", 32)
    label.text(50, 400, f"Best before {chance.randint(1, 28):02}/{chance.randint(1, 12):02}/2027", 36)
    label.text(50, 455, f"Lot {code(chance)}", 36)
    label.text(50, 530, f"Net weight {chance.choice([125, 250, 400, 500, 750])} g", 36)
    label.text(50, 690, f"${chance.randint(1, 19)}.{chance.randint(10, 99)}", 110, bold=True)
    return label


def plate(chance):
    dark = chance.random() < 0.4
    label = Label(chance, 1000, 620, paper="#2b2f33" if dark else "#cfd3d6", ink="#e8eaec" if dark else "#15181b")
    label.shape("none", "roundrectangle 14,14 986,606 26,26", stroke=label.ink, width=5)
    label.text(60, 100, chance.choice(DEVICES).upper(), 58, bold=True)
    rows = [
        ("Model", code(chance)), ("Serial No.", digits(chance, 9)),
        ("Input", f"{chance.choice([110, 230, 400])} V ~ {chance.choice([50, 60])} Hz"),
        ("Power", f"{chance.randint(2, 90) * 25} W"), ("Date", f"{chance.randint(1, 12):02}/20{chance.randint(10, 26)}"),
    ]
    for row, (name, value) in enumerate(rows):
        y = 185 + 88 * row
        label.text(60, y, name, 40)
        label.text(420, y, value, 40)
        label.lines[-2:] = [f"{name} {value}"]
        label.shape("none", f"line 60,{y + 24} 940,{y + 24}", stroke=label.ink, width=2)
    return label


def sign(chance):
    paper, ink = chance.choice([("#f2c500", "black"), ("#c4161c", "white"), ("#0b6b3a", "white"), ("white", "#c4161c"), ("#14489a", "white")])
    label = Label(chance, 1100, 560, paper=paper, ink=ink)
    label.shape("none", "roundrectangle 16,16 1084,544 30,30", stroke=ink, width=10)
    title, text = chance.choice(SIGNS)
    label.text(70, 260, title, 96 if len(title) < 13 else 72, bold=True)
    label.text(70, 420, text, 58)
    return label


def receipt(chance):
    label = Label(chance, 620, 900)
    label.plain, label.bold = font("DejaVu Sans Mono"), font("DejaVu Sans Mono", bold=True)
    label.text(150, 70, "CORNER STORE", 42, bold=True)
    label.text(40, 125, f"{chance.randint(1, 240)} {chance.choice(STREETS)}", 28)
    label.text(40, 165, f"2026-{chance.randint(1, 12):02}-{chance.randint(1, 28):02} {chance.randint(8, 20):02}:{chance.randint(0, 59):02}", 28)
    total = 0
    for row, good in enumerate(chance.sample(GOODS, 6)):
        price = chance.randint(80, 1900)
        total += price
        y = 240 + 62 * row
        label.text(40, y, good, 30)
        amount = f"{price // 100}.{price % 100:02}"
        label.text(580 - 18 * len(amount), y, amount, 30)
        label.lines[-2:] = [f"{good} {amount}"]
    label.shape("none", "line 40,615 580,615", stroke="black", width=3)
    amount = f"{total // 100}.{total % 100:02}"
    label.text(40, 680, "TOTAL", 40, bold=True)
    label.text(580 - 24 * len(amount), 680, amount, 40, bold=True)
    label.lines[-2:] = [f"TOTAL {amount}"]
    label.text(40, 760, f"Card ending {digits(chance, 4)}", 28)
    label.text(40, 820, "Thank you!", 30)
    return label


KINDS = {"parcel": parcel, "product": product, "plate": plate, "sign": sign, "receipt": receipt}

if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    for kind, make in KINDS.items():
        directory = Path(sys.argv[1]) / kind
        directory.mkdir(parents=True, exist_ok=True)
        for number in range(int(sys.argv[2]) if len(sys.argv) == 3 else 12):
            make(random.Random(f"{kind} {number}")).photograph(directory / f"{kind}-{number:02}.jpg")
