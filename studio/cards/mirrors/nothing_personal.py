"""Nothing Personal: in a waiting room an ostrich has put its head into somebody’s handbag."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card

BODY = "90,440! 120,330 220,250 340,230 450,270 510,350 500,450 440,540 340,590 230,580 140,530"
NECK = "440,330! 470,230 530,120 600,80 670,110 700,220 690,400 670,560 660,700! 612,700! 626,540 644,380 650,240 630,160 600,150 570,190 540,290 510,390 480,440!"


@card(id="pdwjcy", title="Nothing Personal", seed=6, palette="riso_waiting_room", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.6, -0.6, 0.5)])
    brick = {"mint": 1.0, "crimson": 1.0}
    with d.thing("wall", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1010! -20,1010!", mint=1)
        w.flat("-20,960! 820,960! 820,974! -20,974!")
    with d.thing("chair", "prop") as c:
        for x in (540, 730):
            c.flat(f"{x},930! {x + 26},930! {x + 30},1140! {x - 4},1140!", gap=5, **brick)
        c.flat("520,900! 780,900! 776,934! 524,934!", gap=5, **brick)
        c.flat("752,560! 784,560! 784,900! 752,900!", gap=5, **brick)
    with d.thing("ostrich", "subject") as o:
        o.flat("330,540! 420,560 470,600! 450,680 420,740 424,790! 400,900 390,1000 392,1090! 430,1100 470,1130 470,1146! 340,1146! 350,1100 356,1080! 360,940 366,860 384,780! 370,700 330,640!", gap=6, **brick)
        o.flat("140,400! 110,320 60,290 24,310! 30,350 0,350 -24,380! 10,404 -10,430 -16,460! 30,456 40,480 60,520! 90,500 110,490 150,490!", gap=5)
        o.flat(BODY, gap=6, **brick)
        o.flat("290,330 380,320 440,360 440,400! 390,400 400,440! 340,426 330,470! 280,440 240,480! 220,430 160,450! 160,400 210,350", gap=0)
        o.flat("210,520! 300,490 400,520 420,560! 390,650 330,730 310,790! 300,900 290,1000 288,1090! 330,1104 366,1130 366,1146! 236,1146! 246,1110 252,1080! 254,940 258,850 270,776! 240,700 200,600!", gap=6, crimson=1)
        o.flat(NECK, gap=6, crimson=1)
    with d.thing("handbag", "witness") as b:
        with b.in_inks(crimson=1):
            b.strokes([[(566, 720), (560, 620), (640, 570), (716, 620), (712, 720)]], 16, ends=(1, 1))
        b.flat("540,700! 600,684 640,700 690,684 744,700! 768,800 776,898! 524,898! 530,800!", gap=6)
        b.flat("550,712! 640,726 734,712! 738,736! 640,750 546,736!", crimson=1)
        b.flat("618,726! 662,726! 662,772! 618,772!", gap=4, crimson=1)
    s.describe("A long-legged ostrich stands in a waiting room. Its red neck bends down into a white handbag that stands open on a chair.")
    s.moods("comic", "shy", "absurd", "curious")
    s.themes("hiding", "fear", "curiosity", "waiting", "manners")
    s.says("nothing personal", "hide and seek", "I’m not here", "lost contact lens", "who has my keys?", "denial", "sand was out", "nosy", "shame", "lipstick", "the smell of peppermint", "wake me when it’s over", "excuse me, madam", "handbag", "looking for change", "if I can’t see you", "phobia", "deep in her affairs", "bad news tomorrow", "don’t open it", "it’s dark and safe in here", "window shopping", "a long drink", "pickpocket", "there must be a tissue", "nerves", "grandmother’s sweets", "I told you to stay outside", "avoidance", "mine is bigger inside", "leggy", "she’ll be back any minute", "bills", "swallowed by luxury", "head over heels, almost", "tell me when they’ve gone", "curious to the bottom", "the test results", "it only wanted company", "oubliette", "small talk avoided", "carry me home", "burying the matter", "private property")  # fmt: skip
    s.relate("ostrich", "hides in", "handbag")
    s.about(place="a waiting room", time="morning", light="even, from the right", composition="left", view="eye level", foreground="a chair at the right edge", unexplained="whose handbag it is")
