"""Birthday in the Sewer: under a street grating lost things in paper hats sit round a cake."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

INK, BRICK, SULPHUR = "#22103a", "#5a2f6a", "#f2f28a"


def face(pen, x, y, gap, r, tone=INK, glad=True):
    """Two eyes and a mouth."""
    with pen.flat():
        for dx in (-gap, gap):
            pen.path(f"M{x + dx - r},{y} q{r},{-r * 1.1} {2 * r},0" if glad else f"M{x + dx - r},{y} q{r},{r} {2 * r},0", tone, stroke=max(3.4, r * 0.4))
        pen.path(f"M{x - r * 1.1},{y + r * 1.1} q{r * 1.1},{r * 1.5} {r * 2.2},0", tone, stroke=max(3.4, r * 0.4))


def hat(pen, x, y, k, turn, a, b):
    """A paper cone with stripes and a pompom."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-40,0 L0,-96 L40,0 Q0,16 -40,0Z", a)
        with pen.flat():
            pen.path("M-28,-30 Q0,-18 28,-30 M-16,-58 Q0,-48 16,-58", b, stroke=9)
        pen.circle(0, -98, 13, b)


def street(pen):
    """Cut through the road: kerb, setts, the shaft."""
    with pen.cut(2.4):
        pen.path("M-20,236 H820 V400 H-20Z", "#33194c")
        pen.path("M-20,390 C120,392 150,470 60,640 L-20,700Z M820,390 C680,392 650,470 740,640 L820,700Z", "#33194c")
        pen.erase("M262,220 H538 V420 H262Z")
    with pen.flat():
        for x in range(-10, 820, 62):
            if not 202 < x < 538:
                pen.path(f"M{x + 4},250 h52 v26 h-52Z", "#4d2766")
            if not 232 < x < 564:
                pen.path(f"M{x - 26},284 h52 v22 h-52Z", "#452060")
    pen.path("M-20,226 H262 V244 H-20Z M538,226 H820 V244 H538Z", "#8f7a9c")


def child(pen):
    """Lies on the pavement and looks in, chin on the bars."""
    skin = "#e0b49a"
    pen.path("M250,232 C220,150 300,96 400,96 C500,96 580,150 550,232Z", "#3fa58c")
    for x in (282, 518):
        pen.path(f"M{x - 26},250 q0,-40 26,-40 q26,0 26,40Z", skin)
    pen.path("M318,150 C320,76 480,76 482,150 C484,214 446,252 400,252 C354,252 316,214 318,150Z", skin)
    pen.path("M306,170 C296,60 380,44 408,52 C470,40 508,90 494,170 C484,130 456,112 400,122 C350,112 320,128 306,170Z", "#5a2a3c")
    with pen.flat():
        for dx in (-32, 32):
            pen.circle(400 + dx, 172, 15, "#fbfbe6")
            pen.circle(400 + dx, 178, 8, INK)
            pen.circle(400 + dx * 1.7, 206, 13, "#d98872")
        pen.oval(400, 222, 10, 12, "#7a3040")


