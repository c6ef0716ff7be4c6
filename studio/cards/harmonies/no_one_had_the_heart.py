"""No One Had the Heart: a whale of tall grass, left standing when the meadow was mown."""

from __future__ import annotations

import cv2
import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import evenly, fringe, furrows, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

AT, K, TURN = (372, 606), 0.96, 20.0
RIGHT = [(0, 430), (44, 420), (86, 384), (114, 320), (126, 240), (126, 130), (112, 0), (84, -130), (52, -250), (26, -346)]
FLUKE = [(70, -366), (140, -392), (214, -452), (252, -490), (220, -494), (150, -462), (84, -446), (36, -454), (0, -432)]
WHALE = [*RIGHT, *FLUKE, *[(-x, y) for x, y in (RIGHT + FLUKE)[-2:0:-1]]]
FIN = [(116, 268), (170, 262), (250, 220), (330, 140), (392, 40), (404, 0), (376, 20), (330, 70), (270, 112), (200, 146), (120, 176)]


def swath(shapes: list[list[tuple[float, float]]], px: float) -> list[list[tuple[float, float]]]:
    """The line that runs so many px round them all."""
    block = np.full((1800, 1400), 255, np.uint8)
    cv2.fillPoly(block, [np.array(shape, np.int32) + 300 for shape in shapes], (0,))
    line = max(cv2.findContours((cv2.distanceTransform(block, cv2.DIST_L2, 5) < px).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0], key=len)
    return [[(float(x) - 300, float(y) - 300) for x, y in line[::14, 0]]]


