"""A Bit Tight: an alpaca is stuck in the tube of a slide, waits to be pulled, and does not ask."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import playmates as p

MOUTH = (436, 330)
RINGS = (((430, 418), 304, "#f3a9ac"), ((422, 470), 356, "#7fc7b0"), ((410, 530), 418, "#e2818f"), ((398, 600), 510, "#4f9f8c"), ((392, 700), 640, "#a83f5c"))


@light_box(id="n2v6ed", title="A Bit Tight", seed=38, palette="peppermint", light=(0.1, -0.9))
def paint(s: LightBox) -> None:
    """Daylight stands at the upper mouth, behind it: the fleece is a stopper with a bright edge."""
    s.took_view("from below")
    s.back("#fffdf0", "#ffd9cf", at=MOUTH, radius=420)
    s.sheet("far ring", lambda pen: p.tube_ring(pen, MOUTH, 252, "#fbd3cc"), depth=0.04, haze=0.0, sheer=0.7)
    s.sheet("further ring", lambda pen: p.tube_ring(pen, (434, 372), 276, "#b9e0d0"), depth=0.09, haze=0.0, sheer=0.6)
    s.lamp(MOUTH, 330, "#fff6d8", 0.6)
    s.sheet("others", lambda pen: p.waiting_ears(pen, (434, 214), 0.74, ("#b9784a", "#6a5a6e", "#94705e")), depth=0.13, role="witness", haze=0.0)
    light = [Lamp(0.1, -0.75, 0.45, 0.85), Lamp(-0.2, 0.5, 0.8, 0.3)]
    s.clay(p.pressed_fleece(272).turned(at=(430, 496, 0)), "#f6ecdc", name="fleece", sheets=4, depth=0.18, relief=24, texture="wool", size=1.5, lamps=light, rim=(436, 300, 520), rim_colour="#ffffff", away=(430, 460))
    for n, (at, r, paper) in enumerate(RINGS[:2]):
        s.sheet(f"ring {n}", lambda pen, at=at, r=r, paper=paper: p.tube_ring(pen, at, r, paper, 14, 26), depth=0.3 + 0.05 * n, haze=0.0, sheer=0.3)
    s.lamp((430, 430), 420, "#fff0d8", 0.3)
    for side in (-1, 1):
        s.clay(p.sliding_leg(side).turned(at=(430, 500, 0), scale=1.12), {"": "#efe0ca", "leg": "#c9a27c", "toe": "#b98a68", "nail": "#4a3230"}, name="foreleg", sheets=4, depth=0.42, relief=20, lamps=light, texture={"": "wool"})
    face = s.clay(p.alpaca_face().turned(at=(428, 452, 0), scale=1.22, pitch=8), {"": "#dcb690", "head": "#dcb690", "muzzle": "#b98766", "fringe": "#fbf4e6", "neck": "#f3e6d2", "ear": "#e2c6a2", "inner ear": "#e29a94", "lid": "#c99c78"}, name="alpaca", role="subject",
                  sheets=5, depth=0.46, relief=40, lamps=light, texture={"fringe": "wool", "neck": "wool"}, size=1.1, rim=(436, 60), rim_colour="#ffffff")  # fmt: skip
    s.eyes(face, iris="#3f2a24", wide=0.7)
    s.strips(face, ["lip left", "lip right", "cleft"], "#5a342c", 5, lift=0)
    s.strips(face, ["nostril left", "nostril right"], "#4a2a28", 9, lift=0)
    for n, (at, r, paper) in enumerate(RINGS[2:]):
        s.sheet(f"near ring {n}", lambda pen, n=n, at=at, r=r, paper=paper: p.tube_ring(pen, at, r, paper, 22 + 8 * n, 30), depth=0.76 + 0.05 * n, haze=0.0)
    s.lamp((420, 820), 420, "#ffe6d0", 0.34)
    s.sheet("wet", lambda pen: p.drops(pen, 4, (240, 970, 640, 1070), 12, "#f0aab0"), depth=0.87, haze=0.0)
    s.sheet("lip of the slide", "M-20,1130 C120,1060 660,1050 820,1120 V1240 H-20Z", "#6a2440", depth=0.9, haze=0.0)
    s.sheet("rain drops", lambda pen: p.drops(pen, 8, (20, 1096, 780, 1190), 26, "#a8748c"), depth=0.91, haze=0.0)
    s.sheet("sandal left behind", lambda pen: p.sandal(pen, 224, 1086, 0.9, -24, "#c8303f"), depth=0.92, role="prop", haze=0.0)
    s.relate(face, "is trapped in", "slide")
    s.describe("An alpaca is stuck in the tube of a slide. We look up from the lower end; its white fleece presses out to the wall, its forelegs come first, its chin is up. Behind it, three other pairs of ears wait. A red sandal was left behind.")
    s.moods("dignified", "comic", "stuck", "patient")
    s.themes("playground", "pride", "growing up", "waiting", "embarrassment")
    s.says("next", "I said wait until I'm down", "everyone behind me grew up", "pull, somebody", "don't all push", "a bit of a squeeze", "it fitted last summer", "holding up the queue", "chin up", "dignity is everything", "I meant to do that", "winter coat", "the bottleneck", "too proud to ask", "a cork with a face", "after you", "no, after you", "stuck in the middle", "light behind me", "what goes up", "grown out of it", "the one that blocks the view", "rush hour", "traffic announcement", "not my best angle", "breathe in", "she never laughed at herself", "soft landing, not yet", "one shoe got through", "the slow lane", "wait for butter", "last one down", "best seat in the house", "I'm comfortable, thank you", "a tight-knit family", "through thick and thick", "born again, nearly", "pressing matters", "who's next in line", "shear panic", "and it had just rained")
    s.about(place="a playground", time="after the rain", light="the upper mouth of the slide, behind it", composition="centred", view="through the tube of a slide, from below", foreground="the wet lip of the slide and a sandal", unexplained="three pairs of ears behind it")
