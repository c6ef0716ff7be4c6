"""A Little Every Year: jellyfish as big as tubs drift through the dark byre, and the cattle look up."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

BELL = "-160,6! -166,-90 -116,-186 0,-216 116,-186 166,-90 160,6! 140,30 112,8 80,36 44,12 0,40 -44,12 -80,36 -112,8 -140,30"
SHADE = "20,-230! 200,-200 200,60! -60,60! 60,10 110,-60 96,-150"
BEAST = (
    "-214,10! -222,-26 -204,-58 -160,-70 -90,-76 -40,-96 10,-120 60,-122 96,-104! 150,-104 220,-90 300,-84 420,-96! 420,420! 180,420! 176,320 160,220 120,130 66,90! "
    "20,100 -40,84 -110,66 -166,58 -204,44!"
)
NOSE = "-216,10! -224,-26 -206,-60 -164,-72! -140,-40 -140,20 -164,60 -206,46!"
EAR = "70,-92! 110,-124 176,-128 222,-96! 190,-62 130,-54 84,-64!"


def jelly(t: Cutting, x: float, y: float, k: float, a: float) -> None:
    """One bell with its arms and threads."""

    def q(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return placed(points, (x, y), k, a)

    with t.down_to(1):
        t.strokes([q((u, 10), (u * 1.1 + 24, 130), (u * 0.9 - 20, 260), (u * 1.1 + 16, 330 + (u * 7) % 60)) for u in (-132, -100, 100, 132)], max(6, 9 * k), ends=(0.9, 0.2))
    for u, down in ((-52, 300), (50, 260), (0, 330)):
        arm = tube(q((u * 0.4, -20), (u + 22, 70), (u - 20, 150), (u + 18, 230), (u - 10, down)), [26 * k, 34 * k, 30 * k, 20 * k, 5 * k], ends=CUT)
        t.flat(arm, ink=0, gap=5, around=2)
        with t.down_to(2):
            t.strokes([q((u * 0.4 + 4, 50), (u + 20, 90), (u - 10, 150), (u + 12, 210))], 8 * k + 2, ends=(0.1, 0.3))
    t.flat(moved(BELL, (x, y), k, a), ink=0, gap=7, around=2)
    with t.within(moved(BELL, (x, y), k, a)):
        t.flat(moved(SHADE, (x, y), k, a), ink=1)
        with t.down_to(2):
            t.strokes([q((0, -205), (u * 0.7, -120), (u, 0)) for u in (-128, -84, -40, 44, 88, 130)], 10 * k + 2, ends=(0.1, 0.7))
    for u, v in ((-46, -110), (40, -122), (-26, -62), (52, -68)):
        t.flat(ellipse(*q((u, v))[0], 30 * k, 22 * k), ellipse(*q((u, v + 3))[0], 13 * k, 9 * k), spot=True)


@card(id="mdhdfl", title="A Little Every Year", seed=8, palette="lino_night_pasture", light=(-0.3, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.3, -0.6, 0.5)])
    with p.thing("byre", "place") as byre:
        byre.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        byre.flat("-20,-20! 820,-20! 820,52! 560,60 300,56 -20,66!")
        byre.flat("-20,1060! 820,1040! 820,1220! -20,1220!")
    with p.thing("jellyfish", "subject", count=4) as big:
        jelly(big, 640, 250, 0.62, 12)
        jelly(big, 650, 690, 0.5, -14)
        jelly(big, 310, 470, 1.55, -8)
    with p.thing("cattle", "witness", count=2) as cows:
        for at, k, a, flip in (((565, 950), 1.0, 30, False), ((215, 1085), 0.76, -34, True)):
            if not flip:
                for root, tip in ((96, 96), (58, 20)):
                    cows.flat(tube(placed([(root, -96), (root + 14, -150), (tip + 16, -200), (tip - 24, -238)], at, k, a), [19, 17, 12, 3], ends=CUT), ink=0, gap=6, around=KEY)
            cows.flat(moved(BEAST, at, k, a, flip), gap=6, around=1)
            with cows.within(moved(BEAST, at, k, a, flip)):
                cows.flat(moved("-200,-70! -160,-96 -60,-100! 40,-130! 60,-100 20,-84 -50,-60 -110,-40!" if not flip else "-20,-100! 30,-130! 80,-120! 50,-90 20,-76!", at, k, a, flip), ink=0)
            cows.flat(moved(NOSE, at, k, a, flip), ink=1, gap=5, around=KEY)
            cows.flat(moved("-208,-26! -196,-40 -180,-36 -178,-22! -190,-14 -202,-14!", at, k, a, flip))
            cows.strokes(moved_lines([[(-212, 20), (-180, 26), (-140, 20), (-116, 28)]], at, k, a, flip=flip), 9, ends=(0.5, 0.3), black=True)
            cows.flat(moved(EAR, at, k, a, flip), gap=6, around=1)
            cows.flat(moved("96,-88! 130,-108 170,-108 200,-94! 170,-78 130,-72!", at, k, a, flip), ink=1)
            cows.flat(moved("-26,-34! -6,-62 28,-64 50,-40! 30,-22 -2,-20!", at, k, a, flip), ink=0)
            cows.flat(moved(ellipse(4, -46, 17, 17), at, k, a, flip))
            with cows.down_to(1):
                cows.strokes(moved_lines([[(-30, -70), (10, -86), (56, -70)], [(70, 70), (100, 40), (108, 0)], [(150, 40), (190, 120), (210, 230)], [(220, 0), (270, 90), (290, 190)]], at, k, a, flip=flip), 9, ends=(0.2, 0.5))
    s.describe("Pale jellyfish hang in the air of a dark byre. The largest is as big as a cart; yellow rings glow in it. A cow and her calf look up.")
    s.moods("eerie", "calm", "wondering", "dreamlike")
    s.themes("sea", "change", "visitors", "night", "wonder")
    s.says("ghosts", "chandelier", "flood", "lullaby", "invasion", "lampshade", "moonmilk", "laundry", "angels", "sea-level", "evening-milk", "it comes up a little each year", "the tide has come for supper", "mother, it has no face", "who left the sea on?", "do not touch the ceiling", "breathe out slowly", "grandmother’s petticoats", "Sunday visitors", "we drowned and nobody noticed", "it rains upwards here", "they came for the salt lick", "slow fireworks", "hold still and it passes", "somebody else’s dream", "what the hay remembers", "soft as a bell", "deep sleep", "the calf saw it first", "a barn is a kind of boat", "no one will believe the cows", "parachutes without people", "the lights are on their own", "what if it is friendly?", "they are only passing through", "night swimming", "boneless", "udders from heaven", "one day we shall float too", "a hundred fathoms of hay", "low ceilings, high water", "the quiet guests", "don’t moo", "something wants to be milked")  # fmt: skip
    s.relate("jellyfish", "floats above", "cattle")
    s.about(place="a byre", time="night", light="from inside the bells", composition="left", view="near, from below", foreground="dark heads of cattle", unexplained="there is no water")
