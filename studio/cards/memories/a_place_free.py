"""There Is a Place Free: all chairs have moved to the far end; at ours, alone, a skunk holds out flowers."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import left_out as g

CAKE = (404, 452)
CHAIRS = ((250, 96, 78), (226, 184, 96), (236, 280, 84), (170, 50, 130), (330, 36, 176), (418, 28, 184), (500, 40, 190), (566, 104, -82), (584, 196, -96), (640, 52, -140), (572, 288, -80))


@light_box(id="s3t9kp", title="There Is a Place Free", seed=43, palette="carnival paper", light=(-0.3, -0.8))
def paint(s: LightBox) -> None:
    """The candles stand in the middle of what lies between."""
    s.took_view("from above")
    s.back("#c98a5a", "#3a2038", at=CAKE, radius=760)
    s.sheet("parquet", lambda pen: g.parquet(pen, "#8a5a48"), depth=0.03, haze=0.0)
    s.sheet("chairs", lambda pen: [g.chair_above(pen, x, y, turn, "#5a3038", ("#d8503f", "#3f8f8a", "#e0a03a")[k % 3]) for k, (x, y, turn) in enumerate(CHAIRS)], depth=0.14, role="prop", haze=0.0)
    s.sheet("table", lambda pen: g.party_table(pen, (272, 70, 536, 790), "#c4a8a4"), depth=0.26, haze=0.0)
    s.lamp(CAKE, 400, "#ffc870", 0.5)
    s.sheet(
        "plates",
        lambda pen: (
            *(g.place_setting(pen, x, y, 34, "#f6efe6", "#d8503f" if k % 2 else "#3f8f8a") for k, (x, y) in enumerate(((320, 110), (320, 204), (322, 300), (404, 104), (466, 200), (464, 296)))),
            g.place_setting(pen, 362, 690, 46, "#f6efe6"),
            g.place_setting(pen, 474, 704, 33, "#cfe4e0", None, True),
        ),
        depth=0.32,
        haze=0.0,
    )
    s.sheet("cake", lambda pen: g.candle_cake(pen, *CAKE, 70, "#c8486a"), depth=0.36, role="accent", haze=0.0)
    s.sheet("streamers", lambda pen: g.streamers(pen, (((300, 630), (290, 350), 8), ((512, 610), (516, 350), 7), ((350, 606), (450, 620), 4)), ("#e0a03a", "#3f8f8a", "#d8503f")), depth=0.38, haze=0.0)
    s.lamp(CAKE, 250, "#ffd080", 0.35)
    s.sheet("its chair", lambda pen: (pen.path("M226,900 H576 L594,1170 C500,1204 310,1204 206,1170Z", "#4a2830"), pen.path("M216,1150 C300,1200 510,1200 594,1150 L606,1196 C500,1246 310,1246 204,1196Z", "#6a3a40")), depth=0.2, haze=0.0)
    light = [Lamp(404, 500, 340, 1.6, 620), Lamp(-0.4, -0.5, 0.6, 0.3)]
    s.clay(g.skunk_plume().turned(at=(520, 1110, 0), scale=1.06), {"": "#2a2434", "white": "#f4ece0"}, name="plume", sheets=5, depth=0.34, relief=22, lamps=light, texture={"": "hair", "white": "hair"}, away=(520, 1120))
    skunk = s.clay(g.skunk_sitting().turned(at=(400, 892, 0), scale=1.12), {"": "#2f2838", "stripe": "#f4ece0", "blaze": "#f8f0e4", "head": "#332c3e", "cheek": "#5a5064", "nose": "#1a141c", "ear": "#3f3848", "arm": "#332c3e", "paw": "#6a5f70", "lid": "#3f3848"},
                   name="skunk", role="subject", sheets=5, depth=0.42, relief=46, lamps=light, texture={"body": "fur", "stripe": "hair", "head": "fur", "blaze": "fur", "arm": "fur"}, size=0.9)  # fmt: skip
    s.eyes(skunk, iris="#4a2a1c", wide=0.6)
    s.strips(skunk, ["lip left", "lip right"], "#1a141c", 5, lift=0)
    s.strips(skunk, [f"whisker {side} {k}" for side in ("left", "right") for k in range(3)], "#e8e0d8", 2.2, lift=6)
    s.sheet("hat", lambda pen: g.party_hat(pen, 356, 806, -20, 0.95, ("#e0503f", "#ffd860")), depth=0.84, haze=0.0)
    s.sheet("primroses", lambda pen: g.primroses(pen, 401, 1084, 0.86, "#ffe97a"), depth=0.86, role="accent", haze=0.0)
    s.sheet("balloons", lambda pen: g.ceiling_balloons(pen, ((700, 60, 120, "#7a2a4a"), (770, 230, 110, "#2a4a6a"), (610, 20, 90, "#8a4a2a")), (840, 640)), depth=0.92, plane="front", haze=0.0)
    s.relate(skunk, "waits for", "chairs")
    s.describe(
        "A skunk sits alone at one end of a birthday table. Seen from the ceiling: every other chair has been pushed up to the far end. It wears a paper hat, holds out primroses and looks up. Beside its plate there is a second, small one, eaten from."
    )
    s.moods("lonely", "hopeful", "polite", "tender")
    s.themes("outsiders", "birthdays", "distance", "friendship", "manners")
    s.says("you go and sit there", "happy birthday", "it brought its own chair", "saved you a seat", "social distance", "the far end", "nobody said anything", "plus one", "table for one", "is this taken", "the seating plan", "all dressed up", "black and white", "I brought flowers", "they were polite about it", "the cold shoulder", "a little space", "who invited him", "first impressions", "wallflower", "my best behaviour", "they'll come round", "room for everyone", "party of one", "don't take it personally", "the longest table", "an honest guest", "make a wish",
           "move up a bit", "on the nose", "somebody has to go first", "out of favour", "who sat here", "imaginary friend", "the guest of honour", "I'd sit with you", "keep your distance", "blow out the candles", "a bunch of sorry", "last to be asked", "I promise I won't")  # fmt: skip
    s.about(
        place="a dining room",
        time="evening",
        light="the candles on the cake, halfway",
        composition="centred",
        view="from above, from the ceiling",
        foreground="balloons under the ceiling",
        unexplained="a second small plate beside its own, eaten from",
    )
