"""Only the Fringe: at the barber's a yak sees the world for the first time, with one eye."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import callers as c


@light_box(id="k7y2fb", title="Only the Fringe", seed=46, palette="peppermint", light=(0.3, -0.8))
def paint(s: LightBox) -> None:
    """The round mirror is the lamp: horns and the straight edge stand against it."""
    s.took_view("from below")
    s.back("#fffbe8", "#9fcfc0", at=(400, 300), radius=900)
    s.sheet("tiles", lambda pen: c.barber_wall(pen, "#8fcab8", "#6fae9e"), depth=0.04, haze=0.0)
    s.lamp((400, 290), 620, "#fff6d8", 0.7)
    s.sheet("mirror", lambda pen: c.horn_mirror(pen, 410, 300, 268, "#c9505c", "#fff2cc"), depth=0.12, haze=0.0)
    s.sheet(
        "shelf",
        lambda pen: (
            pen.rect(-20, 590, 226, 22, "#8c4a4a"),
            pen.rect(610, 590, 230, 22, "#8c4a4a"),
            c.bottle(pen, 40, 590, 58, 170, "#d43d57", "#fffaf3"),
            c.bottle(pen, 116, 590, 46, 130, "#3f8f7c", "#fff2c8"),
            c.bottle(pen, 700, 590, 50, 150, "#e0a03a", "#fffaf3"),
            c.bottle(pen, 766, 590, 60, 190, "#b0487a", "#fff2c8"),
        ),
        depth=0.2,
        haze=0.0,
    )
    s.sheet("scissors", lambda pen: (pen.circle(722, 634, 7, "#4b2430"), c.open_scissors(pen, 748, 706, 0.66, 90, "#eef2f2")), depth=0.24, role="prop", haze=0.0)
    light = [Lamp(0.45, -0.6, 0.6, 1.0), Lamp(-0.6, -0.2, 0.5, 0.25)]
    s.sheet("chair", "M96,1240 V800 C96,740 150,730 176,760 V1240Z M624,1240 V760 C650,730 704,740 704,800 V1240Z", "#a8303f", depth=0.26, haze=0.0)
    s.clay(c.barber_cape().turned(at=(400, 580, 0), scale=0.94), {"": "#fffaf3", "stripe 0": "#fff6ec", "stripe 1": "#e58a96"}, name="cape", sheets=4, depth=0.3, relief=30, by_light=0.9, lamps=light)
    yak = s.clay(c.yak_face().turned(at=(404, 420, 0), scale=1.0, pitch=8, roll=4), {"": "#5a3a34", "fringe": "#4b2f30", "cut": "#4b2f30", "mane": "#54363a", "head": "#6a463c", "muzzle": "#c9a48e", "chin": "#c9a48e", "ear": "#6a463c", "horn": "#e8d8b0", "tip": "#5a4038", "lid": "#7a5648"},
                 name="yak", role="subject", sheets=5, depth=0.5, relief=44, lamps=light, texture={"fringe": "hair", "mane": "hair", "head": "fur", "ear": "hair"}, away=(404, 200))  # fmt: skip
    s.eyes(yak, iris="#c8782a", wide=0.46)
    s.strips(yak, ["nostril left", "nostril right"], "#3a2024", 10, lift=0)
    s.strips(yak, ["mouth"], "#5a3030", 6, lift=0)
    s.sheet("fallen hair", lambda pen: c.hair_heap(pen, [(-20, 1010), (120, 1070), (300, 1096), (480, 1090), (640, 1060), (820, 990)], "#6a4440", 84, 44), depth=0.8, haze=0.0)
    s.sheet("things in the hair", c.found_things, depth=0.84, role="prop", haze=0.0)
    s.sheet("nearer hair", lambda pen: c.hair_heap(pen, [(-20, 1090), (120, 1120), (300, 1140), (480, 1146), (640, 1116), (820, 1060)], "#4b2f30", 78, 30), depth=0.88, haze=0.0)
    s.sheet("foot-rest", lambda pen: c.foot_rest(pen, "#2c2028"), depth=0.92, plane="front", haze=0.0)
    s.relate(yak, "loses", "fallen hair")
    s.relate(yak, "towers over", "things in the hair")
    s.describe(
        "A yak sits at the barber’s under a striped cape. From the floor we see half of its fringe cut dead straight; one round eye stares out. In the fallen hair lie a boot, a bell, a spoon and a nest with a chick in it."
    )
    s.moods("amazed", "comic", "tender", "exposed")
    s.themes("change", "seeing", "courage", "beauty", "discovery")
    s.says("only the ends, please", "so you look like that", "it grows back", "a little off the top", "half done", "eye opener", "I had no idea", "new look", "going anywhere nice", "who moved in there", "lost property", "a fresh start", "the world is so bright", "blind trust", "don't move", "short back and sides", "first impression", "I can see clearly now", "a close shave", "what was I hiding from", "bad hair day", "shaggy story", "it's the real me", "sit still", "the unveiling", "out of the woods", "too late to stop", "years of growth", "look who's in there", "so that's where it went",
           "no going back", "before and after", "a window at last", "cut it out", "keep your hair on", "behind the curtain", "dressed in stripes", "seen and being seen", "I liked it better dark", "hello, stranger", "everybody is staring", "once in a lifetime")  # fmt: skip
    s.about(
        place="a barber's",
        time="morning",
        light="the bright round mirror behind it",
        composition="centred",
        view="from below, from the floor among the hair",
        foreground="heaps of fallen hair and a foot-rest",
        unexplained="a nest with a chick in it among the cut hair",
    )
