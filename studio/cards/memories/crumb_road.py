"""Crumb Road: a trail of breadcrumbs over the table is a road of lit houses; pigeons walk home with keys."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box

CRUMBS = [(216, 470, 74), (340, 500, 92), (500, 474, 82), (640, 540, 104), (560, 668, 116), (392, 690, 100), (236, 746, 112), (330, 872, 132), (520, 868, 120)]


def crumb(pen, rng, x, y, r):
    """An uneven lump of bread with a door, windows and a chimney; y is its foot."""
    n, pts = 15, []
    for i in range(n):
        a = math.pi + math.pi * i / (n - 1)
        q = r * float(rng.uniform(0.8, 1.12))
        pts.append((x + q * math.cos(a) * 0.78, y + q * math.sin(a) * 0.98 - r * 0.16))
    body = "M" + " L".join(f"{a:.1f},{b:.1f}" for a, b in [(x - r * 0.66, y), *pts, (x + r * 0.66, y)]) + "Z"
    tone = mix("#e2b069", "#c98a42", float(rng.uniform(0, 1)))
    pen.rect(x + r * 0.2, y - r * 1.38, r * 0.2, r * 0.5, "#a4542f")
    pen.path(body, tone)
    with pen.flat():
        for _ in range(7):
            a, q = float(rng.uniform(3.3, 6.1)), r * float(rng.uniform(0.3, 0.84))
            pen.oval(x + q * math.cos(a) * 0.7, y + q * math.sin(a) * 0.86 - r * 0.1, r * 0.06, r * 0.045, darken(tone, 0.2))
    for wx in (-0.36, 0.3):
        pen.rect(x + r * wx - r * 0.17, y - r * 0.74, r * 0.34, r * 0.34, "#6b3f22", radius=3)
        pen.lit(f"M{x + r * wx - r * 0.13:.1f},{y - r * 0.7:.1f} h{r * 0.26:.1f} v{r * 0.26:.1f} h{-r * 0.26:.1f}Z", "#fff0a0")
    pen.path(f"M{x - r * 0.14},{y} v{-r * 0.26} a{r * 0.13},{r * 0.14} 0 0 1 {r * 0.26},0 v{r * 0.26}Z", "#5d93ad")


def pigeon(pen, x, y, k, flip):
    with pen.at(x, y, scale=k, flip=flip):
        pen.path("M-6,-8 v18 M10,-8 v18", "#d4573c", stroke=5)
        pen.path("M-70,-24 L-34,-44 C-20,-64 10,-70 24,-66 C24,-84 28,-104 46,-104 C62,-104 66,-88 58,-74 C60,-40 40,-6 0,-6 C-24,-6 -40,-16 -70,-24Z", "#7d8fa6")
        pen.path("M-48,-30 C-24,-58 16,-54 22,-38 C10,-18 -20,-16 -48,-30Z", "#5c6d86")
        pen.path("M26,-72 C32,-58 50,-58 58,-70 l2,14 C48,-44 32,-46 24,-58Z", "#5fa07a")
        pen.path("M60,-94 l18,8 -20,4Z", "#4a3326")
        pen.path("M70,-84 v34 M70,-58 h12 M70,-50 h10", "#e0a020", stroke=5)
        pen.path("M70,-84 a9,9 0 1 1 0.1,0Z", "#e0a020", stroke=5)
        with pen.flat():
            pen.circle(48, -92, 4, "#fff2d8")
            pen.circle(49, -92, 2.2, "#4a3326")


@light_box(id="6j6hjh", title="Crumb Road", seed=438, palette="kitchen morning", light=(0.5, -0.8))
def paint(s: LightBox) -> None:
    """The table after breakfast, or before it."""
    s.back("#fff6d8", "#e9c98c", at=(560, 120), radius=700)
    s.sheet("wall of the kitchen", lambda pen: ([pen.rect(x, -20, 30, 300, "#f3d795") for x in range(0, 800, 74)],), depth=0.1, haze=0.0)
    s.sheet("far edge of the table", "M-20,250 H820 V1220 H-20Z", "#a9713a", depth=0.2, haze=0.0)

    def boards(pen):
        for i in range(6):
            a, b = -400 + i * 270, 60 + i * 116
            pen.path(f"M{b},262 L{a},1220 H{a + 262} L{b + 112},262Z", ("#c68f50", "#bd8548")[i % 2])

    s.sheet("boards", boards, depth=0.24, haze=0.0)

    def loaf(pen):
        pen.path("M70,430 C20,300 110,150 300,140 C520,120 760,150 790,300 C800,380 780,420 760,440Z", "#b5712f")
        pen.path("M70,430 C50,330 110,230 220,226 C330,222 390,320 370,440Z", "#f2d59a")
        pen.path("M70,430 C50,330 110,230 220,226 C330,222 390,320 370,440 h-26 C360,330 312,252 220,252 C130,256 84,340 100,436Z", "#c98a42")
        for x in (430, 560, 690):
            pen.path(f"M{x},164 q50,40 40,110 q-50,-30 -60,-106Z", "#d99a4c")
        for x, y, w in ((420, 330, 38), (500, 350, 38), (580, 320, 38), (660, 352, 38), (720, 316, 34), (520, 270, 32), (640, 264, 32)):
            pen.rect(x - 5, y - 5, w + 10, w + 14, "#6b3f22", radius=4)
            pen.lit(f"M{x},{y} h{w} v{w + 4} h{-w}Z", "#fff0a0")
        pen.path("M176,438 v-80 a44,46 0 0 1 88,0 v80Z", "#6b3f22")
        pen.lit("M188,438 v-76 a32,36 0 0 1 64,0 v76Z", "#fff0a0")

    town = s.sheet("loaf with lit windows", loaf, role="subject", depth=0.36, haze=0.0)
    s.sheet("trail of crumbs", lambda pen: [pen.path(f"M{x},{y} l{w},-5 5,{w * 0.7} -{w},4Z", "#e9c283") for i in range(64) for t in (i / 63,) for x, y, w in (_trail(t, s.rng),)], depth=0.4, haze=0.0)
    for group, depth in ((CRUMBS[:4], 0.46), (CRUMBS[4:7], 0.54), (CRUMBS[7:], 0.62)):
        s.sheet("crumb houses", lambda pen, group=group: [crumb(pen, s.rng, x, y, r * 0.84) for x, y, r in sorted(group, key=lambda c: c[1])], role="subject", depth=depth, haze=0.0, count=len(group))
    for x, y, r in CRUMBS:
        s.lamp((x, y - r * 0.4), r * 1.5, "#fff0a0", 0.14)
    s.sheet("pigeons with keys", lambda pen: (pigeon(pen, 452, 560, 0.62, True), pigeon(pen, 136, 640, 0.7, False), pigeon(pen, 690, 776, 0.96, True), pigeon(pen, 150, 884, 0.9, False)), role="accent", depth=0.68, haze=0.0, count=4)

    def sleeper(pen):
        pen.path("M-20,1220 V1090 C40,1040 160,1010 300,1020 C480,1030 640,1060 760,1130 C800,1156 806,1190 806,1220Z", "#d4573c")
        pen.path("M806,1220 C790,1150 700,1110 600,1090 l-10,44 C660,1150 700,1180 712,1220Z", "#bb4631")
        pen.path("M90,1040 C110,1000 160,980 220,990 C260,1000 280,1030 270,1060 C220,1080 130,1080 90,1040Z", "#eab78f")
        pen.path("M196,1150 C170,1000 270,930 390,934 C500,938 590,1000 586,1110 C580,1170 540,1200 470,1206 L280,1210 C230,1206 204,1190 196,1150Z", "#eebd96")
        pen.path("M250,1010 C270,930 350,896 430,908 C550,920 620,1010 610,1120 C606,1180 560,1220 510,1222 C540,1150 510,1090 470,1060 C420,1050 350,1040 330,1000 C300,1030 270,1024 250,1010Z", "#5a3620")
        pen.path("M508,1096 C540,1076 566,1110 550,1142 C536,1162 510,1160 502,1140Z", "#f3c9a4")
        with pen.flat():
            pen.path("M262,1096 q28,24 56,4 M372,1106 q30,20 56,-2", "#4a3326", stroke=7)
            pen.circle(268, 1142, 22, "#e58f74")
            pen.circle(424, 1152, 22, "#e58f74")
            pen.path("M322,1156 q16,8 30,0", "#a8503f", stroke=6)
        pen.path("M60,1230 C90,1176 220,1168 330,1178 C460,1186 640,1176 740,1230Z", "#c84d35")

    s.sheet("sleeping child's head on its arms", sleeper, role="witness", depth=0.86, haze=0.0)
    s.relate("crumbs", "leads to", town)
    s.describe("A child sleeps at a table full of houses made of breadcrumbs. Each "
               "crumb has a door, a chimney and lit windows. Beyond lies a huge loaf "
               "with a gate and many windows. Pigeons walk about with keys in their "
               "beaks. All is golden brown; the sleeves are red.")  # fmt: skip
    s.moods("cosy", "lost", "drowsy", "hungry")
    s.themes("home", "finding the way", "sleep", "bread")
    s.says("last bus", "crumbling housing", "the way back", "home is where the bread is", "late supper", "suburbs", "don't brush the table", "who eats whom", "keys please", "small town", "daily bread",
           "lost in the woods", "rush hour", "fresh mortgage", "they waited up", "is anybody hungry", "the trail goes cold")
    s.about(place="a kitchen table", time="early morning", weather="indoors", light="lit windows", view="from above", composition="high",
            foreground="the sleeping child’s head", unexplained="why the pigeons carry keys")  # fmt: skip


def _trail(t, rng):
    pts = [(210, 440), (400, 520), (640, 560), (520, 690), (240, 760), (350, 890), (520, 900), (470, 960)]
    k = t * (len(pts) - 1.001)
    i = int(k)
    f = k - i
    x = pts[i][0] * (1 - f) + pts[i + 1][0] * f
    y = pts[i][1] * (1 - f) + pts[i + 1][1] * f
    return x + float(rng.uniform(-26, 26)), y + float(rng.uniform(-10, 14)), float(rng.uniform(9, 20))
