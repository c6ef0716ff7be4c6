"""Where a grand piano's soundboard should be lies an orchard at dusk, deep down; a girl reaches in for a pear."""

from __future__ import annotations

import math

from reverie_studio.colour import mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

CASE = "M14,930 V214 C14,104 120,62 214,84 C336,116 404,226 474,326 C546,428 650,464 712,556 C762,640 776,760 776,930Z"
HOLE = "M54,850 V222 C54,142 130,106 200,126 C310,156 372,256 444,356 C516,456 610,500 668,580 C716,650 724,760 726,850Z"
HOUSE, PEAR, BLACK = (216, 520), (498, 584), "#231824"


def orchard(pen: Pen, s: Scene) -> None:
    """Tree tops as small as moss, in rows, darker towards the rim; the light comes from among them."""
    rng, _ = s.own_rng("orchard")
    with pen.clip(HOLE):
        pen.radial("M0,0 H800 V900 H0Z", HOUSE, 460, [(0, "#e9b27a"), (0.3, "#a06a84"), (0.65, "#54406e"), (1, "#251d3c")])
        pen.taper([(300, 880), (330, 760), (250, 660), (246, 560)], 26, 8, "#d9a983")
        spots = [(30 + 26 * c + 13 * (r % 2) + float(rng.uniform(-7, 7)), 110 + 24 * r + float(rng.uniform(-6, 6))) for r in range(32) for c in range(28)]
        for x, y in spots:
            far = math.hypot(x - HOUSE[0], y - HOUSE[1])
            if far < 40 or (abs(x - (300 + 40 * math.sin(y / 60))) < 16 and y > 560) or float(rng.random()) < 0.08:
                continue
            n, near = float(rng.uniform(8, 17)), math.exp(-far / 170)
            green, toward = mix(mix("#1f3340", "#35614c", float(rng.random())), "#d9a94e", 0.7 * near), math.atan2(HOUSE[1] - y, HOUSE[0] - x)
            pen.oval(x - 0.5 * n * math.cos(toward), y - 0.5 * n * math.sin(toward), n * 1.1, n, "#17142c", 0.75)
            for k in range(8):  # a crown is a heap of dabs, those towards the window lit
                a, d = float(rng.uniform(-math.pi, math.pi)), n * float(rng.uniform(0.2, 0.62))
                lit = max(0.0, math.cos(a - toward)) * (0.18 + 0.6 * near) * (k > 2)
                pen.oval(x + d * math.cos(a), y + d * math.sin(a), n * 0.5, n * 0.42, mix(green, "#ffdf94", lit))
        with pen.at(*HOUSE, turn=-14):
            pen.path("M-26,-16 H26 V0 H-26Z", "#6d3a48")
            pen.path("M-26,0 H26 V14 H-26Z", "#a5586a")
            pen.path("M-22,14 H22 V30 H-22Z", "#4a3450")
            pen.rect(-8, 15, 16, 14, "#fff2b0")
        for w, alpha in ((120, 0.3), (76, 0.35), (40, 0.45), (18, 0.5)):
            pen.path(HOLE, "#160f22", alpha, stroke=w)


def strings(pen: Pen) -> None:
    """Iron and wire over the depth."""
    with pen.clip(HOLE):
        for x0, x1 in ((150, 100), (338, 236)):
            pen.taper([(x0, 830), ((x0 + x1) / 2, 480), (x1, 90)], 26, 18, "#9a6f3c")
            pen.taper([(x0 - 6, 830), ((x0 + x1) / 2 - 5, 480), (x1 - 4, 90)], 7, 5, "#e9c07a")
        for k in range(44):
            x = 76 + 14.6 * k
            pen.line(x, 820, x - 96 + 0.02 * k, 60, "#d99a5c" if k < 14 else "#f3dcae", 3.4 if k < 14 else 1.8, 0.75)
        pen.path("M40,800 C260,786 520,786 740,800 V860 H40Z", "#b0813f")
        pen.path("M40,800 C260,786 520,786 740,800", "#f0cd86", stroke=4)
        for k in range(88):
            pen.circle(70 + 7.5 * k, 816 + 12 * (k % 3), 3, "#f7e6bd")


def case(pen: Pen) -> None:
    """Black lacquer round the hole, and the keys."""
    with pen.part("case", puff=18):
        pen.path(CASE, BLACK)
        pen.path("M4,930 H786 V1086 H4Z", BLACK)
    pen.erase(HOLE)
    pen.path(HOLE, "#c98a5c", stroke=7)
    pen.path(CASE, "#6f5a72", stroke=4)
    pen.rect(30, 924, 730, 128, "#efe4dc")
    for k in range(38):
        pen.line(30 + 19.7 * k, 926, 30 + 19.7 * k, 1052, "#8f7f8c", 2)
        if k % 7 in (1, 2, 4, 5, 6):
            pen.rect(24 + 19.7 * k, 924, 13, 78, "#2b1f2c", radius=2)
    pen.rect(30, 1046, 730, 8, "#b8a6b0")


