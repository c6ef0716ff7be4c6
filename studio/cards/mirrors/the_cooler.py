"""The Cooler: an eel lies coiled in the office's water bottle and looks out."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.long_bands import long_band
from reverie_studio.sculpt.marks import ellipse

BOTTLE = "176,-40! 176,92! 204,112 204,132 176,152! 176,440! 204,460 204,480 176,500! 178,720 196,812 256,884 340,936 402,962! 410,1030! 590,1030! 598,962! 690,920 784,850 850,780! 850,-40!"
EEL = [(508, 1046, 4), (512, 1000, 16), (552, 930, 30), (650, 850, 44), (716, 720, 54), (734, 500, 58), (716, 270, 62), (630, 110, 66), (490, 44, 68), (350, 106, 68), (294, 290, 68), (288, 500, 68), (316, 690, 68), (420, 778, 68), (528, 744, 66), (574, 650, 64), (574, 560, 66)]
HEAD = "640,600! 644,520 630,440 580,380 506,352 440,358 398,388 374,426 366,450 378,468! 372,480 380,500 414,524 460,540 496,560 510,600!"


@card(id="d6hvsj", title="The Cooler", seed=21, palette="riso_late_office", light=(0.2, -0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.4, 0.5)])
    with d.thing("night office", "place") as n:
        n.flat("-20,-20! 820,-20! 820,1220! -20,1220!", orange=1, teal=1)
    with d.thing("water bottle", "prop") as b:
        b.flat(BOTTLE)
        b.flat("330,1036! 356,1012! 820,1012! 820,1220! 330,1220!", gap=7, teal=1)
        b.flat("392,1100! 470,1100! 470,1128! 440,1136! 436,1178! 418,1178! 416,1138! 392,1128!", orange=1)
    fin = [(x, y, w * k) for (x, y, w), k in zip(EEL[4:11], (0.96, 1.1, 1.24, 1.32, 1.34, 1.2, 0.9), strict=True)]
    with d.thing("eel", "subject") as e:
        e.flat(long_band(fin, side=(-1, -0.6)), orange=1, teal=1)
        e.flat(long_band(EEL), teal=1)
        with e.within(long_band(EEL)):
            e.flat(long_band(EEL[1:16], side=(0.52, 1.1)), orange=1)
        e.flat("480,798! 552,764 606,706 632,640 640,570! 574,560! 500,740!", teal=1)
        e.flat(HEAD, teal=1)
        e.flat("618,600! 590,566 540,562 490,590 476,640 520,634 580,640!", orange=1, teal=1)
        e.strokes([[(378, 471), (430, 486), (474, 476), (494, 452)], [(590, 412), (568, 470), (578, 530)]], 7, ends=(0.6, 0.2))
        e.flat(ellipse(474, 412, 44, 46))
        e.flat(ellipse(466, 416, 33, 36), orange=1)
        e.flat(ellipse(460, 420, 16, 23), orange=1, teal=1)
        with e.within(ellipse(474, 412, 47, 49)):
            e.flat("400,330! 540,330! 540,420! 496,400 450,386 404,392!", teal=1)
        with e.in_inks(orange=1, teal=1):
            e.strokes([[(420, 400), (448, 386), (486, 396), (522, 418)]], 10, ends=(0.5, 0.3))
            for x, y, r in ((424, 296, 22), (470, 232, 14), (434, 190, 9)):
                e.flat(ellipse(x, y, r, r), teal=1)
                e.flat(ellipse(x, y, r - 5, r - 5))
    with d.thing("paper cup", "accent") as c:
        c.flat("-20,1140 60,1128 130,1124 196,1134 212,1150 186,1166 120,1166 60,1176 -20,1190!", teal=1)
        c.flat("54,966! 188,966! 166,1146! 76,1146!")
        c.flat("54,966 84,948 120,942 158,948 188,966 192,1000 182,1012 174,990 150,980 90,982 84,1030 76,1060 66,1030 62,990!", teal=1)
    s.describe("A thick teal eel lies coiled in a water bottle. Its orange eye is half closed, bubbles rise from its mouth. Below stands a paper cup that has run over.")
    s.moods("calm", "sly", "patient", "uneasy")
    s.themes("waiting", "secrets", "work", "confinement", "thirst")
    s.says("long fish", "thirst has an eye", "fresh blood in the team", "he has been here longest", "open-plan living", "slippery customer", "still waters", "spring water", "the new manager", "I know what you drank", "overtime", "night shift", "don’t tap the glass", "bottled feelings", "what did you do all summer?", "coiled to fit", "room for one", "he never goes home", "a big fish in a small bottle", "refill", "it tastes a little of the sea", "who is watching whom", "drowsy", "the spiral", "curled up with a good thought", "just one sip", "he moves when nobody looks", "tenant", "the quiet colleague", "thick as a thigh", "something in the water", "bath for one", "contained", "please recycle", "I only came for a drink", "the tail end", "at the bottom of it all", "deep conversations by the machine", "wriggle room", "he knows your name", "gulp", "the ocean sent someone", "ancestor", "leftovers")  # fmt: skip
    s.relate("eel", "is trapped in", "water bottle")
    s.about(place="a dark office", time="night", light="from inside the water", composition="right", view="near, at the height of the bottle", foreground="a paper cup that has run over", unexplained="who filled the cup")
