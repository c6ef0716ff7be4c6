"""An old man plays an accordion whose folds are the houses of a street; in one a woman dances by herself."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.figures import Figure, draw_face
from reverie_studio.finishes.papercut_hands import cut_hand
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

FOLDS = (-1.0, -0.8, -0.56, -0.23, 0.23, 0.56, 0.8, 1.0)
FRONTS = ("#8a2a30", "#d0603a", "#7a2436", "#e0813f", "#8c2c38", "#c85a44", "#742030")
SKIN = "#d89468"


def on(u: float, v: float) -> tuple[float, float]:
    """A place on the drawn bellows: a fan that sags in the middle, wider above than below."""
    return 400 + u * (272 - 62 * v), 520 - 46 * u * u + v * (500 - 26 * u * u)


def quad(u0: float, u1: float, v0: float, v1: float, bow: float = 0.0) -> str:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = on(u0, v0), on(u1, v0), on(u1, v1), on(u0, v1)
    top = f"L{bx:.1f},{by:.1f}" if not bow else f"C{ax:.1f},{ay - bow:.1f} {bx:.1f},{by - bow:.1f} {bx:.1f},{by:.1f}"
    return f"M{ax:.1f},{ay:.1f} {top} L{cx:.1f},{cy:.1f} L{dx:.1f},{dy:.1f}Z"


def front(pen: PaperPen, i: int) -> None:
    """One fold: gable, wall, windows, door; every other one is turned from the light."""
    u0, u1 = FOLDS[i], FOLDS[i + 1]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = on(u0, 0), on(u1, 0), on(u1, 1), on(u0, 1)
    mid, peak, tone = (ax + bx) / 2, min(ay, by) - (58, 84, 70, 104, 66, 92, 60)[i], FRONTS[i]
    pen.path(f"M{ax},{ay} L{mid - 12},{peak} H{mid + 12} L{bx},{by} L{cx},{cy} L{(cx + dx) / 2},{(cy + dy) / 2 + (14 if i % 2 else -8)} L{dx},{dy}Z", tone)
    pen.path(f"M{ax - 5},{ay + 6} L{mid - 13},{peak - 12} H{mid + 13} L{bx + 5},{by + 6} L{bx - 4},{by - 12} L{mid},{peak + 8} L{ax + 4},{ay - 12}Z", darken(tone, 0.34))
    wide = u1 - u0
    for row in range(4):
        if (i == 3 and row in (1, 2)) or (i == 4 and row == 1):
            continue
        for col in (0.3, 0.7) if wide > 0.3 else (0.5,):
            u, half, v = u0 + wide * col, wide * (0.13 if wide > 0.3 else 0.2), 0.07 + row * 0.215
            if (row == 3 and col == 0.7) or (row == 3 and wide <= 0.3 and i % 2):
                pen.path(quad(u - half * 1.1, u + half * 1.1, v + 0.04, 0.985, 16), darken(tone, 0.45))
                continue
            pen.path(quad(u - half * 1.3, u + half * 1.3, v - 0.014, v + 0.136), darken(tone, 0.3))
            pen.lit(quad(u - half, u + half, v, v + 0.12, 5 if i % 3 == 0 else 0), ("#ffd27a", "#ffe7a8", "#ffbd5e")[(i + row) % 3], 0.9)
            pen.path(quad(u - half * 0.1, u + half * 0.1, v, v + 0.12), darken(tone, 0.3))
            pen.path(quad(u - half * 1.4, u + half * 1.4, v + 0.118, v + 0.136), lighten(tone, 0.16))


def ballroom(pen: PaperPen) -> None:
    """The tall window in the middle."""
    pen.path(quad(-0.205, 0.205, 0.21, 0.69, 34), "#5a1a26")
    pen.lit(quad(-0.18, 0.18, 0.23, 0.675, 30), "#ffc65a", 0.55)
    pen.path(quad(-0.23, 0.23, 0.675, 0.7), "#f0a45c")


def dancer(pen: PaperPen, s: LightBox) -> None:
    """She has one arm round nobody."""
    with pen.clip(quad(-0.18, 0.18, 0.2, 0.675, 30)):
        x, y = on(0.0, 0.668)
        with pen.at(x + 2, y - 4):
            Figure("adult", pose="dance", view="front_right", height=196, prop=None, seed=3, expression="asleep", hair={"kind": "bun", "colour": "#2a0a14"}, skin="#a8583c",
                   clothes=dict(top="gown", colour="#1d5a66", shoes="shoes", shoe_colour="#2a0a14")).draw(pen, s.palette)  # fmt: skip


def corners(pen: PaperPen) -> None:
    """Brass at every crease, above and below: this is a bellows."""
    for k, u in enumerate(FOLDS[1:-1]):
        x, y = on(u, 1)
        pen.path(f"M{x - 17},{y - 3} L{x},{y - 30} L{x + 17},{y - 3} L{x},{y + 8}Z", ("#f2c14e", "#b9802e")[k % 2])
        x, y = on(u, 0)
        pen.path(f"M{x - 12},{y + 2} L{x},{y + 30} L{x + 12},{y + 2} L{x},{y - 6}Z", ("#f2c14e", "#b9802e")[k % 2])


def empty_window(pen: PaperPen) -> None:
    """Dark, its shutters open; a rope ladder hangs out of it down to his knee."""
    pen.path(quad(0.31, 0.48, 0.26, 0.43), "#14040a")
    for u0, u1 in ((0.235, 0.305), (0.485, 0.555)):
        pen.path(quad(u0, u1, 0.245, 0.44), "#3f7f83")
        with pen.flat():
            for k in range(5):
                pen.path(quad(u0 + 0.012, u1 - 0.012, 0.262 + k * 0.034, 0.278 + k * 0.034), "#2a5a60")
    sides = [[(on(u, 0.4)[0], on(u, 0.4)[1]), (on(u, 0.7)[0] + 4, on(u, 0.7)[1]), (on(u, 1)[0] + 14, on(u, 1)[1]), (on(u, 1)[0] + 26, 1090)] for u in (0.345, 0.445)]
    for way in sides:
        pen.taper(way, 5, 6, "#f3d9a0")
    for k in range(14):
        y = on(0.4, 0.43)[1] + k * 27
        t = (y - on(0.4, 0.4)[1]) / 370
        pen.taper([(on(0.345, 0.4)[0] + 6 + t * 6, y), (on(0.445, 0.4)[0] + 2 + t * 8, y + 3)], 7, 7, "#d9a860")


def end(pen: PaperPen, keys: bool) -> None:
    """A wooden end of the box; the right one has keys, the left one buttons. Drawn for the right side."""
    pen.path("M628,438 C660,420 712,420 730,440 L744,1000 C720,1024 660,1026 626,1006Z", "#2a0a14")
    pen.path("M636,452 C664,438 700,438 716,452 L728,984 C708,1002 664,1004 638,990Z", "#4d1422")
    for k in range(14):
        y = 462 + k * 37.5
        if keys:
            pen.rect(606, y, 88, 35, "#f6e6cc", radius=4)
            if k % 7 not in (2, 6):
                pen.rect(604, y + 25, 50, 19, "#1d0a10", radius=3)
        else:
            for dx in (650, 682, 714):
                pen.circle(dx + k * 0.5, y + 18, 9, ("#f2c14e", "#f6e6cc")[k % 2])


def hand(pen: PaperPen, strap: bool) -> None:
    """From the right edge, fingers bent onto the keys."""
    pen.path("M820,676 C790,684 770,690 748,700 L744,876 C770,884 796,890 820,896Z", "#f0dcc0")
    cut_hand(pen, SKIN, "M768,704 C744,694 706,700 690,722 C674,760 676,812 690,846 C712,868 744,872 768,870Z",
             (([(704, 844), (656, 858), (622, 850), (612, 864)], 36, 25), ([(692, 808), (634, 818), (598, 806), (588, 820)], 40, 27), ([(692, 770), (626, 772), (588, 762), (578, 778)], 41, 28), ([(700, 732), (642, 722), (606, 718), (594, 732)], 39, 27)),
             ([(748, 712), (704, 672), (656, 662), (630, 672)], 42, 29))  # fmt: skip
    with pen.flat():
        for x0, y0, x1, y1 in ((700, 742, 748, 752), (698, 776, 750, 780), (700, 812, 748, 806)):
            pen.taper([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 - 4), (x1, y1)], 4, 1.5, darken(SKIN, 0.2))
    if strap:
        pen.path("M716,676 C740,664 764,668 772,680 L778,900 C760,914 736,914 722,900Z", "#1d060e")
        with pen.flat():
            for k in range(9):
                pen.rect(728, 694 + k * 24, 3, 12, "#8a4a3a")
                pen.rect(764, 694 + k * 24, 3, 12, "#8a4a3a")


@light_box(id="nugo0f", title="Slow Waltz", seed=4, palette="blanket red", light=(-0.3, -0.85))
def paint(s: LightBox) -> None:
    """All light comes out of the bellows; hands and beard catch it from inside."""
    s.took_view("near")
    s.back("#7a1e2a", "#2a0812", at=(400, 700), radius=700)
    s.sheet("his chest", "M-20,1220 V420 C60,330 200,300 290,300 L400,420 L510,300 C600,300 740,330 820,420 V1220Z", "#3a0d18", depth=0.14, haze=0.0)
    s.sheet("his shirt", "M300,300 L400,560 L500,300Z", "#d9b48c", depth=0.16, haze=0.0)

    def face(pen: PaperPen) -> None:
        pen.path("M540,-20 C612,40 616,170 570,260 L470,330 L500,40Z", "#857a80")
        with pen.at(392, 96, turn=-7):
            draw_face(pen, s.palette, 215, "old", view="front", expression="grief", hair={"kind": "bald"}, skin=SKIN, clothes=dict(beard="long"), seed=5)

    man = s.sheet("old man, eyes closed", face, depth=0.3, role="witness", haze=0.0)
    s.lamp((400, 430), 330, "#ff9a4a", 0.3)
    s.sheet("inside of the bellows", "M128,490 L672,490 L606,1000 L560,1034 L520,1012 L460,1050 L400,1022 L340,1050 L280,1012 L240,1034 L194,1000Z", "#c9602c", depth=0.34, haze=0.0)
    box = s.sheet("accordion of houses", lambda pen: [front(pen, i) for i in (0, 6, 1, 5, 2, 4, 3)], depth=0.46, role="subject", haze=0.0)
    s.sheet("brass corners", corners, depth=0.48, haze=0.0)
    s.sheet("tall window", ballroom, depth=0.5, haze=0.0)
    s.lamp((400, 750), 380, "#ffb050", 0.22)
    s.sheet("dancing woman", lambda pen: dancer(pen, s), depth=0.52, role="subject", haze=0.0)
    s.sheet("knees", "M-20,1220 V1100 C80,1040 260,1040 330,1110 L400,1180 L470,1110 C540,1040 720,1040 820,1100 V1220Z", "#1a060d", depth=0.6, haze=0.0)
    s.sheet("rope ladder", empty_window, depth=0.64, role="accent", haze=0.0)

    def side(pen: PaperPen, left: bool) -> None:
        with pen.at(800 if left else 0, 0, flip=left):
            end(pen, keys=left)
            with pen.at(40, 0):
                hand(pen, strap=not left)

    for left in (True, False):
        s.sheet("hand on the accordion", lambda pen, left=left: side(pen, left), depth=0.86, plane="front", role="prop", haze=0.0)
    s.lamp((400, 740), 420, "#ff8a3a", 0.18, plane="front")
    s.relate(box, "is inhabited by", "dancing woman")
    s.describe("An old man plays an accordion whose folds are houses. His eyes are shut; a tear hangs under one. In a tall lit window a woman in a green dress dances "
               "alone. From a dark window a rope ladder hangs down to his knee.")  # fmt: skip
    s.moods("sorrowful", "tender", "longing", "warm")
    s.themes("music", "memory", "marriage", "home", "leaving")
    s.says("may I have this dance?", "our street", "she still dances", "one window is dark", "squeeze the town", "the house breathes", "somebody has left",
           "the last waltz", "playing it from memory", "he knows every door", "the neighbours are in tune", "home in my arms", "a song about her",
           "out of the window", "full house", "lights out at number four", "opening and closing time", "press any key")  # fmt: skip
    s.about(place="in an old man’s arms", time="evening", weather="", light="from inside the bellows", composition="centred",
            view="near, over his hands", foreground="two old hands, a strap and keys", unexplained="who climbed out of the dark window")  # fmt: skip
