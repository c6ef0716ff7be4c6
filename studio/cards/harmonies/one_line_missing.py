"""One Line Missing: a crow pulls the outline off a goose in the snow, and she is unravelling from behind."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.gouges import evenly, fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

# the goose is one line: from her rump under the belly, up the breast to her brow; then from her chin over the back to the crow's beak
FRONT = [(402, 878), (330, 904), (250, 906), (170, 882), (98, 826), (58, 750), (56, 670), (90, 594), (132, 526), (150, 450), (144, 380), (146, 326), (170, 282), (214, 262), (258, 274), (282, 302)]
BACK = [(268, 368), (248, 402), (240, 460), (248, 520), (282, 560), (340, 578), (396, 580)]
TAIL, UNDER = [(396, 580), (440, 600), (478, 598), (516, 578)], [(516, 578), (512, 640), (486, 720), (448, 806), (402, 878)]
BILL = "280,298! 300,304 344,332 380,360! 392,374 378,384! 340,382 296,378 268,370! 276,336"
PULLED = [*BACK, (438, 571), (478, 546), (514, 512), (542, 486)]
SLACK = [(568, 496), (552, 556), (556, 610), (580, 650), (614, 654), (628, 626), (612, 597), (580, 596), (550, 624), (530, 680), (524, 740), (530, 790), (552, 830), (586, 836), (602, 808), (586, 779), (554, 778), (526, 806), (508, 860), (500, 920), (480, 964), (440, 972), (412, 952)]
CROW = "508,472! 550,430 600,404 646,384! 670,330 724,304 780,310 830,344! 830,1230! 636,1230! 624,1100 616,1000 612,900 618,800 632,710 650,630 660,570 652,524! 620,518 570,504 530,488!"
WING = "660,740 700,670 770,660 830,700! 830,1180! 770,1150 710,1080 668,980 650,860"


@card(id="mx2o3o", title="One Line Missing", seed=6, palette="lino_barley", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, -0.7, 0.5)])
    whole = flow([*FRONT, (300, 304), (384, 370), (330, 382), *BACK, *TAIL[1:], *UNDER[1:-1]], 8, closed=True)
    with p.thing("snow", "place") as yard:
        yard.flat("-20,-20! 820,-20! 820,400! -20,400!", ink=1)
        yard.flat("-20,230! 90,196 200,240 330,150 460,200 600,120 820,190! 820,420! -20,420!", ink=2)
        yard.flat("-20,372! 100,384 220,376 400,356 600,384 820,366! 820,1220! -20,1220!", ink=0)
        for x, y, w, h in ((60, 380, 16, 120), (100, 384, 13, 90), (440, 362, 15, 110)):
            yard.flat(f"{x - 4},{y}! {x - w},{y - 20} {x - w * 0.8},{y - h * 0.6} {x},{y - h}! {x + w * 0.8},{y - h * 0.6} {x + w},{y - 20} {x + 4},{y}!")
        yard.flat([(x + 0.1 * (962 - y), 962 + 0.28 * (962 - y)) for x, y in whole], ink=2)
        yard.flat(tube("206,962,12 214,990,12", ends=CUT), tube("302,962,12 308,990,12", ends=CUT), ink=2)
    with p.thing("goose", "accent") as g:
        for x, y in ((206, 890), (302, 896)):
            g.flat(tube([(x, y, 17), (x + 4, y + 36, 11), (x, y + 62, 10)]), spot=True, gap=6, around=KEY)
            g.flat([(x + u, y + 62 + v) for u, v in ((-8, -14), (10, -14), (20, 8), (10, 14), (-12, 10), (-30, 22), (-44, 12), (-66, 18), (-72, 8))], spot=True, gap=6, around=KEY)
        g.flat(flow([*FRONT, *BACK, *TAIL[1:], *UNDER[1:-1]], 8, closed=True), ink=0)
        for line in (TAIL, UNDER):
            dots = evenly(line, 2 * round(sum(abs(b[0] - a[0]) + abs(b[1] - a[1]) for a, b in zip(line, line[1:], strict=False)) / 46))
            for a, b in zip(dots[1::2], dots[2::2], strict=False):
                g.flat(tube([(*a, 4), (*b, 4)]), ink=2)
        g.flat(BILL, spot=True, gap=6, around=KEY)
        g.strokes([[(284, 362), (326, 360), (376, 376)]], 6, ends=(0.3, 0.2), black=True)
        g.flat(lens((306, 322), (328, 336), 5, 0.5))
        g.flat(ellipse(236, 312, 21, 22)), g.flat(ellipse(240, 310, 14, 15), ink=0), g.flat(ellipse(246, 312, 8, 10))
        g.strokes([[(204, 288), (228, 276), (252, 282)]], 8, ends=(0.2, 0.3), black=True)
        g.strokes([FRONT], 15, ends=(0.3, 1.0), black=True)
        wing = [[(396, 636), (300, 618), (200, 630), (136, 676), (134, 740), (180, 806), (260, 840), (340, 842), (396, 824)], [(236, 716), (310, 738), (410, 712)], [(248, 768), (316, 794), (402, 772)], [(344, 674), (380, 682), (424, 668)]]
        g.strokes(wing, [11, 9, 9, 9], ends=(0.5, 0.1), black=True)
        g.strokes([[(x, y), (x + 8, y + 17), (x + 27, y + 25), (x + 46, y + 17), (x + 54, y + 2)] for x, y in ((164, 672), (222, 652), (166, 716), (182, 760), (282, 654))], 8, ends=(0.2, 0.2), black=True)
        g.strokes([[(184, 440), (190, 470), (184, 504)], [(206, 500), (212, 530), (200, 566)], [(150, 580), (156, 606), (140, 636)]], 9, ends=(0.6, 0.1), black=True)
    with p.thing("crow", "subject") as c:
        c.flat(CROW, gap=9, around=0)
        c.flat("520,474! 560,462 606,458 664,470! 606,474 560,476!", ink=0)
        with c.within(CROW):
            c.strokes([[(640, 396), (606, 412), (576, 436)], [(652, 416), (618, 428), (596, 446)]], 8, ends=(0.6, 0.1))
            wedges(c, fringe([(664, 540), (700, 560), (760, 560)], 5, (70, 110), bearing=(120, 92), bend=-8), 17, 2)
        c.flat(WING, gap=7, around=2)
        with c.within(WING):
            for k in range(5):
                c.flat(plume((800 - 34 * k, 880), (846 - 40 * k, 1170 - 46 * k), 30), gap=6, around=2)
            for k in range(4):
                c.flat(plume((806 - 42 * k, 700), (830 - 46 * k, 930 - 16 * k), 32), gap=6, around=2)
            c.flat("640,640! 830,640! 830,840! 780,826 720,810 660,790 640,780!")
        c.flat(ellipse(704, 388, 27, 26), ink=0), c.flat(ellipse(697, 390, 15, 16)), c.dots([(692, 384, 5)], 0)
        c.strokes([[(664, 366), (700, 352), (738, 366)]], 9, ends=(0.2, 0.2))
        c.flat("500,1230! 570,1160 660,1126 740,1120 830,1096! 830,1230!", ink=0, gap=7, around=2)
    with p.thing("pulled line", "witness") as line:
        line.strokes([PULLED, SLACK], 14, ends=(1.0, 0.8), black=True)
        line.flat(ellipse(554, 490, 9, 7))
    s.describe("A crow pulls at the line a white goose is drawn with. It hangs in loops from his beak. She looks round: her rump and tail are gone into the snow. Her shadow is still whole.")
    s.moods("mischievous", "sly", "bright", "startled")
    s.themes("theft", "loss", "art", "curiosity", "erasure")
    s.says("editor", "thread", "censorship", "thief", "knitting", "worm", "ribbon", "amnesia", "sketch", "rubber", "shortcut", "stop that bird", "one line of me is missing", "I feel a draught", "abridged version", "half a goose is better than none", "it was holding me together", "pull and see what happens", "finders keepers", "the thread of the story", "he took the best bit", "where was I?", "cut to the chase", "beauty has a price, paid by geese", "unravelling", "losing my figure", "somebody is unpicking the day", "not the tail!", "memory is a crow", "it will look good in the nest", "my better half", "deleted scene", "crossing the line", "what the frame left out", "out of shape", "drawn in one go", "he only steals what is loved", "I was just going to say", "a slim goose is still a goose", "she has only just noticed", "everything unravels somewhere", "proof-reading", "a blank where I sat", "give me back my end")  # fmt: skip
    s.relate("crow", "catches", "pulled line")
    s.relate("goose", "loses", "pulled line")
    s.about(place="a snowy field", time="noon", light="from the upper left", composition="right", view="near, over the crow’s wing", foreground="the crow’s wing cut by the edge", unexplained="the goose’s shadow is still whole")
