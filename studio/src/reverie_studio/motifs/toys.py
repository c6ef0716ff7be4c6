"""Playthings: kites, balloons, horses that rock, houses of cards."""

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
    bright,
    grain,
    iron,
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


# --- in the air -----------------------------------------------------------------------------


@motif(
    "kite", tags=("toy", "flying"), size=(202, 430), origin="centre",
    anchors={
        "bridle": (0, -84), "tail": (48, 204), "top": (0, -212), "left": (-96, -110),
        "right": (96, -112),
    },
)
def kite(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, patched: bool = True,
) -> None:
    """A diamond kite with a tail of bows."""
    one = tones(pick(colour, palette.accent, palette, 0.03), palette)
    two = tones(pick(second, mix(palette.accent2, palette.light, 0.1), palette, 0.03), palette)
    wood = timber(palette)
    tail = "0,56 -26,90 20,124 -18,158 34,186 48,206"
    pen.path(curve(tail), mix("#efe2c0", palette.dark, 0.15), stroke=2.6)
    for i, (x, y, a) in enumerate(((-22, 88, 30), (14, 122, -20), (-12, 156, 35), (34, 188, -10))):
        t = (two, one)[i % 2]
        with pen.at(x, y, turn=a):
            form(pen, blob("0,0! -24,-12 -24,10"), t, cut=3)
            form(pen, blob("0,0! 24,-10 24,12"), t, cut=3)
            pen.circle(0, 0, 4, t.dark)
    pen.path("M0,-212 L-98,-110 L0,-104Z", one.lit)
    pen.path("M0,-212 L98,-112 L0,-104Z", two.base)
    pen.path("M-98,-110 L0,58 L0,-104Z", two.lit)
    pen.path("M98,-112 L0,58 L0,-104Z", one.shade)
    pen.path("M0,-212 Q-40,-150 -98,-110 L-88,-110 Q-30,-140 0,-196Z", bright(one), 0.6)
    pen.path("M98,-112 Q40,-30 0,58 L0,34 Q40,-40 82,-110Z", one.far, 0.7)
    if patched:
        pen.path(blob("-52,-86! -24,-92! -20,-66! -48,-60!"), mix("#5c7f86", palette.mid, 0.2))
        pen.path("M-52,-78 l-6,1 M-38,-90 l-1,-6 M-22,-78 l6,-1 M-34,-63 l1,6", two.dark, stroke=2)
    pen.line(0, -212, 0, 58, wood.shade, 4)
    pen.line(-98, -110, 98, -112, wood.shade, 4)
    pen.line(-1, -212, -1, 58, wood.lit, 1.4)


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


@motif(
    "paper plane", tags=("toy", "flying"), size=(226, 118), origin="centre",
    anchors={"nose": (112, -30), "seat": (-20, -10), "top": (-60, -60)},
)
def paper_plane(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lines: bool = True
) -> None:
    """A folded dart flying right."""
    t = tones(pick(colour, "#f3ead7", palette, 0.05), palette, depth=0.32)
    pen.poly([(112, -30), (-112, -58), (-66, -4)], t.lit)
    pen.poly([(112, -30), (-66, -4), (-52, 58)], t.far)
    pen.poly([(112, -30), (-52, 58), (-20, 10)], t.shade)
    pen.poly([(112, -30), (-20, 10), (24, 34), (30, 32)], t.base)
    pen.poly([(112, -30), (-20, 10), (34, 46)], t.base)
    pen.line(112, -30, -66, -4, bright(t), 1.6)
    if lines:
        ink = mix("#5f86b0", palette.mid, 0.3)
        for i in range(5):
            s = 0.15 + i * 0.17
            pen.line(-112 + 46 * s, -58 + 54 * s, 20 - 40 * s + 30, -42 + 26 * s, ink, 1.3, 0.5)


