import type {
  Accepted,
  Ask,
  Book,
  CardView,
  ChangeMember,
  CircleFile,
  CircleKey,
  CircleView,
  DeckView,
  Findings,
  Found,
  Health,
  History,
  Invitation,
  ListedTable,
  NextTable,
  NoticeKey,
  OpenTable,
  PictureView,
  Problem,
  Rejected,
  Seated,
  SeatLink,
  TableView,
  TakeSeat,
  Wish,
} from './messages';

/** A door said no. `code` is of the server's closed list, or `unreachable`. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Refusal ? error.code : 'unknown';
}

/** How often whoever stands at a door looks whether it is open, in milliseconds. */
export const KNOCK_AGAIN = 8_000;

/** Where several people share this device: who asks at a table. Nobody named: the first of them. */
export const asking = new Map<string, number>();

export function asked(path: string): string {
  const table = /^\/api\/tables\/([^/?]+)\//.exec(path)?.[1];
  const seat = table === undefined ? undefined : asking.get(decodeURIComponent(table));
  return seat === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}seat=${seat}`;
}

export async function call<T>(path: string, body?: unknown, method?: string): Promise<T> {
  const wish: RequestInit =
    body === undefined
      ? { method: method ?? 'GET' }
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(asked(path), { credentials: 'same-origin', ...wish });
  } catch {
    throw new Refusal('unreachable', 'The server cannot be reached.');
  }
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

/** Something to be kept as it comes. */
export async function file(path: string): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(asked(path), { credentials: 'same-origin' });
  } catch {
    throw new Refusal('unreachable', 'The server cannot be reached.');
  }
  if (!response.ok) throw await refusal(response);
  return await response.blob();
}

export async function refusal(response: Response): Promise<Refusal> {
  try {
    const problem = (await response.json()) as Problem;
    if (typeof problem.code === 'string') return new Refusal(problem.code, problem.message);
  } catch {
    // Not our server's words: a proxy, perhaps.
  }
  return new Refusal('unreachable', `The server answered ${response.status}.`);
}

function query(fields: Record<string, string | string[] | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : value === undefined ? [] : [value]) {
      search.append(name, one);
    }
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/** The HTTP doors of the server. A refusal is thrown as `Refusal`. */
export const doors = {
  health: () => call<Health>('/healthz'),
  decks: (table?: string) => call<DeckView[]>(`/api/decks${query({ table })}`),
  deckCards: (deck: string, table?: string) =>
    call<PictureView[]>(`/api/decks/${encodeURIComponent(deck)}/cards${query({ table })}`),
  cards: (ids: string[], table?: string) =>
    call<PictureView[]>(`/api/cards${query({ id: ids, table })}`),
  descriptions: (ids: string[], language: string, table?: string) =>
    call<CardView[]>(`/api/cards${query({ id: ids, language, table })}`),
  card: (id: string, language: string, table?: string) =>
    call<CardView>(`/api/cards/${encodeURIComponent(id)}${query({ language, table })}`),
  tables: () => call<ListedTable[]>('/api/tables'),
  findCode: (code: string) => call<Found>(`/api/codes/${encodeURIComponent(code)}`),
  openTable: (wish: OpenTable) => call<Seated>('/api/tables', wish),
  takeSeat: (table: string, wish: TakeSeat) => call<Seated>(`${at(table)}/seats`, wish),
  link: (table: string, seat: number) => call<SeatLink>(`${at(table)}/link`, { seat }),
  redeem: (table: string, secret: string, beside = false) =>
    call<Seated>(`${at(table)}/redeem`, { secret, beside }),
  forget: (table: string) => call<unknown>(`${at(table)}/forget`, {}),
  view: (table: string) => call<TableView>(`${at(table)}/view`),
  do: (table: string, ask: Ask) => call<Accepted | Rejected>(`${at(table)}/do`, ask),
  history: (table: string) => call<History>(`${at(table)}/history`),
  book: (table: string, game?: string) => call<Book>(`${at(table)}/book${query({ game })}`),
  /** The book as one file (html) or to print (pdf); `minutes` the reader's clock is ahead of UTC. */
  bookCopy: (
    table: string,
    kind: 'html' | 'pdf',
    game: number,
    language: string,
    minutes: number,
  ) =>
    file(`${at(table)}/book.${kind}${query({ game: `${game}`, language, minutes: `${minutes}` })}`),
  findings: (table: string) => call<Findings>(`${at(table)}/findings`),
  invitation: (table: string) => call<Invitation>(`${at(table)}/invitation`),
  /** Become a member of this table's circle, or make one; with a key to it one stays who one is. */
  meetAgain: (table: string, language: string, keys: string[]) =>
    call<CircleKey>(`${at(table)}/circle`, { language, keys }),
  /** Keys go in bodies, never in addresses. */
  circle: (key: string) => call<CircleView>('/api/circles/see', { key }),
  circleFindings: (key: string) => call<Findings>('/api/circles/findings', { key }),
  openNext: (key: string) => call<NextTable>('/api/circles/open', { key }),
  changeMember: (wish: ChangeMember) => call<CircleView>('/api/circles/change', wish),
  beAsked: (key: string, wish: Wish | null) =>
    call<CircleView>('/api/circles/notices', { key, wish }),
  renewKey: (key: string) => call<CircleKey>('/api/circles/renew', { key }),
  leaveCircle: (key: string) => call<Found>('/api/circles/leave', { key }),
  circleFile: (key: string) => call<CircleFile>('/api/circles/export', { key }),
  /** The key of this server's notices; refused as `no_push` where it sends none. */
  noticeKey: () => call<NoticeKey>('/api/notices'),
  wishNotices: (table: string, wish: Wish) => call<Found>(`${at(table)}/notices`, wish),
  noNotices: (table: string) => call<Found>(`${at(table)}/notices`, undefined, 'DELETE'),
  /** An address to link to: the browser downloads it. */
  exportAddress: (table: string) => asked(`${at(table)}/export`),
};
