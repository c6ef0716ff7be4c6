// Made from src/reverie/wire by `make golden`. Do not edit.

export const PROTOCOL = 3;

export const COLOURS = [
  "poppy",
  "sky",
  "marigold",
  "pine",
  "rose",
  "inkblue",
  "moss",
  "plum",
  "milk",
  "chestnut",
  "lagoon",
  "slate",
] as const;

export const GAMES = [
  "classic",
  "odyssey",
  "party",
  "teams",
] as const;

export const TEAM_CARDS = [
  "own_and_partner",
  "partner_only",
] as const;

export const BOTS = [
  "poet",
  "child",
  "literal",
  "trickster",
  "sailor",
  "grandmother",
  "detective",
  "stargazer",
] as const;

export const STRENGTHS = [
  "gentle",
  "keen",
  "sharp",
] as const;

export const VOICES = [
  "musicbox",
  "drum",
  "whistle",
  "wind",
  "kettle",
  "cat",
  "owl",
  "frog",
  "bell",
  "clock",
  "rain",
  "wave",
  "door",
  "heart",
] as const;

export const KEYS = [
  "A4",
  "B4",
  "C5",
  "D5",
  "E5",
  "F5",
  "G5",
  "A5",
  "B5",
  "C6",
  "D6",
] as const;

export const GESTURES = [
  "hides",
  "peeks",
  "tiptoes",
  "sleeps",
  "bows",
  "digs",
  "looks_behind",
  "trembles",
  "waves",
  "measures",
  "carries",
  "jumps",
  "listens",
  "cries",
  "laughs",
  "points",
  "falls",
  "climbs",
  "dances",
  "shrugs",
] as const;

export const JOINTS = [
  "left_paw_x",
  "left_paw_y",
  "right_paw_x",
  "right_paw_y",
  "left_ear",
  "right_ear",
  "head_tilt",
  "body_lean",
  "body_x",
] as const;

export const CODES = [
  "bad_message",
  "bad_origin",
  "ballot_missing",
  "card_named_twice",
  "card_needed",
  "card_not_in_hand",
  "card_not_wanted",
  "card_twice",
  "circle_full",
  "client_too_old",
  "closing",
  "clue_empty",
  "clue_kind_not_wanted",
  "clue_too_long",
  "clue_unreadable",
  "colour_taken",
  "colour_unknown",
  "deck_unknown",
  "game_full",
  "game_over",
  "game_rests",
  "game_runs",
  "host_only",
  "impossible_table",
  "knock_first",
  "link_used",
  "mime_empty",
  "mime_too_long",
  "moments_out_of_order",
  "muted",
  "name_empty",
  "name_taken",
  "name_too_long",
  "no_deck",
  "no_game",
  "no_print",
  "no_push",
  "no_such_bot",
  "no_such_card",
  "no_such_circle",
  "no_such_line",
  "no_such_page",
  "no_such_place",
  "no_such_seat",
  "no_such_table",
  "no_such_turn",
  "no_surplus",
  "no_vote",
  "nobody_to_stand_in_for",
  "not_a_recording",
  "not_a_voter",
  "not_seated",
  "not_stored",
  "not_storyteller",
  "not_these_chairs",
  "not_yet",
  "note_out_of_range",
  "nothing_to_end",
  "nothing_to_take_back",
  "option_foreign",
  "option_out_of_range",
  "our_fault",
  "own_busy",
  "own_card",
  "own_clue",
  "own_deck_chosen",
  "own_full",
  "own_last_picture",
  "own_picture",
  "own_pictures_off",
  "own_title",
  "partner_gave_already",
  "picture_blank",
  "picture_broken",
  "picture_heic",
  "picture_leads_outside",
  "picture_locked",
  "picture_too_heavy",
  "picture_too_large",
  "picture_too_many",
  "picture_too_many_pixels",
  "picture_too_slow",
  "picture_too_small",
  "picture_twice",
  "picture_unknown",
  "picture_unpacks_too_large",
  "players_not_allowed",
  "pose_out_of_range",
  "race_is_open",
  "recording_too_large",
  "recording_too_long",
  "recording_too_slow",
  "recording_unknown",
  "red_missing",
  "red_not_allowed",
  "red_on_green",
  "same_place_twice",
  "seat_in_use",
  "seat_moved",
  "sit_down_alone",
  "sit_down_as_pair",
  "somebody_was_faster",
  "stale",
  "storyteller_gives_no_card",
  "table_full",
  "talk_empty",
  "talk_rests",
  "talk_too_long",
  "too_fast",
  "too_few_cards",
  "too_large",
  "too_many_tables",
  "too_many_votes",
  "too_many_watchers",
  "tune_empty",
  "tune_too_long",
  "unknown_game",
  "unknown_gesture",
  "unknown_voice",
  "voices_full",
  "voices_off",
  "word_not_wanted",
  "wrong_number_of_cards",
  "wrong_phase",
] as const;

