"""Foxes, wolves and dogs: all drawn looking to the right, weight on the ground at y = 0."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import (
    Tones,
    blob,
    curve,
    eye,
    form,
    hide,
    limb,
    mirrored,
    moved,
    patches,
    tones,
    tube,
    tufts,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

CREAM = "#f3e4c9"
NIGHT = "#1d1413"


# --- the fox --------------------------------------------------------------------------------


def _fox_profile(pen: Pen, t: Tones, *, shut: bool = False) -> None:
    """Head in profile around its skull, nose to the right."""
    dark = mix(t.dark, NIGHT, 0.5)
    pen.path(blob("2,-20! 16,-66! 28,-14"), t.far)
    pen.path(blob("9,-24! 17,-54! 23,-18"), dark)
    head = blob(
        "-30,8 -28,-14 -24,-26! -14,-70! 6,-30 20,-22 36,-8 66,8 70,13! 62,18 40,22 22,26 "
        "8,40! -6,34 -18,46! -28,30"
    )
    form(pen, head, t, cut=7)
    cream = blob("68,15 44,12 26,8 14,14 2,12 -8,26 -24,52 10,60 40,34 74,22")
    under = blob("40,22 66,16 60,30 30,36 12,38")
    patches(pen, head, [(cream, CREAM), (under, mix(CREAM, t.shade, 0.4))])
    pen.path(blob("-18,-30! -13,-58! -2,-32"), dark)
    pen.path(blob("-18,-60! -14,-70! -6,-54 -11,-48"), dark)
    pen.oval(67, 10, 6, 5, dark)
    pen.path(curve("64,17 52,20 40,17"), t.dark, 0.8, stroke=1.8)
    eye(pen, 20, -4, 4.6, dark, lid=t.shade, shut=shut)
    pen.path(curve("10,5 22,4 34,8"), t.shade, 0.7, stroke=2.2)


def _fox_face(pen: Pen, t: Tones) -> None:
    """Head seen from the front, around the middle of the forehead."""
    dark = mix(t.dark, NIGHT, 0.5)
    head = blob(
        "0,-24 12,-27 18,-34! 38,-74! 41,-30 42,-8 60,12! 44,17 48,28! 30,29 14,38 7,50 0,53 "
        "-7,50 -14,38 -30,29 -48,28! -44,17 -60,12! -42,-8 -41,-30 -38,-74! -18,-34! -12,-27"
    )
    form(pen, head, t, cut=7)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            pen.path(blob("24,-34! 36,-60! 36,-28"), dark)
            patches(pen, head, [(blob("8,44 6,26 14,14 30,8 46,8 66,12 50,40 20,60"), CREAM)])
            pen.path(blob("32,-58! 38,-75! 42,-52 37,-47"), dark)
    patches(pen, head, [(blob("12,40 24,30 50,24 60,40 10,64"), mix(CREAM, t.shade, 0.45))])
    pen.path(blob("-8,40 0,37 8,40 4,48 0,51 -4,48"), dark)
    for x in (-18.0, 18.0):
        eye(pen, x, 4, 4.8, dark, lid=t.shade, look=(0.1, -0.1))


def _fox_tail(pen: Pen, t: Tones, spine: str, tip: str, tip_shade: str) -> None:
    tail = tube(spine)
    form(pen, tail, t, cut=11)
    patches(pen, tail, [(tip, CREAM), (tip_shade, mix(CREAM, t.shade, 0.35))])


def _sock(x0: float, x1: float, y: float) -> str:
    return f"M{x0},{y} Q{(x0 + x1) / 2},{y + 12} {x1},{y - 4} L{x1},20 L{x0},20Z"


def _sock_leg(pen: Pen, t: Tones, spine: str, sock: str, far: bool = False) -> None:
    """A leg that ends in a dark stocking."""
    stocking = mix(t.dark, NIGHT, 0.45)
    leg = tube(spine)
    if far:
        pen.path(leg, t.far)
    else:
        form(pen, leg, t, cut=5)
    patches(pen, leg, [(sock, mix(stocking, t.far, 0.25) if far else stocking)])


def _fox_body_walking(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    _sock_leg(
        pen, t, "-72,-112,24 -52,-72,13 -66,-40,8 -40,-8,7 -28,-5,6", _sock(-90, -10, -44), True
    )
    _sock_leg(pen, t, "66,-110,20 52,-72,12 44,-38,8 26,-8,7 36,-5,6", _sock(0, 90, -52), True)
    _fox_tail(
        pen,
        t,
        "-92,-134,12 -124,-118,21 -156,-82,31 -188,-62,30 -220,-70,19 -242,-88,4",
        blob("-196,-120 -192,-80 -202,-54 -190,-20 -260,-30 -260,-120"),
        blob("-204,-52 -240,-76 -256,-30 -200,-20"),
    )
    body = tube("-88,-128,34 -46,-130,37 8,-124,34 56,-134,39 88,-152,30 112,-178,22")
    hide(pen, rng, body, t, (-110, -160, 70, -100), cut=14)
    bib = blob("100,-100 74,-92 60,-110 84,-140 104,-164 130,-176 140,-120")
    patches(pen, body, [(bib, CREAM)])
    _sock_leg(
        pen, t, "-76,-116,30 -78,-78,17 -106,-44,9 -100,-10,7 -88,-5,6.5", _sock(-130, -70, -50)
    )
    _sock_leg(pen, t, "70,-120,26 86,-76,14 98,-42,8.5 112,-9,7 122,-5,6", _sock(80, 140, -56))


def _fox_walk(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    _fox_body_walking(pen, t, rng)
    with pen.at(128, -204, turn=6):
        _fox_profile(pen, t)


def _fox_look_back(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    _fox_body_walking(pen, t, rng)
    ruff = blob("70,-160 84,-200 112,-222 140,-206 138,-172 126,-150! 112,-150 104,-138! 88,-146")
    form(pen, ruff, t, cut=8)
    with pen.at(106, -214, turn=-8, flip=True):
        _fox_profile(pen, t)


def _fox_sit(pen: Pen, t: Tones, rng: np.random.Generator, face: bool) -> None:
    _fox_tail(
        pen,
        t,
        "-44,-28,14 -86,-16,24 -128,-32,33 -156,-70,32 -156,-108,19 -142,-134,4",
        blob("-200,-70 -160,-88 -126,-80 -110,-150 -200,-150"),
        blob("-126,-80 -140,-108 -138,-134 -110,-130 -112,-80"),
    )
    _sock_leg(pen, t, "44,-92,20 56,-56,12 58,-10,8 68,-6,6", _sock(30, 90, -52), True)
    body = tube("-22,-44,46 -10,-82,44 12,-124,38 28,-160,31 38,-190,24")
    hide(pen, rng, body, t, (-60, -160, 10, -40), cut=14, angle=110)
    bib = blob(
        "64,-190 68,-160 66,-120 60,-90! 54,-96 46,-74! 40,-96 28,-100! 26,-130 12,-138! "
        "20,-160 22,-190"
    )
    form(pen, tube("-22,-40,38 -4,-26,32 18,-14,14 34,-7,7"), t, cut=10)
    _sock_leg(pen, t, "26,-110,28 34,-66,14 34,-12,8.5 46,-6,7", _sock(10, 70, -56))
    patches(
        pen,
        body,
        [(bib, CREAM), (blob("58,-190 80,-150 66,-80 54,-130"), mix(CREAM, t.shade, 0.4))],
    )
    pen.path(tube("10,-7,7 26,-6,7 36,-5,6"), mix(t.dark, NIGHT, 0.45))
    if face:
        with pen.at(36, -204, turn=4):
            _fox_face(pen, t)
    else:
        with pen.at(46, -212, turn=-3):
            _fox_profile(pen, t)


def _fox_sleep(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    body = blob(
        "-124,-30 -118,-74 -84,-104 -24,-118 44,-106 94,-78 112,-40 96,-8 40,0 -60,0 -110,-6"
    )
    hide(pen, rng, body, t, (-100, -110, 80, -30), cut=16, angle=20)
    haunch = blob("14,-40 34,-84 78,-86 108,-50 98,-12 40,-4 10,-14")
    form(pen, haunch, t, cut=10)
    with pen.at(-56, -58, turn=-26, flip=True):
        _fox_profile(pen, t, shut=True)
    tail = tube("104,-24,17 68,-15,27 18,-16,31 -40,-14,27 -84,-8,15 -112,-2,4")
    form(pen, tail, t, cut=11)
    tip = blob("-40,-60 -34,-28 -48,-12 -38,20 -140,24 -140,-60")
    patches(
        pen, tail, [(tip, CREAM), (blob("-50,6 -120,2 -120,24 -40,24"), mix(CREAM, t.shade, 0.35))]
    )


def _fox_leap(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    _sock_leg(
        pen,
        t,
        "-76,-130,24 -112,-108,13 -140,-104,8 -172,-74,7 -180,-64,5",
        _sock(-190, -128, -118),
        True,
    )
    _sock_leg(
        pen,
        t,
        "70,-168,20 112,-168,12 142,-144,8 164,-126,7 172,-124,5",
        "M136,-190 L136,-100 L190,-100 L190,-190Z",
        True,
    )
    _fox_tail(
        pen,
        t,
        "-86,-150,12 -122,-164,20 -162,-158,29 -200,-154,28 -232,-166,17 -250,-182,4",
        blob("-196,-210 -204,-160 -196,-140 -204,-110 -270,-120 -270,-210"),
        blob("-204,-142 -240,-160 -250,-120 -200,-112"),
    )
    body = tube("-86,-142,32 -46,-156,36 6,-166,35 54,-174,38 88,-192,30 116,-212,22")
    hide(pen, rng, body, t, (-110, -190, 60, -130), cut=14, angle=172)
    bib = blob("108,-144 80,-134 60,-150 90,-180 108,-196 136,-204 150,-160")
    patches(pen, body, [(bib, CREAM)])
    _sock_leg(
        pen, t, "-78,-138,29 -92,-100,17 -128,-84,9 -146,-48,7 -152,-38,5.5", _sock(-170, -110, -92)
    )
    _sock_leg(
        pen,
        t,
        "70,-160,26 104,-142,14 126,-112,8.5 152,-98,7 162,-98,5.5",
        "M116,-130 L140,-80 L190,-80 L190,-140Z",
    )
    with pen.at(136, -228, turn=-4):
        _fox_profile(pen, t)


@motif(
    "fox",
    tags=("animal", "wild", "forest"),
    size=(470, 300),
    anchors=moved(
        24,
        {
            "head": (128, -232), "back": (-10, -162), "mouth": (192, -190), "tail": (-238, -88),
            "paw": (118, -6), "look_back.head": (104, -244), "look_back.mouth": (42, -204),
            "sit.head": (44, -250), "sit.back": (-36, -120), "sit.mouth": (112, -202),
            "sit.tail": (-144, -130), "sit.paw": (44, -6), "watch.head": (36, -240),
            "watch.back": (-36, -120), "watch.tail": (-144, -130), "watch.paw": (44, -6),
            "watch.mouth": (34, -156), "sleep.head": (-50, -96), "sleep.back": (10, -116),
            "sleep.mouth": (-112, -24), "sleep.tail": (-108, -4), "sleep.paw": (-60, -8),
            "leap.head": (136, -258), "leap.back": (0, -200), "leap.mouth": (202, -222),
            "leap.tail": (-248, -180), "leap.paw": (160, -98),
        },
    ),
)  # fmt: skip
def fox(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#c9622d",
    pose: str = "walk",
) -> None:
    """A fox; pose: walk, look_back, sit, watch (sitting, facing us), sleep (curled), leap."""
    t = tones(colour, palette)
    with pen.at(24, 0):
        if pose in ("sit", "watch"):
            _fox_sit(pen, t, rng, face=pose == "watch")
        elif pose == "look_back":
            _fox_look_back(pen, t, rng)
        elif pose == "sleep":
            _fox_sleep(pen, t, rng)
        elif pose == "leap":
            _fox_leap(pen, t, rng)
        else:
            _fox_walk(pen, t, rng)


# --- the wolf -------------------------------------------------------------------------------


def _wolf_profile(pen: Pen, t: Tones, *, howl: bool = False) -> None:
    """A long heavy head in profile, nose to the right."""
    dark = mix(t.dark, NIGHT, 0.5)
    pen.path(blob("4,-26! 16,-60! 30,-22"), t.far)
    if howl:
        pen.path(blob("30,12 78,4 84,16! 60,26 30,30"), mix(t.dark, "#7a2f36", 0.4))
    jaw = "86,26 60,34 34,34" if howl else "74,22 52,28 28,32"
    head = blob(
        "-40,6 -36,-18 -26,-30! -16,-68! 8,-34 26,-26 44,-10 78,-2 88,6! 84,14 "
        + jaw
        + " 14,46! 4,38 -6,54! -20,44 -32,58! -42,36"
    )
    form(pen, head, t, cut=8)
    mask = blob("86,14 60,10 34,12 22,22 6,18 -10,30 -30,66 20,70 60,40 94,28")
    patches(
        pen, head, [(mask, mix(t.lit, CREAM, 0.45)), (blob("40,28 86,18 70,40 20,50"), t.shade)]
    )
    pen.path(blob("-20,-34! -15,-58! -2,-34"), dark)
    pen.oval(84, 4, 7.5, 6, dark)
    if howl:
        pen.path(blob("38,20 64,14 82,14 66,24 44,28"), mix(dark, "#7a2f36", 0.55))
    else:
        pen.path(curve("82,15 62,20 40,18"), dark, 0.9, stroke=2.2)
    eye(pen, 25, -5, 4.8, dark, iris="#e6b64a", lid=t.dark, shut=howl, look=(0.4, 0.0))


def _wolf_face(pen: Pen, t: Tones) -> None:
    dark = mix(t.dark, NIGHT, 0.5)
    pale = mix(t.lit, CREAM, 0.45)
    head = mirrored(
        "0,-30 14,-32 20,-40! 36,-76! 46,-34 52,-10 66,4! 56,14 66,26! 52,32 54,46! 36,46 22,60 "
        "10,70 0,73"
    )
    form(pen, head, t, cut=8)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            pen.path(blob("25,-40! 35,-62! 40,-32"), dark)
            patches(pen, head, [(blob("6,66 10,34 20,18 36,14 70,20 60,60 20,84"), pale)])
            patches(pen, head, [(blob("10,-8 22,-12 34,-4 24,-2"), pale)])
    patches(pen, head, [(blob("16,58 40,40 70,30 60,70 10,90"), mix(pale, t.shade, 0.5))])
    pen.path(blob("-3,-26 3,-26 8,20 12,50 -12,50 -8,20"), t.shade, 0.55)
    pen.path(blob("-12,52 0,47 12,52 6,62 0,65 -6,62"), dark)
    pen.path(curve("0,64 0,68 -10,70"), dark, stroke=2)
    for x in (-21.0, 21.0):
        eye(pen, x, 5, 5.2, dark, iris="#e6b64a", lid=t.dark, look=(0.05, -0.05))


def _wolf_stand(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    """Stalking: the head hangs below the shoulders."""
    limb(pen, t, "-104,-140,28 -84,-92,15 -104,-52,9 -82,-9,8 -68,-6,7", True)
    limb(pen, t, "84,-130,24 74,-86,13 78,-44,9 58,-10,8 70,-6,7", True)
    tail = tube("-132,-156,16 -160,-132,22 -174,-94,26 -180,-58,20 -186,-30,4")
    form(pen, tail, t, cut=10)
    body = tube("-116,-146,40 -66,-150,41 -6,-146,42 50,-156,48 96,-158,42 128,-150,32")
    hump = tufts("20,-196 60,-204 100,-198 130,-182", rng, count=12, length=22, width=14, lean=-150)
    pen.path(hump, t.base)
    hide(pen, rng, body, t, (-140, -190, 100, -110), cut=16, count=60, angle=186)
    pen.path(
        tufts("60,-112 90,-108 116,-112", rng, count=7, length=24, width=14, lean=110), t.shade
    )
    limb(pen, t, "-112,-136,36 -110,-92,20 -140,-56,10.5 -134,-12,8.5 -120,-6,8", cut=7)
    limb(pen, t, "84,-142,34 96,-92,17 104,-48,10 116,-12,8.5 130,-6,8", cut=7)
    with pen.at(160, -150, turn=14):
        _wolf_profile(pen, t)


def _wolf_howl(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    tail = tube("-46,-20,16 -92,-12,22 -136,-14,20 -168,-26,5")
    form(pen, tail, t, cut=10)
    limb(pen, t, "58,-120,24 68,-70,13 68,-12,9 80,-6,7", True)
    body = tube("-26,-50,52 -14,-96,50 12,-150,46 26,-196,38 36,-232,30")
    hide(pen, rng, body, t, (-70, -220, 30, -40), cut=16, count=60, angle=105, length=20)
    chest = tufts("62,-216 66,-180 62,-140 46,-108", rng, count=12, length=26, width=16, lean=10)
    pen.path(chest, mix(t.lit, CREAM, 0.3))
    form(pen, tube("-26,-48,44 -4,-30,36 22,-16,16 42,-8,8"), t, cut=11)
    limb(pen, t, "30,-130,32 42,-76,16 42,-14,9.5 56,-6,8", cut=6)
    with pen.at(40, -256, turn=-62):
        _wolf_profile(pen, t, howl=True)


def _wolf_watch(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    """Front view: a wolf that stands and waits."""
    limb(pen, t, "-24,-100,22 -34,-50,11 -34,-9,8 -38,-6,8", True)
    limb(pen, t, "24,-100,22 36,-50,11 36,-9,8 40,-6,8", True)
    body = blob("-62,-150 -54,-200 0,-224 54,-200 62,-150 50,-96 24,-72 -24,-72 -50,-96")
    hide(pen, rng, body, t, (-60, -200, 60, -90), cut=14, count=50, angle=92)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            limb(pen, t, "30,-120,26 26,-70,14 25,-16,10 25,-7,11", cut=5)
    ruff = tufts(
        "-46,-170 -26,-140 0,-124 26,-140 46,-170", rng, count=15, length=30, width=18, lean=90
    )
    pen.path(ruff, mix(t.lit, CREAM, 0.25))
    with pen.at(0, -206):
        _wolf_face(pen, t)


def _wolf_run(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    limb(pen, t, "-110,-130,28 -146,-94,15 -186,-84,9 -214,-52,8 -220,-40,6", True)
    limb(pen, t, "90,-136,24 112,-92,13 128,-66,9 104,-36,8 94,-30,6", True)
    form(pen, tube("-138,-150,16 -176,-156,22 -218,-146,24 -254,-140,5"), t, cut=9)
    body = tube("-122,-140,38 -70,-156,41 -6,-158,42 56,-152,47 104,-158,40 138,-166,30")
    pen.path(
        tufts("40,-196 90,-196 130,-188", rng, count=9, length=22, width=14, lean=-160), t.base
    )
    hide(pen, rng, body, t, (-140, -190, 110, -120), cut=16, count=60, angle=182, length=20)
    limb(pen, t, "-116,-132,34 -92,-92,20 -112,-58,10.5 -76,-24,8.5 -62,-22,7", cut=7)
    limb(pen, t, "92,-138,32 128,-102,16 140,-66,10 172,-40,8.5 184,-40,7", cut=7)
    with pen.at(170, -178, turn=4):
        _wolf_profile(pen, t)


@motif(
    "wolf",
    tags=("animal", "wild", "forest"),
    size=(530, 340),
    anchors={
        "head": (150, -190), "back": (0, -194), "mouth": (238, -124), "tail": (-186, -30),
        "paw": (124, -6), "howl.head": (20, -280), "howl.mouth": (88, -330), "howl.back": (-40, -170),
        "howl.tail": (-166, -26), "howl.paw": (54, -6), "watch.head": (0, -238),
        "watch.mouth": (0, -138), "watch.back": (0, -222), "watch.paw": (25, -6),
        "run.head": (160, -214), "run.mouth": (256, -164), "run.back": (0, -200),
        "run.tail": (-252, -140), "run.paw": (184, -40),
    },
)  # fmt: skip
def wolf(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#6d7180",
    pose: str = "stand",
) -> None:
    """A wolf; pose: stand (head low), howl (sitting), watch (from the front), run."""
    t = tones(colour, palette)
    poses = {"howl": _wolf_howl, "watch": _wolf_watch, "run": _wolf_run}
    poses.get(pose, _wolf_stand)(pen, t, rng)


# --- the dog --------------------------------------------------------------------------------


def _dog_profile(pen: Pen, t: Tones, ear: Colour, *, shut: bool = False) -> None:
    """A mongrel's head: blunt muzzle, one soft hanging ear."""
    dark = mix(t.dark, NIGHT, 0.5)
    head = blob(
        "-32,6 -26,-24 -4,-36 18,-30 30,-16 54,-12 66,-4 66,8 56,18 34,22 14,30 -8,38 -26,28"
    )
    form(pen, head, t, cut=7)
    patches(
        pen, head, [(blob("70,-14 48,-10 40,4 26,14 8,20 10,50 80,30"), mix(t.lit, "#fff6e6", 0.5))]
    )
    pen.path(blob("56,-14 66,-14 71,-6 66,0 57,-3"), dark)
    pen.path(curve("64,8 54,12 42,12"), dark, 0.85, stroke=2.2)
    eye(pen, 20, -10, 4.4, dark, lid=t.shade, shut=shut)
    pen.path(curve("12,-20 20,-23 28,-18"), t.shade, stroke=2.6)
    flap = blob("-18,-26 -2,-32 8,-20 4,4 -4,28 -18,38 -30,26 -28,0")
    form(pen, flap, Tones(ear, mix(ear, t.lit, 0.3), mix(ear, t.dark, 0.4), ear, ear), cut=6)


