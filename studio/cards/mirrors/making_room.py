"""Making Room: a skyline bends at the waist so that one goose can pass."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_shapes import panes, tube

GOOSE = (
    "30,398! 56,384 84,362 104,350! 130,334 164,342 190,370 236,410 300,436 360,440 430,428 530,440 630,470 720,492 800,508! 770,536 728,554! 690,590 620,620 540,640 450,640 380,616 326,574 278,524 230,482 180,444 146,424 112,424! 80,420 48,414"
)


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
            t.flat(tube(path, [half, half]), gap=7, purple=1)
            for pane in panes(path, half, [0.12, 0.26, 0.4, 0.54, 0.68, 0.82], (-0.5, 0.0, 0.5), (16, 30)):
                t.flat(pane)
        t.flat(tube([(408, 1240), (408, 1000), (404, 860), (380, 790), (330, 770)], [36, 26]), gap=7, sunflower=1, purple=1)
        for pane in panes([(408, 1240), (408, 1000), (404, 860), (380, 790), (330, 770)], 30, [0.86], (0,), (70, 20)):
            t.flat(pane)
    with d.thing("white goose", "subject") as g:
        g.flat("430,470! 400,330 420,190 480,80 560,10! 590,80 580,160! 620,160 600,250! 640,260 600,360 540,460", purple=1)
        g.flat("660,560! 720,576 790,574! 800,592 740,604 680,600 620,596!", sunflower=1, purple=1)
        g.flat(GOOSE, gap=6)
        wing = "350,480! 380,370 450,250 560,150 700,80 790,50! 790,110 744,160! 800,156 770,220 716,254! 764,256 730,324 670,352! 712,360 676,430 610,470 520,536 430,560"
        g.flat(wing, gap=8)
        with g.within(wing):
            g.flat("660,60! 640,120 650,200 676,240 700,262! 740,254! 780,262! 840,262! 840,-20!", sunflower=1, purple=1)
        g.flat("24,400! 60,380 96,354! 108,380 106,424! 76,422 44,416", sunflower=1, purple=1)
        g.flat("30,402! 60,400 100,398! 62,405")
        g.flat(ellipse(138, 366, 10, 10), sunflower=1, purple=1)
        with g.in_inks(purple=1):
            g.strokes([[(430, 560), (520, 534), (600, 476)], [(470, 400), (560, 340), (650, 310)], [(440, 470), (530, 420), (620, 390)]], 7, ends=(0.1, 0.1))
    s.describe("A white goose flies low over a city. The towers bend left and right at the waist to let it pass. A thin chimney in the middle is only beginning to bow.")
    s.moods("grand", "courteous", "surprised", "free")
    s.themes("courtesy", "freedom", "cities", "journeys", "welcome")
    s.says("whoosh", "courtesy", "bow", "migration", "curtsy", "runway", "homecoming", "wild", "right of way", "town planning", "red carpet", "after you", "duck!", "flying south", "make way", "the queen is passing", "bend, don’t break", "once they did this for me", "express", "low flight", "skyscrapers with manners", "tall people on the tram", "the late chimney", "standing ovation", "elastic architecture", "a wind nobody felt", "rush hour for one", "priority seat", "goose bumps", "even the bank moved aside", "it never looked down", "grass", "limbo", "mother is home", "what did she say to them?", "the shortest way through", "respect", "somebody had to be the last", "heads up, heads down", "when concrete remembers reeds", "no reservation needed", "nature calls", "the feather is stronger", "parting of the city")  # fmt: skip
    s.relate("towers", "waits for", "white goose")
    s.relate("white goose", "floats above", "towers")
    s.about(place="the embankment, over the roofs", time="late afternoon", light="late sun all over the sky", composition="diagonal", view="eye level, among the roofs", foreground="bowed towers cut by the lower edge", unexplained="how the towers knew")
