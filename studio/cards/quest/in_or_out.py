"""A cat lies in the only gate between winter and summer."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import quiet_beasts as beasts
from reverie_studio.sculpt.night_beasts import strip

RAYS = 80_000
K = 1.22
LEFT = [(-30, 600), (120, 590), (262, 580)]
RIGHT = [(562, 556), (700, 548), (830, 536)]
TOWERS = ((286, 578, 62), (536, 560, 62))
CARTS = ((236, 250, 60), (176, 170, 52), (120, 96, 50), (196, 1010, -60), (150, 1088, -58), (104, 1164, -52))
SUN = Lamp(0.45, -0.6, 0.75, 1.05)


@card(id="g7yd3s", title="In or Out", seed=36, palette="cobalt_noon", light=(0.45, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((410, 740, 320))
    p.wash("M-30,-30 H830 V560 L-30,600Z", "#ffffff", name="snow", wet=0)
    summer = "M-30,592 C160,584 560,560 830,544 V1230 H-30Z"
    p.wash(summer, "#c9c24e", name="summer", role="place", strength=0.75, wet=0.1, bloom=4, charge="#8fb04a", uneven=0.9)
    p.wash("M-30,-30 H300 C260,60 120,100 -30,240Z M830,300 C720,340 640,420 600,540 L830,530Z", "#b4c8e4", name="winter", role="place", strength=0.3, wet=0.6)
    road = [(20, -30), (110, 90), (196, 200), (280, 330), (330, 470), (400, 560)]
    way = [(60, 1240), (130, 1120), (196, 1010), (260, 880), (300, 740), (400, 580)]
    p.glaze(strip([*road], 54, (1, 1)), "#9fb4d8", name="track in the snow", strength=0.35)
    p.lift(strip([*way], 58, (1, 1)), 0.6, soft=3)
    p.glaze(strip([*way], 58, (1, 1)), "#e0b880", name="road", strength=0.5)
    rng = s.rng
    bare = [(640, 400, 13), (700, 360, 15), (742, 440, 13), (90, 330, 13), (60, 420, 15), (130, 450, 12), (720, 60, 14), (770, 130, 14), (240, 60, 12), (300, 100, 12)]
    green = [(640, 700, 26), (700, 660, 22), (754, 720, 28), (676, 770, 20), (80, 700, 24), (44, 780, 28), (120, 800, 20), (620, 1090, 24), (96, 920, 20)]
    p.glaze(lambda pen: [pen.poly(strip([(x, y), (x - r * 1.1, y + r * 1.2), (x - r * 1.7, y + r * 2.0)], r * 1.7, (0.9, 0.5)), "#5b8cc8") for x, y, r in [*bare, *green]], "#3f6cc0", name="shadows", strength=0.45)
    p.draw(lambda pen: beasts.round_trees(pen, green, ("#6f8f34", "#a8b84a")), name="trees", how={"light": 0.3, "second": 0.4})
    p.draw(lambda pen: beasts.round_trees(pen, bare, ("#dfe6f0", "#fbfcff")), name="trees in the snow", how={"light": 0.5, "second": 0.4})
    flowers = [(float(rng.uniform(0, 800)), float(rng.uniform(640, 1200)), float(rng.uniform(2, 5))) for _ in range(170)]
    p.lift(lambda pen: [pen.circle(x, y, r, "#ffffff") for x, y, r in flowers], 0.95, soft=0.6)
    p.wash(lambda pen: [pen.circle(x, y, r * 0.8, "#d8382a") for x, y, r in flowers[::2]], "#d8382a", name="poppies", strength=0.8, wet=0, bloom=0, loose=0.5)
    p.glaze(lambda pen: [beasts.town_wall(pen, [(x - 22, y + 30) for x, y in line], 34, "#5b8cc8", "#5b8cc8", [(x - 22, y + 30, r) for x, y, r in t]) for line, t in ((LEFT, TOWERS[:1]), (RIGHT, TOWERS[1:]))], "#3f6cc0", name="shadow of the wall", strength=0.5)
    cat = beasts.gate_cat()
    p.cast(cat, wall=-60, lamp=SUN, colour="#3f6cc0", strength=0.55)
    p.draw(lambda pen: [beasts.town_wall(pen, line, 34, "#a8977c", "#d8c8a4", t) for line, t in ((LEFT, TOWERS[:1]), (RIGHT, TOWERS[1:]))], name="wall", role="prop", contact=0, how={"light": 0.3, "second": 0.35})
    bands = [(strip([(x - w, y - 18), (x, y + 10), (x + w, y - 18)], 24), "#8f4a1e") for x, y, w in ((422, 250, 70), (420, 310, 84), (418, 370, 84), (415, 430, 70), (412, 490, 56), (408, 640, 70), (405, 700, 80), (404, 756, 70))]
    bands += [(strip([(424 + 60 * d, y - 10), (424 + 110 * d, y), (424 + 160 * d, y - 14)], 20), "#8f4a1e") for y in (290, 336, 382) for d in (-1, 1)]
    bands += [(strip([(402 + 60 * d, y), (402 + 104 * d, y + 8), (402 + 150 * d, y - 6)], 18), "#8f4a1e") for y in (790, 840, 890) for d in (-1, 1)]
    bands += [(strip([(x - u, y - v), (x, y), (x + u, y + v)], 26, (0.8, 0.8)), "#8f4a1e") for x, y, u, v in ((470, 96, 14, 36), (530, 72, 2, 38), (592, 82, -14, 36), (648, 124, -30, 22), (672, 180, -36, 2), (662, 240, -34, -12))]
    p.clay(cat, {"": "#dd9140", "paw": "#f6ead2"}, name="cat", role="subject", texture={"": "fur", "paw": ""}, lamps=[SUN], how={"cool": 0.5, "bare": 1.0, "marks": 0.5, "size": 0.8}, markings=bands, drops=[(424, 270, 150, "#c08a5c")], rays=RAYS)
    pose = {"at": (402.0, 872.0, 150.0), "scale": K, "pitch": 2.0, "roll": -4.0}
    face = beasts.gate_cat_head().turned(**pose)
    m = [(strip([(402 + u * K, 872 + v * K), (402 + u2 * K, 872 + v2 * K), (402 + u3 * K, 872 + v3 * K)], w * K), "#8f4a1e") for u, v, u2, v2, u3, v3, w in ((0, -96, 0, -76, 0, -56, 9), (-26, -92, -22, -74, -14, -58, 9), (26, -92, 22, -74, 14, -58, 9), (70, 0, 96, 8, 122, 4, 9), (66, 24, 92, 38, 114, 44, 9), (-70, 0, -96, 8, -122, 4, 9), (-66, 24, -92, 38, -114, 44, 9))]
    head = p.clay(face, {"": "#dd9140", "muzzle": "#f8ecd6", "nose": "#c8685c", "ear": "#c87c38", "lid": "#b8742e"}, name="head", role="subject", texture={"": "fur"}, lamps=[SUN], how={"cool": 0.45, "bare": 1.0, "marks": 0.6}, markings=m, casters=[], rays=RAYS)
    p.eyes(head, iris="#9ab83c", white="#d8dc9c", pupil="slit")

    def lines(k: InkPen) -> None:
        for side in ("left", "right"):
            k.line(face.curve(f"lip {side}"), 2.2)
        for d in (-1, 1):
            for n in range(3):
                k.line([(402 + d * 46, 910 + 8 * n), (402 + d * 120, 900 + 18 * n), (402 + d * 190, 908 + 30 * n)], 1.4, taper=50)
        for x, y, a in CARTS:
            beasts.cart(k, x, y, a)

    p.ink(lines, name="carts", role="witness")
    p.lift(lambda pen: [pen.oval(x, y, r, r * 0.7, "#ffffff") for x, y, r in ((390, 214, 34), (430, 190, 26), (470, 240, 22), (360, 262, 16), (600, 66, 20), (650, 110, 14), (500, 62, 12), (330, 300, 12), (500, 310, 14), (440, 330, 10))], 0.9, soft=4)
    p.draw(lambda pen: beasts.near_tower(pen, 930, 1330, 350, "#3a3f5c", "#23283f"), name="our tower", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.4, "strength": 1.3})
    s.relate("cat", "guards", "wall")
    s.describe("An enormous cat lies in the only gate of a long wall. Her hindquarters are in the snow, her head and forepaws in the flowering grass; half asleep, she fills the gate. On both sides small carts wait to get through. We look straight down.")
    s.moods("lazy", "comic", "stubborn", "peaceful")
    s.themes("borders", "waiting", "comfort", "seasons", "indecision")
    s.says("make up your mind", "nobody dares to ask", "she was here first", "in or out?", "traffic jam", "after you", "bottleneck", "I’m comfortable", "let sleeping cats lie", "spring is late", "the best of both worlds",
           "one foot in each season", "Sunday morning", "closed until further notice", "the gatekeeper", "neither here nor there", "on the fence", "tight fit", "road works", "too big to argue with", "border control", "somebody wake her",
           "half the heating bill", "sorry I’m late", "the middle of March", "roadblock", "my house, my rules", "the doormat", "do you mind?", "a soft frontier", "caught between two worlds", "it’s her gate", "global warming", "passive resistance",
           "transition period", "the queue", "purring", "open-door policy", "sunny side down")  # fmt: skip
    s.about(place="a wall between winter and summer", time="noon", light="high sun and short blue shadows", composition="centred", view="from above, straight down",
            foreground="the dark battlement of our tower, cut by the corner", unexplained="why winter ends at the wall")  # fmt: skip
