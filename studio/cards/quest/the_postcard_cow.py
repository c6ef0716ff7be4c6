"""Half a cow is in the picture, fat and coloured; the half outside is ink and bones, and that half is milked."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

GOLD, BROWN, CREAM, PINK, CORAL = "#d8a84a", "#a8603a", "#f8efdc", "#e8a898", "#d8503c"
INNER = "M92,330H430V930H92Z"


def frame(pen: Pen) -> None:
    pen.path("M50,288H472V972H50Z", GOLD)
    pen.path("M72,310H450V950H72Z", "#b8842c")
    for x, y in ((50, 288), (472, 288), (50, 972), (472, 972)):
        pen.circle(x, y, 30, GOLD)
        pen.circle(x, y, 12, "#b8842c")
    pen.erase(INNER)


def meadow(pen: Pen) -> None:
    with pen.clip(INNER):
        pen.rect(80, 320, 360, 620, "#8fd0dc")
        pen.path("M80,560C150,510 220,540 270,560C330,520 400,530 450,550V700H80Z", "#5fae8c")
        pen.path("M80,660C200,620 330,640 450,626V940H80Z", "#86c05a")
        pen.circle(160, 410, 36, "#f6d060")
        pen.path("M290,430C280,400 320,390 334,404C350,384 388,396 384,420C404,424 400,446 380,446H300C280,446 276,434 290,430Z", CREAM)
        for x, y, t in ((120, 700, CORAL), (170, 690, "#f6d060"), (136, 880, CORAL), (190, 900, CREAM), (240, 884, CORAL), (300, 906, "#f6d060"), (400, 900, CORAL), (110, 800, "#f6d060")):
            pen.line(x, y, x, y + 22, "#3f8a4a", 4)
            pen.circle(x, y, 10, t)


def fat_half(pen: Pen) -> None:
    """Head, round shoulder and belly, in front of the frame's right bar."""
    pen.path("M262,880V740H316V880ZM360,886V760H414V886Z", CREAM)
    pen.path("M258,880h62v20h-62ZM356,886h62v20h-62Z", "#4a3a34")
    pen.path("M451,560C400,536 300,530 262,570C226,600 214,680 236,740C260,810 360,830 451,812Z", CREAM)
    pen.path("M330,546C380,540 430,546 451,560V690C410,712 350,700 330,650C316,610 310,570 330,546Z", BROWN)
    pen.path("M240,640C262,650 280,690 266,730C250,744 232,720 230,690Z", BROWN)
    pen.path("M290,560C250,536 190,548 168,590C140,600 112,640 120,676C130,704 168,704 192,690C230,692 270,660 290,620Z", CREAM)
    pen.path("M250,552C220,546 190,560 180,592C200,612 240,606 262,590Z", BROWN)
    pen.path("M120,650C108,668 116,704 146,706C172,708 186,690 180,672C160,650 134,642 120,650Z", PINK)
    pen.circle(134, 674, 5, "#6a3a34")
    pen.circle(158, 680, 5, "#6a3a34")
    pen.oval(200, 616, 9, 11, "#2b2220")
    pen.path("M232,548C216,520 222,500 236,488C246,506 256,522 258,546Z", "#f0dca8")
    pen.path("M262,566C286,540 316,540 328,556C310,580 284,588 266,584Z", BROWN)
    pen.path("M130,700C120,720 128,742 116,760M140,704C140,724 150,736 144,756", "#3f8a4a", stroke=5)
    pen.circle(114, 764, 9, CORAL)


def thin_half(pen: Pen) -> None:
    """Back, hips and hind legs without flesh."""
    pen.path("M451,566C520,574 590,590 640,574C664,566 690,580 694,610C700,650 690,690 676,716L690,800L672,900L676,1040H648L650,900L646,800L628,740C600,720 560,712 520,720C490,726 470,744 451,760Z", CREAM)
    pen.path("M604,730L614,800L596,890L604,1030H580L574,890L580,800L572,722Z", CREAM)
    pen.path("M538,722C540,742 560,748 578,740L584,722Z", "#f3dcd4")


def bones(k: InkPen) -> None:
    for i in range(6):
        x = 470 + i * 22
        k.line([(x, 590 + i * 2), (x - 12, 640), (x - 4, 700 - i * 4)], 2.4, smooth=True)
    k.line([(451, 576), (540, 588), (640, 582)], 2)
    k.line([(612, 600), (640, 640), (668, 650), (684, 700)], 2.2, smooth=True)
    k.line([(620, 604), (600, 650), (610, 700)], 2, smooth=True)
    for x, y in ((654, 800), (672, 800), (584, 800)):
        k.line([(x - 4, y), (x + 6, y + 10), (x + 18, y)], 1.6, smooth=True)
    k.line([(690, 600), (724, 650), (720, 760), (732, 820)], 3, smooth=True)
    for d in (-8, 0, 8):
        k.line([(732, 816), (732 + d, 860)], 1.8)
    k.line([(548, 742), (546, 760)], 2.4)
    k.line([(566, 742), (566, 758)], 2.4)
    k.hatch("M600,600L690,610L676,716L620,720Z", 0.4)
    for pts in (((30, 1120), (180, 1090), (260, 1126), (420, 1096)), ((460, 1150), (560, 1120), (700, 1160), (780, 1130)), ((180, 1090), (200, 1040)), ((560, 1120), (640, 1090))):
        k.line(list(pts), 1.6, broken=0.25)


