"""We threw a ball into the lake; the dog brings a house, and somebody in it draws the curtain."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Clay, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import retrievers as lake
from reverie_studio.sculpt.night_beasts import strip
from reverie_studio.sculpt.washed import SmallHouse

RAYS = 70_000
HX, HY, HK = 344.0, 742.0, 1.62
HOME = SmallHouse(HX, HY, HK, 3)
WATER = HY + 84 * HK
BALL = (666.0, 912.0)
DRY = "M-30,-30 H830 V588 C780,590 750,572 700,580 C640,590 620,640 560,652 C440,676 320,672 240,640 C190,620 190,556 120,548 C80,540 30,548 -30,548Z"


@card(id="h7vq2n", title="Not What I Threw", seed=23, palette="plum_wet", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((390, 560, 320))
    p.wash("M-30,-30 H830 V170 H-30Z", "#d08a90", name="evening", strength=0.6, wet=0.0, bloom=2, charge="#8a76b0", fade=(0, -0.6))
    panes = [(x + w / 2 - 4, 150 - h * 0.7) for x, w, h, _ in lake.shore_street()]
    p.draw(lake.shore, name="far street", role="prop", contact=0, how={"line": 0.4, "light": 0, "second": 0.1, "strength": 0.8})
    p.lift(lambda pen: [pen.rect(x, y, 9, 13, "#ffffff") for x, y in panes], 1.0, soft=0.6)
    p.glaze(lambda pen: [pen.rect(x, y, 9, 13, "#ffc857") for x, y in panes], "#ffc240", strength=0.8, wet=0, name="lights")
    p.wash("M-30,166 H830 V1230 H-30Z", "#3c4a86", name="lake", role="place", strength=1.15, wet=0.0, bloom=4, charge="#6a6aa8", uneven=0.9, fade=(0, -0.4))
    p.lift(lambda pen: [pen.rect(x + 2, 176, 5, 46, "#ffffff") for x, _ in panes], 0.5, soft=3)
    for r, q, amount, strength in ((380, 0.8, 0.6, 0.14), (230, 0.8, 0.85, 0.3)):
        ring = [(HX + r * math.cos(a), WATER + 60 + r * q * math.sin(a)) for a in (k * math.tau / 14 for k in range(14))]
        p.lift(ring, amount, soft=70)
        p.glaze(ring, "#f3b64a", strength=strength, wet=1.0, name="glow on the water")
    p.lift(lambda pen: [pen.poly(strip(v, 11, (0.1, 0.0)), "#ffffff") for v in lake.WAVES], 0.75, soft=2)
    p.glaze(lambda pen: [pen.poly(strip([(x + 5, y + 15) for x, y in v], 9, (0.1, 0.0)), "#2c3468") for v in lake.WAVES], "#2c3468", strength=0.5, wet=0.2, name="dark of the waves")
    lamp, sky = Lamp(HX, WATER - 30, 330, 1.35, 330), Lamp(-0.5, -0.75, 0.55, 0.72)
    back = Clay().limb([(470, 380, -260, 130), (530, 270, -420, 112), (576, 200, -560, 70)], part="back", per=16).limb([(590, 190, -580, 26), (640, 150, -600, 34), (680, 90, -620, 30), (690, 56, -620, 6)], melt=10, part="back", per=10)
    with s.inside("M300,-30 H830 V196 C740,216 690,240 660,300 C630,380 590,440 540,470 L300,470Z"):
        p.clay(back, "#b07840", name="its back", lamps=[sky], texture="hair", how={"marks": 0.7}, rays=RAYS)
    dog = lake.swimming_dog().turned(at=(404, 392, 0), scale=1.34, yaw=-16, pitch=4, roll=4)
    with s.inside(DRY):
        body = p.clay(dog, {"": "#c08444", "muzzle": "#d8a868", "jowl": "#d0a268", "nose": "#2f2830", "chin": "#8a5a38", "ear": "#8f5a30", "lid": "#6a4028"}, name="dog", role="subject", texture={"": "fur", "ear": "hair", "nose": ""}, lamps=[lamp, sky], how={"inner": 0.55}, rays=RAYS)
    p.eyes(body, iris="#6a3c1c", white="#efe4d2", glint=(-0.2, -0.4))
    shores = [lake.ripple(52, 548, 90, 16, -10, 190), lake.ripple(722, 584, 92, 18, -10, 190), [(236, 650), (330, 676), (430, 686), (540, 678), (600, 658), (652, 634), (690, 636)], [(674, 288), (686, 254), (714, 226), (752, 206)], [(180, 684), (320, 714), (470, 722), (600, 700), (680, 670)]]
    p.lift(lambda pen: [pen.poly(strip(v, 9, (0.2, 0.2)), "#ffffff") for v in shores], 0.9, soft=1.4)
    p.glaze([(322, 540), (352, 536), (424, 592), (430, 616), (326, 616)], "#3a2028", strength=0.9, wet=0.1, name="inside of its mouth")
    p.glaze([(470, 690), (560, 680), (600, 640), (620, 690), (560, 740), (490, 760)], "#5a3a34", strength=0.35, wet=0.9, name="its mirror image")
    for n in range(7):
        u, v = -86 + 3 * n, 100 + 15 * n
        p.glaze(HOME.at((u, v), (20, v + 18), (92 - 6 * n, v - 6), (94 - 6 * n, v + 3), (20, v + 28), (u - 2, v + 9)), "#7a4a44", strength=0.5 - 0.05 * n, wet=0.3, name="mirror image of the house")
    for u, v in ((-58, 128), (-8, 140), (62, 132)):
        p.lift(HOME.at((u - 13, v), (u + 13, v + 3), (u + 9, v + 78), (u - 9, v + 76)), 0.8, soft=7)
        p.glaze(HOME.at((u - 15, v), (u + 15, v + 3), (u + 10, v + 86), (u - 10, v + 84)), "#ffb62a", strength=0.55, wet=0.7, name="light of a window")
    p.draw(HOME.walls, name="house", role="accent", contact=0, how={"light": 0.05, "second": 0.35})
    p.wash(HOME.windows, "#ffc23a", name="lit windows", strength=0.75, wet=0.0, loose=0.3, bloom=0)
    p.glaze(lambda pen: lake.at_the_curtain(pen, HX, HY, HK, 3), "#5a3a2c", strength=0.85, wet=0.0, name="somebody")
    p.ink(HOME.lines, name="tiles")
    p.clay(lake.mouthful(dog), {"": "#c99a5e", "muzzle": "#d8a868", "nose": "#2f2830"}, name="jowls", texture={"": "fur", "nose": ""}, lamps=[lamp, sky], how={"inner": 0.6}, rays=RAYS)
    p.draw(lake.jetty, name="jetty", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.2, "strength": 1.1})
    p.ink(lambda k: [k.line([(x, 1104 - x * 0.027), (400 + (x - 400) * 1.4, 1230)], 2.2, broken=0.1) for x in range(-260, 1100, 118)], name="planks", colour="#1d1624", plane="front")
    p.draw(lambda pen: pen.circle(*BALL, 44, "#d8402e"), name="red ball", role="accent", contact=0, how={"light": 0.4, "second": 0.4})

    rings = [lake.ripple(BALL[0], BALL[1] + 26, 66, 24, -20, 200), lake.ripple(BALL[0], BALL[1] + 32, 100, 38, 10, 160), HOME.at((-104, 96), (-40, 106), (20, 119), (60, 106), (110, 88)), HOME.at((-128, 116), (-50, 134), (24, 146), (76, 126), (130, 100)), HOME.at((-70, 156), (-10, 166), (50, 160)), HOME.at((-40, 186), (0, 190), (30, 186))]
    p.lift(lambda pen: [pen.poly(strip(v, 9, (0.2, 0.2)), "#ffffff") for v in rings], 0.9, soft=1.4)
    p.ink(lambda k: [k.line(dog.curve(f"lip {side}"), 2.6) for side in ("left", "right")], name="lips")
    s.relate(body, "carries", "house")
    s.describe("A dog swims to our jetty with a house in its mouth. It holds it by the chimney and looks at us; the windows are lit, and in one somebody raises an arm. A red ball drifts beside it. On the far shore one house is missing from the row.")
    s.moods("faithful", "guilty", "homely", "comic")
    s.themes("home", "loyalty", "gifts", "theft", "coming back")
    s.says("where did you get that?", "I said: fetch", "at last we are home", "drop it", "good boy", "bad dog", "moving house", "retriever", "home delivery", "houseboat", "house broken", "that is not the ball", "the neighbours", "what have you done?", "waterfront property",
           "somebody’s address", "real estate", "soft mouth", "puppy eyes", "home is where the dog is", "it followed me home", "removal men", "room service", "take it back at once", "one is missing", "can we keep it?", "housewarming", "they have not noticed yet", "takeaway", "flood", "sit", "homesickness",
           "kennel", "overachiever", "souvenir", "rescue", "better than a stick", "careful with the chimney", "eviction", "doorstep", "thanks, I suppose", "wave if you need help", "Noah’s dog", "lake view", "wrong order", "it means well")  # fmt: skip
    s.about(place="a lake with a town on its far shore", time="dusk", light="the windows of the house", composition="centred", view="from above, from a jetty", foreground="the dark planks of our jetty", unexplained="who draws the curtain in there")  # fmt: skip
