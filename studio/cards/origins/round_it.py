"""Round It: on the white plain stands the first door; all beasts file round it, only a hedgehog stops."""

from __future__ import annotations

import numpy as np

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import small_hedgehog
from reverie_studio.sculpt.land import cloud, cloudy, engrave, shard
from reverie_studio.sculpt.marks import grid
from reverie_studio.sculpt.walkers import antlers, creature, horns

FILE = [(-150, 330), (150, 322), (520, 336), (690, 366), (640, 398), (420, 410), (200, 450), (66, 560), (36, 720), (60, 880), (260, 1010), (560, 1070), (980, 1110)]
KINDS = ("goat", "giraffe", "pig", "camel", "hind", "bear", "donkey", "wolf")  # from the horizon to us


@card(id="h8cbq3", title="Round It", seed=16, palette="board_vermilion", light=(0.7, -0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.75, -0.4, 0.42, 1.15)], focus=(330, 640, 330))
    rng, (x, y) = s.rng, grid()
    with b.thing("white plain", "place", depth=0.2) as p:
        level = 296 + 5 * np.sin(x / 90) + 3 * np.sin(x / 37)
        light = np.clip((y - level) / 60, 0, 1) * (0.13 + 0.72 * np.exp(-(((x - 390) / 300) ** 2) - ((y - 720) / 190) ** 2)) * (1 + 0.32 * cloudy(rng, 300, 26))
        engrave(p, np.clip(light, 0, 1), 0.03 * np.sin(x / 140), CUTS["ground"].but(near=2.6, far=6.5, stroke=(20, 90)), where=(y > level).astype(np.float32))
        for cx, cy, r, tilt in ((664, 690, 92, 14), (590, 480, 34, -20)):  # cracked shells
            shard(p, rng, cx, cy, r, tilt)
    with b.thing("file of beasts", "witness", count=24, depth=0.6, lamps=[Lamp(0.7, -0.72, -0.12, 1.0)]) as f:
        line = flow(FILE, 30)
        run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
        at, found = 20.0, []
        while at < run[-1]:
            px, py = (float(np.interp(at, run, line[:, k])) for k in (0, 1))
            ahead = float(np.interp(at + 20, run, line[:, 0])) - px
            k = max(0.07, (py - 262) / 1180)
            found.append((px, py, k, ahead > 0))
            at += 330 * k + 16
        for n, (px, py, k, back) in enumerate(found):
            if not -150 * k < px < 800 + 150 * k:
                continue
            kind = KINDS[n * 5 % 8] if n * 5 % 8 != 1 or py < 800 else "pig"
            c = creature(kind, stride=(1.0, 0.6, -0.8)[n % 3])
            if kind == "hind" and n % 2 == 0:
                antlers(c, 110)
            if kind == "goat":
                horns(c, 80)
            c = c.turned(at=(px, py - 200 * k, 0), scale=k, flip=not back)
            f.leave([(px - 90 * k, py + 6 * k), (px + 80 * k, py + 6 * k), (px - 200 * k, py + 54 * k), (px - 420 * k, py + 62 * k)])
            f.leave_clay(c, grow=1.5)
            if k > 0.2:
                f.clay(c, CUTS["fur"].but(near=2.2), "along", shade=0)
    with b.thing("door of stones", "prop", depth=0.5) as d:
        d.leave("192,640! 470,640! 420,690! 130,704!")
        for knots in ("232,640,0,38 224,560,0,34 234,470,0,31 228,402,0,30", "440,644,0,40 448,570,0,35 436,480,0,33 442,402,0,30", "176,372,10,27 330,360,14,31 490,374,10,26"):
            stone = Clay().limb(knots, per=4, press=(0, 0, 0))
            d.leave_clay(stone, grow=4)
            d.clay(stone, "stone", "across", gain=1.25)
    with b.thing("rain in the door", depth=0.55) as w:
        w.leave("266,398! 404,398! 402,636! 270,636!")
        w.strokes([[(u, v), (u - 12, v + q)] for u, v, q in ((rng.uniform(276, 404), rng.uniform(398, 570), rng.uniform(20, 60)) for _ in range(95)) if u - 12 > 268], 1.5, ends=(0.1, 0.6))
        cloud(w, [(352, 66, 40), (296, 104, 46), (400, 110, 44), (250, 176, 40), (440, 190, 44), (350, 150, 60), (300, 220, 56), (398, 236, 60), (190, 276, 36), (500, 290, 34), (240, 280, 44), (450, 298, 42), (330, 296, 52)])
    with b.thing("threshold", "accent", spot=1.0) as t:
        t.leave("258,632! 414,632! 440,664! 236,664!", grow=3)
        t.form("258,632! 414,632! 440,662! 236,662!", how="stone", puff=6, axis=2, ambient=0.9)
        t.comb([[(246, 664), (206, 690), (160, 716)], [(430, 664), (404, 690), (376, 722)]], 90, width=(0.7, 2.0), length=(0.2, 0.9), start=(0, 0.2))
    with b.thing("hedgehog", "subject", depth=0.9) as h:
        h.leave([(400, 770), (530, 770), (450, 792), (270, 796)])
        small_hedgehog(h, 480, 776, 0.95)
    with b.thing("ear of the last", plane="front") as e:
        e.leave("-10,1210! -10,1120! 40,1090 84,1084 100,1040 130,970 176,920! 200,980 196,1040 180,1090 230,1120 270,1170 290,1210!", grow=2)
        e.comb([[(190, 1070), (200, 1040), (200, 980), (178, 926)], [(180, 1070), (190, 1030), (188, 980), (174, 930)]], 50, width=(0.7, 1.6), length=(0.1, 0.3), start=(0, 0.7), stray=2)
    s.describe("A stone door stands alone on a white plain. Beasts file round it in a long curve; one hedgehog has stopped before it. Inside the door it rains.")
    s.moods("droll", "vast", "wary", "curious")
    s.themes("thresholds", "courage", "crowds", "superstition", "choice")
    s.says("you go first", "bad for business", "only the small one asked", "all in one file", "nobody uses the door", "after you", "it wasn’t locked", "peer pressure", "what if it’s better in there?", "mind the step", "the long way round", "superstition", "follow the one in front", "knock first", "open all night", "who built it?", "a house without a house", "tradition", "we have always walked round", "I heard it rains inside", "small feet, large question", "opportunity", "don’t even look at it", "exit", "entrance", "the brave are short", "nobody asked why", "the elephant refused", "one way or another", "local weather", "curiosity killed nobody yet", "doorstep", "sheep mentality, with goats", "the other side of what?", "come on, it’s only a door", "free entry", "queue jumper", "I’d rather not know", "the first guest", "welcome mat", "walk on by", "out of step")  # fmt: skip
    s.relate("hedgehog", "waits for", "threshold")
    s.about(place="the eggshell plain", time="before the first morning", light="low light from the right", composition="left", view="from above", foreground="the black ear of the last beast", unexplained="it rains inside the door")
