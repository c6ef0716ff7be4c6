"""Still Up: a frog has jumped and not come down."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lot_a import frog_head, frog_leap

HEADS = ((118, 968, 0.86, 0.95, 1.0, 18, -10), (296, 940, 0.74, 0.25, 0.75, 8, 4), (470, 984, 0.9, 1.0, 1.0, -10, 6), (676, 950, 0.8, 0.55, 0.9, -22, 8),
         (206, 1120, 1.2, 0.6, 1.0, 10, -4), (580, 1134, 1.3, 0.0, 0.5, -14, 3))  # fmt: skip


@card(id="jekygp", title="Still Up", seed=4, palette="board_verdigris", light=(-0.3, 0.8))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(330, 560, 260, 1.5, 420), Lamp(-0.3, -0.8, 0.5, 0.3)], ambient=0.01, focus=(330, 420, 330))
    rng = s.rng
    with b.thing("mud still hanging") as mud:
        for _ in range(60):
            x, y = 520 + rng.normal(0, 70), 560 + 290 * rng.random()
            mud.prick([(x, y, float(rng.uniform(0.8, 3.4)))])
        for k in range(9):
            x, y, q = 500 + rng.normal(0, 80), 600 + 28 * k, rng.uniform(7, 13)
            mud.bare(f"{x},{y - 2 * q}! {x + q * 0.5},{y - q * 0.4} {x + q * 0.62},{y + q * 0.4} {x},{y + q} {x - q * 0.62},{y + q * 0.4} {x - q * 0.5},{y - q * 0.4}")
    with b.thing("hanging frog", "subject", depth=0.8, spot=1.0) as f:
        frog = frog_leap().turned(at=(300, 350, 60), scale=1.06, roll=20)
        f.clay(frog, CUTS["skin"].but(near=1.8), "across", parts={"belly": (CUTS["skin"].but(gain=1.5), "across"), "lid": ("skin", "along"), "toe": ("skin", "along")}, gain=1.35)
        f.strokes([frog.curve("mouth")], 5, ends=(0.4, 0.4), black=True)
        eyes(f, frog, light=1.0, sides=("near",), glint=(-0.3, -0.4), iris=0.6)
    with b.thing("frogs in the mud", "witness", count=6, depth=0.9) as w:
        for x, y, k, gape, lids, yaw, roll in HEADS:
            frog = frog_head(gape=gape, lids=lids, look=(0.25 * (1 if x < 400 else -1), -0.8)).turned(at=(x, y, 120 + y / 10), scale=k, pitch=26, yaw=yaw, roll=roll)
            w.leave_clay(frog, grow=4)
            w.clay(frog, CUTS["skin"].but(near=1.9), (0.1, 1, 0.35), parts={"throat": (CUTS["skin"].but(gain=1.5), (0.1, 1, 0.35)), "lid": ("skin", "along")})
            eyes(w, frog, light=1.0, glint=(0, -0.5), iris=0.4)
            for q in (1.25, 1.5, 1.8):
                for a0 in (0.3, 1.5, 2.7, 4.0, 5.4):
                    w.strokes([[(x + 96 * k * q * math.cos(a), y + 92 * k + 20 * k * q * math.sin(a)) for a in (a0, a0 + 0.35, a0 + 0.7)]], 0.9)
    with b.thing("reeds", plane="front") as r:
        for x, top, lean in ((-6, 420, 60), (34, 610, 30), (80, 760, -20), (786, 560, -30), (806, 480, -20), (744, 760, 26)):
            line = [(x, 1220), (x + lean * 0.2, (1220 + top) / 2), (x + lean, top)]
            r.strokes([line], 20, ends=(1, 0.02), black=True)
            r.strokes([[(px + (4 if x < 400 else -4), py) for px, py in line]], 1.6, ends=(0.05, 0.1))
    s.describe("A frog has jumped and hangs in the air. It does not come down. Six frogs in the mud look up at it, each in its own way.")
    s.moods("astonished", "comic", "envious", "weightless")
    s.themes("freedom", "envy", "flight", "crowds", "gravity")
    s.says("come back!", "the landing was optional", "he never told us how", "still up", "show-off", "what goes up", "gravity is for others", "hang time", "look, no hands", "he forgot to come down",
           "we told him it was impossible", "early riser", "leap of faith", "promoted", "is it a bird?", "don't look down", "neighbours talk", "jump and the net will appear", "dream of flying",
           "that's not how we do it here", "stuck in the moment", "he'll be insufferable", "wait for it", "pause", "leap year", "I could do that if I wanted", "the one who left", "mouths open",
           "how long has it been?", "high jump", "nobody clapped", "frog prince, no kiss needed", "left them standing")  # fmt: skip
    s.relate("hanging frog", "floats above", "frogs in the mud")
    s.about(place="the marsh", time="before morning", light="from under the hanging frog", composition="diagonal", view="from below, out of the mud", foreground="black reeds at both edges", unexplained="why it stays up")
