"""An otter that comes straight at us and its young, one great bent feather; a hamster, an owl, a loris and its hands."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import locks, placed, strew


def otter_jaw() -> Clay:
    """The lower jaw of `otter_face`, to lie behind what it bites; the part is `fur`."""
    return Clay().limb([(-44, 84, 10, 44), (-24, 108, 40, 38), (0, 116, 56, 36), (24, 108, 40, 38), (44, 84, 10, 44)], melt=16, part="fur", per=4)


def otter_face(*, look: tuple[float, float] = (0.0, 0.2)) -> Clay:
    """An otter that looks at us, without its lower jaw: 270 px from cheek to cheek. Parts: fur, pad, nose, ear, lid.

    Marks: the eyes `left|right`, `nose`, `bite` (under its lips), `pad left|right`.
    """
    c = Clay().ball(0, -34, -20, 96, melt=12, part="fur", press=(0, 1.15, 0))
    c.both(Clay().limb([(58, -6, 0, 56), (84, 26, -6, 46), (80, 46, -16, 36)], melt=30, part="fur", per=4))
    c.limb([(0, -50, 58, 44), (0, -14, 84, 38), (0, 14, 100, 34)], melt=22, part="fur", per=4)
    c.both(Clay().limb([(20, 40, 104, 33), (48, 50, 82, 34), (68, 52, 56, 26)], melt=12, part="pad", per=4))
    c.limb([(-22, -2, 134, 12), (0, -4, 138, 14), (22, -2, 134, 12)], melt=4, part="nose", tone=0.3, per=3).limb([(-8, 10, 140, 11), (8, 10, 140, 11)], melt=5, part="nose", tone=0.3)
    c.limb([(0, 22, 144, 2.6), (0, 66, 140, 2.6)], melt=3, carve=True).both(Clay().ball(13, 4, 152, 6, melt=3, carve=True))
    c.both(Clay().limb([(20, -62, 66, 14), (50, -72, 54, 16), (78, -52, 28, 12)], melt=16, part="fur"))
    c.both(Clay().ball(112, -50, -40, 21, melt=7, part="ear", press=(0, 0, 1.5)).ball(117, -50, -18, 12, melt=5, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (49 * side, -36, 56), 19, side, aside=18, lids=1.0, look=(look[0] * side, look[1]), inner=0.3, iris=0.72, bag=0.3)
        c.marks[f"pad {name}"] = [((28 + 17 * (k % 3)) * side, 34 + 12 * (k // 3) + 4 * (k % 2), 130 - 14 * (k % 3)) for k in range(9)]
    c.marks["nose"], c.marks["bite"] = [(0, 0, 152)], [(-66, 84, 80), (0, 74, 130), (66, 84, 80)]
    return c


def webbed_paw(c: Clay, wrist: Sequence[float], degrees: float, size: float = 1.0) -> None:
    """Five short toes joined by a web, put on a limb's end (x, y, z), spread towards `degrees`; the parts are `web` and `toe`."""
    x, y, z = wrist
    a = math.radians(degrees)
    c.limb([(x, y, z, 24 * size), (x + 30 * size * math.cos(a), y + 30 * size * math.sin(a), z, 36 * size)], melt=8, part="web", press=(0, 0, 1.4))
    for k in range(-2, 3):
        a = math.radians(degrees + 25 * k)
        knots = [(x + q * size * math.cos(a), y + q * size * math.sin(a), z + lift, r * size) for q, lift, r in ((24, 8, 13), (52, 14, 13), (80 - 4 * k * k, 10, 10))]
        c.limb(knots, melt=3, part="toe", per=3)


def pup_back(*, turn: float = 0.0) -> Clay:
    """The back of a young otter's head and its shoulders, 190 px wide; parts: fur, ear."""
    c = Clay().limb([(0, 300, 0, 130), (0, 190, 0, 104), (0, 90, 0, 78)], melt=18, part="fur", per=5)
    c.ball(0, 0, 0, 88, melt=26, part="fur", press=(0, 0.2, 0)).both(Clay().ball(42, 26, 4, 54, melt=24, part="fur"))
    return c.both(Clay().ball(82, -46, 14, 24, melt=4, part="ear", press=(0, 0, 1.3))).turned(yaw=turn)


