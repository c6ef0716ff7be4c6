"""The Tide Does the Milking: an octopus milks a cow in the flooded byre, with arms to spare."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

COW = "196,170! 250,128 340,136 480,158 620,138 690,130 742,156! 772,230 780,330 764,430 744,520 738,590 758,640 752,710 742,800 748,1000! 668,1000! 680,800 674,730 650,650! 640,690 612,714 560,724 510,710 484,672 466,602! 400,610 310,606 232,586! 240,690 248,760 236,840 240,1000! 160,1000! 168,840 154,760 162,690 150,610! 112,540 96,460 110,380 140,260"
FACE = "-84,-134! -60,-156 0,-166 60,-156 84,-134! 78,-90 76,-30 60,30 60,80 56,104 36,126 0,132 -36,126 -56,104 -60,80 -60,30 -76,-30 -78,-90"
LEAF = "76,-96! 110,-126 152,-128 184,-104! 160,-66 120,-52 80,-62!"
HORN = "44,-148! 62,-176 66,-206 56,-232! 88,-214 98,-176 82,-134!"
MANTLE = "352,636 420,650 462,716 462,790 434,850 452,900 444,960 400,996 340,1004 280,984 252,930 262,872 232,806 236,726 282,656"


def arm(o: Cutting, path: Sequence[tuple[float, float]], wide: tuple[float, float] = (34, 11), tip: float = 0.0) -> None:
    """One arm, thick at the body, with its row of suckers."""
    w = [wide[0] + (wide[1] - wide[0]) * k / 6 for k in range(7)]
    o.flat(tube(path, [*w, wide[1] * tip] if tip else w, ends=(0.0, 1.0)), spot=True, gap=7, around=KEY)
    line = flow(path, 8)
    o.dots([(float(x), float(y), 0.27 * (wide[0] + (wide[1] - wide[0]) * k / len(line))) for k, (x, y) in enumerate(line[:-2]) if k > 5 and k % 4 == 0], 0)


@card(id="k3o8mt", title="The Tide Does the Milking", seed=31, palette="lino_slate_milk", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("flooded byre", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2), g.flat("-20,-20! 820,-20! 820,64! -20,76!")
        g.strokes([[(60, 52), (240, 46), (420, 50)], [(500, 44), (620, 40), (740, 44)]], 7, ends=(0.1, 0.4))
        wedges(g, [[(60, 90), (64, 280), (58, 560)], [(62, 620), (58, 720), (60, 860)], [(330, 640), (334, 780), (330, 900)]], 9, ends=(0.8, 0.1))
    with p.thing("cow’s flank", "witness") as c:
        c.flat("250,580! 322,580! 318,700 324,760 312,840 316,1000! 254,1000! 258,840", "640,640! 690,640! 690,1000! 640,1000! 650,820 652,740")
        for x in (520, 612):
            c.flat(tube([(x, 690), (x - 1, 750), (x, 804), (x, 846)], (23, 20, 18, 12)), ink=1, gap=7, around=KEY)
        c.flat(COW, ink=0, gap=8, around=KEY)
        with c.within(COW):
            c.flat("200,90! 350,90! 372,200 330,300 250,350 200,470 130,520 60,480 60,200", "450,120! 650,100! 672,220 620,330 560,300 500,350 440,300 424,200", "820,330! 720,400 690,480 640,520 650,600 690,640 700,700 820,720!", "392,640! 350,560 390,490 450,500 470,560 440,610")
            c.flat("468,600! 492,584 514,604 542,586 568,606 596,588 622,606 646,590! 652,660! 640,760! 470,760!", ink=1)
            c.strokes([[(560, 640), (556, 680), (562, 716)]], 8, ends=(0.1, 0.7), black=True), c.strokes([[(651, 664), (642, 620), (646, 560)]], 8, ends=(0.9, 0.1), black=True)
        c.flat(tube([(722, 140), (752, 230), (760, 360), (748, 470)], (15, 13, 11, 12), ends=(0.6, 0.0)), ink=0, gap=7, around=KEY), c.flat("734,456! 764,456! 776,530 760,600 738,656! 716,600 716,520", gap=6)
        at, turn = (206, 322), 6
        for flip in (False, True):
            c.flat(moved(LEAF, at, 1.0, turn, flip), gap=7), c.flat(moved("96,-92! 124,-108 158,-106! 136,-78 104,-74!", at, 1.0, turn, flip), ink=1)
            c.flat(moved(HORN, at, 1.0, turn, flip), ink=0, gap=7, around=KEY)
        c.flat(moved(FACE, at, 1.0, turn), gap=8), c.flat(moved("0,-156 22,-100 14,-40 30,40 0,70 -30,40 -14,-40 -22,-100", at, 1.0, turn), ink=0), c.flat(moved("0,44 50,56 74,96 62,136 0,160 -62,136 -74,96 -50,56", at, 1.0, turn), ink=1, gap=6, around=KEY)
        for q in (-1, 1):
            c.flat(moved(ellipse(q * 32, 88, 12, 9), at, 1.0, turn)), c.flat(moved(ellipse(q * 46, -46, 23, 19), at, 1.0, turn), ink=0), c.flat(moved(ellipse(q * 46 + 7, -40, 12, 12), at, 1.0, turn))
            c.flat(moved(f"{q * 46 - 27},-48! {q * 46},-72 {q * 46 + 27},-48! {q * 46},-57", at, 1.0, turn))
        c.strokes(moved_lines([[(-34, 124), (0, 134), (34, 124)]], at, 1.0, turn), 8, ends=(0.3, 0.3), black=True)
    with p.thing("milk and shell", "prop") as m:
        wedges(m, [[(520, 852), (524, 880), (536, 930)], [(612, 852), (608, 880), (588, 930)]], 15, 0, ends=(0.6, 0.9))
        m.flat("-20,940! 100,926 200,944 320,926 440,944 560,926 680,944 820,926! 820,1220! -20,1220!", ink=1, gap=8, around=0), m.strokes([[(520, 1120), (600, 1106), (690, 1122)], [(40, 1150), (110, 1140), (190, 1152)], [(690, 1010), (730, 1002), (770, 1010)]], 10, ends=(0.1, 0.3))
        m.flat("440,930! 520,910 600,910 682,930! 674,990 630,1040 560,1054 490,1040 448,990!", ink=0, gap=8, around=KEY)
        m.strokes([[(478, 946), (500, 1000), (530, 1040)], [(520, 946), (534, 1000), (550, 1044)], [(561, 946), (561, 1000), (561, 1046)], [(602, 946), (588, 1000), (572, 1044)], [(644, 946), (622, 1000), (592, 1040)]], 8, ends=(0.5, 0.5), black=True)
        m.flat(ellipse(561, 926, 122, 22), ink=2, gap=7, around=KEY), m.flat(ellipse(561, 930, 92, 13), ink=0)
        wedges(m, [[(520, 852), (522, 880), (530, 926)], [(612, 852), (610, 880), (598, 926)]], 15, 0, ends=(0.6, 0.9))
    with p.thing("milking octopus", "subject") as o:
        arm(o, [(290, 900), (190, 880), (120, 800), (130, 680), (210, 610), (270, 540), (324, 500), (366, 512), (362, 548)], (34, 10), 0.6)
        arm(o, [(400, 980), (430, 1080), (540, 1146), (670, 1120), (746, 1020), (736, 880), (704, 836), (654, 810), (626, 794), (592, 774)], (36, 11)), o.flat(tube([(633, 766), (612, 760), (592, 747)], (11, 11, 10)), spot=True, gap=6, around=KEY), o.flat(tube([(631, 741), (612, 736), (594, 725)], (9, 9, 5)), spot=True, gap=6, around=KEY)
        arm(o, [(420, 920), (470, 880), (464, 836), (478, 810), (506, 794), (540, 774)], (30, 11)), o.flat(tube([(499, 766), (520, 760), (540, 747)], (11, 11, 10)), spot=True, gap=6, around=KEY), o.flat(tube([(501, 741), (520, 736), (538, 725)], (9, 9, 5)), spot=True, gap=6, around=KEY)
        arm(o, [(280, 960), (190, 1000), (90, 1010), (50, 1080), (90, 1150), (160, 1140), (150, 1100)], (36, 9), 0.6)
        arm(o, [(310, 980), (250, 1060), (270, 1140), (350, 1160), (404, 1120), (376, 1090)], (34, 9), 0.6)
        arm(o, [(400, 960), (440, 1030), (520, 1078), (610, 1060), (650, 1000), (632, 964)], (34, 10), 0.6)
        o.flat(MANTLE, spot=True, gap=8, around=KEY)
        for x in (304, 402):
            o.flat(ellipse(x, 872, 37, 34), ink=0, gap=7, around=KEY), o.flat(ellipse(x + 11, 862, 22, 11, degrees=-14))
        o.strokes([[(262, 838), (304, 814), (340, 826)], [(376, 824), (410, 810), (446, 832)], [(276, 760), (276, 710), (310, 676)]], 10, ends=(0.2, 0.3), black=True), o.dots([(380, 690, 12), (412, 726, 9), (392, 752, 6)], 0)
    s.describe("A yellow octopus milks a cow with two of its arms. It sits in the flooded byre under her black and white flank, and the milk runs into a shell. Another arm steadies the shell, and one pats her belly.")
    s.moods("droll", "content", "odd", "busy")
    s.themes("work", "help", "sea", "nurture", "odd couples")
    s.says("multitasking", "overtime", "milkmaid", "dairy", "octopus", "handy", "flooded", "apprentice", "breakfast", "latte", "suckers", "ticklish", "eight arms and still in a hurry", "the tide does the milking", "cold hands", "new girl on the farm", "many hands make light milk", "the farmer overslept", "she seems to know the job", "something wet this way comes", "it was on the way", "half of it goes to the sea", "milk from the deep", "help from below", "salted butter", "the sea wants a little, too", "nobody asked for references", "keep one arm for yourself", "don’t look down, Daisy", "a gentle grip", "mother of eight", "high water, full pail", "sea legs", "learning by touching", "a good day for cats", "shell we begin?", "who let the ocean in?", "soft fingers, hard work", "what the moon sent us", "everybody needs somebody to lean on", "squeeze, release, squeeze", "night shift", "milk of human kindness, roughly", "neighbours from the other side")  # fmt: skip
    s.relate("milk and shell", "pours out of", "cow’s flank")
    s.about(place="a flooded byre", time="early, at high tide", light="pale, from the left", composition="low", view="near, from the side", foreground="arms and a shell in the water", unexplained="who taught the octopus to milk")
