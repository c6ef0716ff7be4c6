"""Hen: she broods in the middle of a tall fire, and the lynxes dare not come nearer."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp, Thing
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import bird, comb_and_wattles

X, Y = 372, 800


def flames(t: Thing, count: int, wide: float, tall: float, low: float) -> None:
    """Long tapered strokes upwards, in tongues that lean together."""
    for _ in range(count):
        dx, bend = t.rng.uniform(-1, 1), t.rng.uniform(-26, 26)
        high = tall * math.exp(-0.95 * dx * dx) * t.rng.uniform(low, 1.0)
        root = 10 - 20 * dx * dx - t.rng.uniform(0, 30)
        x, half = X + dx * wide, 12 + 16 * t.rng.random()
        rails = [[(x + v * half, Y + root), (x + v * half * 1.4 + bend, Y - high * 0.3), (x * 0.95 + X * 0.05 + v * half * 0.8 - bend, Y - high * 0.68), (x * 0.82 + X * 0.18 + bend * 0.7, Y - high)]
                 for v in (-1, -0.4, 0.4, 1)]  # fmt: skip
        t.leave([*rails[0], *reversed(rails[-1])])
        t.comb(rails, 15, width=(0.9, 2.6), stray=1.5, length=(0.4, 0.9), start=(0, 0.4))


def lynx(t: Thing, x: float, y: float, k: float, look: float) -> None:
    """A black back with tufted ears, cut by the edge; the fire is on its rim."""
    c = Clay().limb("0,330,-60,190 0,190,-30,150 0,90,0,96", per=5).limb("-24,0,0,84 24,0,0,84", melt=30)
    c.both(Clay().limb("70,46,0,40 104,74,0,16 118,92,0,4", melt=16)).both(Clay().limb("52,-62,0,34 72,-112,0,22 86,-150,0,5", melt=10, press=(0, 0, 1.6), part="ear"))
    t.clay(c.turned(at=(x, y, 0), scale=k, yaw=look), "fur", "along", ambient=0, gain=0.8, over=12, near=2.4)
    for side in (-1, 1):
        ear = (x + side * (84 * k) * math.cos(math.radians(look)), y - 148 * k)
        t.strokes([[ear, (ear[0] + side * 4 * i, ear[1] - 22), (ear[0] + side * (9 * i - 6), ear[1] - 46)] for i in range(4)], 1.6)
        t.strokes([[(x + side * 96 * k, y + (24 + 9 * i) * k), (x + side * 146 * k, y + (4 + 14 * i) * k), (x + side * 190 * k, y + (16 + 20 * i) * k)] for i in range(3)], 1.1)


@card(id="h3nf1r", title="Hen", seed=10, palette="board_ember", light=(-0.3, 0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.55, 0.1, 0.7, 1.0)], ambient=0.04, focus=(X, 640, 250))
    with b.thing("fire", "accent", spot=1.0) as fire:
        flames(fire, 90, 270, 700, 0.36)
    with b.thing("hen", "subject") as hen:
        c = comb_and_wattles(bird(plump=1.15, neck=0.75, head=1.15, lids=0.6, tail=0.8), 1.15).turned(at=(X + 4, Y - 24, 0), scale=1.32)
        body = hen.clay(c, "down", "along", parts={"head": (CUTS["down"].but(gain=1.7, near=1.8), "along"), "comb": ("skin", "across"), "beak": ("wet", "along"), "lid": ("skin", "along")})
        for part, angle, size, fan in (("tail", -34, 44, 20), ("body", 18, 30, 14), ("neck", 66, 21, 10), ("wing", 6, 40, 8)):
            hen.plumage(body, part, angle, size, gain=1.15, fan=fan)
        eyes(hen, c, light=0.9, sides=("near",), glint=(-0.4, -0.3))
    with b.thing("flames before her", spot=1.0) as front:
        flames(front, 22, 280, 110, 0.4)
        front.comb([[(X - 330, Y + 34), (X, Y + 70), (X + 330, Y + 34)], [(X - 420, Y + 110), (X, Y + 170), (X + 420, Y + 110)]], 90,
                   width=(0.6, 1.5), length=(0.03, 0.12), start=(0, 0.9), stray=3, spot=0.5)  # fmt: skip
    with b.thing("lynxes", "witness", count=5, plane="front", lamps=[Lamp(0.05, -0.78, -0.36, 1.5)]) as watch:
        lynx(watch, 170, 1070, 1.2, 12)
        lynx(watch, 628, 1100, 1.36, -10)
        for x, y in ((52, 640), (742, 610), (736, 860)):
            for side in (-20, 20):
                watch.bare([(x + side + 9 * math.cos(a / 3), y + 6 * math.sin(a / 3)) for a in range(19)], spot=0)
                watch.leave([(x + side + 2.4 * math.cos(a / 3), y + 5.5 * math.sin(a / 3)) for a in range(19)])
    s.relate("hen", "guards", "fire")
    s.describe("In the middle of a tall fire sits a hen, calm, brooding. Lynxes sit round it in the dark and do not come nearer.")
    s.moods("calm", "stubborn", "eerie", "funny")
    s.themes("courage", "danger", "motherhood", "secrets")
    s.says("she is not even hot", "central heating", "leave her be", "phoenix", "well done", "untouchable", "who dares?", "nest egg", "boiling point",
           "dinner looks back", "a mother’s temper", "fireproof", "patience", "guarded", "do not play with it", "the hot seat", "hot chicken", "sitting it out",
           "burning question", "warm welcome", "brood", "nerves of steel", "night watch", "not for dinner", "the last egg", "a hard nut", "trial by fire", "fever",
           "house on fire", "mother hen", "they are hungry, she is busy")  # fmt: skip
    s.about(place="the first wood", time="night", light="the fire alone", composition="centred", view="eye level", foreground="two lynxes seen from behind", unexplained="what is under her")
