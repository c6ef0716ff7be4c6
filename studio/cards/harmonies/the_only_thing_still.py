"""The Only Thing Still: a kestrel stands in the air over a land torn into streaks, and a mouse sits in its shade."""

from __future__ import annotations

from functools import partial
from math import cos, radians, sin

import numpy as np

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade, plume
from reverie_studio.sculpt.gouges import evenly
from reverie_studio.sculpt.marks import oval, placed
from reverie_studio.sculpt.moved_outlines import moved

# seen from above, measured from between the wings; roots and tips of the quills from the body out
MANTLE = "0,-104! 30,-102 52,-88 66,-60 70,-20 58,50 40,120 22,170 0,186 -22,170 -40,120 -58,50 -70,-20 -66,-60 -52,-88 -30,-102"
SKULL = "0,-214! 26,-208 48,-182 54,-148 44,-116 22,-96 0,-92 -22,-96 -44,-116 -54,-148 -48,-182 -26,-208"
BILL = "-19,-200! -17,-222 -10,-240 0,-256! 10,-240 17,-222 19,-200! 0,-206"
ARM = "20,-100! 60,-104 104,-132 152,-168 200,-186 236,-178! 262,-160 276,-132! 240,-120 204,-96 168,-58 130,-20 96,16 66,60! 40,80 20,40"
ROOTS, TIPS = [(44, 70), (90, 10), (140, -40), (190, -92), (240, -128), (270, -142)], [(70, 150), (116, 124), (170, 90), (226, 56), (290, 30), (352, 6), (404, -36), (428, -96), (420, -150), (390, -180)]
FANS = (-27, 27, -20, 20, -13, 13, -6, 6, 0)


