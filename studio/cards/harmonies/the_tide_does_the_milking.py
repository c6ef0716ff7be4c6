"""The Tide Does the Milking: an octopus milks a cow in the flooded byre, with arms to spare."""

from __future__ import annotations

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

ARMS = (
    [(150, 880), (50, 850), (40, 730), (84, 640), (60, 560), (24, 590)],
    [(180, 960), (70, 1000), (30, 1090), (100, 1150), (150, 1110)],
    [(290, 880), (350, 800), (320, 690), (270, 600), (296, 520), (340, 540)],
    [(220, 980), (170, 1070), (240, 1140), (330, 1150), (350, 1110)],
    [(270, 930), (380, 900), (440, 800), (470, 716), (520, 700), (520, 740), (490, 744)],
    [(260, 960), (420, 970), (560, 880), (590, 770), (626, 716), (650, 746), (616, 764)],
    [(250, 980), (350, 1070), (470, 1110), (600, 1110), (650, 1060), (620, 1020)],
)


@card(id="k3o8mt", title="The Tide Does the Milking", seed=31, palette="lino_slate_milk", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("flooded byre", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,1020! 100,1000 200,1024 320,1000 440,1024 560,1000 680,1024 820,1000! 820,1220! -20,1220!", ink=2)
        g.strokes([[(40, 1070), (120, 1056), (200, 1072)], [(560, 1150), (640, 1136), (730, 1152)], [(660, 1080), (710, 1070), (760, 1080)]], 9, ends=(0.1, 0.3))
    with p.thing("cow’s flank", "witness") as c:
        c.flat("-20,-20! 820,-20! 820,880! 800,980 806,1080! 700,1080! 716,980 720,880 690,790 700,680 660,560! 560,540 420,550 280,530 150,480! 130,600 110,720 120,800 100,900 110,1060! 10,1060! 20,900 -20,800!", gap=7, around=1)
        c.flat("120,60 220,20 330,60 360,150 440,200 430,300 340,340 240,300 160,330 80,260 90,150", ink=0)
        c.flat("480,-20! 470,60 520,120 590,110 640,150 660,90 640,-20!", ink=0)
        c.flat(tube([(700, -20), (714, 160), (736, 330), (722, 470)], (20, 17, 14, 12), ends=CUT), ink=0, gap=7, around=KEY)
        c.flat("706,460! 738,460! 760,530 752,600 722,680! 690,600 690,530", ink=0)
        wedges(c, [[(722, 480), (716, 560), (724, 640)], [(738, 490), (740, 560), (730, 630)]], 10)
        with c.down_to(2):
            wedges(c, [[(250, 526), (230, 470), (190, 420)], [(330, 540), (316, 480), (280, 430)], [(420, 546), (412, 490), (386, 440)], [(510, 544), (510, 480), (490, 430)], [(180, 494), (160, 440), (120, 400)]], 17, 2)
            wedges(c, [[(740, 760), (750, 660), (730, 560)], [(770, 860), (786, 740), (776, 600)]], 17, 2)
        c.flat("432,530! 412,580 422,630 452,660 472,670 474,730 490,746 504,730 510,676 552,690 598,676 602,734 616,750 632,734 636,670 662,640 672,590 664,556!", ink=0, gap=8, around=KEY)
    with p.thing("milk and shell", "prop") as m:
        wedges(m, [[(560, 1010), (500, 860), (490, 746)], [(590, 1010), (624, 880), (618, 760)]], 15, 0)
        m.flat("460,1000! 520,984 640,984 700,1000! 690,1060 640,1100 580,1110 520,1100 470,1060!", ink=0, gap=7, around=KEY)
        m.strokes([[(500, 1010), (530, 1060), (560, 1096)], [(560, 1006), (570, 1050), (576, 1096)], [(620, 1006), (606, 1056), (596, 1096)], [(666, 1010), (640, 1060), (616, 1096)]], 8, ends=(0.5, 0.5), black=True)
    with p.thing("milking octopus", "subject") as o:
        for path in ARMS:
            wide = (38, 34, 28, 21, 14, 7)
            o.flat(tube(path, wide, ends=CUT), spot=True, gap=7, around=KEY)
            dots = flow(path, 6)[5:-3:3]
            o.dots([(float(x), float(y), 8.5 - 4.5 * k / len(dots)) for k, (x, y) in enumerate(dots)], 0)
        o.flat("90,700 80,600 130,520 220,510 290,570 310,680 290,780 310,880 320,960 260,1020 180,1010 130,950 140,860 110,780", spot=True, gap=8, around=KEY)
        for x, y in ((178, 870), (272, 862)):
            o.flat(ellipse(x, y, 34, 29), ink=0, gap=6, around=KEY)
            o.flat(ellipse(x + 6, y - 3, 20, 8))
        o.strokes([[(140, 846), (176, 828), (210, 840)], [(242, 832), (276, 820), (304, 836)], [(130, 640), (140, 580), (190, 550)]], 9, ends=(0.2, 0.3), black=True)
    s.describe("A yellow octopus milks a cow with two of its arms. It sits in the flooded byre under her black and white flank, and the milk runs into a shell. Another arm steadies the shell, and one pats her belly.")
    s.moods("droll", "content", "odd", "busy")
    s.themes("work", "help", "sea", "nurture", "odd couples")
    s.says("multitasking", "overtime", "milkmaid", "dairy", "octopus", "handy", "flooded", "apprentice", "breakfast", "latte", "suckers", "ticklish", "eight arms and still in a hurry", "the tide does the milking", "cold hands", "new girl on the farm", "many hands make light milk", "the farmer overslept", "she seems to know the job", "something wet this way comes", "it was on the way", "half of it goes to the sea", "milk from the deep", "help from below", "salted butter", "the sea wants a little, too", "nobody asked for references", "keep one arm for yourself", "don’t look down, Daisy", "a gentle grip", "mother of eight", "high water, full pail", "sea legs", "learning by touching", "a good day for cats", "shell we begin?", "who let the ocean in?", "soft fingers, hard work", "what the moon sent us", "everybody needs somebody to lean on", "squeeze, release, squeeze", "night shift", "milk of human kindness, roughly", "neighbours from the other side")  # fmt: skip
    s.relate("milk and shell", "pours out of", "cow’s flank")
    s.about(place="a flooded byre", time="early, at high tide", light="pale, from the left", composition="low", view="near, under the cow", foreground="arms and a shell in the water", unexplained="who taught the octopus to milk")
