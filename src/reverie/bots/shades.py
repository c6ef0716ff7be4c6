"""Moods as sound and as gesture: how each would be played and mimed, and what else it is called."""

from typing import Final

from msgspec import Struct

from reverie.rules.listening import Beat, Force, Height, Mode, Pace, Way


class Shade(Struct, frozen=True):
    """`concepts`: in the bots' own vocabulary; `called`: by painters, in English."""

    concepts: tuple[str, ...]
    called: tuple[str, ...]
    mode: Mode
    pace: Pace
    height: Height
    way: Way
    beat: Beat
    force: Force
    voices: tuple[str, ...]
    gestures: tuple[str, ...]


def _shade(
    concepts: str, called: str, music: str, voices: str, gestures: str, force: Force
) -> Shade:
    mode, pace, height, way, beat = music.split()
    return Shade(
        tuple(concepts.split()),
        tuple(called.replace("_", " ").split(",")),
        mode,  # type: ignore[arg-type]
        pace,  # type: ignore[arg-type]
        height,  # type: ignore[arg-type]
        way,  # type: ignore[arg-type]
        beat,  # type: ignore[arg-type]
        force,
        tuple(voices.split()),
        tuple(gestures.split()),
    )


SHADES: Final[dict[str, Shade]] = {
    "tender": _shade(
        "tenderness gentle love",
        "tender,gentle,affectionate,helpful,caring,loving,loved,devoted,fond,kind,protective,romantic,trusting,friendly,"
        "mild,delicate,generous,forgiving,neighbourly,fragile,shy,vulnerable,"
        "careful,grateful,moved,touching,faithful,intimate",
        "major slow high arching even",
        "musicbox heart",
        "carries listens bows",
        "soft",
    ),
    "cheerful": _shade(
        "cheerfulness joy celebration",
        "cheerful,colourful,joyful,merry,happy,gleeful,festive,glad,delighted,bright,sunny,exuberant,lively,"
        "excited,exhilarated,triumphant,triumph,giddy,"
        "blissful,rapturous,boisterous,breezy,charming,uplifted,musical",
        "major quick high rising even",
        "musicbox bell whistle",
        "dances jumps laughs",
        "loud",
    ),
    "funny": _shade(
        "funny comic laughter",
        "funny,comic,playful,absurd,amused,wry,droll,whimsical,silly,cheeky,mischievous,ironic,sly,"
        "ridiculous,satirical,theatrical,mocking,childlike,awkward,"
        "wobbly,deadpan,scandalised,ticklish,naive,contagious,vain",
        "major quick middle wandering halting",
        "frog kettle whistle cat",
        "laughs falls shrugs",
        "middling",
    ),
    "mysterious": _shade(
        "mystery secret curiosity",
        "mysterious,hidden,inviting,secretive,secret,strange,curious,magical,conspiratorial,conspiring,wonder,odd,"
        "wondering,stealthy,puzzled,perplexed,baffled,astonished,awed,surprised,dusky,expectant,"
        "nocturnal,dreamlike,luminous,glowing,wondrous,dazzled,surprising",
        "minor steady high wandering halting",
        "bell wind owl",
        "tiptoes peeks listens",
        "soft",
    ),
    "hopeful": _shade(
        "hope freedom courage",
        "hopeful,innocent,fresh,free,adventurous,brave,daring,eager,bold,determined,ambitious,relieved,airy,"
        "weightless,light,golden,clear,defiant,tenacious,"
        "resolute,diligent,heroic,responsible",
        "major steady middle rising even",
        "whistle musicbox",
        "climbs points jumps",
        "middling",
    ),
    "calm": _shade(
        "calm silence peace",
        "calm,timeless,pensive,quiet,peaceful,still,serene,hushed,patient,restful,cool,content,mellow,silent,stoic,"
        "resigned,poised,attentive,watchful,dreamy,drifting,"
        "slow,settled,suspended,absorbed,balanced,graceful,lingering,fair",
        "major slow low level even",
        "wave rain wind",
        "sleeps listens",
        "soft",
    ),
    "wistful": _shade(
        "melancholy nostalgia longing",
        "wistful,apologetic,forgetful,melancholy,nostalgic,longing,bittersweet,farewell,homesick,yearning,autumnal,torn,"
        "regretful,fading,poetic,missing,late,sweet-sour,"
        "tired,remembering,old,rainy,damp,wet,exhausted",
        "minor slow high falling even",
        "musicbox bell",
        "waves looks_behind",
        "soft",
    ),
    "solemn": _shade(
        "seriousness dignity pride",
        "solemn,noble,epic,serious,grave,dignified,grand,majestic,proud,orderly,polite,courteous,sombre,lofty,"
        "mighty,stark,weighty,heavy,dutiful,elegant,burdened,"
        "reverent,vast,powerful,fateful,strict",
        "minor slow low rising even",
        "bell drum clock",
        "bows carries measures",
        "loud",
    ),
    "cosy": _shade(
        "cosiness warmth home",
        "cosy,warm,sheltered,safe,homely,sleepy,drowsy,lazy,hot,watched_over,rich,abundant,"
        "snug,green",
        "major steady low dipping even",
        "kettle cat clock",
        "sleeps hides",
        "soft",
    ),
    "uncanny": _shade(
        "eerie ghost night",
        "uncanny,eerie,spooky,ghostly,ominous,sinister,menacing,dark,watched,gloomy,cold,chilly,"
        "wintry,suspenseful,oppressive,sleepless,"
        "wicked,alarming,electric,dry",
        "minor slow low wandering halting",
        "owl wind door",
        "trembles looks_behind tiptoes",
        "soft",
    ),
    "anxious": _shade(
        "worry fear nervousness",
        "anxious,wakeful,dismayed,invaded,uneasy,tense,nervous,afraid,frightened,worried,alarmed,panicked,suspicious,wary,"
        "dread,threatened,endangered,precarious,startled,cornered,trapped,helpless,guilty,ashamed,"
        "besieged,shaky,cramped,captive,caught,"
        "uncertain,cautious,perilous,hesitant,fearful,exposed,embarrassed,shaken",
        "minor quick low level even",
        "heart clock drum",
        "trembles hides looks_behind",
        "loud",
    ),
    "wild": _shade(
        "hurry energy passion",
        "urgent,bursting,strained,hurried,frantic,wild,stormy,passionate,brisk,restless,thrilling,breathless,busy,"
        "buzzing,feverish,impatient,windy,crowded,hungry,tempted,"
        "reckless,chaotic,unstoppable,hasty,shrewd",
        "minor quick middle rising even",
        "drum wave door",
        "jumps points climbs",
        "loud",
    ),
    "lonely": _shade(
        "loneliness abandoned emptiness",
        "lonely,tiny,abandoned,lost,forlorn,empty,left_out,stranded,forgotten,left_behind,adrift,"
        "shut_out,out_of_place,small,poor,bored,endless,incomplete,"
        "thirsty",
        "minor slow middle falling halting",
        "wind whistle owl",
        "looks_behind cries hides",
        "soft",
    ),
    "sad": _shade(
        "sadness grief crying",
        "sad,reproachful,mournful,mourning,sorrowful,weary,grey,bound,cruel,"
        "miserable,tearful,hurt,painful,grief,desperate",
        "minor slow low falling even",
        "rain heart",
        "cries hides falls",
        "middling",
    ),
    "dizzy": _shade(
        "dizzy confusion surprise",
        "dizzy,amazed,rapt,undecided,ambiguous,mad,ambivalent,doubtful,exasperated,careless",
        "major quick high dipping halting",
        "wind kettle frog",
        "falls shrugs dances",
        "middling",
    ),
    "angry": _shade(
        "anger stubbornness",
        "angry,suppressed,furious,stubborn,greedy,stiff,stuck,calculating,thrifty,outraged,offended,envious",
        "minor quick low falling halting",
        "door drum",
        "points digs shrugs",
        "loud",
    ),
}
# Whatever the mood: who hears an owl thinks of the night.
HEARD_IN: Final[dict[str, tuple[str, ...]]] = {
    # On it everything is played, so it says nothing by itself.
    "musicbox": (),
    "drum": ("march",),
    "whistle": ("song",),
    "wind": ("wind",),
    "kettle": ("tea", "home"),
    "cat": ("cat",),
    "owl": ("owl", "night"),
    "frog": ("frog",),
    "bell": ("bell",),
    "clock": ("clock", "time"),
    "rain": ("rain",),
    "wave": ("sea",),
    "door": ("door",),
    "heart": ("heart",),
}
SEEN_IN: Final[dict[str, tuple[str, ...]]] = {
    "hides": ("hiding", "shame"),
    "peeks": ("curiosity", "secret"),
    "tiptoes": ("tiptoe", "sneak"),
    "sleeps": ("sleep", "dream"),
    "bows": ("bow_greeting", "respect"),
    "digs": ("dig", "treasure"),
    "looks_behind": ("memory", "farewell"),
    "trembles": ("tremble", "fear"),
    "waves": ("wave_hand", "goodbye"),
    "measures": ("measure", "size"),
    "carries": ("carry", "burden"),
    "jumps": ("jump", "joy"),
    "listens": ("listening", "silence"),
    "cries": ("crying", "sadness"),
    "laughs": ("laughter", "funny"),
    "points": ("point_at", "direction"),
    "falls": ("fall", "stumble"),
    "climbs": ("climb", "ladder"),
    "dances": ("dance", "celebration"),
    "shrugs": ("doubt", "indifference"),
    "": ("theatre",),
}
SHADE_OF: Final[dict[str, str]] = {
    called: name for name, shade in SHADES.items() for called in shade.called
}


def shades_of(moods: tuple[str, ...]) -> tuple[str, ...]:
    """The shades that these moods of a painter belong to; the one named first comes first."""
    found = (SHADE_OF[mood] for mood in moods if mood in SHADE_OF)
    return tuple(dict.fromkeys(found))
