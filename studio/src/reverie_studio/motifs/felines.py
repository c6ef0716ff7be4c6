"""Cats and their great cousins: weight, patience and a tail that thinks; they look to the right."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import (
    Tones,
    along,
    blob,
    curve,
    eye,
    form,
    hide,
    lick,
    limb,
    mirrored,
    patches,
    tones,
    tube,
    tufts,
    whiskers,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

NIGHT = "#15121a"
ROSE = "#c98a80"


# --- the cat --------------------------------------------------------------------------------


def _slit_eye(pen: Pen, x: float, y: float, r: float, iris: Colour, lid: Colour) -> None:
    """An almond with a slit, half under its lid."""
    almond = f"M{x - r * 1.25},{y + r * 0.2} Q{x - r * 0.2},{y - r * 1.2} {x + r * 1.25},{y - r * 0.35} Q{x + r * 0.4},{y + r} {x - r * 1.25},{y + r * 0.2}Z"
    pen.path(almond, iris)
    with pen.clip(almond):
        pen.oval(x + r * 0.05, y - r * 0.1, r * 0.3, r * 0.95, NIGHT)
        pen.circle(x - r * 0.3, y - r * 0.4, r * 0.18, "#fffbe8")
        pen.path(
            f"M{x - r * 1.6},{y + r * 0.05} Q{x},{y - r * 0.95} {x + r * 1.5},{y - r * 0.45} "
            f"L{x + r * 1.5},{y - r * 2} L{x - r * 1.5},{y - r * 2}Z",
            lid,
        )


def _cat_face(pen: Pen, t: Tones, iris: Colour, *, shut: bool = False) -> None:
    """Face from the front, about 100 wide, around the bridge of the nose."""
    head = mirrored(
        "0,-26 14,-29 22,-34! 40,-62! 47,-24 52,-2 56,10! 50,14 52,22! 40,26 22,36 0,39"
    )
    form(pen, head, t, cut=8)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            pen.path(blob("27,-34! 39,-52! 42,-22"), mix(ROSE, t.dark, 0.45))
            whiskers(pen, 18, 20, 50, mix(t.lit, "#ffffff", 0.5))
    marks = [
        blob(f"{x - 3},-32 {x + 3},-32 {x * 0.8},{y}!")
        for x, y in ((-10, -16), (0, -10), (10, -16))
    ]
    patches(pen, head, [(mark, t.dark) for mark in marks], 0.6)
    muzzle = mix(t.lit, "#fff3e0", 0.35)
    patches(pen, head, [(blob("0,12 14,14 20,24 10,34 0,36 -10,34 -20,24 -14,14"), muzzle)], 0.85)
    pen.path(blob("-6,12 0,10 6,12 2,18 0,20 -2,18"), ROSE)
    pen.path("M0,19 L0,24 Q-4,29 -10,27 M0,24 Q4,29 10,27", t.dark, 0.8, stroke=1.6)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            if shut:
                eye(pen, 24, 2, 7, t.dark, shut=True)
            else:
                _slit_eye(pen, 24, 2, 10, iris, t.shade)


def _cat_profile(pen: Pen, t: Tones, iris: Colour, *, shut: bool = False) -> None:
    """Head in profile around the skull, nose to the right."""
    pen.path(blob("0,-22! 14,-52! 24,-16"), t.far)
    head = blob(
        "-30,6 -26,-20 -22,-28! -10,-58! 6,-30 20,-24 32,-12 42,-2 44,6 38,16 24,22 10,28 -8,34 -24,26"
    )
    form(pen, head, t, cut=7)
    pen.path(blob("-16,-32! -9,-48! 0,-30"), mix(ROSE, t.dark, 0.45))
    pen.path(blob("38,-6 45,-2 44,4 39,3"), ROSE)
    pen.path(curve("42,7 36,12 28,10"), t.dark, 0.8, stroke=1.6)
    whiskers(pen, 32, 8, 34, mix(t.lit, "#ffffff", 0.5))
    if shut:
        eye(pen, 22, -4, 5, t.dark, shut=True)
    else:
        _slit_eye(pen, 23, -6, 6.5, iris, t.shade)


def _stripes(pen: Pen, inside: str, line: str, colour: Colour, count: int, length: float) -> None:
    """Tapering bands that hang from the line of the back."""
    with pen.clip(inside):
        for i, (x, y, angle) in enumerate(along(line, count)):
            a = np.radians(angle + 84 + (i % 3) * 9)
            pen.path(
                lick(x, y, float(a), length * (0.75 + 0.25 * (i % 2)), length * 0.28), colour, 0.85
            )


def _cat_sit(pen: Pen, t: Tones, iris: Colour, rng: np.random.Generator) -> None:
    """From the front, feet together, tail laid around them."""
    body = blob(
        "0,-168 26,-160 40,-130 54,-84 66,-40 58,-6 0,-2 -62,-6 -70,-44 -56,-88 -40,-130 -26,-160"
    )
    hide(pen, rng, body, t, (-60, -150, 60, -20), cut=13, angle=92)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            form(pen, tube("40,-44,24 48,-20,18 34,-8,11"), t, cut=7)
    pen.path(blob("0,-150 20,-136 22,-104 8,-88 0,-80 -8,-88 -22,-104 -20,-136"), t.lit, 0.55)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            limb(pen, t, "16,-110,16 15,-60,11 14,-12,9 15,-7,11", cut=4)
    form(pen, tube("58,-16,10 70,-8,11 44,-2,11 4,0,10 -30,-4,8 -42,-14,5"), t, cut=5)
    with pen.at(0, -184):
        _cat_face(pen, t, iris)


def _cat_from_behind(
    pen: Pen, t: Tones, iris: Colour, rng: np.random.Generator, look: bool
) -> None:
    """Its back to us; with `look` it turns its head to see who is there."""
    form(pen, tube("14,-14,11 54,-6,11 92,-10,10 116,-34,9 114,-64,8 100,-82,5"), t, cut=5)
    body = blob(
        "0,-164 24,-158 38,-132 56,-84 64,-40 56,-4 0,0 -56,-4 -64,-40 -56,-84 -38,-132 -24,-158"
    )
    hide(pen, rng, body, t, (-60, -150, 60, -20), cut=14, angle=92)
    pen.path(curve("0,-150 4,-100 0,-50 2,-16"), t.shade, 0.7, stroke=4)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            pen.path(curve("20,-4 34,-26 52,-44"), t.shade, stroke=3)
    if look:
        with pen.at(-8, -180, flip=True, turn=4):
            _cat_profile(pen, t, iris)
        return
    head = mirrored("0,-26 14,-29 22,-34! 40,-62! 47,-24 52,-2 48,22 30,36 0,40")
    with pen.at(0, -178):
        form(pen, head, t, cut=8)
        for side in (False, True):
            with pen.at(0, 0, flip=side):
                pen.path(curve("24,-30 34,-18 44,-20"), t.shade, stroke=3)


def _cat_stretch(pen: Pen, t: Tones, iris: Colour, rng: np.random.Generator) -> None:
    limb(pen, t, "-72,-96,20 -58,-58,12 -70,-32,8 -56,-8,7 -44,-6,7", True)
    limb(pen, t, "58,-52,16 92,-20,9 128,-8,7 144,-7,7", True)
    form(pen, tube("-96,-118,9 -126,-140,9 -132,-176,8 -108,-204,8 -116,-230,4"), t, cut=5)
    body = tube("-82,-106,32 -46,-100,30 0,-74,26 44,-50,26 74,-46,22")
    hide(pen, rng, body, t, (-110, -130, 70, -40), cut=11, angle=205)
    _stripes(pen, body, "-90,-140 -46,-132 0,-102 40,-78", t.dark, 8, 34)
    limb(pen, t, "-80,-94,27 -76,-56,15 -98,-32,9 -90,-8,8 -78,-6,8", cut=6)
    limb(pen, t, "56,-46,20 84,-16,11 122,-8,8 140,-7,8", cut=4)
    with pen.at(98, -66, turn=-12):
        _cat_profile(pen, t, iris, shut=True)


def _cat_walk(pen: Pen, t: Tones, iris: Colour, rng: np.random.Generator) -> None:
    limb(pen, t, "-62,-92,20 -44,-58,11 -58,-34,7 -38,-8,6.5 -28,-6,6", True)
    limb(pen, t, "58,-90,17 48,-56,10 38,-30,7 22,-8,6.5 32,-6,6", True)
    form(pen, tube("-80,-112,9 -106,-132,9 -116,-168,8 -104,-200,7 -112,-222,4"), t, cut=5)
    body = tube("-70,-102,30 -34,-104,30 10,-96,29 50,-104,31 74,-116,25 88,-130,20")
    hide(pen, rng, body, t, (-90, -130, 70, -80), cut=11)
    _stripes(pen, body, "-80,-136 -34,-138 10,-130 54,-138", t.dark, 9, 34)
    limb(pen, t, "-66,-92,27 -62,-58,15 -86,-34,8.5 -78,-8,7 -68,-6,7", cut=6)
    limb(pen, t, "60,-96,23 72,-58,12 80,-32,8 92,-8,7 102,-6,7", cut=6)
    with pen.at(104, -146, turn=6):
        _cat_profile(pen, t, iris)


def _cat_sleep(pen: Pen, t: Tones, iris: Colour, rng: np.random.Generator) -> None:
    body = blob("-106,-24 -100,-66 -64,-92 -6,-98 54,-86 92,-56 98,-18 80,0 -90,0")
    hide(pen, rng, body, t, (-90, -92, 80, -20), cut=14, angle=20)
    _stripes(pen, body, "-80,-88 -20,-102 40,-94 80,-74", t.dark, 8, 34)
    form(pen, blob("10,-30 26,-66 66,-68 92,-38 86,-6 40,-2 8,-6"), t, cut=9)
    with pen.at(-66, -44, turn=12):
        _cat_face(pen, t, iris, shut=True)
    form(pen, tube("92,-18,10 66,-6,12 18,-4,12 -34,-4,11 -66,-8,9 -82,-16,5"), t, cut=5)


@motif(
    "cat",
    tags=("animal", "household"),
    size=(350, 250),
    anchors={
        "head": (0, -212), "back": (-40, -130), "mouth": (0, -158), "tail": (66, -8),
        "paw": (16, -8), "behind.head": (0, -208), "behind.tail": (102, -80), "behind.back": (0, -110),
        "look_back.head": (-4, -212), "look_back.tail": (102, -80), "look_back.mouth": (-52, -172),
        "look_back.back": (0, -110), "stretch.head": (94, -92), "stretch.back": (-30, -122),
        "stretch.mouth": (142, -72), "stretch.tail": (-116, -228), "stretch.paw": (140, -8),
        "walk.head": (102, -176), "walk.back": (-10, -130), "walk.mouth": (150, -136),
        "walk.tail": (-112, -220), "walk.paw": (100, -6), "sleep.head": (-66, -76),
        "sleep.back": (10, -96), "sleep.mouth": (-70, -18), "sleep.tail": (-82, -16),
    },
)  # fmt: skip
def cat(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#4a4754",
    iris: Colour = "#e8c456",
    pose: str = "sit",
) -> None:
    """A cat; pose: sit (facing us), behind, look_back, stretch, walk, sleep."""
    t = tones(colour, palette)
    iris = palette.resolve(iris)
    if pose in ("behind", "look_back"):
        _cat_from_behind(pen, t, iris, rng, look=pose == "look_back")
        return
    poses = {"stretch": _cat_stretch, "walk": _cat_walk, "sleep": _cat_sleep}
    poses.get(pose, _cat_sit)(pen, t, iris, rng)


# --- the lion -------------------------------------------------------------------------------


def _mane(pen: Pen, t: Tones, rng: np.random.Generator, r: float) -> None:
    """Three rings of locks, the outermost darkest."""
    for scale, colour, lock in ((0.96, t.dark, 34.0), (0.82, t.shade, 36.0), (0.64, t.base, 32.0)):
        ring = " ".join(
            f"{np.sin(a) * r * scale * 0.82:.1f},{-np.cos(a) * r * scale * (0.8 if np.cos(a) > 0 else 1.0):.1f}"
            for a in np.linspace(0, 2 * np.pi, 13)
        )
        pen.path(blob(ring), colour)
        pen.path(tufts(ring, rng, count=24, length=lock, width=34, lean=-42, ragged=0.45), colour)


def _lion_face(
    pen: Pen, t: Tones, mane: Tones, rng: np.random.Generator, *, shut: bool = False
) -> None:
    """An old face from the front, long nosed, around the eyes."""
    _mane(pen, mane, rng, 96)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            form(pen, blob("38,-50 54,-64 66,-54 60,-36 44,-32"), t, cut=4)
            pen.path(blob("46,-48 55,-56 60,-48 52,-40"), mane.dark)
    head = mirrored("0,-52 26,-48 44,-32 48,-8 40,14 34,38 32,56 20,70 0,74")
    form(pen, head, t, cut=8)
    pale = mix(t.lit, "#fff3dd", 0.5)
    patches(pen, head, [(blob("0,34 20,36 34,50 24,70 0,80 -24,70 -34,50 -20,36"), pale)])
    pen.path(blob("-11,-34 11,-34 14,10 18,36 -18,36 -14,10"), t.lit, 0.6)
    pen.path(blob("-16,34 0,29 16,34 8,46 0,50 -8,46"), mane.dark)
    pen.path("M0,49 L0,56 Q-8,60 -20,62 M0,56 Q8,60 20,62", mane.dark, stroke=2.4)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            eye(pen, 24, -8, 5.4, NIGHT, iris="#c98f2e", lid=t.shade, shut=shut)
            pen.path(curve("12,2 24,5 34,1"), t.shade, 0.8, stroke=2.4)
            pen.path(curve("10,-20 24,-24 38,-14"), t.shade, stroke=3.2)
            for k in range(3):
                pen.circle(14 + k * 6, 54 + (k % 2) * 5, 1.4, mane.dark)
    pen.path(tufts("-14,74 0,78 14,74", rng, count=5, length=24, width=13, lean=88), pale)


def _lion_lie(pen: Pen, t: Tones, mane: Tones, rng: np.random.Generator) -> None:
    form(pen, tube("-178,-22,8 -214,-10,7 -246,-16,6 -266,-34,5"), t, cut=4)
    pen.path(tufts("-258,-26 -270,-40", rng, count=4, length=30, width=18, lean=-10), mane.shade)
    body = blob(
        "-190,-26 -184,-84 -146,-122 -84,-124 -20,-118 50,-140 96,-120 110,-60 96,-4 -160,0"
    )
    hide(pen, rng, body, t, (-180, -120, 40, -30), cut=16, count=60)
    for k in range(4):
        pen.path(
            curve(f"{-70 + k * 22},-96 {-60 + k * 22},-70 {-64 + k * 22},-46"),
            t.shade,
            0.5,
            stroke=3,
        )
    form(pen, blob("-184,-30 -172,-84 -126,-100 -88,-70 -90,-20 -120,-4 -176,-4"), t, cut=11)
    limb(pen, t, "-130,-16,16 -96,-10,12 -58,-9,12 -44,-9,11", cut=5)
    limb(pen, t, "70,-50,26 100,-20,15 146,-12,12 172,-10,13", True)
    limb(pen, t, "60,-50,30 84,-18,18 124,-9,13 150,-8,14", cut=6)
    with pen.at(80, -150, turn=7):
        _lion_face(pen, t, mane, rng)


def _lion_walk(pen: Pen, t: Tones, mane: Tones, rng: np.random.Generator) -> None:
    limb(pen, t, "-120,-140,32 -96,-92,17 -114,-52,11 -86,-10,10 -72,-7,10", True)
    limb(pen, t, "76,-130,28 66,-84,16 54,-42,11 36,-10,10 50,-7,10", True)
    form(pen, tube("-146,-160,9 -184,-150,8 -206,-108,7 -204,-66,6 -220,-40,5"), t, cut=4)
    pen.path(tufts("-214,-48 -224,-36", rng, count=4, length=32, width=18, lean=40), mane.shade)
    body = tube("-124,-150,40 -70,-152,40 -6,-146,42 56,-154,48 92,-166,44")
    hide(pen, rng, body, t, (-150, -190, 60, -110), cut=16, count=60)
    limb(pen, t, "-124,-138,40 -118,-92,22 -146,-54,13 -138,-12,11 -122,-7,12", cut=8)
    limb(pen, t, "74,-140,38 86,-88,20 96,-46,13 110,-12,11 126,-7,12", cut=8)
    with pen.at(126, -178, turn=8):
        _lion_face(pen, t, mane, rng)


def _lion_sleep(pen: Pen, t: Tones, mane: Tones, rng: np.random.Generator) -> None:
    form(pen, tube("-178,-22,8 -214,-8,7 -246,-8,6 -268,-10,5"), t, cut=4)
    pen.path(tufts("-258,-9 -272,-10", rng, count=4, length=30, width=18, lean=0), mane.shade)
    body = blob("-190,-20 -182,-74 -140,-108 -70,-112 0,-104 70,-96 110,-50 96,-2 -170,0")
    hide(pen, rng, body, t, (-180, -110, 40, -30), cut=16, count=60)
    form(pen, blob("-184,-24 -168,-74 -122,-88 -86,-60 -90,-16 -120,-2 -176,-2"), t, cut=11)
    limb(pen, t, "-130,-14,15 -96,-9,12 -58,-8,12 -44,-8,11", cut=5)
    limb(pen, t, "60,-30,24 96,-12,14 150,-9,13 186,-9,13", cut=6)
    with pen.at(104, -104, turn=22):
        _lion_face(pen, t, mane, rng, shut=True)


@motif(
    "lion",
    tags=("animal", "wild"),
    size=(600, 290),
    anchors={
        "head": (66, -226), "back": (-60, -122), "mouth": (70, -82), "paw": (148, -10),
        "tail": (-264, -34), "walk.head": (112, -262), "walk.back": (-40, -192),
        "walk.mouth": (116, -118), "walk.paw": (122, -8), "walk.tail": (-222, -30),
        "sleep.head": (64, -168), "sleep.back": (-60, -110), "sleep.mouth": (82, -40),
        "sleep.paw": (184, -9), "sleep.tail": (-268, -10),
    },
)  # fmt: skip
def lion(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#d6a556",
    mane: Colour = "#8f5230",
    pose: str = "lie",
) -> None:
    """A lion past his prime; pose: lie (looking at us), walk, sleep."""
    t, m = tones(colour, palette), tones(mane, palette, depth=0.34)
    poses = {"walk": _lion_walk, "sleep": _lion_sleep}
    poses.get(pose, _lion_lie)(pen, t, m, rng)


# --- the tiger ------------------------------------------------------------------------------


def _tiger_profile(pen: Pen, t: Tones, ink: Colour) -> None:
    cream = "#f6e7cc"
    head = blob(
        "-44,10 -40,-20 -28,-36 -22,-50 -8,-52 0,-38 22,-34 42,-18 62,-8 68,4 62,18 44,26 30,40! 14,38 "
        "2,52! -14,46 -26,56! -40,36"
    )
    form(pen, head, t, cut=8)
    patches(pen, head, [(blob("66,8 46,6 30,14 12,10 -6,24 -30,60 40,66 76,30"), cream)])
    patches(pen, head, [(blob("24,-18 36,-16 40,-10 28,-10"), cream)])
    stripes = [
        "-2,-38 6,-24! 2,-38",
        "10,-36 18,-22! 16,-36",
        "-14,-36 -18,-12 -8,-24",
        "-24,0 -4,-4 -22,8",
        "-26,18 -2,14 -22,28",
        "-22,36 0,30 -14,46",
    ]
    patches(pen, head, [(blob(s), ink) for s in stripes])
    pen.path(blob("-22,-44 -12,-48 -4,-40 -14,-36"), ink)
    pen.path(blob("58,-10 68,-6 69,2 61,0"), mix(ROSE, ink, 0.4))
    pen.path(curve("66,8 54,16 42,13"), ink, stroke=2.2)
    eye(pen, 32, -4, 5, NIGHT, iris="#e2b54c", lid=ink, look=(0.4, 0.0))
    whiskers(pen, 52, 12, 36, "#fff6e4")


def _tiger_prowl(pen: Pen, t: Tones, ink: Colour, rng: np.random.Generator) -> None:
    limb(pen, t, "-124,-124,30 -100,-82,16 -122,-46,11 -92,-10,10 -78,-7,10", True)
    limb(pen, t, "92,-118,26 116,-80,15 126,-42,11 148,-11,10 162,-8,10", True)
    tail = tube("-150,-136,11 -190,-116,10 -216,-70,9 -246,-50,9 -276,-66,9 -282,-92,7")
    form(pen, tail, t, cut=5)
    _bands(pen, tail, "-160,-132 -190,-116 -216,-70 -246,-50 -276,-66 -282,-92", ink, 9, 26)
    body = tube("-128,-134,38 -76,-130,40 -10,-124,40 56,-140,45 100,-142,40 136,-130,32")
    hide(pen, rng, body, t, (-150, -170, 100, -100), cut=15, count=50)
    patches(pen, body, [(blob("-110,-86 -20,-92 60,-100 130,-106 130,-60 -110,-60"), "#f6e7cc")])
    _stripes(pen, body, "-156,-166 -80,-176 -10,-170 60,-190 136,-172", ink, 15, 62)
    _stripes(pen, body, "130,-92 60,-92 -10,-80 -100,-88", ink, 8, 30)
    _leg_striped(pen, t, ink, "-128,-126,38 -122,-84,21 -150,-50,12 -144,-12,11 -128,-8,12")
    _leg_striped(pen, t, ink, "84,-130,36 74,-82,19 66,-44,12 44,-12,11 58,-8,12")
    with pen.at(166, -136, turn=16):
        _tiger_profile(pen, t, ink)


def _bands(pen: Pen, inside: str, line: str, colour: Colour, count: int, width: float) -> None:
    with pen.clip(inside):
        for x, y, angle in along(line, count):
            with pen.at(x, y, turn=angle):
                pen.path(blob(f"-4,-{width} 3,-{width} 5,0 3,{width} -3,{width} -1,0"), colour, 0.9)


def _leg_striped(pen: Pen, t: Tones, ink: Colour, spine: str) -> None:
    leg = tube(spine)
    form(pen, leg, t, cut=7)
    line = " ".join(",".join(knot.split(",")[:2]) for knot in spine.split()[:-1])
    with pen.clip(leg):
        for i, (x, y, angle) in enumerate(along(line, 9)[2:]):
            with pen.at(x, y, turn=angle, flip=bool(i % 2)):
                pen.path(blob("-5,34 5,34 1,-3! -1,-3!"), ink, 0.85)


def _tiger_lie(pen: Pen, t: Tones, ink: Colour, rng: np.random.Generator) -> None:
    """On its elbows, head up, as on a carpet."""
    tail = tube("-160,-22,11 -198,-10,10 -238,-12,10 -262,-34,9 -256,-62,7")
    form(pen, tail, t, cut=5)
    _bands(pen, tail, "-170,-18 -198,-10 -238,-12 -262,-34 -256,-62", ink, 7, 26)
    body = tube("-124,-56,54 -60,-62,48 10,-74,46 64,-102,46 88,-136,36")
    hide(pen, rng, body, t, (-150, -110, 60, -40), cut=15, count=50)
    _stripes(pen, body, "-176,-90 -110,-116 -40,-118 20,-126 56,-170", ink, 13, 64)
    patches(pen, body, [(blob("116,-60 84,-60 92,-100 110,-140 140,-140"), "#f6e7cc")])
    haunch = blob("-172,-30 -160,-84 -112,-98 -74,-66 -78,-18 -112,-2 -168,-4")
    form(pen, haunch, t, cut=10)
    _stripes(pen, haunch, "-170,-70 -130,-100 -80,-84", ink, 5, 46)
    limb(pen, t, "-120,-14,15 -80,-9,12 -44,-9,12", cut=5)
    limb(pen, t, "78,-60,24 106,-18,14 150,-11,12 168,-9,12", True)
    _leg_striped(pen, t, ink, "56,-70,32 74,-22,18 116,-10,13 142,-9,13")
    with pen.at(104, -170, turn=-2):
        _tiger_profile(pen, t, ink)


@motif(
    "tiger",
    tags=("animal", "wild"),
    size=(580, 230),
    anchors={
        "head": (160, -178), "back": (-20, -166), "mouth": (226, -114), "paw": (52, -8),
        "tail": (-282, -92), "lie.head": (96, -216), "lie.back": (-50, -110), "lie.mouth": (168, -158),
        "lie.paw": (140, -10), "lie.tail": (-256, -60),
    },
)  # fmt: skip
def tiger(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#db8433",
    pose: str = "prowl",
) -> None:
    """A tiger; pose: prowl (head low, one paw forward) or lie (head up)."""
    t = tones(colour, palette)
    ink = mix(NIGHT, palette.dark, 0.35)
    (_tiger_lie if pose == "lie" else _tiger_prowl)(pen, t, ink, rng)
