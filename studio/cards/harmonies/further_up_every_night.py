"""Further Up Every Night: while she sleeps, the mushrooms get under the cow and carry her on a little."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

COW = (
    "64,640 56,596 84,556 120,516 164,480 204,452! 260,420 310,372 370,338 430,336 520,356 590,344 640,308 690,312! 744,350 782,430 796,530 790,650 762,728! 700,756 560,762 420,760 320,752! "
    "272,730 244,690 234,650! 206,670 170,690 124,700 84,684"
)
CAP = "-96,0! -100,-40 -76,-84 -36,-108 0,-114 36,-108 76,-84 100,-40 96,0! 50,16 0,20 -50,16"
FORE = [(372, 660, 66), (352, 730, 56), (318, 800, 36), (304, 838, 31), (302, 866, 30), (312, 900, 21), (322, 950, 18), (324, 972, 22), (318, 990, 24)]
HIND = [(690, 600, 92), (662, 690, 84), (652, 752, 58), (682, 812, 34), (704, 850, 28), (706, 868, 27), (690, 910, 20), (672, 960, 18), (668, 980, 22), (660, 998, 24)]
HOOF = "-23,-14! 23,-14! 28,10 32,32! 4,34! 0,6! -4,34! -36,32! -30,10"
AT, K = (4, 52), 0.93  # the whole cow, a little smaller than she was drawn


@card(id="ft3gdm", title="Further Up Every Night", seed=58, palette="lino_rust_tide", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.4)])
    with p.thing("dusk") as n:
        n.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=1)
        n.strokes([[(40, 120), (130, 110), (240, 122)], [(90, 190), (150, 184), (220, 192)], [(560, 90), (660, 80), (770, 92)], [(620, 160), (690, 154), (760, 162)]], 12, ends=(0.1, 0.1))
    with p.thing("meadow", "place") as n:
        n.flat("-10,1090 200,1070 420,1080 620,1064 810,1076! 810,1210! -10,1210!")
        for x, y, k in ((700, 1130, 1.0), (590, 1164, 0.8), (780, 1176, 0.8)):
            n.flat(ellipse(x, y, 42 * k, 15 * k), ink=2)
        n.strokes([[(40, 1140), (110, 1132), (190, 1142)], [(180, 1178), (270, 1170), (370, 1180)], [(380, 1130), (430, 1126), (480, 1132)]], 9, ends=(0.1, 0.1))
    with p.thing("mushrooms", "witness") as m:
        for x, y, k, lean, foot in ((220, 888, 0.9, 26, 1088), (560, 890, 0.95, 22, 1088), (424, 900, 1.1, 34, 1112), (122, 822, 1.0, 30, 1104), (700, 892, 1.0, 30, 1100)):
            m.flat(tube([(x, y - 10, 24 * k), (x + lean * 0.3, (y + foot) / 2, 25 * k), (x + lean * 1.6, foot, 34 * k)]), ink=0, gap=7, around=KEY)
            m.flat(moved("-60,6! -30,30 0,34 30,30 60,6! 40,44 0,50 -40,44", (x + lean * 0.05, y), k), ink=0, gap=6, around=KEY)
            m.flat(moved(CAP, (x, y), k, -8), ink=2, gap=8, around=KEY)
            for u, v, r in ((-52, -44, 15), (4, -60, 19), (54, -36, 13), (-16, -16, 10), (28, -86, 8)):
                m.flat(ellipse(*moved([(u, v)], (x, y), k, -8)[0], r * k, r * k * 0.86), ink=0)
            m.strokes([[(x + lean * 1.6 - 30 * k, foot + 4), (x + lean * 1.6 - 46 * k, foot + 18), (x + lean * 1.6 - 66 * k, foot + 20)], [(x + lean * 1.6 + 14, foot + 8), (x + lean * 1.6 + 26, foot + 26), (x + lean * 1.6 + 46, foot + 30)]], 11, ends=(1, 0.2))
    with p.thing("sleeping cow", "subject") as c:
        c.flat(moved("196,470! 160,440 150,396 170,360! 184,396 214,416 240,440!", AT, K), ink=0, gap=7, around=KEY)
        c.flat(moved(COW, AT, K), gap=8, around=0)
        with c.within(moved(COW, AT, K)):
            c.flat(moved("330,300! 360,420 410,500 500,520 560,460 570,300!", AT, K), ink=0)
            c.flat(moved("430,800! 424,730 450,680 500,650 550,690 566,800!", AT, K), ink=0)
            c.flat(moved("20,720! 20,560 70,540 110,560 130,610 120,660 140,720!", AT, K), ink=1)
            c.flat(moved("150,470! 168,520 150,560 120,570! 90,540!", AT, K), ink=0)
            with c.down_to(2):
                c.strokes(moved_lines([[(590, 390), (600, 450), (590, 520)], [(640, 360), (654, 420), (648, 490)], [(684, 372), (698, 420), (694, 480)]], AT, K), 14, ends=(0.1, 0.1))
                c.strokes([moved([(262, 530), (262, 590), (236, 650)], AT, K)], 14, ends=(0.1, 0.1))
        c.strokes(moved_lines([[(84, 588), (92, 600), (88, 614)], [(62, 660), (90, 664), (118, 652)]], AT, K), 11, ends=(0.4, 0.3), black=True)
        c.strokes(moved_lines([[(150, 590), (176, 606), (206, 588)]], AT, K), 10, ends=(0.3, 0.3))
        c.strokes(moved_lines([[(158, 600), (152, 616)], [(178, 606), (178, 624)], [(198, 598), (206, 614)]], AT, K), 6, ends=(0.8, 0.3))
        c.flat(moved("214,466! 250,460 296,484 306,520! 270,536 228,520 206,494", AT, K), gap=7, around=2)
        for leg, x, y, a in ((FORE, 316, 1004, 8), (HIND, 656, 1012, 14)):
            # she sleeps so soundly that her legs hang down; a white sock, then the hoof
            hoof, shin = moved(HOOF, moved([(x, y)], AT, K)[0], 1.05, a), moved(tube(leg), AT, K)
            c.flat(hoof, gap=13, around=KEY), c.flat(shin, gap=13, around=KEY), c.flat(hoof, gap=7), c.flat(shin, gap=7)
            with c.within(shin):
                c.flat(moved(f"{x - 90},930! {x - 20},944 {x + 20},936 {x + 90},930! {x + 90},1100! {x - 90},1100!", AT, K), ink=0)
        with c.within(moved(COW, AT, K)):
            c.flat(moved("300,640! 330,590 400,590 446,650 420,680 330,690!", AT, K))
            c.flat(moved("590,600! 620,500 700,480 790,520 800,640 760,680!", AT, K))
        with c.down_to(2):
            c.strokes(moved_lines([[(610, 700), (626, 620), (680, 560)], [(404, 640), (416, 680), (400, 730)], [(716, 836), (716, 856), (708, 876)]], AT, K), 12, ends=(0.1, 0.1))
        c.flat(moved(tube([(742, 372, 15), (780, 400, 13), (806, 480, 12), (806, 610, 11), (788, 730, 11), (780, 800, 22), (766, 856, 4)]), AT, K), gap=7)
        c.flat(moved("714,358! 762,350 780,384 776,412! 740,424 706,396!", AT, K))
    with p.thing("leader", "accent") as m:
        m.flat(tube([(44, 1010, 11), (48, 1060, 12), (60, 1110, 17)]), ink=0, gap=6, around=KEY)
        m.flat(moved(CAP, (42, 1012), 0.5, -14), ink=2, gap=6, around=KEY)
        m.flat(ellipse(30, 984, 8, 8), ink=0)
        m.flat(ellipse(58, 990, 7, 7), ink=0)
    s.describe("A huge sleeping cow rides on the caps of red mushrooms. Their stems all lean one way, as if in step. A small one walks ahead; behind them are holes.")
    s.moods("dreamy", "gentle", "conspiring", "droll")
    s.themes("sleep", "teamwork", "secrecy", "journey", "patience")
    s.says("removal", "sedan", "teamwork", "sleepwalking", "kidnapping", "toadstools", "mattress", "shh", "heave", "quietly now", "she never notices", "further up every night", "I wasn’t here when I fell asleep", "all together, left foot", "the sleeper carriage", "don’t wake the boss", "many small hands", "beef and mushrooms, the other way", "where did we park the cow?", "a bed that has plans", "the revolution is soft", "strange, the stars have moved", "carried away", "he ain’t heavy, she’s a cow", "dream transport", "overnight delivery", "to the sea before morning", "the little ones do the work", "growing under pressure", "what the farmer blamed on wolves", "we move in mysterious ways", "let sleeping cows ride", "first class", "spores of ambition", "how we got grandmother to the feast", "trust fall", "one day she’ll ask", "pins and needles", "follow the little one", "milk run", "they owe her one", "moving house, asleep", "who steers?", "room service")  # fmt: skip
    s.relate("sleeping cow", "is carried by", "mushrooms")
    s.about(place="a meadow by the sea", time="last dusk", light="warm light from the left", composition="low", view="eye level", foreground="dark turf with holes", unexplained="where they are taking her")
