"""The Hours Put Away: every drawer of the chest holds another hour's weather."""

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.motifs import find_motif
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WOOD, FACE, BRASS = "#3a1a44", "#57295c", "#d9a441"
# slot x, y, width, height, how far it is pulled out, what is in it, and its light
DRAWERS: tuple[tuple[float, float, float, float, float, str, str], ...] = (
    (96, 150, 190, 168, 0.75, "dawn", "#ffb38a"), (304, 150, 190, 168, 0.5, "storm", "#7fb0d8"),
    (512, 150, 190, 168, 0.9, "wheat", "#ffd45a"), (96, 340, 296, 176, 0.95, "snow", "#dcecff"),
    (410, 340, 292, 176, 0.6, "fog", "#f0d9b0"), (96, 538, 190, 170, 0.55, "rain", "#8fb4c9"),
    (304, 538, 190, 170, 1.0, "stars", "#b9b0ff"), (512, 538, 190, 170, 0.7, "autumn", "#ff9a4a"),
    (96, 730, 292, 176, 0.7, "spring", "#c4e68a"), (406, 730, 296, 176, 1.0, "desert", "#ffc27a"),
    (96, 928, 400, 150, 0.85, "harbour", "#ffcf7a"),
)  # fmt: skip


def _land(pen: Pen, kind: str, w: float, d: float, rng: np.random.Generator) -> None:
    """The floor of the drawer: back edge at y 0, front edge at y d."""
    tones: dict[str, tuple[Colour, Colour]] = {
        "dawn": ("#ffd0a0", "#c9708a"), "storm": ("#5f86a0", "#16304f"), "wheat": ("#ffe07a", "#d99a2a"),
        "snow": ("#dfeaf8", "#a9bfe0"), "fog": ("#b9a9b4", "#7a6c84"), "rain": ("#7f9fb4", "#34506a"),
        "stars": ("#2b2a6a", "#0e0d30"), "autumn": ("#d9803a", "#8a3a24"), "spring": ("#b9dc7a", "#5f9a4a"),
        "desert": ("#ffd89a", "#d98a4a"), "harbour": ("#c98a9a", "#3a2f6a")}  # fmt: skip
    a, b = tones[kind]
    pen.gradient(f"M-40,0H{w + 40}V{d}H-40Z", (0, 0), (0, d), [(0, a), (1, b)])
    for i in range(int(w / 5)):
        x, y = rng.uniform(-10, w + 10), rng.uniform(4, d)
        if kind in ("dawn", "storm", "rain", "harbour"):
            k = 10 + 16 * y / d
            pen.path(f"M{x - k},{y} q{k / 2},-5 {k},0 t{k},0", lighten(a, 0.3), 0.5, stroke=2.2)
        elif kind == "wheat":
            pen.line(x, y, x + 4, y - 15, mix("#fff0a0", "#b8741a", rng.uniform()), 3)
        elif kind == "stars":
            pen.circle(x, y, rng.uniform(1, 3.4), "#fff4cf")
        elif kind in ("snow", "fog", "desert"):
            pen.path(f"M{x - 26},{y} q26,-8 52,0", lighten(a, 0.5), 0.6, stroke=3)
        else:
            tone = ("#e8643a", "#f2c04a", "#fff6e0", "#d8507a")[int(rng.integers(4))]
            pen.circle(x, y, rng.uniform(2.4, 4.5), tone)


