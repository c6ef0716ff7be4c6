"""Laces: a wrestler of a woman kneels to tie the shoe of a small clerk whose arms are full of sleeping cats."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

DRESS = "-20,560! 40,490 110,446 190,424 260,440 310,490! 352,570 372,650 366,730 340,800! 366,880 380,980 376,1090 356,1150! -20,1150!"
HEAD = "-90,110! -100,40 -104,-20 -84,-84 -30,-118 30,-112 70,-84 82,-50! 84,-30 96,-4 114,24 110,38 92,42! 96,54 106,62 96,72! 104,82 100,96 88,102! 92,120 80,140 50,148 10,138! 20,220! -100,220!"
HAIR = "84,-44! 70,-92 30,-126 -40,-128 -98,-88 -116,-20 -104,60! -70,64 -40,30! -34,-20 0,-54 44,-62!"
HAND = "0,-27! 30,-35 58,-35 84,-26 108,-13 116,-3 108,8! 118,14 116,26 100,29! 104,41 92,49 78,45! 76,58 60,62 48,55! 38,60 20,48 0,27!"
LOAF = "-132,30! -142,-10 -128,-54 -80,-78 0,-84 80,-78 128,-54 142,-10 132,30! 60,42 -60,42"
CAT = "-46,-22! -52,-68! -22,-46 22,-46 52,-68! 46,-22 58,8 36,36 0,44 -36,36 -58,8"
SHOE = "50,-44! 56,-10 54,26! -120,26! -128,4 -104,-18 -60,-24 -30,-50!"
CATS = ((606, 262, 0.78, -1, 1, 0), (590, 336, 0.88, 1, 0, 12), (608, 422, 0.95, -1, 1, -16), (588, 516, 1.0, 1, 0, -10), (600, 616, 1.06, -1, 1, 8))
SEAMS = ([(108, 8), (78, 6), (52, -6)], [(100, 29), (74, 26), (56, 18)], [(78, 45), (62, 42), (48, 34)])
ARM = "96,640! 70,740 66,820 84,884 130,920! 200,950 270,976 322,990! 340,938! 290,914 240,884 212,846! 232,760 262,700 268,640!"
SLEEVE = "76,600! 90,520 150,474 220,484 276,540 292,620 288,684! 230,712 150,706 74,672!"
CLASP = "0,-32! -28,-40 -46,-62 -58,-84! -70,-98 -86,-94 -84,-76! -98,-82 -108,-70 -98,-54! -112,-54 -116,-40 -102,-30! -110,-20 -102,-8 -86,-4! -48,14 0,34!"
FOLDS = ([(-84, -76), (-66, -56), (-56, -40)], [(-98, -54), (-78, -42), (-64, -30)], [(-102, -30), (-84, -26), (-68, -20)])


@card(id="h7s4bn", title="Laces", seed=10, palette="riso_baths", light=(0.0, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.9, 0.5)])
    deep = {"aqua": 1.0, "burgundy": 1.0}
    with d.thing("arcade", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1140! -20,1140!", aqua=1)
    with d.thing("small clerk", "subject") as c:
        c.flat("492,640! 704,640! 716,800 712,1070! 548,1066! 500,840", gap=6, **deep)
        c.strokes([[(608, 790), (612, 900), (630, 1040)]], 7, ends=(0.2, 0.6))
        c.flat(moved(SHOE, (700, 1096), 1.2, 0, True), gap=6, burgundy=1)
        c.flat(moved(SHOE, (590, 1096), 1.3), gap=6, burgundy=1)
        c.flat("520,240! 506,180 520,120 560,82 610,76 656,100 680,150 680,240!", gap=6)
        for x, y, r, ink in ((552, 164, 36, deep), (552, 164, 28, {}), (542, 174, 12, deep)):
            c.flat(ellipse(x, y, r, r), ellipse(x + 82, y, r, r), **ink)
        with c.in_inks(**deep):
            c.strokes([[(584, 160), (602, 160)], [(516, 118), (542, 110), (570, 122)], [(614, 122), (640, 110), (664, 120)], [(594, 182), (586, 206), (604, 208)]], [7, 10, 10, 7], ends=(0.6, 0.4))
        c.flat(tube([(504, 300, 34), (456, 420, 42), (442, 530, 44), (462, 620, 42), (520, 684, 36)]), tube([(696, 300, 34), (744, 420, 42), (758, 530, 42), (748, 620, 42)]), gap=6, **deep)
        for x, y, k, side, dark, tilt in CATS:
            ink, line = ({"burgundy": 1.0}, {}) if dark else ({}, deep)
            at, face = (x, y), (x + side * 66 * k, y - 32 * k)
            c.flat(moved(LOAF, at, k, 0, side > 0), gap=6, **ink)
            c.flat(moved(CAT, face, k * 1.22, tilt), **line)
            c.flat(moved(CAT, face, k * 1.12, tilt), **ink)
            with c.in_inks(**line):
                c.strokes([moved([(-side * (30 * j + 6), -84), (-side * (30 * j + 14), -50)], at, k) for j in (0, 1, 2)], 11 * k, ends=(1, 0.1))
                c.strokes([moved(q, face, k * 1.12, tilt) for q in ([(-34, -6), (-22, 4), (-10, -4)], [(10, -4), (22, 4), (34, -6)], [(-6, 12), (6, 12)], [(0, 12), (0, 20), (-12, 26)], [(0, 20), (12, 26)])], [6, 6, 9, 5, 5], ends=(0.6, 0.3))
        c.flat(tube([(754, 600, 40), (742, 656, 42), (690, 700, 40), (620, 710, 36), (546, 700, 33)], ends=(1, 0)), gap=6, **deep)
    with d.thing("kneeling woman", "subject") as w:
        w.flat(tube([(340, 730, 48), (430, 800, 44), (530, 836, 36), (608, 842, 33), (642, 872, 30)], ends=(1, 0.8)))
        w.flat(DRESS, gap=7, burgundy=1)
        with w.within(DRESS):
            w.flat(*(ellipse(x, y, 9, 9) for x, y in ((90, 470), (55, 540), (55, 820), (55, 960), (125, 960), (90, 1030), (160, 1030), (230, 1030), (55, 1100), (125, 1100), (195, 1100), (265, 820))))
            w.strokes([[(-20, 1046), (120, 1010), (260, 1020), (352, 1076)]], 7, ends=(0.8, 0.2))
        at, turn = (308, 592), 30
        w.flat(ellipse(166, 478, 56, 50), gap=7, **deep)
        w.flat(moved(HEAD, at, 1.12, turn), gap=7)
        w.flat(moved(HAIR, at, 1.12, turn), gap=4, **deep)
        w.flat(ARM)
        w.flat(SLEEVE, gap=7, burgundy=1)
        with w.within(SLEEVE):
            w.flat(*(ellipse(90 + k % 4 * 62 + k // 4 % 2 * 31, 510 + k // 4 * 58, 9, 9) for k in range(16)))
        with w.in_inks(**deep):
            w.strokes([moved(q, at, 1.12, turn) for q in ([(34, -10), (58, 6), (86, 4)], [(24, -36), (56, -48), (82, -30)], [(92, 72), (76, 76), (60, 68)], [(92, 40), (84, 30), (92, 22)])], [11, 13, 7, 7], ends=(0.5, 0.2))
            w.strokes([[(212, 846), (190, 850), (168, 838)]], 7, ends=(1, 0.1))
    with d.thing("bow", "accent") as b:
        loops = ([(0, 1046), (37, 1000), (82, 970), (100, 990), (69, 1029), (0, 1052)], [(0, 1050), (30, 1077), (44, 1107)])
        b.strokes([[(520 + side * x, y) for x, y in q] for side in (1, -1) for q in loops], 12, ends=(1, 1))
        b.flat(ellipse(520, 1048, 15, 13), gap=4, **deep)
        for shape, seams, at, turn, flip in ((HAND, SEAMS, (322, 964), 7, False), (HAND, SEAMS, (636, 866), -72, True), (CLASP, FOLDS, (548, 700), 0, False)):
            b.flat(moved(shape, at, 1.06, turn, flip))
            with b.in_inks(**deep):
                b.strokes([moved(q, at, 1.06, turn, flip) for q in ([q for q in outline(shape) if abs(q[0]) > 1], *seams)], 6, ends=(0.8, 0.1))
    s.describe("A huge woman kneels and ties a small clerk’s shoe. His arms are full: five sleeping cats, piled up to his spectacles. Above the topmost cat only his eyes and his bald head show; he looks down at her.")
    s.moods("tender", "droll", "grateful", "quiet")
    s.themes("kindness", "strength", "trust", "care", "burden")
    s.says("cats", "help", "bow", "purr", "laces", "cat tower", "hands full", "bodyguard", "knight", "proposal", "two bows", "big sister", "balance", "five pillows", "heavy sleepers", "don’t sneeze", "let me do that", "strong and gentle", "the kindest minute all week", "mother never stops", "first day at school", "a wrestler’s heart", "one at a time, please", "no free hand", "he dares not breathe", "somebody noticed", "someone has to kneel", "double knot", "so you won’t fall", "care in the community", "the cats know nothing", "too proud to ask", "bending is strength", "nine lives times five", "before the long march", "who is carrying whom?", "a giant’s small job", "tied to you", "your shoe, sir", "small man, soft cargo", "he said thank you with his eyebrows", "the weight of the sleeping", "a loop, a loop, and through", "love your neighbour")  # fmt: skip
    s.relate("kneeling woman", "does the work of", "small clerk")
    s.about(place="the arcade", time="morning", light="even, from the glass roof", composition="split", view="eye level, low and close", foreground="her bare arm and broad back", unexplained="whose cats they are")
