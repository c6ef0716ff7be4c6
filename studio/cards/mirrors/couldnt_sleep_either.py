"""Couldn't Sleep Either: at night a child opens the refrigerator, and a white bear sits in it and holds out the milk."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

BEAR = "212,440! 206,420 220,404! 262,386 320,366 364,344! 400,310 430,292 448,288! 446,252 474,236 498,254 496,288! 560,280 630,310 672,380 690,480 700,640 704,800 706,1000 690,1076! 590,1076! 440,1000 436,860 440,752! 400,728 350,698 310,680! 250,690 226,640 240,570 270,560! 330,576 370,570 400,556! 380,520 372,490! 320,486 260,480 224,464!"
LEG = "664,1000! 660,940 630,860 550,794 470,760 414,774! 402,830 422,920 430,1000! 396,1014 356,1034 346,1060 352,1076! 560,1076! 548,1030 536,990! 600,984 640,990"
BOTTLE = "-34,0! -34,-110 -30,-140 -16,-160! -16,-196! 16,-196! 16,-160! 30,-140 34,-110 34,0!"
FACE = "40,-84! 66,-70 76,-44 72,-18! 80,-2 94,10 96,18! 92,26 80,28! 82,36 88,40! 82,46 76,47! 82,50 85,56! 78,62 74,66! 78,78 66,94 44,98 22,90! 26,150! -60,150! -66,60 -30,-70"
HAIR = "84,-34! 76,-70 44,-104 -8,-118 -66,-102 -104,-54 -108,0 -92,48 -66,76! -40,64 -24,48! -34,20 -20,0 0,6! 14,-24 20,-50! 50,-34"
BODY = "16,1240! 20,1150 36,1080 72,1034 112,1012! 150,1034 196,1030 232,996! 280,1016 308,1060 326,1140 334,1240!"
PAW = "300,566! 262,548 226,544 200,548! 172,548 158,562 160,576 170,588! 150,590 142,606 146,622 160,630! 142,636 140,652 146,664 162,670! 150,678 150,694 162,704 190,708! 236,712 280,704 310,690!"
THUMB = "150,610! 126,606 116,580 126,552 150,548 180,560!"
AT = (160.0, 906.0), 0.98, -34.0


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
        g.flat("124,250! 292,264! 292,338! 124,326!", **dark)
        g.flat(moved(BOTTLE, (244, 262), 0.62))
        g.flat("322,216! 718,216! 718,232! 322,232!", orange=1)
        for x, w, h in ((370, 60, 70), (450, 44, 84), (640, 64, 60)):
            g.flat(f"{x},214! {x},{214 - h * 0.7} {x + w * 0.2},{214 - h} {x + w * 0.8},{214 - h} {x + w},{214 - h * 0.7} {x + w},214!", orange=1)
    with d.thing("white bear", "subject") as t:
        t.flat("520,290! 526,254 556,244 576,262 574,296!")
        t.flat(BEAR)
        t.flat("566,1076! 552,1030 544,996! 590,990 604,1030 608,1076!", lemon=1)
        t.flat(LEG)
        with t.in_inks(navy=1):
            t.strokes([[(380, 560), (440, 540), (500, 500)], [(340, 700), (430, 730), (510, 710), (570, 660), (596, 580)], [(664, 1000), (656, 930), (620, 850), (550, 794), (480, 762), (416, 774)], [(440, 1004), (480, 1010), (510, 1024)]], 8, ends=(0.2, 0.1))
            t.strokes([[(462, 288), (464, 266), (478, 262)], [(236, 456), (280, 456), (320, 446)], [(372, 392), (386, 382), (404, 386), (414, 398)]], [7, 6, 10], ends=(0.3, 0.2))
        for x, y in ((352, 1046), (364, 1062), (392, 1068)):
            t.flat(f"{x - 4},{y - 10}! {x - 18},{y} {x - 22},{y + 8}! {x - 4},{y + 8}!", **dark)
        t.flat("206,404! 220,398 240,400 244,414! 232,428 216,430 206,424!", **dark)
        t.flat(ellipse(396, 396, 9, 10), **dark)
    with d.thing("milk", "accent") as m:
        m.flat(moved(THUMB, (8, 0), 1), gap=5)
        m.flat(moved(BOTTLE, (196, 778), 1.48, -3), gap=7, lemon=1)
        m.flat(moved(PAW, (20, 0), 1))
        with m.in_inks(navy=1):
            m.strokes([[(190, 588), (220, 588), (252, 594)], [(180, 630), (214, 630), (252, 632)], [(182, 670), (214, 668), (248, 668)]], 7, ends=(0.9, 0.2))
            m.strokes([[(192, 550), (220, 546), (260, 546), (312, 562)], [(188, 706), (230, 712), (280, 706), (316, 692)]], 6, ends=(0.3, 0.1))
        for x, y in ((186, 570), (170, 610), (168, 652), (178, 690)):
            m.flat(f"{x + 2},{y - 9}! {x - 12},{y - 5} {x - 24},{y + 6}! {x - 10},{y + 9} {x + 2},{y + 9}!", gap=3, **dark)
    with d.thing("child", "witness", plane="front") as c:
        c.flat(moved(FACE, *AT), gap=6)
        c.flat(BODY, gap=7, orange=1)
        with c.within(BODY):
            c.strokes([[(10, 1066), (150, 1096), (250, 1084), (340, 1056)], [(10, 1126), (150, 1154), (250, 1144), (350, 1116)], [(10, 1184), (150, 1212), (250, 1200), (350, 1176)]], 10, ends=(1, 1))
            c.strokes([[(252, 1240), (250, 1160), (236, 1096)]], 8, ends=(1, 0.2))
        c.flat(moved(HAIR, *AT), gap=5, **dark)
        for x, y, r, a in ((92, 986, 32, 20), (74, 1032, 28, -16), (72, 1074, 25, 14), (62, 1110, 21, -8)):
            c.flat(ellipse(x, y, r * 0.86, r, 40, a), gap=4, **dark)
        c.flat("52,1126! 76,1130! 82,1166 58,1190 44,1160!", gap=4, **dark)
        c.flat("44,1122! 84,1130! 82,1142! 44,1134!", gap=3, lemon=1)
        with c.in_inks(**dark):
            c.strokes([moved(q, *AT) for q in ([(42, -16), (54, -26), (68, -24)], [(36, -44), (52, -52), (66, -46)], [(77, 47), (66, 48), (60, 44)], [(-20, 14), (-12, 24), (-16, 36)])], 6, ends=(0.3, 0.3))
        c.flat(moved(ellipse(60, -16, 7, 10), *AT), **dark)
    s.describe("A white bear sits in an open refrigerator at night. It fills it from top to bottom and holds out a bottle of milk. A child with a plait, in striped pyjamas, looks up at it.")
    s.moods("cosy", "surprised", "tender", "still")
    s.themes("night", "kitchen", "childhood", "friendship", "hunger")
    s.says("midnight snack", "cold", "polar", "milk?", "couldn’t sleep either", "shut the door", "lodger", "don’t tell your father", "who drank the milk?", "best before", "bear necessities", "light stays on", "he moves out in spring", "fridge magnet", "the north pole is behind the butter", "lullaby", "raid", "somebody I can talk to", "chilled", "keep refrigerated", "global warming", "after the quarrel upstairs", "shelf life", "barefoot", "dairy", "imaginary friend", "it hums at night", "hot milk for two", "there was room, if you knelt", "every family has a cold uncle", "one sip and back to dreams", "leftover winter", "insomnia", "please knock", "it was never the cheese", "he keeps the last one for me", "cool company", "night feed", "a long way from any ice", "paws off", "I only wanted to see the light", "larder", "tell me what is the matter", "warm at heart")  # fmt: skip
    s.relate("white bear", "is inside", "refrigerator")
    s.relate("white bear", "feeds", "child")
    s.about(place="a kitchen in the thin-walled flats", time="deep night", light="the open refrigerator", composition="right", view="near, from the dark of the kitchen", foreground="a child, seen from behind", unexplained="how long the bear has lived there")
