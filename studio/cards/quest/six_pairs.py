"""Five strangers warm their hands at a fire; there are six pairs of hands."""

from __future__ import annotations

import math

from reverie_studio.colour import mix
from reverie_studio.figures import draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

# from the back to the front: head x, y, size, tilt, width, skin, where the eyes look (x), brows (inner, outer), mouth corner
FACES = {
    "old man": (306, 226, 0.86, 6, 0.92, "#e0a276", 4, (-6, 4), 3),
    "nun": (152, 364, 0.9, 9, 0.9, "#efb88c", 4, (2, 2), 0),
    "child": (668, 372, 0.84, -9, 1.14, "#f2b88e", -9, (-9, 2), 4),
    "soldier": (88, 598, 1.0, 12, 0.96, "#e09c70", 6, (5, -4), 2),
    "girl": (752, 676, 0.98, -13, 0.94, "#b87850", -5, (-4, 5), 5),
}  # fmt: skip
# colour of the clothes; half width of the shoulders; for each arm: elbow, wrist, turn and pose of the hand
BODIES = {
    "old man": ("#6f5aa0", 106, ((196, 560, 278, 562, -8, "open"), (440, 556, 380, 574, 12, "cover"))),
    "nun": ("#50587e", 112, ((56, 716, 176, 716, -12, "cover"), (308, 690, 262, 704, 14, "flat"))),
    "child": ("#d39a3c", 100, ((532, 684, 570, 692, -20, "wave"), (772, 690, 644, 694, 4, "open"))),
    "soldier": ("#7f8a4e", 132, ((-24, 990, 96, 972, -14, "open"), (262, 962, 208, 960, 14, "open"))),
    "girl": ("#c4473a", 118, ((560, 986, 606, 980, -18, "reach"), (850, 1010, 716, 1000, 4, "open"))),
}  # fmt: skip
HANDS = {"soldier": 138, "girl": 130, "child": 100, "old man": 114, "nun": 116}
NIGHT, GLOW = "#2a1226", "#ffd898"


def body(pen: Pen, who: str) -> None:
    """Neck, shoulders and upper arms in one, dark above and lit from the fire below."""
    x, y, k, tilt, *_ = FACES[who]
    tone, w, ((lx, ly, *_), (rx, ry, *_)) = BODIES[who]
    x, s, r = x - tilt * 1.5, y + 96 * k, HANDS[who] * 0.34
    pen.gradient(f"M{x - 34 * k},{s} C{x - 50},{s + 30} {x - w + 26},{s + 26} {x - w},{s + 70} C{x - w - 30},{s + 120} {lx - r},{ly - 110} {lx - r},{ly} C{lx - r},{ly + 30} {lx + r},{ly + 50} {lx + r * 1.6},{ly + 30} L{lx + r * 1.4},1220 "
                 f"H{rx - r * 1.4} L{rx - r * 1.6},{ry + 30} C{rx - r},{ry + 50} {rx + r},{ry + 30} {rx + r},{ry} C{rx + r},{ry - 110} {x + w + 30},{s + 120} {x + w},{s + 70} C{x + w - 26},{s + 26} {x + 50},{s + 30} {x + 34 * k},{s}Z",
                 (x, s), (x, s + 460), [(0, mix(tone, NIGHT, 0.6)), (0.4, tone), (1, mix(tone, "#f0803c", 0.5))])


def arms(pen: Pen, s: Scene, who: str) -> None:
    """Each forearm comes forward to the fire; its cuff lies over the wrist."""
    skin, (tone, _, both), size = FACES[who][5], BODIES[who], HANDS[who]
    for i, (ex, ey, x, y, turn, pose) in enumerate(both):
        with pen.at(x, y):
            draw_hand(pen, s.palette, pose, size, turn, 0, 0, left=i == 1, skin=mix(skin, GLOW, 0.55))
        if who == "old man" and i == 1:  # his bandage
            with pen.at(x, y, turn=turn):
                pen.path("M-24,-26 L24,-34 L25,-20 L-24,-12Z M-24,-8 L25,-16 L22,-2 L-22,4Z M-23,-46 L26,-52 L25,-40 L-24,-32Z", "#f6efe2")
        pen.taper([(ex, ey), ((ex + x) / 2, (ey + y) / 2 + size * 0.14), (x, y + size * 0.08)], size * 0.62, size * 0.44, mix(tone, "#ffc890", 0.34))


