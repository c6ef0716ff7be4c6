"""A crocodile keeps the last of the river inside its ring, and lets somebody drink."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gatekeepers import cracked_mud, curled_crocodile, drinking_oryx

RAYS = 75_000
CX, CY = 384.0, 490.0
FISH = ((340, 452, 20), (430, 420, -160), (486, 470, 70), (352, 530, 120), (410, 486, -30))


def tracks(pen: Pen) -> None:
    """Three lead here, two lead away."""
    for x0, y0, x1, y1, down in ((96, -10, 220, 236, 1), (250, -30, 330, 210, 1), (402, -20, 420, 200, 1), (560, 200, 600, -20, 0), (680, 250, 790, 20, 0)):
        n = 8
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
        for q in range(n):
            x, y = x0 + (x1 - x0) * q / n + (9 if q % 2 else -9), y0 + (y1 - y0) * q / n
            with pen.at(x, y, turn=turn, scale=0.8 + 0.014 * y ** 0.5 if y > 0 else 0.8):
                pen.path("M-2,-13 C-12,-10 -14,6 -9,12 C-4,14 -2,6 -2,-13Z M2,-13 C12,-10 14,6 9,12 C4,14 2,6 2,-13Z", "#8a6a58")


def fish(pen: Pen) -> None:
    for x, y, turn in FISH:
        with pen.at(x, y, turn=turn, scale=1.0):
            pen.path("M-24,0 C-12,-13 12,-10 20,0 L34,-10 L31,0 L34,10 L20,0 C12,10 -12,13 -24,0Z", "#f0a060")


@card(id="c3vn6k", title="Help Yourself", seed=48, palette="tea_stain", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((370, 560, 280))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#e2bd8a", name="bed of the river", role="place", strength=0.5, wet=0.0, bloom=3, charge="#d8a878", uneven=0.9)
    p.ink(lambda k: cracked_mud(k, CX, CY), name="cracks", colour="#7a5a44", strength=0.85)
    p.draw(tracks, name="tracks", role="prop", contact=0, how={"light": 0, "second": 0, "line": 0.5, "strength": 0.8})
    pool = [(CX + 214 * math.cos(a), CY + 156 * math.sin(a)) for a in (math.tau * k / 24 for k in range(24))]
    p.wash(pool, "#2f78b8", name="pool", role="place", strength=1.0, wet=0.0, bloom=2, charge="#4fa0b8", uneven=0.8)
    p.lift([(300, 420), (360, 396), (440, 404), (500, 436), (470, 462), (400, 452), (340, 456)], 0.7, soft=14)
    p.glaze(fish, "#e88a3a", strength=0.85, wet=0.1, name="fish")
    p.ink(lambda k: [k.line([(x, y), (x + 8, y - 4), (x + 18, y - 3)], 1.4) for x, y, _ in FISH], name="glints")
    sun, sky = Lamp(-0.55, -0.6, 0.6, 0.95), Lamp(0.6, 0.3, 0.6, 0.16)
    croc = curled_crocodile().turned(at=(CX, CY, 0))
    p.cast(croc, wall=-70, lamp=Lamp(-0.6, -0.65, 0.75), colour="#6a5a8a", strength=0.6)
    tones = {"": "#7d8a52", "head": "#86925a", "jaw": "#a8a874", "scute": "#5f6f42", "leg": "#76834e", "claw": "#4a4034", "eye": "#d8c070", "lid": "#5f6a40"}
    body = p.clay(croc, tones, name="crocodile", role="subject",
                  texture={"hide": "scales", "leg": "scales", "head": "skin"}, lamps=[sun, sky], how={"as": "bold", "cool": 0.45, "bare": 0.95}, rays=RAYS)
    p.eyes(body, iris="#d8a02c", white="#f0e2a0", pupil="slit")
    p.draw(lambda pen: [pen.poly([(x - 7, y - 3), (x + 7, y - 1), (x + (3 if side == "jaw" else -3), y + 16)], "#f8f0dc") for side in ("jaw", "other jaw") for x, y in smooth_points(croc.curve(side), False, 2)], name="teeth", contact=0, how={"light": 0.5, "second": 0.2, "loose": 0.5})
    (ex, ey), *_ = croc.curve("lower near")[3:]
    p.draw(lambda pen: pen.path(f"M{ex + 20},{ey + 4} C{ex + 30},{ey + 26} {ex + 38},{ey + 38} {ex + 30},{ey + 48} C{ex + 20},{ey + 58} {ex + 8},{ey + 46} {ex + 12},{ey + 32}Z", "#a8d8f0"), name="tear", role="accent", contact=0, how={"light": 0.6, "second": 0.3, "strength": 0.8})
    oryx = drinking_oryx().turned(at=(508, 850, 160), scale=1.06, roll=-4)
    oryx_body = p.clay(oryx, {"": "#8a5a3c", "head": "#6a4430", "ear": "#a87a5a", "inside": "#e0b8a0", "horn": "#2c2430", "mane": "#2a1c1a", "nose": "#1e1618"}, name="oryx", role="witness", texture={"": "fur", "horn": "", "ear": "hair"}, lamps=[sun, sky], how={"as": "dark", "cool": 0.5, "bare": 1.25, "strength": 1.2}, rays=RAYS)
    nx, ny = oryx.curve("muzzle")[0]
    p.ink(lambda k: [k.line([(nx + 66 * q * math.cos(a), ny - 8 + 34 * q * math.sin(a)) for a in (math.pi * (1.02 + 0.96 * j / 16) for j in range(17))], 2.0 / q, broken=0.3) for q in (1.0, 1.5, 2.0)], name="ripples", colour="#123a66")
    s.relate(body, "feeds", oryx_body)
    s.describe("A crocodile lies curled round the last pool of a dry river. Small fish swim in it. An antelope with long dark horns has bent over its body to drink; a tear stands under the crocodile’s eye. Three tracks of hooves lead to the pool, only two lead away.")  # fmt: skip
    s.moods("uneasy", "generous", "sad", "thirsty")
    s.themes("trust", "hospitality", "traps", "drought", "sharing")
    s.says("help yourself", "it’s my last, too", "don’t look it in the eye", "crocodile tears", "a drop of kindness", "three came, two left", "the host is crying", "free drinks", "happy hour", "what’s the catch?", "count the tracks", "a private pool", "the bar never closes",
           "last orders", "full circle", "a ring with a heart", "trust me", "thirst is a poor adviser", "the neighbour you don’t choose", "somebody paid for this round", "guard dog", "he means well", "arms around it all", "the lifeguard", "who is keeping whom?",
           "mine, but go on", "an open mouth", "it tastes of salt", "drinking problem", "peace at the water hole", "in the lion’s den", "sleeping partner", "savings account", "the kindness of strangers", "no diving", "I know what it costs", "make yourself at home", "an old grudge",
           "a bite to follow", "better not say thank you", "the small print in the mud", "what is left of the sea", "regular customers", "holding back tears")  # fmt: skip
    s.about(place="a dry river bed", time="afternoon", light="white sun from the left", composition="diagonal", view="from above, behind the drinker", foreground="an antelope’s nape, ears and horns",
            unexplained="three tracks lead to the pool, only two lead away")  # fmt: skip
