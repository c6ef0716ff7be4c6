"""Soles: under a glass dance floor; between the dancers a cat has lain down."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

BODY = "250,520 300,480 500,480 556,520 626,600 690,690 726,790 732,890 700,990 620,1070 510,1110 400,1118 290,1110 180,1070 104,990 72,890 78,790 114,690 180,600"
BIB = "312,560! 296,640 250,700! 276,706! 240,770! 262,772! 238,850 262,940 330,1000 400,1016 470,1000 538,940 562,850 538,772! 560,770! 524,706! 550,700! 504,640 488,560!"
FACE = "246,300! 228,386 204,430! 226,440! 200,486! 228,490! 220,528! 262,540 318,590 400,606 482,590 538,540 580,528! 572,490! 600,486! 574,440! 596,430! 572,386 554,300! 500,318 448,346 400,340 352,346 300,318"
PAW = "0,-96 44,-92 78,-62 84,-14 70,34 60,90 50,150 -50,150 -60,90 -70,34 -84,-14 -78,-62 -44,-92"
PALM = "0,-6! 22,-14 44,8 48,36 26,50 0,42 -26,50 -48,36 -44,8 -22,-14"
SOLE = "4,-120 40,-106 56,-60 50,-8 32,36 32,60 -32,60 -30,30 -50,-16 -52,-66 -32,-108"
HEEL = "-32,72! 32,72! 36,104 22,132 0,138 -22,132 -36,104"



def r(shape: str | list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The cat lies askew."""
    return moved([(x - 400, y - 760) for x, y in outline(shape)], (440, 790), 1.04, -15)


def at(side: bool, *points: tuple[float, float]) -> list[tuple[float, float]]:
    """Points of half a face, mirrored if wished."""
    return [(800 - x if side else x, y) for x, y in points]


