"""Good Evening: a mole rises from the pavement and lifts the manhole cover like a hat."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

MOLE = "272,642! 320,612 376,584 430,540 490,500 560,484 630,500 688,560 722,650 742,760 746,880 732,1024! 420,1024! 420,940 432,860 462,784! 424,764 384,728 344,696 292,676! 270,662"
TROUSERS = "-30,-20! 196,-20! 194,120 184,260 172,400 166,540 170,650! 176,690 -30,690!"
TURN_UP = "-30,654! 40,668 110,664 178,642! 190,712! 120,738 40,744 -30,734!"
SHOE = "-30,720! 150,724! 158,770 184,804 236,826 282,846 308,874 312,908! 100,912! -30,912!"
SOLE = "-30,916! 312,912! 320,926 316,938! 104,944! 100,962! -30,962!"
PALM = "668,352! 660,322 626,316 586,304 556,282! 566,262 590,258 640,262 668,240! 676,150! 694,108 726,106 746,150 750,230 742,300 736,352!"
ARM = "668,352! 676,420 676,480 656,540 616,600 566,660 530,710 518,760 536,804 576,822 616,806 650,764 700,690 744,600 766,520 764,450 750,390 738,352!"
FINGER = "-58,-5! -30,-14 0,-17 40,-18! 52,-8 52,8 40,18! 0,17 -30,14 -58,6!"
CLAW = "-48,-11! -66,-10 -90,4! -66,13 -48,11!"
GRIP = ((672, 126, -22, 0.86), (680, 165, -16, 0.94), (682, 206, -9, 0.94), (674, 246, -2, 0.86))
REST = ((340, 974, 0, 0.92), (338, 1014, -18, 0.98), (356, 1052, -42, 0.98), (396, 1076, -66, 0.9))
WEB = "420,930! 384,928 356,944 346,962! 360,986 356,1008! 366,1024 372,1046! 392,1050 404,1070! 440,1060 466,1024 462,980 446,946"


@card(id="go6fqm", title="Good Evening", seed=4, palette="riso_wet_pavement", light=(-0.6, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.8, 0.5)])
    dark = {"spruce": 1.0, "salmon": 1.0}
    with d.thing("pavement", "place") as g:
        g.flat("-20,880! 820,880! 820,1220! -20,1220!", spruce=1)
        g.flat(ellipse(576, 1024, 188, 60, n=90), gap=7, **dark)
    with d.thing("passer-by", "witness", plane="front") as p:
        p.flat(SHOE, gap=6, **dark)
        p.flat(SOLE, gap=5, **dark)
        p.flat(TROUSERS, gap=6, spruce=1)
        p.flat(TURN_UP, gap=6, spruce=1)
        p.strokes([[(262, 838), (246, 872), (250, 908)], [(118, 776), (150, 764)], [(126, 802), (162, 788)], [(140, 828), (184, 810)]], 7, ends=(0.8, 0.4))
        p.strokes([[(116, -20), (112, 300), (96, 560), (90, 640)], [(166, 560), (130, 590), (104, 600)], [(60, 500), (40, 540), (24, 550)]], 6, ends=(0.3, 0.2))
    with d.thing("mole", "subject") as t:
        t.flat(tube([(500, 830, 56), (440, 880, 50), (402, 940, 40), (390, 980, 36)]), gap=6, **dark)
        t.flat(MOLE, gap=7, **dark)
        t.flat([q for q in ellipse(576, 1024, 188, 60, n=90) if q[1] > 1010], **dark)
        t.strokes([[(412, 616), (428, 630), (450, 624)], [(330, 672), (372, 668), (406, 680), (424, 666)]], [9, 7], ends=(0.3, 0.2))
        with t.in_inks(**dark):
            t.strokes([[(316, 684), (290, 722), (282, 762)], [(336, 694), (318, 740), (320, 780)], [(322, 610), (290, 590), (256, 584)]], 5, ends=(0.8, 0.1))
        t.strokes([[(560, 820), (590, 860), (600, 910)], [(480, 880), (486, 920), (478, 960)], [(690, 830), (700, 890), (692, 950)], [(540, 524), (580, 532), (610, 552)]], 9, ends=(0.1, 0.9))
        t.flat("262,656! 264,634 284,620 306,624 322,640! 320,664 302,682 276,680", gap=4, salmon=1)
        t.flat(ARM, gap=7, **dark)
        t.strokes([[(672, 512), (694, 508), (712, 490)], [(566, 690), (584, 664), (606, 636)]], 8, ends=(0.6, 0.1))
    with d.thing("hand") as h:
        for x, y, a, k in REST:
            h.flat(moved(FINGER, (x, y), k, a), gap=5, salmon=1)
            h.flat(moved(CLAW, (x, y), k, a))
        h.flat(WEB, salmon=1)
        h.flat(PALM, gap=6, salmon=1)
    with d.thing("manhole cover", "prop") as c:
        for dy, inks in ((34, dark), (0, {"spruce": 1.0})):
            c.flat(ellipse(472, 208 + dy, 200, 74, n=90, degrees=-14), gap=6, **inks)
        c.strokes([ellipse(472, 208, 172, 53, n=40, degrees=-14)[5:37]], 7, ends=(0.3, 0.3))
        with c.within(ellipse(452, 213, 134, 44, n=90, degrees=-14)):
            c.strokes([[(282 + k * 44, 114), (322 + k * 44, 314)] for k in range(7)], 8, ends=(1, 1))
            c.strokes([[(282, 208 + k * 30), (682, 108 + k * 30)] for k in range(-2, 6)], 8, ends=(1, 1))
    with d.thing("hand") as h:
        for x, y, a, k in GRIP:
            h.flat(moved(FINGER, (x, y), k, a), gap=6, salmon=1)
        h.flat("664,113! 700,98 732,106 750,150 751,240 742,320! 700,300 690,266! 654,262! 664,190!", salmon=1)
        h.strokes([[(628, 152), (664, 142), (702, 134)], [(630, 190), (666, 184), (706, 176)], [(628, 229), (664, 227), (704, 222)]], 7, ends=(1, 0.2))
        for x, y, a, k in GRIP:
            h.flat(moved(CLAW, (x, y), k, a), gap=3)
    s.describe("A mole rises out of a hole in the pavement. Its eyes are shut. With one big pink hand under the rim it lifts the manhole cover as one lifts a hat. Before it a huge shoe and trouser leg have stopped.")
    s.moods("droll", "polite", "curious", "bright")
    s.themes("courtesy", "meeting", "underground", "city", "size")
    s.says("good evening", "hats off", "mole", "blind date", "underground", "after you, sir", "tennis?", "spadework", "mind your step", "a gentleman of the old school", "digging", "neighbour from below", "manhole", "how do you do", "nice shoes", "he greets by smell", "whistle-blower", "the works", "who turned on the light?", "low society", "best manners are under the street", "pothole", "lid", "pardon my garden", "I heard you walking overhead", "raised well", "surfacing", "spy", "greetings from the cellar", "down to earth", "one small step", "we have met, by ear", "first floor, minus nine", "velvet", "is it dark yet?", "somebody who looks up to me", "undermining", "the only one who said hello", "short-sighted", "rise to the occasion", "I mistook you for a tree", "no hat, so he borrowed the street’s", "polish", "breathing space")  # fmt: skip
    s.relate("mole", "wears", "manhole cover")
    s.relate("mole", "waits for", "passer-by")
    s.about(place="a pavement", time="early evening", light="from the upper left", composition="right", view="near, at the height of the pavement", foreground="a huge shoe", unexplained="what the mole has come up for")
