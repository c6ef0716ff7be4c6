"""Ten children pull a rope that rises into a lit cloud; a slipper has fallen out of it."""

from __future__ import annotations

from reverie_studio.figures import Figure
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

# place along the hill, pose, height, hair; the rope is held at its own height there
PULLERS = ((92, "pull", 164, "braids"), (146, "pull", 180, "short"), (196, "lean", 158, "bob"), (250, "pull", 190, "curly"), (300, "push", 172, "pony"),
           (352, "pull", 196, "messy"), (404, "pull", 178, "braids"), (456, "reach_up", 190, "short"), (520, "hang", 170, "long"))  # fmt: skip
TONES = ("#e2627a", "#5fa57a", "#f2c45a", "#5a6fb0", "#c9533f", "#8a6ab0", "#3f8a8c", "#d98a3a", "#b0486a")


def hill(x: float) -> float:
    return 1010 - 0.34 * x + 0.00012 * (x - 300) ** 2


def rope(x: float) -> float:
    """Slack in the hands of the first, steep where it leaves the last."""
    return 952 - 0.40 * x - 0.00036 * x * x


def children(pen: PaperPen, p: object, front: bool) -> None:
    for i, (x, pose, tall, hair) in enumerate(PULLERS):
        if (i % 2 == 0) != front:
            continue
        ground = hill(x) + (14 if front else -4)
        own = dict(age="child", height=tall, prop=None, seed=60 + i, hair=hair, expression=("worried", "shouting", "rage", "grief")[i % 4] if i % 3 else "worried",
                   clothes=dict(top=("jumper", "dress", "shirt", "dungarees")[i % 4], colour=TONES[i], bottom=("trousers", "tights", "shorts")[i % 3]))
        if pose == "hang":
            at, who = (x, rope(x)), Figure(pose="hang", view="right", **own)
        else:
            reach = {"hand_right": (46, rope(x + 46) - ground), "hand_left": (70, rope(x + 70) - ground)}
            at, who = (x, ground), Figure(pose="pull" if pose in ("lean", "push") else pose, view="right", reach=reach, grips={"left": "grip", "right": "grip"}, **own)
        with pen.at(*at):
            who.draw(pen, p)


def strand(pen: PaperPen) -> None:
    pen.taper([(20, hill(20) + 4), (50, rope(50) + 18), *[(x, rope(x)) for x in range(90, 800, 60)]], 9, 8, "#a9794a")


def slipper(pen: PaperPen) -> None:
    """Near and black: a large slipper, fallen sole down into the grass."""
    pen.path("M372,1150 C372,1120 450,1112 520,1122 L770,1140 C838,1146 846,1190 800,1196 H420 C386,1196 372,1176 372,1150Z", "#171231")
    pen.path("M396,1142 C420,1126 520,1130 600,1142 L600,1166 H420 C400,1162 390,1152 396,1142Z", "#6a5aa0")
    pen.path("M560,1160 C548,1070 640,1012 730,1036 C810,1058 842,1120 826,1180 L566,1186Z", "#2c2350")
    pen.path("M560,1160 C552,1110 580,1066 622,1042 C600,1080 592,1130 602,1172Z", "#0e0a24")
    with pen.cut():
        for k in range(14):
            pen.path(cuts.leaf(716, 1036, 42, k * 360 / 14, 0.3), "#e2627a")


def daisies(pen: PaperPen) -> None:
    for x, y, k in ((70, 1040, 1.2), (180, 1108, 0.9), (300, 1060, 1.0), (372, 1150, 0.8), (130, 1160, 1.0)):
        pen.taper([(x - 8, 1240), (x - 4, (y + 1240) / 2), (x, y)], 6, 4, "#1f3a3c")
        with pen.at(x, y, scale=k):
            with pen.cut():
                for a in range(0, 360, 30):
                    pen.path(cuts.leaf(0, 0, 30, a, 0.2), "#f4f0fa")
            pen.circle(0, 0, 9, "#f2b84a")


