"""A toddler with a paper crown rules from a heap of coats, and the shadow on the wall is grown up."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

COATS = (  # x, y, scale, turn, colour: from the back of the heap to its front
    (286, 868, 1.1, -30, "#5a5f7e"), (536, 860, 1.1, 30, "#7e7f54"), (140, 1010, 1.06, -40, "#9a5d48"), (682, 1000, 1.1, 38, "#d99a4e"),
    (300, 1010, 1.1, -14, "#8c8fae"), (566, 1020, 1.12, 18, "#6b5878"), (420, 960, 1.16, 2, "#c0656e"),
)  # fmt: skip


def coat(pen: Pen, x: float, y: float, size: float, turn: float, tone: str) -> None:
    """A grown-up's coat thrown down, collar at the top, skirts spread, sleeves limp."""
    dark, pale = darken(tone, 0.22), lighten(tone, 0.22)
    with pen.at(x, y, size, turn):
        pen.path("M-70,-120C-118,-110 -160,-40 -166,60C-168,96 -158,120 -140,136L-96,124C-112,80 -104,20 -64,-50Z", dark)
        pen.path("M70,-120C118,-110 160,-40 166,60C168,96 158,120 140,136L96,124C112,80 104,20 64,-50Z", dark)
        pen.path("M-142,118L-100,106L-92,128L-136,142ZM142,118L100,106L92,128L136,142Z", pale)
        pen.path("M-70,-122C-30,-140 30,-140 70,-122C84,-40 116,60 142,190C90,214 50,186 0,206C-50,186 -90,214 -142,190C-116,60 -84,-40 -70,-122Z", tone)
        pen.path("M-60,20C-72,80 -84,140 -88,196C-76,198 -66,196 -56,194C-56,130 -56,80 -60,20ZM62,40C72,90 82,140 84,196C74,198 66,196 58,192C60,140 62,90 62,40Z", dark)
        pen.path("M-44,-130C-20,-112 20,-112 44,-130L34,-140C10,-132 -10,-132 -34,-140Z", darken(tone, 0.5))
        pen.path("M-46,-132C-60,-112 -56,-84 -44,-72L-28,-76L0,6C4,-40 -8,-96 -30,-120ZM46,-132C60,-112 56,-84 44,-72L28,-76L0,6C-4,-40 8,-96 30,-120Z", pale)
        pen.path("M0,6L2,204", dark, stroke=4)
        for k in range(4):
            pen.circle(-18, 34 + 38 * k, 8, pale)


def heap(pen: Pen) -> None:
    pen.path("M20,1150C70,930 210,700 400,690C590,700 730,920 790,1150Z", "#5b3844")
    for one in COATS:
        coat(pen, *one)


def rack(k: InkPen) -> None:
    for x in range(70, 800, 110):
        k.line([(x, 96), (x, 128), (x + 14, 142), (x + 28, 130)], 4.5).line([(x - 4, 84), (x - 12, 66)], 3.5)
        k.line([(x - 9, 90), (x + 9, 90), (x + 9, 104), (x - 9, 104)], 1.5, closed=True, smooth=False)
    k.line([(0, 74), (800, 70)], 2.2, broken=0.2).line([(0, 112), (800, 110)], 1.8, broken=0.3)


