"""Birds: perched, calling, on the wing; they look to the right and every wing is a fan of feathers."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour, mix, vary
from reverie_studio.motifs._forms import (
    Tones,
    along,
    blob,
    brush,
    curve,
    disc,
    eye,
    form,
    mirrored,
    patches,
    same_light,
    tones,
    tube,
    tufts,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

NIGHT = "#14131a"
BEAK = "#d99a3c"


# --- feathers -------------------------------------------------------------------------------


def feather(x: float, y: float, angle: float, length: float, width: float) -> str:
    """One broad flight feather with a blunt tip, as an outline; angle in degrees."""
    a = math.radians(angle)
    c, s = math.cos(a), math.sin(a)
    shape = ((0, -0.35), (0.5, -0.5), (0.85, -0.42), (1, 0.05), (0.8, 0.45), (0.4, 0.5), (0, 0.35))
    points = []
    for u, v in shape:
        px, py = u * length, v * width
        points.append(f"{x + px * c - py * s:.1f},{y + px * s + py * c:.1f}")
    return blob(" ".join(points))


def wing(
    pen: Pen,
    arm: str,
    angles: tuple[float, float],
    lengths: tuple[float, float],
    colours: Sequence[Colour],
    *,
    count: int = 11,
    width: float = 16.0,
    thickness: float = 9.0,
) -> None:
    """A wing: flight feathers along the arm (root to tip), coverts, then the arm itself.

    colours: flight feathers, their darker neighbours, coverts, the lit leading edge.
    """
    flight, dark, covert, edge = colours
    places = along(arm, count)
    for i, (x, y, _) in enumerate(places):
        u = i / (count - 1)
        a = angles[0] + (angles[1] - angles[0]) * u
        length = lengths[0] + (lengths[1] - lengths[0]) * u
        pen.path(feather(x, y, a, length, width), flight if i % 2 else dark)
    for i, (x, y, _) in enumerate(places[:-1]):
        u = i / (count - 1)
        a = angles[0] + (angles[1] - angles[0]) * u
        pen.path(
            feather(x, y, a, (lengths[0] + (lengths[1] - lengths[0]) * u) * 0.5, width), covert
        )
    knots = arm.split()
    last = len(knots) - 1
    spine = " ".join(f"{k},{thickness * (1 - 0.6 * i / last):.1f}" for i, k in enumerate(knots))
    pen.path(tube(spine), edge)


def plumage(t: Tones, second: Colour | None = None) -> tuple[Colour, Colour, Colour, Colour]:
    """Wing colours from a bird's tones; `second` colours the flight feathers."""
    flight = second if second is not None else t.shade
    return (flight, mix(flight, t.dark, 0.3), t.base, mix(t.base, t.lit, 0.6))


def _toes(pen: Pen, x: float, y: float, colour: Colour, k: float = 1.0) -> None:
    for dx in (16, 10, -9):
        pen.path(tube(f"{x},{y},{2.6 * k} {x + dx * k},{y + 3 * k},{1.8 * k}"), colour)


def _leg(
    pen: Pen, x0: float, y0: float, x1: float, y1: float, colour: Colour, k: float = 1.0
) -> None:
    pen.line(x0, y0, x1, y1, colour, 4.4 * k)
    _toes(pen, x1, y1, colour, k)


# --- crow -----------------------------------------------------------------------------------


def _crow_head(pen: Pen, t: Tones, *, open_beak: bool = False) -> None:
    beak = same_light("#4a4652", t)
    if open_beak:
        pen.path(blob("20,6 50,18 56,24! 30,22 16,16"), beak.shade)
        pen.path(blob("20,0 40,8 22,12"), "#a34b48")
        form(pen, blob("14,-14 40,-16 64,-8 70,-2! 40,2 20,6"), beak, cut=3)
    else:
        form(pen, blob("16,-12 40,-12 62,-2 70,8! 46,8 18,12"), beak, cut=4)
        pen.path(curve("22,2 44,2 66,7"), t.dark, stroke=1.8)
    head = blob("-28,14 -26,-14 -6,-28 16,-22 26,-6 24,10 10,26 -12,30")
    form(pen, head, t, cut=7)
    pen.circle(9, -6, 6.4, t.lit)
    pen.circle(9, -6, 4.6, NIGHT)
    pen.circle(7.6, -7.6, 1.4, "#fff8e8")


