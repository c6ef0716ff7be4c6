"""Just a Taste: a bear as big as the hills dips its arm into the setting sun, as if it were honey."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import bear_head


@card(id="zrl4xv", title="Just a Taste", seed=38, palette="lino_night_pasture", light=(-0.7, 0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.78, 0.1, 0.42)])
    with p.thing("sky") as sky:
        sky.plane("-10,-10! 810,-10! 810,900! -10,900!", lambda x, y: 1.0 - np.hypot(x - 220, y - 650) / 760, (0, 1, 2), (0.6, 0.26), around=(220, 650), ring=True, pitch=16, wedge=0.14)
    with p.thing("far hills", "place") as far:
        far.flat("-10,820 110,770 240,790 380,750 520,790 810,740! 810,1210! -10,1210!", ink=2)
    with p.thing("bear", "subject") as b:
        back = Clay().limb([(510, 470, -120, 190), (540, 640, -110, 270), (560, 900, -100, 330), (560, 1200, -100, 360)], melt=20, part="back", per=5)
        b.flat_clay(back, 0, grow=7)
        b.clay(back, "black", "down", inks=(1, 2, KEY), at=(0.9, 0.62), pitch=14, wild=1.8)
        head = bear_head().turned(at=(478, 352, 240), scale=1.62, yaw=-16, roll=5)
        b.flat_clay(head, 0, grow=8)
        b.flat_clay(head, KEY, grow=4)
        b.clay(head, "fur", (0.1, 1, 0.35), inks=(1, 2, KEY), at=(0.86, 0.4), pitch=12, parts={"muzzle": (GOUGES["fur"].but(inks=(0, 1, 2), at=(0.42, 0.12)), (0.1, 1, 0.35)), "nose": (GOUGES["black"].but(at=(0.85,)), "across"), "ear": (GOUGES["fur"].but(inks=(1, 2, KEY), at=(0.86, 0.4)), "along")})
        b.strokes([head.curve("shut left"), head.curve("shut right")], 17, black=True, ends=(0.4, 0.3))
        b.strokes([[(x, y - 4) for x, y in head.curve(f"shut {q}")] for q in ("left", "right")], 7, ends=(0.3, 0.2))
        b.strokes([head.curve("lip left"), head.curve("lip right")], 11, black=True, ends=(0.6, 0.2))
        arm = Clay().limb([(720, 760, 200, 150), (690, 900, 230, 136), (600, 930, 250, 116), (470, 850, 260, 96), (350, 740, 250, 84), (280, 690, 240, 80)], melt=14, part="arm", per=6)
        b.flat_clay(arm, 0, grow=7)
        b.clay(arm, "fur", "along", inks=(1, 2, KEY), at=(0.84, 0.42), pitch=13)
    with p.thing("sun", "accent") as h:
        h.flat("220,450 316,474 390,550 416,640! 420,700 434,770 430,812 414,818 404,790 394,744 372,780 372,860 376,930 358,946 340,930 342,860 330,806 290,836 262,846 258,910 262,972 244,988 228,972 228,900 216,850 160,840 140,834 136,880 120,892 106,874 104,816 40,760 20,650 50,546 126,474", spot=True, gap=9, around=KEY)
        h.strokes([[(402, 580), (352, 566), (310, 590), (292, 640), (302, 700), (330, 730)], [(398, 546), (340, 528), (282, 556), (254, 630), (262, 700)]], 10, black=True, ends=(0.2, 0.1))
        h.flat("128,510! 92,570 84,650 98,710! 70,650 76,570", ink=0)
        h.flat("430,538! 452,548 486,546! 488,566 480,580 480,606 472,622 462,606 460,586 446,580 440,592 432,580", spot=True, gap=7, around=KEY)
    with p.thing("near hill") as n:
        n.flat("-10,1040 160,1010 330,1020 520,1040 680,990 810,1030! 810,1210! -10,1210!", gap=8, around=0)
        for x, y, k in ((180, 1016, 0.9), (440, 1042, 0.8)):
            n.flat([(x - 40 * k, y), (x - 40 * k, y - 40 * k), (x - 52 * k, y - 40 * k), (x, y - 84 * k), (x + 52 * k, y - 40 * k), (x + 40 * k, y - 40 * k), (x + 40 * k, y)], gap=6, around=1)
        n.flat("170,1012! 170,990! 190,990! 190,1012!", ink=0)
        for x, y, k in ((50, 1200, 1.7), (690, 1160, 2.0), (560, 1180, 1.3), (786, 1190, 1.6), (300, 1210, 1.1)):
            n.flat([(x, y - 150 * k), (x + 26 * k, y - 96 * k), (x + 14 * k, y - 98 * k), (x + 44 * k, y - 44 * k), (x + 26 * k, y - 46 * k), (x + 62 * k, y + 20 * k), (x - 62 * k, y + 20 * k), (x - 26 * k, y - 46 * k), (x - 44 * k, y - 44 * k), (x - 14 * k, y - 98 * k), (x - 26 * k, y - 96 * k)], gap=5, around=1)
    s.describe("A giant bear dips its arm into the setting sun. Its eyes are shut with pleasure, and the light drips like honey. Under it stand two small houses.")
    s.moods("blissful", "sly", "warm", "uneasy")
    s.themes("appetite", "evening", "theft", "greed", "sweetness")
    s.says("honey", "lick", "snack", "sweet tooth", "golden hour", "just a taste", "caught in the act", "sticky fingers", "nobody will notice", "who ate the evening?", "one paw in the jar", "save some for tomorrow", "the days are getting shorter", "midnight snack", "a spoonful of summer", "it only looks like a sunset", "slow food", "up to the elbow", "eyes bigger than the sky", "the bees want it back", "eyes shut, so you can’t see me", "diet starts tomorrow", "a dripping sky", "light meal", "so that is where the days go", "the big one is at it again", "don’t tell the bees", "help yourself", "melting", "warm inside", "winter is paid for", "who could be cross with it?", "one last bite before bed", "the world’s larder", "too good to leave", "sun-kissed", "solar powered", "mmm", "gourmet", "drop by drop", "dark by the time it’s full", "small house, large guest", "a hand in the cookie jar")  # fmt: skip
    s.relate("sun", "feeds", "bear")
    s.about(place="a valley between hills", time="sunset", light="from the sun itself", composition="diagonal", view="far, over the roofs of two houses", foreground="dark spruces", unexplained="what the bear will leave of the sun")
