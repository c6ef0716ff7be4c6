"""Next Size Up: a small crab in a mug waits for a large crab to move, and a hill on legs is moving already."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import coil
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

SHELL = "196,700! 150,600 150,460 210,320 330,220 480,180 640,210 760,310! 800,300 850,330! 830,420 800,470! 810,600 760,720 660,800 520,836 380,820 270,780!"
CLAW = "330,800! 300,840 240,860 180,850! 120,830 60,860 30,930 44,1000 90,1040! 96,1000 110,980 150,966! 140,1000 130,1040 150,1070! 200,1050 240,1000 250,930! 300,930 350,900 390,850!"


@card(id="6oid2v", title="Next Size Up", seed=9, palette="lino_salt_rose", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.6, 0.5)])
    with p.thing("flats", "place") as flats:
        flats.flat("-20,-20! 820,-20! 820,430! -20,430!", ink=1)
        flats.strokes([[(x, y), (x + w / 2, y - 4), (x + w, y)] for x, y, w in ((60, 470, 60), (30, 560, 90), (560, 1130, 180), (640, 1060, 120), (280, 1170, 150), (30, 1160, 80))], 8, ends=(0.1, 0.6), black=True)
        with flats.down_to(1):
            flats.strokes([[(x, y), (x + w / 2, y - 4), (x + w, y)] for x, y, w in ((20, 510, 110), (30, 640, 90), (20, 720, 120), (600, 1090, 180), (500, 1170, 130), (660, 1150, 110))], 10, ends=(0.1, 0.6))
    with p.thing("hill on legs", "accent") as hill:
        for x, foot in ((70, 40), (130, 116), (220, 236), (280, 316)):
            hill.flat(tube([(x, 330, 16), ((x + foot) / 2 + (14 if x > 150 else -14), 390, 12), (foot, 446, 4)], ends=CUT))
        hill.flat("10,360! 20,280 60,220 120,170 190,150 260,190 310,260 340,350! 250,374 100,374!", gap=6, around=1)
        hill.flat(tube(coil((190, 270), (84, 14), (160, 660)), [8, 6, 3], ends=CUT), ink=1)
        hill.flat("196,152! 196,104! 218,80! 240,104! 240,166!"), hill.flat("212,116! 226,116! 226,136! 212,136!", ink=0)
    with p.thing("large crab", "subject") as crab:
        for line in ([(420, 800, 34), (330, 900, 30), (300, 1000, 24), (250, 1110, 5)], [(500, 820, 36), (500, 930, 30), (470, 1040, 24), (420, 1140, 5)], [(600, 810, 36), (660, 910, 30), (660, 1010, 24), (700, 1120, 5)]):
            crab.flat(tube(line, ends=CUT), ink=2, gap=8, around=KEY)
            crab.flat(tube(line, side=(0.2, 1), ends=CUT))
            crab.strokes([[(x - 6, y) for x, y, _ in line[1:]]], 9, ends=(0.2, 0.5))
        crab.flat(SHELL, ink=2, gap=9)
        with crab.within(SHELL):
            crab.flat("270,780! 420,800 600,760 720,640 770,480 770,330! 900,330! 900,900! 200,900!", ink=KEY)
            whorl = coil((520, 500), (330, 20), (150, 870), 0.94)
            crab.flat(tube(whorl, [15, 13, 9, 5], ends=CUT), ink=KEY)
            for r, n, w in ((300, 18, 17), (176, 14, 13), (96, 9, 10)):
                crab.strokes(fringe(coil((520, 500), (r, r * 0.72), (150, 470), 0.94), n, (r * 0.22, r * 0.34), bearing=(-30, 290), bend=9, seed=n), w, ends=(0.1, 0.9))
        crab.flat("196,700! 240,690 330,720 400,800! 400,850 340,880 270,850 210,780!", gap=8)
        for x, y, top in ((250, 740, (150, 640)), (310, 740, (250, 612))):
            crab.flat(tube([(x, y + 40, 16), ((x + top[0]) / 2, y - 20, 13), (*top, 12)], ends=CUT), ink=2, gap=6, around=KEY)
            crab.flat(ellipse(*top, 34, 32), ink=0, gap=7, around=KEY), crab.flat(ellipse(top[0] - 8, top[1] + 10, 17, 18))
            crab.strokes([[(top[0] - 36, top[1] - 6), (top[0], top[1] - 22), (top[0] + 36, top[1] - 2)]], 10, ends=(0.3, 0.3), black=True)
        for line in ([(210, 790, 11), (110, 740, 8), (40, 640, 5), (10, 560, 2)], [(220, 800, 11), (120, 780, 8), (40, 740, 5), (0, 680, 2)]):
            crab.flat(tube(line, ends=CUT), ink=2, gap=5, around=KEY)
        crab.flat(CLAW, ink=2, gap=8, around=KEY)
        with crab.within(CLAW):
            crab.strokes(fringe([(60, 900), (120, 850), (200, 866), (290, 864)], 9, (40, 70), bearing=(60, 90), bend=11), 13, ends=(0.1, 0.9))
            crab.strokes(fringe([(120, 1050), (200, 1030), (240, 960)], 5, (30, 50), bearing=(-90, -160)), 11, ends=(0.1, 0.9), black=True)
    with p.thing("mug", "accent") as mug:
        for x, top in ((640, (618, 900)), (690, (700, 880))):
            mug.flat(tube([(x, 1010, 12), ((x + top[0]) / 2 + 6, 950, 10), (*top, 9)], ends=CUT), ink=2, gap=6)
            mug.flat(ellipse(*top, 25, 24), ink=0, gap=7, around=KEY), mug.flat(ellipse(top[0] - 8, top[1] - 8, 12, 12))
        mug.flat("560,1050! 600,1036! 612,1124! 570,1136! 528,1116 528,1066!", "570,1076! 592,1066! 594,1100! 572,1106! 556,1096 556,1082!", spot=True, gap=7)
        mug.flat("588,996! 764,996! 748,1170! 608,1170!", spot=True, gap=8)
        mug.flat("588,996! 676,984 764,996! 676,1012", ink=KEY)
        mug.flat("716,1000! 712,950 734,924 762,930! 748,946 744,962! 762,954 776,964! 768,992 746,1010 748,1040 734,1056 722,1040!", ink=2, gap=7)
        mug.strokes([[(616, 1040), (620, 1090), (628, 1140)]], 12, ends=(0.2, 0.6))
    s.describe("A big red hermit crab strides over wet sand. A small crab in a teal mug looks up at its shell. Behind them a dark hill with a house walks on legs.")
    s.moods("droll", "hopeful", "envious", "bright")
    s.themes("home", "ambition", "growth", "patience", "envy")
    s.says("mortgage", "queue", "landlord", "promotion", "refugee", "ladder", "snail-mail", "caravan", "inheritance", "coffee", "upgrade", "are you still using that?", "always waiting for a bigger life", "housing market", "he said any day now", "one careful owner", "when I grow up", "no bath, good handle", "the neighbours have turrets", "I only came for a look", "someone moved our hill", "small but mine", "I’ll have what he’s having", "follow that house", "mother’s old dress", "room for a piano", "everyone looks up to someone", "who lives inside the mountain?", "stairs would be nice", "the family firm", "love me, love my spiral", "dad’s shoes", "good morning, bottom rung", "shell suit", "what if I never fit?", "a tenancy of one tide", "bare for one moment", "after you with the world", "half full, definitely", "next year the church", "hand-me-downs", "we also do removals", "envy has long eyes", "a mug’s game")  # fmt: skip
    s.relate("mug", "waits for", "large crab")
    s.relate("large crab", "follows", "hill on legs")
    s.about(place="the flats at low tide", time="a pink morning", light="from the upper left", composition="right", view="near, low over the sand", foreground="a teal mug", unexplained="who lives in the hill that walks")
