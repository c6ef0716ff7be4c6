"""Where a grand piano's soundboard should be lies an orchard at dusk, deep down; a girl reaches in for a pear."""

from __future__ import annotations

import math

from reverie_studio.colour import mix
from reverie_studio.figures import Figure
from reverie_studio.figures.poses import POSES, Pose
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

CASE = "M6,936 L96,262 C110,150 214,112 316,128 C418,146 452,226 490,292 C530,362 610,388 690,462 C762,536 776,700 794,936Z"
RIM = "M40,900 L132,272 C144,192 226,160 306,172 C386,186 414,252 452,322 C494,398 580,428 652,498 C716,566 736,700 758,900Z"
HOUSE, PEAR, BLACK = (236, 560), (428, 668), "#231824"
POSES.setdefault("lean_over_rim", Pose("leans over a rim and reaches down", lean=35, bend=15, head=(0, 10, 6), legs=((4, 4, 0, 1), (-8, 3, -12, 0)),
                                       elbows=((-0.3, 0.6, -0.7), (-0.3, 0.5, -0.8)), order={"arms": "front"}))  # fmt: skip


def orchard(pen: Pen, s: Scene) -> None:
    """Tree tops as small as moss far below, nearer rows larger; the light comes from among them."""
    rng, _ = s.own_rng("orchard")
    with pen.clip(RIM):
        pen.gradient("M0,0 H800 V940 H0Z", (0, 180), (0, 900), [(0, "#7a4630"), (0.2, "#5a3230"), (1, "#2a1824")])  # the wood inside, down to the trees
        for x in range(90, 720, 52):
            pen.line(x, 150, x + 6, 560, "#3c2026", 5, 0.8)
        with pen.at(0, 96), pen.clip(RIM):
            pen.radial("M0,0 H800 V900 H0Z", (HOUSE[0], HOUSE[1] - 96), 480, [(0, "#f3be80"), (0.3, "#a06a84"), (0.65, "#54406e"), (1, "#251d3c")])
        floor = "M30,996 L128,386 C140,290 226,256 306,268 C386,282 414,348 452,418 C494,494 580,524 652,594 C716,662 736,796 770,996Z"
        with pen.clip(floor):
            pen.taper([(330, 900), (346, 780), (270, 690), (258, 590)], 34, 8, "#e0b48a")
            for r in range(34):
                y = 270 + 640 * (r / 33) ** 1.15
                k = 0.62 + 0.7 * r / 33
                for c in range(int(800 / (26 * k)) + 1):
                    x, yy = (c + 0.5 * (r % 2)) * 26 * k + float(rng.uniform(-7, 7)), y + float(rng.uniform(-5, 5))
                    far = math.hypot(x - HOUSE[0], yy - HOUSE[1])
                    if far < 42 or (abs(x - (300 + 44 * math.sin(yy / 62))) < 20 and yy > 600) or float(rng.random()) < 0.06:
                        continue
                    n, near = float(rng.uniform(9, 16)) * k, math.exp(-far / 190)
                    green, toward = mix(mix("#1f3340", "#35614c", float(rng.random())), "#d9a94e", 0.75 * near), math.atan2(HOUSE[1] - yy, HOUSE[0] - x)
                    pen.oval(x - 0.5 * n * math.cos(toward), yy - 0.5 * n * math.sin(toward), n * 1.1, n, "#17142c", 0.75)
                    for j in range(8):  # a crown is a heap of dabs, those towards the window lit
                        a, d = float(rng.uniform(-math.pi, math.pi)), n * float(rng.uniform(0.2, 0.62))
                        lit = max(0.0, math.cos(a - toward)) * (0.18 + 0.65 * near) * (j > 2)
                        pen.oval(x + d * math.cos(a), yy + d * math.sin(a), n * 0.5, n * 0.42, mix(green, "#ffdf94", lit))
            with pen.at(*HOUSE, scale=1.15, turn=-8):
                pen.path("M-30,2 L-18,-20 H18 L30,2Z", "#8a4652")
                pen.path("M-26,2 H26 V28 H-26Z", "#4a3450")
                pen.rect(-9, 8, 18, 15, "#fff2b0")
        for w, alpha in ((90, 0.3), (50, 0.35), (24, 0.4)):
            pen.path(RIM, "#160f22", alpha, stroke=w)


