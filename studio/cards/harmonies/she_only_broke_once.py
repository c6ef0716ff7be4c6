"""She Only Broke Once: two oystercatchers carry a small wave on their backs over the flats, and a third walks behind."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

# one bird, its feet on 0,192, facing left with a bowed bill
UPPER = "-84,-124! -86,-148 -66,-166 -38,-166 -16,-148 -10,-118 2,-88 34,-66 74,-56 104,-40 132,-12! 112,-4 88,2! 56,14 14,12 -24,4 -50,-14 -66,-44 -68,-74 -66,-92 -80,-106!"
BELLY = "-64,-34! -68,4 -52,42 -14,64 34,60 74,38 104,0! 50,-10 0,-20!"
BILL = "-88,-142! -134,-14! -122,-8! -66,-106!"
PLANTED = [(14, 52, 13), (22, 96, 8), (20, 110, 11), (16, 124, 8), (4, 186, 7)]
TOES = ([(6, 184, 8), (-20, 190, 7), (-48, 193, 4)], [(8, 186, 8), (-8, 198, 6), (-26, 206, 4)], [(6, 186, 7), (26, 194, 5), (36, 200, 4)])
RAISED = [(-14, 52, 13), (-6, 92, 8), (-10, 106, 11), (-22, 118, 8), (-58, 152, 6)]
HANGING = ([(-56, 150, 7), (-78, 152, 6), (-98, 164, 4)], [(-56, 152, 7), (-68, 168, 6), (-80, 184, 4)])
WAVE = (
    "150,806! 260,838 360,842 450,842 530,842 576,826 588,786 582,724 560,640 512,540 420,470 316,438 212,446 138,490 98,556 104,616 140,654! "
    "186,660 214,636 216,604! 250,590 288,606 304,654 292,712 254,762 200,790!"
)


@card(id="zq8x0s", title="She Only Broke Once", seed=83, palette="lino_slate_milk", light=(-0.7, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("flats", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,-20! 820,-20! 820,250! -20,250!", ink=2)
        g.strokes([[(40, 80), (200, 70), (380, 84)], [(300, 140), (460, 128), (640, 136)], [(520, 60), (660, 54), (790, 66)], [(60, 200), (180, 194), (320, 202)]], 12, ends=(0.1, 0.1))
        g.flat("-20,226! 820,218! 820,268! -20,262!", gap=8)
        g.strokes([[(x, y), (x + w / 2, y + 4), (x + w, y)] for x, y, w in ((480, 350, 280), (60, 330, 200), (610, 450, 160), (660, 560, 120), (20, 440, 60))], 12, ends=(0.1, 0.1))
        g.flat("-20,1010! 200,1000 500,1012 820,1000! 820,1220! -20,1220!", ink=2, gap=8)
        g.strokes([[(x, y), (x + w / 2, y + 3), (x + w, y)] for x, y, w in ((230, 1040, 110), (520, 1036, 120),
                    (40, 1130, 200), (380, 1150, 220), (640, 1120, 140), (200, 1166, 90))], 11, ends=(0.1, 0.1))
    with p.thing("small wave", "subject") as w:
        w.flat(WAVE, ink=2, gap=10)
        with w.within(WAVE):
            w.flat("216,604! 250,590 288,606 304,654 292,712 254,762 200,790! 150,806! 230,822 310,790 352,720 350,640 318,584 270,560 232,574!")
            w.flat("60,540! 104,560 120,600 150,610 176,590 200,612 232,600! 230,690! 60,690!", ink=0)
            w.strokes([[(586, 790), (562, 690), (508, 596), (424, 530), (330, 500), (236, 510), (172, 556)],
                       [(528, 800), (512, 720), (468, 640), (410, 590), (360, 570)], [(470, 806), (456, 740), (424, 690)], [(250, 476), (320, 468), (390, 490)]], 15, ends=(0.2, 0.1))
        w.dots([(84, 640, 10), (60, 600, 7), (70, 690, 7), (214, 690, 9), (196, 716, 6)], 0)
        for x, y in ((316, 942),):
            w.flat(moved("0,-22! 12,0 8,14 0,18 -8,14 -12,0!", (x, y)), ink=2, gap=5)
    for n, (x, y) in enumerate(((164, 892), (432, 892), (700, 892))):
        with p.thing(("leading", "second", "following")[n] + " oystercatcher", "witness") as b:
            at, k = (x, y), 0.92
            b.flat(ellipse(x - 4, y + 180, 70, 11))
            for leg in (RAISED, *HANGING, PLANTED, *TOES):
                b.flat(moved(tube(leg), at, k), spot=True, gap=4, around=KEY)
            for leg in (RAISED, *HANGING, PLANTED, *TOES):
                b.flat(moved(tube(leg), at, k), spot=True)
            b.flat(moved(BELLY, at, k), ink=0, gap=7, around=KEY)
            b.flat(moved(BILL, at, k), spot=True, gap=6, around=KEY)
            b.flat(moved(UPPER, at, k), gap=7)
            b.strokes(moved_lines([[(0, -34), (36, -26), (84, -12)], [(8, -56), (50, -44), (100, -26)]], at, k), 8, ends=(0.2, 0.1))
            b.flat(moved(oval(-54, -134, 13, 13), at, k), spot=True)
            b.flat(moved(oval(-58 + (0, 4, -2)[n], -132 - (0, 6, 6)[n], 6, 6), at, k))
    s.describe("Two oystercatchers walk in step across wet flats. They carry a small wave on their backs, its crest still curled. A third one walks behind and carries nothing.")
    s.moods("solemn", "droll", "mournful", "gentle")
    s.themes("farewell", "the sea", "community", "loss", "ritual")
    s.says("funeral", "procession", "rescue", "removal", "delivery", "lifeguards", "undertakers", "homecoming", "respect", "breakwater", "solidarity", "antiques", "it stopped", "small turnout", "she only broke once", "back where you belong", "mind the steps", "a lost property case", "keep in step", "returned to sender", "many backs make light work", "did you know her well?", "she was so full of life", "who ordered the sea?", "wave goodbye", "careful, it drips", "three friends and a piano", "the last of the summer", "gone with the tide", "after you with the ocean", "don’t look up", "no flowers, please", "someone to carry me", "she always made a splash", "the moving company", "taking the sea for a walk", "all the way to the edge", "it’s heavier than it looks", "one of us must follow", "till the sea comes back", "he stole a look", "high tide at last", "bring me to the water", "too small to be left alone")  # fmt: skip
    s.relate("small wave", "is carried by", "second oystercatcher")
    s.about(place="tidal flats", time="an early grey morning", light="flat, from the left", composition="low", view="eye level, low over the mud", foreground="wet shine on the mud", unexplained="why the wave cannot go by itself", weather="still")
