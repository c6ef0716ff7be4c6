"""Now That I Have It: a small cloud has flown into the web, and the spider does not know what to do with it."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

HUB = (360.0, 620.0)
LEGS = (  # eight of them: hip, knee, ankle, tip
    ((500, 320), (420, 110), (250, 70), (60, 150)), ((470, 350), (330, 210), (180, 262), (40, 400)), ((462, 385), (320, 384), (190, 470), (84, 606)), ((480, 430), (396, 500), (336, 566), (318, 664)),
    ((640, 350), (772, 392), (850, 520), (860, 640)), ((636, 390), (770, 520), (776, 670), (706, 830)), ((620, 425), (706, 600), (676, 750), (590, 900)), ((596, 440), (640, 556), (560, 570), (506, 468)),
)  # fmt: skip
BODY = "110,800 150,690 260,640 380,650 470,700 500,790 470,880 380,930 250,940 150,900"
FACE = "-46,-64! -24,-80 24,-80 46,-64! 56,-26 46,16 36,54 24,84 0,94 -24,84 -36,54 -46,16 -56,-26"
EAR = "-44,-52! -76,-74 -112,-66 -136,-40! -108,-28 -74,-26 -48,-30!"
HOOF = "-17,-12! 17,-12! 24,24! 4,26! 0,4! -4,26! -24,24!"
BACK = "560,330! 520,210 540,80 620,-20 740,-60 860,-30 880,120 850,260 760,350 650,370"


@card(id="3wh6im", title="Now That I Have It", seed=64, palette="lino_thaw", light=(-0.6, 0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, 0.3, 0.4)])
    with p.thing("evening", "place") as e:
        e.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=2)
        e.flat("-10,1090 120,1050 300,1074 480,1040 660,1076 810,1050! 810,1210! -10,1210!", ink=3)
    with p.thing("web") as w:
        a = [math.radians(d) for d in (4, 29, 58, 88, 118, 147, 176, 205, 236, 268, 299, 332)]
        w.strokes([[HUB, (HUB[0] + 1300 * math.cos(q), HUB[1] + 1300 * math.sin(q))] for q in a], 6, ends=(0.9, 0.9))
        for q, z in zip(a, [*a[1:], a[0] + math.tau], strict=True):
            turn = ((1, q), (0.88, (q + z) / 2), (1, z))
            w.strokes([[(HUB[0] + r * u * math.cos(v), HUB[1] + r * u * math.sin(v)) for u, v in turn] for r in (112, 206, 310, 424, 544, 668, 800)], 5.5, ends=(0.8, 0.8))
    with p.thing("cross cloud", "subject") as c:
        for x, y, u, v, i, j, t in ((150, 890, 92, 936, 104, 992, 10), (300, 920, 286, 980, 236, 1020, 40), (370, 915, 420, 970, 410, 1034, 8), (440, 890, 510, 920, 540, 980, -16)):
            c.flat(tube([(x, y, 22), ((x + u) / 2, (y + v) / 2, 17), (u, v, 13), (u + (i - u) * 0.3, v + (j - v) * 0.3, 11), (i, j, 12)]), ink=0, gap=7, around=KEY)
            c.flat(moved(HOOF, (i, j), 1.1, t), gap=4)
        c.flat(billowed(BODY, 92, 0.36, 4), ink=0, gap=8, around=KEY)
        c.flat(billowed("150,860 260,900 380,880 470,810 460,880 380,926 250,934 160,900", 80, 0.3, 6), ink=1)
        with c.down_to(2):
            c.strokes([[(310, 610), (420, 700), (530, 800)], [(340, 970), (440, 850), (520, 690)]], 7, ends=(0.9, 0.9))
        at, k, t = (206, 790), 1.0, -10
        c.strokes([[(178, 862), (222, 902), (264, 850)]], 22, ends=(0.9, 0.9), black=True)
        c.flat(moved(EAR, at, k, t), moved(EAR, at, k, t, True), ink=1, gap=7, around=KEY)
        c.flat(moved(FACE, at, k, t), ink=1, gap=7, around=KEY)
        c.flat(billowed(moved(ellipse(0, -76, 48, 24), at, k, t), 34, 0.4, 2), ink=0, gap=5, around=KEY)
        c.flat(*[moved([(q * 8, -8), (q * 44, -32), (q * 48, -14), (q * 36, 0), (q * 18, 4)], at, k, t) for q in (-1, 1)], ink=0, gap=5, around=KEY)
        c.dots([(*moved([(q * 24 + 6, -10)], at, k, t)[0], 7) for q in (-1, 1)], KEY)
        c.strokes(moved_lines([[(-50, -46), (-28, -38), (-6, -16)], [(50, -46), (28, -38), (6, -16)], [(-14, 52), (-6, 60), (0, 62), (6, 60), (14, 52)], [(-20, 84), (0, 70), (20, 84)]], at, k, t), 8, ends=(0.4, 0.4), black=True)
        for x, y, r in ((150, 1070, 20), (330, 1110, 24), (470, 1080, 20), (250, 1130, 18), (570, 1070, 16), (420, 1150, 18)):
            c.flat(drop(x, y, r), ink=1, gap=5, around=KEY)
    with p.thing("bell", "accent") as b:
        b.flat("208,898! 240,892 262,916 270,948! 282,956 278,966 212,972 204,962! 212,952 204,924", ellipse(243, 982, 10, 10), ink=3, gap=6)
    with p.thing("spider", "subject") as t:
        for (x, y), (u, v), (i, j), (f, g) in LEGS:
            for part in ([(i, j, 12), ((i + f) / 2, (j + g) / 2, 9), (f, g, 4)], [(u, v, 17), ((u + i) / 2, (v + j) / 2, 16), (i, j, 11)], [(x, y, 15), ((x + u) / 2, (y + v) / 2, 21), (u, v, 17)]):
                t.flat(tube(part), gap=5, around=2)
        t.flat(BACK, gap=6, around=2)
        with t.within(BACK):
            for x, y, r in ((660, 110, 62), (730, 220, 44), (610, 240, 34)):
                t.flat(ellipse(x, y, r, r * 0.8, degrees=-30), ink=2)
                t.flat(ellipse(x, y, r * 0.55, r * 0.42, degrees=-30), ink=KEY)
        t.flat("440,380 470,300 550,270 620,300 640,370 600,440 520,470 460,450", gap=6, around=2)
        for x, y, r in ((478, 376, 27), (546, 388, 30), (462, 420, 10), (596, 372, 14), (500, 328, 12), (552, 330, 12), (466, 326, 9), (586, 336, 9)):
            t.flat(ellipse(x, y, r, r), ink=0)
            t.flat(ellipse(x - r * 0.2, y + r * 0.32, r * 0.5, r * 0.5), ink=KEY)
        t.strokes([[(482, 440), (500, 432), (520, 438)]], 7, ends=(0.3, 0.3))
        t.flat(tube([(560, 570, 12), (536, 522, 10), (506, 462, 6)]), gap=5, around=2)
    s.describe("A small white cloud hangs caught in a spider’s web. It kicks and scowls and wears a bell. The great black spider puts a leg to its chin.")
    s.moods("cross", "baffled", "droll", "tense")
    s.themes("desire", "capture", "mistakes", "freedom", "temper")
    s.says("sulk", "oops", "overcast", "adoption", "internet", "stalemate", "indigestion", "tantrum", "let it go", "now what?", "I ordered a fly", "small fry", "it was in the wrong sky", "be careful what you wish for", "not today", "who put a bell on it?", "the catch of the day", "a wet blanket", "my first boyfriend", "you can’t eat that", "thinking with eight legs", "dinner is in a mood", "it rained on the good rug", "return to sender", "mine! mine. mine?", "the weather is stuck", "nobody reads the manual", "caught daydreaming", "it looked bigger in the sky", "a lamb to the larder", "babysitting", "every cloud has a spider lining", "please don’t cry", "silver threads", "bad weather in the family", "it isn’t even my size", "tied up at work", "the dog that caught the car", "so soft, so angry", "trapped in my own cleverness", "keep it or free it?", "sheep may safely drizzle", "one of us must apologise", "do not touch the exhibits")  # fmt: skip
    s.relate("spider", "catches", "cross cloud")
    s.about(place="a walled orchard", time="evening", light="low light from the left", composition="diagonal", view="through a web", foreground="threads across everything", unexplained="who hung a bell on the cloud", weather="one small shower")
