"""Not Ripe: geese hang by the beak from the boughs of a drift log, and one has dropped too soon."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.poster_cuts import put, ribbon

BODY = "0,-8 -12,22 -20,42! -31,62 -29,92 -22,130 -26,182 -48,230 -88,288 -108,356 -100,424 -66,484 -22,520! 6,572! 30,574! 46,530 84,456 100,372 88,290 50,226 30,182 26,130 31,90 29,58 20,38! 12,16"
HOOD = "-60,-20! 60,-20! 60,226! 34,236 0,262 -34,244 -60,226!"
WING = "48,232 84,292 100,372 84,456 46,530 14,560! 8,520 -14,470 -26,400 -16,320 8,262"
FACE = "-22,60 -8,48 10,48 24,62 26,86 14,104 -6,108 -22,92"
STAND = "20,-300! -6,-306 -34,-296 -52,-272 -50,-240 -34,-204 -34,-164 -58,-128 -104,-112 -170,-104 -232,-84! -292,-78! -240,-58 -200,-30 -170,-16 -110,-2 -40,-10 10,-40 26,-84 20,-130 6,-180 6,-220 18,-250! 40,-262! 66,-276! 70,-286! 40,-292!"


def hanging(t: Cutting, at: tuple[float, float], k: float, tilt: float, flip: bool, kick: float = 0) -> None:
    """A barnacle goose that hangs by its beak: legs, belly, wing, black neck, white face."""
    for u, lift in ((-62, kick), (-14, 0)):
        knee = (u - 22, 552 - lift * 0.4)
        t.flat(put(ribbon([(u, 470, 15), (*knee, 9), (u - 14 - lift * 0.3, 606 - lift, 8)]), at, k, tilt, flip), ink=2, gap=4)
        t.flat(put([(u - 14 - lift * 0.3 + x, 602 - lift + y) for x, y in ((-6, -4), (6, -4), (34, 44), (12, 38), (2, 56), (-12, 40), (-40, 42))], at, k, tilt, flip), ink=2, gap=4)
    t.flat(put(BODY, at, k, tilt, flip), ink=0, gap=6, around=KEY)
    with t.within(put(BODY, at, k, tilt, flip)):
        t.flat(put(HOOD, at, k, tilt, flip))
        t.flat(put(WING, at, k, tilt, flip), ink=3, gap=5, around=KEY)
        with t.within(put(WING, at, k, tilt, flip)):
            for v in range(5):
                t.strokes([put([(-30 + v * 4, 320 + v * 50), (20, 356 + v * 50), (66, 340 + v * 46), (108, 300 + v * 44)], at, k, tilt, flip)], 17 * k, ends=(0.3, 0.2), black=True)
                t.strokes([put([(-20 + v * 4, 336 + v * 50), (24, 370 + v * 50), (68, 354 + v * 46), (104, 318 + v * 44)], at, k, tilt, flip)], 9 * k, ends=(0.2, 0.2))
        t.flat(put(FACE, at, k, tilt, flip), ink=0)
        t.strokes([put([(0, 36), (-2, 60), (-2, 72)], at, k, tilt, flip)], 8 * k, ends=(0.8, 0.2), black=True)
        t.strokes([put([(4, 84), (12, 88), (20, 84)], at, k, tilt, flip)], 7 * k, ends=(0.3, 0.3), black=True)


def bud(t: Cutting, at: tuple[float, float], k: float, tilt: float) -> None:
    """A goose not begun: a green drop on its stalk, with a beak for a stalk."""
    t.flat(put("0,-6 -12,26 -32,60 -44,104 -34,146 0,166! 34,146 44,104 32,60 12,26", at, k, tilt), ink=3, gap=5)
    t.flat(put("0,-8 -10,22 -16,44 0,52 16,44 10,22", at, k, tilt))
    t.strokes([put([(u, 64), (u * 1.5, 104), (u * 0.8, 140)], at, k, tilt) for u in (-18, 0, 18)], 9 * k, ends=(0.1, 0.9))


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
            log.flat(ribbon(bough))
        for twig in ([(590, 92, 9), (604, 120, 7), (598, 152, 5)], [(300, 100, 10), (316, 140, 7), (310, 190, 5)], [(440, 86, 8), (452, 112, 6), (446, 140, 4)], [(740, 100, 6), (748, 130, 5), (742, 160, 4)], [(170, 160, 8), (196, 196, 6), (194, 228, 4)]):
            log.flat(ribbon(twig))
        log.strokes([[(20 + d, 470 + d * 2.4), (44 + d * 0.9, 640 + d), (46 + d * 0.8, 820), (80 + d, 960)] for d in (-20, 6, 30)], 10, ends=(0.1, 0.6))
        log.strokes([[(96, 300), (130, 210), (220, 150), (330, 112)], [(380, 98), (470, 92), (560, 94)]], 9, ends=(0.1, 0.9))
        for x, y, r in ((64, 1010, 26), (120, 1060, 22), (40, 1080, 20), (186, 1090, 16), (60, 900, 15)):
            log.flat([(x - r, y + r * 0.7), (x - r * 0.45, y - r), (x + r * 0.45, y - r), (x + r, y + r * 0.7)], ink=0)
            log.flat([(x - r * 0.3, y - r * 0.4), (x, y - r * 0.8), (x + r * 0.3, y - r * 0.4), (x, y + r * 0.1)])
    with p.thing("hanging geese", "subject", count=2) as geese:
        hanging(geese, (310, 186), 0.82, 5, True)
        hanging(geese, (604, 150), 0.98, -3, False, 60)
    with p.thing("buds", "accent", count=3) as buds:
        bud(buds, (446, 138), 1.0, 2)
        bud(buds, (742, 158), 0.8, -5)
        buds.flat(put("0,-6! -10,30 -60,52! -52,92 -20,112 24,112 54,92 62,52! 10,32!", (194, 226), 0.8, 4), ink=2, gap=5)
        buds.strokes([put([(-50, 72), (0, 80), (54, 72)], (194, 226), 0.8, 4)], 6, ends=(0.3, 0.3), black=True)
    with p.thing("goose that dropped", "witness") as d:
        x, y, k = 560, 1106, 0.9
        for u in (-96, -40):
            d.flat(put([(u, -30), (u + 16, -30), (u + 10, 30), (u + 48, 52), (u - 10, 52), (u - 2, 20)], (x, y), k), ink=2, gap=4, around=KEY)
        d.flat(put(STAND, (x, y), k), gap=6)
        with d.within(put(STAND, (x, y), k)):
            d.flat(put("-296,-82! -226,-112 -170,-120 -104,-128 -50,-120 -10,-96 -2,-50 -40,-24 -120,-24 -200,-40 -296,-70!", (x, y), k), ink=3, gap=5)
            d.flat(put("30,-100 10,-70 -60,-28 -150,-22 -210,-40 -240,-52! -260,20! 60,20!", (x, y), k), ink=0)
            for v in range(4):
                d.strokes([put([(-60 - v * 44, -120), (-42 - v * 44, -84), (-70 - v * 44, -44)], (x, y), k)], 9, ends=(0.3, 0.2))
            d.flat(put("-40,-276 -16,-292 14,-288 20,-262 0,-244 -30,-244", (x, y), k), ink=0)
            d.strokes([put([(18, -280), (-6, -288), (-30, -294)], (x, y), k)], 7, ends=(0.4, 0.2), black=True)
            d.flat(put([(-16, -276), (-4, -282), (4, -272), (-4, -264), (-14, -266)], (x, y), k))
    s.describe("Geese hang by their beaks from a dark bough like pears. Some are only green buds, one bud is a boat. Below, a goose that has dropped walks away with an angry brow.")
    s.moods("comic", "patient", "cross", "strange")
    s.themes("growing", "patience", "birth", "belonging", "time")
    s.says("harvest", "windfall", "late-bloomer", "patience", "orchard", "internship", "premature", "dangling", "gravity", "weaning", "pear-shaped", "offspring", "are we there yet?", "hang in there", "let go when you’re ready", "I fell off too soon", "early retirement", "family tree", "don’t pick the sleeping ones", "grandmother said they grow", "money doesn’t, geese do", "he wasn’t cooked yet", "one good shake", "I’ll do it alone", "the apple and the trunk", "late in the season", "leaving home in a huff", "bite and hold", "somebody has to be first", "still on the breast", "fruit with opinions", "out of the nest, on foot", "kicking in her sleep", "a bird in the bush", "what will I become?", "maybe a boat", "childhood, upside down", "no one is finished", "jam or goose?", "I was not asked", "ripeness is all", "waiting for my name", "down to earth", "her brothers still asleep")  # fmt: skip
    s.relate("hanging geese", "grows from", "drift log")
    s.about(place="a slip for boats", time="early morning", weather="fog", light="pale sky behind the bough", composition="high", view="from below", foreground="a drift log with barnacles", unexplained="the bud that is a boat")
