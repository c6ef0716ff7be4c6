"""Echo Well: a boy has shouted into a well, and his echoes climb out, each smaller and paler."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box

BOY = dict(age="child", hair="messy", seed=77, prop=None)
CX, CY, RX, RY = 330, 800, 196, 62


def stones(pen, rng):
    pen.path(f"M{CX - RX},{CY} A{RX},{RY} 0 0 0 {CX + RX},{CY} L{CX + RX - 22},1130 A{RX - 22},46 0 0 1 {CX - RX + 22},1130Z", "#574a78")
    with pen.flat():
        for r in range(5):
            y = CY + 66 + r * 58
            for c in range(6):
                x = CX - RX + 26 + c * 62 - (r % 2) * 30
                if CX - RX + 8 < x < CX + RX - 56:
                    bend = 40 * (1 - ((x + 26 - CX) / RX) ** 2)
                    pen.path(f"M{x},{y + bend - 34} q26,6 52,0 v38 q-26,6 -52,0Z", mix("#6a5a90", "#3fa58c", float(rng.uniform(0, 0.35))))


@light_box(id="m67dni", title="Echo Well", seed=523, palette="fever", light=(0.3, -0.9))
def paint(s: LightBox) -> None:
    """Sulphur light behind the hill."""
    s.back("#f7f3a0", "#5a2a6a", at=(560, 330), radius=620)
    s.puffs([(140, 150, 260), (620, 110, 200)], threads=True, colour="#7d3f78")
    s.ridge(440, 26, 420, "#b9688a", cut="firs", depth=0.12, name="far wood")
    s.ridge(462, 14, 520, "#8f4a80", depth=0.24, name="far hill", haze=0.0)
    pale = "#f4f2c8"

    def echo(i, at, h, pose, view, **more):
        k = (0, 0.12, 0.34, 0.56, 0.76, 0.94)[i]
        return s.figure(at=at, pose=pose, view=view, height=h, clothes=dict(top="jumper", colour=mix("#d8602f", pale, k), bottom="shorts", bottom_colour=mix("#2f3f7a", pale, k), shoes="shoes", shoe_colour=mix("#2a1420", pale, k),
                        skin=mix("#e0a880", pale, k), hair_colour=mix("#3a1a2a", pale, k)), label="echo of the boy", role="subject", **{**BOY, **more})

    echo(5, (618, 478), 140, "wave", "back", alpha=0.72, sheer=0.6, haze=0.0, lift=12)
    echo(4, (480, 540), 164, "walk", "back_right", alpha=0.85, lift=10)
    s.ridge(600, 26, 460, "#67336f", cut="grass", depth=0.36, name="second hill", haze=0.0)
    echo(3, (330, 640), 200, "walk", "right", lift=12)
    s.ridge(760, 20, 420, "#4d2766", cut="grass", depth=0.46, name="meadow", haze=0.0)
    s.figure(at=(706, 872), age="adult", pose="point", view="front_left", height=330, role="witness", clothes=dict(top="apron", colour="#3fa58c"), hair="bun", seed=12, lift=20, expression="worried",
                      prop=None, label="mother counting them")
    s.sheet("inside of the well", lambda pen: (pen.oval(CX, CY, RX, RY, "#2a1240"), pen.lit(f"M{CX - 150},{CY + 6} a150,40 0 1 0 300,0 a150,40 0 1 0 -300,0Z", "#e6e06a", 0.7)), depth=0.5, haze=0.0)
    s.lamp((CX, CY), 300, "#e6e06a", 0.42)
    s.sheet("back rim", lambda pen: pen.path(f"M{CX - RX - 18},{CY} a{RX + 18},{RY + 16} 0 0 1 {2 * RX + 36},0 h-42 a{RX - 26},{RY - 14} 0 0 0 {-2 * RX + 52},0Z", "#7a699e"), depth=0.53, haze=0.0)
    echo(2, (130, 764), 236, "walk", "right", lift=14)
    out = echo(1, (356, 872), 262, "climb", "front", lift=20, reach={"hand_left": (66, -150), "hand_right": (-66, -150)})
    s.sheet("well", lambda pen: (stones(pen, s.rng), pen.path(f"M{CX - RX - 18},{CY} a{RX + 18},{RY + 16} 0 0 0 {2 * RX + 36},0 v26 a{RX + 18},{RY + 16} 0 0 1 {-2 * RX - 36},0Z", "#8d7bb0"),
            pen.path(f"M{CX - RX - 18},{CY} a{RX + 18},{RY + 16} 0 0 0 {2 * RX + 36},0 h-42 a{RX - 26},{RY - 14} 0 0 1 {-2 * RX + 52},0Z", "#a795c6")), depth=0.72, role="prop", haze=0.0)
    s.thread((out["hand_west"][0], out["hand_west"][1]), (134, 980), "#f2f0c0", width=6, depth=0.8, sag=-40)
    s.put_many("frog", [(84, 1040, 0.72, 0, False), (160, 1136, 0.72, 0, False)], vary=lambda i: {"colour": "#3fa58c"}, lift=14, label="frogs at the rope", role="accent", plane="place")
    s.ridge(1116, 14, 260, "#2a1240", cut="grass", depth=0.8, name="near grass", haze=0.0)
    s.figure(at=(606, 1160), pose="shout", view="left", height=372, clothes=dict(top="jumper", colour="#d8602f", bottom="shorts", bottom_colour="#2f3f7a", shoes="shoes", shoe_colour="#2a1420", skin="#e0a880", hair_colour="#3a1a2a"),
             lift=26, label="boy", role="prop", **BOY)
    s.ridge(1166, 12, 220, "#1a0b2c", cut="grass", depth=0.92, plane="front", name="front grass", haze=0.0)
    s.relate("echoes", "pours out of", "well")
    s.describe("A boy shouts towards a well; boys just like him come out. Five go "
               "uphill in a line, each smaller and paler than the last. Green frogs "
               "sit by the well with a rope. A woman in an apron points. The meadow "
               "is purple, the well glows yellow.")  # fmt: skip
    s.moods("uncanny", "playful", "eerie", "amused")
    s.themes("echo", "doubles", "fading", "being heard")
    s.says("is that all of you", "fading away", "repeat after me", "copy of a copy", "hello hello hello", "one too many for supper", "what did he shout", "generations", "be careful what you say", "viral",
           "reverb", "deep down", "family resemblance", "always the last word", "head count", "who was first", "diminishing returns")
    s.about(place="a meadow with a well", time="dusk", weather="still", light="sulphur light behind the hill", view="eye level", composition="diagonal")
