"""Secret Handshake: two factory chimneys bend towards each other and clasp hands of smoke, as two children do below."""

from __future__ import annotations

import math

from reverie_studio.colour import darken
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WARM, COOL = "#fff1d6", "#c9bfe6"


def chimney(pen, side, tones):
    """A stack of rings along a bent line."""
    def at(t):
        x = 400 + side * (306 - 160 * t ** 2.2)
        y = 900 - 480 * t + 40 * t ** 3
        return x, y
    n = 13
    for i in range(n):
        t0, t1 = i / n, (i + 1.06) / n
        quad = []
        for t, sign in ((t0, -1), (t1, -1), (t1, 1), (t0, 1)):
            (x, y), (x2, y2) = at(t), at(t + 0.02)
            a = math.atan2(y2 - y, x2 - x) + math.pi / 2
            w = 66 - 24 * t
            quad.append(f"{x + sign * w * math.cos(a):.1f},{y + sign * w * math.sin(a):.1f}")
        pen.path("M" + " L".join(quad) + "Z", tones[i % 2] if i < n - 1 else darken(tones[0], 0.35))
    return at(1.0)


def arm(pen, side, tone):
    """Smoke from the mouth of the chimney, heaped into a sleeve."""
    def x(v):
        return 400 + side * v
    with pen.cut(1.6):
        for v, y, r in ((140, 398, 46), (176, 352, 58), (226, 330, 50), (150, 318, 60), (196, 280, 56), (122, 340, 52), (250, 286, 40), (110, 290, 50)):
            pen.circle(x(v), y, r, tone)
    with pen.flat():
        for v, y, r in ((176, 352, 30), (220, 318, 24), (150, 310, 30), (200, 272, 26)):
            pen.path(f"M{x(v) - r},{y} a{r},{r} 0 0 1 {r * 1.6},{-r * 0.7}", darken(tone, 0.12), stroke=4)


def clasp(pen):
    """A handshake seen from the side: thumbs above, fingers round."""
    with pen.cut(1.4):  # the cool hand lies behind; its finger tips show below
        pen.path("M560,250 C520,206 470,200 430,214 L340,262 C330,330 380,372 440,372 C500,372 540,352 566,330Z", COOL)
    for i in range(4):
        with pen.cut(1.0):
            pen.path(f"M{420 - i * 27},{330 - i * 6} L{402 - i * 29},{374 - i * 15}", COOL, stroke=35)
    with pen.cut(1.8):
        pen.path("M240,250 C270,206 330,190 384,200 C436,208 470,224 486,250 C480,300 440,332 380,338 C320,344 270,340 236,326Z", WARM)
    for i in range(4):
        with pen.cut(1.2):
            pen.path(f"M{416 - i * 8},{236 + i * 31} L{500 - i * 17},{262 + i * 32}", WARM, stroke=36)
    with pen.cut(1.2):
        pen.path("M524,256 C496,226 466,210 424,206", COOL, stroke=40)
    with pen.cut(1.2):
        pen.path("M320,246 C342,208 374,194 412,202 C426,206 432,216 428,226", WARM, stroke=38)


