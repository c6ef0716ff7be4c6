"""Everything in Me Going Home: a woman’s long hair falls like a river down her back, and salmon leap up it."""

from __future__ import annotations

import numpy as np

from reverie_studio.engine.bodies import Point, outline
from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.tubes import along

HAIR = "400,66! 402,66 478,80 536,126 566,200 570,280 566,350 590,410 634,480 664,560 668,660 650,760 650,860 680,960 730,1050 800,1130! 820,1230! -20,1230! 0,1150! 70,1060 130,970 156,870 150,760 130,660 134,560 166,480 210,410 234,350 230,280 234,200 264,126 322,80 398,66"
WIDE = ((90, 60), (130, 120), (200, 158), (280, 164), (350, 162), (410, 186), (480, 230), (600, 258), (760, 242), (860, 244), (960, 284), (1050, 340), (1130, 410), (1240, 480))
BODY = "-20,640! 30,560 100,500 190,462 270,440! 530,440! 610,462 700,500 770,560 820,640! 820,1240! -20,1240!"
# a salmon along its length of 100, its back above
SALMON = "0,0! 3,-4 10,-8 20,-11 32,-13 41,-13.5! 43,-20! 49,-19 56,-12.5! 66,-10 74,-7.6! 76,-11.5! 79,-10 79,-6.4! 87,-4.6 91,-5.6 101,-15! 98,-5 97,0 98,6 102,15! 91,5.6 86,4.8 79,6.4! 78,13! 71,12 68,9! 58,12! 56,18! 50,15 48,13.2! 38,13.6 28,13 18,11 9,8.2 4,5.6 1.4,3.4! 7,2.4 1,1.4!"
# strands: how far out, from where to where, how wide, in which ink
STRANDS = [(-0.9, 190, 330, 12, 0), (-0.7, 168, 470, 17, 0), (-0.5, 176, 380, 13, 0), (-0.3, 200, 300, 11, 0), (0.42, 190, 350, 11, 2), (0.66, 176, 420, 14, 2), (0.86, 196, 330, 11, 2), (-0.88, 430, 860, 20, 0), (-0.62, 520, 700, 15, 0), (-0.42, 330, 640, 15, 2), (-0.16, 400, 900, 18, 0), (0.1, 480, 760, 14, 2), (0.34, 440, 860, 18, 2), (0.6, 380, 800, 17, 0), (0.78, 520, 960, 15, 2), (0.92, 430, 700, 13, 2), (-0.92, 840, 1240, 26, 2), (-0.74, 760, 1240, 30, 0), (-0.52, 880, 1240, 25, 2), (-0.34, 800, 1150, 24, 0), (-0.12, 940, 1240, 30, 2), (0.08, 890, 1240, 26, 0), (0.3, 1120, 1240, 28, 2), (0.86, 900, 1240, 30, 0), (0.52, 1130, 1240, 30, 0), (0.68, 1080, 1240, 22, 2)]


def salmon(t: Cutting, spine: list[Point], size: float) -> None:
    """A salmon bent along a line from its jaw to its tail."""

    def put(points: list[Point]) -> list[Point]:
        return [placed([(0, v * size)], (x, y), 1.0, a)[0] for u, v in points for x, y, a in (along(spine, min(0.985, max(0.0, u / 100))),)]

    t.flat(put(outline(SALMON)), spot=True, gap=8, around=KEY), t.flat(put(outline("3,4.4! 12,5 26,6 44,6 62,5 80,3.4 90,2! 86,4.6 76,6.6 66,9 54,12 40,13.2 28,12.6 16,10.4 8,7.6!")), ink=0)
    t.flat(put(outline("24,4! 30,8 38,16 37,19 30,16 23,10!")), spot=True, gap=4, around=KEY)
    t.flat(put(ellipse(8.6, -2.6, 2.5, 2.5)), ink=0), t.flat(put(ellipse(8.6, -2.6, 1.3, 1.3)))
    t.strokes([put(c) for c in ([(0.5, 1.2), (6, 1.6), (10, 3.6)], [(15, -8), (18.5, -3), (17, 3)], [(24, -2), (50, -2.4), (90, 0)])], [5, 6, 5], ends=(0.3, 0.2), black=True)
    t.dots([(*put([(u, v)])[0], 3.6) for u, v in ((27, -8), (34, -10), (41, -8), (36, -5.4), (48, -10), (55, -8), (62, -7))], KEY)
    t.strokes([put(c) for c in ([(93, -5), (97, -9)], [(93, 0), (97, 0)], [(93, 4), (97, 8)], [(45, -14.5), (46, -18)], [(49, -14), (50, -17.5)])], 5, ends=(0.5, 0.3), black=True)


