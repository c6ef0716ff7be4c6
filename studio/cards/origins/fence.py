"""Fence: the stags have stuck their antlers into the grass round a sleeping child, and lie there bare-headed."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hoofed import lying_deer
from reverie_studio.sculpt.plants import sward, tree
from reverie_studio.sculpt.small_eyes import bead
from reverie_studio.sculpt.things import antler

X, Y = 330, 610  # the ring


@card(id="g4yz7n", title="Fence", seed=55, palette="board_bone", light=(0, 0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(X, Y - 60, 190, 2.2, 330)], ambient=0.0, focus=(X, Y, 360))
    rng = s.rng
    glow = lambda x, y: 2.1 * math.exp(-math.hypot((x - X) / 260, (y - Y) / 190))  # noqa: E731
    with b.thing("high meadow", "place") as g:
        sward(g, [(-20, 270), (200, 256), (420, 262), (820, 250)], 32, 29, (22, 52), glow, every=7, lean=0.15)
    stags = ((590, 372, 0.66, False, (-150, -150)), (70, 380, 0.6, True, (-176, -110)), (710, 690, 0.95, False, (-186, -96)), (36, 950, 1.15, True, (-170, -150)), (560, 1060, 1.3, False, (-190,
            -128)))
    with b.thing("edge of the wood", depth=0.2, lamps=[Lamp(0, 0.6, 0.6, 0.4)]) as t:
        for k in range(13):
            tree(t, 10 + 66 * k + rng.uniform(-16, 16), 270 + rng.uniform(-14, 10), rng.uniform(150, 240), gain=0.42)
    with b.thing("back antlers", depth=0.5) as t:
        back = Clay()
        for k in range(12):
            a = math.pi * (1.0 + k / 11)
            back.add(antler(X + 216 * math.cos(a), Y + 84 * math.sin(a), rng.uniform(180, 250), 0.3 * math.cos(a) + rng.normal(0, 0.05), int(rng.choice((-1, 1))), 40 * math.sin(a)))
        for x, y, k, flip, nose in stags[:2]:
            deer = lying_deer(nose=nose).turned(at=(x, y, 0), scale=k, flip=flip)
            t.leave_clay(deer, grow=2)
            t.clay(deer, "fur", "along", stroke=(5, 13))
            bead(t, deer, 4)
        t.leave_clay(back, grow=2)
        t.clay(back, "skin", "along", ambient=0.22)
        t.glow(X, Y - 80, 320, 1.0, 0.5)
        sward(t, [(X - 222, Y + 6), (X - 160, Y - 48), (X, Y - 74), (X + 160, Y - 48), (X + 222, Y + 6)], 2, 9, (18, 34), lambda x, y: 1.5, every=5, lean=0.1)
    with b.thing("child", "subject", depth=0.7, lamps=[Lamp(-0.35, -0.62, 0.6, 1.0)]) as c:
        baby = Clay().limb([(X + 80, Y + 22, 20, 22), (X + 30, Y + 14, 24, 36), (X - 20, Y + 2, 26, 40), (X - 44, Y - 4, 26, 34)], melt=8, part="cloth", per=5)
        baby.ball(X - 84, Y - 18, 30, 42, melt=4, part="face").ball(X - 96, Y + 2, 44, 20, melt=12, part="face").ball(X - 74, Y + 4, 46, 20, melt=12, part="face").ball(X - 88, Y - 8, 74, 6, melt=4,
                part="face")
        baby.limb([(X - 40, Y + 10, 56, 15), (X - 54, Y + 20, 70, 12), (X - 66, Y + 16, 78, 13)], melt=4, part="face", per=4)
        baby = baby.turned(at=(-X, -Y, 0)).turned(at=(X + 10, Y + 16, 0), scale=1.45)
        c.leave_clay(baby, grow=5)
        c.clay(baby, "skin", (0.1, 1, 0.35), ambient=0.06, parts={"cloth": (CUTS["cloth"].but(near=1.9), "across")})
        at = lambda u, v: (X + 10 + 1.45 * u, Y + 16 + 1.45 * v)  # noqa: E731
        c.strokes([[at(-82, -22), at(-72, -15), at(-60, -21)], [at(-114, -19), at(-106, -13), at(-97, -18)], [at(-94, 10), at(-87, 13), at(-79, 10)]], 4.4, black=True, ends=(0.4, 0.4))
        c.strokes([[at(-84 + 3 * k, -56 + abs(k)), at(-88 + 4 * k, -46), at(-90 + 3 * k, -38)] for k in (-2, -1, 0, 1, 2)], 2.4, black=True)
        c.strokes([[at(-40 + 26 * k, -34 + 10 * k), at(-30 + 26 * k, 8 + 3 * k), at(-52 + 28 * k, 40 - 2 * k)] for k in range(5)], 4.2, black=True)
    with b.thing("front antlers", "subject", count=20, depth=0.8) as t:
        front = Clay()
        for a in (0.1, 0.36, 0.62, 0.9, 2.3, 2.55, 2.8, 3.04):
            size = 110 + 120 * abs(math.cos(a)) ** 3
            front.add(antler(X + 226 * math.cos(a), Y + 122 * math.sin(a), size, 0.3 * math.cos(a) + rng.normal(0, 0.05), int(rng.choice((-1, 1))), 60 + 40 * math.sin(a)))
        t.leave_clay(front, grow=3)
        t.clay(front, "skin", "along", ambient=0.22)
        t.glow(X, Y - 40, 300, 0.9, 0.7)
    with b.thing("stags", "witness", count=5, depth=0.9) as t:
        for x, y, k, flip, nose in stags[2:]:
            deer = lying_deer(nose=nose).turned(at=(x, y, 40), scale=k, flip=flip)
            t.leave_clay(deer, grow=4)
            t.clay(deer, "fur", "along", stroke=(6, 16), ambient=0.012)
            bead(t, deer, 6 * k, (-0.3, -0.3))
    with b.thing("near grass", plane="front") as g:
        sward(g, [(-20, 1090), (300, 1084), (820, 1090)], 4, 30, (40, 80), lambda x, y: 0.9 * math.exp(-(((x - 420) / 260) ** 2)), every=8, lean=0.1)
    s.describe("Five stags lie bare-headed in the night grass. They have stuck their shed antlers into the ground, a ring of them, and inside a swaddled child is asleep.")
    s.moods("tender", "watchful", "solemn", "strange")
    s.themes("protection", "sacrifice", "childhood", "trust", "night watch")
    s.says("baby zoo", "disarmament", "they gave everything at once", "do not disturb", "five fathers", "who is guarding whom?", "playpen", "night shift", "not one word", "laying down their arms", "what are they afraid of?", "the softest fence", "no entry", "babysitters", "the crown jewels", "heads off to you", "born among wolves, raised by deer", "something is coming", "bare-headed", "a cradle of horns", "lullaby", "off the peg", "hair will grow back", "they look so ashamed without", "godparents", "until morning", "nobody touches him", "thorn hedge", "Sleeping Beauty", "once a year you start again", "the herd decided", "for your own protection", "oh deer", "found in the grass", "guest room", "it takes a forest", "the king is very small", "one wrong step", "holding their breath", "wild but careful", "a nest of bones", "whose is it?")  # fmt: skip
    s.relate("stags", "guards", "child")
    s.relate("child", "sleeps in", "front antlers")
    s.about(place="a high meadow", time="night", light="from inside the ring", composition="left", view="from above", foreground="dark grass and a near stag", unexplained="what they expect to come")
