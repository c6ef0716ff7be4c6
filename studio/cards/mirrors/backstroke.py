"""Backstroke: an old woman glides under the surface; in it glides a boy, the other way, and their fingers touch."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point, outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

T = (384, 496)
BODY = "190,810! 250,750 310,700 360,690 400,714! 450,680 520,680 580,720 610,754! 680,740 730,750 840,790! 840,880! 740,870 690,880! 600,930 520,940 400,900 280,890 210,870!"
SUIT = "300,706 340,690 372,694 400,714! 450,680 520,680 580,720 612,756! 600,830 560,936! 480,936 400,902 300,892! 270,830 280,750"
ARM = "246,816! 262,776 300,736! 334,700 356,636! 398,640! 390,700 366,750 340,796 310,836!"
HAND = "-24,14! -28,-30 -58,-54 -66,-72 -54,-80 -28,-64 -20,-62! -20,-96 -8,-154 4,-162 14,-152 10,-98! 22,-112 34,-124 42,-116 38,-90 30,-40 26,14!"
HEAD = "40,-92! 58,-56 54,-36! 74,-18 88,0 84,10 62,14! 70,24 68,32 58,36! 66,44 62,54! 66,70 56,90 30,100 0,96! -14,150! -80,150! -78,80 -98,10 -90,-70 -40,-120 10,-118"
CAP = "46,-84! 20,-60 0,-30 -4,10 -30,44 -80,76! -108,10 -100,-80 -44,-134 20,-126"
BOY = "196,814! 250,780 310,756 380,766 450,774 500,766! 580,750 640,750 720,780 790,766! 820,776 816,794 760,816! 700,830 620,820! 560,850 490,856 380,840 280,840 220,850!"


def over(shape: str | list[Point]) -> list[Point]:
    """Turned about the place where they touch."""
    return placed([(x - T[0], y - T[1]) for x, y in outline(shape)], T, 1, 180)


@card(id="wbmip6", title="Backstroke", seed=5, palette="riso_baths", light=(0.0, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.9, 0.5)])
    with d.thing("water", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", aqua=1)
        w.flat("-20,486! 100,470 200,500 300,480 400,500 520,474 640,502 740,480 820,494! 820,510! 740,496 640,518 520,490 400,516 300,496 200,516 100,486 -20,502!")
        for y, q in ((90, 0), (990, 1), (1100, 2)):
            w.strokes([[(-20, y), (150, y + 30), (330, y - 10), (500, y + 36), (680, y), (820, y + 24)]], 6, ends=(0.3, 0.3))
    hand = moved(HAND, (376, 634), 0.92, 4)
    with d.thing("boy in the surface", "subject") as b:
        b.flat(over(moved(HEAD, (140, 786), 0.82, -90)), burgundy=1)
        b.flat(over(BOY), burgundy=1)
        b.flat(over("440,772! 500,766 560,754! 556,850! 490,856 430,850!"))
        b.flat(over(ARM), gap=5, burgundy=1)
        b.flat(over(hand), burgundy=1)
    with d.thing("old woman", "subject") as o:
        at, k, a = (140, 800), 1.05, -90
        o.flat(moved(HEAD, at, k, a))
        o.flat(BODY)
        o.flat(SUIT, burgundy=1)
        o.flat(moved(CAP, at, k, a), gap=5, burgundy=1)
        o.flat(ARM, gap=5)
        o.flat(hand)
        with o.in_inks(burgundy=1):
            o.strokes(moved_lines([[(26, -44), (40, -34), (50, -40)], [(60, 42), (42, 44), (30, 34)], [(-4, 10), (6, 20), (0, 32)]], at, k, a), 6, ends=(0.5, 0.3))
    with d.thing("touch", "accent") as t, t.within(over(hand)):
        t.flat(hand, aqua=1, burgundy=1)
    with d.thing("lane rope", plane="front") as r:
        for i in range(7):
            r.flat(ellipse(20 + i * 92, 1020 + i * 34, 36, 30, degrees=20), gap=6, **({"burgundy": 1.0} if i % 2 else {"aqua": 1.0, "burgundy": 1.0}))
    s.describe("Under water a large old woman glides on her back. In the underside of the surface above her glides a lean boy, the other way, reaching down. The tips of their fingers touch.")
    s.moods("blissful", "weightless", "nostalgic", "tender")
    s.themes("age", "youth", "water", "touch", "time")
    s.says("floaty", "personal best", "going where I came from", "touch", "you’re it", "the boy I was", "swimming lessons", "weightless", "still got it", "hello down there", "heaven is chlorinated", "mirror image", "grandmother", "creation, wet", "passing lane", "at last nobody is watching", "deep breath", "mermaid, retired", "arm in arm with yesterday", "out of my depth", "long time no see", "upside down", "ceiling", "opposite directions", "sink or swim", "first love", "the water remembers", "hold on a moment", "early swim", "half a second", "reach", "slow motion", "we go different ways", "splash", "in the end we float", "light as a feather", "letter to my younger self", "two lives, one pool", "she lets go of the wall", "lifeline", "bathing beauty", "underwater handshake", "before and after", "it was warm once you were in")  # fmt: skip
    s.relate("boy in the surface", "is reflected as", "old woman")
    s.relate("old woman", "swims through", "water")
    s.about(place="the public baths", time="early morning", light="a skylight above the water", composition="split", view="from below the surface", foreground="a lane rope", unexplained="why her reflection is a boy")
