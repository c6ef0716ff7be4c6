"""Quickly, Take It: a porcupine holds a balloon out to us at the very end of its arm."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import fairground as f

BALLOON, QUILL = (156, 292), ("#2a1626", "#f6e6c8")
FUR = {"": "#6a4438", "body": "#5a3a34", "belly": "#a87850", "leg": "#5a3a34", "sole": "#c98f78", "toe": "#c98f78", "claw": "#f0dcc0", "arm": "#6a4438", "paw": "#b98068", **{f"digit {k}": "#c48c72" for k in range(4)}}


@light_box(id="y3b9lv", title="Quickly, Take It", seed=37, palette="carnival paper", light=(-0.3, -0.8))
def paint(s: LightBox) -> None:
    """The lamps of the fair stand behind it: every quill has a bright edge."""
    s.took_view("from below")
    s.back("#ffc27a", "#4a1f6a", at=(520, 470), radius=820)
    s.sheet("wheel", lambda pen: f.big_wheel(pen, 470, 440, 390, "#a83f78", "#fff0b0"), depth=0.1, haze=0.0)
    s.sheet("tents", lambda pen: f.tents(pen, 1010, ("#8a2f70", "#6a2a6a", "#a83a5e")), depth=0.2, haze=0.0)
    s.lamp((520, 460), 520, "#ffd890", 0.4)
    s.sheet("lanterns", lambda pen: f.lamp_string(pen, (-30, 60), (840, 20), 70, 9, ("#f4b63a", "#e2577a", "#27a0a0")), depth=0.26, haze=0.0)
    s.sheet("ground", lambda pen: f.ground(pen, 1000, ("#3a1a4a", "#52285e")), depth=0.3, haze=0.0)
    body = [(330, 880, 160), (310, 740, 178), (350, 600, 198), (420, 470, 218), (470, 380, 238), (530, 330, 270), (600, 370, 300), (660, 470, 322), (720, 600, 344), (760, 740, 2), (740, 880, 20)]
    body = [(x, y, turn if turn > 90 else turn + 360) for x, y, turn in body]
    s.sheet("far quills", lambda pen: f.quills(pen, 1, [(530 + (x - 530) * 0.8, y, a) for x, y, a in body], 74, 250, QUILL, 9), depth=0.34, haze=0.0)
    s.sheet("quills", lambda pen: f.quills(pen, 2, [(530 + (x - 530) * 0.74, y + 26, a) for x, y, a in body], 66, 200, QUILL, 9), depth=0.38, haze=0.0)
    light = [Lamp(*BALLOON, 160, 1.3, 360), Lamp(0.3, -0.6, 0.5, 0.35)]
    s.clay(f.porcupine_body().turned(at=(536, 470, 0), scale=0.92, roll=4), FUR, name="body", role="subject", sheets=5, depth=0.42, relief=34, lamps=light, texture={"body": "fur", "belly": "fur", "leg": "fur", "arm": "fur"}, size=1.2, rim=(530, 300), rim_colour="#ffcf8a")
    s.sheet("collar of quills", lambda pen: f.quills(pen, 3, [(420, 520, 150), (440, 440, 190), (480, 380, 225), (536, 352, 270), (592, 380, 315), (634, 440, 350), (652, 520, 390)], 46, 150, QUILL, 8), depth=0.6, haze=0.0)
    s.clay(f.stretched_arm().turned(at=(536, 470, 0), scale=0.92, roll=4), FUR, name="arm", sheets=4, depth=0.66, relief=18, lamps=light, texture={"arm": "fur"}, size=1.1, rim=(300, 300), rim_colour="#ff9a7a")
    face = s.clay(f.porcupine_face().turned(at=(536, 456, 60), scale=1.06, yaw=-14, pitch=8, roll=4), {"": "#7a5040", "head": "#7a5040", "muzzle": "#b98a66", "chin": "#a87850", "nose": "#3a1c28", "tooth": "#ffe9c0", "ear": "#c98f78", "lid": "#6a4438"}, name="porcupine", role="subject",
                  sheets=5, depth=0.68, relief=34, lamps=light, texture={"head": "fur", "muzzle": "fur"}, size=0.9)  # fmt: skip
    s.eyes(face, iris="#3a1c18", wide=0.6)
    s.strips(face, ["lip left", "lip right"], "#4a2020", 5, lift=0)
    s.strips(face, [f"whisker {side} {k}" for side in ("left", "right") for k in range(4)], "#fff0d8", 2.4, lift=6)
    s.sheet("shreds", lambda pen: f.rubber_shreds(pen, ((330, 250, "#27a0a0"), (470, 120, "#f4b63a"), (640, 130, "#e2577a"), (760, 300, "#6fb0e8"), (776, 560, "#f4b63a"), (250, 520, "#e2577a"))), depth=0.7, role="accent", haze=0.0)
    s.thread((244, 634), (BALLOON[0], BALLOON[1] + 160), "#fff0d8", width=3.4, depth=0.8, sag=-10)
    s.sheet("end of the string", lambda pen: pen.path("M244,634 q14,20 0,44 t8,50", "#fff0d8", stroke=3.4), depth=0.8, haze=0.0)
    s.sheet("balloon", lambda pen: f.balloon(pen, *BALLOON, 130, "#e03a44"), depth=0.82, role="prop", haze=0.0, sheer=0.5)
    s.lamp(BALLOON, 260, "#ff8a6a", 0.3)
    s.sheet("stall", lambda pen: f.stall_corner(pen, ("#5a1f4a", "#c98a4a", "#2a1030")), depth=0.88, plane="front", haze=0.0)
    s.relate(face, "guards", "balloon")
    s.describe("A porcupine holds a red balloon out to us, arm outstretched. We look up at it at the fair: it leans back, all its quills up, and never takes its eyes off the balloon. On the quills hang scraps of other balloons.")
    s.moods("tender", "anxious", "comic", "hopeful")
    s.themes("gifts", "closeness", "fairground", "self-knowledge", "risk")
    s.says("for you, quickly", "love at arm's length", "a new one every year", "keep your distance", "handle with care", "a delicate matter", "close, but not too close", "hold it by the string", "don't hug me", "with the best intentions", "it won't last", "arm's length", "another one bites the dust", "careful, careful", "the art of giving", "I know what I am", "prickly customer", "soft inside", "burst of joy", "one day it will work", "seventh time lucky", "bated breath", "the sharp end", "out of reach of myself", "take it before I love it", "before it's too late", "best of friends, far apart", "touch and go", "tension in the air", "he never kept one", "pop", "present danger", "lean back", "trial and error", "the longest second", "all nerves", "a birthday every time", "it was meant to be red", "let go now", "pins and needles")
    s.about(place="a fairground", time="dusk", light="lamps of the fair behind it", composition="diagonal", view="from below", foreground="the corner of a stall with toffee apples", unexplained="scraps of rubber on its quills")
