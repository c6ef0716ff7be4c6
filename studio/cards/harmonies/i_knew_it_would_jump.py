"""I Knew It Would Jump: an old oak has leapt out of the hill, roots and all, and a badger looks up at it."""

from __future__ import annotations

from functools import partial

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import oval, placed
from reverie_studio.sculpt.tubes import tube

CROWN = "150,300! 120,250 140,196 190,180! 180,120 230,70 300,84! 320,20 400,-20 470,30! 520,-10 610,0 640,60! 710,50 770,100 760,170! 820,190 840,260 800,310! 820,370 770,420 710,404! 690,450 620,460 580,420! 540,450 470,450 440,410! 390,450 310,440 290,396! 230,420 150,380 150,300!"
TRUNK = "470,380! 476,440 470,510 448,570 410,610! 400,640 420,660 470,664! 540,668 600,660 634,640! 620,600 584,560 570,500 572,440 590,380!"
ROOTS = (
    "430,612,30 370,630,25 330,660,18 312,700,11 322,736,3", "450,636,28 410,700,22 420,760,16 396,820,11 400,872,4", "510,640,30 520,710,22 500,770,15 512,840,10 498,896,3",
    "580,630,30 610,690,24 596,750,17 620,806,12 606,862,4", "610,612,28 680,630,24 740,680,18 744,740,14 716,780,10 722,826,4",
)  # fmt: skip
BOUGHS = ("500,440,36 470,350,24 400,280,16 320,250,11 250,260,5", "520,420,40 520,320,28 490,220,18 500,130,11 470,80,5", "550,440,34 590,350,24 650,290,16 720,270,10 760,290,4", "530,330,22 580,240,15 620,170,10 610,110,4", "440,320,14 400,220,10 360,170,4")
# the badger's head as if it looked level to our right, then thrown back
HEAD = "-60,20! -40,-60 20,-100 90,-112 150,-96 200,-66 262,-48! 296,-50 310,-30 306,-4 290,10! 290,34 262,52 200,62 140,92 80,128 20,140 -40,110!"
STRIPE = "270,-36! 220,-46 180,-62 140,-80 80,-92 10,-80 -50,-40! -70,30 -30,44! 30,10 90,6 150,16 210,4 266,-14!"


