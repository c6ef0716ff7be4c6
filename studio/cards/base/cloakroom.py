"""Nine coats hang in the corridor, and eight of them are not empty."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

RAIL, FLOOR = 400.0, 1104.0


def coat(pen: Pen, x: float, w: float, hem: float, tone: Colour, trim: Colour, kind: str) -> None:
    """A heavy coat on a hook, lit from the right."""
    top, h = RAIL + 34, w / 2
    dark, pale = darken(tone, 0.3), mix(lighten(tone, 0.25), "#fff2dc", 0.25)
    pen.path(f"M{x - 22},{top} Q{x - h},{top + 12} {x - h - 2},{top + 60} L{x - h - 12},{hem - 130} Q{x - h - 4},{hem - 108} {x - h + 16},{hem - 124} "
             f"L{x - h + 20},{top + 120}Z", darken(tone, 0.42))  # fmt: skip
    pen.path(f"M{x - 24},{top - 4} Q{x},{top + 10} {x + 24},{top - 4} Q{x + h - 4},{top + 12} {x + h - 6},{top + 70} L{x + h + 8},{hem} "
             f"Q{x + 10},{hem + 16} {x - h - 8},{hem - 2} L{x - h + 6},{top + 70} Q{x - h + 4},{top + 12} {x - 24},{top - 4}Z", tone)  # fmt: skip
    pen.path(f"M{x + 12},{top + 30} L{x + h - 10},{top + 40} L{x + h + 4},{hem} Q{x + 30},{hem + 10} {x + 18},{hem + 8}Z", pale, 0.5)
    pen.path(f"M{x + 24},{top} Q{x + h + 4},{top + 10} {x + h + 6},{top + 64} L{x + h + 14},{hem - 140} Q{x + h},{hem - 116} {x + h - 16},{hem - 136} "
             f"L{x + h - 20},{top + 110}Z", mix(tone, pale, 0.55))  # fmt: skip
    pen.path(f"M{x - 1},{top + 40} L{x + 2},{hem + 6}", dark, stroke=4)
    pen.path(f"M{x - h + 14},{hem - 150} l34,4 M{x + 18},{hem - 148} l32,-4", dark, stroke=6)
    for i in range(4):
        pen.circle(x + 13, top + 84 + i * (hem - top - 180) / 4, 6, trim)
    if kind == "fur":
        for i in range(26):
            a = np.pi * i / 25
            pen.circle(x + 38 * np.cos(a), top + 4 + 26 * np.sin(a) + 5 * (i % 2), 12, mix(trim, "#ffffff", 0.05 * (i % 4)))
        pen.path(f"M{x - h - 12},{hem - 8} Q{x},{hem + 10} {x + h + 10},{hem - 6} L{x + h + 10},{hem + 14} Q{x},{hem + 28} {x - h - 12},{hem + 12}Z", trim)
    elif kind == "hood":
        pen.path(f"M{x - 34},{top + 26} Q{x - 40},{top - 30} {x},{top - 34} Q{x + 40},{top - 30} {x + 34},{top + 26} Q{x},{top + 52} {x - 34},{top + 26}Z", mix(tone, pale, 0.3))
        pen.path(f"M{x - 20},{top + 20} Q{x - 22},{top - 16} {x},{top - 18} Q{x + 22},{top - 16} {x + 20},{top + 20} Q{x},{top + 34} {x - 20},{top + 20}Z", darken(tone, 0.55))
    elif kind == "scarf":
        pen.path(f"M{x - 36},{top + 4} Q{x},{top + 34} {x + 36},{top + 2} L{x + 34},{top + 30} Q{x},{top + 60} {x - 34},{top + 34}Z", trim)
        pen.path(f"M{x - 30},{top + 36} l-8,130 l34,4 l2,-124Z", darken(trim, 0.12))
        for i in range(3):
            pen.path(f"M{x - 36},{top + 84 + i * 26} l32,3", lighten(trim, 0.4), stroke=7)
    else:
        pen.path(f"M{x - 26},{top - 6} L{x - 44},{top + 40} L{x - 4},{top + 64} L{x},{top + 20}Z", dark)
        pen.path(f"M{x + 26},{top - 6} L{x + 44},{top + 38} L{x + 6},{top + 64} L{x},{top + 20}Z", pale)
    pen.path(f"M{x - 24},{top - 4} Q{x},{top - 14} {x + 24},{top - 4} Q{x},{top + 14} {x - 24},{top - 4}Z", darken(tone, 0.6))
    pen.path(f"M{x},{RAIL + 4} q0,20 0,30", "#3a2c28", stroke=5)


def hairs(pen: Pen, x: float, y: float, w: float, tone: Colour, n: int = 8) -> None:
    for i in range(n):
        pen.path(f"M{x - w + i * 2 * w / (n - 1)},{y} q3,12 -2,22", tone, stroke=5)


def elephant(pen: Pen, x: float, y: float) -> None:
    for dx, tone in ((-30, "#686a6e"), (28, "#a2a3a5")):
        pen.path(f"M{x + dx - 25},{y - 60} L{x + dx - 28},{FLOOR - 14} Q{x + dx - 28},{FLOOR} {x + dx - 20},{FLOOR} H{x + dx + 20} Q{x + dx + 30},{FLOOR} {x + dx + 28},{FLOOR - 16} L{x + dx + 25},{y - 60}Z", tone)
        pen.path(f"M{x + dx - 23},{y + 40} q23,12 46,0 M{x + dx - 23},{y + 66} q23,12 46,0 M{x + dx - 23},{y + 130} q23,12 46,0", darken(tone, 0.25), stroke=4)
        for i in (-17, 0, 17):
            pen.path(f"M{x + dx + i - 10},{FLOOR} q10,-34 18,0Z", "#e2d8c8")


def heron(pen: Pen, x: float, y: float) -> None:
    for dx in (-18, 20):
        pen.path(f"M{x + dx},{y - 40} L{x + dx - 3},{y + 96} L{x + dx + 2},{FLOOR - 6}", "#a8893c", stroke=9)
        pen.circle(x + dx - 3, y + 98, 10, "#8c7030")
        pen.path(f"M{x + dx + 2},{FLOOR - 8} l-34,8 M{x + dx + 2},{FLOOR - 8} l6,10 M{x + dx + 2},{FLOOR - 8} l34,6", "#a8893c", stroke=8)


def bear(pen: Pen, x: float, y: float) -> None:
    for dx, tone in ((-26, "#3f2a1d"), (26, "#6f4a32")):
        pen.path(f"M{x + dx - 22},{y - 60} L{x + dx - 23},{FLOOR - 34} Q{x + dx - 32},{FLOOR - 4} {x + dx - 22},{FLOOR} H{x + dx + 26} Q{x + dx + 36},{FLOOR - 12} {x + dx + 25},{FLOOR - 40} L{x + dx + 22},{y - 60}Z", tone)
        hairs(pen, x + dx, y + 60, 17, lighten(tone, 0.2), 5)
        for i in (-15, 1, 17):
            pen.path(f"M{x + dx + i - 6},{FLOOR - 14} q8,-6 9,16 l-8,4Z", "#efe2c8")


def hare(pen: Pen, x: float, y: float) -> None:
    pen.circle(x - 38, y + 2, 20, "#f4ecdc")
    for d, tone in ((-1, "#8a6844"), (1, "#c09a6c")):
        pen.path(f"M{x + d * 6},{y - 40} L{x + d * 36},{y - 40} Q{x + d * 46},{y + 50} {x + d * 27},{y + 84} L{x + d * 26},{FLOOR - 22} "
                 f"Q{x + d * 60},{FLOOR - 22} {x + d * 62},{FLOOR - 6} Q{x + d * 60},{FLOOR + 3} {x + d * 48},{FLOOR + 2} H{x + d * 12} "
                 f"Q{x + d * 4},{FLOOR - 4} {x + d * 9},{FLOOR - 24} L{x + d * 10},{y + 84} Q{x + d * 2},{y + 40} {x + d * 6},{y - 40}Z", tone)  # fmt: skip
        hairs(pen, x + d * 22, y + 30, 13, lighten(tone, 0.25), 4)
        for i in (42, 52):
            pen.path(f"M{x + d * i},{FLOOR} v-12", darken(tone, 0.45), stroke=3)


def goat(pen: Pen, x: float, y: float) -> None:
    for dx, tone in ((-24, "#bdb3a2"), (22, "#e6ddcb")):
        pen.path(f"M{x + dx - 22},{y - 40} L{x + dx - 26},{y + 40} Q{x + dx - 10},{y + 60} {x + dx - 10},{FLOOR - 30} H{x + dx + 10} Q{x + dx + 10},{y + 60} {x + dx + 26},{y + 36} L{x + dx + 22},{y - 40}Z", tone)
        hairs(pen, x + dx, y + 28, 20, darken(tone, 0.2), 5)
        pen.path(f"M{x + dx - 12},{FLOOR - 32} L{x + dx - 18},{FLOOR} H{x + dx - 1} L{x + dx},{FLOOR - 14} L{x + dx + 2},{FLOOR} H{x + dx + 19} L{x + dx + 12},{FLOOR - 32}Z", "#3b2e2b")


def ostrich(pen: Pen, x: float, y: float) -> None:
    for dx, tone in ((-22, "#b9806c"), (22, "#d8a08a")):
        pen.path(f"M{x + dx - 18},{y - 40} Q{x + dx - 26},{y + 30} {x + dx - 8},{y + 74} L{x + dx - 7},{FLOOR - 10} H{x + dx + 8} L{x + dx + 10},{y + 74} Q{x + dx + 26},{y + 30} {x + dx + 18},{y - 40}Z", tone)
        pen.circle(x + dx + 1, y + 76, 13, tone)
        pen.path(f"M{x + dx - 8},{FLOOR - 16} L{x + dx - 24},{FLOOR} H{x + dx + 44} Q{x + dx + 30},{FLOOR - 16} {x + dx + 8},{FLOOR - 18}Z", darken(tone, 0.1))
        pen.path(f"M{x + dx + 36},{FLOOR} l12,0 l-8,-8Z", "#3b2e2b")
    for i in range(5):
        pen.path(f"M{x - 50 + i * 8},{y - 10} q-16,30 -4,60", "#f1eadc" if i % 2 else "#3c3634", stroke=12)


def otter(pen: Pen, x: float, y: float) -> None:
    pen.taper([(x - 30, y - 10), (x - 56, y + 50), (x - 50, FLOOR - 26), (x - 74, FLOOR - 4)], 34, 9, "#4a3428")
    for dx, tone in ((-14, "#5a4030"), (20, "#775540")):
        pen.path(f"M{x + dx - 15},{y - 40} L{x + dx - 13},{FLOOR - 34} Q{x + dx - 10},{FLOOR - 20} {x + dx - 12},{FLOOR - 8} L{x + dx - 18},{FLOOR} H{x + dx + 26} L{x + dx + 16},{FLOOR - 10} Q{x + dx + 12},{FLOOR - 24} {x + dx + 13},{FLOOR - 34} L{x + dx + 15},{y - 40}Z", tone)
        pen.path(f"M{x + dx - 4},{FLOOR - 2} v-10 M{x + dx + 8},{FLOOR - 2} v-10", "#2c1d16", stroke=3)


def duck(pen: Pen, x: float, y: float) -> None:
    for dx in (-17, 19):
        pen.path(f"M{x + dx},{y - 30} V{FLOOR - 10}", "#dd8a34", stroke=12)
        pen.path(f"M{x + dx - 6},{FLOOR - 16} L{x + dx - 26},{FLOOR} L{x + dx - 6},{FLOOR - 3} L{x + dx + 6},{FLOOR + 2} L{x + dx + 16},{FLOOR - 3} L{x + dx + 36},{FLOOR - 2} L{x + dx + 6},{FLOOR - 18}Z", "#e89a3c")


def boots(pen: Pen, x: float, y: float) -> None:
    for dx, tone in ((-30, "#a82f2a"), (24, "#cf3f34")):
        b = FLOOR + 6
        pen.path(f"M{x + dx - 24},{b - 118} L{x + dx - 20},{b - 34} Q{x + dx - 28},{b} {x + dx - 18},{b} H{x + dx + 46} Q{x + dx + 60},{b - 22} {x + dx + 24},{b - 42} L{x + dx + 24},{b - 118}Z", tone)
        pen.oval(x + dx, b - 118, 24, 9, darken(tone, 0.65))
        pen.path(f"M{x + dx - 22},{b - 100} H{x + dx + 23}", lighten(tone, 0.25), stroke=6)
        pen.path(f"M{x + dx + 10},{b - 90} L{x + dx + 12},{b - 46} L{x + dx + 34},{b - 28}", lighten(tone, 0.4), 0.8, stroke=5)
        pen.path(f"M{x + dx - 22},{b - 4} H{x + dx + 50}", darken(tone, 0.5), stroke=7)


Legs = Callable[[Pen, float, float], None]
ROW: tuple[tuple[float, float, float, str, str, str, Legs], ...] = (
    # x, width, hem, colour, trim, kind, whose legs
    (58, 112, 800, "#5d6468", "#c9a24a", "lapel", elephant),
    (150, 82, 690, "#c08a3c", "#5a3a2a", "hood", heron),
    (242, 106, 806, "#9c4a2c", "#e8c88a", "scarf", bear),
    (338, 84, 842, "#8d8a80", "#b5532f", "lapel", hare),
    (434, 88, 812, "#d0a460", "#6b3a2a", "fur", goat),
    (524, 84, 716, "#6f3a2c", "#d9b26a", "lapel", ostrich),
    (606, 78, 894, "#4f5a52", "#d2703c", "hood", otter),
    (676, 72, 930, "#d9c49a", "#9c4a2c", "scarf", duck),
    (748, 84, 850, "#b5622f", "#3c3634", "lapel", boots),
)  # fmt: skip


def wall(pen: Pen) -> None:
    """Plaster above, panelling behind the coats, tiles below."""
    pen.rect(0, 0, 800, 1200, "#cabfae")
    pen.rect(0, RAIL + 10, 800, 640, "#a89a8a")
    for x in range(-10, 800, 68):
        pen.rect(x, RAIL + 10, 5, 640, "#8c7e70")
        pen.rect(x + 5, RAIL + 10, 3, 640, "#c2b5a4")
    pen.rect(0, 1020, 800, 34, "#7a6658")
    pen.rect(0, 1050, 800, 150, "#8f7a6c")
    for i, y in enumerate((1050, 1084, 1132, 1196)):
        pen.rect(0, y, 800, 3 + i, "#6d5a50")
    for x in range(-1200, 2000, 150):
        pen.path(f"M{400 + (x - 400) * 0.5},1052 L{x},1200", "#6d5a50", stroke=4)
    pen.path("M420,1054 H800 V1200 H560Z", "#f1e6d2", 0.28)


def rail(pen: Pen) -> None:
    """The board with its hooks, and a second row of hat hooks above."""
    pen.rect(0, RAIL - 26, 800, 46, "#6b4632")
    pen.rect(0, RAIL - 26, 800, 9, "#94684a")
    pen.rect(0, RAIL + 14, 800, 8, "#3c261c")
    pen.rect(0, 206, 800, 18, "#8a6248")
    pen.rect(0, 222, 800, 5, "#5a3c2c")
    for x in [r[0] for r in ROW]:
        pen.path(f"M{x},{RAIL - 12} v18 q0,14 14,10", "#2c2422", stroke=7)
        pen.path(f"M{x},216 v20 q2,16 18,10", "#3a2f2c", stroke=7)
        pen.circle(x + 18, 244, 6, "#c9a24a")


def satchel(pen: Pen) -> None:
    """A school bag on a hat hook, in full swing."""
    for turn, a in ((24, 0.14), (4, 0.22), (-20, 1.0)):
        with pen.at(246, 234, turn=turn):
            pen.path("M0,0 L-38,74 M0,0 L40,74", "#5a3424", a, stroke=9)
            pen.path("M-56,70 H58 Q64,70 62,80 L54,152 Q52,160 44,160 H-42 Q-52,160 -54,150 L-62,80 Q-64,70 -56,70Z", "#a3512e", a)
            pen.path("M-56,70 H58 Q62,70 60,80 Q40,124 0,124 Q-44,122 -60,80 Q-62,70 -56,70Z", "#c97040", a)
            pen.rect(-8, 112, 18, 26, "#e6c070", a, radius=4)


def pane(pen: Pen) -> None:
    """A corner of the window at the upper right: snow outside."""
    pen.rect(650, -30, 160, 212, "#7d6a58")
    pen.rect(664, -30, 150, 198, "#9fb2bd")
    pen.path("M664,130 Q730,100 800,120 V168 H664Z", "#eef3f4")
    for i in range(24):
        pen.circle(668 + i * 37 % 132, (i * 61) % 160, 3 + i % 3, "#ffffff")
    pen.rect(730, -30, 10, 200, "#8d7966")
    pen.rect(664, 64, 140, 9, "#8d7966")
    pen.rect(640, 168, 170, 18, "#94684a")


@card(id="gw37mk", title="Double Lessons", seed=3, palette="rust_fog", light=(0.8, -0.55))
def paint(s: Scene) -> None:
    s.draw(wall, name="corridor", role="place", depth=0.5, volume=0, rim=0, haze=0, material="place")
    s.draw(pane, name="window with snow", role="prop", depth=0.5, volume=0, rim=0, haze=0)
    s.beam((800, 60), (150, 560), 150, 420, "#eaf3f6", 0.3)
    s.draw(rail, name="rail with hooks", role="place", depth=0.6, volume=0.1, haze=0, shadow=(-10, 16, 12, 0.35))
    s.draw(satchel, name="swinging satchel", depth=0.7, haze=0)
    s.draw(lambda pen: [r[6](pen, r[0], r[2]) for r in ROW[:-1]], name="animals' legs", role="subject", depth=0.7, count=8,
           haze=0, volume=0.2, wobble=0.8, ground=FLOOR, contact=0.5)  # fmt: skip
    boot = s.draw(lambda pen: boots(pen, 742, 0), name="empty red boots", role="witness", depth=0.75, haze=0, contact=0.5)
    row = [s.draw(lambda pen, r=r: coat(pen, *r[:6]), name="winter coat", role="subject", depth=0.75, haze=0, volume=0.25,  # type: ignore[misc]
                  wobble=1.2, shadow=(-14, 12, 12, 0.4)) for r in sorted(ROW, key=lambda r: -r[2] if r[0] != 338 else 0)]  # fmt: skip
    s.draw(lambda pen: [pen.oval(360 + i * 13, 436 - i * 15 + (i % 2) * 8, 15 + i * 3.4, 11 + i * 2.6, "#ffffff", 0.62 - i * 0.04) for i in range(6)],
           name="breath cloud", role="accent", depth=0.9, volume=0, rim=0, edge=0)  # fmt: skip
    s.vignette(0.22)
    s.relate(row[0], "wears", "animal")
    s.relate(boot, "waits for", "somebody")
    s.describe("Under nine hanging coats, animal legs stand on the floor. They belong"
               " to an elephant, heron, bear, hare, goat, ostrich, otter and duck. "
               "Under the last coat are empty red boots. A white puff rises from one "
               "collar, and a satchel swings on the hooks above. Snow falls outside.")  # fmt: skip
    s.moods("funny", "eerie", "childlike")
    s.themes("disguise", "school", "hiding", "belonging", "animals")
    s.says("if the coat fits", "undercover", "a class of its own", "hide and seek", "wolf in sheep's clothing",
           "who is under there?", "best foot forward", "one is missing", "try to look normal", "winter wardrobe",
           "hold your breath", "empty boots", "queue here", "the new pupil", "shuffling feet", "all sorts")  # fmt: skip
    s.about(place="a school corridor", time="morning", weather="snow outside", light="cold window light from the right",
            view="eye level, low", composition="low")  # fmt: skip
