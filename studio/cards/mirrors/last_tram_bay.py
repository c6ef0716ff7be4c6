"""Last Tram over the Bay: a lit tram crosses the frozen bay, and its reflection is a whale."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

WHALE = "-60,520! -10,560 60,600 140,600 300,540 450,520 590,540 690,590 750,650 764,700! 700,716 600,724 540,730! 600,742 690,738 752,726! 730,800 650,860 520,890 380,880 250,830 150,760 60,690 10,680 -60,740!"
FLIPPER = "430,800! 450,880 420,970 340,1060 290,1090! 280,1010 300,900 340,820!"


@card(id="r1m39x", title="Last Tram over the Bay", seed=2, palette="riso_night_tram", light=(0.0, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.5, 0.5)])
    soot = {"navy": 1.0, "orange": 1.0}
    with d.thing("sky", "place") as p:
        p.fade("-20,330! 820,330! 820,1220! -20,1220!", lambda x, y: (y - 420) / 1300, navy=1)
        p.flat("-20,-20! 820,-20! 820,330! -20,330!", navy=1)
        with p.in_inks(navy=1):
            p.strokes([[(-20, 350), (400, 347), (820, 351)]], 8, ends=(1, 1))
            p.strokes([[(30, 378), (120, 396), (190, 386), (280, 414)], [(120, 396), (150, 428)], [(500, 382), (590, 404), (700, 388), (790, 408)], [(590, 404), (570, 436), (590, 466)], [(700, 388), (730, 420)], [(390, 372), (420, 384), (440, 412)]], 5, ends=(0.4, 0.2))
    with d.thing("tram", "witness") as t:
        t.flat("136,190! 148,176 186,168 586,168 624,176 638,190! 646,250 646,312! 636,322! 140,322! 130,312! 130,250", gap=6, orange=1)
        for i in range(6):
            x = 158 + i * 79
            t.flat(f"{x},202! {x + 62},202! {x + 62},262! {x},262!", lemon=1)
        t.flat("130,284! 646,284! 646,294! 130,294!")
        for x in (216, 276, 496, 556):
            t.flat(ellipse(x, 324, 20, 20), gap=4, **soot)
        t.strokes([[(386, 172), (356, 120), (426, 66)]], 6, ends=(1, 1))
        t.strokes([[(-20, 66), (820, 66)]], 4, ends=(1, 1))
    with d.thing("whale", "subject") as w:
        w.flat(WHALE, navy=1)
        with w.within(WHALE):
            w.flat("766,726! 700,740 600,744 540,732! 470,760 400,790 300,800 200,780! 300,860 420,920 600,920 780,820!")
            with w.in_inks(navy=1):
                w.strokes([[(740 - 12 * i, 744 + 24 * i), (600 - 20 * i, 762 + 20 * i), (440 - 30 * i, 790 + 17 * i), (260, 800 + 14 * i)] for i in range(6)], 7, ends=(0.4, 0.2))
            for i in range(6):
                x, y = 158 + i * 79, (652, 624, 604, 592, 588, 594)[i]
                w.flat(f"{x},{y}! {x + 62},{y - (12, 9, 6, 3, -1, -4)[i]}! {x + 62},{y + 50 - (12, 9, 6, 3, -1, -4)[i]}! {x},{y + 52}!", lemon=1)
        w.flat(FLIPPER, gap=7, navy=1)
        w.flat("560,688! 584,662 616,664 640,690! 614,706 586,706")
        w.flat(ellipse(603, 685, 15, 15), **soot)
    with d.thing("reeds", plane="front") as r, r.in_inks(**soot):
        r.strokes([[(60, 1240), (70, 1060), (120, 880)], [(120, 1240), (120, 1100), (90, 960)], [(20, 1240), (40, 1120), (20, 1000)], [(180, 1240), (196, 1120), (260, 1010)], [(100, 1240), (150, 1080), (180, 1000)]], 14, ends=(1, 0.1))
        for x, y, a in ((112, 880, 14), (88, 960, -10), (258, 1010, 30)):
            r.flat(ellipse(x, y, 15, 54, degrees=a), **soot)
    s.describe("An orange tram with lit windows crosses a frozen bay at night. Below it in the ice swims a huge blue whale with the same row of lit windows in its side; dark reeds stand in front.")
    s.moods("eerie", "calm", "wondrous", "lonely")
    s.themes("night", "travel", "depth", "doubles", "winter")
    s.says("whale bus", "undercarriage", "something large goes home with me", "last stop", "thin ice", "Jonah takes the late one", "mind the depth", "night service", "don’t wake it", "it keeps the timetable", "return ticket", "who rides down there?", "underwater line", "my better half is bigger", "company", "all aboard", "what carries us", "slow traffic", "sing to me", "someone left the lights on", "under the surface", "both are going home", "heavy passenger", "deep down I am a whale", "single fare", "blubber", "above and below", "the driver never looks down", "sleepwalking", "cold feet", "I missed my stop", "iceberg logic", "a long way to the sea", "sister ship", "leviathan", "it was only the wind", "the big quiet", "ballast", "window seat", "parallel lives", "where the rails end", "belly of the beast", "sonar", "shadow with a heart")  # fmt: skip
    s.relate("whale", "is reflected as", "tram")
    s.relate("whale", "follows", "tram")
    s.about(place="a frozen bay", time="late at night", light="the windows of the tram", composition="diagonal", view="far, across the ice", foreground="dark reeds", unexplained="who has lit the windows in the whale", weather="frost")
