"""Getting Warmer: a fox with a lantern searches a maze; round the corner a bear holds its breath."""

from __future__ import annotations

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import hide_and_seek as game

RAYS = 60_000
YAW, PITCH, AT = -7.0, -27.0, (392.0, 930.0, 0.0)
HEDGES = (((0, 0, 60), (0, 0, -1700)), ((70, 0, -520), (900, 0, -520)), ((-420, 0, -760), (-1400, 0, -760)), ((130, 0, -1000), (1500, 0, -1000)), ((-60, 0, -1300), (-1500, 0, -1300)), ((-560, 0, 60), (-560, 0, -500)))


def stood(c: Clay, x: float = 0.0, z: float = 0.0, yaw: float = 0.0, scale: float = 1.0) -> Clay:
    """Set on the floor of the maze and seen by us, who look down into it."""
    return c.turned(at=(x, 0, z), scale=scale, yaw=yaw).turned(at=AT, yaw=YAW, pitch=PITCH)


def gravel(pen: Pen, rng: np.random.Generator) -> None:
    for x, y, r in zip(rng.uniform(0, 800, 420), rng.uniform(330, 1190, 420), rng.uniform(1.5, 4.5, 420), strict=True):
        pen.oval(x + 1.5, y + 1.5, r * 1.3, r * 0.8, "#3c3424", 0.5)
        pen.oval(x, y, r * 1.2, r * 0.7, "#a8966e", 0.55)


def lantern(pen: Pen, x: float, y: float, k: float) -> None:
    with pen.at(x, y, scale=k):
        pen.path("M-30,44 C-30,-14 30,-14 30,44", "#2a2018", stroke=5)
        pen.path("M-30,46 L30,46 L22,26 L-22,26Z", "#3a2a1c")
        pen.path("M-28,46 H28 L34,112 H-34Z", "#fff0b8")
        pen.oval(0, 84, 13, 24, "#ffffff")
        for u in (-30, 0, 30):
            pen.path(f"M{u * 0.9},46 L{u * 1.1},112", "#3a2a1c", stroke=4)
        pen.path("M-38,110 H38 L34,124 H-34Z", "#3a2a1c")


