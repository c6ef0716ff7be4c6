"""Forwarding Address: lost kites pull a tree out of the ground, and the fox in its clod looks down at the hole it leaves."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import uprooted as u
from reverie_studio.sculpt.beast_heads import fox_face

AT, K = (392, 772), 0.8
KITES = ((84, 236, 0.78, -30, 0, 0), (204, 112, 0.92, -14, 1, 1), (352, 84, 0.8, -6, 4, 2), (486, 92, 1.0, 8, 2, 3), (636, 136, 0.9, 16, 3, 4), (722, 262, 0.72, 30, 0, 5))
SETS = (("#e0602e", "#f6d9a4"), ("#2f7f8a", "#f3e3bc"), ("#d8352f", "#f2b53e"), ("#7a4a86", "#e8c6da"), ("#3f8a5e", "#f0e0a8"))
WOOD = {"": "#6a4a3a", "clod": "#5c3f30", "root": "#8a6248", "far root": "#5e4236", "trunk": "#6e5044"}


@light_box(id="r7n2wd", title="Forwarding Address", seed=23, palette="first frost", light=(-0.4, -0.85))
def paint(s: LightBox) -> None:
    """A bright windy morning above; we stand in the hole."""
    s.took_view("from below")
    s.back("#fff4d6", "#8fb6cc", at=(400, 380), radius=760)
    s.sheet("kites", lambda pen: [u.kite(pen, *row[:4], SETS[row[4]]) for row in KITES], role="prop", depth=0.16, haze=0.0, count=6)
    body = u.uprooted_tree().turned(at=(*AT, 0), scale=K, roll=3)
    for x, y, *_, tip in KITES:
        s.thread((x, y), body.curve(f"tip {tip}")[0], "#fff8ea", width=3.4, depth=0.24)
    day = [Lamp(-0.6, -0.5, 0.6, 1.0), Lamp(0.6, 0.5, 0.5, 0.25)]
    tree = s.clay(body, WOOD, name="tree", role="subject", sheets=5, depth=0.3, relief=50, lamps=day, rim=(400, 200, 700), rim_colour="#fff0cc")
    den = (AT[0] + 4, AT[1] - 16)
    s.sheet("den", f"M{den[0] - 132},{den[1] + 10} C{den[0] - 136},{den[1] - 130} {den[0] + 136},{den[1] - 134} {den[0] + 132},{den[1] + 10} C{den[0] + 120},{den[1] + 110} {den[0] - 120},{den[1] + 110} {den[0] - 132},{den[1] + 10}Z", "#20141c", depth=0.66, haze=0.0)
    f = fox_face(look=(0.0, 1.3), lids=1.35)
    patch(f, "bib", [(84, 56, 0, 34), (112, 62, -14, 18)], both=True)
    coat = {"": "#d8692c", "bib": "#f4e4c6", "nose": "#2a1a22", "ear": "#b9532a", "paw": "#54302c", "lip": "#5c3f30", **{f"toe {k}": "#5e3630" for k in range(3)}}
    s.clay(u.throat().turned(at=(den[0], den[1] + 6, 0), scale=0.9), {"": "#a84e26", "bib": "#e8d8bc"}, name="throat", sheets=3, depth=0.665, relief=10, lamps=day, texture={"": "fur", "bib": "fur"}, away=(den[0], den[1] - 60))
    fox = s.clay(f.turned(at=(den[0], den[1] - 30, 0), scale=0.84, yaw=-6, pitch=-12, roll=7), coat, name="fox", role="subject", sheets=5, depth=0.68, relief=24, lamps=day, texture={"": "fur", "bib": "fur"})
    s.eyes(fox, iris="#f2c23e", wide=0.62)
    s.clay(u.den_lip().turned(at=(den[0], den[1] + 76, 0), scale=0.92), coat, name="lip", sheets=4, depth=0.8, relief=16, lamps=day, shadow=0.35)
    s.sheet("key", lambda pen: u.hung_key(pen, 561, 864, "#e2b23c", "#c8352f"), role="accent", depth=0.62, haze=0.0)
    s.sheet("crumbs", lambda pen: u.crumbs(pen, "#5c3f30"), depth=0.84, haze=0.0)
    s.sheet("hole", lambda pen: u.hole_from_inside(pen, "#2a1c24", "#4a6a3a"), depth=0.93, plane="front", haze=0.0)
    s.relate(fox, "hides in", tree)
    s.describe("Six kites pull a whole tree out of the ground. We stand in the hole and look up: the roots hang loose over us and crumbs of earth fall. A fox leans out of its den among the roots and looks down anxiously. On one root hangs a golden key.")
    s.moods("windy", "anxious", "hopeful", "melancholy")
    s.themes("leaving home", "flight", "trees", "letting go", "moving house")
    s.says("uplift", "roots or wings", "moving house", "forwarding address", "deeply rooted", "take-off", "up, up", "tug of war", "it wants to go too", "homesickness", "untethered", "a good wind for leaving", "anchors away", "ready for departure", "hold on tight", "yearning", "October", "gust", "the wind owes me one", "nobody asked the tenant", "going, going", "The Wizard of Oz", "Up", "Mary Poppins", "mobile home", "a room with a view", "uprooted", "evicted by the wind", "I only just unpacked", "the neighbours have left", "who cut the string", "leaving the nest", "no place like home", "what holds you?", "many small ones lift a big one", "emigration", "fox on the fly", "the ground gives way", "mind the gap", "who locks up?", "revenge of the kites", "don’t look down", "Icarus in bark", "the last one out", "family tree", "a leap of faith", "where did I leave my key?", "school is over")  # fmt: skip
    s.about(place="a hole in a meadow", time="morning", weather="windy", light="bright sky behind the tree", composition="frame", view="from below, out of the hole", foreground="the dark wall of the hole with grass over its brim", unexplained="a golden key tied to a root")
