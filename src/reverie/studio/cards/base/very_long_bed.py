"""One bed goes from his pillow over hill and dale to hers."""

from __future__ import annotations

import math

import numpy as np

from reverie.studio.colour import Colour, darken, lighten, mix
from reverie.studio.pen import Pen
from reverie.studio.scene import Scene, card

Point = tuple[float, float]
HORIZON, NEAR, FAR = 240.0, 1.12, 7.6
PATCHES = ("#f3b48e", "#f8dcc0", "#d98d84", "#a9b48c", "#f5e6cc", "#e8a06a", "#9fb0c4", "#eec3b4")
HILLS = ((-0.62, 2.1, 0.34, 0.7, 150.0), (0.66, 2.9, 0.4, 0.8, 190.0), (-0.5, 4.3, 0.5, 1.0, 260.0), (0.5, 5.6, 0.5, 1.1, 260.0), (0.9, 1.6, 0.4, 0.4, 70.0))


def swell(u: float, z: float) -> float:
    """How high the quilt stands there."""
    return sum(h * math.exp(-(((u - u0) / w) ** 2) - ((z - z0) / d) ** 2) for u0, z0, w, d, h in HILLS)


def spot(u: float, z: float, lift: float = 0.0) -> Point:
    """A place on the bed: u from -1 (left edge) to 1, z how far away."""
    middle = 404 + 70 * math.sin((z - 1) * 0.85) / z**0.45
    return middle + u * 480 / z, HORIZON + 960 / z - (swell(u, z) + lift) / z


def quilt(pen: Pen, rng: np.random.Generator) -> None:
    """Patches from the far end to the near one, so that hills hide what lies behind them."""
    depths = [FAR * (NEAR / FAR) ** (k / 22) for k in range(23)]
    for row, (z1, z0) in enumerate(zip(depths, depths[1:], strict=False)):
        for side in (-1, 1):  # what hangs down at the sides
            a, b = spot(side, z1), spot(side, z0)
            pen.poly([a, b, (b[0] + side * 14 / z0, b[1] + 150 / z0), (a[0] + side * 14 / z1, a[1] + 150 / z1)], ("#c9827a", "#b8746e")[row % 2])
        for column in range(7):
            tone: Colour = PATCHES[int(rng.integers(len(PATCHES)))]
            for k in range(4):
                u0, u1 = -1 + (column + k / 4) * 2 / 7, -1 + (column + (k + 1.06) / 4) * 2 / 7
                slope = (swell(u1, z0) - swell(u0, z0)) / 40
                back = (swell(u0, z1) - swell(u0, z0)) / 90
                lit = mix(tone, "#fff3dc", min(0.5, max(0.0, slope + back * 0.5))) if slope + back * 0.5 > 0 else mix(tone, "#8a6f8a", min(0.55, -slope - back * 0.5))
                pen.poly([spot(u0, z1), spot(u1, z1), spot(u1, z0 * 0.995), spot(u0, z0 * 0.995)], lit)
            _pattern(pen, rng, column, z1, z0, tone)
            a, b, c = spot(-1 + column * 2 / 7, z0), spot(-1 + (column + 1) * 2 / 7, z0), spot(-1 + column * 2 / 7, z1)
            pen.line(*a, *b, darken(tone, 0.25), max(1.0, 4 / z0), 0.6)
            pen.line(*a, *c, darken(tone, 0.25), max(1.0, 4 / z0), 0.6)


def _pattern(pen: Pen, rng: np.random.Generator, column: int, z1: float, z0: float, tone: Colour) -> None:
    kind = int(rng.integers(5))
    if z0 > 4.4 or kind > 2:
        return
    mark = lighten(tone, 0.45) if rng.uniform() < 0.6 else darken(tone, 0.2)
    for i in range(3):
        for j in range(3):
            u, z = -1 + (column + (i + 0.5) / 3) * 2 / 7, z0 + (z1 - z0) * (j + 0.5) / 3
            x, y = spot(u, z)
            if kind == 0:
                pen.oval(x, y, 9 / z, 6 / z, mark)
            elif kind == 1 and j == 0:
                pen.line(*spot(u, z0 + (z1 - z0) * 0.1), *spot(u, z0 + (z1 - z0) * 0.9), mark, 8 / z)
            elif kind == 2:
                pen.line(x - 9 / z, y, x + 9 / z, y, mark, 3.4 / z)
                pen.line(x, y - 6 / z, x, y + 6 / z, mark, 3.4 / z)