def strings(pen: Pen) -> None:
    """Iron and wire over the depth; they draw together towards the tail."""
    with pen.clip(RIM):
        for x0, x1 in ((150, 184), (372, 270)):
            pen.taper([(x0, 900), ((x0 + x1) / 2, 520), (x1, 150)], 30, 16, "#9a6f3c")
            pen.taper([(x0 - 7, 900), ((x0 + x1) / 2 - 6, 520), (x1 - 4, 150)], 8, 4, "#f3cf8a")
        for k in range(40):
            x = 62 + 17.6 * k
            pen.line(x, 880, 150 + 5.4 * k, 120, "#e0a468" if k < 12 else "#f3dcae", 3.4 if k < 12 else 2.0, 0.8)
        pen.path("M20,838 C260,822 540,822 780,838 V920 H20Z", "#b0813f")
        pen.path("M20,838 C260,822 540,822 780,838", "#f6d692", stroke=5)
        for k in range(84):
            pen.circle(56 + 8.2 * k, 858 + 14 * (k % 3), 3.4, "#f7e6bd")


def case(pen: Pen) -> None:
    """Black lacquer round the hole: a broad rim that takes the light on its inner edge; then the keys."""
    with pen.part("case", puff=18):
        pen.path(CASE, BLACK)
        pen.path("M-6,930 H806 V1092 H-6Z", BLACK)
    pen.erase(RIM)
    pen.path(RIM, "#e0a060", stroke=9)
    pen.path(RIM, "#8a5a3c", stroke=3)
    pen.path(CASE, "#7d6a86", stroke=5)
    pen.path("M20,918 H780 L786,940 H14Z", "#3d2c3c")
    pen.rect(26, 940, 748, 122, "#efe4dc")
    for k in range(39):
        pen.line(26 + 19.7 * k, 942, 26 + 19.7 * k, 1062, "#8f7f8c", 2)
        if k % 7 in (1, 2, 4, 5, 6):
            pen.rect(20 + 19.7 * k, 940, 13, 70, "#2b1f2c", radius=2)
            pen.rect(22 + 19.7 * k, 942, 4, 60, "#6a566a", radius=2)
    pen.rect(26, 1054, 748, 10, "#b8a6b0")


def fruit(pen: Pen, name: str, x: float, y: float, k: float, turn: float) -> None:
    with pen.at(x, y, scale=k, turn=turn):
        pen.svg(name)


def branch(pen: Pen) -> None:
    pen.taper([(410, 800), (386, 740), (400, 660), (PEAR[0] + 8, PEAR[1] - 70)], 15, 5, "#5a3a3a")
    pen.taper([(388, 744), (430, 748), (474, 738)], 8, 3, "#5a3a3a")
    for x, y, turn, k in ((396, 812, -70, 1.5), (420, 810, 60, 1.5), (410, 818, 10, 1.4), (404, 830, 130, 1.4), (392, 806, -120, 1.3), (430, 826, 100, 1.2), (388, 720, -60, 1.2), (440, 616, 60, 1.2), (412, 610, -60, 1.2), (474, 740, 80, 1.3), (436, 746, 150, 1.1)):
        fruit(pen, "pear_leaf", x, y, k, turn)


