"""An ibex on a piano stool that is wound up above the clouds; it stretches its tongue out to the moon."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.ibexes import reaching_ibex, round_seat, stool_screw

RAYS = 90_000
MOON = [Lamp(0.6, -0.6, 0.55, 1.0), Lamp(-0.8, 0.2, 0.4, 0.3)]


def crescent(pen: Pen) -> None:
    """A thin moon, its lower tip licked thinner."""
    pen.path("M610,50 C730,56 790,150 764,240 C740,316 664,340 592,312 C668,314 706,270 708,206 C710,140 670,84 610,50Z", "#fff3c0")
    pen.path("M640,58 C736,76 786,156 764,240 C748,290 712,314 668,320 C716,290 740,250 738,196 C736,136 700,86 640,58Z", "#f6cf6a", 0.85)


def tongue(pen: Pen) -> None:
    pen.taper([(548, 316), (570, 300), (590, 300), (606, 312)], 15, 9, "#e8707c")


def piano(pen: Pen) -> None:
    """A grand piano on a far cloud, its lid open."""
    with pen.at(26, 46):
        grand(pen)


def grand(pen: Pen) -> None:
    """Its parts."""
    pen.path("M20,884 C16,852 52,846 92,850 L196,850 L196,876 C140,888 60,892 20,884Z", "#10123a")
    pen.path("M28,848 C40,784 92,752 168,742 L190,848Z", "#1b1e54")
    pen.path("M36,842 C50,792 96,764 160,756 L176,842Z", "#2c3080")
    pen.path("M190,854 H224 V868 H190Z", "#f4ecd8")
    pen.path("M40,884 l4,40 h7 l1,-40Z M120,884 l4,46 h7 l1,-46Z M196,868 l4,52 h7 l2,-52Z", "#10123a")


def peaks(pen: Pen) -> None:
    """Tops that stand out of the clouds; on one a grand piano, its lid open."""
    pen.path("M-20,1010 L60,880 L110,920 L180,820 L260,960 L330,1040 H-20Z", "#3a3f86")
    pen.path("M180,820 L260,960 L230,980 L190,900 L170,930 L160,860Z", "#6a70b8")
    pen.path("M540,1040 L620,930 L670,960 L740,860 L830,990 V1040Z", "#343a7c")
    pen.path("M740,860 L830,990 L800,1000 L760,930 L730,950Z", "#5f66ae")


@card(id="x9f4js", title="One More Turn", seed=83, palette="indigo", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.focus((430, 480, 330))
    s.sky([(0, "#14124a"), (0.55, "#3b3a96"), (1, "#8f86cc")], horizon=1000)
    s.stars(150, 700)
    s.glow((690, 190), 360, "#ffd97a", 0.4)
    s.draw(crescent, name="moon", role="accent", depth=0.9, contact=0, haze=0, volume=0, edge=0)
    s.draw(peaks, name="peaks", role="place", depth=0.25, contact=0)
    s.puffs([(110, 1010, 420), (690, 1040, 440), (350, 1080, 300)], colour="#8a86cf", shade="#4a4a9c", plane="place", depth=0.3)
    s.draw(piano, name="grand piano", role="prop", depth=0.4, contact=0)
    screw = stool_screw(800, 1290, 26, 62).turned(at=(350, 0, 0))
    e.clay(screw, "#b98a3c", name="screw", role="prop", lamps=MOON, rays=RAYS, texture="skin")
    beast = reaching_ibex().turned(at=(340, 524, 40), scale=0.74, yaw=-8)
    s.draw(tongue, name="tongue", record=False, contact=0)
    ibex = e.clay(beast, {"": "#a8764c", "horn": "#5c4a3c", "hoof": "#2a2028", "beard": "#4a3428", "ear": "#8a5c40", "nose": "#3a2628"}, name="ibex", role="subject", lamps=MOON, rays=RAYS, texture={"": "fur", "hoof": "", "nose": "", "horn": ""})
    e.bead(ibex, 8)
    seat = round_seat(150).turned(at=(350, 742, 0), pitch=16)
    stool = e.clay(seat, {"": "#7a2f4a", "cushion": "#a83a58", "disc": "#5a3424", "collar": "#b98a3c"}, name="piano stool", role="subject", lamps=MOON, rays=RAYS)
    s.puffs([(-20, 1190, 460), (820, 1200, 480), (560, 1240, 400)], colour="#2c2b72", shade="#1a1a50", plane="front", depth=0.9)
    s.relate(ibex, "balances on", stool)
    s.describe("An ibex on a piano stool licks at the crescent moon. The stool is wound up high above the clouds, as far as its screw goes. On a distant cloud stands a grand piano, its lid open.")
    s.moods("wonder", "yearning", "absurd", "daring")
    s.themes("ambition", "longing", "balance", "music", "appetite")
    s.says("one more turn", "so near", "reach for the moon", "just a little higher", "tuning up", "highly strung", "a taste of heaven", "mind the gap", "the high note", "it’s made of cheese", "lonely at the top", "don’t look down", "overdoing it", "first piano lesson", "standing room only", "upper register", "career ladder", "forbidden fruit",
           "head in the clouds", "midnight snack", "stretch goals", "the top shelf", "on tiptoe", "how do I get down?", "almost there", "screw up your courage", "nothing ventured", "the best seat in the house", "a tall order", "sweet tooth", "moonstruck", "the encore", "adjustable", "once too often", "a growing appetite", "where did the pianist go?",
           "the last bite", "lick and see", "high hopes", "goats will be goats", "not for the dizzy", "out of reach")  # fmt: skip
    s.about(place="above the clouds", time="night", light="the moon", composition="diagonal", view="from below, out of the clouds", foreground="dark clouds along the lower edge", unexplained="who has eaten of the moon, and whose piano it is")
