"""Inside the Herring: a herring lies on the board, cut open, and the slit is full of a morning."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import spokes, wedge, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

# in profile, its nose up, its back to the left: 1130 long, 380 deep
FISH = "404,50! 446,74 490,124 528,200 560,300 582,420 590,540 578,660 546,780 504,880 474,950 458,1000 458,1030! 486,1062 534,1106 590,1160! 520,1146 462,1116 424,1084! 388,1116 332,1148 264,1164! 304,1110 358,1062 390,1030! 386,1000 356,930 314,840 268,730 232,610 214,490 216,380 238,270 276,176 324,104 364,66"
SLIT = "436,330! 494,410 520,510 522,610 500,720 464,820 424,900! 376,810 336,700 318,590 330,480 374,390"
SCALE = "-20,-2! -12,14 0,20 12,14 20,-2! 10,8 0,10 -10,8"


@card(id="gbe7jg", title="Inside the Herring", seed=44, palette="lino_rust_tide", light=(0.0, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.3, -0.7, 0.6)])
    with p.thing("board", "place") as board:
        board.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        wedges(board, [[(60, -10), (84, 130), (70, 330)], [(150, 20), (158, 120), (148, 260)], [(640, 10), (652, 110), (640, 220)], [(40, 1210), (60, 1140), (46, 1040)], [(190, 1210), (200, 1100), (184, 960)], [(650, 1210), (664, 1080), (640, 900)], [(730, 1210), (744, 1130), (730, 1010)]], 15, KEY, ends=(0.7, 0.1))
    with p.thing("knife", "prop") as knife:
        for ink, d in ((KEY, -14), (0, 0)):
            knife.flat(moved("70,800! 68,660 74,540 90,460 110,406! 124,500 128,640 126,800!", (d, -d)), ink=ink, gap=7, around=KEY)
        knife.flat("112,440! 124,510 127,640 125,796! 112,796! 114,640", ink=1)
        knife.flat("64,796! 130,796! 130,824! 64,824!", ink=1, gap=7, around=KEY)
        knife.flat("66,824! 130,824! 136,890 132,970 140,1050 136,1100 98,1120 60,1100 56,1050 64,970 60,890", gap=6, around=0)
        knife.dots([(98, 870, 9), (98, 1050, 9)], 1)
    with p.thing("herring", "subject") as fish:
        fish.flat(moved(FISH, (-16, 16)))
        for fin, ray in (("228,500! 186,540 156,630! 210,640 262,700!", ((226, 560, 174, 622), (236, 600, 196, 632), (250, 650, 224, 644))), ("582,640! 628,700 634,760! 590,740 556,720!", ((586, 670, 620, 738), (574, 700, 604, 740))), ("520,850! 560,880 566,930! 520,920 482,920!", ((520, 872, 552, 916), (504, 894, 528, 916)))):
            fish.flat(fin, ink=1, gap=8, around=KEY)
            fish.strokes([[(a, b), (c, d)] for a, b, c, d in ray], 7, ends=(0.9, 0.2), black=True)
        fish.flat(FISH, ink=0, gap=8, around=KEY)
        with fish.within(FISH):
            fish.flat("404,30! 380,90 330,180 290,290 268,400 264,520 280,640 316,760 360,880 398,960 396,1020! 380,1034! 140,1020! 140,600! 180,200! 300,40!")
            for row in range(9):
                fish.flat(moved(SCALE, (240 + max(0, row - 2) ** 1.5 * 6.4 - row % 2 * 16, 424 + row * 54), 0.9), ink=2)
            for row in range(11):
                for k in range(2 if row < 7 else 1):
                    fish.flat(moved(SCALE, (300 + max(0, row - 3) ** 1.5 * 5.4 + k * 36 - row % 2 * 18 - 6 * min(row, 3), 408 + row * 48), 0.85), ink=1)
            for row in range(9):
                fish.flat(moved(SCALE, (548 - max(0, row - 4) ** 1.6 * 8 + row % 2 * 12, 420 + row * 50), 0.8), ink=1)
            fish.strokes([[(296, 1150), (342, 1100), (398, 1052)], [(348, 1134), (380, 1104), (412, 1060)], [(552, 1150), (502, 1100), (446, 1052)], [(498, 1134), (464, 1104), (434, 1060)]], 8, ends=(0.3, 0.9), black=True)
            # gill cover, its rays, the mouth
            with fish.down_to(2):
                fish.strokes([[(222, 296), (296, 344), (380, 368), (458, 346), (518, 282), (524, 196)]], 30, ends=(0.5, 0.2))
            fish.strokes([[(236, 286), (300, 328), (380, 350), (450, 330), (502, 272), (510, 190)]], 13, ends=(0.4, 0.2), black=True)
            fish.strokes([[(404, 60), (436, 102), (448, 138), (436, 152)]], 11, ends=(0.7, 0.5), black=True)
            fish.strokes([[(466, 236), (484, 250), (496, 268)], [(440, 252), (454, 276), (460, 302)], [(406, 262), (410, 290), (406, 318)], [(360, 258), (354, 284), (342, 308)]], 9, ends=(0.1, 0.7), black=True)
        fish.flat(ellipse(378, 178, 46, 46), ink=1, gap=8, around=KEY)
        fish.flat(ellipse(378, 178, 24, 24)), fish.dots([(369, 168, 7)], 0)
    with p.thing("morning in the slit", "accent") as dawn:
        dawn.flat(SLIT, ink=2, gap=22, around=KEY), dawn.flat(SLIT, ink=1, gap=15, around=2)
        with dawn.within(SLIT):
            dawn.flat(ellipse(424, 560, 74, 74), ink=0)
            for x, y, q in ((452, 420, -80), (360, 456, 90), (520, 480, -90)):
                dawn.flat(wedge((x, y), (x + q, y - 4), 8), ink=0)
            dawn.flat("300,566! 560,566! 560,640! 300,640!", ink=2)
            for x, y, q in ((370, 586, 110), (470, 606, -90)):
                dawn.flat(wedge((x, y), (x + q, y), 6), ink=0)
            dawn.flat("300,628! 420,644 560,626! 560,960! 300,960!", ink=0), dawn.flat("300,720! 400,744 470,772 560,776! 560,960! 300,960!", ink=1)
            man, lead, dog = "360,612! 378,610! 390,640 396,676! 382,676! 392,716! 402,720! 382,722! 370,680! 356,700 344,724! 330,722! 346,690 346,676! 340,674! 350,640", tube([(374, 622, 6), (392, 642, 6), (408, 648, 5)]), "436,690! 480,686 490,670! 498,660! 504,672! 520,682! 516,690! 502,694 496,706! 500,734! 491,734! 486,712! 454,710! 448,734! 439,734! 438,706 432,698 416,680! 422,676!"
            for shape in (man, lead, dog, ellipse(369, 594, 14, 15), tube([(408, 648, 2.5), (450, 672, 2.5), (488, 682, 2.5)])):
                dawn.flat(moved(shape, (98, 150), 0.78))
        dawn.flat("512,322! 556,362 566,430! 532,408 508,356!", ink=1, gap=6, around=KEY)
    with p.thing("next herring") as other:
        wedges(other, spokes((870, 485), 150, (206, 262), 19, (112, 248), wild=0.3, seed=3), 16, 1)
        other.flat("830,120! 770,190 728,330 716,490 734,650 780,750 830,800!", ink=0, gap=8, around=KEY)
        other.flat("830,270! 772,370 748,486 772,600 830,700!", ink=1, gap=12, around=2)
    s.describe("A herring lies on the board, cut open from gill to tail. In the slit is a beach at dawn, where somebody walks a dog by the sea. A knife lies beside it. At the right edge the next fish is glowing already.")
    s.moods("surprised", "wistful", "quiet", "bright")
    s.themes("memory", "morning", "work", "hidden worlds", "the sea")
    s.says("fresh", "postcard", "portal", "tideline", "surgery", "sunrise", "envelope", "bones", "nostalgia", "porthole", "catch", "walkies", "surprise inside", "it kept the morning I missed", "the sea remembers everything", "open here", "you are what you swallow", "someone is still out there", "best before dawn", "I know that beach", "a holiday in a tin", "don’t cut any deeper", "what the fish saw last", "every day has a lining", "and the next one, too", "the inside is bigger", "window seat", "I only wanted supper", "my father, walking the dog", "news from the deep", "he never came back for lunch", "gutted", "salt in an old wound", "something fishy about the past", "careful, they’re still small", "all the mornings in one barrel", "the long way in", "wish you were here", "served with a view", "nobody told the cook", "time to let them out", "a slit in a grey day", "heart of the matter", "they can’t hear the knife")  # fmt: skip
    s.relate("herring", "opens onto", "morning in the slit")
    s.about(place="a kitchen board", time="before breakfast", light="out of the slit", composition="centred", view="near, from above", foreground="a knife beside the fish", unexplained="the next fish is glowing, too")
