"""Eyes of small and far beasts, where clay alone gives no gaze."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot, ring


def dot_eye(t: Thing, c: Clay, r: float, *, mark: str = "eye", glint: Point = (-0.3, -0.35)) -> None:
    """The eye of a small beast: a black bead with a bright rim below and one glint."""
    x, y = c.curve(mark)[0]
    t.leave([(x + r * math.cos(k * math.tau / 16), y + r * 0.85 * math.sin(k * math.tau / 16)) for k in range(16)], grow=r * 0.35)
    t.strokes([[(x - r, y + r * 0.5), (x, y + r * 1.15), (x + r, y + r * 0.4)]], max(0.7, r * 0.22), ends=(0.2, 0.2), spot=0)
    t.prick([(x + glint[0] * r, y + glint[1] * r, max(0.8, r * 0.32))], spot=0)


def bead(t: Thing, c: Clay, r: float, light: Spot = (-0.3, -0.4)) -> None:
    """A small dark eye with a bright edge and a glint, and a nostril."""
    x, y = c.curve("eye")[0]
    t.leave([(x + 1.5 * r * math.cos(k / 3), y + 1.1 * r * math.sin(k / 3)) for k in range(19)])
    t.strokes([[(x + 1.7 * r * math.cos(a), y - 1.3 * r * math.sin(a)) for a in (0.4, 1.2, 2.0, 2.8)]], max(0.7, r * 0.28))
    t.prick([(x + light[0] * r, y + light[1] * r, max(0.8, r * 0.34))], spot=0)
    if "nose" in c.marks:
        nx, ny = c.curve("nose")[0]
        t.leave([(nx + r * 0.6 * math.cos(k / 3), ny + r * 0.45 * math.sin(k / 3)) for k in range(19)])


def dots(t: Thing, c: Clay, r: float, glint: float = 0.4) -> None:
    """Eyes of a far beast: a dark dot with a light in it and a pale lid, where its head is turned to us."""
    for side in ("left", "right"):
        x, y, z = c.marks[f"eye {side}"][0]
        near = c.touch(x, y)
        if near is None or near > z + r * 2.2:
            continue
        t.prick([(x, y, r * 1.25)], spot=0)
        t.strokes([[(x - 0.1, y), (x + 0.1, y)]], r * 1.9, black=True, ends=(1, 1), shake=0)
        t.prick([(x - r * 0.3, y - r * 0.35, r * glint)], spot=0)


def bat_face(t: Thing, c: Clay, r: float, look: Point = (0.0, 0.0), wide: float = 1.0) -> None:
    """Eyes and mouth of a bat: round, dark, with one light each."""
    for x, y in c.curve("eyes"):
        u, v = x + look[0] * r * 0.3, y + look[1] * r * 0.3
        t.strokes([[(x - 0.1, y), (x + 0.1, y)]], 3 * r, black=True, ends=(1, 1), shake=0)
        t.prick([(x, y, r * 1.1 * wide)], spot=0)
        t.strokes([[(u - 0.1, v), (u + 0.1, v)]], 1.7 * r, black=True, ends=(1, 1), shake=0)
        t.prick([(u - 0.3 * r, v - 0.3 * r, r * 0.24)], spot=0)
    t.strokes([c.curve("mouth")], r * 0.5, black=True, ends=(0.4, 0.4))


def from_eye(head: Clay, name: str, at: tuple[float, float, float], side: int) -> None:
    """A round beady eye that looks up."""
    eye(head, name, at, 15, side, aside=14, lids=1.0, look=(0.15, -0.5), inner=0.5, iris=0.78, bag=0.3)


def wincing(t: Thing, bear: Clay) -> None:
    """The face of a bear (of `beast_heads.bear_head`, eyes shut) that bears pain: pressed lids, lifted brows, lips drawn down."""
    for side in ("left", "right"):
        shut, squeeze = bear.curve(f"shut {side}"), bear.curve(f"squeeze {side}")
        t.strokes([shut], 9, ends=(0.3, 0.3), black=True)
        t.strokes([[(x, y + 8) for x, y in shut]], 1.8)
        t.strokes([squeeze, [(x, y + 14) for x, y in squeeze]], 5, black=True)
        (x0, y0), (x1, y1) = shut[0], shut[3]
        t.strokes([[(x0, y0 - 46), ((x0 + x1) / 2, (y0 + y1) / 2 - 44), (x1, y1 - 20)]], 13, ends=(0.8, 0.1), black=True)
    t.strokes([bear.curve("lip left"), bear.curve("lip right")], 9, ends=(0.6, 0.1), black=True)


def staring_eye(t: Thing, c: Clay, name: str, *, spot: float = 1.0) -> None:
    """A wide open eye between its lids, whichever way up the head is: pale corners, a ring of ticks with the colour, a level pupil, one light."""
    upper, lower, iris = c.curve(f"upper {name}"), c.curve(f"lower {name}"), c.curve(f"iris {name}")
    (x, y), rim = iris[0], np.array(iris[1:])
    r = float(np.mean(np.hypot(rim[:, 0] - x, rim[:, 1] - y)))
    almond = [*upper, *reversed(lower)]
    t.leave(almond, grow=3)
    t.bare(almond, spot=0)
    t.leave([(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(0, math.tau, 40)])
    turn = np.linspace(0, math.tau, 44, endpoint=False)
    t.strokes([[(x + r * 0.9 * math.cos(a), y + r * 0.9 * math.sin(a)), (x + r * 0.56 * math.cos(a), y + r * 0.4 * math.sin(a))] for a in turn], r * 0.09, ends=(0.9, 0.4), spot=spot)
    t.prick([(x - r * 0.36, y - r * 0.36, r * 0.17)], spot=0)
    t.strokes([upper], r * 0.36, black=True, ends=(0.4, 0.4))
    t.strokes([lower], r * 0.2, black=True, ends=(0.4, 0.4))


def facet_eye(t: Thing, x: float, y: float, r: float, look: Spot, sun: Spot = (-0.4, -0.6)) -> None:
    """An insect's eye of many facets: dots on a ball, larger where the light falls, none in the dark place that follows us (`look`, -1 … 1), one great light."""
    t.leave(ring(x, y, r * 1.12, r * 1.12, 40))
    dots, step = [], r * 0.115
    for j in range(-12, 13):
        for i in range(-12, 13):
            u, v = (i + 0.5 * (j % 2)) * step, j * step * 0.87
            q = math.hypot(u, v) / r
            if q > 1.2 or math.hypot(u / r - look[0], v / r - look[1]) < 0.36:
                continue
            bend = math.sin(q * 1.3) / q if q > 0 else 1.3
            shade = 0.42 + 0.5 * (u * sun[0] + v * sun[1]) / r + 0.42 * max(0.0, q - 0.75)
            if shade > 0.08:
                dots.append((x + u * bend * 0.96, y + v * bend * 0.96, step * 0.46 * min(1.0, shade + 0.14) * (1.1 - 0.3 * q)))
    t.prick([d for d in dots if math.hypot(d[0] - x, d[1] - y) < r], spot=0)
    t.strokes([ring(x, y, r * 1.03, r * 1.03, 40)], r * 0.05, ends=(1, 1), spot=0)
    t.bare(ring(x + sun[0] * r * 0.5, y + sun[1] * r * 0.5, r * 0.15, r * 0.11, 20), spot=0)
