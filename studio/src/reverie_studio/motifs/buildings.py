"""Houses, towers, bridges and tents: what people live in, seen a little from above."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, disc, form
from reverie_studio.motifs._solids import (
    Box,
    Hand,
    Quad,
    Turned,
    brass,
    bricks,
    pane,
    pick,
    shingles,
    timber,
    tones,
    window_glass,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

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


# --- other buildings ------------------------------------------------------------------------


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
