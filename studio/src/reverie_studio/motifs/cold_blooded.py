"""Turtles, snails, frogs, snakes and crocodiles: slow patience and sudden leaps."""

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
    limb,
    patches,
    tones,
    tube,
    tube_of,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

NIGHT = "#15160f"


# --- turtle ---------------------------------------------------------------------------------


# --- snail ----------------------------------------------------------------------------------


@motif(
    "snail",
    tags=("animal", "slow", "carrier"),
    size=(360, 220),
    anchors={"head": (128, -124), "shell": (-20, -216), "back": (-20, -216), "horn_left": (112, -176),
             "horn_right": (152, -172), "door": (-20, -70)},
)  # fmt: skip
def snail(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#b9a070",
    shell: Colour = "#a35c3c",
) -> None:
    """A snail under a great spiral shell (`shell` is its top)."""
    t, s = tones(colour, palette), tones(shell, palette)
    for end in ("112,-176", "152,-172"):
        x, y = (float(v) for v in end.split(","))
        pen.path(tube(f"128,-112,8 {(x + 128) / 2 + 2},-146,5 {x},{y},4"), t.shade)
        pen.circle(x, y, 7, t.base)
        pen.circle(x + 2, y - 1, 3.2, NIGHT)
    foot = blob(
        "-164,-2 -120,-22 -60,-32 20,-34 78,-44 96,-86 108,-116 132,-126 150,-112 148,-84 134,-44 130,-10 110,0 -150,0"
    )
    form(pen, foot, t, cut=10)
    for x, y, a in along("-150,-5 -60,-10 40,-10 118,-12", 22):
        with pen.at(x, y, turn=a):
            pen.path("M0,-4 q3,5 0,9", t.shade, 0.6, stroke=2.4)
    pen.path(curve("148,-98 138,-94 130,-97"), t.dark, 0.7, stroke=2.4)
    coil = blob(
        "-118,-76 -112,-142 -70,-196 -12,-214 48,-196 84,-146 82,-88 48,-42 -10,-28 -76,-34"
    )
    form(pen, coil, s, cut=18)
    with pen.clip(coil):
        _spiral(pen, s, palette)


def _spiral(pen: Pen, s: Tones, palette: Palette) -> None:
    """The whorl as one tapering band, with growth lines."""
    turns, n = 2.6, 130
    centre = (-18.0, -122.0)
    knots = []
    for i in range(n):
        u = i / (n - 1)
        a = math.radians(130) + u * turns * math.tau
        r = 98 * (1 - u) ** 1.25
        knots.append(
            (centre[0] + math.cos(a) * r * 1.06, centre[1] + math.sin(a) * r, 6.5 * (1 - u) + 1.5)
        )
    for i in range(0, 104, 4):
        x, y, _ = knots[i]
        k = 1 - (0.42 - i / 400)
        pen.line(
            x, y, centre[0] + (x - centre[0]) * k, centre[1] + (y - centre[1]) * k, s.shade, 3, 0.55
        )
    pen.path(tube_of(knots, per=2), s.dark, 0.9)
    lit = [(x - 4, y - 6, r * 0.55) for x, y, r in knots[:100]]
    pen.path(tube_of(lit, per=2), mix(s.lit, palette.resolve("glow"), 0.35), 0.75)


# --- frog -----------------------------------------------------------------------------------


def _frog_eye(pen: Pen, x: float, y: float, t: Tones) -> None:
    form(pen, disc(x, y, 14, 13), t, cut=4)
    pen.oval(x + 2, y, 9, 8.5, "#e6c45a")
    pen.oval(x + 3, y + 1, 6.5, 3.4, NIGHT)
    pen.path(curve(f"{x - 10},{y - 3} {x},{y - 9} {x + 11},{y - 4}"), t.shade, stroke=4)


def _frog_sit(pen: Pen, t: Tones, belly: Colour) -> None:
    limb(pen, t, "34,-44,12 50,-24,8 52,-8,6 66,-4,4", True)
    body = blob("-70,-16 -60,-52 -22,-88 26,-112 62,-104 82,-84 78,-66 56,-44 40,-14 0,-2 -56,-2")
    form(pen, body, t, cut=12)
    patches(pen, body, [(blob("84,-74 56,-70 40,-60 30,-30 10,0 60,4 90,-40"), belly)])
    for x, y, r in ((-30, -60, 8), (-6, -76, 7), (-44, -36, 6), (14, -92, 5), (-16, -44, 5)):
        patches(pen, body, [(disc(x, y, r, r * 0.8), t.shade)])
    pen.path(curve("82,-78 64,-70 44,-76"), t.dark, 0.85, stroke=2.6)
    thigh = blob("-74,-14 -62,-54 -22,-56 2,-30 -8,-8 -50,-2")
    form(pen, thigh, t, cut=8)
    limb(pen, t, "-44,-10,9 -4,-7,7 22,-4,5", cut=3)
    for dx in (-4, 6, 14):
        pen.path(tube(f"18,-5,4 {30 + dx},-2,2.6"), t.base)
    limb(pen, t, "24,-44,14 36,-22,9 32,-8,6 44,-4,4", cut=4)
    for dx in (0, 8, 15):
        pen.path(tube(f"40,-4,3.4 {48 + dx},-2,2.4"), t.base)
    _frog_eye(pen, 42, -110, t)


