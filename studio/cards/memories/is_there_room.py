"""Is There Room: inside a tent at sunrise; a camel opens the zip with its lip, its shadow carries another tent."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.camels import camel_shadow, nosing_camel
from reverie_studio.sculpt.camping import (
    boot,
    pushed_flap,
    slider,
    striped_canvas,
    torch,
    zip_teeth,
)
from reverie_studio.sculpt.child_backs import startled_back


def garden(pen: PaperPen) -> None:
    """Out there: the house where everybody sleeps."""
    pen.path("M250,560 C330,520 470,520 660,560 V820 H250Z", "#cfdc96")
    pen.path("M352,534 V470 L398,424 L444,470 V534Z", "#c9a6b8")
    pen.path("M340,478 L398,414 L456,478 L448,486 L398,432 L348,486Z", "#9a6f92")
    pen.rect(384, 484, 28, 30, "#8a5f86")


def torch_at(pen: PaperPen) -> None:
    """Still on, though it is day."""
    with pen.at(402, 1146, turn=-8):
        torch(pen, "#3c2a50", "#fff0b8")


@light_box(id="d2m8vy", title="Is There Room", seed=52, palette="midsummer", light=(-0.3, -0.85))
def paint(s: LightBox) -> None:
    """All light comes through the canvas."""
    s.took_view("from below")
    s.back("#fffbe0", "#ffd08a", at=(390, 360), radius=560)
    s.sheet("garden", garden, depth=0.14, haze=0.0)
    s.sheet("canvas", striped_canvas, depth=0.34, haze=0.0, sheer=0.8)
    s.sheet("zip", zip_teeth, depth=0.38, haze=0.0)
    behind = [Lamp(-0.35, -0.75, 0.45, 1.0)]
    camel = s.clay(nosing_camel().turned(at=(556, 604, 0), scale=1.4, yaw=24), {"": "#c99352", "lip": "#b98250", "tuft": "#8f5a34"}, name="camel", role="subject", sheets=5, depth=0.4, relief=40,
                   lamps=behind, texture={"": "fur", "tuft": "wool"}, rim=(370, 300, 420), rim_colour="#fff0b0")  # fmt: skip
    s.eyes(camel, iris="#5a3420")
    s.strips(camel, ["mouth"], "#4a2a24", 6, lift=0)
    s.sheet("nostril", lambda pen: pen.curve(camel.clay.curve("nostril"), "#4a2a24"), depth=camel.depth_at(*camel.clay.curve("nostril")[3], 1), haze=0.0)
    s.strips(camel, [[(x, y), (x - 12, y - 14), (x - 26, y - 18)] for x, y in camel.clay.curve("upper near")[1:6]], "#3a2018", 4)
    s.sheet("slider", lambda pen: slider(pen, (262, 786), camel.clay.curve("mouth")[-2]), depth=0.7, haze=0.0)
    s.sheet("flap", pushed_flap, depth=0.7, haze=0.0, sheer=0.6)
    s.sheet("shadow", lambda pen: camel_shadow(pen, "#4f1f4c", "#ffe48a"), depth=0.71, haze=0.0, shadow=(0, 0, 0, 0.0), role="accent", alpha=0.6, rim=0.0, volume=0.0)
    s.lamp((370, 420), 660, "#ffe9a0", 0.3)
    s.ridge(1016, 8, 400, "#54295a", cut="smooth", depth=0.5, name="ground")
    child = s.clay(startled_back().turned(at=(160, 1164, 0), scale=0.96), {"": "#6a6ab0", "sleeve": "#7575bc", "hair": "#3a2430", "neck": "#a8705c", "ear": "#c98a6a", "hand": "#a8705c"}, name="child", role="witness", sheets=3, depth=0.74, relief=22,
                   by_light=0.9, calm=2.6, lamps=[Lamp(0.3, -0.7, 0.4)], texture={"hair": "hair"}, rim=(340, 600), rim_colour="#ffd890")  # fmt: skip
    s.lamp((390, 1130), 150, "#ffdf9a", 0.5)
    for x, y, roll in ((648, 1136, -7), (750, 1180, 4)):
        s.clay(boot().turned(at=(x, y, 0), scale=1.0, roll=roll), {"": "#2a3f5c", "sole": "#1a2236", "rim": "#3a5272"}, name="boot", role="prop" if roll > 0 else "", sheets=3, depth=0.84, relief=12, lamps=[Lamp(-0.6, -0.6, 0.3)], rim=(400, 700), rim_colour="#ffb880")
    s.sheet("torch", torch_at, depth=0.9, plane="front", haze=0.0)
    s.relate(camel, "waits for", child)
    s.describe("A camel puts its head into a child’s tent. With its lip it draws down the zip; the child inside leans back, its hair on end. On the glowing canvas is the shadow of a hump, and on the hump a smaller tent with its lamp lit.")
    s.moods("startled", "comic", "warm", "curious")
    s.themes("hospitality", "intrusion", "journeys", "morning")
    s.says("first the nose", "it had come such a long way", "is there a bed left", "no vacancies", "room service", "back garden safari", "the thin end of the wedge", "knock knock", "wrong oasis", "the neighbours are early",
           "good morning", "zip it", "half board", "I said no pets", "move over", "breakfast in the tent", "a nose in the door", "desert guest", "the alarm clock", "who invited you", "hump day", "bring your own bed", "overbooked",
           "mum is that you", "a shadow with a lodger", "who sleeps up there", "the last straw", "unzipped", "nomads", "an early bird with lips", "let me sleep on it", "tents within tents", "caravan", "hair on end", "he only wants the shade",
           "give an inch", "uninvited", "the torch is still on", "ten steps from the door", "never open to strangers", "sharing is hard", "one night only")  # fmt: skip
    s.about(place="a tent in the back garden", time="sunrise", light="sun through the canvas", composition="diagonal",
            view="through the open tent, from its floor", foreground="two boots and a torch that is still on",
            unexplained="the lamp in the small tent on the hump")  # fmt: skip
