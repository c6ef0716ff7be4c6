"""Before We Eat: people and otters round a table, heads bowed; only the fish and the grandmother look up."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

MID = (400, 610)
FISH = "0,-300! 50,-270 104,-170 124,-40 108,90 60,210 34,262! 70,290 120,350! 40,334 0,320 -40,334 -120,350! -70,290 -34,262! -64,200 -120,80 -132,-40 -104,-170 -50,-270"


def seat(degrees: float, far: float = 1.0) -> tuple[float, float]:
    a = math.radians(degrees)
    return MID[0] + 338 * far * math.sin(a), MID[1] - 480 * far * math.cos(a)


@card(id="vpyyup", title="Before We Eat", seed=52, palette="lino_barley", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.8, -0.2, 0.5)])
    with p.thing("kitchen floor", "place") as floor:
        floor.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        floor.flat(ellipse(*MID, 318, 452), ink=0, gap=9, around=KEY)
    with p.thing("people", "witness", count=3) as people:
        for a in (90, 180, 270):
            for side in (-1, 1):
                people.flat(tube([(*seat(a + side * 8, 1.06), 40), (*seat(a + side * 17, 1.04), 32), (*seat(a + side * 24, 0.86), 24)]), gap=6, around=0)
            people.flat(moved(ellipse(0, 60, 130, 62), seat(a), 1.0, 180 + a), gap=6, around=0)
            people.flat(moved("-16,-74! -14,-92 0,-100 14,-92 16,-74!", seat(a), 1.0, 180 + a), ink=0, gap=6, around=KEY)
            people.flat(*[moved(ellipse(side * 70, -8, 15, 20), seat(a), 1.0, 180 + a) for side in (-1, 1)], ink=0, gap=6, around=KEY)
            people.flat(moved(ellipse(0, 0, 68, 80), seat(a), 1.0, 180 + a), gap=6, around=0)
            with people.down_to(2):
                people.strokes([moved([(0, -64), (4, -20), (-4, 30)], seat(a), 1.0, 180 + a), *(moved([(q * 14, 20), (q * 34, -6), (q * 46, -44)], seat(a), 1.0, 180 + a) for q in (-1, 1)), *(moved([(q * 8, 54), (q * 34, 40), (q * 52, 14)], seat(a), 1.0, 180 + a) for q in (-1, 1))], 8, ends=(0.2, 0.4))
    with p.thing("otters", "witness", count=4) as otters:
        for a in (45, 135, 225, 315):
            for side in (-1, 1):
                otters.flat(tube([(*seat(a + side * 8, 1.04), 34), (*seat(a + side * 15, 0.98), 27), (*seat(a + side * 20, 0.84), 22)]), ink=1, gap=6, around=KEY)
            otters.flat(moved("-80,300! -112,110 -84,30 0,20 84,30 112,110 80,300!", seat(a), 1.0, 180 + a), ink=1, gap=6, around=KEY)
            otters.flat(*[moved(ellipse(side * 62, 26, 17, 15), seat(a), 1.0, 180 + a) for side in (-1, 1)], ink=1, gap=6, around=KEY)
            otters.flat(moved("0,-104 34,-94 48,-60 64,-20 68,20 48,60 0,72 -48,60 -68,20 -64,-20 -48,-60 -34,-94", seat(a), 1.0, 180 + a), ink=1, gap=6, around=KEY)
            otters.flat(moved("0,-112 22,-104 14,-84 0,-76 -14,-84 -22,-104", seat(a), 1.0, 180 + a))
            otters.strokes([moved(c, seat(a), 1.0, 180 + a) for q in (-1, 1) for c in ([(q * 56, -22), (q * 40, -34), (q * 24, -26)], [(q * 30, -72), (q * 60, -84), (q * 88, -80)], [(q * 32, -62), (q * 64, -62), (q * 90, -54)])], 6, ends=(0.5, 0.2), black=True)
    with p.thing("joined hands") as hands:
        for a in (24, 66, 114, 156, 204, 246, 294, 336):
            x, y = seat(a, 0.83)
            hands.flat(moved("-30,-8 -20,-24 6,-28 28,-16 32,8 14,26 -14,26 -30,12", (x, y), 1.0, a), ink=0, gap=6, around=KEY)
            hands.strokes([moved([(q, -22), (q + 3, -2), (q - 2, 8)], (x, y), 1.0, a) for q in (-10, 6, 20)], 5, black=True)
    with p.thing("grandmother", "subject") as g:
        for side in (-1, 1):
            g.flat(tube([(400 + side * 90, 80, 42), (400 + side * 130, 150, 32), (*seat(side * 24, 0.86), 24)]), gap=6, around=0)
            x, y = seat(side * 24, 0.83)
            g.flat(moved("-30,-8 -20,-24 6,-28 28,-16 32,8 14,26 -14,26 -30,12", (x, y), 1.0, 0), ink=0, gap=6, around=KEY)
            g.strokes([moved([(q, 4), (q + 3, 16), (q, 26)], (x, y), 1.0, 0) for q in (-12, 2, 16)], 5, black=True)
        g.flat("270,120! 290,60 340,30 400,20 460,30 510,60 530,120! 500,180 400,200 300,180", gap=6, around=0)
        g.flat(ellipse(400, 140, 104, 110), ink=2, gap=7, around=KEY)
        g.flat("316,130! 330,90 400,66 470,90 484,130! 486,180 460,230 400,254 340,230 314,180", ink=0, gap=6, around=KEY)
        g.flat(ellipse(360, 146, 25, 17), ellipse(440, 146, 25, 17), ink=0, gap=6, around=KEY)
        g.dots([(361, 152, 11), (441, 152, 11)], KEY)
        g.strokes([[(330, 118), (356, 100), (384, 104)], [(414, 98), (444, 92), (472, 108)], [(392, 150), (382, 182), (400, 190), (414, 182)]], 7, ends=(0.3, 0.3), black=True)
        g.flat("354,204! 400,214 446,202! 436,228 400,240 364,228!")
        g.flat(*[f"{x},208! {x + 12},209! {x + 12},221! {x},220!" for x in (372, 386, 418)], ink=0)
    with p.thing("big fish", "subject") as fish:
        fish.flat(ellipse(404, 610, 184, 308), ink=1, gap=8, around=KEY)
        fish.flat(ellipse(404, 610, 160, 284), ink=1, gap=6, around=0)
        shape = moved(FISH, (406, 602), 0.84, 6)
        fish.flat(shape, spot=True, gap=7, around=KEY)
        with fish.within(shape):
            for row in range(7):
                for k in range(-3, 4):
                    x, y = 404 + k * 40 + row % 2 * 20 - row * 5, 536 + row * 40
                    fish.flat(moved("-20,-2! -14,14 0,22 14,14 20,-2! 10,10 0,13 -10,10", (x, y), 1.0), ink=0 if k < 0 else KEY)
            fish.strokes([[(290, 456), (360, 492), (440, 498), (540, 470)]], 11, ends=(0.5, 0.5), black=True)
        fish.flat(ellipse(438, 430, 31, 31), ink=0, gap=7, around=KEY)
        fish.dots([(438, 420, 16)], KEY)
        fish.dots([(432, 413, 5)], 0)
        fish.strokes([[(432, 358), (416, 380), (392, 388)]], 8, ends=(0.4, 0.3), black=True)
    s.describe("People and otters sit round a table, hand in paw, heads bowed. A grandmother with few teeth does not bow. She and the big red fish on the dish look up, as if they agreed.")
    s.moods("mischievous", "solemn", "warm", "sly")
    s.themes("family", "conspiracy", "gratitude", "manners", "escape")
    s.says("amen", "conspiracy", "grace", "menu", "accomplice", "supper", "otterly", "patience", "guests", "vegetarian", "granny", "suspense", "run for it", "table manners", "thankful for what, exactly?", "on the count of three", "no peeking", "for what we’re about to lose", "the one who winked", "fish on friday", "hold my paw", "the last supper but one", "I know a back way out", "family is who you eat with", "we could both just leave", "everyone’s eyes are shut", "don’t play with your food", "a seat at the table", "she never liked the recipe", "say something, grandmother", "guess who’s for dinner", "old enough to know better", "the in-laws swim well", "let us pray it’s quick", "the fish said it best", "head of the table", "while the others were good", "somebody isn’t praying", "are we all here?", "he was a friend of hers", "bless this dish", "the secret ingredient is mercy", "when no one was looking", "a plan between courses")  # fmt: skip
    s.relate("grandmother", "listens to", "big fish")
    s.about(place="a kitchen by the sea", time="supper", light="from a window at the left, across the cloth", composition="high", view="from above", foreground="bowed heads", unexplained="what the fish and the grandmother have agreed")
