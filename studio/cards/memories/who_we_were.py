"""It Wanted to See Who We Were: a moose with garden lights in its antlers looks through the windscreen at the back seat."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import callers as c

BULBS = ("#e8503a", "#f2b83a", "#58b8a0", "#e890b0", "#6fa8e8")


@light_box(id="w4m8zu", title="It Wanted to See Who We Were", seed=48, palette="back seat", light=(-0.2, 0.8))
def paint(s: LightBox) -> None:
    """The headlamps light it from beneath, the party from above."""
    s.took_view("through")
    s.back("#b8d4c4", "#16323c", at=(400, 620), radius=700)
    s.sheet("far wood", lambda pen: c.night_wood(pen, ("#8fb4ac", "#5c8a8c"), 900), depth=0.06, haze=0.0)
    s.sheet("snow road", lambda pen: c.snow_road(pen, ("#cfe0d6", "#8fb4b0")), depth=0.09, haze=0.0)
    s.sheet("summer house", lambda pen: c.summer_house(pen, 664, 668, 1.0, "#2a5560", "#ffd27a"), depth=0.12, role="witness", haze=0.0)
    s.lamp((664, 620), 150, "#ffc060", 0.6)
    s.sheet("near wood", lambda pen: [pen.path(d, "#2a5560") for d in ("M20,900 L30,-20 H92 L100,900Z", "M742,900 L744,-20 H800 V900Z", "M150,900 L156,-20 H182 L192,900Z")], depth=0.16, haze=0.0)
    beams = [Lamp(-0.2, 0.7, 0.7, 1.15), Lamp(0.3, -0.7, 0.5, 0.3)]
    moose = s.clay(c.moose_face().turned(at=(396, 532, 0), scale=0.78, yaw=-7, roll=-5), {"": "#7a5a48", "neck": "#3f3634", "head": "#7f5f4c", "muzzle": "#b08d74", "chin": "#9a7862", "beard": "#4a3a36", "ear": "#6a4c40", "inner ear": "#c79a86", "antler": "#d8c08a", "tine": "#ead8a6", "lid": "#6a4c40"},
                   name="moose", role="subject", sheets=5, depth=0.26, relief=46, lamps=beams, texture={"neck": "hair", "head": "fur", "ear": "fur", "beard": "hair"}, away=(400, 660))  # fmt: skip
    s.eyes(moose, iris="#3a2418", wide=0.6)
    s.strips(moose, ["nostril left", "nostril right"], "#2a1a18", 12, lift=0)
    s.strips(moose, ["lip left", "lip right"], "#3a2420", 6, lift=0)
    tip = {f"{side} {k}": moose.clay.curve(f"tine {side} {k}")[0] for side in ("left", "right") for k in range(6)}
    bows = [
        c.bow(tip["left 4"], tip["left 1"], 46, 2, BULBS),
        c.bow(tip["left 1"], tip["right 0"], 60, 4, BULBS, 2),
        c.bow(tip["right 0"], tip["right 3"], 50, 3, BULBS, 1),
        c.bow(tip["right 3"], tip["right 5"], 20, 1, BULBS, 4),
        c.bow(tip["right 5"], (664, 486), 30, 3, BULBS),
    ]
    s.sheet("garden lights", lambda pen: c.garden_bulbs(pen, [w for w, _ in bows], [b for _, spots in bows for b in spots]), depth=0.6, role="accent", haze=0.0)
    for _, spots in bows:
        for x, y, paper in spots:
            s.lamp((x, y + 26), 76, paper, 0.4)
    s.sheet("flakes", lambda pen: c.flakes(pen, 46, 860), depth=0.62, haze=0.0)
    s.sheet("breath", lambda pen: c.breath(pen, 400, 812, "#e4f2ec"), depth=0.66, haze=0.0, shadow=(0, 0, 0, 0.0), alpha=0.8)
    s.sheet("car", lambda pen: c.car_inside(pen, "#143640"), depth=0.72, haze=0.0)
    s.sheet("wipers", lambda pen: c.wipers(pen, "#0a1a20"), depth=0.74, haze=0.0)
    s.sheet("mirror", lambda pen: c.mirror_with_heart(pen, "#143640", "#d8403a"), depth=0.82, haze=0.0)
    s.sheet("front seats", lambda pen: c.front_seats(pen, "#0c222a"), depth=0.9, plane="front", haze=0.0)
    s.relate(moose, "wears", "garden lights")
    s.relate("summer house", "follows", moose)
    s.describe(
        "A moose bends down and looks in through the windscreen. We sit on the back seat at night; in its antlers hangs a string of coloured garden lamps, still burning. Far back between the trunks, at the end of the wire, a whole lit summer-house is coming along."
    )
    s.moods("curious", "hushed", "festive", "eerie")
    s.themes("encounters", "journeys", "night", "parties", "wildness")
    s.says("don't wake the others", "it took the party along", "are we there yet", "right of way", "nobody make a sound", "the last guest", "do we know you", "papers, please", "uninvited", "after the party", "dressed for the occasion", "your lights are still on", "a face in the dark", "it was here first", "never told anybody", "toll gate", "who's driving", "the road remembers", "stopped in time", "party animal", "traffic lights", "between you and us", "big night out", "it only wanted a look", "leaving with the decorations", "bring your own light",
           "wrong turn", "hold your breath", "only we two were awake", "what followed us home", "stuck with it", "crown of lights", "through the looking glass", "full beam", "lost in the woods", "a head for heights", "somebody will miss that", "drive on slowly", "an inspection", "it came with a house", "the strings attached", "home follows")  # fmt: skip
    s.about(
        place="a forest road, seen from inside a car",
        time="night",
        light="headlamps from beneath, coloured bulbs",
        composition="centred",
        view="through the windscreen, from the back seat",
        foreground="two front seats and the mirror with a felt heart",
        unexplained="a lit summer-house comes along behind it at the end of the wire",
    )
