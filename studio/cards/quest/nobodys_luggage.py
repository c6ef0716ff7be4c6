"""Suitcases have grown straw legs and leave the country by themselves."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

STRAW = "#e2b13c"
CASES = ((716, 802, 0.2, "#7b93d0"), (640, 850, 0.34, "#b98a5a"), (506, 926, 0.58, "#3d6fae"), (232, 1066, 1.08, "#b5763f"))


def legs(pen: Pen, x: float, y: float, k: float, step: float) -> None:
    """Two bundles of straw, tied at the knee; (x, y) is the bottom of the case."""
    for dx, knee, foot in ((-62, -34 * step, 6), (58, 30 * step, 16 * step)):
        for j in range(3):
            o = (j - 1) * 7 * k
            pen.poly([(x + dx * k + o, y - 8 * k), (x + (dx + knee) * k + o * 0.5, y + 44 * k), (x + (dx + knee * 0.2 + foot) * k + o, y + 96 * k)], STRAW, stroke=8 * k, closed=False)
        kx, ky, fx, fy = x + (dx + knee) * k, y + 44 * k, x + (dx + knee * 0.2 + foot) * k, y + 96 * k
        pen.rect(kx - 12 * k, ky - 5 * k, 24 * k, 10 * k, "#b5532a")
        pen.path(f"M{fx - 12 * k},{fy}L{fx + 34 * k},{fy + 2 * k}L{fx + 30 * k},{fy + 9 * k}L{fx - 14 * k},{fy + 8 * k}Z", STRAW)


@card(id="9e8vdg", title="Nobody's Luggage", seed=560, palette="cobalt_noon", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("top", "#2f78c8", strength=0.95, charge="#5b8cc8", bloom=3)
    gate = s.stage("border gate", ground=740, x=420, raised=0.42, sky="none")
    p.patch((-40, 800, 840, 1190), "#e3c88c", strength=0.4, fade=(0, -0.6), charge="#e9d9a8", ragged=0.5, name="road dust")
    cat = p.put("cat", at=(318, 690), scale=0.46, role="witness", contact=0, how={"light": 0.2})
    for i, (x, y, k, tone) in enumerate(CASES):
        p.glaze([(x - 150 * k, y + 96 * k), (x - 40 * k, y + 84 * k), (x + 120 * k, y + 92 * k), (x + 40 * k, y + 122 * k), (x - 190 * k, y + 124 * k)], "#5b78c8", strength=0.75, name="noon shadow")
        p.draw(lambda pen, x=x, y=y, k=k, i=i: legs(pen, x, y, k, 1 if i % 2 else -1), name="straw legs", record=False, how={"light": 0.15, "line": 0.7 + 0.3 * (i > 1)})
        case = p.put("suitcase", at=(x, y + 4 * k), scale=k * 1.05, turn=(-5, 4, -3, 3)[i], role="subject", label="walking suitcase", colour=tone, contact=0,
                     how={"light": 0.3, "hatch": 0.35 if k > 0.5 else 0, "bloom": 0.6})
    p.draw(lambda pen: (pen.path("M262,962C300,948 338,952 366,958C392,990 372,1030 398,1062C412,1080 440,1086 452,1104L424,1136C392,1120 362,1104 350,1070C340,1040 346,1016 330,1000C306,990 280,984 262,982Z", "#e86a2a"),
                        pen.path("M450,1098L466,1116L434,1150L418,1134Z", "#f6e3cc")), name="sleeve hanging out", role="accent", how={"light": 0.25, "hatch": 0.2})
    p.ink(lambda k: ([k.line([(x, y), (x + 13, y + 1)], 2.0) for x, y in ((420, 1090), (470, 1106), (500, 1062), (548, 1078), (566, 1036), (610, 1046), (610, 1000), (650, 1008), (655, 970), (690, 976))],
                     k.tufts([(700, 1110), (90, 900), (610, 1130), (740, 1010)], 24)), name="tracks of straw feet")
    p.spatter((560, 1060), 150, 22, "#b29a6a", size=4)
    s.relate(case, "follows", "walking suitcase")
    s.describe("Four suitcases walk in a line on thin yellow legs. They walk past a "
               "raised striped barrier, the biggest near us, the smallest far off. An"
               " orange sleeve hangs out of the nearest. The sentry hut is empty; a "
               "black cat sits by the barrier and looks at us.")  # fmt: skip
    s.moods("cheeky", "abandoned", "free", "dry")
    s.themes("departure", "borders", "belongings", "independence", "what stays behind")
    s.says("baggage", "leaving without me", "who packed these?", "emigration", "letting things go", "they know the way", "nothing to declare", "the holiday started early", "freedom of movement",
           "carry yourself", "lunch break at customs", "a long line", "what if nobody follows?", "lost property", "straw man's errand", "lighter", "grown legs overnight", "the cat saw everything")
    s.about(time="noon", weather="clear", light="hard sun, blue shadows", composition="diagonal", view="eye level",
            unexplained="the sleeve that hangs out of a case")  # fmt: skip