export type Colour = (typeof COLOURS)[number];
export type Strength = (typeof STRENGTHS)[number];
export type Code = (typeof CODES)[number];

/** A game of the rulebooks, as far as it can be known before it begins. */
export interface Variant {
  /** With how many it can be played. */
  players: number[];
  /** The options it reads; every other one must stay as it is by default. */
  options: (keyof Options)[];
  /** How it is played by so many, if nothing else is agreed on. */
  facts: Record<number, Facts>;
  /** X4: all hands and the cards laid in one turn, for so many players. */
  cards_needed: Record<Options["team_card"], Record<number, number>>;
}

export const VARIANTS: Record<string, Variant> = {
  classic: {
    players: [3, 4, 5, 6, 7, 8],
    options: ["target_score", "clues", "least_seen"],
    facts: {
      3: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 7, "cards": 2, "votes": 1},
      4: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 1},
      5: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 1},
      6: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 1},
      7: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 1},
      8: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 1},
    },
    cards_needed: {
      own_and_partner: {"3": 26, "4": 28, "5": 35, "6": 42, "7": 49, "8": 56},
      partner_only: {"3": 26, "4": 28, "5": 35, "6": 42, "7": 49, "8": 56},
    },
  },
  odyssey: {
    players: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    options: ["target_score", "clues", "least_seen"],
    facts: {
      3: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 7, "cards": 2, "votes": 1},
      4: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 1},
      5: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 1},
      6: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 1},
      7: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 2},
      8: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 2},
      9: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 2},
      10: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 2},
      11: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 2},
      12: {"pairs": false, "goal": 30, "tellings": null, "crowd": false, "storyteller_lays": "with_clue", "hand": 6, "cards": 1, "votes": 2},
    },
    cards_needed: {
      own_and_partner: {"3": 26, "4": 28, "5": 35, "6": 42, "7": 49, "8": 56, "9": 63, "10": 70, "11": 77, "12": 84},
      partner_only: {"3": 26, "4": 28, "5": 35, "6": 42, "7": 49, "8": 56, "9": 63, "10": 70, "11": 77, "12": 84},
    },
  },
  party: {
    players: [6, 7, 8, 9, 10, 11, 12],
    options: ["storyteller_turns", "clues", "least_seen"],
    facts: {
      6: {"pairs": false, "goal": null, "tellings": 1, "crowd": true, "storyteller_lays": "with_others", "hand": 5, "cards": 1, "votes": 1},
      7: {"pairs": false, "goal": null, "tellings": 1, "crowd": true, "storyteller_lays": "with_others", "hand": 5, "cards": 1, "votes": 1},
      8: {"pairs": false, "goal": null, "tellings": 1, "crowd": true, "storyteller_lays": "with_others", "hand": 5, "cards": 1, "votes": 1},
      9: {"pairs": false, "goal": null, "tellings": 1, "crowd": true, "storyteller_lays": "with_others", "hand": 5, "cards": 1, "votes": 1},
      10: {"pairs": false, "goal": null, "tellings": 1, "crowd": true, "storyteller_lays": "with_others", "hand": 5, "cards": 1, "votes": 1},
      11: {"pairs": false, "goal": null, "tellings": 1, "crowd": true, "storyteller_lays": "with_others", "hand": 5, "cards": 1, "votes": 1},
      12: {"pairs": false, "goal": null, "tellings": 1, "crowd": true, "storyteller_lays": "with_others", "hand": 5, "cards": 1, "votes": 1},
    },
    cards_needed: {
      own_and_partner: {"6": 36, "7": 42, "8": 48, "9": 54, "10": 60, "11": 66, "12": 72},
      partner_only: {"6": 36, "7": 42, "8": 48, "9": 54, "10": 60, "11": 66, "12": 72},
    },
  },
  teams: {
    players: [6, 8, 10, 12],
    options: ["storyteller_turns", "team_card", "clues", "least_seen"],
    facts: {
      6: {"pairs": true, "goal": null, "tellings": 1, "crowd": false, "storyteller_lays": "with_clue", "hand": 4, "cards": 1, "votes": 1},
      8: {"pairs": true, "goal": null, "tellings": 1, "crowd": false, "storyteller_lays": "with_clue", "hand": 4, "cards": 1, "votes": 1},
      10: {"pairs": true, "goal": null, "tellings": 1, "crowd": false, "storyteller_lays": "with_clue", "hand": 4, "cards": 1, "votes": 1},
      12: {"pairs": true, "goal": null, "tellings": 1, "crowd": false, "storyteller_lays": "with_clue", "hand": 4, "cards": 1, "votes": 1},
    },
    cards_needed: {
      own_and_partner: {"6": 28, "8": 37, "10": 46, "12": 55},
      partner_only: {"6": 27, "8": 36, "10": 45, "12": 54},
    },
  },
};

