"""Don't Tell: a mouse whispers into a snail's shell; behind the hill all the ears are up."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import mouse
from reverie_studio.sculpt.figures import listener
from reverie_studio.sculpt.land import cloudy, engrave
from reverie_studio.sculpt.marks import grid
from reverie_studio.sculpt.plants import fern

GROUND = 930
HEADS = ((94, 416, 52, 250, 30, 0.1), (258, 446, 60, 110, 44, 0.6), (436, 448, 50, 320, 28, 0.06), (576, 440, 54, 150, 36, 0.42), (724, 404, 50, 240, 32, 0.16))  # x, y, size, ears: long, wide, apart


@card(id="c6xu5n", title="Don't Tell", seed=62, palette="board_beet", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.5, -0.58, 0.62, 1.05)], focus=(400, 760, 310))
    rng = s.rng
    x, y = grid()
    with b.thing("ears behind the hill", "witness", count=5, depth=0.1) as e:
        for head in HEADS:
            listener(e, *head)
        hill = 424 + 60 * np.sin((x + 60) / 260) + 8 * np.sin(x / 40)
        engrave(e, np.clip(0.42 * np.exp(-(y - hill) / 60) * (1 + 0.5 * cloudy(rng, 90, 20)), 0, 1), 0.23 * np.cos((x + 60) / 260), "ground", where=((y > hill) & (y < GROUND)).astype(np.float32))
        e.strokes([[(u, 424 + 60 * math.sin((u + 60) / 260) + 8 * math.sin(u / 40) + 4), (u + 4, 400 + 60 * math.sin((u + 60) / 260) - q * 0.4), (u + 8, 410 + 60 * math.sin((u + 60) / 260) - q)] for u, q in ((rng.uniform(0, 800), rng.uniform(0, 14)) for _ in range(260))], 1.3, ends=(0.6, 0.05))
    with b.thing("hollow", "place", depth=0.2) as g:
        light = (0.1 + 0.6 * np.exp(-(((x - 400) / 300) ** 2) - ((y - GROUND - 60) / 70) ** 2)) * (1 + 0.5 * cloudy(rng, 120, 16))
        edge = GROUND + 14 * np.sin(x / 120)
        engrave(g, np.clip(light, 0, 1), 0.08 * np.cos(x / 120), "ground", where=(y > edge).astype(np.float32))
    cx, cy = 470, 800
    with b.thing("snail", "subject", depth=0.6) as n:
        n.leave([(330, 950), (700, 950), (640, 972), (240, 970)])
        foot = Clay().limb([(330, 926, 10, 24), (430, 912, 20, 46), (540, 900, 20, 56), (630, 880, 20, 44), (664, 820, 20, 38), (662, 750, 20, 32), (656, 690, 20, 34)], part="foot", per=6, melt=10)
        n.leave_clay(foot, grow=5)
        n.clay(foot, CUTS["hide"].but(near=2.1), "along", gain=1.1)
        turns = []
        for k in range(64):
            a, r = k / 5.5 + 2.75, 128 * math.exp(-k / 24)
            turns.append((cx + r * math.cos(a), cy + r * math.sin(a), 60 + k * 0.5, 80 * math.exp(-k / 23)))
        shell = Clay().limb(turns, melt=2, part="shell", per=2).ball(turns[0][0] - 30, turns[0][1] + 64, 84, 58, melt=4, carve=True)
        n.leave_clay(shell, grow=5)
        n.clay(shell, "skin", "across", gain=1.05)
        n.glow(turns[0][0] - 6, turns[0][1] + 30, 125, 1.0, 0.6)
        for ex, ey in ((606, 548), (722, 536)):  # its eyes have shot out
            stalk = Clay().limb([(656, 680, 30, 15), ((656 + ex) / 2, (670 + ey) / 2 + 6, 34, 9), (ex, ey, 36, 9)], per=5).ball(ex, ey, 40, 28, melt=2)
            n.leave_clay(stalk, grow=4)
            n.clay(stalk, "skin", "across", ambient=0.15)
            n.leave([(ex - 8 + 10 * math.cos(q), ey + 8 + 10 * math.sin(q)) for q in np.linspace(0, 6.3, 16)])
            n.prick([(ex - 11, ey + 4, 2.8)])
        n.strokes([[(632, 716), (642, 726), (658, 726), (670, 716)]], 6, black=True, ends=(0.5, 0.5))
    with b.thing("mouse", "subject", depth=0.8) as m:
        small = mouse()
        small.lumps = [lump for lump in small.lumps if lump.part != "paw"]
        for z in (26, -4):
            small.limb([(26, -16, z * 0.6, 20), (44, 12, z, 11), (34 + z, 40, z, 7), (46 + z, 47, z, 6)], melt=10, part="leg", per=4)
        small = small.turned(at=(196, 880, 60), scale=1.34)
        m.leave([(70, 944), (330, 944), (280, 964), (40, 962)])
        m.leave_clay(small, grow=5)
        m.clay(small, CUTS["fur"].but(near=2.0), "along", parts={"ear": ("skin", "along"), "nose": ("wet", "across"), "lid": ("skin", "along"), "tail": ("skin", "across")}, gain=1.1, ambient=0.05)
        eyes(m, small, light=0.0, glint=(0.2, -0.4), iris=0.5, sides=("near",))
    with b.thing("ferns", plane="front") as f:
        for x0, y0, x1, y1, size in ((-20, 1240, 250, 1010, 1.0), (120, 1260, 60, 900, 0.9), (830, 1250, 560, 1020, 1.0), (760, 1260, 740, 930, 0.9), (400, 1300, 420, 1080, 0.8)):
            fern(f, (x0, y0), (x1, y1), 90 * size, rim=1.1)
    s.describe("A mouse whispers into the mouth of a snail’s shell. The snail has shot out to its full length, eyes on stalks; over the hill behind, five heads peep with pricked ears.")
    s.moods("wicked", "intimate", "funny", "secretive")
    s.themes("secrets", "gossip", "trust", "listening", "scandal")
    s.relate("ears behind the hill", "listens to", "mouse")
    s.about(place="a fern hollow", time="night", light="from the upper right", composition="split", view="near, low among the ferns", foreground="black ferns cut by the bottom edge", unexplained="what was said")
    s.says("tell me too", "insider information", "it will carry this home", "no!", "you didn’t hear it from me", "between you, me and the hill", "scandal", "slow news travels fast", "all ears", "walls have ears", "I’d rather not know", "he said what?", "a secret for two, and eleven", "psst", "breaking news", "hello, is this the sea?", "wrong shell", "eavesdroppers", "she never could keep it", "guess who", "off the record", "broadcasting", "the grapevine", "ooh", "keep it in the shell", "who else knows?", "everybody knows", "snail mail", "it’s always the quiet ones", "voicemail", "leave a message after the slime", "confession", "I swear it’s true", "the whole meadow is listening", "little mouth, long story", "her eyes popped out", "cross my heart", "the truth is on its way", "gossip column", "rumour has it", "hush")  # fmt: skip
