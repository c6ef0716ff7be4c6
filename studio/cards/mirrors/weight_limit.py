"""Weight Limit: the lift has closed on a whale, and its tail lies out in the corridor."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line

TAIL = "60,320! 160,318 250,356 340,440 440,560 520,632 580,640 610,590 618,520 606,450! 560,386 480,350 400,344 324,376! 356,300 430,258 520,260 600,300 642,346! 676,280 730,226 800,200 850,200! 830,290 790,366 736,430 700,466! 712,560 702,680 652,776 566,836 460,858 340,850 230,846 60,850!"
BELLY = "60,690! 236,706 330,740 440,772 560,760 640,696 682,604 694,510 700,466! 712,560 702,680 652,776 566,836 460,858 340,850 230,846 60,850!"
DOOR = "-20,176! 206,176! 208,250 196,310 170,360! 138,470 128,590 138,720 166,840! 194,880 204,920 206,960! -20,960!"


@card(id="sxjluj", title="Weight Limit", seed=61, palette="riso_canteen", light=(-0.3, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.3, -0.9, 0.5)])
    with d.thing("lift", "place") as g:
        g.flat("-20,130! 520,130! 520,960! -20,960!", red=1, green=1)
        g.flat("230,176! 474,176! 474,960! 230,960!", gap=6, red=1)
        with g.within("230,176! 474,176! 474,960! 230,960!"):
            g.flat("230,700! 480,780! 480,880! 420,900 320,900 230,896!", red=1, green=1)
        g.flat("218,52! 254,100! 182,100!", red=1)
    with d.thing("puddle", "prop") as p:
        p.flat("130,974! 480,974! 520,1000 640,1006 730,1036 720,1080 620,1106 500,1094 420,1120 300,1128 200,1104 130,1110 90,1076 140,1040 110,1004", green=1)
        p.strokes([line("180,1010 300,1022 420,1010"), line("500,1048 590,1058 670,1044"), line("200,1076 270,1084 330,1076")], 8, ends=(0.1, 0.1))
    with d.thing("whale tail", "subject") as t:
        t.flat(TAIL, gap=8, green=1)
        t.flat(BELLY)
        with t.within(BELLY), t.in_inks(green=1):
            t.strokes([line("60,724 236,744 340,776 450,802 560,788 640,730 690,630"), line("60,758 236,778 340,804 460,826 580,804 660,740"), line("60,794 236,812 340,828 460,846 560,826")], 7, ends=(1, 0.2))
            t.strokes([line("60,853 230,849 340,853 460,861 566,839 652,779 702,680 712,560 700,466")], 12, ends=(1, 0.6))
        t.strokes([line("636,440 590,366 500,312"), line("668,436 704,346 780,270")], 10, ends=(0.2, 0.1))
        for x, y, k in ((420, 920, 1.0), (584, 900, 1.3)):
            t.flat(f"{x},{y - 32 * k}! {x + 13 * k},{y + 4} {x},{y + 18 * k} {x - 13 * k},{y + 4}", green=1)
    with d.thing("lift door", "prop") as g:
        g.flat(DOOR, gap=8, red=1)
        g.strokes([line("150,220 146,280 128,340"), line("120,860 146,900 150,930")], 6, ends=(1, 1))
    s.describe("A whale’s green tail is stuck between red lift doors. It bulges out, curls up into the corridor and drips. A long puddle lies before the lift, and above the doors an arrow points up.")
    s.moods("droll", "surprised", "awkward", "bright")
    s.themes("courtesy", "crowd", "animals", "journey", "secrets")
    s.says("squeeze in", "blubber", "I’ll take the stairs", "whale", "cables", "next floor, ocean", "going up?", "full", "stuck", "somebody big", "mind the doors", "fishy business", "weight limit", "overbooked", "nobody mentions it", "the tail end", "I’m late for a meeting", "out of breath", "deep in the building", "he only wanted the roof", "not my department", "Jonah’s office", "hold the door", "too much luggage", "the new colleague", "elevator pitch", "a tight spot", "tail coat", "going down is easier", "we all pretended", "the rest of the story is inside", "wet floor", "thar she goes", "what’s upstairs, the sea?", "please stand back", "big in business", "leviathan", "it fits if you are polite", "caught", "a tale of two doors", "inside job", "press any button", "monday", "it waved")  # fmt: skip
    s.relate("whale tail", "is trapped in", "lift")
    s.relate("whale tail", "pours out of", "lift")
    s.about(place="the Lift, seen from the corridor", time="office hours", light="plain, from above", composition="left", view="eye level", foreground="a puddle", unexplained="to which floor it is going")
