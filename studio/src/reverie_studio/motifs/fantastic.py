"""Things that cannot be, drawn as if they were: giant parts of people, dragons, furniture that grew."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import (
    Tones,
    along,
    blob,
    curve,
    disc,
    eye,
    form,
    hide,
    lick,
    limb,
    mirrored,
    patches,
    same_light,
    tones,
    tube,
    tube_of,
)
from reverie_studio.motifs.birds import plumage, wing
from reverie_studio.motifs.registry import motif
from reverie_studio.motifs.trees import bark, boughs, clump
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

NIGHT = "#17131c"


# --- giant hands ----------------------------------------------------------------------------


def _cuff(
    pen: Pen, palette: Palette, sleeve: Colour, x: float, y: float, half: float, up: bool = True
) -> None:
    """The end of a sleeve across an arm at (x, y), with a shirt cuff and a button."""
    c, white = tones(sleeve, palette), tones("#f2eadb", palette)
    k = -1 if up else 1
    form(
        pen,
        f"M{x - half},{y + 6 * k} L{x + half},{y + 6 * k} L{x + half * 0.96},{y + 26 * k} L{x - half * 0.96},{y + 26 * k}Z",
        white,
        cut=4,
    )
    form(
        pen,
        f"M{x - half * 1.16},{y - 62 * k} L{x + half * 1.16},{y - 62 * k} L{x + half * 1.1},{y + 9 * k} L{x - half * 1.1},{y + 9 * k}Z",
        c,
        cut=10,
    )
    pen.circle(x + half * 0.8, y + 16 * k, 4.6, palette.resolve("metal"))


def _nail(pen: Pen, x: float, y: float, turn: float, t: Tones, k: float = 1.0) -> None:
    with pen.at(x, y, scale=k, turn=turn):
        pen.path(blob("-7,5 -7,-6 0,-11 7,-6 7,5 0,8"), mix(t.lit, "#fff0e6", 0.5))


@motif(
    "hand_open",
    tags=("giant", "body", "gift"),
    size=(260, 400),
    anchors={"palm": (0, -215), "fingertip": (-16, -394), "thumb": (-112, -262), "wrist": (0, -80),
             "little_finger": (84, -330)},
)  # fmt: skip
def hand_open(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "skin",
    sleeve: Colour | None = "cloth",
) -> None:
    """A giant hand raised with its palm to us; the wrist comes out of the ground or a sleeve."""
    t = tones(colour, palette)
    fingers = (
        "46,-236,19 70,-290,16 84,-326,12",
        "18,-250,21 26,-318,18 32,-368,13",
        "-16,-252,22 -20,-328,19 -20,-384,14",
        "-48,-240,21 -62,-304,18 -72,-352,13",
    )
    for spine in fingers:
        limb(pen, t, spine, cut=6)
        line = [tuple(float(v) for v in k.split(",")) for k in spine.split()]
        x, y, r = line[1]
        pen.path(
            curve(f"{x - r * 0.7},{y} {x},{y + 4} {x + r * 0.7},{y - 1}"), t.shade, 0.8, stroke=2.6
        )
    arm = blob(
        "-42,6! -38,-60 -44,-110 -66,-150 -74,-210 -62,-250 -10,-268 40,-258 66,-228 66,-170 46,-116 38,-60 42,6!"
    )
    thumb = tube("-50,-158,28 -90,-196,23 -112,-240,16 -118,-258,12")
    form(pen, arm + " " + thumb, t, cut=14)
    pen.path(blob("-56,-160 -30,-190 -16,-160 -24,-126 -46,-128"), t.lit, 0.5)
    for crease in (
        "-62,-214 -20,-226 30,-214 58,-224",
        "-66,-186 -30,-196 10,-184 40,-158",
        "-40,-230 -24,-190 -26,-150 -32,-118",
    ):
        pen.path(curve(crease), t.shade, 0.9, stroke=3.6)
    if sleeve is not None:
        _cuff(pen, palette, sleeve, 0, -56, 46)


@motif(
    "hand_cup",
    tags=("giant", "body", "gift", "shelter"),
    size=(380, 250),
    anchors={"palm": (40, -206), "fingertip": (158, -236), "thumb": (-58, -240), "wrist": (0, -90)},
)
def hand_cup(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "skin",
    sleeve: Colour | None = "cloth",
) -> None:
    """A giant hand held out flat, palm up, with room for something on it (`palm`)."""
    t = tones(colour, palette)
    for spine in ("70,-196,15 116,-216,13 146,-238,10", "80,-190,16 132,-208,14 166,-232,11"):
        limb(pen, Tones(t.shade, t.base, t.far, t.far, t.dark), spine, cut=5)
    limb(pen, t, "-30,-176,22 -60,-206,17 -64,-236,12", cut=6)
    arm = blob(
        "-44,6! -40,-70 -46,-124 -56,-168 -40,-196 10,-192 60,-196 92,-200 104,-184 78,-152 50,-116 42,-66 46,6!"
    )
    form(pen, arm, t, cut=13)
    limb(pen, t, "66,-178,20 118,-196,16 160,-212,13 176,-226,10", cut=6)
    limb(pen, t, "58,-160,20 112,-172,17 156,-190,13 174,-202,10", cut=6)
    limb(pen, t, "46,-142,19 96,-148,16 138,-166,12 154,-178,9", cut=6)
    pen.path(curve("-40,-186 0,-184 46,-188"), t.lit, 0.9, stroke=6)
    pen.path(curve("-36,-150 -14,-138 14,-146"), t.shade, 0.7, stroke=3.4)
    if sleeve is not None:
        _cuff(pen, palette, sleeve, 0, -56, 48)


@motif(
    "hand_point",
    tags=("giant", "body", "order"),
    size=(410, 140),
    origin="centre",
    anchors={"fingertip": (204, -18), "wrist": (-130, 10), "knuckle": (20, -34)},
)
def hand_point(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "skin",
    sleeve: Colour | None = "cloth",
) -> None:
    """A giant hand pointing to the right. Origin: centre."""
    t = tones(colour, palette)
    form(pen, tube("-160,12,38 -120,10,38 -70,4,46"), t, cut=11)
    form(pen, blob("-90,-40 -30,-58 30,-54 52,-34 50,10 34,48 -20,58 -84,50"), t, cut=12)
    form(pen, tube("20,-30,23 90,-34,19 150,-26,17 192,-18,12"), t, cut=7)
    _nail(pen, 194, -22, 96, t)
    pen.path(curve("92,-50 98,-34 92,-18"), t.shade, 0.8, stroke=2.8)
    pen.path(curve("146,-40 150,-28 146,-14"), t.shade, 0.8, stroke=2.8)
    for spine in (
        "30,4,20 62,8,18 40,24,15",
        "22,28,19 52,34,16 30,46,13",
        "8,48,16 36,52,13 18,60,10",
    ):
        limb(pen, t, spine, cut=6)
    form(pen, tube("-50,-30,26 -6,-40,21 40,-20,17 66,-4,13"), t, cut=7)
    _nail(pen, 66, -6, 120, t, 0.9)
    if sleeve is not None:
        with pen.at(-140, 11, turn=90):
            _cuff(pen, palette, sleeve, 0, 0, 46)


@motif(
    "hand_hold",
    tags=("giant", "body", "fate", "string"),
    size=(270, 380),
    origin="hang",
    anchors={"pinch": (-26, 356), "wrist": (0, 120), "finger": (112, 304)},
)
def hand_hold(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "skin",
    sleeve: Colour | None = "cloth",
) -> None:
    """A giant hand reaching down from above, holding something at `pinch`. Origin: top of the arm."""
    t = tones(colour, palette)
    behind = Tones(t.shade, t.base, t.far, t.far, t.dark)
    for spine in (
        "54,214,19 104,236,16 122,276,13 108,304,9",
        "48,230,20 90,272,17 94,318,13 76,342,9",
    ):
        limb(pen, behind, spine, cut=5)
    limb(pen, t, "34,244,21 62,300,17 54,346,13 36,364,9", cut=6)
    form(pen, tube("0,50,40 0,90,40 2,140,38 10,200,56 12,236,54"), t, cut=14)
    limb(pen, t, "0,244,23 10,300,19 -8,344,15 -22,362,10", cut=6)
    _nail(pen, -20, 350, 206, t, 0.9)
    limb(pen, t, "-34,190,28 -70,240,22 -72,300,18 -44,342,14 -30,356,10", cut=7)
    _nail(pen, -44, 340, 146, t, 0.9)
    for x, y in ((-14, 232), (12, 240), (38, 234)):
        pen.path(curve(f"{x - 10},{y} {x},{y + 6} {x + 10},{y}"), t.shade, 0.8, stroke=3)
    if sleeve is not None:
        _cuff(pen, palette, sleeve, 0, 62, 48, up=False)


# --- giant face parts and heart -------------------------------------------------------------


@motif(
    "giant_eye",
    tags=("giant", "body", "watching"),
    size=(340, 220),
    origin="centre",
    anchors={"pupil": (0, 0), "tear": (-40, 84), "top": (0, -92), "corner": (-160, 12)},
)
def giant_eye(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    iris: Colour = "accent2",
    colour: Colour = "skin",
    mood: str = "open",
    look: float = 0.0,
    tear: bool = False,
) -> None:
    """A great eye with its lids; mood: open, half or shut; look -1 (left) to 1. Origin: centre."""
    skin, i = tones(colour, palette), tones(iris, palette)
    lash = mix("#33262a", palette.dark, 0.4)
    lids = blob("-170,12 -120,-54 -30,-94 70,-82 146,-30 172,14 110,66 10,92 -90,72")
    form(pen, lids, skin, cut=12)
    pen.path(curve("-140,-30 -60,-80 50,-78 130,-34"), skin.shade, 0.9, stroke=5)
    pen.path(curve("-110,62 -20,84 80,70"), skin.shade, 0.7, stroke=4)
    ball = blob("-150,14! -100,-34 -20,-62 60,-54 118,-16 150,12! 90,46 0,60 -90,48")
    if mood == "shut":
        pen.path(blob("-150,14! -60,44 50,44 150,12! 60,62 -60,62"), skin.shade)
        _lashes(pen, "-140,24 -60,54 50,54 140,22", lash, down=True)
    else:
        pen.path(ball, "#f4ecdd")
        with pen.clip(ball):
            x = look * 52
            pen.circle(x, -2, 56, i.dark)
            pen.circle(x, -2, 52, i.base)
            for k in range(36):
                a = math.tau * k / 36 + float(rng.normal(0, 0.04))
                pen.line(
                    x + math.cos(a) * 24,
                    -2 + math.sin(a) * 24,
                    x + math.cos(a) * 49,
                    -2 + math.sin(a) * 49,
                    i.lit if k % 3 else i.shade,
                    3,
                    0.8,
                )
            pen.circle(x, -2, 24, NIGHT)
            pen.path(blob(f"{x + 8},-32 {x + 26},-36 {x + 28},-18 {x + 12},-16"), "#fffaf0")
            pen.circle(x - 18, 18, 5, "#fffaf0", 0.8)
            pen.path(blob("-170,20 -90,-30 0,-50 80,-40 160,20 160,-120 -170,-120"), NIGHT, 0.22)
            if mood == "half":
                form(
                    pen, blob("-170,10 -80,-14 0,-18 80,-12 170,10 160,-120 -170,-120"), skin, cut=7
                )
        edge = (
            "-150,14 -100,-34 -20,-62 60,-54 118,-16 150,12"
            if mood == "open"
            else "-150,12 -80,-12 0,-17 80,-10 150,12"
        )
        _lashes(pen, edge, lash, down=False)
        pen.path(
            curve("-146,18 -90,50 0,62 90,48 146,16"), mix(skin.shade, "#b0605a", 0.4), stroke=4
        )
    pen.path(blob("-154,12 -138,8 -132,20 -146,24"), "#d98f86")
    if tear:
        drop = blob("-40,62! -54,92 -52,112 -40,120 -28,112 -26,92")
        form(pen, drop, tones("water", palette, glow=0.5), cut=6)
        pen.path(blob("-48,100 -45,88 -42,98 -45,108"), "#ffffff", 0.8)


def _lashes(pen: Pen, line: str, colour: Colour, *, down: bool) -> None:
    knots = [
        (x, y, 2.0 + 4.0 * math.sin(math.pi * k / 23))
        for k, (x, y, _) in enumerate(along(line, 24))
    ]
    pen.path(tube_of(knots, per=2), colour)
    for k, (x, y, a) in enumerate(along(line, 15)[1:-1]):
        tilt = (k - 6) * 5
        angle = math.radians(a + (90 - tilt if down else -90 + tilt))
        pen.path(lick(x, y, angle, 22 + 6 * math.sin(k), 6, 0.12), colour)


@motif(
    "giant_ear",
    tags=("giant", "body", "listening"),
    size=(190, 300),
    origin="centre",
    anchors={"canal": (-18, 20), "lobe": (-20, 134), "top": (10, -142)},
)
def giant_ear(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "skin",
    ring: bool = False,
) -> None:
    """A great ear that has heard everything. Origin: centre."""
    t = tones(colour, palette)
    outer = blob(
        "-60,40 -78,-20 -66,-90 -20,-138 40,-140 82,-100 88,-40 66,16 44,60 32,110 -2,144 -40,132 -50,90"
    )
    form(pen, outer, t, cut=14)
    pen.path(
        blob(
            "-40,20 -54,-30 -40,-88 0,-116 42,-112 64,-78 64,-34 46,6 26,24 10,4 30,-20 38,-58 18,-84 -10,-74 -24,-40 -22,0"
        ),
        t.shade,
    )
    form(pen, blob("-20,-6 -18,-44 2,-70 26,-66 36,-44 26,-16 10,6 18,28 2,48 -18,40"), t, cut=7)
    pen.path(blob("-36,28 -26,4 -8,8 2,26 -8,50 -28,52"), mix(t.dark, NIGHT, 0.35))
    form(pen, blob("-60,34 -46,6 -32,18 -34,44 -50,54"), t, cut=6)
    pen.path(curve("-50,-30 -44,-84 -4,-114 38,-110"), t.lit, 0.8, stroke=7)
    pen.path(curve("30,70 18,104 -8,122"), t.shade, 0.7, stroke=4)
    if ring:
        pen.circle(-22, 146, 15, palette.resolve("metal"), stroke=6)


@motif(
    "heart",
    tags=("body", "love", "inside"),
    size=(220, 290),
    origin="centre",
    anchors={"top": (0, -140), "middle": (-6, 30), "tip": (24, 134), "door": (-10, 60)},
)
def heart(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#a83a40",
    door: bool = False,
    stitched: bool = False,
) -> None:
    """A real heart with its vessels; it may have a small door or a mended tear. Origin: centre."""
    t = tones(colour, palette)
    blue = tones("#55688a", palette)
    form(pen, tube("40,-50,22 52,-96,20 44,-136,19"), blue, cut=7)
    form(pen, tube("-2,-50,26 -4,-104,24 -40,-128,18 -66,-112,16"), t, cut=8)
    for vx, vy in ((-10, -136), (12, -142)):
        form(pen, tube(f"{vx * 0.6},-112,10 {vx},{vy},9"), t, cut=4)
    form(pen, tube("-60,-44,17 -88,-66,14 -104,-72,12"), blue, cut=5)
    form(pen, tube("66,-30,15 92,-50,12 106,-52,10"), t, cut=5)
    body = blob(
        "-70,-40 -36,-66 4,-56 44,-64 80,-40 92,8 76,64 48,108 24,136 -14,116 -60,74 -86,22"
    )
    form(pen, body, t, cut=18)
    form(
        pen,
        blob("-76,-34 -44,-62 -14,-54 -20,-28 -52,-14 -78,-14"),
        tones(mix(t.base, t.lit, 0.25), palette),
        cut=7,
    )
    form(
        pen,
        blob("36,-58 70,-46 84,-20 60,-14 36,-28"),
        tones(mix(t.base, t.shade, 0.3), palette),
        cut=6,
    )
    for line in (
        "20,-40 0,10 14,60 20,120",
        "4,6 -30,30 -50,28",
        "8,40 -22,66 -40,64",
        "14,60 44,70 58,56",
        "6,0 40,10 62,0",
    ):
        pen.path(
            curve(line),
            blue.base if line.startswith("2") else t.dark,
            0.75,
            stroke=4 if line.startswith("2") else 3,
        )
    pen.path(blob("-62,4 -56,-10 -40,-4 -44,24 -56,34"), t.lit, 0.75)
    if door:
        d = "M-30,96 L-30,54 Q-10,30 10,54 L10,96Z"
        pen.path(d, t.dark, stroke=7)
        pen.path(d, palette.resolve("glow"))
        pen.path("M-30,96 L-30,54 Q-22,42 -16,40 L-16,96Z", mix("#8a5a34", palette.dark, 0.1))
    if stitched:
        pen.path(curve("-30,-20 0,10 -10,46 14,84"), t.dark, stroke=4)
        for x, y, a in along("-30,-20 0,10 -10,46 14,84", 9):
            with pen.at(x, y, turn=a):
                pen.line(0, -9, 0, 9, "#efe3cd", 2.6)


# --- trees that grew wrong ------------------------------------------------------------------


def _mask(pen: Pen, kind: int, hue: Colour, palette: Palette) -> None:
    """One hanging mask about 60 wide, ribbon at the top; kind 0 laughs, 1 weeps, 2 is a beak, 3 blank."""
    t = tones(hue, palette)
    hole = mix(palette.dark, NIGHT, 0.4)
    pen.line(0, -62, 0, -34, palette.resolve("accent"), 3)
    shape = (
        mirrored("0,-38 22,-36 34,-16 31,12 18,34 0,42")
        if kind != 2
        else mirrored("0,-32 26,-34 36,-12 26,10 10,14 0,40")
    )
    form(pen, shape, t, cut=7)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            if kind == 0:
                pen.path(blob("6,-8 14,-16 24,-10 15,-9"), hole)
            elif kind == 1:
                pen.path(blob("6,-12 14,-8 24,-2 14,2 6,-4"), hole)
            else:
                pen.path(blob("7,-10 15,-15 23,-9 15,-3"), hole)
    if kind == 0:
        pen.path(blob("-18,10 0,16 18,10 10,26 0,29 -10,26"), hole)
    elif kind == 1:
        pen.path(blob("-14,28 0,18 14,28 0,23"), hole)
        pen.path(blob("14,4 18,14 14,20 10,14"), mix("#8fb0c8", t.lit, 0.3))
    elif kind == 3:
        pen.path(curve("-8,22 0,23 8,22"), hole, stroke=2.6)
    pen.path(curve("0,-6 -3,8 2,10"), t.shade, stroke=2.4)
    pen.path(disc(-20, 10, 6, 4), palette.resolve("accent"), 0.35)


@motif(
    "mask_tree",
    tags=("plant", "tree", "identity"),
    size=(560, 500),
    anchors={"branch_left": (-150, -252), "branch_right": (130, -310), "top": (4, -490), "mask": (-104, -204),
             "foot": (0, 0)},
)  # fmt: skip
def mask_tree(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#4c3f3c",
    masks: int = 8,
) -> None:
    """A bare tree that bears faces."""
    t = tones(mix(palette.resolve(colour), palette.dark, 0.15), palette)
    trunk = blob(
        "-58,6! -30,-14 -24,-80 -30,-150 -22,-210! 26,-206! 22,-140 28,-70 40,-14 70,6! 20,-2 0,8 -24,-2"
    )
    arms = (
        "-6,-186,20 -40,-240,14 -90,-280,10 -130,-330,6",
        "8,-190,20 36,-250,15 84,-290,10 140,-316,6",
        "2,-200,17 -4,-270,12 14,-340,8 4,-400,5",
        "-60,-256,9 -110,-262,7 -170,-254,5",
        "60,-270,9 110,-262,7 176,-262,5",
    )
    boughs(pen, rng, t, arms, trunk, level=2)
    bark(pen, rng, trunk, t, (-30, -210, 34, -20))
    places = (
        (-104, -200),
        (104, -202),
        (-176, -196),
        (180, -200),
        (-50, -300),
        (58, -330),
        (-132, -306),
        (142, -288),
        (4, -380),
        (-196, -300),
    )
    hues: tuple[Colour, ...] = (
        "#f0e6d0",
        palette.resolve("accent2"),
        "#d9d2c6",
        palette.resolve("accent"),
        "#9fb3ae",
    )
    for i, (x, y) in enumerate(places[:masks]):
        with pen.at(x, y, scale=0.95 + 0.12 * (i % 3), turn=float(rng.normal(0, 5))):
            _mask(pen, (3, 0, 1, 2)[i % 4], hues[i % len(hues)], palette)


@motif(
    "drawer_tree",
    tags=("plant", "tree", "memory", "furniture"),
    size=(480, 520),
    anchors={"drawer_open": (96, -150), "drawer_top": (-6, -240), "top": (0, -490), "branch_left": (-130, -300),
             "branch_right": (140, -306), "foot": (0, 0)},
)  # fmt: skip
def drawer_tree(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#7a5a40",
    leaves: Colour | None = "leaf",
) -> None:
    """A tree whose trunk is a chest of drawers, one of them pulled out."""
    t = tones(mix(palette.resolve(colour), palette.dark, 0.1), palette)
    arms = (
        "-30,-270,24 -70,-310,15 -130,-330,8",
        "34,-270,24 80,-316,15 140,-336,8",
        "0,-280,24 4,-350,14 -6,-410,8",
    )
    if leaves is not None:
        back = tones(mix(palette.resolve(leaves), palette.dark, 0.25), palette)
        clump(pen, rng, 0, -380, 150, 70, back, dabs=30)
    trunk = blob(
        "-120,8! -84,-12 -70,-60 -66,-150 -72,-220 -58,-284! 60,-284! 70,-214 66,-140 74,-60 92,-12 130,8! 0,10"
    )
    boughs(pen, rng, t, arms, trunk, level=2)
    bark(pen, rng, trunk, t, (-70, -280, 70, -10))
    knob = palette.resolve("metal")
    for i, (y, h) in enumerate(((-262, 40), (-212, 44), (-98, 46), (-44, 40))):
        half = 52 + (i % 2) * 4
        pen.rect(-half - 3, y - 3, half * 2 + 6, h + 6, t.dark, 0.85, radius=4)
        form(pen, f"M{-half},{y} L{half},{y} L{half},{y + h} L{-half},{y + h}Z", t, cut=5)
        pen.circle(0, y + h / 2, 5.5, knob)
    pen.rect(-58, -160, 116, 50, mix(t.dark, NIGHT, 0.4), radius=4)
    form(
        pen,
        "M-54,-156 L54,-156 L108,-128 L-2,-124Z",
        tones(mix(t.base, "#2b1d18", 0.4), palette),
        cut=4,
    )
    form(pen, "M-2,-126 L108,-130 L108,-82 L-2,-76Z", t, cut=6)
    pen.path("M-54,-156 L-2,-126 L-2,-76 L-54,-112Z", t.shade)
    pen.circle(54, -104, 6.5, knob)
    pen.path(curve("30,-134 52,-168 84,-150 100,-176"), palette.resolve("accent"), stroke=4)
    pen.path(blob("8,-136 16,-158 40,-152 36,-134"), palette.resolve("paper"))
    if leaves is not None:
        g = tones(leaves, palette, glow=0.3)
        for x, y, rx, ry in (
            (-118, -364, 74, 50),
            (122, -370, 74, 50),
            (-56, -420, 80, 54),
            (62, -424, 80, 52),
            (0, -452, 70, 42),
        ):
            clump(pen, rng, x, y, rx, ry, g, dabs=34)


# --- creatures ------------------------------------------------------------------------------


def _dragon_head(pen: Pen, t: Tones, *, shut: bool) -> None:
    horn = same_light("#d9c7a0", t)
    for spine in ("-20,-24,7 -48,-44,5 -70,-44,1.6", "-8,-28,7 -30,-56,5 -52,-64,1.6"):
        form(pen, tube(spine), horn, cut=3)
    head = blob(
        "-44,8 -36,-22 -8,-34 20,-30 40,-16 74,-14 96,-18 108,-6 104,12 84,22 40,24 10,34 -24,32"
    )
    form(pen, head, t, cut=9)
    for x in (20, 36, 52):
        pen.path(blob(f"{x},-22 {x + 5},-34! {x + 12},-18"), t.shade)
    pen.oval(96, -8, 5, 3.4, t.dark)
    pen.path(curve("104,6 70,10 40,8 24,14"), t.dark, 0.9, stroke=3)
    for x in (60, 76, 90):
        pen.path(f"M{x},9 l4,9 l4,-9Z", "#f3ead0")
    eye(pen, 24, -12, 7, NIGHT, iris="#e4b43e", lid=t.dark, shut=shut)
    pen.path(blob("4,-22 22,-30 42,-20 24,-22"), t.shade)
    form(pen, blob("-34,6 -58,2 -70,16! -50,18 -34,22"), t, cut=4)


def _back_spikes(line: str, count: int, size: float) -> str:
    """A crest of plates standing off a line."""
    parts = []
    for k, (x, y, a) in enumerate(along(line, count)):
        s = size * (0.6 + 0.4 * math.sin(math.pi * (k + 1) / (count + 1)))
        r = math.radians(a - 90)
        c, n = math.cos(r), math.sin(r)
        parts.append(
            blob(
                f"{x - n * s * 0.5 - c * 6:.1f},{y + c * s * 0.5 - n * 6:.1f}! {x + c * s - n * 4:.1f},{y + n * s + c * 4:.1f}! "
                f"{x + n * s * 0.5 - c * 6:.1f},{y - c * s * 0.5 - n * 6:.1f}!"
            )
        )
    return " ".join(parts)


def _folded_wing(pen: Pen, t: Tones) -> None:
    """A leather wing lying along the back; shoulder at the origin."""
    membrane = blob(
        "0,0! -20,-60 -60,-92 -110,-84! -136,-40 -176,-14! -130,-18 -120,6! -84,-10 -66,16! -40,-6 -10,22!"
    )
    form(pen, membrane, t, cut=9)
    for end in ("-176,-14", "-120,6", "-66,16"):
        pen.path(
            curve(f"-108,-84 {(float(end.split(',')[0]) - 108) / 2},-44 {end}"),
            t.dark,
            0.7,
            stroke=3,
        )
    form(pen, tube("0,0,9 -24,-56,8 -62,-90,7 -112,-86,5"), t, cut=4)


@motif(
    "dragon",
    tags=("fantastic", "animal", "guardian"),
    size=(560, 340),
    anchors={
        "head": (150, -92), "back": (-40, -166), "nostril": (238, -44), "tail": (10, -20), "treasure": (-20, -10),
        "awake.head": (130, -276), "awake.nostril": (226, -254), "awake.back": (-50, -164), "awake.tail": (10, -20),
    },
)  # fmt: skip
def dragon(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#5f8468",
    belly: Colour = "#d9b877",
    pose: str = "sleep",
) -> None:
    """A dragon curled like a dog; pose: sleep (breath curling from its nose) or awake (neck raised)."""
    t = tones(colour, palette)
    pale = palette.resolve(belly)
    asleep = pose != "awake"
    spikes = _back_spikes("-196,-30 -184,-100 -120,-156 -40,-172 40,-148 90,-106", 14, 26)
    pen.path(spikes, palette.resolve("accent"))
    body = blob("-206,-16 -198,-90 -150,-142 -70,-168 20,-158 90,-118 130,-60 132,-8 0,4 -180,2")
    hide(pen, rng, body, t, (-190, -160, 110, -20), cut=24, count=20, angle=20)
    with pen.clip(body):
        for row in range(7):
            for k in range(22):
                x, y = (
                    -200 + k * 16 + (row % 2) * 8,
                    -150 + row * 20 + abs(-40 - (-200 + k * 16)) * 0.12,
                )
                pen.path(f"M{x},{y} q7,9 14,0", t.shade, 0.6, stroke=2.4)
    form(pen, blob("-190,-14 -176,-80 -120,-92 -80,-56 -84,-12 -140,-2"), t, cut=12)
    limb(pen, t, "-130,-16,17 -86,-11,13 -56,-9,12", cut=5)
    with pen.at(30, -134):
        _folded_wing(pen, tones(mix(t.base, palette.resolve("accent"), 0.35), palette))
    if asleep:
        neck = "76,-100,44 120,-78,36 140,-56,30"
        place, turn = (146.0, -50.0), 6.0
    else:
        neck = "66,-104,46 112,-130,36 128,-180,28 118,-226,25 128,-250,24"
        place, turn = (136.0, -262.0), 4.0
        pen.path(_back_spikes("80,-150 98,-180 96,-226 104,-262", 6, 20), palette.resolve("accent"))
    form(pen, tube(neck), t, cut=12)
    if not asleep:
        with pen.clip(tube(neck)):
            for nx, ny, a in along("90,-96 132,-126 152,-180 142,-230", 12):
                with pen.at(nx, ny, turn=a):
                    pen.path(blob("-7,-13 7,-13 9,13 -9,13"), pale)
                    pen.line(8, -12, 8, 12, t.shade, 2)
    limb(pen, t, "96,-40,26 130,-14,16 172,-9,13 192,-8,12", cut=6)
    with pen.at(*place, turn=turn):
        _dragon_head(pen, t, shut=asleep)
    tail = "-196,-24,24 -150,-4,20 -100,4,16 -50,2,10 -20,-8,4"
    form(pen, tube(tail), t, cut=8)
    pen.path(
        blob("-28,-8 -26,-34! -8,-24 20,-26! 4,-8 0,4! -18,-2"),
        mix(t.shade, palette.resolve("accent"), 0.35),
    )
    if asleep:
        smoke = mix(palette.resolve("cloud"), t.lit, 0.2)
        pen.path(tube("246,-62,3 262,-84,6 250,-108,7 270,-132,6 264,-152,3"), smoke, 0.8)


@motif(
    "ghost_sheet",
    tags=("fantastic", "figure", "hidden"),
    size=(200, 300),
    anchors={"head": (4, -290), "hand_left": (-84, -150), "hand_right": (88, -164), "feet": (0, -4),
             "eyes": (6, -232)},
)  # fmt: skip
def ghost_sheet(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#efe9de",
    shoes: bool = True,
    patch: Colour | None = "accent2",
) -> None:
    """Somebody under a sheet, or a ghost with good shoes."""
    t = tones(colour, palette, depth=0.42)
    if shoes:
        for x in (-22, 18):
            pen.path(
                blob(f"{x - 13},2 {x - 11},-20 {x + 8},-20 {x + 26},-6 {x + 26},3"),
                mix("#5b3a2e", palette.dark, 0.2),
            )
    sheet = blob(
        "4,-296 40,-286 58,-250 66,-206 92,-170 104,-150! 84,-138 66,-132 70,-80 82,-16! 58,-24 44,-8 24,-22 4,-8 -18,-22 "
        "-38,-8 -56,-22 -80,-12! -66,-80 -62,-126 -80,-132 -98,-140! -84,-166 -56,-206 -50,-250 -32,-286"
    )
    form(pen, sheet, t, cut=15)
    for line in (
        "-34,-200 -44,-140 -40,-80 -50,-24",
        "20,-190 16,-120 22,-60 16,-22",
        "54,-200 48,-150 54,-90 52,-20",
        "-58,-140 -40,-160 -24,-196",
    ):
        pen.path(curve(line), t.shade, 0.8, stroke=7)
    for x in (-12, 26):
        pen.path(disc(x, -232, 9, 13, 4), mix(palette.dark, NIGHT, 0.5))
        pen.circle(x + 2, -236, 2.2, t.lit)
    if patch is not None:
        cloth = palette.resolve(patch)
        with pen.at(36, -76, turn=9):
            pen.rect(-17, -16, 34, 32, cloth)
            for k in range(4):
                pen.line(-14 + k * 9, -20, -14 + k * 9, -12, t.dark, 2)
                pen.line(-14 + k * 9, 12, -14 + k * 9, 20, t.dark, 2)


@motif(
    "shadow_figure",
    tags=("fantastic", "figure", "fear"),
    size=(320, 470),
    anchors={
        "head": (8, -468),
        "hand_left": (-112, -70),
        "hand_right": (120, -150),
        "eyes": (12, -420),
    },
)
def shadow_figure(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "dark",
    eyes: bool = True,
    hat: bool = False,
) -> None:
    """A shadow that stood up: too long, with a hand that reaches; not necessarily unkind."""
    base = mix(palette.resolve(colour), NIGHT, 0.35)
    t = Tones(base, mix(base, palette.mid, 0.22), mix(base, NIGHT, 0.4), base, base)
    hands = []
    for x, y, spread in ((-112, -84, 84), (112, -164, 40)):
        for k in range(4):
            a = math.radians(spread + (k - 1.5) * 17)
            hands.append(
                tube_of(
                    [
                        (x, y, 7),
                        (x + math.cos(a) * 26, y + math.sin(a) * 26, 4.5),
                        (x + math.cos(a) * 46, y + math.sin(a) * 46, 1.4),
                    ]
                )
            )
    shapes = [
        tube("-20,-230,26 -30,-140,17 -26,-60,13 -34,0,11"),
        tube("16,-230,26 28,-140,17 26,-60,13 38,0,11"),
        tube("-4,-210,34 -2,-280,40 4,-340,42 8,-376,26"),
        tube("-26,-356,18 -70,-290,12 -96,-190,10 -112,-90,9"),
        tube("34,-356,18 78,-310,12 92,-240,10 112,-168,9"),
        blob("8,-470 36,-460 46,-426 34,-394 8,-384 -20,-396 -30,-428 -20,-460"),
        blob("-60,4 -30,-8 0,2 30,-8 70,4 0,10"),
    ]
    form(pen, " ".join(shapes + hands), t, cut=9)
    if hat:
        form(
            pen,
            blob("-52,-448! 66,-456! 60,-466 40,-468 34,-520! -14,-516! -16,-462 -46,-456"),
            t,
            cut=6,
        )
    if eyes:
        for x in (-2, 24):
            pen.oval(x, -424, 5.4, 7.4, palette.resolve("glow"))


@motif(
    "winged_shoe",
    tags=("fantastic", "journey"),
    size=(360, 240),
    anchors={"top": (-50, -140), "toe": (118, -30), "wing": (-110, -200), "inside": (-50, -140)},
)
def winged_shoe(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#8a5636",
    plumes: Colour = "light",
) -> None:
    """An old boot that has not given up flying; origin under the sole."""
    t = tones(colour, palette)
    f = tones(plumes, palette)
    wing(
        pen,
        "-52,-84 -20,-128 24,-160 66,-172",
        (186, 262),
        (60, 62),
        [mix(c, t.dark, 0.3) for c in plumage(f, f.shade)],
        count=10,
        width=16,
        thickness=8,
    )
    pen.path(blob("-86,-128 -60,-118 -24,-128 -18,-140 -50,-148 -84,-142"), mix(t.dark, NIGHT, 0.4))
    boot = blob(
        "-92,-132! -50,-122 -10,-134! -8,-92 6,-66 44,-58 92,-50 122,-28 120,-10! -96,-10! -100,-60 -96,-100"
    )
    form(pen, boot, t, cut=12)
    patches(pen, boot, [(blob("70,-70 130,-60 130,0 80,0 74,-30"), t.shade)], 0.7)
    form(
        pen,
        "M-100,-14 L124,-14 L126,0 L30,2 L20,-4 L-40,-4 L-44,6 L-98,6Z",
        tones("#4a362e", palette),
        cut=4,
    )
    for k in range(4):
        x, y = -6 + k * 12, -116 + k * 16
        pen.line(x - 20, y + 4, x + 6, y - 2, palette.resolve("paper"), 4)
        pen.circle(x - 20, y + 4, 3, t.dark)
    pen.path(curve("-8,-120 14,-146 30,-134 12,-124"), palette.resolve("paper"), stroke=3.4)
    with pen.at(60, -40, turn=8):
        pen.rect(-14, -12, 28, 22, palette.resolve("accent2"))
        for k in range(3):
            pen.line(-10 + k * 10, -16, -10 + k * 10, -8, t.dark, 1.8)
    wing(
        pen,
        "-58,-72 -90,-112 -124,-150 -134,-186",
        (172, 232),
        (64, 62),
        plumage(f, f.shade),
        count=11,
        width=19,
        thickness=10,
    )


@motif(
    "house_on_legs",
    tags=("fantastic", "home", "journey"),
    size=(260, 390),
    anchors={"door": (0, -180), "roof": (10, -380), "chimney": (56, -372), "window": (-50, -226),
             "foot": (40, -6)},
)  # fmt: skip
def house_on_legs(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "wood",
    roof: Colour = "accent",
    lit: bool = True,
) -> None:
    """A cottage walking on bird's legs, looking for a better place."""
    leg = tones("#d19a45", palette)
    t, r = tones(colour, palette), tones(roof, palette)
    glow = palette.resolve("glow") if lit else mix(t.dark, NIGHT, 0.3)
    for spine, far in (
        ("-30,-160,18 -62,-104,9 -34,-56,6 -66,-10,5", True),
        ("24,-160,20 62,-108,10 30,-56,7 46,-8,6", False),
    ):
        limb(pen, leg, spine, far=far, cut=4)
        x, y, _ = (float(v) for v in spine.split()[-1].split(","))
        for dx, dy in ((34, 6), (24, 1), (-22, 4)):
            pen.path(tube(f"{x},{y},5.5 {x + dx},{y + dy},3"), leg.far if far else leg.base)
    with pen.at(0, -150, turn=-5):
        form(pen, "M52,-150 L52,-232 L82,-234 L82,-140Z", tones("stone", palette), cut=6)
        wall = "M-92,0 L-98,-116 L92,-120 L96,-2 L0,8Z"
        form(pen, wall, t, cut=12)
        for k in range(5):
            y = -20 - k * 22
            pen.path(curve(f"-95,{y} -20,{y + 3} 94,{y - 2}"), t.shade, 0.6, stroke=3)
        patches(pen, wall, [("M44,-130 L110,-130 L110,10 L36,10Z", t.shade)], 0.5)
        form(
            pen,
            blob("-122,-102! -60,-170 -12,-232! 20,-238 70,-176 124,-108! 60,-118 0,-112 -60,-118"),
            r,
            cut=13,
        )
        for row in range(4):
            for k in range(-4, 5):
                x, y = k * 24 + (row % 2) * 12, -128 - row * 24
                if abs(x) < 104 - row * 24:
                    pen.path(f"M{x - 10},{y} q10,10 20,0", r.shade, 0.7, stroke=3)
        door = "M-20,4 L-20,-58 Q0,-80 22,-58 L22,4Z"
        pen.path(door, t.dark, stroke=7)
        pen.path(door, r.shade)
        pen.circle(14, -28, 4, palette.resolve("metal"))
        for x in (-58, 58):
            pen.rect(x - 19, -82, 38, 40, t.dark, radius=4)
            pen.rect(x - 15, -78, 30, 32, glow)
            pen.line(x, -78, x, -46, t.dark, 3)
            pen.line(x - 15, -62, x + 15, -62, t.dark, 3)
        pen.path(disc(0, -160, 14, 15), t.dark)
        pen.path(disc(0, -160, 10, 11), glow)


