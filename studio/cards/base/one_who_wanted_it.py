"""In a square full of umbrellas one is open the other way."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

BOWL = (288.0, 400.0, 172.0)
FACE = (424.0, 566.0)
TONES = ("#2b323d", "#3d4857", "#222831", "#4f5d6e", "#37414e", "#5f6e7f", "#2a2c38", "#46505c")


def canopy(pen: Pen, x: float, y: float, r: float, turn: float, lean: tuple[float, float], tone: Colour) -> None:
    """A wet umbrella from above; its tip leans away from the middle of things."""
    tip = (x + lean[0] * r * 0.3, y + lean[1] * r * 0.3)
    rim = [(x + r * np.cos(turn + i * np.pi / 4), y + r * np.sin(turn + i * np.pi / 4)) for i in range(8)]
    for i in range(8):
        a, b = rim[i], rim[(i + 1) % 8]
        mid = ((a[0] + b[0]) / 2 * 0.93 + tip[0] * 0.07, (a[1] + b[1]) / 2 * 0.93 + tip[1] * 0.07)
        face = np.cos(turn + (i + 0.5) * np.pi / 4 + 2.3)
        shade = lighten(tone, 0.16 * face) if face > 0 else darken(tone, -0.36 * face)
        pen.path(f"M{tip[0]},{tip[1]} L{a[0]},{a[1]} Q{mid[0]},{mid[1]} {b[0]},{b[1]}Z", shade)
        pen.line(*tip, *a, darken(tone, 0.45), 2.5)
        if face > 0.5:
            pen.path(f"M{tip[0] * 0.6 + mid[0] * 0.4},{tip[1] * 0.6 + mid[1] * 0.4} L{tip[0] * 0.2 + mid[0] * 0.8},{tip[1] * 0.2 + mid[1] * 0.8}",
                     "#c9dbe6", 0.55, stroke=r * 0.07)  # fmt: skip
    for a in rim:
        pen.circle(*a, 3, "#aebbc6")
    pen.circle(*tip, r * 0.06, "#11151b")
    pen.circle(tip[0] - 1, tip[1] - 2, r * 0.03, "#9fb0bd")


def crowd(s: Scene) -> list[tuple[float, float, float, float, tuple[float, float], str]]:
    """Places in diagonal rows that leave a ring round the bowl."""
    out = []
    rng = np.random.default_rng(41)
    for i in range(-6, 12):
        for j in range(-3, 14):
            u, v = i * 128 + (j % 2) * 64, j * 108
            x, y = u * 0.87 - v * 0.42 + 200 + rng.normal(0, 10), u * 0.42 + v * 0.87 - 120 + rng.normal(0, 10)
            dx, dy = x - BOWL[0] - 40, y - BOWL[1] - 62
            d = float(np.hypot(dx, dy))
            if -90 < x < 890 and -90 < y < 1290 and d > 262:
                push = max(0.0, 50 - (d - 262) * 0.3)
                x, y = x + dx / d * push * 0.4, y + dy / d * push * 0.4
                tone = TONES[int(rng.integers(len(TONES)))]
                out.append((x, y, rng.uniform(74, 96), rng.uniform(0, 0.8), (dx / d, dy / d), tone))
    rng.shuffle(out)
    return out


def paving(pen: Pen) -> None:
    """Wet setts far below."""
    pen.rect(0, 0, 800, 1200, "#59656f")
    for j in range(40):
        for i in range(24):
            x, y = i * 36 + (j % 2) * 18 - 20, j * 32 - 10
            n = (i * 7 + j * 13) % 5
            pen.rect(x, y, 32, 28, mix("#5d6a75", "#7f8d97", n / 6), radius=6)
    pen.oval(330, 470, 190, 150, "#a9bcc6", 0.4)
    pen.oval(300, 640, 90, 40, "#c3d3da", 0.5)


def woman(pen: Pen) -> None:
    """An old woman far below us with her face turned up: boots, coat, arm, beaming face."""
    x, y = FACE
    for dx in (-2, 36):
        pen.path(f"M{x + 6 + dx},{y + 120} q30,26 44,58 q-6,18 -26,10 q-24,-26 -38,-52Z", "#6d2f26")
    pen.path(f"M{x - 62},{y + 14} Q{x - 70},{y + 74} {x - 14},{y + 128} Q{x + 46},{y + 162} {x + 80},{y + 116} Q{x + 104},{y + 50} {x + 64},{y - 6} "
             f"Q{x},{y + 40} {x - 62},{y + 14}Z", "#b4483a")  # fmt: skip
    pen.path(f"M{x + 20},{y + 44} Q{x + 44},{y + 100} {x + 46},{y + 144} Q{x + 80},{y + 130} {x + 88},{y + 92} Q{x + 96},{y + 40} {x + 64},{y - 6}Z", "#8a3030")
    for i, (bx, by) in enumerate(((x + 8, y + 66), (x + 20, y + 94), (x + 30, y + 120))):
        pen.circle(bx, by, 6 - i * 0.7, "#f2d98a")
    pen.path(f"M{x - 52},{y + 20} Q{x - 104},{y + 4} {x - 122},{y - 52} L{x - 92},{y - 66} Q{x - 76},{y - 26} {x - 36},{y - 8}Z", "#c5574a")
    pen.circle(x - 108, y - 62, 17, "#e9bd9c")
    pen.oval(x, y - 4, 64, 62, "#e3e5e6")
    pen.path(f"M{x - 60},{y - 16} Q{x - 40},{y - 70} {x + 8},{y - 66} Q{x + 64},{y - 58} {x + 62},{y + 4} Q{x + 40},{y - 40} {x},{y - 38} Q{x - 40},{y - 38} {x - 60},{y - 16}Z", "#f7f7f2")
    pen.oval(x + 22, y - 58, 25, 20, "#d3d7da")
    pen.oval(x - 2, y + 4, 49, 52, "#eec3a0")
    pen.path(f"M{x + 14},{y - 42} Q{x + 52},{y - 20} {x + 44},{y + 30} Q{x + 30},{y + 54} {x + 4},{y + 56} Q{x + 36},{y + 20} {x + 14},{y - 42}Z", "#d9a583")
    for dx in (-22, 20):
        pen.path(f"M{x + dx - 12},{y - 4} q12,-15 24,0", "#3a2b2a", stroke=5)
        pen.oval(x + dx * 1.45, y + 20, 11, 9, "#e08f7c", 0.8)
        pen.path(f"M{x + dx - 12},{y - 18} q12,-9 24,-2", "#bcb9b4", stroke=4)
    pen.path(f"M{x - 6},{y + 2} q-6,14 4,16 q8,0 8,-6", "#c98a6a", stroke=4)
    pen.path(f"M{x - 23},{y + 26} Q{x},{y + 34} {x + 21},{y + 25} Q{x + 14},{y + 48} {x - 2},{y + 48} Q{x - 18},{y + 46} {x - 23},{y + 26}Z", "#7a2c30")
    pen.path(f"M{x - 19},{y + 29} Q{x},{y + 36} {x + 17},{y + 28} L{x + 14},{y + 35} Q{x},{y + 40} {x - 15},{y + 35}Z", "#fff6e8")


def bowl(pen: Pen) -> None:
    """The upturned umbrella: yellow inside, ribs, a round of water."""
    x, y, r = BOWL
    pts = [(x + r * np.cos(0.2 + i * np.pi / 4), y + r * np.sin(0.2 + i * np.pi / 4)) for i in range(8)]
    for i in range(8):
        a, b = pts[i], pts[(i + 1) % 8]
        out = ((a[0] + b[0]) / 2 * 1.04 - x * 0.04, (a[1] + b[1]) / 2 * 1.04 - y * 0.04)
        face = np.cos(0.2 + (i + 0.5) * np.pi / 4 - 0.8)
        pen.path(f"M{x},{y} L{a[0]},{a[1]} Q{out[0]},{out[1]} {b[0]},{b[1]}Z", mix("#ffe04a", "#c9921c", 0.5 - 0.5 * face))
    for a in pts:
        pen.line(x, y, *a, "#8a6a1c", 5)
        pen.circle(*a, 7, "#fff6c4")
    wet = [(x + r * 0.78 * np.cos(t) * (1 + 0.02 * np.sin(8 * t)), y + r * 0.78 * np.sin(t)) for t in np.linspace(0, 6.283, 60)]
    pen.poly(wet, "#3f9fae")
    pen.poly([(x + (px - x) * 0.93, y + (py - y) * 0.93 + 4) for px, py in wet], "#57b9c2")
    for a in pts:
        pen.line(x, y, x + (a[0] - x) * 0.78, y + (a[1] - y) * 0.78, "#c9b23c", 4, 0.4)
    for rx, ry, k in ((-50, 66, 26), (74, -56, 22), (70, 60, 16), (-86, -10, 14), (-30, -94, 16)):
        pen.oval(x + rx, y + ry, k, k * 0.9, "#dff6f4", 0.85, stroke=3)
        pen.oval(x + rx, y + ry, k * 0.5, k * 0.45, "#dff6f4", 0.85, stroke=2.5)


def duck(pen: Pen, x: float, y: float, k: float, turn: float, young: bool) -> None:
    """A duck from above."""
    body, wing, head = ("#f2cf4e", "#d9a934", "#f2cf4e") if young else ("#8f6b4a", "#6b4d34", "#2f6b4a")
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-120,0 Q-84,-34 -50,-10 M-120,0 Q-84,34 -50,10", "#e6fafa", 0.8, stroke=6)
        pen.path("M-74,0 Q-40,-44 10,-34 Q44,-22 44,0 Q44,22 10,34 Q-40,44 -74,0Z", body)
        pen.path("M-58,-4 Q-30,-36 16,-26 Q6,-6 -58,-4Z M-58,4 Q-30,36 16,26 Q6,6 -58,4Z", wing)
        if not young:
            pen.path("M34,-13 Q44,0 34,13 L46,10 Q52,0 46,-10Z", "#f4f0e4")
        pen.circle(56, 0, 24, head)
        pen.path("M74,-10 Q104,-9 106,0 Q104,9 74,10Z", "#e89a3c")
        pen.circle(62, -13, 4, "#1d1a1a")
        pen.circle(62, 13, 4, "#1d1a1a")


def ducks(pen: Pen) -> None:
    x, y, _ = BOWL
    duck(pen, x + 26, y - 26, 0.82, -28, False)
    for dx, dy, turn in ((-58, 26, -34), (-84, 66, -20), (-24, 74, -50)):
        duck(pen, x + dx, y + dy, 0.36, turn, True)


def rain(pen: Pen, rng: np.random.Generator) -> None:
    """Streaks that fall away from us towards the middle."""
    for _ in range(190):
        a, d = rng.uniform(0, 6.283), 160 + 640 * rng.random() ** 0.7
        n = d * rng.uniform(0.05, 0.13)
        c, sn = np.cos(a), np.sin(a)
        pen.taper([(400 + c * (d + n), 600 + sn * (d + n)), (400 + c * d, 600 + sn * d)], 3.6, 1.0, "#e3edf2", 0.55)


@card(id="r5thx5", title="The One Who Wanted It", seed=8, palette="storm_slate", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    s.draw(paving, name="wet paving", role="place", depth=0.4, volume=0, rim=0, haze=0, material="land")
    places = crowd(s)
    for part in range(4):
        group = places[part::4]
        s.draw(lambda pen, g=group: [canopy(pen, *u) for u in g], name="dark umbrellas", count=len(group), depth=0.6, haze=0,  # type: ignore[misc]
               volume=0.05, rim=0.15, shadow=(12, 20, 14, 0.55), wobble=0.8)  # fmt: skip
    old = s.draw(woman, name="old woman", role="witness", depth=0.7, haze=0, shadow=(14, 20, 12, 0.5), material="figure", wobble=0.5)
    cup = s.draw(bowl, name="upturned yellow umbrella", role="subject", depth=0.8, haze=0, volume=0.1, shadow=(20, 30, 16, 0.55))
    s.draw(ducks, name="duck with three ducklings", role="accent", depth=0.85, haze=0, count=4, shadow=(4, 6, 5, 0.35))
    s.glow((BOWL[0], BOWL[1]), 300, "#ffe98a", 0.22)
    s.draw(lambda pen: rain(pen, s.rng), name="rain", plane="air", depth=0.9, volume=0, rim=0, record=False)
    s.vignette(0.35)
    s.relate(cup, "contains", "ducks")
    s.relate(old, "carries", cup)
    s.describe("Among dark umbrellas, one is yellow, upturned and full of water. A "
               "duck swims in it with three ducklings. Under it an old woman in red "
               "beams up at us. We look straight down on a rainy square; all the "
               "other umbrellas are black and crowded together.")  # fmt: skip
    s.moods("stubborn", "playful", "grey", "glad")
    s.themes("being different", "rain", "welcome", "crowd", "joy")
    s.says("lovely weather for ducks", "odd one out", "bring it on", "go against the grain", "half full", "a drop of happiness",
           "make the best of it", "bird bath", "nobody else looks up", "sunshine in the rain", "catch what falls", "mother hen",
           "a sea of black", "pitter-patter", "inside out", "her own little pond")  # fmt: skip
    s.about(place="a city square", time="noon", weather="heavy rain", light="grey noon", view="from above, straight down",
            composition="diagonal", witness="an old woman looking up")  # fmt: skip
