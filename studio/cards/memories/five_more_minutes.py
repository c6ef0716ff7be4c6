"""Five More Minutes: straight down into a bathtub that a manatee fills from end to end, a flannel on its head."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.bath_day import (
    bath_surface,
    bathing_manatee,
    bathroom_floor,
    curtain_rail,
    flannel,
    flipper,
    mat_with_slippers,
    nail_brush,
    suds,
    toy_boat,
    tub,
)

AT = (352, 560)


@light_box(id="6rj0tw", title="Five More Minutes", seed=77, palette="pool tile", light=(-0.35, -0.7))
def paint(s: LightBox) -> None:
    """The lamp is where we are; the tub shines from within."""
    s.took_view("from above")
    s.back("#d8fff4", "#2f93a0", at=AT, radius=640)
    s.sheet("floor", bathroom_floor, depth=0.1, haze=0.0)
    s.sheet("slippers", mat_with_slippers, depth=0.16, role="accent", count=2, haze=0.0)
    s.sheet("bath water", "M80,330 C80,60 624,60 624,330 V900 C624,1150 80,1150 80,900Z", "#8fdcd2", depth=0.14, haze=0.0)
    s.sheet("tub", lambda pen: tub(pen, (352, 612), (304, 570), ("#f6fbf4", "#e2efe8", "#ffffff")), depth=0.22, role="prop", haze=0.0)
    s.lamp((352, 560), 560, "#e4fff6", 0.45)
    above = [Lamp(-0.35, -0.5, 0.75, 1.0)]
    hide = {"": "#8a8496", "belly": "#c2b6b4", "pad": "#b3a7ac", "chin": "#c0b3b6", "nostril": "#3a3448", "lid": "#77708a"}
    beast = s.clay(bathing_manatee(look=(0.0, 0.0)).turned(at=(352, 590, 0), scale=0.98), hide, name="manatee", role="subject", sheets=6, depth=0.26, relief=46, lamps=above)
    s.eyes(beast, iris="#2a1c22", wide=0.62)
    s.strips(beast, ["lip"], "#4a4054", 6, lift=0)
    s.sheet("bristles", lambda pen: [pen.circle(x, y, 3.4, "#4a4054") for d in ("left", "right") for x, y in beast.clay.curve(f"bristle {d}")], depth=beast.depth_at(352, 370, 1), haze=0.0, shadow=(0, 0, 0, 0.0))
    s.sheet("water over it", bath_surface, depth=0.58, alpha=0.45, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.sheet("foam", suds, depth=0.6, haze=0.0)
    s.sheet("flannel", flannel, depth=0.62, role="accent", haze=0.0)
    s.sheet("brush", lambda pen: nail_brush(pen, (352, 596), -82, ("#c98a4a", "#fff6e0")), depth=0.64, role="prop", haze=0.0)
    for side in (-1, 1):
        s.clay(flipper(side).turned(at=(352, 590, 0), scale=0.98), {"": "#98909e", "nail": "#efe6da"}, name="flipper", sheets=4, depth=0.66, relief=14, lamps=above)
    s.sheet("boat", toy_boat, depth=0.62, role="prop", haze=0.0)
    s.sheet("rail", curtain_rail, depth=0.93, plane="front", haze=0.0)
    s.relate(beast, "replaces", "slippers")
    s.describe("A manatee fills a bathtub from end to end. Seen from above, it lies on its back with a flannel on its head and clasps a nail brush; its tail hangs out over the rim. A toy boat floats at its side. On the mat stand two small red slippers.")
    s.moods("cosy", "comic", "innocent", "stubborn")
    s.themes("bath time", "growing", "privacy", "change")
    s.says("five more minutes", "you'll go all wrinkly", "other people want to wash", "that was my sister", "Saturday night", "is the water still warm", "room for one more", "displacement", "do not disturb", "behind the ears, too", "big boned", "one size fits all",
           "no hot water left", "me time", "eureka", "a good long soak", "clean as a whistle", "I'm nearly ready", "water weight", "sitting on the plug", "self-care", "nothing to see here", "out of the question", "a bath with a view",
           "the deep end at home", "home spa", "lock the door", "rubber duck's day off", "growing pains", "it was smaller last week", "you have outgrown it", "scrub my back", "the flood is planned", "full house, bathroom edition", "don't look", "it grew in the wash",
           "caught with a brush", "waiting for the towel", "a small ocean", "cleanest in the house", "knock first")  # fmt: skip
    s.about(place="a family bathroom", time="evening", light="a lamp above, a shining tub", composition="left", view="from above, straight down", foreground="the curtain rail with its rings and a fold of curtain", unexplained="two small slippers stand before the tub")
