"""Before We Eat: people and otters round a table, heads bowed; only the fish and the grandmother look up."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

FISH = "0,-300! 50,-270 104,-170 124,-40 108,90 60,210 34,262! 70,290 120,350! 40,334 0,320 -40,334 -120,350! -70,290 -34,262! -64,200 -120,80 -132,-40 -104,-170 -50,-270"
CLOTH = "196,340! 400,316 604,340! 660,600 710,860 730,1000! 560,1040 400,1050 240,1040 70,1000! 90,860 140,600"
# in profile, chin on the breast
OTTER = "-20,400! 10,340 50,304 100,296 146,316 184,346! 216,364 242,394 250,430 238,460 208,476 178,480! 190,530 198,600 190,740 160,880 126,1000 112,1240! -20,1240!"
MAN = "640,318 690,322 730,356 744,404 730,452! 700,490 660,520 622,530! 604,524 596,500! 572,498 546,486 538,466! 556,448 572,428! 564,396 580,350 606,326"
COAT = "820,420! 770,440 736,440! 700,480 660,510 630,526! 608,580 606,700 640,860 684,1000 694,1240! 820,1240!"
NEAR = [(300, 1150, 54), (206, 1070, 42), (180, 990, 33), (194, 896, 24)]


def fist(t: Cutting, x: float, y: float, turn: float, flip: bool = False, ink: int = 0) -> None:
    t.flat(moved("-34,-10 -26,-28 0,-34 26,-28 36,-6 34,16 22,30 4,26 -10,32 -26,26 -36,10", (x, y), 1.0, turn, flip), ink=ink, gap=6, around=KEY)
    t.strokes(moved_lines([*([(q, 28), (q + 2, 12), (q - 2, -4)] for q in (-14, 4, 20)), [(-30, -10), (-8, -16), (14, -12)]], (x, y), 1.0, turn, flip=flip), 6, ends=(0.6, 0.2), black=True)


@card(id="vpyyup", title="Before We Eat", seed=52, palette="lino_barley", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.8, -0.2, 0.5)])
    with p.thing("kitchen floor", "place") as floor:
        floor.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        floor.strokes([[(30, 90), (110, 84), (190, 92)], [(610, 80), (690, 74), (770, 84)], [(30, 190), (70, 186), (130, 192)], [(680, 180), (730, 176), (780, 182)]], 11, ends=(0.1, 0.1), black=True)
        floor.flat(CLOTH, ink=0, gap=9, around=KEY)
    with p.thing("big fish", "subject") as fish:
        fish.flat(ellipse(404, 690, 176, 250), ink=1, gap=8, around=KEY)
        shape = moved(FISH, (406, 684), 0.68, 6)
        fish.flat(shape, spot=True, gap=7, around=KEY)
        with fish.within(shape):
            for x, y in [(402 + k * 40 + row % 2 * 20 - row * 5, 640 + row * 38) for row in range(5) for k in range(-2, 3)]:
                fish.flat(moved("-20,-2! -14,14 0,22 14,14 20,-2! 10,10 0,13 -10,10", (x, y)), ink=0 if x < 396 else KEY)
            fish.strokes([[(310, 570), (370, 598), (440, 604), (520, 584)]], 10, ends=(0.5, 0.5), black=True)
        fish.flat(ellipse(432, 546, 28, 28), ink=0, gap=6, around=KEY), fish.dots([(432, 536, 14)], KEY), fish.dots([(427, 530, 4.5)])
        fish.strokes([[(426, 490), (412, 508), (392, 514)]], 8, ends=(0.4, 0.3), black=True)
    with p.thing("grandmother", "subject") as g:
        g.flat("216,400! 226,330 270,262 330,236 400,230 470,236 530,262 574,330 584,400! 400,380", gap=7)
        g.flat("286,150! 290,80 340,34 400,24 460,34 510,80 514,150! 520,220 480,282 400,330 320,282 280,220", gap=7)
        g.flat("318,160! 322,104 360,78 400,74 440,78 478,104 482,160! 484,214 452,262 400,276 348,262 316,214", ink=0)
        g.flat(*[ellipse(x, 164, r, r * 0.94) for x in (360, 440) for r in (35, 26)])
        g.dots([(362, 154, 11), (442, 154, 11)], KEY)
        brows = [[(392, 160), (400, 154), (408, 160)], [(328, 120), (354, 106), (380, 112)], [(420, 106), (446, 96), (474, 110)], [(374, 94), (400, 89), (426, 94)]]
        creases = [[(334, 204), (340, 220), (350, 228)], [(458, 196), (462, 208), (460, 220)], [(386, 256), (400, 260), (414, 256)]]
        g.strokes([*brows, *creases, [(396, 180), (386, 206), (402, 214), (414, 206)], [(362, 232), (396, 242), (430, 234), (446, 216)]], 8, ends=(0.4, 0.3), black=True)
        g.flat(tube("270,300,40 236,366,37 234,420,33 262,506,24"), tube("530,300,40 566,366,37 568,420,33 542,508,24"), gap=7)
    with p.thing("guests", "witness", count=3) as w:
        w.flat(tube([(150, 600, 34), (206, 590, 30), (262, 546, 23)]), ink=1, gap=6, around=KEY)
        w.flat(tube([(690, 606, 36), (600, 596, 32), (540, 548, 24)]), gap=7)
        fist(w, 266, 536, 14), fist(w, 538, 538, -14, True)
        w.flat(OTTER, ink=1, gap=7, around=KEY)
        w.flat(ellipse(72, 350, 19, 17), ink=1, gap=6, around=KEY), w.flat("192,388 224,396 240,424 232,452 204,464 178,452 172,414", ink=0)
        w.flat("212,382 226,371 244,382 254,402 250,420 236,424 220,408", gap=4)
        w.flat(COAT, gap=7)
        w.flat(MAN, ink=0, gap=7, around=KEY)
        w.flat("712,366! 734,382 745,412 736,446 716,468 700,464! 698,440 702,404", "574,492! 604,478 636,492 656,520! 626,522 600,520 578,512!")
        w.flat(ellipse(680, 424, 13, 19, degrees=20), ink=0, gap=6, around=KEY)
        lids = [[(118, 372), (140, 384), (160, 374)], [(590, 422), (606, 434), (624, 426)], [(584, 398), (602, 392), (622, 400)]]
        w.strokes([*lids, [(206, 428), (160, 446), (128, 480)], [(210, 442), (178, 474), (158, 512)], [(214, 450), (196, 484), (190, 524)]], 8, ends=(0.4, 0.2), black=True)
        arms = ((tube("60,600,52 96,720,42 140,800,32 190,856,24"), 1), (tube("750,610,54 704,730,42 660,800,32 612,856,25"), KEY), (tube(NEAR), 1), ([(800 - x, y) for x, y in tube(NEAR)], 1))
        for arm, ink in arms:
            w.flat(arm, ink=ink, gap=7, around=0 if ink == KEY else KEY)
        fist(w, 198, 868, 60, ink=1), fist(w, 602, 868, -60, True)
        w.flat("200,1240! 226,1130 300,1080 400,1066 500,1080 574,1130 600,1240!", ink=1, gap=7, around=KEY)
        w.flat(ellipse(318, 960, 24, 22), ellipse(482, 960, 24, 22), ink=1, gap=6, around=KEY)
        w.flat("400,918 462,936 498,990 502,1050 470,1104 400,1122 330,1104 298,1050 302,990 338,936", ink=1, gap=7, around=KEY)
        whiskers = [[(304, 1016), (270, 1010), (238, 992)], [(304, 1034), (268, 1038), (238, 1034)], [(496, 1016), (530, 1010), (562, 992)], [(496, 1034), (532, 1038), (562, 1034)]]
        w.strokes([*whiskers, [(398, 950), (404, 1010), (398, 1080)], [(350, 990), (340, 1030), (350, 1070)], [(452, 990), (462, 1030), (450, 1070)]], 8, ends=(0.2, 0.2), black=True)
    s.describe("A grandmother, a man and two otters sit round a table. Hand in paw, man and otters bow their heads. The grandmother, in round spectacles, and the big red fish on the dish look up.")
    s.moods("mischievous", "solemn", "warm", "sly")
    s.themes("family", "conspiracy", "gratitude", "manners", "escape")
    s.says("amen", "conspiracy", "grace", "menu", "accomplice", "supper", "otterly", "patience", "guests", "vegetarian", "granny", "suspense", "run for it", "table manners", "thankful for what, exactly?", "on the count of three", "no peeking", "for what we’re about to lose", "the one who winked", "fish on friday", "hold my paw", "the last supper but one", "I know a back way out", "family is who you eat with", "we could both just leave", "everyone’s eyes are shut", "don’t play with your food", "a seat at the table", "she never liked the recipe", "say something, grandmother", "guess who’s for dinner", "old enough to know better", "the in-laws swim well", "let us pray it’s quick", "the fish said it best", "head of the table", "while the others were good", "somebody isn’t praying", "are we all here?", "he was a friend of hers", "bless this dish", "the secret ingredient is mercy", "when no one was looking", "a plan between courses")  # fmt: skip
    s.relate("grandmother", "listens to", "big fish")
    s.about(place="a kitchen by the sea", time="supper", light="from a window at the left, across the cloth", composition="high", view="from above", foreground="bowed heads", unexplained="what the fish and the grandmother have agreed")
