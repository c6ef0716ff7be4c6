"""Tools and traps: things with a purpose, and not always a kind one."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, disc, form, tube
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


def _steel(palette: Palette) -> Tones:
    return tones(mix("#b9bcb8", palette.mid, 0.15), palette, glow=0.5, depth=0.42)


@motif(
    "scissors", tags=("sewing", "tool", "carried"), size=(200, 330), origin="centre",
    anchors={
        "tip": (0, -160), "pivot": (0, -12), "ring_left": (-52, 110), "ring_right": (52, 110),
        "top": (0, -162),
    },
)
def scissors(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    open: float = 18.0,
) -> None:
    """Dressmaker's scissors, points up, opened by an angle in degrees."""
    steel = _steel(palette)
    t = tones(
        pick(colour, mix(palette.accent, palette.dark, 0.1), palette, 0.03), palette, glow=0.3
    )
    for side in (1, -1):
        with pen.at(0, -12, turn=side * open / 2), pen.at(0, 0, flip=side < 0):
            blade = blob("-9,22! -13,-20 -10,-100 4,-154! 10,-100 11,-20 9,22!")
            pen.path(blade, steel.base if side > 0 else steel.shade)
            pen.path(
                blob("-9,22! -13,-20 -10,-100 4,-154! -2,-90 -3,20!"),
                steel.lit if side < 0 else steel.far,
            )
            form(pen, tube("0,16,10 -16,46,9 -30,70,8"), t, cut=3)
            pen.path(disc(-44, 110, 27, 40, 14), t.far, stroke=16)
            pen.path(disc(-45.5, 108, 27, 40, 14), t.base, stroke=11)
            pen.path(curve("-74,104 -70,78 -56,66"), bright(t), stroke=4)
    pen.circle(0, -12, 8, brass(palette).base)
    pen.line(-4, -9, 4, -15, brass(palette).dark, 2)


