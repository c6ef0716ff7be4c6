"""The carousel horses have gone; only one could not make up its mind."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.pen import Pen
from reverie_studio.scene import Placed, Scene, card

GOLD = "#cf982f"
# x, y of the hooves, scale, turn, body, mane, saddle
HERD: tuple[tuple[float, float, float, float, str, str, str], ...] = (
    (486, 690, 0.42, 3, "#b891b0", "#4f3868", "#e0b04a"),
    (300, 704, 0.48, -4, "#f0dcc4", "#a8623c", "#4a6fa5"),
    (92, 726, 0.52, 2, "#d8c2e0", "#74588e", "#c4563f"),
    (560, 850, 0.74, -3, "#e8c9a0", "#8c4a34", "#3f7f78"),
    (128, 900, 0.84, -6, "#a58bc0", "#43305c", "#d8a23a"),
    (430, 1086, 1.2, -5, "#fbf3ea", "#8d74bd", "#c23f45"),
)


def trappings(pen: Pen, x: float, y: float, k: float, turn: float, saddle: Colour) -> None:
    """Pole, saddle and girth, in the horse's own measures (facing left)."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M8,-282 L0,-120", darken(saddle, 0.35), stroke=13)
        pen.path("M-92,-250 Q-40,-276 60,-284 Q92,-282 88,-262 Q74,-212 36,-190 Q-10,-172 -52,-190 Q-84,-210 -92,-250Z", GOLD)
        pen.path("M-82,-252 Q-36,-272 56,-282 Q80,-280 78,-262 Q66,-220 32,-202 Q-10,-186 -46,-202 Q-74,-218 -82,-252Z", saddle)
        pen.path("M-66,-260 Q-30,-296 6,-276 Q40,-272 70,-300 Q92,-286 76,-264 Q10,-240 -66,-260Z", darken(saddle, 0.28))
        pen.path("M-56,-264 Q-30,-288 4,-272 Q36,-268 66,-290", lighten(saddle, 0.35), stroke=6)
        for i in range(5):
            a = 0.5 + i * 0.55
            pen.circle(-4 - np.cos(a) * 62, -226 + np.sin(a) * 26, 6, "#fff0c4")
        pen.rect(-12, -470, 19, 204, GOLD)
        for i in range(9):
            pen.path(f"M-12,{-272 - i * 22} l19,-13", "#f7e2a0", stroke=6)
        pen.rect(4, -470, 5, 200, darken(GOLD, 0.4), 0.5)
        pen.path("M-14,-466 L-11,-494 L-4,-476 L2,-502 L9,-468Z", darken(GOLD, 0.45))
        pen.path("M-190,-300 Q-160,-262 -108,-236", darken(saddle, 0.1), stroke=9)
        for px, py in ((-158, -268), (-132, -250)):
            pen.circle(px, py, 7, "#f4d27a")
        pen.path("M92,-206 l22,16 l-6,22 M118,-186 l10,20 M-112,-196 l16,26 l-4,18", "#6b5478", 0.55, stroke=4)
        pen.path("M76,-196 l18,-6 l8,14 l-16,10Z M-132,-220 l14,-10 l10,12Z", "#b98250", 0.9)


def sand(pen: Pen) -> None:
    """Wet sand with tongues of foam."""
    pen.path("M0,640 Q200,664 420,690 Q640,716 800,700 L800,1200 L0,1200Z", "#b590ae")
    pen.path("M0,800 Q260,830 470,800 Q660,770 800,790 L800,1200 L0,1200Z", "#c39cb0")
    pen.path("M0,990 Q300,960 560,1010 Q700,1040 800,1010 L800,1200 L0,1200Z", "#a8829f")
    for y, a in ((650, 0.9), (742, 0.8), (930, 0.75)):
        pen.path(f"M0,{y} Q140,{y + 30} 280,{y + 8} Q400,{y - 8} 520,{y + 26} Q650,{y + 54} 800,{y + 22} L800,{y + 36} "
                 f"Q640,{y + 74} 510,{y + 44} Q400,{y + 12} 290,{y + 26} Q140,{y + 50} 0,{y + 16}Z", "#f6e8f2", a)  # fmt: skip
    for x, y, w in ((180, 1040, 150), (640, 940, 120), (90, 1130, 120), (560, 1160, 190), (380, 860, 90)):
        pen.oval(x, y, w, 9, "#e8c6d0", 0.5)


def chips(pen: Pen, rng: np.random.Generator) -> None:
    """Varnish flying off behind the first horse."""
    tones = ("#e0b04a", "#c8483f", "#5f4f96", "#fff4e0", "#3f7f78")
    for _ in range(60):
        t = rng.random()
        x, y = 560 + 230 * t + rng.normal(0, 16), 900 - 200 * t * rng.random() + rng.normal(0, 36)
        r = rng.uniform(3, 7)
        a = rng.uniform(0, 6.3)
        pen.poly([(x + np.cos(a + b) * r * w, y + np.sin(a + b) * r) for b, w in ((0, 1.6), (1.9, 1), (3.3, 1.3), (4.6, 0.8))],
                 tones[int(rng.integers(5))])  # fmt: skip


