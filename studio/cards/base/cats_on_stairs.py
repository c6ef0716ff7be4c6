"""Up the well of a spiral stair: on every turn cats look over the rail at whoever comes home."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SKY = (420.0, 462.0)  # the skylight, a little off the middle
TURNS, TOP, GROW = 3.35, 76.0, 1.94  # the rail winds out, each turn GROW times wider
GAP, GAP_TURN = 2.26, 52.0  # where a cat is missing
WOOD, DARK = "#8a5a30", "#071a17"
COATS = ("#2f3338", "#d98a3e", "#e9e2d0", "#8a8f94", "#6e4a34", "#c9b08a", "#3c4654", "#b0602c", "#f3ead8", "#55504e")
IRISES = ("#f6d23e", "#bfe06a", "#ffb648", "#8fd8c8", "#f2e27a")


def rail(turn: float, out: float = 1.0) -> tuple[float, float, float]:
    """A point of the rail after so many turns (and its radius); out > 1 lies behind the rail, on the steps."""
    r = TOP * GROW**turn * out
    a = 2 * math.pi * turn + 1.0
    return SKY[0] + r * math.cos(a), SKY[1] + r * math.sin(a) * 1.12, r


def steps(pen: Pen) -> None:
    """The undersides of the steps, darker the lower they hang."""
    n = 22
    for i in range(int((TURNS + 1) * n), -1, -1):
        t, u = i / n, (i + 1) / n
        quad = [rail(t)[:2], rail(u)[:2], rail(u, GROW)[:2], rail(t, GROW)[:2]]
        near = t / (TURNS + 0.6)
        tone: Colour = mix("#8fb48c", "#123a32", min(1, near * 1.25))
        tone = mix(tone, DARK, 0.12 if i % 2 else 0.0)
        side = 0.5 - 0.5 * math.cos(2 * math.pi * t + 1.0 - 2.4)
        pen.poly(quad, mix(tone, "#061512", 0.34 * side))
        riser = [quad[0], quad[3], rail(t + 0.3 / n, GROW)[:2], rail(t + 0.3 / n)[:2]]
        pen.poly(riser, mix(tone, "#e8f0c0", 0.2 * (1 - near)) if near < 0.8 else mix(tone, "#2f6a56", 0.5))


def wall_edge(pen: Pen) -> None:
    """The string of the stair, its thickness under the rail, and the brass line on it."""
    line = [rail(k / 60) for k in range(int((TURNS + 1) * 60))]
    for (x0, y0, r0), (x1, y1, _) in zip(line, line[1:], strict=False):
        pen.line(x0, y0, x1, y1, mix("#0b2620", "#05120f", 0.5), max(3.0, r0 * 0.12))
    for (x0, y0, r0), (x1, y1, _) in zip(line, line[1:], strict=False):
        pen.line(x0, y0, x1, y1, mix("#2f7a62", "#1c5244", min(1, r0 / 600)), max(2.0, r0 * 0.075))


def banisters(pen: Pen) -> None:
    """Turned balusters and the handrail, which winds nearer than the steps."""
    for k in range(int((TURNS + 0.9) * 34)):
        t = k / 34
        x0, y0, r = rail(t, 1.0)
        x1, y1, _ = rail(t, 0.855)
        tone = mix("#c8d8a0", "#1a4a3e", min(1, r / 420))
        pen.line(x0, y0, x1, y1, darken(tone, 0.3), max(1.6, r * 0.026))
        pen.line(x0 - r * 0.004, y0, x1 - r * 0.004, y1, lighten(tone, 0.12), max(0.8, r * 0.011))
        pen.circle((x0 + x1) / 2, (y0 + y1) / 2, max(1.2, r * 0.021), tone)


def handrail(pen: Pen) -> None:
    line = [rail(k / 60, 0.85) for k in range(int((TURNS + 1) * 60))]
    for width, tone in ((0.07, "#3a2114"), (0.052, WOOD), (0.018, "#e2a860")):
        shift = 0.0 if width > 0.02 else -0.012
        for (x0, y0, r0), (x1, y1, _) in zip(line, line[1:], strict=False):
            pen.line(x0 + shift * r0, y0 + shift * r0, x1 + shift * r0, y1 + shift * r0, tone, max(1.4, r0 * width))


def cat(pen: Pen, turn: float, size: float, i: int, rng: np.random.Generator) -> None:
    """A face and two paws over the rail, chin towards the middle of the well."""
    x, y, r = rail(turn, 0.86)
    k = r / 330 * size
    coat: Colour = COATS[i * 3 % len(COATS)]
    coat = mix(coat, "#0d2a24", 0.1 + 0.12 * min(1, r / 500))
    iris: Colour = IRISES[i % len(IRISES)]
    out = math.degrees(math.atan2((y - SKY[1]) / 1.12, x - SKY[0]))
    lean = float(rng.uniform(-10, 10))
    with pen.at(x, y, scale=k, turn=out + 90 + lean):
        wide = (1.0, 1.14, 0.92, 1.06)[i % 4]
        with pen.stretch(wide, 1.0):
            _cat_body(pen, coat, iris, i)


def _cat_body(pen: Pen, coat: Colour, iris: Colour, i: int) -> None:
    """Drawn upright: ears up (outwards), paws hanging over the rail below the chin."""
    dark, light = darken(coat, 0.35), lighten(coat, 0.22)
    pen.path("M-78,-10 C-84,-80 -50,-120 0,-122 C50,-120 84,-80 78,-10Z", dark)
    for side in (-1, 1):
        pen.path(f"M{side * 66},-72 C{side * 74},-112 {side * 72},-140 {side * 64},-166 C{side * 40},-150 {side * 20},-128 {side * 14},-108Z", dark)
        pen.path(f"M{side * 58},-84 C{side * 63},-110 {side * 63},-130 {side * 59},-146 C{side * 44},-134 {side * 32},-120 {side * 26},-108Z",
                 mix("#d08a80", coat, 0.35))  # fmt: skip
    pen.path("M-80,-56 C-86,-100 -44,-124 0,-124 C44,-124 86,-100 80,-56 C92,-34 70,-4 44,6 C20,18 -20,18 -44,6 C-70,-4 -92,-34 -80,-56Z", coat)
    pen.path("M-80,-56 C-86,-100 -44,-124 0,-124 C-34,-108 -54,-80 -56,-40 C-58,-14 -50,0 -44,6 C-70,-4 -92,-34 -80,-56Z", light, 0.75)
    if i % 3 == 0:
        for x in (-22, 0, 22):
            pen.path(f"M{x},-122 q{-x * 0.1},16 {-x * 0.35},30", dark, stroke=9)
        for side in (-1, 1):
            pen.path(f"M{side * 82},-44 q{-side * 14},2 {-side * 24},10 M{side * 78},-24 q{-side * 12},0 {-side * 22},8", dark, stroke=7)
    if i % 4 == 1:
        pen.path("M6,-124 C44,-122 86,-100 80,-56 C84,-36 66,-20 50,-24 C24,-34 10,-80 6,-124Z", ("#2a2624", "#d98a3e")[i % 2])
    if i % 5 == 2:
        pen.path("M-12,-124 L12,-124 C8,-90 18,-60 34,-20 L-34,-20 C-18,-60 -8,-90 -12,-124Z", "#f6f0e2")
    pen.path("M-38,-14 C-36,-34 -14,-38 0,-34 C14,-38 36,-34 38,-14 C34,10 12,14 0,12 C-12,14 -34,10 -38,-14Z", mix(coat, "#fff6e4", 0.62))
    pen.path("M-11,-36 L11,-36 C8,-24 3,-21 0,-20 C-3,-21 -8,-24 -11,-36Z", "#c96a6a")
    pen.path("M0,-20 V-10 M0,-10 q-10,9 -20,3 M0,-10 q10,9 20,3", "#3a1f20", stroke=4)
    for side in (-1, 1):
        pen.path(f"M{side * 14},-58 C{side * 22},-84 {side * 52},-86 {side * 62},-66 C{side * 54},-44 {side * 26},-40 {side * 14},-58Z", "#0d0f10")
        pen.path(f"M{side * 18},-59 C{side * 26},-79 {side * 49},-81 {side * 57},-66 C{side * 50},-49 {side * 28},-46 {side * 18},-59Z", iris)
        pen.oval(side * 37, -63, 6 + (i % 3) * 2.6, 15, "#0d0f10")
        pen.circle(side * 37 - 6, -71, 5.4, "#ffffff")
        for d in (-1, 0, 1):
            pen.path(f"M{side * 34},{-16 + d * 6} q{side * 36},{-6 + d * 7} {side * 70},{d * 15 - 2}", "#f4f0dc", 0.7, stroke=2.4)
        pen.path(f"M{side * 30},18 C{side * 30},4 {side * 74},0 {side * 76},18 C{side * 78},44 {side * 70},56 {side * 54},56 "
                 f"C{side * 36},56 {side * 30},44 {side * 30},18Z", lighten(coat, 0.12))  # fmt: skip
        pen.path(f"M{side * 46},36 v16 M{side * 60},36 v16", dark, stroke=4)


def saucer(pen: Pen, turn: float) -> None:
    """Tilted on the rail, with a collar beside it and a drop that falls towards us."""
    x, y, r = rail(turn, 0.9)
    with pen.at(x, y, scale=r / 350, turn=GAP_TURN):
        pen.oval(8, 10, 96, 62, "#04100d", 0.6)
        pen.oval(0, 0, 94, 60, "#c3d0d6")
        pen.oval(-3, -4, 90, 55, "#f4f4ec")
        pen.oval(0, 0, 66, 38, "#cdd6d8")
        pen.path("M-62,4 C-40,-22 40,-24 62,4 C60,30 30,40 0,38 C-30,38 -60,28 -62,4Z", "#fffdf4")
        pen.oval(0, 0, 92, 58, "#4a78a8", 0.8, stroke=4)
        pen.path("M-12,52 C-8,66 8,66 14,52 C14,74 8,86 2,92 C-6,86 -12,74 -12,52Z", "#fffdf4")
        pen.oval(150, -14, 46, 30, "#8f1f2c", stroke=15)
        pen.oval(150, -17, 46, 30, "#d8433f", stroke=8)
        pen.circle(128, 22, 15, "#b8862f")
        pen.circle(126, 19, 11, "#ffdf7a")


def drop(pen: Pen, cx: float, cy: float, r: float, turn: float) -> None:
    with pen.at(cx, cy, turn=turn):
        _drop(pen, 0.0, 0.0, r)


def _drop(pen: Pen, x: float, y: float, r: float) -> None:
    pen.path(f"M{x},{y - r * 2.1} C{x + r * 0.5},{y - r} {x + r},{y - r * 0.3} {x + r},{y + r * 0.1} C{x + r},{y + r * 1.2} {x - r},{y + r * 1.2} "
             f"{x - r},{y + r * 0.1} C{x - r},{y - r * 0.3} {x - r * 0.5},{y - r} {x},{y - r * 2.1}Z", "#fffdf4")  # fmt: skip
    pen.path(f"M{x + r * 0.3},{y - r} C{x + r},{y - r * 0.2} {x + r},{y + r} {x},{y + r * 0.8} C{x + r * 0.6},{y + r * 0.4} {x + r * 0.6},{y - r * 0.3} "
             f"{x + r * 0.3},{y - r}Z", "#b9cfc8")  # fmt: skip


def skylight(pen: Pen) -> None:
    x, y = SKY
    pen.oval(x, y, 78, 88, "#1c4a3c")
    pen.oval(x, y, 66, 75, "#fdfbe0")
    for k in range(6):
        a = k * math.pi / 3
        pen.line(x, y, x + 66 * math.cos(a), y + 75 * math.sin(a), "#5d8a70", 5)
    pen.circle(x, y, 12, "#5d8a70")


@card(id="md92u4", title="The Committee", seed=6, palette="bottle_green", light=(0.1, -0.6))
def paint(s: Scene) -> None:
    rng = s.rng
    s.backdrop("#0e2c26", "#081c18")
    s.board("undersides of the stairs", steps, depth=0.6)
    s.draw(skylight, name="skylight", depth=0.6, volume=0.1)
    s.glow(SKY, 420, "#eef2b8", 0.35)
    s.draw(lambda pen: [wall_edge(pen), banisters(pen), handrail(pen)], name="spiral stair", role="place", depth=0.7, volume=0.2, rim=0.3)
    seats = [0.5, 0.64, 0.78, 0.94, 1.08, 1.2, 1.34, 1.47, 1.62, 1.76, 1.88, 2.0, 2.12, 2.4, 2.52, 2.63, 2.75, 2.87, 2.99, 3.1, 3.22]
    sizes = [0.9 + 0.34 * ((i * 5) % 7) / 7 for i in range(len(seats))]
    cats = s.draw(lambda pen: [cat(pen, t, z * 0.92, i, rng) for i, (t, z) in enumerate(zip(seats, sizes, strict=True))],
                  name="cats looking over the rail", role="subject", count=len(seats), volume=0.3, rim=0.35,
                  shadow=(0, 12, 10, 0.5))  # fmt: skip
    s.draw(lambda pen: saucer(pen, GAP), name="saucer of milk and a collar", role="accent", volume=0.2)
    x, y, _ = rail(GAP, 0.9)
    s.draw(lambda pen: [drop(pen, x - 84, y + 92, 13, 24), drop(pen, x - 98, y + 190, 28, 16)], name="falling drops of milk", count=2)
    s.relate("spiral stair", "is inhabited by", cats)
    s.glow(SKY, 170, "#fffce0", 0.6)
    s.vignette(0.45, "#03100c")
    s.describe("Some twenty cats look down at us in a spiral staircase. They peer "
               "over the wooden rail; we look up to a round, bright skylight. In one "
               "gap there is no cat, but a tilted saucer dripping milk and a red "
               "collar with a bell. The stairs are green.")  # fmt: skip
    s.moods("uncanny", "funny", "silent", "watched")
    s.themes("being watched", "home", "absence", "judgement", "curiosity", "secrets")
    s.says("the committee", "you are late", "welcome home", "all eyes on me", "one is missing", "the cats' parliament", "spilt milk",
           "curiosity", "a spiral of suspicion", "nine lives each", "the jury has decided", "who emptied the saucer", "purr",
           "high society", "dizzy heights", "when the cat's away")  # fmt: skip
    s.about(place="stairwell", time="day", weather="still", light="skylight above, dim below", view="from below, straight up",
            composition="frame", unexplained="the gap with a saucer and a collar")  # fmt: skip
