"""Late for the Egg: a grown man has curled up in a gull's nest between the eggs, and the gull comes home."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

TRUNK = "384,545! 440,532 520,550 600,610 650,700 656,800 620,890 540,940 450,930 400,880! 360,800 330,720 314,640!"
LEG = "600,740! 640,820 620,900 560,940 500,930 420,880 350,850! 400,900 440,950 470,990! 452,1030 430,1030! 380,990 310,930 250,850 224,790 236,744 280,728 350,740 450,770 520,770"
ARM = "390,630! 404,588 446,574 486,600 524,660 562,724 576,768 560,806 520,824! 460,844 400,888! 365,827! 420,800 474,762! 438,720 408,680"
HAND = "372,832! 340,826 304,832 262,838 240,842 232,854 242,866! 232,874 234,888 254,892! 250,902 256,914 276,910! 272,922 284,934 308,924 350,902 394,876!"
HEAD = "-88,-104! -112,-70 -118,-44 -112,-26! -156,22 -152,36! -124,44! -132,56 -134,68! -118,74! -130,82 -124,94! -116,102 -122,120 -106,140 -76,144 -20,124 20,100! 70,84 98,20 92,-50 50,-112"
HAIR = "-90,-104! -72,-136 -20,-152 14,-152! 26,-186 62,-200! 60,-140! 96,-96 112,-30 106,34 84,84! 60,88 54,64! 58,30 46,-6 26,-16 8,16! -6,-52 -16,-84! -50,-78"
FISH = "0,-60! 26,-30 30,20 10,74 0,84! 26,122! 0,112! -26,122! -4,84! -24,40 -28,-20"
FACE = ((292, 500), 0.96, 22)
GULL = "810,-20! 240,-20! 210,40 216,110 250,160 300,190 360,206! 420,232 500,226 580,190 660,150 740,150 810,180!"
BEAK = "300,90! 250,96 190,120 140,150 110,190 104,226! 120,240 136,220! 170,206 230,200 300,200!"


@card(id="0daf2b", title="Late for the Egg", seed=6, palette="lino_barley", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.4)])
    with p.thing("sea") as w:
        w.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=2)
        w.strokes([[(-10, 300), (40, 312), (90, 300)], [(30, 400), (90, 412), (140, 398)], [(-10, 90), (60, 100), (120, 90)], [(-10, 500), (30, 508), (60, 498)]], 11, ends=(0.1, 0.1))
    rim = [(80, 560), (20, 780), (60, 1010), (190, 1170), (420, 1230), (650, 1190), (790, 1050), (850, 820), (800, 560), (650, 420), (430, 370), (220, 410), (80, 560)]
    with p.thing("nest", "place") as n:
        n.flat(" ".join(f"{x},{y}" for x, y in rim[:-1]), ink=1, gap=8, around=KEY)
        wedges(n, fringe(rim, 46, (50, 120), -30, seed=3), 17, 1)
        bowl = "150,620 110,780 150,960 260,1090 430,1130 610,1100 730,990 770,820 730,620 600,500 430,460 260,500"
        n.flat(bowl, ink=KEY)
        inner = [(150, 620), (110, 780), (150, 960), (260, 1090), (430, 1130), (610, 1100), (730, 990), (770, 820), (730, 620), (600, 500), (430, 460), (260, 500), (150, 620)]
        wedges(n, fringe(inner, 40, (40, 110), 38, seed=8), 17, 1)
        wedges(n, fringe([(x + (x - 440) * 0.12, y + (y - 800) * 0.12) for x, y in inner], 34, (70, 120), 14, seed=5), 11, ends=(0.1, 0.1))
    with p.thing("eggs", "witness") as e:
        for x, y, rx, ry, a in ((672, 640, 84, 112, -28), (642, 1022, 92, 76, -18)):
            e.flat(ellipse(x, y, rx, ry, degrees=a), ink=0, gap=6, around=KEY)
            for u, v, r in ((-30, -30, 11), (20, -44, 8), (34, 10, 12), (-10, 24, 9), (-44, 12, 7), (10, 52, 10), (4, -10, 6)):
                e.flat(ellipse(x + u, y + v, r, r * 0.8), ink=KEY)
    with p.thing("curled man", "subject") as m:
        m.flat("232,585! 270,640 312,672! 420,640! 390,550 330,556!", ink=0, gap=6, around=KEY)
        m.flat(TRUNK, spot=True, gap=6, around=0)
        m.flat("430,1030! 416,1052 396,1076 380,1090! 376,1104 392,1114 424,1106 450,1092 472,1070 498,1056 514,1034 512,1008 496,992 470,990!", ink=0, gap=6, around=KEY)
        m.strokes([[(382, 1090), (394, 1094), (400, 1102)], [(396, 1078), (408, 1082), (414, 1090)], [(484, 1046), (498, 1036), (502, 1020)]], 6, ends=(0.8, 0.3), black=True)
        m.flat(LEG, spot=True, gap=7, around=0)
        m.flat(moved(HEAD, *FACE), ink=0, gap=7, around=KEY)
        m.flat(moved(HAIR, *FACE), gap=5, around=0)
        m.flat(moved("6,4 18,-14 40,-12 50,8 44,36 28,56 16,50 12,30", *FACE), ink=0, gap=5, around=KEY)
        m.flat(moved("-108,-20! -94,-44 -66,-44 -44,-22! -66,-8 -90,-6", *FACE), ink=0, gap=5, around=KEY)
        m.flat(moved(ellipse(-84, -30, 12, 13), *FACE), ink=KEY)
        looks = [[(-110, -78), (-82, -74), (-46, -54)], [(-116, 75), (-98, 71), (-82, 80)], [(20, 8), (36, 6), (38, 24), (26, 36)], [(-106, -22), (-92, -44), (-66, -45), (-44, -22)]]
        m.strokes(moved_lines(looks, *FACE), [11, 9, 7, 10], ends=(0.4, 0.2), black=True)
        m.dots([(*moved([(x, y)], *FACE)[0], r) for x, y, r in ((-72, 12, 6), (-52, 24, 7), (-84, 30, 5), (-60, 44, 6), (-36, 8, 5), (-32, 36, 5))], KEY)
        m.flat("366,838! 350,806 324,782 304,774 292,784 298,798 318,814 332,840!", ink=0, gap=6, around=KEY)
        m.flat(HAND, ink=0, gap=6, around=KEY)
        m.strokes([[(242, 866), (274, 858), (304, 856)], [(254, 891), (282, 880), (312, 872)], [(276, 910), (300, 898), (322, 888)]], 7, ends=(0.9, 0.3), black=True)
        m.flat(ARM, spot=True, gap=7, around=0)
    with p.thing("gull with two fish", "subject") as g:
        for x, y in ((140, 226), (206, 224)):
            g.flat(moved(FISH, (x, y)), ink=1, gap=6, around=KEY)
            g.flat(ellipse(x - 6, y - 30, 5, 5), ink=KEY)
            g.strokes([[(x - 24, y), (x, y + 8), (x + 26, y - 4)], [(x - 20, y + 36), (x, y + 44), (x + 20, y + 34)]], 6, ends=(0.4, 0.4), black=True)
        g.flat(GULL, ink=0, gap=8, around=KEY)
        g.flat(BEAK, ink=1, gap=7, around=KEY)
        g.strokes([[(130, 196), (200, 164), (320, 158)]], 8, ends=(0.3, 0.6), black=True)
        g.flat(ellipse(390, 84, 42, 37), ink=1, gap=9, around=KEY)
        g.flat(ellipse(382, 86, 17, 17), ink=KEY)
        g.flat("310,20! 380,24 440,40 470,76! 420,58 370,50 320,62!", ink=KEY)
        g.flat("560,-20! 810,-20! 810,120! 720,90 620,60!", ink=KEY)
        wedges(g, [[(470, 150), (520, 170), (580, 160)], [(520, 100), (580, 120), (640, 116)], [(430, 190), (470, 204), (520, 200)]], 11, 2, ends=(0.1, 0.1))
    s.describe("A man in red lies curled up in a nest. Two spotted eggs lie beside him; he looks up guiltily. Above him a gull comes home with two fish.")
    s.moods("guilty", "hopeful", "droll", "anxious")
    s.themes("home", "childhood", "belonging", "growing up", "intrusion")
    s.says("cuckoo", "embryo", "squatter", "homecoming", "regression", "freckles", "sunday", "adoption", "five more minutes", "please keep me", "overqualified", "move over", "I can explain", "not again, Gerald", "late bloomer", "my mother never noticed", "it was warm and it was free", "room for one more", "forty and still at home", "open plan living", "she counted three this morning", "my feet stick out", "two fish, two breakfasts", "an inside job", "the baby of the family", "he only came for the view", "back to the beginning", "wait until your father’s home", "a bad egg", "who has been sleeping in my nest?", "empty nest, corrected", "hatch me", "I’ll be no trouble", "the wrong brother", "fake it till you feather", "sleepover", "boomerang child", "he’s got your spots", "born too late", "half a shell ago", "no place like it", "will it be worms?", "I’d like to start again", "act like an egg")  # fmt: skip
    s.relate("curled man", "sleeps in", "nest")
    s.about(place="a cliff of birds", time="noon", light="from the sea", composition="low", view="from above", foreground="a gull’s head and beak", unexplained="why the gull brought two fish")
