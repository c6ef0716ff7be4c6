"""It Wanted One, Too: through the frosted window, at the edge of the wood; a huge shaggy one puts a red hat on the snow child it has made."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.house_guests import (
    frosted_corners,
    held_shadows,
    knitting,
    shaggy_arm,
    shaggy_one,
    snow_child,
    window_cross,
    woollen_hat,
)


@light_box(id="1ukj18", title="It Wanted One, Too", seed=107, palette="snow day", light=(0.5, -0.6))
def paint(s: LightBox) -> None:
    """A rosy strip behind the wood; the room is warm only on the bars."""
    s.took_view("through")
    s.back("#ffb9a4", "#3f5a94", at=(520, 540), radius=560)
    s.ridge(470, 40, 260, "#5a76a8", cut="firs", depth=0.06, name="far wood", haze=0.0)
    s.ridge(420, 70, 300, "#2c4474", cut="firs", depth=0.12, name="wood", bottom=620, haze=0.0)
    s.ridge(566, 10, 400, "#b4c8e6", cut="smooth", depth=0.16, name="garden", haze=0.0)
    s.lamp((560, 520), 330, "#ffb8a0", 0.5)
    s.sheet("shadows", held_shadows, depth=0.18, haze=0.0, alpha=0.9, shadow=(0, 0, 0, 0.0), role="accent")
    rosy = [Lamp(0.7, -0.5, 0.35, 1.0), Lamp(-0.5, 0.1, 0.8, 0.35)]
    how = dict(lamps=rosy, rim=(640, 480), rim_colour="#ffc4b0", size=2.0)
    big = s.clay(shaggy_one().turned(at=(330, 580, 0), scale=0.86), {"": "#dfe8f4", "face": "#7f95bf", "nose": "#2b3a5a", "ear": "#9fb2d4", "leg": "#d3def0", "foot": "#7f95bf", "lid": "#6f86b4"}, name="shaggy one", role="subject", sheets=5, depth=0.24, relief=34,
                 texture={"": "hair", "leg": "hair"}, away=(520, 300), **how)  # fmt: skip
    s.eyes(big, iris="#3a2a20", wide=0.6)
    s.strips(big, ["mouth"], "#33466e", 5, lift=0)
    s.sheet("snow child", snow_child, depth=0.42, role="witness", haze=0.0)
    s.sheet("red hat", woollen_hat, depth=0.5, role="prop", haze=0.0)
    s.clay(shaggy_arm().turned(at=(330, 580, 0), scale=0.86), {"": "#e8eff8", "hand": "#7f95bf", "finger": "#8fa5cc", "thumb": "#8fa5cc"}, name="arm", sheets=4, depth=0.52, relief=20, texture={"": "hair"}, away=(340, 460), **{**how, "size": 1.5})
    s.sheet("falling snow", lambda pen: [pen.circle(50 + (197 * k) % 700, 60 + (271 * k) % 930, 2.5 + (k * 5) % 4, "#ffffff") for k in range(64)], depth=0.7, haze=0.0)
    s.sheet("first star", lambda pen: pen.lit(cuts.star(330, 120, 12, 4, 0.28), "#fff4dc"), depth=0.02, haze=0.0)
    s.sheet("frost", frosted_corners, depth=0.8, haze=0.0, sheer=0.7)
    s.sheet("window", window_cross, depth=0.86, haze=0.0)
    s.lamp((400, 1120), 560, "#ffb060", 0.34)
    s.sheet("knitting", knitting, depth=0.92, plane="front", haze=0.0)
    s.relate(big, "guards", "snow child")
    s.relate("shadows", "turns into", "snow child")
    s.describe("A shaggy white giant puts a red hat on a small snowman. We watch through a frosted window at dusk: it crouches, bends low and uses only two fingers. Their shadows touch on the snow. On our sill lies a second red hat, half knitted.")
    s.moods("tender", "secret", "lonely", "wintry")
    s.themes("loneliness", "care", "strangers", "winter")
    s.says("where's my hat", "first frost, first child", "it cries in March", "so that's who took it", "somebody to talk to", "gentle giant", "a family of one", "better half done than cold", "wrap up warm", "who made whom", "the neighbour nobody visits", "mother of snow", "finders keepers", "just like ours",
           "it only wanted one, too", "borrowed warmth", "peeping", "cold hands, warm heart", "until the thaw", "big feet, small steps", "hold still", "snow business", "lonely this Christmas", "a hat for every head", "the monster is busy", "handle with two fingers", "don't turn on the light", "I knit faster now",
           "no one will believe me", "love won't melt", "adopted", "the edge of the wood", "stitched with love", "after we fell asleep", "made in its own image", "the finishing touch", "abominable, they say", "a size too big", "it watched us all day", "company", "playing house", "crowned")  # fmt: skip
    s.about(place="a snowy garden behind a window", time="winter dusk", light="a rosy strip behind the wood", composition="centred", view="through the window, far", foreground="the window cross, ice ferns, a half-knitted hat", unexplained="the snow child's shadow holds the big one by a finger")