def folds(k: InkPen, who: str) -> None:
    """The inner side of the upper arms, and the collar."""
    x, y, size, tilt, *_ = FACES[who]
    _, w, both = BODIES[who]
    for side, (ex, ey, *_) in zip((-1, 1), both, strict=True):
        ax, ay = x - tilt * 1.5 + side * (w - 34), y + 96 * size + 116
        k.line([(ax, ay), ((ax + ex) / 2 - side * 8, (ay + ey) / 2 - 10), (ex - side * HANDS[who] * 0.3, ey - HANDS[who] * 0.3)], 2.4)


def sixth(pen: Pen, s: Scene) -> None:
    for x, y, turn, right in ((444, 456, -12, True), (536, 452, 10, False)):
        pen.taper([(x + (4 if right else -4), y + 20), (x + (2 if right else -2), y + 6), (x, y - 14)], 34, 34, "#f4ece6")
        with pen.at(x, y):
            draw_hand(pen, s.palette, "open", 108, turn, 0, 0, left=not right, skin="#fbf4ee")


def face(pen: Pen, who: str) -> None:
    x, y, k, tilt, wide, skin, look, *_ = FACES[who]
    low, high = mix(skin, GLOW, 0.85), mix(skin, "#4a1c34", 0.62)
    with pen.at(x, y, scale=k, turn=tilt):
        with pen.stretch(wide, 1):
            under(pen, who)
            pen.path("M-32,56 H34 C34,90 38,104 46,114 C20,132 -20,132 -46,114 C-38,104 -34,90 -32,56Z", mix(skin, "#8a3a2a", 0.25))
            if who != "nun":
                pen.path("M-72,-8 C-86,-18 -90,14 -80,28 C-76,34 -70,32 -68,28Z M72,-8 C86,-18 90,14 80,28 C76,34 70,32 68,28Z", skin)
            pen.gradient("M-72,-14 C-74,-66 -40,-92 0,-92 C42,-92 74,-66 72,-14 C74,26 60,62 38,82 C22,94 8,97 0,97 C-10,97 -22,94 -38,82 C-60,62 -74,26 -72,-14Z",
                         (0, -80), (0, 97), [(0, high), (0.3, mix(skin, "#4a1c34", 0.36)), (0.5, mix(skin, GLOW, 0.15)), (0.8, low), (1, low)])
        for ex in (-30 * wide, 32 * wide):
            pen.path(f"M{ex - 17},1 C{ex - 10},-4 {ex + 10},-4 {ex + 17},1 C{ex + 10},9 {ex - 10},9 {ex - 17},0Z", "#fff4e0")
            pen.oval(ex + look, 3.5, 7, 6, "#2a1712")


def dress(pen: Pen, who: str) -> None:
    x, y, k, tilt, wide, *_ = FACES[who]
    with pen.at(x, y, scale=k, turn=tilt), pen.stretch(wide, 1):
        over(pen, who)


def under(pen: Pen, who: str) -> None:
    if who == "nun":
        pen.path("M-96,-20 C-104,-90 -56,-130 0,-132 C58,-130 104,-90 98,-20 C104,60 130,110 150,150 L-148,150 C-130,110 -100,60 -96,-20Z", "#3c3c54")
        pen.path("M-84,-20 C-88,-76 -50,-112 0,-112 C52,-112 88,-76 84,-20 C88,50 76,96 60,120 L-60,120 C-78,96 -88,50 -84,-20Z", "#f2e6d6")
    if who == "girl":
        pen.path("M-80,10 C-96,-70 -60,-122 0,-124 C62,-122 98,-70 82,10 C100,50 96,100 84,140 L60,140 V40 H-60 L-66,150 L-92,140 C-100,90 -96,50 -80,10Z", "#3a1f24")
    if who == "child":
        for i in range(15):
            a = math.radians(160 + 15.7 * i)
            pen.circle(78 * math.cos(a), -14 + 84 * math.sin(a), 26, "#7a3a1e")