/** Between what these may be agreed on. */
export const TARGET_SCORES = { least: 5, most: 1000 };
export const STORYTELLER_TURNS = { least: 1, most: 10 };

/** What is played where nobody wishes otherwise. */
export const SET_UP: SetUp = {"game": "classic", "options": {"target_score": 30, "storyteller_turns": 1, "team_card": "own_and_partner", "clues": ["mime", "tune", "voice"], "least_seen": false}, "decks": [], "language": "en", "listed": false, "manners": {"timer": "off", "absent": "wait"}};

export interface Accepted {
  kind: "accepted";
  id: string;
}

/** `bot`: a personality by its code; without one, somebody who is not at the table yet. */
export interface AddBot {
  do: "add_bot";
  bot?: string | null;
}

export type AnyLobbyCommand = ChangeSetUp | ChooseColour | OrderChairs | AddBot | RemoveChair | StartGame | LeaveTable | OpenDoor | HostMovesOn | HostSkips | HostCallsStandIn | CallStandIn | HostMutes | AskMate | FillChairs | LikePicture | LikeClue;

export type AnyMove = GiveClue | HandOver | TakeBack | Vote | PutAway | BeReady;

export type AnyTalk = Say | Unsay;

/** `order` names the cards that stay; whatever it does not name is gone for good.

    `language`: that of these captions, in two letters. */
export interface ArrangeOwnDeck {
  order?: string[] | null;
  captions?: Record<string, string> | null;
  title?: string | null;
  language?: string;
}

/** A command: its own id, and for moves the turn and phase it is meant for. */
export interface Ask {
  id: string;
  do: GiveClue | HandOver | TakeBack | Vote | PutAway | BeReady | ChangeSetUp | ChooseColour | OrderChairs | AddBot | RemoveChair | StartGame | LeaveTable | OpenDoor | HostMovesOn | HostSkips | HostCallsStandIn | CallStandIn | HostMutes | AskMate | FillChairs | LikePicture | LikeClue | Say | Unsay | GiveSign;
  turn?: number;
  phase?: string;
}

/** T4: let the clockwork rabbit of one's own pair hand over. */
export interface AskMate {
  do: "ask_mate";
}

