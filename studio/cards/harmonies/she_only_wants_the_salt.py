"""She Only Wants the Salt: a cow's great tongue drags up a weeping man's cheek."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, furrows
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.poster_cuts import drop

# the man looks up, his face in profile to the left edge; the cow comes down from the upper right
MAN = "-20,1220! -20,1010! 60,980 110,930 130,880! 96,860 60,820 50,780 62,752! 44,736 40,716 60,700! 44,684 44,664 68,652! 40,630 24,606 50,576 84,548! 100,510 120,470 150,440 220,410 300,404 380,430 440,480 470,550 470,640 450,700 430,740! 440,820 480,900 560,960 660,1010 740,1080 780,1220!"
TONGUE = "500,420! 470,470 440,520 400,560 350,600 280,650 210,690 160,716 130,748 128,790 160,812 220,806 300,780 380,740 450,690 510,630 560,560 590,500!"
COW = "840,-20! 520,-20! 470,30 420,110 390,180 360,250 330,310 320,370 340,420 390,440 440,436 490,430 540,460 590,500! 600,540 640,570 690,560 730,530 760,470 790,420 840,400!"


@card(id="23a37k", title="She Only Wants the Salt", seed=7, palette="lino_salt_rose", light=(-0.6, 0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("sky", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=0)
    with p.thing("sobbing man", "subject") as m:
        m.flat(MAN, ink=1)
        m.flat("-20,1230! -20,1040! 60,1000 110,966! 180,1010 300,1010 400,960 470,900! 560,950 660,1000 750,1080 800,1230!", spot=True, gap=7)
        m.strokes([[(110, 980), (190, 1040), (310, 1040), (420, 980), (486, 920)]], 14, ends=(0.4, 0.4), black=True)
        hair = "120,470 150,430 220,392 310,386 400,416 460,470 490,550 490,640 470,720 436,790! 410,760 404,700 380,660! 400,600 350,560 320,560! 330,500 260,476 200,490!"
        m.flat(hair, gap=0)
        with m.within(hair), m.down_to(1):
            m.strokes(furrows([(160, 440), (300, 400), (420, 450), (480, 600)], [(220, 500), (320, 500), (390, 580), (430, 760)], 4, 3, start=(0, 0.2), end=(0.7, 1)), 12, ends=(0.1, 0.1))
        m.flat("64,752! 100,744 150,762! 128,780 90,782!", ink=KEY)
        m.strokes([[(84, 760), (104, 758), (122, 764)]], 9, ends=(0.5, 0.5))
        m.strokes([[(106, 596), (140, 612), (186, 598)], [(128, 614), (150, 632), (180, 624)]], 11, ends=(0.3, 0.2), black=True)
        m.strokes([[(92, 556), (130, 524), (190, 530)]], 16, ends=(0.2, 0.1), black=True)
        m.strokes([[(196, 594), (222, 584)], [(196, 606), (226, 610)], [(62, 690), (84, 680), (86, 662)]], 8, ends=(0.6, 0.1), black=True)
        for x, y, r in ((110, 650, 22), (96, 830, 26), (60, 900, 22)):
            m.flat(drop(x, y, r), ink=0, gap=5, around=KEY)
    with p.thing("licking cow", "subject") as c:
        c.flat(COW, gap=7)
        with c.within(COW):
            c.flat("300,330! 360,296 430,296 474,330 486,380 540,424! 500,460 400,470 300,450!", ink=1, gap=0)
            c.strokes(fringe([(440, 292), (482, 330), (490, 384), (544, 430)], 7, (30, 50), -110, bend=9, sink=24, seed=4), 18, ends=(0.8, 0.05), black=True)
            c.strokes([[(560, 10), (520, 90), (470, 180)], [(526, 20), (490, 80), (450, 160)], [(556, 90), (520, 160), (476, 230)]], 12, ends=(0.1, 0.1))
            c.strokes(furrows([(860, 300), (760, 330), (680, 420)], [(860, 30), (740, 60), (640, 30)], 6, 5, start=(0, 0.2), end=(0.7, 0.95)), 12, ends=(0.1, 0.1))
            with c.down_to(2):
                c.strokes([[(620, 520), (670, 540), (720, 510)], [(610, 470), (680, 500), (740, 460)]], 12, ends=(0.1, 0.1))
        c.flat("346,352 370,336 396,346 402,368 380,362 360,372!")
        c.strokes([[(520, 440), (560, 446), (620, 430)]], 9, ends=(0.3, 0.1))
        eye = "520,232! 546,198 590,182 632,194 656,224! 620,252 566,254!"
        c.flat(eye, ink=0, gap=8, around=KEY)
        with c.within(eye):
            c.flat(oval(588, 214, 52, 50), ink=1)
            c.flat(oval(588, 212, 38, 38))
        c.flat(oval(576, 200, 9, 9), ink=0)
        c.strokes([[(508, 238), (546, 198), (592, 180), (640, 192), (670, 226)]], 18, ends=(0.3, 0.2), black=True)
        with c.down_to(1):
            c.strokes([[(530, 184), (520, 164), (506, 156)], [(560, 168), (554, 146), (544, 136)], [(596, 162), (598, 140), (594, 126)], [(630, 170), (640, 150), (642, 138)]], 9, ends=(0.7, 0.1))
        c.strokes([[(570, 264), (560, 320), (530, 400)], [(604, 262), (600, 340), (580, 410)]], 13, ends=(0.6, 0.1))
        c.flat("700,110! 720,60 770,30 830,30! 830,150! 780,180 730,170!", ink=KEY, gap=7, around=1)
        c.flat("742,120 770,80 830,60! 830,120! 780,146!", ink=2)
        c.flat(TONGUE, ink=2, gap=8)
        with c.within(TONGUE), c.down_to(1):
            c.strokes(furrows([(560, 480), (480, 580), (360, 680), (240, 730), (160, 760)], [(540, 500), (470, 610), (380, 700), (260, 760), (170, 780)], 1, 3), 10, ends=(0.2, 0.1))
            c.strokes([[(x, y), (x + 16, y + 12), (x + 22, y + 32)] for x, y in ((440, 556), (396, 596), (350, 634), (302, 664), (254, 690), (208, 710))], 9, ends=(0.2, 0.2))
            c.strokes([[(x, y), (x + 14, y + 10), (x + 18, y + 26)] for x, y in ((506, 590), (464, 636), (416, 676), (364, 710), (308, 740), (250, 760))], 9, ends=(0.2, 0.2))
    s.describe("A cow licks the wet cheek of a weeping man. Her long red tongue covers it from the ear to the mouth. His eye is shut and tears drip from his chin; two white streaks run down below her own calm eye.")
    s.moods("tender", "droll", "sad", "comforting")
    s.themes("grief", "comfort", "animals", "kindness", "appetite")
    s.says("yuck", "salt", "therapy", "exfoliation", "seasoning", "sympathy", "kiss", "breakfast", "mascara", "sandpaper", "sobbing", "aftershave", "free treatment", "she only wants the salt", "there, there", "dry your eyes", "not now, darling", "somebody noticed", "a rough sort of love", "the taste of Tuesday", "good to the last drop", "cry me a river", "add salt to the wound", "who asked you?", "mother used to do that", "saved by the tongue", "wet on wet", "I was happy alone", "cheek to cheek", "laughing before I knew", "mutual, possibly", "the least she could do", "no words, only tongue", "licked again", "a bit more to the left", "kindness is a misunderstanding", "lick your wounds, or mine", "the doctor will see you now", "grief has a flavour", "one for you, one for me", "you missed a spot", "how to stop crying", "what sorrow is good for", "please don’t stop")  # fmt: skip
    s.relate("sobbing man", "feeds", "licking cow")
    s.about(place="no place but the paper", time="a pale morning", light="low, from the left", composition="diagonal", view="near, face to face", foreground="the man’s green shoulders", unexplained="why the cow has wept, too")
