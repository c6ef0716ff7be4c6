"""From the bottom of a sack of marbles we look up: a magpie puts the moon in."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.collectors import holding_magpie, marble, sack_mouth

RAYS = 70_000
K, ROLL = 1.1, -32.0
MX, MY, MR = 268.0, 664.0, 130.0
HOLE = (236.0, 262.0, 126.0)


def spot(x: float, y: float, r: float, count: int = 14, flat: float = 1.0) -> list[tuple[float, float]]:
    return [(x + r * math.cos(a), y + r * flat * math.sin(a)) for a in (k * math.tau / count for k in range(count))]


def moon(pen: Pen) -> None:
    pen.circle(MX, MY, MR, "#fff3cc")
    with pen.at(MX, MY, scale=MR / 134, turn=-20):
        pen.path("M-88,-70C-38,-90 -18,-30 -48,10C-72,36 -118,20 -122,-10C-122,-40 -108,-60 -88,-70Z", "#ead6a2")
        pen.path("M32,60C82,30 116,40 112,68C92,110 42,124 12,110C2,90 14,72 32,60Z", "#ead6a2")
        for x, y, r in ((52, -60, 24), (88, -12, 12), (-36, 96, 14), (10, 6, 10)):
            pen.circle(x, y, r, "#ead6a2")


MARBLES = ((70.0, 1120.0, 118.0, ("#b8452e", "#f0c060", "#fff0d0"), 20.0), (300.0, 1164.0, 128.0, ("#3f86b8", "#5f9a5a", "#f4f6f0"), -12.0), (540.0, 1128.0, 112.0, ("#e0a23c", "#b8562e", "#f8e2a0"), 40.0), (742.0, 1150.0, 122.0, ("#6a9a86", "#2f5a5a", "#d8ecd8"), 170.0))


@card(id="64t3r0", title="Finders, Keepers", seed=308, palette="plum_wet", light=(-0.4, 0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((340, 540, 300))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#4a3d80", name="night", role="place", strength=1.0, wet=0.0, bloom=4, charge="#5f7f9a", uneven=0.8)
    rng = s.rng
    stars = [(float(x), float(y), float(r)) for x, y, r in zip(rng.uniform(60, 740, 54), rng.uniform(40, 900, 54), rng.uniform(1.4, 4.2, 54), strict=True)]
    p.lift(lambda pen: [pen.circle(x, y, r, "#ffffff") for x, y, r in stars if math.hypot(x - HOLE[0], y - HOLE[1]) > HOLE[2] + 24], 0.95, soft=1)
    p.lift(spot(*HOLE[:2], HOLE[2] + 16), 0.5, soft=14)
    p.wash(spot(*HOLE, 26), "#150e2c", name="hole in the night", role="prop", strength=1.4, wet=0, pool=0.6, bloom=1)
    for r, amount, strength in ((300, 0.55, 0.10), (190, 0.9, 0.18)):
        p.lift(spot(MX, MY, r), amount, soft=60)
        p.glaze(spot(MX, MY, r), "#ffdf9a", strength=strength, wet=1.0, name="moonlight")
    glow, sky = Lamp(MX + 10, MY + 20, 260, 1.7, 330), Lamp(-0.3, -0.8, 0.5, 0.34)
    bird = holding_magpie()
    (hx, hy, _), = bird.turned(scale=K, roll=ROLL).marks["held"]
    bird = bird.turned(at=(MX - hx, MY - hy, 0), scale=K, roll=ROLL)
    body = p.clay(bird, {"": "#2c2a44", "head": "#2c2a40", "beak": "#3a3644", "mouth": "#5a2232", "belly": "#f4eee8", "wing": "#2f6f9a", "lid": "#191725"}, name="magpie", role="subject", texture={"head": "feathers", "belly": "feathers", "wing": "feathers"}, lamps=[glow, sky], how={"as": "bold", "cool": 0.3, "turn": 0.3, "core": 0.1}, rays=RAYS)
    p.eyes(body, iris="#7a4a24", white="#e8dcc8", glint=(-0.4, 0.4))
    p.lift(spot(MX, MY, MR + 3, 30), 1.0, soft=2)
    p.draw(moon, name="moon", role="subject", contact=0, how={"light": 0.35, "second": 0.2, "strength": 0.5, "line": 0.6})
    sack = sack_mouth(400, 524, 344, 462)
    p.clay(sack, {"": "#9a5c30", "hem": "#b87838", "cord": "#e8bc54"}, name="sack", role="place", plane="front", texture={"cloth": "cloth"}, lamps=[Lamp(MX + 60, MY + 40, 320, 1.05, 460), Lamp(-0.3, -0.5, 0.8, 0.4)], how={"as": "bold", "cool": 0.5}, rays=RAYS)
    p.draw(lambda pen: [marble(pen, *m) for m in MARBLES], name="marbles", role="prop", plane="front", contact=0.3, how={"light": 0.25, "second": 0.45, "line": 1.1})
    p.lift(lambda pen: [pen.oval(x + (MX - x) / 9, y - r * 0.62, r * 0.24, r * 0.12, "#ffffff") for x, y, r, _, _ in MARBLES], 1.0, soft=2, plane="front")

    p.ink(lambda k: k.line(spot(*HOLE[:2], 129, 40), 2.0, closed=True, broken=0.1), name="edge of the hole", colour="#fff4cf")
    s.relate(body, "carries", "moon")
    s.describe("A magpie lowers the moon into a sack. We look up out of it, from between large marbles; the bird holds the moon in its open beak and squints at it. Behind it the sky has a black round hole. One of the marbles is blue and green.")
    s.moods("sly", "greedy", "playful", "dark")
    s.themes("theft", "collecting", "night", "possession", "the world as a toy")
    s.says("finders keepers", "mine", "the collection", "lights out", "one more won’t hurt", "jackpot", "kleptomania", "everything that shines", "a hole in the evening", "who will tell the wolves?", "eclipse", "blackout", "borrowed without asking", "the biggest one", "glitter", "shoplifting", "room for one more", "bedtime for everyone",
           "astronomers will complain", "cosmic marbles", "losing one’s marbles", "insatiable", "treasure", "somebody must have dropped it", "nobody will notice", "that was our planet", "the werewolf’s day off", "birds of a feather", "a bite too big", "open wide", "next: the sun", "full moon, full mouth", "spoils",
           "black hole", "tides out", "magpie years", "loot", "in the bag", "don’t swallow", "bottom of the bag", "a hoarder", "greed has a beak", "all that glitters", "we are next to the world", "grand larceny")  # fmt: skip
    s.about(place="the inside of a sack", time="night", weather="clear", light="the moon in the beak", composition="centred", view="from below, out of the sack", foreground="the pleats of the sack and the marbles", unexplained="one marble is a blue and green planet")  # fmt: skip