@light_box(id="yi35tb", title="Secret Handshake", seed=591, palette="midsummer", light=(0.3, -0.9))
def paint(s: LightBox) -> None:
    """After the sirens, before supper."""
    s.back("#fff3b4", "#9a93cf", at=(400, 640), radius=760)
    s.stars(26, 240)
    s.disc("sun", (400, 744), 92, "#ffd27a", halo=0.5)
    s.puffs([(120, 150, 190), (690, 190, 170)], colour="#c7bde2", depth=0.1)
    s.ridge(800, 14, 260, "#c3b8da", cut="roofs", depth=0.12, haze=0.0, name="town")
    s.ridge(862, 14, 260, "#a99fcc", cut="roofs", depth=0.2, haze=0.0, name="near town")
    stacks = s.sheet("two bent chimneys", lambda pen: (chimney(pen, -1, ("#b8545c", "#f3dcc8")), chimney(pen, 1, ("#4f6fa6", "#dfe3f2"))), depth=0.4, haze=0.0, role="subject", count=2)

    def works(pen):
        pen.path("M-20,1010 V850 L40,806 V850 L100,806 V850 L160,806 V850 L214,818 V1010Z", "#8f3f4c")
        pen.path("M820,1010 V850 L760,806 V850 L700,806 V850 L640,806 V850 L586,818 V1010Z", "#34507f")
        for x in (20, 84, 148, 622, 686, 750):
            pen.lit(f"M{x},890 h34 v46 h-34Z", "#ffe9a0")
            pen.path(f"M{x + 15},890 h4 v46 h-4Z M{x},911 h34 v4 h-34Z", "#5a2f4a" if x < 400 else "#22355c")

    s.sheet("factories", works, depth=0.46, haze=0.0)
    s.sheet("hands of smoke", lambda pen: (arm(pen, -1, WARM), arm(pen, 1, COOL), clasp(pen)), depth=0.56, haze=0.0, role="subject")
    s.lamp((400, 760), 360, "#fff0a8", 0.3)
    s.ridge(985, 5, 400, "#7fae7a", depth=0.5, haze=0.0, name="playground")

    def swings(pen):
        pen.path("M40,1010 L76,830 L112,1010 M76,832 H214 M178,1010 L214,830 L250,1010", "#5a3f78", stroke=8)
        pen.path("M118,834 L112,950 M164,834 L170,946", "#fffbe6", stroke=3)
        pen.path("M104,944 l70,-4 v11 l-70,4Z", "#e2627a")
        pen.path("M560,1010 L578,860 L640,860 C650,940 690,1000 760,1006", "#5a3f78", stroke=8)
        pen.path("M600,862 h44 C654,944 694,990 764,996 l-2,16 C670,1008 632,950 622,880Z", "#e2627a")
        for y in (890, 920, 950, 980):
            pen.path(f"M{576 - (y - 860) * 0.12:.0f},{y} h22", "#5a3f78", stroke=5)

    s.sheet("swings and slide", swings, depth=0.54, haze=0.0)

    def fence(pen):
        pen.path("M376,1080 V900 q24,-18 48,0 V1080Z", "#6d5a78")
        with pen.flat():
            for y in range(924, 1080, 30):
                pen.path(f"M376,{y} h48", "#57466a", stroke=3)
                pen.path(f"M{400 + (6 if y % 60 else -8)},{y} v30", "#57466a", stroke=3)
        pen.path("M368,902 q32,-30 64,0 v14 h-64Z", "#8a769a")
        for x in (386, 400, 414):
            pen.path(f"M{x - 4},888 l4,-22 4,22Z", "#cfe3e0")

    s.ridge(1064, 5, 300, "#5f9468", cut="grass", depth=0.6, haze=0.0, name="turf")
    s.sheet("wall end on", fence, depth=0.66, haze=0.0, role="prop")
    s.figure(at=(288, 1098), age="child", pose="point", view="right", height=286, lift=None, depth=0.72, haze=0.0, seed=4, prop=None, role="prop", hair="short", expression="glad", clothes=dict(top="uniform", colour="#b8545c", bottom="shorts", bottom_colour="#5a2f3c", hat="cap", hat_colour="#b8545c"), reach={"hand_right": (112, -236)}, label="child in red uniform")
    s.figure(at=(512, 1098), age="child", pose="point", view="left", height=286, lift=None, depth=0.72, haze=0.0, seed=10, prop=None, role="prop", hair="braids", expression="glad", clothes=dict(top="uniform", colour="#34507f", bottom="shorts", bottom_colour="#22355c", hat="straw", hat_colour="#f3dc9c"), reach={"hand_left": (-112, -236), "hand_right": (-112, -236)}, label="child in blue uniform")
    s.put("dog", at=(404, 1172), scale=1.0, pose="sleep", colour="#c98a5c", role="witness", lift=None, depth=0.82, haze=0.0, label="guard dog asleep")
    s.sheet("chain", lambda pen: [pen.circle(424 + i * 13, 1050 + (i * i) * 2.6, 7, "#e8e2d2", stroke=3) for i in range(0, 6)], depth=0.86, haze=0.0)
    s.ridge(1196, 4, 260, "#2f5548", cut="grass", depth=0.92, haze=0.0, name="near grass")
    s.relate(stacks, "does the work of", "two friends")
    s.describe("Smoke from two chimneys forms hands that shake in the sky. One "
               "chimney is red, one blue; both bend over. Below, a child in red and a"
               " child in blue shake hands over a wall. Beside them are a swing and a"
               " slide. A dog sleeps. The evening is violet.")  # fmt: skip
    s.moods("friendly", "secret", "defiant", "hopeful")
    s.themes("friendship", "borders", "work", "rivals", "agreement")
    s.says("merger", "over the fence", "do not tell our fathers", "truce", "hot air", "let sleeping dogs lie", "wrong side", "deal", "in broad daylight", "it will not last", "cartel", "a bridge of breath",
           "common ground", "who bends first", "signed and sealed", "soft touch", "same sky", "enemies before supper")
    s.about(place="a playground between two factories", time="dusk", weather="clear", light="evening light", view="eye level", composition="centred")
