"""A Shorter Step: a giant came up from the sea, saw a plover on its eggs, and put his foot down beside it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade, plume
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

SOLE = "0,190 -46,172 -64,118 -54,50 -44,-10 -58,-70 -72,-124 -74,-150! -84,-190 -72,-226 -46,-240 -20,-226 -10,-190 -14,-164! -2,-168! -4,-206 8,-232 28,-232 38,-208 34,-164! 44,-162! 46,-194 58,-212 74,-204 78,-178 70,-148! 78,-144! 84,-170 98,-180 108,-166 104,-132 96,-116! 102,-112! 114,-136 126,-132 128,-110 110,-76 78,-30 62,30 64,110 46,172"
BIRD = "182,-124! 172,-150 150,-178 110,-196 68,-188 38,-160 24,-124 0,-98 -60,-86 -130,-62 -190,-30 -262,12! -312,34! -262,50 -180,72 -90,112 0,124 80,108 140,62 166,8 164,-40 152,-74 164,-94 180,-104!"
MANTLE = "2,-84! 30,-44 70,-14 84,18 56,48 -20,62 -110,56 -200,44 -312,34! -262,12 -190,-30 -130,-62 -60,-86 0,-98!"


def ground(u: float, v: float) -> tuple[float, float]:
    """A point of the beach: u to our right, v away from us."""
    return 400 + u * 1700 / v, -700 + 1800 / v


def foot(t: Cutting, at: tuple[float, float], turn: float, flip: bool) -> None:
    """A print in the beach that holds water: a lit rim, a dark wall, the pool."""
    shape = [ground(at[0] + x / 1000, at[1] - y / 1000) for x, y in moved(SOLE, (0, 0), 0.74, turn, flip)]
    k = 1.5 / at[1] ** 2
    t.flat([(x - 9 * k, y + 13 * k) for x, y in shape], ink=0)
    t.flat(shape)
    with t.within(shape):
        t.flat([(x - 13 * k, y + 30 * k) for x, y in shape], spot=True)


@card(id="2fu3se", title="A Shorter Step", seed=12, palette="lino_peat", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.5, -0.5, 0.5)])
    with p.thing("beach", "place") as sand:
        sand.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sand.flat("-20,-20! 820,-20! 820,104! 700,112 560,98 430,112 300,100 160,116 -20,104!", spot=True, gap=13, around=0)
        sand.strokes([[(-20, 66), (120, 60), (300, 70)], [(420, 64), (600, 56), (820, 66)], [(200, 40), (400, 36), (560, 42)]], 8, ends=(0.2, 0.1), black=True)
    with p.thing("footprints", "subject", count=4) as f:
        foot(f, (0.05, 2.08), 190, False)
        foot(f, (0.09, 1.73), 184, True)
        foot(f, (-0.075, 1.45), 190, False)
        foot(f, (0.116, 1.19), 158, True)
        f.strokes([[(590, 752), (622, 800), (636, 850)], [(286, 490), (282, 530), (262, 580)], [(520, 330), (528, 356), (520, 380)]], 11, ends=(0.1, 0.7))
    with p.thing("plover", "witness") as t:
        at, k = (258, 966), 0.8
        t.flat(moved("-330,70 -240,30 0,40 160,50 224,86 226,130 150,180 -40,196 -230,176 -320,124", at, k), gap=9, around=0)
        for u, v, a in ((150, 104, 20), (-226, 96, -14), (-150, 124, 8), (96, 132, -8)):
            egg = moved(ellipse(u, v, 46, 35, degrees=a), at, k)
            t.flat(egg, ink=0, gap=5, around=KEY)
            t.dots([(*moved([(u + q, v + r)], at, k)[0], w) for q, r, w in ((-18, -8, 6), (6, 8, 7), (20, -12, 5), (-4, -20, 4), (26, 8, 5))], 2)
        t.flat(moved(BIRD, at, k), ink=0, gap=8, around=KEY)
        with t.within(moved(BIRD, at, k)):
            t.flat(moved(MANTLE, at, k), ink=2)
            for row, (x, y, dx, dy, n, long) in enumerate(((-96, 36, 20, -10, 4, 150), (-60, -4, 26, 2, 4, 92), (-96, -36, 34, -8, 4, 66))):
                for q in range(n):
                    u, v = x + dx * q + 26, y + dy * q
                    t.flat(moved(plume((u, v), (u - long, v + long * (0.1 + 0.16 * row)), 19 - 2 * row), at, k), ink=2, gap=4.5, around=1)
            for q in range(4):
                t.flat(moved(blade((-120 - 8 * q, 30 + 5 * q), 172 - 3 * q, 190 - 18 * q, 14, -0.03), at, k), gap=4, around=1)
            t.flat(moved("24,-100! 60,-68 104,-54 152,-68! 172,-40 170,-2! 120,6 70,-14 30,-44 2,-78!", at, k))
            t.flat(moved("150,-196 100,-206 60,-196 30,-160 22,-128! 46,-118 74,-140 108,-150 130,-150!", at, k), ink=2)
            t.flat(moved("122,-204 156,-188 168,-152! 140,-144 112,-150 104,-176!", at, k))
            t.flat(moved("190,-122! 156,-134 120,-138 84,-120 46,-118! 32,-104 60,-84 106,-84 140,-94 190,-102!", at, k))
            t.strokes([moved(c, at, k) for c in ([(70, 92), (10, 104), (-60, 96)], [(120, 40), (96, 70), (60, 86)])], 10, ends=(0.1, 0.7), black=True)
        t.flat(moved("176,-128! 204,-124 236,-106! 204,-102 176,-98!", at, k), gap=5, around=0)
        t.flat(moved(ellipse(118, -118, 14, 14), at, k), gap=5, around=0)
        t.dots([(*moved([(123, -124)], at, k)[0], 5)], 0)
        # the near rim of the scrape, before breast and eggs
        t.flat(moved("-370,96! -300,130 -200,142 -120,156 0,148 90,156 170,130 236,92! 262,130 268,190 300,240 380,330! -400,330!", at, k), ink=1, gap=7, around=KEY)
        t.strokes([moved(c, at, k) for c in ([(-300, 156), (-180, 176), (-60, 184)], [(10, 182), (120, 180), (210, 146)])], 11, ends=(0.2, 0.1))
    with p.thing("marram") as m:
        wedges(m, fringe([(-30, 1200), (90, 1226), (300, 1230)], 11, (90, 230), bearing=(-80, -62, -40), bend=30, seed=5), 27)
    s.describe("Huge bare footprints come up a beach from the sea. They are full of water and head straight for a plover sitting on its eggs. The last one has turned aside and lies close beside it.")
    s.moods("gentle", "still", "watchful", "wondering")
    s.themes("care", "size", "kindness", "traces", "parenthood")
    s.says("detour", "tiptoe", "giant", "sidestep", "bathtub", "manners", "barefoot", "stepmother", "courage", "evidence", "mind the eggs", "somebody saw how small I was", "careful, giant", "a big heart on big feet", "size isn’t everything", "walk around it", "she didn’t even blink", "where did he go?", "the sea was in his shoes", "nearly", "I won’t move", "he heard me singing", "he nearly missed her", "one small step", "the law of the nest", "sand in my toes", "follow that man", "leave only footprints", "tender-footed", "he apologised for an hour", "four good reasons", "pools for the grandchildren", "the day we were not crushed", "big brother came home", "who fills your shoes?", "don’t tread on me", "stay where you are", "a hole in the shape of kindness", "left, right, oh", "he watched his step", "the world has steps", "there was room for us both", "last seen walking softly")  # fmt: skip
    s.relate("footprints", "guards", "plover")
    s.about(place="a beach", time="morning", light="from the upper right", composition="diagonal", view="from above, over a bird", foreground="marram grass and a plover", unexplained="where the giant went after this step")