/** The places a player votes for; the red vote is a storyteller's, where there is one. */
export interface Ballot {
  places: number[];
  red: number | null;
}

export interface BeReady {
  do: "be_ready";
}

/** A clue of the evening by the turn in which it was told, and how many hearts it got. */
export interface BestClue {
  turn: number;
  hearts: number;
}

/** A picture of the evening, and how many liked it best in its turn. */
export interface BestPicture {
  card: string;
  hearts: number;
}

/** `game`: which one at its table, of so many `games`. `night`: seconds since 1970, if known.

    `goal`: the score that ends the game, where one does. `winners`: empty until it is over. */
export interface Book {
  game: number;
  games: number;
  variant: string;
  pairs: boolean;
  goal: number | null;
  language: string;
  night: number | null;
  over: boolean;
  winners: number[];
  people: BookPerson[];
  decks: BookDeck[];
  spreads: Spread[];
  sides: SideView[];
}

/** `own`: somebody's own pictures, shown to nobody else. `credit`: who painted, and licence. */
export interface BookDeck {
  id: string;
  title: Record<string, string>;
  own: boolean;
  credit: string;
}

/** Somebody who played. `name` is empty for whoever is forgotten or was never named. */
export interface BookPerson {
  seat: number;
  side: number;
  name: string;
  colour: string;
  bot: string | null;
}

export interface BringOwnDeck {
  key: string;
}

export interface Bye {
  kind: "bye";
  code: string;
}

/** By anybody who is present, once the table has waited long enough. */
export interface CallStandIn {
  do: "call_stand_in";
  seat: number;
}

/** A card with what can be seen on it; never its record. */
export interface CardView {
  card: string;
  picture: string;
  thumbnail: string;
  tint: string;
  tiny: string;
  description: string;
}

export interface ChairView {
  seat: number;
  name: string;
  colour: string;
  bot: string | null;
  here: boolean;
}

export interface ChangeMember {
  key: string;
  name: string;
  colour: string;
  language: string;
}

export interface ChangeSetUp {
  do: "change_set_up";
  set_up: SetUp;
}

export interface ChooseColour {
  do: "choose_colour";
  colour: string;
}

/** `done`: who has handed over (X2); `wanted`: how many cards this viewer may hand over. */
export interface ChooseView {
  phase: "choose";
  storyteller: number;
  clue: Written | Performed | Tune | Mime | Voice;
  done: number[];
  stand_ins: number[];
  wanted: number;
  yours: string[];
}

/** All that is kept, for a member to take along: no keys, and nobody's wish for notices.

    `clues`: by the card, marks of those that were given for it; no rabbit gives them again. */
export interface CircleFile {
  circle: CircleView;
  cards: Record<string, number>;
  clues: Record<string, string>;
}

/** The key of one member. `link`: the same for the fragment of an address, and as squares. */
export interface CircleKey {
  key: string;
  link: string;
  here_only: boolean;
  qr: string[];
}

/** What a member sees. `open`: the table at which one may sit down now.

    `evenings`: the latest first; `held`: how many there were in all. `seen`: how many cards have
    lain open. `kept_days`: after so many untouched a table is erased; 0 keeps them for ever. */
export interface CircleView {
  me: number;
  people: MemberView[];
  evenings: EveningView[];
  held: number;
  seen: number;
  set_up: SetUp;
  open: string | null;
  kept_days: number;
}

export type Clue = Written | Performed | Tune | Mime | Voice;

/** `with_card`: the storyteller lays a card with the clue. */
export interface ClueView {
  phase: "clue";
  storyteller: number | null;
  with_card: boolean;
}

/** `told`: something is written about its cards; where not, bots can only guess. */
export interface DeckView {
  id: string;
  kind: string;
  title: Record<string, string>;
  about: Record<string, string>;
  cards: number;
  cover: string;
  told: boolean;
}

/** A card that was not the one, and drew more votes than any other such. */
export interface Disguise {
  finding: "disguise";
  seat: number;
  game: number;
  turn: number;
  clue: Written | Performed | Tune | Mime | Voice;
  card: string;
  votes: number;
  voters: number;
}

