"""Pretending to Be a Hill: a hare as large as a hill crouches under its walled fields, a farm between its shoulders."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import oval

HARE = (
    "20,1020! 14,960 18,870 30,770 56,670 110,570 190,476 290,420 390,420 460,450! 420,390 360,310 320,220 316,140 340,120 380,170 430,260 480,350 520,430! "
    "500,340 496,250 510,160 540,110 564,130 574,220 572,330 574,440! 620,470 670,530 710,600 730,660 724,700 690,722 640,736! 622,770 604,800! 618,860 636,920 650,956! 690,966 716,982 722,1004 710,1020! 574,1020! 556,960 520,896! 470,950 440,1020!"
)
HAUNCH = "70,1020! 60,930 84,830 150,760 240,744 320,776 366,850 370,930! 420,944 470,966 496,996 490,1020!"


@card(id="1g3pd9", title="Pretending to Be a Hill", seed=34, palette="lino_heather", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.5, 0.5)])
    with p.thing("evening", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        with sky.down_to(0):
            sky.strokes(chatter((0, 40, 260, 420), 8, (140, 360), seed=4), 9, ends=(0.05, 0.1))
        with sky.down_to(0):
            sky.strokes(chatter((620, 60, 860, 420), 7, (140, 300), seed=6), 9, ends=(0.05, 0.1))
    with p.thing("hills") as h:
        h.flat("-20,900! 120,860 400,900 640,850 820,880! 820,1220! -20,1220!", ink=KEY)
    with p.thing("hare like a hill", "subject") as t:
        t.flat(HARE, ink=2, gap=8, around=0)
        with t.within(HARE):
            for field, ink in (("-20,930! 20,800 40,680 70,600! 176,700 130,780 96,900!", KEY), ("60,640! 100,560 200,440! 276,610 220,650 172,706!", 0), ("190,460! 260,400 330,400! 392,600 330,590 270,616!", KEY), ("326,400! 400,380 480,450! 520,560 500,640 388,606!", 1)):
                t.flat(field, ink=ink, gap=7, around=2)
            with t.down_to(2):
                t.strokes([[(54 + 4 * q, 690 + 46 * q), (84 + 4 * q, 700 + 44 * q), (120, 726 + 40 * q)] for q in range(4)], 10, ends=(0.3, 0.3))
                t.strokes([[(136 + 34 * q, 556 - 32 * q), (164 + 30 * q, 590 - 22 * q), (190 + 26 * q, 640 - 24 * q)] for q in range(3)], 10, ends=(0.3, 0.3))
                t.strokes([[(250 + 34 * q, 462 - 14 * q), (276 + 32 * q, 510 - 10 * q), (300 + 30 * q, 570 - 8 * q)] for q in range(3)], 10, ends=(0.3, 0.3))
                t.strokes([[(366 + 34 * q, 452), (392 + 34 * q, 510 + 4 * q), (412 + 30 * q, 580 + 8 * q)] for q in range(3)], 10, ends=(0.3, 0.3))
            wedges(t, fringe([(590, 800), (618, 770), (642, 736), (690, 722)], length=(30, 80), turn=107, every=16, seed=3), 9)
            t.flat("336,140! 356,200 400,290 450,370 490,420! 430,380 370,290 336,210!", ink=KEY)
            t.flat("540,130! 558,200 556,310 556,420! 530,340 520,240!", ink=KEY)
        t.flat(HAUNCH, ink=2, gap=8, around=KEY)
        t.strokes([[(120, 880), (140, 830), (180, 796)], [(250, 790), (290, 806), (316, 836)], [(330, 890), (336, 916), (334, 944)]], 11, ends=(0.2, 0.1), black=True)
        t.strokes([[(490, 986), (460, 980), (440, 986)], [(494, 1004), (464, 1000), (446, 1006)], [(716, 986), (690, 982), (672, 990)], [(720, 1004), (694, 1000), (678, 1008)]], 8, ends=(0.7, 0.2), black=True)
        t.flat("604,560! 620,536 650,534 672,556 668,584 642,594 616,584!", ink=0, gap=8, around=KEY)
        t.flat(oval(644, 564, 22, 24), ink=KEY)
        t.dots([(636, 555, 7)], 0)
        t.flat("716,648! 734,652 734,672 722,684!", ink=KEY)
        t.strokes([[(690, 706), (672, 700), (664, 684)]], 8, ends=(0.6, 0.1), black=True)
        t.strokes([[(676, 680), (730, 740), (760, 800)], [(664, 690), (700, 760), (714, 830)]], 6, ends=(0.9, 0.1), black=True)
    with p.thing("farm", "accent", spot=1.0) as f:
        f.flat("300,424! 300,376! 330,346! 360,376! 360,424!", ink=0, gap=6, around=KEY)
        f.flat("288,380! 330,334! 372,380!", ink=KEY)
        f.flat("318,388! 342,388! 342,410! 318,410!", spot=True)
        f.flat("232,446! 232,400! 296,400! 296,430!", ink=KEY)
    with p.thing("trees") as w:
        for x, y, r in ((200, 446, 30), (160, 476, 26), (396, 404, 24)):
            w.flat(oval(x, y, r, r * 1.15), ink=KEY)
    with p.thing("fox", "witness") as x:
        x.flat("566,1098! 590,1074 640,1066 680,1070! 692,1050 700,1030! 708,1046! 716,1034! 722,1056 752,1074 748,1086 724,1090! 714,1106 700,1114 650,1108 606,1116! 566,1124 520,1146 478,1138! 520,1118 546,1106!", ink=0)
        for leg in ("590,1090! 586,1116 570,1130 574,1154! 590,1154! 590,1136 608,1122 616,1108!", "604,1100! 616,1124 612,1138 618,1154! 634,1154! 630,1136 640,1122 640,1104!", "672,1104! 670,1124 656,1154! 672,1154! 688,1126 694,1104!", "694,1100! 704,1124 708,1154! 724,1154! 722,1126 716,1100!"):
            x.flat(leg, ink=0)
    s.describe("A hare as large as a hill crouches in the evening. Fields lie on its side, and a farm with one lit window stands on its back. A white fox walks past below.")
    s.moods("tense", "droll", "hushed", "uneasy")
    s.themes("hiding", "home", "fear", "land", "scale")
    s.says("camouflage", "freeze", "landscape", "decoy", "neighbour", "tremor", "tenants", "disguise", "don’t breathe", "pretending to be a hill", "the fox has no idea", "keep still, everybody", "something twitched", "our house is on the move", "when the ground has ears", "too big to hide", "prey, with a view", "any moment now", "who planted that?", "I was never a hill", "supper is nearly ready up there", "hide and seek champion", "cowardice, several acres", "the dishes rattle at dusk", "nobody looks up", "a light sleeper", "we settled on someone", "good soil, nervous", "it hasn’t jumped since grandfather", "fear grows, too", "one hop and we’re in Norway", "hold on to the chimney", "even giants have a fox", "act natural", "earthquake, with whiskers", "what the map left out", "I only look calm", "the heart under the turnips", "for sale, hardly moves", "long ears of the law", "the land is listening", "somewhere to run", "don’t look down", "all of us on one back")  # fmt: skip
    s.relate("hare like a hill", "carries", "farm")
    s.about(place="farmland that is a hare", time="evening", light="pink, from behind", composition="left", view="far, across dark country", foreground="a white fox", unexplained="the people in the farm have lit their lamp and know nothing")
