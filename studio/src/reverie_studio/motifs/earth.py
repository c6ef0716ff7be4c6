"""Stone, snow, water and what lies about on the ground or stands up out of it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix, vary
from reverie_studio.motifs._forms import (
    Tones,
    along,
    blob,
    blob_of,
    brush,
    curve,
    disc,
    form,
    lick,
    patches,
    tones,
    tube,
    tube_of,
    tufts,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen


def facet(pen: Pen, points: str, colour: Colour, alpha: float = 1.0) -> None:
    """A hard-edged plane of stone."""
    pen.path("M" + " L".join(points.split()) + "Z", colour, alpha)


# --- stone ----------------------------------------------------------------------------------


@motif(
    "rock",
    tags=("earth", "stone"),
    size=(240, 150),
    anchors={"top": (-10, -140), "left": (-110, -40), "right": (110, -40)},
)
def rock(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "stone",
    moss: bool = True,
) -> None:
    """A boulder of planes, mossy on top if wanted."""
    t = tones(colour, palette)
    d = "M-118,4 L-112,-50 L-84,-98 L-40,-134 L14,-142 L62,-118 L100,-72 L120,-20 L116,4 L40,10 L-60,9Z"
    pen.path(d, t.base)
    facet(pen, "-112,-50 -84,-98 -40,-134 -24,-88 -66,-40", t.lit)
    facet(pen, "-40,-134 14,-142 62,-118 30,-82 -24,-88", mix(t.lit, t.base, 0.4))
    facet(pen, "62,-118 100,-72 120,-20 116,4 70,6 62,-50 30,-82", t.shade)
    facet(pen, "-24,-88 30,-82 62,-50 40,0 -20,4 -40,-30", mix(t.base, t.shade, 0.35))
    facet(pen, "40,0 70,6 62,-50", t.far)
    pen.path(curve("-24,-86 -30,-60 -18,-40 -26,-14"), t.dark, 0.8, stroke=2.6)
    brush(pen, rng, d, (-110, -130, 110, 0), t.shade, count=26, angle=70, length=13, alpha=0.4)
    if moss:
        g = tones("leaf", palette)
        cover = blob(
            "-70,-110 -40,-138 14,-146 62,-120 50,-108 34,-114 20,-98 0,-112 -20,-104 -40,-112 -54,-98"
        )
        form(pen, cover, g, cut=6)


@motif(
    "floating_island",
    tags=("earth", "sky", "place"),
    size=(440, 330),
    origin="centre",
    anchors={"top": (0, -108), "left": (-190, -84), "right": (190, -84), "tip": (-8, 164),
             "house": (-70, -106), "tree": (90, -106)},
)  # fmt: skip
def floating_island(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "stone",
    grass: Colour = "ground",
    roots: bool = True,
) -> None:
    """A piece of ground torn loose and hanging in the air. Origin: centre; stand on `top`."""
    t, g = tones(mix(palette.resolve(colour), "#6b5446", 0.35), palette), tones(grass, palette)
    rock_d = "M-212,-78 L-170,-30 L-150,20 L-104,50 L-84,96 L-40,120 L-8,166 L20,118 L56,100 L84,44 L130,30 L156,-20 L212,-78Z"
    pen.path(rock_d, t.base)
    facet(pen, "-212,-78 -170,-30 -150,20 -104,50 -96,-10 -120,-78", t.lit)
    facet(pen, "-96,-10 -104,50 -84,96 -40,120 -30,40 -52,-20", mix(t.base, t.lit, 0.3))
    facet(pen, "20,118 56,100 84,44 130,30 156,-20 212,-78 120,-78 70,-20 30,30", t.shade)
    facet(pen, "56,100 84,44 130,30 100,0 60,30", t.far)
    facet(pen, "-30,40 -40,120 -8,166 20,118 30,30", mix(t.base, t.shade, 0.45))
    brush(
        pen, rng, rock_d, (-180, -70, 180, 130), t.dark, count=30, angle=84, length=26, alpha=0.35
    )
    if roots:
        for x, h in ((-140, 50), (-60, 70), (20, 40), (110, 60), (150, 34)):
            pts = [
                (float(x), -60.0, 4.0),
                (x + float(rng.normal(0, 10)), -60 + h * 0.6, 3.0),
                (x + float(rng.normal(0, 14)), -60.0 + h, 1.2),
            ]
            pen.path(tube_of(pts), mix("#5b4030", palette.dark, 0.2))
    rim = ["-220,-84 -150,-106 -60,-116 20,-110 110,-118 180,-102 222,-84"]
    for edge in range(214, -214, -24):
        depth = float(rng.uniform(12, 34))
        rim.append(f"{edge},-76 {edge - 10},{-76 + depth:.0f}")
    turf = blob(" ".join(rim))
    form(pen, turf, g, cut=8)
    pen.path(
        tufts(
            "-200,-96 -100,-110 0,-112 100,-112 200,-96",
            rng,
            count=46,
            length=13,
            width=5,
            lean=-90,
        ),
        g.lit,
    )


@motif(
    "mountain",
    tags=("earth", "stone", "far"),
    size=(520, 360),
    anchors={"top": (-10, -356), "ledge": (96, -190), "left": (-240, 0), "right": (240, 0),
             "cave": (40, -70)},
)  # fmt: skip
def mountain(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "stone",
    snow: bool = True,
    path: bool = False,
) -> None:
    """A mountain with a shoulder and snow; `path` winds up to the top."""
    t = tones(colour, palette)
    d = "M-262,6 L-210,-70 L-168,-120 L-120,-210 L-84,-246 L-50,-320 L-10,-358 L26,-306 L60,-260 L92,-196 L126,-190 L170,-118 L214,-66 L262,6Z"
    pen.path(d, t.base)
    facet(
        pen,
        "-10,-358 26,-306 60,-260 92,-196 126,-190 170,-118 214,-66 262,6 60,6 86,-90 40,-160 34,-240",
        t.shade,
    )
    facet(
        pen,
        "-168,-120 -120,-210 -84,-246 -50,-320 -10,-358 -24,-280 -60,-210 -80,-120 -140,-40",
        t.lit,
    )
    facet(pen, "-24,-280 -10,-358 34,-240 40,-160 -10,-110 -60,-210", mix(t.base, t.lit, 0.25))
    facet(pen, "86,-90 126,-190 170,-118 150,-40", t.far)
    facet(pen, "-80,-120 -10,-110 10,-30 -60,6 -140,6 -140,-40", mix(t.base, t.shade, 0.4))
    brush(pen, rng, d, (-220, -300, 220, 0), t.shade, count=30, angle=60, length=24, alpha=0.4)
    if snow:
        white = mix("#f7f4f0", palette.resolve("haze"), 0.1)
        facet(pen, "-10,-358 -50,-320 -84,-246 -66,-262 -56,-240 -38,-266 -26,-236 -8,-262", white)
        facet(
            pen,
            "-10,-358 26,-306 60,-260 44,-266 38,-240 22,-262 8,-232 -8,-262",
            mix(white, t.shade, 0.3),
        )
    if path:
        way = "-90,4 -30,-20 50,-34 10,-66 -60,-84 -30,-116 40,-130 20,-164 -34,-186 -14,-220 18,-246 -2,-290 -8,-344"
        knots = [(x, y, 6.5 - 5.2 * i / 40) for i, (x, y, _) in enumerate(along(way, 41))]
        pen.path(tube_of(knots, per=2), mix(palette.resolve("light"), t.base, 0.25))


@motif(
    "volcano",
    tags=("earth", "fire", "danger"),
    size=(490, 425),
    anchors={"crater": (0, -250), "smoke": (40, -420), "left": (-230, 0), "right": (230, 0)},
)
def volcano(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#5d4a4c",
    awake: bool = True,
    smoke: Colour | None = None,
) -> None:
    """A volcano, awake or asleep; what rises from it may be any colour."""
    t = tones(colour, palette)
    fume = tones(
        smoke if smoke is not None else mix(palette.resolve("cloud_shade"), palette.dark, 0.15),
        palette,
    )
    if awake:
        _plume(pen, fume)
    d = blob(
        "-244,6! -180,-50 -120,-130 -74,-214 -56,-248! -30,-238 0,-242 30,-236 58,-250! 84,-200 130,-120 184,-52 244,6!"
    )
    form(pen, d, t, cut=18)
    patches(pen, d, [(blob("20,-250 60,-250 140,-120 260,10 60,10 70,-100"), t.shade)], 0.7)
    for line in (
        "-40,-220 -70,-140 -120,-60",
        "-10,-220 -16,-140 -50,-50",
        "36,-220 60,-140 80,-70",
    ):
        pen.path(curve(line), t.dark, 0.5, stroke=4)
    pen.path(disc(0, -246, 56, 13), t.dark)
    if awake:
        hot = mix("#ec8a32", palette.resolve("accent2"), 0.2)
        pen.path(disc(0, -244, 46, 9), hot)
        for spine in (
            "-6,-244,13 -14,-190,11 6,-150,10 -8,-100,9 -4,-70,7",
            "24,-242,9 34,-200,7 30,-170,5",
            "-34,-242,8 -46,-206,6 -44,-180,4",
        ):
            pen.path(tube(spine), mix(hot, "#c8402a", 0.6))
            inner = " ".join(
                f"{k.split(',')[0]},{k.split(',')[1]},{float(k.split(',')[2]) * 0.5}"
                for k in spine.split()
            )
            pen.path(tube(inner), mix(hot, "#fff0b0", 0.4))
        for _ in range(16):
            a = float(rng.uniform(-2.6, -0.5))
            r = float(rng.uniform(30, 130))
            pen.circle(
                math.cos(a) * r,
                -250 + math.sin(a) * r,
                float(rng.uniform(2, 5)),
                mix(hot, "#fff0b0", 0.3),
            )


def _plume(pen: Pen, fume: Tones) -> None:
    """Smoke in three billows, the lowest in front."""
    billows = (
        (
            (-60, -366, 40, 30),
            (0, -384, 54, 40),
            (66, -372, 50, 36),
            (120, -388, 36, 24),
            (30, -350, 50, 32),
        ),
        ((-26, -326, 34, 26), (14, -336, 40, 30), (48, -322, 28, 22), (10, -312, 34, 24)),
        ((-10, -284, 22, 20), (12, -292, 26, 22), (2, -264, 20, 20), (6, -250, 22, 16)),
    )
    for billow in billows:
        form(pen, " ".join(disc(*b) for b in billow), fume, cut=12)


@motif(
    "cave_mouth",
    tags=("earth", "threshold", "dark"),
    size=(440, 330),
    anchors={"mouth": (0, -60), "top": (0, -320), "inside": (0, -110), "sill": (0, -4)},
)
def cave_mouth(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "stone",
    glow: Colour | None = None,
    eyes: int = 0,
) -> None:
    """The mouth of a cave; with `glow` there is light far inside, with `eyes` somebody is home."""
    t = tones(colour, palette)
    d = "M-222,6 L-210,-110 L-168,-190 L-110,-262 L-30,-318 L50,-310 L130,-256 L184,-170 L214,-90 L222,6Z"
    pen.path(d, t.base)
    facet(pen, "-210,-110 -168,-190 -110,-262 -30,-318 -40,-240 -110,-170 -150,-80", t.lit)
    facet(pen, "50,-310 130,-256 184,-170 214,-90 222,6 150,6 140,-110 80,-220", t.shade)
    facet(pen, "-30,-318 50,-310 80,-220 0,-230 -40,-240", mix(t.base, t.lit, 0.4))
    brush(pen, rng, d, (-210, -300, 210, 0), t.shade, count=40, angle=70, length=20, alpha=0.4)
    dark = mix(t.dark, "#0c0a12", 0.55)
    steps = (
        ("-136,6 -130,-90 -92,-168 -20,-214 60,-196 112,-130 132,-60 138,6", t.far),
        ("-116,6 -110,-84 -76,-152 -14,-190 54,-174 98,-116 114,-54 118,6", dark),
    )
    for points, colour_ in steps:
        pen.path(
            blob(
                points.replace("-136,6", "-136,6!")
                .replace("138,6", "138,6!")
                .replace("-116,6", "-116,6!")
                .replace("118,6", "118,6!")
            ),
            colour_,
        )
    hole = blob("-116,6! -110,-84 -76,-152 -14,-190 54,-174 98,-116 114,-54 118,6!")
    if glow is not None:
        light = palette.resolve(glow)
        for k, m in ((1.0, 0.75), (0.7, 0.5), (0.42, 0.15)):
            patches(pen, hole, [(disc(6, -30, 78 * k, 84 * k), mix(light, dark, m))])
    for x in (-70, -30, 24, 66):
        drop = float(rng.uniform(18, 40))
        facet(pen, f"{x - 9},-196 {x},{-160 + drop - abs(x) * 0.1:.0f} {x + 9},-196", t.far)
    for _ in range(eyes):
        ex, ey = float(rng.uniform(-64, 64)), float(rng.uniform(-110, -40))
        for dx in (-9, 9):
            pen.oval(ex + dx, ey, 5.4, 4, palette.resolve("glow"))
            pen.oval(ex + dx, ey, 1.8, 3.8, dark)
    for x, y, r in ((-120, -4, 26), (124, -2, 30), (-92, 2, 16), (90, 4, 16)):
        form(pen, disc(x, y, r, r * 0.62), t, cut=6)


# --- small found things ---------------------------------------------------------------------


@motif(
    "shell",
    tags=("sea", "shore", "small"),
    size=(170, 140),
    anchors={"mouth": (56, -30), "top": (-50, -130), "inside": (46, -40)},
)
def shell(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#e0b79a",
    kind: str = "whorl",
) -> None:
    """A sea shell; kind: whorl (one can listen at its mouth) or scallop."""
    t = tones(colour, palette)
    if kind == "scallop":
        fan = blob(
            "0,2! -30,-8 -78,-52 -84,-92 -60,-120 -20,-134 20,-134 60,-120 84,-92 78,-52 30,-8"
        )
        form(pen, fan, t, cut=10)
        with pen.clip(fan):
            for k in range(-4, 5):
                pen.path(curve(f"0,0 {k * 13},-70 {k * 20},-136"), t.shade, 0.8, stroke=3.4)
            for r in (60, 96):
                pen.path(disc(0, 6, r * 0.95, r), t.shade, 0.5, stroke=3)
        form(pen, blob("-26,2 -22,-14 0,-20 22,-14 26,2"), t, cut=4)
        return
    form(pen, blob("-30,0 -60,-30 -56,-72 -20,-96 34,-94 72,-66 78,-30 56,-4 10,6"), t, cut=12)
    for x, y, rx, ry in (
        (-40, -82, 34, 26),
        (-52, -104, 24, 19),
        (-58, -120, 15, 12),
        (-62, -131, 8, 7),
    ):
        form(pen, disc(x, y, rx, ry, -24), t, cut=6)
    for line in ("-44,-20 -36,-60 -10,-88", "-14,-4 -4,-50 14,-90", "14,2 24,-40 36,-88"):
        pen.path(curve(line), t.shade, 0.7, stroke=4)
    lip = blob("24,-2 22,-34 40,-66 66,-70 78,-46 72,-16 50,-2")
    pen.path(lip, mix(t.lit, "#fff3e6", 0.5))
    pen.path(blob("36,-8 34,-34 48,-56 64,-58 68,-40 60,-18"), mix(t.base, "#b5635e", 0.5))
    pen.path(blob("44,-14 44,-34 54,-48 60,-42 56,-24"), mix(t.dark, "#5a2a35", 0.4))


@motif(
    "egg",
    tags=("beginning", "small", "secret"),
    size=(150, 190),
    anchors={"top": (0, -186), "crack": (6, -110), "inside": (0, -90)},
)
def egg(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#efe3cd",
    state: str = "cracked",
    glow: bool = True,
) -> None:
    """An egg; state: whole, cracked (light in the crack) or open (the upper half is gone)."""
    t = tones(colour, palette)
    whole = blob("0,-186 -40,-166 -66,-112 -72,-66 -54,-20 0,2 54,-20 72,-66 66,-112 40,-166")
    rim = "M-80,-96 L-58,-112 L-42,-92 L-22,-118 L-4,-92 L16,-116 L34,-94 L54,-114 L80,-96"
    light = palette.resolve("glow") if glow else mix(t.dark, "#1a1218", 0.4)
    if state == "open":
        with pen.clip(
            "M-80,-100 L-60,-128 L-40,-112 L-18,-134 L4,-114 L24,-132 L44,-112 L62,-126 L80,-100 L80,20 L-80,20Z"
        ):
            pen.path(whole, t.shade)
        pen.path(disc(0, -92, 62, 20), mix(light, t.shade, 0.12))
        with pen.clip(rim + " L80,20 L-80,20Z"):
            form(pen, whole, t, cut=15)
            _speckle(pen, rng, whole, t)
        return
    form(pen, whole, t, cut=15)
    _speckle(pen, rng, whole, t)
    if state == "cracked":
        with pen.clip(whole):
            crack = "M-80,-104 L-50,-118 L-34,-96 L-14,-122 L4,-96 L24,-120 L40,-98 L80,-116"
            pen.path(crack, t.dark, stroke=9)
            pen.path(crack, light, stroke=5)
            pen.path("M4,-96 L-2,-74 L10,-58 M-34,-96 L-42,-78", t.dark, stroke=3)


def _speckle(pen: Pen, rng: np.random.Generator, inside: str, t: Tones) -> None:
    with pen.clip(inside):
        for _ in range(34):
            x, y = float(rng.uniform(-66, 66)), float(rng.uniform(-176, -6))
            r = float(rng.uniform(1.2, 4))
            pen.oval(x, y, r * 1.2, r, t.shade, 0.8)


@motif(
    "nest",
    tags=("home", "small", "bird"),
    size=(290, 100),
    anchors={"inside": (0, -62), "rim_left": (-96, -66), "rim_right": (96, -66)},
)
def nest(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#8a6a48",
    eggs: int = 3,
    egg_colour: Colour = "#a9c4c4",
) -> None:
    """A nest seen a little from above, empty or with eggs."""
    t = tones(colour, palette)
    pen.path(disc(0, -62, 92, 28), mix(t.dark, "#1c120e", 0.3))
    e = tones(egg_colour, palette)
    for i in range(eggs):
        x = (i - (eggs - 1) / 2) * 44
        form(pen, disc(x, -64 + (i % 2) * 5, 22, 28, (i - 1) * 14), e, cut=7)
        for _ in range(5):
            pen.circle(x + float(rng.normal(0, 8)), -74 + float(rng.normal(0, 8)), 1.8, e.shade)
    bowl = blob("-100,-66 -84,-22 -44,0 0,4 44,0 84,-22 100,-66 60,-46 0,-38 -60,-46")
    form(pen, bowl, t, cut=9)
    for _ in range(70):
        x = float(rng.uniform(-96, 96))
        y = -58 + float(rng.uniform(0, 56)) * (1 - (x / 104) ** 2)
        a = float(rng.normal(0, 0.32)) - x * 0.004 + (math.pi if rng.random() < 0.5 else 0)
        tone = (t.lit, t.base, t.shade, t.dark)[int(rng.integers(4))]
        pen.path(lick(x, y, a, float(rng.uniform(30, 62)), 4, 0.12), tone)


@motif(
    "feather",
    tags=("small", "light", "bird"),
    size=(90, 230),
    origin="centre",
    anchors={"quill": (-14, 112), "tip": (14, -112)},
)
def feather_motif(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "light",
    tip: Colour | None = None,
) -> None:
    """One fallen feather. Origin: centre."""
    t = tones(colour, palette)
    vane = blob("-6,74 -30,40 -36,-8 -24,-64 14,-114! 34,-62 34,-6 20,44 4,74")
    form(pen, vane, t, cut=8)
    patches(pen, vane, [(blob("-4,80 0,10 14,-116 60,-60 40,60"), t.shade)], 0.5)
    if tip is not None:
        patches(
            pen, vane, [(blob("-40,-60 0,-50 40,-64 40,-120 -20,-120"), palette.resolve(tip))], 0.9
        )
    with pen.clip(vane):
        for k in range(22):
            y = 66 - k * 8
            pen.line(-2 + k * 0.6, y, -40, y - 26, t.shade, 1.6, 0.5)
            pen.line(-2 + k * 0.6, y, 44, y - 30, t.dark, 1.4, 0.3)
    for x, y in ((-34, 10), (32, -30), (24, 34)):
        pen.erase(f"M{x},{y} L{x * 0.35},{y + 12} L{x},{y + 7}Z")
    pen.path(tube("-14,114,3 -4,60,2.8 4,0,2.4 13,-106,1"), mix(t.lit, "#fff8ea", 0.4))


@motif(
    "bone",
    tags=("small", "ending"),
    size=(190, 70),
    origin="centre",
    anchors={"left": (-84, 0), "right": (84, 0)},
)
def bone(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#e9dcc2",
) -> None:
    """A clean old bone. Origin: centre."""
    t = tones(colour, palette)
    d = tube("-64,4,13 -20,-2,10 20,-2,10 64,4,13")
    ends = " ".join(
        disc(x, y, r) for x, y, r in ((-74, -9, 17), (-78, 14, 16), (74, -8, 17), (78, 15, 16))
    )
    form(pen, d + " " + ends, t, cut=8)
    pen.path(curve("-30,2 0,0 26,3"), t.shade, 0.7, stroke=2.2)
    pen.path(curve("-10,-6 4,-8 12,-5"), t.dark, 0.4, stroke=1.6)


# --- water, snow and fire -------------------------------------------------------------------


@motif(
    "snowflake",
    tags=("snow", "small", "cold"),
    size=(190, 190),
    origin="centre",
    anchors={"top": (0, -92)},
)
def snowflake(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#f2f5fa",
) -> None:
    """One large snow crystal. Origin: centre."""
    t = tones(colour, palette, depth=0.4)
    arms = [float(v) for v in rng.uniform(0.8, 1.2, 3)]
    for i in range(6):
        with pen.at(0, 0, turn=60 * i):
            form(pen, tube("0,0,6 0,-50,5 0,-90,2.6"), t, cut=3)
            for k, (y, reach) in enumerate(((-34, 24), (-54, 28), (-72, 17))):
                for side in (-1, 1):
                    end = f"{side * reach * arms[k] * 0.87:.1f},{y - reach * arms[k] * 0.5:.1f}"
                    pen.path(tube(f"0,{y},3.6 {end},1.8"), t.base if side < 0 else t.shade)
    hexagon = (
        "M"
        + "L".join(
            f"{math.sin(math.tau * i / 6) * 20:.1f},{-math.cos(math.tau * i / 6) * 20:.1f}"
            for i in range(6)
        )
        + "Z"
    )
    form(pen, hexagon, t, cut=5)


@motif(
    "snowman",
    tags=("snow", "winter", "figure"),
    size=(200, 300),
    anchors={"head": (0, -270), "hand_left": (-98, -190), "hand_right": (100, -196), "top": (4, -290),
             "heart": (0, -160)},
)  # fmt: skip
def snowman(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    scarf: Colour = "accent",
    melting: bool = False,
    hat: bool = True,
) -> None:
    """A snowman with stick arms; with `melting` he leans into his own puddle."""
    t = tones("#f3f2ef", palette, depth=0.36)
    wood = mix("#5b4334", palette.dark, 0.2)
    coal = mix("#2a262c", palette.dark, 0.3)
    lean = 9 if melting else 0
    if melting:
        pen.path(disc(6, 0, 112, 17), mix(t.shade, palette.resolve("water"), 0.4), 0.85)
    form(pen, blob("-72,0 -84,-40 -66,-92 0,-108 66,-92 84,-40 72,0 0,8"), t, cut=14)
    with pen.at(0, -96, turn=lean):
        for line in (
            "-44,-70 -74,-84 -100,-96",
            "-74,-84 -88,-104",
            "44,-70 76,-88 102,-102",
            "76,-88 96,-84",
        ):
            pen.path(curve(line), wood, stroke=5)
        form(pen, disc(0, -52, 56, 54), t, cut=11)
        for y in (-76, -52, -28):
            pen.circle(4, y, 5, coal)
        with pen.at(0, -96, turn=lean * 0.6):
            form(pen, disc(0, -42, 42, 41), t, cut=9)
            cloth = tones(scarf, palette)
            form(pen, blob("-42,-14 0,-2 42,-14 44,0 0,14 -44,0"), cloth, cut=5)
            form(pen, blob("22,2 40,0 46,34 40,60! 26,56! 28,30"), cloth, cut=5)
            for x in (-13, 15):
                pen.circle(x, -52, 4.6, coal)
            pen.path("M2,-44 L44,-34 L2,-32Z", "#d9772c")
            pen.path("M2,-38 L44,-34 L2,-32Z", mix("#d9772c", palette.dark, 0.25))
            for k, x in enumerate((-10, -2, 7, 15)):
                pen.circle(x, -21 + (1 if k in (0, 3) else -1) * (2 if melting else -1), 2.4, coal)
            if hat:
                h = tones(mix("#3a3440", palette.dark, 0.2), palette)
                form(pen, disc(0, -74, 46, 9), h, cut=4)
                form(pen, blob("-28,-74! -30,-112! 30,-116! 28,-74!"), h, cut=7)
                pen.path("M-29,-88 L29,-90 L28,-78 L-28,-76Z", cloth.base)


@motif(
    "iceberg",
    tags=("sea", "cold", "hidden"),
    size=(350, 480),
    anchors={"top": (-20, -170), "ledge": (80, -60), "below": (0, 220), "waterline": (0, 0)},
    origin="centre",
)
def iceberg(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#dfe9ee",
    below: bool = True,
) -> None:
    """An iceberg; y = 0 is the waterline and `below` shows the greater part under it."""
    t = tones(colour, palette, depth=0.4)
    if below:
        deep = mix(palette.resolve("water"), t.base, 0.35)
        d = "M-160,2 L-172,50 L-130,110 L-96,170 L-30,236 L20,210 L70,150 L120,110 L160,50 L150,2Z"
        pen.path(d, deep)
        facet(pen, "-160,2 -172,50 -130,110 -96,170 -70,90 -90,2", mix(deep, t.lit, 0.3))
        facet(pen, "150,2 160,50 120,110 70,150 40,80 70,2", mix(deep, palette.dark, 0.3))
        facet(pen, "-70,90 -96,170 -30,236 20,210 0,110", mix(deep, palette.dark, 0.18))
    top = (
        "M-150,4 L-130,-50 L-96,-80 L-70,-140 L-20,-174 L16,-130 L50,-110 L70,-62 L104,-56 L140,4Z"
    )
    pen.path(top, t.base)
    facet(pen, "-130,-50 -96,-80 -70,-140 -20,-174 -34,-100 -80,-40 -100,4 -150,4", t.lit)
    facet(pen, "-20,-174 16,-130 50,-110 70,-62 104,-56 140,4 40,4 20,-60", t.shade)
    facet(pen, "40,4 50,-110 70,-62 104,-56 90,4", t.far, 0.6)
    pen.path("M-160,3 Q0,-5 150,3", mix("#ffffff", t.base, 0.2), stroke=6)


@motif(
    "great_wave",
    tags=("sea", "danger", "power"),
    size=(520, 380),
    anchors={"crest": (120, -350), "hollow": (110, -120), "back": (-140, -200), "foot": (0, 0)},
)
def great_wave(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "water",
) -> None:
    """A wave about to break to the right; there is room in its hollow."""
    t = tones(colour, palette, glow=0.3)
    foam = mix("#f6f2e6", palette.resolve("cloud"), 0.3)
    body = blob(
        "-264,8! -220,-60 -150,-170 -60,-280 40,-346 130,-352 196,-310 222,-250! 180,-278 130,-268 90,-220 76,-150 "
        "100,-80 160,-34 262,8!"
    )
    form(pen, body, t, cut=20)
    bands = (
        "-190,-40 -110,-160 -20,-250 70,-304 140,-306",
        "-130,-20 -70,-120 0,-200 64,-250 110,-262",
        "-70,-8 -20,-90 30,-160 70,-206",
        "0,0 30,-60 56,-110",
    )
    for i, line in enumerate(bands):
        pts = along(line, 26)
        knots = [(x, y, 9.0 * math.sin(math.pi * (k + 1) / 28)) for k, (x, y, _) in enumerate(pts)]
        with pen.clip(body):
            pen.path(tube_of(knots, per=2), (t.lit, t.shade, t.lit, t.shade)[i], 0.85)
    lip = "40,-346 100,-362 160,-346 208,-304 226,-248"
    for x, y, a in along(lip, 17):
        r = float(rng.uniform(10, 20))
        pen.path(disc(x, y, r, r * 0.9), foam)
        with pen.at(x, y, turn=a):
            pen.path(
                blob(
                    f"-8,4 8,4 {float(rng.uniform(4, 14)):.0f},{float(rng.uniform(24, 44)):.0f} -2,18"
                ),
                foam,
            )
    for x, y, a in along("226,-248 196,-274 150,-274 110,-244", 9):
        pen.path(lick(x, y, math.radians(a - 60), float(rng.uniform(16, 30)), 11, 0.2), foam)
    for _ in range(26):
        x, y = float(rng.uniform(110, 260)), float(rng.uniform(-350, -190))
        pen.circle(x, y, float(rng.uniform(1.6, 5)), foam)
    for x, y, _ in along("80,-60 130,-22 200,-10 256,4", 12):
        r = float(rng.uniform(8, 16))
        pen.path(disc(x, y, r * 1.3, r * 0.7), foam)


@motif(
    "raindrop",
    tags=("water", "small", "rain"),
    size=(110, 160),
    origin="centre",
    anchors={"inside": (0, 24), "top": (0, -78)},
)
def raindrop(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "water",
    clear: bool = False,
) -> None:
    """A drop large enough to hold something; `clear` makes it see-through. Origin: centre."""
    t = tones(colour, palette, glow=0.4)
    d = blob("4,-80! -12,-40 -38,-4 -50,32 -36,66 0,78 36,66 50,32 36,-6 16,-42")
    if clear:
        pen.path(d, t.lit, 0.4)
        pen.path(d, t.lit, 0.9, stroke=4)
    else:
        form(pen, d, t, cut=13)
    white = mix("#ffffff", t.lit, 0.15)
    pen.path(blob("-34,30 -28,6 -16,-10 -20,14 -22,36"), white, 0.85)
    pen.path(curve("14,62 30,50 37,34"), white, 0.7, stroke=4)


@motif(
    "campfire",
    tags=("fire", "light", "night"),
    size=(240, 190),
    anchors={"flame": (0, -90), "top": (4, -184), "smoke": (6, -190)},
)
def campfire(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    embers: bool = False,
) -> None:
    """A fire on crossed logs in a ring of stones; with `embers` it has burnt down."""
    wood, stone = tones("#6a4a34", palette), tones("stone", palette)
    red, gold = (
        mix("#c9482b", palette.resolve("accent"), 0.25),
        mix("#f0a53a", palette.resolve("accent2"), 0.3),
    )
    for sx in (-76, -46, 46, 76):
        form(pen, disc(sx, -12, 17, 12), stone, cut=5)
    for spine in ("-70,-10,10 0,-22,10 62,-38,10", "68,-8,10 0,-20,10 -60,-40,10"):
        form(pen, tube(spine), wood, cut=5)
        x, y, _ = (float(v) for v in spine.split()[-1].split(","))
        pen.path(disc(x, y, 6, 9), mix("#d3ab74", palette.dark, 0.15))
    if embers:
        for _ in range(16):
            pen.circle(
                float(rng.normal(0, 24)),
                -26 + float(rng.normal(0, 7)),
                float(rng.uniform(3, 6)),
                red if rng.random() < 0.6 else gold,
            )
    else:
        pen.path(
            blob(
                "-46,-22 -56,-64 -34,-96 -36,-128! -14,-108 -6,-146 8,-186! 20,-140 36,-118 44,-140! 58,-94 52,-52 42,-20 0,-12"
            ),
            red,
        )
        pen.path(
            blob("-30,-20 -36,-56 -18,-84 -14,-106! 2,-88 12,-136! 24,-92 36,-66 30,-28 0,-14"),
            gold,
        )
        pen.path(
            blob("-16,-20 -18,-46 -4,-66 4,-94! 14,-62 20,-42 14,-22"), palette.resolve("glow")
        )
        pen.path(blob("-7,-20 -6,-38 2,-54! 9,-36 6,-20"), "#fffbe6")
        for _ in range(9):
            pen.circle(
                float(rng.normal(0, 34)),
                -120 - float(rng.uniform(0, 70)),
                float(rng.uniform(1.6, 3.4)),
                gold,
            )
    for sx in (-60, -24, 14, 58):
        form(
            pen,
            blob(f"{sx - 17},2 {sx - 12},-14 {sx + 4},-18 {sx + 18},-8 {sx + 16},4"),
            Tones(vary(stone.base, rng, 0.03), stone.lit, stone.shade, stone.far, stone.dark),
            cut=5,
        )


@motif(
    "spark",
    tags=("fire", "light", "small"),
    size=(90, 90),
    origin="centre",
    anchors={"middle": (0, 0)},
)
def spark(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "glow",
) -> None:
    """A spark: uneven rays around a hot point. Origin: centre."""
    light = palette.resolve(colour)
    for i in range(9):
        a = math.tau * i / 9 + float(rng.normal(0, 0.1))
        reach = float(rng.uniform(24, 44))
        pen.path(
            lick(math.cos(a) * 4, math.sin(a) * 4, a, reach, 8, 0.02),
            light if i % 2 else mix(light, palette.resolve("accent2"), 0.5),
        )
    points = [
        (math.cos(math.tau * i / 8) * r, math.sin(math.tau * i / 8) * r)
        for i, r in enumerate(rng.uniform(10, 14, 8))
    ]
    pen.path(blob_of(points), "#fffbe6")
