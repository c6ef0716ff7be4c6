"""The Cut: tailor's scissors held to the eyes; in one ring the sun, in the other the rain, and a sparrow between the blades."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_cuts import put, ribbon

HALF = "664,10! 664,150 636,290 580,420 506,530 452,606 410,680 384,760 330,806! 216,716! 296,668 340,612 360,560 372,506!"
BEVEL = "652,40! 650,150 616,290 560,410 490,520! 470,496! 540,390 594,270 630,150!"
HOUSES = "-200,260! -200,-60! -150,-110! -104,-64! -104,-10! -70,-10! -70,-120! -20,-176! 26,-122! 26,-40! 64,-70! 104,-40! 104,-90! 200,-90! 200,260!"
STREET = "-40,260! -10,70! 40,70! 130,260!"
WINDOWS = ((-150, -30), (-40, -84), (4, -84), (-40, -30), (4, -30), (70, 4), (136, -40), (136, 16))
WALKER = "-8,-34! 12,-36! 16,-8 34,40! 4,48 -30,42! -14,-6"
SPARROW = "-66,-4! -44,-12! -40,-38 -14,-52 14,-44 34,-26 58,-6 84,22 128,54! 120,70! 84,56 60,64 20,66 -16,52 -36,24 -42,4!"


def turned(shape: str | list[tuple[float, float]], flip: bool = False) -> list[tuple[float, float]]:
    """The scissors are held a little askew."""
    return put([(((800 - x) if flip else x) - 400, y - 600) for x, y in outline(shape)], (392, 612), 1.0, 7)


@card(id="z6c1pf", title="The Cut", seed=7, palette="riso_last_sun", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    umber = {"sunflower": 1.0, "purple": 1.0}
    with d.thing("wire", "prop") as w, w.in_inks(purple=1):
        w.strokes([[(-20, 262), (200, 292), (430, 304), (640, 290), (820, 252)]], 7, ends=(1, 1))
    with d.thing("sparrow", "accent") as b:
        b.flat(put(SPARROW, (420, 238), 1.0, -8), **umber)
        b.flat(put("-30,8! -6,-6 26,10 70,50! 30,52 -10,44 -26,26", (420, 238), 1.0, -8), sunflower=1)
        b.flat(ellipse(392, 214, 9, 9))
        b.flat(ellipse(391, 214, 4, 4), **umber)
        b.strokes([put([(10, 14), (30, 30), (62, 48)], (420, 238), 1, -8)], 5, ends=(0.6, 0.1))
        with b.in_inks(**umber):
            b.strokes([[(416, 298), (414, 308)], [(440, 298), (440, 310)]], 7, ends=(1, 1))
    with d.thing("scissors", "subject") as t:
        for q in (False, True):
            hole = turned([(214 + 126 * x, 884 + 158 * y) for x, y in ellipse(0, 0, 1, 1)], q)
            centre = turned([(214, 884)], q)[0] if q else turned([(214, 884)])[0]
            t.flat(turned(HALF, q), gap=8, purple=1)
            t.flat(turned(BEVEL, q))
            t.flat(turned([(204 + 178 * x, 884 + 212 * y) for x, y in ellipse(0, 0, 1, 1)], q), gap=8, purple=1)
            t.flat(turned("300,760! 372,700! 384,760 340,800!", q), purple=1)
            t.flat(hole, gap=6)
            with t.within(hole):
                t.flat(hole, **({"purple": 1.0} if q else {"sunflower": 1.0}))
                t.flat(put(HOUSES, centre, 0.8))
                t.flat(put(STREET, centre, 0.8), **({"purple": 1.0} if q else {"sunflower": 1.0}))
                for x, y in WINDOWS:
                    t.flat(put([(x - 10, y), (x + 10, y), (x + 10, y + 28), (x - 10, y + 28)], centre, 0.8), purple=1)
                at, side = (centre[0] + (6 if q else 0), centre[1] + 64), -1 if q else 1
                t.flat(put(WALKER, at, 1.0, -6 * side, flip=q), gap=4, **umber)
                for line in (((-10, 38, 8), (-20, 66, 6), (-38, 90, 5), (-46, 86, 4)), ((14, 38, 8), (24, 66, 6), (22, 96, 5), (36, 97, 4)), ((4, -26, 7), (26, -4, 6), (52, 4 if q else -22, 5)), ((-4, -26, 7), (-26, -6, 6), (-44, 8 if q else -24, 5))):
                    t.flat(put(ribbon(line), at, 1.0, 0, flip=q), **umber)
                t.flat(put(ellipse(6, -56, 15, 17), at, 1.0, 0, flip=q), **umber)
                t.flat(put(ellipse(-11, -66, 9, 9), at, 1.0, 0, flip=q), **umber)
                if q:
                    for k in range(11):
                        x, y = centre[0] - 130 + 27 * k, centre[1] - 150 + 61 * k % 190
                        t.strokes([[(x, y), (x - 16, y + 70)]], 5, ends=(0.2, 0.6))
                    with t.in_inks(purple=1):
                        t.strokes([[(centre[0] - 120 + 31 * k, centre[1] - 10 + 47 * k % 120), (centre[0] - 132 + 31 * k, centre[1] + 44 + 47 * k % 120)] for k in range(9)], 5, ends=(0.2, 0.6))
                else:
                    for k in range(6):
                        t.flat(put("-12,0! 12,0! 0,30!", (centre[0] - 112 + 40 * k, centre[1] - 88 + 9 * abs(k - 2.5) * -1 + 24), 1.0), **umber)
                    with t.in_inks(**umber):
                        t.strokes([[(centre[0] - 140, centre[1] - 100), (centre[0] - 10, centre[1] - 60), (centre[0] + 130, centre[1] - 104)]], 5, ends=(1, 1))
        t.flat(ellipse(*turned([(402, 572)])[0], 21, 21))
        t.flat(turned("388,566! 418,572! 416,580! 386,574!"), purple=1)
    s.describe("Huge open scissors, held up before us. Through one ring we see a street in the sun with bunting, through the other the same street in the rain. A sparrow sits on a wire stretched between the blades.")
    s.moods("tense", "eerie", "calm", "wry")
    s.themes("separation", "choice", "time", "weather", "danger")
    s.says("snip", "don’t", "divorce", "tailor", "goggles", "before and after", "deadline", "sparrow", "bicycle", "spectacles", "either or", "a clean break", "two sides of the street", "cut to the chase", "half the holidays", "with my good eye", "summer and the rest", "she got the sunshine", "hold your breath, bird", "the same street, twice", "on the wire", "who holds the handle?", "cut here", "nothing has happened yet", "hanging by a thread", "tell me when to stop", "one moment of courage", "rain check", "careful now", "memory wears two lenses", "the bird does not know", "the bird knows", "we moved in on a Sunday", "we moved out on a Monday", "separate ways", "twins", "both are true", "a final alteration", "short circuit", "the end of the line", "made to measure", "cutting remarks", "they walk towards each other", "stay whole")  # fmt: skip
    s.relate("sparrow", "balances on", "wire")
    s.about(place="a tailor's shop in the arcade", time="noon", light="sun in one ring only", composition="diagonal", view="through the rings of a pair of scissors", foreground="the handles of the scissors, one cut by the edge", unexplained="why the sparrow stays on the wire")
