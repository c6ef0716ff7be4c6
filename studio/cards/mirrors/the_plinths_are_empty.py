"""The Plinths Are Empty: before dawn the bronze horses drink at the fountain, their riders asleep on their necks."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

HORSE = "140,52! 100,70 60,110 34,150 28,158! 12,142! 18,168 6,192 -10,226 -8,242 6,248 18,238 34,206 54,192 78,182 98,180 108,190! 110,214 104,262 106,280 99,318 88,340! 112,340! 116,322 118,280 124,240 134,212! 180,222 230,214 256,200! 264,220 276,250 296,274 290,318 278,340! 302,340! 304,320 309,278 306,256 314,220 328,150 330,110 318,76 290,58 240,56 200,66 170,62"
FAR = ("92,190! 82,250 78,280 72,318 60,338! 84,338! 90,300 104,250 122,206!", "250,190! 246,240 262,274 252,318 240,338! 264,338! 270,316 276,276 282,240 296,200!")
TAIL = "320,78 342,104 352,170 342,240! 330,200 320,130"
RIDER = "204,60 210,36 192,16 160,0 128,-4 104,6 92,18! 84,6 62,6 50,26 56,48 76,56! 98,62! 98,96 90,132 92,156 104,156 110,128 120,90! 150,74 160,76! 172,120 164,170 150,202! 186,206! 196,160 204,110"
HAT = "92,4! 74,-24 40,-14 20,34! 46,18 66,8"


def put(text: str, at: tuple[float, float], k: float, flip: int = 1) -> str:
    """An outline put somewhere else, corners and all."""
    words = text.split()
    knots = [tuple(float(v) for v in w.rstrip("!").split(",")) for w in words]
    return " ".join(f"{x:.1f},{y:.1f}{'!' if w.endswith('!') else ''}" for (x, y), w in zip(placed([(flip * x, y) for x, y in knots], at, k), words, strict=True))


def mounted(t: Printed, at: tuple[float, float], k: float, flip: int) -> None:
    """A horse that drinks, its muzzle at `at`, with its sleeping rider."""
    for part in (*FAR, TAIL):
        t.flat(put(part, at, k, flip), violet=1, grey=1)
    t.flat(put(HORSE, at, k, flip), gap=3, violet=1)
    t.flat(put(RIDER, at, k, flip), gap=4, violet=1, grey=1)
    t.flat(put(HAT, at, k, flip), gap=3, violet=1, grey=1)


@card(id="39r2h4", title="The Plinths Are Empty", seed=19, palette="riso_fog_notice", light=(0.3, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.3, -0.2, 0.5)])
    with d.thing("square", "place") as k:
        k.flat("-20,-20! 820,-20! 820,300! 640,318 480,306 300,322 120,308 -20,324!", violet=1)
        k.flat("-20,348! 300,340 560,352! 300,362 -20,366!", violet=1)
        k.flat("820,372! 620,376 400,388! 640,394 820,392!", violet=1)
        k.flat("-20,430! 120,430! 120,410! 240,410! 240,420! 300,420! 300,408! 330,396! 360,408! 360,426! 610,426! 610,400! 640,400! 640,414! 760,414! 760,404! 820,404! 820,436! -20,436!", grey=1)
        k.fade("-20,436! 820,436! 820,1220! -20,1220!", lambda x, y: (y - 520) / 900, grey=1)
    with d.thing("plinths", "witness", count=8) as p:
        for x0, x1, foot in ((398, 414, 474), (356, 384, 502), (292, 338, 546), (178, 258, 626)):
            for a, b in ((x0, x1), (960 - x1, 960 - x0)):
                p.flat(f"{a},{foot}! {b},{foot}! {480 + (b - 480) * 2.1},{436 + (foot - 436) * 2.1}! {480 + (a - 480) * 2.1},{436 + (foot - 436) * 2.1}!", grey=1)
                w = (b - a) * 0.1
                p.flat(f"{a - w},{420 - w}! {b + w},{420 - w}! {b + w},{420 + w}! {b},{420 + 2 * w}! {b},{foot - 2 * w}! {b + w},{foot}! {a - w},{foot}! {a},{foot - 2 * w}! {a},{420 + 2 * w}! {a - w},{420 + w}!", violet=1, grey=1)
    with d.thing("bronze horses", "subject", count=3) as h:
        mounted(h, (424, 470), 0.34, 1)
        h.flat(ellipse(520, 846, 226, 52), gap=4, violet=1, grey=1)
        h.flat("300,856! 330,940 420,968! 620,968! 710,940 740,856!", violet=1)
        h.flat(ellipse(520, 842, 204, 40))
        mounted(h, (408, 648), 0.82, -1)
        mounted(h, (596, 640), 0.94, 1)
    with d.thing("nearest plinth", plane="front") as p:
        p.flat("-20,392! 150,392! 150,432! 112,456! 112,1130! 150,1160! 150,1220! -20,1220!", gap=6, violet=1, grey=1)
    with d.thing("wet boot", "accent", plane="front") as b:
        b.flat("44,392! 48,310 40,190! 116,190! 112,290 124,336 170,352 186,372 184,392!", gap=5, violet=1, grey=1)
        b.flat("52,204! 104,204! 104,222! 54,222!")
        b.strokes([[(100, 300), (110, 330), (132, 348)]], 6, ends=(0.2, 0.2))
        b.strokes([[(70, 396), (74, 480), (70, 600)], [(98, 396), (94, 450), (96, 520)]], 10, ends=(1, 0.6))
    s.describe("Before dawn the plinths of a vast square stand empty. Two bronze horses drink from the fountain and a third comes along, their riders asleep on their necks. On the nearest plinth stands one dripping boot.")
    s.moods("hushed", "weary", "dreamy", "tender")
    s.themes("history", "rest", "monuments", "night", "freedom")
    s.says("horses", "ssh", "a drink", "nobody home", "heroes are only tired", "history takes five minutes", "day off", "boot", "left behind", "thirsty work", "off duty", "night shift", "bronze age", "down from there", "before the tourists", "back by six", "empty pedestals", "a puddle for breakfast", "who won?", "the war is over", "sleepwalkers", "public holiday", "monumental hangover", "the pigeons will be furious", "taking the waters", "slumped", "he only needed one", "what statues want", "cavalry", "even metal", "quiet, they are dreaming", "the longest avenue", "first light", "an hour for ourselves", "no longer in command", "reins down", "where have they gone?", "let the horse decide", "posing is hard", "wet feet", "anonymous", "you can lead a hero to water", "they promised to come back", "morning round")  # fmt: skip
    s.relate("wet boot", "is carried by", "nearest plinth")
    s.relate("plinths", "leads to", "bronze horses")
    s.about(place="the great square", time="before dawn", light="one white streak at the horizon", composition="right", view="far, along an avenue of plinths", foreground="the nearest plinth, dark", unexplained="whose wet boot stands on the plinth")
