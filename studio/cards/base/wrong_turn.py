"""An iceberg has lost its way, and a queue of penguins with it."""

from __future__ import annotations

from reverie_studio.colour import Colour, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

Points = dict[str, tuple[float, float]]
AT: Points = {
    "p1": (236, 128), "p2": (392, 40), "p3": (586, 236), "l1": (118, 318), "l2": (66, 400),
    "l3": (134, 560), "l4": (226, 726), "t": (336, 900), "r4": (470, 736), "r3": (602, 584),
    "r2": (724, 414), "r1": (676, 322), "a": (286, 300), "b": (430, 262), "c": (556, 330),
    "d": (238, 424), "e": (396, 414), "f": (566, 436), "g": (300, 600), "h": (446, 588),
    "i": (356, 756), "k": (492, 196), "m": (300, 214), "n": (456, 118),
    "q": (164, 262), "v": (640, 276),
}  # fmt: skip
ABOVE = (("l1 q a", 0.28), ("q p1 a", 0.1), ("p1 m a", 0.45), ("m p2 a", 0.0), ("p2 b a", 0.36),
         ("p2 n b", 0.62), ("n k b", 0.8), ("k p3 b", 0.14), ("p3 c b", 0.55), ("p3 v c", 0.4),
         ("v r1 c", 0.85))  # fmt: skip
BAND = (("l1 a d l2", 0.12), ("a b e d", 0.3), ("b c f e", 0.5), ("c r1 r2 f", 0.85))
BELOW = (("l2 d l3", 0.1), ("d g l3", 0.34), ("d e g", 0.18), ("e h g", 0.5), ("e f h", 0.36),
         ("f r2 r3", 0.95), ("f r3 h", 0.72), ("l3 g l4", 0.22), ("g i l4", 0.48), ("g h i", 0.3),
         ("h r3 r4", 0.85), ("h r4 i", 0.66), ("l4 i t", 0.36), ("i r4 t", 0.8))  # fmt: skip
QUEUE = ((446, 1092, 0.56, True), (520, 1110, 0.53, True), (590, 1106, 0.56, True),
         (660, 1090, 0.5, True), (724, 1062, 0.47, True), (706, 1020, 0.42, False),
         (640, 1000, 0.39, False), (582, 990, 0.36, False), (528, 984, 0.35, False))  # fmt: skip
CASES = (1, 2, 4, 6, 8)


def iceberg(pen: Pen) -> None:
    """Facets: white above the old waterline, green-blue below."""
    def facets(which: tuple[tuple[str, float], ...], light: Colour, dark: Colour) -> None:
        for names, tone in which:
            pen.poly([AT[n] for n in names.split()], mix(light, dark, tone))
            pen.poly([AT[n] for n in names.split()], mix(light, dark, tone), stroke=2)

    facets(BELOW, "#a5e0e2", "#2f83a3")
    facets(BAND, "#e3f5f3", "#79b6c9")
    facets(ABOVE, "#ffffff", "#a2c6da")
    pen.path("M66,400 L150,404 L238,416 L310,410 L396,406 L470,420 L566,428 L640,416 L724,412 L640,432 L566,450 L480,432 "
             "L396,424 L316,424 L238,436 L150,420Z", "#ffffff", 0.85)  # fmt: skip
    for d in ("M300,600 L262,640 L276,690", "M446,588 L470,640 L452,690 L480,720",
              "M286,300 L250,340", "M556,330 L590,366 L582,410"):  # fmt: skip
        pen.path(d, "#ffffff", 0.55, stroke=3)
    for x, y, k in ((400, 520, 0.62), (300, 470, 0.4), (500, 482, 0.45), (352, 668, 0.36)):
        with pen.at(x, y, scale=k, turn=-8):
            pen.path("M-60,0 Q-10,-38 44,-8 L72,-26 Q64,0 74,24 L42,8 Q-10,36 -60,0Z", "#14587c", 0.34)


def drops(pen: Pen) -> None:
    for y, r in ((924, 8), (962, 10), (1006, 9)):
        pen.path(f"M336,{y - r * 2} Q{336 + r},{y - 2} {336 + r},{y + 3} A{r},{r} 0 1 1 {336 - r},{y + 3} "
                 f"Q{336 - r},{y - 2} 336,{y - r * 2}Z", "#2f86ab")  # fmt: skip
        pen.circle(333, y, 3, "#e6fbff")


