"""He hid so well, and so long ago, that he is old now and nobody has come."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, darken, mix, vary
from reverie_studio.figures.poses import POSES, Pose
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

Rng = np.random.Generator
RUST: tuple[Colour, ...] = ("#a8552c", "#c4763c", "#8a4228", "#d39a54", "#b5694e")
BARK, MARK = "#ece4d6", "#4a403c"
MAN = (624, 1056)
THIN = 396  # the birch he hides behind
POSES.setdefault("crouch_hush", Pose(
    "crouches, a finger at the lips", lean=30, bend=14, head=(0, -26, 0), legs=((98, 8, -48, 2),
                                                                                (84, 6, -56, 2)),
    feet=((-14, 6), (-20, 4)), hands=(("knee", 2, 0, 3), ("head", 1.16, 0.12, -0.5)),
                                     grips=("rest", "point"),
    elbows=((-0.4, 0.5, -0.75), (0.3, 0.3, -0.9)), order={"arms": "front"},
                                     expression="glad"))  # fmt: skip


def birch(pen: Pen, rng: Rng, x: float, foot: float, w: float, tone: Colour, mark: Colour,
          bend: float = 1.0) -> None:  # fmt: skip
    """A birch trunk that runs out at the top of the card."""
    sway = float(rng.normal(0, w * 0.5)) * bend
    lean = float(rng.normal(0, w * 0.7)) * bend
    left = [(x - w * 0.8, foot + 4), (x - w / 2, foot - 50), (x - w / 2 + sway, foot * 0.5),
            (x - w * 0.4 + lean, -20)]  # fmt: skip
    right = [(x + w * 0.4 + lean, -20), (x + w / 2 + sway, foot * 0.5), (x + w / 2, foot - 50),
             (x + w * 0.9, foot + 4)]  # fmt: skip
    pen.curve(left + right, tone)
    pen.taper([(x + w * 0.28, foot - 30), (x + w * 0.3 + sway, foot * 0.5), (x + w * 0.26 + lean,
                                                                           -20)], w * 0.4, w * 0.3,
              mix(tone, mark, 0.3), 0.7)  # fmt: skip
    for _ in range(int(foot / 46)):
        y = float(rng.uniform(10, foot - 20))
        t = 1 - y / foot
        cx = x + (sway * 4 * t * (1 - t)) + lean * t * t
        span = w * float(rng.uniform(0.16, 0.5))
        side = -1 if rng.random() < 0.5 else 1
        pen.path(f"M{cx + side * w * 0.4},{y} q{-side * span},{-w * 0.06} "
                 f"{-side * span},{w * 0.04} "
                 f"q{side * span * 0.4},{w * 0.1} {side * span},{w * 0.07}Z", mark,
                 0.85)  # fmt: skip
    pen.path(f"M{x - w * 0.8},{foot + 4} Q{x - w * 0.3},{foot - w * 0.5} {x},{foot - w * 0.3} "
             f"Q{x + w * 0.4},{foot - w * 0.6} "
             f"{x + w * 0.9},{foot + 4}Z", mark, 0.6)  # fmt: skip


def row(pen: Pen, rng: Rng, count: int, w: float, foot: float, tone: Colour) -> None:
    """A rank of trunks in the mist."""
    for x in np.linspace(150, 810, count) + rng.normal(0, 16, count):
        birch(pen, rng, float(x), foot + float(rng.uniform(0, 20)), w, tone, "#8f8478")


def near_birches(pen: Pen, rng: Rng) -> None:
    birch(pen, rng, 256, 956, 44, BARK, MARK, bend=0.3)
    birch(pen, rng, 754, 930, 40, BARK, MARK)


def leaf(pen: Pen, x: float, y: float, k: float, turn: float, tone: Colour) -> None:
    with pen.at(x, y, turn=turn, scale=k):
        pen.path("M-11,0 Q-4,-8 6,-5 L12,0 L6,5 Q-4,8 -11,0Z", tone)
        pen.line(-14, 0, 8, 0, darken(tone, 0.3), 1.3)


def litter(pen: Pen, rng: Rng, top: float, count: int, size: float) -> None:
    """Fallen leaves, larger towards us."""
    for y in np.sort(rng.uniform(top, 1210, count)):
        k = size * (0.4 + (y - top) / (1210 - top))
        leaf(pen, float(rng.uniform(-10, 810)), float(y), k, float(rng.uniform(0, 360)),
             vary(RUST[int(rng.integers(5))], rng, 0.04))  # fmt: skip


def drift(pen: Pen, rng: Rng, places: tuple[tuple[float, float, float], ...], count: int,
          k: float) -> None:  # fmt: skip
    """Leaves blown together around something: x, y, spread."""
    for x, y, spread in places:
        for _ in range(count):
            dx = float(rng.normal(0, spread))
            rise = max(0.0, 1 - abs(dx) / (spread * 1.6)) * spread * 0.4
            leaf(pen, x + dx, y - float(rng.uniform(0, 1)) * rise, k, float(rng.uniform(0, 360)),
                 vary(RUST[int(rng.integers(5))], rng, 0.05))  # fmt: skip


def far_house(pen: Pen) -> None:
    """Home: one lit window, behind which somebody clears the table."""
    pen.path("M-20,812 V640 L64,566 L206,640 V812Z", "#8f8478")
    pen.path("M-30,650 L64,556 L224,652 L206,656 L64,586 L-20,660Z", "#6a5a54")
    pen.rect(120, 566, 22, 50, "#7a6a60")
    pen.rect(30, 668, 140, 92, "#5a4a44")
    pen.rect(36, 674, 128, 80, "#ffd68c")
    pen.path("M36,728 h128 v-6 h-128Z M52,728 h6 v26 h-6Z M140,728 h6 v26 h-6Z", "#8a4f2c")
    pen.path("M96,754 Q92,712 102,704 Q98,688 110,686 Q122,688 118,704 Q130,712 126,754Z",
             "#7a4a34")  # fmt: skip
    pen.path("M104,716 L84,712 M122,716 L136,714", "#7a4a34", stroke=6)
    pen.oval(78, 710, 12, 4, "#fff3d0")
    pen.oval(62, 720, 9, 3, "#fff3d0")
    pen.line(100, 674, 100, 690, "#5a4a44", 3)
    pen.line(36, 700, 36, 754, "#5a4a44", 3)


def nest(pen: Pen, x: float, y: float) -> None:
    """A nest with two eggs and a small bird, on his cap."""
    rng = np.random.default_rng(5)
    pen.path(f"M{x - 44},{y - 16} Q{x - 36},{y + 18} {x},{y + 18} Q{x + 38},{y + 18} "
             f"{x + 44},{y - 16}Z", "#6d4a32")  # fmt: skip
    for _ in range(34):
        a, b = rng.uniform(-44, 44, 2)
        pen.path(f"M{x + a},{y + rng.uniform(-16, 14):.1f} "
                 f"q{(b - a) / 2},{rng.uniform(-8, 8):.1f} {(b - a) * 0.6},2",
                 "#a8845c" if a > 0 else "#8a6844", stroke=2.4)  # fmt: skip
    pen.oval(x, y - 16, 40, 9, "#4a3226")
    for dx in (-14, 6):
        pen.oval(x + dx, y - 20, 10, 12, "#cfdfd8")
    pen.path(f"M{x + 20},{y - 18} q-4,-26 14,-30 q16,0 16,14 l12,4 l-12,4 q-4,12 -18,14Z",
             "#7f6a5c")  # fmt: skip
    pen.path(f"M{x + 26},{y - 20} q2,-14 14,-10 q6,10 -4,14Z", "#c4763c")
    pen.circle(x + 40, y - 40, 2.6, "#1c1414")


def ivy(pen: Pen, points: list[tuple[float, float]], rng: Rng) -> None:
    """Ivy creeping out of the ground over a shoe."""
    pen.curve(points, "#3f5a3a", stroke=4, closed=False)
    for x, y in points:
        for _ in range(3):
            with pen.at(x + float(rng.normal(0, 9)), y + float(rng.normal(0, 7)),
                        turn=float(rng.uniform(-70, 70))):  # fmt: skip
                pen.path("M0,11 Q-13,8 -12,-4 L-5,-3 L0,-13 L5,-3 L12,-4 Q13,8 0,11Z",
                         vary("#5c7f4a", rng, 0.07))  # fmt: skip


@card(id="25ea9n", title="Nobody Came to Look", seed=19, palette="fog", light=(-0.8, -0.5))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#a39a90"), (0.5, "#cdbba6"), (0.8, "#e8bf94"), (1, "#eec79c")], horizon=800)
    s.draw(far_house, name="lit house", role="accent", depth=0.52, volume=0.05)
    s.draw(lambda pen: row(pen, rng, 16, 13, 800, "#c9bcac"), name="far birches", role="place",
           depth=0.16, volume=0.1)  # fmt: skip
    s.draw(lambda pen: row(pen, rng, 11, 22, 848, "#d6cabb"), name="birches behind", role="place",
           depth=0.3, volume=0.1)  # fmt: skip
    s.mist(800, 100, 0.55, "#e3d0b8")
    s.glow((100, 714), 150, "#ffb45a", 0.6)
    s.glow((100, 714), 60, "#ffe0a0", 0.4)
    s.hills(836, 12, 260, "#b07a52", "#7a4630", depth=0.55, name="forest floor")
    s.draw(lambda pen: litter(pen, rng, 840, 700, 1.1), name="fallen leaves", role="place",
           depth=0.7, volume=0, rim=0.1)  # fmt: skip
    s.draw(lambda pen: near_birches(pen, rng), name="birches", role="place", depth=0.7, volume=0.25)
    old = s.figure(MAN, age="old", pose="crouch_hush", view=-80.0, height=690, role="subject",
                   depth=0.85,
                   hair={"kind": "messy", "colour": "#f4f0e8"}, skin="#e8b890", look=(-6, -8),
                   reach={"hand_left": (-190, -262)},
                   clothes={"top": "suit", "colour": "#5f6a72", "bottom": "shorts",
                            "bottom_colour": "#4f5a66",
                            "hat": "cap", "hat_colour": "#8f4a34", "shoes": "boots",
                            "shoe_colour": "#5a3a2c",
                            "scarf": "#b5694e"}, label="old man in short trousers",
                   contact=0.5)  # fmt: skip
    head, foot = old["head_top"], old["foot_left"]
    s.draw(lambda pen: drift(pen, rng, ((690, 884, 16), (650, 832, 24), (596, 792, 20),
                                        (700, 930, 14), (630, 868, 30)), 7, 1.1),
           name="leaves on his back", depth=0.86, volume=0.05)  # fmt: skip
    s.draw(lambda pen: nest(pen, head[0] + 26, head[1] - 12), name="nest on his cap", depth=0.87)
    s.draw(lambda pen: birch(pen, np.random.default_rng(2), THIN, 1010, 21, BARK, MARK),
           name="thin birch", depth=0.9,
           volume=0.2)  # fmt: skip
    x, y = foot
    s.draw(lambda pen: ivy(pen, [(x + 70, y + 34), (x + 44, y + 4), (x + 16, y - 14),
                                 (x - 4, y - 44), (x - 26, y - 12),
           (x - 50, y + 14)], rng), name="ivy over his shoe", role="prop", depth=0.92,
           volume=0.1)  # fmt: skip
    s.draw(lambda pen: drift(pen, rng, ((256, 964, 40), (754, 938, 40), (THIN, 1018, 26),
                                        (640, 1082, 60)), 26, 1.5),
           name="drifts of leaves", role="place", depth=0.94, volume=0.05)  # fmt: skip
    s.relate(old, "hides behind", "thin birch")
    s.describe("An old man crouches behind a very thin birch. He wears short trousers"
               " and holds a finger to his lips. Leaves lie on his back, a bird nests"
               " on his cap, ivy covers one shoe. Far left in the mist, somebody "
               "stands behind a lit window.")  # fmt: skip
    s.moods("sad", "funny", "tender", "patient")
    s.themes("hide and seek", "being forgotten", "old age", "the inner child", "waiting")
    s.says("ready or not", "the world champion of hiding", "still playing", "they forgot me",
           "ninety-nine, a hundred",
           "hidden in plain sight", "shh", "autumn of life", "supper is over", "boys will be boys",
           "one tree too thin", "waiting to be found", "nesting", "slow and steady", "stubborn",
           "time stood still for him")  # fmt: skip
    s.about(place="a birch wood", time="dusk", weather="mist", light="dusk with a warm horizon",
            view="eye level",
            composition="right",
            witness="the old man himself, crouching, seen from the side")  # fmt: skip
