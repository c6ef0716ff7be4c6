"""Nobody Is Looking for Us: a bittern in the reeds pretends to be a reed, and so does a man beside it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

# round the middle of the bittern's head and of the man's; a folded wing and a sleeve, right ones
BIRD = "36,-46! 64,-34 83,-4 80,28 66,58 60,96 62,150 72,220 88,300 112,370 140,430 156,500 160,560 150,616 124,664 80,702 28,718 -28,718 -80,702 -124,664 -150,616 -160,560 -156,500 -140,430 -112,370 -88,300 -72,220 -62,150 -60,96 -66,58 -80,28 -83,-4 -64,-34 -36,-46!"
FOLDED = "96,366! 140,402 168,476 174,560 160,640 122,716! 112,650 103,580 100,490"
TRUNK = "46,150! 92,176 108,230 106,330 98,460 96,560 98,680! -98,680! -96,560 -98,460 -106,330 -108,230 -92,176 -46,150!"
SLEEVE = "78,166! 118,184 144,220 151,280 150,380 146,480 142,580 136,690! 88,690! 92,580 96,470 98,380 96,300 88,236!"


def bulrush(t: Cutting, x: float, top: float, foot: float, half: float, lean: float = 0.0) -> None:
    """A stem from the water, a cob, and the bare spike above it; `top` and `foot` are the cob's ends."""
    t.flat(tube([(x - lean, 1130, half * 0.34), (x - lean * 0.3, (foot + 1130) / 2, half * 0.3), (x, foot - 10, half * 0.26)]), ink=2, gap=5, around=1), t.flat(tube([(x + lean * 0.1, top + 10, half * 0.24), (x + lean * 0.2, top - half * 2.2, half * 0.16), (x + lean * 0.4, top - half * 4.4, 2)]), ink=2), t.flat(tube([(x, foot - half * 0.8, half * 0.86), (x, foot * 0.6 + top * 0.4, half), (x + lean * 0.1, top + half * 0.8, half * 0.84)]), gap=6, around=1)