def _rise(s: Scene, pen: Pen, kind: str, w: float, d: float, rng: np.random.Generator) -> None:
    """What stands up out of the drawer."""

    def put(name: str, x: float, y: float, k: float, **options: object) -> None:
        with pen.at(x, y, scale=k):
            find_motif(name).paint(pen, s.palette, rng, **options)

    if kind == "dawn":
        pen.path(f"M{w * 0.3},2 a{w * 0.2},{w * 0.2} 0 0 1 {w * 0.4},0Z", "#ffe9a8")
        put("rowing boat", w * 0.62, d * 0.72, 0.3, oars=False)
    elif kind == "storm":
        for x, y, r in ((0.2, -10, 26), (0.45, -24, 34), (0.72, -14, 28), (0.9, -2, 18)):
            pen.circle(w * x, y - 16, r, "#4a4a68")
        pen.path(f"M{w * 0.34},-6 l-9,16 l8,1 l-14,24", "#fff6d0", stroke=3)
        put("sailing boat", w * 0.66, d * 0.78, 0.24)
    elif kind == "wheat":
        put("windmill", w * 0.7, d * 0.4, 0.25)
        for i in range(26):
            pen.line(6 + i * w / 26, d - 2, 12 + i * w / 26, d - 24 - 7 * (i % 3), ("#f2c23f", "#c9861f")[i % 2], 4)
    elif kind == "snow":
        for x, y, k in ((0.14, 0.3, 1.0), (0.24, 0.55, 1.3), (0.86, 0.4, 1.15), (0.74, 0.22, 0.8)):
            for j in range(3):
                r, top = (26 - j * 6) * k, d * y - (18 + j * 17) * k
                pen.path(f"M{w * x - r},{top + 14 * k} L{w * x},{top - 18 * k} L{w * x + r},{top + 14 * k}Z", ("#2f5a6a", "#3f7280", "#f4f8ff")[j])
        put("cottage", w * 0.5, d * 0.72, 0.32, lit=True, colour="#c98a6a", roof="#f2f6ff")
    elif kind == "fog":
        pen.line(w * 0.36, d * 0.6, w * 0.36, -62, "#2f2438", 6)
        pen.rect(w * 0.36 - 12, -86, 24, 28, "#fff0b0", 1, 5)
        pen.path(f"M{w * 0.36 - 16},-84 h32 l-16,-16Z", "#2f2438")
        for x, y, r in ((0.1, 0.3, 26), (0.28, 0.66, 32), (0.5, 0.4, 34), (0.72, 0.62, 36), (0.9, 0.4, 30)):
            pen.oval(w * x, d * y, r * 1.5, r * 0.6, "#d6cad2", 0.75)
    elif kind == "rain":
        for i in range(26):
            x, y = (i * 53) % w, -58 + (i * 31) % 90
            pen.line(x + 5, y, x, y + 15, "#c9e0ea", 2.2, 0.8)
        pen.path(f"M{w * 0.1},-56 q10,-34 44,-24 q20,-30 56,-8 q40,-8 40,30Z", "#8fa0b4")
        put("umbrella", w * 0.6, d * 0.86, 0.3, colour="#d8433a")
    elif kind == "stars":
        for x, y, r in ((0.2, -16, 7), (0.48, -44, 9), (0.76, -20, 6), (0.62, -70, 4), (0.34, -66, 5), (0.88, -60, 4)):
            pts = [(w * x + r * (1.3 if k % 2 == 0 else 0.5) * math.sin(k * math.pi / 4),
                    y - r * (1.3 if k % 2 == 0 else 0.5) * math.cos(k * math.pi / 4)) for k in range(8)]  # fmt: skip
            pen.poly(pts, "#fff0b8")
    elif kind == "autumn":
        for x, y, k, tone in ((0.2, 0.3, 1, "#d9502f"), (0.46, 0.2, 1.2, "#f0a63a"), (0.74, 0.36, 1.1, "#b8402f"), (0.9, 0.7, 0.8, "#e8803a"), (0.33, 0.8, 0.8, "#f2c04a")):
            pen.rect(w * x - 3, d * y - 26 * k, 6, 28 * k, "#4a2a24")
            pen.circle(w * x, d * y - 40 * k, 22 * k, tone)
            pen.circle(w * x - 6 * k, d * y - 46 * k, 12 * k, lighten(tone, 0.2))
    elif kind == "spring":
        for j, tone in enumerate(("#c9606a", "#dba05a", "#d9cf8a", "#8fb49a", "#7f94c4")):
            pen.path(f"M{w * 0.14 + j * 8},{d * 0.3} A{w * 0.34 - j * 8},{w * 0.3 - j * 8} 0 0 1 {w * 0.82 - j * 8},{d * 0.3}", tone, 0.75, stroke=8.5)
        put("sheep", w * 0.42, d * 0.84, 0.28)
    elif kind == "desert":
        pen.path(f"M{w * 0.02},{d * 0.3} Q{w * 0.2},-34 {w * 0.44},{d * 0.34}Z", "#f0b46a")
        put("camel", w * 0.66, d * 0.7, 0.27)
        put("cactus", w * 0.14, d * 0.8, 0.2)
    elif kind == "harbour":
        for i, h in enumerate((54, 74, 46, 66, 58, 80, 50)):
            x, tone = 12 + i * w / 7.4, ("#5a3a6a", "#7a3f5e", "#4a3f78")[i % 3]
            pen.rect(x, 6 - h, w / 8.4, h + 6, tone)
            pen.path(f"M{x - 4},{8 - h} h{w / 8.4 + 8} l{-w / 16.8 - 4},-22Z", darken(tone, 0.3))
            for k in range(2):
                pen.rect(x + 9 + k * 19, 22 - h, 10, 14, "#ffd98a")
        put("paper boat", w * 0.7, d * 0.8, 0.3)


