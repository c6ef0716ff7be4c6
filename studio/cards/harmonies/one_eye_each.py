"""One Eye Each: a shepherd and a wolf sleep leaning on one another in the snow; each keeps one eye open."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

CAPE = "-20,1220! -20,860 30,760 90,690 150,650 170,560 200,480 262,440 330,450 380,500 404,580 420,660 440,760 452,900 440,1220!"
FACE = "214,560 232,510 282,490 334,508 362,560 364,622 344,684 304,724 272,716 236,680 216,622"
WOLF = "820,1220! 820,800 770,700 724,640! 730,600 716,540! 712,470 690,380! 646,420 612,462! 570,446 526,454! 500,420 452,366! 440,460 436,530! 418,590 420,640! 404,700 420,790 430,900 440,1220!"
MASK = "470,610! 520,600 556,626 580,640! 604,626 640,600 690,606! 684,650 650,690 626,720 618,770 604,800 580,810 556,800 542,770 534,720 510,690 476,650"
LAMB = "-96,20 -104,-14 -84,-34 -76,-60 -44,-66 -20,-80 16,-72 48,-78 76,-56 98,-40 104,-6 96,26 60,46 0,52 -60,46"


def lamb(t: Cutting, x: float, y: float, k: float, a: float, flip: bool) -> None:
    """A lamb asleep: wool, a pink face laid on it, an ear, a closed eye."""
    t.flat(moved(LAMB, (x, y), k, a, flip), ink=0, gap=6, around=KEY)
    t.flat(moved("-70,-30 -96,-52 -128,-46 -132,-34! -104,-20 -78,-18", (x, y), k, a, flip), ink=2, gap=5, around=KEY)
    t.flat(moved("-20,-46 -8,-14 -24,20 -58,44 -84,42 -92,22 -84,-14 -62,-46 -40,-56", (x, y), k, a, flip), ink=2, gap=5, around=KEY)
    t.flat(moved("-24,-46 8,-62 40,-48 42,-36! 16,-28 -14,-30", (x, y), k, a, flip), ink=2, gap=5, around=KEY)
    t.strokes([moved([(-56, -14), (-44, -6), (-30, -12)], (x, y), k, a, flip), moved([(-84, 24), (-76, 30), (-66, 28)], (x, y), k, a, flip)], 7 * k, ends=(0.3, 0.3), black=True)
    t.strokes([moved([(u, v), (u + 14, v - 8), (u + 26, v + 4)], (x, y), k, a, flip) for u, v in ((50, -40), (30, 0), (66, 10), (0, 28), (76, -18))], 8 * k, ends=(0.1, 0.3), black=True)


@card(id="hy87re", title="One Eye Each", seed=71, palette="lino_thaw", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, -0.6, 0.5)])
    with p.thing("snowy wood", "place") as wood:
        wood.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        wood.flat("-20,610! 200,570 480,600 820,560! 820,1220! -20,1220!", ink=0)
        for x, w in ((180, 16), (560, 20), (330, 11)):
            wood.flat([(x - w, -20), (x + w, -20), (x + w * 1.3, 600), (x - w * 1.3, 600)], ink=3)
        wood.flat("-20,-20! 70,-20! 82,300 76,560 100,700! -20,720!")
        wood.flat("730,-20! 820,-20! 820,680! 712,650 722,400")
        for k in range(5):
            wood.flat([(k * 22 - 26, 70 + 118 * k), (84 + (k % 2) * 26, 86 + 112 * k), (30, 96 + 112 * k), (-20, 104 + 112 * k)], ink=0)
        wood.dots([(120, 90, 9), (250, 60, 7), (380, 150, 10), (480, 70, 8), (640, 130, 10), (680, 300, 8), (430, 300, 9), (130, 260, 8), (270, 230, 10), (620, 40, 7), (130, 430, 10), (400, 400, 7), (510, 230, 7), (250, 370, 7)], 0)
    with p.thing("wolf", "witness") as v:
        v.flat(WOLF, gap=8)
        with v.within(WOLF):
            v.flat(MASK, ink=0)
            with v.down_to(1):
                v.strokes([[(x, y), (x + dx * 0.5, y + 22), (x + dx, y + 56)] for x, y, dx in ((446, 668, 12), (462, 700, 14), (486, 732, 12), (712, 662, -12), (696, 700, -14), (672, 736, -12), (458, 770, 8), (500, 800, 8), (740, 740, -4), (700, 790, -8), (660, 810, -6), (770, 810, 0), (560, 860, 4), (620, 860, -4), (530, 500, 4), (580, 490, 0), (628, 500, -4), (556, 540, 4), (604, 540, -4))], 15, ends=(0.1, 0.9))
        v.flat("548,760 580,750 612,760 606,786 580,798 554,786")
        v.strokes([[(580, 796), (578, 824), (546, 840)], [(580, 820), (610, 840)]], 8, ends=(0.3, 0.2), black=True)
        v.flat("476,616! 502,590 540,604 552,632! 520,636 496,632", ink=2, gap=5, around=KEY)
        v.flat(ellipse(514, 614, 14, 16))
        v.dots([(509, 608, 4)], 0)
        v.strokes([[(612, 634), (644, 640), (684, 614)], [(466, 606), (500, 584), (544, 600)]], 11, ends=(0.3, 0.3), black=True)
        v.strokes([[(462, 414), (474, 446), (480, 480)], [(682, 424), (668, 452), (662, 482)]], 14, ends=(0.1, 0.8))
    with p.thing("shepherd", "subject") as w:
        w.flat(CAPE, ink=3, gap=8)
        with w.within(CAPE):
            w.strokes([[(206, 560), (226, 490), (284, 466), (344, 486), (382, 560)], [(190, 600), (196, 660), (228, 720)], [(388, 600), (380, 660), (350, 724)]], 13, ends=(0.1, 0.2), black=True)
            w.strokes([[(140 - d, 700 + d * 0.9), (110 - d * 0.8, 800 + d * 0.6), (100 - d * 0.6, 930 + d * 0.3)] for d in (0, 56, 112)], 14, ends=(0.1, 0.9))
            w.strokes([[(400, 690), (412, 780), (416, 900)], [(356, 760), (370, 840), (372, 930)]], 14, ends=(0.1, 0.9))
        w.flat(FACE, ink=0, gap=6, around=KEY)
        with w.within(FACE):
            w.flat("200,480! 240,480 236,540 244,610 256,668 290,712 310,740! 200,740!", ink=2)
        w.strokes([[(232, 592), (250, 602), (272, 594)]], 10, ends=(0.3, 0.3), black=True)
        w.flat("304,586! 322,570 344,574 356,592! 338,602 318,600", ink=0, gap=5, around=KEY)
        w.flat(ellipse(334, 586, 11, 13))
        w.strokes([[(226, 566), (250, 556), (276, 566)], [(300, 560), (326, 542), (358, 552)], [(292, 576), (296, 612), (306, 636), (286, 644), (274, 636)], [(262, 676), (288, 670), (318, 680)], [(318, 660), (330, 668), (334, 684)]], 10, ends=(0.2, 0.2), black=True)
    with p.thing("lambs", "witness", count=5) as m:
        for one in ((140, 950, 1.2, -6, False), (660, 960, 1.2, 6, True), (400, 960, 1.22, 0, True), (250, 1096, 1.34, 3, True), (580, 1106, 1.34, -4, False)):
            lamb(m, *one)
    s.describe("A hooded shepherd and a black wolf rest together in the snow. Each keeps the eye nearer the other open. Five lambs lie heaped before them.")
    s.moods("wary", "warm", "snowbound", "tense")
    s.themes("trust", "truce", "marriage", "danger", "winter")
    s.says("truce", "marriage", "nightshift", "ceasefire", "suspicion", "neighbours", "babysitter", "roommates", "insomnia", "alliance", "dinner", "warmth", "no peeking", "sleep with one eye open", "counting sheep, carefully", "the warmest night", "keep your enemies closer", "you first", "just until morning", "a pact of shoulders", "who is guarding whom?", "five small reasons", "she snores, he smiles", "after all these years", "the wolf shall lie down", "parents on holiday", "I know what you’re thinking", "what the snow agreed", "none missing yet", "both want the same thing", "my mother and her sister", "coalition government", "lean on me, but slowly", "good night, I think", "half asleep, half awake", "wool for two", "trust, but verify", "somebody must stay up", "cold makes friends", "the grandmother and the wolf, later", "morning will be awkward", "it is only for the children", "tomorrow we run", "once bitten")  # fmt: skip
    s.relate("shepherd", "guards", "lambs")
    s.about(place="a spruce wood", time="night", weather="snow", light="pale snow light from above", composition="low", view="eye level, low", foreground="a heap of lambs", unexplained="why the two agreed")