def over(pen: Pen, who: str) -> None:
    if who == "soldier":
        pen.path("M-80,-38 C-84,-100 -60,-128 0,-130 C62,-128 84,-100 80,-38 C40,-54 -40,-54 -80,-38Z", "#5c6440")
        pen.path("M-82,-40 C-40,-58 40,-58 82,-40 L70,-20 C30,-34 -30,-34 -70,-20Z", "#33301f")
        pen.path("M0,38 C14,32 30,40 42,60 C26,54 12,52 0,48 C-12,52 -26,54 -42,60 C-30,40 -14,32 0,38Z", "#4a2c1c")
    if who == "old man":
        pen.path("M-70,14 C-66,40 -50,40 -34,42 C-20,34 20,34 36,42 C50,40 66,40 70,14 C80,70 60,150 4,168 C-54,150 -80,70 -70,14Z", "#efe2d0")
        pen.path("M-20,56 C-8,50 10,50 22,56 C12,66 -10,66 -20,56Z", "#8a4a3c")
        pen.path("M-74,-30 C-82,-10 -80,10 -72,20 C-66,0 -64,-20 -62,-40Z M74,-30 C82,-10 80,10 72,20 C66,0 64,-20 62,-40Z", "#efe2d0")
    if who == "girl":
        pen.path("M-74,-10 C-72,-60 -40,-88 4,-90 C-20,-70 -56,-50 -74,-10Z M4,-90 C44,-88 74,-60 74,-10 C58,-50 24,-70 4,-90Z", "#3a1f24")
    if who == "child":
        for i in range(7):
            pen.circle(-60 + 20 * i, -62 - 22 * math.sin(math.pi * i / 6), 21, ("#8a4424", "#7a3a1e")[i % 2])


def features(k: InkPen, who: str) -> None:
    x, y, size, tilt, wide, _, _, (inner, outer), mouth = FACES[who]
    c, d = math.cos(math.radians(tilt)) * size, math.sin(math.radians(tilt)) * size

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + a * c - b * d, y + a * d + b * c) for a, b in points]

    for side in (-1, 1):
        e = side * 31 * wide
        k.line(at((e - 19, 2), (e - 8, -5), (e + 8, -5), (e + 19, 2)), 4.0)
        k.line(at((e - side * 20, -24 + inner), (e, -30), (e + side * 22, -24 + outer)), 3.8)
        k.line(at((e - 12, 13), (e, 16), (e + 12, 13)), 1.1, broken=0.3)
    k.line(at((5, -4), (9 * wide, 24), (2, 31), (-8, 28)), 2.2)
    if who not in ("old man", "soldier"):
        k.line(at((-18, 54 + mouth), (-6, 53), (6, 54), (20, 54 + mouth)), 3.0).line(at((-8, 64), (8, 64)), 1.2)
    if who == "soldier":
        k.line(at((-12, 62), (12, 62)), 2.4)
    if who == "old man":
        k.line(at((-36, -54), (0, -60), (36, -54)), 1.3, broken=0.3).line(at((-30, -66), (4, -71), (30, -66)), 1.1, broken=0.4)
        for b in range(-3, 4):
            k.line(at((b * 14, 84), (b * 13, 118), (b * 9, 146)), 1.1, broken=0.3)


def flames(pen: Pen, scale: float, tone: str) -> None:
    with pen.at(404, 1170, scale=scale):
        pen.path("M-230,0 C-270,-90 -190,-150 -214,-250 C-150,-210 -170,-140 -130,-120 C-130,-200 -60,-250 -92,-360 C-20,-310 -40,-220 -6,-190 C30,-240 10,-330 46,-420 C100,-330 60,-260 92,-200 "
                 "C130,-230 110,-280 136,-330 C170,-260 150,-200 172,-150 C200,-170 190,-210 208,-240 C250,-160 250,-60 220,0Z", tone)  # fmt: skip


def logs(pen: Pen) -> None:
    pen.taper([(-40, 1200), (300, 1150), (620, 1110)], 92, 70, "#3a1f1c")
    pen.taper([(840, 1220), (560, 1170), (220, 1120)], 96, 66, "#4a2820")
    pen.oval(214, 1120, 26, 33, "#e08a4a")
    pen.oval(624, 1110, 27, 35, "#e08a4a")


