"""Nearly Ripe: a stout man hangs from the pear bough among the pears, and a wasp has come to see how far he is."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

PEAR = "0,-300! 40,-296 70,-250 78,-180 100,-100 160,-20 200,80 206,180 160,270 80,312 0,316 -80,312 -160,270 -206,180 -200,80 -160,-20 -100,-100 -78,-180 -70,-250 -40,-296"
LEAF = "0,0! 40,-50 110,-80 190,-70 250,-20! 190,20 110,34 40,24"
ARM = "-34,0! -46,-120 -50,-240 -44,-320! -58,-340 -50,-366 -24,-372 6,-370 26,-352 22,-330! 20,-240 26,-120 40,0!"


@card(id="o2grm9", title="Nearly Ripe", seed=41, palette="lino_fox_fire", light=(-0.7, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.3, 0.4)])
    with p.thing("orchard evening", "place") as n:
        n.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=3)
    with p.thing("pears", "witness") as t:
        for x, y, k, a in ((70, 640, 0.92, 6), (752, 590, 0.86, -5), (640, 1130, 0.7, -3), (130, 1210, 0.74, 4)):
            t.flat(tube([(x, y - 290 * k, 9), (x + 8, y - 400 * k, 8), (x + 2, y - 560 * k, 9)]), gap=0)
            pear = moved(PEAR, (x, y), k, a)
            t.flat(pear, ink=1, gap=8, around=KEY)
            with t.within(pear):
                t.flat(moved("40,-330! 230,-330! 230,340! -120,340! 0,320 90,250 130,150 110,40 50,-60 24,-160 30,-260", (x, y), k, a), ink=2)
                wedges(t, [moved(q, (x, y), k, a) for q in ([(60, -60), (90, 40), (96, 140)], [(36, -160), (40, -100), (60, -30)], [(86, 60), (90, 150), (60, 240)])], 20, 1, ends=(0.1, 0.1))
                t.flat([moved([(u, v)], (x, y), k, a)[0] for u, v in ((-110, 40), (-130, 100), (-122, 170), (-104, 160), (-108, 100), (-96, 50))], ink=0)
    body = moved(PEAR, (400, 636), 1.02)
    with p.thing("stout man", "subject") as m:
        for x, flip in ((338, False), (462, True)):
            m.flat(tube([(x, 880, 64), (x, 960, 52), (x, 1010, 42)]))
            m.flat(moved("-28,-30! 28,-30! 30,20 40,60 52,100! 58,132 40,146 8,146 -22,146 -48,138 -50,112! -36,64 -32,20", (x, 1030), 1.0, 0, flip), ink=0, gap=7, around=KEY)
            m.strokes([[(x - 14, 1100), (x, 1090), (x + 16, 1100)]], 8, ends=(0.2, 0.2), black=True)
        m.flat(body, ink=0, gap=9, around=KEY)
        with m.within(body):
            m.flat("100,690! 260,716 400,722 540,716 700,690! 700,1000! 100,1000!", ink=KEY)
            with m.down_to(3):
                m.strokes([[(400, 780), (404, 860), (400, 960)], [(240, 760), (252, 800), (296, 816)], [(560, 760), (548, 800), (504, 816)], [(226, 860), (276, 916), (346, 934)], [(574, 860), (524, 916), (454, 934)]], 14, ends=(0.2, 0.2))
            m.flat("318,430! 346,426! 420,570 540,706! 508,712! 394,600!", ink=2, gap=6, around=KEY)
            m.flat("482,430! 454,426! 380,570 260,706! 292,712! 406,600!", ink=2, gap=6, around=KEY)
            wedges(m, [[(236, 620), (250, 660), (280, 690)], [(570, 620), (556, 660), (520, 690)], [(306, 500), (290, 560), (250, 610)], [(494, 500), (510, 560), (550, 610)]], 13, 1, ends=(0.1, 0.1))
        for x in (522, 278):
            m.flat(ellipse(x, 722, 12, 12), ink=0)
        m.flat(moved(ARM, (330, 490), 0.9, -3), ink=0, gap=8, around=KEY)
        m.flat(moved(ARM, (470, 490), 0.9, 3, flip=True), ink=0, gap=8, around=KEY)
        m.flat("330,376 318,346 332,330 350,344! 348,290 370,254 400,246 430,254 452,290 450,344! 468,330 482,346 470,376 454,386! 444,420 440,450 450,476! 350,476! 360,450 356,420 346,386!", ink=0, gap=8, around=KEY)
        m.flat("347,318! 352,290 366,274! 380,296 400,302 420,296 434,274! 448,290 453,318! 450,380 446,416! 436,404! 428,430! 416,412! 406,438! 396,414! 384,436! 374,410! 364,428! 356,404!", ink=3, gap=5, around=KEY)
        m.strokes([[(372, 330), (370, 360), (376, 390)], [(400, 336), (400, 366), (400, 396)], [(428, 330), (430, 360), (424, 390)]], 8, ends=(0.2, 0.2), black=True)
    with p.thing("bough") as b:
        b.flat(tube([(-20, 120, 46), (140, 160, 42), (300, 172, 30), (400, 170, 30), (520, 168, 30), (660, 130, 30), (820, 40, 24)]), gap=8, around=1)
        with b.down_to(2):
            b.strokes([[(20, 116), (110, 140), (200, 156)], [(60, 150), (140, 172), (230, 182)], [(540, 156), (640, 126), (740, 76)]], 11, ends=(0.1, 0.1))
        for at, a, k, flip in (((210, 140), -40, 0.8, False), ((590, 140), -24, 0.9, False), ((260, 190), 40, 0.5, True), ((110, 110), -66, 0.7, True), ((700, 110), 40, 0.56, False)):
            b.flat(moved(LEAF, at, k, a, flip), ink=2, gap=6, around=KEY)
        for x in (340, 460):
            for k in range(4):
                b.flat(ellipse(x - 33 + k * 22, 168, 12, 34), ink=0, gap=4, around=KEY)
    with p.thing("wasp", "accent") as w:
        for a in (-64, -30):
            w.flat(moved("0,0! 30,-26 90,-34 130,-10 90,14 30,12", (700, 846), 0.9, a), ink=0, gap=5, around=KEY)
        body = moved("-70,0 -40,-26 0,-30 50,-20 100,0! 50,22 0,30 -40,26", (722, 880), 0.9, 20)
        w.flat(body, ink=1, gap=7, around=KEY)
        with w.within(body):
            for x in (-10, 28, 64):
                w.flat(moved([(x, -50), (x + 18, -50), (x + 18, 50), (x, 50)], (722, 880), 0.9, 20), ink=KEY)
        w.flat(ellipse(654, 852, 24, 22), ink=KEY, gap=6)
        w.prick([(646, 848, 7)])
        w.strokes([[(640, 836), (620, 820), (604, 830)], [(650, 832), (636, 804), (616, 800)]], 6, ends=(0.8, 0.3))
    s.describe("A stout man hangs from a bough among huge pears. We see him from behind; he is shaped just like them. A wasp is flying up to him.")
    s.moods("droll", "peaceful", "waiting", "warm")
    s.themes("ripeness", "patience", "belonging", "letting go", "autumn")
    s.says("pear", "harvest", "gym", "autumn", "patience", "retirement", "uncle", "windfall", "grounded", "not yet", "hang in there", "I was nearly ripe", "don’t let go first", "one of us will fall", "he takes after his mother", "shape of things to come", "the last one on the tree", "a bad influence, that wasp", "eat more fruit, they said", "monkey business", "how do you know when it’s time?", "just one pull-up", "we all start green", "gravity always wins", "he hung around too long", "family tree", "soft in the middle", "a late variety", "the apple doesn’t fall far", "he never felt so understood", "pick me", "bottoms up", "five a day", "the others didn’t scream", "some ripen in the dark", "what I want to be: fruit", "sweet enough", "waiting to drop", "nobody asked him to come down", "the fall comes after summer", "the neighbour’s side of the wall", "let go, it’s soft below", "heavy with it", "pears of a feather")  # fmt: skip
    s.relate("stout man", "hangs from", "bough")
    s.about(place="a walled orchard", time="evening in autumn", light="warm light from the left", composition="centred", view="eye level, from behind", foreground="the round bottoms of pears", unexplained="how long he has been growing there")
