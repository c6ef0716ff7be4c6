"""A knitted house unravels behind the one who walks away with its thread."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

RED = "#cf4a34"
ROWS = 17
LEFT, RIGHT, BASE, ROW = 150, 470, 560, 22
KEEP = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.93, 0.78, 0.52, 0.3, 0.12]  # how much of each row is still there


def stitches(pen: Pen) -> None:
    """Rows of knitted loops, the upper ones already gone from the right."""
    for row, part in enumerate(KEEP):
        y = BASE - row * ROW
        end = LEFT + (RIGHT - LEFT) * part
        pen.rect(LEFT, y - ROW, end - LEFT, ROW + 1, RED if row % 4 else lighten(RED, 0.28))
        x = LEFT
        while x < end - 8:
            pen.path(f"M{x},{y - ROW}L{x + 8},{y - 3}L{x + 16},{y - ROW}", darken(RED, 0.22), stroke=3)
            x += 16
    pen.path(f"M206,{BASE}V{BASE - 118}Q240,{BASE - 150} 274,{BASE - 118}V{BASE}Z", darken(RED, 0.5))
    pen.circle(264, BASE - 56, 5, "#f4dca0")
    pen.rect(338, BASE - 176, 84, 92, "#f6ead3")
    pen.rect(346, BASE - 168, 68, 76, "#f2c76a")
    pen.path(f"M380,{BASE - 168}v76M346,{BASE - 130}h68", "#f6ead3", stroke=6)
    pen.path(f"M392,{BASE - 100}C388,{BASE - 124} 398,{BASE - 134} 404,{BASE - 140}l2,12l10,-2C414,{BASE - 116} 412,{BASE - 106} 412,{BASE - 100}Z", "#4a342a")


def thread(k: InkPen) -> None:
    top = BASE - 13 * ROW
    k.line([(398, top), (470, top - 34), (560, top + 40), (520, top + 150), (590, top + 230), (690, top + 250), (640, 690), (420, 720),
            (230, 760), (190, 850), (330, 900), (470, 890), (560, 902)], 4.4, taper=4, shake=1.2)  # fmt: skip


@card(id="mvtj8d", title="Comes Undone", seed=11, palette="tea_stain", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("left", "#d9b889", strength=0.5)
    p.patch((90, 520, 620, 640), "ground", strength=0.6, fade=(0, 1), charge="accent2", name="hill")
    house = p.draw(stitches, name="knitted house", role="subject", how={"light": 0.1, "second": 0.15, "uneven": 0.5, "broken": 0.4, "wet": 0.0})
    p.put("chair", at=(430, BASE - 176 - 90), scale=0.3, turn=8, label="chair in the open upper room", contact=0)
    p.ink(lambda k: (k.line([(150, 330), (150, 190), (176, 170)], 1.6, broken=1.0), k.line([(150, 190), (310, 90), (470, 190), (470, 300)], 1.5, broken=1.3),
                     k.line([(400, 140), (400, 90), (430, 90), (430, 160)], 1.4, broken=1.2)), name="outline of what is gone", strength=0.6)
    p.patch((60, 890, 780, 1130), "ground", strength=0.7, fade=(0, 0.9), charge="ground_shade", name="road", ragged=0.6)
    p.ink(lambda k: (k.tufts([(110, 960), (180, 1050), (700, 1010), (640, 1090), (330, 1080)], 24),
                     k.line([(90, 906), (300, 896), (520, 908), (760, 896)], 1.4, broken=0.9)), name="edge of the road")
    yarn = p.ink(thread, name="red thread", role="accent", colour=RED)
    walker = p.figure(at=(604, 1010), age="old", pose="walk", view="right", height=300, seed=5, hair="bun", prop=None, role="witness", skin="#d9a27a",
                      clothes=dict(top="long_coat", colour="#8c6f52", scarf=True, hat="headscarf", hat_colour="#e7d3ac", shoes="boots"))
    ball = p.put("ball of yarn", at=(walker["hand_near"][0] - 18, walker["hand_near"][1] + 44), scale=0.62, contact=0, role="accent")
    s.relate(walker, "loses", house)
    s.describe("An old woman walks away with the yarn of a knitted house. She carries"
               " a red ball; the thread runs back in wide bends. The top rows of the "
               "house are already unravelled, the roof only an outline. A chair "
               "stands on the edge, a cat sits in the window.")  # fmt: skip
    s.moods("wistful", "brave", "uneasy", "free")
    s.themes("leaving home", "memory", "ties", "making and unmaking", "old age")
    s.says("pulling the thread", "you can't take it with you", "moving house", "the end of the line", "cold feet", "no way back", "Ariadne", "a warm home",
           "travelling light", "letting go", "who feeds the cat?", "what mother made", "undone by a single step", "recycling", "to be continued")
    s.about(place="a hill road", time="afternoon", weather="clear", light="warm and even", composition="diagonal", view="eye level")
