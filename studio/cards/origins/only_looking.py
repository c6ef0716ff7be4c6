"""Only Looking: a grain of light has rolled away, and a hen stands over it."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import hen_head

X, Y = 176, 1010  # the grain


@card(id="e9jm6w", title="Only Looking", seed=93, palette="board_yolk", light=(-0.5, 0.8))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(X + 30, Y - 60, 460, 3.0, 420), Lamp(-0.8, -0.1, 0.5, 0.3)], ambient=0.0, focus=(400, 460, 330))
    rng = s.rng
    with b.thing("straw", "place") as straw:
        for _ in range(230):
            q, a = rng.uniform(40, 520), rng.uniform(0, math.tau)
            x, y = X + q * math.cos(a), Y + 30 + q * 0.3 * math.sin(a)
            t, long = rng.uniform(0, math.pi), rng.uniform(24, 70)
            if y > 960 and rng.random() < math.exp(-q / 230):
                straw.strokes([[(x, y), (x + long * math.cos(t), y + long * 0.34 * math.sin(t))]], 2.6 * math.exp(-q / 260) + 0.4, ends=(0.6, 0.4))
    with b.thing("hen", "subject", depth=0.8) as h:
        hen = hen_head(look=(0.5, 0.8)).turned(at=(440, 470, 0), scale=2.6, roll=-26, yaw=8)
        h.clay(hen, CUTS["down"].but(stroke=(8, 20)), "along", parts={"neck": (CUTS["fur"].but(stroke=(14, 34), over=10), "along"), "beak": ("skin", "along"), "comb": ("wet", "contour"), "lid": ("skin", "along"), "lobe": ("wet", "contour")})
        eyes(h, hen, light=1.0, sides=("near",), glint=(-0.4, 0.35), iris=0.6)
        h.strokes([[(690, 930), (716, 980), (722, 1050)]], 22, ends=(0.1, 0.1), black=True)
        h.strokes([[(692, 938), (714, 984), (719, 1040)]], 10, ends=(0.1, 0.1))
    with b.thing("grain", "accent", spot=1.0, plane="front") as g:
        g.leave([(X + 26 * math.cos(k / 4), Y + 18 * math.sin(k / 4)) for k in range(26)])
        g.bare([(X + 20 * math.cos(k / 4) - 2 * math.sin(k / 4), Y + 12 * math.sin(k / 4) - 4 * math.cos(k / 4)) for k in range(26)])
        g.strokes([[(X - 16, Y + 3), (X, Y), (X + 16, Y - 3)]], 2, black=True)
        g.sparks((X, Y), (36, 60), 90, length=(10, 70), width=2.0)
    s.describe("A hen bends over one shining grain. It lies among bits of straw and lights her face from below; she has stopped with her beak open. In her breast there is a narrow bright gap.")
    s.moods("tempted", "funny", "tense", "hushed")
    s.themes("temptation", "hunger", "honesty", "light", "choice")
    s.relate("hen", "guards", "grain")
    s.about(place="a threshing floor", time="before morning", light="the grain alone, from below left", composition="diagonal", view="near, at the height of the ground", unexplained="the bright gap in her breast")
    s.says(
        "peck!", "conflict of interest", "just once in my life", "only looking", "don't you dare", "finders keepers", "a grain of truth",
        "the last crumb", "temptation", "is it real gold?", "I'm on a diet", "whose is it?", "a staring match", "small things", "the smallest sun",
        "what if it's the only one", "it followed me home", "somebody dropped this", "mine", "she is an honest hen", "breakfast or daybreak",
        "to eat or not to eat", "the seed of everything", "swallow and be light", "nobody is looking", "hot potato", "one bite",
        "she has eaten one before", "what's inside me", "a moral chicken", "hungry eyes", "finally, something for me", "careful, it's burning",
        "treasure", "a bright idea for a hen",
    )  # fmt: skip
