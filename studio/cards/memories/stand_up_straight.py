"""Stand Up Straight: a young giraffe is measured against the door frame and has reached the ceiling."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import measured_giraffes as g

AT, K, TOP = (318, 336), 1.12, 168


@light_box(id="8txvpd", title="Stand Up Straight", seed=64, palette="kitchen morning", light=(-0.7, -0.5))
def paint(s: LightBox) -> None:
    """Morning sun from a window at the left."""
    s.took_view("from below")
    s.back("#fff2c8", "#d8b878", at=(200, 620), radius=900)
    s.sheet("room", lambda pen: g.room_from_the_floor(pen, "#8fb8b4", "#98c0ba", "#e8dcc0", TOP), depth=0.05, haze=0.0)
    s.sheet("sun on the wall", lambda pen: g.window_light(pen, "#fff0b8", "#5f8480"), depth=0.07, haze=0.0, alpha=0.85, shadow=(0, 0, 0, 0.0))
    s.lamp((190, 720), 420, "#fff0b0", 0.3)
    s.sheet("door frame", lambda pen: g.door_frame(pen, 668, TOP, "#fbf4e2", "#3a3444"), depth=0.14, role="prop", haze=0.0)
    s.sheet("marks", lambda pen: g.height_marks(pen, 690, (1140, 1098, 1062, 1004, 930, 842, 742, 632, 516, 398, 292, 192), "#3a3444"), depth=0.16, role="accent", count=12, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.sheet("cracks", lambda pen: g.cracked(pen, 358, 153, "#7a6a54", "#e8dcc0"), depth=0.1, haze=0.0)
    sun = [Lamp(-0.75, -0.25, 0.6, 1.05)]
    coat = {"": "#f0cf88", "neck": "#f0cf88", "mane": "#9a5a2e", "head": "#eec67a", "lip": "#e0b48a", "horn": "#d8a860", "knob": "#5a3626", "ear": "#e8bc78", "lid": "#d8a860"}
    beast = s.clay(g.measured_giraffe().turned(at=(*AT, 0), scale=K, roll=-4), coat, name="giraffe", role="subject", sheets=5, depth=0.28, relief=56, lamps=sun, texture={"mane": "hair", "ear": "fur"})

    def spots(pen: g.PaperPen) -> None:
        with pen.at(*AT, turn=-4, scale=K):
            g.lay_spots(pen, g.neck_spots(5), "#b5692e")

    s.sheet("spots", spots, depth=beast.depth_at(600, 700, 2), haze=0.0)
    s.eyes(beast, iris="#3a2014", wide=0.6)
    s.strips(beast, ["mouth"], "#6a4030", 6, lift=0)
    s.strips(beast, ["nostril"], "#6a4030", 10, lift=0)
    small = g.marking_bird().turned(at=(534, 294, 0), scale=0.92, roll=-16)
    bite = small.curve("bite")[0]
    s.sheet("pencil", lambda pen: g.pencil(pen, (700, 192), (bite[0] - 10, bite[1] + 5), "#f2b02e"), depth=0.73, role="prop", haze=0.0)
    bird = s.clay(small, {"": "#6a4a3c", "breast": "#e8c890", "wing": "#4a3430", "tail": "#4a3430", "beak": "#e8502e", "foot": "#3a2a28"}, name="bird", role="witness", sheets=3, depth=0.74, relief=16, lamps=sun)
    s.beads(bird, ["eye"], 7, iris="#f2c23e")
    s.sheet("toys", lambda pen: g.dark_toys(pen, "#4a3040", "#5c3c46"), depth=0.93, plane="front", haze=0.0)
    s.relate(beast, "towers over", "door frame")
    s.relate("bird", "does the work of", "pencil")
    s.describe("A giraffe, measured against a door frame, has hit the ceiling. From the floor we see its long neck and cracks in the plaster. A small bird on its neck holds a pencil; lower on the frame are older lines. In the sun on the wall is another giraffe’s shadow.")
    s.moods("proud", "comic", "embarrassed", "tender")
    s.themes("growing up", "childhood", "home", "time", "limits")
    s.says("you have grown again", "don't cheat", "nowhere left to go", "outgrown", "Progress", "Puberty", "Deadline", "Ambition", "Overachiever", "Teenager", "Statistics", "Ceiling", "Posture", "it was bigger back then", "time to move out", "the sky's the limit", "how's the weather up there", "we'll have to ask upstairs", "head and shoulders above", "measure twice", "where did the years go", "he gets that from his father",
           "the little one", "no more room at home", "it's only a phase", "mind your head", "raise the roof", "a record", "just one more line", "they grow up so fast", "bigger than my big brother", "the new lodger will hear us", "we never painted over it", "eat your greens", "it hurts at night", "too big for my bed", "a slow rocket", "reach for the stars", "stuck in childhood", "which one was I", "leave the house as it is", "best pupil in the class")  # fmt: skip
    s.about(place="a room in a house", time="morning", light="sun through a window, from the left", composition="right", view="from below, from the floor", foreground="building blocks and a ball, dark", unexplained="in the patch of sun lies the shadow of another giraffe, outside")
