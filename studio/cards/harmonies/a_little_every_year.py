"""A Little Every Year: a jellyfish as big as a cart drifts through the dark byre, and a cow looks up at it."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

EDGE = "660,500 640,486 618,520 596,552 572,560 548,530 526,510 500,516 474,548 446,580 416,586 388,556 364,532 336,532 312,560 284,588 256,586 234,552 212,524 190,520 166,544 144,548!"
BELL = f"120,500! 96,420 106,330 150,240 226,160 320,112 410,104 510,126 590,180 652,262 690,350 700,440 680,520! {EDGE}"
RIM = f"120,500! 190,450 290,424 410,416 530,428 620,456 680,520! {EDGE}"
# the head looks to the left, its poll at 0,0
HEAD = "10,-14 -50,-22 -120,0 -196,30 -250,40 -286,54 -300,84 -294,118 -268,142 -226,146 -180,142 -120,158 -60,186 -10,200 40,180 70,110 60,30"
NECK = "420,850! 480,838 540,856 610,900 700,918 830,900! 830,1230! 410,1230! 404,1150 372,1090 340,1030 330,980!"


@card(id="mdhdfl", title="A Little Every Year", seed=8, palette="lino_night_pasture", light=(-0.3, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.2, -0.75, 0.5)])
    up, k, at, tilt = (50, -34), 0.9, (482, 846), 33
    with p.thing("byre", "place") as byre:
        byre.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        for x0, x1 in ((-40, 110), (160, 240), (640, 560), (840, 690)):
            byre.flat([(x0 - 26, -20), (x0 + 26, -20), (x1 + 10, 620), (x1 - 10, 620)], ink=2)
        byre.flat("-20,612! 820,612! 820,652! -20,652!", ink=2, gap=7, around=KEY)
        byre.flat("40,1000! 92,1000! 92,1230! 40,1230!", "230,1000! 282,1000! 282,1230! 230,1230!", ink=2)
        byre.flat("-20,1040! 420,1030! 420,1080! -20,1092!", ink=2, gap=7, around=KEY)
        byre.strokes([[(40, 1062), (160, 1056), (290, 1060)]], 7, ends=(0.1, 0.3), black=True)
    with p.thing("jellyfish", "subject") as j:
        for x, q, low in ((176, 1, 640), (214, -1, 690), (262, 1, 670), (318, -1, 650), (366, 1, 620), (428, -1, 620), (476, 1, 650), (528, -1, 660), (588, 1, 690), (640, -1, 770)):
            deep = low - 470
            j.flat(tube([(x, 400), (x + 16 * q, 470 + deep * 0.28), (x - 16 * q, 470 + deep * 0.54), (x + 14 * q, 470 + deep * 0.78), (x - 4 * q, low)], (8, 7, 6, 5, 2), ends=CUT), ink=0 if abs(x - 400) < 200 else 1)
        for x, q, low in ((318, 1, 640), (400, -1, 672), (484, 1, 630)):
            deep = low - 440
            left, right = ([(x + sign * (34 - 31 * u) + 22 * q * math.sin(5.4 * u) + sign * 5 * math.sin(22 * u + sign), 440 + deep * u) for u in (v / 44 for v in range(45))] for sign in (-1, 1))
            j.flat([*left, *reversed(right)], ink=0, gap=7, around=KEY)
            wedges(j, [[(x + 22 * q * math.sin(5.4 * u), 440 + deep * u) for u in (0.3, 0.5, 0.7, 0.9)]], 14, 1, ends=(0.4, 0.1))
        bell = moved(BELL, up, k)
        j.flat(bell, ink=0, gap=9, around=KEY)
        with j.within(bell):
            j.flat(moved("450,80! 540,110 640,200 700,330 740,540! 640,600! 650,480 626,360 574,240 500,150!", up, k), ink=1)
            for q in (-0.92, -0.64, -0.34, 0.34, 0.64, 0.92):
                wedges(j, moved_lines([[(400 + q * 70, 124 + 40 * q * q), (400 + q * 240, 240 + 30 * q * q), (398 + q * 296, 430 - 20 * math.cos(q))]], up, k), 17, 2 if q > 0.4 else 1, ends=(0.1, 0.5))
            j.flat(moved(RIM, up, k), ink=1, gap=6, around=2)
            wedges(j, moved_lines([[(x, 560), (400 + (x - 400) * 0.94, 500), (400 + (x - 400) * 0.88, 440 + abs(x - 400) * 0.06)] for x in range(150, 690, 44)], up, k), 15, 0, ends=(0.9, 0.1))
    with p.thing("yellow rings", "accent") as r:
        for x, y, a in ((330, 252, -20), (462, 246, 14), (312, 350, -8), (452, 346, 6)):
            r.flat(moved(ellipse(x, y, 56, 38, degrees=a), up, k), moved(ellipse(x + 2, y + 5, 26, 15, degrees=a), up, k), spot=True)
    with p.thing("cow", "witness") as cow:
        head = moved(HEAD, at, 1.12, tilt)
        cow.flat(moved("-34,-6! -30,-60 -4,-106 44,-128 70,-122! 44,-100 26,-66 26,0! 0,10", (440, 824), 1.0, 2), ink=2)
        cow.flat(NECK, ink=1, gap=9, around=KEY), cow.flat(head, ink=1, gap=9, around=KEY), cow.flat(NECK, ink=1), cow.flat(head, ink=1)
        with cow.within(NECK):
            cow.flat("420,840! 480,828 540,846 610,890 700,908 830,890! 830,930! 700,948 600,930 530,886 480,864!", ink=0)
            cow.flat("560,1240! 540,1120 580,1020 660,980 720,1010 740,1090 830,1130! 830,1240!")
            wedges(cow, [[(384, 1070), (430, 1110), (450, 1170)], [(420, 960), (470, 1000), (500, 1060)]], 15, 2, ends=(0.3, 0.1))
        with cow.within(head):
            cow.flat(moved("10,-30! -60,-40 -130,-20 -320,40! -320,90! -286,62 -250,54 -196,46 -120,18 -50,0 10,12!", at, 1.12, tilt), ink=0)
            cow.flat(moved("70,20! 0,10 -60,8 -110,36 -130,84 -96,120 -40,124 0,150 30,210 110,200 120,60", at, 1.12, tilt))
            cow.flat(moved("-210,36! -196,70 -214,110 -206,160! -330,170! -330,30!", at, 1.12, tilt), ink=0)
        cow.flat(moved("-266,66! -250,58 -238,70 -250,88 -268,86", at, 1.12, tilt))
        cow.strokes(moved_lines([[(-296, 104), (-250, 112), (-206, 104)], [(-206, 104), (-196, 96), (-194, 84)]], at, 1.12, tilt), 9, ends=(0.3, 0.3), black=True)
        cow.flat(moved("-104,76! -92,46 -62,34 -32,46 -18,74! -46,92 -80,92", at, 1.12, tilt), ink=0)
        cow.flat(ellipse(*moved([(-74, 55)], at, 1.12, tilt)[0], 20, 21)), cow.dots([(*moved([(-84, 52)], at, 1.12, tilt)[0], 6)])
        cow.flat(moved("-108,80! -94,42 -62,26 -30,40 -12,74! -34,54 -62,44 -88,54", at, 1.12, tilt))
        cow.strokes(moved_lines([[(-50, 184), (-84, 176), (-120, 158), (-176, 143)]], at, 1.12, tilt), 8, ends=(0.1, 0.6), black=True)
        cow.flat(moved("-34,-6! -30,-60 -4,-106 44,-128 70,-122! 44,-100 26,-66 26,0! 0,10", at, 1.12, 20), ink=0, gap=8, around=KEY)
        cow.flat(moved("40,24! 70,2 120,-8 170,20 196,60! 150,84 100,84 56,66!", at, 1.12, 26), ink=1, gap=8, around=KEY), cow.flat(moved("66,36! 110,20 156,40! 120,62 86,60", at, 1.12, 26), ink=2)
    s.describe("A pale jellyfish hangs in the air of a dark byre. It is as big as a cart, and four yellow rings glow in its bell. Below, a horned cow rolls her eyes up at it.")
    s.moods("eerie", "calm", "wondering", "dreamlike")
    s.themes("sea", "change", "visitors", "night", "wonder")
    s.says("ghosts", "chandelier", "flood", "tidal", "invasion", "lampshade", "moonmilk", "undercurrent", "angels", "sea-level", "evening-milk", "it comes up a little each year", "the tide has come for supper", "mother, it has no face", "who left the sea on?", "do not touch the ceiling", "breathe out slowly", "grandmother’s petticoats", "Sunday visitors", "we drowned and nobody noticed", "it rains upwards here", "they came for the salt lick", "slow fireworks", "hold still and it passes", "somebody else’s dream", "what the hay remembers", "soft as a bell", "deep sleep", "she saw it first", "a barn is a kind of boat", "no one will believe the cows", "parachutes without people", "the lights are on their own", "what if it is friendly?", "they are only passing through", "night swimming", "boneless", "udders from heaven", "one day we shall float too", "a hundred fathoms of hay", "low ceilings, high water", "the quiet guests", "don’t moo", "something wants to be milked")  # fmt: skip
    s.relate("jellyfish", "floats above", "cow")
    s.about(place="a byre", time="night", light="from inside the bell", composition="centred", view="from below, near the cow", foreground="a cow’s lifted head", unexplained="there is no water")
