"""Quickly, in Secret: out of a letterbox comes a hand with a steaming cup."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line, tube

CUP = "130,690! 380,690! 376,780 360,880 330,940 300,956! 210,956! 180,940 150,880 134,780!"


def skin(t: Printed, text: str) -> None:
    """A finger of bare paper with a dark edge."""
    grown = " ".join(f"{x},{y},{float(r) + 6}" for x, y, r in (k.split(",") for k in text.split()))
    t.flat(tube(grown), black=1)
    t.flat(tube(text))


@card(id="hqzdnl", title="Quickly, in Secret", seed=63, palette="riso_one_kind_word", light=(-0.3, 0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.3, 0.4, 0.5)])
    with d.thing("door", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", black=1)
        for box in ("90,70! 350,70! 350,330! 90,330!", "450,70! 710,70! 710,330! 450,330!"):
            g.flat(box, gap=5, black=1)
        g.flat("90,1010! 350,1010! 350,1240! 90,1240!", gap=5, black=1)
        g.flat("450,1010! 710,1010! 710,1240! 450,1240!", gap=5, black=1)
    with d.thing("letterbox", "prop") as b:
        b.flat("330,420! 720,420! 720,560! 330,560!")
        b.flat("366,452! 684,452! 684,530! 366,530!", black=1)
    with d.thing("arm", "subject") as h:
        h.flat("400,520! 660,528! 640,600 590,690 540,760 470,820 430,850! 350,760! 376,690 400,620!", gap=6)
        h.flat("366,530! 684,530! 684,545! 366,545!")
    with d.thing("cup", "accent") as c:
        c.flat("120,740 70,750 60,820 90,880 160,900! 150,870! 110,850 94,816 104,780 136,772!", yellow=1)
        c.flat(CUP, gap=5, yellow=1)
        c.flat(ellipse(255, 690, 125, 34), gap=5, yellow=1, black=1)
    with d.thing("fingers", "subject") as f:
        skin(f, "440,720,52 400,650,40 340,636,32 300,660,26")
        for k in ("470,910,44 400,930,34 330,920,30 290,910,26", "480,870,48 400,880,38 310,868,34 260,862,29", "480,820,50 400,826,40 300,812,36 240,808,31", "470,770,52 400,764,42 300,752,38 236,752,32"):
            skin(f, k)
        f.flat("420,730 480,700 540,720 520,800 500,900 460,940 430,900 440,820")
    with d.thing("steam", "witness") as w:
        w.strokes([line("210,640 180,570 220,500 180,420 210,350"), line("280,630 260,560 300,480 262,400 290,330 270,270")], [12, 12], ends=(0.2, 0.1))
    s.describe("A hand comes out of a letterbox in a black door. It holds a yellow cup, full to the brim. Two white threads of steam rise before the door, and nobody is outside.")
    s.moods("tender", "warm", "surprised", "secretive")
    s.themes("kindness", "secrets", "home", "neighbours", "help")
    s.says("tea", "special delivery", "room service", "thank you", "hot", "neighbours", "cuppa", "secret", "for you", "who is it?", "post", "quick, before it’s cold", "no sugar", "kindness of strangers", "a warm welcome, nearly", "don’t ring", "coffee break", "I never open the door", "handout", "first class mail", "shy", "that’s all I can do", "quarantine", "pass it on", "my door is closed, my hand isn’t", "through the slot", "return to sender", "message received", "a small hello", "wake up and smell it", "steam", "helping hand", "the recluse", "only for the milkman", "one for the road", "he knows how I take it", "something slipped through", "shut-in", "the other side of no", "drink up", "love letter", "stranger danger", "night nurse", "be quick about it")  # fmt: skip
    s.relate("arm", "pours out of", "letterbox")
    s.relate("arm", "carries", "cup")
    s.about(place="a street door", time="night", light="no source but the yellow cup", composition="low", view="near, eye level", foreground="the lower panels of the door, cut by the edge", unexplained="for whom the cup is")
