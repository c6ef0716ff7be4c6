"""Through the Bite: a caterpillar has eaten a hole into a leaf, and an old moth looks in."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp, Thing
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import before, locks, oval, plume, ruff
from reverie_studio.sculpt.moths import grub_head, moth_head, woolly
from reverie_studio.sculpt.small_eyes import facet_eye

X, Y, K = 450, 440, 1.25  # the moth's face
TURN = [math.tau * n / 168 for n in range(168)]
HOLE = [(440 + (284 + 30 * abs(math.sin(7 * a + 0.4))) * math.cos(a), 470 + (376 + 34 * abs(math.sin(7 * a + 0.4))) * math.sin(a)) for a in TURN]
WORM = [(-70, 1010, 84), (10, 1046, 86), (96, 1060, 86), (182, 1050, 84), (258, 1014, 80), (314, 964, 74), (350, 912, 66), (390, 866, 60)]
CRUMB = [(440, 894), (462, 878), (486, 886), (504, 912), (510, 950), (498, 988), (480, 966), (466, 974), (450, 944), (444, 922)]  # what it was chewing


def wing(t: Thing, side: int, edge: list[tuple[float, float]], rows: int) -> None:
    """A worn wing from behind her face: bands of scales, dark veins."""
    rails = [[(X + 60 * side, Y + 120), (X + (60 + 0.5 * u) * side, Y + 110 + v * 0.5), (X + (60 + u) * side, Y + 110 + v)] for u, v in edge]
    for a, z, long, share in ((0.2, 0.42, 0.12, 1.0), (0.5, 0.56, 0.06, 0.7), (0.62, 0.84, 0.1, 1.3), (0.9, 0.94, 0.06, 0.8)):
        t.comb(rails, int(rows * share), width=(0.7, 1.9), length=(long * 0.5, long), start=(a, z), stray=2)
    t.strokes(rails[::3], 4, black=True, ends=(0.8, 0.4))


@card(id="w74hxg", title="Through the Bite", seed=18, palette="board_moss", light=(-0.4, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.45, -0.55, 0.66, 1.05)], ambient=0.03, focus=(X, Y + 60, 330))
    with b.thing("wings", depth=0.2) as w:
        for side in (-1, 1):
            wing(w, side, [(60, -330), (160, -320), (260, -260), (340, -170), (380, -60), (370, 60), (330, 150), (260, 220), (170, 260), (70, 280)], 900)
        for u, v, r in ((206, 262, 34), (250, 250, 36), (292, 236, 30), (690, 318, 34), (664, 280, 34), (704, 356, 26)):
            w.leave(oval(u, v, r, r))
    with b.thing("moth", "subject", depth=0.5) as m:
        body = Clay().limb([(X, Y + 110, -40, 120), (X, Y + 220, -50, 136), (X, Y + 360, -60, 120)], per=5)
        before(m, body, CUTS["down"].but(stroke=(12, 30), over=10, wild=14, near=2.2), "along", grow=8, gain=0.8)
        for n in range(3, -1, -1):
            rows = [(a, 96 + 44 * n, 66 + 30 * (n % 2)) for a in np.linspace(0.25, math.pi - 0.25, 22 + 3 * n)]
            at = ((0.0, 60, 0.0), (0.5, 66, 0.6), (1.0, 76, 1.0))
            locks(m, [[(X + (q + z * f) * math.cos(a), Y + down + (q + z * g) * math.sin(a)) for f, down, g in at] for a, q, z in rows], 17, 1.25, 3)
        face = moth_head().turned(at=(X, Y, 80), scale=K)
        before(m, face, CUTS["down"].but(stroke=(8, 20), near=1.9, over=8, wild=20), "down", grow=6, gain=1.1, ambient=0.1)
        for name in ("left", "right"):
            facet_eye(m, *face.curve(f"eye {name}")[0], 76, (-0.24, 0.42))
        px, py = face.curve("mouth")[0]
        coil = [(px + (4 + 1.7 * q) * math.cos(q * 0.8), py + 26 + (4 + 1.7 * q) * math.sin(q * 0.8)) for q in range(20)]
        m.strokes([coil], 12, black=True, ends=(0.8, 0.8))
        m.strokes([coil], 4.4, ends=(0.5, 0.9))
    with b.thing("antennae", "accent", spot=1.0, depth=0.6) as a:
        for name, side in (("left", -1), ("right", 1)):
            x, y = face.curve(f"horn {name}")[0]
            plume(a, [(x, y), (x + 34 * side, y - 90), (x + 84 * side, y - 160), (x + 150 * side, y - 200), (x + 206 * side, y - 196)], (46, 46), lean=0.5)
    with b.thing("leaf", "place", plane="front", depth=0.8) as leaf:
        rib = [(-20.0 + 84 * n, 1180 - 22 * n - 26 * math.sin(math.pi * n / 10)) for n in range(11)]
        veins = [rib, *([(x, y), (x + 74, y + 50), (x + 120, y + 190)] for x, y in rib), *([(x, y), (x - 34, y - 80), (x - 30, y - 210)] for x, y in (*rib[:2], *rib[9:]))]
        for q in (-2.9, -2.62, -2.3, -1.98, -1.14, -0.84, -0.52, -0.2, 0.12, 0.5):
            x, y, out = 440 + 322 * math.cos(q), 470 + 420 * math.sin(q), math.copysign(1, math.cos(q))
            veins.append([(x, y), (x + 60 * out, y - 46), (x + 150 * out, y - 140)])
        card_edge, light = [(-20, -20), (820, -20), (820, 1220), (-20, 1220)], lambda x, y: 0.11 + 0.7 * np.clip((y + 0.2 * x - 800) / 440, 0, 1)
        leaf.form(card_edge, HOLE, how="ground", puff=26, guides=veins, ambient=0.05, gain=0.26, near=3.6, far=11, rough=0, tone=light)
        leaf.strokes(veins, 10, ends=(1, 0.2), black=True)
        leaf.strokes(veins, [5.0] + [2.4] * (len(veins) - 1), ends=(1, 0.1))
        ruff(leaf, [*HOLE, HOLE[0]], -1, (8, 18), 3.4, (0.9, 2.6), lean=0.2)
    with b.thing("caterpillar", "subject", plane="front", depth=0.95, lamps=[Lamp(0.25, -0.7, 0.66, 1.15)]) as c:
        woolly(c, WORM, 50)
        grub_head(c, 394, 860, 74, -30)
        c.leave(CRUMB, grow=5)
        c.form(CRUMB, how="skin", puff=10, axis=70, ambient=0.5, gain=1.2, spot=1.0)
        c.strokes([[(458, 890), (480, 930), (496, 976)]], 4, black=True, ends=(0.9, 0.2))
    s.describe("A big moth looks in through a hole in a leaf. Below, the green woolly caterpillar that ate it stares up, the last scrap in its jaws. The moth’s antennae are as green as its wool; bites are missing from her wings.")  # fmt: skip
    s.moods("curious", "wistful", "hushed", "comic")
    s.themes("growing up", "ageing", "future", "recognition", "hunger")
    s.says("grandma?", "spoiler", "red-handed, almost", "puberty", "peephole", "destiny", "visitor", "inheritance", "crumbs", "sunglasses", "eviction", "career preview", "so it does get dark", "stop chewing", "a look ahead", "one day, all this", "before and after", "eat your greens", "you are what you eat", "I will never look like that", "family resemblance", "the other side", "you’ve got my hair", "caught in the act", "a bite of the future", "she used to be hungry too", "growing pains", "crystal ball", "where did my legs go?", "midnight snack", "nobody told me about the wings", "the hole came first", "don’t talk with your mouth full", "somebody has eaten the wall", "is this seat taken?", "I was you once", "it was there when I got here", "the landlady", "you missed a bit", "when I grow up", "mirror, with a delay", "eat up, grow big", "knock before you enter")  # fmt: skip
    s.relate("moth", "looks out of", "leaf")
    s.about(place="a fern hollow", time="before morning", light="from the upper left", composition="centred", view="through a hole in a leaf", foreground="the leaf and the caterpillar on it", unexplained="the moth's wings have the same bites")  # fmt: skip
