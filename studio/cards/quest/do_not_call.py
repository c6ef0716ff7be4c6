"""Sleepwalkers cross a rope bridge high above; one comes the other way awake, and a boy below holds the bridge's rope."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

BLACK = "#1b1a22"


def deck(x: float) -> float:
    """The height of the planks: a sagging line between the cliffs."""
    u = (x - 400) / 300
    return 456 - 96 * u * u


def cliffs(pen: Pen) -> None:
    pen.path("M-20,-20 H210 L188,120 L226,240 L176,330 L196,430 L140,560 L176,690 L120,830 L150,960 L90,1220 H-20Z", BLACK)
    pen.path("M820,-20 H604 L632,90 L590,210 L640,318 L612,420 L668,540 L640,700 L700,860 L660,1000 L720,1220 H820Z", BLACK)


def bridge(k: InkPen) -> None:
    xs = list(range(150, 660, 14))
    for x in xs:
        y = deck(x)
        k.line([(x - 5, y + 6), (x + 5, y + 4), (x + 7, y + 9), (x - 4, y + 11)], 2.4, closed=True)
    for dy, w in ((4, 2.6), (12, 2.0), (-46, 2.2), (-58, 1.4)):
        k.line([(x, deck(x) + dy + (8 if dy < 0 else 0) * math.cos((x - 400) / 190)) for x in xs], w)
    for x in xs[::3]:
        k.line([(x, deck(x) + 6), (x + 2, deck(x) - 42)], 1.2)


def ledge(pen: Pen) -> None:
    pen.path("M-20,1040 L90,1016 L220,1046 L380,1030 L520,1066 L600,1120 L640,1220 H-20Z", "#15141b")


def thorns(k: InkPen) -> None:
    for x, y, s in ((60, 1018, 1), (470, 1052, -1), (560, 1092, 1)):
        k.line([(x, y), (x + 12 * s, y - 34), (x + 4 * s, y - 70)], 2.0).line([(x + 8 * s, y - 22), (x + 34 * s, y - 44)], 1.4)


@card(id="shak17", title="Do Not Call", seed=71, palette="lamp_black", light=(-0.3, -0.85))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#585a72", strength=0.8)
    p.wash("M60,-20 H760 V1220 H20Z", "#6d6f88", name="slit of night", strength=0.75, wet=0.1, bloom=0, charge="#3f4258")
    p.lift([(300, 40), (520, 20), (560, 300), (480, 420), (330, 400), (270, 220)], 0.35, soft=70)
    p.draw(cliffs, name="cliffs", role="place", contact=0, how={"light": 0.0, "second": 0.0, "strength": 1.3, "wet": 0.02, "bloom": 0, "line": 0.5, "hatch": 0.3})
    p.glaze("M30,-20 L96,200 L60,420 L110,640 L60,900 L80,1220 H-20 V-20Z", "#0e0d14", strength=0.6, name="depth of the rock")
    p.ink(bridge, name="rope bridge", role="subject")

    def walker(x: float, who: dict[str, object]) -> None:
        p.figure((x, deck(x) + 4), **{"view": "right", "height": 112, "elevation": -18, "expression": "sleep", "prop": None, "contact": 0, "how": {"light": 0.1, "strength": 1.1}, **who})

    walker(226, dict(age="old", pose="walk", seed=3, clothes=dict(top="dress", colour="#4a4656", hat="headscarf")))
    walker(284, dict(age="adult", pose="carry", seed=5, clothes=dict(top="suit", colour="#3f4450", hat="bowler"), reach={"hand_left": (26, -66), "hand_right": (28, -64)}))
    p.put("soup bowl", at=(316, deck(284) - 58), scale=0.13, role="accent", contact=0)
    walker(344, dict(age="adult", pose="hold_up", seed=9, clothes=dict(top="apron", colour="#5a4a4e"), reach={"hand_right": (32, -84)}, role="witness", label="sleepwalker with a candle"))
    p.lift([(352, 318), (388, 292), (424, 322), (410, 372), (366, 376)], 0.85, soft=22)
    p.put("candle", at=(382, deck(344) - 76), scale=0.22, role="accent", contact=0, holder=False)
    walker(446, dict(age="teen", pose="walk", view="left", seed=14, expression="fear", clothes=dict(top="shirt", colour="#b8892e"), role="witness", label="one who is awake"))
    walker(530, dict(age="child", pose="walk", height=84, seed=21, clothes=dict(top="dungarees", colour="#4f5560")))
    walker(584, dict(age="adult", pose="stroll", seed=25, clothes=dict(top="tunic", colour="#44404c"), reach={"hand_left": (10, -44), "hand_right": (4, -44)}))
    p.draw(ledge, name="ledge", contact=0, how={"light": 0.0, "strength": 1.4, "wet": 0.0, "bloom": 0})
    p.ink(lambda k: k.line([(206, 352), (256, 520), (330, 690), (384, 780), (392, 830), (386, 950), (420, 1040), (470, 1056)], 4.4).line([(210, 352), (260, 520), (334, 690), (388, 780)], 2.0, broken=0.3), name="rope of the bridge", role="accent", colour="#c9a464")
    p.figure((296, 1070), age="child", pose="pull", view="back", height=440, prop=None, seed=6, role="subject", label="boy with the rope", look=(6, -34), elevation=-6, contact=0,
             clothes=dict(top="shirt", colour="#7a3f34", bottom_colour="#2c2d38", shoes="barefoot"), hair="messy", reach={"hand_right": (92, -254), "hand_left": (78, -300)}, grips={"left": "grip", "right": "grip"}, how={"light": 0.2, "strength": 1.1})
    p.ink(thorns, name="thorns")
    s.relate("boy", "guards", "rope bridge")
    s.describe("Six people walk over a rope bridge high above a gorge. Five go one way, one with a candle, one with a bowl; one in yellow comes towards "
               "them. Below, a boy seen from behind holds a rope that leads up to the bridge. The cliffs are black.")  # fmt: skip
    s.moods("tense", "hushed", "responsible", "lonely")
    s.themes("responsibility", "secrets", "crossing over", "trust", "night")
    s.says("do not wake them", "life hangs by a rope", "against the stream", "the boy holds us all", "one goes back", "sleepwalkers",
           "the bridge keeper", "don’t spill the soup", "trust the rope", "secrets of a town", "he must not sneeze", "love turns round",
           "crossing over", "the power of the small", "let go?", "the only one awake")  # fmt: skip
    s.about(place="the bottom of a gorge", time="night", weather="clear", light="a candle and a slit of paler night", composition="high",
            view="from below, out of the gorge", foreground="a boy’s back and two hands on a rope", unexplained="who is awake and goes back")  # fmt: skip