def _drawer(s: Scene, pen: Pen, slot: tuple[float, float, float, float, float, str, str]) -> None:
    x, y, w, h, pull, kind, light = slot
    rng = s.own_rng(kind)[0]
    d, out = 34 + 58 * pull, 6 + 10 * pull
    pen.rect(x, y - 4, w, h * 0.7, "#1d0f2a", 1, 4)
    quad = f"M{x + 5},{y + 6} H{x + w - 5} L{x + w + out - 6},{y + d} H{x - out + 6}Z"
    pen.path(f"M{x - 1},{y + 2} H{x + w + 1} L{x + w + out + 4},{y + d} H{x - out - 4}Z", darken(FACE, 0.35))
    with pen.clip(quad), pen.at(x, y + 6):
        _land(pen, kind, w, d - 6, rng)
    with pen.at(x, y + 6):
        _rise(s, pen, kind, w, d - 6, rng)
    top, left, right = y + d, x - out - 4, x + w + out + 4
    panel = h - d * 0.62 - 22
    pen.rect(left, top, right - left, panel, FACE, 1, 5)
    pen.rect(left, top, right - left, 9, lighten(FACE, 0.28), 1, 4)
    pen.rect(left + 12, top + 18, right - left - 24, panel - 28, darken(FACE, 0.16), 1, 4)
    pen.rect(left, top + panel - 7, right - left, 7, darken(FACE, 0.4))
    for k in (0.5,) if w < 250 else (0.25, 0.75):
        pen.circle(left + (right - left) * k, top + panel * 0.55, 12, darken(BRASS, 0.3))
        pen.circle(left + (right - left) * k - 2, top + panel * 0.55 - 3, 9, BRASS)


def _chest(pen: Pen) -> None:
    pen.path("M40,118 L76,66 H724 L760,118Z", lighten(WOOD, 0.2))
    pen.rect(40, 118, 720, 20, darken(WOOD, 0.15))
    pen.rect(62, 136, 676, 964, WOOD)
    pen.rect(62, 136, 16, 964, lighten(WOOD, 0.14))
    pen.rect(716, 136, 22, 964, darken(WOOD, 0.35))
    for x in (70, 660):
        pen.path(f"M{x},1096 h70 l-16,50 q-20,14 -38,0Z", darken(WOOD, 0.2))
    pen.rect(54, 1080, 692, 24, darken(WOOD, 0.1))


def _locked(pen: Pen) -> None:
    pen.rect(524, 944, 178, 118, darken(FACE, 0.3), 1, 5)
    pen.rect(530, 948, 166, 108, FACE, 1, 5)
    pen.rect(542, 962, 142, 82, darken(FACE, 0.18), 1, 4)
    pen.path("M613,972 q24,4 24,30 q-4,26 -24,36 q-20,-10 -24,-36 q0,-26 24,-30Z", BRASS)
    pen.path("M613,984 a11,11 0 0 1 6,20 l5,20 h-22 l5,-20 a11,11 0 0 1 6,-20Z", "#fff3c0")


