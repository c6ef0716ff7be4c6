"""Next Size Up: a small crab in a mug looks up at a large crab's shell, and a hill on legs is moving already."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import coil
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

SHELL = "150,520! 120,420 140,310 210,210 310,146 430,124 550,150 650,220 710,320 724,430 700,520 660,580! 620,600 600,540 540,490 460,470 380,480 310,520 270,590! 230,590 180,560"
MOUTH = "262,600! 290,520 360,470 440,456 530,470 600,520 640,590! 640,660 600,720 520,760 420,764 330,740 270,690"
# the great claw, far to near: upper arm, wrist, hand with fixed finger, thumb
GREAT = ("306,690! 250,690 196,720 170,760! 190,810 230,830 270,820! 320,790 350,750", "176,744! 130,750 100,790 104,840! 136,876 190,880 226,850! 240,810 222,770",
         "110,826! 90,860 92,930 120,1000 160,1060 206,1100 262,1120! 270,1104 250,1090! 262,1076 246,1062! 254,1044 240,1030! 280,1010 306,960 300,900 262,850 210,830")
THUMB = "298,930! 330,960 346,1010 334,1070 300,1116 266,1128! 272,1100 290,1090! 284,1070 296,1056! 286,1036 280,1000 270,966!"
SMALL = ("520,700! 580,704 640,726 664,760 660,790! 636,812 580,800 520,760!", "640,760! 690,770 706,810 690,850! 656,866 630,840 626,800!", "690,826! 720,860 722,910 700,960! 690,930 680,920! 676,950 660,966! 640,930 640,880 656,840!")
LEGS = (((270, 690), (140, 590), (70, 640), (50, 800)), ((600, 640), (690, 576), (742, 640), (750, 800)), ((590, 700), (660, 660), (712, 720), (690, 850)))


@card(id="6oid2v", title="Next Size Up", seed=9, palette="lino_salt_rose", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.6, 0.5)])
    with p.thing("flats", "place") as flats:
        flats.flat("-20,-20! 820,-20! 820,300! -20,300!", ink=1)
        flats.flat("-20,860! 200,830 500,846 820,820! 820,1220! -20,1220!", ink=1)
        with flats.down_to(1):
            flats.strokes([[(0, 380), (60, 376), (110, 380)], [(700, 366), (750, 362), (800, 366)], [(0, 620), (60, 614), (130, 618)]], 10, ends=(0.1, 0.6))
    with p.thing("hill on legs", "accent") as hill:
        for x, knee, foot in ((34, 14, 24), (76, 70, 62), (112, 120, 104)):
            hill.flat(tube([(x, 190, 15), (knee, 236, 11)], ends=(1, 1)), tube([(knee, 236, 11), (foot, 306, 3)], ends=(1, 0.2)))
        hill.flat("-20,90! 20,76 70,84 110,110 140,150 156,200! 60,216 -20,210!", gap=6, around=1)
        hill.flat("56,90! 56,60! 76,36! 96,60! 96,104!"), hill.flat("68,68! 84,68! 84,84! 68,84!", ink=0)
    with p.thing("large crab", "subject") as crab:
        for a, b, c, d in LEGS:
            crab.flat(tube([(*a, 30), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 6, 32), (*b, 24)], ends=CUT), ink=2, gap=8, around=KEY)
            crab.flat(tube([(*c, 20), (*d, 3)], ends=(1, 0.2)), ink=2, gap=8, around=KEY), crab.flat(tube([(*b, 25), (*c, 20)], ends=(1, 1)), ink=2, gap=8, around=KEY)
        crab.flat(MOUTH, gap=9, around=0)
        crab.flat("330,640! 360,590 420,570 490,574 560,600 590,650! 580,720 530,760 440,776 360,752 326,700!", ink=2, gap=8, around=KEY)
        crab.strokes([[(430, 660), (424, 700), (434, 744)], [(470, 660), (478, 700), (466, 744)], [(390, 690), (386, 720), (396, 746)], [(510, 690), (516, 716), (506, 744)]], 10, ends=(0.3, 0.2), black=True)
        crab.flat(SHELL, ink=2, gap=10, around=KEY)
        with crab.within(SHELL):
            crab.flat("600,130! 670,240 686,340 668,440 600,530! 640,600 700,620! 780,500 760,200!", ink=KEY)
            crab.flat(tube(coil((404, 306), (246, 14), (150, 860), 0.86), [15, 13, 9, 5], ends=CUT), ink=KEY)
            for r, n, w, first in ((222, 17, 17, -190), (140, 12, 13, -170)):
                rows = [math.radians(first + 290 * k / n) for k in range(n)]
                crab.strokes([[(404 + r * q * math.cos(a + d), 306 + 0.86 * r * q * math.sin(a + d)) for q, d in ((0.97, 0), (0.86, 0.05), (0.72, 0.13))] for a in rows], w, ends=(0.5, 0.05))
        for line in ([(372, 640, 8), (280, 620, 6), (200, 640, 4), (130, 690, 2)], [(540, 640, 8), (620, 560, 6), (690, 520, 4), (760, 420, 2)]):
            crab.flat(tube(line, ends=CUT), ink=2, gap=5, around=KEY)
        for x, top, ink in ((406, (380, 540), 0), (504, (520, 530), 0)):
            crab.flat(tube([(x, 640, 17), ((x + top[0]) / 2, 590, 14), (*top, 15)], ends=CUT), ink=2, gap=6, around=KEY)
            crab.flat(ellipse(*top, 38, 36), ink=ink, gap=8, around=KEY), crab.flat(ellipse(top[0] + 8, top[1] + 13, 19, 19)), crab.dots([(top[0] + 13, top[1] + 7, 6)])
            crab.flat([(top[0] - 42, top[1] - 2), (top[0] - 38, top[1] - 36), (top[0] + 38, top[1] - 36), (top[0] + 42, top[1] - 2), (top[0], top[1] - 14)], ink=2, gap=6, around=KEY)
        for part in SMALL:
            crab.flat(part, ink=2, gap=8, around=KEY)
        for part in GREAT[:2]:
            crab.flat(part, ink=2, gap=9, around=KEY)
        crab.flat(THUMB, ink=2, gap=9, around=KEY), crab.flat(GREAT[2], ink=2, gap=9, around=KEY)
        crab.strokes([[(120, 880), (126, 950), (160, 1020)], [(150, 866), (158, 930), (186, 990)], [(184, 740), (210, 716), (250, 706)], [(124, 800), (140, 774), (170, 766)]], 15, ends=(0.1, 0.7))
        crab.dots([(220, 900, 7), (252, 930, 6), (214, 950, 6), (240, 980, 5), (196, 1010, 5), (660, 900, 5), (320, 1010, 5)], KEY)
        crab.flat("60,1122! 160,1100 300,1140 380,1128! 300,1160 120,1152!")
    with p.thing("mug", "accent") as mug:
        for x, top in ((500, (480, 890)), (560, (576, 872))):
            mug.flat(tube([(x, 1010, 14), ((x + top[0]) / 2 + 4, 950, 12), (*top, 13)], ends=CUT), ink=2, gap=7, around=KEY)
            mug.flat(ellipse(*top, 31, 30), ink=0, gap=7, around=KEY), mug.flat(ellipse(top[0] - 8, top[1] - 12, 15, 15))
        mug.flat("690,1046! 730,1040 762,1066 764,1112 740,1156 690,1166! 690,1138! 718,1132 732,1108 730,1084 714,1070 690,1074!", spot=True, gap=8, around=KEY)
        mug.flat("400,1000! 700,1000! 690,1240! 416,1240!", spot=True, gap=9, around=KEY)
        mug.flat("400,1000! 460,980 550,974 640,980 700,1000! 640,1022 550,1028 460,1022", gap=6, around=0)
        mug.flat("470,1012! 474,978 500,960 530,962 560,960 590,980 596,1016! 540,1026", ink=2, gap=6, around=KEY)
        mug.flat("600,1010! 590,960 612,930! 622,950 634,958! 640,938 654,934! 670,970 656,1000 650,1060! 636,1076 620,1070!", ink=2, gap=7, around=KEY)
        mug.strokes([[(436, 1050), (440, 1120), (448, 1190)]], 15, ends=(0.2, 0.6))
    s.describe("A small red crab in a teal mug looks up at another. The other is huge, wears a spiral shell and leans on its great claw. Behind them a dark hill with a house on top walks on legs.")
    s.moods("droll", "hopeful", "envious", "bright")
    s.themes("home", "ambition", "growth", "waiting", "envy")
    s.says("mortgage", "queue", "housing ladder", "promotion", "big brother", "ladder", "snail-mail", "caravan", "hand me that", "coffee", "upgrade", "are you still using that?", "always waiting for a bigger life", "housing market", "he said any day now", "one careful owner", "when I grow up", "no bath, good handle", "the big ones have turrets", "I only came for a look", "someone moved our hill", "small but mine", "I’ll have what he’s having", "follow that house", "mother’s old dress", "room for a piano", "everyone looks up to someone", "who lives inside the mountain?", "stairs would be nice", "the family firm", "love me, love my spiral", "dad’s shoes", "good morning, bottom rung", "shell suit", "what if I never fit?", "a tenancy of one tide", "bare for one moment", "after you with the world", "half full, definitely", "next year the church", "hand-me-downs", "we also do removals", "envy has long eyes", "a mug’s game")  # fmt: skip
    s.relate("mug", "waits for", "large crab")
    s.relate("large crab", "follows", "hill on legs")
    s.about(place="the flats at low tide", time="a pink morning", light="from the upper left", composition="centred", view="near, low over the sand", foreground="a teal mug", unexplained="who lives in the hill that walks")
