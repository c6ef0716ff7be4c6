"""A boy at the pane of a sweet shop with one coin; in the topmost jar sleeps a swallow, and the shop woman asks for quiet."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.figures import draw_face
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_hands import cut_hand
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

COCOA, SHADE = "#3a1822", "#96524e"
TONES = ("#f27a8e", "#7fc9ae", "#ffd27a", "#d43d57", "#f7b3b0", "#5aa894", "#ffb35e")
SHELVES = ((322, 0.86), (504, 0.94), (704, 1.04), (920, 1.14))


def glass(w: float, h: float) -> str:
    return f"M{-w / 2},-6 Q{-w / 2},0 {-w / 2 + 8},0 H{w / 2 - 8} Q{w / 2},0 {w / 2},-6 V{-h * 0.72} C{w / 2},{-h * 0.84} {w * 0.34},{-h * 0.86} {w * 0.32},{-h * 0.94} H{-w * 0.32} C{-w * 0.34},{-h * 0.86} {-w / 2},{-h * 0.84} {-w / 2},{-h * 0.72}Z"


def lid(pen: PaperPen, w: float, h: float, tone: str) -> None:
    pen.rect(-w * 0.38, -h * 1.0, w * 0.76, h * 0.09, tone, radius=4)
    pen.oval(0, -h * 1.0, w * 0.28, h * 0.05, lighten(tone, 0.15))
    pen.circle(0, -h * 1.08, w * 0.1, tone)


def jar(pen: PaperPen, x: float, y: float, k: float, i: int) -> None:
    """Lit tissue for glass; in it balls, sticks, ribbons or drops."""
    tone, w, h = TONES[i % 7], 88 * k, 138 * k
    with pen.at(x, y):
        pen.path(glass(w + 8, h + 4), darken(tone, 0.25))
        pen.lit(glass(w, h), lighten(tone, 0.5), 0.7)
        with pen.clip(glass(w - 8, h - 6)):
            for n in range(16 if i % 3 else 9):
                a, b = (n % 4 - 1.5) * w * 0.23 + (n // 4 % 2) * w * 0.1, -w * 0.12 - (n // 4) * w * 0.24
                if i % 3 == 0:
                    pen.taper([(-w * 0.36 + n * w * 0.09, 0), (-w * 0.4 + n * w * 0.1, -h * (0.62 + 0.05 * (n % 3)))], 8 * k, 8 * k, (tone, "#fffaf3")[n % 2])
                elif i % 3 == 1:
                    pen.circle(a, b, w * 0.125, (tone, darken(tone, 0.14))[n % 2])
                else:
                    pen.path(cuts.leaf(a - w * 0.12, b, w * 0.26, 30 - 60 * (n % 2), 0.6), (tone, lighten(tone, 0.2))[n % 2])
        lid(pen, w, h, darken(tone, 0.35))


def shelf(pen: PaperPen, y: float, k: float) -> None:
    """Seen from below: its under side shows."""
    pen.rect(-10, y, 820, 12, "#c08a80")
    pen.rect(-10, y + 12, 820, 20 * (1.5 - k) + 12, "#a06a66")


def swallow(pen: PaperPen) -> None:
    """Asleep on a bed of sugar: head in the shoulder, wings folded over a forked tail."""
    blue, w, h = "#2c3f6e", 150, 206
    with pen.at(290, 322):
        pen.path(glass(w + 10, h + 5), "#c97a86")
        pen.lit(glass(w, h), "#ffdc96", 0.6)
        with pen.clip(glass(w - 6, h - 4)):
            for n in range(26):
                pen.circle(-70 + n % 9 * 18 + (n // 9) * 8, -8 - (n // 9) * 14, 11, ("#fffaf3", "#f7c6c4", "#f2a3ac")[n % 3])
            pen.path("M18,-66 C44,-60 66,-56 72,-34 C54,-40 40,-40 30,-44 C44,-34 58,-22 60,-8 C40,-24 20,-40 0,-50Z", darken(blue, 0.3))
            pen.path("M-60,-72 C-66,-112 -24,-124 2,-104 C30,-92 44,-66 30,-46 C8,-30 -40,-34 -60,-72Z", "#fff4e4")
            pen.path("M-14,-116 C22,-112 62,-84 66,-42 C30,-46 -8,-64 -24,-92Z", blue)
            with pen.flat():
                for n in range(4):
                    pen.taper([(-2 + n * 9, -88 + n * 6), (26 + n * 9, -66 + n * 5), (56, -46)], 3, 1.5, lighten(blue, 0.25))
            pen.path("M-66,-80 C-74,-112 -44,-132 -20,-120 C-2,-110 -4,-88 -22,-80 C-36,-74 -54,-72 -66,-80Z", blue)
            pen.path("M-62,-82 C-54,-72 -36,-70 -24,-80 C-32,-92 -52,-94 -62,-82Z", "#c4533a")
            pen.path("M-64,-88 L-80,-80 L-62,-79Z", "#3a2a20")
            with pen.flat():
                pen.path("M-52,-98 q8,7 15,-1", "#fff4e4", stroke=3.2)
        pen.path(f"M{-w * 0.4},{-h * 0.68} V-128", "#ffffff", stroke=5)
        lid(pen, w, h, "#8c2f46")


def ladder(pen: PaperPen) -> None:
    """It goes on upwards; nobody sees where it leans."""
    for x0, x1 in ((364, 446), (580, 552)):
        pen.taper([(x0, 1230), (x1, -30)], 30, 18, "#8a5244")
    for n in range(11):
        y = 1090 - n * 118 * (1 - n * 0.022)
        t = (1230 - y) / 1260
        a, b = 364 + 82 * t, 580 - 28 * t
        pen.poly([(a - 8, y), (b + 8, y), (b + 2, y + 16), (a - 2, y + 16)], "#a86c54")
        pen.poly([(a - 2, y + 16), (b + 2, y + 16), (b - 2, y + 26), (a + 2, y + 26)], "#75433c")


def boy(pen: PaperPen, s: LightBox) -> None:
    pen.path("M-20,1220 V1090 C30,1060 130,1070 190,1110 C240,1140 250,1180 256,1220Z", "#2f3f52")
    pen.path("M30,1070 C80,1096 140,1098 176,1084 L190,1124 C140,1144 60,1138 16,1108Z", "#4b2430")
    with pen.at(84, 912, turn=4):
        draw_face(pen, s.palette, 196, "child", view="right", expression="wonder", look=(0, -16), hair={"kind": "short", "colour": "#24101a"}, skin=SHADE, neck=True, seed=6)
        pen.path("M-190,-60 C-200,-190 -60,-250 60,-216 C140,-190 176,-120 178,-74 C90,-96 -60,-90 -190,-60Z", "#c43a50")
        pen.path("M-192,-64 C-70,-100 90,-104 186,-78 L184,-48 C90,-74 -70,-68 -190,-28Z", "#8c2338")


def coin_hand(pen: PaperPen) -> None:
    pen.path("M300,1230 L362,1140 L462,1176 L470,1230Z", "#2f3f52")
    with pen.at(424, 1150, turn=36):
        cut_hand(pen, SHADE, "M-42,40 C-60,-20 -64,-70 -54,-104 C-30,-122 40,-122 58,-100 C68,-60 58,0 42,40Z",
                 (([(-42, -98), (-60, -138), (-56, -168)], 30, 21), ([(-15, -108), (-24, -162), (-20, -202)], 32, 22), ([(16, -108), (18, -168), (18, -212)], 33, 23), ([(45, -96), (58, -150), (58, -190)], 32, 22)),
                 ([(44, 0), (94, -44), (98, -94)], 40, 27), nails=False, creases=False)  # fmt: skip
        with pen.flat():
            line = darken(SHADE, 0.26)
            for d in ("M-48,-84 C-20,-66 20,-74 40,-92", "M-50,-60 C-20,-40 14,-44 34,-76", "M26,-84 C0,-60 -8,-20 0,20"):
                pen.path(d, line, stroke=3)
        pen.oval(-6, -46, 37, 33, "#b9802e")
        pen.oval(-8, -49, 36, 32, "#ffd76a")
        pen.oval(-8, -49, 27, 23, "#e0a83e", stroke=3)
        pen.path(cuts.leaf(-22, -40, 34, -34, 0.4), "#c98f2e")


@light_box(id="ng1fly", title="A Quarter of Breath", seed=12, palette="peppermint", light=(0.35, -0.85))
def paint(s: LightBox) -> None:
    """The lamp stands behind the jars; out here the boy is dark but for his edge."""
    s.took_view("through")
    s.back("#fff3d4", "#e79aa3", at=(300, 330), radius=900)
    for n, (y, k) in enumerate(SHELVES):
        s.sheet(f"shelf {n}", lambda pen, y=y, k=k: shelf(pen, y, k), depth=0.1 + 0.02 * n, haze=0.0)
        spots = [(400 + (c - 3.6) * 118 * k, c) for c in range(8)]
        s.sheet("jars of sweets", lambda pen, y=y, k=k, n=n, spots=spots: [jar(pen, x, y, k, n * 3 + c * 2) for x, c in spots if not (n == 0 and c in (2, 3))], depth=0.14 + 0.02 * n, role="prop", count=8, haze=0.3)
    bird = s.sheet("swallow asleep in a jar", swallow, depth=0.3, role="subject", haze=0.0)
    s.lamp((290, 230), 260, "#ffdf96", 0.2)
    s.sheet("ladder", ladder, depth=0.4, role="prop", haze=0.0)
    woman = s.figure((478, 761), age="adult", pose="stand", view="front_left", height=560, elevation=-10, role="witness", label="shop woman with a finger on her lips", prop=None, seed=11,
                     expression="worried", look=(-20, 10), hair={"kind": "bun", "colour": "#6b2f2a"}, skin="#e8a98a", clothes=dict(top="dress", colour="#3f8f7c", apron="#fffaf3", shoes="shoes", shoe_colour="#4b2430"),
                     reach={"hand_right": (-146, -640), "hand_left": (4, -466), "foot_left": (34, 0), "foot_right": (-40, 0)}, grips={"right": "clasp", "left": "point"}, lift=16)  # fmt: skip
    (hx, hy), (mx, my) = woman["hand_left"], woman["mouth"]
    s.sheet("finger", lambda pen: pen.taper([(hx + 4, hy - 4), (mx + 3, my + 12), (mx + 2, my - 8)], 13, 9, "#e8a98a"), depth=0.46, lift=2.0, haze=0.0)
    s.sheet("counter", lambda pen: [pen.rect(-10, 1092, 820, 120, "#5c2b30"), pen.rect(-10, 1072, 820, 26, "#9a5e46"), [pen.path(cuts.circle(620 + 40 * n, 1148, 11), "#7a3f3c") for n in range(6)]], depth=0.56, haze=0.0)
    s.sheet("boy at the pane", lambda pen: boy(pen, s), depth=0.8, role="subject", haze=0.0)
    s.lamp((330, 900), 240, "#ffd9b8", 0.22)
    s.shade("M262,1000 C262,940 300,900 350,908 C410,900 446,950 440,1000 C446,1050 400,1090 350,1080 C300,1084 268,1050 262,1000Z", "#ffffff", 0.72, soft=26)
    s.sheet("coin in an open hand", coin_hand, depth=0.88, role="accent", haze=0.0)
    s.sheet("awning", lambda pen: [pen.path(f"M{-20 + 84 * n},-10 H{64 + 84 * n} V34 a42,38 0 0 1 -84,0Z", ("#7a1f34", "#c9a79a")[n % 2]) for n in range(10)], depth=0.94, plane="front", haze=0.0)
    s.relate(bird, "sleeps in", "jar")
    s.describe("A boy looks into a sweet shop, one coin in his hand. He wears a red cap. On the shelves stand jars of bright sweets; in the biggest a swallow sleeps. "
               "On a ladder a woman in green holds its lid and lays a finger on her lips.")  # fmt: skip
    s.moods("hushed", "longing", "tender", "tense")
    s.themes("money", "wishes", "sleep", "temptation", "shops")
    s.says("how much is that one?", "don’t wake it", "all I have", "one coin, one wish", "not for sale", "summer is kept in a jar", "hush, it is sleeping",
           "a quarter of that, please", "top shelf", "window shopping", "it will fly if you pay", "holding his breath", "sugar dreams", "look, don’t touch",
           "what money can’t buy", "she knows what he wants", "the sweetest thing", "closing time")  # fmt: skip
    s.about(place="outside a sweet shop", time="evening", weather="cold", light="lamp behind glass jars", composition="diagonal",
            view="near, over his shoulder", foreground="a boy’s profile, his breath and his hand with a coin",
            unexplained="the swallow that sleeps in a jar")  # fmt: skip
