/**
 * What the service worker may keep, and what it never touches. Only files whose name is made of
 * their content are kept; pages come from the server, or, without one, are the offline page.
 * Everything else (answers, views, own pictures, this worker) is no business of its.
 */
export type Kind = 'page' | 'asset' | 'picture';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

export function kindOf(request: Asked, origin: string): Kind | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.mode === 'navigate') return url.pathname.startsWith('/api/') ? null : 'page';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  // Own pictures lie a folder deeper, in their table's room.
  return /^\/pictures\/[^/]+\.webp$/.test(url.pathname) ? 'picture' : null;
}

export const PREFIX = 'reverie-';
const ASSETS = `${PREFIX}assets-`;
const PICTURES = `${PREFIX}pictures`;
/** Every deck a server comes with at both sizes, and a few more; the oldest go first. */
export const MOST_PICTURES = 1600;
/** A proxy whose server is away. */
const AWAY = [502, 503, 504];

export interface Build {
  /** Another build, another name. */
  id: string;
  /** The page for those who are not connected, and the files it needs. */
  offline: string;
  first: string[];
}

type House = Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
type Fetch = (request: Request | string, how?: RequestInit) => Promise<Response>;
/** What is done beside the answer, and finished before the worker may sleep. */
type Beside = (work: Promise<void>) => void;

export class Keeper {
  readonly #build: Build;
  readonly #house: House;
  readonly #fetch: Fetch;
  readonly #assets: string;
  /** Pictures that are being put away. */
  #putting = 0;

  constructor(build: Build, house: House, fetch: Fetch) {
    this.#build = build;
    this.#house = house;
    this.#fetch = fetch;
    this.#assets = ASSETS + build.id;
  }

  /** The offline page must be there before anybody needs it. */
  async install(): Promise<void> {
    const cache = await this.#house.open(this.#assets);
    for (const file of [this.#build.offline, ...this.#build.first]) {
      const response = await this.#fetch(file, { cache: 'no-cache' });
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }
  }

  /** This build's files and those of the one before it: an open tab may still need one of them. */
  async activate(): Promise<void> {
    const names = (await this.#house.keys()).filter((name) => name.startsWith(ASSETS));
    const old = names.filter((name) => name !== this.#assets).slice(0, -1);
    await Promise.all(old.map((name) => this.#house.delete(name)));
  }

  answer(kind: Kind, request: Request, beside: Beside): Promise<Response> {
    if (kind === 'page') return this.#page(request);
    const keep = (response: Response) =>
      kind === 'asset'
        ? this.#keep(this.#assets, request, response)
        : this.#keepPicture(request, response);
    return this.#file(request, (response) => beside(keep(response)));
  }

  async #page(request: Request): Promise<Response> {
    try {
      const response = await this.#fetch(request);
      if (!AWAY.includes(response.status)) return response;
      return (await this.#house.match(this.#build.offline)) ?? response;
    } catch (error) {
      const offline = await this.#house.match(this.#build.offline);
      if (offline) return offline;
      throw error;
    }
  }

  /** Whoever asks does not wait until it is kept. */
  async #file(request: Request, keep: (response: Response) => void): Promise<Response> {
    const kept = await this.#house.match(request);
    if (kept) return kept;
    const response = await this.#fetch(request);
    if (isForEver(response)) keep(response.clone());
    return response;
  }

  /** To list them all takes a while: done once for those that come together. */
  async #keepPicture(request: Request, response: Response): Promise<void> {
    this.#putting += 1;
    await this.#keep(PICTURES, request, response);
    this.#putting -= 1;
    if (this.#putting === 0) await this.#thin().catch(() => {});
  }

  async #keep(name: string, request: Request, response: Response): Promise<void> {
    try {
      await (await this.#house.open(name)).put(request, response);
    } catch {
      // The device is full: then it is fetched again next time.
    }
  }

  async #thin(): Promise<void> {
    const cache = await this.#house.open(PICTURES);
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - MOST_PICTURES)))
      await cache.delete(old);
  }
}

/** Whole, and by the server's own word the same for everybody and for ever. */
function isForEver(response: Response): boolean {
  const said = response.headers.get('Cache-Control') ?? '';
  return response.status === 200 && /\bpublic\b/.test(said) && /\bimmutable\b/.test(said);
}
