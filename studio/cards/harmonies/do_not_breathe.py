"""Pretending to Be a Hill: a hare as large as a hill crouches under its ploughed fields, a farm on its back."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

HARE = "-20,480! 60,420 150,392 240,396 330,430 400,470! 430,440 470,410! 520,392 570,400 620,430 664,480 704,546 730,600! 740,624 734,650 716,668! 704,690 676,708 640,716! 610,724 584,750! 592,800 588,850 574,896! 640,910 700,930 738,954 748,980 734,998! -20,1006!"
BACK = "-20,470! 60,410 150,382 240,386 330,420 400,470! 446,540 462,620 440,700! 340,650 240,620 120,630 40,680 -20,740!"
HAUNCH = "-20,1006! -20,720! 40,660 120,634 200,646 270,700 312,780 318,860 286,930! 350,934 410,950 440,974 436,998!"
ARM = "470,1004! 420,960 404,900 416,830 446,770 500,738 550,742 582,772 592,820 580,880 566,904! 640,910 700,930 738,954 748,980 734,998! 620,1002"
NEAR_EAR = "528,440! 490,396 430,330 360,274 290,240 238,232! 232,256 262,300 320,356 390,410 450,450 510,476!"
FAR_EAR = "540,420! 520,350 476,276 420,210 362,170! 350,190 372,250 410,316 460,380 516,430!"
# a fox that trots to our right: round its back, legs and belly to its jaw, 460 px from brush to nose
FOX = "470,58! 440,34 414,18! 406,-4 396,-26! 376,-8 364,16! 340,26 316,36 280,44 230,42 180,46 150,60! 110,56 60,70 20,92 -10,124! 40,128 90,118 140,96! 142,116 128,140 112,156! 108,166 96,180 82,192! 104,196! 122,180 140,162! 160,142 184,124 206,112! 240,114 270,118 292,118! 296,140 292,160 280,176! 270,186 262,192 256,196! 284,196! 298,184 312,160 322,128! 346,112 372,88 390,78! 420,82 448,76 466,68!"
FAR_LEGS = ("170,100! 196,130 216,148 214,166! 224,180 234,188 238,196! 212,196! 200,176 196,160! 176,148 150,130!", "310,100! 340,130 366,146 376,166! 384,180 394,188 400,196! 372,196! 356,168 326,150 300,130!")


@card(id="1g3pd9", title="Pretending to Be a Hill", seed=34, palette="lino_heather", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.5, 0.5)])
    with p.thing("evening", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sky.flat(ellipse(590, 236, 150, 150), ink=0)
        sky.flat("480,800! 640,760 740,770 820,740! 820,1000! 480,1000!", ink=0)
        sky.strokes([[(610, 850), (690, 836), (790, 840)], [(620, 900), (700, 890), (790, 892)]], 11, ends=(0.1, 0.3), black=True)
    with p.thing("hare like a hill", "subject") as t:
        t.flat(FAR_EAR, ink=KEY, gap=8, around=0)
        t.flat(HARE, ink=2, gap=9, around=0)
        with t.within(HARE):
            t.flat(BACK)
            t.flat("-20,470! 60,410 130,384! 150,460 120,560 70,650 -20,760!", ink=1, gap=7, around=0)
            t.flat("136,384! 200,380 250,386! 300,460 290,560 250,660 180,640 80,680!  130,560 156,460", gap=7, around=0)
            t.flat("256,386! 330,420 400,470! 446,540 462,620 440,700! 350,664 262,676 232,676! 300,560 306,460", ink=0, gap=7, around=0)
            t.strokes([[(-10 + 26 * k, 480 - 18 * k), (6 + 28 * k, 560 - 12 * k), (-10 + 18 * k, 660 - 6 * k)] for k in range(5)], 11, ends=(0.1, 0.1), black=True)
            with t.down_to(2):
                t.strokes([[(172 + 25 * k, 408 + 2 * k), (186 + 25 * k, 490), (158 + 25 * k, 590)] for k in range(4)], 12, ends=(0.1, 0.1))
                t.strokes([[(300 + 30 * k, 436 + 22 * k), (326 + 26 * k, 520 + 16 * k), (308 + 28 * k, 620 + 10 * k)] for k in range(4)], 12, ends=(0.1, 0.1))
            t.strokes([[(480, 600), (494, 650), (486, 700)], [(528, 640), (538, 690), (528, 730)], [(580, 680), (572, 710), (556, 736)], [(360, 730), (370, 790), (358, 850)], [(400, 760), (398, 800), (388, 840)], [(370, 880), (380, 920), (400, 950)]], 15, ends=(0.1, 0.9), black=True)
        t.flat(ARM, ink=2, gap=9, around=KEY)
        with t.within(ARM):  # what the upper arm wears
            t.strokes([[(446 + 34 * k, 792 - 12 * k), (436 + 36 * k, 850 - 6 * k), (456 + 34 * k, 910)] for k in range(4)], 12, ends=(0.1, 0.6))
        t.strokes([[(730, 968), (706, 962), (684, 968)], [(734, 986), (706, 980), (684, 986)]], 8, ends=(0.6, 0.2), black=True)
        t.flat(HAUNCH, ink=2, gap=9, around=KEY)
        with t.within(HAUNCH):  # a field ploughed round the hip
            t.strokes([[(-20, 716 + 46 * k), (40 - 8 * k, 690 + 44 * k), (116 - 14 * k, 672 + 42 * k), (190 - 20 * k, 690 + 40 * k), (250 - 32 * k, 750 + 32 * k), (282 - 44 * k, 830 + 22 * k), (266 - 46 * k, 900 + 12 * k)] for k in range(5)], 15, ends=(0.9, 0.2))
        t.strokes([[(424, 976), (394, 968), (364, 972)], [(424, 992), (394, 986), (364, 990)]], 8, ends=(0.6, 0.2), black=True)
        t.flat(NEAR_EAR, ink=2, gap=9, around=0)
        t.flat("500,446! 440,390 370,330 300,280 252,250! 290,310 360,370 430,420", ink=KEY)
        t.flat(ellipse(528, 466, 36, 30), ink=2)
        t.flat("566,520! 586,486 626,478 656,504 662,540! 634,560 592,556!", ink=0, gap=8, around=KEY)
        t.flat(oval(618, 520, 33, 34)), t.dots([(628, 506, 9)], 0)
        t.strokes([[(548, 500), (580, 462), (630, 456)]], 10, ends=(0.2, 0.2))
        t.flat("712,604! 736,608 740,632 724,648!"), t.strokes([[(722, 650), (700, 668), (676, 664)]], 8, ends=(0.6, 0.1), black=True)
        t.strokes([[(690, 640), (740, 690), (770, 740)], [(680, 652), (706, 710), (716, 770)]], 6, ends=(0.9, 0.1), black=True)
    with p.thing("farm", "accent", spot=1.0) as f:
        f.flat("108,392! 108,330! 144,292! 182,330! 184,384!", ink=0, gap=6, around=KEY), f.flat("92,334! 144,276! 200,334! 182,342! 144,306! 108,342!")
        f.flat("132,338! 160,338! 160,366! 132,366!", spot=True), f.flat("20,436! 18,372! 60,346! 104,362! 106,396!", ink=2, gap=6, around=KEY)
        for x, y, r in ((214, 372, 24), (-2, 420, 26)):
            f.flat(oval(x, y - r, r, r * 1.25)), f.flat(tube([(x, y - r, 5), (x, y + 24, 5)], ends=CUT))
    with p.thing("dark grass") as w:
        w.flat("-20,1000! 200,992 500,1002 820,990! 820,1220! -20,1220!")
    with p.thing("fox", "witness") as x:
        wedges(x, fringe([(30, 1190), (200, 1184), (420, 1188), (760, 1184)], 17, (50, 100), bearing=(-112, -68), bend=14, seed=5), 18, 2)
        at, size = (206, 996), 0.88
        x.flat(moved(FAR_LEGS[0], at, size), ink=1), x.flat(moved(FAR_LEGS[1], at, size), ink=1)
        x.flat(moved(FOX, at, size), ink=0, gap=4, around=KEY), x.flat(moved("398,6! 425,-24! 432,26!", at, size), ink=0)
        x.flat(moved("388,8! 394,-8 397,-14! 404,4 406,14!", at, size)), x.flat(moved(ellipse(424, 40, 7, 6), at, size)), x.flat(moved(ellipse(466, 60, 9, 8), at, size))
        x.strokes(moved_lines([[(462, 68), (440, 66), (424, 60)], [(380, 30), (372, 56), (380, 74)], [(150, 74), (166, 96), (160, 120)], [(300, 60), (294, 84), (300, 108)]], at, size), 8, ends=(0.2, 0.2), black=True)
    s.describe("A purple hare as large as a hill crouches, ears laid back. Ploughed fields cover it, and on its back stands a farm with one lit window. Below, a white fox passes through dark grass.")
    s.moods("tense", "droll", "hushed", "uneasy"), s.themes("hiding", "home", "fear", "land", "scale")
    s.says("playing possum", "freeze", "landscape", "decoy", "lie low", "tremor", "tenants", "disguise", "don’t breathe", "pretending to be a hill", "the fox has no idea", "keep still, everybody", "something twitched", "our house is on the move", "when the ground has ears", "too big to hide", "prey, with a view", "any moment now", "who planted that?", "I was never a hill", "supper is nearly ready up there", "hide and seek champion", "cowardice, several acres", "the dishes rattle at night", "nobody looks up", "a light sleeper", "we settled on someone", "good soil, nervous", "it hasn’t jumped since grandfather", "fear grows, too", "one hop and we’re in Norway", "hold on to the chimney", "even giants have a fox", "act natural", "earthquake, with whiskers", "what the map left out", "I only look calm", "the heart under the turnips", "for sale, hardly moves", "long ears of the law", "the land is listening", "somewhere to run", "hareline", "all of us on one back")  # fmt: skip
    s.relate("hare like a hill", "carries", "farm")
    s.about(place="farmland that is a hare", time="evening", light="a pale disc above its head", composition="left", view="far, across dark country", foreground="a white fox in dark grass", unexplained="the people in the farm have lit their lamp and know nothing")
