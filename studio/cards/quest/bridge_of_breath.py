"""A sleeping giant's frozen breath is the bridge over the gorge."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

ROCK, ICE = "#8fb0ae", "#eaf5f4"
DECK = [(276, 470), (330, 500), (420, 528), (520, 536), (610, 520), (690, 492), (740, 470)]


def giant(pen: Pen) -> None:
    """A mountain that is a head in profile, the face to the right."""
    pen.path("M-40,60C60,40 170,90 206,170C220,210 216,240 222,262C246,290 284,316 296,350C300,368 270,374 256,378C262,396 282,404 282,420C282,432 262,436 258,442"
             "C276,450 284,466 274,482C262,500 268,520 276,540C280,580 240,612 196,612C200,700 236,800 220,900C200,1000 180,1100 190,1240H-40Z", ROCK)
    pen.path("M-40,30C40,10 130,30 190,110C230,150 216,180 224,214C190,176 150,200 128,180C120,240 80,230 70,290C40,300 20,280 -40,330Z", "#fbfcf8")
    pen.path("M60,330C40,290 10,300 6,340C4,390 30,420 56,410C50,390 66,370 60,330Z", darken(ROCK, 0.18))
    pen.path("M196,612C150,600 90,640 60,720C90,800 50,900 90,1010L40,1240H-40V560C40,600 120,590 196,612Z", darken(ROCK, 0.2))
    pen.path("M150,262C176,248 206,254 226,272L222,282C200,268 176,264 154,276Z", "#fbfcf8")


def face(k: InkPen) -> None:
    k.line([(160, 314), (180, 330), (204, 330), (220, 316)], 4.4)
    for x in (168, 184, 200, 212):
        k.line([(x, 326), (x - 2, 342)], 2.2)
    k.line([(272, 432), (240, 440), (220, 450)], 3.6)
    k.line([(262, 372), (246, 366), (240, 350)], 2.2)
    k.line([(120, 470), (150, 520), (196, 540)], 1.6, broken=0.5)
    k.line([(20, 344), (36, 340), (40, 370), (30, 386)], 2)


def breath(pen: Pen) -> None:
    under = [(x, y + 34 + (14 if i % 2 else 0)) for i, (x, y) in enumerate(DECK)]
    pen.curve([*DECK, *under[::-1]], ICE)
    for i in range(25):
        t = i / 24
        x = 290 + 440 * t
        y = 484 + 190 * t * (1 - t) * 1.16 - 8 * t
        long = 16 + 38 * abs(((i * 7) % 5) / 4 - 0.3)
        pen.path(f"M{x - 7},{y + 18}L{x + 1},{y + 26 + long}L{x + 8},{y + 18}Z", ICE)
    for x, y, r in ((306, 452, 26), (352, 470, 20), (280, 482, 18), (390, 488, 14)):
        pen.circle(x, y, r, ICE)


def ropes(k: InkPen) -> None:
    rail = [(x, y - 46) for x, y in DECK]
    k.line([(300, 420), *rail[1:]], 2.2)
    for i in range(1, 14):
        t = i / 14
        x = 320 + 410 * t
        y = 494 + 190 * t * (1 - t) * 1.06 - 16 * t
        k.line([(x, y - 44), (x + 2, y + 6)], 1.3)
    for x, y, r in ((330, 446, 20), (378, 468, 16), (300, 474, 14), (426, 506, 12), (560, 520, 14), (640, 506, 12)):
        k.line([(x - r, y + r * 0.4), (x - r * 0.6, y - r * 0.7), (x + r * 0.5, y - r * 0.7), (x + r * 0.8, y + r * 0.2), (x + r * 0.1, y + r * 0.5), (x, y)], 1.5)


def cliff(pen: Pen) -> None:
    pen.path("M840,420C790,430 740,446 716,470C700,560 736,640 716,740C690,860 726,960 700,1240H840Z", darken(ROCK, 0.06))
    pen.path("M840,400C790,412 730,436 706,468C716,490 740,482 760,490C790,476 810,500 840,488Z", "#fbfcf8")


def firs(pen: Pen) -> None:
    """A wood far below, dark and pointed."""
    for x, y, h in ((390, 1080, 80), (520, 1070, 86), (300, 1130, 120), (450, 1130, 110), (590, 1130, 130), (660, 1110, 100), (240, 1200, 150), (350, 1220, 170), (480, 1230, 190), (560, 1220, 150), (640, 1230, 180)):
        w, tone = h * 0.2, "#24565c" if y > 1150 else "#4a858a"
        left = [(x - w * (0.4 + 0.62 * j / 4) * s, y - h + h * (0.2 * j + 0.2) - (0 if s == 1 else h * 0.05)) for j in range(5) for s in (1, 0.5)]
        pen.poly([(x, y - h), *left, *[(2 * x - px, py) for px, py in reversed(left)]], tone)


@card(id="pt02fq", title="Bridge of Breath", seed=653, palette="sea_fret", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(140, 520), (420, 700), (780, 520), (790, 900), (740, 1260), (160, 1260), (190, 900)], "#3f8086", name="depth", plane="sky", strength=1.0, wet=1.0, pool=0.0, bloom=3, charge="#2c5a6c", fade=(0, -1.0))
    p.wash("M-80,-80H880V1280H-80Z", "#7fb0b2", name="winter sky", plane="sky", strength=0.75, wet=0.0, pool=0, glaze=1.0, bloom=3, charge="#a9bccb", fade=(0, 0.1))
    p.draw(firs, name="firs far below", how={"light": 0.1, "second": 0.2, "line": 0.5, "inner": 0.3, "wet": 0.2})
    p.lift([(180, 960), (400, 930), (720, 970), (730, 1030), (420, 1010), (190, 1040)], 0.6, soft=26)
    head = p.draw(giant, name="sleeping giant", role="subject", how={"light": 0.4, "second": 0.55, "hatch": 0.5, "bloom": 2.0, "uneven": 0.9, "line": 1.2})
    p.ink(face, name="closed eye")
    p.draw(cliff, name="far cliff", role="place", how={"light": 0.4, "second": 0.5, "hatch": 0.5})
    span = p.draw(breath, name="bridge of frozen breath", role="subject", how={"strength": 0.25, "light": 0.3, "second": 0.4, "wet": 0.0, "line": 0.9})
    p.put("bicycle", at=(560, 536), scale=0.56, label="bicycle", role="prop", contact=0, colour="#d87a4a")
    man = p.figure(at=(540, 462), age="adult", pose="ride", view="right", height=190, seed=12, hair="short", role="witness", label="postman on a bicycle", prop=None, contact=0,
                   clothes=dict(top="uniform", colour="#34566a", hat="cap", hat_colour="#34566a", scarf=True, shoes="boots"))
    p.ink(ropes, name="rope rail")
    p.draw(lambda pen: pen.path(f"M{man['back'][0] - 22},{man['seat'][1] - 56}h44v40q-22,14 -44,0Z", "#e9c58a"), name="mailbag", how={"light": 0.1})
    for x, y, r in ((330, 90, 5), (470, 150, 4), (600, 70, 5), (700, 200, 4), (420, 260, 3), (650, 300, 4), (360, 330, 3), (540, 240, 3), (760, 110, 4)):
        p.lift(f"M{x - r},{y}a{r},{r} 0 1 1 {2 * r},0a{r},{r} 0 1 1 {-2 * r},0Z", 0.95, soft=0.8, loose=0.5)
    s.relate(span, "is made of", head)
    s.describe("A postman cycles over an ice bridge from a giant’s mouth. The giant’s"
               " head is a rock: eyes closed, snow for hair. The bridge hangs with "
               "icicles across a deep gorge to the other cliff. Fir trees stand far "
               "below. All is pale blue-green, the bicycle orange.")  # fmt: skip
    s.moods("hushed", "daring", "fragile", "trusting")
    s.themes("trust", "cold", "risk", "messages", "sleep")
    s.says("cold spell", "don't wake him", "hold your breath", "special delivery", "thin ice", "what if he sneezes?", "on the way", "snoring", "bated breath", "bridge over nothing", "spring is coming",
           "neither snow nor rain", "between two words", "fresh air", "trust", "the last post", "how long does a sigh last?")
    s.about(place="a gorge in winter", time="morning", weather="frost", light="pale", composition="high", view="eye level")
