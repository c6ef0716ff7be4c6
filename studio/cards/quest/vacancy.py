"""A lit inn hangs over the bog, and from whose brow it hangs."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.bog import HangingInn, bog_toad, causeway, mirrored, reed, wayfarer

RAYS = 80_000
IX, IY = 556.0, 386.0
INN = HangingInn(IX, IY, 1.04, 4)
WATER = 936.0


def reeds(pen: Pen) -> None:
    reed(pen, [(770, 1230), (764, 900), (746, 500), (730, 190)], 18, (1.0, 120))
    reed(pen, [(720, 1230), (736, 1060), (790, 860), (850, 720)], 20)
    reed(pen, [(812, 1230), (806, 800), (790, 380), (784, -20)], 18)
    reed(pen, [(48, 1230), (40, 800), (56, 300), (44, -30)], 18)
    reed(pen, [(96, 1230), (84, 1060), (30, 880), (-30, 780)], 20)


def pads(pen: Pen) -> None:
    for x, y, r in ((640, 1130, 78), (706, 1050, 40), (530, 1184, 60)):
        pen.path(f"M{x},{y} L{x + r * 0.9:.0f},{y - r * 0.2:.0f} A{r},{r * 0.3:.0f} 0 1,1 {x + r * 0.6:.0f},{y - r * 0.26:.0f}Z", "#3c5c50")


@card(id="n6wq1t", title="Vacancy", seed=52, palette="indigo_wash", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((430, 600, 330))
    p.wash("M-30,-30 H830 V700 H-30Z", "#25366e", name="night sky", role="place", strength=1.1, wet=0.0, bloom=3, charge="#3a3f7a", uneven=0.8, fade=(0, 0.35))
    p.wash("M-30,600 C200,612 600,596 830,606 V668 H-30Z", "#8fae8a", name="last light", strength=0.6, wet=0.9, bloom=0)
    p.wash("M-30,664 C200,656 600,668 830,660 V1230 H-30Z", "#22305c", name="bog", role="place", strength=1.15, wet=0.0, bloom=3, charge="#2c4a5a", uneven=0.9)
    p.wash("M-30,664 C60,640 120,660 200,650 C330,640 420,662 520,654 C640,640 720,658 830,646 V672 H-30Z", "#1c2648", name="far shore", strength=1.0, wet=0.1, bloom=0)
    for r, lifted, strength in ((310, 0.6, 0.16), (200, 1.0, 0.28)):
        halo = [(IX + r * math.cos(a), IY + 10 + r * math.sin(a)) for a in (k * math.tau / 12 for k in range(12))]
        p.lift(halo, lifted, soft=95)
        p.glaze(halo, "#fbb63a", strength=strength, wet=1.0, name="halo")
    path = lambda pen: [pen.oval(IX + 8 * math.sin(k * 2.1), 684 + 15 * k, 34 + 3.4 * k + 12 * math.sin(k * 1.7), 3 + 0.32 * k, "#f5a820") for k in range(34)]  # noqa: E731
    p.lift(path, 1.0, soft=2.5)
    p.glaze(path, "#f5a820", strength=0.6, wet=0.2, name="path of light")
    p.draw(lambda pen: causeway(pen, ((830, 716), (830, 732)), ((560, 820), (640, 884))), name="causeway", role="prop", contact=0.3, how={"light": 0.2, "second": 0.4})
    p.draw(lambda pen: wayfarer(pen, 694, 788, 1.15), name="traveller", role="witness", ground=788, how={"light": 0.3, "second": 0.3})
    toad = bog_toad().turned(at=(252, 960, 60), scale=2.25, yaw=20, pitch=4)
    [(bx, by, bz)] = toad.marks["brow"]
    toad.limb([(bx, by + 24, bz - 24, 46), (bx + 4, by - 50, bz, 24), (bx + 8, by - 200, bz, 15), (bx + 60, by - 380, bz, 12), (IX - 120, 182, bz, 10), (IX - 30, 176, bz, 9), (IX + 6, 220, bz, 10), (IX + 4, 252, bz, 15)], melt=30, part="stalk", per=16)
    lamp, sky = Lamp(IX - 20, IY + 60, 330, 2.0, 380), Lamp(-0.5, -0.75, 0.4, 0.26)
    p.draw(INN.walls, name="inn", role="subject", contact=0, how={"light": 0.1, "second": 0.3})
    p.wash(INN.lights, "#ffd257", name="lit door", strength=0.4, wet=0, bloom=0, loose=0.3)
    p.glaze(INN.waver, "#4a2a24", strength=0.85, wet=0.0, name="somebody")
    p.ink(INN.lines, name="timbers")
    tones = {"": "#7d8246", "throat": "#b0a060", "wart": "#8f8340", "stalk": "#8a7a4c", "lid": "#5c5c34", "eye": "#c9a040"}
    with s.inside(f"M-40,-40 H840 V{WATER - 6} C620,{WATER - 2} 590,{WATER + 14} 480,{WATER + 8} C330,{WATER - 6} 220,{WATER + 12} -40,{WATER + 2}Z"):
        body = p.clay(toad, tones, name="toad", role="subject", texture={"": "skin"}, lamps=[lamp, sky], how={"as": "bold", "cool": 0.45, "bare": 1.08}, drops=[(450, 650, 150, "#d0a040"), (430, 850, 120, "#b09440"), (330, 560, 80, "#c09a4a")], rays=RAYS)
    p.eyes(body, iris="#e0a42c", white="#c9b060", pupil="level", glint=(0.4, -0.1))
    below = mirrored(toad, WATER + 6)
    with s.inside(f"M-40,{WATER + 6} C300,{WATER} 600,{WATER + 18} 840,{WATER + 2} V1240 H-40Z"):
        image = p.clay(below, {"": "#2c3a48", "stalk": "#3a4048", "throat": "#3a4650", "eye": "#6a6038"}, name="its image", lamps=[Lamp(IX - 20, 2 * WATER - IY, 330, 1.3, 380), Lamp(-0.5, 0.75, 0.4, 0.2)], how={"as": "soft", "strength": 1.2, "line": 0, "inner": 0.3, "cool": 0.8, "bare": 1.4}, rays=30_000)
    p.eyes(image, iris="#a07a2c", white="#6a6448", pupil="level", shine=0, line=0.3)
    glints = [(float(s.rng.uniform(0, 640)), WATER + 10 + float(s.rng.random() ** 1.4 * 240), float(s.rng.uniform(14, 70))) for _ in range(44)]
    p.lift(lambda pen: [pen.oval(x, y, r, 0.9 + r * 0.02, "#ffffff") for x, y, r in glints] and pen.path(f"M-30,{WATER + 3} C300,{WATER - 3} 500,{WATER + 14} 640,{WATER + 4} L640,{WATER + 9} C500,{WATER + 20} 300,{WATER + 4} -30,{WATER + 9}Z", "#ffffff"), 0.6, soft=1.0)
    p.draw(pads, name="lily pads", contact=0, how={"light": 0.3, "second": 0.3, "strength": 0.8})
    stars = [(float(s.rng.uniform(0, 800)), float(s.rng.uniform(0, 560)), float(s.rng.uniform(1, 2.6))) for _ in range(60)]
    p.lift(lambda pen: [pen.circle(x, y, r, "#ffffff") for x, y, r in stars if math.hypot(x - IX, y - IY) > 230 and abs(x - 340) > 40], 0.9, soft=0.6)
    p.draw(reeds, name="reeds", role="prop", plane="front", contact=0, how={"light": 0, "second": 0, "strength": 1.3})
    s.relate("inn", "hangs from", body)
    s.describe("A tiny inn hangs before the brow of a toad. It hangs from a long stalk that grows between the huge toad’s eyes; the rest of it lies under water. A traveller hurries along a jetty towards the lit windows. Upstairs somebody waves.")  # fmt: skip
    s.moods("sly", "hopeful", "sinister", "patient")
    s.themes("temptation", "hospitality", "traps", "patience", "journeys")
    s.says("rooms free", "at last!", "nobody else is asking for a room", "a worm with a chimney", "all inclusive", "one night only", "five stars", "angler", "the welcome committee", "don’t take the first one you see", "light at the end", "hooked",
           "the landlord is at home", "bed and breakfast", "breakfast is you", "online dating", "the fine print", "tired feet", "will-o’-the-wisp", "a moth to the flame", "waterfront property", "phishing", "half asleep", "he never hurries",
           "free wifi", "the hungry landlord", "no reviews yet", "wave back", "what a lucky find", "dinner is on its way", "read the sign first", "turn round while you can", "a night’s lodging", "patience pays", "swamped",
           "everything has a catch", "the long wait", "hooks have no doorbell", "a shop window", "it looked bigger in the brochure", "home on a stalk", "the doorman is in the water")  # fmt: skip
    s.about(place="a bog", time="night", light="the lit inn", composition="left", view="eye level, at the water", foreground="reeds cut by the edges",
            unexplained="who waves at the upper window")  # fmt: skip
