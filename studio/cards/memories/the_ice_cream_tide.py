"""The Ice-cream Tide: an ice-cream van is stranded on a sandbank, and everything it sold has become a sea."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def berg(pen, x, y, r, ice, lean=0):
    """A scoop that swims upside down, its cone in the air."""
    with pen.at(x, y, turn=lean):
        with pen.cut(1.4):
            pen.path(f"M{-r * 0.72},{-r * 0.5} L0,{-r * 2.7} L{r * 0.72},{-r * 0.5}Z", "#dda25c")
            for k in range(4):
                t = (k + 0.6) / 6.4
                pen.erase(f"M{r * 0.72 - r * 0.72 * t + 2},{-r * 0.5 - r * 2.2 * t} l{-r * 0.5},{r * 0.55} -3,-4 {r * 0.5},{-r * 0.55}Z")
                pen.erase(f"M{-r * 0.72 + r * 0.72 * t - 2},{-r * 0.5 - r * 2.2 * t} l{r * 0.5},{r * 0.55} 3,-4 {-r * 0.5},{-r * 0.55}Z")
        pen.path(f"M{-r * 1.06},{r * 0.5} C{-r * 1.2},{-r * 0.5} {-r * 0.7},{-r * 0.86} 0,{-r * 0.84} C{r * 0.7},{-r * 0.86} {r * 1.2},{-r * 0.5} {r * 1.06},{r * 0.5}Z", ice)
        pen.path(f"M{-r * 1.0},{-r * 0.34} q{r * 0.16},{r * 0.4} {r * 0.32},0 q{r * 0.16},{r * 0.7} {r * 0.36},0 q{r * 0.18},{r * 0.3} {r * 0.34},0 q{r * 0.18},{r * 0.54} {r * 0.36},0 q{r * 0.16},{r * 0.3} {r * 0.3},0 C{r * 0.9},{-r * 0.9} {-r * 0.7},{-r * 0.95} {-r * 1.0},{-r * 0.34}Z", mix(ice, "#ffffff", 0.4))


def swimmer(pen, x, y, k, cap, skin, arm=1):
    with pen.at(x, y, scale=k, flip=arm < 0):
        pen.path("M-60,40 C-64,10 -30,-2 0,-2 C30,-2 60,8 62,40Z", skin)
        pen.taper([(40, 20), (78, -28), (116, -34)], 24, 14, skin)
        pen.circle(0, -30, 32, skin)
        pen.path("M-34,-30 C-36,-76 36,-76 34,-30 C20,-40 -20,-40 -34,-30Z", cap)
        with pen.flat():
            pen.circle(-10, -22, 3.6, "#4b2430")
            pen.circle(14, -22, 3.6, "#4b2430")
            pen.path("M-6,-8 q8,7 16,0", "#4b2430", stroke=3)


def dog(pen):
    """Sits on the roof and looks down."""
    with pen.at(196, 330):
        pen.taper([(44, -12), (76, -22), (88, -50)], 12, 5, "#6a4030")
        pen.path("M-34,0 C-34,-40 -30,-70 -18,-84 C10,-88 30,-66 44,-40 C56,-20 54,0 50,0Z", "#7a4a38")
        pen.path("M-30,0 V-56 h20 V0Z M-6,0 V-50 h18 V0Z", "#6a4030")
        pen.path("M-60,-86 C-70,-94 -64,-108 -46,-110 C-44,-126 -8,-132 2,-110 C8,-92 -4,-78 -24,-76 C-40,-76 -52,-78 -60,-86Z", "#7a4a38")
        pen.path("M-10,-118 C8,-122 20,-100 12,-80 C0,-84 -10,-100 -10,-118Z", "#4b2430")
        with pen.flat():
            pen.oval(-62, -96, 7, 5.5, "#2c141c")
            pen.circle(-34, -102, 4, "#2c141c")
        pen.path("M-34,-70 L8,-76 L6,-66 L-30,-60Z", "#63b7a0")


@light_box(id="pdzjv6", title="The Ice-cream Tide", seed=39, palette="peppermint", light=(0.45, -0.85))
def paint(s: LightBox) -> None:
    """Too hot for too long."""
    s.back("#fff4c4", "#a8ddd0", at=(560, 190), radius=760)
    s.sheet("sun rays", cuts.rays(s.rng, 604, 170, 115, 160, 18), "#ffb84a", depth=0.06, plane="sky", haze=0.0)
    s.disc("sun", (604, 170), 92, "#ffcf5e")
    s.puffs([(120, 150, 190)], threads=True, colour="#fffaf6")
    s.ridge(430, 6, 320, "#f7c9cf", cut="scallop", depth=0.12, name="far sea")
    s.sheet("far bergs", lambda pen: (berg(pen, 660, 430, 44, "#f3e6c4", 8), berg(pen, 760, 440, 30, "#9fd6c2", -10)), depth=0.2, haze=0.1)
    s.ridge(490, 10, 300, "#f3b2bd", cut="scallop", depth=0.24, name="sea 1")
    s.sheet("sandbank", "M-20,640 C60,580 180,556 320,560 C460,564 560,600 640,660 V760 H-20Z", "#e3b271", depth=0.34, haze=0.0)
    s.sheet("sandbank waffle", lambda pen: [pen.path(f"M{x},{640 - abs(6 - i) * -6} l40,-46 5,4 -40,46Z", "#c98f4e") for i, x in enumerate(range(20, 600, 48))], lift=2, haze=0.0)
    van = s.put("ice-cream van", at=(290, 600), scale=1.12, turn=-5, role="subject", lift=30, colour="#bfe6d8", label="stranded ice-cream van")
    s.sheet("melt from the hatch", lambda pen: melt(pen), lift=12, haze=0.0)
    s.sheet("dog on the roof", lambda pen: dog(pen), role="witness", lift=14, haze=0.0)
    s.ridge(672, 8, 260, "#ee95a6", cut="waves", depth=0.5, name="sea 2", haze=0.0)
    s.sheet("mint berg", lambda pen: berg(pen, 650, 690, 100, "#8fd0ba", 10), lift=20, haze=0.0)
    s.ridge(750, 10, 280, "#e57f95", cut="waves", depth=0.6, name="sea 3", haze=0.0)
    s.sheet("swimmers", lambda pen: (swimmer(pen, 340, 790, 0.85, "#63b7a0", "#c98b5e"), swimmer(pen, 500, 800, 0.75, "#fff2c8", "#f0c3a6", -1)), role="prop", lift=14, haze=0.0, count=2)
    s.ridge(836, 10, 270, "#dd6a84", cut="waves", depth=0.7, name="sea 4", haze=0.0)
    s.sheet("bell buoy", lambda pen: buoy(pen), role="accent", lift=18, haze=0.0)
    s.sheet("cocoa berg", lambda pen: berg(pen, 130, 924, 96, "#9a6450", -12), lift=18, haze=0.0)
    s.ridge(950, 10, 290, "#cf5572", cut="waves", depth=0.78, name="sea 5", haze=0.0)
    s.sheet("near swimmer", lambda pen: swimmer(pen, 300, 1044, 1.25, "#d43d57", "#8c5a3c"), role="prop", lift=16, haze=0.0)
    s.sheet("swimmer in a ring", lambda pen: (swimmer(pen, 610, 1052, 1.0, "#63b7a0", "#f0c3a6", -1), pen.path("M516,1078 a94,34 0 1 0 188,0 a94,34 0 1 0 -188,0Z M566,1078 a44,12 0 1 1 88,0 a44,12 0 1 1 -88,0Z", "#fff2c8")), role="prop", lift=14, haze=0.0)
    s.ridge(1096, 10, 300, "#c04a69", cut="waves", depth=0.88, name="near sea", haze=0.0)
    s.sheet("sprinkles", lambda pen: [pen.path(f"M{x},{y} l22,{d} 3,-7 -22,{-d}Z", t) for x, y, d, t in ((90, 704, 6, "#63b7a0"), (300, 716, -8, "#fff2c8"), (480, 742, 8, "#63b7a0"), (260, 880, 8, "#fff2c8"), (520, 930, -8, "#8fd0ba"), (230, 1150, 10, "#fff2c8"), (640, 1166, -8, "#8fd0ba"), (470, 1176, 6, "#f3b2bd"))], lift=3, haze=0.0)
    s.relate(van, "pours out", "sea")
    s.describe("An ice-cream van spills pink ice cream into a pink sea. It stands "
               "askew on a sandbank. People in bathing caps swim in the waves. "
               "Melting scoops, cones up, float like icebergs; a buoy has a bell. A "
               "brown dog sits on the van. The sun is big.")  # fmt: skip
    s.moods("gleeful", "alarmed", "hot", "giddy")
    s.themes("summer", "too much", "melting", "the sea", "disaster")
    s.says("last scoop", "climate change", "be careful what you wish for", "brain freeze", "high tide, two scoops", "sold out", "sticky end", "swim or lick", "rescue dog", "paradise", "the wafers are the lifeboats", "overflow",
           "heatwave", "who left the door open", "sweet catastrophe", "sugar rush", "all good things melt", "the captain stays on the ship")
    s.about(place="a beach", time="noon", weather="hot", light="high sun", view="slightly from above", composition="high")


def melt(pen):
    pen.path("M96,474 C150,452 260,440 306,452 C320,462 312,490 304,504 C300,520 284,520 280,506 C274,492 262,496 262,512 C264,560 300,590 380,600 C440,610 470,640 480,700 H20 C24,640 60,616 120,600 C160,588 168,560 164,520 C160,500 146,502 146,518 C144,540 122,540 120,518 C118,500 84,500 96,474Z", "#ee95a6")
    pen.path("M190,470 C214,462 232,462 246,470 C236,500 238,560 262,594 C284,620 330,620 340,650 C330,700 200,700 130,690 C100,670 120,640 160,624 C196,606 196,520 190,470Z", "#f8ccd3")
    pen.circle(206, 452, 36, "#f8ccd3")
    pen.circle(262, 450, 28, "#f3e6c4")
    pen.circle(146, 458, 30, "#e8758c")


def buoy(pen):
    with pen.at(640, 924, scale=1.2, turn=9):
        pen.path("M-48,-30 V-112 a48,48 0 0 1 96,0 V-30 h-13 V-110 a35,35 0 0 0 -70,0 V-30Z", "#4b2430")
        pen.rect(-4, -158, 8, 50, "#4b2430")
        pen.circle(0, -168, 12, "#63b7a0")
        pen.path("M-30,-58 C-24,-66 -24,-112 0,-116 C24,-112 24,-66 30,-58Z", "#f0c24e")
        pen.circle(6, -54, 9, "#4b2430")
        pen.path("M-70,40 L-58,-34 H58 L70,40Z", "#d43d57")
        pen.path("M-66,14 L-62,-12 H62 L66,14Z", "#fffaf3")
