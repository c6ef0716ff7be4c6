"""A storm that has knelt down to drink, a duck that drinks with it, and what grows on a bog."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.linocut_tools import Cutting

Spot = tuple[float, float]


def kneeling_storm() -> Clay:
    """A beast as large as the sky in profile to our right, kneeling: back from the left edge (y = 180) to withers at (330, 130), head hanging with its muzzle at (628, 985), knee at (392, 968), shin folded back to (200, 990).

    Parts: cloud, neck, leg, hoof, head, muzzle, horn, ear, lid. Marks: `shut` (the closed eye), `lash`, `nostril`, `mouth`.
    """
    c = Clay().limb([(-160, 420, -120, 250), (60, 400, -60, 262), (240, 390, -10, 230), (330, 400, 20, 196)], melt=20, part="cloud", per=6)
    for x, y, z, r in ((-10, 190, -60, 96), (90, 150, -40, 110), (196, 176, -10, 92), (282, 148, 10, 100), (372, 176, 20, 86), (150, 240, 60, 100), (40, 270, 60, 96), (250, 240, 70, 96), (350, 270, 76, 84)):
        c.ball(x, y, z, r, melt=16, part="cloud")
    c.limb([(350, 300, 40, 150), (470, 400, 70, 126), (560, 530, 90, 104), (600, 640, 100, 84)], melt=40, part="neck", per=6)
    for x, y, z, r in ((440, 258, 40, 74), (512, 330, 60, 66), (566, 420, 80, 58), (604, 506, 90, 50)):
        c.ball(x, y, z, r, melt=18, part="neck")
    c.limb([(330, 520, 60, 120), (372, 660, 90, 84), (398, 800, 110, 56), (408, 910, 116, 40), (396, 962, 118, 44)], melt=40, part="leg", per=6)
    c.limb([(394, 966, 118, 40), (330, 980, 120, 27), (262, 988, 120, 19), (214, 990, 120, 18)], melt=14, part="leg", per=5)
    c.limb([(212, 990, 120, 22), (184, 994, 120, 24), (162, 1000, 120, 17)], melt=3, part="hoof", per=3)
    c.limb([(584, 650, 100, 82), (612, 690, 112, 84), (626, 780, 118, 68), (632, 870, 122, 52), (632, 930, 124, 46)], melt=24, part="head", per=6)
    c.limb([(560, 700, 110, 66), (574, 780, 116, 58), (592, 870, 120, 40)], melt=30, part="head", per=5)
    c.limb([(648, 930, 126, 40), (630, 956, 128, 42), (604, 950, 126, 36)], melt=16, part="muzzle", per=4)
    c.limb([(650, 650, 160, 22), (668, 700, 160, 24), (664, 740, 152, 16)], melt=20, part="head", per=4)
    c.ball(622, 738, 158, 34, melt=16, part="lid")
    c.limb([(552, 640, 150, 22), (498, 656, 180, 36), (440, 702, 190, 32), (404, 752, 190, 5)], melt=10, part="ear", press=(0.3, 0.6, 1.2), per=5)
    for z, knots in ((150, [(606, 606, 0, 34), (652, 566, 10, 31), (716, 540, 20, 25), (762, 480, 24, 15), (766, 408, 24, 3)]), (40, [(620, 590, 0, 26), (636, 540, 0, 24), (668, 490, 0, 17), (664, 420, 0, 3)])):
        c.limb([(x, y, z + d, r) for x, y, d, r in knots], melt=8, part="horn", per=6)
    c.marks |= {"shut": [(574, 734, 190), (594, 760, 194), (624, 768, 194), (654, 752, 190), (670, 726, 184)], "nostril": [(650, 926, 170), (664, 936, 166), (660, 950, 166)], "mouth": [(664, 972, 160), (632, 976, 168), (598, 962, 166), (574, 930, 160)]}
    c.marks["lash"] = [(590, 756, 194), (608, 765, 194), (628, 768, 194), (648, 757, 190)]
    return c


def drinking_duck() -> Clay:
    """A duck that bends down to drink, in profile to our left: 210 px from bill to tail, feet at y = 0, bill at (-112, 2). Parts: body, wing, neck, head, bill, tail, leg; mark `eye`."""
    c = Clay().limb([(8, -30, 14, 10), (10, -4, 16, 5)], melt=4, part="leg", per=3).limb([(10, -4, 16, 5), (-16, -2, 20, 5)], melt=2, part="leg", per=2)
    c.limb([(-46, -48, 0, 27), (0, -50, 0, 37), (46, -56, 0, 28), (74, -70, 0, 13)], melt=10, part="body", per=5)
    c.limb([(66, -68, 0, 13), (94, -84, 0, 7), (98, -94, 0, 3)], melt=6, part="tail", per=3)
    c.limb([(-20, -62, 26, 20), (24, -62, 30, 22), (72, -74, 16, 5)], melt=4, part="wing", press=(0, 0, 1.4), per=4)
    c.limb([(-52, -54, 0, 22), (-76, -52, 2, 15), (-90, -38, 4, 15)], melt=12, part="neck", per=4)
    c.ball(-94, -28, 6, 19, melt=6, part="head")
    c.limb([(-102, -20, 8, 10), (-112, -8, 8, 7.5), (-118, 2, 8, 6)], melt=3, part="bill", press=(0.4, -0.3, 0.4), per=3)
    c.marks["eye"] = [(-98, -34, 24)]
    return c


def rain(t: Cutting, foot: Sequence[Spot], top: Sequence[Spot], count: int, width: tuple[float, float] = (4, 9), length: tuple[float, float] = (0.25, 0.7)) -> None:
    """Slanting rain between two lines (left and right end each), in long wedges that thin downwards."""
    rng = t.rng
    (ax, ay), (bx, by) = top
    (cx, cy), (dx, dy) = foot
    curves, widths = [], []
    for k in range(count):
        v = (k + rng.uniform(0.1, 0.9)) / count
        x0, y0, x1, y1 = ax + (bx - ax) * v, ay + (by - ay) * v, cx + (dx - cx) * v, cy + (dy - cy) * v
        q0 = rng.uniform(0, 0.5)
        q1 = min(1.0, q0 + rng.uniform(*length))
        curves.append([(x0 + (x1 - x0) * q, y0 + (y1 - y0) * q) for q in (q0, (q0 + q1) / 2, q1)])
        widths.append(float(rng.uniform(*width)))
    t.strokes(curves, widths, ends=(0.6, 0.05))


def bog_flowers(t: Cutting, places: Sequence[tuple[float, float, float]], ink: int = 0, heart: int = 1) -> None:
    """Five-petalled flowers (x, y, radius) seen a little from above, on short stalks."""
    for x, y, r in places:
        turn = t.rng.uniform(0, 1.2)
        with t.down_to(heart):
            t.strokes([[(x, y), (x + r * 0.2, y + r), (x + r * 0.1, y + r * 2.2)]], max(2.0, r * 0.3))
        for k in range(5):
            a = turn + math.tau * k / 5
            u, v = x + r * 0.62 * math.cos(a), y + r * 0.42 * math.sin(a)
            t.flat([(u + r * 0.5 * math.cos(b), v + r * 0.36 * math.sin(b)) for b in np.linspace(0, math.tau, 10, endpoint=False)], ink=ink)
        t.flat([(x + r * 0.28 * math.cos(b), y + r * 0.22 * math.sin(b)) for b in np.linspace(0, math.tau, 9, endpoint=False)], ink=heart)


def sedge(t: Cutting, root: Spot, tall: float, wide: float, blades: int, ink: int = -1, tufts: int = 0) -> None:
    """A tuft of sedge: bent blades of one ink from a root; `tufts` of them bear cotton."""
    rng = t.rng
    for k in range(blades):
        v = (k + 0.5) / blades * 2 - 1 + rng.uniform(-0.1, 0.1)
        high = tall * (1 - 0.35 * abs(v)) * rng.uniform(0.75, 1.05)
        x0, x1 = root[0] + v * wide * 0.24, root[0] + v * wide + rng.uniform(-8, 8)
        w = rng.uniform(5, 10)
        mid = (x0 + (x1 - x0) * 0.34, root[1] - high * 0.6)
        t.flat([(x0 - w, root[1]), (mid[0] - w * 0.6, mid[1]), (x1, root[1] - high), (mid[0] + w * 0.7, mid[1] + 6), (x0 + w, root[1])], ink=ink)
        if k < tufts:
            y = root[1] - high
            t.flat([(x1 + (15 + 7 * math.sin(3.1 * m)) * math.cos(a), y + (19 + 5 * math.cos(5.3 * m)) * math.sin(a)) for m, a in enumerate(np.linspace(0, math.tau, 15, endpoint=False))], ink=0)
