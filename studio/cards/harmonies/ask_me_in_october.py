"""Ask Me in October: a bat hangs among the pears, wrapped up like one of them, and a wasp has come to see how far it is."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.bell_beasts import hanging_bat
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

PEAR = "0,-300! 40,-296 66,-250 76,-180 104,-90 164,-6 200,90 204,190 160,276 80,318! 0,306! -70,322 -160,270 -206,180 -200,80 -160,-20 -100,-100 -78,-180 -70,-250 -40,-296"
SHADE = "30,-330! 230,-330! 230,340! -90,340! 20,312 100,250 134,150 116,50 60,-50 30,-150"
LEAF = "0,0! 50,-66 130,-92 210,-76 290,-6! 220,34 130,52 50,36"


@card(id="vaujbz", title="Ask Me in October", seed=41, palette="lino_fox_fire", light=(-0.7, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.75, -0.3, 0.42)])
    with p.thing("orchard evening", "place") as n:
        n.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=3)
        n.flat("-10,970 120,940 260,964 420,936 600,960 810,930! 810,1210! -10,1210!", ink=2)
        n.flat("-10,1164 160,1146 340,1156 520,1140 810,1154! 810,1210! -10,1210!", ink=KEY)
        n.flat("276,1156! 276,1106! 264,1106! 314,1066! 368,1104! 356,1104! 356,1156!", ink=KEY)
    with p.thing("pears", "witness") as t:
        for x, y, k, a in ((676, 560, 0.86, -5), (96, 690, 1.02, 5)):
            t.flat(tube([(x - 2, y - 280 * k, 9), (x + 10, y - 360 * k, 8), (x + 2, y - 520 * k, 10)]))
            pear = moved(PEAR, (x, y), k, a)
            t.flat(pear, ink=1, gap=8, around=KEY)
            with t.within(pear):
                t.flat(moved(SHADE, (x, y), k, a), ink=2)
                wedges(t, [moved(q, (x, y), k, a) for q in ([(60, -60), (96, 40), (112, 140)], [(30, -200), (40, -110), (66, -30)], [(100, 60), (114, 150), (80, 250)])], 22, 1, ends=(0.1, 0.1))
                t.flat(moved("-110,20! -140,90 -140,190 -104,240! -116,160 -112,90", (x, y), k, a), ink=0)
    with p.thing("bat", "subject") as b:
        bat = hanging_bat().limb([(0, 60, -12, 40), (0, 120, -14, 66), (0, 166, -14, 70), (0, 196, -12, 48)], melt=16, part="wing", per=8).turned(at=(400, 206, 0), scale=2.45)
        b.flat_clay(bat, 1, grow=9)
        b.flat_clay(bat, KEY, grow=3)
        b.clay(bat, "dark", "along", inks=(1, 2, KEY), at=(0.8, 0.5), pitch=10, parts={"rib": (GOUGES["pale"].but(inks=(1, 2), at=(0.5,)), "along"), "ruff": (GOUGES["fur"].but(inks=(0, 1, 2), at=(0.6, 0.3)), "down"), "head": (GOUGES["fur"].but(inks=(0, 1, 2), at=(0.6, 0.26)), "down"), "ear": (GOUGES["fur"].but(inks=(1, 2, KEY), at=(0.6, 0.3)), "along"), "nose": ("black", "along")})
        for (x, y), look in zip(bat.curve("eyes"), (-5, -5), strict=True):
            b.flat(ellipse(x, y, 22, 22), ink=0, gap=6, around=KEY)
            b.flat(ellipse(x + look, y + 3, 13, 13), ink=KEY)
            b.dots([(x + look - 4, y - 2, 4)], 0)
        b.strokes([bat.curve("mouth")], 7, black=True, ends=(0.3, 0.3))
    with p.thing("bough") as b:
        b.flat(tube([(-20, 90, 50), (140, 140, 44), (300, 160, 34), (400, 160, 32), (520, 158, 30), (660, 120, 32), (820, 40, 24)]), gap=8, around=3)
        with b.down_to(2):
            b.strokes([[(20, 76), (110, 116), (200, 140)], [(60, 140), (140, 162), (230, 176)], [(540, 146), (640, 116), (740, 66)], [(470, 176), (560, 170), (640, 144)]], 12, ends=(0.1, 0.1))
        for x, q in ((372, -1), (428, 1)):
            for d in (-16, 0, 16):
                b.flat(tube([(x + d * 0.5, 224, 10), (x + d, 176, 10), (x + d * 1.1 + q * 2, 140, 9), (x + d * 1.1 + q * 4, 122, 3)]), ink=1, gap=5, around=KEY)
        for at, a, k, flip in (((180, 130), 34, 0.8, True), ((600, 140), -20, 0.84, False), ((250, 130), -30, 0.56, False), ((60, 100), 74, 0.9, False), ((716, 90), 58, 0.8, False)):
            leaf = moved(LEAF, at, k, a, flip)
            b.flat(leaf, ink=2, gap=7, around=KEY)
            b.strokes([moved([(10, -2), (120, -24), (270, -8)], at, k, a, flip)], 8, ends=(0.5, 0.1), black=True)
    with p.thing("wasp", "accent") as w:
        at, a = (602, 1046), 8
        for d in (-76, -44):
            w.flat(moved("0,0! 30,-26 100,-36 150,-10 100,16 30,12", (at[0] + 4, at[1] - 20), 0.9, d), ink=0, gap=6, around=KEY)
        body = moved("4,-6! 30,-34 80,-36 130,-14 170,16! 120,34 60,34 20,20", at, 1.0, a)
        w.flat(body, ink=1, gap=7, around=KEY)
        with w.within(body):
            for x in (46, 84, 122):
                w.flat(moved([(x, -60), (x + 18, -60), (x + 14, 60), (x - 4, 60)], at, 1.0, a), ink=KEY)
        w.flat(moved("6,0 -10,-28 -44,-28 -60,-4 -46,20 -14,22", at, 1.0, a), ink=KEY, gap=6, around=1)
        w.flat(moved("-56,-4 -66,-24 -92,-24 -104,0 -90,24 -66,22", at, 1.0, a), ink=1, gap=6, around=KEY)
        w.flat(moved(ellipse(-84, -4, 9, 13), at, 1.0, a), ink=KEY)
        w.strokes([moved([(-98, -12), (-120, -34), (-146, -30)], at, 1.0, a), moved([(-102, -2), (-128, -14), (-150, -2)], at, 1.0, a)], 7, ends=(0.8, 0.3), black=True)
        w.strokes([moved([(x, 18), (x - 10, 50), (x + 12, 78)], at, 1.0, a) for x in (-40, -22, -4)], 7, ends=(0.8, 0.3), black=True)
    s.describe("A bat hangs head down between two big pears. Wrapped tight in its wings, it has their shape; both eyes are wide open. A striped wasp flies up to it from below.")
    s.moods("droll", "watchful", "waiting", "warm")
    s.themes("ripeness", "disguise", "belonging", "letting go", "autumn")
    s.says("pear", "overripe", "windfall", "camouflage", "conference", "undercover", "upside down", "hang in there", "ask me in October", "not yet", "don’t let go first", "one of us will fall", "shape of things to come", "the last one on the tree", "a bad influence, that wasp", "how do you know when it’s time?", "we all start green", "gravity always wins", "it hung around too long", "family tree", "soft in the middle", "a late variety", "they all look the same from below", "pick me", "please don’t pick me", "five a day", "the others didn’t blink", "some ripen in the dark", "sweet enough", "the fall comes after summer", "let go, it’s soft below", "pears of a feather", "fruit bat", "wrapped up in itself", "night shift by day", "is it ready?", "squeeze gently", "a stranger in the fruit bowl", "it never fell far from the tree", "the odd one in", "the inspector is here", "impostor", "good posture, wrong way up", "fake it till you ripen", "smile, it’s only a wasp", "bottoms up")  # fmt: skip
    s.relate("bat", "does the work of", "pears")
    s.about(place="an orchard", time="an evening in September", light="warm, from the left", composition="centred", view="from below, under the bough", foreground="a big pear cut by the edge", unexplained="who asked the bat to be a pear")
