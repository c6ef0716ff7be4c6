"""No One Had the Heart: a mown meadow seen from above, and in it one vast whale of uncut grass."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import furrows
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

# the head low at the left, the tail up at the right: a sperm whale of long grass
WHALE = "66,780 64,840 76,930 120,1000 180,1036 250,1040 330,1016 420,960 500,880 560,790 600,690 620,580 632,470 640,400! 690,380 740,330 762,260 750,220! 700,250 650,280 610,300! 590,250 550,190 500,150 450,140! 450,190 480,260 530,310 572,346! 556,430 520,520 460,590 390,630 300,650 200,660 110,690"

BACK = [(64, 800), (110, 690), (300, 650), (460, 590), (540, 470), (572, 346)]
BELLY = [(640, 400), (620, 580), (560, 790), (420, 960), (250, 1040), (120, 1000), (66, 880)]



def tufts(line: list[tuple[float, float]], first: float, last: float, step: float) -> list[list[tuple[float, float]]]:
    """A dashed line of blades along a curve."""
    p, out = flow(line, 30), []
    at = first
    while at < last - step * 0.5:
        i, j = round(at * (len(p) - 1)), round(min(last, at + step * 0.82) * (len(p) - 1))
        out.append([(float(p[k][0]), float(p[k][1])) for k in (i, (i + j) // 2, j)])
        at += step
    return out


@card(id="5ufsik", title="No One Had the Heart", seed=41, palette="lino_kelp", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("mown meadow", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        rows = furrows([(-60, -60), (300, -200), (860, -560)], [(-60, 1700), (300, 1580), (860, 1240)], 21, 2)
        for row in rows:
            g.flat(tube([(x, y, 22) for x, y in row[::2]]), ink=0)
    with p.thing("whale of grass", "subject") as w:
        w.flat(moved(WHALE, (34, 46)))
        w.flat(WHALE, ink=2, gap=7, around=1)
        with w.within(WHALE):
            rows = furrows(BACK, BELLY[::-1], 12, 4)
            for n, first, last in ((0, 0.0, 1.0), (1, 0.1, 1.0), (2, 0.05, 1.0), (3, 0.12, 0.95), (4, 0.3, 0.9)):
                with w.down_to(1):
                    w.strokes(tufts(rows[n], first, last, 0.1 + 0.05 * (n % 2)), 15, ends=(0.6, 0.05))
            for n, first, last in ((8, 0.45, 0.95), (9, 0.42, 0.95), (10, 0.36, 0.95), (11, 0.4, 0.9)):
                w.strokes(tufts(rows[n], first, last, 0.1 + 0.05 * (n % 2)), 21, ends=(0.6, 0.05), black=True)
        w.strokes([[(64, 906), (130, 930), (200, 970), (250, 1000)]], 20, ends=(0.8, 0.1), black=True)
        w.flat("330,800! 400,810 450,850 470,910 440,960! 390,930 340,880!", ink=2, gap=8, around=1)
        with w.down_to(1):
            w.strokes([[(356, 822), (400, 850), (430, 920)], [(390, 822), (430, 856), (448, 910)]], 11, ends=(0.2, 0.1))
        w.flat(oval(208, 866, 56, 44), gap=7, around=1)
        w.flat(oval(194, 872, 15, 20, 20), oval(228, 868, 15, 20, -15), oval(210, 850, 14, 18, 70), ink=0)
    with p.thing("scythe", "accent") as y:
        at, turn = (640, 1010), 24
        y.flat(moved(tube([(-20, 150, 9), (0, 40, 9), (-6, -40, 9), (16, -140, 8)]), at, 1.0, turn), gap=7)
        y.flat(moved("22,-150! -30,-160 -90,-140 -150,-80! -90,-116 -34,-126 16,-124!", at, 1.0, turn), spot=True, gap=7)
        y.flat(moved("-8,-30! 34,-42! 36,-24! -6,-12!", at, 1.0, turn))
    s.describe("A whale of tall grass stands in a mown meadow. It is seen from above, with its tail flukes spread. Its eye is a nest with three eggs, and a scythe lies in the cut grass.")
    s.moods("serene", "wondering", "majestic", "wistful")
    s.themes("mercy", "nature", "harvest", "giants", "what is left")
    s.says("whale!", "mercy", "beached", "meadow", "landmark", "protest", "leftovers", "migration", "hayfever", "plankton", "breach", "camouflage", "low tide", "protected area", "no one had the heart", "it came in the night", "the one that got away", "can’t see the whale for the grass", "save the hay", "far from the sea", "a bad haircut", "what the mowers saw", "greener on this side", "let it be", "there she grows", "unfinished business", "if you love it, leave it", "swimming through summer", "big fish, small field", "father put the scythe down", "a birthmark", "I want to sleep in its belly", "green peace", "the field remembers water", "too beautiful for Monday", "Sunday’s work", "we told nobody", "the crop that sings", "Jonah was a farmer", "when does it leave?", "something has to stay", "don’t wake the grass", "an island for one bird", "only birds would know")  # fmt: skip
    s.relate("whale of grass", "swims through", "mown meadow")
    s.about(place="a hay meadow", time="evening", light="low, from the left", composition="diagonal", view="from above, high over the field", foreground="nothing", unexplained="who mowed round a whale")
