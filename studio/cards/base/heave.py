"""A rhinoceros beetle heaves the sun over the edge of the land with its horn."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.haulers import heaving_beetle, night_grass, shine, stuck_sun

RAYS = 90_000
SUN = [Lamp(560, 330, 280, 1.5, 420), Lamp(-0.7, -0.5, 0.4, 0.3)]


@card(id="b7r2kg", title="Heave", seed=71, palette="plum", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.focus((470, 600, 300))
    s.sky([(0, "#1d1748"), (0.4, "#5a3a86"), (0.75, "#d8688a"), (1, "#ffb070")], horizon=760)
    s.stars(90, 380)
    s.hills(660, 40, 260, "#6a4a7c", "#4a3768", depth=0.2, name="far hills")
    s.glow((600, 300), 480, "#ffb860", 0.75)
    s.draw(stuck_sun, name="sun", role="subject", depth=0.5, contact=0)
    s.hills(790, 26, 340, "#4f4a58", "#241f40", texture="grass", depth=0.5, name="hill")
    beetle = heaving_beetle().turned(at=(296, 836, 60), scale=1.0, yaw=10, roll=-12)
    e.cast(beetle, 1066, tilt=0.35, strength=0.6, lamp=SUN[0])
    body = e.clay(beetle, {"": "#7a3f36", "wing": "#9a4630", "neck": "#6a2f30", "head": "#46262e", "horn": "#4a2830", "leg": "#402632", "eye": "#14101a"}, name="beetle", role="subject", lamps=SUN, rays=RAYS, texture="")
    e.bead(body, 12)
    s.draw(shine, name="shine", record=False, contact=0, protect=0)
    s.draw(night_grass, name="grass", role="prop", plane="front", contact=0)
    s.relate(body, "carries", "sun")
    s.describe("A rhinoceros beetle lifts the sun over a hill with its horn. It braces its legs against the slope and strains. The sky above is still night; in front stand dark grass and two seed heads.")
    s.moods("determined", "hopeful", "epic", "funny")
    s.themes("work", "strength", "morning", "small and great", "beginnings")
    s.says("heave", "Monday morning", "somebody has to", "the early shift", "rise and shine", "small but mighty", "one more push", "the alarm clock", "it won’t lift itself", "where there’s a will", "give me a lever", "unpaid overtime", "a heavy head", "get up!", "the first coffee",
           "team of one", "nobody says thank you", "moving mountains", "personal best", "up and at ’em", "new day", "the weight of the world", "don’t forget your knees", "who switched on the light?", "every day the same", "the last exam", "mind over matter", "dead lift", "hope",
           "uphill", "five more minutes", "a job for life", "stuck", "here comes the bride", "the show must go on", "underestimated", "hard to get out of bed", "break of day", "on the horns", "pride", "I’ve nearly got it")  # fmt: skip
    s.about(place="hills", time="dawn", light="the sun itself, from behind the hill", composition="diagonal", view="near, from the ground between the grass", foreground="dark grass and seed heads", unexplained="who does it on Sundays")
