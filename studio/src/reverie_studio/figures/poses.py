"""A Pose is a gesture in body space: made once, it serves every age and every view.

Sides are (left, right) of the person; in the view "right" the person's right side is near.
Angles are degrees. Thighs and shins: (forward, outward) from straight down. Hands: a target
(anchor, forward, outward, up); "shoulder" counts in arm lengths, "head" in head radii along the
head, "hip", "chest", "knee" and "foot" in body units.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Leg = tuple[float, float, float, float]
Target = tuple[str, float, float, float]
Pair = tuple[float, float]

_DOWN: Target = ("shoulder", 0.1, 0.17, -0.93)
_OUT_BACK = (-0.4, 0.5, -0.75)


@dataclass(frozen=True)
class Pose:
    """Bones, grips, gaze and the words for them."""

    does: str
    origin: str = "feet"  # feet, seat, ground, middle, hands
    lean: float = 0.0  # the trunk forward
    bend: float = 0.0  # the chest further
    side: float = 0.0  # the trunk to the left
    twist: float = 0.0  # the shoulders to the left
    shift: float = 0.0  # the hips to the left, in units
    pitch: float = 0.0  # the whole body forward
    roll: float = 0.0  # the whole body to the left
    yaw: float = 0.0  # the whole body to the left
    head: tuple[float, float, float] = (0.0, 0.0, 0.0)  # turn left, nod down, tilt left
    legs: tuple[Leg, Leg] = ((2, 4, 0, 1), (-3, 3, -5, 1))
    feet: tuple[Pair, Pair] = ((0, 18), (0, 12))  # toes up, toes out
    hands: tuple[Target, Target] = (_DOWN, _DOWN)
    elbows: tuple[tuple[float, float, float], tuple[float, float, float]] = (_OUT_BACK, _OUT_BACK)
    grips: tuple[str, str] = ("rest", "rest")  # names of hands.HANDS, or of grips.GRIPS
    shrug: float = 0.0
    weight: float = 0.0  # 1 on the left foot, -1 on the right: hips and shoulders tilt apart
    action: float = 0.0  # the spine bows forward (1) or gives way backward (-1)
    flies: bool = False  # no foot needs to touch the ground
    wind: tuple[float, float, float] = (-0.12, 0.0, 0.0)  # what loose cloth and hair follow
    prop: str | None = None
    expression: str = "calm"
    elevation: float | None = None
    tent: bool = False  # a skirt spans the bent legs
    views: tuple[str, ...] = ("front", "front_right", "right", "back", "back_right")
    outer: bool = False  # seen from the front, the other hand acts, so that the face stays free
    order: dict[str, str] = field(default_factory=dict)  # part -> "front" or "behind"


_WALK_LEGS: tuple[Leg, Leg] = ((-22, 1, -44, 0), (27, 1, 10, 0))
_SEAT_LEGS: tuple[Leg, Leg] = ((82, 8, 4, 3), (87, 7, -3, 2))
_BRACED: tuple[Leg, Leg] = ((12, 4, -14, 2), (-14, 4, -22, 2))

# fmt: off
POSES: dict[str, Pose] = {
    # ---- standing
    "stand": Pose(
        "stands", weight=0.9, shift=0.8, side=1.5, head=(0, 2, -3),
        hands=(("shoulder", 0.1, 0.14, -0.95), ("shoulder", 0.16, 0.16, -0.93)),
    ),
    "look_up": Pose(
        "stands and looks up", weight=-0.6, action=0.9, lean=-3, bend=-7, head=(0, -36, -4),
        legs=((3, 4, 0, 1), (-5, 4, -6, 1)),
        hands=(("shoulder", -0.06, 0.16, -0.94), ("shoulder", 0.02, 0.2, -0.92)),
        expression="astonished",
    ),
    "look_down": Pose(
        "stands and looks down", weight=0.6, action=-0.8, lean=3, bend=12, head=(4, 34, -4),
        hands=(("hip", 9.5, 0.6, 1.5), ("hip", 10.5, 0.2, 0.5)), grips=("fold", "fold"),
        expression="sad",
    ),
    "shy": Pose(
        "stands with hands behind the back", bend=4, side=3, head=(10, 16, 8), twist=-4,
        legs=((2, 3, 0, 0), (6, 2, -6, -4)), feet=((0, 10), (-10, -22)),
        hands=(("hip", -8.0, 0.6, 4.0), ("hip", -9.0, 0.4, 2.5)), shrug=0.6,
        views=("front", "front_right", "right", "back"),
        grips=("fold", "fold"),
    ),
    "point": Pose(
        "points ahead", action=0.6, outer=True, lean=3, twist=8, side=-1, head=(0, -4, 0),
        legs=((-12, 4, -18, 1), (12, 3, 2, 0)),
        hands=(("shoulder", -0.04, 0.26, -0.9), ("shoulder", 0.92, 0.1, 0.16)),
        grips=("rest", "point"), expression="astonished",
        views=("front_right", "right", "back_right", "back"),
    ),
    "wave": Pose(
        "waves", weight=-0.9, action=0.3, side=4, shift=-1, head=(0, -4, 7), legs=((0, 5, -2, 2), (0, 4, -2, 1)),
        hands=(("shoulder", 0.06, 0.18, -0.93), ("shoulder", 0.14, 0.42, 0.72)),
        grips=("rest", "wave"), elbows=(_OUT_BACK, (-0.1, 0.9, -0.5)), expression="glad",
        views=("front", "front_right", "back", "back_right"),
    ),
    "reach_up": Pose(
        "reaches up on tiptoe", action=1.3, lean=2, bend=-6, side=5, head=(-6, -36, 4),
        legs=((4, 3, 0, 0), (-6, 3, -10, 0)), feet=((-34, 8), (-40, 6)),
        hands=(("shoulder", -0.12, 0.36, -0.86), ("shoulder", 0.5, 0.14, 0.82)),
        grips=("rest", "reach"), expression="astonished",
    ),
    "hold_up": Pose(
        "holds something up", action=0.5, outer=True, lean=1, head=(-4, -10, 0),
        legs=((-10, 3, -16, 1), (10, 3, 2, 0)),
        hands=(("shoulder", 0.02, 0.2, -0.92), ("shoulder", 0.76, 0.26, 0.1)),
        grips=("rest", "grip"), prop="lantern",
        views=("front_right", "right", "back_right", "back", "front"),
    ),
    "hold_hands": Pose(
        "holds someone's hand", weight=-0.5, head=(10, -4, 6), shift=-0.5, side=2,
        hands=(("shoulder", 0.06, 0.5, -0.8), ("shoulder", 0.1, 0.16, -0.93)),
        grips=("grip", "rest"), views=("front", "back", "front_right", "back_right"),
    ),
    "think": Pose(
        "stands and thinks", weight=0.8, action=-0.3, bend=5, side=-3, head=(-6, 10, -9),
        legs=((3, 4, 0, 1), (-2, 4, -4, 1)),
        hands=(("hip", 9.0, -3.5, 13.0), ("head", 0.92, -0.1, -0.86)),
        grips=("rest", "sleep"), elbows=((-0.2, 0.6, -0.8), (0.3, 0.4, -0.9)),
        views=("front", "front_right", "right"),
    ),
    "shout": Pose(
        "calls out", action=0.8, lean=6, bend=-4, head=(0, -16, 0), legs=((-12, 4, -18, 1), (12, 4, 2, 0)),
        hands=(("head", 0.86, 0.66, -0.95), ("head", 0.86, 0.66, -0.95)), grips=("flat", "flat"),
        elbows=((0.1, 0.8, -0.6), (0.1, 0.8, -0.6)), expression="shouting",
        views=("front_right", "right"),
    ),
    "hide_face": Pose(
        "hides the face in the hands", lean=3, bend=16, head=(0, 16, 0),
        legs=((3, 3, 0, 0), (0, 3, -4, -1)), feet=((0, 2), (0, 0)), shrug=0.8,
        hands=(("head", 1.1, 0.36, -0.52), ("head", 1.12, 0.34, -0.56)), grips=("cover", "cover"),
        elbows=((0.2, 0.5, -1.0), (0.2, 0.5, -1.0)), expression="sad",
        views=("front", "front_right", "right"), order={"arms": "front"},
    ),
    "bow": Pose(
        "bows", lean=42, bend=22, head=(0, 52, 0), legs=((-8, 3, -10, 1), (10, 3, -4, 0)),
        hands=(("shoulder", -0.5, 0.4, -0.62), ("hip", 11.0, -2.0, 9.0)),
        grips=("open", "rest"), views=("front_right", "right", "back_right"),
    ),
    "lean": Pose(
        "leans back, ankles crossed", pitch=-11, lean=-4, bend=12, head=(-8, 4, -4),
        legs=((16, -1, 13, 0), (26, -6, 6, -8)), feet=((0, 10), (-14, 6)),
        hands=(("hip", 8.5, -3.0, 14.5), ("hip", 10.5, -3.0, 12.5)), grips=("rest", "rest"),
        elbows=((0.0, 0.8, -0.7), (0.0, 0.8, -0.7)), expression="sly",
        views=("front_right", "right"),
    ),
    "peek": Pose(
        "peeks out from the side", side=-24, lean=5, head=(-4, 2, -20), shift=2.5,
        legs=((4, 6, 0, 2), (-4, 2, -10, -2)), feet=((0, 10), (-18, 10)),
        hands=(("shoulder", 0.1, 0.2, -0.9), ("shoulder", 0.42, 0.2, -0.34)),
        grips=("rest", "grip"), expression="sly", views=("front", "front_right", "back_right"),
    ),
    "hands_on_hips": Pose(
        "stands with hands on the hips", weight=1.0, action=0.5, shift=1.2, side=3, bend=-3, head=(6, -4, -4),
        legs=((4, 7, 0, 3), (-4, 8, -6, 3)),
        hands=(("hip", 2.0, 9.0, 6.0), ("hip", 2.0, 9.0, 6.0)), grips=("clasp", "clasp"),
        elbows=((-0.5, 1.0, 0.0), (-0.5, 1.0, 0.0)),
        views=("front", "front_right", "back", "back_right"),
    ),
    "arms_crossed": Pose(
        "stands with crossed arms", weight=0.9, shift=1.0, bend=3, head=(-4, 4, -4),
        legs=((4, 5, 0, 2), (-4, 6, -6, 2)),
        hands=(("hip", 9.0, -4.0, 16.5), ("hip", 10.5, -3.5, 14.0)),
        elbows=((0.0, 0.9, -0.6), (0.0, 0.9, -0.6)),
        expression="sly", views=("front", "front_right", "right"), order={"arms": "front"},
        grips=("clasp", "sleep"),
    ),
    "hands_in_pockets": Pose(
        "stands with hands in the pockets", weight=-0.9, action=-0.6, shift=-1.2, side=-2, bend=6, head=(8, 6, 5),
        legs=((4, 5, 0, 2), (-4, 6, -6, 2)), feet=((0, 24), (0, 22)),
        hands=(("hip", 3.0, 8.0, 0.0), ("hip", 3.0, 8.0, 0.0)), grips=("pocket", "pocket"),
        elbows=((-0.7, 0.9, -0.2), (-0.7, 0.9, -0.2)),
    ),
    "listen": Pose(
        "listens, a hand at the ear", weight=0.6, side=-7, lean=4, bend=4, head=(8, 2, -14),
        legs=((6, 4, 0, 1), (-8, 4, -14, 1)),
        hands=(("shoulder", 0.1, 0.22, -0.9), ("head", 0.2, 1.25, -0.1)), grips=("rest", "cup"),
        elbows=(_OUT_BACK, (0.0, 0.9, -0.6)), views=("front", "front_right", "right"),
    ),
    # ---- going
    "walk": Pose(
        "walks", action=0.4, lean=4, bend=2, head=(0, 2, 2), legs=_WALK_LEGS, feet=((-46, 4), (14, 6)),
        twist=-7,
        hands=(("shoulder", 0.42, 0.1, -0.82), ("shoulder", -0.36, 0.16, -0.84)),
        wind=(-0.35, 0.0, 0.0), views=("right", "front_right", "back_right", "front", "back"),
    ),
    "stroll": Pose(
        "walks slowly, hands behind the back", lean=5, bend=6, head=(0, 8, -3),
        legs=((-14, 2, -30, 0), (18, 2, 6, 0)), feet=((-30, 8), (8, 10)),
        hands=(("hip", -8.0, 0.6, 4.0), ("hip", -9.2, 0.4, 3.0)), wind=(-0.25, 0, 0),
        views=("right", "front_right", "back_right", "back"),
        grips=("fold", "fold"),
    ),
    "run": Pose(
        "runs", action=0.8, flies=True, lean=17, bend=3, head=(0, -4, 3), legs=((-32, 2, -96, 0), (66, 2, -6, 0)),
        twist=-12,
        feet=((-104, 0), (10, 4)), wind=(-1.0, 0.0, 0.15),
        hands=(("shoulder", 0.56, 0.02, 0.0), ("shoulder", -0.52, 0.16, -0.42)),
        elbows=((-0.3, 0.4, -0.9), (-0.6, 0.6, 0.3)), grips=("grip", "grip"), expression="glad",
        views=("right", "front_right", "back_right"),
    ),
    "sneak": Pose(
        "tiptoes", lean=10, bend=14, head=(0, 2, 0), legs=((6, 2, -16, 0), (62, 3, -10, 0)),
        feet=((-20, 4), (-36, 4)), shrug=1.0,
        hands=(("shoulder", 0.44, 0.12, -0.32), ("shoulder", 0.5, 0.12, -0.2)),
        grips=("reach", "reach"),
        expression="sly", views=("right", "front_right", "back_right"),
    ),
    "climb": Pose(
        "climbs", flies=True, lean=4, bend=-2, head=(0, -22, 0), legs=((14, 7, -12, 3), (72, 12, -16, 4)),
        feet=((0, 6), (0, 8)), hands=(("shoulder", 0.42, 0.26, 0.76), ("shoulder", 0.5, 0.22, 0.3)),
        elbows=((-0.2, 0.9, -0.5), (-0.2, 0.9, -0.6)), grips=("grip", "grip"),
        views=("back", "back_right", "right"),
    ),
    "crawl": Pose(
        "crawls", lean=80, bend=-6, head=(0, -8, 4), legs=((16, 5, -84, 0), (-14, 5, -88, 0)),
        feet=((-96, 0), (-96, 0)),
        hands=(("floor", 0.34, 0.06, 0.0), ("floor", -0.04, 0.06, 0.0)),
        grips=("ground", "ground"), views=("right", "front_right", "back_right"),
    ),
    "jump": Pose(
        "jumps", action=1.0, flies=True, lean=4, bend=-6, head=(0, -20, 4), legs=((-8, 16, -74, 6), (52, 12, -24, 4)),
        feet=((-86, 6), (-34, 6)), origin="feet", wind=(0.0, 0.0, 0.5),
        hands=(("shoulder", 0.2, 0.5, 0.78), ("shoulder", 0.26, 0.42, 0.82)),
        grips=("open", "open"),
        expression="glad", views=("front", "front_right", "right", "back"),
    ),
    "dance": Pose(
        "dances", action=0.9, side=9, twist=10, lean=-2, bend=-4, head=(-10, -12, -8), shift=-2,
        legs=((34, 30, -40, 10), (-4, 2, -6, 0)), feet=((-40, 20), (-30, 24)),
        hands=(("shoulder", 0.14, 0.84, 0.3), ("shoulder", 0.18, 0.3, 0.88)),
        grips=("reach", "reach"),
        elbows=((-0.3, 0.2, -0.9), (-0.2, 0.9, -0.2)), wind=(0.0, -0.7, 0.1), expression="glad",
        views=("front", "front_right", "back_right"),
    ),
    "balance": Pose(
        "balances, arms stretched out", lean=2, side=-4, head=(0, 8, 6),
        legs=((-13, -3, -17, -3), (14, -3, 3, -4)), feet=((-6, 2), (0, 2)),
        hands=(("shoulder", 0.06, 0.93, 0.16), ("shoulder", 0.06, 0.93, -0.06)),
        grips=("open", "reach"),
        expression="worried", views=("front_right", "front", "back", "back_right"),
    ),
    "balance_pole": Pose(
        "balances with a long pole", lean=2, side=-3, head=(0, 8, 5), prop="pole",
        legs=((-13, -3, -17, -3), (14, -3, 3, -4)), feet=((-6, 2), (0, 2)),
        hands=(("hip", 10.0, 11.0, 9.0), ("hip", 10.0, 11.0, 7.0)), grips=("grip", "grip"),
        expression="worried", views=("front", "front_right", "back", "back_right"),
    ),
    # ---- working
    "carry": Pose(
        "carries something in both arms", action=0.8, lean=-8, bend=5, head=(0, 8, 0),
        legs=((-14, 3, -28, 0), (16, 3, 4, 0)), feet=((-28, 8), (6, 10)),
        hands=(("shoulder", 0.56, -0.06, -0.46), ("shoulder", 0.58, -0.06, -0.5)),
        grips=("carry", "carry"), elbows=((-0.5, 0.4, -0.8), (-0.5, 0.4, -0.8)),
        views=("right", "front_right", "front"),
    ),
    "carry_on_back": Pose(
        "carries a load on the back", lean=26, bend=8, head=(0, 4, 0),
        legs=((-12, 3, -36, 0), (24, 3, 2, 0)), feet=((-36, 6), (4, 8)), prop="sack",
        hands=(("chest", 7.0, 5.0, -4.0), ("chest", 8.0, 4.0, -6.0)), grips=("grip", "grip"),
        views=("right", "front_right", "back_right"),
    ),
    "push": Pose(
        "pushes", action=0.9, lean=30, bend=2, head=(0, 4, 0), legs=((-34, 4, -44, 2), (30, 3, -24, 0)),
        feet=((-48, 4), (0, 4)),
        hands=(("shoulder", 0.84, 0.04, 0.16), ("shoulder", 0.82, 0.04, 0.06)),
        grips=("palm", "palm"), expression="worried", views=("right", "back_right", "front_right"),
    ),
    "pull": Pose(
        "pulls on a rope", action=-0.7, lean=-26, bend=8, head=(0, 6, 0), legs=((4, 4, -30, 2), (34, 4, 18, 2)),
        feet=((-6, 6), (14, 6)),
        hands=(("shoulder", 0.84, -0.1, -0.04), ("shoulder", 0.62, -0.1, -0.18)),
        grips=("grip", "grip"), prop="rope", expression="worried",
        views=("right", "front_right", "back_right"),
    ),
    "paint": Pose(
        "paints with a brush", weight=-0.5, action=0.3, lean=2, side=2, head=(0, -4, 8),
        legs=((-8, 4, -12, 1), (8, 4, 2, 1)),
        hands=(("shoulder", 0.46, -0.02, -0.5), ("shoulder", 0.74, 0.1, 0.22)),
        grips=("grip", "grip"), prop="brush", views=("right", "back_right", "front_right"),
    ),
    "violin": Pose(
        "plays the violin", weight=0.8, action=0.4, lean=-3, side=-2, head=(16, 10, 14), twist=6,
        legs=((6, 4, 0, 1), (-8, 4, -14, 0)),
        hands=(("shoulder", 0.66, 0.16, -0.04), ("shoulder", 0.5, -0.06, -0.2)),
        grips=("grip", "grip"), elbows=((0.0, 0.3, -1.0), (-0.1, 0.9, -0.5)),
        prop="violin", expression="asleep", views=("front", "front_right", "right"),
        order={"arms": "front"},
    ),
    "dig": Pose(
        "works with a spade", lean=26, bend=10, head=(0, 24, 0), legs=_BRACED, twist=-6,
        hands=(("shoulder", 0.56, -0.2, -0.7), ("shoulder", 0.5, -0.04, -0.3)),
        grips=("grip", "grip"), prop="spade", views=("right", "front_right", "back_right"),
    ),
    "sweep": Pose(
        "sweeps with a broom", lean=10, bend=8, head=(0, 20, 4), legs=_BRACED,
        hands=(("shoulder", 0.52, -0.28, -0.6), ("shoulder", 0.42, -0.1, -0.16)),
        grips=("grip", "grip"), prop="broom", views=("right", "front_right"),
    ),
    "umbrella": Pose(
        "walks under an umbrella", outer=True, lean=3, head=(0, 2, 0),
        legs=((-16, 2, -34, 0), (20, 2, 8, 0)),
        feet=((-34, 6), (10, 8)), wind=(-0.3, 0, 0), prop="umbrella",
        hands=(("shoulder", 0.3, 0.12, -0.88), ("shoulder", 0.34, 0.1, -0.2)),
        grips=("rest", "grip"),
        views=("right", "front_right", "back_right", "back", "front"),
    ),
    "lean_on_stick": Pose(
        "leans on a stick", action=-0.4, lean=8, bend=8, head=(0, 2, 0), legs=((2, 4, -4, 1), (-2, 3, -8, 0)),
        hands=(("shoulder", 0.04, 0.16, -0.92), ("shoulder", 0.4, 0.18, -0.66)),
        grips=("rest", "grip"), prop="cane",
        views=("right", "front_right", "back_right", "back", "front"),
    ),
    "spy": Pose(
        "looks through a spyglass", action=0.5, lean=-3, head=(0, -8, 0), legs=((10, 4, 4, 1), (-8, 4, -12, 0)),
        hands=(("head", 2.7, -0.5, 0.3), ("head", 1.5, -0.2, 0.0)), grips=("grip", "grip"),
        elbows=((0.2, 0.6, -0.9), (-0.1, 0.8, -0.5)), prop="telescope",
        views=("right", "front_right"), order={"arms": "front"},
    ),
    "read_stand": Pose(
        "stands and reads", weight=0.7, action=-0.4, bend=8, head=(0, 26, 0),
        hands=(("shoulder", 0.5, -0.1, -0.34), ("shoulder", 0.5, -0.1, -0.34)),
        grips=("grip", "grip"),
        prop="book", views=("front_right", "right", "front", "back_right"),
    ),
    # ---- sitting
    "sit": Pose(
        "sits", action=-0.3, origin="seat", bend=6, head=(0, 4, -3), legs=_SEAT_LEGS, feet=((0, 14), (0, 10)),
        hands=(("knee", -5.0, -0.6, 3.6), ("knee", -6.5, -0.6, 3.6)), grips=("rest", "rest"),
    ),
    "sit_edge": Pose(
        "sits on an edge, legs dangling", origin="seat", lean=4, bend=6, head=(-6, 8, -6),
        shrug=1.0,
        legs=((86, 6, -10, 3), (82, 8, 14, 3)), feet=((-34, 6), (-26, 8)),
        hands=(("hip", 2.0, 9.5, -0.5), ("hip", 1.0, 9.5, -0.5)), grips=("grip", "grip"),
        elbows=((-0.8, 0.5, 0), (-0.8, 0.5, 0)),
        views=("front_right", "right", "front", "back", "back_right"),
    ),
    "sit_ground": Pose(
        "sits on the ground, arms around the knees", origin="seat", lean=-2, bend=24,
        head=(0, 6, -6),
        legs=((136, 5, 30, 1), (141, 7, 26, 2)), feet=((0, 6), (0, 6)), shrug=0.4, tent=True,
        hands=(("knee", 4.0, -2.0, -8.0), ("knee", 5.0, -2.5, -10.0)), grips=("clasp", "fold"),
        elbows=((0.0, 0.8, -0.4), (0.0, 0.8, -0.4)), order={"arms": "front"},
        views=("right", "front_right", "back", "back_right", "front"),
    ),
    "sit_cross": Pose(
        "sits cross-legged", origin="seat", bend=10, head=(0, 10, 3), tent=True,
        legs=((84, 50, 40, -66), (84, 50, 34, -62)), feet=((0, -30), (0, -30)),
        hands=(("knee", -2.0, -4.0, 3.0), ("knee", -2.0, -4.0, 3.0)),
        views=("front", "front_right", "back"),
    ),
    "sit_slump": Pose(
        "sits with hanging head", action=-1.0, origin="seat", lean=10, bend=30, head=(0, 40, 4), legs=_SEAT_LEGS,
        hands=(("knee", -1.0, -4.0, 1.5), ("knee", -1.0, -4.5, 0.5)), grips=("fold", "fold"),
        expression="sad", views=("right", "front_right", "back", "back_right"),
    ),
    "read": Pose(
        "sits and reads", origin="seat", bend=12, head=(0, 28, 2), legs=_SEAT_LEGS,
        hands=(("shoulder", 0.52, -0.1, -0.42), ("shoulder", 0.52, -0.1, -0.42)),
        grips=("grip", "grip"),
        prop="book", views=("front_right", "right", "front", "back_right"),
    ),
    "row": Pose(
        "rows", origin="seat", lean=18, bend=6, head=(0, 0, 0),
        legs=((66, 8, 40, 3), (62, 8, 36, 3)),
        feet=((20, 6), (20, 6)),
        hands=(("shoulder", 0.82, 0.06, -0.3), ("shoulder", 0.8, 0.06, -0.34)),
        grips=("grip", "grip"), prop="oars", views=("right", "front_right", "back_right"),
    ),
    "swing": Pose(
        "swings", origin="seat", pitch=-16, lean=-8, bend=6, head=(0, -6, 4),
        legs=((84, 5, 52, 2), (90, 6, 60, 2)), feet=((-20, 6), (-24, 6)), wind=(-0.7, 0, 0.1),
        hands=(("hip", 6.0, 13.0, 24.0), ("hip", 6.0, 13.0, 22.0)), grips=("grip", "grip"),
        elbows=((-0.4, 0.9, -0.5), (-0.4, 0.9, -0.5)), prop="swing", expression="glad",
        views=("right", "front_right", "back_right"),
    ),
    "fish": Pose(
        "fishes with a rod", origin="seat", lean=2, bend=10, head=(0, 10, 0),
        legs=((84, 7, -4, 3), (80, 8, 10, 3)), feet=((-26, 6), (-20, 8)),
        hands=(("shoulder", 0.5, -0.14, -0.5), ("shoulder", 0.62, -0.04, -0.34)),
        grips=("grip", "grip"), prop="rod", views=("right", "front_right", "back_right"),
    ),
    "ride": Pose(
        "rides astride", origin="seat", lean=8, head=(0, -2, 0),
        legs=((58, 34, -18, 8), (58, 34, -18, 8)),
        feet=((-14, 10), (-14, 10)), wind=(-0.5, 0, 0),
        hands=(("shoulder", 0.62, -0.08, -0.48), ("shoulder", 0.62, -0.08, -0.48)),
        grips=("grip", "grip"), views=("right", "front_right", "back_right"),
    ),
    "straddle": Pose(
        "sits on someone's shoulders", origin="seat", lean=4, head=(0, -4, 3),
        legs=((56, 22, -12, -4), (56, 22, -12, -4)), feet=((-30, 6), (-30, 6)),
        hands=(("shoulder", 0.5, 0.0, -0.6), ("shoulder", 0.5, 0.0, -0.6)), expression="glad",
    ),
    "kneel": Pose(
        "kneels", lean=6, bend=12, head=(0, 22, 0), legs=((0, 5, -84, 0), (87, 6, 0, 2)),
        feet=((-84, 4), (0, 8)), hands=(("knee", 3.0, -11.0, 4.5), ("knee", -1.0, -4.5, 5.0)),
        grips=("rest", "rest"), views=("right", "front_right", "back_right"),
    ),
    "kneel_both": Pose(
        "kneels on both knees", lean=8, bend=10, head=(0, 24, 0),
        legs=((28, 6, -86, 0), (34, 6, -86, 0)),
        feet=((-96, 0), (-96, 0)), tent=False,
        hands=(("shoulder", 0.62, -0.16, -0.52), ("shoulder", 0.6, -0.16, -0.56)),
        views=("right", "front_right", "back_right", "back"),
    ),
    # ---- lying, flying
    "lie_asleep": Pose(
        "sleeps curled up on the side", origin="ground", roll=-90, lean=14, bend=24,
        head=(0, 14, 0),
        legs=((74, 2, -34, 0), (58, 2, -52, 0)), feet=((-50, 0), (-60, 0)), elevation=24,
        hands=(("shoulder", 0.5, -0.3, -0.3), ("head", 0.72, 0.5, -0.6)), wind=(0, 0, 0),
        expression="asleep", prop="pillow", views=("front", "front_left", "back"),
        grips=("sleep", "sleep"),
    ),
    "lie_back": Pose(
        "lies on the back", origin="ground", pitch=-90, bend=4, head=(-14, -8, 0),
        legs=((6, 6, 3, 4), (44, 6, -40, 2)), feet=((60, 12), (0, 8)), elevation=16,
        hands=(("shoulder", -0.1, 0.42, 0.42), ("hip", 8.5, -2.0, 14.0)), wind=(0, 0, 0),
        elbows=((-0.2, 0.9, 0.3), (0.0, 0.9, -0.4)), grips=("sleep", "sleep"), expression="asleep",
        prop="pillow", views=("right", "left", "front_right"),
    ),
    "fall": Pose(
        "falls backwards", origin="middle", pitch=-74, lean=6, bend=14, head=(-6, -6, 6),
        legs=((72, 12, 26, 6), (52, 10, -6, 6)), feet=((-10, 8), (-30, 8)), wind=(0.9, 0, 0.3),
        hands=(("shoulder", 0.72, 0.3, 0.5), ("shoulder", 0.84, 0.24, 0.02)),
        grips=("open", "open"),
        expression="astonished", views=("right", "left", "front_right", "back_right"),
    ),
    "dive": Pose(
        "falls head first", origin="middle", pitch=132, lean=-10, bend=-8, head=(0, -24, 0),
        legs=((-10, 10, -50, 4), (24, 8, -36, 2)), feet=((-70, 6), (-60, 6)), wind=(0.0, 0, -0.9),
        hands=(("shoulder", 0.2, 0.6, 0.7), ("shoulder", 0.75, 0.4, 0.4)), grips=("open", "open"),
        expression="astonished", views=("right", "left", "front_right"),
    ),
    "float": Pose(
        "floats", origin="middle", pitch=30, lean=-8, bend=-4, head=(0, 8, 4), roll=4,
        legs=((8, 8, -22, 4), (30, 8, -46, 2)), feet=((-66, 8), (-80, 6)), wind=(-0.35, 0, 0.3),
        hands=(("shoulder", 0.3, 0.74, 0.26), ("shoulder", 0.56, 0.56, 0.12)),
        grips=("reach", "reach"),
        views=("right", "front_right", "front", "back_right", "back"),
    ),
    "fly": Pose(
        "flies", origin="middle", pitch=76, lean=-6, bend=-10, head=(0, -52, 0),
        legs=((-4, 6, -14, 2), (6, 6, -26, 2)), feet=((-74, 4), (-80, 4)), wind=(0, 0, -0.8),
        hands=(("shoulder", 0.3, 0.5, 0.74), ("shoulder", 0.24, 0.3, 0.88)), grips=("flat", "flat"),
        expression="glad", views=("right", "front_right", "back_right"),
    ),
    "hang": Pose(
        "hangs by the hands", origin="hands", bend=-2, head=(0, -14, 6),
        legs=((14, 5, -6, 2), (24, 4, -24, 2)),
        feet=((-46, 6), (-56, 6)), wind=(-0.25, 0, 0),
        hands=(("shoulder", 0.08, -0.02, 0.97), ("shoulder", 0.08, -0.02, 0.97)),
        grips=("grip", "grip"),
        views=("front", "front_right", "right", "back", "back_right"),
    ),
    # ---- two together
    "embrace": Pose(
        "embraces someone", lean=7, bend=6, head=(0, 12, -10), legs=((-6, 3, -10, 1), (6, 3, 0, 0)),
        hands=(("shoulder", 0.66, -0.3, 0.12), ("shoulder", 0.62, -0.22, -0.24)),
        elbows=((-0.1, 0.9, -0.3), (-0.1, 0.8, -0.6)), grips=("flat", "cover"), expression="asleep",
        views=("right", "left"),
    ),
    "lean_on": Pose(
        "leans the head on someone", origin="seat", side=10, bend=6, head=(0, 8, 18),
        legs=_SEAT_LEGS,
        hands=(("knee", -6.0, -1.0, 3.6), ("knee", -8.0, -2.0, 3.6)), expression="asleep",
        views=("front", "back"),
    ),
}
# fmt: on

POSE_ALIASES = {
    "sleep": "lie_asleep", "sleep_side": "lie_asleep", "lie_side": "lie_asleep",
    "sleep_back": "lie_back", "lie": "lie_back", "reach": "reach_up", "read_sit": "read",
    "sit_chair": "sit", "sit_knees": "sit_ground", "play_violin": "violin", "hug": "embrace",
    "cover_face": "hide_face", "tiptoe": "sneak", "hold": "hold_up", "fall_down": "dive",
    "stoop": "lean_on_stick", "row_boat": "row", "carry_back": "carry_on_back",
}  # fmt: skip

ORIGINS = {
    "feet": "the ground between the feet",
    "seat": "the middle of the seat",
    "ground": "the ground below the middle of the lying body",
    "middle": "the middle of the body",
    "hands": "the grip of the hands",
}


def find_pose(name: str) -> tuple[str, Pose]:
    """A pose and its own name, also under an alias."""
    known = POSE_ALIASES.get(name, name)
    if known not in POSES:
        raise ValueError(f"no pose {name!r}; there are {', '.join([*POSES, *POSE_ALIASES])}")
    return known, POSES[known]