@motif(
    "pinwheel", tags=("toy",), size=(182, 328),
    anchors={"hub": (0, -236), "top": (0, -328), "handle": (0, -30)},
)
def pinwheel(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, turn: float = 12.0,
) -> None:
    """A paper windmill on a stick."""
    sets = (
        tones(pick(colour, palette.accent, palette, 0.03), palette),
        tones(pick(second, palette.accent2, palette, 0.03), palette),
    )
    wood = timber(palette, "#b58a56")
    form(pen, tube("2,0,4.5 0,-120,4 0,-236,4"), wood, cut=3)
    with pen.at(0, -236, turn=turn):
        for i in range(4):
            t = sets[i % 2]
            with pen.at(0, 0, turn=90 * i):
                pen.path("M0,0 L4,-92 Q60,-96 66,-62 Q44,-38 0,0Z", t.base)
                pen.path("M0,0 L66,-62 Q44,-38 20,-18 Q30,-30 0,0Z", t.far)
                pen.path("M0,0 L4,-92 Q30,-86 40,-66 Q20,-40 0,0Z", t.lit)
                pen.path("M0,0 Q34,-38 66,-62 Q36,-52 0,0Z", t.shade)
    pen.circle(0, -236, 8, brass(palette).base)
    pen.circle(-2, -239, 3.4, bright(brass(palette)))


# --- in the nursery -------------------------------------------------------------------------


@motif(
    "rocking horse", tags=("toy", "animal toy"), size=(350, 331),
    anchors={
        "seat": (-16, -196), "head": (110, -286), "top": (96, -325), "tail": (-124, -190),
        "rein": (96, -230),
    },
)
def rocking_horse(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    saddle: Colour | None = None, rock: float = -4.0,
) -> None:
    """A dappled rocking horse with a real mane, looking right."""
    t = tones(pick(colour, "#d9cbb4", palette, 0.1), palette, depth=0.34)
    red = tones(pick(saddle, palette.accent, palette, 0.03), palette)
    wood, hair = timber(palette, "#8a5531"), timber(palette, "#4f3325")
    with pen.at(0, 0, turn=rock):
        pen.path(curve("-150,-52 -90,-20 0,-12 90,-22 158,-58"), wood.far, stroke=12)
        for line in ("-58,-130,16 -88,-76,11 -104,-34,9", "62,-130,16 104,-86,11 116,-40,9"):
            form(pen, tube(line), Tones(t.shade, t.base, t.far, t.far, t.dark), cut=4)
        pen.path(curve("-104,-176 -140,-182 -150,-132 -136,-96"), hair.base, stroke=16)
        pen.path(curve("-106,-180 -142,-186 -152,-140"), hair.lit, stroke=5)
        body = blob(
            "-108,-172 -96,-200 -50,-204 10,-194 52,-208 76,-250 88,-292 104,-300 122,-288 "
            "150,-262 162,-238 154,-226 132,-230 "
            "112,-234 102,-206 96,-160 70,-130 0,-124 -70,-126 -100,-144"
        )
        form(pen, body, t, cut=12)
        with pen.clip(body):
            for _ in range(26):
                x, y = float(rng.uniform(-100, 90)), float(rng.uniform(-200, -130))
                pen.circle(
                    x, y, float(rng.uniform(4, 9)), t.lit if rng.random() < 0.6 else t.shade, 0.6
                )
        pen.path(blob("84,-288! 88,-316 102,-298"), t.shade)
        pen.path(blob("104,-300! 112,-322 118,-294"), t.base)
        pen.circle(122, -268, 5, t.dark)
        pen.circle(120.5, -270, 1.6, "#ffffff")
        pen.circle(153, -240, 2.6, t.far)
        for x, y, a in (
            (92, -296, -40), (80, -276, -60), (74, -256, -60), (66, -236, -50), (56, -218, -40),
            (46, -206, -20),
        ):
            with pen.at(x, y, turn=a):
                form(pen, blob("0,-4! -18,6 -24,26 -14,30 2,10"), hair, cut=4)
        pen.path(curve("96,-300 110,-290 118,-284"), hair.base, stroke=9)
        form(
            pen, blob("-52,-200 -44,-214 -20,-206 6,-210 18,-196 20,-150 -10,-142 -50,-150"), red,
            cut=7,
        )
        pen.path(curve("-14,-146 -16,-128 -14,-122"), wood.dark, stroke=4)
        pen.path(curve("16,-186 70,-196 104,-198"), red.shade, stroke=6)
        pen.path(curve("112,-252 140,-236 148,-228"), red.base, stroke=5)
        pen.path(curve("140,-240 110,-222 40,-204"), red.base, stroke=4)
        for x in (60, 84):
            pen.circle(x, -194, 5, brass(palette).lit)
        for line in ("-76,-136,18 -62,-84,12 -76,-30,10", "76,-136,18 74,-86,12 92,-34,10"):
            form(pen, tube(line), t, cut=6)
        for x, y in ((-80, -26), (94, -30)):
            form(
                pen,
                blob(f"{x - 12},{y - 8}! {x + 16},{y - 8}! {x + 20},{y + 8} {x - 12},{y + 10}"),
                hair, cut=3,
            )
        form(pen, tube("-164,-46,7 -90,-10,9 0,0,10 92,-12,9 168,-50,7"), red, cut=5)
        pen.path(curve("-150,-44 -84,-16 0,-8 88,-18 150,-46"), palette.accent2, stroke=3)


