"""Under Her All Night: the Fog has come in from the sea as a hen and sat down on the harbour."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import tapering
from reverie_studio.sculpt.lino_fringes import standing
from reverie_studio.sculpt.poster_cuts import ribbon
from reverie_studio.sculpt.poster_shapes import moved

HEN = (
    "196,250 214,206 256,182 304,190 336,226! 352,290 372,350 420,404 490,424 560,410 610,360 640,290 656,210! 700,180 716,220! 752,190 770,236! 810,230 830,280! 840,420 830,560 "
    "850,700 850,1100! 20,1100! 60,1020 66,940 52,800 60,700 96,600 140,510 176,430 190,350 190,300!"
)
COMB = "214,212! 196,170 206,140 226,150 236,120 258,112 270,140 292,118 316,130 312,160 338,160 346,190 330,222! 300,194 256,186"
HOUSE = "-50,0! -50,-70! 0,-122! 50,-70! 50,0!"


@card(id="9kplwj", title="Under Her All Night", seed=7, palette="lino_night_pasture", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.4)])
    with p.thing("night") as sky:
        sky.flat("-10,-10! 810,-10! 810,1210! -10,1210!")
        sky.prick([(90, 120, 4), (150, 330, 3.4), (440, 90, 4), (560, 190, 3.4), (70, 470, 3), (500, 290, 3), (640, 70, 4), (400, 250, 3)])
    with p.thing("fog", "subject") as f:
        for q in ([(-20, 850, 12), (40, 862, 22), (140, 850, 14)], [(-20, 720, 5), (30, 728, 13), (120, 716, 12)], [(-20, 960, 16), (40, 972, 24), (140, 960, 12)], [(380, 300, 2), (470, 312, 10), (580, 300, 16), (680, 290, 18)], [(440, 360, 2), (520, 372, 11), (640, 352, 16)], [(560, 232, 2), (620, 240, 9), (690, 230, 12)]):
            f.flat(ribbon(q), ink=0)
        f.flat(HEN, ink=0)
        f.flat("190,262! 150,282 120,300 152,312 190,312 206,290", ink=1, gap=6, around=KEY)
        f.strokes([[(126, 300), (160, 294), (196, 296)]], 5, ends=(0.3, 0.3), black=True)
        f.flat(COMB, ink=1, gap=5, around=KEY)
        f.flat("196,318! 180,350 186,390 206,400 222,376 220,336 212,316", ink=1, gap=5, around=KEY)
        f.flat("238,266 258,248 284,250 298,268 280,280 254,280", ink=KEY)
        f.flat("234,262 258,240 290,244 304,268! 284,262 258,262", ink=1)
        f.strokes([[(232, 268), (256, 262), (282, 262), (306, 272)]], 7, ends=(0.3, 0.2), black=True)
        wing = "350,560! 440,520 560,520 680,470 760,400 790,430 770,480! 800,490 780,540! 806,560 776,610! 790,650 750,680! 740,730 690,740! 660,790 610,780! 560,810 510,780! 440,780 380,720 350,640"
        f.flat(wing, ink=1)
        with f.within(wing):
            standing(f, [[(400, 600), (520, 600), (640, 560), (740, 500)], [(410, 660), (530, 670), (650, 640), (750, 590)], [(450, 716), (550, 730), (640, 710), (710, 672)], [(420, 560), (520, 556), (620, 530)]], 20, 0, ends=(0.9, 0.1))
            standing(f, [[(480, 634), (580, 636), (690, 596)], [(490, 694), (590, 700), (680, 670)]], 12, 2, ends=(0.6, 0.1))
        for row, (y, n) in enumerate(((600, 3), (680, 4), (760, 4), (842, 9), (920, 10))):
            for k in range(n):
                x = 96 + 24 * (4 - row) * 0.4 + k * 74 + (row % 2) * 34
                f.flat(tapering([(x, y), (x + 14, y + 34), (x + 40, y + 34), (x + 54, y)], (2, 9, 9, 2)), ink=1)
        standing(f, [[(250, 330), (262, 380), (250, 430)], [(290, 330), (306, 390), (300, 450)], [(330, 380), (352, 440), (350, 500)], [(220, 420), (214, 480), (190, 530)]], 12, 1, ends=(0.5, 0.1))
    with p.thing("harbour", "place") as h:
        h.flat("-10,1096! 810,1096! 810,1210! -10,1210!", ink=2, gap=9, around=0)
        for x, low, top in ((262, 1100, 900), (520, 1100, 860), (40, 1100, 930)):
            h.flat(ribbon([(x, low, 5), (x + 4, top, 3)]))
            h.flat([(x + 4, top + 8), (x + 44, top + 26), (x + 6, top + 34)])
        for x, y, k in ((118, 1100, 1.0), (690, 1100, 1.2), (196, 1100, 0.74), (590, 1100, 0.86), (340, 1100, 1.15), (430, 1100, 0.84), (780, 1100, 0.8)):
            h.flat(moved(HOUSE, (x, y), k), ink=KEY)
        with h.down_to(1):
            h.strokes([[(60, 1140), (200, 1148), (330, 1140)], [(420, 1156), (560, 1162), (700, 1154)], [(620, 1184), (700, 1188), (790, 1182)], [(160, 1180), (250, 1186), (340, 1178)]], 9, ends=(0.1, 0.1))
    with p.thing("fog at her feet") as f:
        for x, y, k, a in ((150, 1010, 1.0, 8), (250, 1030, 1.1, -6), (400, 1020, 1.15, 4), (500, 1040, 1.0, -8), (640, 1000, 1.25, 6), (740, 1010, 1.1, -4)):
            f.flat(moved("-34,-40! 34,-40! 40,10 20,44 0,62 -22,44 -40,10", (x, y), k, a), ink=0)
            standing(f, [[(x - 12, y - 20), (x - 10, y + 10), (x - 4, y + 40)], [(x + 14, y - 24), (x + 14, y + 4), (x + 6, y + 30)]], 10, 1, ends=(0.2, 0.2))
        for q in ([(-20, 1120, 9), (90, 1112, 13), (190, 1122, 3)], [(560, 1124, 3), (680, 1114, 12), (820, 1120, 9)], [(300, 1130, 2), (400, 1126, 9), (490, 1132, 2)]):
            f.flat(ribbon(q), ink=0)
    with p.thing("windows", "accent") as w:
        for x, y in ((104, 1064), (132, 1064), (690, 1046), (708, 1082), (672, 1082), (198, 1074), (324, 1068), (356, 1068), (590, 1068), (432, 1072)):
            w.flat([(x - 9, y - 11), (x + 9, y - 11), (x + 9, y + 11), (x - 9, y + 11)], spot=True)
    s.describe("An enormous pale hen has settled on a harbour at night. Small houses with lit windows and two masts show beneath her feathers. Her eye is almost shut.")
    s.moods("cosy", "hushed", "protective", "eerie")
    s.themes("shelter", "mother", "fog", "sleep", "home")
    s.says("fog", "broody", "motherhood", "blanket", "eiderdown", "patience", "landlady", "smothered", "somebody sat on the town", "she came in off the sea", "don’t wake her", "any day now", "warm as toast", "what will we hatch into?", "all ferries cancelled", "grandmother’s whole attitude", "under the weather", "safe as houses", "the big soft thing", "count your chickens", "too loved to breathe", "the town that overslept", "visibility: hen", "sleep tight", "she thinks we’re hers", "nobody leaves tonight", "a lid on it", "white night", "I was an egg once", "home is where it’s dark", "lights out, little ones", "chimneys tickle", "next week, feathers", "it smells of straw in here", "mother knows best", "we used to have a view", "close the window, she’s in", "which came first, the town?", "tucked in", "the weight of kindness", "she won’t be told", "the mayor is an egg", "soft landing", "sooner or later she gets up")  # fmt: skip
    s.relate("fog", "guards", "harbour")
    s.about(place="a small harbour", time="night", light="from little windows", composition="centred", view="near, eye level", foreground="still water with wisps of fog", unexplained="what will hatch by morning", weather="fog")