def _dog_sit(pen: Pen, t: Tones, ear: Colour, rng: np.random.Generator) -> None:
    """Waiting, looking up."""
    form(pen, tube("-40,-18,9 -76,-12,9 -104,-26,8 -120,-48,5"), t, cut=5)
    limb(pen, t, "42,-84,18 52,-50,11 54,-10,8 64,-6,7", True)
    body = tube("-18,-42,42 -8,-78,40 14,-118,34 30,-148,28 36,-172,24")
    hide(pen, rng, body, t, (-50, -150, 20, -30), cut=12, angle=105)
    patch = blob("-60,-30 -46,-80 -20,-96 -6,-70 -20,-40 -30,-10")
    patches(
        pen,
        body,
        [
            (patch, ear),
            (blob("60,-160 70,-100 44,-76 30,-104 40,-140"), mix(t.lit, "#fff6e6", 0.5)),
        ],
    )
    form(pen, tube("-20,-38,33 -4,-24,28 16,-12,13 32,-7,8"), t, cut=9)
    limb(pen, t, "24,-98,24 32,-58,14 32,-12,9 44,-6,8")
    with pen.at(40, -192, turn=-26):
        _dog_profile(pen, t, ear)
    pen.path(curve("20,-158 38,-150 58,-164"), "#b23b3b", stroke=7)
    pen.circle(44, -148, 5.5, "#e2b14c")


