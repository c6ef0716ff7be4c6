"""As Far As Here: an old woman has drawn a line with her toe, and a rhinoceros has stopped at it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes, small_face
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import rhino
from reverie_studio.sculpt.heads import cropped, head
from reverie_studio.sculpt.people import BARE, person


@card(id="l1ne7r", title="As Far As Here", seed=32, palette="board_clay", light=(-0.9, -0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.62, -0.42, 0.66, 0.95)], ambient=0.01, focus=(300, 560, 280))
    rng = s.rng
    with b.thing("eggshell plain", "place") as plain:
        plain.form("-20,1030! 300,1016 820,1024! 820,1220! -20,1220!", how="ground", puff=2, axis=1, ambient=0.2, tone=lambda x, y: 1.15 - x / 760)
    with b.thing("rhinoceros", "subject") as r:
        r.leave("600,1170 640,1130 720,1120 860,1130 900,1200 800,1240 660,1220")
        beast = rhino().turned(at=(606, 560, 0), scale=1.14)
        hide = CUTS["hide"].but(stroke=(8, 28), wild=6, gain=0.62, far=8)
        r.clay(beast, hide, "across", parts={"horn": ("skin", "across"), "ear": ("fur", "along"), "lid": ("skin", "along"), "far leg": (hide.but(gain=0.16), "across")},
               tone=lambda x, y: np.clip(1.25 - (x - 330) / 520, 0.15, 1.2))  # fmt: skip
        eyes(r, beast, light=0.7, sides=("near",), glint=(-0.5, -0.3))
        for k in range(70):
            q, a = rng.uniform(30, 130), rng.normal(2.5, 0.3)
            x, y = 372 + math.cos(a) * q, 800 + math.sin(a) * q
            r.strokes([[(x, y), (x - 6, y + 4), (x - 12, y + 3)]], 1.3 - q / 150)
    with b.thing("old woman", "witness") as w:
        face = head(age=0.85, lids=0.5, inner=-0.6, brow=-0.3, smile=-0.4, jaw=1.08, nose=1.05, look=(0.3, -0.2), neck=False)
        p = person(cropped(face), arms=("crossed", "crossed"), stout=0.4, stoop=0.25, step=0.9, turn=-14, nod=4, size=0.68).turned(at=(150, 1130, 60), scale=1.0, yaw=44)
        w.leave("100,1134 180,1118 290,1122 372,1136 300,1150 190,1152")
        w.clay(p.legs, "skin", "across")
        w.clay(p.body, "cloth", "along", gain=0.8, ambient=0.05, parts=dict.fromkeys(BARE, (CUTS["skin"].but(near=1.7), "across")))
        w.clay(p.head, "skin", (1, 0.15, 0.3), near=1.5, far=4, gain=0.8, stroke=(8, 26), cross=None, parts={"hair": (CUTS["down"].but(gain=1.2, over=6), "down")})
        small_face(w, p.head, light=0.9)
    with b.thing("line in the dust", "accent", spot=1.0) as n:
        curve = [(236, 1148), (300, 1136), (370, 1131), (450, 1134), (540, 1124), (620, 1104), (700, 1082), (780, 1090), (840, 1096)]
        n.strokes([curve], 8, ends=(0.6, 0.6), black=True)
        n.strokes([curve], 3.6, ends=(0.6, 0.6), shake=1)
        n.comb([[(x, y - 6) for x, y in curve], [(x, y + 10) for x, y in curve]], 90, stray=3, width=(0.6, 1.4), length=(0.008, 0.024), start=(0, 0.95))
    s.relate("old woman", "guards", "line in the dust")
    s.describe("A rhinoceros and an old woman stand face to face. She has cropped hair, crosses her arms and stares at it. From her bare toe a line runs through the dust and on across the rhinoceros’s foot.")
    s.moods("stubborn", "tense", "proud", "funny")
    s.themes("borders", "courage", "power", "rules")
    s.says("that is cheating", "house rules", "who held longer", "as far as here", "no entry", "grandmother said no", "drawing the line", "immovable", "staring contest", "stop", "visa refused", "one of us must blink", "heavy guest", "not one step", "weight against will", "personal space", "my house, my rules", "red line", "unstoppable force", "crossed arms", "beware of the grandmother", "horn of contention", "border control", "and no further", "battle of wills", "mutual respect", "sniffing the rules", "guest without a ticket", "toe the line", "thick skin", "he forgot why he came")  # fmt: skip
    s.about(place="the eggshell plain", time="night", light="light from the left", composition="right", view="eye level", unexplained="the line runs on across his foot")
