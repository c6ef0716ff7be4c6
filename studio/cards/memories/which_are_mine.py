"""Which Are Mine: through a jar of tadpoles on the classroom sill; a great frog has come in the night and looks at them one by one."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.house_guests import (
    casement,
    frog_hand,
    gleams_on_glass,
    jam_jar,
    night_garden,
    paper_lid,
    pencil_pot,
    tadpole,
    visiting_frog,
    waiting_eyes,
)

YOUNG = ((338, 884, 24, -70, False), (470, 930, 27, -100, True), (400, 1010, 20, -84, False), (300, 1040, 30, -62, True), (520, 1060, 24, -106, False), (230, 1130, 24, -52, False), (400, 1110, 26, -88, False), (600, 1130, 30, -116, True), (500, 1170, 20, -96, False), (320, 1180, 20, -74, False), (664, 1060, 19, -130, False), (140, 1080, 19, -50, False))


@light_box(id="hzrj79", title="Which Are Mine", seed=71, palette="midsummer", light=(-0.2, -0.85))
def paint(s: LightBox) -> None:
    """The white night behind her; the jar is the lit panel."""
    s.took_view("through")
    s.back("#fff9cf", "#c9c2ea", at=(330, 300), radius=640)
    s.sheet("night garden", night_garden, depth=0.06, haze=0.0)
    s.sheet("waiting eyes", waiting_eyes, depth=0.1, role="witness", count=11, haze=0.0)
    s.sheet("casement", casement, depth=0.2, haze=0.0)
    s.sheet("far water", "M100,566 C240,548 560,548 700,566 V1260 H100Z", "#a3bc54", depth=0.24, haze=0.0)
    s.lamp((400, 760), 480, "#f2ffb0", 0.5)
    light = [Lamp(-0.2, -0.55, 0.7, 0.9), Lamp(0.1, 0.7, 0.6, 0.3)]
    frog = s.clay(visiting_frog().turned(at=(400, 620, 0), scale=2.5, pitch=-4), {"": "#6f9f48", "throat": "#dfe3a0", "lid": "#5a8a3e"}, name="frog", role="subject", sheets=6, depth=0.34, relief=44, lamps=light, rim=(330, 250), rim_colour="#fffbd0")
    s.eyes(frog, iris="#e0a83a", slit=1.5, wide=0.44)
    s.sheet("nostrils", lambda pen: [pen.oval(*frog.clay.curve(f"nostril {d}")[0], 11, 8, "#34502c") for d in ("left", "right")], depth=frog.depth_at(400, 600, 1), haze=0.0)
    for side, x in ((-1, 206), (1, 594)):
        s.clay(frog_hand(side).turned(at=(x, 930, 0), scale=1.1), {"": "#5f9040", "palm": "#a9c46a", "disc": "#cfdf8e", **{f"toe {k}": "#86ad50" for k in range(4)}}, name="hand", sheets=4, depth=0.66, relief=14, lamps=light)
    s.sheet("water", "M106,566 C240,548 560,548 694,566 V1260 H106Z", "#d6ea7c", depth=0.77, alpha=0.3, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.sheet("tadpoles", lambda pen: [tadpole(pen, (x, y), r * 1.1, t, "#2c2440" if r > 20 else "#43385c", legs) for x, y, r, t, legs in YOUNG], depth=0.8, role="accent", count=12, haze=0.0)
    s.lamp((400, 900), 400, "#f6ffb4", 0.2)
    s.sheet("jar", jam_jar, depth=0.84, role="prop", haze=0.0, sheer=0.7)
    s.sheet("gleams", gleams_on_glass, depth=0.85, alpha=0.55, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.sheet("lid", paper_lid, depth=0.87, haze=0.0)
    s.sheet("pencils", pencil_pot, depth=0.92, plane="front", haze=0.0)
    s.relate(frog, "waits for", "tadpoles")
    s.relate("tadpoles", "is trapped in", "jar")
    s.describe("A great frog looks into a jam jar full of tadpoles. Both her hands lie spread on the glass, and the water makes her face enormous. The jar stands on a windowsill. In the garden behind her frogs queue up, only their eyes to be seen.")
    s.moods("reproachful", "tender", "uneasy", "patient")
    s.themes("mothers", "belonging", "guilt", "school")
    s.says("which are mine", "they have your eyes", "parents' evening", "we only borrowed them", "spot the difference", "all of them, please", "the nature table", "visiting hours", "can I see the manager", "a custody case", "family likeness", "one by one",
           "lost and found", "a mother always knows", "finders keepers", "through the looking glass", "next, please", "head count", "she isn't angry, only disappointed", "homework", "we fed them lettuce", "so that's where you are", "big eyes, small fry", "nursery",
           "home time", "kiss me and I might", "a fish bowl feeling", "the grown-up version", "who let them out", "what will I be", "before and after", "an inspection", "hands off the glass", "pick-up line", "caught", "under observation",
           "they grow up so fast", "the queue begins here", "science project", "give them back", "the waiting room", "a jar of maybes")  # fmt: skip
    s.about(place="a classroom windowsill", time="midsummer night", light="the lit jar", composition="centred", view="through the jar, near", foreground="a jar with a paper lid and a pot of pencils", unexplained="eleven more frogs queue in the garden")
