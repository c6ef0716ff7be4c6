"""Pretending to Be a Hill: a hare as large as a hill crouches under its ploughed fields, a farm on its back."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

HARE = (
    "-20,480! 60,420 150,392 240,396 330,430 400,470! 430,440 470,410! 520,392 570,400 620,430 664,480 704,546 730,600! 740,624 734,650 716,668! 704,690 676,708 640,716! "
    "610,724 580,744! 590,790 584,850 560,910! 620,926 690,944 736,968 744,992 730,1004! -20,1010!"
)
BACK = "-20,470! 60,410 150,382 240,386 330,420 400,470! 440,540 450,620 420,700! 340,650 240,620 120,630 40,680 -20,740!"
HAUNCH = "-20,1010! -20,700! 60,650 150,640 230,670 290,740 316,830 306,900 280,940! 330,946 390,962 416,984 412,1006!"
NEAR_EAR = "528,440! 490,396 430,330 360,274 290,240 238,232! 232,256 262,300 320,356 390,410 450,450 510,476!"
FAR_EAR = "540,420! 520,350 476,276 420,210 362,170! 350,190 372,250 410,316 460,380 516,430!"
FOX = "300,1220! 330,1150 400,1106 480,1100 540,1106! 560,1080 570,1046 580,1020! 600,1040 612,1060! 624,1042 636,1022! 646,1052 652,1080! 690,1104 736,1130 754,1140! 746,1154 716,1158 690,1160! 676,1184 650,1200 640,1220!"


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
            t.flat("-20,470! 60,410 130,384! 150,460 120,560 70,650 -20,720!", ink=1, gap=7, around=0)
            t.flat("136,384! 200,380 250,386! 300,460 290,560 250,640 180,630 80,650!  130,560 156,460", gap=7, around=0)
            t.flat("256,386! 330,420 400,470! 440,540 450,620 420,700! 340,650 260,640! 300,560 306,460", ink=0, gap=7, around=0)
            t.strokes([[(-10 + 26 * k, 480 - 18 * k), (6 + 28 * k, 560 - 12 * k), (-10 + 18 * k, 660 - 6 * k)] for k in range(5)], 11, ends=(0.1, 0.1), black=True)
            with t.down_to(2):
                t.strokes([[(172 + 25 * k, 408 + 2 * k), (186 + 25 * k, 490), (158 + 25 * k, 590)] for k in range(4)], 12, ends=(0.1, 0.1))
                t.strokes([[(300 + 30 * k, 436 + 22 * k), (326 + 26 * k, 520 + 16 * k), (308 + 28 * k, 620 + 10 * k)] for k in range(4)], 12, ends=(0.1, 0.1))
            t.flat("300,650! 360,670 426,710! 470,780 470,850 440,930! 400,960 300,960!", ink=1, gap=7, around=0)
            t.strokes([[(320, 700 + 46 * k), (370, 716 + 46 * k), (440, 756 + 44 * k)] for k in range(5)], 13, ends=(0.1, 0.2), black=True)
            t.strokes([[(480, 640), (494, 700), (484, 760)], [(520, 690), (532, 750), (520, 810)], [(556, 760), (560, 816), (546, 866)], [(500, 810), (504, 850), (490, 890)], [(620, 700), (584, 730), (566, 770)]], 15, ends=(0.1, 0.9), black=True)
        t.strokes([[(640, 1000), (540, 990), (460, 950), (446, 880), (470, 820)]], 14, ends=(0.1, 0.6), black=True)
        t.strokes([[(722, 974), (700, 970), (676, 974)], [(722, 990), (698, 988), (676, 992)]], 8, ends=(0.6, 0.2), black=True)
        t.flat(HAUNCH, ink=2, gap=9, around=KEY)
        with t.within(HAUNCH):
            t.flat("-20,640! 150,630 250,690! 200,780 120,860 -20,900!", ink=0, gap=7, around=KEY)
            t.strokes([[(-10, 706 + 44 * k), (70, 680 + 46 * k), (150 - 8 * k, 676 + 42 * k), (216 - 26 * k, 720 + 30 * k)] for k in range(5)], 12, ends=(0.1, 0.2), black=True)
            with t.down_to(1):
                t.strokes([[(276 - 34 * k, 760 + 34 * k), (284 - 30 * k, 830 + 26 * k), (262 - 30 * k, 910 + 12 * k)] for k in range(6)], 13, ends=(0.1, 0.4))
        t.strokes([[(402, 974), (374, 968), (346, 972)], [(402, 992), (374, 988), (346, 992)]], 8, ends=(0.6, 0.2), black=True)
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
        x.flat(moved(FOX, (0, -46)), ink=0)
        x.strokes(moved_lines([[(588, 1040), (594, 1056), (600, 1068)], [(634, 1040), (634, 1058), (630, 1070)], [(560, 1140), (590, 1170), (640, 1176)], [(400, 1140), (430, 1130), (470, 1130)], [(360, 1190), (400, 1170), (450, 1164)]], (0, -46)), 8, ends=(0.2, 0.4), black=True)
        x.flat(oval(676, 1070, 9, 7, 20)), x.flat(oval(748, 1097, 11, 9))
        x.flat("290,1230! 320,1120! 340,1166! 380,1104! 396,1160! 440,1116! 450,1164! 510,1112! 520,1166! 570,1124! 580,1160! 640,1126! 670,1230!")
    s.describe("A purple hare as large as a hill crouches, ears laid back. Ploughed fields cover it, and on its back stands a farm with one lit window. Below, a white fox passes through dark grass.")
    s.moods("tense", "droll", "hushed", "uneasy")
    s.themes("hiding", "home", "fear", "land", "scale")
    s.says("playing possum", "freeze", "landscape", "decoy", "lie low", "tremor", "tenants", "disguise", "don’t breathe", "pretending to be a hill", "the fox has no idea", "keep still, everybody", "something twitched", "our house is on the move", "when the ground has ears", "too big to hide", "prey, with a view", "any moment now", "who planted that?", "I was never a hill", "supper is nearly ready up there", "hide and seek champion", "cowardice, several acres", "the dishes rattle at night", "nobody looks up", "a light sleeper", "we settled on someone", "good soil, nervous", "it hasn’t jumped since grandfather", "fear grows, too", "one hop and we’re in Norway", "hold on to the chimney", "even giants have a fox", "act natural", "earthquake, with whiskers", "what the map left out", "I only look calm", "the heart under the turnips", "for sale, hardly moves", "long ears of the law", "the land is listening", "somewhere to run", "hareline", "all of us on one back")  # fmt: skip
    s.relate("hare like a hill", "carries", "farm")
    s.about(place="farmland that is a hare", time="evening", light="a pale disc above its head", composition="left", view="far, across dark country", foreground="a white fox in dark grass", unexplained="the people in the farm have lit their lamp and know nothing")