/** `there` and `missing`: members, by their ids. */
export interface EveningView {
  table: string;
  at: number;
  turns: number;
  there: number[];
  missing: number[];
}

/** How a turn is played.

    `pairs`: two and two share a rabbit (T1). `goal`: the score that ends the game (C15);
    `tellings`: how often everybody tells (P10); always one of the two. `crowd`: points are for
    voting like others, and no card is to be found (P5). `storyteller_lays`: their card, if any
    (T9: never, the team-mate's is the one to be found). `hand`: cards in a full hand; `cards`:
    how many a giver hands over (C18); `votes`: for how many cards at most one may vote (O3). */
export interface Facts {
  pairs: boolean;
  goal: number | null;
  tellings: number | null;
  crowd: boolean;
  storyteller_lays: "never" | "with_clue" | "with_others";
  hand: number;
  cards: number;
  votes: number;
}

/** Clockwork rabbits sit down until there are so many at the table. */
export interface FillChairs {
  do: "fill_chairs";
  chairs: number;
}

export type Finding = Kindred | Secret | Middle | Disguise;

/** `turns`: from how many finished turns. */
export interface Findings {
  turns: number;
  findings: (Kindred | Secret | Middle | Disguise)[];
}

/** How often one voted for a card of the other's; `chance`: how often chance would have. */
export interface Finds {
  finder: number;
  owner: number;
  found: number;
  times: number;
  chance: number;
}

export interface Found {
  table: string;
}

export interface FoundBy {
  game: number;
  turn: number;
  clue: Written | Performed | Tune | Mime | Voice;
  found: number;
  voters: number;
}

export type FromServer = Welcome | Seen | Accepted | Rejected | Talked | Heard | Unheard | Bye;

export interface GiveClue {
  do: "give_clue";
  clue: Written | Performed | Tune | Mime | Voice;
  card?: string | null;
}

/** What only the table hears: I am at a first clue, no longer, or would rather not begin. */
export interface GiveSign {
  do: "give_sign";
  sign: "after_you" | "at_it" | "not_at_it";
}

export interface HandOver {
  do: "hand_over";
  cards: string[];
}

export interface Health {
  status: string;
  version: string;
  protocol: number;
}

export interface Heard {
  kind: "said";
  line: Said;
}

/** Every finished turn of a table. `chairs` names also those who have left. */
export interface History {
  turns: ToldTurn[];
  chairs: ChairView[];
}

export interface HostCallsStandIn {
  do: "host_calls_stand_in";
  seat: number;
}

export interface HostMovesOn {
  do: "host_moves_on";
}

export interface HostMutes {
  do: "host_mutes";
  seat: number;
  muted?: boolean;
}

export interface HostSkips {
  do: "host_skips";
}

/** What to show to friends: a link that opens only this table, and its QR code as squares.

    `here_only`: the address is this machine's own, so no other device can open it. `bots`: the
    computer players that can be invited, by their codes. `voices`: recordings may be clues here. */
export interface Invitation {
  link: string;
  code: string;
  here_only: boolean;
  qr: string[];
  bots: string[];
  voices: boolean;
}

export interface Kindred {
  finding: "kindred";
  found: Finds[];
}

export interface LeaveTable {
  do: "leave_table";
}

/** After the end: the clue of the evening, by the turn in which it was told; none takes it back.

    Whoever played has one heart, for a clue of somebody else's. */
export interface LikeClue {
  do: "like_clue";
  turn: number | null;
}

/** In a vote: the picture one likes best for itself, by its place; none takes it back. */
export interface LikePicture {
  do: "like_picture";
  place: number | null;
}

/** To be put into the fragment of an address, and redeemed by a button, once. */
export interface Link {
  secret: string;
}

export interface ListedTable {
  table: string;
  code: string;
  game: string;
  players: number;
  playing: boolean;
}

/** Move a seat to another device: one's own, or, for the host, anybody's. */
export interface MakeLink {
  seat: number;
}

