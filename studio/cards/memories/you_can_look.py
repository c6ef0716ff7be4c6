"""You Can Look: a pelican on the doorstep lowers its lit pouch to a child."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.birds import full_pelican
from reverie_studio.sculpt.figures import reaching
from reverie_studio.sculpt.hands import hand

GLOW, INK = (392, 566), "#8f541f"


def house(pen: PaperPen) -> None:
    """Boards, a door and its frame."""
    pen.rect(-20, -20, 840, 1000, "#1f2c5c")
    with pen.flat():
        pen.path(" ".join(f"M-20,{y} H820" for y in range(20, 1000, 52)), "#18234c", stroke=3)
    pen.rect(404, 236, 420, 720, "#121a3c")
    pen.rect(430, 262, 380, 700, "#33295a")
    for x, y, h in ((462, 300, 240), (640, 300, 240), (462, 580, 320), (640, 580, 320)):
        pen.rect(x, y, 150, h, "#2a2150")


def window(pen: PaperPen) -> None:
    """Lit, upstairs; somebody stands in it."""
    pen.rect(62, 96, 176, 236, "#121a3c")
    pen.lit("M76,110 h148 v208 h-148Z", "#f6c272", 0.8)
    pen.path("M150,318 C150,262 156,236 172,224 C158,206 164,178 186,178 C208,178 214,206 200,224 C216,236 222,262 222,318Z", "#3a2a4a")
    pen.path("M146,110 h8 v208 h-8Z M76,206 h148 v8 h-148Z", "#121a3c")


def secret(pen: PaperPen) -> None:
    """Behind the skin of the pouch: something curled, with ears and a tail."""
    with pen.at(-26, 6), pen.flat():
        pen.path("M338,590 C334,540 372,508 416,512 C460,516 482,556 472,596 C462,634 420,648 384,638 C360,630 342,614 338,590Z", INK)
        pen.path("M470,560 C492,576 486,622 452,644 C414,666 352,660 316,634 C304,624 312,614 324,620 C360,640 420,642 448,616 C464,600 466,580 470,560Z", INK)
        pen.path("M392,520 C380,500 384,482 396,476 C408,486 414,500 414,514Z M430,514 C434,494 448,484 460,488 C460,504 454,516 446,526Z", INK)
        pen.path("M340,628 C352,640 366,646 380,650 M396,622 C386,596 404,574 432,584 M424,556 q12,8 26,1", "#e9a850", stroke=4)


def scraper(pen: PaperPen) -> None:
    """Iron, at the foot of the steps."""
    with pen.cut(2):
        for x in (556, 742):
            pen.path(f"M{x - 12},1220 L{x - 9},1064 C{x - 40},1056 {x - 36},1014 {x - 4},1018 C{x + 18},1022 {x + 14},1050 {x - 2},1046 C{x + 8},1066 {x + 11},1064 {x + 12},1220Z", "#0b1028")
        pen.rect(556, 1122, 186, 18, "#0b1028")


@light_box(id="qv4j17", title="You Can Look", seed=44, palette="lantern night", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """Blue hour: the only near light is inside the pouch."""
    s.took_view("from below")
    s.back("#2f4486", "#10163a", at=(200, 300), radius=800)
    s.sheet("house", house, depth=0.12, haze=0.0)
    s.sheet("window", window, depth=0.16, haze=0.0)
    s.lamp((420, 600), 420, "#f2a04e", 0.5)
    bird = s.clay(full_pelican().turned(at=(690, 712, 0), scale=1.6), {"": "#8196c8", "wing": "#5b6fae", "neck": "#93a6d4", "bill": "#d8924a", "rim": "#e0a258", "pouch": "#f7b765", "leg": "#c77c48"}, name="pelican", role="subject",
                  sheets=6, depth=0.3, relief=44, lamps=[Lamp(*GLOW, 190, 1.7, 360), Lamp(-0.2, -0.7, 0.5, 0.22)], texture={"": "feathers", "wing": "feathers", "neck": "feathers"}, size=0.9, shadow=0.6)  # fmt: skip
    s.eyes(bird, iris="#f4d27a", lid="#b0bfe6")
    s.lamp(GLOW, 150, "#ffdf90", 0.75)
    s.sheet("something curled", secret, depth=0.62, role="accent", haze=0.0, shadow=(0, 0, 0, 0.0), sheer=0.0)
    s.clay(hand("open", wrist=0).turned(at=(496, 596, 0), scale=0.3, roll=16), "#70400f", name="tiny palm", sheets=1, depth=0.62, relief=1, emboss=0.0, contrast=0.2, shadow=0.0)
    s.sheet("step", lambda pen: (pen.rect(-20, 1080, 840, 80, "#36427e"), pen.rect(-20, 958, 840, 124, "#232d62"), pen.rect(-20, 958, 840, 20, "#3a4684")), depth=0.58, haze=0.0)
    s.lamp((330, 800), 420, "#f0a050", 0.22)
    s.clay(reaching().turned(at=(206, 1126, 0), scale=1.4, roll=3), {"": "#c8b4d6", "arm": "#c98d66", "leg": "#c98d66", "hair": "#3a2430"}, name="child on tiptoe", role="witness", sheets=3, depth=0.7, relief=20,
           by_light=1.0, calm=2.2, lamps=[Lamp(430, 600, 140, 2.0, 300)], ambient=0.3, texture={"hair": "hair", "": "cloth"}, size=0.7, rim=(430, 540), rim_colour="#ffc878", shadow=0.7)  # fmt: skip
    s.sheet("near step", lambda pen: (pen.rect(-20, 1146, 840, 130, "#151d48"), pen.rect(-20, 1146, 840, 22, "#2a3570")), depth=0.86, haze=0.0)
    s.sheet("boot scraper", scraper, depth=0.93, plane="front", haze=0.0)
    s.relate(bird, "contains", "something curled")
    s.describe("A pelican shows a child what is in its pouch. The pouch is lit from inside: something with two small ears sleeps in it, and beside it a tiny palm is pressed against the skin. The child stands on tiptoe. Upstairs somebody stands at a lit window.")
    s.moods("curious", "tender", "uncanny", "hushed")
    s.themes("arrival", "siblings", "secrets", "night")
    s.says("is it a boy", "cash on delivery", "special delivery", "they never asked if I wanted one", "you can look but not touch", "twins", "the stork was ill", "night light", "what's for supper", "return to sender", "we said a dog", "new neighbours", "who signed for it", "the other one", "bedtime story", "adopted")
    s.about(place="a front door", time="blue hour", light="a lit pouch", composition="diagonal", view="from below, from the foot of the steps", foreground="an iron boot scraper and a step", unexplained="the hand is not alone")