def plume(t: Thing, line: Sequence[Sequence[float]], half: tuple[float, float], *, splits: Sequence[float] = (), lean: float = 0.9, spot: float = 1.0) -> None:
    """One large feather along a bent shaft from its root: barbs of either width, loose down at the root, parted at `splits` (0…1)."""
    p = flow([q[:2] for q in line], 40)
    n = len(p) - 1
    run = np.gradient(p, axis=0)
    run /= np.hypot(run[:, 0], run[:, 1])[:, None]
    curves, widths = [], []
    edge: dict[int, list[tuple[float, float]]] = {-1: [], 1: []}
    for side, wide in ((-1, half[0]), (1, half[1])):
        for q in np.linspace(0.1, 0.995, round(n * 2.6)):
            gap = min((abs(q - u - 0.012 * side) for u in splits), default=1.0)
            i = int(q * n)
            out = np.array([run[i, 1], -run[i, 0]]) * -side
            swell = math.sin(math.pi * min(1.0, 0.16 + q * 0.86)) ** 0.55 * wide * (0.72 + 0.28 * min(1.0, (q - 0.1) / 0.25))
            if q < 0.24:
                swell *= t.rng.uniform(0.5, 1.05)
            d = out + run[i] * lean * (0.3 if q < 0.2 else 1.0)
            tip = p[i] + d * swell / math.hypot(1, lean) * t.rng.uniform(0.95, 1.02)
            edge[side].append((float(tip[0]), float(tip[1])))
            if gap < 0.012:
                continue
            bow = p[i] + d * swell * 0.36 + run[i] * swell * -0.07
            curves.append([tuple(p[i]), tuple(bow), tuple(tip)])
            widths.append((0.9 + 1.5 * (0.5 + 0.5 * math.sin(q * 60 + side))) * (1.15 if side < 0 else 0.72))
    t.leave([*edge[-1], *reversed(edge[1])], grow=5)
    t.strokes(curves, widths, ends=(0.5, 0.1), spot=spot, shake=0.4)
    t.strokes([p[::6].tolist()], 13, black=True, ends=(1, 0.2))
    t.strokes([p[::6].tolist()], 6, ends=(1, 0.1), spot=0)


