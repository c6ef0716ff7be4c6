"""Through a keyhole a gorilla is seen that ponders over a tiny key on its palm; behind it another door stands open."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.trusting_beasts import lock_plate, lost_key, pondering_gorilla

RAYS = 50_000
TONES = {"": "#45424e", "face": "#5a525c", "muzzle": "#6a5e66", "nose": "#453e48", "ear": "#5a4e58", "lid": "#4e4650", "arm": "#4a4654", "hand": "#84767c", "nail": "#8a7c80"}
DOOR = [(166, 540), (166, 300), (172, 252), (200, 226), (240, 226), (268, 252), (274, 300), (274, 540)]


@card(id="k8rv2j", title="The Wrong Side", seed=40, palette="graphite_rose", light=(0.7, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 520, 260))
    p.wash("M120,150 H680 V720 H120Z", "#c9c2c4", name="bare wall", role="place", strength=0.8, wet=0.0, bloom=2, charge="#e0c0b8")
    p.wash("M120,690 C300,670 500,676 680,664 V1100 H120Z", "#b9a8a4", name="floor", role="place", strength=0.45, wet=0.1, bloom=2)
    p.wash(DOOR, "#8fbfd8", name="open door", role="prop", strength=0.75, wet=0, bloom=0)
    p.wash([(166, 540), (166, 430), (196, 384), (236, 366), (274, 396), (274, 540)], "#7fa63c", name="green hill", strength=0.9, wet=0, bloom=1, charge="#a9bf50")
    p.ink(lambda k: (k.line([(226, 376), (226, 352)], 3), k.blot("M210,356 C206,332 222,322 228,324 C246,324 248,348 240,356 C232,364 216,364 210,356Z")), name="tree on the hill", colour="#4c6f3a")
    p.draw(lambda pen: pen.path("M274,226 L318,204 L322,566 L274,540Z", "#8a6f60") or pen.path("M150,548 L150,296 C152,232 176,208 220,208 C266,208 288,240 288,300 L288,548 L274,548 L274,300 C274,250 256,226 220,226 C186,226 166,250 166,300 L166,548Z", "#9a8078"), name="door frame", role="prop", contact=0, how={"light": 0.2, "second": 0.3})
    p.lift([(520, 190), (600, 200), (596, 300), (516, 286)], 1.0, soft=2)
    p.ink(lambda k: k.line([(520, 190), (600, 200), (596, 300), (516, 286), (520, 190)], 2.2, smooth=False).line([(559, 196), (556, 292)], 1.6), name="high window")
    p.lift([(520, 200), (596, 292), (480, 720), (280, 690)], 0.3, soft=22)
    sun, sky = Lamp(0.72, -0.72, 0.45, 1.1), Lamp(-0.7, -0.1, 0.6, 0.3)
    beast = pondering_gorilla().turned(at=(412, 366, 0), scale=0.8, yaw=-4)
    p.cast(beast, ground=934, tilt=0.3, lamp=Lamp(0.6, -0.8, 0.2), strength=0.45)
    body = p.clay(beast, TONES, name="gorilla", role="subject", texture={"": "fur", "arm": "fur", "face": "", "muzzle": "", "ear": "", "hand": ""}, lamps=[sun, sky], how={"as": "bold", "cool": 0.5, "bare": 1.02, "paper": 0.7}, rays=RAYS)
    p.eyes(body, iris="#8a5428", white="#c9b8a8", glint=(0.4, -0.4))
    p.ink(lambda k: k.line(beast.curve("lip"), 3.2), name="lip")
    x, y = beast.curve("palm")[0]
    p.draw(lambda pen: lost_key(pen, x - 12, y - 10, -12, 0.8, "#f2a02c"), name="key", role="accent", contact=0.5, how={"light": 0.1, "second": 0.3})
    p.draw(lambda pen: lock_plate(pen, ("#3a3a42", "#6c6a74", "#54525c")), name="lock plate", role="prop", plane="front", contact=0, how={"light": 0.08, "second": 0.35, "strength": 1.25, "grain": 1.0})
    scratches = [(400 + side * float(s.rng.uniform(215, 330)), float(s.rng.uniform(700, 1060)), 90 - side * float(s.rng.normal(14, 24)), float(s.rng.uniform(30, 110))) for side in (-1, 1) for _ in range(22)]

    def worn(pen: Pen) -> None:
        for u, v, turn, far in scratches:
            with pen.at(u, v, turn=turn):
                pen.taper([(0, 0), (far * 0.5, 2), (far, 0)], 2.2, 0.6, "#ffffff")

    p.lift(worn, 0.6, soft=0.5, plane="front")
    s.relate("key", "unlocks", "open door")
    s.describe("Through a keyhole we see a gorilla with a tiny key. It sits in a bare bright room and pushes the key on its palm with one finger. Behind it another door stands wide open on a green hill. The lock plate is dark and scratched.")  # fmt: skip
    s.moods("pensive", "puzzled", "tender", "ironic")
    s.themes("freedom", "captivity", "knowledge", "choice", "overlooking")
    s.says("it has the key", "have you tried the handle?", "neither of us is outside", "the wrong side", "thinking it over", "what is it for?", "small problem, big thinker", "overthinking", "the answer is behind you", "turn around", "a gift from nobody", "to be or not to be", "the philosopher", "peeping", "privacy, please",
           "who is watching whom?", "the easy way out", "escape room", "puzzle hour", "great power, little key", "not everything needs a lock", "free to go", "held by a thought", "the interview", "one careful finger", "the key question", "home alone", "exam nerves", "the caretaker", "a delicate matter", "missing the obvious",
           "it could leave any time", "gentle giant", "choices", "locked in a habit", "don’t lose it", "whose room is it?", "looking for the instructions", "a grain of gold", "open-door policy", "who locked up?", "the landlord", "another way of seeing")  # fmt: skip
    s.about(place="an empty room behind a locked door", time="day", light="day from a high window on the right", composition="centred", view="through a keyhole", foreground="the iron lock plate with scratches of many keys",
            unexplained="the second door stands open behind it")  # fmt: skip
