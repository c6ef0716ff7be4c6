"""A keyhole in the brow of a lion, and noon behind it; a hand turns the key."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Clay, InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import lion_head
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.marks import holding
from reverie_studio.sculpt.river_beasts import shut_muzzle
from reverie_studio.sculpt.washed import open_gates, standing_locks

X, Y = 310.0, 770.0
POSE = {"at": (X, Y, 0.0), "scale": 2.5, "yaw": 9.0, "pitch": -12.0, "roll": 7.0}
MANE = ((240, 640, 36), (205, 500, 32), (170, 390, 27), (150, 300, 23))
GATES = ((706, 236, 1.0), (610, 160, 0.58), (556, 124, 0.34), (524, 106, 0.2), (506, 97, 0.12))


def lion() -> Clay:
    """Its mouth shut, its eyes on its own brow."""
    c = lion_head(gape=0.0, lids=1.2, inner=0.9, ears=1.15)
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"iris {name}"] = [(x - 4.5 * side, y - 4.5, z + 1) for x, y, z in c.marks[f"iris {name}"]]
    c.marks["lock"] = [(0, -66, 70)]
    return shut_muzzle(c)


@card(id="h5xq2e", title="The Last Lock", seed=11, palette="marigold", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((360, 640, 300))
    p.wash("M-30,-30 H830 V130 H-30Z", "#e8a35c", name="afterglow", strength=0.7, wet=0.0, bloom=1, charge="#8d7fa8", fade=(0, -0.9))
    p.wash("M-30,92 C200,84 500,96 830,88 V1230 H-30Z", "#4a4468", name="plain at dusk", role="place", strength=1.0, wet=0.0, bloom=3, charge="#6b5560", uneven=0.9)
    p.wash("M-30,96 C60,60 130,84 210,74 C300,62 340,88 420,80 C560,70 640,86 830,60 V98 H-30Z", "#7d6f9c", name="far hills", strength=0.8, wet=0.0, bloom=0)
    p.wash("M494,98 L506,98 C560,130 640,150 830,300 V420 C700,300 560,180 494,98Z", "#b98a78", name="road", strength=0.6, wet=0.05, bloom=0)
    p.draw(lambda pen: open_gates(pen, GATES), name="open gates", role="prop", contact=0, how={"light": 0.2, "second": 0.4, "line": 0.7})
    beast = lion().turned(**POSE)
    [(kx, ky, kz)] = beast.marks["lock"]
    noon, dusk = Lamp(kx + 24, ky - 6, kz + 150, 2.0, 270), Lamp(-0.5, -0.75, 0.4, 0.22)

    def shine(x: float, y: float) -> float:
        return 1.0 / (1 + (math.hypot(x - kx - 20, (y - ky) * (1.4 if y > ky else 0.8)) / 190) ** 2.4)

    for near, far, width in MANE:
        p.locks(standing_locks(X, Y - 20, near, far, 120, s.rng), ["#8a4a26", "#a5602e", "#6d3a2c"], width=width, lit=shine, name="mane", how={"shade": 1.25, "cool": 0.8})
    face = p.clay(beast, {"": "#d4924e", "lip": "#f6d39a", "jaw": "#dfb27c", "nose": "#7c463c", "lid": "#4a2c22", "ear": "#a8683a"}, name="lion", role="subject", texture="fur", lamps=[noon, dusk], how={"as": "bold", "bare": 0.95, "cool": 0.32, "reflect": 0.9})
    ruff = [[(X + q * math.cos(a + v), Y + 10 + q * 1.05 * math.sin(a + v)) for q, v in ((r, 0.0), (r + 46, 0.05), (r + 100, 0.12 * math.cos(a)))]
            for a, r in ((math.radians(d), 204 - 24 * math.cos(math.radians(d * 2)) + s.rng.normal(0, 8)) for d in (*range(-28, 212, 3), *range(-104, -66, 4)))]  # fmt: skip
    p.locks(ruff, ["#a5602e", "#8a4a26", "#b8743c"], width=22, lit=shine, name="ruff", how={"shade": 1.1, "cool": 0.6})
    p.eyes(face, iris="#d8a02c", white="#f4e6c4", glint=(0.1, -0.5))

    def muzzle(k: InkPen) -> None:
        for d, side in ((-1, "left"), (1, "right")):
            k.line(beast.curve(f"lip {side}"), 3.4)
            for i, (x, y) in enumerate(beast.curve(f"pad {side}")):
                k.line([(x, y), (x + d * 90, y - 26 + 18 * i), (x + d * (190 + 14 * i), y + 10 + 34 * i)], 1.5, taper=50)

    p.ink(muzzle, name="whiskers")
    px, py = kx + 118, ky - 84
    p.draw(lambda pen: pen.path(f"M{kx},{ky - 46} C{kx + 34},{ky - 40} {kx + 36},{ky + 30} {kx + 4},{ky + 62} C{kx - 30},{ky + 34} {kx - 32},{ky - 38} {kx},{ky - 46}Z", "#8a5a24"), name="lock", how={"light": 0.2, "second": 0.5})
    p.wash(f"M{kx - 11},{ky - 12} a12,12 0 1,1 24,0 L{kx + 4},{ky - 4} L{kx + 13},{ky + 34} L{kx - 9},{ky + 36} L{kx - 3},{ky - 2}Z", "#ffffff", name="keyhole", role="accent", wet=0.0, loose=0, line=0.8)
    p.draw(lambda pen: (pen.taper([(kx + 2, ky - 4), (px, py)], 15, 13, "#f6e7a8"), pen.circle(px + 16, py - 12, 26, "#f6e7a8", stroke=12)), name="key", role="accent", contact=0, how={"light": 0.5, "second": 0.5})
    for spread, far, amount in ((0.46, 560, 0.3), (0.24, 500, 0.4)):
        wedge = [(kx, ky)] + [(kx + far * math.cos(a), ky + far * math.sin(a)) for a in (-1.02 - spread, -1.02 - spread / 2, -1.02, -1.02 + spread / 2, -1.02 + spread)]
        noon_fan = "M" + " L".join(f"{x:.0f},{y:.0f}" for x, y in wedge) + "Z"
        p.lift(noon_fan, amount, soft=16)
        p.glaze(noon_fan, "#f5b73a", strength=0.26, wet=0.9, name="noon")
    p.clay(holding(hand("pinch", wrist=260).turned(at=(0, 0, 260), scale=2.1, yaw=222, pitch=26, roll=-58), px + 14, py - 4), "#d9a684", name="hand", role="witness", lamps=[noon, Lamp(-0.5, -0.75, 0.4, 0.16)], texture="skin", how="dark")
    s.relate("hand", "unlocks", face)
    s.describe("A hand turns a key in a lion’s forehead. The lock sits between its eyes, and bright light falls out of the keyhole. The lion keeps its mouth shut and looks up at the key. Behind its mane a road runs through open gates to the horizon.")  # fmt: skip
    s.moods("tense", "trusting", "solemn", "curious")
    s.themes("secrets", "trust", "lionheart", "the last step", "what is inside")
    s.says("gently now", "all the others were easy", "I have never shown this to anyone", "open your mind", "third eye", "key question", "hold still", "the lion’s share", "brainstorm", "an idea", "don’t lose the key",
           "noon inside", "enlightenment", "locked in", "steady now", "it only looks dangerous", "head start", "behind the brow", "password", "the tamer", "what are you thinking?", "unlocked", "king of the castle",
           "the last door", "bright idea", "holding one’s breath", "pandora", "the riddle", "therapy", "who made the lock?", "turn left", "trust me", "headache", "treasure", "opening hours", "the brave heart has a keyhole", "keyhole", "brow", "lockpick", "sunrise", "insight", "it tickles", "deep breath", "say please", "combination", "wisdom")  # fmt: skip
    s.about(place="a road of gates", time="evening", light="noon out of the keyhole", composition="left", view="near, from above", foreground="the hand",
            unexplained="why it is noon behind the brow")  # fmt: skip
