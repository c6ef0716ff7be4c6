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


@motif(
    "feast table", tags=("furniture", "food"), size=(516, 272),
    anchors={
        "surface": (0, -150), "left": (-200, -150), "right": (200, -150), "top": (0, -250),
        "under": (0, -40),
    },
)
def feast_table(
    pen: Pen, palette: Palette, rng: Rng, *, cloth: Colour | None = None, lit: bool = True
) -> None:
    """A long white table laid for many: candles, a cake, fruit, a jug, empty plates."""
    c = tones(pick(cloth, "#f3ead9", palette, 0.04), palette, depth=0.24)
    top = [(-220, -164), (220, -164), (254, -118), (-254, -118)]
    wood = timber(palette)
    for x in (-226.0, 226.0):
        pen.poly([(x - 9, -40), (x + 9, -40), (x + 6, 0), (x - 6, 0)], wood.shade)
    pen.poly(top, c.lit)
    n = 15
    hem = [
        (256 - 512 * i / n, -34 + (9 if i % 2 else -3) + float(rng.uniform(-2, 2)))
        for i in range(n + 1)
    ]
    pen.poly([(-254, -118), (254, -118), *hem], c.base)
    for i in range(n):
        x = -256 + 512 * (i + 0.5) / n
        tone = c.shade if x < 100 else c.far
        if i % 2:
            pen.path(f"M{x - 4},-112 L{x - 18},-30 L{x + 10},-32Z", tone)
        for k in (0, 1):
            pen.circle(x - 9 + 18 * k, -52 + (2 if i % 2 else 0), 2.6, palette.accent, 0.8)
    for x in (-210, -140, -64, 20, 100, 176, 228):
        _plate(pen, palette, x, -124)
    _feast_things(pen, palette, rng, lit)


def _plate(pen: Pen, palette: Palette, x: float, y: float) -> None:
    t = tones(mix("#dfe3df", palette.light, 0.2), palette)
    pen.oval(x + 2, y + 3, 24, 6.5, palette.dark, 0.25)
    pen.oval(x, y, 24, 6.5, t.base)
    pen.oval(x, y - 0.8, 24, 6, t.lit)
    pen.oval(x + 1, y, 15, 3.6, t.shade)


def _feast_things(pen: Pen, palette: Palette, rng: Rng, lit: bool) -> None:
    cake = tones(mix("#f0d9d0", palette.accent, 0.22), palette)
    Turned("-142,44 -150,46 -182,44 -184,44", x=0).paint(pen, cake)
    pen.oval(0, -184, 44, 8, cake.lit)
    Turned("-184,30 -210,29 -212,29").paint(pen, cake)
    pen.oval(0, -212, 29, 5, cake.lit)
    cream = tones("#f7efe0", palette)
    for i in range(7):
        pen.circle(-39 + i * 13, -180 + abs(3 - i) * -0.6 + 3, 6, cream.base)
    for i in range(5):
        pen.circle(-24 + i * 12, -208, 5, cream.base)
    pen.circle(0, -218, 7, palette.accent)
    for x, h in ((-170, 74), (-96, 56), (96, 60), (166, 80)):
        metal = brass(palette)
        Turned("-140,15 -144,16! -150,5 -164,4 -168,9 -172,9", x=x).paint(pen, metal)
        Turned(f"-170,5.5 {-170 - h},5", x=x).paint(pen, tones("#efe0bd", palette))
        if lit:
            y = -170 - h
            pen.path(f"M{x},{y + 2} q-8,-8 1,-24 q8,16 -1,24Z", mix(palette.glow, "#f0932c", 0.35))
            pen.path(f"M{x},{y + 1} q-4,-5 1,-14 q4,9 -1,14Z", "#fffbe6")
    apple = tones(mix(palette.accent, "#b8322a", 0.3), palette)
    Turned("-140,14 -144,15! -150,10 -160,32 -166,36 -168,36", x=-132).paint(
        pen, tones("#7f9fa8", palette)
    )
    for x, y, r, tone in (
        (-150, -172, 12, apple.base), (-120, -172, 12, apple.shade), (-134, -178, 13, apple.lit),
        (-108, -168, 9, palette.leaf),
    ):
        pen.circle(x, y, r, tone)
    jug = tones(mix("#41688f", palette.mid, 0.25), palette)
    pen.path(curve("140,-190 156,-184 150,-160"), jug.shade, stroke=6)
    Turned("-140,16 -146,20 -164,20 -184,11 -198,13 -200,14", x=128).paint(pen, jug, shine=0.08)
    bread = tones("#b9783a", palette)
    form(pen, blob("42,-146 44,-164 62,-172 86,-168 92,-150 80,-142 56,-141"), bread, cut=6)
    for x in (56, 68, 80):
        pen.path(f"M{x - 5},-164 l8,8", mix("#f0d8a4", bread.lit, 0.3), stroke=3)
    for x in (-46, -26, 204, -226):
        glass = tones(mix(palette.light, palette.water, 0.3), palette)
        Turned("-140,8 -142,8! -146,2 -158,2 -164,9 -178,10 -182,9", x=x).paint(
            pen, glass, alpha=0.85
        )
        pen.oval(x, -176, 9, 2.4, mix("#8e2436", palette.dark, 0.1))
        Turned("-162,8 -168,9.5 -176,10", x=x).paint(pen, tones("#8e2436", palette))


