"""Ground that is never flat: ridges, hills with painted slopes, grass and flowers."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from reverie_studio import WIDTH
from reverie_studio.colour import Array, Colour, darken, lighten, mix, vary, vec
from reverie_studio.engine.arrays import COLUMNS, ROWS, sheet_of, smooth
from reverie_studio.engine.noise import curve, field
from reverie_studio.pen import Pen

Height = Callable[[float], float]


def ridge(
    rng: np.random.Generator, y: float, amp: float, scale: float, rough: int = 4
) -> Array:
    """A skyline: y for every column."""
    return np.asarray(y - curve(rng, WIDTH, scale, rough) * 2 * amp, np.float32)


def height_of(line: Array) -> Height:
    """The skyline as a function of x."""
    return lambda x: float(line[int(min(WIDTH - 1, max(0, x)))])


def hill_sheet(
    rng: np.random.Generator,
    line: Array,
    colour: Colour,
    foot: Colour,
    reach: float = 260,
    folds: float = 0.5,
) -> Array:
    """A hill below its skyline, darker towards its foot, with broad painted folds."""
    alpha = smooth(-1, 1, ROWS - line[None, :])
    below = np.clip((ROWS - line[None, :]) / reach, 0, 1)
    slope = np.gradient(line)
    sway = np.clip(slope[None, :] * 0.9, -0.5, 0.5)
    bands = field(rng, 130, 4, 0.55, ax=3.4, ay=0.8) + field(rng, 36, 3, 0.6, ax=5.0, ay=0.6) * 0.6
    t = np.clip(below + bands * folds + sway * (1 - below) * 0.3, 0, 1)[..., None]
    body = vec(colour) * (1 - t) + vec(foot) * t
    return sheet_of(np.asarray(body, np.float32), alpha)


def tufts(
    pen: Pen, rng: np.random.Generator, line: Height, colour: Colour, kind: str,
    bottom: float = 1200, count: int = 140,
) -> None:  # fmt: skip
    """Small brush marks over a slope: 'grass', 'sand', 'snow', 'stone' or 'furrow'."""
    for _ in range(count):
        x = float(rng.uniform(-10, WIDTH + 10))
        top = line(x) + 8
        if top >= bottom:
            continue
        d = float(rng.random()) ** 1.3
        y = top + d * (bottom - top)
        k = 0.35 + d * 1.1
        tone = vary(lighten(colour, 0.16) if rng.random() < 0.5 else darken(colour, 0.2), rng, 0.03)
        _mark(pen, rng, kind, x, y, k, tone)


def _mark(pen: Pen, rng: np.random.Generator, kind: str, x: float, y: float, k: float,
          tone: Colour) -> None:  # fmt: skip
    if kind == "grass":
        for _ in range(3):
            b = float(rng.normal(0, 7)) * k
            h = float(rng.uniform(8, 20)) * k
            pen.path(f"M{x - 2 * k},{y} Q{x + b * 0.2},{y - h * 0.6} {x + b},{y - h} "
                     f"Q{x + b * 0.4 + 2},{y - h * 0.5} {x + 2 * k},{y}Z", tone, 0.75)  # fmt: skip
            x += float(rng.normal(0, 5)) * k
    elif kind == "stone":
        w, h = float(rng.uniform(5, 16)) * k, float(rng.uniform(3, 8)) * k
        pen.path(f"M{x - w},{y} Q{x - w},{y - h * 1.3} {x - w * 0.1},{y - h * 1.4} "
                 f"Q{x + w},{y - h} {x + w},{y}Z", tone, 0.8)  # fmt: skip
    else:
        w = float(rng.uniform(18, 70)) * k * (1.5 if kind == "furrow" else 1.0)
        h = float(rng.uniform(1.5, 4)) * k
        sag = float(rng.normal(0, 4)) * k
        pen.path(f"M{x - w},{y} Q{x},{y + sag - h} {x + w},{y} Q{x},{y + sag + h} {x - w},{y}Z",
                 tone, 0.5 if kind == "snow" else 0.42)  # fmt: skip


def grass(
    pen: Pen, rng: np.random.Generator, line: Height, colour: Colour, other: Colour,
    count: int = 220, height: float = 46, left: float = 0, right: float = WIDTH,
) -> None:  # fmt: skip
    """A fringe of blades along a line, the far ones paler."""
    for _ in range(count):
        x = float(rng.uniform(left, right))
        k = float(rng.uniform(0.4, 1)) * height
        b = float(rng.normal(0, 0.35)) * k
        y = line(x)
        tone = vary(mix(colour, other, float(rng.random())), rng, 0.03)
        pen.path(f"M{x - 2.6},{y + 4} Q{x + b * 0.2},{y - k * 0.6} {x + b},{y - k} "
                 f"Q{x + b * 0.4 + 3},{y - k * 0.5} {x + 3},{y + 4}Z", tone)  # fmt: skip


def flowers(
    pen: Pen, rng: np.random.Generator, line: Height, colours: list[Colour],
    count: int = 40, height: float = 54, radius: float = 6.5, stem: Colour = "#3a5a3a",
    left: float = 0, right: float = WIDTH,
) -> None:  # fmt: skip
    """Stalks with five-petalled, bell and daisy heads."""
    for _ in range(count):
        x = float(rng.uniform(left, right))
        k = float(rng.uniform(0.4, 1)) * height
        y, b = line(x), float(rng.normal(0, 6))
        pen.path(f"M{x},{y} Q{x},{y - k * 0.5} {x + b},{y - k}", stem, stroke=2)
        colour = vary(colours[int(rng.integers(len(colours)))], rng, 0.04)
        _blossom(pen, rng, x + b, y - k, float(rng.uniform(0.6, 1.2)) * radius, colour)


def _blossom(pen: Pen, rng: np.random.Generator, x: float, y: float, r: float, c: Colour) -> None:
    kind = int(rng.integers(3))
    if kind == 1:
        pen.path(f"M{x - r},{y + r * 0.8} Q{x - r * 0.9},{y - r} {x},{y - r} "
                 f"Q{x + r * 0.9},{y - r} {x + r},{y + r * 0.8} Q{x},{y + r * 0.2} "
                 f"{x - r},{y + r * 0.8}Z", c)  # fmt: skip
        return
    petals = 5 if kind == 0 else 9
    start = float(rng.random())
    for i in range(petals):
        a = start + i * 2 * np.pi / petals
        size = r * (0.62 if kind == 0 else 0.36)
        pen.circle(x + np.cos(a) * r * 0.8, y + np.sin(a) * r * 0.8, size, c)
    pen.circle(x, y, r * 0.45, "#f0c75f")


def columns_of(line: Array) -> Array:
    """How far each pixel lies below a skyline."""
    return np.asarray(ROWS - line[None, :] + 0 * COLUMNS, np.float32)
