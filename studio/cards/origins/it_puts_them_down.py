"""It Puts Them Down: before it goes, a tree bends and sets its birds on the ground, one by one."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import bird
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.marks import wash
from reverie_studio.sculpt.night_beasts import tree_head, twig_finger
from reverie_studio.sculpt.plants import grass, grown, sward, wooden


@card(id="5a2a6q", title="It Puts Them Down", seed=49, palette="board_shell", light=(-0.7, 0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.55, -0.4, 0.68, 1.0)], ambient=0.05, focus=(330, 800, 420))
    rng = s.rng
    with b.thing("ground", "place", lamps=[], depth=0.3) as g:
        ridge(g, [(-10, 640), (120, 622), (260, 640), (420, 616), (620, 640), (810, 620)], depth=70, gain=0.5, folds=0.0, level=True)
        for x, y, h, lean in ((150, 626, 190, -34), (262, 640, 120, -22)):  # those that have gone before
            far = grown(rng, [(x, y - h * 0.22, 0), (x + lean * 0.3, y - h * 0.6, 0), (x + lean, y - h, 0)], (h * 0.05, 1.0), level=2, every=h * 0.1, long=0.5, sag=-0.2)
            legs = [[(x, y - h * 0.25), (x + d * h * 0.1, y - h * 0.1), (x + d * h * 0.14, y + 4)] for d in (-2.0, -0.7, 0.8, 2.1)]
            g.strokes([[p[:2] for p in q] for q, _, _ in far] + legs, 7, black=True)
            g.strokes([[p[:2] for p in q] for q, _, _ in far] + legs, [max(1.0, r) for _, r, _ in far] + [h * 0.03] * 4, ends=(0.9, 0.2))
        sward(g, [(-20, 1040), (300, 1020), (560, 1030), (820, 1060)], 8, 26, (18, 40), lambda x, y: 1.4 - abs(x - 330) / 500, every=8, lean=0.2)
    with b.thing("bough", depth=0.5) as tree:
        limbs = []
        for knots in ([(530, 110, 0), (480, 20, 0), (440, -60, 0)], [(560, 190, 0), (430, 226, 10), (300, 222, 20), (170, 246, 20), (50, 226, 20)], [(690, 120, 0), (760, 70, 0), (840, 60, 0)]):
            limbs += grown(rng, knots, (30, 5), level=2, every=64, long=0.34, sag=-0.3)
        wooden(tree, limbs, thick=5, light=0.9)
        thumb = twig_finger([(366, 680, 60), (446, 744, 40), (466, 836, 40), (430, 930, 40)], 24)
        tree.leave_clay(thumb, grow=4)
        tree.clay(thumb, "wood", "along", gain=0.8)
    for name, x, y, k, flip, stand in (("bird in the crown", 196, 244, 0.9, False, 0.0), ("bird in the hand", 344, 1064, 1.42, False, 0.6), ("bird on the ground", 104, 1176, 0.86, True, 0.6)):
        with b.thing(name, "witness", depth=0.8, lamps=[Lamp(-0.45, -0.4, 0.8, 1.5)]) as w:
            one = bird(legs=stand, neck=0.5, head=1.35, plump=1.1, beak=0.9, tail=0.4, lids=1.0)
            if stand:
                one.limb([(-16, -60, 20, 16), (-28, -26, 20, 6.5), (-32, -4, 20, 5)], melt=6, part="leg").limb([(-62, -3, 24, 3), (-32, -4, 20, 5), (-12, -3, 20, 3)], melt=3, part="leg")
            one = one.turned(at=(x, y, 120), scale=k, flip=flip)
            w.leave_clay(one, grow=4)
            body = w.clay(one, CUTS["down"].but(gain=2.0), "along", parts={"beak": ("skin", "along"), **({"leg": ("skin", "across")} if stand else {})}, ambient=0.14)
            w.plumage(body, "wing", 8 if not flip else 172, 34 * k, fan=10)
            wash(w, body, (x + (62 if flip else -62) * k, y - (70 + 40 * stand) * k), 62 * k, 100 * k)
            eyes(w, one, sides=("near",), light=0.7)
            if stand:
                grass(w, int(50 * k), base=y + 16, tall=(12, 30), x=(x - 100 * k, x + 80 * k), layers=2)
    trunk = tree_head(lids=0.8, look=(-0.6, 0.8)).turned(at=(600, 350, 0), scale=1.0, yaw=-24, roll=-5)
    trunk.limb("640,700,20,90 570,620,90,74 470,586,140,56 390,592,160,46 346,640,170,42 344,680,176,44", melt=34, part="bark", per=6)
    for places in ([(330, 684, 180), (262, 752, 210), (232, 840, 214), (262, 930, 204)], [(344, 690, 180), (312, 786, 220), (304, 880, 230), (330, 960, 220)],
                   [(360, 686, 180), (380, 780, 220), (392, 874, 230), (400, 950, 220)]):
        trunk.add(twig_finger(places, 24))
    with b.thing("tree", "subject", plane="front") as tree:
        tree.leave_clay(trunk, grow=5)
        tree.clay(trunk, "wood", "along", parts={"lid": ("skin", "along"), "stub": ("wood", "along")}, gain=1.05, shade=0.55, fade=((540, 660), (690, 1200)))
        eyes(tree, trunk, light=0.8, iris=0.5)
        grass(tree, 90, tall=(24, 80), x=(400, 810), layers=2)
    s.describe("An old tree sets a bird down on the grass. It has a face with a big nose; its hand is of twigs. One bird already stands there, one still waits on a bough. Far off, other trees walk away on their roots.")
    s.moods("gentle", "wistful", "solemn", "tender")
    s.themes("parting", "care", "letting go", "home", "growing up")
    s.says("be good", "eviction", "she did it so gently", "one by one", "last stop, everybody out", "landing", "before going", "the end of the lease", "kindergarten", "I can’t carry you any more", "wait here", "branch closing", "look after your sister", "grandfather", "on your own feet now", "the lift is slow", "goodbye without words", "checkmate", "babysitter", "where does a tree go?", "stay together", "where will we sing?", "when the roof leaves", "all passengers", "everything has to come down", "softly now", "handle with care", "redundancy", "a bird in the hand", "your move", "don’t follow me", "retirement", "big hands, small job", "roots", "the nest was never his idea", "who’s next?", "down you go", "custody", "the others have left already", "unpacking", "fly, if you like", "no more lodgers")  # fmt: skip
    s.relate("tree", "loses", "bird in the hand")
    s.about(place="a hill", time="night", light="from the left", composition="right", view="from below, near the ground", unexplained="where the trees are going")
