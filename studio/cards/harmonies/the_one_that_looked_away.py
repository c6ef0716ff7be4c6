"""The One That Looked Away: gannets plunge like nails; one of them has clapped both wings over its eyes."""

from __future__ import annotations

from functools import partial

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved

BODY = "0,0! 10,-60 26,-104 58,-150 72,-205 66,-260 72,-320 88,-380 96,-460 86,-560 60,-680 40,-760 46,-840 0,-900! -46,-840 -40,-760 -60,-680 -86,-560 -96,-460 -88,-380 -72,-320 -66,-260 -72,-205 -58,-150 -26,-104 -10,-60"
WING = "60,-330! 120,-400 176,-520 206,-660 210,-820 190,-960! 150,-860 116,-760 90,-660 70,-560!"
TIP = "150,-640! 260,-620 260,-1000! 120,-1000! 110,-800!"
# a wing folded forward as an arm with a hand: shoulder, wrist, four finger feathers over the face; its white part
HAND = "56,-600! 110,-580 170,-512 204,-420 200,-334 168,-254 118,-184 62,-130 16,-102! -6,-96 -20,-108! -10,-124 22,-146! -10,-138 -38,-138 -44,-153! -28,-168 10,-180! -20,-178 -50,-184 -52,-200! -32,-213 8,-216! -16,-219 -42,-229 -40,-246! -14,-254 30,-256 72,-272! 98,-306 104,-360 92,-420 76,-500!"
ARM = "20,-640! 240,-640! 240,-320! 196,-290! 166,-268! 150,-292! 128,-262! 112,-290! 92,-262! 60,-280! 60,-420!"
CAP = "-90,-108! 90,-108! 90,-310! 54,-370 0,-340 -54,-370 -90,-310!"
BILL = "0,14! 30,-106! 0,-96 -30,-106!"


def gannet(t: Cutting, at: tuple[float, float], k: float, a: float, shy: bool = False) -> None:
    """One bird, beak down; a shy one has its wings before its face."""
    m, q = partial(moved, at=at, size=k, degrees=a), partial(placed, at=at, size=k, degrees=a)
    for side in () if shy else (1, -1):
        t.flat(m(WING, flip=side < 0), ink=0, gap=8, around=2)
        with t.within(m(WING, flip=side < 0)):
            t.flat(m(TIP, flip=side < 0))
        t.strokes([q([(side * (98 + 22 * n), -480 - 70 * n), (side * (116 + 22 * n), -560 - 74 * n), (side * (120 + 20 * n), -650 - 70 * n)]) for n in range(3)], 9 * k, ends=(0.1, 0.8), black=True)
    t.flat(m(BODY), ink=0, gap=9, around=KEY if shy else 2)
    with t.within(m(BODY)):
        t.flat(m("14,-20! 120,-200 120,-900 0,-910! 34,-800 30,-700 56,-560 64,-460 56,-380 30,-310 16,-250 22,-200"), ink=1)
        t.flat(m(CAP), spot=True), t.flat(m(BILL), ink=1)
        with t.down_to(2):
            t.strokes([q(cut) for cut in fringe([(60, -400), (60, -500), (50, -600), (34, -720)], 7, (60, 90), bearing=(-96, -100), seed=3)], 9 * k, ends=(0.2, 0.8))
    t.strokes([q([(-26, -104), (0, -94), (26, -104)]), q([(0, -84), (0, -50), (0, -10)])], 7 * k, ends=(0.3, 0.3), black=True)
    for side in (1, -1):
        if shy:
            t.flat(m(HAND, flip=side < 0), gap=8, around=0)
            with t.within(m(HAND, flip=side < 0)):
                t.flat(m(ARM, flip=side < 0), ink=0)
                t.strokes([q([(side * 126, -284), (side * 84, -214), (side * 20, -146)]), q([(side * 104, -282), (side * 66, -222), (side * 10, -180)]), q([(side * 90, -280), (side * 56, -240), (side * 8, -216)])], 8 * k, ends=(0.2, 0.8))
            t.strokes([q([(side * 58, -580), (side * 84, -470), (side * 100, -390), (side * 96, -310), (side * 74, -268)])], 9 * k, ends=(0.1, 0.4), black=True)
            t.strokes([q([(side * 180, -440), (side * 186, -380), (side * 172, -320)]), q([(side * 150, -460), (side * 156, -390), (side * 146, -330)]), q([(side * 120, -440), (side * 126, -390), (side * 120, -340)])], 9 * k, ends=(0.2, 0.4), black=True)
        else:
            t.flat(ellipse(*q([(side * 33, -168)])[0], 23 * k, 19 * k), ink=1)
            t.flat(ellipse(*q([(side * 31, -164)])[0], 11 * k, 11 * k))
            t.strokes([q([(side * 10, -146), (side * 34, -184), (side * 62, -198)])], 9 * k, ends=(0.3, 0.2), black=True)


