"""An inchworm measures a sleeping old man; for what, it doesn't say."""

from __future__ import annotations

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.insects import inchworm
from reverie_studio.sewn.stitches import blades

SKIN = ("#4a2a44", "#8a5060", "#c08474", "#eab894", "#ffe4bc")
HAIR = ("#6a5a78", "#a898ac", "#d8ccd4", "#fffaf4")
LIPS = ("#7a4050", "#a86868", "#d09a84")


FACE = ("-60,960! 0,860 60,796 120,758 176,738 214,742 236,760 258,772! 290,748 340,706 396,666 434,642 462,640 484,662 486,692 466,714! "
        "500,716 530,704 556,694 574,704 580,724! 592,712 612,706 630,720 630,744 644,750 680,734 720,746 744,786 746,830! 800,846 860,840! 860,1300! -60,1300!")


def face(h: Hoop) -> None:
    """Lying on his back: the profile is a range of hills, the nose its summit."""
    h.blob(FACE, SKIN, "face", grain=["-40,960 60,830 180,770 260,800 350,730 450,660", "0,1060 120,900 260,890 400,800 500,760 560,740 640,770 730,800", "60,1200 200,1040 400,960 560,900 680,860 740,850", "300,1250 480,1100 640,1010 760,960 840,940"], puff=190, soft=8, spread=0.08)
    h.blob("262,812 272,788 296,782 316,796 322,822 312,850 288,858 268,842", SKIN[1:], "face", grain=["270,850 262,815 290,786"], puff=26)  # lid
    h.stem("300,782 320,800 326,824 314,852 296,864", "#3a1c2c", 3.2, 7)
    h.straight([(322, 808, 344, 802), (326, 822, 350, 822), (322, 838, 344, 844), (312, 852, 330, 864)], "#3a1c2c", 2.2, 3)
    for p in ("344,846 356,872 346,900", "362,846 378,880 366,912", "290,880 280,930 250,980", "300,884 300,940 284,1000", "312,882 322,940 320,1000", "110,790 126,840 116,900", "144,776 160,830 152,890", "178,764 192,800 190,840",
              "458,744 500,792 540,812 580,816", "446,764 480,826 540,856", "636,752 640,772 632,786", "470,900 540,930 620,930", "430,960 520,1000 620,1000", "690,850 730,880 800,890", "206,880 190,920 160,950", "236,900 224,950 196,990", "560,792 580,830 570,870", "590,790 616,820 612,850", "660,790 700,800 730,790", "540,724 548,744 546,764", "500,730 512,752 510,770"):
        h.stem(p, SKIN[1], 2.3, 10)
    h.stem("430,694 426,718 442,738 464,734", SKIN[1], 2.6, 8)  # the wing of the nose
    h.blob("472,698 484,694 486,706 476,716", ("#2a1424", "#4a2434"), "face", grain=60.0, puff=4)
    h.tube("556,702,3 568,720,6 570,744,5 562,770,2", LIPS, "skin")
    h.tube("602,714,3 592,728,6 583,750,5 572,774,2", LIPS, "skin")
    h.stem("580,722 578,744 568,768 556,786", "#3a1420", 2.6, 7)
    h.seeds("640,760 690,744 738,790 736,860 650,900 560,880 600,820", HAIR[1:], 13, 10, 70, 1.7, wander=24)
    for k in range(3):
        h.shag("206,744 226,772 238,806 236,846", HAIR[k:], 34, 40, 1, 26, 3.0, seed=k)
    h.blob("250,1074 290,1030 370,1024 440,1050 450,1090 400,1110 330,1132 270,1120", SKIN, "face", grain=["260,1080 340,1040 440,1064", "280,1110 380,1100"], puff=26)  # ear
    h.stem("280,1080 330,1056 410,1062 420,1084 360,1090", SKIN[0], 2.6, 9)
    h.blob("-60,900! 0,850 30,830 60,900 110,960 190,1000 240,1060 230,1140 180,1300! -60,1300!", HAIR, "hair", grain=["30,850 0,950 -40,1060", "90,950 60,1060 0,1200", "200,1020 160,1120 100,1260"], puff=60)


@card(id="wm4j7p", title="For What, It Didn't Say", seed=73, palette="foxglove", light=(0.5, -0.75))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#4a3468"), (420, "#7e5488"), (700, "#d08a86"), (860, "#f0b88c"), (1200, "#6a4a5c")])
    with h.thing("old man", "subject", lift=14) as man, h.at(-30, -150, 1.1):
        face(h)
    with h.thing("cut grass", "prop", lift=5, count=6):
        for k in range(6):
            x, n = 400 + k * 27, 46 + k * 17
            h.leaf([(x, 838 + k * 2, 3), (x + 3, 838 + n * 0.5, 8), (x + 1, 838 + n, 4)], ("#2c4a24", "#5a8a3c", "#9fc85a", "#d8f09a"), "#2c4a24", angle=30)
    with h.thing("inchworm", "accent", lift=9) as w, h.at(-12, -152, 1.1):
        inchworm(h)
    with h.thing("grass", "prop", lift=8):
        blades(h, (-40, 330), 1230, 18, 240, ("#0e1a16", "#1c3226", "#34543a", "#6a8a50"), lean=0.3, wide=10)
        blades(h, (430, 840), 1230, 22, 200, ("#0e1a16", "#1c3226", "#34543a", "#6a8a50"), lean=-0.25, wide=10, seed=1)
    s.relate(w[0], "balances on", man[0])
    s.describe("An old man sleeps on his back in the grass. A green inchworm arches along his nose. Cut pieces of grass lie on his cheek, from the shortest to the longest.")
    s.moods("gentle", "uncanny", "still")
    s.themes("age", "measure", "sleep", "death", "patience")
    s.says("tickle", "tailor’s visit", "it took its time, kindly", "inch by inch", "nose mountain", "a green bridge", "last fitting", "don’t sneeze", "how long is a grandpa?", "made to measure", "undertaker", "the surveyor", "somebody is making me a suit", "nap", "he would have laughed", "right under his nose", "twenty-nine, thirty", "small steps", "the quiet professional", "a hill that snores", "growing down", "what’s the size of a dream?", "before the frost", "new estate agent", "you’re shorter than last year", "wake up, Opa", "land survey", "he always kept still for them", "the measure of a man", "eternity, second visit", "fits", "my whole face, please")
    s.about(place="Fringe Marsh", time="evening", light="last light behind the nose", composition="low", view="near", foreground="grass blades", unexplained="what is being made to measure")
