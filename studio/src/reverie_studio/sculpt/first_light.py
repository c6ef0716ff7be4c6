"""A hare whose ears are a lantern, a flame that stands, a tortoise that reaches up, a mouse that stands, the coat of a giraffe."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import cv2
import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.bodies import FINE, Body
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot


def lantern_hare(*, look: Spot = (0.0, -0.8)) -> Clay:
    """A hare that faces us, 210 px wide, its ears bent round a hollow of 130 px above its brow (middle at y = -240). Marks: the eyes, `lip left|right`, `pad left|right`."""
    c = Clay().ball(0, -26, -14, 86, melt=24, part="head", press=(0, 0.1, 0)).limb([(0, -60, 30, 50), (0, 0, 64, 40), (0, 44, 84, 32)], melt=26, part="head", per=4)
    c.both(Clay().limb([(58, -10, -4, 44), (62, 40, 6, 44), (40, 76, 18, 34)], melt=22, part="head", per=4))
    c.both(Clay().ball(22, 60, 84, 27, melt=8, part="muzzle"))
    c.limb([(-12, 92, 62, 17), (12, 92, 62, 17)], melt=8, part="muzzle")
    c.limb([(-14, 34, 108, 7), (0, 42, 114, 9), (14, 34, 108, 7)], melt=4, part="nose", tone=0.6).both(Clay().limb([(6, 42, 122, 2.6), (14, 37, 116, 3)], melt=2, carve=True))
    c.both(Clay().limb([(22, -54, 48, 14), (52, -60, 36, 15), (76, -42, 12, 12)], melt=14, part="head"))
    c.both(Clay().limb([(34, -84, -14, 24), (74, -136, -12, 36), (104, -216, -8, 44), (100, -300, 0, 40), (66, -372, 10, 26), (24, -414, 18, 4)], melt=10, part="ear", press=(0, 0, 0.9), per=8))
    c.both(Clay().limb([(48, -112, 8, 11), (80, -156, 10, 20), (104, -222, 13, 26), (99, -300, 20, 23), (68, -360, 22, 14), (38, -396, 26, 4)], melt=7, carve=True, per=8))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (54 * side, -20, 42), 26, side, aside=24, lids=1.0, look=(look[0] * side, look[1]), inner=0.7, iris=0.7, bag=0.4)
        c.marks[f"lip {name}"] = [(0, 52, 118), (1 * side, 72, 110), (14 * side, 86, 104), (34 * side, 82, 90)]
        c.marks[f"pad {name}"] = [(20 * side, 58, 110), (32 * side, 54, 106), (26 * side, 68, 108), (38 * side, 66, 100)]
    return c


def small_flame(t: Thing, x: float, y: float, wide: float, tall: float, lean: float = 0.0) -> None:
    """One flame standing on (x, y): a coloured mantle of strokes that run together in its tip, and a bare heart."""
    def edge(side: float, size: float) -> list[Spot]:
        out = []
        for q in np.linspace(0, 1, 15):
            belly = side * wide * size * 1.9 * q**0.5 * (1 - q) ** 0.9
            out.append((float(x + belly + (lean * q**2 + 0.16 * wide * math.sin(q * 6.0)) * size), float(y - tall * size * q)))
        return out

    t.leave([*edge(-1.1, 1.0), *reversed(edge(1.1, 1.0))], grow=10)
    rails = [edge(v, 1.0) for v in np.linspace(-1, 1, 9)]
    t.comb(rails, 46, width=(1.6, 4.0), length=(0.45, 0.95), start=(0.02, 0.4), stray=1.0)
    t.strokes([rails[0], rails[-1]], 4.5, ends=(0.3, 0.1))
    heart = [edge(v, 0.5) for v in np.linspace(-0.8, 0.8, 7)]
    t.comb(heart, 40, width=(1.6, 3.4), length=(0.6, 0.95), start=(0.0, 0.3), stray=1.0, spot=0)


def dark_eye(t: Thing, c: Clay, r: float, glint: Spot = (-0.3, -0.4), lash: float = 0.0) -> None:
    """The large dark eye `near` of a head turned as one likes: iris ticks on the far side of the `glint`, a pale rim, lashes of `lash` px."""
    upper, lower = np.array(c.curve("upper near")), np.array(c.curve("lower near"))
    t.leave([*upper.tolist(), *reversed(lower.tolist())], grow=r * 0.16)
    t.strokes([lower.tolist()], r * 0.16, ends=(0.3, 0.3), spot=0)
    t.strokes([(upper + (upper - lower) * 0.16).tolist()], r * 0.13, ends=(0.2, 0.2), spot=0)
    x, y = (upper[3] + lower[3]) / 2
    away = math.atan2(-glint[1], -glint[0])
    turns = [away + q for q in np.linspace(-1.3, 1.3, 15)]
    t.strokes([[(x + 0.8 * r * math.cos(q), y + 0.8 * r * math.sin(q)), (x + 0.5 * r * math.cos(q), y + 0.5 * r * math.sin(q))] for q in turns], r * 0.09, ends=(0.6, 0.2), spot=0)
    t.prick([(x + glint[0] * r, y + glint[1] * r, r * 0.2)], spot=0)
    if lash:
        out = (upper[3] - lower[3]) / max(1.0, float(np.linalg.norm(upper[3] - lower[3])))
        line = [upper[i] + (upper[i + 1] - upper[i]) * q for i in range(1, len(upper) - 1) for q in (0, 0.5)]
        along = (upper[-1] - upper[0]) / max(1.0, float(np.linalg.norm(upper[-1] - upper[0])))
        fan = np.linspace(-0.7, 0.7, len(line))
        hairs = [[p + out * r * 0.3, p + (out + along * q * 0.6) * lash * 0.6, p + (out + along * q * 1.2) * lash] for p, q in zip(line, fan, strict=True)]
        t.strokes(hairs, 3.0, ends=(0.9, 0.05), black=True)


def reaching_tortoise() -> Clay:
    """A tortoise that stands on stiff legs and stretches its neck up, to our right: shell 460 px wide, soles at y = 0. Marks: eye `near`, `lips`. Parts: shell, rim, skin, leg."""
    c = Clay().limb([(-150, -130, 0, 78), (0, -176, 0, 140), (120, -150, 0, 84)], melt=36, part="shell", press=(0, 0.2, 0), per=6)
    c.limb([(-206, -98, 10, 26), (-110, -76, 88, 28), (0, -70, 112, 29), (110, -82, 88, 28), (188, -120, 10, 27)], melt=7, part="rim", per=5)
    for x, fx, z in ((-130, -150, 66), (112, 134, 70), (-84, -66, -50), (70, 66, -50)):
        c.limb([(x, -80, z, 50), (fx, -40, z + 6, 41), (fx + 6, -18, z + 10, 40)], melt=8, part="leg", per=4)
    c.limb([(150, -150, 30, 56), (196, -230, 40, 46), (190, -330, 44, 37), (168, -430, 48, 35), (160, -492, 50, 40)], melt=16, part="skin", per=7)
    c.limb([(156, -500, 50, 50), (170, -544, 54, 52), (202, -582, 54, 36), (222, -604, 54, 22)], melt=16, part="skin", per=5)
    c.limb([(196, -506, 50, 36), (226, -544, 52, 30), (244, -580, 52, 18)], melt=10, part="skin", per=4)
    c.limb([(244, -604, 68, 3), (222, -560, 86, 4.5), (204, -514, 88, 3)], melt=4, carve=True).ball(216, -610, 72, 4.5, melt=3, carve=True)
    eye(c, "near", (166, -552, 88), 21, 1, aside=4, lids=1.0, look=(0.7, -0.9), inner=0.5, iris=0.68, bag=1.0)
    c.marks["lips"] = [(226, -572, 72)]
    for y in range(-470, -190, 28):
        mid = 190 if y > -340 else 172
        c.groove([(mid - 40, y - 6), (mid - 4, y + 8), (mid + 40, y - 4)], 4, melt=5, deep=0.5)
    for line in ([(-140, -224), (-76, -214), (0, -226), (70, -214), (130, -206)],
                 [(-200, -136), (-110, -126), (0, -124), (100, -132), (176, -150)], [(-46, -300), (-58, -216), (-70, -126), (-66, -100)],
                 [(40, -304), (50, -220), (64, -128), (60, -100)], [(-120, -262), (-140, -220), (-164, -132)], [(116, -250), (130, -206), (148, -142)]):  # fmt: skip
        c.groove(line, 8, melt=5, deep=0.7)
    return c


def patches(rng: np.random.Generator, size: float) -> Callable[[Array, Array], Array]:
    """The coat of a giraffe as a function of x and y: 1 in the dark patches of about `size` px, 0 in the seams between them."""
    at = np.array([(x + rng.uniform(-0.3, 0.3) * size, y + rng.uniform(-0.3, 0.3) * size) for x in np.arange(0, 860, size) for y in np.arange(-20, 1240, size)], np.float32)
    rows, columns = np.mgrid[0:1201, 0:801].astype(np.float32)
    first, second = np.full(rows.shape, 1e9, np.float32), np.full(rows.shape, 1e9, np.float32)
    for x, y in at:
        far = np.hypot(columns - x, rows - y)
        second = np.minimum(second, np.maximum(far, first))
        first = np.minimum(first, far)
    chart = np.clip((second - first - 0.13 * size) / (0.1 * size), 0, 1)
    return lambda x, y: chart[np.clip(y, 0, 1200).astype(int), np.clip(x, 0, 800).astype(int)]


def dandelion(t: Thing, stem: Sequence[Spot], r: float) -> None:
    """A dandelion in flower at the end of a stem, half turned to us, `r` px from its middle to its rim."""
    t.strokes([list(stem)], 8, ends=(1, 1), black=True)
    t.strokes([list(stem)], 4, ends=(1, 1), spot=0)
    x, y = stem[-1]
    t.leave([(x + r * 1.1 * math.cos(a), y + r * 0.9 * math.sin(a)) for a in np.linspace(0, math.tau, 30)])
    for ring, count in ((1.0, 34), (0.72, 26), (0.42, 14)):
        for k in range(count):
            a = math.tau * k / count + t.rng.normal(0, 0.05)
            long = r * ring * t.rng.uniform(0.88, 1.08)
            tip = (x + long * math.cos(a), y + 0.8 * long * math.sin(a) - 4 * (1 - ring))
            near = (x + long * 0.35 * math.cos(a), y + 0.28 * long * math.sin(a) - 4 * (1 - ring))
            t.strokes([[near, tip]], r * 0.21, ends=(0.4, 1), black=True)
            t.strokes([[near, tip]], r * 0.115, ends=(0.3, 0.9))


def standing_mouse() -> Clay:
    """A mouse on its hind legs, in profile to our left, looking up, one forepaw lifted: 350 px high, soles at y = 0. Marks: eye `near`, `paw`, `ear`, `nose`."""
    c = Clay().limb([(44, -74, 0, 80), (20, -140, 2, 66), (-6, -206, 6, 42)], melt=16, part="body", per=5)
    c.limb([(52, -54, 46, 50), (14, -30, 56, 26)], melt=16, part="body").limb([(30, -12, 56, 14), (-34, -10, 60, 11), (-52, -8, 60, 8)], melt=8, part="paw", per=4)
    c.limb([(10, -12, -30, 13), (-56, -9, -28, 8)], melt=6, part="paw", per=3)
    c.limb([(-4, -244, 8, 50), (-44, -262, 12, 37), (-84, -284, 14, 21), (-108, -298, 14, 11)], melt=14, part="head", per=5).ball(-114, -302, 16, 9, melt=3, part="nose", tone=0.5)
    c.limb([(-110, -286, 30, 2), (-86, -268, 36, 3), (-66, -250, 40, 2)], melt=3, carve=True)
    c.ball(42, -300, 22, 50, melt=6, part="ear", press=(0.3, 0.1, 1.6)).ball(-30, -314, -30, 34, melt=5, part="ear", press=(0.3, 0, 1.6))
    c.limb([(-18, -182, 44, 26), (-66, -160, 62, 16), (-104, -190, 70, 12), (-112, -204, 72, 14)], melt=10, part="paw", per=5)
    for k in range(3):
        c.limb([(-114, -210 + 9 * k, 76, 6), (-128, -212 + 9 * k, 80, 5), (-122, -206 + 9 * k, 90, 4)], melt=3, part="paw", per=3)
    c.limb([(-24, -176, -20, 20), (-72, -150, -24, 12), (-92, -158, -24, 11)], melt=8, part="paw", per=4)
    c.limb([(100, -34, 0, 15), (140, -18, 4, 12), (168, -56, 6, 9), (150, -112, 8, 7), (166, -160, 8, 2)], melt=8, part="tail", per=7)
    eye(c, "near", (-40, -274, 40), 14, -1, aside=4, lids=1.0, look=(0.4, -0.6), inner=0.4, iris=0.9, bag=0.3)
    c.marks |= {"paw": [(-122, -206, 86)], "ear": [(42, -300, 50)], "nose": [(-114, -302, 24)]}
    return c


def contour(body: Body) -> list[Spot]:
    """The outer edge of a body in px of the card, smoothed, clockwise from its highest point."""
    edges, _ = cv2.findContours((body.mask > 0.5).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    line = max(edges, key=len)[:, 0, :].astype(float)[::-1]
    line = np.roll(line, -int(line[:, 1].argmin()), axis=0)
    soft = np.stack([np.convolve(np.r_[line[-24:, i], line[:, i], line[:24, i]], np.full(49, 1 / 49), "valid") for i in (0, 1)], 1)
    return [((float(x) + body.left) / FINE, (float(y) + body.top) / FINE) for x, y in soft[::12]]


def slit_eye(t: Thing, c: Clay, side: str, look: Spot, r: float) -> None:
    """The coloured eye of a cat on a head that is not rolled: rays in its iris, a slit moved by `look` px, `r` px high, a glint."""
    upper, lower = c.curve(f"upper {side}"), c.curve(f"lower {side}")
    almond = [*upper, *reversed(lower)]
    t.leave(almond, grow=r * 0.22)
    t.bare(almond)
    x, y = (float(np.mean([p[i] for p in almond])) + look[i] for i in (0, 1))
    turns = np.linspace(0, math.tau, 61)[:-1]
    t.strokes([[(x + r * q * math.cos(a), y + r * q * math.sin(a)) for q in (0.42, 0.6, 0.78 + 0.16 * (k % 3))] for k, a in enumerate(turns)], r * 0.05, ends=(0.2, 0.8), black=True)
    t.leave([(x + r * 0.2 * math.cos(a), y + r * 0.78 * math.sin(a)) for a in turns])
    t.strokes([upper], r * 0.26, ends=(0.4, 0.4), black=True)
    t.prick([(x - r * 0.34, y - r * 0.32, r * 0.15)], spot=0)
    t.strokes([[(px, py + r * 0.2) for px, py in lower]], r * 0.06, ends=(0.1, 0.1), spot=0)


def ear_hollow(t: Thing, outline: Sequence[Spot], root: Spot, count: int = 34) -> None:
    """The dark inside of an ear, with hairs that grow from about its `root` towards its outline."""
    t.leave(list(outline), grow=2)
    far = [outline[int(k)] for k in t.rng.uniform(0, len(outline), count)]
    for x, y in far:
        u, v = root[0] + t.rng.normal(0, 9), root[1] + t.rng.normal(0, 9)
        q = t.rng.uniform(0.4, 0.85)
        t.strokes([[(u, v), (u + (x - u) * q * 0.5, v + (y - v) * q * 0.5 - 4), (u + (x - u) * q, v + (y - v) * q)]], 1.8, ends=(0.7, 0.05))
