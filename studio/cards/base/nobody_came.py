"""He hid so well, and so long ago, that he is old now; far behind him an old woman still counts."""

from __future__ import annotations

import math

from reverie_studio.colour import mix
from reverie_studio.figures.poses import POSES, Pose
from reverie_studio.pen import Pen, Point, smooth_points
from reverie_studio.scene import Scene, card

LIT, COOL, MARK = "#fbeed4", "#a99fb4", "#3f3540"
RUST = ("#a8552c", "#c4763c", "#8a4228", "#d9a050", "#b5694e", "#e0b35c")
MAN, TREE = (596, 1112), (318, 1092, 66)
# foot, width: the wood behind, from far to near
WOOD = ((52, 262, 16), (160, 250, 14), (430, 256, 15), (560, 268, 17), (700, 250, 15), (768, 300, 22), (470, 330, 24), (96, 356, 28), (640, 420, 34), (752, 566, 46), (34, 700, 60))
POSES.setdefault("hide_thin", Pose(
    "hides, pressed to a trunk", lean=6, bend=4, shrug=1.0, weight=-0.6, head=(4, -6, 8),
    legs=((30, 4, -34, 0), (24, 3, -40, 0)), feet=((0, 4), (-22, 4)), grips=("cover", "cover"),
    elbows=((-0.2, 0.5, -0.9), (-0.2, 0.6, -0.8)), order={"arms": "front"}, expression="worried"))  # fmt: skip


def birch(pen: Pen, s: Scene, x: float, foot: float, w: float) -> None:
    """A trunk lit from the left that leaves the card at the top; warm light, violet shade, black scars."""
    rng, _ = s.own_rng(f"birch {x}")
    far, top = max(0.0, 1 - w / 60), x + float(rng.uniform(-0.8, 0.8)) * w
    lit, cool, mark = mix(LIT, "#dcb893", 0.7 * far), mix(COOL, "#c39c84", 0.7 * far), mix(MARK, "#a2826f", 0.75 * far)
    way = [(x, foot), (x + 0.14 * w, foot * 0.6), (top, -30)]
    with pen.part("birch", grain=[way], puff=w * 0.5):
        pen.path(f"M{x - 0.9 * w},{foot + 8} Q{x - 0.5 * w},{foot - 0.2 * w} {x - 0.46 * w},{foot - w} H{x + 0.46 * w} Q{x + 0.5 * w},{foot - 0.2 * w} {x + 0.95 * w},{foot + 6} Q{x},{foot + 0.3 * w} {x - 0.9 * w},{foot + 8}Z", mix(cool, mark, 0.3))
        pen.taper(way, w, w * 0.86, cool)
        pen.taper([(a - 0.2 * w, b) for a, b in way], w * 0.6, w * 0.5, lit)
        pen.taper([(a + 0.4 * w, b) for a, b in way], w * 0.2, w * 0.16, mix(cool, "#6f5f7a", 0.5 * (1 - far)))
    for k in range(int(foot / (0.55 * w + 6))):
        y = float(rng.uniform(0, foot - w))
        c, n, side = x + (top - x) * (1 - y / foot) ** 2, w * float(rng.uniform(0.15, 0.62)), 1 if k % 2 else -1
        pen.taper([(c + side * 0.38 * w, y), (c + side * (0.4 * w - 0.6 * n), y + 0.05 * w), (c + side * (0.4 * w - n), y + 0.02 * w)], 0.16 * w, 1, mark)


def leaf(pen: Pen, x: float, y: float, k: float, turn: float, tone: str) -> None:
    with pen.at(x, y, turn=turn, scale=k), pen.stretch(1, 0.7):
        pen.path("M-12,0 Q-3,-10 8,-4 L14,0 L8,4 Q-3,10 -12,0Z", tone)
        pen.line(-16, 0, 9, 0, mix(tone, "#4a2418", 0.5), 1.4)


