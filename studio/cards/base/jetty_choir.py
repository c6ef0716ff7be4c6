"""Nine people in grey sing on a jetty; the water shows nine beasts that howl."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from reverie_studio import WIDTH
from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.pen import Pen
from reverie_studio.scene import Placed, Scene, card

DECK = 560.0  # the boards, and below them the line where everything turns over
LINE = 618.0
GAP, FIRST = 72.0, 54.0
NEAR, FAR = 0.98, 1.6  # every second one is drawn out further by the water
TONGUE, THROAT, TOOTH = "#d9707a", "#4a1420", "#fff6e4"
Beast = Callable[[Pen], None]


def wolf(pen: Pen) -> None:
    """Muzzle to the sky."""
    pen.path("M-26,6 C-34,-30 -22,-52 -4,-62 L-14,-92 L8,-74 C18,-88 30,-108 34,-122 L42,-104 L48,-112 L46,-84 "
             "C44,-60 34,-46 28,-30 L30,6Z", "#4f6a94")  # fmt: skip
    pen.path("M34,-122 L30,-96 C24,-78 20,-66 24,-58 L46,-84 L48,-112 L42,-104Z", THROAT)
    pen.path("M-26,6 C-34,-30 -22,-52 -4,-62 C-12,-40 -8,-16 -4,6Z", "#7f9cc4")
    pen.path("M6,-58 q8,-6 14,2", "#1c2438", stroke=4)
    pen.path("M-14,-92 L8,-74 L-4,-62Z", "#31466c")


def goose(pen: Pen) -> None:
    """A long neck and an open bill."""
    pen.path("M-16,6 C-20,-40 -8,-70 -10,-92 C-12,-122 30,-124 28,-92 C26,-66 14,-40 18,6Z", "#f4efe2")
    pen.path("M-16,6 C-20,-40 -8,-70 -10,-92 C-8,-66 -8,-30 -2,6Z", "#cfc6bc")
    pen.path("M24,-104 L56,-120 L30,-92Z", "#ea8f2c")
    pen.path("M26,-92 L54,-82 L24,-82Z", "#cf6f1e")
    pen.path("M26,-100 L38,-98 L28,-88Z", THROAT)
    pen.circle(10, -102, 4, "#20141a")


def walrus(pen: Pen) -> None:
    """Tusks and whiskers."""
    pen.path("M-34,6 C-40,-40 -34,-84 0,-86 C34,-84 40,-40 34,6Z", "#b3654a")
    pen.path("M-34,6 C-40,-40 -34,-84 0,-86 C-16,-70 -20,-30 -14,6Z", "#d48a66")
    pen.oval(0, -22, 17, 15, THROAT)
    pen.oval(0, -16, 11, 7, TONGUE)
    pen.oval(-12, -40, 18, 14, "#e3aa88")
    pen.oval(12, -40, 18, 14, "#e3aa88")
    pen.path("M-16,-30 q-2,26 2,38 q6,-14 4,-38Z M16,-30 q2,26 -2,38 q-6,-14 -4,-38Z", TOOTH)
    for dx in (-16, -10, 10, 16):
        pen.circle(dx, -40, 2, "#5a2a20")
    pen.oval(0, -54, 9, 6, "#3a1a18")
    pen.path("M-20,-62 q6,-6 12,0 M8,-62 q6,-6 12,0", "#2a1414", stroke=4)


def donkey(pen: Pen) -> None:
    """Ears back, teeth bare."""
    pen.path("M-22,6 C-28,-26 -22,-58 -14,-70 L-34,-112 L-6,-90 L0,-92 L20,-120 L14,-84 C40,-84 58,-74 56,-60 "
             "L22,-54 L50,-44 C48,-34 32,-32 22,-34 L24,6Z", "#8a7f8c")  # fmt: skip
    pen.path("M22,-66 L56,-62 L50,-44 L22,-48Z", THROAT)
    pen.path("M32,-66 h22 v6 h-22Z M30,-48 h18 v-6 h-18Z", TOOTH)
    pen.path("M-22,6 C-28,-26 -22,-58 -14,-70 C-8,-40 -8,-16 -4,6Z", "#b3a9b4")
    pen.path("M-26,-100 L-8,-84 L-14,-74Z M16,-108 L10,-84 L4,-88Z", "#d9a9a4")
    pen.path("M2,-78 q6,-5 12,0", "#20141a", stroke=4)


def toad(pen: Pen) -> None:
    """All mouth."""
    pen.path("M-36,6 C-46,-30 -40,-52 -30,-58 C-30,-76 -10,-76 -8,-62 H8 C10,-76 30,-76 30,-58 C40,-52 46,-30 36,6Z", "#6f9a54")
    pen.oval(0, -28, 29, 19, THROAT)
    pen.oval(0, -18, 19, 9, TONGUE)
    pen.path("M-28,-2 Q0,16 28,-2 L30,6 H-30Z", "#d8e08a")
    for x in (-19, 19):
        pen.circle(x, -62, 10, "#e6c95a")
        pen.rect(x - 6, -64, 12, 4.5, "#20241a", radius=2)
    for x, y in ((-34, -20), (34, -16), (0, -58)):
        pen.circle(x, y, 4, "#2f6a34")


def lion(pen: Pen) -> None:
    """A roar in a mane."""
    for k in range(11):
        with pen.at(0, -44, turn=k * 33):
            pen.oval(0, -30, 15, 22, "#7a3a1c" if k % 2 else "#96502a")
    pen.circle(-23, -72, 9, "#c98a3c")
    pen.circle(23, -72, 9, "#c98a3c")
    pen.path("M-30,-52 Q-28,-80 0,-80 Q28,-80 30,-52 Q30,-8 0,-6 Q-30,-8 -30,-52Z", "#d9a048")
    pen.oval(0, -28, 19, 20, THROAT)
    pen.oval(0, -20, 11, 9, TONGUE)
    pen.path("M-14,-42 l5,12 l5,-12Z M4,-42 l5,12 l5,-12Z M-12,-12 l4,-8 l4,8Z M4,-12 l4,-8 l4,8Z", TOOTH)
    pen.path("M-9,-52 h18 l-9,9Z", "#3a1a18")
    pen.path("M-22,-60 q7,-6 13,0 M9,-60 q7,-6 13,0", "#3a1a18", stroke=4)


def cock(pen: Pen) -> None:
    """Comb up, crowing."""
    pen.path("M-24,6 C-26,-40 -18,-84 6,-92 C26,-96 34,-78 28,-62 C24,-40 22,-20 26,6Z", "#d9582c")
    pen.path("M-24,6 C-26,-40 -18,-84 6,-92 C-6,-60 -8,-24 -4,6Z", "#f2a93c")
    pen.path("M-8,-86 C-20,-110 -4,-118 0,-102 C0,-124 18,-124 16,-104 C24,-118 36,-108 26,-90Z", "#c9202c")
    pen.path("M26,-82 L56,-102 L34,-74Z M28,-70 L52,-64 L26,-60Z", "#f2c24a")
    pen.path("M28,-76 L40,-74 L28,-66Z", THROAT)
    pen.oval(24, -48, 7, 13, "#c9202c")
    pen.circle(14, -78, 4, "#20141a")


def pig(pen: Pen) -> None:
    """Squealing."""
    pen.path("M-32,6 C-40,-34 -34,-74 0,-78 C34,-74 40,-34 32,6Z", "#e88f94")
    pen.path("M-32,6 C-40,-34 -34,-74 0,-78 C-14,-60 -18,-24 -14,6Z", "#f6b6b0")
    pen.path("M-30,-60 L-42,-92 L-10,-76Z M30,-60 L42,-92 L10,-76Z", "#cf6a78")
    pen.oval(0, -18, 15, 16, THROAT)
    pen.oval(0, -12, 9, 8, TONGUE)
    pen.oval(0, -42, 17, 13, "#f9c9c0")
    pen.oval(-6, -42, 3.4, 5, "#8a3a48")
    pen.oval(6, -42, 3.4, 5, "#8a3a48")
    pen.path("M-24,-58 q6,-6 12,0 M12,-58 q6,-6 12,0", "#4a1a24", stroke=4)


def bear(pen: Pen) -> None:
    """A deep growl."""
    pen.circle(-26, -78, 13, "#5a3a2c")
    pen.circle(26, -78, 13, "#5a3a2c")
    pen.path("M-36,6 C-42,-40 -36,-86 0,-88 C36,-86 42,-40 36,6Z", "#7a4f38")
    pen.path("M-36,6 C-42,-40 -36,-86 0,-88 C-18,-70 -20,-30 -16,6Z", "#a37252")
    pen.oval(0, -30, 22, 25, "#c99a72")
    pen.oval(0, -22, 13, 15, THROAT)
    pen.oval(0, -16, 8, 7, TONGUE)
    pen.oval(0, -46, 10, 6.5, "#20141a")
    pen.path("M-24,-62 q6,-6 12,0 M12,-62 q6,-6 12,0", "#20141a", stroke=4)


BEASTS: tuple[tuple[Beast, Colour], ...] = (
    (wolf, "#8f4a6a"), (goose, "#35758a"), (walrus, "#c08a3c"), (donkey, "#a84f48"), (toad, "#7a4f86"),
    (lion, "#2f7f78"), (cock, "#4a5f9a"), (pig, "#4f8058"), (bear, "#c4614a"),
)  # fmt: skip
PEOPLE = (  # age, height, hair, skin, seed
    ("adult", 214, {"kind": "short", "colour": "#4a342c"}, "#dcae90", 3), ("tall", 232, {"kind": "bald"}, "#d8a888", 6),
    ("broad", 208, {"kind": "short", "colour": "#8a8078"}, "#d9a080", 2), ("old", 206, {"kind": "messy", "colour": "#d8d2c8"}, "#cf9f80", 4),
    ("broad", 196, {"kind": "bun", "colour": "#6a4a3a"}, "#c98f6c", 8), ("adult", 216, {"kind": "curly", "colour": "#a8622e"}, "#e0b496", 5),
    ("teen", 206, {"kind": "bob", "colour": "#8a3a24"}, "#e3b99c", 7), ("adult", 204, {"kind": "bun", "colour": "#3a2a28"}, "#9a6848", 10),
    ("broad", 212, {"kind": "short", "colour": "#2f2624"}, "#7a4f38", 12),
)  # fmt: skip


def reflected(pen: Pen) -> None:
    """Each beast in a bright robe, upside down below the one who sings it."""
    for i in (1, 3, 5, 7, 0, 2, 4, 6, 8):
        beast, tone = BEASTS[i]
        x = FIRST + i * GAP
        pen.canvas.save()
        pen.canvas.translate(x, LINE)
        stretch = FAR if i % 2 else NEAR
        pen.canvas.scale(1, -stretch)
        pen.path("M-37,0 C-36,-70 -34,-120 -24,-166 Q0,-182 24,-166 C34,-120 36,-70 37,0Z", tone)
        pen.path("M-37,0 C-36,-70 -34,-120 -24,-166 C-22,-120 -22,-60 -18,0Z", lighten(tone, 0.2))
        pen.path("M14,-160 C26,-120 28,-60 26,0 H37 C36,-70 34,-120 24,-166Z", darken(tone, 0.25))
        for k in (-8, 6):
            pen.path(f"M{k},-150 q3,80 {k * 0.3},150", darken(tone, 0.35), 0.6, stroke=3)
        pen.canvas.translate(0, -168)
        pen.canvas.scale(1.42, 1.46 / stretch)
        beast(pen)
        pen.path("M-36,10 Q-20,-6 0,2 Q20,-6 36,10 Q20,26 0,16 Q-20,26 -36,10Z", "#f3e6d0")
        pen.path("M-36,10 Q-20,26 0,16 Q20,26 36,10 Q20,18 0,10 Q-20,18 -36,10Z", "#bfae9c")
        pen.canvas.restore()


def jetty(pen: Pen) -> None:
    """Boards across the whole card on posts."""
    for x in (24, 190, 356, 522, 688, 786):
        pen.rect(x - 9, DECK + 20, 18, 46, "#4a423e")
        pen.rect(x - 9, DECK + 20, 6, 46, "#7d7068")
    pen.rect(0, DECK - 4, 800, 32, "#7a6a5e")
    pen.rect(0, DECK - 4, 800, 12, "#c2ae98")
    for x in range(0, 800, 34):
        pen.rect(x + 30, DECK - 4, 3, 32, "#4a3f3a", 0.8)


def posts_below(pen: Pen) -> None:
    """The jetty in the water."""
    pen.rect(0, LINE + 4, 800, 22, "#6a625c", 0.75)
    for x in (24, 190, 356, 522, 688, 786):
        pen.rect(x - 9, LINE, 18, 50, "#4f4a48", 0.8)


def ripples(pen: Pen, s: Scene) -> None:
    """Still water, but for a few lines of light."""
    for _ in range(80):
        y = float(s.rng.uniform(LINE + 30, 1196))
        x, w = float(s.rng.uniform(-60, 780)), float(s.rng.uniform(30, 150)) * (0.5 + (y - LINE) / 600)
        pen.path(f"M{x},{y} q{w / 2},{-3} {w},0 q{-w / 2},{4} {-w},0Z", "#e9dcd4", 0.5)
        pen.path(f"M{x + 50},{y + 7} q{w / 3},{-2} {w * 0.7},0", "#5f7a70", 0.35, stroke=2)


@card(id="hawiz3", title="The Choir", seed=29, palette="sage_rose", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    s.sky([(0, "#93a89a"), (0.45, "#c4c2b0"), (0.8, "#e6c9bc"), (1, "#ecd3c6")], horizon=480)
    s.draw(lambda pen: _town(pen, s), name="harbour in the mist", role="place", depth=0.25, haze=0.55, volume=0.1)
    s.sun(214, 176, 46, colour="#fbe6d2", halo=0.5)
    s.mist(430, 150, 0.75, "#e8d4c8")
    s.draw(_gulls, name="gulls", count=4, depth=0.5, volume=0.1)
    s.sea(470, "#7f9a8c", "#f3e2d6", 300, mirror=0.4, wave=0.5, chop=0.4)
    s.mist(500, 70, 0.5, "#e8d4c8")
    s.draw(posts_below, name="reflection of the jetty", record=False, volume=0, rim=0, alpha=0.7)
    beasts = s.draw(reflected, name="nine singing beasts in the water", role="subject", count=9, volume=0.15, rim=0.1,
                    wobble=2.5, alpha=0.92, protect=0.85, tint=("#7f9a8c", 0.15))  # fmt: skip
    _shiver(beasts)
    s.draw(lambda pen: ripples(pen, s), name="ripples", record=False, volume=0, rim=0, wobble=2)
    s.draw(jetty, name="jetty", role="place", volume=0.2, rim=0.3)
    for i, (age, height, hair, skin, seed) in enumerate(PEOPLE):
        s.figure((FIRST + i * GAP, DECK + 4), age=age, height=height, pose="stand", view="front", expression="shouting",
                 hair=hair, skin=skin, seed=seed, role="witness", label="singer", look=(8, -6), rim=0.4,
                 clothes={"top": "gown", "colour": "#8b8d8c", "trim": "#e9e2d4"},
                 reach={"hand_left": (13, -height * 0.52), "hand_right": (-13, -height * 0.5)})  # fmt: skip
    s.draw(_books, name="song books", count=9, volume=0.2, protect=1)
    s.draw(_crate, name="crate", volume=0.3)
    man = s.figure((744, DECK - 44), age="tall", height=224, pose="stand", view="back_left", role="accent", seed=9,
                   label="conductor", hair={"kind": "messy", "colour": "#efe9e0"}, skin="#d8a888",
                   clothes={"top": "tailcoat", "colour": "#2c3338"},
                   reach={"hand_left": (-62, -196), "hand_right": (44, -186)})  # fmt: skip
    x, y = man["hand_west"]
    s.draw(lambda pen: pen.line(x + 3, y + 2, x - 34, y - 26, "#fbf3e2", 4), name="baton", volume=0, protect=1)
    s.vignette(0.3)
    s.relate("singers", "is reflected as", beasts)
    s.describe("Nine singers in grey have nine bright animals as reflections. They "
               "stand in a row on a jetty in the mist. Upside down in the water, "
               "mouths open, are a wolf, goose, walrus, donkey, toad, lion, cock, pig"
               " and bear. The conductor on his crate has no reflection.")  # fmt: skip
    s.moods("solemn", "uncanny", "funny", "wild")
    s.themes("music", "the beast within", "mirrors", "conformity", "true colours")
    s.says("the beast in us", "true colours", "animal choir", "out of tune", "still waters run deep",
           "grey outside, loud inside", "howling at dawn", "who are you really", "a zoo in robes", "Sunday service",
           "all together now", "the inner voice", "the maestro is a ghost", "same song, different skin",
           "bray, crow and roar", "the other side of politeness")  # fmt: skip
    s.about(place="harbour", time="early morning", weather="calm, mist", light="misty early morning",
            view="eye level across water", composition="low")  # fmt: skip


def _shiver(placed: Placed) -> None:
    """Shift the rows of a reflection to and fro, more so further from the jetty."""
    for layer in placed.layers:
        if layer.pixels is None:
            continue
        room = np.pad(layer.pixels, ((0, 0), (14, 14), (0, 0)))
        for row in range(room.shape[0]):
            depth = row / room.shape[0]
            sway = math.sin(row / (4.5 + 5 * depth)) * 0.7 + math.sin(row / 17 + 1.3) * 0.5
            room[row] = np.roll(room[row], round(sway * (1.5 + 6 * depth)), 0)
        cut = max(0, 14 - layer.left)
        layer.pixels = np.ascontiguousarray(room[:, cut : WIDTH - layer.left + 14])
        layer.left = max(0, layer.left - 14)


def _books(pen: Pen) -> None:
    for i, (_, height, *_rest) in enumerate(PEOPLE):
        x, y = FIRST + i * GAP, DECK + 4 - height * 0.53
        pen.path(f"M{x - 18},{y - 11} L{x},{y - 4} L{x + 18},{y - 11} L{x + 18},{y + 9} L{x},{y + 16} L{x - 18},{y + 9}Z", "#7a3f44")
        pen.path(f"M{x - 18},{y - 11} L{x},{y - 4} L{x},{y + 16} L{x - 18},{y + 9}Z", "#96545a")


def _gulls(pen: Pen) -> None:
    for x, y, k, turn in ((330, 150, 1.0, -8), (452, 96, 0.7, 6), (520, 190, 0.8, -4), (640, 110, 0.6, 10)):
        with pen.at(x, y, scale=k, turn=turn):
            pen.path("M-58,-12 Q-34,-34 0,0 Q34,-34 60,-16 Q30,-18 6,12 Q0,18 -6,12 Q-26,-16 -58,-12Z", "#f6efe6")
            pen.path("M-58,-12 Q-40,-28 -26,-22 Q-40,-18 -58,-12Z M60,-16 Q46,-28 32,-24 Q46,-18 60,-16Z", "#6a7470")


def _crate(pen: Pen) -> None:
    pen.rect(700, DECK - 46, 92, 50, "#8a6a4a")
    for y in (DECK - 46, DECK - 28, DECK - 10):
        pen.rect(698, y, 96, 13, "#b08c64")
    pen.rect(698, DECK - 46, 96, 5, "#d3b48c")


def _town(pen: Pen, s: Scene) -> None:
    x = -10.0
    while x < 810:
        w, h = float(s.rng.uniform(44, 76)), float(s.rng.uniform(70, 150))
        pen.path(f"M{x},480 V{480 - h} L{x + w / 2},{480 - h - 34} L{x + w},{480 - h} V480Z", "#6f8478")
        for k in range(3):
            pen.rect(x + 10 + k * 15, 480 - h + 16, 8, 12, "#e6cdb8", 0.7)
        x += w + 2
    for mx, h in ((80, 300), (230, 250), (420, 320), (600, 270), (700, 330)):
        pen.line(mx, 480, mx + 4, 480 - h, "#5a6a64", 4)
        pen.line(mx - 30, 480 - h * 0.6, mx + 36, 480 - h * 0.62, "#5a6a64", 2.6)
        pen.path(f"M{mx + 4},{480 - h} L{mx - 50},470 M{mx + 4},{480 - h} L{mx + 56},470", "#5a6a64", stroke=1.4)
