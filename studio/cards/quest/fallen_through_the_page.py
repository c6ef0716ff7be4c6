"""A girl falls through the torn upper edge of the page, and her colours drip on a forest that has none."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

RED, YELLOW, BLUE, SKIN = "#d8594f", "#f0b23c", "#4a7fc4", "#e0a078"
TORN = ((96, -20), (128, 34), (110, 72), (168, 112), (186, 162), (250, 178), (282, 226), (352, 214), (400, 240), (454, 212), (520, 228), (548, 180), (618, 160), (632, 110), (692, 76), (672, 32), (708, -20))
FLAPS = (((110, 20), (150, 104), (26, 118)), ((166, 110), (246, 180), (92, 236)), ((248, 176), (300, 226), (186, 330)), ((500, 228), (550, 180), (622, 326)), ((552, 182), (634, 112), (712, 232)), ((646, 104), (686, 16), (776, 110)))


def hole(pen: Pen) -> None:
    pen.poly([*TORN], "#24407e")
    pen.path("M" + "L".join(f"{x},{y}" for x, y in TORN), "#fffdf6", stroke=12)


def flaps(pen: Pen) -> None:
    """Tongues of paper folded out of the hole, their backs in shade along the fold."""
    for (ax, ay), (bx, by), (tx, ty) in FLAPS:
        mx, my = (ax + bx) / 2, (ay + by) / 2
        qx, qy = (tx - mx) * 0.12, (ty - my) * 0.12
        pen.path(f"M{ax},{ay}Q{(ax + tx) / 2 - qx},{(ay + ty) / 2 - qy} {tx},{ty}L{tx * 0.86 + mx * 0.14 + 8},{ty * 0.86 + my * 0.14 + 3}Q{(bx + tx) / 2 + qx},{(by + ty) / 2 + qy} {bx},{by}Z", "#e9ebf2")
        pen.path(f"M{ax},{ay}L{ax * 0.72 + tx * 0.28},{ay * 0.72 + ty * 0.28}L{bx * 0.8 + tx * 0.2},{by * 0.8 + ty * 0.2}L{bx},{by}Z", "#b4bcd6")


def cracks(k: InkPen) -> None:
    for pts in ([(132, 246), (152, 300), (116, 372), (126, 420)], [(148, 292), (96, 310), (84, 350)], [(676, 246), (650, 316), (692, 380), (684, 440)], [(654, 306), (716, 320), (722, 360)], [(104, 60), (60, 66), (24, 40)], [(700, 60), (744, 62), (780, 36)]):
        k.line(pts, 2.0, smooth=False, taper=30)


def girl(pen: Pen) -> None:
    """From the ribs down; the rest is beyond the sheet."""
    pen.path("M322,-30H478C486,40 488,110 496,180H304C312,110 314,40 322,-30Z", "#f3e6c8")
    for y in (10, 62, 114):
        pen.path(f"M{318 - y * 0.06},{y}H{482 + y * 0.06}V{y + 22}H{316 - y * 0.06}Z", "#7fa0cc")
    pen.taper([(450, 430), (500, 540), (470, 640), (520, 720)], 72, 40, SKIN)
    pen.taper([(474, 630), (520, 724)], 52, 44, YELLOW)
    pen.path("M494,706C520,690 548,700 560,722C584,742 612,744 618,762C620,776 600,782 580,778L520,764C496,756 488,728 494,706Z", BLUE)
    pen.taper([(350, 430), (330, 560), (350, 680), (338, 790)], 76, 42, SKIN)
    pen.taper([(349, 670), (338, 796)], 54, 46, YELLOW)
    for y in (696, 728, 760):
        pen.path(f"M324,{y}h46", darken(YELLOW, 0.2), stroke=6)
    pen.path("M314,780C330,768 352,770 364,784C366,808 350,822 320,846C296,862 268,860 266,844C268,826 300,812 314,780Z", BLUE)
    pen.path("M300,168H500C520,210 570,300 616,420C590,452 566,428 540,446C510,468 488,440 456,454C424,470 400,444 366,456C336,466 312,440 282,450C254,456 226,440 200,420C246,300 284,210 300,168Z", RED)
    pen.path("M400,168C410,240 440,360 456,454C488,440 510,468 540,446C500,340 450,230 440,168ZM330,168C316,240 290,360 282,450C312,440 336,466 366,456C352,350 356,230 360,168Z", darken(RED, 0.14))
    for x, y in ((260, 390), (320, 330), (390, 400), (470, 320), (520, 400), (440, 230), (350, 230), (300, 270), (500, 260)):
        pen.circle(x, y, 12, "#fff3d8")


def drops(pen: Pen) -> None:
    for x, top, end, w, tone in ((282, 446, 600, 13, RED), (456, 450, 560, 10, RED), (212, 424, 690, 14, RED), (604, 424, 640, 13, RED), (620, 764, 850, 12, BLUE), (270, 850, 930, 12, BLUE), (560, 776, 830, 9, BLUE), (540, 446, 500, 9, RED)):
        pen.taper([(x, top - 8), (x, (top + end) / 2), (x, end)], w, w * 0.6, tone)
        pen.circle(x, end, w * 0.85, tone)
    for x, y, r, tone in ((212, 750, 10, RED), (214, 800, 7, RED), (604, 700, 9, RED), (604, 750, 6, RED), (620, 900, 8, BLUE), (270, 970, 8, BLUE), (350, 900, 8, YELLOW), (352, 950, 6, YELLOW)):
        pen.path(f"M{x},{y - r * 2}C{x + r * 1.3},{y} {x + r},{y + r} {x},{y + r}C{x - r},{y + r} {x - r * 1.3},{y} {x},{y - r * 2}Z", tone)


def fir(k: InkPen, x: float, y: float, h: float, weight: float) -> None:
    k.line([(x, y), (x, y - h * 0.14)], weight * 1.6)
    for i in range(4):
        top, w = y - h * (1.0 - 0.2 * i), h * (0.13 + 0.06 * i)
        k.line([(x, top), (x - w * 0.5, top + h * 0.14), (x - w, top + h * 0.26), (x - w * 0.5, top + h * 0.23), (x, top + h * 0.27), (x + w * 0.5, top + h * 0.23), (x + w, top + h * 0.26), (x + w * 0.5, top + h * 0.14), (x, top)], weight)


def round_tree(k: InkPen, x: float, y: float, h: float, weight: float) -> None:
    r = h * 0.3
    k.line([(x - h * 0.05, y), (x - h * 0.03, y - h * 0.45)], weight).line([(x + h * 0.06, y), (x + h * 0.03, y - h * 0.45)], weight)
    k.line([(x - r * 0.6, y - h * 0.42), (x - r * 1.1, y - h * 0.6), (x - r * 0.8, y - h * 0.85), (x, y - h), (x + r * 0.8, y - h * 0.86), (x + r * 1.1, y - h * 0.6), (x + r * 0.6, y - h * 0.42)], weight, closed=True)
    for u, v in ((-0.4, 0.6), (0.2, 0.75), (0.4, 0.55), (-0.1, 0.85)):
        k.line([(x + u * r - 9, y - h * v), (x + u * r, y - h * v - 8), (x + u * r + 9, y - h * v)], weight * 0.7)


def forest(k: InkPen) -> None:
    for x, h in ((60, 150), (130, 130), (420, 120), (480, 140), (700, 150), (760, 120)):
        fir(k, x, 920, h, 1.0)
    for x, h, y in ((40, 260, 1050), (310, 190, 1010), (500, 210, 1020), (750, 280, 1060)):
        fir(k, x, y, h, 1.5)
    round_tree(k, 190, 1090, 290, 2.0)
    round_tree(k, 630, 1100, 310, 2.0)
    k.line([(0, 930), (200, 918), (460, 930), (800, 914)], 1.2, broken=0.5)
    k.tufts([(60, 1150), (280, 1130), (520, 1140), (740, 1160), (330, 1180), (120, 1190), (600, 1186)], 22)
    k.line([(0, 1180), (110, 1150), (250, 1164)], 1.2, broken=0.4).line([(560, 1170), (700, 1140), (800, 1150)], 1.2, broken=0.4)


def squirrel(pen: Pen) -> None:
    """From the front, arms thrown open, looking up."""
    fur, pale = "#c9703a", "#fdf3e2"
    with pen.at(412, 1178, 1.12):
        pen.path("M30,-10C110,-10 120,-90 80,-130C50,-156 60,-196 96,-190C150,-176 160,-90 140,-40C124,0 80,16 30,6Z", lighten(fur, 0.12))
        pen.taper([(-26, -92), (-70, -116), (-104, -160)], 24, 15, fur)
        pen.taper([(26, -92), (56, -124), (72, -172)], 24, 15, fur)
        pen.oval(0, -56, 48, 60, fur)
        pen.oval(0, -48, 28, 44, pale)
        pen.oval(-30, -4, 30, 13, fur)
        pen.oval(30, -4, 30, 13, fur)
        pen.path("M-38,-156C-46,-176 -44,-190 -36,-210C-28,-196 -18,-186 -12,-172ZM38,-156C46,-176 44,-190 36,-210C28,-196 18,-186 12,-172Z", fur)
        pen.path("M-40,-196L-36,-226L-28,-196ZM40,-196L36,-226L28,-196Z", darken(fur, 0.4))
        pen.oval(0, -142, 42, 38, fur)
        pen.oval(0, -138, 22, 20, pale)
        pen.circle(-18, -158, 6, "#241c22")
        pen.circle(18, -158, 6, "#241c22")
        pen.circle(0, -150, 5, "#5a2a22")
        pen.oval(0, -136, 7, 6, "#8a3a32")


@card(id="w6obhj", title="Fallen Through the Page", seed=278, palette="paper_morning", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.draw(hole, name="other side of the page", role="place", contact=0, how={"light": 0, "second": 0, "bloom": 3, "uneven": 1.0, "strength": 1.1})
    p.wash([(140, 830), (230, 790), (290, 870), (260, 960), (150, 970), (90, 900)], RED, name="red on a tree", strength=0.85, wet=0.55, bloom=2, charge="#f0a03c")
    p.wash([(560, 810), (660, 790), (730, 860), (700, 980), (590, 990), (540, 900)], "#5f9a6a", name="green on a tree", strength=0.85, wet=0.5, bloom=2, charge=BLUE)
    p.wash([(180, 1130), (300, 1090), (420, 1110), (560, 1090), (640, 1150), (520, 1200), (260, 1206)], YELLOW, name="yellow on the ground", strength=0.75, wet=0.6, bloom=2, charge="#9dbb7a")
    p.ink(forest, name="forest without colour")
    p.glaze(lambda pen: [pen.poly([(a[0] + 6, a[1] + 16), (b[0] + 6, b[1] + 16), (c[0] + 12, c[1] + 18)], "#8088a8") for a, b, c in FLAPS], "#8088a8", strength=0.4, name="shadow of the torn paper", wet=0.1)
    p.draw(flaps, name="torn paper", role="prop", contact=0, how={"light": 0, "second": 0.15, "line": 1.1, "strength": 0.8})
    legs = p.draw(girl, name="lower half of a girl", role="subject", contact=0, how={"light": 0.25, "second": 0.35, "hatch": 0.3, "bloom": 1.2, "uneven": 0.9, "line": 1.1})
    p.glaze("M322,-30H478C486,40 488,110 496,180L504,206C440,226 360,226 296,206L304,180C312,110 314,40 322,-30Z", "#24407e", strength=0.5, name="shade of the hole", wet=0.1)
    p.ink(cracks, name="rips in the paper")
    p.draw(drops, name="dripping paint", role="accent", contact=0, how={"light": 0.1, "line": 0.5, "wet": 0.1})
    p.draw(squirrel, name="squirrel with open arms", role="witness", how={"light": 0.25, "second": 0.3})
    p.spatter((210, 900), 110, 26, RED, size=6)
    p.spatter((640, 920), 120, 24, BLUE, size=6)
    s.relate(legs, "pours out", "paint")
    s.describe("A girl’s legs hang through torn paper above a forest. Only a red "
               "dotted skirt, yellow socks and blue shoes can be seen. Her colours "
               "drip: one tree turns red, one green, the ground yellow. All else is "
               "drawn in ink. Below, a squirrel with open arms looks up.")  # fmt: skip
    s.moods("surprised", "joyful", "precarious", "tender")
    s.themes("arrival", "falling", "colour and emptiness", "being caught", "creation")
    s.says("deus ex machina", "first colour", "I'll catch you", "jump", "coming through the ceiling", "new neighbour", "birth", "the artist slipped", "wrong floor", "heaven is leaking", "trust fall", "drop in any time", "feet first",
           "bringing life to the place", "where is the rest?", "unfinished", "a splash", "welcome")
    s.about(place="a forest drawn in ink", time="morning", weather="dripping paint", light="even white", composition="high", view="eye level")