@motif(
    "spinning top", tags=("toy",), size=(222, 227),
    anchors={"top": (-14, -226), "handle": (-14, -214), "tip": (0, 0), "rim_left": (-98, -112)},
)
def spinning_top(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, lean: float = -6.0, spinning: bool = True,
) -> None:
    """A humming top leaning on its point."""
    one = tones(pick(colour, palette.accent, palette, 0.03), palette, glow=0.3)
    two = tones(pick(second, palette.accent2, palette, 0.03), palette, glow=0.3)
    three = tones(mix("#2f6f73", palette.mid, 0.2), palette)
    with pen.at(0, 0, turn=lean):
        Turned("0,2 -10,5 -24,10 -30,16", tilt=0.2).paint(pen, iron(palette))
        body = Turned("-26,14 -46,34 -86,84 -108,98 -124,92 -146,56 -160,22 -166,14", tilt=0.2)
        body.paint(pen, one, shine=0.04)
        body.paint(pen, two, bottom=-58, top=-74)
        body.paint(pen, three, bottom=-98, top=-114, shine=0.04)
        body.paint(pen, two, bottom=-134, top=-144, shine=0.04)
        body.dots(pen, -106, 11, 5, mix("#efe2c0", palette.light, 0.3))
        Turned("-164,8 -200,6 -206,12! -214,16 -222,12 -226,2").paint(
            pen, timber(palette), shine=0.1
        )
    if spinning:
        for r, a in ((118, 0.5), (136, 0.3)):
            pen.path(
                f"M{-r},{-100} A{r},{r * 0.22} 0 0 0 {-r * 0.3},{-100 + r * 0.21}", palette.light,
                a, stroke=4,
            )
            pen.path(
                f"M{r},{-116} A{r},{r * 0.22} 0 0 0 {r * 0.3},{-116 - r * 0.21}", palette.light, a,
                stroke=4,
            )


@motif(
    "marionette cross", tags=("toy", "puppet"), size=(286, 113), origin="hang",
    anchors={
        "grip": (0, 0), "string_left": (-114, 62), "string_right": (114, 58),
        "string_front": (-38, 104), "string_back": (36, 28), "string_middle": (0, 60),
    },
)
def marionette_cross(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, strings: float = 0.0
) -> None:
    """The wooden cross that moves a puppet; strings is how far its threads hang down."""
    t = timber(palette, "#9a6a3f") if colour is None else tones(palette.resolve(colour), palette)
    thread = mix("#efe2c0", palette.light, 0.3)
    ends = ((-114, 62), (114, 58), (-38, 104), (36, 28), (0, 62))
    for x, y in ends:
        if strings > 0:
            pen.line(x, y, x * 0.8, y + strings, thread, 1.6, 0.9)
    form(pen, tube("0,8,5 0,34,6 0,60,7"), t, cut=3)
    form(pen, blob("26,22! 46,24! -26,112! -48,108!"), t, cut=5)
    form(pen, blob("-126,56! -118,46! 122,42! 126,52! 124,64 -122,72"), t, cut=5)
    grain(Hand(pen, rng, 0.5), Quad((-116, 50), (116, 46), (116, 60), (-116, 66)), t.far, rng, 8)
    for x, y in ends:
        pen.circle(x, y - 4, 4.6, t.dark)
        pen.circle(x - 1, y - 5, 2, thread)
    pen.path(disc(0, 3, 8, 6), t.shade, stroke=4)


def _chess_profile(kind: str) -> str:
    base = "0,58 -10,60! -16,50! -22,54! -30,54 -36,44! "
    if kind == "pawn":
        return (
            base
            + "-50,26 -90,17 -112,22! -118,30 -122,30! -126,18 -136,30 -152,34 -168,28 -180,8 -182,1"
        )
    if kind == "rook":
        return base + "-50,34 -110,27 -140,30! -146,42 -152,42! -156,40 -196,42 -200,42"
    if kind == "bishop":
        return (
            base
            + "-54,26 -120,16 -146,20! -152,32 -158,32! -162,18 -176,28 -200,32 -222,22 -240,8! -246,10 -254,8 -258,1"
        )
    if kind == "queen":
        return base + "-60,28 -150,18 -186,22! -194,34 -200,34! -206,22 -240,34 -262,46 -266,46"
    return (
        base
        + "-60,30 -160,19 -200,23! -208,36 -214,36! -220,24 -256,36 -272,40! -278,30 -290,14 -294,10"
    )


