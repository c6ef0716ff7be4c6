"""Now That I Have It: a small cloud has flown into the web, and the spider does not know what to do with it."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import lamb_head
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

HUB = (410.0, 330.0)
LEGS = (  # eight of them: hip, knee, ankle, tip; the hind ones first
    ((380, 300), (262, 176), (170, 60), (120, -40)), ((440, 300), (570, 190), (664, 90), (700, -40)), ((368, 326), (250, 296), (160, 330), (92, 320)), ((452, 326), (560, 290), (640, 320), (704, 300)),
    ((370, 350), (214, 360), (126, 480), (120, 640)), ((450, 350), (610, 356), (704, 470), (724, 626)), ((386, 372), (276, 440), (244, 570), (286, 712)), ((436, 372), (552, 436), (592, 560), (560, 700)),
)  # fmt: skip
CLOUD = "150,820 180,740 270,690 400,680 530,690 630,740 670,830 640,940 560,1010 400,1030 250,1010 170,940"


@card(id="3wh6im", title="Now That I Have It", seed=64, palette="lino_thaw", light=(-0.6, 0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.35, 0.42)])
    with p.thing("evening", "place") as e:
        e.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=2)
        e.flat("-10,1000 140,960 320,990 520,950 680,980 810,950! 810,1210! -10,1210!", ink=3)
        e.flat("-10,1090 200,1050 420,1090 640,1060 810,1080! 810,1210! -10,1210!", ink=KEY)
    with p.thing("web") as w:
        a = [math.radians(d) for d in (8, 33, 57, 79, 101, 123, 148, 172, 197, 224, 252, 280, 308, 337)]
        w.strokes([[HUB, (HUB[0] + 1300 * math.cos(q), HUB[1] + 1300 * math.sin(q))] for q in a], 6, ends=(0.9, 0.9))
        for q, z in zip(a, [*a[1:], a[0] + math.tau], strict=True):
            w.strokes([[(HUB[0] + r * u * math.cos(v), HUB[1] + r * u * (1.06 if math.sin(v) > 0 else 1) * math.sin(v)) for u, v in ((1, q), (0.9, (q + z) / 2), (1, z))] for r in (130, 210, 296, 388, 486, 590, 700, 820)], 5.5, ends=(0.8, 0.8))
    with p.thing("cross cloud", "subject") as c:
        c.flat(billowed(CLOUD, 104, 0.34, 4), ink=0, gap=9, around=KEY)
        c.flat(billowed("250,950 400,990 560,940 640,860 650,930 560,1012 400,1034 250,1014 180,950", 92, 0.26, 6), ink=1)
        with c.within(billowed(CLOUD, 104, 0.34, 4)):
            for q in ([(60, 640), (260, 800), (330, 1100)], [(256, 640), (236, 860), (100, 1000)], [(566, 640), (600, 850), (760, 960)], [(740, 680), (590, 830), (500, 1100)]):
                c.strokes([q], 15, ends=(0.9, 0.9), black=True), c.strokes([q], 6, ends=(0.9, 0.9))
        head = lamb_head(lids=0.62, look=(0.0, -0.8), mouth=-0.4, inner=-0.9).turned(at=(410, 850, 100), scale=1.32, roll=-4)
        c.flat_clay(head, KEY, grow=5)
        c.clay(head, "white", (0.1, 1, 0.3), inks=(0, 1), at=(0.22,), pitch=10, parts={"face": (GOUGES["dark"].but(inks=(1, 3, KEY), at=(0.52, 0.2)), (0.1, 1, 0.3)), "ear": (GOUGES["dark"].but(inks=(1, 3, KEY), at=(0.5, 0.2)), "along"), "nose": (GOUGES["black"].but(inks=(3, KEY)), "across")})
        for side, q in (("left", -1), ("right", 1)):
            x, y = head.curve(f"iris {side}")[0]
            c.flat(ellipse(x, y, 31, 24, degrees=14 * q), ink=0, gap=7, around=KEY)
            c.flat(ellipse(x - 2, y - 7, 17, 9, degrees=8 * q))
            c.flat([(x - 40, y - 20 + 12 * q), (x, y - 34), (x + 40, y - 20 - 12 * q), (x + 38, y - 2 - 10 * q), (x, y - 16), (x - 38, y - 2 + 10 * q)])
        c.strokes([[(380, 926), (394, 932), (404, 948)], [(432, 924), (418, 932), (408, 948)], [(406, 948), (406, 958), (406, 966)], [(372, 990), (388, 970), (406, 966), (424, 970), (440, 988)]], 8, ends=(0.4, 0.4))
        for x, y, r in ((370, 738, 44), (424, 722, 50), (474, 746, 40), (410, 772, 36)):
            c.flat(ellipse(x, y, r, r * 0.82), ink=0, gap=5, around=KEY)
        c.flat("350,742! 380,720 440,712 490,744! 440,780 390,776", ink=0)
        c.strokes([[(394, 744), (410, 728), (430, 738), (424, 754)]], 8, ends=(0.3, 0.3), black=True)
    with p.thing("spider", "subject") as t:
        for (x, y), (u, v), (i, j), (f, g) in LEGS:
            for part in ([(i, j, 12), ((i + f) / 2, (j + g) / 2, 10), (f, g, 5)], [(u, v, 18), ((u + i) / 2, (v + j) / 2, 17), (i, j, 11)], [(x, y, 16), ((x + u) / 2, (y + v) / 2 - 8, 23), (u, v, 18)]):
                t.flat(tube(part), gap=5, around=2)
            t.flat(tube([(u + (i - u) * 0.42, v + (j - v) * 0.42, 16), (u + (i - u) * 0.56, v + (j - v) * 0.56, 15)], ends=(0, 0)), tube([(i + (f - i) * 0.3, j + (g - j) * 0.3, 12), (i + (f - i) * 0.42, j + (g - j) * 0.42, 10)], ends=(0, 0)), ink=0)
        t.flat("410,270 470,258 524,196 540,120 516,40 470,-20 410,-34 350,-20 304,40 280,120 296,196 350,258", gap=7, around=2)
        for x, y, r in ((410, 40, 20), (410, 92, 17), (362, 96, 15), (458, 96, 15), (410, 146, 14), (410, 190, 10)):
            t.flat(ellipse(x, y, r * 0.8, r * 1.2), ink=0)
        t.strokes([[(324, 60), (312, 120), (330, 180)], [(496, 60), (508, 120), (490, 180)], [(352, 150), (360, 190), (380, 226)], [(468, 150), (460, 190), (440, 226)]], 14, ends=(0.2, 0.1))
        t.flat("410,250 446,268 470,310 468,350 448,396 410,410 372,396 352,350 350,310 374,268", gap=7, around=2)
        for x, y, r in ((388, 372, 20), (432, 372, 20), (362, 352, 9), (458, 352, 9)):
            t.flat(ellipse(x, y, r, r), ink=0)
            t.flat(ellipse(x + (410 - x) * 0.16, y + r * 0.36, r * 0.52, r * 0.52), ink=KEY)
        for x in (-1, 1):
            t.flat(tube([(410 + 20 * x, 398, 10), (410 + 34 * x, 430, 10), (410 + 16 * x, 458, 6)]), gap=5, around=2)
        t.strokes([[(x - 34, y - 2), (x - 10, y + 14), (x + 12, y + 14), (x + 34, y)] for x, y in ((286, 712), (560, 700))], 10, ends=(0.2, 0.2), black=True)
    with p.thing("near leaves") as n:
        n.flat(tube([(-20, 1210, 34), (40, 1000, 24), (20, 760, 16), (60, 560, 8)]), gap=6, around=2)
        for a, b, h, q in (((30, 960), (190, 1080), 44, -20), ((24, 820), (-60, 640), 44, 10), ((50, 640), (150, 520), 30, -12), ((20, 1080), (140, 1200), 46, -14)):
            n.flat(lens(a, b, h, 0.45, q), gap=6, around=2)
    s.describe("A small cloud with a sheep’s face is stuck in a web. It glares up. The great black spider hangs over it, two feet in the wool, and stares down.")
    s.moods("cross", "baffled", "droll", "tense")
    s.themes("desire", "capture", "mistakes", "freedom", "temper")
    s.says("sulk", "overcast", "internet", "stalemate", "indigestion", "tantrum", "let it go", "now what?", "I ordered a fly", "small fry", "it was in the wrong sky", "be careful what you wish for", "not today", "the catch of the day", "a wet blanket", "my first boyfriend", "you can’t eat that", "thinking with eight legs", "dinner is in a mood", "return to sender", "mine! mine. mine?", "the weather is stuck", "nobody reads the manual", "caught daydreaming", "it looked bigger in the sky", "a lamb to the larder", "babysitting", "every cloud has a spider lining", "please don’t cry", "silver threads", "bad weather in the family", "it isn’t even my size", "tied up at work", "the dog that caught the car", "so soft, so angry", "trapped in my own cleverness", "keep it or free it?", "sheep may safely drizzle", "one of us must apologise", "do not touch the exhibits", "pulling the wool over eight eyes", "second thoughts")  # fmt: skip
    s.relate("spider", "catches", "cross cloud")
    s.about(place="a hedge above the fields", time="evening", light="low light from the left", composition="centred", view="near, up against the web", foreground="a dark twig with leaves", unexplained="where the rest of the flock is")
