"""A girl pushes the bark of a hollow tree aside; on the dry floor within, wet footprints already lead in."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

GAP = "M330,170 C372,120 452,130 486,190 C520,270 560,400 566,560 C572,720 560,860 540,960 L286,968 C262,860 250,700 262,560 C274,400 296,250 330,170Z"
FLAP = "M486,190 C540,250 604,420 616,590 C622,740 612,880 590,972 L540,960 C560,860 572,720 566,560 C560,400 520,270 486,190Z"


def rim(pen: Pen) -> None:
    """The hollow's own edge, black before us."""
    pen.path("M-20,-20 H820 V1220 H742 C772,1000 776,760 740,520 C706,300 640,120 520,60 C440,20 340,30 270,90 C160,180 90,360 66,580 C44,800 60,1010 104,1220 H-20Z", "#20140e")
    for x, y, k, flip in ((84, 640, 1.0, False), (70, 730, 1.3, False), (76, 850, 0.9, False), (738, 560, 1.1, True), (758, 660, 0.8, True)):
        with pen.at(x, y, scale=k, flip=flip):
            pen.path("M-30,-6 C20,-16 74,-12 92,2 C80,26 10,40 -30,34Z", "#8a5c30")
            pen.path("M-30,-6 C20,-16 74,-12 92,2 C60,8 10,8 -30,8Z", "#c9985a")


def foot(pen: Pen, x: float, y: float, k: float, turn: float, flip: bool) -> None:
    """A small wet sole, toes towards us."""
    with pen.at(x, y, scale=k, turn=turn, flip=flip), pen.stretch(1, 0.72):
        pen.path("M-12,-34 C-16,-48 14,-48 13,-32 C12,-14 20,2 18,16 C16,32 -16,32 -16,14 C-15,0 -9,-18 -12,-34Z", "#6f7f8a")
        for i in range(4):
            pen.oval(-13 + 9 * i, 40 - 2.4 * abs(i - 2), 4.4, 5.6, "#6f7f8a")


def grain(k: InkPen) -> None:
    for x, bend in ((126, -22), (170, -16), (214, -10), (648, 14), (690, 20), (614, 8)):
        k.line([(x, 1010), (x + bend, 760), (x + bend * 0.6, 520), (x + (400 - x) * 0.3, 230), (x + (400 - x) * 0.6, 110)], 1.6, broken=0.5)
    k.shape(GAP, 2.2, broken=0.25)
    k.shape(FLAP, 1.8, broken=0.3)
    k.line([(510, 300), (548, 440), (584, 620), (588, 860)], 1.2, broken=0.5)


def rain(k: InkPen) -> None:
    for i in range(46):
        x, y = 278 + (i * 97) % 280, 170 + (i * 53) % 700
        k.line([(x, y), (x - 8, y + 44)], 1.1, broken=0.2)


@card(id="kukp6t", title="Already Someone", seed=52, palette="sap_rain", light=(0.5, 0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#c98f3c", strength=1.0)
    p.wash("M-20,-20 H820 V1220 H-20Z", "#a8692a", name="inside of the tree", strength=0.55, wet=0.2, bloom=0, charge="#e3b04a", uneven=0.8)
    p.lift([(300, 980), (560, 970), (650, 1100), (600, 1230), (200, 1230), (160, 1100)], 0.6, soft=60)
    p.wash(GAP, "#ffffff", name="gap in the bark", wet=0.0)
    p.wash(GAP, "#7f9a86", name="green rain", strength=0.85, wet=0.05, bloom=0, charge="#4f7350", uneven=0.7)
    p.wash([(262, 560), (330, 520), (420, 560), (500, 520), (566, 570), (560, 700), (262, 700)], "#4f6f52", name="wood in the rain", strength=0.6, wet=0.6, bloom=0)
    p.ink(rain, name="rain", strength=0.5)
    p.draw(lambda pen: pen.path(FLAP, "#5d3a1e"), name="bark pushed aside", role="prop", contact=0, how={"light": 0.1, "strength": 1.1, "hatch": 0.4, "wet": 0})
    p.figure((410, 1000), age="child", pose="sneak", view="front_left", height=560, prop=None, seed=9, role="subject", label="girl who comes in", expression="wonder", look=(14, 6), contact=0,
                    clothes=dict(top="tunic", colour="#5f7f9a", bottom_colour="#4a5560", shoes="barefoot", trim="#8fa6b2"), hair={"kind": "long", "colour": "#4a2f22"}, skin="#e8b088",
                    reach={"hand_left": (168, -404), "hand_right": (-112, -250)}, grips={"left": "push", "right": "open"}, how={"light": 0.25, "second": 0.0, "inner": 0.12, "strength": 1.0})  # fmt: skip
    p.ink(grain, name="wood")
    p.draw(lambda pen: [foot(pen, x, y, k, turn, bool(i % 2)) for i, (x, y, k, turn) in enumerate(((300, 1004, 0.62, 10), (346, 1030, 0.68, 4), (286, 1062, 0.8, 12), (340, 1096, 0.9, 6), (262, 1132, 1.06, 14), (330, 1172, 1.2, 8)))],
           name="wet footprints", role="subject", contact=0, count=6, how={"light": 0.0, "second": 0.0, "line": 0.5, "strength": 1.0, "wet": 0.1, "glaze": 1.0})  # fmt: skip
    for x, y, k, turn in ((220, 420, 0.26, -20), (610, 300, 0.22, 30), (650, 800, 0.3, -10), (190, 700, 0.2, 16), (470, 90, 0.2, 0)):
        p.put("bee", at=(x, y), scale=k, turn=turn, contact=0, flip=x > 400)
    p.draw(rim, name="rim of the hollow", role="prop", contact=0, how={"light": 0.0, "second": 0.1, "strength": 1.3, "wet": 0.0, "bloom": 0})
    p.put("bee", at=(646, 1040), scale=0.85, turn=-24, flip=True, contact=0, role="accent", label="a bee near us")
    s.relate("footprints", "leads to", "hollow tree")
    s.describe("A barefoot girl steps out of the rain into a hollow tree. With one hand she pushes the bark aside. On the floor before her small wet "
               "footprints already lead in, towards us. Bees fly about. Inside all is golden brown, outside green.")  # fmt: skip
    s.moods("wondering", "cautious", "sheltered", "secretive")
    s.themes("shelter", "trespass", "doubles", "nature", "arrival")
    s.says("anybody home?", "somebody was here before", "come in out of the rain", "the other twin", "honey at the heart", "the tree lets you in",
           "not the first", "follow the prints", "a door in the bark", "trespassing", "the secret room", "two of us", "knock on wood",
           "it is summer in here", "the bees know who", "already late")  # fmt: skip
    s.about(place="inside a hollow tree", time="day", weather="rain outside", light="gold within, grey-green without", composition="frame",
            view="through, from inside the tree", foreground="the black rim of the hollow with fungi and a bee", unexplained="who came in before")  # fmt: skip
