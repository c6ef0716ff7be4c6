"""Wool on Account: a thistle holds up a sheep's chin, strokes its poll and combs the fleece off its neck."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.marks import placed
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

FACE = "-90,-60! -60,-92 -24,-100 20,-90 56,-62 104,-20 152,28 184,66 206,98 210,122 198,142! 196,156 178,168 152,166 110,152 64,146 20,140! 2,160 4,210 24,270 44,320 70,380 96,470! -180,470! -180,120! -120,20!"
EAR = "-40,-64! -76,-104 -136,-126 -204,-112! -180,-70 -124,-42 -64,-34!"
FLEECE = "-20,380! 40,400 60,480 50,560 70,650 60,740 90,820 150,880 210,950 260,1040 300,1230! -20,1230!"
CURL = ((-30, 20), (-22, -16), (8, -26), (22, -6), (10, 12), (-4, 2))
LEAVES = (
    [(720, 1080, 40), (620, 1010, 66), (500, 960, 74), (380, 930, 62), (280, 900, 40), (150, 870, 12)],
    [(700, 900, 36), (640, 850, 56), (560, 800, 60), (470, 770, 52), (390, 760, 34), (330, 770, 8)],
    [(690, 560, 32), (640, 450, 54), (540, 370, 62), (430, 338, 54), (330, 344, 36), (250, 372, 8)],
)
TUFT = "-40,20 -44,-20 -14,-40 28,-36 46,-6 30,26 0,40"


def spiny(path: list[tuple[float, float, float]], step: int = 3) -> list[tuple[float, float]]:
    """A thistle's leaf along a path: every second point of its edge is a thorn that leans on."""
    line, wide, left, right = flow([q[:2] for q in path], 12), flow([(q[2], 0.0) for q in path], 12), [], []
    for n in range(1, len(line) - 1, step):
        along = line[n + 1][:2] - line[n - 1][:2]
        ux, uy = along / math.hypot(*along)
        w, on = (wide[n][0], 16.0) if n // step % 2 else (wide[n][0] * 0.4, 0.0)
        x, y = line[n][0] + ux * on, line[n][1] + uy * on
        left.append((float(x - uy * w), float(y + ux * w))), right.append((float(x + uy * w), float(y - ux * w)))
    return [*left, (float(line[-1][0]), float(line[-1][1])), *reversed(right)]


@card(id="1v747i", title="Wool on Account", seed=57, palette="lino_heather", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p, rng, at, k = Press(s, [Lamp(-0.5, -0.5, 0.5)]), np.random.default_rng(9), (250, 500), 1.62
    with p.thing("hill", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        f.flat("-20,-20! 820,-20! 820,330! 640,300 420,340 200,300 -20,330!", ink=1)
    with p.thing("sheep", "witness") as w:
        w.flat(moved(FACE, at, k), ink=1, gap=8, around=KEY)
        with w.down_to(0):
            w.strokes(moved_lines([[(74, -34), (116, 8), (154, 54)], [(40, 50), (70, 84), (120, 106)], [(4, 60), (34, 104), (92, 130)], [(-30, 70), (-16, 120), (10, 170)], [(-50, 150), (-40, 230), (-10, 330)], [(-24, 190), (-14, 260), (20, 350)]], at, k), 18, ends=(0.1, 0.5))
        w.strokes(moved_lines([[(10, -14), (28, 4), (52, 8), (80, -6)]], at, k), 17, ends=(0.2, 0.2), black=True)
        w.strokes(moved_lines([[(24, 2), (18, 14)], [(40, 7), (38, 20)], [(57, 7), (60, 19)], [(66, -40), (40, -54), (14, -44)]], at, k), 9, ends=(0.9, 0.2), black=True)
        w.flat(moved(lens((198, 98), (170, 112), 9, bend=-5), at, k), moved(lens((202, 142), (104, 120), 6, bend=12), at, k))
        fleece = billowed(FLEECE, 80, 0.42, 4)
        w.flat(fleece, ink=0, gap=8, around=KEY)
        with w.within(fleece):
            w.strokes([placed(CURL, (x + rng.uniform(-14, 14), y + rng.uniform(-14, 14)), rng.uniform(1.0, 1.4), rng.uniform(-38, 38)) for y in range(600, 1230, 104) for x in range(20 + y // 104 % 2 * 56, 340, 112)], 12, ends=(0.1, 0.6), black=True)
        w.flat(moved(EAR, at, k), ink=1, gap=8, around=KEY), w.flat(moved("-76,-68! -120,-100 -178,-104! -130,-66!", at, k), ink=2)
    with p.thing("thistle", "subject") as t:
        stem = tube([(740, 1230, 46), (716, 980, 38), (704, 740, 34), (690, 520, 30), (650, 360, 26), (626, 290, 24)])
        t.flat(stem, gap=7)
        for path in LEAVES:
            t.flat(spiny(path), gap=6)
            t.strokes([[q[:2] for q in path]], 8, ends=(0.9, 0.1))
        t.flat(stem)
        for a in range(-66, 67, 11):
            t.flat(moved([(-13, -30), (13, -30), (22, -178 - 20 * math.cos(a * 0.05)), (4, -148), (-16, -182)], (616, 262), 1.0, a * 0.72 - 14), ink=0, gap=5, around=KEY)
        t.flat(moved("-60,-70 -82,-20 -74,40 -30,84 0,92 30,84 74,40 82,-20 60,-70 0,-84", (616, 256), 1.1, -14), gap=7)
        t.strokes([moved([(x - 13, y - 12), (x, y + 12), (x + 13, y - 12)], (616, 256), 1.1, -14) for y, x0 in ((-44, -48), (-6, -32), (34, -48)) for x in range(x0, 60, 32)], 9, ends=(0.2, 0.2))
        for x, y, m, a in ((326, 880, 1.0, 10), (432, 914, 0.8, 60), (190, 846, 1.15, -20)):
            t.flat(billowed(moved(TUFT, (x, y), m, a), 40, 0.42, 2), ink=0, gap=6, around=KEY)
            t.strokes([placed(CURL, (x, y), m * 0.8, a)], 9, ends=(0.1, 0.6), black=True)
    s.describe("A tall thistle tends a sheep. One spiny leaf holds up her chin, one strokes her brow, a third combs curls of wool off her neck. The sheep has shut her eye and smiles.")
    s.moods("droll", "blissful", "prickly", "curious")
    s.themes("care", "tenderness", "work", "beauty", "exchange")
    s.says("barber", "spa", "makeover", "shampoo", "combing", "pedicure", "vanity", "customer", "acupuncture", "lather", "ahh", "a little off the back", "hold still, madam", "chin up", "same time next week?", "soft hands were never promised", "beauty has its thorns", "same as last summer", "take a number", "paid in wool", "love with prickles", "she only wanted a scratch", "behind the ears, please", "to be touched, at last", "my mother before school", "a close shave", "plucked, loves me, loves me not", "the roughest are the gentlest", "shall I do the fringe?", "thistle hurt a bit", "new look for autumn", "pull the wool off my eyes", "bare underneath, like us all", "keep the change", "what the plants do with us", "the tenderness of combs", "a jumper for the thistle", "what do you charge?", "don’t tell the shepherd", "relax, I’m a professional", "half a sheep", "the softest appointment", "gossip goes with it", "somebody holds my face")  # fmt: skip
    s.relate("thistle", "mends", "sheep")
    s.about(place="a hill pasture", time="late summer evening", light="from the left", composition="diagonal", view="near, beside a woolly neck", foreground="fleece and thistle leaves", unexplained="what the thistle wants with the wool")
