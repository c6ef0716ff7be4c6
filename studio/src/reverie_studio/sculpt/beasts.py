"""Four-legged beasts, walking to our left; shoulder about 200 px over the ground at y = 200.

One skeleton serves many: how long the legs, how heavy the trunk, where the head is carried.
"""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


def beast(*, length: float = 1.0, leg: float = 1.0, girth: float = 1.0, thin: float = 1.0, stride: float = 1.0) -> Clay:
    """Trunk and four legs: `leg` how long, `girth` of the trunk, `thin` of the legs, `stride` 0 stands still."""
    n, g, t = length, girth, thin
    top = 200 - 200 * leg
    c = Clay()
    c.limb([(-100 * n, top, 0, 46 * g), (-58 * n, top + 20, 0, 58 * g), (20 * n, top + 4, 0, 43 * g), (90 * n, top - 8, 0, 42 * g)], melt=12, part="trunk", per=5)
    foot = 200.0
    for z, swing, near in ((26 * g, 1, True), (-26 * g, -1, False)):
        s = swing * stride
        shoulder, hip = (-92 * n, top + 6, z * 0.8), (98 * n, top + 2, z * 0.8)
        part = "near leg" if near else "far leg"
        mid = top + (foot - top) * 0.5
        c.limb([(*shoulder, 34 * g), (shoulder[0] - 26 * s, mid - 16, z, 20 * t), (shoulder[0] - 38 * s + 8, mid + 46, z, 13 * t),
                (shoulder[0] - 52 * s + 10, foot - 22, z, 11 * t), (shoulder[0] - 66 * s + 4, foot - 6, z, 13 * t)], melt=14, part=part, per=4)  # fmt: skip
        c.limb([(*hip, 40 * g), (hip[0] + 6 * s - 14, mid - 20, z, 28 * t), (hip[0] + 34 * s + 16, mid + 36, z, 14 * t),
                (hip[0] + 26 * s + 4, foot - 26, z, 11 * t), (hip[0] + 12 * s - 6, foot - 6, z, 13 * t)], melt=14, part=part, per=4)  # fmt: skip
    return c


def tail(c: Clay, knots: list[tuple[float, float, float, float]]) -> Clay:
    """A tail from the rump (about 100, 0, 0) along knots."""
    return c.limb(knots, melt=10, part="tail", per=5)


def hound(*, nose: tuple[float, float] = (-250.0, 150.0), leg: float = 1.12, length: float = 1.0, girth: float = 0.86, thin: float = 0.8,
          stride: float = 1.0, head: float = 1.0) -> Clay:  # fmt: skip
    """A lean hound with its nose at a point before it, near the ground; the eye's marks are called `near`."""
    c = beast(leg=leg, length=length, girth=girth, thin=thin, stride=stride)
    top, front, k = 200 - 200 * leg, -100 * length, head
    x, y = nose
    hx, hy = x + 92 * k, y - 88 * k  # the back of the skull
    c.limb([(front + 10, top, 0, 44 * girth), (front - 34, top + (hy - top) * 0.22, 0, 42 * girth), ((front + hx) / 2 - 30, top + (hy - top) * 0.6, 0, 32 * girth),
            (hx, hy, 0, 29 * k)], melt=18, part="neck", per=6)  # fmt: skip
    c.limb([(hx, hy, 0, 33 * k), (hx - 30 * k, hy + 26 * k, 0, 27 * k), (hx - 52 * k, hy + 48 * k, 0, 18 * k), (x + 16 * k, y - 14 * k, 0, 14 * k), (x, y, 0, 11 * k)], melt=8, part="head", per=4)
    c.limb([(hx - 24 * k, hy + 46 * k, 4, 12 * k), (x + 34 * k, y - 2 * k, 3, 7 * k)], melt=6, part="head")
    c.ball(x - 5 * k, y - 4 * k, 2, 10 * k, melt=3, part="nose", tone=0.15)
    c.limb([(hx + 8 * k, hy - 16 * k, 22, 13 * k), (hx + 40 * k, hy + 12 * k, 32, 20 * k), (hx + 50 * k, hy + 62 * k, 28, 11 * k)], melt=4, part="ear", press=(0, 0, 1.8))
    eye(c, "near", (hx - 27 * k, hy + 17 * k, 22 * k), 8.5 * k, -1, aside=-6, lids=0.4, look=(0.4, 0.4), iris=0.7)
    rump = 100 * length
    return tail(c, [(rump + 8, top - 20, 0, 16), (rump + 44, top - 60, 0, 13), (rump + 46, top - 130, 4, 10), (rump + 10, top - 190, 6, 3)])
