"""Between the Foreheads: two rams have crashed together, and a nest with one egg sits in between."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lot_a import curls, oval, ram_head

X, Y = 392, 560  # the nest


@card(id="2kt72n", title="Between the Foreheads", seed=26, palette="board_vermilion", light=(0, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(X, Y - 40, 330, 1.7, 420), Lamp(-0.5, -0.7, 0.55, 0.28)], ambient=0.01, focus=(X, Y, 330))
    rng = s.rng
    left = ram_head(lids=1.0, look=(0.5, -0.5), inner=-0.5, mouth=1.0).turned(at=(300, 742, 0), scale=1.5, roll=-34)
    right = ram_head(lids=0.95, look=(0.7, -0.5), inner=-0.9, horn=1.05, mouth=0.2).turned(at=(540, 424, -20), scale=1.42, roll=-42, flip=True)
    cut = {"horn": (CUTS["skin"].but(near=1.7), "across"), "wool": (CUTS["down"].but(gain=0.5), "along"), "lid": ("skin", "along"), "ear": ("fur", "along"), "muzzle": ("fur", "along")}
    with b.thing("sparks", "accent", spot=1.0) as k:
        k.sparks((X, Y - 20), (70, 150), 150, length=(40, 190), width=2.6)
        k.sparks((X, Y - 20), (180, 420), 110, length=(6, 26), width=1.8)
    for name, beast in (("one ram", left), ("other ram", right)):
        with b.thing(name, "subject" if beast is left else "witness", depth=0.8) as t:
            body = t.clay(beast, CUTS["fur"].but(stroke=(6, 18), gain=0.85), "along", parts=cut)
            curls(t, body, 30, 19, keep=("wool",), gain=1.6, width=2.0)
            eyes(t, beast, light=1.0, sides=("near",), glint=(0.2, -0.5), iris=0.4)
            lashes(t, beast, "near", 20, 12)
    with b.thing("nest", "prop", depth=0.95) as n:
        n.form(oval(X + 4, Y - 40, 36, 46, 12), how="skin", puff=38, ambient=0.3, gain=1.2, axis=0, bend=0.5)
        n.leave([(X - 104, Y - 14), (X - 50, Y + 2), (X, Y + 6), (X + 50, Y), (X + 104, Y - 20), (X + 84, Y + 34), (X, Y + 60), (X - 84, Y + 38)])
        for _ in range(420):
            a0, q, r = rng.uniform(0.0, math.pi), rng.uniform(0.25, 0.9), rng.uniform(0.5, 1.06)
            n.strokes([[(X + 108 * r * math.cos(a), Y - 8 - 6 * math.cos(a) + 62 * r * math.sin(a) + rng.normal(0, 4)) for a in (a0 - q / 2, a0, a0 + q / 2)]], rng.uniform(0.7, 1.9))
        for _ in range(44):
            a = rng.uniform(-0.25, math.pi + 0.25)
            n.strokes([[(X + 84 * math.cos(a), Y + 36 * math.sin(a)), (X + 130 * math.cos(a + 0.1), Y + 76 * math.sin(a + 0.1))]], 1.4)
    s.describe("Two rams have crashed together in a burst of sparks. Between their foreheads, unhurt, sits a nest with one egg. Both roll their eyes towards it.")
    s.moods("tense", "comic", "tender", "explosive")
    s.themes("quarrel", "peace", "responsibility", "parents", "accident")
    s.says("nobody move", "buffer zone", "they stayed together for it", "head to head", "butting in", "custody battle", "now look what you’ve done", "who built there?", "a truce with yolk",
           "stalemate", "don't sneeze", "lock horns", "peace talks", "for the child's sake", "hold it right there", "on collision course", "not in front of the egg", "fragile", "you first",
           "a bird's idea of safe", "after you, no, after you", "Big Bang", "forced coalition", "until it hatches", "neighbours", "knock knock", "the odd one in", "egg on your face",
           "hard-headed and soft-hearted", "one careful owner", "they have been like this for years", "bad place for a nest", "stuck with each other", "spark")  # fmt: skip
    s.relate("one ram", "guards", "nest")
    s.relate("other ram", "guards", "nest")
    s.about(place="the soft mountains", time="before morning", light="the sparks of the blow", composition="diagonal", view="near, two heads", unexplained="who built a nest there")
