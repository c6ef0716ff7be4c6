"""Corner of the World: a goat has bitten the picture's corner away and chews it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedge, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

GOAT = "400,286 350,320 306,390 264,470 214,556 170,612 134,650 124,686 140,716 176,722! 236,716! 190,738! 176,766 196,796 246,800 310,774 380,730 430,716! 470,800 500,930 490,1080 500,1220! 820,1220! 820,430! 720,420 620,370 540,300 470,272"
BITE = "-20,560! 40,600 96,590 120,560! 150,620 210,640 256,606! 258,690 310,730 362,716! 346,790 376,850 420,852! 390,930 406,990 446,1006! 410,1080 424,1150 470,1220! -20,1220!"


@card(id="zv1r8q", title="Corner of the World", seed=19, palette="lino_kelp", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.6, 0.5)])
    with p.thing("meadow", "place") as meadow:
        meadow.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        meadow.flat("-20,430! 100,380 240,366 360,400 520,330 660,300 820,330! 820,1220! -20,1220!", ink=2)
        wedges(meadow, fringe([(-20, 446), (100, 396), (240, 382), (330, 400)], length=(30, 56), turn=90, every=34, seed=2), 24)
        for x, y in ((60, 500), (150, 460), (190, 540)):
            meadow.flat(ellipse(x, y, 17, 15), spot=True)
    with p.thing("bitten corner", "accent") as bite:
        bite.flat(BITE, ink=0, gap=7, around=KEY)
        for k in range(7):
            x, y = 340 - k * 46, 980 + k * 24 + k % 2 * 36
            bite.flat(moved("-9,-3 0,-8 10,-2 8,5 -6,6", (x, y), 2.0, 160), ink=KEY)
    with p.thing("goat", "subject") as goat:
        goat.flat("470,330! 440,240 450,150 520,80 620,50 720,70! 640,96 570,140 540,210 560,300!", ink=2, gap=7, around=KEY)
        goat.flat(GOAT, gap=7, around=0)
        goat.flat("414,330! 376,250 372,160 430,80 520,36 620,30! 540,74 480,130 460,210 490,300!", ink=0, gap=8, around=KEY)
        goat.strokes([[(384, 270), (420, 250), (470, 262)], [(374, 220), (414, 200), (462, 210)], [(378, 164), (424, 156), (470, 170)], [(406, 112), (446, 116), (490, 132)], [(452, 70), (484, 86), (520, 98)]], 9, ends=(0.8, 0.5), black=True)
        goat.flat("480,372! 540,350 620,370 690,430! 640,460 560,456 500,430!", ink=KEY, gap=7, around=0)
        goat.flat("520,392! 570,380 620,396 656,424! 600,434 550,424!", ink=2)
        goat.flat("404,316! 360,346 320,410 280,490 240,560 200,610! 250,600 300,540 340,460 380,400!", ink=0)
        goat.flat("148,672! 164,656 186,662 178,678 160,686!", ink=0)
        goat.flat("206,792! 204,850 190,920 160,990! 220,960 262,900 286,850 318,772!", ink=KEY, gap=7, around=0)
        for cut in (wedge((232, 820), (206, 930), 9), wedge((266, 812), (236, 900), 9)):
            goat.flat(cut, ink=2)
        goat.flat("372,452! 396,424 436,420 462,448! 440,474 400,478!", ink=1, gap=6, around=0)
        goat.flat(moved("-30,-8 30,-8 30,8 -30,8", (418, 450), 0.8, -8), ink=KEY)
        goat.strokes([[(360, 452), (400, 416), (470, 440)]], 14, ends=(0.4, 0.3), black=True)
        for row, (line, reach) in enumerate((([(450, 640), (500, 760), (530, 900), (530, 1060)], (60, 100)), ([(560, 520), (600, 680), (630, 860), (640, 1040)], (70, 120)), ([(680, 480), (710, 640), (740, 820), (750, 1000)], (70, 120)))):
            wedges(goat, fringe(line, length=reach, turn=-40, every=62, bend=-10, seed=row + 3), 24, 2 if row else 0)
    with p.thing("strips of meadow", "accent") as strips:
        for outline, sky in (("150,700! 100,706 50,740 34,800! 70,818! 82,770 120,748 180,742!", "20,760! 60,724 110,700 160,690! 160,722! 100,730 70,760 50,810!"), ("186,728! 140,770 112,830 110,910! 90,960! 150,980! 160,920 170,850 200,800 236,762!", "100,980! 96,900 104,820 140,760 190,720! 206,740! 160,790 138,850 134,990!"), ("160,712! 90,790 60,870 60,930! 96,930! 104,880 130,810 196,740!", "40,950! 50,870 90,780 160,700! 172,726! 112,800 82,870 78,950!")):
            strips.flat(outline, ink=2, gap=6, around=KEY)
            with strips.within(outline):
                strips.flat(sky, ink=1)
        for x, y in ((100, 760), (148, 900), (164, 838), (90, 880)):
            strips.flat(ellipse(x, y, 10, 9), spot=True)
    s.describe("A black goat has bitten off the picture’s corner. Printed strips of meadow with red poppies hang from its jaw. Where they were, the paper is blank, and small footprints lead out into it.")
    s.moods("sly", "proud", "funny", "unsettled")
    s.themes("destruction", "appetite", "borders", "art", "home")
    s.says("crunch", "critic", "appetite", "vandal", "exit", "deforestation", "snack", "corner", "horns", "leftovers", "fresh", "paper diet", "it ate the map", "that was where we lived", "chew on that", "art is a matter of taste", "I didn’t do it", "a hole in the plot", "it ran off the page", "the edge of the known world", "salad with poppies", "who let the goat out", "someone escaped in time", "and what will you print next?", "all flesh is grass", "nothing left but footprints", "my homework", "biting the hand that drew it", "greener on this side", "delicious, a bit inky", "the end of the meadow", "the view was to my taste", "eat your greens", "not the whole picture", "I prefer landscapes", "unfinished business", "it begins at the corners", "the blank is spreading", "that field was promised to me", "goat one, world nil", "a small bite for a goat", "where does white go?", "it looked edible from afar", "come back, little one")  # fmt: skip
    s.relate("goat", "catches", "strips of meadow")
    s.about(place="a hill meadow, up to the picture’s edge", time="noon", light="high, from the right", composition="right", view="near, eye level", foreground="blank paper with tooth marks", unexplained="who walked out into the blank")
