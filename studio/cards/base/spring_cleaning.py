"""Once a year somebody must sweep under the sea."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from reverie_studio.colour import mix
from reverie_studio.figures.poses import POSES
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card

POSES.setdefault("lift_and_sweep", replace(
    POSES["stand"], lean=-4, bend=-4, legs=((-14, 5, -18, 2), (16, 5, 2, 0)), head=(-8, 14, 0), grips=("grip", "grip"),
    hands=(("shoulder", 0.6, 0.1, 0.72), ("shoulder", 0.62, 0.12, -0.5))))  # fmt: skip
HORIZON = 236.0
EDGE = smooth_points([(-40, 800), (90, 740), (190, 652), (262, 604), (350, 622), (470, 700), (600, 800), (720, 880), (850, 944)],
                     closed=False)  # fmt: skip


def edge(x: float) -> float:
    """Height of the lifted hem over x."""
    return float(np.interp(x, [p[0] for p in EDGE], [p[1] for p in EDGE]))


def band(t0: float, t1: float) -> list[tuple[float, float]]:
    """A stripe of the sea between two depths (0 horizon, 1 hem)."""
    xs = np.arange(0, 801, 8.0)
    def at(x: float, t: float) -> float:
        ripple = 7 * t * np.sin(x / (14 + 60 * t) + t * 40)
        return HORIZON + (edge(x) - HORIZON) * t ** 1.25 + ripple * (t < 0.86)
    return [(x, at(x, t0)) for x in xs] + [(x, at(x, t1)) for x in xs[::-1]]


def surface(pen: Pen) -> None:
    """The upper side: waves, then the woven border and the fringe of foam."""
    steps = np.linspace(0, 0.88, 17)
    for i, (a, b) in enumerate(zip(steps[:-1], steps[1:], strict=True)):
        base = mix("#c4ead8", "#157a7c", (i / 15) ** 0.9)
        pen.poly(band(a, b + 0.01), mix(base, "#ffffff", 0.16 if i % 2 else 0.0))
        pen.poly(band(a, a + 0.006 + 0.008 * i / 15), "#f4fff6", 0.75)
    for a, b, tone in ((0.875, 1.0, "#0f5f68"), (0.89, 0.905, "#f3d37a"), (0.975, 0.988, "#f3d37a")):
        pen.poly(band(a, b), tone)
    for x in range(10, 800, 52):
        y = HORIZON + (edge(x) - HORIZON) * 0.927
        slope = (edge(x + 8) - edge(x - 8)) / 16
        with pen.at(x, y, turn=float(np.degrees(np.arctan(slope)))):
            pen.poly([(-17, 0), (0, -13), (17, 0), (0, 13)], "#e07a5a")
            pen.poly([(-8, 0), (0, -6), (8, 0), (0, 6)], "#fff3d0")
    for i, x in enumerate(range(2, 800, 15)):
        y, sway = edge(x), 6 * np.sin(i * 1.9)
        tone = ("#f8fff4", "#dff3e6", "#f3e6c4")[i % 3]
        pen.circle(x + 2, y + 3, 8, "#ffffff")
        for d in (-5, 0, 5):
            pen.taper([(x + d * 0.5, y + 4), (x + d + sway * 0.4, y + 14), (x + d * 1.3 + sway, y + 25 + 3 * (i % 2))], 5, 3, tone)


def cavity(pen: Pen) -> None:
    """Under the sea: its woven back, the dark, old wet boards."""
    top = [(x, edge(x) - 6) for x in np.arange(0, 801, 8.0)]
    pen.poly([*top, (800, 1100), (0, 1100)], "#0d2c33")
    for i in range(5):
        pen.poly([*top, *[(x, y + 70 - i * 13) for x, y in top[::-1]]], mix("#123b42", "#2f7f7c", i / 5))
    for x in range(0, 800, 22):
        pen.line(x, edge(x), x + 6, edge(x) + 58, "#0d3a42", 3, 0.6)
    pen.poly([(0, 872), (800, 930), (800, 1100), (0, 1100)], "#3f3a38")
    for i in range(-9, 20):
        x = 300 + (i - 5) * 64
        pen.path(f"M{300 + (x - 300) * 0.75},{890 + (x > 300) * 10} L{300 + (x - 300) * 1.5},1100", "#1f1d20", stroke=5)
        pen.path(f"M{306 + (x - 300) * 0.75},{890 + (x > 300) * 10} L{308 + (x - 300) * 1.5},1100", "#6b625a", 0.7, stroke=3)


def fluff(pen: Pen, x: float, y: float, r: float, rng: np.random.Generator) -> None:
    """A dust bunny."""
    for _ in range(60):
        a, d = rng.uniform(0, 6.3), r * rng.random() ** 0.6
        px, py, q = x + np.cos(a) * d, y + np.sin(a) * d * 0.75, r * rng.uniform(0.16, 0.34)
        tone = mix("#c9c4b6", "#7f7f80", float(np.clip((py - y) / r + 0.5, 0, 1)))
        pen.path(f"M{px - q},{py} a{q},{q * 0.8} 0 1 1 {q * 1.7},{q * 0.4}", tone, 0.9, stroke=3)
        pen.circle(px, py, q * 0.8, tone, 0.5)


def dust(pen: Pen, rng: np.random.Generator) -> None:
    for x, y, r in ((610, 950, 26), (470, 930, 22), (560, 1096, 30), (692, 1052, 34), (398, 1076, 26), (470, 1140, 36), (640, 1150, 24)):
        fluff(pen, x, y, r, rng)
    for _ in range(70):
        x = rng.uniform(370, 760)
        pen.circle(x, 1080 + rng.normal(0, 36) + (x - 400) * 0.06, rng.uniform(2, 5), "#8a8378", 0.8)


def broom(pen: Pen, hand: tuple[float, float]) -> None:
    x, y = hand
    pen.line(x - 26, y - 52, 392, 1030, "#8a5a34", 12)
    pen.line(x - 29, y - 52, 389, 1030, "#c08a54", 4)
    pen.path("M378,1020 L406,1010 L470,1086 Q430,1120 372,1112Z", "#d8a847")
    for dx in (0, 18, 36, 54, 72):
        pen.path(f"M{386 + dx * 0.3},1022 L{376 + dx},1112", "#a8742c", stroke=4)
    pen.path("M376,1030 L412,1016", "#b8453a", stroke=9)


@card(id="izdu49", title="Spring Cleaning", seed=9, palette="mint", light=(-0.6, -0.8))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#8fd0c8"), (0.6, "#cfeedd"), (1, "#fbf6dc")], horizon=HORIZON)
    s.puffs([(620, 120, 240), (120, 170, 200)])
    s.draw(cavity, name="boards under the sea", role="place", depth=0.6, volume=0, rim=0, haze=0)
    s.put("galleon", at=(560, 930), scale=0.42, turn=16, depth=0.6, tint=("#0d2c33", 0.5), label="shipwreck", haze=0)
    s.put("anchor", at=(120, 930), scale=0.3, turn=-18, depth=0.6, tint=("#0d2c33", 0.35), haze=0)
    s.draw(surface, name="sea like a carpet", role="subject", depth=0.7, volume=0, rim=0.2, haze=0, wobble=1.5,
                 shadow=(0, 26, 18, 0.5))  # fmt: skip
    s.put("sailing boat", at=(560, 560), scale=0.5, turn=24, depth=0.75)
    s.put("sailing boat", at=(250, 330), scale=0.17, turn=-6, depth=0.6, flip=True)
    s.put_many("swallow", [(430, 380, 0.3, -10, 0), (690, 420, 0.36, 8, 1), (330, 200, 0.2, 0, 0)], depth=0.7,
               options={"colour": "#f4f6ef"}, label="gulls")  # fmt: skip
    s.hills(1056, 14, 300, "#f0dcae", texture="sand", depth=0.8, name="sand")
    s.draw(lambda pen: dust(pen, rng), name="dust", depth=0.85, volume=0.1, rim=0.1)
    s.put_many("starfish", [(500, 1010, 0.5, 10, 0), (748, 1110, 0.6, -20, 0), (330, 1150, 0.45, 30, 0)], depth=0.86,
               vary=lambda i: {"colour": ("#e0724a", "#d65f7a", "#e8a24a")[i]})  # fmt: skip
    s.put("crown", at=(548, 1062), scale=0.36, turn=-14, role="accent", depth=0.88, label="golden crown")
    s.put_many("crab", [(672, 1010, 0.36, -4, 0), (606, 1030, 0.2, 5, 0), (752, 1030, 0.22, 0, 0)], depth=0.88, label="crab family")
    s.put_many("suitcase", [(728, 1020, 0.2, 0, 0), (632, 1036, 0.12, 0, 0)], depth=0.9)
    woman = s.figure((190, 1086), age="broad", pose="lift_and_sweep", view="right", height=440, seed=21, role="witness",
                     expression="calm", depth=0.92, label="woman", skin="#d9a077",
                     clothes={"top": "apron", "colour": "#c8553f", "hat": "headscarf", "hat_colour": "#f3d37a",
                              "shoes": "wellingtons", "shoe_colour": "#3a6a4a"})  # fmt: skip
    s.draw(lambda pen: broom(pen, woman["hand_right"]), name="broom", depth=0.93)
    s.relate(woman, "does the work of", "tide")
    s.describe("A woman lifts the edge of the sea like a carpet. She sweeps beneath "
               "it with a broom. The edge is patterned and fringed. Below are dark "
               "boards, an anchor, a shipwreck and dust, crabs with suitcases and a "
               "golden crown. Sailing boats ride above. Red dress, yellow headscarf.")  # fmt: skip
    s.moods("funny", "brisk", "grand", "fresh")
    s.themes("order", "secrets", "housework", "the sea", "hidden treasure")
    s.says("swept under the carpet", "it never ends", "new broom", "what lies beneath", "low tide", "moving house",
           "king of the dust", "mother nature", "clean sweep", "it had to be done", "finders keepers", "lost property",
           "the bottom of the sea", "swish, swish", "small hands, big job", "do not look under there")  # fmt: skip
    s.about(place="a beach", time="morning", weather="breeze", light="fresh morning light", view="eye level", composition="right")