@card(id="yms24q", title="I Knew It Would Jump", seed=8, palette="lino_thaw", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("hillside", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,700! 60,640 200,610 330,640 470,720 640,690 820,620! 820,1220! -20,1220!", ink=2, gap=8)
        g.flat("84,660! 92,600 84,560 104,556 104,604 118,656!"), g.flat("30,540 24,490 56,456 104,446 146,464 176,498 170,546 136,572 96,566 60,576", ink=3, gap=6)
        g.flat("-20,960! 200,930 360,960 470,990! 560,950 700,930 820,950! 820,1220! -20,1220!", ink=3, gap=10)
        g.flat("372,1012! 420,972 500,950 580,948 668,962 726,1000! 716,1060 650,1112 560,1130 470,1116 400,1076!", gap=10)
        g.strokes([[(420, 1004), (500, 982), (590, 980), (670, 1000)]], 12, ends=(0.1, 0.1))
        with g.down_to(2):
            g.strokes([[(430, 1050), (440, 1080), (470, 1100)], [(510, 1040), (516, 1080), (524, 1116)], [(600, 1040), (600, 1076), (596, 1112)], [(680, 1030), (668, 1066), (646, 1094)]], 15, ends=(0.1, 0.7))
        with g.down_to(1):
            wedges(g, fringe([(380, 1010), (450, 960), (540, 944), (640, 952), (722, 994)], 15, (40, 70), -90, bend=20, seed=2), 13, 3)
            g.strokes([[(470, 1170), (560, 1184), (660, 1168)], [(740, 1080), (770, 1060), (810, 1050)]], 14, ends=(0.1, 0.1))
    with p.thing("old oak", "subject") as o:
        for path in ROOTS:
            o.flat(tube(path), gap=10)
        o.flat(TRUNK, gap=10), o.flat(CROWN, ink=3, gap=11)
        with o.within(CROWN):
            for path in BOUGHS:
                o.flat(tube(path))
            with o.down_to(1):
                o.strokes([[(x - 40 * q, y + 20 * q), (x - 34 * q, y - 14 * q), (x, y - 30 * q), (x + 34 * q, y - 14 * q)] for x, y, q in ((216, 236, 1.1), (300, 140, 1.3), (410, 60, 1.4), (560, 60, 1.3), (690, 130, 1.3), (760, 230, 1.2), (380, 380, 1.0), (240, 340, 1.0), (670, 390, 1.0), (566, 250, 0.9), (420, 196, 0.9), (664, 226, 0.8))], 17, ends=(0.1, 0.5))
        for path in (*ROOTS, "522,600,60 520,520,52 522,440,50 528,380,44 526,330,34"):
            o.flat(tube(path))
        o.flat(TRUNK.replace("470,380!", "484,380!"))
        with o.down_to(2):
            o.strokes([[(492, 430), (494, 510), (470, 574), (430, 612), (374, 640), (338, 668)], [(520, 440), (522, 520), (506, 590), (470, 640), (440, 700)], [(548, 440), (550, 520), (556, 590), (592, 640), (604, 700)], [(606, 606), (664, 630), (718, 678)]], 12, ends=(0.2, 0.1))
        for x, y, q in ((392, 924, 15), (452, 900, 12), (560, 900, 22), (664, 880, 15), (240, 720, 12), (770, 800, 12)):
            o.flat([(x + q * u, y + q * v) for u, v in ((-1, 0.1), (-0.6, -0.7), (0.1, -0.9), (0.8, -0.6), (1, 0.2), (0.5, 0.8), (-0.3, 0.7))], gap=6)
    with p.thing("badger", "witness") as b:
        body, put = "-20,886! 60,870 130,900 210,1010 262,1090 300,1150 324,1220! -20,1220!", partial(placed, at=(130, 1004), size=0.98, degrees=-38)
        b.flat(body, gap=11)
        with b.within(body), b.down_to(1):
            wedges(b, fringe([(-30, 950), (20, 980), (40, 1060), (20, 1200)], 6, (80, 120), bearing=(110, 80), bend=-14, seed=3), 26, 1)
            wedges(b, fringe([(70, 1100), (110, 1130), (120, 1210)], 4, (70, 110), bearing=(100, 80), bend=-14, seed=5), 26, 2)
            wedges(b, fringe([(180, 1120), (220, 1150), (240, 1210)], 4, (60, 90), bearing=(90, 70), bend=-10, seed=7), 22, 1)
        b.flat(put(outline(HEAD)), ink=0, gap=9, around=KEY), b.flat(put(outline(STRIPE)))
        b.flat(put(outline("-36,-66! -40,-112 -6,-130 28,-112 30,-74! 6,-56")), gap=7), b.flat(put(outline("-18,-84! -18,-106 -2,-112 12,-102 12,-84!")), ink=0)
        b.flat(put(outline("262,-50! 296,-56 314,-32 308,0 290,12! 274,-6")))
        b.flat(put(oval(152, -34, 17, 16)), ink=0), b.flat(put(oval(156, -38, 10, 10)))
        b.strokes([put([(292, 10), (256, 26), (200, 32), (166, 50)]), put([(90, 60), (60, 84), (20, 96)]), put([(70, 92), (40, 112), (4, 118)])], [9, 12, 12], ends=(0.4, 0.2), black=True)
    s.describe("An old oak has jumped out of the hill. Its roots hang in the air over a dark pit, and clods of earth fall. Close to us a badger throws back its striped head and looks up.")
    s.moods("droll", "startled", "exuberant", "uncanny")
    s.themes("freedom", "roots", "change", "late courage", "trees")
    s.says("boing", "leapfrog", "rootless", "liftoff", "retirement", "surprise", "gymnastics", "wanderlust", "trampoline", "midlife", "eviction", "spring", "hiccup", "just once", "I knew it would jump", "look before you leap", "after three hundred years", "who is holding the ground?", "the view from up there", "it only wanted to stretch", "jump for joy", "did you see that?", "nobody will believe me", "there goes the roof", "mind your roots", "a leap in the daylight", "what goes up", "sit down, Father", "gone without a forwarding address", "the day the trees tried", "free at last, briefly", "I felt it in my roof", "feet off the ground", "that’s not in the brochure", "he waited till we slept", "barking mad", "don’t land on me", "the others are next", "a small earthquake with leaves", "the tallest jump of all", "let go of what feeds you", "where were you rooted?", "sky, at last", "come down this instant")  # fmt: skip
    s.relate("old oak", "floats above", "badger")
    s.about(place="a hillside", time="an early spring day", light="from the left", composition="diagonal", view="from below, over a badger’s shoulder", foreground="a badger’s head and shoulder", unexplained="why the oak leaps today")
