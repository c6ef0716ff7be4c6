"""The Safest Place in the Barn: while an owl hunts past the hatch, a mouse sleeps between the ears of the cat, who holds still."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import cat_head
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

WING = "14,-24! 50,-62 104,-84 150,-72 206,-40 262,10! 236,10 240,30! 210,22 210,44! 180,30 176,54! 146,36 138,58! 104,42 60,44 20,60!"
MOUSE = "-132,14! -136,-10 -118,-40 -84,-70 -60,-92 -34,-128 8,-152 62,-150 108,-116 130,-60 128,-10 110,22! 50,34 -60,32"


@card(id="7ac7f2", title="The Safest Place in the Barn", seed=97, palette="lino_barley", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.66, -0.45, 0.45)])
    with p.thing("barn", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        g.flat("130,-20! 670,-20! 670,420! 130,420!", ink=2)  # the hatch, and night in it
        g.flat(ellipse(556, 96, 62, 62), ink=1)
        g.flat("130,340! 260,300 400,330 560,296 670,320! 670,430! 130,430!")
        for x in (34, 88, 716, 770):
            with g.down_to(2):
                g.strokes([[(x, -20), (x + 4, 300), (x - 3, 560)]], 7, ends=(0.5, 0.1))
        g.flat("96,-20! 132,-20! 136,440! 100,440!", "666,-20! 702,-20! 700,440! 662,440!", ink=1, gap=6, around=KEY)
        g.strokes([[(112, 20), (116, 160), (112, 300)], [(684, 60), (680, 200), (684, 380)]], 6, ends=(0.1, 0.1), black=True)
    with p.thing("owl", "witness") as o:
        at = (340, 168)
        o.flat(moved("-34,20! -30,60 -40,108! -14,100 0,112! 14,100 40,108! 30,60 34,20!", at), ink=0, gap=6, around=KEY)
        for flip in (False, True):
            o.flat(moved(WING, at, 0.84 if flip else 0.9, 0, flip), ink=0, gap=6, around=KEY)
            w = moved_lines([[(44, -36), (90, -44), (140, -34)], [(90, -14), (84, 16), (92, 40)], [(124, -14), (124, 14), (136, 46)], [(158, -10), (166, 14), (178, 40)], [(190, 0), (200, 14), (214, 32)]], at, 0.84 if flip else 0.9, flip=flip)
            with o.down_to(2):
                o.strokes(w, 7, ends=(0.2, 0.2))
        o.flat(moved("-44,-50! 44,-50! 48,0 34,50 0,66 -34,50 -48,0!", at), ink=0)
        o.strokes(moved_lines([[(-36, 26), (-28, 48), (0, 62), (28, 48), (36, 26)], [(-14, 24), (-10, 32), (-4, 24)], [(6, 36), (10, 44), (16, 36)]], at), 6, ends=(0.2, 0.2), black=True)
        o.flat(moved("0,-84! 34,-88 50,-56 38,-22 0,4 -38,-22 -50,-56 -34,-88!", at), ink=0, gap=6, around=KEY)
        o.strokes([moved([(0, -52), (0, -34), (0, -16)], at)], 8, ends=(0.2, 0.9), black=True)
        o.flat(ellipse(at[0] - 20, at[1] - 50, 9, 11)), o.flat(ellipse(at[0] + 20, at[1] - 50, 9, 11))
    with p.thing("cat", "subject") as c:
        chest = Clay().limb([(400, 900, -120, 250), (400, 1100, -140, 330), (400, 1260, -140, 360)], melt=20, part="chest", per=5)
        c.flat_clay(chest, KEY, grow=6)
        c.clay(chest, "fur", "down", inks=(0, 1, KEY), at=(1.2, 0.6), pitch=14)
        one, two = (cat_head(lids=1.15, look=(u, -0.75)).turned(at=(400, 800, 0), scale=3.1) for u in (0.75, -0.75))
        c.flat(ellipse(400, 960, 300, 190))
        c.flat_clay(one, KEY, grow=13), c.flat_clay(one, 1, grow=5)
        c.clay(one, "fur", (0.12, 1, 0.3), inks=(0, 1, KEY), at=(1.15, 0.06), pitch=11, parts={"muzzle": (GOUGES["white"].but(inks=(0, 1, KEY), at=(0.42, 0.06)), "along"), "nose": ("black", "across"), "ear": (GOUGES["fur"].but(inks=(0, 1, KEY), at=(1.3, 0.02)), "along")})
        c.gaze(one, sides=("left",), iris=2, wide=1.1, pupil=0.6), c.gaze(two, sides=("right",), iris=2, wide=1.1, pupil=0.6)
        c.strokes([one.curve(f"lip {side}") for side in ("left", "right")], 9, ends=(0.5, 0.2), black=True)
        c.dots([(x, y, 6) for side in ("left", "right") for x, y in one.curve(f"pad {side}")], KEY)
        c.flat("350,828! 372,818 428,818 450,828! 438,850 414,868 400,874 386,868 362,850")
        c.strokes([[(372, 830), (392, 826), (412, 830)]], 7, ends=(0.2, 0.2))
        for d in (-1, 1):  # inside of the ears, tabby bars on brow and cheeks
            c.flat(moved("160,-224! 190,-330 232,-440 250,-420 258,-320 254,-240! 210,-214", (400, 800), 1.0, flip=d < 0))
            wedges(c, moved_lines([[(178, -222), (196, -290), (206, -360)], [(204, -226), (224, -290), (232, -370)]], (400, 800), 1.0, flip=d < 0), 20, ink=1)
            wedges(c, moved_lines([[(64, -150), (88, -196), (92, -244)], [(118, -146), (150, -186), (160, -224)], [(268, 20), (226, 26), (186, 14)], [(262, 80), (222, 74), (184, 56)]], (400, 800), 1.0, flip=d < 0), (30, 28, 30, 30), ends=(1.0, 0.1))
            c.strokes(moved_lines([[(80, 118), (200, 112), (356, 70)], [(84, 136), (210, 160), (350, 172)]], (400, 800), 1.0, flip=d < 0), 7, ends=(0.8, 0.1))
    with p.thing("mouse", "subject") as m:
        at, k = (404, 506), 1.0
        m.flat(ellipse(404, 530, 150, 22))
        m.flat(moved(MOUSE, at, k), ink=0, gap=9, around=KEY)
        with m.down_to(2):
            m.strokes(moved_lines([[(-14, -118), (24, -132), (64, -124)], [(72, -112), (100, -76), (108, -30)], [(84, -84), (100, -40), (92, 6)]], at, k), 11, ends=(0.1, 0.1))
        m.strokes(moved_lines([[(0, 24), (-10, -30), (24, -78), (74, -70)], [(-112, -18), (-94, -6), (-72, -20)]], at, k), 10, ends=(0.3, 0.1), black=True)
        m.flat(moved("-58,-84! -90,-120 -90,-166 -56,-176 -26,-152 -26,-104!", at, k), ink=0, gap=8, around=KEY)
        m.flat(moved("-56,-98! -74,-124 -74,-154 -54,-158 -40,-142 -40,-110!", at, k), ink=1)
        m.flat(moved("-142,12! -146,-4 -130,-14 -116,-2 -122,14!", at, k))
        tufts = fringe([(262, 560), (330, 580), (470, 584), (548, 560)], 15, (26, 60), bearing=(-125, -60), bend=20, seed=3)
        wedges(m, tufts, 30), wedges(m, tufts, 17, ink=1)
        m.flat(tube([(512, 520, 12), (470, 548, 13), (420, 560, 12), (396, 600, 11), (400, 660, 10), (412, 720, 9), (400, 770, 8), (376, 780, 6), (366, 764, 4)]), spot=True, gap=7, around=KEY)
    with p.thing("hay") as h:
        hay = fringe([(-20, 1240), (400, 1250), (820, 1240)], 19, (120, 250), bearing=(-140, -40), bend=-24, seed=9)
        wedges(h, hay, 38), wedges(h, hay, 20, ink=1)
    s.describe("A white mouse sleeps on a cat’s head. Its red tail hangs down between her eyes; she rolls them up at it and holds still. Behind her an owl flies past the hatch.")
    s.moods("tender", "tense", "droll", "hushed"), s.themes("protection", "danger", "sleep", "self-control", "unlikely friends")
    s.says("bodyguard", "babysitter", "bonnet", "temptation", "hubris", "sanctuary", "nap", "courage", "oblivious", "pillars", "tickle", "self-control", "nerve", "the safest place in the barn", "nobody looks here", "don’t twitch", "who’s holding whom?", "keep your friends close", "on the lion’s brow", "hold on to something", "under new management", "use your head", "the top bunk", "shh, supper’s asleep", "hide where they never search", "between two ears", "a weight on the brain", "friends in high places", "close to power", "the owl can’t believe it", "she hasn’t moved all night", "one careful owner", "sleep tight, very tight", "a thought you must not think", "too tired to be afraid", "love at first bite", "not hungry tonight", "someone has to stay awake", "a red ribbon for luck", "I feel so safe with you", "something on my mind", "standing guard, or waiting", "don’t look now", "how long is a night?")  # fmt: skip
    s.relate("mouse", "sleeps in", "cat"), s.about(place="a barn", time="night", light="from the left", composition="centred", view="near, face to face with the cat", foreground="hay", unexplained="how long the cat can stand it")
