"""Under Her All Night: the Fog has come in from the sea as a hen and sat down on the harbour."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

HEN = (
    "196,250 214,206 256,182 304,190 336,226! 352,290 372,350 420,404 480,428 540,420 590,380 612,310 610,220 640,150! 676,150 682,220! 700,130 742,130 740,210! 772,150 812,170 830,240! 840,420 830,560 "
    "850,700 850,1100! 20,1100! 40,1020 50,940 48,800 60,700 96,600 140,510 176,430 190,350 190,300!"
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
        f.flat(HEN, ink=0)
        f.flat("190,262! 150,282 120,300 152,312 190,312 206,290", ink=1, gap=6, around=KEY)
        f.strokes([[(126, 300), (160, 294), (196, 296)]], 5, ends=(0.3, 0.3), black=True)
        f.flat(COMB, ink=1, gap=5, around=KEY)
        f.flat("196,318! 180,350 186,390 206,400 222,376 220,336 212,316", ink=1, gap=5, around=KEY)
        f.flat("238,266 258,248 284,250 298,268 280,280 254,280", ink=KEY)
        f.flat("234,262 258,240 290,244 304,268! 284,262 258,262", ink=1)
        f.strokes([[(232, 268), (256, 262), (282, 262), (306, 272)]], 7, ends=(0.3, 0.2), black=True)
        f.strokes([[(640, 400), (654, 320), (650, 230)], [(690, 400), (710, 310), (718, 210)], [(740, 390), (764, 310), (786, 230)], [(600, 430), (630, 360), (634, 300)]], 13, ends=(0.1, 0.6), black=True)
        wing = "350,560! 440,520 560,520 680,470 760,400 790,430 770,480! 800,490 780,540! 806,560 776,610! 790,650 750,680! 740,730 690,740! 660,790 610,780! 560,810 510,780! 440,780 380,720 350,640"
        f.flat(wing, ink=1)
        with f.within(wing):
            wedges(f, [[(400, 600), (520, 600), (640, 560), (740, 500)], [(410, 660), (530, 670), (650, 640), (750, 590)], [(450, 716), (550, 730), (640, 710), (710, 672)], [(420, 560), (520, 556), (620, 530)]], 20, 0, ends=(0.9, 0.1))
            wedges(f, [[(480, 634), (580, 636), (690, 596)], [(490, 694), (590, 700), (680, 670)]], 12, 2, ends=(0.6, 0.1))
        for row, (y, n, x0) in enumerate(((610, 4, 100), (690, 5, 66), (770, 8, 90), (850, 10, 50), (928, 10, 84))):
            for k in range(n):
                x = x0 + k * 74
                f.flat(tube([(x, y), (x + 10, y + 32), (x + 27, y + 44), (x + 44, y + 32), (x + 54, y)], (0.5, 3.5, 6, 3.5, 0.5), ends=(0, 1)), ink=1)
        wedges(f, [[(250, 330), (262, 380), (250, 430)], [(290, 330), (306, 390), (300, 450)], [(330, 380), (352, 440), (350, 500)], [(220, 420), (214, 480), (190, 530)]], 12, 1, ends=(0.5, 0.1))
    with p.thing("harbour", "place") as h:
        h.flat("-10,1096! 810,1096! 810,1210! -10,1210!", ink=2, gap=9, around=0)
        for x, y, k in ((30, 1100, 1.0), (142, 1100, 1.3), (250, 1100, 0.95), (352, 1100, 1.2), (462, 1100, 1.0), (560, 1100, 1.35), (668, 1100, 0.95), (770, 1100, 1.25)):
            h.flat(moved(HOUSE, (x, y), k), ink=KEY, gap=7)
            h.flat([(x + 18 * k, y - 134 * k), (x + 32 * k, y - 134 * k), (x + 32 * k, y - 80 * k), (x + 18 * k, y - 90 * k)], ink=KEY)
            h.strokes([[(x - 50 * k, y - 66 * k), (x - 2, y - 112 * k)]], 9, ends=(0.2, 0.2))
        with h.down_to(1):
            h.strokes([[(60, 1140), (200, 1148), (330, 1140)], [(420, 1156), (560, 1162), (700, 1154)], [(620, 1184), (700, 1188), (790, 1182)], [(160, 1180), (250, 1186), (340, 1178)]], 9, ends=(0.1, 0.1))
    with p.thing("mist on the water") as f:
        for q in ([(-20, 1120, 9), (90, 1112, 13), (190, 1122, 3)], [(560, 1124, 3), (680, 1114, 12), (820, 1120, 9)], [(300, 1130, 2), (400, 1126, 9), (490, 1132, 2)]):
            f.flat(tube(q), ink=0)
    with p.thing("windows", "accent") as w:
        for x, y in ((30, 1062), (122, 1056), (162, 1056), (250, 1064), (336, 1060), (370, 1060), (462, 1062), (540, 1052), (582, 1052), (668, 1066), (756, 1056)):
            w.flat([(x - 11, y - 14), (x + 11, y - 14), (x + 11, y + 14), (x - 11, y + 14)], spot=True)
    s.describe("An enormous pale hen has settled on a harbour at night. A row of small dark houses with lit windows stands under her breast feathers. Her eye is almost shut.")
    s.moods("cosy", "hushed", "protective", "eerie")
    s.themes("shelter", "mother", "fog", "sleep", "home")
    s.says("fog", "broody", "motherhood", "blanket", "eiderdown", "patience", "landlady", "smothered", "somebody sat on the town", "she came in off the sea", "don’t wake her", "any day now", "warm as toast", "what will we hatch into?", "all ferries cancelled", "grandmother’s whole attitude", "under the weather", "safe as houses", "the big soft thing", "count your chickens", "too loved to breathe", "the town that overslept", "visibility: hen", "sleep tight", "she thinks we’re hers", "nobody leaves tonight", "a lid on it", "white night", "I was an egg once", "home is where it’s dark", "lights out, little ones", "chimneys tickle", "next week, feathers", "it smells of straw in here", "mother knows best", "we used to have a view", "close the window, she’s in", "which came first, the town?", "tucked in", "the weight of kindness", "she won’t be told", "the mayor is an egg", "soft landing", "sooner or later she gets up")  # fmt: skip
    s.relate("fog", "guards", "harbour")
    s.about(place="a small harbour", time="night", light="from little windows", composition="centred", view="near, eye level", foreground="still water with wisps of fog", unexplained="what will hatch by morning", weather="fog")
