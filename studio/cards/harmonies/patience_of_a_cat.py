"""Patience: the whole sky is one mackerel swimming west; a cat sits on the empty beach before a dish."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import chatter
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.tubes import tube

# snout in the lower left, tail beyond the upper right edge
FISH = "60,640! 84,590 140,520 220,430 320,330 430,244 560,166 700,104 860,50! 860,430! 740,510 620,580 500,640 390,690 280,724 190,728 120,712 76,686 62,664!"
BACK = "60,640! 84,590 140,520 220,430 320,330 430,244 560,166 700,104 860,50! 860,250! 720,312 590,378 460,444 360,500 290,548! 240,580 160,612"
GILL = [(300, 356), (352, 440), (356, 540), (318, 640), (266, 716)]
CAT = "572,1158! 548,1146 534,1110 530,1074 548,1024 578,994! 564,968 562,938 572,918! 570,884 576,856! 596,876 608,890! 624,886 642,888! 658,876 680,858! 684,890 680,922! 686,944 678,974 668,994! 698,1024 716,1074 712,1124 690,1154!"


@card(id="6mk0bw", title="Patience", seed=26, palette="lino_rust_tide", light=(-0.2, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.2, 0.6, 0.5)])
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,900! -20,900!", ink=1)
        with sky.down_to(0):
            sky.strokes(chatter((300, 780, 800, 850), 4, (160, 400), seed=3) + chatter((40, 60, 240, 300), 4, (120, 240), seed=5), 8.5, ends=(0.05, 0.1))
    with p.thing("mackerel sky", "subject") as f:
        for fin, rays in (
            ("350,340! 380,230 420,130 480,40! 500,110 540,160 600,190! 560,240", [[(410, 266), (430, 180), (470, 90)], [(450, 240), (468, 180), (492, 130)], [(496, 214), (510, 180), (530, 160)]]),
            ("470,620! 474,700 500,770 560,820! 570,750 600,680 660,620! 600,560", [[(508, 640), (520, 710), (548, 780)], [(546, 624), (552, 680), (566, 730)], [(590, 610), (592, 640), (600, 664)]]),
        ):
            f.flat(fin, ink=2, gap=7, around=KEY), f.strokes(rays, 8, ends=(0.3, 0.3), black=True)
        f.flat(FISH, ink=0, gap=8, around=KEY)
        with f.within(FISH):
            f.flat(BACK, ink=2)
            for q in range(8):
                x, y = 384 + 66 * q, 210 - 33 * q
                f.flat(f"{x - 14},{y - 60}! {x + 22},{y - 40} {x - 4},{y + 40} {x + 44},{y + 110} {x + 20},{y + 190} {x + 48},{y + 250}! {x + 64},{y + 186} {x + 84},{y + 110} {x + 34},{y + 36} {x + 62},{y - 40} {x + 40},{y - 80}!", ink=KEY)
            for x, y in ((430, 620), (520, 560), (610, 530), (540, 500), (700, 470), (640, 440), (770, 420), (420, 560), (740, 370)):
                f.flat(lens((x - 44, y + 22), (x + 44, y - 22), 8), ink=1)
            # cheek: plate and gill slit, then the breast fin that grows behind it
            f.flat("300,340! 352,440 356,540 318,640 262,740! 240,740! 286,640 320,540 318,450 280,370!")
        f.strokes([[(196, 690), (250, 650), (280, 590)], [(230, 440), (262, 500), (268, 540)]], 9, ends=(0.2, 0.2), black=True)
        f.flat("356,566! 400,530 470,524 548,552! 536,570 548,588! 526,596 522,616! 476,614 400,624 350,604!", ink=2, gap=8, around=KEY)
        f.strokes([[(384, 574), (450, 554), (520, 558)], [(384, 586), (450, 586), (524, 592)], [(384, 597), (440, 606), (498, 606)]], 8, ends=(0.3, 0.3))
        # the mouth from the snout's tip to below the eye, the lower jaw a little before the upper one
        f.flat("52,650! 110,650 160,662 206,692! 150,678 100,672 58,670!")
        f.dots([(112, 600, 7)], KEY)
        f.flat(oval(196, 556, 62, 60), ink=0, gap=8, around=KEY)
        with f.within(oval(196, 556, 62, 60)):
            f.flat(oval(212, 574, 44, 44), ink=1, gap=7, around=2), f.flat(oval(220, 584, 26, 26), ink=KEY)
            f.flat("100,480! 300,480! 290,540! 230,518 160,522 100,560!", ink=2, gap=8, around=KEY)
        f.dots([(212, 574, 8)], 0)
    with p.thing("sea") as sea:
        sea.flat("-20,880! 820,880! 820,960! 600,950 300,966 -20,950!", ink=2)
        with sea.down_to(1):
            sea.strokes(chatter((0, 892, 560, 944), 6, (120, 300), seed=7), 6.5, ends=(0.05, 0.1))
    with p.thing("beach", "place") as b:
        b.flat("-20,950! 300,966 600,950 820,960! 820,1220! -20,1220!", ink=0)
        with b.down_to(1):
            b.strokes(chatter((40, 1000, 500, 1180), 8, (40, 110), -3, seed=9), 6.5, ends=(0.05, 0.1))
        b.flat(ellipse(624, 1152, 150, 14), ink=1), b.flat(ellipse(430, 1158, 92, 12), ink=1)
    with p.thing("cat", "subject") as c:
        tail = tube("680,1138,16 726,1148,15 748,1122,13 738,1090,12 748,1064,8")
        c.flat(tail, gap=7, around=0), c.flat(CAT, gap=7, around=0), c.flat(tail)
        c.strokes([[(590, 1150), (596, 1118), (574, 1084)], [(660, 1150), (654, 1118), (676, 1084)]], 6, ends=(0.3, 0.1))
    with p.thing("dish", "prop") as d:
        d.flat("370,1124! 510,1124! 490,1160 440,1170 390,1160!", ink=2, gap=6, around=KEY)
        d.flat(oval(440, 1124, 71, 13), ink=KEY), d.strokes([[(390, 1120), (440, 1114), (490, 1120)]], 6, ends=(0.2, 0.2))
    s.describe("One huge mackerel fills the sky above a bare beach. It rolls its eye down to a small black cat, who sits with her back to us. A dish stands ready beside her.")
    s.moods("hopeful", "droll", "vast", "calm")
    s.themes("patience", "hunger", "desire", "weather", "scale")
    s.says("supper", "fasting", "dawn", "faith", "appetite", "forecast", "ambition", "drifting", "catch!", "long-term investor", "it must come down some day", "mackerel sky, change is nigh", "the bigger the better", "I brought my own plate", "dream in one bite", "pie in the sky", "the one that got above", "she has sat there since he left", "look up once in a while", "swim a little lower, friend", "who is watching whom?", "manners before meals", "portion control", "a cloud with bones", "prayer, roughly", "sooner or later, gravity", "small table for one", "never take your eyes off it", "the tide went up instead of out", "hunger makes the sky", "grandmother said it would rain fish", "eyes bigger than stomach", "love, from a distance", "what if it looks down?", "today’s special", "the fisherman’s day off", "not yet, not yet", "all good things to those who sit", "the ceiling of the world", "the wish and the dish", "delivery is late", "an airship with gills", "I only came to look", "overfed imagination")  # fmt: skip
    s.relate("cat", "waits for", "mackerel sky")
    s.about(place="a beach", time="dawn", light="from under the clouds", composition="high", view="far, from the dunes", foreground="a cat and a dish", unexplained="the fish has rolled its eye towards the cat", weather="a mackerel sky")
