"""They Landed a Piece of Night: a black ray lies across a boat at noon, and where it lies there are stars."""

from __future__ import annotations

import numpy as np

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedge
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

AT, TURN = (410, 600), 16
HULL = "0,-600! 90,-500 176,-330 214,-80 208,180 176,400 130,520! -130,520! -176,400 -208,180 -214,-80 -176,-330 -90,-500"
RAY = "-40,-290! -20,-262 20,-262 40,-290! 96,-262 170,-190 290,-90 400,0 452,70! 380,90 270,130 190,190 130,270! 96,330 60,310 26,300 0,306 -26,300 -60,310 -96,330! -130,270 -190,190 -270,130 -380,90 -452,70! -400,0 -290,-90 -170,-190 -96,-262"
# hat, towards the ray (1) or back to it (-1), and the two arms: elbow, hand
CREW = ((0, -412, 1, ((-122, -350), (-100, -262)), ((122, -350), (100, -262))), (78, 432, -1, ((14, 345), (36, 236)), ((176, 320), (136, 180))))
MOTH = "0,-26! -20,-46 -56,-52 -84,-30! -80,-4 -58,10 -24,6! -50,16 -58,36 -44,54 -22,48 0,22! 22,48 44,54 58,36 50,16 24,6! 58,10 80,-4 84,-30! 56,-52 20,-46"
# the back of a hand whose four fingers lie over an edge; they point down
FIST = "-20,-44! 20,-44! 30,-26 36,-6 37,18! 36,30 28,36 20,30! 18,42 9,46 1,38! -1,46 -10,48 -18,40! -20,44 -30,42 -36,32! -37,10 -34,-14 -30,-30"


def at(shape: object) -> list[tuple[float, float]]:
    return moved(shape, AT, 1.0, TURN)  # type: ignore[arg-type]


