"""Four at a Time: a revolving door from above; a swan, a snowstorm, a bicycle, and wet footprints leaving."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

X, Y, R, TURN = 388, 760, 376, -22.0
SWAN = "0,190! -40,150 -86,80 -96,0 -70,-60 -30,-90 -26,-130 -44,-170 -40,-210 -4,-232 36,-222 50,-190! 62,-176 80,-164! 56,-158 34,-166 20,-180! 8,-190 -6,-182 0,-160 20,-130 28,-92 70,-60 96,0 86,80 40,150!"
FOOT = "-4,62 -26,52 -30,24 -22,-4 -32,-40 -26,-66 0,-76 26,-66 34,-36 24,0 26,32 18,56"


def _quarter(k: int, r: float = R) -> list[tuple[float, float]]:
    a0 = math.radians(TURN + 90 * k)
    return [(X, Y), *((X + r * math.cos(a0 + i * math.pi / 80), Y + r * math.sin(a0 + i * math.pi / 80)) for i in range(41))]


def _middle(k: int, far: float = 236) -> tuple[float, float]:
    a = math.radians(TURN + 90 * k + 45)
    return X + far * math.cos(a), Y + far * math.sin(a)


@card(id="3af3q8", title="Four at a Time", seed=38, palette="riso_good_party", light=(0.1, 0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.1, 0.9, 0.5)])
    with d.thing("revolving door", "subject") as r:
        r.flat(_quarter(2), pink=1)
        r.flat(_quarter(1), slate=1)
        with r.within(_quarter(1)):
            for k in range(64):
                a, q = k * 2.39996, 22 * math.sqrt(k + 0.5)
                x, y = _middle(1, 210)
                r.flat(ellipse(x + q * math.cos(a), y + q * math.sin(a), 5 + k * 5 % 10, 5 + k * 5 % 10, 24))
        r.flat(_quarter(0), yellow=1)
        for a0 in (TURN + 20, TURN + 200):
            ring = [(X + q * math.cos(math.radians(a0 + i)), Y + q * math.sin(math.radians(a0 + i))) for q, row in ((R + 12, range(0, 100)), (R + 46, range(99, -1, -1))) for i in row]
            r.flat(ring, gap=6, pink=1, slate=1)
        for k in range(4):
            a = TURN + 90 * k
            r.flat(placed([(0, -11), (R - 6, -11), (R - 6, 11), (0, 11)], (X, Y), 1.0, a), gap=7, pink=1, slate=1)
        r.flat(ellipse(X, Y, 34, 34, 80), gap=7, pink=1, slate=1)
        r.flat(ellipse(X, Y, 12, 12, 40))
    with d.thing("swan", "witness") as w:
        at = _middle(2, 214)
        w.flat(placed(outline(SWAN), at, 0.95, 16))
        with w.in_inks(pink=1):
            w.strokes([placed(c, at, 0.95, 16) for c in ([(-10, -60), (-60, 0), (-50, 90), (-4, 170)], [(10, -60), (60, 0), (50, 90), (4, 170)], [(-70, 20), (-62, 80)], [(70, 20), (62, 80)])], 7, ends=(0.2, 0.4))
        w.flat(placed(outline("50,-192! 66,-178 84,-162! 60,-158 44,-166!"), at, 0.95, 16), pink=1, yellow=1)
        w.flat(placed(ellipse(26, -204, 6, 6, 30), at, 0.95, 16), pink=1, slate=1)
    with d.thing("bicycle", "accent") as b:
        at = _middle(0, 224)
        with b.in_inks(pink=1, slate=1):
            for x, y in ((-70, 60), (74, -40)):
                b.strokes([placed([*ellipse(x, y, 58, 58, 60), (x + 58, y)], at, 0.95, -10)], 9, ends=(1, 1))
                b.strokes([placed([(x + 58 * math.cos(q), y + 58 * math.sin(q)), (x - 58 * math.cos(q), y - 58 * math.sin(q))], at, 0.95, -10) for q in (0.3, 1.35, 2.4)], 3, ends=(1, 1))
            b.strokes([placed(c, at, 0.95, -10) for c in ([(-70, 60), (-64, -34), (42, -100)], [(-70, 60), (14, 30), (-64, -34)], [(14, 30), (42, -100)], [(74, -40), (30, -128)], [(30, -128), (60, -150), (74, -130)], [(-86, -52), (-40, -60)], [(-64, -34), (-66, -56)])], 11, ends=(0.9, 0.9))
    with d.thing("wet footprints", "accent") as f:
        x, y = _middle(3, 150)
        for k in range(6):
            q = k * 96
            side = 30 if k % 2 else -30
            px, py = x + q * 0.42 + side * 0.9 + k * k * 1.5, y - q * 0.92 + side * 0.35
            turn = 24 + k * 3
            f.flat(placed(outline(FOOT), (px, py), 0.72, turn), slate=1)
            for i, (tx, ty, tr) in enumerate(((-26, -92, 15), (-4, -100, 10), (13, -98, 9), (28, -90, 8), (40, -78, 7))):
                del i
                f.flat(placed(ellipse(tx * (1 if k % 2 else -1), ty, tr, tr * 1.15, 24), (px, py), 0.72, turn), slate=1)
    s.describe("A revolving door is seen from straight above. Its quarters hold a white swan on pink, a snowstorm on blue, a bicycle on yellow. The fourth quarter is bare, and wet footprints walk out of it, up the empty sheet.")
    s.moods("playful", "mysterious", "brisk", "amused")
    s.themes("choices", "journey", "chance", "time", "leaving")
    s.says("merry-go-round", "arrivals", "round and round", "who got out?", "four seasons", "pick a slice", "roulette", "I went in with all of them", "cake with a draught", "the fourth wall", "spin", "door to door", "a wheel of fortune", "barefoot", "somebody forgot his shoes", "in one day and out the other", "pie chart of my heart", "hotel guests", "what do you want to be today", "swan, snow, spokes, and gone", "the exit", "departures", "one at a time, please", "the swan checked in", "it took turns", "a clock without hours", "my four moods", "next!", "he came out as himself", "snow globe", "compartments", "left the wheel", "running away with nothing", "board game", "a bath, at last", "first steps", "leave by the quiet side", "three wishes and then?", "tracks", "out of the mill", "the one that escaped", "pizza for dreamers", "life choices", "mind the edge")  # fmt: skip
    s.relate("swan", "is inside", "revolving door")
    s.relate("bicycle", "is inside", "revolving door")
    s.relate("revolving door", "leads to", "wet footprints")
    s.about(place="the entrance of a hotel", time="an afternoon in any season", light="from the hotel side, below", composition="low", view="from above, straight down", foreground="the curved wall of the door", unexplained="whose feet they are", weather="snow in one quarter")
