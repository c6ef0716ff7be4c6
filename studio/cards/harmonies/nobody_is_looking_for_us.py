"""Nobody Is Looking for Us: a bittern in the reeds pretends to be a reed, and so does a man beside it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

BIRD = "0,-310! 12,-290 26,-170 44,-56! 72,-40 84,0 78,44 62,90 60,170 74,300 104,440 132,600 140,900! -140,900! -132,600 -104,440 -74,300 -60,170 -62,90 -78,44 -84,0 -72,-40 -44,-56! -26,-170 -12,-290"
BILL = "0,-310! 12,-290 26,-170 44,-56! 30,-20 0,-6 -30,-20 -44,-56! -26,-170 -12,-290"
HEAD = "40,176! -10,166 -50,172 -80,158! -88,132 -70,112! -90,100 -88,84! -70,76! -92,66 -90,48! -82,36! -116,42 -190,30 -240,2! -206,-30 -130,-42 -70,-62! -80,-84 -76,-124 -50,-164 0,-192 62,-194 114,-162 140,-100 138,-30 118,40 96,110!"
HAIR = "-52,-166! 0,-194 62,-196 116,-164 142,-100 140,-30 120,40 100,108! 80,70 66,40! 84,0 60,-40 30,-20! 20,-70 -10,-110 -44,-130!"
NECK = "-150,30! -128,90 -118,150 -132,176 -120,220 -118,330! -240,380 -300,470 -320,760! 330,760! 320,480 240,390 140,330! 124,220 120,120 130,40!"


@card(id="ux5oi1", title="Nobody Is Looking for Us", seed=40, palette="lino_peat", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.8, -0.2, 0.4)])
    with p.thing("reed bed", "place") as r:
        r.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=1)
        r.flat(ellipse(548, 200, 150, 150), ink=0)
        for x, u, top, w in ((96, 84, 90, 11), (330, 344, 190, 9), (420, 408, -20, 12), (620, 634, 60, 10), (30, 60, 260, 10)):
            r.flat(tube([(x, 1215, w), ((x + u) / 2 + 8, 640, w - 2), (u, top, 3)]), ink=2)
        for a, b, h, q in (((420, 640), (330, 420), 15, 20), ((96, 560), (0, 330), 16, -18), ((620, 520), (700, 180), 16, 20)):
            r.flat(lens(a, b, h, 0.4, q), ink=2)
    with p.thing("lanky man", "subject") as m:
        at, k, turn = (520, 436), 1.0, 74
        shirt = moved(NECK, at, k)
        m.flat(shirt, ink=0, gap=9, around=KEY)
        with m.within(shirt):
            m.flat(moved("-340,800! -320,430 -250,388 -124,330! -60,372 20,384 90,368 146,326! 250,392 340,450 340,800!", at, k), ink=2, gap=9, around=KEY)
            for x in (-236, -128, -20, 88, 196, 290):
                m.flat(tube([(at[0] + x * 0.8, at[1] + 350, 16), (at[0] + x, at[1] + 520, 22), (at[0] + x, at[1] + 800, 24)]), ink=1 if x < 80 else KEY)
        head = moved(HEAD, at, k, turn)
        m.flat(head, ink=0, gap=9, around=KEY)
        m.flat(moved("-132,70! -100,60 20,60 118,54! 126,150! 130,318! 40,352 -60,346 -106,322! -110,220 -126,176 -112,150 -122,90", at, k), ink=0)
        m.flat(moved("70,110! 120,60! 124,150! 128,250 148,328! 96,352! 70,260 84,180", at, k), ink=2)
        m.flat(moved(HAIR, at, k, turn))
        wedges(m, moved_lines([[(10, -180), (70, -160), (104, -110)], [(20, -150), (70, -120), (96, -60)], [(16, -116), (56, -86), (90, -30)]], at, k, turn), 12, 2, ends=(0.2, 0.1))
        m.flat(moved("24,-34! 44,-52 74,-44 82,-12 70,20 54,44 34,40! 26,10", at, k, turn), ink=0, gap=7, around=KEY)
        m.strokes(moved_lines([[(40, -26), (58, -28), (62, -4), (48, 16)], [(-70, 76), (-44, 74), (-26, 62)], [(-76, 36), (-62, 30), (-60, 14)], [(-66, -92), (-44, -108), (-14, -104)], [(-6, 60), (4, 90), (-6, 120)]], at, k, turn), 10, ends=(0.5, 0.2), black=True)
        m.flat(moved("-70,-46! -52,-66 -28,-64 -10,-46! -28,-34 -50,-34", at, k, turn), ink=0, gap=6, around=KEY), m.flat(moved(ellipse(-52, -46, 11, 13), at, k, turn))
        m.strokes([[(354, 516), (384, 536), (398, 560), (384, 602), (402, 640), (400, 690), (400, 744)], [(566, 556), (530, 650), (470, 790)], [(596, 560), (560, 680), (520, 800)]], [13, 13, 9], ends=(0.5, 0.4), black=True)
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
        t.flat(tube([(738, 1215, 18), (740, 640, 16), (742, 520, 16)]), tube([(742, 200, 7), (746, 60, 5), (748, -20, 4)]), gap=6, around=1)
        t.flat(tube([(738, 560, 34), (740, 420, 37), (743, 240, 31)]), gap=8, around=1)
        t.flat("708,404! 724,384 752,384 770,404! 752,422 726,422", ink=0)
        t.flat(ellipse(734, 403, 14, 15), spot=True), t.flat(ellipse(734, 403, 6, 8)), t.flat("703,404! 718,374 756,374 776,402! 752,391 724,391", ink=2)
    with p.thing("dark reeds") as d:
        for q in ([(70, 1215, 24), (84, 900, 18), (40, 600, 4)], [(330, 1215, 22), (350, 980, 18), (410, 740, 4)], [(560, 1215, 26), (540, 1000, 20), (590, 780, 4)], [(180, 1215, 20), (160, 1080, 16), (240, 900, 3)], [(690, 1215, 22), (700, 1020, 18), (650, 880, 3)], [(450, 1215, 20), (440, 1100, 16), (480, 960, 3)]):
            d.flat(tube(q), gap=6, around=1)
        d.flat("-10,1130! 140,1160 300,1140 480,1164 660,1140 810,1160! 810,1215! -10,1215!")
    s.describe("A bittern stands in the reeds, beak straight up. It looks at us. Beside it a man in stripes lifts his long nose in the same way. On the right a bulrush opens one eye.")
    s.moods("droll", "tense", "smug", "secretive")
    s.themes("hiding", "friendship", "pretending", "fear", "being found")
    s.says("posture", "nosy", "conformity", "statues", "nobody", "straws", "found you", "which of us is the bird?", "method acting", "nobody is looking for us", "stand up straight, they said", "don’t breathe", "I’ve been here since Tuesday", "hide and seek, second week", "stiff upper lip", "is it gone?", "play it cool", "when in reeds", "the third one is watching", "nose in the air", "we don’t know each other", "act natural", "the tax man came by", "he learned it from the best", "just two reeds talking", "stripes are slimming", "a tall story", "someone will call us for supper", "spot the difference", "wallflowers", "I think, therefore I’m a plant", "bad at parties", "the reeds have eyes", "keep your chin up", "long-lost cousins", "and if they never come?", "best friends stand still", "brown is the new brown", "if I can’t see you", "waiting for the music to stop", "they stopped looking years ago")  # fmt: skip
    s.relate("lanky man", "hides in", "reed bed")
    s.about(place="a reed bed", time="late afternoon", light="golden from the left", composition="right", view="through reeds, very near", foreground="dark reeds", unexplained="the reed that opens an eye")
