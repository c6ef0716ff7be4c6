"""A hound has brought us a house over the snow; somebody in it draws the curtain."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Clay, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.rock_beasts import bloodhound_face
from reverie_studio.sculpt.washed import SmallHouse

POSE = {"at": (404.0, 400.0, 0.0), "scale": 1.42, "yaw": -8.0, "pitch": 10.0, "roll": 5.0}
HX, HY = 404.0, 770.0
HOME = SmallHouse(HX, HY, 1.5, -6)


def hound() -> Clay:
    """It looks up at us."""
    c = bloodhound_face()
    for name in ("left", "right"):
        c.marks[f"iris {name}"] = [(x, y - 15, z) for x, y, z in c.marks[f"iris {name}"]]
    c.lumps = [lump for lump in c.lumps if lump.part != "ear" and lump.ra < 118.5]
    return c.both(Clay().limb([(92, -168, -70, 28), (146, -120, -50, 42), (174, -10, -36, 48), (168, 100, -30, 40), (150, 172, -26, 13)], melt=10, part="ear", press=(0.9, 0, 0.5), per=16))


def somebody(pen: Pen) -> None:
    """At the right-hand window, an arm up at the curtain."""
    with pen.at(HX, HY, turn=-6, scale=1.5):
        pen.path("M56,76 C55,62 58,56 61,54 C58,50 59,44 63,43 C67,43 68,49 66,53 C69,54 72,46 76,36 L78,38 C76,50 73,60 70,62 L70,70Z", "#5a3a2c")
        pen.path("M46,38 L54,35 C52,48 54,60 51,78 L46,80Z", "#b8483c")


def tracks(pen: Pen) -> None:
    """Its way over the plain, from the street to us."""
    for k in range(30):
        q = k / 29
        x, y, r = 610 + 150 * math.sin(2.9 * q) + (1 if k % 2 else -1) * (3 + 14 * q), 112 + 560 * q**1.5, 2 + 14 * q
        pen.oval(x, y, r, r * 0.6, "#4a4a78")
        pen.oval(x, y + r * 0.9, r * 0.8, r * 0.24, "#4a4a78")


@card(id="d7rk3u", title="Drop It", seed=23, palette="plum_wet", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 560, 300))
    p.wash("M-30,-30 H830 V100 H-30Z", "#c98a96", name="evening", strength=0.6, wet=0.0, bloom=2, charge="#8a76b0", fade=(0, -0.6))
    p.wash("M-30,92 H830 V1230 H-30Z", "#6a6da2", name="plain in the snow", role="place", strength=0.85, wet=0.0, bloom=4, charge="#8f7fb4", uneven=0.9)
    houses = [(4 + 31 * k, 16 + (k * 37) % 15, k % 3) for k in range(26) if k != 17]
    p.draw(lambda pen: [pen.path(f"M{x},96 V{96 - h} L{x + 11 + k},{86 - h} L{x + 21 + k},{96 - h} V96Z", "#5c4f82") for x, h, k in houses], name="far street", role="prop", contact=0, how={"line": 0.4, "light": 0, "second": 0, "strength": 0.7})
    p.wash(lambda pen: [pen.rect(x + 8, 78, 4, 6, "#ffc857") for x, _, _ in houses], "#ffc857", name="lights", strength=0.9, wet=0, bloom=0, loose=0.3)
    p.glaze(tracks, "#4a4a78", name="tracks", strength=0.6, wet=0.1)
    glow = [(HX + 320 * math.cos(a), HY + 170 + 330 * math.sin(a)) for a in (k * math.tau / 12 for k in range(12))]
    p.lift(glow, 0.85, soft=80)
    p.glaze(glow, "#f3c46a", strength=0.16, wet=1.0, name="glow on the snow")
    dog = hound().turned(**POSE)
    lamp, sky = Lamp(HX, HY + 10, 460, 1.2, 260), Lamp(-0.5, -0.75, 0.5, 0.72)
    back = Clay().limb([(410, 420, -260, 180), (452, 280, -420, 150), (490, 190, -560, 110)], part="back", per=16).limb([(505, 150, -600, 22), (546, 70, -620, 18), (622, 40, -620, 10)], part="back", per=8)
    p.clay(back, "#7d4a36", name="its back", lamps=[sky], texture="fur", how={"marks": 0.6})
    body = p.clay(dog, {"": "#b0703f", "ear": "#7d4a36", "lip": "#c08a5c", "nose": "#332a30", "lid": "#8a5040"}, name="hound", role="subject", texture={"": "fur", "ear": "hair"}, lamps=[lamp, sky], how={"inner": 0.55})
    p.eyes(body, iris="#9a6428", white="#efe4d2", glint=(-0.2, 0.42))
    palm = hand("cup", wrist=190).turned(at=(420, 1236, 300), scale=2.25, yaw=-14, pitch=18, roll=3)
    p.clay(palm, "#e3b394", name="hand", role="witness", lamps=[Lamp(HX + 10, HY + 120, 640, 1.5, 380), Lamp(-0.5, -0.75, 0.5, 0.3)])
    p.draw(HOME.walls, name="house", role="accent", contact=0, how={"light": 0.05, "second": 0.35})
    p.wash(HOME.windows, "#ffc23a", name="lit windows", strength=0.75, wet=0.0, loose=0.3, bloom=0)
    p.glaze(somebody, "#5a3a2c", strength=0.85, wet=0.0, name="somebody")
    p.clay(Clay([lump for lump in dog.lumps if lump.part == "nose" or (lump.part == "lip" and lump.tone == 1)], dog.marks), {"": "#c08a5c", "nose": "#332a30"}, name="lips", texture={"lip": "fur"}, lamps=[lamp, sky])
    palm_lines = ([(352, 1090), (410, 1066), (470, 1080), (506, 1060)], [(346, 1132), (400, 1112), (452, 1128)], [(500, 1082), (462, 1120), (446, 1190)], [(548, 1040), (560, 1046), (568, 1044)], [(518, 1098), (530, 1106)])
    p.ink(lambda k: [HOME.lines(k), *(k.line(v, 1.8, broken=0.25, taper=24) for v in palm_lines)] and k.blot("M318,452 C312,436 330,428 344,438 C336,442 328,446 318,452Z M424,462 C434,446 416,434 402,442 C410,448 416,454 424,462Z"), name="details")
    s.relate(body, "carries", "house")
    s.describe("A big hound holds a small house in its mouth. It carries it by the roof and looks up at us; our empty hand is stretched out below. The windows are lit, and in one somebody raises an arm. Tracks lead back to a far row of houses.")  # fmt: skip
    s.moods("faithful", "guilty", "homely", "comic")
    s.themes("home", "loyalty", "gifts", "theft", "coming back")
    s.says("where did you get that?", "I said: fetch", "at last we are home", "drop it", "good boy", "bad dog", "moving house", "retriever", "home delivery", "mobile home", "house broken", "give!", "the neighbours", "what have you done?",
           "somebody’s address", "real estate", "a gift", "soft mouth", "proud", "big puppy eyes", "home is where the dog is", "it followed him", "not a bone", "removal men", "room service", "a roof over your head",
           "the missing house", "please can we keep it?", "housewarming", "they have not noticed", "takeaway", "apology", "sit", "homesickness", "kennel", "by the scruff", "fetch", "souvenir", "rescue", "loot", "delivery", "mine", "careful with the chimney", "eviction", "doorstep", "thanks, I suppose")  # fmt: skip
    s.about(place="a plain in the snow", time="dusk", light="the windows of the house", composition="centred", view="near, from above",
            foreground="our own hand", unexplained="who draws the curtain")  # fmt: skip
