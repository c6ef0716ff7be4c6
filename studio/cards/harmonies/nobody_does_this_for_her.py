"""Nobody Does This for Her: under water a crab combs the weed mane of a horse."""

from __future__ import annotations

import math
from functools import partial

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

HORSE = "470,176! 430,232 376,300 310,392 236,496 170,584 118,640 76,680 44,720! 60,752 106,760! 130,790 170,812 214,800 240,764 300,716 364,690 440,696 520,690 570,660! 590,760 570,900 520,1040 490,1220! 820,1220! 820,520! 770,400 690,290 600,210 540,180!"


@card(id="k3c6hb", title="Nobody Does This for Her", seed=26, palette="lino_kelp", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    m, q = partial(moved, at=(62, 84), size=0.86), partial(placed, at=(62, 84), size=0.86)
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("water", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.strokes(chatter((40, 60, 330, 300), 12, (60, 180), 24, seed=2), 9, ends=(0.1, 0.2))
        g.strokes(chatter((40, 960, 360, 1160), 9, (60, 180), 24, seed=4), 9, ends=(0.1, 0.2))
    with p.thing("water horse", "subject") as h:
        h.flat("500,200! 520,120 566,70 590,60! 602,120 580,190 556,230!", gap=6, around=1)
        h.flat(HORSE)
        h.flat("440,214! 430,130 450,70 470,46! 506,100 520,170 506,230!", gap=6, around=1)
        with h.within(HORSE):
            h.flat("470,176! 430,232 376,300 310,392 236,496 170,584 118,640 30,700! 60,760! 110,750 180,700 250,690 300,640 340,560 400,520 440,440 450,380 500,300 540,180!", ink=2)
            with h.down_to(2):
                wedges(h, fringe([(240, 694), (320, 600), (400, 524), (446, 420), (500, 300)], 14, (60, 130), 74, bend=20, seed=3), 16, 2)
        h.strokes([[(106, 758), (150, 744), (196, 752)]], 10, ends=(0.4, 0.2))
        h.flat("118,668! 130,640 158,634 168,656 150,680!")
        h.strokes([[(352, 420), (392, 444), (440, 420)]], 15, ends=(0.3, 0.3), black=True)
        h.strokes([[(362, 432), (356, 456), (346, 470)], [(386, 442), (386, 466), (380, 484)], [(410, 440), (416, 462), (416, 478)]], 7, ends=(0.8, 0.2), black=True)
        h.strokes([[(350, 372), (396, 362), (440, 376)]], 9, ends=(0.2, 0.3), black=True)
        h.strokes([[(452, 190), (464, 140), (468, 90)]], 11, ends=(0.3, 0.2))
    with p.thing("weed mane", "prop") as mane, mane.within(HORSE), mane.down_to(1):
        for x, y, r in ((590, 262, 44), (668, 330, 48), (560, 350, 34), (740, 420, 52), (640, 430, 40), (560, 440, 30)):
            mane.strokes([[(x + r * math.cos(a / 3) * (1 - a / 30), y + r * math.sin(a / 3) * (1 - a / 30)) for a in range(24)]], 12, ends=(0.9, 0.2))
        mane.comb([[(560, 560), (622, 760), (590, 980), (556, 1220)], [(650, 560), (690, 800), (670, 1000), (660, 1220)], [(810, 560), (800, 800), (800, 1000), (800, 1220)]], 19, width=(9, 14), length=(0.72, 1.0), ends=(0.9, 0.2), stray=3)
    with p.thing("crab", "witness") as c:
        for n, x in enumerate((486, 532, 580, 690, 738, 784)):
            w = -1 if n < 3 else 1
            c.flat(tube(q([(640 + w * 70, 520), (x + w * 12, 548), (x + w * 4, 610), (x - w * 8, 680)]), (17, 17, 14, 4), ends=CUT), spot=True, gap=6, around=KEY)
        for w in (-1, 1):
            c.flat(tube(q([(640 + w * 90, 470), (640 + w * 150, 430), (640 + w * 146, 380)]), (18, 20, 20), ends=CUT), spot=True, gap=6, around=KEY)
            c.flat(moved("-30,40! -52,0 -44,-50 -6,-92! -14,-40 0,-30! 12,-50 30,-84! 48,-40 40,10 24,40!", q([(640 + w * 146, 360)])[0], 0.9, w * 6, w < 0), spot=True, gap=6, around=KEY)
            c.flat(tube(q([(640 + w * 30, 430), (640 + w * 34, 380)]), (9, 9), ends=CUT), spot=True, gap=6, around=KEY)
        c.flat(m("500,500! 530,440 600,412 680,412 750,440 780,500! 740,560 680,586 600,586 540,560!"), spot=True, gap=7, around=KEY)
        for w in (-1, 1):
            c.flat(ellipse(*q([(640 + w * 34, 372)])[0], 22, 22), ink=0, gap=6, around=KEY)
            c.flat(ellipse(*q([(640 + w * 34 - 7, 378)])[0], 10, 11))
        c.strokes([q(c_) for c_ in [[(590, 540), (640, 552), (690, 540)], [(560, 470), (600, 448), (640, 444)]]], 8, ends=(0.2, 0.3), black=True)
    s.describe("Under water, a red crab combs a horse’s mane. The green horse has shut its eyes in bliss. Above the crab the weed is full of curls, below it falls straight.")
    s.moods("blissful", "droll", "tender", "calm")
    s.themes("care", "grooming", "trust", "sea", "friendship")
    s.says("hairdresser", "spa", "pampering", "tangles", "kelp", "ouch", "massage", "bliss", "monday", "barnacle", "stylist", "mermaid", "a little off the top", "nobody does this for her", "right there, don’t stop", "sideways is the best way", "brush with a stranger", "underwater beauty parlour", "good grip", "and how is your mother?", "she comes only at low tide", "the hands that know", "curls or waves?", "spring cleaning", "one stroke for each wave", "hold still", "small servant, large patience", "pinch me, I’m dreaming", "sea horse, full size", "a hundred strokes before sleep", "she used to pull ships under", "the monster just wanted combing", "ten legs, no appointment", "don’t tell the fishermen", "taming without a rope", "love with claws", "the day off of a storm", "it hurts a bit, then not", "purring without a sound", "someone else’s fingers", "where have you been all my life?", "straight from the salon", "wash and go", "every knot has a story")  # fmt: skip
    s.relate("crab", "mends", "weed mane")
    s.about(place="under the sea", time="noon", light="green, from above", composition="right", view="near, under water", foreground="a combed mane of weed", unexplained="how far the horse goes on below")
