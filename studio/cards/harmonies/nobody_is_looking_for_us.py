"""Nobody Is Looking for Us: a bittern in the reeds pretends to be a reed, and so does a man beside it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

BIRD = "0,-310! 12,-290 26,-170 44,-56! 72,-40 84,0 78,44 62,90 60,170 74,300 104,440 132,600 140,900! -140,900! -132,600 -104,440 -74,300 -60,170 -62,90 -78,44 -84,0 -72,-40 -44,-56! -26,-170 -12,-290"
BILL = "0,-310! 12,-290 26,-170 44,-56! 30,-20 0,-6 -30,-20 -44,-56! -26,-170 -12,-290"
# the man's head upright, in profile to our left; it is thrown back on the card
HEAD = "-54,-142! -90,-104 -100,-68 -84,-46! -176,-84 -280,-122 -298,-121 -290,-104 -210,-36 -140,14 -100,36! -88,40 -90,52 -108,60 -108,72 -92,78! -106,84 -106,98 -88,106 -98,122 -96,146 -76,162 -34,160 20,142 56,116 84,108! 114,96 138,58 152,-10 148,-84 112,-142 50,-172 -10,-166"
HAIR = "-54,-142! -10,-166 50,-172 112,-142 148,-84 152,-10 140,54 118,92 92,92! 88,70 60,40! 44,46 26,40! 24,0 8,-50 -24,-96! -40,-110"
NECK = "400,480! 402,540 394,580 372,612 376,636 398,662 404,740 396,830! 636,830! 622,740 616,660 610,560 640,480!"


@card(id="ux5oi1", title="Nobody Is Looking for Us", seed=40, palette="lino_peat", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.8, -0.2, 0.4)])
    with p.thing("reed bed", "place") as r:
        r.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=1)
        r.flat(ellipse(636, 150, 98, 98), ink=0)
        for x, u, top, w in ((96, 84, 90, 11), (336, 350, 190, 9), (396, 384, -20, 12), (588, 602, 60, 10), (30, 60, 260, 10)):
            r.flat(tube([(x, 1215, w), ((x + u) / 2 + 8, 640, w - 2), (u, top, 3)]), ink=2)
        for a, b, h, q in (((396, 600), (326, 400), 14, 20), ((96, 560), (0, 330), 16, -18), ((590, 330), (664, 120), 14, 20)):
            r.flat(lens(a, b, h, 0.4, q), ink=2)
    with p.thing("lanky man", "subject") as m:
        at, k, turn = (528, 476), 1.06, 62
        m.flat("318,1220! 322,960 340,868 396,812! 450,838 510,846 570,838 632,808! 704,850 752,920 778,1010 784,1220!", ink=0, gap=9, around=KEY)
        with m.within("318,1220! 322,960 340,868 396,812! 450,838 510,846 570,838 632,808! 704,850 752,920 778,1010 784,1220!"):
            for x, u, dark in ((424, 372, 2), (476, 452, 2), (530, 534, 2), (584, 616, KEY), (634, 696, KEY), (690, 770, KEY)):
                m.flat(tube([(x, 800, 14), ((x + u) / 2, 940, 20), (u, 1220, 25)], ends=CUT), ink=dark)
        m.flat(NECK, ink=0, gap=9, around=KEY)
        with m.within(NECK):
            m.flat("380,470! 420,560 470,620 530,640 556,700 560,840! 660,840! 660,470!", ink=2)
        m.flat(tube([(388, 816, 15), (450, 846, 17), (514, 854, 18), (578, 846, 17), (642, 812, 15)]), ink=1, gap=8, around=KEY)
        m.flat(moved(HEAD, at, k, turn), ink=0, gap=9, around=KEY)
        m.flat(moved("-86,-50! -176,-86 -276,-121! -244,-92 -176,-50 -106,-18!", at, k, turn), ink=2)
        m.flat(moved(HAIR, at, k, turn), gap=3, around=KEY)
        wedges(m, moved_lines([[(0, -140), (66, -136), (112, -96)], [(14, -108), (70, -96), (112, -46)], [(34, -68), (78, -50), (106, 4)]], at, k, turn), 13, 2, ends=(0.2, 0.1))
        m.flat(moved("36,-24! 50,-44 76,-40 86,-10 76,26 58,48 40,40! 34,10", at, k, turn), ink=0, gap=8, around=KEY)
        m.strokes(moved_lines([[(48, -18), (64, -22), (68, 2), (54, 22)], [(-92, 80), (-66, 80), (-44, 70)], [(-112, 20), (-100, 8), (-88, 14)], [(-74, -92), (-46, -112), (-12, -104)]], at, k, turn), [9, 10, 9, 14], ends=(0.5, 0.2), black=True)
        (x, y), = moved_lines([[(-36, -36)]], at, k, turn)[0]
        m.flat(ellipse(x, y, 28, 28), ink=0, gap=8, around=KEY), m.flat(ellipse(x - 6, y + 8, 14, 15)), m.dots([(x - 9, y + 2, 4.5)], 0)
    with p.thing("bittern", "subject") as b:
        at, k = (214, 372), 1.06
        bird = moved(BIRD, at, k)
        b.flat(bird, ink=2, gap=9, around=KEY)
        with b.within(bird):
            b.flat(moved("-34,-20! 34,-20! 40,60 36,180 50,320 70,460 84,640 86,920! -86,920! -84,640 -70,460 -50,320 -36,180 -40,60", at, k), ink=0)
            for q in ([(0, 40), (-2, 200), (2, 380), (0, 900)], [(-22, 60), (-20, 220), (-34, 400), (-50, 900)], [(22, 70), (20, 230), (36, 400), (50, 900)]):
                b.flat(tube([(at[0] + x * k, at[1] + y * k, w) for (x, y), w in zip(q, (3, 7, 10, 15), strict=True)]), ink=2)
            wedges(b, moved_lines([[(f * 58, 20), (f * 48, 110), (f * 46, 220)] for f in (-1, 1)], at, k), 26, KEY, ends=(1.0, 0.1))
            wedges(b, moved_lines([[(f * x, y), (f * (x + 10), y + 60), (f * (x + 6), y + 120)] for f in (-1, 1) for x, y in ((66, 260), (84, 360), (100, 460), (112, 580), (92, 520))], at, k), 18, ends=(0.2, 0.1))
        b.flat(moved(BILL, at, k), ink=1, gap=7, around=KEY)
        b.flat(moved("0,-300! 20,-200 36,-60! 26,-26 4,-14 2,-60", at, k), ink=2)
        b.strokes(moved_lines([[(0, -280), (0, -150), (0, -16)]], at, k), 7, ends=(0.1, 0.5), black=True)
        for f in (-1, 1):
            x, y = at[0] + f * 62 * k, at[1] + 4
            b.flat(ellipse(x, y, 29, 29), ink=0, gap=8, around=KEY), b.flat(ellipse(x + 4, y + 7, 14, 15)), b.dots([(x, y + 1, 4.5)], 0)
    with p.thing("third reed", "accent") as t:
        t.flat(tube([(738, 1215, 16), (740, 640, 13), (742, 520, 12)]), gap=6, around=1)
        t.flat(tube([(738, 556, 32), (740, 420, 36), (743, 250, 30)]), gap=8, around=1)
        t.flat(tube([(742, 300, 12), (745, 120, 6), (748, -20, 4)]))
        t.flat("706,404! 724,382 752,382 772,404! 752,424 726,424", ink=0)
        t.flat(ellipse(734, 403, 15, 16), spot=True), t.flat(ellipse(734, 404, 7, 9)), t.flat("702,404! 718,372 756,372 776,402! 752,390 724,390", ink=2)
    with p.thing("dark reeds") as d:
        for q in ([(70, 1215, 24), (84, 900, 18), (40, 600, 4)], [(330, 1215, 22), (346, 980, 18), (384, 770, 4)], [(180, 1215, 20), (160, 1080, 16), (240, 900, 3)], [(690, 1215, 22), (700, 1020, 18), (650, 880, 3)], [(450, 1215, 20), (440, 1100, 16), (480, 960, 3)]):
            d.flat(tube(q), gap=6, around=1)
        d.flat("-10,1130! 140,1160 300,1140 480,1164 660,1140 810,1160! 810,1215! -10,1215!")
    s.describe("A bittern stands in the reeds, beak straight up. It looks at us. Beside it a man in stripes lifts his long nose in the same way. On the right a bulrush opens one eye.")
    s.moods("droll", "tense", "smug", "secretive")
    s.themes("hiding", "friendship", "pretending", "fear", "being found")
    s.says("posture", "nosy", "conformity", "statues", "nobody", "straws", "found you", "which of us is the bird?", "method acting", "nobody is looking for us", "stand up straight, they said", "don’t breathe", "I’ve been here since Tuesday", "hide and seek, second week", "stiff upper lip", "is it gone?", "play it cool", "when in reeds", "the third one is watching", "nose in the air", "we don’t know each other", "act natural", "the tax man came by", "he learned it from the best", "just two reeds talking", "stripes are slimming", "a tall story", "someone will call us for supper", "spot the difference", "wallflowers", "I think, therefore I’m a plant", "bad at parties", "the reeds have eyes", "keep your chin up", "long-lost cousins", "and if they never come?", "best friends stand still", "brown is the new brown", "if I can’t see you", "waiting for the music to stop", "they stopped looking years ago")  # fmt: skip
    s.relate("lanky man", "hides in", "reed bed")
    s.about(place="a reed bed", time="late afternoon", light="golden from the left", composition="right", view="through reeds, very near", foreground="dark reeds", unexplained="the reed that opens an eye")
