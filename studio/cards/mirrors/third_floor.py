"""Third Floor, Since Spring: nobody could move the piano, so a hen has moved in."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

HEN = (
    "96,322! 130,300 150,284! 160,236 200,210 248,222 276,262 300,330 350,400 430,440 510,430 570,380 600,300 620,220! 660,250 690,180! 720,230 762,190! 770,260 800,270! 800,330 790,370! 780,400 "
    "776,470 770,560 740,660 680,740 590,790 470,806 340,800 240,760 170,680 138,590 140,490 160,420 168,372! 150,352 130,344"
)


@card(id="5kmjnq", title="Third Floor, Since Spring", seed=95, palette="riso_fog_notice", light=(-0.7, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.3, 0.5)])
    with d.thing("stairs", "place") as p:
        p.flat("-20,700! 130,700! 130,560! 290,560! 290,420! 450,420! 450,280! 610,280! 610,140! 820,140! 820,900! -20,900!", grey=1)
    with d.thing("piano", "witness") as k:
        k.flat("-20,740! 820,740! 820,1230! -20,1230!", gap=7, grey=1, violet=1)
        k.flat("-20,790! 820,790! 820,1010! -20,1010!")
        for n in range(10):
            x = 10 + n * 86
            k.flat([(x - 3, 790), (x + 3, 790), (x + 3, 1012), (x - 3, 1012)], grey=1, violet=1)
    with d.thing("key that is down", "accent") as f:
        f.flat("187,900! 263,900! 263,1050! 187,1050!", gap=6)
        for x in (96, 268, 354, 440, 612, 698):
            f.flat([(x - 25, 790), (x + 25, 790), (x + 25, 926), (x - 25, 926)], grey=1, violet=1)
        f.flat("187,1050! 263,1050! 263,1066! 187,1066!", violet=1)
    with d.thing("brooding hen", "subject") as h:
        h.flat("152,290! 120,240 150,206! 164,228! 172,168 206,154! 212,196! 244,160 270,184! 262,226! 296,216 304,254! 272,290!", grey=1, violet=1)
        h.flat(HEN, gap=8, violet=1)
        h.flat("166,366! 196,376 204,430 180,462 156,438 152,396", gap=6, grey=1, violet=1)
        h.flat("92,322! 130,300 152,286! 164,320 156,350! 128,344", gap=6, grey=1, violet=1)
        h.flat(ellipse(210, 292, 24, 24))
        h.flat(ellipse(204, 294, 13, 14), grey=1, violet=1)
        h.flat("182,282! 200,262 226,264 240,286! 212,276", violet=1)
        h.flat("330,540! 400,490 500,474 600,490 690,470! 680,520 640,548! 672,552 640,600 590,620! 616,630 570,676 510,684! 440,680 370,630", gap=8, grey=1, violet=1)
        h.strokes([[(420, 560), (500, 548), (580, 560)], [(440, 610), (510, 606), (560, 616)], [(230, 430), (250, 470), (290, 500)], [(190, 500), (216, 550), (256, 584)], [(640, 260), (650, 330), (640, 400)], [(704, 250), (708, 330), (694, 410)], [(764, 290), (756, 360), (734, 430)], [(200, 620), (236, 672), (290, 706)], [(700, 560), (686, 620), (640, 676)]], 8, ends=(0.1, 0.1))
    with d.thing("egg", "accent") as e:
        e.flat(ellipse(92, 728, 50, 64, degrees=-12), gap=8, grey=1)
    s.describe("A big violet hen broods on the keys of a piano. A grey egg lies beside her, and one white key is down. Stairs rise behind her.")
    s.moods("cosy", "stubborn", "droll", "content")
    s.themes("home", "music", "patience", "stubbornness", "motherhood")
    s.says("cluck", "broody", "sonata", "egg", "comfort", "piano", "spring", "squatter", "upright", "middle C", "sitting tenant", "chicken keys", "soft pedal", "nobody could move it", "practice makes perfect", "feathered nest", "on the landing", "the longest note", "who taught her?", "mother plays by heart", "scales", "perfectly happy here", "first come", "warm the instrument", "don’t wake the baby", "hatching a tune", "pause", "grand and small", "lullaby", "make yourself at home", "she came with the flat", "a chord in waiting", "nobody mentions the music", "hen party", "breakfast will be late", "the neighbours have got used to it", "rent paid in eggs", "composer at work", "an unfinished symphony", "what comes after do, re, mi?", "stuck on one note", "the removal men gave up", "pianissimo", "it’s not over till she sings")  # fmt: skip
    s.relate("brooding hen", "sleeps in", "piano")
    s.relate("brooding hen", "plays", "key that is down")
    s.about(place="the landing of the Thin-Walled Flats", time="a grey spring morning", light="from a landing window on the left", composition="right", view="eye level, near", foreground="the dark lid of the keyboard", unexplained="who is pressing the one key")
