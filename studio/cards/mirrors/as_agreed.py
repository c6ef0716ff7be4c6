"""As Agreed: a hand reaches down to the water, a hand reaches up; where the fingers meet is a third colour."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

HAND = "430,-20! 446,90 440,170 420,214 380,246 326,292 286,346 270,392 276,412 296,412 320,384 352,350 376,336! 360,372 352,420 360,470 366,530 380,600 392,640 410,650 424,636 424,590 416,530 416,474 432,420! 438,460 456,510 458,560 466,592 484,602 500,586 504,540 500,490 500,424! 514,462 534,500 538,546 550,572 568,572 578,548 574,500 560,450 554,404! 572,430 594,462 604,498 618,514 634,504 636,476 622,430 604,384 596,340! 612,290 624,230 640,170 672,80 716,-20!"
NAILS = ((402, 624, 4), (484, 578, 6), (562, 550, 4), (622, 494, -14))


@card(id="j568wv", title="As Agreed", seed=58, palette="riso_baths", light=(0.2, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.8, 0.5)])
    hand = outline(HAND)
    other = [(x, 1240 - y) for x, y in hand]
    with d.thing("water", "place") as w, w.in_inks(aqua=1):
        for rx, ry in ((150, 34), (300, 74), (470, 120)):
            ring = ellipse(406, 622, rx, ry, 90)
            w.strokes([[*ring, *ring[:2]]], 9, ends=(1, 1))
    with d.thing("reflected hand", "witness") as r:
        r.flat(other, gap=8, aqua=1)
        with r.within(other):
            r.flat("320,794! 372,808 440,800! 440,826 372,836 320,820!")
    with d.thing("hand", "subject") as h:
        h.flat(hand, overprint=True, burgundy=1)
        for x, y, a in NAILS:
            nail = placed([(-12, 12), (-13, -6), (0, -16), (13, -6), (12, 12), (0, 18)], (x, y), 0.9, 180 + a)
            h.flat(outline(" ".join(f"{u},{v}" for u, v in nail)))
        h.strokes([[(388, 300), (400, 340), (410, 380)], [(462, 290), (470, 350), (470, 400)], [(520, 290), (524, 350), (530, 390)], [(370, 470), (388, 476), (408, 470)], [(462, 512), (480, 516), (498, 508)], [(540, 506), (556, 508), (572, 500)]], 7, ends=(0.2, 0.2))
    s.describe("A dark red hand reaches down to the water. A light blue hand with a ring reaches up. The tips of two fingers overlap and turn deep ink blue; rings spread over the white.")
    s.moods("tender", "quiet", "solemn", "hopeful")
    s.themes("touch", "reflection", "promise", "water", "meeting")
    s.says("touch", "hello", "finally", "so you are real", "the first second", "a promise", "you again", "as above, so below", "engaged", "handshake with the deep", "cold fingers", "contact", "creation, second attempt", "one second only", "spark", "I know that hand", "don’t pull me in", "rings", "long lost twin", "testing the water", "keep in touch", "a bargain", "reach", "I thought it was only me", "whose wedding ring?", "careful, it’s deep", "the quiet pact", "help me up", "mother, under the lake", "wake me gently", "when worlds meet", "a drop of ink", "echo", "it felt warm", "pinky swear, nearly", "piano four hands", "the mirror gave way", "you first", "homecoming", "tag, you’re it", "peace", "somebody took my hand", "surface", "a kindness in passing")  # fmt: skip
    s.relate("hand", "is reflected as", "reflected hand")
    s.relate("reflected hand", "waits for", "hand")
    s.about(place="the baths", time="an early hour", light="from above", composition="split", view="near, at the surface of the water", foreground="rings on the water", unexplained="why only one of them wears a ring")