@card(id="qb35w2", title="The Only Thing Still", seed=27, palette="lino_fox_fire", light=(0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    put = partial(placed, at=(410, 346), size=0.93, degrees=-16.0)
    wing = [plume(u, v, 22) for u, v in reversed(list(zip(evenly(ROOTS, 18), evenly(TIPS, 18), strict=True)))]
    with p.thing("land", "place") as land:
        rng, y = np.random.default_rng(11), -40.0
        for ink, high in zip((3, 0, 1, 0, 3, 1, 0, 1, 2, 0, 1, 3, 1, 0, 2, 3), (90, 70, 120, 60, 46, 90, 120, 60, 110, 90, 130, 70, 120, 90, 120, 200), strict=True):
            land.flat(f"-20,{y:.0f}! 820,{y - 100:.0f}! 820,{y + high - 100:.0f}! -20,{y + high:.0f}!", ink=ink)
            y += high
        for v, x, w, ink in zip(rng.uniform(0, 1280, 20), rng.uniform(-60, 860, 20), rng.uniform(260, 620, 20), rng.integers(0, 4, 20), strict=True):
            with land.down_to(int(ink)):
                land.strokes([[(x - w / 2, v + w * 0.06), (x, v), (x + w / 2, v - w * 0.06)]], float(w / 34), ends=(0.05, 0.05))
    with p.thing("shadow") as sh:
        parts = [outline(MANTLE), outline(SKULL), outline(BILL), *(blade((a * 0.7, 120), 90 - a, 350, 32) for a in FANS)]
        for part in (*parts, *([(side * q, v) for q, v in b] for side in (-1, 1) for b in (outline(ARM), *wing))):
            sh.flat(placed(part, (256, 940), 0.5, -16))
    with p.thing("mouse", "accent") as m:
        me = partial(placed, at=(258, 940), size=1.02, degrees=-16)
        m.strokes([me([(-60, 0), (-96, 16), (-124, -14), (-160, -6), (-180, -26)])], 9, ends=(1, 0.5))
        m.flat(moved("34,0 24,-26 -10,-40 -48,-38 -72,-14 -72,14 -48,38 -10,40 24,26", (258, 940), 1.02, -16), ink=0)
        for v in (-1, 1):
            m.flat(me(oval(12, v * 33, 21, 18)), ink=0, gap=5, around=KEY), m.flat(me(oval(13, v * 34, 12, 10)), ink=2)
        m.flat(moved("100,0! 88,-15 64,-29 38,-33 20,-22 14,0 20,22 38,33 64,29 88,15", (258, 940), 1.02, -16), ink=0, gap=5, around=KEY)
        m.dots([(*q, 7) for q in me([(62, -14), (62, 14)])], KEY), m.dots([(*me([(97, 0)])[0], 7)], 2)
        m.strokes([me([(84, v * 10), (90, v * 26), (86, v * 42)]) for v in (-1, 1)] + [me([(78, v * 14), (76, v * 30), (68, v * 44)]) for v in (-1, 1)], 4, ends=(0.8, 0.2))
    with p.thing("kestrel", "subject") as t:
        for a in FANS:
            c, q, b = cos(radians(90 - a)), sin(radians(90 - a)), put(blade((a * 0.7, 120), 90 - a, 350, 32))
            t.flat(b, ink=0, gap=5, around=KEY)
            with t.within(b):
                t.strokes([put([(a * 0.7 + c * r - q * 40, 120 + q * r + c * 40), (a * 0.7 + c * r + q * 40, 120 + q * r - c * 40)]) for r in (150, 206, 254, 312)], [9, 9, 9, 32], ends=(1, 1), black=True)
        for side in (-1, 1):
            for b in wing:
                t.flat(put([(side * u, v) for u, v in b]), gap=4)
            for (x, y), (u, v) in zip(evenly(ROOTS, 14)[:-1], evenly(TIPS, 14)[:-1], strict=True):
                t.flat(put([(side * q, w) for q, w in plume((x - (u - x) * 0.2, y - (v - y) * 0.2), (x + (u - x) * 0.4, y + (v - y) * 0.4), 19)]), ink=3, gap=4)
            t.flat(put([(side * u, v) for u, v in outline(ARM)]), ink=2, gap=6, around=KEY)
        t.flat(put(outline(MANTLE)), ink=2, gap=7, around=KEY), t.flat(put(oval(-58, -70, 27, 29)), put(oval(58, -70, 27, 29)), ink=2)
        arms = [(side * x, y) for side in (-1, 1) for x, y in ((104, -106), (146, -136), (190, -158), (230, -160), (120, -66), (162, -96), (206, -126), (96, -26), (134, -50), (76, -72))]
        for x, y in (*arms, (-36, -70), (0, -62), (36, -70), (-20, -26), (20, -26), (-42, -14), (42, -14), (0, 14), (-28, 36), (28, 36), (0, 72), (-18, 104), (18, 104)):
            t.flat(put([(x - 9, y - 8), (x, y - 12), (x + 9, y - 8), (x + 3, y + 16), (x - 3, y + 16)]))
        t.flat(put(outline(BILL)), gap=5), t.flat(put([(-15, -204), (-13, -220), (0, -225), (13, -220), (15, -204)]), ink=1)
        t.flat(put(outline(SKULL)), ink=0, gap=7, around=KEY), t.flat(put(outline("0,-214! 24,-204 30,-180 22,-150 34,-124 22,-96 0,-92 -22,-96 -34,-124 -22,-150 -30,-180 -24,-204")), ink=2)
        for side in (-1, 1):
            t.flat(put(oval(side * 34, -170, 15, 17))), t.dots([(*put([(side * 34 - 4, -176)])[0], 4.5)], 0)
            t.strokes([put([(side * 38, -158), (side * 46, -138), (side * 42, -120)])], 13, ends=(0.9, 0.3), black=True)
        t.strokes([put([(x, y), (x * 0.9, y + 24)]) for x, y in ((-8, -186), (8, -186), (0, -160), (-12, -134), (12, -134))], 7, ends=(0.3, 0.3), black=True)
    s.describe("A kestrel stands in the air, seen from above its back. Below it the land is torn into bright streaks. Its sharp black shadow lies still on the ground, and in the shade sits a white mouse.")
    s.moods("concentrated", "dizzy", "bright", "uneasy")
    s.themes("stillness", "speed", "attention", "danger", "shade", "time")
    s.says("pause", "focus", "hover", "parasol", "poise", "siesta", "breathless", "balance", "meditation", "hold it", "the world flew past", "everyone else seemed to move", "work-life balance", "still as a thought", "eye of the storm", "nothing to do but be", "the safest place is right underneath", "stop the world, I’ll stay on", "one exact moment", "the mouse has not noticed", "a kite without its string", "who is moving, you or me?", "fields like spilt paint", "nice bit of shade", "between two heartbeats", "it all becomes ribbon", "target practice", "the fixed point", "nailed to the wind", "how fast does your year go?", "don’t move, don’t move", "I was young a minute ago", "only my shadow kept up", "X marks the mouse", "a comma in the sky", "dancing on the spot", "what the wind leaves alone", "hurry is for others", "the long exposure", "at last, nothing happened", "keep calm", "she knows precisely where", "landscape in a hurry", "under her protection, more or less")  # fmt: skip
    s.relate("kestrel", "floats above", "mouse")
    s.about(place="the air above the fields", time="evening", light="low, from the right", composition="diagonal", view="from above the bird’s back", foreground="the kestrel", unexplained="why the mouse sits calmly in the shadow")
