"""He Started It: a girl and a goat stand in the corner; their shadows have turned and whisper."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.engine.clay_parts import in_perspective
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.culprits import (
    bitten_atlas,
    corner_girl,
    corner_goat,
    papered_corner,
    rocking_stool,
    whispering_shadows,
)

RIBBON = "#c8432f"


def cupboard(pen: PaperPen) -> None:
    """On whose top we lie, with the atlas."""
    pen.path("M-20,1128 C200,1112 600,1112 820,1128 V1220 H-20Z", "#2f1a18")
    pen.path("M-20,1128 C200,1112 600,1112 820,1128 V1142 C600,1126 200,1126 -20,1142Z", "#6a3f2c")
    with pen.at(276, 1212, turn=-3, scale=0.8):
        bitten_atlas(pen, "#f0e2c0", "#7fa8a8", "#c9a860")


def stool(pen: PaperPen) -> None:
    """Left a moment ago."""
    with pen.at(722, 912, scale=0.86):
        pen.path("M-120,96 C-60,70 60,70 130,120 C70,150 -60,140 -120,96Z", "#3a2018", alpha=0.5)
        rocking_stool(pen, "#b8763c")


def loose_bow(pen: PaperPen, x: float, y: float) -> None:
    """Half undone: one loop, two ends."""
    pen.path(cuts.leaf(x, y, 62, -160, 0.4), RIBBON)
    pen.taper([(x, y), (x + 44, y + 10), (x + 62, y + 66), (x + 50, y + 118)], 15, 22, RIBBON)
    pen.taper([(x, y), (x - 30, y + 30), (x - 40, y + 86)], 14, 20, "#a8342a")
    pen.circle(x, y, 13, "#a8342a")


@light_box(id="g9x2ha", title="He Started It", seed=64, palette="attic dust", light=(0.5, -0.7))
def paint(s: LightBox) -> None:
    """The door behind us throws both of them on the walls."""
    s.took_view("from above")
    s.back("#fff2c4", "#e0a050", at=(430, 330), radius=620)
    s.sheet("corner", lambda pen: papered_corner(pen, ("#d89a58", "#c98648", "#8a5230")), depth=0.12, haze=0.0)
    s.lamp((430, 330), 520, "#ffdf9a", 0.4)
    shades = s.sheet("shadows", lambda pen: whispering_shadows(pen, "#4a2630"), depth=0.2, role="accent", haze=0.0, shadow=(0, 0, 0, 0.0), alpha=0.86, rim=0.0)
    door = [Lamp(0.55, -0.35, 0.7, 1.1)]
    s.sheet("stool", stool, depth=0.4, haze=0.0)
    s.sheet("on the floor", "M116,1056 C156,1010 330,1004 380,1030 C430,980 640,980 704,1034 C690,1086 480,1096 400,1066 C330,1096 180,1090 140,1056Z", "#2f1a18", depth=0.36, alpha=0.45, haze=0.0, shadow=(0, 0, 0, 0.0))
    goat = s.clay(in_perspective(corner_goat().turned(at=(534, 1046, 0), scale=1.08, pitch=-30), (430, 800), 1600), {"": "#cfc4b4", "leg": "#b9ad9e", "hoof": "#3a2a28", "tail": "#e6dccb", "head": "#a89a8c", "ear": "#b08a78", "horn": "#6a5040"},
                  name="goat", role="subject", sheets=5, depth=0.42, relief=40, lamps=door, texture={"": "fur", "tail": "fur"}, size=1.3, away=(540, 560), shadow=0.6)  # fmt: skip
    girl = s.clay(in_perspective(corner_girl().turned(at=(244, 1046, 0), scale=1.04, pitch=-24), (430, 800), 1600), {"": "#4f7f8c", "sleeve": "#5a8c98", "arm": "#d89a78", "hand": "#dca080", "hair": "#5a2f22", "nape": "#d89a78", "leg": "#d89a78", "sock": "#efe6d2", "shoe": "#4a2422"},
                  name="girl", role="subject", sheets=4, depth=0.5, relief=40, by_light=0.85, calm=1.8, lamps=door, texture={"hair": "hair", "": "cloth"}, shadow=0.6)  # fmt: skip
    x, y = girl["bow"]
    s.sheet("bow", lambda pen: loose_bow(pen, x, y), depth=0.82, haze=0.0)
    s.sheet("cupboard", cupboard, depth=0.9, plane="front", haze=0.0)
    s.relate(goat, "casts the shadow of", shades)
    s.relate(girl, "listens to", goat)
    s.describe("A girl and a goat stand in the corner. They stand side by side, backs to us, and look at the wall. On the wallpaper their great shadows have turned to one another and whisper. Near us lies an atlas with a piece bitten out of it.")
    s.moods("guilty", "conspiring", "comic", "warm")
    s.themes("punishment", "friendship", "guilt", "mischief")
    s.says("he started it", "co-defendants", "the best hour of that whole year", "partners", "think about what you have done", "we said sorry", "who ate Africa", "plotting the next one", "the scapegoat", "two horns and a halo", "stand in the corner",
           "the walls have mouths", "our better halves", "not a word", "geography lesson", "butting in", "the third one got away", "backs to the world", "kept in after lunch", "a shady deal", "what the grown-ups cannot see", "kindred spirits", "twins at heart",
           "crime and paper", "hungry for knowledge", "shadow cabinet", "they will do it again", "in disgrace", "face the wallpaper", "a kiss on the wallpaper", "behind our backs", "getting our story straight", "the ringleader left", "stubborn as two",
           "remorse in front only", "the long five minutes", "a bite of the world", "bad influence", "accomplice", "honest to goat", "we are not finished", "side by side")  # fmt: skip
    s.about(place="a parlour corner", time="afternoon", light="the door behind us", composition="centred", view="eye level",
            foreground="the cupboard's top and a bitten atlas", unexplained="an empty stool that is still rocking")  # fmt: skip
