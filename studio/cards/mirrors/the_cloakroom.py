"""The Cloakroom: a stag holds everybody's hats on its antlers until they come back."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HEAD = "306,650! 336,606 396,594 460,606 494,650! 506,700 494,750 476,790! 464,850 456,900 456,940! 464,986 446,1016 400,1022 354,1016 336,986 344,940! 344,900 336,850 324,790! 306,750 294,700!"
NECK = "300,740! 250,860 200,960 140,1060 40,1150 -40,1200! -40,1240! 840,1240! 840,1200! 760,1150 660,1060 600,960 550,860 500,740!"
EAR = "0,0! -40,-36 -110,-56 -176,-36! -206,-16! -166,40 -96,70 -30,60 0,40!"
ANTLER = "0,0! -20,-60 -70,-120 -140,-160 -210,-210 -250,-280 -266,-360! -260,-400! -238,-404! -228,-350 -206,-290 -176,-250! -170,-310 -184,-390 -200,-460! -198,-496! -178,-500! -158,-430 -138,-340 -130,-226 -116,-204! -80,-240 -60,-310 -60,-370! -52,-404! -34,-402! -30,-350 -32,-270 -60,-200 -80,-174! -36,-140 16,-80 44,-20 50,10!"
TOPHAT = "-96,0 -70,-18! -50,-18! -62,-140! 62,-146! 50,-18! 70,-18! 96,0 0,16"
BOWLER = "-84,-6! -66,-20! -54,-22! -56,-70 -34,-104 0,-110 34,-104 56,-70 54,-22! 66,-20! 84,-6! 40,10 -40,10!"
CAP = "-70,0! -74,-44 -44,-76 0,-80 48,-68 64,-28 64,-8! 100,0 126,22! 80,24 30,8!"
STRAW = "-124,6! -60,-14! -54,-70! 54,-70! 60,-14! 124,6! 70,20 -70,20!"


@card(id="lq1mym", title="The Cloakroom", seed=4, palette="riso_last_sun", light=(-0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.3, 0.5)])
    dark = {"sunflower": 1.0, "purple": 1.0}
    with d.thing("wall", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", sunflower=1)
    with d.thing("stag", "subject") as t:
        for m in (False, True):
            t.flat(moved(ANTLER, (450 if m else 350, 630), 1.0, 0, m), purple=1)
            t.flat(moved(EAR, (490 if m else 310, 670), 1.0, 0, m), gap=6, purple=1)
            t.flat(moved("-40,-4! -100,-24 -170,-16! -120,22 -60,30!", (490 if m else 310, 680), 1.0, 0, m), **dark)
        t.flat(NECK, purple=1)
        with t.within(NECK):
            t.flat("420,700! 600,700! 860,1230! 470,1230! 440,1100!", **dark)
        t.flat(HEAD, gap=8, purple=1)
        with t.within(HEAD):
            t.flat("412,580! 600,580! 600,1100! 430,1100! 436,960 418,860 420,720!", **dark)
        for x, m in ((340, 1), (460, -1)):
            t.flat(f"{x - m * 36},740! {x - m * 14},722 {x + m * 14},722 {x + m * 34},752! {x + m * 10},762 {x - m * 18},758!")
            t.flat(ellipse(x + m * 2, 740, 17, 18), **dark)
            t.flat(ellipse(x - 3, 736, 4, 4))
            t.flat(f"{x - m * 42},742! {x - m * 16},712 {x + m * 22},714 {x + m * 42},758! {x + m * 14},736 {x - m * 16},734!", **dark)
        t.flat("346,952! 370,934 430,934 454,952! 458,980 428,1004 400,1008 372,1004 342,980!", gap=5, **dark)
        for m in (1, -1):
            t.flat(f"{400 - m * 20},962! {400 - m * 40},956 {400 - m * 46},974 {400 - m * 38},986! {400 - m * 34},974 {400 - m * 28},968!")
    hats = ((TOPHAT, 168, 140, -8, "dark", 0.95), (BOWLER, 306, 236, 10, "paper", 0.86), (STRAW, 118, 262, -16, "paper", 0.9), (STRAW, 500, 236, -6, "dark", 0.7), (BOWLER, 628, 138, 6, "paper", 1.08), (CAP, 690, 244, 12, "dark", 0.9))
    with d.thing("hats", "accent", count=6) as h:
        for shape, x, y, a, ink, k in hats:
            inks = dark if ink == "dark" else {}
            h.flat(moved(shape, (x, y), k, a), gap=5, **inks)
            if shape != CAP:
                w = {TOPHAT: 52, BOWLER: 54, STRAW: 59}[shape]
                h.flat(moved(f"{-w},-20! {w},-20! {w},-42! {-w},-42!", (x, y), k, a), **({"purple": 1.0} if ink == "paper" else {"sunflower": 1.0}))
    with d.thing("ticket", "prop") as p:
        p.flat("330,1020! 474,1010! 482,1100! 338,1110!", gap=6)
        p.flat(ellipse(356, 1050, 8, 8), sunflower=1, purple=1)
    s.describe("A purple stag looks straight at us from under heavy lids. On the points of its antlers hang six hats: a top hat, bowlers, straw hats, a cap. In its mouth it holds a blank ticket.")
    s.moods("patient", "dignified", "droll", "quiet")
    s.themes("service", "patience", "animals", "memory", "waiting")
    s.says("hat rack", "gentleman", "to be collected", "head waiter", "lost property", "deer me", "they said five minutes", "cloakroom", "don’t lose the ticket", "night shift", "opera", "crown", "wardrobe", "hold this for me", "family tree", "so many fathers", "I had plans tonight", "tipping is customary", "a good listener", "hats off", "grown for the job", "heavy is the head", "the party is somewhere else", "he remembers every face by its hat", "stuck with your coat-tails", "patience of a forest", "which one was mine?", "butler", "civil servant", "uncle arrived first", "once he was wild", "blank cheque", "politely stuffed", "masquerade", "not my size", "what we leave at the door", "six chances and one ticket", "bring them back by spring", "employee of the month", "he would have liked to dance", "hunting party", "still life with gentlemen", "too well brought up to run", "antique")  # fmt: skip
    s.relate("stag", "carries", "hats")
    s.relate("stag", "guards", "hats")
    s.relate("stag", "waits for", "ticket")
    s.about(place="the cloakroom of a hotel", time="late evening", light="from the left", composition="centred", view="near, eye to eye with the stag", foreground="the stag's broad chest", unexplained="whose ticket is blank")
