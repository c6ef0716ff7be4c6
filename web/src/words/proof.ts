import { FluentResource } from '@fluent/bundle';

/** What a program can find wrong with the words of a language. For tests: each of them plants a fault. */

export type Message = FluentResource['body'][number];
export type Pattern = NonNullable<Message['value']>;
type Part = Exclude<Pattern, string>[number];

/** What one folder holds: the text of each file, and its messages by key. */
export interface Words {
  texts: Map<string, string>;
  messages: Map<string, Message>;
}

export function understood(texts: Map<string, string>): Words {
  const all = [...texts.values()].flatMap((text) => new FluentResource(text).body);
  return { texts, messages: new Map(all.map((message) => [message.id, message])) };
}

export const partsOf = (pattern: Pattern | null | undefined): Part[] =>
  typeof pattern === 'string' ? [pattern] : (pattern ?? []);

/** Everything of one kind within a message, however deep. */
function within<Found>(node: unknown, found: (one: Record<string, unknown>) => Found[]): Found[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = found(node as Record<string, unknown>);
  return [...own, ...Object.values(node).flatMap((one) => within(one, found))];
}

/** The variables of a message, also of those it borrows its words from. */
export function variables(words: Words, id: string): string[] {
  const all = within(words.messages.get(id)?.value, ({ type, name }) => {
    if (type === 'mesg') return variables(words, String(name));
    return type === 'var' ? [String(name)] : [];
  });
  return [...new Set(all)].sort();
}

/** Messages whose variables are not those of the same message in English. */
export function otherVariables(words: Words, english: Words): string[] {
  const both = [...words.messages.keys()].filter((id) => english.messages.has(id));
  return both.filter((id) => `${variables(words, id)}` !== `${variables(english, id)}`);
}

/** Every way a message can read, with something in place of its variables. */
export function readings(
  words: Words,
  pattern: Pattern | null | undefined,
  variable = '',
): string[] {
  const ways = partsOf(pattern).map((part): string[] => {
    if (typeof part === 'string') return [part];
    if (part.type === 'select') {
      return part.variants.flatMap((one) => readings(words, one.value, variable));
    }
    if (part.type === 'mesg') {
      return readings(words, words.messages.get(part.name)?.value, variable);
    }
    return [variable];
  });
  return ways.reduce((all, way) => all.flatMap((text) => way.map((more) => text + more)), ['']);
}

/** Of every message whose text has one of these faults: what it says. */
function faulty(words: Words, faults: (text: string) => boolean): string[] {
  return [...words.messages.values()].flatMap(({ id, value }) =>
    readings(words, value, 'x')
      .filter(faults)
      .map((text) => `${id}: ${text}`),
  );
}

// ---- typography

/** Its quotation marks, and whether a space stands before an ellipsis. */
export interface Custom {
  quotes: string;
  spaced: boolean;
}
const QUOTES = '"“”„«»‘‚‹›';

export function badlySet(words: Words, { quotes, spaced }: Custom): string[] {
  const foreign = new RegExp(`[${[...QUOTES].filter((one) => !quotes.includes(one)).join('')}']`);
  const dots = spaced ? /[^\s]…/ : /\s…/;
  return faulty(
    words,
    (text) => foreign.test(text) || dots.test(text) || /\.\.|\s[,.;:?!]|[^\n]\s\s\S| - /.test(text),
  );
}

// ---- plural forms

interface Select {
  name: string;
  keys: string[];
  /** What is said of one, and of others. */
  one: unknown;
  other: unknown;
}

/** Where a message chooses by a number: the variable, and what it tells apart. */
function selects(message: Message | undefined): Select[] {
  return within(message?.value, ({ type, selector, variants }) => {
    if (type !== 'select') return [];
    const { name } = selector as { name: string };
    const list = variants as { key: { value: string | number }; value: unknown }[];
    const said = (form: string) => list.find(({ key }) => key.value === form)?.value;
    const keys = list.map(({ key }) => String(key.value));
    return [{ name, keys, one: said('one'), other: said('other') }];
  });
}

/** Many is a form for millions in the languages that have it: nobody has a million cards. */
const needed = (language: string): string[] =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((one) => one !== 'other' && one !== 'many');

/**
 * Where English tells one from many, the language has a form for each of its own plurals; `same` lists
 * what reads the same. A form that also holds for 21 says the number if the others do.
 */
export function missingForms(
  language: string,
  words: Words,
  english: Words,
  same: readonly string[] = [],
): string[] {
  const also21 = new Intl.PluralRules(language).select(21) === 'one';
  return [...english.messages.values()].flatMap((source) => {
    const counted = selects(source).filter(({ keys }) => keys.includes('one'));
    const own = selects(words.messages.get(source.id));
    const lacks = counted.flatMap(({ name }) => {
      const keys = own.filter((one) => one.name === name).flatMap((one) => one.keys);
      const forms = needed(language).filter((form) => {
        return !keys.includes(form) && !(form === 'one' && keys.includes('1'));
      });
      return same.includes(source.id) ? [] : forms.map((form) => `${source.id}: ${name} ${form}`);
    });
    const says = (form: unknown, name: string) =>
      within(form, (node) => (node.type === 'var' ? [node.name] : [])).includes(name);
    const dumb = own.filter(({ name, keys, one, other }) => {
      const silent = one !== undefined && !says(one, name) && says(other, name);
      return also21 && silent && !keys.includes('1');
    });
    return [...lacks, ...dumb.map(({ name }) => `${source.id}: ${name} of 21`)];
  });
}

// ---- what is said by nobody

/** Keys that stand in no source, are no member of a family and lend no words to another message. */
export function neverSaid(words: Words, sources: string[], known: ReadonlySet<string>): string[] {
  const quoted = new Set(
    sources.flatMap((text) => text.match(/(?<=['"`])[a-z][\w-]*(?=['"`])/g) ?? []),
  );
  const lent = within(
    [...words.messages.values()].map(({ value }) => value),
    (node) => (node.type === 'mesg' ? [String(node.name)] : []),
  );
  return [...words.messages.keys()].filter((id) => {
    const plain = id.split('--')[0]!;
    return !quoted.has(plain) && !known.has(plain) && !lent.includes(plain);
  });
}

// ---- two words for one thing

export interface Never {
  words: string;
  /** Messages that may; a star stands for any ending. */
  but: string[];
}

/** The column "never" of a language's table in docs/words.md. */
export function forbidden(page: string, language: string): Never[] {
  const section = page.split(/^## /m).find((one) => one.split('\n')[0]!.includes(`(${language})`));
  const rows = [...(section ?? '').matchAll(/^\|[^|]*\|[^|]*\|([^|]*)\|$/gm)].map((row) => row[1]!);
  return rows
    .slice(2)
    .flatMap((cell) => cell.split(/,(?![^(]*\))/))
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [, words = '', but = ''] = /^([^(]*?)(?: \((.*)\))?$/.exec(one) ?? [];
      return { words, but: but.split(', ').filter(Boolean) };
    });
}

const starred = (text: string, ending: string): string =>
  text.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replace(/\*/g, ending);

/** Messages that use a word of that column. */
export function secondWords(words: Words, never: Never[]): string[] {
  return never.flatMap(({ words: word, but }) => {
    const there = new RegExp(`(?<!\\p{L})${starred(word, '\\p{L}*')}(?!\\p{L})`, 'iu');
    const may = but.map((one) => new RegExp(`^${starred(one, '.*')}:`));
    return faulty(words, (text) => there.test(text))
      .filter((one) => !may.some((key) => key.test(one)))
      .map((one) => `“${word}” in ${one}`);
  });
}
