"""I Knew It Would Jump: an old oak has leapt out of the hill, roots and all, and a badger looks up at it."""

from __future__ import annotations

import math
from functools import partial

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.tubes import tube

CROWN = "150,300! 120,250 140,196 190,180! 180,120 230,70 300,84! 320,20 400,-20 470,30! 520,-10 610,0 640,60! 710,50 770,100 760,170! 820,190 840,260 800,310! 820,370 770,420 710,404! 690,450 620,460 580,420! 540,450 470,450 440,410! 390,450 310,440 290,396! 230,420 150,380 150,300!"
TRUNK = "470,380! 476,440 470,510 448,570 410,610! 400,640 420,660 470,664! 540,668 600,660 634,640! 620,600 584,560 570,500 572,440 590,380!"
ROOTS = (
    "430,612,30 370,630,25 330,660,18 312,700,11 322,736,3", "450,636,28 414,684,22 420,726,16 402,770,10 412,804,3", "510,640,30 520,700,22 502,750,15 514,800,10 500,846,3",
    "580,630,30 610,690,24 596,744,17 618,790,12 606,836,4", "610,612,28 680,630,24 740,680,18 744,740,14 716,776,10 724,812,4",
)  # fmt: skip
BOUGHS = ("500,440,36 470,350,24 400,280,16 320,250,11 250,260,5", "520,420,40 520,320,28 490,220,18 500,130,11 470,80,5", "550,440,34 590,350,24 650,290,16 720,270,10 760,290,4", "530,330,22 580,240,15 620,170,10 610,110,4", "440,320,14 400,220,10 360,170,4")
# the badger's head as if it looked level to our right, then thrown back
HEAD = "-130,-50! -80,-78 -20,-94 40,-92 100,-74 160,-52 220,-40 262,-34! 276,-20 276,4 260,18! 244,34 200,46 140,62 90,84 40,112 -20,130! -34,106! -62,116! -78,88! -106,94! -118,64! -150,56!"
STRIPE = "236,-30! 180,-38 130,-54 80,-70 20,-76 -40,-72! -90,-92 -150,-60! -150,50 -100,34 -50,22 0,14 60,6 110,-2 160,-10 210,-14!"
CHIN = "256,24! 220,30 170,38 130,50 90,66 50,92 10,112 -30,122! -30,136 10,132 40,118 90,90 140,68 200,52 244,42!"
BADGER = "-20,968! 20,972 60,1000! 200,1080 250,1112! 290,1136 326,1180 344,1220! -20,1220!"
PIT = ellipse(572, 1044, 186, 84)
CLOD = ((-1, 0.1), (-0.6, -0.7), (0.1, -0.9), (0.8, -0.6), (1, 0.2), (0.5, 0.8), (-0.3, 0.7))


