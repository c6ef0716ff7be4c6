"""Now That I Have It: a small cloud has flown into the web, and the spider does not know what to do with it."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

HUB = (360.0, 620.0)
LEGS = (
    ((560, 380, 22), (700, 480, 20), (790, 700, 15), (830, 860, 8)), ((560, 420, 22), (650, 560, 20), (660, 760, 14), (590, 960, 7)),
    ((480, 430, 22), (420, 540, 18), (330, 530, 13), (250, 600, 6)), ((470, 360, 22), (300, 250, 20), (140, 330, 14), (30, 450, 7)),
    ((500, 320, 22), (360, 130, 20), (190, 110, 14), (40, 170, 7)), ((540, 300, 20), (430, 60, 18), (330, -40, 12)), ((600, 330, 22), (740, 260, 20), (830, 330, 14)),
)  # fmt: skip


@card(id="3wh6im", title="Now That I Have It", seed=64, palette="lino_thaw", light=(-0.6, 0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, 0.3, 0.4)])
    with p.thing("evening", "place") as e:
        e.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=2)
        e.flat("-10,1090 120,1050 300,1074 480,1040 660,1076 810,1050! 810,1210! -10,1210!", ink=3)
    with p.thing("web") as w:
        a = [math.radians(d) for d in (4, 29, 58, 88, 118, 147, 176, 205, 236, 268, 299, 332)]
        lines = [[HUB, (HUB[0] + 1300 * math.cos(q), HUB[1] + 1300 * math.sin(q))] for q in a]
        w.strokes(lines, 6, ends=(0.9, 0.9))
        turns = []
        for k, r in enumerate((60, 112, 176, 250, 336, 434, 544, 668, 800)):
            for i, q in enumerate(a):
                z = a[(i + 1) % len(a)] + (math.tau if i == len(a) - 1 else 0)
                if (k, i) in ((4, 3), (5, 4), (3, 4)):
                    continue
                m = (q + z) / 2
                turns.append([(HUB[0] + r * math.cos(q), HUB[1] + r * math.sin(q)), (HUB[0] + r * 0.88 * math.cos(m), HUB[1] + r * 0.88 * math.sin(m)), (HUB[0] + r * math.cos(z), HUB[1] + r * math.sin(z))])
        w.strokes(turns, 5.5, ends=(0.8, 0.8))
    body = billowed("110,800 150,690 260,640 380,650 470,700 500,790 470,880 380,930 250,940 150,900", 92, 0.36, 4)
    with p.thing("cross cloud", "subject") as c:
        for q in ([(190, 880, 30), (130, 950, 26), (70, 960, 18)], [(270, 910, 30), (250, 990, 26), (200, 1030, 18)], [(400, 900, 30), (440, 970, 26), (500, 980, 18)], [(340, 910, 28), (360, 1000, 24), (330, 1050, 17)]):
            c.flat(tube(q), ink=0, gap=7, around=KEY)
        c.flat(body, ink=0, gap=8, around=KEY)
        c.flat(billowed("150,860 260,900 380,880 470,810 460,880 380,926 250,934 160,900", 80, 0.3, 6), ink=1)
        c.flat("120,760 150,720 196,730 214,768! 180,762 150,764", ink=1)
        c.strokes([[(112, 772), (150, 758), (186, 764), (218, 780)], [(106, 724), (150, 706), (206, 736)], [(256, 778), (290, 762), (328, 768)], [(254, 742), (290, 716), (334, 722)]], 10, ends=(0.4, 0.3), black=True)
        for x in (172, 300):
            c.flat([(x - 20, 766), (x + 18, 764), (x + 10, 788), (x - 8, 790)], ink=KEY)
        c.strokes([[(186, 846), (206, 832), (232, 834), (246, 848)], [(176, 860), (210, 868), (240, 862)]], 9, ends=(0.4, 0.3), black=True)
        for x, y, k in ((110, 1040, 20), (300, 1110, 24), (420, 1060, 20), (210, 1130, 18), (530, 1070, 16), (400, 1150, 18)):
            c.flat(drop(x, y, k), ink=1, gap=5, around=KEY)
    with p.thing("bell", "accent") as b:
        b.flat("452,850! 486,846 506,872 512,904! 524,912 520,922 456,926 448,916! 456,906 446,880", ink=KEY, gap=6)
        b.flat(ellipse(486, 930, 9, 9), ink=KEY)
    with p.thing("spider", "subject") as t:
        for leg in LEGS:
            t.flat(tube(leg), gap=5, around=2)
        t.flat("560,330! 520,210 540,80 620,-20 740,-60 860,-30 880,120 850,260 760,350 650,370", gap=6, around=2)
        t.flat("440,380 470,300 550,270 620,300 640,370 600,440 520,470 460,450", gap=6, around=2)
        with t.within("560,330! 520,210 540,80 620,-20 740,-60 860,-30 880,120 850,260 760,350 650,370"):
            for x, y, r in ((660, 110, 62), (730, 220, 44), (610, 240, 34)):
                t.flat(ellipse(x, y, r, r * 0.8, degrees=-30), ink=2)
                t.flat(ellipse(x, y, r * 0.55, r * 0.42, degrees=-30), ink=KEY)
        for x, y, r in ((478, 376, 27), (546, 388, 30), (446, 346, 13), (596, 372, 14), (500, 328, 12), (552, 330, 12)):
            t.flat(ellipse(x, y, r, r), ink=0)
            t.flat(ellipse(x - r * 0.2, y + r * 0.32, r * 0.5, r * 0.5), ink=KEY)
        t.strokes([[(440, 330), (468, 336), (494, 352)], [(528, 360), (556, 342), (586, 346)]], 9, ends=(0.3, 0.3), black=True)
        t.flat(tube([(600, 440, 18), (612, 520, 17), (560, 540, 15), (520, 480, 11), (510, 456, 7)]), gap=5, around=2)
        t.strokes([[(482, 444), (500, 436), (520, 442)]], 7, ends=(0.3, 0.3))
    s.describe("A small white cloud hangs caught in a spider’s web. It kicks and scowls and wears a bell. The great black spider puts a leg to its chin.")
    s.moods("cross", "baffled", "droll", "tense")
    s.themes("desire", "capture", "mistakes", "freedom", "temper")
    s.says("sulk", "oops", "overcast", "adoption", "internet", "stalemate", "indigestion", "tantrum", "let it go", "now what?", "I ordered a fly", "small fry", "it was in the wrong sky", "be careful what you wish for", "not today", "who put a bell on it?", "the catch of the day", "a wet blanket", "my first boyfriend", "you can’t eat that", "thinking with eight legs", "dinner is in a mood", "it rained on the good rug", "return to sender", "mine! mine. mine?", "the weather is stuck", "nobody reads the manual", "caught daydreaming", "it looked bigger in the sky", "a lamb to the larder", "babysitting", "every cloud has a spider lining", "please don’t cry", "silver threads", "bad weather in the family", "it isn’t even my size", "tied up at work", "the dog that caught the car", "so soft, so angry", "trapped in my own cleverness", "keep it or free it?", "sheep may safely drizzle", "one of us must apologise", "do not touch the exhibits")  # fmt: skip
    s.relate("spider", "catches", "cross cloud")
    s.about(place="a walled orchard", time="evening", light="low light from the left", composition="diagonal", view="through a web", foreground="threads across everything", unexplained="who hung a bell on the cloud", weather="one small shower")
