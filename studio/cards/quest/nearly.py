"""From both sides of a mountain an arm reaches through a crack for a ring neither can touch."""

from __future__ import annotations

from reverie_studio.figures import draw_face, draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

UPPER = "M-20,-20 H820 V330 C770,352 748,330 708,352 C676,372 660,346 622,372 C590,396 560,372 528,398 C500,420 470,404 440,420 C404,436 380,420 340,440 C300,456 270,436 226,450 C180,462 150,440 100,452 C60,462 20,452 -20,470Z"
LOWER = "M-20,1220 H820 V830 C770,846 740,822 690,846 C640,870 610,850 560,878 C520,896 480,880 436,904 C390,926 340,900 290,918 C240,934 190,906 130,926 C80,942 40,920 -20,936Z"
RING = (404, 690)


def arms(pen: Pen, s: Scene) -> None:
    """At full stretch: a soldier's sleeve with a torn cuff, a child's bare arm."""
    pen.taper([(-60, 800), (90, 726), (196, 696)], 150, 84, "#4c5348")
    pen.path("M180,650 L222,660 L208,676 L230,690 L210,706 L226,726 L184,742Z", "#4c5348")
    pen.taper([(190, 696), (240, 696)], 56, 46, "#b98a68")
    with pen.at(228, 696):
        draw_hand(pen, s.palette, "reach", 140, 86, 130, 0, skin="#c2926e")
    pen.taper([(860, 820), (720, 734), (560, 696)], 96, 44, "#eec09a")
    with pen.at(572, 696):
        draw_hand(pen, s.palette, "reach", 118, -86, 230, 0, left=True, skin="#f0c4a0")


def root(k: InkPen) -> None:
    k.line([(392, 404), (410, 480), (396, 550), (406, 620), (403, 656)], 5.0).line([(398, 404), (418, 482), (402, 552), (408, 626)], 2.6)
    k.line([(410, 470), (436, 500), (432, 540)], 2.0).line([(398, 530), (372, 556)], 1.6).line([(340, 452), (348, 500), (336, 530)], 1.8)
    k.line([(470, 420), (482, 470), (472, 496)], 1.8).line([(600, 372), (596, 420)], 1.6)


def strata(pen: Pen) -> None:
    """Layers of rock, wet where the day reaches them."""
    for i in range(8):
        y = 30 + i * 46 + 10 * (i % 3)
        pen.taper([(820, y - 70), (640 - 30 * (i % 2), y - 46), (480 + 40 * (i % 3), y - 10), (300, y + 10), (120 - 50 * (i % 2), y + 30)], 7, 1, "#ffffff")
        y = 930 + i * 36 + 8 * (i % 2)
        pen.taper([(820, y - 60), (680 - 40 * (i % 3), y - 40), (500, y - 6), (330 + 30 * (i % 2), y + 14), (160, y + 30)], 6, 1, "#ffffff")


@card(id="u30yzh", title="Nearly", seed=88, palette="lamp_black", light=(0.8, -0.4))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#4a4a58", strength=0.7)
    p.wash([(-30, 380), (250, 380), (380, 560), (400, 690), (360, 840), (240, 980), (-30, 980)], "#23273a", name="night side", strength=1.15, wet=0.9, bloom=0)
    p.lift([(830, 240), (830, 900), (640, 880), (470, 790), (420, 690), (470, 560), (640, 380)], 0.97, soft=50)
    p.wash([(830, 300), (830, 520), (740, 560), (640, 500), (620, 420), (700, 340)], "#efdc9c", name="day", strength=0.22, wet=1.0, pool=0.0, bloom=0)
    p.spatter((120, 560), 130, 26, "#ffffff", size=3)

    def faces(pen: Pen) -> None:
        with pen.at(64, 566, turn=10):
            draw_face(pen, s.palette, 128, "adult", view="front_right", expression="desire", look=(16, 10), hair={"kind": "short", "colour": "#2a2420"}, clothes=dict(beard="moustache"), skin="#a97c5c")
        pen.path("M830,640 C770,660 716,690 730,790 L830,860Z", "#d9cfae")
        with pen.at(748, 560, turn=-10):
            draw_face(pen, s.palette, 122, "child", view="front_left", expression="melancholy", look=(8, 8), hair={"kind": "bob", "colour": "#7a4a26"}, skin="#f0c4a0")

    p.draw(faces, name="a soldier and a child at the rock", role="witness", contact=0, how={"light": 0.1, "strength": 1.0})
    p.draw(lambda pen: arms(pen, s), name="two arms at full stretch", role="subject", contact=0, count=2, how={"light": 0.2, "second": 0.3, "strength": 1.05})
    for d, name in ((UPPER, "upper lip of rock"), (LOWER, "lower lip of rock")):
        p.draw(lambda pen, d=d: pen.path(d, "#1d1c24"), name=name, role="place", contact=0, how={"light": 0.0, "second": 0.0, "strength": 1.35, "wet": 0.02, "bloom": 0, "hatch": 0.25, "line": 1.2})
    p.lift(strata, 0.5, soft=1.5)
    p.lift("M820,834 C770,850 740,826 690,850 C640,874 610,854 560,882 C520,900 480,884 436,908 L440,920 C520,900 640,896 700,868 L820,860Z", 0.4, soft=5)
    p.ink(root, name="root", role="prop")
    p.draw(lambda pen: (pen.circle(*RING, 30, "#e0a422", stroke=11), pen.path("M396,654 q8,-10 16,0", "#3a2a20", stroke=5)), name="ring on a root", role="accent", contact=0, how={"light": 0.4, "strength": 1.1, "wet": 0})
    s.relate("arms", "waits for", "ring")
    s.describe("Two arms reach through a crack in the rock for a ring. The ring hangs on a root between their fingers; neither touches it. On the left, in "
               "the night, is a man with tired eyes; on the right, in daylight, a sad child. The rock is black.")  # fmt: skip
    s.moods("longing", "tense", "hopeful", "weary")
    s.themes("longing", "separation", "promises", "war and peace", "greed")
    s.says("so near", "out of reach", "the lord of the ring", "a wall between us", "neither of us", "a promise given back", "day and night meet",
           "father on the other side", "visiting hours", "a finger’s breadth", "the creation of Adam", "who lets go first?",
           "first come, first served", "peace talks", "stretch", "almost touching")  # fmt: skip
    s.about(place="a crack through a mountain", time="night on one side, day on the other", weather="clear", light="a blade of daylight from the right", composition="centred",
            view="through a crack in the rock, near", foreground="two black lips of rock", unexplained="who hung the ring there")  # fmt: skip
