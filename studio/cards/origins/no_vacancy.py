"""No Vacancy: ribs stand like a hall on the Heap of Leftovers; where the heart would be, somebody has nested."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beasts import whole
from reverie_studio.sculpt.birds import bird
from reverie_studio.sculpt.creatures import hare
from reverie_studio.sculpt.land import clouds, ridge
from reverie_studio.sculpt.marks import before
from reverie_studio.sculpt.small_eyes import dot_eye

X, Y = 400, 520  # the nest


@card(id="z6pc3h", title="No Vacancy", seed=66, palette="board_shell", light=(0, 0.1))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(X, Y + 20, 40, 2.1, 330)], ambient=0.03, focus=(X, Y, 330))
    rng = s.rng
    with b.thing("land beyond", "place", lamps=[], depth=0.1) as far:
        clouds(far, "200,400! 600,400! 600,800! 200,800!", lambda x, y: 0.6 * np.exp(-(((x - 400) / 130) ** 2) - ((y - 640) / 90) ** 2), share=0.6, scale=70)
        ridge(far, [(200, 730), (280, 700), (360, 722), (440, 690), (520, 716), (610, 700)], depth=60, sun=-0.5, gain=0.6, folds=0.4, base=800)
    with b.thing("floor", lamps=[], depth=0.2) as floor:
        floor.form("-10,1210! 150,790! 650,790! 810,1210!", how=CUTS["ground"].but(near=2.8, far=9), puff=1, ambient=1.0, axis=0,
                   tone=lambda x, y: 0.9 * np.exp(-(((x - X) / 210) ** 2) - ((y - 900) / 150) ** 2))  # fmt: skip
    with b.thing("ribs", "subject", depth=0.4) as r:
        for k, z in enumerate((-330, -200, -60, 90, 230)):
            q = (0.46, 0.58, 0.76, 1.02, 1.42)[k]
            top, wide, low = 480 - 330 * q, 300 * q, 700 + 270 * q
            thick = 26 * q
            c = Clay()
            for side in (-1, 1):
                c.limb([(400, top, z, thick * 0.9), (400 + side * wide * 0.5, top + 16 * q, z, thick), (400 + side * wide * 0.95, top + 180 * q, z, thick),
                    (400 + side * wide * 1.1, (top + low) / 2, z, thick * 0.96),
                        (400 + side * wide * 0.98, low - 190 * q, z, thick * 0.84), (400 + side * wide * 0.72, low - 20 * q, z + 20, thick * 0.5)], melt=8, part="bone", per=5)  # fmt: skip
            c.ball(400, top - 10 * q, z, 46 * q, melt=14, part="bone").limb([(400, top - 20 * q, z, 20 * q), (400, top - 96 * q, z, 12 * q)], melt=10, part="bone")
            before(r, c, CUTS["stone"].but(near=2.2, rough=0.3), "along", grow=3, gain=(0.7, 0.9, 1.2, 1.6, 2.4)[k])
            if k == 2:
                threads = [[(400 + d * 0.4, top + 20), (X + d, (top + Y) / 2 + 30), (X + d * 2.2, Y + 6)] for d in (-44, -40, 38, 43)]
                r.strokes(threads, 7, black=True)
                r.strokes(threads, 2.4, ends=(0.8, 0.8))
    with b.thing("swallow", "witness", depth=0.6, lamps=[Lamp(-0.5, -0.2, 0.7, 1.5)]) as w:
        one = bird(neck=0.4, head=1.3, plump=0.95, beak=0.7, tail=1.1, look=(0.2, 0.5)).turned(at=(X + 12, Y + 12, 200), scale=0.92)
        body = before(w, one, CUTS["down"].but(gain=1.4), "along", grow=4, parts={"beak": ("skin", "along")})
        w.plumage(body, "wing", 8, 36, fan=8)
        one.marks["eye"] = [one.marks["iris near"][0]]
        dot_eye(w, one, 9)
    with b.thing("nest", "accent", spot=1.0, depth=0.7) as n:
        cup = f"{X - 122},{Y - 14}! {X},{Y + 14} {X + 122},{Y - 14}! {X + 100},{Y + 66} {X + 40},{Y + 108} {X - 40},{Y + 108} {X - 100},{Y + 66}"
        n.leave(cup, grow=3)
        for _ in range(330):
            a, q = rng.uniform(0, math.pi), rng.uniform(0.1, 1.0)
            x, y = X + 112 * q**0.4 * math.cos(a), Y - 6 + 104 * q * math.sin(a)
            d = rng.uniform(14, 40)
            n.strokes([[(x - d, y - (x - X) * 0.1 + rng.normal(0, 8)), (x, y + 3), (x + d, y + (x - X) * 0.1 + rng.normal(0, 8))]], rng.uniform(1.0, 2.6), ends=(0.2, 0.2))
        n.strokes([[(X - 130 + 9 * k, Y - 12 + rng.normal(0, 5)), (X - 100 + 8 * k, Y - 4 + rng.normal(0, 5)), (X - 70 + 7 * k, Y + 4 + rng.normal(0, 6))] for k in range(26)], 2.2, ends=(0.3, 0.1))
        n.sparks((X, Y + 30), (132, 175), 70, length=(5, 20))
    with b.thing("those who ask", "prop", count=3, depth=0.9) as t:
        goat = whole("goat", stride=0.2, poll=(-46, -92), nose=(-72, -6)).turned(at=(196, 1096 - 124, 60), scale=0.62, flip=True)
        for one, r0, mark in ((goat, 6, "eye"), (hare().turned(at=(600, 1092, 60), scale=0.78, flip=True, roll=10), 8, "iris near"),
            (hare().turned(at=(492, 1010, 60), scale=0.46, flip=True, roll=8), 5, "iris near")):
            before(t, one, "fur", "along", grow=4, gain=1.9, over=4, ambient=0.14)
            one.marks["eye"] = [one.marks[mark][0]]
            dot_eye(t, one, r0)
    s.describe("Great ribs stand like the arches of a hall. A bird broods in a nest that hangs from the spine, where the heart would be; a goat and two hares stand below and look up.")
    s.moods("hushed", "warm", "wry", "reverent")
    s.themes("home", "the heart", "shelter", "waiting", "afterlife")
    s.says("bird inside", "sitting tenant", "I don’t dare to breathe", "home is where the heart was", "fully booked", "cathedral", "housing crisis", "something stirs in there", "heartfelt", "good bones, needs work", "she was here first", "beating softly", "a warm place", "cage without a door", "high ceilings", "the waiting list", "ribs for supper?", "somebody lives in me", "it used to roar", "open plan", "take heart", "no room at the inn", "butterflies, bigger", "quiet please, egg", "sublet", "after us, the birds", "the whale’s chapel", "just looking, thanks", "what love left behind", "the landlord is dead", "inner life", "this is a no-hare house", "rent free", "whispering gallery", "anything on the ground floor?", "she sings where it beat", "light in the chest", "vaulted", "inhabited", "bless this house", "bare bones", "try the skull next door")  # fmt: skip
    s.relate("swallow", "sleeps in", "ribs")
    s.about(place="the heap of leftovers", time="night", light="from the nest", composition="centred", view="through a row of ribs", foreground="the nearest rib", unexplained="whose ribs they are")
