"""A windmill has bent down its whole tower, and holds out a hat to somebody very small."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gatekeepers import (
    bareheaded_rider,
    bowing_mill,
    conferring_mills,
    mill_sail,
    stone_courses,
    teasels,
)

RAYS = 75_000
MX, MY = 590.0, 985.0
HUB = (MX - 306, MY - 520)
HAT = (272.0, 886.0)


def hat(pen: Pen) -> None:
    x, y = HAT
    with pen.at(x, y, turn=-4, scale=1.3):
        pen.path("M-46,4 C-30,14 28,16 48,-2 C40,-8 26,-8 22,-10 C20,-34 -14,-40 -22,-6 C-30,-6 -40,-2 -46,4Z", "#d89a2c")
        pen.path("M-22,-6 C-8,0 10,0 22,-10 L21,-17 C8,-8 -10,-8 -21,-13Z", "#4a2a2a")


@card(id="m2gd8y", title="No Giants Here", seed=54, palette="indigo_wash", light=(-0.7, 0.1))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((380, 760, 320))
    p.wash("M-30,-30 H830 V900 H-30Z", "#2a3a78", name="sky", role="place", strength=0.95, wet=0.0, bloom=4, charge="#46408a", fade=(0, 0.75))
    p.wash("M-30,760 C200,740 600,770 830,748 V990 H-30Z", "#a8c88a", name="last streak", strength=0.65, wet=0.95, bloom=1)
    p.lift([(-40, 930), (200, 880), (420, 890), (840, 930), (840, 972), (-40, 972)], 0.8, soft=26)
    for x, y, k in ((380, 968, 1.1), (782, 970, 0.9)):
        p.draw(lambda pen, x=x, y=y, k=k: conferring_mills(pen, x, y, k, "#2c3060"), name="other mills", role="witness", contact=0, how={"light": 0, "second": 0, "strength": 1.0, "line": 0.3})
    p.wash("M-30,962 C160,950 300,974 460,962 C600,954 720,970 830,960 V1230 H-30Z", "#3a3c66", name="plain", role="place", strength=1.05, wet=0.05, bloom=2, charge="#5a5a50", uneven=0.9)
    sun, sky = Lamp(-0.85, 0.12, 0.22, 1.0), Lamp(0.3, -0.8, 0.5, 0.16)
    p.draw(lambda pen: mill_sail(pen, HUB, 6, 420, 0.7, ("#1d1a36", "#5a5f8a")), name="sail behind its back", contact=0, how={"light": 0.1, "second": 0.3})
    mill = bowing_mill().turned(at=(MX, MY, 0))
    p.cast(mill, ground=MY + 30, tilt=0.16, lamp=Lamp(-0.8, -0.3, 0.1), colour="#1c1a3a", strength=0.7)
    with s.inside(f"M-40,-40 H840 V{MY + 34} C{MX + 150},{MY + 48} {MX + 90},{MY + 66} {MX + 10},{MY + 66} C{MX - 70},{MY + 66} {MX - 120},{MY + 50} {MX - 150},{MY + 34} H-40Z"):
        p.clay(mill, {"": "#8a8fb4", "cap": "#4a3450", "gallery": "#2a2444", "axle": "#2a2238"}, name="windmill", role="subject", lamps=[sun, sky], how={"as": "dark", "cool": 0.7}, rays=RAYS)
    p.ink(lambda k: stone_courses(k, mill.curve("courses")), name="stones", colour="#6a74b4", strength=0.8)
    hx, hy = mill.curve("heart")[0]
    p.lift([(hx - 60, hy), (hx, hy - 76), (hx + 60, hy), (hx, hy + 80)], 0.6, soft=26)
    p.wash(f"M{hx - 20},{hy + 32} V{hy - 12} C{hx - 20},{hy - 44} {hx + 22},{hy - 44} {hx + 22},{hy - 12} V{hy + 32}Z", "#ffc23a", name="window", role="accent", strength=1.0, wet=0, bloom=0)
    p.ink(lambda k: (k.shape(f"M{hx - 20},{hy + 32} V{hy - 12} C{hx - 20},{hy - 44} {hx + 22},{hy - 44} {hx + 22},{hy - 12} V{hy + 32}Z", 3.4), k.line([(hx, hy - 36), (hx, hy + 32)], 2.6), k.line([(hx - 20, hy), (hx + 22, hy)], 2.6)), name="panes")
    p.ink(lambda k: k.tufts([(450 + 11 * i, 1046 + 9 * math.sin(i * 0.1 * math.pi / 2.8)) for i in range(28)], 22), name="grass at its foot")
    for degrees, long, cloth in ((188, 400, 0.55), (277, 430, 0.6), (95, 404, 0.55)):
        p.draw(lambda pen, d=degrees, n=long, c=cloth: mill_sail(pen, HUB, d, n, c), name="sail", role="prop", contact=0, how={"light": 0.1, "second": 0.3, "strength": 1.1})
    p.draw(lambda pen: bareheaded_rider(pen, 112, 986, 1.2), name="rider", role="witness", ground=986, how={"light": 0, "second": 0, "strength": 1.3, "line": 0.4})
    p.draw(hat, name="hat", role="accent", contact=0, how={"light": 0.2, "second": 0.4})
    p.draw(lambda pen: (pen.path("M600,1240 L628,1128 C642,1098 706,1108 718,1142 L738,1240Z", "#1a1930"),), name="milestone", role="prop", plane="front", contact=0, how={"light": 0.2, "second": 0.4, "strength": 1.3})
    p.draw(lambda pen: teasels(pen, ((34, 850, 20, 1.0), (104, 1106, -12, 0.7), (786, 1090, 10, 0.8))), name="teasels", role="prop", plane="front", contact=0, how={"light": 0, "second": 0, "strength": 1.4, "line": 0})
    stars = [(float(s.rng.uniform(0, 800)), float(s.rng.uniform(0, 520)), float(s.rng.uniform(1, 2.6))) for _ in range(46)]
    p.lift(lambda pen: [pen.circle(x, y, r, "#ffffff") for x, y, r in stars if not (330 < x < 740 and y > 320)], 0.9, soft=0.6)
    s.relate("windmill", "waits for", "rider")
    s.describe("A windmill bows down before a small rider with a lance. Its stone tower is bent like an old servant; the tip of one sail holds out a yellow hat to the bareheaded man on his thin horse. One window is lit. Far off other mills put their caps together.")  # fmt: skip
    s.moods("gentle", "solemn", "comic", "forgiving")
    s.themes("courtesy", "imagination", "reconciliation", "scale", "old enemies")
    s.says("you dropped this, sir", "so they were giants", "nobody will believe him", "after you", "the end of a long fight", "hats off", "lost and found", "a gust of politeness", "an apology", "the tall butler", "peace talks", "it was only the wind", "old enemies, old friends", "a bow to the madman", "tilting back",
           "who taught it manners?", "forgiven", "the neighbours are talking", "knight errand", "your table is ready", "bad back", "the gentle giant", "what chivalry looks like", "I never liked fighting", "stooping to conquer", "something to tell at home", "they are watching, act natural",
           "size isn’t everything", "the last customer", "charge cancelled", "may I take your coat?", "first frost in the joints", "I thought you were someone else", "he was right all along", "give and take", "long arm of kindness", "wind of change", "the hat fits", "sorry about last time", "good evening, sir",
           "mercy", "nobody lost", "a hero’s welcome")  # fmt: skip
    s.about(place="a high bare plain", time="dusk", light="a green streak on the horizon", composition="diagonal", view="far, over a bare plain", foreground="dark teasels and a leaning milestone",
            unexplained="the other mills put their caps together")  # fmt: skip