@motif(
    "anchor", tags=("sea", "tool"), size=(258, 319),
    anchors={
        "ring": (0, -300), "top": (0, -318), "fluke_left": (-108, -84), "fluke_right": (108, -84),
        "shank": (0, -150),
    },
)
def anchor(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, rope: bool = True
) -> None:
    """A ship's anchor standing on its crown, a rope round it."""
    t = iron(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    pen.circle(0, -292, 20, t.far, stroke=10)
    pen.circle(-1.4, -294, 20, t.base, stroke=6)
    form(pen, tube("-78,-234,9 0,-238,10 78,-234,9"), timber(palette, "#6d4a31"), cut=4)
    for x in (-80, 80):
        pen.circle(x, -234, 12, t.base)
        pen.circle(x - 3, -237, 5, t.lit)
    form(pen, blob("-11,-276! 11,-276! 14,-40 17,14! -17,14! -14,-40"), t, cut=6)
    form(
        pen,
        blob("-100,-78! -84,-40 -40,-8 0,2 40,-8 84,-40 100,-78! 92,-20 50,14 0,26 -50,14 -92,-20"),
        t, cut=7,
    )
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            form(pen, blob("-108,-100! -128,-42 -100,-56 -74,-44!"), t, cut=5)
    if rope:
        cord = tones(mix("#cdb27e", palette.light, 0.1), palette, depth=0.42)
        line = "0,-272 34,-240 -30,-190 34,-140 -26,-96 40,-56 92,-6 118,6"
        pen.path(curve(line), cord.far, stroke=10)
        pen.path(curve(line), cord.base, stroke=7)
        form(pen, blob("-13,-204! 15,-188! 15,-178! -13,-194!"), t, cut=2)
        form(pen, blob("-14,-110! 16,-126! 16,-114! -14,-98!"), t, cut=2)


@motif(
    "watering can", tags=("garden", "tool", "vessel"), size=(344, 238),
    anchors={
        "spout": (150, -174), "handle": (-104, -120), "top": (-20, -226), "inside": (-40, -150),
    },
)
def watering_can(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, pouring: bool = False
) -> None:
    """A dented tin can with a rose, spout to the right."""
    t = tones(pick(colour, "#6f9a8f", palette, 0.12), palette, glow=0.35, depth=0.38)
    pen.path(curve("-96,-130 -150,-130 -160,-80 -112,-40"), t.shade, stroke=13)
    pen.path(curve("-98,-133 -148,-132 -157,-84"), t.lit, stroke=5)
    pen.path(curve("-90,-150 -80,-216 -20,-226 26,-160"), t.shade, stroke=11)
    pen.path(curve("-90,-152 -81,-214 -24,-222"), t.lit, stroke=4)
    rod(pen, 24, -52, 136, -160, 16, 9, t, ends=False)
    pen.line(30, -118, 92, -118, t.shade, 6)
    rod(pen, 130, -154, 152, -176, 12, 27, t)
    for i in range(7):
        a = math.tau * i / 7
        with pen.at(152, -176, turn=-45):
            pen.circle(math.cos(a) * 3, math.sin(a) * 14, 2, t.lit)
    body = Turned("2,76 -6,80! -30,80 -140,74 -150,72", x=-38, tilt=0.2)
    body.paint(pen, t, shine=0.04)
    body.paint(pen, Tones(t.shade, t.base, t.far, t.far, t.dark), bottom=-20, top=-26)
    body.paint(pen, Tones(t.shade, t.base, t.far, t.far, t.dark), bottom=-128, top=-134)
    pen.oval(-38, -150, 72, 14, t.lit)
    pen.oval(-38, -149, 63, 11, t.dark)
    pen.path(blob("-120,-150! -38,-166 44,-150! 30,-158 -38,-174 -104,-160"), t.base)
    if pouring:
        water = mix(palette.water, palette.light, 0.45)
        for i in range(9):
            x, y = 158 + i * 3, -168 - 18 + i * 5
            pen.path(
                f"M{x},{y} q{20 + i * 3},{40} {22 + i * 5},{130 - i * 4}", water, 0.85, stroke=2.4
            )


@motif(
    "magnifying glass", tags=("look", "tool", "carried"), size=(154, 308), origin="centre",
    anchors={"lens": (0, -74), "handle": (0, 100), "top": (0, -152)},
)
def magnifying_glass(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    shows: Colour | None = None,
) -> None:
    """A reading glass, handle down; its lens is clear or shows a colour."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    wood = timber(palette, "#5d3826")
    Turned("152,8 146,13! 130,14 80,11 40,12 30,14", tilt=0.2).paint(pen, wood, shine=0.12)
    Turned("36,15 22,15! 16,9 0,8", tilt=0.2).paint(pen, t, shine=0.12)
    clear = mix(palette.light, palette.water, 0.3) if shows is None else palette.resolve(shows)
    pen.circle(0, -74, 66, clear, 0.45 if shows is None else 0.95)
    with pen.clip(disc(0, -74, 66)):
        pen.path("M-70,-60 L-14,-144 L8,-144 L-52,-50Z", "#fffdf5", 0.65)
        pen.path("M10,-10 L60,-96 L68,-88 L22,-6Z", "#fffdf5", 0.4)
    pen.circle(0, -74, 68, t.far, stroke=15)
    pen.circle(-2, -76.4, 68, t.base, stroke=10)
    pen.path("M-66,-84 A68,68 0 0 1 14,-143", bright(t), stroke=3.4)


@motif(
    "basket", tags=("vessel", "carried"), size=(212, 230),
    anchors={
        "inside": (0, -104), "handle": (0, -222), "top": (0, -226), "rim_left": (-96, -106),
        "rim_right": (96, -106),
    },
)
def basket(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, fill: str = "apples",
    cloth: Colour | None = None,
) -> None:
    """A wicker basket with apples, eggs, stars or nothing in it."""
    if fill not in ("apples", "eggs", "stars", "nothing"):
        raise ValueError("fill is apples, eggs, stars or nothing")
    t = tones(pick(colour, mix("#b07f45", palette.wood, 0.2), palette, 0.05), palette, depth=0.4)
    pen.path(curve("-88,-100 -80,-180 -40,-216 0,-222 40,-216 80,-180 88,-100"), t.far, stroke=12)
    pen.path(curve("-90,-102 -82,-180 -42,-217 -2,-223 38,-217"), t.lit, stroke=5)
    pen.oval(0, -108, 100, 26, t.dark)
    _basket_fill(pen, palette, rng, fill)
    body = Turned("4,74 -4,78! -50,92 -96,98 -100,98", tilt=0.24)
    front = [
        *body.arc(4), *[body.at(1, y) for y in (-4, -50, -100)], *body.arc(-100)[::-1],
        *[body.at(-1, y) for y in (-50, -4)],
    ]
    d = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in front) + "Z"
    with pen.clip(d):
        body.paint(pen, t)
        for row in range(7):
            y = -4 - row * 15
            for i in range(11):
                k0 = math.sin(-1.5 + 3.0 * (i + 0.5 * (row % 2)) / 11)
                k1 = math.sin(-1.5 + 3.0 * min(11, i + 0.7 + 0.5 * (row % 2)) / 11)
                (xa, ya), (xb, yb) = body.at(k0, y), body.at(k1, y)
                pen.path(
                    f"M{xa},{ya} Q{(xa + xb) / 2},{(ya + yb) / 2 - 9} {xb},{yb}",
                    t.far if i > 6 else t.shade, stroke=4,
                )
    pen.poly(body.arc(-100), t.far, stroke=13, closed=False)
    pen.poly(body.arc(-102), t.lit, stroke=6, closed=False)
    if cloth is not None:
        c = tones(palette.resolve(cloth), palette)
        form(pen, blob("-40,-92! 50,-88! 60,-40! 30,-52 6,-26! -14,-50 -44,-44!"), c, cut=6)


def _basket_fill(pen: Pen, palette: Palette, rng: Rng, fill: str) -> None:
    spots = (
        (-58, -116), (-20, -122), (22, -122), (60, -114), (-38, -138), (2, -146), (42, -138),
        (-66, -100), (-8, -104), (48, -100),
    )
    if fill == "apples":
        for i, (x, y) in enumerate(spots):
            skin = (
                mix(palette.accent, "#b8322a", 0.3) if i % 3 else mix("#b8b04a", palette.leaf, 0.2)
            )
            form(pen, disc(x, y, 23, 21), tones(skin, palette, glow=0.3), cut=6)
            pen.path(f"M{x},{y - 17} q2,-8 7,-11", palette.dark, stroke=3)
        with pen.at(10, -164, turn=30):
            pen.path(blob("0,0! -8,-10 0,-26! 8,-10"), palette.leaf)
    elif fill == "eggs":
        for i, (x, y) in enumerate(spots):
            c = ("#efe3cd", "#d9b998", "#dfe3dc")[i % 3]
            with pen.at(x, y, turn=float(rng.uniform(-40, 40))):
                form(pen, blob("0,-26 17,-6 18,10 0,22 -18,10 -17,-6"), tones(c, palette), cut=6)
    elif fill == "stars":
        for x, y in spots:
            s = float(rng.uniform(18, 26))
            turn = float(rng.uniform(0, 1))
            star = [
                (
                    x + math.sin(i * math.pi / 5 + turn) * s * (1 if i % 2 == 0 else 0.5),
                    y - math.cos(i * math.pi / 5 + turn) * s * (1 if i % 2 == 0 else 0.5),
                )
                for i in range(10)
            ]
            pen.poly(star, mix(palette.glow, palette.accent2, 0.4))
            small = [((px - x) * 0.6 + x - 2, (py - y) * 0.6 + y - 3) for px, py in star]
            pen.poly(small, mix(palette.glow, "#fffdf0", 0.5))
