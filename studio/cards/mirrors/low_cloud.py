"""Low Cloud: a whale drifts past the windows of the ninth floor and looks in."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

UPPER = "-20,190! 160,150 340,160 520,220 660,310 760,400 830,480! 830,540! 740,548 600,560 480,590 390,640 330,700! 260,690 120,690 -20,700!"
LOWER = "330,712! 390,660 480,610 600,580 740,568 830,560! 830,690! 760,780 640,860 480,910 300,920 120,900 -20,880! -20,716! 120,704 260,704!"


@card(id="5l5m0x", title="Low Cloud", seed=63, palette="riso_fog_notice", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, -0.7, 0.5)])
    with d.thing("whale", "subject") as w:
        w.flat(UPPER, grey=1)
        w.flat(LOWER, grey=1)
        w.strokes([[(830, y), (640, y + 60 + k * 8), (420, y + 120 - k * 8), (200, y + 112 - k * 14)] for k, y in enumerate((590, 622, 654, 686, 716, 746))], 8, ends=(0.9, 0.1))
        w.flat("120,860! 240,850 330,870! 360,960 340,1060 290,1140! 220,1060 160,960!", gap=8, grey=1, violet=1)
        w.flat("196,612! 224,574 276,556 330,570 360,604! 320,640 256,646!", gap=0)
        w.flat(ellipse(284, 602, 36, 36, 60), grey=1, violet=1)
        w.flat(ellipse(272, 590, 10, 10, 30))
        with w.in_inks(grey=1, violet=1):
            w.strokes([[(182, 616), (222, 570), (278, 550), (334, 564), (372, 606)]], 15, ends=(0.3, 0.3))
            w.strokes([[(186, 574), (228, 540), (286, 524), (344, 540)], [(214, 654), (270, 666), (330, 652)]], 7, ends=(0.2, 0.2))
        for x, y, r in ((560, 300, 15), (600, 330, 10), (540, 336, 9), (650, 400, 13), (120, 260, 12), (150, 290, 8), (610, 372, 7)):
            w.flat(ellipse(x, y, r, r * 0.9, 30))
    with d.thing("office windows", "place") as o:
        for bar in ("-20,-20! 820,-20! 820,70! -20,70!", "-20,-20! 74,-20! 74,1220! -20,1220!", "726,-20! 820,-20! 820,1220! 726,1220!", "424,60! 462,60! 462,1000! 424,1000!", "60,420! 740,420! 740,446! 60,446!", "-20,980! 820,980! 820,1220! -20,1220!"):
            o.flat(bar, violet=1)
        o.strokes([[(40, 984), (760, 984)]], 7, ends=(1, 1))
    with d.thing("desk chair", "prop", plane="front") as c:
        c.flat("548,900! 560,870 640,860 690,876 700,900! 704,1010 690,1060! 560,1060! 546,1010!", gap=7, grey=1, violet=1)
        c.flat("520,1090! 540,1072 710,1072 730,1090! 730,1120 520,1120!", gap=7, grey=1, violet=1)
        c.flat("612,1120! 640,1120! 642,1240! 610,1240!", gap=6, grey=1, violet=1)
    with d.thing("cup", "accent", plane="front") as k:
        k.flat("150,1080! 262,1080! 256,1140 240,1172 206,1180 172,1172 156,1140!")
        k.flat("262,1096! 292,1092 298,1126 256,1144! 260,1128 280,1122 278,1108 262,1110!")
        k.strokes([[(190, 1060), (180, 1030), (200, 1006), (188, 970)], [(222, 1060), (214, 1036), (232, 1012)]], 8, ends=(0.2, 0.2))
