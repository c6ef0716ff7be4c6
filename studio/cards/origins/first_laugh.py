"""First Laugh: a mountain has burst out laughing; its neighbours stay stony, and nobody below knows what it is."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import lynx_back
from reverie_studio.sculpt.land import cloud, faced_crag, jagged
from reverie_studio.sculpt.marks import grid, ring


@card(id="f5cu9d", title="First Laugh", seed=82, palette="board_vermilion", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.62, -0.5, 0.55, 1.05)], focus=(400, 560, 330))
    rng = s.rng
    x, y = grid()
    with b.thing("stony neighbours", "witness", count=2, depth=0.2) as n:
        for line, fx, fy, side in (([(-20, 520), (60, 400), (120, 430), (190, 640), (240, 900)], 76, 600, 1), ([(560, 900), (610, 620), (664, 380), (712, 330), (760, 430), (830, 520)], 700, 560, -1)):
            shape = [*jagged(rng, line, 0.1), (line[-1][0], 1100), (line[0][0], 1100)]
            n.leave(shape, grow=3)
            faced_crag(n, rng, shape, [(fx, fy + 10, 20, 60, 30), (fx - 50, fy + 60, 30, 40, 20), (fx + 50, fy + 60, 30, 40, 20)], gain=0.8, rough=0.7, shade=np.clip((1080 - y) / 420, 0, 1))
            for e in (-34, 34):  # level brows, shut mouths, eyes that go aside
                n.strokes([jagged(rng, [(fx + e - 26, fy - 30), (fx + e, fy - 36), (fx + e + 26, fy - 30)], 0.1, 2)], 14, black=True, ends=(0.5, 0.5))
                n.leave(ring(fx + e + side * 4, fy - 10, 13, 9))
                n.bare(ring(fx + e + side * 4, fy - 10, 10, 6.5), spot=0)
                n.leave(ring(fx + e + side * 10, fy - 9, 4.5, 6))
            n.strokes([jagged(rng, [(fx - 46, fy + 92), (fx, fy + 88), (fx + 46, fy + 94)], 0.1, 2)], 13, black=True, ends=(0.5, 0.5))
    with b.thing("cloud", depth=0.25) as k:
        cloud(k, [(560, 150, 40), (640, 130, 54), (710, 160, 44), (600, 180, 40), (680, 190, 46), (770, 190, 34)], (-0.65, -0.7), step=9)
    with b.thing("laughing mountain", "subject", depth=0.5) as m:
        shape = [*jagged(rng, [(40, 1010), (120, 760), (176, 560), (262, 380), (318, 300), (384, 204), (430, 214), (486, 330), (560, 420), (622, 600), (690, 800), (770, 1010)], 0.09), (830, 1210), (-30, 1210)]
        m.leave(shape, grow=5)
        bumps = [(400, 560, 34, 90, 56), (400, 626, 60, 34, 40), (284, 620, 74, 50, 60), (520, 620, 74, 50, 60), (310, 450, 80, 30, 24), (492, 450, 80, 30, 24), (400, 900, 120, 50, 56)]
        faced_crag(m, rng, shape, bumps, gain=1.15, rough=0.55, steep=1.3, light=(-0.7, -0.42, 0.62), shade=np.clip(1.15 - (x - 330) / 620, 0.3, 1.1) * np.clip((1330 - y) / 420, 0, 1))
        for d in (-1, 1):  # eyes squeezed shut
            for lift, wide in ((0, 20), (32, 7)):
                m.strokes([[(400 + 46 * d, 528 + lift * 0.5), (400 + 96 * d, 488 + lift * 0.7), (400 + 150 * d, 520 + lift)]], wide, black=True, ends=(0.3, 0.2))
            m.strokes([[(400 + (166 + 8 * q) * d, 524 + 18 * q), (400 + (204 + 6 * q) * d, 514 + 30 * q)] for q in (-1, 0, 1)], 6, black=True, ends=(0.5, 0.1))
    with b.thing("mouth", "accent", spot=1.0, depth=0.6) as t:
        t.leave("262,650! 300,690! 336,700! 372,694! 404,704! 446,692! 476,700! 508,686! 544,646! 534,720! 506,776! 474,822! 420,836! 396,850! 350,830! 318,806! 292,764! 270,716!", grow=2)
        t.form("336,800! 350,766 384,752 400,760 418,752 452,766 466,800! 440,822 400,832 360,822", how="skin", puff=30, axis=88, gain=1.4, ambient=0.2, spot=1.0)
        for x, y, r in ((334, 706, 14), (366, 713, 17), (404, 716, 18), (440, 712, 16), (470, 704, 13), (356, 806, 12), (446, 806, 12)):
            stone = Clay().limb([(x, y, 60, r), (x + 2, y + (14 if y < 760 else -10), 60, r * 0.7)], melt=3)
            t.leave_clay(stone, grow=3)
            t.clay(stone, "stone", "down", gain=1.5, spot=0.0)
    with b.thing("what flies off", depth=0.7) as f:
        for _ in range(46):
            a, q = rng.uniform(-2.9, -0.25), rng.uniform(130, 280)
            x, y, r = 396 + q * math.cos(a) * 1.1, 330 + q * math.sin(a), rng.uniform(4, 17)
            stone = [(x + r * rng.uniform(0.7, 1.2) * math.cos(w), y + r * rng.uniform(0.7, 1.2) * math.sin(w)) for w in np.linspace(0, 5.6, 7)]
            f.leave(stone, grow=3)
            f.form(stone, how="stone", puff=r, gain=1.3)
        f.strokes([[(x - 30, y - 8), (x - 14, y - 18), (x, y), (x + 16, y - 20), (x + 32, y - 12)] for x, y in ((150, 120), (220, 66), (96, 190), (250, 170), (470, 52))], 3.2, ends=(0.1, 0.1))
    with b.thing("who listens", "witness", plane="front", count=3, lamps=[Lamp(400, 760, 160, 2.6, 330)]) as w:
        for x, y, k, turn, roll in ((130, 1090, 0.95, 20, 14), (420, 1140, 0.7, -4, -3), (684, 1096, 0.9, -26, -12)):
            cat = lynx_back(turn).turned(at=(x, y, 130), scale=k, roll=roll)
            w.leave_clay(cat, grow=5)
            w.clay(cat, CUTS["fur"].but(stroke=(12, 34), over=12, wild=18), "along")
    s.describe("A mountain laughs with its mouth wide open. Stones fly from its top. Two other mountains stay stern; three lynxes watch.")
    s.moods("helpless", "droll", "shaken", "contagious")
    s.themes("laughter", "dignity", "firsts", "mountains", "losing control")
    s.says("what’s so funny?", "contagious", "I didn’t know I could", "landslide", "cracking up", "stone-faced", "rock bottom", "who told it?", "side-splitting", "is it ill?", "mountain of a joke", "fell about", "slow on the uptake", "don’t encourage him", "earthquake", "ha", "the neighbours are not amused", "old jokes are the best", "a good sense of hummock", "after the third time he understood", "somebody tickled it", "peak comedy", "keep a straight face", "rolling in the aisles", "hold on to something", "laugh and the world runs", "volcano, but happier", "it hurts", "stop, stop", "slapstick", "rock and roll", "dad again", "thunderous applause", "it wasn’t even that funny", "let it out", "the earth moved", "inside joke", "lost his composure", "first the grin, then the gravel", "gums", "last laugh")  # fmt: skip
    s.relate("laughing mountain", "towers over", "who listens")
    s.about(place="the soft mountains", time="night", light="from the upper left", composition="centred", view="from below", foreground="three lynxes seen from behind", unexplained="what was so funny")
