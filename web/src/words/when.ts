import { dateOf as format } from './local';

/** Instants in the reader's own time zone and language. Instants are seconds since 1970. */

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** "18:30"; of another day "Tue 18:30"; of another week "17 Nov, 18:30". */
export function shortTime(instant: number, language: string, now: number): string {
  const [date, today] = [new Date(instant * 1000), new Date(now)];
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  if (isSameDay(date, today)) return format(date, language, time);
  const near = Math.abs(date.getTime() - now) < 6 * 24 * 3600 * 1000;
  const day: Intl.DateTimeFormatOptions = near
    ? { weekday: 'short' }
    : { day: 'numeric', month: 'short' };
  return format(date, language, { ...day, ...time });
}

/** In words: "Tuesday 17 November at 18:30". */
export function longTime(instant: number, language: string): string {
  return format(new Date(instant * 1000), language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** A day and a time apart, to be set one above the other where there is little room. */
export function dayAndTime(instant: number, language: string): { day: string; time: string } {
  const date = new Date(instant * 1000);
  return {
    day: format(date, language, { weekday: 'short' }),
    time: format(date, language, { hour: 'numeric', minute: '2-digit' }),
  };
}
