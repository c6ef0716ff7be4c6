"""Don't Wake Him: after Sunday dinner an elephant seal sleeps on the sofa under its newspaper; the tide is in."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import resting_uncles as u
from reverie_studio.sculpt.bath_day import slipper


@light_box(id="c7u4fn", title="Don't Wake Him", seed=51, palette="paper sea", light=(0.6, -0.6))
def paint(s: LightBox) -> None:
    """Afternoon comes through the lace."""
    s.took_view("from below")
    s.back("#f4dca0", "#5a8a94", at=(640, 300), radius=900)
    s.sheet("best room", lambda pen: u.best_room(pen, "#5f98a0"), depth=0.04, haze=0.0)
    s.sheet("window", u.lace_window, depth=0.1, haze=0.0)
    s.lamp((690, 270), 480, "#ffe6a4", 0.7)
    s.sheet("sofa", lambda pen: u.sofa_back(pen, "#a8483c"), depth=0.2, role="prop", haze=0.0)
    s.sheet("arms of the sofa", lambda pen: u.sofa_arms(pen, "#b8503f"), depth=0.24, haze=0.0)
    light = [Lamp(0.55, -0.7, 0.6, 1.0)]
    seal = s.clay(u.sleeping_elephant_seal().turned(at=(442, 596, 0), scale=0.87), {"": "#9a8478", "belly": "#c9b09a", "neck": "#8f786c", "head": "#9a8478", "nose": "#a88a7c", "pad": "#b89c8a", "chin": "#a08a7c", "fin": "#7f6a62", "nostril": "#4a3430", "lid": "#86706a"}, name="elephant seal", role="subject",
                  sheets=6, depth=0.3, relief=56, lamps=light)  # fmt: skip
    s.strips(seal, ["eye left", "eye right"], "#2a1614", 8, lift=0)
    s.sheet("seat", lambda pen: u.sofa_seat(pen, "#b8503f"), depth=0.7, haze=0.0)
    s.sheet("newspaper", lambda pen: u.draped_newspaper(pen, (492, 518), 3, 1.0, "#fff0c4"), depth=0.72, role="accent", haze=0.0)
    s.clay(u.resting_flipper().turned(at=(418, 632, 0), scale=0.9), {"": "#84706a", "nail": "#f0e2c8"}, name="flipper", sheets=4, depth=0.73, relief=18, lamps=light)
    s.sheet("tide", lambda pen: u.wavelets(pen, 956, ("#8ec8cc", "#5fa8b8", "#3f8aa4", "#2c6a88")), depth=0.76, role="prop", haze=0.0)
    s.sheet("slipper", lambda pen: slipper(pen, (250, 1010), -12, "#c8463a"), depth=0.8, role="witness", haze=0.0)
    s.sheet("table", u.table_edge, depth=0.92, plane="front", role="prop", haze=0.0)
    s.relate(seal, "sleeps in", "sofa")
    s.describe("An elephant seal sleeps on the sofa of the best room. Its great nose hangs over the arm, a newspaper covers its belly, a flipper holds it there, and the springs sag. Waves roll over the floor right up to it, and a slipper floats past.")
    s.moods("drowsy", "comic", "affectionate", "quiet")
    s.themes("family", "Sunday", "rest", "the sea")
    s.says("don't wake him", "he only shuts his eyes to think", "Sunday afternoon", "that summer the sea came to us", "high tide", "five more minutes", "a good read", "yesterday's news", "after the big dinner", "sleeping giant", "let it come", "the old man and the sea", "waterproof", "deep sleep", "the snoring uncle", "home is the sailor", "the guest who stayed", "nothing can move him", "sinking slowly", "it can wait", "couch potato", "the best seat in the house",
           "still waters", "the calm after lunch", "washed up", "sleep through anything", "bad news", "flood warning", "making waves", "out of office", "head of the family", "he paid for that sofa", "on tiptoe, everyone", "weekend mood", "retirement plan", "in over our heads", "the weight of the day", "nap time", "a day at the sea", "dead to the world", "only resting my eyes", "it's all in the paper")  # fmt: skip
    s.about(place="a best room under water to the sofa", time="afternoon", light="sun through a lace curtain", composition="centred", view="from below, from under the coffee table", foreground="the dark edge of the table with a hanging doily", unexplained="the tide has come into the room")
