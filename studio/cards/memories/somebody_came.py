"""Somebody Came: from under the school bench; a rhinoceros kneels and holds out a small red cap on its horn."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.corridors import satchel, school_corridor, small_car, under_the_bench
from reverie_studio.sculpt.rhinos import hanging_leg, kneeling_rhino, school_cap

SKIN = "#8f6356"


@light_box(id="f4t9wd", title="Somebody Came", seed=31, palette="school corridor", light=(-0.25, -0.85))
def paint(s: LightBox) -> None:
    """The open door is the lamp."""
    s.took_view("from below")
    s.back("#fff6cf", "#8fa880", at=(350, 540), radius=760)
    s.sheet("corridor", school_corridor, depth=0.06, haze=0.0)
    s.sheet("doorway", lambda pen: pen.lit("M220,400 H480 V812 H220Z", "#ffeba6", 1.0), depth=0.1, haze=0.0)
    s.tissue("leaf of the door", "M220,400 L168,340 V866 L220,812Z", "#dfe6c0", depth=0.16, haze=0.0)
    car = s.sheet("small car", small_car, depth=0.33, role="accent", haze=0.0, shadow=(0, 0, 0, 0.2))
    s.lamp((340, 580), 460, "#fff0b4", 0.45)
    s.sheet("shadow", "M320,940 C300,1000 330,1060 372,1090 C330,1130 280,1165 226,1190 C300,1196 380,1186 430,1150 L470,1230 H840 V950 L560,900Z", "#1f2a33", depth=0.34, alpha=0.45, shadow=(0, 0, 0, 0.0), haze=0.0)
    behind = [Lamp(-0.75, -0.45, 0.36, 1.0)]
    beast = s.clay(kneeling_rhino(look=(-0.8, -0.7)).turned(at=(552, 640, 0), scale=1.2, yaw=30),
                   {"": "#827d94", "leg": "#77728a", "far leg": "#54506a", "nail": "#c9bfae", "head": "#8f8aa0", "lip": "#7d778e", "horn": "#dcd0b4", "ear": "#827d94", "hollow": "#b08a90"}, name="rhinoceros", role="subject",
                   sheets=5, depth=0.37, relief=48, lamps=behind, rim=(350, 540, 460), rim_colour="#fff0c0", calm=1.3, fade=((420, 700), (1000, 1200)))  # fmt: skip
    s.eyes(beast, iris="#8a5426")
    x, y = beast.clay.curve("nostril")[0]
    s.sheet("nostril", lambda pen: pen.path(f"M{x - 16},{y + 8} C{x - 14},{y - 14} {x + 12},{y - 16} {x + 18},{y} C{x + 8},{y - 2} {x - 2},{y + 2} {x - 16},{y + 8}Z", "#3a3348"), depth=beast.depth_at(x, y, 1), haze=0.0)
    s.clay(school_cap().turned(at=(308, 520, 0), scale=0.96, roll=-9), {"": "#d23b2e", "left": "#cf382c", "right": "#c5332a", "band": "#8f221f", "peak": "#a82c26", "button": "#8f221f"}, name="cap", role="prop", sheets=4, depth=0.73, relief=14,
           lamps=behind, rim=(350, 600), rim_colour="#fff0c0")  # fmt: skip
    for u, slip, roll, sock in ((96, 0, 3, "#b08a34"), (224, 80, -5, "#3a6580")):
        s.clay(hanging_leg(slipped=slip).turned(at=(u, 0, 0), scale=1.0, roll=roll), {"": SKIN, "sock": sock, "cuff": darken(sock, 0.12), "shoe": "#3a2a2c", "heel": "#241a20"}, name="leg", role="witness", sheets=3, depth=0.78, relief=15,
               lamps=[Lamp(0.85, 0.1, 0.4, 0.9)], rim=(420, 500), rim_colour="#fff0c0")  # fmt: skip
    s.sheet("satchel", satchel, depth=0.88, plane="front", haze=0.0)
    s.sheet("bench", under_the_bench, depth=0.92, plane="front", haze=0.0)
    s.relate(beast, "towers over", "cap")
    s.relate(car, "waits for", beast)
    s.describe("A rhinoceros in a school corridor holds out a red cap. The cap sits on its horn, and it has knelt down. From under a bench we see two dangling legs in odd socks. In the bright doorway stands a car far too small for it.")
    s.moods("relieved", "afraid", "tender", "awkward")
    s.themes("waiting", "rescue", "strangers", "school")
    s.says("that isn't Mum", "emergency contact", "I had stopped waiting", "the last one left", "he is on the list", "found in person", "you forgot your cap", "don't talk to strangers", "friend of the family", "after-school club",
           "the new stepfather", "late again", "you must be the uncle", "who sent you", "a gentle giant", "on bended knee", "half past four", "he had trouble parking", "odd socks", "it fits you", "proposal", "parents' evening",
           "at your service", "thick skin", "point taken", "pick-up time", "as small as he could", "the headmaster", "feet off the ground", "big for his age", "bull in a school", "hat stand", "lift home", "somebody remembered", "he drove all night",
           "under the bench", "your carriage is waiting", "the bodyguard", "horns and manners", "say thank you", "empty hooks", "he never was on time")  # fmt: skip
    s.about(place="a school corridor", time="late afternoon", light="an open door behind the beast", composition="right", view="from below, from under the bench", foreground="the bench, a satchel, two hanging legs", unexplained="a car far too small, with a dent in its roof")
