"""Beasts of the river and the water itself: a hare at full stretch, a lion's clutching paw, a wave."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.creatures import fish
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import locks


def bounding_hare(*, look: tuple[float, float] = (0.5, 0.0), head: float = 1.22) -> Clay:
    """A hare in full leap, in profile to our left: 600 px from forepaws to hind paws, its belly at y = 0.

    `head` is its size. Parts: body, leg, head, ear, nose, tail. Marks: eye `near`, `mouth`, `nose`.
    """
    c = Clay().limb([(-96, -66, 0, 50), (-20, -84, 0, 52), (60, -74, 0, 58), (116, -52, 0, 54)], melt=14, part="body", per=5)
    c.limb([(-100, -78, 0, 44), (-142, -112, 6, 36), (-168, -124, 8, 34)], melt=20, part="body", per=4)
    h = Clay().limb([(-172, -128, 10, 38), (-212, -114, 16, 29), (-246, -98, 18, 19)], melt=12, part="head", per=4).ball(-192, -102, 26, 27, melt=14, part="head")
    h.ball(-238, -92, 28, 14, melt=8, part="head").limb([(-258, -106, 18, 7), (-256, -98, 24, 6)], melt=3, part="nose", tone=0.4)
    h.limb([(-258, -86, 30, 2), (-240, -80, 44, 2.6), (-220, -82, 48, 2)], melt=3, carve=True)
    for z, dy in ((-14, -34), (28, 0)):
        h.limb([(-150, -154, z * 0.6, 14), (-96, -196 + dy, z, 23), (-34, -220 + dy * 1.3, z * 1.1, 18), (12, -226 + dy * 1.4, z * 1.1, 4)], melt=6, part="ear", press=(0, 0, 1.2), per=5)
    h.limb([(-132, -168, 48, 7), (-92, -198, 54, 11), (-40, -220, 50, 7), (-14, -224, 44, 2)], melt=4, carve=True)
    eye(h, "near", (-196, -130, 32), 18, -1, aside=4, lids=1.3, look=look, iris=0.6, bag=0.3)
    h.marks.update(mouth=[(-244, -84, 40)], nose=[(-258, -100, 30)])
    c.add(h.turned(at=(172 * (head - 1), 128 * (head - 1), 0), scale=head))
    for z, dy in ((-28, -40), (30, 0)):
        c.limb([(-96, -46, z, 34), (-140, -14 + dy * 0.4, z * 1.2, 22), (-208, -16 + dy * 0.8, z * 1.2, 14), (-266, -2 + dy, z * 1.2, 11)], melt=12, part="leg", per=5)
        x, y = -266, -2 + dy
        c.limb([(x - 6, y, z * 1.2, 12), (x - 26, y + 5, z * 1.2, 13)], melt=6, part="leg")
        c.limb([(x - 40, y + 4, z * 1.2 + 14, 2), (x - 24, y + 4, z * 1.2 + 16, 2)], melt=2, carve=True)
        c.limb([(104, -50, z * 0.9, 58), (148, -6 + dy * 0.5, z * 1.2, 35), (196, 10 + dy * 0.6, z * 1.2, 19), (252, -16 + dy * 0.7, z * 1.2, 13)], melt=16, part="leg", per=5)
        c.limb([(252, -16 + dy * 0.7, z * 1.2, 14), (296, 10 + dy * 0.7, z * 1.2, 13), (330, 32 + dy * 0.7, z * 1.2, 12)], melt=8, part="leg", per=4)
    c.limb([(150, -84, 0, 22), (176, -106, 0, 20), (196, -118, 0, 9)], melt=8, part="tail", per=4)
    return c


def legged_fish() -> Clay:
    """A `fish` with four new legs of a frog, swimming to our left: 400 px long, its near forefoot lifted before it at (-150, 136).

    Parts: fish, fin, leg, toe. Marks: `eye`, `gill`.
    """
    c = fish()
    for hip, knee, ankle, toe in (((-70, 30, -34), (-30, 88, -40), (-62, 124, -40), (-14, 4)), ((66, 24, -30), (30, 84, -36), (92, 104, -36), (12, 10)),
                                  ((-72, 34, 30), (-74, 92, 44), (-124, 116, 46), (-14, 10)), ((60, 26, 30), (48, 92, 44), (112, 116, 46), (14, 10))):  # fmt: skip
        c.limb([(*hip, 27), (*knee, 15), (*ankle, 9)], melt=12, part="leg", per=5)
        for k in (-1, 0, 1):
            tip = (ankle[0] + toe[0] * 2.2 - 14 * k * toe[1] / 10, ankle[1] + toe[1] * 2.0 + 15 * k, ankle[2] + 4)
            c.limb([(*ankle, 7), ((ankle[0] + tip[0]) / 2, (ankle[1] + tip[1]) / 2, tip[2], 5), (*tip, 6.5)], melt=3, part="toe", per=3)
    c.marks["gill"] = [(-88, -40, 60), (-74, -10, 66), (-82, 26, 60)]
    return c


def clutching_paw(side: int) -> Clay:
    """A great cat's forepaw hung over a branch or a horn at the origin, toes down: 110 px wide; its arm comes from above, from our right (`side` -1) or left (1).

    Parts: arm, paw. Marks: `claw 0` … `claw 3` (root to tip).
    """
    c = Clay().limb([(-120 * side, -110, -70, 60), (-60 * side, -70, -20, 52), (-10 * side, -20, 14, 46)], melt=10, part="arm", per=5)
    c.limb([(-16, 0, 26, 42), (16, 0, 26, 42)], melt=16, part="paw")
    for k in range(4):
        x, low = -42 + 28 * k, 8 * (k in (1, 2))
        c.limb([(x * 0.9, 4, 48, 19), (x, 30 + low, 52, 20), (x, 46 + low, 42, 17)], melt=4, part="paw", per=4)
        c.marks[f"claw {k}"] = [(x, 54 + low, 58), (x + 3 * side, 68 + low, 60), (x - 3 * side, 84 + low, 54)]
    return c


def shut_muzzle(cat: Clay) -> Clay:
    """A `lion_head` (not yet turned, gape 0) with full lips and chin and a worried mouth; marks: `lip left|right`, `pad left|right`."""
    cat.limb([(0, 66, 66, 26), (0, 92, 50, 27)], melt=26, part="jaw")
    cat.both(Clay().ball(23, 40, 88, 27, melt=10, part="lip"))
    for side, name in ((-1, "left"), (1, "right")):
        cat.marks[f"lip {name}"] = [(0, 24, 118), (1 * side, 50, 116), (14 * side, 62, 114), (32 * side, 66, 104), (48 * side, 80, 84)]
        cat.marks[f"pad {name}"] = [((20 + 7 * (k % 2)) * side, 32 + 9 * k, 114) for k in range(3)]
    return cat


def sheet(t: Thing, left: Sequence[Sequence[float]], right: Sequence[Sequence[float]], count: int, *, light: Sequence[float] = (1.0, 1.0), spot: float | None = None) -> None:
    """Water that runs between two edges (the same number of places each): black first, then long threads that thin and break off.

    `light` is the width of a thread at the left and the right edge.
    """
    a, b = np.array(left, float), np.array(right, float)
    t.leave([*map(tuple, a), *map(tuple, b[::-1])], grow=5)
    for k in range(count):
        q = (k + 0.5) / count
        rail = a * (1 - q) + b * q
        start = t.rng.uniform(-0.2, 0.05)
        wide = light[0] * (1 - q) + light[1] * q
        while start < 1:
            end = start + t.rng.uniform(0.12, 0.4)
            at = np.linspace(max(0.0, start), min(1.0, end), 10) * (len(rail) - 1)
            line = [(float(np.interp(u, range(len(rail)), rail[:, 0])), float(np.interp(u, range(len(rail)), rail[:, 1]))) for u in at]
            t.strokes([line], wide * t.rng.uniform(0.5, 1.2), ends=(0.15, 0.1), spot=spot)
            start = end + t.rng.uniform(0.0, 0.05)


def foam(t: Thing, left: Sequence[Sequence[float]], right: Sequence[Sequence[float]], count: int, long: tuple[float, float], tip: float = 0.8) -> None:
    """Foam of a wave whose `sheet` runs between two edges: fingers that reach onward and hook in, along the outer (left) edge and all over the last part (from `tip`) of it; drops before them."""
    a, b = np.array(left, float), np.array(right, float)
    spots = [(float(u), 0.0) for u in np.linspace(0.6, tip, count // 4)] + [(float(t.rng.uniform(tip, 1.0)), float(t.rng.random())) for _ in range(count)]
    curves, light = [], []
    for u, q in sorted(spots):
        k = u * (len(a) - 1)
        rail = a * (1 - q) + b * q
        x, y = (float(np.interp(k, range(len(a)), rail[:, i])) for i in (0, 1))
        dx, dy = (float(np.interp(k, range(len(a)), np.gradient(rail[:, i]))) for i in (0, 1))
        ex, ey = (float(np.interp(k, range(len(a)), (a - b)[:, i])) for i in (0, 1))
        d, e = math.hypot(dx, dy), math.hypot(ex, ey)
        size = float(t.rng.uniform(*long)) * (0.3 + 0.7 * (u - 0.6) / 0.4)

        def on(f: float, out: float, x: float = x, y: float = y, way: tuple[float, ...] = (dx / d, dy / d, ex / e, ey / e), size: float = size) -> tuple[float, float]:
            """A place onward by `f` and outward by `out` of the finger's length."""
            return x + size * (f * way[0] + out * way[2]), y + size * (f * way[1] + out * way[3])

        curves.append([on(-0.5, -0.1), on(0.2, 0.2), on(0.7, 0.22), on(1.0, 0.0), on(0.98, -0.3), on(0.84, -0.42)])
        light.append(2.9 - 0.7 * q)
        if t.rng.random() < 0.7:
            t.prick([(*on(float(t.rng.uniform(0.9, 1.8)), float(t.rng.uniform(-0.6, 0.5))), float(t.rng.uniform(1.2, 4.5)))])
    locks(t, curves, 22, light, 4)