# --- storage --------------------------------------------------------------------------------


@motif(
    "wardrobe", tags=("furniture", "door"), size=(300, 430),
    anchors={"inside": (-27, -190), "door": (-27, -40), "top": (23, -426), "sill": (-27, -46)},
)
@shifted(13)
def wardrobe(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    open: bool = False, shows: Colour | None = None,
) -> None:
    """A heavy wardrobe; open it and coats hang there, or only the colour given as shows."""
    t = _wood(palette, colour, "#7a4a2e")
    metal = brass(palette)
    hand = Hand(pen, rng, 1.5)
    for u, z in ((0.03, 0.0), (0.9, 0.0), (0.95, 0.9)):
        x, y = Box(-150, -24, 220, 1, 110, 0.5, 0.28).corner(u, 0, z)
        form(
            pen,
            blob(
                f"{x},{y - 4} {x + 22},{y - 4} {x + 18},{y + 18} {x + 9},{y + 24} {x + 2},{y + 16}"
            ),
            t,
            cut=4,
        )
    body = Box(-150, -24, 220, 344, 110, 0.5, 0.28)
    body.paint(hand, t)
    hand.poly(body.side.inset(0.2, 0.07).points, t.far)
    crown = Box(-160, -364, 240, 22, 118, 0.5, 0.28)
    crown.paint(hand, t)
    crest = blob("-150,-384! -110,-392 -80,-418 -40,-428 0,-418 32,-392 72,-384!")
    form(pen, crest, t, cut=6)
    pen.circle(-40, -402, 9, t.dark)
    pen.circle(-41, -404, 7, palette.accent)
    face = body.front
    left, right = face.part(0.05, 0.04, 0.495, 0.8), face.part(0.505, 0.04, 0.95, 0.8)
    if open:
        _wardrobe_inside(pen, hand, palette, rng, face.part(0.05, 0.04, 0.95, 0.8), t, shows)
        (ax, ay), (dx, dy) = left.a, left.d
        leaf = Quad((ax - 54, ay + 14), (ax, ay), (dx, dy), (dx - 54, dy + 22))
        hand.poly(leaf.points, t.base)
        hand.poly(leaf.inset(0.16, 0.05).points, t.shade)
        knob(pen, *leaf.at(0.16, 0.55), 5, metal)
        (bx, by), (cx, cy) = right.b, right.c
        leaf = Quad((bx, by), (bx + 46, by + 16), (cx + 46, cy + 26), (cx, cy))
        hand.poly(leaf.points, t.shade)
        hand.poly(leaf.inset(0.16, 0.05).points, t.far)
        knob(pen, *leaf.at(0.86, 0.55), 5, metal)
    else:
        for i, door in enumerate((left, right)):
            hand.poly(door.points, t.base)
            for panel in (door.part(0.14, 0.05, 0.86, 0.46), door.part(0.14, 0.54, 0.86, 0.95)):
                hand.poly(panel.points, t.shade)
                hand.poly(panel.part(0.07, 0.05, 1, 1).points, t.lit)
                hand.poly(panel.part(0.07, 0.05, 0.93, 0.95).points, mix(t.base, t.lit, 0.35))
                grain(hand, panel.inset(0.12), t.shade, rng, 6)
            knob(pen, *door.at(0.93 if i == 0 else 0.07, 0.52), 5.5, metal)
        hand.line([face.at(0.5, 0.04), face.at(0.5, 0.8)], t.dark, 3)
    drawer = face.part(0.05, 0.84, 0.95, 0.97)
    hand.poly(drawer.points, mix(t.base, t.lit, 0.3))
    hand.line([drawer.d, drawer.c], t.far, 3)
    knob(pen, *drawer.at(0.3, 0.5), 5, metal)
    knob(pen, *drawer.at(0.7, 0.5), 5, metal)


