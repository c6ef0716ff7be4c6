"""A lighthouse in a nightcap runs along the dike; the ship is already on the sand."""

from __future__ import annotations

from reverie_studio.colour import lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WALL, RED, SLATE, GLOW = "#f4f1ea", "#c8423a", "#5f7388", "#ffd978"
FOOT, LEAN = (392, 790), 15


def legs(pen: Pen) -> None:
    pen.taper([(360, 770), (300, 830), (214, 850)], 62, 40, SLATE)
    pen.path("M232,826L196,822C170,800 150,806 140,830C146,868 156,900 168,910L196,900L200,878L226,876Z", "#33302e")
    pen.taper([(428, 770), (520, 826), (500, 930)], 64, 42, SLATE)
    pen.path("M474,918L524,914L528,958C560,956 592,966 596,990L478,996Z", "#33302e")


def tails(pen: Pen) -> None:
    """The hem of the tower flies out behind like a coat, brick by brick."""
    with pen.at(*FOOT, turn=LEAN):
        for d, tone in (("M-90,-170C-170,-130 -230,-60 -330,-40C-300,0 -240,20 -180,10C-130,0 -100,0 -60,0Z", RED), ("M-80,-90C-140,-50 -190,10 -270,50C-230,84 -150,80 -100,50C-70,30 -40,20 -10,10Z", lighten(RED, 0.12))):
            pen.path(d, tone)


def brick_lines(k: InkPen) -> None:
    for rows in ([(360, 640), (250, 660), (130, 650), (60, 664)], [(350, 680), (250, 706), (150, 704), (76, 700)], [(340, 730), (240, 760), (130, 760)], [(340, 770), (240, 806), (140, 800)]):
        k.line(rows, 1.6)
    for x, y in ((300, 654), (240, 664), (170, 656), (270, 690), (200, 706), (130, 702), (280, 742), (220, 764), (160, 764), (310, 700), (100, 672), (110, 690)):
        k.line([(x, y), (x - 6, y + 34)], 1.5)


def tower(pen: Pen) -> None:
    with pen.at(*FOOT, turn=LEAN):
        pen.path("M-104,20L-70,-470H70L104,20Q0,44 -104,20Z", WALL)
        for y0, y1 in ((-400, -320), (-240, -150), (-60, 24)):
            a, b = 70 + 34 * (y0 + 470) / 490, 70 + 34 * (y1 + 470) / 490
            pen.path(f"M{-a},{y0}Q0,{y0 + 18} {a},{y0}L{b},{y1}Q0,{y1 + 18} {-b},{y1}Z", RED)
        pen.path("M-92,-486H92V-462Q0,-446 -92,-462Z", SLATE)
        pen.path("M-56,-580H56V-486H-56Z", "#dfe6ea")
        pen.path("M-56,-580H-38V-486H-56ZM38,-580H56V-486H38Z", SLATE)
        pen.oval(-14, -536, 13, 17, "#ffffff")
        pen.oval(26, -536, 13, 17, "#ffffff")
        pen.circle(-9, -534, 7, "#1f2833")
        pen.circle(31, -534, 7, "#1f2833")
        pen.path("M-4,-506Q8,-516 20,-506", "#1f2833", stroke=4)
        pen.path("M-70,-574C-60,-640 20,-664 70,-574Z", "#4f6f94")
        pen.path("M-66,-590C-110,-640 -150,-636 -190,-600C-160,-650 -90,-690 0,-634Z", "#4f6f94")
        pen.path("M-60,-600L-26,-640L2,-634L-30,-580ZM-108,-630L-92,-656L-66,-656L-82,-622ZM30,-632L52,-604L40,-578L8,-580Z", "#b9cbe0")
        pen.path("M-78,-566Q0,-550 78,-566V-590Q0,-574 -78,-590Z", "#b9cbe0")
        pen.path("M-186,-612L-214,-570L-200,-562L-194,-576L-186,-560L-180,-574L-170,-566Z", "#d9a45c")
        pen.path("M-22,-250V-290Q0,-316 22,-290V-250Z", "#33414f")
        pen.path("M-20,20V-40Q0,-66 24,-40V22Z", "#33414f")


def arm(pen: Pen) -> None:
    pen.taper([(500, 470), (580, 500), (668, 440)], 46, 30, WALL)
    pen.circle(674, 434, 22, "#e8c0a8")
    pen.taper([(404, 470), (330, 520), (270, 480)], 42, 30, WALL)
    pen.circle(264, 474, 20, "#e8c0a8")


def light(pen: Pen) -> None:
    pen.path("M674,420V452", "#33302e", stroke=6)
    pen.path("M640,470L674,444L708,470Z", "#33302e")
    pen.path("M646,470H702L710,548H638Z", GLOW)
    pen.path("M660,536C652,512 672,508 674,486C690,506 700,520 688,538Z", "#fffbe4")
    pen.rect(632, 546, 84, 14, "#33302e")


