"""The Line Is Open: a moth sits on the handle of a telephone that lies off its cradle, its feelers over the holes."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

AT, TURN = (424, 690), -21.0
FORE = "18,-66 52,-120 130,-176 232,-214 322,-226! 344,-190 350,-120 338,-50 312,26! 240,20 150,14 80,34 22,44!"
HIND = "20,0! 130,-6 240,18 280,60 272,130 236,196 176,236 112,226 56,176 22,110!"
EAR = "176,-150 214,-168 250,-150 262,-110 250,-70 226,-44 220,-16 198,-6 184,-24 188,-52 168,-84 162,-120"
HANDLE = "330,400! 372,440 404,500 430,600 520,900 548,960 560,1030! 720,990! 680,930 650,860 566,560 542,470 510,390 420,300! 300,330!"


def _wing(text: str, side: float) -> list[tuple[float, float]]:
    return placed([(x * side, y) for x, y in outline(text)], AT, 1.0, TURN)


@card(id="8310ez", title="The Line Is Open", seed=9, palette="riso_fog_notice", light=(0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    cord = [(58 + 34 * math.cos(a) + 30 * math.sin(a / 14), 300 + a * 13 + 30 * math.sin(a)) for a in (k * 0.3 for k in range(260))]
    frond = [(0.0, -168.0)]
    frond += [(8 + 0.0028 * (v + 168) ** 2 + (3 if k % 2 else 34 - 0.07 * (-168 - v)), v - (0 if k % 2 else 16)) for k, v in enumerate(range(-196, -430, -9))]
    frond += [(8 + 0.0028 * (v + 168) ** 2 - (3 if k % 2 else 34 - 0.07 * (-168 - v)), v - (0 if k % 2 else 16)) for k, v in enumerate(range(-430, -196, 9))]
    with d.thing("receiver", "witness") as r:
        with r.in_inks(violet=1):
            r.strokes([cord], 15, ends=(1, 1), shake=0)
        for dx, dy, inks in ((-56, 44, {"grey": 1}), (0, 0, {"grey": 1, "violet": 1})):
            for shape in (ellipse(262, 280, 206, 196, 120), HANDLE, ellipse(690, 1150, 216, 206, 120)):
                moved = [(x + dx, y + dy) for x, y in outline(shape)]
                r.flat(moved, overprint=dx < 0, **inks)
        r.strokes([[(262 + 172 * math.cos(a), 280 + 163 * math.sin(a)) for a in (k * 0.1 - 1.2 for k in range(25))]], 7, ends=(0.2, 0.2))
        for n, far in ((1, 0), (6, 56), (12, 112)):
            r.flat(*[ellipse(262 + far * math.cos(math.tau * k / n), 280 + far * 0.95 * math.sin(math.tau * k / n), 13, 12.4) for k in range(n)])
    with d.thing("moth", "subject") as m:
        for side in (1, -1):
            m.flat(_wing(HIND, side), gap=8, grey=1)
            m.flat(_wing("170,226 118,208 84,160 60,100 110,120 180,130 250,110 262,130 236,188!", side))
        for side in (1, -1):
            m.flat(_wing(FORE, side), gap=9, violet=1)
            m.flat(_wing("300,-222! 322,-226! 344,-190 350,-120 338,-50 312,26! 286,23! 312,-50 322,-120 316,-190!", side), overprint=True, grey=1)
            m.flat(_wing(EAR, side))
            m.strokes([placed([(30 * side, -62), (110 * side, -60), (160 * side, -40)], AT, 1.0, TURN)], 6, ends=(0.9, 0.1))
            with m.in_inks(grey=1, violet=1):
                m.strokes([placed([(x * side, y) for x, y in c], AT, 1.0, TURN) for c in ([(180, -112), (196, -140), (222, -146), (240, -126), (238, -96), (222, -72)], [(200, -96), (212, -118), (222, -104), (208, -76), (204, -48)])], 8, ends=(0.4, 0.3))
        m.flat(_wing("0,-10 46,10 58,70 50,150 28,222 0,262 -28,222 -50,150 -58,70 -46,10", 1), gap=7)
        with m.in_inks(grey=1, violet=1):
            m.strokes([placed([(-w, y - 10), (0, y + 6), (w, y - 10)], AT, 1.0, TURN) for y, w in ((84, 54), (122, 50), (160, 44), (196, 32), (228, 18))], 11, ends=(0.3, 0.3))
        fur = [((66 + 14 * (k % 2)) * math.sin(math.tau * k / 44), -60 - (92 + 16 * (k % 2)) * math.cos(math.tau * k / 44)) for k in range(44)]
        m.flat(placed(fur, AT, 1.0, TURN), gap=5)
        with m.in_inks(violet=1):
            m.strokes([placed([(x, y), (x * 1.06, y + 44)], AT, 1.0, TURN) for x, y in ((-44, -90), (-20, -70), (4, -84), (26, -66), (46, -92), (-34, -30), (-8, -24), (18, -22), (38, -36))], 8, ends=(0.7, 0.1))
        for side in (1, -1):
            m.flat(placed([(x * side, y) for x, y in frond], AT, 1.0, TURN), gap=7, violet=1)
        for side in (1, -1):
            m.flat(placed(ellipse(38 * side, -166, 19, 22, 60), AT, 1.0, TURN), gap=5, grey=1, violet=1)
    s.describe("A telephone receiver lies off its hook across the sheet. On its handle sits a big moth. Its feathery feelers reach over the holes of the mouthpiece; on each wing is the drawing of an ear.")
    s.moods("hushed", "curious", "uneasy", "tender")
    s.themes("listening", "secrets", "night", "waiting", "signals")
    s.says("moth", "signal", "static", "hello?", "who is there", "nobody hung up", "hold the line", "all ears", "a soft voice", "wrong number", "I can hear you breathing", "night shift at the exchange", "the bug in the phone", "eavesdropper", "tell me everything", "please leave a message", "it was only the wind", "she never called back", "long distance", "the walls have them too", "whisper", "gossip flutters", "sorry, I was miles away", "a listener at last", "off the hook", "confession", "busy signal", "the other end", "crackling", "it heard what we did not say", "soft as dust", "mothballs and old numbers", "speak after the tone", "the flapping in my ear", "somebody is still on the line", "secret service", "are you still awake?", "let it ring", "lullaby for one", "a wing and a prayer", "don’t breathe a word", "reception is good tonight", "an operator with feelers", "I only called to hear you")  # fmt: skip
    s.relate("moth", "listens to", "receiver")
    s.relate("moth", "balances on", "receiver")
    s.about(place="a hotel room", time="night", light="a small lamp from the right", composition="diagonal", view="near, from above", foreground="the other end of the receiver", unexplained="whom it hears at the other end")
