"""One Eye Each: a shepherd and a wolf rest side by side in the snow; each keeps one eye open."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

CAPE = "-20,1220! -20,860 30,760 90,690 150,650 170,560 200,480 262,440 330,450 380,500 404,580 420,660 440,760 452,900 440,1220!"
FACE = "214,560 232,510 282,490 334,508 362,560 364,622 344,684 304,724 272,716 236,680 216,622"
WOLF = "820,1220! 820,800 770,700 724,640! 730,600 716,540! 712,470 690,380! 646,420 612,462! 570,446 526,454! 500,420 452,366! 440,460 436,530! 418,590 420,640! 404,700 420,790 430,900 440,1220!"
WOOL = "-150,48! -174,34 -174,-8 -150,-22! -157,-49 -127,-79 -100,-72! -91,-99 -49,-109 -30,-88! -14,-112 31,-110 44,-84! 65,-102 104,-89 110,-62! "
WOOL += "137,-63 159,-28 146,-4! 167,11 163,49 140,60! 140,85 106,105 84,92! 70,120 24,123 6,98! -13,126 -64,124 -80,94! -110,109 -152,81"
CAP = "-44,-30! -53,-39 -48,-57 -36,-60! -33,-75 -12,-83 0,-72! 11,-83 32,-77 36,-62! 49,-60 55,-42 46,-32! 43,-20 25,-15 16,-24! 11,-13 -7,-12 -14,-22! -23,-13 -41,-18"
EAR, FAR = "14,-34! 40,-52 74,-44 94,-22! 72,-10 40,-14 16,-22!", "-14,-34! -40,-52 -74,-44 -94,-22! -72,-10 -40,-14 -16,-22!"
FLEECE = ([(WOOL, 0)], [[(-110, 0), (-96, -12), (-78, 2)], [(60, -30), (74, -42), (92, -28)], [(80, 30), (94, 18), (112, 32)], [(-50, 50), (-36, 38), (-18, 52)]])
SIDE = (
    [("44,-14 14,-44 -24,-40 -48,-18 -76,10 -98,26 -108,42 -98,58 -76,62 -48,56 -10,56 30,42", 2), (CAP, 0), (EAR, 2)],
    [[(-46, -4), (-30, 8), (-10, 3)], [(-102, 36), (-93, 40), (-86, 36)], [(-92, 56), (-76, 52), (-60, 54)]],
)
FRONT = (
    [(EAR, 2), (FAR, 2), ("0,-46 34,-40 42,-10 34,22 24,50 0,62 -24,50 -34,22 -42,-10 -34,-40", 2), (CAP, 0)],
    [[(-34, -6), (-22, 5), (-9, -1)], [(34, -6), (22, 5), (9, -1)], [(-9, 40), (0, 47), (9, 40)]],
)


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
        wood.dots([(120, 90, 9), (250, 60, 7), (380, 150, 10), (480, 70, 8), (640, 130, 10), (680, 300, 8), (270, 230, 10), (620, 40, 7), (130, 430, 10), (400, 400, 7)], 0)
    with p.thing("wolf", "witness") as v:
        v.flat(WOLF, gap=8)
        with v.within(WOLF):
            v.flat("470,610! 520,600 556,626 580,640! 604,626 640,600 690,606! 684,650 650,690 626,720 618,770 604,800 580,810 556,800 542,770 534,720 510,690 476,650", ink=0)
            wedges(v, [[(x, y), (x + d / 2, y + 26), (x + d, y + 66)] for x, y, d in ((446, 668, 14), (470, 712, 14), (712, 662, -14), (690, 710, -14))], 19, 1, ends=(0.1, 0.1))
        v.flat("548,760 580,750 612,760 606,786 580,798 554,786")
        v.strokes([[(580, 796), (578, 824), (546, 840)], [(580, 820), (610, 840)]], 8, ends=(0.3, 0.2), black=True)
        v.flat("476,616! 502,590 540,604 552,632! 520,636 496,632", ink=2, gap=5, around=KEY)
        v.flat(ellipse(514, 614, 14, 16), ellipse(509, 608, 4, 4))
        v.strokes([[(612, 634), (644, 640), (684, 614)], [(466, 606), (500, 584), (544, 600)]], 11, ends=(0.3, 0.3), black=True)
        v.strokes([[(462, 414), (474, 446), (480, 480)], [(682, 424), (668, 452), (662, 482)]], 14, ends=(0.1, 0.8))
    with p.thing("shepherd", "subject") as w:
        w.flat(CAPE, ink=3, gap=8)
        with w.within(CAPE):
            w.strokes([[(206, 560), (226, 490), (284, 466), (344, 486), (382, 560)], [(190, 600), (196, 660), (228, 720)], [(388, 600), (380, 660), (350, 724)]], 13, ends=(0.1, 0.2), black=True)
            w.strokes([[(140 - d, 700 + d * 0.9), (110 - d * 0.8, 800 + d * 0.6), (100 - d * 0.6, 930 + d * 0.3)] for d in (0, 56, 112)], 14, ends=(0.1, 0.9))
        w.flat(FACE, ink=0, gap=6, around=KEY)
        with w.within(FACE):
            w.flat("200,480! 240,480 236,540 244,610 256,668 290,712 310,740! 200,740!", ink=2)
        w.flat("302,592! 316,574 342,574 358,592! 342,606 318,606!", ink=0, gap=5, around=KEY)
        w.flat(ellipse(338, 590, 12, 14))
        w.strokes([[(224, 590), (248, 604), (274, 590)], [(220, 562), (246, 550), (276, 562)], [(298, 556), (328, 540), (360, 554)], [(292, 574), (304, 616), (306, 634), (282, 638)]], 10, black=True)
        w.strokes([[(232, 598), (226, 610)], [(248, 604), (248, 617)], [(264, 599), (270, 610)], [(258, 676), (288, 682), (318, 670)]], [7, 7, 7, 10], black=True)
    with p.thing("lambs", "witness", count=5) as m:
        for (parts, lines), at, k, a, flip in (
            (FLEECE, (140, 966), 0.9, 0, True), (FLEECE, (668, 966), 0.86, 0, False), (FLEECE, (410, 976), 0.84, 10, True),
            (SIDE, (200, 938), 1.15, 8, True), (SIDE, (664, 922), 1.2, -20, False), (FRONT, (428, 920), 1.2, -8, False),
            (FLEECE, (244, 1116), 1.1, -4, False), (FRONT, (152, 1082), 1.25, 12, False), (FLEECE, (604, 1122), 1.0, 176, False), (SIDE, (476, 1086), 1.3, -6, False),
        ):
            for shape, ink in parts:
                m.flat(moved(shape, at, k, a, flip), ink=ink, gap=6, around=KEY)
            m.strokes(moved_lines(lines, at, k, a, flip=flip), 8, ends=(0.3, 0.3), black=True)
    s.describe("A hooded shepherd and a black wolf rest together in the snow. Each keeps the eye nearer the other open. Five lambs sleep in a heap before them.")
    s.moods("wary", "warm", "snowbound", "tense")
    s.themes("trust", "truce", "marriage", "danger", "winter")
    s.says("truce", "marriage", "nightshift", "ceasefire", "suspicion", "neighbours", "babysitter", "roommates", "chaperone", "alliance", "dinner", "warmth", "no peeking", "sleep with one eye open", "counting sheep, carefully", "the warmest night", "keep your enemies closer", "you first", "just until morning", "a pact of shoulders", "who is guarding whom?", "five small reasons", "she snores, he smiles", "after all these years", "the wolf shall lie down", "parents on holiday", "I know what you’re thinking", "what the snow agreed", "none missing yet", "both want the same thing", "my mother and her sister", "coalition government", "lean on me, but slowly", "good night, I think", "half asleep, half awake", "wool for two", "trust, but verify", "somebody must stay up", "cold makes friends", "the grandmother and the wolf, later", "morning will be awkward", "it is only for the children", "tomorrow we run", "once bitten")  # fmt: skip
    s.relate("shepherd", "guards", "lambs")
    s.about(place="a spruce wood", time="night", weather="snow", light="pale snow light from above", composition="low", view="eye level, low", foreground="a heap of lambs", unexplained="why the two agreed")
