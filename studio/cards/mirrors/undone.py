"""Undone: the last tram runs up the dark city like the slide of a zip, and behind it the night comes apart."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

TRAM = "330,400! 340,356 380,334 450,328 520,334 560,356 570,400! 574,560! 566,600 540,628! 360,628! 334,600 326,560!"
LEFT = [(446, 560), (440, 640), (420, 760), (376, 900), (296, 1060), (190, 1260)]
RIGHT = [(454, 560), (462, 640), (486, 760), (534, 900), (620, 1060), (730, 1260)]
HOUSE = "-17,26! -17,-12! 0,-32! 17,-12! 17,26!"
WALKER = "440,1150! 446,1110 440,1080 432,1064 434,1040 446,1028 452,1024! 446,1010 448,996 462,990 474,998 476,1012 468,1024! 480,1030 490,1050 494,1080 482,1084! 480,1100 484,1120 496,1150! 478,1150! 466,1112 458,1150!"


@card(id="p3p98n", title="Undone", seed=22, palette="riso_night_tram", light=(0, 0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, 0.6, 0.5)])
    soot = {"navy": 1.0, "orange": 1.0}

    def house(x: float, y: float, k: float, a: float) -> str:
        """A tooth of the zip."""
        knots = [tuple(float(v) for v in w.rstrip("!").split(",")) for w in HOUSE.split()]
        return " ".join(f"{px:.1f},{py:.1f}!" for px, py in placed(knots, (x, y), k, a))

    with d.thing("night city", "place") as c:
        c.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
        c.flat([*[(float(x), float(y)) for x, y in flow(LEFT, 12)], *reversed([(float(x), float(y)) for x, y in flow(RIGHT, 12)])], lemon=1)
    with d.thing("teeth of houses", "witness", count=28) as h:
        for k in range(8):
            h.flat(house(432 + 36 * (k % 2), -6 + k * 44, 1.05, 90 if k % 2 else -90), gap=3, orange=1)
        for line, side in ((LEFT, 90), (RIGHT, -90)):
            way = flow(line, 12)
            for i in range(18, len(way) - 1, 5):
                (x, y), (u, v) = way[i], way[i + 1] - way[i]
                lean = -57.3 * float(u / max(1.0, v))
                h.flat(house(float(x) - 3 * (side / 90), float(y), 0.86 + i / 80, side + lean), gap=4, orange=1)
    with d.thing("tram", "subject", plane="front") as t:
        t.flat(TRAM, gap=8, orange=1)
        t.flat("352,392! 360,372 400,362 450,358 500,362 540,372 548,392! 552,478! 348,478!", **soot)
        for x in (362, 430, 498):
            t.flat(f"{x},384! {x + 42},384! {x + 42},468! {x},468!", lemon=1)
        t.flat("416,468! 416,430 440,420! 434,404 450,392 466,404 460,420! 462,440 462,468!", **soot)
        t.flat("328,506! 572,506! 572,518! 328,518!")
        for x in (372, 528):
            t.flat(ellipse(x, 560, 22, 22))
            t.flat(ellipse(x, 560, 14, 14), lemon=1)
        t.flat("424,600! 476,600! 480,690! 496,760! 496,800 450,826 404,800! 404,760! 420,690!", "436,770! 464,770! 470,790 450,800 430,790!", gap=6, orange=1)
    with d.thing("walker", "accent", plane="front") as w:
        w.flat(WALKER, navy=1)
        w.flat("440,1146! 496,1146! 560,1220! 470,1220!", navy=1)
    s.describe("An orange tram comes down the middle of a navy night. It is the slide of a zip whose teeth are little houses. Behind it the dark has opened on yellow daylight, and somebody walks out.")
    s.moods("elated", "surprised", "playful", "relieved")
    s.themes("opening", "night", "morning", "escape", "journeys")
    s.says("zip", "tram", "open up", "daybreak", "undone", "good morning", "fly", "last stop: sunrise", "unzipped", "way out", "light", "seam", "mind the gap", "the jacket of night", "between the houses", "somebody got off early", "the city undresses", "commute", "split", "who pulled it?", "the driver knows", "breathing space", "it catches sometimes", "inside out", "what is under the dark?", "out of the cocoon", "getting things moving", "tooth by tooth", "no return ticket", "yellow at last", "escape route", "let the day out", "a crack and then a street", "hidden lining", "the night was tight", "one pull", "two halves", "please close behind you", "stuck at the bend", "secret pocket", "exit", "I only wanted air", "line one to tomorrow", "neighbours part company")  # fmt: skip
    s.relate("tram", "opens onto", "walker")
    s.relate("teeth of houses", "follows", "tram")
    s.about(place="the tram line through the city", time="end of the night", light="daylight out of the opening", composition="centred", view="far, from above the rails", foreground="somebody walking out of the light", unexplained="what lies under the night")
