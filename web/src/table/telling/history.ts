import { joined, whoIsWho, type Who } from '../people/who';
import type { ChairView, History, PlaceView, ToldTurn } from '../../wire/messages';
import { t } from '../../words/fluent';
import { findersOf, heroOf, votersOf } from './reveal';

/** A turn as it is remembered: by one card. */
export interface Remembered {
  told: ToldTurn;
  who: Who;
  /** The card to be found, or the crowd's choice. */
  hero: PlaceView | undefined;
}
export interface Evening {
  /** The first game at the table is 1. */
  game: number;
  /** In the order they were told. */
  turns: Remembered[];
}

/** Every game of a table, the latest first. */
export function evenings({ turns, chairs }: History): Evening[] {
  const games = [...new Set(turns.map((turn) => turn.game))].sort((a, b) => b - a);
  return games.map((game) => {
    const told = turns.filter((turn) => turn.game === game);
    return { game, turns: told.map((turn) => remembered(turn, told, chairs)) };
  });
}

function remembered(told: ToldTurn, game: ToldTurn[], chairs: ChairView[]): Remembered {
  const who = whoIsWho(chairs, seatsOf(game, chairs), told.sides);
  return { told, who, hero: told.reveal.places[heroOf(told.reveal) - 1] };
}

/** Who shared a rabbit: alone everybody is a side; pairs show by the cards they laid. */
function seatsOf(game: ToldTurn[], chairs: ChairView[]): { seat: number; side: number }[] {
  const laid = game.flatMap((turn) => turn.reveal.places);
  if (laid.every((place) => place.owner === place.side)) {
    return chairs.map(({ seat }) => ({ seat, side: seat }));
  }
  const sides = new Map(laid.map((place) => [place.owner, place.side]));
  return [...sides].map(([seat, side]) => ({ seat, side }));
}

/** "2 of 5 found it", or where the crowd counts, "4 met on it". */
export function foundWords({ reveal }: ToldTurn): string {
  if (reveal.outcome === 'crowd') {
    const met = reveal.places[heroOf(reveal) - 1]?.votes.length ?? 0;
    return met > 1 ? t('history-met', { count: met }) : t('history-met-none');
  }
  const args = { found: findersOf(reveal).length, voters: votersOf(reveal).length };
  return t(`history-${reveal.outcome}`, args);
}

/** The voters on the card a turn is remembered by, in words. */
export function votersWords({ hero, who }: Remembered): string {
  const votes = hero?.votes ?? [];
  return t('reveal-look-voters', { count: votes.length, names: joined(votes.map(who.name)) });
}
