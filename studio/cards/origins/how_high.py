"""How High: the sea is choosing its level, and it trembles at the mole's chin."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lot_b import mole

W = 990  # the waterline


@card(id="q2e6pl", title="How High", seed=42, palette="board_tide", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.3, -0.3, 0.9, 0.9)], focus=(300, 900, 320))
    rng = s.rng
    with b.thing("camel's legs", "witness", depth=0.3) as c:
        for knots, gain in (("690,-60,-60,120 680,363,-60,62 690,513,-60,50 684,653,-60,33 690,883,-60,27 690,953,-50,36", 0.45), ("560,-60,0,120 540,363,10,66 520,513,20,52 560,623,40,36 640,703,60,30 660,743,64,34", 0.8)):
            c.clay(Clay().limb(knots, per=6, part="leg"), CUTS["fur"].but(gain=gain, stroke=(8, 22)), "along")
        for x, y, a in ((690, 973, 0.0), (672, 773, 0.5)):
            for d in (-1, 1):
                c.clay(Clay().limb([(x + d * 8, y - 24, 40, 24), (x + d * 24 + 18 * a, y + 6, 56, 25), (x + d * 34 + 20 * a, y + 22, 60, 14)], per=4), "skin", "along", gain=0.8)
    with b.thing("mole", "subject", depth=0.6) as m:
        beast = mole().turned(at=(334, 1010, 0), scale=1.7, pitch=8, yaw=-5)
        m.clay(beast, CUTS["down"].but(stroke=(6, 15), over=6), "down", parts={"nose": ("skin", "down"), "palm": ("skin", "along"), "claw": ("skin", "along")}, shade=0.55)
        for side in ("left", "right"):
            x, y = beast.curve(f"eye {side}")[0]
            m.leave([(x + 13 * math.cos(k), y + 10 * math.sin(k)) for k in range(7)])
            m.prick([(x - 3, y - 3, 3.6)])
            m.strokes([[(x - 20, y - 12 + 5 * (side == "left")), (x, y - 20), (x + 20, y - 12 + 5 * (side == "right"))]], 5, black=True)
        nx, ny, _ = beast.where("nose")
        for d in (-1, 1):
            m.strokes([[(nx + d * 34, ny + 36 + 8 * k), (nx + d * 90, ny + 20 + 22 * k), (nx + d * 140, ny + 30 + 36 * k)] for k in range(4)], 1.6, ends=(0.8, 0.04))
    with b.thing("sea", "accent", spot=1.0, depth=0.9) as w:
        w.leave(f"-10,{W + 6}! 120,{W} 260,{W + 8} 420,{W - 4} 560,{W + 6} 810,{W}! 810,1210! -10,1210!")
        rows = []
        for k in range(30):
            y = W + 4 + 1.05 * k**1.55
            x = -30.0
            while x < 810:
                long = rng.uniform(20, 120) * (1 + k / 30)
                if rng.random() < math.exp(-k / 9) + 0.16:
                    rows.append(([(x, y + rng.normal(0, 1.5)), (x + long / 2, y + 3 * math.sin(x / 40 + k)), (x + long, y + rng.normal(0, 1.5))], 0.8 + 3.6 * math.exp(-k / 7)))
                x += long + rng.uniform(4, 40)
        w.strokes([q[0] for q in rows], [q[1] for q in rows], ends=(0.2, 0.1))
        for x, rx in ((290, 180), (60, 60), (520, 70)):
            w.strokes([[(x + q * rx * math.cos(a), W + 10 + q * 16 * math.sin(a)) for a in (0.1, 0.8, 1.57, 2.3, 3.0)] for q in (0.9, 1.15, 1.4)], 2.6, ends=(0.1, 0.1))
    with b.thing("fin", depth=0.95) as f:
        f.form(f"40,{W + 120}! 62,{W + 40} 130,{W - 30}! 124,{W + 50} 150,{W + 122}!", how="wet", puff=14, gain=0.8, axis=70)
        f.strokes([[(10, W + 122), (90, W + 116), (180, W + 124)], [(0, W + 132), (100, W + 128), (210, W + 134)]], 2.2, spot=1.0)
    s.relate("camel's legs", "towers over", "mole")
    s.describe("A mole stands in black water with both hands raised. Beside it a camel has lifted one foot above the surface; in front of the mole a fin stands out of "
               "the blue waterline.")  # fmt: skip
    s.moods("polite", "alarmed", "funny", "sinking")
    s.themes("fairness", "size", "danger", "voting", "depth")
    s.says("too deep!", "show of hands", "nobody asked the mole", "hands up!", "I surrender", "the water’s lovely", "up to here", "low tide for some", "shark?",
           "who’s in favour?", "shallow, said the camel", "it depends on your legs", "don’t panic", "swimming lesson", "out of my depth", "mind the fin",
           "the short one pays", "testing the water", "cold feet", "I can’t see anything", "a polite drowning", "long legs, no problem", "after you", "majority decision",
           "in over my head", "help, but quietly", "everything is relative", "I vote against", "wet", "bad neighbourhood", "just the ankles", "the sea is listening",
           "high water", "stop there, please")  # fmt: skip
    s.about(place="the shore without a sea", time="night", light="light from the left",
            composition="low", view="eye level", foreground="a fin", unexplained="a fin that has its own opinion")  # fmt: skip
