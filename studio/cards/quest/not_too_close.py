"""A horse has brought home a rider of snow; he reaches for the warm room, and the horse will not go nearer."""

from __future__ import annotations

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.snow_riders import gripping_glove, halting_horse, snow_rider

POSE = {"at": (372.0, 604.0, 0.0), "scale": 0.8, "yaw": 16.0, "pitch": 4.0, "roll": 0.0}
HILL = "M-30,800 C120,760 300,790 420,830 C560,850 700,830 830,850 V1240 H-30Z"
REINS = ([(300, 802), (352, 692), (408, 566), (434, 456)], [(244, 740), (290, 756), (346, 742)], [(434, 458), (398, 484), (368, 512)], [(300, 802), (352, 800), (410, 730), (466, 626)])
GX, GY = 472.0, 608.0


def frame(pen: Pen) -> None:
    """Post, lintel and threshold of our own door."""
    pen.path("M-30,-30 H830 V58 L92,74 L84,1150 L-30,1190Z", "#2c2230")
    pen.path("M92,74 L110,86 L104,1142 L84,1150Z", "#c98a4a")
    pen.path("M92,74 L830,58 V74 L110,88Z", "#8a5a3c")
    for x, h in ((206, 54), (226, 88), (252, 40), (392, 66), (410, 36), (742, 70), (764, 104)):
        pen.path(f"M{x - 9},80 C{x - 6},{100 + h * 0.3} {x - 2},{90 + h * 0.8} {x},{84 + h} C{x + 2},{90 + h * 0.8} {x + 6},{100 + h * 0.3} {x + 9},80Z", "#e8eef6")
    pen.oval(226, 214, 6, 9, "#f6e2b8")
    pen.path("M-30,1190 L84,1150 L830,1160 V1240 H-30Z", "#d9a25c")
    pen.path("M-30,1216 L830,1196 V1240 H-30Z", "#6d4432")


def tracks(pen: Pen) -> None:
    """Hoofprints over the hill, to us."""
    for k in range(15):
        q = (k / 14) ** 1.5
        x, y, r = 176 + 90 * q + 30 * (1 - q) * (k % 2) + (24 * q if k % 2 else -24 * q), 790 + 340 * q, 4 + 15 * q
        pen.oval(x, y, r, r * 0.55, "#31456f")


@card(id="g2yt7p", title="Not Too Close", seed=41, palette="winter_ink", light=(-0.7, 0.4))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((360, 560, 320))
    p.wash("M-30,-30 H830 V860 H-30Z", "#2b3c6c", name="night", role="place", strength=1.1, wet=0.0, bloom=2, charge="#45568a", uneven=0.7)
    p.wash(HILL, "#7f97c4", name="snow hill", strength=0.65, wet=0.0, bloom=2, charge="#a9b8d8", uneven=0.7)
    p.glaze(tracks, "#31456f", strength=0.7, wet=0.1, name="tracks")
    warm = [(84, 1170), (110, 1010), (300, 960), (520, 990), (800, 1080), (830, 1200)]
    p.lift(warm, 0.9, soft=30)
    p.glaze(warm, "#f2b45c", strength=0.4, wet=0.9, name="light out of the door")
    rng = s.rng
    flakes = [(rng.uniform(90, 800), rng.uniform(70, 1000), 1.4 + 4.4 * rng.random() ** 3) for _ in range(170)]
    p.lift(lambda pen: [pen.oval(x, y, r, r, "#ffffff") for x, y, r in flakes], 0.95, soft=0.6)
    room, sky = Lamp(40, 960, 560, 1.2, 640), Lamp(0.4, -0.8, 0.4, 0.2)
    horse = halting_horse().turned(**POSE)
    body = p.clay(horse, {"": "#7a4630", "muzzle": "#5a403c", "hoof": "#3a3034", "ear": "#6d3c2a", "far leg": "#5d3830"}, name="horse", role="subject", texture={"": "fur", "muzzle": ""}, lamps=[room, sky], how={"as": "bold", "bare": 1.16})
    crest = [(float(x), float(y)) for x, y in flow(horse.curve("crest"), 9)][5:]
    mane = [[(x, y), (x - 26 + rng.normal(0, 6), y + 50), (x - 34 + rng.normal(0, 12), y + 110 + rng.normal(0, 18))] for x, y in crest for _ in range(2)]
    p.locks(mane, ["#2e2126", "#46302e"], width=13, lit=lambda x, y: 0.3, name="mane")
    p.eyes(body, iris="#3a2218", white="#f4ece0")
    rider = snow_rider().turned(at=(712, 480, 200), scale=0.84, roll=-7)
    p.clay(rider, {"": "#dfe5f0"}, name="rider of snow", role="witness", lamps=[room, Lamp(0.4, -0.8, 0.4, 0.1)], how={"turn": 0.36, "cool": 0.8, "shade": 0.75, "strength": 0.7, "line": 0.7})
    p.glaze([(240, 330), (330, 300), (560, 330), (640, 420), (620, 560), (590, 720), (630, 900), (560, 960), (520, 1130), (430, 1010), (340, 860), (210, 850), (300, 640), (420, 520), (480, 400)], "#f5b455", strength=0.24, wet=0.8, name="warmth")
    p.draw(lambda pen: [pen.taper(line, 9, 9, "#33242a") for line in REINS], name="bridle and reins", contact=0, how={"light": 0.2})
    p.clay(gripping_glove(GX, GY), {"": "#cf352c", "cuff": "#a82a30"}, name="glove", role="accent", texture="cloth", lamps=[room, sky], how={"bare": 1.2, "strength": 1.1})
    p.draw(frame, name="door", role="prop", plane="front", contact=0, how={"strength": 1.15, "second": 0.3})
    s.relate("rider of snow", "is carried by", body)
    s.describe("A rider of snow stops at an open door. We see him from inside the house. His brown horse draws back one hoof; he stretches out an arm to the warm light, and his edges drip. A red glove holds the reins. Tracks come over the hill.")  # fmt: skip
    s.moods("longing", "bittersweet", "careful", "cold")
    s.themes("coming home", "danger of closeness", "loyalty", "warmth and cold", "thresholds")
    s.says("come in, you must be frozen", "he has waited so long", "it knows what warm means", "not too close", "snow rider", "frosty welcome", "please stay outside", "melting point", "love would kill him", "the horse is wiser", "ice-cold fingers",
           "three more steps", "home for a moment", "winter visitor", "arms of ice", "don’t light the fire", "an old flame", "dripping", "the last snowman", "messenger from the north", "frozen heart", "late for Christmas", "wave goodbye",
           "you can look but not come in", "a puddle by morning", "horse sense", "one red glove", "the guest who cannot stay", "out of the blizzard", "thaw", "what he wants will end him", "father, is that you?", "keep the door open", "a cold caller",
           "wet carpet", "whoa!", "Icarus in winter", "the wrong season", "warm-hearted, cold-blooded", "borrowed time in snow", "hot chocolate is no help", "snow white’s grandfather", "who built him, and for whom?")  # fmt: skip
    s.about(place="the threshold of a lone house", time="night", light="warm out of the room behind us", composition="frame", view="from below, from the floor inside, through the doorway", foreground="door-post, lintel and threshold", unexplained="one real red glove on the reins")
