"""The Lighthouse Is Ill Today: a heron stands in for it with the lamp in its bill, and a boat finds its way home."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import chatter, spokes, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

NECK = "470,190! 520,214 566,260 584,330 570,410 540,490 520,570 530,650 580,720 660,760 740,790 830,800! 830,1240! 380,1240! 372,1120 384,1010 400,920 420,840! 400,760 392,660 410,560 444,470 466,390 462,330 430,306 390,300! 400,200"
HEAD = "392,292! 380,262 384,228 410,192 452,170 500,172 540,196 566,236 580,290! 520,330 460,330 420,312"
UPPER = "70,252! 180,226 290,206 396,196! 404,226 402,256 392,262! 280,262 170,264"
LOWER = "104,276! 200,278 300,276 394,270! 410,290 400,312! 300,302 200,292"


@card(id="h7rn2q", title="The Lighthouse Is Ill Today", seed=2, palette="lino_heather", light=(-0.8, 0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.8, 0.2, 0.5)])
    lamp = (170, 446)
    with p.thing("night", "place") as n:
        n.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        n.flat(ellipse(*lamp, 300, 300), ink=2)
        wedges(n, spokes(lamp, 284, (360, 560), 30, wild=0.25, seed=3), 44, ink=2, ends=(1.0, 0.05))
        n.flat(ellipse(*lamp, 176, 176), ink=1)
        wedges(n, spokes(lamp, 168, (210, 290), 26, wild=0.3, seed=4), 30, ink=1, ends=(1.0, 0.05))
    with p.thing("sea") as sea:
        sea.flat("-20,800! 820,790! 820,1220! -20,1220!")
        with sea.down_to(2):
            sea.strokes(chatter((-20, 816, 820, 1200), 22, (90, 220), 0, sag=0.1, seed=6), 12, ends=(0.1, 0.1))
        with sea.down_to(1):
            sea.strokes([[(170 - w, y), (170, y + 5), (170 + w, y - 1)] for y, w in ((826, 130), (856, 96), (892, 150), (930, 84), (1080, 120), (1120, 70), (1160, 110))], 15, ends=(0.1, 0.1))
    with p.thing("dark lighthouse", "witness") as d:
        d.flat("590,800! 620,770 660,764 700,744 760,752 820,770! 820,806! 590,806!", gap=7, around=2)
        d.flat("670,752! 684,560! 664,556! 664,540! 688,538! 690,490! 716,464! 744,490! 746,538! 770,540! 770,556! 750,560! 764,752!", gap=7, around=2)
        d.flat("698,500! 738,500! 738,534! 698,534!", ink=2)
        d.strokes([[(716, 500), (717, 518), (718, 534)]], 5, black=True)
        with d.down_to(2):
            d.strokes([[(684, 610), (716, 616), (752, 610)], [(680, 680), (716, 686), (756, 680)]], 16, ends=(0.8, 0.8))
    with p.thing("heron", "subject") as h:
        h.flat(tube([(520, 190, 20), (600, 176, 17), (690, 196, 12), (770, 240, 3)]), gap=7, around=2)
        h.flat(tube([(500, 200, 16), (590, 214, 14), (670, 250, 10), (730, 300, 3)]), gap=7, around=2)
        h.flat(NECK, ink=0, gap=9, around=KEY)
        with h.within(NECK):
            h.flat("590,230! 600,330 600,420 566,510 548,580 566,640 620,690 720,730 850,750! 850,500! 700,300!", ink=1)
            h.flat("600,330! 608,420 586,500 570,570 586,630 640,680 740,716 850,730! 850,500! 700,300!", ink=2)
            h.flat("560,760! 640,790 740,812 850,820! 850,1240! 640,1240! 600,1100 570,960 552,840!", ink=2, gap=8, around=KEY)
            for x, y, u, v, w in ((590, 830, 690, 1010, 34), (660, 850, 760, 1040, 36), (740, 860, 840, 1060, 36), (610, 960, 700, 1160, 36), (690, 1000, 790, 1200, 38), (770, 1040, 850, 1220, 36), (640, 1120, 720, 1300, 36)):
                h.flat(lens((x, y), (u, v), w, 0.55), ink=2, gap=7, around=KEY)
                h.strokes([[(x + (u - x) * q, y + (v - y) * q) for q in (0.1, 0.5, 0.85)]], 6, ends=(0.4, 0.1))
            wedges(h, [[(476, 350), (484, 380), (478, 414)], [(504, 380), (506, 416), (496, 450)], [(466, 430), (462, 466), (448, 500)], [(484, 470), (474, 510), (456, 546)], [(440, 530), (428, 570), (424, 610)], [(462, 570), (450, 612), (446, 652)], [(424, 640), (424, 680), (434, 720)], [(452, 680), (456, 724), (470, 764)]], 24, ends=(0.4, 0.05))
            wedges(h, [[(430 + 26 * k, 800 + 14 * k), (414 + 30 * k, 900), (404 + 34 * k, 1010 + 20 * (k % 2))] for k in range(5)] + [[(420 + 30 * k, 960), (406 + 34 * k, 1060), (400 + 36 * k, 1170 + 20 * (k % 2))] for k in range(5)], 17, ink=2, ends=(0.4, 0.05))
        h.flat(UPPER, spot=True, gap=8), h.flat(LOWER, spot=True, gap=8)
        h.strokes([[(300, 234), (340, 228), (372, 226)], [(110, 252), (240, 240), (300, 234)]], 6, ends=(0.2, 0.1), black=True)
        h.flat(HEAD, ink=0, gap=8)
        with h.within(HEAD):
            h.flat("392,216! 430,206 470,226 520,250 590,300! 620,240 560,170 480,150 430,176!")
            h.flat("440,166! 400,196 384,226! 410,206 440,196 470,204 500,190!", ink=0)
        h.flat(ellipse(424, 240, 24, 24)), h.flat(ellipse(424, 240, 18, 18), spot=True), h.flat(ellipse(420, 242, 9, 10))
        h.dots([(416, 236, 3.4)]), h.strokes([[(396, 262), (420, 276), (450, 274)]], 6, ends=(0.2, 0.2), black=True)
    with p.thing("lamp", "accent") as a:
        a.strokes([[(138, 366), (130, 300), (150, 262), (190, 262), (210, 300), (204, 366)]], 11, ends=(0.9, 0.9), black=True)
        a.flat("112,404! 130,366 170,348 210,366 228,404!", gap=7), a.flat("118,404! 222,404! 214,500! 126,500!", spot=True, gap=9, around=KEY)
        a.flat("170,420! 190,456 188,480 170,492 152,480 150,456!", ink=0), a.flat("112,500! 228,500! 236,526! 104,526!", gap=7)
        a.flat("120,240! 230,224! 232,262! 120,264!", spot=True), a.strokes([[(116, 250), (180, 238), (236, 232)]], 6, black=True)
    with p.thing("boat", "witness") as b:
        b.flat("60,980! 130,1000 230,1002 320,972! 306,1030 270,1056 110,1058 76,1030!", gap=8, around=1)
        b.flat("196,984! 194,760! 212,758! 208,984!", gap=6, around=1), b.flat("218,776! 260,840 290,900 300,950! 256,962 216,960!", ink=0, gap=7)
        b.flat("104,996! 104,950 118,910 130,880! 120,874 128,866! 138,838 164,836 176,862! 190,868 184,876! 176,900 180,930! 196,950 200,998!", gap=6, around=1)
        with b.down_to(1):
            b.strokes([[(90, 1016), (180, 1028), (290, 1008)]], 8, ends=(0.1, 0.1))
    s.describe("A heron holds a burning lamp in its bill at night. Below the lamp a small boat sails over the black sea with one dark figure aboard. Behind the bird stands the lighthouse, unlit.")
    s.moods("dutiful", "calm", "grand", "watchful")
    s.themes("duty", "light", "sea", "helpfulness", "night")
    s.says("substitute", "beacon", "night shift", "lantern", "volunteer", "sick leave", "guardian", "stand-in", "steady", "waiting", "caretaker", "the lighthouse is ill today", "hold still and shine", "mouth full, can’t talk", "somebody has to do it", "keep your light up", "home is that way", "he only came for the fish", "a light bite", "don’t swallow", "one leg, one lamp", "the keeper overslept", "no words, only light", "long bill, no payment", "the electricity bill", "steer by the bird", "not all heroes have hands", "patient as a post", "what if he sneezes?", "it was not in the contract", "a small light is enough", "he has always wanted the job", "dinner swims past", "follow me, I stand here", "two blinks mean fish", "the coast is clear", "grandfather came home by a heron", "every harbour has its bird", "temporary tower", "burning the midnight oil", "an open secret on the shore", "who lit it for you?", "lead, kindly beak", "nobody asks who pays the oil")  # fmt: skip
    s.relate("heron", "does the work of", "dark lighthouse")
    s.relate("boat", "follows", "lamp")
    s.about(place="a bay", time="night", light="one lamp, left", composition="right", view="near, beside the bird’s neck", foreground="a heron’s neck and shoulder", unexplained="who lit the lamp")
