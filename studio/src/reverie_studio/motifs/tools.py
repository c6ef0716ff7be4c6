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
    shifted,
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
    "needle and thread", tags=("sewing", "tool"), size=(224, 270),
    anchors={"top": (-20, -264), "needle_tip": (108, -4), "thread": (-20, -130), "eye": (20, -244)},
)
def needle_and_thread(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, spool: bool = True
) -> None:
    """A spool of thread and a long needle that has begun to sew."""
    t = tones(pick(colour, palette.accent, palette, 0.03), palette)
    steel, wood = _steel(palette), timber(palette, "#b98a56")
    if spool:
        Turned("2,58 -8,60! -20,44 -26,38", x=-46, tilt=0.22).paint(pen, wood)
        body = Turned("-22,46 -40,52 -80,54 -120,52 -138,46", x=-46, tilt=0.22)
        body.paint(pen, t, shine=0.03)
        for i in range(15):
            y = -26 - i * 7.6
            pen.poly(body.arc(y), t.shade if i % 2 else t.far, 0.6, stroke=2.2, closed=False)
        Turned("-136,38 -144,46! -156,60 -164,60", x=-46, tilt=0.22).paint(pen, wood)
        pen.oval(-46, -164, 60, 13, wood.lit)
        pen.oval(-46, -164, 14, 3.4, wood.dark)
    pen.path(curve("2,-118 40,-140 20,-190 -10,-214 24,-240 30,-232"), t.base, stroke=3.6)
    pen.path(blob("16,-246 26,-250 34,-240 112,0! 22,-236"), steel.base)
    pen.path(blob("18,-245 25,-248 30,-240 112,0! 22,-236"), steel.lit)
    pen.path(blob("34,-240 28,-236 112,0!"), steel.shade)
    pen.path(disc(26, -236, 2.6, 7, -18), steel.dark)


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
    "fishing net", tags=("sea", "tool", "carried"), size=(188, 350),
    anchors={"handle": (-40, -60), "hoop": (40, -290), "inside": (60, -220), "top": (40, -344)},
)
def fishing_net(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    hoop: Colour | None = None,
) -> None:
    """A landing net on a long handle, for butterflies, fish or stars."""
    wood = timber(palette, "#9a6a3f") if hoop is None else tones(palette.resolve(hoop), palette)
    mesh = pick(colour, mix("#efe6d0", palette.light, 0.3), palette, 0.0)
    bag = blob("-18,-312! -10,-250 22,-190 56,-166 84,-200 90,-260 84,-320!")
    pen.path(bag, mesh, 0.3)
    with pen.clip(bag):
        for i in range(-4, 14):
            pen.path(
                curve(f"{-60 + i * 14},-340 {-30 + i * 12},-250 {20 + i * 7},-150"), mesh, 0.9,
                stroke=1.8,
            )
            pen.path(
                curve(f"{120 - i * 14},-340 {100 - i * 12},-250 {70 - i * 7},-150"), mesh, 0.9,
                stroke=1.8,
            )
    pen.path(disc(34, -316, 56, 26, -8), mesh, 0.16)
    pen.path(disc(34, -316, 56, 26, -8), wood.shade, stroke=9)
    pen.path(disc(33, -318, 56, 26, -8), wood.lit, stroke=3)
    form(pen, tube("-72,0,6 -50,-120,5.5 -24,-260,5 -18,-306,5"), wood, cut=3)
    pen.path(curve("-66,-36 -60,-70"), palette.accent, stroke=14)


@motif(
    "bear trap", tags=("trap",), size=(324, 117),
    anchors={"plate": (-20, -40), "chain": (110, -10), "top": (-20, -126), "jaw_left": (-124, -90)},
)
@shifted(-20)
def bear_trap(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, bait: str = "none"
) -> None:
    """An open iron trap; its bait is none, rose, crown or toy (a ball)."""
    t = tones(pick(colour, "#5d5a58", palette, 0.15), palette, glow=0.35, depth=0.45)
    rust = mix("#9a5432", palette.accent, 0.2)
    for x in (-112, 104):
        form(
            pen,
            blob(f"{x - 28},-16 {x - 20},-30 {x + 20},-30 {x + 30},-16 {x + 10},-4 {x - 12},-4"), t,
            cut=4,
        )
    _jaw(pen, t, -58, 1)
    pen.oval(0, -28, 60, 14, t.far)
    pen.oval(0, -31, 56, 12.5, t.base)
    pen.oval(-8, -33, 36, 7, t.lit, 0.7)
    _bait(pen, palette, bait)
    _jaw(pen, t, -22, -1)
    for x, y in ((-80, -24), (64, -20), (20, -14)):
        pen.path(blob(f"{x},{y} {x + 12},{y - 3} {x + 16},{y + 3} {x + 4},{y + 5}"), rust, 0.8)
    for i in range(5):
        pen.path(
            disc(120 + i * 13, -10 + 6 * math.sin(i * 1.3), 8, 5, 20 * (-1) ** i), t.shade, stroke=4
        )


