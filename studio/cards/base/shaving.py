"""A man goes to shave, and the boy in the mirror wants the brush."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import lighten, mix
from reverie_studio.figures import Figure
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

CX, CY, RX, RY = 540, 450, 216, 318  # the mirror
SHELF = 884
GLASS = f"M{CX - RX},{CY} a{RX},{RY} 0 1 1 {2 * RX},0 a{RX},{RY} 0 1 1 {-2 * RX},0Z"
ROBE = {"top": "bathrobe", "colour": "#33587c", "trim": "#e9eef2"}
HAIR = {"kind": "messy", "colour": "#4a2f26"}
SKIN = "#e8b68d"
BOY_AT, BOY_TALL = (556, 1206), 880.0
MAN_AT, MAN_TALL = (150, 1880), 1560.0
BRUSH = (654, 832)


def boy() -> Figure:
    """The boy in the glass; his left hand goes to the brush on this side."""
    hand = (BRUSH[0] - 6 - BOY_AT[0], BRUSH[1] - 24 - BOY_AT[1])
    return Figure(age="child", pose="stand", view="front", height=BOY_TALL, clothes=ROBE,
                  hair=HAIR, skin=SKIN,
                  expression="glad", reach={"hand_left": hand}, seed=3,
                  grips={"hand_left": "grip"})  # fmt: skip


def man() -> Figure:
    """The man, from behind: ear, shoulder, and the razor lifted."""
    return Figure(age="adult", pose="stand", view=158.0, height=MAN_TALL, clothes=ROBE,
                  hair={"kind": "short", "colour": "#4a2f26"}, skin=SKIN,
                  reach={"hand_right": (196, -1236)},
                  grips={"hand_right": "grip"}, look=(30, -2), seed=3)  # fmt: skip


def figure_part(pen: Pen, palette: Palette, who: Figure, at: tuple[float, float],
                **parts: tuple[str, ...]) -> None:  # fmt: skip
    with pen.at(*at):
        who.draw(pen, palette, None, **parts)


def tiles(pen: Pen, rng: np.random.Generator) -> None:
    """A tiled wall in cold light."""
    pen.rect(0, 0, 800, 1200, "#9dbccb")
    for row in range(14):
        for column in range(10):
            tone = mix("#d3e4e8", "#b9d2dc", float(rng.random()))
            pen.rect(column * 86 - 20 + (row % 2) * 43, row * 88 - 10, 82, 84, tone, radius=4)
    for column in range(-1, 10):
        pen.rect(column * 86 + 20, 958, 82, 26, mix("#3f7f9c", "#5f9ab5", float(rng.random())),
                 radius=3)  # fmt: skip


def foam(pen: Pen, mouth: tuple[float, float], eyes: tuple[float, float]) -> None:
    """A beard of foam up to the eyes, with a grin in it."""
    x, y = mouth
    k = abs(mouth[1] - eyes[1]) * 1.32
    blobs = [(-1.5, -0.35, 0.4), (-1.5, 0.15, 0.5), (-1.25, 0.7, 0.55), (-0.8, 1.1, 0.55),
             (-0.25, 1.3, 0.6),
             (0.35, 1.28, 0.58), (0.85, 1.05, 0.55), (1.25, 0.65, 0.55), (1.5, 0.1, 0.5),
             (1.5, -0.4, 0.4),
             (-0.9, 0.35, 0.55), (0.9, 0.35, 0.55), (0.0, 0.85, 0.6), (-0.4, -0.06, 0.24),
             (0.4, -0.06, 0.24),
             (0.0, 1.7, 0.4)]  # fmt: skip
    for dx, dy, r in blobs:
        pen.circle(x + dx * k, y + dy * k + 4, r * k, "#b9d0de")
    for dx, dy, r in blobs:
        pen.circle(x + dx * k - 2, y + dy * k - 3, r * k * 0.93, "#fbfdfd")
    for dx, dy, r in blobs[::2]:
        pen.path(f"M{x + dx * k - r * k * 0.4},{y + dy * k + r * k * 0.2} "
                 f"q{r * k * 0.4},{r * k * 0.3} {r * k * 0.8},0",
                 "#cfdfe8", stroke=4)  # fmt: skip
    pen.path(f"M{x - k * 0.46},{y - k * 0.02} Q{x},{y + k * 0.12} {x + k * 0.46},{y - k * 0.02} "
             f"Q{x + k * 0.3},{y + k * 0.52} {x},{y + k * 0.54} Q{x - k * 0.3},{y + k * 0.52} "
             f"{x - k * 0.46},{y - k * 0.02}Z",
             "#8f3a3a")  # fmt: skip
    pen.path(f"M{x - k * 0.38},{y + k * 0.04} Q{x},{y + k * 0.16} {x + k * 0.38},{y + k * 0.04} "
             f"L{x + k * 0.3},{y + k * 0.18} Q{x},{y + k * 0.28} {x - k * 0.3},{y + k * 0.18}Z",
             "#fffaf0")  # fmt: skip
    pen.path(f"M{x - k * 0.04},{y + k * 0.1} v{k * 0.12}", "#8f3a3a", stroke=5)


def frame(pen: Pen) -> None:
    """An old oval frame, worn white and gold."""
    for grow, tone, width in (
        (16, "#8a6a44", 34),
        (14, "#c9a468", 26),
        (8, "#f0d9a0", 7),
        (24, "#a5824f", 5),
    ):  # fmt: skip
        pen.oval(CX, CY, RX + grow, RY + grow, tone, stroke=width)
    for a in np.linspace(0, 6.283, 29)[:-1]:
        pen.circle(CX + np.cos(a) * (RX + 15), CY + np.sin(a) * (RX + 15) * (RY + 15) / (RX + 15),
                   6, "#ecd08c")  # fmt: skip


def shelf(pen: Pen) -> None:
    """The glass shelf with brush, cup, and two toothbrushes, one of them tiny."""
    pen.rect(330, SHELF, 480, 18, "#f6f9f8", radius=4)
    pen.rect(330, SHELF + 14, 480, 9, "#8fb0be", radius=3)
    for x in (390, 760):
        pen.path(f"M{x},{SHELF + 20} q0,34 -24,40", "#b08d4f", stroke=8)
    pen.path(f"M700,{SHELF} l-8,-84 h82 l-8,84Z", "#a9cbd4", 0.85)
    for x0, y0, x1, y1, tone, w in (
        (724, 880, 704, 752, "#c8563f", 9),
        (744, 880, 764, 826, "#e0b03c", 7),
    ):  # fmt: skip
        pen.line(x0, y0, x1, y1, tone, w)
        pen.rect(x1 - 7, y1 - 8, 12, 22 if w > 8 else 14, "#fbfdfd", radius=3)
    pen.path(f"M700,{SHELF} l-8,-84 h82 l-8,84Z", "#e3f2f4", 0.45)
    pen.path(f"M430,{SHELF} q-34,-2 -34,-22 q0,-16 36,-16 h56 q34,0 34,16 q0,20 -34,22Z", "#e8c9c0")
    pen.path(f"M404,{SHELF - 26} q40,-14 108,-2", "#f7e6df", stroke=6)
    pen.path(f"M556,{SHELF} q-18,-62 -4,-84 h62 q14,22 -4,84Z", "#4f86a0")
    pen.path(f"M556,{SHELF} q-18,-62 -4,-84 h18 q-12,30 2,84Z", "#86b4c8")
    pen.oval(583, SHELF - 84, 32, 9, "#fbfdfd")


def brush(pen: Pen) -> None:
    """The shaving brush, wet."""
    x, y = BRUSH
    with pen.at(x + 14, y + 22, turn=-52):
        pen.path("M-16,0 Q-20,-26 -10,-36 L10,-36 Q20,-26 16,0Z", "#7a3f30")
        pen.path("M-16,0 Q-20,-26 -10,-36 L-2,-36 Q-10,-20 -6,0Z", "#b0705a")
        pen.rect(-11, -44, 22, 10, "#d9b15c")
        pen.path("M-12,-44 Q-26,-92 0,-100 Q26,-92 12,-44Z", "#efe3c8")
        pen.path("M-14,-76 Q-26,-108 0,-112 Q26,-108 16,-76 Q0,-64 -14,-76Z", "#fbfdfd")


def razor(pen: Pen, x: float, y: float) -> None:
    with pen.at(x, y, turn=-34):
        pen.rect(-7, -10, 14, 112, "#8a96a0", radius=6)
        pen.rect(-7, -10, 5, 112, "#e3ecf0", radius=3)
        pen.rect(-30, -34, 60, 22, "#b9c6ce", radius=5)
        pen.rect(-30, -34, 60, 8, "#f4f8fa", radius=4)


@card(id="vtmk7m", title="The Same Hour", seed=17, palette="frost", light=(-0.75, -0.6))
def paint(s: Scene) -> None:
    rng = s.rng
    child, grown = boy(), man()
    s.backdrop("#d5e5ea", "#b3cbd6")
    s.draw(lambda pen: tiles(pen, rng), name="tiled wall", role="place", depth=0.6, volume=0,
           rim=0, edge=0.1)  # fmt: skip
    s.draw(_window, name="window", depth=0.6)
    s.glow((120, 130), 220, "#ffffff", 0.16)
    s.rays((-60, 60), "#ffffff", 0.35, angle=32, spread=46, reach=1100)
    s.shade(f"M{CX - RX + 20},{CY + 20} a{RX + 20},{RY + 24} 0 1 1 {2 * RX + 40},0 "
            f"a{RX + 20},{RY + 24} 0 1 1 "
            f"{-2 * RX - 40},0Z", "#3a5560", 0.34, soft=14)  # fmt: skip
    with s.inside(GLASS):
        s.backdrop("#8fb3c2", "#5f8ca0")
        s.draw(_behind_him, name="room in the mirror", role="place", volume=0)
        s.draw(lambda pen: figure_part(pen, s.palette, child, BOY_AT, skip=("arm_left",
                                                                         "hand_left")), name="boy",
               role="subject", material="figure", volume=0.22, wobble=0.6, protect=1.0)  # fmt: skip
        mouth = (BOY_AT[0] + child.anchors["mouth"][0], BOY_AT[1] + child.anchors["mouth"][1])
        eyes = (BOY_AT[0] + child.anchors["eyes"][0], BOY_AT[1] + child.anchors["eyes"][1])
        s.draw(lambda pen: figure_part(pen, s.palette, child, BOY_AT, only=("arm_left",
                                                                   "hand_left")), name="boy's arm",
               role="subject", material="figure", volume=0.22, protect=1.0)  # fmt: skip
        s.draw(lambda pen: foam(pen, mouth, eyes), name="foam beard", role="subject", volume=0.2)
        s.draw(lambda pen: pen.path("M350,300 L470,120 L520,100 L370,360Z M380,420 L560,130 "
                                    "L580,130 L390,450Z",
               "#ffffff", 0.13), name="gleam", role="place", volume=0, rim=0)  # fmt: skip
    s.draw(frame, name="oval mirror", role="subject", depth=0.8, volume=0.3)
    s.draw(_towel, name="towel", depth=0.8, volume=0.2, shadow=(10, 12, 10, 0.3))
    s.draw(shelf, name="shelf", depth=0.82, volume=0.15, shadow=(14, 18, 12, 0.3))
    s.draw(brush, name="shaving brush", depth=0.86)
    with s.inside("M560,664 L720,664 L760,900 L560,900Z"):
        s.draw(lambda pen: figure_part(pen, s.palette, child, BOY_AT, only=("arm_left",
                                                                            "hand_left")),
               name="hand out of the mirror", role="accent", depth=0.88, material="figure",
               volume=0.25, protect=1.0,
               shadow=(12, 14, 10, 0.35))  # fmt: skip
    s.draw(_drops, name="drops", depth=0.9)
    s.draw(lambda pen: figure_part(pen, s.palette, grown, MAN_AT), name="man from behind",
           role="witness", depth=0.95,
           material="figure", volume=0.3, rim=0.4, shadow=(20, 14, 26, 0.3))  # fmt: skip
    hand = grown.anchors["hand_right"]
    s.draw(lambda pen: razor(pen, MAN_AT[0] + hand[0], MAN_AT[1] + hand[1]), name="razor",
           depth=0.96)  # fmt: skip
    s.mist(1150, 90, 0.14, "#eef5f6")
    s.mist(120, 130, 0.35, "#eef5f6")
    s.relate("man from behind", "is reflected as", "boy")
    s.describe("A man looks into a mirror and sees a boy. He is seen from behind, in "
               "a blue dressing gown, razor in hand. The boy wears the same gown and "
               "a foam beard, and laughs. His arm reaches out over the frame with a "
               "shaving brush. Pale blue bathroom.")  # fmt: skip
    s.moods("tender", "funny", "startled", "nostalgic")
    s.themes("growing up", "the inner child", "time", "mirrors", "mornings")
    s.says("young at heart", "the boy inside", "Santa in training", "who is fooling whom",
           "still me",
           "like father, like son", "a close shave", "time flies", "mirror, mirror",
           "playing grown-up", "caught",
           "he never left", "foam party", "let me try", "same old morning",
           "drip, drip")  # fmt: skip
    s.about(place="a bathroom", time="morning", weather="steam", light="cold window light",
            view="close-up over the shoulder", composition="right")  # fmt: skip


def _window(pen: Pen) -> None:
    pen.rect(28, 22, 206, 236, "#8fb0be", radius=4)
    pen.rect(40, 34, 182, 212, "#f1f8f6")
    pen.path("M40,246 V190 Q90,150 130,196 T222,170 V246Z", "#cfe0dc")
    for x, y, w, h in ((126, 34, 10, 212), (40, 132, 182, 10)):
        pen.rect(x, y, w, h, "#e3edf0")
    pen.rect(16, 252, 230, 18, "#eef5f6", radius=3)


def _towel(pen: Pen) -> None:
    pen.line(470, 1036, 800, 1036, "#b08d4f", 12)
    pen.line(470, 1033, 800, 1033, "#e8cf98", 4)
    pen.path("M552,1030 Q640,1020 730,1030 L738,1206 L546,1206Z", "#d76a6a")
    pen.path("M552,1030 Q580,1024 604,1026 L596,1206 L546,1206Z", "#ee9a8e")
    pen.path("M690,1026 L730,1030 L738,1206 L700,1206Z", "#a84a52")
    pen.path("M549,1120 Q640,1110 735,1120 l1,30 Q640,1140 548,1150Z", "#f6e3dc")


def _behind_him(pen: Pen) -> None:
    pen.rect(300, 100, 500, 700, "#86adbd")
    pen.rect(610, 180, 150, 330, "#e9f3f2")
    pen.rect(678, 180, 10, 330, "#6f96a8")
    pen.rect(610, 330, 150, 10, "#6f96a8")
    pen.path("M310,240 h90 v300 h-90Z", lighten("#c9877c", 0.15))
    pen.path("M330,240 v300 M360,240 v300 M386,240 v300", "#b0705f", stroke=5)


def _drops(pen: Pen) -> None:
    for x, y, k in ((622, 800, 1.0), (636, 930, 1.2), (600, 990, 1.0), (646, 1040, 1.3)):
        with pen.at(x, y, scale=k):
            pen.path("M0,-14 Q10,2 0,9 Q-10,2 0,-14Z", "#6fa6c4")
            pen.oval(-2, 1, 2, 4, "#e9f6fa")
