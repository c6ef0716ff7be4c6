"""Still No Bite: in the desert a polar bear waits over an upturned hat as over a hole in the ice."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import hat_sea as sea
from reverie_studio.sculpt.camping import boot
from reverie_studio.sculpt.odd_beasts import floor_shadow

RAYS = 50_000
PUT, K, PITCH = (388.0, 872.0, 0.0), 1.0, -40.0
SIN, COS = math.sin(math.radians(-PITCH)), math.cos(math.radians(PITCH))


@card(id="goufwd", title="Still No Bite", seed=172, palette="madder", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 720, 320))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#e0a08a", name="sand", role="place", strength=0.85, wet=0.0, bloom=3, charge="#d98a80", uneven=0.7)

    def ripples(k: InkPen) -> None:
        for j in range(19):
            y = 10 + 66 * j
            k.line([(x, y + 12 * math.sin(x / 120 + j * 1.3) + 5 * math.sin(x / 47 + 2 * j)) for x in range(-30, 850, 40)], 1.2, broken=0.75)

    p.ink(ripples, name="ripples", colour="#a8605a")
    bear, hat = sea.waiting_bear(), sea.sea_hat()
    dark = floor_shadow(bear, (0.62, -0.1), PUT, K, 0, PITCH)
    p.glaze(lambda pen: [pen.oval(*o, "#6a4a86") for o in dark], "#6a4a86", name="shadow of the bear", strength=0.8, wet=0.0)
    brim = [(PUT[0] + 152 * q, PUT[1] - 15 * q, 112 + 116 * q) for q in np.linspace(0, 1, 24)]
    p.glaze(lambda pen: [pen.oval(x, y, r, r * SIN, "#6a4a86") for x, y, r in brim], "#6a4a86", name="shadow of the hat", strength=0.8, wet=0.0)
    lamps = [Lamp(-0.75, -0.5, 0.45, 1.1), Lamp(0.5, -0.3, 0.8, 0.42)]
    how = {"as": "bold", "cool": 0.6, "bare": 0.9, "paper": 0.95}
    white = {"": "#f3e6d4", "claw": "#4a3c40"}
    p.clay(bear.turned(at=PUT, scale=K, pitch=PITCH), white, name="polar bear", role="subject", texture="fur", lamps=lamps, how=how, rays=RAYS)
    felt = {"as": "bold", "bare": 1.3, "paper": 0.3, "cool": 0.35}
    p.clay(hat.turned(at=PUT, scale=K, pitch=PITCH), {"": "#7a4630", "brim": "#96583a", "band": "#b8303f"}, name="hat", role="prop", texture="cloth", lamps=lamps, how=felt, rays=RAYS)
    wx, wy, rx = PUT[0], PUT[1] - 228 * COS * K, 152 * K
    p.wash(lambda pen: pen.oval(wx, wy, rx, rx * SIN, "#1f5f9c"), "#1f5f9c", name="sea", role="accent", strength=1.3, wet=0.0, bloom=2, charge="#2a9aa8")
    p.draw(lambda pen: pen.path(f"M{wx - 96},{wy + 12} L{wx - 52},{wy + 12} L{wx - 60},{wy + 22} L{wx - 88},{wy + 22}Z", "#7a3a2c") or pen.path(f"M{wx - 72},{wy + 8} V{wy - 44} L{wx - 44},{wy + 6}Z M{wx - 78},{wy + 8} V{wy - 32} L{wx - 100},{wy + 8}Z", "#fbf3e2"), name="small sail", role="prop", contact=0, how={"light": 0.2, "line": 0.6})
    p.ink(lambda k: [k.line([(wx + u - 16, wy + v), (wx + u, wy + v - 3), (wx + u + 18, wy + v)], 1.2) for u, v in ((-30, -46), (60, -60), (-84, 44), (-8, 62), (-40, 30), (96, -20))], name="waves", colour="#bfe0ea")
    head = sea.polar_head().turned(at=(0, -390, -250), scale=1.12, pitch=16).turned(at=PUT, scale=K, pitch=PITCH)
    face = p.clay(head, {"": "#f3e6d4", "nose": "#2a2430", "lid": "#c8b4a6", "ear": "#e8d4c4"}, name="head", texture={"": "fur", "brow": "", "muzzle": ""}, lamps=[lamps[0], Lamp(0.4, 0.2, 0.8, 0.55)], how={**how, "accent": 0.5}, rays=RAYS)
    p.eyes(face, iris="#33211a", white="#c9b6a2")
    p.ink(lambda k: k.line(head.curve("lip left"), 2.2).line(head.curve("lip right"), 2.2), name="lips")
    tail = sea.whale_tail().turned(at=(PUT[0] + 40, PUT[1] + 36, 0), scale=K, pitch=PITCH, roll=5)
    tx, ty = PUT[0] + 52, PUT[1] + 36 - 226 * COS * K
    with s.inside(f"M-30,-30 H830 V{ty:.0f} H{tx + 70:.0f} C{tx + 40:.0f},{ty + 30:.0f} {tx - 40:.0f},{ty + 30:.0f} {tx - 70:.0f},{ty:.0f} H-30Z"):
        p.clay(tail, {"": "#2c4a6c", "fluke": "#34587c"}, name="whale's tail", role="accent", texture="skin", lamps=lamps, how={"as": "bold"}, rays=RAYS // 2)
    for j, (w, h) in enumerate(((58, 22), (74, 33), (88, 43))):
        p.lift(lambda pen, w=w, h=h, j=j: pen.curve([(tx + w * math.cos(a), ty + 6 + h * math.sin(a)) for a in np.linspace(0.5, 3.0, 14)], "#ffffff", stroke=9 - 2 * j, closed=False), 0.9 - 0.2 * j, soft=1)
    for n, (x, turn) in enumerate(((610, -16), (712, -8))):
        where = (x + 24, 1206 + 14 * n, 200)
        one = boot().turned(yaw=30 + turn)
        dark = floor_shadow(one, (0.62, -0.1), where, 1.05, 0, PITCH)
        p.glaze(lambda pen, dark=dark: [pen.oval(*o, "#6a4a86") for o in dark], "#6a4a86", name=f"shadow of boot {n}", strength=0.8, wet=0.0)
        p.clay(one.turned(at=where, scale=1.05, pitch=PITCH), {"": "#4a4238", "sole": "#2c2420", "rim": "#6a5a44"}, name=f"boot {n}", role="prop", texture="skin", lamps=lamps, how={"as": "bold", "bare": 1.2}, rays=RAYS // 2)
    s.relate("hat", "contains", "sea")
    s.describe("A polar bear in the desert looks into an upturned hat. There is a sea in the hat, with a small sailing boat; a whale’s tail stands out of it. The bear’s forepaws lie on either side. Two rubber boots stand near by.")
    s.moods("patient", "hopeful", "absurd", "longing")
    s.themes("patience", "imagination", "desert and sea", "abundance in the small", "homesickness")
    s.says("still no bite", "small pond", "positive thinking", "big fish", "a drop in the ocean", "keep it under your hat", "where did the sea go?", "thirst", "pension fund", "believe", "overflow", "the one that got away", "climate change", "bring your own", "a storm in a teacup", "magic trick",
           "mirage", "hobby", "don’t tell the neighbours", "a very private ocean", "loneliness", "oasis", "catch of the day", "bottomless", "old habits", "my whole world in here", "drought", "miracle", "Jonah", "holiday at home", "any bites yet?", "the last of the ice", "Moby-Dick",
           "deep thoughts", "hat trick", "whose boots are these?", "far from home", "staring contest", "goldfish bowl", "he only went for a dip", "scale model", "supper for one", "fishing is waiting", "who is bigger?", "memory of the sea", "too small for both of us", "curiosity")  # fmt: skip
    s.about(place="a desert of rose sand", time="late afternoon", weather="dry", light="low sun from the left", composition="centred", view="from above, obliquely", foreground="a pair of boots, cut by the lower edge", unexplained="whose boots they are")  # fmt: skip
