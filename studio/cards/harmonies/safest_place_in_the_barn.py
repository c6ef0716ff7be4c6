"""The Safest Place in the Barn: while an owl hunts past the hatch, a mouse sleeps between the ears of the cat, who holds still."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

WING = "14,-24! 50,-62 104,-84 150,-72 206,-40 262,10! 236,10 240,30! 210,22 210,44! 180,30 176,54! 146,36 138,58! 104,42 60,44 20,60!"
MOUSE = "-132,14! -136,-10 -118,-40 -84,-70 -60,-92 -34,-128 8,-152 62,-150 108,-116 130,-60 128,-10 110,22! 50,34 -60,32"
# the right half of the cat's head; the left one is its mirror
HALF = "-4,-240! 80,-238 140,-222! 160,-300 196,-390 238,-462! 262,-400 276,-300 274,-210! 300,-120 308,-20 308,50! 352,84! 306,96! 346,136! 296,144! 322,186! 262,186! 210,226 120,256 -4,264!"


@card(id="7ac7f2", title="The Safest Place in the Barn", seed=97, palette="lino_barley", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.66, -0.45, 0.45)])
    with p.thing("barn", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!"), g.flat("130,-20! 670,-20! 670,420! 130,420!", ink=2), g.flat(ellipse(556, 96, 62, 62), ink=1)  # the hatch, and night in it
        g.flat("130,350! 260,310 400,340 560,306 670,330! 670,430! 130,430!")
        for x in (34, 88, 716, 770):
            with g.down_to(2):
                g.strokes([[(x, -20), (x + 4, 300), (x - 3, 560)]], 7, ends=(0.5, 0.1))
        g.flat("96,-20! 132,-20! 136,440! 100,440!", "666,-20! 702,-20! 700,440! 662,440!", ink=1, gap=6, around=KEY)
        g.strokes([[(112, 20), (116, 160), (112, 300)], [(684, 60), (680, 200), (684, 380)]], 6, ends=(0.1, 0.1), black=True)
    with p.thing("owl", "witness") as o:
        at = (340, 160)
        o.flat(moved("-34,20! -30,60 -40,108! -14,100 0,112! 14,100 40,108! 30,60 34,20!", at), ink=0, gap=6, around=KEY)
        for flip in (False, True):
            o.flat(moved(WING, at, 0.84 if flip else 0.9, 0, flip), ink=0, gap=6, around=KEY)
            w = moved_lines([[(44, -36), (90, -44), (140, -34)], [(90, -14), (84, 16), (92, 40)], [(124, -14), (124, 14), (136, 46)], [(158, -10), (166, 14), (178, 40)], [(190, 0), (200, 14), (214, 32)]], at, 0.84 if flip else 0.9, flip=flip)
            with o.down_to(2):
                o.strokes(w, 7, ends=(0.2, 0.2))
        o.flat(moved("-44,-50! 44,-50! 48,0 34,50 0,66 -34,50 -48,0!", at), ink=0), o.strokes(moved_lines([[(-36, 26), (-28, 48), (0, 62), (28, 48), (36, 26)], [(-14, 24), (-10, 32), (-4, 24)], [(6, 36), (10, 44), (16, 36)]], at), 6, ends=(0.2, 0.2), black=True)
        o.flat(moved("0,-84! 34,-88 50,-56 38,-22 0,4 -38,-22 -50,-56 -34,-88!", at), ink=0, gap=6, around=KEY), o.strokes([moved([(0, -52), (0, -34), (0, -16)], at)], 8, ends=(0.2, 0.9), black=True)
        o.flat(ellipse(at[0] - 20, at[1] - 50, 9, 11)), o.flat(ellipse(at[0] + 20, at[1] - 50, 9, 11))
    with p.thing("cat", "subject") as c:
        at = (400, 770)
        c.flat("150,980! 110,1060 90,1140 84,1230! 716,1230! 710,1140 690,1060 650,980!", ink=1)
        c.flat("256,1000! 276,1080 300,1064! 330,1136 352,1096! 386,1176 402,1112! 430,1168 450,1096! 478,1132 500,1062! 526,1078 544,1000!", ink=0)
        wedges(c, [[(90, 1090), (150, 1080), (196, 1096)], [(710, 1090), (650, 1080), (604, 1096)], [(84, 1150), (140, 1140), (180, 1154)], [(716, 1150), (660, 1140), (620, 1154)]], 30)
        for flip in (False, True):
            c.flat(moved(HALF, at, 1.0, 0, flip), gap=11, around=KEY)
        for flip in (False, True):
            c.flat(moved(HALF, at, 1.0, 0, flip), ink=1)
            c.flat(moved("172,-226! 190,-310 230,-412! 250,-340 254,-270 250,-214! 216,-234", at, 1.0, 0, flip))
            wedges(c, moved_lines([[(184, -216), (200, -280), (216, -330)], [(212, -216), (226, -270), (234, -320)]], at, flip=flip), 22, 1)
            wedges(c, moved_lines([[(84, -206), (92, -170), (82, -132)], [(140, -192), (156, -156), (150, -116)], [(204, -196), (216, -160), (206, -124)], [(308, -30), (268, -22), (230, -28)], [(312, 30), (268, 38), (226, 30)], [(296, 110), (256, 110), (216, 98)]], at, flip=flip), (32, 32, 26, 34, 34, 30), ends=(1.0, 0.1))
            x = 400 + (-132 if flip else 132)
            eye = moved("-84,14! -60,-32 -10,-62 44,-54 84,-14! 64,36 14,58 -44,46", (x, 716), 1.0, 0, flip)
            c.flat(eye, ink=0, gap=10, around=KEY)
            with c.within(eye):
                inwards = 20 if flip else -20
                c.flat(ellipse(x + inwards, 692, 48, 48), ink=2, gap=6, around=KEY), c.flat(ellipse(x + inwards + inwards * 0.2, 684, 20, 30)), c.dots([(x + inwards - 18, 690, 9)])
            c.strokes([moved([(-92, 20), (-62, -36), (-10, -67), (46, -58), (92, -14)], (x, 716), 1.0, 0, flip)], 13, ends=(0.3, 0.3), black=True)
            c.flat(ellipse(x + (62 if flip else -62), 872, 84, 64), ink=0)
        c.flat(ellipse(400, 940, 74, 52), ink=0), c.flat(ellipse(400, 866, 40, 60), ink=0), c.flat("346,806! 372,796 428,796 454,806! 444,832 416,852 400,858 384,852 356,832"), c.strokes([[(370, 810), (390, 806), (412, 810)]], 7, ends=(0.2, 0.2))
        c.strokes([[(400, 852), (400, 888), (366, 926), (312, 928), (268, 906)], [(400, 888), (434, 926), (488, 928), (532, 906)], [(352, 976), (400, 990), (448, 976)]], 10, ends=(0.4, 0.2), black=True), c.dots([(400 + q * x, y, 7) for q in (-1, 1) for x, y in ((66, 862), (98, 884), (58, 896))], KEY)
        for flip in (False, True):
            w = moved_lines([[(120, 96), (230, 84), (348, 56)], [(122, 122), (230, 134), (346, 138)]], at, flip=flip)
            wedges(c, w, 32, ends=(0.6, 0.3)), wedges(c, w, 15, 0, ends=(0.6, 0.3))
    with p.thing("mouse", "subject") as m:
        at = (400, 522)
        m.flat(tube([(496, 524, 14), (540, 542, 12), (548, 576, 11), (506, 600, 10), (446, 606, 9), (410, 634, 8), (400, 690, 7), (408, 740, 6), (398, 774, 5), (378, 770, 3)]), spot=True, gap=7, around=KEY), m.flat(moved(MOUSE, at), ink=0, gap=9, around=KEY)
        with m.down_to(2):
            m.strokes(moved_lines([[(72, -112), (100, -76), (108, -30)]], at), 11, ends=(0.1, 0.1))
        m.strokes(moved_lines([[(0, 24), (-10, -30), (24, -78), (74, -70)], [(-112, -18), (-94, -6), (-72, -20)]], at), 10, ends=(0.3, 0.1), black=True)
        m.flat(moved("-58,-84! -90,-120 -90,-166 -56,-176 -26,-152 -26,-104!", at), ink=0, gap=8, around=KEY), m.flat(moved("-56,-98! -74,-124 -74,-154 -54,-158 -40,-142 -40,-110!", at), ink=1)
        m.flat(moved("-142,12! -146,-4 -130,-14 -116,-2 -122,14!", at)), m.flat(moved("-96,34! -92,18 -60,14 -44,28 -52,42 -86,44", at), ink=0, gap=6, around=KEY), m.flat(moved("8,38! 10,20 50,14 84,24 86,42 40,46", at), ink=0, gap=6, around=KEY)
    with p.thing("hay") as h:
        for x in (0, 640):
            hay = fringe([(x - 20, 1240), (x + 80, 1236), (x + 180, 1240)], 7, (110, 190), bearing=(-130, -50), bend=-20, seed=x + 9)
            wedges(h, hay, 44), wedges(h, hay, 24, ink=2)
    s.describe("A white mouse sleeps on a cat’s head. Its red tail hangs down between her eyes; she rolls them up at it and holds still. Behind her an owl flies past the hatch.")
    s.moods("tender", "tense", "droll", "hushed"), s.themes("protection", "danger", "sleep", "self-control", "unlikely friends")
    s.says("bodyguard", "babysitter", "bonnet", "temptation", "hubris", "sanctuary", "nap", "courage", "oblivious", "pillars", "tickle", "self-control", "nerve", "the safest place in the barn", "nobody looks here", "don’t twitch", "who’s holding whom?", "keep your friends close", "on the lion’s brow", "hold on to something", "under new management", "use your head", "the top bunk", "shh, supper’s asleep", "hide where they never search", "between two ears", "a weight on the brain", "friends in high places", "close to power", "the owl can’t believe it", "she hasn’t moved all night", "one careful owner", "sleep tight, very tight", "a thought you must not think", "too tired to be afraid", "love at first bite", "not hungry tonight", "someone has to stay awake", "a red ribbon for luck", "I feel so safe with you", "something on my mind", "standing guard, or waiting", "don’t look now", "how long is a night?")  # fmt: skip
    s.relate("mouse", "sleeps in", "cat"), s.about(place="a barn", time="night", light="from the left", composition="centred", view="near, face to face with the cat", foreground="hay", unexplained="how long the cat can stand it")
