import type { ChairView, SeatView, SideView } from '../../wire/messages';
import { t } from '../../words/fluent';
import { spoken } from '../../words/language.svelte';
import { listOf } from '../../words/local';

type Pair = Pick<SeatView, 'seat' | 'side'>;

/** Who is who in one game: a side is a player, or in teams a pair that shares a rabbit (S1). */
export interface Who {
  /** The name of a player, also of one who has left. */
  name: (seat: number) => string;
  /** The coat of the rabbit this player moves. */
  colour: (seat: number) => string;
  isBot: (seat: number) => boolean;
  sideOf: (seat: number) => number | undefined;
  members: (side: number) => number[];
  /** "Mira", or "Mira & Bo". */
  sideName: (side: number) => string;
}

export function whoIsWho(chairs: ChairView[], seats: Pair[], sides: SideView[]): Who {
  const chair = new Map(chairs.map((one) => [one.seat, one]));
  const side = new Map(seats.map((one) => [one.seat, one.side]));
  const coat = new Map(sides.map((one) => [one.side, one.colour]));
  const name = (seat: number) => chair.get(seat)?.name || t('reveal-gone');
  const members = (one: number) =>
    seats.filter((seat) => seat.side === one).map(({ seat }) => seat);
  return {
    name,
    members,
    colour: (seat) => coat.get(side.get(seat) ?? -1) ?? chair.get(seat)?.colour ?? 'slate',
    isBot: (seat) => chair.get(seat)?.bot != null,
    sideOf: (seat) => side.get(seat),
    sideName: (one) => pairName(members(one).map(name)),
  };
}

export function pairName([one, two]: string[]): string {
  if (one === undefined) return t('reveal-gone');
  return two === undefined ? one : t('reveal-pair', { one, two });
}

/** "Aino, Tock and Mira", as the language has it. */
export function joined(words: string[]): string {
  return listOf(words, spoken.language);
}
