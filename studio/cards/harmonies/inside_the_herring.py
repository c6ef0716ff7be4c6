"""Inside the Herring: two chapped hands open a herring, and the slit is full of a morning."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedge
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

FISH = "420,20! 470,50 540,130 600,280 630,460 616,660 566,850 500,990 466,1050! 540,1130 590,1230! 250,1230! 300,1130 390,1050! 310,940 240,760 206,560 216,360 270,190 350,70"
SLIT = "440,262! 520,380 552,560 528,740 450,900! 372,740 340,560 366,380"


@card(id="gbe7jg", title="Inside the Herring", seed=44, palette="lino_rust_tide", light=(0.0, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.3, -0.7, 0.6)])
    with p.thing("dark board", "place") as board:
        board.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        with board.down_to(2):
            board.strokes([[(60, 60), (80, 300), (60, 420)], [(130, 40), (140, 200), (130, 330)], [(700, 60), (690, 240), (704, 420)], [(760, 200), (750, 420), (764, 560)], [(90, 820), (100, 1000), (84, 1160)]], 8, ends=(0.1, 0.3))
    with p.thing("herring", "subject") as fish:
        fish.flat(FISH, ink=0)
        with fish.within(FISH):
            fish.flat("420,0! 350,70 300,200 290,360 280,560 310,760 380,960 420,1060! 200,1060! 150,500! 250,100!", ink=2)
            for row in range(11):
                for k in range(3):
                    x, y = 246 + k * 36 + row % 2 * 18, 330 + row * 58
                    fish.flat(moved("-20,-2! -12,14 0,20 12,14 20,-2! 10,8 0,10 -10,8", (x, y), 0.9), ink=1)
            for row in range(10):
                x, y = 590 - max(0, row - 5) * 12, 340 + row * 58
                fish.flat(moved("-20,-2! -12,14 0,20 12,14 20,-2! 10,8 0,10 -10,8", (x, y), 0.9), ink=1)
            fish.flat("270,220! 380,262 480,250 600,200! 610,214! 490,270 380,282 268,240!", ink=KEY)
            fish.strokes([[(300, 1200), (390, 1090)], [(360, 1220), (410, 1090)], [(430, 1220), (430, 1090)], [(500, 1220), (446, 1090)], [(560, 1210), (470, 1090)]], 8, ends=(0.9, 0.2), black=True)
        fish.flat(ellipse(440, 150, 44, 44), ink=1, gap=7, around=KEY)
        fish.flat(ellipse(444, 152, 22, 22)), fish.dots([(436, 143, 6)], 0)
        fish.strokes([[(420, 36), (400, 70), (360, 96)]], 8, black=True)
    with p.thing("morning in the slit", "accent") as dawn:
        dawn.flat(SLIT, ink=1, gap=13, around=2)
        with dawn.within(SLIT):
            dawn.flat("300,470! 600,470! 600,600! 300,600!", ink=0)
            for x, y, q in ((360, 360, 120), (420, 400, 110), (350, 430, 90), (470, 440, 80)):
                dawn.flat(wedge((x, y), (x + q, y - 5), 7), ink=0)
            dawn.flat("300,566! 450,560 600,566! 600,618! 480,624 300,612!", ink=2)
            dawn.flat("300,614! 420,640 600,622! 600,960! 300,960!", ink=0)
            dawn.flat("300,700! 400,720 500,760 600,770! 600,960! 300,960!", ink=1)
            dawn.flat("428,612! 438,606 448,614! 456,640 452,676! 462,716! 450,716! 442,684! 430,716! 418,716! 430,672 424,640!", ink=KEY)
            dawn.flat(ellipse(438, 598, 11, 12))
            dawn.flat("470,690! 500,686 512,674! 522,682 514,694! 510,720! 504,720! 502,702! 482,704! 480,720! 474,720!", ink=KEY)
            dawn.strokes([[(450, 650), (476, 664), (506, 684)]], 4, black=True)
    with p.thing("left hand", "witness") as left:
        left.flat("-20,470! 60,456 130,462 196,486! 206,600 200,700! 130,760 60,790 -20,800!", ink=1, gap=8, around=KEY)
        for y0, x1, y1, r in ((514, 312, 532, 23), (570, 356, 582, 26), (630, 374, 636, 27), (690, 348, 684, 26)):
            left.flat(tube([(110, y0 + 6, r), (196, y0 - 12, r + 3), (268, y0 - 6, r), (x1, y1, r * 0.8)]), ink=1, gap=7, around=KEY)
            left.flat(moved("-15,-10 6,-13 17,0 6,13 -15,10", (x1 + 3, y1 - 2), 1.0, 10), ink=0, gap=3, around=KEY)
            left.strokes([[(198, y0 - 24), (206, y0 - 12), (200, y0)], [(x1 - 62, y0 - 20), (x1 - 55, y0 - 8), (x1 - 62, y0 + 4)]], 6, ends=(0.3, 0.3), black=True)
        left.flat(tube([(60, 740, 42), (130, 768, 38), (196, 800, 32), (248, 812, 31), (306, 796, 20)]), ink=1, gap=7, around=KEY)
        left.flat(moved("-16,-11 8,-14 20,0 8,14 -16,11", (306, 794), 1.0, -18), ink=0, gap=3, around=KEY)
        left.strokes([[(226, 786), (236, 806), (230, 830)], [(238, 786), (248, 806), (244, 826)]], 6, ends=(0.3, 0.3), black=True)
        left.flat("-20,470! 60,460 124,468 156,494! 160,690! 130,722 90,770 40,790 -20,800!", ink=1)
        left.strokes([[(150, 716), (124, 706), (96, 712)]], 8, ends=(0.1, 0.6), black=True)
    with p.thing("next herring") as other:
        other.flat("830,40! 760,130 716,300 704,480 724,640 776,740 830,780!", ink=2, gap=7, around=0)
        other.flat("806,250! 772,380 766,480 780,580 806,660! 824,480!", ink=1, gap=6, around=0)
    with p.thing("right hand", "witness") as right:
        right.flat("408,764! 452,772 520,802 592,848 640,884! 600,950! 540,916 480,864 436,812", ink=0, gap=8, around=KEY)
        right.strokes([[(450, 806), (510, 854), (584, 906)]], 6, ends=(0.1, 0.2), black=True)
        right.flat("612,856! 700,920 680,1000 640,980! 570,934!", ink=2, gap=7, around=KEY)
        right.flat("820,1010! 780,930 720,880 660,880 610,920 590,980 600,1050 640,1110 690,1150 720,1230! 820,1230!", ink=1, gap=8, around=0)
        for y0, x1, y1, r in ((1092, 622, 1096, 22), (1052, 592, 1058, 25), (1004, 576, 1012, 26), (954, 580, 962, 26)):
            right.flat(tube([(740, y0 - 20, r), (690, y0 - 18, r + 1), (640, y0 - 8, r), (x1, y1, r * 0.8)]), ink=1, gap=7, around=KEY)
            right.strokes([[(688, y0 - 30), (694, y0 - 18), (688, y0 - 6)]], 5, black=True)
        right.flat("730,880! 800,930 830,1010! 830,1240! 740,1240! 716,1150 740,1090 748,1000!", ink=1)
        right.flat(tube([(740, 902, 29), (660, 880, 25), (610, 882, 22), (566, 896, 17)]), ink=1, gap=7, around=KEY)
        right.flat(moved("-13,-9 5,-11 14,0 5,11 -13,9", (566, 895), 1.0, 165), ink=0)
        right.flat("830,1080! 770,1100 710,1150 690,1240! 830,1240!", ink=2, gap=7, around=KEY)
    with p.thing("sleeve") as sleeve:
        sleeve.flat("-20,440! 40,436 60,480 56,600 66,720 50,790 -20,810!", ink=2, gap=7, around=KEY)
    s.describe("Two hands open a herring with a short knife. In the long slit is a beach at dawn, where somebody walks a dog by the sea. At the right edge lies the next fish, and it is glowing already.")
    s.moods("surprised", "wistful", "quiet", "bright")
    s.themes("memory", "morning", "work", "hidden worlds", "the sea")
    s.says("fresh", "postcard", "portal", "tideline", "surgery", "sunrise", "envelope", "bones", "nostalgia", "porthole", "catch", "walkies", "surprise inside", "it kept the morning I missed", "the sea remembers everything", "open here", "you are what you swallow", "someone is still out there", "best before dawn", "I know that beach", "a holiday in a tin", "don’t cut any deeper", "what the fish saw last", "every day has a lining", "and the next one, too", "the inside is bigger", "window seat", "I only wanted supper", "my father, walking the dog", "news from the deep", "he never came back for lunch", "gutted", "salt in an old wound", "something fishy about the past", "careful, they’re still small", "all the mornings in one barrel", "the long way in", "wish you were here", "served with a view", "nobody told the cook", "time to let them out", "a slit in a grey day", "heart of the matter", "they can’t hear the knife")  # fmt: skip
    s.relate("herring", "opens onto", "morning in the slit")
    s.about(place="a kitchen board", time="before breakfast", light="out of the slit, on the fingers", composition="centred", view="near, from above", foreground="two hands and a knife", unexplained="the next fish is glowing, too")
