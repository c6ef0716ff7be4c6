"""A flamingo’s head comes down between its own legs, upside down, and asks."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Clay, InkPen, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.frontier_birds import (
    belly_plumage,
    caravan,
    far_stilts,
    flamingo_head,
    ring,
    stilt,
    wooden_stilt,
)

RAYS = 70_000
SHORE = 866.0
LEFT, RIGHT = 118.0, 712.0
FLOCK = ((262, 920, 10, 470), (330, 916, 9, 500), (566, 905, 7, 560), (600, 904, 7, 580), (30, 898, 6, 560), (54, 898, 6, 575), (764, 890, 5, 620), (780, 890, 5, 610), (440, 884, 4, 650), (452, 884, 4, 655))


def images(pen: Pen) -> None:
    """What the water makes of them."""
    for x, foot, r, _ in FLOCK:
        pen.taper([(x, foot), (x + 3, foot + 60), (x - 2, foot + 130 + 10 * r)], r * 1.5, 1, "#dfa3a8")
    pen.taper([(LEFT - 4, 1120), (LEFT + 4, 1170), (LEFT - 8, 1230)], 40, 36, "#c06a78")
    pen.taper([(RIGHT + 8, 1110), (RIGHT + 2, 1160), (RIGHT + 12, 1230)], 40, 36, "#8a6656")


def lines(k: InkPen) -> None:
    for x, y in ((LEFT - 4, 1112), (RIGHT + 6, 1102)):
        for q in (1.0, 1.7, 2.5):
            k.line(ring(x, y + 4 * q, 52 * q, 11 * q, 10, 330), 2.2 / q**0.5, broken=0.3 + 0.14 * q)
    for x, y, w in ((300, 980, 90), (430, 1030, 130), (250, 1120, 120), (470, 1150, 90), (60, 960, 60), (720, 960, 60), (380, 930, 60)):
        k.line([(x, y), (x + w / 2, y - 2), (x + w, y + 1)], 1.2, broken=0.5)


@card(id="f4w9gt", title="Who Goes There", seed=47, palette="paper_morning", light=(0.5, -0.5))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((410, 620, 260))
    p.wash("M-30,-30 H830 V860 H-30Z", "#9fb6dc", name="sky", role="place", strength=0.6, wet=0.0, bloom=2, charge="#c9b4d4", fade=(0, 1.0))
    p.glaze(f"M-30,640 C200,600 600,620 830,640 V{SHORE} H-30Z", "#f0a79c", name="first light", strength=0.75, wet=0.95, charge="#f6c060")
    p.wash(f"M-30,{SHORE} H830 V1230 H-30Z", "#f0b0a4", name="lake", role="place", strength=0.5, wet=0.0, bloom=1, charge="#a9b4dc", fade=(0, 0.3))
    p.glaze("M-30,1030 C200,1010 600,1020 830,1000 V1230 H-30Z", "#8fa0d0", strength=0.4, wet=1.0, name="near water")
    p.draw(lambda pen: pen.path(f"M-30,{SHORE + 1} L-30,{SHORE - 14} C100,{SHORE - 30} 180,{SHORE - 8} 300,{SHORE - 10} C420,{SHORE - 12} 560,{SHORE - 6} 640,{SHORE - 18} C720,{SHORE - 30} 780,{SHORE - 16} 830,{SHORE - 20} L830,{SHORE + 1}Z", "#b79cc0"), name="far shore", contact=0, how="faint")
    p.draw(lambda pen: far_stilts(pen, FLOCK), name="legs of others", contact=0, how={"light": 0.3, "second": 0.4, "strength": 0.6, "line": 0.5})
    p.glaze(images, "#d88a90", strength=0.3, wet=0.4, name="images")
    p.draw(lambda pen: caravan(pen, 340, SHORE + 16, 1.5), name="caravan", role="witness", contact=0, how={"light": 0.1, "second": 0, "strength": 1.2, "line": 0.4})
    p.glaze(lambda pen: caravan(pen, 340, SHORE + 17, 1.5, down=-1), "#6a6488", strength=0.4, wet=0.2, name="its image")
    sun, sky = Lamp(0.75, -0.2, 0.4, 1.0), Lamp(-0.6, -0.5, 0.5, 0.2)
    pink, wood = stilt(LEFT, 520, 1100, r=27, lean=10), wooden_stilt(RIGHT, 360, 1090, r=27, lean=-14)
    with s.inside(f"M-40,-40 H840 V1100 H{RIGHT + 42} C{RIGHT + 20},1112 {RIGHT - 10},1112 {RIGHT - 30},1098 L{LEFT + 34},1106 C{LEFT + 10},1122 {LEFT - 20},1122 {LEFT - 40},1106 H-40Z"):
        p.clay(pink, "#e0808a", name="leg", role="subject", texture="skin", lamps=[sun, sky], how={"as": "bold", "cool": 0.5}, rays=RAYS)
        p.clay(wood, {"wood": "#b07a4c", "iron": "#4a4a58"}, name="wooden leg", role="accent", texture={"wood": "bark"}, lamps=[sun, sky], how={"as": "bold", "cool": 0.4}, rays=RAYS)
    belly = Clay().limb([(-40, -60, -60, 100), (200, -60, 0, 150), (460, -70, 20, 160), (700, -60, 0, 140), (860, -80, -60, 110)], part="belly", per=14)
    p.clay(belly, "#cf6f80", name="belly", texture="feathers", lamps=[Lamp(0.4, 0.7, 0.4, 0.8), sky], how={"as": "dark", "cool": 0.6, "size": 1.6}, rays=RAYS)
    p.draw(belly_plumage, name="plumage", contact=0, how={"light": 0.3, "second": 0.5, "strength": 0.8, "uneven": 0.9})
    head = flamingo_head(look=(0.5, -0.1)).turned(at=(372, 650, 60), scale=1.32, yaw=-14, roll=188)
    hx, hy, hz = 372 - 86 * 1.3, 650 - 58 * 1.3, 60
    head.limb([(hx + 8, hy + 8, hz, 58), (hx - 34, hy - 60, hz, 53), (hx - 28, hy - 170, hz - 10, 50), (hx + 60, hy - 270, hz - 20, 50), (hx + 170, hy - 350, hz - 30, 52), (hx + 232, hy - 450, hz - 40, 56), (hx + 200, hy - 580, hz - 50, 66), (hx + 150, -90, hz - 60, 84)], melt=20, part="head", per=16)
    tones = {"": "#ee9aa0", "cere": "#f4d8c8", "bill": "#f0b4a8", "lower": "#e79a98", "tip": "#2b2738", "eye": "#f2dc8c", "lid": "#b0606c"}
    bird = p.clay(head, tones, name="flamingo", role="subject", texture={"": "", "head": "hair"}, lamps=[sun, sky], how={"as": "bold", "cool": 0.5, "bare": 0.82, "marks": 0.5}, rays=RAYS)
    p.eyes(bird, iris="#ffe48a", white="#fbf4d8", wide=1.0)
    p.ink(lines, name="rings", colour="#5a5478")
    s.relate(bird, "guards", "caravan")
    s.describe("A flamingo’s head hangs upside down between its own legs. Its neck comes down out of a feathered belly like a hook, one green eye looks at us. One leg is pink, the other of turned wood. Far off a caravan wades through the lake.")  # fmt: skip
    s.moods("strange", "suspicious", "airy", "comic")
    s.themes("borders", "guards", "disguise", "scale", "journeys")
    s.says("password?", "only one at a time", "hold your breath, count the legs", "upside down", "anything to declare?", "mind the gap", "not all of it is real", "standing on one leg", "a hook without a worm", "knock on wood",
           "look at it from my side", "head over heels", "the blood goes to your head", "who is down there?", "bent out of shape", "spare part", "the tall one asks the questions", "a wooden excuse", "legs up to here", "low tide", "rosy prospects",
           "a question mark", "try to see it my way", "the gate that bends", "after an accident", "yoga before breakfast", "touching your toes", "not a leg to stand on", "through the forest of legs", "he has been mended",
           "small people at the door", "one foot in another life", "curiosity has a long neck", "the night watch is over", "I lost something down here", "table leg", "is anybody hiding here?", "peekaboo", "everything turns pink", "pretend to be a reed",
           "balance")  # fmt: skip
    s.about(place="a shallow salt lake", time="dawn", light="first light behind", composition="frame", view="through the legs, from the water", foreground="two tall legs cut by the top edge, a belly above",
            unexplained="why one of the legs is made of wood")  # fmt: skip
