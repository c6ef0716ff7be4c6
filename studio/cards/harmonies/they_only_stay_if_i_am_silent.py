"""They Only Stay if I Am Silent: a woman wears a beard of living bees, and its tip has begun to point."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse, placed

FACE = "640,70! 540,50 450,66 390,110 356,170 346,214! 326,236 292,272 268,312 266,330! 290,344 316,346! 306,364 292,380 302,394! 320,400 306,412 300,430! 312,446 302,470 312,510 350,540 420,556 500,548 560,520! 600,600 640,700 660,840! 820,840! 820,200!"
HAIR = "400,96! 450,50 540,16 640,-10 820,-20! 820,560! 760,540 700,490 660,430! 690,400 690,340 660,310 620,320 606,350! 580,300 560,230 520,180 460,140!"
BEARD = "292,380! 304,396 322,402 304,414! 340,440 400,440 470,410 530,360 580,330! 610,400 626,500 610,640 560,780 490,900 400,1010 290,1090 180,1120 90,1090 50,1030! 44,990 60,960! 110,1000 160,990 190,930 196,840 190,740 200,640 226,540 262,460 286,430!"
LEFT = [(300, 440), (256, 530), (222, 640), (210, 760), (214, 880), (176, 1000), (76, 1010)]
RIGHT = [(566, 380), (604, 500), (590, 640), (536, 780), (450, 920), (330, 1050), (110, 1080)]


def bee(t: Cutting, x: float, y: float, k: float, a: float) -> None:
    """One bee, its head along the angle."""
    for side in (-1, 1):
        t.flat(lens(placed([(4, side * 5)], (x, y), k, a)[0], placed([(-24, side * 27)], (x, y), k, a)[0], 9 * k, 0.62), ink=0)
    t.flat(ellipse(x, y, 25 * k, 13 * k, 24, a), ink=2, gap=3, around=KEY)
    for u in (-9, 3):
        t.strokes([placed([(u, -14), (u + 3, 0), (u, 14)], (x, y), k, a)], 7 * k, ends=(0.6, 0.6), black=True)
    t.flat(ellipse(*placed([(19, 0)], (x, y), k, a)[0], 9 * k, 10 * k, 20, a), ink=1)


@card(id="sztomq", title="They Only Stay if I Am Silent", seed=6, palette="lino_fox_fire", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.8, -0.2, 0.5)])
    with p.thing("evening", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sky.strokes([[(x, y), (x + w / 2, y - 3), (x + w, y)] for x, y, w in ((40, 90, 150), (70, 170, 90), (40, 620, 90), (30, 760, 110), (220, 60, 90))], 12, ends=(0.1, 0.6))
    with p.thing("woman", "subject") as woman:
        woman.flat(FACE, ink=0, gap=8, around=KEY)
        with woman.within(FACE):
            woman.flat("820,200! 700,380 620,420 570,520 590,640 620,760 700,900! 820,900!", ink=2)
            with woman.down_to(2):
                woman.strokes(fringe([(690, 420), (600, 440), (566, 530), (590, 640), (624, 740)], 14, (36, 70), bearing=(190, 200), bend=6), 13, ends=(0.8, 0.1))
        woman.flat("430,1240! 470,1040 560,880 660,800 820,740! 820,1240!", ink=3, gap=7)
        woman.flat(HAIR, ink=3, gap=6, around=KEY)
        with woman.within(HAIR), woman.down_to(2):
            woman.strokes([[(440 + 30 * k, 90 - 10 * k), (560 + 30 * k, 110 - 2 * k), (700 + 16 * k, 250 - 24 * k)] for k in range(6)] + [[(700, 470), (730, 400 - 10 * k), (790, 330 - 40 * k)] for k in range(4)], 12, ends=(0.1, 0.7))
        woman.flat("606,350! 620,318 660,310 690,340 690,400 660,432 630,420 622,390!", ink=0, gap=5, around=KEY)
        woman.strokes([[(630, 350), (660, 336), (672, 370), (646, 396)]], 8, ends=(0.2, 0.3), black=True)
        woman.flat("376,236! 400,214 440,210 476,228! 440,252 400,254", ink=0)
        woman.flat(ellipse(404, 234, 20, 20), ink=3), woman.flat(ellipse(400, 236, 10, 11))
        woman.strokes([[(366, 242), (396, 212), (440, 206), (488, 232)]], 12, ends=(0.2, 0.2), black=True)
        woman.strokes([[(384, 250), (420, 258), (466, 238)]], 6, ends=(0.1, 0.1), black=True)
        woman.strokes([[(378, 166), (420, 138), (478, 148)]], 15, ends=(0.3, 0.1), black=True)
        woman.strokes([[(300, 318), (316, 312), (324, 326)]], 8, ends=(0.3, 0.2), black=True)
    with p.thing("beard of bees", "witness") as beard:
        beard.flat(BEARD, gap=8)
        beard.strokes([[(300, 388), (332, 394), (366, 384)]], 8, ends=(0.4, 0.1), black=True)
        rows = 12
        for r in range(rows):
            v = (r + 0.3) / rows * (len(LEFT) - 1)
            i = min(len(LEFT) - 2, int(v))
            a, b = ([c[i][j] + (c[i + 1][j] - c[i][j]) * (v - i) for j in (0, 1)] for c in (LEFT, RIGHT))
            far = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
            n = max(1, round(far / 82))
            turn = (118, 108, 100, 96, 112, 150, 190)[min(6, round(v))]
            for k in range(n):
                u = (k + 0.5) / n
                bee(beard, a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u + (12 if k % 2 else -8), 1.16, turn + (-14, 12, 2)[(k + r) % 3] - (u - 0.5) * 30)
    with p.thing("strays", "accent", count=4) as strays:
        for x, y, a in ((70, 900, 200), (130, 820, 230), (90, 480, 20), (180, 380, -20)):
            bee(strays, x, y, 1.1, a)
    s.describe("A woman in profile wears a long beard of living bees. Her lips are pressed tight. The tip of the beard curls up, away from her, and four bees fly ahead.")
    s.moods("proud", "tense", "droll", "strange")
    s.themes("silence", "pride", "disguise", "control", "swarm")
    s.says("wizard", "honey", "tickles", "disguise", "prophet", "composure", "hum", "barber", "membership", "pharaoh", "patience", "don’t sneeze", "board member", "they only stay if I’m silent", "a secret with wings", "close shave", "he never says a word", "my aunt at the fair", "growing on me", "I have a feeling about this", "mind your own beeswax", "each thought has a sting", "wait till they start to sing", "speaking would be costly", "dressed in something alive", "thirty thousand opinions", "now nobody talks over me", "the bravest face in the village", "they smelled the roses on me", "the rumour gathers at the chin", "it points to where he lives", "a beard by any other name", "sweet on her", "hold that pose", "she could say one thing", "long-term growth", "queen for a day", "what keeps me quiet", "the longest minute", "only on loan from the hive", "kiss me if you dare", "mother had a moustache of wasps", "whatever you do, don’t laugh", "it was a bet at first")  # fmt: skip
    s.relate("woman", "wears", "beard of bees")
    s.relate("beard of bees", "follows", "strays")
    s.about(place="a hill with hives", time="evening", light="honey light from the left", composition="diagonal", view="near, in profile", foreground="her dark red shoulder cut by the lower edge", unexplained="where the tip of the beard is pointing")