def rope(pen: Pen) -> None:
    """A museum rope on brass posts across the foot of the picture."""
    for x in (40, 420):
        pen.rect(x - 7, 986, 14, 150, "#b8842c")
        pen.circle(x, 980, 15, GOLD)
        pen.oval(x, 1138, 34, 10, "#8a6424")
    pen.path("M40,1000C130,1090 320,1090 420,1000L420,1022C320,1114 130,1114 40,1022Z", CORAL)


@card(id="gh6ly7", title="The Postcard Cow", seed=302, palette="verdigris", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-40, -40), (840, -40), (840, 220), (560, 180), (300, 240), (120, 210), (-40, 260)], "#3f8a86", name="sky wash", strength=0.95, wet=0.5, bloom=4, charge="#8fb0a0", fade=(0, 0.8))
    p.patch((-30, 960, 830, 1190), "#d8c49a", strength=0.75, fade=(0.1, 0.6), ragged=0.4, wet=0.2, bloom=2, charge="#b89a78", name="dry ground")
    p.ink(lambda k: (k.line([(104, 0), (104, 288)], 3), k.line([(418, 0), (418, 288)], 3)), name="cords of the picture")
    p.glaze([(60, 980), (300, 974), (480, 984), (700, 1040), (760, 1076), (560, 1080), (300, 1010)], "shadow", strength=0.4)
    p.draw(frame, name="gilded picture frame", role="subject", how={"light": 0.35, "second": 0.5, "hatch": 0.4, "line": 1.2})
    p.draw(meadow, name="painted meadow", record=False, behind="gilded picture frame", how={"light": 0.0, "second": 0.0, "line": 0.5, "inner": 0.3, "bloom": 2.0, "uneven": 0.7})
    thin = p.draw(thin_half, name="thin inked half of a cow", role="subject", how={"as": "ink", "line": 1.4})
    fat = p.draw(fat_half, name="fat painted half of a cow", role="subject", how={"light": 0.2, "second": 0.4, "line": 1.25})
    p.ink(bones, name="bones")
    p.draw(lambda pen: [pen.path(f"M{x - 46 * z},{y - 12 * z}C{x - 28 * z},{y - 30 * z} {x - 8 * z},{y - 22 * z} {x},{y - 4 * z}C{x + 8 * z},{y - 22 * z} {x + 28 * z},{y - 30 * z} {x + 46 * z},{y - 12 * z}C{x + 26 * z},{y - 16 * z} {x + 10 * z},{y - 6 * z} {x + 2 * z},{y + 14 * z}L{x - 4 * z},{y + 14 * z}C{x - 10 * z},{y - 6 * z} {x - 26 * z},{y - 16 * z} {x - 46 * z},{y - 12 * z}Z", "#33474a")
                        for x, y, z in ((580, 346, 1.0), (706, 410, 0.8), (640, 474, 0.56))], name="dark birds", record=False, contact=0, how={"light": 0.1, "line": 0.8})
    p.put("stump", at=(716, 1096), scale=0.5, label="stool", contact=0)
    p.figure(at=(724, 1040), age="adult", pose="sit", view="left", height=350, seed=23, prop=None, role="witness", label="farmer", expression="sad", reach={"hand_right": (-120, -110), "hand_left": (-136, -100)},
             clothes=dict(top="shirt", colour="#4f8a9a", hat="straw", shoes="boots", bottom_colour="#5a4a3a"), hair="short", how={"light": 0.25})
    p.draw(lambda pen: (pen.path("M520,1000H600L588,1092H532Z", "#8fb0b0"), pen.oval(560, 1000, 40, 12, "#3a4a4c"), pen.path("M522,996C530,950 590,950 598,996", "#5a6a6c", stroke=4)), name="empty bucket", role="prop", how={"light": 0.3})
    p.draw(rope, name="red museum rope", role="accent", how={"light": 0.25, "second": 0.3})
    s.relate(fat, "turns into", thin)
    s.describe("A cow stands half inside a golden picture frame. Her front, inside, "
               "is plump and coloured and grazes in a green meadow. Her back half, "
               "outside, is only drawn in ink, thin, with ribs showing. Behind her a "
               "farmer sits with an empty bucket on dry ground.")  # fmt: skip
    s.moods("ironic", "hungry", "charming", "uneasy")
    s.themes("appearance and truth", "beauty", "poverty", "art", "work")
    s.says("two sides", "retouched", "wish you were here", "the grass is greener", "filter", "cash cow", "half the story", "still life", "keep up appearances", "starving artist", "before and after", "where does it all go?", "advertising",
           "milked dry", "a work in progress", "out of the frame", "budget cuts")
    s.about(place="a gallery without walls", time="noon", weather="dry", light="from the left", composition="centred", view="eye level")
