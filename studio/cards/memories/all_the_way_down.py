"""All the Way Down: straight into a pit in the sand that has come out on the other side, where somebody was digging too."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.diggers import (
    ammonite,
    below_it,
    bucket,
    digging_arm,
    digging_kangaroo,
    grains,
    nails,
    torn_ring,
    toy_spade,
)
from reverie_studio.sculpt.hands import hand

PIT, SKIN, RED = (400, 500), "#d99a6e", "#d23b2c"
RINGS = ((232, "#22376c"), (276, "#3d5488"), (320, "#6c6f92"), (366, "#b08a74"), (414, "#d8a25c"), (482, "#f0b866"), (552, "#ffca72"), (632, "#ffdc96"))


def night(pen: PaperPen) -> None:
    """The sky of the other side: small stars, a cross of five."""
    for x, y, r in ((214, 420, 3), (232, 500, 2), (250, 590, 4), (196, 540, 2), (584, 430, 3), (600, 520, 2), (560, 610, 4), (300, 660, 3), (480, 680, 3), (330, 330, 3), (400, 300, 2), (474, 340, 3), (270, 380, 2), (540, 370, 2), (236, 640, 2), (520, 660, 2)):
        pen.lit(cuts.circle(x, y, r), "#e8f0ff")
    for x, y, r in ((568, 470, 13), (596, 556, 11), (540, 560, 9), (226, 460, 11), (246, 546, 9)):
        pen.lit(cuts.star(x, y, r, 4, 0.3), "#fff8dc")


@light_box(id="d3n8qu", title="All the Way Down", seed=39, palette="paper sea", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """Noon above, night below."""
    s.took_view("from above")
    s.back("#24408c", "#0c1436", at=PIT, radius=330)
    s.sheet("night", night, depth=0.02, haze=0.0, lift=0.0, shadow=(0, 0, 0, 0.0))
    s.clay(below_it().turned(at=(400, 494, 0), scale=1.45), "#5a4660", name="shoulders", sheets=4, depth=0.03, relief=8, texture="fur", rim=(400, 900))
    for n, (r, paper) in enumerate(RINGS[:5]):
        s.sheet(f"ring {n}", lambda pen, n=n, r=r, paper=paper: (torn_ring(pen, n, PIT, r, paper), grains(pen, n, PIT, (r + 12, r + 60), 60, paper)), depth=0.1 + 0.05 * n, haze=0.0)
        if n == 3:
            s.sheet("coil", lambda pen: ammonite(pen, (86, 268), 46, "#c9b090"), depth=0.27, haze=0.0)
        if n == 1:
            s.lamp(PIT, 330, "#6f9cff", 0.5)
    noon = [Lamp(-0.4, -0.5, 0.8, 1.0), Lamp(400, 620, -120, 0.6, 260)]
    s.sheet("its spade", lambda pen: toy_spade(pen, (402, 804), -121, 0.95, RED), depth=0.33, role="accent", haze=0.0)
    for side, x, y, roll in ((1, 246, 704, 31), (-1, 562, 702, -31)):
        s.clay(digging_arm(side).turned(at=(x, y, 0), scale=1.2, roll=roll), {"": "#b8703e", "claw": "#2a1a1e", **{f"finger {k}": "#c9884f" for k in range(4)}}, name="paw", sheets=4, depth=0.36, relief=16, lamps=noon, texture={"": "fur"}, size=0.8)
    roo = s.clay(digging_kangaroo().turned(at=(400, 494, 0), scale=1.45), {"": "#c47b45", "muzzle": "#eed7b0", "cheek": "#eed7b0", "nose": "#2a1a1e", "ear": "#a9633a", "inner ear": "#dd9274", "lid": "#8f5230"}, name="kangaroo", role="subject",
                 sheets=6, depth=0.4, relief=42, lamps=noon, texture={"": "fur", "cheek": "fur"}, size=1.1, rim=(400, 560, 300), rim_colour="#9fc0ff")  # fmt: skip
    s.eyes(roo, iris="#7a4a22", wide=0.6)
    s.strips(roo, ["lip left", "lip right"], "#4a2420", 5, lift=0)
    for n, (r, paper) in enumerate(RINGS[5:], 5):
        s.sheet(f"ring {n}", lambda pen, n=n, r=r, paper=paper: (torn_ring(pen, n, PIT, r, paper), grains(pen, n, PIT, (r + 12, r + 90), 90, paper)), depth=0.4 + 0.1 * (n - 4), haze=0.0)
    s.lamp((120, 1100), 700, "#ffcf90", 0.34)
    s.lamp((700, 60), 520, "#ffcf90", 0.3)
    s.sheet("our spade", lambda pen: toy_spade(pen, (414, 816), -8, 0.95, RED), depth=0.8, role="accent", haze=0.0)
    s.sheet("bucket", lambda pen: bucket(pen, (778, 1010), 130, "#3f86b8", "#13204e"), depth=0.84, role="prop", haze=0.0)
    s.sheet("stars in it", lambda pen: [pen.lit(cuts.star(x, y, r, 4, 0.3), "#fff8dc") for x, y, r in ((728, 1004, 12), (770, 1064, 7), (756, 960, 6), (716, 1050, 5))], depth=0.85, role="accent", haze=0.0)
    papers = {**dict.fromkeys(("thumb", "index", "middle", "ring", "little"), SKIN), "": SKIN}
    s.clay(hand("grip", wrist=100).turned(at=(452, 1244, 0), scale=1.5, yaw=156, pitch=-30, roll=-4), papers, name="our fist", role="witness", sheets=3, calm=1.5, depth=0.84, relief=14)
    flat = hand("lie", wrist=150).turned(at=(122, 1150, 0), scale=1.4, yaw=180, pitch=-14, roll=14, flip=True)
    s.clay(flat, papers, name="our hand", sheets=4, depth=0.8, relief=14, by_light=0.2)
    s.sheet("nails", lambda pen: nails(pen, flat, "#f3c9a8"), depth=0.9, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.relate(roo, "is reflected as", "our hand")
    s.describe("A kangaroo looks up out of a hole in the sand. We have dug down to it through many rings, from yellow to blue; round it are stars. Its red spade touches ours, and both have a bite out of the edge. Our bucket holds stars, too.")
    s.moods("astonished", "playful", "dizzy", "hopeful")
    s.themes("meeting", "depth", "mirror", "summer")
    s.says("hello down there", "meeting halfway", "they said I'd never get through", "sorry, wrong hemisphere", "dig deeper", "the other end of the world", "breakthrough", "down under", "night shift meets day shift", "jet lag", "who dug whom", "great minds", "tunnel vision", "we come in peace", "one more scoop", "the bottom looked back", "are we there yet, from both sides", "pen friend", "a hole is a door lying down", "you're standing on your head", "antipodes", "somebody had the same idea", "the neighbours below", "buried treasure has ears", "what time is it at yours", "opposite number", "that's my spade", "the short way round", "never stop at clay", "border crossing", "a bucket of night", "stars for the sandcastle", "no passport needed", "it was noon only on our side", "curiosity got through", "ground floor", "dinner will be late", "the tip of the spade", "underworld customs", "look who I found", "mutual surprise", "the same broken corner")
    s.about(place="a beach", time="noon above, night below", light="noon on the sand, starlight from the hole", composition="centred", view="from above, straight down", foreground="our hands, a red spade and a bucket", unexplained="both spades have the same bite out of the corner")
