"""Fashion Moves On: the eyes of a peacock's train turn into moths and leave it, and it looks after them."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

TRAIN = "250,440! 330,400 420,440 500,540 570,680 640,840 710,1000 790,1110 830,1230! 110,1230! 160,1120 230,1010 290,900 326,800 336,700 330,640! 240,540"
BODY = "330,196! 300,200 262,214 240,250 226,310 190,370 140,420 96,480 84,550 104,620 160,664 230,668 300,640! 380,620 440,570 450,500 410,440 350,400 320,360! 316,320 330,280 348,256!"
HEAD = "346,262! 320,262 290,240 290,200 316,168 356,160 390,178 402,200! 430,212 456,232 470,254! 440,250 412,244 394,236! 384,256 368,264"
WING = "150,440! 220,410 300,430 360,490 410,580 440,680! 400,660 372,640! 366,680 350,700! 320,650 296,620! 290,660 270,680! 240,630 200,600 160,560 140,500"
FEATHERS = ((396, 690, 410, 850, 0), (470, 780, 500, 960, 2), (380, 830, 370, 1010, 1), (560, 840, 606, 1000, 1), (290, 950, 260, 1120, 0), (456, 940, 470, 1120, 1), (560, 990, 596, 1150, 0), (370, 1010, 350, 1190, 1), (660, 990, 710, 1150, 1), (250, 1080, 220, 1230, 1), (500, 1110, 510, 1260, 1))
UPPER = "0,-4! 30,-60 76,-92 124,-90 130,-54 100,-16 50,6!"
LOWER = "4,6! 50,8 86,30 88,64 60,90 26,66 6,30"


def open_moth(t: Cutting, at: tuple[float, float], k: float, turn: float) -> None:
    """A moth seen from above: each wing is half a peacock's eye."""
    for side in (False, True):
        m = -1 if side else 1
        t.flat(moved(LOWER, at, k, turn, side), ink=0, gap=7, around=KEY), t.flat(moved(UPPER, at, k, turn, side), ink=2, gap=7, around=KEY)
        t.flat(moved(ellipse(m * 85, -54, 26, 24), at, k, turn), ink=0), t.flat(moved(ellipse(m * 85, -54, 18, 17), at, k, turn))
        t.flat(moved(ellipse(m * 85, -54, 9, 8), at, k, turn), spot=True)
        t.strokes(moved_lines([[(m * 4, -44), (m * 20, -90), (m * 44, -110)], [(m * 30, 22), (m * 50, 42), (m * 62, 64)]], at, k, turn), 6 * k, ends=(0.8, 0.3), black=True)
    t.flat(moved("0,-52 11,-34 12,0 8,40 0,66 -8,40 -12,0 -11,-34", at, k, turn), ink=KEY)


