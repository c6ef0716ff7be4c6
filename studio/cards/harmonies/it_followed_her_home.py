"""It Followed Her Home: a wave sleeps in the yard, curled up round a small black dog."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import evenly, fringe, wedge, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

COIL = [(-80, 1140, 70), (110, 1060, 78), (300, 930, 96), (480, 820, 118), (640, 690, 132), (690, 500, 138), (590, 320, 136), (410, 250, 130), (250, 320, 122), (190, 470, 118), (200, 600, 110)]


@card(id="uko78q", title="It Followed Her Home", seed=97, palette="lino_salt_rose", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.7, 0.5)])
    with p.thing("yard", "place") as yard:
        yard.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        for x, y, r, a in ((60, 70, 18, 20), (110, 110, 12, 0), (720, 60, 20, -20), (660, 90, 11, 10), (60, 880, 14, 10), (560, 1130, 18, 0), (420, 1150, 13, 30), (620, 1170, 12, 0), (480, 1080, 10, 0)):
            yard.flat(ellipse(x, y, r * 1.3, r, degrees=a), ink=0)
    with p.thing("sleeping wave", "subject") as wave:
        wave.flat(tube(COIL, ends=CUT), ink=2, gap=9, around=0)
        rim = tube(COIL, side=(0.98, 0.99), ends=CUT)[:96]
        for low, high, ink in ((-0.62, -0.44, KEY), (-0.1, 0.06, 1), (0.42, 0.62, KEY)):
            wave.flat(tube(COIL, side=(low, high), ends=CUT), ink=ink)
        for x, y in evenly(rim, 52):
            wave.flat(ellipse(x, y, 33, 31), ink=0)
        wave.flat("84,470! 60,560 70,670 120,760 200,820 300,836 372,810 396,764 380,716! 330,700 306,660 318,600 322,530 290,460!", ink=2, gap=9, around=0)
        with wave.within("84,470! 60,560 70,670 120,760 200,820 300,836 372,810 396,764 380,716! 330,700 306,660 318,600 322,530 290,460!"):
            wave.flat("60,440! 50,560 64,680 120,780 220,850 300,850! 190,790 112,690 94,580 110,440!", ink=KEY)
            wedges(wave, fringe([(106, 470), (94, 580), (112, 690), (190, 790)], length=(44, 84), turn=51, every=40, seed=3), 29)
            wave.flat("400,716! 350,740 340,780 360,830! 410,830!", ink=1)
        wave.strokes([[(190, 640), (222, 672), (266, 656)], [(200, 662), (190, 684)], [(222, 674), (220, 700)], [(246, 668), (254, 692)], [(286, 790), (318, 806), (362, 792)]], 11, ends=(0.3, 0.3), black=True)
        wave.flat(moved("-14,-6 0,-12 14,-4 10,8 -8,8", (376, 748), 1.0))
        for x, y, r in ((110, 440, 46), (180, 410, 52), (256, 430, 48), (310, 476, 38), (70, 500, 34), (220, 474, 36), (150, 486, 34)):
            wave.flat(ellipse(x, y, r, r * 0.88), ink=0, gap=5, around=KEY)
        wave.flat("100,440! 180,400 260,420 310,470! 220,500 150,500!", ink=0)
    with p.thing("small black dog", "witness") as dog:
        dog.flat("330,540 334,470 380,410 460,396 530,430 562,500 548,580 500,632 430,650 370,630 336,590", gap=7, around=1)
        dog.flat("318,590! 312,612 326,630 350,632! 400,640 448,626 470,590 462,546 428,522 392,530 362,562!", gap=7, around=1)
        dog.flat("428,520! 470,514 500,540 506,590 486,612! 460,590 440,556!", ink=2, gap=6, around=KEY)
        dog.flat(ellipse(328, 604, 13, 11), ink=1)
        dog.strokes([[(372, 578), (388, 590), (408, 582)]], 7, ends=(0.4, 0.4))
        with dog.down_to(1):
            dog.strokes([[(390, 440), (450, 424), (510, 452)], [(372, 482), (420, 460), (470, 466)], [(528, 490), (536, 540), (514, 590)]], 10, ends=(0.1, 0.3))
        dog.flat(tube([(530, 600, 20), (484, 650, 20), (420, 668, 16), (366, 660, 8)]), gap=6, around=1)
    with p.thing("bowl of salt", "accent") as bowl:
        bowl.flat(ellipse(672, 1010, 78, 70), spot=True, gap=7, around=KEY)
        bowl.flat(ellipse(672, 1010, 54, 47), ink=0, gap=6, around=KEY)
        for a, b in (((650, 1020), (690, 1006)), ((640, 996), (668, 988))):
            bowl.flat(wedge(a, b, 5), ink=1)
    s.describe("A red wave lies asleep in a yard, curled like a cat. A small black dog sleeps in the middle of its coil. Its wet tail leads off the sheet. Somebody has put out a bowl of salt.")
    s.moods("drowsy", "tender", "safe", "strange")
    s.themes("taming", "sleep", "the sea", "trust", "home")
    s.says("curled", "stray", "lullaby", "tide", "purring", "cuddle", "nap", "spiral", "snug", "afternoon", "puddle", "houseguest", "can we keep it?", "it followed her home", "let sleeping waves lie", "low tide", "it only bites in winter", "the dog doesn’t mind", "who feeds the sea?", "a pinch of salt", "warm as bathwater", "don’t wake it", "it was crying at the gate", "house-trained, more or less", "the storm is over", "hold me till I sleep", "even the sea gets tired", "an island of your own", "two hearts, one coil", "it will have to go back", "mind the wet patch", "the calm after", "we thought it had drowned him", "small and brave and sound asleep", "a tongue as long as the coast", "big spoon, little spoon", "rest, you have come a long way", "what the harbour dreams", "her mother will notice", "it smells of ships", "goes in circles till it’s happy", "the flood was only lonely", "stay", "tomorrow it will be bigger")  # fmt: skip
    s.relate("small black dog", "sleeps in", "sleeping wave")
    s.about(place="a farmyard near the sea", time="after a storm", light="pale, from the upper left", composition="diagonal", view="from above", foreground="a wet trail", unexplained="who put out the salt")
