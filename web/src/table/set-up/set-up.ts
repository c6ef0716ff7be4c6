import { decksToPlay, plainSetUp } from './plain';
import {
  STORYTELLER_TURNS,
  TARGET_SCORES,
  type DeckView,
  type Manners,
  type Options,
  type SetUp,
} from '../../wire/messages';
import { cardsNeeded, reads } from './games';

export const TARGET = { ...TARGET_SCORES, step: 5 };
export const TURNS = { ...STORYTELLER_TURNS, step: 1 };

/** Another game: options it does not read go back to what they are by default. */
export function withGame(set_up: SetUp, game: string): SetUp {
  const { options } = plainSetUp([], set_up.language);
  for (const name of Object.keys(options) as (keyof Options)[]) {
    if (reads(game, name)) Object.assign(options, { [name]: set_up.options[name] });
  }
  return { ...set_up, game, options };
}

export function withOption(set_up: SetUp, options: Partial<Options>): SetUp {
  return { ...set_up, options: { ...set_up.options, ...options } };
}

/** C2: a kind of clue is wanted, or not any more; the server has them in order. */
export function withClues(set_up: SetUp, kind: Options['clues'][number]): SetUp {
  const { clues } = set_up.options;
  const next = clues.includes(kind) ? clues.filter((one) => one !== kind) : [...clues, kind].sort();
  return withOption(set_up, { clues: next });
}

export function withManners(set_up: SetUp, manners: Partial<Manners>): SetUp {
  return { ...set_up, manners: { ...set_up.manners, ...manners } };
}

/** Put a deck in or take it out; the last one stays. */
export function withDeck(set_up: SetUp, deck: string): SetUp {
  const decks = set_up.decks.includes(deck)
    ? set_up.decks.filter((one) => one !== deck)
    : [...set_up.decks, deck];
  return decks.length > 0 ? { ...set_up, decks } : set_up;
}

/** Without decks that are no longer there; if none is left, with what a new table plays. */
export function withDecksOf(set_up: SetUp, decks: DeckView[]): SetUp {
  const left = set_up.decks.filter((id) => decks.some((deck) => deck.id === id));
  if (left.length === set_up.decks.length) return set_up;
  return { ...set_up, decks: left.length > 0 ? left : decksToPlay(decks) };
}

/** How many cards the chosen decks have together. */
export function cardsIn(set_up: SetUp, decks: DeckView[]): number {
  return decks
    .filter((deck) => set_up.decks.includes(deck.id))
    .reduce((sum, deck) => sum + deck.cards, 0);
}

/** X4: what is missing if so many play; null if the cards suffice. */
export function tooFew(
  set_up: SetUp,
  decks: DeckView[],
  players: number,
): { cards: number; needed: number; players: number } | null {
  const [cards, needed] = [
    cardsIn(set_up, decks),
    cardsNeeded(set_up.game, players, set_up.options),
  ];
  return cards < needed ? { cards, needed, players } : null;
}

/** Typed or stepped numbers, kept in their range. */
export function within(value: number, { least, most }: { least: number; most: number }): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;
}

/** What was chosen before, as far as this server still has it. */
export function restored(text: string | null, fresh: SetUp, decks: DeckView[]): SetUp {
  try {
    const old = JSON.parse(text ?? '') as Partial<SetUp>;
    const known = decks.map((deck) => deck.id).filter((id) => old.decks?.includes(id));
    const merged: SetUp = {
      ...fresh,
      ...old,
      options: { ...fresh.options, ...old.options },
      manners: { ...fresh.manners, ...old.manners },
      decks: known.length > 0 ? known : fresh.decks,
    };
    return withGame(merged, merged.game);
  } catch {
    return fresh;
  }
}

/** What was chosen since `began`, over what the table has by now: the rest may have changed, too. */
export function chosenOver(now: SetUp, began: SetUp, chosen: SetUp): SetUp {
  const next: SetUp = {
    ...now,
    game: chosen.game === began.game ? now.game : chosen.game,
    options: isAlike(chosen.options, began.options) ? now.options : chosen.options,
    decks: isAlike(chosen.decks, began.decks) ? now.decks : chosen.decks,
    language: chosen.language === began.language ? now.language : chosen.language,
    listed: chosen.listed === began.listed ? now.listed : chosen.listed,
    manners: isAlike(chosen.manners, began.manners) ? now.manners : chosen.manners,
  };
  return withGame(next, next.game);
}

const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const isSame = (one: SetUp, other: SetUp): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

function ordered({ game, options, decks, language, listed, manners }: SetUp) {
  const { target_score, storyteller_turns, team_card, clues, least_seen } = options;
  const { timer, absent } = manners;
  const rest = [target_score, storyteller_turns, team_card, timer, absent, least_seen];
  return [game, language, listed, [...decks].sort(), [...clues].sort(), ...rest];
}
