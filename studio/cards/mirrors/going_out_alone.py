"""Going Out Alone: a dress hangs limp on its hook, and in the tall mirror it dances."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line

LIMP = "60,330! 84,312 104,330 128,342 152,330 172,312 196,330! 236,380 246,440! 206,456! 196,420 190,470 186,520! 206,640 222,800 232,960! 200,974 170,958 140,974 108,958 76,974 44,958 20,966! 40,780 56,640 70,520! 64,470 60,420 50,456! 10,440! 20,380"
DANCE = "462,330! 480,322 500,330 524,340 548,326 562,306! 590,280 640,220 664,176! 700,200 690,240 640,310 604,352! 596,410 580,470! 640,520 720,570 780,640! 760,680 770,720 730,730 720,790 670,780 640,840 590,810 540,860 500,820 440,850 410,800 360,800 350,750 300,730! 370,640 440,560 486,474! 470,430 456,390! 420,400 370,380 320,330! 336,296 366,290 400,330 430,344"
UNDER = "300,730! 350,750 360,800 410,800 440,850 500,820 540,860 590,810 640,840 670,780 720,790 730,730 770,720 760,680 780,640! 700,690 600,730 500,740 400,740"


@card(id="v0p2nk", title="Going Out Alone", seed=18, palette="riso_back_stairs", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.6, -0.6, 0.5)])
    with d.thing("landing", "place") as g:
        g.flat("-20,1060! 820,1000! 820,1230! -20,1230!", brown=1)
    glass = ellipse(520, 540, 270, 428, 140)
    with d.thing("tall mirror", "prop") as m:
        m.flat("300,900! 340,900! 330,1110! 280,1110!", gap=6, brown=1)
        m.flat("700,900! 740,900! 770,1096! 720,1100!", gap=6, brown=1)
        m.flat(ellipse(520, 540, 310, 470, 140), gap=6, brown=1)
        m.flat(ellipse(520, 540, 278, 436, 140))
    with d.thing("dancing dress", "subject") as t, t.within(glass):
        t.flat("200,866 520,884 840,856! 840,1000! 200,1000!", brown=1)
        t.flat(DANCE, gap=6, turquoise=1)
        t.flat(UNDER, gap=5, turquoise=1, brown=1)
        t.strokes([line("520,480 500,560 430,660"), line("540,480 560,580 570,700"), line("562,476 620,560 680,660")], 8, ends=(0.2, 0.3))
        t.flat("484,452! 530,464 582,450! 586,474 530,490 480,476!", turquoise=1, brown=1)
    with d.thing("hanging dress", "witness") as h:
        with h.in_inks(brown=1):
            h.strokes([line("128,300 128,270 148,256 150,234 128,226 112,240")], 8, ends=(1, 1))
            h.strokes([line("64,336 128,298 192,336")], 9, ends=(1, 1))
        h.flat(LIMP, gap=7, turquoise=1)
        h.strokes([line("110,540 96,700 84,930"), line("146,540 154,700 160,930")], 7, ends=(0.2, 0.3))
        h.flat("68,508! 128,516 188,508! 190,532 128,542 66,532!", turquoise=1, brown=1)
    s.describe("A green dress hangs limp on a hanger at the left. In the tall oval mirror beside it the same dress dances with nobody in it, one sleeve raised, the skirt swinging over a dark petticoat.")
    s.moods("lively", "wistful", "droll", "free")
    s.themes("freedom", "dance", "longing", "secret life", "clothes")
    s.says("dance", "party dress", "while you were out", "secret life", "girls’ night", "I could have danced all night", "empty inside", "hang in there", "wardrobe", "shall we?", "the one who stayed home", "dressed to leave", "look at her go", "my Saturday self", "twirl", "waiting for an occasion", "off the hook", "mirror, misbehave", "I remember summer", "nobody’s size", "let it swing", "body not included", "it still has the rhythm", "what the wardrobe does at night", "bought it, never wore it", "ghost of the ballroom", "too good for every day", "half of me is out", "absent", "unworn joy", "last dance", "mother’s dress", "the better half", "reflection on leave", "escape", "free fall", "in my head I’m there", "don’t wait up", "jealous", "she forgot to take me", "waltz", "Cinderella’s spare", "not my colour, my life", "encore")  # fmt: skip
    s.relate("hanging dress", "is reflected as", "dancing dress")
    s.relate("dancing dress", "is inside", "tall mirror")
    s.about(place="a landing in the Thin-Walled Flats", time="evening", light="inside the mirror, from the right", composition="right", view="eye level", foreground="the hanging dress, cropped at the left", unexplained="who leads")
