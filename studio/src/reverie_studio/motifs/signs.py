"""Things that stand by the way and point, light or wave; none of them bears a letter."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import blob, disc, form, tube
from reverie_studio.motifs._solids import (
    Turned,
    iron,
    pick,
    timber,
    tones,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


@motif(
    "street lamp", tags=("light", "city"), size=(102, 466),
    anchors={"light": (0, -376), "top": (0, -460), "arm": (34, -306), "foot": (0, 0)},
)
def street_lamp(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lit: bool = True,
    lean: float = 0.0,
) -> None:
    """A gas lamp with a ladder bar, lit or out; lean in degrees."""
    t = iron(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    with pen.at(0, 0, turn=lean):
        Turned(
            "4,36 -6,40! -16,34 -30,22 -60,16 -70,22! -80,12 -100,9 -300,7 -312,13! -320,10 "
            "-338,15 -344,15"
        ).paint(pen, t, shine=0.1)
        form(pen, tube("-40,-306,4.5 0,-308,5 40,-306,4.5"), t, cut=3)
        for x in (-42, 42):
            pen.circle(x, -306, 7, t.base)
            pen.circle(x - 2, -308, 3, t.lit)
        glow = palette.glow if lit else mix(palette.light, palette.mid, 0.5)
        pane = tones(glow, palette, glow=0.5, depth=0.16 if lit else 0.4)
        pen.poly([(-24, -344), (24, -344), (44, -416), (-44, -416)], pane.base)
        pen.poly([(-24, -344), (-10, -344), (-18, -416), (-44, -416)], pane.lit)
        pen.poly([(12, -344), (24, -344), (44, -416), (22, -416)], pane.shade)
        if lit:
            pen.path(disc(0, -376, 15, 22), "#fffdf0")
        for x0, x1 in ((-24, -44), (-9, -17), (11, 20), (24, 44)):
            pen.line(x0, -344, x1, -416, t.base, 4)
        pen.line(-26, -344, 26, -344, t.base, 7)
        Turned("-412,46 -418,50! -426,40 -438,18! -442,18 -450,8 -456,11 -464,3", tilt=0.16).paint(
            pen, t, shine=0.06
        )


@motif(
    "scarecrow", tags=("farm", "sign"), size=(318, 363),
    anchors={
        "top": (0, -356), "hand_left": (-140, -232), "hand_right": (140, -226),
        "shoulder": (40, -244), "hat": (0, -330),
    },
)
def scarecrow(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A scarecrow: sack head, straw hands, somebody's old coat."""
    t = tones(pick(colour, mix("#4b5f78", palette.mid, 0.2), palette, 0.05), palette)
    wood, straw = timber(palette, "#7d6145"), tones("#d0a655", palette)
    sack = tones("#cdb184", palette)
    form(pen, tube("0,0,7 2,-120,7 0,-250,7"), wood, cut=3)
    for x, side in ((-128, -1), (128, 1)):
        for a in range(-50, 60, 18):
            r = math.radians(a)
            pen.line(
                x, -228, x + side * math.cos(r) * 28, -228 + math.sin(r) * 28,
                straw.base if a < 10 else straw.shade, 3.4,
            )
    form(pen, tube("-126,-230,17 -60,-236,20 0,-236,22 60,-234,20 126,-226,17"), t, cut=7)
    body = blob(
        "-44,-250! 44,-250! 54,-170 66,-96! 40,-106 20,-90 0,-104 -22,-88 -44,-104 -66,-92! "
        "-54,-170"
    )
    form(pen, body, t, cut=10)
    patch = tones(palette.accent2, palette)
    pen.path(blob("12,-160! 38,-164! 40,-134! 16,-130!"), patch.base)
    pen.path("M12,-150 l-6,1 M26,-162 l-1,-6 M40,-148 l6,-1", patch.dark, stroke=2.2)
    for y in (-226, -200, -174):
        pen.circle(-6, y, 4.4, palette.accent)
    form(
        pen, blob("-20,-256! 20,-256! 26,-240 0,-232 -26,-240"), tones(palette.accent, palette),
        cut=4,
    )
    form(pen, blob("0,-320 -32,-308 -38,-280 -26,-256 0,-250 26,-256 38,-280 32,-308"), sack, cut=7)
    ink = mix(palette.dark, "#2a1c18", 0.4)
    pen.path("M-20,-292 l10,10 M-10,-292 l-10,10", ink, stroke=3)
    pen.circle(14, -287, 5.5, ink)
    pen.path("M-16,-268 L16,-270 M-10,-272 v7 M0,-273 v7 M10,-274 v7", ink, stroke=2.4)
    hat = timber(palette, "#6a4630")
    form(pen, blob("-62,-306! -30,-318 30,-320 60,-300! 20,-306 -20,-302"), hat, cut=4)
    form(pen, blob("-34,-310! -24,-352 4,-360 26,-346 32,-312!"), hat, cut=6)


@motif(
    "milestone", tags=("way", "stone"), size=(110, 150),
    anchors={"top": (0, -146), "face": (-8, -80), "seat": (0, -140)},
)
def milestone(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A mossy stone by the road; whatever was carved on it has gone."""
    t = tones(pick(colour, mix("#a39a8e", palette.stone, 0.4), palette, 0.05), palette, depth=0.36)
    pen.path(blob("34,-4! 36,-110 20,-140 40,-136 54,-110 54,-12!"), t.far)
    stone = blob("-46,0! -44,-100 -34,-132 -4,-146 26,-136 38,-108 38,0! 0,5")
    form(pen, stone, t, cut=8)
    for x, y, r in ((-22, -98, 5), (4, -88, 7), (-8, -66, 4), (20, -52, 5), (-28, -58, 3)):
        pen.oval(x, y, r * 1.5, r * 0.8, t.far, 0.7)
    pen.path("M20,-130 L8,-96 L18,-70", t.dark, 0.6, stroke=2)
    moss = tones(palette.leaf, palette)
    form(pen, blob("-48,2! -46,-36 -30,-28 -16,-40 0,-20 20,-26 40,-12 42,2!"), moss, cut=5)
    form(pen, blob("-36,-132 -4,-148 20,-140 6,-130 -14,-128"), moss, cut=4)
