"""Laces: a wrestler of a woman kneels to tie the shoe of a small clerk whose arms are full of sleeping cats."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

DRESS = "-20,430! 70,440 160,490 240,580! 300,680 344,740! 366,800 372,860! 430,850 470,880 478,930! 470,1010 448,1080 452,1240! -20,1240!"
HEAD = "-90,110! -100,40 -104,-20 -84,-84 -30,-118 30,-112 70,-84 82,-50! 84,-30 96,-4 114,24 110,38 92,42! 96,54 106,62 96,72! 104,82 100,96 88,102! 92,120 80,140 50,148 10,138! 0,170 20,220! -100,220!"
HAIR = "84,-44! 70,-92 30,-126 -40,-128 -98,-88 -116,-20 -104,60! -70,64 -40,30! -34,-20 0,-54 44,-62!"
HAND = "60,156! 34,130 10,104 -6,84! -40,90 -56,76 -52,60 -38,50! -60,52 -72,38 -66,20 -44,12! -70,12 -80,-4 -72,-20 -48,-28! -66,-32 -70,-48 -58,-62 -34,-64! 0,-72 40,-62 80,-34 108,16 128,70 150,116!"
LOAF = "-132,30! -142,-10 -128,-54 -80,-78 0,-84 80,-78 128,-54 142,-10 132,30! 60,42 -60,42"
CAT = "-46,-22! -52,-68! -22,-46 22,-46 52,-68! 46,-22 58,8 36,36 0,44 -36,36 -58,8"
SHOE = "50,-44! 56,-10 54,26! -120,26! -128,4 -104,-18 -60,-24 -30,-50!"
CATS = ((606, 262, 0.78, False, 1), (590, 336, 0.88, True, 0), (608, 422, 0.95, False, 1), (588, 516, 1.0, True, 0), (600, 616, 1.06, False, 1))


@card(id="h7s4bn", title="Laces", seed=10, palette="riso_baths", light=(0.0, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.9, 0.5)])
    deep = {"aqua": 1.0, "burgundy": 1.0}
    with d.thing("arcade", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1140! -20,1140!", aqua=1)
        f.flat("-20,1140! 820,1140! 820,1240! -20,1240!")
    with d.thing("small clerk", "subject") as c:
        c.flat("492,640! 704,640! 712,800 700,1080! 626,1080! 610,780! 596,780! 584,1080! 512,1080! 492,820", gap=6, **deep)
        c.flat(moved(SHOE, (562, 1112), 1.0), gap=6, burgundy=1)
        c.flat(moved(SHOE, (664, 1112), 1.0, 0, True), gap=6, burgundy=1)
        c.flat("520,240! 506,180 520,120 560,82 610,76 656,100 680,150 680,240!", gap=6)
        for x in (552, 634):
            c.flat(ellipse(x, 164, 36, 34), **deep)
            c.flat(ellipse(x, 164, 28, 26))
            c.flat(ellipse(x - 10, 174, 11, 12), **deep)
        with c.in_inks(**deep):
            c.strokes([[(584, 160), (602, 160)], [(516, 118), (542, 110), (570, 122)], [(614, 122), (640, 110), (664, 120)], [(594, 182), (586, 206), (604, 208)]], [7, 10, 10, 7], ends=(0.6, 0.4))
        for side in (1, -1):
            c.flat(tube([(600 + side * x, y, r) for x, y, r in ((96, 300, 34), (146, 420, 42), (162, 540, 44), (140, 640, 40), (80, 690, 30))]), gap=6, **deep)
        for x, y, k, flip, dark in CATS:
            ink, line = ({"burgundy": 1.0}, {}) if dark else ({}, deep)
            at, side = (x, y), 1 if flip else -1
            face = (x + side * 66 * k, y - 20 * k)
            c.flat(moved(LOAF, at, k, 0, flip), gap=6, **ink)
            with c.in_inks(**line):
                c.strokes([moved([(-side * 30 * j, -84), (-side * (30 * j + 8), -50)], at, k) for j in (0, 1, 2)], 11 * k, ends=(1, 0.1))
            c.flat(moved(CAT, face, k * 1.22), **line)
            c.flat(moved(CAT, face, k * 1.12), **ink)
            with c.in_inks(**line):
                c.strokes([moved(q, face, k * 1.12) for q in ([(-34, -6), (-22, 4), (-10, -4)], [(10, -4), (22, 4), (34, -6)], [(-6, 12), (6, 12)], [(0, 12), (0, 20), (-12, 26)], [(0, 20), (12, 26)])], [6, 6, 9, 5, 5], ends=(0.6, 0.3))
        for side in (1, -1):
            c.flat(moved("-50,-20! -10,-26 40,-24 52,-12! 54,2 30,4! 50,8 46,22 20,20! 34,28 24,36 -20,30 -50,22!", (600 - side * 62, 678), 1.1, 0, side < 0), gap=6)
        with c.in_inks(**deep):
            c.strokes([[(600 + q * (14 + 18 * k), 688), (600 + q * (10 + 18 * k), 712)] for q in (1, -1) for k in (0, 1, 2)], 6, ends=(0.3, 0.8))
    with d.thing("kneeling woman", "subject") as w:
        far = [(330, 800, 50), (440, 880, 42), (596, 946, 30)]
        w.flat(tube([(x, y, r + 6) for x, y, r in far]), **deep)
        w.flat(tube(far))
        w.flat(DRESS, gap=7, burgundy=1)
        at, turn = (338, 584), 30
        w.flat(ellipse(196, 470, 56, 50), gap=7, **deep)
        w.flat(moved(HEAD, at, 1.12, turn), gap=7)
        w.flat(moved(HAIR, at, 1.12, turn), gap=4, **deep)
        w.flat(moved("-56,20! -62,-14 -34,-26 -14,-8 -20,26 -40,44", at, 1.12, turn), gap=4)
        with w.in_inks(**deep):
            w.strokes([moved(q, at, 1.12, turn) for q in ([(34, -10), (58, 6), (86, 4)], [(24, -36), (56, -48), (82, -30)], [(92, 72), (76, 76), (60, 68)], [(92, 40), (84, 30), (92, 22)], [(-40, -6), (-28, 6), (-38, 22)])], [10, 13, 7, 7, 6], ends=(0.5, 0.2))
        w.flat(moved(ellipse(66, 10, 12, 11), at, 1.12, turn), **deep)
        arm = [(156, 650, 70), (214, 780, 72), (282, 886, 60), (370, 956, 48), (448, 1004, 36)]
        w.flat(tube([(x, y, r + 6) for x, y, r in arm]), **deep)
        w.flat(tube(arm))
        w.flat(tube([(136, 600, 92), (176, 700, 94), (222, 784, 84)]), gap=8, burgundy=1)
    with d.thing("bow", "accent") as b:
        for flip in (True, False):
            for k, ink in ((1.12, deep), (0.9, {})):
                b.flat(moved("0,0! 30,-52 84,-60 92,-20 60,6 0,12!", (592, 1090), k * 0.9, 6, flip), **ink)
                b.flat(moved("0,0! 30,26 70,38! 60,60! 20,48 -4,16!", (592, 1092), k * 0.8, 0, flip), **ink)
        b.flat(ellipse(592, 1092, 22, 19), ellipse(592, 1092, 14, 12), **deep)
        for at, turn in (((690, 1004), 80), ((508, 1052), 92)):
            b.flat(moved(HAND, at, 0.68, turn, True), gap=0, **deep)
            b.flat(moved(HAND, at, 0.6, turn, True))
            with b.in_inks(**deep):
                b.strokes([moved(q, at, 0.6, turn, True) for q in ([(-44, -28), (-10, -30), (14, -24)], [(-46, 12), (-10, 8), (14, 8)], [(-40, 50), (-8, 44), (14, 40)])], 6, ends=(0.8, 0.1))
    s.describe("A huge woman kneels and ties a small clerk’s shoe. His arms are full: five sleeping cats, piled up to his spectacles. Only his eyes show, and they look down at her.")
    s.moods("tender", "droll", "grateful", "quiet")
    s.themes("kindness", "strength", "trust", "care", "burden")
    s.says("cats", "help", "bow", "purr", "laces", "cat tower", "hands full", "bodyguard", "knight", "proposal", "two bows", "big sister", "balance", "five pillows", "heavy sleepers", "don’t sneeze", "let me do that", "strong and gentle", "the kindest minute all week", "mother never stops", "first day at school", "a wrestler’s heart", "one at a time, please", "no free hand", "he dares not breathe", "somebody noticed", "someone has to kneel", "double knot", "so you won’t fall", "care in the community", "the cats know nothing", "too proud to ask", "bending is strength", "nine lives times five", "before the long march", "who is carrying whom?", "a giant’s small job", "tied to you", "your shoe, sir", "small man, soft cargo", "he said thank you with his eyebrows", "the weight of the sleeping", "a loop, a loop, and through", "love your neighbour")  # fmt: skip
    s.relate("kneeling woman", "does the work of", "small clerk")
    s.about(place="the arcade", time="morning", light="even, from the glass roof", composition="split", view="eye level, low and close", foreground="her bare arm and broad back", unexplained="whose cats they are")
