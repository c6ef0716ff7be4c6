"""One Still Lit: night is a mare who goes round the farms and puts out the lamps; one flame leans the wrong way."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.coffee_horse import sipping_horse
from reverie_studio.sculpt.gouges import fringe, spokes, wedges
from reverie_studio.sculpt.marks import oval


@card(id="q7nv3k", title="One Still Lit", seed=39, palette="lino_heather", light=(-0.7, 0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.75, 0.25, 0.42)])
    with p.thing("last light", "place") as sky:
        sky.plane("0,0! 800,0! 800,960! 0,960!", lambda x, y: 1.02 - np.hypot(x + 40, (y - 800) * 1.1) / 760, (0, 1, 2), (0.62, 0.2), around=(-40, 800), ring=True, pitch=14, wedge=0.1, wild=1.4)
        sky.flat("-20,870! 90,840 180,852 300,826 420,850 520,838 660,870 820,850! 820,1220! -20,1220!", ink=2)
    with p.thing("mare of night", "subject") as mare:
        head = sipping_horse(look=(-0.4, 0.8), lids=0.95).turned(at=(534, 424, 0), scale=1.3, roll=2)
        mare.flat("700,560! 664,640 640,740 640,840 664,920 700,1000! 840,1000! 840,100! 700,300!", gap=6)
        mare.flat_clay(head, 0, grow=6)
        mare.clay(head, GOUGES["black"].but(inks=(1, 2, KEY), at=(0.93, 0.62), pitch=10, wild=1.4), (0.2, 1, 0.3), parts={"neck": (GOUGES["black"].but(at=(0.8,), pitch=11), "along"), "ear": (GOUGES["black"].but(at=(0.7,)), "along")})
        mare.gaze(head, sides=("near",), iris=1, spot=False, wide=1.1)
        mare.flat("708,540! 676,640 656,740 656,840 680,920 720,1000! 840,1000! 840,400!")
        mare.flat(head.curve("nostril shape"), ink=KEY, gap=5, around=1)
        with mare.down_to(1):
            mare.strokes([head.curve("mouth")], 8, ends=(0.5, 0.2))
            mare.strokes([[(x, y - 16) for x, y in head.curve("upper near")]], 8, ends=(0.2, 0.3))
            mare.strokes([[(690, 520), (672, 440), (640, 380)], [(706, 470), (700, 420), (684, 370)]], 9, ends=(0.4, 0.05))
        rng = np.random.default_rng(8)
        stars = [(724, 610), (690, 700), (752, 690), (716, 780), (690, 846), (748, 868), (744, 520), (758, 440), (736, 350), (752, 250), (764, 790)]
        for x, y in stars:
            mare.dots([(x, y, float(rng.uniform(5, 10)))], 0)
        wedges(mare, fringe([head.curve("crest")[0], (head.curve("crest")[0][0] - 46, head.curve("crest")[0][1] + 90)], 4, (90, 150), bearing=(150, 118), bend=-14, sink=14, seed=6), 44, 0)
        wedges(mare, fringe([head.curve("crest")[0], (head.curve("crest")[0][0] - 46, head.curve("crest")[0][1] + 90)], 4, (86, 140), bearing=(150, 118), bend=-14, sink=14, seed=6), 34)
    with p.thing("farm", "witness") as farm:
        farm.flat("-20,1040! 120,1014 300,1030 480,1000 640,1024 820,990! 820,1220! -20,1220!", ink=2, gap=7)
        farm.flat("372,1066! 372,960! 352,964! 452,880! 640,884! 716,976! 694,974! 694,1080!", ink=KEY, gap=7)
        farm.flat("452,880! 640,884! 716,976! 538,972!", ink=2, gap=5, around=KEY)
        farm.flat("590,876! 590,836! 622,838! 622,900!", ink=KEY, gap=5)
        with farm.down_to(KEY):
            farm.strokes([[(496 + d, 896), (528 + d * 1.06, 930), (560 + d * 1.1, 962)] for d in (0, 44, 88, 130)], 8, ends=(0.3, 0.3))
        farm.flat("430,1000! 472,1000! 472,1042! 430,1042!", "584,1004! 622,1004! 622,1042! 584,1042!", ink=2)
        farm.strokes([[(448, 930), (454, 912), (462, 928)]], 7, ends=(0.2, 0.2))
        farm.flat("-20,1130! 90,1112 230,1124 400,1100 560,1120 700,1104 820,1114! 820,1220! -20,1220!", ink=KEY, gap=7)
        with farm.down_to(2):
            farm.strokes([[(x, y), (x + w * 0.5, y - 6), (x + w, y)] for x, y, w in ((250, 1152, 90), (380, 1136, 110), (540, 1156, 80), (660, 1140, 80), (330, 1180, 110), (480, 1186, 90))], 9, ends=(0.2, 0.2))
    with p.thing("lamp", "accent") as lamp:
        lamp.flat(oval(107, 1000, 96, 96), ink=0)
        wedges(lamp, spokes((107, 1000), 88, (128, 168), 17, wild=0.1, seed=3), 26, 0)
        lamp.flat("100,1054! 114,1054! 120,1220! 94,1220!", ink=KEY, gap=7)
        lamp.flat("54,1038! 68,942! 146,942! 160,1038!", ink=KEY)
        lamp.flat("68,1028! 78,954! 136,954! 146,1028!", spot=True)
        lamp.flat("56,946! 84,916 130,916 158,946!", "48,1036! 166,1036! 158,1056! 56,1056!", ink=KEY)
        lamp.flat("96,1022! 92,998 108,980 136,962! 130,986 128,1008 120,1022!", ink=0, gap=4, around=KEY)
    with p.thing("breath") as breath:
        wedges(breath, [[(206, 936), (238, 900), (254, 848)], [(222, 974), (266, 920), (276, 852)], [(228, 1016), (290, 950), (300, 852)]], 20, 0, ends=(0.15, 0.6))
    s.describe("A huge black mare bends over a small farm at nightfall. Stars lie on her neck, and she blows at the yard lamp. The windows are dark already; the flame leans towards her.")
    s.moods("hushed", "grand", "tender", "expectant")
    s.themes("night", "bedtime", "power", "light", "duty")
    s.says("curfew", "nightcap", "candlelight", "nightfall", "blackout", "birthday", "wish", "whisper", "caretaker", "closing-time", "snuffer", "one still lit", "dark horse", "lights out", "make a wish", "somebody is still reading", "just one more page", "grandmother used to saddle her", "the night shift", "save electricity", "she blows, she never bites", "count horses, not sheep", "the stars are only sweat", "too big for the stable", "gently, it’s only a flame", "the flame was in love", "all that weight, no sound", "the last guest to leave", "she tucks the valley in", "nothing fenced can hold her", "a kiss or a breath?", "who is awake in there?", "flame to a moth", "I was afraid of her once", "sleep is what she carries", "leave a light on for me", "every farm on her round", "a soft mouth for hard work", "the dark comes close to look", "power cut", "goodnight, all of you", "hold your breath", "big job, small lamp", "curiosity and the candle")  # fmt: skip
    s.relate("mare of night", "towers over", "farm")
    s.relate("lamp", "waits for", "mare of night")
    s.about(place="a farmyard", time="nightfall", light="pink, low on the left", composition="high", view="from below, out of the yard", foreground="a lamp on a post", unexplained="why the flame leans towards her")
