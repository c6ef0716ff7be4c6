"""A hedgehog has put itself into a pot and stands very still among the cacti."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hiding_beasts import cactus, pot, potted_hedgehog, quills, spines
from reverie_studio.sculpt.hiding_places import can, drops, flower, house, leaves, shelf

RAYS = 90_000
SUN = [Lamp(-0.55, -0.65, 0.55, 1.0), Lamp(0.8, -0.1, 0.3, 0.25)]
CLAY = {"pot": "#b8603a", "rim": "#c67045"}


@card(id="h8k3vq", title="One of Us", seed=12, palette="terracotta", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.focus((400, 640, 300))
    s.backdrop("#bfe3d2", "#5f9f8e")
    s.draw(leaves, name="leaves", role="place", depth=0.1, contact=0, record=False, haze=0.3)
    s.draw(house, name="panes", role="place", depth=0.2, contact=0)
    s.rays((120, -60), "#fff3c0", 0.45, angle=66, spread=36)
    s.draw(shelf, name="shelf", role="place", depth=0.6, material="wood", contact=0)
    for n, (x, y, k, c, green, yaw) in enumerate(((130, 900, 0.86, cactus(420, 88, 9, ((150, 130, 1),)), "#5f9a5c", 20), (705, 905, 0.9, cactus(290, 104, 11), "#7fa648", 0))):
        tub = pot(120, 190).turned(at=(x, y - 20, -60), scale=k, pitch=-8)
        green_one = c.turned(at=(x, y - 20, -60), scale=k, yaw=yaw)
        e.cast(tub, y + 162, tilt=0.3, strength=0.5)
        e.clay(tub, CLAY, name=f"pot {n}", role="prop", lamps=SUN, rays=RAYS, texture="skin")
        with s.inside(f"M{x - 200},0 H{x + 200} V{y - 28} H{x + 84} Q{x},{y - 2} {x - 84},{y - 28} H{x - 200}Z"):
            plant = e.clay(green_one, green, name=f"cactus {n}", role="prop", lamps=SUN, rays=RAYS, texture="skin")
            s.draw(lambda pen, c=green_one: spines(pen, c, 17, "#f7edc2"), name=f"spines {n}", record=False, contact=0)  # type: ignore[misc]
        if n == 0:
            s.relate("shelf", "carries", plant)
    hog = potted_hedgehog().turned(at=(400, 706, 60), scale=1.22, yaw=8, pitch=9)
    tub = pot(176, 290).turned(at=(400, 800, 60), scale=1.1, pitch=-8)
    e.cast(tub, 1120, tilt=0.3, strength=0.6)
    tones: tuple[str, str, str] = ("#4a3226", "#d9bf8c", "#5b3d2a")
    s.draw(lambda pen: quills(pen, s.own_rng("far quills")[0], (404, 610), (205, 208), (150, 150), 460, (70, 104), tones), name="quills behind", record=False, contact=0)
    e.clay(tub, CLAY, name="pot", role="prop", lamps=SUN, rays=RAYS, texture="skin")
    with s.inside("M-20,-20 H820 V770 H588 Q562,788 548,776 Q400,818 252,776 Q238,788 212,770 H-20Z"):
        body = e.clay(hog, {"": "#d9b07a", "coat": "#6a4a35", "nose": "#33262a", "ear": "#b98560", "paw": "#c99a74", "lid": "#8a6244", "eye": "#3a2418"}, name="hedgehog", role="subject", lamps=SUN, rays=RAYS, texture="fur")
    s.draw(lambda pen: quills(pen, s.own_rng("quills")[0], (404, 570), (176, 190), (150, 118), 330, (46, 78), tones), name="quills", record=False, contact=0)
    e.eyes(body, "#6a3c22", "#fbf1dc")
    s.draw(flower, name="borrowed flower", role="accent", contact=0)
    s.draw(drops, name="drops", role="accent", plane="front", contact=0)
    s.draw(can, name="watering can", role="prop", plane="front", contact=0)
    s.relate(body, "hides in", "pot")
    s.describe("A hedgehog stands in a flower pot between two cacti. It wears a pink flower on its quills, holds quite still and looks up. A dark watering can leans in from above, and the first drops are falling on it.")
    s.moods("sly", "tender", "hopeful", "absurd")
    s.themes("hiding", "belonging", "disguise", "being cared for", "pretending")
    s.says("don’t move", "one of us", "blending in", "new in the office", "act natural", "fake it till you make it", "sorry, wrong pot", "they’ll never notice", "just add water", "a prickly subject", "the substitute", "undercover", "spot the difference",
           "where I was planted", "the shower is cold", "I belong here", "family resemblance", "adopted", "my first day", "wash day", "late bloomer", "an impostor", "best hiding place yet", "hold your breath", "hugs not advised", "house plant",
           "it needs very little water", "a change of scene", "when in Rome", "dressed for the occasion", "too polite to say anything", "home is where the pot is", "the flower was a nice touch", "wait till she goes", "thorny question", "potting on",
           "I only came to look", "nobody asked me", "stand up straight", "three of a kind", "spring cleaning", "somebody means well")  # fmt: skip
    s.about(place="a greenhouse", time="morning", light="sun through the panes", composition="centred", view="near, a little from above", foreground="the dark rose of a watering can", unexplained="who waters it, and whether they know")