@card(id="b5m9zt", title="Soles", seed=4, palette="riso_good_party", light=(0.1, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.1, -0.9, 0.5)])
    plum = {"pink": 1.0, "slate": 1.0}
    with d.thing("glass floor", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", yellow=1)
        for p, q in (((276, -20), (210, 1220)), ((560, -20), (600, 1220)), ((-20, 292), (820, 270)), ((-20, 800), (820, 830))):
            f.strokes([[p, q]], 9, ends=(1, 1))
    with d.thing("dancers' soles", "witness", count=15) as w:
        for x, y, k, a, kind in ((84, 110, 1.0, -14, 0), (198, 130, 1.0, 12, 0), (352, 96, 0.9, 66, 1), (392, 196, 0.9, 96, 1), (600, 96, 1.0, 150, 2), (716, 170, 1.0, 196, 2), (60, 360, 0.95, 10, 1), (752, 430, 0.9, 16, 1), (64, 1110, 1.0, -24, 0), (160, 1190, 1.0, -50, 0)):
            if kind == 2:
                w.flat(moved(PAW, (x, y), k, a), gap=5, slate=1)
                for u, v, m in ((-50, -36, 15), (-19, -64, 16), (19, -64, 16), (50, -36, 15), (0, 18, 36)):
                    w.flat(moved(ellipse(u, v, m, m * 0.9), (x, y), k, a))
                continue
            for shape in (SOLE, HEEL) if not kind else (SOLE,):
                w.flat(moved(shape, (x, y), k, a, flip=x % 4 == 0), gap=5, **(plum if kind else {"slate": 1.0}))
            if kind:
                w.flat(moved(ellipse(0, 92, 16, 16), (x, y), k, a), gap=5, **(plum if kind else {"slate": 1.0}))
            else:
                w.flat(moved(ellipse(4, -66, 26, 28), (x, y), k, a, flip=x % 4 == 0))
    with d.thing("cat on the glass", "subject") as t:
        tail = tube([(560, 1060, 44), (690, 1090, 44), (772, 1020, 42), (772, 900, 38), (740, 800, 34), (756, 700, 28), (776, 650, 20)])
        t.flat(r(tail), gap=8, pink=1)
        with t.within(r(tail)):
            for p, q in (((690, 1000), (710, 1180)), ((740, 980), (850, 1070)), ((720, 900), (830, 890)), ((700, 790), (810, 760)), ((700, 690), (810, 700))):
                t.flat(r(tube([(*p, 16), (*q, 16)])), **plum)
        t.flat(r(BODY), gap=8, pink=1)
        with t.within(r(BODY)):
            for side in (1, -1):
                for y, x, v in ((640, 300, 40), (730, 330, 30), (830, 340, 8), (930, 330, -20), (1020, 290, -50)):
                    t.flat(r(tube([(400 + side * (x + 20), y - v, 26), (400 + side * (x - 60), y, 20), (400 + side * (x - 130), y + 16, 4)])), **plum)
        t.flat(r(BIB))
        for x, y, k, a, q in ((150, 560, 1.0, -46, False), (650, 560, 1.0, 46, True), (236, 1050, 1.16, -160, False), (560, 1050, 1.16, 166, True)):
            t.flat(r(moved(PAW, (x, y), k, a)), gap=8, pink=1)
            t.flat(r(moved(PALM, (x, y), k * 1.05, a, flip=q)), gap=5, **plum)
            for u, v, g in ((-50, -36, -24), (-19, -64, -8), (19, -64, 8), (50, -36, 24)):
                t.flat(r(moved(ellipse(u, v, 15, 21, degrees=g), (x, y), k, a)), gap=5, **plum)
        t.flat(r(FACE), gap=8, pink=1)
        for q in (False, True):
            x = at(q, (318, 448))[0][0]
            for v, a, b, ink in ((0, 46, 42, plum), (0, 38, 34, {"yellow": 1.0}), (4 if q else -4, 24, 29, plum), (-8, 8, 9, {})):
                t.flat(r(ellipse(x + v, 446, a, b)), **ink)
            t.flat(r([(x - 52, 446 if q else 424), (x - 30, 390), (x + 30, 390), (x + 52, 424 if q else 446), (x, 424)]), pink=1)
            with t.in_inks(**plum):
                t.strokes([r([(x - 46, 442 if q else 428), (x, 424), (x + 46, 428 if q else 442)])], 9, ends=(0.5, 0.5))
            for bar in (((258, 324), (256, 388), (306, 344)), ((212, 470), (262, 476), (212, 488)), ((224, 506), (270, 502), (230, 522)), ((362, 350), (372, 396), (382, 348))):
                t.flat(r(at(q, *bar)), **plum)
            t.flat(r(ellipse(at(q, (366, 540))[0][0], 540, 42, 32)))
            t.strokes([r(at(q, (340, 540), (250, 556), (206, 546))), r(at(q, (344, 552), (272, 584), (222, 596)))], 5, ends=(0.9, 0.1))
        t.flat(r("366,500! 400,492 434,500! 424,520 400,532 376,520"), **plum)
        with t.in_inks(**plum):
            t.strokes([r([(400, 528), (400, 552)]), r([(346, 574), (372, 564), (400, 552), (430, 562), (458, 566)])], 8, ends=(0.8, 0.3))
    s.describe("A huge pink cat lies on a glass floor above us. Its paws are spread, all pads show, and it gives us a long look. Around it are the shoe soles of dancers; one pair has pads too.")
    s.moods("droll", "sly", "cosy", "unruly")
    s.themes("freedom", "parties", "animals", "disguise", "rest")
    s.says("meow", "paws", "uninvited", "flat out", "dead weight", "house rules", "not amused", "wallflower", "fingerprints", "the boss", "high five", "nine lives, one party", "let’s dance, no", "sit this one out", "glass ceiling", "bare feet", "I live here", "purr", "mind the cat", "caught looking", "the view from downstairs", "hush, the neighbours", "I was told there would be fish", "who let the tiger in?", "somebody is not wearing shoes", "the best seat in the house", "under observation", "full moon in both eyes", "the music stops where I lie", "he always takes the middle", "guest of dishonour", "one of them is one of us", "a soft landing", "dance round me", "everything seen from beneath is true", "pressed", "stay where you are", "the soul of the party", "too tired for manners", "claws in, please", "what the floor knows", "black tie, no socks", "come up and see me", "a heavy heart, well fed")  # fmt: skip
    s.relate("cat on the glass", "hides in", "dancers' soles")
    s.about(place="a ballroom with a glass floor", time="late at the party", light="bright yellow lamps above the glass", composition="diagonal", view="from below, straight up through the floor", foreground="the spread paws of the cat on the glass", unexplained="who dances up there on padded paws")
