"""Pines bow over a lit tent like a company that listens to a bedtime story."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

Tree = tuple[float, float, float, float, float]  # angle from the tent, distance of the foot, height, width, bend
TENT = (404.0, 800.0)
NIGHT, NEEDLE, LIT, EMBER = "#07150f", "#1d4a36", "#5f8a4a", "#e0a24a"
BACK: list[Tree] = [(a, 800 + 40 * (i % 3), 430, 200, 6 * (-1) ** i) for i, a in enumerate(range(-170, 190, 24))]
RING: list[Tree] = [(-106, 770, 470, 230, -9), (-74, 770, 440, 220, 8), (-132, 690, 400, 210, -8), (-48, 690, 410, 210, 9),
                    (-158, 560, 300, 190, -8), (-22, 565, 310, 190, 8), (178, 500, 240, 170, 5), (2, 505, 240, 170, -5),
                    (150, 540, 250, 180, 8), (30, 535, 250, 180, -8)]  # fmt: skip
NEAR: list[Tree] = [(122, 490, 240, 190, 4), (58, 490, 240, 190, -4), (90, 470, 210, 200, 0)]
LAUGHS = 3  # which of the ring holds its twig before its mouth


def pine(pen: Pen, rng: np.random.Generator, height: float, width: float, bend: float, lit: float) -> None:
    """A pine from its foot (0, 0) to its bowed tip, with a shawl of boughs and twig arms."""
    tiers = 6
    tone = mix(NIGHT, NEEDLE, 0.25 + 0.75 * lit)
    pen.path(f"M-13,30L-9,{-height * 0.3}H9L13,30Z", "#2a1f1a")
    for k in range(tiers):
        t = k / tiers
        y0, y1 = -height * (0.06 + 0.82 * t), -height * (0.3 + 0.72 * t) if k < tiers - 1 else -height
        half = width * 0.5 * (1 - t) ** 0.8 + 10
        sway0, sway1 = bend * 3.4 * t**2, bend * 3.4 * min(1.0, t + 0.26) ** 2
        left, right = [], []
        teeth = 7
        for j in range(teeth + 1):
            u = j / teeth
            x = sway0 + (-half + 2 * half * u)
            dip = 16 * math.sin(u * math.pi) + (10 if j % 2 else -6) + float(rng.uniform(-5, 5))
            left.append((x, y0 + dip))
        right = [(sway0 + half * 0.66, (y0 * 0.55 + y1 * 0.45)), (sway1 + 5, y1), (sway1 - 5, y1), (sway0 - half * 0.66, (y0 * 0.55 + y1 * 0.45))]
        body = mix(tone, lighten(tone, 0.18), t * lit)
        pen.poly(left + right, darken(body, 0.38 * (1 - t * 0.5)))
        inner = [(sway0 + (x - sway0) * 0.86, y - 13) for x, y in left]
        pen.poly(inner + right, body)
        for _ in range(int(14 * (1 - t * 0.5))):
            u = float(rng.uniform(-0.8, 0.8))
            yy = y0 + (y1 - y0) * float(rng.uniform(0.05, 0.55))
            spread = 1 - (y0 - yy) / (y0 - y1) * 0.8
            x = sway0 + u * half * spread
            warm = mix(lighten(body, 0.16), EMBER, lit * t * 0.55)
            pen.taper([(x, yy - 12), (x + u * 9, yy + 8)], 4, 1.5, warm, 0.75)


def face(pen: Pen, height: float, bend: float, shut: bool) -> None:
    """Two quiet eyes under the tip."""
    x, y = bend * 3.4 * 0.5, -height * 0.73
    for side in (-1, 1):
        if shut:
            pen.path(f"M{x + side * 15 - 8},{y - 2}q8,9 16,0", "#f6d490", stroke=4.4)
        else:
            pen.oval(x + side * 15, y, 7.5, 9.5, "#f8dc98")
            pen.circle(x + side * 15, y - 4, 4.2, "#0a1510")


def arms(pen: Pen, height: float, width: float, bend: float, laugh: bool) -> None:
    """Twig hands on the knees, or one before the mouth."""
    for side in (-1, 1):
        hand = (side * width * 0.15, -height * 0.3)
        elbow = (side * width * 0.4, -height * 0.4)
        if laugh and side < 0:
            hand, elbow = (bend * 1.9 - 10, -height * 0.86), (-width * 0.44, -height * 0.66)
        for dx, grow, bark in ((2, 1.35, "#2f2018"), (0, 1.0, "#9a6a3c")):
            pen.taper([(side * width * 0.2 + dx, -height * 0.52), (elbow[0] + dx, elbow[1]), (hand[0] + dx, hand[1])], 9 * grow, 6 * grow, bark)
            for a in (-0.9, -0.3, 0.3, 0.9):
                reach = 20 if laugh and side < 0 else 16
                tip = (hand[0] - side * reach * math.cos(a), hand[1] - reach * math.sin(a))
                pen.taper([(hand[0] + dx, hand[1]), (tip[0] + dx, tip[1])], 5 * grow, 2 * grow, bark)
        pen.taper([elbow, (elbow[0] + side * 12, elbow[1] + 14)], 4, 1.5, "#9a6a3c")


def stand(pen: Pen, rng: np.random.Generator, trees: list[Tree], lit: float, faces: bool) -> None:
    """Trees round the tent, all tips towards it."""
    for i, (angle, far, height, width, bend) in enumerate(trees):
        a = math.radians(angle)
        x, y = TENT[0] + math.cos(a) * far * 0.86, TENT[1] - 30 + math.sin(a) * far
        with pen.at(x, y, turn=angle - 90):
            pine(pen, rng, height, width, bend, lit)
            if faces:
                face(pen, height, bend, i in (2, 5, 6, LAUGHS))
                arms(pen, height, width, bend, i == LAUGHS)


def clearing(pen: Pen, rng: np.random.Generator) -> None:
    """Trodden needles and cones in pairs, like slippers before a bed."""
    for r, tone in ((300, "#1c3020"), (262, "#33401f"), (222, "#5a5428")):
        pen.curve([(404 + r * math.cos(k / 14 * 6.283) * float(rng.uniform(0.92, 1.08)),
                    806 + r * 0.86 * math.sin(k / 14 * 6.283) * float(rng.uniform(0.92, 1.08))) for k in range(14)], tone)  # fmt: skip
    for _ in range(260):
        a, r = float(rng.uniform(0, 6.283)), 270 * math.sqrt(float(rng.uniform(0.05, 1)))
        x, y, turn = 404 + r * math.cos(a), 806 + r * 0.86 * math.sin(a), float(rng.uniform(0, 3.14))
        pen.line(x, y, x + 9 * math.cos(turn), y + 9 * math.sin(turn), ("#8a7a3c", "#2c3018", "#a8904a")[int(rng.integers(3))], 2)
    for x, y, turn in ((250, 690, -30), (236, 712, -24), (556, 690, 30), (576, 706, 36), (330, 616, -8), (356, 612, 4), (590, 860, 80),
                       (588, 884, 88)):  # fmt: skip
        with pen.at(x, y, turn=turn):
            pen.oval(1, 3, 12, 20, "#2a1a12")
            pen.oval(0, 0, 11, 19, "#7a4e2c")
            for k in range(-2, 3):
                pen.path(f"M-9,{k * 7}q9,7 18,0", "#b8834a", stroke=3)


def tent(pen: Pen) -> None:
    """A ridge tent, lit from within."""
    with pen.at(TENT[0] - 14, TENT[1] + 16, scale=1.12):
        for x0, y0, x1, y1 in ((-26, -128, -96, -176), (88, -150, 168, -182), (190, 60, 226, 74), (120, 116, 130, 150)):
            pen.line(x0, y0, x1, y1, "#d9c38a", 2.6)
            pen.circle(x1, y1, 5, "#6a4a30")
        pen.path("M116,110L-26,-130L88,-152L192,58Z", "#d8692a")
        pen.path("M150,84L60,-146L88,-152L192,58Z", "#b34e22")
        pen.path("M40,-20L130,-40L146,-8L58,14Z", "#e88a3c")
        pen.path("M-152,92L-26,-130L116,110C30,120 -70,110 -152,92Z", "#ffb950")
        pen.path("M-120,88L-26,-92L86,102C20,110 -60,102 -120,88Z", "#ffdf92")
        pen.path("M-26,-130L-20,106", "#e0923c", 0.8, stroke=3)
        shade = "#9a5428"
        pen.path("M-86,92C-92,50 -84,18 -64,8C-76,-4 -78,-30 -58,-36C-36,-38 -26,-20 -34,-2C-22,8 -10,20 0,40L12,34L16,46L-14,58L-28,40"
                 "L-24,62C-6,60 10,66 14,98C-20,102 -60,100 -86,92Z", shade, 0.92)  # fmt: skip
        pen.path("M4,34L34,24L36,34L18,46Z", shade)
        pen.path("M24,102C20,82 26,66 38,60C30,56 28,38 38,31C50,22 68,28 70,42C72,52 66,58 60,61C70,66 84,82 82,102Z", shade, 0.92)
        pen.path("M34,34q-14,-2 -16,12q8,4 14,-2ZM68,36q12,-4 16,8q-6,6 -14,0Z", shade, 0.92)
        pen.rect(-29, -140, 7, 14, "#6a4a30")


@card(id="pdtf8a", title="Company", seed=8, palette="bottle_green", light=(0.0, 0.6))
def paint(s: Scene) -> None:
    s.backdrop("#0a1c14", "#0c2016", "#10281b")
    s.draw(lambda pen: stand(pen, s.rng, BACK, 0.2, False), name="pines behind", role="place", depth=0.6, volume=0.1, count=15)
    s.draw(lambda pen: clearing(pen, s.rng), name="clearing with cones", role="place", volume=0.05, rim=0)
    s.glow(TENT, 430, "#ffb04a", 0.6)
    ring = s.draw(lambda pen: stand(pen, s.rng, RING, 1.0, True), name="pines leaning round a tent", role="subject", depth=0.8, volume=0.2,
                  count=10, shadow=(0, 10, 14, 0.4))  # fmt: skip
    s.draw(tent, name="lit tent with the shadows of a reader and a child", role="witness", volume=0.1, rim=0.2)
    s.glow((TENT[0] - 20, TENT[1] + 20), 330, "#ffb85a", 0.5)
    s.draw(lambda pen: stand(pen, s.rng, NEAR, 0.5, False), name="pines seen from behind", role="subject", depth=0.9, volume=0.15, count=3)
    s.relate(ring, "does the work of", "listeners")
    s.describe("Fir trees with eyes bend over a small lit tent. Seen from above at "
               "night, they stand in a ring and have twig arms. One holds a hand to "
               "its mouth. On the tent are shadows of a big and a small person with a"
               " book. Golden light.")  # fmt: skip
    s.moods("uncanny", "tender", "hushed", "cosy")
    s.themes("bedtime story", "being watched", "night", "protection", "forest")
    s.says("the trees are listening", "a bedtime story", "surrounded", "guardians of the night", "once upon a time", "the whole audience leans in",
           "we are not alone", "safe in a small light", "can't see the wood", "a secret meeting", "someone giggles in the dark",
           "rustle, hush", "camping gone strange", "best seats in the forest", "all ears", "an island of warmth")  # fmt: skip
    s.about(place="pine forest", time="night", weather="still", light="a lamp inside the tent", view="from above",
            composition="frame", witness="shadows of a reading adult and a child on the tent cloth")  # fmt: skip
    s.vignette(0.4)