def fruit(pen: Pen, name: str, x: float, y: float, k: float, turn: float) -> None:
    with pen.at(x, y, scale=k, turn=turn):
        pen.svg(name)


def branch(pen: Pen) -> None:
    pen.taper([(400, 810), (432, 716), (462, 620), (PEAR[0] + 8, PEAR[1] - 62)], 12, 4, "#3f2c34")
    for x, y, turn in ((424, 744, -60), (440, 696, 40), (458, 634, -70), (512, 530, 40), (498, 520, -40)):
        fruit(pen, "pear_leaf", x, y, 1.0, turn)


@card(id="8eybmz", title="What the Piano Kept", seed=588, palette="rose", light=(-0.6, 0.75))
def paint(s: Scene) -> None:
    """Warm from the depth, the room cool."""
    s.backdrop("#8f8094", "#9b8a9c", "#95869a")
    s.draw(lambda pen: [pen.poly([(x, -20), (x + 92, -20), (x + 32, 1220), (x - 60, 1220)], mix("#9b8a9c", "#837489", (x // 92 * 5 % 7) / 6)) for x in range(-336, 1200, 92)], name="floor", depth=0.6, record=False, material="place", volume=0.0, rim=0.0)
    s.draw(lambda pen: orchard(pen, s), name="orchard far below", role="place", depth=0.6, material="place", volume=0.0, rim=0.0)
    s.glow((HOUSE[0], HOUSE[1] + 20), 190, "#ffc070", 0.5)
    s.draw(branch, name="branch", depth=0.7, record=False)
    s.draw(strings, name="strings", depth=0.7, volume=0.0, rim=0.0)
    s.draw(case, name="grand piano", role="subject", depth=0.75, volume=0.15, rim=0.2, protect=1.0)
    s.draw(lambda pen: fruit(pen, "pear_bitten", 604, 978, 0.9, 70), name="bitten pear", role="accent", depth=0.8, shadow=True)
    s.draw(lambda pen: pen.svg("stool_with_hat"), name="stool with a hat", depth=0.8, shadow=True)
    s.draw(lambda pen: fruit(pen, "pear", *PEAR, 0.95, -6), name="pear", role="accent", depth=0.8)
    s.draw(lambda pen: pen.taper([(668, 540), (436, -20)], 14, 28, "#4a3038"), name="prop of the lid", depth=0.82, volume=0.3)
    s.figure((748, 590), age="child", pose="kneel_both", view="front_left", height=700, elevation=17, expression="astonished", look=(0, 8), prop=None, hair={"kind": "pony", "colour": "#7a3f2a"},
                    clothes=dict(top="dress", colour="#c8d3e4", trim="#8f9cbc", shoes="barefoot"), reach={"hand_right": (-222, -66), "hand_left": (-206, -352)}, grips={"right": "open", "left": "grip"},
                    role="witness", depth=0.85)  # fmt: skip
    s.draw(lambda pen: [pen.line(x + 20, 640, x - 4, 450, "#f3dcae", 2) for x in (498, 512.6, 527, 541.8)], name="strings over her hand", depth=0.86, record=False, volume=0.0)
    s.draw(lambda pen: pen.path("M-20,-20 H470 C330,40 180,130 110,230 C60,300 20,380 -20,470Z", "#150e18"), name="lid", depth=0.97, plane="front", material="near", volume=0.05, rim=0.3, protect=1.0)
    s.glow((560, 430), 170, "#ffb070", 0.22)
    s.focus((*PEAR, 150), (660, 320, 150), (*HOUSE, 80), (604, 978, 90))
    s.grade(key=0.4)
    s.relate("orchard far below", "is inside", "grand piano")
    s.describe("A girl kneels on an open grand piano and reaches inside. Between the strings lies a dark orchard, far below; one window is lit there. Her fingers "
               "almost touch a yellow pear on a branch. A bitten pear lies on the keys, a black hat on the stool.")  # fmt: skip
    s.moods("curious", "hushed", "homesick", "tempted")
    s.themes("secrets", "music", "memory", "temptation", "home")
    s.says("the sound of home", "forbidden fruit", "what grandfather played", "too full to be in tune", "stolen again", "one more, then I stop",
           "the piano has roots", "somebody down there is awake", "a gift put away", "homesick", "strings attached", "the garden under the music", "he left his hat",
           "do not fall in", "low notes", "sheet music for pears")  # fmt: skip
    s.about(place="inside a grand piano", time="dusk", weather="", light="warm, from the depth; the room cool", composition="diagonal",
            view="from above", foreground="the edge of the lid and its prop", unexplained="who lives behind the lit window")  # fmt: skip
