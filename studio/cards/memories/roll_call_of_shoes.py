"""Roll Call of Shoes: every pair of gym shoes has grown its plant; one pair has only dry soil."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SHELVES = (352, 590, 828, 1066)
COLUMNS = (112, 340)
TONES = ("#3f6fa0", "#d8602f", "#efb63f", "#7d4a6b", "#e8e2c6", "#3f8f86", "#c9503e", "#5f5a86")
PLANTS = (("sunflower", 0.5, {}), ("fern", 0.66, {}), ("cactus", 0.5, {}), ("tulip", 0.66, {"colour": "#d8503a"}),
          ("leafy_tree", 0.34, {}), (None, 0, {}), ("mushroom", 0.6, {}), ("rose", 0.52, {"colour": "#e0567a"}))


def shoe(pen, x, y, tone, k=1.0):
    """A canvas gym shoe, its heel at the left, its sole on y."""
    with pen.at(x, y, scale=k):
        pen.path("M-62,-12 C-66,-40 -62,-58 -58,-66 C-40,-72 -20,-70 -8,-64 C4,-44 34,-40 54,-32 C66,-26 68,-16 66,-12Z", tone)
        pen.path("M-56,-64 q24,-8 46,0 q-6,14 -24,14 q-18,0 -22,-14Z", "#4a3220")
        pen.path("M38,-36 q28,4 28,24 h-30 q-4,-14 2,-24Z", "#fbf7d8")
        pen.path("M-66,-14 H70 V0 H-66Z", "#fbf7d8")
        with pen.flat():
            pen.path("M-4,-56 l14,-8 M8,-48 l14,-8 M20,-42 l12,-8", "#fbf7d8", stroke=4)
            pen.path("M-64,-7 H68", darken(tone, 0.1), stroke=3)


@light_box(id="pa1mc1", title="Roll Call of Shoes", seed=374, palette="treehouse green", light=(0.6, -0.75))
def paint(s: LightBox) -> None:
    """A green corridor after the last lesson."""
    s.stage("school hallway", vanish=(640, 430))
    s.lamp((640, 440), 300, "#fff6c0", 0.3)

    def rack(pen):
        with pen.cut(1.6):
            pen.path("M-20,96 H486 V1150 H-20Z", "#2c5a3c")
            for y in SHELVES:
                pen.erase(f"M-20,{y - 196} H464 V{y} H-20Z")

    s.sheet("back of the rack", "M-20,96 H480 V1150 H-20Z", "#dfe8a4", depth=0.5, haze=0.0)
    s.sheet("rack", rack, depth=0.6, haze=0.0)
    s.sheet("boards", lambda pen: [pen.rect(-20, y, 516, 22, "#8a5a34") for y in (*SHELVES, 96)], depth=0.66, haze=0.0)
    for i, (plant, k, more) in enumerate(PLANTS):
        x, y = COLUMNS[i % 2], SHELVES[i // 2]
        s.sheet("far shoe", lambda pen, x=x, y=y, i=i: shoe(pen, x + 34, y - 8, darken(TONES[i], 0.16), 1.16), lift=6, haze=0.0)
        if plant:
            s.put(plant, at=(x - 52, y - 66), scale=k * 0.76, lift=6, **more)
            s.put(plant, at=(x - 8, y - 64), scale=k * 0.5, flip=True, lift=5, **more)
    shoes = s.sheet("gym shoes with plants", lambda pen: [shoe(pen, COLUMNS[i % 2] - 14, SHELVES[i // 2], TONES[i], 1.16) for i in range(8)], role="subject", lift=12, count=16)
    x, y = COLUMNS[1], SHELVES[2]
    s.sheet("dry twig and blank label", lambda pen: (pen.path(f"M{x - 54},{y - 70} q6,-34 -4,-70 M{x - 52},{y - 104} l18,-22 M{x - 56},{y - 118} l-16,-14", "#8a6a44", stroke=5),
            pen.path(f"M{x + 34},{y - 52} q20,30 24,52", "#fbf7d8", stroke=3), pen.path(f"M{x + 44},{y + 2} l14,-14 14,14 v62 h-28Z", "#fffdf0"), pen.circle(x + 58, y + 4, 4, "#8a5a34"),
            pen.path(f"M{x + 2},{y + 10} l-10,4 4,-8Z M{x - 44},{y + 12} l9,3 -8,3Z", "#a8824e")), role="accent", lift=8)
    s.lamp((x, y - 70), 190, "#fff3b0", 0.3)
    man = s.figure(at=(676, 1136), age="old", pose="stand", view="front_left", height=490, role="witness", clothes=dict(top="shirt", colour="#4a6a9a", apron="#35435c", hat="cap", hat_colour="#35435c", beard="moustache"), seed=6,
                   reach={"hand_left": (-96, -232), "hand_right": (-70, -206)}, prop=None, expression="sad", lift=26, label="caretaker with a watering can")
    hand = man["hand_west"]
    s.put("watering can", on=(hand[0] + 6, hand[1] + 4), by="handle", scale=0.46, flip=True, lift=10, colour="#c9d3cf", role="prop")
    s.ridge(1168, 4, 400, "#1c4430", depth=0.92, plane="front", name="threshold")
    s.relate("plants", "grows from", shoes)
    s.describe("Plants grow out of gym shoes on a school shelf. There are "
               "sunflowers, ferns, cacti, tulips, small trees, toadstools and roses. "
               "One pair has only a bare twig and a blank label. An old man in a cap "
               "stands before it with a watering can. The corridor is green.")  # fmt: skip
    s.moods("tender", "hopeful", "mournful", "quiet")
    s.themes("growth", "school", "absence", "care")
    s.says("late bloomer", "absent", "slow learners", "who do these belong to", "nature and nurture", "grow into them", "class photo", "put down roots", "some never came back", "green fingers", "homework",
           "present, present, silence", "walking garden", "talent", "is it too late", "smells of feet", "everyone in their own time")
    s.about(place="a school corridor", time="afternoon", weather="indoors", light="light from the far door", view="eye level", composition="split",
            unexplained="the pair with a bare twig and a blank label")  # fmt: skip
