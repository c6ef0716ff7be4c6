"""No Longer Between Us: the hedge gets up and strides away over the hill on its roots; a white and a black sheep meet where it stood."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

# the hedge, seen from behind: how it winds on over the hill, and its near end; each with its roots, for legs
AHEAD = "400,420! 400,180 450,136 520,104 590,92 650,104 692,136 712,180 716,226! 672,250 640,290 612,350 560,400 480,430"
END = "232,440! 214,380 222,300 256,230 320,184 392,166 458,178 522,222 560,290 568,370 552,442! 480,458 400,450 310,460"
FAR = ("690,220,13 700,244,9 696,258,7", "696,254,7 682,268,5 666,270,2", "697,254,7 714,266,5 726,266,2", "640,270,18 652,304,13 646,322,10", "646,318,10 626,336,7 606,338,2", "648,318,10 660,344,7 656,360,2", "650,316,10 676,330,7 694,330,2", "582,340,24 598,392,17 590,418,13", "588,412,12 566,438,8 546,442,2", "592,414,12 602,446,8 594,466,2", "594,412,12 624,434,8 644,432,2")
NEAR = ("396,440,26 386,478,18 392,504,12", "392,498,11 374,520,7 358,524,2", "392,500,11 404,522,7 420,526,2", "316,440,38 302,482,29 308,516,22", "304,510,17 274,536,11 238,540,3", "306,514,16 296,552,10 270,572,3", "312,516,16 326,550,10 322,576,3", "314,512,16 350,534,10 380,530,3", "478,440,38 500,476,28 484,508,20", "482,504,15 458,536,10 466,566,3", "486,506,14 498,538,9 488,570,3", "480,500,13 446,512,9 430,540,3", "492,498,13 522,512,8 534,536,3")
# a sheep's head in profile to our right, level, round its eye; its fleece, which is not turned with the head
FACE = "-120,-60! -84,-88 -40,-96 4,-90 58,-76 112,-56 156,-30 186,0! 202,20 207,42 200,58! 192,68 184,70! 184,84 168,97 140,104 104,106 64,110 18,118 -40,130 -100,122!"
TUFT = "-96,-72! -78,-104 -44,-116 -8,-108 14,-90! -2,-78 -30,-70 -64,-62"
FLEECE = "-300,-200! -190,-196 -124,-172 -76,-124! -54,-72 -66,-10 -86,60 -104,126 -78,190 -14,252 46,322 88,404 110,540! -300,540!"
CURLS = ((-118, 62, 0.9), (-124, 170, 1.1), (-60, 240, 0.9), (-124, 290, 1.3), (-20, 330, 1.1), (-84, 400, 1.2), (36, 414, 1.0))


def sheep(t: Cutting, at: Point, turn: float, flip: bool, wool: int, face: int, ear: Point, seed: int) -> None:
    """Head and neck of a sheep in profile, its eye at a place."""

    def head(shape: Outline) -> list[Point]:
        return moved(moved(shape, (0, 0), 1.17, turn), at, 1, 0, flip)

    t.flat(head(FACE), ink=face, gap=9, around=0 if face else KEY)
    wedges(t, [head(q) for q in ([(64, -54), (112, -36), (160, -4)], [(-6, 44), (30, 74), (96, 70)], [(-52, 66), (-24, 100), (24, 100)])], 17, 2 if face else 1, ends=(0.1, 0.1))
    t.flat(coat := moved(billowed(FLEECE, 64, 0.42, seed), at, 1, 0, flip), ink=wool, gap=9, around=0 if wool else KEY)
    with t.within(coat), t.down_to(2 if wool else KEY):
        t.strokes([moved(moved([(-30, 20), (-22, -16), (8, -26), (22, -6), (10, 12), (-4, 2)], (x + flip * (k % 3 * 14 - 10), y + flip * 22), q, 37 * k % 80 - 40, k % 3 == 1), at, 1, 0, flip) for k, (x, y, q) in enumerate(CURLS)], 12, ends=(0.1, 0.6))
    t.flat(billowed(head(TUFT)[:: -1 if flip else 1], 36, 0.42, seed), ink=wool, gap=8, around=0 if wool else KEY), t.flat(head(lens((-66, -58), ear, 38, 0.5, 10)), ink=face, gap=8, around=wool), t.flat(head(lens((-76, -50 if face else -66), (ear[0] * 0.93, ear[1] * 0.86), 17, 0.5, 6)), ink=2 if face else 1)
    t.flat(head("-32,-20! -20,-44 10,-54 34,-42 52,-14! 30,-2 4,2 -18,-6"), ink=0, gap=0 if face else 8, around=KEY), t.flat(head(ellipse(12, -25, 25, 25)), ink=1, gap=5, around=KEY), t.flat(head(ellipse(17, -26, 16, 11))), t.flat(head("-40,-20! -26,-62 10,-72 46,-56 60,-14! 38,-36 10,-44 -16,-36"), ink=face), t.strokes([head([(-38, -20), (-16, -38), (10, -46), (38, -36), (56, -12)])], 10, ends=(0.3, 0.3), black=True), t.dots([(*head([(21, -33)])[0], 5)])
    wedges(t, [head(q) for q in ([(200, 28), (188, 20), (178, 26), (182, 42)], [(198, 62), (178, 70), (150, 72), (124, 60)])], 12, 1 if face else KEY, ends=(0.4, 0.4))


@card(id="ztm2op", title="No Longer Between Us", seed=40, palette="lino_kelp", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p, rng = Press(s, [Lamp(-0.6, -0.5, 0.5)]), np.random.default_rng(7)
    with p.thing("two fields", "place") as f:
        f.flat("-20,300! 100,266 240,242 400,232 560,234 700,248 820,272! 820,1240! -20,1240!", ink=1, gap=7, around=KEY), f.flat("448,400! 470,560 500,740 540,960 600,1240! 200,1240! 260,960 300,740 336,560 366,400!", ink=0)
        wedges(f, [[(400 - m * 420, y), (400 - m * 280, y - 14), (400 - m * (110 + (y - 320) * 0.15), y - 18)] for m in (1, -1) for y in (330 - m * 3, 402, 480 + m * 4, 568)], 15, 2, ends=(0.2, 0.1))
        for x, y, r in ((352, 616, 25), (446, 654, 28), (402, 706, 28), (366, 986, 46), (448, 1064, 52), (366, 1146, 56)):
            f.flat(ellipse(x, y, r * 1.3, r * 0.5), gap=7, around=2)
    with p.thing("walking hedge", "subject") as t:
        for shape, roots, step, leaf, seed in ((AHEAD, FAR, 34, 27, 3), (END, NEAR, 44, 40, 2)):
            for root in roots:
                t.flat(tube(root))
            bush, kept = billowed(shape, step, 0.42, seed), list[Point]()
            (x0, y0), (x1, y1) = np.min(bush, 0), np.max(bush, 0)
            t.flat(bush, ink=2, gap=8, around=KEY)
            with t.within(bush):
                for x, y in zip(rng.uniform(x0, x1, 900), rng.uniform(y0, y1, 900), strict=True):
                    if all(math.hypot(x - u, y - v) > leaf * 0.95 for u, v in kept):
                        kept.append((x, y))
                        a = math.atan2(y - y1 - 60, x - (x0 + x1) / 2) + rng.uniform(-0.9, 0.9)
                        t.flat(lens((x, y), (x + leaf * math.cos(a), y + leaf * math.sin(a)), leaf * 0.27, bend=leaf * 0.08), ink=1 if (x - x0) / (x1 - x0) + 0.9 * (y - y0) / (y1 - y0) + rng.uniform(-0.3, 0.3) < 0.9 else KEY)
    with p.thing("nest") as e:
        for x, y in ((292, 168), (348, 166), (321, 156)):
            e.flat(ellipse(x, y, 19, 25), ink=0, gap=7, around=KEY)
        e.flat("250,168! 270,178 321,184 372,178 392,168! 398,188 382,214 352,228 321,231 290,228 260,214 244,188"), e.strokes([[(258, 190), (320, 202), (384, 188)], [(274, 210), (322, 217), (370, 208)]], 8, ends=(0.2, 0.2)), e.strokes([[(262, 196), (240, 190), (218, 196)], [(380, 200), (404, 196), (424, 180)], [(270, 214), (248, 222), (232, 218)]], 7, ends=(0.9, 0.1), black=True)
    with p.thing("berries", spot=1.0) as b:
        for x, y in ((262, 320), (352, 288), (428, 352), (330, 410), (486, 250), (500, 400), (590, 190), (646, 150)):
            b.flat(ellipse(x - 11, y + 6, 11, 11), spot=True, gap=4, around=KEY), b.flat(ellipse(x + 9, y, 11, 11), spot=True, gap=4, around=KEY)
    with p.thing("two sheep", "witness", count=2) as h:
        sheep(h, (634, 734), 19, True, KEY, 0, (-160, -108), 8), sheep(h, (177, 726), 22, False, 0, KEY, (-122, 52), 3)
    s.describe("A hedge walks away over the hill on its roots. It has left a bare strip with round holes. There a white sheep with a black face and a black sheep with a white face stand nose to nose.")
    s.moods("droll", "hopeful", "tender", "surprised"), s.themes("borders", "meeting", "freedom", "strangeness", "change")
    s.says("border", "customs", "armistice", "exodus", "openness", "at last", "hello", "divorce", "so that’s you", "no longer between us", "it only held us apart", "good fences walk away", "I’ve heard you chew for years", "the referee goes home", "now we have to talk", "who’ll keep the wind out?", "the hedge fund moves abroad", "strange to see your face", "it took its roots along", "roots can change their mind", "mine looks just like yours", "you smell of the far side", "mother said never look through", "nose to nose", "after the wall", "a strip of nothing", "the grass is the same green", "what shall we be against?", "it was tired of taking sides", "first date", "are you my left or my right?", "off to be a forest", "one field now", "mind the gap", "it took the berries with it", "it grew a will", "we could have jumped it", "quietly, before the farmer wakes", "nobody to lean on", "black and white and shy", "the long green goodbye", "even plants need a holiday", "good riddance, I think", "where does a border go to die?")  # fmt: skip
    s.relate("walking hedge", "loses", "two sheep"), s.about(place="two fields on a hill", time="morning", light="even, from the left", composition="split", view="near, between two noses", foreground="two woolly necks", unexplained="where the hedge is going")