def splash(pen: Pen, rng: np.random.Generator, x: float, y: float, k: float) -> None:
    for hoof in (-190, -120, 150, 210):
        for _ in range(16):
            a, d = rng.uniform(-2.7, -0.4), rng.random() ** 0.7 * 110 * k
            px, py = x + hoof * k + np.cos(a) * d, y - 26 * k + np.sin(a) * d
            pen.oval(px, py, rng.uniform(2, 8) * k, rng.uniform(2, 6) * k, "#ffffff", 0.95)
        hx = x + hoof * k
        for dx, dy, r in ((-44, 2, 15), (-22, -8, 22), (4, -16, 27), (30, -6, 20), (52, 3, 13)):
            pen.oval(hx + dx * k, y - 26 * k + dy * k, r * k * 1.2, r * k * 0.8, "#fdf4fa", 0.75)
        pen.oval(hx + 4 * k, y - 16 * k, 84 * k, 11 * k, "#fdf4fa", 0.8)


def prints(pen: Pen) -> None:
    """Hoofprints from the carousel towards us, and gilt screws."""
    for i in range(13):
        t = i / 12
        x, y = 690 + 40 * np.sin(t * 3) + (22 if i % 2 else -22), 800 + 370 * t**1.2
        k = 0.7 + t * 0.9
        pen.path(f"M{x - 10 * k},{y} A{10 * k},{7 * k} 0 1 1 {x + 10 * k},{y + 2} L{x + 4 * k},{y + 2} A{5 * k},{3 * k} 0 1 0 "
                 f"{x - 4 * k},{y}Z", "#6b4f78", 0.85)  # fmt: skip
    for x, y in ((590, 1150), (744, 1090), (650, 1010), (752, 930)):
        pen.line(x, y, x + 18, y + 8, GOLD, 6)
        pen.circle(x, y, 8, "#f4d27a")


@card(id="7ykivp", title="Off Season", seed=5, palette="lilac_mist", light=(-0.75, -0.6))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#7a68b4"), (0.45, "#b79ccb"), (0.75, "#f0b9be"), (1, "#ffdcb8")], horizon=430)
    s.clouds(40, 400, 0.7, scale=220)
    s.sea(430, "#6a64a4", light_x=110, chop=1.2, floor=720)
    s.glow((60, 420), 260, "#ffd9b0", 0.75)
    s.draw(sand, name="wet sand", role="place", depth=0.55, material="land", volume=0, rim=0)
    house = s.put("carousel", at=(640, 690), scale=1.0, turn=7, depth=0.6, horses=False, lit=False,
                  colour="#5b4482", second="#a58fbf", shade=0.35)  # fmt: skip
    stay = s.put("horse", at=(640, 682), scale=0.34, flip=True, depth=0.66, colour="#fbeedd", mane="#8c4a5a",
                 role="accent", label="horse that stayed", pose="stand", contact=0.2)  # fmt: skip
    s.draw(lambda pen: pen.line(632, 500, 632, 600, GOLD, 7), name="its pole", depth=0.6, record=False, behind="horse")
    s.draw(prints, name="hoofprints and gilt screws", depth=0.6, volume=0, rim=0)
    herd: list[Placed] = []
    for i, (x, y, k, turn, body, mane, saddle) in enumerate(HERD):
        d = 0.62 + i * 0.05
        s.shade(f"M{x - 230 * k},{y - 14 * k} Q{x},{y - 44 * k} {x + 250 * k},{y - 14 * k} Q{x},{y + 16 * k} {x - 230 * k},{y - 14 * k}Z", "#5b4482", 0.45, 8)
        herd.append(s.put("horse", at=(x, y), scale=k, turn=turn, flip=True, pose="gallop", colour=body, mane=mane,
                          role="subject", depth=d, label="carousel horse", contact=0))  # fmt: skip
        s.draw(lambda pen, a=(x, y, k, turn, saddle): trappings(pen, *a), name="saddle and pole", depth=d)  # type: ignore[misc]
        s.draw(lambda pen, a=(x, y, k): splash(pen, rng, *a), name="spray", depth=d, volume=0, rim=0,  # type: ignore[misc]
               record=False, protect=0.9)  # fmt: skip
    s.draw(lambda pen: chips(pen, rng), name="chips of varnish", depth=0.95, volume=0, rim=0)
    s.relate(herd[-1], "turns into", "wild horse")
    s.relate(stay, "waits for", house)
    s.describe("Six carousel horses gallop through shallow water on a beach. They "
               "wear saddles, and their gilt poles are broken off at the top. At the "
               "right stands a dark, tilted carousel with one horse left on it. Sky "
               "and sea are violet.")  # fmt: skip
    s.moods("wild", "melancholy", "fresh", "free")
    s.themes("freedom", "leaving", "childhood", "the end of the season", "courage")
    s.says("breaking free", "the ride is over", "horsepower", "no more going round in circles", "the last one to leave",
           "holidays at last", "wild at heart", "who stays behind", "stampede", "closing day", "run for it",
           "splash and thunder", "unscrewed", "the toys wake up", "fear of freedom", "sea air")  # fmt: skip
    s.about(place="a beach", time="dawn", weather="wind", light="pink dawn", view="eye level", composition="left")