def _dog_sleep(pen: Pen, t: Tones, ear: Colour, rng: np.random.Generator) -> None:
    form(pen, tube("-100,-16,10 -132,-8,9 -160,-8,7 -182,-14,4"), t, cut=5)
    body = blob("-110,-16 -108,-62 -70,-86 -10,-84 50,-76 86,-56 96,-24 80,-2 -80,-2")
    hide(pen, rng, body, t, (-90, -80, 60, -20), cut=12, angle=10)
    patches(pen, body, [(blob("-60,-100 -10,-96 10,-70 -14,-50 -50,-58"), ear)])
    form(pen, tube("-70,-40,36 -50,-18,26 -20,-9,11 4,-7,8"), t, cut=9)
    limb(pen, t, "60,-30,20 90,-12,12 130,-8,9 152,-7,8")
    with pen.at(120, -40, turn=10):
        _dog_profile(pen, t, ear, shut=True)


def _dog_bow(pen: Pen, t: Tones, ear: Colour, rng: np.random.Generator) -> None:
    """Asking for play: elbows down, rump and tail up."""
    limb(pen, t, "-72,-100,24 -58,-64,13 -74,-36,8 -58,-8,7 -46,-6,7", True)
    limb(pen, t, "60,-52,18 86,-14,10 124,-8,8 136,-7,7", True)
    form(pen, tube("-98,-132,9 -122,-162,9 -126,-196,7 -112,-222,4"), t, cut=5)
    body = tube("-84,-114,36 -44,-112,35 6,-88,33 46,-62,32 72,-56,26")
    hide(pen, rng, body, t, (-110, -140, 60, -50), cut=12, angle=200)
    patches(pen, body, [(blob("-70,-160 -20,-150 -6,-116 -30,-96 -64,-108"), ear)])
    limb(pen, t, "-82,-102,30 -78,-62,17 -102,-36,9 -96,-9,8 -84,-6,8", cut=6)
    limb(pen, t, "56,-48,24 70,-16,13 112,-9,9 128,-7,8")
    with pen.at(104, -82, turn=-16):
        _dog_profile(pen, t, ear)
    pen.path(curve("74,-76 88,-56 104,-56"), "#b23b3b", stroke=7)


