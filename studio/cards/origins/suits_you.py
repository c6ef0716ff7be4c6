"""Suits You: in the field where heads are tried on, a donkey wears a heron's and admires itself in a puddle; its own hangs on a post."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import donkey_head
from reverie_studio.sculpt.hoofed import heron_donkey
from reverie_studio.sculpt.land import cloudy, engrave
from reverie_studio.sculpt.marks import grid, oval
from reverie_studio.sculpt.things import stone_post


@card(id="s7jg4j", title="Suits You", seed=23, palette="board_ember", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.5, -0.55, 0.66, 1.05)], focus=(380, 640, 330))
    rng = s.rng
    x, y = grid()
    with b.thing("trying-on field", "place", depth=0.05) as g:
        light = (0.07 + 0.42 * np.exp(-(((x - 400) / 300) ** 2) - ((y - 920) / 170) ** 2) + 0.3 * np.exp(-(((y - 330) / 10) ** 2))) * (1 + 0.6 * cloudy(rng, 240, 26))
        engrave(g, np.clip(light, 0, 1), 0.03 * np.sin(x / 120), CUTS["ground"].but(near=2.6), where=(y > 322 + 8 * np.sin(x / 120)).astype(np.float32))
        g.prick([(u, v, 0.6 + 1.1 * rng.random() ** 4) for u, v in rng.uniform((0, 0), (800, 310), (260, 2))])
    with b.thing("posts with heads and horns", "witness", count=11, depth=0.2) as p:
        for px, py, k, kind in ((70, 360, 0.28, "bull"), (190, 366, 0.3, "hare"), (330, 362, 0.29, "stag"), (470, 368, 0.3, "fish"), (600, 362, 0.29, "ram"), (730, 368, 0.3, "bull"), (130, 450, 0.5, "ram"), (560, 440, 0.48, "hare"), (300, 436, 0.46, "bull"), (716, 480, 0.58, "stag")):
            stone_post(p, px, py, k * 1.45, kind)
    with b.thing("puddle", depth=0.4) as w:
        pool = "-20,960! 90,926 260,914 420,946 500,1020 470,1110 300,1166 100,1160 -20,1140!"
        w.leave(pool, grow=4)
        w.form(pool, how="wet", puff=8, axis=0, ambient=0.35, gain=0.8, rough=0.5, grain=40)
    with b.thing("donkey with a heron's head", "subject", depth=0.6) as d:
        body = heron_donkey().turned(at=(424, 940 - 200 * 1.12, 20), scale=1.12)
        d.leave([(310, 950), (584, 944), (540, 962), (240, 968)])
        d.leave_clay(body, grow=5)
        d.clay(body, CUTS["fur"].but(near=2.0), "along", parts={"neck": ("down", "along"), "crown": ("down", "along"), "beak": (CUTS["skin"].but(gain=0.0), "along")}, gain=1.1, ambient=0.05)
        ex, ey = 424 - 236 * 1.12, 940 - 200 * 1.12 - 170 * 1.12
        d.leave(oval(ex, ey, 9, 8))
        d.strokes([oval(ex, ey, 8, 7)], 1.8)
        d.prick([(ex - 1, ey + 1, 2.4)])
    with b.thing("beak", "accent", spot=1.0, depth=0.7) as k:
        tip = Clay([lump for lump in body.lumps if lump.part == "beak"])
        k.leave_clay(tip, grow=3)
        k.clay(tip, CUTS["skin"].but(cross=None), "along", gain=1.5, ambient=0.25)
        low = tip.turned(flip=True, roll=180).turned(at=(0, 1640, 0))
        image = Clay([lump for lump in body.lumps if lump.part == "crown" and lump.ra > 20]).turned(flip=True, roll=180).turned(at=(0, 1640, 0))
        for c, wash in ((image, 0.0), (low, 1.0)):
            k.leave_clay(c, grow=3)
            k.clay(c, CUTS["wet"].but(near=2.4, gap=(1, 5)), (0, 1, 0), gain=1.1, ambient=0.3, spot=wash)
    with b.thing("its own head", "prop", depth=0.8) as o:
        pole = Clay().limb("700,1130,30,24 696,990,30,22 700,870,30,20", melt=4, per=4)
        o.leave([(676, 1132), (726, 1132), (580, 1190), (530, 1186)])
        o.leave_clay(pole, grow=4)
        o.clay(pole, "wood", "along", gain=0.9)
        own = donkey_head().turned(at=(704, 790, 50), scale=0.94)
        o.leave_clay(own, grow=5)
        o.clay(own, CUTS["fur"].but(near=2.0), "along", parts={"muzzle": ("skin", "across")}, gain=1.05, ambient=0.06)
        o.leave(oval(694, 808, 13, 9.5))
        o.bare(oval(693, 809, 9.5, 7), spot=0)
        o.leave(oval(688, 811, 5.5, 6.5))
        o.strokes([[(676, 796), (694, 794), (712, 804)]], 7, black=True)
    with b.thing("thistles", plane="front") as f:
        for u in (*np.arange(300, 640, 26.0), 20, 60, 110):
            q, lean = rng.uniform(30, 110), rng.normal(0, 22)
            f.strokes([[(u, 1215), (u + lean * 0.3, 1200 - q * 0.6), (u + lean, 1200 - q)]], 9, black=True, ends=(1, 0.6))
            f.leave(oval(u + lean, 1192 - q, 13, 15))
            f.sparks((u + lean, 1190 - q), (9, 13), 16, length=(6, 15), width=1.3, sweep=(190, 350))
    s.describe("A donkey wearing a heron’s head looks at itself in a puddle. Its own head hangs on a post nearby and watches; around stand posts with horns and ears.")
    s.moods("vain", "droll", "uneasy", "wistful")
    s.themes("vanity", "identity", "trying on", "self-doubt", "change")
    s.says("do me next", "overqualified", "was I not enough?", "it brings out your legs", "a new look", "losing one’s head", "bit long in the neck", "returns accepted", "I’d know those knees anywhere", "headhunter", "who wears it better?", "changing room", "the old me is watching", "does it come in grey?", "mutton dressed as heron", "stick your neck out", "Narcissus, part two", "make-over", "be yourself, they said", "dress rehearsal", "fits like a beak", "what will mother say?", "I miss your ears", "identity crisis", "window shopping without windows", "not from behind", "too much?", "bird brain", "best foot forward, other head", "sale ends at dawn", "one careful owner", "the mirror lies a little", "somebody has to wear it", "you can’t go out like that", "still a donkey", "haute couture", "left on the hook", "second-hand", "a head for heights", "don’t forget me here", "new face, same kick")  # fmt: skip
    s.relate("donkey with a heron's head", "wears", "beak")
    s.about(place="the trying-on field", time="before the first morning", light="from the upper right", composition="split", view="eye level", foreground="black thistles cut by the bottom edge", unexplained="who hung them all there")
