"""Furniture, doors, windows and ways up: boxes in three-quarter view, standing on y = 0."""

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
    bright,
    grain,
    pick,
    planks,
    shifted,
    timber,
    tones,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


def _wood(palette: Palette, colour: Colour | None, default: Colour = "#8d5c38") -> Tones:
    if colour is None:
        return timber(palette, default)
    return tones(palette.resolve(colour), palette, glow=0.24, depth=0.36)


def knob(pen: Pen, x: float, y: float, r: float, t: Tones) -> None:
    """A small metal knob with its light and its shadow."""
    pen.oval(x + r * 0.3, y + r * 0.5, r * 1.1, r * 1.05, t.dark, 0.7)
    pen.circle(x, y, r, t.base)
    pen.circle(x - r * 0.25, y - r * 0.3, r * 0.5, bright(t))


# --- seats ----------------------------------------------------------------------------------


@motif(
    "chair", tags=("furniture", "seat"), size=(202, 334),
    anchors={"seat": (-4, -150), "top": (30, -326), "back": (30, -260)},
)
def chair(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    cushion: Colour | None = None,
) -> None:
    """A kitchen chair with a ladder back, one rung mended."""
    t = _wood(palette, colour)
    hand = Hand(pen, rng, 1.3)
    seat = Box(-86, -136, 124, 14, 100)
    for x, z in ((0.04, 1.0), (0.96, 1.0)):
        foot, top = (
            seat.corner(x, 0, z),
            (seat.corner(x, 0, z)[0] + (x - 0.5) * 10 + 6, -326.0 + (0.5 - x) * 6),
        )
        ground = (foot[0] + 5, foot[1] + 136 - 6)
        hand.poly(
            [
                (top[0] - 6, top[1]), (top[0] + 6, top[1] - 2), (foot[0] + 7, foot[1]),
                (ground[0] + 4, ground[1]), (ground[0] - 5, ground[1]), (foot[0] - 7, foot[1]),
            ],
            t.shade,
        )
        hand.poly(
            [
                (top[0] - 6, top[1]), (top[0] - 1, top[1]), (foot[0] - 1, foot[1]),
                (foot[0] - 7, foot[1]),
            ],
            t.base,
        )
    left, right = seat.corner(0.04, 1, 1), seat.corner(0.96, 1, 1)
    for k, sag in ((0.14, 0.0), (0.46, 2.0), (0.78, 3.0)):
        y0 = -312 + k * 130
        rail = [
            (left[0] + 2, y0), ((left[0] + right[0]) / 2, y0 - 8 + sag), (right[0] + 8, y0 - 3),
            (right[0] + 8, y0 + 19), ((left[0] + right[0]) / 2, y0 + 15 + sag),
            (left[0] + 2, y0 + 22),
        ]
        hand.poly(rail, t.base)
        hand.line(rail[:3], t.lit, 3)
    for x in (-4, 4):
        pen.path(f"M{20 + x},-258 l6,20", palette.accent, stroke=3)
    for x, z in ((0.04, 0.04), (0.94, 0.04)):
        fx, fy = seat.corner(x, 0, z)
        hand.poly([(fx - 7, fy), (fx + 8, fy), (fx + 4, -1), (fx - 5, 0)], t.base)
        hand.poly([(fx + 2, fy), (fx + 8, fy), (fx + 4, -1), (fx, -1)], t.shade)
        hand.poly([(fx - 7, fy), (fx + 8, fy), (fx + 7, fy + 16), (fx - 7, fy + 12)], t.far)
    a, b = seat.corner(0.06, 0, 0.06), seat.corner(0.94, 0, 0.04)
    hand.line([(a[0], -52), (b[0], -52)], t.shade, 8)
    hand.line([(a[0], -54), (b[0], -54)], t.lit, 3)
    seat.paint(hand, t)
    grain(hand, seat.top, t.shade, rng, 7)
    if cushion is not None:
        c = tones(palette.resolve(cushion), palette)
        pad = blob("-78,-152! -60,-162 -40,-180 34,-182 78,-180! 72,-164 36,-148 -20,-146")
        form(pen, pad, c, cut=7)
        pen.circle(0, -164, 3.5, c.dark)


