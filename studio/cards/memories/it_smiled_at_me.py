"""It Smiled at Me: in the glass tunnel of an aquarium a ray lies down on the glass above us."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import bathers
from reverie_studio.sculpt import overhead as o

END = (400, 930)


@light_box(id="w3r8yq", title="It Smiled at Me", seed=35, palette="paper sea", light=(0.0, -0.9))
def paint(s: LightBox) -> None:
    """The lit water is the lamp; the tunnel and who stands in it are dark against its end."""
    s.took_view("from below")
    s.back("#e6fff2", "#0f5f96", at=(400, 300), radius=860)
    s.sheet("skin of the water", lambda pen: bathers.caustics(pen, 9, 250, ("#7ecbd8", "#a4e0e2", "#c8f2ea", "#eafff6")), depth=0.06, haze=0.0)
    s.sheet("far fish", lambda pen: [o.fish(pen, x, y, n, "#4f9fbe", flip, turn) for x, y, n, flip, turn in ((96, 560, 84, False, 8), (44, 650, 60, False, 4), (716, 590, 92, True, -6), (640, 690, 54, True, 10), (180, 690, 50, False, 0))], depth=0.1, haze=0.0)
    s.sheet("weed", lambda pen: [o.kelp(pen, x, 1120, n, paper, lean) for x, n, paper, lean in ((30, 470, "#2f86a0", 40), (120, 350, "#2a7a98", -20), (776, 500, "#2f86a0", -46), (690, 330, "#2a7a98", 24))], depth=0.12, haze=0.0)
    s.lamp((400, 330), 560, "#dcfff2", 0.35)
    s.clay(o.ray_belly(part="back").turned(at=(404, 338, -80), scale=1.055, roll=-5), "#27628f", name="back of the ray", sheets=2, depth=0.16, relief=10, sheer={"": 0.35}, rim=(400, -100), rim_colour="#f2fff4")
    light = [Lamp(0.0, 0.75, 0.75, 0.75), Lamp(0.0, -0.5, 0.6, 0.4)]
    s.clay(o.whip([(404, 540, 0), (412, 640, 0), (452, 740, 0), (540, 790, 0), (640, 776, 0), (716, 720, 0)], 24), "#2f6d9a", name="tail", sheets=3, depth=0.2, relief=8, rim=(400, 0), rim_colour="#f2fff4")
    ray = s.clay(o.ray_belly().turned(at=(404, 338, 0), scale=0.99, roll=-5), {"": "#f2ead6", "belly": "#f2ead6", "fin": "#a9c8cc", "lip": "#ecd3c2", "pelvic": "#d8dcd4"}, name="ray", role="subject", sheets=6, depth=0.24, relief=30, by_light=0.35,
                 lamps=light, sheer={"fin": 0.6}, rim=(400, -100), rim_colour="#ffffff")  # fmt: skip
    s.strips(ray, [f"gill {side} {k}" for side in ("left", "right") for k in range(5)], "#a8787c", 7, lift=0)
    s.strips(ray, ["mouth"], "#6a2c34", 10, lift=0)
    s.beads(ray, ["nostril left", "nostril right"], 13, iris="#38202c", wide=0.7)
    s.lamp(END, 340, "#f2fff0", 0.8)
    for n, k in enumerate((0.1, 0.15, 0.23, 0.35, 0.56)):
        s.sheet("rib", lambda pen, k=k, n=n: o.arch(pen, END, k, ("#9ed2dc", "#6fb0c8", "#4a8ab0", "#2f6a96", "#1f4f7c")[n]), depth=0.34 + 0.05 * n, haze=0.0)
    s.sheet("floor", lambda pen: o.tunnel_floor(pen, END, ("#2f7099", "#235a82")), depth=0.6, haze=0.0)
    s.lamp((400, 950), 330, "#eafff0", 0.75)
    s.sheet("shadow on the floor", lambda pen: o.ray_shadow(pen, 404, 1052, 262, "#123a60", "#dff8f0"), depth=0.61, role="accent", haze=0.0)
    child = s.sheet("child", lambda pen: o.waving_child(pen, 404, 1054, 128, "#0d2340", "#d9432f"), depth=0.7, role="witness", haze=0.0)
    s.sheet("near rib", lambda pen: o.arch(pen, END, 1.06, "#133a60", 34), depth=0.8, haze=0.0)
    s.sheet("nearest rib", lambda pen: o.arch(pen, (400, 930), 2.5, "#0c2644", 30), depth=0.92, plane="front", haze=0.0)
    s.relate(ray, "towers over", child)
    s.describe("An enormous ray lies on the glass above a small child, smiling. We stand in the tunnel of an aquarium and look up at its white belly. The child waves, a red bow in its hair. The shadow at its feet has wings, a tail and a smile.")
    s.moods("amazed", "uneasy", "friendly", "small")
    s.themes("friendship", "the sea", "faces", "trust", "size")
    s.says("it smiled at me", "that isn't its face", "wave, they said", "don't tap on the glass", "friends in high places", "somebody up there likes me", "the ceiling is looking", "a flat joke", "who is visiting whom", "a very wide grin", "love at first sight", "is it hungry or happy", "say cheese", "the other side of the glass", "behind every smile", "poker face", "so that is the mouth", "a blanket with a face", "look up for once", "the deep end", "feeding time at three", "school trip", "lost the others", "pressed for time", "ghost at the window", "through a glass, wetly", "she came every Sunday", "my shadow knew it first", "where I come from", "long lost family", "a kite that swims", "under the belly of the sea", "so small, so loved", "keep smiling", "you first", "the sky has gills", "it only wants a hug", "one day I will have wings", "the glass will hold", "a friendly take-over", "hello, dinner")
    s.about(place="the glass tunnel of an aquarium", time="day", weather="indoors", light="lit water above, light at the end of the tunnel", composition="high", view="from below, leaning back", foreground="the iron ribs of the tunnel", unexplained="the child's shadow is that of a ray")