@motif(
    "fish_with_legs",
    tags=("fantastic", "animal", "sea", "figure"),
    size=(250, 330),
    anchors={
        "head": (40, -310),
        "mouth": (94, -226),
        "hand": (26, -150),
        "foot": (40, -4),
        "back": (-40, -290),
    },
)
def fish_with_legs(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#5f93a0",
    trousers: Colour = "#4c4a5e",
) -> None:
    """A fish on its way to work: trousers, shoes, and the patience of fishes."""
    t, c = tones(colour, palette), tones(trousers, palette)
    shoe = mix("#5b3a2e", palette.dark, 0.15)
    tail = blob("-70,-196 -98,-236 -124,-244! -116,-200 -124,-160! -98,-164")
    form(pen, tail, t, cut=6)
    form(pen, blob("30,-288 4,-324 -40,-322 -64,-296! -36,-286 -20,-270"), t, cut=5)
    for spine, tone, far in (
        ("-8,-140,22 -34,-84,16 -56,-30,13 -60,-18,12", c, True),
        ("18,-140,24 44,-86,18 38,-36,14 40,-18,13", c, False),
    ):
        limb(pen, tone, spine, far=far, cut=6)
        x = -60 if far else 40
        pen.path(
            blob(f"{x - 14},2 {x - 13},-18 {x + 8},-20 {x + 18},-10 {x + 36},-6 {x + 36},3"),
            mix(shoe, palette.dark, 0.3) if far else shoe,
        )
    body = blob(
        "104,-222 86,-262 40,-290 -16,-284 -62,-242 -80,-206 -62,-168 -24,-138 30,-132 78,-158 100,-196"
    )
    form(pen, body, t, cut=15)
    pale = mix(t.lit, "#f6ead6", 0.5)
    patches(
        pen,
        body,
        [(blob("120,-206 80,-200 40,-180 -20,-176 -70,-196 -40,-110 60,-110 120,-150"), pale)],
        0.85,
    )
    with pen.clip(body):
        for row in range(5):
            for k in range(5):
                x, y = -60 + k * 20 + (row % 2) * 10, -262 + row * 17
                pen.path(f"M{x},{y - 8} q-11,8 0,16", t.shade, 0.7, stroke=3)
        pen.path(blob("-60,-150 0,-158 60,-152 60,-110 -60,-110"), c.base)
        pen.path("M-60,-154 Q0,-164 64,-152 L64,-144 Q0,-156 -60,-146Z", shoe)
    pen.path(curve("46,-272 32,-224 44,-174"), t.shade, stroke=4)
    pen.circle(70, -236, 13, "#f6ead6")
    pen.circle(73, -235, 7.5, NIGHT)
    pen.circle(70, -239, 2.4, "#ffffff")
    pen.path(blob("52,-238 70,-256 88,-244 70,-246"), t.base)
    pen.path(curve("103,-216 90,-206 80,-210"), t.dark, stroke=3.4)
    pen.path(tube("24,-200,11 12,-176,10 26,-154,8"), t.shade)


