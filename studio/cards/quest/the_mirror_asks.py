"""A mirror on a jetty shows the ferryman without his boat; before it lies the boat without the man."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.figures import Figure
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

GLASS = "M104,950V420C104,290 170,214 258,214C346,214 412,290 412,420V950Z"
WOOD, ROSE = "#6f5a60", "#d8506a"


def frame(pen: Pen) -> None:
    pen.path("M74,980V420C74,266 150,182 258,182C366,182 442,266 442,420V980Z", WOOD)
    pen.path("M196,196C206,150 230,136 258,118C286,136 310,150 320,196C300,186 280,182 258,182C236,182 216,186 196,196Z", lighten(WOOD, 0.25))
    pen.circle(258, 158, 13, ROSE)
    pen.path("M60,974H456V1000H60Z", darken(WOOD, 0.25))
    for x in (92, 424):
        pen.path(f"M{x - 26},1042C{x - 26},1014 {x - 14},1000 {x - 10},996H{x + 10}C{x + 14},1000 {x + 26},1014 {x + 26},1042Z", darken(WOOD, 0.1))
    pen.erase(GLASS)


def deck(pen: Pen) -> None:
    """The landing under the mirror: boards seen from a little above, on posts."""
    for x in (60, 300, 540):
        pen.path(f"M{x - 12},1060H{x + 12}V1150H{x - 12}Z", darken(WOOD, 0.35))
    pen.path("M-20,1010H576L590,1064H-20Z", lighten(WOOD, 0.4))
    pen.path("M-20,1064H590V1084H-20Z", darken(WOOD, 0.15))
    for x in range(60, 590, 74):
        pen.line(x - 8, 1012, x, 1062, darken(WOOD, 0.2), 3)


def rings(k: InkPen) -> None:
    for w, y in ((76, 800), (112, 824), (60, 862), (130, 892)):
        k.line([(262 - w, y), (262 - w * 0.3, y + 9), (262 + w * 0.5, y + 6), (262 + w, y - 2)], 1.8, broken=0.35)


def water(k: InkPen) -> None:
    k.line([(470, 722), (560, 714), (680, 718), (800, 712)], 1.3, broken=0.3)
    for x, y, w in ((640, 1168, 140), (700, 1010, 60), (560, 930, 50), (700, 900, 46), (690, 1166, 70)):
        k.line([(x - w, y), (x - w * 0.3, y + 5), (x + w * 0.4, y), (x + w, y + 4)], 1.5, broken=0.5)


@card(id="frrzw3", title="The Mirror Asks", seed=307, palette="graphite_rose", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.stage("ferry landing", ground=1180, post=False, fog=0.25, reeds=26)
    p.wash([(-80, -80), (880, -80), (880, 560), (700, 640), (520, 600), (300, 560), (60, 640), (-80, 600)], "#636a7e", name="evening rain", glaze=1.0, strength=0.95, wet=0.9, bloom=4, charge="#a98a98", fade=(0, 0.5))
    p.wash([(470, 690), (640, 660), (840, 690), (840, 840), (620, 800), (480, 830)], "#8b8f9c", strength=0.45, wet=0.6, fade=(0, 0.9), name="far bank", bloom=1)
    p.patch((400, 900, 860, 1190), "#7f8ba0", strength=1.0, wet=0.4, fade=(0.2, 0.4), ragged=0.4, bloom=3, charge="#a99aa8", name="river")
    p.wash([(-40, 1120), (120, 1132), (300, 1150), (480, 1166), (620, 1220), (-40, 1260)], "#8f9a8c", name="bank", strength=0.7, wet=0.1, ragged=0.3, bloom=2, charge="#b8a8a0")
    p.ink(lambda k: k.tufts([(40, 1160), (120, 1176), (230, 1184), (330, 1180), (450, 1188)], 30), name="bank grass")
    p.draw(deck, name="jetty", role="place", how={"light": 0.3, "second": 0.4, "hatch": 0.3})
    p.draw(frame, name="standing mirror", role="subject", how={"light": 0.3, "second": 0.5, "hatch": 0.5, "line": 1.2})
    p.wash(GLASS, "#e58a98", name="evening in the glass", strength=0.85, wet=0.0, bloom=3, charge="#f0c8a8", fade=(0, -0.5), behind="standing mirror")
    p.wash("M104,950V706C160,690 200,714 262,704C320,696 370,712 412,702V950Z", "#3f4458", name="water in the glass", strength=1.1, wet=0.0, bloom=2, charge="#8a5468", behind="standing mirror")
    man = Figure(age="old", pose="row", view="right", height=404, seed=12, expression="calm", clothes=dict(top="coat", colour="#4a5568", hat="cap", hat_colour="#33384a", scarf=True, trim=ROSE, shoes="boots"))

    def rower(pen: Pen) -> None:
        with pen.clip(GLASS), pen.at(194, 756):
            man.draw(pen, s.palette)

    ferryman = p.draw(rower, name="ferryman in the mirror", role="subject", how={"light": 0.25, "second": 0.4})
    p.ink(rings, name="rings on the water", colour="#f6e3e0")
    p.lift([(120, 440), (170, 300), (196, 290), (136, 480), (128, 640), (118, 640)], 0.45, soft=4)
    p.put("heron", at=(520, 1040), scale=0.98, flip=True, role="witness", label="heron", how={"light": 0.3})
    boat = p.put("rowing boat", at=(606, 1134), scale=1.22, role="subject", label="empty boat", colour=ROSE, how={"light": 0.25, "second": 0.5, "line": 1.2}, contact=0)
    p.glaze([(430, 1130), (600, 1124), (780, 1124), (760, 1160), (600, 1172), (450, 1160)], "shadow", strength=0.5)
    p.draw(lambda pen: [pen.path(f"M{x},716C{x - w},{716 - h * 0.3} {x - w * 0.7},{716 - h * 0.9} {x},{716 - h}C{x + w * 0.7},{716 - h * 0.9} {x + w},{716 - h * 0.3} {x},716Z", "#8b8f9c") for x, h, w in
                        ((526, 96, 13), (556, 138, 15), (592, 112, 14), (648, 150, 16), (684, 104, 14), (736, 130, 15), (772, 92, 12))], name="far poplars", record=False, contact=0, behind="standing mirror", how={"as": "faint", "strength": 0.5})
    p.ink(water, name="ripples")
    s.relate(boat, "is reflected as", ferryman)
    s.describe("In a tall mirror an old man rows without a boat. The mirror stands on"
               " a jetty by a grey river. In it he sits with an oar above dark water "
               "under a pink sky. Outside lies an empty red rowing boat. A heron "
               "looks at the glass.")  # fmt: skip
    s.moods("uncanny", "lonely", "quiet", "puzzled")
    s.themes("absence", "reflection", "departure", "self", "the river")
    s.says("ghosting", "double booking", "half here", "who is missing whom?", "widow", "beside himself", "phantom", "out of office", "what is left of work", "reality check", "two halves, no whole", "retired",
           "you cannot have both", "the other side", "where did I park?", "vacancy", "a man without means")
    s.about(place="a jetty by a river", time="evening", weather="fog", light="grey, rose in the glass", composition="split", view="eye level",
            unexplained="nobody sits in the boat outside")  # fmt: skip
