"""What the Donkey Said: a donkey roars with laughter over somebody's boot soles."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.clover_cuts import fringe, wedge
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import drop

HEAD = "-240,-96! -170,-130 -60,-120 40,-98 130,-84 200,-92 248,-66 258,-20 234,4! 120,8 30,40! 70,72 140,94 200,90 224,106 216,136 176,152 100,148 20,136 -60,136 -120,180! -250,160! -290,20"


def ass(shape: object) -> list[tuple[float, float]]:
    return moved(shape, (404, 480), 1.38, -36)  # type: ignore[arg-type]


@card(id="k7u87h", title="What the Donkey Said", seed=2, palette="lino_fox_fire", light=(0.5, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.5, 0.5, 0.5)])
    with p.thing("straw light", "place") as air:
        air.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        air.flat("-20,980! 300,960 560,974 820,950! 820,1220! -20,1220!", ink=2)
        for x, y, a, b in ((470, 1010, 90, -20), (760, 1180, -70, -40), (620, 1190, -80, 10), (740, 1000, -90, 24), (520, 1180, -60, -30)):
            air.flat(wedge((x, y), (x + a, y + b), 7), ink=1)
    with p.thing("braying donkey", "subject") as d:
        for q, a in (((-176, -100), 58), ((-212, -82), 26)):
            d.flat(ass(moved("-34,10! -50,-70 -40,-150 0,-224! 40,-150 50,-70 34,10!", q, 1.0, a)), ink=3, gap=7, around=0)
            d.flat(ass(moved("-14,-10! -24,-70 -16,-130 2,-180! 20,-130 24,-70 14,-10!", q, 1.0, a)), ink=KEY)
        d.flat("-20,560! 30,560 90,600! 240,740 400,740! 430,860 440,1000 470,1230! -20,1230!", ink=3)
        d.flat(ass(HEAD), ink=3, gap=7, around=0)
        d.flat("-20,620! 80,560 200,660 380,720! 416,800 440,1000 460,1230! -20,1230!", ink=3)
        for cut in fringe([(10, 600), (70, 760), (90, 920), (80, 1120)], (-70, -120), 46, lean=0.6, share=0.34, seed=3):
            d.flat(cut)
        d.flat("-20,560! 30,590 74,720 96,900 90,1080 80,1230! -20,1230!")
        for cut in fringe([(404, 760), (424, 880), (440, 1010), (456, 1180)], (-70, -120), 40, lean=-0.5, share=0.3, seed=5):
            d.flat(cut, ink=2)
        d.flat(ass("30,40! 120,8 240,2! 248,40 226,100! 150,98 70,74!"))
        d.flat(ass("60,58! 106,36 164,44 204,72 188,94! 130,92"), ink=2)
        for k in range(4):
            d.flat(ass(moved("-14,-6! 14,-6! 15,26 0,31 -15,26", (146 + k * 29, 8 - k * 1), 1.0)), ink=0, gap=3, around=KEY)
        for k in range(3):
            d.flat(ass(moved("-14,6! 14,6! 14,-20 0,-25 -14,-20", (136 + k * 29, 98 + k * 1), 1.0)), ink=0, gap=3, around=KEY)
        d.flat(ass("150,-88! 200,-94 250,-68 262,-20 236,6! 190,-2 160,-40"), ink=0)
        d.flat(ass("150,100! 200,92 226,106 218,138 176,154! 150,134"), ink=0)
        d.flat(ass(moved("-22,0 -8,-12 14,-8 22,5 6,10 -12,9", (218, -52), 1.0, 30)))
        for q, r, a in (((192, -46), 22, 150), ((190, -24), 18, 120)):
            d.flat(wedge(ass([q])[0], ass([(q[0] - r * 1.6, q[1] + a * 0.1)])[0], 5))
        d.flat(ass("-112,-30! -86,-66 -40,-76 10,-44! -36,-22 -80,-18!"), ink=0, gap=0)
        d.strokes([ass(c) for c in ([(-116, -26), (-84, -58), (-44, -62), (14, -40)], [(-112, -22), (-70, -32), (-34, -34), (10, -38)])], 15, ends=(0.3, 0.4), black=True)
        with d.down_to(0):
            d.strokes([ass(c) for c in ([(-126, -18), (-158, -2), (-180, 26)], [(-128, -34), (-166, -32), (-200, -14)], [(-120, -52), (-158, -64), (-196, -58)])], 13, ends=(0.3, 0.2))
        d.strokes([ass([(-96, -84), (-50, -102), (6, -84)])], 14, ends=(0.2, 0.3), black=True)
        d.strokes([ass([(44, 20), (16, 34), (14, 66)]), ass([(20, 10), (-12, 36), (-12, 80)])], 10, ends=(0.3, 0.2), black=True)
        for x, y, q in ((330, 574, 26), (306, 668, 32), (470, 690, 26)):
            d.flat(drop(x, y, q), ink=0, gap=6, around=KEY)
    with p.thing("laughter") as ha:
        for cut in ([(716, 250), (780, 200)], [(740, 320), (806, 304)], [(690, 190), (730, 126)]):
            ha.flat(wedge(cut[0], cut[1], 11), ink=2)
    with p.thing("boot soles", "witness") as boots:
        for x, a in ((560, -12), (716, 14)):
            boots.flat(moved("-60,130! -76,20 -72,-80 -46,-136 0,-152 46,-136 72,-80 76,20 60,130!", (x, 1100), 1.0, a), gap=8, around=0)
            boots.flat(moved("-48,112! -54,52 54,52! 48,112!", (x, 1100), 1.0, a), ink=3)
            for y, q in ((-102, 34), (-64, 48), (-26, 54), (12, 52)):
                boots.flat(moved([(-q, y - 9), (q, y - 9), (q, y + 9), (-q, y + 9)], (x, 1100), 1.0, a), ink=3)
    s.describe("A donkey throws back its head and roars with laughter, all teeth. Tears run from its shut eye. Below, in the straw, two boot soles point their toes upward.")
    s.moods("hilarious", "wicked", "loud", "gleeful")
    s.themes("laughter", "mishap", "jokes", "malice", "friendship")
    s.says("heehaw", "slapstick", "schadenfreude", "punchline", "banana", "dentist", "encore", "oops", "heckler", "hysterics", "farce", "gravity", "he fell", "a private joke", "it was not kind", "laugh and the world laughs", "you should have seen your face", "the last laugh", "tell it again", "who’s the fool now?", "pride comes before", "it wasn’t even funny", "he only said good morning", "crying with laughter", "never trust a quiet animal", "the ground was closer than planned", "down in one", "I warned him about the mud", "humour among friends", "it hurts when I breathe", "kicked, with love", "everyone will hear of this", "best day of the year", "are you all right down there?", "the boss slipped", "laughter has long ears", "he carried me for once", "revenge of the beast of burden", "not a shred of pity", "say ah", "all that and teeth", "nobody asked who lay there", "I’ll be sorry tomorrow", "two soles and a soul")  # fmt: skip
    s.relate("braying donkey", "towers over", "boot soles")
    s.about(place="a byre", time="late afternoon", light="low from the right, into the open mouth", composition="diagonal", view="near, eye level", foreground="two muddy boot soles", unexplained="who lies there")
