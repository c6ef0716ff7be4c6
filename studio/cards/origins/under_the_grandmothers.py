"""Under the Grandmothers: elephants stand over us in the rain, and a trunk comes down to see who we are."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.eyes import eye


@card(id="u6ve3k", title="Under the Grandmothers", seed=95, palette="board_tide", light=(-0.5, 0.2))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.55, 0.25, 0.62, 0.95)], ambient=0.0, focus=(400, 520, 380))
    rng = s.rng
    with b.thing("rain", "accent", spot=1.0) as r:
        drops = [(rng.uniform(-20, 820), rng.uniform(330, 1120), rng.uniform(40, 150)) for _ in range(520)]
        r.strokes([[(x, y), (x - 4, y + q)] for x, y, q in drops], [float(rng.uniform(1.4, 3.2)) for _ in drops], ends=(0.1, 0.6))
    with b.thing("legs", "prop", depth=0.4) as g:
        for knots, gain in (("322,200,-300,110 312,600,-300,80 308,960,-300,72 304,1090,-290,88", 0.16), ("-30,200,-60,190 -26,640,-60,120 -30,1000,-60,106 -30,1240,-50,130", 0.4), ("880,160,-40,200 856,700,-40,130 858,1060,-40,120 860,1260,-30,140", 0.4)):
            g.clay(Clay().limb(knots, per=6), CUTS["hide"].but(gain=gain, stroke=(10, 34), near=2.8), "across")
        tree = Clay().limb("610,200,-260,120 624,640,-260,86 622,1000,-260,92 620,1090,-250,120", per=6)
        for x in (520, 590, 660, 730):
            tree.limb([(620, 1010, -190, 40), ((620 + x) / 2, 1100, -170, 36), (x * 1.2 - 124, 1170, -160, 16)], melt=20, per=4)
        g.clay(tree, CUTS["wood"].but(gain=0.5), "along")
        for x, y, side in ((674, 560, 1), (668, 700, 1)):
            g.strokes([[(x, y), (x + side * 24, y - 16), (x + side * 40, y - 40)]], 3, ends=(1, 0.4), spot=0)
            g.feathers([(x + side * 40 - 8, y - 40, -70, 40, 12, 0.9), (x + side * 24, y - 18, 20 if side > 0 else 160, 34, 10, 0.9)])
    with b.thing("grandmother", "subject", depth=0.7) as e:
        c = Clay().limb("420,-160,-160,330 420,20,-80,270 420,150,20,200", melt=20, part="skin", per=6)
        c.limb("120,20,-60,120 -20,120,-80,170 -60,300,-90,120", melt=30, part="ear", press=(0, 0, 2.0), per=5)
        c.limb("720,20,-60,120 850,120,-80,170 900,300,-90,120", melt=30, part="ear", press=(0, 0, 2.0), per=5)
        c.limb("416,200,120,150 410,360,220,118 430,520,260,98 470,660,280,86 450,800,300,78 360,900,320,72 250,930,340,66 190,880,360,60 184,820,372,58", melt=30, part="trunk", per=7)
        c.limb("190,800,376,50 176,770,384,30 168,748,388,12", melt=8, part="trunk").limb("206,796,400,34 226,772,410,20 232,756,412,8", melt=8, part="trunk")
        c.ball(192, 800, 436, 20, melt=6, carve=True).ball(206, 808, 452, 16, melt=6, carve=True)
        for side, name, x in ((-1, "left", 236), (1, "right", 600)):
            eye(c, name, (x, 170, 130), 27, side, aside=22, lids=0.75, look=(-0.4 if side < 0 else -0.1, 0.8), inner=0.7, iris=0.66, bag=1.0)
        e.clay(c, CUTS["hide"].but(stroke=(8, 30), gain=0.9, near=2.6), "across", parts={"lid": ("skin", "along"), "ear": (CUTS["hide"].but(gain=0.5), "along")})
        eyes(e, c, light=0.9, glint=(-0.4, 0.3))
        for which in ("left", "right"):
            lashes(e, c, which, 40, 16)
    s.describe("An elephant looks down at us and lowers her trunk. We stand between great legs, rain falls all round outside, and one of the legs is a tree.")
    s.moods("sheltered", "tender", "awed", "calm")
    s.themes("family", "protection", "childhood", "rain", "memory")
    s.relate("grandmother", "guards", "us")
    s.about(place="the grey plain", time="before morning", weather="rain", light="from the left, past the legs", composition="centred", view="from below, between the legs", foreground="legs cut by both edges", unexplained="one of the legs is a tree")
    s.says(
        "tickles", "load-bearing relatives", "before I knew rain", "under her roof", "hello, who's this?", "safe and dry", "she never forgets",
        "family gathering", "the biggest umbrella", "nosy", "let me look at you", "you have grown", "pillars of society", "don't step on me",
        "passport control", "home", "a long nose for news", "between grown-ups' legs", "waiting for it to stop", "she smells of earth",
        "grandmother knows", "somebody in the room", "stay close", "that one isn't a leg", "the family tree", "knee-high", "sniff",
        "where do you come from?", "the house that walks", "I was small once", "gentle giant", "lost child", "come here, little one", "roof with a heart",
    )  # fmt: skip
