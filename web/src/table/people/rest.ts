import type { View } from '../../wire/messages';

/** H10: how many sit here, and how many more would make a game. */
export function needed(game: View): { here: number; more: number } {
  const taken = game.seats.filter((one) => !one.abandoned).length;
  const coming = game.newcomers.filter((seat) => !game.seats.some((one) => one.seat === seat));
  const filled = game.newcomers.length - coming.length;
  const here = taken + coming.length + filled;
  const players = game.phase.phase === 'rest' ? game.phase.players : [];
  const enough = players.filter((count) => count > here || (count === here && !gaps(game)));
  // H8: an empty seat of a pair is filled before anybody else sits down.
  const goal = Math.min(...enough);
  return { here, more: Number.isFinite(goal) ? Math.max(goal - here, gaps(game)) : 0 };
}

/** Seats of pairs that somebody has left and nobody waits for. */
function gaps(game: View): number {
  return game.seats.filter((one) => one.abandoned && !game.newcomers.includes(one.seat)).length;
}
