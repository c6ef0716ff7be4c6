"""A toad in goggles pedals a tandem uphill, teeth bared; behind it an ostrich enjoys the view."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import ostrich_seated
from reverie_studio.sewn.stitches import blades
from reverie_studio.sewn.vehicles import bicycle_wheel
from reverie_studio.sewn.waters import toad_pedalling

TOAD = ("#33260f", "#5f4a22", "#927440", "#c2a468", "#eed8a4")
BELLY = ("#a08a4c", "#d8c484", "#f6e8b8", "#fffbe4")
PLUME = ("#140e12", "#2a2026", "#4a3a40", "#7a686a", "#c4b0a8")
PALE = ("#a89a90", "#d8ccc0", "#f6f0e4", "#ffffff")
SKIN = ("#8a4a3c", "#c07a64", "#e6a88c", "#fad0b4", "#fff0dc")
SLOPE = ("#4a2414", "#7a3e22", "#a8643a", "#d09058", "#f0c48c")
BLUE = ("#174660", "#2f6f8a", "#64a4bc", "#b4dce4")


@card(id="zs7fj2", title="Tandem", seed=62, palette="madder noon", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#cfe0d8"), (300, "#f0e6c4"), (640, "#f4d8a4"), (1200, "#e0b070")])
    rng = np.random.default_rng(62)
    with h.thing("clouds", lift=5):
        for x, y, k in ((610, 150, 1.2), (420, 84, 0.8), (90, 90, 0.7)):
            with h.at(x, y, k):
                h.blob("-110,10 -80,-16 -40,-14 -10,-44 40,-40 60,-14 100,-14 120,12 40,20 -60,20", ("#c8d0c4", "#eef0e2", "#ffffff"), "wool", grain=0.0, puff=26)
    with h.thing("valley", "place"):
        for k, (y, c) in enumerate(((480, "#b8c8b4"), (560, "#a8b48a"), (650, "#98a468"))):
            h.patch([(-30, y + 30), (90, y - 20 + 26 * k), (230, y + 14), (420, y - 30), (600, y + 30), (830, y), (830, 1230), (-30, 1230)], [(500, c), (1000, "#c8b878")], lift=4)
        h.whip("-20,508 90,462 230,494 420,452 600,508 820,482", "#fff6dc", 2.2, 12, 14)
        h.couch("-20,820 60,790 150,770 170,740 110,716 60,690 90,660 60,640", "#fff2d0", "#c89a58", 9, 16)
        for x, y, k, c in ((640, 560, 0.9, "#a8443a"), (690, 556, 1.2, "#c87a34"), (744, 566, 1.0, "#a8443a"), (60, 560, 0.9, "#a8443a")):
            with h.at(x, y, k):
                h.blob("-20,0! -20,-30! 20,-30! 20,0!", "white", "cloth", grain=90.0, puff=8)
                h.blob("-27,-28! 0,-52! 27,-28!", c, "silk", grain=0.0, puff=10)
    with h.thing("slope", "place", lift=8):
        h.blob("-20,1046! 200,956 410,862 640,766 830,682! 830,1230! -20,1230!", SLOPE, "fur", grain=["-20,1060 400,880 820,700", "0,1200 500,1060 830,860"], puff=60, angle=6, length=26)
        h.knots([(x, 1080 - 0.43 * x + float(rng.uniform(20, 260)), float(rng.uniform(4, 12))) for x in rng.uniform(100, 800, 40)], ("#f0c48c", "#7a3e22", "#d8a878"))
    with h.thing("tandem", "prop", lift=12) as bike, h.at(410, 868, 1.04, -23):
        for x in (-226, 246):
            bicycle_wheel(h, x, -112, 108, ("#2a1814", "#4a2c24", "#7a5444"), ("#fffaf0", "#d8c8a8"), "#f4ead2")
        for p in ("-226,-112 -76,-112", "-76,-112 80,-112", "-226,-112 -130,-236", "-130,-236 -76,-112", "-130,-226 200,-256", "40,-250 80,-112", "200,-256 80,-112", "-76,-112 40,-240"):
            h.couch(p, BLUE[1], BLUE[3], 11, 17)
        h.couch("192,-300 206,-240 246,-112", BLUE[1], BLUE[3], 11, 17)
        h.couch("40,-250 30,-290 0,-300 -24,-296", BLUE[0], None, 9)
        h.couch("192,-300 206,-326 230,-316", "#3a2a24", None, 10)
        for x, y in ((40, -266), (-136, -248)):
            h.tube([(x - 34, y, 9), (x, y, 15), (x + 30, y, 7)], ("#3a1c14", "#6a3a24", "#a8683c"), "across")
        h.couch("-76,-112 -46,-70", "#8a8a90", None, 8)
        h.couch("80,-112 96,-66", "#8a8a90", None, 8)
        h.knots([(-76, -112, 22), (80, -112, 22)], ("#d29a3a", "#8a6a2c"))
    with h.thing("ostrich", "subject", lift=14) as bird, h.at(410, 868, 1.04, -23), h.at(-132, -262, 0.92, 17):
        ostrich_seated(h, PLUME, PALE, SKIN)
        with h.at(-32, -482, 0.62, -30):
            h.couch("40,6 0,0 -40,-10", "#5a7a34", None, 7)
            for k in range(8):
                a = k * 0.785
                h.leaf([(-46, -12, 3), (-46 + np.cos(a) * 20, -12 + np.sin(a) * 20, 9), (-46 + np.cos(a) * 36, -12 + np.sin(a) * 36, 2)], "white", angle=24)
            h.knots([(-46, -12, 10)], "#f2b03a")
    with h.thing("toad", "subject", lift=14) as toad, h.at(410, 868, 1.04, -23), h.at(46, -270, 1.02, 4):
        toad_pedalling(h, TOAD, BELLY)
        for x, y in ((40, -250), (10, -210), (70, -290), (-20, -260), (130, -310)):
            h.bead(x, y, 8, "#7ab8d0")
    with h.thing("grass", plane="front"):
        blades(h, (-20, 380), 1240, 44, 120, ("#2c1a10", "#4a3418", "#6f7d45", "#a8a858"), lean=0.3, wide=8)
    s.relate(toad[0], "carries", bird[0])
    s.describe("A toad pedals a tandem uphill, teeth bared and sweating. Behind it sits an ostrich with its feet up, a daisy in its beak, and looks back over the valley.")
    s.moods("furious", "serene", "comic", "sunny")
    s.themes("unfairness", "partnership", "effort", "leisure", "friendship")
    s.says("lazy bird", "cultural attaché", "are we there yet", "division of labour", "it was lighter before you explained", "management and staff", "couples therapy", "lovely view, isn’t it", "who’s pedalling", "team spirit", "the intern", "uphill both ways", "you could at least push", "marriage", "I do the steering", "he asked for a lift", "silent partner", "moral support", "faster, dear", "holiday photos", "the passenger", "next time, a bus", "gears", "someone has to smell the flowers", "legs like that and nothing", "group project", "sweat equity", "effortless", "born to be carried", "tour guide", "she’s along for the ride", "one does, one is", "fair is fair", "what a lovely day for it", "mountain stage", "never meet your heroes", "backseat driver", "hop on, you said", "I’ve got good company", "ministry of leisure", "heavy thinker", "it’s all downhill later")  # fmt: skip
    s.about(place="a mountain road", time="noon", light="hard sun from the right", composition="diagonal", view="from below", foreground="grass", unexplained="whose idea it was")
