"""In the fog a dragonfly holds its wing before our eyes, and through it there is a way."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.bog import reed
from reverie_studio.sculpt.gatekeepers import PlankWay, Wing, dragonfly_body, dragonfly_head, facets

RAYS = 75_000
BX, BY = 172.0, 610.0
PANE = Wing((BX + 26, BY - 4), -13, 640, 1.42)
OTHERS = (Wing((BX + 22, BY + 40), 34, 600), Wing((BX - 30, BY - 10), 196, 420, -1.3), Wing((BX - 30, BY + 40), 152, 400, -1.0))
GX, GY = 630.0, 556.0
WAY = PlankWay((GX, GY), (390, GY + 236))


def dark_reeds(pen: Pen) -> None:
    reed(pen, [(98, 1240), (94, 900), (96, 500), (86, -30)], 30, None, "#21474a")
    reed(pen, [(20, 1240), (26, 1000), (4, 820), (-40, 720)], 26, None, "#1d3d42")
    reed(pen, [(150, 1240), (190, 1130), (290, 1060), (380, 1040)], 24, None, "#1d3d42")
    reed(pen, [(744, 1240), (740, 1060), (750, 900), (744, 800)], 20, (1.0, 120), "#1d3d42")
    reed(pen, [(690, 1240), (676, 1160), (630, 1080), (560, 1050)], 22, None, "#1d3d42")
    reed(pen, [(790, 1240), (792, 1000), (770, 780), (776, 640)], 18, None, "#1d3d42")


@card(id="y9lb3s", title="Look Through Here", seed=50, palette="verdigris", light=(-0.3, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((440, 560, 320))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#9fc4b8", name="fog", role="place", strength=0.28, wet=0.0, bloom=3, uneven=1.0)
    p.glaze("M-30,980 C200,960 500,1000 830,970 V1230 H-30Z", "#5f9a98", strength=0.4, wet=1.0, name="bog")
    for x, top, w in ((300, 250, 9), (344, 330, 6), (560, 210, 8), (600, 300, 5), (720, 180, 8), (470, 800, 6), (640, 830, 7), (250, 860, 6)):
        p.glaze(lambda pen, x=x, top=top, w=w: reed(pen, [(x, top + 300), (x + 4, top + 150), (x - 6, top)], w, (0.5, 40)), "#4f9080", strength=0.22, wet=0.8, name="reeds in fog")
    for wing in OTHERS:
        p.wash(wing.outline(), "#d8ece0", name="other wing", role="prop", strength=0.55, wet=0.0, bloom=1)
        p.ink(wing.veins, name="pale veins", colour="#6f9a94", strength=0.7)
    with s.inside(PANE.path()):
        p.wash(f"M100,300 H830 V{GY + 4} H100Z", "#f6c45a", name="evening", role="place", strength=0.8, wet=0.0, bloom=1, charge="#f09a4a")
        p.wash(f"M100,{GY + 2} H830 V950 H100Z", "#e0a04a", name="water", role="place", strength=0.75, wet=0.0, bloom=1, charge="#b0884a")
        p.lift([(GX - 110, GY - 20), (GX, GY - 120), (GX + 110, GY - 20), (GX, GY + 60)], 0.95, soft=34)
        p.wash(f"M100,{GY + 2} C240,{GY - 16} 330,{GY} 420,{GY - 10} C520,{GY - 20} 700,{GY - 4} 830,{GY - 18} V{GY + 6} H100Z", "#a8803a", name="far shore", strength=0.7, wet=0.2, bloom=0)
        p.draw(WAY.planks, name="planks", role="subject", contact=0, how={"light": 0.3, "second": 0.3})
        p.draw(WAY.gate, name="gate", role="prop", contact=0, how={"light": 0.1, "second": 0.3})
        p.glaze(WAY.footprints, "#2a2030", strength=0.75, wet=0.1, name="footprints", role="accent")
    p.ink(PANE.veins, name="veins", colour="#5a4020", strength=0.5)
    p.draw(lambda pen: pen.curve([PANE.place(*q) for q in ((548, -70), (596, -58), (594, -42), (546, -54))], "#3a2a24"), name="dark cell", contact=0, how={"light": 0, "second": 0.2})
    p.draw(dark_reeds, name="reeds", role="prop", contact=0, how={"light": 0.15, "second": 0.3, "strength": 1.3, "line": 0.4})
    sun, warm = Lamp(-0.5, -0.7, 0.45, 0.85), Lamp(480, 560, 260, 0.8, 300)
    body = dragonfly_body().turned(at=(BX, BY, 0))
    p.clay(body, {"": "#4f9a92", "stripe": "#d8c85a", "tail": "#3f8f9a", "band": "#24545c", "leg": "#1d2a30"}, name="dragonfly", role="subject", texture={"breast": "fur"}, lamps=[sun, warm], how={"as": "bold", "cool": 0.4}, rays=RAYS)
    face = dragonfly_head().turned(at=(BX + 34, BY - 136, 90), scale=1.0, yaw=12, roll=8, pitch=-4)
    p.clay(face, {"globe": "#3f9a8a", "face": "#b8b45a", "brow": "#8a8a44", "lip": "#d8c07a", "feeler": "#24343a"}, name="face", role="subject", texture="", lamps=[sun, warm], how={"as": "bold", "cool": 0.4}, rays=RAYS)
    for name, dx in (("left", 16), ("right", -4)):
        x, y = face.curve(name)[0]
        p.ink(lambda k, x=x, y=y: facets(k, x, y, 66, 76, (0.12, 0.1)), name="facets", colour="#153a3c", strength=0.8)
        p.glaze([(x + dx + 17 * math.cos(a), y + 8 + 21 * math.sin(a)) for a in (k * math.tau / 10 for k in range(10))], "#0f2426", strength=1.2, wet=0.2, name="gaze")
        p.lift([(x - 32, y - 34), (x - 18, y - 44), (x - 8, y - 36), (x - 22, y - 24)], 0.95, soft=2)
    s.relate("gate", "is inside", "dragonfly")
    s.describe("A great dragonfly holds one wing before us like a pane. Around it is nothing but fog and reeds; through the wing one sees, in golden light, planks across the water to a gate. Wet footprints on them come towards us.")  # fmt: skip
    s.moods("wondering", "hopeful", "still", "eerie")
    s.themes("perception", "guidance", "trust", "hidden ways", "journeys")
    s.says("there it is", "don’t blink", "everyone else went round", "rose-tinted glasses", "a second opinion", "now you see it", "new glasses", "the optician is in", "what a difference a pane makes", "stained glass", "for your eyes only", "hold still a moment longer", "the way was always there", "through a veil",
           "only while it stays", "a window with a pulse", "fog only on our side", "somebody has just arrived", "look, but don’t touch", "a change of perspective", "the screen", "yesterday’s light", "you need the right filter", "as thin as hope", "augmented reality", "the tourist guide has six legs",
           "between two blinks", "who came out of there?", "a map that may fly off", "better than a telescope", "clear as day, but only there", "believing is seeing", "what the small ones know", "golden hour", "read between the veins", "a showing", "slides from a holiday", "one frame of a film", "on the wing", "the way home glows",
           "ask an insect", "the other side of Monday", "fragile directions", "show me")  # fmt: skip
    s.about(place="a bog in fog", time="no hour; evening in the wing", light="white fog, gold inside the wing", composition="diagonal", view="through a wing, near", foreground="the wing itself, dark reeds",
            unexplained="wet footprints come towards us out of the wing")  # fmt: skip
