"""Pairs: a snake has taken off its legs, one by one, and lines them up like shoes."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import boot_leg
from reverie_studio.sculpt.marks import oval, scales

BODY = [(860, 130, -40, 84), (700, 150, -20, 88), (520, 190, 0, 90), (390, 270, 10, 88), (400, 380, 20, 86), (520, 452, 30, 84), (660, 520, 40, 80), (690, 620, 50, 76), (590, 700, 60, 72),
        (450, 716, 70, 68), (330, 716, 80, 62), (236, 740, 90, 54)]  # fmt: skip


@card(id="ty5mwp", title="Pairs", seed=14, palette="board_yolk", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.62, -0.6, 0.55, 1.05)], ambient=0.0, focus=(300, 740, 330))
    with b.thing("snake", "subject", depth=0.7) as t:
        snake = Clay().limb(BODY, melt=3, part="body", per=9)
        snake.limb([(250, 734, 92, 56), (196, 742, 100, 64), (136, 762, 104, 52), (92, 778, 104, 34)], melt=26, part="head", per=5)
        snake.limb([(212, 786, 108, 40), (140, 802, 112, 31), (90, 800, 108, 20)], melt=10, part="jaw", per=4)
        snake.ball(176, 720, 142, 30, melt=9, part="lid")
        body = t.clay(snake, CUTS["skin"].but(cross=None), "across", gain=0.9, parts={"lid": (CUTS["skin"].but(gain=1.3), (0, 1, 0.3))})
        scales(t, body, 22, (-0.3, 1), keep=("body",), light=0.16)
        scales(t, body, 19, (1, -0.1), keep=("head",), light=0.16)
        t.strokes([[(72, 790), (110, 803), (170, 798), (222, 776), (252, 744), (256, 730)]], 7, ends=(0.4, 0.3), black=True)
        t.strokes([[(150 + 3 * k, 704 + 5 * k), (172, 698 + 6 * k), (204 - 2 * k, 704 + 5 * k)] for k in range(5)], 1.6, black=True)
        t.strokes([[(146, 726), (160, 740), (180, 744), (200, 738), (212, 722)]], 6, ends=(0.3, 0.3), black=True)
        t.strokes([[(150 + 13 * k, 737 + 7 * math.sin(k * 0.75)), (146 + 14 * k, 756 + 5 * math.sin(k * 0.75))] for k in range(5)], 2.4, black=True)
        t.strokes([[(78, 797), (52, 812), (30, 806)], [(78, 797), (52, 814), (36, 832)]], 2.4, ends=(1, 0.3))
        t.leave(oval(88, 770, 5, 3.5, -30))
    with b.thing("legs in pairs", "prop", depth=0.85, count=5) as legs:
        for k, (x, y) in enumerate(((152, 1092), (262, 1100), (424, 1096), (534, 1106), (712, 1100))):
            leg = boot_leg(bend=(-1) ** k * 3).turned(at=(x, y, 140), scale=1.5, yaw=46 - 5 * (k % 2), pitch=-14, roll=(-1) ** k * 2)
            legs.clay(leg, "skin", "across", parts={"claw": (CUTS["skin"].but(gain=1.6), "along"), "cuff": (CUTS["skin"].but(gain=1.4), "along")})
    with b.thing("last leg", "accent", spot=1.0, depth=0.9) as last:
        leg = boot_leg(bend=6).turned(at=(598, 908, 150), scale=1.5, yaw=42, pitch=-10, roll=14)
        last.leave_clay(leg, grow=4)
        last.clay(leg, "skin", "across", gain=1.2)
    with b.thing("ground") as g:
        for y in (1104, 1126, 1156):
            for _ in range(60):
                x, q = g.rng.uniform(0, 760), g.rng.uniform(8, 46)
                yy = y + g.rng.normal(0, 9)
                g.strokes([[(x - q, yy), (x, yy + g.rng.normal(0, 1)), (x + q, yy)]], g.rng.uniform(0.5, 1.2) * (1.2 - x / 900))
    s.describe("A snake lines up its legs in pairs like shoes. Its eyes are closed, it smiles, and it is just getting out of the last one, a golden one.")
    s.moods("relieved", "absurd", "content", "odd")
    s.themes("letting go", "evening", "freedom", "shoes", "change")
    s.says("bedtime", "casual Friday", "free, and no way back", "shoes off, please", "kicking off", "odd one out", "at last", "my feet are killing me", "off duty", "how it happened", "no socks", "weight loss", "someone’s got cold feet", "barefoot", "pull the other one", "new in: legs, hardly worn", "guest of the house rules", "that feels better", "one left", "slippery business", "for sale: five boots", "I won’t be needing these", "size zero", "footloose", "every parent has stepped on one", "legless", "the long day is over", "where’s the sixth?", "evolution, tidy version", "she’ll regret it in winter", "stretching out", "walk a mile in my shoes", "retirement", "put your feet up")  # fmt: skip
    s.relate("snake", "loses", "last leg")
    s.about(place="the heap of leftovers", time="before morning", light="from the left", composition="diagonal", view="eye level, close to the ground", unexplained="the row holds an odd number")
