"""Clocks, instruments of measure and clever machines."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, disc, form, tube
from reverie_studio.motifs._solids import (
    Turned,
    brass,
    bright,
    iron,
    pick,
    rod,
    timber,
    tones,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


# --- clocks ---------------------------------------------------------------------------------


def _ink(palette: Palette) -> Colour:
    return mix(palette.dark, "#2a1c18", 0.4)


# --- measure and look -----------------------------------------------------------------------


@motif(
    "telescope", tags=("look", "travel"), size=(316, 334),
    anchors={
        "top": (120, -340), "eyepiece": (-140, -186), "lens": (146, -318), "pivot": (-4, -236),
    },
)
def telescope(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A brass telescope on a tripod, looking up to the right."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    wood = timber(palette, "#7a4b2f")
    for x, back in ((20, True), (-96, False), (104, False)):
        tone = Tones(wood.shade, wood.base, wood.far, wood.far, wood.dark) if back else wood
        form(pen, tube(f"-4,-206,7 {x * 0.5 - 2},-106,8 {x},{-22 if back else -2},5"), tone, cut=4)
    pen.path("M-52,-92 L52,-92", t.shade, stroke=4)
    Turned("-200,16 -210,19! -224,11 -236,9").paint(pen, t, shine=0.1)
    rod(pen, -4 - 128, -236 + 60, -4 - 70, -236 + 33, 11, 12, t, ends=False)
    rod(pen, -4 - 76, -236 + 36, -4 + 20, -236 - 9, 18, 19, t, ends=False)
    rod(
        pen, -4 + 10, -236 - 5, -4 + 134, -236 - 63, 25, 27,
        tones(mix("#6a3a2a", palette.wood, 0.3), palette, glow=0.3), ends=False,
    )
    for s, r in ((-78, 21), (12, 29), (128, 32)):
        rod(
            pen, -4 + s, -236 - s * 0.468, -4 + s + 14, -236 - s * 0.468 - 6.5, r, r, t,
            ends=s > 100,
        )
    with pen.at(138, -303, turn=-25):
        pen.oval(0, 0, 6, 23, mix(palette.water, palette.light, 0.4))
        pen.oval(-1, -8, 2.4, 9, "#fffdf5")
    rod(pen, -4 - 146, -236 + 68, -4 - 130, -236 + 61, 14, 14, iron(palette), ends=False)
    rod(pen, -4 - 60, -236 - 2, -4 + 6, -236 - 33, 6, 6, t, ends=False)


@motif(
    "scales", tags=("measure", "justice"), size=(348, 342),
    anchors={
        "top": (0, -346), "pan_left": (-123, -152), "pan_right": (123, -118), "beam": (0, -296),
    },
)
def scales(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, tip: float = 8.0
) -> None:
    """A balance; tip is the tilt of its beam in degrees (the right pan sinks)."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    Turned(
        "4,86 -6,90! -14,76 -24,30 -40,14 -60,18 -72,10 -200,8 -216,14 -230,9 -280,8 -290,13! "
        "-302,8"
    ).paint(pen, t, shine=0.07)
    a = math.radians(tip)
    with pen.at(0, -296, turn=tip):
        form(pen, tube("-124,4,4 -80,-8,6 0,-4,9 80,-8,6 124,4,4"), t, cut=4)
        for x in (-124.0, 124.0):
            pen.circle(x, 4, 6, t.base)
        pen.path(blob("0,-8! -6,-30 0,-44! 6,-30"), t.lit)
    pen.circle(0, -298, 10, t.shade)
    pen.circle(-2, -301, 5, bright(t))
    for side in (-1, 1):
        x, y = side * 124 * math.cos(a), -296 + side * 124 * math.sin(a) + 4
        low = y + 156
        for dx in (-40, 0, 40):
            pen.line(x, y, x + dx, low + (6 if dx == 0 else 0), t.shade, 2)
        pan = Turned(f"{low + 22},8 {low + 18},24 {low + 8},42 {low},50", x=x, tilt=0.2)
        pan.paint(pen, t, shine=0.06)
        pen.oval(x, low, 50, 10, t.lit)
        pen.oval(x + 1, low + 1, 44, 8, t.far)
        pen.oval(x + 8, low + 3, 34, 5.5, t.shade)


@motif(
    "globe", tags=("travel", "measure"), size=(218, 311),
    anchors={"top": (0, -305), "pole": (24, -318), "ball": (0, -200), "foot": (0, -10)},
)
def globe(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    land: Colour | None = None,
) -> None:
    """A school globe of a world nobody knows."""
    t = brass(palette)
    wood = timber(palette, "#71422b")
    sea = tones(pick(colour, mix("#4c8a99", palette.water, 0.4), palette, 0.04), palette, glow=0.3)
    earth = tones(pick(land, mix("#cfa866", palette.accent2, 0.15), palette, 0.04), palette)
    Turned("4,76 -6,80! -16,66 -28,20 -44,12 -58,20 -70,10 -84,12").paint(pen, wood, shine=0.06)
    pen.path("M38,-303 A110,110 0 0 1 -38,-97", t.far, stroke=11)
    pen.path("M37,-305 A110,110 0 0 1 -39,-99", t.base, stroke=6)
    ball = disc(0, -200, 96)
    form(pen, ball, sea, cut=17)
    masses = (
        "-80,-236 -60,-266 -30,-276 -6,-262 -14,-240 -34,-232 -30,-212 -52,-196 -70,-204",
        "-44,-178 -20,-190 2,-176 6,-150 -10,-122 -26,-118 -34,-146",
        "22,-250 46,-262 76,-244 92,-210 80,-186 58,-196 44,-214 24,-222",
        "40,-160 60,-170 84,-156 76,-134 54,-128 44,-140", "-6,-290 10,-298 30,-288 18,-280",
    )
    with pen.clip(ball):
        for text in masses:
            form(pen, blob(text), earth, cut=5)
        for k in (-0.6, 0.0, 0.6):
            pen.path(
                f"M{28},{-292} C{28 + k * 150 - 30},{-260} {k * 150 - 30 - 10},{-140} {-28},{-108}",
                sea.dark, 0.28, stroke=1.6,
            )
        for y in (-244, -200, -156):
            pen.path(f"M-110,{y - 22} Q0,{y + 22} 110,{y + 22}", sea.dark, 0.28, stroke=1.6)
        pen.path("M30,-104 A98,98 0 0 0 96,-220 L120,-100Z", sea.dark, 0.35)
    pen.path("M-70,-228 A80,80 0 0 1 -30,-274", "#fffdf2", 0.6, stroke=8)
    for x, y in ((36, -300), (-36, -100)):
        pen.circle(x, y, 8, t.base)
        pen.circle(x - 1.5, y - 2, 3, bright(t))


# --- machines of the house ------------------------------------------------------------------


