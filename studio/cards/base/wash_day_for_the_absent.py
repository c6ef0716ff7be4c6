"""On the washing hang the shadows of people who are not there, and one bends down to a boy."""

from __future__ import annotations

from typing import Any

from reverie_studio.colour import mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SHADE = "#5f7196"
Cloth = tuple[float, float, float, float, float]  # left, top, right, bottom, how far the hem is blown


def outline(c: Cloth, corner: tuple[float, float] | None = None) -> str:
    """A hung sheet: pegged above, its hem blown to one side; `corner` is where the left end of the hem is pulled."""
    west, t, east, b, blow = c
    x, y = corner or (west + blow, b + 10)
    w, m = east - west, (t + b) / 2
    return (f"M{west},{t} Q{west + w * 0.25},{t + 20} {west + w / 2},{t + 2} Q{west + w * 0.75},{t + 20} {east},{t} Q{east + blow * 0.2 + 10},{m} {east + blow},{b} "
            f"Q{east + blow - w * 0.25},{b + 26} {west + blow + w * 0.5},{b} Q{x + w * 0.2},{b - 16} {x},{y} Q{west + blow * 0.2},{m} {west},{t}Z")  # fmt: skip


def hang(pen: Pen, c: Cloth, tone: str, folds: int, peg: str = "#a8764a", corner: tuple[float, float] | None = None) -> None:
    west, t, east, b, blow = c
    ways = [[(x, t + 14), (x + blow * 0.2 + 5, (t + b) / 2), (x + blow * 0.95, b - 10)] for x in (west + (east - west) * (k + 0.5) / folds for k in range(folds - (west < 0 or east > 800)))]
    with pen.part("sheet", grain=ways if west > 0 and east < 800 else (), puff=10):
        pen.path(outline(c, corner), tone)
    with pen.clip(outline(c, corner)):
        for way in ways:
            pen.taper(way, 4, (east - west) / folds * 0.6, mix(tone, "#86a2cc", 0.3))
    for x in (west + 8, (west + east) / 2, east - 8):
        pen.rect(x - (east - west) * 0.012 - 2, t - 12, (east - west) * 0.024 + 4, 30, peg, radius=3)


def meadow(pen: Pen) -> None:
    """Grass between the rows: larger and sparser towards us."""
    for k in range(420):
        v = (k / 420) ** 0.8
        y, x = 850 + 380 * v, 860 * ((k * 0.6180339) % 1.0) - 30
        tall, lean = 9 + 62 * v * v, -6 + 18 * ((k * 0.377) % 1.0)
        pen.taper([(x, y), (x + lean * 0.3, y - tall * 0.6), (x + lean, y - tall)], 2 + tall * 0.09, 1, mix("#9dbb86", "#557c66", (k * 0.71) % 1.0))


