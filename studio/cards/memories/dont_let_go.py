"""Don't Let Go: from the bottom of the pool we hold a frightened hippopotamus up by the chin."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import bathers as b
from reverie_studio.sculpt.hands import hand

SKIN, ORANGE = "#e3a67c", "#f0782a"


@light_box(id="x9c1rb", title="Don't Let Go", seed=83, palette="pool tile", light=(0.0, -0.95))
def paint(s: LightBox) -> None:
    """The lamp is the skin of the water, behind the beast; the deep end is blue."""
    s.took_view("from below")
    s.back("#e0fff6", "#0a4c78", at=(400, 120), radius=900)
    s.sheet("tiles", lambda pen: b.tiles(pen, (400, 760), "#1f7f9c"), depth=0.05, haze=0.0)
    s.sheet("skin of the water", lambda pen: b.caustics(pen, 5, 330, ("#58c8cc", "#86e0d6", "#b8f4e6", "#e4fff4")), depth=0.1, haze=0.0)
    s.sheet("beams", lambda pen: b.beams(pen, (400, 120), "#c4fff0"), depth=0.12, alpha=0.2, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.lamp((400, 110), 520, "#c8fff0", 0.5)
    light = [Lamp(0.1, -0.7, 0.5, 0.8), Lamp(-0.1, 0.7, 0.8, 0.42)]
    s.clay(b.floating_body().turned(at=(400, 452, 0), scale=0.96), "#64526e", name="trunk", sheets=5, depth=0.14, relief=16, lamps=light, rim=(400, 60), rim_colour="#d8fff4")
    for side in (-1, 1):
        s.clay(b.paddling_leg(side).turned(at=(400, 450, 0), scale=1.16, roll=-4 * side), {"": "#7c6680", "armband": ORANGE, "lower band": ORANGE, "valve": "#f4efe0", "nail": "#e8d4c4"}, name="foreleg", sheets=5, depth=0.26, relief=24, lamps=light, rim=(400, 60), rim_colour="#d8fff4")
    hippo = s.clay(b.frightened_hippo().turned(at=(400, 452, 0), scale=1.42, pitch=6), {"": "#86708a", "muzzle": "#b58f98", "chin": "#dcb2a8", "inner ear": "#e0a6a0", "nostril": "#3a2836", "ear": "#7a6480", "lid": "#6f5a74"}, name="hippopotamus", role="subject",
                   sheets=6, depth=0.36, relief=46, lamps=light, rim=(400, 60), rim_colour="#d8fff4")  # fmt: skip
    s.sheet("prints", lambda pen: [pen.path(cuts.star(x, 572, 30, 5, 0.45), "#fff2d4") for x in (92, 708)], depth=0.56, haze=0.0)
    s.eyes(hippo, iris="#6a4426", wide=0.56)
    s.strips(hippo, ["lip"], "#4a2c3a", 6, lift=0)
    s.sheet("bubbles", lambda pen: b.bubbles(pen, ((96, 1150, 30), (120, 1070, 24), (92, 1000, 27), (116, 930, 18), (100, 870, 21), (150, 1110, 12), (70, 940, 9)), "#c8f4ee"), depth=0.6, role="accent", haze=0.0)
    papers = {**dict.fromkeys(("thumb", "index", "middle", "ring", "little"), SKIN), "": SKIN}
    for x, roll, flip in ((232, 15, True), (570, -15, False)):
        s.clay(hand("open", wrist=300).turned(at=(x, 964, 0), scale=1.32, yaw=180, pitch=-12, roll=roll, flip=flip), papers, name="our hand", role="witness" if flip else "", sheets=4, by_light=0.3, depth=0.8, relief=16, lamps=[Lamp(0, -0.8, 0.6)], rim=(400, 500), rim_colour="#c8fff0")
    s.sheet("lane rope", lambda pen: b.lane_rope(pen, (560, -20), (830, 250), 13, ("#8c2c3c", "#b8c4c4"), (24, 44)), depth=0.9, plane="front", haze=0.0)
    s.relate("our hand", "carries", hippo)
    s.describe("A hippopotamus with armbands is held up in the water. We are below it and hold its chin with both hands. It is enormous, its armbands are small and orange, and its eyes are wide with fright. Beside our arms bubbles rise from deeper still.")
    s.moods("anxious", "tender", "comic", "brave")
    s.themes("trust", "learning", "care", "water")
    s.says("I've got you, kick", "heavy responsibility", "that was how he held me", "not yet, not yet", "first swimming lesson", "the deep half", "out of my depth", "a weight off", "light as a feather", "Archimedes", "who carries whom", "the parent becomes the child", "just breathe", "you're floating", "armbands for everyone", "chin up", "fear has no size", "moral support", "keep your head above water", "big baby", "I thought hippos could swim", "displacement", "fingertips", "elephant in the pool", "a leap of faith, lying down", "promise me", "one day you won't need me", "the strong one", "buoyancy", "carer", "it looks worse from below", "supporting role", "lifeguard in training", "under pressure", "safety measures", "trust me, I'm seven", "he never told anyone he was scared", "holding up", "hold still and it works", "somebody is holding me too", "bronze badge", "the shallow end is over there", "eyes wide wet")
    s.about(place="a swimming bath", time="day", light="the bright skin of the water", composition="centred", view="near, from below",
            foreground="our two hands, a lane rope", unexplained="bubbles from somebody deeper than we are")  # fmt: skip
