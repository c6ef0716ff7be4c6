"""Level: a ewe's eye, and in the slot of its pupil a coast, a lit window, a boat not yet home."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval

FACE = "330,-20! 300,120 240,240 170,330 120,450 110,580 150,700 230,820 340,930 470,1040 600,1130 700,1220! 820,1220! 820,-20!"
EYE = "150,560! 210,470 300,404 420,372 540,378 640,430 716,510 760,590! 690,640 600,690 480,716 360,704 250,650 190,600"
IRIS = oval(452, 546, 232, 176)
SLOT = "262,500 300,484 452,478 604,484 644,500 654,546 644,592 604,608 452,614 300,608 262,592 250,546"


@card(id="s28o05", title="Level", seed=23, palette="lino_night_pasture", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.5, 0.5)])
    with p.thing("fleece") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=0)
        for j, y in enumerate(range(-30, 1240, 84)):
            for i, x in enumerate(range(-40, 700, 96)):
                x += 48 * (j % 2)
                edge = 330 - 0.62 * y if y < 480 else 60 + (y - 480) * 0.82
                if x > edge + 130:
                    continue
                k = 1 + 0.12 * math.sin(i * 3 + j * 5)
                f.strokes([[(x - 34 * k, y + 26), (x + 4, y + 50 * k), (x + 42 * k, y + 14), (x + 22, y - 18 * k), (x - 4, y + 6)]], 12, ends=(0.15, 0.5), black=True)
    with p.thing("ewe", "subject") as t:
        t.flat(FACE, gap=8, around=0)
        # ear across the top, brow and cheek cut along the skull
        with t.down_to(2):
            t.strokes([[(420 + 34 * q, -10), (400 + 40 * q, 110 + 6 * q), (380 + 60 * q, 220 + 20 * q), (400 + 70 * q, 290 + 22 * q)] for q in range(6)], [16, 15, 14, 13, 12, 10], ends=(0.9, 0.05))
            t.strokes([[(760 - 78 * q, 1230 - 78 * q), (660 - 70 * q, 1090 - 66 * q), (570 - 58 * q, 960 - 50 * q)] for q in range(7)], [17, 16, 15, 14, 13, 12, 11], ends=(0.9, 0.05))
            t.strokes([[(820, 800 + 50 * q), (740, 810 + 42 * q), (640, 790 + 24 * q)] for q in range(6)], [15, 14, 13, 12, 11, 10], ends=(0.9, 0.05))
        t.flat(EYE, ink=0)
        lid = "110,580! 160,470 260,376 410,330 560,340 680,400 760,490 800,590! 760,590! 716,510 640,430 540,378 420,372 300,404 210,470 150,560!"
        t.flat(lid, ink=KEY)
        t.strokes([[(126, 500), (200, 390), (320, 318), (440, 298), (580, 310), (700, 376), (780, 470)]], 14, ends=(0.1, 0.1))
        t.strokes([[(200, 672), (300, 746), (440, 770), (600, 740), (720, 672)]], 12, ends=(0.1, 0.1))
        with t.within(EYE):
            t.flat(IRIS, ink=1, gap=10, around=KEY)
            with t.within(IRIS):
                n = 46
                with t.down_to(2):
                    t.strokes([[(452 + math.cos(math.tau * q / n) * 236, 546 + math.sin(math.tau * q / n) * 180), (452 + math.cos(math.tau * q / n) * (200 - 24 * (q % 3)), 546 + math.sin(math.tau * q / n) * (142 - 20 * (q % 3)))] for q in range(n)], 13, ends=(1.0, 0.05))
        t.flat(SLOT, ink=KEY, gap=9, around=KEY)
        t.flat("196,340! 130,296 50,292 -30,330! -30,480! 40,490 110,460 176,404!", gap=8, around=0)
        with t.down_to(2):
            t.strokes([[(-30, 360 + 34 * q), (40, 352 + 28 * q), (130, 346 + 12 * q)] for q in range(3)], 13, ends=(0.9, 0.05))
    with p.thing("coast in the pupil", "accent", spot=1.0) as c, c.within(SLOT):
        c.flat("230,470! 670,470! 670,552! 230,552!", ink=2)
        c.flat("230,536! 670,536! 670,568! 230,568!", spot=True)
        c.flat("230,512! 290,516 350,524 400,546! 440,552 520,562! 520,572! 230,572!", ink=KEY)
        c.flat("290,520! 290,500! 310,478! 330,500! 330,520!", ink=KEY)
        c.flat("302,500! 318,500! 318,516! 302,516!", spot=True)
        c.flat("566,540! 612,540! 602,556! 574,556!", ink=KEY)
        c.flat("588,494! 592,536! 618,536!", ink=0)
        with c.down_to(2):
            c.strokes([[(430, 574), (520, 572), (640, 576)], [(330, 588), (440, 584), (560, 588)], [(280, 578), (340, 576), (390, 578)]], 5, ends=(0.1, 0.1))
    with p.thing("glint") as ls:
        ls.dots([(560, 446, 15), (592, 462, 7)], 0)
    s.describe("A ewe’s eye fills the card, with fleece behind it. In the long slot of its pupil lie a black coast, a house with one lit window, and a small sail. Low over the water the light is yellow.")
    s.moods("watchful", "lonely", "patient", "wondering")
    s.themes("waiting", "sea", "memory", "home", "sight")
    s.says("horizon", "vigil", "witness", "homesick", "widescreen", "shepherdess", "reflection", "panorama", "stillness", "tiny house, big eye", "she saw it all", "one light left on", "somebody is late", "keep an eye on it", "cinema for one", "counting sailors to fall asleep", "the world lies on its side", "brighter than you think", "supper is getting cold", "how sheep remember", "a letter box", "seen from inside", "the boat that never came closer", "look me in the eye", "what she never told the flock", "home is behind the eye", "I left a lamp in the window", "the sea is in the beholder", "the whole coast fits", "don’t blink", "she has been watching longer than I", "flat as the day he left", "postcard from a ewe", "a slot for one evening", "security camera", "there, at the edge, a sail", "even wool has windows", "mother knows when you get in", "wide awake in a dull place", "far away and very near", "black sheep of the lighthouse", "level-headed", "the narrowest view", "bring him back")  # fmt: skip
    s.relate("ewe", "waits for", "coast in the pupil")
    s.about(place="a field above the sea", time="dusk", light="yellow, inside the eye", composition="right", view="near, into one eye", foreground="fleece", unexplained="a coast and a sail lie in the pupil")
