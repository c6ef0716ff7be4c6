"""The Side It Hid: in its sleep an island has turned over; trees, house and sheep hang down into the sea."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

ROCK = "214,540! 236,470! 226,410! 286,350! 300,270! 366,236! 384,214! 566,214! 590,270! 634,310! 626,380! 670,440! 664,500! 690,540!"
LIT = ("236,470! 226,410! 286,350! 316,420! 280,540! 214,540!", "300,270! 366,236! 400,300! 372,400! 330,380!", "430,300! 480,250! 520,330! 490,430! 440,390!", "400,440! 450,460! 440,540! 360,540!", "560,360! 590,320! 606,400! 580,470! 548,440!")
DARK = ("566,214! 590,270! 634,310! 626,380! 670,440! 664,500! 690,540! 610,540! 624,470! 590,400! 604,330! 556,280!", "384,214! 400,300! 430,270! 420,214!", "316,420! 372,400! 400,440! 340,540! 280,540!", "490,430! 548,440! 560,540! 500,540!")
EARTH = "52,566! 60,530 96,508 150,500 220,512 300,498 380,510 470,500 560,512 640,498 710,506 752,528 764,566! 700,582 560,574 400,586 240,574 110,584!"
MEADOW = "58,566! 110,584 240,574 400,586 560,574 700,582 760,566! 748,626 690,672 600,700 480,712 340,714 220,700 120,664 72,620"
PINES = ((112, 640, 1.05, 6), (192, 684, 1.3, 3), (700, 664, 1.3, -4))
ROOTS = (
    [(196, 560, 30), (190, 470, 22), (168, 400, 15), (136, 372, 10), (100, 392, 6), (88, 430, 3)], [(182, 430, 14), (190, 360, 9), (168, 310, 6), (136, 300, 3)], [(150, 385, 9), (110, 340, 6), (70, 336, 3)],
    [(112, 560, 24), (104, 500, 16), (76, 460, 10), (50, 462, 6), (36, 490, 3)], [(706, 560, 30), (712, 460, 21), (736, 400, 14), (772, 380, 9), (800, 410, 5)], [(716, 440, 14), (700, 370, 9), (722, 316, 6), (756, 306, 3)],
    [(186, 480, 10), (222, 440, 7), (250, 436, 5), (262, 456, 3)], [(712, 490, 11), (676, 446, 8), (656, 442, 5), (640, 462, 3)], [(140, 560, 14), (146, 500, 9), (130, 450, 5), (140, 420, 3)], [(744, 560, 14), (752, 500, 9), (780, 470, 6), (806, 490, 3)],
)
PINE = "-9,-20! 9,-20! 10,28! 50,30! 24,62! 42,66! 20,100! 34,104! 0,170! -34,104! -20,100! -42,66! -24,62! -50,30! -10,28!"


@card(id="bg4aeb", title="The Side It Hid", seed=54, palette="lino_kelp", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.5, 0.5)])
    with p.thing("sea", "place") as sea:
        sea.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sea.strokes([[(x, y), (x + 70, y + 5), (x + 150, y)] for x, y in ((40, 70), (300, 50), (560, 90), (40, 170))], 10, ends=(0.1, 0.9))
        sea.flat("-20,560! 820,560! 820,1220! -20,1220!", ink=2, gap=6)
        with sea.down_to(1):
            sea.strokes([[(x, y), (x + 90, y + 10), (x + 200, y)] for x, y in ((20, 890), (330, 900), (30, 1140), (560, 1130), (640, 920), (300, 1160))], 11, ends=(0.05, 0.9))
    with p.thing("island", "subject") as w:
        w.flat(ROCK, ink=2, gap=8)
        for shape in (*LIT, *DARK):
            w.flat(shape, ink=0 if shape in LIT else KEY)
        w.flat(MEADOW, ink=1, gap=7, around=KEY)
        wedges(w, fringe([(690, 672), (600, 700), (480, 712), (340, 714), (220, 700), (120, 664)], 34, (10, 22), -90, seed=4), 12, 1)
        w.flat(EARTH, gap=6)
        for gap, root in [(gap, root) for gap in (6, 0) for root in ROOTS]:
            w.flat(tube(root), gap=gap, around=1)
        w.flat(EARTH)
        w.flat(*[ellipse(x, y, r * 1.3, r) for x, y, r in ((150, 540, 11), (262, 546, 8), (322, 532, 13), (420, 548, 9), (500, 534, 12), (590, 546, 8), (640, 532, 11))], ink=0)
        for x, y, k, a in PINES:
            w.flat(moved(PINE, (x, y), k, a), gap=5, around=2)
            w.strokes([moved([(-6, h), (-16, h + 14), (-24, h + 22)], (x, y), k, a) for h in (36, 70, 106)], 8, ends=(0.2, 0.6))
        for x, y in ((88, 462), (36, 520), (70, 366), (800, 440), (768, 334), (136, 330)):
            w.flat(drop(x, y, 13), ink=0, gap=3, around=KEY)
    with p.thing("house", "accent") as h:
        h.flat("268,704! 392,704! 392,796! 268,796!", "358,800! 384,800! 384,850! 358,850!", ink=0, gap=6, around=KEY)
        h.flat("242,790! 418,790! 330,872!", gap=5)
        h.flat("292,720! 322,720! 322,756! 292,756!", "344,704! 374,704! 374,762! 344,762!")
        h.dots([(384, 874, 9), (400, 846, 8), (428, 822, 7), (426, 862, 6)], 0)
    with p.thing("sheep upside down", "witness") as m:
        at = (522, 768)
        m.flat(*[moved([(u - 7, 0), (u + 7, 0), (u + 6, 56), (u - 6, 56)], at, 1.0, 180) for u in (-44, -22, 26, 46)])
        m.flat(billowed(moved(ellipse(0, -30, 66, 40), at, 1.0, 180), 40, 0.34, 3), ink=0, gap=6, around=KEY)
        m.flat(moved("-60,-54! -84,-66 -112,-50 -128,-24 -118,-8 -98,-8 -70,-22", at, 1.0, 180), gap=6)
        m.flat(moved("-66,-56! -46,-76 -20,-76! -26,-58 -50,-44", at, 1.0, 180), gap=5), m.dots([(*moved([(-92, -40)], at, 1.0, 180)[0], 6)], 0)
    with p.thing("garden", "accent") as g:
        for x in (400, 438, 476, 514, 552):
            g.flat(tube([(x, 214, 5), (x + 2, 190, 4), (x, 166, 3)]))
            g.flat(moved("-16,-34! -8,-22 0,-38! 8,-22 16,-34! 18,-8 8,4 -8,4 -18,-8", (x, 164), 0.95), spot=True, gap=4, around=KEY)
    with p.thing("cod", "prop") as b:
        for fin in ("300,984! 330,930 380,940 404,976!", "424,990! 450,948 492,960 510,990!", "330,1090! 350,1130 390,1126 404,1096!"):
            b.flat(fin, gap=5, around=1)
        b.flat("128,1060! 160,1010 226,976 316,968 420,982 520,1020! 574,990 600,984! 588,1030 606,1082! 566,1066 516,1048! 430,1086 330,1106 240,1104 180,1092 150,1084! 176,1072", gap=7, around=1)
        b.dots([(226, 1022, 21)]), b.dots([(228, 1016, 10)], KEY)
        b.strokes([[(286, 984), (302, 1030), (288, 1084)], *[[(330 + d, 1010), (380 + d, 1016), (420 + d, 1022)] for d in (0, 70)], *[[(320 + d, 1060), (370 + d, 1064), (410 + d, 1056)] for d in (0, 70)]], 10, ends=(0.1, 0.7))
    s.describe("An island floats upside down. Its black rock and roots stick up into the air, dripping, with red tulips on top. Under the water its pines, house and sheep hang down; a cod looks.")
    s.moods("astonished", "dreamlike", "calm", "eerie")
    s.themes("secrets", "reversal", "home", "sea", "hidden side")
    s.says("capsized", "topsy-turvy", "iceberg", "insomnia", "antipodes", "revolution", "downside", "unconscious", "reversal", "subconscious", "somersault", "the island turned over", "so that was the side it hid", "down under", "restless tenant", "who planted those?", "the sheep didn’t notice", "roots have a right to the sun", "hold on to the furniture", "my family, from below", "other side of the bed", "every coin has one", "the world on its head", "who left the tap on?", "mind your head on the sea", "gardeners of the dark side", "Monday again", "breakfast on the ceiling", "a hidden talent for tulips", "what holidays do to me", "upside", "what we stand on", "smoke goes up, bubbles too", "the deep end", "it snored and rolled", "everything I buried", "everything stays in its place", "the house kept its light on", "a change of view", "don’t look for the door", "the neighbours grew those", "land ahoy, sort of", "it needed to breathe", "grandfather turns in his sleep")  # fmt: skip
    s.relate("island", "hides in", "sea")
    s.about(place="the sound between islands", time="early morning", light="pale sky behind the roots", composition="high", view="far, the sea seen from its edge", foreground="a cod under the water", unexplained="who planted tulips on the underside")
