import { lackOf, lineOf as lobbyLine } from '../lobby/ready';
import { needed } from '../table/people/rest';
import { listed } from '../table/people/listed';
import { awayLine } from '../table/turn/now';
import { callOf, turnKey } from '../table/people/people';
import type { Running } from '../track/Track.svelte';
import { whoIsWho } from '../table/people/who';
import type { TableView, View, VoteView } from '../wire/messages';
import { t } from '../words/fluent';

export type Board = 'lobby' | 'clue' | 'choose' | 'vote' | 'reveal' | 'rest' | 'over';

/** Which page of the book lies open for the room. */
export function boardOf(view: TableView): Board {
  const phase = view.game?.phase.phase;
  if (!phase) return 'lobby';
  return phase === 'trim' ? 'clue' : phase;
}

/** Every phase of every turn is a page of its own; the lobby is always the same. */
export function leafOf(view: TableView): string {
  const board = boardOf(view);
  return board === 'lobby' ? board : `${board}.${turnKey(view)}`;
}

/** Large what is the matter, small what to do or whom we wait for. */
export interface Words {
  title: string;
  small: string;
}

/** So many letters of names fit beside the other words. */
const ROOM = 60;

export function wordsOf(view: TableView): Words {
  const game = view.game;
  if (!game) return lobby(view);
  const words = wordsFor(view, game);
  // The room may have to do something: somebody has the means.
  return { ...words, small: awayLine(view) ?? words.small };
}

function wordsFor(view: TableView, game: View): Words {
  switch (game.phase.phase) {
    case 'clue':
      return clue(view, game.phase.storyteller);
    case 'trim':
      return { title: t('tv-trim'), small: waiting(view, game) };
    case 'choose':
      return { title: t('tv-choose'), small: waiting(view, game) };
    case 'vote':
      return { title: voteTitle(view, game, game.phase), small: votesIn(game.phase) };
    case 'rest':
      return { title: t('rest-title'), small: t('now-rest', needed(game)) };
    default:
      return { title: '', small: waiting(view, game) };
  }
}

function lobby(view: TableView): Words {
  const { key, args } = lobbyLine(view, lackOf(view, null));
  return { title: t('tv-come'), small: t(key, args) };
}

/** S4: the first clue is a race. */
function clue(view: TableView, storyteller: number | null): Words {
  if (storyteller === null) return { title: t('tv-race'), small: t('tv-race-how') };
  return {
    title: t('now-wait-clue', { name: callOf(view, storyteller) }),
    small: t('tv-clue-how'),
  };
}

function voteTitle(view: TableView, game: View, phase: VoteView): string {
  if (game.facts.crowd) return t('tv-vote-party');
  return t('tv-vote', { name: callOf(view, phase.storyteller) });
}

function votesIn({ done, voters }: VoteView): string {
  return t('tv-votes-in', { done: done.length, all: voters.length });
}

/** Whom the table waits for; nobody: then there is nothing to say. */
export function waiting(view: TableView, game: View): string {
  const names = game.waiting_for.map((seat) => callOf(view, seat));
  return names.length > 0 ? t('now-wait-ready', { names: listed(names, ROOM) }) : '';
}

/** The open pause: at first there is much to tell; at last some are waited for. */
export function pauseLine(view: TableView, game: View): string {
  return game.waiting_for.length > 3 ? t('now-reveal') : waiting(view, game);
}

/** From so many cards on they lie in rows of six, and the words above them. */
const MANY = 8;

export const isMany = (game: View, cards: number): boolean =>
  Math.max(cards, game.facts.pairs ? 0 : game.seats.length) > MANY;

/** How many cards are to come: from those who have laid one and those we wait for. */
export function expected(game: View): number {
  if (game.phase.phase !== 'choose') return 0;
  const { done } = game.phase;
  if (!game.facts.pairs) return new Set([...done, ...game.waiting_for]).size;
  // T5, T9: a card from every pair, and from the storyteller's two unless only the partner lays.
  const both = game.facts.storyteller_lays === 'never' ? 0 : 1;
  return Math.max(done.length, game.sides.length + both);
}

/** The rabbits where the scores are. */
export function standing(view: TableView, game: View): Running[] {
  const who = whoIsWho(view.chairs, game.seats, game.sides);
  return game.sides.map(({ side, colour, score }) => {
    const members = who.members(side);
    const bot = members.length > 0 && members.every(who.isBot);
    return { side, name: who.sideName(side), colour, bot, from: score, to: score };
  });
}