def _frog_leap(pen: Pen, t: Tones, belly: Colour) -> None:
    limb(pen, t, "-44,-96,18 -92,-84,12 -76,-60,8 -128,-40,7 -160,-16,4", True)
    limb(pen, t, "44,-124,11 84,-128,8 112,-116,5 128,-118,3", True)
    body = blob(
        "-66,-84 -48,-116 0,-138 44,-158 80,-152 98,-134 92,-118 60,-102 20,-86 -30,-70 -58,-72"
    )
    form(pen, body, t, cut=11)
    patches(
        pen, body, [(blob("100,-124 70,-116 40,-110 0,-88 -40,-76 -30,-54 60,-80 110,-110"), belly)]
    )
    for x, y, r in ((-20, -108, 8), (6, -126, 7), (-40, -98, 6), (28, -142, 5)):
        patches(pen, body, [(disc(x, y, r, r * 0.8), t.shade)])
    pen.path(curve("97,-128 80,-120 62,-126"), t.dark, 0.85, stroke=2.6)
    limb(pen, t, "-48,-90,22 -104,-106,14 -86,-66,9 -136,-62,7 -176,-42,4", cut=5)
    for dy in (-8, 0, 9):
        pen.path(tube(f"-168,-46,4 -192,{-36 + dy},2.4"), t.base)
    limb(pen, t, "40,-112,13 74,-92,9 98,-84,6 118,-90,3", cut=4)
    for dy in (-8, 0, 7):
        pen.path(tube(f"112,-88,3.4 130,{-92 + dy},2.2"), t.base)
    _frog_eye(pen, 58, -158, t)


@motif(
    "frog",
    tags=("animal", "water"),
    size=(390, 180),
    anchors={"head": (46, -122), "back": (-20, -92), "mouth": (82, -76), "foot": (44, -4),
             "leap.head": (60, -172), "leap.back": (-10, -138), "leap.mouth": (98, -128)},
)  # fmt: skip
def frog(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#6f9a4a",
    pose: str = "sit",
    crown: bool = False,
) -> None:
    """A frog; pose: sit or leap; perhaps with a crown."""
    t = tones(colour, palette)
    belly = mix(t.lit, "#f5edc4", 0.55)
    (_frog_leap if pose == "leap" else _frog_sit)(pen, t, belly)
    if crown:
        with pen.at(76, -166, turn=14) if pose == "leap" else pen.at(56, -118, turn=10):
            gold = tones("#dfae45", palette)
            form(pen, blob("-14,4! -18,-24! -8,-12! 0,-30! 8,-12! 18,-24! 14,4! 0,7"), gold, cut=4)
            pen.circle(0, -6, 3, "#b5423c")


# --- snake ----------------------------------------------------------------------------------


@motif(
    "snake",
    tags=("animal", "danger"),
    size=(420, 240),
    anchors={"head": (52, -232), "mouth": (98, -216), "back": (-20, -100), "top": (40, -244),
             "crawl.head": (126, -74), "crawl.mouth": (172, -56), "crawl.back": (-40, -50)},
)  # fmt: skip
def snake(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#5d8a5c",
    pattern: Colour = "#d9b04f",
    pose: str = "coil",
) -> None:
    """A snake; pose: coil (raised from its own rings) or crawl."""
    t = tones(colour, palette)
    mark = palette.resolve(pattern)
    if pose == "crawl":
        _snake_piece(
            pen,
            t,
            mark,
            "-170,-4,2 -136,-8,7 -104,-30,12 -70,-36,15 -40,-14,17 -4,-10,18 26,-34,18 60,-46,17 90,-30,15 112,-42,13 126,-62,12",
            24,
        )
        with pen.at(128, -60, turn=10):
            _snake_head(pen, t, mark, palette)
        return
    _snake_piece(pen, t, mark, "124,-8,2 96,-22,7 40,-34,16 -30,-38,22 -84,-34,22", 11)
    _snake_piece(
        pen, t, mark, "-84,-34,22 -110,-22,22 -60,-10,22 20,-12,22 92,-26,22 98,-48,20", 13
    )
    _snake_piece(pen, t, mark, "98,-48,20 60,-66,20 -20,-70,21 -70,-62,20", 11)
    _snake_piece(
        pen,
        t,
        mark,
        "-70,-62,20 -82,-48,20 -30,-42,21 40,-50,20 56,-76,19 18,-98,18 -26,-120,17 -34,-158,16 -6,-190,15 30,-208,14 42,-214,13",
        26,
    )
    with pen.at(46, -216, turn=6):
        _snake_head(pen, t, mark, palette)


