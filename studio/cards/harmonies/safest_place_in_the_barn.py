"""The Safest Place in the Barn: between the huge claws of an owl on a beam a mouse sleeps, its tail round one toe."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

LEG = "-150,-800! -146,-480 -136,-300 -124,-160 -108,-50! -80,-84! -56,4! -28,-50! 0,20! 28,-50! 56,4! 80,-84! 108,-50! 124,-160 136,-300 146,-480 150,-800!"
CLAW = "-25,-26! 0,-34 25,-26! 27,20 18,66 -4,112 -40,146! -24,104 -16,66 -20,20"
AT, K = (420, 772), 1.04


def toe(t: Cutting, x: float, spread: float) -> None:
    """One toe: over the top of the beam, bent down at its edge, and a hooked claw that is driven into the wood."""
    mid, tip = x + spread * 0.8, x + spread * 1.08
    t.flat(moved(CLAW, (tip, 884), 1.0, 0, flip=spread < 0 or (spread == 0 and x > 400)), gap=8, around=0)
    t.flat(tube([(x + spread * 0.25, 672, 40), (mid, 742, 45), (tip, 800, 47), (tip, 850, 42), (tip, 876, 33)]), ink=1, gap=9, around=KEY)
    for k, y in enumerate((736, 770, 804, 838, 868)):
        w, u = (30, 34, 36, 34, 26)[k], x + spread * (0.78, 0.93, 1.06, 1.08, 1.08)[k]
        t.strokes([[(u - w, y - 8), (u, y + 8), (u + w, y - 8)]], 9, ends=(0.3, 0.3), black=True)


def foot(t: Cutting, x: float) -> None:
    """A leg in feathers on three toes."""
    for spread in (-118, 118, 0):
        toe(t, x, spread)
    t.flat(moved(LEG, (x, 706)), ink=0, gap=9, around=KEY)
    with t.down_to(2):
        rows = ((-92, 300), (0, 310), (92, 300), (-48, 366), (48, 366), (-90, 430), (0, 436), (90, 430), (-46, 496), (46, 496), (-76, 556), (0, 564), (76, 556))
        t.strokes([[(x + a - 30, b), (x + a - 20, b + 26), (x + a, b + 38), (x + a + 20, b + 26), (x + a + 30, b)] for a, b in rows], 10, ends=(0.3, 0.3))


@card(id="7ac7f2", title="The Safest Place in the Barn", seed=97, palette="lino_barley", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("barn", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        g.flat("-20,690! 820,684! 820,810! -20,814!", ink=1)
        g.flat("-20,814! 820,810! 820,1050! -20,1056!", ink=2, gap=8, around=KEY)
        g.strokes([[(300, 716), (380, 712), (450, 718)], [(-20, 730), (40, 726), (90, 730)], [(730, 724), (770, 722), (820, 726)]], 9, ends=(0.1, 0.1), black=True)
        g.strokes([[(30, 1010), (180, 1018), (340, 1008)], [(420, 1026), (520, 1030), (600, 1024)], [(380, 900), (420, 908), (470, 900)]], 11, ends=(0.1, 0.1), black=True)
        with g.down_to(2):
            g.strokes([[(60, 1120), (240, 1110), (420, 1122)], [(480, 1160), (620, 1152), (760, 1160)], [(370, 200), (404, 192), (440, 200)]], 11, ends=(0.1, 0.1))
    with p.thing("owl’s claws", "subject") as o:
        foot(o, 118)
        foot(o, 694)
        for y, start in ((196, -20), (140, 26), (84, -20), (28, 26)):
            for x in range(start, 860, 92):
                o.flat(plume((x, y - 110), (x + (x - 400) * 0.03, y + 70), 46), ink=1, gap=7, around=KEY)
                o.flat(lens((x, y), (x, y + 52), 9, 0.6))
    with p.thing("tail", "accent") as m:
        m.flat(tube([(470, 770, 11), (526, 790, 11), (566, 796, 11), (600, 792, 10), (622, 776, 10)]), spot=True, gap=6, around=KEY)
        m.flat(tube([(518, 832, 9), (560, 844, 10), (596, 840, 9), (624, 822, 8), (640, 836, 7), (634, 862, 5)]), spot=True, gap=6, around=KEY)
    with p.thing("mouse", "subject") as m:
        m.flat(ellipse(426, 783, 128, 16))
        m.flat(moved("-118,4! -112,-30 -84,-62 -60,-84 -40,-126 6,-150 60,-146 104,-108 120,-50 116,-8 96,8! 50,14 -40,14", AT, K), ink=0, gap=8, around=KEY)
        m.flat(moved("-64,-80! -92,-116 -88,-158 -54,-166 -26,-140 -30,-96!", AT, K), ink=0, gap=7, around=KEY)
        m.flat(moved("-62,-90! -78,-118 -74,-146 -54,-150 -38,-132 -42,-102!", AT, K), ink=1)
        m.strokes([moved([(-98, -34), (-82, -22), (-64, -34)], AT, K)], 10, ends=(0.4, 0.4), black=True)
        m.flat(moved("-126,2! -130,-12 -114,-22 -102,-12 -106,4!", AT, K))
        m.strokes([moved([(6, 8), (0, -40), (30, -76), (70, -66)], AT, K)], 11, ends=(0.3, 0.1), black=True)
        with m.down_to(2):
            m.strokes([moved([(-20, -128), (20, -140), (60, -128)], AT, K), moved([(66, -110), (92, -84), (102, -50)], AT, K)], 10, ends=(0.1, 0.1))
    s.describe("Two huge feathered owl legs stand on a beam. Between the black claws a small mouse sleeps, rolled up. Its red tail is wound round one of the owl’s toes.")
    s.moods("tender", "tense", "droll", "hushed")
    s.themes("trust", "danger", "sleep", "size", "unlikely friends")
    s.says("bodyguard", "babysitter", "trust", "landlord", "hubris", "sanctuary", "nap", "courage", "oblivious", "pillars", "truce", "breakfast", "nerve", "the safest place in the barn", "nobody looks here", "don’t tell her", "who’s holding whom?", "keep your friends close", "in the lion’s den", "hold on to something", "under new management", "rent is due at dusk", "the giant’s garden", "shh, supper’s asleep", "hide where they never search", "between a claw and a hard place", "my mother was this tall", "friends in high places", "close to power", "what the owl pretends", "she hasn’t moved all night", "one careful owner", "sleep tight, very tight", "the eye of the needle", "too tired to be afraid", "love at first bite", "not hungry tonight", "someone has to stay awake", "a red ribbon for luck", "I feel so safe with you", "the fine print of mercy", "standing guard, or waiting", "look up when you wake", "how long is a night?")  # fmt: skip
    s.relate("mouse", "sleeps in", "owl’s claws")
    s.about(place="a barn", time="night", light="from the left", composition="low", view="near, at the height of a beam", foreground="a wooden beam", unexplained="whether the owl knows")
