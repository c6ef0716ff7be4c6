"""Out of the sentry's hut a great tree has grown while he sleeps; deer cross the border."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

BARK, LEAF, ORANGE = "#6f5a44", "#6f9a4a", "#e0602c"


def trunk(pen: Pen) -> None:
    pen.path("M214,780C196,800 184,850 180,930L162,990L196,976C206,920 208,860 226,824L240,872L258,812C276,840 292,900 300,960L330,980L322,930C318,860 310,800 292,770C298,700 296,620 300,540C340,450 430,400 526,378L520,352C420,370 330,410 286,470C296,390 320,320 372,268L350,250C290,300 262,370 246,430C236,370 214,310 176,262L150,270C190,330 210,400 206,480C180,430 150,396 104,366L88,386C132,416 168,466 190,520C196,600 204,700 214,780Z", BARK)
    for x, y in ((214, 640), (270, 600), (240, 700)):
        pen.path(f"M{x},{y}C{x + 8},{y - 30} {x + 2},{y - 60} {x + 6},{y - 86}", darken(BARK, 0.35), stroke=4)


def hut(pen: Pen) -> None:
    """The striped hut, its roof split by the trunk."""
    pen.path("M146,736H334V1000H146Z", "#f8f2e4")
    with pen.clip("M146,736H334V1000H146Z"):
        for y in range(700, 1100, 76):
            pen.path(f"M140,{y}L340,{y - 60}V{y - 24}L140,{y + 36}Z", ORANGE)
    pen.path("M186,1000V850C186,790 294,790 294,850V1000Z", "#26363a")
    pen.path("M118,742L196,650L232,742Z", ORANGE)
    pen.path("M362,742L300,640L262,742Z", ORANGE)
    pen.path("M110,734H240V756H110ZM256,734H370V756H256Z", darken(ORANGE, 0.3))


def leaf_sprig(pen: Pen, x: float, y: float, turn: float, k: float) -> None:
    with pen.at(x, y, k, turn=turn):
        for t in (-42, 0, 42):
            with pen.at(0, 0, turn=t):
                pen.path("M0,0C-15,-14 -13,-38 0,-52C13,-38 15,-14 0,0Z", LEAF if t else lighten(LEAF, 0.2))


def sprigs(pen: Pen, tip) -> None:
    """The barrier has begun to leaf too."""
    x0, y0, x1, y1 = tip
    for i, u in enumerate((0.25, 0.45, 0.65, 0.85, 1.0)):
        leaf_sprig(pen, x0 + (x1 - x0) * u, y0 + (y1 - y0) * u, (-30, 20, -10, 40, 10)[i], 0.8)


def rifle(pen: Pen, x: float, y: float) -> None:
    with pen.at(x, y, 1.0, turn=10):
        pen.path("M-11,0C-20,-30 -16,-60 -8,-78H9C11,-50 15,-30 13,0Z", "#8a5a34")
        pen.path("M-6,-74H6V-268H-6Z", "#4a4a4e")
        pen.path("M-8,-96H10V-160H-8Z", "#8a5a34")
        for yy, t in ((-120, 76), (-170, -70), (-210, 66), (-236, -58)):
            leaf_sprig(pen, 0, yy, t, 0.86)
        leaf_sprig(pen, 0, -262, 0, 1.1)
        for yy, dx in ((-186, 34), (-244, -34)):
            pen.circle(dx, yy, 10, ORANGE)


def leaves(k: InkPen) -> None:
    """Bows of the pen in the crown."""
    for _ in range(170):
        x, y = 20 + 740 * k.rng.random(), 30 + 390 * k.rng.random()
        if ((x - 370) / 370) ** 2 + ((y - 230) / 205) ** 2 < 0.98:
            k.line([(x, y), (x + 9, y - 12), (x + 22, y - 9), (x + 26, y + 3)], 1.5, smooth=True)


@card(id="lwnio0", title="The Sentry's Dream", seed=231, palette="sap_rain", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(420, 560), (640, 500), (860, 540), (860, 900), (640, 900), (440, 840)], "#8fb0b8", name="far rain", strength=0.5, wet=0.8, fade=(0.6, 0.4), bloom=2)
    gate = s.stage("border gate", ground=960, raised=0.55, sky="none")
    p.draw(trunk, name="trunk", role="subject", how={"light": 0.3, "second": 0.5, "hatch": 0.5, "line": 1.2})
    p.draw(hut, name="sentry hut", role="prop", how={"light": 0.25, "second": 0.4, "line": 1.15})
    crown = p.wash([(20, 330), (-20, 220), (60, 90), (180, 60), (280, -10), (430, 30), (560, -20), (700, 60), (800, 160), (780, 310), (700, 380), (590, 400), (480, 450), (400, 400), (300, 440), (200, 390), (110, 420)],
                   "#5f9a3c", name="great tree", role="subject", strength=1.05, wet=0.12, ragged=0.3, bloom=5, charge="#c8c050", uneven=1.0)
    p.wash([(120, 300), (260, 250), (420, 330), (600, 260), (740, 300), (640, 370), (480, 420), (300, 410), (160, 380)], "#2f6a48", name="shade in the crown", strength=0.4, glaze=1.0, wet=0.9, ragged=0.4, bloom=2)
    p.ink(leaves, name="leaves", strength=0.8)
    p.ink(lambda k: (k.line([(300, 540), (380, 430), (470, 390)], 2, smooth=True)), name="boughs")
    s.relate(crown, "grows from", "sentry hut")
    p.draw(lambda pen: sprigs(pen, (*gate["barrier"], *gate["tip"])), name="leaves on the barrier", record=False, contact=0)
    for x, y, k, pose, stag in ((574, 950, 0.33, "stand", False), (466, 1006, 0.46, "watch", False), (652, 1166, 0.78, "stand", True)):
        p.put("deer", at=(x, y), scale=k, flip=False, pose=pose, stag=stag, role="witness", label="deer", how={"light": 0.25})
    p.figure(at=(310, 1130), age="adult", pose="sit_ground", view="right", height=400, seed=7, prop=None, role="prop", label="sleeping sentry", expression="asleep", look="down",
             clothes=dict(top="uniform", colour="#4f6a5a", hat="cap", shoes="boots"), how={"light": 0.25})
    p.draw(lambda pen: rifle(pen, 96, 1022), name="rifle in leaf", role="accent", how={"light": 0.15})
    s.describe("A huge tree grows out of the roof of a sentry hut. In front a soldier"
               " in a red cap sits asleep. Leaves and red fruit grow on his rifle, "
               "leaves on the raised barrier too. Three deer, one with antlers, stand"
               " on the right.")  # fmt: skip
    s.moods("peaceful", "sleepy", "hopeful", "careless")
    s.themes("peace", "borders", "nature", "duty", "dreams")
    s.says("off guard", "green border", "overtime", "nature calls", "deserter", "let them through", "branch office", "asleep on the job", "who goes there?", "free passage", "what grows when no one watches", "early retirement", "rooted", "ceasefire",
           "long shift", "amnesty", "a hundred years later")
    s.about(place="a border post", time="morning", weather="after rain", light="soft", composition="high", view="eye level")