def _snake_piece(pen: Pen, t: Tones, mark: Colour, spine: str, count: int) -> None:
    body = tube(spine)
    form(pen, body, t, cut=8)
    line = " ".join(",".join(k.split(",")[:2]) for k in spine.split())
    with pen.clip(body):
        for x, y, a in along(line, count):
            with pen.at(x, y, turn=a):
                pen.path(blob("-9,-7 0,-14 9,-7 0,0"), t.dark, 0.8)
                pen.path(blob("-5,-7 0,-11 5,-7 0,-3"), mark)


def _snake_head(pen: Pen, t: Tones, mark: Colour, palette: Palette) -> None:
    pen.path("M44,4 q14,2 22,-4 q8,-2 12,-8 M66,0 q8,2 14,8", "#b23b3b", stroke=2.6)
    head = blob("-14,-8 0,-20 20,-20 40,-8 52,2 46,10 24,14 2,14 -12,8")
    form(pen, head, t, cut=6)
    patches(pen, head, [(blob("-20,-2 4,-10 10,-4 -10,6"), mark)])
    pen.path(curve("50,4 32,7 14,4"), t.dark, 0.8, stroke=2)
    eye(pen, 24, -7, 5, NIGHT, iris="#e8c24e", lid=t.dark)


# --- crocodile ------------------------------------------------------------------------------


@motif(
    "crocodile",
    tags=("animal", "water", "danger"),
    size=(570, 160),
    anchors={"head": (130, -104), "back": (-40, -112), "mouth": (262, -62), "tail": (-274, -30),
             "open.mouth": (250, -92), "open.head": (130, -120)},
)  # fmt: skip
def crocodile(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#6d7a4c",
    pose: str = "lie",
) -> None:
    """A crocodile on its belly; pose: lie (mouth shut) or open (jaws wide)."""
    t = tones(colour, palette)
    pale = mix(t.lit, "#f2e6b8", 0.45)
    limb(pen, t, "-86,-44,20 -64,-20,14 -46,-8,10", True)
    limb(pen, t, "74,-44,18 92,-20,13 110,-8,9", True)
    ridge = " ".join(
        blob(f"{x - 9:.0f},{y + 6:.0f}! {x:.0f},{y - 13:.0f}! {x + 11:.0f},{y + 6:.0f}!")
        for x, y, _ in along("-270,-32 -200,-66 -130,-96 -40,-108 60,-102", 24)
    )
    body = blob(
        "-284,-26 -230,-58 -150,-92 -60,-108 40,-108 104,-94 116,-50 90,-18 0,-8 -90,-12 -160,-18 -230,-14"
    )
    form(pen, body + " " + ridge, t, cut=13)
    patches(pen, body, [(blob("-240,-8 -100,-26 0,-24 110,-34 110,4 -240,4"), pale)])
    _scutes(pen, body, t, rng)
    upper_turn, jaw_turn = (-24.0, 12.0) if pose == "open" else (0.0, 0.0)
    with pen.at(104, -58, turn=jaw_turn):
        _croc_jaw(pen, t, pale, palette)
    with pen.at(104, -62, turn=upper_turn):
        _croc_skull(pen, t, palette)
    limb(pen, t, "-108,-46,26 -130,-22,17 -110,-8,11 -88,-6,9", cut=6)
    limb(pen, t, "64,-44,24 50,-22,16 70,-8,11 92,-6,9", cut=6)
    for x in (-84, 96):
        for k in range(3):
            pen.path(f"M{x - 8 + k * 7},-8 q6,2 8,8 l-9,-1Z", pale)


def _scutes(pen: Pen, body: str, t: Tones, rng: np.random.Generator) -> None:
    with pen.clip(body):
        for row in range(3):
            for k in range(22):
                x = -220 + k * 14 + (row % 2) * 7
                y = -88 + row * 15 + abs(x + 20) * 0.16 + rng.normal(0, 1)
                pen.path(f"M{x},{y} q6,-6 11,0", t.shade, 0.65, stroke=2.6)


def _croc_jaw(pen: Pen, t: Tones, pale: Colour, palette: Palette) -> None:
    for k in range(9):
        pen.path(f"M{24 + k * 14},6 l5,-12 l5,12Z", "#f6eed6")
    form(pen, blob("-14,-6 30,2 100,4 150,4 160,12 140,20 60,24 0,22"), t, cut=6)
    pen.path(blob("0,12 60,16 150,12 140,20 60,25 0,22"), pale, 0.8)


def _croc_skull(pen: Pen, t: Tones, palette: Palette) -> None:
    for k in range(9):
        pen.path(f"M{30 + k * 14},0 l5,13 l5,-13Z", "#f6eed6")
    skull = blob(
        "-30,0 -26,-36 0,-50 28,-52 44,-36 90,-24 134,-22 146,-30 160,-26 166,-10 154,2 80,4 0,12"
    )
    form(pen, skull, t, cut=8)
    form(pen, disc(26, -46, 15, 13), t, cut=4)
    eye(pen, 29, -47, 6.5, NIGHT, iris="#e0b848", lid=t.dark)
    pen.oval(152, -24, 4, 2.6, t.dark)
    for x in (64, 90, 116):
        pen.path(curve(f"{x},-14 {x + 8},-17 {x + 16},-14"), t.shade, 0.7, stroke=2.4)
