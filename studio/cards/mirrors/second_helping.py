"""Second Helping: a bear who cooks in the canteen looks the other way while it ladles."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HEAD = "-150,150! -166,40 -140,-60 -80,-116 -10,-130 50,-104 86,-56! 124,-50 156,-42! 176,-24 174,4 158,22! 154,44 140,70 104,90 66,92! 64,130 40,170 -40,196 -110,180!"
EAR = "-40,34! -62,0 -50,-42 -10,-58 34,-44 50,-4 36,40!"


@card(id="010ieq", title="Second Helping", seed=4, palette="riso_canteen", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.6, -0.6, 0.5)])
    black = {"red": 1.0, "green": 1.0}
    with d.thing("bear", "subject") as b:
        b.flat("600,560! 690,600 740,700 750,820 720,1000! 600,1000! 620,860 600,740!", red=1)
        b.flat("330,330! 240,400 150,450 100,540 80,700 100,1000! 700,1000! 706,760 690,580 620,470 560,400!", red=1)
        at, k = (400, 270), 1.25
        b.flat(moved(EAR, (at[0] + 10, at[1] - 160), 1.25, 20), red=1)
        b.flat(moved(HEAD, at, k), gap=6, red=1)
        b.flat(moved(EAR, (at[0] - 96, at[1] - 128), 1.35, -24), gap=6, red=1)
        b.flat(moved(EAR, (at[0] - 92, at[1] - 120), 0.7, -24), **black)
        b.flat(moved("150,-46! 176,-40 186,-20 176,0! 152,-6 140,-28", at, k), **black)
        b.flat(moved("30,-40! 50,-66 78,-52! 66,-36 48,-32", at, k))
        b.flat(moved(ellipse(64, -48, 11, 12), at, k), **black)
        with b.in_inks(**black):
            b.strokes([moved([(26, -42), (48, -66), (80, -54)], at, k), moved([(16, -84), (46, -98), (74, -84)], at, k), moved([(152, 26), (110, 36), (76, 24)], at, k)], [8, 12, 10], ends=(0.4, 0.3))
        b.flat("286,560! 570,560! 580,720! 650,1000! 220,1000! 270,720!")
        b.flat("286,566! 314,566! 280,430! 250,440!")
        b.flat("540,566! 570,566! 590,440! 560,430!")
    with d.thing("counter", "place") as c:
        c.flat("-20,920! 820,920! 820,1220! -20,1220!", gap=8, green=1)
    with d.thing("ladle arm") as b:
        b.flat("166,880! 220,890 290,890 336,880! 336,930 296,966 250,972 200,962 166,930!", gap=6, **black)
        with b.in_inks(**black):
            b.strokes([[(290, 640), (260, 780), (250, 900)]], 18, ends=(1, 1))
        b.flat("126,480! 196,424 290,470 316,560! 310,640 306,690! 336,716 336,768 296,796 230,790 190,750! 120,690 90,580!", gap=6, red=1)
        with b.in_inks(**black):
            b.strokes([[(236, 742), (240, 766), (234, 790)], [(276, 746), (282, 768), (278, 792)]], 7, ends=(0.3, 0.8))
        b.flat("196,950! 240,968! 248,1000 244,1040! 204,1040! 206,1000!", gap=5)
        b.flat("560,930! 570,890 620,860 690,860 740,890 750,930! 740,966 700,970! 690,950 684,972 640,974! 630,954 622,972 580,968!", gap=6, red=1)
    with d.thing("bowl", "accent") as g:
        g.flat("60,1030! 400,1030! 392,1086 350,1140 290,1160! 290,1180! 170,1180! 170,1160! 110,1140 68,1086!", gap=7, red=1)
        g.flat("82,1030! 378,1030! 370,1050! 90,1050!")
    with d.thing("small guest", "witness", plane="front") as g:
        g.flat("440,1240! 450,1190 500,1160 560,1150 620,1160 680,1190 700,1240!", gap=7, red=1)
        for x in (462, 668):
            g.flat(ellipse(x, 1090, 26, 34), gap=6)
        g.flat("466,1080 474,1010 520,970 566,960 616,972 656,1012 664,1084 640,1140 600,1166 530,1166 490,1140", gap=6, **black)
        g.flat(ellipse(566, 948, 50, 40), gap=6, **black)
        g.strokes([[(566, 1160), (520, 1090), (500, 1020)], [(566, 1160), (560, 1080), (562, 990)], [(570, 1160), (610, 1090), (630, 1020)]], 6, ends=(0.3, 0.2))
    s.describe("A red bear ladles soup into a bowl. It wears a white apron, leans on a green counter and looks the other way, as if it knew nothing. In front stands a small guest with a bun.")
    s.moods("kind", "sly", "warm", "comic")
    s.themes("kindness", "food", "secrets", "hunger", "work")
    s.says("I didn’t see anything", "second helping", "more, please", "bear with me", "soup kitchen", "on the house", "don’t tell the boss", "granny’s portion", "just looking out of the window", "accidentally on purpose", "honey?", "a soft spot", "who’s counting?", "the cook is not what you expected", "seconds", "kindness", "one for you", "secret ingredient", "too hot, too cold, just right", "Goldilocks is old now", "smuggler", "gruff", "hungry", "generosity is clumsy", "mother’s ladle", "charity", "hush money", "nobody goes home empty", "dish of the day", "a bear hug you can eat", "favourite customer", "fill it up", "whistle and pour", "polite robbery", "canteen", "big paws, small bowl", "my shift ends at two", "thank you, I think", "looks fierce, isn’t", "the rules are for others", "table for one", "regulars", "no receipt", "warm inside")  # fmt: skip
    s.relate("bear", "feeds", "small guest")
    s.about(place="a canteen", time="noon", light="daylight from the right", composition="left", view="eye level", foreground="the back of a small guest’s head", unexplained="whom the bear is looking out for")
