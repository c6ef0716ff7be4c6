"""Hand in Hand: a chain of paper dolls walks off the kitchen table, out of the window, and turns to people."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box

TABLE = [(402, 936, 0.8), (522, 932, 0.8, -6)]
STEPS = [(644, 876, 0.72, -13), (716, 816, 0.62, -10)]  # stand on piled books
SILL = [(650, 622, 0.5), (575, 622, 0.5), (500, 622, 0.5)]
GARDEN = [(452, 566, 0.27), (492, 556, 0.24), (528, 546, 0.215), (560, 536, 0.19), (588, 528, 0.165), (612, 521, 0.145)]


def books(pen, p):
    for x, top, w, tones in ((640, 874, 112, (p.accent,)), (712, 814, 120, (p.accent2, p.light, p.leaf))):
        y = top
        for i, tone in enumerate(tones):
            h = (924 - top) / len(tones) if len(tones) == 1 else 36
            pen.rect(x - w / 2 + 5 * (i % 2), y, w, h, tone, radius=4)
            pen.rect(x + w / 2 - 16 + 5 * (i % 2), y + 5, 12, h - 10, "#fff8e4")
            y += h


@light_box(id="z6m1fa", title="Hand in Hand", seed=4, palette="kitchen morning", light=(0.6, -0.7))
def paint(s: LightBox) -> None:
    """A bright morning at the table."""
    p = s.palette
    kitchen = s.stage("kitchen table", table=860, window=(380, 150, 340, 470), shelf=True)
    s.lamp((550, 380), 420, "#fff6d0", 0.12, behind="wall")
    tones = (p.accent, p.accent2, "#7d9a4f", "#e7a13c", "#8c5a86", p.accent)
    s.put_many("paper chain doll", GARDEN, vary=lambda i: {"colour": tones[i], "skirt": bool(i % 2)}, depth=0.2, behind="wall", lift=8, label="people in the garden", role="accent")
    woman = s.figure(at=(176, 950), age="old", pose="sit", view="front_right", height=650, role="witness", behind="table", lift=30,
                     clothes=dict(top="apron", colour="#5d93ad"), hair="bun", look=(24, 22), expression="glad",
                     reach={"hand_left": (66, -116), "hand_right": (122, -112)}, prop=None, label="old woman")
    s.sheet("table legs", lambda pen: [pen.path(f"M{x},1040 h44 l-6,150 h-32Z", "#8a5a34") for x in (62, 694)], behind="table", lift=20)
    s.sheet("books", lambda pen: books(pen, p), role="prop", lift=20, count=4)
    chain = s.put_many("paper chain doll", [*TABLE, *STEPS], vary=lambda i: {"colour": "#fffdf4", "skirt": bool(i % 2)}, role="subject", lift=16, label="chain of paper dolls")
    s.put_many("paper chain doll", SILL, vary=lambda i: {"colour": mix("#fffdf4", tones[(i + 2) % 6], 0.14 + 0.26 * i), "skirt": bool((i + 1) % 2)}, role="subject", lift=14, label="chain of paper dolls", behind="table")
    s.put("scissors", at=(296, 842), scale=0.34, turn=58, role="prop", lift=10)
    s.sheet("half-cut doll", lambda pen: _half(pen), role="prop", lift=8)
    s.sheet("snippets", lambda pen: [pen.path(f"M{x},{y} l14,-4 3,9 -12,5Z", "#fffdf4") for x, y in ((220, 972), (262, 990), (316, 968), (352, 984), (190, 950), (452, 990))], role="prop", lift=3, count=6)
    s.put("teacup", at=(92, 980), scale=0.42, lift=14, colour="accent")
    s.frame("scallops", "#8a5a34", width=34, depth=0.96)
    s.relate(chain, "leads to", "garden")
    s.describe("An old woman cuts paper dolls that walk out of the window. They hold "
               "hands, cross the table and climb a pile of books to the sill. In the "
               "garden they become people in bright colours. One doll is only half "
               "cut. The kitchen is yellow.")  # fmt: skip
    s.moods("tender", "proud", "wistful", "playful")
    s.themes("family", "letting go", "making", "generations")
    s.says("the children have left", "assembly line", "one more and then to bed", "ancestors", "creation myth", "mass escape", "population growth", "they grow up so fast", "follow the leader",
           "emigration", "cut from the same sheet", "don't let go", "kindergarten outing", "union", "origin of species", "grandmother's craft")
    s.about(place="a kitchen", time="morning", weather="sunny", light="window light", view="eye level", composition="right")


def _half(pen):
    """The next doll is drawn in pencil and cut on one side only; its hand already holds the first."""
    with pen.cut():
        pen.path("M236,846 H344 V866 L316,874 V944 H230Z", "#fffdf4")
        pen.erase("M316,876 l-22,4 2,64 h20Z")
    with pen.flat():
        pen.path("M276,858 a13,14 0 1 0 0.1,0Z M290,886 l-4,22 6,36 M262,886 l-26,6 M262,886 l4,22 -8,36 M276,912 l-3,30", "#b9a98c", stroke=2)
