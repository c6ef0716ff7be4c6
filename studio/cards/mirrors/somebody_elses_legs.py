"""Somebody Else’s Legs: a man stands at a puddle, and what stands on its head in it is a flamingo."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

PUDDLE = "56,570 90,470 200,420 380,404 560,414 690,450 740,530 708,610 716,700 764,790 756,900 706,980 684,1070 620,1136 480,1164 320,1150 190,1114 100,1050 50,960 76,860 46,760 74,660"
BODY = "96,352! 150,420 230,480 320,510 410,500 470,456 480,400 440,350 370,320 290,316 220,326 160,336!"
WING = "110,366! 180,430 260,470 350,474 400,440 396,390 340,356 260,344 180,348!"


def _down(text: str) -> list[tuple[float, float]]:
    """A shape of the flamingo, which is drawn upright from its feet, as it stands in the puddle."""
    return [(x + 20, 460 + 0.8 * y) for x, y in outline(text)]


@card(id="4s18kx", title="Somebody Else’s Legs", seed=55, palette="riso_wet_pavement", light=(0.3, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.3, -0.7, 0.5)])
    with d.thing("puddle", "place") as p:
        p.flat(PUDDLE, spruce=1)
    with d.thing("gentleman", "witness") as g:
        g.flat("180,-20! 330,-20! 322,120 330,230 340,330! 226,330! 214,200 196,80!", spruce=1)
        g.flat("346,-20! 520,-20! 508,100 490,220 476,326! 362,330! 350,180!", spruce=1)
        g.flat("228,336! 338,336! 344,384 346,424! 220,430 140,428 136,406 176,384 212,366!", gap=6, salmon=1, spruce=1)
        g.flat("364,336! 474,332! 490,366 536,384 580,404 578,426 500,432 362,426!", gap=6, salmon=1, spruce=1)
        g.strokes([[(262, -20), (268, 120), (282, 320)], [(430, -20), (424, 140), (420, 318)]], 6, ends=(0.2, 0.6))
        g.strokes([[(190, 400), (230, 396), (270, 376)], [(520, 402), (480, 398), (440, 376)]], 6, ends=(0.2, 0.2))
    with d.thing("flamingo", "subject") as f:
        for leg in ([(264, 16), (268, 130), (256, 240), (290, 340)], [(400, 16), (394, 120), (404, 220), (364, 340)]):
            f.flat([(x + 20, 460 + 0.8 * y) for x, y in tube(leg, (9, 11, 15, 11, 20))], salmon=1)
        for x, k in ((256, -1), (408, 1)):
            f.flat(_down(f"{x - 26 * k},0! {x + 96 * k},0! {x + 100 * k},12! {x + 70 * k},16 {x + 40 * k},24 {x + 18 * k},44! {x - 8 * k},44! {x - 12 * k},18 {x - 28 * k},12!"), salmon=1)
        f.flat([(x + 20, 460 + 0.8 * y) for x, y in tube([(420, 440), (490, 470), (540, 530), (536, 590), (480, 640), (420, 690), (412, 750), (450, 794), (500, 800)], (46, 34, 29, 27, 26, 25, 25, 27, 32))], salmon=1)
        f.flat(_down(BODY), salmon=1)
        f.flat(_down("480,838! 530,842 566,822 590,780 594,736! 570,752 540,762 500,770!"), salmon=1)
        f.flat(_down("562,826! 600,800 622,750 606,706 592,694! 574,722 574,756 548,776!"), gap=5, salmon=1, spruce=1)
        f.flat([(x + 20, 460 + 0.8 * y) for x, y in ellipse(508, 808, 13, 13, 40)])
        f.flat([(x + 20, 460 + 0.8 * y) for x, y in ellipse(510, 808, 6, 6, 30)], spruce=1)
        f.flat(_down(WING), gap=6, salmon=1)
        f.strokes([[(x + 20, 460 + 0.8 * y) for x, y in c] for c in ([(170, 380), (250, 410), (350, 400)], [(190, 408), (270, 440), (350, 434)], [(216, 362), (290, 376), (360, 370)])], 7, ends=(0.1, 0.4))
        f.flat(_down("96,352! 130,342 180,340! 160,366 130,376!"), salmon=1, spruce=1)
        f.strokes([[(90, 570), (160, 564), (230, 572)], [(540, 590), (610, 582), (680, 592)], [(130, 1010), (220, 1020), (330, 1012)], [(630, 920), (680, 914), (726, 922)], [(200, 446), (390, 440), (570, 448)]], 7, ends=(0.1, 0.1))
    s.describe("A man in dark trousers stands at the edge of a puddle. Only his legs and shoes are seen. In the puddle, upside down where his reflection should be, stands a salmon-pink flamingo.")
    s.moods("surprised", "droll", "graceful", "wistful")
    s.themes("reflection", "identity", "water", "secrets", "borrowed things")
    s.says("who, me?", "flamingo", "after the rain", "the inner me", "on the other foot", "I feel pink today", "shoes", "legs like his mother", "downside up", "he dances when nobody looks", "puddle", "Monday above, Sunday below", "vanity", "my better half", "don’t tell the office", "masquerade", "I only look serious", "stranger", "born in the wrong feathers", "a touch of the tropics", "true colours", "stand on one leg", "depth", "what the pavement knows", "mirror, mirror, on the street", "somebody is holding me for him", "underneath it all", "drag", "step in and find out", "he never saw himself like that", "daydream", "holiday from myself", "toe to toe", "wet feet", "reflecting on life", "the ballet dancer", "keep your balance", "secret life of accountants", "give it back when you’ve finished", "how I see you", "bird of a feather", "light below, weight above", "undercover", "if only he looked down")  # fmt: skip
    s.relate("gentleman", "is reflected as", "flamingo")
    s.relate("flamingo", "is inside", "puddle")
    s.about(place="a pavement", time="morning after rain", light="a bright sky", composition="high", view="near, looking down at the feet", foreground="a great dark puddle", unexplained="whether he knows", weather="after rain")
