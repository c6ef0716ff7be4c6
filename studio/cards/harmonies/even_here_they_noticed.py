"""Even Here They Noticed: a sunflower turns away from the sun and bends down to a woman, a leaf on her shoulder."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

BACK = "-20,1220! -20,1060! 40,980 110,930 190,900 250,886! 330,880 400,892! 470,920 540,976 590,1060 616,1140 626,1220!"
HEAD = "262,870! 250,840! 214,826 190,780 186,720 206,664 250,626 310,614 368,626 412,664 430,720 424,780 402,826 370,840! 356,870! 310,880"
LEAF = "640,770! 600,740 540,724 500,740! 488,724 440,718 404,742! 388,734 340,752 320,790! 300,800 250,850 236,930! 270,916! 330,940 384,916 400,904! 440,920 490,896 512,870! 560,872 612,830!"
CENTRE = (440, 350)


@card(id="k8s3fl", title="Even Here They Noticed", seed=18, palette="lino_yolk", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("field", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=0)
        g.flat("-20,560! 200,530 500,540 820,520! 820,1220! -20,1220!", ink=2)
        g.flat(ellipse(120, 120, 58, 58), ink=1)
    with p.thing("other sunflowers") as o:
        for x, y, k, a in ((150, 420, 0.8, -30), (70, 660, 1.3, -24)):
            o.flat(tube([(x + 30 * k, 1220, 14 * k), (x + 46 * k, y + 260 * k, 13 * k), (x + 30 * k, y + 60 * k, 11 * k), (x, y, 10 * k)], ends=CUT))
            for n in range(13):
                t = math.radians(360 * n / 13 + 9 * (n % 2))
                o.flat(moved(lens((44 * math.sin(t), -38 * math.cos(t)), (104 * math.sin(t), -(88 + 8 * (n % 3)) * math.cos(t)), 17, 0.4), (x, y), k, a), ink=1, gap=4, around=KEY)
            o.flat(moved("0,-58! 16,-40 44,-50! 40,-20 62,0! 40,16 46,48! 16,38 0,60! -16,38 -46,48! -40,16 -62,0! -40,-20 -44,-50! -16,-40", (x, y), k, a), ink=2, gap=6, around=KEY)
            o.strokes([moved([(0, -26), (3, 0), (0, 30)], (x, y), k, a), moved([(-26, -12), (0, 2), (26, -10)], (x, y), k, a)], 7 * k, ends=(0.1, 0.1), black=True)
    with p.thing("sunflower", "subject") as f:
        f.flat(tube([(640, 1220, 40), (700, 1010, 36), (742, 760, 33), (746, 500, 30), (716, 270, 29), (640, 150, 30), (520, 150, 32), (430, 240, 34)], ends=CUT), gap=7, around=2)
        with f.down_to(2):
            f.strokes([[(652, 1170), (700, 1000), (730, 800)], [(740, 640), (740, 500), (712, 320)], [(690, 240), (630, 180), (560, 170)]], 11, ends=(0.2, 0.2))
        for ring, count in ((0, 17), (1, 21)):
            for n in range(count):
                t = math.radians(360 * n / count + 7 * math.sin(5 * n + ring))
                far = (1.86 if not ring else 1.68) + 0.1 * math.sin(7 * n)
                sx, sy = 164 * math.sin(t), -124 * math.cos(t)
                drop = 26 * abs(math.sin(t))
                a, b = (CENTRE[0] + sx * 0.86, CENTRE[1] + sy * 0.86), (CENTRE[0] + sx * far, CENTRE[1] + sy * far + drop)
                f.flat(lens(a, b, 33 if ring else 38, 0.42, 9 * math.sin(3 * n)), ink=1, gap=6, around=KEY)
                f.strokes([[(a[0] * (1 - q) + b[0] * q, a[1] * (1 - q) + b[1] * q) for q in (0.3, 0.5, 0.74)]], 7, ends=(0.8, 0.1), black=True)
        f.flat(ellipse(*CENTRE, 164, 130), gap=6, around=1)
        f.flat(ellipse(CENTRE[0] - 4, CENTRE[1] + 12, 84, 64), ink=2)
        for k in range(110):
            r, a = math.sqrt((k + 3) / 114), k * 2.39996
            f.dots([(CENTRE[0] + 148 * r * math.cos(a), CENTRE[1] + 114 * r * math.sin(a), 3 + 4.5 * r)], 1 if r > 0.58 else KEY)
    with p.thing("weeping woman", "subject") as m:
        m.flat(BACK, ink=0, gap=9, around=KEY)
        with m.within(BACK):
            m.flat("480,930! 560,1000 590,1080 600,1220! 720,1220! 660,1000!", ink=2)
            m.strokes([[(60, 1010), (110, 1080), (120, 1190)], [(120, 980), (170, 1060), (180, 1150)], [(500, 990), (460, 1060), (452, 1160)], [(560, 1060), (530, 1120), (526, 1190)], [(240, 960), (260, 1030), (258, 1110)], [(330, 1010), (336, 1080), (330, 1170)]], 14, ends=(0.1, 0.8), black=True)
        m.flat("262,800! 258,880 240,912! 300,934 350,932 392,912! 376,880 372,800!", ink=1, gap=8, around=KEY)
        m.flat("236,896! 300,924 350,922 396,896! 410,930! 350,966 290,966 226,930!", ink=0, gap=7, around=KEY)
        for side in (-1, 1):
            m.flat(moved("0,-26! 20,-34 32,-14 26,18 8,34 -4,20!", (308 + side * 118, 764), 1.0, side * 6, side < 0), ink=1, gap=7, around=KEY)
        m.flat(HEAD, gap=5, around=0)
        m.flat("308,560! 270,548 244,580 252,620 290,644 330,644 368,620 374,580 346,548!", gap=7, around=2)
        with m.down_to(2):
            m.strokes([[(220, 700), (256, 660), (300, 648)], [(212, 760), (250, 700), (300, 664)], [(240, 820), (266, 740), (304, 670)], [(300, 850), (304, 760), (310, 680)], [(360, 830), (342, 740), (316, 672)], [(402, 770), (370, 704), (322, 664)], [(398, 704), (360, 660), (322, 648)], [(270, 600), (296, 576), (330, 580)]], 9, ends=(0.1, 0.6))
    with p.thing("leaf", "prop") as leaf:
        leaf.flat(tube([(730, 820, 19), (704, 822, 14), (676, 846, 12), (634, 896, 13)], ends=CUT))
        leaf.flat(moved(LEAF, (138, 274), 0.8), gap=8, around=0)
        with leaf.down_to(2):
            leaf.strokes(moved_lines([[(632, 784), (520, 800), (400, 824), (270, 896)], [(560, 794), (520, 764), (496, 752)], [(470, 808), (440, 780), (410, 760)], [(390, 830), (362, 810), (334, 800)], [(540, 800), (530, 836), (506, 858)], [(440, 816), (430, 860), (400, 886)], [(350, 850), (344, 886), (326, 914)]], (138, 274), 0.8), 9, ends=(0.8, 0.2))
    with p.thing("drops") as drops:
        for x, y, k in ((516, 610, 0.85), (604, 704, 1.2)):
            drops.flat(moved("0,-34! 16,4 18,20 0,34 -18,20 -16,4", (x, y), k), ink=0, gap=5, around=KEY)
    s.describe("A huge sunflower leans over a woman seen from behind. It lays a leaf on her shoulder, and drops fall from it. Two smaller sunflowers turn their backs to us and look at the sun.")
    s.moods("tender", "sad", "consoling", "quiet")
    s.themes("comfort", "grief", "kindness", "plants", "being seen")
    s.says("comfort", "pity", "pat on the back", "therapist", "summer", "lamp", "friend", "consolation", "compassion", "heartbreak", "shower", "gardener", "cold shoulder, warm leaf", "even here they noticed", "you are my sunshine", "cry into the roots", "it turned away from the sun", "a good listener", "who watered whom?", "nobody asked what happened", "tall friend", "let it rain", "I only came to be alone", "the kindest head in the field", "leaf me alone", "salt makes things grow", "she has a thousand eyes", "please don’t tell the others", "big sister", "petals for a handkerchief", "somebody bows to me at last", "she lost her seeds once", "wilting together", "I am not looking", "the others pretend not to see", "bright side, leaning in", "a shower with a face", "some days are like that", "now the bees know", "no words, just yellow", "I grew toward you", "and the sun was jealous", "waiting until it is over", "softly from above")  # fmt: skip
    s.relate("sunflower", "mends", "weeping woman")
    s.about(place="a field of sunflowers", time="afternoon", light="a neglected sun far left", composition="diagonal", view="near, from behind her", foreground="a bowed back", unexplained="why drops fall from the flower, too")
