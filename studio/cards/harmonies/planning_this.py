"""They Have Been Planning This: mushrooms bear a rowing boat off through the wood, and a goat looks out over its bow."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.goats import goat_face
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

HULL = "84,560! 150,606 270,636 400,644! 530,636 650,606 716,560! 716,650 680,750 610,836 510,900 440,936! 400,950 360,936! 290,900 190,836 120,750 84,650"
# stalk; rim (x, y, half width, half height); dome; spots
FAR = (
    ("112,790,22 92,880,20 128,980,22 112,1070,28 112,1110,38", (112, 782, 92, 20), "20,784! 22,730 62,690 116,678 170,696 202,744 204,784!", ((64, 736, 15, 12), (112, 708, 14, 8), (164, 752, 13, 15))),
    ("694,796,22 716,890,20 676,980,22 700,1070,28 700,1104,36", (692, 790, 90, 19), "602,790! 606,744 640,700 690,688 744,704 778,750 782,790!", ((636, 750, 13, 15), (700, 716, 17, 10), (744, 762, 11, 9))),
)
NEAR = (
    ("262,910,29 226,980,25 280,1046,28 250,1096,38 246,1118,50", (250, 900, 136, 28), "114,906! 108,850 150,790 220,764 300,790 360,838 386,894!", ((166, 838, 20, 16), (232, 796, 24, 12), (308, 836, 16, 15), (228, 864, 13, 8))),
    ("560,910,29 604,986,26 546,1060,30 580,1116,42 582,1140,56", (566, 898, 140, 28), "426,892! 442,850 500,800 588,770 656,790 704,844 706,902!", ((486, 846, 15, 17), (562, 808, 22, 13), (640, 822, 18, 14), (612, 868, 12, 8), (672, 866, 9, 11))),
    ("404,1040,34 386,1080,32 412,1120,44 414,1142,62", (404, 1032, 126, 26), "278,1034! 280,986 320,942 400,930 486,942 526,988 530,1034!", ((330, 994, 17, 15), (398, 962, 24, 11), (470, 1000, 19, 14))),
)


def mushroom(t: Cutting, stalk: str, rim: tuple[float, float, float, float], dome: str, spots: tuple[tuple[float, ...], ...]) -> None:
    """A mushroom seen from its knees: stalk in light and shade, gills, a loaded cap."""
    x, y, w, h = rim
    t.flat(tube(stalk), ink=0, gap=7, around=KEY)
    with t.within(tube(stalk)):
        t.flat(tube(stalk, side=(-1.2, -0.1)), ink=1)
    t.flat(ellipse(x, y + h * 0.5, w, h * 1.25), ink=1, gap=7, around=KEY)
    t.strokes([[(x + w * q * 0.34, y + h * 0.6), (x + w * q * 0.9, y + h * (1.5 - 0.9 * q * q))] for q in (-0.98, -0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 0.98)], 6, ends=(0.8, 0.6), black=True)
    t.flat(dome, ink=2, gap=7, around=KEY)
    with t.within(dome):
        t.flat(*(ellipse(u, v, a * 1.2, b * 1.2) for u, v, a, b in spots), ink=0)
        t.flat(ellipse(x - w * 0.04, y + h * 0.3, w * 0.98, h * 1.0))


@card(id="njsjdl", title="They Have Been Planning This", seed=46, palette="lino_salt_rose", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.66, -0.4, 0.45)])
    with p.thing("spruce wood", "place") as wood:
        wood.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        for x, w, y in ((196, 24, 1090), (636, 30, 1090), (716, 14, 1080), (468, 12, 1080)):
            wood.flat([(x - w, -20), (x + w, -20), (x + w * 1.4, y), (x - w * 1.4, y)], ink=2)
        wood.flat("-20,1080! 200,1062 420,1080 640,1064 820,1080! 820,1220! -20,1220!", gap=8, around=0)
        wood.flat("-20,-20! 112,-20! 86,200 90,420 70,600 40,700 -20,760!", gap=8, around=1)
        wedges(wood, [[(18, y), (32, y + 50), (24, y + 120)] for y in (60, 230, 420, 610)] + [[(46, y), (50, y + 40), (42, y + 90)] for y in (150, 330, 520)], 11, 2, ends=(0.1, 0.1))
    with p.thing("goat", "witness") as g:
        neck = Clay().limb([(408, 820, -170, 210), (408, 640, -130, 168), (406, 500, -90, 112), (404, 390, -50, 70)], melt=24, part="coat", per=6)
        face = goat_face(chew=1.0, lids=0.5, look=(0.0, 0.0), horn=0.9).turned(at=(404, 356, 0), scale=0.9)
        g.flat_clay(neck, KEY, grow=7)
        g.clay(neck, "white", "down", inks=(0, 1, KEY), at=(0.4, 0.04), pitch=12)
        wedges(g, [[(x, y), (x - 8 + (x - 404) * 0.06, y + 34), (x + (x - 404) * 0.16, y + 70)] for x, y in ((352, 480), (320, 530), (366, 560), (300, 586), (340, 610), (460, 560), (380, 630), (450, 480), (480, 600), (270, 620))], 15, KEY)
        g.flat_clay(face, KEY, grow=7)
        g.clay(face, "white", "along", inks=(0, 1, KEY), at=(0.46, 0.12), pitch=8, parts={"horn": (GOUGES["white"].but(inks=(1, 2, KEY), at=(0.7, 0.3)), "across"), "nose": ("black", "across")})
        g.gaze(face, iris=2, wide=1.3)
    with p.thing("mushrooms", "subject", count=5) as m:
        for one in FAR:
            mushroom(m, *one)
    with p.thing("rowing boat", "prop") as boat:
        boat.flat(HULL, gap=8, around=0)
        with boat.within(HULL):
            for q, w in ((0, 20), (74, 9), (142, 8), (204, 7)):
                boat.strokes([[(60, 566 + q), (150, 622 + q * 0.96), (270, 652 + q * 0.98), (388, 660 + q)]], w, ends=(0.9, 0.9))
                boat.strokes([[(412, 660 + q), (530, 652 + q * 0.98), (650, 622 + q * 0.96), (740, 566 + q)]], w if not q else w * 0.6, ends=(0.9, 0.2))
        boat.flat("378,622! 400,612 422,622! 424,760 412,950! 388,950! 376,760", ink=2, gap=7, around=KEY)
        boat.flat(ellipse(400, 646, 9, 9))
    with p.thing("mushrooms in front") as m:
        for one in NEAR:
            mushroom(m, *one)
        wedges(m, fringe([(40, 1190), (280, 1180), (400, 1206), (560, 1190), (760, 1190)], 20, (30, 74), -84, seed=6), 18, 2)
    s.describe("Five red mushrooms carry a rowing boat through a wood. They come towards us and bend at the knee under the load. A white goat looks out over the bow, calm and haughty.")
    s.moods("droll", "solemn", "conspiratorial", "proud")
    s.themes("revolt", "journey", "secrets", "power", "nature")
    s.says("kidnap", "conspiracy", "portage", "taxi", "overnight", "regatta", "parade", "abduction", "logistics", "commuting", "teamwork", "passenger", "all aboard", "left, right, left", "hostile takeover", "one goat, one vote", "she ordered this", "don’t rock the boat", "the fairy ring has moved", "what grew in the night", "the help has plans", "sail on moss", "the tide never came, so we did", "chauffeur-driven", "five strong fellows", "who is in charge here?", "the forest borrows", "nobody looked down", "captain of nothing", "some of us are poisonous", "carried by my enemies", "we leave at nightfall", "take me to your river", "maybe the sea was wrong", "they waited for rain", "public transport", "quiet on the stairs", "a coup on soft feet", "I only came for the grass", "knees up", "under the hat, a plan", "the long way to the water", "thieves with spots", "ahoy in the woods")  # fmt: skip
    s.relate("mushrooms", "carries", "rowing boat")
    s.relate("rowing boat", "contains", "goat")
    s.about(place="a spruce wood", time="dusk", light="low glow between the trunks", composition="centred", view="from below, at the height of moss", foreground="the smallest mushroom, and a dark trunk", unexplained="where they take the goat")
