"""Everything in Me Going Home: a woman wrings out her hair, and salmon leap up it."""

from __future__ import annotations

from functools import partial

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

FACE = "150,-230! 186,-180 204,-120 212,-76 206,-50 194,-28! 214,0 240,36 262,62! 256,80 232,88 214,90! 224,106 222,118 196,126! 150,140! 196,176! 212,190 204,206 196,212! 206,230 198,256 168,270 110,246 60,214 30,190! 60,260 90,420! -300,420! -240,0! -150,-200! 0,-260!"
HAIR = "770,300! 690,200 570,136 440,150 330,260 250,420 206,600 214,740 226,860! 170,980 90,1080 30,1180! 470,1180! 420,1060 366,960 336,860! 346,720 380,600 440,540! 500,470 540,380 640,350 760,390!"
SALMON = "0,-130! 30,-96 46,-40! 64,0! 42,20 30,70 14,112! 52,166! 0,146! -52,166! -14,112! -34,50 -42,-20 -26,-96"


@card(id="k8u5jn", title="Everything in Me Going Home", seed=85, palette="lino_salt_rose", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    m, q = partial(moved, at=(610, 400), size=1.0, degrees=-52, flip=True), partial(placed, at=(610, 400), size=1.0, degrees=-52)
    with p.thing("kitchen wall", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,60! 150,60! 150,560! -20,560!", ink=0)
    with p.thing("laughing woman", "subject") as w:
        w.flat(m(FACE), ink=0, gap=7, around=KEY)
        w.flat("700,560! 760,640 770,760 700,830! 740,900 820,920! 820,380! 760,400!", ink=2, gap=6, around=KEY)
        w.flat(tube([(840, 760), (720, 860), (560, 896), (370, 862)], (80, 62, 50, 40), ends=CUT), ink=0, gap=7, around=KEY)
        w.flat(tube([(860, 730), (760, 810), (690, 856)], (92, 84, 76), ends=CUT), ink=2, gap=6, around=KEY)
        w.flat("830,180! 764,220 740,330 790,440! 830,440!", ink=2, gap=6, around=KEY)
        w.flat(HAIR, gap=6, around=0)
        with w.within(HAIR):
            rows = ([(700, 300), (560, 210), (420, 290), (320, 460), (290, 640), (280, 800)], [(620, 300), (520, 270), (410, 400), (350, 560), (326, 760)], [(600, 200), (470, 190), (340, 330), (260, 520), (250, 780)], [(470, 470), (420, 500), (370, 600), (336, 740)])
            wedges(w, rows, 16, 2)
            wedges(w, ([(270, 950), (190, 1050), (120, 1180)], [(300, 950), (280, 1060), (270, 1180)], [(320, 940), (370, 1060), (420, 1180)]), 18, 2)
            w.strokes([[(640, 230), (540, 170), (430, 200)], [(240, 560), (236, 660), (244, 740)], [(210, 980), (150, 1060), (90, 1130)]], 9, ends=(0.1, 0.3))
        w.flat("640,320! 690,330 706,380 680,430 640,440 620,400!", ink=0, gap=6, around=KEY)
        w.strokes([[(656, 346), (682, 370), (664, 412)]], 8, ends=(0.2, 0.4), black=True)
        w.strokes([[q([(-c[0], c[1])])[0] for c in line] for line in ([(120, -10), (150, 4), (186, -18)], [(110, -50), (150, -64), (190, -46)], [(96, -14), (110, -2), (120, 14)])], 11, ends=(0.3, 0.4), black=True)
        w.flat([q([(-x, y)])[0] for x, y in ((202, 128), (150, 134), (120, 150), (150, 176), (202, 180))])
        for k in range(4):
            y = 790 + 44 * k
            w.flat(moved("96,20! 96,-20! 30,-32 -50,-26 -96,-18 -108,2 -94,20 -40,20 30,16", (306, y + 4), 1.0, 3 * k - 4), ink=0, gap=6, around=KEY)
        w.flat("440,850! 430,800 390,756 330,736 288,744 274,764 290,782 340,784 372,810 380,860!", ink=0, gap=6, around=KEY)
    with p.thing("salmon", "accent", count=3) as fish:
        for x, y, k, a in ((276, 560, 1.0, 16), (440, 300, 1.0, 46), (560, 104, 0.9, 84)):
            fish.flat(moved(SALMON, (x, y), k, a), spot=True, gap=6, around=0)
            (u, v), = placed([(6, -92)], (x, y), k, a)
            fish.flat(ellipse(u, v, 9, 9), ink=0)
            fish.flat(ellipse(u, v, 4, 4))
            fish.strokes([placed(c, (x, y), k, a) for c in ([(-26, -64), (0, -58), (26, -66)], [(-14, -20), (-10, 30), (-4, 80)])], 6, ends=(0.3, 0.3), black=True)
    with p.thing("tub", "prop") as tub:
        tub.flat("-20,1080! 200,1110 400,1106 560,1076! 530,1220! -20,1220!", ink=2, gap=8, around=KEY)
        tub.strokes([[(-10, 1120), (200, 1148), (400, 1144), (540, 1118)]], 10, ends=(0.9, 0.9), black=True)
    s.describe("A laughing woman wrings out her long dark hair. It runs like a river from her head into a red tub. Salmon swim up it; one has leapt over her crown.")
    s.moods("joyful", "ticklish", "wild", "tender")
    s.themes("homecoming", "river", "memory", "body", "persistence")
    s.says("shampoo", "upstream", "tickle", "homecoming", "river", "wringing", "salmon", "conditioner", "instinct", "waterfall", "fishy", "laundry day", "it tickles", "split ends", "everything in me going home", "wash and go wild", "my head is where it began", "against the grain", "comb it and they jump", "thoughts that swim back", "she left the sea in", "grandmother had trout", "born behind the ear", "the way up is through", "let your hair down", "a catch for supper", "they come every autumn", "out of the tub, into the dream", "what’s on your mind?", "the long way up", "source", "don’t rinse", "she was a valley once", "leap of faith", "roots, they want the roots", "hair today", "squeeze, there’s more", "nothing stops them", "I smell the mountains", "a bad day for bears", "rapids", "the river knows my name", "where do ideas come from?", "homesick for the top")  # fmt: skip
    s.relate("salmon", "swims through", "laughing woman")
    s.about(place="a kitchen by the sea", time="washing day", light="from a window on the left", composition="diagonal", view="near, at the height of the tub", foreground="the rim of a red tub", unexplained="where in her head the salmon are going")
