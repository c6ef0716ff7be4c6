"""What hangs or moves in the sky and can be sat on, caught or followed; origin is the centre."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix, vary
from reverie_studio.motifs._forms import (
    Tones,
    blob,
    curve,
    disc,
    eye,
    form,
    lick,
    patches,
    tones,
    tube_of,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen


@motif(
    "cloud",
    tags=("sky", "weather"),
    size=(380, 200),
    origin="centre",
    anchors={"top": (10, -92), "seat": (-90, -44), "left": (-176, 30), "right": (178, 34),
             "below": (0, 84), "drip": (0, 84)},
)  # fmt: skip
def cloud(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "cloud",
    kind: str = "fair",
) -> None:
    """A solid cloud one could lie on; kind: fair, storm (dark, heavy) or small. Origin: centre."""
    base = palette.resolve(colour)
    if kind == "storm":
        base = mix(base, palette.dark, 0.55)
    t = Tones(
        base,
        mix(base, "#fffaf0", 0.55),
        mix(base, palette.cloud_shade, 0.6),
        palette.cloud_shade,
        palette.dark,
    )
    if kind == "small":
        lobes: tuple[tuple[float, float, float, float], ...] = (
            (-40, 6, 40, 30),
            (6, -14, 48, 42),
            (52, 10, 38, 26),
            (4, 18, 78, 22),
        )
    else:
        lobes = (
            (-128, 32, 50, 40),
            (-84, -6, 56, 50),
            (-20, -34, 66, 58),
            (56, -30, 60, 54),
            (116, 10, 54, 46),
            (150, 40, 36, 26),
            (0, 40, 160, 40),
        )
    body = " ".join(disc(*lobe) for lobe in lobes)
    form(pen, body, t, cut=16)
    soft = Tones(t.base, mix(t.base, t.lit, 0.8), mix(t.base, t.shade, 0.45), t.far, t.dark)
    for lobe in sorted(lobes[:-1], key=lambda v: v[1]):
        form(pen, disc(*lobe), soft, cut=11)
    floor = 200 if kind != "small" else 120
    with pen.clip(body):
        pen.path(
            blob(f"-{floor},40 -100,26 -30,46 40,30 110,50 {floor},34 {floor},120 -{floor},120"),
            t.shade,
        )


@motif(
    "sun",
    tags=("sky", "light", "day"),
    size=(300, 300),
    origin="centre",
    anchors={"middle": (0, 0), "top": (0, -146)},
)
def sun(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#edb33f",
    face: bool = False,
) -> None:
    """A hand-cut sun with uneven rays, perhaps with a sleepy face. Origin: centre."""
    t = tones(colour, palette, glow=0.4)
    for i in range(18):
        a = math.tau * i / 18
        reach = (62 if i % 2 else 42) * float(rng.uniform(0.88, 1.1))
        with pen.at(0, 0, turn=math.degrees(a)):
            if i % 2:
                pen.path(
                    blob(
                        f"-14,-68! 4,{-84 - reach * 0.5:.0f} -3,{-84 - reach:.0f}! 15,{-84 - reach * 0.4:.0f} 14,-68!"
                    ),
                    t.base,
                )
            else:
                pen.path(blob(f"-12,-68! 0,{-82 - reach:.0f}! 12,-68!"), t.shade)
    form(pen, disc(0, 0, 76, 75), t, cut=14)
    patches(pen, disc(0, 0, 76, 75), [(disc(-12, -14, 52, 50), mix(t.lit, "#fff6d0", 0.4))], 0.6)
    if face:
        for x in (-26.0, 26.0):
            eye(pen, x, -8, 9, t.dark, shut=True)
            pen.path(disc(x * 1.5, 16, 11, 7), mix(t.base, "#d9603a", 0.5), 0.6)
        pen.path(curve("-4,-4 -9,14 4,16"), t.shade, stroke=4)
        pen.path(curve("-14,32 0,36 14,31"), t.dark, 0.8, stroke=3.6)


@motif(
    "crescent_moon",
    tags=("sky", "night", "seat"),
    size=(260, 320),
    origin="centre",
    anchors={
        "seat": (4, 96),
        "top": (66, -148),
        "tip_low": (96, 118),
        "hook": (76, -136),
        "back": (-116, 0),
    },
)
def crescent_moon(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#f3e2ae",
    face: bool = False,
) -> None:
    """A crescent one can sit in (`seat`) or hang things on (`hook`). Origin: centre."""
    t = tones(colour, palette, glow=0.45)
    outline = (
        "72,-152! 10,-142 -56,-106 -104,-48 -114,24 -82,94 -24,140 44,146 104,118! 50,110 8,84"
    )
    inner = (
        " -16,60 -20,44 -34,30 -24,10 -18,-20 -6,-56 26,-110"
        if face
        else " -22,44 -34,-4 -26,-54 10,-108"
    )
    d = blob(outline + inner)
    form(pen, d, t, cut=15)
    for x, y, r in (
        (-76, -22, 13),
        (-60, 34, 18),
        (-40, -70, 9),
        (-20, 92, 13),
        (-86, 52, 7),
        (30, 118, 8),
        (-52, 82, 6),
    ):
        patches(
            pen,
            d,
            [(disc(x + 2, y + 2, r, r * 0.86), t.lit), (disc(x, y, r, r * 0.82), t.shade)],
            0.7,
        )
    if face:
        eye(pen, -42, -10, 8, t.dark, shut=True)
        pen.path(curve("-30,50 -44,50 -52,44"), t.dark, 0.8, stroke=3)


@motif(
    "planet",
    tags=("sky", "space", "world"),
    size=(340, 190),
    origin="centre",
    anchors={"top": (0, -92), "ring_left": (-160, 26), "ring_right": (160, -26), "pole": (-8, -92)},
)
def planet(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "accent",
    ring: bool = True,
) -> None:
    """A small planet with bands, craters and perhaps a ring. Origin: centre."""
    t = tones(colour, palette)
    band = tones("accent2", palette)
    r_out, r_in = disc(0, 0, 168, 44, -9), disc(0, 0, 124, 29, -9)
    if ring:
        with pen.clip("M-200,-200 L200,-200 L200,-24 L-200,26Z"):
            form(pen, r_out + " " + _reversed(r_in), band, cut=5)
    ball = disc(0, 0, 92)
    form(pen, ball, t, cut=20)
    for y, h, tone in (
        (-56, 13, t.lit),
        (-22, 20, band.base),
        (16, 11, t.shade),
        (44, 18, band.shade),
    ):
        patches(
            pen,
            ball,
            [
                (
                    f"M-110,{y + 8} Q0,{y + 26} 110,{y - 12} L110,{y - 12 + h} Q0,{y + 26 + h} -110,{y + 8 + h}Z",
                    tone,
                )
            ],
            0.75,
        )
    for x, y, r in ((-42, -34, 12), (22, 30, 16), (38, -46, 8), (-30, 40, 8)):
        patches(
            pen,
            ball,
            [(disc(x + 2, y + 2, r, r * 0.85), t.lit), (disc(x, y, r, r * 0.85), t.shade)],
            0.8,
        )
    if ring:
        _ring_front(pen, r_out, r_in, band)


def _ring_front(pen: Pen, outer: str, inner: str, band: Tones) -> None:
    """The near half of the ring, laid over the ball."""
    with pen.clip("M-200,26 L200,-24 L200,200 L-200,200Z"):
        reverse = _reversed(inner)
        form(pen, outer + " " + reverse, band, cut=5)


def _reversed(d: str) -> str:
    """The same outline the other way round: joined to another it cuts a hole."""
    return "M" + "L".join(reversed(d.strip("MZ").split("L"))) + "Z"


@motif(
    "falling_star",
    tags=("sky", "night", "wish"),
    size=(360, 220),
    origin="centre",
    anchors={"star": (120, 62), "tail": (-170, -100)},
)
def falling_star(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "glow",
) -> None:
    """A star falling to the lower right with its train behind it. Origin: centre."""
    light = palette.resolve(colour)
    for i, (dy, r, reach) in enumerate(
        ((0, 15, 1.0), (-15, 9, 0.78), (15, 9, 0.7), (-27, 5, 0.5), (26, 5, 0.46))
    ):
        x0, y0 = 120.0, 62.0 + dy * 0.7
        x1, y1 = 120 - 290 * reach, 62 + dy * 1.6 - 164 * reach
        knots = [(x0, y0, r), ((x0 + x1) / 2, (y0 + y1) / 2 - 10, r * 0.55), (x1, y1, 0.6)]
        pen.path(tube_of(knots), mix(light, palette.resolve("accent2"), 0.15 + 0.1 * i), 0.75)
    for _ in range(18):
        u = float(rng.uniform(0.1, 0.9))
        x, y = 120 - 280 * u + float(rng.normal(0, 12)), 62 - 158 * u + float(rng.normal(0, 18))
        pen.circle(x, y, float(rng.uniform(1.2, 3.2)), light)
    with pen.at(120, 62, turn=18):
        star_shape(pen, 46, tones(light, palette, glow=0.5))


def star_shape(pen: Pen, r: float, t: Tones) -> None:
    """A hand-cut star with a lit and a shaded half in every ray."""
    points = []
    for i in range(10):
        a = math.tau * i / 10 - math.pi / 2
        k = r if i % 2 == 0 else r * 0.46
        points.append((math.cos(a) * k, math.sin(a) * k))
    pen.poly(points, t.base)
    for i in range(0, 10, 2):
        pen.poly([(0, 0), points[i], points[(i + 1) % 10]], t.shade, 0.55)
        pen.poly([(0, 0), points[i], points[i - 1]], t.lit, 0.6)


@motif(
    "star",
    tags=("sky", "night", "small"),
    size=(120, 120),
    origin="centre",
    anchors={"top": (0, -58), "middle": (0, 0)},
)
def star(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "glow",
    patched: bool = False,
) -> None:
    """A star cut from paper or tin, perhaps mended with a patch. Origin: centre."""
    t = tones(colour, palette, glow=0.5)
    star_shape(pen, 58, t)
    if patched:
        cloth = palette.resolve("accent")
        with pen.at(6, 8, turn=14):
            pen.rect(-13, -12, 26, 25, cloth)
            for k in range(4):
                for x0, y0, x1, y1 in (
                    (-12 + k * 8, -16, -12 + k * 8, -9),
                    (-12 + k * 8, 10, -12 + k * 8, 17),
                ):
                    pen.line(x0, y0, x1, y1, t.dark, 1.8)


@motif(
    "rainbow",
    tags=("sky", "weather", "bridge"),
    size=(520, 280),
    anchors={"left": (-220, 0), "right": (220, 0), "top": (0, -270), "crown": (0, -270)},
)
def rainbow(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    solid: bool = True,
    broken: bool = False,
) -> None:
    """A rainbow as a bridge one could walk on; `solid=False` is thin air, `broken` lacks its keystone."""
    bands = ("#b8443c", "#d9813f", "#e6bd54", "#7f9f5f", "#4f8496", "#5f5a90")
    with pen.see_through(1.0 if solid else 0.55):
        for i, hue in enumerate(bands):
            r = 250 - i * 15
            colour = mix(hue, palette.resolve("light"), 0.14)
            points = [
                (-math.cos(math.pi * k / 40) * r, -math.sin(math.pi * k / 40) * r * 1.04)
                for k in range(41)
            ]
            knots = [(x, y, 8.4 + 0.5 * math.sin(k * 0.7 + i)) for k, (x, y) in enumerate(points)]
            pen.path(tube_of(knots, per=2), colour)
    pen.erase("M-300,0 L300,0 L300,60 L-300,60Z")
    if broken:
        pen.erase(
            "M-18,-300 L-30,-250 L-12,-230 L-26,-200 L-14,-160 L40,-160 L26,-200 L44,-226 L24,-252 L36,-300Z"
        )


@motif(
    "tornado",
    tags=("sky", "weather", "danger"),
    size=(320, 460),
    anchors={"top": (20, -440), "foot": (0, 0), "middle": (24, -220), "eye": (20, -430)},
)
def tornado(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "cloud_shade",
) -> None:
    """A whirl that stands on one toe; things may ride in it."""
    t = tones(mix(palette.resolve(colour), palette.dark, 0.1), palette, glow=0.4)
    levels = 15
    for i in range(levels):
        u = i / (levels - 1)
        y = -10 - u * 420
        half = 10 + 142 * u**1.35
        x = 26 * math.sin(u * 5.4) * (0.35 + u * 0.6) + 6
        tilt = 7 * math.sin(i * 1.7)
        ring = disc(x, y, half, 11 + 24 * u, tilt)
        form(pen, ring, Tones(vary(t.base, rng, 0.02), t.lit, t.shade, t.far, t.dark), cut=8)
        pen.path(
            curve(
                f"{x - half * 0.9:.0f},{y + 2:.0f} {x:.0f},{y + 12 + 12 * u:.0f} {x + half * 0.86:.0f},{y - 2:.0f}"
            ),
            t.dark,
            0.4,
            stroke=3,
        )
        pen.path(
            curve(
                f"{x - half * 0.7:.0f},{y - 6 - 8 * u:.0f} {x - half * 0.1:.0f},{y + 2:.0f} {x + half * 0.5:.0f},{y - 8:.0f}"
            ),
            t.lit,
            0.6,
            stroke=3,
        )
    pen.path(disc(24, -434, 112, 22, 4), t.dark, 0.75)
    dust = mix(palette.resolve("ground"), t.base, 0.4)
    for x, r in ((-44, 15), (-20, 20), (10, 22), (36, 17), (56, 11)):
        pen.path(disc(x, -4, r * 1.3, r * 0.7), dust)
    for _ in range(16):
        u = float(rng.uniform(0.1, 0.9))
        a = float(rng.uniform(0, math.tau))
        pen.path(
            lick(
                math.cos(a) * (40 + 140 * u),
                -u * 400 + math.sin(a) * 20,
                a + 1.4,
                float(rng.uniform(10, 20)),
                5,
            ),
            t.dark,
            0.8,
        )


@motif(
    "lightning",
    tags=("sky", "weather", "danger"),
    size=(180, 400),
    origin="hang",
    anchors={"top": (0, 0), "strike": (-30, 396)},
)
def lightning(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "glow",
) -> None:
    """One stroke of lightning from the origin down to `strike`."""
    light = palette.resolve(colour)
    main = "M-12,0 L30,96 L-2,104 L52,212 L14,220 L34,296 L4,300 L-30,398 L-22,312 L2,306 L-16,232 L22,222 L-40,112 L-6,102Z"
    fork = "M24,216 L66,262 L52,266 L86,330 L46,276 L60,270 L18,228Z"
    pen.path(main, mix(light, palette.resolve("accent2"), 0.35), 0.5, stroke=12)
    pen.path(fork, mix(light, palette.resolve("accent2"), 0.35), 0.9)
    pen.path(main, light)
    pen.path(
        "M-2,8 L22,94 L-4,106 L40,212 L10,222 L24,296 L0,302 L-24,372 L-8,300 L14,296 L-4,226 L28,216 L-18,106 L8,98Z",
        "#fffdf2",
    )
