"""Playthings: kites, balloons, horses that rock, houses of cards."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, disc, form, tube
from reverie_studio.motifs._solids import (
    Box,
    Hand,
    Quad,
    Turned,
    brass,
    grain,
    iron,
    pick,
    timber,
    tones,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


# --- in the air -----------------------------------------------------------------------------


@motif(
    "balloon", tags=("toy", "flying"), size=(140, 327),
    anchors={"string": (0, 0), "knot": (12, -186), "top": (14, -326), "ball": (14, -256)},
)
def balloon(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, string: float = 180.0
) -> None:
    """A toy balloon; the origin is the lower end of its string."""
    t = tones(pick(colour, palette.accent, palette, 0.03), palette, glow=0.28)
    y = -string
    pen.path(
        f"M0,0 C{18},{y * 0.3} {-16},{y * 0.66} 12,{y - 6}", mix("#efe2c0", palette.dark, 0.2),
        stroke=2.2,
    )
    with pen.at(12, y - 8):
        pen.path("M0,0 L-8,10 L8,10Z", t.shade)
        ball = blob(
            "0,0 -22,-18 -48,-48 -56,-84 -46,-116 -20,-134 8,-136 38,-124 56,-96 56,-62 40,-30 "
            "18,-8"
        )
        form(pen, ball, t, cut=14)
        pen.path(blob("-40,-92 -34,-112 -16,-124 -20,-110 -30,-96 -34,-80"), "#fff8ea", 0.85)
        pen.circle(-36, -68, 4, "#fff8ea", 0.8)


# --- in the nursery -------------------------------------------------------------------------


def _room(pen: Pen, hand: Hand, palette: Palette, room: Quad, t: Tones, number: int) -> None:
    hand.poly(room.points, t.base)
    hand.poly(room.line((0, 0), (0.12, 0.12), (0.12, 0.78), (0, 1)), t.shade)
    hand.poly(room.line((0, 1), (0.12, 0.78), (1, 0.78), (1, 1)), timber(palette, "#a9804f").base)
    for i in range(1, 7):
        hand.line(room.line((0.12 + i * 0.13, 0.02), (0.12 + i * 0.13, 0.76)), t.lit, 2.4, 0.6)
    x, y = room.at(0.56, 0.9)
    wood = timber(palette, "#6d4730")
    if number == 0:
        form(
            pen,
            blob(
                f"{x - 38},{y}! {x - 38},{y - 44} {x - 30},{y - 44} {x - 30},{y - 22} "
                f"{x + 36},{y - 22} {x + 40},{y - 26} {x + 40},{y}!"
            ),
            wood,
            cut=3,
        )
        form(
            pen,
            blob(
                f"{x - 28},{y - 18}! {x - 10},{y - 30} {x + 38},{y - 28} {x + 38},{y - 12} "
                f"{x - 28},{y - 10}!"
            ),
            tones(palette.accent, palette),
            cut=4,
        )
    elif number == 1:
        form(
            pen, blob(f"{x - 16},{y}! {x - 16},{y - 54} {x + 16},{y - 54} {x + 16},{y}!"), wood,
            cut=4,
        )
        pen.circle(x, y - 40, 10, mix("#efe2c4", palette.light, 0.2))
        pen.path(f"M{x},{y - 40} v-7 M{x},{y - 40} h5", wood.dark, stroke=2)
    elif number == 2:
        pen.poly([(x - 36, y - 28), (x + 34, y - 28), (x + 40, y - 20), (x - 42, y - 20)], wood.lit)
        for dx in (-34, 30):
            pen.line(x + dx, y - 20, x + dx, y + 2, wood.shade, 5)
        form(pen, disc(x - 6, y - 34, 9, 7), tones(palette.accent2, palette), cut=2)
    else:
        form(
            pen,
            blob(
                f"{x - 26},{y}! {x - 28},{y - 30} {x - 16},{y - 46} {x + 14},{y - 46} "
                f"{x + 26},{y - 30} {x + 26},{y}!"
            ),
            tones(palette.accent, palette),
            cut=5,
        )
        form(
            pen, blob(f"{x - 18},{y - 16} {x + 16},{y - 18} {x + 16},{y - 4} {x - 18},{y - 4}"),
            tones(palette.accent, palette), cut=4,
        )


@motif(
    "wind-up robot", tags=("toy", "machine"), size=(228, 338),
    anchors={
        "top": (0, -326), "head": (0, -276), "hand_left": (-92, -118), "hand_right": (94, -170),
        "heart": (0, -162), "key": (72, -196),
    },
)
def wind_up_robot(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, lit: bool = True, heart: bool = True,
) -> None:
    """A tin robot with a key in its back and a small red heart behind glass."""
    t = tones(pick(colour, "#7f9a9c", palette, 0.12), palette, glow=0.32, depth=0.36)
    red = tones(pick(second, palette.accent, palette, 0.04), palette)
    gold, black = brass(palette), iron(palette)
    pen.line(58, -196, 84, -200, gold.shade, 7)
    pen.path(disc(94, -210, 11, 10), gold.base, stroke=6)
    pen.path(disc(96, -190, 11, 10), gold.shade, stroke=6)
    for x in (-34.0, 30.0):
        form(pen, blob(f"{x - 18},-92! {x + 18},-92! {x + 16},-22 {x - 16},-22"), t, cut=6)
        for y in (-78.0, -62.0, -46.0):
            pen.line(x - 16, y, x + 15, y, t.far, 2.4)
        form(pen, blob(f"{x - 26},-2! {x - 24},-26 {x},-32 {x + 22},-26 {x + 30},-2!"), red, cut=5)
    form(pen, tube("-64,-204,12 -84,-170,10 -92,-134,10"), t, cut=4)
    form(pen, tube("64,-204,12 88,-196,10 94,-182,10"), t, cut=4)
    for x, y, a in ((-94.0, -118.0, 0), (96.0, -166.0, 180)):
        with pen.at(x, y, turn=a):
            pen.path("M-10,-14 Q-18,6 -6,16 M10,-14 Q18,6 6,16", red.shade, stroke=8)
            pen.path("M-11,-14 Q-19,6 -7,16", red.lit, stroke=3)
    hand = Hand(pen, rng, 0.9)
    body = Box(-66, -88, 118, 130, 36, 0.4, 0.3)
    body.paint(hand, t)
    for u, v in ((0.06, 0.06), (0.94, 0.06), (0.06, 0.94), (0.94, 0.94)):
        x, y = body.front.at(u, v)
        pen.circle(x, y, 3, t.far)
    plate = body.front.part(0.2, 0.18, 0.8, 0.62)
    hand.poly(plate.points, black.base)
    if heart:
        x, y = plate.at(0.5, 0.5)
        with pen.at(x, y, scale=1.3):
            pen.path("M0,16 C-30,-6 -18,-28 0,-14 C18,-28 30,-6 0,16Z", red.base)
            pen.path("M-4,8 C-22,-6 -14,-20 -4,-14Z", red.lit)
    hand.poly(plate.line((0.05, 0), (0.35, 0), (0.05, 0.6), (0, 0.6), (0, 0.1)), "#fffdf5", 0.3)
    for i, tone in enumerate((palette.accent2, red.base, palette.glow)):
        x, y = body.front.at(0.3 + i * 0.2, 0.8)
        pen.circle(x, y, 6, t.dark)
        pen.circle(x - 0.6, y - 0.8, 4.6, tone)
    Turned("-222,24 -236,22", tilt=0.2).paint(pen, black)
    head = Box(-48, -234, 86, 70, 32, 0.4, 0.3)
    head.paint(hand, t)
    eye = palette.glow if lit else black.base
    for u in (0.28, 0.72):
        x, y = head.front.at(u, 0.4)
        pen.circle(x, y, 14, t.dark)
        pen.circle(x, y, 11, eye)
        pen.circle(x + 2, y + 1, 5, t.dark)
        pen.circle(x - 3, y - 4, 3, "#fffdf5")
    mouth = head.front.part(0.25, 0.7, 0.75, 0.86)
    hand.poly(mouth.points, black.base)
    for i in range(1, 5):
        hand.line(mouth.line((i / 5, 0), (i / 5, 1)), t.lit, 2)
    pen.line(2, -312, 4, -326, t.shade, 4)
    pen.circle(4, -328, 8, red.base)
    pen.circle(2, -331, 3, red.lit)


@motif(
    "nesting doll", tags=("toy", "doll"), size=(150, 270),
    anchors={"top": (0, -266), "face": (0, -204), "inside": (0, -110), "seam": (0, -112)},
)
def nesting_doll(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, open: bool = False,
) -> None:
    """A painted wooden doll; open shows the dark inside of her lower half."""
    t = tones(pick(colour, palette.accent, palette, 0.03), palette, glow=0.28)
    shawl = tones(pick(second, palette.accent2, palette, 0.03), palette, glow=0.28)
    body = Turned(
        "2,50 -6,56! -40,70 -80,73 -112,70 -140,58 -162,48 -184,54 -214,56 -244,42 -260,18 -264,2",
        tilt=0.18,
    )
    if open:
        with pen.at(0, -30):
            _doll_upper(pen, palette, body, shawl, t)
        pen.oval(0, -112, 70, 12, t.dark)
        body.paint(pen, t, bottom=2, top=-112)
        pen.poly([*body.arc(-112), *body.back(-112)], t.lit, stroke=3)
        pen.oval(0, -112, 67, 11.5, t.dark)
    else:
        body.paint(pen, t, bottom=2, top=-112, shine=0.04)
        _doll_upper(pen, palette, body, shawl, t)
    for k, y, s in ((-0.25, -50, 1.2), (0.28, -62, 0.9), (0.05, -26, 0.9)):
        x, yy = body.at(k, y)
        for i in range(6):
            with pen.at(x, yy, scale=s, turn=60 * i):
                pen.path(blob("0,-3! -6,-10 0,-18! 6,-10"), mix("#f3ead6", palette.light, 0.3))
        pen.circle(x, yy, 5 * s, shawl.base)
        pen.path(disc(x + 20 * s, yy + 10 * s, 9 * s, 4 * s, 30), palette.leaf)


def _doll_upper(pen: Pen, palette: Palette, body: Turned, shawl: Tones, t: Tones) -> None:
    body.paint(pen, shawl, bottom=-112, top=-264, shine=0.04)
    skin = tones(mix("#f0d9bf", palette.skin, 0.3), palette)
    face = disc(-2, -200, 33, 35)
    form(pen, face, skin, cut=5)
    hair = timber(palette, "#4f3325")
    with pen.clip(face):
        pen.path(blob("-40,-240! 36,-240! 36,-206 14,-222 -2,-228 -18,-222 -40,-204!"), hair.base)
    for x in (-14, 10):
        pen.oval(x, -200, 3.2, 4.4, hair.dark)
        pen.path(curve(f"{x - 7},-210 {x},-213 {x + 6},-210"), hair.dark, stroke=2)
    for x in (-20, 16):
        pen.circle(x, -188, 6, palette.accent, 0.5)
    pen.path(curve("-7,-183 -2,-180 3,-183"), palette.accent, stroke=3)
    form(
        pen, blob("-14,-160! -2,-166 10,-160! 30,-132 20,-128 -2,-150 -22,-128 -34,-132"), t, cut=4
    )
    body.dots(pen, -128, 9, 4, t.base)


@motif(
    "teddy bear", tags=("toy", "animal toy"), size=(198, 250),
    anchors={
        "top": (0, -256), "lap": (0, -70), "hand_left": (-78, -92), "hand_right": (78, -96),
        "head": (0, -200),
    },
)
def teddy_bear(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lost_eye: bool = True
) -> None:
    """A worn bear, sitting; one of its eyes is a button of another colour."""
    t = tones(pick(colour, "#b98553", palette, 0.1), palette, depth=0.34)
    pale = tones(mix(t.base, "#f0dcb8", 0.5), palette)
    for x, flip in ((-60, False), (60, True)):
        with pen.at(x, -216, flip=flip):
            form(pen, disc(0, 0, 28, 27), t, cut=5)
            pen.path(disc(2, 3, 15, 14), pale.shade)
    form(pen, tube("-50,-130,21 -74,-108,20 -80,-82,17"), t, cut=6)
    form(pen, tube("50,-130,21 76,-112,20 82,-88,17"), t, cut=6)
    form(
        pen, blob("0,-152 -44,-146 -62,-100 -58,-44 -30,-12 0,-8 30,-12 58,-44 62,-100 44,-146"), t,
        cut=11,
    )
    pen.path(blob("0,-128 -28,-118 -36,-80 -28,-44 0,-34 28,-44 36,-80 28,-118"), pale.base)
    pen.path(curve("0,-128 3,-80 0,-36"), pale.far, 0.6, stroke=2.4)
    head = blob("0,-248 -44,-240 -68,-206 -62,-168 -34,-146 0,-140 34,-146 62,-168 68,-206 44,-240")
    form(pen, head, t, cut=11)
    form(pen, blob("0,-196 -26,-190 -32,-168 -18,-150 0,-146 18,-150 32,-168 26,-190"), pale, cut=6)
    ink = mix(palette.dark, "#2a1c18", 0.5)
    pen.path(blob("-12,-188 0,-192 12,-188 4,-176 0,-173 -4,-176"), ink)
    pen.path(curve("0,-174 0,-164 -10,-160"), ink, stroke=2.6)
    pen.path(curve("0,-164 10,-160"), ink, stroke=2.6)
    pen.circle(-28, -202, 6.5, ink)
    pen.circle(-30, -204, 2, "#ffffff")
    if lost_eye:
        pen.circle(28, -202, 8.5, palette.accent)
        pen.path("M25,-205 l6,6 M31,-205 l-6,6", ink, stroke=2)
    else:
        pen.circle(28, -202, 6.5, ink)
    for x, flip in ((-52, False), (52, True)):
        with pen.at(x, -26, flip=flip):
            form(pen, blob("26,-34 -6,-38 -32,-24 -40,2 -26,22 0,26 22,16"), t, cut=7)
            pen.path(disc(-12, 0, 21, 22), pale.base)
            pen.path(disc(-9, 3, 17, 18), pale.shade, 0.4)
    form(
        pen, blob("0,-144! -26,-156 -40,-146 -34,-130 -20,-132"), tones(palette.accent, palette),
        cut=4,
    )
    form(
        pen, blob("0,-144! 26,-156 40,-146 34,-130 20,-132"), tones(palette.accent, palette), cut=4
    )
    pen.circle(0, -142, 7, mix(palette.accent, palette.dark, 0.3))
    patch = tones(mix("#5c7f86", palette.mid, 0.2), palette)
    pen.path(blob("30,-76! 52,-80! 54,-54! 34,-52!"), patch.base)
    pen.path("M30,-68 l-6,1 M42,-78 l-1,-6 M54,-66 l6,-1 M44,-53 l1,6", ink, stroke=2)


@motif(
    "swing", tags=("toy", "garden"), size=(150, 430), origin="hang",
    anchors={"seat": (0, 404), "rope_left": (-52, 210), "rope_right": (52, 210), "top": (0, 0)},
)
def swing(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, length: float = 400.0,
    angle: float = 0.0,
) -> None:
    """Two ropes and a board; it hangs from the origin by length and swings by angle."""
    t = timber(palette, "#a8703c") if colour is None else tones(palette.resolve(colour), palette)
    rope = tones(mix("#d0b57f", palette.light, 0.1), palette, depth=0.42)
    with pen.at(0, 0, turn=angle):
        for x in (-56, 56):
            pen.line(x * 0.92, 0, x, length, rope.shade, 6)
            pen.line(x * 0.92 - 1, 0, x - 1, length, rope.base, 3.4)
            for i in range(int(length / 13)):
                y = i * 13 + 6
                xx = x * (0.92 + 0.08 * y / length)
                pen.line(xx - 3, y + 3, xx + 3, y - 2, rope.far, 1.8)
        hand = Hand(pen, rng, 1.0)
        seat = Quad((-64, length - 14), (70, length - 14), (62, length + 6), (-72, length + 6))
        hand.poly(seat.points, t.lit)
        grain(hand, seat, t.shade, rng, 6)
        hand.poly(
            [(-72, length + 6), (62, length + 6), (62, length + 16), (-72, length + 16)], t.base
        )
        hand.poly([(62, length + 6), (70, length - 14), (70, length - 4), (62, length + 16)], t.far)
        for x in (-56, 56):
            pen.circle(x, length - 4, 5, rope.far)
            pen.circle(x, length + 22, 6, rope.base)


