"""Ghost Goal: a sheet from the line keeps goal, and the ball is the evening sun between two chimneys."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SHEET, FOLD = "#ffe9d2", "#e8b79a"


def keeper(pen):
    """Blown up by the wind, in mid-leap towards the upper left; two corners are arms."""
    d = ("M444,262 C452,330 474,400 512,446 C510,396 544,360 588,364 C634,368 662,404 654,452 C688,458 712,440 728,404 C744,416 756,420 770,420"
         " C756,490 724,536 688,552 C706,640 736,720 790,800 C776,822 760,838 742,836 C726,862 700,868 680,850 C660,880 628,880 610,856 C596,880 560,900 516,914 C540,800 524,660 508,568 C446,500 404,400 394,284 C412,282 430,276 444,262Z")
    with pen.cut(2.2):
        pen.path(d, SHEET)
        with pen.clip(d):
            for fold in ((("556", "560"), (586, 660), (566, 850)), (("612", "566"), (644, 680), (628, 880)), (("650", "560"), (694, 690), (688, 880))):
                (x, y), one, two = fold
                pen.path(f"M{x},{y} Q{one[0] - 6},{one[1]} {two[0] - 8},{two[1]} h18 Q{one[0] + 10},{one[1]} {x},{y}Z", FOLD)
            pen.path("M430,330 C448,420 494,480 556,512 C486,486 432,420 418,330Z M726,436 C706,476 676,494 636,504 C686,504 722,482 746,444Z", FOLD)
            pen.path("M676,552 C704,640 752,716 740,900 L800,900 V520Z", FOLD)
            pen.path("M520,846 q110,-10 270,-72 M518,868 q120,-10 270,-72", "#d9705a", stroke=6)
        for x, y in ((548, 560), (610, 596), (664, 580), (552, 650), (624, 670), (690, 660), (562, 744), (640, 756), (708, 744), (470, 420), (690, 500), (580, 480), (440, 350)):
            for dx, dy in ((9, 0), (-9, 0), (0, 9), (0, -9)):
                pen.erase(cuts.circle(x + dx, y + dy, 6))
    with pen.at(582, 388, turn=-14):  # an old keeper's cap
        pen.path("M-78,8 C-84,-44 -40,-66 4,-64 C52,-62 82,-34 74,12 Q0,-14 -78,8Z", "#3f7f83")
        pen.path("M-74,10 Q-110,8 -128,32 Q-84,36 -40,2Z", "#2a5a60")
        with pen.flat():
            pen.path("M0,-62 Q-30,-36 -34,-2 M4,-62 Q34,-36 36,-2", "#2a5a60", stroke=4)
        pen.circle(2, -64, 8, "#2a5a60")
    with pen.at(640, 690, turn=8):  # a patch
        pen.rect(-30, -28, 60, 56, "#3f7f83", radius=3)
        with pen.flat():
            pen.path("M-22,-34 v10 M0,-34 v10 M22,-34 v10 M-22,24 v10 M0,24 v10 M22,24 v10", "#2a0a14", stroke=3)
    for x, y, turn in ((416, 250, -8), (750, 398, 24)):  # rubber gloves
        with pen.at(x, y, turn=turn, flip=x > 600):
            pen.path("M-24,26 C-34,0 -36,-20 -32,-44 q8,-8 14,2 l4,26 -2,-40 q8,-10 16,0 l2,38 6,-36 q10,-6 14,4 l-6,40 14,-18 q12,-2 12,10 l-20,38 -4,16Z", "#f2c14e")
            pen.path("M-28,22 h52 v16 h-52Z", "#d99a2c")


def jumpers(pen, x, y, tones):
    for i, t in enumerate(tones):
        with pen.at(x + 5 * (-1) ** i, y - i * 22):
            pen.path("M-60,0 C-70,-20 -54,-30 -30,-30 H34 C58,-30 68,-18 60,0 C30,8 -30,8 -60,0Z", t)
            with pen.flat():
                pen.path("M-44,-10 q40,8 90,-2", darken(t, 0.2), stroke=4)
    pen.path(f"M{x + 40},{y - 10} q40,4 44,26 l-24,4 q-4,-12 -26,-12Z", tones[0])


def chair(pen, x, y, k, tone):
    with pen.at(x, y, scale=k):
        pen.path("M-60,0 L-52,-300 h16 L-40,0Z", tone)
        pen.path("M-52,-286 h18 v22 h-18Z", tone)
        pen.path("M-58,-136 H70 v20 H-58Z", tone)
        pen.path("M48,-120 L60,0 h-18 l-10,-120Z M-30,-120 L-30,0 h16 v-120Z", darken(tone, 0.18))


@light_box(id="r8np2q", title="Ghost Goal", seed=70, palette="blanket red", light=(-0.1, -0.95))
def paint(s: LightBox) -> None:
    """The last shot before supper."""
    s.stage("tenement yard", floor=640, washing=1, windows=3)
    s.lamp((452, 130), 420, "#ffcf7a", 0.5, behind="back wall")
    s.sheet("sun rays", lambda pen: [pen.path(f"M452,128 L{x0},{y0} L{x1},{y1}Z", "#f6a45c") for x0, y0, x1, y1 in ((120, -30, 190, -30), (290, -30, 350, -30), (430, -30, 490, -30), (560, -30, 620, -30), (700, -20, 780, -20), (140, 110, 150, 160), (760, 90, 760, 150))], depth=0.05, haze=0.0, alpha=0.6, behind="back wall", shadow=(0, 0, 0, 0.0))

    def ball(pen):
        pen.lit(cuts.circle(452, 122, 92), "#ffc35a", 0.35)
        with pen.flat():
            pen.path("M452,88 l32,24 -12,38 h-40 l-12,-38Z", "#c8551e")
            for d in ("M452,88 V30", "M484,112 L542,94", "M472,150 L506,198", "M432,150 L398,198", "M420,112 L362,94"):
                pen.path(d, "#c8551e", stroke=6)

    sun = s.sheet("sun", ball, depth=0.12, haze=0.0, role="subject", behind="back wall")
    s.sheet("chimneys", lambda pen: [(pen.path(f"M{x},240 V70 h58 V240Z", "#6d1a26"), pen.rect(x - 8, 58, 74, 20, "#8c2430"), [pen.path(f"M{x + dx},60 v-28 h18 v28Z", "#4d1220") for dx in (6, 34)], [pen.rect(x + 6 + (r % 2) * 10, 92 + r * 26, 22, 10, "#7f2430") for r in range(5)]) for x in (314, 532)], depth=0.14, haze=0.0, role="prop", count=2, behind="back wall")
    s.lamp((452, 124), 200, "#ffcf7a", 0.2)
    s.sheet("chalk lines", lambda pen: pen.path("M180,880 L260,700 H600 L700,880 M330,700 Q420,770 520,700", "#e8a08a", stroke=6), depth=0.38, haze=0.0, alpha=0.7, shadow=(0, 0, 0, 0.0))
    s.sheet("cast shadow", "M420,930 Q600,880 760,930 Q800,1000 700,1020 Q520,1030 430,980Z", "#4d1220", depth=0.4, haze=0.0, alpha=0.5, shadow=(0, 0, 0, 0.0))
    def doorway(pen):
        pen.path("M172,632 V470 q0,-10 10,-10 h80 q10,0 10,10 V632Z", "#4d1220")
        pen.lit("M182,632 V474 h80 V632Z", "#ffc35a", 0.6)

    s.sheet("light from the door", "M182,632 H262 L294,820 Q200,960 70,890Z", "#f6a45c", depth=0.4, haze=0.0, alpha=0.42, shadow=(0, 0, 0, 0.0))
    s.sheet("open back door", doorway, depth=0.34, haze=0.0)
    s.figure(at=(222, 648), age="broad", pose="wave", view="front", height=160, clothes=dict(top="dress", colour="#3f7f83", apron="#ffe9c8"), hair="bun", prop=None, lift=None, depth=0.42, haze=0.0, seed=6, label="woman in the doorway", role="prop")
    s.sheet("washing line", lambda pen: (pen.path("M150,236 Q460,330 700,250", "#2a0a14", stroke=4), pen.path("M700,250 Q776,230 810,236", "#2a0a14", stroke=3)), depth=0.56, haze=0.0)
    s.sheet("far jumper", lambda pen: jumpers(pen, 424, 850, ("#3f7f83", "#f2c14e", "#5a3a5c")), depth=0.6, haze=0.0, role="prop")
    ghost = s.sheet("goalkeeper sheet", keeper, depth=0.7, haze=0.0, role="subject")
    s.sheet("pegs", lambda pen: [pen.path(f"M{x},{y} h10 l-2,30 h-6Z", "#b47b45") for x, y in ((446, 284), (150, 236))], lift=6)
    s.lamp((470, 330), 260, "#ffcf7a", 0.28)
    s.sheet("near jumper", lambda pen: jumpers(pen, 706, 986, ("#f2c14e", "#5a3a5c", "#3f7f83")), depth=0.74, haze=0.0, role="prop")
    s.sheet("kitchen chairs", lambda pen: (chair(pen, 84, 1080, 0.84, "#3f7f83"), chair(pen, 196, 1104, 0.84, "#3f7f83")), depth=0.78, haze=0.0, role="prop", count=2)
    s.figure(at=(88, 970), age="old", pose="sit", view="right", height=300, role="witness", clothes=dict(top="suit", colour="#5a3a5c", hat="cap", beard="moustache"), look=(0, -24), prop=None, lift=None, depth=0.82, haze=0.0, seed=3, label="old man on a kitchen chair")
    s.figure(at=(200, 994), age="old", pose="sit", view="right", height=286, role="witness", clothes=dict(top="dress", colour="#8c2430", apron="#ffe9c8"), hair="bun", look=(0, -24), prop=None, lift=None, depth=0.86, haze=0.0, seed=4, label="old woman on a kitchen chair", expression="astonished")
    s.figure(at=(396, 1130), age="child", pose="jump", view="back", height=250, clothes=dict(top="shirt", colour="#f2c14e", bottom="shorts", bottom_colour="#3f7f83"), lift=None, depth=0.86, haze=0.0, seed=15, label="cheering child", role="prop")
    s.figure(at=(560, 1160), age="child", pose="look_up", view="back_left", height=236, clothes=dict(top="jumper", colour="#3f7f83", bottom="shorts"), lift=None, depth=0.88, haze=0.0, seed=17, label="child", role="prop")
    s.sheet("lost shoe", lambda pen: (pen.path("M666,1146 q-6,-30 12,-32 q10,14 38,16 q16,4 12,18Z", "#ffe9c8"), pen.path("M664,1146 h66 v7 h-66Z", "#2a0a14")), lift=6, role="accent")
    s.ridge(1186, 4, 300, "#2a0a14", depth=0.95, plane="front", name="kerb")
    s.relate(ghost, "catches", sun)
    s.describe("A bed sheet in gloves leaps at the sun like a goalkeeper. The sun is "
               "stitched like a football, between two chimneys. Two children and an "
               "old couple watch; one child jumps. In a lit door a woman waves. One "
               "shoe lies there. The yard is red.")  # fmt: skip
    s.moods("triumphant", "dusky", "playful", "wistful")
    s.themes("play", "the end of the day", "neighbours", "reaching too high")
    s.says("last goal wins", "offside", "who is going to fetch it", "just out of reach", "extra time", "next goal wins", "sudden death", "save", "haunted league", "sunset clause",
           "home game", "the crowd goes mild", "clean sheet", "somebody's been up there before", "own goal", "it went over the roof", "goodbye", "golden goal")
    s.about(place="a yard between houses", time="sunset", weather="windy", light="low red sun", view="eye level", composition="right")
