"""Hills, Going South: seven hills fly off in a V, and a very small one runs after them, flapping its grass."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hoofed import sheep
from reverie_studio.sculpt.land import torn_hill
from reverie_studio.sculpt.marks import curls, oval
from reverie_studio.sculpt.plants import roots, sward, tree

# x, y, size, which, upside down, trees (x, size)
FLOCK = ((470, 566, 0.3, 4, 0, ((0, 60),)), (350, 520, 0.4, 1, 0, ()), (600, 500, 0.46, 2, 0, ((-30, 90), (20, 60))), (196, 440, 0.62, 3, 0, ((40, 80),)), (690, 372, 0.72, 5, 1, ()),
         (96, 262, 1.05, 6, 0, ((-50, 80), (10, 110), (60, 70))), (530, 232, 1.4, 7, 0, ((-96, 70), (-66, 92))))


@card(id="r8hw3c", title="Hills, Going South", seed=61, palette="board_clay", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.55, 0.58, 1.0)], ambient=0.03, focus=(380, 520, 460))
    rng = s.rng
    turf = CUTS["fur"].but(stroke=(6, 16), near=1.8, gain=1.3)
    with b.thing("plain full of hollows", "place", depth=0.2) as g:
        g.form("-20,676 200,668 420,664 640,668 820,674! 820,1010! -20,1010!", how="hide", puff=2, axis=0, ambient=0.75, stroke=(4, 16), near=2.6, rough=0.5, grain=40, spot=0,
               tone=lambda x, y: np.exp(-((x - 470) / 330) ** 2 - np.maximum(0, y - 672) / 92))
        for x, y, w in ((486, 688, 26), (370, 700, 36), (600, 716, 46), (236, 744, 64), (700, 790, 84), (440, 818, 104)):
            g.leave(oval(x, y, w, w * 0.2))
            rim = [[(x + u * w * math.cos(a), y + w * 0.2 * u * math.sin(a)) for u in (1.12, 0.9, 0.55)] for a in (0.1, 0.5, 0.9, 1.4, 1.9, 2.4, 2.8)]
            g.comb(rim, int(w * 1.4), length=(0.4, 0.9), start=(0, 0.3), stray=1, width=(0.7, 1.9))
    with b.thing("seven hills", "subject", count=7, depth=0.5) as h:
        for x, y, k, which, over, trees in FLOCK:
            hill = torn_hill(seed=which, peak=1.0 + 0.3 * math.sin(which), deep=0.9).turned(at=(x, y, 0), scale=k, roll=180 * over + 5 * math.sin(which))
            under = [(x + u * k, y + (1 - 2 * over) * (70 - abs(u) * 0.3 + rng.uniform(-16, 24)) * k) for u in rng.uniform(-110, 110, int(9 + 9 * k))]
            for dx, size in trees:
                z = next((v for v in range(int(y - 140 * k), int(y)) if hill.touch(x + dx * k, v) is not None), y)
                tree(h, x + dx * k, z + 5 * k, size * k, lean=-0.12)
            h.leave_clay(hill, grow=2)
            h.clay(hill, turf, "down", parts={"earth": (CUTS["stone"].but(gain=0.7, near=2.2, rough=0.7, grain=14), (0.3, 1, 0.4))})
            roots(h, under, (30 * k, 120 * k), -0.55, (0.7 + 0.5 * k, 1.0 + 1.9 * k))
            if which == 7:
                for dx, m, flip in ((60, 0.42, False), (128, 0.36, True)):
                    ewe = sheep(nod=0.75).turned(at=(x + dx, 6 + next(v for v in range(int(y - 140 * k), int(y) + 40) if hill.touch(x + dx, v) is not None), 60), scale=m * 1.5, flip=flip)
                    h.leave_clay(ewe, grow=2)
                    curls(h, h.clay(ewe, "down", "along", parts={"face": (CUTS["skin"].but(gain=1.5), "along"), "leg": (CUTS["skin"].but(gain=1.5), "along")}), 12, 8, keep=("wool",), gain=1.5, width=1.4)
    with b.thing("last ridge", plane="front", depth=0.9) as r:
        r.form("-20,952! 60,972 160,1000 300,1020 420,1062 560,1120 700,1160 820,1180! 820,1220! -20,1220!", how="hide", puff=90, stroke=(5, 18), near=2.3, rough=0.6, grain=22, axis=16, fade=((160, 940), (560, 1230)))
        sward(r, [(-20, 962), (90, 990), (230, 1018), (400, 1064), (560, 1126)], 2, 16, (14, 40), lambda x, y: 1.6 * (x < 420) + 0.5, every=11, lean=-0.5)
        rocks = Clay().ball(520, 1190, 40, 84, press=(0, 1.2, 0)).ball(630, 1200, 60, 64).ball(60, 1206, 60, 76, press=(0, 1.2, 0))
        r.leave_clay(rocks, grow=5)
        r.clay(rocks, CUTS["stone"].but(gain=0.55), (0.3, 1, 0.4))
    with b.thing("very small hill", "accent", spot=1.0, depth=0.95) as v:
        legs = Clay()
        for x0, knee, foot in ((176, (150, 968), (108, 990)), (200, (214, 972), (196, 1016)), (236, (272, 960), (262, 1010)), (262, (318, 946), (352, 972))):
            legs.limb([(x0, 900, 60, 17), (knee[0], knee[1] - 10, 60, 11), (foot[0], foot[1], 60, 9), (foot[0] + 34, foot[1] + 8, 64, 5)], per=5)
            legs.limb([(foot[0], foot[1], 60, 7), (foot[0] + 22, foot[1] + 20, 64, 3)], per=3)
        v.leave_clay(legs, grow=3)
        v.clay(legs, "wood", "along", gain=1.2)
        hill = torn_hill(seed=2, peak=1.2, deep=0.36).turned(at=(222, 892, 80), scale=0.62, roll=-10)
        v.leave_clay(hill, grow=3)
        v.clay(hill, turf, "down", parts={"earth": (CUTS["stone"].but(gain=0.9), (0.3, 1, 0.4))})
        for x, y, out in ((150, 868, -1), (292, 846, 1)):
            for k in range(46):
                a, size = math.radians(-90 + out * rng.uniform(8, 74)), rng.uniform(50, 112)
                c = [(x + rng.normal(0, 9), y + rng.normal(0, 7))]
                c += [(c[0][0] + size * 0.55 * math.cos(a), c[0][1] + size * 0.55 * math.sin(a)), (c[0][0] + size * math.cos(a + 0.35 * out), c[0][1] + size * math.sin(a + 0.35 * out))]
                v.strokes([c], 5, black=True, ends=(0.8, 0.1))
                v.strokes([c], rng.uniform(1.0, 2.8), ends=(0.6, 0.03))
        sward(v, [(136, 876), (180, 838), (226, 826), (268, 828), (304, 852)], 3, 9, (16, 34), lambda x, y: 1.9, every=4, lean=-0.3)
    s.describe("Seven torn-off hills fly away in a V. Roots trail under them, two sheep still graze on one, and the plain keeps their hollows. On the ridge a very small hill runs after them and flaps its grass.")
    s.moods("wistful", "comic", "hasty", "left behind")
    s.themes("leaving", "growing up", "migration", "longing", "home")
    s.says("wait for me!", "property moves", "they will not turn round", "the youngest", "geese, only heavier", "moving mountains", "over the hills and far away", "head for the hills", "run!", "small legs", "my brothers are all gone", "uprooted", "nobody counted to eight", "not old enough to fly", "real estate bubble", "first flight", "the sheep have not noticed", "autumn", "flying colours", "as old as the hills, minus one", "migration", "take me with you", "the slow child", "flap harder", "I was only asleep a minute", "where the plain comes from", "late again", "a hill to die on", "one of them flies on its back", "gap year", "out of formation", "they left holes", "it used to be hilly here", "little engine", "believe in yourself", "landslide victory", "see you in spring", "how deserts start", "formation of hills", "missed the bus", "higher ground", "empty nests", "grounded")  # fmt: skip
    s.relate("very small hill", "follows", "seven hills")
    s.about(place="the last ridge", time="before morning", light="from the upper left", composition="diagonal", view="far", foreground="the dark stones of a ridge", unexplained="one hill flies upside down")
