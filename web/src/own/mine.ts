import { keep, kept } from '../device/keeping';

/** An own deck this browser may bring to tables, with the key to it: kept only when somebody said so. */
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

export const isKept = (deck: string): boolean => myDecks().some((one) => one.deck === deck);

/** The key to a deck that was made in this tab: there until the tab is closed, also after a reload. */
const HELD = (deck: string) => `reverie-own-key-${deck}`;

export function holdKey(deck: string, key: string): void {
  try {
    sessionStorage.setItem(HELD(deck), key);
  } catch {
    // Then the deck can only be kept by its link.
  }
}

/** Without it the deck cannot be brought to another table, and so there is nothing to keep. */
export function keyOf(deck: string): string | null {
  const known = myDecks().find((one) => one.deck === deck);
  if (known) return known.key;
  try {
    return sessionStorage.getItem(HELD(deck));
  } catch {
    return null;
  }
}

/** What somebody answered when asked whether this browser may keep it for next time. */
export function keepForNextTime(deck: string, title: string, wanted: boolean): void {
  const key = keyOf(deck);
  if (key === null) return;
  // Whoever thinks again may, as long as the tab is open.
  holdKey(deck, key);
  if (wanted) rememberDeck(deck, key, title);
  else forgetDeck(deck);
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
