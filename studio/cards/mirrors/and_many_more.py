"""And Many More: an old man blows at his one candle, and the flame takes wing."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

FACE = "830,60! 730,44 640,66 576,120 538,190 524,238! 508,250 506,266 520,292! 504,330 470,376 436,404 420,424 424,446 448,460 486,462! 492,474 488,490! 470,504 446,512 422,518 412,532 420,544 426,548! 420,556 420,572 432,584 458,588 484,596! 494,610 480,632 478,664 494,700 528,726 574,736! 620,752 652,790 664,850 668,910! 830,1010!"
HAIR = "704,330! 690,260 712,214 768,190 840,176! 840,640! 796,640 762,606! 780,560 776,520 752,500! 766,440 756,364 704,330!"
COAT = "676,866! 620,890 560,930 510,990 486,1050! 840,1050! 840,900! 760,880!"
BIRD = "250,806! 234,776 200,748 166,716 142,678 134,636 140,606! 126,592 112,586! 70,592! 98,566! 110,540 134,520 166,520 192,540 204,566! 196,506 204,430 238,366 286,310! 290,362 304,342 354,296! 348,350 366,340 402,336! 392,410 366,480 328,540 298,584! 304,640 302,700 290,750 270,784!"


@card(id="5d98vm", title="And Many More", seed=4, palette="riso_night_tram", light=(-0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.3, 0.5)])
    dark = {"navy": 1.0, "orange": 1.0}
    with d.thing("wall", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1040! -20,1040!", navy=1)
    with d.thing("old man", "subject") as t:
        t.flat(FACE)
        with t.within(FACE):
            t.flat("650,30! 626,110 636,200 676,290! 676,380 664,420 668,520! 664,600 640,670 590,712 530,730! 580,760 640,880 660,1020! 840,1040! 840,30!", orange=1)
        t.flat(HAIR, gap=6)
        t.flat("696,424! 688,374 712,344 750,352 772,392 770,452 750,502 728,542 704,532 694,490!", gap=7, orange=1)
        with t.in_inks(navy=1):
            t.strokes([[(744, 384), (718, 384), (712, 414), (730, 444), (722, 482)]], 8, ends=(0.2, 0.2))
            t.strokes([[(512, 330), (532, 346), (562, 346), (594, 328)]], 12, ends=(0.3, 0.3))
            t.strokes([[(598, 312), (628, 302), (648, 288)], [(602, 330), (634, 330), (656, 330)], [(596, 348), (622, 362), (644, 368)]], 7, ends=(0.6, 0.1))
            t.strokes([[(518, 280), (548, 256), (586, 254), (616, 272)]], 18, ends=(0.2, 0.1))
            t.strokes([[(572, 158), (606, 150), (640, 156)], [(556, 200), (592, 192), (630, 200)]], 6, ends=(0.2, 0.1))
            t.strokes([[(486, 424), (470, 438), (474, 458)]], 9, ends=(0.3, 0.2))
            t.strokes([[(524, 440), (584, 468), (618, 536), (602, 612), (548, 650), (506, 640)]], 9, ends=(0.2, 0.1))
            t.strokes([[(428, 547), (446, 546), (458, 540)], [(456, 522), (470, 530), (480, 530)], [(458, 572), (472, 562), (482, 560)]], 6, ends=(0.9, 0.1))
        t.flat(COAT, gap=7, **dark)
        t.flat("672,856! 700,880 750,900! 742,960 720,1010! 690,960 640,900!", gap=6)
    with d.thing("flame", "accent") as f:
        f.flat(BIRD, lemon=1)
        f.flat(ellipse(146, 558, 10, 10), **dark)
        f.flat("70,592! 98,566! 112,586!", orange=1)
        with f.within(BIRD):
            f.flat("250,812! 226,770 214,730 224,690 240,720 250,680! 272,720 278,760!", orange=1)
        with f.in_inks(orange=1):
            f.strokes([[(206, 574), (214, 620), (256, 630), (300, 586)], [(240, 560), (256, 480), (280, 400)], [(276, 550), (304, 480), (334, 410)]], 8, ends=(0.2, 0.1))
    with d.thing("breath") as b:
        b.strokes([[(402, 548), (376, 550), (340, 540)], [(404, 570), (382, 590), (350, 604)], [(400, 524), (384, 512), (368, 490)]], 6, ends=(0.1, 0.9))
    with d.thing("bun", "prop", plane="front") as p:
        p.flat("60,1130! 40,1060 70,1000 140,970 250,962 350,976 420,1010 440,1070 420,1130!", gap=8, orange=1)
        p.flat("26,1120! 460,1120! 440,1150 380,1164 110,1164 46,1150!", gap=6, navy=1)
        p.flat("226,996! 226,842! 274,842! 274,996! 250,1002", gap=6)
        with p.within("226,996! 226,842! 274,842! 274,996!"):
            for y in (872, 916, 960):
                p.flat([(220, y), (280, y - 26), (280, y - 8), (220, y + 18)], orange=1)
        with p.in_inks(orange=1):
            p.strokes([[(250, 844), (252, 822), (250, 796)]], 8, ends=(1, 1))
        for x, y, a in ((110, 1040, -30), (170, 1010, 20), (330, 1014, -20), (390, 1056, 30), (150, 1080, 10), (300, 1074, -30)):
            p.flat(ellipse(x, y, 11, 5, 20, a), lemon=1)
    s.describe("An old man blows at a candle with pursed lips. The candle stands in a bun on a plate. Its flame is a yellow bird with raised wings that lifts off from the wick, looking away from him.")
    s.moods("mischievous", "festive", "wistful", "bright")
    s.themes("birthday", "age", "flight", "wishes", "surprise")
    s.says("huff", "birthday", "one more year", "make a wish", "blown away", "canary", "old flame", "out you go", "and many more", "puff", "ninety", "the wish came true too soon", "bun", "twitter", "phoenix", "grandfather’s trick", "light as breath", "last candle, first bird", "I told it to stay lit", "full of hot air", "lungs of a trumpeter", "somebody counted for him", "firebird", "it waited all year inside the wax", "cheeky", "party of one", "whistle", "let it go", "goodbye, my little fever", "not everything goes dark", "soul", "they forgot the cake", "a kiss for the kitchen", "tomorrow it will want crumbs", "free at last", "young at heart", "don’t spit", "the wind in the family", "blow softly, it is sleeping", "what he had kept under the bun", "hush", "a trick he never explained", "happy returns", "the room went dark and sang")  # fmt: skip
    s.relate("flame", "grows from", "bun")
    s.relate("old man", "loses", "flame")
    s.about(place="a café", time="evening", light="the flame", composition="diagonal", view="near, in profile", foreground="a bun on a plate", unexplained="what was lit, if the flame could fly")
