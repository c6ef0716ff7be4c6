"""Minding Her: a gorilla has found a mirror with somebody's reflection in it, and holds it as one holds an egg."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved

BODY = (
    "-40,1240! -40,700 -10,590 50,500 130,440 220,400 272,368! 236,350 226,310 250,284! 256,200 290,120 350,66 400,52 450,66 510,120 544,200 550,284! 574,310 564,350 528,368! 580,400 670,440 750,500 810,590 840,700! 840,1240!"
)
FACE = "286,300! 280,250 316,222 362,222 400,240 438,222 484,222 520,250 514,300! 486,330 474,366! 510,410 518,470 486,520 400,540 314,520 282,470 290,410 326,366! 314,330"
PAW = "-6,-70! -50,-84 -96,-70 -130,-44 -180,-30 -260,-30! -260,130! -180,110 -120,104 -70,92 -10,72!"
FINGERS = (
    "-16,-70! 6,-84 34,-80 50,-70 72,-62 84,-50 78,-38 56,-34 30,-38 -14,-38!",
    "-20,-34! 8,-46 38,-40 58,-32 86,-26 100,-14 94,-2 68,0 36,-4 -20,0!",
    "-20,4! 10,-4 40,0 62,2 90,6 100,18 92,30 64,32 34,30 -18,36!",
    "-14,40! 14,34 38,36 56,38 74,42 82,52 74,64 52,66 26,68 -8,70!",
)
NAILS = ("60,-60! 74,-54 78,-48 72,-42 60,-42!", "76,-22! 90,-18 94,-11 88,-6 76,-6!", "80,10! 92,13 94,19 87,25 78,25!", "64,46! 74,48 76,53 70,59 62,59!")


@card(id="xbhe1i", title="Minding Her", seed=27, palette="riso_late_office", light=(0, 0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, 0.7, 0.5)])
    with d.thing("gorilla", "subject") as g:
        g.flat(BODY, teal=1)
        g.flat(FACE, gap=0, teal=1, orange=1)
        for k in (-1, 1):
            x = 400 + k * 64
            g.flat([(x - 34, 300), (x - 14, 292), (x + 14, 292), (x + 34, 300), (x + 22, 318), (x, 325), (x - 22, 318)])
            g.flat(ellipse(x - k * 4, 312, 13, 11), teal=1, orange=1)
            g.flat([(x - 42, 306), (x - 36, 280), (x, 270), (x + 36, 280), (x + 42, 306), (x, 300)], teal=1)
            g.flat(ellipse(400 + k * 26, 420, 17, 11, degrees=k * 24))
            g.strokes([[(400 + k * 54, 392), (400 + k * 30, 398), (400 + k * 12, 388)], [(400 + k * 14, 624), (400 + k * 110, 664), (400 + k * 200, 650), (400 + k * 244, 612)], [(400 + k * 280, 560), (400 + k * 286, 680), (400 + k * 276, 780), (400 + k * 292, 880)]], 9, ends=(0.1, 0.1))
        g.strokes([[(340, 478), (400, 490), (460, 478)], [(400, 100), (404, 150), (400, 190)]], 8, ends=(0.1, 0.1))
        for k in (-1, 1):
            g.flat(moved(PAW, (400 + k * 226, 1020), 1.62, k * 32, k > 0), gap=7, teal=1, orange=1)
    with d.thing("found mirror", "accent") as m:
        m.flat(ellipse(400, 890, 188, 188), gap=8, orange=1)
        m.flat(ellipse(400, 890, 158, 158))
        with m.within(ellipse(400, 890, 158, 158)):
            m.flat("284,1070! 290,900 310,810 358,764 420,760 484,796 512,880 522,1070!", teal=1, orange=1)
            m.flat("340,870! 380,850 440,836 466,820! 476,880 464,944 434,976! 434,1000 470,1020 510,1060! 290,1060! 330,1020 370,1000 374,972! 348,936 342,900!")
            m.flat("290,1070! 300,1030 350,1012! 404,1040 450,1012! 500,1030 520,1070!", teal=1)
            with m.in_inks(teal=1, orange=1):
                m.strokes([line("356,872 370,862 390,868"), line("420,864 438,854 456,862"), line("356,894 372,882 390,892"), line("420,888 437,876 454,886"), line("404,884 398,918 410,922"), line("386,944 406,952 430,938"), line("376,972 404,986 434,974")], 7, ends=(0.4, 0.3))
            m.flat(ellipse(373, 893, 8, 9), teal=1, orange=1)
            m.flat(ellipse(438, 887, 8, 9), teal=1, orange=1)
    with d.thing("hands", plane="front") as h:
        for k in (-1, 1):
            for finger, nail in zip(FINGERS, NAILS, strict=True):
                h.flat(moved(finger, (400 + k * 226, 1020), 1.62, k * 32, k > 0), gap=6, teal=1, orange=1)
                h.flat(moved(nail, (400 + k * 226, 1020), 1.62, k * 32, k > 0), teal=1)
                h.strokes([moved([(26, a), (32, (a + b) / 2), (26, b)], (400 + k * 226, 1020), 1.62, k * 32, k > 0) for a, b in ((-70, -50), (-30, -14), (8, 22), (44, 58))], 4, ends=(0.3, 0.3))
    s.describe("A gorilla holds a round mirror in both hands. Its eyes are lowered under heavy lids. In the glass is not the gorilla but a dark-haired girl, who smiles a little.")
    s.moods("tender", "protective", "calm", "wistful")
    s.themes("care", "reflection", "strength", "trust", "loss")
    s.says("gentle", "mirror", "selfie", "guardian", "softness", "tenderness", "finder", "godfather", "strength", "big hands", "finders keepers", "mirror, mirror", "careful, she’s fragile", "who are you?", "the girl inside", "hold her up to the light", "beauty and", "an honest face", "look after her", "I used to look like that", "lost and found", "the quiet keeper", "she was lying in the grass", "inner child", "strong hands, soft heart", "a portrait of my mother", "don’t tell the others", "the other side smiles first", "passport photo", "minding somebody’s face", "gentle giants get no thanks", "he won’t let her fall", "she isn’t scared of me", "window to another room", "memory of the zoo", "what do you see in him?", "dressing table of the jungle", "he practises smiling", "someone will come back for her", "love at first glass", "on loan", "it would break so easily", "grandfather’s hands", "there you are")  # fmt: skip
    s.relate("gorilla", "guards", "found mirror")
    s.relate("hands", "carries", "found mirror")
    s.about(place="a clearing behind the Public Garden", time="a still afternoon", light="soft light out of the mirror", composition="centred", view="near, face to face", foreground="huge dark fingers closed round the mirror", unexplained="who has lost this reflection")
