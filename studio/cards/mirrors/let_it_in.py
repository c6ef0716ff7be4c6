"""Let It In: the window was left open, and the night has come over the sill as a panther."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

PANTHER = "640,250! 560,236 470,236 410,262 370,310! 340,356 320,396 300,426! 318,396 316,366 300,356! 280,366 260,394 250,420! 220,424 190,444 160,480! 130,510 106,536 90,556! 84,576 92,592 106,600! 104,620 120,634 150,634! 200,630 240,626 276,640! 300,690 310,740 312,790! 300,880 290,960 266,1020! 224,1032 202,1054 212,1076 270,1080 336,1076! 352,1020 370,920 400,820 424,750! 480,700 560,660 620,600! 660,596!"
FAR = "430,720! 466,800 470,890 462,980 446,1020! 410,1032 396,1056 412,1076 476,1080 530,1072! 540,1010 548,910 560,790 590,640!"
CHAIR = "-20,1230! -20,880! 20,840 90,826 170,840 210,880 224,960! 270,960 296,990 300,1040! 300,1230!"


@card(id="398sjv", title="Let It In", seed=4, palette="riso_one_kind_word", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.4, 0.5)])
    with d.thing("window", "place") as g:
        g.flat("400,60! 830,60! 830,600! 400,600!", black=1)
        g.flat("416,76! 830,76! 830,584! 416,584!")
        g.flat("430,90! 830,90! 830,570! 430,570!", black=1)
        g.flat("370,596! 830,596! 830,626! 370,626!", black=1)
        g.flat("376,602! 830,602! 830,620! 376,620!")
    with d.thing("panther", "subject") as t:
        t.flat(FAR, black=1)
        t.flat(PANTHER, black=1)
        t.strokes([[(424, 752), (440, 700), (440, 650)], [(270, 640), (300, 620), (320, 580)]], 7, ends=(0.4, 0.1))
        t.strokes([[(216, 1056), (236, 1052)], [(220, 1070), (242, 1066)], [(412, 1054), (432, 1052)], [(416, 1070), (438, 1066)]], 5, ends=(0.8, 0.2))
        t.flat("164,520! 184,496 214,496 232,516! 212,532 184,532!", yellow=1)
        t.flat("192,500! 206,500 208,528! 194,530!", black=1)
        t.strokes([[(106, 600), (140, 596), (176, 606)], [(98, 566), (112, 560), (120, 568)]], 6, ends=(0.3, 0.1))
        t.strokes([[(130, 584), (90, 610), (66, 650)], [(140, 590), (110, 630), (96, 670)]], 4, ends=(0.8, 0.1))
        for x, y in ((480, 130), (560, 170), (650, 120), (730, 190), (770, 110), (640, 230), (740, 300), (560, 280), (470, 300), (660, 350), (770, 410), (580, 390), (490, 410), (400, 380), (690, 470), (420, 480), (530, 510), (360, 560), (620, 540), (440, 590), (350, 690), (760, 530)):
            t.flat(f"{x},{y}! {x + 20},{y - 2}! {x + 20},{y + 30}! {x},{y + 30}!", yellow=1)
    with d.thing("sleeper", "witness", plane="front") as c:
        c.flat("60,900! 50,850 56,800 96,774 140,780 168,812 166,860 150,900!", gap=7)
        with c.in_inks(black=1):
            c.strokes([[(58, 880), (50, 830), (70, 790), (110, 774), (150, 790), (170, 826), (162, 870)]], 8, ends=(0.4, 0.4))
            c.strokes([[(80, 810), (110, 830), (150, 820)], [(70, 846), (110, 860), (158, 848)]], 5, ends=(0.2, 0.2))
        c.flat(ellipse(104, 764, 27, 24), gap=5, black=1)
        c.flat(CHAIR, gap=8, yellow=1)
        with c.in_inks(black=1):
            c.strokes([[(-20, 980), (90, 970), (206, 976), (224, 1040), (224, 1220)]], 8, ends=(0.3, 0.3))
            c.strokes([[(240, 980), (262, 1000), (266, 1060)]], 6, ends=(0.2, 0.2))
    s.describe("The night climbs in by a window as a huge black panther. Lit yellow windows are scattered over its flank. It sets its paws on the floor of a white room and lowers its head to someone with white hair in a yellow armchair.")
    s.moods("eerie", "tender", "hushed", "grand")
    s.themes("night", "sleep", "visits", "death", "city")
    s.says("panther", "here, kitty", "nightfall", "good night", "you left the window open", "city lights", "bagheera", "the dark came early", "purr", "a big cat nap", "guest", "tiptoe", "black velvet", "grandmother’s visitor", "shh", "it knows her by name", "all those windows awake", "who let the night in?", "prowl", "soft paws", "old friends", "the last visit", "insomnia", "every light is somebody", "it comes when she nods off", "curfew", "let it in", "burglar", "whiskers at my ear", "a town with claws", "a dream on four feet", "do not run", "midnight is hungry", "nine lives, all of them dark", "lights out", "house cat, later that day", "draught", "she had been expecting it", "cold nose", "the skyline stretches", "feed me stars", "neighbourhood watch", "evening paper", "beautiful danger")  # fmt: skip
    s.relate("panther", "grows from", "window")
    s.relate("panther", "listens to", "sleeper")
    s.about(place="a room in the thin-walled flats", time="nightfall", light="even, the room is white", composition="diagonal", view="eye level", foreground="a yellow armchair", unexplained="what the night wants of the sleeper")
