"""Things that travel by road, rail and air; they head to the right."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, disc, form, tube
from reverie_studio.motifs._solids import (
    Hand,
    Quad,
    Turned,
    brass,
    bright,
    flame,
    iron,
    pane,
    pick,
    planks,
    shifted,
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


@motif(
    "hot-air balloon", tags=("flying",), size=(280, 430), origin="centre",
    anchors={
        "basket": (0, 190), "inside": (0, 166), "top": (0, -214), "crown": (0, -210),
        "rope": (24, 206),
    },
)
def hot_air_balloon(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, third: Colour | None = None, lit: bool = True,
) -> None:
    """A striped balloon with a wicker basket; (0, 166) is where a passenger stands."""
    sets = [
        tones(pick(colour, palette.accent, palette, 0.03), palette),
        tones(pick(second, "#f0e3c6", palette, 0.03), palette),
        tones(pick(third, mix("#2f6f73", palette.accent2, 0.15), palette, 0.03), palette),
        tones(pick(second, "#f0e3c6", palette, 0.03), palette),
    ]
    ball = Turned("112,24 108,26! 70,64 20,112 -50,136 -120,124 -180,78 -208,30 -213,2", tilt=0.12)
    edges = [math.sin(a) for a in np.linspace(-math.pi / 2, math.pi / 2, 10)]
    gores(pen, ball, sets, edges, 112, -213)
    band = sets[0] if third is None else sets[2]
    ball.paint(pen, band, bottom=-22, top=-44)
    trim = brass(palette)
    ball.dots(pen, -33, 13, 5, trim.lit)
    for i in range(9):
        k0, k1 = edges[i], edges[i + 1]
        (x0, y0), (x1, y1) = ball.at(k0, -20), ball.at(k1, -20)
        pen.path(
            f"M{x0},{y0} Q{(x0 + x1) / 2},{(y0 + y1) / 2 + 20} {x1},{y1}Z",
            trim.base if i < 6 else trim.shade,
        )
    pen.oval(0, 112, 24, 4, sets[0].dark)
    rope = mix("#8a744c", palette.dark, 0.2)
    if lit:
        flame(pen, palette, 0, 150, 34)
    for x0, x1 in ((-23, -27), (-9, -12), (9, 12), (23, 27)):
        pen.line(x0, 112, x1, 160, rope, 2)
    basket = Turned("208,24 204,26! 168,31 162,34! 158,34", tilt=0.2)
    wicker = tones(mix("#a8763f", palette.wood, 0.2), palette)
    basket.paint(pen, wicker)
    for row in range(4):
        y = 200 - row * 9
        for i in range(9):
            k0 = math.sin(-1.45 + 2.9 * (i + 0.5 * (row % 2)) / 9)
            k1 = math.sin(-1.45 + 2.9 * min(9, i + 0.6 + 0.5 * (row % 2)) / 9)
            (xa, ya), (xb, yb) = basket.at(k0, y), basket.at(k1, y)
            pen.line(xa, ya, xb, yb, wicker.far if i > 5 else wicker.shade, 2.4)
    pen.oval(0, 158, 34, 6.8, wicker.lit)
    pen.oval(0, 158, 27, 4.6, wicker.dark)
    for x in (-34, 30):
        form(
            pen, blob(f"{x - 7},172 {x + 7},172 {x + 8},190 {x},196 {x - 8},190"),
            tones("#cbb892", palette), cut=3,
        )


@motif(
    "airship", tags=("flying",), size=(506, 254), origin="centre",
    anchors={
        "gondola": (0, 92), "top": (0, -104), "bow": (246, -22), "stern": (-216, -22),
        "rope": (180, 40),
    },
)
def airship(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, lit: bool = True,
) -> None:
    """A patched airship with a lit gondola, heading right."""
    t = tones(pick(colour, "#c9a86d", palette, 0.12), palette, depth=0.38)
    red = tones(pick(second, palette.accent, palette, 0.06), palette)
    wood = timber(palette, "#6d4730")
    for d, tone in (
        ("M-150,-40 L-236,-112 L-196,-116 L-96,-70Z", red.base),
        ("M-150,0 L-236,66 L-196,70 L-96,36Z", red.far),
    ):
        pen.path(d, tone)
    body = blob(
        "-236,-22 -206,-58 -130,-90 -20,-106 90,-102 180,-76 232,-42 248,-22 232,2 180,36 90,62 "
        "-20,66 -130,48 -206,14"
    )
    form(pen, body, t, cut=22)
    with pen.clip(body):
        for y, bend in ((-74, -30), (-22, 2), (24, 34)):
            pen.path(f"M-240,-22 C-120,{y + bend} 120,{y + bend} 250,-22", t.far, 0.55, stroke=2.6)
        for x in (-150, -60, 30, 120, 196):
            pen.path(f"M{x},-120 Q{x + 18},-20 {x},80", t.shade, 0.8, stroke=3)
        pen.path("M200,-90 Q222,-22 200,50 L260,50 L260,-90Z", red.base)
        pen.path("M204,-10 Q214,20 200,50 L260,50 L260,-10Z", red.shade)
        pen.path(curve("-180,-66 -60,-92 60,-92 150,-72"), bright(t), 0.5, stroke=7)
    patch = tones(mix("#5c7f86", palette.mid, 0.2), palette)
    pen.path(blob("-110,-60! -70,-68! -64,-32! -104,-26!"), patch.base)
    pen.path("M-110,-50 l-8,1 M-92,-64 l-1,-8 M-66,-48 l8,-1 M-86,-29 l1,8", patch.dark, stroke=2.4)
    pen.path("M-214,-36 L-252,-22 L-214,-8Z", red.shade)
    for x in (-70, -30, 30, 70):
        pen.line(x * 1.2, 56, x, 82, wood.dark, 2)
    gondola = blob("-96,80! 96,80! 104,92 84,118 40,124 -60,124 -90,112")
    form(pen, gondola, wood, cut=8)
    glass, gleam = window_glass(palette, lit)
    for x in (-74, -46, -18, 10, 38, 66):
        pen.rect(x, 88, 20, 18, wood.dark, 1, 3)
        pen.rect(x + 2, 90, 16, 14, glass, 1, 2)
        pen.path(f"M{x + 2},{100} l8,-10 h-8Z", gleam, 0.8)
    pen.rect(-98, 78, 196, 6, brass(palette).base, 1, 2)
    for turn in (12, 132, 252):
        with pen.at(-104, 100, turn=turn), pen.stretch(0.45, 1):
            pen.path(blob("0,0! -8,-18 0,-40 8,-18"), brass(palette).base)
    pen.circle(-104, 100, 6, brass(palette).shade)


@motif(
    "rocket", tags=("flying", "toy"), size=(188, 389),
    anchors={
        "top": (0, -396), "window": (0, -250), "door": (0, -110), "fin_left": (-84, -10),
        "flame": (0, -24),
    },
)
def rocket(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, fire: bool = False,
) -> None:
    """A tin moon rocket standing on three fins."""
    t = tones(pick(colour, "#e5dcc8", palette, 0.08), palette, glow=0.3, depth=0.36)
    red = tones(pick(second, palette.accent, palette, 0.04), palette)
    if fire:
        with pen.at(0, -36, turn=180):
            flame(pen, palette, 0, 0, 150)
    form(pen, blob("30,-150! 78,-96 92,-40 88,0! 70,-30 34,-52!"), red, cut=8)
    form(pen, blob("-30,-150! -78,-96 -92,-40 -88,0! -70,-30 -34,-52!"), red, cut=8)
    Turned("-30,24 -36,30! -52,24", tilt=0.2).paint(pen, iron(palette))
    body = Turned("-44,36 -60,42! -130,60 -210,64 -290,50 -350,24 -384,4 -386,1", tilt=0.14)
    body.paint(pen, t, shine=0.05)
    body.paint(pen, red, bottom=-308, top=-386, shine=0.05)
    body.paint(pen, red, bottom=-150, top=-164)
    body.paint(pen, brass(palette), bottom=-302, top=-309)
    for y in (-90, -190):
        body.dots(pen, y, 11, 2.2, t.far)
    metal = brass(palette)
    pen.circle(1, -246, 29, t.far)
    pen.circle(0, -249, 27, metal.base)
    pen.circle(0, -249, 20, mix(palette.dark, palette.mid, 0.35))
    pen.path("M-13,-252 a14,14 0 0 1 12,-13", "#fffdf2", 0.9, stroke=4)
    for i in range(8):
        a = i * math.pi / 4 + 0.2
        pen.circle(math.cos(a) * 23.5, -249 + math.sin(a) * 23.5, 1.8, metal.dark)
    hatch = "M-16,-80 v-36 q0,-16 16,-16 q16,0 16,16 v36Z"
    pen.path(hatch, t.far, stroke=4)
    pen.path(hatch, t.lit)
    pen.circle(8, -102, 2.6, t.dark)
    form(pen, blob("-7,-150! 7,-150! 9,-60 5,2! -5,2! -9,-60"), red, cut=4)


# --- on rails -------------------------------------------------------------------------------


@motif(
    "train engine", tags=("train", "vehicle"), size=(442, 275),
    anchors={
        "top": (124, -269), "funnel": (124, -272), "cab": (-150, -150), "lamp": (186, -168),
        "coupling": (-206, -54), "front": (206, -40), "roof": (-150, -246),
    },
)
def train_engine(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lit: bool = True,
    steam: bool = True,
) -> None:
    """A small proud steam engine."""
    t = tones(
        pick(colour, mix("#2f5d4c", palette.dark, 0.08), palette, 0.06), palette, glow=0.28,
        depth=0.4,
    )
    red = tones(mix(palette.accent, palette.dark, 0.1), palette)
    black, metal = iron(palette), brass(palette)
    if steam:
        puff = mix(palette.cloud, palette.light, 0.3)
        for x, y, r in ((118, -296, 20), (92, -322, 30), (44, -342, 40), (-22, -350, 46)):
            pen.oval(x, y, r * 1.2, r * 0.8, puff, 0.8)
    form(pen, blob("150,-48! 176,-48! 214,-6! 206,2! 140,-10!"), red, cut=4)
    for i in range(4):
        pen.line(160 + i * 8, -44, 170 + i * 12, -4, red.dark, 2.6)
    pen.poly([(-206, -74), (180, -74), (180, -46), (-206, -46)], red.base)
    pen.poly([(-206, -58), (180, -58), (180, -46), (-206, -46)], red.shade)
    pen.poly([(-206, -76), (184, -76), (178, -82), (-200, -82)], red.lit)
    boiler = blob("-90,-84! -90,-172 -80,-180 150,-178 166,-166 172,-130 166,-96 150,-84!")
    pen.path(boiler, t.base)
    with pen.clip(boiler):
        pen.path(blob("-100,-182! 180,-182! 180,-164 -100,-164!"), t.lit)
        pen.path(curve("-90,-164 20,-166 150,-164"), bright(t), stroke=4)
        pen.path(blob("-100,-118! 180,-118! 180,-80! -100,-80!"), t.shade)
        pen.path(blob("-100,-98! 180,-98! 180,-80! -100,-80!"), t.far)
        for x in (-50, 10, 70):
            pen.rect(x, -190, 9, 120, metal.base)
            pen.rect(x, -130, 9, 60, metal.far)
            pen.rect(x, -176, 9, 12, bright(metal))
        pen.rect(128, -190, 60, 120, black.base)
        pen.rect(128, -182, 60, 22, black.lit)
    Turned("-176,17 -184,20! -190,14 -230,15 -252,26! -262,28 -268,26", x=124, tilt=0.2).paint(
        pen, black, shine=0.06
    )
    pen.oval(124, -268, 26, 5, black.far)
    Turned("-176,30 -182,32! -190,26 -212,22 -222,10 -225,1", x=34, tilt=0.16).paint(
        pen, metal, shine=0.07
    )
    Turned("-176,10 -190,10! -196,14 -204,9 -208,1", x=-36, tilt=0.16).paint(pen, metal, shine=0.08)
    hand = Hand(pen, rng, 1.2)
    cab = Quad((-204, -232), (-84, -232), (-84, -78), (-204, -78))
    hand.poly(cab.points, t.base)
    hand.poly(cab.part(0.7, 0, 1, 1).points, t.shade)
    hand.poly(cab.part(0, 0.62, 1, 1).points, mix(t.base, t.shade, 0.6))
    glass, gleam = window_glass(palette, lit)
    for u in (0.12, 0.56):
        pane(
            hand, cab.part(u, 0.12, u + 0.32, 0.5), glass, metal.base, bars=(1, 1), width=4,
            gleam=gleam,
        )
    form(pen, blob("-220,-230! -210,-246 -140,-252 -74,-246 -66,-230!"), red, cut=5)
    form(pen, disc(178, -168, 15, 17), metal, cut=4)
    pen.circle(183, -168, 11, palette.glow if lit else black.base)
    pen.circle(180, -171, 4, "#fffdf2")
    for x, r in ((-148, 50), (-36, 50), (66, 32), (142, 32)):
        pen.circle(x, -r, r * 0.86, black.dark)
        wheel(
            pen, x, -r, r, red if r > 40 else black, spokes=12 if r > 40 else 9, width=0.14,
            hub=metal.lit,
        )
    pen.line(-148, -34, -36, -34, black.lit, 8)
    pen.line(-36, -34, 120, -52, metal.shade, 7)
    pen.line(-36, -36, 120, -54, metal.lit, 2.5)
    for x in (-148, -36):
        pen.circle(x, -34, 6, metal.base)
    form(pen, blob("96,-74! 142,-74! 142,-46! 96,-46!"), t, cut=5)


def _rail_car(
    pen: Pen, hand: Hand, palette: Palette, rng: Rng, t: Tones, cream: Tones, half: float,
    lit: float, windows: int,
) -> None:
    """The long side of a coach: panels below, windows above."""
    body = Quad((-half, -196), (half, -196), (half, -56), (-half, -56))
    hand.poly(body.points, t.base)
    hand.poly(body.part(0, 0.6, 1, 1).points, mix(t.base, t.shade, 0.45))
    hand.poly(body.part(0.9, 0, 1, 1).points, t.shade)
    hand.poly(body.part(0, 0, 1, 0.56).points, cream.base)
    hand.poly(body.part(0.9, 0, 1, 0.56).points, cream.shade)
    hand.line(body.line((0, 0.56), (1, 0.56)), brass(palette).base, 4)
    hand.line(body.line((0, 0.92), (1, 0.92)), brass(palette).base, 2.4)
    for i in range(windows):
        u = 0.05 + 0.9 * i / windows
        glass, gleam = window_glass(palette, bool(rng.random() < lit))
        face = body.part(u, 0.12, u + 0.9 / windows * 0.76, 0.48)
        pane(hand, face, glass, t.shade, bars=(1, 1), width=4, gleam=gleam)
        hand.line(face.line((0, 0.26), (1, 0.26)), t.shade, 2.4)


@motif(
    "train carriage", tags=("train", "vehicle"), size=(430, 238),
    anchors={
        "top": (0, -226), "roof": (0, -220), "window": (-100, -150), "coupling_left": (-216, -44),
        "coupling_right": (216, -44), "door": (168, -54),
    },
)
def train_carriage(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lit: float = 0.7,
    windows: int = 7,
) -> None:
    """A passenger coach with lit windows."""
    t = tones(pick(colour, mix(palette.accent, palette.dark, 0.22), palette, 0.05), palette)
    cream = tones(mix("#e9dabc", palette.light, 0.15), palette)
    black = iron(palette)
    hand = Hand(pen, rng, 1.2)
    pen.rect(-214, -50, 428, 10, black.base, 1, 3)
    pen.rect(-206, -58, 412, 14, black.far, 1, 2)
    for x in (-140, 140):
        pen.rect(x - 50, -44, 100, 14, black.base, 1, 4)
        for dx in (-28, 28):
            pen.circle(x + dx, -24, 20, black.dark)
            wheel(pen, x + dx, -24, 24, black, spokes=8, width=0.2, hub=brass(palette).base)
    _rail_car(pen, hand, palette, rng, t, cream, 202, lit, windows)
    roof = blob("-214,-194! -204,-212 -120,-226 120,-226 204,-212 214,-194!")
    form(pen, roof, tones(mix("#5b6066", palette.mid, 0.25), palette), cut=6)
    for x in (-110, 0, 110):
        form(pen, blob(f"{x - 14},-222! {x - 10},-234 {x + 10},-234 {x + 14},-222!"), black, cut=3)


@motif(
    "tram", tags=("train", "vehicle", "city"), size=(382, 311),
    anchors={
        "top": (-20, -306), "roof": (0, -226), "window": (0, -150), "door": (120, -50),
        "lamp": (170, -84),
    },
)
def tram(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lit: float = 1.0,
    pole: bool = True,
) -> None:
    """An old tram with rounded ends, its pole up to a wire that may not be there."""
    t = tones(pick(colour, mix(palette.accent2, "#c8892c", 0.3), palette, 0.05), palette)
    cream = tones(mix("#efe2c8", palette.light, 0.15), palette)
    black = iron(palette)
    hand = Hand(pen, rng, 1.2)
    if pole:
        pen.line(30, -232, -64, -304, black.base, 4)
        pen.circle(-64, -304, 5, black.lit)
    pen.rect(-140, -52, 280, 22, black.far, 1, 4)
    for x in (-64, 64):
        pen.circle(x, -24, 22, black.dark)
        wheel(pen, x, -24, 24, black, spokes=8, width=0.2, hub=brass(palette).base)
    form(pen, blob("-176,-46! -184,-110 -178,-196! 178,-196! 184,-110 176,-46!"), t, cut=9)
    _rail_car(pen, hand, palette, rng, t, cream, 128, lit, 5)
    glass, gleam = window_glass(palette, lit > 0)
    for side in (-1, 1):
        end = Quad((side * 132, -192), (side * 172, -190), (side * 170, -62), (side * 132, -58))
        hand.poly(end.points, cream.lit if side < 0 else cream.shade)
        pane(
            hand, end.part(0.16, 0.1, 0.84, 0.5), glass, t.shade, bars=(1, 1), width=4, gleam=gleam
        )
        hand.poly(end.part(0, 0.56, 1, 1).points, t.lit if side < 0 else t.shade)
    pen.circle(172, -84, 12, brass(palette).base)
    pen.circle(174, -84, 9, palette.glow if lit else black.base)
    form(
        pen, blob("-190,-194! -180,-210 -110,-222 110,-222 180,-210 190,-194!"),
        tones(mix("#7c6a55", palette.mid, 0.2), palette), cut=6,
    )
    form(pen, blob("-100,-220! -92,-236 92,-236 100,-220!"), cream, cut=5)
    for x in range(-84, 85, 24):
        pen.rect(x, -232, 14, 7, glass, 1, 2)
    pen.poly([(-176, -50), (176, -50), (184, -38), (-184, -38)], black.base)


# --- on the road ----------------------------------------------------------------------------


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
    "caravan wagon", tags=("vehicle", "house"), size=(350, 321),
    anchors={
        "top": (10, -316), "door": (96, -84), "window": (-50, -170), "roof": (-20, -290),
        "step": (130, -40), "chimney": (-70, -312),
    },
)
def caravan_wagon(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, lit: bool = True,
) -> None:
    """A painted travellers' wagon with a bowed roof and a half door."""
    t = tones(pick(colour, mix("#2f6a5d", palette.leaf, 0.15), palette, 0.05), palette)
    red = tones(pick(second, palette.accent, palette, 0.05), palette)
    gold, wood = brass(palette), timber(palette)
    hand = Hand(pen, rng, 1.3)
    pen.path("M-74,-286 v-28", iron(palette).base, stroke=9)
    pen.path("M-84,-316 h20", iron(palette).base, stroke=6)
    for x, r in ((-96.0, 50.0), (84.0, 42.0)):
        wheel(
            pen, x + 14, -r - 8, r, Tones(red.far, red.shade, red.far, red.dark, red.dark),
            spokes=12, width=0.13, squash=0.94,
        )
    pen.poly([(-146, -84), (132, -84), (126, -70), (-140, -70)], wood.shade)
    body = Quad((-152, -248), (136, -248), (112, -84), (-130, -84))
    planks(hand, body, (t.base, mix(t.base, t.shade, 0.5)), rng, 9, gap=t.far)
    hand.poly(body.part(0.88, 0, 1, 1).points, t.shade)
    for u in (0.0, 0.33, 0.62, 1.0):
        hand.line(body.line((u, 0), (u, 1)), red.base if u < 0.9 else red.shade, 8)
        for v in (0.15, 0.5, 0.85):
            x, y = hand.move(*body.at(u, v))
            pen.path(disc(x, y, 3, 6), gold.lit)
    hand.line(body.line((0, 0.98), (1, 0.98)), gold.base, 7)
    glass, gleam = window_glass(palette, lit)
    face = body.part(0.08, 0.2, 0.27, 0.6)
    pane(hand, face, glass, gold.base, bars=(2, 2), width=4, gleam=gleam)
    for u0, u1 in ((0.03, 0.075), (0.275, 0.32)):
        hand.poly(body.part(u0, 0.18, u1, 0.62).points, red.base)
    door = body.part(0.67, 0.12, 0.87, 1.0)
    hand.poly(door.points, mix(glass, palette.dark, 0.1) if lit else t.dark)
    hand.poly(door.part(0, 0.5, 1, 1).points, red.base)
    hand.poly(door.part(0.16, 0.58, 0.84, 0.94).points, red.shade)
    hand.line([door.d, door.a, door.b, door.c], gold.base, 4)
    panel = body.part(0.38, 0.2, 0.58, 0.85)
    hand.poly(panel.points, t.lit, 0.5)
    cx, cy = panel.at(0.5, 0.45)
    for i in range(6):
        with pen.at(cx, cy, turn=60 * i):
            pen.path(blob("0,-3! -6,-14 0,-24! 6,-14"), gold.base if i % 2 else red.lit)
    pen.circle(cx, cy, 5, gold.lit)
    roof = blob(
        "-174,-240! -150,-276 -80,-298 0,-304 80,-298 142,-276 160,-240! 120,-256 0,-266 -130,-256"
    )
    form(pen, roof, tones("#e0d2b2", palette), cut=9)
    for i in range(12):
        x = -156 + i * 26.5
        y = -250 - 14 * math.sin(math.pi * (i + 0.5) / 12)
        pen.path(f"M{x},{y} q13,22 26,0Z", red.base if i % 2 else gold.base)
    for x, r in ((-104, 54), (80, 46)):
        wheel(pen, x, -r, r, red, spokes=12, width=0.13, hub=gold.lit)
    for i in range(3):
        pen.poly(
            [
                (112 + i * 12, -72 + i * 22), (146 + i * 8, -72 + i * 22),
                (146 + i * 8, -64 + i * 22), (112 + i * 12, -64 + i * 22),
            ],
            wood.lit,
        )
    pen.line(114, -72, 140, -4, wood.shade, 5)
    pen.line(142, -72, 164, -8, wood.shade, 5)


