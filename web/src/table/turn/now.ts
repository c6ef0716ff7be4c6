import { isNew } from '../../room/hints-given';
import { t } from '../../words/fluent';
import type { Arguments } from '../../words/bundle';
import type {
  ChooseView,
  ClueView,
  TableView,
  TrimView,
  View,
  VoteView,
} from '../../wire/messages';
import { lateSeats } from './time';
import { isAway, isNewcomer, callOf, partnerOf } from '../people/people';
import { needed } from '../people/rest';
import { listed } from '../people/listed';

/** The one line: its words, whether it is for me (the lamp), and whom the table waits for. */
export interface Line {
  key: string;
  args: Arguments;
  mine: boolean;
  /** Whom the words name as the reason for waiting. */
  waiting: number[];
}

/** What the screen knows and the server does not: how far I am with my choice. */
export interface SoFar {
  picked?: number;
  written?: boolean;
  changing?: boolean;
}

const me = (key: string, args: Arguments = {}): Line => ({ key, args, mine: true, waiting: [] });

function others(view: TableView, key: string, args: Arguments = {}): Line {
  const game = view.game;
  const waiting = (game?.waiting_for ?? []).filter((seat) => seat !== view.you);
  if (lateSeats(view).length > 0) return { key: 'now-late', args, mine: false, waiting };
  const away = game !== null && waiting.length > 0 && waiting.every((seat) => isAway(game, seat));
  if (!away) return { key, args, mine: false, waiting };
  return { ...awayOf(view, waiting), mine: false, waiting };
}

/** Who may go on without those who are away: I, somebody else, or soon somebody else. */
function awayOf(view: TableView, away: number[]): { key: string; args: Arguments } {
  if (view.you !== null && view.host === view.you) return { key: 'now-away-host', args: {} };
  if (view.host === null || away.includes(view.host)) return { key: 'now-away-soon', args: {} };
  return { key: 'now-away', args: { host: callOf(view, view.host) } };
}

/** The line for those who watch, where everybody the table waits for is away. */
export function awayLine(view: TableView): string | null {
  const { key } = now(view);
  return key.startsWith('now-away') ? lineOf(view).line : null;
}

/** What I do now, or whom the table waits for and why. */
export function now(view: TableView, so: SoFar = {}): Line {
  const game = view.game;
  if (!game) return others(view, 'now-lobby');
  if (isNewcomer(view) && game.phase.phase !== 'rest' && game.phase.phase !== 'over') {
    return others(view, 'now-newcomer');
  }
  switch (game.phase.phase) {
    case 'trim':
      return trim(view, game.phase);
    case 'clue':
      return clue(view, game, game.phase, so);
    case 'choose':
      return choose(view, game, game.phase, so);
    case 'vote':
      return vote(view, game, game.phase, so);
    case 'reveal':
      return game.waiting_for.includes(view.you ?? -1)
        ? me('now-reveal')
        : others(view, 'now-wait-ready');
    case 'rest':
      return { ...others(view, 'now-rest', needed(game)), waiting: [] };
    case 'over':
      return { ...others(view, 'now-over'), waiting: [] };
  }
}

function trim(view: TableView, phase: TrimView): Line {
  if (phase.surplus > 0) return me('now-trim', { count: phase.surplus });
  return others(view, 'now-wait-trim');
}

function clue(view: TableView, game: View, phase: ClueView, so: SoFar): Line {
  const plays = game.you !== null;
  if (phase.storyteller === null) return race(view, phase, plays, so);
  if (phase.storyteller === view.you && plays) return tell(view, game, phase, so);
  return others(view, 'now-wait-clue', { name: callOf(view, phase.storyteller) });
}

/** Whoever has never played, among rabbits alone, hears a clue before inventing one. */
export const rabbitBegins = (view: TableView): boolean =>
  view.chairs.every((one) => one.bot || one.seat === view.you) && isNew();

/** S4: whoever has a clue begins. */
function race(view: TableView, phase: ClueView, plays: boolean, so: SoFar): Line {
  if (!plays) return { key: 'now-wait-race', args: {}, mine: false, waiting: [] };
  if (so.changing) return me(phase.with_card ? tellKey(so) : 'now-tell-free');
  if (rabbitBegins(view)) return { key: 'now-race-rabbit', args: {}, mine: false, waiting: [] };
  return me(phase.with_card ? 'now-race' : 'now-race-covered');
}

function tell(view: TableView, game: View, phase: ClueView, so: SoFar): Line {
  if (phase.with_card) return me(tellKey(so));
  const partner = partnerOf(game, view.you);
  // T9: with `partner_only` the team-mate lays the card that is to be found.
  if (game.facts.pairs) return me('now-tell-partner', { name: callOf(view, partner) });
  return me('now-tell-free');
}

function tellKey(so: SoFar): string {
  if (!so.picked) return 'now-tell';
  return so.written ? 'now-tell-ready' : 'now-tell-words';
}

function choose(view: TableView, game: View, phase: ChooseView, so: SoFar): Line {
  const stood = view.you !== null && phase.stand_ins.includes(view.you);
  if (so.changing && phase.wanted > 0) return chooseMine(view, game, phase);
  if (phase.wanted > 0 && phase.yours.length === 0) return chooseMine(view, game, phase);
  if (phase.wanted > 0) return others(view, stood ? 'now-stood-card' : 'now-wait-card-mine');
  if (phase.storyteller === view.you) return others(view, 'now-wait-card-teller');
  const partner = partnerOf(game, view.you);
  // T4: one of the two has handed over for both.
  if (partner !== null && phase.done.includes(partner)) {
    return others(view, 'now-wait-card-partner', { partner: callOf(view, partner) });
  }
  return others(view, 'now-wait-card');
}

function chooseMine(view: TableView, game: View, phase: ChooseView): Line {
  const name = callOf(view, phase.storyteller);
  const partner = partnerOf(game, view.you);
  if (game.facts.crowd) return me('now-choose-party');
  if (partner !== null && partner === phase.storyteller) {
    const only = game.facts.storyteller_lays === 'never';
    return me(only ? 'now-choose-target' : 'now-choose-mate', { name });
  }
  if (partner !== null) {
    return me('now-choose-pair', { partner: callOf(view, partner), name });
  }
  return me('now-choose', { name, count: phase.wanted });
}

function vote(view: TableView, game: View, phase: VoteView, so: SoFar): Line {
  const stood = view.you !== null && phase.stand_ins.includes(view.you);
  if (phase.most > 0 && (phase.yours === null || so.changing)) return voteMine(view, game, phase);
  if (phase.most > 0) return others(view, stood ? 'now-stood-vote' : 'now-wait-vote-mine');
  if (phase.storyteller === view.you) return others(view, 'now-wait-vote-teller');
  const partner = partnerOf(game, view.you);
  // T6: who handed over a card does not vote; the team-mate does.
  if (partner !== null && phase.voters.includes(partner)) {
    return others(view, 'now-wait-vote-partner', { partner: callOf(view, partner) });
  }
  return others(view, 'now-wait-vote');
}

function voteMine(view: TableView, game: View, phase: VoteView): Line {
  const name = callOf(view, phase.storyteller);
  if (phase.red) return me('now-vote-red');
  if (game.facts.crowd) return me('now-vote-party');
  return me('now-vote', { name, most: phase.most });
}

/** The line in the player's language. */
export function lineOf(view: TableView, so: SoFar = {}): { line: string; mine: boolean } {
  const { key, args, mine, waiting } = now(view, so);
  const names = listed(waiting.map((seat) => callOf(view, seat)));
  return { line: t(key, { ...args, names, count: args.count ?? waiting.length }), mine };
}
