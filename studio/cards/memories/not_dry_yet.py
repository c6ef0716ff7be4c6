"""Not Dry Yet: a tortoise with a picture of a summer on every plate comes to the step, one plate still bare."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import album_shells as a

AT, TURN, K = (400, 500), 7.0, 0.9


@light_box(id="w9hrde", title="Not Dry Yet", seed=61, palette="treehouse green", light=(-0.75, -0.5))
def paint(s: LightBox) -> None:
    """Low sun from the left over a garden path."""
    s.took_view("from above")
    s.back("#ffeec0", "#d8a868", at=(260, 420), radius=980)
    s.sheet("footprints", lambda pen: [a.bare_foot(pen, x, y, t, 1.25, "#8a5c34", side) for x, y, t, side in ((560, 6, 196, 1), (478, 52, 192, -1), (520, 134, 194, 1))], depth=0.05, role="witness", count=3, haze=0.0)
    s.sheet("lawn", "M-10,-10 H92 C60,90 128,160 84,270 C40,380 66,470 24,560 C0,640 40,760 8,860 C-10,960 30,1040 -10,1210Z M810,-10 H724 C770,90 700,170 744,290 C790,400 742,500 786,610 C800,720 760,820 800,920 V1210 H810Z", "#4f7f46", depth=0.1, haze=0.0)
    s.sheet("grass", lambda pen: (a.tufts(pen, [(74, 30), (72, 130), (70, 220), (44, 330), (30, 430), (36, 520), (6, 640), (14, 760), (2, 880), (0, 1000)], 0, ("#4f7f46", "#5f9150")), a.tufts(pen, [(764, 30), (762, 82), (756, 140), (744, 190), (748, 240), (766, 300), (780, 350), (784, 410), (780, 470), (782, 530), (794, 590), (804, 650), (800, 710), (794, 770), (792, 830), (802, 890), (806, 960), (808, 1020)], 180, ("#4f7f46", "#44743e"))), depth=0.11, haze=0.0)
    s.sheet("shadow", "M360,190 C560,150 716,270 724,470 C732,640 690,800 560,850 C640,870 690,900 664,940 C610,980 560,930 500,890 C520,960 500,1030 440,1040 C380,1040 350,960 360,880Z", "#5a3a44", depth=0.12, haze=0.0, alpha=0.62, shadow=(0, 0, 0, 0.0))
    sun = [Lamp(-0.75, -0.42, 0.62, 1.05)]
    horn = {"": "#8f7a4a", "shell": "#6a4a2c", "rim": "#a87a3e", "claw": "#f0dcae", "neck": "#8a7a48", "head": "#a8965a", "beak": "#a8965a", "lid": "#7f7040", "tail": "#8f7a4a", **{f"leg {k}": "#93804c" for k in range(4)}}
    beast = s.clay(a.tortoise_from_above(look=(0.0, 0.25)).turned(at=(*AT, 0), scale=K, roll=TURN), horn, name="tortoise", role="subject", sheets=5, depth=0.2, relief=58, lamps=sun, texture={f"leg {k}": "scales" for k in range(4)} | {"neck": "scales"})
    s.eyes(beast, iris="#3a2416", wide=0.62)
    s.strips(beast, ["mouth"], "#4a3420", 5, lift=0)
    s.strips(beast, ["nostril left", "nostril right"], "#4a3420", 6, lift=0)
    s.strips(beast, [f"seam {k}" for k in range(24) if k not in (5, 6)], "#6a4424", 5, lift=0, ends=(0.8, 0.8))
    for name, line in a.plates().items():
        ground, picture = a.SUMMERS[name]
        x, y = a.middle_of(line)
        tone = "#c08a48" if x < 0 else "#a87438"

        def cut(pen: a.PaperPen, line=line, ground=ground, picture=picture, tone=tone) -> None:
            with pen.at(*AT, turn=TURN, scale=K):
                a.plate(pen, line, "#f2e2b8" if picture is None else tone, ground, picture)

        s.sheet("cut pictures" if name == "spine 0" else f"plate {name}", cut, depth=beast.depth_at(AT[0] + x * K, AT[1] + y * K, 3), role="accent" if name == "spine 0" else "", haze=0.0)
    s.lamp((250, 330), 460, "#ffe6a0", 0.28)
    s.sheet("step", "M-10,1092 Q400,1070 810,1096 V1210 H-10Z", "#4a3a44", depth=0.74, haze=0.0)
    s.sheet("paints", lambda pen: (a.paint_pot(pen, 132, 1136, 62, "#d8402e", "#e8e2d4"), a.paint_pot(pen, 268, 1176, 58, "#f2b83a", "#e8e2d4"), a.paint_pot(pen, 690, 1150, 66, "#3f7fb0", "#e8e2d4")), depth=0.86, plane="front", role="prop", count=3, haze=0.0)
    s.sheet("brush", lambda pen: a.paint_brush(pen, 476, 1090, -38, 1.1, "#c8783a", "#d8402e"), depth=0.9, plane="front", role="accent", haze=0.0)
    s.relate(beast, "waits for", "brush")
    s.relate(beast, "carries", "cut pictures")
    s.describe("A tortoise with pictures in its shell looks up at us. We see it from above on a garden path. The pictures show a cradle, a house, a family, a kite; the plate by its head is still blank. In front are paint pots, behind it small bare footprints.")
    s.moods("tender", "expectant", "wistful", "patient")
    s.themes("memory", "growing up", "family", "time", "summer")
    s.says("room for one more", "our whole life in pictures", "what happens next", "your turn to choose", "slow down", "Album", "Homecoming", "Chronicle", "Archive", "Autumn", "Baggage", "Portfolio", "Backlog", "Roots", "it never forgets us", "the summer that is missing", "do you remember the red kite", "leave the last one free", "I carry you all with me", "slow news", "home is where you are", "every year it comes back",
           "a window seat", "draw me a brother", "the long way home", "hold still, it tickles", "what shall we be this year", "a hard shell, a soft heart", "a life in thirteen rooms", "she never painted again", "the best is yet to come", "my grandmother knew it too", "time goes on four feet", "all our yesterdays", "a travelling exhibition", "the empty chair", "nothing happened this year", "slow and steady", "and where are you now", "a blank page", "wait for me", "once upon a time", "we were happy there")  # fmt: skip
    s.about(place="a garden path before the doorstep", time="late afternoon", light="low sun from the left", composition="centred", view="from above, straight down", foreground="the dark step with pots of paint and a brush", unexplained="prints of small bare feet run where the tortoise came from")
