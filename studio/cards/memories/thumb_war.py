"""Thumb War: two giant hands wrestle, and each thumb is a hill with a castle on it."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

LEFT, RIGHT = "#f2c49a", "#9a5a3c"


def hand(pen, skin, cuff, sleeve, bent=False):
    """The left one: arm, cuff, back of the hand, thumb that stands up."""
    pen.path("M-40,880 C40,820 110,800 190,790 L214,1010 C140,1040 40,1080 -40,1140Z", sleeve)
    for i in range(3):
        pen.path(f"M{6 + i * 58},{862 - i * 24} l26,{190 - i * 4} 14,-6 -24,{-190 + i * 4}Z", darken(sleeve, 0.16))
    pen.path("M172,770 q24,-16 46,-10 q34,120 26,256 q-22,14 -50,8 q14,-140 -22,-254Z", cuff)
    with pen.cut(1.6):  # back of the hand and thumb in one piece
        thumb = "C240,566 234,540 246,510 C256,480 262,450 276,420 C302,362 390,384 380,440 C374,480 350,498 352,532 C352,566 366,590 384,612" if bent else "C240,566 220,548 224,516 C228,486 210,460 214,418 C220,362 314,362 316,418 C320,458 306,490 318,524 C328,560 350,590 366,610"
        pen.path("M214,776 C236,700 250,640 262,590 " + thumb + " C386,640 440,650 460,700 V930 C420,990 320,1004 236,990 C246,920 240,840 214,776Z", skin)
    dx, turn = (66, 20) if bent else (0, 0)
    with pen.flat():
        pen.path("M236,524 q36,8 72,-8 M238,540 q38,9 76,-9" if not bent else "M258,516 q36,14 74,2 M254,532 q38,15 82,2", darken(skin, 0.22), stroke=4)
        pen.path("M282,640 q-20,40 -24,90", darken(skin, 0.2), stroke=4)
    with pen.at(265 + dx, 434, turn=turn):
        pen.path("M-32,22 C-42,-32 22,-48 32,6 C34,38 -24,50 -32,22Z", lighten(skin, 0.3))
        with pen.flat():
            pen.path("M-20,34 q26,4 46,-12 q-20,26 -46,12Z", lighten(skin, 0.55))


def finger(pen, x, y, long, skin, flip=False):
    with pen.at(x, y, flip=flip):
        pen.path(f"M14,-34 H{long - 34} a34,34 0 0 1 0,68 H14 C-14,34 -20,14 -16,0 C-20,-14 -14,-34 14,-34Z", skin)
        with pen.flat():
            pen.path("M44,-26 q10,26 0,50 M56,-24 q9,24 0,46", darken(skin, 0.22), stroke=3.6)
        pen.path(f"M{long - 52},-20 h20 a19,19 0 0 1 0,38 h-20 q-10,-19 0,-38Z", lighten(skin, 0.3))


def castle(pen, wall, roof, flag):
    """Stands on the tip of a thumb; origin at its foot, 190 wide."""
    for x, w, h in ((-66, 40, 110), (66, 40, 96), (0, 54, 168)):
        pen.path(f"M{x - w / 2},0 v{-h} h{w} v{h}Z", mix(wall, "#3d2340", 0.06 if x else 0.0))
        pen.path(f"M{x - w / 2 - 8},{-h} L{x},{-h - w * 1.25} L{x + w / 2 + 8},{-h}Z", roof)
        pen.path(f"M{x},{-h - w * 1.2} v-30", "#3d2340", stroke=3)
        pen.path(f"M{x},{-h - w * 1.2 - 30} l30,9 -30,10Z", flag)
    with pen.cut(1.2):
        d = "M-92,20 V-56"
        for i in range(6):
            d += f" h{15.3} v-14 h{15.3} v14"
        pen.path(d + " V20Z", wall)
    pen.lit("M-18,20 V-12 a18,20 0 0 1 36,0 V20Z", "#fff2bd")
    for x, y in ((-6, -130), (-70, -86), (62, -76)):
        pen.lit(f"M{x},{y} a6,8 0 0 1 12,0 v16 h-12Z", "#ffe79a")


def pillow(pen, x, y, k, turn, tone):
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-44,-30 Q0,-18 44,-30 Q34,0 44,30 Q0,18 -44,30 Q-34,0 -44,-30Z", tone)
        with pen.flat():
            pen.path("M-28,-12 q28,8 56,0 M-28,10 q28,-6 56,0", darken(tone, 0.16), stroke=3)


@light_box(id="q0398x", title="Thumb War", seed=67, palette="clay court", light=(-0.4, -0.85))
def paint(s: LightBox) -> None:
    """Whoever is pinned for a count of ten."""
    p = s.palette
    s.back("#fbc983", "#e88a4c", at=(400, 380), radius=720)
    s.disc("sun", (400, 330), 196, "#fff0b4", halo=0.5)
    s.puffs([(120, 190, 170), (690, 150, 190)], threads=True, colour="#fff4e2")
    s.ridge(640, 26, 360, "#e9a873", depth=0.16, name="far hills", haze=0.0)
    s.sheet("far villages", lambda pen: [(pen.path(f"M{x},700 v-34 l15,-18 15,18 v34Z", t), pen.lit(f"M{x + 11},684 h8 v9 h-8Z", "#fff2bd")) for x, t in ((40, "#c8703f"), (78, "#b9602f"), (700, "#6f8fb4"), (738, "#5f7fa8"))], depth=0.2, haze=0.0)
    s.ridge(720, 22, 320, "#d98a55", depth=0.26, cut="torn", name="hills", haze=0.0)
    s.ridge(800, 20, 340, "#c26c40", depth=0.36, name="fields", haze=0.0)

    def right(pen):
        with pen.at(800, -60, flip=True):
            hand(pen, RIGHT, "#fff4e0", "#c8403a", bent=True)

    def left(pen):
        with pen.at(0, -60):
            hand(pen, LEFT, "#fff4e0", "#3f6fb0")

    war = s.sheet("right hand", right, depth=0.52, haze=0.0, role="subject")
    s.sheet("left hand", left, depth=0.58, haze=0.0, role="subject")

    def fingers(pen):
        with pen.at(0, -60):
            grip(pen)

    def grip(pen):
        finger(pen, 548, 744, 262, RIGHT, flip=True)
        finger(pen, 252, 806, 266, LEFT)
        finger(pen, 552, 868, 262, RIGHT, flip=True)
        finger(pen, 256, 930, 246, LEFT)
        finger(pen, 262, 684, 246, LEFT)

    s.sheet("locked fingers", fingers, depth=0.64, haze=0.0, role="subject")

    def keeps(pen):
        with pen.at(264, 302, scale=0.9, turn=-5):
            castle(pen, "#fff4e0", "#3f6fb0", "#c8403a")
        with pen.at(462, 310, scale=0.9, turn=-17, flip=True):
            castle(pen, "#e9c49a", "#c8403a", "#3f6fb0")

    s.sheet("castles", keeps, depth=0.66, haze=0.0, role="subject", count=2)
    s.sheet("pillows in the air", lambda pen: (pillow(pen, 366, 232, 0.62, 24, "#fffaf0"), pillow(pen, 340, 70, 0.6, -30, "#bcd2ec"), pillow(pen, 366, 148, 0.5, 50, "#f6c0a8"),
            [pen.path(cuts.leaf(x, y, 22, a, 0.3), "#fffaf0") for x, y, a in ((392, 190, 40), (352, 196, -60), (366, 290, 20), (372, 340, 140), (360, 420, 70), (392, 500, 20), (400, 590, 160))]), depth=0.78, haze=0.0, role="accent", count=3)
    folk = ((236, 772, "#3f6fb0", "reach_up", "right", 1), (290, 1000, "#fff4e0", "shout", "front_right", 2), (564, 780, "#c8403a", "reach_up", "left", 3), (90, 848, "#7a8f4a", "jump", "front", 4), (706, 846, "#5a3350", "wave", "left", 5), (154, 812, "#d9a24a", "hold_up", "right", 6), (640, 812, "#e9c49a", "shout", "left", 7))
    for x, y, tone, pose, view, seed in folk:
        if y > 900:
            continue
        man = s.figure(at=(x, y - 60), age="child" if seed % 2 else "adult", pose=pose, view=view, height=94, lift=None, depth=0.7, haze=0.0, clothes=dict(top="pyjamas" if seed % 2 else "nightgown", colour=tone, hat="nightcap" if seed % 3 else "none"), prop=None, seed=seed, label="villager", role="prop")
        hx, hy = man["hand_right"]
        s.sheet("pillow", lambda pen, hx=hx, hy=hy, seed=seed: pillow(pen, hx, hy - 10, 0.42, seed * 17, "#fffaf0"), depth=0.72, haze=0.0)
    s.ridge(992, 14, 300, "#a8502f", cut="torn", depth=0.78, name="near field", haze=0.0)
    s.sheet("road", "M-20,1130 C160,1090 420,1100 820,1070 V1120 C460,1140 200,1140 -20,1190Z", "#f3c48c", depth=0.79, haze=0.0)
    snail = s.put("snail", at=(400, 1142), scale=0.6, role="prop", lift=None, depth=0.86, haze=0.0, colour="#7a8f4a", shell="#c8803a")
    bx, by = snail["shell"]
    rider = s.figure(at=(bx + 2, by + 16), age="adult", pose="ride", view="right", height=128, role="witness", lift=None, depth=0.88, haze=0.0, clothes=dict(top="tunic", colour="#5a3350", hat="pointed", hat_colour="#c8403a"), prop=None, reach={"hand_right": (34, -92)}, label="messenger on a snail")
    fx, fy = rider["hand_right"]
    s.sheet("white flag", lambda pen: (pen.line(fx - 4, fy + 34, fx + 10, fy - 70, "#6b3b2a", 5), pen.path(f"M{fx + 10},{fy - 72} q30,-14 62,4 q-6,22 4,42 q-34,-14 -60,2Z", "#fffaf0")), depth=0.9, haze=0.0, role="prop")
    s.ridge(1166, 10, 260, "#6f3230", cut="grass", depth=0.94, plane="front", haze=0.0)
    s.relate("castles", "balances on", war)
    s.describe("Two giant hands lock fingers, with a castle on each thumb. One hand "
               "is pale with a blue sleeve, the other brown with a red one. Tiny "
               "people throw pillows between them. In front someone with a white flag"
               " rides a snail. A big sun stands behind. All is orange.")  # fmt: skip
    s.moods("playful", "tense", "absurd", "stubborn")
    s.themes("play and war", "borders", "brothers", "power", "peace offers")
    s.says("one two three four", "diplomacy", "who started it", "rule of thumb", "pillow fight", "arms race", "best of three", "stalemate", "under my thumb", "small kingdoms, big hands", "slow peace",
           "let go first", "rivals", "shake on it", "bedtime war", "neighbours", "the news comes too late", "locked")
    s.about(place="hills", time="late afternoon", weather="hot", light="big low sun", view="eye level", composition="centred")
