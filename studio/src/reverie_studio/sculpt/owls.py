"""Owls of clay: a whole one that stares, a body with a face drawn on it, a head with a disc of feathers."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot, locks, placed


def staring_owl(*, look: tuple[float, float] = (0.9, 0.0)) -> Clay:
    """An owl that stands before us: 620 px from its claws (y = 0) to the tips of its ear tufts, 330 px wide; both eyes `look` to our right and down.

    Parts: body, breast, wing, disc, head, tuft, beak, shank, claw, lid. Marks: the eyes `left|right`.
    """
    c = Clay().limb([(0, -90, -20, 92), (0, -190, -10, 134), (0, -300, -10, 142), (0, -390, -6, 124)], melt=14, part="body", per=6)
    c.limb([(0, -120, 40, 76), (0, -220, 60, 96), (0, -320, 50, 90)], melt=24, part="breast", per=5)
    c.ball(0, -452, 0, 124, melt=24, part="head", press=(0, 0.16, 0)).both(Clay().ball(60, -436, -6, 84, melt=26, part="head"))
    c.both(Clay().limb([(118, -350, 10, 48), (146, -250, 26, 56), (136, -140, 36, 44), (96, -40, 30, 14)], melt=8, part="wing", per=6, press=(0.5, 0, 0.4)))
    c.both(Clay().limb([(64, -528, 20, 40), (94, -574, 14, 27), (122, -634, 8, 4)], melt=12, part="tuft", per=5, press=(0, 0, 0.8)))
    c.both(Clay().ball(58, -452, 72, 66, melt=10, part="disc", press=(0, 0, 1.2)))
    c.both(Clay().limb([(10, -478, 122, 13), (46, -514, 112, 16), (92, -534, 76, 12)], melt=12, part="head", per=4))
    c.limb([(0, -452, 130, 20), (0, -424, 152, 20), (0, -392, 152, 13), (0, -366, 140, 3)], melt=4, part="beak", per=4)
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (56 * side, -452, 96), 38, side, aside=8, lids=1.35, look=(look[0] * side, look[1]), inner=0.35, iris=0.74, bag=0.2)
        c.limb([(56 * side, -90, 60, 50), (62 * side, -50, 84, 38), (64 * side, -26, 96, 26)], melt=10, part="shank", per=4)
        for u in (-44, 0, 44):
            c.limb([(64 * side, -26, 100, 20), (64 * side + u * 0.7, -18, 128, 19), (64 * side + u * 1.0, -8, 146, 16)], melt=3, part="shank", per=3)
            c.limb([(64 * side + u * 1.02, -6, 152, 11), (64 * side + u * 1.12, 10, 166, 9), (64 * side + u * 1.14, 30, 168, 2)], melt=2, part="claw", per=3)
    return c


def letting_go(owl: Clay) -> Clay:
    """A `staring_owl` (not yet turned) that lifts two toes of the foot on our right."""
    owl.lumps = [k for k in owl.lumps if not (k.part in ("shank", "claw") and k.a[0] > 62 and k.a[2] > 98 and k.b[0] > 60)]
    for u in (4, 50):
        owl.limb([(66, -30, 100, 20), (70 + u * 0.9, -44, 132, 18), (74 + u * 1.3, -64, 150, 14)], melt=4, part="shank", per=3)
        owl.limb([(75 + u * 1.34, -68, 154, 10), (78 + u * 1.5, -84, 160, 8), (78 + u * 1.5, -104, 156, 2)], melt=2, part="claw", per=3)
    return owl


def owl_body(*, tall: float = 1.0) -> Clay:
    """An owl that faces us, without a face: head of 200 px across at the origin, breast below it down to y = 330 by `tall`. Parts: head, breast."""
    c = Clay().limb([(0, 110 * tall, -30, 104), (0, 210 * tall, -40, 122), (0, 300 * tall, -50, 112)], melt=16, part="breast", per=5)
    c.ball(0, 0, 0, 98, melt=16, part="head", press=(0, 0.16, 0.2)).both(Clay().ball(50, 16, 16, 66, melt=22, part="head"))
    return c.limb([(0, -50, 60, 20), (0, -10, 78, 14)], melt=16, part="head", per=3)


def owl_face(t: Thing, at: Spot, k: float, *, roll: float = 0.0, look: Spot = (0.0, 0.0), lids: float = 0.0, sag: float = 0.22, eye_r: float = 21.0, sun: Spot = (-0.6, -0.6)) -> None:
    """The face on an `owl_body` of size `k`: two discs of rays, eyes, a beak.

    `look` moves the pupils, `lids` 0 … 1 lowers the lids (1 sleeps), `sag` below 0 arches them.
    """
    def put(u: float, v: float) -> Spot:
        """A point of the head on the card."""
        return placed([(u, v)], at, k, roll)[0]

    def around(u: float, v: float, rx: float, ry: float) -> list[Spot]:
        """An oval of the head on the card."""
        return [put(u + rx * math.cos(a), v + ry * math.sin(a)) for a in np.linspace(0, math.tau, 37)[:-1]]

    for side in (-1, 1):
        x, y = 41.0 * side, 0.0
        t.leave(around(x, y + 4, 47, 58), grow=1)
        for a in np.linspace(0, math.tau, 66)[:-1]:
            c, q = math.cos(a), math.sin(a)
            lit = 0.55 + 0.45 * (c * sun[0] + q * sun[1])
            long = t.rng.uniform(0.82, 1.0)
            t.strokes([[put(x + eye_r * 1.22 * c, y + eye_r * 1.22 * q), put(x + 46 * long * c + 1.5, y + 4 + 56 * long * q)]], k * (0.5 + 0.8 * lit), ends=(0.4, 0.7))
        for a in np.linspace(0.1, math.tau - 0.1, 64):  # the dark rim, and small feathers that stand on it
            c, q = math.cos(a), math.sin(a)
            if c * side > -0.35:
                t.strokes([[put(x + 47 * c, y + 4 + 58 * q), put(x + 54 * c + 2 * side, y + 4 + 65 * q)]], k * 3.4, ends=(0.8, 0.5), black=True)
                t.strokes([[put(x + 49 * c, y + 4 + 60 * q), put(x + 55 * c + 2 * side, y + 4 + 66 * q)]], k * 1.0, ends=(0.9, 0.2))
        t.leave(around(x, y, eye_r * 1.16, eye_r * 1.16))
        if lids < 1:
            t.bare(around(x, y, eye_r, eye_r), spot=0)
            turns = np.linspace(0, math.tau, 31)[:-1]
            t.strokes([[put(x + q * eye_r * math.cos(a), y + q * eye_r * math.sin(a)) for q in (0.98, 0.74)] for a in turns],
                      k * 0.9, ends=(1, 0.2), black=True)  # fmt: skip
            px, py = x + look[0] * eye_r * 0.34, y + look[1] * eye_r * 0.34
            t.leave(around(px, py, eye_r * 0.6, eye_r * 0.6))
            t.prick([(*put(px - eye_r * 0.2, py - eye_r * 0.22), k * eye_r * 0.15)], spot=0)
        if lids > 0:  # the upper lid comes down to `low`, its edge sags
            low = eye_r * (2 * lids - 1) * 0.7
            wide = math.sqrt(eye_r**2 - low**2) * 1.1
            turn = math.asin(low / eye_r)
            edge = [put(x + wide * u, y + low + sag * eye_r * (1 - u * u)) for u in np.linspace(-1, 1, 9)]
            t.leave([*edge, *[put(x + 1.12 * eye_r * math.cos(a), y + 1.12 * eye_r * math.sin(a)) for a in np.linspace(turn, -math.pi - turn, 17)]])
            folds = [i for i in range(1, 5) if low - 0.24 * eye_r * i > -0.9 * eye_r]
            t.strokes([[put(x + wide * u * (1 - 0.12 * i), y + low + sag * eye_r * (1 - u * u) - 0.24 * eye_r * i) for u in np.linspace(-0.9, 0.9, 7)] for i in folds],
                      k * (1.0 + 0.9 * lids), ends=(0.4, 0.4), spot=0)  # fmt: skip
            t.strokes([edge], k * (2.0 + 1.4 * lids), ends=(0.6, 0.6), spot=0)
    for u in np.linspace(-1, 1, 15):  # brows that part above the beak
        t.strokes([[put(u * 7, 16), put(u * 15, -26), put(u * 46, -62 + 6 * abs(u))]], k * 3.6, ends=(0.7, 0.3), black=True)
        t.strokes([[put(u * 7, 14), put(u * 15, -26), put(u * 46, -62 + 6 * abs(u))]], k * 1.7, ends=(0.6, 0.1))
    beak = Clay().limb([(0, 18, 60, 12), (0, 38, 72, 13), (0, 56, 70, 8), (0, 66, 62, 2.5)], part="beak", per=5).turned(at=(at[0], at[1], 100), scale=k, roll=roll)
    t.leave_clay(beak, grow=k * 2.4)
    t.clay(beak, CUTS["skin"].but(near=1.9), "along", gain=1.1)
    t.strokes([[put(0, 18), put(0, 40)]], k * 1.2, ends=(0.2, 0.2), black=True)


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


def owl_disc(t: Thing, x: float, y: float) -> None:
    """Feathers that stand round an owl's eye in three rings, 62 to 150 px from its middle, lighter below."""
    rows: list[list[tuple[float, float]]] = []
    for ring in (2, 1, 0):
        near, far = 62 + 22 * ring, 96 + 26 * ring
        for k in range(46):
            a = math.tau * k / 46 + 0.07 * ring
            rows.append([(x + r * math.cos(a + bend), y + r * math.sin(a + bend)) for r, bend in ((near, 0.0), ((near + far) / 2, 0.03), (far, 0.1))])
    locks(t, rows, 7, [0.75 + 0.75 * max(0.0, (c[0][1] - y) / 80) for c in rows], hairs=2)
