"""The Only Thing Still: a kestrel stands in the air over a land torn into streaks, and a mouse sits in its shade."""

from __future__ import annotations

from functools import partial
from math import cos, radians, sin

import numpy as np

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade, plume
from reverie_studio.sculpt.marks import oval, placed

ARM = [(0, -128), (34, -122), (62, -112), (106, -136), (156, -168), (204, -186), (240, -176), (272, -148), (306, -112), (330, -76), (300, -74), (262, -84), (224, -70), (190, -36), (150, -4), (110, 20), (82, 48), (66, 84), (58, 124), (46, 160), (22, 186), (0, 192)]
HEAD = "-54,-92! -58,-138 -44,-184 -8,-206 34,-202 60,-184! 84,-180 100,-160 98,-134! 86,-146 70,-146 60,-140! 60,-118 50,-92!"
CAP = "-54,-92! -58,-138 -44,-184 -8,-206 34,-202 60,-184! 40,-176 10,-176 -12,-160 -26,-128 -28,-92!"
QUILLS = [(60 + 17 * n, 30 - 15 * n, 92 - 2.5 * n, 96 + 5 * n) for n in range(8)] + [(196 + 13 * n, -84 - 5 * n, 66 - 7.4 * n, 186 + 13 * n - 2.6 * max(0, n - 5) ** 2) for n in range(10)]
BACK = [(float(x), float(y)) for x, y in flow([*ARM, *[(-x, y) for x, y in ARM[-2:0:-1]]], 5, closed=True)]


def quills(side: int) -> list[list[tuple[float, float]]]:
    """The dark feathers of one wing, the innermost first."""
    return [[(side * q, v) for q, v in blade((x, y), way, length, 22, -0.05)] for x, y, way, length in QUILLS]


