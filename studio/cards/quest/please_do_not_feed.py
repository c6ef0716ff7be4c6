"""In a meadow a boy sits in a small zoo cage, and the free animals have come to look."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

IRON, RED = "#3f565c", "#d9683a"


def cage_back(pen: Pen) -> None:
    pen.path("M232,800V500Q400,350 568,500V800Z", "#cfd8c4")
    for x in (270, 320, 480, 530):
        pen.rect(x - 3, 450 if 300 < x < 500 else 480, 6, 320, "#93a8a4")
    pen.path("M214,790L246,744H554L586,790Z", "#b99b6c")


def cage_front(pen: Pen) -> None:
    for x in (232, 286, 340, 470, 520, 568):
        top = 502 - (1 - ((x - 400) / 168) ** 2) * 82
        pen.rect(x - 5, top, 10, 800 - top, IRON)
    pen.path("M216,506Q400,306 584,506L574,516Q400,334 226,516Z", IRON)
    pen.rect(220, 520, 360, 9, IRON)
    pen.path("M204,786H596V836H204Z", "#8a6a4a")
    pen.rect(204, 786, 392, 12, darken("#8a6a4a", 0.25))
    pen.path("M388,412V382A18,18 0 1 1 412,382V412Z", IRON)
    pen.circle(400, 368, 9, "#cdd8d4")
    for x in (262, 538):
        pen.circle(x, 850, 30, IRON)
        pen.circle(x, 850, 18, "#b99b6c")
    pen.path("M566,636h34v44h-34Z", "#e3b94a")
    pen.path("M572,636v-12a11,11 0 0 1 22,0v12", "#806650", stroke=6)


def popcorn(pen: Pen, x: float, y: float, k: float) -> None:
    with pen.at(x, y, scale=k):
        for dx, dy in ((-22, -66), (-4, -76), (16, -70), (28, -62), (-10, -62), (8, -60)):
            pen.circle(dx, dy, 13, "#fbf3d4")
        pen.path("M-38,-60H40L30,0H-28Z", "#f7f1e2")
        for a, b in ((-38, -28), (-12, -8), (14, 12)):
            pen.path(f"M{a},-60h13L{b + 9},0h-9Z", RED)


@card(id="dudfi0", title="Please Do Not Feed", seed=181, palette="sap_rain", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("top", "#8fa6b2", strength=0.7, charge="#6f8f86", bloom=3)
    p.wash([(-60, 560), (90, 520), (240, 560), (420, 530), (620, 556), (860, 510), (860, 700), (-60, 720)], "#6f8f86", name="far wood", strength=0.5, wet=0.7, bloom=2)
    p.wash([(-60, 690), (200, 664), (420, 690), (640, 662), (860, 690), (860, 1120), (600, 1180), (250, 1160), (-60, 1110)], "#86a35c", name="meadow", strength=1.0, bloom=3, charge="#4f7350", fade=(0, 0.5), ragged=0.3, wet=0.2)
    p.glaze([(180, 862), (420, 846), (640, 866), (760, 900), (560, 930), (260, 910)], "#4f7350", strength=0.7, name="shadow of the cage")
    p.draw(cage_back, name="inside of the cage", record=False, how={"light": 0.1, "uneven": 0.7})
    boy = p.figure(at=(386, 784), age="child", pose="sit_ground", view="front_right", height=430, seed=4, prop=None, role="subject", label="boy in the cage", expression="worried", contact=0,
                   clothes=dict(top="jumper", colour="#d9683a", bottom="shorts", bottom_colour="#3f565c", shoes="boots"), hair="messy", how={"light": 0.15})
    cage = p.draw(cage_front, name="small zoo cage", role="subject", how={"light": 0.15, "hatch": 0.3})
    p.put("goat", at=(116, 912), scale=0.92, role="prop", how={"light": 0.3})
    p.put("hen", at=(676, 850), scale=0.56, flip=True, role="prop", how={"light": 0.3})
    p.put("hen", at=(726, 912), scale=0.42, flip=True, colour="#8a5a3c", role="prop", how={"light": 0.3})
    big = p.put("pangolin", at=(566, 1068), scale=1.0, role="witness", label="pangolin family", colour="#a8935c", how={"light": 0.3, "hatch": 0.3})
    p.put("pangolin", at=(290, 1102), scale=0.52, flip=True, role="prop", label="young pangolin", colour="#bba66a", how={"light": 0.3})
    p.put("pangolin", at=(162, 1040), scale=0.42, flip=True, role="prop", label="young pangolin", colour="#bba66a", how={"light": 0.3})
    p.draw(lambda pen: popcorn(pen, 386, 1062, 1.0), name="bag of popcorn", role="accent", how={"light": 0.15})
    p.draw(lambda pen: [pen.circle(x, y, 8, "#fbf3d4") for x, y in ((372, 830), (430, 900), (340, 930), (300, 880), (470, 950), (352, 1000), (462, 880))], name="thrown popcorn", record=False)
    p.ink(lambda k: (k.tufts([(k.rng.uniform(20, 780), k.rng.uniform(880, 1150)) for _ in range(26)], 26), k.line([(24, 700), (90, 692), (190, 700)], 1.4, broken=0.6)), name="grass")
    s.relate(boy, "is trapped in", cage)
    s.describe("A boy sits in a locked cage, and animals stand around it. The cage "
               "has wheels and stands in a green meadow. A goat, two hens and three "
               "pangolins are free. In front of the biggest pangolin is a striped bag"
               " of popcorn, some of it spilled.")  # fmt: skip
    s.moods("absurd", "lonely", "curious", "mocking")
    s.themes("captivity", "being looked at", "animals and people", "belonging", "role reversal")
    s.says("first day of school", "celebrity", "who is outside?", "my side of the bars", "the weekend with the family", "rare species", "a taste of our own medicine", "shy", "visiting hours",
           "please smile", "endangered", "home office", "does he bite?", "he looks just like us", "Sunday outing", "attention", "free range", "grown-ups are watching")
    s.about(place="a meadow", time="afternoon", weather="after rain", light="soft daylight", composition="centred", view="eye level")
