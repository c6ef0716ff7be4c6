"""Smaller: a dragon that has decided not to be folds itself up and tries to fit under one burdock leaf."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import dragon_head
from reverie_studio.sculpt.creatures import coil
from reverie_studio.sculpt.marks import scales
from reverie_studio.sculpt.plants import frond

X, Y = 410, 540


@card(id="d3xk8u", title="Smaller", seed=91, palette="board_verdigris", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.5, 0.5, 1.05)], ambient=0.01, focus=(360, 680, 420))
    with b.thing("three like stones", "witness", count=3, depth=0.3) as w:
        for x, y, k in ((120, 150, 0.36), (330, 96, 0.26), (690, 150, 0.42)):
            small = coil(0, 0, 1.5, 60, 190, 62).turned(at=(x, y, 0), scale=k, roll=450 * k)
            w.clay(small, CUTS["stone"].but(gain=0.75, stroke=(5, 16)), "along")
    with b.thing("dragon", "subject", depth=0.7) as d:
        beast = coil(X, Y, 2.1, 56, 290, 62)
        body = d.clay(beast, CUTS["hide"].but(stroke=(6, 18), near=2.0), "along")
        scales(d, body, 24, (1, 0.2), light=0.1)
        tips = [(716, 610), (690, 716), (610, 772), (520, 760)]
        wrist, elbow = (600, 400), (486, 452)
        sail = "600,400! 716,610! 686,650 690,716! 644,722 610,772! 566,740 520,760! 500,640 486,452!"
        d.leave(sail, grow=5)
        d.form(sail, how="skin", puff=16, guides=[[wrist, t] for t in tips], gain=0.75, near=2.2)
        for t in tips:
            rib = Clay().limb([(*wrist, 130, 13), ((wrist[0] + t[0]) / 2 + 14, (wrist[1] + t[1]) / 2 - 8, 140, 9), (*t, 130, 4)], per=6)
            d.leave_clay(rib, grow=4)
            d.clay(rib, "skin", "across", gain=1.2)
        arm = Clay().limb([(*elbow, 130, 24), (540, 410, 140, 20), (*wrist, 140, 17), (634, 374, 140, 4)], per=6)
        d.leave_clay(arm, grow=4)
        d.clay(arm, "skin", "across")
    with b.thing("leaf", "prop", depth=0.85) as f:
        leaf = "206,430! 250,360 340,330 430,366 470,450 440,540 380,590 330,640! 300,590 230,560 190,500"
        f.leave(leaf, grow=12)
        veins = [[(250, 410), (320, 500), (330, 636)], [(290, 440), (360, 400), (440, 410)], [(310, 490), (390, 480), (452, 490)], [(300, 470), (240, 480), (206, 500)], [(322, 560), (370, 560),
                (410, 560)], [(318, 560), (280, 560), (250, 556)]]
        f.form(leaf, how="skin", puff=20, guides=[[(250, 410), (460, 430)], [(320, 500), (450, 520)], [(250, 430), (200, 500)], [(320, 540), (240, 556)], [(326, 600), (380, 580)]], gain=1.15,
                near=2.0, rough=0.3)
        f.strokes(veins, 6, black=True, ends=(0.8, 0.1))
        f.strokes([[(x - 3, y - 2) for x, y in v] for v in veins], 1.8)
        stalk = [(252, 412), (214, 384), (186, 340), (192, 300)]
        f.strokes([stalk], 13, black=True, ends=(0.8, 0.5))
        f.strokes([stalk], 5, ends=(0.9, 0.6))
    with b.thing("head", "subject", depth=0.9) as h:
        head = dragon_head().turned(at=(302, 816, 134))
        h.leave_clay(head, grow=7)
        face = h.clay(head, CUTS["hide"].but(stroke=(5, 16), near=1.9), "along", parts={"horn": ("skin", "across"), "lid": ("skin", "along")})
        scales(h, face, 19, (-1, 0.2), keep=("head",), light=0.1)
        eyes(h, head, light=0.9, sides=("near",), glint=(-0.3, -0.4), iris=1.0, spot=1.0)
        h.glow(302, 816, 46, 1.0, 0.3)
    with b.thing("fronds", plane="front", depth=1.0) as g:
        for x0, y0, x1, y1 in ((-20, 1190, 190, 960), (160, 1230, 330, 1010), (520, 1230, 440, 1000), (820, 1200, 610, 960), (830, 1010, 690, 860), (-30, 980, 60, 800), (700, 1230, 720, 1060)):
            frond(g, (x0, y0), (x1, y1))
    s.describe("A dragon folds itself up as small as it can. Seen from above: body coiled, wing laid over it, one burdock leaf on top. Its eye asks pardon. Three others lie rolled up near by like "
            "stones.")
    s.moods("apologetic", "shy", "tender", "droll")
    s.themes("hiding", "shame", "size", "modesty", "who we could have been")
    s.says("I can see you", "downsizing", "it would have been magnificent", "nothing to see here", "turn over a new leaf", "fig leaf", "I’m not here", "compact model", "snail mail", "don’t mind me", "room for one more under there?", "hide and seek champion", "the elephant in the room", "sorry for the trouble", "make yourself small", "it says it is a snake", "sleeping dragons", "imposter", "cover up", "out of style", "playing dead", "folding instructions", "they told it to act its size", "introvert", "you can come out now", "the last of its kind", "cinnamon roll", "a big secret", "grounded", "growing down", "the leaf believes in itself", "before the fairy tale", "inside voice", "no fire today", "it was going to be a dragon", "packing light", "blanket too short", "coil", "stone, stone, stone, dragon", "one eye open", "who frightened it?", "nap time")  # fmt: skip
    s.relate("dragon", "hides in", "leaf")
    s.about(place="the first wood", time="night", light="from the upper left", composition="centred", view="from above", foreground="dark fern fronds along the lower edges",
            unexplained="three others are already folded")