def floor(pen: Pen, s: Scene) -> None:
    """Leaves up to a high horizon, small to large, and the long shadows of the wood over them."""
    rng, _ = s.own_rng("floor")
    pen.gradient("M-20,236 H820 V1220 H-20Z", (0, 236), (0, 1200), [(0, "#e0a264"), (0.3, "#b9703f"), (1, "#6a3a2a")])
    for i in range(1500):
        v = (i / 1500) ** 1.5
        leaf(pen, float(rng.uniform(-20, 820)), 250 + 970 * v, 0.16 + 1.25 * v, float(rng.uniform(0, 360)), mix(RUST[int(rng.integers(6))], "#7d4026", float(rng.uniform(0, 0.5))))
    for x, y, w in (*WOOD, TREE):
        pen.poly([(x - 0.4 * w, y - 4), (x + 0.6 * w, y + 8), (x + 900, y + 0.9 * w + 150), (x + 900, y + 100)], "#4a2638", 0.42)


def nest(pen: Pen, s: Scene, at: Point) -> None:
    """Twigs on the cap, three open beaks."""
    rng, _ = s.own_rng("nest")
    with pen.at(*at, scale=1.25):
        for x, y, tone in ((-30, -26, "#6f5a4e"), (-4, -34, "#7d6656"), (22, -26, "#6f5a4e")):
            pen.oval(x, y + 8, 13, 15, tone)
            pen.path(f"M{x - 10},{y} L{x - 15},{y - 22} L{x},{y - 6} L{x + 12},{y - 24} L{x + 10},{y}Z", "#e9a13b")
            pen.path(f"M{x - 6},{y - 2} L{x - 9},{y - 14} L{x},{y - 2} L{x + 8},{y - 16} L{x + 6},{y}Z", "#c8443a")
            for e in (-8, 9):
                pen.circle(x + e, y + 3, 2.6, "#1c1414")
        pen.path("M-66,-22 Q-58,26 0,28 Q58,26 66,-22 Q0,2 -66,-22Z", "#5a3b28")
        for k in range(90):
            a, d = float(rng.uniform(0.05, 0.95)) * math.pi, float(rng.uniform(0, 1))
            x, y = -math.cos(a) * (68 - 30 * d), -22 + math.sin(a) * (12 + 38 * d)
            t = float(rng.uniform(-0.5, 0.5))
            pen.taper([(x - 18, y - 18 * t - 2), (x, y), (x + 18, y + 18 * t - 2)], 3.4, 1.4, mix(mix("#c9985e", "#6b4630", float(rng.random())), "#ffe0a6", 0.4 * (x < -10)))


def web(pen: Pen, a: Point, b: Point, c: Point) -> None:
    """A spider had time too."""
    rims = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (0, 0.25, 0.5, 0.75, 1)]
    for p in rims:
        pen.line(*c, *p, "#fff6e2", 1.6, 0.75)
    for k in (0.25, 0.45, 0.65, 0.85, 1.0):
        pen.poly([(c[0] + (p[0] - c[0]) * k * (0.9 + 0.1 * (i % 2 == 0)), c[1] + (p[1] - c[1]) * k) for i, p in enumerate(rims)], "#fff6e2", 0.75, stroke=1.5, closed=False)


def ivy(pen: Pen, s: Scene, way: list[Point]) -> None:
    rng, _ = s.own_rng("ivy")
    pen.curve(way, "#33502f", stroke=6, closed=False)
    for x, y in way:
        for k in range(3):
            with pen.at(x + float(rng.normal(0, 12)), y + float(rng.normal(0, 9)), turn=float(rng.uniform(-80, 80)), scale=1.05):
                pen.path("M0,11 Q-13,8 -12,-4 L-5,-3 L0,-13 L5,-3 L12,-4 Q13,8 0,11Z", mix("#3f5a2c", "#8d9440", float(rng.uniform(0, 0.6))))


def twig(pen: Pen, s: Scene) -> None:
    """Where we sit: leaves of our own tree, large and against the light."""
    rng, _ = s.own_rng("twig")
    for way in ([(830, -20), (740, 90), (690, 200), (676, 300)], [(760, 60), (790, 190), (780, 330)], [(830, 130), (720, 40), (600, 10)]):
        pen.taper(way, 12, 3, "#3a211f")
        for x, y in smooth_points(way, closed=False)[3::3]:
            leaf(pen, x + float(rng.uniform(-24, 24)), y + float(rng.uniform(4, 26)), float(rng.uniform(2.2, 3.4)), float(rng.uniform(50, 130)), mix(("#7a3a1f", "#a85c22", "#c98a2c")[int(rng.integers(3))], "#4a2420", 0.25))


