"""A pit in the sand, straight down: its torn rings, toy spades and a bucket as sheets; a kangaroo that looks up out of it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.kangaroos import kangaroo_head

Point = tuple[float, float]


def digging_kangaroo() -> Clay:
    """A `kangaroo_head` with wide eyes on us. Parts besides: inner ear, cheek."""
    c = kangaroo_head(look=(0.0, 0.1))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (48 * side, -24, 22), 29, side, aside=20, lids=1.15, look=(0.12 * side, 0.1), inner=0.35, iris=0.74, bag=0.3)
    patch(c, "inner ear", [(66, -118, 0, 16), (78, -156, 4, 23), (94, -206, 6, 20), (102, -248, 0, 11)], both=True)
    patch(c, "cheek", [(64, 26, 40, 15), (44, 48, 62, 13), (30, 62, 84, 12)], both=True)
    return c


def below_it() -> Clay:
    """Neck, shoulders and upper arms under such a head, as seen from above. The part is `fur`."""
    c = Clay().limb([(0, 20, -60, 74), (0, 90, -120, 96), (0, 120, -220, 120)], melt=6, part="fur", per=4)
    return c.both(Clay().limb([(40, 90, -100, 56), (84, 100, -70, 40), (96, 126, -50, 34)], melt=20, part="fur", per=4))


def nails(pen: PaperPen, clay: Clay, paper: Colour) -> None:
    """On the tips of a `hand` whose back we see."""
    for name in ("index", "middle", "ring", "little", "thumb"):
        (x0, y0, _), (x, y, _), r = next((lump.a, lump.b, lump.rb) for lump in reversed(clay.lumps) if lump.part == name)
        with pen.at(x, y, turn=math.degrees(math.atan2(y - y0, x - x0)) + 90), pen.flat():
            pen.path(f"M{-r * 0.62},{r * 0.5} C{-r * 0.7},{-r * 0.7} {r * 0.7},{-r * 0.7} {r * 0.62},{r * 0.5} C{r * 0.3},{r * 0.8} {-r * 0.3},{r * 0.8} {-r * 0.62},{r * 0.5}Z", paper)


def digging_arm(side: int) -> Clay:
    """A forearm that comes up out of the deep and lays a clawed paw over something at the origin. Parts: arm, finger, claw."""
    c = Clay().limb([(30 * side, -140, -90, 36), (20 * side, -84, -40, 33), (8 * side, -30, -6, 27), (0, -4, 4, 30)], melt=8, part="arm", per=6)
    for k in range(4):
        x, long = -36 + 24 * k, 5 * (k in (1, 2))
        c.limb([(x * 0.7, 2, 18, 13), (x, 28, 28, 12.5), (x * 1.12, 48 + long, 24, 11)], melt=3, part=f"finger {k}", per=4)
        c.limb([(x * 1.12, 50 + long, 28, 7), (x * 1.16, 70 + long, 26, 5), (x * 1.14, 86 + long, 18, 1.2)], melt=1, part="claw", per=4)
    return c


def torn_ring(pen: PaperPen, seed: int, middle: Point, r: float, paper: Colour) -> None:
    """A sheet with a torn hole; the tear shows the pale inside of the paper."""
    rng = np.random.default_rng([seed, 977])
    turns = np.linspace(0, math.tau, 160, endpoint=False)
    slow = sum(float(rng.normal(0, 0.016)) * np.cos(k * turns + float(rng.uniform(0, 6.3))) for k in range(2, 8))
    for wide, tone in ((0.0, lighten(paper, 0.3)), (1.0, paper)):
        far = r * (1 + slow) + rng.normal(0, 1.6, len(turns)) + wide * (7 + 5 * np.abs(np.convolve(rng.normal(0, 1, len(turns)), np.ones(5) / 2.2, "same")))
        d = "M" + " L".join(f"{middle[0] + q * math.cos(a):.1f},{middle[1] + q * math.sin(a):.1f}" for a, q in zip(turns, far, strict=True)) + "Z"
        with pen.flat() if wide else pen.cut(1.0):
            if wide:
                with pen.cut(0.3):
                    pen.rect(-30, -30, 860, 1260, tone)
                    pen.erase(d)
            else:
                pen.rect(-30, -30, 860, 1260, tone)
                pen.erase(d)


def grains(pen: PaperPen, seed: int, middle: Point, r: Point, count: int, paper: Colour) -> None:
    """Grains and small stones between two distances from the middle."""
    rng = np.random.default_rng([seed, 978])
    with pen.flat():
        for _ in range(count):
            a, far = float(rng.uniform(0, math.tau)), float(rng.uniform(*r))
            pen.oval(middle[0] + far * math.cos(a), middle[1] + far * math.sin(a), float(rng.uniform(1.2, 3.6)), float(rng.uniform(1.0, 2.6)), darken(paper, float(rng.uniform(0.08, 0.3))))


def toy_spade(pen: PaperPen, at: Point, turn: float, scale: float, paper: Colour) -> None:
    """Its tip at `at`, its shaft away downwards before it is turned; 300 px long; a bite out of one corner. Its grip is a bar of 176 px."""
    with pen.at(*at, scale=scale, turn=turn):
        pen.path("M-9,110 L-8,286 H8 L9,110Z", "#d8b070")
        pen.path("M-88,280 C-88,270 88,270 88,280 V300 C88,308 -88,308 -88,300Z", paper)
        pen.path("M0,0 C26,6 50,30 56,66 L58,132 C40,140 20,142 14,160 H-14 C-20,142 -40,140 -58,132 L-57,112 L-40,106 L-46,92 L-32,84 L-42,68 L-55,66 C-50,30 -26,6 0,0Z", paper)
        pen.path("M0,30 C14,40 18,70 16,118 C8,124 -8,124 -16,118 C-18,70 -14,40 0,30Z", lighten(paper, 0.12))


def bucket(pen: PaperPen, at: Point, r: float, paper: Colour, inside: Colour) -> None:
    """From above; what it is filled with is a round for stars."""
    x, y = at
    for k, tone in ((1.0, lighten(paper, 0.1)), (0.93, darken(paper, 0.3)), (0.8, darken(paper, 0.5)), (0.74, inside)):
        pen.circle(x, y + (1 - k) * 40, r * k, tone)
    pen.path(f"M{x - r},{y} C{x - r - 40},{y + r * 1.1} {x + r * 0.4},{y + r * 1.5} {x + r},{y}", "#f2ead4", stroke=11)


def ammonite(pen: PaperPen, at: Point, r: float, paper: Colour) -> None:
    """A coil in the wall of the pit."""
    pen.circle(*at, r, paper)
    turns = np.linspace(0.4, 16, 90)
    d = "M" + " L".join(f"{at[0] + r * 0.92 * t / 16 * math.cos(t):.1f},{at[1] + r * 0.92 * t / 16 * math.sin(t):.1f}" for t in turns)
    with pen.flat():
        pen.path(d, darken(paper, 0.35), stroke=3)
        for k in range(14):
            a = math.tau * k / 14
            pen.line(at[0] + r * 0.66 * math.cos(a), at[1] + r * 0.66 * math.sin(a), at[0] + r * 0.9 * math.cos(a + 0.14), at[1] + r * 0.9 * math.sin(a + 0.14), darken(paper, 0.3), 2.4)
