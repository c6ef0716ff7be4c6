"""A lamb leads a blindfolded rhinoceros along a ledge by a red ribbon; its own eyes are shut too."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.led_beasts import leading_lamb, led_rhino

POSE = {"at": (526.0, 446.0, 0.0), "scale": 1.1, "yaw": 16.0, "pitch": -12.0, "roll": 0.0}
LEDGE = "M830,850 C700,900 560,926 440,940 C330,952 240,960 176,972 L150,984 L158,998 L132,1004 L136,1030 L128,1042 L98,1050 L104,1072 L112,1080 L108,1100 L86,1108 L92,1120 L126,1130 L124,1146 L190,1142 L270,1160 L420,1150 L620,1168 L830,1140Z"
CLIFF = "M124,1146 L190,1142 L270,1160 L420,1150 L620,1168 L830,1140 V1240 H170 L150,1200 L160,1180Z"
WALL = "M490,-30 L470,60 L506,150 L490,280 L540,420 L580,700 L640,920 L830,860 V-30Z"
RIBBON = [(528, 600), (500, 700), (430, 822), (330, 912), (230, 946), (140, 926), (82, 868)]
RED, DARK = "#d2483a", "#8f2a34"


def peaks(pen: Pen) -> None:
    """Mountains that stand in the fog below."""
    for x, y, w, h in ((330, 330, 150, 190), (190, 360, 120, 130), (40, 400, 150, 210)):
        pen.path(f"M{x - w},{y} L{x - w * 0.44},{y - h * 0.5} L{x - w * 0.3},{y - h * 0.55} L{x - w * 0.06},{y - h} L{x + w * 0.2},{y - h * 0.66} L{x + w * 0.36},{y - h * 0.62} L{x + w * 0.6},{y - h * 0.3} L{x + w},{y}Z", "#8fa0bf")


def ribbon(pen: Pen) -> None:
    """From the knot to the lamb’s mouth, with a bow and two ends."""
    pen.taper(RIBBON, 19, 11, RED)
    pen.path("M530,600 C560,560 600,566 598,592 C596,616 556,620 530,604Z", RED)
    pen.path("M526,598 C500,566 520,534 546,546 C566,556 552,586 532,600Z", DARK)
    pen.path("M534,604 C560,640 566,680 556,716 L574,704 L584,722 C594,676 578,632 546,600Z", DARK)
    pen.oval(531, 601, 16, 14, RED)


def lines(k: InkPen) -> None:
    """Folds, a mouth, cracks, a bird over the depth."""
    k.line([(188, 792), (232, 788), (288, 768), (340, 736)], 2.6, broken=0.1).line([(216, 752), (232, 742), (246, 750)], 3.2).line([(556, 590), (572, 586), (590, 592)], 1.6).line([(536, 586), (540, 568), (546, 556)], 1.6)
    for line in ([(180, 1146), (190, 1180), (176, 1230)], [(300, 1160), (316, 1190), (306, 1230)], [(450, 1154), (462, 1200), (440, 1230)], [(640, 1168), (660, 1200)], [(560, 1164), (550, 1190)]):
        k.line(line, 2.4, smooth=False)
    for line in ([(510, 150), (560, 170), (600, 150)], [(610, 60), (650, 90), (720, 80)], [(560, 20), (580, 60), (570, 110)], [(700, 160), (760, 190)]):
        k.line(line, 1.6, broken=0.4, smooth=False)
    for x, y, w in ((330, 1010, 40), (420, 1100, 60), (300, 1128, 50), (640, 1120, 60), (720, 1090, 40), (160, 1070, 26)):
        k.line([(x, y), (x + w / 2, y - 3), (x + w, y + 1)], 1.4, broken=0.4)
    k.line([(40, 690), (58, 680), (70, 688), (84, 676), (104, 680)], 3).line([(66, 694), (72, 684), (80, 690)], 3)


@card(id="b6wz4j", title="I Know the Way", seed=29, palette="paper_morning", light=(-0.7, 0.2))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((330, 640, 330))
    dawn, sky = Lamp(-0.75, 0.25, 0.55, 0.95), Lamp(0.3, -0.8, 0.5, 0.16)
    p.wash("M-30,-30 H830 V460 H-30Z", "#f2ab90", name="morning", strength=0.65, wet=0.0, bloom=3, uneven=0.6, fade=(0.2, 0.5))
    p.wash("M-30,440 C60,410 130,452 220,430 C320,408 400,450 640,420 V1240 H-30Z", "#4f6396", name="abyss", role="place", strength=0.95, wet=0.4, bloom=3, charge="#7a6a9c", uneven=0.9, fade=(0.1, -0.9))
    p.wash(peaks, "#7f92b8", name="far peaks", strength=0.6, wet=0.1, bloom=1, fade=(0, 0.9))
    p.lift([(-80, 330), (120, 300), (320, 306), (560, 300), (660, 420), (420, 500), (160, 480), (-80, 520)], 0.92, soft=34)
    p.glaze("M-30,300 H640 V390 H-30Z", "#f0a98e", strength=0.3, wet=1.0, fade=(0, -0.8), name="dawn on the fog")
    for x, y, w in ((20, 590, 180), (330, 600, 130), (60, 740, 120)):
        p.lift([(x - w, y), (x - w / 2, y - 22), (x, y - 30), (x + w / 2, y - 16), (x + w, y), (x, y + 24)], 0.6, soft=18)
    p.wash(WALL, "#b7a59c", name="rock wall", strength=0.75, wet=0.05, bloom=2, charge="#8f93ae", uneven=0.9, line=0.7)
    p.wash(LEDGE, "#dcb68c", name="ledge", strength=0.7, wet=0.0, bloom=1, charge="#b98f86", uneven=0.8, line=1.0)
    p.wash(CLIFF, "#5d5a74", name="cliff", strength=1.0, wet=0.0, bloom=1, charge="#8a6a6c", uneven=0.9, line=1.0)
    beast = led_rhino().turned(**POSE)
    p.cast(beast, ground=1070, tilt=0.22, lamp=Lamp(-0.6, -0.75, 0.3))
    body = p.clay(beast, {"": "#8590a8", "horn": "#d8cdb8", "band": RED, "ear": "#9a8f9c", "nail": "#d6cbb8", "far leg": "#767f98"}, name="rhinoceros", role="subject", texture={"": "skin", "band": "cloth", "nail": ""}, lamps=[dawn, sky], how={"as": "bold"})
    p.glaze(lambda pen: [pen.curve(o, "#4f4866") for o in ([(548, 258), (541, 300), (540, 345), (549, 380), (561, 360), (566, 318), (560, 282)], [(490, 218), (490, 262), (493, 304), (501, 332), (511, 304), (507, 254)])], "#4f4866", strength=0.75, wet=0.05, name="hollow of the ears")
    lamb = leading_lamb().turned(at=(246, 1112, 300), scale=1.12, yaw=14, pitch=-8)
    p.cast(lamb, ground=1112, tilt=0.25, lamp=Lamp(-0.6, -0.75, 0.3))
    p.clay(lamb, {"": "#f2ead8", "leg": "#e0cdb4", "hoof": "#5a4a44", "face": "#ecd8c2", "ear": "#e8bfae", "nose": "#b8837c"}, name="lamb", role="witness", texture={"wool": "wool"}, lamps=[dawn, sky])
    p.draw(ribbon, name="ribbon", role="accent", contact=0, how={"light": 0.25, "second": 0.4})
    p.ink(lambda k: lines(k.line(lamb.curve("shut"), 3.6)), name="shut eyes, cracks")
    p.draw(lambda pen: [pen.path(d, "#3c3850") for d in ("M36,1128 L66,1112 L88,1130 L82,1164 L48,1168 L30,1152Z", "M14,1196 L34,1184 L48,1198 L36,1214 L16,1212Z", "M98,1180 L110,1174 L116,1186 L102,1192Z")], name="falling stones", role="prop", plane="front", contact=0, how={"second": 0.4})
    s.relate(body, "follows", "lamb")
    s.describe("A small lamb leads a blindfolded rhinoceros along a ledge. It holds the end of the red ribbon in its mouth, its chin high and its own eyes shut. The rhinoceros lifts its great foot. Before the lamb’s hooves the ledge breaks off, and stones fall.")  # fmt: skip
    s.moods("trusting", "perilous", "proud", "tender")
    s.themes("trust", "leading and following", "danger", "faith", "large and small")
    s.says("left foot now", "blind faith", "she was the only one who asked", "I know the way", "the blind leading the blind", "eyes wide shut", "follow the leader", "guide dog", "half a step too many", "is it still far?", "confidence trick", "first date on the cliff",
           "close your eyes and walk", "the little general", "a short cut", "good shepherd", "on the edge", "cliffhanger", "no looking back", "heavyweight", "the ledge gives way", "tied together", "chin up", "management", "who is leading whom?",
           "red ribbon", "surprise party", "led by the nose", "the path ends here", "I could do it asleep", "beauty and the beast", "faith on four legs", "two tons of trust", "sat nav", "an innocent", "politics", "parent and child", "hold on to me",
           "nearly there", "a birthday present", "nobody checked the map", "the weight behind me", "not a word about the view")  # fmt: skip
    s.about(place="a mountain ledge", time="morning", light="morning out of the depth, from below left", composition="diagonal", view="near",
            unexplained="why the lamb has closed its eyes")  # fmt: skip
