"""Twelve knights of straw sit round a sundial; its shadow has stopped at an empty high chair."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

STRAW, TIN, ROSE, LILAC = "#e3b245", "#a9b0c8", "#a8527c", "#8a72a8"
MID, WIDE, DEEP = (400, 640), 306, 330


def knight(pen: Pen, x: float, y: float, size: float, away: float, i: int) -> None:
    """A tied sheaf on a stool with a pot for a helmet; `away` 1 is seen from behind."""
    with pen.at(x, y, size, flip=x > 400):
        pen.path("M-30,0L-26,-34H26L30,0Z", "#b38444")
        pen.path("M-52,-20C-44,-70 -22,-86 -20,-100C-34,-116 -36,-126 -34,-138H34C36,-126 34,-116 20,-100C22,-86 44,-70 52,-20L40,-30L32,-14L20,-28L8,-12L-4,-28L-18,-12L-28,-28L-40,-14Z", STRAW)
        pen.path("M-30,-86L-78,-70L-84,-78L-78,-56L-86,-52L-74,-46L-34,-58Z", STRAW)
        for j in range(-4, 5):
            pen.path(f"M{j * 3.6},-88Q{j * 8},-54 {j * 9.6},-28M{j * 4.5},-108L{j * 6.4},-126", "#7a5420", stroke=1.8)
        pen.path("M-22,-104H22V-92H-22Z", ROSE if i % 3 == 0 else "#6f7fb8")
        pen.path("M-34,-132C-40,-190 -22,-206 0,-206C22,-206 40,-190 34,-132Z", TIN)
        pen.path("M-42,-130H42V-142H-42Z", darken(TIN, 0.25))
        if away < 0.2:
            pen.path("M-30,-166H30V-154H-30Z", "#453049")
            pen.path("M-3,-152H3V-142H-3Z", "#453049")
        pen.path("M0,-204C-4,-230 16,-240 30,-232C22,-222 16,-212 6,-204Z", lighten(STRAW, 0.3))
        pen.path("M30,-84C54,-86 62,-80 66,-84C70,-56 62,-30 46,-20C30,-30 26,-56 30,-84Z", "#f3e3b8" if i % 2 else "#6f7fb8")


def seats() -> list[tuple[int, float, float, float, float]]:
    """(number, x, y, size, depth) of twelve of the thirteen places, far ones first; the first place is at the top."""
    out = []
    for i in range(12):
        a = math.radians(270 + 360 / 13 * (i + 1))
        out.append((i, MID[0] + math.cos(a) * WIDE, MID[1] + 110 + math.sin(a) * DEEP, 0.74 + 0.34 * (math.sin(a) + 1) / 2, math.sin(a)))
    return sorted(out, key=lambda e: e[4])


def ring(pen: Pen) -> None:
    for i, x, y, size, deep in seats():
        knight(pen, x, y, size, deep, i)


def dial(pen: Pen) -> None:
    x, y = MID
    pen.path(f"M{x - 60},{y + 90}L{x - 40},{y + 10}H{x + 40}L{x + 60},{y + 90}Z", "#c9b79a")
    pen.oval(x, y + 24, 138, 62, darken("#d9cba8", 0.2))
    pen.oval(x, y + 6, 138, 62, "#efe4c4")
    for k in range(13):
        a = math.radians(90 + 360 / 13 * k)
        pen.line(x + math.cos(a) * 108, y + 6 + math.sin(a) * 47, x + math.cos(a) * 128, y + 6 + math.sin(a) * 57, "#453049", 4)


def high_chair(pen: Pen) -> None:
    pen.canvas.translate(0, -700)
    for a, b, c, d in ((346, 1110, 366, 820), (454, 1110, 434, 820), (366, 1080, 378, 820), (434, 1080, 422, 820)):
        pen.taper([(a, b), (c, d)], 15, 12, "#b38444")
    pen.path("M352,1030H448V1044H352Z", "#b38444")
    pen.path("M356,900H444V924H356Z", "#c99a58")
    pen.path("M362,904C356,830 360,776 372,758C390,744 412,744 428,758C440,776 444,830 438,904Z", "#c99a58")
    pen.path("M376,888C372,836 374,796 382,780C394,770 408,770 418,780C426,796 428,836 424,888Z", ROSE)
    pen.path("M330,868C360,890 440,890 470,868L474,886C440,912 360,912 326,886Z", "#efd9a4")
    pen.path("M388,872C388,890 412,890 412,872L416,860H384Z", "#fffaea")


WAY = [(452, 436), (506, 470), (556, 516), (594, 580), (606, 656), (600, 730), (574, 800), (534, 860), (486, 912), (440, 1100), (400, 1150), (366, 1196)]


def prints(pen: Pen) -> None:
    """Wet bare feet, from the chair round the dial and out between the knights in front."""
    for i, (x, y) in enumerate(WAY[:-1]):
        dx, dy = WAY[i + 1][0] - x, WAY[i + 1][1] - y
        far, side = math.hypot(dx, dy), 15 if i % 2 else -15
        with pen.at(x - dy / far * side, y + dx / far * side, 0.95, math.degrees(math.atan2(dy, dx)) + 90):
            pen.path("M-9,26C-12,6 -14,-8 -10,-16C-2,-24 10,-22 12,-12C12,2 6,12 8,26C6,36 -6,36 -9,26Z", "#6d8fc4")
            for j in range(5):
                pen.circle(-9 + j * 5.6, -28 + (j - 1) ** 2 * 1.3, 4.6 - 0.5 * j, "#6d8fc4")


def grass(k: InkPen) -> None:
    k.tufts([(250, 640), (560, 600), (300, 860), (540, 880), (90, 1130), (700, 1140), (420, 900), (400, 1120)], 24)
    k.line([(10, 300), (130, 262), (280, 286), (330, 300)], 1.2, broken=0.8)
    k.line([(470, 300), (600, 250), (790, 280)], 1.2, broken=0.8)


@card(id="0etddr", title="Thirteenth Chair", seed=375, palette="quince", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("top", "#d8c4dc", strength=0.5)
    p.wash([(400, 330), (640, 350), (790, 470), (810, 760), (730, 1040), (540, 1150), (260, 1150), (70, 1040), (-10, 760), (10, 470), (170, 350)], "#e9bf4e", name="hill top", strength=0.9, wet=0.3,
           bloom=4, charge="#b9a846", ragged=0.5, uneven=0.8)
    p.ink(grass, name="grass")
    p.draw(dial, name="sundial", role="prop", how={"light": 0.3, "second": 0.4, "hatch": 0.3})
    p.glaze("M386,640L414,640L432,372L368,372Z", LILAC, strength=0.95, wet=0.0, name="shadow of the dial", pool=0.6)
    p.draw(lambda pen: pen.path("M392,656L400,524L414,648Z", ROSE), name="gnomon", record=False, how={"light": 0.1})
    p.draw(prints, name="wet footprints", role="prop", contact=0, how={"strength": 0.9, "light": 0.1, "line": 0.25, "inner": 0.0, "wet": 0.0})
    ranks = p.draw(ring, name="twelve straw knights", role="subject", count=12, how={"light": 0.3, "second": 0.45, "line": 0.95, "uneven": 0.6})
    chair = p.draw(high_chair, name="empty high chair", role="accent", how={"light": 0.3, "second": 0.4, "line": 1.15})
    s.relate(ranks, "waits for", chair)
    s.describe("Twelve straw knights sit in a ring around a large sundial. Their "
               "helmets look like pots. The dial’s long shadow points to the "
               "thirteenth place: an empty child’s high chair with a cup. Wet blue "
               "footprints lead from it past the dial, out of the ring. The ground is"
               " yellow.")  # fmt: skip
    s.moods("solemn", "expectant", "forlorn", "droll")
    s.themes("absence", "honour", "waiting", "time", "a child among grown-ups")
    s.says("who is missing?", "lunch hour", "late", "the youngest decides", "high time", "unlucky number", "guest of honour", "strawmen", "the meeting can begin", "bath time", "king-size problem", "absence",
           "everyone stares", "a seat at the table", "when the clock stands still", "round table", "he outgrew it")
    s.about(place="a hill top", time="noon", weather="hot", light="high sun", composition="centred", view="from above")
