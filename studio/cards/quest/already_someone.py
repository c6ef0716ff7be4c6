"""Out of the rain a trunk gropes about in a hollow tree; a hair's breadth from the owl."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.owls import staring_owl
from reverie_studio.sculpt.passages import elephant_brow, groping_trunk

RAYS = 80_000
HOLE = "M-30,86 C40,60 110,70 170,96 L196,86 L214,120 C262,160 300,230 312,310 L332,330 L318,360 C322,440 306,520 268,580 L272,612 L240,616 C190,668 110,700 -30,704Z"


def splinters(pen: Pen) -> None:
    pen.path("M830,-30 V1230 H690 C720,1130 770,1090 764,980 C760,900 784,840 772,740 C764,640 790,560 776,430 C766,320 790,200 770,90 L784,-30Z", "#120e10")
    pen.path("M-30,1230 V960 C-14,1020 -4,1050 10,1080 L22,1006 L36,1088 C70,1120 120,1110 170,1130 C250,1150 330,1136 400,1160 L418,1120 L440,1166 C520,1180 600,1160 660,1120 C720,1080 780,1040 830,1020 V1230Z", "#120e10")
    pen.path("M-30,-30 H640 C560,10 520,0 470,30 C420,10 380,40 330,14 C270,44 220,6 160,30 C110,6 40,40 -30,20Z", "#120e10")


def key(pen: Pen) -> None:
    with pen.at(498, 1052):
        pen.taper([(-6, -34), (-2, -8), (2, 10)], 5, 5, "#a8323a")
        pen.circle(2, 22, 14, "#c89a3c")
        pen.circle(2, 22, 7, "#3a2c20")
        pen.path("M-2,34 H6 V84 H22 V76 H14 V70 H22 V62 H6 L6,90 H-2Z", "#c89a3c")


@card(id="r2ow9f", title="Already Someone", seed=21, palette="sap_rain", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((430, 560, 320))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#4a3424", name="hollow oak", role="place", strength=1.2, wet=0.0, bloom=4, charge="#2e2a20", uneven=0.9)
    p.lift([(-60, 60), (260, 20), (420, 240), (440, 520), (330, 760), (60, 860)], 0.45, soft=70)
    grain = [[(x + 26 * math.sin(x * 0.05 + q * 2.2) + 60 * math.sin(q * 1.1), -20 + 420 * q) for q in (0.0, 0.6, 1.2, 1.8, 2.4, 3.0)] for x in range(330, 800, 24)]
    p.ink(lambda k: [k.line(one, 1.6, broken=0.4, taper=40) for one in grain], name="grain", colour="#1c1410", strength=0.7)
    p.lift(HOLE, 1.0, soft=2)
    p.wash(HOLE, "#a8b8b4", name="rain", strength=0.45, wet=0.0, bloom=2, fade=(0.2, -0.5))
    with s.inside(HOLE):
        p.wash("M-30,300 C60,260 180,290 330,270 V700 H-30Z", "#7a9088", name="far wood", strength=0.5, wet=0.0, bloom=1, fade=(0, 0.9))
    p.draw(lambda pen: [pen.path("M236,288 L236,256 L256,236 L276,256 L276,288Z", "#4a5450"), pen.rect(250, 262, 11, 13, "#ffc84a")], name="far house", contact=0, how={"line": 0.4, "light": 0, "second": 0})
    p.glaze("M170,96 L196,86 L214,120 C262,160 300,230 312,310 L332,330 L318,360 C322,440 306,520 268,580 L272,612 L240,616 L262,640 C320,600 356,480 352,360 C350,240 300,120 214,66Z", "#1c120c", strength=0.55, wet=0.2, name="thickness of the wood")
    p.ink(lambda k: k.shape(HOLE, 3.4, broken=0.1), name="edge of the hole")
    drops = [(float(s.rng.uniform(-40, 330)), float(s.rng.uniform(60, 640)), float(s.rng.uniform(24, 60))) for _ in range(70)]
    day, dim = Lamp(-0.8, -0.35, 0.4, 1.0), Lamp(-0.3, 0.5, 0.7, 0.16)
    with s.inside(HOLE):
        beast = elephant_brow().turned(at=(20, 440, -60), scale=1.06)
        brow = p.clay(beast, {"": "#8a8c92", "lid": "#5c5a60"}, name="who it is", role="witness", texture={"": "skin", "lid": ""}, lamps=[Lamp(0.1, -0.9, 0.4, 0.8), Lamp(0.5, 0.2, 0.7, 0.25)], rays=RAYS)
        p.ink(lambda k: [k.line([(x, y), (x - r * 0.34, y + r)], 1.3, broken=0.2) for x, y, r in drops], name="rain drops", colour="#5c7480", strength=0.7)
    p.eyes(brow, iris="#6a4a24", white="#e8e0d0", lashes=0.5)
    owl = staring_owl(look=(-0.85, 0.65)).turned(at=(556, 1050, 0), scale=1.2, roll=7, yaw=-10)
    trunk = groping_trunk([(-90, 500, 90, 128), (0, 610, 120, 110), (86, 712, 136, 92), (186, 776, 150, 74), (276, 764, 156, 59), (322, 704, 156, 49), (328, 642, 150, 43)])
    body = p.clay(owl, {"": "#7a5a3a", "breast": "#b8935f", "disc": "#d0b488", "beak": "#4a4038", "tuft": "#5a4028", "shank": "#c0a070", "claw": "#2a2422", "lid": "#6a4a30", "wing": "#66482c"}, name="owl", role="subject",
                  texture={"": "feathers", "disc": "hair", "head": "hair", "tuft": "hair", "beak": "", "claw": "", "shank": "", "lid": ""}, lamps=[day, dim], casters=[trunk], rays=RAYS)  # fmt: skip
    p.eyes(body, iris="#f0a81c", white="#f4d890", glint=(-0.4, -0.3))
    p.draw(key, name="key", role="accent", contact=0, how={"light": 0.2, "second": 0.4})
    trunk_body = p.clay(trunk, {"": "#8f9096", "nostril": "#3a3034", "finger": "#a8a2a2"}, name="trunk", role="subject", texture={"": "skin", "nostril": ""}, lamps=[Lamp(-0.5, -0.7, 0.5, 0.95), dim], how={"as": "bold", "cool": 0.3}, rays=RAYS)

    def wet(k: InkPen) -> None:
        for x, y, h in ((120, 800, 40), (196, 852, 54), (250, 838, 30), (60, 760, 30)):
            k.line([(x, y), (x + 1, y + h)], 2.0, taper=14)
            k.blot(f"M{x},{y + h} c-7,12 -5,20 2,20 c7,0 8,-9 -2,-20Z")

    p.ink(wet, name="drips", colour="#dce8ea")
    p.draw(splinters, name="splinters", plane="front", contact=0, how={"light": 0, "second": 0, "strength": 1.3})
    s.relate(trunk_body, "is inside", "hollow oak")
    s.describe("In a hollow tree an elephant’s trunk gropes towards an owl. It has come in through the hole, out of the rain; one eye peeps in after it. The owl has pressed itself back against the wood and stares at the tip. A small key hangs from its claw.")  # fmt: skip
    s.moods("tense", "comic", "curious", "alarmed")
    s.themes("intrusion", "shelter", "neighbours", "hiding", "misunderstanding")
    s.says("anybody in?", "cold hands", "a little to the left", "already someone", "occupied", "nobody home", "don’t breathe", "room for a small one?", "nosy neighbour", "keep your nose out", "sniffing around", "blind date",
           "lost property", "is this seat taken?", "first come, first served", "a viewing of the flat", "studio flat, no lift", "personal space", "the elephant outside the room", "wrong number", "the door was open", "is it soft?",
           "housing shortage", "warmer, warmer", "hot", "an uninvited guest", "please knock", "elbow room", "getting to know each other", "I can feel you", "the inspector", "bad weather brings visitors",
           "who has the key?", "a tight fit", "it tickles", "security check", "the landlord", "pretend to be wood", "big nose, small hole", "sublet", "out of the rain", "touch and go", "customs control")  # fmt: skip
    s.about(place="a hollow oak", time="a rainy day", light="grey daylight through the hole", composition="right", view="near, from inside the trunk",
            foreground="black splinters of rotten wood", unexplained="what the owl’s key opens")  # fmt: skip
