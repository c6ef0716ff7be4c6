"""A bed in the desert of bells; under it one small bell rings, and the hair of the sleeper points to it."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WOOD, GOLD, HAIR = "#6a584a", "#e0a422", "#8a3a26"
BELL = (560, 1030)
HEAD = (372, 800)


def bedstead(pen: Pen) -> None:
    pen.path("M226,1110V620Q244,594 262,620V1110Z", WOOD)
    pen.path("M742,1110V740Q758,720 774,740V1110Z", WOOD)
    pen.rect(246, 880, 510, 36, WOOD)
    pen.path("M256,884V834C330,812 660,812 748,822V884Z", "#e9e4da")
    pen.path("M264,838C250,760 290,716 370,722C440,728 470,764 462,826C400,852 310,852 264,838Z", "#f8f4ea")


def blanket(pen: Pen) -> None:
    pen.path("M436,848C450,780 500,736 570,744C640,724 700,750 752,748V890C720,880 700,906 660,892C620,908 580,888 540,904C500,890 480,902 452,896C440,880 436,868 436,848Z", "#6b3a44")
    pen.path("M436,848C446,780 490,734 530,748C520,790 512,840 512,896C490,898 474,904 452,896C440,880 436,868 436,848Z", "#f8f4ea")
    for x, y in ((570, 790), (630, 830), (580, 860), (680, 780), (700, 850), (640, 772)):
        pen.path(f"M{x},{y - 10}l10,10l-10,10l-10,-10Z", "#b98a8c")


def hair(pen: Pen, head: tuple[float, float]) -> None:
    """From the crown over the edge of the bed in separate locks that all end in one point before the bell."""
    x, y = head
    tip = (BELL[0] - 70, BELL[1] - 30)
    for i in range(9):
        u = i / 8
        low = 1006 - 70 * u
        pen.taper([(x - 40 + 26 * u, y - 16 + 8 * u), (x - 84 + 54 * u, y + 30), (x - 92 + 74 * u, y + 96), (x - 60 + 62 * u, low - 10 * (1 - u)), (x + 24 + 20 * u, low + 14 - 6 * u), (tip[0] - 20, tip[1] + 10 - 10 * u), tip], 17, 3,
                  (HAIR, lighten(HAIR, 0.3), darken(HAIR, 0.2))[i % 3])


def sleeper(pen: Pen) -> None:
    """A big plain head on the pillow, turned to us, and a round shoulder."""
    x, y = HEAD
    pen.path("M404,880C420,820 470,780 540,790V890H410Z", "#c9cfdc")
    with pen.at(x, y, turn=-18):
        pen.oval(0, 0, 56, 62, "#edb893")
        pen.path("M-58,10C-72,-60 -30,-86 10,-80C50,-74 66,-40 58,4C46,-30 20,-46 -10,-44C-34,-42 -50,-20 -58,10Z", HAIR)
        pen.path("M-34,4q13,14 28,2M12,2q14,12 28,-2", "#3a2420", stroke=4)
        pen.path("M2,8q8,12 -2,18", "#b5794f", stroke=3)
        pen.path("M-10,38q12,8 22,-2", "#8f3f34", stroke=4)
        pen.oval(-30, 24, 11, 7, "#e39a80")
        pen.oval(38, 20, 11, 7, "#e39a80")


def little_bell(pen: Pen) -> None:
    x, y = BELL
    pen.path(f"M{x - 4},914L{x + 2},914L{x + 4},{y - 70}L{x - 2},{y - 70}Z", "#f8f4ea")
    with pen.at(x + 2, y - 70, turn=14):
        pen.path("M-10,0C-36,8 -32,44 -50,66H50C32,44 36,8 10,0Z", GOLD)
        pen.path("M-54,62H54V74H-54Z", darken(GOLD, 0.25))
        pen.circle(10, 82, 11, darken(GOLD, 0.4))
        pen.path("M-22,16C-28,30 -28,44 -34,58L-22,58C-18,44 -18,30 -12,14Z", lighten(GOLD, 0.5))


@card(id="qdy4g4", title="Bell Under the Bed", seed=447, palette="lamp_black", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#2c2c38", strength=1.1, charge="#55546a", bloom=5)
    for x, y, r in ((90, 90, 4), (640, 110, 5), (300, 60, 3), (740, 260, 3), (470, 170, 4), (60, 330, 3), (600, 330, 3), (700, 430, 4), (380, 330, 3)):
        p.lift(f"M{x},{y - r * 2}l{r},{r}l{r},{r}l-{r},{r}l-{r},{r}l-{r},-{r}l-{r},-{r}l{r},-{r}Z", 0.95, soft=0.8, loose=0.5)
    s.stage("bell desert", ground=780, great=True, side="left", small=3, sky="none")
    p.wash([(-60, 950), (140, 900), (420, 930), (640, 900), (860, 930), (860, 1280), (-60, 1280)], "#ffffff", name="bare sand", wet=0.1, pool=0, bloom=0)
    p.wash([(-60, 960), (140, 910), (420, 940), (640, 910), (860, 940), (860, 1280), (-60, 1280)], "#9c9aa0", name="sand", strength=0.4, fade=(0, 0.8), bloom=2, wet=0.2)
    p.glaze([(230, 1100), (300, 960), (740, 950), (790, 1108), (520, 1130)], "#3c3b44", strength=0.65, wet=0.4, name="dark under the bed")
    p.lift(lambda pen: pen.circle(BELL[0], BELL[1] - 20, 84, "#ffffff"), 0.85, soft=26)
    p.draw(bedstead, name="bed in the desert", role="subject", how={"light": 0.25, "hatch": 0.4})
    p.draw(sleeper, name="sleeping woman", role="witness", contact=0, how={"light": 0.2, "second": 0.35, "line": 1.0})
    p.draw(blanket, name="blanket", record=False, how={"light": 0.25, "hatch": 0.35, "bloom": 0.8})
    p.draw(lambda pen: hair(pen, HEAD), name="hair that points", role="subject", behind="sleeping woman", how={"light": 0.2, "hatch": 0.2, "uneven": 0.8})
    bell = p.draw(little_bell, name="small bell on a cord", role="subject", how={"light": 0.35, "line": 1.1})
    p.ink(_ringing, name="ringing", colour="#e0a422")
    p.ink(lambda k: [k.line([(30 + 60 * i, 1000 + 30 * i), (110 + 60 * i, 990 + 30 * i), (190 + 50 * i, 1004 + 30 * i)], 1.3, broken=0.8) for i in range(5)], name="ripples of sand")
    s.relate("sleeping woman", "listens to", bell)
    s.describe("A woman sleeps in a bed that stands in the desert. Her long red hair "
               "hangs stiffly over the edge and points at a small golden bell "
               "swinging under the bed. Behind her a huge bell sticks slanting out of"
               " the sand. The night is dark grey with stars.")  # fmt: skip
    s.moods("uncanny", "restful", "urgent", "lonely")
    s.themes("calling", "sleep", "attraction", "silence", "night")
    s.says("alarm", "vocation", "five more minutes", "magnetic", "what calls me?", "north", "split ends", "the quietest one is meant for you", "wake-up call", "a hair's breadth", "monsters under the bed", "ringing in the ears",
           "sleep on it", "a sign", "destiny", "who rang?", "compass", "drawn to it")
    s.about(time="night", weather="clear", light="starlight and a golden gleam", composition="right", view="eye level")


def _ringing(k: InkPen) -> None:
    x, y = BELL
    for r in (76, 98):
        k.line([(x - r, y - 40), (x - r - 8, y - 10), (x - r, y + 20)], 3.0)
        k.line([(x + r, y - 30), (x + r + 8, y), (x + r, y + 30)], 3.0)
