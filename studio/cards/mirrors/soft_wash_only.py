"""Soft Wash Only: a sloth hangs on the washing line between the shirts, and one shirt has put its sleeves round it."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

BODY = "170,520! 150,620 180,730 260,810 380,850 500,840 600,780 650,690 650,590! 600,540 540,600 450,630 360,620 290,570 240,500!"
SHIRT = "640,214! 690,206 740,206! 770,236 800,236 820,210! 900,230! 900,800! 660,800! 640,600 636,420!"
CLAW = "-9,0! -14,-40 -10,-80 6,-104 26,-100 36,-74 34,-50! 24,-64 16,-76 8,-70 6,-40 9,0!"


@card(id="ii2sj8", title="Soft Wash Only", seed=4, palette="riso_baths", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.4, 0.5)])
    dark = {"aqua": 1.0, "burgundy": 1.0}
    with d.thing("sky", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", aqua=1)
        g.flat("30,214! 150,206! 176,240 206,240 226,214! 226,430! -30,430! -30,220!")
        with g.in_inks(burgundy=1, aqua=1):
            g.strokes([[(-20, 206), (200, 214), (420, 226), (620, 216), (820, 200)]], 7, ends=(1, 1))
    with d.thing("sloth", "subject") as t:
        for line, n in (([(250, 590), (226, 470), (250, 380), (300, 290)], 0), ([(600, 690), (570, 560), (524, 420), (500, 300)], 1)):
            t.flat(tube(line, (60, 54, 45, 36), ends=(0, 1)), gap=6, burgundy=1)
        t.flat(BODY, burgundy=1)
        with t.within(BODY):
            t.flat("120,700! 260,760 380,790 500,770 600,700 680,600! 700,900! 100,900!", **dark)
        for x, y, a in ((296, 300, -8), (500, 306, 4)):
            for n in (-1, 0, 1):
                t.flat(moved(CLAW, (x + n * 24, y), 0.96, a), gap=0, aqua=1, burgundy=1)
        t.strokes([[(420, 680), (440, 720), (420, 756)], [(500, 660), (516, 700), (500, 740)], [(350, 660), (366, 700), (350, 736)], [(266, 430), (258, 470), (268, 510)], [(540, 470), (556, 510), (570, 550)]], 10, ends=(0.1, 0.9))
    with d.thing("face") as f:
        f.flat("80,560! 90,480 150,430 220,436 280,480 300,560 290,640 240,700 170,710 110,670!", gap=6, burgundy=1)
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
        c.flat(tube([(690, 290), (640, 440), (560, 600), (450, 690), (350, 700)], (60, 56, 52, 49, 48), ends=(0, 1)), gap=7)
        with c.in_inks(aqua=1):
            c.strokes([[(770, 240), (764, 420), (770, 600), (764, 790)], [(700, 380), (668, 470), (640, 520)], [(590, 590), (540, 640), (500, 660)]], 8, ends=(0.3, 0.2))
        with c.in_inks(burgundy=1, aqua=1):
            c.strokes([[(376, 652), (390, 700), (380, 746)]], 8, ends=(1, 1))
            for y in (330, 450, 570, 690):
                c.prick([(746, y, 6)])
    with d.thing("pegs", "prop") as p:
        for x, y, a in ((60, 206, -4), (206, 210, 6), (664, 206, -6)):
            p.flat(moved("-10,-34! 10,-34! 10,36! 4,36! 0,0! -4,36! -10,36!", (x, y), 1.0, a), gap=4, burgundy=1)
    with d.thing("drops") as p:
        for x, y in ((60, 820), (180, 900), (700, 860), (760, 960), (120, 1010), (690, 1060)):
            p.flat(moved("0,-30! 12,-4 14,12 0,22 -14,12 -12,-4!", (x, y), 0.9))
    s.describe("A sloth hangs from a washing line by its claws. Its eyes are shut. Beside it hangs a white shirt, and the shirt has laid an empty sleeve round the sloth’s back. Drops fall from the washing.")
    s.moods("tender", "lazy", "droll", "peaceful")
    s.themes("rest", "comfort", "laundry", "slowness", "absence")
    s.says("laundry day", "sloth", "hang in there", "hug", "slowly", "not dry yet", "drip", "sleeves", "monday can wait", "lullaby", "clean sheets, dirty feet", "somebody’s arms", "empty shirt", "pegged", "soft wash only", "he smells of soap", "nap", "hanging by a thread", "the office lets go", "delicates", "grandfather’s sunday shirt", "line of least resistance", "held by nobody", "cling", "do not iron", "my other half is cotton", "out to dry", "it takes its time to love", "siesta", "never let me go", "weekend", "washed up together", "the husband she hung out", "no pockets needed", "upside down the world is kind", "warm wind wanted", "wait until it rains", "a slow dance", "white collar", "furry", "everyone needs to be worn by someone", "spin cycle survivor", "later", "gentle programme")  # fmt: skip
    s.relate("sloth", "hangs from", "pegs")
    s.relate("shirt", "guards", "sloth")
    s.about(place="a courtyard", time="a mild morning", light="from the upper left", composition="high", view="eye level, from a window across", foreground="a wet white shirt", unexplained="whose arms the shirt remembers")
