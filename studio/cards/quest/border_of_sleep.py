"""The frontier runs over a pillow; only the sheep have papers."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

GOLD = "#e0a422"
PILLOW = "M16,846C30,872 60,886 96,884C240,862 330,874 420,870C540,866 620,850 706,872C744,878 772,862 786,838C796,866 780,892 766,916C752,980 756,1050 770,1100C786,1122 798,1146 790,1172C770,1150 744,1140 712,1146C600,1172 520,1156 410,1166C300,1172 200,1158 100,1168C62,1164 34,1172 12,1194C4,1164 18,1140 34,1118C46,1050 46,980 36,920C20,898 8,874 16,846Z"


def pillow(pen: Pen) -> None:
    pen.path(PILLOW, "#f4efe2")
    with pen.clip(PILLOW):
        for k in range(11):
            x = 30 + k * 74
            pen.taper([(x + (400 - x) * 0.06, 840), (x - (400 - x) * 0.05, 1010), (x + (400 - x) * 0.06, 1190)], 12, 12, "#c9cbd4")


def folds(k: InkPen) -> None:
    for a, b, c in (((30, 950), (110, 970), (220, 1004)), ((60, 1090), (150, 1060), (260, 1056)), ((770, 940), (690, 968), (610, 990)), ((760, 1090), (660, 1050), (560, 1052)),
                    ((40, 1140), (90, 1110), (130, 1100)), ((770, 1140), (720, 1108), (680, 1096)), ((30, 880), (70, 910), (100, 940)), ((772, 872), (730, 900), (700, 930))):  # fmt: skip
        k.line([a, b, c], 1.7, broken=0.3)


def coins(pen: Pen) -> None:
    for x, y, n in ((236, 1064, 5), (280, 1082, 8), (324, 1070, 3), (206, 1092, 2), (356, 1096, 1)):
        for k in range(n):
            pen.oval(x + (k % 2) * 2, y - k * 9, 19, 8, GOLD)
    pen.oval(396, 1104, 17, 7, GOLD)
    pen.oval(168, 1112, 17, 7, GOLD)


def stool(pen: Pen) -> None:
    pen.path("M66,1000H156V1014H66ZM76,1014h12l-10,78h-12ZM136,1014h12l10,78h-12Z", "#6a584a")


def woolly(pen: Pen, x: float, y: float, z: float, turn: float) -> None:
    """A leaping sheep, facing left."""
    with pen.at(x, y, scale=z, turn=turn):
        for a, b in (((-58, 24), (-104, 58)), ((-40, 34), (-82, 82)), ((52, 30), (104, 66)), ((66, 18), (122, 44))):
            pen.taper([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 4), b], 16, 12, "#2c2a30")
        pen.path("M-84,6C-104,-10 -96,-40 -72,-42C-66,-66 -32,-70 -16,-56C0,-74 36,-72 44,-52C72,-58 94,-34 84,-12C100,6 86,34 62,32C50,52 16,52 4,38C-14,54 -48,52 -54,34C-74,38 -88,24 -84,6Z", "#f8f4ea")
        pen.path("M-82,-40C-96,-52 -124,-44 -134,-24C-142,-6 -128,6 -112,2C-92,0 -80,-18 -82,-40Z", "#2c2a30")
        pen.path("M-84,-42q18,-18 30,0q-14,14 -30,0Z", "#2c2a30")
        pen.path("M-92,-46q-6,-20 14,-22q20,-4 20,14q-14,16 -34,8Z", "#f8f4ea")
        pen.circle(-112, -26, 5, "#f8f4ea")


def curls(k: InkPen, x: float, y: float, z: float) -> None:
    for dx, dy in ((-50, -20), (-16, -30), (24, -26), (54, -6), (-34, 10), (4, 6), (36, 18)):
        k.line([(x + (dx - 9) * z, y + dy * z), (x + dx * z, y + (dy - 10) * z), (x + (dx + 9) * z, y + (dy + 1) * z), (x + dx * z, y + (dy + 5) * z)], 1.4)


FLOCK = ((640, 690, 1.1, 22), (400, 520, 0.9, 4), (196, 440, 0.7, -4), (96, 320, 0.52, 4), (216, 226, 0.4, 8), (346, 170, 0.3, 4))


@card(id="f43avn", title="Border of Sleep", seed=466, palette="lamp_black", light=(0.3, -0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.stage("border gate", ground=960, x=470, raised=0.0, hut=True, sky="night", colour="accent")
    p.draw(pillow, name="giant pillow", role="subject", behind="sentry hut", how={"light": 0.25, "strength": 0.6, "hatch": 0.2, "bloom": 1})
    p.ink(folds, name="folds", behind="sentry hut")
    for i, (x, y, z, turn) in enumerate(reversed(FLOCK)):
        last = i == len(FLOCK) - 1
        p.draw(lambda pen, a=(x, y, z, turn): woolly(pen, *a), name="leaping sheep", role="witness" if last else "prop", record=i > 2,
               how={"light": 0.0, "strength": 0.8, "line": 0.5 + 0.5 * z})
        if z > 0.6:
            p.ink(lambda k, a=(x, y, z): curls(k, *a), name="curls")
    p.put("sheep", at=(664, 1100), scale=0.8, flip=True, label="waiting sheep", face="#2c2a30", colour="#f8f4ea", how={"light": 0.1})
    p.draw(stool, name="stool", record=False)
    man = p.figure(at=(112, 1002), age="adult", pose="sit", view="right", height=330, seed=27, skin="#eec6a6", prop=None, role="prop", label="border guard in a nightshirt", look="down", expression="worried",
                   clothes=dict(top="nightgown", colour="#8a8f9c", hat="nightcap", hat_colour="#9a4a3a", shoes="slippers", beard="moustache"),
                   reach={"hand_left": (86, 26), "hand_right": (112, -44)}, how={"light": 0.35})
    p.draw(coins, name="gold coins", role="accent", how={"light": 0.3, "line": 0.8})
    cx, cy = max((man["hand_left"], man["hand_right"]), key=lambda q: q[0] - q[1])
    p.draw(lambda pen: (pen.circle(cx + 14, cy - 16, 19, "#e0a422"), pen.circle(cx + 14, cy - 16, 12, "#f2c85a")), name="coin in the hand", record=False, contact=0, how={"light": 0.2})
    s.relate(man, "guards", "giant pillow")
    s.describe("Sheep leap over a barrier that stands on a giant pillow. Six fly in a"
               " row up into the dark sky; a seventh still stands below. On the left,"
               " by the sentry hut, sits a man in a nightshirt and nightcap. He looks"
               " at one of his many gold coins.")  # fmt: skip
    s.moods("sleepless", "comic", "anxious", "dreamy")
    s.themes("sleep", "borders", "money", "duty", "counting")
    s.says("insomnia", "night shift", "counting the wrong thing", "nothing to declare", "customs", "smugglers", "losing sleep over money", "duty free", "dream country", "overtime",
           "who pays for the night?", "slipped through", "jump the queue", "the price of rest", "wool over his eyes", "pyjama party", "no man's land")
    s.about(place="a border on a giant pillow", time="night", weather="clear", light="even, dark", composition="low", view="eye level")
