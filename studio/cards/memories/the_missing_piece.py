"""The Missing Piece: the boy in a jigsaw of a harbour has run off with the last piece."""

from __future__ import annotations

from reverie_studio.finishes.papercut_scene import LightBox, light_box

W, H, N, M = 560, 640, 6, 7  # the puzzle, columns and rows


def edge(x0, y0, x1, y1, sign):
    """One side of a piece with its knob, as path data from (x0, y0)."""
    dx, dy = x1 - x0, y1 - y0
    nx, ny = -dy * sign, dx * sign

    def q(t, u):
        return f"{x0 + dx * t + nx * u:.1f},{y0 + dy * t + ny * u:.1f}"

    return f" C{q(0.2, 0)} {q(0.42, 0.06)} {q(0.4, 0.02)} C{q(0.3, -0.2)} {q(0.7, -0.2)} {q(0.6, 0.02)} C{q(0.58, 0.06)} {q(0.8, 0)} {q(1, 0)}"


def seams(pen, tone):
    with pen.flat():
        a, b = W / N, H / M
        for r in range(1, M):
            pen.path(f"M{-W / 2},{-H / 2 + r * b}" + "".join(edge(-W / 2 + c * a, -H / 2 + r * b, -W / 2 + (c + 1) * a, -H / 2 + r * b, 1 if (r + c) % 2 else -1) for c in range(N)), tone, stroke=2.2)
        for c in range(1, N):
            pen.path(f"M{-W / 2 + c * a},{-H / 2}" + "".join(edge(-W / 2 + c * a, -H / 2 + r * b, -W / 2 + c * a, -H / 2 + (r + 1) * b, 1 if (r * 3 + c) % 2 else -1) for r in range(M)), tone, stroke=2.2)


def piece(pen, size, tone, second=None):
    d = f"M{-size / 2},{-size / 2}" + edge(-size / 2, -size / 2, size / 2, -size / 2, -1) + edge(size / 2, -size / 2, size / 2, size / 2, 1) + edge(size / 2, size / 2, -size / 2, size / 2, -1) + edge(-size / 2, size / 2, -size / 2, -size / 2, 1) + "Z"
    pen.path(d, tone)
    if second:
        with pen.clip(d), pen.flat():
            pen.path(f"M{-size},{size * 0.1} q{size * 0.25},{-size * 0.2} {size * 0.5},0 t{size * 0.5},0 t{size * 0.5},0 t{size * 0.5},0 V{size} H{-size}Z", second)


def harbour(pen):
    """The picture: sky, houses, a lighthouse, ships, and waves."""
    frame = f"M{-W / 2},{-H / 2} h{W} v{H} h{-W}Z"
    pen.path(f"M{-W / 2 - 5},{-H / 2 - 5} h{W + 10} v{H + 10} h{-W - 10}Z", "#f4e3bc")
    with pen.clip(frame), pen.flat():
        pen.path(frame, "#bfe0ea")
        pen.circle(170, -220, 46, "#fff0bb")
        pen.path(f"M{-W / 2},-110 q120,-60 240,-20 t320,-10 V60 H{-W / 2}Z", "#9cc7a4")
        for i, (x, w, top, t) in enumerate(((-262, 62, -150, "#e98a62"), (-198, 56, -190, "#fff3d8"), (-140, 64, -140, "#efb24a"), (-74, 54, -178, "#d9533b"), (-18, 58, -136, "#fff3d8"))):
            pen.path(f"M{x},0 V{top} l{w / 2},-36 {w / 2},36 V0Z", t)
            pen.path(f"M{x - 5},{top + 2} l{w / 2 + 5},-42 {w / 2 + 5},42Z", "#8a4632" if i % 2 else "#35577a")
            for k in range(3):
                pen.rect(x + 10, top + 14 + k * 36, 12, 20, "#35577a")
                pen.rect(x + w - 22, top + 14 + k * 36, 12, 20, "#35577a")
        pen.path("M186,10 L196,-170 h38 L244,10Z", "#fffaf0")
        pen.path("M190,-60 L193,-110 h44 L241,-60Z M187,-10 l2,-30 h52 l2,30Z M194,-170 h42 v-26 l-21,-18 -21,18Z", "#d9533b")
        pen.path(f"M{-W / 2},-8 H{W / 2} V36 H{-W / 2}Z", "#c9a878")
        for i, t in enumerate(("#6fb0cc", "#4a90b8", "#2f6d9a")):
            y = 36 + i * 96
            pen.path(f"M{-W / 2 - 40},{y}" + "".join(f" q20,{-16 if k % 2 else 16} 40,0" for k in range(17)) + f" V{H} H{-W}Z", t)
        for x, y, k, t in ((-196, 130, 1.0, "#d9533b"), (190, 120, 1.1, "#fff9ea"), (-200, 270, 0.8, "#efb24a"), (212, 280, 0.8, "#d9533b")):
            pen.path(f"M{x - 46 * k},{y} h{92 * k} l{-18 * k},{28 * k} h{-56 * k}Z", "#5a3a2c")
            pen.path(f"M{x},{y - 6} v{-92 * k} l{48 * k},{82 * k}Z M{x - 6},{y - 6} v{-70 * k} l{-34 * k},{64 * k}Z", t)
    seams(pen, "#7d97a2")


