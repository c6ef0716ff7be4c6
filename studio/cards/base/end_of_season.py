"""Somebody has to let the water out when everyone has gone."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.left_things import drain, drifting_boat, lilies, links, stopper, whirl
from reverie_studio.sculpt.unhurried import tugging_swan

RAYS = 80_000
DRAIN = (320.0, 330.0)


@card(id="w7s2dn", title="End of Season", seed=23, palette="coral", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.sky([(0.0, "#2d7f8f"), (0.4, "#3f9aa0"), (0.75, "#5fb0a8"), (1.0, "#8fc9b0")], horizon=1200)
    s.draw(lambda pen: whirl(pen, s.rng, DRAIN), name="whirlpool", role="place", contact=0, volume=0, rim=0, depth=0.6)
    s.draw(lambda pen: drain(pen, DRAIN), name="drain", role="prop", contact=0, volume=0, rim=0)
    s.draw(lilies, name="lilies", contact=0.3)
    s.draw(drifting_boat, name="empty boat", role="accent", contact=0.5)
    swan = tugging_swan().turned(at=(578, 940, 40), scale=0.77, roll=-19)
    [(bx, by, _)] = swan.marks["bill"]
    lamp, low = Lamp(-0.8, -0.5, 0.4, 1.0), Lamp(0.6, 0.4, 0.5, 0.16)
    s.draw(
        lambda pen: [pen.oval(418, 486, 76, 50, "#0d3a50", 0.55), pen.curve([(530, 690), (620, 780), (740, 900), (786, 1040), (770, 1160), (680, 1210), (560, 1100), (520, 920)], "#0d3f55", 0.5)],
        name="shadow on water",
        contact=0,
        volume=0,
        rim=0,
    )
    s.draw(lambda pen: [pen.taper([(530 + 130 * k, 830 - 36 * k), (597 + 168 * k, 970 - 60 * k), (660 + 120 * k, 1170 - 40 * k)], 9, 2, "#e6f5e4", 0.8) for k in (-1, 1)], name="wake", contact=0, volume=0)
    s.draw(stopper, name="plug", role="accent", contact=0, volume=0.1)
    s.draw(lambda pen: links(pen, (402, 428), (bx + 2, by + 6)), name="chain", role="prop", contact=0)
    bird = e.clay(swan, {"": "#f6efe2", "wing": "#e9e4e2", "quill": "#dcd8dc", "bill": "#e8782e", "knob": "#33262c"}, name="swan", role="subject", texture={"": "feathers"}, lamps=[lamp, low], cool=0.9, deep=0.9, rays=RAYS)
    e.bead(bird, 6.5)
    s.foreground("leaves", side="left", amount=0.45)
    s.foreground("grass", side="right", amount=0.2)
    s.relate(bird, "does the work of", "somebody")
    s.describe("A swan has pulled the plug out of a lake. Seen from above, it strains backwards with the golden chain in its bill; the water turns into a round dark drain. Lilies and an empty rowing boat go round with it.")
    s.moods("resolute", "wistful", "mischievous", "dizzy")
    s.themes("endings", "autumn", "duty", "bath time", "disappearing")
    s.says("end of season", "last one out", "bath’s over", "pull the plug", "down the drain", "round and round", "everybody out", "swan song", "somebody has to do it", "closing time", "brain drain", "nobody was rowing", "a sinking feeling", "let it go", "the end of summer", "what is at the bottom?",
           "no more swimming", "spring cleaning", "who built this?", "stubborn", "put your back into it", "a tug of war", "against the current", "the last straw", "circling", "graceful no more", "the caretaker", "it all comes out", "lost your anchor", "going, going, gone", "under the surface",
           "one good pull", "never mind the fish", "a turning point", "empty promises", "so that’s how it works", "dizzy spell", "unplugged", "out of my depth", "now we shall see", "overflowing")  # fmt: skip
    s.about(
        place="a lake with a drain", time="late afternoon", light="low sun from the left", composition="diagonal", view="from above", foreground="dark leaves at the edges", unexplained="who built a lake with a plug, and who left the boat"
    )
