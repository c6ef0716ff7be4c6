"""A compass whose needle is a live goose drags itself over the snow to the edge."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.shore_beasts import (
    brass_compass,
    compass_rose,
    fir_twig,
    goose_needle,
    loose_feather,
    lost_mitten,
)

RAYS = 80_000
CX, CY, CR = 420.0, 640.0, 232.0
EDGE = "M-30,-30 H150 C170,60 120,150 146,250 C166,330 110,420 128,520 C140,610 96,700 120,800 C140,900 90,980 110,1080 C120,1150 100,1200 116,1230 H-30Z"


@card(id="g7sl2n", title="True South", seed=20, palette="paper_morning", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((330, 640, 320))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#b8cbe0", name="snow", role="place", strength=0.35, wet=0.0, bloom=4, charge="#d8c8d8", uneven=1.0)
    p.glaze("M560,430 C640,330 690,220 720,-30 H830 V330 C760,480 690,640 640,800 C560,880 470,880 430,860Z", "#7f9cc4", strength=0.42, wet=0.1, name="furrow")
    p.lift("M640,780 C700,640 770,470 830,330 V380 C780,500 720,650 660,810 C610,880 540,900 480,890 C560,870 610,840 640,780Z", 0.9, soft=3)
    prints = [(640 - 30 * i + 30 * (i % 2), 40 + 74 * i, 20 + 4 * i) for i in range(5)]
    p.glaze(lambda pen: [pen.path(f"M{x - 14},{y - 30} C{x - 18},{y - 52} {x + 16},{y - 54} {x + 16},{y - 30} L{x + 10},{y} C{x + 14},{y + 22} {x - 12},{y + 24} {x - 12},{y + 4}Z", "#6a86b4") for x, y, _ in prints], "#6a86b4", strength=0.6, wet=0.05, name="footprints")
    p.wash(EDGE, "#4a6480", name="sea far below", role="place", strength=1.0, wet=0.02, bloom=3, charge="#6f8a98", uneven=0.9)
    p.lift([(-60, 140), (60, 200), (80, 420), (20, 640), (70, 900), (20, 1100), (-60, 1000)], 0.6, soft=40)
    p.glaze("M150,-30 C176,60 128,150 154,250 C174,330 118,420 136,520 C148,610 104,700 128,800 C148,900 98,980 118,1080 C128,1150 108,1200 124,1230 H158 C140,1160 160,1080 144,990 C130,900 176,800 152,700 C140,610 186,520 166,420 C150,330 204,250 180,150 C170,60 196,20 186,-30Z", "#7f9cc4", strength=0.4, wet=0.4, name="lip of the snow")
    p.glaze([(CX + 60 + CR * 1.02 * math.cos(a), CY + 44 + CR * 1.02 * math.sin(a)) for a in (k * math.tau / 24 for k in range(24))], "#4a5f90", strength=0.55, wet=0.08, name="shadow of the compass")
    p.draw(lambda pen: brass_compass(pen, CX, CY, CR), name="compass", role="prop", contact=0, how={"light": 0.2, "second": 0.3})
    p.ink(lambda k: compass_rose(k, CX, CY, CR), name="rose", colour="#6a5a50")
    goose = goose_needle().turned(at=(CX - 138, CY + 2, 60), scale=0.87, roll=2, yaw=10, pitch=8)
    sun, sky = Lamp(-0.7, -0.5, 0.5, 0.95), Lamp(0.3, 0.5, 0.8, 0.22)
    p.cast(goose, wall=-70, lamp=Lamp(-0.6, -0.5, 0.8), colour="#4a5f90", strength=0.5)
    body = p.clay(goose, {"": "#f2ead8", "bill": "#e0872c", "quill": "#b8ac9c", "tail": "#c8bca8", "wing": "#d8cbb4"}, name="goose", role="subject", texture={"": "feathers", "neck": "", "head": "", "bill": "", "quill": ""}, lamps=[sun, sky], rays=RAYS)
    p.bead(body, 6)
    harness = [goose.curve(name) for name in ("strap left", "strap right")]

    def thread(k: InkPen) -> None:
        for line in harness:
            k.line([*line, (CX + 4, CY)], 4.2)
        k.line([*harness[0][:1], (harness[0][0][0] - 14, CY + 2), *harness[1][:1]], 5.0)

    p.draw(lambda pen: [pen.circle(CX + 4, CY, 13, "#5a3e20"), pen.circle(CX + 3, CY - 2, 8, "#e8c070")], name="pin", contact=0, how={"line": 0.8, "light": 0, "second": 0})
    p.ink(thread, name="thread", colour="#b8323a")
    p.draw(lambda pen: [loose_feather(pen, *one) for one in ((590, 560, 66.0, 0.62), (560, 1000, 128.0, 0.7), (270, 1060, 24.0, 0.66), (420, 300, 104.0, 0.5))], name="loose feathers", contact=0, how={"light": 0.2, "second": 0.4})
    p.glaze("M640,250 C660,300 720,310 770,270 L780,200 L796,220 L790,290 C750,336 670,330 640,290Z", "#4a5f90", strength=0.5, wet=0.2, name="under the mitten")
    p.draw(lambda pen: lost_mitten(pen, 704, 196, 38), name="mitten", role="accent", contact=0, how={"light": 0.2, "second": 0.4})
    p.draw(fir_twig, name="fir twig", plane="front", contact=0, how={"light": 0, "second": 0, "strength": 1.2})
    s.relate(body, "is stitched to", "compass")
    s.describe("In a brass compass a live goose is the needle. Tied to the pin with red thread, it flies with all its might and drags the compass over the snow to the edge of a cliff. Behind it are a furrow and footprints that end, and a red mitten.")  # fmt: skip
    s.moods("determined", "wild", "anxious", "free")
    s.themes("direction", "instinct", "longing", "losing control", "migration")
    s.says("that can’t be right", "it has never been wrong", "hold on, I’m coming", "wild goose chase", "follow your heart", "turn round where possible", "south for the winter", "I know the way", "off the map", "the inner compass",
           "stubborn", "one track mind", "home instinct", "recalculating", "gut feeling", "due south", "pulling strings", "tied down", "a point of no return", "holiday fever", "dragged along", "who is leading whom?",
           "the moral compass", "no brakes", "against the grain", "magnetic personality", "the strongest pull", "let me go", "a good sense of direction", "bird’s-eye view", "the needle and the thread", "nobody at the other end",
           "wanderlust", "the call of the sea", "over the edge", "Sunday outing", "the shortest route", "lost and found", "left, left, left", "under strain", "the one that got away", "a feather in the wind", "trust the bird")  # fmt: skip
    s.about(place="a snowfield above the sea", time="morning", light="low sun from the left", composition="left", view="from above, straight down",
            foreground="a dark fir twig", unexplained="where the owner is, whose footprints end")  # fmt: skip
