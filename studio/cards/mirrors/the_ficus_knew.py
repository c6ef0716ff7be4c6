"""The Ficus Knew: a department head weeps, his back to us; the rubber plant has laid a leaf on his shoulder."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card

BACK = "-40,1220! -30,1000 -6,860 30,770 90,690 180,630 240,612! 410,612! 480,636 560,690 616,760 644,870 654,1000 664,1220!"
COLLAR = "232,622! 262,580 326,570 398,578 424,622! 330,652!"
NECK = "270,590! 268,520 402,520 398,590! 330,582!"
HAIR = "352,246 420,262 462,320 468,400 446,470 410,520 396,556! 372,540 350,560! 328,542 300,552 276,548! 262,520 226,470 216,390 236,310 288,258"
SPOT = "372,272 412,286 428,318 410,344 366,348 330,330 326,298"
EARS = ("226,390! 200,366 182,386 184,430 202,470 232,480!", "462,410! 492,390 508,412 500,458 478,490 448,490!")
LEAF = "716,250! 640,270 540,340 460,440 400,560 370,680 380,830! 480,790 580,710 660,600 710,480 728,360"


@card(id="9jggsm", title="The Ficus Knew", seed=47, palette="riso_waiting_room", light=(0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    brick = {"mint": 1.0, "crimson": 1.0}
    with d.thing("weeping man", "subject") as m:
        m.flat(BACK, crimson=1)
        with m.in_inks(mint=1, crimson=1):
            m.strokes([[(330, 676), (336, 900), (330, 1200)], [(90, 760), (130, 900), (120, 1200)], [(556, 770), (520, 900), (530, 1200)]], 6, ends=(0.3, 0.6))
            m.strokes([[(330, 690), (270, 720), (200, 726)], [(336, 700), (400, 740), (450, 748)]], 10, ends=(0.2, 0.05))
        m.flat(COLLAR, gap=5)
        m.flat(NECK, mint=1)
        for ear in EARS:
            m.flat(ear, mint=1)
        m.flat(HAIR, gap=4, **brick)
        m.flat(SPOT, mint=1)
        for x, y, k in ((150, 500, 1.0), (108, 590, 0.8)):
            m.flat(f"{x},{y - 40 * k}! {x + 12 * k},{y - 14 * k} {x + 20 * k},{y + 8 * k} {x},{y + 28 * k} {x - 20 * k},{y + 8 * k} {x - 12 * k},{y - 14 * k}", mint=1)
    with d.thing("rubber plant", "subject") as p:
        p.flat(LEAF, overprint=True, mint=1)
        p.strokes([[(712, 262), (640, 380), (550, 510), (460, 660), (390, 812)]], 12, ends=(1, 0.05))
        with p.in_inks(**brick):
            p.strokes([[(690, 1240), (716, 1040), (744, 760), (752, 500), (736, 320), (712, 246)]], 24, ends=(1, 0.6))
        p.flat("728,930! 690,870 690,800 720,730 800,640! 830,740 800,860", gap=6, mint=1)
        p.strokes([[(730, 924), (752, 820), (798, 660)]], 9, ends=(1, 0.3))
        p.flat("712,250! 684,200 684,140 720,60! 744,130 742,200", gap=4, crimson=1)
        p.strokes([[(712, 230), (708, 160), (718, 90)]], 6, ends=(0.2, 0.1))
    s.describe("A man in red weeps, his back to us. Two tears fall beside his bald head. A rubber plant has leaned over and laid one broad leaf on his shoulder. At its top a red bud opens.")
    s.moods("tender", "sad", "consoling", "quiet")
    s.themes("comfort", "work", "grief", "kindness", "plants")
    s.says("there, there", "hug", "sniff", "office plant", "colleague of the month", "nobody watered it but me", "green thumb", "a shoulder", "salt water", "turn over a new leaf", "human resources", "lean on me", "behind the cabinet", "photosynthesis", "the boss cries too", "it listens", "leave", "silent partner", "rooted", "watering time", "it has seen everything", "redundancy", "nature calls", "pat on the back", "not in front of the staff", "the only one who noticed", "touch", "soft skills", "they grow towards the warm", "first friday in autumn", "somebody stayed late", "evergreen", "a hand without bones", "let it out", "the letter came today", "what are friends for", "sympathy grows slowly", "tap", "unpaid overtime", "big boys do", "a kind word would have been louder", "tomorrow it will bloom", "carried by a leaf", "I told only the plant")  # fmt: skip
    s.relate("rubber plant", "guards", "weeping man")
    s.relate("rubber plant", "listens to", "weeping man")
    s.about(place="the ninth floor", time="after office hours", light="a strip of light from the right", composition="left", view="near, from behind", foreground="the seams of a red jacket", unexplained="why the plant is opening a bud just now")
