"""Nearly There: from the floor of the gym, up the rope; a sloth hugs it and smiles with shut eyes, moss on its back."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_props import rope
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.helpers_at_school import (
    gym_hall,
    gym_shoes,
    gym_windows,
    hanging_sloth,
    mossy_bird,
    sloth_arm,
    sloth_face,
    wall_bars,
)

FUR = {"": "#8f7350", "arm": "#9c8058", "moss": "#7fa04e"}


@light_box(id="5yrrm7", title="Nearly There", seed=101, palette="school corridor", light=(-0.75, -0.5))
def paint(s: LightBox) -> None:
    """Late sun through the high windows."""
    s.took_view("from below")
    s.back("#fff4c0", "#7f9b74", at=(120, 380), radius=800)
    s.sheet("hall", gym_hall, depth=0.06, haze=0.0)
    s.sheet("windows", gym_windows, depth=0.1, haze=0.0)
    s.sheet("wall bars", wall_bars, depth=0.14, haze=0.0)
    s.lamp((120, 420), 480, "#fff0a8", 0.5)
    s.sheet("sunbeams", "M60,240 L250,190 L860,900 V1240 H560 L-20,700Z", "#fff2b0", depth=0.15, alpha=0.26, shadow=(0, 0, 0, 0.0), haze=0.0)
    late = [Lamp(-0.8, -0.35, 0.5, 1.0), Lamp(0.6, 0.5, 0.5, 0.2)]
    how = dict(lamps=late, texture="hair", rim=(60, 400), rim_colour="#fff2b8")
    s.clay(sloth_arm([(470, 440, -20, 56), (500, 340, -10, 48), (486, 250, 0, 38), (452, 196, 10, 28)], (446, 190), 180, "far arm"), {"": "#7a6144", **{f"far arm claw {k}": "#f0e2c0" for k in range(3)}}, name="far arm", sheets=4, depth=0.2, relief=16, size=1.4, away=(480, 520), **how)
    s.clay(hanging_sloth().turned(at=(520, 590, 0), scale=1.05), FUR, name="trunk", role="subject", sheets=5, depth=0.26, relief=26, size=2.0, away=(480, 300), **how)
    s.sheet("rope", lambda pen: (rope(pen, (448, 60), (318, 1240), (16, 92), "#c9a25c"), pen.path("M306,1068 C250,1076 244,1160 290,1180 C330,1200 400,1180 400,1130 C400,1080 360,1060 306,1068Z", "#a87f42"), pen.path("M262,1150 C300,1090 360,1080 398,1110", "#7a5a2c", stroke=8)), depth=0.5, role="prop", haze=0.0)
    s.sheet("shoes", gym_shoes, depth=0.52, role="accent", count=2, haze=0.0)
    s.clay(sloth_arm([(600, 800, 20, 86), (560, 900, 60, 74), (460, 940, 80, 58), (392, 930, 90, 44)], (376, 926), 176, "leg"), {"": "#8f7350", **{f"leg claw {k}": "#f0e2c0" for k in range(3)}}, name="leg", sheets=4, depth=0.54, relief=18, size=1.8, away=(620, 760), **how)
    face = s.clay(sloth_face().turned(at=(474, 396, 0), scale=1.12, yaw=-10, pitch=-4, roll=-14), {"": "#9c8058", "mask": "#ecd9ae", "stripe": "#5a3f30", "muzzle": "#f4e6c2", "nose": "#3a2622"}, name="sloth", role="subject", sheets=5, depth=0.54, relief=40,
                  lamps=late, texture={"": "hair", "mask": "fur"}, size=1.2, rim=(60, 400), rim_colour="#fff2b8")  # fmt: skip
    s.strips(face, ["smile"], "#6a3f34", 7, lift=0)
    s.strips(face, ["shut left", "shut right"], "#f4e0b4", 6, lift=1)
    s.clay(sloth_arm([(640, 540, 20, 66), (600, 640, 60, 62), (500, 660, 90, 50), (414, 622, 100, 38)], (398, 616), 182), {"": "#9c8058", **{f"arm claw {k}": "#f0e2c0" for k in range(3)}}, name="arm", sheets=4, depth=0.66, relief=20, size=1.7, away=(660, 500), **how)
    s.sheet("bird", mossy_bird, depth=0.84, role="accent", haze=0.0)
    s.sheet("mat", lambda pen: (pen.path("M470,1240 L560,1120 L840,1080 V1240Z", "#22352c"), pen.path("M560,1120 L840,1080 V1100 L556,1142Z", "#3f5a48")), depth=0.9, plane="front", haze=0.0)
    s.relate(face, "hangs from", "rope")
    s.relate(face, "is inhabited by", "bird")
    s.describe("A sloth hugs the climbing rope in a gym. Its eyes are shut and it smiles; moss grows on its shoulder, and a small bird sits there. We look up from the floor. At the top of the rope hang two red shoes, tied by their laces.")
    s.moods("blissful", "patient", "forgotten", "gentle")
    s.themes("slowness", "school", "failure", "time")
    s.says("nearly there", "you can do it", "he was never picked", "the lesson is long over", "take your time", "hanging on", "no rush", "personal best", "slow and steady", "just resting my eyes", "end of my rope", "moss doesn't mind", "last in, never out",
           "a long hug", "still on the register", "excused from sports", "the teacher has retired", "I'll get there", "wall of fame", "hold on tight", "five more years", "who needs the top", "work in progress", "halfway is also a place", "the art of giving up", "comfort zone", "it's not a race", "cling to what you love",
           "hang in there", "learning the ropes", "gathering moss", "sleeping on the job", "everyone else went home", "a tenant on my shoulder", "somebody else's shoes", "the summit can wait", "patience is a grip", "happy where I am", "my speed", "detention forever", "Monday, second lesson", "climbing the career rope")  # fmt: skip
    s.about(place="a school gym", time="late afternoon", light="late sun through high windows", composition="centred", view="from below, up the climbing rope", foreground="the knot of the rope, the corner of a mat", unexplained="two small shoes tied to the top of the rope")