@motif(
    "two_headed_bird",
    tags=("fantastic", "bird", "doubt"),
    size=(240, 170),
    anchors={"head_left": (-78, -166), "head_right": (78, -166), "foot": (0, 0), "beak_left": (-112, -140),
             "beak_right": (112, -140)},
)  # fmt: skip
def two_headed_bird(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "accent",
    second: Colour = "mid",
) -> None:
    """One round bird with two heads that want to go different ways."""
    a, b = tones(colour, palette), tones(second, palette)
    for x in (-14, 14):
        pen.line(x, -36, x * 1.2, -3, mix("#a9803c", palette.dark, 0.2), 4.4)
        for dx in (-9, 3, 12):
            pen.line(x * 1.2, -3, x * 1.2 + dx, 1, mix("#a9803c", palette.dark, 0.2), 3.4)
    body = blob("-60,-84 -46,-120 0,-128 46,-120 60,-84 44,-44 0,-28 -44,-44")
    necks = [tube("30,-96,30 58,-124,22 74,-142,22"), tube("-30,-96,30 -58,-124,22 -74,-142,22")]
    form(pen, body + " " + necks[0], a, cut=11)
    with pen.clip("M-200,-300 L0,-300 L0,60 L-200,60Z"):
        form(pen, body + " " + necks[1], b, cut=11)
    for side, t in ((False, a), (True, b)):
        with pen.at(0, 0, flip=side):
            pen.path("M90,-152 L116,-140 L90,-132Z", "#d99a3c")
            form(pen, disc(76, -146, 25, 23), t, cut=6)
            eye(pen, 86, -150, 4, NIGHT, lid=t.shade)
            form(pen, blob("30,-96 52,-84 50,-58 28,-44 20,-66"), t, cut=5)
            pen.path(curve("32,-74 42,-70 46,-62"), t.shade, stroke=2.6)
    for y in (-112, -94, -76, -58, -42):
        pen.line(-4, y, 4, y + 5, "#efe3cd", 2.4)
