"""A tree slips out of its bark before a lake; the moon holds out a towel of light."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

BARE, BARK, LEAF, NIGHT = "#f3d9c4", "#6b4a3c", "#e08a3c", "#24356e"


def twigs(pen: Pen) -> None:
    """The crown: bare pale branches."""
    for pts, a, b in (([(540, 330), (500, 250), (440, 190), (400, 120)], 34, 5), ([(566, 320), (580, 220), (560, 120), (580, 40)], 36, 5), ([(590, 330), (660, 250), (700, 170), (760, 120)], 32, 5),
                      ([(470, 220), (440, 250), (380, 250)], 14, 4), ([(572, 190), (620, 130), (640, 70)], 14, 4), ([(560, 130), (510, 90), (500, 40)], 12, 3), ([(690, 190), (740, 220), (790, 210)], 14, 4),
                      ([(430, 170), (440, 120), (470, 80)], 10, 3), ([(716, 160), (712, 110), (690, 70)], 10, 3)):
        pen.taper(pts, a, b, BARE)


def body(pen: Pen) -> None:
    pen.path("M500,1010C520,900 500,800 506,700C512,600 500,520 506,440C510,390 518,344 540,312C556,292 580,292 594,312C612,344 622,400 626,450C634,540 626,640 636,740C642,840 640,920 668,1010Z", BARE)
    pen.taper([(516, 470), (440, 500), (370, 470), (320, 400)], 44, 20, BARE)
    for pts in ([(324, 404), (300, 380), (276, 376)], [(322, 400), (316, 370), (326, 344)], [(320, 398), (296, 400), (276, 414)]):
        pen.taper(pts, 12, 4, BARE)
    for pts in ([(520, 985), (470, 1010), (400, 1016), (350, 1040)], [(540, 1000), (500, 1040), (440, 1052)]):
        pen.taper(pts, 30, 8, BARE)
    pen.path("M528,432q13,13 26,0M574,432q13,13 26,0", "#5a3a3a", stroke=5)
    pen.path("M552,478q12,10 26,2", "#a8504a", stroke=5)
    pen.oval(528, 462, 16, 9, "#eaa79a")
    pen.oval(606, 462, 16, 9, "#eaa79a")


def coat(pen: Pen) -> None:
    """The bark, off the shoulders: one sleeve hangs empty, out of the other the arm is just being pulled."""
    pen.taper([(616, 500), (690, 506), (738, 560), (742, 640)], 42, 26, BARE)
    pen.path("M462,700C430,700 404,760 396,830C388,890 372,930 366,960L424,980C440,930 456,880 470,820Z", darken(BARK, 0.25))
    pen.oval(394, 970, 31, 11, "#2f1f1c")
    pen.path("M712,616L772,612C782,690 770,760 742,820L664,780C694,740 710,690 712,616Z", darken(BARK, 0.12))
    pen.oval(742, 614, 31, 11, "#2f1f1c")
    pen.path("M458,690C480,660 510,664 520,690L566,800L612,690C630,664 664,664 690,694C724,760 748,900 776,1022C720,1062 520,1064 430,1030C440,960 448,800 458,690Z", BARK)
    pen.path("M516,690L566,800L616,690C606,660 530,660 516,690Z", BARE)
    pen.path("M566,800L550,1046H584Z", BARE)
    pen.path("M458,690C470,640 506,630 524,664L566,800L540,850L486,780L500,760Z", lighten(BARK, 0.25))
    pen.path("M692,696C680,640 630,630 610,664L566,800L592,850L652,784L638,762Z", lighten(BARK, 0.25))
    for y in (884, 934, 984):
        pen.circle(610 + (y - 884) * 0.12, y, 10, "#d8a870")


def bark_lines(k: InkPen) -> None:
    for i, x in enumerate((456, 480, 506, 526, 640, 664, 690, 716, 740)):
        k.line([(x, 850 + (i % 3) * 24), (x + 6, 900), (x - 4, 950), (x + 8, 1026)], 2, smooth=True)
    for x, y in ((420, 800), (440, 860), (408, 890), (730, 690), (740, 750), (712, 740)):
        k.line([(x, y - 30), (x + 6, y), (x - 2, y + 30)], 1.8, smooth=True)


def towel(pen: Pen) -> None:
    pen.path("M96,316C90,460 70,620 58,742L78,760L98,744L120,764L142,748L166,768L190,750L214,770L238,752L262,770L284,752L310,762C300,620 292,460 286,316C240,360 140,360 96,316Z", "#fffdf2")
    for y, w in ((640, 0), (676, 3)):
        pen.path(f"M{70 - w},{y}C150,{y + 22} 230,{y + 24} {302 + w},{y + 6}L{303 + w},{y + 20}C230,{y + 38} 150,{y + 36} {68 - w},{y + 14}Z", "#9fb4e0")


def boots(pen: Pen) -> None:
    for x in (640, 716):
        pen.path(f"M{x - 18},1080H{x + 16}V1122C{x + 10},1140 {x - 4},1146 {x - 40},1148C{x - 44},1132 {x - 20},1126 {x - 18},1110Z", darken(BARK, 0.1))
        pen.oval(x - 1, 1080, 18, 6, darken(BARK, 0.5))


def shy(pen: Pen, x: float, y: float, k: float) -> None:
    """Two wings over the owl's eyes."""
    with pen.at(x, y, k):
        for f in (False, True):
            with pen.at(0, 0, flip=f):
                pen.path("M-66,70C-84,20 -66,-26 -24,-34C-6,-36 4,-22 0,-6C-10,20 -40,40 -50,76Z", "#6a4a3a")
                pen.path("M-22,-30C-20,-16 -26,-4 -34,2M-8,-28C-6,-14 -12,0 -20,8", "#3a2620", stroke=4)


