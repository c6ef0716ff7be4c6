"""What hangs or moves in the sky and can be sat on, caught or followed; origin is the centre."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import (
    Tones,
    blob,
    curve,
    disc,
    eye,
    form,
    patches,
    tones,
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