@motif(
    "chess piece", tags=("toy", "chess"), size=(132, 312),
    anchors={"top": (0, -320), "base": (0, -10), "crown": (0, -266), "door": (0, -20)},
)
def chess_piece(
    pen: Pen, palette: Palette, rng: Rng, *, kind: str = "queen", colour: Colour | None = None,
    lit: float = 0.0,
) -> None:
    """A chessman: king, queen, bishop, knight, rook or pawn; lit > 0 gives it windows."""
    if kind not in ("king", "queen", "bishop", "knight", "rook", "pawn"):
        raise ValueError("kind is king, queen, bishop, knight, rook or pawn")
    t = tones(
        pick(colour, "#8a5a44" if kind != "rook" else "#d8c6a4", palette, 0.1), palette, glow=0.3
    )
    if kind == "knight":
        _chess_knight(pen, palette, t)
        return
    body = Turned(_chess_profile(kind), tilt=0.2)
    body.paint(pen, t, shine=0.05)
    if kind == "rook":
        pen.oval(0, -200, 42, 8.4, t.dark)
        for i in range(5):
            k = math.sin(-1.2 + 2.4 * i / 4)
            x, y = body.at(k, -200)
            w = 9 * math.sqrt(1 - k * k) + 3
            tone = t.lit if k < -0.3 else t.base if k < 0.4 else t.shade
            pen.poly([(x - w, y), (x + w, y), (x + w, y - 20), (x - w, y - 20)], tone)
            pen.poly(
                [(x - w, y - 20), (x + w, y - 20), (x + w - 2, y - 24), (x - w + 2, y - 24)], t.lit
            )
    if kind == "queen":
        pen.oval(0, -266, 46, 9, t.dark)
        for i in range(7):
            k = math.sin(-1.4 + 2.8 * i / 6)
            x, y = body.at(k, -266)
            tip = x + k * 14
            tone = t.lit if k < -0.3 else t.base if k < 0.4 else t.shade
            pen.path(f"M{x - 9},{y + 2} L{tip},{y - 38} L{x + 9},{y + 2}Z", tone)
            pen.circle(tip, y - 40, 5, tone)
    if kind == "king":
        pen.path(
            "M-5,-286 L-6,-304 L-20,-306 L-20,-318 L-6,-317 L-5,-332 L6,-332 L6,-318 L20,-318 "
            "L20,-306 L6,-304 L5,-286Z",
            t.base,
        )
        pen.path("M-5,-286 L-6,-304 L-20,-306 L-20,-318 L-6,-317 L-5,-332 L0,-332 L0,-286Z", t.lit)
    if kind == "bishop":
        pen.path("M6,-226 L22,-204", t.dark, stroke=5)
    if lit > 0:
        _chess_windows(pen, palette, rng, body, t, lit)


def _chess_windows(
    pen: Pen, palette: Palette, rng: Rng, body: Turned, t: Tones, lit: float
) -> None:
    for k, y in ((-0.2, -70), (0.3, -100), (-0.3, -126), (0.1, -160)):
        x, yy = body.at(k, y)
        on = rng.random() < lit
        arch = f"M{x - 5},{yy} v-10 q0,-6 5,-6 q5,0 5,6 v10Z"
        pen.path(arch, t.dark, stroke=3)
        pen.path(arch, palette.glow if on else mix(palette.dark, palette.mid, 0.3))
    pen.path("M-11,10 v-18 q0,-10 10,-10 q10,0 10,10 v18Z", t.dark)


