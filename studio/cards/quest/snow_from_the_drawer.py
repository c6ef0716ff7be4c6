"""A huge postman tips a drawer of letters over one front garden, where it snows."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WOOD, COLD, RED, NAVY = "#a8795a", "#5d7f9e", "#c8423a", "#3d5673"


def drawer(pen: Pen) -> None:
    """Tipped to its front; we look into it. The hands hold the back end near (100, -40)."""
    pen.path("M-130,60L110,-10L96,64L-180,146Z", lighten(WOOD, 0.12))
    pen.path("M-170,-70L70,-130L110,-10L-130,60Z", lighten(WOOD, 0.35))
    pen.path("M-158,-58L60,-112L94,-16L-122,44Z", darken(WOOD, 0.55))
    for x, y, turn in ((40, -60, -30), (-10, -30, 16), (-40, -70, -8), (-80, -10, 30), (-120, -40, -20)):
        envelope(pen, x, y, 0.95, turn)
    pen.path("M-192,-92L-142,86L-186,150L-244,-26Z", WOOD)
    pen.path("M-192,-92L-142,86L-130,82L-180,-98Z", lighten(WOOD, 0.45))
    pen.oval(-192, 30, 17, 20, "#e9c98a")
    for x, y, turn in ((-160, -30, 60), (-136, 40, 84)):
        envelope(pen, x, y, 0.95, turn)


def envelope(pen: Pen, x: float, y: float, size: float, turn: float) -> None:
    with pen.at(x, y, size, turn):
        pen.rect(-34, -22, 68, 44, "#ffffff")
        pen.path("M-34,-22L0,6L34,-22", "#a6b9c8", stroke=3)
        pen.circle(0, 6, 6, RED)


def letters(pen: Pen, x: float, y: float) -> None:
    for dx, dy, turn, size in ((-250, 60, 20, 1.05), (-160, 110, -26, 1.1), (-310, 130, -18, 0.9), (-220, 180, 34, 0.9), (-90, 190, 8, 0.8), (-370, 190, 24, 0.7), (-100, 280, -30, 0.7), (-150, 350, 12, 0.6), (-60, 370, 60, 0.5), (-120, 430, 40, 0.45)):
        envelope(pen, x + dx, y + dy, size, turn)


def house(pen: Pen) -> None:
    pen.rect(50, 860, 176, 140, "#d9c4b4")
    pen.path("M30,866L138,768L246,866Z", "#8a97a8")
    pen.path("M26,862C60,800 100,764 138,756C180,768 220,804 250,862C226,846 200,866 176,846C150,862 120,842 96,858C70,846 50,870 26,862Z", "#ffffff")
    pen.rect(76, 900, 44, 44, "#ffe9a8")
    pen.path("M98,900v44M76,922h44", "#7a6a62", stroke=4)
    pen.path("M160,1000V918Q180,896 200,918V1000Z", RED)
    pen.rect(190, 776, 26, 46, "#a88a7c")
    pen.path("M186,778q16,-20 34,0Z", "#ffffff")


def fence(pen: Pen) -> None:
    for x in range(20, 420, 36):
        pen.path(f"M{x},1140V1062L{x + 9},1050L{x + 18},1062V1140Z", "#cdd8e0")
        pen.path(f"M{x - 3},1064Q{x + 9},1034 {x + 21},1064Z", "#ffffff")
    pen.rect(10, 1082, 420, 11, "#b4c2cd")
    pen.rect(10, 1114, 420, 11, "#b4c2cd")
    pen.rect(424, 1036, 20, 110, "#83746c")


def summer(k: InkPen) -> None:
    k.tufts([(500, 1160), (560, 1110), (770, 1120), (700, 1165), (640, 1150), (480, 1090)], 26)
    k.line([(450, 1010), (600, 1000), (800, 1006)], 1.4, broken=0.5)
    for x, r in ((720, 50), (780, 40)):
        k.line([(x - r, 1004), (x - r * 1.1, 960), (x - r * 0.4, 930), (x + r * 0.4, 934), (x + r, 970), (x + r * 0.9, 1004)], 1.3, broken=0.4)


@card(id="y051x7", title="Snow from the Drawer", seed=641, palette="winter_ink", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(470, 980), (860, 940), (860, 1200), (420, 1210)], "#d9b45c", name="summer field", strength=0.6, wet=0.4, charge="#9fae6a", ragged=0.5, fade=(0.3, 0.6))
    p.wash([(170, 90), (250, 120), (280, 200), (240, 280), (160, 300), (90, 250), (80, 160)], "#e9b45c", name="summer sun", strength=0.7, wet=0.5, bloom=1, plane="sky")
    p.wash([(700, 920), (790, 900), (860, 960), (860, 1010), (690, 1010)], "#9fae6a", name="bushes", strength=0.6, wet=0.4)
    man = p.figure(at=(610, 1090), age="adult", pose="carry", view="left", height=900, seed=31, role="subject", label="giant postman", prop=None, expression="calm", contact=0,
                   reach={"hand_left": (-246, -655), "hand_right": (-232, -615)},
                   clothes=dict(top="uniform", colour=NAVY, hat="cap", hat_colour=NAVY, beard="short", bottom_colour="#56687c", shoes="boots"),
                   how={"light": 0.4, "second": 0.5, "line": 1.2})
    hx, hy = man["hands"]
    bx, by = man["seat"]
    p.draw(lambda pen: (pen.taper([(man["shoulder"][0] - 30, man["shoulder"][1] + 6), (bx - 6, by - 110), (bx + 20, by - 20)], 13, 13, "#8a5f44"), pen.rect(bx - 44, by - 40, 128, 104, "#a8795a", radius=12),
                        pen.path(f"M{bx - 46},{by - 42}h132v46q-66,34 -132,0Z", "#8a5f44"), pen.circle(bx + 20, by + 16, 9, "#e9c98a")), name="postbag", how={"light": 0.2, "second": 0.4})
    p.wash(f"M{hx - 270},{hy + 120}L{hx - 110},{hy + 190}C{hx - 40},{hy + 280} 420,850 440,1060L420,1160L-60,1180V780C0,740 {hx - 330},{hy + 240} {hx - 270},{hy + 120}Z", COLD, name="cold air", strength=1.0, wet=0.35, bloom=3,
           charge="#3f5f86", pool=0.3, fade=(0, 0.35))
    p.wash([(-60, 1000), (120, 990), (300, 996), (436, 1010), (436, 1170), (-60, 1190)], "#ffffff", name="snow on the garden", wet=0.1, bloom=0, pool=0)
    p.draw(house, name="small house", role="place", how={"light": 0.2, "second": 0.4})
    p.draw(lambda pen: letters(pen, hx + 20, hy + 80), name="falling letters", role="prop", count=10, how={"light": 0, "second": 0.1, "strength": 0.6, "wet": 0})
    p.draw(lambda pen: _at(pen, hx - 84, hy + 48), name="drawer", role="subject", how={"light": 0.2, "second": 0.5, "hatch": 0.4, "line": 1.1})
    p.draw(lambda pen: [(pen.path(f"M{x + 30},{y + 14}L{x + 40},{y - 10}L{x + 4},{y - 24}C{x - 14},{y - 26} {x - 22},{y - 14} {x - 16},{y - 6}C{x - 24},{y} {x - 20},{y + 12} {x - 10},{y + 14}C{x - 8},{y + 24} {x + 14},{y + 28} {x + 30},{y + 14}Z", "#e6b491"),
                                  pen.path(f"M{x - 16},{y - 6}L{x + 6},{y - 4}M{x - 12},{y + 10}L{x + 8},{y + 8}", "#b98a6a", stroke=3)) for x, y in ((hx - 20, hy - 22), (hx + 2, hy + 34))],
           name="hands that grip the drawer", record=False, how={"light": 0.2, "line": 1.1})
    flakes = [(float(s.rng.uniform(10, 420)), float(s.rng.uniform(hy + 200, 1030)), float(s.rng.uniform(2.5, 8))) for _ in range(150)]
    p.lift(lambda pen: [pen.circle(x, y, r, "#ffffff") for x, y, r in flakes if (x > 60 or y > 760) and not (60 < x < 226 and y > 860)], 0.97, soft=0.7, loose=0.5)
    p.draw(fence, name="fence", role="place", how={"light": 0.1, "second": 0.2, "line": 0.9})
    p.ink(summer, name="summer grass")
    woman = p.figure(at=(500, 1150), age="adult", pose="hold_up", view="left", height=210, seed=4, role="witness", label="woman at the gate", prop=None, look="up", hair="bun",
                     clothes=dict(top="dress", colour="#e9c98a", shoes="shoes", apron=True))
    ux, uy = woman["hand_west"]
    p.draw(lambda pen: (pen.path(f"M{ux - 24},{uy - 22}h44v26q-6,16 -10,2q-6,22 -12,2q-6,12 -10,-2q-6,14 -12,-4Z", "#ffffff"), pen.circle(ux - 2, uy - 10, 6, RED), pen.path(f"M{ux - 8},{uy + 30}q-5,10 0,14q5,-4 0,-14Z", "#86a3b8")),
           name="melting letter", role="accent", how={"light": 0, "strength": 0.6})
    s.relate("snow", "pours out of", "drawer")
    s.describe("A giant postman tips letters and snow from a drawer. The snow falls "
               "on only one small house and its fenced garden. All around, the sun "
               "shines on summer grass. At the fence a small woman holds up a melting"
               " letter. The uniform is dark blue, the seals red.")  # fmt: skip
    s.moods("wistful", "cold", "playful", "resigned")
    s.themes("news", "letters never answered", "winter", "being singled out", "memory")
    s.says("cold letter", "late card", "unanswered", "why only me?", "junk mail", "local weather", "spring cleaning", "bad news travels", "the cold shoulder", "all at once", "melting", "return to sender", "old flames",
           "what you kept", "a white Christmas in July", "did it ever arrive?", "special treatment")
    s.about(place="the end of a street", time="day", weather="snow on one garden", light="two kinds of light", composition="right", view="from below")


def _at(pen: Pen, x: float, y: float) -> None:
    with pen.at(x, y, 0.98, -18):
        drawer(pen)
