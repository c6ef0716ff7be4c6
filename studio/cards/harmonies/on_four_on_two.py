"""On Four, on Two: under a mare a foal and an old man get to their feet for the first time today."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_cuts import ribbon

FOAL = "372,446! 366,376! 404,412 432,424 470,446 514,476 548,506 556,534 538,556 510,560 476,548 446,548 420,572 404,620 390,670 384,720! 392,780 408,830 398,870 390,930 410,996! 350,996! 356,930 360,870 348,810 322,760! 280,778 236,776! 226,820 226,850 200,880 160,898! 176,940 200,996! 142,996! 126,930 104,896! 122,844 106,780 104,716 128,668 180,646 236,648 286,634 322,580 346,510"
MANE = "372,440! 344,470 330,520 304,570 280,634! 320,622 350,580 372,520 388,470!"
SHIRT = "548,676! 600,680 648,726 676,800 680,870 656,914! 600,900 556,876! 566,820 552,780 530,740 524,700!"
HEAD = "466,588 500,566 544,568 574,594 582,636 566,672 556,700! 508,704! 506,692 480,696 464,690! 460,676 466,668! 456,660 462,650! 446,644! 450,634 462,616"
MARE = "-20,-20! 820,-20! 820,400! 780,400 700,350 640,300 560,282 440,292 320,304 200,316 140,340 80,380 20,380 -20,340!"
HOOF = ([(70, 320, 92), (88, 470, 52), (84, 600, 33), (82, 650, 42), (90, 720, 28), (100, 880, 23), (106, 930, 32), (94, 986, 29)], [(740, 310, 120), (764, 460, 76), (706, 590, 42), (742, 676, 45), (730, 760, 29), (716, 890, 24), (720, 936, 33), (706, 988, 30)])


@card(id="le10aq", title="On Four, on Two", seed=4, palette="lino_fox_fire", light=(0.6, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.2, 0.5)])
    with p.thing("byre", "place") as b:
        b.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        b.flat("-20,930! 200,900 460,920 820,890! 820,1220! -20,1220!", ink=2, gap=6)
        b.flat("120,1010 220,990 340,1006 380,1040 300,1070 160,1064 100,1040", "460,1020 560,1000 660,1012 700,1044 640,1076 500,1072 440,1048", ink=3)
        b.flat("460,1020 560,1000 660,1012 700,1044 640,1076 500,1072 440,1048", ink=3)
        b.flat("120,1010 220,990 340,1006 380,1040 300,1070 160,1064 100,1040", ink=3)
        b.strokes([[(x, y), (x + 40, y + d), (x + 90, y + d * 0.4)] for x, y, d in ((40, 1120, -14), (150, 1110, 12), (260, 1150, -12), (380, 1110, 10), (520, 1130, -14), (640, 1120, 12), (600, 1170, -8), (100, 1170, 10), (400, 1180, -8), (400, 960, -10))], 9, ends=(0.1, 0.6))
    with p.thing("mare", "witness") as m:
        for x, w in ((196, 26), (628, 26)):
            m.flat(ribbon([(x, 300, w * 2), (x + 4, 500, w * 1.1), (x - 6, 620, w), (x + 4, 760, w * 0.7), (x, 900, w)]), ink=3, gap=6)
        m.flat(MARE, gap=7)
        for leg in HOOF:
            m.flat(ribbon(leg), gap=6)
            x = leg[-1][0]
            m.flat([(x - 32, 984), (x + 32, 984), (x + 46, 1056), (x - 58, 1056)], gap=6)
            m.strokes([[(x - 28, 1000), (x, 1008), (x + 30, 1000)]], 8, ends=(0.3, 0.3))
            m.flat(ribbon(leg[:3]))
        m.flat(MARE)
        m.strokes([[(x, y), (x + 50, y + 14), (x + 120, y + 8)] for x, y in ((120, 60), (300, 50), (480, 70), (200, 140), (400, 130), (590, 120), (120, 230), (290, 220), (460, 206), (620, 190))], 12, ends=(0.1, 0.9))
        m.flat("520,280! 524,320 540,344! 556,326 580,330 596,350! 612,324 620,290!", ink=2, gap=6)
        m.flat(ribbon([(830, 120, 40), (806, 400, 34), (800, 640, 30), (786, 800, 22), (760, 900, 5)]), gap=6)
        m.strokes([[(810, 520), (802, 640), (786, 760)], [(700, 420), (712, 480), (694, 540)], [(82, 440), (92, 500), (86, 560)]], 11, ends=(0.1, 0.9))
    with p.thing("foal", "subject") as f:
        f.flat(ribbon([(350, 740, 30), (310, 840, 19), (322, 880, 17), (270, 996, 22)]), gap=6)
        f.flat(ribbon([(180, 760, 44), (250, 870, 22), (222, 920, 17), (262, 996, 20)]), gap=6)
        f.flat(FOAL, ink=3, gap=7)
        f.flat(MANE, gap=4, around=3)
        f.strokes([[(478, 486), (492, 492), (504, 486)], [(536, 524), (542, 530), (546, 524)], [(150, 690), (140, 740), (150, 790)], [(190, 670), (184, 720), (192, 770)], [(236, 672), (232, 710), (238, 750)], [(280, 660), (280, 700), (284, 740)], [(340, 660), (350, 700), (346, 740)]], 11, ends=(0.1, 0.5))
        f.flat(ellipse(480, 478, 15, 12), ink=0)
        f.flat(ellipse(484, 479, 8, 9))
    with p.thing("old man", "subject") as o:
        for leg in ([(640, 880, 34), (590, 930, 27), (566, 950, 26), (600, 1000, 18), (630, 1034, 16)], [(620, 872, 36), (540, 880, 29), (508, 886, 28), (530, 950, 20), (552, 1016, 17)]):
            o.flat(ribbon(leg), ink=0, gap=7, around=KEY)
            x, y = leg[-1][:2]
            o.flat([(x + 18, y - 16), (x + 22, y + 18), (x - 50, y + 22), (x - 64, y + 12), (x - 30, y - 4), (x - 16, y - 20)], ink=0, gap=6, around=KEY)
            o.flat(ribbon(leg[3:]), ink=0)
            x, y = leg[2][:2]
            o.strokes([[(x - 30, y + 34), (x - 40, y + 8), (x - 28, y - 18)], [(x - 46, y + 40), (x - 58, y + 10), (x - 46, y - 22)]], 9, ends=(0.2, 0.2))
        o.flat(SHIRT, ink=0, gap=7, around=KEY)
        o.strokes([[(650 - d, 770 + d * 0.3), (640 - d, 820), (616 - d, 860)] for d in (0, 36)], 12, ends=(0.1, 0.9), black=True)
        o.flat(HEAD, ink=0, gap=7, around=KEY)
        with o.within(HEAD):
            o.flat("500,700! 520,660 560,640 590,600 600,720!", ink=1)
        o.flat("532,630! 552,620 562,640 550,662 534,656!", ink=0, gap=5, around=KEY)
        o.strokes([[(466, 628), (478, 620), (494, 626)], [(470, 640), (480, 646), (492, 640)], [(466, 672), (480, 670), (490, 664)], [(504, 600), (522, 596), (542, 602)]], 8, ends=(0.2, 0.3), black=True)
        o.dots([(480, 638, 5)], KEY)
        o.flat(ribbon([(580, 724, 40), (500, 760, 30), (440, 736, 25), (390, 660, 21), (360, 606, 20)]), ink=0, gap=7, around=KEY)
        for n in range(4):
            o.flat(ribbon([(376 - n * 3, 614 - n * 19, 12), (342 - n * 2, 600 - n * 19, 13), (322 + n * 2, 616 - n * 19, 9)]), ink=0, gap=5, around=KEY)
    s.describe("A foal and an old man get up on shaking legs. They stand under a dark mare; his fist is in its mane, and its chin rests on his bald head.")
    s.moods("tender", "shaky", "proud", "warm")
    s.themes("beginnings", "age", "support", "birth", "courage")
    s.says("wobbly", "newborn", "retirement", "knees", "milestone", "jelly", "twins", "milk", "crutch", "effort", "again", "get up", "one of us begins", "on three, ready?", "who is holding whom?", "first steps, last steps", "lean on me", "it takes two to stand", "grandfather was quite a colt", "stable relationship", "legs like matchsticks", "mother is watching", "the ground moves a lot here", "born this morning, both", "don’t let go yet", "nobody laughs in here", "the pride of the byre", "a hand, please", "after the operation", "I had forgotten how", "dance lesson", "back on our feet", "too long lying down", "under my mother’s roof", "you’re taller than yesterday", "everything trembles at first", "same age in horse years", "a warm place to fail", "slowly, slowly, up", "and now the other foot", "we were both carried here", "hold on by the hair", "it worked yesterday", "six legs, no plan")  # fmt: skip
    s.relate("foal", "balances on", "old man")
    s.about(place="a byre", time="night", light="from the straw", composition="frame", view="through the legs of a mare", foreground="two dark legs of a mare", unexplained="two hollows in the straw, the same size")
