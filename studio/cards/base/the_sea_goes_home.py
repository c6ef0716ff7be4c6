"""The Sea Goes Home: an elephant rolls up the sea like a carpet, boats and all; where it lay there is no horizon any more."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.pen import Point
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import sea_rollers as removal

RAYS = 70_000
YAW, PITCH, AT, K = -24.0, -28.0, (440.0, 770.0, 0.0), 0.98
RIGHT, R, Z = 300.0, 150.0, 250.0


def stood(c: Clay, x: float = 0.0, z: float = 0.0, yaw: float = 0.0) -> Clay:
    return c.turned(at=(x, 0, z), yaw=yaw).turned(at=AT, scale=K, yaw=YAW, pitch=PITCH)


def seen(*points: tuple[float, float, float]) -> list[Point]:
    return stood(Clay([], {"p": list(points)})).curve("p")


@card(id="goc3h0", title="The Sea Goes Home", seed=640, palette="cobalt_day", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    e = Easel(s)
    rng, _ = s.own_rng("sea")
    sun = [Lamp(-0.55, -0.68, 0.5, 1.05), Lamp(0.6, -0.3, 0.6, 0.15)]
    beast, roll = stood(removal.pushing_elephant(), 10, 0, 11), stood(removal.carpet_roll(-1100, RIGHT, R), 0, Z)
    s.backdrop("#f6efe0", "#ecdcbe")
    e.clay(stood(Clay().ball(0, 9000, 0, 9000, part="sand")), "#ead8b4", name="sand", role="place", lamps=sun, casters=[beast, roll], rays=RAYS, rim=0, depth=0.4)
    s.shade("M-20,-20 H820 V240 C560,330 240,330 -20,240Z", "#fbf6ea", 0.9, 90)
    s.draw(lambda pen: [removal.starfish(pen, *row) for row in ((740, 868, 0.8, 40, "#d9704a"), (548, 1120, 0.9, 24, "#c9584a"))], name="starfish", record=False, contact=0, volume=0, rim=0)
    s.draw(lambda pen: removal.sea(pen, seen, rng, RIGHT, R, Z), name="sea", role="place", contact=0, volume=0, rim=0, depth=0.6)
    s.shade("M{0[0]},{0[1]} L{1[0]},{1[1]} L{2[0]},{2[1]} L{3[0]},{3[1]}Z".format(*seen((-1200, 0, Z), (RIGHT, 0, Z), (RIGHT, 0, Z + 165), (-1200, 0, Z + 165))), "#0c2c4c", 0.55, 12)
    body = e.clay(beast, {"": "#8d8a9c", "brow": "#928fa0", "ear": "#9a8f9c", "horn": "#f4ead2", "nail": "#d8cbb8", "lid": "#77748a", "trunk": "#8a879a"}, name="elephant", role="subject", texture={"": "skin"}, lamps=sun, casters=[roll], rays=RAYS)
    e.eyes(body, "#5a3a24", "#f3ead6")
    e.clay(roll, "#1f6f8c", name="rolled sea", role="subject", texture={"": "cloth"}, lamps=sun, casters=[beast], rays=RAYS)
    s.draw(lambda pen: removal.deep(pen, seen, rng, RIGHT, R, Z), name="weed and fish", record=False, contact=0, volume=0, rim=0)
    s.draw(lambda pen: removal.windings(pen, seen, RIGHT, R, Z), name="windings", record=False, contact=0, volume=0, rim=0)
    trunk = Clay([lump for lump in beast.lumps if (lump.part == "trunk" and lump.a[1] > 560) or lump.part == "horn"], beast.marks)
    e.clay(trunk, {"": "#8a879a", "horn": "#f4ead2"}, name="trunk", texture={"": "skin"}, lamps=sun, rays=RAYS, rim=0)
    s.draw(lambda pen: [removal.little_boat(pen, *row) for row in ((150, 902, 0.9, -34, "#fffaf0", "#a8402e"), (96, 1136, 1.15, 8, "#f6c25a", "#6a3a2c"), (300, 1066, 0.84, 12, "#fffaf0", "#2f4a5c"))], name="boats", role="accent", count=3, contact=0)
    tower = removal.lighthouse().turned(at=(690, 1150, 300), scale=0.96, yaw=YAW, pitch=PITCH)
    e.clay(tower, {"": "#46405c", "glass": "#ffdc6a", "rail": "#2e2a40", "roof": "#7a3038"}, name="lighthouse", role="prop", texture={"": "skin", "glass": ""}, lamps=sun, rays=RAYS, plane="front", depth=1.0, deep=1.2)
    s.glow((690, 1080), 120, "#ffe08a", 0.45)
    s.relate(body, "carries", "rolled sea")
    s.describe("An elephant rolls up the sea like a carpet. Its trunk lies over the roll; weed and fish are on the outside. Three sailing boats float on what is left, and one is tipping. In front stands a lighthouse. There is no horizon.")
    s.moods("solemn", "wistful", "strange", "bright")
    s.themes("farewell", "work", "distance", "loss", "the end of summer")
    s.says("the end of the summer", "somebody takes the sea away", "roll it up carefully", "moving house with everything", "nothing to look forward to", "where does the sky begin now?", "stolen horizon", "they promised to bring it back", "horizon", "exile", "drought", "low tide", "the last wave", "no more far away", "stranded", "evacuation",
           "bring the sea to the desert", "the world gets smaller", "removal men", "Swiss roll", "closing time at the beach", "carpet dealer", "Moses with a trunk", "heavy lifting", "Noah got it wrong", "all hands on deck", "man overboard", "holiday’s over", "pack up the view", "wall to wall", "climate change",
           "sushi", "who pulled the plug?", "deep down it was only cloth", "lighthouse out of work", "an elephant never forgets to tidy", "sea for sale", "small boats, big trouble", "the tide has an owner", "homework first", "flat Earth", "sleeping bag", "goodbye, blue", "wrapped up", "storm from the wrong side", "the party is over", "swept off")  # fmt: skip
    s.about(place="where the sea was", time="noon", weather="clear", light="sun from the left", composition="diagonal", view="from above, high and oblique", foreground="the head of a lighthouse, cut by the edge", unexplained="where the sea is taken")
