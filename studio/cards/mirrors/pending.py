"""Pending: a fox sleeps curled in the letter tray, on everything that was to be done today."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.ribbons import ribbon

BODY = "130,760! 110,660 130,540 200,430 310,360 440,340 570,370 670,450 720,560 724,680 680,790 600,850! 200,850!"
HEAD = "120,800! 150,740 176,680 190,610! 186,540 200,470! 250,500 290,546! 340,540 392,556! 430,510 484,490! 492,560 470,630 440,680! 420,730 370,780 300,812 220,826 150,832! 116,830 108,812!"


@card(id="dj1dsb", title="Pending", seed=67, palette="riso_late_office", light=(0.5, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.5, -0.7, 0.5)])
    with d.thing("letter tray", "prop") as t:
        t.flat("40,720! 90,640! 730,640! 780,720!", teal=1)
        for k, (x, y, a) in enumerate(((60, 850, -3), (90, 820, 2), (40, 880, 1))):
            t.flat(f"{x},{y}! {x + 680},{y + a * 6}! {x + 690},{y + 40 + a * 6}! {x + 8},{y + 44}!", gap=5, **({"orange": 1.0, "teal": 1.0} if k == 1 else {}))
    with d.thing("fox", "subject") as f:
        f.flat(BODY, gap=8, orange=1)
        f.strokes([[(690, 760), (640, 640), (560, 590), (470, 610), (430, 690)]], 9, ends=(0.2, 0.4))
        f.strokes([[(420, 420), (500, 410), (570, 440)], [(380, 470), (470, 460), (540, 484)]], 8, ends=(0.1, 0.1))
        f.flat(HEAD, gap=9, orange=1)
        f.flat("206,490! 216,540 220,590! 246,556 270,550! 240,520!", orange=1, teal=1)
        f.flat("474,510! 436,534 412,562! 430,576 446,610! 466,570!", orange=1, teal=1)
        f.flat("120,806! 170,770 230,760 270,730! 330,740 400,720 436,690! 414,736 366,782 300,812 220,826 150,832! 116,830!")
        f.flat("104,806! 124,786 150,794! 148,820 124,832 106,824!", gap=4, orange=1, teal=1)
        with f.in_inks(orange=1, teal=1):
            f.strokes([[(206, 700), (226, 724), (262, 722)], [(330, 672), (356, 690), (394, 674)]], 10, ends=(0.3, 0.3))
        tail = ribbon([(700, 690), (690, 800), (600, 880), (450, 900), (300, 880), (190, 850), (110, 830)], (40, 70, 84, 84, 74, 52, 16))
        f.flat(tail, gap=9, orange=1)
        with f.within(tail):
            f.flat("60,700! 270,700! 230,790! 290,820! 236,860! 290,900! 240,930! 260,1000! 60,1000!")
        f.strokes([[(640, 830), (560, 880), (460, 890)], [(600, 910), (500, 940), (400, 930)]], 8, ends=(0.1, 0.1))
    with d.thing("tray front", plane="front") as t:
        t.flat("24,930! 776,930! 776,960! 24,960!", gap=6, teal=1)
        for x in range(60, 760, 84):
            t.flat(f"{x},956! {x + 16},956! {x + 16},1110! {x},1110!", gap=5, teal=1)
        t.flat("24,1100! 776,1100! 776,1140! 24,1140!", gap=6, teal=1)
        for x in (24, 750):
            t.flat(f"{x},760! {x + 26},760! {x + 26},1140! {x},1140!", gap=6, teal=1)
