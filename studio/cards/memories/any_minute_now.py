"""Any Minute Now: an old dog lies ready in the hall, lead in its mouth; through the door falls the shadow of a child with a puppy."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import waiting_dogs as w

FAR = (410, -160)


@light_box(id="fy3488", title="Any Minute Now", seed=63, palette="attic dust", light=(-0.3, 0.8))
def paint(s: LightBox) -> None:
    """Low evening sun comes in by the door behind us."""
    s.took_view("from above")
    s.back("#6a4a38", "#33231e", at=(400, 500), radius=900)
    s.sheet("hall", lambda pen: w.hall_end(pen, 226, "#6a5048", "#4a322a"), depth=0.03, haze=0.0)
    s.sheet("floor", lambda pen: w.boards(pen, FAR, 226, ("#5f4030", "#583a2c")), depth=0.06, haze=0.0)
    s.sheet("sunlight", lambda pen: w.sunlit(pen, "M60,1215 L262,236 H560 L800,1215Z", FAR, 236, ("#f0b866", "#eaae5c")), depth=0.08, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.lamp((420, 760), 640, "#ffd890", 0.35)
    s.sheet("dog's shadow", "M190,640 C150,520 170,330 300,236 H540 C660,330 690,520 640,640 C600,700 240,700 190,640Z", "#3a2426", depth=0.1, alpha=0.5, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.sheet("child's shadow", lambda pen: w.child_and_puppy(pen, "#4a2a34"), depth=0.11, role="witness", haze=0.0, shadow=(0, 0, 0, 0.0), alpha=0.86)
    sun = [Lamp(-0.35, 0.3, 0.8, 1.1), Lamp(-0.5, -0.5, 0.6, 0.22)]
    coat = {"": "#a8602e", "coat": "#a8602e", "bib": "#f2e2c6", "leg": "#f0e0c4", "thigh": "#b06a34", "hind": "#ecd9ba", "tail": "#c8935a", **{f"toe {k}": "#f6e8d0" for k in range(4)}}
    s.clay(w.lying_dog_body().turned(at=(410, 452, 0), scale=1.0, pitch=-34), coat, name="body", sheets=5, depth=0.2, relief=46, lamps=sun, texture={"coat": "fur", "bib": "fur", "thigh": "fur", "tail": "fur"}, away=(410, 500))
    face = w.old_dog_face().turned(at=(412, 470, 0), scale=1.0, roll=6)
    s.sheet("lead", lambda pen: w.held_lead(pen, face, "#c8382e", (236, 776)), depth=0.52, role="accent", haze=0.0)
    dog = s.clay(face, {"": "#a8602e", "blaze": "#f6e8d0", "brow": "#a8602e", "muzzle": "#f2e2c6", "jowl": "#ead8bc", "chin": "#dcc8aa", "nose": "#2c1c1e", "ear": "#7a4424", "lid": "#8f5228"},
                 name="dog", role="subject", sheets=5, depth=0.56, relief=46, lamps=sun, texture={"": "fur", "ear": "fur", "blaze": "fur"}, size=0.8)  # fmt: skip
    s.eyes(dog, iris="#4a2814", wide=0.6)
    s.strips(dog, ["lip left", "lip right", "crease"], "#4a3024", 6, lift=0)
    s.sheet("door", lambda pen: w.door_edge(pen, "#1c1418", "#a8803c"), depth=0.92, plane="front", role="prop", haze=0.0)
    s.relate(dog, "waits for", "child's shadow")
    s.relate("child's shadow", "leads to", dog)
    s.describe("A big dog waits in the hall, lead in its mouth. It is brown and white, its tail up. We stand in the open door; evening sun falls past us over the boards, and in it lies the shadow of a child with a satchel who leads a puppy.")
    s.moods("hopeful", "wistful", "loyal", "quiet")
    s.themes("waiting", "memory", "friendship", "time", "coming home")
    s.says("any minute now", "is it you", "he has your eyes", "who's a good boy", "you were so small", "Loyalty", "Ghosts", "Argos", "Retirement", "Daylight", "Overtime", "Reunion", "Yesterday", "Faith", "Ithaca", "long time no see", "once more round the block", "you can't teach him new tricks", "he knew before the bell rang", "wait for it", "home is where somebody waits", "you haven't changed a bit", "let sleeping dogs lie", "the light was always like that",
           "I never said goodbye to him", "school was over years ago", "stay", "both of us, back then", "me and my shadow", "the long goodbye", "shall we", "he smells of rain", "late again", "the years between", "still under contract", "every dog has his day", "tell him I'm coming", "man's best memory", "good things come", "one last walk", "what remains of us", "seven years to one", "he thinks it's still Tuesday", "the key was where we left it", "first in, last out")  # fmt: skip
    s.about(place="the hall of a house", time="evening", light="low sun through the door behind us", composition="centred", view="from above, from the doorstep", foreground="the dark edge of the open door with its knob", unexplained="the shadow of a child and a puppy, and nobody who throws it")
