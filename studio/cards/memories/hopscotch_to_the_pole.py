"""Hopscotch to the Pole: chalk squares lead over ice floes to a far lit hut, and a walrus waits its turn."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

ROWS = ((946, 0.98, 380, 1), (832, 0.84, 420, 2), (730, 0.72, 470, 1), (644, 0.6, 470, 2), (574, 0.5, 430, 1), (514, 0.42, 384, 2), (464, 0.34, 372, 1), (424, 0.28, 386, 2), (390, 0.22, 408, 1))
CHALK = ("#d2413c", "#e9a83f", "#3f6fb0")


def floe(pen, x, y, k, tone, turn=0):
    """A slab of ice with a chalk square on it."""
    w, h = 124 * k, 50 * k
    with pen.cut(1.1):
        pen.path(f"M{x - w},{y - h * 0.2} L{x - w * 0.78},{y - h} L{x + w * (0.72 + turn)},{y - h * 1.08} L{x + w},{y - h * 0.1} L{x + w * 0.9},{y + h * 0.86} L{x - w * 0.84},{y + h} Z", "#fbfdff")
    pen.path(f"M{x - w},{y - h * 0.2} L{x - w * 0.84},{y + h} L{x + w * 0.9},{y + h * 0.86} L{x + w},{y - h * 0.1} L{x + w * 0.98},{y + h * 0.5} L{x + w * 0.88},{y + h * 1.5} L{x + w * 0.3},{y + h * 1.44} L{x - w * 0.2},{y + h * 1.7} L{x - w * 0.8},{y + h * 1.6} L{x - w * 0.98},{y + h * 0.4}Z", "#8fb2dc")
    with pen.flat():
        pen.path(f"M{x - w * 0.66},{y - h * 0.7} L{x + w * 0.62},{y - h * 0.74} L{x + w * 0.72},{y + h * 0.58} L{x - w * 0.7},{y + h * 0.66}Z", tone, stroke=max(3, 9 * k))


def path_of_ice(pen):
    for i in range(len(ROWS) - 1, -1, -1):
        y, k, x, n = ROWS[i]
        if n == 1:
            floe(pen, x, y, k, CHALK[i % 3])
        else:
            floe(pen, x - 134 * k, y + 6 * k, k, CHALK[i % 3], 0.1)
            floe(pen, x + 134 * k, y - 8 * k, k, CHALK[(i + 1) % 3], -0.1)


def walrus(pen, p):
    """Waits at the kerb with its own stone."""
    hide, x, y = "#8a5f58", 196, 1150
    pen.path(f"M{x + 60},{y - 6} C{x + 130},{y - 60} {x + 190},{y - 70} {x + 226},{y - 52} C{x + 214},{y - 30} {x + 236},{y - 10} {x + 214},{y + 8} C{x + 170},{y + 14} {x + 100},{y + 20} {x + 40},{y + 14}Z", darken(hide, 0.2))
    pen.path(f"M{x - 130},{y + 14} C{x - 160},{y - 140} {x - 110},{y - 290} {x},{y - 296} C{x + 110},{y - 290} {x + 160},{y - 140} {x + 132},{y + 14}Z", hide)
    pen.path(f"M{x - 74},{y + 10} C{x - 90},{y - 90} {x - 50},{y - 140} {x},{y - 140} C{x + 50},{y - 140} {x + 90},{y - 90} {x + 74},{y + 10}Z", mix(hide, "#f4d9c8", 0.4))
    pen.path(f"M{x - 112},{y - 178} C{x - 60},{y - 136} {x + 60},{y - 136} {x + 112},{y - 178} l10,34 C{x + 60},{y - 96} {x - 60},{y - 96} {x - 124},{y - 144}Z", "#d2413c")
    pen.path(f"M{x + 52},{y - 126} l44,-10 14,104 -46,8Z", "#d2413c")
    with pen.flat():
        pen.path(f"M{x + 58},{y - 90} l44,-8 M{x + 62},{y - 66} l44,-8", "#fbfdff", stroke=7)
    for side in (-1, 1):
        pen.path(f"M{x + side * 20},{y - 190} q{side * 12},64 {side * 6},104 q{-side * 26},-50 {-side * 30},-100Z", "#fffaf0")
    for side in (-1, 1):
        pen.path(cuts.circle(x + side * 34, y - 208, 40), mix(hide, "#f4d9c8", 0.6))
    pen.oval(x, y - 236, 20, 13, "#2b2a3a")
    with pen.flat():
        for side in (-1, 1):
            pen.circle(x + side * 44, y - 258, 9, "#1c1c28")
            pen.circle(x + side * 44 + 3, y - 261, 3, "#ffffff")
            for dx, dy in ((24, -212), (40, -222), (30, -196), (46, -204)):
                pen.circle(x + side * dx, y + dy, 3, "#5a3a38")
            pen.path(f"M{x + side * 30},{y - 280} q{side * 14},-8 {side * 28},2", darken(hide, 0.35), stroke=4)
    pen.path(f"M{x - 116},{y - 120} C{x - 170},{y - 60} {x - 176},{y - 14} {x - 150},{y + 16} L{x - 92},{y + 14} C{x - 108},{y - 30} {x - 96},{y - 70} {x - 84},{y - 100}Z", darken(hide, 0.14))
    pen.path(f"M{x + 96},{y - 104} C{x + 150},{y - 90} {x + 200},{y - 110} {x + 216},{y - 130} C{x + 220},{y - 90} {x + 180},{y - 50} {x + 110},{y - 52}Z", darken(hide, 0.14))
    pen.path(f"M{x + 176},{y - 132} l26,-24 34,8 6,24 -30,12Z", "#f2d27a")


@light_box(id="knbno6", title="Hopscotch to the Pole", seed=715, palette="snow day", light=(0.4, -0.9))
def paint(s: LightBox) -> None:
    """The longest game."""
    p = s.palette
    s.back("#fff0c4", "#8aa3cd", at=(410, 290), radius=560)
    s.sheet("far ice", "M-20,360 L40,300 L110,330 L190,262 L250,322 L320,300 L500,296 L560,322 L640,250 L700,318 L760,286 L820,340 V420 H-20Z", "#cfdcf0", depth=0.1, haze=0.0)
    for i, (y, t) in enumerate(((356, "#7f9fd0"), (440, "#5c80b8"), (560, "#41659f"), (700, "#2f4f86"), (880, "#243f70"))):
        s.ridge(y, 5, 320, t, cut="smooth" if i < 2 else "waves", depth=0.16 + 0.07 * i, haze=0.0, name=f"water {i}")
    s.sheet("last island", "M300,384 q20,-40 90,-44 q90,-6 140,40 q-10,18 -110,18 q-100,2 -120,-14Z", "#f4f8ff", depth=0.46, haze=0.0)

    def hut(pen):
        pen.path("M392,350 V282 L440,238 L488,282 V350Z", "#7a3b3a")
        pen.path("M378,292 L440,228 L502,292 L492,302 L440,252 L388,302Z", "#fbfdff")
        pen.rect(464, 222, 15, 40, "#4a3038")
        pen.lit("M404,300 h26 v26 h-26Z", "#ffdf8a")
        pen.lit("M446,350 v-50 h28 v50Z", "#ffdf8a")
        for i in range(6):
            pen.path(f"M504,{372 - i * 26} h11 v-26 h-11Z", ("#d2413c", "#fbfdff")[i % 2])
        pen.circle(509.5, 210, 11, "#e9a83f")

    s.sheet("hut at the pole", hut, depth=0.5, haze=0.0, role="accent")
    s.sheet("smoke", lambda pen: [pen.path(cuts.cloud(s.rng, x, y, w), "#f4f7ff") for x, y, w in ((470, 196, 40), (440, 156, 70), (380, 106, 110))], depth=0.44, haze=0.0)
    s.lamp((450, 320), 260, "#ffd98a", 0.6)
    s.sheet("drifting ice", lambda pen: [(pen.path(f"M{x - w},{y} L{x - w * 0.6},{y - w * 0.3} L{x + w * 0.7},{y - w * 0.34} L{x + w},{y - w * 0.02} L{x + w * 0.5},{y + w * 0.2} L{x - w * 0.7},{y + w * 0.24}Z", "#dfe9f8"), pen.path(f"M{x - w},{y} L{x - w * 0.7},{y + w * 0.24} L{x + w * 0.5},{y + w * 0.2} L{x + w},{y - w * 0.02} L{x + w * 0.6},{y + w * 0.42} L{x - w * 0.6},{y + w * 0.46}Z", "#7f9fd0")) for x, y, w in ((690, 520, 44), (96, 590, 56), (730, 690, 70), (140, 470, 30), (704, 900, 88), (90, 780, 60))] and None, depth=0.5, haze=0.0)
    ice = s.sheet("hopscotch of floes", path_of_ice, depth=0.56, haze=0.0, role="subject", count=13)
    s.figure(at=(470, 724), age="child", pose="balance", view="back", height=222, lift=None, depth=0.7, haze=0.0, seed=7, prop=None, hair="pony", role="prop", clothes=dict(top="coat", colour="#d2413c", bottom="tights", bottom_colour="#2b3a5a", shoes="boots", hat="beanie", hat_colour="#e9a83f", gloves="#fbfdff"), reach={"foot_left": (-34, -62), "foot_right": (0, 0)}, label="child hopping")
    s.sheet("thrown stone", lambda pen: (pen.path("M366,642 l18,-15 24,7 5,16 -24,9Z", "#f2d27a")), depth=0.66, haze=0.0)

    def pavement(pen):
        pen.path("M-20,1056 L820,1036 V1240 H-20Z", "#b59a92")
        pen.path("M-20,1050 L820,1030 V1054 L-20,1076Z", "#e6dcd8")
        with pen.flat():
            for x in range(60, 820, 150):
                pen.path(f"M{x},1074 L{x - 34},1220", "#9a7f7a", stroke=4)
            pen.path("M-20,1140 H820", "#9a7f7a", stroke=4)
        pen.path("M470,1086 L660,1082 L690,1172 L476,1178Z", "#d2413c", stroke=9)

    s.sheet("pavement", pavement, depth=0.74, haze=0.0)
    s.sheet("walrus", lambda pen: walrus(pen, p), depth=0.84, haze=0.0, role="witness")
    s.snow(40)
    s.relate(ice, "leads to", "a lit hut")
    s.describe("A child in red plays hopscotch on ice floes at sea. Each square is on"
               " a floe. They lead from a pavement to an island with a lit hut and "
               "striped pole. In front sits a walrus in a red scarf with a flat "
               "stone. The sea is dark blue.")  # fmt: skip
    s.moods("playful", "lonely", "patient", "brave")
    s.themes("games", "ice", "distance", "turns", "courage")
    s.says("your turn", "one step at a time", "expedition", "do not touch the line", "thin ice", "heaven is at the end", "melting", "no way back", "who lives there", "patience", "skipping ahead", "polar route",
           "last one home", "a cool game", "balance", "the rules are the rules", "stepping stones", "she forgot me")
    s.about(place="ice floes before a pavement", time="dusk", weather="snow", light="a lit hut far off", view="eye level", composition="high",
            foreground="a walrus with a flat stone")  # fmt: skip
