"""Ball Back, Please: from the crown of a tree an orang-utan holds a ball down to a child as far as its arm goes."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay, Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import playmates as p

BALL, SKIN = (598, 946), "#5a3a38"
FINGERS = dict.fromkeys(("finger", "thumb", *(f"finger {k}" for k in range(4))), SKIN)


@light_box(id="o1x7bt", title="Ball Back, Please", seed=34, palette="treehouse green", light=(0.5, -0.7))
def paint(s: LightBox) -> None:
    """Evening lies on the lawn far below; what hangs above it has a golden edge."""
    s.took_view("from above")
    s.back("#fdf6b0", "#b9cf6a", at=(560, 900), radius=900)
    s.sheet("lawn", lambda pen: p.lawn(pen, ("#c9dc7a", "#b4cd68")), depth=0.02, haze=0.0)
    s.sheet("wall and bed", lambda pen: p.garden_edge(pen, "#c98a5c", "#6f8f4a"), depth=0.05, haze=0.0)
    s.sheet("shadow of the tree", "M-20,1240 V640 C80,600 200,660 240,760 C330,760 380,860 350,960 C400,1040 360,1160 300,1240Z", "#3f6a30", depth=0.04, alpha=0.6, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.sheet("garden things", p.garden_things, depth=0.16, shadow=(0, 0, 0, 0.2))
    s.lamp((580, 960), 520, "#fff2a0", 0.45)
    child = s.sheet("child", lambda pen: p.child_below(pen, 590, 1150, 0.95, "#14202c", "#2f5226"), depth=0.35, role="witness", haze=0.0, shadow=(0, 0, 0, 0.0))
    gold = [Lamp(0.7, 0.1, 0.6, 0.8), Lamp(-0.2, -0.6, 0.6, 0.25)]
    bark = dict(sheets=4, relief=16, lamps=gold, rim=(700, 900), rim_colour="#ffe9a0")
    s.clay(Clay().limb([(-60, 860, 0, 60), (60, 960, 0, 54), (150, 1010, 0, 40), (260, 1030, 0, 26), (330, 1010, 0, 12)], per=6), "#5a3d2c", name="lower bough", depth=0.3, **bark)
    hair = {"": "#a8482a", **FINGERS}
    s.clay(p.hanging_orang(), {**hair, "arm": "#b4502c", "leg": "#b4502c", "far leg": "#8f3a26"}, name="body", sheets=5, depth=0.34, relief=26, lamps=gold, texture={"": "hair", "arm": "hair", "leg": "hair", "far leg": "hair"}, size=0.95, rim=(760, 700), rim_colour="#ffd890", away=(200, 60))
    s.sheet("ball", lambda pen: p.toy_ball(pen, *BALL, 54, "#e03a2a", "#f7e6c0", 16), depth=0.46, role="accent", haze=0.0)
    s.clay(p.giving_arm(), {**hair, "arm": "#bc5630"}, name="arm", sheets=5, depth=0.5, relief=22, lamps=gold, texture={"": "hair", "arm": "hair"}, size=0.95, rim=(760, 700), rim_colour="#ffd890", away=(330, 300))
    face = s.clay(p.orang_face(look=(0.5, 1.0)).turned(at=(352, 424, 60), scale=0.98, yaw=24, pitch=-10, roll=-10), {"": "#b4502c", "hair": "#b4502c", "flange": "#6a4a44", "face": "#7a564c", "muzzle": "#a87a66", "beard": "#d07038", "lid": "#6a4a44"}, name="orang-utan", role="subject",
                  sheets=5, depth=0.58, relief=34, lamps=gold, texture={"hair": "hair", "beard": "hair"}, size=0.8, rim=(760, 500), rim_colour="#ffd890")  # fmt: skip
    s.eyes(face, iris="#5a2f1c", wide=0.6)
    s.strips(face, ["mouth"], "#3a1f1e", 5, lift=0)
    s.clay(Clay().limb([(-60, 190, 0, 64), (80, 130, 0, 56), (240, 84, 0, 48), (420, 20, 0, 40), (520, -40, 0, 36)], per=6), "#4a3226", name="upper bough", depth=0.62, **bark)
    hand = Clay()
    p.grip(hand, (186, 134, 60), -84, 1.0)
    s.clay(hand, {"": SKIN, **FINGERS}, name="holding hand", sheets=3, depth=0.74, relief=14, lamps=gold)
    s.clay(Clay().limb([(-60, 1010, -10, 60), (40, 1130, 0, 70), (160, 1220, 10, 64), (300, 1290, 10, 60)], per=6).limb([(120, 1210, 0, 52), (230, 1200, 0, 44), (330, 1150, 0, 34), (400, 1080, 0, 24)], melt=20, per=6), "#3f2a20", name="forked bough", depth=0.7, **bark)
    s.sheet("nest", lambda pen: [p.veined_leaf(pen, 40 + 30 * k, 1200 - 14 * (k % 3), 120, -150 + 16 * k, ("#2c5a38", "#1f4630", "#3a6a40")[k % 3]) for k in range(9)], depth=0.85, haze=0.0)
    s.sheet("six balls", lambda pen: (p.toy_ball(pen, 56, 1076, 44, "#5f8fb8", "#dfe8ec", 30), p.toy_ball(pen, 146, 1090, 40, "#d9a43a", "#8a5a2a", -30), p.toy_ball(pen, 20, 1150, 46, "#8a4a6a", "#e2b0b8", 80), p.laced_ball(pen, 222, 1136, 44, "#8a5a3a"), p.toy_ball(pen, 112, 1158, 50, "#5a9a6a", "#f0ead0", 10), p.toy_ball(pen, 300, 1160, 32, "#d8d0c0", "#7a7470", 50)), depth=0.86, role="prop", haze=0.0)
    s.sheet("leaves before them", lambda pen: [p.veined_leaf(pen, x, y, n, turn, paper) for x, y, n, turn, paper in ((-20, 1230, 130, -30, "#1f4630"), (60, 1250, 130, -60, "#173a2c"), (150, 1260, 120, -80, "#2c5a38"), (240, 1250, 110, -50, "#173a2c"), (330, 1240, 100, -100, "#1f4630"))], depth=0.88, haze=0.0)
    s.sheet("near leaves", lambda pen: [p.veined_leaf(pen, x, y, n, turn, ("#173a2c", "#1f4a34", "#123024")[k % 3]) for k, (x, y, n, turn) in enumerate(((-30, 60, 170, 30), (-20, 330, 150, -10), (-30, 480, 160, 36), (60, -30, 150, 70), (330, -40, 150, 110), (460, -30, 170, 80), (560, -40, 150, 50), (640, -30, 170, 100), (770, -40, 180, 110), (830, 90, 170, 160), (820, 250, 140, 190), (-30, 690, 130, 10)))], depth=0.92, plane="front", haze=0.0)
    s.relate(face, "catches", "ball")
    s.describe("An orang-utan holds a red ball down to a tiny child. We look down from the crown of the tree: it hangs by one arm and stretches the other as far as it goes, over half a garden. Beside us lie six older balls.")
    s.moods("generous", "longing", "comic", "golden")
    s.themes("neighbours", "distance", "giving back", "summer", "play")
    s.says("is this yours", "it could have kept it", "I never threw it that high", "long arm of the law", "all I could reach", "a little further", "finders, keepers, givers", "over the garden wall", "he kept the others", "catch", "out of reach", "almost", "arm's length", "a giant's good manners", "lost and found", "return to sender", "he was waiting to be asked", "what goes up", "don't let go yet", "on loan", "my grandfather's ball is up there", "next door's tree", "hanging by one hand", "meet me halfway", "give and take", "it fell for years", "the tallest boy in class", "lend a hand", "fair play", "helping hand", "generous to a fault", "too far to fall", "a bigger heart", "one of seven", "the collector", "say please", "stretch a point", "arms wide open", "be careful what you throw", "between us")
    s.about(place="a garden under a tall tree", time="a summer evening", light="low sun on the lawn", composition="diagonal", view="from above, out of the crown of a tree", foreground="leaves and a forked bough with balls", unexplained="six older balls on a bed of leaves")
