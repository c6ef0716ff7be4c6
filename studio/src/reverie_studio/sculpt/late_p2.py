"""Those who put up with much: a giraffe, a camel, an owl and her young."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot, placed


def giraffe_face(*, look: tuple[float, float] = (0.1, -0.95), part_lips: float = 1.0) -> Clay:
    """A giraffe's head in profile to our left on a neck held flat, 340 px from lip to ear, its lips parted.

    Parts: neck, head, lip, horn, knob, ear, lid. Marks: eye `near`, `nostril`, `mouth` (corner first), `tongue` (its root between the lips), `hollow` (an outline) of the ear.
    """
    c = Clay().limb([(70, 10, -10, 66), (180, 60, -30, 66), (320, 100, -40, 84), (460, 130, -50, 110)], melt=14, part="neck", per=6)
    c.limb([(62, -14, 0, 60), (0, -8, 8, 54), (-80, 20, 12, 42), (-150, 46, 14, 34), (-204, 66, 14, 32)], melt=18, part="head", per=6)
    c.limb([(40, 40, 14, 48), (-40, 54, 20, 38), (-130, 74, 20, 27), (-180, 92, 14, 22)], melt=26, part="head", per=5)
    c.limb([(-196, 66, 14, 34), (-234, 82, 16, 30), (-258, 100, 16, 20), (-266, 112, 16, 11)], melt=16, part="lip", per=5)
    drop = 8 * part_lips
    c.limb([(-166, 96, 8, 22), (-206, 120 + drop, 8, 20), (-228, 132 + drop, 8, 15)], melt=12, part="lip", per=5)
    c.limb([(-276, 126 + drop * 0.7, 20, 3 + drop * 0.5), (-228, 115 + drop * 0.5, 26, 3 + drop * 0.3), (-176, 96, 34, 3)], melt=3, carve=True, per=4)
    c.limb([(-14, 18, 42, 12), (-70, 38, 38, 10), (-130, 54, 34, 8)], melt=26, part="head", per=4)
    c.limb([(22, -48, 44, 15), (-14, -44, 52, 16), (-46, -24, 46, 12)], melt=14, part="head", per=4)
    for x, z in ((58, 24), (16, -30)):
        c.limb([(x, -54, z, 22), (x + 6, -96, z + 4, 13), (x + 8, -128, z + 6, 12)], melt=10, part="horn", per=4).ball(x + 9, -146, z + 6, 18, melt=6, part="knob", tone=0.75)
    c.limb([(92, -40, 40, 13), (132, -66, 62, 27), (174, -84, 74, 20), (206, -86, 78, 3)], melt=8, part="ear", press=(0, 0.6, 1.8), per=5)
    eye(c, "near", (-6, -10, 50), 22, -1, aside=-4, lids=1.0, look=look, inner=0.5, iris=0.66, bag=0.8)
    c.marks["nostril"] = [(-244, 82, 46), (-236, 72, 48), (-222, 70, 48), (-214, 78, 48), (-226, 80, 48)]
    c.marks["mouth"] = [(-162, 90, 40), (-196, 102, 40), (-232, 114, 36), (-268, 122, 24)]
    c.marks["tongue"] = [(-232, 118 + drop * 0.5, 20)]
    c.marks["hollow"] = [(118, -56, 90), (136, -76, 92), (172, -92, 92), (196, -88, 90), (172, -76, 92), (140, -54, 92)]
    return c


def camel_face(*, lids: float = 1.0, look: tuple[float, float] = (0.6, 0.4)) -> Clay:
    """A camel's head in profile to our left, 330 px from its hanging lip to the ear; without a neck, which joins at (70, 20).

    Parts: head, lip, ear, lid. Marks: eye `near`, `nostril`, `mouth` (corner first), `crown` and `throat`: where its wool is rooted, front first.
    """
    c = Clay().limb([(64, -12, 0, 58), (4, -18, 8, 54), (-66, -4, 12, 44), (-134, 10, 14, 39), (-190, 22, 14, 38)], melt=18, part="head", per=6)
    c.limb([(46, 34, 12, 44), (-36, 46, 18, 36), (-120, 56, 18, 26), (-160, 66, 12, 22)], melt=26, part="head", per=5)
    c.limb([(-184, 20, 14, 38), (-218, 32, 16, 37), (-232, 52, 16, 33), (-234, 72, 16, 22)], melt=20, part="lip", per=5)
    c.limb([(-130, 72, 10, 26), (-176, 92, 10, 27), (-202, 104, 10, 22), (-208, 112, 10, 16)], melt=12, part="lip", per=5)
    c.limb([(-262, 98, 24, 3), (-222, 90, 34, 3), (-166, 72, 42, 3), (-126, 58, 44, 2)], melt=3, carve=True, per=4)
    c.limb([(-20, 8, 42, 12), (-80, 24, 38, 10), (-130, 34, 34, 7)], melt=24, part="head", per=4)
    c.limb([(28, -54, 42, 16), (-14, -54, 52, 18), (-50, -34, 46, 13)], melt=14, part="head", per=4)
    c.limb([(84, -42, 34, 13), (112, -80, 42, 19), (132, -118, 44, 3)], melt=8, part="ear", press=(0.4, 0, 1.6), per=5)
    eye(c, "near", (-8, -12, 48), 33, -1, aside=-4, lids=lids, look=look, inner=0.2, iris=0.52, bag=0.8)
    c.marks["nostril"] = [(-248, 48, 50), (-240, 34, 52), (-220, 24, 52), (-206, 24, 52), (-218, 34, 52), (-232, 46, 52)]
    c.marks["mouth"] = [(-112, 52, 46), (-146, 66, 44), (-180, 76, 44), (-222, 90, 36), (-254, 95, 24)]
    c.marks["crown"] = [(-20, -68, 40), (20, -74, 36), (60, -68, 30), (96, -50, 20), (120, -20, 6)]
    c.marks["throat"] = [(-60, 78, 34), (-10, 86, 34), (40, 82, 34), (90, 88, 20), (130, 110, 0)]
    return c


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
