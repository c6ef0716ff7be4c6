"""A cradle outweighs a whole heap of years on a merchant's scales."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

BRASS, ROSE = "#8a8790", "#d8506a"
TOP, LEFT, RIGHT = (452, 190), (226, 120), (652, 264)
LEAVES = [(x, y, t) for y, xs in ((452, (170, 222, 274, 326, 364)), (418, (190, 240, 292, 340)), (384, (206, 258, 310)), (350, (226, 280, 324)), (316, (246, 296)), (284, (262, 286)))
          for x, t in zip(xs, (-14, 9, -6, 16, -20), strict=False)]  # fmt: skip


def leaf(pen: Pen, x: float, y: float, turn: float, size: float = 1.0, gone: bool = False, tone: str = "#ffffff") -> None:
    """A blank calendar leaf: torn upper rim, a curled corner."""
    with pen.at(x, y, size, turn):
        pen.path("M-40,-42l8,6l8,-6l8,6l8,-6l8,6l8,-6l8,6l8,-6l8,6l8,-6V26L22,44H-40Z", tone)
        pen.rect(-40, -30, 80, 11, ROSE if gone else "#9fa2ac")
        pen.path("M22,44C22,30 26,26 40,26Z", "#b1b4bc")


def stand(pen: Pen) -> None:
    with pen.at(-48, 0):
        post(pen)
    pen.taper([LEFT, (340, 152), TOP, (560, 230), RIGHT], 17, 17, lighten(BRASS, 0.1))
    pen.circle(*TOP, 30, darken(BRASS, 0.25))
    pen.path("M440,160L452,104L464,160Z", darken(BRASS, 0.25))


def post(pen: Pen) -> None:
    pen.path("M488,196L482,960H522L512,196Z", BRASS)
    for y in (330, 620, 880):
        pen.oval(502, y, 30, 15, lighten(BRASS, 0.2))
    pen.path("M380,1060C400,980 470,980 482,950H522C534,980 604,980 626,1060C660,1064 664,1090 650,1096H356C342,1090 346,1064 380,1060Z", darken(BRASS, 0.15))


def pans(pen: Pen) -> None:
    for (x, y), half, foot in ((LEFT, 140, 500), (RIGHT, 124, 850)):
        pen.path(f"M{x},{y}L{x - half},{foot}M{x},{y}L{x + half},{foot}M{x},{y}V{foot - 10 if x < 400 else y + 40}", darken(BRASS, 0.3), stroke=3.5)
        pen.path(f"M{x - half - 14},{foot}H{x + half + 14}C{x + half - 10},{foot + 58} {x - half + 10},{foot + 58} {x - half - 14},{foot}Z", BRASS)
        pen.path(f"M{x - half - 14},{foot}H{x + half + 14}L{x + half + 6},{foot + 14}H{x - half - 6}Z", lighten(BRASS, 0.35))


def cradle(pen: Pen) -> None:
    """Seen from the side, small and plain, empty."""
    w = "#8d7468"
    with pen.at(654, 846, 1.0):
        pen.path("M-112,-26C-60,10 60,10 112,-26L120,-12C64,28 -64,28 -120,-12Z", darken(w, 0.25))
        pen.path("M-104,-116H100L78,-14H-84Z", w)
        pen.path("M-116,-120C-124,-200 -80,-236 -20,-226C-40,-190 -46,-150 -40,-116Z", darken(w, 0.12))
        pen.path("M-40,-116C-46,-150 -40,-190 -20,-226L-6,-220C-24,-180 -26,-150 -22,-116Z", lighten(w, 0.3))
        pen.path("M-40,-116C-34,-146 -2,-150 6,-128C20,-140 44,-134 50,-122C66,-134 92,-132 98,-114L92,-72C70,-60 60,-80 40,-68C20,-58 6,-78 -10,-70C-24,-64 -36,-74 -38,-84Z", ROSE)
        pen.path("M-96,-92H94", darken(w, 0.3), stroke=4)
        pen.path("M10,-50C2,-60 -12,-50 -4,-38L10,-24L24,-38C32,-50 18,-60 10,-50Z", darken(w, 0.5))


def flying(pen: Pen) -> None:
    for x, y, turn, size, gone in ((96, 330, -30, 0.8, False), (60, 560, 24, 0.7, False), (150, 640, -40, 0.62, False), (400, 600, 36, 0.6, False), (358, 60, 18, 0.6, False), (620, 100, -20, 0.5, False)):
        leaf(pen, x, y, turn, size, gone)


def folds(k: InkPen) -> None:
    k.line([(0, 60), (120, 40), (240, 52)], 1.2, broken=0.4)
    k.line([(690, 1010), (790, 1004)], 1.4, broken=0.4).line([(40, 1010), (330, 1002)], 1.4, broken=0.5)
    for a in range(6):
        k.line([(20 + 150 * a, 1150 + 10 * (a % 2)), (100 + 150 * a, 1146 + 10 * (a % 2))], 1.3, broken=0.3)


@card(id="nylfud", title="The Sold Cradle", seed=288, palette="graphite_rose", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-60, -60), (560, -60), (520, 160), (560, 420), (480, 700), (300, 820), (120, 900), (-60, 880)], "#565964", name="dark air", plane="sky", strength=1.0, wet=0.9, bloom=4, charge="#8d7f92", fade=(0.5, 0.5))
    p.wash([(-60, 1000), (240, 990), (520, 1010), (860, 994), (860, 1240), (-60, 1240)], "#a9a29e", name="market floor", strength=0.8, wet=0.1, bloom=2, charge="#c9a8a4")
    p.ink(folds, name="floor lines")
    scales = p.draw(stand, name="great scales", role="subject", how={"light": 0.3, "second": 0.5, "hatch": 0.4})
    p.draw(pans, name="pans", role="subject", contact=0, how={"light": 0.3, "second": 0.5})
    p.draw(lambda pen: [leaf(pen, x - 40, y, t, 1.0, k % 7 == 3, ("#ffffff", "#dcdbe2", "#efe6e2")[k % 3]) for k, (x, y, t) in enumerate(LEAVES)], name="calendar leaves", role="subject", count=20, contact=0, how={"light": 0, "second": 0.2, "line": 0.9})
    p.draw(lambda pen: pen.path("M72,500H380L372,516H80Z", lighten(BRASS, 0.35)), name="rim", record=False, contact=0, how={"light": 0.2})
    bed = p.draw(cradle, name="empty cradle", role="accent", contact=0, how={"light": 0.2, "second": 0.5, "hatch": 0.4, "line": 1.1})
    p.draw(lambda pen: pen.path("M514,850H790L782,864H522Z", lighten(BRASS, 0.35)), name="rim of the low pan", record=False, contact=0, how={"light": 0.2})
    p.draw(flying, name="fluttering leaves", role="prop", count=6, contact=0, how={"light": 0, "second": 0.15, "line": 0.8})
    p.glaze([(312, 1096), (592, 1090), (512, 1130), (252, 1140)], "#5c5a6e", strength=0.5, name="shadow of the scales")
    tapir = p.put("tapir", at=(186, 1130), scale=0.92, flip=True, role="witness", label="merchant tapir", how={"light": 0.2, "second": 0.4, "hatch": 0.3})
    hx, hy = tapir["head"]
    p.put("hat", at=(hx - 16, hy - 34), scale=0.42, turn=-8, role="prop", label="merchant's hat", colour="#3b3540", how={"light": 0.2})
    nx, ny = tapir["nose"]
    p.draw(lambda pen: leaf(pen, nx + 14, ny - 12, 16, 0.8, True), name="one more leaf", role="prop", contact=0, how={"light": 0, "second": 0.2})
    p.put("abacus", at=(690, 1160), scale=0.5, role="prop", how={"light": 0.2})
    s.relate(bed, "balances on", scales)
    s.describe("On big scales an empty cradle outweighs a heap of paper. The sheets "
               "are blank calendar leaves; some flutter away. Below, a tapir in a top"
               " hat holds one more in its snout. An abacus stands on the right. All "
               "is grey and white, only the cradle’s blanket is pink.")  # fmt: skip
    s.moods("grave", "ironic", "sad", "calculating")
    s.themes("value", "loss", "time", "parenthood", "trade")
    s.says("weight of the world", "bargain", "priceless", "years go by", "not enough", "a heavy nothing", "empty nest", "cost of living", "what was it worth?", "final offer", "time is money", "biological clock", "lightweights",
           "some things are not for sale", "just one more", "balance", "inheritance tax", "who will rock it now?")
    s.about(place="a market with nothing around it", time="day", weather="still", light="grey light", composition="right", view="eye level")
