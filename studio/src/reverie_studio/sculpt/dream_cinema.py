"""A chameleon asleep on its branch, the picture it dreams on its skin, and a row of small insects from behind."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from reverie_studio.colour import Colour
from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.paintbox import chameleon

Point = tuple[float, float]


def sleeping_chameleon(bands: int = 6) -> Clay:
    """`paintbox.chameleon` asleep in profile to our right, all four feet closed round a branch whose axis is y = 26: 740 px with its tail. Parts as there, but its flank is `lip` (over which no brush goes), and branch. Marks: `shut` (the lid), `mouth`, `near eye`."""
    c = Clay([replace(lump, part="lip") if lump.part.startswith("band") else lump for lump in chameleon(bands).lumps if lump.part != "fore near" and not (lump.part == "nail" and lump.a[0] > 280)], chameleon(bands).marks)
    c.limb([(130, -108, 44, 42), (158, -74, 98, 31), (214, -48, 104, 24), (208, -12, 96, 20)], melt=14, part="fore near", per=5)
    for u, turn in ((208.0, -1), (208.0, 1), (-150.0, -1), (-150.0, 1)):
        for q in (0.0, 13.0):
            c.limb([(u, -10, 96, 19), (u + (26 + q) * turn, 12, 92, 14), (u + (30 + q) * turn, 40, 76, 12), (u + (26 + q) * turn, 62, 50, 9)], melt=4, part="fore near" if u > 0 else "hind near", per=5)
    c.limb([(-620, 96, -10, 50), (-380, 40, -6, 44), (-120, 22, 0, 42), (40, 40, 0, 48), (200, 26, 0, 41), (380, 4, -4, 36), (640, -50, -20, 28)], melt=1, part="branch", per=10)
    c.limb([(330, 16, 0, 26), (420, -50, 10, 17), (470, -130, 10, 11)], melt=20, part="branch", per=8)
    c.marks["shut"] = [(228 + 22 * math.cos(a), -226 - 3 + 16 * math.sin(a), 96.0) for a in (math.pi * k / 8 for k in range(9))]
    return c


def dreamt_bay(at: Point, k: float, tones: Sequence[Colour], skin: Colour, half: Point) -> list[tuple[list[Point], Colour]]:
    """Outlines to lay on its flank: evening sky, sun, sea with its path, two islands, a sail, and round them the skin that goes on; tones: sky, glow, sun, sea, path, land, sail."""
    sky, glow, sun, sea, path, land, sail = tones
    x, y = at

    def put(points: Sequence[Point]) -> list[Point]:
        return [(x + u * k, y + v * k) for u, v in points]

    def disc(u: float, v: float, r: float) -> list[Point]:
        return put([(u + r * math.cos(a), v + r * math.sin(a)) for a in (math.tau * q / 24 for q in range(24))])

    out = [(put([(-260, -150), (260, -150), (260, -60), (-260, -60)]), sky), (put([(-260, -66), (260, -66), (260, 20), (-260, 20)]), glow), (disc(14, -14, 40), sun)]
    out.append((put([(-260, 8), (-150, 4), (-120, -20), (-84, -28), (-50, 2), (100, 4), (124, -14), (160, -18), (190, 4), (260, 8), (260, 30), (-260, 30)]), land))
    out.append((put([(-260, 10), (260, 10), (260, 150), (-260, 150)]), sea))
    for q in range(6):
        w = 46 - 4 * q + 9 * (q % 2)
        out.append((put([(14 - w, 19 + 15 * q), (14 + w, 17 + 15 * q), (14 + w * 0.8, 24 + 15 * q), (14 - w * 0.8, 25 + 15 * q)]), path))
    out.append((put([(-66, 52), (-66, -26), (-20, 44)]), sail))
    out.append((put([(-72, 50), (-72, -10), (-104, 44)]), sail))
    out.append((put([(-110, 54), (-22, 54), (-38, 72), (-94, 72)]), land))
    ring = [(x + half[0] * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), y + half[1] * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a)) - 12 * k * math.sin(a) ** 2) for a in (math.tau * q / 48 for q in range(49))]
    u, v = 264 * k, 154 * k
    out.append(([(x + u, y), *ring, (x + u, y), (x + u, y + v), (x - u, y + v), (x - u, y - v), (x + u, y - v)], skin))
    return out


def watching_beetle() -> Clay:
    """A beetle from behind, sitting on y = 0: 170 px tall without its feelers. Parts: shell, head, leg."""
    c = Clay().limb([(0, -20, 0, 56), (0, -58, 4, 62), (0, -88, 0, 46)], part="shell", per=8).limb([(0, -122, -6, 40), (0, -132, -6, 38)], melt=4, part="head", per=3).ball(0, -160, -10, 25, melt=4, part="head")
    c.limb([(0, -126, 40, 3), (0, -80, 68, 4), (0, -10, 62, 4)], melt=5, carve=True, per=8)
    for side in (-1, 1):
        c.limb([(46 * side, -74, -4, 9), (86 * side, -96, 0, 8), (98 * side, -50, 10, 7), (106 * side, 4, 20, 6)], melt=3, part="leg", per=5)
        c.limb([(50 * side, -36, -4, 9), (80 * side, -44, 6, 8), (84 * side, 4, 20, 6)], melt=3, part="leg", per=5)
        c.limb([(12 * side, -178, -10, 4), (38 * side, -206, -12, 3.5), (66 * side, -208, -10, 3.5)], melt=3, part="leg", per=5).ball(70 * side, -208, -10, 8, melt=2, part="leg")
    return c


def watching_snail() -> Clay:
    """A snail from behind, on y = 0: its wound house towards us, its feelers up: 150 px tall without them. Parts: shell, flesh."""
    c = Clay().limb([(0, -6, -10, 30), (-6, -90, -30, 36), (-10, -140, -36, 34)], part="flesh", per=8).limb([(-90, 0, 10, 16), (0, -4, 20, 30), (96, 0, 10, 14)], melt=14, part="flesh", per=6)
    turns = [(8 + (52 - 3.1 * k) * math.cos(0.52 * k + 2.4), -66 + (52 - 3.1 * k) * math.sin(0.52 * k + 2.4), 10 + 3.2 * k, 36 - 1.7 * k) for k in range(16)]
    c.limb(turns, melt=2, part="shell", per=4)
    for side in (-1, 1):
        c.limb([(12 * side - 10, -160, -36, 7), (26 * side - 12, -196, -34, 5), (42 * side - 12, -220, -30, 5)], melt=6, part="flesh", per=5).ball(44 * side - 12, -224, -30, 10, melt=3, part="flesh")
    return c


def watching_hopper() -> Clay:
    """A grasshopper from behind, on y = 0: folded wings, its knees high at both sides; 180 px tall without its feelers. Parts: wing, head, leg."""
    c = Clay().limb([(0, -10, 0, 36), (0, -60, 4, 42), (0, -118, 0, 36)], part="wing", per=8).limb([(-14, -160, -8, 27), (14, -160, -8, 27)], melt=6, part="head", per=3)
    c.limb([(0, -140, 34, 3), (0, -80, 48, 4), (0, 10, 40, 4)], melt=5, carve=True, per=8)
    for side in (-1, 1):
        c.limb([(34 * side, -34, 6, 16), (58 * side, -110, 10, 17), (82 * side, -176, 10, 9)], melt=4, part="leg", per=6).limb([(82 * side, -178, 10, 8), (88 * side, -90, 16, 6), (98 * side, 4, 22, 6)], melt=3, part="leg", per=5)
        c.limb([(10 * side, -184, -8, 3.5), (36 * side, -236, -10, 3), (82 * side, -262, -10, 2.5)], melt=3, part="leg", per=6)
    return c


def watching_grub() -> Clay:
    """A grub sitting up, from behind, on y = 0: 150 px tall. Parts: flesh, head."""
    c = Clay()
    for q in range(6):
        c.ball(5 * math.sin(1.3 * q), -16 - 23 * q, 2 * q, 33 - 1.6 * q, melt=5, part="flesh")
    c.ball(4, -154, 4, 28, melt=4, part="head")
    for side in (-1, 1):
        c.limb([(4 + 10 * side, -176, 4, 4), (4 + 22 * side, -194, 4, 3)], melt=3, part="head", per=3).ball(4 + 24 * side, -196, 4, 6, melt=2, part="head")
    return c