@card(id="yms24q", title="I Knew It Would Jump", seed=8, palette="lino_thaw", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("hillside", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,700! 60,640 200,610 330,640 470,720 640,690 820,620! 820,1220! -20,1220!", ink=2, gap=8)
        g.flat("84,660! 92,600 84,560 104,556 104,604 118,656!"), g.flat("30,540 24,490 56,456 104,446 146,464 176,498 170,546 136,572 96,566 60,576", ink=3, gap=6)
        g.flat("-20,940! 200,900 360,910 560,890 700,896 820,916! 820,1220! -20,1220!", ink=3, gap=10)
        for k in range(15):  # torn earth round the pit
            a, q, far = math.tau * k / 15 + 0.14 * (k * 5 % 4), (34, 15, 24, 40, 13, 22, 30)[k % 7], 1 + 0.05 * (k * 3 % 5)
            g.flat([(572 + 190 * far * math.cos(a) + q * 1.4 * u, 1044 + 86 * far * math.sin(a) + q * 0.8 * v) for u, v in CLOD], ink=(2, KEY, 2)[k % 3], gap=6)
        g.flat(PIT, gap=7)
        with g.within(PIT):  # its far wall, lit, with torn roots
            g.flat(PIT, ellipse(572, 1100, 214, 96), ink=2)
            g.strokes([[(450, 1018), (500, 996), (556, 986)], [(604, 986), (660, 996), (716, 1024)], [(430, 1050), (476, 1022), (520, 1010)]], 10, ends=(0.1, 0.1), black=True)
            g.flat(tube("470,976,15 484,1010,11 470,1040,4")), g.flat(tube("576,950,17 566,984,13 580,1020,4")), g.flat(tube("664,970,14 652,1000,10 662,1030,4"))
        with g.down_to(1):
            g.strokes([[(470, 1168), (560, 1178), (660, 1166)], [(700, 1150), (740, 1140), (790, 1120)]], 12, ends=(0.1, 0.1))
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
        for x, y, q in ((452, 900, 12), (560, 912, 21), (664, 900, 15), (240, 730, 12), (512, 936, 9), (640, 950, 10), (764, 872, 12)):
            o.flat([(x + q * u, y + q * v) for u, v in CLOD], gap=6)
    with p.thing("badger", "witness") as b:
        put = partial(placed, at=(186, 1008), size=0.98, degrees=-36)
        b.flat(BADGER, gap=11)
        with b.within(BADGER), b.down_to(1):
            wedges(b, fringe([(50, 1070), (130, 1140), (290, 1160)], 7, (44, 76), bearing=(78, 58), bend=-10, seed=7), 22, 1)
        b.flat(put(outline(HEAD)), ink=0, gap=9, around=KEY)
        with b.within(put(outline(HEAD))):
            b.flat(put(outline(STRIPE))), b.flat(put(outline(CHIN)))
        b.strokes([put([(262, 14), (220, 20), (176, 24), (150, 38)]), put([(60, 44), (20, 66), (-30, 74)]), put([(30, 82), (-10, 98), (-50, 100)])], [8, 12, 12], ends=(0.4, 0.2), black=True)
        b.flat(put(outline("250,-38! 276,-38 290,-18 284,8 264,20! 250,4 246,-16")), gap=6)
        b.flat(put(outline("-110,-40! -120,-92 -92,-124 -54,-112 -40,-64!")), gap=8), b.flat(put(outline(STRIPE)))
        b.flat(put(ellipse(104, -36, 17, 16)), ink=0), b.flat(put(ellipse(109, -40, 10, 10)))
    s.describe("An old oak has jumped out of the hill. Its roots hang in the air over a dark pit, and clods of earth fall. Close to us a badger throws back its striped head and looks up.")
    s.moods("droll", "startled", "exuberant", "uncanny"), s.themes("freedom", "roots", "change", "late courage", "trees")
    s.says("boing", "leapfrog", "rootless", "liftoff", "retirement", "surprise", "gymnastics", "wanderlust", "trampoline", "midlife", "eviction", "spring", "hiccup", "just once", "I knew it would jump", "look before you leap", "after three hundred years", "who is holding the ground?", "the view from up there", "it only wanted to stretch", "jump for joy", "did you see that?", "nobody will believe me", "there goes the roof", "mind your roots", "a leap in the daylight", "what goes up", "sit down, Father", "gone without a forwarding address", "the day the trees tried", "free at last, briefly", "I felt it in my roof", "feet off the ground", "that’s not in the brochure", "he waited till we slept", "barking mad", "don’t land on me", "the others are next", "a small earthquake with leaves", "the tallest jump of all", "let go of what feeds you", "where were you rooted?", "sky, at last", "come down this instant")  # fmt: skip
    s.relate("old oak", "floats above", "badger"), s.about(place="a hillside", time="an early spring day", light="from the left", composition="diagonal", view="from below, over a badger’s shoulder", foreground="a badger’s head and shoulder", unexplained="why the oak leaps today")
