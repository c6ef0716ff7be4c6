"""At a quay, seen from a boat: a crab that leans over the edge, its leg tips, the wall, a bollard, cut ropes tied in bows, a prow."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen
from reverie_studio.sculpt.deep_water import pincer
from reverie_studio.sculpt.eyes import eye


def peering_crab() -> Clay:
    """The fore part of a crab that leans over an edge at y = 60: shell 380 px wide at the origin, stalks up to y = -215; `left` looks to our right and down, `right` at us.

    Its other claw is raised on our left. Parts: shell, belly, stalk, lid, claw, tip. Marks: the eyes.
    """
    c = Clay().limb([(-168, 14, -10, 66), (-92, -22, 10, 118), (0, -32, 16, 134), (92, -22, 10, 118), (168, 14, -10, 66)], melt=10, part="shell", press=(0, 1.3, 0), per=14)
    c.limb([(-140, 50, 20, 50), (-60, 66, 56, 60), (0, 72, 64, 62), (60, 66, 56, 60), (140, 50, 20, 50)], melt=10, part="belly", press=(0, 1.1, 0), per=14)
    for k in range(7):
        a = math.radians(12 + 13 * k)
        c.both(Clay().ball(238 * math.sin(a) - 6, 20 - 6 * math.cos(a), 8 + 130 * math.cos(a), 11, melt=12, part="shell"))
    for x, y, r in ((0, -86, 26), (-62, -82, 23), (62, -82, 23), (-112, -54, 18), (112, -54, 18), (-30, -106, 14), (30, -106, 14), (-154, -22, 13), (154, -22, 13)):
        c.ball(x, y + 6, 60, r, melt=22, part="shell")
    for side, name, look in ((-1, "left", (-0.85, 0.75)), (1, "right", (-0.25, 0.55))):
        c.limb([(44 * side, -40, 118, 30), (58 * side, -100, 132, 21), (70 * side, -156, 140, 23)], melt=8, part="stalk", per=8)
        eye(c, name, (72 * side, -180, 140), 42, side, aside=4, lids=1.1, look=look, iris=0.6, bag=0.15)
    c.limb([(-150, 0, -40, 40), (-186, -34, -30, 38), (-192, -78, -20, 34)], melt=8, part="claw", per=10)
    return c.add(pincer(0.5).turned(at=(-190, -78, -20), scale=0.56, yaw=-12, roll=4))


def hooked_leg(x: float, y: float, lean: float, k: float = 1.0) -> Clay:
    """The end of a crab's leg that hooks over an edge at (x, y) and stands on the wall below. Parts: leg, tip."""
    c = Clay().limb([(x - 30 * lean * k, y - 46 * k, -40, 24 * k), (x - 8 * lean * k, y - 26 * k, 40, 25 * k), (x + 6 * lean * k, y + 6 * k, 66, 22 * k)], part="leg", per=8)
    return c.limb([(x + 8 * lean * k, y + 12 * k, 66, 20 * k), (x + 22 * lean * k, y + 54 * k, 60, 13 * k), (x + 18 * lean * k, y + 96 * k, 34, 3)], melt=3, part="tip", per=8)


def reaching_claw(shoulder: tuple[float, float], root: tuple[float, float], roll: float, k: float, halves: str = "both") -> Clay:
    """An open claw that reaches from a shoulder over an edge; its nearer finger lies before, the other behind what it holds. Parts: claw, tip."""
    c = Clay()
    if halves == "both":
        (x, y), (u, v) = shoulder, root
        c.limb([(x, y, 20, 40 * k), ((x + u) / 2 + 26, (y + v) / 2 - 34, 90, 44 * k), (u + 6, v - 20, 120, 42 * k)], part="claw", per=12)
        c.limb([(u, v - 14, 124, 42 * k), (u + 6, v + 10, 130, 44 * k)], melt=4, part="claw", per=8)
    hand = pincer(1.5, halves)
    if halves == "both":
        hand.limb([(-4, -50, 0, 70), (2, -104, 0, 84), (6, -140, 0, 66)], melt=16, part="claw", press=(0, 0, 1.5), per=14)
    return c.add(hand.turned(at=(*root, 130), scale=k, yaw=42, roll=roll))


def quay_wall(k: InkPen, edge: float, skip: tuple[float, float] = (0, 0)) -> None:
    """Courses of a wall below its coping."""
    for j in range(9):
        y = edge + 96 + 84 * j
        k.line([(-20, y + 5), (200, y - 2), (400, y + 3), (620, y - 3), (820, y + 2)], 1.5, broken=0.5)
        for i in range(7):
            x = -70 + 150 * i + 75 * (j % 2)
            k.line([(x, y + 4), (x + 3, y + 42), (x, y + 80)], 1.3, broken=0.4)
            k.line([(x + 30, y + 50), (x + 44, y + 46), (x + 52, y + 52)], 0.9, broken=0.3)


def bollard(pen: Pen, x: float, y: float, k: float, iron: str, light: str) -> None:
    """A bollard on an edge, 130 px high at k 1; (x, y) is the middle of its foot."""
    with pen.at(x, y, scale=k):
        pen.path("M-62,0 C-58,-22 -44,-30 -40,-44 L-36,-92 H36 L40,-44 C44,-30 58,-22 62,0Z", iron)
        pen.path("M-60,-92 C-64,-128 -30,-140 0,-140 C30,-140 64,-128 60,-92 C40,-80 -40,-80 -60,-92Z", light)


def coils(pen: Pen, x: float, y: float, k: float, tones: tuple[str, str], count: int = 3) -> None:
    """Turns of a rope round a post 76 px wide."""
    with pen.at(x, y, scale=k):
        for i in range(count):
            v = -22 * i
            pen.path(f"M-48,{v - 10} C-20,{v + 6} 20,{v + 6} 48,{v - 10} C56,{v - 4} 56,{v + 8} 48,{v + 12} C20,{v + 28} -20,{v + 28} -48,{v + 12} C-56,{v + 8} -56,{v - 4} -48,{v - 10}Z", tones[i % 2])


def bowed_ring(pen: Pen, x: float, y: float, k: float, turn: float, iron: str, rope: str) -> None:
    """An iron ring in a wall; the end of rope that is left on it is tied in a bow."""
    with pen.at(x, y, scale=k):
        pen.circle(0, -46, 17, iron)
        pen.path("M-44,0 A44,46 0 1,0 44,0 A44,46 0 1,0 -44,0Z M-31,0 A31,33 0 1,1 31,0 A31,33 0 1,1 -31,0Z", iron)
        with pen.at(0, 40, turn=turn):
            pen.curve([(0, 12), (-34, -22), (-84, -14), (-92, 24), (-62, 46), (-20, 26)], rope, stroke=15, closed=False)
            pen.curve([(0, 12), (34, -22), (84, -14), (92, 24), (62, 46), (20, 26)], rope, stroke=15, closed=False)
            pen.curve([(-8, 26), (-22, 60), (-18, 96), (-30, 128)], rope, stroke=15, closed=False)
            pen.curve([(8, 26), (16, 52), (12, 80), (22, 98)], rope, stroke=15, closed=False)
            pen.path("M-13,-16 C-18,2 -12,20 0,26 C12,20 18,2 13,-16 C6,-24 -6,-24 -13,-16Z", rope)
            pen.oval(0, 16, 23, 20, rope)
