"""Musical instruments, each with the wear of somebody's hands."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, disc, form
from reverie_studio.motifs._solids import (
    Turned,
    brass,
    iron,
    pick,
    timber,
    tones,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator

BODY = (
    "0,-96 28,-96 46,-84 52,-64 46,-44 36,-34! 31,-16 32,2 40,18! 56,28 66,50 64,76 46,98 20,106 "
    "0,107 "
    "-20,106 -46,98 -64,76 -66,50 -56,28 -40,18! -32,2 -31,-16 -36,-34! -46,-44 -52,-64 -46,-84 "
    "-28,-96"
)


@motif(
    "drum", tags=("music", "toy"), size=(220, 190),
    anchors={"top": (0, -150), "skin": (0, -140), "stick": (80, -180), "rim_left": (-94, -136)},
)
def drum(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    rim: Colour | None = None, sticks: bool = True,
) -> None:
    """A toy drum laced with cord, sticks resting on the skin."""
    t = tones(pick(colour, palette.accent, palette, 0.04), palette)
    hoop = tones(pick(rim, mix("#33526b", palette.mid, 0.2), palette, 0.0), palette)
    cord = mix("#efe2c0", palette.light, 0.2)
    body = Turned("-8,92 -130,92", tilt=0.24)
    body.paint(pen, t)
    n = 7
    for i in range(n):
        a0, a1 = -math.pi / 2 + math.pi * i / n, -math.pi / 2 + math.pi * (i + 1) / n
        am = (a0 + a1) / 2
        low, high0, high1 = (
            body.at(math.sin(am), -14), body.at(math.sin(a0), -126), body.at(math.sin(a1), -126),
        )
        tone = cord if am < 0.6 else mix(cord, palette.dark, 0.3)
        pen.path(
            f"M{high0[0]},{high0[1]} L{low[0]},{low[1]} L{high1[0]},{high1[1]}", tone, stroke=3.4
        )
        pen.path(disc((high0[0] + low[0]) / 2, (high0[1] + low[1]) / 2, 5, 7), timber(palette).base)
    Turned("2,95 -18,96", tilt=0.24).paint(pen, hoop)
    Turned("-120,96 -140,96", tilt=0.24).paint(pen, hoop)
    pen.oval(0, -140, 96, 23, hoop.lit)
    skin = tones(mix("#efe2c8", palette.light, 0.2), palette)
    pen.oval(0, -139, 87, 19.5, skin.base)
    pen.path(disc(18, -135, 62, 12), skin.shade, 0.6)
    if sticks:
        wood = timber(palette, "#b58a56")
        for x0, y0, x1, y1 in ((-56, -132, 64, -172), (20, -130, 104, -186)):
            pen.line(x0 + 2, y0 + 4, x1 + 2, y1 + 6, skin.far, 5, 0.5)
            pen.line(x0, y0, x1, y1, wood.shade, 6)
            pen.line(x0, y0 - 1.4, x1, y1 - 1.4, wood.lit, 2.6)
            pen.circle(x0, y0, 7, wood.base)
            pen.circle(x0 - 2, y0 - 2, 3, wood.lit)


@motif(
    "bell", tags=("music", "tower"), size=(222, 268), origin="hang",
    anchors={"hook": (0, 0), "clapper": (0, 258), "mouth": (0, 226), "top": (0, 6)},
)
def bell(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, swing: float = 0.0,
    cracked: bool = False,
) -> None:
    """A bronze bell hanging from the origin; swing in degrees."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    wood = timber(palette, "#5d3f2b")
    with pen.at(0, 0, turn=swing):
        form(pen, blob("-60,0! 60,0! 52,26 20,36 -20,36 -52,26"), wood, cut=6)
        for x in (-22, 22):
            pen.path(f"M{x},18 V46", iron(palette).base, stroke=7)
        with pen.at(0, 226, turn=-swing * 0.7):
            pen.line(0, -40, 0, 20, iron(palette).base, 6)
            pen.circle(0, 26, 15, iron(palette).base)
            pen.circle(-4, 21, 6, iron(palette).lit)
        body = Turned(
            "226,106 222,110! 212,104 190,84 150,66 110,58 76,50 58,34 50,16 46,14", tilt=0.14
        )
        body.paint(pen, t, shine=0.05)
        for y in (198, 96):
            body.paint(pen, Tones(t.shade, t.base, t.far, t.far, t.dark), bottom=y, top=y - 6)
        body.dots(pen, 84, 9, 4.5, t.far)
        pen.oval(0, 226, 106, 15, t.far)
        pen.oval(0, 227, 96, 11.5, t.dark)
        pen.path(disc(0, 232, 12, 9), iron(palette).base)
        if cracked:
            pen.path("M40,236 L34,206 L44,186 L36,160 L42,140", t.dark, stroke=3)


