"""Kettles sing round the fire and a hedgehog beats time."""

from __future__ import annotations

from collections.abc import Callable

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

KETTLES = ((120, 800, 0.78, "#8c8fae", True, -6), (262, 736, 0.86, "#c9724e", True, -3), (424, 716, 1.0, "#6f7f8c", False, 0), (588, 740, 0.86, "#d99a4e", False, 4), (706, 806, 0.76, "#a8606e", False, 7))


def kettle(pen: Pen, x: float, y: float, z: float, tone: str, flip: bool, turn: float) -> None:
    """A round kettle with its lid thrown open; shut eyes and the dark mouth under the lid."""
    with pen.at(x, y, scale=z, turn=turn, flip=flip):
        pen.path("M-70,-150C-110,-290 110,-290 74,-150", darken(tone, 0.4), stroke=11)
        pen.path("M70,-60C110,-70 112,-120 140,-140L156,-118C136,-100 140,-50 84,-20Z", tone)
        pen.path("M-90,-70C-90,-130 -50,-150 0,-150C50,-150 90,-130 90,-70C92,-20 70,0 0,0C-70,0 -92,-20 -90,-70Z", tone)
        pen.oval(0, -138, 66, 22, "#3a1a24")
        pen.oval(0, -130, 40, 12, "#e58a7a")
        with pen.at(-58, -148, turn=-38):
            pen.path("M0,0C10,-36 112,-36 126,0Z", lighten(tone, 0.2))
            pen.circle(63, -34, 11, darken(tone, 0.4))
        pen.path("M-44,-78Q-30,-64 -16,-78M16,-78Q30,-64 44,-78", "#2d141c", stroke=5)
        pen.circle(-50, -54, 11, lighten(tone, 0.35))
        pen.circle(50, -54, 11, lighten(tone, 0.35))
        pen.path("M-72,-4H72L80,8H-80Z", darken(tone, 0.45))


def hedgehog(pen: Pen) -> None:
    """From behind and half turned, on an upturned mug, a straw lifted."""
    pen.path("M340,1010H460L448,1090H352Z", "#e5d0c4")
    pen.path("M458,1026C500,1020 500,1076 454,1072L456,1058C478,1060 478,1036 458,1040Z", "#e5d0c4")
    spikes = [(318, 950), (300, 916), (322, 906), (306, 868), (334, 866), (328, 828), (356, 838), (364, 804), (384, 826), (404, 802), (418, 830), (444, 812), (448, 844), (476, 838), (468, 872), (498, 876), (480, 908), (504, 924), (480, 946), (490, 976), (460, 1004), (340, 1004), (312, 984)]
    pen.poly(spikes, "#6a3f3a")
    pen.path("M462,868C490,858 520,866 536,884C520,896 500,912 470,914Z", "#d9a888")
    pen.circle(538, 884, 9, "#2d141c")
    pen.circle(498, 876, 5, "#2d141c")
    pen.circle(462, 862, 14, "#b8806a")
    pen.taper([(470, 940), (520, 950), (566, 906)], 24, 19, "#d9a888")
    pen.taper([(330, 940), (290, 930), (262, 896)], 22, 15, "#d9a888")
    pen.path("M366,1000q16,-14 32,0v14h-32ZM410,1000q16,-14 32,0v14h-32Z", "#d9a888")


def straw(pen: Pen) -> None:
    pen.taper([(556, 930), (578, 860), (604, 756)], 10, 7, "#f0c860")
    pen.circle(567, 904, 12, "#d9a888")
    pen.path("M600,760l4,-30l14,-14l-2,28l-8,20Z", "#f0c860")


def spikes(k: InkPen) -> None:
    for x, y in ((x - 200, y) for x, y in ((340, 900), (370, 870), (400, 860), (430, 872), (352, 940), (384, 920), (416, 912), (446, 920), (370, 970), (404, 960), (436, 966))):
        k.line([(x, y), (x - 5, y - 24)], 2.4, taper=20)


