"""Without Cover: a meadow has got up and walks off over the hill; where it lay lies a fawn."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.donkeys import ear_inside
from reverie_studio.sculpt.first_light import dandelion
from reverie_studio.sculpt.hoofed_faces import fawn_lying
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.marks import before, oval, strew
from reverie_studio.sculpt.plants import root_leg, tufts

HILL = [(-20, 470), (140, 440), (330, 404), (520, 350), (690, 316), (820, 300)]


def hill(x: float) -> float:
    return float(np.interp(x, [p[0] for p in HILL], [p[1] for p in HILL]))


@card(id="w6h2bt", title="Without Cover", seed=46, palette="board_moss", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    b, rng = Board(s, [Lamp(0.5, -0.5, 0.7, 1.0)], focus=(300, 780, 330)), s.rng
    with b.thing("bare hill", "place", depth=0.2) as g:
        ridge(g, HILL, depth=180, sun=1, gain=0.8, folds=0.25, scale=60, level=True, near=3.4, stroke=(6, 26), gap=(3, 10), wild=12, rough=0.6)
        strew(g, (0, 600, 800, 1200), 3000, lambda x, y: -8 + 24 * math.sin(x * 7.1 + y * 3.3),
              lambda x, y: 0.75 * math.exp(-(((x - 716) / 110) ** 2) - ((y - 700) / 36) ** 2) + 0.6 * math.exp(-(((x - 380) / 330) ** 2) - ((y - 1166) / 26) ** 2), length=(8, 22))
    with b.thing("meadow on legs of root", "accent", spot=1.0, depth=0.4) as m:
        feet = [(x, hill(x) + d, st, z) for x, st, d, z in ((130, 30, 12, -30), (250, -26, 10, -30), (360, 24, 12, -30), (480, -24, 10, -30), (590, 28, 10, -30), (700, -20, 8, -30),
                (90, -34, 46, 30), (190, 30, 50, 30), (310, -30, 48, 30), (430, 32, 50, 30), (540, -28, 46, 30), (650, 30, 46, 30), (750, -26, 40, 30))]  # fmt: skip
        for x, y, _, _ in feet:
            m.leave(oval(x - 26, y + 6, 52, 9, -8))
        for x, y, step, z in feet:
            before(m, root_leg(x, y, 104, step, z), "wood", "along", grow=3, ambient=0.1 if z < 0 else 0.3, spot=0)
        top = [(x, hill(x) - 70) for x in range(60, 800, 30)]
        sod = Clay().limb([(x, y + 14 + 7 * math.sin(x), 0, 26 + 5 * math.sin(x * 1.7)) for x, y in top], per=3)
        before(m, sod, CUTS["stone"].but(near=2.8), "across", grow=3, spot=0, ambient=0.3)

        def blades(count: int, low: float, high: float, tall: tuple[float, float]) -> None:
            spots = [(rng.uniform(46, 815), rng.uniform(low, high), rng.uniform(*tall)) for _ in range(count)]
            tufts(m, [(x, hill(x) - 70 + d, t) for x, d, t in spots], lean=0.34, width=(0.8, 3.0), cover=5)

        blades(560, -26, 4, (70, 134))
        for x, y, tall in ((x, hill(x) - 80, tall) for x, tall in ((110, 150), (200, 176), (300, 140), (410, 180), (520, 150), (610, 170), (720, 140))):
            dandelion(m, [(x, y), (x + 16, y - tall * 0.6), (x + 46, y - tall)], 25)
        blades(400, 2, 20, (40, 96))
    with b.thing("tuft that has turned round", "prop", spot=1.0, depth=0.5) as u:
        for x, step in ((700, 14), (744, -14)):
            u.clay(root_leg(x, 690, 60, step), "wood", "along", ambient=0.3, spot=0)
        tufts(u, [(rng.uniform(680, 764), rng.uniform(626, 646), rng.uniform(40, 90)) for _ in range(130)], lean=-0.3, width=(0.8, 2.8), cover=5)
        dandelion(u, [(726, 630), (722, 570), (704, 524)], 29)
    with b.thing("fawn", "subject", depth=0.8) as f:
        fawn = fawn_lying().turned(at=(330, 770, 0), scale=1.62, pitch=8, roll=-3)
        f.leave(oval(340, 1160, 330, 20))
        f.leave_clay(fawn, grow=6)
        f.clay(fawn, "fur", "along", ambient=0.1, gain=0.85, near=2.5, parts={"ear": ("fur", "along"), "nose": ("wet", "across"), "lid": ("skin", "along"), "muzzle": (CUTS["down"].but(gain=1.7), "along"), "hoof": (CUTS["skin"].but(gain=0.9), "across")})
        for row in range(3):
            for x, y in flow(fawn.curve("back"), 4)[1:-1]:
                x, y = x + rng.normal(0, 5) + 10 * (row % 2), y + 22 + 46 * row + rng.normal(0, 4)
                f.bare(oval(x, y, rng.uniform(8, 13), rng.uniform(6, 9), rng.uniform(-30, 30)))
        for side, off in (("left", 0.4), ("right", -0.4)):
            ear_inside(f, fawn, side, 34, off)
            lashes(f, fawn, side, 11, 9)
        eyes(f, fawn, light=0.2, glint=(0.35, -0.4), iris=0.4)
        nx, ny = fawn.curve("lip left")[0]
        f.leave(oval(nx, ny - 22, 30, 19))
        f.strokes([[(nx - 22, ny - 33), (nx, ny - 38), (nx + 22, ny - 33)], [(nx - 6, ny - 18), (nx - 14, ny - 12), (nx - 24, ny - 16)], [(nx + 6, ny - 18), (nx + 14, ny - 12), (nx + 24, ny - 16)]], 3, ends=(0.3, 0.3))
        f.strokes([fawn.curve("lip left"), fawn.curve("lip right")], 4, black=True, ends=(0.6, 0.2))
    s.relate("fawn", "loses", "meadow on legs of root")
    s.describe("A meadow walks away over the hill on legs of root. On the bare ground it has left lies a spotted fawn, looking at us. One tuft of grass has turned back.")
    s.moods("abandoned", "droll", "wistful", "exposed")
    s.themes("leaving", "home", "loss", "exposure", "loyalty")
    s.says("it sees me!", "relocation", "uprooted", "homeless", "evicted", "freckles", "undressed", "deserted", "babysitter", "spotted", "orphan", "lawnmower", "I thought it was mine", "wait for me", "greener pastures", "the grass is leaving", "caught in the open", "moving day", "was it something I said?", "one stayed behind", "nothing to hide behind", "hide and seek is over", "the last to know", "come back", "spring walks off", "it looked back", "empty nest", "field trip", "pulling up roots", "after the party", "even the grass", "don’t move, whatever happens", "mother said to wait here", "the blanket got up first", "that was my wallpaper", "off to the hills", "who turned on the light?", "my hairdresser quit", "a friend in weed", "you can’t see me", "first day of school", "they took the carpet too")  # fmt: skip
    s.about(place="hill country", time="night", light="light from the upper right", composition="diagonal", view="near, and far land behind", unexplained="one tuft of grass has turned back")