@card(id="k8u5jn", title="Everything in Me Going Home", seed=85, palette="lino_salt_rose", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("evening sea", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), g.flat("-20,330! 60,250 120,210 170,150 230,230 300,300 500,300 560,220 620,120 690,210 750,250 820,330! 820,440! -20,440!", ink=0)
        g.flat("620,120! 690,210 750,250 820,330! 820,440! 640,440! 660,300 630,220!", ink=2), g.flat("170,150! 230,230 300,300 300,440! 150,440! 190,320 160,230!", ink=2)
        g.flat("-20,420! 400,410 820,420! 820,660! -20,660!", ink=2), g.strokes([[(0, 470), (60, 462), (130, 468)], [(0, 520), (40, 514), (84, 518)], [(690, 466), (750, 460), (820, 466)], [(736, 512), (780, 508), (820, 512)]], 9, ends=(0.1, 0.3))
    with p.thing("woman", "subject") as w:
        w.flat(BODY, ink=0, gap=9, around=KEY)
        with w.within(BODY):
            w.flat("-20,760! 80,640 200,560 300,540! 500,540! 600,560 720,640 820,760! 820,1240! -20,1240!", ink=2, gap=7, around=KEY)
            wedges(w, [[(60, 1000), (90, 880), (70, 740)], [(110, 930), (130, 820), (120, 690)], [(740, 1000), (710, 880), (730, 740)], [(690, 930), (670, 820), (680, 690)], [(20, 900), (40, 820), (36, 760)]], 26, KEY, ends=(0.2, 0.1))
            w.flat("400,500! 520,480 640,500 760,600 820,700! 820,640! 700,480 560,430!", ink=1)
        for x, k in ((238, 1), (562, -1)):
            w.flat(outline(" ".join(f"{x + k * a},{b}" for a, b in ((30, 232), (4, 214), (-26, 216), (-40, 246), (-34, 290), (-16, 324), (4, 348), (26, 336)))), ink=0, gap=7, around=KEY)
            w.strokes([[(x - k * 6, 236), (x - k * 26, 244), (x - k * 20, 290), (x + k * 2, 322)]], 7, ends=(0.2, 0.2), black=True)
    with p.thing("hair", "place") as h:
        h.flat(HAIR, gap=8, around=0)
        with h.within(HAIR):
            for f, y0, y1, wide, ink in STRANDS:
                ys = np.linspace(y0, y1, 8)
                xs = [400 + f * float(np.interp(y, *zip(*WIDE, strict=True))) + 9 * np.sin(y / 70 + 9 * f) * min(1, max(0, y - 500) / 200) for y in ys]
                top = [(400 + g * (xs[0] - 400), y0 - d) for g, d in ((0.06, 66), (0.42, 64), (0.8, 38))] if y0 < 210 else []
                wedges(h, [[*top, *zip(xs, ys, strict=True)]], wide, ink, ends=(0.15, 0.9 if y1 > 1200 else 0.05))
            h.strokes([[(400, 70), (397, 150), (402, 250)]], 10, ends=(0.6, 0.1))
    with p.thing("salmon", "accent", count=3) as fish:
        with fish.within("0,0! 800,0! 800,850! 480,850! 440,800! 380,850! 0,850!"):
            salmon(fish, [(222, 470), (226, 610), (300, 750), (430, 850)], 3.3)
        for k in range(4):
            wedges(fish, [[(430 + side * 10 * k, 858), (430 + side * (24 + 16 * k), 790 + 10 * k), (430 + side * (60 + 34 * k), 754 + 30 * k)] for side in (-1, 1)], 30 - 4 * k, 0)
        fish.dots([(330, 760, 8), (540, 770, 9), (575, 806, 6), (508, 716, 6), (300, 800, 5)])
        with fish.within("0,0! 800,0! 800,1064! 640,1050 570,1062 470,1052! 0,1060!"):
            salmon(fish, [(640, 880), (618, 980), (560, 1060), (480, 1110)], 2.9)
        wedges(fish, [[(500, 1070), (560, 1054), (596, 1070), (660, 1056), (700, 1080)], [(540, 1110), (600, 1096), (660, 1112)], [(470, 1046), (520, 1040), (556, 1052)]], 17, 0, ends=(0.1, 0.1))
        with fish.within("0,176! 388,176! 404,196! 420,170! 800,176! 800,1200! 0,1200!"):
            salmon(fish, [(396, 110), (424, 200), (486, 262), (482, 384)], 2.4)
        wedges(fish, [[(396, 196), (366, 180), (348, 200)], [(398, 188), (384, 152), (362, 146)], [(412, 188), (430, 150), (452, 150)], [(416, 196), (452, 182), (466, 206)]], 15, 0)
    s.describe("A woman looks out to sea, her back to us. Her long dark hair falls like a river, and three green salmon leap up it. The highest is already vanishing into her parting.")
    s.moods("joyful", "ticklish", "wild", "tender"), s.themes("river", "memory", "body", "persistence", "return")
    s.says("shampoo", "upstream", "tickle", "spawning", "river", "braid", "salmon", "conditioner", "instinct", "waterfall", "fishy", "plaited river", "it tickles", "split ends", "everything in me going home", "wash and go wild", "my head is where it began", "against the grain", "comb it and they jump", "thoughts that swim back", "she left the sea in", "grandmother had trout", "born behind the ear", "the way up is through", "let your hair down", "a catch for supper", "they come every autumn", "out of the sea, into the dream", "what’s on your mind?", "the long way up", "source", "don’t rinse", "she was a valley once", "leap of faith", "roots, they want the roots", "hair today", "swim up, there’s more", "nothing stops them", "I smell the mountains", "a bad day for bears", "rapids", "the river knows my name", "where do ideas come from?", "homesick for the top")  # fmt: skip
    s.relate("salmon", "swims through", "woman")
    s.about(place="a shore below mountains", time="evening", light="from the left", composition="centred", view="near, from behind", foreground="hair that spreads like a delta", unexplained="where in her head the salmon are going")