@card(id="qk8zip", title="The One That Looked Away", seed=5, palette="lino_slate_milk", light=(-0.2, -0.9))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.2, -0.9, 0.5)])
    with p.thing("water", "place") as water:
        water.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        water.flat("-20,-20! 820,-20! 820,70 760,96 690,64 600,104 520,70 420,100 330,66 240,108 150,72 60,100 -20,76!", ink=1)
        with water.down_to(1):
            water.strokes([[(x, y), (x + 6, y + h * 0.5), (x, y + h)] for x, y, h in ((34, 160, 120), (770, 150, 170), (740, 760, 120), (60, 860, 90), (770, 900, 90), (300, 140, 60))], 10, ends=(0.1, 0.9))
    with p.thing("gannets", "witness", count=2) as birds:
        gannet(birds, (556, 380), 0.62, -3)
        gannet(birds, (226, 1020), 1.0, 2)
    with p.thing("one gannet", "subject") as one:
        one.flat(moved(HAND, (576, 890), 1.1, -5, True), ink=2, gap=15, around=2)
        gannet(one, (576, 890), 1.1, -5, shy=True)
    with p.thing("bubbles") as bubbles:
        for x, y, r in ((196, 1060, 12), (262, 1050, 9), (230, 1090, 8), (610, 916, 12), (566, 940, 8), (600, 966, 6)):
            bubbles.flat(ellipse(x, y, r, r), ellipse(x, y, r * 0.5, r * 0.5), ink=0)
    with p.thing("fish", "witness", count=3) as fish:
        for x, y, k, a in ((140, 1190, 0.9, -24), (410, 1160, 0.85, -44), (690, 1130, 1.0, -76)):
            fish.flat(moved("-190,-50! -150,0 -190,56! -130,30 -60,56 30,52 100,26 140,0! 110,-26 40,-50 -60,-54 -130,-26", (x, y), k, a), gap=6)
            fish.flat(moved(ellipse(92, -8, 15, 15), (x, y), k, a), moved(ellipse(96, -10, 7, 7), (x, y), k, a), ink=0), fish.strokes([placed([(u + 14, -30), (u, 0), (u + 14, 32)], (x, y), k, a) for u in (46, 8, -34)], 7, ends=(0.2, 0.2))
    s.describe("Gannets plunge head down into the sea. One glares straight ahead; its neighbour has folded both wings over its face. Dark fish look up from below.")
    s.moods("tense", "droll", "ashamed", "brave")
    s.themes("fear", "courage", "mercy", "group", "doubt")
    s.says("peekaboo", "conscience", "vertigo", "deadline", "modesty", "hesitation", "vegetarian", "Monday", "kamikaze", "deep-end", "stage-fright", "tell me when it is over", "is it over yet?", "I cannot look", "peer pressure", "on three, everybody", "I was brave beside them", "one of us has doubts", "if I can’t see you", "count to ten", "the fish know who is kind", "not the face", "first day at work", "why did we start this?", "he read the fine print", "don’t think, fall", "I left the oven on", "gravity has no friends", "somebody thought twice", "it was a good sky", "hands up, who is afraid?", "down is the only way out", "trust exercise", "what nails dream of", "eyes shut, wish made", "mercy has feathers", "we practised this", "everybody else can do it", "the diver who prayed", "here comes everything", "a small no in mid-air", "my whole family are hammers", "sorry, sorry, sorry", "bad news from above")  # fmt: skip
    s.relate("one gannet", "follows", "gannets")
    s.relate("fish", "waits for", "one gannet")
    s.about(place="under the surface of the sound", time="morning", light="from the white sky above", composition="high", view="near, from under the water", foreground="backs of dark fish", unexplained="why the fish look only at the one that cannot see")
