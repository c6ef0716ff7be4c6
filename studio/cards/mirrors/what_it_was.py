"""What It Was: a kitchen chair stands in the last sun, and its shadow is a horse."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card

HORSE = (
    "560,96! 568,40! 594,84! 612,50! 626,104! 660,136 690,184 718,240 742,292 748,322 732,348 708,352 690,342! 664,316 630,300 598,292! 584,330 592,384 606,430 612,476 606,520 596,556! "
    "598,640 590,680 584,720 586,800 580,860! 524,1080! 506,1080! 536,860! 542,800 540,720 528,680 520,620 512,566! 450,584 370,584 300,570 262,548! 262,600 250,650 232,700 222,726 220,780 222,860! 330,1096! 312,1100! 172,860! 176,780 176,730 166,700 160,650 150,590! "
    "140,530 138,460 148,400 170,372! 220,352 280,362 350,372 410,360! 440,330 460,290 478,250 494,200 512,150 536,120"
)
FAR = (
    "262,500! 340,520! 340,600 326,660 306,706 300,740 300,800 304,860! 380,1030! 366,1034! 258,860! 258,790 260,730 256,700 250,640 250,560!",
    "520,520! 600,500! 650,560 694,592 726,620! 730,650 712,700 690,744 686,764! 696,800! 650,796! 648,770 658,740 676,690 680,656! 640,640 590,620!",
    "200,356! 150,352 104,376 82,430 74,500 72,580 62,650 78,720! 104,690 118,640 124,560 134,480 160,440!",
)
MANE = "540,112! 566,96 590,110! 560,130 548,170 528,200 520,240 498,268 484,310 456,340 440,372! 400,372 424,320 440,270 462,240 470,200 494,170 510,130"
CHAIR = ("366,724! 392,722! 386,1034! 366,1034!", "308,740! 338,738! 330,1100! 306,1100!", "320,748! 380,730! 380,770! 320,788!", "320,818! 380,800! 380,826! 320,844!", "300,914! 362,876! 592,876! 592,902! 530,944! 300,952!", "562,890! 590,880! 584,1034! 566,1034!", "502,930! 530,930! 524,1088! 506,1088!")


@card(id="ejw51r", title="What It Was", seed=68, palette="riso_last_sun", light=(-0.9, 0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.9, 0.4, 0.5)])
    with d.thing("square", "place") as g:
        g.flat("-20,-20! 820,-20! 820,860! -20,860!", sunflower=1)
    with d.thing("shadow of a horse", "subject") as h:
        for shape in (HORSE, *FAR, MANE):
            h.flat(shape, purple=1)
    with d.thing("kitchen chair", "subject") as c:
        for k in CHAIR:
            c.flat(k, gap=5, purple=1, sunflower=1)
        for k in CHAIR:
            c.flat(k, purple=1, sunflower=1)
        c.strokes([[(304, 918), (526, 914)], [(528, 914), (588, 880)]], 5, ends=(1, 1))
    s.describe("A brown kitchen chair stands before a golden wall. The purple shadow that starts at its feet is not a chair’s: it climbs the wall as a great horse that lifts one foreleg.")
    s.moods("wistful", "grand", "quiet", "dreamy")
    s.themes("memory", "shadow", "childhood", "strength", "furniture")
    s.says("horse", "shadow", "giddy up", "the past", "ride", "musical chairs", "it remembers", "sit", "in a former life", "wild", "four legs", "inner strength", "imagine", "dark horse", "throne", "Sunday western", "hold your horses", "playtime", "take a seat, cowboy", "before the carpenter", "tall in the saddle", "longing", "what stands behind me", "bigger than it looks", "a kingdom for it", "sundown", "gallop", "it still hears the grass", "grandfather’s chair", "reincarnation", "don’t sit, mount", "wooden heart", "retired", "shadow play", "every chair was something", "tamed", "the old racer", "he was a child here", "Trojan", "broken in", "nobody leans back any more", "quiet giant", "who cast you?", "after dinner we ride")  # fmt: skip
    s.relate("kitchen chair", "casts the shadow of", "shadow of a horse")
    s.about(place="the Great Square, at a wall", time="the last of the sun", light="low, from in front of the wall", composition="low", view="eye level", foreground="the pale ground before the wall", unexplained="whose shadow it is")
