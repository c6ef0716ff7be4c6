"""Old men are pupils again, at the bottom of the sea."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WOOD = "#a07850"
ROWS = ((560, 800, 0.72), (330, 950, 0.86), (620, 1096, 1.0))  # seat x, seat y, size


def board(pen: Pen) -> None:
    pen.path("M62,960L150,300H166L92,960ZM400,900L330,300H346L428,900Z", WOOD)
    pen.path("M70,330L416,312L424,566L78,590Z", WOOD)
    pen.path("M88,346L400,330L406,550L94,572Z", "#1f4a4c")
    pen.path("M150,470q40,-46 84,0q-42,44 -84,0l-26,-24q10,24 0,50Z", "#d9ebe0", stroke=4)
    pen.path("M290,420q22,-22 44,0t44,0M290,456q22,-22 44,0t44,0", "#d9ebe0", stroke=4)


def desk(pen: Pen, x: float, y: float, z: float) -> None:
    """A small school desk left of a seat at (x, y)."""
    with pen.at(x, y, scale=z):
        pen.path("M-40,8H64V24H-40Z", darken(WOOD, 0.1))
        pen.path("M-26,24h14v78h-14ZM40,24h14v78h-14Z", darken(WOOD, 0.25))
        pen.path("M52,-92h12v104h-12Z", darken(WOOD, 0.1))


def top(pen: Pen, x: float, y: float, z: float) -> None:
    with pen.at(x, y, scale=z):
        pen.path("M-196,-62L-62,-74L-58,-58L-190,-46Z", WOOD)
        pen.path("M-190,-46L-70,-57V-30L-184,-20Z", darken(WOOD, 0.15))
        pen.path("M-176,-22h14v122h-14ZM-92,-30h14v130h-14Z", darken(WOOD, 0.25))


def satchel(pen: Pen, x: float, y: float, z: float, tone: str) -> None:
    with pen.at(x, y, scale=z, turn=-14):
        pen.rect(-62, -54, 124, 100, tone, radius=16)
        pen.path("M-62,-40Q-62,-54 -46,-54H46Q62,-54 62,-40V2Q0,26 -62,2Z", darken(tone, 0.22))
        pen.rect(-34, 0, 16, 26, "#e8bd5c", radius=3)
        pen.rect(18, 0, 16, 26, "#e8bd5c", radius=3)
        pen.path("M-24,-54q24,-34 48,0", darken(tone, 0.4), stroke=9)


def weeds(pen: Pen) -> None:
    for x, y, h in ((36, 1130, 330), (76, 1150, 220), (766, 1010, 420), (736, 1020, 260), (206, 1150, 120)):
        pen.taper([(x, y), (x + 22, y - h * 0.3), (x - 16, y - h * 0.65), (x + 14, y - h)], 24, 4, "#3f7f62")


def pen_lines(k: InkPen) -> None:
    for x, y, z in ROWS:
        k.line([(x + 20 * z, y - 50 * z), (x + 60 * z, y - 160 * z), (x + 46 * z, y - 250 * z)], 2.4)
    for x, y, r in ((412, 210, 8), (430, 180, 12), (418, 146, 7), (508, 560, 9), (496, 530, 13), (262, 700, 9), (244, 664, 13), (258, 630, 8), (566, 816, 9), (548, 786, 12),
                    (44, 660, 9), (58, 630, 6), (690, 500, 10), (704, 460, 14)):  # fmt: skip
        k.shape(f"M{x - r},{y}a{r},{r} 0 1 1 {2 * r},0a{r},{r} 0 1 1 {-2 * r},0Z", 1.6)
    k.line([(20, 1010), (120, 1000), (200, 1008)], 1.4, broken=0.8)


@card(id="y2n4r0", title="First Day Back", seed=616, palette="verdigris", light=(-0.3, -0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-60, 96), (120, 120), (300, 92), (480, 124), (660, 96), (860, 118), (860, 1270), (400, 1270), (-60, 1270)], "#59a8a0", name="water", strength=0.85, bloom=4,
           charge="#9fcfc0", wet=0.1, pool=0.6, fade=(0.2, 0.5))
    p.lift("M250,110L420,110L300,860L-20,980Z", 0.3, soft=26)
    p.lift("M520,110L610,110L640,800L440,860Z", 0.24, soft=26)
    p.patch((-60, 826, 860, 1320), "#c9bf85", strength=0.9, wet=0.3, ragged=0.1, bloom=2, charge="#a8a878", name="sea bed")
    p.draw(weeds, name="water weeds", role="prop", how={"light": 0.2, "strength": 0.8})
    p.draw(board, name="blackboard", role="prop", how={"light": 0.1})
    carp = p.put("great carp", at=(232, 232), scale=0.78, flip=True, turn=6, role="witness", colour="#e0704e", label="carp", contact=0, how={"bloom": 1.2, "light": 0.3, "hatch": 0.4})
    p.draw(lambda pen: pen.taper([(262, 300), (300, 380), (334, 430)], 10, 5, "#8a5a30"), name="pointer", record=False)
    tones = ("#5f7f9a", "#c9654e", "#7a6a92")
    for i, (x, y, z) in enumerate(ROWS):
        p.draw(lambda pen, i=i, x=x, y=y, z=z: (desk(pen, x, y, z), satchel(pen, x + 46 * z, y - 300 * z, z * 0.9, tones[i])), name="school seat and floating satchel", record=False,
               how={"light": 0.15})
        more = {"reach": {"hand_right": (-46 * z, -300 * z)}} if i == 1 else {"reach": {"hand_left": (-96 * z, -72 * z), "hand_right": (-110 * z, -74 * z)}}
        p.figure(at=(x, y), age=("old", "old", "old")[i], pose="sit", view="left", height=340 * z, seed=40 + i * 7, prop=None, role="subject", label="old man in short trousers",
                 hair="bald" if i == 1 else "tuft", expression=("calm", "glad", "worried")[i],
                 clothes=dict(top="shirt", colour=("#f3ead2", "#e8bd5c", "#dfe7e0")[i], bottom="shorts", bottom_colour="#3d5a66", beard=("long", "short", "moustache")[i],
                              shoes="shoes", hat="cap" if i == 2 else None, glasses=i == 0, scarf=False), how={"light": 0.3}, **more)
        p.draw(lambda pen, x=x, y=y, z=z: top(pen, x, y, z), name="school desk", record=False, how={"light": 0.15, "hatch": 0.3})
    p.put("apple", at=(478, 1036), scale=0.3, role="accent", contact=0)
    p.ink(pen_lines, name="straps and bubbles")
    s.relate(carp, "swims through", "water")
    s.describe("Under water a big carp teaches three old men. They sit at small "
               "school desks; one raises his hand. The red carp hovers with a pointer"
               " over a blackboard showing a fish and waves. Satchels float above "
               "them like balloons, an apple lies on a desk. The water is green.")  # fmt: skip
    s.moods("eager", "comic", "uneasy", "nostalgic")
    s.themes("school", "ageing", "the sea", "learning", "being out of place")
    s.says("refresher", "out of my depth", "school of fish", "lifelong learning", "sir, I know!", "detention", "hold your breath", "evening class", "old boys", "sinking feeling",
           "who is teaching whom?", "the class reunion", "wet behind the ears", "never too late", "repeating a year", "subject: swimming", "pressure")
    s.about(place="a classroom on the sea bed", time="day", weather="calm", light="light from the surface", composition="split", view="eye level")
