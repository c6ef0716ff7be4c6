"""Sharpening: a cat sharpens its claws on the night, and behind it there is a noon."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import lamb_head
from reverie_studio.sculpt.marks import curls
from reverie_studio.sculpt.plants import sward

# where each claw began, where it is now, half the width of its tear
TEARS = ((430, 210, 536, 590, 18), (500, 110, 572, 574, 34), (644, 60, 608, 574, 60), (764, 190, 644, 590, 20), (140, 470, 190, 640, 8), (206, 420, 216, 630, 10), (272, 460, 244, 640, 8))


def tear(x0: float, y0: float, x1: float, y1: float, half: float) -> list[tuple[float, float]]:
    """The outline of one tear, ragged, its points above and below."""
    ts = np.linspace(0, 1, 34)
    wide = half * np.sin(np.pi * ts**0.86) ** 0.7
    x, y = x0 + (x1 - x0) * ts + 10 * np.sin(ts * 2.8 + x0), y0 + (y1 - y0) * ts
    rag = 2.4 * np.sin(ts * 61 + x0)
    return [*zip(x - wide + rag, y, strict=True), *zip((x + wide + rag * 0.6)[::-1], y[::-1], strict=True)]


@card(id="h4kq7m", title="Sharpening", seed=68, palette="board_moss", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.4, -0.7, 0.34, 1.0)], ambient=0.0, focus=(540, 420, 360))
    with b.thing("noon", "accent", spot=1.0, lamps=[Lamp(-0.4, -0.8, 0.5, 1.1)]) as n:
        n.form("90,40! 790,40! 790,420! 90,420!", how="wet", puff=2, axis=0, ambient=1.2, near=1.7, spot=0.0)
        n.leave("90,330 300,300 460,330 560,300 700,318 790,300! 790,660! 90,660!")
        sward(n, [(90, 340), (300, 312), (460, 340), (560, 310), (700, 328), (790, 310)], 12, 28, (30, 60), lambda x, y: 2.6, every=5, lean=0.2)
    with b.thing("lamb", "witness", lamps=[Lamp(-0.4, -0.8, 0.5, 1.1)]) as n:
        lamb = lamb_head(lids=1.0, look=(0.0, 0.3)).turned(at=(634, 340, 40), scale=0.88, roll=-4)
        n.leave_clay(lamb, grow=4)
        curls(n, n.clay(lamb, "fur", "along", ambient=0.3, parts={"wool": ("down", "along"), "nose": ("skin", "along")}), 19, 12, keep=("wool",), gain=3.0, width=2.2)
        eyes(n, lamb, light=1.5, iris=0.6)
    with b.thing("night", "place") as t:
        outlines = [tear(*row) for row in TEARS]
        t.leave([(60, 10), (830, 10), (830, 700), (60, 700)], *outlines)
        for edge in outlines:
            t.strokes([edge[2:33], edge[35:66]], 2.0, ends=(0.3, 0.3), spot=0)
    with b.thing("cat", "subject", depth=0.8) as c:
        fur = CUTS["fur"].but(stroke=(9, 26), over=10)
        body = Clay().limb("350,1230,0,210 356,1080,0,196 372,940,0,160 392,820,0,134 402,740,0,112", part="trunk", per=6)
        body.limb("470,790,10,70 560,742,20,56 596,680,10,46 594,622,0,44", melt=26, part="arm", per=5).limb("330,790,10,70 254,770,20,54 216,718,10,44 212,668,0,42", melt=26, part="arm", per=5)
        body.ball(590, 616, 10, 50, melt=10, part="arm").ball(216, 664, 10, 44, melt=10, part="arm")
        for x0, y0, x1, y1, half in TEARS:
            body.ball(x1, y1 + 16, 30, 23, melt=4, part="arm")
        body.limb("170,1150,60,120 140,1210,60,90", melt=40, part="trunk").limb("540,1150,60,120 566,1210,60,90", melt=40, part="trunk")
        stripes = lambda x, y: np.where(np.sin(np.hypot((x - 390) * 0.5, y - 560) / 15 + 0.4 * np.sin(x / 30)) > 0.6, 0.35, 1.0)  # noqa: E731
        head = Clay().ball(404, 652, 40, 108, melt=30, press=(0, 1.05, 0), part="head").limb("330,700,40,40 298,716,36,14", melt=20, part="head").limb("478,700,40,40 512,714,36,14", melt=20,
                part="head")
        for x, out in ((346, -1), (462, 1)):
            head.limb([(x, 590, 40, 36), (x + out * 18, 536, 36, 26), (x + out * 34, 488, 32, 4)], melt=10, part="ear", per=5, press=(0, 0, 1.5))
        body.add(head)
        c.leave_clay(body, grow=4)
        c.clay(body, fur, "along", ambient=0.03, tone=stripes, parts={"head": (fur, "down")})
        tail = Clay().limb("600,1250,90,50 700,1180,110,46 740,1060,120,42 690,960,120,38 720,880,120,34 790,850,120,24", per=6)
        c.leave_clay(tail, grow=4)
        c.clay(tail, fur, "along", ambient=0.04, tone=lambda x, y: np.where(np.sin((y + x * 0.3) / 16) > 0.5, 0.35, 1.0))
        for x0, y0, x1, y1, half in TEARS:
            c.leave([(x1 - 9, y1 + 6), (x1 + 9, y1 + 6), (x1, y1 - 34)])
            c.bare([(x1 - 5, y1 + 4), (x1 + 5, y1 + 4), (x1, y1 - 29)], spot=0)
    s.describe("A cat, seen from behind, sharpens its claws on the night. Through the long tears shine a white noon and green grass, and a lamb looks in from the other side.")
    s.moods("playful", "surprising", "bright", "blissful")
    s.themes("curiosity", "day and night", "destruction", "discovery", "cats")
    s.relate("cat", "opens onto", "noon")
    s.about(place="the low sky", time="night, and noon behind it", light="noon through the tears, from above", composition="diagonal", view="through four tears, from behind",
            unexplained="a lamb on the other side has been looking in")
    s.says("bad cat!", "interior design", "so it was always there", "behind the curtain", "there goes the wallpaper", "scratch the surface", "let there be light", "not the good night again!", "somebody’s watching", "a little tear in things", "daylight robbery", "stretching before bed", "we needed a window", "it only wanted to sharpen them", "the other side", "green is a rumour", "claws for thought", "what noon looks like from here", "mend that at once", "the night was thin", "peep show", "tomorrow, in strips", "who lives over there?", "my cat does this to the sofa", "I can see your house", "the world has a lining", "holes in the story", "vandal", "an opening", "it was summer all along", "breakthrough", "behind the scenes", "the first morning, by accident", "hello, neighbour", "lamb chops, sliced", "through the looking glass", "open sesame", "who is in the zoo?", "guess who woke up early", "a stitch in time", "curiosity let the light in", "green card")  # fmt: skip
