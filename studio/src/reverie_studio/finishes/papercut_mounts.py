"""The cut mounts of a light box: what stands between the card's edge and the picture."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.finishes.papercut_cuts import circle, leaf
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.pen import Point

Rng = np.random.Generator


_CARD = f"M-20,-20 H{WIDTH + 20} V{HEIGHT + 20} H-20Z"


def _mount(pen: PaperPen, tone: Colour, hole: str) -> None:
    with pen.cut():
        pen.path(_CARD, tone)
        pen.erase(hole)


def _arch(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    _mount(pen, tone, f"M{w},{HEIGHT - w} V{w + 300} C{w},{w - 30} {WIDTH - w},{w - 30} {WIDTH - w},{w + 300} V{HEIGHT - w}Z")


def _torn_frame(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    spots: list[Point] = []
    for i in range(160):
        a = 2 * math.pi * i / 160
        c, s = math.cos(a), math.sin(a)
        k = (abs(c) ** 5 + abs(s) ** 5) ** (-1 / 5)
        q = 1 + float(rng.normal(0, 0.012))
        spots.append((400 + (400 - w) * k * c * q, 600 + (600 - w) * k * s * q))
    _mount(pen, tone, "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in spots) + "Z")


def _oval(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    _mount(pen, tone, f"M{w},600 A{400 - w},{600 - w} 0 1 1 {800 - w},600 A{400 - w},{600 - w} 0 1 1 {w},600Z")


def _scallops(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    n, d = 46.0, f"M{w},{w}"
    across, down = round((WIDTH - 2 * w) / n), round((HEIGHT - 2 * w) / n)
    sx, sy = (WIDTH - 2 * w) / across, (HEIGHT - 2 * w) / down
    for i in range(across):
        d += f" A{sx * 0.56:.1f},{sx * 0.56:.1f} 0 0 1 {w + sx * (i + 1):.1f},{w}"
    for i in range(down):
        d += f" A{sy * 0.56:.1f},{sy * 0.56:.1f} 0 0 1 {WIDTH - w},{w + sy * (i + 1):.1f}"
    for i in range(across):
        d += f" A{sx * 0.56:.1f},{sx * 0.56:.1f} 0 0 1 {WIDTH - w - sx * (i + 1):.1f},{HEIGHT - w}"
    for i in range(down):
        d += f" A{sy * 0.56:.1f},{sy * 0.56:.1f} 0 0 1 {w},{HEIGHT - w - sy * (i + 1):.1f}"
    with pen.cut():
        pen.path(_CARD, tone)
        pen.erase(d + "Z")
        for i in range(across):
            pen.erase(circle(w + sx * (i + 0.5), w * 0.42, 5))
            pen.erase(circle(w + sx * (i + 0.5), HEIGHT - w * 0.42, 5))
        for i in range(down):
            pen.erase(circle(w * 0.42, w + sy * (i + 0.5), 5))
            pen.erase(circle(WIDTH - w * 0.42, w + sy * (i + 0.5), 5))


def _leaves(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    """Sprays of leaves that grow in from the sides, in two tones."""
    for back in (True, False):
        colour = mix(tone, "#ffffff", 0.1) if back else tone
        for i in range(15 if back else 13):
            t = (i + 0.5 * back) / 13
            side = i % 2 == 0
            x, y = (-10.0 if side else WIDTH + 10.0), 1250 - t * 1300 + float(rng.normal(0, 24))
            reach = w * (1.6 if abs(t - 0.5) < 0.28 else 2.5) * float(rng.uniform(0.75, 1.2))
            turn = (-28 if side else 208) + float(rng.normal(0, 14))
            _spray(pen, rng, x, y, reach, turn, colour)


def _spray(pen: PaperPen, rng: Rng, x: float, y: float, reach: float, turn: float, tone: Colour) -> None:
    a = math.radians(turn)
    with pen.cut():
        pen.line(x, y, x + reach * math.cos(a), y + reach * math.sin(a), tone, 4)
        for k in range(5):
            u = (k + 0.6) / 5
            px, py = x + reach * u * math.cos(a), y + reach * u * math.sin(a)
            size = reach * 0.42 * (1.15 - u * 0.6)
            for bend in (-48, 48):
                pen.path(leaf(px, py, size, turn + bend + float(rng.normal(0, 6)), 0.24), tone)
        pen.path(leaf(x + reach * math.cos(a), y + reach * math.sin(a), reach * 0.3, turn, 0.24), tone)


def _curtain(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    """Two paper curtains drawn aside, folded in strips."""
    for side in (0, 1):

        def x(v: float, side: int = side) -> float:
            return WIDTH - v if side else v

        for i in range(5, -1, -1):
            edge, shade = w * 0.55 * (i + 1), darken(tone, 0.07 * (i % 2))
            waist, foot = edge * 0.62, edge * (0.9 + 0.1 * (i % 2))
            pen.path(f"M{x(-20)},-20 L{x(edge * 1.25)},-20 C{x(edge * 1.2)},420 {x(waist)},520 {x(waist)},700 C{x(waist)},900 {x(foot)},1000 {x(foot)},1220 L{x(-20)},1220Z", shade)
    band = lighten(tone, 0.12)
    pen.path("M-20,-20 H820 V54 " + " ".join(f"A34,30 0 0 1 {820 - 60 * (i + 1)},54" for i in range(14)) + "Z", band)


def _keyhole(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    r = 400 - w
    _mount(pen, tone, f"M{400 - r * 0.55:.0f},{w + r * 1.85:.0f} A{r},{r} 0 1 1 {400 + r * 0.55:.0f},{w + r * 1.85:.0f} L{800 - w * 0.8:.0f},{1200 - w} H{w * 0.8:.0f}Z")


def _branches(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    """Bare twigs that close the box from above."""
    def twig(x: float, y: float, length: float, turn: float, width: float) -> None:
        a = math.radians(turn)
        x1, y1 = x + length * math.cos(a), y + length * math.sin(a)
        pen.taper([(x, y), ((x + x1) / 2 + float(rng.normal(0, length * 0.06)), (y + y1) / 2), (x1, y1)], width, width * 0.6, tone)
        if length > 26:
            for bend in (-32, 24):
                twig(x1, y1, length * float(rng.uniform(0.6, 0.78)), turn + bend + float(rng.normal(0, 8)), width * 0.62)
    with pen.cut():
        twig(-10, 40, w * 2.0, 24, 20)
        twig(810, 90, w * 1.9, 158, 18)
        twig(-10, 1160, w * 1.2, -40, 12)
        twig(810, 1170, w * 1.1, 222, 12)


FRAMES: dict[str, Callable[[PaperPen, Rng, Colour, float], None]] = {
    "arch": _arch, "torn": _torn_frame, "oval": _oval, "scallops": _scallops, "leaves": _leaves,
    "curtain": _curtain, "keyhole": _keyhole, "branches": _branches,
}  # fmt: skip
