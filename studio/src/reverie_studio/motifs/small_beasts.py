"""Rabbits, mice and other small creatures: all nerves, ears and whiskers; they look to the right."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import (
    Tones,
    blob,
    brush,
    curve,
    disc,
    eye,
    form,
    hide,
    lick,
    limb,
    mirrored,
    moved,
    patches,
    same_light,
    tones,
    tube,
    tufts,
    whiskers,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

NIGHT = "#1a1414"
ROSE = "#cf9389"


# --- rabbit and hare ------------------------------------------------------------------------


def _ear(pen: Pen, t: Tones, turn: float, length: float, far: bool = False) -> None:
    """A long ear rooted at the current origin, standing up and turned by degrees."""
    k = length / 90
    with pen.at(0, 0, scale=k, turn=turn):
        shape = blob("-7,4 -15,-36 -13,-70 -3,-92! 9,-72 13,-38 8,4")
        if far:
            pen.path(shape, t.far)
            return
        form(pen, shape, t, cut=5)
        pen.path(blob("-2,-4 -8,-38 -6,-66 -2,-80! 4,-64 6,-36 3,-4"), mix(ROSE, t.shade, 0.25))


def _rabbit_profile(
    pen: Pen, t: Tones, ears: tuple[float, float] = (-14, 8), length: float = 88, shut: bool = False
) -> None:
    with pen.at(-4, -22):
        _ear(pen, t, ears[1], length, far=True)
    head = blob("-28,4 -24,-20 -6,-30 14,-24 32,-8 42,4 40,14 28,20 8,26 -14,24")
    form(pen, head, t, cut=7)
    patches(pen, head, [(blob("46,6 30,6 20,14 0,18 4,34 50,30"), mix(t.lit, "#fff8ec", 0.5))])
    with pen.at(-12, -20):
        _ear(pen, t, ears[0], length)
    pen.path(blob("38,0 44,2 43,7 38,6"), mix(ROSE, t.dark, 0.3))
    pen.path(curve("41,8 36,13 30,12"), t.dark, 0.7, stroke=1.6)
    whiskers(pen, 32, 10, 30, mix(t.lit, "#ffffff", 0.5))
    eye(pen, 12, -6, 5, NIGHT, lid=t.shade, shut=shut)


def _rabbit_sit(pen: Pen, t: Tones, rng: np.random.Generator, length: float) -> None:
    pen.path(disc(-66, -26, 17, 15), mix(t.lit, "#fffaf0", 0.6))
    body = blob("-64,-26 -58,-70 -24,-96 14,-100 40,-84 46,-50 36,-12 0,0 -50,-2")
    hide(pen, rng, body, t, (-56, -90, 30, -20), cut=12, angle=150)
    limb(pen, t, "36,-58,15 42,-30,9 40,-10,7 50,-6,6", cut=4)
    form(pen, blob("-58,-30 -48,-66 -8,-72 16,-44 8,-12 -20,-2 -52,-6"), t, cut=9)
    limb(pen, t, "-34,-10,10 0,-7,8 22,-6,7", cut=4)
    with pen.at(36, -112):
        _rabbit_profile(pen, t, length=length)


def _rabbit_run(pen: Pen, t: Tones, rng: np.random.Generator, length: float) -> None:
    limb(pen, t, "-54,-70,20 -92,-58,12 -112,-36,8 -140,-30,7", True)
    limb(pen, t, "48,-72,13 78,-52,8 104,-46,6 116,-44,5", True)
    pen.path(disc(-84, -88, 15, 13), mix(t.lit, "#fffaf0", 0.6))
    body = tube("-60,-78,27 -26,-92,31 14,-90,28 48,-88,23 66,-96,18")
    hide(pen, rng, body, t, (-80, -110, 50, -66), cut=11)
    limb(pen, t, "-58,-70,25 -78,-44,15 -112,-26,9 -134,-12,7 -142,-8,6", cut=6)
    limb(pen, t, "48,-78,17 70,-48,9 98,-30,7 112,-28,6", cut=4)
    with pen.at(88, -112, turn=4):
        _rabbit_profile(pen, t, ears=(-74, -58), length=length)


def _rabbit_upright(
    pen: Pen, t: Tones, palette: Palette, coat: Colour, rng: np.random.Generator, length: float
) -> None:
    """Standing like a gentleman: coat, buttons, both paws before the chest."""
    c = tones(coat, palette)
    limb(pen, t, "-8,-20,9 -6,-10,8 14,-6,8", True)
    limb(pen, t, "-18,-20,9 -16,-10,8 4,-6,8", cut=3)
    pen.path(disc(-38, -40, 13, 12), mix(t.lit, "#fffaf0", 0.6))
    limb(pen, c, "18,-96,12 34,-76,9 40,-62,8", True)
    body = blob(
        "-16,-116 2,-122 20,-112 28,-76 34,-34 38,-16! 12,-12 2,-24! -10,-12 -40,-16! -34,-50 -26,-88"
    )
    form(pen, body, c, cut=10)
    pen.path(blob("6,-118 20,-112 26,-80 14,-70! 12,-92"), mix(t.lit, "#fffaf0", 0.5))
    pen.path(blob("2,-120! 16,-94 16,-70! 6,-92"), c.shade)
    for y in (-60, -46, -32):
        pen.circle(20, y, 3, palette.resolve("metal"))
    limb(pen, c, "-12,-102,13 -8,-74,10 12,-64,8 24,-66,7", cut=4)
    pen.path(disc(30, -67, 8, 7), t.lit)
    pen.path(disc(44, -58, 7, 7), t.base)
    with pen.at(6, -138):
        _rabbit_profile(pen, t, length=length)


@motif(
    "rabbit",
    tags=("animal", "small", "forest"),
    size=(290, 260),
    anchors={
        "head": (34, -142), "back": (-20, -98), "mouth": (76, -104), "paw": (48, -8),
        "ear": (20, -228), "run.head": (84, -140), "run.back": (-20, -122), "run.mouth": (128, -104),
        "run.paw": (114, -30), "coat.head": (2, -168), "coat.hand": (34, -68), "coat.mouth": (46, -130),
        "coat.ear": (-16, -252), "coat.back": (-34, -90),
    },
)  # fmt: skip
def rabbit(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#d9cbb5",
    coat: Colour = "accent",
    pose: str = "sit",
) -> None:
    """A rabbit; pose: sit, run, coat (upright in a coat of colour `coat`)."""
    t = tones(colour, palette)
    if pose == "coat":
        _rabbit_upright(pen, t, palette, palette.resolve(coat), rng, 88)
    elif pose == "run":
        _rabbit_run(pen, t, rng, 80)
    else:
        _rabbit_sit(pen, t, rng, 86)


def _hare_upright(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    """On its hind feet, lean, forepaws hanging, listening."""
    pen.path(disc(-40, -30, 15, 12), mix(t.lit, "#fffaf0", 0.5))
    limb(pen, t, "6,-150,12 26,-122,8 30,-98,6", True)
    body = tube("-16,-46,34 -12,-86,30 0,-130,25 8,-162,20 12,-182,16")
    hide(pen, rng, body, t, (-44, -170, 16, -40), cut=12, angle=100)
    patches(
        pen,
        body,
        [(blob("26,-176 34,-130 24,-80 10,-60 4,-100 12,-150"), mix(t.lit, "#fff8ec", 0.45))],
    )
    form(pen, blob("-46,-30 -42,-64 -10,-74 12,-46 6,-14 -16,-4 -42,-6"), t, cut=9)
    limb(pen, t, "-20,-12,11 14,-7,8 40,-6,7", cut=4)
    limb(pen, t, "2,-150,14 16,-120,9 14,-94,7", cut=4)
    with pen.at(24, -200, turn=-8):
        _rabbit_profile(pen, t, ears=(-10, 16), length=112)


@motif(
    "hare",
    tags=("animal", "wild", "field"),
    size=(300, 340),
    anchors={
        "head": (16, -228), "back": (-30, -120), "mouth": (64, -206), "paw": (14, -88),
        "ear": (2, -330), "run.head": (84, -140), "run.back": (-20, -122), "run.mouth": (128, -104),
        "crouch.head": (66, -76), "crouch.back": (-30, -76), "crouch.mouth": (112, -38),
    },
)  # fmt: skip
def hare(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#a57c52",
    pose: str = "upright",
) -> None:
    """A lean hare with black-tipped ears; pose: upright (listening), run, crouch."""
    t = tones(colour, palette)
    if pose == "run":
        _rabbit_run(pen, t, rng, 104)
    elif pose == "crouch":
        _hare_crouch(pen, t, rng)
    else:
        _hare_upright(pen, t, rng)


def _hare_crouch(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    pen.path(disc(-92, -24, 15, 12), mix(t.lit, "#fffaf0", 0.5))
    body = blob("-92,-20 -84,-56 -50,-78 0,-74 50,-58 72,-34 60,-2 -70,0")
    hide(pen, rng, body, t, (-80, -72, 50, -16), cut=11, angle=175)
    form(pen, blob("-82,-26 -66,-62 -26,-64 -6,-38 -16,-8 -70,-2"), t, cut=8)
    limb(pen, t, "-56,-9,9 -20,-6,7 4,-5,6", cut=3)
    limb(pen, t, "54,-26,12 70,-9,8 88,-6,7", cut=3)
    with pen.at(72, -48, turn=6):
        _rabbit_profile(pen, t, ears=(-86, -80), length=104)


# --- mouse ----------------------------------------------------------------------------------


def _mouse_head(pen: Pen, t: Tones, *, shut: bool = False) -> None:
    skin = mix(ROSE, t.shade, 0.2)
    form(pen, disc(0, -24, 17, 18), t, cut=4)
    pen.path(disc(1, -23, 11, 12), mix(skin, t.dark, 0.2))
    head = blob("-26,4 -18,-18 4,-22 26,-8 46,6 44,12 24,16 0,22 -20,20")
    form(pen, head, t, cut=6)
    form(pen, disc(-16, -22, 20, 21), t, cut=5)
    pen.path(disc(-15, -21, 13, 14), skin)
    pen.circle(46, 7, 4.5, skin)
    whiskers(pen, 38, 10, 26, mix(t.lit, "#ffffff", 0.4), 1)
    eye(pen, 18, -4, 4, NIGHT, shut=shut)


def _mouse_sit(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    """On its hind feet, holding whatever it found."""
    skin = mix(ROSE, t.shade, 0.2)
    pen.path(curve("-30,-10 -70,-4 -104,-20 -120,-50 -108,-76"), skin, stroke=5)
    body = blob("-36,-20 -36,-58 -10,-88 16,-86 30,-56 26,-14 0,-2 -28,-4")
    hide(pen, rng, body, t, (-34, -80, 20, -16), cut=9, angle=110, count=26, length=11)
    patches(pen, body, [(blob("22,-76 34,-50 26,-16 10,-20 10,-56"), mix(t.lit, "#fff6ea", 0.5))])
    form(pen, blob("-34,-20 -26,-46 0,-46 12,-24 4,-6 -24,-4"), t, cut=6)
    pen.path(tube("-8,-5,5 14,-4,5 24,-4,4"), skin)
    limb(pen, t, "12,-66,9 30,-54,6 38,-56,5", cut=3)
    pen.path(disc(42, -58, 5, 5), skin)
    with pen.at(16, -98, turn=-6):
        _mouse_head(pen, t)


def _mouse_run(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    skin = mix(ROSE, t.shade, 0.2)
    pen.path(curve("-50,-30 -84,-40 -116,-28 -148,-40"), skin, stroke=5)
    for x in (-30, 30):
        pen.path(tube(f"{x},-16,7 {x + 12},-4,4 {x + 18},-3,4"), mix(skin, t.dark, 0.3))
    body = tube("-36,-30,21 -6,-34,25 26,-32,20 42,-34,15")
    hide(pen, rng, body, t, (-50, -50, 30, -14), cut=9, count=26, length=11)
    for x in (-38, 20):
        pen.path(tube(f"{x},-12,7 {x + 6},-4,4 {x + 14},-3,4"), skin)
    with pen.at(58, -40, turn=4):
        _mouse_head(pen, t)


@motif(
    "mouse",
    tags=("animal", "small", "household"),
    size=(310, 140),
    anchors={
        "head": (4, -140), "hand": (42, -62), "mouth": (60, -94), "tail": (-110, -76),
        "back": (-32, -60), "run.head": (50, -82), "run.mouth": (102, -32), "run.tail": (-146, -40),
        "run.back": (-4, -58),
    },
)  # fmt: skip
def mouse(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#9a8a80",
    pose: str = "sit",
) -> None:
    """A mouse; pose: sit (forepaws raised, at `hand`) or run."""
    t = tones(colour, palette)
    (_mouse_run if pose == "run" else _mouse_sit)(pen, t, rng)


# --- hedgehog -------------------------------------------------------------------------------


@motif(
    "hedgehog",
    tags=("animal", "small", "forest"),
    size=(250, 150),
    anchors={"head": (78, -70), "back": (-10, -140), "mouth": (118, -34), "paw": (60, -6),
             "ball.back": (0, -150)},
)  # fmt: skip
def hedgehog(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#6a4d3b",
    pose: str = "walk",
) -> None:
    """A hedgehog; pose: walk or ball (rolled up, only the nose shows)."""
    t = tones(colour, palette)
    skin = tones("#d8b48c", palette)
    if pose == "ball":
        _spines(pen, t, rng, (0, -66), 66, 58)
        form(pen, disc(46, -38, 22, 19), skin, cut=5)
        pen.circle(62, -34, 6, NIGHT)
        eye(pen, 44, -44, 4, NIGHT, shut=True)
        pen.path(tube("36,-14,7 52,-12,6"), skin.base)
        return
    for x in (-56, 40):
        pen.path(tube(f"{x},-24,12 {x + 6},-8,8 {x + 18},-5,6"), skin.far)
    _spines(pen, t, rng, (-22, -66), 80, 54)
    face = blob("16,-14 22,-62 48,-84 74,-76 96,-52 122,-38 124,-30 100,-22 74,-8 40,-4")
    form(pen, face, skin, cut=7)
    for x, y, a in ((26, -50, 200), (30, -68, 212), (44, -82, 228), (60, -86, 246), (24, -32, 186)):
        pen.path(lick(x + 8, y + 4, math.radians(a), 32, 9, 0.05), t.shade)
        pen.path(lick(x + 12, y + 8, math.radians(a + 8), 26, 7, 0.05), t.lit)
    pen.path(disc(50, -60, 10, 12), skin.shade)
    pen.path(disc(51, -58, 6, 8), mix(skin.shade, t.dark, 0.4))
    pen.circle(123, -36, 6, NIGHT)
    eye(pen, 86, -52, 4.6, NIGHT, lid=skin.shade)
    pen.path(curve("114,-27 104,-25 96,-27"), t.dark, 0.7, stroke=2)
    for x in (-40, 56):
        pen.path(tube(f"{x},-18,11 {x - 4},-7,7 {x + 12},-5,6"), skin.base)


def _spines(
    pen: Pen, t: Tones, rng: np.random.Generator, centre: tuple[float, float], rx: float, ry: float
) -> None:
    """Rows of quills swept backwards, the rows nearer to us laid over those behind."""
    cx, cy = centre
    pen.path(disc(cx, cy, rx, ry), t.dark)
    for k in (1.0, 0.86, 0.7, 0.54, 0.38, 0.22, 0.06):
        count = max(5, int(46 * k))
        for i in range(count):
            a = math.tau * (i + rng.uniform(-0.3, 0.3)) / count
            x, y = cx + math.cos(a) * rx * k, cy + math.sin(a) * ry * k
            out = math.atan2(math.sin(a) * k - 0.35, math.cos(a) * k - 0.75)
            colour = (t.base, t.base, t.lit, t.shade, mix(t.lit, "#f0dcb8", 0.5))[
                int(rng.integers(5))
            ]
            pen.path(lick(x, y, out, rng.uniform(17, 24), 6, 0.05), colour)


# --- squirrel -------------------------------------------------------------------------------


@motif(
    "squirrel",
    tags=("animal", "small", "forest"),
    size=(220, 215),
    anchors=moved(24, {"head": (32, -146), "back": (-22, -90), "hand": (66, -84),
                       "mouth": (72, -112), "tail": (-78, -190)}),
)  # fmt: skip
def squirrel(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#b0562e",
    nut: bool = True,
) -> None:
    """A squirrel on its haunches under its tail, with or without a nut in its hands."""
    with pen.at(24, 0):
        _squirrel(pen, palette, rng, tones(colour, palette), nut)


def _squirrel(pen: Pen, palette: Palette, rng: np.random.Generator, t: Tones, nut: bool) -> None:
    tail = tube("-22,-18,14 -62,-18,26 -86,-62,34 -72,-116,38 -64,-156,30 -86,-178,14 -96,-168,4")
    pen.path(
        tufts(
            "-40,-2 -94,-10 -122,-60 -112,-120 -100,-170",
            rng,
            count=22,
            length=20,
            width=16,
            lean=-50,
        ),
        t.base,
    )
    form(pen, tail, t, cut=12)
    brush(pen, rng, tail, (-120, -180, -20, -10), t.lit, count=60, angle=-96, length=26, alpha=0.5)
    body = blob("-30,-20 -30,-66 -4,-104 26,-112 42,-90 40,-50 24,-8 -16,-2")
    hide(pen, rng, body, t, (-28, -100, 30, -16), cut=10, angle=110, count=30, length=12)
    patches(pen, body, [(blob("36,-104 50,-70 40,-24 22,-20 24,-70"), "#f3e2c6")])
    form(pen, blob("-30,-24 -20,-54 8,-54 22,-26 12,-6 -20,-4"), t, cut=7)
    limb(pen, t, "-4,-8,8 22,-6,6 38,-5,6", cut=3)
    limb(pen, t, "22,-84,10 44,-70,7 58,-80,6", cut=3)
    with pen.at(38, -122, turn=-4):
        _squirrel_head(pen, t, rng)
    if nut:
        form(pen, disc(66, -84, 10, 11), tones("#8a5a2f", palette), cut=4)
        pen.path(blob("56,-90 66,-97 76,-90 66,-86"), t.dark)


def _squirrel_head(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    pen.path(blob("2,-18! 8,-46! 16,-14"), t.far)
    head = blob("-22,6 -18,-18 4,-24 22,-12 38,2 36,12 20,20 -2,24 -18,20")
    form(pen, head, t, cut=6)
    patches(pen, head, [(blob("40,4 26,8 14,18 0,20 10,34 44,20"), "#f3e2c6")])
    pen.path(blob("-12,-16! -8,-44! 2,-18"), t.base)
    pen.path(tufts("-9,-36 -7,-42", rng, count=3, length=16, width=5, lean=-20), t.dark)
    pen.circle(37, 3, 3.5, t.dark)
    eye(pen, 14, -4, 4.6, NIGHT, lid=mix(t.lit, "#f3e2c6", 0.5))


# --- bat ------------------------------------------------------------------------------------


@motif(
    "bat",
    tags=("animal", "night", "flying"),
    size=(320, 180),
    origin="centre",
    anchors={"head": (0, -34), "feet": (0, 46), "wing_left": (-156, -50), "wing_right": (156, -50)},
)
def bat(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#4b3c4c",
    pose: str = "fly",
) -> None:
    """A bat; pose: fly or hang (upside down, wrapped; feet at the top). Origin: centre."""
    t = tones(colour, palette)
    if pose == "hang":
        _bat_hanging(pen, t, rng)
        return
    wing = blob(
        "10,-16! 40,-44 84,-72 104,-78! 136,-66 158,-48! 146,-20 140,22! 118,4 104,12 96,44! 76,22 "
        "60,24 46,52! 34,34 14,36 6,24!"
    )
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            form(pen, wing, t, cut=7)
            for tip in ("104,-78 126,-30 140,22", "104,-78 104,-20 96,44", "104,-78 76,-16 46,52"):
                pen.path(curve(tip), t.dark, 0.8, stroke=2.6)
            pen.path(curve("10,-14 50,-44 104,-78"), t.lit, 0.8, stroke=4)
    _bat_body(pen, t, rng)


def _bat_body(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    fur = same_light(mix(t.base, "#a07a5a", 0.3), t)
    body = blob("0,-24 20,-14 22,14 12,40 0,48 -12,40 -22,14 -20,-14")
    hide(pen, rng, body, fur, (-18, -14, 18, 40), cut=7, angle=90, count=24, length=10)
    with pen.at(0, -32):
        head = mirrored("0,-16 8,-18! 20,-42! 24,-12 20,8 10,20 0,23")
        form(pen, head, fur, cut=5)
        for side in (False, True):
            with pen.at(0, 0, flip=side):
                pen.path(blob("12,-18! 19,-32! 20,-12"), mix(ROSE, t.dark, 0.4))
                eye(pen, 8, 0, 3, NIGHT, iris="#e0b04a")
        pen.path(blob("-5,9 0,7 5,9 0,15"), t.dark)


def _bat_hanging(pen: Pen, t: Tones, rng: np.random.Generator) -> None:
    for x in (-8, 8):
        pen.path(curve(f"{x},-58 {x},-76 {x * 1.4},-88"), t.dark, stroke=4)
    with pen.at(0, 30, turn=180):
        _bat_body(pen, t, rng)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            form(pen, blob("4,-66! 26,-62 44,-30 40,10 26,42! 10,10 2,-20"), t, cut=6)
            pen.path(curve("8,-62 26,-20 27,40"), t.dark, 0.7, stroke=2.4)
