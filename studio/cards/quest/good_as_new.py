"""A raccoon washes our map in a brook until nothing is left on it, and is proud."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import quiet_beasts as beasts
from reverie_studio.sculpt.night_beasts import strip

RAYS = 80_000
K = 1.34
HX, HY = 424.0, 500.0
BROOK = "M830,560 C760,600 700,640 600,690 C480,740 330,760 220,800 C110,840 20,900 -30,960 L-30,1010 C60,1020 130,1060 190,1130 C230,1180 250,1210 256,1240 L830,1240Z"
MAP = [(226.0, 756.0), (330.0, 748.0), (428.0, 756.0), (530.0, 746.0), (618.0, 752.0), (626.0, 850.0), (616.0, 946.0), (520.0, 960.0), (424.0, 950.0), (322.0, 964.0), (214.0, 952.0), (220.0, 850.0)]
STONES = ((90, 760, 60, "#9aa49c"), (30, 830, 44, "#8a958f"), (180, 720, 34, "#a8b0a4"), (730, 560, 56, "#8f9a94"), (792, 500, 44, "#9aa49c"), (676, 612, 30, "#a8b0a4"), (290, 1190, 40, "#7d8a88"), (690, 830, 36, "#8a958f"))
STREAKS = (("#7a4aa0", [(250, 940), (240, 990), (180, 1000), (140, 1040), (96, 1050)], 26), ("#d8402a", [(330, 950), (300, 1000), (310, 1040), (220, 1050), (140, 1086)], 44), ("#d8a030", [(392, 950), (400, 1030), (330, 1060), (280, 1120), (190, 1110)], 26), ("#2f62b8", [(452, 940), (430, 1010), (450, 1080), (350, 1110), (270, 1180)], 46),
           ("#6f9a2c", [(520, 950), (510, 1040), (440, 1090), (430, 1150), (330, 1200)], 34), ("#d8402a", [(566, 944), (580, 1000), (520, 1060), (500, 1120)], 20), ("#d8a030", [(600, 950), (600, 1040), (540, 1110), (530, 1180), (450, 1240)], 30))


@card(id="c8su4n", title="Good as New", seed=31, palette="sap_rain", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((424, 640, 330))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#7f9a72", name="bank", role="place", strength=0.8, wet=0.0, bloom=4, charge="#5f7f78", uneven=0.9, fade=(0, -0.7))
    firs = [(60, 250, 120), (150, 200, 90), (20, 160, 90), (230, 150, 70), (110, 420, 130)]
    p.draw(lambda pen: [pen.path(f"M{x},{y - h} L{x + h * 0.3},{y} L{x - h * 0.3},{y}Z", "#7d958c") for x, y, h in firs], name="firs in the fog", how={"as": "wash", "strength": 0.4, "wet": 0.4})
    p.lift(BROOK, 0.9, soft=4)
    p.wash(BROOK, "#9fbcc0", name="brook", role="place", strength=0.6, wet=0.1, bloom=3, charge="#6f93a0", uneven=0.9)
    p.draw(lambda pen: beasts.brook_stones(pen, STONES), name="stones", contact=0.3, how={"light": 0.4, "second": 0.45})
    p.draw(beasts.small_road, name="small road", role="accent", contact=0, how={"light": 0.2, "second": 0.2, "line": 0.6})
    for tone, line, wide in STREAKS:
        p.lift(strip(line, wide, (0.5, 0.3)), 0.5, soft=6)
        p.glaze(strip(line, wide, (0.7, 0.3)), tone, name="colour that runs", strength=0.85, wet=0.95)
        p.glaze(strip([(x + 9 * (-1) ** n, y + 4) for n, (x, y) in enumerate(line)], wide * 0.4, (0.6, 0.1)), tone, name="thread of colour", strength=0.5, wet=0.7)
    glints = [(float(s.rng.uniform(0, 800)), float(s.rng.uniform(800, 1220)), float(s.rng.uniform(10, 44))) for _ in range(80)]
    p.lift(lambda pen: [pen.poly(strip([(x - r, y + r * 0.3), (x, y), (x + r, y - r * 0.36)], 4.0), "#ffffff") for x, y, r in glints if y > 1010 - 0.5 * x and not (y > 990 and x < 190 + 0.8 * (y - 1060)) and not (x > 520 and y > 1000) and not (630 < x < 750 and 780 < y < 890) and not (200 < x < 640 and y < 990)], 0.9, soft=0.7)
    rain = Lamp(-0.5, -0.6, 0.65, 0.92)
    body = beasts.kneeling_raccoon()
    rings = [(strip(body.curve(name), 44, (1.0, 1.0)), "#2c2c30") for name in body.marks]
    p.clay(body, {"": "#82786c", "tail": "#9a8c7a", "arm": "#6e655c"}, name="back", role="subject", texture="fur", lamps=[rain], how={"cool": 0.5, "bare": 1.25}, markings=rings, rays=RAYS)
    face = beasts.raccoon_face().turned(at=(HX, HY, 120), scale=K, pitch=6)
    marks = [(face.curve(f"mask {side}"), "#26262c") for side in ("left", "right")] + [(strip(face.curve("blaze"), 26, (0.5, 0.5)), "#3a3a3e")]
    head = p.clay(face, {"": "#948a7e", "muzzle": "#efe8dc", "brow": "#f4efe4", "nose": "#22222a", "ear": "#5e574f", "lid": "#1c1c22"}, name="raccoon", role="subject", texture={"": "fur"}, lamps=[rain], how={"cool": 0.4, "bare": 1.2}, markings=marks, rays=RAYS)
    p.eyes(head, iris="#4a2c18", white="#e8dcc4", glint=(-0.3, -0.4))
    p.wash(MAP, "#ffffff", name="map", role="accent", wet=0)
    p.glaze([(226, 756), (330, 748), (360, 780), (300, 840), (240, 860), (220, 840)], "#e3c98a", name="what is left of the map", strength=0.5, wet=0.8)
    p.glaze([(214, 900), (420, 906), (622, 896), (616, 946), (520, 960), (424, 950), (322, 964), (214, 952)], "#8fb4bc", name="water over it", strength=0.5, wet=0.3)

    left = ([(232, 790), (262, 800), (290, 786), (300, 764)], [(240, 836), (270, 822), (304, 828), (330, 800), (352, 806)], [(226, 870), (262, 862), (300, 874)], [(360, 770), (384, 786), (380, 812), (402, 836)])
    p.ink(lambda k: [k.line(v, 2.0, broken=0.35) for v in left], name="last roads", colour="#b8502c")
    p.ink(lambda k: [k.line([(x, y), (x + 8, y - 9), (x + 16, y)], 1.3) for x, y in ((252, 782), (268, 780), (318, 846), (334, 850))], name="last hills", colour="#5a6a4a")

    def lines(k: InkPen) -> None:
        k.line(MAP, 2.0, closed=True, broken=0.1)
        for x in (328, 426, 524):
            k.line([(x, 752), (x - 4, 856), (x - 2, 956)], 1.3, broken=0.2)
        k.line([(222, 852), (424, 846), (624, 850)], 1.3, broken=0.2)
        for side in ("left", "right"):
            k.line(face.curve(f"lip {side}"), 2.6)
        for d in (-1, 1):
            for n in range(3):
                k.line([(HX + d * 34, HY + 66 + 8 * n), (HX + d * 100, HY + 60 + 16 * n), (HX + d * 160, HY + 70 + 28 * n)], 1.3, taper=50)

    p.ink(lines, name="folds")
    for side, x in ((-1, 316.0), (1, 532.0)):
        p.clay(beasts.washing_hand(x, 752, side), {"": "#4a4446", "claw": "#c8c0b4"}, name=f"hand {side}", role="subject", lamps=[rain], how={"cool": 0.5, "bare": 1.1}, rays=20_000)
    p.draw(beasts.open_rucksack, name="rucksack", role="prop", plane="front", contact=0, how={"light": 0.1, "second": 0.3, "strength": 0.95})
    s.relate(head, "mends", "map")
    s.describe("A raccoon bends over a brook and washes our map. It holds the sheet in both paws and looks up at us; red, blue, green and ochre run into the water. On the bank a tiny road with trees has begun. In front stands a dark rucksack with a mug.")
    s.moods("proud", "comic", "dismayed", "gentle")
    s.themes("good intentions", "loss", "freedom", "cleanliness", "starting over")
    s.says("I only wanted to help", "now we can go anywhere", "nothing left but the folds", "good as new", "a clean slate", "spotless", "sixty degrees was too hot", "the thought that counts", "don’t be angry", "laundry day", "where were we?", "thanks a lot", "tabula rasa",
           "you’re welcome!", "spring cleaning", "borders dissolve", "start over", "helpful to a fault", "I’ve lost my way", "look what I did!", "hand wash only", "the way things run", "lost in the wash", "who needs a plan?", "a world without borders", "intern’s first day",
           "my phone was in there", "washed out", "all downhill from here", "down the river it goes", "blank page", "too clean", "forgive and forget", "mum tidied my room", "the colours ran", "no way back", "delete all", "well meant",
           "the rinse cycle", "an honest mistake", "now draw a better one", "praise me")  # fmt: skip
    s.about(place="a mountain brook in fog", time="day", weather="soft rain", light="grey light from the left", composition="centred", view="from above, steeply",
            foreground="our open rucksack with a tin cup, cut by the corner", unexplained="the tiny real road that begins where the colours land")  # fmt: skip
