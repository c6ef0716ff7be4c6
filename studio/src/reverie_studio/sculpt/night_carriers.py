"""A tortoise that carries a tub of night over a road by day, and what she has spilled."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye


def _ring(rx: float, y: float, rz: float, r: float, count: int = 28) -> list[tuple[float, float, float, float]]:
    return [(rx * math.cos(math.tau * k / count), y, rz * math.sin(math.tau * k / count), r) for k in range(count + 1)]


def laden_tortoise() -> Clay:
    """A tortoise without head and neck who walks to our right: 470 px long, soles at y = 60; something may stand on her at y = -120. Parts: shell, rim, leg, claw."""
    c = Clay().limb([(-90, -34, 0, 118), (0, -40, 0, 146), (90, -34, 0, 118)], melt=30, part="shell", press=(0, 1.5, 0), per=8)
    c.limb(_ring(208, -6, 152, 24), melt=8, part="rim", per=1)
    for x, z, fx, fz in ((140, 100, 196, 150), (-140, 100, -176, 142), (140, -100, 180, -150), (-140, -100, -190, -146)):
        c.limb([(x, -10, z, 46), (fx, 20, fz, 42), (fx + 6, 44, fz + 6, 38)], melt=10, part="leg", per=6)
        for k in range(4):
            a = (k - 1.5) * 0.42
            c.limb([(fx + 6 + 34 * math.cos(a), 56, fz + 6 + 34 * math.sin(a), 9), (fx + 6 + 52 * math.cos(a), 60, fz + 6 + 50 * math.sin(a), 5)], melt=3, part="claw", per=3)
    return c.limb([(-214, 4, 0, 20), (-252, 20, 10, 6)], melt=8, part="leg", per=4)


def sorry_head(*, look: Point = (0.7, -0.2)) -> Clay:
    """A tortoise's head that looks at us, 130 px wide, worried; `look` goes to our left and down. Parts: head, jaw, lid. Marks: the eyes, `mouth`, `nape`."""
    c = Clay().limb([(0, 12, -54, 50), (0, 8, -6, 53), (0, 10, 32, 47), (0, 18, 48, 39)], melt=12, part="head", per=8).both(Clay().ball(30, 26, -18, 32, melt=18, part="head"))
    c.limb([(-32, 46, -18, 24), (0, 54, 34, 25), (32, 46, -18, 24)], melt=4, part="jaw", per=6)
    c.limb([(0, 14, 76, 15), (0, 36, 88, 11), (0, 52, 88, 4)], melt=12, part="head", per=4)
    c.both(Clay().limb([(8, -36, 40, 10), (36, -42, 30, 12), (58, -26, 2, 10)], melt=10, part="head", per=5))
    c.both(Clay().ball(10, 4, 88, 4.5, melt=2, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (46 * side, -6, 18), 23, side, aside=34, lids=0.8, look=(-look[0] * side, look[1]), inner=1.0, iris=0.6, bag=1.0)
    c.marks |= {"mouth": [(-66, 24, 0), (-56, 40, 14), (-30, 46, 52), (0, 52, 76), (30, 46, 52), (56, 40, 14), (66, 24, 0)], "nape": [(0, 12, -70)]}
    return c


def stave_tub(r: float = 190.0, tall: float = 120.0, staves: int = 30) -> Clay:
    """A wooden tub on y = 0, open on top at y = -tall. Parts: stave, hoop, edge. Marks: `rim`, a ring inside its edge; `joint 0…`, the seams between its staves."""
    c = Clay()
    for k in range(7):
        q = k / 6
        far = r * (0.88 + 0.12 * q)
        c.limb(_ring(far, -tall * q, far, r * 0.1, 40), melt=16, part="stave", per=1)
    for q in (0.2, 0.7):
        far = r * (0.88 + 0.12 * q) + r * 0.092
        c.limb(_ring(far, -tall * q, far, r * 0.04, 40), melt=0.5, part="hoop", per=1)
    c.limb(_ring(r * 1.03, -tall, r * 1.03, r * 0.06, 40), melt=1, part="edge", per=1)
    c.marks["rim"] = [(x, y - r * 0.03, z) for x, y, z, _ in _ring(r * 0.985, -tall, r * 0.985, 0, 36)]
    for k in range(staves):
        a = math.tau * k / staves
        c.marks[f"joint {k}"] = [(far * r * math.cos(a), -tall * q, far * r * math.sin(a)) for far, q in ((0.98, 0.0), (1.04, 0.5), (1.1, 0.94))]
    return c


def pool(x: float, y: float, rx: float, ry: float, seed: int = 0) -> list[Point]:
    """The outline of something spilled: round, with a few tongues."""
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, math.tau, 3)
    out = []
    for k in range(26):
        a = math.tau * k / 26
        q = 1 + 0.1 * math.sin(2 * a + phase[0]) + 0.09 * math.sin(3 * a + phase[1]) + 0.05 * math.sin(7 * a + phase[2])
        out.append((x + rx * q * math.cos(a), y + ry * q * math.sin(a)))
    return out


def bird_asleep() -> Clay:
    """A small bird asleep, a ball with its beak on its breast: 120 px long, its tail to our right. Parts: down, beak, wing, tail. Mark: `shut`, its eye."""
    c = Clay().limb([(-14, 0, 0, 42), (14, 4, 0, 36)], melt=12, part="down", per=5).ball(-24, -40, 14, 28, melt=7, part="down")
    c.limb([(-46, -30, 30, 8), (-58, -18, 34, 5), (-62, -10, 34, 2)], melt=2, part="beak", per=4)
    c.limb([(34, 4, 0, 24), (66, -4, -4, 13), (100, -20, -6, 8)], melt=10, part="tail", press=(0, 1.6, 0), per=5)
    c.limb([(-6, -10, 36, 14), (20, 0, 40, 20), (52, 2, 26, 13), (84, -10, 8, 4)], melt=4, part="wing", press=(0, 0, 1.4), per=6)
    c.marks["shut"] = [(-40, -44, 36), (-33, -38, 40), (-24, -40, 42)]
    return c


def thistle(pen: Pen, x: float, y: float, k: float, turn: float = 0.0) -> None:
    """A thistle, its foot at (x, y), 300 px high: stalk, jagged leaves, two heads."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.taper([(0, 0), (8, -110), (-4, -240)], 13, 7, "#3a3450")
        pen.taper([(4, -120), (44, -170), (60, -220)], 8, 5, "#3a3450")
        for u, v, flip, q in ((2, -40, 1, 1.0), (4, -80, -1, 1.0), (4, -130, -1, 0.75), (10, -20, -1, 1.1), (30, -154, 1, 0.55)):
            with pen.at(u, v, scale=q, flip=flip < 0):
                pen.path("M0,0 L24,-26 L26,-50 L40,-36 L60,-60 L62,-38 L92,-50 L80,-30 L112,-26 L84,-16 L92,2 L64,-8 L56,10 L40,-6 L22,8Z", "#454064")
        for u, v, q in ((-4, -250, 1.0), (62, -228, 0.8)):
            with pen.at(u, v, scale=q):
                pen.path("M-26,-34 L-34,-76 L-18,-52 L-14,-86 L-4,-54 L4,-90 L10,-54 L22,-84 L20,-50 L36,-72 L26,-34Z", "#8c4a86")
                pen.path("M-26,-36 C-32,-10 -16,10 0,10 C16,10 32,-10 26,-36 C10,-44 -10,-44 -26,-36Z", "#4a4868")
