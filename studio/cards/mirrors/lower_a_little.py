"""Lower a Little: at night a basket comes down the yard; in it a hen sits on a lit birthday cake."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point, outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

HEN = "218,300 240,268 276,258 310,274 326,310 332,360 352,410 400,446 460,458 520,440 566,400 600,330! 632,306 668,290! 668,330! 704,312 722,320! 712,366! 744,362 756,376! 728,440 716,520 690,600 640,680 560,760! 220,760! 160,680 134,610 138,530 164,460 204,400 220,350"
COMB = "240,290! 214,246 236,226 256,244! 256,204 284,194 296,232! 312,208 338,220 330,262 318,300!"


def _hen(shape: str) -> list[Point]:
    return placed([(x - 420, y - 740) for x, y in outline(shape)], (416, 740), 0.86)


@card(id="bo6t13", title="Lower a Little", seed=77, palette="riso_night_tram", light=(-0.2, 0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.2, 0.2, 0.5)])
    with d.thing("dark yard", "place") as y:
        y.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
        for col in range(3):
            for row in range(4):
                x, yy = 90 + col * 230, 70 + row * 190
                y.flat(f"{x},{yy}! {x + 110},{yy}! {x + 110},{yy + 126}! {x},{yy + 126}!", navy=1, orange=1)
        y.flat("320,70! 430,70! 430,196! 320,196!", lemon=1)
        with y.in_inks(navy=1):
            y.strokes([[(375, 66), (375, 200)], [(316, 116), (434, 116)]], 8, ends=(1, 1))
        y.strokes([[(48, 860), (48, -30)], [(752, 860), (752, -30)]], 10, ends=(1, 1))
    with d.thing("small basket", "prop") as m:
        m.strokes([[(654, -30), (654, 96)]], 6, ends=(1, 1))
        m.flat("584,206! 596,140 626,98 654,90 682,98 712,140 724,206! 708,206! 698,148 676,116 654,108 632,116 610,148 600,206!", gap=5)
        for x, yy in ((626, 204), (682, 204), (654, 190)):
            m.flat(ellipse(x, yy, 28, 36), gap=5, lemon=1)
        m.flat("570,206! 738,206! 718,296! 590,296!", gap=6, orange=1)
    with d.thing("hen", "subject") as h:
        h.flat(_hen(COMB), orange=1)
        h.flat(_hen(HEN))
        h.flat(_hen("226,300! 190,306 160,328! 196,336 226,338!"), lemon=1)
        h.flat(_hen("234,340! 250,372 246,400 228,410 212,396 216,366!"), orange=1)
        h.flat(ellipse(290, 362, 16, 16), orange=1)
        h.flat(ellipse(289, 363, 8, 9), orange=1, navy=1)
        with h.in_inks(navy=1):
            h.strokes([[(270, 354), (288, 344), (310, 354)]], 7, ends=(0.4, 0.3))
            h.strokes([[(340, 540), (340, 610), (380, 660), (440, 670), (520, 640), (600, 570)], [(390, 560), (410, 600), (450, 610), (540, 560)], [(620, 480), (650, 440), (672, 420)], [(596, 470), (620, 420), (640, 396)]], 8, ends=(0.7, 0.2))
    with d.thing("birthday cake", "prop") as cake:
        cake.flat("60,734! 250,714 560,712 742,730! 742,850! 60,850!", gap=6, lemon=1)
        cake.flat("54,738! 250,712 560,712 748,734! 748,780 724,796 700,764 640,756 620,800 590,806 574,770 530,762 470,764 450,812 420,818 402,774 340,764 280,768 262,800 236,800 224,772 180,766 160,800 130,802 112,770 84,766 70,790 54,780", orange=1)
        for x, top in ((98, 650), (146, 616), (672, 616), (714, 650)):
            cake.flat([(x - 9, top), (x + 9, top), (x + 9, 724), (x - 9, 724)], gap=4)
            cake.flat(placed(outline("0,-70! 22,-26 20,-8 0,0 -20,-8 -22,-26"), (x, top - 6), 1.0), lemon=1)
            cake.flat(placed(outline("0,-38! 9,-16 8,-6 0,-2 -8,-6 -9,-16"), (x, top - 6), 1.0), orange=1)
    with d.thing("basket", "prop") as bask:
        bask.flat("60,826! 740,826! 640,1130! 400,1144 160,1130!", gap=7, orange=1, navy=1)
        for row in range(3):
            y0, half = 902 + row * 80, 318 - row * 28
            for k7 in range(6):
                x0 = 400 + half * ((k7 + 0.5 + 0.5 * (row % 2)) / 3 - 1)
                if abs(x0 - 400) < half - 30:
                    bask.flat(placed(outline("-42,0 -20,-27 22,-27 42,0 22,27 -20,27"), (x0, y0), half / 318), orange=1)
        bask.flat("36,806! 764,806! 770,852! 400,862 30,852!", gap=6, orange=1)
        for x in (48, 752):
            bask.flat(f"{x - 16},796! {x + 16},796! {x + 18},862! {x - 18},862!", gap=4)
            with bask.in_inks(navy=1):
                bask.strokes([[(x - 18, yy + 8), (x + 18, yy - 6)] for yy in (814, 832, 850)], 5, ends=(1, 1))
    s.describe("A large basket hangs on two ropes in a dark yard. In it lies a birthday cake with burning candles, and on the cake sits a white hen. A second, small basket with eggs hangs further up.")
    s.moods("cosy", "droll", "solemn", "expectant")
    s.themes("gifts", "neighbours", "hatching", "birthdays", "night")
    s.says("room service", "trickle-up", "what could I put in?", "happy birthday, chick", "going down", "the cake is not ready yet", "keep it warm", "lower a little", "hen party", "don’t count them yet", "special delivery", "eggs and candles", "careful with the tail", "broody", "a surprise from the fourth floor", "she ordered dessert", "make a wish", "pulley", "all the eggs in one basket", "balloon ride", "first class", "night flight", "somebody up there likes me", "neighbours", "to whom it may concern", "it isn’t even my birthday", "she won’t get up", "born on a cake", "hot seat", "present", "the tooth fairy’s cousin", "lift, for poultry", "blow before you bite", "a golden age", "motherhood", "omelette", "from above, with love", "sugar", "the party is one floor down", "happy returns", "incubator", "throne", "please send the cup back", "hush, she is counting the candles")  # fmt: skip
    s.relate("hen", "sleeps in", "basket")
    s.relate("birthday cake", "is inside", "basket")
    s.about(place="a yard between tall houses", time="night", light="candles on the cake", composition="low", view="eye level, from a balcony", foreground="the wickerwork of the basket", unexplained="nobody holds the rope")
