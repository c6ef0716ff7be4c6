"""Hold the Door: through the gap of the lift a trunk reaches out for the button."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

TRUNK = [(326, 560, 116), (332, 680, 104), (352, 810, 92), (424, 912, 80), (530, 930, 68), (606, 862, 56), (622, 770, 46), (616, 690, 38), (626, 630, 31), (652, 596, 25)]
GAP = "226,50! 436,50! 436,1090! 226,1090!"


@card(id="1ip8vh", title="Hold the Door", seed=41, palette="riso_one_kind_word", light=(0.0, 0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, 0.2, 0.5)])
    with d.thing("lift doors", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", black=1)
        p.flat(GAP, yellow=1)
        p.flat("226,1100! 436,1100! 540,1220! 120,1220!", yellow=1)
        for line in ([(100, 1094), (100, 50)], [(100, 50), (566, 50)], [(566, 50), (566, 1094)], [(24, 1094), (226, 1094)], [(436, 1094), (778, 1094)]):
            p.strokes([line], 5, ends=(1, 1))
        p.flat("612,430! 738,430! 738,660! 612,660!")
        p.flat("618,436! 732,436! 732,654! 618,654!", black=1)
        p.flat(ellipse(675, 488, 30, 30))
        p.flat(ellipse(675, 488, 24, 24), black=1)
        p.flat(ellipse(675, 566, 32, 32), yellow=1)
    with d.thing("elephant", "subject") as e:
        with e.within(GAP):
            e.flat("200,330! 230,236 300,190 380,180 460,200! 460,900! 300,900! 200,700!", black=1)
            e.flat("200,350! 238,246 304,200 380,190 460,212! 460,900! 300,900! 200,700!")
        e.flat("410,600! 470,626 540,606 590,540! 600,600 570,670 510,706 410,690!", black=1)
        e.flat("410,610! 470,636 536,622 580,570! 586,606 560,660 506,694 410,680!")
        e.flat(tube([(x, y, w + 8) for x, y, w in TRUNK[2:]], ends=CUT), black=1)
        with e.within(GAP):
            e.flat(tube(TRUNK, ends=CUT))
        e.flat(tube(TRUNK[2:], ends=CUT))
        e.flat("610,610! 630,570 656,560 676,568! 690,584 684,606 668,612! 676,624 668,634 640,630!")
        with e.in_inks(black=1):
            e.strokes([[(266, 740), (330, 770), (420, 748)], [(290, 840), (350, 846), (420, 816)], [(356, 944), (404, 900), (438, 850)], [(456, 980), (466, 930), (470, 880)], [(560, 970), (548, 920), (530, 880)], [(632, 900), (600, 860), (566, 838)], [(664, 800), (622, 790), (580, 780)], [(654, 720), (620, 716), (582, 706)]], 6, ends=(0.8, 0.2))
            e.strokes([[(268, 372), (300, 344), (348, 340), (392, 362)], [(270, 420), (320, 440), (376, 424)], [(280, 318), (324, 304), (376, 312)], [(300, 462), (340, 468), (376, 456)]], 7, ends=(0.3, 0.3))
        e.flat("276,392! 306,362 350,360 388,384! 350,412 306,412", black=1)
        e.flat(ellipse(330, 386, 20, 19), yellow=1)
        e.flat(ellipse(334, 387, 10, 11), black=1)
    s.describe("The doors of a lift stand open by a gap. In the yellow light inside, an elephant’s eye looks out, and its trunk has come round the door and presses a lit button.")
    s.moods("curious", "droll", "tense", "patient")
    s.themes("lifts", "patience", "size", "meetings", "night")
    s.says("going up", "room for one more?", "hold the door", "after you", "ground floor, please", "the elephant in the lift", "maximum load", "peekaboo", "ring", "he only wants to get out", "trunk call", "I’ll take the stairs", "full", "next floor: savannah", "an eye on the corridor", "somebody forgot to say when", "breathe in", "wrinkles", "not a word about it", "long reach", "stuck between floors", "a gentle push", "memory", "open sesame", "the other tenant", "who is it?", "late home", "sorry, is this the seventh?", "narrow escape", "in a tight spot", "light under the door", "polite colossus", "squeeze", "never forget your floor", "door to door", "the caretaker", "what they keep on the ninth", "tusk first", "he has been riding since monday", "a big decision", "waiting for me", "crack", "hush, it has seen us", "small button, large finger")  # fmt: skip
    s.relate("elephant", "looks out of", "lift doors")
    s.about(place="a lift", time="night", light="from inside the lift", composition="left", view="near, eye level", foreground="the end of a trunk on a button", unexplained="where the elephant is going")
