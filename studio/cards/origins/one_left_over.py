"""One Left Over: the hedgehog is finished, and the crow who made it has one quill too many."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hedgehog
from reverie_studio.sculpt.listeners import crow_head
from reverie_studio.sculpt.marks import ellipse, feathered, strew
from reverie_studio.sculpt.plants import sward
from reverie_studio.sculpt.things import post, quills


@card(id="qx6nqu", title="One Left Over", seed=11, palette="board_vermilion", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.62, -0.52, 0.55, 1.08)], ambient=0.02, focus=(380, 640, 430))
    with b.thing("trying-on field", "place", depth=0.1) as land:
        strew(land, (-10, 700, 810, 1190), 2600, lambda x, y: 1.0, lambda x, y: 0.1 + 0.6 * math.exp(-(((x - 330) / 330) ** 2) - ((y - 1110) / 60) ** 2) + 0.3 * math.exp(-abs(y - 712) / 10),
              length=(12, 46), width=(0.6, 2.0))  # fmt: skip
        for u, v, k, kind in ((214, 722, 0.7, "ears"), (84, 800, 1.35, "antlers")):
            stand = post(u, v, k, kind)
            land.strokes([[(u - 26 * k + 9 * i, v + 3), (u - 30 * k + 10 * i, v - 20 * k)] for i in range(6)], 1.4)
            land.leave_clay(stand, grow=4)
            land.clay(stand, "wood", "along", gain=0.3 + 0.25 * k, parts={"horn": ("fur" if kind == "ears" else "skin", "along" if kind == "ears" else "across")})
    crow = crow_head().turned(at=(560, 262, 0), scale=1.26, roll=-26)
    x, y = crow.curve("tip")[0]
    line = [(x - 22, y - 210), (x + 16, y - 18), (x + 60, y + 214)]
    with b.thing("far half of the quill", depth=0.45, spot=1.0) as q:
        q.form([(x - 30, y - 208), (x - 14, y - 212), (x + 18, y - 50), (x + 2, y - 46)], how="skin", puff=12, guides=[line], gain=1.3, ambient=0.5)
    with b.thing("crow", "witness", depth=0.5) as c:
        c.leave_clay(crow, grow=2)
        body = c.clay(crow, CUTS["fur"].but(stroke=(7, 20)), "along", parts={"upper": ("skin", "along"), "lower": ("skin", "along"), "lid": ("skin", "along"),
                      "body": (CUTS["fur"].but(gain=0.4), "along")})
        feathered(c, body, 34, 66, 17, (0.7, 0.7), gain=0.9, keep=("body",), least=0.08)
        feathered(c, body, 20, 36, 8, (0.7, 0.7), gain=0.95, keep=("head",), least=0.05)
        c.leave("690,60! 820,60! 820,116! 690,119!")
        eyes(c, crow, light=0.9, iris=0.7, sides=("near",), glint=(-0.3, -0.3))
    with b.thing("quill", "accent", depth=0.7, spot=1.0) as q:
        shape = [(x + 9, y - 24), (x + 26, y - 32), (x + 38, y + 20), (x + 48, y + 84), (x + 60, y + 224), (x + 32, y + 90), (x + 18, y + 20)]
        q.leave(shape, grow=3)
        q.form(shape, how="skin", puff=12, guides=[line], gain=1.3, ambient=0.5)
    with b.thing("hedgehog", "subject", depth=0.8) as h:
        beast = hedgehog().turned(at=(428, 1112, 120), scale=1.7)
        h.leave_clay(beast, grow=6)
        body = h.clay(beast, CUTS["fur"].but(stroke=(5, 15)), "along", ambient=0.06, parts={"coat": (CUTS["fur"].but(gain=0.3), "along"), "nose": ("wet", "across"), "paw": ("skin", "along"),
                      "lid": ("skin", "along"), "ear": ("skin", "along")})  # fmt: skip
        quills(h, body, 760, (404, 752, 2))
        eyes(h, beast, light=0.95, sides=("near",), glint=(-0.3, -0.3), iris=0.3)
        nx, ny = beast.where("nose")[:2]
        h.leave(ellipse(nx + 2, ny, 27, 25), grow=2)
        h.strokes([[(nx + 25 * math.cos(a), ny + 23 * math.sin(a)) for a in (2.2, 2.8, 3.4, 4.0, 4.6)]], 2.0, ends=(0.1, 0.1))
        h.bare(ellipse(nx - 7, ny - 8, 6, 4))
        h.strokes([beast.curve("mouth")], 7, black=True, ends=(0.5, 0.3))
    with b.thing("grass", plane="front", depth=1.0) as g:
        sward(g, [(-20, 1140), (200, 1126), (420, 1120), (600, 1122), (820, 1130)], 5, 22, (24, 52), lambda x, y: 1.7 * math.exp(-(((x - 300) / 330) ** 2)) * (y < 1190), every=7, lean=-0.25)
    s.describe("A crow holds one red quill over a hedgehog. The hedgehog, thick with white quills, sits there with its lids half shut. Posts with antlers and ears stand in the dark behind.")
    s.moods("baffled", "droll", "tender", "offended")
    s.themes("making", "mistakes", "repair", "pride", "small animals")
    s.says("where does this go?", "no manual", "there’s always one", "surplus", "some assembly required", "prickly customer", "I’m finished, thank you", "a stitch too many", "put it back", "that’s mine", "did it hurt?", "the last straw", "warranty", "acupuncture", "needle in a haystack", "left over after the repair", "don’t look at me like that", "pointless", "get to the point", "vaccination", "check-up", "handle with care", "a thorny question", "encore", "careful, it’s sharp", "nobody asked me", "it will do without", "an offended gentleman", "souvenir", "the tailor is short-sighted", "count again", "pickpocket", "bespoke", "the customer is always right", "I felt a draught", "darts", "every masterpiece has one", "keep it, as a tip", "perfectionist", "just one more and I’ll go")  # fmt: skip
    s.relate("crow", "mends", "hedgehog")
    s.about(place="the trying-on field", time="before morning", light="from the left", composition="diagonal", view="near, from the grass", foreground="grass along the lower edge",
            unexplained="posts that wear antlers and ears")