def _wardrobe_inside(
    pen: Pen, hand: Hand, palette: Palette, rng: Rng, hole: Quad, t: Tones, shows: Colour | None
) -> None:
    hand.poly(hole.points, t.dark)
    if shows is not None:
        hand.poly(hole.points, palette.resolve(shows))
        hand.poly(hole.part(0, 0, 0.07, 1).points, t.dark, 0.7)
        return
    hand.line(hole.line((0, 0.1), (1, 0.1)), brass(palette).base, 4)
    cloths: tuple[Colour, ...] = (
        palette.accent, mix("#4d6a58", palette.mid, 0.3), palette.accent2,
        mix("#5a4a70", palette.mid, 0.3),
    )
    with pen.clip(hand.clip_path(hole.points)):
        for i, colour in enumerate(cloths):
            x, y = hole.at(0.16 + i * 0.23, 0.1)
            h = float(rng.uniform(150, 205))
            c = tones(mix(colour, palette.dark, 0.2), palette)
            coat = blob(
                f"{x - 6},{y + 8}! {x + 6},{y + 8} {x + 24},{y + 30} {x + 28},{y + h} "
                f"{x},{y + h + 6} "
                f"{x - 26},{y + h}! {x - 22},{y + 30}"
            )
            form(pen, coat, c, cut=8)
            pen.line(x, y + 30, x + 2, y + h - 8, c.far, 2)


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


@motif(
    "bookshelf", tags=("furniture", "book"), size=(296, 440),
    anchors={"top": (20, -436), "shelf": (-30, -196), "gap": (-8, -210)},
)
def bookshelf(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, gap: bool = True,
    lit: bool = False,
) -> None:
    """A full bookcase; in the gap on the third shelf books are missing (lit from behind or not)."""
    t = _wood(palette, colour, "#6b432b")
    hand = Hand(pen, rng, 1.4)
    body = Box(-138, -6, 214, 390, 110, 0.5, 0.26)
    body.paint(hand, t)
    crown = Box(-146, -394, 230, 14, 118, 0.5, 0.26)
    crown.paint(hand, t)
    for i in range(5):
        cell = body.front.part(0.06, 0.03 + i * 0.19, 0.94, 0.03 + i * 0.19 + 0.172)
        hand.poly(cell.points, t.dark)
        hand.poly([cell.d, cell.at(0.02, 0.9), cell.at(0.98, 0.9), cell.c], t.shade)
        _row_of_books(pen, hand, palette, rng, cell, hole=gap and i == 2, lit=lit)
        x0, y0 = cell.d
        hand.line([(x0 - 4, y0 + 3), (cell.c[0] + 4, cell.c[1] + 3)], t.lit, 4)
    plinth = Box(-146, 0, 230, 16, 118, 0.5, 0.26)
    hand.poly(plinth.side.points, t.shade)
    hand.poly(plinth.front.points, t.base)
    hand.line([plinth.front.a, plinth.front.b], t.lit, 3)


