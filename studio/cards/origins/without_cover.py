"""Without Cover: a meadow has got up and walks off over the hill; where it lay sits a hare."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hare


@card(id="w6h2bt", title="Without Cover", seed=46, palette="board_moss", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.6, -0.62, 0.5, 0.95)], focus=(300, 820, 300))
    rng = s.rng
    with b.thing("meadow on its roots", "accent", spot=1.0, depth=0.4) as m:
        top = [(-20, 440), (120, 384), (300, 310), (470, 220), (620, 170), (820, 140)]

        def edge(x: float) -> float:
            k = next(i for i in range(5) if x <= top[i + 1][0])
            u = (x - top[k][0]) / (top[k + 1][0] - top[k][0])
            return top[k][1] * (1 - u) + top[k + 1][1] * u

        feet = [(x, edge(x) + 92 + 10 * math.sin(x), 30 * math.sin(x / 23), 1.0) for x in range(16, 820, 42)]
        for x, y, step, k in [*feet, (560, 640, 18, 0.8), (590, 644, -14, 0.8), (616, 640, 20, 0.8)]:  # legs of root
            for d in (-7, 0, 7):
                c = [(x + d, y), (x + d * 0.6 + step, y + 44 * k), (x + d * 0.4 + step * 0.4, y + 84 * k), (x + d * 0.8 + step * 0.5 + 26 * k, y + 98 * k + d * 0.5)]
                m.strokes([c], 8, black=True)
                m.strokes([c], rng.uniform(1.6, 3.2), ends=(0.9, 0.2), spot=0.0)
        for _ in range(150):  # the tuft that has turned round
            x, y, long = rng.uniform(545, 632), 648 - rng.uniform(0, 16), rng.uniform(40, 100)
            c = [(x, y), (x - long * 0.12, y - long * 0.6), (x - long * 0.55, y - long * 0.9)]
            m.strokes([c], 5, black=True, ends=(0.8, 0.1))
            m.strokes([c], rng.uniform(1.0, 3.2), ends=(0.6, 0.03))
        m.strokes([[(590, 600), (566, 540), (530, 520)]], 2.4, ends=(0.9, 0.8))
        m.sparks((526, 518), (4, 9), 15, length=(9, 15), width=2.6)
        for row in range(8):
            blades = []
            for _ in range(240):
                x = rng.uniform(-20, 815)
                y = edge(x) + 4 + row * 13 + rng.uniform(0, 12)
                long, lean = rng.uniform(50, 120), rng.normal(0.45, 0.2)
                blades.append([(x, y), (x + lean * long * 0.3, y - long * 0.6), (x + lean * long, y - long)])
            m.strokes(blades, 5, black=True, ends=(0.8, 0.1))
            m.strokes(blades, [float(rng.uniform(0.6, 2.7)) for _ in blades], ends=(0.6, 0.03))
        for x in (70, 150, 250, 330, 430, 500, 600, 690, 760):
            y = edge(x) - 70 - 40 * rng.random()
            m.strokes([[(x - 40, y + 110), (x - 20, y + 50), (x, y)]], 2.4, ends=(0.9, 0.8))
            m.sparks((x + 4, y - 2), (4, 9), 15, length=(9, 15), width=2.6)
    with b.thing("bare ground", "place", depth=0.5) as g:
        for _ in range(900):
            x, y = rng.uniform(-20, 800), 640 + 560 * rng.random()
            lit = math.exp(-(((x - 280) / 280) ** 2) - ((y - 1120) / 110) ** 2)
            if rng.random() < lit + 0.1:
                if rng.random() < 0.8:
                    g.prick([(x, y, rng.uniform(0.6, 1.3 + 1.6 * lit))])
                else:
                    g.strokes([[(x, y), (x + rng.normal(0, 5), y - 9)]], 1.0 + lit)
    with b.thing("hare", "subject", depth=0.8) as h:
        beast = hare().turned(at=(250, 1130, 0), scale=1.54, roll=-3)
        h.leave("110,1138 250,1120 420,1138 250,1160")
        h.clay(beast, "fur", "along", parts={"ear": ("fur", "along"), "nose": ("wet", "across"), "lid": ("skin", "along")})
        eyes(h, beast, light=0.0, glint=(0.3, -0.4), iris=0.5, sides=("near",))
        nx, ny = beast.curve("nose")[0]
        h.strokes([[(nx - 10, ny + 6), (nx + 40 + 14 * k, ny - 30 + 22 * k), (nx + 90 + 10 * k, ny - 30 + 40 * k)] for k in range(4)], 1.4, ends=(0.8, 0.05))
    s.relate("hare", "loses", "meadow on its roots")
    s.describe("A meadow walks off up the hill on its roots, flowers nodding. On the bare ground sits a hare and looks after it; one tuft has turned round.")
    s.moods("abandoned", "droll", "wistful", "exposed")
    s.themes("leaving", "home", "loss", "exposure", "loyalty")
    s.says("it sees me!", "relocation", "I thought it was mine", "wait for me", "greener pastures", "the grass is leaving", "nobody told the hare", "caught in the open", "moving day", "where are you going?", "uprooted", "was it something I said?", "one stayed behind", "goodbye, garden", "walking lawn", "nothing to hide behind", "hide and seek is over", "homeless", "the last to know", "everyone has gone", "come back", "spring walks off", "off to the hills", "a small hesitation", "it looked back", "empty nest", "field trip", "left alone", "pulling up roots", "all ears", "lawn on the run", "after the party", "even the grass")  # fmt: skip
    s.about(place="hill country", time="night", light="light from the upper right", composition="diagonal", view="far", unexplained="one tuft of grass has turned round")
