"""Clocks, instruments of measure and clever machines."""

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
    pick,
    rod,
    shifted,
    timber,
    tones,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


# --- clocks ---------------------------------------------------------------------------------


def dial(
    pen: Pen, palette: Palette, x: float, y: float, r: float, hour: float, minute: float,
    face: Tones, hands: Colour,
) -> None:
    """A clock face without numerals: strokes for hours, dots for minutes, two hands."""
    plate = disc(x, y, r)
    pen.path(plate, face.base)
    with pen.clip(plate):
        pen.path(disc(x - r * 0.22, y - r * 0.26, r * 1.02), face.lit, 0.8)
        pen.path(
            f"M{x + r * 0.1},{y + r} A{r},{r} 0 0 0 {x + r},{y - r * 0.1} L{x + r},{y + r}Z",
            face.shade, 0.4,
        )
    pen.circle(x, y, r * 0.58, face.shade, 0.55, stroke=r * 0.016)
    for i in range(60):
        a = i * math.pi / 30
        if i % 5 == 0:
            inner = 0.66 if i % 15 == 0 else 0.7
            pen.line(
                x + math.sin(a) * r * inner, y - math.cos(a) * r * inner,
                x + math.sin(a) * r * 0.84, y - math.cos(a) * r * 0.84, hands,
                r * (0.06 if i % 15 == 0 else 0.036),
            )
        else:
            pen.circle(
                x + math.sin(a) * r * 0.88, y - math.cos(a) * r * 0.88, r * 0.011, hands, 0.8
            )
    for angle, length, width in (
        ((hour % 12 + minute / 60) * 30, 0.46, 0.1),
        (minute * 6, 0.74, 0.07),
    ):
        with pen.at(x, y, turn=angle):
            n, w = r * length, r * width
            pen.path(
                f"M{-w * 0.3},{r * 0.12} L{-w * 0.35},{-n * 0.55} Q{-w * 1.5},{-n * 0.68} 0,{-n} "
                f"Q{w * 1.5},{-n * 0.68} {w * 0.35},{-n * 0.55} L{w * 0.3},{r * 0.12}Z",
                hands,
            )
    pen.circle(x, y, r * 0.06, hands)
    pen.circle(x - r * 0.012, y - r * 0.016, r * 0.028, palette.accent2)


def _face_tones(palette: Palette, colour: Colour | None) -> Tones:
    return tones(pick(colour, "#efe2c4", palette, 0.05), palette)


def _ink(palette: Palette) -> Colour:
    return mix(palette.dark, "#2a1c18", 0.4)


@motif(
    "clock face", tags=("clock", "time"), size=(320, 320), origin="centre",
    anchors={"top": (0, -158), "hub": (0, 0), "rim_left": (-150, 0), "rim_right": (150, 0)},
)
def clock_face(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    rim: Colour | None = None, hour: float = 10, minute: float = 8, cracked: bool = False,
    lit: bool = False,
) -> None:
    """A great clock face in a moulded rim; no numerals."""
    wood = timber(palette, "#7a4530") if rim is None else tones(palette.resolve(rim), palette)
    face = _face_tones(palette, palette.glow if lit and colour is None else colour)
    form(pen, disc(0, 0, 158), wood, cut=9)
    pen.circle(0, 0, 141, wood.far, stroke=5)
    pen.circle(-1.5, -2, 147, wood.lit, 0.6, stroke=3)
    for i in range(12):
        a = i * math.pi / 6
        pen.circle(math.sin(a) * 149, -math.cos(a) * 149, 4.5, brass(palette).base)
        pen.circle(math.sin(a) * 149 - 1, -math.cos(a) * 149 - 1.4, 2, bright(brass(palette)))
    dial(pen, palette, 0, 0, 137, hour, minute, face, _ink(palette))
    pen.path("M-126,-54 A137,137 0 0 1 96,-98 A150,150 0 0 0 -126,-54Z", wood.dark, 0.35)
    if cracked:
        for line in (
            "M40,-130 L22,-88 L44,-54 L18,-14 L34,20", "M44,-54 L86,-36 L132,-46",
            "M18,-14 L-24,10 L-40,52 L-86,78",
        ):
            pen.path(line, face.dark, 0.75, stroke=2.4)


