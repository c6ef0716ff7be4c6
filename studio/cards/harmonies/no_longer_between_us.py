"""No Longer Between Us: the hedge drags its roots away over the hill; a white and a black sheep meet on the strip it leaves."""

from __future__ import annotations

import numpy as np

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import furrows
from reverie_studio.sculpt.marks import oval, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

HEDGE = "96,160! 300,140 560,120 820,96! 820,330! 560,326 300,318 100,300! 84,230"  # clipped flat
TOP = "96,160! 180,112! 480,86 820,40! 820,96! 560,120 300,140"
# a sheep's head held level to our right, then turned down; and its fleece, where it stands
FACE = "-70,-86! -20,-98 40,-84 100,-62 152,-40 188,-20 208,0 214,20 206,38! 196,54 172,64 138,62 100,70 60,88 10,108 -40,116! -90,90!"
WOOL = "-240,-120! -170,-144 -90,-152 -36,-134 10,-100 30,-76! 4,-66 -28,-48 -56,-14 -68,34 -60,84 -36,124! 0,160 40,210 70,290 84,380 88,520! -240,520!"
CURL = ((-30, 20), (-22, -16), (8, -26), (22, -6), (10, 12), (-4, 2))


def sheep(t: Cutting, at: tuple[float, float], flip: bool, wool: int, face: int, cut: int, seed: int) -> None:
    """Head and neck of a sheep in profile, to our right, its fleece in locks."""
    rng, line = np.random.default_rng(seed), 0 if face else KEY

    def head(shape: Outline) -> list[Point]:
        return moved(moved(shape, (0, 0), 1, 20), at, 1, 0, flip)

    t.flat(head(FACE), ink=face, gap=8, around=line)
    coat = moved(billowed(WOOL, 58, 0.4, seed), at, 1, 0, flip)
    t.flat(coat, ink=wool, gap=8, around=0 if wool else KEY)
    with t.within(coat), t.down_to(cut):
        spots = [(x + rng.uniform(-13, 13), y + rng.uniform(-13, 13)) for y in range(-70, 520, 74) for x in range(-200 + (y + 70) // 74 % 2 * 42, 60, 86) if (x < -110 and y > 0) or (y > 150 and x < y / 4 - 50)]
        t.strokes([moved(placed(CURL, q, rng.uniform(0.8, 1.1), rng.uniform(-38, 38)), at, 1, 0, flip) for q in spots], 11, ends=(0.1, 0.6))
    t.flat(moved("20,-84! -30,-92 -84,-98 -146,-76! -112,-46 -60,-36 -10,-44!", at, 1, 0, flip), ink=face, gap=7, around=wool)
    t.flat(head("-2,-26! 14,-48 40,-52 66,-26! 46,-10 18,-8"), ink=1, gap=8, around=line), t.flat(head(oval(36, -30, 19, 9)))
    t.strokes([head([(-10, -40), (12, -66), (46, -68), (74, -44)])], 10, ends=(0.2, 0.2), black=not face)
    with t.down_to(2 if face else 1):
        t.strokes([moved([(-24, -66), (-70, -64), (-118, -74)], at, 1, 0, flip)], 14, ends=(0.2, 0.1))
        t.strokes([head(c) for c in ([(86, -30), (124, -14), (160, 2)], [(6, 30), (40, 54), (90, 44)], [(0, 62), (30, 84), (66, 72)])], 12, ends=(0.1, 0.4))
    t.strokes([head([(202, 2), (188, 0), (180, 12), (186, 20)]), head([(208, 38), (176, 34), (142, 40), (126, 30)])], 8, ends=(0.5, 0.2), black=not face)


@card(id="ztm2op", title="No Longer Between Us", seed=40, palette="lino_kelp", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p, rng = Press(s, [Lamp(-0.6, -0.5, 0.5)]), np.random.default_rng(7)
    with p.thing("two fields", "place") as f:
        f.flat("-20,440! 120,412 280,396 420,390 560,386 700,390 820,400! 820,1220! -20,1220!", ink=1, gap=6, around=KEY), f.flat("302,394! 418,390! 440,450 470,560 490,700 500,840 540,1220! 260,1220! 300,840 320,640 316,480", ink=0)
        with f.down_to(2):
            f.strokes(furrows([(450, 440), (600, 436), (820, 450)], [(510, 640), (620, 640), (820, 630)], 4, 3), 13, ends=(0.2, 0.3))
            f.strokes(furrows([(290, 450), (120, 446), (-20, 460)], [(300, 640), (120, 640), (-20, 630)], 4, 3), 13, ends=(0.2, 0.3))
        for x, y, r in ((372, 448, 17), (410, 492, 20), (360, 540, 24), (414, 604, 28), (366, 674, 32)):
            f.flat(oval(x, y, r * 1.4, r * 0.55), gap=6, around=2)
    with p.thing("walking hedge", "subject") as t:
        for k in range(6):  # root legs: a stride, toes that grip
            x, y, w, far, foot = 130 + 118 * k, 296 + 4 * k, 17 + 1.6 * k, (40, 18)[k % 2], (130 + 118 * k - (40, 18)[k % 2], 392 + 7 * k)
            for dx, dy in ((-50, 12), (-8, 30), (34, 14 + k % 2 * 8)):
                t.flat(tube([(foot[0] + 6, foot[1] - 30, w * 0.5), (foot[0] + dx * 0.5, foot[1] - 4, w * 0.4), (foot[0] + dx, foot[1] + dy, 3)]))
            t.flat(tube([(x + 8, y, w * 1.1), (x - far * 0.2 - 12, y + 46, w * 0.8), (foot[0] + 6, foot[1] - 22, w * 0.6)])), t.flat(tube([(x - far * 0.2 - 8, y + 44, 8), (x + 22, y + 66, 6), (x + 34, y + 88, 2)]))
        t.flat(HEDGE, ink=2, gap=8, around=KEY), t.flat(TOP, ink=1, gap=8, around=KEY)
        for area, rows, ink in ((HEDGE, (190, 232, 276), 1), (HEDGE, (170, 212, 254, 300), KEY), (TOP, (64, 96, 124), 2)):
            with t.within(area):
                for y in rows:
                    for x in range(90 + int(rng.integers(0, 30)), 790, 52):
                        q = (x + rng.uniform(-12, 12), y - (x - 90) * 0.05 * (ink != 2) + rng.uniform(-8, 8))
                        t.flat(lens(q, (q[0] + 34, q[1] - rng.uniform(2, 16)), 9, bend=3), ink=ink)
    with p.thing("berries", spot=1.0) as b:
        for x, y in ((150, 226), (262, 190), (352, 262), (470, 176), (560, 270), (660, 160), (726, 240)):
            b.flat(oval(x - 10, y + 6, 10, 10), spot=True, gap=3, around=KEY), b.flat(oval(x + 9, y, 10, 10), spot=True, gap=3, around=KEY)
    with p.thing("two sheep", "witness", count=2) as h:
        sheep(h, (603, 716), True, KEY, 0, 2, 6)
        sheep(h, (197, 716), False, 0, KEY, KEY, 3)
    s.describe("A long hedge drags its roots away over the hill. On the bare strip it has left, a white sheep with a black face and a black sheep with a white face stand nose to nose. Round holes mark its way.")
    s.moods("droll", "hopeful", "tender", "surprised"), s.themes("borders", "meeting", "freedom", "strangeness", "change")
    s.says("border", "customs", "armistice", "exodus", "openness", "at last", "hello", "divorce", "so that’s you", "no longer between us", "it only held us apart", "good fences walk away", "I’ve heard you chew for years", "the referee goes home", "now we have to talk", "who’ll keep the wind out?", "the hedge fund moves abroad", "strange to see your face", "it took its roots along", "roots can change their mind", "mine looks just like yours", "you smell of the far side", "mother said never look through", "nose to nose", "after the wall", "a strip of nothing", "the grass is the same green", "what shall we be against?", "it was tired of taking sides", "first date", "are you my left or my right?", "off to be a forest", "one field now", "mind the gap", "it took the berries with it", "it grew a will", "we could have jumped it", "quietly, before the farmer wakes", "nobody to lean on", "black and white and shy", "the long green goodbye", "even plants need a holiday", "good riddance, I think", "where does a border go to die?")  # fmt: skip
    s.relate("walking hedge", "loses", "two sheep")
    s.about(place="two fields", time="morning", light="even, from the left", composition="split", view="near, between two noses", foreground="two woolly necks", unexplained="where the hedge is going")
