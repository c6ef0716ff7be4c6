"""Every Floor: a giraffe has come into the hall; where its head went past, the lamps came on."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

NECK = ((340, 1320, 420), (356, 1130, 330), (400, 940, 190), (440, 760, 138), (470, 600, 106), (498, 470, 82), (524, 380, 66))
PATCHES = ((226, 1130, 1.6, 10), (440, 1126, 1.55, 70), (330, 960, 1.35, 40), (500, 940, 1.2, 120), (372, 796, 1.1, 20), (506, 784, 1.0, 80), (434, 664, 0.86, 140), (530, 640, 0.72, 30), (452, 546, 0.66, 60), (536, 530, 0.56, 10), (492, 452, 0.5, 120), (552, 430, 0.36, 40), (70, 1190, 1.1, 60), (630, 1150, 1.2, 30))
PATCHED = ("-58,-44! -4,-62 54,-48! 58,0 66,30! 20,60 -30,56! -62,10", "-40,-58! 8,-54 62,-34! 54,20 30,60! -20,50 -64,34! -56,-14")
HEAD = "-64,150! -70,70 -52,10 -14,-26! 20,-40 58,-42 92,-28 140,-6 186,2 216,16 232,40 228,62 208,74 178,72 150,80 112,88 80,106 50,124 30,170!"
EAR = "-10,-8! -44,-28 -90,-26 -124,2! -92,16 -52,20 -20,14!"
TONGUE = "170,40! 214,44 238,40 252,22 256,-6 262,-34 280,-50 300,-46 308,-24 304,4 294,36 276,64 246,78 210,76 176,64!"
BUST = "-34,40! -30,14 -12,4! -16,-16 -4,-32 12,-28 16,-10 10,4! 30,14 34,40!"


def hoop(n: float) -> tuple[float, float, float, float]:
    """Edge number n of the well of galleries, from the dome down to us: x, y and two radii."""
    k = 1.3**n
    return 560 - 34 * n, 250 + 40 * n, 168 * k, 150 * k


@card(id="w3xr8n", title="Every Floor", seed=11, palette="riso_night_tram", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.6, -0.5, 0.5)])
    soot = {"orange": 1.0, "navy": 1.0}
    dark = "560,-40! -60,-40! -60,1300! 300,1300! 420,900 470,600 500,400 520,260!"
    lit = "560,-40! 900,-40! 900,1300! 300,1300! 420,900 470,600 500,400 520,260!"
    with d.thing("galleries", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
        for n in (5, 4, 3, 2, 1):
            low, high = ellipse(*hoop(n)), ellipse(*hoop(n - 0.55))
            g.flat(ellipse(*hoop(n + 0.06)), navy=1)
            for side, wall, post in ((dark, {"navy": 1.0}, {"orange": 1.0}), (lit, {"lemon": 1.0}, {"navy": 1.0})):
                with g.within(side):
                    g.flat(low, **wall)
                    for i in range(26):
                        a = math.tau * i / 26 + 0.1 * n
                        foot, head = hoop(n), hoop(n - 0.55)
                        p, q = [(h[0] + h[2] * math.cos(a), h[1] + h[3] * math.sin(a)) for h in (foot, head)]
                        with g.in_inks(**post):
                            g.strokes([[p, q]], (3 + 2.2 * n) if side is lit else 3.5, ends=(1, 1))
            g.flat(high, navy=1)
            with g.in_inks(orange=1, navy=0):
                g.strokes([[*high, high[0]], [*low, low[0]]], [3, 3], ends=(1, 1))
    with d.thing("glass dome", "prop") as o:
        x, y, rx, ry = hoop(0)
        o.flat(ellipse(x, y, rx, ry))
        with o.in_inks(navy=1):
            for i in range(12):
                a = math.tau * i / 12
                o.strokes([[(x, y - 20), (x + rx * math.cos(a), y + ry * math.sin(a))]], 3, ends=(1, 1))
            o.strokes([[*ellipse(x, y - 10, rx * 0.5, ry * 0.5), (x + rx * 0.5, y - 10)]], 3, ends=(1, 1))
    with d.thing("giraffe", "subject") as t:
        at, turn, k = (494, 300), -30, 0.86
        for x, y in ((2, -26), (34, -32)):
            t.flat(moved(tube([(x, y, 15), (x - 12, y - 36, 12), (x - 18, y - 66, 11)]), at, k, turn), orange=1)
            t.flat(moved(ellipse(x - 19, y - 74, 20, 16), at, k, turn), **soot)
        t.flat(tube(NECK), gap=6, orange=1)
        t.flat(moved(EAR, at, k, turn + 14), orange=1)
        t.flat(moved(EAR, (at[0] - 14, at[1] + 4), 0.62, turn + 14), **soot)
        t.flat(moved(TONGUE, at, k, turn), gap=5, navy=1)
        t.strokes([moved([(212, 58), (246, 56), (268, 34), (280, 4)], at, k, turn)], 5, ends=(0.3, 0.1))
        t.flat(moved(HEAD, at, k, turn), gap=4, orange=1)
        t.flat(tube(NECK), orange=1)
        with t.within(tube(NECK)):
            for i, (x, y, k2, a) in enumerate(PATCHES):
                t.flat(moved(PATCHED[i % 2], (x, y), k2 * 1.04, a), orange=1, navy=1)
        t.flat(moved("30,92! 44,50 88,52! 84,84 58,112!", at, k, turn), **soot)
        t.flat(moved(ellipse(66, 0, 26, 19), at, k, turn))
        t.flat(moved(ellipse(72, -3, 17, 17), at, k, turn), **soot)
        t.flat(moved(ellipse(78, -9, 5, 5), at, k, turn))
        with t.in_inks(**soot):
            t.strokes([moved(q, at, k, turn) for q in ([(36, 6), (50, -20), (80, -22), (98, -4)], [(50, -18), (40, -30), (30, -36)], [(226, 58), (190, 50), (152, 56), (136, 48)], [(200, 22), (212, 26), (216, 36)])], [9, 6, 7, 9], ends=(0.5, 0.2))
    with d.thing("late people", "accent", count=3) as q:
        for n, a in ((3.7, 0.75), (4.7, 1.18), (2.7, 1.1)):
            x, y, rx, ry = hoop(n)
            spot, k = (x + rx * math.cos(a), y + ry * math.sin(a)), 0.45 + 0.12 * n
            q.flat(moved(BUST, spot, k * 1.05, math.degrees(a) - 90), orange=1, navy=1)
    s.describe("A giraffe licks the glass dome of a round hall. Seen from below, its neck climbs past ring upon ring of galleries. The floors on one side are lit yellow, the others dark. Three small people look up.")
    s.moods("dreamy", "grand", "greedy", "droll")
    s.themes("longing", "animals", "height", "light", "curiosity")
    s.says("up!", "long lick", "promotion", "giraffe", "appetite", "nearly there", "the view", "high society", "ambition", "neck and neck", "taste of sky", "seventh floor, please", "on tiptoe", "the only one who looked up", "who left the lights on?", "overtime", "I can see my house", "stick your neck out", "out of reach", "landing", "something sweet up there", "sugar dome", "a career", "what the pigeons know", "leave them wanting more", "lamp by lamp", "head in the clouds", "he grew while we were at lunch", "curiosity tastes of glass", "the tallest complaint", "follow the light", "long neck", "giddy", "each floor thinks it is the last", "let me out", "rain on the other side", "a very long question", "one lick for luck", "we stayed late to watch", "the way out is up", "how does the soup get up there?", "no ceiling", "a wish with spots", "reach")  # fmt: skip
    s.relate("giraffe", "towers over", "galleries")
    s.about(place="the round hall of a public building", time="night", light="lamps of the galleries on one side", composition="diagonal", view="from below, straight up a well of galleries", foreground="the broad chest and neck of the giraffe", unexplained="what it tastes on the glass")
