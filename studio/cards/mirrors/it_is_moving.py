"""It Is Moving: a queue winds up into the shell of a huge snail, which carries it along."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

SNAIL = "-40,964! 540,964! 592,930 622,870 640,790 656,720 686,682 724,676 756,700 764,744 748,780 720,794! 734,850 736,920 718,990 680,1046 624,1080 556,1092! 300,1100 60,1112 -40,1130!"
MAN = "-10,0! -14,-50 -22,-52 -24,-90 -18,-128 -8,-140! -10,-148 -12,-170 12,-170 14,-158 20,-152! 12,-148 10,-140! 20,-128 24,-90 20,-54 14,-50 16,-6 24,0!"
WOMAN = "-8,0! -8,-30 -30,-36! -20,-80 -18,-120 -8,-132! -16,-146 -10,-164 6,-166 14,-152 10,-138 6,-132! 16,-120 18,-84 30,-36! 8,-30 10,-4 18,0!"
CHILD = "-8,0! -10,-30 -22,-36! -14,-76 -8,-84! -14,-98 -4,-112 10,-108 14,-94 8,-84! 16,-72 22,-36! 10,-30 12,-4 18,0!"


@card(id="2ype9y", title="It Is Moving", seed=11, palette="riso_canteen", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.7, 0.5)])
    dark = {"red": 1.0, "green": 1.0}
    centre, rho0 = (296, 600), 364

    def at(turn: float) -> tuple[float, float, float, float]:
        """A point of the way: x, y, which way is up there, and how large people are; first the ground, then the spiral."""
        if turn < 0:
            return centre[0] + turn * rho0, centre[1] + rho0, 0.0, 0.88
        rho = rho0 * math.exp(-0.105 * turn)
        return centre[0] + rho * math.sin(turn), centre[1] + rho * math.cos(turn), -math.degrees(turn), 0.88 * rho / rho0

    with d.thing("snail", "subject") as n:
        n.flat(SNAIL, green=1)
        with n.in_inks(green=1):
            n.strokes([[(684, 700), (676, 620), (656, 540)], [(728, 700), (738, 620), (732, 530)]], 22, ends=(1, 0.7))
            n.strokes([[at(-1.2 + i * 0.1)[:2] for i in range(210)]], 12, ends=(1, 0.3))
        n.flat(ellipse(654, 530, 21, 21), red=1)
        n.flat(ellipse(731, 520, 19, 19), red=1)
        n.strokes([[(764, 742), (740, 748), (716, 748)], [(20, 1074), (300, 1060), (560, 1046)]], [8, 9], ends=(0.6, 0.1))
    with d.thing("queue", "witness", count=50) as q:
        turn, k = -1.0, 0
        while turn < 17:
            x, y, up, size = at(turn)
            shape = (MAN, WOMAN, MAN, CHILD, WOMAN, WOMAN, MAN)[k % 7]
            words = shape.split()
            knots = [tuple(float(v) for v in w.rstrip("!").split(",")) for w in words]
            spots = placed(knots, (x, y), size * 0.98, up)
            q.flat(" ".join(f"{px:.1f},{py:.1f}{'!' if w.endswith('!') else ''}" for (px, py), w in zip(spots, words, strict=True)), **({"red": 1.0} if k % 2 else dark))
            turn += 66 * size / (rho0 * size / 0.88)
            k += 1
    s.describe("A huge green snail carries a queue of people. They stand in line along its foot and on inside the spiral of its shell, smaller and smaller, to the middle.")
    s.moods("patient", "comic", "absurd", "calm")
    s.themes("waiting", "time", "crowds", "bureaucracy", "journeys")
    s.says("snail", "queue", "slow", "are we there yet?", "next, please", "it is moving", "mollusc", "slow travel", "round and round", "spiral", "the waiting line", "who is first?", "commuters", "carousel", "upside down by noon", "what is it for?", "snail mail", "progress", "I only went to ask", "take your place", "the line goes all the way in", "home on its back", "it will be our turn", "endless", "don’t push", "small talk", "we met in the queue", "public transport", "generations", "vertigo in the second hour", "every day a little", "where it ends", "a century, more or less", "office hours", "the wheel of fortune", "fast lane", "the middle is empty", "keep together, children", "slow and steady", "saturday at the baker’s", "my great-grandfather saved the place", "growing smaller", "slime", "they never noticed they were travelling")  # fmt: skip
    s.relate("snail", "carries", "queue")
    s.relate("queue", "leads to", "snail")
    s.about(place="the ring road at the edge of the city", time="any weekday", light="even, from the upper left", composition="low", view="eye level, far enough to see it whole", foreground="the foot of a green snail", unexplained="what they are queueing for")
