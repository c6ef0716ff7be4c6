"""Nobody Tell the Cock: a cock's head from very near; small sheep climb his comb, which is a range of hills."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lino_furrows import spokes
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.poster_cuts import put

COMB = "640,500! 622,450 610,400 618,340 600,290! 566,330 548,390! 540,290 526,200 494,130! 452,200 428,280 416,340! 398,250 362,160 310,100! 280,180 276,280 280,370! 240,300 190,250 120,226! 116,320 150,420 210,490 290,540! 420,520 540,510"
HEAD = "240,560! 300,520 420,500 540,500 620,500 664,534! 700,700! 660,740 620,760 590,790! 620,900 690,1040 780,1240! -30,1240! -30,1060 20,900 100,740 170,630"
BEAK = "650,520! 700,530 748,566 770,620 764,650! 720,640 680,650! 690,668 700,690! 672,700 640,680! 620,640 626,570"
FEATHER = "0,-40! 30,40 28,120 0,220! -28,120 -30,40"


def sheep(t: Cutting, at: Sequence[float], size: float, turn: float, flip: bool = False) -> None:
    """A small sheep, uphill."""
    for x in (-24, -10, 14, 26):
        t.flat(put([(x - 4, 10), (x + 4, 10), (x + 4, 46), (x - 4, 46)], at, size, turn, flip))
    t.flat(put("-40,4 -44,-18 -28,-34 -8,-32 6,-40 26,-34 38,-18 36,4 24,20 4,18 -14,24 -32,18", at, size, turn, flip), ink=0, gap=5, around=KEY)
    t.flat(put("26,-36! 44,-46 62,-38 70,-20! 60,-8 40,-12 28,-20", at, size, turn, flip))


@card(id="g7w2mc", title="Nobody Tell the Cock", seed=99, palette="lino_yolk", light=(0.7, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    with p.thing("morning sky", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.strokes(spokes((860, 800), 150, (420, 900), 22, 3, (180, 285), 0, 0.15), 26, ends=(0.9, 0.05))
    with p.thing("cock", "subject") as c:
        c.flat(HEAD, gap=9)
        with c.within(HEAD):
            for row in range(5):
                for k in range(8):
                    x, y = -20 + k * 112 + (row % 2) * 56, 1120 - row * 112
                    if y < 1120 - row * 112 + 1 and math.hypot(x - 500, y - 560) > 190 and x < 400 + (y - 560) * 0.7:
                        c.flat(put(FEATHER, (x, y - 40), 1.0, 20 - (x - 200) * 0.06), ink=(2, 0, 2, 1, 2)[row], gap=7, around=KEY)
        c.flat("360,560! 420,530 520,520 600,524 640,560! 640,640 620,700! 560,690 500,700 430,680 380,630", ink=0, gap=8, around=KEY)
        c.flat(BEAK, ink=1, gap=9, around=KEY)
        c.strokes([[(628, 640), (680, 634), (740, 640)]], 9, ends=(0.4, 0.2), black=True)
        c.flat("672,560! 690,558 704,572! 690,578")
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
        for x, y, q, a, flip in ((206, 252, 1.0, 40, True), (312, 70, 1.05, -6, False), (426, 306, 0.9, 4, True), (494, 98, 1.05, 6, True), (556, 352, 0.8, -8, False)):
            sheep(h, (x, y), q, a, flip)
    s.describe("A cock is seen from very near at sunrise. His red comb is a range of steep hills, and five small sheep climb on it. His eye turns up to see what is there.")
    s.moods("droll", "proud", "bright", "suspenseful")
    s.themes("morning", "vanity", "landscape", "secrets", "scale")
    s.says("rooster", "pasture", "hairdo", "alps", "vanity", "sunrise", "headache", "itch", "pilgrims", "wake-up", "mountains", "hills", "crown", "don’t move", "nobody tell the cock", "he thinks it’s applause", "it’s all in your head", "counting sheep too late", "up with the lark, or worse", "the hills are alive", "something on his mind", "comb over", "a bad hair day", "who’s the king of the hill?", "high grazing", "the early bird and company", "don’t look down", "they like it when he shouts", "hold on, he’s breathing in", "an avalanche at dawn", "grass is redder on top", "a peak experience", "what keeps him awake", "the farm above the farm", "the world rests on a bird", "tickled at the top", "shepherd wanted, no vertigo", "the last ones to hear it", "some sleep on volcanoes", "before he opens his mouth", "pride has its parasites", "good morning, everyone", "three, two, one", "why the sun came up early")  # fmt: skip
    s.relate("comb", "is inhabited by", "sheep")
    s.about(place="a farmyard", time="sunrise", light="low, from the right", composition="left", view="near, beside the cock’s head", foreground="neck feathers", unexplained="how the sheep got up there")