def _chess_knight(pen: Pen, palette: Palette, t: Tones) -> None:
    foot = Turned("0,58 -10,60! -16,50! -22,54! -30,54 -36,46! -46,40 -54,38", tilt=0.2)
    foot.paint(pen, t, shine=0.05)
    horse = blob(
        "-38,-44! -40,-90 -30,-126 -16,-150 -22,-168 -26,-206! -6,-196 10,-214! 20,-196 44,-176 "
        "62,-146 66,-132 54,-122 38,-126 "
        "20,-136 10,-132 16,-112 34,-90 40,-64 38,-42! 0,-34"
    )
    form(pen, horse, t, cut=9)
    with pen.clip(horse):
        for i in range(6):
            pen.path(
                curve(
                    f"{-40 + i * 2},{-70 - i * 22} {-24 + i * 3},{-66 - i * 22} "
                    f"{-12 + i * 4},{-78 - i * 22}"
                ),
                t.far,
                stroke=4,
            )
    pen.circle(26, -164, 5, t.dark)
    pen.circle(57, -136, 3, t.dark)
    pen.path(curve("50,-124 40,-130 32,-132"), t.dark, stroke=2.4)
    pen.path(curve("-14,-152 -4,-176 4,-190"), t.far, stroke=3)


@motif(
    "dice", tags=("toy", "chance"), size=(232, 129),
    anchors={"top": (-40, -128), "seat": (-36, -124), "second": (70, -76)},
)
def dice(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None,
) -> None:
    """Two dice, one big and one small."""
    pairs = (
        (
            -112.0, 0.0, 94.0, tones(pick(colour, "#efe3cb", palette, 0.05), palette),
            _pips_ink(palette),
        ),
        (
            34.0, 0.0, 58.0, tones(pick(second, palette.accent, palette, 0.03), palette),
            mix("#f3ead6", palette.light, 0.3),
        ),
    )
    for x, y, w, t, ink in pairs:
        hand = Hand(pen, rng, 0.9)
        box = Box(x, y, w, w, w, 0.4, 0.34)
        box.paint(hand, t)
        for face, spots in (
            (box.front, ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73))),
            (box.top, ((0.5, 0.5),)),
            (box.side, ((0.3, 0.2), (0.7, 0.8), (0.3, 0.5), (0.7, 0.5))),
        ):
            for u, v in spots:
                px, py = face.at(u, v)
                rx, ry = w * 0.085, w * 0.085
                if face == box.top:
                    rx, ry = w * 0.11, w * 0.05
                if face == box.side:
                    rx = w * 0.05
                pen.oval(px, py, rx, ry, ink if face != box.side else mix(ink, t.far, 0.3))
        hand.line([box.front.d, box.front.a, box.front.b], bright(t), 2.4, 0.8)


def _pips_ink(palette: Palette) -> Colour:
    return mix(palette.dark, "#2a1c18", 0.4)


def _playing_card(
    pen: Pen, palette: Palette, hand: Hand, face: Quad, t: Tones, pips: int, red: bool, back: bool
) -> None:
    hand.poly(face.points, t.base)
    ink = palette.accent if red else _pips_ink(palette)
    if back:
        hand.poly(face.inset(0.1, 0.07).points, mix(palette.accent, palette.dark, 0.1))
        for u in (0.3, 0.5, 0.7):
            hand.line(face.line((u, 0.1), (u, 0.9)), t.base, 1.6, 0.7)
        for v in (0.2, 0.35, 0.5, 0.65, 0.8):
            hand.line(face.line((0.14, v), (0.86, v)), t.base, 1.6, 0.7)
        return
    spots = {
        1: ((0.5, 0.5),),
        2: ((0.5, 0.25), (0.5, 0.75)),
        3: ((0.5, 0.2), (0.5, 0.5), (0.5, 0.8)),
        4: ((0.3, 0.25), (0.7, 0.25), (0.3, 0.75), (0.7, 0.75)),
    }[pips]
    for u, v in spots:
        a, b, c, d = (
            face.at(u, v - 0.1), face.at(u + 0.13, v), face.at(u, v + 0.1), face.at(u - 0.13, v),
        )
        pen.poly([a, b, c, d], ink)


