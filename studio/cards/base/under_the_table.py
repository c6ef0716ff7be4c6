"""Under the table lies a wood of legs, and one pair does not belong to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.figures.poses import POSES
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

POSES.setdefault("prone", replace(
    POSES["fly"], origin="ground", pitch=88, lean=-20, bend=-16, head=(0, -46, 0), elevation=14, wind=(0, 0, 0),
    legs=((0, 6, -70, 2), (4, 6, -110, 2)), hands=(("head", 0.7, 0.5, -0.95), ("head", 0.7, 0.5, -0.95)),
    grips=("grip", "grip")))  # fmt: skip
# x, floor, scale, kind, colour, shoe; facing right on the left side, facing left on the right
LEFT = ((318, 838, 0.42, "stocking", "#c9a59a", "#5f2a3c"), (276, 872, 0.54, "trousers", "#4a3a52", "#1d1218"),
        (210, 930, 0.76, "stocking", "#e0bda6", "#b9303c"), (104, 1040, 1.12, "trousers", "#5d3a2c", "#2a1712"))  # fmt: skip
RIGHT = ((486, 838, 0.42, "trousers", "#5a4450", "#241420"), (530, 874, 0.54, "stocking", "#d8b49c", "#3f5a5c"),
         (600, 938, 0.78, "deer", "#b5713c", "#2a1a14"), (716, 1050, 1.16, "trousers", "#3a3448", "#16100f"))  # fmt: skip


def leg(pen: Pen, kind: str, tone: Colour, shoe: Colour) -> None:
    """One shin from the floor at (0, 0) upwards, toes to the right."""
    pale = mix(tone, "#e0803c", 0.4)
    if kind == "trousers":
        pen.path("M-36,-800 L38,-800 L32,-60 Q40,-40 34,-30 L-34,-28 Q-40,-60 -36,-800Z", tone)
        pen.path("M14,-800 L38,-800 L32,-60 Q40,-40 34,-30 L14,-30 Q20,-320 14,-800Z", pale)
        pen.path("M-34,-60 Q0,-44 34,-62 L34,-30 L-34,-28Z", darken(tone, 0.25))
        pen.path("M-32,-34 Q-38,0 -30,0 L66,0 Q82,-4 70,-22 Q50,-36 30,-40Z", shoe)
        pen.path("M20,-34 Q50,-30 66,-14 Q48,-22 18,-24Z", mix(shoe, "#ffc27a", 0.55))
    elif kind == "stocking":
        pen.path("M-20,-800 Q-38,-430 -34,-330 Q-28,-160 -13,-60 L-12,-28 L15,-28 L15,-60 Q27,-200 31,-340 Q34,-460 26,-800Z", tone)
        pen.path("M12,-800 Q20,-460 16,-340 Q14,-180 4,-60 L15,-60 Q27,-200 31,-340 Q34,-460 26,-800Z", pale)
        pen.path("M-15,-46 Q-20,-12 -15,0 L-6,0 L-4,-24 Q20,-4 36,0 L68,0 Q76,-10 44,-22 Q20,-36 15,-50 Q0,-34 -15,-46Z", shoe)
        pen.path("M16,-36 Q36,-20 60,-10 Q36,-14 14,-26Z", lighten(shoe, 0.35))
    else:
        pen.path("M-44,-800 Q-62,-480 -42,-400 Q-56,-340 -46,-292 L-20,-70 L-18,-42 L16,-42 L10,-72 L-8,-290 Q14,-390 42,-470 Q58,-560 52,-800Z", tone)
        pen.path("M30,-800 Q34,-540 18,-460 Q-6,-380 -18,-300 L-2,-70 L10,-72 L-8,-290 Q14,-390 42,-470 Q58,-560 52,-800Z", pale)
        for i in range(9):
            pen.path(f"M{-40 + i % 3 * 18},{-600 + i * 26} q6,12 2,24", darken(tone, 0.35), 0.8, stroke=5)
        for x, y in ((-14, -560), (10, -520), (-22, -480), (2, -590), (20, -566)):
            pen.oval(x, y, 7, 9, "#f0d8b0")
        pen.path("M-20,-46 L-28,0 L2,0 L3,-24 L6,0 L38,0 L18,-46 Q0,-54 -20,-46Z", shoe)
        pen.path("M8,-44 L24,-4 L34,-4 L18,-46Z", "#7a5a48")


def row(pen: Pen, people: tuple[tuple[float, float, float, str, str, str], ...], flip: bool) -> None:
    for x, y, k, kind, tone, shoe in people:
        for dx, dy, shade in ((-44, -14, 0.35), (34, 0, 0.0)):
            with pen.at(x + (-dx if flip else dx) * k, y + dy * k, scale=k, flip=flip):
                leg(pen, kind, darken(tone, shade), shoe)


def scallops(pen: Pen, a: tuple[float, float], b: tuple[float, float], k0: float, k1: float, count: int) -> None:
    """A hanging lace hem from a to b, its teeth growing from k0 to k1."""
    ts = np.linspace(0, 1, count + 1) ** (1.0 if k0 == k1 else 1.5)
    for t0, t1 in zip(ts[:-1], ts[1:], strict=True):
        x0, y0 = a[0] + (b[0] - a[0]) * t0, a[1] + (b[1] - a[1]) * t0
        x1, y1 = a[0] + (b[0] - a[0]) * t1, a[1] + (b[1] - a[1]) * t1
        k = k0 + (k1 - k0) * (t0 + t1) / 2
        pen.path(f"M{x0},{y0 - 90 * k} L{x0},{y0} Q{(x0 + x1) / 2},{(y0 + y1) / 2 + 74 * k} {x1},{y1} L{x1},{y1 - 90 * k}Z", "#8f4450")
        pen.path(f"M{x0},{y0} Q{(x0 + x1) / 2},{(y0 + y1) / 2 + 74 * k} {x1},{y1}", "#e6a878", stroke=max(2.5, 7 * k))
        pen.circle((x0 + x1) / 2, (y0 + y1) / 2 + 12 * k, 8 * k, "#f0c08a", 0.85)
        pen.line(x0, y0 - 90 * k, x0, y0, "#5f2434", 5 * k, 0.7)


def room(pen: Pen) -> None:
    """Beyond the cloth: lamplight, a skirting, the far floor."""
    pen.gradient("M0,300 H800 V830 H0Z", (0, 420), (0, 830), [(0, "#b0623c"), (0.7, "#e0a05a"), (1, "#8a3f34")])
    pen.rect(0, 778, 800, 30, "#6d2c2c")
    pen.rect(330, 560, 34, 230, "#7a3a30")
    pen.rect(446, 560, 34, 230, "#7a3a30")


def floor(pen: Pen) -> None:
    """A carpet that runs away from us."""
    pen.gradient("M0,806 H800 V1200 H0Z", (0, 806), (0, 1200), [(0, "#6b2630"), (1, "#3d1524")])
    for x in range(-1400, 2300, 150):
        pen.path(f"M{400 + (x - 400) * 0.16},806 L{x},1200", "#87384a", 0.55, stroke=6)
    for i, y in enumerate((826, 856, 902, 972, 1080)):
        pen.path(f"M0,{y} H800", "#87384a", 0.5, stroke=3 + i * 1.6)
    for i, y in enumerate((840, 878, 936, 1024)):
        for j in range(-3, 4):
            k = 5 + i * 5
            x = 400 + j * 150 * (0.22 + i * 0.19)
            pen.path(f"M{x - k * 1.6},{y} L{x},{y - k * 0.6} L{x + k * 1.6},{y} L{x},{y + k * 0.6}Z", "#c98a4a", 0.55)


def underside(pen: Pen) -> None:
    """The dark boards overhead."""
    pen.path("M0,0 H800 V344 L560,486 H240 L0,344Z", "#2a121b")
    for x in (-520, -260, -60, 120, 300, 500, 680, 860, 1060, 1320):
        pen.path(f"M{400 + (x - 400) * 0.4},470 L{x},0", "#150810", 0.9, stroke=5)
        pen.path(f"M{403 + (x - 400) * 0.4},470 L{x + 12},0", "#4d2430", 0.7, stroke=4)
    pen.path("M0,150 H800 V208 H0Z", "#3a1a24")
    pen.path("M0,202 H800 V212 H0Z", "#7d4038")
    pen.path("M160,352 H640 V384 H160Z", "#351721")
    pen.path("M160,380 H640 V386 H160Z", "#7d4038")


def napkin(pen: Pen) -> None:
    pen.path("M470,996 Q486,962 516,972 L536,950 Q560,964 566,984 L604,990 Q590,1008 556,1006 Q508,1018 470,996Z", "#f3e2cc")
    pen.path("M516,972 Q524,990 510,1006 M536,952 Q548,980 560,1004", "#b78d84", stroke=5)


def candle(pen: Pen) -> None:
    pen.oval(470, 1118, 54, 14, "#b98838")
    pen.oval(470, 1113, 44, 10, "#5f3a1c")
    pen.path("M448,1112 Q444,1060 450,1048 Q470,1040 490,1050 Q496,1080 492,1112 Q470,1120 448,1112Z", "#f6e3bc")
    pen.path("M478,1046 Q496,1056 492,1112 L480,1116Z", "#d2a878")
    pen.path("M470,1044 V1030", "#3a1c14", stroke=4)
    pen.path("M470,974 Q492,1008 484,1028 Q470,1042 457,1028 Q450,1006 470,974Z", "#ffb440")
    pen.path("M470,998 Q481,1016 476,1028 Q470,1034 464,1028 Q460,1014 470,998Z", "#fff4c8")


def moved(pen: Pen, what: Callable[[Pen], None], dx: float, dy: float) -> None:
    with pen.at(dx, dy):
        what(pen)


def rails(pen: Pen, front: bool) -> None:
    """A toy track round the ankles at the left: the half before or behind them."""
    with pen.clip("M0,1040 H400 V1200 H0Z" if front else "M0,900 H400 V1040 H0Z"):
        pen.oval(132, 1040, 146, 52, "#2a1218", stroke=18)
        pen.oval(132, 1036, 146, 52, "#d8b070", stroke=5)
        pen.oval(132, 1038, 126, 42, "#d8b070", stroke=4)


def chalk(pen: Pen) -> None:
    """What a child has drawn on the boards overhead."""
    white = "#f0d6c0"
    pen.circle(196, 92, 30, white, 0.75, stroke=5)
    for i in range(9):
        a = i * 0.7
        pen.line(196 + 42 * np.cos(a), 92 + 42 * np.sin(a), 196 + 60 * np.cos(a), 92 + 60 * np.sin(a), white, 5, 0.7)
    pen.path("M560,128 V66 L604,30 L650,66 V128 Z M590,128 V98 H614 V128", white, 0.7, stroke=5)
    pen.path("M340,300 q40,-22 84,0 M350,298 v34 M366,296 v34 M400,296 v34 M416,300 v34 M424,300 l14,-34 l24,6 "
             "M438,266 l-10,-24 M438,266 l12,-26 M432,252 l-12,-4 M446,252 l12,-6", white, 0.75, stroke=5)  # fmt: skip


@card(id="4z5cyf", title="The Lower Kingdom", seed=4, palette="wine_dark", light=(0.1, -0.9))
def paint(s: Scene) -> None:
    s.backdrop("#2a121b", "#3d1524")
    s.draw(room, name="lamplit room", role="place", depth=0.3, volume=0, rim=0, haze=0)
    s.glow((400, 700), 260, "#ffcf80", 0.75)
    s.draw(floor, name="carpet", role="place", depth=0.5, volume=0, rim=0, material="land", haze=0)
    s.glow((400, 830), 200, "#ffb860", 0.4)
    s.draw(lambda pen: rails(pen, False), name="rails behind", depth=0.7, volume=0.1, record=False)
    legs = [s.draw(lambda pen, r=r, f=f: row(pen, r, f), name=n, role="subject", depth=0.7, volume=0.3, rim=0.4,  # type: ignore[misc]
                   count=6, haze=0, wobble=1) for r, f, n in ((LEFT, False, "seated legs"), (RIGHT[:2], True, "legs at the right"))]  # fmt: skip
    hoofs = s.draw(lambda pen: row(pen, RIGHT[2:3], True), name="deer's legs", role="accent", depth=0.75, haze=0)
    s.draw(lambda pen: row(pen, RIGHT[3:], True), name="near trousers", role="subject", depth=0.8, count=2)
    s.draw(underside, name="underside of the table", role="place", depth=0.8, volume=0, rim=0)
    s.draw(chalk, name="chalk drawings", depth=0.8, volume=0, rim=0, wobble=2.5)
    s.draw(lambda pen: [scallops(pen, (244, 520), (556, 520), 0.5, 0.5, 7), scallops(pen, (246, 522), (-60, 372), 0.5, 1.5, 5),
                        scallops(pen, (554, 522), (860, 372), 0.5, 1.5, 5)],
           name="hem of the tablecloth", depth=0.85, volume=0.1, rim=0.2, shadow=(0, 14, 12, 0.4))  # fmt: skip
    s.draw(lambda pen: moved(pen, napkin, -34, -26), name="fallen napkin", depth=0.85)
    s.draw(lambda pen: rails(pen, True), name="toy rails", depth=0.85, volume=0.1)
    s.put("train engine", at=(62, 1086), scale=0.22, depth=0.86, lit=False, colour="#b8343a", label="toy train")
    girl = s.figure((352, 1170), age="child", pose="prone", view=104, height=440, seed=8, role="witness",
                    hair={"kind": "braids", "colour": "#8a4a2a"}, skin="#e8b48c", expression="glad", prop=None, depth=0.92,
                    clothes={"top": "pyjamas", "colour": "#2f8088", "pattern": "dots", "pattern_colour": "#f0d9a0", "shoes": "barefoot"}, label="girl")  # fmt: skip
    s.draw(lambda pen: moved(pen, candle, 76, 4), name="stub of candle", role="prop", depth=0.95)
    s.glow((546, 1012), 330, "#ffb050", 0.36)
    s.glow((546, 1012), 90, "#fff0b8", 0.7)
    s.vignette(0.35)
    s.relate(girl, "hides in", "forest of table legs")
    s.relate(hoofs, "hides in", legs[0])
    s.describe("A girl in pyjamas lies under a table between rows of legs. They wear "
               "trousers and heels; one pair has fur and hooves. Beside her are a lit"
               " candle, a napkin and a toy train. Chalk drawings are on the table’s "
               "underside: sun, house, deer.")  # fmt: skip
    s.moods("conspiratorial", "cosy", "uncanny")
    s.themes("childhood", "secrets", "hiding", "grown-ups", "imagination")
    s.says("the grown-ups are talking", "under cover", "my own kingdom", "one guest is not like us", "a forest of legs",
           "dear guest", "past bedtime", "below the surface", "a secret den", "candlelight dinner", "footloose",
           "nobody knows I am here", "best foot forward", "muffled voices", "the view from below", "all aboard")  # fmt: skip
    s.about(place="under a dining table", time="evening", weather="still", light="a candle and a lamp beyond",
            view="from below, from the floor", composition="frame", unexplained="the pair with fur and hooves")  # fmt: skip
