"""Small winged and crawling things, drawn large enough to be somebody."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import (
    Tones,
    along,
    blob,
    brush,
    curve,
    disc,
    eye,
    form,
    limb,
    patches,
    tones,
    tube,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

NIGHT = "#17141a"


# --- butterfly and moth ---------------------------------------------------------------------


def _upper_wing(pen: Pen, t: Tones, rim: Colour, spot: Colour) -> None:
    upper = blob("4,-6 20,-50 60,-96 104,-104! 122,-76 116,-34 84,-6 40,6")
    form(pen, upper, t, cut=9)
    patches(pen, upper, [(blob("50,-100 104,-112 130,-80 122,-24 96,0 104,-40 92,-76"), rim)])
    for x, y, r in ((112, -76, 5), (112, -54, 4.4), (104, -34, 4), (96, -92, 4)):
        pen.circle(x, y, r, spot)
    for end in ("90,-74", "92,-44", "70,-14"):
        pen.path(curve(f"6,-6 40,-34 {end}"), t.shade, 0.8, stroke=2.4)
    patches(pen, upper, [(disc(60, -56, 13, 15, 30), rim), (disc(60, -56, 7, 9, 30), spot)])


def _lower_wing(pen: Pen, t: Tones, rim: Colour, spot: Colour) -> None:
    lower = blob("4,0 40,4 78,14 92,40 78,66 62,70! 56,92! 46,72 24,50 6,20")
    form(pen, lower, t, cut=8)
    patches(pen, lower, [(blob("70,8 100,30 88,80 50,100 40,74 66,60 76,40"), rim)])
    for x, y in ((78, 40), (72, 58), (54, 66)):
        pen.circle(x, y, 4, spot)
    pen.path(curve("6,4 36,22 62,36"), t.shade, 0.8, stroke=2.2)


def _butterfly_body(pen: Pen, t: Tones, fur: Colour) -> None:
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            pen.path(curve("2,-30 12,-58 28,-72"), fur, stroke=2.4)
            pen.circle(29, -73, 3.6, fur)
    body = tube("0,-34,6 0,-16,8 0,6,7 0,44,3")
    form(pen, body, Tones(fur, mix(fur, "#ffe9c6", 0.25), mix(fur, NIGHT, 0.4), fur, fur), cut=4)
    for y in (4, 14, 24, 34):
        pen.line(-5, y, 5, y, mix(fur, "#ffe9c6", 0.35), 1.8, 0.7)


@motif(
    "butterfly",
    tags=("animal", "insect", "change"),
    size=(260, 210),
    origin="centre",
    anchors={"head": (0, -36), "wing_left": (-110, -90), "wing_right": (110, -90), "body": (0, 0),
             "side.wing": (-30, -90), "side.head": (38, 36)},
)  # fmt: skip
def butterfly(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "accent",
    border: Colour = "dark",
    spot: Colour = "light",
    pose: str = "open",
) -> None:
    """A butterfly; pose: open (seen from above) or side (wings up, about to go). Origin: centre."""
    t = tones(colour, palette)
    edge, dot = palette.resolve(border), palette.resolve(spot)
    fur = mix(edge, "#5a4436", 0.3)
    if pose == "side":
        with pen.at(20, 34, turn=64, flip=True):
            _upper_wing(pen, tones(mix(t.base, edge, 0.35), palette), edge, dot)
        with pen.at(-4, 40, turn=40, flip=True):
            _lower_wing(pen, t, edge, dot)
        with pen.at(8, 38, turn=36, flip=True):
            _upper_wing(pen, t, edge, dot)
        with pen.at(4, 46, turn=74):
            _butterfly_body(pen, t, fur)
        return
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            _lower_wing(pen, t, edge, dot)
            _upper_wing(pen, t, edge, dot)
    _butterfly_body(pen, t, fur)


@motif(
    "moth",
    tags=("animal", "insect", "night"),
    size=(280, 190),
    origin="centre",
    anchors={"head": (0, -44), "wing_left": (-130, -40), "wing_right": (130, -40), "body": (0, 10)},
)
def moth(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#a08a70",
    spot: Colour = "accent2",
) -> None:
    """A heavy furred moth with eyes on its wings. Origin: centre."""
    t = tones(colour, palette)
    ring = palette.resolve(spot)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            lower = blob("4,6 50,4 88,26 92,60 60,76! 24,60 6,34")
            form(pen, lower, tones(mix(t.base, "#d9b48a", 0.4), palette), cut=8)
            patches(pen, lower, [(blob("90,20 110,60 60,96 30,70 66,64"), t.shade)])
            upper = blob("4,-14 40,-56 96,-80 136,-60! 132,-30 104,6 52,20 10,14")
            form(pen, upper, t, cut=9)
            patches(pen, upper, [(blob("60,-90 84,-84 76,-40 80,20 60,20 56,-30"), t.shade)], 0.8)
            patches(pen, upper, [(blob("120,-80 150,-60 140,0 104,20 118,-30"), t.dark)], 0.7)
            patches(pen, upper, [(disc(84, -30, 17, 18), t.dark), (disc(84, -30, 12, 13), ring)])
            patches(pen, upper, [(disc(86, -30, 6, 7), NIGHT), (disc(82, -35, 2.4), "#fff6e0")])
            brush(
                pen,
                rng,
                upper,
                (20, -60, 120, 10),
                t.lit,
                count=24,
                angle=-24,
                length=14,
                alpha=0.5,
            )
            for k in range(6):
                pen.line(8 + k * 4, -50 - k * 7, 18 + k * 4, -46 - k * 8, t.dark, 1.8)
            pen.path(curve("4,-42 16,-66 34,-92"), t.dark, stroke=2.2)
    fur = blob("0,-54 20,-42 26,-16 22,14 20,40 8,58 0,61 -8,58 -20,40 -22,14 -26,-16 -20,-42")
    form(pen, fur, tones(mix(t.lit, "#f3e6cf", 0.3), palette), cut=7)
    for y in (12, 26, 40, 52):
        patches(
            pen,
            fur,
            [(f"M-30,{y} Q0,{y + 8} 30,{y} L30,{y + 5} Q0,{y + 13} -30,{y + 5}Z", t.dark)],
            0.6,
        )
    brush(pen, rng, fur, (-18, -44, 18, 60), t.shade, count=34, angle=90, length=11, alpha=0.6)
    for x in (-9.0, 9.0):
        pen.circle(x, -48, 5, NIGHT)


# --- bee, beetle, dragonfly -----------------------------------------------------------------


@motif(
    "beetle",
    tags=("animal", "insect", "armour"),
    size=(200, 150),
    anchors={"head": (72, -58), "horn": (96, -120), "back": (-14, -108)},
)
def beetle(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#3f6a5e",
    horn: bool = True,
) -> None:
    """A polished beetle like a knight, perhaps with a horn."""
    t = tones(colour, palette, glow=0.3)
    ink = tones(mix("#2a2a32", palette.dark, 0.3), palette)
    for i, (x, dx) in enumerate(((-50, -28), (-10, -6), (36, 26))):
        limb(pen, ink, f"{x},-32,6 {x + dx},-34,4.6 {x + dx * 1.6},-3,2.6", far=i == 1, cut=2)
    if horn:
        form(pen, tube("70,-56,9 92,-78,7 98,-110,4.6 84,-126,2"), ink, cut=3)
    form(pen, blob("54,-70 78,-66 92,-46 82,-28 58,-24"), ink, cut=5)
    eye(pen, 78, -48, 4, NIGHT, iris="#d8b45a")
    form(pen, blob("24,-94 52,-86 66,-56 58,-24 30,-18 18,-50"), t, cut=8)
    shell = blob("26,-92 -6,-110 -52,-100 -86,-64 -92,-28 -60,-14 -10,-14 28,-20 34,-56")
    form(pen, shell, t, cut=13)
    pen.path(curve("28,-78 -20,-70 -90,-30"), t.dark, 0.85, stroke=3)
    pen.path(blob("-10,-98 -44,-92 -70,-70 -50,-80 -20,-88"), mix(t.lit, "#ffffff", 0.45), 0.75)
    for k in range(5):
        pen.path(
            curve(f"{18 - k * 3},{-60 + k * 8} {-30},{-50 + k * 8} {-80 + k * 4},{-26 + k * 3}"),
            t.shade,
            0.6,
            stroke=2,
        )
    pen.path("M88,-36 q14,-2 20,8 M84,-32 q12,4 16,14", ink.base, stroke=2.6)


# --- crawlers -------------------------------------------------------------------------------


def _spider(pen: Pen, palette: Palette) -> None:
    t = tones(mix("#3c3038", palette.dark, 0.25), palette, glow=0.3)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            for end, mid in (
                ("34,-40", "22,-30"),
                ("44,-12", "28,-20"),
                ("44,18", "26,10"),
                ("30,42", "24,24"),
            ):
                pen.path(curve(f"4,-8 {mid} {end}"), t.base, stroke=3)
    form(pen, disc(0, 14, 15, 19), t, cut=6)
    pen.path(blob("0,2 6,12 0,26 -6,12"), palette.resolve("accent"))
    form(pen, disc(0, -12, 9, 9), t, cut=3)
    for x in (-3.4, 3.4):
        pen.circle(x, -16, 1.8, "#fff6e0")


@motif(
    "spider",
    tags=("animal", "insect", "thread"),
    size=(100, 200),
    origin="hang",
    anchors={"body": (0, 160), "thread": (0, 0)},
)
def spider(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    drop: float = 140.0,
) -> None:
    """A spider let down on its thread by `drop`; origin where the thread is fastened."""
    pen.line(0, 0, 0, drop, palette.resolve("light"), 1.8, 0.9)
    with pen.at(0, drop + 20, turn=180):
        _spider(pen, palette)


@motif(
    "caterpillar",
    tags=("animal", "insect", "change"),
    size=(260, 120),
    anchors={"head": (96, -92), "back": (-20, -70), "tail": (-116, -20)},
)
def caterpillar(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#8aa64a",
    stripe: Colour = "accent2",
) -> None:
    """A fat caterpillar in mid-step, looking up."""
    t = tones(colour, palette)
    places = along("-112,-20 -80,-26 -48,-60 -8,-64 22,-36 52,-28 80,-52 92,-72", 11)
    band = palette.resolve(stripe)
    for i, (x, y, _) in enumerate(places):
        if y > -40:
            pen.path(tube(f"{x},{y + 14},5 {x + 1},-3,4"), t.dark)
        seg = disc(x, y, 19.5, 20.5)
        form(pen, seg, t if i % 2 else tones(mix(t.base, t.lit, 0.35), palette), cut=6)
        patches(pen, seg, [(disc(x - 2, y - 4, 5, 6), band)])
        for dx in (-6, 5):
            pen.line(x + dx, y - 18, x + dx * 1.8, y - 28, t.shade, 1.6, 0.8)
    with pen.at(98, -84, turn=-10):
        pen.path("M-6,-20 q-2,-16 -12,-20 M6,-20 q4,-14 14,-16", t.dark, stroke=2.6)
        pen.circle(-18, -41, 4, band)
        pen.circle(21, -37, 4, band)
        form(pen, disc(0, 0, 23, 22), tones(mix(t.base, "#a8562f", 0.45), palette), cut=6)
        for x in (0.0, 13.0):
            eye(pen, x, -4, 4, NIGHT)
        pen.path(curve("5,11 10,10 14,11"), t.dark, 0.8, stroke=2)