@motif(
    "house of cards", tags=("toy", "chance"), size=(330, 350),
    anchors={"top": (0, -346), "inside": (0, -40), "door": (0, 0), "ledge": (0, -112)},
)
def house_of_cards(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, falling: bool = False
) -> None:
    """Three storeys of leaning cards; falling takes one out of the top."""
    t = tones(pick(colour, "#f2e8d4", palette, 0.04), palette, depth=0.28)
    dark = Tones(t.far, t.shade, t.far, t.far, t.dark)
    side = Tones(mix(t.base, t.shade, 0.3), t.lit, t.shade, t.far, t.dark)
    hand = Hand(pen, rng, 0.8)
    back = (40.0, -20.0)
    for storey in range(3):
        n = 3 - storey
        low, high = -storey * 112.0, -storey * 112.0 - 106
        for i in range(n):
            cx = (i - (n - 1) / 2) * 100.0 - 18
            if falling and storey == 2:
                continue
            _leaning(pen, palette, hand, cx - 42, low, cx, high, back, dark, (2, False))
            pips = ((i + storey) % 4 + 1, i != storey)
            _leaning(pen, palette, hand, cx, high, cx + 42, low, back, side, pips)
        if n > 1:
            half = (n - 2) * 50.0 + 64
            x0, x1 = -half - 18, half - 18
            flat = [(x0 + 40, high - 26), (x1 + 40, high - 26), (x1, high - 4), (x0, high - 4)]
            hand.poly(flat, t.lit)
            hand.poly([flat[3], flat[2], (x1, high), (x0, high)], t.shade)
    if falling:
        with pen.at(96, -262, turn=40):
            card = Quad((-28, -40), (28, -40), (28, 40), (-28, 40))
            _playing_card(pen, palette, Hand(pen, rng, 0.6), card, t, 1, True, False)


def _leaning(
    pen: Pen, palette: Palette, hand: Hand, x0: float, y0: float, x1: float, y1: float,
    back: tuple[float, float], t: Tones, face: tuple[int, bool],
) -> None:
    """A card whose front edge runs from (x0, y0) to (x1, y1)."""
    bx, by = back
    if y0 < y1:
        side = Quad((x0, y0), (x0 + bx, y0 + by), (x1 + bx, y1 + by), (x1, y1))
        _playing_card(pen, palette, hand, side, t, face[0], face[1], False)
    else:
        side = Quad((x1, y1), (x1 + bx, y1 + by), (x0 + bx, y0 + by), (x0, y0))
        _playing_card(pen, palette, hand, side, t, 1, False, True)
    hand.line([(x0, y0), (x1, y1)], t.lit, 3)


@motif(
    "jack-in-the-box", tags=("toy",), size=(246, 376),
    anchors={"top": (-6, -366), "head": (-10, -290), "box": (0, -60), "crank": (112, -64)},
)
def jack_in_the_box(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, bend: float = -14.0,
) -> None:
    """A fool on a spring, sprung from his box; bend leans him to a side."""
    t = tones(pick(colour, mix("#2f6f73", palette.mid, 0.1), palette, 0.03), palette)
    red = tones(pick(second, palette.accent, palette, 0.03), palette)
    gold = tones(palette.accent2, palette)
    metal = tones("#b9b7ad", palette, glow=0.5, depth=0.4)
    hand = Hand(pen, rng, 1.1)
    box = Box(-100, 0, 150, 124, 96, 0.4, 0.32)
    c = box.corner
    lid = [
        c(0, 1, 1), c(1, 1, 1), (c(1, 1, 1)[0] + 20, c(1, 1, 1)[1] - 78),
        (c(0, 1, 1)[0] + 20, c(0, 1, 1)[1] - 78),
    ]
    hand.poly(lid, gold.shade)
    hand.poly(box.top.points, t.dark)
    for i in range(8):
        s = i / 8
        x, y = bend * s * s - 6, -128 - i * 13
        pen.path(f"M{x - 25},{y + 4} Q{x},{y + 15} {x + 25},{y - 4}", metal.shade, stroke=5)
        pen.path(f"M{x - 25},{y + 3} Q{x},{y + 13} {x + 25},{y - 5}", metal.lit, stroke=2)
        pen.path(f"M{x + 25},{y - 4} Q{x},{y - 10} {x - 25},{y - 9}", metal.far, stroke=4)
    with pen.at(bend - 6, -232, turn=bend * 0.7):
        _fool(pen, palette, red, gold, t)
    hand.poly(box.side.points, t.shade)
    hand.poly(box.front.points, t.base)
    for u in (0.0, 0.25, 0.5, 0.75):
        for v in (0, 1, 2, 3):
            if (int(u * 4) + v) % 2:
                x0, x1 = u, u + 0.25
                diamond = box.front.line(
                    ((x0 + x1) / 2, v / 4), (x1, v / 4 + 0.125), ((x0 + x1) / 2, (v + 1) / 4),
                    (x0, v / 4 + 0.125),
                )
                hand.poly(diamond, gold.base if v % 2 else red.base)
    hand.line([box.front.d, box.front.a, box.front.b, box.front.c, box.front.d], gold.lit, 4)
    pen.path("M70,-70 h26 v-22", metal.base, stroke=5)
    pen.circle(97, -96, 8, red.base)


