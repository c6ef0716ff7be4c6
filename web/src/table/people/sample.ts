import { SET_UP, VARIANTS, type PhaseView, type TableView, type View } from '../../wire/messages';

/** Views for tests: four at a table, everybody here, the first of them is me. */

export const NAMES = ['Ada', 'Bo', 'Cleo', 'Dag', 'Eir', 'Finn', 'Gro', 'Hal'];
const COLOURS = ['poppy', 'sky', 'marigold', 'pine', 'rose', 'inkblue', 'moss', 'plum'];

export interface Wish {
  game?: string;
  people?: number;
  you?: number | null;
  host?: number;
  away?: number[];
  abandoned?: number[];
  newcomers?: number[];
  waiting?: number[];
  called?: number[];
  options?: Partial<View['options']>;
  covered?: boolean;
}

/** How so many play by these options; goals and tellings are what they agreed on. */
function factsOf(game: string, people: number, options: View['options']): View['facts'] {
  const facts = VARIANTS[game]!.facts;
  const played = facts[people] ?? facts[Math.min(...Object.keys(facts).map(Number))]!;
  return {
    ...played,
    goal: played.goal && options.target_score,
    tellings: played.tellings && options.storyteller_turns,
    storyteller_lays: options.team_card === 'partner_only' ? 'never' : played.storyteller_lays,
  };
}

export function tableView(phase: PhaseView, wish: Wish = {}): TableView {
  const { people = 4, you = 0, newcomers = [] } = wish;
  const seats = Array.from({ length: people }, (_, seat) => seat);
  const options: View['options'] = { ...SET_UP.options, ...wish.options };
  const name = wish.game ?? SET_UP.game;
  const facts = factsOf(name, people, options);
  const side = (seat: number) => (facts.pairs ? seat % (people / 2) : seat);
  const game: View = {
    game: name,
    options,
    facts,
    turn: 3,
    you: you !== null && newcomers.includes(you) ? null : you,
    seats: seats.map((seat) => ({
      seat,
      side: side(seat),
      away: !!wish.away?.includes(seat),
      abandoned: !!wish.abandoned?.includes(seat),
      told: 0,
    })),
    sides: seats
      .filter((seat) => side(seat) === seat)
      .map((seat) => ({ side: seat, colour: COLOURS[seat] ?? '', score: 0 })),
    newcomers,
    waiting_for: wish.waiting ?? [],
    hand: ['a', 'b', 'c', 'd', 'e', 'f'],
    covered: wish.covered ?? false,
    pile: 40,
    discard: 0,
    phase,
  };
  const chairs = [...seats, ...newcomers.filter((seat) => !seats.includes(seat))]
    .filter((seat) => !wish.abandoned?.includes(seat) || newcomers.includes(seat))
    .map((seat) => ({
      seat,
      name: NAMES[seat] ?? `N${seat}`,
      colour: COLOURS[seat] ?? 'slate',
      bot: null,
      here: true,
    }));
  const set_up: TableView['set_up'] = { ...SET_UP, game: name, options, decks: ['base'] };
  return {
    code: 'KRTZ',
    set_up,
    you,
    host: wish.host ?? 0,
    chairs,
    games: 1,
    deadline: null,
    nudged: false,
    overdue: false,
    called: wish.called ?? [],
    muted: [],
    door: 'shut',
    talk: 'rests',
    liked: null,
    heart: null,
    best_clues: [],
    best: [],
    game,
  };
}

export const clue = (storyteller: number | null, with_card = true): PhaseView => ({
  phase: 'clue',
  storyteller,
  with_card,
});

export const choose = (
  fields: Partial<Extract<PhaseView, { phase: 'choose' }>> = {},
): PhaseView => ({
  phase: 'choose',
  storyteller: 1,
  clue: { kind: 'written', text: 'homesick' },
  done: [],
  stand_ins: [],
  wanted: 1,
  yours: [],
  ...fields,
});

export const vote = (fields: Partial<Extract<PhaseView, { phase: 'vote' }>> = {}): PhaseView => ({
  phase: 'vote',
  storyteller: 1,
  clue: { kind: 'written', text: 'homesick' },
  cards: ['a', 'b', 'c', 'd'],
  voters: [0, 2, 3],
  done: [],
  stand_ins: [],
  most: 1,
  red: false,
  mine: [2],
  barred: [2],
  yours: null,
  ...fields,
});
