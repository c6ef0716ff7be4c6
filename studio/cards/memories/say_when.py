"""Say When: a gecko on the ceiling of a strange room holds the cord of the lamp between its lips and waits."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import overhead as o

LANTERN = (206, 930)


@light_box(id="k5t0hz", title="Say When", seed=40, palette="lantern night", light=(-0.5, 0.8))
def paint(s: LightBox) -> None:
    """The paper lantern is the only light; where it ends there is night."""
    s.took_view("from below")
    s.back("#3d4a86", "#10153a", at=LANTERN, radius=900)
    s.sheet("ceiling", lambda pen: o.boards(pen, 40, 24, 118, ("#6c5c88", "#3c3464")), depth=0.05, haze=0.0)
    for n, r in enumerate((760, 590, 430)):
        s.sheet("pool of light", cuts.circle(*LANTERN, r), ("#a8707a", "#c88a72", "#e8a868")[n], depth=0.06 + 0.01 * n, alpha=0.25, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.lamp(LANTERN, 900, "#ffb45a", 0.5)
    near = [Lamp(LANTERN[0], LANTERN[1], 230, 1.9, 420), Lamp(-0.2, 0.4, 0.8, 0.12)]
    for x, y, out, k in ((10, 580, -10, 0.8), (600, 1140, -104, 0.95), (40, 170, 24, 0.75)):
        s.clay(o.gecko_foot(out).turned(at=(x, y, 0), scale=k), {"": "#4a5f7c", "toe": "#7f8f90"}, name="another foot", sheets=3, depth=0.14, relief=10, lamps=near, ambient=0.05, fade=((x, y), (x - 300, y - 300)))
    s.clay(o.gecko_body().turned(at=(372, 452, 0), scale=0.96), {"": "#6fa06a", "body": "#6fa06a", "tail": "#6fa06a", "leg": "#6fa06a", "toe": "#e0c27c", "spot": "#e2873a"}, name="gecko on the ceiling", role="subject", sheets=5, depth=0.2, relief=30,
           lamps=near, ambient=0.1, texture={"body": "scales"}, size=0.9, rim=LANTERN, rim_colour="#ffd08a")  # fmt: skip
    face = s.clay(o.gecko_face().turned(at=(472, 712, 60), scale=1.12, roll=-14), {"": "#7fb070", "jaw": "#e8d8a0", "lid": "#7fb070"}, name="gecko", role="subject", sheets=6, depth=0.44, relief=34, lamps=near, ambient=0.16, rim=LANTERN, rim_colour="#ffd08a")
    s.eyes(face, iris="#f0b23c", slit=0.24, wide=0.7)
    s.strips(face, ["mouth"], "#3a2030", 7, lift=0)
    (x, y), (u, v) = face.clay.curve("mouth")[2:4]
    s.sheet("cord", lambda pen: (pen.path(f"M{LANTERN[0] + 30},{LANTERN[1] - 20} L{x},{y}", "#f6e2b4", stroke=7), pen.path(f"M{u},{v} c26,10 32,50 22,92", "#f6e2b4", stroke=6), pen.circle(u + 22, v + 104, 15, "#e2703a")), depth=0.7, role="accent", haze=0.0)
    lamp = s.sheet("paper lantern", lambda pen: o.paper_lantern(pen, *LANTERN, 158, ("#f0a24a", "#ffd890")), depth=0.72, role="prop", haze=0.0)
    s.sheet("moths", lambda pen: [o.small_moth(pen, *m) for m in ((96, 1060, 44, 30, "#5a3a4a"), (330, 1050, 30, -40, "#6a4450"), (250, 868, 26, 100, "#7a4a3a"))], depth=0.8, role="accent", haze=0.0)
    s.lamp(LANTERN, 420, "#ffc874", 0.5)
    s.sheet("mosquito net", lambda pen: o.gathered_net(pen, ("#171f52", "#3a4788")), depth=0.9, plane="front", haze=0.0)
    s.relate(face, "guards", lamp)
    s.describe("A gecko on the ceiling holds our lamp’s cord in its mouth. We lie below and look up; it looks down at us with golden eyes, its head aslant. The paper lantern lights the boards. Where the light ends, more toes show.")
    s.moods("patient", "curious", "hushed", "uneasy")
    s.themes("bedtime", "holidays", "fear of the dark", "hospitality")
    s.says("say when", "room service", "it stayed on all summer", "one more minute", "the night porter", "lights out", "at your service", "I can wait", "between two lips", "hold that thought", "power is in small mouths", "who switched you on", "the landlord", "seen from upside down", "don't look up", "a foreign bedroom", "no reception", "not in the brochure", "breakfast included", "do not disturb", "guest of honour", "he has the final say", "on tenterhooks", "golden eyes", "bite your tongue", "the bright idea isn't yours", "sticky fingers", "never sleep alone", "counting toes", "he came with the room", "a gentleman of the old school", "shall we", "your wish is my command", "good night, and then what", "dark by arrangement", "the switch has feelings", "first night abroad", "somebody is staying up", "all the little helpers", "lie still", "mind the moths")
    s.about(place="a holiday room at night", time="night", weather="warm", light="a paper lantern", composition="centred", view="from below, lying in bed", foreground="a gathered mosquito net", unexplained="more toes at the edge of the light")
