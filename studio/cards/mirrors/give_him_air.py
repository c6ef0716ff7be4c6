"""Give Him Air: on our back in a flower bed, tulips have bent over us like bystanders; one fans us with a leaf."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import placed

CUP = "0,-4 64,4 112,54 124,130 112,210 94,300! 66,268 48,236! 32,276 0,318! -32,276 -48,236! -66,268 -94,300! -112,210 -124,130 -112,54 -64,4"


def tulip(t: Printed, at: tuple[float, float], k: float, a: float, stem: list[tuple[float, float]]) -> None:
    """A tulip whose cup opens downwards when `a` is 0; petals part in paper."""
    words = CUP.split()
    spots = placed([tuple(float(v) for v in w.rstrip("!").split(",")) for w in words], at, k, a)
    with t.in_inks(turquoise=1):
        t.strokes([[*stem, placed([(0, -10)], at, k, a)[0], placed([(0, 12)], at, k, a)[0]]], 34, ends=(1, 0.55))
    t.flat(" ".join(f"{x:.1f},{y:.1f}{'!' if w.endswith('!') else ''}" for (x, y), w in zip(spots, words, strict=True)), overprint=True, brown=1)
    t.strokes([placed([(side * 49, 222), (side * 66, 150), (side * 58, 80), (side * 30, 22)], at, k, a) for side in (-1, 1)], 9 * k, ends=(0.9, 0.1))


@card(id="1xylif", title="Give Him Air", seed=91, palette="riso_back_stairs", light=(0.5, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.5, -0.7, 0.5)])
    with d.thing("tulips", "subject", count=5) as t:
        for leaf in ([(-60, 120), (60, 200), (190, 300), (330, 330), (250, 230), (120, 130), (0, 40)], [(-60, 700), (60, 640), (190, 600), (310, 610), (210, 680), (90, 760), (-40, 820)], [(860, 330), (760, 370), (660, 450), (610, 560), (710, 510), (800, 450), (880, 430)], [(560, -60), (590, 60), (590, 180), (550, 290), (640, 200), (670, 80), (660, -60)]):
            t.flat(flow(leaf, 10, closed=True), overprint=True, turquoise=1)
        tulip(t, (400, 150), 0.84, -2, [(330, -180), (340, -60), (384, 60)])
        tulip(t, (150, 210), 0.8, -46, [(100, -180), (30, 0), (60, 130)])
        tulip(t, (690, 220), 0.8, 48, [(790, -160), (810, 20), (770, 140)])
        tulip(t, (96, 520), 0.88, -88, [(-160, 380), (-80, 480), (20, 516)])
        tulip(t, (140, 860), 0.9, -134, [(-160, 1200), (-60, 1060), (50, 940)])
    with d.thing("dewdrop", "accent") as w:
        w.flat("372,520! 390,562 406,594 406,624 386,646 360,646 340,626 342,594 358,560", turquoise=1)
        w.strokes([[(356, 600), (354, 618), (366, 630)]], 9, ends=(0.4, 0.3))
    with d.thing("fanning leaf", "witness", plane="front") as f:
        f.flat(flow([(880, 1300), (720, 1230), (590, 1090), (530, 930), (524, 770), (640, 850), (750, 960), (840, 1060)], 10, closed=True), gap=6, brown=1, turquoise=1)
        f.strokes([[(532, 790), (600, 930), (700, 1070), (820, 1190)]], 9, ends=(0.1, 1))
        with f.in_inks(brown=1):
            f.strokes([[(470, 800), (480, 900), (524, 1010)], [(418, 850), (426, 940), (462, 1030)]], 8, ends=(0.1, 0.1))
    s.describe("We lie on our back in a flower bed. Five huge brown tulips bend over us on green stems, from every edge of the sky. One has a dewdrop at its tip, and from the lower corner a dark leaf fans us.")
    s.moods("dazed", "tender", "droll", "calm")
    s.themes("care", "nature", "waking", "fainting", "crowds")
    s.says("oh dear", "hello, flowers", "dizzy", "rubberneckers", "is he all right?", "give him air", "I woke among the kind", "spring fever", "where am I?", "bedside manner", "first thing I saw", "flower power", "a consultation", "concern", "he moved!", "the gardener’s dream", "spring", "visiting hours", "fainted", "somebody fetch water", "bystanders", "the view from down here", "pushing up", "get well soon", "a bouquet looks at you", "worms must feel this", "the nurses wore green", "what the bee told me", "kind faces", "don’t cry", "breathe", "six feet above", "nobody picked me", "it was only love", "sunday in the park", "the tall ones always whisper", "hush", "a concern of tulips", "they leaned in to hear", "lullaby", "what happened?", "lie still, dear", "coming round", "too much sun")  # fmt: skip
    s.relate("tulips", "guards", "fanning leaf")
    s.relate("dewdrop", "hangs from", "tulips")
    s.about(place="a flower bed in the public garden", time="noon", light="a white sky behind the petals", composition="left", view="from below, lying on the ground", foreground="a dark leaf that fans", unexplained="which of the tulips is crying")