def icicles(pen: Pen, x: float, y: float) -> None:
    """Ice on one frond."""
    for dx, dy, n in ((0, 0, 34), (12, 10, 62), (25, 18, 46), (38, 22, 26)):
        pen.path(f"M{x + dx - 7},{y + dy} L{x + dx + 7},{y + dy - 2} L{x + dx + 1},{y + dy + n}Z", "#d5f2f6")
        pen.path(f"M{x + dx + 1},{y + dy} L{x + dx + 7},{y + dy - 2} L{x + dx + 1},{y + dy + n}Z", "#6fb4cb")


def scarves(pen: Pen, camels: tuple[tuple[float, float, float], ...]) -> None:
    for (x, y, k), tone in zip(camels, ("#c4492f", "#2d7f8c", "#8a4a86"), strict=True):
        nx, ny = x + 136 * k, y - 214 * k
        with pen.at(nx, ny, scale=k):
            pen.path("M-4,-40 Q30,-22 68,-18 L62,16 Q20,14 -16,-6Z", tone)
            pen.path("M-2,-8 Q-26,40 -54,60 L-30,84 Q4,52 22,4Z", mix(tone, "#1c1030", 0.25))


@card(id="fduvsw", title="Wrong Turn", seed=11, palette="ochre", light=(-0.5, -0.86))
def paint(s: Scene) -> None:
    s.stage("desert", horizon=800, dunes=5, rocks=2)
    camels = ((52, 880, 0.27), (132, 866, 0.22), (200, 858, 0.18))
    s.put_many("camel", [(*c, 0, 0) for c in camels], depth=0.5, label="camels", role="prop")
    s.draw(lambda pen: scarves(pen, camels), name="scarves", depth=0.55, count=3)
    palm = s.put("palm", at=(630, 900), scale=0.66, depth=0.6)
    x, y = palm["crown"]
    s.draw(lambda pen: icicles(pen, x + 40, y + 62), name="icicles", role="accent", depth=0.66)
    s.shade("M60,1060 Q150,960 400,950 Q700,946 790,1020 Q800,1110 620,1146 Q300,1170 110,1120Z", "#5b4a8c", 0.6, 26)
    berg = s.draw(iceberg, name="iceberg", role="subject", depth=0.75, volume=0.12, rim=0.25, wobble=1)
    s.draw(drops, name="drops", depth=0.85, count=3)
    s.put("teacup", at=(336, 1096), scale=0.36, depth=0.85, colour="#2f6fae", full=False)
    order = sorted(QUEUE, key=lambda q: q[1])
    s.put_many("penguin", [(qx, qy, k, 0, f) for qx, qy, k, f in order], role="witness", depth=0.85, label="penguins",
               contact=0.4)  # fmt: skip
    cases = [(qx + (30 if f else -28), qy + 2, k * 0.27, 0, 0) for i, (qx, qy, k, f) in enumerate(QUEUE) if i in CASES]
    tones = ("#b8452f", "#3f7f7a", "#8a5a34", "#c9913a", "#7a4f86")
    s.put_many("suitcase", cases, depth=0.9, vary=lambda i: {"colour": tones[i]}, label="suitcases")
    s.glow((250, 200), 240, "#ffffff", 0.3)
    s.relate(berg, "floats above", "desert")
    s.describe("A huge iceberg hovers over the desert and drips into a teacup. Fish "
               "are inside the ice. In its shadow nine penguins with suitcases stand "
               "in line. Farther off are three camels in scarves and a palm tree with"
               " icicles. The ice is blue, the sky orange.")  # fmt: skip
    s.moods("funny", "stark", "sad")
    s.themes("climate", "being lost", "waiting", "travel", "scarcity")
    s.says("wrong turn", "a drop in the ocean", "global warming", "tea time for all", "cold comfort",
           "next, please", "tip of the iceberg", "fish out of water", "are we nearly there?", "mirage",
           "a cool spot", "it will not last", "opposites meet", "drip, drip, drip", "emigrants",
           "saved at the last moment")  # fmt: skip
    s.about(place="a desert", time="noon", weather="hot", light="white-hot noon", view="eye level, far",
            composition="centred", witness="nine penguins with suitcases")  # fmt: skip