@light_box(id="jugucn", title="The Other End", seed=17, palette="midsummer", light=(0.5, -0.85))
def paint(s: LightBox) -> None:
    p = s.palette
    s.back("#fdf0c0", "#8d8ac6", at=(590, 250), radius=900)
    s.lamp((600, 230), 420, "#fff2b0", 0.6)
    for tone, depth, sheer, heap in (("#b9a4d6", 0.12, 0.2, ((300, 300, 110), (420, 210, 150), (580, 150, 180), (740, 190, 170), (440, 360, 130), (620, 380, 170), (780, 380, 140))),
                                     ("#ffd9a0", 0.2, 0.1, ((400, 300, 96), (520, 240, 130), (660, 220, 150), (780, 290, 130), (560, 380, 110), (690, 410, 120))),
                                     ("#fff3c0", 0.26, 0.0, ((500, 320, 74), (600, 290, 100), (710, 310, 104), (650, 400, 84), (780, 390, 80)))):  # fmt: skip
        s.tissue("lit cloud", " ".join(cuts.circle(x, y, r) for x, y, r in heap), tone, depth=depth, sheer=sheer, haze=0.0)
    s.shine(" ".join(cuts.circle(x, y, r) for x, y, r in ((540, 330, 50), (620, 310, 74), (710, 330, 80), (640, 390, 60), (770, 390, 62))), "#fff8d8", name="light in the cloud", depth=0.28)
    s.lamp((640, 380), 420, "#ffe7a0", 0.35)
    s.ridge(900, 20, 500, "#9aa8c8", cut="firs", depth=0.3, name="far firs")
    s.sheet("hill", "M-10,1210 " + " ".join(f"L{x},{hill(x):.0f}" for x in range(-10, 830, 20)) + " L810,1210Z", "#5f9a78", depth=0.42, haze=0.0)
    s.sheet("children behind the rope", lambda pen: children(pen, p, False), depth=0.56, role="subject", count=4, haze=0.0)
    rope_sheet = s.sheet("rope into the cloud", strand, depth=0.6, role="accent", haze=0.0)
    s.sheet("children before the rope", lambda pen: children(pen, p, True), depth=0.66, role="subject", count=5, haze=0.0)
    s.figure((640, hill(640) + 40), age="child", pose="sit_ground", view="left", height=170, role="witness", prop=None, seed=4, hair="bun", label="girl who ties her shoe", clothes=dict(top="dress", colour="#fff1cf"), look="down")
    s.tissue("cloud before the rope", " ".join(cuts.circle(x, y, r) for x, y, r in ((560, 470, 50), (640, 452, 74), (730, 480, 84), (810, 460, 80))), "#e9d3ee", depth=0.62, sheer=0.2, haze=0.0)
    s.ridge(1090, 16, 260, "#2f5f58", cut="grass", depth=0.82, name="near grass")
    s.sheet("slipper", slipper, depth=0.9, plane="front", role="prop", haze=0.0)
    s.sheet("daisies", daisies, depth=0.95, plane="front", haze=0.0)
    s.ridge(1176, 10, 200, "#16302f", cut="grass", depth=0.97, plane="front", name="nearest grass")
    s.relate("children", "is pulled by strings of", rope_sheet)
    s.describe("Nine children pull a rope that rises into a cloud. The cloud shines from within; nobody can be seen there. One child hangs from the rope. A "
               "tenth sits bent forward on the hill. In the near grass lie a huge dark slipper and daisies. The sky is lilac.")  # fmt: skip
    s.moods("eager", "bright", "stubborn", "uncertain")
    s.themes("teamwork", "parents", "the unseen", "play", "bedtime")
    s.says("tug of war with heaven", "bedtime is winning", "who is up there?", "keep the sun from setting", "pull the plug",
           "the giant lost a slipper", "don’t let go", "nine against one", "fishing for clouds", "it weighs more than all of us",
           "God’s dressing gown", "a big kite", "ringing the bell of the sky", "she ties her shoe first", "heave", "the other side cheats")  # fmt: skip
    s.about(place="a hill on a light night", time="midsummer night", weather="clear", light="from inside a cloud", composition="diagonal",
            view="eye level", foreground="a slipper, daisies and grass", unexplained="who pulls inside the cloud")  # fmt: skip