@card(id="2m55y1", title="The Long Undressing", seed=814, palette="indigo_wash", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", NIGHT, strength=1.1, charge="#4a4f9a", bloom=4, fade=(0.0, 0.4))
    p.lift([(-20, 820), (160, 806), (360, 812), (560, 806), (560, 830), (300, 836), (-20, 832)], 0.6, soft=8)
    p.wash([(-40, 826), (200, 818), (480, 830), (560, 900), (480, 1010), (380, 1090), (200, 1160), (-40, 1200)], "#1f2f66", name="lake", strength=1.0, wet=0.2, bloom=3, charge="#3f6a9a")
    for y, x0, x1 in ((860, 90, 280), (894, 60, 310), (930, 110, 270), (968, 80, 300), (1010, 120, 250)):
        p.lift([(x0, y), ((x0 + x1) / 2, y - 6), (x1, y), ((x0 + x1) / 2, y + 7)], 0.75, soft=2)
    p.wash([(840, 960), (700, 980), (540, 1000), (420, 1060), (300, 1130), (180, 1210), (840, 1230)], "#5f6a8a", name="shore", strength=0.75, wet=0.1, bloom=2, charge="#8a7a8a")
    for x, y, r in ((330, 90, 4), (60, 110, 3), (740, 320, 4), (420, 360, 3), (360, 640, 3), (760, 470, 3), (300, 220, 3)):
        p.lift(f"M{x},{y - r * 2}l{r},{r}l{r},{r}l-{r},{r}l-{r},{r}l-{r},-{r}l-{r},-{r}l{r},-{r}Z", 0.95, soft=0.8, loose=0.5)
    p.draw(towel, name="towel of moonlight", role="accent", contact=0, how={"light": 0.0, "second": 0.25, "hatch": 0.2, "line": 1.0})
    p.draw(lambda pen: (pen.circle(190, 236, 112, "#fdf3cf"), pen.oval(150, 200, 26, 18, "#efdca8"), pen.oval(226, 262, 20, 14, "#efdca8"), pen.oval(210, 180, 12, 9, "#efdca8")), name="moon", role="prop", contact=0,
           how={"light": 0.2, "second": 0.2})
    p.draw(lambda pen: [pen.path(f"M{x - 22},318C{x - 26},294 {x - 4},288 {x + 8},296C{x + 26},300 {x + 26},326 {x + 10},336C{x - 6},342 {x - 20},336 {x - 22},318Z", "#fdf3cf") for x in (104, 282)], name="hands of the moon", record=False, contact=0)
    p.draw(twigs, name="crown", record=False, contact=0, how={"light": 0.2, "second": 0.3})
    tree = p.draw(body, name="bare tree", role="subject", how={"light": 0.3, "second": 0.4, "line": 1.15})
    p.draw(coat, name="coat of bark", role="subject", how={"light": 0.2, "second": 0.5, "hatch": 0.6, "line": 1.15})
    p.ink(bark_lines, name="bark")
    p.draw(boots, name="bark boots", role="prop", how={"light": 0.2})
    p.draw(lambda pen: [pen.path(f"M{x},{y}q14,-20 30,-14q2,18 -30,14Z", LEAF) for x, y in ((430, 300), (640, 100), (470, 560), (390, 590), (752, 190), (360, 700), (420, 1090))], name="last leaves", role="prop", count=7, contact=0)
    p.put("stump", at=(150, 1176), scale=0.8, contact=0)
    owl = p.put("owl", at=(150, 1084), scale=0.78, role="witness", label="shy owl", how={"light": 0.2})
    ox, oy = owl["head"]
    p.draw(lambda pen: shy(pen, ox, oy + 42, 0.78), name="wings over the eyes", record=False)
    s.relate(tree, "wears", "coat of bark")
    s.describe("A tree with a face takes off its bark like a coat. Underneath it is "
               "pale, its eyes closed. The full moon has hands and holds out a white "
               "towel. An owl on a stump covers its eyes. Two bark boots stand on the"
               " lake shore. The night is blue.")  # fmt: skip
    s.moods("shy", "tender", "daring", "quiet")
    s.themes("trust", "vulnerability", "autumn", "night", "nature")
    s.says("skinny dip", "winter is coming", "don't look", "bark and no bite", "bare", "the bare truth", "shedding", "coming out", "is the water cold?", "trust", "bath time", "down to the wood", "a gentleman looks away", "spa", "goose bumps",
           "thick skin", "who is watching?")
    s.about(place="a lake shore", time="night", weather="clear", light="moonlight", composition="right", view="eye level")
