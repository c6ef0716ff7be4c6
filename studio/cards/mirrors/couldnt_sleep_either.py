"""Couldn't Sleep Either: at night a child opens the refrigerator, and a white bear sits in it and holds out the milk."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import turned
from reverie_studio.sculpt.marks import ellipse

BEAR = "212,440! 206,420 220,404! 262,386 320,366 364,344! 400,310 430,292 448,288! 446,252 474,236 498,254 496,288! 560,280 630,310 672,380 690,480 700,640 704,800 706,1000 690,1070! 560,1076 430,1074! 330,1076 250,1070 214,1050 212,1012 244,988! 290,976 340,968! 340,880 366,800 420,744! 340,700 270,668 210,660! 160,664 128,640 120,604 140,576 180,570! 260,580 330,576 400,556! 380,520 372,490! 320,486 260,480 224,464!"
BOTTLE = "-34,0! -34,-110 -30,-140 -16,-160! -16,-196! 16,-196! 16,-160! 30,-140 34,-110 34,0!"
CHILD = "60,1230! 66,1120 84,1060 120,1030! 108,1000 96,960! 92,900 120,864 164,862 206,870 226,908 222,956! 214,1000 196,1026! 240,1056 262,1120 270,1230!"


@card(id="1x8hzc", title="Couldn’t Sleep Either", seed=4, palette="riso_night_tram", light=(0.6, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.6, -0.3, 0.5)])
    dark = {"navy": 1.0, "orange": 1.0}
    with d.thing("refrigerator", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
        g.flat("310,1090! 730,1090! 640,1230! -20,1230! -20,1180!", lemon=1)
        g.flat("300,90! 740,90! 740,1100! 300,1100!")
        g.flat("322,112! 718,112! 718,1078! 322,1078!", lemon=1)
        g.flat("300,90! 120,20! 96,20! 96,1210! 120,1210! 300,1100!", gap=6, navy=1)
        g.flat("292,104! 124,40! 124,1186! 292,1086!", orange=1)
        for y in (250, 770):
            g.flat(f"124,{y}! 292,{y + 14}! 292,{y + 74}! 124,{y + 76}!", **dark)
        g.flat(turned(BOTTLE, (244, 262), 0.62))
        g.flat(ellipse(196, 760, 22, 28))
        g.flat(ellipse(246, 764, 21, 27))
        g.flat("322,216! 718,216! 718,232! 322,232!", orange=1)
        for x, w, h in ((370, 60, 70), (450, 44, 84), (640, 64, 60)):
            g.flat(f"{x},214! {x},{214 - h * 0.7} {x + w * 0.2},{214 - h} {x + w * 0.8},{214 - h} {x + w},{214 - h * 0.7} {x + w},214!", orange=1)
    with d.thing("white bear", "subject") as t:
        t.flat("520,290! 526,254 556,244 576,262 574,296!")
        t.flat(BEAR)
        with t.in_inks(navy=1):
            t.strokes([[(380, 560), (440, 540), (500, 500)], [(420, 744), (500, 724), (560, 670), (590, 590)], [(244, 988), (330, 990), (400, 1010)], [(420, 760), (480, 800), (520, 880), (510, 980), (470, 1060)], [(620, 1060), (650, 1000), (654, 940)]], 8, ends=(0.2, 0.1))
            t.strokes([[(462, 288), (464, 266), (478, 262)], [(236, 456), (280, 456), (320, 446)], [(372, 392), (386, 382), (404, 386), (414, 398)]], [7, 6, 10], ends=(0.3, 0.2))
            t.strokes([[(222, 1010), (246, 1014)], [(220, 1032), (246, 1034)], [(236, 1052), (258, 1048)]], 7, ends=(0.8, 0.1))
        t.flat("206,404! 220,398 240,400 244,414! 232,428 216,430 206,424!", **dark)
        t.flat(ellipse(396, 396, 9, 10), **dark)
    with d.thing("milk", "accent") as m:
        m.flat(turned(BOTTLE, (160, 716), 1.25, -6), gap=7, lemon=1)
        m.flat("240,588! 210,566 176,572 158,590 168,602! 152,606 150,624 164,630! 152,638 154,654 168,658! 160,668 168,682 190,682! 216,680 240,664!", gap=6)
        with m.in_inks(navy=1):
            m.strokes([[(168, 602), (196, 606), (220, 604)], [(164, 630), (194, 632), (220, 630)], [(168, 658), (196, 658), (220, 654)]], 6, ends=(0.8, 0.2))
    with d.thing("child", "witness", plane="front") as c:
        c.flat(CHILD, gap=7, **dark)
        c.strokes([[(150, 880), (130, 920), (136, 980)], [(180, 884), (190, 930), (180, 990)]], 6, ends=(0.2, 0.2))
    s.describe("A white bear sits in an open refrigerator at night. It fills it from top to bottom and holds a bottle out over the door. In the dark before it, seen from behind, stands a child with two plaits.")
    s.moods("cosy", "surprised", "tender", "still")
    s.themes("night", "kitchen", "childhood", "friendship", "hunger")
    s.says("midnight snack", "cold", "polar", "milk?", "couldn’t sleep either", "shut the door", "lodger", "don’t tell your father", "who drank the milk?", "best before", "bear necessities", "light stays on", "he moves out in spring", "fridge magnet", "the north pole is behind the butter", "lullaby", "raid", "somebody I can talk to", "chilled", "keep refrigerated", "global warming", "after the quarrel upstairs", "shelf life", "barefoot", "dairy", "imaginary friend", "it hums at night", "hot milk for two", "there was room, if you knelt", "every family has a cold uncle", "one sip and back to dreams", "leftover winter", "insomnia", "please knock", "it was never the cheese", "he keeps the last one for me", "cool company", "night feed", "a long way from any ice", "paws off", "I only wanted to see the light", "larder", "tell me what is the matter", "warm at heart")  # fmt: skip
    s.relate("white bear", "is inside", "refrigerator")
    s.relate("white bear", "feeds", "child")
    s.about(place="a kitchen in the thin-walled flats", time="deep night", light="the open refrigerator", composition="right", view="near, from the dark of the kitchen", foreground="a child, seen from behind", unexplained="how long the bear has lived there")
