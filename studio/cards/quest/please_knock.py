"""Two who wait for each other on both sides of a wall that one could walk round."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WALL, DOOR = "#b0656e", "#5f7a86"


def edge_wall(pen: Pen) -> None:
    """The wall from its narrow end: a papered side in the blue, the bare bricks, and nothing beyond."""
    pen.path("M190,962L186,380L216,330L250,372L286,300L330,330L360,262L402,246L404,1046Z", WALL)
    pen.path("M190,962V884L404,940V1046Z", "#8f4c57")
    for x, y in ((222, 440), (222, 540), (264, 480), (264, 590), (306, 420), (306, 520), (352, 460), (352, 350), (352, 580), (222, 640), (376, 660)):
        pen.path(f"M{x},{y}q9,-16 0,-26q-9,10 0,26q-12,-6 -14,4q8,4 14,-4q12,-6 14,4q-8,4 -14,-4Z", "#e3b3ae")
    pen.path("M404,1046L402,246L420,204L448,250L446,1030Z", "#8a4550")
    for y in range(300, 1010, 62):
        pen.path(f"M404,{y}l44,-6v4l-44,6Z", "#6d3540")
        pen.path(f"M424,{y}v30", "#6d3540", stroke=3)


def door_leaf(pen: Pen) -> None:
    """The door in the papered side, a little in perspective."""
    pen.path("M242,974V728Q262,664 300,672Q340,690 352,752V1014Z", "#8a6a50")
    pen.path("M254,976V734Q270,684 300,690Q330,704 340,758V1008Z", DOOR)
    pen.path("M268,770l22,4v84l-22,-4ZM304,778l24,5v84l-24,-5ZM268,882l22,5v76l-22,-6ZM304,890l24,6v80l-24,-7Z", "#48606c")
    pen.circle(264, 868, 6, "#e7c06a")


def table(pen: Pen) -> None:
    pen.path("M528,862H724L738,880H514Z", "#fbf4ea")
    pen.path("M514,880H738L732,930C700,912 690,934 660,918C630,936 610,914 580,932C556,916 540,934 520,922Z", "#f2dcd4")
    for x in (536, 708):
        pen.rect(x, 920, 12, 110, "#8a6a50")
    for x in (574, 676):
        pen.oval(x, 868, 26, 7, "#d9a08c")
        pen.oval(x, 864, 17, 5, "#fdfaf4")


@card(id="3efddn", title="Please Knock", seed=31, palette="madder", light=(0.7, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("right", "#e08a72", strength=0.8, charge="#e9b25c")
    p.patch((40, 990, 780, 1130), "#8f9a6a", strength=0.65, fade=(0, 0.9), charge="#b07a5a", name="grass", ragged=0.5)
    p.patch((-60, 420, 300, 980), "#8c86ae", rough=0.3, strength=0.45, fade=(-0.7, 0.2), wet=0.9, ragged=0, name="blue side", bloom=2)
    wall = p.draw(edge_wall, name="single wall", role="subject", how={"light": 0.25, "bloom": 1.0, "uneven": 0.8, "hatch": 0.2})
    p.draw(door_leaf, name="closed door", role="subject", how={"light": 0.1, "hatch": 0.4})
    p.draw(lambda pen: (pen.path("M452,560L640,1010H618L448,600Z", "#8a6a50"),), name="prop of the wall", record=False)
    p.draw(table, name="table laid for two", role="prop", how={"light": 0.1})
    p.put("chair", at=(760, 1034), scale=0.5, flip=True)
    p.figure(at=(742, 946), age="old", pose="sit", view="left", height=250, seed=9, hair="bun", expression="calm", prop=None, label="old woman", role="prop",
             clothes=dict(top="dress", colour="#a8485a", apron=True))
    p.put("chair", at=(486, 1040), scale=0.5, label="empty chair")
    p.put("teapot", at=(622, 868), scale=0.2, contact=0)
    p.put("candle", at=(650, 866), scale=0.2, role="accent")
    boy = p.figure(at=(174, 1056), age="child", pose="reach_up", view="right", height=218, seed=4, prop=None, role="witness",
                   clothes=dict(top="coat", colour="#4f6a8c", hat="cap", shoes="boots", scarf=True), reach={"hand_right": (92, -190)})
    p.put("bindle", at=(78, 1060), scale=0.42, turn=24, colour="#d99a4e")
    p.ink(lambda k: (k.tufts([(x, 1046 + (x * 7) % 40) for x in range(60, 770, 52)], 24), k.line([(40, 1010), (220, 1004), (350, 1012)], 1.4, broken=0.7)), name="grass line")
    s.relate(boy, "waits for", "old woman")
    s.describe("A boy knocks at a door in a wall that stands alone. His stick with a "
               "bundle lies behind him. On the other side, facing the wall, an old "
               "woman sits at a table laid for two. A beam props up the wall. It is "
               "dark red.")  # fmt: skip
    s.moods("tender", "impatient", "ironic", "hopeful")
    s.themes("homecoming", "waiting", "obstacles", "politeness", "nearness")
    s.says("so near and yet", "manners", "go round!", "nobody home?", "the guest is late", "a wall in the head", "grandmother's house", "knock knock", "the tea gets cold",
           "both sides of the story", "rules are rules", "first, forgive", "the prodigal grandson", "a formality")
    s.about(place="an inn of which one wall stands", time="evening", weather="clear", light="low sun from the right", composition="split", view="eye level")
