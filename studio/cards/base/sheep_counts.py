"""Four Hundred and Six: a sheep that cannot sleep counts people over a fence."""

from typing import Any

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.figures import Figure
from reverie_studio.motifs._forms import blob, disc, tube
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

BRASS, QUILT, SHEET, WOOL, FACE = "#c9943a", "#a8433f", "#e9e2d6", "#f1e8d8", "#3a3040"
SHIRT = dict(top="nightgown", shoes="barefoot")


def _rail(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """A bed end of brass tubes."""
    for k in range(5):
        pen.line(x + w * k / 4, y, x + w * k / 4, y - h + (10 if k in (0, 4) else 26), darken(BRASS, 0.25), 9)
        pen.line(x + w * k / 4 - 2, y, x + w * k / 4 - 2, y - h + (10 if k in (0, 4) else 26), lighten(BRASS, 0.2), 4)
    pen.path(f"M{x},{y - h + 16} Q{x + w / 2},{y - h - 46} {x + w},{y - h + 16}", darken(BRASS, 0.2), stroke=13)
    pen.path(f"M{x},{y - h + 13} Q{x + w / 2},{y - h - 50} {x + w},{y - h + 13}", lighten(BRASS, 0.3), stroke=5)
    pen.line(x, y - h * 0.42, x + w, y - h * 0.42, BRASS, 9)
    for dx in (0.0, w):
        pen.circle(x + dx, y - h, 15, BRASS)
        pen.circle(x + dx - 4, y - h - 4, 6, lighten(BRASS, 0.5))


def _bed(pen: Pen) -> None:
    pen.path(blob("70,850 140,800 260,806 330,850 322,936 210,960 84,940"), SHEET)
    pen.path(blob("86,868 150,822 250,826 312,862 300,900 210,890 100,900"), lighten(SHEET, 0.5))


def _sheep(pen: Pen) -> None:
    for x, y, r in ((132, 882, 48), (190, 900, 54), (252, 888, 48), (142, 830, 44), (250, 830, 44), (196, 800, 48)):
        pen.circle(x, y, r, mix(WOOL, "#8a86a8", 0.25))
        pen.circle(x - 5, y - 8, r * 0.84, WOOL)
    for side in (-1, 1):
        ear = blob(f"{196 + side * 52},838 {196 + side * 96},826 {196 + side * 122},850 {196 + side * 92},872 {196 + side * 56},862")
        pen.path(ear, darken(FACE, 0.1))
        pen.path(disc(196 + side * 92, 850, 18, 8), "#b8808a")
    pen.path(blob("196,796 244,812 252,862 236,912 214,936 178,936 156,912 140,862 148,812"), FACE)
    pen.path(blob("196,880 222,890 224,916 210,932 182,932 168,916 170,890"), lighten(FACE, 0.12))
    for side in (-1, 1):
        pen.circle(196 + side * 27, 852, 24, "#fffaf0")
        pen.circle(196 + side * 27 + 8, 846, 10, "#1d1820")
        pen.circle(196 + side * 27 + 5, 842, 3.5, "#ffffff")
        pen.path(f"M{196 + side * 27 - 22},{838 - side} q22,-20 44,0", darken(FACE, 0.3), stroke=5)
    pen.path("M188,912 l8,7 l8,-7 M196,919 v8", "#15101a", stroke=3)
    for x, y, r in ((168, 800, 20), (194, 790, 24), (222, 798, 20)):
        pen.circle(x, y, r, WOOL)
    cap = blob("150,800 160,744 206,706 262,726 316,780 344,842 326,846 288,800 246,776 240,804 196,786")
    pen.path(cap, "#5f74b4")
    with pen.clip(cap):
        for k in range(5):
            pen.path(f"M{140 + k * 46},{690 + k * 10} q40,50 30,130", "#e9e2d6", stroke=11)
    pen.path("M146,806 Q196,772 246,800 l2,-22 Q196,748 148,784Z", "#e9e2d6")
    pen.circle(336, 852, 18, "#e9e2d6")


def _quilt(pen: Pen) -> None:
    d = blob("70,930 130,918 210,944 300,920 380,904 452,930 470,1010 462,1104 280,1122 66,1108 56,1010")
    pen.path(d, QUILT)
    with pen.clip(d):
        tones = ("#c9604a", "#7f3a4a", "#d9a24a", "#5f6a9a", "#b84f44", "#e0c79a")
        for r in range(5):
            for c in range(10):
                x, y = 50 + c * 46 + r * 3, 900 + r * 48 + (c % 3) * 4
                pen.rect(x, y, 43, 45, tones[(c * 5 + r * 3 + c // 2) % 6], 1, 5)
                pen.rect(x, y, 43, 7, lighten(tones[(c * 5 + r * 3 + c // 2) % 6], 0.25), 1, 3)
        pen.path("M40,900 Q140,900 210,934 Q320,900 480,890 V924 Q330,926 214,964 Q120,934 40,944Z", SHEET)
    for hoof, turn in (((304, 930), 24), ((120, 944), -14)):
        with pen.at(*hoof, turn=turn):
            pen.path(tube("0,14,21 2,-16,19 4,-34,17"), WOOL)
            pen.path("M-14,-40 L-10,-74 Q2,-80 4,-50 Q8,-82 20,-72 L22,-40Z", FACE)


def _fence(pen: Pen) -> None:
    posts = [(394, 668, 62), (413, 694, 70), (436, 726, 79), (463, 764, 89), (495, 810, 101), (533, 864, 114)]
    for k in (0.78, 0.4):
        for (x0, y0, h0), (x1, y1, h1) in zip(posts, posts[1:], strict=False):
            pen.poly([(x0, y0 - h0 * k), (x1, y1 - h1 * k), (x1, y1 - h1 * k + h1 * 0.15), (x0, y0 - h0 * k + h0 * 0.15)], "#b4b9d8")
    for x, y, h in posts:
        w = h * 0.14
        pen.path(f"M{x - w},{y} V{y - h} L{x},{y - h - w * 1.2} L{x + w},{y - h} V{y}Z", "#eef0fa")
        pen.path(f"M{x + w * 0.3},{y} V{y - h - w * 0.6} L{x + w},{y - h} V{y}Z", "#9aa0c4")


def _stool(pen: Pen) -> None:
    pen.path("M540,1100 h130 l-8,18 h-114Z", "#7a4f34")
    for x in (556, 646):
        pen.line(x, 1116, x + (x - 605) * 0.14, 1176, "#5a3826", 11)


# x, y, height, age, pose, view, colour, more
LINE: tuple[tuple[float, float, float, str, str, str, str, dict[str, Any]], ...] = (
    (756, 318, 72, "adult", "stand", "front_left", "#dfe4e6", {}), (716, 366, 75, "child", "stand", "front_left", "#e4dcc0", {}),
    (664, 412, 80, "tall", "stand", "front_left", "#efe6d2", {}), (606, 452, 86, "old", "stand", "front_right", "#f0d9cf", {}),
    (650, 518, 95, "adult", "stand", "front_right", "#dfe4e6", {}), (728, 584, 108, "broad", "stand", "front_left", "#efe6d2", {}),
    (774, 680, 126, "adult", "stand", "front_left", "#dfe4e6", {}))  # fmt: skip
RUNNERS: tuple[tuple[float, float, float, str, str, str, str, dict[str, Any]], ...] = (
    (742, 872, 162, "old", "run", "left", "#f0d9cf", dict(hair="bun")),
    (588, 792, 186, "broad", "run", "left", "#dfe4e6", dict(hair="bald", beard="moustache")))  # fmt: skip
LEAPERS: tuple[tuple[float, float, float, str, str, str, str, dict[str, Any]], ...] = (
    (446, 602, 190, "adult", "jump", "front_left", "#ffffff",
     dict(hat="wreath", hair=dict(kind="curly", colour="#a8622c"), skin="#f0c3a6", expression="calm")),
    (278, 566, 172, "tall", "float", "left", "#efe6d2", dict(hat="cap", hat_colour="#34507a")),
    (92, 730, 150, "teen", "walk", "left", "#e4dcc0", dict(hair="messy")))  # fmt: skip


def _people(pen: Pen, s: Scene, folk: tuple[tuple[float, float, float, str, str, str, str, dict[str, Any]], ...]) -> None:
    """Nightshirts of all ages, in one layer."""
    for i, (x, y, h, age, pose, view, colour, more) in enumerate(folk):
        body = {k: v for k, v in more.items() if k in ("hair", "skin", "expression")}
        clothes = {**SHIRT, "colour": colour, **{k: v for k, v in more.items() if k not in body}}
        with pen.at(x, y):
            Figure(age=age, pose=pose, view=view, height=h, clothes=clothes, seed=i + 20, prop=None, **body).draw(pen, s.palette)


@card(id="rpxj95", title="Four Hundred and Six", seed=6, palette="night", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    s.sky([(0, "#0b1038"), (0.5, "#1d2a6a"), (1, "#4a5aa0")], horizon=620, texture=0.4)
    s.stars(320, 520)
    s.draw(lambda pen: pen.path("M0,560 Q180,500 330,508 Q470,500 560,380 Q660,250 800,216 V900 H0Z", "#2a3a78"),
           name="far hill", role="place", material="land", depth=0.6, rim=0.15, volume=0.1)  # fmt: skip
    s.draw(lambda pen: pen.path("M830,640 Q720,600 640,520 Q540,450 620,400 Q700,360 760,250 L776,252 Q730,370 650,420 "
                                "Q600,450 672,506 Q740,560 830,580Z", "#3f5494"), name="path", material="land", depth=0.6,
           rim=0, record=False)  # fmt: skip
    s.hills(640, 60, 500, "#223462", haze=0.0, texture="grass", name="middle hill")
    s.hills(800, 30, 500, "#2a4560", haze=0.0, texture="grass", name="meadow", marks=260)
    for layer in s.layers[-3:]:
        layer.knobs = layer.knobs.but(rim=0.12)

    s.draw(lambda pen: _people(pen, s, LINE), name="queue of people with lanterns", role="witness", count=len(LINE),
           material="figure", depth=0.7, wobble=0.4, protect=1.0)  # fmt: skip
    s.put_many("lantern", [(x - 3, y - h * 0.46, h / 620, 0, False) for x, y, h, *_ in LINE],
               vary=lambda i: {"lit": True})  # fmt: skip
    for x, y, r in ((748, 300, 70), (640, 450, 100), (748, 610, 120)):
        s.glow((x, y), r, "#ffcf7a", 0.5)
    s.figure((680, 716), age="child", pose="stand", view="front_left", height=118, expression="asleep", role="accent",
             look=(0, 26), label="boy asleep on his feet", seed=3, depth=0.7, prop=None, contact=0.4,
             clothes={**SHIRT, "colour": "#c9d6ea", "hat": "nightcap", "hat_colour": "#c4563f"})  # fmt: skip
    s.draw(lambda pen: _people(pen, s, RUNNERS), name="people who run up", role="witness", count=2, material="figure",
           depth=0.72, wobble=0.4, protect=1.0)  # fmt: skip
    s.draw(_fence, name="white fence", depth=0.75, contact=0.3)
    s.draw(lambda pen: _people(pen, s, LEAPERS), name="people who leap the fence", role="witness", count=3, material="figure",
           depth=0.76, wobble=0.4, protect=1.0)  # fmt: skip
    s.draw(lambda pen: _rail(pen, 62, 1000, 286, 250), name="bed head", depth=0.85, record=False)
    s.draw(_bed, name="brass bed", role="subject", depth=0.88, contact=0.4)
    sheep = s.draw(_sheep, name="sheep in bed", role="subject", depth=0.9)
    s.draw(_quilt, name="quilt", role="subject", depth=0.92)
    s.draw(lambda pen: _rail(pen, 60, 1150, 400, 128), name="bed foot", depth=0.95, record=False)
    s.draw(_stool, name="stool", depth=0.95)
    s.put("table lamp", at=(606, 1104), scale=0.46, lit=True, depth=0.95)
    s.glow((606, 980), 330, "#ffcf7a", 0.5)
    s.grass(lambda x: 1190.0, "#1f3a4a", "#33566a", count=160, height=60, plane="front")
    s.relate(sheep, "replaces", "the sleeper who counts")
    s.vignette(0.34)
    s.describe("A sheep lies awake in bed while people jump a fence. The brass bed "
               "stands in a meadow at night; the sheep wears a nightcap. The people, "
               "in nightshirts, queue on the hill with lanterns and leap one after "
               "another. A boy in a red nightcap sleeps standing. Starry sky.")  # fmt: skip
    s.moods("funny", "cosy", "absurd", "restless")
    s.themes("sleep", "turning the tables", "waiting one's turn", "night", "counting")
    s.says("your turn", "four hundred and seven", "the other way round", "who counts whom", "sleepless night", "wool and worry",
           "leap of faith", "jumping the queue", "one dozes off too early", "a dream dreamed by sheep", "bedtime exercise",
           "landing softly", "everybody gets a turn", "eyes like saucers", "baa humbug", "so many strangers, no sleep")  # fmt: skip
    s.about(place="a meadow with a fence", time="night", weather="clear, stars", light="starlight, lanterns and a bedside lamp",
            view="eye level, wide", composition="diagonal", witness="people of all ages in nightshirts")
