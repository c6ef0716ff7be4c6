"""Two Towels: in the steam of the baths a thin man has fallen asleep against a walrus, who keeps still."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

BODY = "-40,1240! -20,1000 10,820 60,680 120,580 150,480 160,380 200,290 270,240 350,232 430,256 490,320 516,420 526,520 580,620 640,740 680,900 700,1080 700,1240!"
FLIPPER = "100,684 62,770 56,880 96,962 160,1018 234,1052! 280,1070 330,1066 366,1044 378,1018! 366,996 330,966 286,940 250,914! 214,876 190,810 178,740 150,690 126,676"
HEAD = "0,-90 44,-78 64,-34 60,20 44,64 18,92 0,96 -18,92 -44,64 -60,20 -64,-34 -44,-78"
HAIR = "-66,-34! -74,-8 -68,22 -60,26! -62,0 -58,-24!", "66,-34! 74,-8 68,22 60,26! 62,0 58,-24!"
TORSO = "612,668! 612,704 584,720 552,734 540,780! 556,860 586,930! 716,930! 736,860 750,800! 766,762 748,730 704,716 676,700 672,664!"
LAP = "556,940! 600,926 700,926 742,938! 762,980 768,1060 764,1126! 700,1144 600,1144 534,1128! 530,1040 538,980"
HAND = "684,940! 652,938 622,950 592,970 576,986 582,998 596,998! 594,1010 608,1016 620,1010! 624,1022 640,1020 648,1010! 658,1014 672,1004 692,982!"
AT = (606, 602), 1.0, -20


@card(id="f9dv94", title="Two Towels", seed=3, palette="riso_baths", light=(0.2, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.7, 0.5)])
    with d.thing("bath wall", "place") as b:
        b.flat("-20,-20! 820,-20! 820,1220! -20,1220!", aqua=1)
        b.strokes([[(24, 180), (778, 180)], [(24, 400), (778, 400)], [(24, 620), (778, 620)], [(24, 840), (778, 840)], [(600, 24), (600, 180)], [(700, 180), (700, 400)], [(600, 400), (600, 620)], [(100, 24), (100, 180)], [(60, 180), (60, 400)]], 4, ends=(1, 1))
    with d.thing("walrus", "subject") as w:
        w.flat(BODY, gap=6, burgundy=1)
        w.flat("280,520! 270,640 286,740 306,800! 336,740 340,640 330,530!")
        w.flat("380,530! 372,640 380,740 404,800! 430,730 434,630 424,520!")
        w.flat("340,420 280,410 220,440 200,500 220,560 280,580 340,550 350,540 370,552 430,580 490,556 506,500 484,440 424,410 360,420", gap=6, burgundy=1)
        w.flat("316,400! 350,390 384,400! 370,430 350,440 330,430!", burgundy=1, aqua=1)
        for x, f in ((254, -1), (446, 1)):
            for dx, dy in ((0, 0), (30 * f, 20), (-4 * f, 44), (36 * f, 60), (-30 * f, 16)):
                w.flat(ellipse(x + dx, 470 + dy, 6, 6))
        w.strokes([[(226, 366), (256, 384), (290, 368)], [(410, 368), (444, 384), (474, 364)], [(236, 850), (262, 880), (300, 890)]], 8, ends=(0.4, 0.4))
        w.flat(FLIPPER, gap=7, burgundy=1)
        w.strokes([[(220, 980), (256, 1010), (276, 1066)], [(248, 968), (296, 1000), (320, 1064)], [(276, 960), (328, 990), (356, 1048)]], 6, ends=(0.1, 1))
        w.flat("150,330! 140,240 190,170 280,130 380,134 460,170 520,250 520,330! 440,300 340,290 240,300!", gap=6)
        w.flat("150,330! 146,280 160,250! 240,220 340,210 440,220 512,256! 522,290 520,330! 440,300 340,290 240,300!", aqua=1)
    with d.thing("bench", "place") as b:
        b.flat("-20,1096! 820,1096! 820,1240! -20,1240!", gap=7, aqua=1, burgundy=1)
    with d.thing("sleeping bather", "witness") as m:
        for x in (590, 722):
            m.flat(tube([(x, 1080, 44), (x + 4, 1160, 38), (x + 6, 1260, 30)]), gap=4)
        m.flat(LAP, gap=6, aqua=1)
        with m.within(LAP):
            m.flat("500,1070! 600,1090 700,1090 800,1070! 800,1096! 700,1116 600,1116 500,1096!", burgundy=1)
            m.strokes([[(552, 1064), (560, 1036), (592, 1022), (624, 1038), (636, 1070), (640, 1150)], [(664, 1064), (674, 1036), (706, 1022), (738, 1036), (746, 1064)]], 6, ends=(0.2, 0.3))
        arms = tube([(570, 762, 27), (556, 830, 22), (560, 890, 20), (594, 940, 17), (640, 970, 16)]), tube([(734, 762, 28), (744, 826, 23), (740, 886, 21), (710, 934, 18), (670, 964, 17)])
        with m.in_inks(burgundy=1):
            m.flat(TORSO)
            m.strokes([[(620, 750), (644, 760), (668, 760), (694, 748)], [(610, 820), (630, 828), (646, 824)], [(668, 824), (684, 828), (704, 818)], [(622, 856), (636, 862), (648, 858)], [(666, 858), (680, 862), (694, 854)], [(656, 906), (658, 916)]], 6, ends=(0.3, 0.3))
            m.flat(*arms[:1])
            m.flat(*arms[1:])
            m.strokes([[(588, 786), (578, 836), (584, 888), (610, 924), (646, 942)], [(708, 786), (721, 830), (718, 880), (696, 918), (684, 932)]], 6, ends=(0.1, 0.6))
            m.strokes([outline(HAND)], 8, ends=(1, 1))
            m.flat(HAND)
            m.strokes([[(596, 998), (612, 986), (632, 976)], [(620, 1010), (634, 998), (650, 988)], [(648, 1010), (660, 1000), (670, 992)]], 5, ends=(0.8, 0.2))
            m.flat(moved(ellipse(-66, 4, 13, 20), *AT), moved(ellipse(66, 4, 13, 20), *AT), gap=4)
        m.flat(moved(HEAD, *AT), gap=6)
        for lock in HAIR:
            m.flat(moved(lock, *AT), burgundy=1)
        with m.in_inks(burgundy=1):
            m.strokes(moved_lines([[(-46, -4), (-30, 8), (-12, 0)], [(14, 0), (32, 8), (48, -4)], [(-4, 4), (-12, 34), (6, 38)], [(-16, 62), (2, 68), (20, 60)], [(-44, -28), (-28, -34), (-14, -30)], [(16, -30), (30, -34), (46, -28)]], *AT), 6, ends=(0.4, 0.4))
            m.strokes(moved_lines([[(-44, 62), (-18, 91), (0, 95), (18, 91), (44, 62)]], *AT), 6, ends=(0.3, 0.3))
    with d.thing("steam", plane="front") as g:
        g.flat("-40,1240! -40,1100! 20,1050 80,1062 110,1110! 150,1080 214,1086 240,1136! 290,1110 350,1120 370,1166! 410,1150 450,1170 470,1240!")
    s.describe("A huge walrus sits in the steam of the baths. It has a towel round its head, its eyes are shut and one flipper lies on its belly. A thin man in a towel leans against its shoulder, asleep.")
    s.moods("tender", "peaceful", "droll", "warm")
    s.themes("rest", "friendship", "kindness", "closeness", "strangers")
    s.says("steam", "a shoulder", "old friends", "do not wake him", "saturday", "spa", "the big one snores", "lean on me", "soft wall", "bath night", "after the divorce", "sauna", "he thinks it is a pillow", "regulars", "moustache", "tusks", "keeping still is also work", "uncle", "warm at last", "heavy and gentle", "nobody told the walrus", "ivory tower", "heart to blubber", "brothers", "sweating it out", "the quietest hour", "confession", "the best listener in town", "tusk, tusk", "who carries whom", "undressed we are all seals", "turban", "sleep well, stranger", "couples’ day", "melting", "I only sat down for a minute", "he has not moved since four", "trust", "ice and fire", "the kindness of large things", "fog inside", "hug", "mind the whiskers", "no one looks at the clock")  # fmt: skip
    s.relate("sleeping bather", "sleeps in", "steam")
    s.relate("walrus", "guards", "sleeping bather")
    s.about(place="the steam room of the baths", time="late afternoon", light="from above, through steam", composition="left", view="near, eye level", foreground="clouds of steam", unexplained="whether they have ever spoken")