def _fool(pen: Pen, palette: Palette, red: Tones, gold: Tones, t: Tones) -> None:
    skin = tones(mix("#efd6bd", palette.skin, 0.4), palette)
    for i in range(9):
        a = math.radians(-10 + i * 25)
        tone = (red, gold)[i % 2]
        x, y = math.cos(a) * 40, 6 + math.sin(a) * 16
        form(pen, blob(f"0,-4! {x - 8},{y} {x},{y + 12}! {x + 8},{y}"), tone, cut=3)
    form(pen, blob("-32,-8 -38,-36 -28,-62 0,-72 28,-62 38,-36 32,-8 14,8 -14,8"), skin, cut=7)
    pen.circle(-14, -34, 4.6, t.dark)
    pen.circle(14, -34, 4.6, t.dark)
    pen.path(curve("-20,-46 -14,-50 -8,-46"), t.dark, stroke=2.4)
    pen.path(curve("8,-47 14,-51 20,-46"), t.dark, stroke=2.4)
    pen.path(curve("-14,-14 0,-6 16,-16"), red.shade, stroke=3.4)
    pen.circle(0, -25, 5.5, red.base)
    for x in (-24, 24):
        pen.circle(x, -20, 6, red.lit, 0.6)
    for side, tone in ((-1, red), (1, t)):
        with pen.at(0, -58, flip=side > 0):
            form(
                pen,
                blob(
                    "4,-12! -30,-10 -36,8! -40,-24 -34,-52 -62,-56 -80,-32 -72,-66 -40,-78 -8,-60 "
                    "4,-40"
                ),
                tone,
                cut=6,
            )
            pen.circle(-80, -28, 8, gold.base)
            pen.circle(-82, -31, 3, bright(gold))
    form(pen, blob("-12,-62! -10,-108 0,-128 10,-108 12,-62!"), gold, cut=5)
    pen.circle(0, -130, 7, red.base)


@motif(
    "dolls' house", tags=("toy", "house"), size=(330, 370),
    anchors={
        "top": (10, -366), "inside": (-20, -100), "attic": (-16, -262), "room_left": (-80, -70),
        "room_right": (40, -70), "upper_left": (-80, -160), "upper_right": (40, -160),
    },
)
def dolls_house(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lit: bool = True
) -> None:
    """A house without its front: four papered rooms and an attic, all of them empty but for a bed."""
    t = tones(pick(colour, "#d98f86", palette, 0.08), palette)
    roof = tones(mix("#54606b", palette.mid, 0.25), palette)
    hand = Hand(pen, rng, 1.2)
    box = Box(-148, -8, 250, 214, 90, 0.44, 0.24)
    c = box.corner
    hand.poly(box.side.points, t.shade)
    for v in (0.2, 0.62):
        pane(
            hand, box.side.part(0.32, v, 0.68, v + 0.22), window_glass(palette, lit)[0], t.lit,
            width=3,
        )
    apex, back = c(0.5, 1.56, 0), c(0.5, 1.56, 1)
    slope = Quad(apex, back, c(1.06, 0.97, 1.05), c(1.06, 0.97, -0.03))
    hand.poly(slope.points, roof.base)
    shingles(hand, slope, (roof.lit, roof.shade), rng, rows=8, columns=8, share=0.45)
    papers = ("#7fa08f", "#d6b679", "#c98a86", "#8795b5")
    glow = mix(palette.glow, "#fffdf0", 0.2)
    for i, (u0, v0) in enumerate(((0.03, 0.04), (0.52, 0.04), (0.03, 0.53), (0.52, 0.53))):
        room = box.front.part(u0, v0, u0 + 0.45, v0 + 0.44)
        wall = mix(papers[i], glow, 0.35 if lit else 0.05)
        wall = mix(wall, palette.mid, 0.1)
        _room(pen, hand, palette, room, tones(wall, palette), i)
    attic = [c(0.12, 1.03, 0), c(0.5, 1.45, 0), c(0.88, 1.03, 0)]
    hand.poly([c(0, 1, 0), apex, c(1, 1, 0)], t.lit)
    hand.poly(attic, mix(timber(palette).far, glow, 0.2 if lit else 0.0))
    x, y = c(0.5, 1.06, 0)
    trunk = timber(palette)
    form(
        pen,
        blob(f"{x - 30},{y}! {x + 22},{y}! {x + 22},{y - 22} {x - 4},{y - 30} {x - 30},{y - 22}"),
        trunk, cut=5,
    )
    hand.line([c(-0.05, 0.95, 0), apex, c(1.05, 0.95, 0)], roof.lit, 11)
    for u in (0, 0.5, 1):
        hand.line([c(u, 0, 0), c(u, 1, 0)], t.lit, 8)
    for v in (0, 0.5, 1):
        hand.line([c(0, v, 0), c(1, v, 0)], t.lit, 8)
    Box(-160, 4, 274, 14, 104, 0.44, 0.24).paint(hand, timber(palette, "#7a5538"))


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


