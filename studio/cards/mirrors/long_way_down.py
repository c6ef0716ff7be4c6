"""Long Way Down: one cat lies on all the stairs of the house, from its tail on the ninth floor to its head in the hall."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.ribbons import along, ribbon

X, Y = 410, 650
FACE = "-96,-20! -104,-70 -92,-124 -80,-138! -52,-116 -34,-92! 0,-98 34,-92! 52,-116 80,-138! 92,-124 104,-70 96,-20! 100,24 76,64 36,84 0,90 -36,84 -76,64 -100,24!"


def _coil(turn: float) -> tuple[float, float]:
    r = 610 - 196 * turn
    a = math.tau * turn - 2.2
    return X + 0.7 * r * math.cos(a), Y + r * math.sin(a)


@card(id="x37unw", title="Long Way Down", seed=57, palette="riso_back_stairs", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, -0.8, 0.5)])
    spine = [_coil(k / 12) for k in range(1, 31)]
    with d.thing("stairs", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", turquoise=1)
        p.strokes([[(X + 60 * math.cos(a), Y + 80 * math.sin(a)), (X + 900 * math.cos(a), Y + 1100 * math.sin(a))] for a in (k * math.tau / 40 for k in range(40))], 5, ends=(1, 1))
        p.flat(ellipse(X, Y, 96, 130, 80), gap=6, turquoise=1, brown=1)
    with d.thing("cat", "subject") as c:
        body = ribbon(spine, (12, 22, 26, 32, 56, 62, 60, 58, 56, 54, 52, 50, 46), 10)
        c.flat(body, gap=10, brown=1)
        with c.within(body):
            for k in range(8, 92, 3):
                x, y, a = along(spine, k / 100)
                c.flat(placed(outline("-12,-66! 12,-66! 6,-14 0,10 -6,-14!"), (x, y), 1.0, a), overprint=True, turquoise=1)
        x, y, _ = along(spine, 1.0)
        c.flat(placed(outline(FACE), (x, y), 1.2, -12), gap=8, brown=1)
        for k in (-1, 1):
            c.flat(placed(outline(f"{60 * k},-96! {80 * k},-120! {88 * k},-70 {84 * k},-50!"), (x, y), 1.2, -12), overprint=True, turquoise=1)
            c.flat(placed(outline(f"{16 * k},-8! {30 * k},-34 {58 * k},-38 {78 * k},-20! {60 * k},4 {34 * k},8!"), (x, y), 1.2, -12), gap=4, turquoise=1)
            c.flat(placed(ellipse(46 * k, -16, 8, 20, 40), (x, y), 1.2, -12), turquoise=1, brown=1)
            c.strokes([placed(w, (x, y), 1.2, -12) for w in ([(30 * k, 44), (80 * k, 34), (130 * k, 40)], [(30 * k, 52), (80 * k, 54), (126 * k, 68)])], 5, ends=(0.5, 0.1))
        c.flat(placed(outline("-13,22! 0,17 13,22! 0,38!"), (x, y), 1.2, -12))
        c.strokes([placed(w, (x, y), 1.2, -12) for w in ([(0, 38), (0, 50), (-18, 60), (-32, 54)], [(0, 50), (18, 60), (32, 54)])], 6, ends=(0.9, 0.3))
    s.describe("A striped brown cat lies coiled down a round stairwell. We look in from above. Its tail is on the top floor, its body winds past all the steps, and its green-eyed head rests at the dark bottom.")
    s.moods("hypnotic", "droll", "lazy", "uncanny")
    s.themes("stairs", "cats", "length", "patience", "home")
    s.says("spiral", "dizzy", "coil", "nine lives, one after another", "a long story", "caretaker", "round and round", "purring", "the draught excluder", "top to bottom", "who left the door open?", "slinky", "hypnosis", "snail’s cousin", "still growing", "begin at the tail", "stroke me, it takes all day", "long time no see", "the lift is out of order", "wool", "endless Sunday", "cinnamon roll", "catwalk", "mind your step", "what goes down", "a tail of two cities", "waiting for the postman", "tell me when you get there", "one cat per building", "in the eye of the storm", "the far end hasn’t heard yet", "guardian", "stretched", "everybody steps over her", "whirlpool", "deep sleep coming", "the house has a spine", "one thought, nine floors", "slow fuse", "winding down", "how long is a cat?", "labyrinth", "come down for supper", "fingerprint")  # fmt: skip
    s.relate("cat", "sleeps in", "stairs")
    s.relate("cat", "leads to", "stairs")
    s.about(place="the stairwell of an old house", time="no particular hour", light="even, from a skylight", composition="left", view="from above, straight down the stairwell", foreground="the tip of a tail", unexplained="how long it took")
