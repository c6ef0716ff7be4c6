"""Two Fingers: a boy whistles on two fingers, and one after another the hills prick up their ears."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beasts import pricked
from reverie_studio.sculpt.figures import figure_back
from reverie_studio.sculpt.plants import sward

# x, y of the crown, half width, size of the ears, lean of both, light; the farthest first
HILLS = ((480, 96, 110, 40, (-6, 8), 0.55), (710, 120, 160, 0, (0, 0), 0.4), (270, 140, 160, 60, (-14, 6), 0.65), (60, 260, 200, 84, (-22, 4), 0.7), (570, 300, 260, 120, (-20, 34), 0.85), (190, 500,
        340, 230, (-50, 60), 1.0))


@card(id="t7wf4x", title="Two Fingers", seed=57, palette="board_moss", light=(-0.7, -0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.66, -0.5, 0.5, 1.0)], ambient=0.0, focus=(260, 480, 380))
    rng = s.rng
    with b.thing("hills with ears", "subject", count=6, depth=0.3) as h:
        for i, (x, y, w, ear, lean, lit) in enumerate(HILLS):
            z = -300 + 60 * i
            hill = Clay().limb([(x - w * 0.6, y + w * 1.06, z, w * 0.78), (x - w * 0.1, y + w * 0.9, z, w * 0.9), (x + w * 0.6, y + w * 1.1, z, w * 0.78)], melt=20, part="turf", per=6)
            h.leave_clay(hill, grow=4)
            if ear:
                for dx, q in ((-0.3, lean[0]), (0.24, lean[1])):
                    one = pricked(x + dx * w, y + w * 0.16, ear, q, 0.3 if q < 0 else -0.3, z + w * 0.4)
                    h.leave_clay(one, grow=3)
                    h.clay(one, CUTS["fur"].but(gain=1.1 * lit, stroke=(8, 22)), "along", spot=1.0 if i == 5 else 0.0)
            h.clay(hill, CUTS["fur"].but(gain=0.8 * lit, stroke=(7, 20), wild=20, near=2.3), "down", fade=((x, y), (x + 0.3 * w, y + w * 1.7)))
            sward(h, [(x - w * 0.66, y + w * 0.28), (x - w * 0.3, y + w * 0.08), (x, y + w * 0.02), (x + w * 0.3, y + w * 0.1), (x + w * 0.6, y + w * 0.4)], 3, w * 0.05, (w * 0.06, w * 0.12),
                    lambda u, v, x=x, lit=lit: (1.7 if u < x + 40 else 0.9) * lit, every=5, lean=-0.4)
    with b.thing("collar", "prop") as c:
        band = [(336 + 480 * k / 29, 520 + 76 * math.sin(math.pi * k / 29)) for k in range(30)]
        c.strokes([band], 34, black=True, ends=(0.8, 0.8))
        for k, (x, y) in enumerate(band):
            c.form([(x + 10 * math.cos(a / 3), y + 11 * math.sin(a / 3)) for a in range(19)], how="stone", puff=9, axis=20, gain=1.3 - 0.03 * k)
        c.leave([(556 + 30 * math.cos(a / 3), 634 + 32 * math.sin(a / 3)) for a in range(19)])
        c.form([(556 + 27 * math.cos(a / 3), 634 + 29 * math.sin(a / 3)) for a in range(19)], how="wet", puff=20, axis=0, bend=0.5, gain=1.2)
    with b.thing("whistle") as w:
        for r in (74, 108, 146):
            arc = [(596 + r * math.cos(a), 786 + r * math.sin(a)) for a in (3.2, 3.45, 3.7, 3.95, 4.2)]
            w.strokes([arc], 16, black=True, ends=(0.3, 0.3))
            w.strokes([arc], 5.0, ends=(0.1, 0.1))
    with b.thing("boy", "witness", depth=0.9) as p:
        boy = figure_back(elbows=((-96, -262), (92, -246)), wide=12).turned(at=(610, 1104, 100), scale=1.12, yaw=-20, roll=-4)
        p.leave_clay(boy, grow=6)
        p.clay(boy, "skin", "across", ambient=0.13, parts={"cloth": (CUTS["cloth"].but(gain=1.1), "along"), "hair": ("fur", "down")})
    with b.thing("burdock", plane="front", depth=1.0) as g:
        sward(g, [(-20, 1130), (200, 1112), (420, 1116), (600, 1120), (820, 1100)], 6, 20, (26, 62), lambda x, y: 1.8 * math.exp(-(((x - 500) / 330) ** 2)) * (y < 1176), every=7, lean=-0.25)
    s.describe("A boy whistles on two fingers into the night. In front of him the grassy hills prick up their ears, one behind the other; the nearest pair is green. One hill wears a collar.")
    s.moods("bold", "joyful", "uncanny", "expectant")
    s.themes("calling", "power", "childhood", "wild things", "obedience")
    s.says("here, boy!", "key stakeholders", "they will all come", "good hills", "the hills have ears", "now you’ve woken them", "he only wanted his dog", "pricked up", "who let the hills out?", "sit. stay.", "wolf whistle", "dinner time", "call of the wild", "moving mountains, method one", "they know his voice", "one is still asleep", "you rang?", "listen", "the loudest boy in the village", "walkies", "big dogs sleeping", "let sleeping hills lie", "somebody owns that one", "shepherd of the large", "nobody taught him that", "his grandfather could do it too", "and the sea?", "the landscape is attentive", "cat country", "obedience school", "whistle-blower", "a hill of your own", "what if they come?", "the whole valley heard", "don’t whistle at night", "teacher’s pet", "green with attention", "hear me roar", "one more and the mountains come too", "fetch!", "audience")  # fmt: skip
    s.relate("boy", "waits for", "hills with ears")
    s.about(place="hill country", time="night", light="from far left", composition="left", view="from behind and above", foreground="dark grass along the lower edge",
            unexplained="one of the hills wears a collar")
