"""Warm, Whatever It Is: under the turf a mole lays its face against a splinter of daylight."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

MOLE = "820,150! 700,150 600,186 510,246 430,320 350,374 260,410 170,424 122,420! 96,428 86,452 98,476! 120,486 150,492 200,506 280,530 350,570 410,640 430,740 420,860 400,980 380,1100 360,1240! 820,1240!"
SPLINTER = "206,170! 250,214! 276,420! 300,640! 316,940! 290,1176! 240,1080! 226,820! 182,640! 196,440! 172,290!"


@card(id="wu08qj", title="Warm, Whatever It Is", seed=3, palette="lino_night_pasture", light=(-0.8, 0.0))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.8, 0.1, 0.4)])
    with p.thing("earth", "place") as earth:
        earth.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        earth.flat("-20,-20! 820,-20! 820,60! 640,74 480,58 300,80 120,62 -20,76!", ink=1)
        earth.strokes(fringe([(10, 70), (200, 76), (400, 66), (600, 72), (800, 64)], 26, (46, 90), bearing=(-100, -80)), 14, ends=(0.9, 0.1), black=True)
        with earth.down_to(2):
            for path in ([(640, 70), (600, 120), (640, 160), (700, 150)], [(90, 70), (60, 160), (90, 230), (50, 300)], [(420, 70), (400, 130), (440, 190)]):
                earth.strokes([path], 16, ends=(0.9, 0.1))
        for stone in ("-20,1130! 20,1100 90,1096 130,1130 140,1190 120,1220! -20,1220!", "400,1180 440,1150 500,1156 520,1220! 396,1220!"):
            earth.flat(stone, ink=2)
        earth.strokes([[(10, 1130), (60, 1114), (104, 1130)], [(430, 1186), (460, 1170), (490, 1180)]], 9, ends=(0.1, 0.8))
    with p.thing("splinter", "accent") as light:
        light.flat(SPLINTER, spot=True, gap=8, around=KEY)
        light.strokes([[(214, 220), (236, 300), (240, 400)], [(256, 600), (262, 570), (260, 540)]], 16, ends=(0.1, 0.9))
        light.strokes([[(a, b), ((a + c) / 2, (b + d) / 2), (c, d)] for a, b, c, d in ((140, 180, 70, 120), (120, 480, 44, 470), (130, 560, 40, 580), (150, 740, 70, 760), (200, 1080, 150, 1120), (150, 960, 80, 980), (226, 160, 230, 112), (280, 200, 330, 150), (90, 230, 50, 214))], 14, ends=(0.1, 0.7))
    with p.thing("mole", "subject") as mole:
        mole.flat(MOLE, ink=2, gap=9, around=KEY)
        with mole.within(MOLE):
            mole.strokes(fringe([(560, 300), (640, 420), (720, 560), (780, 700)], 9, (110, 180), bearing=(20, 60), bend=7) + fringe([(640, 220), (740, 300), (800, 380)], 6, (90, 130), bearing=(12, 40), bend=6, seed=5) + fringe([(480, 470), (560, 540), (640, 640), (700, 780)], 8, (110, 170), bearing=(40, 66), bend=6, seed=8) + fringe([(560, 960), (640, 940), (760, 900)], 8, (130, 190), bearing=(66, 80), bend=6, seed=9), 15, ends=(0.1, 0.9), black=True)
            with mole.down_to(1):
                mole.strokes(fringe([(250, 412), (340, 380), (430, 322), (510, 248), (600, 188), (700, 152), (810, 150)], 24, (50, 90), bearing=(66, 62), bend=6, seed=4), 14, ends=(0.5, 0.1))
                mole.strokes(fringe([(250, 520), (330, 556), (390, 610), (424, 700)], 9, (36, 60), bearing=(-50, -10), bend=-6, seed=4), 13, ends=(0.5, 0.1))
        mole.flat("196,420 170,424 122,420! 96,428 86,452 98,476! 120,486 150,492 190,502! 206,480 206,440", ink=0)
        mole.dots([(104, 440, 8), (108, 464, 7)], KEY)
        mole.strokes([[(170, 496), (230, 506), (290, 500), (330, 476)]], 8, ends=(0.5, 0.2), black=True)
        mole.strokes([[(390, 424), (410, 440), (434, 436)]], 10, ends=(0.3, 0.3), black=True)
        mole.strokes([[(196, 470), (150, 540), (90, 590)], [(220, 484), (180, 560), (130, 620)], [(190, 440), (150, 370), (110, 330)]], 7, ends=(0.6, 0.1))
    with p.thing("hands", "witness", count=2) as hands:
        for ox, oy in ((44, 222), (0, -104)):
            hands.flat(ellipse(540 + ox, 820 + oy, 150, 158))
            for x, y in ((372, 690), (330, 752), (318, 822), (330, 892), (372, 950)):
                hands.flat(plume((520 + ox, 810 + (y - 820) * 0.4 + oy), (x + ox, y + oy), 40), ink=0, gap=8, around=KEY)
                tip = (196 + ((y - 822) / 16) ** 2 + ox, 826 + (y - 822) * 1.36 + oy)
                root = (x + 34 + ox, y - (y - 820) * 0.12 + oy)
                hands.flat(lens(root, tip, 23, 0.35), ink=1, gap=7, around=KEY)
                hands.strokes([[(x + 6 + ox, y - 6 + oy), ((x + ox + tip[0]) / 2, (y + oy + tip[1]) / 2 - 8), (tip[0] + 30, tip[1])]], 6, ends=(0.4, 0.1))
            hands.flat([(x + ox, y + oy) for x, y in flow([(420, 700), (470, 676), (540, 680), (600, 720), (630, 790), (626, 860), (590, 930), (530, 966), (470, 964), (420, 940), (400, 880), (396, 760)], 6, closed=True)], ink=0)
            hands.strokes([[(470 + ox, 740 + oy), (500 + ox, 810 + oy), (476 + ox, 900 + oy)], [(526 + ox, 730 + oy), (560 + ox, 810 + oy), (534 + ox, 910 + oy)]], 10, ends=(0.2, 0.2), black=True)
            with hands.down_to(2):
                hands.strokes(fringe([(580 + ox, 690 + oy), (634 + ox, 760 + oy), (648 + ox, 830 + oy), (604 + ox, 940 + oy)], 11, (50, 80), bearing=(170, 190), seed=3), 15, ends=(0.9, 0.1))
    with p.thing("root", "accent") as root:
        curl = tube([(760, 40), (720, 110), (640, 130), (600, 96), (640, 70), (680, 100)], [16, 13, 11, 9, 7, 4], ends=CUT)
        root.flat(curl, ink=1, gap=6, around=KEY)
    s.describe("Under the turf a mole holds a long yellow splinter of light. Huge clawed paws clasp it; the white snout lies across it. Roots hang in the dark all round.")
    s.moods("tender", "hushed", "blissful", "lonely")
    s.themes("light", "touch", "darkness", "discovery", "longing")
    s.says("radiator", "treasure", "insomnia", "candle", "hope", "faith", "electricity", "splinter", "relic", "midsummer", "cosy", "I can feel my face", "nobody told me it was bright", "cannot see the point", "a slice of yesterday", "somebody dropped noon", "mine, I found it", "is this what you call day?", "love by touch", "keep it out of the draught", "the last one of the year", "warm, whatever it is", "it hums a little", "it fell through the grass", "do not tell the worms", "grandma’s hot-water bottle", "first date in the dark", "what the blind know", "digging was worth it", "buried sunshine", "a letter from upstairs", "he thinks it is a friend", "I hold on so I exist", "the darkest room has one", "night light", "save some for winter", "it does not need to be seen", "careful, it is sharp", "prayer", "all that glitters is warm", "an hour that got lost", "who is missing this?", "hold me like that", "better than a worm")  # fmt: skip
    s.relate("splinter", "is carried by", "hands")
    s.relate("mole", "listens to", "splinter")
    s.about(place="under the turf", time="no telling, down here", light="only from the splinter", composition="right", view="near, in the earth", foreground="a stone cut by the edge", unexplained="how a piece of daylight came to lie in the ground")
