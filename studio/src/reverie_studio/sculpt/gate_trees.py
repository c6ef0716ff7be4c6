"""A garden gate that has grown into a tree: its posts and bars go on as boughs, small gates hang from them."""

from __future__ import annotations

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.pen import Pen

BARS = (((150, 520), (146, 400), (96, 300), (20, 230)), ((200, 500), (206, 370), (170, 220), (130, 60)), ((250, 500), (262, 360), (268, 200), (250, 10)),
        ((300, 500), (320, 370), (390, 240), (420, 60)), ((350, 510), (384, 410), (480, 300), (560, 110)))  # fmt: skip
POSTS = (((76, 1010), (84, 800), (84, 560), (60, 430), (-20, 350)), ((424, 1010), (416, 800), (420, 560), (500, 420), (640, 300), (780, 190)))
TWIGS = (((190, 280), (120, 180), (60, 110)), ((268, 200), (330, 120), (340, 20)), ((430, 370), (560, 400), (660, 420)), ((560, 356), (620, 230), (690, 90)), ((110, 320), (60, 380), (30, 470)))


def gate_tree() -> Clay:
    """A wrought gate 340 px wide on the ground y = 1010, its crown to y = 0. Parts: iron, bark."""
    c = Clay()
    for post in POSTS:
        knots = [(x, y, 0, r) for (x, y), r in zip(post, (34, 26, 25, 22, 12, 6), strict=False)]
        c.limb(knots, melt=10, part="bark", per=8)
        x, y = post[0]
        for dx, dy in ((-62, 26), (58, 24), (-20, 40), (24, 38)):
            c.limb([(x, y - 60, 0, 26), (x + dx * 0.4, y - 8, 8, 18), (x + dx, y + dy, 10, 5)], melt=12, part="bark", per=5)
    for bar in BARS:
        x, y = bar[0]
        c.limb([(x, 990, 6, 8), (x, y, 6, 9)], melt=3, part="iron")
        c.limb([(x, y + 30, 6, 9), *[(u, v, 4, r) for (u, v), r in zip(bar, (15, 13, 9, 4), strict=True)]], melt=14, part="bark", per=7)
    for twig in TWIGS:
        c.limb([(x, y, 0, r) for (x, y), r in zip(twig, (10, 7, 3), strict=True)], melt=10, part="bark", per=6)
    for y in (600, 760, 960):
        c.limb([(84, y, 8, 9), (416, y, 8, 9)], melt=3, part="iron")
    for x in (175, 250, 325):
        c.limb([(x + 34 * np.cos(a), 680 + 34 * np.sin(a), 10, 6) for a in np.linspace(0, 2 * np.pi, 17)], melt=2, part="iron", per=1)
    return c


def boughs() -> list[np.ndarray]:
    """The lines of all boughs, from their roots."""
    return [flow(line, 10) for line in (*BARS, *[post[2:] for post in POSTS], *TWIGS)]


def leaf(pen: Pen, x: float, y: float, size: float, turn: float, tone: str) -> None:
    with pen.at(x, y, turn=turn, scale=size):
        pen.path("M0,0C8,-16 28,-18 44,0C28,16 8,14 0,0Z", tone)


def railing(pen: Pen, tone: str) -> None:
    """A little gate 84 px wide, the tip of its middle at (0, 0), its feet at y = 112."""
    for x, top in ((-36, 20), (-12, 4), (12, 4), (36, 20)):
        pen.taper([(x, top + 12), (x, 112)], 8, 8, tone)
        pen.path(f"M{x - 8},{top + 16} L{x},{top - 6} L{x + 8},{top + 16}Z", tone)
    for y in (38, 98):
        pen.rect(-44, y, 88, 8, tone, radius=2)
    pen.circle(0, 68, 15, tone, stroke=6)


def small_gate(pen: Pen, hang: Point, k: float, turn: float, tone: str, stalk: float = 30.0) -> None:
    """A little gate that hangs on its stalk from a point."""
    with pen.at(*hang, scale=k, turn=turn):
        pen.taper([(0, -4), (5, stalk * 0.5), (0, stalk), (0, stalk + 46)], 6, 5, "#4f5a38")
        leaf(pen, 2, stalk * 0.8, 0.7, -30, "#7a9c3a")
        with pen.at(0, stalk):
            railing(pen, tone)


def seedling(pen: Pen, foot: Point, k: float, turn: float, tone: str) -> None:
    """A gate that has just come up, with its first two leaves."""
    with pen.at(*foot, scale=k, turn=turn):
        pen.taper([(0, 12), (3, -40), (0, -110)], 11, 8, tone)
        leaf(pen, 0, -34, 1.35, -38, tone)
        leaf(pen, 2, -26, 1.35, 216, tone)
        with pen.at(0, -196):
            railing(pen, tone)
