"""One Hair: a crow plucks a hair from a sleeper's brow, and it does not end."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.heads import head
from reverie_studio.sculpt.lot_c import crow, smooth_old


@card(id="k3wd8t", title="One Hair", seed=83, palette="board_frost", light=(0.0, -0.9))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.3, -0.9, 0.4, 0.95)], ambient=0.01, focus=(420, 600, 330))
    rng = s.rng
    face = smooth_old(head(age=0.75, lids=0.0, inner=-0.8, brow=-0.3, smile=-0.6, nose=1.25, jaw=1.1, cheek=0.6))
    face = face.turned(at=(345, 1075, 0), scale=3.6, yaw=72, roll=-84)
    with b.thing("sleeping man", "subject", depth=0.7) as m:
        m.clay(face, "skin", run=(1, 0.1, 0.35), gain=0.8, near=2.3, cross=None, fade=((400, 880), (380, 1420)))
        for side in ("left", "right"):
            up, low = np.array(face.curve(f"upper {side}")), np.array(face.curve(f"lower {side}"))
            line = (up * 0.25 + low * 0.75).tolist()
            m.strokes([line], 8, ends=(0.3, 0.3), black=True)
            m.strokes([[(x + 7, y) for x, y in line]], 1.8)
            m.strokes([[(x, y), (x + 14, y - 8), (x + 30, y - 6 - 2 * i)] for i, (x, y) in enumerate(line)], 2.6, black=True, ends=(1, 0.1))
        brow = np.array(face.curve("brow left"))
        hairs = []
        for _ in range(120):
            q = rng.uniform(0, 2)
            p = np.array([np.interp(q, (0, 1, 2), brow[:, i]) for i in (0, 1)]) + rng.normal(0, 7, 2)
            d = np.array([-0.5 - 0.3 * q, -1 + 0.5 * q]) * rng.uniform(40, 90)
            hairs.append([q.tolist() for q in (p, p + d * 0.5 + rng.normal(0, 5, 2), p + d + rng.normal(0, 10, 2))])
        m.strokes(hairs, 1.8, ends=(0.8, 0.05))
    with b.thing("crow", "witness", depth=0.8) as c:
        bird = crow().turned(at=(676, 650, 60), scale=1.32, roll=13)
        bx, by = bird.where("beak")[0] - 76, bird.where("beak")[1] + 6
        c.clay(bird, CUTS["wet"].but(gain=0.5), "along", ambient=0.1, parts={"beak": ("skin", "along"), "leg": ("skin", "across")})
    with b.thing("hair", "accent", spot=1.0, depth=0.9) as h:
        p0 = brow[1]
        h.strokes([[p0, ((p0[0] + bx) / 2 - 14, (p0[1] + by) / 2 + 20), (bx, by)]], 4.5, ends=(0.6, 1))
        bolt = [(bx, by), (bx - 66, by - 110), (bx + 6, by - 146), (bx - 130, by - 290), (bx - 44, by - 330), (bx - 190, by - 470), (bx - 96, by - 510), (bx - 220, by - 640)]
        for k, (a, e) in enumerate(zip(bolt[:-1], bolt[1:], strict=True)):
            h.strokes([[a, e]], 5 + 2.2 * k, ends=(1, 1), spot=0.35)
            h.sparks(e, (12, 30), 16, length=(8, 44), width=1.5)
    s.describe("A crow plucks one hair from a sleeping man’s eyebrow. The hair does not end: from the beak it goes on upward, jagged and bright, and leaves the card as lightning.")
    s.moods("electric", "mischievous", "ominous", "strange")
    s.themes("anger", "sleep", "power", "mischief", "storms")
    s.relate("hair", "turns into", "lightning")
    s.about(place="the last ridge", time="before morning", light="from above, by the hair", composition="low", view="near, along the sleeping cheek", unexplained="why the hair does not end")
    s.says(
        "ow!", "power line", "so that's where I keep it", "pluck up your courage", "a hair's breadth", "pulling the wrong thread", "storm-browed",
        "don't wake him", "brainwave", "short circuit", "the first lightning was stolen", "let sleeping giants lie", "a bad hair day",
        "somebody is going to be cross", "live wire", "he thinks in his sleep", "thief!", "beauty treatment", "tug of war", "the end of it is in the sky",
        "weather forecast", "who lit that?", "bright idea", "my grandfather's eyebrows", "where thunder comes from", "unravelling", "just this one",
        "a bird with a plan", "temper", "do not pull", "he will not miss it", "what the crow started", "a nightmare gets out", "spark",
    )  # fmt: skip