@card(id="ja8h4f", title="The Crown of Paper", seed=296, palette="madder", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#dd9a96", strength=0.8, charge="#e9b98a")
    p.wash("M0,76H800V108H0Z", "#9a5d48", name="coat rack", strength=0.7, wet=0, bloom=0)
    p.ink(rack, name="empty hooks")
    p.glaze("M430,830C380,700 372,560 440,500C480,478 540,474 552,440C556,424 528,410 522,370C518,340 524,320 520,300L476,168L544,232L580,130L622,222L680,146L684,238L748,190L716,306C718,330 716,350 708,374C702,404 684,424 688,442"
            "C696,474 760,480 800,530V1000Z", "#7c2f48", strength=0.85, name="shadow of a king", loose=3, charge="#6d4a75")
    p.ink(lambda k: [k.line([(20 + 90 * i, 200 + 130 * j + 30 * (i % 2)), (28 + 90 * i, 188 + 130 * j + 30 * (i % 2)), (36 + 90 * i, 200 + 130 * j + 30 * (i % 2))], 1.2)
                     for i in range(9) for j in range(5)], name="wallpaper", strength=0.4)
    p.wash([(-60, 1060), (200, 1046), (500, 1060), (860, 1044), (860, 1240), (-60, 1240)], "#a8654e", name="floor", strength=0.75, wet=0, charge="#85504e", bloom=2)
    p.ink(lambda k: [k.line([(a, 1062), (b, 1200)], 1.4, broken=0.3) for a, b in ((40, -40), (190, 140), (610, 660), (750, 830))], name="floor boards")
    p.draw(heap, name="heap of coats", role="subject", how={"light": 0.25, "second": 0.3, "hatch": 0.2, "uneven": 0.8})
    king = p.figure(at=(396, 716), age="toddler", pose="sit_cross", view="front", height=372, seed=8, role="subject", label="toddler king", prop=None, expression="calm", skin="#f0c3a6",
                    hair="tuft", clothes=dict(top="pyjamas", colour="#f3e2c4", pattern="dots", pattern_colour="#b8303f", shoes="barefoot"), contact=0, how={"light": 0.0, "second": 0.0, "line": 1.1})
    p.draw(lambda pen: (pen.path("M344,518C340,558 362,581 397,581C432,581 454,558 450,518C430,508 366,508 344,518Z", "#f0c3a6"), pen.circle(371, 545, 6, "#2b1d28"), pen.circle(421, 545, 6, "#2b1d28"), pen.oval(358, 560, 9, 6, "#e09a88"), pen.oval(435, 560, 9, 6, "#e09a88"),
                        pen.path("M392,556q5,5 10,0", "#8a4a3c", stroke=3), pen.path("M384,570q13,-6 26,0", "#8a4a3c", stroke=3.4)), name="face of the king", record=False, contact=0, how={"light": 0, "second": 0, "hatch": 0, "inner": 0.5})
    hx, hy = king["head_top"]
    p.draw(lambda pen: (pen.path(f"M{hx - 64},{hy + 40}L{hx - 84},{hy - 66}L{hx - 42},{hy - 14}L{hx - 4},{hy - 90}L{hx + 36},{hy - 16}L{hx + 80},{hy - 62}L{hx + 62},{hy + 42}Q{hx},{hy + 18} {hx - 64},{hy + 40}Z", "#fffaf0"),
                        pen.path(f"M{hx - 64},{hy + 40}Q{hx},{hy + 18} {hx + 62},{hy + 42}L{hx + 64},{hy + 26}Q{hx},{hy + 2} {hx - 66},{hy + 24}Z", "#e9c98a"),
                        pen.path(f"M{hx - 4},{hy - 90}L{hx + 2},{hy + 14}", "#d8c4ae", stroke=3)), name="paper crown", role="accent", how={"light": 0, "second": 0.2, "strength": 0.6})
    p.put("teddy bear", at=(610, 860), scale=0.72, turn=10, role="prop", label="teddy on guard", colour="#c08a5a", how={"light": 0.3})
    man = p.figure(at=(150, 1156), age="old", pose="kneel", view="right", height=380, seed=21, role="witness", label="old general", who="general", prop=None, expression="sad", skin="#e0a884",
                   reach={"hand_right": (130, -190), "hand_left": (120, -180)},
                   clothes=dict(top="uniform", colour="#3f5570", beard="moustache", bottom_colour="#efe0c8", shoes="boots", trim="#e0b04f"), hair="bald", how={"light": 0.3})
    wx, wy = man["hands"]
    p.draw(lambda pen: (pen.taper([(wx - 26, wy + 14), (wx + 10, wy - 30), (wx + 60, wy - 96)], 11, 10, "#d9a25e"), pen.oval(wx + 72, wy - 122, 24, 34, "#d9a25e"), pen.oval(wx + 72, wy - 124, 14, 22, "#a8703e")),
           name="wooden spoon", role="accent", how={"light": 0.2, "line": 1.1})
    p.put("hat", at=(80, 1180), scale=0.34, role="prop", label="general's hat", colour="#3f5570", how={"light": 0.2})
    p.glaze([(60, 1150), (240, 1146), (380, 1160), (330, 1176), (120, 1180)], "#6d3a44", strength=0.5, name="shadow of the general")
    s.relate(king, "casts the shadow of", "king")
    s.describe("A toddler in a paper crown throws a grown king’s shadow. The child "
               "sits frowning on a high heap of coats, beside a teddy. Below, an old "
               "man in uniform kneels and holds up a wooden spoon. Above, all the "
               "coat hooks are empty.")  # fmt: skip
    s.moods("comic", "solemn", "uneasy", "tender")
    s.themes("power", "play", "growing up", "obedience", "old and young")
    s.says("naptime", "little tyrant", "unconditional surrender", "who is in charge here?", "his majesty", "the guests can't leave", "inheritance", "big plans", "dinner is served", "the emperor's new coats", "succession",
           "wait until he grows", "children rule the house", "stirring trouble", "soft throne", "kneel", "a game gone too far")
    s.about(place="a cloakroom", time="evening", weather="indoors", light="a low lamp from the left", composition="low", view="eye level")
