"""In a meadow of bluebells whose bells are keys a burglar and a nun reach for the same one."""

from __future__ import annotations

from reverie_studio.colour import lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

BLUES, GOLD, STEM = ("#5b5fc0", "#7d6ccb", "#4a74b8"), "#e3a23a", "#4f8a62"


def key(pen: Pen, x: float, y: float, size: float, turn: float, tone: str) -> None:
    """A key that hangs by its bow at (x, y)."""
    with pen.at(x, y, size, turn):
        pen.circle(0, 24, 17, tone, stroke=11)
        pen.rect(-6, 42, 12, 74, tone)
        pen.path("M5,84H26V94H14V100H28V114H5Z", tone)


def bluebell(pen: Pen, x: float, y: float, h: float, lean: float, keys: int, size: float, tone: str | None = None, leaves: bool = True) -> None:
    """A stalk that bows over to one side, keys along its upper third."""
    if leaves:
        for side in (-1, 1):
            pen.path(f"M{x},{y}C{x + side * h * 0.08},{y - h * 0.2} {x + side * h * 0.14},{y - h * 0.4} {x + side * h * 0.3},{y - h * 0.46}C{x + side * h * 0.2},{y - h * 0.3} {x + side * h * 0.14},{y - h * 0.12} {x + side * 6},{y}Z", lighten(STEM, 0.12) if side > 0 else STEM)
    bow = [(x, y), (x + lean * 0.04, y - h * 0.5), (x + lean * 0.2, y - h * 0.84), (x + lean * 0.6, y - h), (x + lean, y - h * 0.94), (x + lean * 1.25, y - h * 0.8)]
    pen.taper(bow, 13 * size, 5 * size, STEM)
    spots = [(x + lean * u, y - h * v) for u, v in ((1.25, 0.8), (0.84, 0.965), (0.4, 0.925))[:keys]]
    for k, (kx, ky) in enumerate(spots):
        drop = (4, 46, 24)[k] * size
        pen.taper([(kx, ky - 4), (kx, ky + drop + 6 * size)], 5 * size, 4 * size, STEM)
        key(pen, kx, ky + drop, size * (0.86, 0.94, 1.0)[k], 6 * (-1) ** k, tone or BLUES[k % 3])


def far_bells(pen: Pen) -> None:
    for i, (x, y) in enumerate(((40, 800), (130, 790), (210, 806), (590, 800), (680, 790), (760, 808), (90, 850), (730, 856), (30, 900), (770, 910), (330, 796), (470, 792))):
        bluebell(pen, x, y + 30, 150, 46 if i % 2 else -46, 3, 0.36, leaves=False)


def near_bells(pen: Pen) -> None:
    bluebell(pen, 20, 1230, 930, 154, 3, 1.5)
    bluebell(pen, 786, 1230, 1010, -176, 3, 1.6)
    bluebell(pen, 210, 1240, 250, -80, 3, 0.8)
    bluebell(pen, 600, 1240, 230, 84, 3, 0.8)


def buildings(pen: Pen) -> None:
    """On each hill the same house with barred windows; one has a cross-shaped finial, one a chimney."""
    for x, roof in ((110, "#7a5560"), (690, "#675490")):
        pen.rect(x - 70, 560, 140, 120, "#c9b4c4")
        pen.path(f"M{x - 84},564L{x},500L{x + 84},564Z", roof)
        for u in (-36, 10):
            pen.rect(x + u, 596, 28, 44, "#3a2c4e")
            pen.path(f"M{x + u + 9},596v44M{x + u + 19},596v44", "#e6dbe2", stroke=3)
    pen.path("M106,506V456H114V506ZM96,470H124V478H96Z", "#4a3a52")
    pen.rect(716, 486, 22, 50, "#4a3a52")


def habit(pen: Pen, x: float, y: float) -> None:
    """White coif and bib and a dark veil on a head that looks to the left."""
    pen.path(f"M{x - 26},{y + 34}C{x - 40},{y + 60} {x - 30},{y + 92} {x + 8},{y + 92}C{x + 40},{y + 88} {x + 44},{y + 60} {x + 30},{y + 36}Z", "#fdf6f0")
    pen.path(f"M{x - 18},{y - 44}C{x + 10},{y - 40} {x + 16},{y + 10} {x - 6},{y + 44}L{x + 24},{y + 50}C{x + 40},{y} {x + 30},{y - 50} {x - 18},{y - 44}Z", "#fdf6f0")
    pen.path(f"M{x - 12},{y - 50}C{x + 44},{y - 62} {x + 56},{y + 10} {x + 60},{y + 60}C{x + 64},{y + 100} {x + 74},{y + 130} {x + 70},{y + 156}C{x + 50},{y + 150} {x + 36},{y + 156} {x + 26},{y + 146}C{x + 36},{y + 90} {x + 34},{y - 40} {x - 12},{y - 50}Z", "#332a48")


