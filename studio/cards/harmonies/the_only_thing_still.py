"""The Only Thing Still: a kestrel hangs in the air, every feather sharp, above a land torn into streaks."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.marks import oval, placed

AT, TURN, K = (420, 640), -20.0, 1.0


@card(id="qb35w2", title="The Only Thing Still", seed=27, palette="lino_fox_fire", light=(0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    rng = np.random.default_rng(5)
    with p.thing("land", "place") as land:
        land.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        y = -30.0
        inks = (2, 0, 1, 3, 2, 1, 0, 2, 3, 1, 2, 0, 1, 2, 3, 0, 1, 2)
        for ink in inks:
            high = float(rng.uniform(44, 96))
            tilt = -0.12
            land.flat(f"-20,{y:.0f}! 400,{y + 420 * tilt:.0f} 820,{y + 840 * tilt:.0f}! 820,{y + high + 840 * tilt:.0f}! 400,{y + high + 420 * tilt:.0f} -20,{y + high:.0f}!", ink=ink)
            y += high
        for _ in range(46):
            yy, x, w = float(rng.uniform(0, 1280)), float(rng.uniform(-60, 860)), float(rng.uniform(160, 460))
            with land.down_to(int(rng.integers(0, 4))):
                land.strokes([[(x - w / 2, yy + w * 0.06), (x, yy), (x + w / 2, yy - w * 0.06)]], float(rng.uniform(7, 20)), ends=(0.05, 0.05))

    def to(x: float, y: float) -> tuple[float, float]:
        return placed([(x, y)], AT, K, TURN)[0]

    with p.thing("shadow", "accent") as sh:
        sh.flat(placed([(0, -34), (10, -26), (14, -14), (60, -26), (104, -10), (60, 0), (16, 8), (22, 70), (0, 74), (-22, 70), (-16, 8), (-60, 0), (-104, -10), (-60, -26), (-14, -14), (-10, -26)], (150, 1090), 0.82, TURN), ink=KEY)
    with p.thing("kestrel", "subject") as t:
        # tail fan, barred
        for a in (-26, -17, -9, 0, 9, 17, 26):
            b = blade(to(a * 0.6, 150), 90 + TURN - a, 300 * K, 29 * K)
            t.flat(b, ink=0, gap=5, around=KEY)
            c, q = cos(radians(90 + TURN - a)), sin(radians(90 + TURN - a))
            x0, y0 = to(a * 0.6, 150)
            with t.within(b):
                for r, w in ((0.42, 9), (0.6, 9), (0.86, 30)):
                    cx, cy = x0 + c * 300 * K * r, y0 + q * 300 * K * r
                    t.strokes([[(cx - q * 40, cy + c * 40), (cx + q * 40, cy - c * 40)]], w * K, ends=(1, 1), black=True)
        for side in (-1, 1):
            def at(x: float, y: float, side: int = side) -> tuple[float, float]:
                return to(side * x, y)

            def way(d: float, side: int = side) -> float:
                return (d if side > 0 else 180 - d) + TURN
            for x, y, d, length in ((50, 70, 92, 110), (84, 56, 88, 116), (118, 36, 82, 124), (150, 14, 76, 140), (178, -8, 68, 164), (202, -30, 59, 190), (222, -52, 50, 216), (238, -70, 41, 236), (250, -84, 32, 246), (258, -96, 23, 238), (262, -104, 14, 206)):
                t.flat(blade(at(x, y), way(d), length * K, 22 * K, -0.06 * side), ink=KEY, gap=5, around=0)
            arm = [at(*q) for q in ((0, -60), (40, -92), (90, -134), (150, -160), (210, -156), (262, -128), (284, -106), (250, -78), (214, -30), (170, 24), (120, 62), (60, 92), (0, 110))]
            arm_text = " ".join(f"{x:.0f},{y:.0f}" for x, y in arm)
            t.flat(arm_text, ink=2, gap=6, around=KEY)
            for x, y in ((90, -86), (136, -112), (182, -118), (228, -110), (96, -34), (140, -60), (186, -72), (104, 14), (146, -12), (78, 54)):
                t.flat([at(x - 11, y - 8), at(x + 11, y - 8), at(x + 3, y + 18), at(x - 3, y + 18)], ink=KEY)
        body = " ".join("{:.0f},{:.0f}".format(*to(*q)) for q in ((0, -120), (44, -100), (62, -50), (60, 20), (50, 100), (34, 170), (0, 200), (-34, 170), (-50, 100), (-60, 20), (-62, -50), (-44, -100)))
        t.flat(body, ink=2, gap=6, around=KEY)
        for x, y in ((0, -40), (-32, -4), (32, -4), (0, 34), (-26, 70), (26, 70), (0, 110), (0, 160)):
            t.flat([to(x - 11, y - 8), to(x + 11, y - 8), to(x + 3, y + 18), to(x - 3, y + 18)], ink=KEY)
        # head turned to its right, one exact eye

        def line(*knots: tuple[float, float, str]) -> str:
            return " ".join("{:.0f},{:.0f}{}".format(*to(x, y), c) for x, y, c in knots)
        t.flat(line((-48, -84, ""), (-56, -128, ""), (-44, -168, ""), (-6, -188, ""), (34, -180, ""), (56, -156, "!"), (74, -148, ""), (82, -132, ""), (76, -114, "!"), (66, -124, ""), (54, -124, "!"), (54, -96, ""), (36, -80, ""), (0, -72, "")), ink=0, gap=6, around=KEY)
        t.flat(line((-50, -96, ""), (-56, -128, ""), (-44, -168, ""), (-6, -188, ""), (34, -180, ""), (54, -158, "!"), (20, -158, ""), (-10, -140, ""), (-24, -100, "!")), ink=2)
        t.flat(line((56, -156, "!"), (74, -148, ""), (82, -132, ""), (76, -114, "!"), (66, -126, ""), (55, -126, "!")), ink=KEY)
        ex, ey = to(22, -140)
        t.flat(oval(ex, ey, 17, 17), ink=KEY)
        t.dots([(ex + 5, ey - 6, 5)], 0)
        t.strokes([[to(28, -122), to(32, -104), to(24, -86)], [to(0, -170), to(24, -166), to(48, -156)]], [13, 8], ends=(0.9, 0.2), black=True)
    s.describe("A kestrel hangs with spread wings and fanned tail. Under it the land is torn into long bright streaks. Its small shadow below is sharp and stands still, too.")
    s.moods("concentrated", "dizzy", "bright", "lonely")
    s.themes("stillness", "speed", "attention", "freedom", "time")
    s.says("pause", "focus", "hover", "eyesight", "poise", "vertigo", "breathless", "balance", "meditation", "hold it", "the world flew past", "everyone else seemed to move", "work-life balance", "still as a thought", "eye of the storm", "nothing to do but be", "the train window, inside out", "stop the world, I’ll stay on", "one exact moment", "the mouse has not noticed", "a kite without its string", "who is moving, you or me?", "fields like spilt paint", "waiting costs the most wing", "between two heartbeats", "it all becomes ribbon", "patience with claws", "the fixed point", "nailed to the wind", "how fast does your year go?", "don’t move, don’t move", "I was young a minute ago", "only my shadow kept up", "missing the wood for the vole", "a comma in the sky", "dancing on the spot", "what the wind leaves alone", "hurry is for others", "the long exposure", "at last, nothing happened", "keep calm", "she knows precisely where", "home went by", "landscape in a hurry")  # fmt: skip
    s.relate("kestrel", "floats above", "land")
    s.about(place="the air above the fields", time="evening", light="low, from the right", composition="right", view="from above the bird’s back", foreground="the kestrel", unexplained="the land moves and the bird’s shadow does not")
