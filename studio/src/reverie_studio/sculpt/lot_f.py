"""Land and herds for scratchboard cards seen from far: beasts on four jointed legs, hills, islands, rocks, grass.

Beasts stand in profile to our left with the ground at y = 0; land is laid on a Thing of the board.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.eyes import eye

Spot = tuple[float, float]
Step = tuple[float, float]  # how far a foot is set forward and how high it is lifted, px of a beast 200 px high


def quad(*, tall: float = 200.0, long: float = 200.0, chest: float = 50.0, waist: float = 40.0, rump: float = 46.0, bone: float = 9.0,
         fore: tuple[Step, Step] = ((24, 0), (-18, 0)), hind: tuple[Step, Step] = ((-22, 0), (20, 0)), dip: float = 0.0) -> Clay:
    """Trunk and four jointed legs: withers at (-long / 2, -tall); steps are (near, far); `dip` lowers the fore end."""
    c = Clay()
    f, r = -long / 2, long / 2
    c.limb([(f - 4, -tall + chest + 6 + dip, 0, chest), (f + long * 0.24, -tall + chest + 8 + dip * 0.7, 0, chest * 1.03), (f + long * 0.6, -tall + waist + 4 + dip * 0.3, 0, waist),
            (r, -tall + rump - 2, 0, rump)], melt=10, part="trunk", per=5)
    for k, z in ((1, -0.5), (0, 0.5)):
        part = "near leg" if k == 0 else "far leg"
        ahead, lift = fore[k]
        top, span = -tall + chest * 1.15 + dip, tall - chest * 1.15 - dip
        bend = lift * 0.5
        c.limb([(f, top, chest * z, chest * 0.66), (f + 12 - ahead * 0.2, top + span * 0.3, chest * z * 1.1, chest * 0.36), (f - ahead * 0.62 - bend, top + span * 0.56 - lift * 0.35,
                chest * z * 1.1, bone * 1.3),
                (f + 2 - ahead + bend * 0.3, -24 - lift, chest * z * 1.1, bone), (f - 6 - ahead, -8 - lift, chest * z * 1.1, bone * 1.35)], melt=12, part=part, per=5)
        ahead, lift = hind[k]
        top, span = -tall + rump, tall - rump
        c.limb([(r - 2, top, rump * z, rump * 0.8), (r - 16 - ahead * 0.35, top + span * 0.3 - lift * 0.2, rump * z * 1.2, rump * 0.46), (r + 16 - ahead * 0.6, top + span * 0.6 - lift * 0.5,
                rump * z * 1.1, bone * 1.35),
                (r + 8 - ahead, -24 - lift, rump * z * 1.1, bone), (r - 1 - ahead, -8 - lift, rump * z * 1.1, bone * 1.35)], melt=12, part=part, per=5)
    return c


def neck(c: Clay, root: Sequence[float], poll: Sequence[float], thick: tuple[float, float]) -> Clay:
    """A neck from the chest (x, y, z) to the back of the skull, arched a little."""
    mid = [(a + b) / 2 for a, b in zip(root, poll, strict=True)]
    return c.limb([(root[0], root[1], root[2], thick[0]), (mid[0] + 8, mid[1] + 4, mid[2], (thick[0] + thick[1]) * 0.52), (poll[0], poll[1], poll[2], thick[1])], melt=18, part="neck", per=5)


def snout(c: Clay, poll: Sequence[float], nose: Sequence[float], brow: float, lip: float, ear: float, turn: float = -1.0, spread: float = 12.0) -> Clay:
    """A long head (horse, stag, ram, cow) from poll to nose with two ears; marks `eye`, `nose`. `turn` -1 looks to our left."""
    (x0, y0, z0), (x1, y1, z1) = poll[:3], nose[:3]
    dx, dy = x1 - x0, y1 - y0
    far = math.hypot(dx, dy) or 1.0
    ux, uy = dx / far, dy / far
    px, py = uy * turn, -ux * turn  # towards the crown
    c.limb([(x0, y0, z0, brow), (x0 + dx * 0.3, y0 + dy * 0.3, z0 + (z1 - z0) * 0.3, brow * 0.98), (x0 + dx * 0.68, y0 + dy * 0.68, z0 + (z1 - z0) * 0.7, lip * 1.02), (x1, y1, z1, lip)], melt=8,
            part="head", per=5)
    for z in (-spread, spread):
        bx, by = x0 - ux * brow * 0.1 + px * brow * 0.7, y0 - uy * brow * 0.1 + py * brow * 0.7
        c.limb([(bx, by, z0 + z, ear * 0.3), (bx + px * ear * 0.6 - ux * ear * 0.12, by + py * ear * 0.6 - uy * ear * 0.12, z0 + z * 1.3, ear * 0.32), (bx + px * ear * 1.25, by + py * ear * 1.25,
                z0 + z * 1.4, ear * 0.05)],
               melt=4, part="ear", per=4)
    c.marks["eye"] = [(x0 + dx * 0.34 + px * brow * 0.35, y0 + dy * 0.34 + py * brow * 0.35, z0 + brow)]
    c.marks["nose"] = [(x1 + ux * lip * 0.4 + px * lip * 0.3, y1 + uy * lip * 0.4 + py * lip * 0.3, z1 + lip * 0.7)]
    return c


def bead(t: Thing, c: Clay, r: float, light: Spot = (-0.3, -0.4)) -> None:
    """A small dark eye with a bright edge and a glint, and a nostril."""
    x, y = c.curve("eye")[0]
    t.leave([(x + 1.5 * r * math.cos(k / 3), y + 1.1 * r * math.sin(k / 3)) for k in range(19)])
    t.strokes([[(x + 1.7 * r * math.cos(a), y - 1.3 * r * math.sin(a)) for a in (0.4, 1.2, 2.0, 2.8)]], max(0.7, r * 0.28))
    t.prick([(x + light[0] * r, y + light[1] * r, max(0.8, r * 0.34))], spot=0)
    if "nose" in c.marks:
        nx, ny = c.curve("nose")[0]
        t.leave([(nx + r * 0.6 * math.cos(k / 3), ny + r * 0.45 * math.sin(k / 3)) for k in range(19)])


def horse(*, nose: Spot = (-238.0, -250.0), fore: tuple[Step, Step] = ((20, 0), (-16, 0)), hind: tuple[Step, Step] = ((-20, 0), (18, 0))) -> Clay:
    """A horse, 230 px at the withers; `nose` is where its muzzle is. Marks `eye`, `nose`, `crest`."""
    c = quad(tall=226, long=190, chest=56, waist=50, rump=53, bone=7.0, fore=fore, hind=hind)
    x, y = nose
    low = min(1.0, max(0.0, (y + 320) / 280))
    poll = (x + 74 - 30 * low, y - 62 - 6 * low, 4.0)
    neck(c, (-100, -182, 0), poll, (58, 29))
    snout(c, poll, (x, y, 8.0), 29, 17, 30)
    c.limb([(poll[0] - 4, poll[1] + 26, 4, 26), (x + 32, y - 12, 8, 16)], melt=10, part="head", per=4)
    c.marks["crest"] = [(-70, -236, 30), ((poll[0] - 70) / 2 + 26, (poll[1] - 236) / 2 - 18, 30), (poll[0] + 16, poll[1] - 20, 30), (poll[0] - 16, poll[1] - 24, 30)]
    c.marks["dock"] = [(118, -206, 0)]
    return c


def hair_of(t: Thing, c: Clay, k: float, side: float, spot: float | None = None) -> None:
    """Mane and tail of a `horse` turned to size `k`; `side` 1 if it looks to our left, -1 to our right."""
    line = flow(c.curve("crest"), 12)
    locks = [[(x + float(t.rng.normal(0, 3)) * k, y), (x + side * 14 * k, y + 22 * k), (x + side * float(t.rng.uniform(4, 26)) * k, y + float(t.rng.uniform(40, 74)) * k)] for x,
            y in line for _ in range(3)]
    x, y = c.curve("dock")[0]
    for _ in range(44):
        d = float(t.rng.normal(0, 1))
        locks.append([(x - side * 14 * k, y + d * 3 * k), (x + side * (22 + 5 * d) * k, y + 24 * k), (x + side * (26 + 10 * d) * k, y + 90 * k), (x + side * (12 + 14 * d) * k,
                y + float(t.rng.uniform(110, 170)) * k)])
    for lock in locks:
        t.strokes([lock], 5.5 * k, black=True, ends=(0.6, 0.1))
        t.strokes([lock], float(t.rng.uniform(0.9, 2.6)) * k, ends=(0.3, 0.04), spot=spot)


def sward(t: Thing, edge: Sequence[Sequence[float]], rows: int, drop: float, blade: tuple[float, float], light: Callable[[float, float], float], *,
          every: float = 4.0, lean: float = 0.3, shape: float = 0.0, spot: float | None = None, cover: float = 5.0) -> None:
    """Grass below an edge line (x, y left to right), row upon row towards us; `light(x, y)` is the width of a blade, 0 is none."""
    line = flow([p[:2] for p in edge], 14)
    run = [0.0]
    for a, b in zip(line[:-1], line[1:], strict=True):
        run.append(run[-1] + math.dist(a, b))
    for row in range(rows):
        blades, widths = [], []
        s = 0.0
        while s < run[-1]:
            s += every * float(t.rng.uniform(0.5, 1.5)) * (1 + 0.05 * row)
            i = next((k for k in range(1, len(run)) if run[k] >= s), len(run) - 1)
            q = (s - run[i - 1]) / max(1e-6, run[i] - run[i - 1])
            x, y = line[i - 1] + (line[i] - line[i - 1]) * q
            x, y = float(x), float(y) + row * drop + float(t.rng.uniform(0, drop)) + shape * row * row
            size = float(t.rng.uniform(*blade)) * (1 + 0.04 * row)
            w = light(x, y)
            blades.append([(x, y), (x + lean * size * 0.3, y - size * 0.6), (x + (lean + float(t.rng.normal(0, 0.2))) * size, y - size)])
            widths.append(w * float(t.rng.uniform(0.5, 1.3)))
        t.strokes(blades, cover, black=True, ends=(0.8, 0.1))
        lit = [(b, w) for b, w in zip(blades, widths, strict=True) if w > 0.22]
        t.strokes([b for b, _ in lit], [w for _, w in lit], ends=(0.6, 0.03), spot=spot)


def torn_hill(*, seed: int = 0, peak: float = 1.0, deep: float = 1.0) -> Clay:
    """A hill torn out of the land: 340 px wide, turf above y = 0, a wedge of earth and stones below. Parts: turf, earth."""
    w = [math.sin(seed * 3.7 + k * 2.1) for k in range(16)]
    c = Clay().limb([(-84, 30, 0, 34), (-20, 60 * deep, 0, 50), (20 * w[3], 96 * deep, 0, 30), (26 * w[5], 142 * deep, 0, 7)], melt=12, part="earth", per=4)
    c.limb([(84, 26, 0, 34), (50, 56 * deep, 0, 36), (34 + 20 * w[6], 104 * deep, 0, 8)], melt=10, part="earth", per=4)
    for k in range(12):
        x, d = -110 + 20 * k, abs(w[(k + 5) % 16])
        c.ball(x, 34 + 30 * (1 - (x / 120) ** 2) * (0.5 + d), 40 + 14 * w[k], 17 + 13 * d, melt=7, part="earth")
    c.limb([(-150, 8, 0, 17), (-76 + 12 * w[0], -22 * peak, 0, 44), (-10 + 26 * w[1], -50 * peak, 0, 56), (74 + 10 * w[2], -18 * peak, 0, 42), (152, 8, 0, 16)], melt=4, part="turf", per=5)
    return c


def tree(t: Thing, x: float, y: float, size: float, *, gain: float = 1.0, lean: float = 0.0, spot: float | None = None) -> None:
    """A leafy tree standing on (x, y), `size` px high: a stem and a crown of clay."""
    t.clay(Clay().limb([(x, y + 2, 0, size * 0.05), (x + lean * size * 0.3, y - size * 0.3, 0, size * 0.04), (x + lean * size * 0.6, y - size * 0.5, 0, size * 0.03)], per=3), "wood", "along",
            gain=gain, spot=spot)
    crown = Clay()
    for dx, dy, r in ((-0.17, 0.42, 0.15), (0.16, 0.44, 0.16), (0.0, 0.62, 0.2), (-0.12, 0.74, 0.14), (0.12, 0.76, 0.14), (0.02, 0.88, 0.11)):
        crown.ball(x + (dx + float(t.rng.normal(0, 0.03)) + lean * dy) * size, y - dy * size, float(t.rng.normal(0, 0.06)) * size, r * size, melt=size * 0.04)
    t.clay(crown, "down", "down", gain=gain * 1.2, near=2.0, stroke=(3, 8), over=4, wild=40, spot=spot)


def roots(t: Thing, spots: Sequence[Sequence[float]], long: tuple[float, float], drift: float, width: tuple[float, float] = (1.2, 4.0), spot: float | None = None, wave: float = 0.16) -> None:
    """Roots that hang from places (x, y) and are blown aside by `drift` px per px of length; they fork."""
    for x, y, *_ in spots:
        size = float(t.rng.uniform(*long))
        w, a = float(t.rng.uniform(*width)), float(t.rng.normal(0, wave)) * size
        main = [(x, y), (x + drift * size * 0.25 + a, y + size * 0.36), (x + drift * size * 0.62 - a * 0.6, y + size * 0.7), (x + drift * size + a * 0.5, y + size)]
        side = [main[1], (main[1][0] + drift * size * 0.3 - a, main[1][1] + size * 0.22), (main[1][0] + drift * size * 0.6 - a * 1.6, main[1][1] + size * 0.42)]
        t.strokes([main], w * 2.4 + 2, black=True, ends=(1, 0.1))
        t.strokes([main], w, ends=(1, 0.05), spot=spot)
        t.strokes([side], w * 0.5, ends=(0.8, 0.05), spot=spot)


def sheep(*, nod: float = 0.0) -> Clay:
    """A sheep, 150 px long, its feet at y = 0; `nod` 1 grazes. Parts: wool, face, leg, ear; mark `eye`."""
    c = Clay()
    for x, z in ((-40.0, 14), (44.0, 14), (-30.0, -18), (54.0, -18)):
        c.limb([(x, -56, z, 14), (x + 2, -26, z, 7), (x - 1, -6, z, 7)], melt=6, part="leg", per=3)
    c.limb([(-44, -86, 0, 38), (0, -90, 0, 44), (44, -84, 0, 38)], melt=8, part="wool", per=4)
    x, y = -84 - 8 * nod, -112 + 78 * nod
    c.limb([(-56, -94, 2, 30), (x + 14, y + 2, 6, 24)], melt=14, part="wool", per=4)
    c.limb([(x + 4, y, 8, 19), (x - 16, y + 12 + 6 * nod, 10, 14), (x - 28, y + 22 + 6 * nod, 10, 11)], melt=6, part="face", per=4)
    for z in (18, -10):
        c.limb([(x + 14, y - 8, z, 6), (x + 30, y - 6, z + 8, 8), (x + 42, y + 2, z + 8, 2)], melt=4, part="ear", per=3)
    c.marks["eye"] = [(x - 8, y - 2, 26)]
    return c


def figure_back(*, elbows: tuple[Spot, Spot] = ((-92.0, -250.0), (92.0, -250.0)), hands: tuple[Spot, Spot] = ((-16.0, -280.0), (16.0, -280.0)), stout: float = 1.0, wide: float = 0.0) -> Clay:
    """Somebody in a shift, seen from behind: 330 px, soles at y = 0; hands lie before the body. Parts: leg, cloth, arm, hair."""
    k = stout
    c = Clay().limb([(0, -236, 0, 26 * k), (0, -200, 0, 47 * k), (0, -150, 0, 48 * k), (0, -104, 2, 54 * k), (0, -74, 2, 57 * k)], melt=10, part="cloth", per=4, press=(0, 0, 1.3))
    c.limb([(-42 * k, -228, 0, 17 * k), (0, -238, 0, 22 * k), (42 * k, -228, 0, 17 * k)], melt=12, part="cloth", per=4)
    c.limb([(-110, -40, 0, 42), (110, -40, 0, 42)], melt=2, carve=True)
    for side, elbow, hand in zip((-1, 1), elbows, hands, strict=True):
        c.limb([(44 * side * k, -226, -2, 16 * k), (elbow[0], elbow[1], -14, 12 * k)], melt=6, part="cloth", per=4)
        c.limb([(elbow[0], elbow[1], -14, 11 * k), ((elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2, -40, 10 * k), (hand[0], hand[1], -60, 9)], melt=4, part="arm", per=4)
        x = (22 + wide) * side
        c.limb([(x, -100, 0, 17), (x, -50, 4, 14), (x, -16, 0, 9), (x + 2 * side, -8, -14, 10)], melt=2, part="leg", per=4)
    c.limb([(0, -236, 2, 15), (0, -262, 0, 14)], melt=6, part="arm")
    c.ball(0, -296, 0, 34, melt=6, part="hair").ball(-33, -288, -4, 8, melt=3, part="arm").ball(33, -288, -4, 8, melt=3, part="arm")
    return c


def pricked(x: float, y: float, size: float, lean: float = 0.0, turn: float = 0.0, z: float = 0.0) -> Clay:
    """One pricked ear, `size` px high, standing on (x, y); `lean` px its tip goes aside, `turn` -1 … 1 where its hollow looks."""
    w = size * 0.3
    c = Clay().limb([(x, y, z, w), (x + lean * 0.3, y - size * 0.45, z, w * 0.84), (x + lean * 0.8, y - size * 0.84, z, w * 0.34), (x + lean, y - size, z, 3)], melt=10, part="ear", per=5, press=(0,
            0, 1.4))
    return c.limb([(x + turn * w * 0.5, y - size * 0.1, z + w * 1.0, w * 0.5), (x + lean * 0.4 + turn * w * 0.4, y - size * 0.5, z + w * 0.9, w * 0.5), (x + lean * 0.85, y - size * 0.84,
            z + w * 0.5, w * 0.12)], melt=8, carve=True, per=4)


def stamper() -> Clay:
    """Somebody in a shift, in profile to our left, one knee high to stamp, arms flung up: 340 px, soles at y = 0. Parts: leg, cloth, arm, hair, face; mark `chin`."""
    c = Clay().limb([(4, -246, 0, 28), (8, -206, 0, 42), (16, -156, 0, 40), (16, -118, 0, 42)], melt=10, part="cloth", per=5)
    c.limb([(16, -128, 4, 42), (24, -96, 0, 40), (30, -70, 0, 34)], melt=12, part="cloth", per=4)
    c.limb([(10, -130, 22, 38), (-40, -150, 34, 31), (-70, -146, 36, 26)], melt=16, part="cloth", per=4)
    c.limb([(26, -80, -4, 20), (34, -44, -4, 15), (30, -14, -4, 10), (16, -8, -2, 10), (-6, -6, 0, 8)], melt=6, part="leg", per=4)
    c.limb([(-78, -140, 36, 20), (-86, -96, 38, 15), (-78, -56, 38, 10), (-94, -46, 38, 11), (-118, -52, 38, 8)], melt=6, part="leg", per=4)
    c.limb([(14, -236, 22, 20), (54, -252, 34, 15), (66, -304, 34, 11)], melt=10, part="arm", per=4).ball(68, -318, 34, 14, melt=4, part="arm")
    c.limb([(-10, -230, -14, 18), (-58, -236, -20, 14), (-84, -282, -20, 10)], melt=10, part="arm", per=4).ball(-88, -296, -20, 13, melt=4, part="arm")
    c.limb([(0, -250, 0, 16), (-10, -276, 0, 15)], melt=6, part="face")
    c.ball(-12, -300, 0, 32, melt=6, part="face").limb([(-38, -300, 2, 7), (-47, -291, 2, 6)], melt=6, part="face").ball(-24, -280, 2, 15, melt=8, part="face")
    c.ball(2, -312, 0, 30, melt=4, part="hair")
    c.marks["chin"] = [(-34, -272, 16)]
    c.marks["eye"] = [(-36, -304, 20)]
    return c


def lying_deer(*, nose: Spot = (-176.0, -118.0), bald: bool = True) -> Clay:
    """A deer that lies in the grass, in profile to our left, 300 px long, the ground at y = 0; `nose` is where its muzzle is, stumps are left of its antlers."""
    c = Clay().limb([(-72, -58, 0, 54), (0, -58, 0, 60), (70, -54, 0, 56), (112, -44, 0, 44)], melt=10, part="trunk", per=5)
    c.limb([(92, -40, 34, 44), (40, -22, 52, 26), (10, -14, 54, 13), (60, -9, 60, 9), (96, -8, 62, 8)], melt=14, part="leg", per=5)
    c.limb([(-76, -40, 34, 32), (-112, -20, 44, 14), (-70, -10, 52, 9), (-44, -8, 54, 8)], melt=12, part="leg", per=5)
    x, y = nose
    poll = (x + 58.0, y - 44.0, 10.0)
    neck(c, (-92, -80, 0), poll, (44, 22))
    snout(c, poll, (x, y, 14.0), 22, 12, 34, spread=16)
    if bald:
        for z in (-9, 9):
            c.limb([(poll[0] - 4, poll[1] - 18, 10 + z, 8), (poll[0] - 2, poll[1] - 34, 10 + z * 1.4, 6)], melt=3, part="stump", per=3)
    return c


def antler(x: float, y: float, size: float, lean: float, side: int, z: float = 0.0) -> Clay:
    """A shed antler stuck into the ground at (x, y), `size` px high; `side` where its tines look."""
    spine = [(0.0, 0.0), (-0.05, 0.16), (-0.16, 0.42), (-0.17, 0.7), (-0.04, 1.0)]
    r = size * 0.034
    beam = [(x + (lean * v + side * u) * size, y - v * size, z + 4 * v, r * (1.25 - 0.95 * v)) for u, v in spine]
    c = Clay().limb(beam, melt=3, part="antler", per=5)
    for u, v, far, up in ((-0.05, 0.15, 0.2, 0.2), (-0.14, 0.38, 0.24, 0.26), (-0.18, 0.62, 0.26, 0.3), (-0.17, 0.72, -0.16, 0.24)):
        px, py = x + (lean * v + side * u) * size, y - v * size
        c.limb([(px, py, z + 2, r * 0.8), (px + (side * far * 0.8 + lean * up * 0.4) * size, py - up * 0.4 * size, z + 8, r * 0.62), (px + (side * far + lean * up) * size, py - up * size, z + 10,
                1.0)], melt=3, part="antler", per=4)
    return c


def dangling_fox() -> Clay:
    """A fox that hangs by its teeth from the origin, in profile to our left, 540 px to the tip of its tail. Parts: head, ear, trunk, leg, tail; mark `eye`."""
    c = Clay().limb([(26, 74, 0, 30), (34, 130, 0, 42), (42, 196, 0, 34), (50, 250, 0, 31), (52, 284, 0, 36)], melt=10, part="trunk", per=6)
    c.limb([(0, 0, 4, 8), (6, 22, 4, 13), (18, 46, 2, 28), (26, 70, 0, 32)], melt=8, part="head", per=5)
    c.limb([(-12, 8, 4, 5), (-6, 30, 4, 11), (8, 56, 2, 20)], melt=4, part="head", per=4)
    for z in (18, -14):
        c.limb([(38, 44, z, 13), (62, 40 + z * 0.4, z + 8, 13), (88, 26 + z * 0.6, z + 10, 2)], melt=5, part="ear", per=4, press=(0, 0, 1.3))
    for knots in ([(20, 140, 30, 24), (-34, 170, 44, 15), (-44, 214, 46, 9), (-62, 232, 48, 9)], [(46, 140, -26, 22), (86, 176, -34, 14), (78, 222, -34, 9), (92, 244, -34, 9)],
                  [(44, 282, 24, 34), (0, 310, 40, 22), (20, 356, 42, 11), (-8, 400, 44, 9), (-26, 402, 46, 9)], [(64, 282, -20, 32), (92, 330, -30, 19), (66, 366, -30, 10), (88, 414, -30, 9), (76,
                          428, -30, 9)]):
        c.limb(knots, melt=12, part="leg", per=5)
    c.limb([(58, 306, -4, 12), (70, 370, 0, 20), (58, 440, 4, 29), (40, 500, 4, 24), (46, 548, 4, 3)], melt=8, part="tail", per=6)
    c.marks["eye"] = [(6, 48, 26)]
    return c


def butting(*, goat: bool = False, fore: tuple[Step, Step] = ((-14, 0), (10, 0)), hind: tuple[Step, Step] = ((-52, 0), (-30, 0))) -> Clay:
    """A ram (or a he-goat) that pushes with a lowered forehead to our left: 170 px at the withers, brow at (-172, -128). Parts: trunk (wool), neck, head, horn, leg; marks `eye`, `nose`."""
    c = quad(tall=174, long=150, chest=52, waist=50, rump=47, bone=8.5, fore=fore, hind=hind, dip=8)
    poll = (-134.0, -150.0, 6.0)
    neck(c, (-78, -116, 0), poll, (50, 32))
    snout(c, poll, (-124, -62, 8), 29, 16, 20, spread=20)
    c.limb([(-120, -128, 8, 24), (-112, -74, 8, 15)], melt=12, part="head", per=4)
    for z in (-26, 26):
        knots = []
        for i in range(56):
            q = i / 55
            rib = 1 + 0.12 * math.sin(i * 1.9)
            if goat:
                a = math.radians(200 + 150 * q)
                knots.append((-62 + 96 * math.cos(a), -150 + 104 * math.sin(a), z + 20 * q * (1 if z > 0 else -1), (15 - 12 * q) * rib))
            else:
                a, r = math.radians(224 + 400 * q), 46 - 22 * q
                knots.append((-106 + r * math.cos(a), -146 + r * math.sin(a), z * (1 + 0.7 * q), (17 - 13 * q) * rib))
        c.limb(knots, melt=2, part="horn", per=1)
    c.limb([(104, -140, 0, 14), (120, -118, 0, 8)], melt=6, part="tail")
    c.marks["chin"] = [(-112, -54, 10)]
    return c


def crag(t: Thing, outline: Sequence[Spot], *, gain: float = 1.0, tilt: float = 80.0, puff: float = 70.0, clear: float = 0.0) -> None:
    """A face of rock, outlined, in broken upright strokes, with cracks laid back in black, none in its upper `clear` px."""
    t.form(outline, how="stone", puff=puff, axis=tilt, gain=gain, rough=0.8, grain=26, near=2.6, stroke=(8, 34), wild=16)
    left, right = min(p[0] for p in outline), max(p[0] for p in outline)
    top, low = min(p[1] for p in outline), max(p[1] for p in outline)
    cracks = []
    for _ in range(int((right - left) * (low - top) / 16000) + 4):
        x, y = float(t.rng.uniform(left, right)), float(t.rng.uniform(top + clear, low))
        d = float(t.rng.normal(0, 14))
        cracks.append([(x, y), (x + d, y + 34), (x + d * 0.4, y + 62), (x + d * 1.8, y + float(t.rng.uniform(80, 140)))])
    t.strokes(cracks, [float(t.rng.uniform(2, 6)) for _ in cracks], black=True, ends=(0.2, 0.1))


def coil(x: float, y: float, turns: float, inner: float, outer: float, thick: float) -> Clay:
    """A body rolled up round (x, y), seen from above: from the tail inside to the neck, which ends below and runs to our left."""
    n = int(turns * 16)
    knots = []
    for q in (i / n for i in range(n + 1)):
        a, r = math.tau * turns * (q - 1) + math.pi / 2, inner + (outer - inner) * q
        knots.append((x + r * math.cos(a), y + r * 0.84 * math.sin(a), 40 * q, thick * (0.3 + 0.78 * math.sin(math.pi * min(0.8, 0.06 + q * 0.8)))))
    return Clay().limb(knots, melt=8, part="body", per=2)


def dragon_head() -> Clay:
    """A dragon's head laid down, in profile to our left, 300 px from lips to crown; its eye, the origin, is `near`. Parts: head, horn, lid."""
    c = Clay().limb([(128, -24, -64, 62), (48, 4, -44, 66), (-32, 30, -38, 52), (-122, 56, -42, 38), (-162, 64, -44, 31)], melt=10, part="head", per=6)
    c.limb([(78, 56, -58, 40), (-42, 86, -50, 30), (-152, 94, -48, 22)], melt=8, part="head", per=5).ball(-156, 42, -24, 18, melt=10, part="head")
    c.limb([(-52, -20, -4, 20), (-2, -50, 6, 26), (58, -48, -4, 20)], melt=14, part="head", per=4)
    for z, k in ((-14, 1.0), (-74, 0.8)):
        c.limb([(88, -60 + 40 * (1 - k), z, 24), (158, -100, z, 17), (238, -96 - 30 * k, z, 10), (288, -126, z, 2)], melt=6, part="horn", per=6)
    c.limb([(-192, 96, -16, 3), (-102, 92, -12, 5), (-2, 76, 12, 5), (58, 88, 6, 4)], melt=5, carve=True, per=4).ball(-168, 40, -2, 7, melt=4, carve=True)
    eye(c, "near", (0, 0, 0), 32, -1, aside=-4, lids=0.85, look=(0.1, -0.55), inner=0.9, iris=0.66, bag=1.0)
    return c