def _jaw(pen: Pen, t: Tones, y: float, side: int) -> None:
    """Half of the jaws; side is 1 for the far one, -1 for the near one."""
    ry = 44.0
    pen.path(
        f"M-112,{y} C-100,{y - ry * side} 100,{y - ry * side} 112,{y}",
        t.far if side > 0 else t.base, stroke=11,
    )
    pen.path(
        f"M-110,{y - 2} C-98,{y - ry * side - 2} 98,{y - ry * side - 2} 108,{y - 2}",
        t.shade if side > 0 else t.lit, stroke=3.4,
    )
    for i in range(9):
        s = (i + 0.5) / 9
        x = -112 * (1 - s) ** 3 - 300 * s * (1 - s) ** 2 + 300 * s * s * (1 - s) + 112 * s**3
        yy = y - 3 * s * (1 - s) * ry * side
        h = 24 if side > 0 else 20
        tone = t.shade if side > 0 else t.lit if x < 20 else t.base
        pen.path(f"M{x - 9},{yy} L{x + 1},{yy - h} L{x + 9},{yy}Z", tone)


def _bait(pen: Pen, palette: Palette, bait: str) -> None:
    if bait == "rose":
        pen.path(curve("0,-34 6,-54 0,-72"), palette.leaf, stroke=4)
        form(pen, disc(0, -82, 16, 15), tones(palette.accent, palette), cut=5)
        pen.path(
            curve("-6,-84 0,-90 7,-84 2,-78"), mix(palette.accent, palette.dark, 0.4), stroke=3
        )
    elif bait == "crown":
        gold = brass(palette)
        form(pen, blob("-28,-36! -32,-76! -14,-58! 0,-82! 14,-58! 32,-76! 28,-36!"), gold, cut=5)
    elif bait == "toy":
        ball = tones(palette.accent, palette)
        form(pen, disc(0, -54, 24), ball, cut=7)
        pen.path(curve("-22,-60 0,-50 22,-58"), palette.light, stroke=5)
    elif bait != "none":
        raise ValueError("bait is none, rose, crown or toy")


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
    "broom", tags=("tool", "carried"), size=(110, 370),
    anchors={"handle": (0, -300), "seat": (0, -200), "top": (0, -366), "bristles": (0, -50)},
)
def broom(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A besom standing on its twigs."""
    wood = timber(palette, "#8a6240")
    straw = tones(pick(colour, "#c79a4f", palette, 0.1), palette, depth=0.4)
    form(pen, tube("4,-120,6 -3,-230,5.5 3,-366,5"), wood, cut=3)
    head = blob(
        "-12,-134! 12,-134! 22,-110 34,-60 50,-2! 36,-10 24,2 8,-8 -8,4 -24,-8 -38,2 -52,-6! "
        "-34,-64 -22,-110"
    )
    form(pen, head, straw, cut=8)
    with pen.clip(head):
        for _ in range(40):
            x = float(rng.uniform(-46, 46))
            pen.path(
                f"M{x * 0.3},-120 Q{x * 0.6},-70 {x},4",
                straw.lit if rng.random() < 0.5 else straw.far, 0.6, stroke=2,
            )
    for y, tone in ((-122, palette.accent), (-108, palette.accent)):
        w = 16 + (y + 122) * 0.5
        pen.path(f"M{-w},{y} Q0,{y + 9} {w},{y}", tone, stroke=6)


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
    "axe", tags=("tool", "carried"), size=(112, 338), origin="centre",
    anchors={"edge": (-46, -108), "handle": (20, 90), "top": (20, -160)},
)
@shifted(20)
def axe(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, sprouts: bool = False
) -> None:
    """An axe with an old handle; sprouts lets the handle put out leaves again."""
    steel, wood = _steel(palette), timber(palette, "#9a6a3f")
    head = blob("-60,-150! -74,-108 -66,-62! -40,-84 -8,-92! 34,-92! 36,-128! -8,-128! -36,-134")
    form(pen, tube("10,-160,8 8,-80,8 4,20,9 8,110,10 -2,158,11"), wood, cut=5)
    form(
        pen, head, tones(pick(colour, "#7d868c", palette, 0.12), palette, glow=0.35, depth=0.42),
        cut=6,
    )
    pen.path(blob("-60,-150! -74,-108 -66,-62! -52,-74 -56,-108 -48,-140"), steel.lit)
    pen.path(blob("4,-128! 18,-128! 18,-92! 4,-92!"), iron(palette).base)
    if sprouts:
        leaf = tones(palette.leaf, palette)
        for x, y, a in ((14, 0, 60), (-4, 34, -70), (18, 72, 50), (0, -40, -50)):
            with pen.at(x, y, turn=a):
                pen.line(0, 0, 0, -14, wood.shade, 3)
                form(pen, blob("0,-10! -11,-22 0,-44! 11,-22"), leaf, cut=4)


@motif(
    "spade", tags=("garden", "tool", "carried"), size=(102, 363),
    anchors={"handle": (0, -340), "top": (0, -356), "blade": (0, -50)},
)
def spade(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A garden spade stuck in the ground by its tip."""
    steel, wood = _steel(palette), timber(palette, "#9a6a3f")
    form(pen, tube("0,-130,7 2,-230,6.5 0,-330,7"), wood, cut=4)
    pen.path(
        blob("-30,-346! 0,-356 30,-346! 22,-322 6,-310 -6,-310 -22,-322"), wood.base, stroke=10
    )
    pen.path(curve("-30,-346 0,-356 30,-346"), wood.lit, stroke=5)
    blade = blob(
        "-50,-128! -14,-128 -10,-150! 10,-150! 14,-128 50,-128! 46,-60 26,-18 0,0! -26,-18 -46,-60"
    )
    form(pen, blade, steel if colour is None else tones(palette.resolve(colour), palette), cut=9)
    pen.path(curve("0,-130 2,-80 0,-40"), steel.far, 0.7, stroke=5)
    pen.path(
        blob("-40,-50 -20,-40 10,-46 40,-56 26,-18 0,0! -26,-18"),
        mix("#5a3f2c", palette.ground_shade, 0.4),
    )


@motif(
    "hammock", tags=("sleep", "garden"), size=(430, 150), origin="hang",
    anchors={"left": (-212, 0), "right": (212, 0), "seat": (0, 112), "inside": (0, 100)},
)
def hammock(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None,
) -> None:
    """A striped hammock slung between two points 424 apart, at the height of the origin."""
    one = tones(pick(colour, palette.accent, palette, 0.03), palette)
    two = tones(pick(second, "#f0e3c8", palette, 0.03), palette)
    rope = mix("#cdb27e", palette.dark, 0.15)
    for side in (-1, 1):
        for dy in (-16, -6, 4, 14, 24):
            pen.path(
                f"M{side * 212},0 Q{side * 180},{28 + dy * 0.3} {side * 146},{58 + dy}", rope,
                stroke=2.4,
            )
    inner = blob("-150,44! -80,84 0,98 80,84 150,44! 146,66 70,104 0,116 -70,104 -146,66")
    pen.path(inner, one.far)
    sling = blob(
        "-152,42! -110,84 -50,110 0,116 50,110 110,84 152,42! 150,84 80,136 0,148 -80,136 -150,84"
    )
    pen.path(sling, one.base)
    with pen.clip(sling):
        for i in range(11):
            x0 = -152 + i * 28
            t = two if i % 2 else one
            tone = t.lit if i < 4 else t.base if i < 8 else t.shade
            pen.path(
                f"M{x0},0 Q{x0 * 0.92},80 {x0 * 0.9},160 L{(x0 + 28) * 0.9},160 "
                f"Q{(x0 + 28) * 0.92},80 {x0 + 28},0Z",
                tone,
            )
        pen.path(blob("-160,96! -80,126 0,138 80,126 160,96! 160,160! -160,160!"), one.dark, 0.25)
    for side in (-1, 1):
        pen.line(side * 150, 40, side * 150, 88, timber(palette).base, 8)


@motif(
    "wheelbarrow", tags=("garden", "tool", "vehicle"), size=(346, 109),
    anchors={"inside": (10, -104), "handle": (-150, -104), "top": (30, -103)},
)
def wheelbarrow(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    load: Colour | None = None,
) -> None:
    """A wooden barrow, wheel to the right; load heaps something of that colour into it."""
    t = tones(pick(colour, mix("#4d6a58", palette.leaf, 0.3), palette, 0.05), palette)
    wood, metal = timber(palette), iron(palette)
    if load is not None:
        heap = tones(palette.resolve(load), palette)
        form(pen, blob("-60,-96! -40,-128 0,-150 40,-146 80,-124 106,-96!"), heap, cut=10)
        for _ in range(24):
            x = float(rng.uniform(-50, 94))
            y = -104 - float(rng.uniform(0, 1)) * 36 * math.sin((x + 60) / 166 * math.pi)
            pen.circle(x, y, float(rng.uniform(3, 6)), heap.lit if x < 10 else heap.far)
    pen.line(-158, -102, 118, -40, wood.far, 9)
    pen.path(blob("-66,-102! 112,-106! 92,-92 -50,-88!"), t.dark)
    form(pen, blob("-72,-100! 118,-104! 84,-44 -34,-42!"), t, cut=8)
    for x in (-20, 30, 76):
        pen.line(x - 6, -98, x - (x - 20) * 0.2 - 4, -46, t.far, 2.4)
    form(pen, tube("-162,-86,6 -60,-62,6 60,-34,6 124,-28,6"), wood, cut=3)
    form(pen, tube("-58,-56,6 -48,-26,6 -52,0,6"), wood, cut=3)
    pen.circle(124, -32, 31, metal.dark, stroke=9)
    pen.circle(123, -33, 31, metal.lit, 0.8, stroke=3)
    for i in range(6):
        a = math.tau * i / 6
        pen.line(124, -32, 124 + math.cos(a) * 27, -32 + math.sin(a) * 27, wood.shade, 5)
    pen.circle(124, -32, 7, metal.lit)
    pen.line(-166, -88, -142, -82, palette.accent, 11)


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