def _dog_walk(pen: Pen, t: Tones, ear: Colour, rng: np.random.Generator) -> None:
    limb(pen, t, "-62,-98,22 -46,-64,13 -58,-36,8 -36,-8,7 -24,-6,7", True)
    limb(pen, t, "58,-96,19 48,-60,12 36,-34,8 18,-9,7 28,-6,7", True)
    form(pen, tube("-84,-124,9 -114,-140,9 -136,-170,8 -132,-198,5"), t, cut=5)
    body = tube("-74,-112,34 -36,-112,34 10,-106,34 50,-116,36 76,-132,28 90,-152,22")
    hide(pen, rng, body, t, (-90, -140, 60, -90), cut=12)
    white = mix(t.lit, "#fff6e6", 0.5)
    patches(
        pen,
        body,
        [
            (blob("-40,-160 10,-150 20,-116 -10,-98 -40,-112"), ear),
            (blob("100,-84 60,-70 50,-94 80,-124 110,-130"), white),
        ],
    )
    limb(pen, t, "-68,-102,29 -66,-66,16 -92,-38,9 -84,-9,8 -72,-6,8", cut=6)
    limb(pen, t, "62,-104,25 74,-66,14 84,-36,9 96,-9,8 108,-6,8", cut=6)
    with pen.at(106, -168, turn=4):
        _dog_profile(pen, t, ear)
    pen.path(curve("78,-158 90,-140 112,-138"), "#b23b3b", stroke=7)


@motif(
    "dog",
    tags=("animal", "household"),
    size=(390, 240),
    anchors={
        "head": (100, -202), "back": (-10, -142), "mouth": (170, -152), "tail": (-134, -196),
        "paw": (104, -6), "sit.head": (26, -226), "sit.back": (-34, -110), "sit.mouth": (100, -212),
        "sit.tail": (-118, -46), "sit.paw": (42, -6), "sleep.head": (116, -72),
        "sleep.back": (-20, -84), "sleep.mouth": (182, -30), "sleep.tail": (-180, -14),
        "bow.head": (96, -116), "bow.back": (-40, -146), "bow.mouth": (170, -92),
        "bow.tail": (-114, -220), "bow.paw": (126, -7),
    },
)  # fmt: skip
def dog(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#c9a577",
    ear: Colour = "#6f4630",
    pose: str = "walk",
) -> None:
    """A patched mongrel with a collar; pose: walk, sit (looking up), sleep, bow (wants to play)."""
    t = tones(colour, palette)
    poses = {"sit": _dog_sit, "sleep": _dog_sleep, "bow": _dog_bow}
    poses.get(pose, _dog_walk)(pen, t, palette.resolve(ear), rng)
