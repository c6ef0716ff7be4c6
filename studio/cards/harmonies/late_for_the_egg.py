"""Late for the Egg: a grown man has curled up in a gull's nest between the eggs, and the gull comes home."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse

TRUNK = "352,560! 430,536 520,550 600,610 650,700 656,800 620,890 540,940 450,930 400,880! 360,800 330,700 320,620"
LEG = "600,740! 640,820 620,900 560,940 500,930 420,880 350,850! 400,900 440,950 470,990! 452,1030 430,1030! 380,990 310,930 250,850 224,790 236,744 280,728 350,740 450,770 520,770"
ARM = "400,590! 450,580 490,620 490,690 470,770 440,830 400,860! 350,890 320,910! 300,880 306,862! 340,830 380,790 400,730 390,650"
HEAD = "372,560! 400,500 384,430 320,394 250,400 200,440 184,490! 176,510 160,530 150,546! 158,558 172,558! 170,574 176,582! 172,596 182,604! 180,630 200,650 240,652 280,640! 320,640 350,610"
GULL = "810,-20! 240,-20! 210,40 216,110 250,160 300,190 360,206! 420,232 500,226 580,190 660,150 740,150 810,180!"
BEAK = "300,90! 250,96 190,120 140,150 110,190 104,226! 120,240 136,220! 170,206 230,200 300,200!"


def fish(x: float, y: float, k: float) -> str:
    return " ".join(f"{x + k * u},{y + k * v}{e}" for u, v, e in ((0, -60, "!"), (26, -30, ""), (30, 20, ""), (10, 74, ""), (0, 84, "!"), (26, 122, "!"), (0, 112, "!"), (-26, 122, "!"), (-4, 84, "!"), (-24, 40, ""), (-28, -20, "")))


@card(id="0daf2b", title="Late for the Egg", seed=6, palette="lino_barley", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.4)])
    with p.thing("sea") as w:
        w.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=2)
        w.strokes([[(-10, 300), (40, 312), (90, 300)], [(30, 400), (90, 412), (140, 398)], [(-10, 90), (60, 100), (120, 90)], [(-10, 500), (30, 508), (60, 498)], [(20, 210), (50, 216), (84, 208)]], 11, ends=(0.1, 0.1))
    rim = [(80, 560), (20, 780), (60, 1010), (190, 1170), (420, 1230), (650, 1190), (790, 1050), (850, 820), (800, 560), (650, 420), (430, 370), (220, 410), (80, 560)]
    with p.thing("nest", "place") as n:
        n.flat(rim[:-1], ink=1, gap=8, around=KEY)
        wedges(n, fringe(rim, 46, (50, 120), -30, seed=3), 17, 1)
        bowl = "150,620 110,780 150,960 260,1090 430,1130 610,1100 730,990 770,820 730,620 600,500 430,460 260,500"
        n.flat(bowl, ink=KEY)
        inner = [(150, 620), (110, 780), (150, 960), (260, 1090), (430, 1130), (610, 1100), (730, 990), (770, 820), (730, 620), (600, 500), (430, 460), (260, 500), (150, 620)]
        wedges(n, fringe(inner, 40, (40, 110), 38, seed=8), 17, 1)
        wedges(n, fringe([(x + (x - 440) * 0.12, y + (y - 800) * 0.12) for x, y in inner], 34, (70, 120), 14, seed=5), 11, ends=(0.1, 0.1))
    with p.thing("eggs", "witness") as e:
        for x, y, rx, ry, a in ((672, 640, 84, 112, -28), (600, 1020, 116, 88, -14)):
            e.flat(ellipse(x, y, rx, ry, degrees=a), ink=0, gap=6, around=KEY)
            for u, v, r in ((-30, -30, 11), (20, -44, 8), (34, 10, 12), (-10, 24, 9), (-44, 12, 7), (10, 52, 10), (4, -10, 6)):
                e.flat(ellipse(x + u, y + v, r, r * 0.8), ink=KEY)
    with p.thing("curled man", "subject") as m:
        m.flat(TRUNK, spot=True, gap=6, around=0)
        m.flat("440,1000! 480,990 520,1000 540,1030 520,1052! 470,1052 420,1050 396,1034 410,1016", ink=0, gap=6, around=KEY)
        m.flat(LEG, spot=True, gap=7, around=0)
        m.flat("430,1030! 470,1000 486,1020 484,1050! 470,1084 430,1098 400,1088 398,1072 420,1062", ink=0, gap=6, around=KEY)
        m.flat(HEAD, ink=0, gap=7, around=KEY)
        m.flat(ARM, spot=True, gap=7, around=0)
        m.flat("320,910! 296,930 262,934 232,920! 226,908 250,900! 224,896 218,880 246,878! 224,868 226,854 254,856! 244,840 260,836 290,852 306,866!", ink=0, gap=6, around=KEY)
        m.flat("318,540 340,524 358,540 354,574 334,586 320,570", ink=1, gap=4, around=KEY)
        m.flat("206,500! 226,482 252,488 264,504! 240,514 220,512", ink=0, gap=5, around=KEY)
        m.flat(ellipse(234, 496, 10, 10), ink=KEY)
        m.strokes([[(194, 466), (222, 448), (258, 462)], [(182, 604), (204, 598), (218, 606)], [(206, 504), (230, 520), (262, 508)]], 8, ends=(0.4, 0.2), black=True)
        for x, y, r in ((300, 430, 10), (342, 460, 12), (270, 424, 6), (350, 500, 7), (310, 468, 7)):
            m.flat(ellipse(x, y, r, r * 0.8), ink=KEY)
    with p.thing("gull with two fish", "subject") as g:
        for x, y in ((140, 226), (206, 224)):
            g.flat(fish(x, y, 1.0), ink=1, gap=6, around=KEY)
            g.prick([(x - 8, y - 30, 5)])
            g.flat(ellipse(x - 6, y - 30, 5, 5), ink=KEY)
            g.strokes([[(x - 24, y), (x, y + 8), (x + 26, y - 4)], [(x - 20, y + 36), (x, y + 44), (x + 20, y + 34)]], 6, ends=(0.4, 0.4), black=True)
        g.flat(GULL, ink=0, gap=8, around=KEY)
        g.flat(BEAK, ink=1, gap=7, around=KEY)
        g.strokes([[(130, 196), (200, 164), (320, 158)]], 8, ends=(0.3, 0.6), black=True)
        g.flat(ellipse(390, 84, 52, 46), ink=KEY)
        g.flat(ellipse(390, 84, 42, 37), ink=1)
        g.flat(ellipse(382, 86, 17, 17), ink=KEY)
        g.flat("310,20! 380,24 440,40 470,76! 420,58 370,50 320,62!", ink=KEY)
        g.flat("560,-20! 810,-20! 810,120! 720,90 620,60!", ink=KEY)
        wedges(g, [[(470, 150), (520, 170), (580, 160)], [(520, 100), (580, 120), (640, 116)], [(430, 190), (470, 204), (520, 200)]], 11, 2, ends=(0.1, 0.1))
    s.describe("A bald man in red lies curled up in a nest. Two spotted eggs lie beside him; he looks up guiltily. Above him a gull comes home with two fish.")
    s.moods("guilty", "hopeful", "droll", "anxious")
    s.themes("home", "childhood", "belonging", "growing up", "intrusion")
    s.says("cuckoo", "embryo", "squatter", "homecoming", "regression", "freckles", "sunday", "adoption", "five more minutes", "please keep me", "overqualified", "move over", "I can explain", "not again, Gerald", "late bloomer", "my mother never noticed", "it was warm and it was free", "room for one more", "forty and still at home", "open plan living", "she counted three this morning", "don’t look down", "two fish, two breakfasts", "an inside job", "the baby of the family", "he only came for the view", "back to the beginning", "wait until your father’s home", "a bad egg", "who has been sleeping in my nest?", "empty nest, corrected", "hatch me", "I’ll be no trouble", "the wrong brother", "fake it till you feather", "sleepover", "boomerang child", "he’s got your spots", "born too late", "half a shell ago", "no place like it", "will it be worms?", "I’d like to start again", "act like an egg")  # fmt: skip
    s.relate("curled man", "sleeps in", "nest")
    s.about(place="a cliff of birds", time="noon", light="from the sea", composition="low", view="from above", foreground="a gull’s head and beak", unexplained="why the gull brought two fish")
