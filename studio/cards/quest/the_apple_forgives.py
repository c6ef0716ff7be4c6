"""A bitten apple is sewn up again by the snake; those who bit it have left."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

RED, FLESH, SCALE, THREAD = "#d8452c", "#fbeecb", "#5d93a8", "#2c4a7c"
BODY = [(116, 1010), (196, 1040), (330, 1026), (480, 1034), (620, 1022), (712, 960), (722, 850), (690, 740), (716, 620), (752, 500), (732, 390), (668, 338), (606, 344)]


def apple(pen: Pen) -> None:
    pen.path("M380,420C330,340 180,330 116,450C56,580 100,830 232,936C290,980 340,950 380,954C420,950 472,980 530,936C660,830 702,580 644,450C580,330 430,340 380,420Z", RED)
    pen.path("M300,404C340,384 420,384 462,404C430,446 410,452 380,454C350,452 330,446 300,404Z", darken(RED, 0.42))
    pen.path("M372,430C366,360 380,300 420,250L446,262C412,310 396,360 394,430Z", "#7d4a2c")
    pen.path("M408,318C452,240 540,226 596,268C560,330 470,350 408,318Z", "#9a9a44")


def bites(pen: Pen) -> None:
    pen.path("M654,470C606,460 580,510 598,540C552,544 542,600 574,622C540,648 550,706 592,712C606,748 640,750 656,736C686,650 686,560 654,470Z", FLESH)
    pen.path("M172,540C222,520 246,566 234,592C282,596 280,660 244,674C262,716 222,756 174,740C202,690 212,620 172,540Z", lighten(FLESH, 0.1))


def snake(pen: Pen) -> None:
    pen.taper(BODY, 14, 62, SCALE)
    for i, (x, y) in enumerate(BODY[1:-2]):
        pen.path(f"M{x - 6 - i},{y}l{6 + i},{-6 - i}l{6 + i},{6 + i}l{-6 - i},{6 + i}Z", lighten(SCALE, 0.45))
    pen.path("M664,300C628,290 570,300 530,336C520,350 524,366 542,372C590,386 650,388 682,366C704,340 696,308 664,300Z", SCALE)
    pen.path("M530,352C560,360 600,362 640,352L640,358C600,370 560,368 532,362Z", darken(SCALE, 0.5))
    for x, y, r in ((588, 320, 21), (634, 318, 25)):
        pen.circle(x, y, r + 4, "#3a2630")
        pen.circle(x, y, r, "#fff8e6")
        pen.oval(x - 4, y + 7, 6, 8, "#3a2630")
    pen.path("M656,310L704,330", "#3a2630", stroke=5)
    pen.path("M560,300Q580,286 604,292M612,288Q636,276 660,286", darken(SCALE, 0.5), stroke=5)


def stitches(k: InkPen) -> None:
    seam = [(190, 540), (222, 590), (232, 640), (224, 690), (194, 738)]
    k.line(seam, 4)
    for i in range(8):
        y = 556 + i * 24
        x = 196 + 34 * (1 - ((i - 3.5) / 4) ** 2)
        k.line([(x - 46, y + 8), (x + 46, y - 8)], 6, taper=4)
    for a, b in (((668, 722), (596, 712)), ((596, 712), (682, 668)), ((682, 668), (574, 640)), ((574, 640), (684, 606)), ((684, 606), (592, 566))):
        k.line([a, b], 6, taper=4)
    k.line([(592, 566), (540, 540), (476, 560), (430, 520), (446, 460), (474, 434)], 4.6, taper=4)


def feet(pen: Pen) -> None:
    """Two bare tracks that leave side by side."""
    for i in range(6):
        for dx, big in ((0, 1.0), (104, 0.78)):
            x, y, size = 330 + dx - i * 62, 1092 + (i % 2) * 30 + dx * 0.3 + i * 4, big
            with pen.at(x, y, size, -98):
                pen.path("M-9,26C-12,6 -14,-8 -10,-16C-2,-24 10,-22 12,-12C12,2 6,12 8,26C6,36 -6,36 -9,26Z", "#b06a3c")
                for j in range(5):
                    pen.circle(-10 + j * 5.6, -25 + abs(j - 1) * 2.2, 3.6, "#b06a3c")


@card(id="51x80u", title="The Apple Forgives", seed=749, palette="marigold", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("round", "#f2b455", strength=0.62, charge="#f6d48a")
    p.patch((10, 950, 800, 1150), "#d9a25e", strength=0.6, fade=(-0.2, 1), charge="#9a9a44", ragged=0.6, name="garden edge")
    p.ink(lambda k: ([k.line([(x, 962), (x + 4, 800), (x, 770)], 1.3, broken=0.5) for x in (30, 62, 94, 738, 766)], k.line([(14, 830), (110, 824)], 1.2, broken=0.4),
                     k.line([(14, 900), (110, 896)], 1.2, broken=0.4)), name="far fence", strength=0.5)
    fruit = p.draw(apple, name="giant apple", role="subject", how={"light": 0.5, "second": 0.6, "hatch": 0.4, "bloom": 2.0, "uneven": 0.8, "charge": "#f0a03a", "line": 1.2})
    p.draw(bites, name="two old bites", record=False, how={"light": 0.0, "second": 0.15, "strength": 0.5, "wet": 0.0, "line": 1.0})
    p.glaze([(200, 950), (420, 972), (640, 930), (740, 990), (560, 1030), (300, 1020)], "shadow", strength=0.5)
    p.wash(feet, "#b06a3c", role="witness", name="two tracks of bare footprints", strength=0.85, wet=0.0, loose=0.5, glaze=1.0, bloom=0, pool=0.3)
    doctor = p.draw(snake, name="snake with spectacles", role="subject", how={"light": 0.35, "second": 0.5, "line": 1.1, "hatch": 0.3})
    p.draw(lambda pen: (pen.poly([(548, 360), (484, 422), (476, 432), (488, 426), (552, 368)], "#dfe3e6"), pen.path("M470,438l24,-22l8,8Z", "#dfe3e6")), name="needle", how={"light": 0, "line": 1.0})
    p.ink(stitches, name="stitches", role="accent", colour=THREAD)
    p.draw(lambda pen: (pen.rect(66, 930, 66, 54, THREAD), pen.oval(99, 928, 42, 12, "#c98d58"), pen.oval(99, 986, 42, 12, "#c98d58")), name="spool of thread", how={"light": 0.3, "second": 0.4})
    p.ink(lambda k: (k.tufts([(40, 1010), (752, 1040), (690, 1120), (420, 1160), (240, 1180)], 26), k.line([(30, 968), (230, 958)], 1.5, broken=0.6)), name="grass")
    s.relate(doctor, "mends", fruit)
    s.describe("A snake in round glasses sews up a giant bitten apple. It holds the "
               "needle in its mouth. One bite is already closed with blue thread, the"
               " other half laced. Two tracks of bare footprints lead away to the "
               "left. The apple is red, the snake blue.")  # fmt: skip
    s.moods("tender", "guilty", "hopeful", "wry")
    s.themes("repair", "guilt", "second chances", "temptation", "leaving paradise")
    s.says("second chance", "as good as new", "scar", "sorry", "plastic surgery", "an apple a day", "who started it?", "undo", "in stitches", "the guilty left early", "family doctor", "bygones",
           "a bite too many", "insurance case", "time heals", "evidence", "who will believe him?")
    s.about(place="the edge of a garden", time="afternoon", weather="warm", light="golden", composition="centred", view="eye level",
            unexplained="two tracks of bare footprints")  # fmt: skip
