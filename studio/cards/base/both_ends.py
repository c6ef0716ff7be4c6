"""She Holds Both Ends: a rope walker stands on a rope that she holds up herself."""

import numpy as np

from reverie_studio.colour import mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

ROCK, SHADE, COOL, FAR, ROPE, COAT = "#efdcb8", "#9a7a5c", "#6f8fa6", "#b9cfd8", "#a9683a", "#2f3a46"
FEET = (412, 640)
LEFT = "M0,500 L70,486 L118,492 L196,474 L214,520 L188,566 L204,640 L168,720 L180,800 L138,900 L150,1010 L96,1110 L110,1200 H0Z"
RIGHT = "M800,452 L742,440 L690,452 L622,436 L600,492 L630,560 L616,650 L652,742 L640,840 L676,930 L664,1040 L700,1120 L690,1200 H800Z"


def _cliff(pen: Pen, rng: np.random.Generator, outline: str, top: float, brink: float) -> None:
    """Slabs of rock, lit on their left, that get bluer towards the gulf and the depth."""
    pen.path(outline, ROCK)
    inner = -1 if brink > 400 else 1
    with pen.clip(outline):
        x = brink + 40.0 * inner
        for i in range(16):
            w = float(rng.uniform(22, 58))
            x0, x1 = (x - w, x) if inner > 0 else (x, x + w)
            tone = mix(ROCK, SHADE, (0.9 if inner > 0 else 0.3) * max(0.15, 1 - i / 6))
            jag = [float(v) for v in rng.uniform(-14, 14, 8)]
            rim = top + abs(jag[0]) * 2
            for y in range(int(rim), 1220, int(rng.uniform(90, 210))):
                step = float(rng.uniform(-10, 10))
                pen.poly([(x0 + step, y), (x1 + step, y + jag[1]), (x1 + jag[2], y + 230), (x0 + jag[3], y + 220)],
                         mix(tone, (COOL if y > 700 else "#fff6e2"), float(rng.uniform(0, 0.45))))  # fmt: skip
                pen.poly([(x1 + step - w * 0.3, y + 8), (x1 + step, y + jag[1]), (x1 + jag[2], y + 230),
                          (x1 + jag[2] - w * 0.2, y + 190)], SHADE, 0.75)  # fmt: skip
                pen.line(x0 + step, y, x1 + step, y + jag[1], "#fffaf0", 3, 0.8)
            x -= w * inner


def _aside(pen: Pen, rng: np.random.Generator, shift: float) -> None:
    """One of the cliffs, moved away from the rope."""
    with pen.at(shift, 0):
        if shift < 0:
            _cliff(pen, rng, LEFT.replace("H0Z", "H-60 V500Z"), 474, 214)
        else:
            _cliff(pen, rng, RIGHT.replace("H800Z", "H860 V452Z"), 436, 600)


def _post(pen: Pen, x: float, y: float, cut_rope: bool) -> None:
    pen.path(f"M{x - 9},{y} L{x - 7},{y - 92} h15 L{x + 10},{y}Z", "#6b4a34")
    pen.path(f"M{x + 3},{y} L{x + 2},{y - 92} h6 L{x + 10},{y}Z", "#4c3428")
    pen.circle(x, y - 70, 13, "#4a4a50", stroke=5)
    if cut_rope:
        pen.path(f"M{x},{y - 60} q-10,32 6,48 q16,10 20,-8", ROPE, stroke=6)
        for dx in (-4, 1, 6):
            pen.line(x + 25, y - 20, x + 24 + dx, y - 34, "#c98f5c", 2)


def _river(pen: Pen) -> None:
    d = "M392,996 q26,12 2,26 q-34,20 4,38 q58,22 10,52 q-46,34 16,96"
    pen.path(d, "#6f9fb4", stroke=7)
    pen.path("M398,1062 q58,22 10,52 q-46,34 16,96", "#6f9fb4", stroke=11)
    pen.path(d, "#f4fbf8", 0.9, stroke=3)
    for x, y, r in ((330, 1150, 9), (352, 1164, 12), (505, 1130, 9), (520, 1144, 7), (470, 1080, 6),
                    (300, 1176, 13), (560, 1180, 12), (344, 1090, 5)):  # fmt: skip
        pen.oval(x, y, r, r * 1.3, "#4a7058")


