"""Until It Stops: the Rain, tall and shy, has gone under a tree to wait for better weather."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.lino_fringes import standing
from reverie_studio.sculpt.poster_cuts import drop, ribbon

BACK = "410,640! 490,630 566,690 612,790 634,920 640,1090! 480,1096! 430,1060 420,960 430,860 410,770 390,700"
LEG = "640,1086! 520,1096 440,1030 380,940 334,866! 326,930 318,1010 312,1064! 312,1096 250,1104 170,1106 146,1090! 186,1066 236,1046! 240,960 226,860 220,780 256,734 310,734 370,786 460,880 580,950!"
ARM = "430,664! 496,664 516,730 480,830 430,920 392,950! 330,966 266,966! 234,986 200,980 192,962! 172,952 178,934 206,930! 182,914 196,898 234,908! 296,912 350,894! 386,824 410,750 416,700"
HEAD = "470,664! 504,600 496,524 446,476 380,470 334,500 314,552! 296,590 272,650 262,704 276,726 300,706 322,674! 316,690 308,702! 322,714! 314,726! 330,752 360,758 396,726! 430,710 456,700"


@card(id="emoink", title="Until It Stops", seed=29, palette="lino_sulphur", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.8, -0.2, 0.4)])
    with p.thing("dry field", "place") as d:
        d.flat("-10,900 200,880 420,890 810,870! 810,1210! -10,1210!", ink=1)
        d.strokes([[(10, 960), (60, 956), (110, 964)], [(20, 1150), (80, 1146), (140, 1154)], [(-10, 1060), (40, 1056), (84, 1062)]], 9, ends=(0.1, 0.1))
    with p.thing("dry hare", "witness") as h:
        h.flat("30,900! 30,850 44,824 60,816! 50,780 48,740 60,726 72,756 76,790! 84,750 98,726 108,740 102,780 90,816! 104,830 110,850 100,870! 116,900 120,930 104,950! 40,950 24,930!", gap=6)
        h.prick([(88, 842, 5)])
        h.strokes([[(60, 880), (56, 910), (66, 940)]], 8, ends=(0.3, 0.3))
    with p.thing("puddle") as w:
        w.flat("110,1110 300,1086 560,1080 810,1090! 810,1180! 560,1186 300,1180 140,1160 90,1136", ink=0, gap=0)
        standing(w, [[(180, 1136), (300, 1146), (420, 1138)], [(440, 1160), (560, 1166), (700, 1156)], [(640, 1124), (710, 1128), (790, 1122)]], 10, 2, ends=(0.1, 0.1))
    with p.thing("tree", "place") as t:
        t.flat("590,380! 620,560 626,760 600,960 560,1080! 640,1110 690,1080 720,1120 830,1100! 830,380!")
        crown = billowed("-40,-60 830,-60 860,200 820,420 640,450 480,400 330,430 190,400 140,300 150,140", 120, 0.3, 3)
        t.flat(crown)
        with t.down_to(2):
            t.strokes([[(680, 560), (690, 700), (680, 860)], [(740, 480), (756, 640), (750, 820)], [(720, 900), (726, 980), (756, 1050)], [(650, 480), (664, 540), (664, 600)]], 15, ends=(0.1, 0.1))
            t.strokes([[(x, y - h), (x + 6, y - h / 2), (x, y)] for x, y, h in ((170, 330, 90), (216, 380, 120), (270, 390, 150), (330, 400, 110), (390, 370, 160), (450, 370, 90), (510, 390, 150), (570, 420, 100), (640, 400, 170), (700, 420, 110), (760, 380, 150))], 14, ends=(0.1, 0.5))
    with p.thing("drops from the leaves") as r:
        rows = [(184, 470, 620), (230, 520, 700), (178, 700, 820), (290, 470, 540), (556, 480, 600), (540, 640, 690), (140, 860, 990), (330, 440, 470), (196, 840, 880), (580, 560, 640), (140, 560, 660)]
        standing(r, [[(x, a), (x, (a + b) / 2), (x, b)] for x, a, b in rows], 9, 2, ends=(0.1, 0.8))
    with p.thing("rain", "subject") as m:
        m.flat(BACK, ink=2, gap=8, around=KEY)
        for q in ([(440, 480, 10), (540, 540, 18), (590, 680, 18), (640, 860, 16), (660, 1090, 10)], [(430, 490, 10), (510, 560, 18), (548, 700, 18), (590, 880, 16), (606, 1100, 10)], [(420, 490, 10), (476, 580, 18), (506, 720, 17), (540, 900, 15), (552, 1100, 9)]):
            m.flat(ribbon(q), ink=0, gap=6, around=KEY)
        m.flat(LEG, ink=2, gap=8, around=KEY)
        with m.within(LEG):
            standing(m, [[(262, 760), (256, 880), (262, 1040)], [(300, 790), (350, 840), (420, 940)]], 22, 0, ends=(0.2, 0.1))
        m.flat(HEAD, ink=2, gap=8, around=KEY)
        with m.within(HEAD):
            m.flat("334,490! 304,540! 272,640! 250,720! 276,730! 296,690! 318,600! 350,540!", ink=0)
        for q in ([(400, 476, 8), (452, 500, 16), (478, 570, 15), (470, 650, 12), (476, 740, 4)], [(370, 474, 8), (420, 500, 15), (440, 570, 14), (426, 650, 11), (430, 720, 3)], [(350, 484, 6), (384, 510, 12), (398, 570, 10), (392, 640, 3)]):
            m.flat(ribbon(q), ink=0, gap=5, around=KEY)
        m.flat("324,588! 342,570 364,574 376,590! 356,600 338,600", ink=0)
        m.flat("334,586! 346,576 360,580 362,596! 346,600", ink=KEY)
        m.strokes([[(318, 590), (342, 568), (380, 588)], [(322, 560), (346, 540), (376, 536)], [(310, 714), (330, 716), (346, 726)]], 8, ends=(0.4, 0.2), black=True)
        m.flat(ARM, ink=2, gap=8, around=KEY)
        with m.within(ARM):
            standing(m, [[(440, 680), (430, 780), (392, 880)], [(210, 944), (280, 936), (350, 930)]], 20, 0, ends=(0.2, 0.1))
    with p.thing("drip", "accent") as m:
        m.flat(drop(268, 778, 22), ink=0, gap=6, around=KEY)
    s.describe("A tall grey figure sits hunched under a black tree. Its long hair streams, its nose drips; rain falls only there. A hare sits dry in the sun and looks on.")
    s.moods("shy", "melancholy", "gentle", "wry")
    s.themes("rain", "shyness", "shelter", "loneliness", "waiting")
    s.says("drizzle", "wallflower", "introvert", "puddle", "timeout", "adolescence", "runny nose", "sorry", "until it stops", "I bring it with me", "nobody invites the rain", "it’s only raining on me", "are you all right?", "waiting for better weather", "the shy giant", "bad hair, worse day", "don’t mind me", "picnic cancelled", "he spoils every party", "after the school dance", "you can’t stay under there", "it’s not you, it’s me", "a good cry", "the tree doesn’t mind", "I need to be alone, loudly", "homesick for the sea", "why does it always rain on me", "long face", "she left at noon", "please don’t look", "tears for the taking", "the hare is a good listener", "somewhere it’s sunny", "even weather gets tired", "wet through", "my knees are my pillow", "the farmers prayed for her", "hide and weep", "just till I’m dry", "the garden will be glad", "rain, rain, come and stay", "somebody hold the sky", "all dressed in grey", "sit with me")  # fmt: skip
    s.relate("dry hare", "listens to", "rain")
    s.about(place="a tree on a dry field", time="afternoon", light="bright from the left", composition="right", view="eye level", foreground="a puddle that spreads", unexplained="what the rain is waiting for", weather="rain under one tree only")