@card(id="qb35w2", title="The Only Thing Still", seed=27, palette="lino_fox_fire", light=(0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    put = partial(placed, at=(410, 344), size=0.94, degrees=-16.0)
    with p.thing("land", "place") as land:
        rng, y = np.random.default_rng(11), -40.0
        for ink, high in zip((3, 0, 1, 0, 3, 1, 0, 1, 2, 0, 1, 3, 1, 0, 2, 3), (90, 70, 120, 60, 46, 90, 120, 60, 110, 90, 130, 70, 120, 90, 120, 200), strict=True):
            land.flat(f"-20,{y:.0f}! 820,{y - 100:.0f}! 820,{y + high - 100:.0f}! -20,{y + high:.0f}!", ink=ink)
            y += high
        for v, x, w, ink in zip(rng.uniform(0, 1280, 20), rng.uniform(-60, 860, 20), rng.uniform(260, 620, 20), rng.integers(0, 4, 20), strict=True):
            with land.down_to(int(ink)):
                land.strokes([[(x - w / 2, v + w * 0.06), (x, v), (x + w / 2, v - w * 0.06)]], float(w / 34), ends=(0.05, 0.05))
    with p.thing("shadow") as sh:
        for part in (BACK, [(0.0, 120.0), (-150, 440), (-80, 466), (0, 474), (80, 466), (150, 440)], outline(HEAD), *quills(1), *quills(-1)):
            sh.flat(placed(part, (236, 938), 0.5, -16))
    with p.thing("mouse", "accent") as m:
        me = partial(placed, at=(236, 938), size=0.8, degrees=-60)
        m.strokes([me([(-50, 0), (-110, 10), (-150, -30), (-210, -20)])], 8, ends=(1, 0.4))
        m.flat(me([(float(x), float(y)) for x, y in flow([(70, 0), (52, -14), (26, -22), (-8, -34), (-40, -30), (-60, 0), (-40, 30), (-8, 34), (26, 22), (52, 14)], 6, closed=True)]), ink=0)
        for v in (-1, 1):
            m.flat(me(oval(22, v * 27, 13, 11)), ink=0, gap=4, around=KEY), m.dots([(*me([(46, v * 9)])[0], 3.6)], KEY)
    with p.thing("kestrel", "subject") as t:
        for a in (-27, 27, -20, 20, -13, 13, -6, 6, 0):
            c, q, b = cos(radians(90 - a)), sin(radians(90 - a)), put(blade((a * 0.7, 120), 90 - a, 350, 32))
            t.flat(b, ink=0, gap=5, around=KEY)
            with t.within(b):
                t.strokes([put([(a * 0.7 + c * r - q * 40, 120 + q * r + c * 40), (a * 0.7 + c * r + q * 40, 120 + q * r - c * 40)]) for r in (150, 206, 254, 312)], [9, 9, 9, 32], ends=(1, 1), black=True)
        for side in (-1, 1):
            for b in quills(side):
                t.flat(put(b), gap=4)
            for n in range(9):
                t.flat(put([(side * u, v) for u, v in plume((76 + 19 * n, -14 - 15 * n), (86 + 20 * n, 66 - 16 * n), 15)]), ink=3, gap=4)
        t.flat(put(BACK), ink=2, gap=6, around=KEY)
        for side in (-1, 1):
            with t.within(put(BACK)):
                for row, k, y0, dx in [(r, k, y0, dx) for r, (n, y0, dx) in enumerate(((7, -112, 34), (6, -68, 34), (4, -24, 32), (2, 22, 30), (1, 70, 30), (1, 112, 30))) for k in range(n)]:
                    x, y = 26 + dx * k + 8 * (row % 2), y0 - (16 * k if row < 4 else 0) + (22 if row == 0 and k < 2 else 0)
                    t.flat(put([(side * u, v) for u, v in ((x - 9, y - 8), (x, y - 12), (x + 9, y - 8), (x + 3, y + 16), (x - 3, y + 16))]))
            with t.down_to(1):
                t.strokes([put([(side * u, v) for u, v in q]) for q in ([(80, -112), (140, -148), (204, -168)], [(212, -166), (250, -148), (290, -108)])], 8, ends=(0.1, 0.2))
        t.flat(put(outline(HEAD)), ink=0, gap=6, around=KEY), t.flat(put(outline(CAP)), ink=2)
        t.flat(put(outline("-64,-86 -30,-110 0,-102 30,-110 60,-86 40,-66 0,-58 -42,-66")), ink=2)
        t.strokes([put(q) for q in ([(-44, -94), (-32, -84), (-22, -94)], [(-10, -92), (2, -80), (14, -92)], [(26, -94), (36, -84), (46, -96)])], 8, ends=(0.3, 0.3), black=True)
        t.flat(put([(60, -184), (84, -180), (100, -160), (98, -134), (86, -146), (70, -147), (60, -144)])), t.flat(put([(58, -184), (72, -180), (70, -164), (58, -160)]), ink=1)
        t.strokes([put([(34, -148), (42, -126), (36, -102)]), put([(6, -176), (32, -178), (56, -170)])], [15, 9], ends=(0.9, 0.2), black=True)
        t.flat(put(oval(30, -160, 17, 17)), ink=1), t.flat(put(oval(31, -160, 12, 12))), t.dots([(*put([(35, -165)])[0], 4.5)], 0)
    s.describe("A kestrel stands in the air, seen from above its back. Below it the land is torn into bright streaks. Its sharp black shadow lies still on the ground, and in the shade sits a white mouse.")
    s.moods("concentrated", "dizzy", "bright", "uneasy")
    s.themes("stillness", "speed", "attention", "danger", "shade", "time")
    s.says("pause", "focus", "hover", "parasol", "poise", "siesta", "breathless", "balance", "meditation", "hold it", "the world flew past", "everyone else seemed to move", "work-life balance", "still as a thought", "eye of the storm", "nothing to do but be", "the safest place is right underneath", "stop the world, I’ll stay on", "one exact moment", "the mouse has not noticed", "a kite without its string", "who is moving, you or me?", "fields like spilt paint", "nice bit of shade", "between two heartbeats", "it all becomes ribbon", "target practice", "the fixed point", "nailed to the wind", "how fast does your year go?", "don’t move, don’t move", "I was young a minute ago", "only my shadow kept up", "X marks the mouse", "a comma in the sky", "dancing on the spot", "what the wind leaves alone", "hurry is for others", "the long exposure", "at last, nothing happened", "keep calm", "she knows precisely where", "landscape in a hurry", "under her protection, more or less")  # fmt: skip
    s.relate("kestrel", "floats above", "mouse")
    s.about(place="the air above the fields", time="evening", light="low, from the right", composition="diagonal", view="from above the bird’s back", foreground="the kestrel", unexplained="why the mouse sits calmly in the shadow")
