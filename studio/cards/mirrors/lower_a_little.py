"""Lower a Little: at night a basket comes down the yard; in it a hen sits on a lit birthday cake."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point, outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.tubes import tube

HEN = "218,300 240,268 276,258 310,274 326,310 332,360 352,410 400,446 460,458 520,440 566,400 600,330! 632,306 668,290! 668,330! 704,312 722,320! 712,366! 744,362 756,376! 728,440 716,520 690,600 640,680 570,742 480,772 390,780 300,770 214,738 160,680 134,610 138,530 164,460 204,400 220,350"
COMB = "240,290! 214,246 236,226 256,244! 256,204 284,194 296,232! 312,208 338,220 330,262 318,300!"
ICING = "130,690! 180,716 290,732 400,736 510,732 620,716 670,690! 674,740 664,772 646,780 630,764! 614,764 604,800 582,806 562,780! 520,786 508,820 486,824 470,790! 410,794 396,836 370,838 356,792! 310,786 294,806 274,802 262,776! 232,772 222,796 204,796 192,764! 172,758 164,780 146,780 132,760 126,724"
CAKE = "134,690! 180,716 290,732 400,736 510,732 620,716 666,690! 650,900! 150,900!"
CANDLES = (154, 694), (194, 712), (606, 712), (646, 694)
BASKET = "76,856! 180,886 290,900 400,904 510,900 620,886 724,856! 650,1110! 560,1130 400,1138 240,1130 150,1110!"
RIM = "60,820! 170,856 290,872 400,876 510,872 630,856 740,820! 746,862! 630,902 510,916 400,920 290,916 170,902 54,862!"


def _hen(shape: str) -> list[Point]:
    return placed([(x - 420, y - 740) for x, y in outline(shape)], (404, 656), 0.76)


@card(id="bo6t13", title="Lower a Little", seed=77, palette="riso_night_tram", light=(-0.2, 0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.2, 0.2, 0.5)])
    with d.thing("dark yard", "place") as y:
        y.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
        y.flat("518,84! 646,84! 646,236! 518,236!", lemon=1)
        y.flat("500,244! 664,244! 664,258! 500,258!", orange=1)
        with y.in_inks(navy=1):
            y.strokes([[(582, 80), (582, 240)], [(514, 140), (650, 140)]], 8, ends=(1, 1))
    with d.thing("basket", "prop") as back:
        back.flat(ellipse(400, 842, 336, 56, 90), gap=6, orange=1, navy=1)
    with d.thing("birthday cake", "prop") as top:
        top.flat(ellipse(400, 690, 270, 46, 90), orange=1)
    with d.thing("hen", "subject") as h:
        h.flat(_hen(COMB), orange=1)
        h.flat(_hen(HEN))
        h.flat(_hen("226,300! 190,306 160,328! 196,336 226,338!"), lemon=1)
        h.flat(_hen("234,340! 250,372 246,400 228,410 212,396 216,366!"), orange=1)
        h.flat(ellipse(293, 322, 15, 15), orange=1)
        h.flat(ellipse(292, 323, 7, 8), orange=1, navy=1)
        with h.in_inks(navy=1):
            h.strokes([[(275, 315), (291, 306), (310, 315)]], 7, ends=(0.4, 0.3))
            h.strokes([[(337, 479), (337, 541), (372, 585), (425, 594), (496, 568), (567, 506)], [(381, 497), (399, 532), (434, 541), (514, 497)], [(584, 426), (611, 391), (630, 373)], [(563, 417), (584, 373), (602, 352)]], 8, ends=(0.7, 0.2))
    with d.thing("birthday cake", "prop") as cake:
        for x, foot in CANDLES:
            cake.flat([(x - 11, foot - 96), (x + 11, foot - 96), (x + 11, foot), (x - 11, foot)], gap=4)
            with cake.in_inks(orange=1):
                cake.strokes([[(x - 13, foot - k), (x + 13, foot - k - 12)] for k in (12, 36, 60)], 7, ends=(1, 1))
            cake.flat(placed(outline("0,-70! 22,-26 20,-8 0,0 -20,-8 -22,-26"), (x, foot - 102), 1.0), lemon=1)
            cake.flat(placed(outline("0,-38! 9,-16 8,-6 0,-2 -8,-6 -9,-16"), (x, foot - 102), 1.0), orange=1)
        cake.flat(CAKE, gap=6, lemon=1)
        cake.flat(ICING, gap=5, orange=1)
    with d.thing("basket", "prop") as bask:
        bask.flat(BASKET, gap=7, orange=1, navy=1)
        with bask.within(BASKET):
            for row in range(6):
                for k in range(-6, 7):
                    x, y0, w = 400 + (k + 0.5 * (row % 2)) * (96 - row * 4), 920 + row * 40 - abs(k) * 3, 46 - row * 2
                    bask.flat(f"{x - w},{y0} {x - w * 0.8},{y0 - 14} {x},{y0 - 18} {x + w * 0.8},{y0 - 14} {x + w},{y0} {x + w * 0.8},{y0 + 14} {x},{y0 + 18} {x - w * 0.8},{y0 + 14}", orange=1)
        for x in (104, 696):
            bask.flat(tube([(x - 30, 850), (x - 28, 806), (x, 776), (x + 28, 806), (x + 30, 850)], 5 * [10]), gap=5, orange=1)
        bask.flat(RIM, gap=6, orange=1)
        with bask.within(RIM), bask.in_inks(navy=1):
            bask.strokes([[(x - 12, 950), (x + 22, 790)] for x in range(60, 760, 40)], 6, ends=(1, 1))
        for x in (104, 696):
            bask.strokes([[(x, -30), (x, 778)]], 11, ends=(1, 1))
            bask.flat(ellipse(x, 776, 18, 25), gap=4)
            with bask.in_inks(navy=1):
                bask.strokes([[(x - 20, yy + 6), (x + 20, yy - 8)] for yy in (764, 778, 792)], 5, ends=(1, 1))
    s.describe("A large basket hangs on two ropes before a dark house wall. In it stands a birthday cake with burning candles, and on the cake sits a white hen. Behind her one window is lit.")
    s.moods("cosy", "droll", "solemn", "expectant")
    s.themes("gifts", "neighbours", "hatching", "birthdays", "night")
    s.says("room service", "trickle-up", "what could I put in?", "happy birthday, chick", "going down", "the cake is not ready yet", "keep it warm", "lower a little", "hen party", "don’t count them yet", "special delivery", "eggs and candles", "careful with the tail", "broody", "a surprise from the fourth floor", "she ordered dessert", "make a wish", "two ropes", "all the eggs in one basket", "balloon ride", "first class", "night flight", "somebody up there likes me", "neighbours", "to whom it may concern", "it isn’t even my birthday", "she won’t get up", "born on a cake", "hot seat", "present", "the tooth fairy’s cousin", "lift, for poultry", "blow before you bite", "a golden age", "motherhood", "omelette", "from above, with love", "sugar", "the party is one floor down", "happy returns", "incubator", "throne", "please send the basket back", "hush, she is counting the candles")  # fmt: skip
    s.relate("hen", "guards", "birthday cake")
    s.relate("birthday cake", "is inside", "basket")
    s.about(place="a wall between tall houses", time="night", light="candles on the cake", composition="low", view="eye level, from a balcony", foreground="the wickerwork of the basket", unexplained="nobody holds the rope")
