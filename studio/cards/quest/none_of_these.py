"""None of These: a platypus lies before three gates, cut for a bird, a fish and a beast."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import odd_beasts as odd

RAYS = 80_000
FOOT, SIZE = 446.0, 1.08
PLACES = (("bird", 146.0), ("fish", 398.0), ("beast", 656.0))
PUT = (476.0, 862.0, 0.0)
TONES = {"": "#7a5236", "tail": "#6a4630", "bill": "#5f6a78", "foot": "#57504e", "claw": "#d8c8a4", "lid": "#5a3a2a"}


@card(id="xf3kxm", title="None of These", seed=63, palette="paper_morning", light=(-0.2, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 800, 320))
    gates = [odd.gate(name, x, FOOT - (26 if name == "fish" else 0), SIZE) for name, x in PLACES]
    p.wash("M-30,400 H830 V1230 H-30Z", "#a9b878", name="meadow", role="place", strength=0.8, wet=0.0, bloom=3, charge="#7f9c78", uneven=0.8)
    p.glaze("M-30,430 H830 V1240 H-30Z", "#4a5f96", name="shadow of the wall", strength=0.72, wet=0.0, pool=0.2, fade=(0, 0.7))
    p.wash("M-30,-30 H830 V90 H-30Z", "#ffd98a", name="sky", strength=0.75, wet=0.0, fade=(0, -0.6), bloom=2)
    p.lift("M-30,72 H830 V452 H-30Z", 1.0, soft=1)
    p.wash("M-30,72 H830 V452 H-30Z", "#9a9cc4", name="wall", role="place", strength=0.8, wet=0.0, bloom=2, charge="#b8a0b8", uneven=0.6)
    p.draw(lambda pen: pen.path("M-30,64 H830 V104 H-30Z", "#f6e2b8") or pen.path("M-30,104 H830 V118 H-30Z", "#6c6ea0"), name="coping", role="prop", contact=0, how={"light": 0.3, "second": 0.3})
    p.glaze("M-30,436 H830 V476 C560,486 300,470 -30,480Z", "#34406c", name="shade at the foot", strength=0.5, wet=0.5)

    def stones(k: InkPen) -> None:
        for j in range(5):
            y = 122 + 66 * j
            k.line([(-30, y), (400, y + 2), (830, y)], 1.1, broken=0.7)
            for i in range(8):
                x = -40 + 120 * i + 60 * (j % 2)
                k.line([(x, y + 3), (x, y + 62)], 1.1, broken=0.5)

    p.ink(stones, name="courses", colour="#8d90b0")
    for name, outline in zip(("bird", "fish", "beast"), gates, strict=True):
        path = "M" + " L".join(f"{x:.0f},{y:.0f}" for x, y in outline) + "Z"
        p.wash(path, "#5c5a8c", name="depth of the wall", strength=1.0, wet=0.0, bloom=0)
        inner = "M" + " L".join(f"{x + 11:.0f},{min(y - 3, FOOT):.0f}" for x, y in outline) + "Z"
        with s.inside(path):
            p.lift(inner, 1.0, soft=0.5, loose=0)
            p.wash(inner, "#ffc93c", name=f"gate of the {name}", role="prop", strength=0.62, wet=0.0, bloom=1, fade=(0, 0.5))
    for name, x in PLACES:
        light = odd.fallen(name, x, FOOT + (50 if name == "fish" else 16), SIZE, -0.42, 1.3)
        p.lift(light, 1.0, soft=2.5)
        p.glaze(light, "#ffd25a", name="fallen light", strength=0.5, wet=0.0)
    beast = odd.lying_platypus().turned(at=PUT, scale=0.88, yaw=4, pitch=-47)
    dark = odd.floor_shadow(odd.lying_platypus(), (-0.5, 0.35), PUT, 0.88, 4, -47)
    p.glaze(lambda pen: [pen.oval(*one, "#2f3f68") for one in dark], "#2f3f68", name="shadow of the platypus", strength=0.75, wet=0.0)
    lamps = [Lamp(0.3, -0.85, 0.15, 1.15), Lamp(-0.5, -0.3, 0.75, 0.45)]
    body = p.clay(beast, TONES, name="platypus", role="subject", texture={"": "fur", "tail": "fur", "bill": "skin", "foot": "skin"}, lamps=lamps, how={"as": "bold", "cool": 0.45, "bare": 1.12, "paper": 0.7}, rays=RAYS)
    p.eyes(body, iris="#231712", white="#b89a80")
    p.ink(lambda k: [k.blot(f"M{x - 5},{y} q5,-5 10,0 q-5,4 -10,0Z") for x, y in beast.curve("nostrils")] and k.line(beast.curve("mouth"), 2.4), name="nostrils and mouth")
    p.draw(lambda pen: odd.strapped_case(pen, 716, 838, 0.66, 9, ("#b8503a", "#8a3a30", "#4a3028", "#d8b050")), name="suitcase", role="accent", contact=0.4, how={"light": 0.3, "second": 0.35})

    def branch(pen: Pen) -> None:
        pen.taper([(-40, 1000), (70, 1090), (200, 1150), (330, 1176)], 46, 9, "#26302c")
        for x, y, u, v in ((60, 1084, 150, 1004), (96, 1106, 60, 1220), (150, 1130, 250, 1066), (180, 1142, 190, 1250), (250, 1160, 350, 1106), (280, 1168, 330, 1246), (324, 1176, 430, 1180)):
            mx, my, w = (x + u) / 2, (y + v) / 2, 0.2
            pen.curve([(x, y), (mx + (v - y) * w, my - (u - x) * w), (u, v), (mx - (v - y) * w, my + (u - x) * w)], "#2c3a30")

    p.draw(branch, name="branch", role="prop", plane="front", contact=0, how={"light": 0.05, "second": 0.3, "strength": 1.25})
    s.relate(body, "waits for", "gate of the fish")
    s.describe("A platypus lies before three gates and fits none of them. They are cut through a wall as if with biscuit cutters: a bird, a fish, a beast with four legs. Golden light falls through. By the platypus’s tail lies a red suitcase.")
    s.moods("forlorn", "funny", "patient", "hopeful")
    s.themes("belonging", "borders", "choice", "being different", "arrival")
    s.says("none of these", "tick one box only", "misfit", "queue", "adolescence", "other", "exam", "hometown", "paperwork", "originality", "cookies", "I could hold my breath", "mother was the same", "please use the proper entrance", "a bit of everything",
           "square peg", "neither fish nor fowl", "who drew these?", "I’ll come back tomorrow", "there must be a fourth", "be yourself, they said", "sorry, no hats", "nobody asked me", "one size fits none", "the job advertisement", "made of leftovers", "I was here before the wall", "the first day at school", "choose your team", "could I go in sideways?", "whoever knocks",
           "heaven has rules", "packed and ready", "my passport photo", "the wrong kind of luggage", "lost in translation", "all the others are in already", "the door that isn’t there", "a form for everything", "I’d rather lie down", "the baker’s mistake", "golden times, over there")  # fmt: skip
    s.about(place="a meadow before a long wall", time="morning", light="gold through three gates", composition="centred", view="from above, out of a tree", foreground="a leafy branch, dark, cut by the corner",
            unexplained="who drew the shapes")  # fmt: skip