@card(id="to4ot7", title="They Landed a Piece of Night", seed=60, palette="lino_barley", light=(0.1, -0.9))
def paint(s: Scene) -> None:
    rng = np.random.default_rng(60)
    p = Press(s, [Lamp(-0.3, -0.7, 0.6)])
    with p.thing("noon sea", "place") as sea:
        sea.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        for n in range(45):
            x, y, q = rng.uniform(-60, 760), 40 + n // 3 * 80 + n % 3 * 18, rng.uniform(60, 140)
            sea.flat(wedge((x, y), (x + q, y - 6), 6.5, 0.05), ink=0)
    with p.thing("boat", "witness") as boat:
        boat.flat(at(HULL), ink=0, gap=9, around=KEY), boat.flat(at(moved(HULL, (0, -6), 0.86)), ink=1, gap=6, around=KEY)
        boat.strokes([at([(x, -440 + abs(x) * 1.6), (x * 1.2, 0), (x, 440)]) for x in (-90, -45, 0, 45, 90)], 6, black=True)
    with p.thing("sleeper", "accent") as sleeper:
        for y in (332, 378):
            sleeper.flat(at(ellipse(-257, y + (y - 355) * 0.3, 23, 17, degrees=(355 - y) * 0.6)), ink=0, gap=6, around=KEY)
            sleeper.flat(at(tube([(-120, y, 25), (-190, y, 22), (-238, y + (y - 355) * 0.2, 17)], ends=CUT)), gap=6, around=0)
        sleeper.flat(at("-70,312! -110,304 -160,310! -176,330 -176,380 -160,400! -110,406 -70,398!"), spot=True, gap=6, around=KEY)
        for side in (-1, 1):
            sleeper.flat(at(outline(f"-132,{355 + side * 20}! -118,{355 + side * 60} -88,{355 + side * 80} -56,{355 + side * 62}! -60,{355 + side * 20}!")), spot=True, gap=6, around=KEY)
        for r in (48, 26):
            sleeper.flat(at(ellipse(-66, 355, r, r - 2)), ink=1, gap=7, around=KEY)
    with p.thing("fishers", "witness", count=2) as crew:
        crew.flat(at(tube([(0, 220, 22), (18, 320, 15), (48, 430, 12), (26, 540, 10), (-50, 612, 7), (-140, 600, 4)])), gap=7, around=0)
        for x, y, k, *_ in CREW:
            crew.flat(at(ellipse(x, y + k * 24, 92, 60)), ink=2, gap=7, around=KEY)
    with p.thing("ray of night", "subject") as ray:
        ray.flat(at(moved(RAY, (0, -40), 0.86)), gap=8, around=0)
        stars = [(-210, -70), (-120, 60), (-60, -150), (70, -90), (150, -20), (250, 20), (316, 4), (20, 60), (-20, 170), (104, 130), (60, 210), (176, -120), (-76, 190), (-240, 60), (130, -180), (-130, -160)]
        ray.dots([(*at([q])[0], (9, 5, 4, 6)[n % 4]) for n, q in enumerate(stars)], 0)
        for q, k in (((-150, -110), 20), ((200, 56), 20), ((-10, -92), 16)):
            ray.flat(moved("0,-1.6! 0.22,-0.22 1.6,0! 0.22,0.22 0,1.6! -0.22,0.22 -1.6,0! -0.22,-0.22", at([q])[0], k), ink=0)
        for side in (-1, 1):
            ray.flat(at(ellipse(side * 40, -190, 24, 14)), ink=1), ray.flat(at(ellipse(side * 38, -190, 8, 12)), ink=KEY)
    with p.thing("hauling arms") as crew:
        for x, y, k, *arms in CREW:
            for side, (elbow, hand) in zip((-1, 1), arms, strict=True):
                crew.flat(at(moved(FIST, hand, 1.0, 90 - k * 90, side * k > 0)), ink=0, gap=6, around=KEY)
                crew.strokes([at(moved([(q, e), (q, 22), (q * 0.96, 6)], hand, 1.0, 90 - k * 90, side * k > 0)) for q, e in ((-19, 40), (0, 40), (20, 32))], 5, ends=(1, 0.2), black=True)
                crew.flat(at(tube([(x + side * 60, y + k * 6, 34), (*elbow, 30), (hand[0], hand[1] - k * 36, 25)], ends=(1, 0))), ink=2, gap=7, around=KEY)
                crew.flat(at(ellipse(hand[0], hand[1] - k * 40, 27, 9)), ink=1, gap=5, around=KEY)
            for r in (66, 36):
                crew.flat(at(ellipse(x, y, r, r - 2)), ink=0, gap=8, around=KEY)
    with p.thing("moths", "accent", count=5) as moths:
        for x, y, k, a in ((-30, -10, 1.15, 20), (286, -26, 0.85, -40), (-256, -10, 0.85, 50), (96, 50, 0.8, 150), (340, 270, 0.95, -30)):
            moths.flat(moved(MOTH, at([(x, y)])[0], k, a), ink=1, gap=4, around=KEY)
            moths.strokes([moved([(side * 3, -28), (side * 12, -50), (side * 30, -64)], at([(x, y)])[0], k, a) for side in (-1, 1)], 5 * k, ends=(0.8, 0.3)), moths.strokes([moved([(0, -34), (0, 2), (0, 40)], at([(x, y)])[0], k, a)], 9 * k, black=True)
    s.describe("A huge dark ray covers a boat at noon. There are stars on its back, and moths come to it. Two people in hats hold it by its edges; a third, in red, sleeps under a straw hat with his feet overboard.")
    s.moods("awed", "greedy", "hushed", "strange")
    s.themes("night", "theft", "the sea", "sleep", "wonder")
    s.says("bedspread", "eclipse", "catch", "constellation", "blackout", "bedtime", "moths", "oversized", "trespass", "velvet", "astronomy", "siesta", "put it back", "we took what evening needs", "who turned off the noon?", "night fishing, by day", "too big for the boat", "the sky has fins", "what falls out of heaven", "the dark side of the boat", "I can’t see my hands", "let sleeping sailors lie", "reach for the stars", "someone will miss it", "a hole in the afternoon", "where the stars go by day", "he noticed nothing", "not in the insurance", "careful, it’s still breathing", "the tide went out of the sky", "a piece for everyone", "it came up with the nets", "the flying carpet is tired", "moths know the way", "cut it up and sell the sparkle", "all my bad dreams, landed", "the day was shorter at sea", "what we owe the deep", "good night, boat", "blanket of stars, slightly wet", "it looked at us kindly", "half past everything", "cover me", "lunch break in the universe")  # fmt: skip
    s.relate("ray of night", "casts the shadow of", "sleeper")
    s.about(place="a boat on open water", time="noon", light="high noon, stopped at the ray’s border", composition="diagonal", view="from above", foreground="the ray over the boat", unexplained="one of them sleeps through it")
