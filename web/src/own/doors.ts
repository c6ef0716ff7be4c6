import { call, Refusal } from '../wire/http';
import type {
  ArrangeOwnDeck,
  OwnDeckView,
  OwnPictureAdded,
  OwnRules,
  Problem,
} from '../wire/messages';

const at = (table: string, deck = '') =>
  `/api/tables/${encodeURIComponent(table)}/own${deck ? `/${encodeURIComponent(deck)}` : ''}`;

/** Own pictures: only for the host of a table. A refusal is thrown as `Refusal`. */
export const ownDoors = {
  rules: () => call<OwnRules>('/api/own'),
  decks: (table: string) => call<OwnDeckView[]>(at(table)),
  arrange: (table: string, deck: string, wish: ArrangeOwnDeck) =>
    call<OwnDeckView>(at(table, deck), wish),
  bring: (table: string, deck: string, key: string) =>
    call<OwnDeckView>(`${at(table, deck)}/bring`, { key }),
  remove: (table: string, deck: string) => call<unknown>(at(table, deck), undefined, 'DELETE'),
};

export interface Upload {
  table: string;
  /** Without one, a new deck is made. */
  deck: string | null;
  title: string;
}

/** Sends one picture; `onshare` hears how much of it has gone (0 to 1). */
export function upload(
  { table, deck, title }: Upload,
  file: Blob,
  onshare: (share: number) => void,
): Promise<OwnPictureAdded> {
  const query = new URLSearchParams(deck ? { deck } : { title });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${at(table)}/pictures?${query}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onshare(total ? loaded / total : 0);
    request.onload = () => {
      const said = read(request.responseText);
      if (request.status === 200 && said) resolve(said as OwnPictureAdded);
      else reject(refusal(said));
    };
    request.onerror = () => reject(refusal(null));
    request.send(file);
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function refusal(said: unknown): Refusal {
  const { code, message } = (said ?? {}) as Partial<Problem>;
  return new Refusal(code ?? 'unreachable', message ?? 'The server cannot be reached.');
}
