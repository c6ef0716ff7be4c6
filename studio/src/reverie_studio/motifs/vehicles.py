"""Things that travel by road, rail and air; they head to the right."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, disc, form
from reverie_studio.motifs._solids import (
    Hand,
    Quad,
    Turned,
    brass,
    bright,
    iron,
    pick,
    planks,
    timber,
    tones,
    window_glass,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


def wheel(
    pen: Pen, x: float, y: float, r: float, t: Tones, *, spokes: int = 10, width: float = 0.16,
    hub: Colour | None = None, squash: float = 1.0, turn: float = 7.0,
) -> None:
    """A spoked wheel, its rim lit from upper left."""
    w = r * width
    with pen.at(x, y), pen.stretch(squash, 1.0):
        for i in range(spokes):
            a = math.tau * i / spokes + math.radians(turn)
            tone = t.base if math.cos(a) + math.sin(a) < 0.4 else t.shade
            pen.line(0, 0, math.cos(a) * (r - w), math.sin(a) * (r - w), tone, max(1.6, w * 0.42))
        pen.circle(0, 0, r - w / 2, t.far, stroke=w)
        pen.circle(-w * 0.12, -w * 0.16, r - w / 2, t.base, stroke=w * 0.66)
        pen.path(
            f"M{-r + w * 0.4},{r * 0.2} A{r},{r} 0 0 1 {r * 0.3},{-r + w * 0.4}", t.lit,
            stroke=w * 0.24,
        )
        pen.circle(0, 0, r * 0.17, t.shade)
        pen.circle(-r * 0.02, -r * 0.03, r * 0.12, hub if hub is not None else t.lit)


def gores(
    pen: Pen, body: Turned, sets: list[Tones], edges: list[float], y0: float, y1: float
) -> None:
    """Paint a round body in upright strips that take turns in colour."""
    for i, (k0, k1) in enumerate(pairwise(edges)):
        ys = np.linspace(y0, y1, 40)
        strip = [body.at(k0, float(y)) for y in ys] + [body.at(k1, float(y)) for y in ys[::-1]]
        d = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in strip) + "Z"
        with pen.clip(d):
            body.paint(pen, sets[i % len(sets)], bottom=y0, top=y1)


# --- in the air -----------------------------------------------------------------------------


# --- on rails -------------------------------------------------------------------------------


@motif(
    "bicycle", tags=("vehicle",), size=(302, 192),
    anchors={
        "seat": (-44, -168), "handle": (76, -178), "basket": (104, -150), "pedal": (-6, -50),
        "top": (0, -196),
    },
)
def bicycle(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, basket: bool = True,
    lit: bool = False,
) -> None:
    """A tall old bicycle with a basket."""
    t = tones(
        pick(colour, mix(palette.accent, palette.dark, 0.08), palette, 0.05), palette, glow=0.35
    )
    black = iron(palette)
    metal = tones("#b9b7ad", palette, glow=0.5, depth=0.4)
    for x in (-86, 92):
        pen.circle(x, -58, 54, black.base, stroke=8)
        pen.circle(x - 0.8, -59.2, 55, black.lit, 0.7, stroke=2)
        pen.circle(x, -58, 48, metal.base, stroke=2.6)
        for i in range(14):
            a = math.tau * i / 14
            pen.line(x, -58, x + math.cos(a) * 48, -58 + math.sin(a) * 48, metal.shade, 1.2)
        pen.circle(x, -58, 6, metal.lit)
    pen.path(curve("-146,-62 -132,-106 -86,-122 -44,-108"), t.shade, stroke=6)
    pen.path(curve("40,-96 76,-122 120,-116 148,-86"), t.shade, stroke=6)
    for x0, y0, x1, y1, w in (
        (-86, -58, -4, -58, 6), (-86, -58, -42, -142, 5), (-4, -58, -46, -154, 8),
        (-4, -58, 66, -128, 8), (-40, -132, 64, -138, 7), (92, -58, 62, -152, 8),
    ):
        pen.line(x0, y0, x1, y1, t.shade, w)
        pen.line(x0 - 0.8, y0 - 1.6, x1 - 0.8, y1 - 1.6, t.base, w * 0.66)
        pen.line(x0 - 1.4, y0 - 2.4, x1 - 1.4, y1 - 2.4, bright(t), w * 0.18)
    pen.circle(-4, -58, 17, metal.shade, stroke=5)
    pen.line(-4, -58, 6, -34, metal.base, 5)
    pen.line(-2, -32, 16, -34, black.base, 6)
    leather = timber(palette, "#6d4129")
    form(
        pen, blob("-76,-162! -66,-172 -40,-170 -14,-162 -16,-156 -40,-156 -60,-148 -74,-152"),
        leather, cut=4,
    )
    pen.path(curve("62,-152 58,-176 66,-184 90,-186"), metal.base, stroke=5)
    pen.path(curve("66,-184 48,-186 30,-178"), metal.base, stroke=5)
    pen.line(30, -178, 46, -185, leather.base, 8)
    pen.line(86, -186, 98, -182, leather.base, 8)
    if basket:
        wicker = tones(mix("#b98a50", palette.wood, 0.2), palette)
        form(pen, blob("78,-164! 142,-164! 134,-122! 88,-122!"), wicker, cut=5)
        for y in (-154, -144, -134):
            pen.path(f"M84,{y} L138,{y}", wicker.shade, stroke=2.4)
        for x in range(90, 138, 10):
            pen.line(x, -162, x - (x - 110) * 0.12, -124, wicker.far, 1.8)
        pen.path("M76,-165 L144,-165", wicker.lit, stroke=5)
    pen.circle(76, -118, 8, metal.base)
    pen.circle(79, -118, 6, palette.glow if lit else mix(palette.light, palette.mid, 0.3))


@motif(
    "old car", tags=("vehicle",), size=(410, 219),
    anchors={
        "top": (-30, -213), "roof": (-36, -190), "seat": (-20, -120), "lamp": (166, -92),
        "trunk": (-150, -130), "driver": (20, -130),
    },
)
def old_car(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lit: bool = True
) -> None:
    """A round little car from long ago with a suitcase on the roof."""
    t = tones(pick(colour, mix("#3f7a80", palette.accent2, 0.06), palette, 0.05), palette, glow=0.3)
    black, metal = iron(palette), brass(palette)
    case = timber(palette, "#9a6234")
    form(pen, blob("-86,-186! 8,-186! 8,-214! -86,-214!"), case, cut=6)
    pen.path("M-62,-214 v28 M-18,-214 v28", case.dark, stroke=5)
    cabin = blob("-140,-96! -134,-150 -110,-182 -60,-192 10,-190 50,-176 84,-120 92,-96!")
    form(pen, cabin, t, cut=9)
    glass, gleam = window_glass(palette, False)
    pale = mix(palette.light, palette.water, 0.4)
    for d in (
        "-118,-114! -112,-152 -94,-172 -62,-176! -58,-114!",
        "-46,-114! -46,-177! 4,-176 34,-164 60,-118!",
    ):
        pen.path(blob(d), pale)
        with pen.clip(blob(d)):
            pen.path(
                "M-110,-100 L-70,-190 L-50,-190 L-90,-100Z M-30,-100 L10,-190 L22,-190 L-18,-100Z",
                "#fffdf5", 0.5,
            )
        pen.path(blob(d), t.shade, stroke=4)
    del glass, gleam
    body = blob("-178,-44! -184,-90 -160,-118 -120,-122 70,-118 140,-112 176,-96 188,-60 182,-40!")
    form(pen, body, t, cut=10)
    pen.path(curve("-170,-98 -60,-106 80,-102 170,-90"), bright(t), 0.8, stroke=3.5)
    pen.path(curve("-52,-118 -54,-60 -50,-44"), t.far, stroke=2.6)
    pen.path(curve("60,-116 66,-60 62,-44"), t.far, stroke=2.6)
    pen.rect(-38, -92, 20, 5, metal.lit, 1, 2)
    for i in range(4):
        pen.line(104 + i * 12, -88, 100 + i * 12, -62, t.far, 3)
    pen.poly([(-60, -44), (70, -44), (72, -32), (-62, -32)], black.base)
    for x in (-118, 122):
        pen.circle(x, -38, 36, black.dark)
        fender = blob(
            f"{x - 62},-36! {x - 52},-76 {x - 10},-92 {x + 34},-80 {x + 58},-38! {x + 42},-34 "
            f"{x + 28},-62 {x},-72 "
            f"{x - 30},-64 {x - 44},-34"
        )
        form(pen, fender, tones(mix(t.base, palette.dark, 0.18), palette, glow=0.34), cut=7)
        pen.circle(x, -34, 34, black.base)
        pen.path(f"M{x - 28},-24 a30,30 0 0 1 22,-38", black.lit, stroke=4)
        pen.circle(x, -34, 20, mix("#e8dcc4", palette.light, 0.2))
        pen.circle(x, -34, 14, t.base)
        pen.circle(x - 2, -36, 7, metal.lit)
    form(pen, disc(170, -92, 15, 17), metal, cut=4)
    pen.path(disc(177, -92, 9, 14), palette.glow if lit else mix(palette.light, palette.mid, 0.4))
    form(pen, blob("176,-46! 200,-50 202,-38 178,-34!"), metal, cut=3)
    form(pen, blob("-178,-46! -200,-48 -202,-38 -178,-34!"), metal, cut=3)


@motif(
    "sled", tags=("vehicle", "winter", "toy"), size=(282, 91),
    anchors={"seat": (-10, -62), "rope": (118, -70), "top": (0, -85)},
)
def sled(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, rope: bool = True
) -> None:
    """A wooden sled with curled runners."""
    t = timber(palette, "#a8703c") if colour is None else tones(palette.resolve(colour), palette)
    red = tones(palette.accent, palette)
    for dx, dy, tone in ((24, -18, red.far), (0, 0, red.base)):
        with pen.at(dx, dy):
            pen.path(
                curve("-124,-8 -40,-3 50,-4 92,-14 112,-44 100,-66 84,-58 88,-48"), tone, stroke=9
            )
            if dy == 0:
                pen.path(curve("-122,-11 -40,-6 50,-7 90,-17 108,-44"), red.lit, stroke=3)
            for x in (-86, -16, 48):
                pen.line(x, -8, x + 2, -48, t.shade if dy == 0 else t.far, 8)
    hand = Hand(pen, rng, 1.2)
    seat = Quad((-94, -74), (96, -74), (76, -50), (-118, -50))
    planks(hand, seat, (t.lit, t.base), rng, 4, across=True, gap=t.far)
    hand.poly([(-118, -50), (76, -50), (76, -41), (-118, -41)], t.shade)
    hand.poly([(76, -50), (96, -74), (96, -65), (76, -41)], t.far)
    if rope:
        pen.path(curve("104,-60 124,-54 128,-20 110,6 80,10"), "#d8c08c", stroke=4)