@light_box(id="gjry37", title="The Missing Piece", seed=46, palette="paper sea", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """Rainy Sunday on the floor."""
    s.back("#d8a870", "#a8743f", at=(420, 700), radius=800)
    s.sheet("floor boards", lambda pen: boards(pen), depth=0.06, haze=0.0)
    s.sheet("rug", lambda pen: rug(pen), depth=0.12, haze=0.0)
    s.sheet("box lid", lambda pen: lid(pen), depth=0.2, haze=0.0)

    def puzzle(pen):
        with pen.at(338, 520, turn=-8):
            harbour(pen)

    board = s.sheet("jigsaw of a harbour", puzzle, role="subject", depth=0.3, haze=0.0)
    hole = dict(age="child", pose="run", view="right", height=300, clothes=dict(top="jumper", colour="#4a2c14"), hair="messy", shadow=(0, 0, 0, 0.0), rim=0.0, volume=0.0, edge=0.0, seed=7)
    s.figure(at=(356, 668), lift=0, label="hole in the shape of a boy", tint=("#0e1c2c", 1.0), role="accent", **hole)
    s.figure(at=(362, 675), lift=0, label="rug in the hole", tint=("#2c4a6a", 1.0), **hole)
    for x, y, t, a, b in ((100, 1010, 20, "#4a90b8", "#2f6d9a"), (222, 1070, -34, "#bfe0ea", None), (60, 1130, 60, "#efb24a", None), (344, 1000, 12, "#9cc7a4", None)):
        s.sheet("loose piece", lambda pen, x=x, y=y, t=t, a=a, b=b: loose(pen, x, y, t, a, b), lift=6, depth=0.3)
    s.figure(at=(682, 356), age="old", pose="kneel_both", view="front_left", height=460, role="witness", label="grandfather", look=(-16, 30), clothes=dict(top="jumper", colour="#d9533b", glasses=True, beard="short"), hair="short", depth=0.5, lift=30, seed=4,
             expression="astonished", reach={"hand_right": (-160, 20), "hand_left": (-110, 60)}, skin="#8c5a3c")
    s.sheet("long shadow", "M510,1140 C570,1114 630,1110 690,1118 C710,1128 690,1144 630,1148 C580,1154 530,1152 510,1140Z", "#5a3a1c", lift=1, alpha=0.5, shadow=(0, 0, 0, 0.0))
    boy = s.figure(at=(580, 1124), age="child", pose="run", view="right", height=360, lift=34, label="running boy", clothes=dict(top="jumper", colour="#2f6d9a", scarf="#d9533b"), hair="messy", expression="glad", seed=7)
    cx, cy = boy["chest"]

    def held(pen):
        with pen.at(cx + 6, cy + 44, turn=-14):
            piece(pen, 84, "#6fb0cc", "#2f6d9a")

    s.sheet("the last piece", held, role="accent", lift=10, haze=0.0)
    s.sheet("trail", lambda pen: [pen.oval(x, y, 17, 7, "#2f6d9a") for x, y in ((404, 900), (448, 946), (452, 1014), (506, 1062))], lift=1, haze=0.0, alpha=0.75, shadow=(0, 0, 0, 0.0), behind="running boy")
    s.relate(boy, "loses", board)
    s.describe("A boy runs out of a jigsaw, leaving a boy-shaped hole. He wears blue "
               "and holds a blue piece; wet footprints follow him. The puzzle shows a"
               " harbour with boats and a lighthouse. An old man with spectacles "
               "kneels over it. The floor is brown wood.")  # fmt: skip
    s.moods("free", "incomplete", "cheeky", "wistful")
    s.themes("escape", "belonging", "growing up", "play", "loss")
    s.says("I'd rather not fit", "theft", "one of us is missing", "absent without leave", "not the whole picture", "find yourself", "blank", "the rest is up to him", "spoilsport", "he never liked the sea", "gap year", "grandfather's patience",
           "where did I leave it", "absence", "the world goes on without me", "out of the frame", "puzzled", "independence day")
    s.about(place="a living-room floor", time="afternoon", weather="indoors", light="lamp light", view="from above", composition="diagonal")


def boards(pen):
    for i in range(7):
        pen.path(f"M{-20 + i * 122},-20 h116 V1220 h-116Z", ("#c48f55", "#bb864c", "#cc985e")[i % 3])
    with pen.flat():
        for i in range(7):
            y = (i * 370) % 1100 + 60
            pen.line(-20 + i * 122, y, 96 + i * 122, y, "#8f6030", 3)


def rug(pen):
    pen.oval(330, 560, 420, 470, "#35577a")
    pen.oval(330, 560, 390, 438, "#f4e3bc", stroke=10)


def lid(pen):
    with pen.at(662, 704, turn=16, scale=0.92):
        pen.rect(-110, -140, 220, 280, "#d9533b", radius=4)
        pen.rect(-88, -116, 176, 232, "#bfe0ea")
        pen.path("M-88,20 q22,-16 44,0 t44,0 t44,0 t44,0 V116 H-88Z", "#2f6d9a")
        pen.path("M-40,14 h70 l-14,24 h-42Z", "#5a3a2c")
        pen.path("M-4,8 v-84 l44,76Z", "#fff9ea")


def loose(pen, x, y, t, a, b):
    with pen.at(x, y, turn=t):
        piece(pen, 74, a, b)
