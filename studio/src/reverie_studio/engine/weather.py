"""Rain, snow and mist: thin sheets between the eye and the place."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, vec
from reverie_studio.engine.arrays import ROWS, sheet_of
from reverie_studio.engine.noise import field
from reverie_studio.pen import Pen

Rng = np.random.Generator


def rain(rng: Rng, count: int = 240, slant: float = -0.18, colour: Colour = "#dfe8ef",
         length: float = 34, alpha: float = 0.5) -> Array:  # fmt: skip
    """Strokes of rain, near ones longer."""
    pen = Pen()
    for _ in range(count):
        x, y = float(rng.uniform(-60, WIDTH + 60)), float(rng.uniform(-40, HEIGHT))
        k = float(rng.uniform(0.4, 1.3))
        dx = slant * length * k
        pen.line(x, y, x + dx, y + length * k, colour, 0.8 + k, alpha * float(rng.uniform(0.35, 1)))
    return pen.pixels()


def snow(rng: Rng, count: int = 220, colour: Colour = "#ffffff", size: float = 1.0,
         top: float = 0, bottom: float = HEIGHT) -> Array:  # fmt: skip
    """Flakes of several sizes, none of them a perfect disc."""
    pen = Pen()
    for _ in range(count):
        r = float(rng.choice([1.4, 2.2, 3.4, 5.0], p=[0.4, 0.34, 0.2, 0.06])) * size
        x, y = float(rng.uniform(0, WIDTH)), float(rng.uniform(top, bottom))
        pen.oval(x, y, r, r * float(rng.uniform(0.75, 1.1)), colour, float(rng.uniform(0.35, 0.95)))
    return pen.pixels()


def mist(rng: Rng, y: float, height: float, colour: Colour, amount: float = 0.5) -> Array:
    """A drifting band around a height."""
    n = field(rng, 200, 4, 0.5, ax=2.5) * 0.9
    mask = np.exp(-(((ROWS - y) / max(1.0, height) + n) ** 2)) * amount
    return sheet_of(vec(colour), mask.astype(np.float32))


def motes(rng: Rng, count: int, x: float, y: float, spread: float, colour: Colour,
          size: float = 2.4) -> Array:  # fmt: skip
    """Dust, sparks, fireflies or bubbles around a place."""
    pen = Pen()
    for _ in range(count):
        a, d = float(rng.uniform(0, 2 * math.pi)), abs(float(rng.normal(0, spread)))
        r = float(rng.uniform(0.4, 1.3)) * size
        alpha = float(rng.uniform(0.3, 0.95))
        pen.circle(x + math.cos(a) * d, y + math.sin(a) * d * 0.9, r, colour, alpha)
    return pen.pixels()