def stream(pen: Pen) -> None:
    """A brook in a seam, between the hills."""
    way = [(0.12, 7.2), (0.0, 5.6), (0.1, 4.6), (-0.1, 3.7), (0.06, 3.0), (-0.16, 2.5), (-0.02, 2.1), (0.2, 1.8), (0.1, 1.55)]
    for tone, k in (("#7fa3bf", 62.0), ("#a9cbdc", 46.0), ("#e6f3f4", 10.0)):
        for (u0, z0), (u1, z1) in zip(way, way[1:], strict=False):
            steps = [(u0 + (u1 - u0) * t / 6, z0 + (z1 - z0) * t / 6) for t in range(7)]
            for (a, b), (c, d) in zip(steps, steps[1:], strict=False):
                pen.poly([spot(a - k / 960, b), spot(a + k / 960, b), spot(c + k / 960, d), spot(c - k / 960, d)], tone)


def tree(pen: Pen, u: float, z: float, size: float) -> None:
    x, y = spot(u, z)
    with pen.at(x, y, scale=size / z):
        pen.oval(8, 0, 24, 6, "#a0707a", 0.5)
        pen.rect(-4, -34, 8, 36, "#8a5a48")
        pen.circle(0, -58, 30, "#7d9470")
        pen.circle(-8, -66, 20, "#a3b58a")
        pen.circle(-12, -72, 8, "#cfd8ac")


def room(pen: Pen, rng: np.random.Generator) -> None:
    """A wall with roses at the far end, boards on both sides."""
    pen.rect(0, 0, 800, 360, "#fbd9bf")
    for x in range(0, 800, 80):
        pen.rect(x, 0, 40, 360, "#fce2cc")
    for column in range(11):
        for row in range(5):
            x, y = column * 80 + 20, row * 84 + (42 if column % 2 else 0) - 10
            pen.path(f"M{x},{y + 26}q4,-14 0,-26M{x},{y + 16}q-12,-2 -14,-12M{x},{y + 18}q12,0 14,-10", "#a9b48c", stroke=3.4)
            pen.circle(x, y - 6, 11, "#e0907e")
            pen.circle(x - 2, y - 8, 7, "#f0b09c")
            pen.circle(x + 1, y - 6, 3, "#c96a60")
    pen.rect(0, 330, 800, 34, "#fff5e6")
    pen.rect(0, 330, 800, 7, "#e3bfa4")
    pen.rect(0, 364, 800, 850, "#d6a78c")
    for k in range(-30, 31):
        x = 400 + k * 26
        pen.poly([(x, 364), (x + 14, 364), (400 + (k * 26 + 14) * 8, 1210), (400 + k * 26 * 8, 1210)], ("#c9987f", "#dcb096")[k % 2])


def far_end(pen: Pen) -> None:
    """Her headboard, her pillow, her lamp."""
    x, y = spot(0, FAR)
    pen.path(f"M{x - 74},{y + 6}V{y - 70}C{x - 60},{y - 104} {x + 60},{y - 104} {x + 74},{y - 70}V{y + 6}Z", "#a86a52")
    pen.path(f"M{x - 62},{y + 6}V{y - 62}C{x - 50},{y - 90} {x + 50},{y - 90} {x + 62},{y - 62}V{y + 6}Z", "#c98a6a")
    for dx in (-74, 74):
        pen.circle(x + dx, y - 76, 8, "#e0a878")
    pen.path(f"M{x - 44},{y + 4}C{x - 50},{y - 30} {x + 50},{y - 30} {x + 44},{y + 4}Z", "#fffaf0")
    pen.rect(x + 98, y - 26, 40, 50, "#a86a52", radius=3)
    pen.rect(x + 114, y - 50, 7, 26, "#d9a04a")
    pen.path(f"M{x + 96},{y - 46}L{x + 106},{y - 84}H{x + 130}L{x + 140},{y - 46}Z", "#fff0bd")


@card(id="htu24u", title="Good Night", seed=24, palette="peach_dawn", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    s.backdrop("#fbd9bf", "#d6a78c")
    s.board("room", lambda pen: room(pen, s.rng), depth=0.6)
    s.draw(far_end, name="far headboard and lamp", depth=0.6, volume=0.15)
    s.draw(lambda pen: quilt(pen, np.random.default_rng(5)), name="very long bed", role="subject", volume=0.05, rim=0.2, wobble=0.8)
    s.draw(stream, name="stream", volume=0, rim=0)
    s.draw(lambda pen: [tree(pen, u, z, k) for u, z, k in ((0.6, 5.6, 1.2), (-0.55, 4.4, 1.2), (-0.3, 4.5, 1.0), (0.5, 2.9, 1.1), (0.72, 2.8, 1.3), (-0.7, 2.1, 1.2))], name="trees", volume=0.2)
    s.figure((262, 1160), age="old", pose="sit", view="back", height=600, role="witness", seed=3, contact=0, clothes={"top": "pyjamas", "colour": "#b9c8d6", "pattern": "stripes", "pattern_colour": "#5f7896"},
             hair={"kind": "bald", "colour": "#f4efe6"}, skin="#efc4a0", label="old husband")
    s.relate("bed", "leads to", "wife")
    s.vignette(0.16)