@card(id="g83rmt", title="Fashion Moves On", seed=25, palette="lino_heather", light=(0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    with p.thing("evening", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,860! 120,820 300,840 520,790 660,800 820,760! 820,1220! -20,1220!", ink=2)
    with p.thing("wall", "prop") as w:
        w.flat("-20,716! 380,700! 384,760! 360,772! 356,1230! -20,1230!", gap=8, around=0)
        w.strokes([[(0, 790), (170, 784), (330, 780)], [(0, 900), (120, 896), (260, 892)], [(150, 796), (154, 840), (150, 880)], [(0, 1030), (60, 1028), (170, 1024)], [(70, 910), (74, 960), (70, 1016)]], 7, ends=(0.2, 0.2))
    with p.thing("peacock", "subject") as c:
        c.flat(TRAIN, gap=9, around=0)
        with c.within(TRAIN):
            for x0, y0, x1, y1 in ((330, 720, 160, 1200), (350, 720, 240, 1210), (370, 740, 330, 1210), (400, 700, 420, 1210), (450, 740, 560, 1210), (480, 680, 700, 1210), (520, 720, 780, 1160)):
                spots = [(x0 + (x1 - x0) * q, y0 + (y1 - y0) * q) for q in (0.12, 0.22, 0.32, 0.42, 0.52, 0.62, 0.72, 0.82, 0.92)]
                with c.down_to(2):
                    c.strokes([[(x, y), (x + 22 * d, y + 26), (x + 50 * d, y + 44)] for x, y in spots for d in (-1, 1)], 8, ends=(0.8, 0.1))
            for x0, y0, x1, y1, kind in FEATHERS:
                bx, by = x0 + (x1 - x0) * 0.66, y0 + (y1 - y0) * 0.66
                c.flat(lens((x0, y0), (x1, y1), 56, 0.62), gap=6, around=KEY, ink=0 if kind == 0 else 2)
                if kind == 0:
                    c.strokes([[(x0, y0), (bx, by), (x1, y1)]], 6, ends=(0.9, 0.2), black=True)
                else:
                    c.flat(ellipse(bx, by, 40, 42), ink=1, gap=4, around=KEY), c.flat(ellipse(bx, by + 2, 27, 28)), c.flat(ellipse(bx, by + 8, 14, 11), spot=True)
        for x in (190, 280):
            c.flat(tube([(x + 8, 640, 24), (x + 2, 676, 13), (x, 708, 10)], ends=CUT), ink=0, gap=6, around=KEY)
            c.flat(*(tube([(x, 704, 10), (x + tip[0] * 0.6, 708 + tip[1] * 0.2, 10), (x + tip[0], 706 + tip[1], 5)]) for tip in ((-46, 26), (-8, 40), (34, 28))), ink=0, gap=5, around=KEY)
        c.flat(BODY, ink=2, gap=9, around=KEY)
        with c.within(BODY):
            c.strokes([[(x, y), (x + 4, y + 17), (x + 20, y + 24)] for x, y in ((266, 236), (258, 284), (240, 326), (206, 364), (172, 404), (130, 448), (104, 500), (126, 540))], 14, ends=(0.5, 0.1))
            c.strokes([[(x, y), (x + 4, y + 17), (x + 20, y + 24)] for x, y in ((298, 262), (286, 316), (274, 364), (332, 400), (388, 440), (400, 500))], 14, ends=(0.5, 0.1), black=True)
        c.flat(WING, ink=0, gap=8, around=KEY)
        c.strokes([[(176 + 40 * k, 462 + 4 * k), (196 + 40 * k, 486 + 6 * k), (190 + 40 * k, 512 + 8 * k)] for k in range(4)] + [[(200 + 44 * k, 536 + 8 * k), (226 + 44 * k, 570 + 10 * k), (250 + 42 * k, 620 + 10 * k)] for k in range(4)], 11, ends=(0.2, 0.6), black=True)
        for x, y in ((250, 92), (290, 66), (334, 58), (376, 74)):
            c.strokes([[(336, 170), ((336 + x) / 2 - 4, (170 + y) / 2), (x, y)]], 7, ends=(0.8, 0.6), black=True)
            c.flat(moved("0,-30! 18,-8 12,12 0,18 -12,12 -18,-8", (x, y), 1.0, (x - 330) * 0.3), ink=2, gap=5, around=KEY)
        c.flat(HEAD, ink=2, gap=8, around=KEY)
        c.flat("384,186! 402,198 430,212 456,232 470,254! 440,250 412,244 390,234!", ink=0, gap=6, around=KEY), c.flat("316,196! 344,180 374,192 384,206! 362,226 332,226!", ink=0), c.flat(ellipse(352, 204, 13, 13)), c.dots([(356, 200, 4)])
    with p.thing("moths", "witness") as m:
        open_moth(m, (610, 220), 1.05, 24)
        open_moth(m, (640, 690), 0.8, 58)
        m.flat(*(moved(o, (30, -24)) for o in ("676,520! 650,470 656,410 690,392 726,412 730,460 706,500!", "676,520! 646,516 624,536 630,560 656,562!")), ink=2, gap=7, around=KEY)
        m.flat(ellipse(724, 416, 22, 25), ink=0), m.flat(ellipse(724, 418, 14, 16)), m.flat(tube("680,512,5 714,486,9 748,474,5"))
    s.describe("A peacock on a wall looks back over its shoulder. The eyes of its long train come loose as moths and fly away. Where they were, feathers stay behind, white and empty.")
    s.moods("wondering", "uneasy", "playful", "wistful")
    s.themes("change", "letting go", "vanity", "summer", "loss")
    s.says("wardrobe", "moths", "confetti", "striptease", "escape", "fashion", "molting", "vanity", "bald spot", "come back", "fashion moves on", "next they will want me", "moth-eaten, the other way", "dressed to fly", "too good to be worn", "they were only resting", "a pattern of behaviour", "what I wore that summer", "all eyes on me, once", "freedom of movement", "my best dress left me", "shake it off", "a flutter in the stomach", "the butterflies got out", "it was my father’s train", "let them go, dear", "the last eye shuts the door", "last season", "how to empty a garden", "nothing to wear", "blank by midnight", "don’t look back", "second-hand wings", "out of sight", "pride comes before", "clothes make the sky", "the evening was embroidered", "holes where the joy was", "I never sewed those on", "eyes leaving the party", "the audience walks out", "missing the train", "keep an eye on it", "eye by eye")  # fmt: skip
    s.relate("peacock", "loses", "moths")
    s.about(place="a garden wall", time="late evening", light="from the right", composition="diagonal", view="near, below the wall", foreground="a train of feathers", unexplained="why the moths leave now")
