"""It Puts Them Down: a tree bends low and sets its birds on the ground, as one does before going."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import bird
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.marks import wash
from reverie_studio.sculpt.plants import grass, grown, wooden
from reverie_studio.sculpt.small_eyes import dot_eye

BIRDS = ((96, 1000, 0.58, True, 1.0), (262, 1100, 0.8, False, 1.0), (446, 1006, 0.54, False, 1.0), (84, 742, 0.42, True, 0.0), (218, 690, 0.44, False, 0.0), (330, 778, 0.44, True, 0.0))


@card(id="5a2a6q", title="It Puts Them Down", seed=49, palette="board_shell", light=(-0.7, 0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.72, 0.12, 0.6, 1.0)], focus=(260, 820, 380))
    rng = s.rng
    with b.thing("far land", "place", lamps=[], depth=0.3) as far:
        far.form("-10,520! 810,480! 810,820! -10,820!", how=CUTS["ground"].but(near=3, far=9), puff=1, ambient=1.0, axis=-2,
            tone=lambda x, y: 0.55 * np.exp(-(((y - 716 + x * 0.05) / 80) ** 2)) * (1 + 0.35 * np.sin(x / 90 + y / 17)))
        ridge(far, [(-10, 742), (140, 716), (300, 730), (460, 694), (620, 712), (810, 676)], depth=56, gain=0.62, folds=0.0)
        for x, y, h, lean in ((486, 700, 116, 40), (574, 712, 92, 34), (648, 716, 74, 28), (706, 704, 56, 20)):  # those who have gone before
            limbs = grown(rng, [(x, y - h * 0.2, 0), (x + lean * 0.3, y - h * 0.6, 0), (x + lean, y - h, 0)], (h * 0.05, 1.0), level=2, every=h * 0.1, long=0.5, sag=-0.2)
            far.strokes([[p[:2] for p in q] for q, _, _ in limbs], 5, black=True)
            far.strokes([[p[:2] for p in q] for q, _, _ in limbs], [max(0.9, r) for _, r, _ in limbs], ends=(0.9, 0.2))
            far.strokes([[(x, y - h * 0.2), (x + d, y - 4), (x + d * 1.6, y + 2)] for d in (-20, -7, 9, 22)], 2.6, ends=(0.9, 0.4))
    with b.thing("hill", lamps=[], depth=0.5) as hill:
        ridge(hill, [(-10, 950), (120, 930), (300, 936), (480, 900), (640, 880), (810, 884)], depth=150, gain=0.85, folds=0.3, level=True)
    with b.thing("tree", "subject", depth=0.7) as tree:
        main = [(690, 990, 0), (742, 800, 0), (742, 560, 0), (640, 330, 10), (470, 226, 30), (310, 280, 50), (220, 420, 60), (190, 560, 60)]
        limbs = grown(rng, main, (74, 12), level=3, every=52, long=0.27, spread=50, sag=0.5, bare=0.42)
        for knots in ([(700, 950, 20), (610, 980, 50), (520, 1010, 60), (440, 1006, 50)], [(720, 960, 10), (760, 1010, 60), (800, 1060, 70), (860, 1080, 70)],
            [(690, 960, 30), (660, 1030, 80), (600, 1080, 90), (590, 1130, 90)]):
            limbs.append((knots, 44, 8))
        for x, y, k, _, stand in BIRDS:
            if not stand:
                limbs.append(([(240, 470, 60), ((x + 240) / 2 + 10, (y + 470) / 2, 60), (x + 30, y - 40, 60), (x, y + 2, 60), (x - 34, y + 6, 60)], 7, 2.4))
        wooden(tree, limbs, thick=5, light=0.9)
    with b.thing("birds", "witness", count=6, depth=0.9, lamps=[Lamp(-0.15, -0.2, 0.95, 1.5)]) as birds:
        for i, (x, y, k, flip, stand) in enumerate(BIRDS):
            one = bird(legs=0.5 * stand, neck=0.5, head=1.25, plump=1.05, beak=0.9, tail=0.4).turned(at=(x, y, 120), scale=k, flip=flip, roll=(16 if i == 1 else 4 if i == 0 else 0))
            birds.leave_clay(one, grow=3)
            body = birds.clay(one, CUTS["down"].but(gain=2.5), "along", parts={"beak": ("skin", "along"), **({"leg": ("skin", "across")} if stand else {})}, ambient=0.05)
            birds.plumage(body, "wing", 8 if not flip else 172, 30 * k, fan=10)
            one.marks["eye"] = [one.marks["iris near"][0]]
            dot_eye(birds, one, 7 * k)
            side = -1 if not flip else 1
            wash(birds, body, (x + side * 62 * k, y - 76 * k), 60 * k, 92 * k)
    with b.thing("grass", plane="front") as g:
        grass(g, 210)
    s.describe("A bent old tree sets its birds on the ground. Three already stand on the hill, three are still lowered on twigs. Far off, smaller trees walk away on their roots.")
    s.moods("gentle", "wistful", "solemn", "tender")
    s.themes("parting", "care", "letting go", "home", "growing up")
    s.says("be good", "eviction", "she did it so gently", "one by one", "last stop, everybody out", "mind the step", "before going", "the end of the lease", "kindergarten", "I can’t carry you any more", "empty nesters", "wait here", "branch closing", "look after your sister", "setting things down", "on your own feet now", "the lift is slow", "goodbye without words", "a bow", "stage exit", "grandmother’s back", "landing", "where does a tree go?", "not a leaf to wear", "stay together", "putting the children to bed", "where will we sing?", "when the roof leaves", "she won’t look back", "all passengers", "everything has to come down", "softly now", "handle with care", "redundancy", "off the shoulders", "a weight off", "the others have left already", "moving on", "autumn, taken seriously", "grounded", "I was small once up there", "don’t cry, it’s only earth")  # fmt: skip
    s.relate("tree", "loses", "birds")
    s.about(place="a hill", time="night", light="low, from the left", composition="right", view="from below, near the ground", foreground="black grass", unexplained="where the trees are going")
