"""Nobody Tell the Cock: a cock's head from very near; small sheep climb his comb, which is a range of hills."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import spokes
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved

COMB = "640,500! 622,450 610,400 618,340 600,290! 566,330 548,390! 540,290 526,200 494,130! 452,200 428,280 416,340! 398,250 362,160 310,100! 280,180 276,280 280,370! 240,300 190,250 120,226! 116,320 150,420 210,490 290,540! 420,520 540,510"
HEAD = "240,560! 300,520 420,500 540,500 620,500 664,534! 700,700! 660,740 620,760 590,790! 620,900 690,1040 780,1240! -30,1240! -30,1060 20,900 100,740 170,630"
BEAK = "632,528! 660,510 700,514 738,540 764,584 774,640 766,680! 752,656 728,640 700,640 676,648! 708,654 734,668 738,684! 706,698 668,692 640,672! 618,640 620,580"
FEATHER = "0,-40! 30,40 28,120 0,220! -28,120 -30,40"


def sheep(t: Cutting, at: Sequence[float], size: float, turn: float, flip: bool = False) -> None:
    """A small sheep, uphill."""
    for x, lean in ((-30, -6), (-12, 2), (12, -2), (30, 6)):
        t.flat(moved([(x - 5, 8), (x + 6, 8), (x + 5 + lean, 40), (x + 9 + lean, 48), (x - 6 + lean, 48), (x - 5 + lean, 40)], at, size, turn, flip))
    t.flat(moved("-44,6 -52,-8 -42,-20 -34,-34 -18,-34 -6,-44 10,-36 26,-40 34,-26 44,-14 38,4 28,16 12,16 0,24 -14,18 -30,20", at, size, turn, flip), ink=0, gap=5, around=KEY)
    t.flat(moved("-46,-12! -58,-10 -62,2 -54,8 -44,2", at, size, turn, flip), ink=0, gap=4, around=KEY)
    t.flat(moved("28,-38! 40,-48 54,-44 66,-28 74,-14! 70,-4 58,-4 44,-10 34,-18", at, size, turn, flip))
    t.flat(moved("36,-44! 24,-50 14,-44! 22,-34 34,-34", at, size, turn, flip))
    t.flat(moved("48,-34! 56,-34 58,-28! 50,-28", at, size, turn, flip), ink=0)


@card(id="g7w2mc", title="Nobody Tell the Cock", seed=99, palette="lino_yolk", light=(0.7, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    with p.thing("morning sky", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.strokes(spokes((860, 800), 150, (420, 900), 22, (180, 285), wild=0.15, seed=3), 26, ends=(0.9, 0.05))
    with p.thing("cock", "subject") as c:
        c.flat(HEAD, gap=9)
        with c.within(HEAD):
            for row in range(5):
                for k in range(8):
                    x, y = -20 + k * 112 + (row % 2) * 56, 1120 - row * 112
                    if y < 1120 - row * 112 + 1 and math.hypot(x - 500, y - 560) > 190 and x < 400 + (y - 560) * 0.7:
                        c.flat(moved(FEATHER, (x, y - 40), 1.0, 20 - (x - 200) * 0.06), ink=(2, 0, 2, 1, 2)[row], gap=7, around=KEY)
        c.flat("360,560! 420,530 520,520 600,524 640,560! 640,640 620,700! 560,690 500,700 430,680 380,630", ink=0, gap=8, around=KEY)
        c.flat(BEAK, ink=1, gap=9, around=KEY)
        c.strokes([[(604, 630), (640, 650), (690, 645), (730, 650)]], 10, ends=(0.3, 0.2), black=True)
        c.flat("668,566! 684,556 706,562 716,576! 696,574 682,578")
        c.strokes([[(692, 530), (730, 556), (750, 600)]], 9, ends=(0.2, 0.1))
        c.flat(oval(524, 590, 52, 50), ink=1, gap=9, around=KEY)
        c.flat(oval(520, 574, 27, 27))
        c.flat(oval(512, 564, 8, 8), ink=0)
        c.strokes([[(462, 576), (490, 542), (530, 532), (574, 552)]], 17, ends=(0.3, 0.2), black=True)
        c.strokes([[(470, 652), (520, 664), (570, 648)], [(400, 600), (414, 630), (440, 650)]], 9, ends=(0.1, 0.1), black=True)
    with p.thing("comb", "subject") as comb:
        comb.flat(COMB, spot=True, gap=10, around=KEY)
        comb.strokes([[(300, 180), (310, 260), (320, 350)], [(480, 210), (480, 300), (478, 390)], [(580, 340), (578, 400), (580, 450)], [(170, 290), (210, 350), (250, 410)]], 13, ends=(0.1, 0.1), black=True)
        comb.flat("640,700! 670,720 700,780 696,850 660,890 620,870 606,810 610,740!", spot=True, gap=9, around=KEY)
        comb.flat("590,690! 620,720 630,790 616,850 580,870 550,830 552,760 570,710!", spot=True, gap=9, around=KEY)
    with p.thing("sheep", "accent") as h:
        for x, y, q, a, flip in ((206, 252, 1.0, 40, True), (306, 96, 0.95, -4, False), (426, 306, 0.9, 4, True), (494, 124, 0.95, 4, True), (556, 352, 0.8, -8, False)):
            sheep(h, (x, y), q, a, flip)
    s.describe("A cock is seen from very near at sunrise. His red comb is a range of steep hills, and five small sheep climb on it. His eye turns up to see what is there.")
    s.moods("droll", "proud", "bright", "suspenseful")
    s.themes("morning", "vanity", "landscape", "secrets", "scale")
    s.says("rooster", "pasture", "hairdo", "alps", "vanity", "sunrise", "dandruff", "itch", "pilgrims", "wake-up", "mountains", "hills", "crown", "don’t move", "nobody tell the cock", "he thinks it’s applause", "it’s all in your head", "counting sheep too late", "up with the lark, or worse", "the hills are alive", "something on his mind", "comb over", "a bad hair day", "who’s the king of the hill?", "high grazing", "the early bird and company", "don’t look down", "they like it when he shouts", "hold on, he’s breathing in", "an avalanche at dawn", "grass is redder on top", "a peak experience", "what keeps him awake", "the farm above the farm", "the world rests on a bird", "tickled at the top", "shepherd wanted, no vertigo", "the last ones to hear it", "some sleep on volcanoes", "before he opens his mouth", "pride has its parasites", "good morning, everyone", "three, two, one", "why the sun came up early")  # fmt: skip
    s.relate("comb", "is inhabited by", "sheep")
    s.about(place="a farmyard", time="sunrise", light="low, from the right", composition="left", view="near, beside the cock’s head", foreground="neck feathers", unexplained="how the sheep got up there")
