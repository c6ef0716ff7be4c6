"""First Furrow: a hen pulls the black skin off the land, and below it is light."""

from __future__ import annotations

from functools import partial

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

HEN = "628,368! 600,336 582,296 536,276 494,290 474,336 450,404 400,446 320,456 244,420 190,350 140,276 76,236 30,250 10,290! 44,306 0,330 -14,390! 28,396 -10,440 -4,500! 40,500 50,580 96,668 170,736 260,772 360,760 440,712 504,636 540,540 560,466 580,420 612,402!"
STRIP = "520,486! 556,424 556,330 596,220 680,150 760,190 806,320 830,560! 830,900! 650,880! 676,760 692,620 686,480 664,390 636,356 612,384 598,436 566,500!"
LAND = "560,850! 700,842 820,838! 820,1220! 330,1220! 372,1160! 356,1130! 440,1080! 436,1040! 520,990! 522,950! 590,910! 586,880!"


@card(id="k7w2hn", title="First Furrow", seed=5, palette="lino_yolk", light=(0.5, 0.6))
def paint(s: Scene) -> None:
    m, q = partial(moved, at=(-24, 132), size=0.86, degrees=-5), partial(placed, at=(-24, 132), size=0.86, degrees=-5)
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,880! -20,880!", ink=2)
        with sky.down_to(1):
            sky.strokes(chatter((60, 60, 500, 220), 12, (60, 200), 2, seed=3), 7, ends=(0.1, 0.2))
    with p.thing("light under the land", "place") as g:
        g.flat("-20,850! 200,842 420,850 820,846! 820,1220! -20,1220!", ink=0)
        with g.down_to(1):
            wedges(g, fringe([(600, 880), (480, 1020), (340, 1220)], 15, (120, 420), 96, bend=8, seed=4), 16, 1)
    with p.thing("black skin of the land", "accent") as land:
        land.flat(STRIP, gap=7, around=1)
        land.flat(LAND)
        with land.within(STRIP), land.down_to(1):
            wedges(land, fringe([(600, 420), (640, 356), (684, 480), (692, 640), (666, 810)], 15, (60, 120), -64, bend=-24, seed=2), 15, 1)
        with land.down_to(2):
            land.strokes(chatter((560, 1010, 700, 1160), 7, (60, 130), -52, seed=8), 8, ends=(0.1, 0.3))
    with p.thing("white hen", "subject") as hen:
        for path in (q([(330, 720), (392, 800), (470, 890)]), q([(404, 700), (470, 770), (560, 850)])):
            hen.flat(tube(path, (34, 17, 13), ends=CUT))
        hen.strokes([q([(466, 884), (520, 912), (580, 916)]), q([(468, 886), (500, 930), (520, 968)]), q([(466, 884), (436, 920), (400, 930)]), q([(556, 846), (610, 856), (650, 880)]), q([(556, 846), (590, 886), (606, 916)]), q([(552, 846), (520, 864), (496, 862)])], 17, ends=(0.9, 0.4), black=True)
        hen.flat(m(HEN), ink=0)
        with hen.within(m(HEN)):
            hen.flat(m("-20,420! 60,560 180,660 320,690 440,640 520,560 560,470! 620,800! -20,820!"), ink=1)
            wedges(hen, fringe(q([(40, 560), (180, 662), (320, 692), (440, 642), (530, 540)]), 13, (50, 110), -150, bend=14, seed=3), 16, 0)
            wedges(hen, fringe(q([(40, 640), (170, 742), (280, 772), (420, 730), (540, 590)]), 12, (50, 90), -150, bend=14, seed=5), 15)
        hen.flat(m("150,500! 220,470 320,480 400,520 440,580! 380,584 400,616! 330,612 340,648! 250,632 190,580"))
        hen.strokes([q([(230, 520), (300, 530), (360, 556)]), q([(220, 556), (280, 570), (320, 590)])], 9, ends=(0.1, 0.9))
        hen.strokes([q([(60, 300), (110, 330), (150, 390)]), q([(50, 370), (100, 400), (140, 450)]), q([(40, 450), (80, 470), (120, 510)])], 11, ends=(0.2, 0.8), black=True)
        wedges(hen, fringe(q([(470, 400), (520, 430), (570, 430)]), 5, (60, 100), 100, seed=6), 12)
        hen.flat(m("600,340! 640,356 672,384! 640,402 600,410! 590,380!"), ink=1, gap=5, around=KEY)
        hen.strokes([q([(600, 378), (640, 380), (672, 386)])], 6, ends=(0.6, 0.4))
        hen.flat(ellipse(*q([(548, 334)])[0], 17, 16), ink=1)
        hen.flat(ellipse(*q([(551, 335)])[0], 9, 10))
        hen.strokes([q([(524, 316), (548, 308), (574, 322)])], 8, ends=(0.3, 0.6), black=True)
    with p.thing("comb") as comb:
        comb.flat(m("500,296! 470,250 486,226! 512,258 506,204 530,190! 544,240 556,190 584,196! 576,244 604,226 616,250! 600,300 586,312 560,288 530,282!"), spot=True)
        comb.flat(m("590,408! 616,420 624,462 604,484 584,456 578,420!"), spot=True)
    with p.thing("opening eye", "prop") as eye:
        eye.flat("250,1070! 330,992 410,984 470,1020! 420,1090 340,1104!", ink=0)
        eye.flat("286,1060! 340,1012 400,1004 452,1030! 410,1066 350,1082!", gap=8, around=0, ink=1)
        eye.flat(ellipse(378, 1044, 30, 30))
        eye.dots([(370, 1034, 7)])
        eye.strokes([[(270, 1064), (336, 1010), (400, 1000), (460, 1032)]], 14, ends=(0.3, 0.6), black=True)
    s.describe("A white hen pulls the black skin off the land. She leans back with braced feet and a long curl hangs from her beak. Where the land is peeled, light lies below, and one yellow eye opens in it.")
    s.moods("stubborn", "hopeful", "surprised", "bold")
    s.themes("beginning", "work", "discovery", "earth", "light")
    s.says("unwrapping", "starter", "archaeology", "tug", "sunrise", "worm", "stubborn", "plough", "revelation", "zip", "dentist", "pull", "somebody has to begin", "it was under us all along", "she only wanted a worm", "one good tug", "who’s awake down there?", "peel here", "the ground gives in", "never stop halfway", "let sleeping fields lie", "behind the wallpaper", "this is bigger than breakfast", "heave", "the lid of the world", "underneath, morning", "don’t let go now", "good things come to those who yank", "the first line is the hardest", "small beak, large project", "a present nobody ordered", "taking the plaster off", "the earth blinked", "what have I started", "early bird", "all the night in one piece", "land removal", "it comes off in a strip", "my dream was rolled up", "if you pull, I will look", "sorry, did I wake you?", "liquorice", "beneath the dark there is a day", "the roots of light")  # fmt: skip
    s.relate("white hen", "catches", "black skin of the land")
    s.about(place="a dark field", time="before sunrise", light="out of the torn ground", composition="diagonal", view="eye level, close to the ground", foreground="the torn edge of the black land", unexplained="whose eye opens under the field")