@card(id="ux5oi1", title="Nobody Is Looking for Us", seed=40, palette="lino_peat", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.8, -0.2, 0.4)])
    with p.thing("reed bed", "place") as r:
        r.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=1), r.flat(ellipse(208, 208, 146, 146), ink=0), wedges(r, fringe([(0, 1120), (400, 1124), (800, 1120)], 19, (200, 470), bearing=(-86, -95), bend=9, seed=6), 24, 2), bulrush(r, 70, 372, 520, 25, -14), bulrush(r, 402, 196, 330, 22, 16), bulrush(r, 764, 120, 244, 22, 6)
    with p.thing("lanky man", "subject") as m:
        at = (556, 480)
        for x, u, v, half, bow in ((-66, -98, -290, 12, -6), (72, 112, -232, 11, 6), (30, 44, -410, 11, -8), (-12, -28, -244, 12, 6), (-48, -84, -214, 10, 0)):
            m.flat(moved(lens((x, -90), (u, v), half, 0.4, bow), at), gap=4, around=1)
        for x, u, v, half in ((-34, -62, -262, 19), (52, 92, -300, 20), (4, 8, -330, 23)):
            m.flat(moved(tube([(x, -90, 7), ((x + u) / 2, v / 2 - 50, 7), (u, v, 6)], ends=CUT), at), ink=2, gap=6, around=1), m.flat(moved(tube([(u, v - 60, 6), (u * 1.1, v - 124, 2)]), at), ink=2), m.flat(moved(tube([(u * 0.96, v + 18, half * 0.9), (u, v - 20, half), (u * 1.04, v - 62, half * 0.85)]), at), gap=6, around=1)
        m.flat(moved(TRUNK, at), ink=0, gap=9, around=KEY)
        with m.within(moved(TRUNK, at)):
            for x in (-47, 0, 47):
                m.flat(moved(tube([(x * 0.9, 130, 12), (x * 1.1, 300, 15), (x, 700, 14)], ends=CUT), at))
        m.flat(moved("-44,90! 44,90! 46,140! -46,140!", at), ink=2, gap=8, around=KEY), m.flat(moved("-52,130! -20,142 20,142 52,130! 62,168 30,186 -30,186 -62,168", at), ink=1, gap=8, around=KEY)
        for flip in (False, True):
            m.flat(moved(SLEEVE, at, 1.0, 0, flip), ink=2, gap=8, around=KEY), wedges(m, moved_lines([[(92, 372), (116, 366), (136, 350)], [(94, 396), (116, 400), (134, 398)], [(100, 200), (120, 250), (124, 300)]], at, flip=flip), 14), m.flat(moved(ellipse(88, 6, 17, 30), at, 1.0, 0, flip), ink=0, gap=8, around=KEY)
        m.flat(moved("84,-112! 88,-50 85,10 76,56 54,94 24,114 -24,114 -54,94 -76,56 -85,10 -88,-50 -84,-112!", at), ink=0, gap=8, around=KEY), m.flat(moved("88,-100! 88,-50 85,10 76,56 54,94 24,113! 52,70 62,20 62,-40 58,-100!", at), ink=1), m.flat(moved("50,-100! 92,-100! 90,-24 78,-6! 74,-50 64,-78", at, 1.0, 0, False)), m.flat(moved("50,-100! 92,-100! 90,-24 78,-6! 74,-50 64,-78", at, 1.0, 0, True))
        m.flat(moved("-90,-124! -46,-108 0,-104 46,-108 90,-124! 92,-92 46,-76 0,-72 -46,-76 -92,-92!", at), ink=1, gap=8, around=KEY), m.strokes(moved_lines([[(x - 9, -112 + abs(x) * 0.1), (x, -94), (x + 7, -80)] for x in (-66, -40, -14, 14, 42, 68)], at), 7, ends=(0.5, 0.5), black=True)
        for x in (-38, 38):
            m.flat(moved(ellipse(x, -12, 28, 26), at), ink=0, gap=7, around=KEY), m.flat(moved(ellipse(x - 11, -10, 13, 15), at)), m.dots([(at[0] + x - 15, at[1] - 15, 4)])
        m.strokes(moved_lines([[(-66, -50), (-40, -58), (-16, -50)], [(16, -50), (40, -58), (66, -50)], [(-4, 6), (-13, 36), (-6, 48), (12, 46)], [(-28, 78), (-10, 73), (8, 77), (28, 74)]], at), [9, 9, 9, 9], ends=(0.4, 0.3), black=True)
    with p.thing("bittern", "subject") as b:
        at = (240, 306)
        for flip in (False, True):
            b.flat(moved(tube([(50, 730, 16), (50, 764, 12), (52, 900, 13)], ends=CUT), at, 1.0, 0, flip), ink=1, gap=8, around=KEY), b.flat(moved(tube([(50, 640, 50), (50, 706, 36), (50, 756, 17)]), at, 1.0, 0, flip), ink=2, gap=8, around=KEY)
        b.flat(moved(BIRD, at), ink=2, gap=9, around=KEY)
        with b.within(moved(BIRD, at)):
            b.flat(moved("28,-44! 38,0 38,60 43,140 54,230 72,320 96,410 108,500 110,570 92,640 52,690 18,702 -18,702 -52,690 -92,640 -110,570 -108,500 -96,410 -72,320 -54,230 -43,140 -38,60 -38,0 -28,-44!", at), ink=0)
            for u, v, x, y, half in ((0, -30, 0, 190, 9), (3, 205, -4, 440, 13), (-2, 452, 3, 690, 15), (-19, 20, -23, 230, 8), (20, 40, 24, 260, 8), (-30, 244, -44, 470, 11), (31, 272, 45, 486, 11), (-50, 484, -48, 700, 14), (50, 500, 47, 716, 13), (-58, 300, -82, 520, 8), (60, 316, 84, 530, 8), (-84, 500, -80, 640, 8), (85, 512, 80, 640, 8)):
                b.flat(moved(lens((u, v), (x, y), half, 0.55), at), ink=2)
            wedges(b, moved_lines([[(f * 42, -16), (f * 54, 60), (f * 52, 190)] for f in (-1, 1)], at), 27, KEY, ends=(1.0, 0.1)), wedges(b, moved_lines([[(f * x, y), (f * (x + 5), y + 34), (f * (x + 7), y + 70)] for f in (-1, 1) for x, y in ((62, 200), (74, 262), (66, 150), (90, 330))], at), 15, ends=(0.2, 0.1))
        for flip in (False, True):
            b.flat(moved(FOLDED, at, 1.0, 0, flip), ink=2, gap=8, around=KEY), wedges(b, moved_lines([[(x, y), (x + 6, y + 34), (x + 3, y + 72)] for x, y in ((124, 412), (146, 452), (122, 486), (154, 540), (130, 560), (144, 630), (124, 656))], at, flip=flip), 17, ends=(0.2, 0.1)), wedges(b, moved_lines([[(146, 424), (160, 470), (164, 520)], [(136, 500), (142, 530), (140, 560)], [(160, 600), (154, 640), (142, 676)]], at, flip=flip), 10, 1, ends=(0.2, 0.1))
        b.flat(moved("1,-256! 10,-200 21,-130 32,-70 39,-40! 24,-24 -24,-24 -39,-40! -32,-70 -21,-130 -10,-200 -1,-256!", at), ink=1, gap=7, around=KEY), b.flat(moved("4,-240! 11,-200 21,-130 32,-70 37,-44! 24,-34 16,-80 8,-150", at), ink=2), b.flat(moved("2,-150! 9,-108 18,-64 26,-12! -26,-12! -18,-64 -9,-108 -2,-150!", at), ink=0), b.strokes(moved_lines([[(0, -232), (0, -190), (0, -146)], [(-1, -154), (-11, -106), (-29, -38)], [(1, -154), (11, -106), (29, -38)]], at), 7, ends=(0.5, 0.5), black=True)
        for f, x, y in ((-1, at[0] - 62, at[1] - 2), (1, at[0] + 62, at[1] - 2)):
            b.flat(ellipse(x, y, 29, 29), ink=0, gap=8, around=KEY), b.flat(ellipse(x - f * 3, y + 3, 20, 21), ink=1), b.flat(ellipse(x - f * 4, y + 4, 12, 13)), b.dots([(x - 8, y - 3, 4.5)])
    with p.thing("third reed", "accent") as t:
        bulrush(t, 728, 372, 670, 36, 8), t.flat("699,508! 714,480 742,480 758,508! 742,530 714,530", ink=0)
        t.flat(ellipse(724, 507, 17, 19), spot=True), t.flat(ellipse(722, 508, 8, 10)), t.flat("694,508! 712,472 746,472 764,508! 742,494 714,494", ink=2)
    with p.thing("dark reeds") as d:
        d.flat("-10,1104! 120,1096 260,1108 420,1098 580,1110 700,1098 810,1106! 810,1215! -10,1215!", gap=6, around=0), d.strokes([[(u, y), ((u + v) / 2, y + 9), (v, y)] for u, v, y in ((140, 236, 1112), (250, 344, 1116), (420, 530, 1118), (570, 690, 1112), (110, 210, 1144), (300, 390, 1150), (480, 640, 1152))], 9, ends=(0.1, 0.1))
        for q in ([(44, 1215, 24), (58, 930, 18), (30, 660, 3)], [(100, 1215, 22), (104, 1060, 17), (66, 900, 3)], [(392, 1215, 22), (380, 1080, 17), (420, 930, 3)], [(770, 1215, 26), (764, 1010, 20), (796, 800, 3)], [(690, 1215, 22), (706, 1080, 17), (670, 960, 3)]):
            d.flat(tube(q), gap=6, around=1)
    s.describe("A bittern stands in the reeds, beak straight up. Beside it a man with reeds tied to his head keeps just as still and peeps at it. On the right a bulrush opens one eye.")
    s.moods("droll", "tense", "smug", "secretive"), s.themes("hiding", "friendship", "pretending", "fear", "being found")
    s.says("posture", "nosy", "conformity", "statues", "nobody", "straws", "found you", "which of us is the bird?", "method acting", "nobody is looking for us", "stand up straight, they said", "don’t breathe", "I’ve been here since Tuesday", "hide and seek, second week", "stiff upper lip", "is it gone?", "play it cool", "when in reeds", "the third one is watching", "nose in the air", "we don’t know each other", "act natural", "the tax man came by", "he learned it from the best", "just two reeds talking", "stripes are slimming", "a tall story", "someone will call us for supper", "spot the difference", "wallflowers", "I think, therefore I’m a plant", "bad at parties", "the reeds have eyes", "keep your chin up", "long-lost cousins", "and if they never come?", "best friends stand still", "brown is the new brown", "if I can’t see you", "waiting for the music to stop", "they stopped looking years ago")  # fmt: skip
    s.relate("lanky man", "hides in", "reed bed"), s.about(place="a reed bed", time="late afternoon", light="golden from the left", composition="left", view="through reeds, very near", foreground="dark reeds", unexplained="the reed that opens an eye")