@motif(
    "royal coach", tags=("vehicle", "fairy tale"), size=(388, 294),
    anchors={
        "top": (0, -286), "seat": (128, -150), "window": (-16, -160), "door": (-16, -60),
        "front": (190, -80),
    },
)
@shifted(6)
def royal_coach(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, lit: bool = True,
) -> None:
    """A coach as round as a pumpkin on four gilded wheels."""
    t = tones(pick(colour, mix(palette.accent2, "#d07a2c", 0.35), palette, 0.04), palette)
    gold, red = (
        brass(palette),
        tones(pick(second, mix(palette.accent, palette.dark, 0.15), palette, 0.0), palette),
    )
    for x, r in ((-124, 58), (120, 44)):
        wheel(
            pen, x + 18, -r - 8, r, Tones(gold.far, gold.shade, gold.far, gold.dark, gold.dark),
            spokes=10, width=0.12,
        )
    form(pen, tube("-170,-92,7 -120,-66,8 -16,-52,9 90,-66,8 160,-104,8 182,-120,6"), gold, cut=5)
    form(pen, blob("100,-150! 158,-158 170,-146 164,-116 110,-110!"), red, cut=7)
    pen.path(curve("100,-150 96,-184 108,-196"), gold.base, stroke=7)
    shell = Turned("-70,58 -80,78 -110,112 -160,122 -206,106 -238,66 -248,30", tilt=0.1, x=-16)
    edges = [math.sin(a) for a in np.linspace(-math.pi / 2, math.pi / 2, 8)]
    other = tones(mix(t.base, t.lit, 0.4), palette)
    gores(pen, shell, [t, other], edges, -70, -248)
    for k in edges[1:-1]:
        ys = [-72 - i * 7.3 for i in range(24)]
        pen.poly([shell.at(k, y) for y in ys], t.far, 0.55, stroke=3, closed=False)
    glass, gleam = window_glass(palette, lit)
    door = "M-50,-72 C-56,-120 -54,-170 -46,-190 Q-16,-214 14,-190 C22,-170 24,-120 18,-72 Q-16,-62 -50,-72Z"
    pen.path(door, gold.base, stroke=8)
    pen.path(door, red.base)
    pane_d = "M-40,-136 C-42,-160 -40,-176 -36,-184 Q-16,-198 4,-184 C8,-176 10,-160 8,-136Z"
    pen.path(pane_d, glass)
    with pen.clip(pane_d):
        pen.path("M-50,-130 L-20,-200 L-4,-200 L-34,-130Z", gleam, 0.6)
        pen.path(blob("-44,-200! -16,-200 -26,-170 -42,-150!"), red.lit)
        pen.path(blob("12,-200! -16,-200 -6,-170 10,-150!"), red.shade)
    pen.path(pane_d, gold.lit, stroke=4)
    pen.circle(8, -116, 4, gold.lit)
    for side in (-1, 1):
        x = -16 + side * 82
        pen.path(disc(x, -160, 13, 18), gold.base, stroke=4)
        pen.path(disc(x, -160, 11, 16), glass)
    form(pen, blob("-50,-246! -30,-256 -2,-256 18,-246! 0,-240 -32,-240"), gold, cut=4)
    for dx, h in ((-26, 22), (-16, 32), (-6, 22)):
        pen.path(
            f"M{dx - 6},-252 L{dx},{-254 - h} L{dx + 6},-252Z", gold.lit if dx < -10 else gold.shade
        )
        pen.circle(dx, -256 - h, 4, palette.accent)
    for x, r in ((-130, 62), (116, 48)):
        wheel(pen, x, -r, r, gold, spokes=10, width=0.13, hub=palette.accent)


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
