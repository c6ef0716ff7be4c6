"""The tide brings shoes that children have grown out of."""

from __future__ import annotations

import math

from reverie_studio.colour import darken
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

TONES = ("#d9a06a", "#8fa6c0", "#6f8f96", "#e6c98a", "#b98a7a", "#f2e6cc", "#5f7f88", "#c9b0a0")


def shoe(pen: Pen, x: float, y: float, size: float, turn: float, tone: str, flip: bool = False) -> None:
    """One small shoe with a strap, 60 wide at size 1."""
    with pen.at(x, y, scale=size, turn=turn, flip=flip):
        pen.path("M-30,0C-34,-22 -30,-40 -26,-44H0C2,-30 8,-26 18,-22C30,-18 34,-8 32,0Z", tone)
        pen.path("M-24,-42H-3C-2,-34 -4,-30 -10,-28C-18,-28 -24,-34 -24,-42Z", darken(tone, 0.5))
        pen.path("M-32,0H33V7H-32Z", darken(tone, 0.35))
        pen.circle(4, -24, 3.4, "#fdf8ee")


def flight() -> list[tuple[float, float, float, float]]:
    """(top, front edge, foot, right end) of every step, each standing on the next."""
    out, y = [], 392.0
    for k in range(9):
        tread, riser = 26 + 3.4 * k, 30 + 4.2 * k
        out.append((y, y + tread, y + tread + riser, 330 + 34 * k))
        y += tread + riser
    return out


def stairs(pen: Pen) -> None:
    for y, edge, foot, end in flight():
        pen.poly([(-30, edge - 1), (end + 20, edge - 1), (end + 20, foot + 1), (-30, foot + 1)], "#7f9296")
        pen.poly([(-30, y), (end, y), (end + 20, edge), (-30, edge)], "#d3dcd8")


def joints(k: InkPen) -> None:
    for i, (_, edge, foot, end) in enumerate(flight()):
        k.line([(-10, edge), (end * 0.5, edge + 1), (end + 20, edge)], 2.2, broken=0.15)
        for x in range(40 + 70 * (i % 2), int(end) - 20, 150):
            k.line([(x, edge + 3), (x + 1, foot - 2)], 1.4, smooth=False)


def crest(x: float) -> float:
    """The upper edge of the heap of shoes in the wave."""
    return 560 + 330 * (1 - min(1, max(0, (x - 190) / 620))) ** 1.3 - 30 * math.sin(x / 62)


@card(id="jwj1zh", title="The Tide of Shoes", seed=445, palette="sea_fret", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("band", strength=0.6)
    p.wash([(880, 330), (430, 350), (390, 420), (420, 560), (520, 700), (880, 720)], "#6fa8a8", strength=0.7, name="sea", wet=0.3, bloom=2, charge="#9cc9c0", fade=(0.1, 0.5), ragged=0.3)
    p.draw(stairs, name="stone stairs", role="place", how={"light": 0.15, "second": 0.2, "uneven": 0.9, "bloom": 2.0, "strength": 0.85})
    p.ink(joints, name="joints of the stone")
    rng = s.rng
    p.wash([(230, 950), (320, 820), (460, 680), (640, 580), (840, 510), (840, 1160), (560, 1170), (330, 1090)], "#4f979a", strength=0.95, bloom=3, wet=0.2, charge="#9cc9c0",
           fade=(-0.3, 0.5), name="wave", ragged=0.2)
    rows = [(x, crest(x) + d) for d in range(16, 420, 40) for x in range(250, 840, 56)]
    places = [(x + rng.uniform(-18, 18), y + rng.uniform(-12, 12)) for x, y in rows if y < 1110 - (840 - x) * 0.12 and y > crest(x)]
    places.sort(key=lambda q: q[1])
    looks = [(rng.uniform(-40, 40), TONES[int(rng.integers(len(TONES)))], bool(rng.random() < 0.5)) for _ in places]

    def heap(pen: Pen) -> None:
        for (x, y), (turn, tone, flip) in zip(places, looks, strict=True):
            shoe(pen, x, y, 0.5 + 0.75 * (y - 480) / 640, turn, tone, flip)

    far = [(300 + 46 * i + rng.uniform(-12, 12), 450 + rng.uniform(-30, 70)) for i in range(11)]
    p.draw(lambda pen: [shoe(pen, x + 60, y, 0.36, -20 + 13 * (i % 5), TONES[i % 8], i % 2 == 0) for i, (x, y) in enumerate(far)], name="far shoes", record=False, how="faint")
    foam = [(x, crest(x) + 6) for x in range(246, 850, 38)]
    p.wash(lambda pen: [pen.circle(x, y, 27 - 4 * (i % 2), "#ffffff") for i, (x, y) in enumerate(foam)], "#ffffff", name="foam", wet=0.1, bloom=0, pool=0)
    p.ink(lambda k: [k.line([(x - 25, y - 2), (x - 18, y - 20), (x, y - 28), (x + 17, y - 20)], 1.8, broken=0.2) for x, y in foam], name="foam line")
    p.draw(heap, name="small shoes in the tide", role="subject", count=len(places), how={"light": 0.3, "second": 0.4, "uneven": 0.7, "line": 0.85})
    p.put("flock", at=(300, 170), scale=0.34, contact=0, label="gulls", how="faint")
    p.spatter((420, 760), 210, 34, "#7fb2b2", size=5)
    p.glaze([(124, 974), (224, 966), (300, 978), (190, 988)], "shadow", strength=0.5)
    woman = p.figure(at=(164, 972), age="adult", pose="listen", view="front", height=440, seed=12, hair="bun", prop=None, expression="glad", role="witness", label="woman",
                     clothes=dict(top="shirt", colour="#fbfaf4", bottom="shorts", bottom_colour="#5f7f98", shoes="barefoot"), how={"light": 0.3})
    hx, hy = woman["hand_main"]
    p.draw(lambda pen: shoe(pen, hx - 8, hy + 10, 1.05, -70, "#d8592f"), name="red shoe at the ear", role="accent", how={"light": 0.2})
    s.relate(woman, "listens to", "shoe")
    s.describe("A sea wave is made of small children’s shoes. It breaks against stone"
               " stairs. There a barefoot woman in short blue trousers stands and "
               "holds one red shoe to her ear. The other shoes are blue, brown and "
               "grey. Sea and sky are pale green.")  # fmt: skip
    s.moods("wistful", "tender", "uncanny", "calm")
    s.themes("growing up", "loss", "memory", "the sea", "motherhood")
    s.says("growing out of it", "the sea remembers", "hello?", "lost and found", "high tide", "all the steps we took", "where did they go?", "where are the feet?", "sale", "echo",
           "they grow so fast", "barefoot", "big shoes to fill", "a mother's ear", "everything comes back", "the other one", "a flood of childhood")
    s.about(place="a staircase that leads into the sea", time="day", weather="hazy", light="soft daylight", composition="left", view="eye level")