def moved(shape: Callable[[Pen], None]) -> Callable[[Pen], None]:
    def aside(pen: Pen) -> None:
        with pen.at(-200, 0):
            shape(pen)

    return aside


def firs(pen: Pen) -> None:
    for x, y, z in ((10, 650, 1.3), (196, 610, 0.7), (648, 610, 0.75), (792, 650, 1.4)):
        with pen.at(x, y, scale=z):
            pen.path("M0,-200L44,-110H24L60,-40H32L74,30H-74L-32,-40H-60L-24,-110H-44Z", "#7d5a70")


@card(id="k8i2n9", title="The Choir of Kettles", seed=101, palette="madder", light=(0.1, 0.4))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#c96f80", strength=0.95, charge="#8a6a9a", fade=(0, 0.6))
    p.draw(firs, name="firs", record=False, how={"as": "faint", "strength": 0.7})
    p.patch((-120, 590, 920, 1330), "#9a5f50", strength=0.85, charge="#6a4458", bloom=3, wet=0.3, ragged=0.3, name="ground")
    p.lift([(110, 800), (240, 660), (560, 650), (700, 800), (620, 960), (400, 1010), (190, 960)], 0.75, soft=60)
    for (x, y, z, _tone, flip, _t), (rise, sway) in zip(KETTLES, ((420, 26), (520, -30), (620, 24), (500, 34), (400, -26)), strict=True):
        x0, y0 = x, y - 140 * z
        d = -1 if flip else 1
        pts = [(x0 - 16, y0), (x0 - 30 + sway * d, y0 - rise * 0.3), (x0 - 10 - sway, y0 - rise * 0.6), (x0 - 40 + sway, y0 - rise), (x0 + 20 + sway, y0 - rise * 1.06), (x0 + 44 - sway, y0 - rise * 0.6), (x0 + 22 + sway * d, y0 - rise * 0.3), (x0 + 16, y0)]
        p.lift(pts, 0.7, soft=9)
        p.ink(lambda k, q=pts: k.line(q[:4], 1.5, broken=0.6), name="steam line", strength=0.6)
    choir = p.draw(lambda pen: [kettle(pen, *k) for k in KETTLES], name="singing kettles", role="subject", count=5, how={"light": 0.25, "second": 0.4, "hatch": 0.35, "line": 1.2})
    p.put("campfire", at=(440, 950), scale=1.15, role="prop", how={"light": 0, "line": 0.9})
    master = p.draw(moved(hedgehog), name="hedgehog", role="subject", how={"light": 0.2, "hatch": 0.4, "line": 1.15})
    p.ink(spikes, name="spines", colour="#2d141c")
    p.draw(moved(straw), name="straw", role="accent", how={"light": 0.1})
    p.figure(at=(440, 1176), age="adult", pose="lie_back", view="right", height=470, seed=15, role="witness", label="sleeping wanderer", skin="#c98a62",
             clothes=dict(top="coat", colour="#5f6a8a", shoes="boots", beard="short", bottom_colour="#5a3a34"), how={"light": 0.2})
    s.relate(master, "plays", choir)
    s.describe("A hedgehog with a straw conducts five kettles at a campfire. It "
               "stands on an upturned mug. The kettles have closed eyes; their lids "
               "are open, and steam rises in five columns. In front a bearded man in "
               "a blue coat sleeps on his back. The sky is pink.")  # fmt: skip
    s.moods("cosy", "comic", "lonely", "serene")
    s.themes("music", "sleep", "warmth", "company", "night")
    s.says("tea time", "boiling", "lullaby", "let off steam", "five o'clock", "in harmony", "whistling", "concert for nobody", "he missed it",
           "pot calling", "warm-up", "what dreams sound like", "prickly maestro", "simmer down", "choir practice", "a watched pot", "alone among friends", "bedtime music")
    s.about(place="a camp between firs", time="dusk", weather="clear", light="firelight", composition="low", view="eye level")
