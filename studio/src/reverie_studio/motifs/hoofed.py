"""Horses, deer, elephants and other grazers: great bodies on thin legs; they look to the right."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import (
    Tones,
    along,
    blob,
    blob_of,
    brush,
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

NIGHT = "#1b1514"
ROSE = "#d59c92"


def _hoofed_leg(
    pen: Pen, t: Tones, spine: str, *, far: bool = False, cut: float = 6.0, turn: float = 0.0
) -> None:
    """A leg with a hoof at its last knot."""
    limb(pen, t, spine, far, cut)
    x, y, r = (float(v) for v in spine.split()[-1].split(","))
    with pen.at(x, y, turn=turn):
        k = r * 1.25
        hoof = f"M{-k},{-r * 0.9} L{k * 0.9},{-r * 0.9} L{k * 1.5},{r * 1.0} L{-k * 1.1},{r * 1.0}Z"
        pen.path(hoof, mix(t.dark, NIGHT, 0.4 if far else 0.2))


# --- horse ----------------------------------------------------------------------------------


def _horse_head(pen: Pen, t: Tones, blaze: Colour) -> None:
    """A long head lying along +x; the poll is the origin."""
    pen.path(blob("6,-20! 14,-48! 22,-16"), t.far)
    head = blob(
        "-20,2 -10,-22 14,-26 40,-18 72,-12 94,-8 104,4 98,20 82,24 56,18 34,26 12,38 -10,30"
    )
    form(pen, head, t, cut=8)
    patches(
        pen,
        head,
        [
            (blob("24,-30 60,-20 92,-14 90,-8 50,-12"), blaze),
            (blob("88,-14 112,-4 108,30 84,26 92,6"), mix(t.shade, ROSE, 0.25)),
        ],
    )
    pen.path(blob("-6,-18! -2,-50! 12,-22"), t.base)
    pen.path(blob("-2,-24! 0,-42! 7,-24"), t.dark)
    pen.oval(94, 4, 4.5, 3, t.dark)
    pen.path(curve("98,14 86,17 78,14"), t.dark, 0.8, stroke=2.2)
    eye(pen, 26, -6, 5, NIGHT, lid=t.shade)
    pen.path(curve("30,22 38,8 34,-4"), t.shade, 0.6, stroke=2.5)


def _horse_stand(pen: Pen, t: Tones, mane: Colour, rng: np.random.Generator) -> None:
    _hoofed_leg(pen, t, "-92,-160,36 -68,-116,24 -84,-70,11 -72,-22,8 -70,-9,9", far=True)
    _hoofed_leg(pen, t, "84,-160,28 100,-112,18 104,-66,11 100,-22,8 102,-9,9", far=True)
    tail = tube("-136,-200,12 -164,-182,20 -178,-130,24 -172,-78,18 -186,-36,4")
    pen.path(tail, mane)
    brush(
        pen,
        rng,
        tail,
        (-190, -180, -150, -60),
        mix(mane, t.lit, 0.4),
        count=20,
        angle=96,
        length=50,
    )
    body = tube("-96,-182,52 -44,-178,48 16,-174,50 72,-184,54 98,-206,46 122,-248,32 140,-286,25")
    hide(pen, rng, body, t, (-140, -230, 90, -130), cut=18, count=60)
    _hoofed_leg(pen, t, "-104,-168,46 -92,-118,29 -124,-74,13 -114,-22,9 -110,-9,10", cut=9)
    _hoofed_leg(pen, t, "76,-172,38 78,-118,21 72,-68,12.5 74,-22,9 78,-9,10", cut=9)
    with pen.at(150, -290, turn=44):
        _horse_head(pen, t, mix(t.lit, "#fffaf0", 0.7))
    crest = "146,-316 120,-292 100,-252 82,-222"
    pen.path(tufts(crest, rng, count=14, length=38, width=20, lean=-60, ragged=0.4), mane)
    pen.path(tufts("150,-312 156,-316", rng, count=4, length=30, width=12, lean=70), mane)


def _horse_rear(pen: Pen, t: Tones, mane: Colour, rng: np.random.Generator) -> None:
    _hoofed_leg(pen, t, "-62,-150,40 -18,-116,25 -34,-66,12 -6,-20,8 0,-9,9", far=True)
    _hoofed_leg(
        pen, t, "74,-270,26 118,-290,16 140,-256,10 122,-228,7 118,-218,8", far=True, turn=20
    )
    tail = tube("-104,-168,13 -138,-150,20 -160,-104,22 -152,-54,16 -172,-20,4")
    pen.path(tail, mane)
    brush(
        pen,
        rng,
        tail,
        (-176, -150, -130, -30),
        mix(mane, t.lit, 0.4),
        count=18,
        angle=100,
        length=46,
    )
    body = tube("-68,-162,52 -38,-200,50 6,-240,48 44,-280,48 56,-316,38 62,-352,29 72,-380,24")
    hide(pen, rng, body, t, (-110, -300, 50, -150), cut=18, count=60, angle=140)
    _hoofed_leg(pen, t, "-72,-156,48 -42,-108,30 -84,-66,13 -58,-20,9 -52,-9,10", cut=9)
    _hoofed_leg(pen, t, "58,-268,36 104,-246,20 144,-276,12 160,-244,8 162,-232,9", cut=7, turn=-14)
    with pen.at(80, -384, turn=22):
        _horse_head(pen, t, mix(t.lit, "#fffaf0", 0.7))
    crest = "84,-410 46,-386 28,-346 10,-306"
    pen.path(tufts(crest, rng, count=14, length=48, width=20, lean=-44, ragged=0.4), mane)


def _horse_gallop(pen: Pen, t: Tones, mane: Colour, rng: np.random.Generator) -> None:
    _hoofed_leg(
        pen, t, "-96,-166,36 -134,-126,22 -178,-120,11 -206,-84,8 -214,-74,8", far=True, turn=40
    )
    _hoofed_leg(pen, t, "84,-160,28 128,-136,17 160,-96,11 196,-84,8 206,-80,8", far=True, turn=-50)
    tail = tube("-138,-202,12 -176,-214,18 -220,-200,22 -262,-208,4")
    pen.path(tail, mane)
    brush(
        pen,
        rng,
        tail,
        (-250, -220, -160, -190),
        mix(mane, t.lit, 0.4),
        count=18,
        angle=176,
        length=46,
    )
    body = tube("-98,-184,50 -44,-184,46 16,-178,48 74,-184,52 108,-206,42 140,-238,30 164,-262,25")
    hide(pen, rng, body, t, (-140, -230, 90, -140), cut=18, count=60)
    _hoofed_leg(
        pen, t, "-104,-172,46 -112,-118,28 -162,-88,13 -178,-40,9 -186,-30,9", cut=9, turn=30
    )
    _hoofed_leg(pen, t, "78,-170,38 116,-122,20 98,-78,12 118,-40,9 124,-32,9", cut=9, turn=-30)
    with pen.at(174, -264, turn=26):
        _horse_head(pen, t, mix(t.lit, "#fffaf0", 0.7))
    crest = "176,-290 146,-276 116,-250 90,-232"
    pen.path(tufts(crest, rng, count=14, length=46, width=20, lean=-14, ragged=0.4), mane)


@motif(
    "horse",
    tags=("animal", "farm"),
    size=(540, 440),
    anchors={
        "head": (146, -330), "back": (-10, -224), "mouth": (218, -220), "tail": (-186, -38),
        "hoof": (78, -6), "rear.head": (82, -430), "rear.back": (-36, -250), "rear.mouth": (170, -336),
        "rear.hoof": (162, -230), "rear.tail": (-172, -20), "gallop.head": (172, -306),
        "gallop.back": (-10, -230), "gallop.mouth": (262, -212), "gallop.tail": (-260, -208),
        "gallop.hoof": (124, -30),
    },
)  # fmt: skip
def horse(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#8a5238",
    mane: Colour = "#3a2723",
    pose: str = "stand",
) -> None:
    """A horse; pose: stand, rear, gallop."""
    t = tones(colour, palette)
    poses = {"rear": _horse_rear, "gallop": _horse_gallop}
    poses.get(pose, _horse_stand)(pen, t, palette.resolve(mane), rng)


# --- donkey ---------------------------------------------------------------------------------


@motif(
    "donkey",
    tags=("animal", "farm"),
    size=(350, 330),
    anchors={
        "head": (112, -236), "back": (-10, -164), "mouth": (160, -130), "tail": (-150, -60),
        "hoof": (66, -6), "sit.head": (78, -292), "sit.back": (-40, -150), "sit.mouth": (140, -190),
    },
)  # fmt: skip
def donkey(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#8d857f",
    pose: str = "stand",
) -> None:
    """A donkey; pose: stand (head hanging) or sit (refusing to go on)."""
    t = tones(colour, palette)
    if pose == "sit":
        _donkey_sit(pen, t, rng)
        return
    _hoofed_leg(pen, t, "-72,-114,28 -56,-80,18 -68,-46,9 -58,-16,7 -56,-8,8", far=True)
    _hoofed_leg(pen, t, "72,-114,24 84,-78,15 84,-44,9 82,-16,7 84,-8,8", far=True)
    pen.path(curve("-104,-142 -136,-128 -146,-88"), t.shade, stroke=7)
    pen.path(tufts("-143,-98 -147,-84", rng, count=4, length=26, width=11, lean=4), t.dark)
    body = tube("-76,-128,40 -30,-124,42 20,-122,41 64,-130,40 88,-154,30 104,-184,24")
    hide(pen, rng, body, t, (-110, -160, 70, -90), cut=14, count=60)
    patches(
        pen, body, [(blob("-60,-88 0,-90 50,-92 50,-70 -60,-70"), mix(t.base, "#fff3e0", 0.35))]
    )
    _hoofed_leg(pen, t, "-80,-118,36 -72,-82,22 -94,-50,10 -88,-16,7.5 -86,-8,9", cut=7)
    _hoofed_leg(pen, t, "62,-122,31 62,-80,17 58,-46,10 60,-16,7.5 64,-8,9", cut=7)
    pen.path(
        tufts("108,-214 90,-186 70,-164", rng, count=10, length=16, width=12, lean=-80), t.dark
    )
    with pen.at(110, -198, turn=52):
        _donkey_head(pen, t)


def _donkey_head(pen: Pen, t: Tones) -> None:
    pale = mix(t.lit, "#fff3e0", 0.5)
    with pen.at(-2, -14, turn=-36):
        pen.path(blob("6,2 -4,-30 4,-62 12,-74! 20,-56 20,-20 14,4"), t.far)
    head = blob("-22,2 -14,-20 8,-26 34,-20 62,-16 84,-12 92,2 86,16 66,20 40,18 18,30 -8,28")
    form(pen, head, t, cut=7)
    patches(pen, head, [(blob("70,-24 100,-20 104,26 74,30 64,4"), pale)])
    patches(pen, head, [(disc(24, -6, 14, 12), pale)])
    with pen.at(-8, -14, turn=-70):
        ear = blob("-6,4 -14,-26 -10,-58 0,-78! 10,-56 13,-24 8,4")
        form(pen, ear, t, cut=5)
        pen.path(blob("0,-8 -6,-30 -4,-52 0,-64! 5,-50 6,-28"), t.dark)
    pen.oval(84, -2, 4, 3, t.dark)
    pen.path(curve("88,10 76,12 68,9"), t.dark, 0.7, stroke=2)
    eye(pen, 25, -7, 5, NIGHT, lid=t.shade, look=(0.3, 0.3))


def _donkey_sit(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    pen.path(curve("-80,-22 -120,-10 -146,-16"), t.shade, stroke=7)
    pen.path(tufts("-140,-14 -152,-17", rng, count=4, length=24, width=11, lean=0), t.dark)
    _hoofed_leg(pen, t, "54,-130,24 76,-80,14 74,-40,9 84,-16,7 86,-8,8", far=True)
    body = tube("-54,-50,48 -28,-92,46 10,-132,42 44,-166,34 64,-198,26 74,-222,22")
    hide(pen, rng, body, t, (-90, -170, 40, -30), cut=14, count=60, angle=135)
    pen.path(blob("-70,-20 -40,-70 10,-60 20,-20 -20,-4"), t.shade, 0.5)
    _hoofed_leg(pen, t, "-50,-50,42 -4,-50,24 14,-22,11 40,-10,8 52,-9,9", cut=8, turn=-20)
    _hoofed_leg(pen, t, "40,-140,32 56,-84,16 52,-44,10 60,-16,7.5 62,-8,9", cut=7)
    pen.path(tufts("80,-246 54,-218 30,-188", rng, count=10, length=16, width=12, lean=-80), t.dark)
    with pen.at(80, -236, turn=34):
        _donkey_head(pen, t)


# --- deer -----------------------------------------------------------------------------------


def _deer_head(pen: Pen, t: Tones) -> None:
    pale = mix(t.lit, "#fff3e0", 0.5)
    head = blob("-20,4 -12,-16 8,-22 28,-14 56,-2 64,6 58,14 38,18 18,24 -4,28")
    form(pen, head, t, cut=6)
    patches(pen, head, [(blob("66,8 44,8 28,18 4,20 10,36 70,22"), pale)])
    form(pen, blob("-8,-12 -30,-30 -50,-34! -44,-16 -20,0"), t, cut=4)
    pen.path(blob("-14,-12 -30,-24 -42,-27! -36,-16"), mix(ROSE, t.dark, 0.3))
    pen.path(blob("56,0 66,3 64,10 57,9"), mix(t.dark, NIGHT, 0.5))
    pen.path(curve("60,13 50,15 42,13"), t.dark, 0.7, stroke=1.8)
    eye(pen, 16, -5, 4.8, NIGHT, lid=t.shade)


def _antlers(pen: Pen, bone: Tones, far: bool) -> None:
    """One side of a crown, rooted at the origin, sweeping up and back."""
    branches = [
        "0,0,6 -22,-36,6 -34,-80,5.5 -22,-124,4.5 6,-150,2",
        "-14,-26,5 14,-40,4 32,-66,1.5",
        "-33,-72,5 -4,-88,4 12,-114,1.5",
        "-30,-96,5 -58,-112,4 -70,-142,1.5",
        "-24,-120,4 -40,-146,3 -38,-170,1.5",
    ]
    d = " ".join(tube(b) for b in branches)
    if far:
        pen.path(d, bone.far)
    else:
        form(pen, d, bone, cut=3)


def _deer_front(pen: Pen, t: Tones) -> None:
    """Face to us, ears out to both sides."""
    pale = mix(t.lit, "#fff3e0", 0.5)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            form(pen, blob("18,-12 44,-30 68,-26! 58,-8 26,4"), t, cut=4)
            pen.path(blob("28,-12 46,-22 58,-20! 48,-10"), mix(ROSE, t.dark, 0.25))
    head = mirrored("0,-28 18,-24 28,-8 24,12 16,34 13,48 0,54")
    form(pen, head, t, cut=6)
    patches(pen, head, [(mirrored("0,34 14,36 18,50 0,62"), pale)])
    pen.path(mirrored("0,40 9,41 6,49 0,52"), mix(t.dark, NIGHT, 0.5))
    for x in (-17.0, 17.0):
        eye(pen, x, 0, 4.8, NIGHT, lid=t.shade, look=(0.1, 0.0))


def _deer_body(pen: Pen, t: Tones, rng: np.random.Generator, *, neck: str) -> None:
    pale = mix(t.lit, "#fff3e0", 0.5)
    _hoofed_leg(pen, t, "-74,-142,26 -58,-102,15 -72,-62,7 -62,-16,5 -60,-7,6", far=True)
    _hoofed_leg(pen, t, "64,-138,22 78,-96,12 78,-56,7 76,-16,5 78,-7,6", far=True)
    pen.path(blob("-104,-176 -122,-160 -116,-136! -100,-150"), pale)
    body = tube("-76,-158,36 -34,-154,35 14,-150,35 56,-160,37 " + neck)
    hide(pen, rng, body, t, (-110, -190, 60, -130), cut=14, count=50)
    patches(
        pen,
        body,
        [
            (blob("-110,-150 -100,-180 -90,-160 -96,-130"), pale),
            (blob("-60,-118 10,-118 60,-126 60,-100 -60,-104"), pale),
        ],
    )
    for x, y, _ in along("-80,-178 -30,-178 20,-172", 7):
        pen.oval(x, y + 6, 4.5, 3.4, pale, 0.85)
        pen.oval(x + 12, y + 20, 4, 3, pale, 0.8)
    _hoofed_leg(pen, t, "-80,-148,33 -72,-104,18 -96,-64,8 -90,-16,5.5 -88,-7,7", cut=7)
    _hoofed_leg(pen, t, "58,-150,28 58,-100,14 54,-56,8 56,-16,5.5 60,-7,7", cut=7)


def _deer_stand(pen: Pen, t: Tones, bone: Tones, rng: np.random.Generator, stag: bool) -> None:
    _deer_body(pen, t, rng, neck="80,-190,27 92,-230,20 100,-260,17")
    if stag:
        with pen.at(118, -288):
            _antlers(pen, bone, far=True)
    with pen.at(108, -272, turn=8):
        _deer_head(pen, t)
    if stag:
        with pen.at(104, -288):
            _antlers(pen, bone, far=False)


def _deer_watch(pen: Pen, t: Tones, bone: Tones, rng: np.random.Generator, stag: bool) -> None:
    _deer_body(pen, t, rng, neck="80,-190,27 90,-230,21 94,-252,19")
    if stag:
        for side in (False, True):
            with pen.at(92 + (-12 if side else 12), -290, turn=-26 if side else 26, flip=not side):
                _antlers(pen, bone, far=False)
    with pen.at(92, -268):
        _deer_front(pen, t)


def _deer_leap(pen: Pen, t: Tones, bone: Tones, rng: np.random.Generator, stag: bool) -> None:
    pale = mix(t.lit, "#fff3e0", 0.5)
    _hoofed_leg(
        pen, t, "-78,-150,26 -122,-128,14 -156,-100,7 -194,-86,5 -202,-84,6", far=True, turn=70
    )
    _hoofed_leg(
        pen, t, "66,-176,22 112,-172,12 132,-136,7 112,-112,5 106,-106,6", far=True, turn=40
    )
    pen.path(blob("-102,-186 -124,-190 -128,-168! -104,-160"), pale)
    body = tube("-78,-162,35 -34,-176,35 14,-186,35 58,-196,36 84,-226,27 104,-258,19 114,-276,17")
    hide(pen, rng, body, t, (-110, -200, 60, -140), cut=14, count=50, angle=172)
    for x, y, _ in along("-80,-186 -30,-198 20,-208", 7):
        pen.oval(x, y + 8, 4.5, 3.4, pale, 0.85)
    _hoofed_leg(
        pen, t, "-82,-154,32 -110,-112,17 -152,-84,8 -182,-50,5.5 -188,-44,7", cut=7, turn=50
    )
    _hoofed_leg(pen, t, "60,-180,27 102,-148,13 124,-112,8 96,-92,5.5 88,-88,7", cut=7, turn=50)
    if stag:
        with pen.at(132, -304, turn=-16):
            _antlers(pen, bone, far=True)
    with pen.at(122, -288, turn=4):
        _deer_head(pen, t)
    if stag:
        with pen.at(118, -304, turn=-16):
            _antlers(pen, bone, far=False)


@motif(
    "deer",
    tags=("animal", "wild", "forest"),
    size=(470, 460),
    anchors={
        "head": (104, -296), "back": (-10, -188), "mouth": (166, -256), "antler": (76, -420),
        "tail": (-114, -150), "hoof": (60, -6), "watch.head": (92, -298), "watch.mouth": (92, -216),
        "leap.head": (118, -312), "leap.back": (0, -222), "leap.mouth": (182, -274),
        "leap.antler": (60, -440), "leap.hoof": (88, -88),
    },
)  # fmt: skip
def deer(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#9c6b42",
    pose: str = "stand",
    stag: bool = True,
) -> None:
    """A deer, with a crown if `stag`; pose: stand, watch (face to us), leap."""
    t = tones(colour, palette)
    bone = tones("#d8c4a0", palette)
    poses = {"watch": _deer_watch, "leap": _deer_leap}
    poses.get(pose, _deer_stand)(pen, t, bone, rng, stag)


# --- elephant -------------------------------------------------------------------------------


def _elephant_leg(pen: Pen, t: Tones, spine: str, far: bool = False) -> None:
    limb(pen, t, spine, far, cut=10)
    x, y, r = (float(v) for v in spine.split()[-1].split(","))
    if not far:
        for k in (-0.55, 0.05, 0.6):
            pen.path(f"M{x + r * k},{y + r} q6,-13 13,0Z", mix(t.lit, "#f2e6d2", 0.5))


def _elephant_head(pen: Pen, t: Tones, trunk: str, ear_turn: float = 0.0) -> None:
    """Skull around the origin; `trunk` is a spine that starts at the brow."""
    pen.path(blob("42,44 60,60 86,66 104,54! 84,52 62,36"), mix("#efe3c8", t.far, 0.25))
    head = blob("-62,10 -56,-40 -24,-72 22,-76 56,-52 66,-12 60,30 30,56 -20,62 -52,46")
    long = tube(trunk)
    form(pen, long + " " + head, t, cut=14)
    line = " ".join(",".join(k.split(",")[:2]) for k in trunk.split())
    with pen.clip(long):
        for x, y, angle in along(line, 15)[4:]:
            with pen.at(x, y, turn=angle):
                pen.path("M0,-26 Q5,0 0,26", t.shade, 0.7, stroke=2.6)
    pen.path(blob("30,48 48,64 76,72 98,64! 74,58 52,38"), "#f1e6cd")
    eye(pen, 34, -8, 5.6, NIGHT, lid=t.shade)
    for k in range(2):
        pen.path(curve(f"22,{4 + k * 7} 34,{8 + k * 7} 46,{2 + k * 7}"), t.shade, 0.8, stroke=2.2)
    with pen.at(-30, -30, turn=ear_turn):
        ear = blob("10,-26 -26,-44 -70,-34 -92,6 -84,56 -58,92 -30,96! -18,64 2,44 14,10")
        form(pen, ear, t, cut=11)
        pen.path(
            blob("0,-12 -30,-24 -60,-16 -74,14 -66,50 -48,72 -36,50 -14,26"),
            mix(t.base, ROSE, 0.22),
        )
        for k in range(3):
            pen.path(
                curve(f"-6,{-4 + k * 10} -30,{6 + k * 14} -52,{20 + k * 16}"),
                t.shade,
                0.5,
                stroke=2.4,
            )


def _elephant_rump(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    pen.path(curve("-166,-190 -188,-150 -186,-104"), t.shade, stroke=7)
    pen.path(tufts("-186,-110 -187,-98", rng, count=4, length=22, width=9, lean=0), t.dark)
    body = blob(
        "-178,-130 -172,-200 -130,-250 -60,-268 20,-258 84,-262 124,-216 128,-150 100,-96 20,-76 "
        "-70,-78 -150,-92"
    )
    hide(pen, rng, body, t, (-160, -250, 60, -110), cut=22, count=30, angle=100)
    for k in range(4):
        pen.path(
            curve(f"{-150 + k * 9},-210 {-140 + k * 10},-170 {-148 + k * 9},-130"),
            t.shade,
            0.5,
            stroke=2.6,
        )


def _elephant_stand(pen: Pen, t: Tones, rng: np.random.Generator, trunk: str) -> None:
    _elephant_leg(pen, t, "-98,-120,44 -84,-70,34 -82,-32,30 -78,-26,29", True)
    _elephant_leg(pen, t, "92,-110,40 104,-66,32 104,-32,29 108,-26,28", True)
    _elephant_rump(pen, t, rng)
    _elephant_leg(pen, t, "-122,-130,54 -126,-76,40 -134,-34,34 -130,-28,33")
    _elephant_leg(pen, t, "62,-120,50 58,-70,38 58,-34,33 62,-28,32")
    with pen.at(138, -208):
        _elephant_head(pen, t, trunk)


def _elephant_ball(pen: Pen, palette: Palette, t: Tones, rng: np.random.Generator) -> None:
    """All four feet on a striped ball, trunk up for balance."""
    ball = tones("accent", palette)
    sphere = disc(0, -92, 92)
    form(pen, sphere, ball, cut=20)
    stripe = palette.resolve("light")
    patches(pen, sphere, [(blob("-14,-190 14,-190 34,-92 14,6 -14,6 -34,-92"), stripe)])
    patches(
        pen, sphere, [(blob("62,-190 120,-190 120,6 62,6 80,-92"), mix(stripe, palette.dark, 0.25))]
    )
    patches(pen, sphere, [(blob("-62,-190 -120,-190 -120,6 -62,6 -80,-92"), stripe)])
    pen.path(disc(0, -92, 20, 24), mix(ball.shade, palette.dark, 0.15))
    with pen.at(-8, -152, scale=0.82, turn=-7):
        limb(pen, t, "-92,-120,44 -64,-70,34 -36,-40,30 -30,-34,29", True)
        limb(pen, t, "80,-110,40 70,-70,32 52,-44,29 52,-36,28", True)
        _elephant_rump(pen, t, rng)
        _elephant_leg(pen, t, "-112,-130,54 -90,-76,40 -66,-40,34 -60,-34,33")
        _elephant_leg(pen, t, "56,-120,50 40,-72,38 18,-46,33 18,-38,32")
        with pen.at(138, -208, turn=-8):
            _elephant_head(
                pen, t, "34,-8,38 86,20,30 130,6,24 150,-40,19 136,-86,15 112,-104,12", 10
            )


TRUNK_DOWN = "34,0,40 66,40,32 80,92,26 78,140,21 92,178,17 116,184,13"
TRUNK_UP = "34,-4,40 78,30,31 124,22,25 148,-24,20 142,-76,16 158,-112,13 180,-116,11"


@motif(
    "elephant",
    tags=("animal", "wild", "circus"),
    size=(660, 460),
    anchors={
        "head": (130, -284), "back": (-60, -266), "trunk": (256, -24), "tail": (-187, -100),
        "mouth": (180, -150), "raise.head": (130, -284), "raise.trunk": (320, -324),
        "raise.back": (-60, -266), "ball.back": (-82, -366), "ball.trunk": (210, -430),
        "ball.head": (64, -392), "ball.top": (-60, -372),
    },
)  # fmt: skip
def elephant(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#8b8791",
    pose: str = "stand",
) -> None:
    """An elephant; pose: stand (trunk down), raise (trunk up), ball (balancing on a ball)."""
    t = tones(colour, palette)
    if pose == "ball":
        _elephant_ball(pen, palette, t, rng)
    else:
        _elephant_stand(pen, t, rng, TRUNK_UP if pose == "raise" else TRUNK_DOWN)


# --- giraffe --------------------------------------------------------------------------------


def _giraffe_spots(
    pen: Pen, inside: str, box: tuple[float, float, float, float], step: float, colour: Colour,
    rng: np.random.Generator,
) -> None:  # fmt: skip
    """Cracked-earth patches on a loose grid."""
    x0, y0, x1, y1 = box
    with pen.clip(inside):
        for row in range(int((y1 - y0) / step) + 1):
            for col in range(int((x1 - x0) / step) + 1):
                cx = x0 + (col + 0.5 * (row % 2)) * step + rng.normal(0, step * 0.08)
                cy = y0 + row * step + rng.normal(0, step * 0.08)
                angles = np.sort(rng.uniform(0, math.tau, 6))
                r = step * 0.44
                points = [(cx + math.cos(a) * r, cy + math.sin(a) * r * 1.05) for a in angles]
                pen.path(blob_of(points), colour)


def _giraffe_head(pen: Pen, t: Tones) -> None:
    pale = mix(t.lit, "#fff3e0", 0.5)
    for x in (-2, 10):
        pen.path(tube(f"{x},-18,4 {x - 4},-40,3"), t.shade)
        pen.circle(x - 4, -43, 5.5, t.dark)
    head = blob("-20,4 -14,-18 8,-26 30,-16 58,-6 72,2 70,14 50,18 26,20 4,28 -12,24")
    form(pen, head, t, cut=6)
    patches(pen, head, [(blob("76,0 54,0 44,10 20,22 60,34 90,20"), pale)])
    form(pen, blob("-8,-10 -30,-22 -50,-18! -38,-4 -16,2"), t, cut=4)
    pen.oval(66, 4, 3, 2.2, t.dark)
    pen.path(curve("68,13 58,16 50,13"), t.dark, 0.7, stroke=1.8)
    eye(pen, 18, -6, 5, NIGHT, lid=t.shade)
    pen.path("M10,-12 q8,-6 17,-1 M26,-11 l5,-3 M22,-13 l3,-4", t.dark, stroke=1.6)


@motif(
    "giraffe",
    tags=("animal", "wild"),
    size=(510, 530),
    anchors={
        "head": (120, -512), "back": (-30, -238), "mouth": (196, -464), "neck": (76, -380),
        "tail": (-122, -110), "bend.head": (190, -268), "bend.mouth": (226, -180), "bend.back": (-30, -238),
        "bend.neck": (104, -300),
    },
)  # fmt: skip
def giraffe(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#e0b56a",
    spots: Colour = "#9a5a2e",
    pose: str = "stand",
) -> None:
    """A giraffe; pose: stand (neck high) or bend (head lowered to someone)."""
    t = tones(colour, palette)
    ink = palette.resolve(spots)
    bend = pose == "bend"
    _hoofed_leg(pen, t, "-66,-180,26 -54,-130,15 -62,-76,9 -58,-22,7 -56,-9,8", far=True)
    _hoofed_leg(pen, t, "56,-180,22 66,-120,13 66,-66,9 64,-22,7 66,-9,8", far=True)
    pen.path(curve("-98,-214 -118,-176 -120,-124"), t.shade, stroke=5)
    pen.path(tufts("-120,-130 -121,-112", rng, count=4, length=22, width=9, lean=0), t.dark)
    neck = (
        "74,-250,32 104,-296,22 144,-320,18 182,-296,16 200,-266,15"
        if bend
        else "70,-256,34 84,-326,23 98,-404,18 112,-468,16"
    )
    body = tube("-70,-192,36 -30,-204,39 14,-212,40 50,-222,42 " + neck)
    form(pen, body, t, cut=13)
    _giraffe_spots(pen, body, (-110, -262, 60, -170), 27, ink, rng)
    _giraffe_spots(pen, body, (56, -330 if bend else -470, 210, -262), 20, ink, rng)
    patches(pen, body, [(blob("-80,-160 0,-172 60,-180 60,-150 -80,-140"), t.lit)])
    _hoofed_leg(pen, t, "-74,-184,34 -68,-130,18 -88,-80,10 -82,-22,7.5 -80,-9,9", cut=6)
    _hoofed_leg(pen, t, "46,-190,28 46,-124,15 42,-66,10 44,-22,7.5 46,-9,9", cut=6)
    crest = (
        "204,-290 176,-320 140,-342 100,-320 62,-272"
        if bend
        else "106,-486 84,-420 66,-340 42,-268"
    )
    pen.path(tufts(crest, rng, count=22, length=14, width=9, lean=-90), mix(ink, palette.dark, 0.3))
    with pen.at(208, -254, turn=64) if bend else pen.at(122, -476, turn=10):
        _giraffe_head(pen, t)


# --- camel ----------------------------------------------------------------------------------


@motif(
    "camel",
    tags=("animal", "desert"),
    size=(500, 350),
    anchors={"head": (172, -330), "back": (-20, -296), "hump": (-20, -300), "mouth": (236, -278),
             "tail": (-156, -120), "hoof": (70, -6)},
)  # fmt: skip
def camel(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#c59a62",
    humps: int = 1,
    saddle: bool = False,
) -> None:
    """A camel that thinks little of us, with one or two humps and perhaps a saddle cloth."""
    t = tones(colour, palette)
    _hoofed_leg(pen, t, "-84,-150,30 -64,-104,17 -80,-60,10 -70,-20,8 -66,-9,10", far=True)
    _hoofed_leg(pen, t, "76,-150,26 90,-100,15 86,-56,10 88,-20,8 92,-9,10", far=True)
    pen.path(curve("-124,-190 -148,-160 -154,-126"), t.shade, stroke=6)
    pen.path(tufts("-154,-134 -156,-118", rng, count=4, length=20, width=9, lean=0), t.dark)
    if humps == 2:
        top = (
            "-124,-190 -98,-212 -78,-276 -52,-290 -30,-262 -10,-236 12,-282 36,-288 60,-244 84,-206"
        )
    else:
        top = "-124,-190 -92,-214 -62,-262 -22,-296 14,-284 44,-240 78,-204"
    body = blob(top + " 106,-170 90,-134 30,-124 -60,-126 -116,-142")
    neck = tube("76,-172,34 116,-158,26 146,-178,22 160,-226,18 164,-270,16 170,-296,16")
    whole = body + " " + neck
    hide(pen, rng, whole, t, (-110, -270, 80, -140), cut=16, count=60, angle=120)
    pen.path(
        tufts("104,-132 128,-130 150,-150", rng, count=9, length=22, width=14, lean=100), t.shade
    )
    top_locks = "-46,-270 -22,-290 4,-282" if humps != 2 else "-72,-270 -52,-284 -36,-268"
    pen.path(tufts(top_locks, rng, count=7, length=16, width=12, lean=-60), t.base)
    if saddle:
        _saddle(pen, palette, whole, 2 if humps == 2 else 1)
    _hoofed_leg(pen, t, "-94,-156,40 -82,-104,22 -108,-64,11 -100,-20,8.5 -96,-9,11", cut=8)
    _hoofed_leg(pen, t, "66,-156,34 64,-98,17 58,-56,11 62,-20,8.5 66,-9,11", cut=8)
    with pen.at(178, -306, turn=2):
        _camel_head(pen, t)


def _camel_head(pen: Pen, t: Tones) -> None:
    head = blob("-24,6 -18,-18 4,-26 28,-16 46,-14 64,-8 70,4 64,16 66,24 52,28 30,20 8,24 -12,24")
    form(pen, head, t, cut=6)
    pen.path(curve("68,12 54,16 42,10"), t.dark, 0.9, stroke=2.4)
    pen.path(curve("58,-2 64,-1"), t.dark, stroke=2.4)
    form(pen, blob("-10,-16 -20,-32 -12,-38! -2,-22"), t, cut=3)
    eye(pen, 22, -8, 5, NIGHT, lid=t.shade, look=(0.2, 0.3))
    pen.path(curve("12,-12 22,-15 32,-9"), t.dark, stroke=2.8)


def _saddle(pen: Pen, palette: Palette, inside: str, humps: int) -> None:
    """A cloth over the hump, or between the two."""
    cloth = tones("accent", palette)
    trim = palette.resolve("accent2")
    x0, x1 = (-84, 58) if humps == 1 else (-46, 34)
    shape = blob(f"{x0},-300! {x1},-300! {x1 + 2},-156! {(x0 + x1) / 2},-148 {x0 + 2},-156!")
    patches(pen, inside, [(shape, cloth.base)])
    right = x0 + (x1 - x0) * 0.62
    patches(
        pen,
        inside,
        [(blob(f"{right},-300! {x1},-300! {x1 + 2},-156! {right + 8},-149!"), cloth.shade)],
    )
    band = f"M{x0},-180 Q{(x0 + x1) / 2},-170 {x1 + 2},-180 L{x1 + 2},-170 Q{(x0 + x1) / 2},-160 {x0},-170Z"
    patches(pen, inside, [(band, trim)])
    for k in range(int((x1 - x0) / 15)):
        x = x0 + 8 + k * 15
        pen.path(f"M{x},-153 l-3,13 l6,0Z", trim)


# --- sheep, goat, pig -----------------------------------------------------------------------


def _wool(rng: np.random.Generator, cx: float, cy: float, rx: float, ry: float, n: int) -> str:
    """A cloud of curls as one outline."""
    parts = [disc(cx, cy, rx, ry)]
    for i in range(n):
        a = math.tau * i / n
        r = rng.uniform(0.16, 0.23) * (rx + ry)
        parts.append(disc(cx + math.cos(a) * rx * 0.86, cy + math.sin(a) * ry * 0.84, r, r * 0.9))
    return " ".join(parts)


@motif(
    "sheep",
    tags=("animal", "farm", "herd"),
    size=(280, 180),
    anchors={"head": (86, -160), "back": (-10, -176), "mouth": (104, -92), "tail": (-106, -110)},
)
def sheep(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#ece2d0",
    face: Colour = "#4a3f42",
    pose: str = "stand",
) -> None:
    """A sheep; pose: stand (looking at us), lie, leap (over a fence, or out of a dream)."""
    w, f = tones(colour, palette), tones(face, palette)
    if pose == "leap":
        limbs = ["-58,-60,11 -92,-40,8 -112,-18,6", "-44,-54,11 -66,-28,8 -92,-8,6"]
        front = ["52,-70,11 88,-74,8 104,-58,6", "44,-62,11 72,-54,8 92,-40,6"]
    elif pose == "lie":
        limbs, front = [], ["50,-16,10 80,-6,7"]
    else:
        limbs = ["-56,-56,12 -52,-30,8 -52,-8,7", "-30,-50,12 -34,-30,8 -34,-8,7"]
        front = ["40,-56,12 46,-30,8 46,-8,7", "62,-56,12 66,-30,8 68,-8,7"]
    for i, spine in enumerate([*limbs, *front]):
        pen.path(tube(spine), f.far if i % 2 else f.base)
    drop = 38 if pose == "lie" else 0
    with pen.at(0, drop, turn=-14 if pose == "leap" else 0):
        fleece = _wool(rng, -8, -108, 84, 54, 13)
        form(pen, fleece, w, cut=13)
        with pen.clip(fleece):
            for _ in range(26):
                x, y = rng.uniform(-90, 76), rng.uniform(-158, -64)
                pen.path(f"M{x},{y} q8,-9 15,0 q3,8 -5,9", w.shade, 0.55, stroke=2.6)
        with pen.at(84, -118, turn=6):
            _sheep_face(pen, f, w, rng)


def _sheep_face(pen: Pen, f: Tones, w: Tones, rng: np.random.Generator) -> None:
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            form(pen, blob("16,-10 40,-16 54,-4! 38,6 18,2"), f, cut=3)
            pen.path(blob("26,-8 38,-9 44,-4 34,0"), mix(ROSE, f.dark, 0.3))
    head = mirrored("0,-28 18,-22 24,-4 19,20 12,36 0,40")
    form(pen, head, f, cut=6)
    form(pen, _wool(rng, 0, -30, 20, 13, 8), w, cut=6)
    pen.path("M-6,24 q6,5 12,0 M0,27 l0,6", mix(ROSE, f.dark, 0.2), stroke=2)
    for x in (-13.0, 13.0):
        eye(pen, x, 0, 4.2, NIGHT, iris="#e9d6a0", lid=f.dark, look=(0.1, 0.1))


@motif(
    "goat",
    tags=("animal", "farm", "mountain"),
    size=(270, 260),
    anchors={"head": (92, -206), "back": (-10, -136), "mouth": (136, -176), "horn": (70, -250),
             "hoof": (60, -5)},
)  # fmt: skip
def goat(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#cfc4b4",
    pose: str = "stand",
) -> None:
    """A bearded goat; pose: stand or perch (all four feet on one point, as goats do)."""
    t = tones(colour, palette)
    dark = tones("#6b5648", palette)
    together = pose == "perch"
    if together:
        _hoofed_leg(pen, t, "-50,-96,22 -30,-62,13 -30,-34,7 -12,-14,5.5 -8,-6,6.5", far=True)
        _hoofed_leg(pen, t, "54,-96,18 40,-60,11 26,-34,7 20,-14,5.5 18,-6,6.5", far=True)
    else:
        _hoofed_leg(pen, t, "-52,-96,22 -40,-66,13 -50,-38,7 -42,-14,5.5 -40,-6,6.5", far=True)
        _hoofed_leg(pen, t, "54,-96,18 64,-62,11 62,-34,7 62,-14,5.5 64,-6,6.5", far=True)
    pen.path(blob("-78,-128 -98,-146 -104,-132! -82,-112"), t.shade)
    body = tube("-56,-106,31 -18,-104,32 22,-102,32 52,-112,31 72,-136,22 82,-160,18")
    hide(pen, rng, body, t, (-80, -130, 60, -80), cut=11, count=46, angle=150)
    pen.path(tufts("-50,-78 -10,-72 40,-74", rng, count=14, length=20, width=12, lean=82), t.shade)
    if together:
        _hoofed_leg(pen, t, "-58,-100,28 -44,-64,16 -50,-36,8 -26,-14,6 -20,-6,7.5", cut=6)
        _hoofed_leg(pen, t, "48,-102,25 26,-60,13 14,-34,8 4,-14,6 4,-6,7.5", cut=6)
    else:
        _hoofed_leg(pen, t, "-60,-100,28 -54,-66,16 -72,-40,8 -66,-14,6 -64,-6,7.5", cut=6)
        _hoofed_leg(pen, t, "48,-104,25 48,-64,13 44,-36,8 46,-14,6 48,-6,7.5", cut=6)
    horns = tube("92,-196,8 86,-226,7 68,-246,5.5 42,-248,2")
    with pen.at(10, 4):
        pen.path(horns, dark.far)
    with pen.at(88, -176, turn=14):
        _goat_head(pen, t, rng)
    form(pen, horns, dark, cut=4)
    with pen.clip(horns):
        for x, y, a in along("92,-196 86,-226 68,-246 42,-248", 9):
            with pen.at(x, y, turn=a):
                pen.line(0, -9, 0, 9, dark.dark, 1.8, 0.6)


def _goat_head(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    head = blob("-22,2 -14,-18 6,-24 26,-14 46,-4 56,6 52,16 34,20 12,24 -10,24")
    form(pen, head, t, cut=6)
    form(pen, blob("-10,-6 -30,-8 -48,4! -34,10 -12,6"), t, cut=4)
    pen.path(
        tufts("30,20 38,20", rng, count=5, length=34, width=9, lean=100), mix(t.lit, "#fffaf0", 0.4)
    )
    pen.path(curve("54,12 44,14 36,11"), t.dark, 0.8, stroke=1.8)
    pen.path(curve("50,4 55,6"), mix(ROSE, t.dark, 0.3), stroke=3)
    pen.oval(16, -6, 5.6, 4.4, "#e0c070")
    pen.rect(11.5, -7.6, 9, 3.2, NIGHT, radius=1.4)
    pen.path(curve("8,-10 16,-13 24,-8"), t.shade, stroke=3)


@motif(
    "pig",
    tags=("animal", "farm"),
    size=(290, 210),
    anchors={"head": (84, -146), "back": (-20, -164), "mouth": (128, -74), "tail": (-122, -116),
             "sit.head": (54, -186), "sit.mouth": (94, -112), "sit.back": (-50, -100)},
)  # fmt: skip
def pig(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#dba593",
    pose: str = "stand",
) -> None:
    """A pig; pose: stand or sit (on its bottom, looking up at the sky)."""
    t = tones(colour, palette)
    if pose == "sit":
        _pig_sit(pen, t, rng)
        return
    _hoofed_leg(pen, t, "-58,-60,24 -46,-34,13 -46,-14,8 -46,-7,8", far=True)
    _hoofed_leg(pen, t, "56,-56,22 66,-32,12 66,-14,8 66,-7,8", far=True)
    pen.path(curve("-104,-104 -122,-112 -126,-98 -114,-94 -112,-108 -128,-122"), t.shade, stroke=5)
    body = blob("-108,-96 -94,-142 -50,-166 10,-164 62,-148 92,-116 84,-70 50,-42 -40,-38 -92,-56")
    hide(pen, rng, body, t, (-90, -160, 60, -60), cut=16, count=34, length=10)
    patches(
        pen,
        body,
        [(blob("-60,-180 -10,-176 0,-140 -34,-116 -62,-136"), mix(t.shade, "#5a4348", 0.45))],
    )
    _hoofed_leg(pen, t, "-70,-64,32 -66,-36,17 -72,-14,9 -70,-7,9", cut=6)
    _hoofed_leg(pen, t, "44,-62,28 44,-34,15 42,-14,9 44,-7,9", cut=6)
    with pen.at(82, -104, turn=10):
        _pig_head(pen, t)


def _pig_head(pen: Pen, t: Tones) -> None:
    pen.path(blob("6,-28! 22,-52! 32,-20"), t.far)
    head = blob("-40,4 -34,-30 -4,-44 26,-32 40,-12 56,-8 58,18 40,22 14,34 -18,34")
    form(pen, head, t, cut=8)
    form(pen, blob("-22,-30! -26,-58! 4,-46 8,-26 -6,-22"), t, cut=5)
    form(pen, disc(54, 6, 10, 16, -8), t, cut=4)
    for y in (0, 11):
        pen.oval(56, y, 2.6, 3.6, t.dark)
    pen.path(curve("42,22 30,25 22,20"), t.dark, 0.7, stroke=2)
    eye(pen, 20, -12, 4.2, NIGHT, lid=t.shade)


def _pig_sit(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    _hoofed_leg(pen, t, "34,-82,20 52,-46,12 54,-16,8 56,-7,8", far=True)
    body = blob("-84,-20 -88,-74 -52,-128 0,-154 44,-140 58,-100 44,-54 10,-14 -40,-2")
    hide(pen, rng, body, t, (-80, -130, 40, -20), cut=15, count=34, length=10, angle=130)
    patches(
        pen,
        body,
        [(blob("-90,-90 -50,-110 -30,-84 -50,-50 -90,-56"), mix(t.shade, "#5a4348", 0.45))],
    )
    _hoofed_leg(pen, t, "-44,-34,32 -8,-22,18 14,-10,9 24,-8,9", cut=6, turn=-20)
    _hoofed_leg(pen, t, "22,-88,26 28,-48,15 30,-16,9 32,-7,9", cut=6)
    with pen.at(42, -150, turn=-24):
        _pig_head(pen, t)
