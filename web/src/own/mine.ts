import { keep, kept } from '../device/keeping';

/** An own deck this browser may bring to tables, with the key to it. */
export interface MyDeck {
  deck: string;
  key: string;
  title: string;
}

const KEY = 'reverie-own-decks';
const MOST = 24;
const LINK = /^#?(own-[a-z0-9]{12})\.([\w-]{10,64})$/;

function isMine(value: unknown): value is MyDeck {
  const one = value as MyDeck;
  return [one?.deck, one?.key, one?.title].every((part) => typeof part === 'string');
}

/** The latest first. */
export function myDecks(): MyDeck[] {
  try {
    const list: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isMine) : [];
  } catch {
    return [];
  }
}

export function rememberDeck(deck: string, key: string, title: string): void {
  const others = myDecks().filter((one) => one.deck !== deck);
  keep(KEY, JSON.stringify([{ deck, key, title }, ...others].slice(0, MOST)));
}

export function forgetDeck(deck: string): void {
  keep(KEY, JSON.stringify(myDecks().filter((one) => one.deck !== deck)));
}

/** A deck has another title now. */
export function renameDeck(deck: string, title: string): void {
  const known = myDecks().find((one) => one.deck === deck);
  if (known) rememberDeck(deck, known.key, title);
}

/** The link that `reverie decks import` prints: /decks#own-….KEY */
export function deckInLink(fragment: string): Pick<MyDeck, 'deck' | 'key'> | null {
  const [, deck, key] = LINK.exec(fragment) ?? [];
  return deck && key ? { deck, key } : null;
}
