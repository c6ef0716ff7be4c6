"""It Knows the Secrets of the Sea: a lobster takes somebody out for a walk."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

SHELL = "0,-216! 16,-190 54,-166 80,-110 90,-30 80,50 56,96! 0,106 -56,96! -80,50 -90,-30 -80,-110 -54,-166 -16,-190"
CRUSHER = "-16,14! -44,-40 -76,-110 -86,-190 -60,-270 -6,-330 40,-348! 34,-300 22,-250! 38,-236 30,-214 46,-200! 62,-240 92,-278 112,-284! 124,-220 112,-140 76,-70 32,-20 18,14!"
CUTTER = "-12,10! -36,-60 -54,-130 -50,-210 -20,-300 14,-356! 26,-290 18,-220 26,-186! 50,-240 64,-300! 86,-230 82,-150 56,-70 28,-16 14,12!"
FAN = "-16,0! -34,60 -30,110 0,128 30,110 34,60 16,0!"
SHOE = "-46,-150! 46,-150! 50,-40 58,60 42,124 0,142 -42,124 -58,60 -50,-40"


@card(id="2ez71y", title="It Knows the Secrets of the Sea", seed=12, palette="riso_waiting_room", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    at, k, turn = (376, 640), 0.9, 188
    with d.thing("pavement", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1240! -20,1240!", mint=1)
        p.strokes([[(-20, y), (400, y - 6), (820, y)] for y in (250, 560, 870, 1180)], 7, ends=(1, 1))
        p.strokes([[(x, y), (x + 2, y + 310)] for x, y in ((250, -60), (620, -60), (90, 250), (470, 250), (250, 560), (700, 560), (90, 870), (500, 870))], 7, ends=(1, 1))
    with d.thing("shoes", "witness") as w:
        for x, y, a in ((190, 110, 6), (560, 190, -4)):
            w.flat(moved(SHOE, (x, y), 1, a), gap=7, mint=1, crimson=1)
            w.strokes([placed([(-46, 78), (0, 58), (46, 78)], (x, y), 1, a), placed([(-28, 4), (0, 12), (28, 4)], (x, y), 1, a), placed([(-28, -26), (0, -18), (28, -26)], (x, y), 1, a), placed([(-24, -56), (0, -48), (24, -56)], (x, y), 1, a)], 7, ends=(0.4, 0.4))
            w.flat(moved("-84,-330! 84,-330! 86,-90 70,-66! 0,-54 -70,-66! -86,-90", (x, y), 1, a), gap=7, crimson=1)
            w.strokes([placed([(4, -300), (0, -180), (4, -62)], (x, y), 1, a)], 6, ends=(1, 0.4))
    with d.thing("lobster", "subject") as o:
        for side in (-1, 1):
            for n in range(4):
                y = -70 + n * 46
                leg = [(74, y, 13), (150, y - 30 + n * 14, 12), (214, y + 10 + n * 26, 10), (250 - n * 8, y + (80, 100, 84, 96)[(n + (side > 0)) % 4] + n * 26, 4)]
                o.flat(placed(tube([(side * x, q, r) for x, q, r in leg]), at, k, turn), gap=6, crimson=1)
            arm = [(56, -140, 20), (120, -176, 22), (150, -230, 27)] if side > 0 else [(56, -140, 20), (130, -160, 22), (176, -206, 26)]
            o.flat(placed(tube([(side * x, q, r) for x, q, r in arm]), at, k, turn), gap=6, crimson=1)
            claw = placed([(150, -240) if side > 0 else (-178, -212)], at, k, turn)[0]
            o.flat(moved(CRUSHER if side > 0 else CUTTER, claw, k * (0.94 if side > 0 else 0.88), turn + (12 if side > 0 else -10), side > 0), gap=7, crimson=1)
            with o.in_inks(crimson=1):
                o.strokes([placed([(side * 16, -190), (side * 34, -300), (side * 44, -420), (side * 20, -540)] if side > 0 else [(-16, -190), (-44, -320), (-70, -430), (-40, -560)], at, k, turn)], 9, ends=(1, 0.1))
        for a in (-50, -26, 0, 26, 50):
            o.flat(moved(FAN, placed([(a * 0.7, 372 - abs(a) * 0.5)], at, k, turn)[0], k, turn - a), gap=6, crimson=1)
        for n in range(6):
            half, y = 44 + n * 5, 372 - (n + 1) * 45
            o.flat(moved(f"{-half},{y - 8}! 0,{y + 4} {half},{y - 8}! {half + 8},{y + 40} {half - 8},{y + 54}! 0,{y + 62} {8 - half},{y + 54}! {-half - 8},{y + 40}", at, k, turn), gap=6, crimson=1)
        o.flat(moved(SHELL, at, k, turn), gap=7, crimson=1)
        o.strokes([placed(c, at, k, turn) for c in ([(-58, -70), (0, -40), (58, -70)], [(0, -30), (2, 40), (0, 96)])], 8, ends=(0.1, 0.1))
        for x in (-34, 34):
            o.flat(placed(ellipse(x, -180, 15, 17), at, k, turn))
            o.flat(placed(ellipse(x, -186, 8, 9), at, k, turn), mint=1, crimson=1)
    with d.thing("lead", "accent", plane="front") as r:
        lead = [placed([(30, 20)], at, k, turn)[0], (430, 520), (560, 420), (680, 330), (716, 230)]
        r.strokes([lead], 25, ends=(1, 1))
        r.flat(moved("-96,4! -60,18 0,26 60,18 96,4! 92,40 60,52 0,60 -60,52 -92,40!", at, k, turn), gap=6, mint=1, crimson=1)
        r.flat(placed([(30, -6), (56, 6), (58, 40), (30, 54), (4, 40), (6, 6)], at, k, turn), placed([(30, 10), (44, 16), (44, 32), (30, 38), (18, 32), (18, 16)], at, k, turn), gap=5, mint=1, crimson=1)
        with r.in_inks(mint=1, crimson=1):
            r.strokes([lead], 13, ends=(1, 1))
            r.strokes([[(716, 236), (690, 290), (700, 330), (730, 300), (724, 240)]], 10, ends=(0.6, 0.6))
        r.flat("672,-20! 668,60 664,110! 780,116! 800,40 830,-20!", gap=7, crimson=1)
        r.flat("674,112! 772,118! 770,140! 674,134!", gap=4)
        r.flat("676,138! 668,166 664,196 672,228 690,246 726,250 756,240 770,214 774,176 768,142!", gap=6)
        r.flat("682,168! 662,180 650,204 656,226 676,232 700,222 716,208! 712,190 696,186!", gap=0)
        with r.in_inks(mint=1, crimson=1):
            r.strokes([[(716, 206), (700, 224), (676, 234), (656, 226)], [(712, 250), (714, 230), (710, 222)], [(736, 247), (740, 226), (736, 214)], [(756, 240), (762, 218), (758, 204)]], 6, ends=(0.3, 0.5))
    s.describe("A red lobster walks across the pavement towards us. It wears a dark collar, and a lead runs from it to the hand of somebody of whom only shoes, trouser legs and a cuff show. We see it from above.")
    s.moods("proud", "droll", "calm", "strange")
    s.themes("company", "freedom", "walks", "secrets", "elegance")
    s.says("leash", "lobster", "elegance", "sideways", "armour", "dandy", "a firm hand", "seaside", "bodyguard", "poet", "walkies", "heel!", "who is walking whom?", "a slow friend", "pincers", "no barking, no biting", "it pulls towards the sea", "the long way home", "fetch", "handle with care", "deep thoughts", "a well-bred animal", "claws out", "first date", "it pinched my heart", "far from the water", "saved from the kitchen", "looking for the tide", "two shoes, ten feet", "blushing all over", "good boy", "the butcher’s nightmare", "take me with you", "strolling in armour", "a serious companion", "escaped from the menu", "mind its secrets", "can’t swim, won’t tell", "what the neighbours whisper", "no, he is a vegetarian", "red carpet, no carpet", "promenade", "shell we go?", "it set the pace")  # fmt: skip
    s.relate("shoes", "follows", "lobster")
    s.relate("lead", "hangs from", "lobster")
    s.about(place="the pavement of the Arcade", time="a Sunday noon", light="even light, from above", composition="diagonal", view="from above, the street seen as a plan", foreground="the lobster’s two great claws", unexplained="who is on the other end of the lead")
