"""Minding Her: a gorilla has found a mirror with somebody's reflection in it, and holds it as one holds an egg."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_cuts import ribbon

BODY = (
    "-40,1240! -40,700 -10,590 50,500 130,440 220,400 272,368! 236,350 226,310 250,284! 256,200 290,120 350,66 400,52 450,66 510,120 544,200 550,284! 574,310 564,350 528,368! 580,400 670,440 750,500 810,590 840,700! 840,1240!"
)
FACE = "286,300! 280,250 316,222 362,222 400,240 438,222 484,222 520,250 514,300! 486,330 474,366! 510,410 518,470 486,520 400,540 314,520 282,470 290,410 326,366! 314,330"


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
            g.strokes([[(400 + k * 54, 392), (400 + k * 30, 398), (400 + k * 12, 388)], [(400 + k * 130, 640), (400 + k * 210, 690), (400 + k * 250, 660)], [(400 + k * 300, 640), (400 + k * 268, 760), (400 + k * 290, 880)], [(400 + k * 190, 480), (400 + k * 230, 500), (400 + k * 250, 530)], [(400 + k * 300, 540), (400 + k * 330, 570), (400 + k * 340, 610)]], 9, ends=(0.1, 0.1))
        g.strokes([[(340, 478), (400, 490), (460, 478)], [(400, 100), (404, 150), (400, 190)]], 8, ends=(0.1, 0.1))
    with d.thing("found mirror", "accent") as m:
        m.flat(ellipse(400, 890, 176, 176), gap=8, orange=1)
        m.flat(ellipse(400, 890, 148, 148))
        with m.within(ellipse(400, 890, 148, 148)):
            m.flat("290,1060! 296,900 312,810 360,768 420,764 480,800 506,880 514,1060!", teal=1, orange=1)
            m.flat("340,870! 380,850 440,836 466,820! 474,880 462,950 430,984 400,990 368,980 342,940!")
            m.flat("376,980! 430,980! 440,1060! 366,1060!")
            with m.in_inks(teal=1, orange=1):
                m.strokes([[(356, 892), (370, 882), (388, 890)], [(420, 886), (436, 876), (454, 884)], [(404, 888), (398, 922), (410, 926)], [(388, 954), (406, 960), (428, 950)]], 7, ends=(0.4, 0.3))
            m.flat(ellipse(372, 894, 7, 7), teal=1, orange=1)
            m.flat(ellipse(437, 888, 7, 7), teal=1, orange=1)
    with d.thing("hands", plane="front") as h:
        for k in (-1, 1):
            for y, tip in ((1200, 40), (1130, 26), (1062, 50), (996, 92)):
                h.flat(ribbon([(400 + k * 300, y + 26, 44), (400 + k * 220, y - 6, 40), (400 + k * (tip + 60), y - 4, 36), (400 + k * tip, y + 6, 26)]), gap=7, teal=1, orange=1)
            h.flat(ribbon([(400 + k * 330, 1000, 50), (400 + k * 270, 900, 40), (400 + k * 200, 850, 34), (400 + k * 146, 846, 26)]), gap=7, teal=1, orange=1)
    s.describe("A gorilla holds a round mirror in both hands. Its eyes are lowered under heavy lids. In the glass is not the gorilla but a dark-haired girl, who smiles a little.")
    s.moods("tender", "protective", "calm", "wistful")
    s.themes("care", "reflection", "strength", "trust", "loss")
    s.says("gentle", "mirror", "selfie", "guardian", "softness", "tenderness", "finder", "godfather", "strength", "big hands", "finders keepers", "mirror, mirror", "careful, she’s fragile", "who are you?", "the girl inside", "hold her up to the light", "beauty and", "an honest face", "look after her", "I used to look like that", "lost and found", "the quiet keeper", "she was lying in the grass", "inner child", "strong hands, soft heart", "a portrait of my mother", "don’t tell the others", "the other side smiles first", "passport photo", "minding somebody’s face", "gentle giants get no thanks", "he won’t let her fall", "she isn’t scared of me", "window to another room", "memory of the zoo", "what do you see in him?", "dressing table of the jungle", "he practises smiling", "someone will come back for her", "love at first glass", "on loan", "it would break so easily", "grandfather’s hands", "there you are")  # fmt: skip
    s.relate("gorilla", "guards", "found mirror")
    s.relate("hands", "carries", "found mirror")
    s.about(place="a clearing behind the Public Garden", time="a still afternoon", light="soft light out of the mirror", composition="centred", view="near, face to face", foreground="huge dark fingers closed round the mirror", unexplained="who has lost this reflection")
