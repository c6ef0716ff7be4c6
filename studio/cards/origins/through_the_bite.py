"""Through the Bite: a caterpillar looks through the hole it has eaten at an old moth asleep."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp, Thing
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval, ruff

HOLE = [(250, 250), (330, 190), (400, 206), (470, 150), (560, 160), (640, 230), (700, 250), (730, 350), (712, 440), (748, 540), (716, 660), (640, 740), (560, 760), (490, 830), (390, 820), (320, 760),
        (230, 750), (180, 660), (196, 560), (150, 470), (190, 350)]  # fmt: skip


def wing(t: Thing, root: tuple[float, float], edge: list[tuple[float, float]], rows: int, spot: float) -> None:
    """A moth's wing: fine scales combed from its root to a worn edge, with bands and an eye left out."""
    t.leave([root, *edge], grow=2)
    rails = [[root, ((root[0] + x) / 2, (root[1] + y) / 2 - 6), (x, y)] for x, y in edge]
    t.comb(rails, rows, width=(0.7, 1.7), length=(0.05, 0.16), start=(0.02, 0.5), stray=2, skip=lambda x, y: 0.35)
    t.comb(rails, rows, width=(0.7, 1.9), length=(0.05, 0.14), start=(0.5, 0.68), stray=2, skip=lambda x, y: 0.1)
    t.comb(rails, rows // 2, width=(0.7, 1.5), length=(0.05, 0.12), start=(0.76, 0.84), stray=2)
    t.comb(rails, rows, width=(0.8, 1.9), length=(0.06, 0.14), start=(0.84, 0.93), stray=4, spot=spot)
    for r in rails[:: max(1, len(rails) // 6)]:
        t.strokes([r], 2.2, black=True, ends=(0.8, 0.3))


@card(id="w74hxg", title="Through the Bite", seed=18, palette="board_moss", light=(0.4, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.35, -0.6, 0.65, 1.0)], ambient=0.02, focus=(470, 480, 280))
    with b.thing("moth", "witness", depth=0.5) as m:
        wing(m, (470, 470), [(560, 150), (640, 170), (730, 230), (760, 330), (740, 420), (690, 400), (668, 440), (690, 480), (700, 520), (640, 540), (560, 520)], 620, 1.0)
        wing(m, (450, 470), [(360, 520), (270, 540), (190, 520), (150, 440), (170, 330), (230, 250), (310, 210), (360, 230), (400, 330)], 620, 1.0)
        wing(m, (462, 520), [(560, 530), (640, 560), (670, 640), (620, 720), (560, 760), (500, 720), (474, 620)], 420, 1.0)
        wing(m, (452, 520), [(436, 640), (400, 730), (330, 750), (270, 700), (260, 620), (300, 550), (360, 524)], 420, 1.0)
        for x, y, k in ((628, 650, 0.15), (676, 470, 0.11), (226, 480, 0.1)):
            m.leave([(x + (px - 450) * k, y + (py - 490) * k) for px, py in HOLE])
        for x, y, r in ((620, 300, 30), (292, 350, 28)):
            m.leave(oval(x, y, r, r * 0.9))
            m.bare(oval(x, y, r * 0.62, r * 0.55), oval(x, y, r * 0.34, r * 0.32), spot=0)
        body = Clay().limb("460,440,20,44 458,500,24,46 456,580,16,36 456,660,8,20 456,690,4,8", per=6, part="body").ball(462, 386, 24, 36, melt=12, part="head")
        body.ball(436, 376, 44, 15, melt=3, part="eye").ball(488, 374, 44, 15, melt=3, part="eye")
        m.leave_clay(body, grow=5)
        m.clay(body, CUTS["down"].but(over=9, stroke=(6, 16), near=1.8), "along", parts={"eye": (CUTS["skin"].but(gain=0.5), (0, 1, 0.2))})
        m.strokes([[(x - 13, 376), (x, 386), (x + 13, 376)] for x in (436, 488)], 3.4, black=True)
        for flip in (-1, 1):
            spine = [(462 + flip * 12, 352), (462 + flip * 50, 300), (462 + flip * 104, 280), (462 + flip * 150, 300)]
            m.strokes([spine], 2.6, ends=(1, 0.2))
            for k in range(22):
                q, x, y = k / 21, 462 + flip * (14 + 136 * k / 21), 350 - 72 * math.sin(k / 10.5)
                m.strokes([[(x, y), (x + flip * 8, y - 22 * (1 - q * 0.7))], [(x, y), (x + flip * 14, y + 16 * (1 - q * 0.6))]], 1.0)
    with b.thing("leaf", "place", plane="front", depth=0.8) as leaf:
        veins = [[(-20, 1150), (150, 1010), (360, 900), (560, 870), (820, 820)], [(60, 1080), (80, 900), (110, 700), (60, 420)], [(640, 858), (740, 760), (810, 600)], [(300, 930), (440, 1040), (560, 1180)], [(480, 886), (640, 980), (760, 1120)],
                 [(120, 1036), (210, 1120), (300, 1210)], [(200, 960), (150, 560), (200, 300), (120, 60)], [(760, 700), (770, 420), (720, 180), (760, 20)], [(200, 200), (380, 90), (560, 60), (700, 110)]]  # fmt: skip
        leaf.form([(-20, -20), (820, -20), (820, 1220), (-20, 1220)], HOLE, how="ground", puff=26, guides=veins, ambient=0.05, gain=0.34, near=2.6, far=8, rough=0, tone=lambda x, y: 1.05 * np.clip((y + 0.3 * x - 120) / 860, 0, 1))
        leaf.strokes(veins[:6], 9, ends=(1, 0.2), black=True)
        leaf.strokes(veins[:1], 4.5, ends=(1, 0.6))
        leaf.strokes(veins[1:6], 2.4, ends=(1, 0.1))
        ruff(leaf, [*HOLE, HOLE[0]], -1, (5, 13), 2.6, (0.8, 2.0), lean=0.2)
    with b.thing("caterpillar", "subject", plane="front", depth=0.95, lamps=[Lamp(0.55, -0.55, 0.62, 1.1)]) as c:
        worm = Clay()
        for k, (x, y, r) in enumerate(((-60, 1080, 104), (-20, 990, 106), (14, 896, 106), (48, 800, 104), (92, 710, 98))):
            worm.ball(x, y, 120 + 6 * k, r, melt=9, part="body")
        worm.ball(176, 626, 176, 84, melt=8, part="head").limb("236,662,220,18 262,672,232,9", part="jaw").limb("222,690,212,17 246,704,222,8", part="jaw")
        c.leave_clay(worm, grow=6)
        c.clay(worm, CUTS["skin"].but(near=1.9, far=7), (0.5, -0.85, 0.2), gain=1.0, parts={"head": ("skin", (0.1, 1, 0.3)), "jaw": ("skin", "along")})
        for x, y, r in ((214, 590, 24), (158, 574, 17)):
            for q, dx in ((r + 5, 0.0), (r * 0.6, r * 0.3)):
                c.leave(oval(x + dx, y, q, q))
                c.bare(*([oval(x, y, r, r)] if dx == 0 else [oval(x + r * 0.1, y - r * 0.3, r * 0.18, r * 0.18)]))
    s.describe("A caterpillar looks through the hole it has eaten in a leaf. It has stopped chewing. On the other side an old ragged moth is asleep; its wings have the same bites.")
    s.moods("curious", "wistful", "hushed", "uneasy")
    s.themes("growing up", "ageing", "future", "recognition", "hunger")
    s.says("is that grandma?", "career preview", "so it does get dark", "peephole", "stop chewing", "who’s that?", "a look ahead", "one day all this", "hole in the story", "don’t wake her", "before and after", "sneak preview", "eat your greens", "you are what you eat", "spoiler", "I will never look like that", "family resemblance", "window shopping", "the other side", "caught in the act", "a bite of the future", "sleeping beauty", "she used to be hungry too", "growing pains", "crystal ball", "where did my legs go?", "what have I done?", "midnight snack", "through the keyhole", "leaf it", "two ages of the same person", "nobody told me about the wings", "the hole came first", "somebody bit her")  # fmt: skip
    s.relate("caterpillar", "looks out of", "leaf")
    s.about(place="a fern hollow", time="before morning", light="from above right", composition="diagonal", view="through a hole in a leaf", foreground="the leaf and the caterpillar on it", unexplained="the moth's wings have the very same bite")
