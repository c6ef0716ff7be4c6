"""Pretending to Be a Hill: a hare as large as a hill lies flat under its ploughed fields, a farm on its back."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

# a hare in its form: from the foot over rump, back, nape and long skull to its nose, chin and throat
HARE = "64,890! 40,824 34,750 44,650 78,548 126,478 180,446 250,442 320,472 384,526 440,576 492,596! 540,572 590,574 634,604 684,652 730,694 758,716! 772,732 768,752 752,764! 750,784 728,804 690,814 640,818 600,826 570,860! 560,896!"
FIELDS = ("30,720! 44,600 74,520 120,470 180,446 206,440! 222,520 212,600 190,660! 100,660!", "206,440! 250,442 320,472 350,498! 364,590 354,680 330,760! 250,680! 190,660! 212,600 222,520", "350,498! 384,526 440,576 492,600! 480,680 440,740 420,800! 380,830! 330,760! 354,680 364,590")
NEAR_EAR = "560,600! 486,536 428,472 360,414 306,382 272,374 264,396 304,472 356,526 412,572 466,606 520,640!"
FAR_EAR = "548,600! 520,506 480,432 432,366 388,322 358,308 348,334 366,420 404,490 450,548 500,600!"
HEAD = "500,600! 540,572 590,574 634,604 684,652 730,694 758,716! 772,732 768,752 752,764! 750,784 728,804 690,816 640,822! 592,806 552,760 530,700 512,640!"
ARM = "506,606! 460,676 430,760 430,830 462,896! 700,902! 752,902! 768,888 766,864 742,846 690,840 640,836! 620,720! 560,620!"
HAUNCH = "64,890! 40,824 34,750 44,650! 100,606 170,592 240,606 300,650 346,710 372,776 368,828 342,866 310,890!"
HIND_FOOT = "60,874! 90,848 200,852 300,854 366,858 400,874 408,892 394,908! 60,908 42,892"
FOX = "718,1042! 710,1030 662,1008! 642,986! 640,976! 630,926! 592,970! 556,990 500,998 430,998 372,1002 332,1014 318,1020! 268,1010 206,1018 144,1052 88,1112! 156,1110 230,1096 290,1072 318,1062! 314,1096 326,1124 308,1156 304,1220! 340,1220! 346,1166 378,1122 398,1096! 450,1104 500,1108! 512,1140 504,1180 500,1220! 534,1220! 546,1164 560,1118 578,1096 590,1080! 620,1092! 634,1076! 664,1070 700,1058 718,1050!"
Z = ((27, 45), 0.95)


@card(id="1g3pd9", title="Pretending to Be a Hill", seed=34, palette="lino_heather", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.5, 0.5)])
    with p.thing("evening", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sky.flat(ellipse(596, 250, 136, 136), ink=0)
        sky.strokes([[(60, 120), (160, 112), (280, 120)], [(270, 176), (340, 168), (420, 174)], [(40, 226), (90, 220), (150, 226)]], 15, ends=(0.1, 0.1))
        sky.flat("-20,800! 120,770 400,760 640,770 820,740! 820,1000! -20,1000!", ink=0)
    with p.thing("farm", "accent", spot=1.0) as f:
        f.flat(tube([(102, 452, 6), (102, 560, 6)], ends=CUT)), f.flat(oval(102, 470, 28, 40))
        f.flat("144,510! 144,404! 188,358! 232,404! 232,510!", ink=0, gap=6, around=KEY), f.flat("124,414! 188,344! 252,414! 232,422! 188,376! 144,422!"), f.flat("204,372! 204,340! 224,340! 224,396!")
        f.flat("172,418! 202,418! 202,450! 172,450!", spot=True), wedges(f, [[(214, 332), (192, 290), (218, 246), (192, 190)]], 24, 0, ends=(0.3, 0.1))
    with p.thing("hare like a hill", "subject") as t:
        t.flat(moved(ellipse(42, 838, 32, 38), *Z), ink=0, gap=9, around=KEY)
        t.flat(moved(FAR_EAR, *Z), ink=2, gap=9, around=KEY)
        with t.within(moved(FAR_EAR, *Z)):
            t.flat(moved("300,280! 420,280! 420,340! 340,400!", *Z))
        t.flat(moved("566,850! 640,836 720,836 748,844 770,862 772,886 760,900! 560,900!", *Z), ink=2, gap=9, around=KEY)
        t.flat(moved(HARE, *Z), ink=2, gap=9, around=KEY)
        with t.within(moved(HARE, *Z)):  # three fields over the back, and the furrows in them
            for field, ink in zip(FIELDS, (KEY, 0, 1), strict=True):
                t.flat(moved(field, *Z), ink=ink, gap=7, around=KEY)
            t.strokes(moved_lines([[(226 + 28 * k, 456 + 10 * k), (242 + 26 * k, 560 + 10 * k), (222 + 30 * k, 660 + 18 * k)] for k in range(4)], *Z), 9, ends=(0.1, 0.1), black=True)
            t.strokes(moved_lines([[(382 + 26 * k, 542 + 22 * k), (390 + 20 * k, 640 + 10 * k), (364 + 22 * k, 740 + 8 * k)] for k in range(4)], *Z), 9, ends=(0.1, 0.1), black=True)
            with t.down_to(1):
                t.strokes(moved_lines([[(170 - 30 * k, 466 + 22 * k), (180 - 30 * k, 540 + 14 * k), (166 - 32 * k, 620)] for k in range(4)], *Z), 9, ends=(0.1, 0.1))
        t.flat(moved(ARM, *Z), ink=2, gap=9, around=KEY)
        t.strokes(moved_lines([[(640, 840), (590, 838), (536, 854), (502, 886)], [(462, 730), (470, 776), (494, 814)]], *Z), 10, ends=(0.2, 0.2), black=True)
        t.flat(moved(HAUNCH, *Z), ink=2, gap=9, around=KEY)
        wedges(t, moved_lines([[(82, 668), (74, 730), (78, 800)], [(128, 640), (118, 716), (124, 790)], [(180, 630), (174, 690), (180, 744)], [(232, 646), (236, 700), (232, 744)], [(280, 680), (296, 730), (294, 790)], [(322, 730), (340, 776), (338, 824)]], *Z), 15, 1, ends=(0.2, 0.1))
        t.flat(moved(HIND_FOOT, *Z), ink=2, gap=9, around=KEY)
        t.strokes(moved_lines([[(402, 884), (380, 880), (360, 886)], [(764, 878), (742, 874), (722, 880)]], *Z), 8, ends=(0.5, 0.2), black=True)
        t.flat(moved(HEAD, *Z), ink=2, gap=9, around=KEY), t.flat(moved(NEAR_EAR, *Z), ink=2, gap=9, around=KEY), t.flat(moved("470,590! 500,550 590,584! 600,640! 530,664 500,630!", *Z), ink=2)
        with t.within(moved(NEAR_EAR, *Z)):
            t.flat(moved("220,340! 330,380! 344,420! 300,480! 220,420!", *Z))
        t.flat(moved("350,436! 410,474 470,536 512,590! 450,566 390,510", *Z), ink=1)
        t.flat(moved(ellipse(644, 656, 42, 36, degrees=14), *Z), ink=0, gap=8, around=KEY)
        t.flat(moved(oval(652, 668, 23, 23), *Z)), t.dots([(630, 670, 6)], 0)
        with t.down_to(1):
            t.strokes(moved_lines([[(724, 744), (690, 750), (650, 740)], [(724, 756), (694, 772), (656, 774)], [(556, 690), (564, 730), (588, 764)]], *Z), 6, ends=(0.6, 0.2))
        t.strokes(moved_lines([[(586, 640), (620, 604), (664, 606)]], *Z), 9, ends=(0.2, 0.2), black=True)
        t.flat(moved("736,704! 760,716 772,732 764,748! 744,738", *Z)), t.strokes(moved_lines([[(764, 748), (744, 764), (712, 764)]], *Z), 8, ends=(0.6, 0.1), black=True)
    with p.thing("dark grass") as w:
        w.flat("-20,900! 200,896 500,900 820,896! 820,1220! -20,1220!")
        wedges(w, fringe([(-10, 912), (400, 908), (810, 910)], 15, (16, 40), bearing=(-104, -76), bend=14, seed=9), 17)
    with p.thing("fox", "witness") as x:
        x.flat("372,1060! 402,1120 410,1160 426,1220! 452,1220! 438,1150 430,1100 440,1080!", "540,1080! 580,1120 604,1160 612,1220! 638,1220! 632,1150 604,1096 586,1060!", ink=1)
        x.flat(FOX, ink=0, gap=7, around=KEY), x.flat("637,984! 658,940! 670,1006! 664,1010! 644,988!", ink=1)
        x.flat("604,966! 624,944! 628,972!"), x.flat(ellipse(714, 1040, 10, 8)), x.flat("642,1026! 652,1014 668,1016 674,1028! 660,1030!")
        x.strokes([[(712, 1052), (690, 1052), (668, 1056)], [(380, 1030), (396, 1064), (386, 1100)], [(560, 1020), (546, 1060), (552, 1096)]], 8, ends=(0.2, 0.2), black=True)
        wedges(x, fringe([(20, 1196), (200, 1190), (420, 1194), (790, 1190)], 24, (60, 104), bearing=(-108, -72), bend=14, seed=5), 20, 2)
    s.describe("A purple hare as large as a hill crouches, ears laid back. Ploughed fields cover it, and on its back stands a farm with one lit window. Below, a white fox passes through dark grass.")
    s.moods("tense", "droll", "hushed", "uneasy"), s.themes("hiding", "home", "fear", "land", "scale")
    s.says("playing possum", "freeze", "landscape", "decoy", "lie low", "tremor", "tenants", "disguise", "don’t breathe", "pretending to be a hill", "the fox has no idea", "keep still, everybody", "something twitched", "our house is on the move", "when the ground has ears", "too big to hide", "prey, with a view", "any moment now", "who planted that?", "I was never a hill", "supper is nearly ready up there", "hide and seek champion", "cowardice, several acres", "the dishes rattle at night", "nobody looks up", "a light sleeper", "we settled on someone", "good soil, nervous", "it hasn’t jumped since grandfather", "fear grows, too", "one hop and we’re in Norway", "hold on to the chimney", "even giants have a fox", "act natural", "earthquake, with whiskers", "what the map left out", "I only look calm", "the heart under the turnips", "for sale, hardly moves", "long ears of the law", "the land is listening", "somewhere to run", "hareline", "all of us on one back")  # fmt: skip
    s.relate("hare like a hill", "carries", "farm")
    s.about(place="farmland that is a hare", time="evening", light="a pale disc above its head", composition="left", view="far, across dark country", foreground="a white fox in dark grass", unexplained="the people in the farm have lit their lamp and know nothing")