@motif(
    "pocket watch", tags=("clock", "time", "carried"), size=(170, 330), origin="hang",
    anchors={"chain": (0, 0), "hub": (0, 238), "crown": (0, 150), "bottom": (0, 326)},
)
def pocket_watch(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, hour: float = 7,
    minute: float = 22, swing: float = 0.0, open: bool = False,
) -> None:
    """A watch hanging from its chain at the origin; open shows the lid turned aside."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    with pen.at(0, 0, turn=swing):
        for i in range(9):
            y = 6 + i * 14
            if i % 2:
                pen.line(0, y - 6, 0, y + 6, t.shade, 5)
                pen.line(-1, y - 5, -1, y + 3, t.lit, 2)
            else:
                pen.path(disc(0, y, 5.5, 9), t.shade, stroke=4)
                pen.path(disc(-0.8, y - 1, 5.5, 9), t.lit, stroke=1.6)
        pen.path(disc(0, 138, 15, 13), t.shade, stroke=6)
        pen.path(disc(-1, 137, 15, 13), t.lit, stroke=2)
        form(pen, blob("-11,146! 11,146! 13,162 -13,162"), t, cut=3)
        if open:
            with pen.at(-74, 196, turn=-24), pen.stretch(0.5, 1.0):
                form(pen, disc(0, 20, 84), t, cut=8)
                pen.circle(0, 20, 66, t.far, 0.6, stroke=3)
        form(pen, disc(0, 240, 86), t, cut=9)
        pen.circle(0, 240, 72, t.far, stroke=4)
        dial(pen, palette, 0, 240, 70, hour, minute, _face_tones(palette, None), _ink(palette))
        pen.circle(0, 272, 15, mix(palette.light, t.base, 0.35))
        pen.circle(0, 272, 15, t.far, 0.8, stroke=1.6)
        pen.line(0, 272, 8, 264, _ink(palette), 1.8)
        pen.path("M-52,214 A64,64 0 0 1 -6,180", "#fffdf2", 0.85, stroke=6)


@motif(
    "grandfather clock", tags=("clock", "time", "furniture"), size=(222, 476),
    anchors={
        "top": (-4, -466), "hub": (-24, -366), "inside": (-24, -160), "door": (-24, -70),
        "pendulum": (-24, -150),
    },
)
def grandfather_clock(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, hour: float = 11,
    minute: float = 52, swing: float = 9.0, open: bool = False,
    shows: Colour | None = None,
) -> None:
    """A long-case clock; open its door and the colour shown stands where the pendulum was."""
    t = timber(palette, "#71422b") if colour is None else tones(palette.resolve(colour), palette)
    metal = brass(palette)
    hand = Hand(pen, rng, 1.3)
    foot = Box(-96, 0, 140, 76, 84, 0.46, 0.24)
    foot.paint(hand, t)
    hand.poly(foot.front.inset(0.14, 0.2).points, t.shade)
    trunk = Box(-80, -74, 110, 206, 72, 0.46, 0.24)
    trunk.paint(hand, t)
    case = trunk.front.part(0.16, 0.07, 0.84, 0.95)
    hand.poly(case.points, t.dark if shows is None or not open else palette.resolve(shows))
    if not open or shows is None:
        x, y = case.at(0.5, 0.0)
        with pen.clip(hand.clip_path(case.points)), pen.at(x, y - 40, turn=swing):
            pen.line(0, 0, 0, 160, metal.base, 3.5)
            form(pen, disc(0, 170, 22), metal, cut=5)
        for dx, length in ((-18, 60), (16, 96)):
            pen.line(x + dx, y, x + dx, y + length, metal.shade, 1.8)
            Turned(f"{y + length + 34},7 {y + length},7", x=x + dx).paint(pen, metal, shine=0.15)
    hand.line([*case.points, case.a], t.lit, 4)
    if open:
        leaf = Quad(
            (case.a[0] - 46, case.a[1] + 12), case.a, case.d, (case.d[0] - 46, case.d[1] + 22)
        )
        hand.poly(leaf.points, t.base)
        hand.poly(leaf.inset(0.2, 0.06).points, mix(palette.light, palette.water, 0.4), 0.7)
    else:
        hand.poly(case.line((0.1, 0), (0.4, 0), (0.12, 0.5), (0, 0.5), (0, 0.2)), "#fffdf5", 0.16)
    hood = Box(-98, -276, 146, 140, 92, 0.46, 0.24)
    hood.paint(hand, t)
    for x in (-92, 34):
        Turned("-282,5 -288,7! -296,5 -398,5 -404,7! -410,5", x=x).paint(pen, metal, shine=0.15)
    form(pen, disc(-25, -350, 56), metal, cut=5)
    dial(pen, palette, -25, -350, 49, hour, minute, _face_tones(palette, None), _ink(palette))
    Box(-108, -412, 166, 14, 104, 0.46, 0.24).paint(hand, t)
    crest = blob(
        "-106,-424! -84,-446 -56,-452 -40,-440! -25,-456 -10,-440! 6,-452 34,-446 56,-424!"
    )
    form(pen, crest, t, cut=6)
    Turned("-442,4 -448,7! -454,9 -464,6 -474,1", x=-25).paint(pen, metal, shine=0.1)


@motif(
    "hourglass", tags=("time",), size=(188, 348),
    anchors={
        "top": (0, -342), "inside_top": (0, -240), "inside_bottom": (0, -70), "waist": (0, -164),
    },
)
def hourglass(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    sand: Colour | None = None, run: float = 0.4,
) -> None:
    """An hourglass; run is the share (0 to 1) of the sand that has fallen."""
    t = timber(palette, "#7a4b2f") if colour is None else tones(palette.resolve(colour), palette)
    grit = tones(pick(sand, mix("#dcb068", palette.accent2, 0.3), palette, 0.04), palette)
    run = max(0.0, min(1.0, run))
    for x in (-66, 66):
        Turned(
            "-22,8 -40,10 -60,6 -150,5 -164,9 -178,5 -270,6 -290,10 -306,8", x=x * 0.9, tilt=0.1
        ).paint(pen, Tones(t.shade, t.base, t.far, t.far, t.dark))
    glass = Turned(
        "-24,40 -40,62 -80,70 -120,48 -150,14 -164,7 -178,14 -208,48 -248,70 -288,62 -306,40"
    )
    clear = tones(mix(palette.light, palette.water, 0.3), palette, glow=0.5, depth=0.25)
    glass.paint(pen, clear, alpha=0.42)
    low = -30 - 84 * run**0.7
    if run > 0:
        pile = Turned(
            f"-25,38 -38,58 {low * 0.5 - 20:.1f},{56 - 10 * (1 - run):.1f} {low:.1f},10 "
            f"{low - 14 * run - 4:.1f},2"
        )
        pile.paint(pen, grit)
    if run < 1:
        top = -178 - 100 * (1 - run) ** 0.8
        bulk = Turned(f"-165,5 -178,12 -208,45 {min(-214, top):.1f},{glass.radius(top) - 4:.1f}")
        bulk.paint(pen, grit)
        bulk.cap(pen, min(-214, top), grit.lit)
        pen.oval(0, min(-214, top) + 2, 20, 4, grit.shade)
        if run > 0:
            pen.line(0, -168, 0, low, grit.base, 3)
    pen.path(blob("-58,-270 -62,-246 -50,-214 -44,-216 -54,-246 -48,-276"), "#fffdf5", 0.85)
    pen.path(blob("-60,-100 -64,-78 -56,-46 -50,-48 -57,-78 -52,-102"), "#fffdf5", 0.75)
    pen.path(curve("54,-280 60,-250 50,-216"), clear.lit, 0.8, stroke=3)
    for y in (0, -306):
        Turned(f"{y},88 {y - 6},92! {y - 14},92 {y - 20},84! {y - 24},80", tilt=0.2).paint(
            pen, t, shine=0.03
        )
    pen.oval(0, -330, 80, 16, t.lit)
    for x in (-78, 78):
        Turned(
            "-22,8 -40,10 -60,6 -150,5 -164,9 -178,5 -270,6 -290,10 -306,8", x=x, tilt=0.2
        ).paint(pen, t, shine=0.12)


@motif(
    "cuckoo clock", tags=("clock", "time"), size=(214, 431), origin="hang",
    anchors={
        "hook": (0, 0), "hub": (0, 158), "door": (0, 84), "cone_left": (-30, 380),
        "cone_right": (34, 424),
    },
)
def cuckoo_clock(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, open: bool = True,
    hour: float = 3, minute: float = 0,
) -> None:
    """A carved cuckoo clock; its little doors stand open or shut."""
    t = timber(palette, "#6f452c") if colour is None else tones(palette.resolve(colour), palette)
    tiles = tones(mix(palette.accent, palette.dark, 0.25), palette)
    green = tones(mix("#53713f", palette.leaf, 0.4), palette)
    metal = brass(palette)
    for x, y in ((-30, 330), (34, 374)):
        pen.line(x, 230, x, y, metal.shade, 2.4)
        form(
            pen,
            blob(
                f"{x},{y}! {x + 14},{y + 18} {x + 11},{y + 42} {x},{y + 56}! {x - 11},{y + 42} "
                f"{x - 14},{y + 18}"
            ),
            t,
            cut=4,
        )
        for j in range(3):
            pen.path(f"M{x - 9},{y + 18 + j * 11} l9,6 9,-6", t.far, stroke=2)
    pen.line(0, 230, 6, 300, metal.base, 3)
    form(pen, disc(6, 308, 15), metal, cut=4)
    hand = Hand(pen, rng, 1.2)
    hand.poly([(-76, 66), (0, 6), (76, 66), (76, 236), (-76, 236)], t.base)
    hand.poly([(44, 42), (76, 66), (76, 236), (44, 236)], t.shade)
    grain(hand, Quad((-70, 110), (40, 110), (40, 230), (-70, 230)), t.far, rng, 12)
    hole = "M-22,104 v-26 q0,-20 22,-22 q22,2 22,22 v26Z"
    if open:
        pen.path(hole, t.dark)
        pen.path(blob("-22,104! -22,66! -44,72! -44,112!"), t.lit)
        pen.path(blob("22,104! 22,66! 44,72! 44,112!"), t.shade)
        pen.line(0, 98, 0, 108, metal.base, 3)
    else:
        pen.path(hole, t.lit)
        pen.path("M0,56 V104", t.dark, stroke=2)
        pen.circle(-5, 84, 2.4, metal.lit)
    pen.path("M-28,106 h56 v7 h-56Z", t.lit)
    form(pen, disc(0, 164, 50), t, cut=5)
    dial(pen, palette, 0, 164, 43, hour, minute, _face_tones(palette, None), _ink(palette))
    for side in (-1, 1):
        slope = [(0, -2), (side * 104, 78), (side * 98, 92), (0, 18)]
        hand.poly(slope, tiles.lit if side < 0 else tiles.shade)
        for i in range(5):
            s = (i + 0.5) / 5
            pen.line(side * 104 * s, -2 + 80 * s, side * 98 * s, 18 + 74 * s, tiles.far, 2)
    for x, y, a in (
        (-82, 214, 30), (-66, 240, 60), (-34, 252, 84), (0, 250, 90), (36, 252, 96), (68, 240, 120),
        (84, 214, 150), (-86, 120, -10), (86, 120, 190),
    ):
        with pen.at(x, y, turn=a - 90):
            form(pen, blob("0,-20! 12,-4 8,14 0,22! -8,14 -12,-4"), green, cut=4)
    pen.circle(0, 6, 7, metal.base)


# --- measure and look -----------------------------------------------------------------------


@motif(
    "compass", tags=("travel", "carried"), size=(234, 272), origin="centre",
    anchors={"hub": (0, 12), "top": (0, -128), "needle": (40, -46)},
)
def compass(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, heading: float = 32.0,
    broken: bool = False,
) -> None:
    """A pocket compass without letters; heading turns its needle."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    pen.circle(0, -116, 15, t.shade, stroke=7)
    pen.circle(-1, -117, 15, t.lit, stroke=2.4)
    form(pen, disc(0, 12, 116), t, cut=10)
    pen.circle(0, 12, 98, t.far, stroke=5)
    face = tones(pick(None, "#efe2c4", palette, 0.05), palette)
    pen.circle(0, 12, 96, face.base)
    with pen.clip(disc(0, 12, 96)):
        pen.path(disc(-24, -16, 96), face.lit)
        pen.path("M10,110 A98,98 0 0 0 98,0 L110,110Z", face.shade, 0.5)
    ink = _ink(palette)
    for i in range(32):
        a = i * math.pi / 16
        inner = 82 if i % 4 else 76
        pen.line(
            math.sin(a) * inner, 12 - math.cos(a) * inner, math.sin(a) * 90, 12 - math.cos(a) * 90,
            ink, 1.6 if i % 4 else 3,
        )
    blue = tones(mix("#41688f", palette.mid, 0.25), palette)
    for k, size, tone in ((1, 46, (face.far, face.shade)), (0, 70, (blue.base, blue.shade))):
        for i in range(4):
            with pen.at(0, 12, turn=90 * i + 45 * k):
                pen.path(f"M0,{-size} L-11,-11 L0,0Z", tone[0])
                pen.path(f"M0,{-size} L11,-11 L0,0Z", tone[1])
    with pen.at(0, 12, turn=heading):
        red = tones(palette.accent, palette)
        pen.path("M2,-80 L14,4 L2,12 L-8,4Z", ink, 0.3)
        pen.path("M0,-86 L-10,0 L0,0Z", red.lit)
        pen.path("M0,-86 L10,0 L0,0Z", red.shade)
        pen.path("M0,82 L-10,0 L0,0Z", mix(ink, palette.mid, 0.3))
        pen.path("M0,82 L10,0 L0,0Z", ink)
    pen.circle(0, 12, 8, t.base)
    pen.circle(-2, 9, 3.4, bright(t))
    pen.path("M-74,-18 A84,84 0 0 1 -14,-68", "#fffdf2", 0.8, stroke=7)
    if broken:
        pen.path("M30,-80 L14,-40 L40,-6 L22,40 L46,92 M40,-6 L92,8", ink, 0.7, stroke=2.2)


