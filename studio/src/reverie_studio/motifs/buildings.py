"""Houses, towers, bridges and tents: what people live in, seen a little from above."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, disc, form, tube
from reverie_studio.motifs._solids import (
    Box,
    Hand,
    Quad,
    Turned,
    brass,
    bricks,
    iron,
    pane,
    pick,
    planks,
    shifted,
    shingles,
    timber,
    tones,
    window_glass,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen, Point

Rng = np.random.Generator


# --- parts ----------------------------------------------------------------------------------


def _roof_tones(palette: Palette, colour: Colour | None) -> Tones:
    return tones(
        pick(colour, mix(palette.accent, palette.dark, 0.22), palette, 0.06), palette, depth=0.34
    )


def _plaster(palette: Palette, colour: Colour | None, default: Colour = "#d9c6a3") -> Tones:
    return tones(pick(colour, default, palette, 0.14), palette, depth=0.32)


def _lamp_in(rng: Rng, lit: float) -> bool:
    return bool(rng.random() < lit)


def _house_window(
    hand: Hand, palette: Palette, face: Quad, wall: Tones, on: bool, *,
    shutters: Colour | None = None, bars: tuple[int, int] = (2, 2), shade: bool = False,
) -> None:
    """A small window with a sill, shutters if a colour is given."""
    glass, gleam = window_glass(palette, on)
    frame = mix(wall.lit, palette.light, 0.3) if not shade else wall.base
    if shutters is not None:
        c = tones(shutters, palette)
        for u0, u1, tone in ((-0.58, -0.08, c.base), (1.08, 1.58, c.shade)):
            leaf = face.part(u0, -0.04, u1, 1.04)
            hand.poly(leaf.points, tone if not shade else c.far)
            for v in (0.25, 0.5, 0.75):
                hand.line(leaf.line((0.15, v), (0.85, v)), c.far, 1.6)
    hand.poly(face.part(-0.1, -0.07, 1.1, 1.07).points, wall.far)
    pane(
        hand, face, glass if not shade or on else mix(glass, palette.dark, 0.3), frame, bars=bars,
        width=2.6, gleam=gleam,
    )
    hand.poly(face.part(-0.16, 1.02, 1.16, 1.16).points, frame)


def _house_door(pen: Pen, hand: Hand, palette: Palette, face: Quad, colour: Colour) -> None:
    t = tones(colour, palette)
    hand.poly(face.part(-0.13, -0.07, 1.13, 1).points, mix(t.dark, palette.wood, 0.4))
    hand.poly(face.points, t.base)
    for box in (
        (0.14, 0.08, 0.46, 0.46), (0.56, 0.08, 0.88, 0.46), (0.14, 0.56, 0.46, 0.94),
        (0.56, 0.56, 0.88, 0.94),
    ):
        hand.poly(face.part(*box).points, t.shade)
    x, y = hand.move(*face.at(0.88, 0.54))
    pen.circle(x, y, 2.6, brass(palette).lit)
    hand.poly(face.part(-0.25, 0.98, 1.25, 1.06).points, mix(palette.stone, palette.light, 0.2))


def _smoke(pen: Pen, palette: Palette, x: float, y: float, size: float) -> None:
    """Smoke from a chimney: three soft lobes drifting right."""
    colour = mix(palette.cloud, palette.light, 0.3)
    for dx, dy, r in ((2, -10, 0.2), (10, -30, 0.3), (26, -58, 0.42), (52, -86, 0.52)):
        k = size / 100
        pen.oval(x + dx * k, y + dy * k, r * size * 0.42, r * size * 0.34, colour, 0.72)


def _chimney(
    hand: Hand, palette: Palette, rng: Rng, x: float, y: float, h: float, w: float = 22.0
) -> None:
    t = tones(mix("#9b5a45", palette.accent, 0.15), palette)
    stack = Box(x, y, w, h, w * 0.9, 0.45, 0.3)
    stack.paint(hand, t)
    bricks(hand, stack.front, (t.lit, t.shade), rng, rows=5, columns=2, share=0.5)
    Box(x - 3, y - h + 1, w + 6, 7, w * 0.9 + 6, 0.45, 0.3).paint(hand, t)
    pot = Box(x + w * 0.28, y - h - 7, w * 0.5, 13, w * 0.4, 0.45, 0.3)
    pot.paint(hand, tones("#b4744f", palette))


def _gable_front(
    hand: Hand, box: Box, rise: float, over: float, wall: Tones, roof: Tones, rng: Rng,
    rows: int = 7,
) -> None:
    """Walls with a gable towards us and the right roof slope going back."""
    c = box.corner
    apex, back = c(0.5, 1 + rise / box.h, 0), c(0.5, 1 + rise / box.h, 1)
    hand.poly(box.side.points, wall.shade)
    hand.poly([c(0, 0, 0), c(0, 1, 0), apex, c(1, 1, 0), c(1, 0, 0)], wall.base)
    eave = over / box.w
    drop = over * rise / (box.w / 2)
    low0 = (c(1 + eave, 1, -0.08)[0], c(1, 1, -0.08)[1] + drop)
    low1 = (c(1 + eave, 1, 1.08)[0], c(1, 1, 1.08)[1] + drop)
    slope = Quad((apex[0] - 2, apex[1] - 6), (back[0] + 3, back[1] - 6), low1, low0)
    hand.poly(slope.points, roof.base)
    shingles(
        hand, slope, (mix(roof.base, roof.shade, 0.75), roof.shade), rng, rows=rows + 2, columns=8,
        share=0.4,
    )
    hand.poly(slope.part(0, 0, 1, 0.07).points, roof.lit)
    left = (c(-eave, 1, 0)[0], c(0, 1, 0)[1] + drop)
    tip = (apex[0] - 2, apex[1] - 8)
    board = 9.0
    hand.poly([tip, left, (left[0] + 3, left[1] + board), (apex[0], apex[1] + board + 4)], roof.lit)
    hand.poly(
        [tip, low0, (low0[0] - 4, low0[1] + board - 2), (apex[0], apex[1] + board + 4)], roof.shade
    )
    hand.poly(
        [
            (apex[0], apex[1] + board + 4), (left[0] + 3, left[1] + board),
            (c(0, 1, 0)[0] + 2, c(0, 1, 0)[1] + board + 9), (apex[0], apex[1] + board + 16),
        ],
        wall.far,
        0.6,
    )
    hand.poly(
        [
            (apex[0], apex[1] + board + 4), (low0[0] - 4, low0[1] + board - 2),
            (c(1, 1, 0)[0], c(1, 1, 0)[1] + board + 9), (apex[0], apex[1] + board + 16),
        ],
        wall.far,
        0.6,
    )


# --- houses ---------------------------------------------------------------------------------


@motif(
    "narrow house", tags=("house", "building"), size=(210, 425),
    anchors={
        "top": (0, -414), "door": (-40, 0), "window": (-40, -210), "chimney": (32, -400),
        "roof": (-24, -380),
    },
)
@shifted(-1)
def narrow_house(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    roof: Colour | None = None, lit: float = 0.5, smoke: bool = False,
) -> None:
    """A thin town house with a steep gable, one room to each floor."""
    wall, tiles = _plaster(palette, colour, "#c98d6b"), _roof_tones(palette, roof)
    hand = Hand(pen, rng, 1.6, lean=0.008)
    box = Box(-88, 0, 116, 270, 130, 0.46, 0.22)
    _chimney(hand, palette, rng, 40, -330, 68)
    if smoke:
        _smoke(pen, palette, 60, -406, 90)
    _gable_front(hand, box, 118, 12, wall, tiles, rng, rows=8)
    bricks(
        hand, box.front.part(0, 0.5, 1, 1), (wall.lit, wall.shade), rng, rows=12, columns=7,
        share=0.16,
    )
    hand.poly(box.front.part(0, 0.9, 1, 1).points, mix(wall.shade, palette.stone, 0.5))
    hand.poly(box.side.part(0, 0.9, 1, 1).points, wall.far)
    trim = mix(wall.lit, palette.light, 0.35)
    for v in (0.02, 0.35, 0.66):
        hand.poly(box.front.part(-0.02, v - 0.012, 1.02, v + 0.012).points, trim)
        hand.poly(box.side.part(0, v - 0.012, 1, v + 0.012).points, wall.base)
    green = mix("#45695a", palette.leaf, 0.3)
    for i, v in enumerate((0.1, 0.41)):
        for u in (0.16, 0.58):
            window = box.front.part(u, v, u + 0.24, v + 0.18)
            _house_window(hand, palette, window, wall, _lamp_in(rng, lit), bars=(2, 3))
        side = box.side.part(0.34, 0.1 + i * 0.31, 0.62, 0.28 + i * 0.31)
        _house_window(hand, palette, side, wall, _lamp_in(rng, lit * 0.6), shade=True)
    attic = Quad((-44, -324), (-18, -325), (-18, -290), (-44, -290))
    _house_window(hand, palette, attic, wall, _lamp_in(rng, lit + 0.3))
    _house_door(pen, hand, palette, box.front.part(0.3, 0.74, 0.6, 1.0), green)
    lower = box.front.part(0.7, 0.75, 0.9, 0.88)
    _house_window(hand, palette, lower, wall, _lamp_in(rng, lit))


@motif(
    "crooked house", tags=("house", "building"), size=(240, 394),
    anchors={
        "top": (-37, -394), "door": (-51, 0), "window": (-7, -220), "chimney": (57, -330),
        "roof": (-7, -320),
    },
)
@shifted(-27)
def crooked_house(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    roof: Colour | None = None, lit: float = 0.6, smoke: bool = False,
) -> None:
    """A timbered house that has been leaning on the wind for three hundred years."""
    wall, tiles = (
        _plaster(palette, colour, "#e2d2ae"),
        _roof_tones(palette, mix("#4f5d73", palette.mid, 0.3) if roof is None else roof),
    )
    beam = timber(palette, "#57392a")
    hand = Hand(pen, rng, 2.0, lean=-0.06, sway=27)
    low = Box(-92, 0, 116, 120, 100, 0.46, 0.26)
    low.paint(hand, wall)
    high = Box(-106, -112, 144, 116, 116, 0.46, 0.26)
    hand.poly(
        [low.corner(0, 1, 0), low.corner(1, 1, 0), low.corner(1, 0.86, 0), low.corner(0, 0.86, 0)],
        wall.far, 0.7,
    )
    _chimney(hand, palette, rng, 60, -300, 66, 24)
    if smoke:
        _smoke(pen, palette, *hand.move(74, -374), 90)
    _gable_front(hand, high, 128, 16, wall, tiles, rng, rows=8)
    for u in (0.02, 0.33, 0.66, 0.98):
        hand.line(high.front.line((u, 0), (u, 1)), beam.base, 7)
    hand.line(high.front.line((0.02, 0.02), (0.33, 0.98)), beam.base, 6)
    hand.line(high.front.line((0.98, 0.02), (0.66, 0.98)), beam.base, 6)
    for v in (0.02, 0.98):
        hand.line(high.front.line((0, v), (1, v)), beam.base, 8)
        hand.line(high.side.line((0, v), (1, v)), beam.shade, 7)
    hand.line(high.side.line((0.5, 0), (0.5, 1)), beam.shade, 6)
    hand.line(high.front.line((0.22, -0.4), (0.78, -0.4)), beam.base, 6)
    hand.line([high.front.at(0.5, -0.95), high.front.at(0.5, 0)], beam.base, 6)
    _house_window(
        hand, palette, high.front.part(0.4, 0.2, 0.6, 0.74), wall, _lamp_in(rng, lit + 0.3),
        bars=(2, 3),
    )
    _house_window(
        hand, palette, high.front.part(0.54, -0.32, 0.68, -0.08), wall, _lamp_in(rng, lit)
    )
    _house_window(
        hand, palette, high.side.part(0.14, 0.28, 0.38, 0.72), wall, _lamp_in(rng, lit * 0.5),
        shade=True,
    )
    _house_window(
        hand, palette, low.front.part(0.62, 0.3, 0.86, 0.66), wall, _lamp_in(rng, lit),
        shutters=palette.accent,
    )
    _house_door(
        pen, hand, palette, low.front.part(0.12, 0.26, 0.42, 1.0),
        mix(palette.accent, palette.dark, 0.2),
    )
    stone = tones(mix("#8f8a80", palette.stone, 0.4), palette)
    for u in (0.0, 0.5, 0.66, 0.84):
        hand.poly(low.front.part(u, 0.9, u + 0.13, 1).points, stone.base)
    hand.poly(low.side.part(0, 0.9, 1, 1).points, stone.far)


@motif(
    "farmhouse", tags=("house", "building"), size=(420, 270),
    anchors={
        "top": (40, -262), "door": (-60, 0), "window": (70, -66), "chimney": (132, -258),
        "roof": (20, -220),
    },
)
def farmhouse(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    roof: Colour | None = None, lit: float = 0.5, smoke: bool = True,
) -> None:
    """A long low house under a heavy thatch."""
    wall = _plaster(palette, colour, "#e8dcc2")
    thatch = tones(pick(roof, "#b08a4e", palette, 0.1), palette, depth=0.36)
    hand = Hand(pen, rng, 1.8)
    box = Box(-186, 0, 284, 104, 170, 0.5, 0.24)
    _chimney(hand, palette, rng, 110, -176, 66, 28)
    if smoke:
        _smoke(pen, palette, 132, -248, 100)
    hand.poly(box.front.points, wall.base)
    c = box.corner
    ridge0, ridge1 = c(0.06, 2.0, 0.5), c(0.97, 2.0, 0.5)
    hand.poly([c(1, 0, 0), c(1, 1, 0), ridge1, c(1, 1, 1), c(1, 0, 1)], wall.shade)
    straw = [
        (-206, -84), (-198, -104), ridge0, (ridge0[0] + 60, ridge0[1] - 5),
        (ridge1[0] - 60, ridge1[1] - 2), ridge1, (ridge1[0] + 9, ridge1[1] + 6), (118, -86),
        (104, -72), (40, -78), (-40, -74), (-120, -80), (-190, -72),
    ]
    outline = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in hand.trace(straw)) + "Z"
    gable = [
        ridge1, (ridge1[0] + 8, ridge1[1] + 6), (c(1, 1, 1)[0] + 14, c(1, 1, 1)[1] + 22),
        (c(1, 1, 1)[0] - 2, c(1, 1, 1)[1] + 22),
    ]
    hand.poly(gable, thatch.far)
    pen.path(outline, thatch.base)
    with pen.clip(outline):
        for _ in range(120):
            s, v = float(rng.uniform(0, 1)), float(rng.uniform(0, 1))
            x = -200 + s * 312 + (1 - v) * 50
            y = -74 - (1 - v) * 150
            tone = thatch.lit if rng.random() < 0.5 else thatch.shade
            pen.path(f"M{x},{y} l{-7 - 4 * v:.1f},{22:.1f}", tone, 0.55, stroke=2.4)
        pen.path(blob("-210,-96! -100,-96 40,-96 130,-96! 130,-60! -210,-60!"), thatch.shade, 0.75)
    hand.line([(ridge0[0] - 6, ridge0[1] + 2), (ridge1[0] + 6, ridge1[1] + 4)], thatch.lit, 11)
    for i in range(9):
        x = ridge0[0] + 10 + i * 26
        pen.path(f"M{x},{ridge0[1] + 8} l10,14 10,-14", thatch.far, 0.8, stroke=3)
    hand.poly(box.front.part(0, 0.28, 1, 0.42).points, wall.far, 0.5)
    blue = mix("#4b7290", palette.mid, 0.3)
    for u in (0.07, 0.58, 0.82):
        window = box.front.part(u + 0.03, 0.42, u + 0.12, 0.74)
        _house_window(hand, palette, window, wall, _lamp_in(rng, lit), shutters=blue)
    _house_door(pen, hand, palette, box.front.part(0.37, 0.36, 0.48, 1.0), blue)
    stone = tones(mix("#9b948a", palette.stone, 0.4), palette)
    bricks(
        hand, box.front.part(0, 0.86, 1, 1), (stone.lit, stone.shade), rng, rows=1, columns=16,
        share=0.8,
    )
    small = Quad(
        box.side.at(0.36, -0.02), box.side.at(0.58, -0.02), box.side.at(0.58, 0.26),
        box.side.at(0.36, 0.26),
    )
    _house_window(hand, palette, small, wall, _lamp_in(rng, lit), shade=True)
    for x in (-180, -160, 60, 86):
        pen.path(blob(f"{x - 16},2 {x - 10},-18 {x},-10 {x + 8},-22 {x + 16},2"), palette.leaf)
        pen.circle(x, -12, 3.4, palette.accent)


@motif(
    "cottage", tags=("house", "building"), size=(228, 248),
    anchors={
        "top": (16, -236), "door": (-56, 0), "window": (0, -48), "chimney": (54, -226),
        "roof": (-20, -190),
    },
)
def cottage(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    roof: Colour | None = None, lit: float = 1.0, smoke: bool = False,
) -> None:
    """A very small house: one door, one window, one chimney."""
    wall, tiles = _plaster(palette, colour, "#efe2c4"), _roof_tones(palette, roof)
    hand = Hand(pen, rng, 1.6, lean=-0.01)
    _chimney(hand, palette, rng, 44, -168, 56, 20)
    if smoke:
        _smoke(pen, palette, 58, -232, 80)
    box = Box(-96, 0, 128, 100, 130, 0.5, 0.24)
    _gable_front(hand, box, 98, 14, wall, tiles, rng, rows=6)
    bricks(
        hand, box.front.part(0, 0.6, 1, 1), (wall.lit, wall.shade), rng, rows=4, columns=7,
        share=0.18,
    )
    _house_door(
        pen, hand, palette, box.front.part(0.18, 0.3, 0.44, 1.0),
        mix("#3f7077", palette.accent2, 0.1),
    )
    _house_window(
        hand, palette, box.front.part(0.6, 0.34, 0.84, 0.7), wall, _lamp_in(rng, lit),
        shutters=palette.accent,
    )
    x, y = hand.move(-32, -132)
    pen.circle(x, y, 15, wall.far)
    pen.circle(x, y, 12, window_glass(palette, _lamp_in(rng, lit))[0])
    pen.path(f"M{x - 12},{y} h24 M{x},{y - 12} v24", wall.lit, stroke=2.4)
    _house_window(
        hand, palette, box.side.part(0.36, 0.34, 0.64, 0.72), wall, _lamp_in(rng, lit), shade=True
    )


# --- towers ---------------------------------------------------------------------------------


def _slit(
    pen: Pen, palette: Palette, body: Turned, k: float, y: float, w: float, h: float, on: bool,
    t: Tones,
) -> None:
    """An arched window on a round wall."""
    x, yy = body.at(k, y)
    w *= max(0.35, math.sqrt(1 - k * k))
    arch = f"M{x - w / 2},{yy} v{-h * 0.6} q0,{-h * 0.4} {w / 2},{-h * 0.4} q{w / 2},0 {w / 2},{h * 0.4} v{h * 0.6}Z"
    pen.path(arch, t.far, stroke=5)
    pen.path(arch, palette.glow if on else mix(palette.dark, palette.mid, 0.2))
    if w > 10:
        pen.line(x, yy, x, yy - h, t.far, 1.8)
        pen.line(x - w / 2, yy - h * 0.45, x + w / 2, yy - h * 0.45, t.far, 1.8)
    pen.line(x - w / 2 - 3, yy + 1, x + w / 2 + 3, yy + 1, t.lit if k < 0.3 else t.shade, 3.5)


def _stones(
    pen: Pen, body: Turned, t: Tones, rng: Rng, y0: float, y1: float, count: int, size: float = 9.0
) -> None:
    """Some single stones showing in a round wall."""
    for _ in range(count):
        k, y = float(rng.uniform(-0.92, 0.92)), float(rng.uniform(y1, y0))
        dk = size / max(10.0, body.radius(y)) * float(rng.uniform(0.6, 1.2))
        h = size * float(rng.uniform(0.6, 0.9))
        corner = [body.at(k, y), body.at(k + dk, y), body.at(k + dk, y - h), body.at(k, y - h)]
        tone = t.lit if k < -0.25 else t.shade if k < 0.3 else t.far
        pen.poly(corner, tone, 0.75)


def _cone_roof(
    pen: Pen, x: float, y: float, r: float, h: float, t: Tones, flag: Colour | None = None
) -> None:
    cone = Turned(f"{y},{r} {y - 4},{r}! {y - h * 0.35},{r * 0.62} {y - h},2", x=x)
    cone.paint(pen, t)
    for j in range(1, 4):
        yy = y - h * (0.06 + j * 0.2)
        pen.poly(cone.arc(yy), t.far, 0.45, stroke=2, closed=False)
    if flag is not None:
        top = y - h
        pen.line(x, top + 4, x, top - 30, t.dark, 2.5)
        pen.path(f"M{x},{top - 30} q14,-5 30,4 q-16,2 -30,12Z", flag)


@motif(
    "tower", tags=("tower", "building"), size=(166, 492),
    anchors={
        "top": (0, -486), "window": (0, -292), "door": (-10, 0), "balcony": (0, -262),
        "roof": (0, -420),
    },
)
def tower(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    roof: Colour | None = None, lit: float = 0.6, flag: bool = True,
) -> None:
    """A lonely round tower, wider at the top than it ought to be."""
    t = tones(pick(colour, mix("#b3a48f", palette.stone, 0.35), palette, 0.08), palette, depth=0.36)
    tiles = _roof_tones(palette, roof)
    shaft = Turned(
        "0,70 -20,64! -120,54 -230,52! -250,54 -264,68! -270,70 -330,68 -334,68", tilt=0.16
    )
    shaft.paint(pen, t)
    _stones(pen, shaft, t, rng, -10, -240, 46)
    for i in range(9):
        k = math.sin(-math.pi / 2 + math.pi * (i + 0.5) / 9)
        x, y = shaft.at(k, -262, 66)
        w = 6 * math.sqrt(1 - k * k) + 1.5
        pen.path(f"M{x - w},{y - 4} h{2 * w} l-2,14 q{-w + 2},6 {-2 * w + 4},0Z", t.far)
    for k, y in ((-0.3, -120), (0.25, -180), (-0.55, -210)):
        _slit(pen, palette, shaft, k, y, 15, 28, _lamp_in(rng, lit), t)
    for k in (-0.62, 0.0, 0.62):
        _slit(pen, palette, shaft, k, -282, 21, 36, _lamp_in(rng, lit + 0.2), t)
    _cone_roof(pen, 0, -330, 82, 128, tiles, palette.accent2 if flag else None)
    door = "M-32,9 v-44 q0,-24 22,-25 q21,1 21,26 v44Z"
    pen.path(door, t.dark, stroke=7)
    wood = timber(palette, "#6d4a31")
    pen.path(door, wood.base)
    for x in (-20, -10, 0):
        pen.line(x, 8, x, -52, wood.far, 1.8)
    pen.circle(3, -18, 2.6, brass(palette).lit)
    leaf = tones(palette.leaf, palette)
    for _ in range(44):
        s = float(rng.uniform(0, 1))
        x, y = shaft.at(0.35 + 0.4 * s + float(rng.normal(0, 0.1)), -4 - 150 * s)
        pen.path(
            disc(x, y, 6.5, 4.5, float(rng.uniform(0, 180))),
            leaf.shade if rng.random() < 0.6 else leaf.lit,
        )


@motif(
    "lighthouse", tags=("tower", "building", "sea", "light"), size=(162, 474),
    anchors={
        "top": (0, -468), "lamp": (0, -366), "door": (-12, 0), "gallery": (0, -330),
        "window": (-8, -180),
    },
)
def lighthouse(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lit: bool = True,
    striped: bool = True,
) -> None:
    """A striped lighthouse with a gallery and a lamp."""
    white = tones(mix("#efe6d4", palette.light, 0.2), palette, depth=0.32)
    red = tones(pick(colour, palette.accent, palette, 0.05), palette)
    black = iron(palette)
    body = Turned("4,80 -14,78! -20,66! -120,52 -240,42 -318,38 -322,38", tilt=0.17)
    body.paint(pen, white)
    body.paint(pen, tones(mix("#8f8a82", palette.stone, 0.4), palette), bottom=4, top=-18)
    if striped:
        for y in (-60, -158, -256):
            body.paint(pen, red, bottom=y, top=y - 50)
    _stones(pen, body, white, rng, -24, -300, 16, 8)
    for k, y in ((-0.2, -150), (-0.1, -246)):
        _slit(pen, palette, body, k, y, 15, 28, lit, white)
    door = "M-27,13 v-42 q0,-18 15,-19 q15,1 15,19 v44Z"
    pen.path(door, white.far, stroke=6)
    pen.path(door, mix("#35566b", palette.mid, 0.2))
    pen.circle(-2, -12, 2.4, brass(palette).lit)
    Turned("-318,42 -326,56! -332,58 -334,58", tilt=0.17).paint(pen, black)
    room = Turned("-334,30 -396,30", tilt=0.17)
    glow = palette.glow if lit else mix(palette.mid, palette.light, 0.4)
    room.paint(pen, tones(glow, palette, glow=0.5, depth=0.18))
    if lit:
        pen.path(disc(0, -362, 17, 24), "#fffdf0")
    for k in (-0.96, -0.6, 0.0, 0.6, 0.96):
        (x0, y0), (x1, y1) = room.at(k, -334), room.at(k, -396)
        pen.line(x0, y0, x1, y1, black.base, 3.5)
    pen.poly(room.arc(-364), black.base, stroke=3, closed=False)
    rail = Turned("-334,57 -362,57", tilt=0.17)
    for i in range(9):
        k = math.sin(-math.pi / 2 + math.pi * i / 8)
        (x0, y0), (x1, y1) = rail.at(k, -334), rail.at(k, -358)
        pen.line(x0, y0, x1, y1, black.base, 2.6)
    pen.poly(rail.arc(-358), black.lit, stroke=3.4, closed=False)
    dome = Turned("-394,38 -400,40! -414,36 -430,20 -438,8! -444,7 -450,4 -453,1", tilt=0.17)
    dome.paint(pen, red, shine=0.06)
    pen.line(0, -450, 0, -470, black.base, 3)


@motif(
    "windmill", tags=("tower", "building", "farm"), size=(400, 465),
    anchors={
        "top": (0, -330), "hub": (-22, -286), "door": (-6, 0), "sail_top": (-22, -466),
        "cap": (4, -320),
    },
)
def windmill(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, turn: float = 18.0,
    lit: float = 0.6, torn: bool = True,
) -> None:
    """A Dutch mill; turn is how far its sails have gone round, in degrees."""
    t = _plaster(palette, colour, "#d8c8aa")
    wood = timber(palette, "#6d4c35")
    cap = tones(mix("#54606b", palette.mid, 0.25), palette)
    body = Turned("0,98 -14,96! -120,74 -220,58 -262,52", tilt=0.16)
    body.paint(pen, t)
    _stones(pen, body, t, rng, -10, -240, 26)
    body.paint(pen, wood, bottom=-112, top=-120)
    for k, y in ((-0.45, -66), (0.3, -72), (-0.1, -160), (0.45, -176)):
        _slit(pen, palette, body, k, y, 20, 32, _lamp_in(rng, lit), t)
    door = "M-24,16 v-46 q0,-16 18,-17 q18,1 18,17 v46Z"
    pen.path(door, t.far, stroke=6)
    pen.path(door, mix(palette.accent, palette.dark, 0.2))
    pen.line(-6, 15, -6, -46, t.dark, 2)
    hood = Turned("-256,60 -262,64! -276,60 -306,44 -324,18 -328,2", tilt=0.16)
    hood.paint(pen, cap)
    with pen.at(-22, -286):
        pen.circle(0, 0, 14, wood.dark)
        for i in range(4):
            with pen.at(0, 0, turn=turn + 90 * i):
                _sail(pen, palette, wood, torn=torn and i == 1)
        pen.circle(0, 0, 12, wood.base)
        pen.circle(-3, -4, 5, wood.lit)


def _sail(pen: Pen, palette: Palette, wood: Tones, *, torn: bool) -> None:
    """One arm of the mill, pointing up."""
    pen.path("M-4,0 L-2.5,-182 L2.5,-182 L4,0Z", wood.base)
    cloth = tones(mix("#efe3cb", palette.light, 0.2), palette)
    sheet = blob("4,-40! 34,-42! 36,-176! 4,-180!")
    if torn:
        sheet = blob("4,-40! 34,-42! 35,-90! 22,-96! 30,-110! 14,-118! 4,-112!")
    pen.path(sheet, cloth.base, 0.96)
    with pen.clip(sheet):
        pen.path(blob("18,-30! 40,-30! 40,-190! 26,-190!"), cloth.shade)
    for y in range(-44, -181, -20):
        pen.line(-10 if y < -60 else -6, y, 37, y - 1, wood.shade, 2.6)
    pen.line(36, -42, 37, -178, wood.shade, 3)
    pen.line(-9, -64, -9, -182, wood.shade, 2.4)


@motif(
    "castle", tags=("castle", "building"), size=(486, 452),
    anchors={
        "top": (-60, -446), "gate": (0, 0), "wall": (60, -120), "window": (-60, -230),
        "tower_left": (-160, -250), "tower_right": (170, -270),
    },
)
def castle(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    roof: Colour | None = None, lit: float = 0.5, flags: bool = True,
) -> None:
    """Six towers that grew as they liked around a gate."""
    t = tones(pick(colour, mix("#c4b196", palette.stone, 0.25), palette, 0.08), palette, depth=0.36)
    tiles = _roof_tones(palette, roof)
    pennant = palette.accent2 if flags else None
    back = Tones(
        mix(t.base, palette.haze, 0.2), t.base, mix(t.shade, palette.haze, 0.15), t.shade, t.dark
    )
    _castle_tower(pen, palette, rng, back, tiles, 104, -60, 34, 214, 96, lit, None)
    _castle_tower(pen, palette, rng, back, tiles, -124, -60, 30, 170, 84, lit, None)
    _castle_tower(pen, palette, rng, t, tiles, -60, -60, 52, 230, 130, lit, pennant)
    _castle_tower(pen, palette, rng, t, tiles, 30, -60, 30, 190, 80, lit, None)
    hand = Hand(pen, rng, 1.5)
    front = Quad((-170, -112), (170, -112), (176, 6), (-176, 6))
    hand.poly(front.points, t.base)
    hand.poly(front.part(0.62, 0, 1, 1).points, t.shade)
    bricks(hand, front, (t.lit, t.shade), rng, rows=8, columns=22, share=0.14)
    for i in range(13):
        u = i / 13
        tone = t.lit if u < 0.6 else t.base
        hand.poly(front.part(u + 0.012, -0.16, u + 0.058, 0.02).points, tone)
    _castle_tower(pen, palette, rng, t, tiles, -180, 6, 46, 190, 104, lit, pennant)
    _castle_tower(pen, palette, rng, t, tiles, 180, 6, 50, 214, 112, lit, pennant)
    _gatehouse(pen, hand, palette, rng, t)


def _castle_tower(
    pen: Pen, palette: Palette, rng: Rng, t: Tones, tiles: Tones, x: float, y: float, r: float,
    h: float, roof: float, lit: float, flag: Colour | None,
) -> None:
    body = Turned(
        f"{y},{r * 1.04} {y - h * 0.78},{r * 0.94}! {y - h * 0.84},{r * 1.1}! {y - h},{r * 1.08}",
        x=x, tilt=0.14,
    )
    body.paint(pen, t)
    _stones(pen, body, t, rng, y - 6, y - h * 0.76, int(h / 14), 7)
    for j in range(2 if h > 180 else 1):
        _slit(
            pen, palette, body, float(rng.uniform(-0.35, 0.25)), y - h * (0.34 + 0.26 * j), r * 0.3,
            r * 0.56, _lamp_in(rng, lit), t,
        )
    for k in (-0.5, 0.25):
        _slit(pen, palette, body, k, y - h * 0.885, r * 0.22, r * 0.3, _lamp_in(rng, lit), t)
    _cone_roof(pen, x, y - h + 2, r * 1.26, roof, tiles, flag)


def _gatehouse(pen: Pen, hand: Hand, palette: Palette, rng: Rng, t: Tones) -> None:
    box = Box(-66, 8, 112, 150, 60, 0.4, 0.26)
    box.paint(hand, t)
    for i in range(4):
        Box(-68 + i * 31, -142, 19, 19, 14, 0.4, 0.26).paint(hand, t)
    bricks(hand, box.front, (t.lit, t.shade), rng, rows=10, columns=7, share=0.16)
    gate = "M-46,8 v-62 q0,-42 36,-44 q36,2 36,44 v62Z"
    pen.path(gate, t.far, stroke=9)
    pen.path(gate, mix(palette.dark, palette.mid, 0.12))
    metal = iron(palette)
    with pen.clip(gate):
        for x in range(-40, 30, 12):
            pen.line(x, -120, x, -46, metal.lit, 3)
            pen.path(f"M{x - 4},-48 l4,11 4,-11Z", metal.lit)
        for y in (-84, -66):
            pen.line(-50, y, 30, y, metal.lit, 3)
    shield = blob("-26,-132! -10,-136 6,-132! 4,-112 -10,-102 -24,-112")
    form(pen, shield, tones(palette.accent, palette), cut=4)


# --- other buildings ------------------------------------------------------------------------


@motif(
    "stone bridge", tags=("bridge", "building"), size=(604, 258),
    anchors={
        "deck": (0, -150), "deck_left": (-220, -84), "deck_right": (220, -84), "arch": (0, -20),
        "top": (0, -252),
    },
)
def stone_bridge(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lamps: bool = True
) -> None:
    """A hump-backed bridge of two arches; the water line is y = 0."""
    t = tones(pick(colour, mix("#a8998a", palette.stone, 0.4), palette, 0.06), palette, depth=0.38)
    deck = "-280,-66 -160,-112 0,-152 160,-112 280,-66"
    with pen.at(22, -16):
        pen.path(
            blob(
                "-280,-88! -160,-132 0,-170 160,-132 280,-88! 280,-60! 160,-108 0,-146 -160,-108 "
                "-280,-60!"
            ),
            t.shade,
        )
    face = blob("-280,-70! -160,-116 0,-156 160,-116 280,-70! 280,4! -280,4!")
    pen.path(face, t.base)
    with pen.clip(face):
        for _ in range(90):
            x, y = float(rng.uniform(-280, 270)), float(rng.uniform(-150, 0))
            w, h = float(rng.uniform(14, 26)), float(rng.uniform(8, 12))
            tone = t.lit if rng.random() < 0.45 else t.shade
            pen.rect(x, y, w, h, tone, 0.6, 2)
        pen.path(blob("60,-160! 290,-80! 290,10! 110,10!"), t.shade, 0.5)
    for cx, rx, h in ((-104, 78, 84), (104, 78, 84)):
        arch = f"M{cx - rx},6 C{cx - rx},{-h * 1.25} {cx + rx},{-h * 1.25} {cx + rx},6Z"
        for i in range(11):
            a = math.pi * (i + 0.5) / 11
            x, y = cx - math.cos(a) * (rx + 9), -math.sin(a) * (h * 0.93 + 9)
            with pen.at(x, y, turn=math.degrees(a) - 90):
                pen.rect(-11, -9, 22, 20, t.lit if i < 5 else t.shade, 1, 3)
                pen.rect(-11, -9, 3, 20, t.far, 0.5)
        pen.path(arch, t.far)
        pen.erase(
            f"M{cx - rx},8 C{cx - rx},{-h * 1.25} {cx + rx - 26},{-h * 1.25} {cx + rx - 22},8Z"
        )
    pen.path(curve(deck), t.far, stroke=7)
    with pen.at(0, -9):
        pen.path(curve(deck), t.lit, stroke=11)
    for x, y in ((-276, -70), (0, -160), (276, -70)):
        if x == 0 and not lamps:
            continue
        pen.rect(x - 12, y - 22, 24, 40, t.base, 1, 2)
        pen.rect(x, y - 22, 12, 40, t.shade, 1, 2)
        pen.rect(x - 15, y - 28, 30, 9, t.lit, 1, 2)
    if lamps:
        metal = iron(palette)
        pen.line(0, -186, 0, -226, metal.base, 4)
        pen.path("M-9,-226 h18 l4,-22 h-26Z", palette.glow)
        pen.path("M-16,-248 q16,-16 32,0Z", metal.base)


@motif(
    "well", tags=("building", "water", "garden"), size=(228, 289),
    anchors={
        "top": (0, -286), "inside": (0, -86), "rim_left": (-76, -88), "rim_right": (76, -88),
        "bucket": (-4, -122),
    },
)
def well(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, bucket: bool = True,
    shows: Colour | None = None,
) -> None:
    """A wishing well with a shingled roof and a bucket on its rope."""
    t = tones(pick(colour, mix("#a39a8e", palette.stone, 0.4), palette, 0.06), palette, depth=0.36)
    wood, tiles = timber(palette, "#7a5538"), _roof_tones(palette, None)
    ring = Turned("2,82 -10,84! -84,80! -88,86 -96,86", tilt=0.26)
    ring.paint(pen, t)
    for row in range(4):
        for i in range(8):
            k0 = math.sin(-1.5 + 3.0 * (i + 0.5 * (row % 2)) / 8)
            k1 = math.sin(-1.5 + 3.0 * min(8, i + 0.9 + 0.5 * (row % 2)) / 8)
            y = -6 - row * 20
            tone = mix(t.base, t.lit if k0 < 0 else t.far, float(rng.uniform(0.1, 0.7)))
            pen.poly(
                [ring.at(k0, y), ring.at(k1, y), ring.at(k1, y - 16), ring.at(k0, y - 16)], tone
            )
    pen.oval(0, -96, 86, 22, t.lit)
    hole = disc(0, -95, 68, 16)
    pen.path(hole, t.dark)
    with pen.clip(hole):
        pen.oval(26, -92, 66, 18, t.far)
        pen.oval(0, -84, 62, 14, palette.dark if shows is None else palette.resolve(shows))
    for x in (-72, 72):
        form(pen, tube(f"{x},-88,7 {x},-222,6"), wood, cut=4)
    form(pen, tube("-84,-176,7 0,-177,8 88,-176,7"), wood, cut=4)
    pen.path("M92,-176 v22 h16", iron(palette).base, stroke=5)
    for x in range(-20, 18, 6):
        pen.line(x, -184, x + 3, -168, "#cdb27e", 4)
    pen.line(-4, -170, -4, -130, "#b4975f", 3)
    if bucket:
        pail = Turned("-98,17 -104,18 -124,22 -126,22", x=-4, tilt=0.2)
        pen.path(curve("-26,-126 -22,-140 -4,-146 14,-140 18,-126"), iron(palette).base, stroke=2.6)
        pail.paint(pen, wood)
        pail.paint(pen, iron(palette), bottom=-106, top=-110)
        pen.oval(-4, -126, 21, 4.4, wood.dark)
    hand = Hand(pen, rng, 1.4)
    roof = Quad((-56, -286), (74, -286), (112, -206), (-108, -206))
    hand.poly(roof.points, tiles.base)
    shingles(hand, roof, (tiles.lit, tiles.shade), rng, rows=6, columns=13, share=0.45)
    hand.poly([(-108, -206), (112, -206), (110, -198), (-106, -198)], tiles.far)
    hand.poly(roof.part(0, 0, 1, 0.08).points, tiles.lit)


@motif(
    "fountain", tags=("building", "water", "garden"), size=(332, 323),
    anchors={
        "top": (0, -326), "basin": (0, -66), "rim_left": (-150, -64), "rim_right": (150, -64),
        "bowl": (0, -182),
    },
)
def fountain(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, running: bool = True
) -> None:
    """A two-storeyed stone fountain, running or dry."""
    t = tones(pick(colour, mix("#b9b1a3", palette.stone, 0.35), palette, 0.06), palette, depth=0.36)
    wet = tones(mix(palette.water, "#7fb9c4", 0.35), palette, glow=0.5)
    low = Turned("4,140 -6,142! -12,132! -52,138 -58,160! -66,162 -70,162", tilt=0.2)
    low.paint(pen, t)
    low.dots(pen, -34, 9, 9, t.shade)
    pen.oval(0, -70, 162, 32, t.lit)
    pool = disc(0, -69, 144, 26)
    pen.path(pool, t.far)
    if running:
        with pen.clip(pool):
            pen.oval(0, -62, 144, 26, wet.base)
            for x, y, r in (
                (-70.0, -66.0, 34), (60, -62, 40), (-10, -50, 30), (96, -74, 22), (-110, -72, 18),
            ):
                pen.oval(x, y, r, r * 0.2, wet.lit, 0.8, stroke=2.6)
    column = Turned(
        "-60,34 -70,36! -80,20 -110,16 -130,24 -142,18 -160,24 -170,30 -176,34", tilt=0.2
    )
    column.paint(pen, t, shine=0.05)
    dish = Turned("-166,24 -172,40 -184,82 -196,94! -202,94", tilt=0.2)
    dish.paint(pen, t)
    pen.oval(0, -202, 94, 19, t.lit)
    pen.oval(0, -201, 82, 15, wet.base if running else t.far)
    top = Turned("-200,14 -212,10 -230,14 -240,20 -246,22", tilt=0.2)
    top.paint(pen, t)
    pen.oval(0, -246, 22, 4.4, t.lit)
    if running:
        spray = mix(wet.lit, "#ffffff", 0.45)
        for side in (-1, 1):
            for k, w in ((1.0, 5.0), (0.62, 4.0), (0.3, 3.0)):
                pen.path(
                    f"M0,-252 C{side * 10 * k},{-330} {side * 62 * k},{-318} {side * 70 * k},-206",
                    spray, 0.85, stroke=w,
                )
            for k in (0.95, 0.72):
                x = side * 94 * k
                pen.path(
                    f"M{x},-198 C{x + side * 22},-186 {x + side * 34},-130 {x + side * 32},-72",
                    spray, 0.75, stroke=5,
                )
        for _ in range(26):
            x, y = float(rng.normal(0, 60)), float(rng.uniform(-320, -90))
            pen.circle(x, y, float(rng.uniform(1.4, 3.2)), spray, 0.9)


@motif(
    "greenhouse", tags=("building", "garden"), size=(378, 333),
    anchors={"top": (47, -327), "door": (-103, 0), "inside": (-13, -70)},
)
@shifted(7)
def greenhouse(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lit: bool = False,
    plants: bool = True,
) -> None:
    """A glass house with something growing against the panes."""
    frame = tones(pick(colour, "#e6e2d3", palette, 0.08), palette, depth=0.3)
    glass = mix(palette.light, palette.glow if lit else palette.water, 0.5 if lit else 0.38)
    hand = Hand(pen, rng, 1.3)
    box = Box(-190, 0, 150, 160, 420, 0.52, 0.16)
    c = box.corner
    apex, back = c(0.5, 1.62, 0), c(0.5, 1.62, 1)
    gable = [c(0, 0, 0), c(0, 1, 0), apex, c(1, 1, 0), c(1, 0, 0)]
    side, slope = box.side, Quad(apex, back, c(1, 1, 1), c(1, 1, 0))
    for shape, alpha in ((gable, 0.55), (side.points, 0.7), (slope.points, 0.62)):
        hand.poly(shape, glass, alpha)
    if plants:
        _greenery(pen, hand, palette, rng, gable, side)
    hand.poly(side.points, mix(glass, palette.dark, 0.3), 0.28)
    hand.poly(slope.line((0, 0), (0.3, 0), (0.16, 1), (0, 1)), "#fffdf5", 0.4)
    hand.poly(slope.line((0.5, 0), (0.6, 0), (0.46, 1), (0.38, 1)), "#fffdf5", 0.3)
    hand.poly([c(0.1, 0.9, 0), c(0.3, 1.3, 0), c(0.2, 0.5, 0), c(0.1, 0.4, 0)], "#fffdf5", 0.4)
    for u in (0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1):
        hand.line(side.line((u, 0), (u, 1)), frame.shade, 4)
        hand.line(slope.line((u, 0), (u, 1)), frame.base, 4)
    for v in (0.0, 0.5):
        hand.line(side.line((0, v), (1, v)), frame.shade, 5)
        hand.line(slope.line((0, v), (1, v)), frame.base if v else frame.lit, 4 if v else 7)
    for u in (0, 0.25, 0.75, 1):
        top = 1 + 0.62 * (1 - abs(u - 0.5) * 2)
        hand.line([c(u, 0, 0), c(u, top, 0)], frame.base, 5)
    hand.line([c(0, 1, 0), apex, c(1, 1, 0)], frame.lit, 8)
    hand.line([c(0, 1, 0), c(1, 1, 0)], frame.base, 5)
    brick = tones(mix("#9b5a45", palette.accent, 0.15), palette)
    for face, tone in (
        (box.front.part(0, 0.86, 1, 1), brick),
        (
            box.side.part(0, 0.86, 1, 1),
            Tones(brick.shade, brick.base, brick.far, brick.far, brick.dark),
        ),
    ):
        hand.poly(face.points, tone.base)
        bricks(hand, face, (tone.lit, tone.shade), rng, rows=2, columns=10, share=0.5)
    door = box.front.part(0.3, 0.14, 0.7, 1)
    hand.poly(door.points, mix(glass, palette.leaf, 0.3))
    hand.line([door.d, door.a, door.b, door.c], frame.lit, 6)
    hand.line(door.line((0, 0.45), (1, 0.45)), frame.lit, 4)
    hand.line(door.line((0.5, 0), (0.5, 0.45)), frame.lit, 4)
    hand.poly(door.part(0.08, 0.66, 0.92, 0.97).points, frame.base)


def _greenery(
    pen: Pen, hand: Hand, palette: Palette, rng: Rng, gable: list[Point], side: Quad
) -> None:
    leaf = tones(mix(palette.leaf, "#3f7d52", 0.35), palette)
    for shape, box in ((gable, (-190, -40, -150)), (side.points, (-40, 178, -200))):
        with pen.clip(hand.clip_path(shape)):
            for _ in range(34):
                x = float(rng.uniform(box[0], box[1]))
                ground = 0 if box[0] < -100 else -(x + 40) * 0.31
                h = float(rng.uniform(20, 110))
                tone = (leaf.shade, leaf.base, leaf.lit)[int(rng.integers(3))]
                with pen.at(x, ground - h * 0.5, turn=float(rng.uniform(-50, 50))):
                    pen.path(blob("0,40! -13,10 -9,-20 0,-40! 9,-20 13,10"), tone, 0.92)
            for _ in range(6):
                x = float(rng.uniform(box[0] + 10, box[1] - 10))
                ground = 0 if box[0] < -100 else -(x + 40) * 0.31
                pen.circle(x, ground - float(rng.uniform(40, 100)), 6, palette.accent)


@motif(
    "circus tent", tags=("tent", "building", "fairground"), size=(420, 370),
    anchors={
        "top": (0, -366), "door": (-10, 0), "inside": (-10, -50), "eave_left": (-196, -150),
        "eave_right": (196, -150),
    },
)
def circus_tent(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, lit: bool = True,
) -> None:
    """A striped big top with its entrance lifted."""
    one = tones(pick(colour, palette.accent, palette, 0.04), palette)
    two = tones(pick(second, "#f0e3c8", palette, 0.05), palette)
    n = 11
    for i in range(n):
        a0, a1 = -math.pi / 2 + math.pi * i / n, -math.pi / 2 + math.pi * (i + 1) / n
        x0, x1 = 182 * math.sin(a0), 182 * math.sin(a1)
        y0, y1 = -150 + 30 * math.cos(a0), -150 + 30 * math.cos(a1)
        t = one if i % 2 else two
        tone = t.lit if i < 3 else t.base if i < 7 else t.shade if i < 9 else t.far
        pen.poly([(x0, y0), (x1, y1), (x1 * 1.03, y1 + 132), (x0 * 1.03, y0 + 132)], tone)
        pen.path(
            f"M2,-330 C{x0 * 0.18},{-276} {x0 * 0.6},-216 {x0 * 1.09},{y0 + 2} "
            f"L{x1 * 1.09},{y1 + 2} "
            f"C{x1 * 0.6},-216 {x1 * 0.18},-276 2,-330Z",
            tone,
        )
        mx, my = (x0 + x1) / 2 * 1.09, (y0 + y1) / 2
        drop = two if i % 2 else one
        tone = drop.lit if i < 3 else drop.base if i < 7 else drop.shade
        pen.path(
            f"M{x0 * 1.09},{y0} L{x1 * 1.09},{y1} Q{mx + (x1 - x0) * 0.3},{my + 30} {mx},{my + 32} "
            f"Q{mx - (x1 - x0) * 0.3},{my + 30} {x0 * 1.09},{y0}Z",
            tone,
        )
    hole = "M-52,12 C-44,-40 -30,-86 -10,-96 C10,-86 26,-40 34,12Z"
    pen.path(hole, mix(palette.glow, "#f0a040", 0.2) if lit else one.dark)
    if lit:
        pen.path(
            "M-34,12 C-28,-30 -20,-60 -10,-70 C0,-60 10,-30 16,12Z",
            mix(palette.glow, "#fffdf0", 0.6),
        )
    form(pen, blob("-10,-98! -40,-70 -54,-20 -70,12! -46,14 -44,-30 -28,-66"), one, cut=6)
    form(pen, blob("-10,-98! 20,-70 34,-20 52,10! 28,13 26,-30 10,-66"), one, cut=6)
    wood = timber(palette)
    pen.line(2, -322, 2, -362, wood.base, 5)
    pen.path("M3,-364 q20,-10 46,4 q-22,0 -46,18Z", palette.accent2)
    pen.circle(2, -326, 8, brass(palette).base)
    for x0, x1 in ((-196, -209), (196, 209)):
        pen.line(x0, -146, x1, 4, wood.shade, 2.4)


@motif(
    "tent", tags=("tent", "camp"), size=(270, 190),
    anchors={"top": (-40, -186), "inside": (-44, -40), "door": (-44, 0)},
)
def tent(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lit: bool = True
) -> None:
    """A small ridge tent, one flap turned back."""
    t = tones(pick(colour, "#c28a45", palette, 0.1), palette)
    wood = timber(palette)
    for line in ("M98,-128 L134,-30", "M-44,-166 L-132,4", "M-44,-166 L-20,6"):
        pen.path(line, "#cdb88c", 0.9, stroke=2)
    hand = Hand(pen, rng, 1.4)
    roof = Quad((-44, -168), (96, -132), (128, -38), (36, 0))
    hand.poly(roof.points, t.base)
    hand.poly(roof.line((0, 0), (1, 0), (0.98, 0.2), (0.5, 0.34), (0.02, 0.2)), t.lit)
    hand.poly(roof.line((0.55, 0.3), (1, 0.5), (1, 1), (0.4, 1)), t.shade)
    hand.line(roof.line((0.5, 0), (0.47, 1)), t.far, 2.4)
    hand.poly(
        [(-44, -168), (36, 0), (-124, 0)], mix(palette.glow, "#f0b050", 0.15) if lit else t.dark
    )
    if lit:
        hand.poly([(-44, -130), (4, 0), (-84, 0)], mix(palette.glow, "#fffdf0", 0.6))
    hand.poly([(-44, -168), (-124, 0), (-62, 0)], t.lit)
    hand.poly([(-44, -168), (-100, -6), (-62, 0)], t.base)
    form(pen, blob("-44,-168! 36,0! 18,-2 6,-70 -14,-92 -32,-96"), t, cut=5)
    pen.line(-44, -170, -44, -188, wood.base, 5)
    pen.line(97, -132, 97, -144, wood.base, 4)
    patch = blob("58,-84! 82,-80! 82,-56! 60,-58!")
    pen.path(patch, mix("#5c7f86", palette.mid, 0.2))
    pen.path("M58,-76 l-6,0 M70,-83 l0,-6 M82,-66 l6,0", t.dark, stroke=2)


@motif(
    "scaffold", tags=("building", "work"), size=(300, 430),
    anchors={
        "top": (0, -429), "deck_low": (0, -134), "deck_mid": (0, -264), "deck_high": (0, -392),
    },
)
def scaffold(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """Three storeys of poles and planks around nothing; the decks can carry people."""
    t = timber(palette, "#a17c4f") if colour is None else tones(palette.resolve(colour), palette)
    rope = "#d9c490"
    hand = Hand(pen, rng, 1.8)
    for x in (-104, 20, 142):
        hand.line([(x, -30), (x + 2, -428)], t.far, 7)
    hand.line([(142, -40), (24, -168)], t.far, 5)
    hand.line([(-100, -300), (18, -176)], t.far, 5)
    for y in (-134, -264, -392):
        deck = Quad((-110, y - 24), (148, y - 24), (126, y + 4), (-134, y + 4))
        planks(hand, deck, (t.lit, t.base), rng, 4, across=True, gap=t.shade)
        hand.poly([(-134, y + 4), (126, y + 4), (126, y + 14), (-134, y + 14)], t.shade)
        hand.poly([(126, y + 4), (148, y - 24), (148, y - 14), (126, y + 14)], t.far)
    for x in (-126, -2, 118):
        hand.line([(x, 0), (x - 1, -418)], t.base, 9)
        hand.line([(x - 2, 0), (x - 3, -418)], t.lit, 3)
        for y in (-128, -258, -386):
            pen.path(f"M{x - 7},{y - 5} l13,9 M{x - 7},{y + 4} l13,-9", rope, stroke=3)
    hand.line([(-126, -134), (-2, -6)], t.shade, 6)
    hand.line([(118, -264), (-2, -140)], t.shade, 6)
    for x in (42, 76):
        hand.line([(x, -2), (x - 16, -148)], t.base, 6)
    for i in range(5):
        y = -22 - i * 26
        hand.line([(40 - i * 2.6, y), (76 - i * 2.6, y)], t.lit, 5)


@motif(
    "chimney", tags=("building", "roof"), size=(150, 242),
    anchors={
        "top": (-8, -240), "pot_left": (-26, -244), "pot_right": (16, -240), "ledge": (0, -176),
    },
)
def chimney(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, smoke: bool = False
) -> None:
    """A big brick stack with two pots, for roofs."""
    t = tones(pick(colour, mix("#9b5a45", palette.accent, 0.15), palette, 0.05), palette)
    hand = Hand(pen, rng, 1.6, lean=0.02)
    stack = Box(-56, 0, 82, 164, 60, 0.5, 0.3)
    stack.paint(hand, t)
    bricks(hand, stack.front, (t.lit, t.shade), rng, rows=12, columns=4, share=0.42)
    bricks(hand, stack.side, (t.base, t.far), rng, rows=12, columns=2, share=0.35)
    Box(-64, -158, 98, 16, 70, 0.5, 0.3).paint(hand, t)
    clay = tones("#bf7d55", palette)
    for x, h in ((-30, 58), (14, 48)):
        pot = Turned(f"-178,17 {-178 - h + 10},13 {-178 - h + 6},17! {-178 - h},17", x=x, tilt=0.22)
        pot.paint(pen, clay)
        pen.oval(x, -178 - h, 17, 3.8, clay.lit)
        pen.oval(x, -178 - h, 12.5, 2.6, clay.dark)
        if smoke:
            _smoke(pen, palette, x, -180 - h, 100)
