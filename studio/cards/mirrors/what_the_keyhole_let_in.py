"""What the Keyhole Let In: light comes through a keyhole, and on the dark floor it is a fox."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.tubes import CUT, tube

FOX = "300,640! 370,596 440,604 510,606 556,590! 546,540 550,484 560,446! 600,474 626,512! 654,478 684,452! 696,510 690,560! 716,604 740,652 758,684! 760,700 748,708! 726,714 702,724 680,738! 664,764 640,772 622,768! 612,790 606,806! 612,850 632,910 652,990! 690,1010 700,1032! 640,1036! 614,1010 586,930 560,850 540,806! 530,860 516,940 520,1010! 550,1026 556,1048! 490,1048! 484,1010 480,920 476,830 460,796! 410,806 370,804! 372,840 392,890 404,930 396,1010! 424,1026 430,1046! 368,1046! 366,1000 356,940 324,880 300,850! 290,890 262,920 256,960 260,1020! 288,1034 294,1056! 230,1056! 226,1010 220,950 226,910 250,870 252,800 236,744 246,690"


@card(id="oekjzr", title="What the Keyhole Let In", seed=7, palette="riso_night_tram", light=(-0.2, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.2, -0.8, 0.5)])
    with d.thing("dark room", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
        p.flat("110,-20! 560,-20! 560,420! 110,420!", gap=6, navy=1, orange=1)
    with d.thing("keyhole", "accent") as k:
        k.flat("318,60 350,74 362,104 348,132 336,142! 356,204! 280,204! 300,142! 288,132 274,104 286,74", lemon=1)
    with d.thing("fox of light", "subject") as f:
        f.flat(tube([(318, 150, 3), (320, 240, 7), (304, 330, 26), (254, 410, 54), (208, 500, 68), (206, 590, 60), (252, 650, 40), (320, 680, 24)], ends=CUT), lemon=1)
        f.flat(FOX, lemon=1)
        with f.within(FOX):
            f.flat("200,930! 270,920! 420,900! 440,1070! 200,1070!", lemon=1, orange=1)
            f.flat("460,880! 530,900! 620,880! 720,960! 720,1070! 450,1070!", lemon=1, orange=1)
            f.flat("600,724! 624,704 650,712! 664,690 700,700! 730,700 790,716! 700,800! 600,830 570,800!")
        f.flat("566,474! 556,520 562,566! 590,540 606,514!", navy=1, orange=1)
        f.flat("674,478! 682,512 680,540! 660,540 646,518!", navy=1, orange=1)
        f.flat("660,640! 680,618 706,622 718,644! 700,652 676,652", navy=1, orange=1)
        f.flat("742,670! 758,682 762,700 748,710 734,696!", navy=1, orange=1)
        with f.in_inks(navy=1):
            f.strokes([[(300, 690), (360, 690), (384, 750), (356, 806)]], 7, ends=(0.2, 0.3))
    s.describe("Light falls through a keyhole into a dark room. It widens into a bushy tail, and the tail belongs to a large yellow fox that walks off to the right over the floor.")
    s.moods("mysterious", "warm", "watchful", "hopeful")
    s.themes("light", "night", "secrets", "visitors", "imagination")
    s.says("foxy", "a bright visitor", "who left the light on?", "tail light", "sly as day", "let me in", "the key is in the tail", "spark", "somebody is awake next door", "house fire, tame", "bedtime story", "leak", "a little light goes a long way", "he comes when the door is shut", "tiptoe", "warm paws", "private view", "gossip", "what we hear through the wall", "catch it!", "good evening, vixen", "through the eye of a needle", "liquid gold", "shadow’s opposite", "nobody has the key", "burglar", "intruder with manners", "dream", "sunday through the shutters", "it stays until they go to sleep", "draught of gold", "escape", "poured", "the other room has all the fun", "thin hope, big fox", "leave the door locked", "it wagged", "glow", "curiosity", "a ray with ears", "where there’s a hole", "night school", "I followed the light", "what slipped past the lock")  # fmt: skip
    s.relate("fox of light", "pours out of", "keyhole")
    s.about(place="a dark room with a locked door", time="night", light="through a keyhole", composition="diagonal", view="eye level, from inside the room", foreground="the paws on the dark floor", unexplained="what shines behind the door")
