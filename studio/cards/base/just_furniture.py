"""A wardrobe stands in the wood at night; it has hooves, and antlers that did not fit."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hiding_places import blades, peeping, seekers, wardrobe, wood
from reverie_studio.sculpt.moose import moose_antlers, moose_legs

RAYS = 90_000
LAMPS = [Lamp(0.65, -0.3, 0.6, 1.0), Lamp(-0.7, -0.5, 0.4, 0.35)]


@card(id="m2x8rd", title="Just Furniture", seed=53, palette="teal", light=(0.7, -0.4))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.focus((400, 560, 330))
    s.backdrop("#0d3540", "#7fb89a")
    s.draw(wood, name="wood", role="place", depth=0.2, contact=0)
    s.mist(800, 160, 0.6)
    s.hills(850, 20, 300, "#4d7a64", "#20474a", texture="grass", depth=0.4, name="clearing")
    for x, y in ((729, 812), (663, 810), (169, 806), (493, 806)):
        s.glow((x, y), 130, "#ffb84a", 0.55)
    s.draw(seekers, name="seekers", role="accent", depth=0.35, contact=0)
    s.hills(960, 20, 420, "#3f6a50", "#16343a", texture="grass", depth=0.6, name="grass")
    legs = moose_legs().turned(at=(400, 850, 0), scale=1.0, yaw=8)
    e.cast(legs, 1102, tilt=0.4, strength=0.85)
    beast = e.clay(legs, {"": "#6a4630", "shank": "#c9b79a", "hoof": "#2a2220"}, name="moose", role="subject", lamps=LAMPS, rays=RAYS, texture={"": "fur"})
    horns = moose_antlers().turned(at=(400, 330, -40), scale=1.0, pitch=4)
    e.clay(horns, {"": "#d9bf93"}, name="antlers", role="subject", lamps=LAMPS, rays=RAYS, texture="skin")
    box = s.draw(wardrobe, name="wardrobe", role="subject", material="wood", contact=0)
    s.draw(peeping, name="eye", record=False, contact=0, wobble=0, edge=0)
    s.draw(blades, name="grass blades", role="prop", plane="front", contact=0)
    s.relate(beast, "hides in", box)
    s.describe("A wardrobe with hooves and antlers stands in a dark wood. Through the gap of its doors an eye looks out sideways. Behind it, far between the trees, people with lanterns are searching.")
    s.moods("funny", "tense", "sly", "mysterious")
    s.themes("hide and seek", "disguise", "being different", "fear", "secrets")
    s.says("nobody here", "warm, very warm", "coming out", "there is something in the wardrobe", "skeleton in the cupboard", "they’ll walk right past", "flat-pack", "does it come in oak?", "nothing to wear", "hide in plain sight", "it was here all along", "delivery for the forest",
           "a bit too big", "antique with character", "leave by the back", "monsters under the bed were full", "the horns gave me away", "hold still", "the elephant in the room", "hallstand", "shy", "a hat rack would help", "the old trick", "search party", "where the clothes go at night",
           "not my size", "walk-in wardrobe", "some assembly required", "a house on legs", "run when I say so", "they looked everywhere", "guess what’s inside", "growing out of it", "winter coats", "wrong door", "secret passage", "the perfect crime, almost", "it followed me home", "who is it?")  # fmt: skip
    s.about(place="a wood", time="night", light="lanterns far behind", composition="centred", view="from below, out of the grass", foreground="dark blades of grass", unexplained="who is searching, and how it got in")
