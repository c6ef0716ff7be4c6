"""Weather for Some: it rains on the ring road, but where the wiper has passed there is a beach; a dog has seen it."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

DOG = (
    "-30,1240! -20,1150 40,1060 110,1000 150,930! 166,840 180,760 222,680 290,630 360,620 410,642 440,680! 500,690 570,694 622,700! 650,716 654,746 632,766! 590,786 530,806 480,812! 530,834 570,838 592,834! 586,868 540,890 480,896 426,900! 410,960 420,1010! 480,1060 520,1140 530,1240!"
)
EAR = "310,676! 250,640 170,616 90,620 20,660! 60,690 70,730 110,760! 170,760 230,790 290,820 330,790 340,730"


def fan(r: float, a: float, b: float) -> list[tuple[float, float]]:
    """What the wiper has wiped, from one angle to another."""
    turn = [math.radians(a + (b - a) * k / 40) for k in range(41)]
    return [(440 + r * math.cos(q), 940 + r * math.sin(q)) for q in turn]


@card(id="k2p5wy", title="Weather for Some", seed=43, palette="riso_canteen", light=(0.3, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.3, -0.6, 0.5)])
    wiped = [*fan(800, -128, -38), *reversed(fan(150, -128, -38))]
    with d.thing("rain", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1240! -20,1240!", green=1)
        p.strokes([[(x, y), (x - 14, y + 80)] for x, y in ((60, 60), (120, 200), (40, 330), (90, 470), (150, 60), (30, 600), (230, 30), (760, 80), (700, 40), (140, 590), (60, 740))], 9, ends=(0.1, 0.1))
    with d.thing("beach", "subject") as b:
        b.flat(wiped, gap=8)
        with b.within(wiped):
            b.flat("-20,400! 820,380! 820,520! 640,510 480,560 300,540 -20,600!", green=1)
            b.strokes([[(300, 450), (350, 442), (400, 452)], [(560, 430), (610, 422), (660, 432)], [(440, 500), (490, 492), (540, 502)]], 8, ends=(0.1, 0.1))
            b.flat("470,760! 470,560! 540,470! 610,560! 610,760!", gap=6, red=1)
            for x in (500, 556):
                b.flat([(x, 566), (x + 28, 566), (x + 28, 770), (x, 770)])
            b.flat("640,800! 640,580! 720,480! 800,580! 800,800!", gap=6, red=1)
            for x in (672, 736):
                b.flat([(x, 586), (x + 32, 586), (x + 32, 800), (x, 800)])
            b.flat("330,200! 400,250! 380,350! 290,290!", red=1)
            with b.in_inks(red=1):
                b.strokes([[(380, 350), (420, 400), (390, 440), (440, 500)]], 6, ends=(1, 0.4))
    with d.thing("wiper", plane="front") as y:
        q = math.radians(-38)
        with y.in_inks(red=1, green=1):
            y.strokes([[(440, 940), (440 + 810 * math.cos(q), 940 + 810 * math.sin(q))]], 14, ends=(1, 1))
    with d.thing("dashboard", "witness", plane="front") as f:
        f.flat("-20,960! 200,920 400,910 600,920 820,960! 820,1240! -20,1240!", gap=8, red=1, green=1)
        f.flat("600,926! 670,900 750,920 800,956!", gap=6)
    with d.thing("dog in front", "subject", plane="front") as g:
        g.flat(DOG, gap=8, red=1)
        g.flat("500,806! 560,800 596,786! 620,830 616,884 590,904 566,884 556,840!", gap=6)
        g.flat("622,698! 652,712 656,746 634,766! 606,752 602,722", gap=5, red=1, green=1)
        g.flat(EAR, gap=8, red=1, green=1)
        g.flat("396,700! 416,676 446,680 462,702! 440,716 414,714")
        g.flat(ellipse(436, 698, 13, 14), red=1, green=1)
        g.flat("146,934! 240,990 340,1000 412,970! 420,1012! 340,1046 230,1034 118,984!", gap=6, red=1, green=1)
        g.strokes([[(400, 664), (424, 650), (450, 656)], [(150, 1090), (130, 1150), (136, 1220)], [(400, 1100), (420, 1160), (416, 1220)], [(480, 812), (450, 806), (430, 786)]], 9, ends=(0.1, 0.1))
    s.describe("Rain streaks a green windscreen. Where the wiper has passed lies a bright beach, with striped huts and a diving kite. In front sits a red dog, one dark ear flying, its tongue out.")
    s.moods("happy", "hopeful", "droll", "wistful")
    s.themes("travel", "weather", "hope", "summer", "companionship")
    s.says("holiday", "seaside", "wiper", "kite", "windscreen", "tongue", "optimist", "summer", "vacation", "are we there yet?", "head in the wind", "good boy", "a clear view", "weather for some", "sunny spells", "it sees what I don’t", "wind in my ears", "postcard", "wash and go", "one wipe and it’s July", "don’t blink", "navigator", "half a second of sun", "best friend, best seat", "the back road to the beach", "roll the window down", "who is driving?", "seat belt", "wet dog, dry dream", "the bright side", "bring the bucket", "they promised rain", "it was like this every year", "sand in the car", "look what I found", "monday through a hole", "fresh air", "rub your eyes", "on the other side of the glass", "wag", "smell of salt", "I can’t believe we left", "a dog’s eye view", "where the rain stops")  # fmt: skip
    s.relate("dog in front", "looks out of", "beach")
    s.relate("wiper", "opens onto", "beach")
    s.about(place="a car on the Ring Road", time="a wet Monday", light="from the beach behind the glass", composition="low", view="through a windscreen", foreground="a dark dashboard and the dog’s shoulders", unexplained="sand lies on the dashboard")
