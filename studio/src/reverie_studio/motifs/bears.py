"""Bears and monkeys: creatures that can sit like people and mean it."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import (
    Tones,
    blob,
    curve,
    disc,
    eye,
    form,
    hide,
    limb,
    mirrored,
    patches,
    tones,
    tube,
    tufts,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

NIGHT = "#17120f"


# --- the bear -------------------------------------------------------------------------------


def _bear_profile(pen: Pen, t: Tones, *, shut: bool = False) -> None:
    """A small head with a long straight nose."""
    dark = mix(t.dark, NIGHT, 0.5)
    pen.path(disc(2, -46, 13, 14), t.far)
    head = blob(
        "-50,6 -46,-24 -28,-44 0,-48 22,-38 34,-22 66,-12 80,-4 80,10 66,20 36,24 14,36 -16,46 -42,34"
    )
    form(pen, head, t, cut=10)
    patches(pen, head, [(blob("84,-14 52,-14 40,0 42,16 60,30 90,20"), mix(t.lit, "#f0dcbc", 0.4))])
    form(pen, disc(-24, -44, 15, 16), t, cut=5)
    pen.path(disc(-22, -42, 8, 9), t.shade)
    pen.path(blob("68,-14 80,-13 86,-5 80,2 70,-2"), dark)
    pen.path(curve("80,10 66,14 52,13"), dark, 0.8, stroke=2.6)
    eye(pen, 30, -16, 4.4, dark, lid=t.shade, shut=shut)


def _bear_face(pen: Pen, t: Tones, *, shut: bool = False) -> None:
    dark = mix(t.dark, NIGHT, 0.5)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            form(pen, disc(42, -44, 19, 19), t, cut=6)
            pen.path(disc(41, -41, 10, 10), mix(t.shade, "#a5685a", 0.3))
    head = mirrored("0,-54 30,-50 54,-26 60,4 50,32 26,50 0,56")
    form(pen, head, t, cut=11)
    snout = mirrored("0,-4 20,2 28,22 22,42 0,50")
    form(pen, snout, _paler(t), cut=5)
    pen.path(blob("-14,6 0,1 14,6 8,18 0,21 -8,18"), dark)
    pen.path("M0,20 L0,31 Q-8,37 -15,34 M0,31 Q8,37 15,34", dark, 0.8, stroke=2.2)
    for x in (-24.0, 24.0):
        eye(pen, x, -8, 4.6, dark, lid=t.shade, shut=shut, look=(0.1, -0.1))


def _paler(t: Tones) -> Tones:
    return Tones(mix(t.lit, "#f0dcbc", 0.4), mix(t.lit, "#fff2da", 0.6), t.base, t.far, t.dark)


def _claws(pen: Pen, x: float, y: float, t: Tones) -> None:
    for k in range(4):
        pen.path(f"M{x + k * 6 - 2},{y - 3} q4,1 5,6 q-5,0 -7,-3Z", mix(t.lit, "#f3e6cf", 0.6))


def _bear_walk(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    limb(pen, t, "-118,-110,40 -90,-66,28 -84,-30,21 -70,-16,19 -54,-12,13", True)
    limb(pen, t, "90,-110,36 66,-66,26 44,-30,20 40,-15,17 56,-12,13", True)
    body = tube("-128,-128,54 -74,-148,66 -4,-140,66 64,-152,66 112,-150,52 148,-142,40")
    hide(pen, rng, body, t, (-170, -200, 110, -90), cut=22, count=90, length=20)
    pen.path(tufts("-80,-82 -30,-74 20,-76", rng, count=9, length=20, width=16, lean=120), t.shade)
    limb(pen, t, "-130,-112,52 -124,-64,34 -136,-26,24 -124,-16,19 -104,-13,15", cut=10)
    limb(pen, t, "92,-120,48 104,-66,30 116,-30,23 126,-15,19 146,-13,15", cut=10)
    _claws(pen, -104, -2, t)
    _claws(pen, 146, -2, t)
    with pen.at(186, -150, turn=12):
        _bear_profile(pen, t)


def _bear_sit(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    """On its bottom, like someone who has given up for today."""
    body = blob(
        "0,-214 46,-206 78,-160 98,-96 104,-44 84,-6 0,0 -84,-6 -106,-44 -98,-96 -78,-160 -46,-206"
    )
    hide(pen, rng, body, t, (-90, -190, 90, -30), cut=20, count=80, angle=94, length=20)
    belly = blob("0,-160 40,-140 58,-90 50,-44 0,-28 -50,-44 -58,-90 -40,-140")
    patches(pen, body, [(belly, t.lit)], 0.45)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            limb(pen, t, "62,-52,34 92,-34,30 104,-28,28", cut=9)
            form(pen, disc(106, -30, 26, 30), t, cut=7)
            pen.path(disc(107, -24, 14, 13), mix(t.shade, "#b57a66", 0.35))
            for k in range(3):
                pen.path(disc(94 + k * 12, -44 - (k % 2) * 4, 5, 5), mix(t.shade, "#b57a66", 0.35))
            limb(pen, t, "62,-176,30 84,-130,26 74,-88,22 48,-70,20", cut=8)
    with pen.at(0, -232, turn=4):
        _bear_face(pen, t)


def _bear_sleep(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    body = blob("-182,-10 -186,-70 -150,-128 -80,-154 0,-152 76,-122 124,-76 140,-20 120,0 -160,0")
    hide(pen, rng, body, t, (-170, -150, 110, -20), cut=24, count=110, angle=12, length=22)
    limb(pen, t, "-130,-60,46 -110,-28,32 -70,-16,17 -46,-14,14", cut=10)
    limb(pen, t, "70,-56,34 104,-24,24 150,-16,17 176,-14,16", cut=8)
    with pen.at(128, -58, turn=14):
        _bear_profile(pen, t, shut=True)


def _bear_stand(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    """Upright like a person at a door, arms hanging."""
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            limb(pen, t, "44,-110,44 46,-56,34 44,-20,26 58,-12,13", cut=9)
    body = blob(
        "0,-330 44,-318 74,-276 92,-200 92,-130 68,-84 0,-72 -68,-84 -92,-130 -92,-200 -74,-276 -44,-318"
    )
    hide(pen, rng, body, t, (-80, -300, 80, -100), cut=20, count=90, angle=92, length=20)
    belly = blob("0,-250 36,-230 50,-170 38,-112 0,-98 -38,-112 -50,-170 -36,-230")
    patches(pen, body, [(belly, t.lit)], 0.4)
    limb(pen, t, "-66,-278,28 -98,-222,26 -106,-164,22 -98,-132,21", cut=8)
    for k in range(4):
        pen.path(f"M{-112 + k * 8},-116 q4,8 1,14 q-6,-4 -6,-13Z", mix(t.lit, "#f3e6cf", 0.6))
    limb(pen, t, "62,-272,29 96,-224,27 110,-258,22 112,-292,20", cut=8)
    for k in range(4):
        pen.path(f"M{98 + k * 8},-308 q2,-8 6,-12 q2,7 0,13Z", mix(t.lit, "#f3e6cf", 0.6))
    with pen.at(6, -340, turn=7):
        _bear_face(pen, t)


@motif(
    "bear",
    tags=("animal", "wild", "forest"),
    size=(480, 400),
    anchors={
        "head": (148, -206), "back": (-42, -208), "mouth": (240, -126), "paw": (128, -6),
        "nose": (246, -142), "sit.head": (0, -288), "sit.back": (-70, -170), "sit.mouth": (0, -192),
        "sit.paw": (48, -72), "sit.lap": (0, -70), "sleep.head": (116, -104), "sleep.back": (-60, -154),
        "sleep.mouth": (206, -40), "sleep.paw": (176, -14), "stand.head": (0, -398),
        "stand.mouth": (0, -302), "stand.paw": (112, -306), "stand.paw_low": (-98, -116), "stand.back": (-80, -260),
    },
)  # fmt: skip
def bear(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#6b4a38",
    pose: str = "walk",
) -> None:
    """A bear; pose: walk, sit (facing us), sleep, stand (upright)."""
    t = tones(colour, palette)
    poses = {"sit": _bear_sit, "sleep": _bear_sleep, "stand": _bear_stand}
    with pen.at(-22 if pose not in poses else 0, 0):
        poses.get(pose, _bear_walk)(pen, t, rng)


# --- the monkey -----------------------------------------------------------------------------


def _monkey_head(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    skin = mix("#d9a987", t.shade, 0.2)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            pen.path(disc(42, 0, 15, 17), t.shade)
            pen.path(disc(43, 1, 9, 11), skin)
    head = mirrored("0,-44 26,-40 42,-18 42,10 30,34 0,42")
    form(pen, head, t, cut=8)
    pen.path(tufts("-14,-40 0,-44 14,-40", rng, count=6, length=11, width=12, lean=-50), t.base)
    mask = mirrored("0,-14 10,-22 26,-18 30,-2 22,12 28,28 18,40 0,44")
    form(
        pen,
        mask,
        Tones(skin, mix(skin, "#ffeedd", 0.35), mix(skin, t.dark, 0.25), skin, skin),
        cut=5,
    )
    pen.path("M-4,12 q4,4 8,0", t.dark, stroke=2)
    pen.path(curve("-10,30 -2,28 8,29 13,31"), t.dark, 0.8, stroke=2.2)
    for x in (-14.0, 14.0):
        eye(pen, x, -4, 4.8, NIGHT, lid=mix(skin, t.dark, 0.4), look=(0.3, 0.1))


def _monkey_sit(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    pen.path(curve("-30,-16 -76,-8 -108,-30 -112,-74 -86,-96 -66,-78 -76,-62"), t.shade, stroke=9)
    body = blob("4,-124 30,-110 40,-70 42,-26 20,-4 -30,-4 -50,-30 -40,-78 -22,-112")
    hide(pen, rng, body, t, (-40, -110, 30, -20), cut=12, angle=100)
    patches(
        pen,
        body,
        [(blob("12,-100 32,-84 34,-40 20,-20 4,-40 4,-80"), mix(t.lit, "#f0dcbc", 0.35))],
        0.7,
    )
    limb(pen, t, "-22,-28,20 14,-58,16 36,-34,10 44,-10,8 62,-6,7", cut=5)
    limb(pen, t, "28,-98,15 54,-74,11 62,-52,9 44,-44,8", cut=4)
    limb(pen, t, "-18,-100,17 -34,-64,12 -12,-44,9 18,-48,8", cut=4)
    pen.path(disc(22, -48, 9, 8), mix("#d9a987", t.shade, 0.2))
    with pen.at(10, -152, turn=-6):
        _monkey_head(pen, t, rng)


def _monkey_hang(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    """Hanging from one hand; the hand is at the top."""
    skin = mix("#d9a987", t.shade, 0.2)
    pen.path(curve("-24,-96 -50,-60 -46,-20 -20,-10 -12,-30"), t.shade, stroke=9)
    limb(pen, t, "6,-118,20 22,-76,14 4,-44,10 20,-22,8", cut=5)
    limb(pen, t, "-10,-112,18 -22,-76,13 -44,-58,9 -34,-34,8", True)
    body = blob("6,-220 28,-206 32,-160 24,-112 0,-96 -26,-110 -34,-156 -22,-206")
    hide(pen, rng, body, t, (-30, -200, 30, -110), cut=11, angle=96)
    limb(pen, t, "-16,-196,15 -46,-168,11 -66,-132,8 -60,-116,8", cut=4)
    pen.path(disc(-60, -112, 9, 10), skin)
    limb(pen, t, "20,-200,16 40,-256,12 26,-306,9 30,-346,8", cut=4)
    pen.path(disc(31, -352, 10, 12), skin)
    with pen.at(-6, -240, turn=-12):
        _monkey_head(pen, t, rng)


@motif(
    "monkey",
    tags=("animal", "wild"),
    size=(230, 365),
    anchors={
        "head": (4, -196), "back": (-36, -90), "hand": (22, -48), "mouth": (12, -122),
        "tail": (-92, -92), "hang.head": (-14, -284), "hang.hand": (31, -360),
        "hang.hand_free": (-60, -108), "hang.tail": (-14, -28), "hang.mouth": (0, -210),
    },
)  # fmt: skip
def monkey(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#7d5a3f",
    pose: str = "sit",
) -> None:
    """A monkey; pose: sit (thinking) or hang (from the hand at `hang.hand`)."""
    t = tones(colour, palette)
    (_monkey_hang if pose == "hang" else _monkey_sit)(pen, t, rng)