@motif(
    "see-saw", tags=("toy", "garden"), size=(430, 170),
    anchors={
        "seat_left": (-176, -40), "seat_right": (176, -124), "middle": (0, -92), "top": (190, -166),
    },
)
def see_saw(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, tip: float = -13.0
) -> None:
    """A plank over a trestle; tip is its slant in degrees (below 0 the right end is up)."""
    t = tones(pick(colour, palette.accent, palette, 0.04), palette)
    wood = timber(palette, "#7a5538")
    for dx, dy, tone in ((18, -12, wood.far), (0, 0, wood.base)):
        with pen.at(dx, dy):
            pen.path("M-46,0 L-8,-82 L8,-82 L46,0 L32,0 L0,-62 L-32,0Z", tone)
    pen.path("M0,-62 L32,0 L46,0 L8,-82 L2,-82Z", wood.shade)
    pen.line(0, -74, 20, -86, iron(palette).base, 12)
    with pen.at(6, -86, turn=tip):
        hand = Hand(pen, rng, 1.0)
        board = Quad((-196, -12), (214, -12), (204, 6), (-208, 6))
        hand.poly(board.points, t.lit)
        hand.poly([(-208, 6), (204, 6), (204, 16), (-208, 16)], t.base)
        hand.poly([(204, 6), (214, -12), (214, -2), (204, 16)], t.far)
        grain(hand, board, t.shade, rng, 12)
        for x in (-150, 150):
            pen.path(
                curve(f"{x - 8},-2 {x - 8},-34 {x + 10},-38 {x + 12},-6"), iron(palette).base,
                stroke=5,
            )
        for x in (-186, 186):
            hand.poly([(x - 22, -13), (x + 24, -13), (x + 20, 2), (x - 27, 2)], palette.accent2)


@motif(
    "building blocks", tags=("toy",), size=(236, 263),
    anchors={"top": (4, -266), "ledge": (60, -72), "inside": (-14, -30)},
)
def building_blocks(pen: Pen, palette: Palette, rng: Rng, *, tall: bool = True) -> None:
    """A leaning tower of wooden blocks without letters: cubes, an arch and a roof."""
    paints = (
        palette.accent, palette.accent2, mix("#3f7a80", palette.mid, 0.15),
        mix("#7fa05a", palette.leaf, 0.4), "#d8b98a",
    )
    sets = [tones(mix(c, palette.mid, 0.05), palette) for c in paints]
    hand = Hand(pen, rng, 0.8)
    Box(-100, 0, 66, 66, 56, 0.4, 0.32).paint(hand, sets[2])
    Box(34, 0, 60, 60, 56, 0.4, 0.32).paint(hand, sets[0])
    arch = Box(-100, -66, 120, 60, 50, 0.4, 0.32)
    arch.paint(hand, sets[4])
    pen.path("M-70,-66 a30,32 0 0 1 60,0Z", sets[4].far)
    pen.path("M-62,-66 a28,30 0 0 1 52,0Z", sets[4].dark)
    Turned("-60,24 -128,24", x=76, tilt=0.26).paint(pen, sets[3])
    pen.oval(76, -128, 24, 6.2, sets[3].lit)
    if tall:
        with pen.at(-2, 0, turn=-2):
            Box(-78, -126, 62, 62, 50, 0.4, 0.32).paint(hand, sets[1])
            pen.circle(-47, -157, 14, sets[1].far)
        with pen.at(0, 0, turn=-3):
            front = [(-84, -190), (-2, -188), (-44, -246)]
            back = (-24, -262)
            pen.poly([front[1], front[2], back, (18, -204)], sets[0].shade)
            pen.poly(front, sets[0].base)
            pen.poly([front[0], front[2], (-44, -230), (-76, -190)], sets[0].lit)