def _row_of_books(
    pen: Pen, hand: Hand, palette: Palette, rng: Rng, cell: Quad, *, hole: bool, lit: bool
) -> None:
    covers = (
        "#8f3d33", "#3e5f77", "#b98a3e", "#4f6b4c", "#70486a", "#c9b795", "#2f4453", palette.accent,
    )
    u = 0.02
    if hole and lit:
        hand.poly(cell.part(0.42, 0.1, 0.64, 1).points, palette.glow)
    while u < 0.95:
        w = float(rng.uniform(0.05, 0.1))
        if hole and 0.38 < u < 0.6:
            u = 0.65
            continue
        top = float(rng.uniform(0.06, 0.34))
        c = mix(covers[int(rng.integers(len(covers)))], palette.mid, 0.15)
        lean = 0.035 if rng.random() < 0.14 else 0.0
        spine = cell.line(
            (u + lean, top), (min(0.985, u + w + lean), top), (min(0.98, u + w), 0.97), (u, 0.97)
        )
        hand.poly(spine, c)
        edge = cell.line((u + lean, top), (u + lean + w * 0.3, top), (u + w * 0.3, 0.97), (u, 0.97))
        hand.poly(edge, mix(c, palette.light, 0.22))
        for v in (0.2, 0.74):
            band = cell.line(
                (u + lean * (1 - v), top + v * (0.97 - top)),
                (u + w + lean * (1 - v), top + v * (0.97 - top)),
            )
            hand.line(band, mix(c, "#e9cf96", 0.55), 2.2)
        u += w + 0.006


@motif(
    "bathtub", tags=("furniture", "vessel", "water"), size=(370, 220),
    anchors={
        "inside": (0, -128), "rim_left": (-168, -150), "rim_right": (168, -132), "top": (0, -150),
        "tap": (150, -196),
    },
)
def bathtub(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    water: Colour | None = None, foam: bool = True, tap: bool = True,
) -> None:
    """A claw-footed tub with a high back."""
    t = tones(pick(colour, "#eae2d2", palette, 0.06), palette, depth=0.28)
    metal = brass(palette)
    for x, flip in ((-104, False), (100, True)):
        with pen.at(x, 0, flip=flip):
            form(pen, blob("10,-40 -22,-36 -26,-16 -14,-8 -26,0 4,2 14,-14"), metal, cut=4)
    rim = "-178,-158 -150,-172 -60,-160 40,-152 130,-156 172,-146 178,-132 150,-120 60,-112 -60,-116 -150,-132 -182,-146"
    body = blob(
        "-180,-150! -168,-100 -140,-52 -100,-32 0,-24 90,-30 136,-56 162,-96 176,-136! 60,-110 "
        "-60,-112"
    )
    pen.path(body, t.base)
    with pen.clip(body):
        pen.path(blob("-190,-150! -160,-90 -120,-60 -104,-140!"), t.lit)
        pen.path(blob("40,-10! 60,-80 110,-110 180,-140! 190,-10!"), t.shade)
        pen.path(blob("-140,-20! -90,-56 20,-52 100,-62 170,-100! 180,0! -140,0!"), t.far, 0.8)
    pen.path(blob(rim), t.lit)
    inner = blob(
        "-160,-152 -138,-162 -60,-152 40,-144 124,-148 156,-140 160,-134 140,-126 60,-119 "
        "-60,-122 -140,-136"
    )
    pen.path(inner, t.far)
    with pen.clip(inner):
        pen.path(blob("-40,-160! 160,-160! 170,-120! 60,-128 -20,-136"), t.shade)
        wet = tones(pick(water, mix(palette.water, "#6fb0bd", 0.35), palette, 0.0), palette)
        pen.path(blob("-164,-136! -60,-138 60,-134 164,-134! 164,-100! -164,-100!"), wet.base)
        pen.path(curve("-120,-130 -60,-132 -20,-128"), wet.lit, stroke=3)
        pen.path(curve("30,-126 80,-128 120,-130"), wet.lit, stroke=3)
    if foam:
        soap = tones("#f8f4ec", palette, depth=0.18)
        for x, y, r in (
            (-96, -136, 17), (-74, -146, 20), (-50, -136, 16), (-112, -128, 11), (-30, -130, 11),
            (64, -132, 12), (82, -136, 15), (100, -130, 10),
        ):
            pen.circle(x, y, r, soap.shade)
            pen.circle(x - r * 0.15, y - r * 0.18, r * 0.84, soap.base)
    if tap:
        pen.path(curve("152,-128 154,-186 146,-200 128,-200 122,-186"), metal.shade, stroke=10)
        pen.path(curve("150,-130 152,-184 144,-197 130,-198"), metal.lit, stroke=4)
        for x in (140, 168):
            pen.circle(x, -206 if x < 150 else -168, 7, metal.base)
