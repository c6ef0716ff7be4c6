"""A donkey’s ear is the barrier of the pass; the toll is whispered into it."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Clay, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.donkeys import donkey_face, long_ear
from reverie_studio.sculpt.figures import figure_back
from reverie_studio.sculpt.washed import ear_hollow

POSE = {"at": (540.0, 620.0, 0.0), "scale": 1.95, "yaw": -14.0, "pitch": 4.0, "roll": -5.0}
UP, LAID = ((40, -96, -14), (62, -186, -10), (80, -274, -8), (86, -352, -4)), ((-36, -84, -20), (-116, -56, 20), (-178, 44, 40), (-236, 122, 40))
HILLS = "M-30,640 C80,560 170,610 260,540 C330,500 380,560 460,600 L830,640 V960 H-30Z"
UP_VEINS = ([(640, 420), (650, 250), (664, 60)], [(646, 330), (616, 260), (606, 180)], [(650, 280), (690, 220), (704, 140)], [(654, 180), (630, 120), (628, 70)], [(656, 160), (684, 110), (690, 60)])


def posts(pen: Pen) -> None:
    for x, y, k in ((56, 1010, 1.0), (392, 1024, 1.0)):
        for i in range(6):
            pen.path(f"M{x - 17},{y - 40 * i * k} H{x + 17} V{y - 40 * (i + 1) * k} H{x - 17}Z", ("#f6ece2", "#b8303f")[i % 2])
        pen.oval(x, y - 246, 22, 9, "#6d4a4a")


def land(pen: Pen) -> None:
    pen.path("M150,1230 C190,1080 200,1000 206,930 L268,930 C300,1010 330,1100 420,1230Z", "#ecc9b4")


@card(id="t4ze9m", title="Toll Ear", seed=31, palette="madder", light=(0.3, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((380, 640, 320))
    p.wash("M-30,-30 H830 V700 H-30Z", "#d0788a", name="evening sky", strength=0.8, wet=0.0, bloom=2, uneven=0.6, fade=(0.3, 0.6))
    p.lift([(520, 60), (660, -40), (820, 80), (840, 300), (720, 470), (560, 400)], 0.9, soft=70)
    p.wash(HILLS, "#8f6a86", name="hills of the pass", role="place", strength=0.75, wet=0.0, bloom=1, charge="#8c8fae", line=0.5)
    p.wash("M-30,900 C200,880 500,890 830,880 V1230 H-30Z", "#a86a64", name="ground", strength=0.9, wet=0.0, bloom=2, charge="#8a5068", uneven=0.8)
    p.wash(land, "#f0d8c6", name="road", strength=0.4, wet=0.05, bloom=0)
    beast = donkey_face(look=(-0.85, 0.45))
    beast.lumps = [lump for lump in beast.lumps if lump.part != "ear"]
    beast = beast.limb([(10, -10, -60, 92), (70, 120, -90, 130), (120, 300, -130, 190)], melt=34, part="neck", per=14).turned(**POSE)
    sun, cool = Lamp(0.5, -0.75, -0.25, 0.9), Lamp(-0.45, -0.1, 0.8, 0.62)
    glow = {"as": "soft", "turn": 0.2, "core": 0.05, "bare": 0.9, "strength": 1.0, "line": 0.9, "charge": "#d8563f", "marks": 0.6}
    upright, laid = long_ear(Clay(), "up", UP, per=20).turned(**POSE), long_ear(Clay(), "laid", LAID, 1.06, per=20).turned(**POSE).ball(258, 690, 80, 46, melt=60, part="ear")
    front = [sun, Lamp(-0.3, -0.5, 0.8, 0.75)]
    p.clay(upright, "#ee9a7e", name="upright ear", role="accent", texture="fur", lamps=front, how=glow, source=(640, 460, 0),
           markings=[(ear_hollow(upright, "up", 46, -12), "#d0604e"), (ear_hollow(upright, "up", 30, -18), "#8a2f3c")])
    p.ink(lambda k: [k.line(v, 2.2, broken=0.2, taper=40) for v in UP_VEINS], name="veins", colour="#b5353f", strength=0.5)
    p.draw(posts, name="posts", role="prop", contact=0.4, ground=1015, how={"second": 0.5})
    who = figure_back(elbows=((-60, -300), (104, -262)), hands=((-20, -330), (60, -338))).turned(at=(268, 1030, 0), scale=1.06)
    p.cast(who, ground=1030, tilt=0.4, lamp=Lamp(0.5, -0.7, -0.4))
    p.clay(who, {"": "#8f3a48", "leg": "#d09a84", "arm": "#d09a84", "hair": "#3a2030"}, name="woman", role="witness", texture={"cloth": "cloth"}, lamps=[sun, cool], how="bold", casters=[laid])
    p.clay(laid, "#ee9a7e", name="ear across the road", role="accent", texture="fur", lamps=front, how=glow, source=(470, 430, 0))
    body = p.clay(beast, {"": "#8f8894", "muzzle": "#eaded4", "lid": "#6a5660", "neck": "#857a88"}, name="donkey", role="subject", texture="fur", lamps=[sun, cool], source=(520, 900, 120))
    tuft = [[(562 + s.rng.normal(0, 12), 366 + s.rng.normal(0, 7)), (548 + 7 * k, 410), (524 + 10 * k + s.rng.normal(0, 6), 446 + s.rng.normal(12, 14))] for k in (-4, 4, -3, 3, -2, 2, -1, 1, 0)]
    p.locks(tuft, ["#5a4a58", "#75626e"], width=9, lit=lambda x, y: 0.5, name="forelock")
    p.eyes(body, iris="#7a4a34", white="#f6eee2", pupil="level")
    fingers = Clay()
    for k in range(4):
        fingers.limb([(330 - 7 * k, 668 + 11 * k, 180, 6), (316 - 7 * k, 660 + 11 * k, 192, 6.5), (304 - 7 * k, 662 + 11 * k, 190, 5)], melt=1, part="finger", per=4)
    p.clay(fingers, "#d9a48c", name="her fingers", lamps=front)
    goose = Clay().limb([(752, 1290, 300, 120), (736, 1200, 300, 50), (720, 1120, 300, 34), (706, 1050, 300, 33)], part="neck", per=12).ball(700, 1026, 304, 41, melt=12, part="neck")
    goose.limb([(682, 1016, 310, 22), (650, 994, 310, 14), (626, 980, 310, 7)], melt=6, part="beak", per=6)
    p.clay(goose, {"": "#5a4a5c", "beak": "#a85a3a"}, name="goose", role="prop", plane="front", texture="feathers", lamps=[sun, Lamp(-0.5, -0.4, 0.4, 0.3)], how="dark")
    s.relate("woman", "feeds", body)
    s.describe("A huge donkey has laid one ear across a road. It lies between two striped posts like a barrier. A small woman has lifted the rim and put her head under it, and the donkey’s eyes turn to her. The other ear stands upright. A goose waits.")  # fmt: skip
    s.moods("secretive", "amused", "surprised", "tender")
    s.themes("secrets", "listening", "borders", "confession", "trust")
    s.says("say that again?", "the fee is a secret", "nobody has told it that before", "all ears", "whisper", "confession", "next, please", "password", "gossip", "I’m listening", "lend me an ear", "customs", "toll road",
           "don’t tell anyone", "the hearing", "a good listener", "really?", "in one ear", "sesame", "hotline", "the story of my life", "checkpoint", "shy", "psst", "waiting in line", "border control", "barrier",
           "the price of passing", "what did she say?", "the donkey knows", "lend an ear, borrow a donkey", "good advice", "a lullaby", "hide and seek", "under the covers", "earache", "rumour", "prayer", "receipt", "taxes", "private", "eardrum", "a rose in the ear", "headphones", "dear diary", "the goose is next")  # fmt: skip
    s.about(place="a pass", time="evening", light="low sun behind the donkey", composition="right", view="near",
            foreground="a goose in the corner")  # fmt: skip
