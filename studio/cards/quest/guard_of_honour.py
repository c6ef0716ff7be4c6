"""Two suits of armour guard a gate; a bird and bees have moved in, an infant crawls through."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

STEEL, DARK, CORAL, STONE = "#8fb0b0", "#1f3d42", "#e0604a", "#d9cfa4"


def armour(pen: Pen) -> None:
    """Standing at (0, 0) feet, about 760 tall, turned to us; the inner side is to the right."""
    for x in (-52, 52):
        pen.path(f"M{x - 40},-300C{x - 46},-220 {x - 34},-190 {x - 30},-150C{x - 40},-110 {x - 32},-60 {x - 28},-24H{x + 28}C{x + 34},-60 {x + 40},-110 {x + 30},-150C{x + 36},-190 {x + 46},-220 {x + 40},-300Z", STEEL)
        pen.oval(x, -158, 36, 26, lighten(STEEL, 0.35))
        pen.path(f"M{x - 36},0C{x - 38},-26 {x - 20},-36 {x},-36C{x + 20},-36 {x + 38},-26 {x + 36},0Z", darken(STEEL, 0.2))
    pen.path("M-104,-330L-86,-250L-44,-284L0,-244L44,-284L86,-250L104,-330Z", darken(STEEL, 0.2))
    pen.path("M-112,-560C-116,-470 -108,-380 -92,-316C-40,-296 40,-296 92,-316C108,-380 116,-470 112,-560C60,-590 -60,-590 -112,-560Z", STEEL)
    pen.path("M-6,-576L6,-576L8,-308L-8,-308Z", darken(STEEL, 0.25))
    pen.path("M-94,-340C-40,-320 40,-320 94,-340L96,-318C40,-296 -40,-296 -96,-318Z", "#a07850")
    pen.path("M-110,-540C-160,-520 -174,-440 -168,-380C-160,-330 -150,-300 -140,-280H-100C-106,-330 -108,-400 -104,-470Z", darken(STEEL, 0.12))
    pen.circle(-120, -268, 28, darken(STEEL, 0.25))
    pen.path("M110,-540C150,-520 166,-470 158,-420L136,-384H100C108,-420 104,-440 104,-470Z", darken(STEEL, 0.12))
    pen.circle(128, -400, 30, darken(STEEL, 0.25))
    for x in (-1, 1):
        pen.path(f"M{x * 70},-590C{x * 120},-610 {x * 168},-570 {x * 164},-510C{x * 130},-500 {x * 100},-510 {x * 84},-520Z", lighten(STEEL, 0.3))
    pen.path("M-60,-584C-66,-570 66,-570 60,-584L52,-606H-52Z", darken(STEEL, 0.25))
    pen.path("M-84,-596C-100,-690 -86,-776 0,-784C86,-776 100,-690 84,-596C40,-580 -40,-580 -84,-596Z", STEEL)
    pen.path("M-66,-612C-74,-660 -72,-700 -58,-722H58C72,-700 74,-660 66,-612C30,-602 -30,-602 -66,-612Z", DARK)
    pen.path("M-92,-726C-96,-780 -60,-810 0,-822C60,-810 96,-780 92,-726C60,-742 -60,-742 -92,-726Z", lighten(STEEL, 0.35))
    pen.path("M-70,-766H70M-74,-750H74", DARK, stroke=5)
    pen.circle(-92, -716, 12, "#e8bd5c")
    pen.circle(92, -716, 12, "#e8bd5c")
    pen.path("M0,-820C-20,-870 -80,-890 -130,-850C-90,-850 -70,-830 -60,-800C-40,-816 -20,-820 0,-820Z", CORAL)


def nest(pen: Pen) -> None:
    pen.path("M-74,-640C-60,-600 60,-600 74,-640C90,-622 60,-584 0,-584C-60,-584 -90,-622 -74,-640Z", "#a07850")
    for k in range(7):
        pen.path(f"M{-70 + k * 20},-616l26,-14M{-64 + k * 20},-602l24,-10", "#5f452e", stroke=3)
    for x in (50,):
        pen.path(f"M{x - 16},-630C{x - 18},-660 {x + 18},-660 {x + 16},-630Z", "#e8bd5c")
        pen.path(f"M{x - 9},-648L{x},-676L{x + 9},-648Z", CORAL)
        pen.circle(x - 7, -646, 3, DARK)
        pen.circle(x + 7, -646, 3, DARK)
    pen.path("M-66,-640L-44,-650C-40,-684 -16,-692 -4,-680C0,-706 32,-708 36,-680C34,-640 10,-618 -24,-620C-40,-622 -48,-630 -66,-640Z", "#4f8fc0")
    pen.path("M34,-690L56,-680L36,-674Z", "#e8bd5c")
    pen.path("M-36,-654C-24,-664 -6,-660 2,-648C-8,-638 -26,-638 -36,-654Z", "#2f6a94")
    pen.circle(20, -686, 4.5, DARK)


def hive(pen: Pen) -> None:
    for k, w in enumerate((62, 64, 60, 50)):
        y = -612 - k * 26
        pen.rect(-w, y - 14, w * 2, 27, "#e8bd5c" if k % 2 else "#d9a040", radius=13)
    pen.oval(0, -618, 16, 13, DARK)
    pen.path("M40,-600C44,-570 52,-548 44,-520C36,-530 30,-560 30,-600Z", "#d9a040")


def both(pen: Pen, inside: bool) -> None:
    for x, flip, what in ((168, False, nest), (632, True, hive)):
        with pen.at(x, 1110, 0.98, flip=flip):
            (what if inside else armour)(pen)


def pikes(pen: Pen) -> None:
    for side in (1, -1):
        with pen.at(400, 0, flip=side < 0):
            pen.taper([(-246, 1104), (-63, 627), (120, 150)], 13, 11, "#8a6440")
            pen.path("M112,168L128,172L152,70L118,140Z", lighten(STEEL, 0.5))
            pen.path("M104,196C150,190 176,220 178,262C150,256 120,250 88,240Z", lighten(STEEL, 0.4))
            pen.path("M98,204L60,186L78,226Z", lighten(STEEL, 0.4))


def gate(pen: Pen) -> None:
    pen.path("M60,1120V420C60,190 210,60 400,60C590,60 740,190 740,420V1120H640V440C640,270 540,160 400,160C260,160 160,270 160,440V1120Z", STONE)
    pen.path("M366,50H434L424,172H376Z", darken(STONE, 0.15))


def bees(k: InkPen) -> None:
    for x, y in ((520, 420), (560, 500), (470, 520), (500, 610), (452, 700), (730, 330)):
        k.blot(f"M{x - 9},{y}a9,6 0 1 1 18,0a9,6 0 1 1 -18,0Z")
        k.line([(x - 2, y - 4), (x - 10, y - 16), (x + 2, y - 14), (x, y - 4), (x + 12, y - 15), (x + 8, y - 2)], 1.3)


def joints(k: InkPen) -> None:
    for a in ((70, 560, 158, 548), (66, 700, 158, 698), (66, 850, 158, 850), (66, 990, 158, 988), (642, 560, 736, 552), (642, 700, 736, 698), (642, 850, 736, 850), (642, 990, 736, 990),
              (100, 300, 186, 340), (190, 160, 250, 226), (300, 84, 326, 176), (500, 84, 474, 176), (610, 160, 550, 226), (700, 300, 614, 340)):
        k.line([a[:2], a[2:]], 1.8, broken=0.2)


@card(id="szeyti", title="Guard of Honour", seed=367, palette="verdigris", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash("M160,1120V440C160,270 260,160 400,160C540,160 640,270 640,440V1120Z", "#7fc0a8", name="garden beyond", strength=0.8, wet=0.3, bloom=4, charge="#e8d27a", fade=(0, 0.6))
    p.ink(lambda k: (k.line([(170, 800), (300, 760), (400, 780), (520, 750), (640, 790)], 1.2, broken=0.4), k.line([(400, 1100), (380, 960), (430, 860), (400, 780)], 1.2, broken=0.4),
                     k.line([(470, 1100), (440, 960), (460, 860), (414, 780)], 1.2, broken=0.4)), name="far path", strength=0.6)
    p.draw(gate, name="stone gateway", role="place", how={"light": 0.3, "second": 0.3, "uneven": 0.8, "bloom": 2.0})
    p.ink(joints, name="joints", strength=0.6)
    p.patch((-20, 1070, 820, 1190), "#c9bf85", strength=0.75, fade=(0, 0.9), ragged=0.5, charge="#8f9a6a", name="ground")
    p.glaze([(40, 1110), (300, 1096), (400, 1140), (560, 1100), (780, 1110), (700, 1160), (400, 1170), (100, 1150)], "shadow", strength=0.45)
    suits = p.draw(lambda pen: both(pen, False), name="two suits of armour", role="subject", count=2, how={"light": 0.45, "second": 0.55, "hatch": 0.5, "line": 1.2})
    p.draw(lambda pen: both(pen, True), name="nest and beehive", role="prop", how={"light": 0.1, "second": 0.3, "line": 0.9})
    p.draw(pikes, name="crossed halberds", role="prop", how={"light": 0.2, "second": 0.3})
    p.ink(bees, name="bees")
    p.figure(at=(316, 1138), age="toddler", pose="crawl", view="right", height=270, seed=3, role="witness", label="crawling infant", prop=None, expression="glad",
                    clothes=dict(top="nightgown", colour=CORAL, shoes="barefoot"), hair="short")
    s.relate(suits, "is inhabited by", "nest and beehive")
    s.describe("A baby crawls between two suits of armour with crossed halberds. They"
               " stand in a stone gateway, their visors open. In the left helmet a "
               "blue bird sits in a nest with a chick. In the right one is a beehive;"
               " bees fly around. Baby and plumes are coral red.")  # fmt: skip
    s.moods("peaceful", "menacing", "playful", "hushed")
    s.themes("guarding", "peace after war", "innocence", "shelter", "the threshold")
    s.says("retired soldiers", "the birds and the bees", "head full of ideas", "swords to ploughshares", "empty suits", "who goes there?", "disarming", "a bee in his bonnet", "at ease", "low clearance", "spring in the barracks",
           "hollow men", "honey, I'm home", "safe passage", "no fear", "what is left of the war", "open-minded")
    s.about(place="a gateway to a garden", time="morning", weather="clear", light="soft from behind", composition="centred", view="eye level")