def frond(t: Thing, root: Spot, tip: Spot, light: float = 0.42) -> None:
    """A fern frond from its root to its tip."""
    (x0, y0), (x1, y1) = root, tip
    a, long = math.degrees(math.atan2(y1 - y0, x1 - x0)), math.dist(root, tip)
    rows = []
    for k in range(13):
        q = k / 13
        rows += [(x0 + (x1 - x0) * q, y0 + (y1 - y0) * q, a + side * (64 - 20 * q), 0.3 * long * (1 - 0.75 * q), 0.045 * long * (1 - 0.6 * q), light) for side in (-1, 1)]
    t.feathers(rows)
    t.strokes([[root, tip]], 2.4)


def swirl(t: Thing, x: float, y: float, r: float, turns: int = 4) -> None:
    """Rings of water round a place, flat as seen from above and aside."""
    for k in range(turns):
        q = r * (0.4 + 0.6 * k / max(1, turns - 1))
        a = t.rng.uniform(0, 6)
        t.strokes([[(x + q * math.cos(a + u), y + 0.42 * q * math.sin(a + u)) for u in (0, 0.7, 1.4, 2.1, 2.8)] for a in (a, a + 3.3)], 1.2 + 1.6 * (1 - k / turns), ends=(0.1, 0.1))


