"""Still Drinking: a hind leaves the pond; in the water her reflection has not finished."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.land import cloudy, engrave
from reverie_studio.sculpt.marks import grid
from reverie_studio.sculpt.walkers import creature

SHORE, K = 470, 1.32  # the waterline, and how large she is


@card(id="zdsrqu", title="Still Drinking", seed=20, palette="board_verdigris", light=(-0.7, -0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.72, -0.42, 0.5, 1.05)], focus=(360, 600, 300))
    rng, (x, y) = s.rng, grid()
    with b.thing("far wood", depth=0.1) as w:
        for tx in (40, 96, 170, 214, 300, 352, 430, 520, 566, 640):
            r = rng.uniform(5, 15)
            w.comb([[(tx - r, -10), (tx - r * 0.8, 220), (tx - r * 1.3, 424)], [(tx - r * 0.1, -10), (tx - r * 0.2, 220), (tx - r * 0.2, 424)]], int(r * 11), length=(0.03, 0.12), start=(0, 0.9), stray=1.2, width=(0.5, 1.5))
            for q in range(4):
                v, d = rng.uniform(20, 260), rng.choice((-1, 1))
                w.strokes([[(tx - r * 0.5, v), (tx + d * 20, v - 16), (tx + d * rng.uniform(34, 60), v - rng.uniform(34, 50))]], 1.2 + r * 0.06, ends=(0.9, 0.05))
    with b.thing("bank", "place", depth=0.2) as k:
        for row in range(7):
            blades = [[(u, v), (u + 4, v - q * 0.6), (u + lean, v - q)] for u, v, q, lean in ((rng.uniform(-10, 810), 412 + row * 9 + rng.uniform(0, 8), rng.uniform(14, 40), rng.normal(8, 9)) for _ in range(150))]
            k.strokes(blades, 4.5, black=True, ends=(0.8, 0.1))
            k.strokes(blades, [float(rng.uniform(0.5, 1.7) * (1.25 - 0.9 * c[0][0] / 800)) for c in blades], ends=(0.6, 0.05))
        k.leave([(-10, SHORE + 3), (200, SHORE - 2), (460, SHORE + 4), (810, SHORE), (810, SHORE + 12), (-10, SHORE + 14)])
    with b.thing("water", depth=0.3) as v:
        band = np.exp(-(((y - 910) / 170) ** 2)) * np.exp(-(((x - 130) / 330) ** 2))
        light = (0.1 + 0.55 * band) * (1 + 0.9 * cloudy(rng, 420, 13)) * (y > SHORE + 12)
        engrave(v, np.clip(light, 0, 1), 0.02 * np.sin(x / 90 + y / 40), CUTS["wet"].but(near=2.6, far=8.0, gap=(2, 12)), where=(y > SHORE + 10).astype(np.float32))
    with b.thing("reflection of the hind", "subject", depth=0.5) as r:
        deep = creature("hind", poll=(-86, 122), nose=(-40, 72), stride=0.5, haunch=0.85, neck=(31, 20), ears=(20, 6, 0.2))
        for ex, ez in ((-52, 14), (-30, -8)):
            deep.limb([(-186, 92, ez, 8), (-190 + ex * 0.5, 72, ez * 1.6, 13), (-190 + ex, 54, ez * 2, 2)], melt=4, part="ear", press=(0, 0, 1.4), per=4)
        deep = deep.turned(roll=180, flip=True).turned(at=(452, SHORE + 10 + 200 * K, 0), scale=K)
        nx, ny = deep.curve("nose")[0]
        r.leave_clay(deep, grow=3)
        r.clay(deep, CUTS["wet"].but(near=2.2, stroke=(10, 44), gap=(1, 5), shake=0.7), (0, 1, 0.12), ambient=0.12, shade=0.5, tone=lambda u, q: 1.15 + 0.5 * np.sin(q / 5.5 + 2 * np.sin(u / 70)))
        px, py = deep.curve("poll")[0]
        ex, ey = px - 17, py - 18
        r.leave([(ex - 7, ey), (ex, ey - 6), (ex + 7, ey), (ex, ey + 6)], grow=2)
        r.prick([(ex - 2, ey - 1, 2.4)])
        for q in np.arange(SHORE + 40, 900, 21):
            u = rng.uniform(120, 560)
            r.strokes([[(u, q), (u + 60, q + rng.normal(0, 3)), (u + rng.uniform(90, 210), q)]], 3.2, black=True, ends=(0.1, 0.1))
    with b.thing("rings", "accent", spot=1.0, depth=0.6) as g:
        for n, rx in enumerate((24, 54, 90, 132, 180, 236, 300)):
            arc = [(nx + rx * np.cos(a), ny - 4 + rx * 0.24 * np.sin(a)) for a in np.linspace(-0.8, np.pi + 0.8, 56)]
            arc = [p for p in arc if p[1] > SHORE + 14]
            g.strokes([arc], 5, black=True)
            for cut in (arc[:14], arc[15:30], arc[31:]) if n % 2 else (arc[:22], arc[23:]):
                g.strokes([cut], 5.4 - 0.5 * n, ends=(0.15, 0.15))
    with b.thing("hind that leaves", "witness", depth=0.7) as h:
        gone = creature("hind", haunch=0.85, stride=0.7).turned(at=(676, SHORE + 4 - 200 * K, 40), scale=K, flip=True)
        h.leave_clay(gone, grow=4)
        h.clay(gone, CUTS["fur"].but(near=2.2), "along", gain=0.72)
        for u, q in ((470, SHORE - 14), (520, SHORE - 22), (560, SHORE - 10)):
            h.leave([(u - 11, q), (u, q - 5), (u + 11, q), (u, q + 5)], grow=2)
    with b.thing("sedge", plane="front") as f:
        f.leave("-10,1210! -10,1070! 120,1096 300,1120 480,1136 660,1120 810,1080! 810,1210!")
        for u in np.arange(-10, 815, 6.0):
            q, lean = rng.uniform(60, 190) * (1.5 if u < 180 or u > 640 else 0.8), rng.normal(14 if u < 400 else -14, 34)
            c = [(u, 1200), (u + lean * 0.2, 1130 - q * 0.5), (u + lean, 1110 - q)]
            f.strokes([c], 7.5, black=True, ends=(1, 0.05))
            if u < 330 and rng.random() < 0.7:
                f.strokes([[(a - 2.5, d) for a, d in c]], 1.2, ends=(0.02, 0.2))
    s.describe("A hind walks away from a pond, half out of the picture. In the water her reflection is still bent and drinking, and rings spread from its muzzle.")
    s.moods("uncanny", "hushed", "wistful", "lingering")
    s.themes("reflection", "leaving", "memory", "thirst", "the self")
    s.says("wait for me", "slow connection", "part of me stayed there", "one more sip", "I’m not finished", "lag", "she left without herself", "still waters", "the other one was thirstier", "you go on ahead", "hind sight", "mirror, mirror", "left behind", "déjà vu", "half gone", "come along now", "delay", "the water remembers", "a hard habit to break", "twin", "what the pond kept", "don’t look back", "who is the real one?", "thirst", "the echo drinks", "she’ll catch up", "absent-minded", "nobody up there", "afterimage", "the body leaves first", "last orders", "I forgot myself", "minutes later", "doe, a deer", "out of sync", "it prefers it down there", "two minds", "a separate life", "reflect on it", "the rest of her", "missing someone")  # fmt: skip
    s.relate("hind that leaves", "loses", "reflection of the hind")
    s.about(place="a pond at the edge of the first wood", time="night", light="low light from the left", composition="left", view="eye level", foreground="black sedge", unexplained="the reflection still drinks")
