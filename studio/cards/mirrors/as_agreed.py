"""As Agreed: a hand reaches down to the water, a hand reaches up; where the fingers meet is a third colour."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

PALM = "800,-20! 716,60 648,130 612,180 612,214 614,262 612,316 598,372 572,412! 540,436 500,448 450,446 404,430! 380,404 378,366 388,324 400,286 420,240 444,202 462,168 492,120 530,60 584,-20!"
FINGERS = (
    [(408, 392, 29), (402, 450, 28), (400, 500, 27), (403, 546, 25), (402, 584, 23), (402, 612, 19)],
    [(462, 410, 29), (468, 464, 28), (472, 508, 27), (466, 544, 24), (460, 566, 20)],
    [(516, 406, 28), (532, 456, 27), (539, 496, 26), (532, 528, 23), (526, 546, 19)],
    [(572, 380, 25), (594, 424, 24), (602, 458, 23), (596, 486, 20), (590, 502, 16)],
    [(470, 262, 52), (420, 292, 46), (376, 334, 36), (346, 382, 29), (328, 424, 27), (308, 458, 20)],
)
NAILS = ((402, 596, 0), (460, 556, 10), (525, 536, 10), (588, 492, 12), (306, 448, 32))
LINES = [[(436, 442), (438, 400), (446, 356)], [(488, 450), (490, 402), (494, 360)], [(544, 436), (540, 392), (536, 356)], [(386, 372), (402, 350), (424, 318)], [(382, 496), (400, 503), (418, 496)], [(452, 504), (471, 511), (490, 502)], [(521, 492), (538, 498), (555, 488)], [(586, 454), (602, 460), (616, 450)], [(334, 376), (348, 390), (366, 394)]]


@card(id="j568wv", title="As Agreed", seed=58, palette="riso_baths", light=(0.2, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.8, 0.5)])
    with d.thing("water", "place") as w, w.in_inks(aqua=1):
        for rx, ry in ((130, 30), (280, 68), (470, 118)):
            ring = ellipse(402, 620, rx, ry, 90)
            w.strokes([[*ring, *ring[:2]]], 9, ends=(1, 1))
    for name, role, flip, inks in (("reflected hand", "witness", True, {"aqua": 1.0}), ("hand", "subject", False, {"burgundy": 1.0})):
        with d.thing(name, role) as h:
            for shape in (outline(PALM), *(tube(f) for f in FINGERS)):
                h.flat([(x, 1240 - y if flip else y) for x, y in shape], **inks)
            if not flip:
                with h.within(tube(FINGERS[0])):
                    h.flat([(x, 1240 - y) for x, y in tube(FINGERS[0])], overprint=True, aqua=1)
            for x, y, a in NAILS:
                h.flat(ellipse(x, 1240 - y if flip else y, 10, 15, 24, -a if flip else a))
            h.strokes([[(x, 1240 - y if flip else y) for x, y in line] for line in LINES], 7, ends=(0.3, 0.1))
            if flip:
                with h.within([(x, 1240 - y) for x, y in tube(FINGERS[2])]):
                    h.flat("490,786! 532,800 574,778! 576,756! 532,776 488,764!", burgundy=1)
    s.describe("A dark red hand reaches down to the water. A light blue hand, its mirror image, reaches up with a dark red ring on one finger. Only the tips of their forefingers touch, and there they are ink blue; rings spread over the white.")
    s.moods("tender", "quiet", "solemn", "hopeful")
    s.themes("touch", "reflection", "promise", "water", "meeting")
    s.says("touch", "hello", "finally", "so you are real", "the first second", "a promise", "you again", "as above, so below", "engaged", "handshake with the deep", "cold fingers", "contact", "creation, second attempt", "one second only", "spark", "I know that hand", "don’t pull me in", "rings", "long lost twin", "testing the water", "keep in touch", "a bargain", "reach", "I thought it was only me", "whose wedding ring?", "careful, it’s deep", "the quiet pact", "help me up", "mother, under the lake", "wake me gently", "when worlds meet", "a drop of ink", "echo", "it felt warm", "pinky swear, nearly", "piano four hands", "the mirror gave way", "you first", "homecoming", "tag, you’re it", "peace", "somebody took my hand", "surface", "a kindness in passing")  # fmt: skip
    s.relate("hand", "is reflected as", "reflected hand")
    s.relate("reflected hand", "waits for", "hand")
    s.about(place="the baths", time="an early hour", light="from above", composition="split", view="near, at the surface of the water", foreground="rings on the water", unexplained="why only one of them wears a ring")