def _crow_stand(pen: Pen, t: Tones, rng: np.random.Generator, caw: bool) -> None:
    leg = mix(t.dark, NIGHT, 0.4)
    _leg(pen, 14, -40, 20, -4, leg)
    _leg(pen, -4, -40, -2, -4, leg)
    tail = " ".join(feather(-58, -46, a, 74, 17) for a in (164, 156, 148, 140))
    form(pen, tail, t, cut=6)
    body = tube("-50,-56,17 -20,-66,32 12,-82,34 34,-108,26")
    form(pen, body, t, cut=12)
    brush(pen, rng, body, (-40, -100, 40, -50), t.lit, count=26, angle=140, length=12, alpha=0.45)
    lay = [feather(14 - i * 9, -90 + i * 7, 152 + i * 2, 84 - i * 5, 22) for i in range(4)]
    for i, d in enumerate(lay):
        pen.path(d, (t.shade, mix(t.base, "#4d5f86", 0.35), t.base, t.lit)[i])
    with pen.at(44, -128, turn=-18 if caw else 0):
        _crow_head(pen, t, open_beak=caw)
    pen.path(tufts("30,-104 44,-96 58,-102", rng, count=7, length=16, width=9, lean=84), t.shade)


def _crow_fly(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    colours = plumage(t, mix(t.shade, "#4d5f86", 0.25))
    wing(
        pen,
        "20,-92 40,-130 86,-166 128,-178",
        (170, 262),
        (70, 74),
        [mix(c, t.dark, 0.35) for c in colours],
        width=19,
    )
    pen.path(" ".join(feather(-56, -78, a, 70, 18) for a in (196, 186, 176, 166)), t.shade)
    body = tube("-64,-78,10 -30,-80,24 10,-84,28 44,-94,22")
    form(pen, body, t, cut=10)
    with pen.at(62, -104, turn=4):
        _crow_head(pen, t)
    wing(
        pen,
        "14,-92 -10,-142 -44,-186 -84,-206",
        (158, 246),
        (78, 84),
        colours,
        count=12,
        width=21,
        thickness=10,
    )


@motif(
    "crow",
    tags=("animal", "bird", "omen"),
    size=(280, 290),
    anchors={"head": (42, -158), "back": (-20, -100), "beak": (114, -120), "foot": (6, 0),
             "caw.head": (40, -158), "caw.beak": (106, -146), "fly.beak": (130, -92),
             "fly.foot": (-10, -54), "fly.back": (-10, -110)},
)  # fmt: skip
def crow(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#3a3a48",
    pose: str = "stand",
) -> None:
    """A crow; pose: stand, caw (beak open), fly (its feet about 55 above the origin)."""
    t = tones(colour, palette, glow=0.3)
    if pose == "fly":
        _crow_fly(pen, t, rng)
    else:
        _crow_stand(pen, t, rng, caw=pose == "caw")


# --- small bird -----------------------------------------------------------------------------


@motif(
    "bird",
    tags=("animal", "bird", "small"),
    size=(150, 130),
    anchors={"head": (26, -88), "beak": (54, -70), "back": (-12, -58), "foot": (2, 0),
             "sing.beak": (48, -92), "fly.beak": (58, -36)},
)  # fmt: skip
def bird(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "accent2",
    breast: Colour = "light",
    pose: str = "perch",
) -> None:
    """A small round songbird; pose: perch, sing (head thrown back), fly."""
    t = tones(colour, palette)
    chest = palette.resolve(breast)
    if pose == "fly":
        _songbird_fly(pen, t, chest)
        return
    for x in (-2, 8):
        pen.line(x, -18, x + 2, -2, t.dark, 2.6)
        pen.path(curve(f"{x - 4},-1 {x + 3},-3 {x + 9},0"), t.dark, stroke=2.6)
    pen.path(" ".join(feather(-28, -32, a, 44, 12) for a in (172, 160, 148)), t.shade)
    body = blob("-36,-38 -20,-58 6,-68 30,-58 38,-38 28,-18 4,-10 -22,-18")
    form(pen, body, t, cut=8)
    patches(pen, body, [(blob("44,-60 30,-54 12,-30 -10,-14 10,0 50,-20"), chest)])
    for i in range(3):
        d = feather(10 - i * 7, -50 + i * 5, 158 + i * 4, 48 - i * 6, 16)
        pen.path(d, (t.dark, t.shade, t.base)[i])
    with pen.at(26, -68, turn=-36 if pose == "sing" else 0):
        _songbird_head(pen, t, chest, open_beak=pose == "sing")


def _songbird_head(pen: Pen, t: Tones, chest: Colour, *, open_beak: bool = False) -> None:
    if open_beak:
        pen.path("M16,2 L32,10 L16,10Z", mix(BEAK, t.dark, 0.3))
        pen.path("M16,-6 L34,-4 L16,3Z", BEAK)
    else:
        pen.path("M16,-5 L32,2 L16,7Z", BEAK)
        pen.path("M16,2 L31,2 L16,7Z", mix(BEAK, t.dark, 0.3))
    head = disc(2, 0, 20, 19)
    form(pen, head, t, cut=6)
    patches(pen, head, [(blob("24,4 8,6 -4,20 10,30 30,20"), chest)])
    eye(pen, 9, -4, 3.4, NIGHT)


def _songbird_fly(pen: Pen, t: Tones, chest: Colour) -> None:
    colours = plumage(t)
    far = [mix(c, t.dark, 0.35) for c in colours]
    wing(pen, "6,-38 22,-62 46,-78", (186, 258), (34, 36), far, count=8, width=11, thickness=5)
    pen.path(" ".join(feather(-28, -34, a, 38, 11) for a in (196, 184, 172)), t.shade)
    body = tube("-34,-34,6 -10,-36,16 18,-40,16 30,-42,14")
    form(pen, body, t, cut=6)
    patches(pen, body, [(blob("40,-40 10,-34 -20,-28 10,-14 44,-24"), chest)])
    with pen.at(34, -42, scale=0.86):
        _songbird_head(pen, t, chest)
    wing(
        pen, "4,-42 -10,-68 -36,-86", (168, 246), (40, 42), colours, count=9, width=12, thickness=5
    )


# --- owl ------------------------------------------------------------------------------------


def _owl_face(pen: Pen, t: Tones, rng: np.random.Generator, shut: bool) -> None:
    head = mirrored("0,-44 26,-46 44,-62! 54,-30 58,4 44,36 0,46")
    form(pen, head, t, cut=9)
    pale = mix(t.lit, "#f6e8cb", 0.6)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            pen.path(disc(25, -2, 27, 29, 12), pale)
            for k in range(9):
                a = math.radians(-100 + k * 30)
                pen.line(
                    25 + math.cos(a) * 19,
                    -2 + math.sin(a) * 21,
                    25 + math.cos(a) * 26,
                    -2 + math.sin(a) * 28,
                    t.shade,
                    2.2,
                    0.7,
                )
            if shut:
                pen.path(curve("11,0 25,9 39,0"), t.dark, stroke=3.4)
            else:
                pen.circle(24, -3, 15, mix(t.dark, NIGHT, 0.3))
                pen.circle(24, -3, 12.5, "#e9b23c")
                pen.circle(23, -3, 7.4, NIGHT)
                pen.circle(20, -7, 2.4, "#fff8e8")
                pen.path(blob("6,-10 24,-20 42,-14 40,-26 20,-28 4,-20"), t.base)
    pen.path(blob("-30,-34 0,-16 30,-34 14,-40 0,-28 -14,-40"), t.shade)
    form(pen, blob("-7,4 0,-4 7,4 4,18 0,24! -4,18"), same_light(BEAK, t), cut=3)


@motif(
    "owl",
    tags=("animal", "bird", "night"),
    size=(500, 240),
    anchors={"head": (0, -222), "beak": (0, -150), "foot": (0, 0), "wing": (56, -90),
             "fly.foot": (0, -60), "fly.head": (0, -190)},
)  # fmt: skip
def owl(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#8a6846",
    pose: str = "perch",
) -> None:
    """An owl looking straight at us; pose: perch, sleep, fly (wings spread to both sides)."""
    t = tones(colour, palette)
    if pose == "fly":
        for side in (False, True):
            with pen.at(0, 0, flip=side):
                wing(
                    pen,
                    "30,-130 70,-176 124,-204 176,-214",
                    (104, 8),
                    (92, 70),
                    plumage(t),
                    count=12,
                    width=26,
                    thickness=12,
                )
        pen.path(" ".join(feather(0, -70, a, 62, 20) for a in (66, 78, 90, 102, 114)), t.shade)
    body = blob("0,-190 42,-180 60,-130 58,-70 36,-20 0,-8 -36,-20 -58,-70 -60,-130 -42,-180")
    form(pen, body, t, cut=14)
    belly = mirrored("0,-150 28,-140 38,-90 26,-34 0,-18")
    pen.path(belly, mix(t.lit, "#f3e2c0", 0.45))
    with pen.clip(belly):
        for row in range(7):
            for k in range(-3, 4):
                x, y = k * 14 + (row % 2) * 7, -134 + row * 18
                pen.path(f"M{x - 5},{y} L{x},{y + 11} L{x + 5},{y}", t.shade, 0.85, stroke=3)
    if pose != "fly":
        for side in (False, True):
            with pen.at(0, 0, flip=side):
                fold = blob("30,-150 56,-140 66,-90 58,-40 40,-2! 34,-50 26,-100")
                form(pen, fold, t, cut=7)
                for k in range(4):
                    pen.path(
                        curve(
                            f"{38 + k * 3},{-118 + k * 22} {50 + k},{-104 + k * 22} {60 - k * 3},{-112 + k * 20}"
                        ),
                        t.shade,
                        0.8,
                        stroke=2.8,
                    )
        pen.path(" ".join(feather(0, -22, a, 40, 15) for a in (72, 84, 96, 108)), t.shade)
    for x in (-20, 20):
        for dx in (-8, 0, 8):
            pen.path(tube(f"{x + dx * 0.6},-10,4 {x + dx},0,3.4"), mix(BEAK, t.dark, 0.25))
    with pen.at(0, -172, turn=0 if pose != "sleep" else 5):
        _owl_face(pen, t, rng, shut=pose == "sleep")


# --- long legs: heron, stork, ostrich -------------------------------------------------------


def _wader(
    pen: Pen, t: Tones, legs: Colour, wing_tip: Colour, neck: str, *, one_leg: bool, plume: bool
) -> tuple[float, float]:
    """Body, legs and neck of a wading bird; returns where the head belongs."""
    if one_leg:
        pen.path(tube("-4,-150,6 22,-128,4 2,-112,3.4 14,-104,3"), mix(legs, t.dark, 0.35))
    else:
        pen.path(tube("6,-150,6 10,-92,4.4 4,-46,4 10,-4,4"), mix(legs, t.dark, 0.35))
        _toes(pen, 10, -4, mix(legs, t.dark, 0.35), 1.2)
    pen.path(tube("-12,-150,7 -10,-90,4.6 -14,-46,4.2 -10,-4,4"), legs)
    pen.circle(-11, -86, 6.5, legs)
    _toes(pen, -10, -4, legs, 1.3)
    body = blob("-92,-140 -60,-176 -10,-196 36,-190 56,-170 44,-148 6,-134 -50,-132")
    form(pen, body + " " + tube(neck), t, cut=9)
    for i in range(5):
        d = feather(12 - i * 6, -176 + i * 8, 160 + i * 3, 104 - i * 10, 20)
        pen.path(d, (wing_tip, mix(wing_tip, t.base, 0.4), t.shade, t.base, t.lit)[i])
    x, y, _ = (float(v) for v in neck.split()[-1].split(","))
    if plume:
        pen.path(
            f"M{x - 8},{y - 8} q-26,-6 -48,14 M{x - 8},{y - 4} q-22,-2 -38,16", t.dark, stroke=3
        )
    return x, y


def _long_beak(pen: Pen, t: Tones, beak: Colour, length: float) -> None:
    form(
        pen,
        blob(f"8,-8 {length * 0.5},-4 {length},4! {length * 0.5},7 8,8"),
        same_light(beak, t),
        cut=3,
    )
    pen.path(f"M14,1 L{length - 6},4", mix(beak, t.dark, 0.5), stroke=1.6)
    form(pen, blob("-18,6 -16,-12 0,-18 16,-10 18,4 6,13 -8,14"), t, cut=5)
    eye(pen, 6, -4, 3.6, NIGHT, iris="#e6c14f", lid=t.shade)


@motif(
    "heron",
    tags=("animal", "bird", "water"),
    size=(290, 320),
    anchors={"head": (60, -316), "beak": (146, -288), "back": (-20, -194), "foot": (-8, 0),
             "fish.beak": (128, -60), "fish.head": (64, -120)},
)  # fmt: skip
def heron(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#9aa6b4",
    pose: str = "stand",
) -> None:
    """A heron; pose: stand (neck in an S), one_leg, fish (bent down to the water)."""
    t = tones(colour, palette)
    tip = mix("#3f4a5e", palette.dark, 0.3)
    if pose == "fish":
        neck = "34,-172,16 70,-186,12 92,-166,9 76,-136,8 70,-112,7"
    else:
        neck = "34,-172,17 58,-196,12 52,-232,9 34,-258,8 38,-288,7 54,-298,7"
    x, y = _wader(pen, t, "#8a7a4a", tip, neck, one_leg=pose == "one_leg", plume=True)
    with pen.at(x + 4, y - 2, turn=50 if pose == "fish" else 4):
        _long_beak(pen, t, "#d8a544", 88)
        pen.path(blob("-18,-6 -4,-18 14,-14 4,-8 -10,-4"), tip)


@motif(
    "ostrich",
    tags=("animal", "bird"),
    size=(320, 340),
    anchors={"head": (78, -322), "beak": (112, -306), "back": (-30, -196), "hide.back": (-30, -196),
             "hide.head": (100, 0)},
)  # fmt: skip
def ostrich(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#3c3640",
    pose: str = "run",
) -> None:
    """An ostrich; pose: run or hide (head in the ground)."""
    t = tones(colour, palette)
    skin = tones("#d6a898", palette)
    white = "#f2ebe0"
    hiding = pose == "hide"
    if hiding:
        legs = ("-34,-120,18 -30,-70,9 -40,-36,6 -32,-6,5", "-8,-120,18 0,-70,9 -8,-36,6 0,-6,5")
        neck = "30,-146,17 72,-130,11 92,-80,8 98,-30,8 100,4,8"
    else:
        legs = (
            "-28,-120,18 -70,-96,9 -98,-52,6 -128,-44,5",
            "-6,-120,18 34,-82,9 26,-40,6 54,-8,5",
        )
        neck = "34,-150,17 66,-180,10 66,-230,8 62,-274,7.5 72,-300,8"
    pen.path(tube(legs[0]), skin.far)
    form(pen, tube(neck), skin, cut=5)
    pen.path(
        tufts("-100,-150 -112,-170 -104,-196", rng, count=8, length=46, width=22, lean=-120), white
    )
    body = blob("-104,-150 -84,-196 -30,-212 30,-192 56,-158 36,-126 -20,-110 -80,-118")
    form(pen, body, t, cut=13)
    rims = "-96,-140 -60,-126 -20,-124 20,-136"
    pen.path(tufts(rims, rng, count=16, length=26, width=16, lean=120), t.base)
    pen.path(
        tufts("-70,-170 -30,-166 10,-172", rng, count=10, length=40, width=18, lean=150), t.shade
    )
    pen.path(tufts("-60,-150 -20,-148 16,-154", rng, count=8, length=36, width=16, lean=150), white)
    form(pen, tube(legs[1]), skin, cut=4)
    x, y, _ = (float(v) for v in legs[1].split()[-1].split(","))
    pen.path(tube(f"{x},{y + 2},5 {x + 18},{y + 4},4"), skin.shade)
    x, y, _ = (float(v) for v in legs[0].split()[-1].split(","))
    pen.path(tube(f"{x},{y + 2},5 {x + 14},{y + 5},4"), skin.far)
    if hiding:
        earth = tones("ground", palette)
        form(pen, blob("56,4 76,-10 100,-6 124,-12 144,4 100,10"), earth, cut=5)
        return
    with pen.at(78, -306):
        form(pen, blob("8,-6 34,-2 38,3! 32,9 8,8"), same_light(BEAK, t), cut=3)
        pen.path("M12,2 L34,3", t.dark, stroke=1.6)
        form(pen, disc(0, 0, 15, 14), skin, cut=4)
        pen.path(tufts("-10,-10 0,-14 8,-12", rng, count=6, length=12, width=4, lean=-90), t.base)
        eye(pen, 3, -3, 5, NIGHT, lid=skin.shade)


# --- water birds ----------------------------------------------------------------------------


@motif(
    "goose",
    tags=("animal", "bird", "journey"),
    size=(340, 350),
    origin="centre",
    anchors={"head": (136, -18), "beak": (164, -8), "back": (0, -12), "foot": (-70, 30),
             "neck": (100, -8)},
)  # fmt: skip
def goose(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#a89a8a",
    wings: str = "up",
) -> None:
    """A wild goose on the wing, strong enough to carry someone; wings: up or down. Centre origin."""
    t = tones(colour, palette)
    tip = mix(t.shade, palette.dark, 0.35)
    colours: tuple[Colour, ...] = (tip, mix(tip, t.dark, 0.4), t.base, t.lit)
    far = [mix(c, t.dark, 0.35) for c in colours]
    up = wings != "down"
    if up:
        wing(pen, "34,-4 52,-44 84,-74 120,-88", (180, 256), (56, 62), far, count=11, width=17)
    else:
        wing(pen, "34,6 52,40 80,60 108,66", (176, 110), (54, 56), far, count=11, width=17)
    pen.path(
        " ".join(feather(-76, 4, a, 48, 16) for a in (194, 184, 174)), mix(t.lit, "#fffaf0", 0.5)
    )
    pen.path(tube("-60,22,5 -86,28,4 -100,26,3"), "#c9793a")
    body = tube("-88,4,8 -50,6,27 4,6,34 46,0,24 86,-8,12 124,-12,10")
    form(pen, body, t, cut=11)
    patches(
        pen, body, [(blob("-100,14 -40,24 20,28 60,14 20,50 -60,50"), mix(t.lit, "#fffaf0", 0.4))]
    )
    patches(pen, body, [(blob("74,-30 140,-30 140,10 80,12 84,-8"), mix(t.dark, NIGHT, 0.2))])
    with pen.at(132, -14):
        pen.path(blob("10,-6 30,0 34,6! 26,9 8,8"), "#c9793a")
        form(pen, disc(0, 0, 16, 14), same_light(mix(t.dark, NIGHT, 0.2), t), cut=5)
        pen.path(blob("-10,2 0,-2 4,6 -2,14 -12,12"), mix(t.lit, "#fffaf0", 0.5))
        eye(pen, 5, -4, 2.8, NIGHT, iris="#5a4a3a")
    if up:
        wing(
            pen,
            "26,-10 0,-56 -34,-88 -76,-104",
            (164, 244),
            (66, 74),
            colours,
            count=12,
            width=20,
            thickness=11,
        )
    else:
        wing(
            pen,
            "26,8 8,50 -20,80 -52,96",
            (170, 106),
            (66, 64),
            colours,
            count=12,
            width=20,
            thickness=11,
        )


@motif(
    "penguin",
    tags=("animal", "bird", "cold"),
    size=(130, 220),
    anchors={"head": (6, -214), "beak": (44, -184), "wing": (40, -80), "foot": (0, 0),
             "back": (-44, -110)},
)  # fmt: skip
def penguin(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#34384a",
    pose: str = "stand",
    chick: bool = False,
) -> None:
    """A penguin; pose: stand or look_up; with `chick` a young one stands between its feet."""
    t = tones(colour, palette, glow=0.28)
    white = tones("#f3ecdf", palette)
    for x in (-20, 14):
        pen.path(blob(f"{x - 14},2 {x - 8},-8 {x + 8},-10 {x + 24},-2 {x + 22},3"), "#c9873c")
    pen.path(blob("-40,-20 -58,0! -30,-4"), t.shade)
    body = blob(
        "-2,-178 26,-160 44,-118 50,-70 42,-22 18,-2 -22,-2 -46,-26 -52,-78 -44,-128 -28,-164"
    )
    form(pen, body, t, cut=11)
    belly = blob("22,-160 40,-124 46,-72 36,-24 14,-8 -10,-12 -18,-60 -8,-120 6,-150")
    patches(
        pen, body, [(belly, white.base), (blob("46,-110 50,-50 30,-4 20,-20 34,-70"), white.shade)]
    )
    form(pen, tube("-26,-140,10 -48,-104,13 -56,-66,11 -52,-44,4"), t, cut=5)
    pen.path(tube("34,-136,8 52,-104,10 58,-74,8 54,-54,3"), t.shade)
    with pen.at(4, -184, turn=-38 if pose == "look_up" else 0):
        pen.path(blob("20,-8 40,-2 48,4! 36,7 18,6"), "#4a4650")
        pen.path(blob("20,2 40,2 46,4 34,7 18,6"), "#d08a3e")
        form(pen, blob("-28,10 -26,-18 -6,-32 16,-26 27,-8 24,10 8,26 -14,26"), t, cut=7)
        pen.path(blob("-14,8 -4,-2 6,8 2,24 -10,26"), "#e6b24a")
        eye(pen, 11, -8, 3.4, NIGHT, iris="#8a5a3a")
    if chick:
        with pen.at(20, 0, scale=0.42):
            _chick(pen, tones("#9aa0aa", palette), palette)


def _chick(pen: Pen, t: Tones, palette: Palette) -> None:
    for x in (-20, 14):
        pen.path(blob(f"{x - 14},2 {x},-10 {x + 20},3"), "#c9873c")
    form(pen, blob("0,-120 30,-108 44,-60 36,-12 0,-2 -36,-12 -44,-60 -30,-108"), t, cut=10)
    form(pen, disc(2, -124, 30, 28), tones("#40424f", palette), cut=7)
    pen.path(blob("6,-136 26,-130 28,-112 10,-104 0,-118"), "#f3ecdf")
    pen.path("M26,-124 L42,-118 L26,-114Z", "#4a4650")
    eye(pen, 15, -124, 4, NIGHT)


# --- yard and parlour -----------------------------------------------------------------------


@motif(
    "hen",
    tags=("animal", "bird", "farm"),
    size=(260, 200),
    anchors={"head": (66, -186), "beak": (100, -162), "back": (-14, -116), "foot": (8, 0),
             "sit.back": (-14, -80), "sit.head": (66, -150)},
)  # fmt: skip
def hen(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#b3683a",
    pose: str = "stand",
) -> None:
    """A hen; pose: stand or sit (brooding; origin under her breast)."""
    t = tones(colour, palette)
    red = "#c23b31"
    drop = 36 if pose == "sit" else 0
    if pose != "sit":
        _leg(pen, 20, -44, 26, -4, "#d0953f", 1.1)
        _leg(pen, -2, -44, -2, -4, "#d0953f", 1.1)
    with pen.at(0, drop):
        fan = " ".join(feather(-66, -86, a, 66, 22) for a in (198, 212, 226, 240, 254))
        form(pen, fan, same_light(t.shade, t), cut=6)
        body = blob(
            "-88,-92 -64,-100 -22,-104 22,-128 46,-160 72,-160 82,-130 76,-84 44,-46 -8,-34 -58,-48"
        )
        form(pen, body, t, cut=13)
        with pen.clip(body):
            for row in range(5):
                for k in range(7):
                    x, y = 70 - k * 16 - (row % 2) * 8, -120 + row * 17 + k * 2
                    pen.path(
                        f"M{x},{y} q-7,9 -15,1", t.shade if row % 2 else t.lit, 0.7, stroke=2.6
                    )
        for i in range(4):
            pen.path(
                feather(22 - i * 6, -92 + i * 9, 172 + i * 6, 76 - i * 9, 22),
                (t.shade, t.base, t.shade, t.lit)[i],
            )
        with pen.at(64, -160):
            pen.path(blob("-14,-16 -12,-34 -2,-24 6,-38 12,-24 22,-32 20,-14"), red)
            pen.path("M18,-6 L38,0 L18,8Z", "#dea63f")
            form(pen, disc(2, -2, 20, 19), t, cut=5)
            pen.path(blob("14,8 22,12 20,28 12,24"), red)
            pen.path(disc(11, -3, 8, 7), mix(red, t.lit, 0.3))
            eye(pen, 11, -5, 3.6, NIGHT, iris="#e7b444")


# --- in the air -----------------------------------------------------------------------------


@motif(
    "swallow",
    tags=("animal", "bird", "spring"),
    size=(200, 150),
    origin="centre",
    anchors={"beak": (74, -10), "tail": (-96, 22), "back": (0, -10)},
)
def swallow(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#33466e",
) -> None:
    """A swallow in a steep turn. Origin: centre."""
    t = tones(colour, palette)
    cream = "#f3e3cc"
    pen.path(blob("10,0! 36,-30 70,-52 98,-58! 82,-34 52,-4 24,14"), t.far)
    pen.path(blob("-40,2 -70,4 -98,-6! -78,14 -52,18 -80,30 -96,46! -66,34 -34,16"), t.base)
    body = tube("-44,10,8 -10,4,18 30,-4,17 52,-8,13")
    form(pen, body, t, cut=7)
    patches(pen, body, [(blob("-50,16 0,14 50,2 70,0 40,26 -30,30"), cream)])
    pen.path(blob("50,-2 66,-4 62,8 48,8"), "#b5503a")
    pen.path("M62,-12 L77,-8 L62,-5Z", NIGHT)
    eye(pen, 54, -12, 2.8, NIGHT)
    near = blob("24,-2! 0,-38 -40,-66 -92,-72! -58,-50 -34,-22 -16,14 4,16")
    form(pen, near, t, cut=7)
    pen.path(curve("14,0 -12,-30 -60,-62"), t.lit, 0.7, stroke=3)


@motif(
    "flock",
    tags=("animal", "bird", "many", "journey"),
    size=(320, 200),
    origin="centre",
    anchors={"leader": (160, -50), "last": (-160, 50)},
)
def flock(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "dark",
    number: int = 13,
    order: str = "loose",
) -> None:
    """Birds far off, each with its own wingbeat; order: loose or wedge. Origin: centre."""
    ink = palette.resolve(colour)
    for i in range(number):
        if order == "wedge":
            side = 1 if i % 2 else -1
            rank = (i + 1) // 2
            x = 170 - rank * 320 / max(1, number // 2)
            y = -50 + side * rank * 120 / max(1, number // 2) + rank * 4
        else:
            u = i / max(1, number - 1)
            x = 160 - 320 * u + float(rng.uniform(-34, 34))
            y = -50 + 100 * u + float(rng.uniform(-44, 44))
        k = float(rng.uniform(0.7, 1.25))
        lift = float(rng.uniform(-12, 20))
        with pen.at(x, y, scale=k, turn=float(rng.uniform(-16, 8))):
            _far_bird(pen, vary(ink, rng, 0.03), lift)


def _far_bird(pen: Pen, ink: Colour, lift: float) -> None:
    """Two wings and a body, seen from afar; `lift` > 0 is a raised wing."""
    pen.path(tube("-13,2,1.4 0,0,4.4 11,-1,3.4 17,-1,0.8"), ink)
    pen.path(blob(f"6,-1! -4,{-lift * 0.7 - 3} -22,{-lift - 4}! -14,{-lift * 0.4} -4,2"), ink)
    pen.path(
        blob(f"8,-1! 10,{-lift * 0.8 - 5} 26,{-lift * 1.1 - 7}! 18,{-lift * 0.4 - 2} 6,2"),
        mix(ink, "#ffffff", 0.1),
    )
