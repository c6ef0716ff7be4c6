"""A whole town drifts over the thorns inside a soap bubble."""

from __future__ import annotations

import math

from reverie_studio.colour import darken
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

CX, CY, R = 420, 420, 318
HOUSES = (  # x, foot, width, height, wall, roof
    (250, 560, 84, 120, "#f7d77b", "#c8563a"), (330, 548, 70, 170, "#f2e6cc", "#5b8cc8"), (500, 552, 78, 140, "#e9b0a0", "#8a4f6a"), (576, 566, 84, 110, "#fbf3dc", "#c8563a"),
    (196, 600, 74, 90, "#cfe0ee", "#8a4f6a"), (290, 606, 92, 104, "#f6c9a0", "#7fa648"), (462, 606, 84, 96, "#cfe0ee", "#c8563a"), (548, 612, 96, 96, "#f7d77b", "#5b8cc8"), (634, 604, 64, 80, "#e9b0a0", "#7fa648"),
)  # fmt: skip


def house(pen: Pen, x: float, y: float, w: float, h: float, wall: str, roof: str) -> None:
    pen.rect(x - w / 2, y - h, w, h, wall)
    pen.poly([(x - w * 0.6, y - h + 3), (x, y - h - w * 0.66), (x + w * 0.6, y - h + 3)], roof)
    for j in range(int(h // 48)):
        for u in (-0.22, 0.22):
            pen.rect(x + u * w - 7, y - h + 16 + 40 * j, 14, 20, darken("#5b8cc8", 0.45))
    pen.path(f"M{x - 9},{y}v-24q9,-12 18,0v24Z", darken(roof, 0.4))


def town(pen: Pen) -> None:
    with pen.clip(f"M{CX - R + 10},{CY}A{R - 10},{R - 10} 0 1 0 {CX + R - 10},{CY}A{R - 10},{R - 10} 0 1 0 {CX - R + 10},{CY}Z"):
        pen.path("M60,600C200,520 640,520 780,600V800H60Z", "#9dbb6a")
        for one in HOUSES[:4]:
            house(pen, *one)
        pen.rect(384, 386, 74, 180, "#fff3d0")
        pen.path("M372,390H470L462,366H380Z", "#b98a5a")
        pen.path("M400,566v-60q21,-26 42,0v60Z", "#1c2f5a")
        pen.circle(421, 424, 22, "#f3c23a")
        pen.path("M421,424v-15M421,424l10,6", "#1c2f5a", stroke=4)
        for one in HOUSES[4:]:
            house(pen, *one)
        pen.path("M60,640C200,590 640,590 780,640V800H60Z", "#b8cc7c")
        pen.path("M400,760C380,690 430,660 410,606L436,606C456,660 430,700 470,760Z", "#efe0b8")
        for x, y in ((238, 668), (330, 690), (530, 680), (604, 656), (300, 650)):
            pen.circle(x, y - 22, 20, "#5f8a44")
            pen.rect(x - 3, y - 8, 6, 18, "#7a5a3c")


def brambles(pen: Pen, points: list[tuple[float, float]], width: float, tone: str, spine: float) -> None:
    pen.taper(points, width, width * 0.35, tone)
    for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
        length = math.hypot(bx - ax, by - ay)
        for k in range(max(2, int(length // 46))):
            t = (k + 0.4) / max(2, int(length // 46))
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            ux, uy = (bx - ax) / length, (by - ay) / length
            side = 1 if k % 2 else -1
            nx, ny = -uy * side, ux * side
            pen.poly([(x - ux * spine * 0.3, y - uy * spine * 0.3), (x + nx * spine + ux * spine * 0.4, y + ny * spine + uy * spine * 0.4), (x + ux * spine * 0.36, y + uy * spine * 0.36)], tone)


def thorns(pen: Pen) -> None:
    dark, mid = "#22304e", "#3d4a52"
    for pts in ([(60, 1230), (80, 1080), (30, 940), (110, 840), (160, 800)], [(420, 1230), (480, 1100), (430, 1000), (330, 930)], [(560, 1230), (540, 1120), (600, 1000), (540, 880), (480, 840)]):
        brambles(pen, pts, 20, mid, 30)
    for pts in ([(-20, 1150), (120, 1040), (260, 1030), (330, 1110), (400, 1230)], [(300, 1230), (350, 1060), (480, 980), (580, 1010), (640, 1110)],
                [(820, 1240), (760, 1080), (790, 920), (700, 800), (640, 760)], [(640, 1240), (660, 1110), (740, 1040), (820, 1050)]):
        brambles(pen, pts, 32, dark, 46)


@card(id="z6jhyd", title="Soap Republic", seed=881, palette="cobalt_noon", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#3a7fcb", strength=0.95, charge="#7bb0e2", fade=(0, 0.75))
    p.wash(lambda pen: pen.circle(CX, CY, R, "#ffffff"), "#ffffff", name="inside of the bubble", wet=0, bloom=0, pool=0)
    p.wash(lambda pen: (pen.circle(CX, CY, R - 3, "#9fd0e6", stroke=26)), "#8fc8e6", name="skin of the bubble", strength=0.6, charge="#e9a0c4", wet=0.3, bloom=2)
    p.wash(f"M{CX - 268},{CY + 20}C{CX - 260},{CY - 180} {CX - 120},{CY - 272} {CX + 20},{CY - 276}C{CX - 90},{CY - 230} {CX - 210},{CY - 130} {CX - 268},{CY + 20}Z", "#f0b0cc", name="rose gleam", strength=0.5, wet=0.6, charge="#f3d27a")
    p.wash(f"M{CX + 276},{CY - 60}C{CX + 280},{CY + 60} {CX + 240},{CY + 170} {CX + 170},{CY + 226}C{CX + 220},{CY + 120} {CX + 236},{CY + 20} {CX + 240},{CY - 100}Z", "#a0d8b8", name="green gleam", strength=0.5, wet=0.6, charge="#8fb4f0")
    p.wash("M250,330C290,300 330,310 350,326C380,316 400,330 396,346H244C236,338 240,332 250,330ZM520,300C560,282 600,290 612,310C636,312 640,330 624,334H510C500,318 508,304 520,300Z", "#bcd6ee", name="clouds in the bubble", strength=0.5, wet=0.2, bloom=0)
    city = p.draw(town, name="town", role="subject", contact=0, how={"light": 0.25, "second": 0.15, "hatch": 0})
    mayor = p.figure(at=(424, 368), age="broad", pose="point", view="right", height=122, seed=3, label="mayor", who="mayor", prop=None, contact=0, skin="#b87a4f",
                     clothes=dict(top="tailcoat", colour="#1c2f5a", hat="top", hat_colour="#1c2f5a", bottom_colour="#efe0c8"), how={"light": 0.2})
    fx, fy = mayor["hand_main"]
    p.draw(lambda pen: (pen.path(f"M{fx - 4},{fy + 14}L{fx + 12},{fy - 104}", "#7a5a3c", stroke=5),
                        pen.path(f"M{fx + 12},{fy - 104}C{fx + 40},{fy - 120} {fx + 66},{fy - 84} {fx + 98},{fy - 100}L{fx + 90},{fy - 44}C{fx + 60},{fy - 30} {fx + 36},{fy - 62} {fx + 6},{fy - 50}Z", "#e86a2a")), name="orange flag", role="accent", contact=0, how={"light": 0.1})
    p.draw(lambda pen: pen.circle(CX, CY, R, "#ffffff", stroke=2), name="soap bubble", role="subject", contact=0, how={"strength": 0, "line": 0, "inner": 0, "glaze": 1})
    p.lift(lambda pen: (pen.path("M206,236C240,176 290,150 330,140C290,176 250,210 232,262Z", "#ffffff"), pen.circle(214, 296, 13, "#ffffff"), pen.path("M640,610C620,650 590,680 560,694C590,664 610,636 622,604Z", "#ffffff")), 0.95, soft=2)
    p.ink(lambda k: (k.line([(CX + (R + 2) * math.cos(a / 20), CY + (R + 2) * math.sin(a / 20)) for a in range(0, 126)], 1.8, broken=0.25),
                     k.line([(20, 330), (60, 318), (84, 326)], 1.4), k.line([(10, 380), (50, 372), (90, 378)], 1.4), k.line([(14, 440), (56, 428), (92, 436)], 1.4)), name="edge and drift")
    p.wash([(-60, 1080), (140, 1060), (400, 1110), (620, 1080), (860, 1100), (860, 1260), (-60, 1260)], "#6b7a52", name="dry ground", strength=0.9, wet=0.3, charge="#b29a6a")
    p.draw(thorns, name="thorns", role="place", contact=0, how={"light": 0.25, "second": 0.3, "hatch": 0.3})
    p.put("hedgehog", at=(180, 1156), scale=1.0, turn=-13, role="witness", colour="#7a5f48", how={"light": 0.3})
    p.put_many("soap bubble", [(706, 640, 0.2, 0, False), (250, 800, 0.3, 0, False), (740, 720, 0.12, 0, False)], role="prop", how={"strength": 0.5, "light": 0.5})
    s.relate("soap bubble", "contains", city)
    s.describe("A whole town floats in a soap bubble above thorns. On its clock tower"
               " stands a tiny man with an orange flag. The houses have coloured "
               "roofs, the hill is green. Dark thorny stems reach up towards the "
               "bubble; among them stands a hedgehog. The sky is blue.")  # fmt: skip
    s.moods("breathless", "playful", "anxious", "bright")
    s.themes("fragility", "community", "leadership", "illusion", "danger")
    s.says("housing bubble", "careful now", "don't breathe", "a safe distance", "steer left!", "home is a thin skin", "hold your needles", "filter bubble", "government", "so close", "temporary residence", "utopia",
           "what could go wrong?", "the sharp end", "everybody inside?", "pop", "it cannot last", "up in the air")
    s.about(place="a field of thorns", time="noon", weather="light wind", light="bright noon", composition="high", view="from below",
            foreground="thorny stems along the lower edge")  # fmt: skip