@card(id="5ufsik", title="No One Had the Heart", seed=41, palette="lino_kelp", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.3, 0.4)])
    whale, fins = moved(WHALE, AT, K, TURN), [moved(FIN, AT, K, TURN + a, flip) for a, flip in ((4, False), (-10, True))]
    with p.thing("mown meadow", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        for gap, ink in ((236, 0), (184, 1), (134, 0), (88, 1), (44, 0)):
            g.flat(*swath([whale, *fins], gap), ink=ink)
        g.flat("-20,-20! 190,-20! 196,20 150,60 120,70 116,120 70,150 40,150 30,190 -20,210!", gap=8, around=2)
    with p.thing("whale of grass", "subject") as w:
        for shape in (whale, *fins):
            w.flat([(x + 30, y + 36) for x, y in shape])
        for n, shape in enumerate(fins):
            w.flat(shape, ink=2, gap=8, around=KEY)
            for q, row in enumerate(furrows(shape[1:6], shape[10:5:-1], 5, n + 2)):
                for k in range(6):
                    a, m, b = evenly(row, 15)[2 * k + q % 2 : 2 * k + 3 + q % 2]
                    wedges(w, [[a, (m[0], m[1] - 4), b]], 15, 1 if q < 3 else KEY, ends=(0.9, 0.1))
        w.flat(whale, ink=2, gap=8, around=KEY)
        wedges(w, fringe(moved(RIGHT[2:], AT, K, TURN), length=(34, 60), turn=28, every=19, sink=12, seed=3), 22)
        wedges(w, fringe(moved([(-x, y) for x, y in RIGHT[:1:-1]], AT, K, TURN), length=(34, 60), turn=152, every=19, sink=12, seed=5), 22)
        w.flat(moved([(x * 0.985, y) for x, y in WHALE], AT, K, TURN), ink=2)
        wedges(w, fringe(moved([(-x, y) for x, y in RIGHT[:1:-1]], AT, K, TURN), length=(22, 44), turn=152, every=19, sink=14, seed=5), 13, ink=2)
        left, right = ([(f * 104, 330), (f * 112, 240), (f * 112, 120), (f * 98, 0), (f * 70, -130), (f * 40, -250), (f * 14, -350), (f * 60, -400), (f * 130, -430), (f * 200, -470)] for f in (-1, 1))
        middle = [(0, 200), (0, 130), (0, 60), (0, -60), (0, -180), (0, -280), (0, -360), (0, -395), (10, -410), (16, -424)]
        for rails, ink, seed in (((left, middle), 1, 4), ((middle, right), KEY, 7)):
            for q, row in enumerate(furrows(*rails, 6, seed)):
                line = evenly(row, 43)
                for k in range(1, 33, 3):
                    a, m, b = line[k + q % 3 - 1], line[k + q % 3], line[min(42, k + q % 3 + 1)]
                    wedges(w, moved_lines([[a, (m[0] - 4, m[1]), b]] if ink == 1 or q > 1 else [], AT, K, TURN), 19, ink, ends=(0.9, 0.1))
        # the head: jaw lines that meet at the tip, the ridge, the nest where it would blow
        for f, ink in ((-1, 1), (1, KEY)):
            wedges(w, moved_lines([[(f * 34, -364), (f * 110, -402), (f * 200, -460)], [(f * 24, -392), (f * 90, -422), (f * 150, -448)], [(f * 16, -420), (f * 50, -432), (f * 86, -438)]], AT, K, TURN), 20, ink, ends=(0.1, 0.1))
        w.strokes(moved_lines([[(-112, 220), (-96, 300), (-64, 364), (0, 404)], [(112, 220), (96, 300), (64, 364), (0, 404)]], AT, K, TURN), 12, black=True, ends=(0.1, 0.6)), w.strokes(moved_lines([[(0, 390), (-3, 350), (0, 306)]], AT, K, TURN), 12, black=True, ends=(0.1, 0.3))
        w.dots([(*moved([(f * x, y)], AT, K, TURN)[0], 6) for f in (-1, 1) for x, y in ((30, 380), (56, 346), (76, 306), (30, 330), (88, 262))], 1)
        x, y = moved([(0, 236)], AT, K, TURN)[0]
        w.flat(oval(x, y, 56, 48), gap=7, around=1)
        wedges(w, fringe(oval(x, y, 54, 46), length=(14, 24), turn=-60, every=22, seed=9), 12, ink=1)
        for u, v, a in ((2, -20, 80), (-21, 8, 20), (20, 10, -20)):
            w.flat(oval(x + u, y + v, 15, 20, a), ink=0, gap=4, around=KEY)
    with p.thing("scythe", "accent") as c:
        at, turn = (630, 1040), -34
        c.flat(moved(tube([(-10, 150, 10), (4, 60, 10), (-4, -40, 10), (0, -130, 10)]), at, 1.0, turn), gap=7, around=0), c.flat(moved("-10,-40! 44,-50! 46,-32! -8,-20!", at, 1.0, turn), moved("-4,54! 48,40! 50,58! -2,72!", at, 1.0, turn)), c.flat(moved("-16,-122! 20,-138! 0,-158 -70,-166 -150,-132 -196,-70! -130,-118 -70,-132 -14,-106!", at, 1.0, turn), spot=True, gap=7, around=KEY)
    s.describe("A whale of tall grass lies in a mown meadow. Seen from high above, the mower’s rounds follow its outline. Three eggs lie in a nest on its head. Beside it a red scythe has been put down.")
    s.moods("serene", "wondering", "majestic", "wistful")
    s.themes("nature", "giants", "what is left", "sparing", "summer")
    s.says("whale!", "beached", "meadow", "landmark", "protest", "hayfever", "plankton", "breach", "low tide", "protected area", "no one had the heart", "it came in the night", "the one that got away", "can’t see the whale for the grass", "save the hay", "far from the sea", "what the mowers saw", "greener on this side", "let it be", "there she grows", "unfinished business", "if you love it, leave it", "swimming through summer", "big fish, small field", "father put the scythe down", "a birthmark", "I want to sleep in its belly", "green peace", "the field remembers water", "too beautiful for Monday", "Sunday’s work", "we told nobody", "the crop that sings", "Jonah was a farmer", "when does it leave?", "something has to stay", "don’t wake the grass", "an island for one bird", "only birds would know", "crop circle", "a wide berth", "downed tools")  # fmt: skip
    s.relate("whale of grass", "swims through", "mown meadow")
    s.about(place="a hay meadow", time="evening", light="low, from the left", composition="diagonal", view="from above, high over the field", foreground="tree tops cut by the corner", unexplained="who mowed round a whale")