def peaks(t: Thing, tops: Sequence[Sequence[float]], foot: float, light: float = 1.0) -> None:
    """Far sharp mountains (x, y, half width), the first lies farthest, lit from our left: each is black, with a broken spine and strokes that fall from it down the lit face."""
    for x, y, half in tops:
        tall = foot - y
        t.leave([(x - half, foot), (x, y), (x + half, foot)], grow=4)
        n = max(6, int(tall / 4))
        wander = np.cumsum(t.rng.normal(0.25, 1.6, n)) * tall / n / 2
        for k in range(n):
            q = k / n
            px, py = x + float(wander[k]), y + tall * q
            room = min(1.0, 0.25 + float(t.rng.random())) * (foot - py)
            t.strokes([[(px, py), (px - half / tall * room * 0.5, py + room * 0.44), (px - half / tall * room * 0.96, py + room)]], light * float(t.rng.uniform(0.7, 2.0)), ends=(0.9, 0.05))
            if t.rng.random() < 0.3:
                t.strokes([[(px + 6, py + 4), (px + 6 + half / tall * room * 0.4, py + room * 0.5)]], 0.7 * light, ends=(0.6, 0.05))


def hippo_head(*, look: tuple[float, float] = (-0.8, 0.9)) -> Clay:
    """A hippopotamus that looks at us: 330 px wide at its muzzle, ears at y = -190, chin at y = 230; both eyes `look` to our right and down.

    Parts: hide, muzzle, ear, lid. Marks: the eyes, `lip` (from corner to corner), `nostril left|right`, `bristle left|right`.
    """
    c = Clay().ball(0, -60, -30, 104, melt=12, part="hide").limb([(0, -96, 14, 70), (0, -20, 50, 66), (0, 50, 84, 74)], melt=24, part="hide", per=5)
    c.both(Clay().limb([(80, -30, -30, 70), (96, 40, -10, 62), (98, 96, 30, 60)], melt=30, part="hide", per=4))
    c.limb([(-44, 172, 66, 58), (0, 180, 80, 58), (44, 172, 66, 58)], melt=16, part="muzzle", per=4)
    c.limb([(-92, 92, 88, 74), (-50, 84, 116, 80), (0, 88, 120, 74), (50, 84, 116, 80), (92, 92, 88, 74)], melt=16, part="muzzle", per=4)
    c.limb([(-176, 118, 70, 5), (-120, 160, 150, 6), (-50, 160, 190, 6), (0, 146, 190, 6), (50, 160, 190, 6), (120, 160, 150, 6), (176, 118, 70, 5)], melt=5, carve=True, per=4)
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(34 * side, 40, 172, 20), (60 * side, 26, 164, 24), (84 * side, 40, 146, 17)], melt=14, part="muzzle", per=3)
        c.limb([(44 * side, 40, 192, 6), (60 * side, 34, 192, 12), (74 * side, 42, 178, 7)], melt=5, carve=True, per=3)
        c.limb([(40 * side, -98, 58, 26), (72 * side, -116, 44, 34), (102 * side, -92, 16, 26)], melt=16, part="hide", per=3)
        eye(c, name, (72 * side, -88, 62), 30, side, aside=14, lids=0.95, look=(look[0] * side, look[1]), inner=0.6, iris=0.66, bag=0.9)
        c.limb([(92 * side, -142, -36, 18), (116 * side, -172, -34, 26), (128 * side, -198, -34, 12)], melt=8, part="ear", press=(0, 0, 1.3), per=4)
        c.limb([(108 * side, -160, -6, 10), (120 * side, -182, -8, 13)], melt=5, carve=True, per=2)
        c.marks[f"nostril {name}"] = [(60 * side, 34, 190)]
        c.marks[f"bristle {name}"] = [((40 + 26 * (k % 4)) * side, 86 + 24 * (k // 4) + 6 * (k % 2), 190 - 14 * (k % 4)) for k in range(8)]
    c.marks["lip"] = [(-160, 130, 100), (-120, 158, 150), (-50, 160, 190), (0, 148, 192), (50, 160, 190), (120, 158, 150), (160, 130, 100)]
    return c


def hippo_body() -> Clay:
    """The trunk behind a `hippo_head` at the origin, from the front: 600 px wide, soles at y = 560; its forefoot on our left is lifted 240 px. Parts: hide, leg, nail, far."""
    c = Clay().limb([(0, 30, -420, 290), (0, 60, -260, 300), (0, 70, -120, 230), (0, 30, -60, 160)], melt=20, part="hide", per=5)
    c.limb([(-34, 300, -420, 90), (-30, 420, -400, 66), (-30, 470, -390, 70)], melt=16, part="far", tone=0.5, per=4)
    for x, step, lift, z in ((-176, -20, 240, 90), (160, 14, 0, 0)):
        c.limb([(x, 190, -130, 116), (x + step, 340 - lift * 0.4, -90 + z, 88), (x + step, 460 - lift, -80 + 2 * z, 74), (x + step, 520 - lift, -74 + 2 * z, 84)], melt=24, part="leg", per=5)
        for k in range(4):
            u = -60 + 40 * k
            c.limb([(x + step + u, 524 - lift, -14 + 2 * z - abs(u) * 0.4, 30), (x + step + u * 1.1, 540 - lift, 0 + 2 * z - abs(u) * 0.4, 26)], melt=6, part="leg", per=2)
            c.ball(x + step + u * 1.14, 548 - lift, 20 + 2 * z - abs(u) * 0.4, 15, melt=2, part="nail", press=(0, 0, 0.6))
    return c
