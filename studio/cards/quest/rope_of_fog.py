"""A toddler pulls the fog of a whole valley away on a string, like a toy."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

RED = "#c8423a"


def village(pen: Pen) -> None:
    """Houses, a church and a bridge, small and exact."""
    for x, y, w, h, tone in ((548, 560, 46, 34, "#d9c2a8"), (604, 572, 40, 30, "#e9e2d6"), (660, 556, 52, 36, "#cdb79c"), (724, 580, 40, 30, "#e9e2d6"), (590, 634, 50, 36, "#e2d3bc"), (692, 640, 54, 38, "#d9c2a8")):
        pen.rect(x - w / 2, y - h, w, h, tone)
        pen.path(f"M{x - w / 2 - 6},{y - h}L{x},{y - h - 26}L{x + w / 2 + 6},{y - h}Z", "#5d4f58")
        pen.rect(x - 5, y - 20, 10, 20, "#3a3c48")
    pen.rect(632, 452, 28, 96, "#e9e2d6")
    pen.path("M626,454L646,392L666,454Z", "#5f6f80")


def firs(k: InkPen) -> None:
    for x, y, h in ((500, 640, 60), (522, 656, 46), (764, 640, 60), (780, 664, 74), (560, 720, 66), (742, 712, 50), (640, 706, 44), (470, 720, 58), (700, 742, 60), (780, 760, 70)):
        k.line([(x, y), (x, y - h)], 1.6)
        for j in range(5):
            w, t = h * 0.06 * (j + 1.4), y - h + h * 0.17 * (j + 1)
            k.line([(x - w, t + 6), (x, t - 4), (x + w, t + 6)], 1.8, smooth=False)


@card(id="fjymqz", title="Rope of Fog", seed=871, palette="winter_ink", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-80, -80), (880, -80), (880, 380), (600, 330), (300, 400), (-80, 340)], "#7690a8", name="sky wash", plane="sky", strength=0.75, bloom=3, wet=0.8, fade=(0, 0.9))
    p.draw(lambda pen: (pen.path("M-30,560L60,250L130,330L210,130L330,400L420,300L560,520L470,700H-30Z", "#6f8aa6"), pen.path("M380,560L520,330L600,420L690,250L840,470V700H380Z", "#8ba0b4"),
                        pen.path("M210,130L176,222L206,206L224,240L250,214L262,248Z", "#f9fbfb"), pen.path("M690,250L662,310L688,300L708,326L726,296L752,330Z", "#f9fbfb")),
           name="mountains", role="place", how={"light": 0.35, "hatch": 0.5, "bloom": 1.5, "uneven": 0.8})
    p.wash([(380, 580), (600, 500), (860, 520), (860, 1010), (600, 1010), (-60, 1040), (-60, 880), (300, 860)], "#7d9c70", name="uncovered valley", strength=1.0, wet=0.2, bloom=1, charge="#7f958a", fade=(0, 0.3))
    p.ink(lambda k: [k.line([(480 + 40 * i, 660 + 22 * i), (620 + 20 * i, 650 + 24 * i), (790, 668 + 22 * i)], 1.4, broken=0.3) for i in range(5)], name="field lines")
    p.draw(village, name="village in the valley", role="prop", how={"light": 0.3, "line": 1.0})
    p.ink(firs, name="firs")
    bank = p.draw(_fog, name="bank of fog", role="subject", contact=0, how={"light": 0.55, "second": 0.65, "bloom": 4, "uneven": 1.0, "wet": 0.15, "strength": 0.9, "hatch": 0.0, "line": 0.8, "broken": 0.5})
    p.draw(_hidden, name="roofs in the fog", record=False, how={"strength": 0.3, "line": 0.35, "glaze": 1.0, "wet": 0.4})
    p.ink(_hidden_firs, name="firs in the fog", strength=0.28)
    p.ink(_bows, name="curls of the fog", strength=0.5)
    p.draw(lambda pen: pen.path("M530,862l22,-6l5,50l-22,5Z", RED), name="knot", record=False, how={"light": 0.2})
    p.wash([(-60, 1000), (160, 960), (420, 990), (640, 960), (860, 980), (860, 1190), (400, 1210), (-60, 1180)], "#8ea585", name="near hill", strength=0.85, fade=(0, 0.8), bloom=2, wet=0.3, charge="#9fb0a0", ragged=0.4)
    p.ink(lambda k: (k.line([(20, 990), (160, 962), (420, 990), (640, 962), (780, 976)], 1.8, broken=0.5), k.tufts([(70, 1060), (300, 1130), (430, 1060), (520, 1150), (740, 1130), (90, 1150)], 26)), name="hill line")
    p.draw(lambda pen: [_wheel(pen, x, y) for x, y in ((70, 968), (250, 964), (430, 960))], name="toy wheels under the fog", role="prop", how={"light": 0.3})
    child = p.figure(at=(640, 1086), age="toddler", pose="walk", view="right", height=236, seed=5, prop=None, role="subject", label="toddler", expression="glad",
                     clothes=dict(top="coat", colour="#d9a45c", hat="beanie", hat_colour=RED, shoes="wellingtons", gloves=RED), how={"light": 0.25})
    hand = child["hand_west"]
    p.ink(lambda k: k.line([(552, 884), (566, 940), (588, 978), (hand[0], hand[1])], 4.4, taper=3, shake=0.8), name="red string", role="accent", colour=RED)
    p.put("hare", at=(344, 1150), scale=0.46, role="witness", how={"light": 0.3, "hatch": 0.3})
    s.relate(bank, "is pulled by strings of", child)
    s.describe("A toddler pulls a huge bank of fog on toy wheels. Wheels and string "
               "are red. Inside the fog, roofs and firs show faintly. On the right a "
               "village with a church lies clear below mountains. The child has a "
               "yellow coat and a red hat. A hare watches.")  # fmt: skip
    s.moods("proud", "quiet", "funny", "mighty")
    s.themes("childhood", "power", "weather", "uncovering", "smallness")
    s.says("morning walk", "taking the veil", "small but strong", "it follows me", "clearing up", "can we keep it?", "good boy, come", "the fog lifts", "big dog", "pull yourself together", "revelation", "heavy going",
           "where are you taking that?", "the weather is mine", "effortless", "new toy", "what was hidden", "string theory")
    s.about(place="a mountain valley", time="morning", weather="fog that leaves", light="cold clear light from the right", composition="low", view="from a hill")


def _wheel(pen: Pen, x: float, y: float) -> None:
    pen.circle(x, y, 44, RED)
    pen.circle(x, y, 31, "#f3e4d0")
    for turn in (20, 80, 140):
        with pen.at(x, y, turn=turn):
            pen.rect(-4, -32, 8, 64, RED)
    pen.circle(x, y, 11, "#4a4c58")


def _fog(pen: Pen) -> None:
    """Heaped fog that narrows to where it is tied."""
    tone = "#d5e0ea"
    pen.path("M-60,480H440L500,900L470,960H-60Z", tone)
    for x, y, r in ((20, 460, 84), (130, 430, 74), (232, 404, 88), (340, 440, 76), (430, 506, 70), (484, 600, 62), (496, 694, 66), (504, 780, 56), (480, 856, 58), (390, 926, 54), (296, 930, 58), (196, 936, 56), (92, 940, 58), (-10, 940, 60)):
        pen.circle(x, y, r, tone)
    pen.taper([(470, 860), (520, 876), (560, 884)], 100, 18, tone)


def _hidden(pen: Pen) -> None:
    """What the fog still covers: roofs and a tower, grey in grey."""
    for x, y, w in ((110, 700, 70), (230, 660, 60), (330, 730, 76)):
        pen.path(f"M{x - w / 2},{y}V{y - w * 0.5}L{x},{y - w}L{x + w / 2},{y - w * 0.5}V{y}Z", "#9fb0c2")
    pen.path("M400,640V540L416,490L432,540V640Z", "#9fb0c2")


def _hidden_firs(k: InkPen) -> None:
    for x, y, h in ((50, 800, 120), (170, 790, 90), (280, 840, 110), (420, 790, 130), (370, 860, 90), (120, 880, 100)):
        k.line([(x, y), (x, y - h)], 2.0)
        for j in range(5):
            w, t = h * 0.06 * (j + 1.4), y - h + h * 0.17 * (j + 1)
            k.line([(x - w, t + 6), (x, t - 4), (x + w, t + 6)], 2.2, smooth=False)


def _bows(k: InkPen) -> None:
    for x, y, r in ((120, 520, 40), (238, 500, 46), (352, 540, 40), (70, 620, 48), (250, 640, 58), (410, 650, 44), (150, 760, 56), (330, 780, 52), (60, 850, 40), (430, 820, 36)):
        k.line([(x - r, y), (x - r * 0.8, y - r * 0.5), (x, y - r * 0.8), (x + r * 0.8, y - r * 0.45), (x + r * 0.9, y), (x + r * 0.5, y + r * 0.12)], 1.7, broken=0.25)
