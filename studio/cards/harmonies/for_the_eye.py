"""For the Eye: a dried pond has cracked into one enormous fish; a heron waters its eye."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

AT, TURN, SIZE = (346, 660), 58, 1.0
BODY = "-470,-20! -400,-110 -250,-200 -60,-250 140,-245 320,-190 440,-100 524,6! 470,60! 440,110 320,190 140,236 -60,236 -250,180 -400,70!"
TAIL = "-450,-60! -540,-180 -650,-240! -606,-20! -660,190! -550,150 -450,50!"
DORSAL = "-250,-214! -210,-270 -60,-318 90,-300! 130,-240!"
PLATE = ((46, -38), (0, -42), (-34, -28), (-46, 2), (-32, 30), (2, 42), (44, 38), (54, 0))


def fish(shape: object) -> list[tuple[float, float]]:
    return moved(shape, AT, SIZE, TURN)  # type: ignore[arg-type]


@card(id="ye4kbh", title="For the Eye", seed=86, palette="lino_rust_tide", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    rng = np.random.default_rng(86)
    p = Press(s, [Lamp(-0.5, -0.6, 0.5)])
    with p.thing("parched bank", "place") as bank:
        bank.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        bank.strokes([[(820, 60), (700, 110), (640, 90), (560, 150)], [(640, 90), (620, 20), (640, -20)], [(-20, 760), (50, 800), (70, 900), (40, 980)], [(70, 900), (130, 960), (150, 1060), (130, 1220)], [(150, 1060), (260, 1090), (330, 1160)], [(820, 300), (730, 330), (700, 420)]], 9, ends=(0.9, 0.2), black=True)
    with p.thing("fish of mud", "subject") as f:
        for part in (TAIL, DORSAL, BODY):
            f.flat(fish(part), gap=8, around=0)
        with f.within(fish(TAIL)):
            for k in range(7):
                v = -210 + k * 64
                f.flat(fish([(-452, v * 0.22 - 8), (-452, v * 0.22 + 8), (-680, v * 1.12 + 26), (-680, v * 1.12 - 24)]), ink=0 if k < 3 else 1)
        with f.within(fish(DORSAL)):
            for k in range(6):
                u = -236 + k * 64
                f.flat(fish([(u, -200), (u + 50, -200), (u + 30, -400), (u - 24, -400)]), ink=0)
        with f.within(fish(BODY)):
            for i in range(10):
                for j in range(-4, 5):
                    u, v = -450 + i * 82, j * 66 + i % 2 * 33
                    if u > 170:
                        continue
                    q = 0.74 if abs(v) > 160 else 0.84
                    f.flat(fish([(u + x * q + rng.uniform(-6, 6), v + y * q * 0.92 + rng.uniform(-5, 5)) for x, y in PLATE]), ink=1 if v > 40 + rng.uniform(-50, 50) else 0)
            f.flat(fish("196,-260! 250,-150 262,-40 236,0! 530,0! 440,-120 340,-200!"), ink=0, gap=5, around=KEY)
            f.flat(fish("240,20! 420,18! 530,24! 480,80! 440,140! 330,230! 200,250! 254,120!"), ink=1, gap=5, around=KEY)
            f.strokes([fish([(250, -130), (290, -110), (310, -60)]), fish([(440, -110), (430, -60), (470, -30), (460, 0)]), fish([(330, 130), (380, 110), (400, 60), (440, 50)]), fish([(380, 110), (420, 130)])], 7, ends=(0.9, 0.2), black=True)
        for x, y, n in ((-60, 80, 0), (120, 100, 1)):
            f.flat(fish(moved("0,-60! 60,-30 -80,130 -150,150! -120,60 -60,-20", (x, y), 0.9)), ink=2, gap=8, around=KEY) if n else None
        eye = fish([(376, -92)])[0]
        for r, ink in ((88, KEY), (77, 2), (62, KEY), (55, 0)):
            f.flat(ellipse(*eye, r, r * 0.94), ink=ink)
        f.flat(ellipse(eye[0] + 8, eye[1] - 16, 28, 29))
        f.dots([(eye[0] + 0, eye[1] - 26, 8)], 0)
    with p.thing("heron", "witness") as h:
        h.flat(tube([(716, 440, 9), (724, 560, 7), (712, 690, 7), (740, 708, 6)]), gap=5, around=2)
        h.flat(tube([(752, 430, 9), (766, 550, 7), (758, 664, 7), (786, 682, 6)]), gap=5, around=2)
        h.flat("640,330 650,270 700,220 760,160 830,110! 830,330! 800,420 740,470 690,450 656,400", gap=7, around=0)
        h.flat(tube([(690, 330, 44), (640, 330, 24), (616, 400, 15), (646, 470, 13), (652, 540, 14), (626, 590, 20)]), gap=7, around=0)
        h.flat("600,590! 612,566 640,566 652,596! 640,640 634,700 628,770! 612,700 604,640!", gap=7, around=0)
        h.flat("636,580! 690,556 740,584! 690,588 650,604!", gap=5, around=0)
        h.flat(ellipse(622, 594, 10, 10), ink=0)
        h.dots([(623, 595, 5)], KEY)
        for line in ([(660, 300), (720, 240), (790, 180)], [(690, 380), (750, 310), (820, 250)]):
            wedges(h, fringe(line, length=(50, 84), turn=63, every=28, seed=2), 20, 0)
        for y, q in ((806, 17),):
            h.flat(drop(628, y, q), ink=0, gap=6, around=KEY)
    s.describe("A dried pond has cracked into scales and fins: an enormous fish. Its eye is the last puddle, and a heron at the rim lets a drop fall into it. The pupil looks up at the bird.")
    s.moods("parched", "wondering", "tender", "grave")
    s.themes("drought", "mercy", "memory", "care", "scale")
    s.says("drought", "oasis", "eyedrops", "thirst", "mosaic", "puddle", "mercy", "fossil", "crackle", "first aid", "drink up", "drop in the ocean", "too late, and still", "the pond remembers", "here’s looking at you", "not a dry eye", "one good deed a day", "the last of the water", "we used to swim here", "crocodile tears, returned", "big fish, no pond", "an old enemy helps", "you look parched", "every little helps", "it saw me!", "the land was somebody", "please don’t blink", "small help for a giant", "what the map did not say", "the summer it never rained", "I owe you a thousand fish", "from up here it makes sense", "dinner can wait", "the tear before the rain", "rinse and repeat", "a doctor with long legs", "wake up, it’s wet", "the bones of a lake", "water on a wound", "tiles for a giant’s bath", "all skin and no sea", "nurse, the drops", "forgive us our fishing", "keep one eye open")  # fmt: skip
    s.relate("heron", "mends", "fish of mud")
    s.about(place="the bed of a dried pond", time="noon in a drought", light="white noon", composition="diagonal", view="from above", foreground="plates of cracked mud", unexplained="the eye has moved to see who it is")