/** `absent`: what happens when time is up, or everybody we wait for has been away too long. */
export interface Manners {
  timer: "brisk" | "days" | "gentle" | "off";
  absent: "skip" | "stand_in" | "wait";
}

/** `keys`: those that the device has; with one to this circle it stays the same member. */
export interface MeetAgain {
  language: string;
  keys?: string[];
}

/** `since`: when they joined. `asked`: a device of theirs is told when a table is open. */
export interface MemberView {
  id: number;
  name: string;
  colour: string;
  language: string;
  since: number;
  asked: boolean;
}

/** Who told most clues that about half found: those, and of how many. */
export interface Middle {
  finding: "middle";
  seat: number;
  clues: FoundBy[];
  told: number;
}

/** C2: the storyteller's rabbit acts it. */
export interface Mime {
  kind: "mime";
  steps: Step[];
}

/** `seated`: this device has the first chair; else the table was open already. */
export interface NextTable {
  table: string;
  seated: boolean;
}

/** Which voice, which key, at what millisecond, how strong. */
export type Note = [string, number, number, number];

/** The public key with which a browser subscribes to notices of this server. */
export interface NoticeKey {
  key: string;
}

export interface OfCircle {
  key: string;
}

/** By anybody who sits here: whoever has the code may come in, until the next turn has ended. */
export interface OpenDoor {
  do: "open_door";
}

export interface OpenTable {
  name: string;
  set_up: SetUp;
  colour?: string | null;
}

/** What a table may agree on; every game reads only its own.

    `target_score`: C15, O8, T8: whoever reaches it ends the game; `storyteller_turns`: P10: how
    often everybody tells; `team_card`: from whose hands a storyteller's team may lay.
    `clues`: the kinds that are wanted beside words, in the order of the alphabet.
    `least_seen`: cards that have lain open least often come first (H13). */
export interface Options {
  target_score: number;
  storyteller_turns: number;
  team_card: "own_and_partner" | "partner_only";
  clues: ("mime" | "tune" | "voice")[];
  least_seen: boolean;
}

export interface OrderChairs {
  do: "order_chairs";
  order: number[];
}

/** `last`: the turn that ended the game, to be looked at; none if it ended between two. */
export interface OverView {
  phase: "over";
  winners: number[];
  last: RevealView | null;
}

/** What one player knows besides what all know; each field takes the place of the same there. */
export interface Own {
  you: number;
  hand: string[];
  covered: boolean;
  phase: OwnTrim | OwnChoice | OwnVote | null;
}

/** A card of an own deck, as its maker sees it. */
export interface OwnCard {
  card: string;
  picture: string;
  thumbnail: string;
  tint: string;
  tiny: string;
  caption: string;
}

/** What only this player knows of a `ChooseView`. */
export interface OwnChoice {
  phase: "choose";
  wanted: number;
  yours: string[];
}

export interface OwnDeckView {
  id: string;
  title: string;
  cards: OwnCard[];
}

/** `key`: with a new deck, the secret that brings it to other tables. */
export interface OwnPictureAdded {
  deck: OwnDeckView;
  key: string | null;
}

/** May the host of a table bring own pictures here? How large, and how many a deck. */
export interface OwnRules {
  on: boolean;
  largest: number;
  most: number;
}

/** What only this player knows of a `TrimView`. */
export interface OwnTrim {
  phase: "trim";
  surplus: number;
}

/** What one seat sees besides what all see. `game`: none for whoever does not play in it. */
export interface OwnView {
  you: number;
  liked: string | null;
  heart: number | null;
  game: Own | null;
}

/** What only this player knows of a `VoteView`. */
export interface OwnVote {
  phase: "vote";
  most: number;
  red: boolean;
  mine: number[];
  barred: number[];
  yours: Ballot | null;
}

/** C2: sung, mimed or a sound; the words, if any, are only a title. */
export interface Performed {
  kind: "performed";
  how: "mimed" | "other" | "sound" | "sung";
  title: string | null;
}

