"""No Longer Between Us: the hedge drags its roots away over the hill; a white and a black sheep meet on the strip it leaves."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import furrows
from reverie_studio.sculpt.marks import oval, placed
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

HEDGE = "130,300! 116,220 156,140 230,96 310,86 390,92 470,100 560,116 640,136 710,160 764,190 796,230 840,262! 700,270 600,276 500,284 400,298 300,316 200,322"
FACE = "-70,-80! -30,-96 20,-88 56,-62 104,-20 152,28 184,66 206,98 210,122 198,142! 196,156 178,168 152,166 110,152 64,146 20,138 -30,122 -84,110!"
WOOL = "-30,-120 20,-128 48,-104 40,-72 10,-60 -14,-30 -22,10 -26,60 -20,110 10,160 30,220 24,300 0,400 -40,520! -420,520! -420,-60! -330,-80 -240,-90 -160,-110 -90,-124"
CURL = ((-30, 20), (-22, -16), (8, -26), (22, -6), (10, 12), (-4, 2))
EAR = "-40,-64! -76,-100 -136,-112 -204,-84! -176,-50 -120,-34 -60,-34!"


def sheep(t: Cutting, at: tuple[float, float], k: float, flip: bool, wool: int, face: int, cut: int, seed: int) -> None:
    """Head and neck of a sheep in profile, to our right, its fleece in locks."""
    rng = np.random.default_rng(seed)
    t.flat(moved(FACE, at, k, 0, flip), ink=face, gap=7, around=KEY if face == 0 else 0)
    coat = billowed(WOOL, 62, 0.42, seed)
    t.flat(moved(coat, at, k, 0, flip), ink=wool, gap=7, around=KEY if wool == 0 else 0)
    with t.within(moved(coat, at, k, 0, flip)):
        spots = [(x + rng.uniform(-15, 15), y + rng.uniform(-15, 15)) for y in range(-64, 520, 70) for x in range(-350 + (y // 70 % 2) * 44, 40, 84) if y > 40 or x < -110]
        locks = [placed(CURL, q, rng.uniform(0.75, 1.1), rng.uniform(-38, 38)) for q in spots]
        with t.down_to(cut):
            t.strokes([moved(lock, at, k, 0, flip) for lock in locks], 10, ends=(0.1, 0.6))
    t.flat(moved(EAR, at, k, 0, flip), ink=face, gap=6, around=KEY if face == 0 else 0)
    t.flat(moved("-76,-66! -120,-92 -178,-82! -130,-58!", at, k, 0, flip), ink=1)
    t.strokes([moved([(4, -12), (28, -38), (58, -36), (90, -6)], at, k, 0, flip)], 9, ends=(0.2, 0.2), black=not face)
    with t.down_to(2 if face else 1):
        t.strokes(moved_lines([[(70, -34), (112, 6), (150, 50)], [(40, 40), (70, 76), (120, 104)], [(14, 56), (44, 96), (96, 124)]], at, k, flip=flip), 11, ends=(0.1, 0.5))
    t.flat(moved("12,-10! 30,-28 56,-27 80,-3! 56,9 32,7", at, k, 0, flip), ink=1, gap=6, around=0 if face else KEY)
    t.flat(moved(oval(48, -10, 19, 9), at, k, 12, flip))
    t.flat(moved(lens((198, 98), (172, 112), 9, bend=-5), at, k, 0, flip), ink=0 if face else KEY)
    t.flat(moved(lens((202, 142), (112, 128), 5.5, bend=8), at, k, 0, flip), ink=0 if face else KEY)


@card(id="ztm2op", title="No Longer Between Us", seed=40, palette="lino_kelp", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.5)])
    rng = np.random.default_rng(7)
    with p.thing("two fields", "place") as f:
        f.flat("-20,380! 120,330 280,300 420,290 560,282 700,284 820,300! 820,1220! -20,1220!", ink=1)
        f.flat("150,324! 330,300! 350,400 420,520 470,660 490,820 540,1220! 240,1220! 320,820 300,640 220,480", ink=0)
        with f.down_to(2):
            f.strokes(furrows([(380, 330), (560, 330), (820, 350)], [(500, 600), (620, 600), (820, 590)], 6, 3), 13, ends=(0.2, 0.3))
            f.strokes(furrows([(140, 380), (60, 400), (-20, 420)], [(270, 600), (120, 600), (-20, 590)], 4, 3), 13, ends=(0.2, 0.3))
        for x, y, r in ((262, 372, 17), (316, 432, 20), (290, 500, 24), (390, 560, 26), (352, 650, 32)):
            f.flat(oval(x, y, r * 1.4, r * 0.55), gap=5, around=2)
    with p.thing("walking hedge", "subject") as t:
        for x, dx, n, w in ((760, -90, 40, 9), (690, -120, 52, 12), (600, -130, 54, 13), (510, -150, 66, 15), (410, -150, 78, 16), (320, -180, 92, 18), (230, -190, 92, 18)):
            t.flat(tube([(x + 30, 268, w), (x - 6, 300 + n * 0.2, w * 0.8), (x + dx * 0.5, 300 + n * 0.7, w * 0.55), (x + dx, 300 + n, 3)]))
            t.flat(tube([(x + 4, 290, w * 0.8), (x - 20, 314 + n * 0.3, w * 0.5), (x + dx * 0.3, 312 + n * 1.1, w * 0.4), (x + dx * 0.45, 316 + n * 1.35, 2)]))
        shape = billowed(HEDGE, 74, 0.44, 5)
        t.flat(shape, ink=2, gap=8, around=KEY)
        with t.within(shape):
            for q in range(112):
                x, y = 126 + q % 16 * 44 + rng.uniform(-16, 16), 96 + q // 16 * 33 + rng.uniform(-10, 10)
                tip = (x + rng.uniform(10, 24), y + rng.uniform(-12, 16))
                t.flat(lens((x - 17, y + 9), tip, 9, bend=3), ink=KEY if y + x * 0.1 > 230 + rng.uniform(-50, 50) else 1)
    with p.thing("berries", spot=1.0) as b:
        for x, y in ((216, 180), (240, 202), (360, 150), (470, 190), (494, 176), (610, 190), (300, 250)):
            b.flat(oval(x, y, 13, 13), spot=True, gap=3, around=KEY)
    with p.thing("two sheep", "witness", count=2) as h:
        sheep(h, (608, 724), 1.1, True, KEY, 0, 2, 6)
        sheep(h, (180, 744), 1.1, False, 0, KEY, KEY, 3)
    s.describe("A long hedge drags its roots away over the hill. On the bare strip it has left, a white sheep with a black face and a black sheep with a white face stand nose to nose. Round holes mark its way.")
    s.moods("droll", "hopeful", "tender", "surprised")
    s.themes("borders", "meeting", "freedom", "strangeness", "change")
    s.says("border", "customs", "armistice", "exodus", "openness", "at last", "hello", "divorce", "so that’s you", "no longer between us", "it only held us apart", "good fences walk away", "I’ve heard you chew for years", "the referee goes home", "now we have to talk", "who’ll keep the wind out?", "the hedge fund moves abroad", "strange to see your face", "it took its roots along", "roots can change their mind", "mine looks just like yours", "you smell of the far side", "mother said never look through", "nose to nose", "after the wall", "a strip of nothing", "the grass is the same green", "what shall we be against?", "it was tired of taking sides", "first date", "are you my left or my right?", "off to be a forest", "one field now", "mind the gap", "it took the berries with it", "it grew a will", "we could have jumped it", "quietly, before the farmer wakes", "nobody to lean on", "black and white and shy", "the long green goodbye", "even plants need a holiday", "good riddance, I think", "where does a border go to die?")  # fmt: skip
    s.relate("walking hedge", "loses", "two sheep")
    s.about(place="two fields", time="morning", light="even, from the left", composition="split", view="near, between two noses", foreground="two woolly necks", unexplained="where the hedge is going")