@card(id="mxmmv0", title="Wash Day for the Absent", seed=983, palette="powder_blue", light=(0.35, -0.9))
def paint(s: Scene) -> None:
    """The sun stands behind the cloth; whoever throws the shadows does not."""
    s.backdrop("#8fb3d6", "#ffe3b0", "#cfdfe6")
    s.sun(500, 470, 58, colour="#fff4cf")
    s.hills(700, 22, 360, "#a9bf9a", depth=0.2, name="far hill")
    s.hills(800, 30, 520, "#8aab83", depth=0.4, texture="grass", name="hill")

    def row(name: str, places: list[Cloth], tone: str, y: float, depth: float, folds: int) -> None:
        s.draw(lambda pen: (pen.path(f"M-20,{y - 6} Q400,{y + 14} 820,{y - 10}", "#6a6258", stroke=2 + 3 * depth), [hang(pen, p, tone, folds) for p in places]),
               name=name, depth=depth, volume=0.2, rim=0.3, record=False)  # fmt: skip

    def shadow(on: str, at: tuple[float, float], **who: Any) -> None:
        with s.inside(on, soft=1.5):
            flat = dict(volume=0.0, rim=0.0, edge=0.0, contact=0.0, alpha=0.62, tint=(SHADE, 1.0))
            if "age" in who:
                s.figure(at, **who, **flat)
            else:
                s.put(at=at, **who, **flat)

    s.draw(meadow, name="grass", material="foliage", depth=0.5, record=False, volume=0.0)
    far = [(250, 590, 372, 728, 12)]
    row("far sheets", far, "#f4e3c4", 588, 0.35, 4)
    shadow(outline(far[0]), (306, 736), age="adult", pose="hold_up", view="right", height=120, prop=None, label="shadow of a man")
    mid = [(20, 470, 236, 850, 20)]
    row("middle sheets", mid, "#fbeccb", 468, 0.55, 5)
    shadow(outline(mid[0]), (120, 852), age="adult", pose="dance", view="front", height=330, clothes=dict(top="gown"), label="shadow of a dancing woman")
    main, fists = (300, 250, 690, 930, 0), (258, 890)
    s.draw(lambda pen: (pen.path("M-20,286 Q400,318 820,280", "#5c544c", stroke=4), hang(pen, main, "#fff2d2", 6, corner=fists), [pen.taper([fists, (fists[0] + dx, fists[1] - dy)], 2, 7, "#e6dcc4") for dx, dy in ((96, 54), (124, 8), (74, 110))]), name="sheet", depth=0.7, volume=0.2, rim=0.3, role="subject")
    shadow(outline(main, fists), (596, 948), age="adult", pose="bow", view="left", height=610, clothes=dict(top="gown"), hair="bun", prop=None, reach={"hand_left": (-262, -150)}, grips={"left": "reach"}, role="subject", label="shadow that bends down")
    s.figure((206, 1074), age="child", pose="pull", view="right", height=310, prop=None, role="witness", depth=0.85, rim=0.6, expression="wonder", look=(10, -30),
                   clothes=dict(top="shirt", colour="#d8694a", bottom="shorts", bottom_colour="#4a5f86", shoes="barefoot"), hair="messy",
                   reach={"hand_right": (84, -184), "hand_left": (90, -164)}, grips={"left": "grip", "right": "grip"})  # fmt: skip
    s.shade("M296,936 L690,940 L770,1230 L190,1230Z", "#3f6078", 0.5, 20)
    s.draw(lambda pen: (pen.path("M-20,86 Q400,120 820,70", "#4a4640", stroke=7), hang(pen, (-260, 84, 60, 1120, 66), "#c3cfe2", 5, "#7a5434"),
                        hang(pen, (742, 78, 1060, 1150, -74), "#b6c6de", 5, "#7a5434")),
           name="near sheets", depth=0.95, plane="front", volume=0.3, rim=0.5, record=False)  # fmt: skip
    s.glow((470, 420), 360, "#fff0c4", 0.4)
    s.focus((300, 900, 200), (400, 560, 220))
    s.grade(key=0.62)
    s.relate("boy", "catches", "shadow")
    s.describe("A boy tugs at washing, and a shadow bends down. It lies on a big white sheet: a woman with a bun who reaches out a hand, but nobody stands "
               "there. On another sheet a shadow dances. The light is pale and sunny.")  # fmt: skip
    s.moods("tender", "wistful", "uncanny", "sunny")
    s.themes("absence", "memory", "mothers", "games", "shadows")
    s.says("come and play", "she is still here", "a good drying day", "who casts it?", "hold on to the hem", "Peter Pan’s mother",
           "clean sheets, old ghosts", "don’t go", "hanging out with the past", "a visit", "caught you", "only the outline is left", "second hand",
           "the shadow theatre", "a hand from nowhere", "let me go, child")  # fmt: skip
    s.about(place="a hill", time="morning", weather="clear", light="low sun through cloth", composition="frame",
            view="through two blown sheets", foreground="two near sheets", unexplained="why the shadow bends")  # fmt: skip