def island(t: Thing, w: Thing, x: float, y: float, k: float, flip: int) -> None:
    """An island 400 px long by `k`; its oars lie in the water on our side, its wake behind it."""
    for i in range(44):
        v, q = float(w.rng.uniform(-1, 1)), float(w.rng.uniform(0.3, 1.0))
        w.strokes([[(x + (v * 230 - 70 * q) * k, y + (92 + 26 * q * (1 - v * v)) * k), (x + v * 230 * k, y + (97 + 26 * q * (1 - v * v)) * k), (x + (v * 230 + 70 * q) * k,
                y + (91 + 26 * q * (1 - v * v)) * k)]], (1.0 + 2.0 * (1 - q)) * k + 0.4)
    land = Clay().limb([(x - 170 * k, y, 0, 70 * k), (x - 70 * k, y - 20 * k, 0, 120 * k), (x + 60 * k, y - 20 * k, 0, 124 * k), (x + 170 * k, y, 0, 70 * k)], melt=10, part="turf", per=6, press=(0,
            1.5, 0))
    land.limb([(x - 196 * k, y + 40 * k, 20, 24 * k), (x - 60 * k, y + 60 * k, 60, 36 * k), (x + 70 * k, y + 60 * k, 60, 36 * k), (x + 196 * k, y + 40 * k, 20, 24 * k)], melt=5, part="earth", per=6)
    t.leave_clay(land, grow=4)
    t.clay(land, CUTS["fur"].but(stroke=(6, 16)), "down", parts={"earth": (CUTS["stone"].but(gain=0.8), "along")})
    sward(t, [(x - 190 * k, y + 26 * k), (x - 100 * k, y + 34 * k), (x, y + 38 * k), (x + 100 * k, y + 34 * k), (x + 196 * k, y + 28 * k)], 2, 9 * k, (16 * k, 34 * k), lambda a, _: 1.6, every=5,
            lean=0.1 * flip)
    for i in range(5):
        u = -160 + 80 * i
        tip = (x + (u * 1.2 - flip * 96) * k, y + (150 + 12 * math.sin(i * 2.2)) * k)
        oar = Clay().limb([(x + u * k, y + 62 * k, 40, 13 * k), (x + (u * 1.06 - flip * 30) * k, y + 96 * k, 60, 9 * k), (tip[0] + flip * 26 * k, tip[1] - 22 * k, 70, 8 * k), (*tip, 70, 15 * k),
                (tip[0] - flip * 30 * k, tip[1] + 14 * k, 70, 7 * k)], per=6)
        w.strokes([[(tip[0] - flip * 24 * k + q, tip[1] + 16 * k) for q in (0, -flip * 60 * k)]], 2.0)
        swirl(w, tip[0] - flip * 12 * k, tip[1] + 10 * k, 48 * k)
        t.leave_clay(oar, grow=3)
        t.clay(oar, "wood", "along")


