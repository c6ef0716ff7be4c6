"""Even Here They Noticed: a sunflower bends down to a man who weeps into his knees."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import spokes
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

LEG = "84,1150! 96,1080 170,1010 290,930 396,856 450,826 504,832 532,868 534,930 526,1000 530,1084! 440,1084! 436,1030 428,990! 376,1040 320,1096 276,1150!"
SHOE = "438,1108! 528,1106! 560,1116 606,1126 624,1150! 434,1150!"
SHIRT = "70,1130! 52,1010 74,890 140,806 220,764 300,790! 344,850 346,900 316,960 286,1030 226,1120!"
SLEEVE = "168,860! 210,830 262,846 292,890 322,950 356,996! 332,1034 290,1052! 250,1010 206,950 176,900"
FOREARM = "352,992! 410,972 470,950! 494,930 526,922 552,930 560,944 550,954! 564,962 562,976 552,980! 560,990 554,1004 542,1006! 540,1018 524,1024 496,1016 470,1006! 410,1026 350,1046 306,1048!"
HEAD = "-64,30! -76,-40 -50,-95 10,-108 60,-92 82,-56 84,-24 80,-4! 112,32 108,44 88,48! 96,62 88,72! 94,84 88,100 68,114 34,110 -2,92! -16,150! -96,130!"
HAIR = "-66,62! -100,0 -98,-70 -50,-122 20,-130 78,-98 90,-50! 56,-66 30,-54! 22,-22 8,-2! -2,-24 -30,-20 -32,8! -44,40!"
BLADE = "458,652! 446,612 420,590! 408,596 370,580 330,596! 324,606 284,622 262,652! 260,664 228,686 206,716! 184,736 156,742 128,734! 166,768 236,772 282,736! 304,718 344,708 382,696! 414,688 444,676!"
PETAL = "-34,0! -52,-70 -40,-130 0,-190! 30,-140 44,-70 34,0!"


@card(id="k8s3fl", title="Even Here They Noticed", seed=18, palette="lino_yolk", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("field", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.flat("-20,1120! 200,1104 500,1120 820,1096! 820,1220! -20,1220!")
        g.flat(ellipse(92, 120, 56, 56), ink=1)
        with g.down_to(1):
            g.strokes(spokes((92, 120), 76, (108, 130), 15, seed=3), 11, ends=(0.8, 0.2))
    with p.thing("sunflower", "subject") as f:
        f.flat(tube([(660, 1220), (716, 980), (752, 700), (740, 420), (660, 210), (540, 180), (450, 260)], (34, 32, 30, 28, 27, 27, 34), ends=CUT))
        with f.down_to(2):
            f.strokes([[(664, 1150), (706, 980), (740, 760)], [(744, 600), (728, 440), (672, 270)]], 10, ends=(0.2, 0.2))
        for n in range(22):
            a = 360 * n / 22
            x, y = 370 + 150 * math.sin(math.radians(a)), 366 - 112 * math.cos(math.radians(a))
            f.flat(moved(PETAL, (x, y), 0.9 if n % 2 else 0.76, a + (4 if n % 3 else -6)), ink=1, gap=6, around=KEY)
        f.flat(ellipse(370, 366, 166, 128))
        for k in range(70):
            r = math.sqrt((k + 3) / 74)
            a = k * 2.39996
            f.dots([(370 + 148 * r * math.cos(a), 366 + 112 * r * math.sin(a), 4 + 5 * r)], 1 if r > 0.55 else 2)
    with p.thing("young man in tears", "subject") as m:
        m.flat(LEG, gap=6, around=0)
        m.flat("452,1092! 520,1092! 522,1112! 450,1112!", ink=1)
        m.flat(SHOE, gap=5, around=0)
        m.flat(SHIRT, ink=0, gap=6, around=KEY)
        at, a = (318, 742), 36
        m.flat(moved(HEAD, at, 1.0, a), ink=1, gap=6, around=KEY)
        m.flat(moved(HAIR, at, 1.0, a))
        m.flat("150,830! 186,786 226,772 270,816! 262,846 236,856 190,850!", ink=0, gap=6, around=KEY)
        m.strokes([moved(line, at, 1.0, a) for line in ([(-30, -2), (-14, -14), (0, 2), (-12, 22), (-26, 24)], [(46, -2), (62, 8), (80, 4)], [(42, -22), (60, -30), (80, -22)], [(60, 80), (76, 72), (90, 74)])], 8, ends=(0.5, 0.3), black=True)
        m.flat(moved("60,18! 72,36 72,50 60,56 48,50 48,36", at, 1.0, a), ink=0, gap=4, around=KEY)
        m.flat(FOREARM, ink=1, gap=6, around=KEY)
        m.strokes([[(500, 952), (524, 950), (552, 954)], [(502, 978), (526, 980), (554, 980)], [(500, 1000), (520, 1004), (542, 1006)]], 6, ends=(0.2, 0.8), black=True)
        m.flat(SLEEVE, ink=0, gap=6, around=KEY)
        m.strokes([[(110, 900), (92, 990), (110, 1080)], [(262, 900), (280, 950), (312, 990)], [(160, 960), (170, 1020), (200, 1070)]], 9, ends=(0.2, 0.6), black=True)
    with p.thing("drops") as drops:
        for x, y, k in ((150, 610, 1.0), (84, 480, 0.8), (640, 520, 0.7)):
            drops.flat(moved("0,-34! 16,4 18,20 0,34 -18,20 -16,4", (x, y), k), ink=0)
    with p.thing("leaf", "prop") as leaf:
        leaf.flat(tube([(752, 600), (660, 570), (560, 590), (456, 652)], (18, 13, 11, 12)))
        leaf.flat(BLADE, gap=7, around=0)
        with leaf.down_to(2):
            leaf.strokes([[(458, 652), (380, 640), (290, 684), (150, 746)], [(400, 644), (388, 624), (382, 606)], [(330, 662), (316, 640), (310, 624)], [(262, 700), (246, 690), (236, 690)], [(380, 648), (378, 668), (370, 684)], [(306, 678), (302, 700), (294, 714)]], 9, ends=(0.8, 0.2))
    s.describe("A sunflower bends over a weeping man. He sits on the ground and hugs his knees, and the flower lays one leaf on his head. Drops hang from its petals, too; the sun behind them is small.")
    s.moods("tender", "sad", "consoling", "quiet")
    s.themes("comfort", "grief", "kindness", "plants", "being seen")
    s.says("comfort", "pity", "shelter", "therapist", "summer", "lamp", "friend", "hush", "compassion", "heartbreak", "shower", "gardener", "there, there", "even here they noticed", "you are my sunshine", "cry into the roots", "it turned away from the sun", "a good listener", "who watered whom?", "nobody asked what happened", "tall friend", "let it rain", "I only came to be alone", "the kindest head in the field", "leaf me alone", "salt makes things grow", "she has a thousand eyes", "please don’t tell the others", "big sister", "petals for a handkerchief", "somebody bows to me at last", "she lost her seeds once", "wilting together", "I am not looking", "the opposite of staring", "bright side, leaning in", "a shower with a face", "some days are like that", "now the bees know", "no words, just yellow", "I grew toward you", "and the sun was jealous", "waiting until it is over", "softly from above")  # fmt: skip
    s.relate("sunflower", "mends", "young man in tears")
    s.about(place="a slope with bee hives", time="afternoon", light="a neglected sun far left", composition="diagonal", view="eye level, from the ground", foreground="the weeping man", unexplained="why drops hang from the flower, too")
