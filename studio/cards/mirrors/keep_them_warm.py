"""Keep Them Warm: a huge white hen has sat down on the roofs of the town."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line

HEN = "52,800! 40,720 56,640 110,580 170,540! 260,556 350,528 420,460 458,380 482,300 506,236 546,192 598,172 646,182 680,212 694,250! 698,300 704,350 722,420 748,490 766,570 772,660 764,760 752,830 756,900 736,960! 690,990 640,1004 600,960! 560,1006 500,1010 466,966! 420,1010 360,1008 330,966! 280,1006 220,1000 190,956! 150,990 100,984 76,930! 60,880 56,840!"
COMB = "516,220! 494,170 506,130 536,126 556,158! 556,108 586,82 614,104 620,146! 636,110 666,108 674,146 664,214! 632,240 560,240"
TAIL = (("60,640! 40,560 40,470 74,410! 120,440 160,520 190,580!", 1), ("80,600! 76,480 84,380 126,300! 176,350 204,450 210,560!", 0), ("130,570! 140,460 160,360 222,290! 258,350 256,460 236,560!", 1), ("170,570! 196,480 232,410 290,370! 304,430 290,510 262,572!", 0))
BEAK = ("686,246! 720,250 746,266 764,290! 738,290 716,292 692,296!", "694,300! 716,296 730,298 742,302! 724,318 706,322 692,316!")
WING = "110,640! 190,596 300,580 410,590 490,640 530,710 520,780! 480,806 436,812! 410,846 360,862 320,846! 290,880 220,890 180,862! 150,876 120,860 108,820! 90,760 90,690"
ROWS = ("520,760! 480,784 440,780! 410,812 360,822 322,800! 286,836 226,840 182,814! 150,838 124,826 104,800!", "526,700! 490,722 446,720! 416,752 370,758 330,736! 292,768 234,770 194,746! 160,770 130,764 100,744!")
ROOFS = ((-40, 60, 880, 60), (60, 170, 930, 70), (170, 250, 860, 50), (250, 380, 940, 80), (380, 470, 900, 50), (470, 600, 930, 70), (600, 690, 880, 60), (690, 840, 900, 80))


@card(id="mugcx6", title="Keep Them Warm", seed=24, palette="riso_fog_notice", light=(0.5, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.5, -0.5, 0.5)])
    dusk = {"violet": 1.0, "grey": 1.0}
    with d.thing("sky", "place") as k:
        k.flat("-20,-20! 820,-20! 820,1220! -20,1220!", violet=1)
    with d.thing("town", "witness", count=8) as t:
        for n, (x0, x1, top, rise) in enumerate(ROOFS):
            t.flat(f"{x0},1220! {x0},{top + rise}! {(x0 + x1) / 2},{top}! {x1},{top + rise}! {x1},1220!", gap=4, **({"grey": 1.0} if n % 2 else dusk))
            for row in range(3):
                for i in range(2):
                    x, y = x0 + (x1 - x0) * (0.3 + 0.4 * i), 1050 + row * 62
                    t.flat(f"{x - 12},{y - 18}! {x + 12},{y - 18}! {x + 12},{y + 18}! {x - 12},{y + 18}!", **({} if (n * 5 + row * 3 + i) % 4 == 0 else (dusk if n % 2 else {"grey": 1.0})))
    with d.thing("hen", "subject") as h:
        for plume, shade in TAIL:
            h.flat(plume, gap=8, **({"grey": 1.0} if shade else {}))
        h.flat(COMB, gap=5, **dusk)
        h.flat(HEN)
        h.flat(*BEAK, gap=5, **dusk)
        h.flat("664,318! 692,326 704,366 688,402 662,398 648,362", gap=5, **dusk)
        h.flat(WING, grey=1)
        h.strokes([line(" ".join(w.rstrip("!") for w in row.split()[i : i + 4])) for row in ROWS for i in (0, 2, 5, 8)], 10, ends=(0.2, 0.2))
        h.strokes([line("430,624 476,660 490,700"), line("340,610 396,632 424,668")], 9, ends=(0.1, 0.1))
        with h.in_inks(violet=1):
            h.strokes([line("62,640 96,594 130,566 172,542 226,552 284,554")], 7, ends=(0.1, 0.1))
            h.strokes([line("588,240 612,268 658,256"), line("594,214 624,198 654,208")], [13, 7], ends=(0.4, 0.3))
            h.strokes([line(f"{x},{y} {x + 28},{y + 26} {x + 66},{y + 14}") for x, y in ((510, 420), (596, 450), (548, 520), (640, 536), (590, 610), (680, 630), (600, 710), (690, 730), (560, 800), (650, 820), (430, 890), (540, 900), (640, 910), (320, 910), (216, 920), (110, 900))], 10, ends=(0.15, 0.15))
    s.describe("A huge white hen sits on a town under a violet sky. Her feathers cover the roofs, and only walls and windows show. Her eye is closed.")
    s.moods("cosy", "hushed", "tender", "safe")
    s.themes("evening", "motherhood", "shelter", "town", "sleep")
    s.says("hen", "feathers over the roofs", "mother", "brooding", "cosy", "eggs", "shh", "good night, town", "under her wing", "white", "feathers", "broody", "weather report", "incubator", "down", "what will hatch?", "sunday morning", "she sat on us", "tuck in", "the whole street in one nest", "mind the chimneys", "pillow", "nobody can see out", "warm as toast", "over our heads", "clucking at four", "duvet day", "a soft curfew", "the church clock is muffled", "no flights today", "hatching a plan", "come in under", "every window an egg", "smothering", "overprotective", "big mama", "home is under somebody", "the day stayed in", "roof insulation", "who counts us?", "we did not want to get up", "don’t wake her", "patience of poultry", "somewhere a rooster")  # fmt: skip
    s.relate("hen", "guards", "town")
    s.relate("town", "sleeps in", "hen")
    s.about(place="roofs of the city", time="evening", light="flat, without shadows", composition="low", view="far, from the opposite hill", foreground="a row of house fronts", unexplained="what will hatch")
