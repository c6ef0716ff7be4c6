"""The Hall: through a letter slot, a passage full of hats that face the door; one of them has risen."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

SLOT = "70,300! 84,286! 716,286! 730,300! 730,962! 716,976! 84,976! 70,962!"
BOWLER = "-74,0! -80,-46 -70,-92 -36,-122 0,-128 36,-122 70,-92 80,-46 74,0! 40,12 0,16 -40,12"
CLOCHE = "-74,0! -78,-40 -62,-74 -28,-92 4,-94 36,-88 66,-70 78,-40 74,0! 40,12 0,16 -40,12"
TOPPER = "-62,0! -66,-70 -72,-142! -36,-154 0,-157 36,-154 72,-142! 66,-70 62,0! 30,10 0,13 -30,10"


def hat(t: Printed, kind: str, x: float, y: float, k: float, inks: dict[str, float], turn: float = 0.0) -> None:
    """A hat on the floor: brim of paper, crown of one ink, ribbon."""
    plum = {"slate": 1.0, "pink": 1.0}
    crown = {"bowler": BOWLER, "cloche": CLOCHE, "topper": TOPPER}[kind]
    knots = [(float(a), float(b)) for a, b in (w.rstrip("!").split(",") for w in crown.split())]
    own = " ".join(f"{px:.1f},{py:.1f}{'!' if w.endswith('!') else ''}" for (px, py), w in zip(placed(knots, (x, y), k, turn), crown.split(), strict=True))
    wide = {"bowler": 122, "topper": 108, "cloche": 146}[kind]
    t.flat(placed(ellipse(3, 13, wide + 6, 40), (x, y), k, turn), **plum)
    t.flat(placed(ellipse(0, 2, wide, 34), (x, y), k, turn))
    t.flat(own, **inks)
    band = [(-74, -6), (-40, 7), (0, 11), (40, 7), (74, -6), (78, -34), (40, -22), (0, -18), (-40, -22), (-78, -34)]
    t.flat(placed([(px * (0.85 if kind == "topper" else 1), py) for px, py in band], (x, y), k, turn), **plum)
    if kind == "cloche":
        for a in range(5):
            t.flat(placed(ellipse(54, -52, 21, 12, degrees=a * 72), (x, y), k, turn), **plum)


SPOTS = (("bowler", 384, 566, 0.17), ("cloche", 440, 570, 0.18), ("topper", 352, 592, 0.24), ("bowler", 416, 596, 0.25), ("cloche", 482, 598, 0.25),
         ("cloche", 314, 632, 0.34), ("topper", 394, 640, 0.36), ("bowler", 474, 636, 0.36), ("topper", 548, 644, 0.36), ("bowler", 250, 690, 0.5), ("cloche", 356, 700, 0.52),
         ("bowler", 470, 706, 0.52), ("cloche", 592, 702, 0.5), ("topper", 426, 806, 0.74), ("cloche", 584, 796, 0.74), ("bowler", 706, 812, 0.74), ("cloche", 440, 930, 0.98), ("bowler", 640, 934, 1.02))  # fmt: skip


@card(id="x01r5k", title="The Hall", seed=75, palette="riso_good_party", light=(0.1, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.1, -0.8, 0.5)])
    plum = {"slate": 1.0, "pink": 1.0}
    with d.thing("door", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", slate=1)
        w.flat("34,262! 52,246! 748,246! 766,262! 766,1000! 748,1016! 52,1016! 34,1000!", gap=6, yellow=1)
        w.flat(SLOT)
        for x, y in ((52, 268), (748, 268), (52, 994), (748, 994)):
            w.flat(ellipse(x, y, 9, 9), **plum)
        w.flat("70,62! 92,40! 708,40! 730,62! 742,226! 726,240! 74,240! 58,226!", gap=6, yellow=1)
        w.flat("96,84! 704,84! 712,196! 88,196!", slate=1, yellow=1)
    with d.thing("passage", "place") as p, p.within(SLOT):
        p.flat("70,286! 352,400! 352,560! 70,800!", pink=1)
        p.flat("730,286! 480,400! 480,560! 730,800!", pink=1)
        p.flat("352,400! 480,400! 480,560! 352,560!", pink=1, slate=1)
        p.flat("384,424! 448,424! 448,516! 384,516!", yellow=1)
        p.flat("352,560! 480,560! 780,850! 780,1000! 20,1000! 20,850!", slate=1)
    with d.thing("hats", "subject", count=20) as h, h.within(SLOT):
        looks = ({"pink": 1.0}, {"yellow": 1.0})
        for n, (kind, x, y, k) in enumerate(SPOTS):
            hat(h, kind, x, y, k, looks[(n * 3 + n // 4) % 2], (-4, 3, 0, 5)[n % 4])
    with d.thing("bowler that has risen", "accent", plane="front") as b, b.within(SLOT):
        b.flat(ellipse(222, 930, 150, 36), **plum)
        b.flat("108,800! 116,880 112,926! 334,926! 328,880 338,790!", **plum)
        hat(b, "bowler", 218, 776, 1.36, {"pink": 1.0, "yellow": 1.0}, -9)
    s.describe("Through a brass letter slot we see a long pink passage. Its floor is covered with hats, rows of them up to the far window. At the front left a red bowler has risen from the floor, and under it there is only dark.")
    s.moods("eerie", "comic", "curious", "expectant")
    s.themes("arrival", "strangers", "secrets", "home", "crowds")
    s.says("hats", "knock knock", "visitors", "surprise party", "anybody home?", "hat crabs", "they heard me come home", "hollow", "mushrooms", "audience", "the guests never left", "mind your head", "chapeau", "who goes there?", "under new management", "polite to the last", "rise and greet", "one of them is awake", "what the milliner feared", "all heads, no bodies", "they have been waiting", "letters to nobody", "the neighbours downstairs", "I only wanted to post this", "manners without people", "levitation", "first to stand up", "the widow keeps them all", "peeping", "rabbits have moved on", "where gentlemen go", "good evening, gentlemen", "don’t feed them", "the lost property is listening", "a hand’s breadth", "the curtain of the hall", "father’s side of the family", "silent majority", "it took off for me", "come in, it said", "there is something about this place", "hide and seek, grown up", "empty heads", "somebody always stands first")  # fmt: skip
    s.relate("bowler that has risen", "guards", "hats")
    s.relate("hats", "waits for", "door")
    s.about(place="the passage of a flat", time="afternoon", light="from the far window of the passage", composition="frame", view="through a letter slot", foreground="a brass flap and frame", unexplained="what lifts the bowler")
