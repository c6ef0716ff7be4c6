"""A girl walks home over the mud with something shining in her skirt, and nine herons walk behind her."""

from __future__ import annotations

import math

from reverie_studio.figures import Figure
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

# x, y, width, height, weather
POOLS = ((150, 250, 120, 46, "sun"), (470, 200, 150, 44, "storm"), (690, 330, 110, 50, "stars"), (300, 420, 150, 56, "rain"), (620, 520, 150, 64, "snow"),
         (130, 610, 130, 62, "dusk"), (690, 800, 140, 84, "sun"), (400, 1040, 170, 92, "stars"), (720, 1090, 130, 90, "storm"))  # fmt: skip
SKIES = {"sun": "#ffe9a0", "storm": "#5c6f9c", "stars": "#22305e", "rain": "#8fb4c8", "snow": "#dfeaf4", "dusk": "#f0a878"}


def pool(x: float, y: float, w: float, h: float) -> str:
    """An uneven oval in the mud."""
    pts = [(x + w * (1 + 0.14 * math.sin(3 * a + x)) * math.cos(a), y + h * (1 + 0.12 * math.cos(2 * a + y)) * math.sin(a)) for a in (k * math.tau / 28 for k in range(28))]
    return "M" + " L".join(f"{px:.0f},{py:.0f}" for px, py in pts) + "Z"


def weather(pen: PaperPen, x: float, y: float, w: float, h: float, kind: str) -> None:
    with pen.clip(pool(x, y, w, h)):
        pen.lit(pool(x, y, w, h), SKIES[kind], 0.35)
        if kind == "sun":
            pen.lit(cuts.circle(x + w * 0.2, y, h * 0.5), "#fffbe0")
        if kind == "dusk":
            pen.path(f"M{x - w},{y + h * 0.2} Q{x},{y - h * 0.4} {x + w},{y + h * 0.3} V{y + h} H{x - w}Z", "#a8587c")
        if kind == "storm":
            pen.path(cuts.circle(x - w * 0.3, y - h * 0.5, h * 0.6) + cuts.circle(x + w * 0.1, y - h * 0.6, h * 0.7) + cuts.circle(x + w * 0.5, y - h * 0.4, h * 0.5), "#33415f")
            pen.lit(f"M{x},{y - h * 0.2} l{-w * 0.12},{h * 0.5} h{w * 0.1} l{-w * 0.08},{h * 0.5} l{w * 0.24},{-h * 0.7} h{-w * 0.1} l{w * 0.08},{-h * 0.3}Z", "#fff2a8")
        for k in range(16):
            px, py = x - w * 0.8 + w * 1.6 * ((k * 0.618) % 1.0), y - h * 0.8 + h * 1.6 * ((k * 0.414) % 1.0)
            if kind in ("stars", "snow"):
                pen.lit(cuts.circle(px, py, 2.4 if kind == "stars" else 4), "#ffffff")
            if kind == "rain":
                pen.line(px, py, px - 5, py + 16, "#f4fbff", 2.4)


def mud(pen: PaperPen) -> None:
    with pen.cut(lift=1.5):
        pen.rect(-10, -10, 820, 1220, "#b98f5c")
        for k in range(90):
            x, y, n = 820 * ((k * 0.618) % 1.0), 20 + 1180 * k / 90, 16 + 44 * k / 90
            pen.path(f"M{x - n},{y} q{n * 0.5},-9 {n},0 q{n * 0.5},9 {n},0", "#a57d4d", stroke=4)
        for x, y, w, h, _ in POOLS:
            pen.erase(pool(x, y, w, h))


def hut(pen: PaperPen) -> None:
    """A bathing hut on wheels, left behind, door open."""
    with pen.at(560, 130, scale=0.85):
        for i in range(5):
            pen.path(f"M{-50 + 20 * i},0 V-74 h20 V0Z", ("#fff9ea", "#d9533b")[i % 2])
        pen.path("M-62,-70 L0,-116 L62,-70Z", "#12304f")
        pen.path("M-12,0 V-54 H16 V0Z", "#12304f")
        pen.path("M16,0 V-54 L38,-46 V8Z", "#f4e6c4")
        for x in (-34, 36):
            pen.circle(x, 8, 15, "#5a4632")
            pen.circle(x, 8, 5, "#d9b87c")