def _room(pen: Pen) -> None:
    pen.gradient("M0,0H800V1096H0Z", (0, 0), (0, 1096), [(0, "#2c1640"), (1, "#472452")])
    for i in range(9):
        for j in range(12):
            pen.path(f"M{i * 96 + j % 2 * 48},{j * 92 + 20} q8,14 0,30 q-8,-16 0,-30Z", "#6a3a70", 0.5)
    pen.rect(0, 1084, 800, 120, "#5a3040")
    for i in range(6):
        pen.rect(0, 1092 + i * 20 + i * i, 800, 3, "#3a1c2c")


def _spills(pen: Pen, rng: np.random.Generator) -> None:
    pen.path("M694,824 q22,-8 28,6 q10,110 6,330 h8 q2,-220 -4,-330 q-10,-22 -38,-14Z", "#ffd28a")
    pen.path("M650,1180 Q704,1140 732,1134 Q764,1144 812,1182 Q740,1198 650,1180Z", "#e8ac62")
    pen.path("M684,1172 Q712,1144 730,1139 Q746,1148 760,1170Z", "#ffd898")
    for _ in range(40):
        pen.circle(722 + rng.normal(0, 46), 1176 + rng.normal(0, 8), 2, "#ffd28a")


@card(id="spqdye", title="The Hours Put Away", seed=9, palette="plum", light=(-0.3, -0.9))
def paint(s: Scene) -> None:
    s.draw(_room, name="room", role="place", depth=0.6, haze=0.0, rim=0)
    chest = s.draw(_chest, name="chest of drawers", depth=0.8, shadow=(26, 14, 24, 0.6))
    for slot in DRAWERS:
        x, y, w, _, pull, kind, light = slot
        s.draw(lambda pen, slot=slot: _drawer(s, pen, slot), name=f"drawer of {kind}", role="prop" if kind == "fog" else "subject", depth=0.85, volume=0.12,
               wobble=0.8, protect=1.0, shadow=(4, 14, 10, 0.55))  # fmt: skip
        s.glow((x + w / 2, y + 20), w * (0.42 + 0.26 * pull), light, 0.24)
    s.draw(_locked, name="locked drawer", role="accent", depth=0.85, volume=0.12, wobble=0.6)
    for d, tone, alpha in (("M416,384 H712 Q722,424 702,440 Q688,478 660,446 Q632,512 598,452 Q566,486 542,436 Q506,458 482,422 "
                            "Q438,432 416,384Z", "#cfc3cc", 0.7),
                           ("M450,384 H690 Q690,408 664,412 Q630,446 604,414 Q560,430 536,404 Q480,416 450,384Z", "#fbf6f4", 0.6)):  # fmt: skip
        s.shade(d, tone, alpha, 8)
    s.draw(lambda pen: _spills(pen, s.own_rng("sand")[0]), name="sand", depth=0.9, rim=0.1)
    s.glow((613, 1004), 80, "#fff0b0", 0.7)
    s.beam((613, 1010), (560, 1230), 12, 120, "#ffe9a0", 0.7, soft=8)
    s.vignette(0.4)
    s.relate(chest, "contains", "every weather")
    s.describe("A chest of drawers holds a small landscape in every drawer. Eleven "
               "are open: lake, stormy sea, wheat, snow, fog with a lamp, rain, "
               "stars, autumn trees, rainbow, desert, harbour. Sand trickles to the "
               "floor. The smallest drawer is shut, and light shines from its "
               "keyhole. Everything is dark violet.")  # fmt: skip
    s.moods("dreamy", "orderly", "wistful", "curious")
    s.themes("memory", "time", "weather", "secrets", "keeping things")
    s.says("everything in its place", "the last drawer", "a year at home", "pack for any weather", "what should I wear today",
           "nothing is ever over", "where the days go", "collector", "many worlds under one roof", "some things stay shut",
           "tidy mind", "time runs through your fingers", "changeable", "pulled open too far", "a creak and a breeze",
           "choose your hour")  # fmt: skip
    s.about(place="a bedroom", time="evening", weather="every weather, each in a drawer",
            light="every drawer gives its own light", view="eye level", composition="centred",
            unexplained="the light in the keyhole of the shut drawer")  # fmt: skip