def hamster(*, look: tuple[float, float] = (0.0, -0.7)) -> Clay:
    """A hamster that sits before us with crammed cheeks, 520 px from cheek to cheek, cut off at y = 420. Parts: fur, cheek, muzzle, nose, ear, lid.

    Marks: the eyes `left|right`, `nose`, `mouth` (the gap of its lips), `cheek left|right` (their middles).
    """
    c = Clay().limb([(0, 430, -90, 230), (0, 300, -80, 210), (0, 160, -60, 150)], melt=20, part="fur", per=5)
    c.ball(0, -10, 0, 122, melt=24, part="fur").limb([(0, -40, 76, 54), (0, 6, 104, 44)], melt=26, part="fur")
    c.both(Clay().ball(140, 70, 20, 124, melt=16, part="cheek", press=(0, 0.2, 0.2)))
    c.both(Clay().ball(24, 46, 122, 34, melt=10, part="muzzle")).limb([(-16, 92, 104, 28), (16, 92, 104, 28)], melt=10, part="muzzle")
    c.limb([(-10, 14, 156, 9), (10, 14, 156, 9), (0, 24, 158, 8)], melt=4, part="nose", tone=0.4).limb([(-40, 74, 140, 4), (0, 66, 156, 7), (40, 74, 140, 4)], melt=4, carve=True, per=4)
    c.both(Clay().limb([(90, -92, -30, 34), (116, -132, -34, 38), (124, -150, -36, 28)], melt=8, part="ear", press=(0, 0, 1.8), per=4))
    c.both(Clay().limb([(104, -108, 0, 20), (118, -138, -4, 22)], melt=6, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (66 * side, -42, 78), 33, side, aside=18, lids=1.3, look=(look[0] * side, look[1]), inner=0.5, iris=0.74, bag=0.2)
        c.marks[f"cheek {name}"] = [(140 * side, 70, 140)]
    c.marks["nose"], c.marks["mouth"] = [(0, 18, 166)], [(-48, 82, 140), (-20, 74, 150), (0, 68, 156), (20, 74, 150), (48, 82, 140)]
    return c


def hamster_arms() -> Clay:
    """The forelegs of `hamster`, which press its cheeks from below; parts: arm, paw."""
    c = Clay()
    for side in (-1, 1):
        c.limb([(132 * side, 320, 90, 52), (172 * side, 256, 130, 38), (150 * side, 196, 160, 29)], melt=12, part="arm", per=5).ball(146 * side, 176, 168, 31, melt=10, part="paw")
        for k in range(4):
            a = math.radians(-136 + 30 * k)
            x, y = 146 * side, 172
            c.limb([(x + side * q * math.cos(a), y + q * math.sin(a), 172 + lift, r) for q, lift, r in ((20, 8, 13), (44, 12, 12), (66, 4, 10))], melt=1.5, part="paw", per=3)
    return c


def owl_head() -> Clay:
    """A horned owl that looks at us, 330 px wide, its body below. Parts: body, head, disc, tuft, beak. Marks: `eye left|right` (middles), `tuft left|right` (root to tip), `beak`."""
    c = Clay().limb([(0, 460, -60, 260), (0, 300, -50, 220), (0, 160, -30, 160)], melt=20, part="body", per=5)
    c.ball(0, 0, 0, 142, melt=24, part="head", press=(0, 0.6, 0)).both(Clay().ball(84, 34, 0, 90, melt=30, part="head"))
    c.both(Clay().ball(64, 6, 74, 82, melt=14, part="disc", press=(0, 0, 1.6)).ball(62, 4, 150, 60, melt=24, carve=True))
    c.limb([(0, -70, 118, 22), (0, -10, 140, 17), (0, 30, 150, 14)], melt=16, part="disc", per=4)
    c.limb([(0, 18, 150, 17), (0, 54, 172, 15), (0, 92, 168, 4)], melt=4, part="beak", per=4)
    c.both(Clay().limb([(18, -64, 110, 18), (70, -92, 84, 22), (116, -130, 40, 18), (148, -186, 10, 4)], melt=12, part="tuft", per=5))
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"eye {name}"] = [(64 * side, 2, 110)]
        c.marks[f"tuft {name}"] = [(16 * side, -62, 120), (70 * side, -100, 100), (118 * side, -142, 60), (156 * side, -206, 20)]
    c.marks["beak"] = [(0, 92, 170)]
    return c


def owl_eye(t: Thing, x: float, y: float, r: float, look: tuple[float, float] = (0.0, 0.0), *, lids: bool = True) -> None:
    """The round eye of an owl or a loris: black rim, bright ring of ticks, a great pupil; the light it sees lies in it with the card's colour."""
    turn = [math.tau * k / 48 for k in range(48)]
    t.leave([(x + r * 1.16 * math.cos(a), y + r * 1.16 * math.sin(a)) for a in turn])
    u, v, p = x + look[0] * r, y + look[1] * r, r * 0.6
    rays = [[(x + r * 0.94 * math.cos(a), y + r * 0.94 * math.sin(a)), (u + p * 1.12 * math.cos(a), v + p * 1.12 * math.sin(a))] for a in np.linspace(0, math.tau, 64, endpoint=False)]
    t.strokes(rays, [r * float(t.rng.uniform(0.03, 0.075)) for _ in rays], ends=(0.9, 0.3), spot=0)
    t.strokes([[(x + r * 1.02 * math.cos(a), y + r * 1.02 * math.sin(a)) for a in (*turn, 0.0)]], r * 0.05, ends=(1, 1), spot=0)
    t.strokes([[(u + p * 0.56 * math.cos(a), v + p * 0.56 * math.sin(a)) for a in np.linspace(0.7, 2.4, 10)]], r * 0.12, ends=(0.1, 0.1), spot=1)
    t.prick([(u - p * 0.4, v - p * 0.45, r * 0.1)], spot=0)
    if not lids:
        return
    lid = [(x + r * 1.2 * q, y - r * (0.5 + 0.32 * (1 - q * q))) for q in np.linspace(-1, 1, 12)]
    t.leave([*lid[1:-1], *((x + r * 1.2 * math.cos(a), y + r * 1.2 * math.sin(a)) for a in np.linspace(-0.5, -math.pi + 0.5, 14))])
    t.strokes([[(px, py - r * d) for px, py in lid[1 + k : -1 - k]] for k, d in enumerate((0.06, 0.16, 0.27))], [r * 0.06, r * 0.04, r * 0.03], ends=(0.1, 0.1), spot=0)


