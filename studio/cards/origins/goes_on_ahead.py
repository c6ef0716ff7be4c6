"""Goes On Ahead: a mammoth walks up off the ground and turns into stars; her calf has her by the tail."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hoofed import mammoth
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.marks import before, locks, oval, starry
from reverie_studio.sculpt.walkers import leaving_mammoth

TRUNK = ((-166, -50, 20, 38), (-222, -24, 26, 31), (-280, -44, 34, 25), (-306, -112, 44, 21), (-296, -186, 54, 18), (-258, -230, 60, 16), (-214, -226, 60, 14), (-198, -190, 56, 12))


def left(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """How much of her is still here: 1 at her haunches, 0 at her head."""
    return np.asarray(np.clip((572 - x + 0.3 * (y - 500)) / 150, 0, 1))


@card(id="4ixgig", title="Goes On Ahead", seed=27, palette="board_frost", light=(-0.7, 0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.62, -0.4, 0.62, 1.0)], ambient=0.015, focus=(300, 700, 420))
    rng = s.rng
    with b.thing("snow hill", "place", depth=0.1) as snow:
        ridge(snow, [(-10, 1100), (150, 1050), (290, 930), (420, 843), (506, 866), (600, 960), (690, 1090), (760, 1215)], depth=330, gain=0.42, folds=0.15, base=1210, level=True, near=3.0)
        for x, y, r in ((372, 912, 22), (402, 976, 28), (312, 1020, 34), (346, 1110, 40)):  # her prints
            snow.leave(oval(x, y, r, r * 0.38, -24), grow=2)
            snow.strokes([[(x + r * 1.05 * np.cos(q), y + 3 + r * (0.42 * np.sin(q) - 0.42 * np.cos(q))) for q in np.linspace(0.3, 2.6, 9)]], 3.0, ends=(0.1, 0.1))
    great = leaving_mammoth().turned(at=(496, 530, 0), scale=1.12, flip=True, roll=-20)
    great.limb("310,590,10,40 262,612,30,24 236,660,50,17 232,730,60,14 238,790,60,12", melt=20, part="tail", per=6)
    with b.thing("mammoth", "subject", depth=0.6) as m:
        coat = CUTS["fur"].but(stroke=(30, 80), over=14, wild=9, near=2.2, far=8.0, gap=(3, 9))
        m.leave_clay(great, grow=4)
        m.clay(great, coat, "down", tone=left, parts={"far leg": (coat.but(gain=0.3), "down"), "tail": (CUTS["fur"].but(stroke=(10, 30)), "along"), "tusk": (coat.but(gain=0.0), "along")})
        locks(m, [[(238 + 2 * k, 780), (238 + 5 * k, 816), (236 + 7 * k + rng.normal(0, 4), 860 - 3 * abs(k) + rng.normal(0, 10))] for k in (-4, 4, -3, 3, -2, 2, -1, 1, 0)], 9, 1.4)
    with b.thing("stars", "accent", spot=1.0, depth=0.7) as t:
        starry(t, great, 2300, lambda x, y: 1 - float(left(np.float32(x), np.float32(y))))
        for part in ("ear", "tusk"):
            for knots in {lump.group: lump for lump in great.lumps if lump.part == part}:
                starry(t, Clay([lump for lump in great.lumps if lump.group == knots]), 150, lambda x, y: 1.0)
        x, y = great.curve("iris near")[0]
        t.prick([(u, v, 2.2) for u, v in [*great.curve("upper near"), *great.curve("lower near")]])
        t.prick([(x, y, 6)], spot=0)
        t.prick([(u, v, 0.8 + 2.6 * rng.random() ** 4) for u, v in zip(rng.uniform(240, 800, 120), 330 - 330 * rng.random(120) ** 0.8, strict=True)])
    with b.thing("calf", "witness", depth=0.9, lamps=[Lamp(0.1, -0.62, 0.75, 1.0)]) as c:
        calf = mammoth(tusk=False, gaze=26, trunk=TRUNK).turned(at=(44, 950, 140), scale=0.86, flip=True)
        before(c, calf, CUTS["fur"].but(stroke=(10, 28), over=9, wild=14), "down", grow=6, gain=1.1,
               parts={"head": (CUTS["fur"].but(stroke=(6, 16), gain=0.85), "down"), "trunk": (CUTS["skin"].but(near=2.0), "across"), "ear": ("fur", "along"), "lid": ("skin", "along"), "far leg": (CUTS["fur"].but(gain=0.4), "down")})
        eyes(c, calf, light=1.1, sides=("near",), glint=(0.3, -0.4), iris=0.3)
        lashes(c, calf, "near", 14, 10)
    s.describe("A mammoth steps off a snowy hilltop into the night. Her head, trunk and forelegs have already turned into blue stars. Behind her a calf holds on to her tail with its trunk.")
    s.moods("wistful", "tender", "solemn", "hopeful")
    s.themes("farewell", "death", "childhood", "memory", "mother and child")
    s.relate("calf", "follows", "mammoth")
    s.about(place="a snowy hilltop", time="night", light="from the upper left", composition="diagonal", view="from below", unexplained="whether the calf may come along")
    s.says("extinct", "mother", "grandmother", "constellation", "stardust", "farewell", "dissolving", "tailback", "ancestors", "departure", "promise", "wait", "heirloom", "don’t let go", "walk slower", "I used to hold her hand", "follow the leader", "she doesn’t look back", "where do they go?", "tail end", "the long goodbye", "half here, half there", "mind the step", "one foot in heaven", "first day of school", "take me with you", "you’ll know which one is me", "we are made of the same stuff", "early night", "she had stars in her eyes", "somebody has to go first", "big shoes to fill", "what we hold on to", "I’ll save you a place", "look up, I’m there", "thinking of something else", "out of this world", "hold the line", "the end is in my hands", "lights on, nobody home", "it isn’t far, she said", "an elephant never forgets", "ask me again when I’m big")  # fmt: skip
