"""A chain of dancers on a crest keeps a place between two of them for somebody who is not there."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.figures import Figure
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

STEP, TALL = 63.5, 158.0
# place in the chain (4 is empty), age, pose, view, clothes
DANCERS = (
    (0, "child", "run", "right", dict(top="dungarees")), (1, "adult", "dance", "front", dict(top="dress")),
    (2, "old", "walk", "left", dict(top="shirt", hat="straw")), (3, "adult", "look_up", "front_right", dict(top="apron")),
    (5, "adult", "stand", "front_left", dict(top="suit", hat="bowler")), (6, "child", "jump", "front", dict(top="dress")),
    (7, "adult", "pull", "right", dict(top="tunic")), (8, "teen", "dance", "back", dict(top="dress")),
    (9, "adult", "run", "left", dict(top="shirt")), (10, "old", "lean_on_stick", "left", dict(top="dress", hat="headscarf")),
    (11, "adult", "walk", "left", dict(top="tunic", hat="wide_brim")),
)  # fmt: skip
GROWN = {"child": 0.7, "teen": 0.9, "old": 0.93, "adult": 1.0}


def crest(x: float) -> float:
    """The ridge they dance on: up from the left, over a hump, gently down."""
    return 690 - 0.15 * x + 0.00012 * (x - 330) ** 2


def spot(place: float) -> tuple[float, float]:
    x = 58 + STEP * place
    return x, crest(x)


def hand_between(place: float) -> tuple[float, float]:
    """Where two neighbours' hands meet: up and down by turns, as a chain swings."""
    x, y = spot(place)
    return x, y - TALL * (0.66 if int(place) % 2 else 0.52)


def dancer(row: tuple[int, str, str, str, dict[str, str]]) -> Figure:
    place, age, pose, view, clothes = row
    x, y = spot(place)
    west, east = hand_between(place - 0.5), hand_between(place + 0.5)
    sides = ("left", "right") if view in ("back", "left") else ("right", "left")
    reach = {f"hand_{sides[0]}": (west[0] - x, west[1] - y), f"hand_{sides[1]}": (east[0] - x, east[1] - y)}
    return Figure(age=age, pose=pose, view=view, height=TALL * GROWN[age], prop=None, seed=40 + place, reach=reach, skin="#b06a68", hair={"colour": "#2a1530"},
                  clothes={**clothes, "colour": ("#4d2350", "#381a48", "#5a2843")[place % 3], "bottom_colour": "#2c173f", "trim": "#6d3350", "apron": "#8a5570", "hat_colour": "#3a1c3c", "shoe_colour": "#22102e"},
                  grips={"left": "grip", "right": "grip"}, expression="calm", light=1.0)  # fmt: skip


def tufts(pen: Pen) -> None:
    """Blades that catch the last light, larger towards us."""
    for k in range(190):
        u = (k * 0.618) % 1.0
        y = crest(800 * u) + 26 + 440 * ((k / 190) ** 1.5)
        tall = 8 + 70 * (k / 190) ** 1.4
        x, lean = 800 * u, -8 + 20 * ((k * 0.37) % 1.0)
        pen.taper([(x, y), (x + lean * 0.4, y - tall * 0.6), (x + lean, y - tall)], 2 + tall * 0.07, 1, mix("#8a3f66", "#2c1440", 0.25 + 0.7 * k / 190))


def chain(pen: Pen, s: Scene) -> None:
    for row in DANCERS:
        with pen.at(*spot(row[0])):
            dancer(row).draw(pen, s.palette)


@card(id="z5et5b", title="The Gap in the Dance", seed=983, palette="plum", light=(0.75, -0.35))
def paint(s: Scene) -> None:
    """Two plums and one orange strip; the only crisp edges are two closed hands."""
    s.sky([(0.0, "#241243"), (0.3, "#57276a"), (0.62, "#b04a72"), (0.86, "#f08a4c"), (1.0, "#ffd07a")], horizon=690)
    s.clouds(60, 420, 0.6, colour="#6a2f70")
    s.glow((560, 600), 460, "#ffb060", 0.4)
    s.draw(lambda pen: pen.poly([(-20, 1220), *[(x, crest(x)) for x in range(-20, 830, 10)], (820, 1220)], "#4a2356"),
           name="crest", material="land", depth=0.5, record=False, shade=0.5, volume=0.1)  # fmt: skip
    s.draw(tufts, name="grass on the slope", depth=0.55, record=False, volume=0.0)
    s.grass(lambda x: crest(x) + 5, "#4f2552", "#2f1638", count=420, height=15)
    people = s.draw(lambda pen: chain(pen, s), name="chain of dancers", role="subject", depth=0.7, count=11, rim=0.85, volume=0.2)
    s.put("dog", at=(600, 1176), scale=1.62, pose="sit", flip=True, role="witness", depth=0.92, colour=mix("#6b3a4e", "#2c173f", 0.35),
          rim=0.9, contact=0.2, tint=("#2a1440", 0.4), label="sitting dog")  # fmt: skip
    s.foreground("grass", side="left", amount=0.5, colour="#150a22", soft=2.5)
    s.glow((315, 570), 100, "#ffd9a0", 0.25)
    s.focus((315, 560, 190), (560, 860, 120))
    s.grade(key=0.35)
    s.relate(people, "waits for", "nobody")
    s.describe("Eleven people dance in a chain along a hilltop. Between two of them is a gap, and both hold out a closed hand to it. Below in the grass sits "
               "a dog and looks up. The sky is violet above and orange behind the dancers.")  # fmt: skip
    s.moods("festive", "mournful", "tender", "mysterious")
    s.themes("absence", "community", "memory", "celebration", "ghosts")
    s.says("a place kept for you", "the dead dance too", "the missing link", "wedding on the hill", "there is always one who is late",
           "the last dance", "hold the line", "only the dog can see it", "absent friends", "danse macabre", "follow my leader", "who is not here?",
           "invisible partner", "until the sun is gone", "join in", "a tooth is missing")  # fmt: skip
    s.about(place="a bare hill crest", time="dusk", weather="clear", light="a strip of orange behind the crest", composition="diagonal",
            view="from below, far, out of the grass", foreground="grass blades and a dog", unexplained="who dances in the gap")  # fmt: skip
