"""A traveller lays his clothes before him and walks on them over the bog."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

RED, SKIN = "#c8523a", "#e6b491"


def coat(pen: Pen) -> None:
    pen.path("M-40,-150L40,-150L70,-120L190,-70L176,-10L86,-50L110,150L-110,150L-86,-50L-176,-10L-190,-70L-70,-120Z", RED)
    pen.path("M0,-140V150", darken(RED, 0.4), stroke=6)
    pen.path("M-40,-150L0,-96L40,-150L24,-160H-24Z", "#f0d9a8")
    for y in (-50, 10, 70):
        pen.circle(20, y, 9, "#e3b94a")


def trousers(pen: Pen) -> None:
    pen.path("M-70,-120H70L110,130H36L0,-40L-36,130H-110Z", "#4f6a80")
    pen.path("M-72,-122H72V-98H-72Z", "#6b4a34")


def shirt(pen: Pen) -> None:
    pen.path("M-36,-110L36,-110L70,-90L150,-30L118,14L72,-20V120H-72V-20L-118,14L-150,-30L-70,-90Z", "#f1efe2")
    pen.path("M0,-100V120", "#b9b9ae", stroke=5)
    pen.path("M-36,-110L0,-70L36,-110Z", "#c9d2d0")


def waistcoat(pen: Pen) -> None:
    pen.path("M-60,-100L-20,-100L0,-40L20,-100L60,-100L76,90L0,110L-76,90Z", "#e3b94a")
    pen.path("M0,-40V108", darken("#e3b94a", 0.4), stroke=5)


def sock(pen: Pen) -> None:
    pen.path("M-30,-90H30V20L90,40Q100,80 60,84L-20,70Q-34,60 -30,30Z", "#8a5a86")
    pen.path("M-32,-92H32V-66H-32Z", "#e9dcc0")


LAID = ((coat, 258, 1066, 1.28, -14), (trousers, 424, 948, 1.14, 48), (shirt, 290, 850, 1.0, -24), (waistcoat, 440, 782, 0.9, 22))
AHEAD = ((sock, 548, 712, 0.72, 60), (sock, 606, 650, 0.56, -20))


def laid(pen: Pen, items) -> None:
    for piece, x, y, z, turn in items:
        with pen.at(x, y), pen.stretch(1, 0.55), pen.at(0, 0, scale=z, turn=turn):
            piece(pen)


def far_shore(pen: Pen) -> None:
    """Firm ground with a small lit house."""
    pen.path("M560,428C600,400 700,388 830,396V470C740,476 640,470 560,428Z", "#7d9f3c")
    pen.path("M690,408V330H768V406Z", "#f1e6cc")
    pen.path("M678,336L729,282L780,334Z", "#8a4f3a")
    pen.path("M718,408V366Q730,352 744,366V406Z", "#e3b94a")


def reeds(pen: Pen) -> None:
    for x, y, h in ((20, 1180, 330), (54, 1190, 260), (772, 1180, 380), (742, 1190, 300), (800, 1190, 250), (706, 1194, 200)):
        pen.taper([(x, y), (x + 6, y - h * 0.6), (x + 16, y - h)], 9, 3, "#4f7350")
        pen.path(f"M{x + 9},{y - h + 10}q16,-6 14,-64q-16,-6 -20,2q-6,40 6,62Z", "#6b4a34")


def lines(k: InkPen) -> None:
    for x, y, w in ((120, 640, 90), (300, 600, 60), (90, 780, 110), (640, 880, 130), (560, 1010, 120), (700, 760, 90), (420, 540, 70), (180, 520, 80), (600, 560, 90), (70, 900, 80), (520, 1130, 140), (430, 1090, 80)):
        k.line([(x - w / 2, y), (x, y + 5), (x + w / 2, y - 1)], 1.5, broken=0.5)
    k.tufts([(100, 650), (250, 560), (660, 640), (720, 880), (60, 740), (610, 1010), (150, 900), (520, 600)], 34)


@card(id="orfd3o", title="Clothes Make the Road", seed=228, palette="sap_rain", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-60, 470), (200, 440), (480, 452), (860, 420), (860, 1260), (-60, 1260)], "#5f8068", strength=1.0, name="bog", wet=0.15, bloom=4, charge="#a39a5a", uneven=1.0)
    p.wash([(-60, 460), (140, 400), (330, 430), (520, 440), (400, 490), (-60, 510)], "#8fa6a2", strength=0.6, name="far wood", wet=0.7)
    p.draw(far_shore, name="house on the far shore", role="prop", how={"light": 0.25, "line": 0.7})
    for x, y, z in ((90, 590, 0.5), (230, 520, 0.34)):
        p.put("bare_tree", at=(x, y), scale=z, how={"strength": 0.5, "line": 0.6}, contact=0)
    for box in ((500, 800, 840, 940), (-40, 690, 230, 780), (440, 1030, 800, 1160), (330, 560, 600, 640), (-40, 930, 170, 1010)):
        p.patch(box, "#24454a", strength=0.95, name="dark water", wet=0.3, ragged=0.15, bloom=1, charge="#3f6a70")
    p.ink(lines, name="grass and water lines")
    road = p.draw(lambda pen: laid(pen, LAID), name="road of clothes", role="subject", how={"light": 0.2, "hatch": 0.35, "line": 1.0})
    p.draw(lambda pen: laid(pen, AHEAD), name="socks", record=False, how={"light": 0.2})
    man = p.figure(at=(462, 806), age="adult", pose="reach_up", view="back_right", height=410, seed=44, skin=SKIN, prop=None, role="witness", label="traveller", hair="messy",
                   clothes=dict(top="shirt", colour=SKIN, trim=SKIN, bottom="shorts", bottom_colour="#f4efe2", pattern=None, shoes="barefoot", hat=None), skip={"collar"}, how={"light": 0.3, "inner": 0.5})
    hx, hy = man["hand_main"]
    p.draw(lambda pen: (pen.path("M438,486Q446,460 474,456L490,452Q500,466 496,480L502,600L446,602Q434,540 438,486Z", SKIN), pen.path("M536,344L566,350L558,372L532,366Z", SKIN)),
           name="bare back", record=False, how={"line": 0, "inner": 0, "light": 0.3, "second": 0.3})
    p.ink(lambda k: (k.line([(474, 480), (470, 520), (474, 580)], 1.4, broken=0.4), k.line([(452, 492), (462, 506), (460, 520)], 1.3), k.line([(492, 486), (486, 502), (490, 516)], 1.3),
                     k.line([(438, 500), (440, 560), (447, 602)], 1.8), k.line([(500, 490), (504, 560), (502, 600)], 1.4, broken=0.5)), name="shoulder blades")
    p.draw(lambda pen: (pen.path("M446,668L470,668C470,710 458,742 452,772L446,790C436,802 414,806 408,800C408,792 424,786 430,776C436,740 440,706 446,668Z", darken(SKIN, 0.12)),), name="other leg", record=False, behind="traveller",
           how={"light": 0.1, "inner": 0.5})
    p.put("folded crown", at=(hx + 22, hy + 4), scale=0.5, turn=18, role="accent", colour="#e3b94a", label="paper crown", contact=0)
    p.put("water_lily", at=(590, 1110), scale=0.9, contact=0)
    p.put("frog", at=(590, 1096), scale=0.86, flip=True, role="prop", label="frog", colour="#7d9f3c", how={"light": 0.3, "hatch": 0.3}, contact=0)
    p.draw(reeds, name="reeds", role="prop", how={"light": 0.2})
    s.relate(road, "leads to", "house on the far shore")
    s.describe("A man in white drawers crosses a bog on his clothes. Red coat, "
               "trousers, shirt, waistcoat and two socks lie like a path. With his "
               "back to us he holds up a crown. Ahead on firm ground is a small house"
               " with a lit door. A frog watches.")  # fmt: skip
    s.moods("determined", "vulnerable", "comic", "hopeful")
    s.themes("sacrifice", "arrival", "vanity", "crossing", "trust")
    s.says("strip", "red carpet", "nothing left to lose", "travelling light", "the emperor's new road", "laundry day", "stepping stones", "what will the neighbours say?", "one more step", "losing your shirt",
           "dress code", "arriving as yourself", "bankrupt", "the last thing I'd give up", "no way back", "catwalk", "nothing left to hide")
    s.about(place="a bog", time="day", weather="overcast", light="soft and grey", composition="diagonal", view="slightly from above")
