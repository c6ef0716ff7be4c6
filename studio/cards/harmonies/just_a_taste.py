"""Just a Taste: the sea has put its tongue in at the kitchen window and licks the butter; nobody is at home."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import CUT, tube

TONGUE = (
    "330,500! 322,560 330,610! 300,660 230,720 160,790 120,850 116,900 150,934 210,930 262,900 300,880 322,890! 340,870 330,850 350,820 "
    "420,790 520,770 620,740 690,690 716,640 712,600! 724,560 720,500!"
)


@card(id="vktgjj", title="Just a Taste", seed=38, palette="lino_barley", light=(0.5, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.5, -0.4, 0.5)])
    with p.thing("kitchen wall", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        for x, y in ((90, 120), (90, 300), (60, 470)):
            w.flat(oval(x, y, 62, 62), ink=0, gap=6, around=KEY)
            w.flat(oval(x, y, 38, 38), ink=2, gap=5, around=KEY)
        w.flat("-20,186! 190,186! 190,204! -20,204!", "-20,366! 190,366! 190,384! -20,384!", ink=KEY)
        w.flat("-20,536! 190,536! 190,554! -20,554!", ink=KEY)
    with p.thing("window") as f:
        f.flat("230,60! 770,60! 770,640! 230,640!", ink=KEY)
        f.flat("262,92! 738,92! 738,600! 262,600!", ink=0)
    with p.thing("sea", "subject") as t:
        with t.within("262,92! 738,92! 738,600! 262,600!"):
            t.flat("250,300! 300,240 370,220 440,240 470,280 460,320 430,330 410,310! 420,350 470,370 530,340 560,280 620,240 690,240 760,280! 760,620! 250,620!", ink=2, gap=9, around=KEY)
            t.strokes([[(290, 300), (350, 260), (410, 270)], [(300, 350), (350, 330), (390, 360)], [(560, 330), (620, 280), (690, 280)], [(580, 390), (640, 340), (720, 340)], [(300, 420), (400, 440), (500, 420)]], 14, ends=(0.1, 0.3))
        t.flat("492,92! 508,92! 508,280! 492,300!", ink=KEY)
    with p.thing("table", "prop") as b:
        b.flat("-20,960! 60,800! 830,800! 830,1220! -20,1220!", ink=0, gap=9, around=KEY)
        for x in (40, 180, 320, 460, 600, 740):
            b.flat(f"{x},1000! {x + 70},1000! {x + 70},1220! {x},1220!", ink=2)
        b.flat("-20,984! 830,984! 830,1000! -20,1000!", ink=KEY)
    with p.thing("tongue of the sea", "subject") as t:
        t.flat("210,604! 790,604! 790,640! 210,640!", ink=0, gap=8, around=KEY)
        t.flat(TONGUE, ink=2, gap=9, around=KEY)
        with t.within("262,440! 738,440! 738,604! 262,604!"):
            t.flat("250,440! 760,440! 760,604! 250,604!", ink=2)
            t.strokes([[(300, 470), (420, 490), (560, 470)], [(460, 530), (560, 548), (690, 528)]], 14, ends=(0.1, 0.3))
        t.strokes([[(520, 560), (500, 660), (380, 740), (250, 810), (190, 880)]], 13, ends=(0.2, 0.1), black=True)
        wedges(t, fringe([(330, 612), (300, 660), (230, 720), (160, 790), (122, 850)], length=(40, 90), turn=-73, every=24, seed=3), 10.5, 0)
        wedges(t, fringe([(700, 660), (620, 730), (520, 762), (420, 784)], length=(30, 70), turn=73, every=26, seed=5), 9.5, 0)
    with p.thing("butter", "accent") as u:
        u.flat("60,930! 330,930! 300,962 240,972 130,972 84,960!", ink=KEY)
        u.flat("210,932! 214,884! 300,884! 304,932!", ink=1, gap=6, around=KEY)
        u.flat("210,900! 236,880 250,900 264,912 240,932! 210,932!", ink=0)
    with p.thing("loaf") as k:
        k.flat("470,930! 452,880 480,836 540,820 620,820 690,836 722,880 706,930!", ink=1, gap=8, around=KEY)
        k.strokes([[(520, 836), (536, 866), (530, 900)], [(580, 830), (598, 864), (592, 900)], [(640, 832), (656, 866), (652, 900)]], 12, ends=(0.2, 0.2), black=True)
        k.flat("440,950! 740,950! 740,966! 440,966!", ink=KEY)
    with p.thing("jam", spot=1.0) as j:
        j.flat("380,944! 376,880! 440,880! 436,944!", spot=True)
        j.flat("370,884! 374,864! 442,864! 446,884!", ink=KEY)
    with p.thing("chair") as c:
        c.flat(tube([(600, 1220), (606, 1090), (590, 1010)], [15, 14, 14], ends=CUT), ink=KEY, gap=7, around=0)
        c.flat(tube([(780, 1220), (776, 1090), (790, 1000)], [15, 14, 14], ends=CUT), ink=KEY, gap=7, around=0)
        c.flat("574,1040! 690,1020 806,1034! 806,1084! 690,1070 576,1090!", ink=KEY, gap=7, around=0)
    s.describe("The sea puts a long blue tongue in at a window. It licks the butter on the table. The chair is empty, and bread and jam stand waiting.")
    s.moods("droll", "sly", "cheerful", "uneasy")
    s.themes("sea", "home", "appetite", "absence", "manners")
    s.says("lick", "snack", "butterfingers", "intruder", "manners", "spillage", "housewarming", "sneaky", "just a taste", "who left the window open?", "it followed the smell", "salted butter", "the guest is early", "start without me", "a slippery customer", "high tide at breakfast", "the sea has a sweet tooth", "tongue in cheek", "we’ll never sell this house", "next it will want the bread", "don’t feed it twice", "rising slowly, politely", "it knew her kitchen well", "now wipe your feet", "lodger from the bay", "who’s been eating at my table?", "mother only went for milk", "the cat was blamed", "lap it up", "crumbs for the deep", "it took him, then the butter", "small beginnings of a flood", "please use the door", "it remembers when this was beach", "breakfast with a view", "the view with a breakfast", "caught on the way in", "a little goes a long way", "he’s been gone since Tuesday", "invited by nobody", "the flavour of home", "the neighbours come too close", "say ah", "even oceans get peckish")  # fmt: skip
    s.relate("tongue of the sea", "pours out of", "sea")
    s.about(place="a kitchen by the sea", time="morning", light="bright, from the window", composition="diagonal", view="eye level, across the table", foreground="the back of an empty chair", unexplained="who left the table and why")