@motif(
    "armchair", tags=("furniture", "seat"), size=(320, 342),
    anchors={
        "seat": (-14, -128), "top": (10, -336), "arm_left": (-118, -182), "arm_right": (116, -186),
    },
)
def armchair(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, worn: bool = True
) -> None:
    """A wing chair somebody has just left."""
    t = tones(pick(colour, mix(palette.accent, palette.dark, 0.12), palette, 0.05), palette)
    wood = timber(palette, "#5d3a26")
    for x, y in ((-118, -4), (112, -6), (140, -28)):
        form(pen, tube(f"{x},-40,9 {x},{y},6"), wood, cut=4)
    back = blob(
        "-104,-130! -112,-230 -104,-300 -70,-330 10,-340 92,-330 126,-296 132,-220 124,-120!"
    )
    form(pen, back, t, cut=12)
    inner = blob("-78,-120! -82,-220 -74,-284 -46,-304 12,-310 70,-304 94,-276 98,-210 92,-130!")
    pen.path(inner, t.shade)
    with pen.clip(inner), pen.at(-10, -4):
        pen.path(inner, t.base)
    for x, y in (
        (-34, -266), (12, -272), (58, -264), (-12, -226), (34, -228), (-38, -190), (12, -190),
        (60, -188),
    ):
        pen.path(curve(f"{x - 16},{y - 16} {x},{y} {x + 16},{y - 18}"), t.far, 0.55, stroke=2.4)
        pen.circle(x, y, 4.6, t.dark)
        pen.circle(x - 1, y - 1.6, 2.6, t.lit)
    pen.path(blob("-110,-30! -110,-180! 124,-180! 124,-30!"), t.far)
    form(pen, blob("-104,-24! -104,-100 112,-104 126,-96 126,-30! 0,-16"), t, cut=4)
    pen.path(blob("-96,-34! -96,-96 104,-98 104,-34! 0,-24"), t.shade)
    seat = blob("-96,-112 -84,-140 -40,-150 60,-152 100,-140 108,-112 96,-88 0,-80 -86,-86")
    form(pen, seat, t, cut=13)
    if worn:
        pen.path(blob("-44,-136 0,-142 40,-134 30,-120 -20,-116 -48,-122"), t.shade, 0.7)
        patch = tones(mix(palette.accent2, palette.mid, 0.25), palette)
        pen.path(blob("-98,-58! -70,-62! -68,-34! -96,-30!"), patch.base)
        for line in ("M-98,-50 l-6,0", "M-84,-62 l0,-6", "M-69,-46 l6,0", "M-82,-32 l0,6"):
            pen.path(line, patch.dark, stroke=2.2)
    for side, shade in ((-1, t.base), (1, t.shade)):
        x = side * 124 if side < 0 else 126
        arm = blob(
            f"{x - 26},-26! {x - 30},-120 {x - 34},-160 {x - 28},-186 {x},-198 {x + 28},-186 "
            f"{x + 34},-160 {x + 28},-120 {x + 26},-26! {x},-18"
        )
        form(pen, arm, t, cut=9)
        if side > 0:
            with pen.clip(arm):
                pen.path(blob(f"{x - 8},-10! {x},-150 {x + 40},-190! {x + 40},-10!"), t.shade)
        pen.path(disc(x, -166, 25, 23), shade, stroke=0)
        pen.path(
            curve(
                f"{x - 20},-166 {x - 14},-182 {x + 2},-186 {x + 16},-174 {x + 12},-158 "
                f"{x - 2},-154 {x - 6},-164"
            ),
            t.far, 0.8, stroke=3,
        )
        for i in range(4):
            pen.circle(x - 18 + i * 12, -30 + abs(i - 1.5), 2.6, brass(palette).lit)


