"""An attic whose rafters are ribs: a boy reads in it by the light of a heart."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card

EYE = (400.0, 590.0)  # where all lines run to
DEPTHS = (5.4, 4.1, 3.1, 2.4, 1.85, 1.42, 1.08, 0.82)
HALF = [(0, -560), (120, -545), (250, -470), (352, -330), (404, -140), (410, 60), (372, 260), (318, 430)]
BONE, FLESH, DEEP = "#e3c79a", "#70202f", "#2b0a18"
HEART = (520.0, 420.0)
HOOK = (404.0, 96.0)


def at(x: float, y: float, depth: float) -> tuple[float, float]:
    """A point of the nave, seen from its end."""
    return EYE[0] + x / depth, EYE[1] + y / depth


def arch(depth: float, side: int) -> list[tuple[float, float]]:
    """One half of a rib, from the spine to the floor."""
    return [at(side * x, y, depth) for x, y in smooth_points(HALF, closed=False, steps=3)]


def wall(pen: Pen, rng: np.random.Generator) -> None:
    """Boards like muscle between the ribs, redder where the lantern shines."""
    for i in range(len(DEPTHS) - 1):
        far, near = DEPTHS[i], DEPTHS[i + 1]
        for side in (-1, 1):
            a, b = arch(far, side), arch(near, side)
            for k in range(len(a) - 1):
                t = float(rng.uniform(-0.12, 0.12))
                up = k / len(a)
                tone: Colour = mix(FLESH, "#360c1a", min(1, max(0, 0.1 + 1.1 * abs(up - 0.4) + t)))
                tone = mix(tone, "#b8573a", max(0.0, 0.5 - abs(near - 1.6) * 0.4) * (0.7 if side > 0 else 0.4))
                quad = [a[k], b[k], b[k + 1], a[k + 1]]
                pen.poly(quad, tone)
                pen.poly(quad, darken(tone, 0.35), 0.8, stroke=2.2)
                (x0, y0), (x1, y1) = _mid(a[k], a[k + 1], 0.5), _mid(b[k], b[k + 1], 0.4 + t)
                pen.line(x0, y0, x1, y1, lighten(tone, 0.16), 1.6, 0.6)


def _mid(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def floor(pen: Pen) -> None:
    """Floor boards running to the far end."""
    lines = [at(x, 430, DEPTHS[0]) + at(x, 430, 0.6) for x in range(-420, 421, 60)]
    for i, ((x0, y0, x1, y1), (x2, y2, x3, y3)) in enumerate(zip(lines, lines[1:], strict=False)):
        tone = mix("#471c1a", "#652f22", (i * 37 % 10) / 10)
        pen.poly([(x0, y0), (x1, y1), (x3, y3), (x2, y2)], tone)
        pen.poly([(x0, y0), (x1, y1), (x3, y3), (x2, y2)], "#2f1014", 0.8, stroke=3)


def rib(pen: Pen, depth: float) -> None:
    """A pair of ribs with the vertebra that carries them."""
    thick = 50 / depth
    near = min(1.0, max(0.0, (3.4 - depth) / 2.6))
    tone = mix("#7d3a36", BONE, 0.15 + 0.55 * near) if depth > 1.2 else ("#a87a58" if depth > 1 else "#3a181e")
    for side in (-1, 1):
        line = arch(depth, side)
        pen.taper(line, thick * 1.25, thick * 0.66, darken(tone, 0.42))
        pen.taper([(x - side * thick * 0.16, y + thick * 0.1) for x, y in line], thick * 0.86, thick * 0.4, tone)
        if depth > 1:
            pen.taper([(x - side * thick * 0.34, y + thick * 0.16) for x, y in line[3:-3]], thick * 0.2,
                      thick * 0.1, lighten(tone, 0.45))  # fmt: skip
    x, y = at(0, -560, depth)
    for dx, turn in ((-0.9, -24), (0.9, 24)):
        with pen.at(x + dx * thick, y, turn=turn):
            pen.oval(0, 0, thick * 0.9, thick * 0.42, darken(tone, 0.25))
    pen.oval(x, y + thick * 0.1, thick * 0.86, thick * 0.78, tone)
    pen.oval(x - thick * 0.14, y + thick * 0.24, thick * 0.44, thick * 0.36, lighten(tone, 0.25))
    pen.path(f"M{x - thick * 0.3},{y + thick * 0.7} L{x},{y + thick * 1.5} L{x + thick * 0.3},{y + thick * 0.7}Z", tone)


def window(pen: Pen) -> None:
    """The round window at the far end, an evening behind it."""
    x, y, r = EYE[0], EYE[1] - 16, 58
    pen.circle(x, y, r + 16, "#3a0f1c")
    pen.circle(x, y, r + 10, "#a8473f")
    pen.circle(x, y, r + 3, "#5a1a24")
    hole = f"M{x - r},{y} a{r},{r} 0 1 0 {2 * r},0 a{r},{r} 0 1 0 {-2 * r},0Z"
    pen.gradient(hole, (x, y - r), (x, y + r), [(0, "#4a5a86"), (0.55, "#e0a080"), (1, "#f6d08c")])
    with pen.clip(hole):
        pen.path(f"M{x - r},{y + 34} q40,-20 70,-4 t60,-4 v60 h-140Z", "#4a3458")
        pen.path(f"M{x + 18},{y + 30} v-28 m0,10 l-12,-10 m12,2 l12,-12", "#4a3458", stroke=4)
    pen.path(f"M{x},{y - r} V{y + r} M{x - r},{y} H{x + r}", "#5a1a24", stroke=5)


def heart(pen: Pen) -> None:
    """A paper lantern in the shape of a heart, at the end of its swing."""
    x, y = HEART
    lean = math.degrees(math.atan2(x - HOOK[0], y - HOOK[1]))
    pen.line(*HOOK, x - 18, y - 62, "#2b0a18", 6)
    pen.line(HOOK[0] - 1, HOOK[1], x - 20, y - 62, "#c98a4a", 2.4)
    with pen.at(x, y, turn=-lean, scale=1.22):
        shape = "M0,112 C-26,74 -104,38 -104,-26 C-104,-76 -40,-88 0,-44 C40,-88 104,-76 104,-26 C104,38 26,74 0,112Z"
        pen.radial(shape, (-4, 4), 118, [(0, "#fff0b4"), (0.35, "#ffb45a"), (0.7, "#ea4a34"), (1, "#b3202c")])
        for k in (-84, -56, -28, 0, 28, 56, 84):
            pen.path(f"M{k * 0.3},-46 C{k * 1.35},-60 {k * 1.3},40 0,110", "#8f1626", 0.75, stroke=2.8)
        pen.path("M-92,-40 C-88,-70 -50,-76 -24,-58", "#ffd9a0", stroke=5)
        pen.rect(-14, -64, 28, 18, "#4a1420", radius=5)
        pen.rect(-9, 108, 18, 12, "#4a1420", radius=4)
        pen.path("M0,120 v30 M-6,120 v22 M6,120 v24", "#e0a83c", stroke=3)


@card(id="p6g95z", title="In the Chest", seed=12, palette="wine_dark", light=(0.35, -0.85))
def paint(s: Scene) -> None:
    rng = s.rng
    s.backdrop(DEEP, "#3a1018")
    s.draw(lambda pen: wall(pen, rng), name="walls like muscle", role="place", record=False, volume=0, rim=0,
           protect=0.1)  # fmt: skip
    s.draw(floor, name="floor boards", role="place", record=False, volume=0, rim=0, protect=0.1)
    s.draw(window, name="round window", volume=0.1, rim=0.2, protect=0.9)
    s.glow((400, 574), 150, "#f6b070", 0.25)
    for depth in DEPTHS[1:-1]:
        s.draw(lambda pen, d=depth: rib(pen, d), name=f"ribs {depth}", record=False, volume=0.3, rim=0.3,
               shadow=(0, 8 / depth, 12 / depth, 0.5))  # fmt: skip
        if depth == 2.4:
            s.put("treasure chest", at=(300, 762), scale=0.36, flip=True, depth=0.6)
            s.put("sailing boat", at=(520, 770), scale=0.26, depth=0.6, label="toy boat")
    ribs = s.draw(lambda pen: rib(pen, DEPTHS[-1]), name="attic of ribs", role="subject", volume=0.25, rim=0.25)
    s.glow(HEART, 560, "#ff7a4a", 0.3)
    s.put("suitcase", at=(640, 962), scale=0.58, depth=0.8, colour="#7a4a30")
    s.draw(_skates, name="old skates", volume=0.25, protect=0.9)
    s.draw(_cushion, name="cushion", volume=0.4, shadow=(-14, 8, 12, 0.5))
    boy = s.figure((352, 1034), age="child", pose="sit_ground", prop="book", view="right", height=312, role="witness",
                   label="boy reading", look="down", seed=6, skin="#c98a62", contact=0,
                   reach={"hand_left": (92, -74), "hand_right": (88, -70)},
                   hair={"kind": "messy", "colour": "#3a1f1c"},
                   clothes={"top": "jumper", "colour": "#3f7a80", "bottom_colour": "#d8b06a"})  # fmt: skip
    light = s.draw(heart, name="heart-shaped paper lantern", role="accent", volume=0.1, rim=0.2, protect=1)
    s.glow(HEART, 230, "#ffc074", 0.6)
    s.glow((400, 1000), 260, "#ff9a5a", 0.22)
    s.motes((460, 640), 260, 30, "#ffd08a", 2.0)
    s.vignette(0.62, "#14040c")
    s.relate(ribs, "contains", boy)
    s.relate(light, "hangs from", ribs)
    s.describe("A boy sits reading in an attic built of huge ribs. The ribs meet "
               "overhead in a spine. Above him a red, heart-shaped lantern has swung "
               "to one side. Around are a chest, a toy boat, a suitcase and skates. "
               "At the end is a round window. Everything glows red.")  # fmt: skip
    s.moods("cosy", "uncanny", "warm", "still")
    s.themes("home", "the body", "reading", "safety", "memory", "solitude")
    s.says("in the belly of the whale", "heart of the house", "a bookworm", "safe inside", "swallowed whole",
           "learning by heart", "close to my chest", "one beat missed", "the inner child", "bare bones",
           "thump, thump", "a cathedral of bones", "grandfather's keeping place", "what keeps me going",
           "hideaway", "the swing of things")  # fmt: skip
    s.about(place="attic", time="evening", weather="wind outside", light="red lantern swinging",
            view="eye level, along the axis", composition="centred", unexplained="why the lantern has swung aside")  # fmt: skip


def _cushion(pen: Pen) -> None:
    pen.path("M232,1046 C222,1012 268,994 352,992 C438,994 486,1012 474,1046 C484,1078 440,1096 352,1096 "
             "C264,1096 220,1078 232,1046Z", "#a8672c")  # fmt: skip
    pen.oval(353, 1036, 118, 40, "#dca04c")
    pen.oval(346, 1026, 84, 22, "#f0c47a", 0.8)
    for x, y in ((353, 1076), (290, 1070), (416, 1070), (246, 1052), (460, 1052)):
        pen.path(f"M{x},{y} q{(x - 353) * 0.06},10 {(x - 353) * 0.05},20", "#7a3f1e", 0.7, stroke=5)
    for x, y in ((230, 1076), (476, 1078)):
        pen.path(f"M{x},{y} l-7,20 h14Z", "#8f2f3a")
        pen.circle(x, y, 8, "#c9503f")


def _skates(pen: Pen) -> None:
    for x, turn in ((150, -8), (206, 10)):
        with pen.at(x, 990, turn=turn, scale=0.95):
            pen.path("M-30,-4 C-34,-36 -28,-70 -22,-84 H8 C8,-56 10,-42 34,-34 C48,-28 48,-12 44,-4Z", "#c9a27a")
            pen.path("M-30,-4 C-33,-30 -28,-66 -22,-84 H-8 C-14,-56 -14,-30 -10,-4Z", "#8a5f48")
            pen.path("M-36,8 H46 q8,-2 10,-10 M-22,-2 v10 M26,-2 v10", "#d8dce0", stroke=6)
            pen.path("M-2,-74 l14,-4 M-1,-60 l14,-4 M2,-46 l14,-4", "#8f2f3a", stroke=3.5)
