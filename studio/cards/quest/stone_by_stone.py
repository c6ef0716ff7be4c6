"""Somebody takes the next stone of the path away on his back."""

from __future__ import annotations

from functools import partial

from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

HOLE = "M300,940C310,900 370,884 430,888C500,884 556,908 560,944C552,986 496,1002 424,1000C356,1002 304,980 300,940Z"


def below(pen: Pen) -> None:
    """Through the gap in the clouds: fields and a river, very far down."""
    with pen.clip(HOLE):
        pen.path(HOLE, "#5f8cc4")
        pen.path("M290,960L400,920L470,950L580,930V1010H290Z", "#8fb486")
        pen.path("M290,930L380,900L400,922L300,970Z", "#d9c27a")
        pen.path("M470,950L560,920L570,960L500,990Z", "#b9c98a")
        pen.path("M400,884C380,920 440,930 420,960C410,980 440,990 440,1010", "#e9f2fa", stroke=7)


def slab(pen: Pen, x: float, y: float, w: float, turn: float) -> None:
    """The stone that is missing."""
    with pen.at(x, y, turn=turn):
        rim = [(-0.5, 0.02), (-0.34, -0.38), (0.1, -0.5), (0.42, -0.26), (0.5, 0.06), (0.3, 0.42), (-0.08, 0.5), (-0.4, 0.34)]
        pen.curve([(u * w, v * w * 0.3 + w * 0.2) for u, v in rim], "#9c4440")
        pen.poly([(-0.5 * w, 0), (0.5 * w, 0), (0.49 * w, w * 0.2), (-0.49 * w, w * 0.2)], "#9c4440")
        pen.curve([(u * w, v * w * 0.3) for u, v in rim], "#d8594f")


@card(id="kpx1sd", title="Stone by Stone", seed=885, palette="paper_morning", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.patch((-60, -60, 560, 560), "#8db8e0", strength=0.85, wet=1.0, ragged=0, fade=(0.4, 0.9), bloom=3, charge="#f0a890", name="morning")
    p.wash([(420, 470), (500, 360), (540, 400), (620, 250), (700, 370), (740, 340), (820, 470)], "#6f8fc0", strength=0.5, fade=(0, 1), name="far peaks", pool=0.5)
    p.ink(lambda k: k.line([(430, 462), (500, 360), (540, 400), (620, 250), (700, 370), (740, 340), (800, 430)], 1.4, smooth=False, broken=0.6), name="peaks")
    way = s.stage("cloud stones", start=(200, 1096), end=(640, 500), bend=120, count=7, sky="none", missing=1)
    p.draw(below, name="hole in the clouds", role="subject", how={"strength": 0.95, "light": 0.0, "line": 0.0, "inner": 0.3, "wet": 0.5, "loose": 5})
    p.ink(lambda k: [k.line([(a - r, b), (a - r * 0.8, b - r * 0.5), (a, b - r * 0.8), (a + r * 0.8, b - r * 0.5), (a + r, b)], 1.8)
                     for a, b, r in ((330, 1000, 34), (394, 1016, 40), (470, 1018, 42), (540, 996, 32), (310, 930, 22), (556, 936, 22))], name="cloud rim")
    x, y = way["stone_3"]
    man = p.figure(at=(x + 6, y + 6), age="old", pose="carry_on_back", view="right", height=330, seed=21, prop=None, role="subject", label="bent man",
                   clothes=dict(top="coat", colour="#4a5a8c", hat="cap", hat_colour="#2b2f4a", beard="short", shoes="boots", bottom_colour="#7a7488"), how={"light": 0.3, "hatch": 0.4})
    bx, by = man["back"]
    stone = p.draw(partial(slab, x=bx - 62, y=by - 34, w=250, turn=-40), name="missing stone", role="accent", how={"light": 0.3, "second": 0.5, "hatch": 0.4})
    cx, cy = way["stone_1"]
    p.glaze([(cx - 70, cy + 6), (cx - 10, cy - 8), (cx + 20, cy + 6), (cx - 30, cy + 20)], "shadow", strength=0.5)
    p.figure(at=(cx + 16, cy + 4), age="child", pose="stand", view="back_right", height=280, seed=6, prop=None, role="witness", look="up",
             clothes=dict(top="coat", colour="#f0b23c", hat="beanie", hat_colour="#d8594f", shoes="boots", bottom_colour="#5a6a8c"), how={"light": 0.3})
    p.put("flock", at=(360, 944), scale=0.16, contact=0, label="birds below", how="no line")
    p.put("flock", at=(210, 300), scale=0.4, contact=0, how="faint")
    s.relate(stone, "is carried by", man)
    s.describe("An old man carries off a stone from a path over clouds. The stone is "
               "round, red and huge on his bent back. Behind him a child in a yellow "
               "coat stands on another. Between them is a hole, with fields and a "
               "river far below. Mountains lie ahead.")  # fmt: skip
    s.moods("abandoned", "trusting", "dizzy", "stubborn")
    s.themes("being led", "being left", "generations", "risk", "following")
    s.says("one step ahead", "you first", "mind the gap", "left behind", "burning bridges", "wait for me!", "inheritance", "jump", "a head start", "Sisyphus", "pulling up the ladder",
           "homework", "how did he get across?", "leap of faith", "borrowed ground", "my father's back", "take it with you")
    s.about(time="morning", weather="clear above the clouds", light="first light", composition="diagonal", view="from above")
