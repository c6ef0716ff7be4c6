"""Summer's Last Train: sandcastles with suitcases wait on a beach platform while the tide comes in along the rails."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SAND, PLUM = "#f0b65c", "#3b1c5c"


def tower(pen, x, y, w, h, tone):
    """A bucket turned over: slanting sides and battlements."""
    q = w * 0.4
    d = f"M{x - w / 2},{y} L{x - q},{y - h}"
    n = 3
    step = 2 * q / (2 * n - 1)
    for i in range(n):
        d += f" v{-step * 0.9} h{step} v{step * 0.9}" + (f" h{step}" if i < n - 1 else "")
    pen.path(d + f" L{x + w / 2},{y}Z", tone)
    with pen.flat():
        for j in range(int(h // 26)):
            yy = y - 20 - j * 26
            pen.path(f"M{x - w * 0.36 + (j % 2) * w * 0.2},{yy} h{w * 0.16} M{x + w * 0.1 + (j % 2) * w * 0.08},{yy - 8} h{w * 0.14}", darken(tone, 0.12), stroke=3)


def eyes(pen, x, y, gap, r, glum=False):
    for dx in (-gap, gap):
        pen.path(f"M{x + dx - r},{y + r} v{-r} a{r},{r} 0 0 1 {2 * r},0 v{r}Z", PLUM)
        pen.lit(cuts.circle(x + dx + r * 0.1, y + r * 0.3, r * 0.4), "#ffe9a8", 0.6)
    with pen.flat():
        pen.path(f"M{x - r * 1.1},{y + r * 2.6} q{r * 1.1},{(-1 if glum else 1) * r * 0.9} {r * 2.2},0", PLUM, stroke=max(3, r * 0.32))


def case(pen, x, y, k, tone):
    with pen.at(x, y, scale=k):
        pen.path("M-18,-64 v-16 q0,-8 8,-8 h20 q8,0 8,8 v16", darken(tone, 0.5), stroke=7)
        pen.path("M-52,-66 H52 q8,0 8,8 V0 H-60 V-58 q0,-8 8,-8Z", tone)
        pen.path("M-34,-66 h13 V0 h-13Z M21,-66 h13 V0 h-13Z", darken(tone, 0.3))


def passenger(pen, x, y, k, tone, scarf, bag, kind):
    """A castle with a face, twig arms and luggage."""
    with pen.at(x, y, scale=k):
        if kind == 0:  # a family castle: two side towers
            tower(pen, -104, 0, 88, 120, darken(tone, 0.1))
            tower(pen, 104, 0, 88, 132, darken(tone, 0.1))
            pen.path("M-112,0 V-84 H112 V0Z", tone)
        tower(pen, 0, 0, 150 if kind < 2 else 120, 232 if kind != 2 else 190, tone)
        if kind < 2:
            pen.path("M-30,0 v-40 a30,30 0 0 1 60,0 V0Z", darken(tone, 0.42))
        eyes(pen, 0, -178 if kind != 2 else -142, 27, 15, kind == 1)
        pen.path("M-74,-104 q74,30 146,-4 l6,24 q-80,36 -158,6Z" if kind < 2 else "M-60,-84 q60,26 118,-4 l6,22 q-66,32 -130,6Z", scarf)
        pen.path("M34,-86 l32,-6 8,70 -32,6Z", scarf)
        ax = 118 if kind == 0 else 74
        pen.path(f"M{ax - 14},-88 q30,6 {56},30", "#7a4a30", stroke=7)
        case(pen, ax + 48, 2, 0.86, bag)
        if kind == 1:
            pen.path("M0,-252 V-318", "#7a4a30", stroke=5)
            pen.path("M0,-318 l54,17 -54,18Z", "#27a0a0")


@light_box(id="mlx0vh", title="Summer's Last Train", seed=156, palette="carnival paper", light=(0.5, -0.8))
def paint(s: LightBox) -> None:
    """The second of September."""
    s.back("#ffe39a", "#a2407e", at=(560, 330), radius=560)
    s.disc("sun", (590, 356), 84, "#fff0b4", halo=0.6)
    s.sheet("gulls", lambda pen: [pen.path(f"M{x - w},{y} q{w * 0.5},{-w * 0.6} {w},0 q{w * 0.5},{-w * 0.6} {w},0 q{-w * 0.5},{-w * 0.28} {-w},{w * 0.3} q{-w * 0.5},{-w * 0.58} {-w},{-w * 0.3}Z", "#fff0e6") for x, y, w in ((330, 330, 34), (250, 290, 24), (392, 296, 20), (690, 170, 28))] and None, depth=0.12, haze=0.0)
    s.puffs([(150, 130, 240), (420, 210, 150)], colour="#d8688c", depth=0.1)
    s.ridge(424, 3, 400, "#b04f8c", depth=0.14, haze=0.0, name="horizon")
    s.ridge(476, 5, 300, "#7f4096", cut="waves", depth=0.2, haze=0.0, name="sea")
    s.ridge(540, 6, 300, "#5c3a94", cut="waves", depth=0.26, haze=0.0, name="sea near")
    s.sheet("strand", "M-20,800 C200,760 420,640 820,560 V1220 H-20Z", "#e59a5c", depth=0.32, haze=0.0)

    def rails(pen):
        pen.path("M-20,846 L820,616 V690 L-20,930Z", "#a8597c")
        for i in range(16):
            x = -10 + i * 54
            pen.path(f"M{x},{848 - x * 0.274:.0f} l20,-5 14,72 -22,5Z", "#5a2f50")
        for dy in (8, 62):
            pen.path(f"M-20,{846 + dy} L820,{616 + dy} v9 L-20,{855 + dy}Z", "#f2d9c0")

    s.sheet("rails", rails, depth=0.36, haze=0.0)
    s.put("train carriage", at=(196, 838), scale=0.98, turn=-15.3, colour="#27a0a0", role="prop", lift=None, depth=0.44, haze=0.0)
    def smoke(pen):
        with pen.cut(1.6):
            for x, y, r in ((632, 414, 22), (598, 394, 34), (546, 378, 46), (482, 384, 52), (424, 402, 36), (384, 412, 22)):
                pen.circle(x, y, r, "#ffd3bd")

    s.sheet("smoke", smoke, depth=0.42, haze=0.0)
    s.put("train engine", at=(598, 726), scale=0.98, turn=-15.3, steam=False, colour="#8a2f78", role="prop", lift=None, depth=0.46, haze=0.0)

    def tide(pen):
        pen.path("M-20,812 C60,836 120,790 190,806 C270,826 330,772 404,778 C470,784 520,742 560,752 C600,760 600,786 560,796 C460,820 300,880 -20,960Z", "#6f5fc0")
        with pen.flat():
            pen.path("M-20,812 C60,836 120,790 190,806 C270,826 330,772 404,778 C470,784 520,742 560,752", "#fff0e6", stroke=9)
        pen.path("M-20,880 C60,896 130,858 210,868 C280,876 350,836 420,840 C460,842 470,858 440,866 C300,900 160,960 -20,1000Z", "#8b83d8")
        with pen.flat():
            pen.path("M-20,880 C60,896 130,858 210,868 C280,876 350,836 420,840 C452,842 470,856 440,866", "#fff0e6", stroke=8)

    s.sheet("tide on the rails", tide, depth=0.52, haze=0.0, role="prop")

    def platform(pen):
        pen.path("M-20,1000 L820,764 V1220 H-20Z", "#8a4a5e")
        for i in range(15):
            x = -30 + i * 60
            y = 1003 - x * 0.281
            pen.path(f"M{x},{y:.0f} l56,-15.7 40,460 h-60Z", ("#c98a6a", "#bd7d62")[i % 2])
        pen.path("M-20,1000 L820,764 v20 L-20,1022Z", "#fff0d2")

    s.sheet("platform", platform, depth=0.56, haze=0.0)

    def lamp(pen):
        pen.path("M300,930 V560 h12 V930Z", PLUM)
        pen.path("M276,560 h60 l-12,-50 h-36Z", PLUM)
        pen.lit("M284,556 h44 l-9,-40 h-26Z", "#ffdf8a")

    s.sheet("platform lamp", lamp, depth=0.58, haze=0.0)
    s.lamp((306, 540), 160, "#ffdf8a", 0.6)
    queue = ((592, 904, 0.5, 2, "#e6b068", "#27a0a0", "#e2577a"), (458, 1002, 0.68, 1, "#eab45e", "#e2577a", "#27a0a0"), (204, 1092, 1.0, 0, SAND, "#27a0a0", "#8a2f78"))
    castles = s.sheet("sandcastles with suitcases", lambda pen: [passenger(pen, x, y, k, t, sc, b, kind) for x, y, k, kind, t, sc, b in queue], depth=0.68, haze=0.0, role="subject", count=3)
    man = s.figure(at=(712, 1164), age="old", pose="hold_up", view="front_left", height=330, role="witness", lift=None, depth=0.8, haze=0.0, seed=18, prop=None, expression="calm", clothes=dict(top="uniform", colour="#3a4f9a", trim="#f4b63a", beard="moustache"), reach={"hand_right": (-92, -286)}, label="station master")
    tx, ty = man["head_top"]
    hx, hy = man["hand_main"] if "hand_main" in man.anchors else man["hand_west"]

    def bucket(pen):
        with pen.at(tx + 2, ty + 12, turn=-4, scale=0.86):
            pen.path("M-50,6 L-36,-72 H36 L50,6 Q0,22 -50,6Z", "#e2577a")
            pen.path("M-52,-6 L52,-6 L54,10 Q0,26 -54,10Z", lighten("#e2577a", 0.3))
            pen.path(cuts.star(0, -38, 17, 5), "#f4b63a")
        pen.path(f"M{hx},{hy + 34} V{hy - 66}", "#7a4a30", stroke=8)
        pen.path(f"M{hx - 22},{hy - 66} q0,-46 22,-56 q22,10 22,56 q-22,14 -44,0Z", "#27a0a0")

    s.sheet("bucket helmet and spade", bucket, lift=5, role="accent")

    def melting(pen):
        pen.path("M-20,1220 V1150 C30,1140 40,1090 84,1092 C110,1096 112,1120 140,1126 C180,1134 180,1170 220,1184 V1220Z", darken(SAND, 0.12))
        pen.path("M60,1100 V1050 h12 v14 h12 v-14 h12 v14 h10 v44Z", darken(SAND, 0.12))
        case(pen, 196, 1186, 0.8, "#27a0a0")
        pen.path("M-20,1170 q40,-26 80,-4 q40,-26 84,0 q40,-20 80,6 q30,-14 60,10 V1220 H-20Z", "#8b83d8")
        with pen.flat():
            pen.path("M-20,1170 q40,-26 80,-4 q40,-26 84,0 q40,-20 80,6 q30,-14 60,10", "#fff0e6", stroke=8)

    s.sheet("one too late", melting, depth=0.9, haze=0.0, role="prop")
    s.relate(castles, "waits for", "a train")
    s.describe("Sandcastles with faces, scarves and suitcases stand on a platform. "
               "Behind them is a steam train; waves wash over the rails. A man in "
               "uniform wears a toy bucket on his head and lifts a spade. One castle "
               "has half dissolved. The sunset is purple and yellow.")  # fmt: skip
    s.moods("farewell", "comic", "wistful", "hurried")
    s.themes("summer", "leaving", "tide", "impermanence", "journeys")
    s.says("mind the gap", "the holiday is over", "one-way ticket", "back to school", "no fixed shape", "they said a lifetime", "all aboard", "last call", "sand in the luggage", "evacuation", "the tide keeps the timetable", "where do they spend the winter",
           "brief architecture", "somebody missed it", "postcard", "keep your tower up", "goodbye", "delay on the line")
    s.about(place="a railway platform on a beach", time="sunset", weather="clear", light="low sun", view="slightly from above", composition="diagonal")