def poppy(t: Thing, x: float, y: float, k: float, lean: float, n: int) -> None:
    """A poppy on its stem, its foot at (x, y), 100 px high by `k`."""
    top = (x + lean * k, y - 90 * k)
    stem = [(x, y), (x - lean * 0.5 * k, y - 30 * k), (x + lean * 0.4 * k, y - 64 * k), top]
    t.strokes([stem], 6 * k + 2, black=True)
    t.strokes([stem], 2.6 * k, ends=(0.9, 0.9), spot=0)
    for side, h in ((-1, 18), (1, 30), (-1, 40)):
        leaf = Clay().limb([(x, y - h * k, 0, 2.5 * k), (x + side * 18 * k, y - (h + 8) * k, 6, 5 * k), (x + side * 36 * k, y - (h - 2) * k, 10, 1.5 * k)], per=4, press=(0, 0, 1.5))
        t.leave_clay(leaf, grow=1)
        t.clay(leaf, "skin", "along", spot=0)
    for i in range(n):
        q = (i + 0.5) / n * 2 - 1
        a = math.radians(-90 + q * 118 + 20 * math.sin(n * 3 + i))
        size = k * (46 - 8 * abs(q)) * (0.9 if i % 2 else 1.05)
        tip = (top[0] + size * math.cos(a), top[1] + size * 0.8 * math.sin(a))
        petal = Clay().limb([(*top, 0, 5 * k), (top[0] * 0.5 + tip[0] * 0.5, top[1] * 0.5 + tip[1] * 0.5, 14 * k, 15 * k), (*tip, 8 * k, 13 * k)], per=4, press=(0, 0, 1.7))
        t.leave_clay(petal, grow=1.6)
        t.clay(petal, "skin", "along", ambient=0.14, near=1.7, stroke=(10, 30))
    t.leave([(top[0] + 8 * k * math.cos(q / 3), top[1] - 4 * k + 8 * k * math.sin(q / 3)) for q in range(19)])
    t.sparks((top[0], top[1] - 4 * k), (3 * k, 6 * k), 14, length=(4 * k, 10 * k), width=1.2 * k + 0.3, spot=0)


