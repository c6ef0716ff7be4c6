"""Nothing: a child hides a lit moth behind its back; a bloodhound has lowered its nose to the child's ear."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay, Lamp
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.child_backs import forearm, parted_head, pinafore_back, pinafore_straps
from reverie_studio.sculpt.corridors import night_passage
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.hounds import knowing_hound
from reverie_studio.sculpt.moth_wings import feelers, moth_body, moth_jar, moth_wings

SKIN, GLOW = "#d79a78", (358, 800)
DUST = [(470, 470, 5), (500, 452, 4), (522, 480, 6), (486, 500, 4), (540, 506, 4), (508, 520, 3), (556, 470, 3), (450, 438, 4), (534, 440, 3), (574, 500, 3), (520, 420, 3)]


@light_box(id="k7zq3n", title="Nothing", seed=23, palette="first frost", light=(-0.3, 0.8))
def paint(s: LightBox) -> None:
    """The moth is the lamp."""
    s.took_view("near")
    s.back("#4a4780", "#1b1938", at=(190, 560), radius=760)
    s.sheet("passage", night_passage, depth=0.08, haze=0.0)
    low = [Lamp(*GLOW, 240, 2.2, 460), Lamp(-0.6, -0.5, 0.5, 0.2)]
    s.lamp((110, 560), 240, "#ffe6b0", 0.35)
    dog_body = Clay().limb([(640, 420, -60, 170), (668, 640, -40, 150), (690, 820, -30, 120)], melt=10, part="chest", per=5).limb([(690, 700, 0, 92), (704, 900, 10, 70), (700, 1080, 10, 58), (690, 1240, 10, 60)], melt=30, part="chest", per=5)
    s.clay(dog_body, {"": "#7a4630"}, name="chest", sheets=3, depth=0.2, relief=20, calm=2.0, lamps=low, texture="fur", size=1.4, away=(640, 300), fade=((560, 700), (860, 1300)))
    child = s.clay(pinafore_back(), {"": "#8486c4", "sleeve": "#8f91cc", "nape": SKIN}, name="child", role="witness", sheets=4, depth=0.36, relief=26, by_light=0.9, calm=2.4, lamps=low, texture={"": "cloth"}, shadow=0.6)
    s.sheet("straps", pinafore_straps, depth=0.56, haze=0.0)
    dog = s.clay(knowing_hound().turned(at=(540, 262, 0), scale=1.42, yaw=-22, pitch=-6), {"": "#a8683f", "ear": "#6a3a34", "lip": "#96573a", "nose": "#2a1e2a"}, name="hound", role="subject", sheets=5, depth=0.42, relief=40, lamps=low,
                 texture={"": "fur", "ear": "fur"}, shadow=0.7, ambient=0.3, rim=(110, 420), rim_colour="#cfc4e8")  # fmt: skip
    s.eyes(dog, iris="#d6963e", lid="#96583a")
    s.sheet("dust", lambda pen: [pen.lit(cuts.circle(x, y, r), "#ffe08a", 0.8) for x, y, r in DUST], depth=0.74, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.clay(parted_head().turned(at=(300, 408, 0), scale=1.04, roll=-6), {"": "#c2935a", "right": "#b98a52", "ear": SKIN}, name="head", sheets=3, depth=0.6, relief=18, lamps=[Lamp(0.3, 0.5, 0.8)], texture={"": "hair", "right": "hair"}, away=(290, 330))
    s.lamp(GLOW, 430, "#ffc766", 0.5)
    moth = s.sheet("moth", lambda pen: moth_wings(pen, GLOW, "#8a4a1e", "#ffc14a", 1.02), depth=0.74, role="accent", haze=0.0)
    s.lamp((GLOW[0], GLOW[1] - 20), 330, "#ffd884", 0.3)
    s.sheet("feelers", lambda pen: feelers(pen, (GLOW[0], GLOW[1] - 90), "#6a3a1c"), depth=0.78, haze=0.0)
    s.clay(moth_body().turned(at=(GLOW[0], GLOW[1], 0)), {"": "#f2c878", "tail": "#b9772e", "eye": "#2a1a22"}, name="moth body", sheets=3, depth=0.77, relief=8, texture={"": "fur"}, lamps=[Lamp(0, -0.4, 0.8)])
    for side in (-1, 1):
        s.clay(forearm(side), {"": "#8f91cc", "skin": SKIN}, name="forearm", sheets=2, depth=0.8, relief=10, lamps=low, calm=2.0)
    for x, y, roll, flip in ((296, 884, 76, True), (420, 880, -74, False)):
        s.clay(hand("cup", wrist=0).turned(at=(x, y, 0), scale=0.95, roll=roll, flip=flip), dict.fromkeys(("", "thumb", "index", "middle", "ring", "little"), SKIN), name="hand", sheets=3, depth=0.84, relief=12, lamps=low, calm=1.6)
    s.sheet("stool and jar", moth_jar, depth=0.92, plane="front", haze=0.0, sheer=0.2)
    s.relate(dog, "listens to", child)
    s.describe("A child hides a great shining moth behind its back. The wings spread to both sides as if they were the child’s own. Over its shoulder a huge bloodhound lowers its nose to the child’s ear; its muzzle is powdered with gold. An open jar stands near.")
    s.moods("guilty", "tender", "hushed", "tense")
    s.themes("secrets", "guilt", "wonder", "being found out")
    s.says("nothing behind my back", "customs check", "only for one night", "show me your hands", "angel by accident", "smuggler", "the jar is empty", "it smells of truth", "guilty as charged", "who ate the other one",
           "borrowed wings", "a bad liar", "the nose knows", "evidence", "contraband", "wings you must not have", "catch and release", "he already knows", "the interrogation", "stand still now",
           "a light sleeper", "pocket lamp", "I am not holding anything", "sniffer dog", "innocent from the front", "what are you hiding", "crossed fingers", "too bright to hide", "kept past bedtime", "both hands please",
           "butter wouldn't melt", "partner in crime", "gold dust", "fallen angel", "the warm side of a lie", "night visitor", "the confession is glowing", "it will not last till breakfast", "a secret with a pulse", "search warrant", "back to front", "halo repair")  # fmt: skip
    s.about(place="a nursery passage", time="late at night", light="a lit moth held in two hands", composition="centred", view="near, from behind, at the height of the hands", foreground="an empty jar on a stool", unexplained="the hound's muzzle is powdered with the same light")
