"""Full House: from inside the puppet booth; the audience is one enormous loris."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import puppet_booth as place
from reverie_studio.sculpt import puppets
from reverie_studio.sculpt.loris import draped_hand

EDGE, FEET = place.EDGE, Lamp(400, 610, 190, 2.0, 300)
JUMPER, HAIR, SKIN = "#2f7f86", "#7a3f22", "#e0a37c"


def eyes(pen: PaperPen) -> None:
    """Two in each: the flames it has before it; and a tear."""
    for x in (294, 506):
        for r, paper in ((92, "#2a1410"), (82, "#a85a1c"), (76, "#f0a032")):
            pen.circle(x, 292, r, paper)
        with pen.flat():
            pen.path(f"M{x - 62},318 A68,68 0 0 0 {x + 62},318 A90,90 0 0 1 {x - 62},318Z", "#ffd36a")
            pen.circle(x, 302, 60, "#160a10")
        for u, k in ((-24, 1.0), (20, 1.15)):
            v = 330
            pen.lit(f"M{x + u},{v - 26 * k} C{x + u + 10 * k},{v - 8} {x + u + 11 * k},{v + 5} {x + u},{v + 8} C{x + u - 11 * k},{v + 5} {x + u - 9 * k},{v - 8} {x + u},{v - 26 * k}Z", "#ffb04a", 0.9)
        pen.lit(f"M{x - 36},276 a12,12 0 1 0 24,0 a12,12 0 1 0 -24,0Z", "#e8ecff", 0.7)
    pen.path("M228,366 C246,394 252,420 228,426 C204,420 210,394 228,366Z", "#9cc6e2")
    pen.lit("M220,402 a7,9 0 1 0 14,0 a7,9 0 1 0 -14,0Z", "#f4fbff", 0.8)


@light_box(id="k4v7ze", title="Full House", seed=27, palette="carnival paper", light=(0.0, -0.9))
def paint(s: LightBox) -> None:
    """Footlights: they light the one who looks, and leave our side dark."""
    s.took_view("from below")
    s.back("#3a3268", "#171230", at=(560, 130), radius=700)
    s.sheet("attic", place.attic, depth=0.06, haze=0.0)
    fur = {"": "#b98a58", "body": "#a0714a", "ring": "#5a3426", "blaze": "#f3dfb4", "muzzle": "#efd3a4", "nose": "#d98a86", "ear": "#8c5c3c", "inner ear": "#e2a082"}
    for side, x in ((-1, 132), (1, 668)):
        s.clay(puppets.loris_arm(side).turned(at=(x, EDGE, 0), scale=1.2), "#a87a4e", name="arm", sheets=4, depth=0.14, relief=16, lamps=[FEET], texture="fur", away=(400, 200))
    beast = s.clay(puppets.rapt_loris().turned(at=(400, 311, 0), scale=2.35), fur, name="loris", role="subject", sheets=6, depth=0.2, relief=46, lamps=[FEET, Lamp(0.4, -0.7, 0.4, 0.2)], ambient=0.12,
                   texture={"": "fur", "body": "fur", "ring": "fur", "blaze": "fur"}, size=1.3, rim=(580, 130))  # fmt: skip
    s.sheet("eyes", eyes, depth=0.5, role="accent", haze=0.0, sheer=0.0)
    s.strips(beast, ["lip left", "lip right"], "#4a2420", 5, lift=0)
    s.lamp((400, 620), 390, "#ffb04e", 0.72)
    s.sheet("booth", place.booth, depth=0.5, haze=0.0)
    s.sheet("valance", place.valance, depth=0.56, haze=0.0)
    s.sheet("footlights", place.footlights, depth=0.58, haze=0.0)
    for x in (96, 404, 704):
        s.lamp((x, 596), 150, "#ffc060", 0.5)
    s.sheet("playboard", place.board, depth=0.6, haze=0.0)
    for side, x in ((-1, 132), (1, 668)):
        s.clay(draped_hand(side).turned(at=(x, EDGE + 6, 0), scale=1.15), {"": "#a87a4e", "finger": "#d9a878"}, name="hand", sheets=4, depth=0.64, relief=14, lamps=[Lamp(400, 560, 200, 1.3, 330)], texture={"": "fur"})
    s.sheet("hung up", place.hung_up, depth=0.6, haze=0.0)
    third = s.clay(puppets.seated_puppet().turned(at=(404, EDGE + 8, 0), scale=0.86), {"": JUMPER, "hair": HAIR, "face": SKIN, "hand": SKIN, "leg left": "#4a3a6a", "leg right": "#4a3a6a", "arm left": JUMPER, "arm right": JUMPER, "shoe": "#241530"}, name="third puppet", role="accent", sheets=3, depth=0.66, relief=14, rim=(400, 560))
    s.beads(third, ["eye left", "eye right"], 5, iris="#120c18", wide=0.5)
    s.strips(third, ["mouth"], "#6a2420", 4, lift=0)
    s.clay(puppets.player_back().turned(at=(406, 905, 0), scale=1.02), {"": HAIR, "jumper": JUMPER, "hair": HAIR, "neck": SKIN, "ear": SKIN, "sleeve left": JUMPER, "sleeve right": JUMPER, "cuff left": "#1f5a66", "cuff right": "#1f5a66"}, name="player", role="witness", sheets=4, depth=0.7, relief=20,
           lamps=[Lamp(400, 560, 120, 1.4, 260)], ambient=0.06, calm=2.0, texture={"hair": "hair", "sleeve left": "cloth", "sleeve right": "cloth", "jumper": "cloth"}, fade=((400, 820), (400, 1330)), rim=(400, 600), rim_colour="#ffc070")  # fmt: skip
    s.clay(puppets.king_puppet().turned(at=(232, 706, 0), scale=1.02), {"": "#b02f3c", "ermine": "#f2e8d8", "hair": "#d8d0d8", "crown": "#f0b83c", "pearl": "#fff2d0", "mitten": "#efe0d0", "arm": "#b02f3c"}, name="king", role="prop", texture={"hair": "wool"}, size=0.6, sheets=3, depth=0.82, relief=14, rim=(400, 540), fade=((400, 640), (400, 860)))
    croc = s.clay(puppets.crocodile_puppet().turned(at=(580, 700, 0), scale=1.02), {"": "#4f8a3c", "glove": "#d8a03c", "neck": "#4f8a3c", "head": "#5d9a44", "jaw": "#8ab04c", "tooth": "#fff4d8", "crest": "#2f6a34"}, name="crocodile", role="prop", sheets=3, depth=0.82, relief=14, rim=(400, 540), fade=((400, 640), (400, 860)))
    s.beads(croc, ["near"], 10, iris="#f6d060")
    s.relate(beast, "towers over", "player")
    s.describe("A child plays puppets for one enormous loris. Seen from inside the booth, the child holds up a king and a crocodile. The loris fills the whole opening, and a tear runs down its cheek. Between them sits a puppet like the child, with no hand in it.")
    s.moods("rapt", "tender", "uncanny", "proud")
    s.themes("theatre", "audience", "loneliness", "play")
    s.says("he likes it", "sold out", "an audience of one", "all my life for one person", "standing room only", "moved to tears", "don't stop now", "the critic", "hand in glove", "who pulls whose strings", "one ticket sold", "first night nerves", "he knows all the words", "eyes like moons", "the biggest fan", "every seat is his", "bravo", "the crocodile gets a laugh", "once more from the start", "you could hear a pin drop", "the third one has no hand", "who is playing me", "king for an evening", "small hands, big house", "view from the wings", "the monster has a season ticket", "it only wanted a story", "glued to the screen", "a captive public", "and then what happened", "matinee for a giant", "prime time", "full attention", "he comes every night", "the show must go on", "never work with animals", "too moved to clap", "self-portrait in felt", "they forgot to clap", "all ears, all eyes", "keep him entertained", "happy ending, please")
    s.about(place="an attic", time="night", light="footlights", composition="centred", view="near, from inside a puppet booth",
            foreground="the player's head and raised arms", unexplained="a third puppet without a hand")  # fmt: skip