def blades(k: InkPen) -> None:
    k.tufts([(160, 1130), (300, 1150), (380, 1190), (470, 1160), (540, 1130), (660, 1150), (400, 1110)], 34)
    k.line([(0, 690), (140, 676), (300, 700)], 1.2, broken=0.4).line([(626, 682), (700, 676), (800, 690)], 1.2, broken=0.4)


@card(id="6di5zr", title="The Harvest of Keys", seed=889, palette="plum_wet", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-80, -80), (400, -80), (880, -80), (880, 640), (600, 700), (200, 700), (-80, 640)], "#7d5f9c", name="sky wash", plane="sky", strength=0.95, wet=0.3, bloom=4, charge="#f0a878", fade=(0, 0.8))
    p.wash([(-60, 700), (60, 670), (200, 676), (400, 760), (600, 676), (740, 670), (860, 700), (860, 860), (-60, 860)], "#9a86bc", name="two hills", strength=0.75, wet=0.1, charge="#95b8aa", bloom=2)
    p.draw(buildings, name="two barred houses", role="place", contact=0, how={"light": 0.2, "second": 0.3, "line": 0.7, "strength": 0.7})
    p.wash([(-60, 800), (200, 790), (420, 806), (640, 790), (860, 800), (860, 1260), (-60, 1260)], "#5f9468", name="meadow", strength=0.95, wet=0, bloom=3, charge="#5a5a9e", uneven=0.9)
    p.draw(far_bells, name="far key flowers", record=False, contact=0, how={"strength": 0.8, "line": 0.6, "light": 0.2})
    thief = p.figure(at=(258, 1110), age="adult", pose="point", view="right", height=470, seed=19, role="witness", label="burglar", who="burglar", prop=None, expression="sly", skin="#e8b68d",
                     clothes=dict(top="jumper", colour="#f3ece6", pattern="stripes", pattern_colour="#2b1d3f", bottom_colour="#3a3350", hat="cap", hat_colour="#2b1d3f", shoes="shoes", beard="short"), how={"light": 0.25})
    nun = p.figure(at=(556, 1112), age="adult", pose="point", view="left", height=440, seed=44, role="witness", label="nun", who="nun", prop=None, expression="calm", skin="#b87a4f",
                   clothes=dict(top="gown", colour="#332a48", hat="headscarf", hat_colour="#332a48", shoes="shoes", trim="#332a48"), how={"light": 0.25})
    ex, ey = thief["eyes"]
    p.draw(lambda pen: (pen.path(f"M{ex - 36},{ey - 12}L{ex + 10},{ey - 11}L{ex + 8},{ey + 10}L{ex - 36},{ey + 9}Z", "#2b1d3f"), pen.circle(ex - 2, ey, 4.5, "#ffffff")), name="mask", record=False, contact=0, how={"light": 0})
    p.draw(lambda pen: habit(pen, *nun["head"]), name="veil", record=False, contact=0, how={"light": 0.15, "second": 0.3})
    p.draw(lambda pen: bluebell(pen, 330, 1200, 650, 46, 1, 1.7, GOLD), name="golden key flower", role="accent", contact=0, how={"light": 0.2, "line": 1.1})
    bells = p.draw(near_bells, name="key flowers", role="subject", count=12, contact=0, how={"light": 0.25, "second": 0.35, "hatch": 0.2, "line": 1.1})
    p.put("basket", at=(500, 1180), scale=0.46, role="prop", label="basket", fill="nothing", how={"light": 0.2})
    p.ink(blades, name="grass")
    s.relate(bells, "grows from", "meadow")
    s.describe("A burglar and a nun reach for the same golden key. It hangs on a tall"
               " stem like a flower; blue and violet keys hang all around. He wears a"
               " mask and a striped jumper, she has a basket. Behind are two houses "
               "with barred windows, one with a cross.")  # fmt: skip
    s.moods("sly", "gentle", "expectant", "ironic")
    s.themes("guilt and innocence", "temptation", "freedom", "spring", "sharing")
    s.says("spring break", "many doors", "after you, sister", "same garden", "two callings", "pick the lock", "easy pickings", "key moment", "which one fits?", "confession", "thou shalt not", "opposites attract", "heaven and prison",
           "open sesame", "good and bad seed", "shared secret", "who planted them?", "bloom where you can")
    s.about(place="a meadow", time="early evening", weather="clear", light="warm light behind", composition="centred", view="eye level")