@card(id="25ea9n", title="Nobody Came to Look", seed=19, palette="fog", light=(-0.85, -0.4))
def paint(s: Scene) -> None:
    """Low sun from the left, long shadows to the right."""
    s.sky([(0, "#f6cf95"), (1, "#f9dcae")], horizon=250)
    s.draw(lambda pen: floor(pen, s), name="forest floor", role="place", depth=0.6, material="place", volume=0.0, rim=0.0)
    s.mist(262, 60, 0.5, "#f7d8a8")
    for x, y, w in WOOD:
        s.draw(lambda pen, x=x, y=y, w=w: birch(pen, s, x, y, w), name="birch", role="place", depth=0.4 + w / 150, volume=0.2, haze=0.0, record=False)
    s.draw(lambda pen: birch(pen, s, 138, 472, 38), name="tree to count at", role="place", depth=0.58, volume=0.2, haze=0.0, record=False)
    s.figure((196, 486), age="old", pose="hide_face", view="left", height=190, elevation=24, prop=None, hair={"kind": "bun", "colour": "#d8d0cc"}, seed=6, label="old woman who counts",
             skin="#c98f6a", clothes=dict(top="dress", colour="#3f7f78", trim="#8fb0a0"), role="witness", depth=0.6, contact=0.7)  # fmt: skip
    x, y, w = TREE
    s.draw(lambda pen: birch(pen, s, x, y, w), name="thin birch", role="prop", depth=0.78, volume=0.3)
    old = s.figure(MAN, age="old", pose="hide_thin", view="front_left", height=930, elevation=20, prop=None, look=(30, 2), seed=11, skin="#e3ab86", hair={"kind": "messy", "colour": "#f4f0e8"},
                   reach={"hand_left": (x - MAN[0] + 22, -420), "hand_right": (x - MAN[0] + 14, -590)}, role="subject", depth=0.85, contact=0.6, label="old man in short trousers",
                   clothes=dict(top="jumper", colour="#4f7078", bottom="shorts", bottom_colour="#54506a", hat="beanie", hat_colour="#b0452f", beard="long", shoes="boots", shoe_colour="#5a3a2c"))  # fmt: skip
    top, foot, elbow = old["head_top"], old["foot_left"], old["elbow_left"]
    s.draw(lambda pen: nest(pen, s, (top[0] + 4, top[1] + 4)), name="nest on his cap", role="accent", depth=0.88, volume=0.2)
    s.draw(lambda pen: web(pen, (x + 36, 790), (x + 36, 930), elbow), name="spider's web", depth=0.88, volume=0.0, rim=0.0)
    s.draw(lambda pen: ivy(pen, s, [(742, 1168), (700, 1140), (660, 1126), (626, 1098), (606, 1072), (630, 1042), (608, 1014), (584, 992)]), name="ivy over his shoe", depth=0.9, volume=0.1)
    s.draw(lambda pen: twig(pen, s), name="hanging twig", depth=0.97, plane="front", material="near", volume=0.1, rim=0.2)
    s.focus((top[0], top[1] + 110, 210), (x, 640, 120), (188, 380, 90), (foot[0] + 40, foot[1], 110))
    s.grade(key=0.55)
    s.relate(old, "hides behind", "thin birch")
    s.describe("An old man hides behind a birch far too thin. He wears short trousers. On his red cap is a nest with three open beaks; a web hangs from his sleeve, "
               "ivy climbs his boot. Far behind, an old woman stands with her face to a tree.")  # fmt: skip
    s.moods("sad", "funny", "tender", "patient")
    s.themes("hide and seek", "being forgotten", "old age", "the inner child", "waiting")
    s.says("ready or not", "the world champion of hiding", "still playing", "they forgot me", "ninety-nine, a hundred", "hidden in plain sight", "shh", "autumn of life", "don’t tell her",
           "one tree too thin", "waiting to be found", "nesting", "slow and steady", "stubborn", "time stood still for him", "she counts to a million", "too good at it", "a game for two",
           "no peeking", "long engagement", "nobody told them it was over", "tree hugger", "three hungry mouths", "he thinks he is invisible", "grown old, not up", "patience has a beard",
           "found by birds", "the last round", "she was always the seeker", "I can hear you breathe", "gathering moss")  # fmt: skip
    s.about(place="a birch wood", time="evening", weather="clear", light="low sun from the left, long shadows", composition="right",
            view="eye level", foreground="a twig of our own tree")  # fmt: skip
