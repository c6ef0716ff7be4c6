"""The strings of an apron are the rails a train leaves on."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card

CORAL = "#d8594f"
# middle of the track and half its width, from the bow to the horizon
WAY = [(268, 852, 12), (330, 930, 26), (452, 1010, 46), (600, 1000, 50), (690, 910, 42), (640, 812, 34), (500, 744, 27), (420, 680, 21), (478, 612, 16), (590, 560, 12), (640, 508, 9),
       (606, 462, 6.5), (586, 424, 5), (588, 404, 4), (560, 396, 3.5), (500, 396, 3), (440, 402, 3)]  # fmt: skip


def sides() -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Left and right rail as points."""
    mid = smooth_points([(x, y) for x, y, _ in WAY], closed=False)
    wide = smooth_points([(w, 0.0) for _, _, w in WAY], closed=False)
    a, b = [], []
    for i, (x, y) in enumerate(mid):
        x0, y0 = mid[max(0, i - 1)]
        x1, y1 = mid[min(len(mid) - 1, i + 1)]
        d = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1.0
        w = wide[i][0]
        nx, ny = -(y1 - y0) / d * w, (x1 - x0) / d * w * 0.62
        a.append((x + nx, y + ny))
        b.append((x - nx, y - ny))
    return a, b


def sleepers(pen: Pen) -> None:
    a, b = sides()
    far = 0.0
    for i in range(12, len(a) - 1):
        far += ((a[i][0] - a[i - 1][0]) ** 2 + (a[i][1] - a[i - 1][1]) ** 2) ** 0.5
        w = ((a[i][0] - b[i][0]) ** 2 + (a[i][1] - b[i][1]) ** 2) ** 0.5
        if far > w * 0.42 + 3:
            far = 0.0
            (ax, ay), (bx, by) = a[i], b[i]
            ex, ey = (ax - bx) * 0.2, (ay - by) * 0.2
            pen.line(ax + ex, ay + ey, bx - ex, by - ey, "#b08052", w * 0.14 + 1.5)


def rails(pen: Pen) -> None:
    for side in sides():
        pen.taper(side, 15, 3, CORAL)


def bow(pen: Pen, x: float, y: float) -> None:
    with pen.at(x, y):
        pen.path("M0,0C-30,-50 -96,-58 -104,-22C-108,14 -50,34 0,0Z", CORAL)
        pen.path("M0,0C30,-50 96,-58 104,-22C108,14 50,34 0,0Z", CORAL)
        pen.path("M-20,-6C-46,-30 -76,-34 -82,-18C-78,2 -46,10 -20,-6ZM20,-6C46,-30 76,-34 82,-18C78,2 46,10 20,-6Z", "#b8403c")
        pen.oval(0, -2, 20, 22, "#e67c70")


def hills(k: InkPen) -> None:
    k.line([(300, 420), (420, 372), (560, 400), (700, 350), (800, 372)], 1.3, broken=0.6)
    k.line([(360, 560), (520, 520), (690, 556), (800, 520)], 1.4, broken=0.7)
    k.line([(380, 760), (560, 690), (800, 742)], 1.6, broken=0.6)
    k.tufts([(740, 800), (700, 1070), (500, 1130), (380, 1090), (80, 1130), (760, 960), (540, 860)], 24)


@card(id="j96jm1", title="Apron Strings", seed=376, palette="paper_morning", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("right", "#8db8e0", strength=0.7, charge="#fbd2b4")
    p.wash([(270, 470), (420, 374), (560, 402), (700, 350), (860, 380), (860, 600), (560, 590), (340, 560)], "#9db4d8", strength=0.55, name="far hills", wet=0.2, fade=(0, 0.8))
    p.wash([(300, 640), (520, 520), (690, 556), (860, 516), (860, 800), (500, 800), (330, 760)], "#9dbb7a", strength=0.6, name="middle hills", wet=0.2, charge="#6c8f74", fade=(-0.5, 0.7))
    p.wash([(40, 980), (300, 820), (560, 692), (860, 740), (860, 1150), (560, 1180), (120, 1160)], "#86ad6a", strength=0.85, name="near hill", wet=0.2, charge="#d9c46a", bloom=2, ragged=0.3)
    p.ink(hills, name="hill lines")
    mother = p.figure(at=(206, 1136), age="adult", pose="stand", view="back", height=720, seed=33, prop=None, role="subject", label="mother", hair="bun",
                      clothes=dict(top="dress", colour="#5f7fb4", shoes="shoes", scarf=False, hat=None), how={"light": 0.4, "hatch": 0.4, "bloom": 1})
    p.draw(sleepers, name="sleepers", record=False, how={"line": 0.6, "light": 0})
    track = p.draw(rails, name="apron strings as rails", role="subject", how={"light": 0.1, "line": 0.8})
    p.put("train carriage", at=(566, 396), scale=0.17, colour="#d9a45c", contact=0)
    p.put("train engine", at=(488, 398), scale=0.2, flip=True, turn=-2, label="far train", contact=0, role="prop")
    wx, wy = mother["back"][0], 742
    p.draw(lambda pen: (pen.path(f"M{wx - 66},{wy - 12}Q{wx},{wy + 10} {wx + 66},{wy - 12}V{wy + 14}Q{wx},{wy + 36} {wx - 66},{wy + 14}Z", CORAL),
                        pen.taper([(wx + 10, wy + 8), (wx + 34, wy + 70), (280, 862)], 15, 14, CORAL), pen.taper([(wx - 8, wy + 8), (wx + 6, wy + 80), (258, 850)], 15, 14, CORAL),
                        bow(pen, wx, wy + 10)), name="apron bow", role="accent", how={"light": 0.2})
    child = p.figure(at=(566, 1152), age="child", pose="wave", view="back_right", height=236, seed=8, prop=None, role="witness", label="child station master",
                     clothes=dict(top="coat", colour="#2f3f74", hat="cap", hat_colour="#c8423a", shoes="boots"))
    hx, hy = child["hand_main"]
    p.draw(lambda pen: (pen.line(hx - 4, hy + 26, hx + 8, hy - 74, "#8a6240", 6), pen.path(f"M{hx + 8},{hy - 76}q28,-16 50,2q16,10 34,2l-6,48q-18,8 -34,-2q-22,-16 -48,0Z", "#f0b23c")),
           name="yellow flag", role="prop")
    s.relate(track, "leads to", "far train")
    s.describe("A woman’s red apron strings turn into a railway. She stands with her "
               "back to us, in blue. The rails wind from her bow over green hills to "
               "a tiny train on the horizon. Beside the track a child in a red cap "
               "raises a yellow flag.")  # fmt: skip
    s.moods("tender", "wistful", "brave", "ambivalent")
    s.themes("leaving home", "mothers", "ties", "independence", "travel")
    s.says("cut the cord", "homesick", "on the right track", "attached", "the first journey alone", "mind the gap", "all lines lead home", "no strings?", "a return ticket", "let go",
           "how far can you go?", "departure", "she is the station", "branch line", "write when you arrive", "umbilical", "growing pains", "safe distance")
    s.about(place="green hills with a railway", time="morning", weather="clear", light="soft morning light", composition="diagonal", view="eye level")
