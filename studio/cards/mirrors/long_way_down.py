"""Long Way Down: one cat lies on all the stairs of the house, from its tail on the ninth floor to its head in the hall."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.tubes import along, tube

X, Y = 404, 632
FACE = "-110,-60! -104,-120 -92,-158! -64,-130 -40,-98! 0,-106 40,-98! 64,-130 92,-158! 104,-120 110,-60! 104,-10 106,14 116,36! 88,50 56,82 26,94 0,96 -26,94 -56,82 -88,50 -116,36! -106,14 -104,-10"
PAW = "-24,-84! -32,-10 -40,30! -42,62 -24,78 0,82 24,78 42,62 40,30! 32,-10 24,-84!"
HEAD = (398.0, 676.0), 1.1, 6.0


def _coil(turn: float) -> tuple[float, float]:
    r = 596 - 190 * turn
    a = math.tau * turn - 2.2
    return X + 0.64 * r * math.cos(a), Y + r * math.sin(a)


@card(id="x37unw", title="Long Way Down", seed=57, palette="riso_back_stairs", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, -0.8, 0.5)])
    spine = [_coil(k / 12) for k in range(24)] + [(372.0, 452.0), (430.0, 478.0), (446.0, 550.0), (420.0, 640.0)]
    with d.thing("stairs", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", turquoise=1)
        p.strokes([[(X + 60 * math.cos(a), Y + 90 * math.sin(a)), (X + 900 * math.cos(a), Y + 1300 * math.sin(a))] for a in (k * math.tau / 40 for k in range(40))], 5, ends=(1, 1))
        p.flat(ellipse(X - 8, Y - 40, 190, 310, 80), gap=6, turquoise=1, brown=1)
    with d.thing("cat", "subject") as c:
        half = (13, 19, 22, 24, 26, 29, 46, 62, 60, 54, *([52] * 12), 54, 58, 64, 70, 70)
        c.flat(placed(outline(PAW), (404, 1036), 0.62, 124), gap=8, brown=1)
        c.strokes([placed(w, (404, 1036), 0.62, 124) for w in ([(-14, 78), (-13, 50)], [(14, 78), (13, 50)])], 6, ends=(1, 0.2))
        body = tube(spine, half, per=10)
        c.flat(body, gap=9, brown=1)
        with c.within(body):
            for k in range(3, 86, 2):
                x, y, a = along(spine, k / 100)
                size, side = (0.6 if k < 18 else 1.0), (180 if k % 4 == 1 else 0)
                c.flat(placed(outline("-15,-64! 15,-64! 6,-14 0,14 -6,-14!"), (x, y), size, a + side), overprint=True, turquoise=1)
        c.strokes([[(362, 1098), (392, 1070), (436, 1060), (482, 1076), (506, 1112), (500, 1152)]], 9, ends=(0.3, 0.1))
        c.flat("300,560 330,500 400,440 460,470 500,560 512,660 510,760 494,860! 440,892 390,896 300,890! 264,826 272,700", brown=1)
        c.flat("366,780! 436,780! 440,890 400,898 360,890!", turquoise=1, brown=1)
        for x, y, a in ((344, 846, 8), (456, 850, -7)):
            c.flat(placed(outline(PAW), (x, y), 1.1, a), gap=7, brown=1)
            c.strokes([placed(w, (x, y), 1.1, a) for w in ([(-14, 78), (-13, 48)], [(14, 78), (13, 48)])], 6, ends=(1, 0.2))
        c.flat(placed(outline(FACE), *HEAD), gap=8, brown=1)
        for w in ("-8,-104! 8,-104! 4,-70 0,-48 -4,-70!", "-36,-98! -22,-102! -20,-76 -26,-58!", "36,-98! 22,-102! 20,-76 26,-58!", "-106,-40! -104,-20! -80,-22!", "106,-40! 104,-20! 80,-22!"):
            c.flat(placed(outline(w), *HEAD), overprint=True, turquoise=1)
        for k in (-1, 1):
            c.flat(placed(outline(f"{52 * k},-104! {86 * k},-138! {92 * k},-92 {90 * k},-64!"), *HEAD), overprint=True, turquoise=1)
            c.flat(placed(outline(f"{16 * k},-8! {30 * k},-34 {58 * k},-40 {80 * k},-24! {62 * k},2 {34 * k},8!"), *HEAD), gap=4, turquoise=1)
            c.flat(placed(ellipse(48 * k, -16, 8, 21, 40), *HEAD), turquoise=1, brown=1)
            c.strokes([placed(w, *HEAD) for w in ([(34 * k, 46), (86 * k, 36), (136 * k, 40)], [(34 * k, 54), (84 * k, 56), (128 * k, 72)])], 5, ends=(0.5, 0.1))
        c.flat(placed(outline("-15,22! 0,17 15,22! 0,40!"), *HEAD))
        c.strokes([placed(w, *HEAD) for w in ([(0, 38), (0, 52), (-18, 62), (-34, 55)], [(0, 52), (18, 62), (34, 55)])], 6, ends=(0.9, 0.3))
    s.describe("A striped brown cat lies coiled down a round stairwell. We look in from above. Its tail hangs on the top floor, its body winds past all the steps, and its green-eyed head looks up from the middle, over two paws.")
    s.moods("hypnotic", "droll", "lazy", "uncanny")
    s.themes("stairs", "cats", "length", "patience", "home")
    s.says("spiral", "dizzy", "coil", "nine lives, one after another", "a long story", "caretaker", "round and round", "purring", "the draught excluder", "top to bottom", "who left the door open?", "slinky", "hypnosis", "snail’s cousin", "still growing", "begin at the tail", "stroke me, it takes all day", "long time no see", "the lift is out of order", "wool", "endless Sunday", "cinnamon roll", "catwalk", "mind your step", "what goes down", "a tail of two cities", "waiting for the postman", "tell me when you get there", "one cat per building", "in the eye of the storm", "the far end hasn’t heard yet", "guardian", "stretched", "everybody steps over her", "whirlpool", "deep sleep coming", "the house has a spine", "one thought, nine floors", "slow fuse", "winding down", "how long is a cat?", "labyrinth", "come down for supper", "fingerprint")  # fmt: skip
    s.relate("cat", "sleeps in", "stairs")
    s.relate("cat", "leads to", "stairs")
    s.about(place="the stairwell of an old house", time="no particular hour", light="even, from a skylight", composition="left", view="from above, straight down the stairwell", foreground="the tip of a tail", unexplained="how long it took")
