"""First Furrow: a hen pulls the black skin off the land like a blanket, and the sun lies asleep under it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import hen_head
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.gouges import fringe, spokes, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved

SHEET = "384,426! 430,440 468,470 500,540 512,640 496,740 462,824 420,900 378,962! 420,930 560,900 700,880 840,876! 840,600! 760,606 690,570 620,510 556,456 490,424 430,414 396,412!"
SUN = (566, 1072, 196)
COMB = "-66,-50! -96,-120 -74,-136 -50,-96! -56,-168 -26,-176 -12,-110! -2,-190 32,-186 30,-108! 58,-172 84,-154 62,-92! 100,-126 114,-100 78,-50! 40,-66 0,-70 -40,-64"


@card(id="k7w2hn", title="First Furrow", seed=5, palette="lino_yolk", light=(0.5, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, 0.2, 0.5)])
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,700! -20,700!", ink=2)
    with p.thing("land", "place") as g:
        g.flat("-20,640! 180,616 420,606 640,560 820,540! 820,1220! -20,1220!", gap=7)
        g.flat("640,560! 652,520 690,500 740,506 760,530! 768,500 800,490 830,496! 830,560!")
        with g.down_to(2):
            wedges(g, fringe([(500, 640), (620, 606), (720, 590), (820, 576)], 8, (30, 60), bearing=(100, 80), seed=2), 13, 2)
        g.flat("-20,960! 300,960! 420,930 560,900 700,880 820,876! 820,1220! -20,1220!", ink=0)
    with p.thing("sun under the land", "witness") as u:
        x, y, r = SUN
        wedges(u, spokes((x, y), r + 22, (r + 90, r + 150), 11, (286, 376), seed=3), 26, 1)
    with p.thing("sun's face", "witness") as u:
        u.flat(oval(x, y, r, r), ink=1, gap=9, around=KEY)
        u.strokes([[(x - 120, y - 30), (x - 78, y + 2), (x - 30, y - 20)], [(x + 34, y - 22), (x + 80, y + 2), (x + 122, y - 30)]], 15, ends=(0.3, 0.3), black=True)
        u.strokes([[(x + a, y + b), (x + a * 1.06, y + b + 26)] for a, b in ((-106, -18), (-80, -4), (-52, -8), (52, -8), (80, -4), (106, -18))], 10, ends=(0.9, 0.3), black=True)
        u.strokes([[(x - 150, y - 70), (x - 96, y - 134), (x - 20, y - 164)]], 16, ends=(0.1, 0.1))
        u.flat("-20,1130! 240,1120 400,1142 560,1128 700,1146 820,1130! 820,1220! -20,1220!", gap=8)
        with u.down_to(1):
            wedges(u, fringe([(300, 1136), (440, 1136), (600, 1132), (800, 1136)], 12, (30, 60), bearing=(110, 70), seed=7), 14, 1)
    with p.thing("white hen", "subject") as h:
        head = hen_head(look=(0.6, 0.5)).turned(at=(256, 392, 200), scale=1.62, flip=True)
        h.flat("60,520! -20,560! -20,1220! 330,1220! 372,1100 384,980 366,860 340,700! 300,560", ink=0, gap=9, around=KEY)
        for a, b in ((70, 1190), (170, 1200), (270, 1190), (20, 1090), (120, 1110), (220, 1120), (312, 1080), (70, 990), (170, 1010), (270, 1010), (340, 960), (20, 890), (120, 910), (220, 920), (310, 890)):
            h.flat(plume((a - 4, b - 90), (a + 16, b + 50), 54, 6), ink=0, gap=6, around=KEY)
            h.strokes([[(a + 2, b - 30), (a + 8, b), (a + 12, b + 24)]], 8, ends=(0.1, 0.9), black=True)
        white = GOUGES["pale"].but(inks=(0, 1, 2, KEY), at=(0.3, 0.1, 0.03), pitch=10)
        with h.within("-20,-20! 820,-20! 820,700! 340,700! 300,760! 256,820! 220,760! 170,850! 130,770! 80,850! 40,760! -20,820!"):
            h.flat_clay(head, KEY, grow=8)
            h.clay(head, white, "along", parts={"beak": (GOUGES["skin"].but(inks=(0, 1, KEY), at=(0.86, 0.2)), "along"), "lobe": (white, "down")})
        for at, to, half in (((40, 640), (10, 850), 30), ((100, 640), (84, 880), 32), ((160, 650), (160, 890), 32), ((220, 650), (236, 880), 32), ((276, 640), (306, 850), 30), ((70, 560), (46, 770), 28), ((130, 570), (124, 790), 30), ((190, 570), (200, 790), 30), ((248, 560), (272, 770), 28)):
            h.flat(lens(at, to, half, 0.62), ink=0, gap=6, around=KEY), h.strokes([[((at[0] + to[0]) / 2, (at[1] + to[1]) / 2 + 10), to]], 9, ends=(0.1, 0.7), black=True)
        h.flat("40,600! 60,500 120,460 250,480 300,560! 290,620 250,640 190,600 130,650 80,600", ink=0)
        h.flat(moved(COMB, (228, 340), 1.55), spot=True, gap=8, around=KEY)
        h.flat(moved("0,0! 26,-6 44,14 50,60 34,104 8,112 -14,84 -16,40", (306, 452), 1.2, -4), spot=True, gap=6, around=KEY)
        h.gaze(head, sides=("near",), iris=1, wide=1.1)
    with p.thing("black skin of the land", "accent") as skin:
        skin.flat(SHEET, gap=9, around=1)
        with skin.within(SHEET):
            with skin.down_to(1):
                skin.strokes([[(424, 428), (540 + 34 * k, 540 + 6 * k), (430 + 84 * k, 890 - 22 * k)] for k in range(5)], (13, 16, 18, 18, 16), ends=(0.1, 0.5))
            with skin.down_to(2):
                skin.strokes([[(470, 446), (590 + 34 * k, 580 + 2 * k), (520 + 84 * k, 860 - 20 * k)] for k in range(4)], 11, ends=(0.1, 0.5))
    with p.thing("beak") as h:
        h.flat("344,336! 390,350 428,384 450,430 448,452! 430,432 400,424 350,430!", ink=1, gap=6, around=KEY)
        h.strokes([[(362, 362), (392, 374), (412, 396)]], 9, ends=(0.3, 0.3))
    s.describe("A white hen pulls the black skin off the land. She holds its corner in her beak like a blanket. Under it lies the yellow sun, still asleep, with both eyes shut.")
    s.moods("stubborn", "hopeful", "droll", "bold")
    s.themes("beginning", "work", "discovery", "earth", "light", "sleep")
    s.says("unwrapping", "starter", "alarm clock", "tug", "Monday", "yolk", "stubborn", "plough", "revelation", "zip", "snooze", "pull", "somebody has to begin", "it was under us all along", "she only wanted a worm", "one good tug", "who’s awake down there?", "peel here", "the ground gives in", "never stop halfway", "let sleeping suns lie", "behind the wallpaper", "five more minutes", "heave", "the lid of the world", "underneath, morning", "don’t let go now", "good things come to those who yank", "rise and shine", "small beak, large project", "a present nobody ordered", "taking the plaster off", "the cock has the day off", "what have I started", "early bird", "all the night in one piece", "school starts at eight", "it comes off in a strip", "is that my egg?", "if you pull, I will look", "sorry, did I wake you?", "liquorice", "beneath the dark there is a day", "bedclothes")  # fmt: skip
    s.relate("white hen", "does the work of", "sun under the land"), s.relate("sun under the land", "hides in", "black skin of the land")
    s.about(place="a dark field", time="before dawn", light="out of the opened ground", composition="diagonal", view="near, close to the ground", foreground="a white hen’s breast", unexplained="why the sun sleeps under this field")
