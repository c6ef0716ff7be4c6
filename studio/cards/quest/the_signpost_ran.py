"""A signpost has pulled itself out of the ground and runs; two motorists stand at the hole."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WOOD = "#94683f"


def runner(pen: Pen) -> None:
    """Post, two boards for arms, and the split foot of the post for legs."""
    pen.path("M318,640C300,690 352,740 420,760C450,768 486,748 520,760L528,790C484,792 440,812 398,800C330,780 262,730 266,650Z", darken(WOOD, 0.22))
    pen.path("M516,752l30,-14l14,12l-4,34l16,20l-26,2l-34,-14Z", "#5c4632")
    pen.path("M262,640C244,690 196,720 176,770C162,806 172,850 156,900L126,930L92,934L96,912L124,890C132,846 120,800 134,756C150,700 196,672 214,626Z", WOOD)
    pen.path("M160,888l-10,40l-26,16l-52,2l4,-24l34,-12l20,-24Z", "#5c4632")
    with pen.at(270, 420, turn=14):
        pen.path("M-20,-16L190,-16L232,18L190,52H-20Z", lighten(WOOD, 0.22))
    pen.path("M208,664L196,230Q222,196 252,226L328,650C300,690 240,690 208,664Z", WOOD)
    with pen.at(236, 330, turn=-12):
        pen.path("M36,-36H-150L-200,2L-150,40H36Z", lighten(WOOD, 0.38))
    pen.path("M190,238L188,214L222,184L258,212L262,232Q226,250 190,238Z", darken(WOOD, 0.25))


@card(id="t4w37u", title="The Signpost Ran", seed=780, palette="tea_stain", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("right", "#d8b98c", strength=0.6, charge="#e9d3ac")
    p.wash([(-60, 720), (160, 668), (400, 640), (520, 610), (680, 622), (860, 600), (860, 730), (400, 760), (-60, 800)], "#8b9a6a", name="far hills", strength=0.5, wet=0.5, bloom=1, fade=(-0.8, 0))
    p.wash([(-60, 800), (160, 770), (420, 730), (640, 712), (860, 716), (860, 1130), (560, 1180), (200, 1160), (-60, 1120)], "#c9a468", name="field", strength=0.8, bloom=3, charge="#8f6c42", fade=(0, 0.6), ragged=0.4, wet=0.2)
    p.ink(lambda k: [k.line([(640 - 4 * i, 722), (560 - 62 * i, 850 + 8 * i), (430 - 130 * i, 1140)], 1.5, broken=0.6) for i in range(-3, 4)], name="furrows", strength=0.7)
    p.put("old car", at=(704, 756), scale=0.4, flip=True, role="prop", colour="#6f7f6a", how={"light": 0.3})
    p.draw(lambda pen: (pen.oval(536, 968, 84, 30, "#b98c5a"), pen.oval(538, 964, 56, 19, "#2b1d16"), pen.path("M448,980q22,-26 44,-4q18,-14 30,10Z", "#7a5a3a"), pen.path("M576,990q18,-22 40,-2Z", "#7a5a3a")),
           name="empty hole", role="prop", how={"light": 0.1})
    p.figure(at=(650, 972), skin="#e9b88e", age="adult", pose="look_down", view="front_left", height=206, seed=5, prop=None, role="witness", label="lost couple",
             clothes=dict(top="coat", colour="#6b5a78", hat="wide_brim", hat_colour="#e7d3ac"), hair="bob", how={"light": 0.25})
    p.figure(at=(752, 1012), age="broad", pose="point", view="left", height=210, seed=9, prop=None, role="prop", label="lost couple",
             clothes=dict(top="suit", colour="#5f6f5a", hat="cap", beard="moustache"), how={"light": 0.25})
    p.glaze([(70, 966), (240, 950), (340, 956), (420, 984), (300, 1004), (90, 990)], "#8f6c42", strength=0.6, name="running shadow")
    post = p.draw(runner, name="running signpost", role="subject", how={"light": 0.3, "hatch": 0.55, "bloom": 0.8, "uneven": 0.8})
    p.draw(lambda pen: (pen.path("M250,470L560,300L566,310L256,482Z", "#6f4a2c"), pen.path("M520,330C480,370 486,430 530,446C584,460 622,420 612,372C606,340 580,322 556,306Q540,300 520,330Z", "#d4472c"),
                        pen.path("M530,318l26,-34l10,22l28,-10l-24,34Z", "#d4472c"), pen.circle(540, 400, 9, "#f6ead3"), pen.circle(584, 380, 9, "#f6ead3"), pen.circle(556, 350, 8, "#f6ead3"), pen.circle(572, 424, 8, "#f6ead3")),
           name="red bundle on a stick", role="accent", how={"light": 0.25, "hatch": 0.3})
    p.draw(lambda pen: [pen.path(f"M{x},{y}l{r},-{r * 0.6}l{r},{r * 0.5}l-{r * 0.3},{r}l-{r * 1.4},-{r * 0.1}Z", "#5c4632") for x, y, r in ((470, 880, 11), (540, 860, 8), (420, 910, 8), (586, 840, 12), (230, 900, 10), (290, 870, 7))],
           name="clods of earth", record=False)
    p.ink(lambda k: ([k.hatch(f"M{x},{y}l26,-4l6,10l-26,5Z", 0.9) for x, y in ((470, 1020), (390, 1052), (300, 1040), (220, 1072))], k.tufts([(60, 1060), (180, 1110), (420, 1120), (620, 1090), (740, 1110)], 24),
                     k.line([(640, 470), (700, 480), (760, 476)], 1.6), k.line([(430, 560), (490, 568), (560, 562)], 1.6), k.line([(400, 610), (450, 616), (500, 612)], 1.4)), name="tracks and wind")
    s.relate(post, "leads to", "lost couple")
    s.describe("A wooden signpost runs away across a field on two legs. Over its "
               "shoulder it carries a red bundle with dots on a stick. Its boards are"
               " blank. Behind it two people stand at the empty hole, near an old "
               "car. Field and sky are brown.")  # fmt: skip
    s.moods("gleeful", "baffled", "free", "comic")
    s.themes("direction", "escape", "being lost", "change", "duty")
    s.says("new directions", "early retirement", "which way now?", "burnout", "follow me", "gap year", "I quit", "turn left", "no satnav", "fed up with standing", "lost", "the road less travelled", "it knew all along where to go",
           "every man for himself", "holiday", "on the run", "uprooted", "ask somebody else")
    s.about(place="a ploughed field", time="afternoon", weather="windy", light="warm and even", composition="left", view="eye level")
