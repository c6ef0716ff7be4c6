"""Bear, bishop, hen and soldier sleep in one bed; the blanket is lifted for a wet dog."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SKIN = "#e6bd9c"
RAIN = tuple((30 + (i * 137) % 780, 20 + (i * 71) % 250) for i in range(30)) + tuple((660 + (i * 47) % 140, 290 + i * 46) for i in range(6))
PATCHES = ("#9a4a3a", "#6a6f86", "#c9a878", "#7c7468", "#b98a6a", "#545a6c", "#d9cbb0")


def bedstead(pen: Pen) -> None:
    pen.path("M66,1010V690C66,660 96,660 96,690V700C240,640 480,640 606,700V690C606,660 636,660 636,690V1010Z", "#6a4c34")
    pen.path("M96,730C240,676 470,676 606,730V860H96Z", "#7f5e42")
    for x in (110, 240, 366, 490):
        pen.path(f"M{x - 6},812C{x - 14},764 {x + 10},752 {x + 60},754C{x + 112},752 {x + 128},768 {x + 122},812C{x + 124},872 {x + 100},880 {x + 58},880C{x + 10},880 {x - 8},872 {x - 6},812Z", "#f6f0e2")


def shut(pen: Pen, x: float, y: float, r: float) -> None:
    """Closed eyes and a small mouth."""
    pen.path(f"M{x - r * 0.62},{y}q{r * 0.2},{r * 0.16} {r * 0.4},0M{x + r * 0.22},{y}q{r * 0.2},{r * 0.16} {r * 0.4},0", "#2a2022", stroke=3.4)


def sleepers(pen: Pen) -> None:
    x, y = 166, 806  # the bear
    for dx in (-48, 48):
        pen.circle(x + dx, y - 54, 24, "#5d4434")
        pen.circle(x + dx, y - 54, 12, "#a8785c")
    pen.oval(x, y, 74, 70, "#6d4f3a")
    pen.oval(x, y + 26, 36, 27, "#cda884")
    pen.oval(x, y + 12, 14, 10, "#241c1c")
    shut(pen, x, y - 12, 52)
    x, y = 302, 826  # the bishop
    pen.path(f"M{x - 44},{y - 30}C{x - 62},{y - 100} {x - 22},{y - 140} {x},{y - 168}C{x + 22},{y - 140} {x + 62},{y - 100} {x + 44},{y - 30}Z", "#f4ead0")
    pen.path(f"M{x - 7},{y - 34}V{y - 156}L{x},{y - 166}L{x + 7},{y - 156}V{y - 34}ZM{x - 40},{y - 96}H{x + 40}V{y - 82}H{x - 40}Z", "#e0a422")
    pen.path(f"M{x - 46},{y - 44}H{x + 46}V{y - 26}H{x - 46}Z", "#e0a422")
    pen.oval(x, y, 44, 46, SKIN)
    pen.path(f"M{x - 44},{y + 4}C{x - 50},{y + 50} {x - 20},{y + 84} {x},{y + 84}C{x + 20},{y + 84} {x + 50},{y + 50} {x + 44},{y + 4}C{x + 20},{y + 34} {x - 20},{y + 34} {x - 44},{y + 4}Z", "#e9e6e0")
    shut(pen, x, y - 8, 38)
    x, y = 424, 830  # the hen
    pen.path(f"M{x - 22},{y - 40}C{x - 40},{y - 70} {x - 18},{y - 78} {x - 10},{y - 60}C{x - 12},{y - 92} {x + 16},{y - 90} {x + 10},{y - 60}C{x + 24},{y - 82} {x + 40},{y - 64} {x + 22},{y - 40}Z", "#b8402e")
    pen.path(f"M{x},{y - 48}C{x + 44},{y - 48} {x + 46},{y} {x + 54},{y + 60}H{x - 54}C{x - 46},{y} {x - 44},{y - 48} {x},{y - 48}Z", "#ead9b8")
    pen.path(f"M{x - 12},{y - 6}H{x + 12}L{x},{y + 18}Z", "#e0a422")
    pen.path(f"M{x - 8},{y + 14}q8,26 16,0Z", "#b8402e")
    shut(pen, x, y - 16, 44)
    x, y = 544, 822  # the soldier
    pen.oval(x, y + 4, 44, 48, SKIN)
    pen.path(f"M{x - 50},{y - 26}C{x - 52},{y - 96} {x + 52},{y - 96} {x + 50},{y - 26}Z", "#5d6658")
    pen.path(f"M{x - 62},{y - 30}H{x + 62}L{x + 54},{y - 16}H{x - 54}Z", "#454c44")
    pen.path(f"M{x - 32},{y + 24}C{x - 20},{y + 12} {x - 6},{y + 16} {x},{y + 22}C{x + 6},{y + 16} {x + 20},{y + 12} {x + 32},{y + 24}C{x + 20},{y + 32} {x + 6},{y + 30} {x},{y + 28}C{x - 6},{y + 30} {x - 20},{y + 32} {x - 32},{y + 24}Z", "#5a4030")
    shut(pen, x, y - 2, 40)


def quilt(pen: Pen) -> None:
    """The patched blanket over all of them; its right corner is lifted."""
    cover = "M84,880C120,858 200,868 240,884C300,896 350,880 420,884C480,876 560,870 600,876L700,800L716,818L650,1000C644,1060 650,1080 640,1110C500,1094 300,1100 84,1108Z"
    pen.path(cover, "#8a8078")
    with pen.clip(cover):
        for row in range(3):
            for k in range(8):
                x, y = 76 + k * 76 + 18 * (row % 2), 860 + row * 88
                pen.path(f"M{x},{y}l76,{(-1) ** k * 8}l{-4 + row * 3},88l-76,{(-1) ** k * -7}Z", PATCHES[(k * 3 + row * 2) % 7])
    pen.path("M84,880C120,858 200,868 240,884C300,896 350,880 420,884C480,876 560,870 600,876L614,904C560,902 480,906 420,914C350,910 300,926 240,914C200,898 120,890 84,910Z", "#f6f0e2")
    pen.path("M600,876L700,800L716,818L650,1000C640,960 630,920 600,876Z", lighten("#e0a422", 0.45))
    for x in (66, 606):
        pen.rect(x, 1000, 32, 150, darken("#6a4c34", 0.1))


def up(draw):
    """The same drawing, higher."""
    def raised(pen: Pen) -> None:
        with pen.at(0, -120):
            draw(pen)
    return raised


@card(id="i43b1x", title="The Inn Takes Everyone", seed=715, palette="lamp_black", light=(0.4, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.stage("one wall inn", ground=900, left=90, right=610, bed=False, table=False, wall="accent2", sky="night")
    p.lift([(560, 460), (700, 480), (780, 600), (760, 900), (660, 940), (620, 700)], 0.35, soft=60)
    p.draw(lambda pen: pen.path("M600,352H630V904H600Z", "#5a4636"), name="corner post", record=False, how={"hatch": 0.5})
    p.lift(lambda pen: [pen.line(x, y, x - 16, y + 62, "#ffffff", 3) for x, y in RAIN], 0.55, soft=1)
    p.draw(up(bedstead), name="bed", role="subject", how={"light": 0.15, "hatch": 0.4})
    p.draw(up(sleepers), name="sleeping bear, bishop, hen and soldier", role="subject", count=4, how={"light": 0.2, "line": 1.0, "uneven": 0.6})
    p.figure(at=(706, 974), age="broad", pose="stand", view="left", height=360, seed=17, prop=None, label="innkeeper", expression="calm",
                      clothes=dict(top="nightgown", colour="#d9d2c4", hat="nightcap", hat_colour="#9a4a3a", shoes="slippers"),
                      reach={"hand_right": (4, -284), "hand_left": (-30, -250)}, how={"light": 0.25})
    p.draw(up(quilt), name="patched blanket", role="subject", how={"light": 0.15, "second": 0.4, "hatch": 0.3, "uneven": 0.6})
    p.draw(lambda pen: (pen.oval(706, 692, 17, 14, SKIN), pen.path("M694,700q3,10 9,3q4,9 9,1q5,6 8,-3", "#b98a6a", stroke=3)), name="fist on the corner", record=False, how={"light": 0.2})
    p.wash([(400, 1148), (500, 1124), (660, 1128), (740, 1150), (640, 1180), (460, 1178)], "#8fa3b4", strength=0.8, name="puddle", bloom=1)
    p.put("dog", at=(560, 1150), scale=0.9, flip=True, pose="sit", role="witness", label="wet dog", contact=0, colour="#8a7866", how={"hatch": 0.6, "light": 0.3})
    p.ink(lambda k: [k.line([(x, y), (x - 2, y + 16)], 2.0) for x, y in ((470, 1020), (640, 1060), (452, 1070), (660, 1100), (486, 1100))], name="drops")
    p.put("street lamp", at=(44, 1010), scale=1.0, role="accent", label="lamp", how={"light": 0.5})
    p.lift([(0, 490), (90, 490), (110, 590), (40, 650), (-20, 590)], 0.6, soft=36)
    s.relate("sleeping bear, bishop, hen and soldier", "sleeps in", "bed")
    s.describe("A bear, a bishop, a hen and a soldier share a bed. It stands in the "
               "rain before a single brick wall. They lie side by side under a "
               "patchwork blanket. Someone in a nightshirt lifts its corner; a wet "
               "dog sits in front.")  # fmt: skip
    s.moods("warm", "comic", "crowded", "peaceful")
    s.themes("hospitality", "sharing", "strangers", "night", "equality")
    s.says("room for one more", "strange bedfellows", "peace talks", "who snores?", "full house", "come as you are", "no vacancy", "Noah", "asylum", "the last guest", "sleepover",
           "all equal in the dark", "and who gets the edge?", "love thy neighbour", "wet feet", "coalition", "one blanket for all")
    s.about(time="night", weather="rain", light="lamp light", composition="centred", view="eye level")
