"""Minding Her: a gorilla has found a mirror with somebody's reflection in it, and holds it as one holds an egg."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

BODY = (
    "-40,1240! -40,700 -10,590 50,500 130,440 220,400 272,368! 236,350 226,310 250,284! 256,200 290,120 350,66 400,52 450,66 510,120 544,200 550,284! 574,310 564,350 528,368! 580,400 670,440 750,500 810,590 840,700! 840,1240!"
)
FACE = "286,300! 280,250 316,222 362,222 400,240 438,222 484,222 520,250 514,300! 486,330 474,366! 510,410 518,470 486,520 400,540 314,520 282,470 290,410 326,366! 314,330"
FOREARM = "48,1046! 80,1062 70,1084! 102,1094 92,1114! 124,1122 114,1142! 146,1148 138,1168! 178,1186! 150,1300! -60,1300! -60,1030!"
WRIST = "100,1120,76 170,1050,74 214,990,52"
FINGERS = ("222,770,32 270,752,31 340,750,28", "188,826,34 240,818,33 330,820,28", "176,887,34 240,880,33 330,880,28", "186,945,31 240,938,31 330,940,28")
HEEL = "100,1120,76 150,1070,76 196,1030,44"
THUMB = "160,1100,58 216,1072,55 258,1026,44 280,976,35 290,938,24"


def mirrored(shape: list[tuple[float, float]], k: int) -> list[tuple[float, float]]:
    """The same on the left (-1) or on the right (1)."""
    return [(400 - k * (x - 400) if k > 0 else x, y) for x, y in shape]


@card(id="xbhe1i", title="Minding Her", seed=27, palette="riso_late_office", light=(0, 0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, 0.7, 0.5)])
    dark = {"teal": 1.0, "orange": 1.0}
    with d.thing("gorilla", "subject") as g:
        g.flat(BODY, teal=1)
        g.flat(FACE, gap=0, **dark)
        for k in (-1, 1):
            x = 400 + k * 64
            g.flat([(x - 34, 300), (x - 14, 292), (x + 14, 292), (x + 34, 300), (x + 22, 320), (x, 328), (x - 22, 320)])
            g.flat(ellipse(x - k * 4, 316, 13, 11), **dark)
            g.flat([(x - 42, 308), (x - 36, 280), (x, 270), (x + 36, 280), (x + 42, 308), (x, 304)], teal=1)
            g.flat(ellipse(400 + k * 26, 420, 17, 11, degrees=k * 24))
            g.strokes([[(400 + k * 54, 392), (400 + k * 30, 398), (400 + k * 12, 388)], [(400 + k * 14, 610), (400 + k * 110, 646), (400 + k * 190, 632), (400 + k * 240, 580)]], 9, ends=(0.1, 0.1))
            g.strokes([[(400 + k * 236, 540), (400 + k * 250, 640), (400 + k * 262, 740), (400 + k * 300, 860), (400 + k * 340, 960)]], 10, ends=(0.1, 0.1))
        g.strokes([[(340, 478), (400, 490), (460, 478)], [(400, 100), (404, 150), (400, 190)]], 8, ends=(0.1, 0.1))
        g.flat(ellipse(410, 918, 204, 200), **dark)
    with d.thing("hands") as h:
        for k in (-1, 1):
            h.flat(mirrored(tube(WRIST), k), gap=7, **dark)
            for finger in reversed(FINGERS):
                h.flat(mirrored(tube(finger), k), gap=6, **dark)
    with d.thing("found mirror", "accent") as m:
        m.flat("376,1070! 424,1070! 416,1150 440,1250! 360,1250! 384,1150!", gap=8, orange=1)
        m.flat(ellipse(400, 890, 188, 188), gap=8, orange=1)
        m.flat(ellipse(400, 890, 158, 158))
        with m.within(ellipse(400, 890, 158, 158)):
            m.flat("284,1070! 290,900 310,810 358,764 420,760 484,796 512,880 522,1070!", **dark)
            m.flat("340,870! 380,850 440,836 466,820! 476,880 464,944 434,976! 434,1000 470,1020 510,1060! 290,1060! 330,1020 370,1000 374,972! 348,936 342,900!")
            m.flat("290,1070! 300,1030 350,1010! 404,1038 450,1010! 500,1030 520,1070!", orange=1)
            with m.in_inks(**dark):
                m.strokes([line("356,872 370,862 390,868"), line("420,864 438,854 456,862"), line("356,894 372,882 390,892"), line("420,888 437,876 454,886"), line("404,884 398,918 410,922"), line("386,944 406,952 430,938"), line("376,972 404,986 434,974")], 7, ends=(0.4, 0.3))
            m.flat(ellipse(373, 893, 8, 9), ellipse(438, 887, 8, 9), **dark)
        m.strokes([[*ellipse(400, 890, 157, 157), (557, 890), (555, 914)]], 8, ends=(1, 1))
    with d.thing("thumbs") as h:
        for k in (-1, 1):
            h.flat(mirrored(tube(THUMB), k), gap=6, **dark)
            h.flat(mirrored(tube(HEEL), k), **dark)
            h.flat(mirrored(moved(FOREARM, (0, 0)), k), gap=8, teal=1)
            h.flat(mirrored(ellipse(289, 942, 13, 19, 24, 10), k), teal=1)
            h.strokes([mirrored(line("244,1004 262,1014 280,1010"), k)], 5, ends=(0.3, 0.3))
    s.describe("A gorilla holds a round mirror in both hands. Its eyes are lowered under heavy lids. In the glass is not the gorilla but a dark-haired girl, who smiles a little.")
    s.moods("tender", "protective", "calm", "wistful")
    s.themes("care", "reflection", "strength", "trust", "loss")
    s.says("gentle", "mirror", "selfie", "guardian", "softness", "tenderness", "finder", "godfather", "strength", "big hands", "finders keepers", "mirror, mirror", "careful, she’s fragile", "who are you?", "the girl inside", "hold her up to the light", "beauty and", "an honest face", "look after her", "I used to look like that", "lost and found", "the quiet keeper", "she was lying in the grass", "inner child", "strong hands, soft heart", "a portrait of my mother", "don’t tell the others", "the other side smiles first", "passport photo", "minding somebody’s face", "gentle giants get no thanks", "he won’t let her fall", "she isn’t scared of me", "window to another room", "memory of the zoo", "what do you see in him?", "dressing table of the jungle", "he practises smiling", "someone will come back for her", "love at first glass", "on loan", "it would break so easily", "grandfather’s hands", "there you are")  # fmt: skip
    s.relate("gorilla", "guards", "found mirror")
    s.relate("hands", "carries", "found mirror")
    s.about(place="a clearing behind the Public Garden", time="a still afternoon", light="soft light out of the mirror", composition="centred", view="near, face to face", foreground="huge dark fingers closed round the mirror", unexplained="who has lost this reflection")
