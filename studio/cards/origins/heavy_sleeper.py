"""Heavy Sleeper: somebody wrapped in felt carries a mountain home on her back, like a child fallen asleep; in the range there is a gap."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.land import cloudy, engrave, faced_crag, jagged, ribbon
from reverie_studio.sculpt.marks import grid
from reverie_studio.sculpt.plants import pine


@card(id="47rrf3", title="Heavy Sleeper", seed=5, palette="board_clay", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.62, -0.5, 0.58, 1.05)], focus=(400, 640, 340))
    rng, (x, y) = s.rng, grid()
    with b.thing("sky", depth=0.02) as k:
        k.prick([(u, v, 0.6 + 1.2 * rng.random() ** 4) for u, v in rng.uniform((0, 0), (800, 330), (330, 2))])
    with b.thing("range with a gap", "place", depth=0.05) as m:
        line = [*jagged(rng, [(-20, 330), (60, 250), (110, 330)], 0.14), (116, 470), (250, 476), *jagged(rng, [(256, 380), (330, 270), (420, 340), (540, 210), (640, 320), (730, 230), (820, 300)], 0.12)]
        faced_crag(m, rng, [*line, (820, 560), (-20, 560)], gain=0.6, light=(0.7, -0.4, 0.5), shade=np.clip((560 - y) / 200, 0, 1))
    with b.thing("land", depth=0.1) as g:
        light = (0.12 + 0.4 * np.exp(-(((x - 420) / 330) ** 2) - ((y - 1080) / 130) ** 2)) * (1 + 0.7 * cloudy(rng, 220, 34))
        engrave(g, np.clip(light, 0, 1), 0.1 * np.cos(x / 150), "ground", where=(y > 540 + 14 * np.sin(x / 90)).astype(np.float32))
        where, turn, off = ribbon([(190, 548, 3), (260, 590, 7), (160, 650, 14), (120, 740, 26), (240, 860, 46), (420, 1010, 90), (480, 1210, 170)])
        engrave(g, np.clip(0.62 * (1.1 - off) * (1 + 0.4 * cloudy(rng, 40, 20)), 0, 1), 0.0, CUTS["ground"].but(near=2.5), where=where)
        for n in range(9):  # her footprints
            q = n / 8
            px, py, r = 440 - 290 * q + 26 * (-1) ** n * (1 - q), 1150 - 400 * q, 20 * (1 - 0.75 * q)
            g.leave([(px + r * 0.5 * math.cos(a), py + r * math.sin(a) * 0.7) for a in np.linspace(0, 6.3, 16)])
    with b.thing("woman in felt", "witness", depth=0.5) as w:
        skirt = Clay().limb("452,700,0,120 460,840,0,150 466,980,0,176", melt=14, part="cloth", per=5, press=(0, 0, 1.1))
        for d in (-130, -84, -36, 14, 62, 108, 146):
            skirt.limb([(456 + d * 0.6, 760, 100 - abs(d) * 0.4, 12), (462 + d * 0.9, 900, 130 - abs(d) * 0.5, 18), (466 + d * 1.1, 1070, 150 - abs(d) * 0.6, 24)], melt=16, part="cloth", per=4)
        skirt.limb("100,1300,0,220 820,1300,0,220", melt=3, carve=True)
        w.leave([(330, 1146), (600, 1126), (560, 1166), (230, 1184)])
        legs = Clay()
        for lx, ly in ((398, 1146), (530, 1130)):
            legs.limb([(lx, 1060, 40, 34), (lx, ly - 40, 40, 21), (lx, ly - 12, 44, 23)], melt=8, per=4).limb([(lx - 1, ly - 8, 48, 22), (lx - 14, ly + 4, 30, 19), (lx - 36, ly + 6, 10, 13)], melt=8, per=3)
        w.leave_clay(legs, grow=4)
        w.clay(legs, CUTS["skin"].but(cross=None), "across", gain=1.15, ambient=0.08)
        w.leave_clay(skirt, grow=4)
        w.clay(skirt, "cloth", "along", gain=0.9)
        head = Clay().ball(322, 330, 20, 74, part="cloth").limb("300,360,10,66 300,420,0,80 330,480,-10,110", melt=26, part="cloth", per=4).limb("262,300,30,26 250,350,30,22", melt=10, part="cloth")
        w.leave_clay(head, grow=4)
        w.clay(head, "cloth", (0.3, 1, 0.2), gain=0.9)
        w.strokes([[(268, 290), (280, 330), (262, 372)]], 9, black=True)
        w.strokes([[(270, 282), (330, 300), (384, 286)], [(262, 310), (330, 332), (394, 312)], [(262, 352), (330, 372), (392, 350)]], 4, black=True)
    with b.thing("mountain asleep", "subject", depth=0.7) as t:
        rock = jagged(rng, [(250, 800), (236, 660), (280, 520), (340, 440), (380, 330), (440, 236), (520, 196), (604, 214), (640, 270)], 0.07) + jagged(rng, [(640, 270), (612, 330), (640, 430), (690, 560), (706, 690), (668, 800)], 0.07)
        t.leave([*rock, (460, 860)], grow=5)
        faced_crag(t, rng, [*rock, (460, 850)], [(430, 560, 120, 150, 70), (580, 600, 90, 140, 50), (520, 300, 70, 60, 40)], gain=1.05, rough=0.8, light=(0.7, -0.45, 0.52))
        snow = [*jagged(rng, [(440, 236), (520, 196), (604, 214), (640, 270)], 0.07), *jagged(rng, [(640, 270), (616, 300), (584, 290), (556, 326), (520, 300), (486, 330), (440, 236)], 0.12)]
        t.leave(snow, grow=2)
        t.form(snow, how="skin", puff=26, axis=20, gain=1.5, ambient=0.35)
        for _ in range(240):  # it dribbles an avalanche
            q = rng.random()
            px, py = 634 + 34 * math.sin(q * 3) + rng.normal(0, 5 + 26 * q), 276 + 330 * q + rng.normal(0, 6)
            t.prick([(px, py, float(rng.uniform(1.0, 4.5) * (1 - 0.5 * q)))])
        for px, py in ((330, 560), (360, 590), (300, 610), (390, 640), (612, 560), (640, 600), (560, 660), (350, 690)):  # firs on it
            pine(t, px, py)
    with b.thing("shawl", "accent", spot=1.0, depth=0.9) as c:
        sling = "196,452! 226,420 262,430! 286,540 348,640 460,690 580,670 668,600 712,540! 730,640 708,770 620,870 470,906 330,876 240,780 206,620"
        c.leave(sling, grow=5)
        c.form(sling, how="cloth", puff=90, gain=1.15, ambient=0.06, guides=[[(210, 440), (240, 620), (330, 800), (470, 880), (620, 840), (716, 640)], [(256, 436), (286, 540), (348, 640), (460, 690), (580, 670), (706, 556)]])
        c.strokes([[(214 + 9 * k, 440), (236 + 16 * k, 590 - 6 * k), (318 + 12 * k, 770 - 34 * k), (466, 872 - 44 * k), (620 - 10 * k, 812 - 40 * k), (712 - 4 * k, 650 - 26 * k)] for k in range(5)], [7.0, 4.0, 6.0, 3.0, 4.0], black=True, ends=(0.6, 0.2))
        knot = Clay().limb("196,440,80,26 236,408,96,34 290,392,90,24", melt=8, per=4).limb("214,402,90,20 170,360,80,22 150,320,70,6", melt=8, per=4).limb("206,420,90,18 158,424,80,22 116,448,70,6", melt=8, per=4)
        c.leave_clay(knot, grow=4)
        c.clay(knot, "cloth", "along", gain=1.2, ambient=0.08)
    s.describe("A woman carries a mountain on her back in a shawl. Its snowy summit lolls over her shoulder; the range behind has a gap.")
    s.moods("tender", "tired", "proud", "absurd")
    s.themes("carrying", "motherhood", "sleep", "weight", "home")
    s.says("shh, it’s asleep", "baggage allowance", "my mother did this", "five more minutes", "too big to be carried", "heavy sleeper", "moving mountains", "he walked the whole way there", "don’t wake it", "dribbling", "worn out", "piggyback", "there’s a gap where it stood", "somebody has to", "are we home yet?", "faith", "a long day for a mountain", "carry me", "the weight of the world", "firm grip, soft step", "once they’re asleep they weigh double", "bedtime", "snow on my collar", "up all night", "what mothers do", "mind the avalanche", "a peak at rest", "borrowed scenery", "she never puts it down", "last one to leave the party", "burden or baby", "landslide victory", "lift with your knees", "out like a rock", "nobody else offered", "taking the mountain to Mohammed", "lullaby for granite", "strong back", "it looked smaller from there", "tiptoe", "home is up the road")  # fmt: skip
    s.relate("woman in felt", "carries", "mountain asleep")
    s.about(place="the soft mountains", time="night", light="from the upper right", composition="right", view="near, from behind", unexplained="where she takes it")
