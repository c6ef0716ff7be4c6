"""The Side It Hid: in its sleep an island has turned over; trees, house and sheep hang down into the sea."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

ROCK = "84,584! 116,500 176,420 214,320 300,246 392,214! 590,214! 664,262 728,346 764,450 812,584!"
MEADOW = "60,560! 820,560! 812,620 740,668 650,700 560,742 460,716 360,738 250,700 150,660 84,610"
ROOTS = ([(250, 330, 22), (190, 270, 15), (130, 262, 11), (84, 300, 7), (50, 296, 3)], [(150, 262, 9), (120, 200, 6), (76, 190, 3)], [(330, 270, 20), (300, 176, 13), (250, 132, 9), (206, 140, 5), (180, 120, 2)], [(282, 160, 8), (284, 104, 5), (252, 66, 2)], [(650, 280, 20), (686, 190, 13), (734, 160, 9), (772, 172, 5), (800, 150, 2)], [(704, 180, 8), (700, 120, 5), (730, 84, 2)], [(710, 360, 18), (766, 310, 11), (800, 300, 7), (850, 320, 4)], [(176, 450, 16), (116, 410, 10), (76, 420, 6), (36, 400, 3)], [(96, 416, 7), (72, 460, 4), (40, 476, 2)], [(610, 240, 13), (632, 140, 9), (622, 80, 5), (640, 46, 2)], [(630, 130, 6), (600, 100, 4), (580, 106, 2)])
PINE = "-9,-20! 9,-20! 10,28! 50,30! 24,62! 42,66! 20,100! 34,104! 0,170! -34,104! -20,100! -42,66! -24,62! -50,30! -10,28!"
SHEEP = "-60,-4 -68,-30 -46,-52 -14,-58 20,-56 50,-48 64,-26 56,-2 20,8 -24,8"


@card(id="bg4aeb", title="The Side It Hid", seed=54, palette="lino_kelp", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.5, 0.5)])
    with p.thing("sea", "place") as sea:
        sea.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sea.strokes([[(x, y), (x + 70, y + 5), (x + 150, y)] for x, y in ((30, 60), (340, 50), (380, 120), (20, 340), (420, 160))], 10, ends=(0.1, 0.9))
        sea.flat("-20,560! 820,560! 820,1220! -20,1220!", ink=2, gap=6)
        with sea.down_to(1):
            sea.strokes([[(x, y), (x + 90, y + 10), (x + 200, y)] for x, y in ((20, 880), (80, 930), (30, 1140), (560, 1130), (640, 930), (300, 1160))], 11, ends=(0.05, 0.9))
    with p.thing("island", "subject") as w:
        w.flat(MEADOW, ink=1, gap=7, around=KEY)
        for x, y, k, a in ((150, 640, 1.1, 8), (230, 676, 1.35, 3), (700, 660, 1.3, -6), (770, 630, 1.0, -10), (320, 706, 1.0, 0)):
            w.flat(moved(PINE, (x, y), k, a), gap=5, around=2)
            w.strokes([moved([(-6, h), (-16, h + 14), (-24, h + 22)], (x, y), k, a) for h in (36, 70, 106)], 8, ends=(0.2, 0.6))
        for root in ROOTS:
            w.flat(tube(root), gap=5, around=1)
        w.flat(ROCK, gap=7)
        for root in ROOTS:
            w.flat(tube(root[:2]))
        with w.within(ROCK):
            for x, y, d, h in ((250, 330, -40, 220), (306, 290, -30, 140), (366, 270, -16, 260), (436, 300, -8, 150), (506, 270, 4, 280), (566, 300, 10, 140), (626, 280, 26, 250), (676, 350, 34, 170), (396, 440, -8, 120), (206, 470, -20, 90), (470, 440, 2, 110), (596, 460, 14, 100), (310, 470, -16, 90), (720, 470, 20, 90)):
                w.flat([(x - 13, y), (x + 2, y - 14), (x + 13, y + 4), (x + 7 + d * 0.5, y + h * 0.55), (x + d, y + h), (x - 8 + d * 0.5, y + h * 0.5)], ink=0)
        for x, y in ((50, 334), (78, 232), (36, 450), (206, 186), (784, 220), (772, 372), (60, 522)):
            w.flat(drop(x, y, 13), ink=0, gap=3, around=KEY)
    with p.thing("house", "accent") as h:
        h.flat("420,712! 520,728! 512,806! 410,792!", ink=0, gap=6, around=KEY)
        h.flat("392,780! 534,802! 450,884!", gap=5)
        h.flat("440,734! 470,738! 466,768! 436,764!")
        h.flat("486,742! 506,745! 502,776! 482,772!", ink=1, gap=4, around=KEY)
        h.dots([(566, 850, 12), (590, 816, 9), (572, 900, 8), (548, 790, 6)], 0)
    with p.thing("sheep upside down", "witness") as m:
        x, y, k = 590, 770, 1.0
        for u in (-36, -18, 22, 40):
            m.flat(moved([(u - 5, 0), (u + 5, 0), (u + 4, 34), (u - 4, 34)], (x, y), k, 172))
        m.flat(moved(SHEEP, (x, y), k, 172), ink=0, gap=5, around=KEY)
        m.flat(moved("-58,-44 -84,-46 -96,-28 -84,-10 -66,-16", (x, y), k, 172), gap=4)
        m.flat(moved("-56,-46! -40,-60 -26,-52! -44,-40", (x, y), k, 172), gap=3)
    with p.thing("garden", "accent") as g:
        for x in (412, 452, 492, 532, 572):
            g.flat(tube([(x, 218, 5), (x + 2, 190, 4), (x, 166, 3)]), gap=3, around=1)
            g.flat(moved("-16,-34! -8,-22 0,-38! 8,-22 16,-34! 18,-8 8,4 -8,4 -18,-8", (x, 164), 0.95), spot=True, gap=4, around=KEY)
    with p.thing("cod", "prop") as b:
        for fin in ("300,984! 330,930 380,940 404,976!", "424,990! 450,948 492,960 510,990!", "330,1090! 350,1130 390,1126 404,1096!"):
            b.flat(fin, gap=5, around=1)
        b.flat("128,1060! 160,1010 226,976 316,968 420,982 520,1020! 574,990 600,984! 588,1030 606,1082! 566,1066 516,1048! 430,1086 330,1106 240,1104 180,1092 150,1084! 176,1072", gap=7, around=1)
        b.flat([(226 + 21 * a, 1022 + 21 * c) for a, c in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))], ink=0)
        b.dots([(228, 1016, 10)], KEY)
        b.strokes([[(286, 984), (302, 1030), (288, 1084)], *[[(330 + d, 1010), (380 + d, 1016), (420 + d, 1022)] for d in (0, 70)], *[[(320 + d, 1060), (370 + d, 1064), (410 + d, 1056)] for d in (0, 70)]], 10, ends=(0.1, 0.7))
    s.describe("An island floats upside down. Its black rock and roots stick up into the air, dripping, with red tulips on top. Under the water its pines, house and sheep hang down; a cod looks.")
    s.moods("astonished", "dreamlike", "calm", "eerie")
    s.themes("secrets", "reversal", "home", "sea", "hidden side")
    s.says("capsized", "topsy-turvy", "iceberg", "insomnia", "antipodes", "revolution", "downside", "unconscious", "reversal", "subconscious", "somersault", "the island turned over", "so that was the side it hid", "down under", "restless tenant", "who planted those?", "the sheep didn’t notice", "roots have a right to the sun", "hold on to the furniture", "my family, from below", "other side of the bed", "every coin has one", "the world on its head", "who left the tap on?", "mind your head on the sea", "gardeners of the dark side", "Monday again", "breakfast on the ceiling", "a hidden talent for tulips", "what holidays do to me", "upside", "what we stand on", "smoke goes up, bubbles too", "the deep end", "it snored and rolled", "everything I buried", "everything stays in its place", "the house kept its light on", "a change of view", "don’t look for the door", "the neighbours grew those", "land ahoy, sort of", "it needed to breathe", "grandfather turns in his sleep")  # fmt: skip
    s.relate("island", "hides in", "sea")
    s.about(place="the sound between islands", time="early morning", light="pale sky behind the roots", composition="high", view="far, the sea seen from its edge", foreground="a cod under the water", unexplained="who planted tulips on the underside")
