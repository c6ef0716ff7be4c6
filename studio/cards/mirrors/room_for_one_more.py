"""Room for One More: the lift has closed on a whale, and its tail lies out in the corridor."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line

TAIL = "236,380! 330,430 440,560 520,640 580,640 608,590 616,520 606,450! 560,386 480,350 400,340 330,366! 360,300 430,262 520,262 600,300 640,344! 672,284 730,230 800,204 840,204! 826,280 790,360 730,430 690,470! 700,560 690,680 640,770 560,820 460,830 340,806 236,800!"
BELLY = "236,700! 330,730 440,760 560,750 636,690 676,600 684,500 690,470! 700,560 690,680 640,770 560,820 460,830 340,806 236,800!"


@card(id="sxjluj", title="Room for One More", seed=61, palette="riso_canteen", light=(-0.3, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.3, -0.9, 0.5)])
    with d.thing("lift", "place") as g:
        g.flat("-20,130! 470,130! 470,960! -20,960!", red=1, green=1)
        g.flat("-20,176! 424,176! 424,960! -20,960!", gap=6, red=1)
        g.flat("196,176! 208,176! 214,300 236,380! 236,800! 214,880 208,960! 196,960! 190,860 184,780 180,590 184,400 190,300!", red=1, green=1)
        g.strokes([line("150,220 134,560 150,920"), line("380,220 380,300 380,380"), line("380,860 380,900 380,930")], 6, ends=(1, 1))
        g.flat("206,52! 242,100! 170,100!", red=1)
    with d.thing("puddle", "prop") as p:
        p.flat("120,984 240,962 360,984 520,966 640,990 760,976 800,1010 700,1040 560,1034 440,1062 280,1044 160,1054 90,1020", green=1)
    with d.thing("whale tail", "subject") as t:
        t.flat(TAIL, gap=8, green=1)
        t.flat(BELLY)
        with t.within(BELLY), t.in_inks(green=1):
            t.strokes([line("236,740 340,764 450,792 560,784 640,728 684,640"), line("236,770 340,790 460,814 580,800 660,740")], 6, ends=(1, 0.2))
        t.flat("610,470! 650,480 690,476! 694,500 650,506 614,498!")
        t.strokes([line("630,440 580,360 500,316"), line("660,440 700,340 770,270")], 10, ends=(0.2, 0.1))
        for x, y in ((420, 880), (560, 876), (650, 850)):
            t.flat(f"{x},{y - 30}! {x + 13},{y + 4} {x},{y + 18} {x - 13},{y + 4}", green=1)
    s.describe("A whale’s green tail sticks out between red lift doors. It curls up into the corridor and drips. A long puddle lies before the lift, and above the doors an arrow points up.")
    s.moods("droll", "surprised", "awkward", "bright")
    s.themes("courtesy", "crowd", "animals", "journey", "secrets")
    s.says("squeeze in", "after you", "I’ll take the stairs", "whale", "splash", "next floor, ocean", "going up?", "full", "stuck", "somebody big", "mind the doors", "fishy business", "weight limit", "overbooked", "nobody mentions it", "the tail end", "I’m late for a meeting", "out of breath", "deep in the building", "he only wanted the roof", "not my department", "Jonah’s office", "hold the door", "too much luggage", "the new colleague", "elevator pitch", "a tight spot", "tail coat", "going down is easier", "we all pretended", "the rest of the story is inside", "wet floor", "thar she goes", "what’s upstairs, the sea?", "please stand back", "big in business", "leviathan", "it fits if you are polite", "caught", "a tale of two doors", "inside job", "press any button", "monday", "it waved")  # fmt: skip
    s.relate("whale tail", "is trapped in", "lift")
    s.relate("whale tail", "pours out of", "lift")
    s.about(place="the Lift, seen from the corridor", time="office hours", light="plain, from above", composition="left", view="eye level", foreground="a puddle", unexplained="to which floor it is going")