@card(id="8eybmz", title="What the Piano Kept", seed=588, palette="rose", light=(-0.45, 0.8))
def paint(s: Scene) -> None:
    """Warm from the depth, the room cool."""
    s.backdrop("#5d5068", "#857489", "#6f6078")
    s.draw(lambda pen: [pen.poly([(x, -20), (x + 74, -20), (400 + (x + 74 - 400) * 1.5, 1220), (400 + (x - 400) * 1.5, 1220)], mix("#7d6c84", "#665872", (x // 74 * 5 % 7) / 6)) for x in range(-300, 1100, 74)],
           name="floor", depth=0.5, record=False, material="place", volume=0.0, rim=0.0)  # fmt: skip
    who = dict(age="child", pose="lean_over_rim", view="front_left", height=960, elevation=25, expression="wonder", look=(0, 16), prop=None, seed=5, skin="#d99a6c", light=-1.0,
               hair={"kind": "pony", "colour": "#7a3f2a"}, clothes=dict(top="dress", colour="#c8d3e4", trim="#8f9cbc"))  # fmt: skip
    x, y = Figure(**who).anchors["head"]
    at = (566 - x, 200 - y)
    girl = Figure(**who, reach={"hand_right": (446 - at[0], 578 - at[1]), "hand_left": (664 - at[0], 486 - at[1])}, grips={"right": "reach", "left": "clasp"})

    def part(pen: Pen, **parts: tuple[str, ...]) -> None:
        with pen.at(*at):
            girl.draw(pen, s.palette, **parts)

    hands = ("arm_right", "hand_right", "arm_left", "hand_left")
    s.draw(lambda pen: part(pen, skip=(*hands, "leg_left", "leg_right")), name="girl in a pale dress", role="subject", material="figure", depth=0.58, haze=0.0, volume=0.24, rim=0.3, wobble=0.5, protect=1.0)
    s.draw(lambda pen: orchard(pen, s), name="orchard far below", role="place", depth=0.6, material="place", volume=0.0, rim=0.0)
    s.glow((HOUSE[0], HOUSE[1] + 20), 220, "#ffc070", 0.55)
    s.draw(strings, name="strings", depth=0.7, volume=0.0, rim=0.0)
    s.draw(branch, name="branch", depth=0.72, record=False, volume=0.2)
    s.draw(lambda pen: fruit(pen, "pear", *PEAR, 1.25, -6), name="pear", role="accent", depth=0.74, volume=0.2)
    s.draw(case, name="grand piano", role="subject", depth=0.78, volume=0.15, rim=0.2, protect=1.0)
    s.draw(lambda pen: part(pen, only=(*hands, "head")), name="arms of the girl", material="figure", depth=0.82, volume=0.24, rim=0.3, wobble=0.5, protect=1.0, record=False, shadow=(10, 14, 8, 0.4))
    s.draw(lambda pen: [pen.line(k, 640, k - 16 - (k - 400) * 0.05, 520, "#f3dcae", 2.2) for k in (428, 446, 463)], name="strings over her hand", depth=0.86, record=False, volume=0.0)
    s.draw(lambda pen: fruit(pen, "pear_bitten", 612, 996, 1.1, 70), name="bitten pear", role="accent", depth=0.84, shadow=True)
    s.draw(lambda pen: pen.svg("stool_with_hat"), name="stool with a hat", depth=0.9, plane="front", shadow=True)
    s.draw(lambda pen: (pen.path("M-20,-20 H262 L100,262 L10,930 L-20,960Z", "#150e18"), pen.path("M262,-20 L100,262 L10,930", "#8a6a70", stroke=5), pen.path("M60,-20 L130,-20 L40,300 L-20,520 V260Z", "#3a2c44", 0.7)),
           name="lid", depth=0.97, plane="front", material="near", volume=0.05, rim=0.2, protect=1.0)  # fmt: skip
    s.glow((520, 360), 210, "#ffb070", 0.26)
    s.focus((*PEAR, 150), (566, 220, 170), (*HOUSE, 90), (612, 990, 90))
    s.grade(key=0.4)
    s.relate("orchard far below", "is inside", "grand piano")
    s.describe("A girl leans over an open grand piano and reaches inside. Between the strings, far below, lies a dark orchard with one lit window. Her fingers almost "
               "touch a yellow pear on a branch. A bitten pear lies on the keys, a black hat on the stool.")  # fmt: skip
    s.moods("curious", "hushed", "homesick", "tempted")
    s.themes("secrets", "music", "memory", "temptation", "home")
    s.says("the sound of home", "forbidden fruit", "what grandfather played", "too full to be in tune", "stolen again", "one more, then I stop", "the piano has roots", "somebody down there is awake",
           "a gift put away", "homesick", "strings attached", "the garden under the music", "he left his hat", "do not fall in", "low notes", "sheet music for pears", "who was here before her",
           "a ripe note", "reach for it", "the smallest village", "piano lessons", "mind the strings", "a bite of the song", "night garden", "somebody planted this long ago")  # fmt: skip
    s.about(place="inside a grand piano", time="dusk", weather="", light="warm, from the depth; the room cool", composition="diagonal",
            view="from above", foreground="the stool with a hat, and the edge of the lid", unexplained="who lives behind the lit window")  # fmt: skip
