"""What swims: drawn around its centre and looking to the right, unless it walks on the ground."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import (
    Tones,
    along,
    blob,
    blob_of,
    curve,
    disc,
    eye,
    form,
    limb,
    patches,
    same_light,
    tones,
    tube,
    tube_of,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

NIGHT = "#12141f"
PEARL = "#f4eadb"


# --- whale ----------------------------------------------------------------------------------


def _fluke(pen: Pen, t: Tones) -> None:
    """The tail fin seen at a slant; its root is the origin and it points to the left."""
    pen.path(blob("0,-6 -22,4 -48,28 -78,40! -64,12 -40,-12 -8,-16"), t.far)
    form(pen, blob("4,6 -20,-8 -44,-44 -82,-66! -74,-34 -52,-4 -18,16"), t, cut=6)


def _whale_marks(pen: Pen, body: str, t: Tones, rng: np.random.Generator, line: str) -> None:
    with pen.clip(body):
        for x, y, _ in along(line, 26):
            px, py = x + rng.normal(0, 12), y + abs(rng.normal(0, 13))
            r = rng.uniform(1.4, 4.2)
            pen.oval(px, py, r * 1.2, r, mix(t.lit, "#ffffff", 0.3), 0.6)


def _whale_swim(pen: Pen, t: Tones, belly: Tones, rng: np.random.Generator) -> None:
    with pen.at(-206, -24, turn=-6):
        _fluke(pen, t)
    pen.path(blob("48,42 40,84 14,118 -14,128! -6,90 8,54"), t.far)
    body = blob(
        "-214,-30 -170,-34 -110,-56 -30,-88 60,-98 140,-84 198,-46 222,0 216,40 178,70 100,84 10,78 "
        "-70,46 -140,4 -210,-14"
    )
    form(pen, body, t, cut=22)
    under = blob("226,22 190,20 150,34 90,34 20,30 -60,20 -130,2 -90,60 20,110 150,110 240,60")
    patches(
        pen,
        body,
        [(under, belly.base), (blob("200,66 120,72 20,66 -60,34 20,110 150,110"), belly.shade)],
    )
    with pen.clip(body):
        for i in range(8):
            pen.path(
                curve(
                    f"{214 - i * 3},{34 + i * 8} {150 - i * 6},{46 + i * 8} {60 - i * 10},{42 + i * 7} {0 - i * 10},{34 + i * 5}"
                ),
                mix(belly.base, t.shade, 0.55),
                0.9,
                stroke=2.6,
            )
    pen.path(curve("222,16 190,16 160,30 136,34"), t.dark, 0.9, stroke=3.2)
    _whale_marks(pen, body, t, rng, "-120,-46 -20,-78 80,-84 170,-56")
    form(pen, blob("70,44 56,86 22,122 -22,140! -14,100 18,52"), t, cut=8)
    eye(pen, 132, 16, 6.4, NIGHT, lid=t.shade)
    pen.path(curve("120,26 132,28 144,22"), t.shade, 0.9, stroke=2.6)


def _whale_dive(pen: Pen, t: Tones, belly: Tones, rng: np.random.Generator) -> None:
    """Only the arched back and the raised tail stand out of the water."""
    body = blob("-120,0! -110,-60 -70,-104 -10,-116 60,-96 120,-50 150,0!")
    form(pen, body, t, cut=18)
    _whale_marks(pen, body, t, rng, "-90,-60 -20,-100 60,-80")
    with pen.clip("M-300,0 L-100,0 L-100,-300 L-300,-300Z"):
        form(pen, tube("-186,20,38 -204,-60,24 -216,-120,14 -214,-150,9"), t, cut=9)
    with pen.at(-214, -150):
        for side in (False, True):
            with pen.at(0, 0, flip=side):
                form(pen, blob("0,8 22,-8 58,-34 96,-36! 84,-8 50,10 14,14"), t, cut=6)


def _whale_breach(pen: Pen, t: Tones, belly: Tones, rng: np.random.Generator) -> None:
    """Standing out of the sea, belly to the right; origin at the waterline."""
    pen.path(blob("-58,-130 -108,-110 -150,-66 -164,-30! -112,-60 -56,-90"), t.far)
    body = blob("-86,6! -84,-90 -76,-190 -50,-280 -6,-336 44,-340 72,-300 84,-210 86,-100 78,6!")
    form(pen, body, t, cut=20)
    under = blob("70,-330 76,-290 30,-250 20,-180 18,-90 10,10 110,10 110,-330")
    patches(pen, body, [(under, belly.base)])
    with pen.clip(body):
        for i in range(7):
            x = 24 + i * 11
            pen.path(
                curve(f"{x + 8},-262 {x},-170 {x - 4},-70 {x - 6},6"),
                mix(belly.base, t.shade, 0.55),
                0.9,
                stroke=2.6,
            )
    pen.path(curve("60,-326 56,-286 28,-256 8,-250"), t.dark, 0.9, stroke=3.2)
    _whale_marks(pen, body, t, rng, "-70,-60 -64,-180 -34,-280 10,-326")
    eye(pen, 6, -232, 6, NIGHT, lid=t.shade)
    form(pen, blob("10,-170 60,-150 100,-110 126,-62! 70,-96 16,-120"), t, cut=8)
    foam = mix(PEARL, t.lit, 0.15)
    for x, r in (
        (-92, 26),
        (-60, 18),
        (-24, 22),
        (14, 16),
        (46, 22),
        (82, 26),
        (110, 14),
        (-118, 14),
    ):
        pen.path(disc(x, -4, r, r * 0.62), foam)


@motif(
    "whale",
    tags=("animal", "sea", "giant"),
    size=(620, 280),
    origin="centre",
    anchors={
        "head": (170, -74), "back": (20, -94), "mouth": (218, 16), "eye": (132, 16), "tail": (-280, -80),
        "blowhole": (120, -90), "belly": (60, 82), "fin": (-20, 138), "dive.tail": (-214, -180),
        "dive.back": (0, -114), "breach.head": (30, -340), "breach.mouth": (66, -310),
        "breach.back": (-78, -180), "breach.fin": (124, -64),
    },
)  # fmt: skip
def whale(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#3d5a86",
    belly: Colour = "#e6ddcb",
    pose: str = "swim",
) -> None:
    """A whale; pose: swim (origin centre), dive (back and tail above water; origin at the
    waterline), breach (standing out of the water; origin at the waterline)."""
    t, b = tones(colour, palette), tones(belly, palette)
    poses = {"dive": _whale_dive, "breach": _whale_breach}
    poses.get(pose, _whale_swim)(pen, t, b, rng)


# --- fish -----------------------------------------------------------------------------------


def _scales(
    pen: Pen, body: str, box: tuple[float, float, float, float], step: float, colour: Colour
) -> None:
    x0, y0, x1, y1 = box
    with pen.clip(body):
        for row in range(int((y1 - y0) / (step * 0.7)) + 1):
            for col in range(int((x1 - x0) / step) + 1):
                x = x0 + col * step + (row % 2) * step / 2
                y = y0 + row * step * 0.7
                pen.path(
                    f"M{x},{y - step * 0.4} q{-step * 0.55},{step * 0.4} 0,{step * 0.8}",
                    colour,
                    0.6,
                    stroke=max(1.4, step * 0.14),
                )


def _fin_rays(pen: Pen, fin: str, root: tuple[float, float], ends: str, colour: Colour) -> None:
    with pen.clip(fin):
        for word in ends.split():
            x, y = (float(v) for v in word.split(","))
            pen.line(*root, x, y, colour, 2.2, 0.6)


def _fish_round(pen: Pen, t: Tones, c2: Colour) -> None:
    """A plump thoughtful fish."""
    tail = blob("-72,0 -104,-44 -140,-54! -126,0 -140,54! -104,44")
    form(pen, tail, t, cut=6)
    _fin_rays(pen, tail, (-60, 0), "-140,-46 -134,-24 -130,0 -134,24 -140,46", t.shade)
    top = blob("40,-62 10,-104 -40,-110 -70,-84! -40,-72 -30,-44")
    form(pen, top, t, cut=5)
    _fin_rays(pen, top, (10, -40), "10,-110 -10,-112 -34,-112 -56,-100 -70,-84", t.shade)
    pen.path(blob("10,62 -6,94 -34,98! -26,70 -30,50"), t.shade)
    body = blob("108,4 88,-40 40,-70 -16,-64 -64,-28 -82,0 -64,30 -16,66 40,68 88,40")
    form(pen, body, t, cut=14)
    patches(
        pen,
        body,
        [(blob("120,14 80,14 40,34 -20,30 -70,16 -20,90 60,90 120,40"), mix(t.lit, PEARL, 0.5))],
        0.85,
    )
    for x in (-34, 4):
        patches(
            pen,
            body,
            [(blob(f"{x},-80 {x + 20},-76 {x + 12},0 {x + 18},70 {x},74 {x - 6},0"), c2)],
            0.9,
        )
    _scales(pen, body, (-64, -44, 30, 30), 20, t.shade)
    pen.path(curve("48,-50 34,0 46,46"), t.shade, stroke=4)
    fin = blob("36,10 8,2 -18,14 -26,34! 0,36 30,28")
    form(pen, fin, same_light(c2, t), cut=4)
    _fish_face(pen, t, 72, -12, 12, "107,8 92,16 84,14")


def _fish_face(pen: Pen, t: Tones, x: float, y: float, r: float, mouth: str) -> None:
    pen.circle(x, y, r, mix(PEARL, t.lit, 0.2))
    pen.circle(x + r * 0.16, y + r * 0.06, r * 0.6, NIGHT)
    pen.circle(x - r * 0.1, y - r * 0.28, r * 0.2, "#ffffff")
    pen.path(
        f"M{x - r * 1.2},{y - r * 0.1} Q{x},{y - r * 1.75} {x + r * 1.2},{y - r * 0.3} "
        f"Q{x},{y - r * 0.75} {x - r * 1.2},{y - r * 0.1}Z",
        t.base,
    )
    pen.path(curve(mouth), t.dark, 0.9, stroke=3)


def _fish_long(pen: Pen, t: Tones, c2: Colour) -> None:
    """A slim hunter, all forward."""
    tail = blob("-120,2 -150,-28 -186,-38! -166,2 -184,42! -150,30")
    form(pen, tail, t, cut=5)
    pen.path(blob("-40,-28 -60,-56 -96,-60! -86,-36 -90,-22"), t.shade)
    pen.path(blob("-50,28 -66,52 -96,56! -88,34"), t.shade)
    body = blob(
        "176,2 150,-10 100,-28 30,-36 -50,-30 -110,-12 -134,2 -110,16 -50,30 30,36 100,28 150,12"
    )
    form(pen, body, t, cut=10)
    patches(pen, body, [(blob("180,8 100,12 0,12 -120,6 -40,60 120,50"), mix(t.lit, PEARL, 0.6))])
    for k in range(8):
        patches(
            pen,
            body,
            [
                (
                    blob(
                        f"{-90 + k * 22},-40 {-82 + k * 22},-40 {-84 + k * 22},-12! {-92 + k * 22},-16"
                    ),
                    c2,
                )
            ],
            0.9,
        )
    pen.path(blob("52,10 26,16 8,34! 36,28"), t.shade)
    pen.path(curve("70,-26 60,0 70,24"), t.shade, stroke=3.4)
    _fish_face(pen, t, 104, -8, 7.5, "176,4 150,8 128,6")


def _fish_grumpy(pen: Pen, t: Tones, c2: Colour) -> None:
    """A deep old fish with an underlip and opinions."""
    tail = blob("-74,0 -98,-34 -124,-44! -116,0 -122,46! -98,36")
    form(pen, tail, t, cut=6)
    spikes = " ".join(
        blob(f"{x},{y}! {x - 16},{y - 34}! {x - 22},{y + 2}")
        for x, y in ((52, -70), (30, -80), (8, -82), (-14, -78), (-36, -64))
    )
    pen.path(spikes, c2)
    body = blob(
        "96,-8 92,-44 56,-76 4,-84 -44,-62 -80,-16 -80,18 -44,58 10,72 62,64 96,44 108,26 100,10"
    )
    form(pen, body, t, cut=15)
    patches(
        pen, body, [(blob("120,30 80,30 40,44 -40,34 -20,90 80,90"), mix(t.lit, PEARL, 0.45))], 0.8
    )
    for x, y, r in (
        (-40, -20, 11),
        (-14, -44, 9),
        (-20, 8, 8),
        (12, -14, 10),
        (-54, 10, 6),
        (14, -58, 6),
    ):
        patches(pen, body, [(disc(x, y, r, r * 0.85), t.shade)], 0.8)
    form(pen, blob("30,18 4,20 -14,40 -12,56! 14,48 34,36"), same_light(c2, t), cut=5)
    form(
        pen,
        blob("108,22 112,34 98,44 76,42 84,30"),
        same_light(mix(t.base, "#c9766a", 0.5), t),
        cut=4,
    )
    pen.path(curve("106,18 92,26 74,30 66,40"), t.dark, stroke=3.4)
    _fish_face(pen, t, 66, -26, 12, "30,-20 26,0 30,18")
    pen.path(blob("48,-44 70,-46 88,-32 86,-26 66,-36 50,-36"), t.dark)


@motif(
    "fish",
    tags=("animal", "sea"),
    size=(380, 230),
    origin="centre",
    anchors={"mouth": (106, 8), "back": (0, -70), "tail": (-130, 0), "long.mouth": (176, 4),
             "long.tail": (-176, 2)},
)  # fmt: skip
def fish(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "accent",
    second: Colour = "accent2",
    kind: str = "round",
) -> None:
    """A fish of character; kind: round (thoughtful), long (hunter), grumpy (old). Origin: centre."""
    t = tones(colour, palette)
    kinds = {"long": _fish_long, "grumpy": _fish_grumpy}
    kinds.get(kind, _fish_round)(pen, t, palette.resolve(second))


@motif(
    "goldfish",
    tags=("animal", "sea", "household"),
    size=(260, 160),
    origin="centre",
    anchors={"mouth": (84, 4), "back": (10, -56), "tail": (-100, 10)},
)
def goldfish(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#e0702c",
) -> None:
    """A goldfish with veils for fins. Origin: centre."""
    t = tones(colour, palette)
    pale = mix(t.lit, "#fff0d8", 0.4)
    veils = (
        ("-34,-6 -64,-40 -104,-58 -118,-40! -96,-24 -84,-6", t.shade),
        ("-34,6 -70,16 -110,50 -112,74! -76,60 -40,26", t.shade),
        ("-34,0 -72,-8 -116,2 -128,26! -88,30 -50,16", t.base),
    )
    for shape, colour_ in veils:
        d = blob(shape)
        pen.path(d, mix(colour_, pale, 0.25), 0.95)
        _fin_rays(pen, d, (-30, 0), "-118,-44 -104,-30 -124,10 -124,26 -110,60 -90,66", t.shade)
    top = blob("36,-34 16,-70 -22,-78 -40,-60! -22,-40")
    pen.path(top, mix(t.base, pale, 0.3))
    _fin_rays(pen, top, (20, -20), "10,-78 -10,-80 -30,-76 -40,-60", t.shade)
    body = blob("86,4 74,-24 40,-42 0,-40 -34,-16 -44,0 -34,18 0,42 40,44 74,28")
    form(pen, body, t, cut=10)
    patches(pen, body, [(blob("92,14 56,18 10,20 -40,8 0,60 70,60"), pale)], 0.8)
    _scales(pen, body, (-36, -30, 30, 20), 13, t.shade)
    pen.path(curve("42,-32 32,0 40,32"), t.shade, stroke=3)
    pen.path(blob("24,20 0,26 -14,48! 14,46 34,32"), mix(t.base, pale, 0.35))
    _fish_face(pen, t, 58, -8, 8.5, "85,8 76,12 70,10")


# --- soft ones ------------------------------------------------------------------------------


def _arm(
    pen: Pen, t: Tones, points: list[tuple[float, float]], r0: float, pale: Colour, far: bool
) -> None:
    """A tentacle that thins to its tip, with suckers along its inside."""
    n = len(points) - 1
    knots = [(x, y, r0 * (1 - 0.88 * i / n)) for i, (x, y) in enumerate(points)]
    d = tube_of(knots)
    if far:
        pen.path(d, t.far)
        return
    form(pen, d, t, cut=r0 * 0.5)
    with pen.clip(d):
        for x, y, r in knots[1:]:
            pen.circle(x + r * 0.35, y + r * 0.45, max(1.4, r * 0.3), pale, 0.9)


# --- shells and bones -----------------------------------------------------------------------


@motif(
    "crab",
    tags=("animal", "sea", "shore"),
    size=(300, 180),
    anchors={
        "back": (0, -112),
        "claw_left": (-120, -160),
        "claw_right": (124, -164),
        "eye": (16, -142),
    },
)
def crab(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#c0553a",
) -> None:
    """A crab with both claws up, one larger than the other."""
    t = tones(colour, palette)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            for i, (x, y) in enumerate(((112, -4), (94, 2), (70, 4), (44, 4))):
                limb(
                    pen,
                    t,
                    f"{60 - i * 8},-56,10 {x + 14 - i * 4},{-52 + i * 6},7 {x},{y},2.4",
                    far=i % 2 == 1,
                    cut=3,
                )
            big = 1.0 if side else 0.82
            limb(pen, t, "64,-74,11 104,-84,10 112,-112,11", cut=4)
            with pen.at(114, -116, scale=big, turn=-18):
                form(
                    pen,
                    blob("-16,8 -24,-20 -12,-50 6,-66! 4,-40 8,-30! 22,-52 32,-44! 30,-16 14,10"),
                    t,
                    cut=6,
                )
                for k in range(3):
                    pen.circle(6 + k * 2, -34 - k * 8, 2.6, t.lit)
    shell = blob("0,-116 50,-110 86,-84 84,-58 50,-34 0,-28 -50,-34 -84,-58 -86,-84 -50,-110")
    form(pen, shell, t, cut=11)
    for x, y, r in (
        (-34, -92, 6),
        (-12, -100, 4),
        (20, -96, 5),
        (40, -84, 4),
        (-52, -76, 4),
        (4, -84, 3),
    ):
        pen.circle(x, y, r, t.lit, 0.8)
    pen.path(curve("-22,-46 -8,-49 8,-49 22,-46"), t.shade, stroke=3)
    for x in (-16, 16):
        pen.line(x, -108, x * 1.15, -136, t.base, 5)
        pen.circle(x * 1.15, -140, 8, mix(PEARL, t.lit, 0.3))
        pen.circle(x * 1.15 + 2, -140, 4, NIGHT)


@motif(
    "starfish",
    tags=("sea", "shore", "small"),
    size=(110, 110),
    origin="centre",
    anchors={"top": (0, -54)},
)
def starfish(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#d0764a",
) -> None:
    """A starfish with one arm bent. Origin: centre."""
    t = tones(colour, palette)
    points: list[tuple[float, float]] = []
    for i in range(5):
        a = math.tau * i / 5 - math.pi / 2 + (0.12 if i == 2 else 0.0)
        for da, r in ((-0.16, 46.0), (0.06, 53.0), (0.2, 45.0), (0.63, 20.0)):
            points.append((math.cos(a + da) * r, math.sin(a + da) * r))
    d = blob_of(points)
    form(pen, d, t, cut=8)
    for i in range(5):
        a = math.tau * i / 5 - math.pi / 2
        for k in range(1, 6):
            pen.circle(math.cos(a) * k * 8, math.sin(a) * k * 8, 3.4 - k * 0.35, t.lit, 0.85)
