"""He Thinks It Is Him: seen from under the sea, two soles walk on the water, pushed up by small fish."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

SOLE = "0,250 -66,232 -92,170 -80,80 -66,0 -92,-80 -122,-140 -108,-190 -50,-214 20,-220 82,-206 114,-160 108,-80 78,0 72,80 84,170 62,232"
TOES = ((70, -268, 44, 52), (0, -282, 28, 37), (-50, -264, 25, 32), (-94, -234, 22, 28), (-130, -194, 19, 24))
SPRAT = "0,0 24,26 34,76 22,140 8,172! 36,210! 0,196! -36,210! -8,172! -22,140 -34,76 -24,26"
# where each fish pushes: x, y, turn, size
LEFT = ((182, 600, 52, 1), (214, 690, 36, 1.1), (262, 738, 16, 1.05), (316, 752, -6, 1.15), (372, 726, -24, 1.05), (408, 650, -44, 1.1), (412, 560, -66, 0.95), (176, 500, 74, 0.95))
RIGHT = ((560, 500, 40, 0.85), (604, 550, 18, 0.9), (652, 568, -6, 0.95), (700, 540, -30, 0.9))
LATE = ((470, 800, 50, 0.8), (560, 740, 44, 0.85), (500, 900, 40, 0.75))


@card(id="k1p7sq", title="He Thinks It Is Him", seed=76, palette="lino_night_pasture", light=(0.1, -0.9))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.1, -0.7, 0.5)])
    with p.thing("surface seen from below", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.flat("-20,-20! 820,-20! 820,560! 700,640 560,600 400,680 240,640 100,700 -20,640!", ink=1)
        g.strokes(chatter((40, 60, 160, 560), 7, (60, 130), 4, seed=3), 9, ends=(0.1, 0.3))
        g.strokes(chatter((430, 60, 700, 200), 8, (60, 130), 4, seed=5), 9, ends=(0.1, 0.3))
    with p.thing("soles", "subject") as f:
        for x, y, k, a, w in ((300, 470, 1.1, -4, True), (640, 350, 0.82, 10, False)):
            f.flat(moved(SOLE, (x, y), k, a, w), ink=0, gap=9, around=KEY)
            for tx, ty, rx, ry in TOES:
                (u, v), = placed([(-tx if w else tx, ty)], (x, y), k, a)
                f.flat(ellipse(u, v, rx * k, ry * k, degrees=a), ink=0, gap=8, around=KEY)
                f.strokes([[(u - rx * k * 0.5, v - ry * 0.1), (u, v - ry * k * 0.3), (u + rx * k * 0.5, v - ry * 0.1)], [(u - rx * k * 0.4, v + ry * k * 0.3), (u, v + ry * k * 0.05), (u + rx * k * 0.4, v + ry * k * 0.3)]], 5, ends=(0.3, 0.3), black=True)
            o = -1 if w else 1
            wedges(f, [placed(c, (x, y), k, a) for c in ([(-o * 60, 20), (-o * 30, 10), (o * 6, 30)], [(-o * 64, 60), (-o * 36, 56), (0, 74)], [(-o * 64, 100), (-o * 40, 98), (-o * 10, 112)], [(o * 100, -120), (o * 60, -150), (0, -156)], [(o * 106, -90), (o * 70, -110), (o * 30, -112)])], 13)
    with p.thing("weed") as weed:
        for path in ([(60, 1230), (90, 1080), (40, 960), (80, 820)], [(140, 1230), (120, 1130), (170, 1040), (140, 960)], [(740, 1230), (770, 1100), (720, 980), (760, 860)]):
            weed.flat(tube(path, (26, 30, 24, 4), ends=CUT))
        weed.flat("-20,1160! 200,1130 420,1150 640,1124 820,1150! 820,1220! -20,1220!")
    with p.thing("small fish", "witness", count=15) as fish:
        for x, y, a, k in ((x, y, a, 1.1 * k) for x, y, a, k in (*LATE, *RIGHT, *LEFT)):
            fish.flat(moved(SPRAT, (x, y), k, a), ink=0, gap=6, around=KEY)
            fish.flat(moved("0,2 24,26 34,76 22,140 8,172! 2,130 6,80 0,50", (x, y), k, a))
            for w in (-14, 14):
                (u, v), = placed([(w, 34)], (x, y), k, a)
                fish.flat(ellipse(u, v, 13 * k, 13 * k), ink=0, gap=3, around=KEY)
                fish.flat(ellipse(u, v - 3, 6 * k, 6 * k))
    with p.thing("sandals", "prop", count=2) as shoes:
        for x, y, a, w in ((300, 1100, 62, False), (560, 1096, -74, True)):
            shoes.flat(moved(SOLE, (x, y), 0.34, a, w), spot=True, gap=6, around=KEY)
            shoes.strokes([placed(c, (x, y), 0.34, a) for c in ([(-90, -60), (0, -130), (90, -60)], [(0, -130), (0, -190)])], 10, ends=(0.9, 0.9), black=True)
    s.describe("Two bare soles walk on the sea, seen from below. Crowds of small fish push them up with their heads, and others hurry to the next step. Yellow sandals lie on the seabed.")
    s.moods("droll", "busy", "generous", "wondering")
    s.themes("miracle", "teamwork", "pride", "support", "faith")
    s.says("miracle", "push", "teamwork", "ticklish", "confidence", "sandals", "staff", "faith", "underlings", "shoes", "sardines", "pedicure", "he thinks it is him", "self-made man", "nobody told him, out of love", "one small step", "and heave", "you’re standing on my uncle", "support from below", "mind the heel", "many hands make light feet", "hurry, he’s going left", "a walk in the park", "volunteers", "don’t wake the sleepwalker", "what holds you up", "behind every great man", "we do it for the view", "he never says thank you", "unpaid", "the secret of success", "swim, swim, swim, lift", "wet feet", "I lost my shoes believing", "they take turns", "no one looks under a wonder", "fish out of work", "the other shoe dropped", "his little followers", "somebody tell him", "grace has gills", "in his footsteps", "how heavy a saint is", "walking on friends")  # fmt: skip
    s.relate("small fish", "carries", "soles")
    s.about(place="under the sea", time="a bright day", light="from the bright surface", composition="high", view="from below, from the bottom of the sea", foreground="weed and sandals", unexplained="why the sandals lie on the seabed")
