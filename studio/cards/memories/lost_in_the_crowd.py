"""Lost in the Crowd: from below, the grown-ups are a wood, and one leg is a birch with an owl in it."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def legs(pen, x, hem, foot, w, coat, trousers, shoe, skirt=False):
    """One grown-up, cut off by the lid of the box: coat, two legs, two shoes."""
    for dx in (-w * 0.27, w * 0.27):
        if skirt:
            pen.path(f"M{x + dx - w * 0.12},{hem - 30} L{x + dx - w * 0.07},{foot - 20} h{w * 0.15} L{x + dx + w * 0.13},{hem - 30}Z", trousers)
        else:
            pen.path(f"M{x + dx - w * 0.22},{hem - 30} L{x + dx - w * 0.17},{foot - 10} h{w * 0.36} L{x + dx + w * 0.22},{hem - 30}Z", trousers)
        pen.path(f"M{x + dx - w * 0.2},{foot} v{-w * 0.1} q{w * 0.16},{-w * 0.12} {w * 0.3},0 l{w * 0.16},{w * 0.1}Z", shoe)
    pen.path(f"M{x - w * 0.46},-20 L{x - w * 0.62},{hem} Q{x},{hem + w * 0.1} {x + w * 0.62},{hem} L{x + w * 0.46},-20Z", coat)
    pen.path(f"M{x - 3},-20 L{x},{hem + w * 0.04} l6,0 L{x + 5},-20Z", darken(coat, 0.2))
    for i in range(4):
        pen.circle(x + w * 0.1, hem - w * 0.35 - i * w * 0.5, w * 0.045, lighten(coat, 0.3))


def birch(pen):
    trunk = "M318,330 C326,520 316,760 306,960 C298,1010 262,1040 214,1062 C270,1060 300,1056 330,1040 C336,1060 330,1080 318,1096 C360,1084 380,1066 392,1044 C420,1060 452,1074 500,1078 C470,1050 458,1016 456,970 C450,760 458,520 462,330Z"
    with pen.cut(1.5):
        pen.path(trunk, "#f3ead6")
    with pen.clip(trunk), pen.flat():
        pen.path("M438,300 C432,560 432,760 436,980 C440,1040 460,1070 500,1090 L520,300Z", "#d9c9b4")
        for x, y, n in ((318, 420, 60), (392, 470, 50), (330, 700, 44), (404, 760, 50), (312, 860, 70), (390, 930, 46), (330, 990, 40), (420, 640, 40)):
            pen.path(f"M{x},{y} q{n * 0.5},-9 {n},1 q{-n * 0.4},11 {-n},-1Z", "#2a3a40")
    pen.path("M324,548 C322,480 352,452 388,452 C428,452 454,486 452,548 C450,606 426,636 388,636 C350,636 326,606 324,548Z", "#b08a68")
    pen.lit("M338,548 C336,494 360,468 388,468 C420,468 440,498 438,548 C436,596 418,620 388,620 C358,620 340,596 338,548Z", "#ffb85a")
    with pen.flat():
        pen.path(cuts.heart(372, 822, 36), "#8a2f28")
        pen.path(cuts.heart(372, 820, 24), "#f3ead6")
        pen.path("M330,838 L416,798 l-18,-2 M416,798 l-8,16", "#8a2f28", stroke=5)
    for x, y, turn in ((300, 700, 200), (466, 820, -24), (300, 650, 168)):
        pen.path(cuts.leaf(x + (14 if x < 400 else -10), y, 50, turn, 0.28), "#e7a94a")


def owl(pen):
    pen.path("M350,622 C342,560 346,508 360,492 L356,474 L374,486 Q388,480 402,486 L420,474 L416,492 C430,508 434,560 426,622Z", "#7a4f36")
    pen.path("M366,616 C358,580 366,552 388,552 C410,552 418,580 410,616Z", "#e9cfa4")
    for x in (371, 405):
        pen.circle(x, 518, 19, "#f3ead6")
        pen.circle(x + 1, 523, 11, "#0c1d26")
        with pen.flat():
            pen.circle(x + 4, 519, 3.6, "#ffffff")
    pen.path("M381,530 h14 l-7,16Z", "#e7a94a")
    pen.path("M336,620 Q388,604 440,620 L436,640 Q388,652 340,640Z", "#b08a68")


def near(pen, p):
    """The two who frame us: a coat with a handbag, a coat with an umbrella."""
    pen.path("M-20,-20 H196 C180,300 230,620 214,900 C150,930 60,924 -20,910Z", "#14303a")
    with pen.flat():
        for r in range(11):
            for x in (158, 186, -4):
                pen.path(f"M{x},{120 + r * 74} l9,14 -9,14 -9,-14Z", "#1f4652")
    pen.path("M112,-20 C110,260 150,560 138,780 C126,800 70,800 62,780 C40,560 30,260 20,-20Z", "#1d414c")
    pen.path("M62,772 Q100,790 138,772 L142,812 Q100,826 58,812Z", "#e7a94a")
    pen.path("M66,812 C60,850 74,880 100,880 C126,880 140,850 134,812Z", "#7a3a30")
    with pen.flat():
        pen.path("M84,836 v36 M100,838 v40 M116,836 v36", "#5a2820", stroke=4)
    with pen.cut(1.4):
        pen.path("M20,1010 Q20,980 52,980 H168 Q200,980 200,1010 L212,1116 Q110,1136 8,1116Z", "#a8352c")
    pen.path("M58,984 C58,850 146,850 146,984", "#7a241e", stroke=12)
    pen.path("M14,1030 Q106,1052 206,1030 L200,1004 Q106,1020 20,1004Z", "#c8463a")
    pen.circle(108, 1036, 13, "#ffd28a")
    pen.path("M820,-20 H610 C630,280 580,600 600,850 C660,880 740,876 820,864Z", "#0f2630")
    with pen.flat():
        for x in (628, 650, 776, 798):
            pen.path(f"M{x},-20 C{x + 10},280 {x - 22},600 {x - 6},856", "#1a3a46", stroke=4)
    pen.path("M690,-20 C700,240 668,520 676,716 C690,736 742,734 750,716 C768,520 790,240 800,-20Z", "#183843")
    pen.path("M672,710 Q712,728 752,710 L754,748 Q712,762 670,748Z", "#b5766a")
    pen.path("M678,748 C672,790 690,812 712,812 C736,812 752,790 746,748Z", "#dfa883")
    pen.path("M712,776 L704,1120", "#0a161c", stroke=12)
    pen.path("M684,820 C676,900 688,1000 702,1090 C726,1000 742,900 738,820Z", "#3f6f70")
    with pen.flat():
        pen.path("M690,772 h18 M688,788 h20", "#b07a5a", stroke=4)
    pen.path("M711,820 L703,1090", "#2a5256", stroke=4)
    pen.path("M712,780 V752 c0,-26 40,-26 40,2", "#0a161c", stroke=11)


@light_box(id="y7z8uj", title="Lost in the Crowd", seed=63, palette="back seat", light=(0.3, -0.9))
def paint(s: LightBox) -> None:
    """Knee-high among strangers."""
    s.back("#ffd9a0", "#5a7b7c", at=(560, 720), radius=640)
    rng = s.rng
    for row, (count, w, hem, foot, d) in enumerate(((9, 70, 560, 850, 0.12), (7, 104, 500, 910, 0.24))):
        def crowd(pen, row=row, count=count, w=w, hem=hem, foot=foot):
            for i in range(count):
                x = -10 + i * 820 / (count - 1) + float(rng.uniform(-14, 14))
                tone = mix(("#a98f8a", "#6f8a88", "#b5766a", "#8a7a80")[i % 4], "#f5c79a", 0.5 - 0.3 * row)
                legs(pen, x, hem + float(rng.uniform(-40, 40)), foot + float(rng.uniform(-14, 14)), w, tone, darken(tone, 0.2), darken(tone, 0.4), skirt=i % 3 == 1)

        s.sheet(f"crowd {row}", crowd, depth=d, haze=0.0)
        s.sheet(f"pavement {row}", f"M-20,{foot - 8} Q400,{foot - 26} 820,{foot - 8} V1220 H-20Z", mix("#b5766a", "#274048", 0.2 + 0.3 * row), depth=d + 0.05, haze=0.0)
    s.lamp((560, 740), 380, "#ffc88a", 0.3)

    def middle(pen):
        legs(pen, 160, 420, 990, 160, "#2c6470", "#1f424a", "#0c1d26")
        legs(pen, 690, 450, 1000, 150, "#8a4038", "#dfa883", "#5a1f1c", skirt=True)

    s.sheet("strangers", middle, depth=0.4, haze=0.0, role="prop", count=2)
    s.sheet("pavement", "M-20,1010 Q400,980 820,1010 V1220 H-20Z", "#3a4c50", depth=0.44, haze=0.0)
    s.sheet("trouser leg", lambda pen: (pen.path("M486,300 L494,1030 H604 L620,300Z", "#3a4450"), [pen.path(f"M{512 + 26 * i},300 L{514 + 24 * i},1030", "#5d6a74", stroke=3) for i in range(4)], pen.path("M482,1072 v-36 q40,-30 92,-4 l64,26 q10,6 6,14Z", "#0c1d26")), depth=0.54, haze=0.0, role="subject")
    tree = s.sheet("birch leg", birch, depth=0.58, haze=0.0, role="subject")
    s.lamp((388, 546), 170, "#ffb85a", 0.5)
    s.sheet("owl", owl, lift=6, role="witness")
    s.sheet("overcoat", lambda pen: (pen.path("M262,-20 L232,380 Q390,420 470,398 L462,-20Z", "#4a5a66"), pen.path("M440,-20 L452,404 Q560,410 690,372 L650,-20Z", "#3f4d59"), [pen.circle(480, y, 12, "#e7a94a") for y in (70, 190, 310)], pen.path("M540,170 h104 v22 h-104Z", "#33404a"), pen.path("M288,170 h104 v22 h-104Z", "#3d4b56")), depth=0.64, haze=0.0, role="prop")
    s.sheet("undergrowth", lambda pen: ([pen.path(cuts.leaf(x, y, n, t, 0.16), tone) for x, y, n, t, tone in [(236 + 0 * i, 1084, 84 - 6 * abs(i), -90 + 24 * i, "#4f8a70") for i in range(-3, 4)]],
                                      [(pen.path(f"M{x - 6},{y} v-28 h12 v28Z", "#f3ead6"), pen.path(f"M{x - 26},{y - 26} Q{x},{y - 66} {x + 26},{y - 26}Z", "#e0473a")) for x, y in ((508, 1096), (548, 1108))]), lift=10, role="prop", count=3)
    s.figure(at=(420, 1150), age="child", pose="look_up", view="back_left", height=250, role="prop", clothes=dict(top="raincoat", colour="#e7a94a", hat="none"), hair="bob", lift=20, seed=9, label="child in a yellow coat")
    s.put("mitten", at=(566, 1138), scale=0.56, turn=-64, colour="#e0473a", lift=6, role="accent")
    s.sheet("people close by", lambda pen: near(pen, s.palette), depth=0.92, haze=0.0, role="prop", count=2, plane="front")
    s.sheet("hem above", "M-20,-20 H820 V40 Q600,96 400,56 Q200,90 -20,46Z", "#0a1a22", depth=0.96, haze=0.0, plane="front")
    s.relate(tree, "replaces", "trouser leg")
    s.describe("A child stands before a grown-up whose leg is a birch trunk. From "
               "below we see only coats, legs, bags and shoes. The trunk has a carved"
               " heart and a lit hole with an owl. The child’s coat is yellow. A red "
               "mitten and mushrooms lie there. All is blue.")  # fmt: skip
    s.moods("lost", "curious", "small", "watched over")
    s.themes("being small", "strangers", "the forest", "looking for someone")
    s.says("have you seen my mother", "undergrowth", "can't see the wood", "stay where you are", "everyone looks the same from here", "rush hour", "putting down roots", "a wise stranger", "hold my hand", "wooden leg",
           "nobody looks down", "Christmas shopping", "safe place", "who", "old growth", "family tree", "deeper in", "found")
    s.about(place="a crowded pavement", time="dusk", weather="clear", light="low evening light between legs", view="from a child's height", composition="frame")
