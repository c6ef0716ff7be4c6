"""It Keeps Going: an elephant's new trunk has gone round the world and taps it on the shoulder."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import placed, wash


@card(id="t6r3nk", title="It Keeps Going", seed=38, palette="board_shell", light=(-0.3, -0.9))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.35, -0.8, 0.5, 1.0)], focus=(360, 640, 320))
    head = Clay().limb("250,560,0,150 330,540,20,140 400,600,30,112", melt=20, part="head", per=4).limb("260,440,10,86 330,430,30,80", melt=40, part="head")
    head.limb("390,640,40,100 380,740,50,76 388,792,60,50 408,818,66,32", melt=36, part="head", per=5).limb("470,770,116,6 440,782,122,9 404,780,118,5", melt=8, carve=True).limb("392,560,90,44 420,520,96,30 450,560,92,30", melt=20, part="head")
    head.limb("430,560,40,104 520,600,60,88 600,690,70,78 660,820,70,70 690,980,60,66 640,1120,50,62 560,1260,40,60", melt=26, part="trunk", per=7)
    eye(head, "near", (384, 580, 132), 36, -1, aside=-4, lids=1.0, look=(0.95, 0.25), inner=0.4, bag=0.8, iris=0.5)
    for k in range(5):
        head.groove([(330 - k * 3, 634 + k * 10), (384, 650 + k * 11), (436, 630 + k * 10)], 4)
    body = Clay().limb("60,760,-160,240 160,1000,-120,250 240,1260,-100,240", per=5, part="body")
    wrinkled = CUTS["hide"].but(stroke=(12, 40), join=0.8, gain=0.9)
    with b.thing("far loops", depth=0.2) as far:
        far.clay(Clay().limb("840,420,-200,64 720,330,-200,60 560,220,-200,57 380,150,-200,54 180,170,-200,50 -60,300,-200,48", per=9), wrinkled.but(gain=0.55), "across")
        far.clay(Clay().limb("560,-60,-240,50 640,120,-240,48 760,190,-240,46 860,180,-240,46", per=6), wrinkled.but(gain=0.3), "across")
    with b.thing("elephant", "subject", depth=0.6) as e:
        e.clay(body, wrinkled.but(gain=0.4), "across")
        e.clay(head, wrinkled, "across", parts={"lid": ("skin", "along")}, shade=0.5, ambient=0.05)
        eyes(e, head, light=0.9, sides=("near",), glint=(-0.3, -0.4), iris=0.6)
        lashes(e, head, "near", 40, 14)
        ear = "274,440 236,376 150,330 60,350 -6,420 -20,560 -10,700 40,800 104,872 150,850 172,780 214,740 236,680 276,620 290,530"
        fan = [[(274, 500), (200 - 130 * math.cos(a) * 0.4, 520 + 60 * math.sin(a)), (170 - 250 * math.cos(a), 600 + 330 * math.sin(a))] for a in (-1.2, -0.7, -0.2, 0.2, 0.5, 0.8, 1.1, 1.5)]
        e.form(ear, how=wrinkled.but(gain=0.85, stroke=(16, 60)), puff=34, guides=fan, soft=6, tone=lambda x, y: 0.75 + 0.3 * np.sin(x / 31 + y / 60))
        e.strokes([[(286, 530), (262, 640), (214, 748), (150, 858)]], 5, black=True)
    with b.thing("tip of the trunk", "accent", depth=0.9, spot=0.0) as t:
        tip = Clay().limb("-60,1010,150,46 60,1090,190,43 190,1110,220,40 290,1040,220,36 300,950,190,30 250,900,160,25 196,905,150,21", per=7, part="trunk")
        wash(t, t.clay(tip, wrinkled, "across"), (215, 900), 70, 190)
    with b.thing("flower", "accent", depth=1.0, spot=1.0) as f:
        f.strokes([[(206, 900), (176, 892), (152, 852)]], 10, black=True, ends=(1, 1))
        f.strokes([[(216, 902), (176, 892), (152, 852)]], 4, ends=(1, 1))
        for k in range(7):
            a = k * math.tau / 7
            f.form(placed([(0, -0.1), (0.5, -0.35), (1, 0), (0.5, 0.35), (0, 0.1)], (150 + 14 * math.cos(a), 850 + 14 * math.sin(a)), 44, math.degrees(a)), how="skin", puff=10, gain=1.4, ambient=0.3)
    s.relate("tip of the trunk", "follows", "elephant")
    s.describe("An elephant’s trunk leaves the card and comes back from behind. Its tip holds a flower and taps the elephant on the shoulder; the elephant rolls its "
               "eye back.")  # fmt: skip
    s.moods("baffled", "funny", "tender", "endless")
    s.themes("self", "surprise", "distance", "gifts", "loneliness")
    s.says("who’s there?", "scope creep", "I cannot find my end", "behind you!", "what goes around comes around", "long story", "secret admirer", "a gift to myself", "self-care", "tap tap", "the long way round", "round the world", "it came back", "don’t turn around", "a surprise from behind", "loop", "lost and found", "it never ends", "from me to me", "did you order this?", "out of reach", "the end is near", "valentine", "is anybody there?", "guess who", "far too long", "garden hose", "I forgot where I began", "shy", "boomerang", "a very long hello", "nobody else brings me flowers", "one size too big", "apology")  # fmt: skip
    s.about(place="the trying-on field", time="night", light="light from above right",
            composition="left", view="near", foreground="the tip of the trunk", unexplained="the trunk brings a flower nobody picked")  # fmt: skip
