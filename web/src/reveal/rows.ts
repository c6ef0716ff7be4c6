import { plusAt, shows, wayOf, type Stage } from '../table/telling/reveal';
import type { Line, Turn } from '../table/telling/verdict';
import type { Running } from '../track/Track.svelte';
import type { View } from '../wire/messages';
import { stateOf } from './reasons';

/** A rabbit in the table of points. */
export interface Row {
  side: number;
  /** Who shares this rabbit. */
  members: number[];
  name: string;
  colour: string;
  bot: boolean;
  you: boolean;
  state: Line | null;
  /** What this turn has brought so far; null before the verdict. */
  plus: number | null;
  score: number;
  pose: 'up' | 'thinking' | 'away';
}

export function rowsOf(turn: Turn, stage: Stage, game: View): Row[] {
  return turn.sides.map((side) => {
    const { from, to } = wayOf(turn.reveal, side);
    const members = turn.who.members(side.side);
    return {
      side: side.side,
      members,
      name: turn.who.sideName(side.side),
      colour: side.colour,
      bot: members.length > 0 && members.every(turn.who.isBot),
      you: game.you !== null && members.includes(game.you),
      state: stateOf(turn, side.side, shows(stage, 'verdict')),
      plus: plusAt(turn.reveal, side.side, stage),
      score: shows(stage, 'run') ? to : from,
      pose: poseOf(members, stage, game),
    };
  });
}

/** Ears up: ready to go on. They are told only once there is something to wait for. */
function poseOf(members: number[], stage: Stage, game: View): Row['pose'] {
  const away = (seat: number) => game.seats.some((one) => one.seat === seat && one.away);
  if (members.length > 0 && members.every(away)) return 'away';
  const waits = stage === 'rest' && members.some((seat) => game.waiting_for.includes(seat));
  return waits ? 'thinking' : 'up';
}

/** The rabbits on the track, and the way this turn takes them. */
export function runningOf(turn: Turn): Running[] {
  return turn.sides.map((side) => {
    const members = turn.who.members(side.side);
    return {
      side: side.side,
      name: turn.who.sideName(side.side),
      colour: side.colour,
      bot: members.length > 0 && members.every(turn.who.isBot),
      ...wayOf(turn.reveal, side),
    };
  });
}
