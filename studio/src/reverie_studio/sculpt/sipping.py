"""A humming-bird that drinks light, and the street it has come through."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye


def sipping_bird(*, look: tuple[float, float] = (0.5, 0.6)) -> Clay:
    """A humming-bird that hovers in profile to our left, its head at the origin, the tip of its beak at (-330, 152), its tail end at (250, 560); shoulder at (96, 96).

    Parts: back, throat, breast, head, beak, wing, tail, foot, lid. Marks: eye `near`, `gape`.
    """
    c = Clay().limb([(28, 50, 0, 74), (86, 150, 0, 112), (128, 270, 0, 96), (156, 372, 0, 50)], melt=22, part="back", per=14).limb([(8, 120, 30, 76), (56, 220, 34, 96), (104, 310, 26, 70)], melt=22, part="breast", per=12)
    c.limb([(10, 6, 0, 84), (-22, 4, 6, 74)], melt=20, part="head", per=8).limb([(-46, 34, 18, 48), (-14, 76, 30, 68), (8, 118, 36, 70)], melt=14, part="throat", per=10)
    c.limb([(-70, 14, 14, 30), (-116, 36, 14, 14), (-230, 94, 14, 9), (-330, 152, 14, 3)], melt=16, part="beak", per=12).limb([(-82, 34, 16, 16), (-130, 58, 16, 8), (-230, 108, 16, 5), (-318, 152, 16, 2)], melt=3, part="beak", per=12)
    for k in range(6):
        x = 96 + 34 * k
        c.limb([(146 + 4 * k, 360, -6 * k, 34), ((146 + x) / 2 + 14, 450, -10 * k, 31), (x + 20, 556 - 3 * (k - 2) ** 2, -14 * k, 20)], melt=5, part="tail", press=(0, 0, 1.4), per=10)
    c.limb([(84, 80, 66, 46), (110, 68, 82, 30), (132, 50, 84, 14)], melt=14, part="wing", press=(0, 0, 0.8), per=10)
    for x in (70, 104):
        c.limb([(x, 340, 70, 20), (x - 26, 366, 86, 11), (x - 44, 360, 92, 9)], melt=8, part="foot", per=6)
        for k in range(3):
            c.limb([(x - 42, 360, 92, 8), (x - 60 + 6 * k, 372 + 6 * k, 94 + 4 * k, 6), (x - 54 + 8 * k, 386 + 3 * k, 90, 2)], melt=3, part="foot", per=5)
    eye(c, "near", (-26, -8, 66), 22, -1, aside=-6, lids=1.15, look=look, inner=0.3, iris=0.78, bag=0.4)
    c.marks["gape"] = [(-322, 150, 18), (-230, 102, 24), (-120, 48, 30), (-76, 26, 40)]
    return c


def gorget(at: Point, k: float, tones: tuple[str, ...]) -> list[tuple[list[Point], str]]:
    """Scales of the throat in rows, for markings."""
    out = []
    for row in range(9):
        for n in range(8):
            x, y = -92 + 25 * n + 13 * (row % 2) + 3 * row, 40 + 17 * row - 4 * n
            if math.hypot((x + 20) / 66, (y - 86) / 76) < 1.0:
                ring = [(at[0] + k * (x + 13 * math.cos(a)), at[1] + k * (y + (13 if math.sin(a) > 0 else 7) * math.sin(a))) for a in (j * math.tau / 8 for j in range(8))]
                out.append((ring, tones[(row + n) % len(tones)]))
    return out


def beating_wing(at: Point, k: float, start: float, end: float, count: int, long: float) -> list[list[Point]]:
    """Quills of a raised wing from its shoulder, from the innermost to the leading edge; degrees as on a clock's face with 0 to our right, up is below 0."""
    out = []
    for n in range(count):
        q = n / (count - 1)
        a, far = math.radians(start + (end - start) * q), long * k * (0.62 + 0.38 * q**0.8)
        u, v = at[0] + 46 * k * q * math.cos(a), at[1] + 46 * k * q * math.sin(a)
        out.append([(u, v), (u + far * 0.4 * math.cos(a + 0.05), v + far * 0.4 * math.sin(a + 0.05)), (u + far * 0.75 * math.cos(a + 0.02), v + far * 0.75 * math.sin(a + 0.02)), (u + far * math.cos(a - 0.06), v + far * math.sin(a - 0.06))])
    return out


def lamp_street(pen: Pen) -> None:
    """Dark houses on both sides of a street that goes down to a frontier town."""
    pen.path("M-30,640 L60,600 L128,660 L128,700 L196,670 L250,730 L250,760 L300,744 L340,790 L340,880 L120,1240 H-30Z", "#20203c")
    pen.path("M830,600 L720,660 L720,700 L640,690 L590,744 L540,736 L500,790 L470,800 L470,880 L720,1240 H830Z", "#1c1c36")
    pen.path("M340,860 L470,860 L790,1240 H40Z", "#454468")
    pen.path("M336,800 L352,772 L366,800 L366,760 L376,742 L386,760 L386,794 L408,768 L430,794 L430,776 L450,776 L450,796 L474,800 V866 H336Z", "#2c2a4a")


def street_lamp(pen: Pen, x: float, y: float, k: float, *, lit: bool) -> None:
    """A street lamp, its foot at (x, y), 200 px high at k 1."""
    with pen.at(x, y, scale=k):
        pen.path("M-5,0 L-3,-150 L3,-150 L5,0Z M-16,0 L16,0 L10,-12 L-10,-12Z", "#0f0f20")
        pen.path("M-14,-150 L14,-150 L20,-190 L-20,-190Z", "#ffd874" if lit else "#34345a")
        pen.path("M-24,-190 L24,-190 L0,-212Z", "#0f0f20")


def saucer_arm(pen: Pen, x: float, y: float) -> None:
    """An open dark window out of which a sleeve holds a saucer with a small light; the light at (x, y)."""
    pen.path(f"M{x + 40},{y - 90} H{x + 140} V{y + 110} H{x + 40}Z", "#0c0c1c")
    pen.path(f"M{x + 150},{y + 30} L{x + 60},{y + 24} L{x + 20},{y + 16} L{x + 20},{y + 30} L{x + 56},{y + 46} L{x + 150},{y + 70}Z", "#3d3f6a")
    pen.oval(x + 20, y + 26, 13, 10, "#6a5a6c")
    pen.path(f"M{x - 30},{y + 8} L{x + 30},{y + 8} C{x + 22},{y + 24} {x - 22},{y + 24} {x - 30},{y + 8}Z", "#c9c4d4")


def lantern_ribs(pen: Pen) -> None:
    """The lantern from within: ribs, sill, the burner and its wheel, black, cut by left, top and bottom."""
    pen.path("M-30,-30 H52 L30,1240 H-30Z M-30,-30 H830 V40 L-30,74Z M-30,1150 L830,1128 V1240 H-30Z", "#0a0a14")
    pen.path("M742,-30 H792 L806,1240 H762Z", "#0d0d1a")
    pen.path("M92,1240 L104,960 C110,936 140,926 180,926 C220,926 250,936 256,960 L268,1240Z", "#12121f")
    pen.path("M88,962 H272 V986 H88Z M150,930 L156,894 H204 L210,930Z", "#1d1c2c")
    for j in range(12):
        a = j * math.tau / 12
        pen.oval(340 + 42 * math.cos(a), 1078 + 42 * math.sin(a), 11, 11, "#0c0c16")
    pen.oval(340, 1078, 44, 44, "#161624")
    pen.oval(340, 1078, 15, 15, "#2a2a3c")
    pen.path("M250,1070 H320 V1088 H250Z", "#161624")
