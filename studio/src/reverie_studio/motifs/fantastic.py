"""Things that cannot be, drawn as if they were: giant parts of people, dragons, furniture that grew."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import (
    along,
    blob,
    curve,
    form,
    lick,
    tones,
    tube,
    tube_of,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

NIGHT = "#17131c"


# --- giant hands ----------------------------------------------------------------------------


def _cuff(
    pen: Pen, palette: Palette, sleeve: Colour, x: float, y: float, half: float, up: bool = True
) -> None:
    """The end of a sleeve across an arm at (x, y), with a shirt cuff and a button."""
    c, white = tones(sleeve, palette), tones("#f2eadb", palette)
    k = -1 if up else 1
    form(
        pen,
        f"M{x - half},{y + 6 * k} L{x + half},{y + 6 * k} L{x + half * 0.96},{y + 26 * k} L{x - half * 0.96},{y + 26 * k}Z",
        white,
        cut=4,
    )
    form(
        pen,
        f"M{x - half * 1.16},{y - 62 * k} L{x + half * 1.16},{y - 62 * k} L{x + half * 1.1},{y + 9 * k} L{x - half * 1.1},{y + 9 * k}Z",
        c,
        cut=10,
    )
    pen.circle(x + half * 0.8, y + 16 * k, 4.6, palette.resolve("metal"))


# --- giant face parts and heart -------------------------------------------------------------


def _lashes(pen: Pen, line: str, colour: Colour, *, down: bool) -> None:
    knots = [
        (x, y, 2.0 + 4.0 * math.sin(math.pi * k / 23))
        for k, (x, y, _) in enumerate(along(line, 24))
    ]
    pen.path(tube_of(knots, per=2), colour)
    for k, (x, y, a) in enumerate(along(line, 15)[1:-1]):
        tilt = (k - 6) * 5
        angle = math.radians(a + (90 - tilt if down else -90 + tilt))
        pen.path(lick(x, y, angle, 22 + 6 * math.sin(k), 6, 0.12), colour)


@motif(
    "heart",
    tags=("body", "love", "inside"),
    size=(220, 290),
    origin="centre",
    anchors={"top": (0, -140), "middle": (-6, 30), "tip": (24, 134), "door": (-10, 60)},
)
def heart(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#a83a40",
    door: bool = False,
    stitched: bool = False,
) -> None:
    """A real heart with its vessels; it may have a small door or a mended tear. Origin: centre."""
    t = tones(colour, palette)
    blue = tones("#55688a", palette)
    form(pen, tube("40,-50,22 52,-96,20 44,-136,19"), blue, cut=7)
    form(pen, tube("-2,-50,26 -4,-104,24 -40,-128,18 -66,-112,16"), t, cut=8)
    for vx, vy in ((-10, -136), (12, -142)):
        form(pen, tube(f"{vx * 0.6},-112,10 {vx},{vy},9"), t, cut=4)
    form(pen, tube("-60,-44,17 -88,-66,14 -104,-72,12"), blue, cut=5)
    form(pen, tube("66,-30,15 92,-50,12 106,-52,10"), t, cut=5)
    body = blob(
        "-70,-40 -36,-66 4,-56 44,-64 80,-40 92,8 76,64 48,108 24,136 -14,116 -60,74 -86,22"
    )
    form(pen, body, t, cut=18)
    form(
        pen,
        blob("-76,-34 -44,-62 -14,-54 -20,-28 -52,-14 -78,-14"),
        tones(mix(t.base, t.lit, 0.25), palette),
        cut=7,
    )
    form(
        pen,
        blob("36,-58 70,-46 84,-20 60,-14 36,-28"),
        tones(mix(t.base, t.shade, 0.3), palette),
        cut=6,
    )
    for line in (
        "20,-40 0,10 14,60 20,120",
        "4,6 -30,30 -50,28",
        "8,40 -22,66 -40,64",
        "14,60 44,70 58,56",
        "6,0 40,10 62,0",
    ):
        pen.path(
            curve(line),
            blue.base if line.startswith("2") else t.dark,
            0.75,
            stroke=4 if line.startswith("2") else 3,
        )
    pen.path(blob("-62,4 -56,-10 -40,-4 -44,24 -56,34"), t.lit, 0.75)
    if door:
        d = "M-30,96 L-30,54 Q-10,30 10,54 L10,96Z"
        pen.path(d, t.dark, stroke=7)
        pen.path(d, palette.resolve("glow"))
        pen.path("M-30,96 L-30,54 Q-22,42 -16,40 L-16,96Z", mix("#8a5a34", palette.dark, 0.1))
    if stitched:
        pen.path(curve("-30,-20 0,10 -10,46 14,84"), t.dark, stroke=4)
        for x, y, a in along("-30,-20 0,10 -10,46 14,84", 9):
            with pen.at(x, y, turn=a):
                pen.line(0, -9, 0, 9, "#efe3cd", 2.6)


# --- trees that grew wrong ------------------------------------------------------------------


# --- creatures ------------------------------------------------------------------------------


