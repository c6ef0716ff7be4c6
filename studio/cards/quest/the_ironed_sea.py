"""A maid irons the sea."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SEA, HOT, IRON = "#2f78c8", "#e86a2a", "#3a4568"


def iron(pen: Pen) -> None:
    """A box iron with coals in it, its point to the right."""
    pen.path("M300,822C312,770 330,744 352,728H470C500,750 540,790 566,822Z", IRON)
    pen.path("M284,822H584L570,846H290Z", lighten(IRON, 0.45))
    pen.path("M352,728C350,690 372,672 400,672H440C466,672 480,690 476,728H456C458,704 450,694 434,694H404C386,694 376,704 378,728Z", darken(IRON, 0.25))
    pen.rect(362, 660, 108, 26, "#b98a5a", radius=12)
    for x in (352, 396, 440, 484):
        pen.oval(x, 784, 13, 18, HOT)
        pen.oval(x, 788, 6, 9, "#f9d24a")


def waves(pen: Pen, rows: list[tuple[float, float, float]]) -> None:
    for x, y, z in rows:
        with pen.at(x, y, scale=z):
            pen.path("M-120,40C-70,30 -50,-10 -20,-40C10,-70 60,-66 76,-30C84,-4 60,14 42,4C30,-6 38,-22 50,-20C40,-36 16,-30 10,-8C4,20 40,44 110,40Z", darken(SEA, 0.12))
            pen.path("M-20,-40C10,-70 60,-66 76,-30C84,-4 60,14 42,4C30,-6 38,-22 50,-20C60,-18 64,-6 58,0C74,-10 66,-40 40,-46C14,-50 -6,-40 -20,-40Z", "#ffffff")


def boat(pen: Pen, x: float, y: float, z: float, sail: str) -> None:
    with pen.at(x, y, scale=z):
        pen.path("M-6,-20V-170L66,-30Z", sail)
        pen.path("M-14,-30V-140L-60,-34Z", lighten(sail, 0.4))
        pen.path("M-74,-18H80C70,6 56,12 40,12H-40C-58,10 -70,0 -74,-18Z", "#b98a5a")
        pen.path("M-40,14H40C56,14 70,22 78,40H-72C-68,22 -56,14 -40,14Z", "#9cbce0")
        pen.path("M-6,42V172L66,46Z", lighten(SEA, 0.55))


def fish(pen: Pen, x: float, y: float, z: float, tone: str) -> None:
    """Hangs by the tail."""
    with pen.at(x, y, scale=z):
        pen.path("M-34,-6L0,34L34,-6L22,50C52,86 50,150 0,196C-50,150 -52,86 -22,50Z", tone)
        pen.path("M-34,120Q0,146 34,120Q24,172 0,196Q-24,172 -34,120Z", lighten(tone, 0.4))
        pen.circle(14, 156, 6, "#1c2f5a")
        pen.rect(-7, -26, 14, 40, "#e3c88c", radius=3)


def basket(pen: Pen) -> None:
    for k, tone in enumerate((SEA, "#6fa9e0", "#cfe3f4", "#2f78c8")):
        pen.path(f"M{56 + 3 * k},{1090 - 24 * k}C{50 + 3 * k},{1062 - 24 * k} {64 + 3 * k},{1060 - 24 * k} {90},{1062 - 24 * k}H{196}C{222 - 3 * k},{1060 - 24 * k} {228 - 3 * k},{1070 - 24 * k} {222 - 3 * k},{1090 - 24 * k}Z", tone)
    pen.path("M36,1080H246L224,1172Q140,1186 58,1172Z", "#d9ac6c")
    pen.path("M30,1070H252V1094H30Z", "#b98a5a")
    for y in (1116, 1144):
        pen.path(f"M46,{y}Q140,{y + 12} 236,{y}", "#9a6f44", stroke=4)


def creases(k: InkPen) -> None:
    for x0, x1 in ((470, 360), (560, 520), (650, 680), (740, 840)):
        k.line([(x0, 432), (x1, 760)], 1.1, smooth=False, broken=0.5)
    for y in (500, 590, 690):
        k.line([(350, y), (800, y + 4)], 1.1, smooth=False, broken=0.5)


def chop(k: InkPen) -> None:
    for i in range(16):
        x, y = 330 + (i * 137) % 460, 880 + (i * 83) % 290
        k.line([(x - 34, y), (x - 10, y - 10), (x + 8, y - 2), (x + 30, y - 12)], 1.8, broken=0.2)


@card(id="ynggbe", title="The Ironed Sea", seed=177, palette="cobalt_noon", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    shore = s.stage("stair shore", top=390, steps=7, tide=0.95, sky="none")
    p.wash("M-30,440H350L420,560L560,760L700,960H-30Z", "#b8bcc4", name="stone behind", strength=0.6, wet=0, bloom=1, behind="stone step")
    p.wash([(350, 424), (560, 416), (860, 420), (860, 770), (600, 790), (480, 800), (330, 780), (400, 600)], "#cfe3f4", name="ironed sea", wet=0, bloom=1, strength=0.9, pool=0.3, ragged=0.1)
    p.ink(creases, name="creases", strength=0.7)
    p.wash([(400, 880), (420, 848), (520, 846), (600, 800), (700, 770), (860, 780), (860, 1260), (300, 1260), (230, 1230), (300, 1010)], SEA, name="rough sea", wet=0.1, bloom=3, strength=1.0, charge="#1f5aa8", ragged=0.35)
    p.ink(chop, name="chop")
    p.draw(lambda pen: waves(pen, [(680, 850, 0.8), (760, 930, 0.9), (590, 940, 1.0), (440, 960, 0.85), (700, 1030, 1.15), (400, 1070, 1.0), (520, 1090, 1.25), (340, 1180, 1.0), (700, 1160, 1.3), (420, 1190, 1.2)]), name="waves", role="subject", how={"light": 0.1, "second": 0.2, "line": 1.1})
    p.draw(lambda pen: (boat(pen, 660, 500, 0.62, "#fff6e2"), boat(pen, 480, 470, 0.4, "#f3c23a"), boat(pen, 722, 650, 0.82, "#fff6e2")), name="boats that stand still", role="prop", how={"light": 0.2, "line": 0.9})
    p.ink(lambda k: [k.line([(x, y), (x + 16, y - 26), (x - 6, y - 50), (x + 14, y - 78), (x + 4, y - 104)], 2.0, broken=0.15) for x, y in ((540, 770), (580, 796), (610, 776))], name="steam")
    tool = p.draw(iron, name="hot iron", role="subject", how={"light": 0.3, "second": 0.4, "hatch": 0.4, "line": 1.2})
    maid = p.figure(at=(212, 850), age="adult", pose="push", view="right", height=470, seed=24, role="witness", label="maid", prop=None, expression="calm", skin="#a86a44",
                    reach={"hand_left": (186, -180), "hand_right": (210, -176)}, grips={"left": "grip", "right": "grip"}, hair="bun",
                    clothes=dict(top="dress", colour="#2b4a8a", hat="headscarf", hat_colour=HOT, shoes="shoes"), how={"light": 0.25})
    p.draw(basket, name="basket of folded sea", role="prop", how={"light": 0.25, "hatch": 0.4})
    p.ink(lambda k: k.line([(-10, 96), (180, 150), (400, 168), (620, 142), (810, 70)], 2.6), name="washing line")
    p.draw(lambda pen: [fish(pen, x, y, z, c) for x, y, z, c in ((96, 142, 0.8, "#7fa6cc"), (232, 168, 1.0, "#9cbce0"), (372, 178, 0.85, "#e8a06a"), (510, 170, 1.0, "#7fa6cc"), (654, 142, 0.9, "#9cbce0"))], name="fish on the line", role="prop", how={"light": 0.3, "hatch": 0.4})
    s.relate(maid, "mends", "waves")
    s.relate(tool, "does the work of", shore)
    s.describe("A woman irons the sea flat with a huge iron. Behind the iron the "
               "water is smooth, with folds, and sailing boats stand on it; before it"
               " roll curly waves. She comes from stone steps. Above, five fish hang "
               "on a washing line; below is a basket of blue cloths.")  # fmt: skip
    s.moods("calm", "diligent", "uncanny", "comic")
    s.themes("housework", "order", "the sea", "control", "stillness")
    s.says("smooth operator", "Monday", "flat calm", "no more drama", "perfectionist", "who will un-crease it?", "out of the water", "steam", "wrinkles",
           "a woman's work", "smooth sailing", "drip dry", "tidal", "pressing matters", "peace at any price", "storm in a laundry basket", "the cleaning lady of the gods", "what do the fish say?")
    s.about(time="noon", weather="clear", light="hot and white", composition="left", view="from above")
