"""The Slow Kiss: two snails reared sole to sole under a leaf, horns wound together."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedge, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

SOLE = [(408, 356), (398, 450), (418, 560), (402, 680), (420, 800), (404, 920), (410, 1010)]
LIGHT = "408,356! 400,316 376,282 338,282 310,306 302,350 312,420 306,500 270,560! 120,740! 210,880 150,960 60,1010 -20,1050! 410,1050! 410,1010! 404,920 420,800 402,680 418,560 398,450!"
DARK = "408,356! 420,312 448,282 488,284 514,312 520,360 508,430 520,510 560,560! 740,700! 640,860 690,950 760,1000 820,1040! 820,1050! 410,1050! 410,1010! 404,920 420,800 402,680 418,560 398,450!"


def spiral(x: float, y: float, r: float, turns: float, way: int, start: float, wide: float) -> list[tuple[float, float, float]]:
    n = 44
    return [(x + way * r * (1 - k / n) ** 1.1 * math.cos(start + math.tau * turns * k / n), y + r * (1 - k / n) ** 1.1 * math.sin(start + math.tau * turns * k / n), wide * (1 - 0.82 * k / n)) for k in range(n + 1)]


@card(id="4worzm", title="The Slow Kiss", seed=77, palette="lino_heather", light=(0.2, -0.9))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.5, 0.5)])
    with p.thing("rain") as rain:
        for x, y, q in ((90, 330, 130), (190, 250, 110), (60, 500, 110), (250, 380, 100), (690, 330, 130), (750, 470, 120), (620, 250, 100), (40, 800, 100), (770, 810, 90)):
            rain.flat(wedge((x, y + q), (x + 26, y), 6), ink=2)
    with p.thing("pear leaf") as leaf:
        leaf.flat("-20,-20! 820,-20! 820,60! 720,130 600,176 480,196! 380,150 240,160 120,120 -20,140!", ink=2)
        leaf.strokes([[(820, 0), (640, 80), (480, 190)], [(700, 54), (690, 90), (650, 146)], [(600, 100), (570, 130), (560, 170)], [(640, 80), (560, 60), (470, 70)], [(560, 126), (480, 110), (420, 130)]], 9, ends=(0.8, 0.1), black=True)
    with p.thing("bough") as bough:
        bough.flat("-20,1050! 200,1034 420,1044 640,1030 820,1040! 820,1220! -20,1220!")
        with bough.down_to(2):
            bough.strokes([[(40, 1100), (240, 1084), (460, 1096)], [(360, 1140), (560, 1124), (740, 1136)], [(90, 1170), (200, 1160), (330, 1170)]], 10, ends=(0.1, 0.3))
    with p.thing("pale snail", "subject") as a:
        a.flat(LIGHT, ink=1, gap=6, around=0)
        wedges(a, fringe([(304, 360), (312, 430), (306, 500), (280, 550)], length=(36, 64), turn=-68, every=26, seed=3), 19, 0)
        wedges(a, fringe([(60, 1012), (150, 962), (214, 890)], length=(40, 60), turn=-73, every=30, seed=4), 22, 0)
    with p.thing("dark snail", "subject") as b:
        b.flat(DARK, ink=KEY, gap=6, around=0)
        wedges(b, fringe([(518, 370), (508, 440), (520, 510), (550, 550)], length=(34, 60), turn=68, every=26, seed=5), 19, 2)
        wedges(b, fringe([(770, 1004), (700, 956), (650, 880)], length=(36, 56), turn=-73, every=30, seed=6), 22, 2)
        b.flat(ellipse(640, 690, 182, 178), ink=2, gap=7, around=0)
        b.flat(tube(spiral(640, 690, 148, 2.3, -1, 1.2, 25)), ink=KEY)
        b.flat("700,540! 672,590! 696,628! 664,672! 690,712! 704,706! 684,674! 712,626! 690,592! 716,548!", spot=True)
    with p.thing("pale shell") as shell:
        shell.flat(ellipse(184, 700, 186, 182), ink=KEY, gap=7, around=0)
        shell.flat(tube(spiral(184, 700, 148, 2.2, 1, 1.2, 27)), ink=1)
    with p.thing("sole") as sole:
        wedges(sole, fringe(SOLE[1:], length=(22, 44), turn=-109, every=24, seed=7), 14, 1)
        wedges(sole, fringe(SOLE[1:], length=(22, 44), turn=109, every=24, seed=8), 14)
    with p.thing("horns") as horns:
        horns.flat(tube([(470, 300, 15), (410, 232, 12), (372, 176, 10), (402, 116, 9), (450, 74, 8)]), ink=KEY, gap=6, around=0)
        horns.flat(tube([(348, 300, 15), (404, 236, 12), (446, 180, 10), (416, 122, 9), (372, 78, 8)]), ink=1, gap=6, around=0)
        horns.flat(tube([(380, 200, 10), (372, 176, 10), (384, 144, 9)]), ink=KEY)
        horns.flat(tube([(420, 104, 8.5), (434, 88, 8), (450, 74, 8)]), ink=KEY, gap=4, around=0)
        for x, y, ink in ((372, 74, 1), (452, 70, KEY), (262, 218, 1), (566, 226, KEY)):
            horns.flat(ellipse(x, y, 15, 15), ink=ink, gap=5, around=0)
        horns.flat(tube([(326, 300, 14), (290, 250, 9), (264, 220, 7)]), ink=1)
        horns.flat(tube([(500, 302, 14), (540, 256, 9), (564, 228, 7)]), ink=KEY)
    s.describe("Two snails, one pale, one dark, stand pressed together in rain. Their horns wind round each other under a leaf. A crack in the dark one’s shell is mended in yellow.")
    s.moods("tender", "slow", "ardent", "secret")
    s.themes("love", "patience", "touch", "opposites", "repair")
    s.says("glued", "slowly", "kiss", "slime", "entangled", "zip", "courtship", "handfast", "marriage", "sticky", "homebodies", "fast movers", "all summer to reach you", "your place or mine?", "we both brought our houses", "get a garden", "take your time", "opposites attract", "tangled up in you", "slow dance", "it began in april", "and then it rained", "nobody is watching", "don’t hurry me", "head over foot", "my heart is a spiral", "mended and ready", "yin and yang in the lettuce", "we came at a crawl", "the world can wait", "one leaf for two", "spineless, but brave", "closer", "love is a long road", "I would know you blind", "let’s never come unstuck", "knots for beginners", "romeo and romeo and juliet", "wet through and happy", "first I need to sit down", "two storms meet", "the gardener will weep", "it leaves a trail", "old wounds shine")  # fmt: skip
    s.relate("pale snail", "is stitched to", "dark snail")
    s.about(place="under a pear leaf in an orchard", time="a wet afternoon", light="pale, from behind the rain", composition="centred", view="near, eye level", foreground="a dark bough", unexplained="who mended the shell", weather="rain")
