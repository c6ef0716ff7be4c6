"""Which One Am I: a chameleon on a paintbox, each part of it the colour it stands on, one foot over the white."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import paintbox as b

PANS = (("#f2c53a", "#ee8a34", "#d8412f", "#a83a7a", "#5a4aa8", "#2f6fb8"), ("#f7e08a", "#c98a3c", "#8a4a2c", "#3f8a4a", "#3fa8a0", "#26406e"))
BANDS = ("#f2c53a", "#ee9a38", "#e2603a", "#c8487a", "#8a50a8", "#4a68c0")


@light_box(id="q8s2pw", title="Which One Am I", seed=36, palette="kitchen morning", light=(-0.4, -0.8))
def paint(s: LightBox) -> None:
    """The white sheet is the lamp."""
    s.took_view("from above")
    s.back("#b98a5a", "#6a452c", at=(420, 560), radius=900)
    s.sheet("desk", lambda pen: b.desk(pen, "#b5824f"), depth=0.04, haze=0.0)
    s.lamp((620, 960), 620, "#fff2c0", 0.5)
    s.sheet("painted sheet", lambda pen: b.painted_sheet(pen, (556, 936), 9, (500, 560)), depth=0.1, role="prop", haze=0.0, sheer=0.3)
    s.lamp((570, 930), 470, "#fff6da", 0.5)
    s.sheet("paintbox", lambda pen: b.paint_box(pen, (330, 392), 18, "#3a3f4c", PANS), depth=0.2, role="prop", haze=0.0)
    light = [Lamp(-0.5, -0.7, 0.7, 0.8), Lamp(620, 980, 200, 0.5, 300)]
    papers = {"": "#4a68c0", **{f"band {k}": paper for k, paper in enumerate(BANDS)}, "head": "#3f8fc8", "casque": "#4a7fd0", "turret": "#6ab0d8", "throat": "#8fd0d8", "crest": "#fff0d0", "hind near": "#f2b83a", "hind far": "#e2a52e", "fore far": "#6a48b0", "fore near": "#e8f2ee", "tail": "#f2e6cc", "nail": "#4a3a34"}
    it = s.clay(b.chameleon().turned(at=(376, 560, 0), scale=1.02, pitch=-30, roll=18), papers, name="chameleon", role="subject", sheets=5, depth=0.36, relief=44, lamps=light, texture={f"band {k}": "scales" for k in range(6)} | {"head": "scales"}, size=0.9)
    s.strips(it, ["mouth"], "#1f2f4a", 5, lift=0)
    s.beads(it, ["near eye"], 15, iris="#f2b43a", wide=0.6)
    s.beads(it, [(708, 411)], 10, iris="#f2b43a", wide=0.6, look=(-0.7, -0.8))
    s.sheet("glass", lambda pen: b.water_glass(pen, 66, 1092, 176, ("#cfdce8", "#6a4a9a")), depth=0.8, haze=0.0)
    s.sheet("brush", lambda pen: b.near_brush(pen, (-60, 700), (330, 1150), 62, "#4a1f26", "#c8402f"), depth=0.88, haze=0.0)
    s.relate(it, "is made of", "paintbox")
    s.describe("A chameleon walks over a paintbox, each part of it another colour. We look down on a school desk. One foot hangs in the air over a painted sheet; in the painted garden is a white gap of just its shape. A huge brush lies in front.")
    s.moods("undecided", "colourful", "curious", "lonely")
    s.themes("identity", "belonging", "art", "school")
    s.says("which one am I", "stay inside the lines", "there I would never be found", "true colours", "blending in", "one foot in the door", "a blank space for me", "all of the above", "off the palette", "feeling blue", "who painted whom", "make up your mind", "off-white lie", "the new kid", "trying on colours", "every day somebody else", "the missing piece", "paint by numbers", "a place made for me", "two-eyed view", "leave me out of it", "changing schools", "I could be anyone", "rainbow at rest", "last seen in yellow", "dip a toe in", "cold feet", "somebody left a gap", "the shape of absence", "don't touch, wet", "mixed feelings", "the art of hiding", "self-portrait, unfinished", "it suits you", "before I was finished", "step into the picture", "nobody's favourite colour", "show your colours", "invisible friend", "wish you were here", "home is the right colour")
    s.about(place="a school desk", time="an art lesson", light="a white sheet, lit", composition="diagonal", view="from above", foreground="a thick brush and a glass of water", unexplained="a gap of its shape in the painting")
