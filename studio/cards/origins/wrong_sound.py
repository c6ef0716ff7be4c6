"""Wrong Sound: the first howl comes out as leaves."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beasts import whole
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.small_eyes import dot_eye


@card(id="9zixn7", title="Wrong Sound", seed=48, palette="board_moss", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.55, -0.6, 0.58, 1.05)], ambient=0.1, focus=(380, 560, 400))
    rng = s.rng
    with b.thing("far ridges", "place", lamps=[], depth=0.2) as far:
        ridge(far, [(-10, 820), (110, 770), (220, 800), (360, 730), (480, 770), (600, 690), (700, 730), (810, 660)], depth=90, sun=0.35, gain=0.55, folds=0.2, level=True)
        ridge(far, [(-10, 900), (160, 880), (330, 900), (480, 850), (640, 880), (810, 830)], depth=80, sun=0.35, gain=0.7, folds=0.2, level=True)
    wolf = whole("wolf", stride=0.5, poll=(-36, -92), nose=(-38, -96), ears=((44, -34),), tail=[(0, 0, 0, 16), (44, 50, 0, 24), (50, 120, 4, 18), (40, 160, 4, 4)])
    px, py = wolf.curve("poll")[0]
    wolf.limb([(px - 24, py - 16, 8, 15), (px - 62, py - 44, 8, 9), (px - 84, py - 64, 8, 4)], melt=5, part="head", per=4)
    wolf = wolf.turned(at=(292, 690, 0), scale=0.98, flip=True)
    mx, my = wolf.curve("nose")[0]
    with b.thing("leaves", "accent", spot=1.0, depth=0.4) as t:
        rows = []
        for k in range(110):
            q = (k / 110) ** 0.8
            a = 0.2 - 3.6 * q
            x, y = mx + 26 + 250 * q * math.sin(6.0 * q + 0.6) + rng.normal(0, 10 + 150 * q), my - 10 - 520 * q + rng.normal(0, 6 + 50 * q)
            size = 26 + 46 * q * rng.uniform(0.5, 1.2)
            rows.append((x, y, math.degrees(a) + rng.normal(-40, 60), size, size * 0.33, rng.uniform(0.5, 1.0)))
        t.feathers(rows)
    with b.thing("crag", lamps=[], depth=0.5) as c:
        ridge(c, [(-10, 930), (80, 900), (200, 884), (330, 880), (420, 892), (470, 960), (500, 1080), (540, 1210)], depth=300, sun=1, gain=1.0, folds=1.0, scale=36, how="stone")
    with b.thing("wolf", "subject", depth=0.8) as w:
        w.leave("140,890! 300,874 440,890! 300,910", grow=2)
        w.leave_clay(wolf, grow=3)
        w.clay(wolf, "fur", "along", gain=1.25)
        dot_eye(w, wolf, 7)
    with b.thing("pack", "witness", count=3, depth=0.9) as p:
        ridge(p, [(430, 1230), (500, 1130), (600, 1090), (720, 1080), (810, 1060)], depth=120, sun=0.6, gain=0.8, folds=0.4, how="stone")
        for x, y, k, flip in ((660, 1096, 0.62, False), (610, 874, 0.3, False)):
            one = whole("wolf", stride=0.2, poll=(-44, -80), nose=(-70, -34)).turned(at=(x, y - 200 * k, 0), scale=k, flip=flip)
            p.leave_clay(one, grow=3)
            p.clay(one, "fur", "along", gain=1.1)
            dot_eye(p, one, 5)
    with b.thing("fallen leaves", spot=1.0, depth=0.95) as t:
        t.feathers([(506, 896, 24, 42, 14, 1.0), (700, 888, 70, 36, 12, 0.9), (560, 690, 50, 36, 12, 0.8)])
    s.describe("A wolf howls, and leaves stream out of its mouth. They fill the sky over a crag. Two wolves below look up; a leaf has landed on the nearer one’s nose.")
    s.moods("astonished", "fresh", "droll", "hopeful")
    s.themes("voice", "spring", "first attempts", "misunderstanding", "breath")
    s.says("salad?", "not the desired result", "I meant something else", "turning over a new leaf", "bless you", "unripe song", "who ate my lettuce", "the green period", "that came out wrong", "vegetarian", "a breath of fresh air", "poetry reading", "leaf me alone", "first word", "it was meant to be frightening", "spring, loudly", "is he all right?", "the forest answers", "a rumour spreads", "words fail me", "he swallowed a tree", "photosynthesis", "now everybody is looking", "encore", "cough it up", "the moon is late", "translator needed", "hidden talent", "sneeze", "fresh material", "I used to roar too", "how forests travel", "speak green", "change of tune", "pressing the wrong key", "lost in translation", "branching out", "the understudy", "what a mouthful", "and then it was May", "nobody ran away", "season’s greetings")  # fmt: skip
    s.relate("leaves", "pours out of", "wolf")
    s.about(place="the last ridge", time="night", light="from the upper right", composition="left", view="from below, over a valley", foreground="the crag", unexplained="where the leaves come from")
