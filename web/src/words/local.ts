import { isolated } from './isolate';

/** Dates and lists as a language has them, also where the browser does not know the language. */

type How = Intl.DateTimeFormatOptions;

/** What a browser would have to know. */
interface Customs {
  and: string;
  days: string[];
  /** The first three letters, with a full stop unless that is all of it. */
  months: string[];
  at: string;
}

/** Languages that Chromium carries no dates and lists for. */
const UNKNOWN: Record<string, Customs> = {
  is: {
    and: 'og',
    days: 'sunnudagur mánudagur þriðjudagur miðvikudagur fimmtudagur föstudagur laugardagur'.split(
      ' ',
    ),
    months:
      'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember'.split(
        ' ',
      ),
    at: 'kl.',
  },
};

/** Our English is British, also in its lists. */
const named = (language: string): string => (language === 'en' ? 'en-GB' : language);

/**
 * Dates are as the reader's region has them: “17 November at 18:30” in Leeds, “November 17 at 6:30 PM”
 * in Boston. Only the first wish tells a region: Chrome gives every German an American English, too.
 */
function regional(language: string): string {
  const first = navigator.languages[0] ?? '';
  const [own, region] = first.split('-');
  return own === language && region ? first : named(language);
}

/** "Aino, Tock and Mira", as the language has it, in whatever scripts they are written. */
export function listOf(unlike: string[], language: string): string {
  const words = unlike.map(isolated);
  const customs = UNKNOWN[language];
  if (customs && Intl.ListFormat.supportedLocalesOf(language).length === 0) {
    return listBy(customs, words);
  }
  return new Intl.ListFormat(named(language), { type: 'conjunction' }).format(words);
}

export function dateOf(date: Date, language: string, how: How): string {
  const customs = UNKNOWN[language];
  if (customs && Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) {
    return dateBy(customs, date, how);
  }
  return new Intl.DateTimeFormat(regional(language), how).format(date);
}

function listBy({ and }: Customs, words: string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

function dateBy({ days, months, at }: Customs, date: Date, how: How): string {
  const short = (word: string) => (word.length > 3 ? `${word.slice(0, 3)}.` : word);
  const day = days[date.getDay()] ?? '';
  const month = months[date.getMonth()] ?? '';
  const parts: string[] = [];
  if (how.weekday) parts.push(how.weekday === 'short' ? short(day) : day);
  if (how.day) parts.push(`${date.getDate()}. ${how.month === 'short' ? short(month) : month}`);
  const when = [parts.join(', '), ...(how.year ? [date.getFullYear()] : [])].join(' ');
  if (!how.hour) return when;
  const time = `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
  if (!when) return time;
  return how.month === 'long' ? `${when} ${at} ${time}` : `${when}, ${time}`;
}

/** For the test that compares them with what a browser says that does know the language. */
export const byHand = {
  languages: Object.keys(UNKNOWN),
  list: (words: string[], language: string) => listBy(UNKNOWN[language] as Customs, words),
  date: (date: Date, language: string, how: How) => dateBy(UNKNOWN[language] as Customs, date, how),
};
