"""A made-up board as `boardscan-train synth` describes it in JSON, for programs that draw on it."""
import random


class MadeUpBoard:
    """Its size and the boxes of its lines in pixels; `cap` is the median height of a line."""

    def __init__(self, truth, seed):
        self.chance = random.Random(seed)
        self.width, self.height = truth["recipe"]["width"], truth["recipe"]["height"]
        self.lines = [line["box"] for line in truth["lines"]]
        self.cap = sorted(box["height"] for box in self.lines)[len(self.lines) // 2]