def sole(t: Thing, x: float, y: float, k: float, side: int) -> None:
    """The print of a bare foot that walks away from us, black in the white ground."""
    foot = [(0, 46), (-20, 40), (-26, 20), (-18, -2), (-30, -26), (-26, -50), (0, -58), (26, -50), (30, -28), (20, -4), (24, 24), (18, 42)]
    t.leave([(x + side * u * k, y + v * k * 0.5) for u, v in foot])
    for i, (u, v) in enumerate(((-24, -70), (-8, -78), (8, -78), (21, -72), (32, -62))):
        r = (13, 10, 9, 8, 7)[i] * k
        t.leave([(x + side * u * k + r * math.cos(q / 3), y + v * k * 0.52 + r * 0.55 * math.sin(q / 3)) for q in range(19)])
    t.comb([[(x - 26 * k * side, y + 22 * k), (x, y + 27 * k), (x + 22 * k * side, y + 20 * k)], [(x - 32 * k * side, y + 26 * k), (x, y + 34 * k), (x + 28 * k * side, y + 26 * k)]],
            int(8 + 12 * k), length=(0.2, 0.5), start=(0, 0.6), stray=1, width=(0.8, 2.2), spot=0)


def ox(*, nose: Spot = (-250.0, -110.0), fore: tuple[Step, Step] = ((34, 26), (-22, 0)), hind: tuple[Step, Step] = ((-30, 0), (26, 14))) -> Clay:
    """An ox that walks to our left, 210 px at the withers; `nose` is where its muzzle is. Parts as of `quad`, and horn; marks `eye`, `nose`."""
    c = quad(tall=206, long=214, chest=66, waist=62, rump=58, bone=11, fore=fore, hind=hind)
    x, y = nose
    poll = (x + 62.0, y - 62.0, 10.0)
    neck(c, (-116, -144, 0), poll, (62, 40))
    snout(c, poll, (x, y, 14), 36, 25, 26, spread=28)
    c.limb([(poll[0] - 2, poll[1] + 26, 10, 30), (x + 22, y + 8, 14, 20)], melt=12, part="head", per=4)
    for z in (34, -22):
        c.limb([(poll[0] - 12, poll[1] - 32, z, 10), (poll[0] - 34, poll[1] - 56, z * 1.6, 9), (poll[0] - 38, poll[1] - 92, z * 1.9, 6), (poll[0] - 20, poll[1] - 118, z * 1.9, 1.5)], melt=4,
                part="horn", per=5)
    c.limb([(108, -176, 0, 10), (136, -140, 0, 7), (138, -80, 0, 6), (134, -50, 0, 12), (132, -30, 0, 3)], melt=6, part="tail", per=5)
    return c


