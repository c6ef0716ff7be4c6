"""Hat Check: men in bowler hats from behind; on one hat is a nest, and a swallow comes home to it."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved

SWALLOW = "0,-156 26,-146 40,-116 46,-84! 100,-104 190,-96 280,-40 366,76! 290,30 210,14 130,26 62,40! 54,90 46,126! 74,190 104,310! 52,226 22,170! 0,162 -22,170! -48,220 -84,310! -66,190 -46,126! -54,90 -62,40! -130,46 -200,70 -262,122 -316,216! -304,96 -244,-16 -160,-84 -90,-96 -46,-84! -40,-116 -26,-146"
BRIM = "-316,-16 -300,-40 -256,-36 -194,-18! 0,6 194,-18! 256,-36 300,-40 316,-16 296,16 220,48 110,68 0,74 -110,68 -220,48 -296,16"
CROWN = "-196,-14! -206,-100 -192,-196 -144,-258 -70,-280 0,-284 70,-280 144,-258 192,-196 206,-100 196,-14! 100,4 0,10 -100,4"
BAND = "-200,-84! -100,-66 0,-60 100,-66 200,-84! 197,-12! 100,5 0,11 -100,5 -197,-12!"
COAT = "-430,900! -426,470 -400,390 -320,340 -190,304 -100,226! 0,262 100,226! 190,304 320,340 400,390 426,470 430,900!"
HAIR = "-150,30! -152,110 -134,168 -104,206! -80,222 -60,214! 0,228 60,214! 80,222 104,206! 134,168 152,110 150,30!"
NEST = "-190,-20! -176,44 -124,100 -60,122 10,126 76,118 136,92 178,40 190,-20! 120,10 0,20 -120,10"
CHICK = "-34,120! -38,0 -48,-46 -40,-88 -10,-106 24,-98! 40,-70 40,-50 30,-20 34,120!"


def man(t: Printed, x: float, y: float, k: float, a: float = 0) -> None:
    """A man in a bowler hat, from behind; y is where the brim sits."""
    for m in (-1, 1):
        t.flat(moved(f"{m * 140},70! {m * 196},62 {m * 206},116 {m * 180},168 {m * 136},176!", (x, y), k, a), black=1)
        t.flat(moved(f"{m * 140},84! {m * 184},80 {m * 190},116 {m * 170},152 {m * 136},160!", (x, y), k, a))
    for shape, gap, ink in ((HAIR, 5, "black"), ("-112,206! 0,246 112,206! 120,250! 0,290 -120,250!", 0, ""), (COAT, 5, "black"), (BRIM, 7, "black"), (CROWN, 6, "black"), (BAND, 5, "yellow")):
        t.flat(moved(shape, (x, y), k, a), gap=gap, **({ink: 1.0} if ink else {}))


@card(id="yevil6", title="Hat Check", seed=62, palette="riso_one_kind_word", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    with d.thing("hats", "witness", count=3) as h:
        man(h, 92, 826, 0.54, 3)
        man(h, 704, 790, 0.54, -4)
        man(h, 372, 872, 0.88, -3)
        h.strokes([[(384, 1118), (382, 1240)]], 6, ends=(0.3, 1))
    with d.thing("nest", "prop") as n:
        at = (352.0, 526.0)
        n.flat(moved(ellipse(0, -16, 190, 40), at), gap=6, black=1)
    with d.thing("chicks", "accent", count=3) as c:
        for x, y, k, a in ((226, 494, 0.74, -26), (450, 498, 0.74, 14), (338, 440, 0.92, -8)):
            c.flat(moved(CHICK, (x, y), k, a), gap=5, black=1)
            c.flat(moved("18,-106! 60,-150 104,-172! 118,-120 112,-60! 74,-56 36,-40! 44,-70", (x, y), k, a), black=1)
            c.flat(moved("10,-104! 50,-156 112,-186! 84,-136 62,-98 44,-78! 34,-96", (x, y), k, a), gap=4, yellow=1)
            c.flat(moved("42,-66! 78,-74 128,-62! 96,-36 60,-26 30,-32! 38,-50", (x, y), k, a), gap=4, yellow=1)
            c.flat(moved(ellipse(-4, -72, 10, 10), (x, y), k, a))
            c.flat(moved(ellipse(-2, -73, 5, 5), (x, y), k, a), black=1)
    with d.thing("nest wall", "prop", plane="front") as n:
        n.flat(moved(NEST, at), gap=7, yellow=1)
        with n.in_inks(yellow=1):
            n.strokes([moved(line(q), at) for q in ("-150,20 -206,-10 -236,-14", "150,30 210,10 244,20", "-120,96 -180,100 -206,84", "130,90 176,98 200,120", "170,-6 206,-34 214,-60")], 9, ends=(0.9, 0.4))
        with n.in_inks(black=1):
            n.strokes([moved(line(q), at) for q in ("-180,0 -90,34 20,40 120,26", "-160,40 -60,74 60,78 150,50", "-120,82 -40,102 70,104", "-100,16 0,62 110,96", "170,10 90,56 -20,100", "-150,60 -80,50 -10,20", "60,20 120,60 160,40", "-176,20 -130,70 -60,114")], 7, ends=(0.3, 0.2))
    with d.thing("swallow", "subject") as b:
        where, turn = (604.0, 206.0), 226.0
        b.flat(moved(SWALLOW, where, 0.86, turn), gap=0, black=1)
        b.strokes([moved(line(q), where, 0.86, turn) for q in ("80,-62 180,-50 280,14", "74,-24 150,-20 220,0", "-80,-62 -170,-40 -252,50", "-74,-24 -140,-10 -200,40", "30,140 50,190 72,240", "-30,140 -46,190 -62,240")], 8, ends=(0.5, 0.1))
        b.flat(moved("-11,-150! 0,-204! 11,-150!", where, 0.86, turn), gap=3, yellow=1)
        b.flat(moved(ellipse(0, -84, 30, 17), where, 0.86, turn), yellow=1)
        for x in (-21, 21):
            b.flat(moved(ellipse(x, -128, 6, 6), where, 0.86, turn))
    s.describe("Three men in black bowler hats, seen from behind. On the biggest hat lies a yellow straw nest with three chicks, beaks wide open. A black swallow dives down to them.")
    s.moods("tender", "droll", "lively", "hopeful")
    s.themes("home", "city", "parents", "crowd", "kindness")
    s.says("breakfast", "home", "brims", "commuters", "feed me", "rush hour", "at the top of his thoughts", "lunch break", "three mouths to feed", "spring fashion", "hold still, sir", "the quiet colleague", "landing", "he must not bow any more", "open wide", "tenant", "a bird in the crowd", "something on your mind", "coming, coming!", "mother", "bowler", "single parent", "delivery", "don’t tell him", "penthouse", "straw hat", "the only one who walks slowly", "big family, small flat", "air traffic", "hungry again", "wait for me", "needle, meet haystack", "fed on the go", "nest egg", "good head on his shoulders", "what grows in offices", "nobody looks up", "chirp", "the gentleman from the third row", "return", "keep it under your hat", "rent-free", "the shy philanthropist", "it takes a village")  # fmt: skip
    s.relate("swallow", "feeds", "chicks")
    s.relate("chicks", "is inside", "nest")
    s.relate("nest", "balances on", "hats")
    s.about(place="a crowded street", time="a morning in May", light="plain morning light", composition="diagonal", view="near, from behind", foreground="the shoulders of a man", unexplained="whether its bearer knows")
