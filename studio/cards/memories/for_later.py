"""For Later: inside the letter box; a squirrel puts its head through the slot and presses a hazelnut down among the letters."""

from __future__ import annotations

import math

from reverie_studio.colour import darken
from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.house_guests import (
    hazelnut,
    letter_box_walls,
    letter_slot,
    letters,
    nut,
    squirrel_arms,
    squirrel_face,
    squirrel_tail,
)

HEAP = [(x + 19 * math.sin(7 * k + x), y + 17 * math.sin(3 * x + k), 33 + 6 * math.sin(x + 5 * k), 200 * math.sin(11 * x + 3 * k)) for k, y in enumerate((1000, 1046, 1096, 1150, 1204)) for x in range(24 - 26 * (k % 2), 830, 62)]


@light_box(id="8632xf", title="For Later", seed=61, palette="first frost", light=(0.0, -0.9))
def paint(s: LightBox) -> None:
    """The slot is the lamp."""
    s.took_view("through")
    s.back("#fff6d8", "#f0b878", at=(400, 320), radius=520)
    s.sheet("garden", lambda pen: (pen.path("M60,400 C180,352 300,372 420,384 C560,396 660,360 760,374 V500 H60Z", "#dfae72"), [pen.rect(x, 330, 20, 170, "#c88f66") for x in range(70, 760, 46)], pen.rect(60, 368, 700, 12, "#c88f66"), pen.path("M96,340 C60,220 150,150 214,190 C270,150 316,230 268,300 C230,340 140,350 96,340Z", "#e8964a"), pen.rect(172, 300, 16, 110, "#b9744a")), depth=0.06, haze=0.0)
    day = [Lamp(0.0, -0.75, 0.5, 1.0)]
    s.clay(squirrel_tail().turned(at=(612, 380, 0), scale=1.0), "#d4622a", name="tail", sheets=4, depth=0.12, relief=14, lamps=day, texture="fur", size=1.3, away=(600, 480), rim=(500, 200), rim_colour="#fff0c0")
    s.sheet("flap", "M70,150 H730 V196 Q400,214 70,196Z", "#5a4d7c", depth=0.24, haze=0.0)
    s.sheet("plate", letter_slot, depth=0.3, haze=0.0)
    s.sheet("walls", letter_box_walls, depth=0.36, haze=0.0)
    s.lamp((400, 440), 560, "#ffcf86", 0.55)
    s.sheet("fan of light", "M78,460 H722 L840,1220 H-40Z", "#ffdc9a", depth=0.37, alpha=0.16, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.sheet("letters", lambda pen: letters(pen, ((40, 800, 210, -5, "#cbb9a6"), (560, 790, 200, 6, "#d8c3a4"), (170, 850, 230, 3, "#e6d2ae"), (470, 846, 220, -4, "#c9b0a0"))), depth=0.38, role="prop", count=5, haze=0.0)
    s.sheet("blue letter", lambda pen: letters(pen, ((310, 838, 200, 2, "#9fb6d6"),)), depth=0.41, haze=0.0, sheer=0.6)
    fur = {"": "#cc5f2c", "bib": "#f6e3c2", "ring": "#e9b27c", "nose": "#2a1a22", "ear": "#b04c22", "inner ear": "#e8a283", "tuft": "#6a2a1c", "lid": "#a34a24", "pad": "#f0d2a8"}
    beast = s.clay(squirrel_face(look=(0.1, 0.95)).turned(at=(400, 366, 0), scale=1.5, pitch=-10, roll=4), fur, name="squirrel", role="subject", sheets=6, depth=0.4, relief=44, lamps=[Lamp(0.1, -0.7, 0.6), Lamp(0.0, 0.6, 0.5, 0.25)],
                   texture={"": "fur", "bib": "fur", "tuft": "hair"}, rim=(400, 150), rim_colour="#fff0c0")  # fmt: skip
    s.eyes(beast, iris="#3a2016", wide=0.62)
    s.strips(beast, ["lip left", "lip right"], "#5a2a20", 5, lift=0)
    s.strips(beast, [[(x, y), (x + d * 90, y - 34 + 12 * k), (x + d * 178, y - 56 + 26 * k)] for d, name in ((-1, "left"), (1, "right")) for k, (x, y) in enumerate(beast.clay.curve(f"pad {name}"))], "#fff4dc", 2.6)
    s.clay(hazelnut().turned(at=(404, 716, 0), scale=1.2, roll=3), {"nut": "#a8632c", "": "#a8632c", "cap": "#e6c48e"}, name="nut", role="prop", sheets=4, depth=0.62, relief=16, lamps=day)
    s.clay(squirrel_arms().turned(at=(400, 430, 0), scale=1.3), {"": "#cc5f2c", "paw": "#e9b27c", "claw": "#3a2020", **{f"finger {k}": "#efbe8a" for k in range(4)}}, name="paws", sheets=4, depth=0.7, relief=20, lamps=day, texture={"": "fur"}, size=0.9)
    s.sheet("nuts", lambda pen: [pen.path("M-20,1070 C120,1010 300,1040 400,1026 C520,1016 700,1040 820,1030 V1220 H-20Z", "#3a2028"), *(nut(pen, (x, y), r, t, darken("#c07a3c", 0.12 + 0.0011 * abs(x - 400) + 0.0016 * (y - 1000) + 0.08 * math.sin(x + y))) for x, y, r, t in HEAP)], depth=0.72, role="accent", count=100, haze=0.0)
    s.sheet("near letters", lambda pen: letters(pen, ((-130, 930, 250, 16, "#4a3d63"), (640, 1010, 270, -13, "#6a5a86"))), depth=0.8, haze=0.0)
    s.sheet("opened letter", role="prop", what= lambda pen: (pen.path("M648,1010 L752,912 L906,950 L884,960Z", "#8a79a6"), pen.path("M700,1000 L694,944 L836,914 L846,972Z", "#fff2d8"), pen.path("M716,960 L812,940 M720,976 L816,956", "#9a8a9a", stroke=3), pen.path("M642,1008 L903,948 L800,1052Z", "#7a6998")), depth=0.82, haze=0.0)
    s.sheet("sprout", lambda pen: (pen.taper([(604, 1062), (590, 990), (612, 910)], 9, 5, "#8fae58"), [pen.path(cuts.leaf(612, 912, n, t, 0.5), c) for n, t, c in ((88, -150, "#a8c768"), (96, -34, "#8fb454"))], pen.taper([(622, 1116), (668, 1140), (716, 1100), (742, 1020), (770, 976)], 11, 4, "#efe6c4"), pen.taper([(690, 1126), (730, 1130), (776, 1100)], 5, 2, "#efe6c4"), nut(pen, (604, 1086), 52, 12, "#c98746")), depth=0.86, role="accent", haze=0.0)
    s.relate("nuts", "replaces", "letters")
    s.relate("sprout", "unlocks", "opened letter")
    s.describe("A squirrel presses a hazelnut down into a letter box. Its head and both paws have come through the slot, and its ears are bent aside. We lie inside, among unopened envelopes and heaps of nuts; one nut has sprouted and its root has opened a letter.")
    s.moods("busy", "tender", "forgetful", "comic")
    s.themes("letters", "saving up", "autumn", "misunderstanding")
    s.says("for later", "so that's why nobody wrote", "it never forgets, it says", "special delivery", "a savings account", "return to sender", "rainy day fund", "who emptied my inbox", "in a nutshell", "spam", "a tough nut to crack",
           "registered post", "hoarder", "better safe than hungry", "I will remember where", "winter is coming", "unread messages", "a deposit", "no cash, please", "pushing it", "mind your fingers", "the slow reply", "love letters, unopened",
           "a letter that waits", "somebody is at the door", "junk mail", "just one more", "full to the brim", "small change", "put it where nobody looks", "something has grown between us", "the last collection", "daylight for a moment",
           "trust the post", "eggs in one basket", "a message from the wood", "seed capital", "it meant well", "overflowing", "the answer was in there", "pension plan", "open me first")  # fmt: skip
    s.about(place="a letter box at a garden gate", time="autumn day", light="daylight through the slot", composition="centred", view="through the slot, from inside the letter box", foreground="envelopes on edge and a heap of nuts", unexplained="a sprouted nut whose root has opened a letter")
