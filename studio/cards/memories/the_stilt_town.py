"""The Stilt Town: children cross a flooded market on stilts; their reflections stand on the ground."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.figures import Figure
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WATER = 742
KIDS = [dict(x=220, up=236, height=300, pose="walk", view="right", seed=3, clothes=dict(top="dungarees", colour="#3f6fb0"), hair="messy"),
        dict(x=446, up=214, height=270, pose="walk", view="right", seed=8, clothes=dict(top="dress", colour="#c8403a"), hair="braids"),
        dict(x=606, up=170, height=190, pose="walk", view="right", seed=12, clothes=dict(top="coat", colour="#e2a53c", hat="cap"), hair="short")]


def person(kid, **more):
    return Figure(age="child", prop=None, **{**{k: v for k, v in kid.items() if k not in ("x", "up")}, **more})


def on_stilts(pen, p, kid):
    """Two poles from above the hands down into the water, a rest under each foot."""
    x, foot, h = kid["x"], WATER - kid["up"], kid["height"]
    who = person(kid, pose="stand", view="front_right", reach={"hand_left": (-h * 0.17, -h * 0.44), "hand_right": (h * 0.19, -h * 0.44)})
    poles = []
    for i, name in enumerate(("foot_left", "foot_right")):
        fx, fy = who.anchors[name]
        side = -1 if i == 0 else 1
        poles.append((x + side * h * 0.17, x + fx * 1.0 + side * h * 0.1, foot + fy))
    with pen.at(x, foot):
        who.draw(pen, p)
    for top, low, y in poles:
        pen.path(f"M{top - 5},{y - h * 0.62} h10 L{low + 6},{WATER + 20} h-11Z", "#8a5a34")
        pen.path(f"M{low - 24},{y + 2} h44 l-8,16 h-30Z", "#5d3b28")


def reflected(pen, p, kid):
    """Upside down, and without any stilts: feet on the ground."""
    with pen.at(kid["x"], WATER + 10, turn=180, flip=True):
        person(kid, pose="stand", view="front_right", height=kid["height"]).draw(pen, p)


def house(pen, p, x, w, top, tone, roof, lit):
    pen.rect(x, top, w, WATER - top + 20, tone)
    pen.path(f"M{x - 12},{top + 4} L{x + w / 2},{top - w * 0.5} L{x + w + 12},{top + 4}Z", roof)
    for r in range(2):
        for c in range(2):
            wx, wy = x + w * (0.2 + 0.36 * c), top + 40 + r * 110
            d = f"M{wx},{wy + 54} V{wy + 14} q{w * 0.12},-24 {w * 0.24},0 V{wy + 54}Z"
            if (r + c + lit) % 3 == 0:
                pen.lit(d, p.glow)
            else:
                pen.path(d, darken(tone, 0.35))


@light_box(id="n6f6ps", title="The Stilt Town", seed=15, palette="clay court", light=(0.5, -0.8))
def paint(s: LightBox) -> None:
    """The market square, two days after the rain."""
    p = s.palette
    s.back("#fff2cf", "#f0a468", at=(470, 470), radius=640)
    s.ridge(560, 26, 300, "#e8b483", cut="roofs", depth=0.14, haze=0.0, bottom=WATER)
    s.sheet("houses", lambda pen: [house(pen, p, x, w, top, t, r, i) for i, (x, w, top, t, r) in enumerate((
        (60, 150, 420, "#d98a58", "#a8502f"), (206, 130, 480, "#e6a672", "#8a4034"), (560, 140, 450, "#dd9460", "#a8502f"), (690, 150, 390, "#cf7b4c", "#7a3a3c")))], depth=0.26, haze=0.0)
    s.lamp((420, 560), 330, "#fff0c0", 0.3)

    def stalls(pen):
        for x, w, y, tone in ((340, 150, 640, p.accent), (66, 170, 668, p.accent2), (640, 160, 650, "#7a8f4a")):
            pen.rect(x + 8, y + 20, 8, 140, "#7a4a34")
            pen.rect(x + w - 16, y + 20, 8, 140, "#7a4a34")
            for i in range(5):
                q = w / 5
                pen.path(f"M{x + i * q:.0f},{y - 24} h{q:.0f} v44 a{q / 2:.0f},14 0 0 1 {-q:.0f},0Z", tone if i % 2 else p.light)

    s.sheet("drowned stalls", stalls, depth=0.36, haze=0.0)

    def chimney(pen):
        pen.path(f"M676,{WATER + 30} V650 h72 V{WATER + 30}Z", "#9a4a38")
        pen.rect(666, 636, 92, 20, "#7a3a34")

    def water(pen):
        pen.path("M-20,742 C60,732 110,750 190,742 S330,734 410,743 S560,750 640,741 S760,736 820,743 V1220 H-20Z", "#5f8fb8")

    s.sheet("water", water, depth=0.46, haze=0.0)

    def cobbles(pen):
        for r in range(4):
            for c in range(12):
                pen.path(f"M{-30 + c * 74 + (r % 2) * 36},{752 + r * 26} h66 q6,0 6,6 v12 q0,5 -6,5 h-66 q-6,0 -6,-5 v-12 q0,-6 6,-6Z", mix("#e0a878", "#5f8fb8", 0.36 + 0.14 * r))

    s.sheet("mirrored ground", cobbles, lift=2, shadow=(0, 0, 0, 0.1))
    down = s.sheet("reflections", lambda pen: [reflected(pen, p, k) for k in KIDS], role="subject", lift=5, count=3)
    s.sheet("far ripples", lambda pen: [pen.path(f"M{x},{y} q{w / 2},-7 {w},0 q{-w / 2},7 {-w},0Z", "#bcd4e4") for x, y, w in ((60, 806, 70), (330, 838, 60), (520, 806, 50), (700, 850, 90), (20, 900, 80), (520, 930, 66), (320, 990, 100), (650, 1000, 80), (90, 1040, 110))], lift=3)
    up = s.sheet("children on stilts", lambda pen: [on_stilts(pen, p, k) for k in KIDS], role="subject", depth=0.66, haze=0.0, count=3)
    s.sheet("rings", lambda pen: [pen.oval(k["x"] + dx, WATER + 14, 30, 7, "#e4f0f4", stroke=3) for k in KIDS for dx in (-34, 34)], lift=2)
    s.sheet("chimney in the water", chimney, depth=0.7, haze=0.0)

    def duck(pen):
        with pen.at(712, 640, scale=1.15, flip=True):
            pen.path("M-44,-30 C-60,-38 -64,-48 -62,-56 C-40,-44 -20,-52 4,-48 C8,-56 6,-62 6,-70 C6,-94 44,-94 46,-70 C46,-56 40,-50 42,-38 C44,-14 24,-2 -4,-2 C-26,-2 -38,-14 -44,-30Z", "#fff4e0")
            pen.path("M44,-76 l26,8 -2,8 -24,0Z", "#e2853c")
            pen.path("M-30,-34 C-14,-44 10,-40 18,-28 C8,-14 -18,-14 -30,-34Z", "#e8cfae")
            pen.path("M6,-66 q18,10 38,0 v8 q-20,10 -36,0Z", "#3f6fb0")
            with pen.flat():
                pen.circle(30, -76, 4, "#2a1a2c")

    s.sheet("duck on the chimney", duck, role="witness", lift=10)
    s.ridge(1092, 8, 300, "#3f6f9c", cut="waves", depth=0.8, haze=0.0, name="near water")
    s.sheet("floating things", lambda pen: (pen.canvas.translate(0, 20), pen.path("M120,1070 h150 l-16,64 h-118Z", "#a8502f"), [pen.rect(134 + i * 40, 1082, 30, 44, "#c9784a") for i in range(3)], [pen.circle(x, y, 17, "#d8602f") for x, y in ((160, 1066), (196, 1058), (230, 1066))], [pen.circle(x, y, 16, "#e2a53c") for x, y in ((470, 1104), (556, 1122))]), role="accent", depth=0.85, haze=0.0)
    s.ridge(1144, 8, 300, "#2f5680", cut="waves", depth=0.9, haze=0.0, name="nearest water")
    s.frame("arch", "#7a4038", width=28, depth=0.96)
    s.relate(up, "is reflected as", down)
    s.describe("Three children on tall stilts walk through a flooded market square. "
               "In the water their reflections hang upside down, without stilts. A "
               "white duck sits on a chimney that rises from the water. A crate of "
               "oranges floats in front. The houses are orange, the water is blue.")  # fmt: skip
    s.moods("playful", "uneasy", "proud", "dizzy")
    s.themes("growing up", "flood", "reflections", "pretending")
    s.says("growing pains", "high society", "feet on the ground", "water level", "tall stories", "who is real", "looking down on", "market crash", "market day", "wading through", "head start",
           "keep your socks dry", "deep down they are small", "up and down", "the new normal", "sea legs", "above it all")
    s.about(place="a flooded market square", time="afternoon", weather="after rain", light="low sun", view="eye level", composition="frame")

