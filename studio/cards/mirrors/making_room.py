"""Making Room: a skyline bends at the waist so that one goose can pass."""

from __future__ import annotations

import numpy as np

from reverie_studio.engine.bodies import Outline
from reverie_studio.finishes.riso_tools import Drum, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

GOOSE = "30,398! 56,384 84,362 104,350! 130,334 164,342 190,370 236,410 300,432 360,436 430,430 520,440 600,462 660,476! 700,462 752,456! 742,480 758,494! 738,508 748,526! 700,536 650,548! 600,590 520,616 440,616 370,590 316,552 272,510 230,476 180,444 146,424 112,424! 80,420 48,414"
WING = "350,480! 350,400 368,310 410,226! 450,170 520,116 600,84 690,66! 676,92 652,108! 690,106 720,112! 696,138 660,152! 696,158 718,170! 688,194 650,202! 680,214 696,230! 664,250 632,256! 652,274 662,294! 632,312 606,318! 622,340 628,360! 606,378 586,386! 600,408 602,432! 580,474 540,512 480,540 420,542 370,522"
TIPS = "556,40! 580,110 584,170 592,220 610,262 640,300! 760,300! 760,40!"
STACK = [(404, 1260), (404, 1060), (402, 900), (390, 800), (366, 730)]
FOOT = "520,590! 570,592 620,576 660,562! 684,548 716,550 738,560! 726,574 734,590! 710,590 704,606! 680,594 660,588! 616,612 570,626 520,618!"


def place(shape: Outline) -> list[tuple[float, float]]:
    return moved(shape, (46, 34), 0.92)


def far(shape: Outline) -> list[tuple[float, float]]:
    """The near wing turned forward about its shoulder."""
    return moved(moved(shape, (-440, -490)), (470, 452), 0.86, -34)


@card(id="jk4kwo", title="Making Room", seed=23, palette="riso_last_sun", light=(0.8, 0))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, 0, 0.5)])
    dark = {"sunflower": 1.0, "purple": 1.0}
    with d.thing("sky", "place") as k:
        k.flat("-20,-20! 820,-20! 820,1220! -20,1220!", sunflower=1)
    with d.thing("towers", "witness") as t:
        t.flat(tube(STACK, [40, 34, 28], ends=CUT), gap=7, **dark)
        with t.within(tube(STACK, [40, 34, 28], ends=CUT)):
            for y in (806, 900):
                t.flat(f"340,{y - 10}! 460,{y + 6}! 460,{y + 34}! 340,{y + 18}!")
        for x, y, r in ((338, 682, 19), (304, 660, 26), (258, 656, 18)):
            t.flat(ellipse(x, y, r * 1.25, r, 40))
        t.flat(moved("-38,-10! 38,-10! 38,12! -38,12!", (364, 726), 1, -20), gap=4, **dark)
        for foot, half, waist, x, y in ((296, 60, 880, 110, 640), (514, 60, 900, 704, 664), (130, 72, 930, -70, 716), (684, 72, 950, 870, 740)):
            p = flow([(foot, 1260), (foot, (1260 + waist) / 2), (foot, waist), (foot * 0.6 + x * 0.4, waist * 0.52 + y * 0.48), (x, y)], 24)
            run = np.append(0.0, np.cumsum(np.hypot(*np.diff(p, axis=0).T)))
            t.flat(tube(p[::-4].tolist(), [half, half], ends=CUT), gap=7, purple=1)
            t.flat(tube(p[-4:].tolist(), [half * 1.16] * 2, ends=CUT), gap=4, **dark)
            for low in np.arange(run[-1] - 70, 20, -58):
                bar = [[float(np.interp(e, run, p[:, k])) for k in (0, 1)] for e in (low, low + 17, low + 34)]
                for u in (-0.58, 0.0, 0.58):
                    t.flat(tube(bar, [half, half], ends=CUT, side=(u - 0.17, u + 0.17)))
    with d.thing("white goose", "subject") as g:
        g.flat(place(far(WING)), gap=7, purple=1)
        with g.within(place(far(WING))):
            g.flat(place(far(TIPS)), **dark)
        g.flat(place(moved(moved(FOOT, (-524, -604)), (548, 592), 0.9, 13)), gap=5, **dark)
        g.flat(place(FOOT), gap=5, **dark)
        g.flat(place(GOOSE), gap=6)
        g.flat(place(WING), gap=9)
        with g.within(place(WING)):
            g.flat(place(TIPS), **dark)
            for q in ("560,152 620,128 660,108", "570,196 620,176 664,152", "586,236 620,222 656,202"):
                g.strokes([place(line(q))], 7, ends=(0.6, 0.6))
        g.flat(place("24,400! 60,380 96,354! 108,380 106,424! 76,422 44,416"), **dark)
        g.flat(place("30,402! 60,400 100,398! 62,405"))
        g.flat(place(ellipse(138, 366, 10, 10)), **dark)
        with g.in_inks(purple=1):
            for q in ("350,484 372,522 424,542 490,538 548,506", "400,300 490,280 588,290", "392,360 480,350 572,362", "400,424 480,424 566,430", "640,500 690,494 730,494"):
                g.strokes([place(line(q))], 7, ends=(0.15, 0.1))
    s.describe("A white goose with dark wing tips flies low over a city. The towers bend left and right at the waist to let it pass. A thin chimney in the middle is only beginning to bow.")
    s.moods("grand", "courteous", "surprised", "free")
    s.themes("courtesy", "freedom", "cities", "journeys", "welcome")
    s.says("whoosh", "courtesy", "bow", "migration", "curtsy", "runway", "homecoming", "wild", "right of way", "town planning", "red carpet", "bowing buildings", "duck!", "flying south", "make way", "the queen is passing", "bend, don’t break", "once they did this for me", "express", "low flight", "skyscrapers with manners", "tall people on the tram", "the late chimney", "standing ovation", "elastic architecture", "a wind nobody felt", "rush hour for one", "priority seat", "goose bumps", "even the bank moved aside", "it never looked down", "grass", "limbo", "mother is home", "what did she say to them?", "the shortest way through", "respect", "somebody had to be the last", "heads up, heads down", "when concrete remembers reeds", "no reservation needed", "nature calls", "the feather is stronger", "parting of the city")  # fmt: skip
    s.relate("towers", "waits for", "white goose")
    s.relate("white goose", "floats above", "towers")
    s.about(place="the embankment, over the roofs", time="late afternoon", light="late sun all over the sky", composition="diagonal", view="eye level, among the roofs", foreground="bowed towers cut by the lower edge", unexplained="how the towers knew")
