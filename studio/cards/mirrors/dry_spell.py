"""Dry Spell: in the waiting room a big fish sits upright on a chair, its hat on its knees."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved

FISH = "196,318! 220,262 280,196 370,150 470,150 548,200 594,290 616,400 624,520 616,650 586,744 520,806 440,836 370,846 326,876 304,930 296,990! 330,1050 372,1090 384,1120! 330,1124 270,1104 236,1074! 190,1106 120,1126 64,1124! 74,1080 130,1030 216,984! 216,910 232,826 270,756 322,716! 308,640 310,560 312,490 296,430 256,386 214,352!"
DORSAL = "560,200! 630,196 690,236 716,296! 690,300 676,316 706,350 724,410! 694,408 676,422 700,470 706,530! 660,520 624,520! 616,400 594,290"
FIN = "420,520! 470,530 480,580 450,640 400,690 340,724 290,736! 300,710 276,706! 300,680 290,662! 330,640 370,590"
HAT = "0,0! 6,-70 50,-104 100,-104 146,-70 152,0! 196,8 200,24! -50,24! -46,8"
CHAIR = "664,480! 700,480! 690,880! 690,1130! 658,1130! 656,906! 330,906! 326,1130! 294,1130! 298,860! 650,860!"


@card(id="ctmcb8", title="Dry Spell", seed=67, palette="riso_waiting_room", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.7, 0.5)])
    with d.thing("waiting room", "place") as g:
        g.flat("-20,1010! 820,1010! 820,1240! -20,1240!", mint=1)
        g.flat("60,150! 180,150! 180,150! 60,150!", mint=1)
    with d.thing("chair", "prop") as c:
        c.flat(CHAIR, gap=6, mint=1, crimson=1)
    with d.thing("patient fish", "subject") as f:
        f.flat(DORSAL, gap=6, mint=1, crimson=1)
        f.flat(FISH, gap=7, crimson=1)
        f.flat(ellipse(318, 270, 50, 50))
        f.flat(ellipse(308, 276, 27, 27), mint=1, crimson=1)
        f.flat("262,272! 266,226 318,208 370,226 374,272! 340,250 296,250", crimson=1)
        f.strokes([line("262,266 318,246 374,266"), line("204,336 250,340 284,362"), line("420,190 452,260 450,340 410,420")], [6, 7, 9], ends=(0.6, 0.2))
        for y in range(4):
            for x in range(3 - y % 2):
                f.strokes([moved(line("-26,-14 -20,12 0,22 20,12 26,-14"), (500 + x * 54 - (26 if y % 2 == 0 else 0), 400 + y * 74), 0.9)], 6, ends=(0.3, 0.3))
    with d.thing("hat on its knees", "accent") as h:
        h.flat(moved(HAT, (236, 800), 1.0, -8), gap=6, mint=1)
        h.flat(moved("2,-30! 150,-30! 152,0! 0,0!", (236, 800), 1.0, -8), gap=4, mint=1, crimson=1)
        h.flat(FIN, gap=6, mint=1, crimson=1)
    with d.thing("drops", "prop") as p:
        for x, y in ((590, 950), (480, 940), (540, 990)):
            p.flat(f"{x},{y - 30}! {x + 12},{y + 4} {x},{y + 16} {x - 12},{y + 4}", gap=3, mint=1)
    s.describe("A big red fish sits upright on a chair. It faces left with the corners of its mouth down, its tail on the green floor, and holds a hat on its lap. Drops fall from the seat.")
    s.moods("droll", "anxious", "patient", "dignified")
    s.themes("waiting", "patience", "manners", "fear", "outsiders")
    s.says("next", "dentist", "fish out of water", "grumpy", "waiting room", "hat", "doctor, doctor", "I have an appointment", "grandpa", "sit up straight", "patience", "how long now?", "holding my breath", "the new patient", "dry spell", "wet", "no water cooler?", "cold feet, no feet", "Sunday best", "serious", "bad news", "interview", "nervous", "something smells", "lost its school", "guppy love", "it’s my gills, doctor", "gentleman", "left on the hook", "I’ll wait", "all dressed up and nowhere to swim", "be brave", "the last in the queue", "scales", "somebody’s father", "carp", "complaints office", "he took off his hat, at least", "a bigger pond", "visa department", "bowl not included", "poor fish", "deadpan", "please take a number, I took all")  # fmt: skip
    s.relate("patient fish", "waits for", "waiting room")
    s.relate("patient fish", "carries", "hat on its knees")
    s.about(place="the Waiting Room", time="a long afternoon", light="plain, from the left", composition="right", view="eye level", foreground="the wet green floor", unexplained="what it has come for")