@card(id="pgdvpo", title="Six Pairs", seed=66, palette="madder", light=(0.0, 0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#2c1424", strength=1.35, bloom=0)
    p.wash([(-40, 620), (200, 500), (400, 440), (620, 500), (840, 620), (840, 1240), (-40, 1240)], "#8a2f2a", name="glow", strength=0.8, wet=1.0, glaze=1, bloom=0)
    for x, w in ((60, 34), (170, 22), (480, 30), (560, 18), (770, 40)):
        p.lift(lambda pen, x=x, w=w: pen.taper([(x, 700), (x + 6, 300), (x - 4, -30)], w, w * 0.7, "#ffffff"), 0.22, soft=5)
    p.draw(lambda pen: sixth(pen, s), name="a sixth pair of hands", role="accent", contact=0, how={"light": 0.2, "second": 0.1, "strength": 0.9})
    p.glaze(lambda pen: [pen.taper([(x, 484), (x, 520)], 52, 56, "#2c1424") for x in (446, 534)], "#2c1424", strength=0.7, wet=1.0, name="dark at the wrists")
    for who in FACES:
        p.draw(lambda pen, who=who: (body(pen, who), face(pen, who), dress(pen, who)), name=who, role="subject", contact=0, how={"light": 0.0, "second": 0.0, "inner": 0.4, "strength": 1.05})
        p.ink(lambda k, who=who: (features(k, who), folds(k, who)), name="features")
        x, y, size, *_ = FACES[who]
        p.lift(lambda pen, x=x, y=y, size=size: pen.oval(x, y + 74 * size, 44 * size, 26 * size, "#ffffff"), 0.0 if who == "old man" else 0.4, soft=16)
        p.draw(lambda pen, who=who: arms(pen, s, who), name=f"hands of the {who}", role="subject", contact=0, count=2, how={"light": 0.1, "second": 0.2, "inner": 0.7})
    p.glaze("M-30,1060 C200,1040 600,1050 830,1080 V1230 H-30Z", "#2c0f20", strength=1.2, wet=0.7, name="ground")
    p.wash(lambda pen: flames(pen, 0.86, "#c23a22"), "#c23a22", name="flames", role="prop", strength=1.0, wet=0.5, bloom=0, charge="#e8862a")
    p.wash(lambda pen: flames(pen, 0.67, "#f2a42e"), "#f2a42e", name="inner flames", strength=0.95, wet=0.2, bloom=0)
    p.wash(lambda pen: flames(pen, 0.43, "#ffffff"), "#ffffff", name="bare paper", wet=0.2)
    p.draw(logs, name="logs", role="prop", contact=0, count=2, how={"light": 0.1, "second": 0.3, "strength": 1.2, "hatch": 0.3})
    p.spatter((500, 90), 200, 44, "#f2a42e", size=5, glaze=0.0)
    s.relate("sixth pair of hands", "hides in", "dark")
    s.describe("Five people hold their hands to a camp fire at night. They are a soldier, a nun, an old man with one hand bandaged, a curly-haired child and a girl. "
               "Between them a sixth pair of hands comes out of the dark, white and without a body.")  # fmt: skip
    s.moods("uneasy", "warm", "silent", "eerie")
    s.themes("strangers", "ghosts", "hospitality", "warmth", "the dead", "night")
    s.says("count again", "one too many", "the uninvited guest", "a ghost story", "room for one more", "cold hands", "many hands", "give us a hand", "he always sat there", "hands up", "the missing friend",
           "who brought him?", "refugees", "strangers in the night", "fire brings us together", "dead man’s hands", "caught red-handed", "on the other hand", "do not look round", "jazz hands",
           "a seance", "warming up", "the sixth sense", "a show of hands", "all equal before the fire", "white gloves", "death is cold too", "somebody from the other side", "truce",
           "campfire rules", "we were six once", "everyone is welcome", "silent company", "the puppeteer")  # fmt: skip
    s.about(place="a wood", time="night", weather="clear", light="a fire from below", composition="low",
            view="through the flames, low", foreground="flames and two logs", unexplained="whose the sixth pair is")  # fmt: skip
