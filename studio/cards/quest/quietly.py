"""Somebody moors at a small island with two bare trees; the island opens an eye."""

from __future__ import annotations

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.bog import mirrored, reed
from reverie_studio.sculpt.shore_beasts import alder, island_stag, mooring_boat

RAYS = 60_000
WATER = 792.0


def near(pen: Pen) -> None:
    with pen.at(240, -10, scale=0.72):
        alder(pen)
    for foot, tip, head in ((-10, 60, 0), (40, -6, 0), (84, 150, 1), (16, 30, 1), (790, 740, 0), (760, 800, 1), (818, 780, 0)):
        reed(pen, [(foot, 1230), ((foot + tip) / 2 - 6, 1110), (tip, 980 + (foot * 7) % 50)], 11, (0.9, 60) if head else None, "#1c2228")


@card(id="z3mt7q", title="Quietly", seed=28, palette="sea_fret", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((380, 560, 300))
    p.wash("M-30,-30 H830 V520 H-30Z", "#d8a8a0", name="rosy mist", role="place", strength=0.45, wet=0.0, bloom=3, charge="#b8b0c0", fade=(0.3, 0.7))
    p.wash("M-30,330 C60,280 140,310 230,270 C330,240 420,300 520,280 C620,250 720,300 830,270 V420 C600,400 300,430 -30,410Z", "#8fa0b0", name="far hills", role="place", strength=0.45, wet=0.5, bloom=1, fade=(0, 0.6))
    p.wash("M-30,400 H830 V1230 H-30Z", "#6f8ea0", name="lake", role="place", strength=0.75, wet=0.9, bloom=3, charge="#8a94b0", fade=(0, -0.8))
    p.lift("M-60,390 C200,370 600,400 860,380 V620 C600,640 200,600 -60,620Z", 0.9, soft=36)
    isle = island_stag().turned(at=(440, 672, 0), scale=1.2)
    sun, sky = Lamp(0.75, -0.45, 0.4, 0.62), Lamp(-0.5, -0.7, 0.5, 0.3)
    below = mirrored(isle, WATER)
    with s.inside(f"M-40,{WATER} H840 V1240 H-40Z"):
        p.clay(below, {"": "#6a7a80", "antler": "#7a7f88"}, name="its image", lamps=[Lamp(0.75, 0.45, 0.4, 0.8), Lamp(-0.5, 0.7, 0.5, 0.4)], how={"as": "ghost", "strength": 0.5, "line": 0, "inner": 0, "bare": 1.4}, rays=20_000)
    with s.inside(f"M-40,-40 H840 V{WATER} C600,{WATER - 4} 500,{WATER + 8} 300,{WATER} L-40,{WATER}Z"):
        body = p.clay(isle, {"": "#8a7452", "leg": "#8f7858", "head": "#a88a64", "nose": "#2c2628", "ear": "#a07a58", "antler": "#7a6450", "lid": "#5c4636"}, name="island", role="subject",
                      texture={"": "fur", "antler": "bark", "nose": "", "ear": "hair", "lid": ""}, lamps=[sun, sky], drops=[(530, 540, 120, "#6a8a44"), (640, 570, 130, "#608040"), (720, 650, 100, "#5f7a44"), (210, 640, 60, "#74844c"), (400, 690, 50, "#74844c")], how={"bare": 1.3}, rays=RAYS)  # fmt: skip
    p.eyes(body, iris="#7a4a24", white="#efe2cc")
    rng = s.rng
    ridge = flow(isle.curve("back"), 14).tolist()
    spots = [(x + float(rng.normal(0, 10)), y + 6 + float(rng.random() ** 1.7 * 150)) for x, y in ridge for _ in range(5)]
    grass = [[(x, y + 9), (x + rng.normal(0, 3), y), (x + rng.normal(0, 7), y - rng.uniform(5, 17))] for x, y in spots if x > 476 + 0.3 * (y - 520) and y < 764]
    p.locks(sorted(grass, key=lambda one: one[0][1]), ["#55713c", "#6f8a48", "#8fa058", "#7d8a4c"], width=4, name="grass and moss")
    glints = [(float(rng.uniform(40, 800)), WATER + 4 + float(rng.random() ** 1.5 * 220), float(rng.uniform(20, 90))) for _ in range(34)]
    p.lift(lambda pen: [pen.oval(x, y, r, 1.0 + r * 0.022, "#ffffff") for x, y, r in glints], 0.65, soft=1.2)
    bx, by = 132.0, 884.0
    p.draw(lambda pen: mooring_boat(pen, bx, by, 1.0), name="boat", role="witness", ground=by, contact=0, how={"light": 0.25, "second": 0.3})

    def lines(k: InkPen) -> None:
        (tx, ty), (hx, hy) = isle.curve("rope")[0], (bx + 44, by - 110)
        k.line([(tx, ty), (tx * 0.6 + hx * 0.4, ty * 0.6 + hy * 0.4 + 8), (hx, hy), (hx - 40, hy + 40), (hx - 30, hy + 86)], 5.4)
        for i in range(4):
            k.line([(tx - 14, ty + 12 + 5 * i), (tx + 2, ty + 17 + 5 * i), (tx + 18, ty + 10 + 5 * i)], 4.0)
        for i, (x, y, _) in enumerate(isle.marks["ends"]):
            k.line([(x, y), (x + 6, y + 34), (x - 4, y + 62 + 22 * i)], 5.0).line([(x - 9, y + 2), (x, y + 8), (x + 9, y + 1)], 3.4)
            k.line([(x - 4, y + 60 + 22 * i), (x - 10, y + 74 + 22 * i)], 1.6).line([(x - 4, y + 60 + 22 * i), (x + 3, y + 76 + 22 * i)], 1.6)

    p.ink(lines, name="ropes", colour="#4a3a34")
    p.lift("M-30,930 C200,900 380,950 560,930 C660,920 760,940 830,930 V1120 C600,1150 300,1110 -30,1140Z", 0.75, soft=40)
    p.lift("M-30,690 C160,670 260,720 420,740 C600,760 700,720 830,730 V770 C640,790 400,800 -30,760Z", 0.45, soft=26)
    p.draw(near, name="alder twigs and reeds", plane="front", contact=0, how={"light": 0, "second": 0, "strength": 1.2})
    s.relate("boat", "is stitched to", body)
    s.describe("Somebody in a boat has moored to a small island. The island is a stag lying in the lake, one eye open; its antlers look like bare trees. The rope is tied to one antler; on the other are three old ends of rope. It is a misty morning.")  # fmt: skip
    s.moods("hushed", "embarrassed", "dreamy", "gentle")
    s.themes("arrival", "waking", "mistakes", "nature", "being a guest")
    s.says("land at last", "sorry, is this taken?", "we’ve been here before", "let sleeping islands lie", "five more minutes", "oops", "do not disturb", "the wake-up call", "no parking", "the landlord is in",
           "I thought you were a tree", "private property", "a soft landing", "the alarm clock", "on tiptoe", "living land", "caught in the act", "tied down", "you again", "moored to a dream", "the first morning", "unmapped",
           "a long line of guests", "wrong address", "holiday home", "who pulled my hair?", "slowly back away", "all ashore", "the island moved", "no man’s land", "an early start", "tug of war", "still half asleep",
           "the moss has grown", "hideaway", "that was not there yesterday", "a hook to hang one’s hat", "the last one got away", "ownership", "nature looks back", "good morning?", "home on the horns")  # fmt: skip
    s.about(place="an inland lake", time="early morning", light="before sunrise, rosy mist", composition="centred", view="far, across the lake",
            foreground="alder twigs and reeds, dark", unexplained="whose three old rope ends hang there")  # fmt: skip
