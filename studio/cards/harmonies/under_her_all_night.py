"""Under Her All Night: the Fog has come in from the sea as a hen and sat down on the harbour."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

BODY = "222,272 230,214 262,174 312,158 358,174 388,216 400,280 412,360 440,430 490,480 550,500! 610,470 660,400 690,330! 740,400 764,480 768,600! 770,740 756,860 720,910! 600,936 200,936 110,910! 66,880 44,790 60,690 110,590 168,510 204,430 224,350"
WING = "262,640! 276,588 330,552 410,550 490,576 560,612 640,640 752,668! 726,700 690,716! 704,740! 664,776 610,790! 618,812! 560,834 500,838! 420,834 340,800 288,740!"
COVERT = "262,640! 276,588 330,552 410,550 480,572! 500,606 470,640! 482,672 440,694! 436,724 388,734! 366,754 320,746! 276,716"
COMB = "256,186! 226,150 226,108 262,122! 258,64 290,46 314,96! 326,44 362,42 368,104! 392,72 422,86 414,136! 430,150 420,190 392,220! 356,172 300,158!"
HOUSE = "-56,0! -56,-78! -66,-74! 0,-146! 66,-74! 56,-78! 56,0!"


@card(id="9kplwj", title="Under Her All Night", seed=7, palette="lino_night_pasture", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.4)])
    with p.thing("night") as sky:
        sky.flat("-10,-10! 810,-10! 810,1210! -10,1210!")
        sky.flat("-10,820! 100,790 240,820 560,800 700,822 810,796! 810,960! -10,960!", ink=2)
        sky.prick([(90, 120, 5), (110, 260, 4), (590, 110, 4), (560, 300, 5), (80, 420, 3.4), (720, 90, 3.4), (500, 200, 3.4), (700, 230, 4)])
    with p.thing("harbour", "place") as h:
        h.flat("-10,940! 810,940! 810,1096! -10,1096!")
        for x, y, k in ((166, 1096, 1.0), (640, 1096, 0.98), (286, 1098, 1.12), (522, 1098, 0.96), (404, 1100, 1.24)):
            h.flat(moved(HOUSE, (x, y), k), ink=2, gap=6, around=KEY), h.strokes([[(x - 64 * k, y - 74 * k), (x, y - 144 * k), (x + 64 * k, y - 74 * k)]], 7, ends=(0.3, 0.3))
        h.flat("-10,1096! 810,1096! 810,1210! -10,1210!", ink=KEY, gap=8, around=0)
    with p.thing("fog", "subject") as f:
        for x, y, u, v, r in ((560, 560, 650, 250, 34), (590, 580, 716, 296, 36), (610, 600, 752, 372, 38), (620, 640, 772, 460, 38)):
            f.flat(plume((x, y), (u, v), r, 14), ink=1, gap=7, around=KEY)
            if u < 720:
                wedges(f, [[((x + 2 * u) / 3, (y + 2 * v) / 3), ((x + 5 * u) / 6, (y + 5 * v) / 6), (u - 4, v + 16)]], 10, 2, ends=(0.1, 0.9))
        for n, (x, u, v) in enumerate(((104, 96, 930), (706, 700, 934), (186, 180, 962), (628, 624, 966), (272, 268, 978), (544, 542, 980), (360, 358, 990), (456, 454, 990))):
            f.flat(plume((x, v - 220), (u, v), 56), ink=n % 2 if n < 7 else 0, gap=7, around=KEY)
        f.flat(BODY, ink=0)
        f.strokes([[(x, y) for x, y in ((222, 350), (204, 430), (168, 510), (110, 590), (60, 690), (44, 790), (58, 860))]], 7, ends=(0.2, 0.6), black=True)
        with f.within(BODY):
            f.flat("690,330! 650,520 690,640 664,760 600,860 480,950! 720,950! 790,860 800,500 760,380", ink=1)
            for x, y, u, v in ((128, 690, 116, 744), (108, 800, 102, 856), (180, 856, 178, 912), (276, 820, 276, 876), (366, 868, 368, 924), (468, 880, 470, 936)):
                with f.down_to(1):
                    f.strokes([[(x - 36, y + 14), (u - 22, v - 6), (u, v), (u + 24, v - 8), (x + 36, y + 14)]], 9, ends=(0.1, 0.1))
            for x, y, u, v in ((640, 880, 650, 930), (716, 820, 728, 868)):
                wedges(f, [[(x, y), ((x + u) / 2, (y + v) / 2), (u, v)]], 13, 2, ends=(0.1, 0.9))
        for y, row in ((420, (206, 250, 296, 344, 392, 436)), (350, (222, 262, 306, 352, 396)), (290, (262, 304, 346, 386))):
            for x in row:
                lean = (x - 315) * 0.34
                f.flat(lens((x, y - 30), (x + lean, y + 96), 27, 0.55), ink=1 if x > 380 else 0, gap=5, around=2)
        for at, to, r in (((410, 745), (640, 796), 32), ((420, 715), (690, 756), 32), ((430, 685), (726, 712), 32), ((440, 655), (752, 664), 32)):
            f.flat(plume(at, to, r, -8), ink=0, gap=7, around=KEY)
            wedges(f, [[((at[0] + 2 * to[0]) / 3, (at[1] + 2 * to[1]) / 3), ((at[0] + 5 * to[0]) / 6, (at[1] + 5 * to[1]) / 6), (to[0] - 16, to[1] - 2)]], 9, 2, ends=(0.1, 0.9))
        for at, to, r in (((310, 700), (404, 796), 36), ((330, 706), (476, 790), 36), ((350, 690), (536, 756), 36), ((370, 660), (578, 714), 36), ((380, 630), (598, 670), 36), ((380, 596), (584, 624), 36)):
            f.flat(plume(at, to, r, -6), ink=1, gap=6, around=KEY)
        f.flat(COVERT, ink=0, gap=8, around=KEY)
        for x, y, u, v in ((200, 726, 330, 752), (190, 664, 312, 700), (196, 600, 314, 642), (230, 536, 336, 592)):
            f.flat(plume((x, y), (u, v), 37), ink=0, gap=5, around=1)
        f.flat("180,520! 240,520 262,590 250,660 270,740 240,790! 180,780!", ink=0)
        f.strokes([[(396, 606), (418, 628), (444, 612)], [(360, 700), (380, 716), (402, 700)], [(400, 660), (420, 676), (442, 660)], [(354, 646), (374, 664), (398, 648)]], 7, ends=(0.1, 0.1), black=True)
        f.flat(moved(COMB, (0, 6)), ink=1, gap=7, around=KEY)
        f.flat("222,272 228,216 262,178 312,164 358,178 388,220 396,276! 380,330 330,352 270,344 234,320", ink=0, gap=6, around=KEY)
        f.flat("240,318! 272,322 284,356 270,398 246,408 226,382 226,344!", ink=1, gap=6, around=KEY)
        f.flat("238,240! 200,250 166,276 148,314! 184,306 214,310 244,316!", ink=2, gap=6, around=KEY)
        f.strokes([[(176, 296), (206, 288), (238, 288)]], 7, ends=(0.3, 0.4), black=True)
        f.flat("262,250! 272,222 302,210 332,222 344,246! 324,268 284,270", ink=1)
        f.strokes([[(256, 246), (280, 268), (316, 270), (350, 242)], [(284, 272), (280, 284), (272, 292)], [(304, 276), (304, 288), (300, 298)], [(326, 270), (332, 282), (334, 290)]], [13, 8, 8, 8], ends=(0.3, 0.2), black=True)
        f.flat(ellipse(362, 296, 15, 24, degrees=-10), ink=1, gap=5, around=KEY)
    with p.thing("windows", "accent") as w:
        for x, y in ((150, 1060), (188, 1060), (284, 1056), (382, 1060), (426, 1060), (522, 1062), (640, 1060)):
            w.flat([(x - 12, y - 15), (x + 12, y - 15), (x + 12, y + 15), (x - 12, y + 15)], spot=True)
            w.flat([(x - 10, 1116), (x + 10, 1116), (x + 5, 1146), (x + 12, 1172), (x - 8, 1168), (x - 3, 1144)], spot=True)
    s.describe("An enormous pale hen has settled on a harbour at night. Her breast feathers hang over the roofs of small dark houses whose windows shine in the water. Her eye is almost shut.")
    s.moods("cosy", "hushed", "protective", "eerie")
    s.themes("mother", "fog", "sleep", "home", "night")
    s.says("fog", "broody", "sitting tenant", "blanket", "eiderdown", "overcast", "landlady", "smothered", "somebody sat on the town", "she came in off the sea", "don’t wake her", "any day now", "warm as toast", "what will we hatch into?", "all ferries cancelled", "grandmother’s whole attitude", "under the weather", "safe as houses", "the big soft thing", "count your chickens", "too loved to breathe", "the town that overslept", "visibility: hen", "sleep tight", "she thinks we’re hers", "nobody leaves tonight", "a lid on it", "white night", "I was an egg once", "home is where it’s dark", "lights out, little ones", "chimneys tickle", "next week, feathers", "it smells of straw in here", "mother knows best", "we used to have a view", "close the window, she’s in", "which came first, the town?", "tucked in", "the weight of kindness", "she won’t be told", "the mayor is an egg", "soft landing", "sooner or later she gets up")  # fmt: skip
    s.relate("fog", "guards", "harbour")
    s.about(place="a small harbour", time="night", light="from little windows", composition="centred", view="from below, near the water", foreground="windows mirrored in still water", unexplained="what will hatch by morning", weather="fog")
