"""At a stall that sells plaster footprints an old man tries one, and up to the knee he is a boy again."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

ORANGE, BLUE, WOOD = "#e86a2a", "#2f6fb8", "#b98a5a"


def sole(pen: Pen, tone: str) -> None:
    """A footprint, toes up, about 60 by 110 around the origin."""
    pen.path("M-14,52C-26,48 -24,24 -18,8C-24,-8 -30,-24 -20,-34C-8,-44 18,-42 24,-26C30,-8 16,4 14,16C16,34 10,54 -14,52Z", tone)
    for x, y, r in ((-20, -48, 9), (-4, -54, 7.5), (9, -51, 6.5), (20, -45, 6), (28, -36, 5)):
        pen.circle(x, y, r, tone)


def cast(pen: Pen, x: float, y: float, size: float, turn: float, tone: str, flip: bool = False) -> None:
    with pen.at(x, y, size, turn, flip):
        pen.rect(-48, -76, 106, 156, darken(tone, 0.2), radius=14)
        pen.rect(-52, -80, 104, 150, tone, radius=14)
        sole(pen, darken(tone, 0.32))


def stall(pen: Pen) -> None:
    for x in (52, 404):
        pen.rect(x, 300, 20, 760, WOOD)
    pen.rect(60, 470, 350, 16, darken(WOOD, 0.2))
    pen.rect(60, 690, 186, 16, darken(WOOD, 0.2))
    pen.path("M36,800H440V850H36Z", lighten(WOOD, 0.25))
    pen.path("M50,850H426V1060H50Z", "#d9704a")
    for x in range(50, 420, 94):
        pen.rect(x, 850, 47, 210, "#f6e3c0")


def awning(pen: Pen) -> None:
    for k in range(7):
        a, b = 60 + k * 50, 10 + k * 64
        tone = BLUE if k % 2 == 0 else "#fffdf4"
        pen.path(f"M{a},170H{a + 50}L{b + 64},320C{b + 64},362 {b},362 {b},320Z", tone)


def wares(pen: Pen) -> None:
    for x, y, size, turn, tone, flip in ((110, 418, 0.62, -4, "#fdf6e6", False), (190, 424, 0.5, 4, "#f6d9c0", True), (262, 412, 0.7, 0, "#e6ecf2", False), (350, 420, 0.56, 3, "#fdf6e6", True),
                                         (112, 632, 0.7, 3, "#e6ecf2", True), (206, 640, 0.58, -5, "#fdf6e6", False)):
        cast(pen, x, y, size, turn, tone, flip)


def young_leg(pen: Pen, kx: float, ky: float, fx: float, fy: float) -> None:
    """From the knee down: scraped knee, striped sock, red sandal."""
    skin = "#f0a878"
    pen.taper([(kx + 6, ky - 26), (kx + 4, ky + 16), ((kx + fx) / 2 + 8, (ky + fy) / 2), (fx, fy - 24)], 76, 50, skin)
    mx, my = kx + (fx - kx) * 0.46 + 4, ky + (fy - ky) * 0.46
    ux, uy = fx - mx, fy - 22 - my
    n = (ux * ux + uy * uy) ** 0.5
    ux, uy = ux / n, uy / n
    pen.path(f"M{mx - 33},{my - 8}L{mx + 31},{my + 12}L{fx + 34},{fy - 20}L{fx - 26},{fy - 30}Z", "#fffdf4")
    for d in (8, 34, 60):
        if d < n:
            with pen.at(mx + ux * d, my + uy * d, turn=math.degrees(math.atan2(uy, ux)) - 90):
                pen.rect(-32, 0, 64, 14, ORANGE)
    pen.path(f"M{fx + 40},{fy - 38}C{fx + 48},{fy - 10} {fx + 46},{fy + 12} {fx + 28},{fy + 14}H{fx - 98}C{fx - 120},{fy + 8} {fx - 106},{fy - 24} {fx - 70},{fy - 32}C{fx - 46},{fy - 38} {fx - 34},{fy - 46} {fx - 28},{fy - 54}Z", "#c8303a")
    pen.path(f"M{fx - 114},{fy + 4}H{fx + 46}V{fy + 18}H{fx - 108}Z", "#fffdf4")
    pen.path(f"M{fx - 66},{fy - 34}l26,14M{fx - 52},{fy - 42}l26,14", "#fffdf4", stroke=6)
    pen.path(f"M{kx - 22},{ky + 2}l38,-14l9,22l-38,14Z", "#f9dca6")
    pen.circle(kx + 1, ky + 6, 6, "#c8303a")


@card(id="x175uo", title="Footprints for Sale", seed=223, palette="cobalt_noon", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-60, -60), (420, -60), (470, 120), (440, 360), (460, 560), (300, 640), (-60, 660)], "#2f78c8", name="sky wash", plane="sky", strength=1.0, wet=0.8, bloom=3, charge="#6fa9e0", fade=(0.3, 0.5))
    p.wash("M430,560H560V470H620V520H690V440L730,400L770,440V560H860V990H430Z", "#f3c98e", name="far houses", strength=0.75, wet=0.1, bloom=2, charge="#e9a080", fade=(0, 0.4))
    p.ink(lambda k: (k.line([(430, 560), (560, 560), (560, 470), (620, 470), (620, 520), (690, 520), (690, 440), (730, 400), (770, 440), (770, 560), (800, 560)], 1.3, smooth=False, broken=0.3),
                     [k.line([(x, y), (x, y - 26), (x + 14, y - 26), (x + 14, y)], 1.2, smooth=False) for x, y in ((580, 520), (715, 490), (510, 620), (650, 600), (740, 600), (590, 640))]), name="far houses", strength=0.7)
    p.wash([(-60, 1030), (200, 1020), (500, 960), (700, 900), (860, 880), (860, 1240), (-60, 1240)], "#e3c88c", name="square", strength=0.8, wet=0.1, charge="#d99a6a", bloom=3)
    p.glaze([(40, 1060), (430, 1050), (410, 1120), (200, 1170), (-40, 1150)], "#5b6cae", strength=0.55, name="shadow of the stall")
    p.draw(stall, name="market stall", role="subject", how={"light": 0.2, "second": 0.3, "hatch": 0.3})
    p.glaze("M72,330H404V480H72Z", "#5b6cae", strength=0.45, name="shade under the awning")
    p.draw(wares, name="plaster footprints", role="subject", count=6, contact=0, how={"light": 0.3, "second": 0.4})
    p.figure(at=(300, 1010), age="broad", pose="hands_on_hips", view="front_right", height=440, seed=17, role="prop", label="stall woman", prop=None, expression="sly", skin="#8c5a3c", hair="bun", behind="market stall",
             clothes=dict(top="dress", colour="#7fa648", apron="#fffdf4", hat="headscarf", hat_colour="#f3c23a"), contact=0, how={"light": 0.2})
    p.draw(lambda pen: (pen.path("M36,800H440V850H36Z", lighten(WOOD, 0.25)), [pen.rect(x, 850, 47, 210, "#f6e3c0" if k % 2 == 0 else "#d9704a") for k, x in enumerate(range(50, 420, 47))]), name="counter", record=False, contact=0, how={"light": 0.2, "second": 0.3})
    p.draw(lambda pen: (cast(pen, 110, 762, 0.6, -6, "#fdf6e6"), cast(pen, 390, 764, 0.56, 8, "#f6d9c0", True)), name="casts on the counter", record=False, contact=0, how={"light": 0.3, "second": 0.4})
    p.draw(awning, name="awning", role="place", contact=0, how={"light": 0.2, "second": 0.2})
    p.draw(lambda pen: (pen.rect(606, 946, 136, 24, WOOD), pen.path("M620,970L606,1126M728,970L744,1126M646,970L640,1096M706,970L712,1096", darken(WOOD, 0.2), stroke=12)), name="stool", role="prop", how={"light": 0.2})
    man = p.figure(at=(676, 940), age="old", pose="sit", view="left", height=610, seed=3, role="witness", label="old man", prop=None, expression="astonished", skin="#d9bfae",
                   reach={"foot_left": (-196, 168)}, clothes=dict(top="shirt", colour="#c3c8d2", bottom_colour="#8f96a6", beard="long", shoes="barefoot"), hair="short", how={"light": 0.3, "strength": 0.85})
    names = sorted(("left", "right"), key=lambda n: man[f"foot_{n}"][0])
    kx, ky = man[f"knee_{names[0]}"]
    fx, fy = man[f"foot_{names[0]}"]
    p.draw(lambda pen: (pen.oval(fx - 34, fy + 26, 136, 32, "#cfd6de"), pen.oval(fx - 34, fy + 16, 136, 30, "#fdf6e6")), name="plaster cast on the ground", role="prop", behind="old man", how={"light": 0.2, "second": 0.4})
    p.draw(lambda pen: young_leg(pen, kx, ky, fx, fy), name="young leg", role="accent", contact=0, how={"light": 0.2, "line": 1.1})
    s.relate("old leg", "turns into", "young leg")
    s.describe("An old man has one leg like a child’s. It has a striped sock, a red "
               "shoe and a sticking plaster. He sits by a market stall, that foot on "
               "a slab of plaster. The stall is full of slabs with footprints. A "
               "woman in a yellow headscarf stands inside.")  # fmt: skip
    s.moods("astonished", "comic", "wistful", "hopeful")
    s.themes("youth", "age", "buying and selling", "vanity", "following others")
    s.says("step back", "second youth", "in someone else's shoes", "one foot in the past", "anti-ageing", "too good to be true", "a fresh start", "what does it cost?", "big shoes to fill", "half price", "walk a mile", "try before you buy",
           "knee-high", "the rest can stay", "where does it pinch?", "childish", "spring in his step", "only one left")
    s.about(place="a market stall", time="noon", weather="hot", light="hard noon light", composition="left", view="eye level")