def _rope(pen: Pen, ends: tuple[tuple[float, float], tuple[float, float]]) -> None:
    (x0, y0), (x1, y1) = ends
    fx, fy = FEET
    halves = (f"M{fx},{fy} Q{fx - 70},{fy + 2} 300,{fy - 14} C204,{fy - 34} 180,400 206,280 S300,50 {x0},{y0}",
              f"M{fx},{fy} Q{fx + 70},{fy + 2} 522,{fy - 14} C618,{fy - 34} 642,400 616,280 S522,50 {x1},{y1}")
    for d in halves:
        pen.path(d, "#7a4a2c", stroke=11)
        pen.path(d, ROPE, stroke=7)
        pen.path(d, "#d8a572", 0.7, stroke=2)


@card(id="5yda4e", title="She Holds Both Ends", seed=12, palette="bone", light=(-0.3, -0.95))
def paint(s: Scene) -> None:
    s.sky([(0, "#5f9fbe"), (0.3, "#a9d0d8"), (0.55, "#fbf2d6"), (1, "#c9d6da")], texture=0.25)
    for i, y in enumerate((640, 730, 830)):
        s.hills(y, 84 - i * 14, 130 + i * 30, mix(FAR, "#5f89a0", i * 0.45), haze=0.0,
                texture="stone", name=f"range {i}")  # fmt: skip
        s.mist(y + 110, 60, 0.7, "#f6f8f4")
    s.hills(985, 26, 150, "#8fae84", "#5f8a80", haze=0.0, texture="grass", name="valley")
    s.draw(_river, name="river far below", depth=0.4, wobble=1)
    s.mist(1000, 40, 0.5, "#f6f8f4")
    s.draw(lambda pen: _aside(pen, s.own_rng("rock")[0], -36), name="left cliff", role="place", depth=0.8, shade=0.35, rim=0.6)
    s.draw(lambda pen: _aside(pen, s.own_rng("rock")[0], 36), name="right cliff", role="place", depth=0.8, shade=0.35, rim=0.6)
    s.draw(lambda pen: _post(pen, 96, 490, True), name="post with a cut rope", depth=0.9)
    s.draw(lambda pen: _post(pen, 716, 446, False), name="empty post", depth=0.9)
    coat = dict(top="coat", colour=COAT, scarf="#c2503f", bottom="tights", bottom_colour="#b8a894", shoes="shoes")
    reach = {"hand_right": (-80, -320), "hand_left": (80, -320)}
    woman = s.figure(FEET, age="adult", pose="balance", view="front", height=332, clothes=coat, prop=None,
                     hair=dict(kind="bob", colour="#5a2f22"), reach=reach, expression="calm", role="witness",
                     grips={"hand_left": "grip", "hand_right": "grip"}, contact=0.0, label="rope walker")  # fmt: skip
    ends = (woman["hand_west"], woman["hand_east"])
    rope = s.draw(lambda pen: _rope(pen, ends), name="rope", role="subject", behind="rope walker",
                  depth=0.8, wobble=0.5)
    s.put("bird", at=(558, 602), scale=0.66, flip=True, role="accent", colour="#5f8f9a", contact=0.0)
    s.relate("rope", "is pulled by strings of", "rope walker")
    s.vignette(0.2)
    s.describe("A woman stands on a rope whose ends she holds herself. She floats "
               "between two cliffs; the rope touches neither. Each cliff has a post "
               "with a ring, one with a torn rope end. A blue bird sits beside her. "
               "Far below runs a river. Dark coat, red scarf.")  # fmt: skip
    s.moods("poised", "dizzy", "clear", "proud")
    s.themes("balance", "trust", "doing it alone", "impossible things", "courage")
    s.says("who is holding whom", "self-made", "pulling yourself up", "nobody to hold on to", "skipping rope for one",
           "do not look down", "the bird believes her", "a lie that carries", "no strings attached", "in between",
           "a letter without an alphabet", "she forgot to fall", "inner balance", "cut the rope", "gravity is a habit",
           "hold tight")  # fmt: skip
    s.about(place="a gorge between two cliffs", time="noon", weather="clear and still", light="bright day",
            view="far, eye level", composition="high", witness="a woman on the rope, seen from the front")