@motif(
    "bench", tags=("furniture", "seat"), size=(354, 190),
    anchors={
        "seat": (7, -92), "seat_left": (-83, -92), "seat_right": (107, -92), "top": (27, -186),
    },
)
@shifted(7)
def bench(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A park bench: iron ends and weathered slats."""
    t = _wood(palette, colour, "#7d6a4d")
    metal = tones(mix("#39404c", palette.dark, 0.4), palette)
    hand = Hand(pen, rng, 1.5)
    for x in (132, -138):
        pen.path(
            curve(f"{x + 18},-6 {x + 12},-60 {x + 10},-100 {x + 22},-184"), metal.base, stroke=8
        )
        pen.path(curve(f"{x - 14},0 {x - 6},-40 {x - 12},-78 {x + 14},-88"), metal.base, stroke=8)
        pen.path(curve(f"{x - 15},-4 {x - 8},-40 {x - 13},-74"), metal.lit, stroke=2.5)
        pen.path(
            curve(f"{x - 14},-80 {x - 34},-116 {x - 10},-134 {x + 14},-126"), metal.base, stroke=7
        )
    for i, y in enumerate((-176, -148, -120)):
        slat = Quad(
            (-140 + i * -3, y), (168 - i * 3, y - 4), (166 - i * 3, y + 15), (-140 - i * 3, y + 19)
        )
        hand.poly(slat.points, mix(t.base, t.shade, 0.2 * i))
        hand.poly(slat.part(0, 0, 1, 0.28).points, t.lit)
        grain(hand, slat, t.far, rng, 5)
    for i in range(3):
        y, x = -96 + i * 12, 4 - i * 14
        slat = Quad((-150 + x, y), (150 + x, y - 3), (146 + x, y + 7), (-156 + x, y + 10))
        hand.poly(slat.points, mix(t.lit, t.base, float(rng.uniform(0.1, 0.6))))
        grain(hand, slat, t.shade, rng, 4)
    hand.poly([(-184, -62), (118, -66), (118, -56), (-184, -52)], t.shade)
    for x in (-150, 108):
        pen.circle(x, -88, 3, metal.base)


# --- beds -----------------------------------------------------------------------------------


@motif(
    "bed", tags=("furniture", "sleep"), size=(462, 303),
    anchors={
        "pillow": (-126, -158), "head": (-128, -166), "seat": (44, -120), "top": (-180, -296),
        "foot": (180, -80), "mast": (74, -110),
    },
)
@shifted(-16)
def bed(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    blanket: Colour | None = None, made: bool = False,
) -> None:
    """A child's wooden bed seen from its long side, the quilt thrown back unless it is made."""
    t = _wood(palette, colour, "#8a5531")
    quilt = tones(pick(blanket, mix("#35658c", palette.mid, 0.2), palette, 0.05), palette)
    linen = tones(mix("#f2e8d6", palette.light, 0.3), palette, depth=0.24)
    hand = Hand(pen, rng, 1.4)
    head = Box(-212, 0, 18, 232, 110, 0.42, 0.34)
    head.paint(hand, t)
    face = head.side
    hand.poly(face.points, t.base)
    hand.poly(face.part(0.12, 0.1, 0.88, 0.5).points, t.shade)
    for i in range(1, 4):
        hand.line(face.line((0.12 + i * 0.19, 0.1), (0.12 + i * 0.19, 0.5)), t.lit, 3)
    for z in (0.0, 1.0):
        x, y = head.corner(0.5, 1, z)
        Turned(f"{y},9 {y - 4},11! {y - 10},6 {y - 20},11 {y - 28},7 {y - 31},1", x=x).paint(
            pen, t, shine=0.1
        )
    mattress = Box(-194, -66, 376, 40, 110, 0.42, 0.34)
    mattress.paint(hand, linen)
    hand.poly(mattress.front.part(0, 0.55, 1, 1).points, linen.shade)
    pillow = blob(
        "-178,-110 -184,-128 -164,-152 -132,-168 -96,-168 -84,-152 -98,-124 -126,-106 -156,-102"
    )
    form(pen, pillow, linen, cut=9)
    pen.path(curve("-168,-118 -150,-116 -140,-124"), linen.far, 0.7, stroke=2.2)
    pen.path(curve("-96,-158 -104,-150 -108,-140"), linen.far, 0.7, stroke=2.2)
    pen.path(blob("-150,-136 -128,-150 -108,-148 -118,-132 -140,-124"), linen.shade, 0.6)
    _quilt(pen, palette, quilt, made)
    rail = Box(-194, -34, 376, 34, 6, 0.42, 0.34)
    rail.paint(hand, t)
    grain(hand, rail.front, t.shade, rng, 12)
    foot = Box(180, 0, 18, 130, 110, 0.42, 0.34)
    foot.paint(hand, t)
    for z in (0.0, 1.0):
        x, y = foot.corner(0.5, 1, z)
        Turned(f"{y + 2},9 {y - 3},11! {y - 8},6 {y - 17},10 {y - 24},6 {y - 26},1", x=x).paint(
            pen, t, shine=0.1
        )


def _quilt(pen: Pen, palette: Palette, q: Tones, made: bool) -> None:
    """Patchwork over the lower bed."""
    turned = "-58" if made else "-14"
    top = -148 if made else -160
    shape = blob(
        f"{turned},-104! {float(turned) + 20},-126 {float(turned) + 46},{top}! 120,-152 216,-146! "
        "214,-120 "
        f"184,-108! 186,-60 178,-44 150,-40 96,-46 40,-40 {turned},-46!"
    )
    pen.path(shape, q.base)
    squares = (palette.accent, palette.accent2, palette.light, q.lit, q.shade)
    with pen.clip(shape):
        for i in range(8):
            for j in range(5):
                x, y = -30 + i * 34 + (12 if j < 2 else 0) * (2 - j), -150 + j * 26
                lean = 14 if j < 2 else 0
                if (i + j) % 2:
                    tone = mix(squares[(i * 3 + j) % 5], q.base, 0.35)
                    pen.path(f"M{x + lean},{y} h34 l{-lean},26 h-34Z", tone)
                pen.path(f"M{x + lean},{y} l{-lean},26", q.far, 0.35, stroke=1.5)
        pen.path(blob("-70,-100! 60,-108 190,-110! 230,-100! 230,-20! -70,-20!"), q.dark, 0.28)
    if not made:
        fold = blob("-14,-104! -2,-122 22,-148 44,-162! 62,-150 36,-118 18,-96 6,-52 -14,-46!")
        form(pen, fold, tones(mix("#f2e8d6", palette.accent, 0.1), palette, depth=0.26), cut=7)


@motif(
    "cradle", tags=("furniture", "sleep", "child"), size=(302, 236),
    anchors={"inside": (10, -120), "top": (-90, -226), "hood": (-100, -222), "foot": (128, -96)},
)
def cradle(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    blanket: Colour | None = None, rock: float = -5.0,
) -> None:
    """A hooded cradle, caught in the middle of rocking (degrees)."""
    t = _wood(palette, colour, "#9a6a42")
    cloth = tones(pick(blanket, mix(palette.accent, palette.light, 0.25), palette, 0.0), palette)
    linen = tones(mix("#f2e8d6", palette.light, 0.3), palette, depth=0.24)
    with pen.at(0, 0, turn=rock):
        hand = Hand(pen, rng, 1.3)
        rocker = blob("-118,-36 -60,-8 0,0 60,-8 122,-38 118,-22 60,8 0,16 -60,8 -112,-20")
        with pen.at(26, -26):
            pen.path(rocker, t.far)
        hood_back = blob("-126,-100! -128,-190 -100,-226 -50,-232 -24,-222 -30,-120!")
        pen.path(hood_back, t.far)
        pen.path(blob("-100,-110! -104,-180 -84,-206 -44,-212 -30,-130!"), t.dark)
        form(pen, blob("-92,-120 -80,-146 -48,-152 -22,-142 -20,-124 -50,-112"), linen, cut=6)
        form(
            pen, blob("-30,-108! -8,-140 40,-150 100,-144 134,-122! 126,-100 40,-96"), cloth, cut=9
        )
        for x in (10, 44, 78, 106):
            pen.circle(x, -128 + abs(x - 50) * 0.08, 4.4, mix(palette.light, palette.accent2, 0.3))
        side = Quad((-126, -104), (136, -104), (112, -28), (-104, -28))
        planks(hand, side, (t.base, mix(t.base, t.shade, 0.5)), rng, 5, gap=t.far)
        hand.poly(side.part(0, 0, 1, 0.12).points, t.lit)
        hand.poly([(136, -104), (146, -120), (124, -44), (112, -28)], t.shade)
        heart = "M0,14 C-26,-6 -16,-26 0,-14 C16,-26 26,-6 0,14Z"
        with pen.at(0, -62):
            pen.path(heart, t.dark)
        hood = blob("-132,-100! -136,-184 -112,-218 -74,-224 -58,-208 -62,-102!")
        form(pen, hood, t, cut=8)
        pen.path(blob("-74,-224! -24,-232 -8,-224 -12,-208 -58,-208"), t.lit)
        pen.path(curve("-114,-112 -118,-180 -100,-206"), t.shade, 0.8, stroke=2.5)
        form(pen, rocker, t, cut=5)


# --- tables ---------------------------------------------------------------------------------


@motif(
    "table", tags=("furniture",), size=(330, 190),
    anchors={
        "top": (0, -170), "surface": (0, -166), "left": (-110, -160), "right": (110, -166),
        "under": (0, -60),
    },
)
def table(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    cloth: Colour | None = None,
) -> None:
    """A plain table, with a cloth if a colour for it is given."""
    t = _wood(palette, colour)
    hand = Hand(pen, rng, 1.4)
    board = Box(-164, -128, 268, 14, 116, 0.5, 0.34)
    for u, z in ((0.06, 0.94), (0.94, 0.94), (0.05, 0.05), (0.94, 0.05)):
        x, y = board.corner(u, 0, z)
        foot = y + 128 - (0 if z < 0.5 else 8)
        lit = t.base if z < 0.5 else t.far
        hand.poly([(x - 9, y), (x + 9, y), (x + 5, foot), (x - 5, foot)], lit)
        hand.poly(
            [(x + 2, y), (x + 9, y), (x + 5, foot), (x + 1, foot)], t.shade if z < 0.5 else t.dark
        )
    apron = Box(-150, -104, 242, 26, 104, 0.5, 0.34)
    hand.poly(apron.front.points, t.shade)
    hand.poly(apron.side.points, t.far)
    board.paint(hand, t)
    planks(hand, board.top, (t.lit, mix(t.lit, t.base, 0.6)), rng, 5, across=True, gap=t.shade)
    grain(hand, board.top, t.shade, rng, 12)
    if cloth is not None:
        _tablecloth(pen, palette, tones(palette.resolve(cloth), palette, depth=0.26), board)


def _tablecloth(pen: Pen, palette: Palette, c: Tones, board: Box) -> None:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = board.top.points
    pen.poly([(ax - 4, ay - 2), (bx + 4, by - 2), (cx + 3, cy + 2), (dx - 3, dy + 2)], c.lit)
    waves = [(dx - 3, dy + 2), (cx + 3, cy + 2)]
    n = 9
    hem = [(cx + 2 - (cx - dx) * i / n, cy + 60 + (7 if i % 2 else -4)) for i in range(n + 1)]
    pen.poly([*waves, *hem], c.base)
    for i in range(n):
        if i % 2:
            x = dx + (cx - dx) * (i + 0.5) / n
            pen.path(f"M{x - 6},{dy + 8} L{x - 16},{dy + 60} L{x + 8},{dy + 62}Z", c.shade)
    pen.poly([(cx + 3, cy + 2), (bx + 4, by - 2), (bx + 3, by + 52), (cx + 2, cy + 56)], c.shade)
    pen.poly(hem, mix(palette.accent, c.base, 0.3), stroke=3, closed=False)


def _plate(pen: Pen, palette: Palette, x: float, y: float) -> None:
    t = tones(mix("#dfe3df", palette.light, 0.2), palette)
    pen.oval(x + 2, y + 3, 24, 6.5, palette.dark, 0.25)
    pen.oval(x, y, 24, 6.5, t.base)
    pen.oval(x, y - 0.8, 24, 6, t.lit)
    pen.oval(x + 1, y, 15, 3.6, t.shade)


# --- storage --------------------------------------------------------------------------------


@motif(
    "chest of drawers", tags=("furniture",), size=(290, 275),
    anchors={
        "top": (20, -262), "surface": (10, -246), "drawer": (-30, -150), "inside": (-30, -164),
    },
)
def chest_of_drawers(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    open: int = 2, shows: Colour | None = None,
) -> None:
    """Four drawers; the one numbered by open (0 for none) is pulled out."""
    t = _wood(palette, colour, "#6f8579")
    metal = brass(palette)
    hand = Hand(pen, rng, 1.4)
    for x in (-128.0, 60.0):
        form(pen, blob(f"{x},-20 {x + 26},-20 {x + 20},-4 {x + 13},0 {x + 5},-4"), t, cut=4)
    form(pen, blob("112,-46 130,-50 126,-34 118,-30"), t, cut=3)
    body = Box(-128, -18, 196, 206, 120, 0.5, 0.28)
    body.paint(hand, t)
    hand.poly(body.side.inset(0.16, 0.08).points, mix(t.shade, t.far, 0.6))
    slab = Box(-138, -222, 216, 12, 132, 0.5, 0.28)
    slab.paint(hand, t)
    grain(hand, slab.top, t.base, rng, 8)
    for i in range(4):
        v0, v1 = 0.03 + i * 0.24, 0.03 + i * 0.24 + 0.215
        front = body.front.part(0.06, v0, 0.94, v1)
        if i + 1 == open:
            _pulled_drawer(pen, hand, palette, front, t, metal, shows)
            continue
        hand.poly(front.points, mix(t.base, t.lit, 0.35))
        hand.line([front.d, front.c, front.b], t.far, 3)
        hand.line([front.d, front.a, front.b], bright(t), 1.6, 0.6)
        for u in (0.26, 0.74):
            knob(pen, *front.at(u, 0.5), 5.5, metal)
    chips = ((0.1, 0.3), (0.88, 0.62), (0.5, 0.98))
    for u, v in chips:
        x, y = body.front.at(u, v)
        pen.path(
            blob(f"{x},{y} {x + 9},{y - 3} {x + 12},{y + 4} {x + 3},{y + 6}"), timber(palette).base
        )


def _pulled_drawer(
    pen: Pen, hand: Hand, palette: Palette, front: Quad, t: Tones, metal: Tones,
    shows: Colour | None,
) -> None:
    dx, dy = -26.0, 20.0
    moved = Quad(*[(x + dx, y + dy) for x, y in front.points])
    hand.poly(front.points, t.dark)
    inside = t.far if shows is None else palette.resolve(shows)
    hand.poly([front.a, front.b, moved.b, moved.a], inside)
    hand.poly([front.b, front.c, moved.c, moved.b], t.shade)
    if shows is None:
        (x0, y0), (x1, y1) = front.a, moved.b
        cloth = tones(palette.accent, palette)
        form(
            pen,
            blob(
                f"{x0 + 24},{y0 + 12} {x0 + 50},{y0 - 6} {x0 + 84},{y0 + 2} {x0 + 96},{y1 - 4} "
                f"{x0 + 60},{y1 + 2}"
            ),
            cloth,
            cut=6,
        )
        form(
            pen, blob(f"{x1 - 60},{y1} {x1 - 50},{y0 + 2} {x1 - 16},{y0 + 4} {x1 - 6},{y1 - 2}"),
            tones(palette.light, palette), cut=5,
        )
    hand.poly(moved.points, mix(t.base, t.lit, 0.45))
    hand.line([moved.d, moved.a, moved.b], bright(t), 2, 0.8)
    for u in (0.26, 0.74):
        knob(pen, *moved.at(u, 0.5), 5.5, metal)


