"""Whose: a hare has hung up its own shadow and tries on one that was lying about."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hare_up
from reverie_studio.sculpt.land import cloudy, engrave
from reverie_studio.sculpt.marks import dab, grid
from reverie_studio.sculpt.shadow_beasts import HORNED, hung_hare


@card(id="k2rw32", title="Whose", seed=9, palette="board_iris", light=(-0.6, 0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.15, 0.62, 1.05)], focus=(420, 640, 420))
    x, y = grid()
    lost = np.zeros((1200, 800), np.float32)
    for knots in HORNED:
        dab(lost, knots, lambda u, v: (364 + u, 1120 - v))
    with b.thing("wall", "place", depth=0.1) as g:
        light = (0.05 + 0.8 * np.exp(-(((x - 440) / 364) ** 2) - ((y - 560) / 470) ** 2)) * (1 + 0.2 * cloudy(s.rng, 220, 40)) * (1 - lost)
        engrave(g, np.clip(light, 0, 1) * np.where(y > 1096, 0.8, 1), np.where(y > 1096, 0.0, -0.42 + 0.06 * np.sin(y / 120)), CUTS["ground"].but(near=3.3, far=7.5, stroke=(24, 90)))
    with b.thing("its own shadow", "prop", depth=0.5) as p:
        p.leave_clay(hung_hare().turned(at=(692, 560, 0), scale=0.78, roll=-4))
        peg = Clay().limb("696,568,0,10 688,556,40,12", melt=2, per=3).ball(684, 550, 46, 18, melt=3)
        p.clay(peg, "skin", (1, 0.3, 0.2), gain=1.5, ambient=0.2, near=1.8)
    with b.thing("hare", "subject", spot=1.0, depth=0.8) as h:
        hare = hare_up(look=(0.0, -0.35)).turned(at=(364, 1130, 60), scale=1.36)
        hare.lumps = [lump for lump in hare.lumps if lump.part != "arm"]
        h.leave_clay(hare, grow=4)
        h.clay(hare, "fur", "along", parts={"nose": ("wet", "across"), "lid": ("skin", "along")}, gain=1.3, near=2.3)
        eyes(h, hare, light=1.3, iris=0.5)
        h.prick([(u - 4, v - 6, 4.5) for u, v in (hare.curve("iris left")[0], hare.curve("iris right")[0])], spot=0)
        h.strokes([hare.curve("lip left"), hare.curve("lip right")], 4, black=True)
    with b.thing("shadow it has put on", "accent", depth=0.9) as c:
        for k in (-1, 1):
            edge = [(40, 846), (38, 900), (42, 956), (48, 1020), (62, 1100)]
            c.leave([(364 + k * u, v) for u, v in [(58, 826), *edge, (190, 1104), (170, 900), (110, 840)]])
            c.strokes([[(364 + k * u, v) for u, v in [(104, 842), (58, 826), *edge]]], 3.2, ends=(0.3, 0.5))
            paw = Clay().limb([(364 + k * 30, 974, 190, 20), (364 + k * 48, 956, 200, 27)], melt=8, per=3)
            tips = [(72, 930), (84, 946), (84, 964), (70, 978)]
            for u, v in tips:
                paw.limb([(364 + k * 50, 0.5 * v + 477, 214, 11), (364 + k * u, v, 210, 9)], melt=4, per=2)
            c.leave_clay(paw, grow=4)
            c.clay(paw, "fur", (0.2, 1, 0.3), spot=1.0, gain=1.5, ambient=0.12, near=1.9)
            c.strokes([[(364 + k * (u + 4), v + 9), (364 + k * 54, 0.5 * v + 482)] for u, v in tips[:3]], 3, black=True)
    s.describe("A hare wears a huge shadow like a coat. The shadow has antlers, broad shoulders and a tail. On a peg hangs the hare’s own.")
    s.moods("droll", "eerie", "hopeful", "dignified")
    s.themes("identity", "ambition", "shadow", "clothes", "pretending")
    s.says("not yours!", "bespoke", "whose is it?", "one size fits nobody", "big shoes to fill", "dress for the job you want", "lost property", "me, on a good day", "someone is missing", "if the shadow fits", "five o’clock shadow", "it was just lying there", "delusions of grandeur", "audition", "understudy", "I could grow into it", "where did the owner go?", "ego", "my better half", "long shadow", "potential", "no refunds", "borrowed", "oversized", "coat", "hand-me-down", "disguise", "mummy’s coat", "how do I look?", "don’t laugh", "impostor", "the old one was tight", "now they’ll listen", "wardrobe", "it came with a tail", "scary on the outside", "inner giant", "wait until they see me", "a bit loose at the antlers", "second skin", "who do you think you are?", "courage is rented", "fancy dress")  # fmt: skip
    s.relate("hare", "wears", "shadow it has put on")
    s.about(place="the eggshell plain", time="before the first morning", light="low light from the left", composition="centred", view="near", unexplained="whose shadow it was")