export type PhaseView = TrimView | ClueView | ChooseView | VoteView | RevealView | RestView | OverView;

/** Where to fetch a card's picture; addresses are made of the content, and kept for ever. */
export interface PictureView {
  card: string;
  picture: string;
  thumbnail: string;
  tint: string;
  tiny: string;
}

/** A card at the reveal: whose it was, who voted for it. */
export interface PlaceView {
  card: string;
  owner: number;
  side: number;
  votes: number[];
  red: boolean;
}

/** What this viewer sees besides, laid over what all see. The version counts its changes. */
export interface Private {
  version: number;
  own: OwnView;
}

export interface Problem {
  code: string;
  message: string;
}

/** What all see: the table from nobody's chair. The version counts its changes. */
export interface Public {
  version: number;
  table: TableView;
}

export interface PutAway {
  do: "put_away";
  cards: string[];
}

/** A voice that has come: what a clue names it by, and its length in milliseconds. */
export interface Recorded {
  recording: string;
  length: number;
}

/** The secret of a link; `beside`: the device keeps the seats it has. */
export interface Redeem {
  secret: string;
  beside?: boolean;
}

export interface Rejected {
  kind: "rejected";
  id: string;
  code: string;
}

export interface RemoveChair {
  do: "remove_chair";
  seat: number;
}

/** `players`: the numbers with which the game can go on. */
export interface RestView {
  phase: "rest";
  players: number[];
}

/** `target`: the storyteller's place, where there is a card to be found. */
export interface RevealView {
  phase: "reveal";
  storyteller: number;
  clue: Written | Performed | Tune | Mime | Voice;
  places: PlaceView[];
  target: number | null;
  outcome: "all" | "crowd" | "nobody" | "some";
  points: SidePoints[];
  ready: number[];
  stand_ins: number[];
}

/** Something said beside the game, as everybody at the table hears it. */
export interface Said {
  id: number;
  seat: number;
  at: number;
  kind: string;
  text: string;
  game: number;
  turn: number;
}

/** `why`: after a reveal, why one gave this clue, this card, this vote. */
export interface Say {
  do: "say";
  text: string;
  kind?: "chat" | "reaction" | "why";
}

/** Why somebody gave this clue, this card, this vote: in their words, after the reveal. */
export interface Saying {
  seat: number;
  text: string;
}

/** A link that moves a seat, as an address and as squares; whoever has either has the seat. */
export interface SeatLink {
  secret: string;
  link: string;
  here_only: boolean;
  qr: string[];
}

/** A player as everybody sees them. */
export interface SeatView {
  seat: number;
  side: number;
  away: boolean;
  abandoned: boolean;
  told: number;
}

export interface Seated {
  table: string;
  code: string;
  seat: number;
}

/** A card to be found that none of so many saw through. */
export interface Secret {
  finding: "secret";
  seat: number;
  game: number;
  turn: number;
  clue: Written | Performed | Tune | Mime | Voice;
  card: string;
  voters: number;
}

/** The part of a view that has changed, or both; none: it is as before. */
export interface Seen {
  kind: "view";
  public: Public | null;
  private: Private | null;
}

/** What is to be played, and how. */
export interface SetUp {
  game: string;
  options: Options;
  decks: string[];
  language: string;
  listed: boolean;
  manners: Manners;
}

/** What a side scored in a turn, and for what. */
export interface SidePoints {
  side: number;
  found: number;
  lone: number;
  bonus: number;
}

/** A rabbit on the score track. */
export interface SideView {
  side: number;
  colour: string;
  score: number;
}

/** A turn that is over. `sides`: the rabbits on their track after it. */
export interface Spread {
  turn: number;
  reveal: RevealView;
  sides: SideView[];
  said: Saying[];
}

/** Also the rematch: chairs and options stay, the first clue is a race again (S4). */
export interface StartGame {
  do: "start_game";
}

/** From this millisecond on: a gesture by its name, or else a pose by its joints. */
export type Step = [number, string, number[]];

