"""Making Room: a skyline bends at the waist so that one goose can pass."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import panes
from reverie_studio.sculpt.tubes import CUT, tube

GOOSE = "30,398! 56,384 84,362 104,350! 130,334 164,342 190,370 236,410 300,432 360,436 430,430 520,440 600,462 660,476! 700,462 752,456! 742,480 758,494! 738,508 748,526! 700,536 650,548! 600,590 520,616 440,616 370,590 316,552 272,510 230,476 180,444 146,424 112,424! 80,420 48,414"
WING = "350,480! 350,400 368,310 410,226! 450,170 520,116 600,84 690,66! 676,92 652,108! 690,106 720,112! 696,138 660,152! 696,158 718,170! 688,194 650,202! 680,214 696,230! 664,250 632,256! 652,274 662,294! 632,312 606,318! 622,340 628,360! 606,378 586,386! 600,408 602,432! 580,474 540,512 480,540 420,542 370,522"
FAR = "410,460! 330,424! 294,340 282,260 294,190! 314,130 358,76 420,36! 418,66 410,86! 440,68 470,66! 452,102 432,130! 462,122 484,128! 450,200 440,300 430,460!"


@card(id="jk4kwo", title="Making Room", seed=23, palette="riso_last_sun", light=(0.8, 0))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, 0, 0.5)])
    towers = (
        ([(330, 1240), (326, 1060), (280, 900), (180, 800)], 50), ([(480, 1240), (484, 1080), (530, 930), (620, 850)], 48),
        ([(190, 1240), (182, 1000), (120, 800), (0, 690)], 62), ([(620, 1240), (628, 1020), (690, 830), (800, 740)], 60),
        ([(60, 1240), (50, 1060), (0, 900), (-80, 800)], 60), ([(760, 1240), (762, 1100), (800, 960), (880, 880)], 56),
    )  # fmt: skip
    with d.thing("sky", "place") as k:
        k.flat("-20,-20! 820,-20! 820,1220! -20,1220!", sunflower=1)
    with d.thing("towers", "witness") as t:
        for path, half in towers:
            t.flat(tube(path, [half, half], ends=CUT), gap=7, purple=1)
            for pane in panes(path, half, [0.12, 0.26, 0.4, 0.54, 0.68, 0.82], (-0.5, 0.0, 0.5), (16, 30)):
                t.flat(pane)
        t.flat(tube([(408, 1240), (408, 1000), (404, 860), (380, 790), (330, 770)], [36, 26], ends=CUT), gap=7, sunflower=1, purple=1)
        for pane in panes([(408, 1240), (408, 1000), (404, 860), (380, 790), (330, 770)], 30, [0.86], (0,), (70, 20)):
            t.flat(pane)
    with d.thing("white goose", "subject") as g:
        g.flat(FAR, gap=6, purple=1)
        g.flat("520,590! 570,592 620,576 660,562! 684,548 716,550 738,560! 726,574 734,590! 710,590 704,606! 680,594 660,588! 616,612 570,626 520,618!", gap=5, sunflower=1, purple=1)
        g.flat(GOOSE, gap=6)
        g.flat(WING, gap=9)
        with g.within(WING):
            g.flat("556,40! 580,110 584,170 592,220 610,262 640,300! 760,300! 760,40!", sunflower=1, purple=1)
            g.strokes([[(560, 152), (620, 128), (660, 108)], [(570, 196), (620, 176), (664, 152)], [(586, 236), (620, 222), (656, 202)]], 7, ends=(0.6, 0.6))
        with g.in_inks(purple=1):
            g.strokes([[(350, 484), (372, 522), (424, 542), (490, 538), (548, 506)]], 8, ends=(0.2, 0.2))
        g.flat("24,400! 60,380 96,354! 108,380 106,424! 76,422 44,416", sunflower=1, purple=1)
        g.flat("30,402! 60,400 100,398! 62,405")
        g.flat(ellipse(138, 366, 10, 10), sunflower=1, purple=1)
        with g.in_inks(purple=1):
            g.strokes([[(400, 300), (490, 280), (588, 290)], [(392, 360), (480, 350), (572, 362)], [(400, 424), (480, 424), (566, 430)], [(640, 500), (690, 494), (730, 494)]], 7, ends=(0.1, 0.1))
    s.describe("A white goose with dark wing tips flies low over a city. The towers bend left and right at the waist to let it pass. A thin chimney in the middle is only beginning to bow.")
    s.moods("grand", "courteous", "surprised", "free")
    s.themes("courtesy", "freedom", "cities", "journeys", "welcome")
    s.says("whoosh", "courtesy", "bow", "migration", "curtsy", "runway", "homecoming", "wild", "right of way", "town planning", "red carpet", "bowing buildings", "duck!", "flying south", "make way", "the queen is passing", "bend, don’t break", "once they did this for me", "express", "low flight", "skyscrapers with manners", "tall people on the tram", "the late chimney", "standing ovation", "elastic architecture", "a wind nobody felt", "rush hour for one", "priority seat", "goose bumps", "even the bank moved aside", "it never looked down", "grass", "limbo", "mother is home", "what did she say to them?", "the shortest way through", "respect", "somebody had to be the last", "heads up, heads down", "when concrete remembers reeds", "no reservation needed", "nature calls", "the feather is stronger", "parting of the city")  # fmt: skip
    s.relate("towers", "waits for", "white goose")
    s.relate("white goose", "floats above", "towers")
    s.about(place="the embankment, over the roofs", time="late afternoon", light="late sun all over the sky", composition="diagonal", view="eye level, among the roofs", foreground="bowed towers cut by the lower edge", unexplained="how the towers knew")
