"""Soft Wash Only: a sloth hangs on the washing line between the shirts, and one shirt has put its sleeves round it."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

BODY = "150,560! 150,640 196,716 280,770 390,790 500,784 590,744 646,680 664,650 640,600 600,590! 520,600 440,604 350,604 280,570 230,500!"
SHIRT = "632,214! 690,206 740,206! 770,236 800,236 820,210! 900,230! 900,880! 660,880! 652,640 640,420!"
SLEEVE = [(690, 214), (692, 420), (672, 600), (612, 730), (500, 810), (370, 822), (286, 784)]
CUFF = "302,722! 258,838! 190,800! 232,684!"
CLAW = "-9,0! -14,-40 -10,-80 6,-104 26,-100 36,-74 34,-50! 24,-64 16,-76 8,-70 6,-40 9,0!"


@card(id="ii2sj8", title="Soft Wash Only", seed=4, palette="riso_baths", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.4, 0.5)])
    dark = {"aqua": 1.0, "burgundy": 1.0}
    with d.thing("sky", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", aqua=1)
        with g.in_inks(burgundy=1, aqua=1):
            g.strokes([[(-20, 206), (200, 214), (420, 226), (620, 216), (820, 200)]], 7, ends=(1, 1))
    with d.thing("sloth", "subject") as t:
        for spine, half, x in (([(200, 600), (150, 500), (140, 400), (176, 300)], (60, 50, 42, 32), 176), ([(560, 660), (590, 540), (590, 420), (572, 306)], (80, 60, 44, 33), 572)):
            t.flat(tube(spine, half, ends=(0, 1)), gap=6, **dark)
            for n in (-1, 0, 1):
                t.flat(moved(CLAW, (x + n * 22, 310), 0.96, 0), **dark)
        t.flat(BODY, gap=6, burgundy=1)
        with t.within(BODY):
            t.flat("120,640! 230,720 330,740 440,740 540,710 620,640 680,540! 720,900! 100,900!", **dark)
        for spine, half, x in (([(270, 640), (330, 540), (352, 430), (330, 300)], (84, 62, 46, 34), 330), ([(560, 650), (500, 560), (468, 430), (476, 302)], (96, 74, 50, 35), 476)):
            t.flat(tube(spine, half, ends=(1, 1)), gap=6, burgundy=1)
            for n in (-1, 0, 1):
                t.flat(moved(CLAW, (x + n * 24, 314), 0.98, 0), **dark)
        t.flat(tube([(272, 640), (330, 540)], (70, 56), ends=(1, 1)), tube([(562, 650), (508, 566)], (84, 68), ends=(1, 1)), burgundy=1)
        t.strokes([[(420, 640), (436, 676), (420, 706)], [(370, 640), (386, 676), (372, 706)], [(330, 420), (338, 460), (330, 500)], [(490, 420), (496, 460), (508, 496)], [(580, 620), (590, 650), (576, 690)], [(540, 640), (550, 670), (538, 704)]], 10, ends=(0.1, 0.9))
    with d.thing("face") as f:
        f.flat("80,560 90,480 150,430 220,436 280,480 300,560 290,640 240,700 170,710 110,660", gap=6, burgundy=1)
        f.flat("112,570! 116,510 160,480 200,490! 240,480 270,520 268,580 256,640 220,676 180,680 140,650!")
        for m in (-1, 1):
            x = 194 + m * 40
            f.flat(f"{x - m * 22},548! {x},530 {x + m * 30},548 {x + m * 52},600! {x + m * 24},596 {x - m * 14},584!", **dark)
            f.strokes([[(x - 16, 564), (x, 572), (x + 16, 564)]], 7, ends=(0.3, 0.3))
        f.flat("172,592! 184,580 206,580 216,592! 208,610 194,616 180,610!", **dark)
        with f.in_inks(burgundy=1, aqua=1):
            f.strokes([[(194, 614), (194, 630), (170, 644), (146, 634)], [(194, 630), (218, 644), (242, 634)]], 6, ends=(0.4, 0.2))
    with d.thing("shirt", "witness") as c:
        c.flat(SHIRT, gap=6)
        c.flat(tube(SLEEVE, (62, 58, 56, 54, 52, 50, 48), ends=(0, 0)), gap=8)
        c.flat(CUFF, gap=7)
        c.flat(ellipse(212, 742, 13, 56, 30, 21), **dark)
        with c.in_inks(aqua=1):
            c.strokes([[(770, 240), (764, 420), (770, 640), (764, 870)], [(640, 300), (646, 400), (650, 470)], [(720, 470), (712, 590), (676, 690)], [(640, 640), (590, 720), (540, 758)], [(440, 800), (390, 800), (350, 786)]], 8, ends=(0.3, 0.2))
        with c.in_inks(burgundy=1, aqua=1):
            c.strokes([[(304, 722), (258, 842)]], 7, ends=(1, 1))
            for x, y in ((746, 330), (746, 450), (746, 570), (746, 690), (746, 810), (230, 780)):
                c.prick([(x, y, 6)])
    with d.thing("pegs", "prop") as p:
        for x, y, a in ((664, 206, -6), (764, 200, 4)):
            p.flat(moved("-10,-34! 10,-34! 10,36! 4,36! 0,0! -4,36! -10,36!", (x, y), 1.0, a), gap=4, burgundy=1)
    with d.thing("drops") as p:
        for x, y in ((60, 820), (180, 920), (420, 930), (700, 960), (560, 990), (120, 1060), (690, 1090)):
            p.flat(moved("0,-30! 12,-4 14,12 0,22 -14,12 -12,-4!", (x, y), 0.9))
    s.describe("A sloth hangs from a washing line by its claws. Its eyes are shut. Beside it hangs a white shirt, and the shirt has laid an empty sleeve round the sloth’s back. Drops fall from the washing.")
    s.moods("tender", "lazy", "droll", "peaceful")
    s.themes("rest", "comfort", "laundry", "slowness", "absence")
    s.says("laundry day", "sloth", "hang in there", "hug", "slowly", "not dry yet", "drip", "sleeves", "monday can wait", "lullaby", "clean sheets, dirty feet", "somebody’s arms", "empty shirt", "pegged", "soft wash only", "he smells of soap", "nap", "hanging by a thread", "the office lets go", "delicates", "grandfather’s sunday shirt", "line of least resistance", "held by nobody", "cling", "do not iron", "my other half is cotton", "out to dry", "it takes its time to love", "siesta", "never let me go", "weekend", "washed up together", "the husband she hung out", "no pockets needed", "upside down the world is kind", "warm wind wanted", "wait until it rains", "a slow dance", "white collar", "furry", "everyone needs to be worn by someone", "spin cycle survivor", "later", "gentle programme")  # fmt: skip
    s.relate("sloth", "hangs from", "pegs")
    s.relate("shirt", "guards", "sloth")
    s.about(place="a washing line between two houses", time="a mild morning", light="from the upper left", composition="high", view="eye level, from a window across", foreground="a wet white shirt", unexplained="whose arms the shirt remembers")