def near(pen: PaperPen) -> None:
    with pen.at(-20, 76):
        head(pen)


def head(pen: PaperPen) -> None:
    """The tenth heron, near: crown, crest, eye and a dagger of a beak."""
    pen.path("M-20,1230 C-10,1120 60,1040 70,960 C78,880 130,836 200,842 C262,848 292,884 296,912 C262,936 220,938 190,960 C150,1000 150,1100 190,1230Z", "#2c4a6c")
    pen.path("M40,1230 C60,1120 110,1060 116,980 C120,930 150,910 190,918 C220,926 250,930 296,912 C262,942 220,946 190,966 C150,1000 150,1100 190,1230Z", "#e6e2d6")
    pen.path("M284,880 L556,962 L292,930Z", "#e0a04a")
    pen.path("M288,908 L556,962 L292,930Z", "#b5762e")
    pen.path("M206,848 C130,830 60,850 -20,910 C60,880 130,872 196,890 C240,880 262,866 206,848Z", "#0f2238")
    pen.circle(232, 892, 20, "#f2c14e")
    with pen.flat():
        pen.circle(236, 892, 10, "#0c1420")
        pen.circle(232, 888, 3.4, "#ffffff")


@light_box(id="2j4808", title="What the Tide Lent", seed=24, palette="paper sea", light=(0.75, -0.5))
def paint(s: LightBox) -> None:
    p = s.palette
    s.back("#ffe9b8", "#9a7445", at=(560, 300), radius=1000)
    s.sheet("weather in the pools", lambda pen: [weather(pen, *row) for row in POOLS], depth=0.1, role="prop", count=9, haze=0.0)
    s.sheet("wet mud", mud, depth=0.26, haze=0.0)
    s.sheet("bathing hut", hut, depth=0.34, role="prop", haze=0.0)
    line = [(250 + 54 * k, 760 - 46 * k + 9 * math.sin(k * 1.7), 0.42 - 0.026 * k, 0, 1) for k in range(9)]
    s.put_many("heron", line[::-1], role="subject", label="nine herons", colour="#7f93a8", lift=10)
    s.lamp((196, 770), 190, "#fff2b0", 0.5)
    girl = Figure(age="child", pose="carry", view="left", height=240, seed=6, prop=None, hair={"kind": "bob", "colour": "#5a3420"}, expression="wonder", look="down",
                  clothes=dict(top="dress", colour="#d9533b", bottom="bare", shoes="barefoot"), reach={"hand_left": (-46, -122), "hand_right": (-34, -112)})

    def walk(pen: PaperPen) -> None:
        with pen.at(204, 872):
            girl.draw(pen, p)
            pen.path("M2,-120 C-30,-132 -62,-128 -74,-114 C-68,-84 -36,-62 8,-70Z", "#c0432f")
            pen.lit("M-68,-118 C-56,-138 -30,-138 -18,-120 C-34,-110 -54,-108 -68,-118Z", "#fff6c0")

    kid = s.sheet("girl with something shining in her skirt", walk, depth=0.6, role="witness", haze=0.0)
    s.sheet("head of a heron", near, depth=0.96, plane="front", role="accent", haze=0.0)
    s.relate("herons", "follows", kid)
    s.describe("A girl walks over wet mud, and nine herons follow her. In her gathered skirt something shines. In every pool is another weather: sun, storm, "
               "rain, snow or stars. A bathing hut on wheels stands far off. At the front a tenth heron watches. The mud is golden brown.")  # fmt: skip
    s.moods("dreamy", "guilty", "solemn", "golden")
    s.themes("treasure", "the sea", "being followed", "weather", "theft")
    s.says("give it back", "a procession of aunts", "low tide, high hopes", "what have you got there?", "nine witnesses and a judge",
           "pick your weather", "she stole the sun", "the forecast is mixed", "follow the light", "finders keepers", "beachcomber",
           "the pied piper of birds", "the sea wants it back", "a pocketful of star", "walking on the bottom of the sea", "the holidays are over")  # fmt: skip
    s.about(place="mud flats at low water", time="late afternoon", weather="another one in each pool", light="low sun, and a second light in her skirt", composition="diagonal",
            view="from above, far", foreground="the head of a tenth heron", unexplained="what shines in her skirt")  # fmt: skip
