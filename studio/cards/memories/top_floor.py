"""Top Floor: from the floor of an old lift; an anteater stretches its snout up the panel and touches the highest button with its tongue."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.helpers_at_school import (
    lift_button,
    reaching_anteater,
    shopping_bag,
)

TOP = (640, 132)


def cage(pen: PaperPen) -> None:
    """The walls of the lift run up to a small ceiling; wood panels, a blind mirror, the folding grille at the left."""
    pen.path("M-20,-20 H820 V1220 H-20Z", "#143640")
    pen.path("M240,-20 H560 L540,60 H262Z", "#0c2028")
    pen.path("M-20,-20 H240 L262,60 L130,1220 H-20Z", "#2a5a60")
    with pen.flat():
        for k in range(-4, 16):
            pen.path(f"M-20,{110 * k - 40} L260,{110 * k + 250} M-20,{110 * k + 240} L260,{110 * k - 200}", "#12303a", stroke=6)
    pen.path("M240,-20 H262 L130,1220 H96Z", "#b08a4a")
    pen.path("M300,130 H500 L508,560 H286Z", "#c8a05a")
    pen.path("M312,144 H488 L494,546 H300Z", "#6f9a98")
    with pen.flat():
        pen.path("M330,160 L420,150 L360,540 H306Z M444,150 L470,148 L430,546 H396Z", "#7fa8a4")
        for x, y, r in ((330, 500, 26), (352, 526, 18), (316, 470, 12), (474, 170, 16)):
            pen.circle(x, y, r, "#4a6f70")


def panel(pen: PaperPen) -> None:
    """The panel at the right, a tower that grows narrow upwards; its buttons."""
    pen.path("M584,30 H706 L800,1220 H560Z", "#7a4a34")
    pen.path("M598,50 H692 L770,1220 H588Z", "#c89a54")
    for k in range(7):
        y = 300 + 112 * k + 6 * k * k
        lift_button(pen, (647 + 3 * k, y), 30 + 2.2 * k, "#5a3a34")


def little_door(pen: PaperPen) -> None:
    """The uppermost button is a small door; it is lit."""
    x, y = TOP
    pen.path(f"M{x - 44},{y + 64} V{y - 10} C{x - 44},{y - 66} {x + 44},{y - 66} {x + 44},{y - 10} V{y + 64}Z", "#7a4a34")
    pen.lit(f"M{x - 33},{y + 56} V{y - 8} C{x - 33},{y - 50} {x + 33},{y - 50} {x + 33},{y - 8} V{y + 56}Z", "#ffd060")
    with pen.flat():
        pen.path(f"M{x},{y - 38} V{y + 56}", "#c8782a", stroke=3)
    pen.circle(x + 20, y + 14, 5, "#7a3a1c")


@light_box(id="5ywap5", title="Top Floor", seed=89, palette="back seat", light=(0.4, -0.85))
def paint(s: LightBox) -> None:
    """The button is the lamp."""
    s.took_view("from below")
    s.back("#2a5a60", "#0c2028", at=TOP, radius=900)
    s.sheet("cage", cage, depth=0.1, haze=0.0)
    s.sheet("panel", panel, depth=0.2, role="prop", haze=0.0)
    s.lamp(TOP, 520, "#ffc860", 0.7)
    s.sheet("little door", little_door, depth=0.26, role="accent", haze=0.0)
    light = [Lamp(640, 100, 260, 1.5, 700), Lamp(-0.5, -0.2, 0.6, 0.22)]
    beast = s.clay(reaching_anteater().turned(at=(322, 840, 0), scale=1.0), {"": "#6a5a5e", "wedge": "#1f1a24", "head": "#a58a7c", "nose": "#2a1c22", "ear": "#8a6c62", "arm": "#c9b49a", **{f"claw {k}": "#f4ead6" for k in range(3)}, "lid": "#7a5f58"}, name="anteater", role="subject",
                   sheets=6, depth=0.34, relief=50, lamps=light, texture={"": "hair", "wedge": "hair", "arm": "hair", "head": "fur"}, size=1.4, away=(560, 180), rim=(640, 100, 700), rim_colour="#ffd890")  # fmt: skip
    s.eyes(beast, iris="#2a1a18", wide=0.6)
    x, y = beast.clay.curve("tip")[0]
    s.sheet("tongue", lambda pen: pen.taper([(x - 6, y + 8), (x + 10, y - 20), (x + 34, y - 34), (TOP[0] - 6, TOP[1] + 40)], 9, 5, "#e8607a"), depth=0.72, role="accent", haze=0.0)
    s.sheet("shopping", shopping_bag, depth=0.9, plane="front", haze=0.0)
    s.relate(beast, "unlocks", "little door")
    s.relate(beast, "towers over", "panel")
    s.describe("An anteater presses the highest button in a lift. We see it from the floor: its endless snout runs up beside the panel, and its thin tongue just reaches. That button is lit and is no button but a small door. In front stands a bag with leeks.")
    s.moods("helpful", "curious", "hopeful", "daring")
    s.themes("helping", "growing up", "the forbidden", "height")
    s.says("can you reach", "that floor doesn't exist", "he rode up with me", "on tiptoe", "the penthouse", "when I am big", "long story", "this one", "a higher calling", "tip of the tongue", "nosy neighbour", "going up", "stick your neck out", "out of reach", "who lives up there",
           "friends in high places", "right tool for the job", "reach for the stars", "just about", "social climber", "every floor, please", "a leap of faith", "don't press that one", "the last button", "heaven's back door", "bad manners to point", "a taste of the heights", "mind the doors",
           "the long and short", "give me a lift", "short arms, long nose", "the top of the world", "I can't go alone", "licked it", "we only wanted leeks", "one size up", "the stairs are for others", "a little door", "almost there", "special access", "the attic of the attic", "what if it opens")  # fmt: skip
    s.about(place="an old lift", time="evening", light="the lit uppermost button", composition="diagonal", view="from below, from the floor of the lift", foreground="a shopping bag with leeks", unexplained="the uppermost button is a small door")