/** `deadline`: the instant (seconds since 1970) by which the phase should be over.

    `nudged`: people have been reminded. `overdue`: anybody present may call a stand-in for whom
    the table waits. `called`: for whom a clockwork rabbit plays in this phase. `talk` rests from
    clue to reveal. `liked`: the card this viewer likes best in this turn, told to nobody else.
    `best`: after the end, the pictures that most people liked. `heart`: the turn whose clue this
    viewer likes best, told to nobody else. `best_clues`: after the end, those that got most hearts,
    as soon as most of the people who are here have given theirs.
    `door`: whether the code lets people in, or only the link. */
export interface TableView {
  code: string;
  door: "open" | "shut";
  set_up: SetUp;
  you: number | null;
  host: number | null;
  chairs: ChairView[];
  games: number;
  deadline: number | null;
  nudged: boolean;
  overdue: boolean;
  called: number[];
  muted: number[];
  talk: "open" | "rests";
  liked: string | null;
  best: BestPicture[];
  heart: number | null;
  best_clues: BestClue[];
  game: View | null;
}

export interface TakeBack {
  do: "take_back";
}

/** `beside`: one more person on the same device, which keeps the seats it has. */
export interface TakeSeat {
  name: string;
  colour?: string | null;
  beside?: boolean;
}

/** What has been said at the table before one came, oldest first. */
export interface Talked {
  kind: "talk";
  lines: Said[];
}

/** A turn that is over: the clue, whose card was whose, the votes, and the scores after it. */
export interface ToldTurn {
  game: number;
  turn: number;
  reveal: RevealView;
  sides: SideView[];
}

/** H9: hands are too large; `surplus`: how many cards this viewer puts away. */
export interface TrimView {
  phase: "trim";
  storyteller: number | null;
  surplus: number;
}

/** C2: a mere sound, or a song of the music corner. */
export interface Tune {
  kind: "tune";
  notes: Note[];
}

export interface Unheard {
  kind: "unsaid";
  id: number;
}

export interface Unsay {
  do: "unsay";
  line: number;
}

/** The table from one chair; `you` is nobody for a spectator.

    `hand` is this player's, and empty while it is `covered` (P1); `newcomers` sit down when the
    next turn begins (H7); `pile` and `discard` are numbers of cards. */
export interface View {
  game: string;
  options: Options;
  facts: Facts;
  turn: number;
  you: number | null;
  seats: SeatView[];
  sides: SideView[];
  newcomers: number[];
  waiting_for: number[];
  hand: string[];
  covered: boolean;
  pile: number;
  discard: number;
  phase: TrimView | ClueView | ChooseView | VoteView | RevealView | RestView | OverView;
}

/** C2: sung or said. The recording lies beside the log; `line` is for those who cannot hear. */
export interface Voice {
  kind: "voice";
  recording: string;
  length: number;
  line: string;
}

export interface Vote {
  do: "vote";
  places: number[];
  red?: number | null;
}

/** `cards` lie in places 1…n; `mine` and `barred` are places, and only this viewer's. */
export interface VoteView {
  phase: "vote";
  storyteller: number;
  clue: Written | Performed | Tune | Mime | Voice;
  cards: string[];
  voters: number[];
  done: number[];
  stand_ins: number[];
  most: number;
  red: boolean;
  mine: number[];
  barred: number[];
  yours: Ballot | null;
}

/** `epoch` is another one after a restart, or when the table slept; versions count within. */
export interface Welcome {
  kind: "welcome";
  protocol: number;
  epoch: string;
  you: number | null;
}

/** Where a browser wants to be told, and when not: minutes of the day in UTC. */
export interface Wish {
  endpoint: string;
  p256dh: string;
  auth: string;
  quiet_from?: number;
  quiet_to?: number;
}

/** To be asked to sit down; no wish: no more. */
export interface WishOfCircle {
  key: string;
  wish?: Wish | null;
}

/** C2: a word or a sentence. */
export interface Written {
  kind: "written";
  text: string;
}
