import {
  BOTS,
  CODES,
  COLOURS,
  GAMES,
  GESTURES,
  STRENGTHS,
  TEAM_CARDS,
  VOICES,
  type Manners,
  type Options,
  type Performed,
  type PhaseView,
  type RevealView,
} from '../wire/messages';

/**
 * Every key that is put together, and what may stand at its star. Whoever looks for
 * `lobby-now-party` finds `lobby-now-*` here; words.test.ts finds a family that is not.
 */

type Outcome = RevealView['outcome'];
const FOUND = ['all', 'nobody', 'some'] as const satisfies Outcome[];
const HOW = ['mimed', 'other', 'sound', 'sung'] as const satisfies Performed['how'][];
const WAYS = ['tune', 'mime', 'voice'] as const satisfies Options['clues'];
const PARTS = ['leftPaw', 'rightPaw', 'leftEar', 'rightEar', 'head', 'body'];
const TIMERS = ['off', 'gentle', 'brisk', 'days'] as const satisfies Manners['timer'][];
const ABSENCES = ['wait', 'skip', 'stand_in'] as const satisfies Manners['absent'][];
const OWED = ['clue', 'choose', 'vote', 'trim'] as const satisfies PhaseView['phase'][];
const YES_NO = ['no', 'yes'];
const LACKS = ['few', 'many', 'odd', 'cards'];
const TOKENS = ['first', 'second', 'green', 'red'];
const STUCK = ['memory', 'sound', 'smell', 'question', 'place', 'saying', 'song', 'weather'];
const STUCK_AT_A_PICTURE = [
  'opposite',
  'title-of',
  'before',
  'after',
  'small',
  'letter',
  'feeling',
  'child',
];
const TROUBLES = [
  'unreachable',
  'closing',
  'client-too-old',
  'no-such-table',
  'knock-first',
  'no-such-page',
  'deck-unknown',
  'table-full',
  'game-full',
  'too-many-watchers',
  'too-many-tables',
  'too-fast',
  'seat-moved',
  'not-seated',
  'link-used',
];

/** What a turn brought me; where two share a rabbit, what the other half of the pair did. */
const MINE_OF_A_PAIR = [
  'told-all',
  'told-nobody',
  'told-some',
  'found',
  'voted',
  'bonus',
  'bonus-capped',
];
const MINE = [
  ...MINE_OF_A_PAIR,
  ...MINE_OF_A_PAIR.map((what) => [what, 'pair'].join('-')),
  'others-all',
  'others-nobody',
  'no-vote',
  'lone',
  'bonus-cards',
  'crowd',
  'crowd-capped',
  'alone',
  'red',
];

export const FAMILIES: Record<string, readonly string[]> = {
  'bot-*': BOTS,
  'bot-*-say': BOTS,
  'bot-strength-*': STRENGTHS,
  'bot-strength-*-say': STRENGTHS,
  'clue-*': ['says', ...HOW, ...WAYS],
  'clue-*-you': [...HOW, ...WAYS],
  'clue-how-*': HOW,
  'clue-is-*': WAYS,
  'colour-*': COLOURS,
  'game-*': GAMES,
  'history-*': FOUND,
  'join-*': ['between', 'between-seat', 'full', 'pairs', 'rabbit'],
  'lobby-*': LACKS,
  'lobby-*-host': LACKS,
  'lobby-now-*': GAMES,
  'new-*-for': GAMES,
  'new-*-say': GAMES,
  'new-absent-*': ABSENCES,
  'new-absent-*-say': ABSENCES,
  'new-listed-*': YES_NO,
  'new-listed-*-say': YES_NO,
  'new-seen-*': YES_NO,
  'new-seen-*-say': YES_NO,
  'new-short-timer-*': TIMERS,
  'new-team-card-*': TEAM_CARDS,
  'new-timer-*': TIMERS,
  'new-timer-*-say': TIMERS,
  'mime-does-*': GESTURES,
  'mime-moves-*': PARTS,
  'mime-part-*': PARTS,
  'new-clues-*': WAYS,
  'notices-quiet-*': ['from', 'to'],
  'pass-*': ['race', ...OWED],
  'pass-wrong-*': ['twice', 'long', 'few'],
  'problem-*': CODES.map((code) => code.replaceAll('_', '-')),
  'rules-*-end': GAMES,
  'rules-*-facts': GAMES,
  'rules-*-say': GAMES,
  'rules-example-*': ['found', 'lone', 'bonus'],
  'rules-outcome-*': FOUND,
  'rules-outcome-*-why': FOUND,
  'rules-step-*': ['clue', 'cards', 'vote', 'pass'],
  'stuck-*': [...STUCK, ...STUCK_AT_A_PICTURE],
  'stuck-free-*': ['person', 'year', ...STUCK],
  'talk-face-*': ['laugh', 'wow', 'heart', 'hmm', 'clap', 'sleepy'],
  'talk-silent-*': ['watching', 'rests', 'passed', 'muted'],
  'time-then-*': ABSENCES,
  'trouble-*': TROUBLES,
  'trouble-*-do': TROUBLES,
  'tune-pace-*': ['slow', 'calm', 'quick'],
  'tune-voice-*': VOICES,
  'tune-way-*': ['rising', 'falling', 'wandering', 'level'],
  'vote-put-*': TOKENS,
  'vote-token-*': TOKENS,
  'way-*': ['performed', ...WAYS],
  'way-*-say': ['performed', ...WAYS],
  'mine-*': MINE,
  'why-others-*': ['all', 'nobody'] satisfies Outcome[],
  'why-told-*': FOUND,
};

/** Templates that look like keys and are none: ids of elements, of commands, of what is stored. */
export const NO_WORDS: readonly string[] = [
  '*--*',
  '*-*',
  '*-say',
  '*-words',
  '*-wrong',
  '*assets-',
  'card-*',
  'cover-*',
  'leave-*',
  'own-*',
  'sit-down-*',
  'your-turn-*',
];
