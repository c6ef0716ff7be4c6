"""One Minute's Silence: a heron bows low over a matchbox on the pond; one eye is not quite shut."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_props import plait
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import mourners as m

FLAME, BOX = (432, 740), (370, 850)
CARP = ((120, 790, 190), (70, 930, 170), (190, 690, 150), (560, 1060, 220), (400, 1120, 230), (690, 940, 200), (640, 800, 150), (250, 1050, 200), (330, 640, 130), (520, 700, 130))


@light_box(id="h2t6sa", title="One Minute's Silence", seed=58, palette="back seat", light=(0.4, -0.8))
def paint(s: LightBox) -> None:
    """Dusk; the stub of a candle lights the throat, the box and who has come."""
    s.took_view("from above")
    s.back("#1d5560", "#08202c", at=(400, 820), radius=820)
    for n, (r, paper) in enumerate(((350, "#2a5c5c"), (265, "#5a6a4e"), (190, "#a87a42"), (128, "#e0a04c"))):
        s.sheet(f"light {n}", lambda pen, r=r, paper=paper: pen.oval(410, 838, r, r * 0.62, paper), depth=0.01 + 0.008 * n, haze=0.0)
    s.sheet("moon", lambda pen: m.broken_moon(pen, (640, 120), 62, "#b8d0d8"), depth=0.05, haze=0.0)
    s.sheet("carp", lambda pen: [m.carp(pen, (x, y), BOX, size, "#2b6266", "#efe0b8") for x, y, size in CARP], depth=0.08, role="witness", count=len(CARP), haze=0.0)
    s.sheet("water over them", "M-20,-20 H820 V1220 H-20Z", "#123f4a", depth=0.12, alpha=0.3, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.lamp((420, 800), 330, "#ff8a34", 0.45)
    s.sheet("ripples", lambda pen: (m.rings(pen, BOX, (176, 240, 316, 404, 510), 0.6, "#6b9c96", 4), m.rings(pen, (624, 886), (26, 50, 80), 0.45, "#9cc0b4"), m.rings(pen, (727, 886), (24, 46), 0.45, "#9cc0b4")), depth=0.14, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.sheet("lily pads", lambda pen: [m.lily_pad(pen, (x, y), r, turn, "#1c5148") for x, y, r, turn in ((90, 150, 84, 30), (200, 90, 60, 140), (30, 260, 56, 300), (440, 70, 66, 200))], depth=0.18, haze=0.0)
    heron = s.clay(m.bowing_heron(), {"": "#8b9fb6", "wing": "#5d7490", "neck": "#d5dbdc", "breast": "#eef0ea", "thigh": "#7c90a8", "head": "#dfe4e2", "crown": "#1b2230", "beak": "#d79a3e", "lower beak": "#b9772c", "leg": "#7d7358"}, name="heron", role="subject",
                   sheets=6, depth=0.3, relief=44, lamps=[Lamp(*FLAME, 150, 1.9, 330), Lamp(0.5, -0.7, 0.5, 0.4)], texture={"": "feathers", "wing": "feathers", "neck": "feathers", "breast": "feathers", "thigh": "feathers"}, rim=FLAME, rim_colour="#ffc878", shadow=0.6)  # fmt: skip
    s.sheet("plumes", lambda pen: m.hanging_plumes(pen, "#e9e4d4"), depth=0.58, haze=0.0)
    s.lamp((450, 700), 340, "#ff9a44", 0.42)
    s.sheet("where it stands", lambda pen: (pen.path("M594,898 C606,886 640,886 654,898 C650,918 600,918 594,898Z", "#4a5c4c"), m.rings(pen, (624, 898), (31,), 0.36, "#9cc0b4")), depth=0.6, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.strips(heron, ["mouth"], "#5a3416", 4, lift=0)
    s.sheet("eye", lambda pen: m.almost_shut(pen, (258, 484), -103, 23, "#bcc4cc", "#f4c23c"), depth=heron.depth_at(256, 486, 2), haze=0.0)
    s.sheet("drop", lambda pen: (pen.path(cuts.drop(305, 746, 10), "#bfe0ea"), pen.lit(cuts.circle(302, 752, 3), "#ffffff")), depth=0.62, haze=0.0)
    s.sheet("box", lambda pen: m.matchbox(pen, "#ee7a2a"), depth=0.4, role="accent", haze=0.0)
    s.lamp(FLAME, 190, "#ff9e48", 0.6)
    s.sheet("daisies", lambda pen: [m.daisy(pen, (x, y), r) for x, y, r in ((200, 900, 26), (560, 930, 30), (470, 960, 22), (150, 820, 18))], depth=0.3, haze=0.0)
    s.sheet("child", lambda pen: m.bowed_head(pen, "#7a4a2c", "#c98d66", "#2a4560"), depth=0.74, haze=0.0)
    s.sheet("plaits", lambda pen: [plait(pen, way, "#7a4a2c", "#d8d2c0", 40) for way in ([(104, 1108), (80, 1140), (82, 1196)], [(194, 1110), (220, 1142), (220, 1198)])], depth=0.84, haze=0.0)
    s.sheet("paper hat", lambda pen: m.paper_hat(pen, (157, 986), 7, "#262a34"), depth=0.9, haze=0.0)
    s.sheet("willow", lambda pen: m.willow(pen, 7, (20, 66, 120, 250, 690, 742, 786), "#12403a"), depth=0.9, plane="front", haze=0.0)
    s.sheet("reeds", lambda pen: m.reeds(pen, 4, (700, 740, 772, 800, 660), 1240, "#0f3a34", "#3a2420"), depth=0.92, plane="front", haze=0.0)
    s.relate(heron, "towers over", "box")
    s.describe("A heron bows over a dead goldfish on a matchbox. A candle burns on the box, which floats on a dark pond. The heron’s eye is not quite shut, and a drop hangs from its beak. Round mouths open in the water. A child in a black hat watches.")
    s.moods("solemn", "hungry", "hushed", "sly")
    s.themes("farewell", "appetite", "ceremony", "water")
    s.says("amen", "the caterer is here", "small funerals are the worst", "grief and appetite", "one eye on the buffet", "we are gathered here today", "a moment of reflection", "he barely knew him", "let us prey", "a bowl stands empty at home", "the wake", "ashes to ashes, fish to fish", "burial at sea", "he will be missed, briefly", "the uninvited guest bows lowest", "condolences to the chef", "last rites", "candlelit dinner", "who gets the will", "is he crying or drooling", "peeking during prayers", "the whole pond came", "a choir of mouths", "the undertaker's nephew", "say a few words", "rest in peas", "closed casket, please", "the vicar is fasting", "mourning dress", "no flowers by request", "he was only a pet", "respect has a long neck", "Sunday suit, weekday hunger", "everyone says O", "the light goes out first", "do not open until Monday", "my first black hat", "professional mourner", "three years in a bowl", "bow your heads", "crocodiles cry, herons drip", "swim well")
    s.about(place="a garden pond", time="dusk", light="a candle stub on a matchbox", composition="diagonal", view="from above, from the bank", foreground="a child's head in a black paper hat, reeds", unexplained="round pale mouths under the surface")
