"""Small winged and crawling things, drawn large enough to be somebody."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix, vary
from reverie_studio.motifs._forms import (
    Tones,
    along,
    blob,
    brush,
    curve,
    curve_of,
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
    "bee",
    tags=("animal", "insect", "busy"),
    size=(140, 150),
    origin="centre",
    anchors={"head": (46, -4), "sting": (-58, 14), "back": (0, -24), "foot": (10, 40)},
)
def bee(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#dfa23a",
) -> None:
    """A round bee on the wing. Origin: centre."""
    t = tones(colour, palette)
    ink = mix("#33272a", palette.dark, 0.3)
    glass = mix("#f3f0e4", palette.resolve("haze"), 0.3)
    pen.path(blob("2,-22 10,-52 36,-62 48,-46 30,-24"), glass, 0.7)
    for x in (-10, 6, 22):
        pen.path(curve(f"{x},22 {x + 4},36 {x - 3},46"), ink, stroke=3)
    body = blob("40,2 26,-24 -10,-30 -42,-14 -60,12! -40,26 -6,32 28,24")
    form(pen, body, t, cut=9)
    for x in (-40, -18, 4):
        patches(
            pen,
            body,
            [(blob(f"{x},-40 {x + 11},-40 {x + 15},0 {x + 9},40 {x - 2},40 {x + 3},0"), ink)],
        )
    brush(pen, rng, body, (-40, -26, 30, 24), t.lit, count=26, angle=200, length=8, alpha=0.6)
    form(pen, disc(42, 0, 18, 17), tones(ink, palette), cut=5)
    pen.oval(48, -3, 6, 8, mix(ink, "#8a98b0", 0.4))
    pen.path("M48,-15 q6,-12 16,-12 M42,-16 q2,-12 12,-16", ink, stroke=2.4)
    wing = blob("-2,-22 -18,-58 -50,-70 -62,-50 -40,-26 -14,-16")
    pen.path(wing, glass, 0.85)
    pen.path(curve("-6,-22 -30,-42 -52,-58"), mix(glass, ink, 0.35), 0.8, stroke=1.8)


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


@motif(
    "dragonfly",
    tags=("animal", "insect", "water"),
    size=(250, 170),
    origin="centre",
    anchors={"head": (72, -8), "tail": (-118, 24), "back": (20, -10)},
)
def dragonfly(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#3b7f8a",
) -> None:
    """A dragonfly standing in the air. Origin: centre."""
    t = tones(colour, palette)
    glass = mix("#eef2ea", palette.resolve("haze"), 0.35)
    far_wings = (
        "44,-8 60,-44 92,-72 112,-66 96,-36 60,-6",
        "28,-8 22,-50 38,-82 56,-84 54,-48 38,-8",
    )
    near_wings = ("44,-4 80,16 96,52 84,66 58,44 38,4", "30,-4 34,34 20,70 2,72 4,38 20,0")
    vein = mix(glass, t.dark, 0.45)
    for shape in far_wings:
        pen.path(blob(shape), glass, 0.6)
    body = tube("-120,26,3 -80,16,5 -30,4,5 10,-4,7")
    for shape in near_wings:
        d = blob(shape)
        pen.path(d, glass, 0.8)
        first, mid = shape.split()[0], shape.split()[2]
        pen.path(curve(f"{first} {mid}"), vein, 0.8, stroke=1.8)
    form(pen, body, t, cut=3)
    for x, y, a in along("-110,24 -80,16 -30,4 10,-4", 9):
        with pen.at(x, y, turn=a):
            pen.line(0, -7, 0, 7, t.dark, 2, 0.7)
    form(pen, disc(32, -6, 24, 13, -8), t, cut=5)
    for k in range(3):
        pen.path(curve(f"{34 + k * 7},4 {40 + k * 8},16 {36 + k * 8},26"), t.dark, stroke=2)
    form(pen, disc(64, -12, 14, 13), t, cut=4)
    pen.path(disc(68, -15, 10, 9), mix("#b0483a", t.dark, 0.15))
    pen.path(disc(65, -18, 3, 2.6), "#ffe6d0")


# --- crawlers -------------------------------------------------------------------------------


@motif(
    "spider_web",
    tags=("animal", "insect", "thread"),
    size=(320, 320),
    origin="centre",
    anchors={"spider": (20, 30), "top": (0, -158), "left": (-158, 0), "right": (140, 0),
             "bottom": (0, 136)},
)  # fmt: skip
def spider_web(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "light",
    spider: bool = True,
    dew: bool = True,
) -> None:
    """A web with or without its owner, and with dew. Origin: centre."""
    silk = palette.resolve(colour)
    spokes = []
    for i in range(13):
        a = math.tau * i / 13 + float(rng.normal(0, 0.07))
        spokes.append((math.cos(a), math.sin(a), float(rng.uniform(138, 158))))
    for c, s, r in spokes:
        pen.line(0, 0, c * r, s * r, silk, 1.8, 0.9)
    for ring in range(9):
        k = 0.1 + ring * 0.095
        for i, (c0, s0, r0) in enumerate(spokes):
            c1, s1, r1 = spokes[(i + 1) % len(spokes)]
            x0, y0 = c0 * r0 * k, s0 * r0 * k
            x1, y1 = c1 * r1 * (k + 0.007), s1 * r1 * (k + 0.007)
            mx, my = (x0 + x1) / 2 * 0.88, (y0 + y1) / 2 * 0.88 + 1.5
            if ring == 6 and i == 4:
                continue
            pen.path(
                f"M{x0:.1f},{y0:.1f} Q{mx:.1f},{my:.1f} {x1:.1f},{y1:.1f}", silk, 0.85, stroke=1.5
            )
            if dew and rng.random() < 0.28:
                pen.circle(mx, my, float(rng.uniform(1.8, 3.4)), mix(silk, "#ffffff", 0.6))
    if spider:
        with pen.at(20, 30, turn=24):
            _spider(pen, palette)


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
    "ant_line",
    tags=("animal", "insect", "many", "work"),
    size=(380, 60),
    anchors={"first": (176, -34), "last": (-176, -20), "middle": (0, -30)},
)
def ant_line(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    number: int = 7,
    carry: str = "leaf",
    colour: Colour = "#4a2f2a",
) -> None:
    """Ants in single file; carry: leaf, crumb, mixed or nothing."""
    t = tones(colour, palette)
    for i in range(number):
        x = 170 - i * 340 / max(1, number - 1)
        with pen.at(x, float(rng.normal(0, 1.5)), turn=float(rng.normal(0, 3))):
            _ant(pen, t)
            load = carry if carry != "mixed" else ("leaf", "crumb", "nothing")[i % 3]
            if load == "leaf":
                green = tones(vary(palette.resolve("leaf"), rng, 0.06), palette)
                with pen.at(4, -20, turn=float(rng.uniform(-30, 12))):
                    form(pen, blob("0,4 -14,-10 -12,-30 2,-42! 14,-26 12,-8"), green, cut=5)
                    pen.path(curve("0,4 0,-18 2,-38"), green.shade, stroke=1.8)
            elif load == "crumb":
                form(
                    pen, blob("-8,-20 -6,-34 6,-38 14,-28 10,-18"), tones("#e2c48c", palette), cut=4
                )


def _ant(pen: Pen, t: Tones) -> None:
    for x, dx in ((-8, -9), (0, 0), (7, 8)):
        pen.path(curve(f"{x},-9 {x + dx - 4},-10 {x + dx * 1.6 - 2},0"), t.shade, stroke=2)
    form(pen, disc(-14, -12, 11, 8, 8), t, cut=3)
    form(pen, disc(0, -11, 6, 5), t, cut=2)
    form(pen, disc(12, -14, 7.5, 7), t, cut=3)
    pen.path("M16,-19 q4,-8 11,-7 M13,-20 q1,-8 7,-10", t.shade, stroke=1.6)
    pen.circle(15, -15, 1.5, "#fff6e0")


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


@motif(
    "firefly_swarm",
    tags=("animal", "insect", "light", "many"),
    size=(320, 260),
    origin="centre",
    anchors={"middle": (0, 0)},
)
def firefly_swarm(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    number: int = 22,
    colour: Colour = "glow",
) -> None:
    """Points of living light with the trace of their flight. Origin: centre."""
    light = palette.resolve(colour)
    for _ in range(number):
        x, y = float(rng.normal(0, 75)), float(rng.normal(0, 58))
        x, y = max(-150.0, min(150.0, x)), max(-120.0, min(120.0, y))
        k = float(rng.uniform(0.6, 1.3))
        dx, dy = float(rng.normal(0, 22)), float(rng.normal(10, 14))
        pen.path(
            curve_of([(x, y), (x + dx * 0.6, y + dy), (x + dx, y + dy * 0.5)]),
            light,
            0.35,
            stroke=1.4,
        )
        pen.circle(x, y, 8 * k, light, 0.25)
        pen.circle(x, y, 4.2 * k, light)
        pen.circle(x, y, 2 * k, "#fffdf0")
        pen.path(
            tube(f"{x + 3 * k},{y - 4 * k},{2.2 * k} {x + 8 * k},{y - 8 * k},{1.4 * k}"),
            palette.dark,
            0.9,
        )
