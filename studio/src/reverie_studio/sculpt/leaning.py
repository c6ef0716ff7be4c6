"""What leans: bodies, outlines, a cottage."""

from __future__ import annotations

import math
from dataclasses import replace

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, Vec
from reverie_studio.finishes.linocut_tools import KEY, Cutting


def leant(c: Clay, foot: float, lean: float) -> Clay:
    """A copy that leans: what is one px above `foot` stands `lean` px further right; feet stay where they are."""

    def put(p: Vec) -> Vec:
        return p[0] + lean * (foot - p[1]), p[1], p[2]

    return Clay([replace(lump, a=put(lump.a), b=put(lump.b)) for lump in c.lumps], {name: [put(p) for p in curve] for name, curve in c.marks.items()})


def tipped(foot: float, lean: float, points: str, at: Point = (0.0, 0.0), k: float = 1.0) -> list[Point]:
    """An outline "x,y x,y …" (its own measures, put `at` and scaled by k) that leans over a foot in the picture."""
    spots = [(at[0] + float(word.split(",")[0]) * k, at[1] + float(word.split(",")[1]) * k) for word in points.split()]
    return [(x + lean * (foot - y), y) for x, y in spots]


def leaning_cottage(t: Cutting, x: float, foot: float, k: float, lean: float) -> None:
    """A thatched cottage 280 px wide that leans as everything does, its gable to our left."""

    def put(points: str) -> list[Point]:
        return tipped(foot, lean, points, (x, foot), k)

    t.flat(put("88,-190 88,-268 118,-268 118,-176"), ink=2)
    t.plane(put("-10,0 -10,-110 100,-114 150,-110 150,0"), lambda u, v: 0.9 - (u - x) / (330 * k), (0, 1, 2), (0.6, 0.3), axis=math.degrees(math.atan2(-1, lean)), pitch=8)
    t.flat(put("-100,0 -100,-108 -54,-190 -10,-108 -10,0"), ink=0)
    t.flat(put("-30,-98 -56,-196 120,-196 168,-98"), ink=KEY)
    with t.down_to(2):
        t.strokes([put(f"{a},-106 {a - 22},-188") for a in range(-10, 150, 17)], 4.5 * k, ends=(0.3, 0.6))
    t.flat(put("-112,-98 -54,-204 -40,-196 -98,-94"), ink=KEY)
    for a in (-66, 44, 96):
        t.flat(put(f"{a},-44 {a},-78 {a + 24},-78 {a + 24},-44"), ink=KEY)


def leaning_house(t: Cutting, x: float, foot: float, k: float, lean: float) -> Point:
    """A narrow gabled house 170 px wide and 300 tall that leans as everything does; says where its chimney ends."""

    def put(points: str) -> list[Point]:
        return tipped(foot, lean, points, (x, foot), k)

    t.flat(put("98,-300 126,-296 126,-236 98,-244"), ink=KEY)
    t.plane(put("100,0 100,-190 172,-176 172,-8"), lambda u, v: 0.42 - (u - x) / (900 * k), (0, 1, 2), (0.7, 0.34), axis=math.degrees(math.atan2(-1, lean)), pitch=8)
    t.flat(put("0,0 0,-190 50,-264 100,-190 100,0"), ink=0)
    t.flat(put("44,-274 56,-274 134,-256 186,-166 100,-180 50,-256 -4,-180 -14,-190"), ink=KEY)
    with t.down_to(2):
        t.strokes([put(f"{a - 38},{-254 + a * 0.2 - 19} {a + 4},{-184 + a * 0.14 - 13}") for a in range(108, 170, 17)], 4.5 * k, ends=(0.3, 0.6))
    for a, b in ((18, -150), (62, -150), (18, -84)):
        t.flat(put(f"{a},{b} {a},{b - 34} {a + 22},{b - 34} {a + 22},{b}"), ink=KEY)
    t.flat(put("58,0 58,-62 84,-62 84,0"), ink=KEY)
    (cx, cy), (dx, _) = put("98,-300")[0], put("126,-300")[0]
    return (cx + dx) / 2, cy
