"""A thundercloud has been asked to tea and given the best chair."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import darken, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

CLOUD, SHADE, DEEP, LIT, EDGE = "#6d7f98", "#475a76", "#2b3a54", "#a3b2c2", "#d5dde2"
HEAP = (  # x, y, r: the great lumps, from the back of the chair to the lap and over both arms
    (560, 420, 130), (450, 520, 96), (680, 500, 110), (560, 600, 176), (400, 650, 84), (730, 650, 96),
    (470, 740, 110), (660, 750, 126), (396, 800, 56), (760, 790, 66),
)  # fmt: skip
CUP = (352.0, 690.0)


def cloud(pen: Pen, rng: np.random.Generator) -> None:
    """Heaped cloud: lump on lump from the top down, each darker than the last."""
    small = []
    for x, y, r in HEAP:
        for k in range(int(r / 7)):
            a, d = float(rng.uniform(0, math.tau)), r * float(rng.uniform(0.55, 0.98))
            small.append((x + math.cos(a) * d, y + math.sin(a) * d * 0.95, float(rng.uniform(0.2, 0.36)) * r + 8 + k % 3))
    for x, y, r in sorted([*HEAP, *small], key=lambda p: p[1] + p[2] * 0.25):
        low = min(1.0, max(0.0, (y - 300) / 560))
        tone = mix(mix(LIT, CLOUD, min(1.0, low * 2)), DEEP, max(0.0, low * 1.5 - 0.5))
        pen.circle(x + r * 0.05, y + r * 0.07, r, mix(tone, DEEP, 0.42))
        pen.circle(x - r * 0.03, y - r * 0.04, r * 0.95, tone)
        pen.circle(x - r * 0.2, y - r * 0.24, r * 0.66, mix(tone, EDGE, 0.16), 0.7)
    pen.path("M400,826 Q560,890 780,820 Q790,880 700,880 Q560,900 400,866Z", DEEP)


def face(pen: Pen) -> None:
    """Two heavy-lidded eyes in the gloom: it is doing its best."""
    for x in (500, 590):
        pen.oval(x, 500, 26, 22, "#33435e")
        pen.oval(x, 503, 19, 14, "#e9eef0")
        pen.circle(x - 8, 507, 9, "#182338")
        pen.path(f"M{x - 28},{500} Q{x},{468} {x + 28},{500} Q{x + 2},{498} {x - 28},{508}Z", "#7f90a6")
        pen.path(f"M{x - 24},{506} Q{x},{496} {x + 24},{499}", "#26344e", stroke=4)
        pen.path(f"M{x - 14},{526} q14,7 28,-1", "#33435e", 0.8, stroke=4)
    pen.path("M524,566 Q546,556 568,568", "#26344e", stroke=6)


def arm(pen: Pen) -> None:
    """A puffy arm that holds a tea cup with great care, little finger out."""
    for x, y, r in ((470, 740, 52), (426, 744, 44), (388, 730, 36)):
        pen.circle(x, y, r, SHADE)
        pen.circle(x - r * 0.1, y - r * 0.2, r * 0.78, CLOUD)
        pen.circle(x - r * 0.2, y - r * 0.4, r * 0.42, LIT, 0.8)
    x, y = CUP
    pen.path(f"M{x - 44},{y - 34} H{x + 34} Q{x + 30},{y + 26} {x - 4},{y + 28} Q{x - 40},{y + 26} {x - 44},{y - 34}Z", "#f4ead6")
    pen.path(f"M{x - 44},{y - 34} h16 q0,50 26,60 q-38,0 -42,-60Z", "#ffffff")
    pen.path(f"M{x - 42},{y - 14} q36,8 76,0", "#d9843c", stroke=6)
    pen.oval(x - 5, y - 34, 39, 9, "#e8d8b8")
    pen.oval(x - 5, y - 33, 32, 6, "#8a5230")
    pen.path(f"M{x + 32},{y - 22} q30,-4 24,20 q-6,20 -32,16", "#f4ead6", stroke=8)
    for dx, dy, r in ((44, -18, 17), (50, 4, 17), (36, 18, 16)):
        pen.circle(x + dx, y + dy, r, SHADE)
        pen.circle(x + dx - 2, y + dy - 3, r * 0.8, CLOUD)
    pen.taper([(x + 46, y + 26), (x + 26, y + 50), (x - 4, y + 58)], 19, 11, SHADE)
    pen.taper([(x + 44, y + 23), (x + 24, y + 46), (x - 4, y + 55)], 12, 7, LIT)


def chair(pen: Pen) -> None:
    """The best armchair, in mustard velvet."""
    pen.path("M380,540 C370,380 470,330 580,330 C700,330 800,390 790,540 L800,1010 H380Z", "#a8762a")
    pen.path("M404,560 C396,410 480,362 580,362 C690,362 770,416 764,560 L764,900 H404Z", "#c9953a")
    for x, y in ((480, 420), (580, 400), (680, 420)):
        pen.circle(x, y, 7, "#6a4418")


def chair_front(pen: Pen) -> None:
    """Its arms and skirt, before the cloud."""
    pen.path("M366,842 H812 V1012 H372Z", "#8f6222")
    pen.path("M366,842 H812 V880 Q600,906 366,880Z", "#c28c36")
    for x in range(386, 810, 34):
        pen.path(f"M{x},898 q6,60 0,110", "#5f3f16", 0.8, stroke=4)
    pen.path("M330,770 C322,724 414,716 420,772 L424,1012 H338Z", "#b8842f")
    pen.path("M330,770 C322,724 372,722 378,764 L376,1012 H338Z", "#dcab52")
    pen.circle(376, 776, 40, "#c9953a")
    pen.circle(372, 772, 26, "#8f6222", stroke=6)
    pen.path("M346,1012 l10,34 h18 l4,-34Z M770,1012 l4,34 h20 l4,-34Z", "#3a2618")


def portraits(pen: Pen) -> None:
    """Two ancestors in their frames, each with an open umbrella."""
    for x, y, k, tone, hair in ((470, 132, 1.0, "#b8453a", "#8a8590"), (652, 118, 1.1, "#3f8a7a", "#4a3a34")):
        with pen.at(x, y, scale=k):
            pen.rect(-66, -84, 132, 176, "#7a5a26", radius=6)
            pen.rect(-58, -76, 116, 160, "#caa04a", radius=4)
            pen.rect(-48, -66, 96, 140, "#22344a")
            pen.path("M-46,74 q4,-56 46,-56 q44,0 46,56Z", "#3a2f3a")
            pen.path("M-9,16 h18 l4,16 h-26Z", "#e8ded0")
            pen.oval(0, -2, 20, 25, "#c99a7c")
            pen.path("M-22,-4 q-2,-28 22,-28 q24,0 22,28 q-8,-18 -22,-18 q-16,0 -22,18Z", hair)
            pen.path("M-8,2 h1 M8,2 h1", "#201820", stroke=4)
            pen.path("M-7,13 q7,-4 14,0", "#7a3f34", stroke=2.6)
            pen.path("M28,40 L14,-44", "#2a2022", stroke=4)
            pen.path("M-38,-28 Q-22,-70 14,-64 Q48,-60 52,-30 Q40,-42 30,-30 Q18,-42 8,-31 Q-2,-42 -14,-30 Q-26,-40 -38,-28Z",
                     tone)  # fmt: skip
            pen.circle(29, 40, 8, "#c99a7c")


def puddle(pen: Pen) -> None:
    """Water on one carpet only, with slippers afloat."""
    pen.path("M250,1120 C260,1070 420,1056 560,1060 C720,1056 800,1080 806,1116 C800,1164 660,1180 520,1176 "
             "C360,1180 246,1166 250,1120Z", "#3f6a86", 0.9)  # fmt: skip
    pen.path("M280,1108 C320,1076 520,1070 620,1076 C520,1082 380,1084 280,1108Z", "#9cc0cc", 0.8)
    for x, y, w in ((420, 1136, 60), (610, 1126, 80), (720, 1142, 44), (520, 1156, 50)):
        pen.oval(x, y, w, w * 0.17, "#8fb6c6", 0.8, stroke=3)
    for x, y, turn in ((452, 1110, -10), (664, 1150, 14)):
        with pen.at(x, y, turn=turn, scale=1.15):
            pen.path("M-44,6 C-50,-12 -26,-20 -6,-16 C24,-12 46,-6 46,4 C40,14 -30,16 -44,6Z", "#7a2f3a")
            pen.path("M-40,-2 C-30,-18 -12,-16 4,-10 C-6,4 -30,6 -40,-2Z", "#2f1420")
            pen.path("M2,-12 C24,-10 44,-6 44,2 C30,8 10,6 -4,2Z", "#b8504a")


def rain(pen: Pen, rng: np.random.Generator) -> None:
    """Steady rain, under the cloud only."""
    for _ in range(210):
        x, y = float(rng.uniform(330, 800)), float(rng.uniform(838, 1130))
        pen.line(x, y, x - 5, y + float(rng.uniform(16, 34)), "#c4dbe6", 2.6, 0.75)


def tray(pen: Pen, x: float, y: float) -> None:
    """A tray with teapot and cake."""
    pen.oval(x, y, 88, 16, "#7a5a2c")
    pen.oval(x, y - 3, 82, 13, "#c9a050")
    pen.path(f"M{x - 66},{y - 8} q-8,-50 30,-52 q42,0 36,52Z", "#e6eef0")
    pen.path(f"M{x - 66},{y - 8} q-8,-50 26,-52 q-20,20 -10,52Z", "#ffffff")
    pen.path(f"M{x - 2},{y - 38} q18,-6 22,-22 l8,2 q-2,32 -30,40Z", "#e6eef0")
    pen.path(f"M{x - 66},{y - 40} q-24,4 -12,26 q6,8 14,4", "#e6eef0", stroke=7)
    pen.circle(x - 36, y - 66, 8, "#d9843c")
    pen.path(f"M{x + 14},{y - 6} v-26 q28,-12 56,0 v26Z", "#8a4a30")
    pen.path(f"M{x + 12},{y - 26} q0,-14 30,-16 q30,2 30,16 q-8,10 -14,0 q-8,10 -14,0 q-8,10 -14,0 q-10,10 -18,0Z", "#f3dfe0")
    pen.circle(x + 42, y - 46, 8, "#c9403c")


@card(id="4w4zcb", title="The Guest", seed=14, palette="storm_slate", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    rng = s.rng
    s.stage("parlour", floor=930, window=False, fireplace=False, pictures=0, rug=True, pattern="sprig")
    s.draw(_window, name="window on a lovely day", volume=0.1, rim=0.2, protect=0.9, depth=0.6)
    s.glow((150, 300), 210, "#ffe9a0", 0.28)
    s.draw(portraits, name="ancestors with umbrellas", count=2, volume=0.2, shadow=(8, 10, 8, 0.4))
    s.draw(puddle, name="puddle with slippers", volume=0.1, rim=0.2)
    s.draw(chair, name="armchair", volume=0.3, rim=0.3, shadow=(22, 10, 18, 0.4))
    guest = s.draw(lambda pen: cloud(pen, rng), name="thundercloud", role="subject", volume=0.4, rim=0.3,
                   wobble=2.5, edge=0.05)
    s.glow((604, 730), 190, "#ffe27a", 0.7)
    s.draw(_flash, name="flicker of lightning", volume=0, rim=0.1, protect=1)
    s.draw(face, name="face of the cloud", record=False, volume=0.1, rim=0, protect=1)
    s.draw(chair_front, name="front of the armchair", record=False, volume=0.3, rim=0.3)
    s.draw(lambda pen: rain(pen, rng), name="rain", record=False, volume=0, rim=0, protect=1)
    s.draw(arm, name="tea cup held with care", role="accent", volume=0.3, rim=0.2, protect=1)
    s.figure((66, 1052), age="old", pose="stand", view="front_right", height=318, role="witness", seed=3,
             label="grandmother", expression="worried", skin="#d8a888", look=(20, -6),
             hair={"kind": "bun", "colour": "#d9d6d0"},
             clothes={"top": "gown", "colour": "#4a3f5c", "trim": "#c9b48a", "glasses": True},
             reach={"hand_left": (38, -150), "hand_right": (24, -146)})  # fmt: skip
    s.figure((152, 1040), age="tall", pose="stand", view="front_right", height=372, role="witness", seed=5,
             label="father", expression="worried", skin="#d3a07c", look=(22, -4),
             hair={"kind": "short", "colour": "#3a2a24"},
             clothes={"top": "suit", "colour": "#34404c", "beard": "moustache", "scarf": "#b8453a"})  # fmt: skip
    mother = s.figure((238, 1078), age="adult", pose="carry", view="front_right", height=342, role="witness", seed=8,
                      label="mother with a tea tray", expression="glad", skin="#d9ab8a", prop=None,
                      look=(20, -8), hair={"kind": "bob", "colour": "#6a3a26"},
                      clothes={"top": "apron", "colour": "#a8473f", "apron": "#ece4d4"})  # fmt: skip
    x, y = mother["hands"]
    s.draw(lambda pen: tray(pen, x + 6, y - 4), name="tray with tea and cake", volume=0.25, protect=1)
    s.draw(_drips, name="drips", record=False, volume=0, rim=0, protect=1)
    s.shade("M0,0 H800 V260 H320 L300,80 L0,70Z", "#0c1626", 0.35, 60)
    s.vignette(0.5)
    s.relate(guest, "does the work of", "guest")
    s.describe("A thundercloud sits in a parlour armchair and rains on the carpet. It"
               " frowns and holds a teacup; lightning flashes in its belly. Slippers "
               "float in the puddle. Three people in fine clothes stand by with tea "
               "and cake. The portraits hold umbrellas. Outside the sun shines.")  # fmt: skip
    s.moods("funny", "gloomy", "polite", "awkward")
    s.themes("sorrow", "hospitality", "what is not said", "family", "weather")
    s.says("a dark mood comes to tea", "the uncle nobody invited", "making room for sadness", "rain indoors",
           "a storm in a teacup", "good manners", "under a cloud", "a visit from the blues", "just smile and serve",
           "every cloud needs a cushion", "distant thunder", "when will it leave", "home-made weather",
           "he was only passing through", "wet feet", "the elephant in the parlour")  # fmt: skip
    s.about(place="parlour", time="afternoon", weather="rain on one carpet only",
            light="gloom, with flickers from inside the cloud", view="eye level", composition="right")  # fmt: skip


def _window(pen: Pen) -> None:
    pen.rect(36, 120, 240, 410, "#e6e0d2", radius=4)
    pen.gradient("M54,138 H258 V512 H54Z", (0, 138), (0, 512), [(0, "#6fb6dc"), (0.6, "#cfe8e2"), (1, "#f6ecc0")])
    pen.circle(196, 208, 36, "#fff0a8")
    pen.path("M54,420 q60,-40 110,-14 t94,-10 V512 H54Z", "#8fb86a")
    pen.path("M54,462 q80,-24 204,-6 V512 H54Z", "#6a9a54")
    pen.line(104, 430, 104, 390, "#4f6038", 7)
    pen.circle(104, 376, 26, "#5f9a50")
    pen.path("M156,138 V512 M54,316 H258", "#e6e0d2", stroke=11)
    pen.rect(24, 522, 264, 22, "#cfc7b4", radius=4)
    for x0, side in ((20, 1), (292, -1)):
        pen.path(f"M{x0},92 h{side * 64} q{side * -6},220 {side * -40},330 q{side * 4},90 {side * 2},130 h{side * -26}Z", "#8a5a2c")
        pen.path(f"M{x0 + side * 14},92 h{side * 14} q{side * -4},240 {side * -16},330 l{side * -8},0Z", "#c08a44")
    pen.rect(2, 84, 308, 13, "#4a3420", radius=6)


def _flash(pen: Pen) -> None:
    bolt = "M640,640 L590,700 L622,712 L566,770 L592,778 L556,826"
    pen.path(bolt, "#ffd860", 0.8, stroke=13)
    pen.path(bolt, "#fff8d0", stroke=6)
    pen.path("M622,712 L664,760 L650,790", "#ffe88a", stroke=5)


def _drips(pen: Pen) -> None:
    for x, y in ((52, 760), (108, 800), (186, 700), (206, 850), (288, 806), (296, 716), (130, 690), (310, 900)):
        pen.path(f"M{x},{y} q7,12 0,16 q-7,-4 0,-16Z", mix("#c4dbe6", darken(CLOUD, 0.1), 0.2), 0.9)
