"""The Night Porter: late at night the house at the corner is an owl, its round windows awake; somebody looks for a key."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

HOUSE = "60,1220! 80,1000 90,700 100,480 110,330! 60,120! 180,190 300,236 400,244! 500,236 620,190 740,120! 690,330! 706,480 712,700 722,1000 740,1220!"
TENANT = "372,1204! 380,1120 376,1090 366,1070 366,1030 376,1006 394,996! 388,978 390,960 384,956! 392,950 394,936 414,934 420,948 430,954! 420,960 420,976 412,992! 434,1000 446,1030 450,1060 430,1064! 428,1090 424,1130 432,1204! 410,1204! 404,1140 396,1204!"


@card(id="ef99ba", title="The Night Porter", seed=12, palette="riso_one_kind_word", light=(0, 0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, 0.5, 0.5)])
    with d.thing("owl house", "subject") as h:
        h.flat(HOUSE, black=1)
        for x in (262, 538):
            h.flat(ellipse(x, 420, 118, 118))
            h.flat(ellipse(x, 420, 106, 106), yellow=1)
            h.flat(ellipse(x + 10, 452, 52, 52), black=1)
            with h.in_inks(black=1):
                h.strokes([[(x - 110, 420), (x + 110, 420)], [(x, 310), (x, 530)]], 9, ends=(1, 1))
        with h.within(ellipse(538, 420, 107, 107)):
            h.flat("420,300! 660,300! 660,410! 420,424!", black=1)
            h.strokes([[(430, 368), (650, 362)], [(430, 336), (650, 330)], [(430, 396), (650, 388)]], 5, ends=(1, 1))
        for x in (244, 520):
            h.flat(ellipse(x, 446, 12, 12))
        h.flat("360,490! 400,470 440,490! 424,560 400,610! 376,560", yellow=1)
        for row in range(4):
            for i in range(5 - row % 2):
                x, y = 190 + i * 104 + 52 * (row % 2), 660 + row * 92
                if row < 3 or i in (0, 3):
                    h.flat(f"{x - 30},{y - 34}! {x + 30},{y - 34}! {x + 30},{y} {x},{y + 36} {x - 30},{y}!", **({"yellow": 1.0} if (row, i) == (1, 3) else {}))
        h.flat("320,1240! 320,1010! 330,950 400,912 470,950 480,1010! 480,1240!", yellow=1)
    with d.thing("late tenant", "accent", plane="front") as m:
        m.flat(TENANT, black=1)
        m.flat("330,1240! 300,1240! 380,1196! 420,1196! 500,1240!", black=1)
    s.describe("A black house looks like an owl. Its roof has pointed ears, its eyes are round yellow windows, one with the blind half down, over a yellow beak. Below are white feather-shaped windows, one yellow. In the lit doorway stands a man in a hat.")
    s.moods("watchful", "comic", "cosy", "uneasy")
    s.themes("night", "home", "coming late", "watching", "houses")
    s.says("owl", "home late", "who?", "whoo", "awake", "night shift", "where have you been?", "the house knows", "one eye open", "curfew", "forgot my key", "wise old building", "mother waited up", "all eyes", "feathers", "porter", "rent day", "light sleeper", "shh, the stairs", "good evening, sir", "haunted", "bird house", "a face like a door", "half asleep", "do you know what time it is?", "no. six, owl street", "wisdom", "after the theatre", "the landlady", "it swallows a lodger a year", "window shopping", "nocturnal", "nightcap", "eaten or at home", "winking", "every tenant a feather", "I can explain", "big eyes, small door", "a quiet word at the door", "security", "roof over my head", "standing in the beak’s shadow", "silent flight at four", "watching over us")  # fmt: skip
    s.relate("owl house", "is inhabited by", "late tenant")
    s.relate("owl house", "guards", "late tenant")
    s.about(place="a corner house in a back street", time="long after midnight", light="from the windows and the open door", composition="low", view="near, at eye level before the door", foreground="the lit doorway", unexplained="whether he is coming in or going out")
