"""The ferry that comes when one rings is an old carp."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card


def rail(pen: Pen) -> None:
    """A little deck, its posts and an awning on the back of the fish."""
    with pen.at(-10, 44):
        deck(pen)


def deck(pen: Pen) -> None:
    pen.path("M430,476C520,430 640,436 720,494L714,508C636,452 524,448 436,490Z", "#9a7448")
    for x, y in ((446, 478), (500, 454), (560, 446), (620, 452), (676, 474)):
        pen.rect(x - 4, y - 144, 8, 146, "#9a7448")
    pen.path("M424,332C500,288 640,288 706,332L694,350C676,338 662,338 650,354C630,340 612,340 600,356C580,342 562,342 550,356C530,342 510,342 498,356C480,340 460,340 446,356Z", "#f3ead2")
    for x in (452, 556, 654):
        pen.path(f"M{x},316l34,-14l14,48q-20,-8 -34,4Z", "#e0604a")


@card(id="dsfmwp", title="The Crossing", seed=23, palette="verdigris", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    land = s.stage("ferry landing", ground=1000, side="left", fog=0.55)
    for x, age, pose, tone, hat in ((510, "tall", "stand", "#3d5a66", "bowler"), (574, "old", "stand", "#8a4f6a", "headscarf"), (634, "toddler", "stand", "#e8bd5c", "beanie")):
        p.figure(at=(x - 10, 512), age=age, pose=pose, view="front_left", height=104 if age != "toddler" else 74, seed=x, prop=None, label="passenger",
                 clothes=dict(top="coat", colour=tone, hat=hat), how={"light": 0.35})
    p.draw(rail, name="railing with an awning", how={"light": 0.2})
    carp = p.put("great carp", at=(544, 596), scale=1.06, turn=-4, role="subject", colour="#d98a5a", how={"bloom": 1.5, "light": 0.35, "uneven": 0.8, "hatch": 0.5})
    p.glaze([(290, 650), (420, 640), (560, 652), (700, 636), (800, 650), (760, 740), (560, 776), (350, 752)], "water", strength=0.95, wet=0.4, bloom=1, name="water under the fish")
    p.ink(lambda k: [k.line([(270 + 30 * i, 666 + 22 * i), (420 + 20 * i, 672 + 22 * i), (560, 664 + 24 * i), (720 - 24 * i, 674 + 22 * i)], 1.8, broken=0.7) for i in range(5)],
          name="ripples")
    p.put("road lantern", at=(238, 566), scale=0.36, role="accent", label="lantern at the mouth", how={"light": 0.6})
    p.ink(lambda k: k.line([(308, 600), (270, 556), (240, 552), (238, 568)], 2.4), name="lantern wire")
    girl = p.figure(at=(land["end"][0] - 60, land["end"][1] + 22), age="teen", pose="wave", view="back_right", height=196, seed=12, prop=None, role="witness",
                    clothes=dict(top="dress", colour="#e8bd5c", shoes="barefoot"), hair="braids")
    p.put("suitcase", at=(land["middle"][0] - 50, land["middle"][1] + 26), scale=0.3, role="prop")
    p.spatter((560, 760), 190, 26, "water", size=4)
    s.relate(carp, "carries", "passenger")
    s.describe("A huge carp carries three passengers towards a jetty. They stand in "
               "coats on its back under a striped awning, and a paper lantern hangs "
               "at its mouth. On the jetty a girl in yellow rings a bell on a post. A"
               " suitcase stands behind her.")  # fmt: skip
    s.moods("expectant", "solemn", "playful", "strange")
    s.themes("crossing", "trust", "departure", "the other side", "transport")
    s.says("all aboard", "the ferryman's day off", "a fishy connection", "exact fare, please", "swallowed one day", "the far shore", "public transport",
           "the bell was heard", "first time alone", "slippery deck", "an old friend of the family", "no return ticket", "upstream", "are you coming?")
    s.about(time="morning", weather="mist", light="soft daylight", composition="right", view="eye level")
