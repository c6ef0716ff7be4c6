"""A scorch in the shape of a flatiron lies on the plain, green in its middle; a caravan has stopped at its rim, and one foot is in."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.giants import camel
from reverie_studio.sewn.land import thorn
from reverie_studio.sewn.things import flatiron, sole

CAMEL = ("#3a2014", "#6e4426", "#a4713e", "#d4a566", "#f6d8a0")
BALES = (("#5c1f1a", "#a8443a", "#d97a60"), ("#1c4656", "#2f6f8a", "#7cb0c0"), ("#6a4a12", "#c08a2c", "#f0cc74"))
GREEN = ("#1f3a1e", "#3f6a2c", "#76983c", "#b8c866")
DARK = ("#120c0a", "#241812", "#3a281c", "#5c4430")


def scorch(h: Hoop, x: float, y: float, wide: float, long: float, lean: float, deep: float = 1.0) -> None:
    """Burnt rings from the outside in; each is darker, then the middle is pale again."""
    k = wide / 520
    for size, tone, amount, soft in ((1.06, "#c08a48", 0.55, 9), (1.01, "#7a4218", 0.75, 3), (0.97, "#341609", 0.85, 3), (0.88, "#7a4622", 0.75, 8), (0.74, "#a8804a", 0.8, 12), (0.52, "#8a9a4c", 0.8, 14)):
        h.stain(sole(x, y, wide, long, lean, size), tone, amount * deep, soft * k + 2)


@card(id="8xmrj6", title="Something Hot Had Stood Here", seed=9, palette="bare linen", light=(0.3, -0.9))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#9cc0c8"), (150, "#d4dccc"), (232, "#f6e6bc"), (246, "#efd9a6"), (1200, "#e6c88c")])
    rng = np.random.default_rng(9)
    scorch(h, 590, 300, 60, 26, 6)
    scorch(h, 560, 410, 170, 76, 14)
    scorch(h, 500, 1016, 540, 520, 50)
    h.whip("-10,240 250,236 520,242 810,236", "#fff6da", 3.4, 15, 18)
    with h.thing("far heat", "place"):
        with h.at(690, 240, 0.62):
            flatiron(h, ("#2c2c36", "#4c4c58", "#8a8890", "#c8c4c4"), ("#3a1c12", "#7a4226", "#b8744a"))
        for x, y, n in ((610, 196, 20), (566, 160, 28), (602, 108, 36), (532, 66, 46), (620, 36, 42)):
            h.loose([(x + np.cos(a) * n * (1 - a / 14), y + np.sin(a) * n * 0.7 * (1 - a / 14)) for a in np.linspace(0, 9, 24)], "#ffffff", 7)
    with h.thing("what grows", "place", lift=3) as burnt:
        h.seeds(sole(500, 1016, 540, 520, 50, 0.5), GREEN, 13, 13, 86, 3.0, wander=26)
        h.seeds(sole(500, 1016, 540, 520, 50, 0.7), GREEN[1:], 30, 11, 86, 2.6, wander=30, seed=2)
        h.run(sole(500, 1016, 540, 520, 50, 0.99) + sole(500, 1016, 540, 520, 50, 0.99)[:1], ("#1c0c06", "#5c2c12"), 4, 13, 9)
        for x, y, n in ((520, 700, 1.0), (444, 790, 1.2), (560, 830, 0.9), (500, 880, 1.3)):
            for a in np.linspace(-1.1, 1.1, 7):
                h.leaf([(x, y, 3), (x + np.sin(a) * 24 * n, y - np.cos(a) * 30 * n, 7 * n), (x + np.sin(a) * 44 * n, y - np.cos(a) * 46 * n, 1)], GREEN, angle=26)
            h.knots([(x + rng.normal(0, 16), y - 34 * n + rng.normal(0, 10), 5) for _ in range(4)], ("#d9574a", "#f0a090"))
        for u, v in ((0.5, 0.3), (-0.5, 0.3), (0.52, 0.5), (-0.5, 0.5), (0.0, 0.8)):
            h.stain([(500 + 50 * v + u * 240 + np.cos(a) * 22, 1006 - 520 * v + np.sin(a) * 12) for a in np.linspace(0, 6, 12)], "#efd9a6", 0.75, 5)
    with h.thing("caravan", "subject", lift=8, count=8) as file:
        for k, (x, y, n, left) in enumerate(((410, 306, 0.13, 1), (330, 318, 0.16, 1), (242, 342, 0.2, 1), (166, 376, 0.26, 1), (66, 492, 0.34, 0), (80, 622, 0.44, 0), (112, 776, 0.55, 0), (176, 976, 0.68, 0))):
            h.shade([(x - 130 * n, y - 8 * n), (x, y - 22 * n), (x + 130 * n, y - 6 * n), (x, y + 16 * n)], 0.55, 5)
            with h.at(x, y, n, flip=bool(left)):
                camel(h, CAMEL, BALES[k % 3], BALES[(k + 1) % 3], step=(1, -1, 0.6)[k % 3] if k < 7 else 1.9, nod=(0, 14, -6, 8, 0, -10, 6, 40)[k])
    with h.thing("thorn", "prop", lift=16, plane="front"):
        thorn(h, [(-20, 1120), (120, 1150), (260, 1128), (400, 1166), (520, 1150)], 22, DARK)
        thorn(h, [(120, 1160), (210, 1080), (250, 1030)], 12, DARK, 3)
        thorn(h, [(-20, 1216), (200, 1196), (420, 1214)], 18, DARK, 4)
    s.relate(file[0], "waits for", burnt[0])
    s.describe("A camel caravan halts at an enormous scorch mark. It has the shape of a flatiron’s sole and is green in the middle. Smaller scorches lead away over the plain to an iron that steams on the horizon.")
    s.moods("grand", "uneasy", "hopeful")
    s.themes("traces", "giants", "recovery", "caution", "home")
    s.says("giant’s shoe", "where we quarrelled", "don’t touch, it’s hot", "housework of the gods", "set to linen", "somebody answered the telephone", "crop circle", "after you", "ironing is never finished", "the green came back first", "burnt offering", "it walks", "footprint", "steam on the horizon", "one size", "smells like toast", "we could go round", "a flat country", "pressed for time", "who left it on?", "scar tissue", "somebody’s best tablecloth", "it went that way", "are you sure it has cooled?", "an oasis, of a sort", "the laundry wars", "left in anger", "test with one toe", "hot spot", "the ground remembers", "permanent crease", "mind the vents", "what grows on the worst day", "still warm", "camels have no opinion", "next step: us", "domestic disaster, large", "boat?", "from here it looks like luck", "the hurry of someone else", "first in, first out")  # fmt: skip
    s.about(place="Bare Plain", time="noon", light="high and hard", composition="right", view="far", foreground="thorn branches", unexplained="whose iron steams on the horizon")