def ship(pen: Pen) -> None:
    with pen.at(112, 1122, turn=-15, scale=0.82):
        pen.path("M-6,-60V-300H4V-60Z", "#83746c")
        pen.path("M8,-290C80,-270 90,-190 84,-110L8,-90Z", "#ffffff")
        pen.path("M-12,-280C-70,-230 -80,-160 -76,-100L-12,-90Z", "#e3e9ec")
        pen.path("M-150,-70H150C140,-10 110,30 70,40H-80C-120,26 -144,-20 -150,-70Z", "#5b5f6c")
        pen.path("M-150,-70H150L146,-46H-146Z", "#d9a45c")


def far_lines(k: InkPen) -> None:
    k.line([(-10, 820), (100, 812), (190, 816)], 1.4, broken=0.5)
    k.tufts([(330, 1040), (620, 1010), (700, 990), (440, 1060), (560, 1080), (740, 1060), (360, 1150), (660, 1130)], 26)
    for x, y in ((40, 980), (230, 990), (60, 1130), (250, 1150), (300, 1110)):
        k.line([(x - 30, y), (x, y + 5), (x + 34, y - 2)], 1.4, broken=0.4)
    for y, x in ((560, 60), (520, 30), (430, 90), (390, 150)):
        k.line([(x, y), (x + 50, y - 6), (x + 96, y - 16)], 1.6, broken=0.3)


@card(id="40g6df", title="The Lighthouse Is Late", seed=224, palette="winter_ink", light=(0.7, -0.5))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-60, -60), (860, -60), (860, 220), (640, 300), (420, 420), (240, 620), (-60, 800)], "#7690a8", name="last of the night", plane="sky", strength=0.95, wet=0.4, bloom=4, charge="#4f6480", fade=(0.6, 0.6), ragged=0.2)
    p.patch((-60, 800, 420, 1200), "#a3b5c4", strength=0.6, wet=0.4, charge="#d9c8a4", ragged=0.4, name="sand", fade=(0, 0.4))
    p.wash([(150, 1260), (300, 1120), (480, 1010), (640, 960), (860, 900), (860, 1260)], "#8f9f94", name="dike", strength=0.85, wet=0.1, bloom=2, ragged=0.3, charge="#b7b48a", fade=(0.2, 0.8))
    p.wash([(560, 900), (700, 800), (860, 770), (860, 930), (700, 970)], "#e0b070", name="first light", strength=0.5, wet=1.0, bloom=1, behind="dike")
    p.ink(far_lines, name="shore")
    p.ink(lambda k: k.line([(170, 1230), (310, 1112), (480, 1010), (640, 962), (810, 912)], 2.4, broken=0.2), name="top of the dike")
    p.draw(ship, name="stranded ship", role="prop", how={"light": 0.25, "hatch": 0.5})
    p.lift([(674 + dx, 500 + dy) for dx, dy in ((-110, 0), (-60, -90), (40, -110), (120, -40), (110, 70), (20, 120), (-70, 90))], 0.7, soft=40)
    p.glaze([(330, 1040), (500, 998), (640, 980), (600, 1016), (440, 1050)], "#6c7f9c", strength=0.6, name="shadow")
    p.draw(legs, name="running legs", record=False, how={"light": 0.2, "hatch": 0.5})
    p.draw(tails, name="coat tails of brick", role="subject", how={"light": 0.25, "second": 0.4})
    p.ink(brick_lines, name="bricks")
    house = p.draw(tower, name="lighthouse", role="subject", how={"light": 0.3, "second": 0.45, "hatch": 0.5, "line": 1.25})
    p.draw(arm, name="arms", record=False, how={"light": 0.3, "hatch": 0.3})
    p.draw(light, name="lamp in the hand", role="accent", how={"light": 0.1, "line": 1.1})
    p.figure(at=(250, 1150), age="old", pose="arms_crossed", view="front", height=150, seed=8, role="witness", label="captain", prop=None, expression="sad",
             clothes=dict(top="uniform", colour="#2f3f5a", hat="cap", hat_colour="#1f2833", beard="long", shoes="boots"))
    s.relate(house, "follows", "stranded ship")
    s.describe("A lighthouse with a face runs up a slope in boots. It is red and "
               "white, wears a striped nightcap and holds out a lantern. Its eyes are"
               " wide, its brick hem flies. Behind it a small bearded captain, arms "
               "folded, stands by his stranded ship.")  # fmt: skip
    s.moods("frantic", "guilty", "comic", "dutiful")
    s.themes("duty", "lateness", "failure", "rescue", "sleep")
    s.says("overslept", "jogging", "too late", "I can explain", "on my way!", "five more minutes", "the boss is waiting", "night duty", "snooze",
           "better late", "good intentions", "on the rocks", "running joke", "who keeps the keeper?", "alarm", "towering guilt", "Monday morning", "bring your own light")
    s.about(place="a dike by the sea", time="early morning", weather="cold", light="one lamp in the grey", composition="diagonal", view="eye level")
