"""Only the Small May Swing: a bull's face fills the sheet, and a swallow sleeps on the ring in his nose."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import spokes
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved

HEAD = "60,-30! 40,120 56,280 110,430 160,560 170,640 130,720 118,810 150,900 230,960 300,990 400,1000 500,990 570,960 650,900 682,810 670,720 630,640 640,560 690,430 744,280 760,120 740,-30!"
MUZZLE = "400,650 300,654 210,690 152,760 146,830 186,900 270,940 400,950 530,940 614,900 654,830 648,760 590,690 500,654"
EYE = "96,330! 124,280 176,256 232,268 270,316 282,356! 240,376 180,384 128,366!"
NOSTRIL = "352,766! 330,722 284,704 236,722 216,764 226,800 246,806! 268,776 306,772 334,790!"
SWALLOW = "-92,-52! -66,-70 -50,-92 -20,-104 12,-94 34,-64 56,-20 80,24 112,70 160,150! 110,112 122,170! 74,112 40,76 0,62 -36,40 -54,6 -56,-30 -66,-44!"


def mirror(text: str) -> str:
    """The same contour on the other side of the sheet."""
    return " ".join(f"{800 - float(w.split(',')[0])},{w.split(',')[1]}" for w in text.split())


@card(id="w4kz8e", title="Only the Small May Swing", seed=100, palette="lino_night_pasture", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("night pasture", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,1090! 200,1076 500,1082 820,1070! 820,1220! -20,1220!", ink=2, gap=9)
        with g.down_to(KEY):
            g.strokes([[(x, 1200), (x + 6, 1160), (x + 16, 1120)] for x in (60, 90, 130, 250, 280, 520, 560, 680, 710, 745)], 13, ends=(0.9, 0.05))
    with p.thing("bull", "subject") as b:
        b.flat(HEAD, gap=10)
        with b.within(HEAD), b.down_to(2):
            b.strokes(spokes((400, 170), 36, (120, 210), 22, bend=29, wild=0.15, seed=4), 26, ends=(0.6, 0.05))
            b.strokes([[(356, 400), (346, 500), (352, 610)], [(444, 400), (454, 500), (448, 610)], [(310, 440), (302, 520), (300, 600)], [(490, 440), (498, 520), (500, 600)]], 17, ends=(0.1, 0.1))
        b.flat(MUZZLE, ink=2, gap=8, around=1)
        with b.within(MUZZLE), b.down_to(1):
            b.strokes([[(180, 760), (210, 716), (270, 684)], [(166, 830), (172, 800), (186, 776)]], 15, ends=(0.1, 0.1))
        b.dots([(220, 860, 7), (262, 884, 7), (230, 900, 6), (300, 900, 6), (580, 860, 7), (538, 884, 7), (570, 900, 6), (500, 900, 6)], KEY)
        for side in (str, mirror):
            b.flat(side(NOSTRIL))
            eye = side(EYE)
            b.flat(eye, ink=0, gap=11, around=KEY)
            with b.within(eye):
                x = 206 if side is str else 594
                b.flat(oval(x, 336, 56, 56), ink=1)
                b.flat(oval(x + (10 if side is str else -10), 348, 38, 36))
                b.flat(oval(x - 6, 330, 10, 10), ink=0)
            b.flat(side("80,336! 112,262 176,230 244,246 292,310 296,362! 262,308 226,298 180,296 126,308!"), ink=2, gap=7, around=KEY)
            b.strokes([[(x if side is str else 800 - x, y) for x, y in line] for line in ([(104, 400), (170, 420), (246, 410)], [(130, 440), (180, 452), (230, 446)])], 11, ends=(0.1, 0.1))
    with p.thing("nose ring", "accent") as r:
        r.flat(oval(400, 900, 158, 166, 0, 60), oval(400, 900, 126, 134, 0, 60), spot=True, gap=7, around=KEY)
        r.flat("346,690! 454,690! 452,800 430,830! 370,830! 348,800!", ink=2)
        for side in (str, mirror):
            r.flat(side("360,770! 334,722 290,706 262,714! 270,770 300,786 330,800!"))
    with p.thing("swallow", "witness") as w:
        w.flat(moved(SWALLOW, (404, 982), 0.98), gap=8, around=0)
        w.flat(moved("-56,-30! -30,-20 0,10 30,70! 0,64 -36,42 -54,8!", (404, 982), 0.98), ink=0)
        w.flat(moved("-66,-68! -50,-88 -34,-66 -40,-40 -56,-34!", (404, 982), 0.98), ink=1)
        w.strokes([moved([(-40, -76), (-24, -68), (-8, -78)], (404, 982), 0.98)], 7, ends=(0.5, 0.5))
        with w.down_to(2):
            w.strokes([moved(((4, -50), (34, 10), (84, 80)), (404, 982), 0.98), moved(((-12, -30), (20, 30), (64, 84)), (404, 982), 0.98)], 10, ends=(0.2, 0.1))
        w.strokes([[(392, 1036), (390, 1050), (384, 1064)], [(418, 1042), (418, 1054), (414, 1066)]], 9, ends=(1, 1), black=True)
    s.describe("The face of a black bull fills the sheet. In his nose hangs a large yellow ring, and a swallow sits on it with its eye closed. The bull looks down at the bird and keeps still.")
    s.moods("tender", "still", "droll", "mighty")
    s.themes("gentleness", "power", "trust", "play", "sleep")
    s.says("swing", "playground", "piercing", "gentle", "trapeze", "perch", "engagement", "lullaby", "breath", "cockpit", "jewellery", "gentleman", "hush", "only the small may swing", "don’t sneeze", "under my nose", "a ring, but no wedding", "softer than he looks", "one good snort", "the strong hold still", "no room at the barn", "he has a weak spot", "come summer, leave again", "who is leading whom?", "do bulls dream of Africa?", "push me", "the bouncer’s night off", "put a bird on it", "led by the nose", "nobody is to know", "he hasn’t breathed since nine", "a guest in the doorway", "what anger is for", "she picked the quietest house", "heavy doors, light hinges", "the night watchman", "strength is waiting", "warm air, free of charge", "careful, it’s sleeping", "love made him cross-eyed", "the storm let her sit", "not tonight, toreador", "keep swinging", "some chains are just for fun")  # fmt: skip
    s.relate("swallow", "sleeps in", "nose ring")
    s.about(place="a pasture", time="night", light="from the left", composition="centred", view="near, face to face", foreground="a swallow on the ring", unexplained="how long he has held his breath")
