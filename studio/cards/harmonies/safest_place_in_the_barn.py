"""The Safest Place in the Barn: between the huge claws of an owl on a beam a mouse sleeps, its tail round one toe."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

LEG = "-150,-700! -140,-420 -128,-250 -112,-120 -96,-30! -70,-70! -50,10! -24,-44! 0,24! 24,-44! 50,10! 70,-70! 96,-30! 112,-120 128,-250 140,-420 150,-700!"
AT, K = (402, 744), 1.15


def foot(t: Cutting, x: float) -> None:
    """A leg in feathers, three toes over the edge of the beam, claws."""
    for dx, dy, bend in ((-112, 150, -14), (112, 150, 14), (0, 176, 0)):
        tip = (x + dx + bend, 596 + dy + 64)
        t.flat(moved("-22,-30! 24,-30! 30,30 22,100 -4,176! -14,100 -26,40", tip, 1.06, -bend * 0.6), ink=KEY, gap=8, around=0)
        t.flat(tube([(x + dx * 0.25, 560, 46), (x + dx * 0.75, 596 + dy * 0.45, 44), (x + dx, 596 + dy, 42), (tip[0], tip[1], 32)]), ink=1, gap=9, around=KEY)
        t.strokes([[(x + dx * u - 26, 586 + dy * v), (x + dx * u, 604 + dy * v), (x + dx * u + 26, 586 + dy * v)] for u, v in ((0.62, 0.46), (0.82, 0.72), (0.96, 0.98), (1.06, 1.2))], 9, ends=(0.3, 0.3), black=True)
    t.flat(moved(LEG, (x, 600)), ink=0, gap=9, around=KEY)
    with t.down_to(2):
        t.strokes([[(x + a, b), (x + a * 0.97, b + 34), (x + a * 0.92, b + 72)] for a, b in ((-90, 60), (0, 40), (90, 70), (-48, 150), (50, 160), (-88, 250), (4, 250), (88, 260), (-44, 340), (46, 350), (-70, 430), (0, 430), (72, 440), (-34, 510), (36, 510))], 17, ends=(0.2, 0.1))


@card(id="7ac7f2", title="The Safest Place in the Barn", seed=97, palette="lino_barley", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("barn", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        g.flat("-20,756! 820,748! 820,1040! -20,1046!", ink=2, gap=8)
        g.strokes([[(40, 980), (180, 990), (340, 978)], [(300, 1016), (420, 1010), (520, 1018)], [(560, 960), (660, 970), (780, 960)], [(340, 880), (410, 890), (480, 880)]], 11, ends=(0.1, 0.1), black=True)
        with g.down_to(2):
            g.strokes([[(60, 1110), (240, 1100), (420, 1112)], [(480, 1150), (620, 1142), (760, 1150)], [(360, 200), (400, 190), (440, 200)], [(380, 340), (410, 334), (440, 340)]], 11, ends=(0.1, 0.1))
    with p.thing("owl’s claws", "subject") as o:
        foot(o, 166)
        foot(o, 650)
    with p.thing("mouse", "subject") as m:
        m.flat(tube([(520, 744, 11), (552, 742, 10), (560, 700, 9), (540, 664, 8), (580, 650, 7), (606, 664, 5)]), spot=True, gap=6, around=KEY)
        m.flat(moved("-118,4! -112,-30 -84,-62 -60,-84 -40,-126 6,-150 60,-146 104,-108 120,-50 118,4! 50,18 -40,18", AT, K), ink=0, gap=9, around=KEY)
        m.flat(moved("-64,-80! -92,-116 -88,-158 -54,-166 -26,-140 -30,-96!", AT, K), ink=0, gap=7, around=KEY)
        m.flat(moved("-62,-90! -78,-118 -74,-146 -54,-150 -38,-132 -42,-102!", AT, K), spot=True)
        m.strokes([moved([(-98, -34), (-82, -24), (-66, -36)], AT, K)], 10, ends=(0.4, 0.4), black=True)
        m.flat(moved("-124,4! -128,-10 -114,-20 -102,-10 -106,4!", AT, K))
        m.strokes([moved([(10, 8), (0, -40), (30, -76), (70, -66)], AT, K), moved([(-64, 8), (-44, -14), (-20, 2)], AT, K)], 12, ends=(0.3, 0.1), black=True)
        with m.down_to(2):
            m.strokes([moved([(-20, -128), (20, -140), (60, -128)], AT, K), moved([(66, -110), (92, -84), (102, -50)], AT, K)], 10, ends=(0.1, 0.1))
    s.describe("Two huge feathered owl legs stand on a beam. Between the black claws a small mouse sleeps, rolled up. Its red tail is wound round one of the owl’s toes.")
    s.moods("tender", "tense", "droll", "hushed")
    s.themes("trust", "danger", "sleep", "size", "unlikely friends")
    s.says("bodyguard", "babysitter", "trust", "landlord", "hubris", "sanctuary", "nap", "courage", "oblivious", "pillars", "truce", "breakfast", "nerve", "the safest place in the barn", "nobody looks here", "don’t tell her", "who’s holding whom?", "keep your friends close", "in the lion’s den", "hold on to something", "under new management", "rent is due at dusk", "the giant’s garden", "shh, supper’s asleep", "hide where they never search", "between a claw and a hard place", "my mother was this tall", "friends in high places", "close to power", "what the owl pretends", "she hasn’t moved all night", "one careful owner", "sleep tight, very tight", "the eye of the needle", "too tired to be afraid", "love at first bite", "not hungry tonight", "someone has to stay awake", "a red ribbon for luck", "I feel so safe with you", "the fine print of mercy", "standing guard, or waiting", "look up when you wake", "how long is a night?")  # fmt: skip
    s.relate("mouse", "sleeps in", "owl’s claws")
    s.about(place="a barn", time="night", light="from the left", composition="low", view="near, at the height of a beam", foreground="a wooden beam", unexplained="whether the owl knows")
