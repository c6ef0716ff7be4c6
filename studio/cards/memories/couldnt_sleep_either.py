"""It Couldn't Sleep Either: the dressing gown has come down from its hook and holds our torch under its own collar."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import callers as c

TORCH = (430, 560)


@light_box(id="g9w5hd", title="It Couldn't Sleep Either", seed=52, palette="fever", light=(0.2, 0.9))
def paint(s: LightBox) -> None:
    """The torch shines up into an empty hood, and on to the ceiling."""
    s.took_view("from below")
    s.back("#6a3a78", "#24123a", at=(430, 420), radius=760)
    s.sheet("nursery", lambda pen: c.night_nursery(pen, ("#4a2866", "#5f3a78", "#5a2f5e")), depth=0.05, role="prop", haze=0.0)
    s.sheet("round on the ceiling", lambda pen: (pen.oval(470, 66, 190, 52, "#c8b870"), pen.oval(474, 62, 140, 34, "#fff4a0")), depth=0.08, haze=0.0)
    s.lamp((470, 66), 260, "#f8f0a0", 0.4)
    s.lamp((430, 380), 520, "#f2e88a", 0.45)
    s.sheet("shadow", lambda pen: c.kind_shadow(pen, "#24103c", "#b890b4"), depth=0.1, role="witness", haze=0.0)
    s.sheet("chest", lambda pen: c.toy_chest(pen, "#6a3a4c"), depth=0.24, haze=0.0)
    light = [Lamp(TORCH[0], TORCH[1] - 20, 300, 1.7, 340), Lamp(-0.6, -0.5, 0.5, 0.22)]
    gown, sleeves = (part.turned(at=(430, 470, 0), roll=-3) for part in c.empty_gown())
    body = s.clay(gown, {"": "#3f8f86", "gown": "#3a857e", "fold": "#3a857e", "hood": "#46998e", "hollow": "#8f2a4a", "rim": "#e2d060"}, name="gown", role="subject", sheets=6, depth=0.3, relief=40, lamps=light, by_light=0.85)
    s.sheet("hollow", lambda pen: c.nobody_inside(pen, 429, 424, 98, 116, ("#f2c878", "#d8705a", "#98304e", "#5f1840", "#320c2c", "#16061a")), depth=0.6, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.sheet("torch", lambda pen: c.upright_torch(pen, *TORCH, "#5a6a78", "#fffbd0"), depth=0.64, role="accent", haze=0.0)
    s.clay(sleeves, {"": "#3f8f86", "sleeve": "#46998e", "sleeve left": "#46998e", "cuff": "#e2d060", "cuff left": "#e2d060"}, name="sleeves", sheets=5, depth=0.68, relief=20, lamps=light, by_light=0.8)
    s.sheet("cuffs", lambda pen: c.empty_cuffs(pen, "#2a0c28", "#f4e684"), depth=0.86, haze=0.0)
    s.lamp((430, 500), 210, "#fff08a", 0.3)
    s.sheet("toys", lambda pen: c.toys_on_the_floor(pen, "#1a0a2c"), depth=0.92, plane="front", haze=0.0)
    s.relate(body, "casts the shadow of", "shadow")
    s.describe(
        "An empty dressing gown sits hunched on the toy chest. We look up from the floor: between its cuffs it holds a torch under its own collar, and the light fills a hood with nobody in it. Its shadow has a kind face and looks to the bare hook."
    )
    s.moods("spooky", "lonely", "tender", "wakeful")
    s.themes("fear", "night", "absence", "company", "imagination")
    s.says("it's only the dressing gown", "whose turn to be frightened", "she always wore it", "it couldn't sleep either", "nobody's home", "tell me a ghost story", "afraid of the dark", "an empty suit", "hang-up", "off the hook", "who's in there", "light reading", "a bad night", "under the collar", "the monster has monsters", "leave the light on", "hollow inside", "company at last", "wearing thin", "still smells of her", "out of the closet", "its former self", "night watch", "can I stay here", "nothing under the hood", "three in the morning", "it meant no harm", "keeping warm", "what you left behind",
           "boo", "the invisible guest", "cold feet", "one size fits no one", "a friend in the dark", "the shape in the corner", "shine a light", "made from scary cloth", "sit with me", "hush now", "turn it off and sleep", "faceless", "the kinder half")  # fmt: skip
    s.about(
        place="a nursery",
        time="the middle of the night",
        light="a torch, upwards into the hood",
        composition="centred",
        view="from below, from the floor among the toys",
        foreground="a wooden engine, a ball and a top",
        unexplained="its shadow has a kind face and looks at the bare hook",
    )
