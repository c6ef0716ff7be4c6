"""One Hair: a mountain sleeps on its back; a crow on its nose plucks a hair from its brow, and the hair is lightning."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import crow
from reverie_studio.sculpt.land import bolt, clouds, cracked, ridge
from reverie_studio.sculpt.plants import spruce

FACE = [(-10, 790), (60, 730), (140, 670), (230, 622), (300, 600), (352, 590), (386, 622), (420, 590), (470, 520), (508, 476), (532, 490), (540, 540), (556, 574), (582, 562), (600, 584),
        (622, 572), (642, 608), (684, 584), (726, 610), (756, 690), (780, 770), (810, 800)]  # fmt: skip


@card(id="k3wd8t", title="One Hair", seed=83, palette="board_frost", light=(0, -0.8))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(300, 200, 260, 1.5, 420)], focus=(400, 440, 340))
    rng = s.rng
    near = lambda x, y: np.exp(-(((x - 330) / 330) ** 2) - ((y - 300) / 420) ** 2)  # noqa: E731
    with b.thing("storm", "place", lamps=[], depth=0.2) as sky:
        clouds(sky, "-10,-10! 810,-10! 810,700! -10,700!", lambda x, y: 0.85 * near(x, y * 1.3), share=0.5, scale=110)
    with b.thing("sleeping mountain", "subject", lamps=[], depth=0.4) as m:
        m.leave([*FACE, (810, 1210), (-10, 1210)], grow=9)
        ridge(m, FACE, depth=190, sun=0.14, folds=0.2, gain=1.25, scale=60, near=2.3)
        lid = [(404, 700), (424, 732), (458, 742), (490, 724), (506, 692)]
        m.strokes([lid], 13, black=True)
        m.strokes([[(x, y + 9) for x, y in lid]], 2.2)
        for k in range(9):
            x, y = 408 + 12 * k, 712 + 32 * (1 - ((k - 4) / 4.4) ** 2)
            m.strokes([[(x, y), (x + (k - 4) * 3, y + 22), (x + (k - 4) * 7, y + 38)]], 6, black=True, ends=(1, 0.2))
            m.strokes([[(x, y), (x + (k - 4) * 3, y + 22), (x + (k - 4) * 7, y + 38)]], 2.2, ends=(1, 0.1))
        m.strokes([[(600, 584), (608, 620), (604, 676), (586, 720)]], 11, black=True)
        m.strokes([[(612, 590), (618, 624), (614, 680), (596, 726)]], 2.2)
        m.strokes([[(514, 520), (498, 552), (506, 588), (536, 592)]], 8, ends=(0.2, 0.8), black=True)
    with b.thing("brow of spruces", "prop", lamps=[], depth=0.5) as w:
        for k in range(15):
            spruce(w, 300 + 8 * k + rng.normal(0, 4), 606 + 5 * k + rng.normal(0, 4) + (14 if k < 4 else 0), rng.uniform(54, 92), 17, lean=-22, light=0.95, sun=0.2)
        for x, y, h in ((60, 830, 60), (110, 800, 70), (170, 840, 60), (640, 800, 50), (700, 830, 60), (250, 800, 46), (560, 850, 54), (20, 800, 50), (760, 860, 60)):
            spruce(w, x, y, h, h * 0.3, light=0.7, sun=0.5 if x < 330 else -0.6)
    bird = crow().turned(at=(520, 398, 60), scale=0.62, roll=4)
    bx, by = 372, 344
    with b.thing("hair of lightning", "accent", spot=1.0, depth=0.6) as h:
        line = bolt(rng, [(bx, by), (330, 230), (250, 120), (300, -20)], 30, 3)
        for i, (dx, dy) in ((3, (-130, 110)), (5, (150, 60)), (7, (-120, -50))):
            twig = bolt(rng, [line[i], (line[i][0] + dx * 0.5, line[i][1] + dy * 0.5), (line[i][0] + dx, line[i][1] + dy)], 14, 2)
            cracked(h, twig, 5, thin=0.2, black=2)
        cracked(h, line, 6, thin=2.6, black=3)
        h.strokes([[(bx + 2, by), (362, 430), (356, 560), (352, 604)]], 3.6, ends=(1, 0.8), shake=0)
    with b.thing("crow", "witness", depth=0.8, lamps=[Lamp(260, 160, 300, 2.2, 420)]) as c:
        c.leave_clay(bird, grow=4)
        body = c.clay(bird, CUTS["down"].but(gain=0.9), "along", parts={"beak": ("skin", "along"), "leg": ("skin", "across")})
        c.plumage(body, "wing", 26, 40, fan=8)
        eyes(c, bird, light=0.6, sides=("near",), glint=(-0.3, -0.4))
        c.strokes([[(bx + 6, by - 12), (bx + 2, by), (bx + 3, by + 12)]], 3.4, ends=(1, 1), spot=1.0)
    with b.thing("near wood", "prop", plane="front", lamps=[]) as f:
        for x, tall in ((40, 330), (170, 240), (300, 180), (430, 200), (560, 170), (680, 260), (790, 350)):
            spruce(f, x, 1240, tall, tall * 0.3, light=0.5, sun=0.5 if x < 360 else -0.5)
    s.describe("A mountain sleeps on its back like a face. A crow stands on its nose and pulls one hair from the wooded eyebrow; above the beak the hair goes on as lightning.")
    s.moods("mischievous", "stormy", "grand", "droll")
    s.themes("waking the mighty", "small causes", "sleep", "weather", "daring")
    s.says("ow!", "power line", "so that’s where I keep it", "let sleeping giants lie", "plucking up courage", "bad hair day", "don’t wake him", "static", "grooming", "one more and he wakes", "high voltage", "pull yourself together", "eyebrow raised", "the forecast tickles", "he snores thunder", "just this grey one", "beauty parlour", "a hair’s breadth", "where storms begin", "short fuse", "electrician", "the nerve of that bird", "he’ll be furious", "grandfather after lunch", "loose thread", "unravelling", "it was sticking out", "the mountain dreams of rain", "split ends", "a bright idea", "plucked from the blue", "charge", "nose job", "if he sneezes, run", "hold still", "a spark of disrespect", "daily maintenance", "struck", "someone had to", "trees for brows", "not now, I’m sleeping", "shock therapy")  # fmt: skip
    s.relate("hair of lightning", "grows from", "brow of spruces")
    s.about(place="the soft mountains", time="night", light="the lightning alone", composition="diagonal", view="far", foreground="black spruces", unexplained="how long the hair is")