@card(id="8eufyo", title="Getting Warmer", seed=904, palette="bottle_green", light=(0.55, -0.7))
def paint(s: Scene) -> None:
    e = Easel(s)
    bear = stood(game.quiet_bear(), 250, -190, 2, 0.95)
    fox, head = stood(game.lantern_fox(), -210, 0, 24), stood(game.searching_head(), -210, 0, 24)
    walls = [stood(game.hedge(a, b)) for a, b in HEDGES]
    lx, ly, lz = fox.marks["bite"][0]
    flame, moon = Lamp(lx, ly + 90, lz + 60, 1.5, 240), Lamp(0.5, -0.75, 0.5, 0.42)
    rng, _ = s.own_rng("gravel")
    s.backdrop("#0c1f1c", "#16302a")
    e.clay(stood(game.floor()), "#6c6048", name="path", role="place", texture="", lamps=[flame, moon], casters=[bear, fox, *walls], rays=RAYS, rim=0, depth=0.4)
    s.draw(lambda pen: gravel(pen, rng), name="gravel", record=False, contact=0, volume=0, rim=0, depth=0.4)
    far = Clay().add(*walls[1:])
    e.clay(far, "#2f6238", name="hedges", texture="wool", lamps=[flame, moon], casters=[walls[0], fox], rays=RAYS, depth=0.5)
    s.draw(lambda pen: game.leaves(pen, far, rng, [flame, moon]), name="leaves", record=False, contact=0, volume=0, rim=0, depth=0.5, protect=1.0)
    body = e.clay(bear, {"": "#7a5236", "belly": "#94683f", "muzzle": "#b98d5e", "nose": "#20140f", "pad": "#4a2f26", "claw": "#d8c8a8", "lid": "#5a3a26"}, name="bear", role="subject", texture={"": "fur", "pad": ""}, lamps=[flame, moon], casters=walls, rays=RAYS)
    e.eyes(body, "#c98f3c", "#f3ead6")
    e.clay(walls[0], "#3f7a44", name="hedge 0", texture="wool", lamps=[flame, moon], casters=[fox], rays=RAYS, depth=0.6)
    s.draw(lambda pen: game.leaves(pen, walls[0], rng, [flame, moon]), name="near leaves", record=False, contact=0, volume=0, rim=0, depth=0.6, protect=1.0)
    e.clay(fox, {"": "#d0702c", "bib": "#f4e2c4", "leg": "#6a3a24", "nose": "#20140f", "lid": "#5a3020"}, name="fox", role="witness", texture={"": "fur"}, lamps=[flame, moon], casters=walls, rays=RAYS)
    s.draw(lambda pen: lantern(pen, lx - 8, ly + 2, 0.9), name="lantern", role="accent", contact=0, volume=0.1)
    e.eyes(e.clay(head, {"": "#d0702c", "nose": "#20140f", "lid": "#5a3020"}, name="fox's head", texture={"": "fur"}, lamps=[flame, moon], rays=RAYS), "#c98f3c", "#f3ead6", pupil="slit")
    s.shade("M-20,-20 H820 V330 C560,420 240,380 -20,420Z", "#04121c", 0.4, 130)
    s.draw(lambda pen: [(pen.oval(x, 258, 13, 11, "#0e2418"), pen.oval(x, 258, 9, 7, "#f0c04e"), pen.oval(x + 1, 258, 2.6, 5.5, "#0a1410")) for x in (232, 268)], name="eyes in the hedge", role="accent", contact=0, volume=0, rim=0)
    near = stood(game.hedge((-900, 0, 1150), (900, 0, 1250)), 0, 0)
    e.clay(near, "#244f34", name="near hedge", texture="wool", lamps=[moon, Lamp(lx, ly, 60, 0.6, 240)], rays=RAYS, plane="front", deep=1.3, depth=1.0)
    s.draw(lambda pen: game.leaves(pen, near, rng, [moon]), name="nearest leaves", record=False, plane="front", contact=0, volume=0, rim=0, depth=1.0)
    s.glow((lx, ly + 80), 280, "#ffcf70", 0.6)
    s.focus((250, 730, 170), (600, 590, 190))
    s.grade(key=0.3)
    s.relate(body, "hides behind", "hedge 0")
    s.describe("A fox with a lantern searches a hedge maze at night. Just round the corner sits a large bear, a paw over its mouth, and looks its way. Two small eyes shine in the hedge behind. We look down from above.")
    s.moods("playful", "tense", "sly", "warm")
    s.themes("hiding", "searching", "childhood", "getting lost", "closeness")
    s.says("cold, colder", "warm, warmer, hot", "don’t breathe", "so close", "just round the corner", "the best hiding place", "a very large secret", "don’t giggle now", "ready or not, here I come", "I counted to a hundred", "suspense", "maze", "labyrinth", "night watchman", "burglar",
           "surprise party", "shh", "playmates", "the game went on too long", "looking everywhere but there", "only a wall between us", "neighbours", "sniffing around", "the wrong turning", "who is afraid of whom?", "any moment now", "trembling knees", "the hunter hunted", "The Shining", "the tax inspector",
           "avoiding an ex", "a nose for it", "somebody else is watching", "goosebumps", "three, two, one", "detective", "found you, keep quiet", "blind corner", "nobody wants to win", "the light gives you away", "late for bed", "butterflies in the stomach", "what the hedge knows", "tell-tale")  # fmt: skip
    s.about(place="a hedge maze", time="night", weather="clear", light="a lantern, and the moon from the right", composition="split", view="from above, into the lanes", foreground="a dark hedge along the lower edge", unexplained="whose eyes shine in the hedge")
