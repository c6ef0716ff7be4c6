"""Pretending to Be a Hill: a hare as large as a hill crouches under its walled fields, a farm between its shoulders."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import oval

HARE = (
    "-40,1010! -30,860 10,700 80,570 180,470 290,420 390,420 460,450! 420,390 360,310 320,220 316,140 340,120 380,170 430,260 480,350 520,430! "
    "500,340 496,250 510,160 540,110 564,130 574,220 572,330 574,440! 620,470 670,530 710,600 730,660 724,700 690,722 640,736! 620,770 590,800! 620,860 650,930 690,960 730,980 744,1010 720,1020 560,1020! 540,960 500,900! 470,960 420,1000 420,1020! 100,1030!"
)


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
            # fields on its flank
            t.flat("-40,800! 60,640 150,560 210,620 160,720 60,860!", ink=1, gap=7, around=KEY)
            t.flat("150,560! 250,470 330,450 340,540 210,620!", ink=KEY, gap=7, around=KEY)
            t.flat("210,626! 340,548 400,640 300,740 166,726!", ink=0, gap=7, around=KEY)
            t.flat("60,866! 164,734 296,748 300,850 180,930 40,960!", ink=KEY, gap=7, around=KEY)
            with t.down_to(2):
                t.strokes([[(100 + 30 * q, 880 - 4 * q), (150 + 26 * q, 810 - 6 * q), (190 + 24 * q, 760 + q)] for q in range(5)], 9, ends=(0.3, 0.3))
                t.strokes([[(190 + 32 * q, 590 - 14 * q), (220 + 30 * q, 540 - 12 * q), (250 + 26 * q, 500 - 10 * q)] for q in range(4)], 9, ends=(0.3, 0.3))
                t.strokes([[(220 + 34 * q, 700 - 4 * q), (260 + 32 * q, 660 - 12 * q), (300 + 26 * q, 610 - 16 * q)] for q in range(4)], 9, ends=(0.3, 0.3))
            t.strokes([[(500, 900), (470, 800), (400, 740), (320, 760)]], 13, ends=(0.8, 0.1), black=True)
            wedges(t, fringe([(590, 800), (618, 770), (642, 736), (690, 722)], length=(30, 80), turn=107, every=16, seed=3), 9)
            wedges(t, fringe([(560, 1020), (540, 960), (500, 900)], length=(24, 60), turn=90, every=18, seed=8), 9)
            t.flat("336,140! 356,200 400,290 450,370 490,420! 430,380 370,290 336,210!", ink=KEY)
            t.flat("540,130! 558,200 556,310 556,420! 530,340 520,240!", ink=KEY)
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
        x.flat("570,1096! 590,1074 640,1066 680,1072! 688,1046 700,1032! 708,1048 724,1058 752,1072 748,1084 724,1088! 712,1104 708,1150! 692,1150! 688,1108! 626,1108 614,1120 610,1150! 594,1150! 592,1108! 566,1120 520,1142 484,1134! 520,1116 550,1102!", ink=0)
    s.describe("A hare as large as a hill crouches in the evening. Fields lie on its side, and a farm with one lit window stands on its back. A white fox walks past below.")
    s.moods("tense", "droll", "hushed", "uneasy")
    s.themes("hiding", "home", "fear", "land", "scale")
    s.says("camouflage", "freeze", "landscape", "decoy", "neighbour", "tremor", "tenants", "disguise", "don’t breathe", "pretending to be a hill", "the fox has no idea", "keep still, everybody", "something twitched", "our house is on the move", "when the ground has ears", "too big to hide", "prey, with a view", "any moment now", "who planted that?", "I was never a hill", "supper is nearly ready up there", "hide and seek champion", "cowardice, several acres", "the dishes rattle at dusk", "nobody looks up", "a light sleeper", "we settled on someone", "good soil, nervous", "it hasn’t jumped since grandfather", "fear grows, too", "one hop and we’re in Norway", "hold on to the chimney", "even giants have a fox", "act natural", "earthquake, with whiskers", "what the map left out", "I only look calm", "the heart under the turnips", "for sale, hardly moves", "long ears of the law", "the land is listening", "somewhere to run", "don’t look down", "all of us on one back")  # fmt: skip
    s.relate("hare like a hill", "carries", "farm")
    s.about(place="farmland that is a hare", time="evening", light="pink, from behind", composition="left", view="far, across dark country", foreground="a white fox", unexplained="the people in the farm have lit their lamp and know nothing")
