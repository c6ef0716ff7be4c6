"""Under a red umbrella a girl sees on the cloth the shadow of four paws and a tail."""

from __future__ import annotations

import math

from reverie_studio.figures import draw_face, draw_hand
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

HUB, REACH = (430, 390), 668
TONES = ("#ee5a3e", "#dc4632", "#f4694a", "#e04e38", "#d03c2e", "#ee5a3e", "#f2704c", "#dc4632")


def tip(k: float, r: float = REACH) -> tuple[float, float]:
    a = math.radians(22.5 + 45 * k)
    return HUB[0] + r * math.cos(a) * 0.86, HUB[1] + r * math.sin(a)


def panel(k: int) -> str:
    (ax, ay), (bx, by), (mx, my) = tip(k), tip(k + 1), tip(k + 0.5, REACH * 0.8)
    return f"M{HUB[0]},{HUB[1]} L{ax:.0f},{ay:.0f} Q{mx:.0f},{my:.0f} {bx:.0f},{by:.0f}Z"


def beast(pen: PaperPen) -> None:
    """Only its shadow: a soft belly, four paws with pads, a tail that hangs to the rim."""
    dark = "#4a0a14"
    with pen.flat():
        pen.path("M262,290 C236,230 262,150 330,132 L336,118 L352,130 C392,116 420,140 446,138 C470,110 560,104 604,158 L622,156 L616,174 C650,214 644,270 618,296 C560,322 520,300 470,322 C400,336 320,330 262,290Z", "#7d151c")
        pen.path("M620,230 C700,240 730,330 700,430 C690,470 720,500 742,484 C724,530 668,520 668,460 C676,370 672,300 606,284Z", dark)
        for x, y, k, turn in ((318, 306, 1.0, -12), (404, 334, 1.1, -4), (504, 332, 1.08, 4), (584, 290, 1.0, 12)):
            with pen.at(x, y, scale=k, turn=turn):
                pen.oval(0, 0, 32, 27, dark)
                for dx, dy in ((-30, -24), (-11, -40), (11, -40), (30, -24)):
                    pen.oval(dx, dy, 11, 14, dark)


def ribs(pen: PaperPen) -> None:
    for k in range(8):
        x, y = tip(k, REACH + 16)
        pen.taper([HUB, (x, y)], 11, 7, "#22090e")
        pen.circle(x, y, 9, "#f2c14e")
        hx, hy = tip(k, REACH * 0.46)
        pen.taper([(HUB[0] + (hx - HUB[0]) * 0.08 + 6, HUB[1] + 190), (hx, hy)], 6, 5, "#3a0f16")


def handle(pen: PaperPen) -> None:
    """The shaft comes down to us and ends in a crook."""
    pen.taper([HUB, (438, 640), (452, 1010)], 17, 34, "#2a0b10")
    pen.circle(HUB[0], HUB[1], 24, "#22090e")
    pen.rect(HUB[0] - 16, HUB[1] + 176, 36, 46, "#4a161c", radius=8)
    pen.path("M436,960 V1096 C436,1190 560,1200 562,1100", "#7a4a2c", stroke=40)


@light_box(id="solove", title="Somebody on the Roof of It", seed=14, palette="blanket red", light=(-0.2, -0.95))
def paint(s: LightBox) -> None:
    """Daylight through red tissue; her face is lit by the cloth."""
    s.back("#e9e4dc", "#9fa6b4", at=HUB, radius=900)
    s.rain(70, slant=-0.1, colour="#ffffff", length=90, plane="place")
    for k, tone in enumerate(TONES):
        s.tissue(f"panel {k}", panel(k), tone, depth=0.3 + 0.004 * k, sheer=0.9, haze=0.0)
    s.lamp(HUB, 420, "#ffb070", 0.35)
    shadow = s.sheet("shadow of four paws and a tail", beast, depth=0.34, role="subject", lift=0.0, shadow=(0, 0, 0, 0.0), haze=0.0, sheer=0.0)
    rng, _ = s.own_rng("drops")
    spots = [tip(float(rng.uniform(0, 8)), REACH * 0.86 * math.sqrt(float(rng.random()))) for _ in range(90)]
    s.shine(" ".join(cuts.circle(x, y, float(rng.uniform(1.6, 4.0))) for x, y in spots), "#ffd9a0", name="rain on the cloth", depth=0.36)
    s.sheet("ribs", ribs, depth=0.5, haze=0.0, role="prop", count=8)
    s.sheet("handle", handle, depth=0.7, haze=0.0)

    def girl(pen: PaperPen) -> None:
        pen.path("M-20,1220 V1120 C60,1060 200,1050 290,1110 L330,1220Z", "#2f5f66")
        with pen.at(160, 1010, turn=-10):
            draw_face(pen, s.palette, 150, "child", view="front_right", expression="wonder", look=(-10, -30), hair={"kind": "braids", "colour": "#3a1a18"}, skin="#e8987a", neck=True)

    face = s.sheet("girl looking up", girl, depth=0.82, role="witness", haze=0.0)

    def hands(pen: PaperPen) -> None:
        for x, y, turn, yaw, left in ((464, 1180, -52, 150, False), (506, 1090, -64, 150, False)):
            with pen.at(x, y):
                draw_hand(pen, s.palette, "grip", 150, turn, yaw, 0, left=left, skin="#dd8568")
            pen.taper([(x + 14, y + 10), (x + 130, y + 100), (x + 340, y + 200)], 66, 110, "#2f5f66")

    s.sheet("hands on the crook", hands, depth=0.94, plane="front", role="accent", haze=0.0)
    s.relate(shadow, "hides behind", "umbrella")
    s.describe("A girl under a red umbrella looks up at its cloth. On the cloth lies a shadow: a body, four paws and a hanging tail. Two hands hold the "
               "handle. Rain falls outside; drops shine on the umbrella. Red light shines through the cloth.")  # fmt: skip
    s.moods("wary", "amused", "cosy", "puzzled")
    s.themes("rain", "shelter", "the unseen", "animals", "burdens")
    s.says("raining cats", "a stowaway", "the weather has feet", "cat on a hot tin roof", "guardian of the rain", "heavier than it looks",
           "it hates the wet", "do you have a ticket?", "a roof with a lodger", "something is up there", "carried without asking",
           "the storm sat down", "under cover", "four dry paws", "don’t look now", "a hat with a heartbeat")  # fmt: skip
    s.about(place="under an umbrella", time="day", weather="rain", light="daylight through red cloth", composition="high",
            view="from below, near", foreground="hands on the crook of the handle", unexplained="what sits up there")  # fmt: skip
