"""A Shorter Step: a giant came up from the sea, saw a plover on its eggs, and put his foot down beside it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade, plume
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

# a left print, 430 long, toes up: the sole, and five toes that stand free of it, the big one on the inner side
SOLE = "-6,212 -46,198 -66,156 -66,100 -66,40 -72,-20 -80,-66 -72,-110 -46,-138 -10,-148 30,-152 60,-138 80,-102 82,-58 66,-16 42,28 32,70 38,112 50,150 36,196"
TOES = ((58, -210, 36, 42), (5, -210, 21, 29), (-38, -190, 19, 25), (-73, -160, 17, 22), (-101, -124, 16, 18))
CLOUD = "-70,16! -50,-6 -34,-8 -20,-32 8,-34 22,-12 38,-16 52,0 72,16! 20,12 -20,18"
BIRD = "182,-124! 172,-150 150,-178 110,-196 68,-188 38,-160 24,-124 0,-98 -60,-86 -130,-62 -190,-30 -262,12! -312,34! -262,50 -180,72 -90,112 0,124 80,108 140,62 166,8 164,-40 152,-74 164,-94 180,-104!"
MANTLE = "2,-84! 30,-44 70,-14 84,18 56,48 -20,62 -110,56 -200,44 -312,34! -262,12 -190,-30 -130,-62 -60,-86 0,-98!"


def foot(t: Cutting, at: tuple[float, float], turn: float, flip: bool, cloud: tuple[float, float], size: float) -> None:
    """A print in the beach that holds water: a dark wall above, a lit lip below, between them the sky; farther off it is smaller and flatter."""
    def ground(x: float, y: float) -> tuple[float, float]:
        v = 1270 / (at[1] + 450) - y * 0.0009
        return at[0] + x * 1.04 / v, 1270 / v - 450

    k = (at[1] + 450) / 1270  # its size
    for deep, piece in ((1.0, moved(SOLE, (0, 0))), *((0.5, ellipse(x, y, u, v)) for x, y, u, v in TOES)):
        shape = [ground(x, y) for x, y in moved(piece, (0, 0), 1, turn, flip)]
        t.flat([(x - 5 * k, y + 8 * k) for x, y in shape], ink=0)
        t.flat(shape)
        with t.within(shape):
            t.flat([(x - 12 * k * deep, y + 20 * k * deep) for x, y in shape], spot=True)
    t.flat(moved(CLOUD, ground(*moved([cloud], (0, 0), 1, turn, flip)[0]), k * size, flip=not flip), ink=0)


@card(id="2fu3se", title="A Shorter Step", seed=12, palette="lino_peat", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.5, -0.5, 0.5)])
    with p.thing("beach", "place") as sand:
        sand.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        wedges(sand, [[(40, 300), (130, 310), (220, 302)], [(640, 420), (710, 430), (820, 420)], [(40, 700), (120, 712), (220, 702)], [(660, 560), (730, 566), (800, 560)], [(560, 210), (650, 216), (720, 210)]], 8, 2, ends=(0.1, 0.1))
    with p.thing("footprints", "subject", count=4) as f:
        foot(f, (392, 172), 186, True, (6, -60), 0.6)
        foot(f, (494, 292), 190, False, (0, -20), 0.7)
        foot(f, (332, 484), 190, True, (4, -76), 0.86)
        foot(f, (566, 800), 156, False, (-8, -48), 1.0)
    with p.thing("sea") as sea:
        sea.flat("-20,-20! 820,-20! 820,104! 700,116 560,100 430,118 300,104 160,122 -20,108!", spot=True, gap=13, around=0)
        sea.strokes([[(-20, 66), (120, 60), (300, 70)], [(420, 64), (600, 56), (820, 66)], [(200, 40), (400, 36), (560, 42)]], 8, ends=(0.2, 0.1), black=True)
    with p.thing("plover", "witness") as t:
        at, k = (232, 1000), 0.66
        t.flat(moved("-330,70 -240,30 0,40 160,50 206,96 206,130 150,180 -40,196 -230,176 -320,124", at, k), gap=9, around=0)
        for u, v, a in ((150, 104, 20), (-226, 96, -14), (-150, 124, 8), (96, 132, -8)):
            t.flat(moved(ellipse(u, v, 46, 35, degrees=a), at, k), ink=0, gap=5, around=KEY)
            t.dots([(*moved([(u + q, v + r)], at, k)[0], w) for q, r, w in ((-18, -8, 5), (6, 8, 6), (20, -12, 4), (-4, -20, 3))], 2)
        t.flat(moved(BIRD, at, k), ink=0, gap=8, around=KEY)
        with t.within(moved(BIRD, at, k)):
            t.flat(moved(MANTLE, at, k), ink=2)
            for row, (x, y, dx, dy, n, long) in enumerate(((-96, 36, 20, -10, 4, 150), (-60, -4, 26, 2, 4, 92), (-96, -36, 34, -8, 4, 66))):
                for q in range(n):
                    t.flat(moved(plume((x + dx * q + 26, y + dy * q), (x + dx * q + 26 - long, y + dy * q + long * (0.1 + 0.16 * row)), 19 - 2 * row), at, k), ink=2, gap=4, around=1)
            for q in range(4):
                t.flat(moved(blade((-120 - 8 * q, 30 + 5 * q), 172 - 3 * q, 190 - 18 * q, 14, -0.03), at, k), gap=4, around=1)
            t.flat(moved("24,-100! 60,-68 104,-54 152,-68! 172,-40 170,-2! 120,6 70,-14 30,-44 2,-78!", at, k))
            t.flat(moved("150,-196 100,-206 60,-196 30,-160 22,-128! 46,-118 74,-140 108,-150 130,-150!", at, k), ink=2)
            t.flat(moved("122,-204 156,-188 168,-152! 140,-144 112,-150 104,-176!", at, k))
            t.flat(moved("190,-122! 156,-134 120,-138 84,-120 46,-118! 32,-104 60,-84 106,-84 140,-94 190,-102!", at, k))
        t.flat(moved("176,-128! 204,-124 236,-106! 204,-102 176,-98!", at, k), gap=5, around=0)
        t.flat(moved(ellipse(118, -118, 15, 15), at, k), gap=5, around=0), t.dots([(*moved([(123, -124)], at, k)[0], 4)], 0)
        t.flat(moved("-380,96! -300,130 -200,142 -120,156 0,148 90,156 170,126 214,100 262,110! 300,300! -400,330!", at, k), ink=1)
        t.strokes([moved(c, at, k) for c in ([(-300, 160), (-180, 180), (-60, 188)], [(10, 190), (120, 188), (210, 150)])], 11, ends=(0.2, 0.1))
    with p.thing("marram") as m:
        wedges(m, fringe([(0, 1200), (60, 1206), (130, 1206)], 7, (76, 130), bearing=(-100, -70, -44), bend=24, seed=5), 24)
    s.describe("Huge bare footprints come up a beach from the sea. They are full of water and head straight for a plover sitting on its eggs. The last one has turned aside and lies close beside it.")
    s.moods("gentle", "still", "watchful", "wondering")
    s.themes("care", "size", "kindness", "traces", "parenthood")
    s.says("detour", "tiptoe", "giant", "sidestep", "bathtub", "manners", "barefoot", "stepmother", "courage", "evidence", "mind the eggs", "somebody saw how small I was", "careful, giant", "a big heart on big feet", "size isn’t everything", "walk around it", "she didn’t even blink", "where did he go?", "the sea was in his shoes", "nearly", "I won’t move", "he heard me singing", "he nearly missed her", "one small step", "the law of the nest", "sand in my toes", "follow that man", "leave only footprints", "tender-footed", "he apologised for an hour", "four good reasons", "pools for the grandchildren", "the day we were not crushed", "big brother came home", "who fills your shoes?", "don’t tread on me", "stay where you are", "a hole in the shape of kindness", "left, right, oh", "he watched his step", "the world has steps", "there was room for us both", "last seen walking softly")  # fmt: skip
    s.relate("footprints", "guards", "plover")
    s.about(place="a beach", time="morning", light="from the upper right", composition="diagonal", view="from above, over a bird", foreground="marram grass and a plover", unexplained="where the giant went after this step")
