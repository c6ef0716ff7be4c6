"""An albatross glides over empty sea; its shadow lies far behind, larger, wings bent in mid-beat, beak open."""

from __future__ import annotations

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card

WHITE = ("#5c7076", "#9cb0b2", "#dce4e0", "#fbfaf2", "#ffffff")
DARK = ("#14181c", "#262c32", "#444c52", "#6e7678", "#a8aca8")
BILL = ("#8a4a34", "#d08a5c", "#f4c48c", "#fff0cc")
SHADE = ("#061a1e", "#0a2628", "#103436")


def wing(h: Hoop) -> None:
    """The right wing, stretched and still."""
    h.fan("60,-4 150,-44 250,-34 340,6", "60,84 160,74 276,70 396,36", 17, 15, DARK, "#14181c", satin=50, angle=30)
    h.fan("40,-10 130,-48 240,-42 320,-10", "44,58 140,40 250,30 330,20", 15, 14, WHITE[:4], "#7c9094", satin=40, angle=30)
    h.fan("30,-20 120,-54 230,-50 300,-24", "36,24 124,0 226,-8 300,-2", 13, 13, WHITE[1:], satin=40, angle=30)
    h.tube("0,-16,34 70,-44,27 150,-70,21 250,-60,14 350,-4,5", WHITE[1:], "fur", angle=10, length=15, spread=0.06)
    h.tube("336,-12,7 372,8,9 408,34,2", DARK, "silk")


def albatross(h: Hoop) -> None:
    h.fan("-24,120 0,126 24,120", "-52,196 0,214 52,196", 7, 14, DARK[1:], "#14181c", satin=40, angle=30)
    for flip in (False, True):
        with h.at(0, 0, flip=flip):
            wing(h)
    h.tube("0,-150,22 0,-110,30 0,-50,44 0,20,50 0,90,38 0,140,18", WHITE, "fur", angle=8, length=17, spread=0.06)
    h.fan("-34,-40 0,-52 34,-40", "-44,10 0,6 44,10", 5, 14, WHITE[1:], wander=3, satin=30, angle=30)
    h.fan("-36,14 0,4 36,14", "-44,66 0,70 44,66", 5, 14, WHITE[1:], wander=3, satin=30, angle=30)
    h.tube("0,-140,30 0,-172,34 0,-190,28", WHITE[1:], "fur", angle=8, length=12, spread=0.05)
    h.tube("0,-196,15 0,-226,12 0,-252,9 2,-268,4", BILL, "silk", satin=50)
    for s in (-1, 1):
        h.bead(s * 23, -186, 5.5, "#0c0a0c")
        h.straight([(s * 14, -196, s * 30, -192)], DARK[1], 3)


def shadow(h: Hoop) -> None:
    """The same bird, but its wings are in mid-beat and its beak is open."""
    flat = {"lit": 0.5, "gloss": 0.05, "satin": 60}
    h.fan("-20,110 0,120 20,110", "-70,216 0,236 70,216", 7, 18, SHADE, angle=30, **flat)
    for flip in (False, True):
        with h.at(0, 0, flip=flip):
            h.fan("40,-20 110,-110 200,-150 262,-80", "70,110 170,70 270,96 372,180", 15, 24, SHADE, angle=30, **flat)
            h.tube("0,-16,44 80,-90,36 170,-160,28 236,-136,24 290,-30,18 330,70,8", SHADE, "fur", length=17, lit=0.5, gloss=0.05)
    h.tube("0,-150,24 0,-110,32 0,-50,48 0,20,54 0,90,40 0,140,18", SHADE, "fur", length=17, lit=0.5, gloss=0.05)
    h.tube("0,-140,30 4,-180,36 4,-196,30", SHADE, "fur", length=14, lit=0.5, gloss=0.05)
    h.tube("-8,-206,15 -18,-240,11 -16,-286,4", SHADE, "fur", lit=0.5, gloss=0.05)
    h.tube("16,-206,13 40,-230,9 62,-254,3", SHADE, "fur", lit=0.5, gloss=0.05)
    h.knots([(-8, -186, 7)], "#a9d4bd")


@card(id="s2dw8a", title="The Shadow Was Late", seed=2, palette="verdigris cloth", light=(0.62, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#4f9a90"), (600, "#2f7a74"), (1200, "#1f5652")])
    with h.thing("shadow", "subject") as dark, h.at(290, 900, 0.98, 34):
        h.stain("0,-220 60,-130 190,-190 260,-130 350,160 200,90 60,120 60,230 -60,230 -60,120 -200,90 -350,160 -260,-130 -190,-190 -60,-130", "#0c3436", 0.5, 22)
        shadow(h)
    h.sheer("-20,-20! 820,-20! 820,1220! -20,1220!", "#2f7a74", 0.16)
    with h.thing("swells", "place"):
        for x, y, n, k in ((-20, 210, 300, 1), (470, 690, 350, 0), (600, 1080, 230, 2), (20, 800, 330, 2), (250, 1020, 330, 1), (30, 1130, 260, 0), (610, 90, 210, 0)):
            for j in range(3):
                h.stem([(x + j * 26, y + j * 17), (x + n * 0.3, y - 22 + j * 16), (x + n * 0.66, y + 14 + j * 15), (x + n - j * 34, y - 6 + j * 16)], ("#a9d4bd", "#5aa390", "#7cc0aa")[(j + k) % 3], 3.4 - j * 0.7, 12)
    with h.thing("albatross", "subject", lift=5) as bird, h.at(560, 330, 0.84, 40):
        albatross(h)
    s.relate(dark[0], "follows", bird[0])
    s.describe("Seen from above, a white albatross glides over green sea. Its shadow lies far behind it, larger, with bent wings, an open beak and a pale eye.")
    s.moods("uneasy", "lonely", "calm")
    s.themes("being followed", "distance", "the past", "flight")
    s.says("wait for me", "delayed luggage", "what I left is tired too", "it’s behind you", "slow connection", "my past has bigger wings", "keep your eyes ahead", "a bird and its opinion", "lag", "yesterday", "it wants its turn", "hungry shadow", "two minutes late", "the sea doesn’t say", "who is casting whom", "light travels", "echo", "out of step", "the heavier one", "keep gliding", "tag", "I flew faster than I meant", "separated at noon", "what followed me home", "only a shadow, they said", "hunter", "rehearsal", "it still has to flap", "white lie", "nothing underneath", "jet lag", "the other half of the story")
    s.about(place="open sea", time="noon", light="high, from the right", composition="diagonal", view="from above", unexplained="whether the shadow follows or hunts")
