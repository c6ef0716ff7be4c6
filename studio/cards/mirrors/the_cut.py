"""The Cut: tailor's scissors held to the eyes; in one ring the sun, in the other the rain, bunting between the blades, and a sparrow."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HALF = "664,10! 664,150 636,290 580,420 506,530 452,606 410,680 384,760 330,806! 216,716! 296,668 340,612 360,560 372,506!"
BEVEL = "652,40! 650,150 616,290 560,410 490,520! 470,496! 540,390 594,270 630,150!"
HOUSES = "-200,260! -200,-60! -150,-110! -104,-64! -104,-10! -70,-10! -70,-120! -20,-176! 26,-122! 26,-40! 64,-70! 104,-40! 104,-90! 200,-90! 200,260!"
WINDOWS = ((-150, -10), (-46, -30), (70, 4), (136, -36), (140, 24))
GOWN = "-12,-74! 12,-74! 24,-66 40,-40 62,-16 68,-8! 60,6! 34,-8 22,-20! 22,0 44,56 56,70! 10,80 -40,76 -62,66! -46,30 -24,-14! -44,0 -58,22 -68,20! -70,4 -50,-26 -30,-60"
MAC = "-8,-78! 12,-76! 30,-60 36,-20 42,50 50,74! -44,72! -34,20 -30,-16! -54,-22 -58,-34! -40,-42 -24,-62"
LEGS = ("16,60! 22,96 44,128! 70,132 74,142! 36,144! 20,132 4,96 -4,60!", "-12,60! -14,90 -44,124! -58,126! -64,150! -50,152 -30,130 4,100 14,60!")
HAT = "-40,-104! -20,-112! -20,-132 0,-142 20,-132 20,-112! 40,-104! 0,-96!"
UMBRELLA = "-106,-92! -96,-132 -60,-166 -4,-178! 0,-192 8,-190 4,-178! 52,-166 88,-132 96,-92! 66,-106 34,-94! 0,-106 -38,-94! -72,-106"
SPARROW = "-66,-4! -44,-12! -40,-38 -14,-52 14,-44 34,-26 58,-6 84,22 128,54! 120,70! 84,56 60,64 20,66 -16,52 -36,24 -42,4!"


def turned(shape: str | list[tuple[float, float]], flip: bool = False) -> list[tuple[float, float]]:
    """The scissors are held a little askew."""
    return moved([(((800 - x) if flip else x) - 400, y - 600) for x, y in outline(shape)], (392, 612), 1.0, 7)


@card(id="z6c1pf", title="The Cut", seed=7, palette="riso_last_sun", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    umber = {"sunflower": 1.0, "purple": 1.0}
    with d.thing("bunting", "prop") as w:
        for n, (x, y) in enumerate(((52, 269), (128, 281), (372, 303), (444, 306), (512, 303), (722, 280), (792, 263))):
            w.flat(moved("-30,0! 30,0! 3,74!", (x, y), 1.0, (8, 8, 2, 0, -2, -14, -14)[n]), **(umber if n % 2 else {"sunflower": 1.0}))
        with w.in_inks(purple=1):
            w.strokes([[(-20, 258), (200, 292), (430, 306), (640, 292), (820, 256)]], 7, ends=(1, 1))
    with d.thing("scissors", "subject") as t:
        for q in (False, True):
            ink = {"purple": 1.0} if q else {"sunflower": 1.0}
            hole = turned([(214 + 126 * x, 884 + 158 * y) for x, y in ellipse(0, 0, 1, 1, 120)], q)
            centre = turned([(214, 884)], q)[0]
            t.flat(turned(HALF, q), gap=8, purple=1)
            t.flat(turned(BEVEL, q))
            t.flat(turned([(204 + 178 * x, 884 + 212 * y) for x, y in ellipse(0, 0, 1, 1, 120)], q), purple=1)
            t.flat(hole, gap=6)
            t.flat(hole, **ink)
            with t.within(hole):
                t.flat(moved(HOUSES, centre, 0.9))
                for x, y in WINDOWS:
                    t.flat(moved([(x - 10, y - 24), (x + 10, y - 24), (x + 10, y + 6), (x - 10, y + 6)], centre, 0.9), purple=1)
                at = (centre[0] + (10 if q else -6), centre[1] + (8 if q else -8))
                t.flat(moved("-160,106! 160,106! 160,260! -160,260!", centre), **ink)
                if q:
                    with t.in_inks(purple=1):
                        t.strokes([[(centre[0] + x, centre[1] + y), (centre[0] + x - 12, centre[1] + y + 46)] for x, y in ((-104, 0), (-80, 44), (-62, -4), (84, 4), (110, 46), (80, 58), (126, -16))], 6, ends=(0.2, 0.6))
                for leg in LEGS:
                    t.flat(moved(leg, at, 0.92, 0, flip=q), **umber)
                t.flat(moved(ellipse(2 - 4 * q, -92, 15, 19), at, 0.92), **umber)
                t.flat(moved(MAC if q else GOWN, at, 0.92), **umber)
                t.flat(moved(HAT, (at[0] + 8, at[1] + 2), 0.98, 8), gap=4, **umber)
                if q:
                    t.flat(moved("-2,-178! 2,-178! -46,-26! -52,-28!", at, 0.92), **umber)
                    t.flat(moved(UMBRELLA, at, 0.92, -6), gap=5, **umber)
        t.flat(ellipse(*turned([(402, 572)])[0], 21, 21))
        t.flat(turned("388,566! 418,572! 416,580! 386,574!"), purple=1)
    with d.thing("sparrow", "accent") as b:
        at, k = (166.0, 570.0), 1.2
        b.flat(moved(SPARROW, at, k, 6, flip=True), **umber)
        b.flat(moved("-30,8! -6,-6 26,10 70,50! 30,52 -10,44 -26,26", at, k, 6, flip=True), sunflower=1)
        b.flat(moved(ellipse(-28, -24, 9, 9), at, k, 6, flip=True))
        b.flat(moved(ellipse(-29, -24, 4, 4), at, k, 6, flip=True), **umber)
        b.strokes([moved([(10, 14), (30, 30), (62, 48)], at, k, 6, flip=True), moved([(0, 28), (20, 40), (44, 50)], at, k, 6, flip=True)], 5, ends=(0.6, 0.1))
        with b.in_inks(**umber):
            b.strokes([[(150, 640), (146, 662)], [(186, 640), (188, 664)], [(130, 666), (146, 660), (164, 662)], [(172, 662), (188, 662), (206, 668)]], 8, ends=(1, 0.9))
    s.describe("Huge purple scissors stand open, points up. In one ring a woman in a hat walks a sunny street; in the other, under an umbrella, the same street in the rain. A string of flags runs between the blades; a sparrow sits on the handle.")
    s.moods("tense", "eerie", "calm", "wry")
    s.themes("separation", "choice", "time", "weather", "danger")
    s.says("snip", "don’t", "divorce", "tailor", "goggles", "before and after", "deadline", "sparrow", "bicycle", "spectacles", "either or", "a clean break", "two sides of the street", "cut to the chase", "half the holidays", "with my good eye", "summer and the rest", "she got the sunshine", "hold your breath", "the same street, twice", "a string of Sundays", "who holds the handle?", "cut here", "nothing has happened yet", "hanging by a thread", "tell me when to stop", "one moment of courage", "rain check", "careful now", "memory wears two lenses", "somebody might not know", "the bird knows", "we moved in on a Sunday", "we moved out on a Monday", "separate ways", "twins", "both are true", "a final alteration", "short circuit", "the end of the line", "made to measure", "cutting remarks", "they walk towards each other", "stay whole")  # fmt: skip
    s.relate("sparrow", "balances on", "scissors")
    s.about(place="a tailor's shop in the arcade", time="noon", light="sun in one ring only", composition="diagonal", view="through the rings of a pair of scissors", foreground="the handles of the scissors, one cut by the edge", unexplained="whom the flags are hung for")