def clinging_lion() -> Clay:
    """A lion that lies on somebody's back and clings to it, head to our left, 330 px long, its belly at y = 0. Parts: trunk, leg, paw, head, tail; marks `eye`, `mane`."""
    c = Clay().limb([(-90, -36, 0, 46), (-20, -44, 0, 44), (60, -42, 0, 42), (120, -40, 0, 46)], melt=10, part="trunk", per=5)
    for root, knee, foot in (((-84, -24, 40), (-118, 36, 62), (-84, 84, 70)), ((112, -24, 40), (76, 40, 66), (116, 84, 74))):
        c.limb([(*root, 38), (*knee, 23), (*foot, 18)], melt=14, part="leg", per=5)
        for k in (-1, 0, 1):
            c.ball(foot[0] + 14 * k, foot[1] + 14, foot[2] + 10, 12, melt=4, part="paw")
    c.ball(-150, -56, 10, 60, melt=14, part="head").limb([(-176, -60, 40, 34), (-212, -46, 46, 26), (-236, -38, 48, 20)], melt=12, part="head", per=4)
    c.limb([(-190, -24, 40, 30), (-226, -14, 46, 25)], melt=10, part="muzzle", per=3).limb([(-186, 8, 34, 22), (-214, 16, 38, 17)], melt=6, part="muzzle", per=3)
    c.limb([(-258, -44, 52, 8), (-248, -32, 56, 9)], melt=3, part="nose", tone=0.25).limb([(-254, 0, 60, 3), (-224, 6, 72, 3.5), (-188, -2, 74, 2.5)], melt=3, carve=True, per=3)
    c.limb([(-206, -84, 56, 9), (-184, -92, 58, 11), (-160, -86, 56, 9)], melt=8, part="head", per=3).ball(-126, -112, 30, 20, melt=5, part="ear")
    c.limb([(150, -36, 0, 12), (206, -20, 10, 9), (226, 50, 20, 8), (200, 110, 30, 7)], melt=8, part="tail", per=6).ball(196, 124, 32, 15, melt=6, part="tail")
    c.marks["eye"] = [(-192, -68, 74)]
    c.marks["mane"] = [(-138, -44, 30)]
    c.marks["pad"] = [(-228, -16, 74), (-216, -8, 76), (-206, -18, 74)]
    return c
