"""Not Ripe: geese ripen in pods on the boughs of a drift log, and one has dropped too soon."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

POD = "0,0 -16,26 -44,60 -82,116 -106,196 -104,280 -78,348 -36,392 0,410! 36,392 78,348 104,280 106,196 82,116 44,60 16,26"
SPLIT = "0,96! -34,170 -66,240 -72,300 -50,354 0,398! 50,354 72,300 66,240 34,170"
BREAST = "-70,310 -64,250 -40,214 0,200 40,214 64,250 70,310 44,360 0,386 -44,360"
HEAD = "-32,26 -38,-6 -28,-32 -4,-42 20,-36 36,-20! 54,-12 70,0 72,6! 54,14 36,18 20,30 -6,38"
FACE = "-12,-24 6,-30 24,-22 32,-6 26,14 10,22 -8,14 -18,-4"
STAND = "20,-300! -6,-306 -34,-296 -52,-272 -50,-240 -34,-204 -34,-164 -58,-128 -104,-112 -170,-104 -232,-84! -292,-78! -240,-58 -200,-30 -170,-16 -110,-2 -40,-10 10,-40 26,-84 20,-130 6,-180 6,-220 18,-250! 40,-262! 66,-276! 70,-286! 40,-292!"


def hatching(t: Cutting, at: tuple[float, float], k: float, neck: list[tuple[float, float, float]], feet: float, flip: bool, angry: bool) -> None:
    """A pod that has split: in it a goose with its feet out and its neck, too."""
    t.flat(moved(POD, at, k), ink=3, gap=7)
    for side in (-1, 1):
        t.strokes([moved([(side * u, 70), (side * u * 1.9, 190), (side * u * 1.7, 330)], at, k) for u in (34, 46)], 10, ends=(0.1, 0.6))
    t.flat(moved(SPLIT, at, k), gap=5)
    with t.within(moved(SPLIT, at, k)):
        t.flat(moved(BREAST, at, k), ink=0)
        t.strokes([moved([(x, 262 + abs(x) * 0.2), (x * 0.9, 284), (x * 0.8, 310)], at, k) for x in (-44, -22, 22, 44)], 8, ends=(0.1, 0.5), black=True)
    t.flat(moved("-60,330! -40,374 0,398! 40,374 60,330! 76,348 40,390 0,412! -40,390 -76,348!", at, k), ink=3)
    for u in (-24, 22):
        t.flat(moved([(u - 7, 356), (u + 7, 356), (u + 6, 404), (u + 34, 440 + feet * u), (u + 12, 434), (u, 450), (u - 12, 434), (u - 34, 440 - feet * u), (u - 6, 404)], at, k), ink=2, gap=5, around=KEY)
    x, y, _ = neck[-1]
    head, face, eye = ([(x + u, y + v) for u, v in moved(part, (0, 0), 1.08, -10)] for part in (HEAD, FACE, "0,-12 8,-16 15,-8 10,1 1,0"))
    for gap in (6, 0):
        for part in (tube(neck), head):
            t.flat(moved(part, at, k, 0, flip), gap=gap)
    t.flat(moved(face, at, k, 0, flip), ink=0), t.flat(moved(eye, at, k, 0, flip))
    if angry:
        t.strokes([moved([(x - 14, y - 22), (x + 4, y - 18), (x + 20, y - 10)], at, k, 0, flip)], 8, ends=(0.2, 0.2), black=True)


def bud(t: Cutting, at: tuple[float, float], k: float, tilt: float) -> None:
    """A goose not begun: a green drop on its stalk, with a beak for a stalk."""
    t.flat(moved("0,-6 -12,26 -32,60 -44,104 -34,146 0,166! 34,146 44,104 32,60 12,26", at, k, tilt), ink=3, gap=5), t.flat(moved("0,-8 -10,22 -16,44 0,52 16,44 10,22", at, k, tilt))
    t.strokes([moved([(u, 64), (u * 1.5, 104), (u * 0.8, 140)], at, k, tilt) for u in (-18, 0, 18)], 9 * k, ends=(0.1, 0.9))


@card(id="n0r02m", title="Not Ripe", seed=96, palette="lino_thaw", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.6, 0.5)])
    with p.thing("shore", "place") as shore:
        shore.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        shore.flat("-20,866! 300,852 560,870 820,850! 820,1220! -20,1220!", ink=2, gap=6)
        shore.strokes([[(x, y), (x + 70, y - 3), (x + 150, y)] for x, y in ((340, 780), (480, 806), (620, 790), (300, 828), (700, 826))], 9, ends=(0.1, 0.9))
        shore.flat("-20,1112! 220,1084 480,1102 820,1070! 820,1220! -20,1220!", ink=3, gap=6)
    with p.thing("drift log", "witness") as log:
        log.flat("-20,360! 40,420 92,520 120,660 130,820 168,960 250,1064 330,1120! 240,1150 120,1140 -20,1150!")
        for bough in ([(20, 560, 62), (60, 380, 50), (110, 230, 40), (210, 130, 32), (350, 88, 26), (520, 84, 21), (660, 104, 15), (820, 96, 10)], [(96, 250, 24), (70, 150, 20), (84, 50, 16), (130, -20, 12)], [(470, 84, 14), (540, 40, 10), (640, 10, 7), (700, -20, 5)]):
            log.flat(tube(bough))
        for twig in ([(590, 92, 9), (604, 120, 7), (598, 152, 5)], [(300, 100, 10), (316, 140, 7), (310, 190, 5)], [(440, 86, 8), (452, 112, 6), (446, 140, 4)], [(740, 100, 6), (748, 130, 5), (742, 160, 4)], [(170, 160, 8), (196, 196, 6), (194, 228, 4)]):
            log.flat(tube(twig))
        log.strokes([[(20 + d, 470 + d * 2.4), (44 + d * 0.9, 640 + d), (46 + d * 0.8, 820), (80 + d, 960)] for d in (-20, 6, 30)], 10, ends=(0.1, 0.6))
        log.strokes([[(96, 300), (130, 210), (220, 150), (330, 112)], [(380, 98), (470, 92), (560, 94)]], 9, ends=(0.1, 0.9))
        for x, y, r in ((64, 1010, 26), (120, 1060, 22), (40, 1080, 20), (186, 1090, 16), (60, 900, 15)):
            log.flat([(x - r, y + r * 0.7), (x - r * 0.45, y - r), (x + r * 0.45, y - r), (x + r, y + r * 0.7)], ink=0), log.flat([(x - r * 0.3, y - r * 0.4), (x, y - r * 0.8), (x + r * 0.3, y - r * 0.4), (x, y + r * 0.1)])
    with p.thing("geese in pods", "subject", count=2) as geese:
        hatching(geese, (308, 190), 1.04, [(2, 316, 26), (14, 270, 34), (46, 236, 28), (84, 244, 24), (112, 250, 23), (122, 206, 23)], 0.3, True, False)
        hatching(geese, (598, 152), 1.26, [(0, 316, 24), (6, 284, 36), (14, 230, 28), (10, 176, 25), (-2, 140, 25)], -0.2, True, True)
    with p.thing("buds", "accent", count=3) as buds:
        bud(buds, (446, 138), 1.0, 2)
        bud(buds, (742, 158), 0.8, -5)
        buds.flat(moved("0,-6! -10,30 -60,52! -52,92 -20,112 24,112 54,92 62,52! 10,32!", (194, 226), 0.8, 4), ink=2, gap=5), buds.strokes([moved([(-50, 72), (0, 80), (54, 72)], (194, 226), 0.8, 4)], 6, ends=(0.3, 0.3), black=True)
    with p.thing("goose that dropped", "witness") as d:
        x, y, k = 560, 1106, 0.9
        for u in (-96, -40):
            d.flat(moved([(u, -30), (u + 16, -30), (u + 10, 30), (u + 48, 52), (u - 10, 52), (u - 2, 20)], (x, y), k), ink=2, gap=4, around=KEY)
        d.flat(moved(STAND, (x, y), k), gap=6)
        with d.within(moved(STAND, (x, y), k)):
            d.flat(moved("-296,-82! -226,-112 -170,-120 -104,-128 -50,-120 -10,-96 -2,-50 -40,-24 -120,-24 -200,-40 -296,-70!", (x, y), k), ink=3, gap=5)
            d.flat(moved("30,-100 10,-70 -60,-28 -150,-22 -210,-40 -240,-52! -260,20! 60,20!", (x, y), k), ink=0)
            for v in range(4):
                d.strokes([moved([(-60 - v * 44, -120), (-42 - v * 44, -84), (-70 - v * 44, -44)], (x, y), k)], 9, ends=(0.3, 0.2))
            d.flat(moved("-40,-276 -16,-292 14,-288 20,-262 0,-244 -30,-244", (x, y), k), ink=0)
            d.strokes([moved([(18, -280), (-6, -288), (-30, -294)], (x, y), k)], 7, ends=(0.4, 0.2), black=True)
            d.flat(moved([(-16, -276), (-4, -282), (4, -272), (-4, -264), (-14, -266)], (x, y), k))
    s.describe("Two geese look out of split pods on a dark bough. Their feet hang out already; other pods are closed, one bud is a boat. Below, a goose that has dropped too soon looks up.")
    s.moods("comic", "patient", "cross", "strange")
    s.themes("growing", "patience", "birth", "belonging", "time")
    s.says("harvest", "windfall", "late-bloomer", "patience", "orchard", "internship", "premature", "dangling", "gravity", "weaning", "pear-shaped", "offspring", "are we there yet?", "hang in there", "let go when you’re ready", "I fell off too soon", "early retirement", "family tree", "don’t pick the sleeping ones", "grandmother said they grow", "money doesn’t, geese do", "he wasn’t cooked yet", "one good shake", "I’ll do it alone", "the apple and the trunk", "late in the season", "leaving home in a huff", "bite and hold", "somebody has to be first", "still on the breast", "fruit with opinions", "out of the nest, on foot", "kicking in her sleep", "a bird in the bush", "what will I become?", "maybe a boat", "childhood, upside down", "no one is finished", "jam or goose?", "I was not asked", "ripeness is all", "waiting for my name", "down to earth", "her brothers still asleep")  # fmt: skip
    s.relate("geese in pods", "grows from", "drift log")
    s.about(place="a slip for boats", time="early morning", weather="fog", light="pale sky behind the bough", composition="high", view="from below", foreground="a drift log with barnacles", unexplained="the bud that is a boat")
