"""Just the One: a mouse pulls a stripe off a zebra, and it comes."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import horse_head
from reverie_studio.sculpt.creatures import mouse
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import locks

AX, AY, K = 520, 430, 1.3


def on(*points: tuple[float, float]) -> list[tuple[float, float]]:
    """Points of the horse's head as it stands here, mirrored."""
    return [(AX - K * x, AY + K * y) for x, y in points]


@card(id="zr7c4e", title="Just the One", seed=202, palette="board_iris", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.5, -0.6, 0.62, 0.95)], ambient=0.03, focus=(430, 560, 330))
    rng = s.rng
    head = horse_head()
    z = head.touch(34, -84) or 80.0
    eye(head, "near", (34, -84, z - 8), 23, -1, aside=-4, lids=0.95, look=(-0.8, 0.5), inner=0.6, bag=0.8, iris=0.62)
    head = head.turned(at=(AX, AY, 0), scale=K, flip=True)
    with b.thing("zebra", "subject", depth=0.4) as t:
        t.clay(head, "skin", "along", gain=1.1, parts={"neck": (CUTS["fur"].but(gain=1.3), "across"), "ear": ("fur", "along"), "lid": ("skin", "along")}, fade=((300, 880), (300, 1220)))
        axis = [(96 - 226 * u, -130 + 362 * u) for u in (0.3, 0.42, 0.54, 0.66, 0.77)]
        bands = [on((x - 78 + 5 * k, y - 40 + 2 * k), (x - 34, y - 34), (x + 22 - 4 * k, y - 4)) for k, (x, y) in enumerate(axis)]
        bands += [on((150 - 22 * k, 30 + 30 * k), (96 - 26 * k, 10 + 34 * k), (40 - 26 * k, 30 + 36 * k)) for k in range(-1, 4)]
        bands += [on((50 + 14 * k, -190 + 6 * k), (20 + 18 * k, -150 + 4 * k), (0 + 26 * k, -112 + 2 * k)) for k in range(4)]
        bands += [on((318 + 26 * k, -214 + 70 * k), (246 + 22 * k, -96 + 66 * k), (180 + 20 * k, 0 + 64 * k)) for k in (0, 1, 2, 4, 5, 6, 7, 8)]
        t.strokes(bands, [24.0, 22.0, 20.0, 17.0, 14.0] + [18.0] * 5 + [13.0] * 4 + [30.0] * 8, black=True, ends=(0.5, 0.05), shake=0)
        eyes(t, head, light=0.9, sides=("near",), glint=(0.3, -0.4), iris=0.5)
        lashes(t, head, "near", 24, 12)
        nx, ny = on((-170, 232))[0]
        t.leave([(nx + 13 * q, ny + 20 * p) for q, p in ((-1, 0), (-0.6, -0.8), (0.3, -1), (1, -0.3), (0.7, 0.6), (-0.2, 1))])
        for _ in range(90):  # the brush of the mane
            q = rng.random()
            (x, y), long = on((150 + 190 * q, -206 + 110 * q * q + 20 * q))[0], rng.uniform(70, 110)
            locks(t, [[(x, y + 26), (x - 14 - 10 * q, y - long * 0.4), (x - 30 - 34 * q, y - long * (1 - 0.3 * q))]], 12, 1.2 if int(q * 12) % 2 else 0.35)
    with b.thing("mouse", "witness", depth=0.8) as m:
        small = mouse().turned(at=(622, 1070, 200), scale=1.56, flip=True, roll=8)
        m.leave_clay(small, grow=4)
        m.clay(small, CUTS["down"].but(gain=1.7), "along", parts={"ear": ("skin", "down"), "tail": ("skin", "across"), "paw": ("skin", "along"), "nose": ("wet", "across")})
        eyes(m, small, light=0.0, sides=("near",), iris=0.3, glint=(-0.3, -0.4))
        px, py = small.curve("paws")[0]
        wx, wy = small.curve("nose")[0]
        m.strokes([[(wx + 6, wy), (wx - 24, wy - 22 + 16 * k), (wx - 56, wy - 26 + 30 * k)] for k in range(4)], 1.5, ends=(0.8, 0.04))
    with b.thing("stripe", "accent", spot=1.0, depth=0.9) as n:
        ribbon = [*on((350, 30), (290, 112), (236, 190)), (322, 750), (430, 800), (452, 890), (370, 930), (320, 1000), (400, 1060), (px + 18, py)]
        n.strokes([ribbon], 34, black=True, ends=(0.3, 0.9), shake=0)
        n.strokes([ribbon], 25, ends=(0.1, 0.5), shake=0)
        n.strokes([[(x - 5, y - 4) for x, y in ribbon], [(x + 5, y + 5) for x, y in ribbon]], 1.6, black=True, ends=(0.1, 0.1), shake=0)
    s.relate("stripe", "pours out of", "zebra")
    s.describe("A mouse pulls a violet stripe off a zebra’s neck. The stripe comes away like a ribbon; the zebra rolls its eye back towards it.")
    s.moods("cheeky", "surprised", "playful", "uneasy")
    s.themes("theft", "borrowing", "patterns", "unravelling", "small and big")
    s.says("just the one", "you won’t miss it", "loose thread", "hey!", "it was coming off anyway", "unravelling", "tug of war", "spaghetti", "barcode thief", "does it hurt?", "a present for my wife", "pull yourself together", "one stripe less", "a purple patch", "borrowed, not stolen", "the knitter", "next in line", "crossing the line", "it keeps coming", "where does it end?", "I only touched it", "stop pulling", "a small theft", "he has so many", "the first thread", "undressing", "don’t look back", "earning your stripes", "slippery", "finders keepers", "a line of credit", "she felt it", "ribbon", "laundry day")  # fmt: skip
    s.about(place="the trying-on field", time="night", light="light from the upper right",
            composition="left", view="near, eye level", foreground="a mouse with the end of the stripe", unexplained="why this one stripe has a colour")  # fmt: skip
