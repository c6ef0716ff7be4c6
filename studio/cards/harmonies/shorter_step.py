"""A Shorter Step: huge prints stride over the sand, and one swerves round a plover on its eggs."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

SOLE = "0,190 -50,172 -64,114 -46,44 -40,-8 -72,-76 -80,-136 -44,-178 20,-182 74,-154 92,-98 74,-34 66,40 70,112 50,172"
TOES = ((-54, -226, 36, 43), (8, -244, 23, 29), (50, -230, 20, 26), (83, -206, 18, 23), (108, -174, 16, 20))
BIRD = "-150,-66! -120,-80 -108,-108 -78,-124 -44,-112 -30,-82 6,-70 64,-54 120,-28 176,-14! 164,6 118,22 76,46 0,58 -62,46 -94,8 -94,-26 -108,-48 -122,-58!"


def foot(t: Cutting, x: float, y: float, k: float, turn: float, flip: bool) -> None:
    """A footprint that holds water: a lit rim, a dark wall, the pool."""
    for shape in (moved(SOLE, (0, 0)), *([*ellipse(u, v, a, b)] for u, v, a, b in TOES)):
        at = moved(shape, (x, y), k, turn, flip)
        t.flat([(u - 9, v + 11) for u, v in at], ink=0)
        t.flat(at)
        with t.within(at):
            t.flat([(u - 15 * k, v + 20 * k) for u, v in at], spot=True)


@card(id="2fu3se", title="A Shorter Step", seed=12, palette="lino_peat", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.5, -0.5, 0.5)])
    with p.thing("sand", "place") as sand:
        sand.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sand.strokes([[(x, y), (x + 60, y - 14), (x + 130, y - 12)] for x, y in ((40, 90), (90, 124), (330, 70), (640, 700), (676, 740), (560, 790), (40, 620), (90, 660), (60, 1040), (120, 1080), (40, 1130), (300, 1120))], 10, ends=(0.1, 0.9))
    with p.thing("footprints", "subject", count=3) as f:
        foot(f, 690, 1150, 1.02, -20, False)
        foot(f, 374, 800, 1.02, -24, True)
        foot(f, 580, 340, 0.96, 34, False)
        f.strokes([[(358, 880), (340, 830), (330, 770)], [(616, 420), (640, 350), (634, 300)], [(668, 1180), (640, 1140), (632, 1100)]], 12, ends=(0.1, 0.9))
        with f.down_to(2):
            f.strokes([[(430, 520), (446, 574), (490, 612)], [(396, 536), (414, 600), (462, 646)]], 13, ends=(0.1, 0.1))
    with p.thing("plover", "witness") as t:
        x, y, k = 236, 330, 1.06
        t.flat(moved("-150,30 -100,-4 0,-16 110,0 168,34 150,84 60,118 -60,116 -140,82", (x, y), k, 0, True), ink=2)
        t.flat(moved("-128,46 -60,22 60,24 140,50 60,100 -60,98", (x, y), k, 0, True))
        for u, v, a in ((-74, 58, -14), (-22, 76, 6), (34, 74, -8), (84, 54, 16)):
            egg = moved(ellipse(0, 0, 33, 25), (x - u * k, y + v * k), k, a)
            t.flat(egg, ink=0, gap=4, around=KEY)
            for q in ((-12, -6), (6, 4), (14, -8), (-4, 10)):
                t.dots([(x - (u + q[0]) * k, y + (v + q[1]) * k, 5)], KEY)
        t.flat(moved(BIRD, (x, y), k, 0, True), ink=0, gap=7, around=KEY)
        with t.within(moved(BIRD, (x, y), k, 0, True)):
            t.flat(moved("-30,-90! 6,-70 64,-54 120,-28 176,-14! 160,10 100,14 20,6 -36,-24 -56,-64", (x, y), k, 0, True), ink=2)
            t.flat(moved("-124,-112 -76,-126 -30,-110 -34,-86 -70,-98 -100,-92!", (x, y), k, 0, True), ink=2)
            t.flat(moved("-100,-48 -60,-52 -28,-72! -12,-48 -30,-18 -70,-2 -102,-8!", (x, y), k, 0, True))
            t.flat(moved("-152,-66! -120,-84 -96,-88 -56,-86 -44,-74 -62,-62 -100,-58 -124,-54!", (x, y), k, 0, True))
            t.strokes([moved([(-20 + d, -44 + d * 0.22), (14 + d, -28 + d * 0.22), (54 + d, -24 + d * 0.22)], (x, y), k, 0, True) for d in (0, 34, 70, 100)], 9, ends=(0.1, 0.8))
            t.strokes([moved([(70, 10), (120, 4), (172, -10)], (x, y), k, 0, True)], 8, ends=(0.2, 0.2), black=True)
        t.dots([(x + 76 * k, y - 76 * k, 12)], 0)
        t.dots([(x + 78 * k, y - 77 * k, 8)], KEY)
        t.dots([(x + 80 * k, y - 80 * k, 2.6)], 0)
    s.describe("Huge bare footprints cross the sand, each one a blue pool. The last turns sharply aside. Beside it a plover sits on four spotted eggs and looks at it.")
    s.moods("gentle", "still", "watchful", "wondering")
    s.themes("care", "size", "mercy", "traces", "parenthood")
    s.says("detour", "mercy", "tiptoe", "giant", "sidestep", "bathtub", "manners", "barefoot", "stepmother", "courage", "evidence", "mind the eggs", "somebody saw how small I was", "careful, giant", "a big heart on big feet", "size isn’t everything", "walk around it", "she didn’t even blink", "where did he go?", "the sea was in his shoes", "nearly", "I won’t move", "he heard me singing", "the fourth step is missing", "one small step", "the law of the nest", "sand in my toes", "follow that man", "leave only footprints", "tender-footed", "he apologised for an hour", "four good reasons", "pools for the grandchildren", "the day we were not crushed", "big brother came home", "who fills your shoes?", "don’t tread on me", "stay where you are", "a hole in the shape of kindness", "left, right, oh", "he went home on his knees", "the world has steps", "there was room for us both", "last seen walking softly")  # fmt: skip
    s.relate("footprints", "guards", "plover")
    s.about(place="a dune by the sea", time="morning", light="from the upper right", composition="diagonal", view="from above", foreground="a footprint cut by the lower edge", unexplained="no step follows the swerve")
