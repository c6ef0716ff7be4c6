"""About One Second: on two moving stairs a woman and a man have passed each other, and their hands shoot out too late."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.finishes.riso_tools import Clay, Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.flat_people import flat_hand
from reverie_studio.sculpt.marks import ellipse, placed

TILT, MIDDLE = 18.0, (404.0, 590.0)


def at(points: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """Points of the stairs (x across, y down along them, 0 between the two) on the tilted sheet."""
    return placed(points, MIDDLE, 1.0, TILT)


def arm(knots: Sequence[Sequence[float]], towards: float | None = None, thumb: float = 1) -> Clay:
    """A sleeve seen from above, and its hand, open towards or closed."""
    line = [(*at([k[:2]])[0], 0.0, k[2]) for k in knots]
    sleeve, end = Clay().limb(line[:2], melt=4).limb(line[1:], melt=4), line[-1]
    return sleeve.ball(*end[:3], 20, melt=3) if towards is None else sleeve.add(flat_hand(end[:2], towards + TILT, 1.2, spread=11, thumb=thumb))


def discs(t: Printed, *rows: tuple[float, float, float, float, float, str]) -> None:
    """Ovals one over the other: x, y, two radii, degrees, inks."""
    for x, y, rx, ry, turn, inks in rows:
        t.flat(at(ellipse(x, y, rx, ry, degrees=turn)), **dict.fromkeys(inks.split(), 1.0))


@card(id="ej5uzr", title="About One Second", seed=23, palette="riso_late_office", light=(0.2, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.8, 0.5)])
    with d.thing("moving stairs", "place") as g:
        with g.in_inks(teal=1):
            g.strokes([at([(x, -1000), (x, 0), (x, 1000)]) for q in range(78, 290, 13) for x in (-q, q)], 3.4, ends=(1, 1))
        for lane, y in [(lane, y + 22 * lane) for lane in (-1, 1) for y in range(-960, 960, 104)]:
            for top, deep, inks in ((y, 9, ""), (y + 9, 6, "teal")):
                g.flat(at([(lane * 64, top), (lane * 302, top), (lane * 302, top + deep), (lane * 64, top + deep)]), **dict.fromkeys(inks.split(), 1.0))
        for x in (-312, -44, 44, 312):
            g.flat(at([(x - 20, -1000), (x + 20, -1000), (x + 20, 1000), (x - 20, 1000)]), teal=1, orange=1)
            g.strokes([at([(x - 9, -1000), (x - 9, 0), (x - 9, 1000)])], 3, ends=(1, 1))
    with d.thing("strangers") as o:
        for x, y, r, ink, kind in ((180, -610, 46, "teal", "hat"), (-186, -330, 34, "orange", "plait"), (188, 250, 44, "orange", "bald"), (-172, 590, 50, "orange", "hat")):
            discs(o, (x + 24, y + 40, r * 2.1, r * 1.2, 0, "teal"), (x, y, r * 2.2, r * 1.25, 0, ""), (x, y, r * 2.1, r * 1.15, 0, ink), (x, y - 4, r * 1.12, r * 1.12, 0, ""))
            if kind == "hat":
                discs(o, (x, y - 4, r * 1.3, r * 1.3, 0, ink), (x, y - 4, r * 0.84, r * 0.78, 0, ""), (x, y - 6, r * 0.72, r * 0.66, 0, ink))
            else:
                discs(o, (x, y - 4, r, r * 1.06, 0, "teal orange"))
                o.flat(at(ellipse(x, y - 8, r * 0.66, r * 0.7)) if kind == "bald" else at([(x - 2, y - r), (x + 2, y - r), (x + 2, y + r), (x - 2, y + r)]))
    with d.thing("man", "subject") as m:
        his, other = arm([(-98, 184, 30), (-108, 116, 25), (-66, 76, 17)], -48, 1), arm([(-226, 232, 28), (-272, 306, 23), (-226, 352, 16)])
        discs(m, (-136, 276, 96, 60, 0, "teal"))
        m.silhouette(Clay().add(his, other), grow=4)
        discs(m, (-164, 214, 104, 60, -24, ""), (-130, 378, 68, 68, 0, ""), (-130, 378, 61, 61, 0, "teal"), (-130, 378, 49, 49, 0, ""), (-134, 374, 30, 30, 0, "orange"), (-118, 398, 15, 15, 0, "orange"))
        m.flat(at([(-222, 342), (-186, 354), (-190, 368), (-226, 358)]), teal=1)
        m.silhouette(other, teal=1)
        discs(m, (-164, 214, 98, 55, -24, "teal"))
        m.silhouette(his, teal=1)
        discs(m, (-152, 192, 62, 62, 0, ""), (-152, 192, 57, 57, 0, "teal"), (-152, 192, 38, 35, -30, ""), (-151, 189, 33, 30, -30, "teal"))
    with d.thing("woman", "subject") as w:
        hers, other = arm([(104, -178, 26), (108, -114, 21), (64, -76, 15)], 132, 1), arm([(214, -240, 24), (264, -304, 20), (222, -346, 14)])
        discs(w, (186, -150, 90, 60, 0, "teal"))
        w.silhouette(Clay().add(hers, other), grow=4)
        discs(w, (164, -210, 90, 54, -28, ""), (132, -378, 68, 68, 0, ""), (132, -378, 61, 61, 0, "orange"), (132, -378, 49, 49, 0, ""), (132, -378, 35, 35, 0, "teal"), (132, -378, 23, 21, 0, ""), (132, -379, 19, 17, 0, "teal"))
        w.flat(at([(220, -356), (190, -366), (186, -354), (216, -342)]), orange=1)
        w.silhouette(other, orange=1)
        discs(w, (164, -210, 84, 48, -28, "orange"))
        w.silhouette(hers, orange=1)
        discs(w, (150, -190, 51, 51, 0, ""), (150, -190, 46, 46, 0, "orange teal"), (176, -226, 27, 27, 0, ""), (176, -226, 23, 23, 0, "orange teal"))
        w.strokes([at([(122, -154), (146, -184), (160, -204)])], 4, ends=(0.6, 0.3))
    s.describe("On two moving stairs, seen from above, hands reach back. A woman in orange glides up, a man in teal glides down; they have already passed. Each carries a round mirror in which the other’s head is seen.")
    s.moods("longing", "startled", "urgent", "wistful")
    s.themes("missed chances", "recognition", "love", "crossing paths", "the city")
    s.says("almost", "wait", "déjà vu", "destiny", "rush", "commute", "regret", "fingertips", "soulmates", "escalation", "blink", "my one second", "mind the gap", "ships that pass", "you are wearing my face", "I know you from my mirror", "if only it had a brake", "what goes up", "strangers in the afternoon", "too late to turn", "hold on, hold on", "Michelangelo on Mondays", "you dropped something", "run against the stairs", "love moves on", "up is lonely", "we were introduced by glass", "I’ll wait at the bottom", "nobody else looked", "why didn’t I take the lift", "tag", "so near and yet", "two lines that cross once", "the machine decides", "Auntie met Uncle like this", "a spark", "can’t stop now", "next floor: regrets", "he has my nose", "a moving encounter", "seen, gone", "parallel lives", "grab it while you can", "the other side goes faster")  # fmt: skip
    s.relate("man", "is reflected as", "woman")
    s.about(place="moving stairs in a station", time="rush hour", light="from the top of the stairs", composition="diagonal", view="from above, straight down", foreground="dark handrails", unexplained="how the mirrors came to be swapped")
