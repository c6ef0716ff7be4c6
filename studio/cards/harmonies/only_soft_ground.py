"""Only Soft Ground: a toad has been asked once too often to keep still, and barley is coming up on it in rows."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import barley
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

BODY = "-20,1010! -20,640 40,470 150,340 290,262 430,244 570,280 700,372 780,500 820,640 820,1010!"
THROAT = "96,900! 66,930 84,1010 164,1070 290,1104 410,1112 540,1100 656,1056 724,990 738,920 704,896! 560,926 400,936 240,930"
FACE = "-20,1010! -20,760! 40,700 96,640 110,560 170,496 256,490 320,540 342,606 400,622 458,606 480,540 544,490 630,496 690,560 704,640 760,700 820,760! 820,1010!"
FOOT = "-230,-160! -150,-172 -90,-172 -30,-140 20,-90 44,-40 70,-6 112,14 134,36 130,58 106,64 72,48 46,34! 60,68 78,108 74,134 52,138 32,114 8,48! 4,88 0,128 -22,144 -44,128 -46,86 -40,46! -62,80 -80,118 -106,124 -116,102 -100,60 -88,16 -120,-6 -170,-20 -230,-26!"


@card(id="luvacy", title="Only Soft Ground", seed=73, palette="lino_kelp", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.4)])
    with p.thing("pool", "place") as w:
        w.flat("-10,1010! 810,1010! 810,1210! -10,1210!")
    with p.thing("barley", "prop") as b:
        for k in range(11):
            a = math.radians(198 + 14.4 * k)
            barley(b, (400 + 400 * math.cos(a), 660 + 408 * math.sin(a)), 172, math.degrees(a) + 90, KEY)
    with p.thing("toad", "subject") as t:
        t.flat(BODY)
        for r, n, first, step, size in ((1.0, 9, 190, 20, 132), (0.62, 6, 208, 24.8, 120)):
            for k in range(n):
                crooked = r == 1.0 and k == 5
                a = math.radians(first + step * k)
                barley(t, (400 + 372 * r * math.cos(a), 700 + 300 * r * math.sin(a)), size, (math.degrees(a) - 270) * 0.72 + (42 if crooked else 0), 1)
        t.flat(FACE, ink=2, gap=7, around=KEY)
        t.flat(THROAT, ink=1)
        with t.within(THROAT):
            for y, h in ((968, 36), (1010, 50), (1052, 60)):
                t.strokes([[(60, y - h * 0.9), (230, y - 6), (400, y + 8), (570, y - 6), (745, y - h * 0.9)]], 10, ends=(0.15, 0.15))
            wedges(t, fringe([(70, 930), (160, 1050), (290, 1098), (410, 1106), (540, 1094), (660, 1040), (740, 930)], 22, (36, 84), -80, seed=4), 17, 2)
        t.strokes([[(40, 858), (84, 800), (150, 794), (270, 832), (400, 842), (530, 832), (650, 794), (716, 800), (760, 858)]], 20, ends=(0.2, 0.2), black=True)
        t.strokes([[(352, 726), (366, 716), (376, 730)], [(448, 726), (434, 716), (424, 730)]], 12, ends=(0.5, 0.2), black=True)
        wedges(t, fringe([(-10, 740), (60, 680), (104, 620), (116, 560)], 8, (40, 92), -254, seed=2), 17)
        wedges(t, fringe([(684, 560), (696, 620), (740, 680), (810, 740)], 8, (40, 92), -286, seed=3), 17)
        for side in (0, 1):
            def at(x: float, m: int = side) -> float:
                return 800 - x if m else x
            t.flat([(at(x), y) for x, y in ellipse(216, 592, 92, 80, degrees=10)], ink=KEY)
            t.flat([(at(x), y) for x, y in ellipse(222, 600, 76, 62, degrees=12)], spot=True)
            t.flat([(at(x), y) for x, y in ((160, 598), (190, 584), (226, 590), (286, 612), (246, 618), (200, 616))], ink=KEY)
            t.flat([(at(x), y) for x, y in ellipse(196, 570, 11, 9)], ink=0)
            t.flat([(at(x), y) for x, y in ((112, 560), (150, 500), (220, 486), (290, 512), (336, 606), (330, 640), (262, 580), (200, 554), (150, 556))], ink=2)
            t.strokes([[(at(120), 572), (at(160), 550), (at(214), 556), (at(268), 584), (at(326), 640)]], 14, ends=(0.4, 0.5), black=True)
            t.strokes([[(at(150), 520), (at(196), 508), (at(246), 520)]], 9, ends=(0.2, 0.1), black=True)
            t.strokes([[(at(286), 690), (at(296), 684), (at(308), 690)], [(at(246), 742), (at(262), 734), (at(276), 742)], [(at(196), 706), (at(206), 700), (at(216), 706)]], 11, ends=(0.6, 0.4))
            t.flat(moved(FOOT, (at(142), 1014), 1.04, 0, flip=bool(side)), ink=2, gap=7, around=KEY)
            t.strokes([[(at(142 + 1.04 * x), 1014 + 1.04 * y) for x, y in q] for q in ([(44, 32), (24, 0), (10, -30)], [(8, 46), (-4, 10), (-10, -26)], [(-40, 44), (-38, 10), (-36, -24)])], 9, ends=(0.3, 0.1), black=True)
            t.strokes([[(at(10), 890), (at(70), 890), (at(136), 930)], [(at(10), 936), (at(52), 938), (at(100), 964)]], 11, ends=(0.1, 0.7), black=True)
    with p.thing("ripples") as r:
        r.strokes([[(260, 1142), (400, 1150), (560, 1140)], [(330, 1172), (430, 1178), (520, 1170)], [(20, 1186), (90, 1190), (170, 1184)], [(640, 1188), (700, 1192), (780, 1186)]], 8, ends=(0.1, 0.1))
    s.describe("A huge toad glares at us with red eyes, mouth clamped shut. Barley has come up in rows all over its back. One stalk grows crooked.")
    s.moods("furious", "stubborn", "droll", "patient")
    s.themes("patience", "limits", "harvest", "land", "being used")
    s.says("temper", "landlord", "puberty", "haircut", "overgrown", "tolerance", "grudge", "hedgehog", "deadline", "I have not moved since March", "don’t say a word", "somebody planted this", "he’s gonna pop", "bad hair day", "the field is looking at me", "count to ten", "still waters, loud barley", "you reap what you sit through", "our daily bread", "too polite to get up", "a crown he never asked for", "nobody asked the ground", "green with it", "mother before coffee", "just one more inch", "harvest is in August", "my whole back itches", "one kiss and he’s a prince", "the tenant never pays", "it grows on you", "keep still, they told me", "slow to anger", "the hill has eyes", "who sowed the wonky one?", "a bumper crop", "he swallowed what he meant to say", "old man by the pond", "use me while I’m soft", "deep roots", "what sitting still gets you", "one day the field gets up", "ask me again. go on.", "house on my back", "zoning dispute")  # fmt: skip
    s.relate("barley", "grows from", "toad")
    s.about(place="the edge of a black bog", time="early summer", light="flat light from the left", composition="centred", view="near, head on", foreground="two broad feet", unexplained="who sowed the crooked stalk")
