"""Not Today: a red cow blows hard at a dandelion, which leans into her breath and keeps every seed."""

from __future__ import annotations

from math import cos, sin, tau

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved

LEAF = "0,0! 30,-34 20,-70 60,-66! 70,-100 56,-140 104,-130! 112,-168 96,-206 146,-190! 158,-226 150,-262 196,-236! 220,-250 236,-284 240,-330! 262,-280 262,-240 244,-206! 256,-180 240,-160 208,-150! 210,-120 190,-100 160,-92! 160,-60 130,-40 104,-36! 90,-10 60,10 0,0"


@card(id="5yf5e3", title="Not Today", seed=29, palette="lino_salt_rose", light=(-0.5, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.62, -0.45, 0.45)])
    with p.thing("sky", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sky.flat("-20,770! 90,744 200,752 330,790 460,800 640,780 820,790! 820,1220! -20,1220!", ink=0)
        # bare trees on the hill, all bent by her breath
        for x, y, k in ((76, 752, 1.15), (300, 782, 1.0)):
            wedges(sky, [[(x, y + 6), (x - 4 * k, y - 60 * k), (x - 40 * k, y - 130 * k)], [(x - 6 * k, y - 66 * k), (x - 46 * k, y - 90 * k), (x - 90 * k, y - 96 * k)], [(x - 2 * k, y - 40 * k), (x - 36 * k, y - 52 * k), (x - 76 * k, y - 50 * k)], [(x - 14 * k, y - 92 * k), (x - 30 * k, y - 128 * k), (x - 70 * k, y - 150 * k)]], [18 * k, 10 * k, 9 * k, 8 * k], ink=2)
    with p.thing("breath") as b, b.down_to(0):
        b.strokes([[(346, 700), (300, 736), (180, 742), (60, 716), (-20, 668)], [(350, 676), (352, 560), (318, 380), (220, 290), (110, 272), (-20, 300)], [(344, 716), (290, 786), (170, 806), (70, 796)], [(362, 660), (366, 500), (330, 330), (250, 226), (140, 180)]], [20, 20, 14, 14], ends=(0.1, 0.05))
    with p.thing("cow", "subject") as g:
        body = Clay().limb([(640, 420, -190, 150), (760, 640, -230, 220), (820, 900, -240, 300), (800, 1200, -240, 330)], melt=30, part="body", per=5)
        g.flat_clay(body, KEY, grow=6)
        g.clay(body, "hide", "along", inks=(1, 2, KEY), at=(1.2, 0.46), pitch=15, wild=1.6)
        head = ox_head(horns=0.5, spread=0.95, lids=0.62, look=(-0.7, 0.5), inner=0.9, ears=-0.1, breath=0.95, muzzle=1.1).turned(at=(556, 520, 0), scale=2.3, yaw=-40, roll=5)
        g.flat_clay(head, KEY, grow=6)
        g.clay(head, "hide", (0.15, 1, 0.35), inks=(1, 2, KEY), at=(0.84, 0.34), pitch=10, parts={"horn": (GOUGES["white"].but(at=(0.3,)), "across"), "muzzle": (GOUGES["pale"].but(inks=(0, 1, 2), at=(0.5, 0.1)), (0, 1, 0.4)), "ear": (GOUGES["hide"].but(inks=(1, 2, KEY), at=(0.8, 0.4)), "along")})
        g.gaze(head, iris=1, pupil=0.6)
    with p.thing("dandelion", "subject") as d:
        cx, cy, r = 190, 486, 150
        wedges(d, [[(206, 1230), (176, 960), (150, 760), (cx - 2, cy)]], 34, ends=(1.0, 0.7))
        with d.down_to(1):
            d.strokes([[(190, 1180), (166, 960), (146, 780), (180, 560)]], 7, ends=(0.2, 0.2))
        d.flat(oval(cx, cy, r - 14, r - 14), ink=0)
        for n, root, out, fan, wide, turn in ((30, 40, r - 26, 30, 7, 0.0), (16, 30, r - 72, 24, 6, 0.5)):
            for k in range(n):
                a = tau * (k + turn) / n
                d.strokes([[(cx + cos(a) * root, cy + sin(a) * root), (cx + cos(a) * out, cy + sin(a) * out)]], 5, ends=(0.9, 0.6), black=True)
                with d.down_to(0):
                    tips = [(a + f, out + fan * (1 - 2.4 * abs(f))) for f in (np.array([-0.13, -0.065, 0, 0.065, 0.13]) * (1 if n == 30 else 1.5))]
                    d.strokes([[(cx + cos(a) * out, cy + sin(a) * out), (cx + cos(v) * u, cy + sin(v) * u)] for v, u in tips], wide, ends=(0.8, 0.3))
                if n == 16:
                    d.strokes([[(cx + cos(a) * out, cy + sin(a) * out), (cx + cos(v) * u, cy + sin(v) * u)] for v, u in tips], 3.4, ends=(0.8, 0.3), black=True)
        d.flat(oval(cx, cy, 40, 40), ink=2)
        d.dots([(cx + 26 * cos(a), cy + 26 * sin(a), 4) for a in np.linspace(0, tau, 9)[:8]] + [(cx, cy, 5)], KEY)
    with p.thing("grass") as gr:
        wedges(gr, fringe([(560, 1090), (300, 1084), (120, 1090), (-20, 1110)], 20, (130, 210), bearing=(196, 212), bend=14, seed=4), 24, ink=2, ends=(1.0, 0.05))
        gr.flat("-20,1096! 200,1084 420,1060 620,1100 820,1090! 820,1220! -20,1220!")
        wedges(gr, fringe([(820, 1110), (600, 1110), (400, 1080), (200, 1100), (20, 1110)], 26, (90, 170), bearing=(196, 214), bend=20, seed=7), 26, ends=(1.0, 0.05))
        for at, k, a, flip in (((212, 1216), 0.9, -4, False), ((196, 1216), 0.78, 16, True), ((220, 1230), 0.7, 34, False)):
            gr.flat(moved(LEAF, at, k, a, flip), gap=6, around=1)
            gr.strokes([moved([(-x if flip else x, y) for x, y in ((6, -6), (90, -90), (170, -180), (228, -290))], at, k, a)], 7, ends=(0.8, 0.1))
    s.describe("A red cow blows hard at a dandelion. Grass and trees bend away in her breath. The white ball leans towards her and keeps every seed.")
    s.moods("furious", "funny", "stubborn", "windy")
    s.themes("stubbornness", "wishes", "contest", "wind", "plants")
    s.says("cheat!", "puff", "wish", "standoff", "willpower", "huff", "blow-dry", "asthma", "deadlock", "no", "not today, thank you", "I would not go either", "blow harder", "an immovable object", "one o’clock, two o’clock", "she gets it from the wind", "roots answer back", "what time is it now?", "the candle that stayed lit", "hold on, everybody", "a kiss, nearly", "your birthday is cancelled", "the harder you push", "a kiss it didn’t ask for", "holy cow", "nobody leaves this house", "all the air in the county", "a head in the way", "the wind is off sick", "I’ve been blown at before", "try asking", "huff and moo", "some wishes refuse", "children leave when they are ready", "red in the face", "small weather", "hair spray", "round one", "never argue with a weed", "stay, stay, stay", "two hundred children, all at home", "he loves me, he loves me", "out of breath", "the wind’s understudy")  # fmt: skip
    s.relate("cow", "does the work of", "breath")
    s.about(place="a pasture", time="afternoon", light="from the left", composition="split", view="near, a muzzle and a flower", foreground="toothed dandelion leaves", unexplained="every tree yields, the flower does not", weather="wind from one mouth")
