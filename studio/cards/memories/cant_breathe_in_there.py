"""He Can't Breathe in There: the lit porthole of a washing machine; a plush elephant floats in it upside down, a foot on the glass."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.bath_day import (
    GLASS,
    big_trunk,
    button,
    door_ring,
    drum,
    foam,
    machine_front,
    peg_basket,
    plush_elephant,
    sock,
    turning_water,
)


@light_box(id="cdyffc", title="He Can't Breathe in There", seed=83, palette="fever", light=(-0.1, -0.9))
def paint(s: LightBox) -> None:
    """Only the drum is lit."""
    s.took_view("through")
    s.back("#eaf6b4", "#1f5a66", at=GLASS, radius=420)
    s.sheet("drum", drum, depth=0.05, haze=0.0)
    s.lamp((400, 520), 400, "#eefcb8", 0.8)
    s.sheet("turning water", turning_water, depth=0.1, haze=0.0, sheer=0.6)
    inside = [Lamp(-0.3, -0.6, 0.7, 1.0), Lamp(0.2, 0.8, 0.5, 0.3)]
    toy = plush_elephant().turned(at=(410, 556, 0), scale=0.88, yaw=10, pitch=8, roll=160)
    beast = s.clay(toy, {"": "#c9808a", "head": "#d08a92", "trunk": "#d6959a", "tip": "#f0d8a8", "ear": "#b97080", "inner ear": "#f0d8a8", "sole": "#ecd6a4", "patch": "#3f7fa8", "tail": "#b97080"}, name="plush elephant", role="subject", sheets=5, depth=0.3, relief=46,
                   lamps=inside, rim=(400, 300), rim_colour="#f4ffd8")  # fmt: skip
    s.strips(beast, ["seam 0", "seam 1"], "#7a3a4c", 5, lift=0)
    for d in ("left", "right"):
        x, y = toy.curve(f"eye {d}")[0]
        s.sheet("button eye", lambda pen, x=x, y=y: button(pen, (x, y), 21, "#2a1a2c"), depth=beast.depth_at(x, y, 2), haze=0.0)
    s.clay(big_trunk(), "#2f5c86", name="another trunk", role="accent", sheets=5, depth=0.5, relief=16, lamps=inside, rim=(400, 480), rim_colour="#e8ffd0")
    s.sheet("socks", lambda pen: (sock(pen, (560, 326), 130, 0.74, ("#d8643c", "#f2e6b4")), sock(pen, (250, 330), -30, 0.6, ("#d8d24a", "#4d2766"))), depth=0.5, role="prop", count=2, haze=0.0)
    s.sheet("suds", lambda pen: foam(pen, [(400 + 300 * math.cos(a), 540 + 296 * math.sin(a)) for a in (0.5, 0.75, 1.0, 1.26, 1.52, 1.8, 2.06, 2.3, 2.6)], 34, "#cfeede"), depth=0.58, haze=0.0, sheer=0.3)
    s.sheet("machine", machine_front, depth=0.66, haze=0.0)
    s.sheet("porthole", door_ring, depth=0.72, role="prop", haze=0.0)
    s.sheet("gleam", "M150,420 C180,320 250,260 330,240 C260,280 200,340 176,430Z M640,660 C620,720 580,766 530,792 C580,750 606,706 622,654Z", "#ffffff", depth=0.76, alpha=0.35, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.lamp((400, 560), 520, "#eaf2a0", 0.3)
    s.sheet("light on the floor", "M170,1074 C260,1056 540,1056 630,1074 C700,1110 720,1170 640,1196 H120 C60,1170 90,1110 170,1074Z", "#b8a8d8", depth=0.67, alpha=0.4, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.sheet("basket", peg_basket, depth=0.92, plane="front", haze=0.0)
    s.relate(beast, "is trapped in", "porthole")
    s.relate("another trunk", "catches", beast)
    s.describe("A plush elephant floats upside down in a washing machine. We look in through the lit porthole: its ears are spread, its feet turned to us, its eyes are buttons. Socks drift past. From the edge of the suds a far bigger trunk has hold of it.")
    s.moods("worried", "weightless", "tender", "eerie")
    s.themes("toys", "loss", "cleanliness", "journeys")
    s.says("he'll be all right", "first man in space", "his smell is gone", "ninety minutes to go", "gentle cycle", "I want him back", "spin doctor", "an elephant never forgets this", "deep sea diver", "head over heels", "it was his idea", "out of my hands",
           "don't look, love", "washed up", "brave face", "my best friend is drowning", "a long dark night", "delicates", "brainwashing", "who is pulling his leg", "through the porthole", "round and round we go", "it was only jam",
           "the big rinse", "one lost sock", "wish you were here", "in a whirl", "mission control", "separation anxiety", "good as new, sadly", "shrinks in the wash", "the world is upside down", "life behind glass", "waiting room", "a family reunion", "the elephant in the room",
           "are you still in there", "never smells the same again", "trunk call", "letting go")  # fmt: skip
    s.about(place="a cellar wash-house", time="night", light="only the lit drum", composition="centred", view="through the porthole, near", foreground="the steel ring, a dark basket of pegs", unexplained="a much bigger trunk has taken the toy by the foot")
