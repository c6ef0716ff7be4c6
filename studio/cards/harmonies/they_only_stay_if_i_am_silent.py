"""They Only Stay if I Am Silent: a woman wears a beard of living bees, and its tip has begun to point."""

from __future__ import annotations

import math
import random

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse, placed

FACE = "640,70! 540,50 450,66 390,110 356,170 346,214! 326,236 292,272 268,312 266,330! 290,344 316,346! 306,364 292,380 302,394! 320,400 306,412 300,430! 312,446 302,470 312,510 350,540 420,556 500,548 560,520! 576,600 580,700 566,840! 820,840! 820,200!"
HAIR = "400,96! 450,50 540,16 640,-10 820,-20! 820,560! 760,540 700,490 660,430! 690,400 690,340 660,310 620,320 606,350! 580,300 560,230 520,180 460,140!"
BEARD = "300,434! 340,446 400,440 470,410 530,360 580,330! 610,400 626,500 610,640 560,780 490,900 400,1010 290,1090 180,1120 90,1090 50,1030! 44,990 60,960! 110,1000 160,990 190,930 196,840 190,740 200,640 226,540 262,474 284,446!"
DRESS = "390,1240! 430,1130 490,1020 540,930 572,852! 640,880 730,862 830,800! 830,1240!"
COLLAR = "560,856! 562,810 578,776! 640,804 730,786 830,730! 830,806! 736,868 640,888!"


def bee(t: Cutting, x: float, y: float, k: float, a: float) -> None:
    """One bee, its head along the angle."""
    for side in (-1, 1):
        t.flat(lens(placed([(4, side * 5)], (x, y), k, a)[0], placed([(-24, side * 27)], (x, y), k, a)[0], 9 * k, 0.62), ink=0)
    t.flat(ellipse(x, y, 25 * k, 13 * k, 24, a), ink=2, gap=3, around=KEY)
    for u in (-9, 3):
        t.strokes([placed([(u, -14), (u + 3, 0), (u, 14)], (x, y), k, a)], 7 * k, ends=(0.6, 0.6), black=True)
    t.flat(ellipse(*placed([(19, 0)], (x, y), k, a)[0], 9 * k, 10 * k, 20, a), ink=1)


def swarm() -> list[tuple[float, float, float, float]]:
    """Places in the beard, no two near each other, each with a size and a bearing; along its edge they climb out."""
    rng, ring, bees = random.Random(11), outline(BEARD), []
    for n in range(6000):
        x, y = (rng.choice(ring[60:]) if n < 700 else (rng.uniform(40, 630), rng.uniform(380, 1125)))
        odd = sum((y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0) for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1], strict=True)) % 2
        if (n < 700 or odd) and y > 436 and (x > 110 or y > 1020) and all(math.hypot(x - b[0], (y - b[1]) * 1.1) > 58 for b in bees):
            bees.append((x, y, rng.uniform(1.05, 1.4), rng.uniform(40, 150) + (180 if rng.random() < 0.3 else 0) + (70 if y > 950 else 0)))
    return sorted(bees, key=lambda b: b[1])


@card(id="sztomq", title="They Only Stay if I Am Silent", seed=6, palette="lino_fox_fire", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.8, -0.2, 0.5)])
    with p.thing("evening", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sky.strokes([[(x, y), (x + w / 2, y - 3), (x + w, y)] for x, y, w in ((40, 90, 150), (70, 170, 90), (40, 620, 90), (30, 760, 110), (220, 60, 90))], 12, ends=(0.1, 0.6))
    with p.thing("woman", "subject") as woman:
        woman.flat(FACE, ink=0, gap=8, around=KEY)
        with woman.within(FACE):
            woman.flat("820,200! 700,380 620,420 540,500! 540,900! 820,900!", ink=2)
            with woman.down_to(2):
                woman.strokes(fringe([(690, 420), (600, 440), (566, 530), (590, 640), (624, 740)], 14, (36, 70), bearing=(190, 200), bend=6), 13, ends=(0.8, 0.1))
        woman.flat(DRESS, ink=3, gap=7), woman.strokes([[(600, 930), (640, 1010), (650, 1100)], [(690, 920), (730, 1000), (740, 1110)]], 12, ends=(0.1, 0.8))
        woman.flat(COLLAR, ink=0, gap=7, around=KEY)
        woman.flat(HAIR, ink=3, gap=6, around=KEY)
        with woman.within(HAIR), woman.down_to(2):
            woman.strokes([[(440 + 30 * k, 90 - 10 * k), (560 + 30 * k, 110 - 2 * k), (700 + 16 * k, 250 - 24 * k)] for k in range(6)] + [[(700, 470), (730, 400 - 10 * k), (790, 330 - 40 * k)] for k in range(4)], 12, ends=(0.1, 0.7))
        woman.flat("606,350! 620,318 660,310 690,340 690,400 660,432 630,420 622,390!", ink=0, gap=5, around=KEY)
        woman.strokes([[(630, 350), (660, 336), (672, 370), (646, 396)]], 8, ends=(0.2, 0.3), black=True)
        woman.flat("376,236! 400,214 440,210 476,228! 440,252 400,254", ink=0)
        woman.flat(ellipse(404, 234, 20, 20), ink=3), woman.flat(ellipse(400, 236, 10, 11))
        woman.strokes([[(366, 242), (396, 212), (440, 206), (488, 232)], [(384, 250), (420, 258), (466, 238)], [(378, 166), (420, 138), (478, 148)], [(300, 318), (316, 312), (324, 326)]], [12, 6, 15, 8], ends=(0.2, 0.2), black=True)
    with p.thing("beard of bees", "witness") as beard:
        beard.flat(BEARD, gap=8)
        beard.strokes([[(318, 401), (346, 406), (376, 396)]], 8, ends=(0.4, 0.1), black=True)
        for one in swarm():
            bee(beard, *one)
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