@light_box(id="qr04sz", title="Birthday in the Sewer", seed=488, palette="fever", light=(0.1, -0.95))
def paint(s: LightBox) -> None:
    """Everything that ever fell through."""
    s.back("#f4ee9a", "#7a3a7a", at=(400, 120), radius=460)
    s.ridge(190, 14, 240, "#b86a86", cut="roofs", depth=0.1, haze=0.0, name="town")

    def vault(pen):
        pen.path("M-20,300 H820 V1220 H-20Z", "#3b1c54")
        for r in range(13):
            for c in range(-1, 9):
                x, y = c * 98 + (49 if r % 2 else 0), 380 + r * 52
                pen.path(f"M{x + 3},{y + 3} h92 v46 h-92Z", (BRICK, mix(BRICK, "#3b1c54", 0.35), mix(BRICK, "#8f3d6f", 0.25))[(r * 3 + c) % 3])

    s.sheet("brick wall", vault, depth=0.2, haze=0.0)

    def tunnel(pen):
        with pen.cut(1.4):
            pen.path("M236,860 V690 C236,520 564,520 564,690 V860Z", "#8a6a94")
            pen.erase("M266,860 V694 C266,556 534,556 534,694 V860Z")
        pen.path("M266,860 V694 C266,556 534,556 534,694 V860Z", "#160a26")
        for x, y in ((326, 668), (350, 668), (462, 700), (482, 700)):
            pen.lit(cuts.circle(x, y, 5), SULPHUR)
        for x, t in ((84, 0), (716, 0)):
            pen.path(cuts.circle(x, 560, 50), "#8a6a94")
            pen.path(cuts.circle(x, 560, 36), "#160a26")
            pen.path(f"M{x - 22},586 C{x - 22},700 {x - 30},780 {x - 20},900 H{x + 24} C{x + 16},780 {x + 24},700 {x + 22},586Z", "#3fa58c")

    s.sheet("tunnel and pipes", tunnel, depth=0.34, haze=0.0)
    s.sheet("garland", lambda pen: (pen.path("M60,500 Q230,600 400,520 Q570,600 740,500", "#f2f0c0", stroke=3), [pen.path(f"M{x - 17},{y} h34 l-17,36Z", ("#d8d24a", "#3fa58c", "#e2577a", "#f2f0c0")[i % 4]) for i, (x, y) in enumerate(((110, 524), (170, 544), (230, 552), (290, 546), (350, 532), (450, 532), (510, 546), (570, 552), (630, 544), (690, 524)))]), depth=0.42, haze=0.0)
    bars = "".join(f"M{286 + i * 48},400 h26 L{240 + i * 66 + 40},960 h-56Z " for i in range(5))
    s.tissue("bars of light", bars, "#f2f28a", depth=0.46, alpha=0.42, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.lamp((400, 800), 430, "#f2f28a", 0.42)

    # those who sit behind the table
    s.put("kite", at=(566, 700), scale=0.92, turn=10, colour="#e2577a", second="#d8d24a", patched=False, role="subject", lift=None, depth=0.5, haze=0.0)

    def umbrella(pen):
        pen.path("M236,880 V470", "#8a5a3c", stroke=10)
        pen.path("M236,880 q0,30 -28,30 q-24,0 -24,-24", "#8a5a3c", stroke=10)
        pen.path("M110,690 C120,560 180,510 236,506 C292,510 352,560 362,690 q-22,-28 -42,0 q-22,-28 -42,0 q-20,-28 -42,0 q-22,-28 -42,0 q-22,-28 -42,0 q-20,-28 -42,0Z", "#3fa58c")
        pen.path("M194,690 C192,600 210,540 236,506 C262,540 280,600 278,690 q-20,-28 -42,0 q-22,-28 -42,0Z", "#62c2a6")
        pen.path("M290,610 l30,-14 10,30 -28,14Z", "#d8d24a")
        face(pen, 236, 614, 23, 13)

    s.sheet("umbrella", umbrella, depth=0.52, haze=0.0, role="subject")
    s.sheet("faces and hats", lambda pen: (face(pen, 560, 640, 22, 12), hat(pen, 588, 532, 0.8, 12, "#3fa58c", SULPHUR), hat(pen, 236, 512, 0.86, -5, "#e2577a", "#f2f0c0")), depth=0.56, haze=0.0)

    def table(pen):
        pen.path("M200,930 C210,900 590,900 600,930 L640,1120 q-30,20 -60,0 q-30,22 -60,0 q-30,20 -60,0 q-30,22 -60,0 q-30,20 -60,0 q-30,22 -60,0 q-30,20 -60,0 q-30,20 -60,0Z", "#e9e2c4")
        pen.path("M186,924 C186,872 614,872 614,924 C614,976 186,976 186,924Z", "#fbf7dc")
        with pen.flat():
            for x in range(226, 600, 54):
                pen.path(cuts.star(x, 1046 + (x % 4) * 4, 15, 5), "#8f3d6f")

    s.sheet("round table", table, depth=0.6, haze=0.0)
    cake = s.put("cake", at=(400, 938), scale=0.94, colour="#e2a0b0", icing="#fbf7dc", slice_gone=False, role="prop", lift=None, depth=0.66, haze=0.0)
    s.lamp(cake["top"], 190, "#fff7a0", 0.7)
    s.sheet("cups", lambda pen: [(pen.path(f"M{x - 18},{y - 34} h36 l-5,36 q-13,6 -26,0Z", t), pen.circle(x + 19, y - 18, 8, t, stroke=4)) for x, y, t in ((262, 946, "#3fa58c"), (528, 950, "#e2577a"))], depth=0.68, haze=0.0)

    def ball(pen):
        x, y, r = 142, 922, 108
        pen.circle(x, y, r, "#e2577a")
        with pen.clip(cuts.circle(x, y, r)), pen.flat():
            pen.path(f"M{x - r},{y - 30} Q{x},{y + 20} {x + r},{y - 30} V{y - r} H{x - r}Z", "#f2f0c0")
            pen.path(f"M{x - r},{y + 50} Q{x},{y + 104} {x + r},{y + 50} V{y + r} H{x - r}Z", "#d8d24a")
        pen.path(f"M{x + 60},{y - 70} l18,18 M{x + 78},{y - 70} l-18,18", INK, stroke=6)  # the patch
        face(pen, x + 6, y + 4, 30, 16)
        hat(pen, x - 8, y - 98, 1.0, -10, "#3fa58c", SULPHUR)

    def ledges(pen):
        for d in ("M-20,1022 H262 V1220 H-20Z", "M538,1038 H820 V1220 H538Z"):
            pen.path(d, "#6d4a86")
        for x, y in ((-20, 1022), (538, 1038)):
            pen.path(f"M{x},{y} h282 v20 h-282Z", "#8a6a9c")
            for k in range(3):
                pen.path(f"M{x + 10 + k * 92},{y + 30} h84 v44 h-84Z", "#573470")

    s.sheet("ledges", ledges, depth=0.58, haze=0.0, behind="round table")
    s.sheet("ball", ball, depth=0.76, haze=0.0, role="subject")
    s.put("roller skate", at=(668, 1040), scale=1.12, colour="#f2f0c0", flip=True, role="subject", lift=None, depth=0.76, haze=0.0)
    s.sheet("skate's face", lambda pen: (face(pen, 652, 944, 21, 12), hat(pen, 706, 846, 0.92, 8, "#e2577a", "#f2f0c0")), depth=0.8, haze=0.0)

    def chair(pen):
        with pen.cut(1.4):
            for d in ("M338,1180 V986 h14 V1180Z", "M462,1180 V986 h-14 V1180Z", "M330,1088 H470 v18 H330Z", "M338,990 q62,-34 124,0 v26 q-62,-30 -124,0Z"):
                pen.path(d, "#8a5a3c")
        hat(pen, 400, 1082, 0.84, 0, "#f2f0c0", "#8f3d6f")

    s.sheet("empty chair with a hat", chair, depth=0.84, haze=0.0, role="accent")
    s.ridge(1140, 4, 260, "#2f7f78", cut="waves", depth=0.9, haze=0.0, name="drain water")
    s.put("paper boat", at=(170, 1160), scale=0.5, role="prop", lift=None, depth=0.92, haze=0.0)
    s.ridge(1180, 4, 300, "#1c4a58", cut="waves", depth=0.95, haze=0.0, name="near drain water")
    s.sheet("road", street, depth=0.7, haze=0.0)
    s.sheet("face at the grating", child, depth=0.62, haze=0.0, role="witness", behind="road")
    s.sheet("grating", lambda pen: ([pen.path(f"M{x},236 h13 v118 h-13Z", "#120820") for x in range(286, 530, 44)], pen.path("M258,232 H542 V254 H258Z M258,340 H542 V362 H258Z", "#120820")), depth=0.8, haze=0.0)
    s.relate("lost things", "hides in", "the sewer")
    s.describe("Toys celebrate a birthday with a cake in a sewer. A ball, an "
               "umbrella, a kite and a roller skate smile under party hats. One small"
               " chair holds only a hat. Through a grating above, a child looks down "
               "wide-eyed. Water flows below. The walls are purple, the light yellow.")  # fmt: skip
    s.moods("merry", "lost", "secret", "left out")
    s.themes("lost things", "parties", "under the ground", "being remembered", "birthday")
    s.says("finders keepers", "underground party", "one year since the fall", "so that is where it went", "invitation only", "they do not miss me", "down the drain", "many happy returns", "better without us", "reunion", "make a wish", "gutter",
           "who is the chair for", "surprise", "below the line", "small print of the city", "come down", "lost and found each other")
    s.about(place="a sewer under a street", time="evening", weather="indoors", light="bars of light from a grating", view="section", composition="low")
