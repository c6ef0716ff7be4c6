"""Somebody from the sea asks somebody in a bowl whether that is all the room there is."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.left_things import bowl, jetty, piling, suitcase
from reverie_studio.sculpt.unhurried import visiting_whale

RAYS = 80_000


def foam(s: Scene, pen: Pen) -> None:
    """Where the whale comes out of the water."""
    for k in range(60):
        x = float(s.rng.uniform(300, 830))
        y = 1010 + 26 * ((x - 520) / 300) ** 2 * -1 + float(s.rng.uniform(-6, 60))
        pen.oval(x, y, float(s.rng.uniform(10, 40)), float(s.rng.uniform(3, 9)), ("#f4fbf4", "#bfe0dc", "#6fa8b4")[k % 3], 0.85)


def drops(pen: Pen) -> None:
    for x, y, k in ((262, 420, 1.0), (300, 520, 0.8), (330, 640, 1.1), (250, 300, 0.7), (372, 760, 0.9), (404, 860, 1.0)):
        pen.path(f"M{x},{y - 16 * k} C{x + 10 * k},{y} {x + 8 * k},{y + 10 * k} {x},{y + 10 * k} C{x - 8 * k},{y + 10 * k} {x - 10 * k},{y} {x},{y - 16 * k}Z", "#e6f6f4", 0.9)


@card(id="g8w3ht", title="Small Talk", seed=38, palette="peach_dawn", light=(-0.75, -0.4))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.sky(horizon=640)
    s.sun(90, 560, 54)
    s.puffs([(640, 120, 260), (160, 200, 200), (90, 380, 160)])
    s.hills(610, 34, 200, "#a89ab8", "#8a86ac", depth=0.15, name="islands")
    s.sea(640, "#4f7f9c", "#ffe6b8", 90)
    sun, low = Lamp(-0.8, -0.35, 0.5, 1.05), Lamp(0.5, -0.5, 0.5, 0.3)
    whale = visiting_whale().turned(at=(520, 400, 0), scale=0.98)
    with s.inside("M-20,-20 H840 V1010 C700,1050 420,1060 180,1010 H-20Z"):
        body = e.clay(whale, {"": "#4a5f82", "throat": "#bac0d0", "barnacle": "#d8c8b0", "lid": "#33435f"}, name="whale", role="subject", texture={"": "skin"}, lamps=[sun, low], rays=RAYS)
    e.eyes(body, "#7a5a34", "#efe6dc", sides=("near",))
    s.draw(lambda pen: foam(s, pen), name="foam", contact=0, volume=0, rim=0)
    s.draw(drops, name="drops", contact=0)
    s.draw(jetty, name="jetty", role="place", contact=0, depth=0.8)
    s.shade("M60,1090 L330,1080 L420,1110 L180,1140 L70,1126Z", "#2a1a2c", 0.55, 8)
    s.draw(lambda pen: suitcase(pen, 190, 1110, 1.0), name="suitcase", role="accent", contact=0)
    s.draw(lambda pen: bowl(pen, 196, 984, 112), name="goldfish bowl", role="subject", contact=0.3, volume=0.1)
    s.draw(piling, name="near post", plane="front", contact=0, depth=1.0, volume=0.2)
    s.relate(body, "listens to", "goldfish bowl")
    s.describe("A whale leans out of the sea over a goldfish. Its bowl stands on a red suitcase at the end of a jetty; fish and whale look at each other. The sun is low, water drips from the pale throat.")
    s.moods("curious", "tender", "amused", "wistful")
    s.themes("friendship", "big and small", "freedom", "departure", "home")
    s.says("small talk", "is that all the room?", "pen friends", "big fish, small pond", "distant relatives", "bon voyage", "you have grown", "a whale of a time", "heart to heart", "first date", "ready to go?", "don’t be shy", "what’s it like out there?", "wide world", "are you sure about this?", "a room with a view", "eye to eye", "pack light", "an invitation", "moving out",
           "family reunion", "size doesn’t matter", "jump!", "home is what you carry", "lost for words", "long-distance friendship", "the big brother", "out of my depth", "leaving the nest", "I’ll take you home", "a drop in the ocean", "your lift is here", "waiting for the ferry", "take me with you", "dream big", "never too small", "hello down there", "all at sea", "the other half", "travelling companion", "one-way ticket", "it looked bigger from inside")  # fmt: skip
    s.about(place="the end of a jetty", time="early morning", light="low sun from the left", composition="diagonal", view="from below, at the planks", foreground="a dark post with a rope", unexplained="who put the bowl on a suitcase")
