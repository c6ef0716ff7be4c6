"""Stone, snow, water and what lies about on the ground or stands up out of it."""

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
    disc,
    form,
    lick,
    patches,
    tones,
    tube,
    tube_of,
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


