"""A class of small clouds on a rope follows a stork over the stepping stones; one has let go."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.stages.wayside import stone_way

START, END, BEND, COUNT = (258, 1092), (560, 352), 200, 5
WHITE, GREY, INK, RED = "#fbfaf2", "#a8b8bc", "#22383c", "#dd5a3c"


def pupil(pen: Pen, x: float, y: float, k: float, kind: str, boots: str, legs: bool = True) -> None:
    """A small cloud on two legs, its feet at (x, y), about 190 tall."""
    tone = GREY if kind == "sulk" else WHITE
    with pen.at(x, y, k):
        if legs:
            for dx in (-22, 24):
                pen.line(dx, -60, dx, -12, INK, 6)
                pen.path(f"M{dx - 18},0C{dx - 22},-16 {dx - 6},-18 {dx - 6},-30H{dx + 9}V0Z", boots)
        pen.path("M-66,-56C-104,-62 -104,-118 -66,-122C-70,-166 -10,-186 14,-152C44,-172 88,-146 78,-112C112,-100 104,-56 68,-54C50,-40 20,-42 8,-52C-14,-36 -46,-40 -66,-56Z", tone)
        if kind == "yawn":
            pen.oval(-30, -84, 9, 13, RED)
            pen.path("M-58,-112q8,-8 16,0M-20,-112q8,-8 16,0", INK, stroke=4)
        else:
            pen.circle(-50, -106, 5.5, INK)
            pen.circle(-14, -106, 5.5, INK)
            pen.path("M-42,-84q10,-9 20,0" if kind in ("sulk", "rain") else "M-42,-88q10,9 20,0", INK, stroke=4)
        if kind == "rain":
            for j in range(4):
                pen.path(f"M{-66 + j * 38},{-34 + j % 2 * 6}q-7,14 0,19q8,-5 0,-19Z", "#4f9aa6")
        if kind == "sulk":
            pen.path("M-62,-122l20,8M-2,-122l-20,8", INK, stroke=4)
            pen.path("M40,-60L22,-30H36L24,2L60,-38H44L56,-62Z", "#e8b84a")


def giant(pen: Pen) -> None:
    """What they may grow into: the same cloud, huge and dark, over the edge of the sheet."""
    with pen.at(690, 350, 3.0):
        pen.path("M-66,-46C-112,-52 -104,-118 -66,-122C-70,-166 -10,-186 14,-152C44,-172 88,-146 78,-112C112,-100 104,-46 68,-44C50,-30 20,-32 8,-42C-14,-26 -46,-30 -66,-46Z", "#2c4650")
        pen.path("M-66,-96C-56,-94 -46,-90 -38,-82C-48,-80 -60,-84 -66,-96ZM4,-96C-6,-94 -16,-90 -24,-82C-14,-80 -2,-84 4,-96Z", "#dfe8dc")
        pen.path("M14,-46L2,-22H12L2,4L28,-28H16L26,-46Z", "#e8b84a")


def cap(pen: Pen, x: float, y: float) -> None:
    with pen.at(x, y, 1.0, turn=-8):
        pen.path("M-34,8C-40,-20 -20,-36 6,-34C34,-32 40,-10 34,8Z", "#2f5f66")
        pen.path("M-58,14C-50,2 -30,2 36,4L36,13C10,16 -20,18 -58,14Z", INK)
        pen.circle(-6, -14, 7, "#e8b84a")


@card(id="g7g3ek", title="The Cloud School", seed=393, palette="sea_fret", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#2f8a86", strength=0.95, charge="#6fb7b4", bloom=4, fade=(0.4, 0.8))
    p.draw(giant, name="frowning thundercloud", role="prop", contact=0, how={"light": 0.1, "second": 0.3, "wet": 0.25, "bloom": 3, "uneven": 1.0, "strength": 1.1, "line": 0.9, "hatch": 0.3})
    p.ink(lambda k: [k.line([(x, y), (x - 14, y + h)], 1.7, broken=0.3) for x, y, h in ((470, 214, 60), (520, 226, 80), (640, 236, 70), (690, 228, 110), (735, 236, 80), (776, 220, 130), (660, 330, 50), (760, 380, 60))], name="rain", strength=0.8)
    way = s.stage("cloud stones", start=START, end=END, bend=BEND, count=COUNT, sky="none")
    places = stone_way(START, END, BEND, COUNT)
    spots = [(places[i][0], places[i][1] + places[i][2] * 0.1, k, kind, boots) for i, k, kind, boots in ((4, 0.36, "calm", RED), (3, 0.54, "sulk", "#e8b84a"), (2, 0.86, "yawn", "#2f5f66"), (1, 1.34, "calm", RED))]
    stork_at = (way["stone_1"][0] + 10, way["stone_1"][1] + 6)
    for (x, y, k, *_), (u, v, m, *_) in zip(spots, spots[1:], strict=False):  # the rope sags from one to the next, behind them
        rope = [(x - 60 * k, y - 84 * k), ((x - 60 * k + u + 70 * m) / 2, max(y - 84 * k, v - 84 * m) + 4), (u + 70 * m, v - 92 * m)]
        p.draw(lambda pen, r=rope, w=2.5 + 2.4 * m: pen.curve(r, RED, stroke=w, closed=False), name="red rope", record=False, contact=0, how={"light": 0, "line": 0.4, "hatch": 0})
    x, y, k, *_ = spots[-1]
    p.draw(lambda pen: pen.curve([(x - 80 * k, y - 80 * k), (x - 150 * k, y - 40 * k), (360, 806), (240, 740), (150, 650), (112, 606)], RED, stroke=6.5, closed=False), name="red rope", record=False, contact=0, how={"light": 0, "line": 0.4, "hatch": 0})
    for one in spots:
        pupils = p.draw(lambda pen, one=one: pupil(pen, *one), name="small cloud on legs", role="subject", how={"light": 0.0, "second": 0.3, "line": 1.15 if one[2] > 0.5 else 0.8, "hatch": 0.2 if one[2] > 0.5 else 0.0})
    stork = p.put("stork", at=stork_at, scale=1.8, flip=True, role="witness", label="stork", how={"light": 0.2, "second": 0.45, "line": 1.2})
    hx, hy = stork["head"]
    p.draw(lambda pen: cap(pen, hx + 2, hy - 2), name="stork's cap", record=False)
    bx, by = stork["beak"]
    p.draw(lambda pen: (pen.curve([(112, 606), (104, 592), (100, 572)], RED, stroke=7, closed=False), pen.line(97, 570, 108, 606, RED, 9)), name="loop round the beak", record=False, contact=0, how={"light": 0, "line": 0.4, "hatch": 0})
    p.draw(lambda pen: pupil(pen, 210, 320, 0.96, "calm", "#e8b84a"), name="cloud that drifts away", role="accent", contact=0, how={"light": 0.0, "second": 0.3, "line": 1.15})
    p.draw(lambda pen: pen.curve([(166, 264), (146, 322), (172, 376), (150, 430), (166, 468)], RED, stroke=5, closed=False), name="loose end", record=False, contact=0, how={"light": 0, "line": 0.4, "hatch": 0})
    s.relate(pupils, "follows", stork)
    s.describe("A stork in a cap leads four small clouds on a rope. They wear boots "
               "and walk in line; one yawns, a grey one scowls. A huge dark cloud "
               "with narrow eyes and a lightning bolt hangs over the last. Another "
               "little cloud floats off alone with loose rope.")  # fmt: skip
    s.moods("cheerful", "orderly", "drifting", "wistful")
    s.themes("childhood", "school", "following", "letting go", "weather")
    s.says("day trip", "growing up", "hold hands", "head count", "drop-out", "tomorrow's weather", "nursery", "stay in line", "delivery service", "one is missing", "future storms", "don't look down", "first day away",
           "free spirit", "who is counting?", "partly cloudy", "taught to rain", "discipline")
    s.about(place="a path of stones over the clouds", time="morning", weather="clear", light="even", composition="left", view="eye level")
