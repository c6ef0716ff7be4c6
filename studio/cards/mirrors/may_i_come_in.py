"""May I Come In: a cloud squeezes through the flat door and drips on the mat."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

CLOUD = "120,330! 170,280 250,270 300,320! 320,220 420,170 510,230 530,290! 590,250 690,280 710,380 690,430! 750,440 800,530 760,620 690,640! 710,720 640,790 540,760! 500,830 400,850 340,790! 290,840 190,840 120,780!"


@card(id="i4nczo", title="May I Come In", seed=6, palette="riso_fog_notice", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.5, 0.5)])
    dusk = {"grey": 1.0, "violet": 1.0}
    with d.thing("hall", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1010! -20,1010!", grey=1)
        w.flat("120,80! 480,80! 480,1010! 120,1010!", gap=12, **dusk)
        w.flat("40,30! 130,80! 130,1010! 40,1090!", gap=7, violet=1)
        w.flat(ellipse(104, 560, 13, 16))
    with d.thing("doormat", "prop") as m:
        m.flat("150,1040! 560,1040! 640,1130! 110,1130!", gap=5, violet=1)
        m.flat("170,1056! 548,1056! 604,1116! 142,1116!", "184,1064! 542,1064! 586,1108! 158,1108!")
    with d.thing("cloud", "subject") as c:
        c.flat(CLOUD)
        with c.in_inks(grey=1):
            c.strokes([[(440, 330), (500, 300), (560, 330)], [(560, 480), (620, 460), (670, 490)], [(300, 560), (350, 530), (410, 560)], [(470, 660), (530, 640), (580, 670)]], 12, ends=(0.3, 0.3))
    with d.thing("drops", "accent") as r:
        for x, y in ((230, 900), (330, 930), (430, 890), (520, 940), (610, 860), (380, 990), (270, 1010), (680, 900)):
            r.flat([(x + u, y + v) for u, v in ((0, -36), (10, -8), (12, 8), (0, 20), (-12, 8), (-10, -8))], gap=3)
    with d.thing("hat", "prop") as h:
        h.flat("604,110! 628,110! 628,140! 604,140!", violet=1)
        h.flat("524,176 564,166! 564,130 594,104 624,110 654,104 680,134 676,170! 724,180 734,196 684,208 574,206 520,192", gap=5, **dusk)
    s.describe("A big white cloud squeezes through an open door. It bulges into a grey hall and drips on the floor and the mat; a hat hangs on the wall.")
    s.moods("gentle", "awkward", "dreamy", "damp")
    s.themes("weather", "home", "visitors", "space", "manners")
    s.says("may I come in?", "wipe your feet", "soft guest", "wet paint", "a bit under the weather", "homecoming", "overweight", "the forecast was right", "room for a dream", "daydream", "uncle’s back", "it’s only me", "stuck", "close the door, there’s a draught", "fog", "sorry about the floor", "depression", "steam", "an indoor sky", "housewarming", "who left the kettle on?", "sheep", "big mood", "heaven moved in", "thunder later", "lodger", "silver lining", "it followed me home", "don’t slam", "shy", "humidity", "take your hat off", "bathroom accident", "tears on the mat", "a thought too big for the house", "bubble bath", "I was just passing over", "drizzle", "what blew you here?", "marshmallow", "light visitor", "head in the hall", "no umbrella stand", "stay for tea")  # fmt: skip
    s.relate("cloud", "pours out of", "hall")
    s.relate("cloud", "hides in", "hall")
    s.about(place="the hall of a flat", time="a wet evening", light="pale and grey", composition="right", view="eye level", foreground="a doormat", unexplained="whom the cloud visits", weather="rain, indoors")