@motif(
    "telescope", tags=("look", "travel"), size=(316, 334),
    anchors={
        "top": (120, -340), "eyepiece": (-140, -186), "lens": (146, -318), "pivot": (-4, -236),
    },
)
def telescope(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A brass telescope on a tripod, looking up to the right."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    wood = timber(palette, "#7a4b2f")
    for x, back in ((20, True), (-96, False), (104, False)):
        tone = Tones(wood.shade, wood.base, wood.far, wood.far, wood.dark) if back else wood
        form(pen, tube(f"-4,-206,7 {x * 0.5 - 2},-106,8 {x},{-22 if back else -2},5"), tone, cut=4)
    pen.path("M-52,-92 L52,-92", t.shade, stroke=4)
    Turned("-200,16 -210,19! -224,11 -236,9").paint(pen, t, shine=0.1)
    rod(pen, -4 - 128, -236 + 60, -4 - 70, -236 + 33, 11, 12, t, ends=False)
    rod(pen, -4 - 76, -236 + 36, -4 + 20, -236 - 9, 18, 19, t, ends=False)
    rod(
        pen, -4 + 10, -236 - 5, -4 + 134, -236 - 63, 25, 27,
        tones(mix("#6a3a2a", palette.wood, 0.3), palette, glow=0.3), ends=False,
    )
    for s, r in ((-78, 21), (12, 29), (128, 32)):
        rod(
            pen, -4 + s, -236 - s * 0.468, -4 + s + 14, -236 - s * 0.468 - 6.5, r, r, t,
            ends=s > 100,
        )
    with pen.at(138, -303, turn=-25):
        pen.oval(0, 0, 6, 23, mix(palette.water, palette.light, 0.4))
        pen.oval(-1, -8, 2.4, 9, "#fffdf5")
    rod(pen, -4 - 146, -236 + 68, -4 - 130, -236 + 61, 14, 14, iron(palette), ends=False)
    rod(pen, -4 - 60, -236 - 2, -4 + 6, -236 - 33, 6, 6, t, ends=False)


@motif(
    "scales", tags=("measure", "justice"), size=(348, 342),
    anchors={
        "top": (0, -346), "pan_left": (-123, -152), "pan_right": (123, -118), "beam": (0, -296),
    },
)
def scales(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, tip: float = 8.0
) -> None:
    """A balance; tip is the tilt of its beam in degrees (the right pan sinks)."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    Turned(
        "4,86 -6,90! -14,76 -24,30 -40,14 -60,18 -72,10 -200,8 -216,14 -230,9 -280,8 -290,13! "
        "-302,8"
    ).paint(pen, t, shine=0.07)
    a = math.radians(tip)
    with pen.at(0, -296, turn=tip):
        form(pen, tube("-124,4,4 -80,-8,6 0,-4,9 80,-8,6 124,4,4"), t, cut=4)
        for x in (-124.0, 124.0):
            pen.circle(x, 4, 6, t.base)
        pen.path(blob("0,-8! -6,-30 0,-44! 6,-30"), t.lit)
    pen.circle(0, -298, 10, t.shade)
    pen.circle(-2, -301, 5, bright(t))
    for side in (-1, 1):
        x, y = side * 124 * math.cos(a), -296 + side * 124 * math.sin(a) + 4
        low = y + 156
        for dx in (-40, 0, 40):
            pen.line(x, y, x + dx, low + (6 if dx == 0 else 0), t.shade, 2)
        pan = Turned(f"{low + 22},8 {low + 18},24 {low + 8},42 {low},50", x=x, tilt=0.2)
        pan.paint(pen, t, shine=0.06)
        pen.oval(x, low, 50, 10, t.lit)
        pen.oval(x + 1, low + 1, 44, 8, t.far)
        pen.oval(x + 8, low + 3, 34, 5.5, t.shade)


@motif(
    "globe", tags=("travel", "measure"), size=(218, 311),
    anchors={"top": (0, -305), "pole": (24, -318), "ball": (0, -200), "foot": (0, -10)},
)
def globe(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    land: Colour | None = None,
) -> None:
    """A school globe of a world nobody knows."""
    t = brass(palette)
    wood = timber(palette, "#71422b")
    sea = tones(pick(colour, mix("#4c8a99", palette.water, 0.4), palette, 0.04), palette, glow=0.3)
    earth = tones(pick(land, mix("#cfa866", palette.accent2, 0.15), palette, 0.04), palette)
    Turned("4,76 -6,80! -16,66 -28,20 -44,12 -58,20 -70,10 -84,12").paint(pen, wood, shine=0.06)
    pen.path("M38,-303 A110,110 0 0 1 -38,-97", t.far, stroke=11)
    pen.path("M37,-305 A110,110 0 0 1 -39,-99", t.base, stroke=6)
    ball = disc(0, -200, 96)
    form(pen, ball, sea, cut=17)
    masses = (
        "-80,-236 -60,-266 -30,-276 -6,-262 -14,-240 -34,-232 -30,-212 -52,-196 -70,-204",
        "-44,-178 -20,-190 2,-176 6,-150 -10,-122 -26,-118 -34,-146",
        "22,-250 46,-262 76,-244 92,-210 80,-186 58,-196 44,-214 24,-222",
        "40,-160 60,-170 84,-156 76,-134 54,-128 44,-140", "-6,-290 10,-298 30,-288 18,-280",
    )
    with pen.clip(ball):
        for text in masses:
            form(pen, blob(text), earth, cut=5)
        for k in (-0.6, 0.0, 0.6):
            pen.path(
                f"M{28},{-292} C{28 + k * 150 - 30},{-260} {k * 150 - 30 - 10},{-140} {-28},{-108}",
                sea.dark, 0.28, stroke=1.6,
            )
        for y in (-244, -200, -156):
            pen.path(f"M-110,{y - 22} Q0,{y + 22} 110,{y + 22}", sea.dark, 0.28, stroke=1.6)
        pen.path("M30,-104 A98,98 0 0 0 96,-220 L120,-100Z", sea.dark, 0.35)
    pen.path("M-70,-228 A80,80 0 0 1 -30,-274", "#fffdf2", 0.6, stroke=8)
    for x, y in ((36, -300), (-36, -100)):
        pen.circle(x, y, 8, t.base)
        pen.circle(x - 1.5, y - 2, 3, bright(t))


@motif(
    "camera", tags=("look", "machine"), size=(230, 410),
    anchors={"top": (-10, -402), "lens": (56, -330), "back": (-84, -330)},
)
def camera(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, cloth: bool = True
) -> None:
    """A plate camera with bellows on a tripod, a black cloth over its back."""
    wood = timber(palette, "#8a5531") if colour is None else tones(palette.resolve(colour), palette)
    metal, black = brass(palette), iron(palette)
    red = tones(mix("#7d2f2f", palette.accent, 0.25), palette)
    for x, back in ((14, True), (-90, False), (96, False)):
        tone = Tones(wood.shade, wood.base, wood.far, wood.far, wood.dark) if back else wood
        form(pen, tube(f"0,-276,8 {x * 0.55},-130,9 {x},{-24 if back else -2},5"), tone, cut=4)
        pen.circle(x * 0.55, -130 - (10 if back else 0), 6, metal.base)
    hand = Hand(pen, rng, 1.1)
    Box(-84, -272, 150, 12, 60, 0.4, 0.26).paint(hand, wood)
    body = Box(-76, -284, 44, 100, 66, 0.4, 0.26)
    body.paint(hand, wood)
    for i in range(6):
        x = -34 + i * 13
        h = 92 - i * 8
        fold = Box(x, -288, 13, h, 58 - i * 5, 0.4, 0.26)
        hand.poly(fold.top.points, red.lit if i % 2 else red.base)
        hand.poly(fold.front.points, red.base if i % 2 else red.shade)
    front = Box(44, -284, 14, 84, 58, 0.4, 0.26)
    front.paint(hand, wood)
    rod(pen, 62, -334, 86, -334, 21, 19, metal)
    with pen.at(87, -334):
        pen.oval(0, 0, 4.5, 14, mix(palette.dark, palette.mid, 0.4))
        pen.oval(-1, -5, 1.8, 5, "#fffdf5")
    if cloth:
        drape = blob(
            "-30,-402 -66,-404 -92,-388 -106,-330 -112,-262 -98,-256 -86,-266 -74,-254 -58,-266 "
            "-40,-262 -34,-300 -28,-360"
        )
        form(pen, drape, black, cut=9)
        for line in ("-84,-386 -94,-330 -96,-268", "-60,-390 -66,-330 -66,-270"):
            pen.path(curve(line), black.far, 0.8, stroke=4)


# --- machines of the house ------------------------------------------------------------------


@motif(
    "typewriter", tags=("machine", "writing"), size=(312, 272),
    anchors={"top": (0, -276), "paper": (0, -220), "keys": (0, -50), "carriage": (0, -150)},
)
def typewriter(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, paper: bool = True,
    grows: bool = False,
) -> None:
    """A black typewriter with a sheet in it (grows: a twig sprouts from the paper)."""
    t = iron(palette) if colour is None else tones(palette.resolve(colour), palette, glow=0.3)
    metal = tones("#b9b7ad", palette, glow=0.5, depth=0.4)
    gold = brass(palette)
    if paper:
        sheet = tones(palette.paper, palette)
        form(
            pen, blob("-72,-140! -70,-256 -62,-268 -40,-262 66,-264 72,-254! 74,-140!"), sheet,
            cut=7,
        )
        for i in range(6):
            w = float(rng.uniform(60, 112))
            pen.line(-54, -240 + i * 15, -54 + w, -241 + i * 15, sheet.far, 3, 0.7)
        if grows:
            pen.path(curve("30,-262 36,-290 24,-316"), palette.leaf, stroke=4)
            for lx, ly, a in ((34, -282, 50), (30, -300, -50), (24, -318, 0)):
                with pen.at(lx, ly, turn=a):
                    pen.path(blob("0,0! -8,-10 0,-26! 8,-10"), palette.leaf)
    rod(pen, -140, -148, 140, -148, 17, 17, t, ends=False)
    for x in (-146.0, 146.0):
        form(pen, disc(x, -148, 9, 17), t, cut=4)
    pen.path("M-128,-164 L-146,-184", metal.base, stroke=5)
    pen.circle(-148, -186, 6, metal.lit)
    body = blob("-112,-142! 112,-142! 124,-96 142,-52! -142,-52! -124,-96")
    form(pen, body, t, cut=8)
    pen.path(blob("-84,-132! 84,-132! 92,-104 -92,-104"), t.dark)
    for i in range(15):
        x = -70 + i * 10
        pen.line(x, -106, x * 0.5, -130, metal.shade, 2)
    pen.path(curve("-100,-100 0,-94 100,-100"), gold.base, stroke=4)
    slope = [(-138, -84), (138, -84), (150, -10), (-150, -10)]
    pen.poly(slope, t.shade)
    pen.poly([(-150, -10), (150, -10), (150, 2), (-150, 2)], t.far)
    for row in range(4):
        n = 10 if row < 3 else 1
        y = -74 + row * 19
        for i in range(n):
            x = (i - (n - 1) / 2) * (25 + row * 0.9) + (row % 2) * 6
            if row == 3:
                pen.rect(-70, y - 5, 140, 13, t.dark, 1, 6)
                pen.rect(-70, y - 8, 140, 12, gold.shade, 1, 6)
                pen.rect(-68, y - 8, 136, 6, gold.lit, 1, 3)
                continue
            pen.oval(x, y + 5, 11, 8.5, t.dark)
            pen.oval(x, y, 11, 8, metal.base)
            cap = palette.accent if (row, i) == (1, 9) else mix("#efe4cd", palette.light, 0.2)
            pen.oval(x, y - 0.6, 8.2, 5.6, cap)
    pen.path(curve("-118,-126 -108,-134 -90,-136"), bright(t), 0.8, stroke=4)


@motif(
    "sewing machine", tags=("machine", "sewing"), size=(402, 284),
    anchors={"top": (0, -278), "needle": (-92, -76), "wheel": (140, -160), "bed": (-92, -52)},
)
def sewing_machine(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    cloth: Colour | None = None,
) -> None:
    """A hand-cranked sewing machine with painted flowers, cloth running under its needle."""
    t = iron(palette) if colour is None else tones(palette.resolve(colour), palette, glow=0.3)
    gold, wood = brass(palette), timber(palette, "#7a4b2f")
    metal = tones("#b9b7ad", palette, glow=0.5, depth=0.4)
    hand = Hand(pen, rng, 1.2)
    Box(-168, 0, 306, 40, 64, 0.44, 0.3).paint(hand, wood)
    Box(-146, -44, 272, 14, 50, 0.44, 0.3).paint(hand, t)
    Turned("-232,10 -244,12! -248,10 -262,9 -266,13! -270,11", x=60).paint(
        pen, tones(palette.accent, palette), shine=0.1
    )
    pen.line(60, -246, 60, -280, metal.base, 3)
    pen.path(curve("56,-256 -20,-244 -88,-232 -92,-180 -92,-110"), palette.accent, stroke=2)
    body = blob(
        "-124,-120! -126,-196 -116,-222 -84,-232 60,-234 110,-226 124,-196 122,-120 134,-64! "
        "66,-62! 76,-120 72,-166 "
        "40,-178 -40,-178 -62,-166 -64,-120!"
    )
    form(pen, body, t, cut=9)
    pen.path(curve("-110,-214 -60,-222 60,-224 104,-216"), bright(t), 0.7, stroke=4)
    for x, y, s in ((-20, -202, 1.0), (20, -202, 0.8), (98, -130, 0.9), (96, -90, 0.7)):
        for i in range(5):
            with pen.at(x, y, scale=s, turn=72 * i):
                pen.path(blob("0,-2! -5,-8 0,-14! 5,-8"), palette.accent if s > 0.85 else gold.lit)
        pen.circle(x, y, 3.6 * s, gold.lit)
    pen.path(curve("-52,-200 -36,-206 -8,-192 8,-208 44,-196"), gold.base, 0.9, stroke=2.4)
    Turned("-78,2 -110,3 -124,8 -128,8", x=-94).paint(pen, metal)
    pen.line(-94, -116, -94, -62, metal.lit, 3)
    pen.path("M-104,-64 h22", metal.base, stroke=5)
    dress = tones(pick(cloth, mix(palette.accent2, palette.light, 0.2), palette, 0.0), palette)
    form(
        pen,
        blob(
            "-200,-2! -190,-40 -160,-62 -110,-62 -60,-56 -50,-50 -100,-46 -140,-36 -156,0! -176,8"
        ),
        dress,
        cut=7,
    )
    for x in range(-150, -60, 12):
        pen.line(x, -56, x + 6, -56, dress.dark, 2)
    pen.circle(136, -158, 44, t.far, stroke=13)
    pen.circle(134, -161, 44, t.base, stroke=9)
    pen.path("M98,-178 A42,42 0 0 1 140,-204", bright(t), stroke=3)
    for a in (20, 110, 200, 290):
        pen.line(
            136, -158, 136 + math.cos(math.radians(a)) * 38, -158 + math.sin(math.radians(a)) * 38,
            t.base, 7,
        )
    pen.circle(136, -158, 12, gold.base)
    pen.line(136, -158, 164, -128, metal.base, 7)
    form(pen, tube("164,-128,7 178,-124,8 190,-122,7"), wood, cut=3)


@motif(
    "gramophone", tags=("machine", "music"), size=(356, 383),
    anchors={
        "top": (-40, -376), "horn": (-84, -262), "inside": (-84, -262), "record": (40, -104),
        "crank": (152, -60),
    },
)
def gramophone(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    horn: Colour | None = None,
) -> None:
    """A gramophone with a flower for a horn."""
    wood = timber(palette, "#7a4228") if colour is None else tones(palette.resolve(colour), palette)
    t = brass(palette) if horn is None else tones(palette.resolve(horn), palette, depth=0.4)
    hand = Hand(pen, rng, 1.2)
    Box(-112, 0, 206, 18, 116, 0.44, 0.3).paint(hand, wood)
    box = Box(-102, -16, 186, 70, 104, 0.44, 0.3)
    box.paint(hand, wood)
    hand.poly(box.front.inset(0.08, 0.18).points, wood.shade)
    hand.poly(box.front.inset(0.1, 0.24).points, mix(wood.base, wood.lit, 0.3))
    grain(hand, box.front.inset(0.12, 0.26), wood.far, rng, 9)
    pen.oval(14, -102, 82, 20, mix(palette.dark, "#1d1a22", 0.4))
    for r in (70, 56, 42):
        pen.oval(14, -102, r, r * 0.245, mix(palette.mid, palette.dark, 0.5), 0.7, stroke=1.6)
    pen.path("M-50,-108 A66,16 0 0 1 -10,-117", palette.light, 0.5, stroke=4)
    pen.oval(14, -102, 22, 5.4, palette.accent)
    pen.circle(14, -103, 2.4, t.lit)
    pen.path(curve("110,-58 140,-56 148,-40 160,-40"), iron(palette).base, stroke=6)
    form(pen, tube("156,-40,7 170,-40,8"), wood, cut=3)
    form(pen, tube("112,-116,9 120,-150,10 112,-190,13 82,-214,17 40,-226,22 10,-232,28"), t, cut=7)
    form(pen, tube("110,-124,6 84,-122,5 52,-110,5 36,-104,7"), t, cut=3)
    _flower_horn(pen, t, palette)


def _flower_horn(pen: Pen, t: Tones, palette: Palette) -> None:
    """The open mouth of the horn: eight lobes around a dark throat."""
    cx, cy = -78.0, -262.0
    n = 8
    cone = blob("22,-262! 26,-204! -40,-164 -96,-150 -60,-370 -20,-340")
    form(pen, cone, t, cut=10)
    ring = []
    for i in range(n):
        a = math.tau * i / n + 0.25
        ring.append((cx + math.cos(a) * 76, cy + math.sin(a) * 106))
    for i in range(n):
        (x0, y0), (x1, y1) = ring[i], ring[(i + 1) % n]
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        ox, oy = cx + (mx - cx) * 1.34, cy + (my - cy) * 1.28
        facing = (mx - cx) / 76 * 0.6 + (my - cy) / 106 * 0.75
        tone = (
            t.far
            if facing < -0.35
            else t.shade
            if facing < 0.2
            else t.base
            if facing < 0.55
            else t.lit
        )
        pen.path(f"M{cx + 12},{cy + 6} L{x0},{y0} Q{ox},{oy} {x1},{y1}Z", tone)
        pen.path(f"M{x0},{y0} Q{ox},{oy} {x1},{y1}", bright(t) if facing < 0 else t.lit, stroke=4)
        pen.line(cx + 12, cy + 6, x0, y0, t.far, 1.8, 0.7)
    pen.path(disc(cx + 12, cy + 6, 19, 26), t.dark)


@motif(
    "telephone", tags=("machine", "household"), size=(188, 310),
    anchors={"top": (-16, -296), "mouthpiece": (-22, -276), "receiver": (48, -204)},
)
@shifted(-16)
def telephone(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lifted: bool = False
) -> None:
    """A candlestick telephone; lifted leaves the receiver dangling on its cord."""
    t = iron(palette) if colour is None else tones(palette.resolve(colour), palette, glow=0.3)
    gold = brass(palette)
    Turned("4,72 -6,76! -20,62 -34,24 -40,20", tilt=0.2).paint(pen, t, shine=0.05)
    Turned("-36,17 -46,13! -60,11 -210,10 -218,16! -226,14").paint(pen, gold, shine=0.1)
    pen.path(curve("8,-196 34,-202 52,-196"), gold.shade, stroke=7)
    rod(pen, 4, -240, -14, -264, 15, 20, t, ends=False)
    rod(pen, -12, -258, -38, -282, 17, 34, t)
    pen.circle(4, -236, 17, t.base)
    pen.path(curve("-4,-246 4,-250 12,-246"), t.lit, stroke=4)
    cord = mix("#6a4a30", palette.accent, 0.3)
    if lifted:
        pen.path(curve("50,-20 96,-10 92,-60 72,-120 84,-150"), cord, stroke=4.5)
        with pen.at(86, -108, turn=14):
            _receiver(pen, t, gold)
        return
    pen.path(curve("50,-22 100,-16 106,-70 84,-110 70,-122"), cord, stroke=4.5)
    with pen.at(62, -186, turn=4):
        _receiver(pen, t, gold)


def _receiver(pen: Pen, t: Tones, gold: Tones) -> None:
    Turned("60,12 50,13! 30,9 -20,9 -30,12! -36,20 -48,24! -54,24", tilt=0.2).paint(
        pen, t, shine=0.12
    )
    Turned("-28,13 -34,13").paint(pen, gold)


@motif(
    "gears", tags=("machine",), size=(314, 264), origin="centre",
    anchors={"hub_big": (-52, 24), "hub_small": (80, -68), "top": (80, -130)},
)
def gears(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, turn: float = 0.0,
) -> None:
    """Three cog wheels biting into each other."""
    one = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    two = tones(pick(second, "#7d8a8c", palette, 0.15), palette, glow=0.35, depth=0.42)
    _cog(pen, palette, -52, 24, 104, 20, one, turn)
    _cog(pen, palette, 80, -68, 62, 12, two, -turn * 20 / 12 + 4)
    _cog(
        pen, palette, 90, 78, 54, 10, tones(mix(palette.accent, palette.dark, 0.2), palette),
        -turn * 2 + 8,
    )


def _cog(
    pen: Pen, palette: Palette, x: float, y: float, r: float, teeth: int, t: Tones, turn: float
) -> None:
    points = []
    for i in range(teeth * 4):
        a = math.tau * i / (teeth * 4) + math.radians(turn)
        reach = r if i % 4 in (0, 1) else r - r * 0.15
        points.append(f"{x + math.cos(a) * reach:.1f},{y + math.sin(a) * reach:.1f}")
    d = "M" + "L".join(points) + "Z"
    form(pen, d, t, cut=7)
    pen.circle(x, y, r * 0.7, t.far, 0.7, stroke=3)
    for i in range(5):
        a = math.tau * i / 5 + math.radians(turn)
        pen.path(disc(x + math.cos(a) * r * 0.43, y + math.sin(a) * r * 0.43, r * 0.16), t.dark)
    pen.circle(x, y, r * 0.2, t.shade)
    pen.circle(x - r * 0.02, y - r * 0.03, r * 0.15, t.lit)
    pen.circle(x, y, r * 0.07, t.dark)


@motif(
    "radio", tags=("machine", "music", "household"), size=(286, 198),
    anchors={"top": (10, -196), "dial": (56, -84), "surface": (10, -184)},
)
@shifted(-2)
def radio(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lit: bool = True
) -> None:
    """A wooden wireless with a glowing dial."""
    t = timber(palette, "#8a5232") if colour is None else tones(palette.resolve(colour), palette)
    gold = brass(palette)
    for x in (-110, 84):
        pen.oval(x, -2, 16, 6, t.dark)
    with pen.at(30, -18):
        pen.path(
            blob("-132,-4! -134,-110 -110,-166 -60,-176 60,-176 92,-162 108,-108 106,-4!"), t.far
        )
    body = blob("-136,-6! -138,-110 -116,-160 -64,-172 54,-172 88,-156 106,-106 106,-6!")
    form(pen, body, t, cut=9)
    pen.path(blob("-110,-164! -70,-174 56,-174 84,-164 118,-186 70,-192 -40,-192"), t.lit)
    cloth = tones(mix("#d9bf8d", palette.light, 0.15), palette)
    grille = blob("-116,-26! -118,-104 -100,-142 -58,-150! -12,-150! -12,-26!")
    pen.path(grille, cloth.base)
    with pen.clip(grille):
        for i in range(14):
            pen.line(-130 + i * 10, -160, -130 + i * 10, -20, cloth.shade, 2)
        for i in range(12):
            pen.line(-130, -150 + i * 11, 0, -150 + i * 11, cloth.lit, 1.6)
        pen.path(blob("-130,-60! 0,-90! 0,-20! -130,-20!"), cloth.dark, 0.2)
    for x in (-90, -64, -38):
        pen.line(x, -148 + abs(x + 60) * 0.1, x, -26, t.shade, 8)
        pen.line(x - 2, -148 + abs(x + 60) * 0.1, x - 2, -26, t.lit, 2.4)
    form(pen, disc(46, -104, 43), gold, cut=4)
    pen.circle(46, -104, 36, palette.glow if lit else mix(palette.light, palette.mid, 0.4))
    for i in range(17):
        a = math.radians(200 + i * 8.75)
        pen.line(
            46 + math.cos(a) * 25, -98 + math.sin(a) * 25, 46 + math.cos(a) * 31,
            -98 + math.sin(a) * 31, t.dark, 1.8,
        )
    pen.line(46, -96, 60, -126, palette.accent, 3.4)
    pen.circle(46, -96, 5, t.dark)
    for x in (8, 46, 84):
        pen.circle(x + 1, -36, 13, t.dark)
        pen.circle(x, -38, 12, gold.shade if x == 46 else t.shade)
        pen.circle(x - 2, -41, 7, gold.lit if x == 46 else t.lit)
