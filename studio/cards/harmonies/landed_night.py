"""They Landed a Piece of Night: a black ray lies across a boat at noon, and where it lies there are stars."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedge
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

AT, TURN = (410, 600), 16
HULL = "0,-600! 90,-500 176,-330 214,-80 208,180 176,400 130,520! -130,520! -176,400 -208,180 -214,-80 -176,-330 -90,-500"
RAY = "-40,-290! -20,-262 20,-262 40,-290! 96,-262 170,-190 290,-90 400,0 452,70! 380,90 270,130 190,190 130,270! 96,330 60,310 26,300 0,306 -26,300 -60,310 -96,330! -130,270 -190,190 -270,130 -380,90 -452,70! -400,0 -290,-90 -170,-190 -96,-262"
CREW = ((0, -408, 1, ((-112, -346), (-106, -262)), ((112, -346), (106, -262))), (92, 420, -1, ((0, 340), (34, 236)), ((196, 316), (148, 172))))
MOTH = "0,-26! -30,-34 -66,-14 -74,16! -50,30 -22,22! -24,44 -6,50 0,40! 6,50 24,44 22,22! 50,30 74,16! 66,-14 30,-34"
FIST = "-16,-34! 16,-34! 24,-16! 36,-14 38,2 26,6! 26,24 18,32 7,26! -1,34 -8,26! -18,32 -26,22 -26,-10"


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
        boat.flat(at(HULL), ink=0, gap=9, around=KEY)
        boat.flat(at(moved(HULL, (0, -6), 0.86)), ink=1, gap=6, around=KEY)
        boat.strokes([at([(x, -440 + abs(x) * 1.6), (x * 1.2, 0), (x, 440)]) for x in (-90, -45, 0, 45, 90)], 6, black=True)
    with p.thing("sleeper", "accent") as sleeper:
        for x in (-132, -88):
            sleeper.flat(at(tube([(x, 400, 24), (x - 2, 480, 20), (x + 2, 556, 15)])), gap=6, around=0)
            sleeper.flat(at(ellipse(x + 4, 582, 17, 27, degrees=x / 9 + 12)), ink=0, gap=6, around=KEY)
        sleeper.flat(at("-158,322! -134,306 -84,306 -60,322! -58,370 -66,436! -154,436! -164,370"), spot=True, gap=6, around=KEY)
        for side in (-1, 1):
            sleeper.flat(at(tube([(-109 + side * 42, 332, 17), (-109 + side * 52, 384, 16), (-109 + side * 8, 396 + side * 8, 13)])), spot=True, gap=6, around=KEY)
        for r in (50, 27):
            sleeper.flat(at(ellipse(-110, 284, r, r - 2)), ink=1, gap=6, around=KEY)
    with p.thing("fishers", "witness", count=2) as crew:
        for x, y, k, *_ in CREW:
            crew.flat(at(ellipse(x, y + k * 24, 98, 60)), ink=2, gap=7, around=KEY)
    with p.thing("ray of night", "subject") as ray:
        ray.flat(at(tube([(0, 230, 22), (-20, 320, 14), (-34, 430, 10), (-20, 560, 8), (90, 630, 6), (190, 600, 4)])), gap=7, around=0)
        ray.flat(at(moved(RAY, (0, -40), 0.9)), gap=8, around=0)
        stars = [(-210, -70), (-120, 60), (-60, -150), (70, -90), (150, -20), (250, 30), (320, 10), (20, 60), (-20, 180), (110, 140), (60, 230), (190, -120), (-80, 200), (-240, 70), (130, -190), (-130, -170)]
        ray.dots([(*at([q])[0], (9, 5, 4, 6)[n % 4]) for n, q in enumerate(stars)], 0)
        for q, k in (((-130, -40), 22), ((200, 60), 18)):
            ray.flat(moved("0,-1.6! 0.22,-0.22 1.6,0! 0.22,0.22 0,1.6! -0.22,0.22 -1.6,0! -0.22,-0.22", at([q])[0], k), ink=0)
        for side in (-1, 1):
            ray.flat(at(ellipse(side * 40, -196, 24, 14)), ink=1)
            ray.flat(at(ellipse(side * 38, -196, 8, 12)), ink=KEY)
    with p.thing("hauling arms") as crew:
        for x, y, k, *arms in CREW:
            for side, (elbow, hand) in zip((-1, 1), arms, strict=True):
                crew.flat(at(tube([(x + side * 72, y, 27), (*elbow, 23), (hand[0], hand[1] - k * 30, 16)], ends=(1, 0))), ink=2, gap=7, around=KEY)
                crew.flat(at(moved(FIST, hand, 1.0, 90 - k * 90, side * k > 0)), ink=0, gap=6, around=KEY)
                crew.strokes([at(moved([(q, 28), (q, 10), (q, -4)], hand, 1.0, 90 - k * 90)) for q in (-8, 7)], 5, black=True)
            for r in (64, 35):
                crew.flat(at(ellipse(x, y, r, r - 2)), ink=0, gap=8, around=KEY)
    with p.thing("moths", "accent", count=5) as moths:
        for x, y, k, a in ((-20, -30, 1.2, 20), (300, -20, 0.9, -40), (-270, -10, 0.9, 50), (90, 60, 0.8, 150), (360, 250, 1.0, -30)):
            moths.flat(moved(MOTH, at([(x, y)])[0], k, a), ink=1, gap=4, around=KEY)
            moths.strokes([moved([(side * 3, -28), (side * 14, -44), (side * 30, -52)], at([(x, y)])[0], k, a) for side in (-1, 1)], 5 * k, ends=(0.8, 0.3))
            moths.strokes([moved([(0, -30), (0, 2), (0, 44)], at([(x, y)])[0], k, a)], 7 * k, black=True)
    s.describe("A huge dark ray covers a boat at noon. There are stars on its back, and moths come to it. Two people in hats hold it by its edges; a third, in red, sleeps under a straw hat with his feet overboard.")
    s.moods("awed", "greedy", "hushed", "strange")
    s.themes("night", "theft", "the sea", "sleep", "wonder")
    s.says("bedspread", "eclipse", "catch", "constellation", "blackout", "bedtime", "moths", "oversized", "trespass", "velvet", "astronomy", "siesta", "put it back", "we took what evening needs", "who turned off the noon?", "night fishing, by day", "too big for the boat", "the sky has fins", "what falls out of heaven", "the dark side of the boat", "I can’t see my hands", "let sleeping sailors lie", "reach for the stars", "someone will miss it", "a hole in the afternoon", "where the stars go by day", "he noticed nothing", "not in the insurance", "careful, it’s still breathing", "the tide went out of the sky", "a piece for everyone", "it came up with the nets", "the flying carpet is tired", "moths know the way", "cut it up and sell the sparkle", "all my bad dreams, landed", "the day was shorter at sea", "what we owe the deep", "good night, boat", "blanket of stars, slightly wet", "it looked at us kindly", "half past everything", "cover me", "lunch break in the universe")  # fmt: skip
    s.relate("ray of night", "casts the shadow of", "sleeper")
    s.about(place="a boat on open water", time="noon", light="high noon, stopped at the ray’s border", composition="diagonal", view="from above", foreground="the ray over the boat", unexplained="one of them sleeps through it")