def loris_face() -> Clay:
    """A small loris that looks up at us, 210 px wide. Parts: fur, ear, nose. Marks: `eye left|right` (middles), `nose`, `lip left|right`."""
    c = Clay().ball(0, 0, 0, 96, part="fur", press=(0, 0.3, 0)).both(Clay().ball(48, 30, 10, 54, melt=24, part="fur"))
    c.limb([(0, -30, 70, 34), (0, 16, 92, 24), (0, 40, 104, 17)], melt=18, part="fur", per=4).limb([(0, 62, 74, 22), (0, 66, 70, 22)], melt=12, part="fur")
    c.limb([(-9, 38, 120, 8), (9, 38, 120, 8)], melt=4, part="nose", tone=0.4)
    c.both(Clay().ball(90, -54, -20, 32, melt=8, part="ear", press=(0, 0, 1.5)).ball(94, -54, 8, 19, melt=6, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"eye {name}"], c.marks[f"lip {name}"] = [(45 * side, -8, 90)], [(0, 50, 120), (2 * side, 58, 116), (18 * side, 62, 104), (30 * side, 70, 90)]
    c.marks["nose"] = [(0, 38, 128)]
    return c


def draped_hand(side: int) -> Clay:
    """A small hand that hangs on to an edge at the origin from behind, its four fingers towards us and down; 110 px wide; parts: hand, finger. Marks: `nail 0` … `nail 3`."""
    c = Clay().limb([(-10 * side, -34, -30, 30), (0, -8, 0, 36), (0, 8, 6, 34)], melt=10, part="hand", per=4, press=(0, 0, 1.2))
    for k in range(4):
        x, long = -42 + 28 * k, 6 * (k in (1, 2))
        c.limb([(x * 0.72, 2, 20, 15), (x, 34, 34, 14.5), (x * 1.1, 62 + long, 30, 13.5), (x * 1.12, 80 + long, 22, 12)], melt=2, part="finger", per=4)
        c.marks[f"nail {k}"] = [(x * 1.12, 80 + long, 34)]
    return c


def hairs_over(t: Thing, curves: Sequence[Sequence[tuple[float, float]]], width: float = 1.8) -> None:
    """Single hairs that lie over whatever is there: whiskers; each is black first."""
    t.strokes(curves, 5, black=True, ends=(0.9, 0.2))
    t.strokes(curves, width, ends=(0.9, 0.05))


def bubble(t: Thing, x: float, y: float, r: float) -> None:
    """A bubble of air under water."""
    turn = [0.4 + 5.0 * k / 11 for k in range(12)]
    t.leave([(x + r * math.cos(k * math.tau / 16), y + r * math.sin(k * math.tau / 16)) for k in range(16)], grow=1)
    t.strokes([[(x + r * math.cos(a), y + r * math.sin(a)) for a in turn]], 1.6, ends=(0.3, 0.3))
    t.prick([(x + r * 0.3, y - r * 0.3, r * 0.18)])


def wet_nose(t: Thing, x: float, y: float, degrees: float) -> None:
    """The broad black nose of an otter, 112 px wide: a gleam on its top, two nostrils."""
    shape = [(-56, -20), (-30, -32), (0, -28), (30, -32), (56, -20), (50, 8), (18, 34), (0, 38), (-18, 34), (-50, 8)]
    t.leave(placed(shape, (x, y), 1.0, degrees), grow=2)
    gleam = [[(-44 + 7 * k, -24 - 4 * math.sin(k)), (-40 + 6.6 * k, -14), (-36 + 6 * k, -9 + 4 * math.sin(k))] for k in range(13)]
    t.strokes([placed(c, (x, y), 1.0, degrees) for c in gleam], 2.6, ends=(0.4, 0.1))
    t.strokes([placed([(d * 12, 10), (d * 26, 2), (d * 36, 8)], (x, y), 1.0, degrees) for d in (-1, 1)], 2.4, ends=(0.1, 0.3))


def owl_disc(t: Thing, x: float, y: float) -> None:
    """Feathers that stand round an owl's eye in three rings, 62 to 150 px from its middle, lighter below."""
    rows: list[list[tuple[float, float]]] = []
    for ring in (2, 1, 0):
        near, far = 62 + 22 * ring, 96 + 26 * ring
        for k in range(46):
            a = math.tau * k / 46 + 0.07 * ring
            rows.append([(x + r * math.cos(a + bend), y + r * math.sin(a + bend)) for r, bend in ((near, 0.0), ((near + far) / 2, 0.03), (far, 0.1))])
    locks(t, rows, 7, [0.75 + 0.75 * max(0.0, (c[0][1] - y) / 80) for c in rows], hairs=2)


def pit_rim(t: Thing, middle: tuple[float, float], rx: float, ry: float, first: float, last: float, count: int = 420) -> None:
    """Strokes outwards from the edge of a round hole seen aslant, from one angle (radians) to another."""
    for k in range(count):
        a = first + (last - first) * k / (count - 1)
        x, y, far = middle[0] + rx * math.cos(a), middle[1] + ry * math.sin(a), t.rng.uniform(0.06, 0.2)
        t.strokes([[(x, y), (x + rx * far * math.cos(a), y + ry * 1.5 * far * math.sin(a))]], 1.4 + 2.0 * t.rng.random(), ends=(1.0, 0.05))


def pit_floor(t: Thing, middle: tuple[float, float], rx: float, ry: float) -> None:
    """The ground on our side of such a hole, down to the card's edge: it covers what hangs in the hole; dust, and the near `pit_rim` in the colour."""
    x, y = middle
    t.leave([*((x + rx * math.cos(k * math.pi / 59), y + ry * math.sin(k * math.pi / 59)) for k in range(60)), (-20, y), (-20, 1220), (820, 1220), (820, y)])

    def dusty(u: float, v: float) -> float:
        q = math.hypot((u - x) / rx, (v - y) / ry)
        return 0.6 * math.exp(-(((q - 1.5) / 0.5) ** 2)) if q > 1.2 else 0.0

    strew(t, (-10, y - ry * 0.8, 810, 1200), 1800, lambda u, v: 0.0, dusty, length=(12, 50), width=(0.6, 1.9), spot=0.0)
    pit_rim(t, middle, rx, ry, 0, math.pi)


def otter_teeth(t: Thing, x: float, y: float) -> None:
    """Two eye teeth and three small ones between them that come down over what is bitten at a point."""
    for q, long in ((-50, 44), (50, 44), (-20, 18), (0, 18), (20, 18)):
        u, v = x + q, y + 8 - q * 0.1 + abs(q) * 0.1
        t.leave([(u - 12, v), (u + 12, v), (u + 2, v + long + 5)], grow=3)
        t.bare([(u - 9, v), (u + 9, v), (u + 3, v + long * 0.6), (u - 1, v + long)], spot=0)


def incisors(t: Thing, x: float, y: float) -> None:
    """The two front teeth of a rodent, hanging from a point."""
    for d in (-1, 1):
        t.bare([(x + d * 2, y - 2), (x + d * 15, y), (x + d * 14, y + 30), (x + d * 3, y + 32)], spot=0)
        t.strokes([[(x + d * 9, y + 4), (x + d * 9, y + 24)]], 1.2, black=True)
