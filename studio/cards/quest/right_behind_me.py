"""Right Behind Me: a hammerhead searches left and right; the diver walks just where it cannot look."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import odd_beasts as odd

RAYS = 80_000
HX, HY, K = 424.0, 462.0, 0.84
DX, DY = 372.0, 222.0
HOSE = ("#e2a238", "#b87420")


@card(id="yanya6", title="Right Behind Me", seed=64, palette="verdigris", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 380, 300))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#f3e6c4", name="sand", role="place", strength=0.55, wet=0.0, bloom=1)
    p.wash("M-30,-30 H830 V1230 H-30Z", "#6fc0b4", name="clear water", strength=0.55, wet=0.0, bloom=2, glaze=1.0, uneven=0.7, charge="#3f9aa8")
    p.wash("M-30,820 C200,760 560,900 830,740 V1230 H-30Z", "#2f8f9c", name="deeper", strength=0.5, wet=0.6, glaze=1.0, fade=(0, -0.9))

    def ripples(k: InkPen) -> None:
        for j in range(17):
            y = 20 + 74 * j
            k.line([(x, y + 20 * math.sin(x / 150 + j * 0.7) + 9 * math.sin(x / 52 + 2 * j)) for x in range(-30, 850, 40)], 1.2, broken=0.8)

    p.ink(ripples, name="ripples in the sand", colour="#8a9a72")
    net = odd.sun_net(s.rng, (-60, -60, 860, 1260), 150)
    p.lift(lambda pen: [pen.curve(line, "#ffffff", stroke=7, closed=False) for line in net], 0.5, soft=3)
    p.lift(lambda pen: pen.oval(DX + 22, DY - 52, 130, 106, "#ffffff"), 0.85, soft=44)
    p.glaze(lambda pen: pen.oval(DX + 26, DY - 62, 104, 84, "#ffcf4a"), "#ffcf4a", name="light of the lamp", strength=0.45, wet=1.0, pool=0.0, uneven=0.2)
    shark = odd.hammerhead().turned(at=(HX, HY, 240), scale=K, roll=2)
    p.cast(shark, wall=40, lamp=Lamp(-0.42, -0.5, 0.75), colour="#1f5f72", strength=0.8)
    steps = [(x + (11 if n % 2 else -11), y) for n, (x, y) in enumerate(flow([(176, 1010), (120, 860), (96, 700), (120, 560), (124, 430), (170, 330), (270, 290), (350, 262)], 4))]
    p.glaze(lambda pen: [pen.oval(x, y, 6, 10, "#5f8a78") for x, y in steps[:-1]], "#4f7f74", name="track", strength=0.7)
    p.glaze(odd.diver_shadow(DX + 6, DY + 12, (0.66, 0.75), 1.0), "#1f5f72", name="shadow of the diver", strength=0.75, wet=0.0)
    p.clay(odd.helmet_diver().turned(at=(DX, DY, 60), scale=1.15), {"": "#cdb88c", "copper": "#c86a28", "brass": "#8f5426", "glass": "#25343c", "boot": "#2f2a2c", "hand": "#d9a47c", "lamp": "#fff0a8"}, name="diver", role="accent", lamps=[Lamp(-0.5, -0.6, 0.62, 1.05)], how={"bare": 1.0, "cool": 0.4}, rays=RAYS // 2)
    lamps = [Lamp(DX + 20, DY - 10, 300, 1.25, 210), Lamp(-0.5, -0.6, 0.62, 0.78)]
    body = p.clay(shark, {"": "#66828e", "bar": "#6c8894", "fin": "#4c6674", "dorsal": "#7a929c", "lid": "#44596a"}, name="hammerhead", role="subject", texture={"back": "skin", "bar": "skin"}, lamps=lamps, how={"as": "bold", "cool": 0.4, "bare": 1.02}, rays=RAYS)
    p.eyes(body, iris="#f2d470", white="#c49a3c")
    p.ink(lambda k: [k.line(shark.curve(m), 3.0) for m in shark.marks if m.startswith("gill")], name="gills")
    p.lift(lambda pen: [pen.curve(line, "#ffffff", stroke=5, closed=False) for line in odd.sun_net(s.rng, (200, 560, 640, 1160), 120)], 0.16, soft=3)
    fx, fy = shark.curve("dorsal")[0]
    hose = flow([(DX, DY + 50), (DX + 30, DY + 80), (500, 272), (640, 300), (716, 420), (690, 570), (580, 660), (fx + 14, fy + 6)], 8)
    p.glaze(lambda pen: pen.taper([(x + 26, y + 34) for x, y in hose[6:40]], 9, 9, "#1f5f72"), "#1f5f72", name="shadow of the hose", strength=0.6)
    p.draw(lambda pen: pen.taper([(float(x), float(y)) for x, y in hose], 11, 11, HOSE[0]) or odd.tied_bow(pen, fx, fy, 0.9, -8, HOSE), name="hose", role="prop", contact=0, how={"light": 0.3, "second": 0.3})

    def boat(pen: Pen) -> None:
        pen.path("M-30,836 C20,808 70,780 112,744 C172,840 232,1010 240,1230 L-30,1230Z", "#33261f")
        pen.path("M-30,872 C20,846 70,820 106,792 C156,880 204,1030 210,1230 L-30,1230Z", "#8a6440")
        pen.path("M-30,900 C20,876 66,852 100,830 C142,910 178,1040 184,1230 L-30,1230Z", "#4a3428")
        pen.path("M-30,1040 L160,1016 L174,1080 L-30,1106Z", "#8a6440")
        pen.taper([(40, 1204), (150, 1070), (256, 941)], 19, 16, "#241c1c")
        pen.path("M246,960 C244,930 276,876 306,852 C320,846 332,856 328,872 C320,908 282,956 262,968Z", "#241c1c")

    p.draw(boat, name="rowing boat", role="prop", plane="front", contact=0, how={"light": 0.0, "second": 0.3, "strength": 1.3})
    s.relate(body, "follows", "diver")
    s.describe("A hammerhead searches left and right for a diver before its brow. He walks over the sand with a lamp, exactly where its eyes cannot look. His air hose runs back and is tied in a bow round the shark’s fin.")
    s.moods("tense", "funny", "curious", "uneasy")
    s.themes("searching", "blindness", "danger", "closeness", "being followed")
    s.says("don’t turn round", "look under your nose", "stalker", "overlooked", "leash", "homework", "bodyguard", "shortsighted", "walkies", "supper", "perspective", "tax inspector", "blind date", "it must be here somewhere", "whose dog is this?", "the wood for the trees",
           "my glasses were on my head", "don’t even breathe", "he thinks he is alone", "one step ahead of my worries", "good boy", "hide and seek, grown-ups", "the thing I don’t talk about", "a friend you cannot see", "a short lead", "he’s behind you!", "keep walking", "teacher is watching", "the guide and the guided", "the elephant in the room", "the bill is coming", "eyes in the wrong place",
           "never look back", "a walk in the park", "hammer and nail", "what big eyes you have", "just curious", "wide vision, small view", "fate has plenty of time", "the quiet colleague", "somebody is following us", "inseparable", "tomorrow", "two searchers, no finder")  # fmt: skip
    s.about(place="a shallow bay", time="noon", light="sun through clear water and one lamp", composition="centred", view="from above, straight down", foreground="a dark rowing boat and its oar, cut by the corner",
            unexplained="who tied the hose to the shark with a bow")  # fmt: skip
