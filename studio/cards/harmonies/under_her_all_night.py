"""Under Her All Night: the Fog has come in from the sea as a hen and sat down on the harbour."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import Point
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

BODY = "400,236! 470,240 516,270 536,330 552,420 600,500 680,560 748,640 790,740 806,860 820,1010! 760,1080 400,1090 40,1080 -20,1010! -6,860 10,740 52,640 120,560 200,500 248,420 264,330 284,270 330,240"
HEAD = "400,128 452,136 496,170 518,224 516,290 500,350 470,396 400,420 330,396 300,350 284,290 282,224 304,170 348,136"
COMB = "300,176! 284,120 296,78 324,100! 336,50 360,34 376,74! 390,22 414,18 428,70! 446,36 470,46 470,96! 500,80 518,110 502,176! 460,142 400,132 340,142"
WING = "30,1000! -6,900 4,780 40,680 90,606 150,560! 196,600 216,690 214,800 190,900 150,980 110,1040!"
HOUSE = "-56,0! -56,-78! -66,-74! 0,-146! 66,-74! 56,-78! 56,0!"


@card(id="9kplwj", title="Under Her All Night", seed=7, palette="lino_night_pasture", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.4)])
    with p.thing("night") as sky:
        sky.flat("-10,-10! 810,-10! 810,1210! -10,1210!")
        sky.flat("-10,420! 120,404 260,430 420,400 600,426 810,398! 810,520! -10,520!", ink=2)
        sky.prick([(90, 120, 5), (180, 300, 4), (590, 110, 4), (690, 250, 5), (70, 350, 3.4), (740, 90, 3.4), (200, 70, 3.4)])
    with p.thing("fog", "subject") as f:
        f.flat(BODY, ink=0)
    with p.thing("harbour", "place") as h:
        h.flat("60,860! 740,860! 740,1096! 60,1096!")
        for x, y, k in ((166, 1096, 1.0), (640, 1096, 0.98), (286, 1098, 1.12), (522, 1098, 0.92), (404, 1100, 1.24)):
            h.flat(moved(HOUSE, (x, y), k), ink=2, gap=6, around=KEY), h.strokes([[(x - 64 * k, y - 74 * k), (x, y - 144 * k), (x + 64 * k, y - 74 * k)]], 7, ends=(0.3, 0.3))
        h.flat("-10,1092! 810,1092! 810,1210! -10,1210!", ink=KEY, gap=8, around=0)
    with p.thing("breast feathers over the roofs") as f:
        for x, y, u, v, r in ((106, 760, 106, 990, 56), (700, 760, 706, 990, 58), (226, 760, 226, 972, 57), (582, 760, 580, 980, 60), (344, 750, 343, 958, 57), (464, 750, 464, 964, 58)):
            f.flat(plume((x, y), (u, v), r), ink=1 if x > 500 else 0, gap=6, around=KEY)
            wedges(f, [[((x + u) / 2, (y + v) / 2 + 10), (u, v - 14)]], 10, 2 if x > 500 else 1, ends=(0.1, 0.9))
    with p.thing("plumage") as f:
        with f.within(BODY):
            for row in reversed(range(5)):
                y = 450 + 80 * row
                for k in range(-6, 7):
                    x = 400 + (k + 0.5 * (row % 2)) * (54 + 7 * row) + 6 * math.sin(k * 5 + row * 3)
                    long = (76 + 9 * row) * (1 + 0.08 * math.sin(k * 3 + row))
                    lean = (x - 400) * 0.13
                    shade = x > 560 - 16 * row and row > 1
                    f.flat(plume((x - lean, y - long * 0.7), (x + lean * 0.4, y + long * 0.5), 31 + 4.4 * row), ink=1 if shade else 0, gap=4.5, around=2 if shade or row > 4 else 1)
                    if (k + row) % 2 == 0:
                        wedges(f, [[(x - lean * 0.3, y - long * 0.05), (x + lean * 0.3, y + long * 0.42)]], 8, 2 if shade else 1, ends=(0.1, 0.9))
        for m in (False, True):
            at: Point = (800, 0) if m else (0, 0)
            f.flat(moved(WING, at, 1, 0, m), ink=0, gap=8, around=KEY)
            with f.within(moved(WING, at, 1, 0, m)):
                for n, (x, y, u, v, w) in enumerate(((196, 700, 96, 1080, 30), (160, 670, 52, 1050, 30), (122, 650, 14, 1010, 30), (86, 640, -20, 960, 30), (160, 610, 180, 860, 40), (112, 620, 104, 850, 40), (66, 650, 40, 830, 38), (26, 700, -6, 820, 34), (150, 560, 172, 730, 36), (110, 570, 112, 720, 36), (66, 610, 56, 716, 34))):
                    f.flat(plume((abs(at[0] - x), y), (abs(at[0] - u), v), w), ink=1 if m or n in (3, 7) else 0, gap=6, around=2)
        for a in (0, 170, 12, 158, 24, 146, 37, 132, 52, 118, 68, 104, 86):
            c, e = math.cos(math.radians(a + 5)), math.sin(math.radians(a + 5))
            f.flat(lens((400 + 60 * c, 300 + 60 * e), (400 + 172 * c, 320 + 176 * e), 27, 0.6), ink=1 if a < 60 else 0, gap=5, around=2)
        f.flat(moved(COMB, (0, 14), 0.98), ink=1, gap=7, around=KEY)
        f.flat(HEAD, ink=0, gap=7, around=KEY)
        for q in (-1, 1):
            f.flat([(400 + q * (x - 400), y) for x, y in moved("410,338! 446,330 468,360 466,412 440,442 416,420 404,380", (0, 0))], ink=1, gap=6, around=KEY)
            f.flat(ellipse(400 + q * 74, 240, 42, 36, degrees=q * 16), ink=1, gap=5, around=KEY)
            f.flat([(400 + q * (x - 400), y) for x, y in moved("436,250! 456,262 484,262 513,244! 508,266 490,278 468,278 448,268!", (0, 0))])
            f.strokes([[(400 + q * a, b) for a, b in ((34, 248), (56, 262), (86, 262), (118, 240))], [(400 + q * a, b) for a, b in ((44, 226), (66, 216), (98, 220))]], [8, 5], ends=(0.3, 0.3), black=True)
        f.flat("400,256! 432,276 446,306 424,344 400,382! 376,344 354,306 368,276", ink=2, gap=6, around=KEY)
        f.flat("400,262! 392,300 396,340 400,372! 380,340 362,306 374,280", ink=1), f.strokes([[(352, 312), (376, 322), (400, 330), (424, 322), (448, 312)]], 6, ends=(0.3, 0.3), black=True)
    with p.thing("windows", "accent") as w:
        for x, y in ((150, 1060), (188, 1060), (284, 1050), (382, 1056), (426, 1056), (522, 1060), (640, 1056)):
            w.flat([(x - 12, y - 15), (x + 12, y - 15), (x + 12, y + 15), (x - 12, y + 15)], spot=True)
            w.flat([(x - 10, 1112), (x + 10, 1112), (x + 5, 1150), (x + 14, 1186), (x - 6, 1180), (x - 3, 1146)], spot=True)
    s.describe("An enormous pale hen faces us, settled on a harbour at night. Her breast feathers hang over the roofs of small dark houses whose windows shine in the water. Her eyes are almost shut.")
    s.moods("cosy", "hushed", "protective", "eerie")
    s.themes("mother", "fog", "sleep", "home", "night")
    s.says("fog", "broody", "sitting tenant", "blanket", "eiderdown", "overcast", "landlady", "smothered", "somebody sat on the town", "she came in off the sea", "don’t wake her", "any day now", "warm as toast", "what will we hatch into?", "all ferries cancelled", "grandmother’s whole attitude", "under the weather", "safe as houses", "the big soft thing", "count your chickens", "too loved to breathe", "the town that overslept", "visibility: hen", "sleep tight", "she thinks we’re hers", "nobody leaves tonight", "a lid on it", "white night", "I was an egg once", "home is where it’s dark", "lights out, little ones", "chimneys tickle", "next week, feathers", "it smells of straw in here", "mother knows best", "we used to have a view", "close the window, she’s in", "which came first, the town?", "tucked in", "the weight of kindness", "she won’t be told", "the mayor is an egg", "soft landing", "sooner or later she gets up")  # fmt: skip
    s.relate("fog", "guards", "harbour")
    s.about(place="a small harbour", time="night", light="from little windows", composition="centred", view="from below, near the water", foreground="windows mirrored in still water", unexplained="what will hatch by morning", weather="fog")
