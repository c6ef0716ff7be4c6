import { beforeEach, expect, test, vi } from 'vitest';
import { Keeper, kindOf, MOST_PICTURES } from './caching';

const HOME = 'https://play.example';
const asked = (path: string, mode = 'cors', method = 'GET') =>
  kindOf({ url: HOME + path, mode: mode as RequestMode, method }, HOME);

test.each([
  ['/', 'navigate', 'page'],
  ['/t/abc', 'navigate', 'page'],
  ['/api/tables/abc/export', 'navigate', null],
  ['/assets/index-1a2b.js', 'cors', 'asset'],
  ['/pictures/1a2b.webp', 'no-cors', 'picture'],
  ['/pictures/table/1a2b.webp', 'no-cors', null],
  ['/api/tables/abc/view', 'cors', null],
  ['/api/cards?id=x', 'cors', null],
  ['/sw.js', 'same-origin', null],
  ['/manifest.webmanifest', 'cors', null],
  ['/healthz', 'cors', null],
])('%s (%s) is kept as %s', (path, mode, kind) => {
  expect(asked(path, mode)).toBe(kind);
});

test('nothing that is sent, and nothing of others', () => {
  expect(asked('/assets/a.js', 'cors', 'POST')).toBeNull();
  expect(
    kindOf({ url: 'https://other.example/assets/a.js', mode: 'cors', method: 'GET' }, HOME),
  ).toBeNull();
});

/** Caches as a browser has them, as far as the keeper needs them. */
class FakeCaches {
  /** How often all of a cache were listed. */
  listed = 0;
  all = new Map<string, Map<string, Response>>();
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  match = async (request: Request | string) => {
    for (const one of this.all.values()) {
      const found = one.get(address(request));
      if (found) return found.clone();
    }
    return undefined;
  };
  open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    return {
      put: async (request: Request | string, response: Response) =>
        void kept.set(address(request), response),
      keys: async () => {
        this.listed += 1;
        return [...kept.keys()].map((path) => new Request(HOME + path));
      },
      delete: async (request: Request) => kept.delete(address(request)),
    };
  };
}
const address = (request: Request | string) =>
  typeof request === 'string' ? request : new URL(request.url).pathname;

const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
let house: FakeCaches;
let server: ReturnType<typeof vi.fn>;
let beside: Promise<void>[];
const keeper = (id = 'one') =>
  new Keeper(
    { id, offline: '/offline.html', first: ['/assets/offline.css'] },
    house as unknown as CacheStorage,
    server as never,
  );
const get = (path: string) => new Request(HOME + path);
const wait = (work: Promise<void>) => void beside.push(work);
/** The answer, once everything beside it is done. */
async function done(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  await Promise.all(beside.splice(0));
  return response;
}
const text = async (response: Promise<Response>) => (await response).text();

beforeEach(() => {
  house = new FakeCaches();
  beside = [];
  server = vi.fn(
    async (request: Request | string) =>
      new Response(`fresh ${address(request)}`, { headers: FOR_EVER }),
  );
});

test('a page is the server’s own, never a kept one', async () => {
  const one = keeper();
  await one.install();
  expect(await text(one.answer('page', get('/t/abc'), wait))).toBe('fresh /t/abc');
  server.mockImplementation(async () => new Response('newer'));
  expect(await text(one.answer('page', get('/t/abc'), wait))).toBe('newer');
});

test('without a server there is the offline page', async () => {
  const one = keeper();
  await one.install();
  server.mockRejectedValue(new TypeError('no network'));
  expect(await text(one.answer('page', get('/t/abc'), wait))).toBe('fresh /offline.html');
  server.mockResolvedValue(new Response('Bad gateway', { status: 502 }));
  expect(await text(one.answer('page', get('/'), wait))).toBe('fresh /offline.html');
  server.mockResolvedValue(new Response('nothing here', { status: 404 }));
  expect(await text(one.answer('page', get('/x'), wait))).toBe('nothing here');
});

test('a worker whose offline page cannot be had does not take over', async () => {
  server.mockResolvedValue(new Response('', { status: 500 }));
  await expect(keeper().install()).rejects.toThrow('offline.html');
});

test('files named by their content are fetched once', async () => {
  const one = keeper();
  await done(one.answer('asset', get('/assets/a-1.js'), wait));
  server.mockRejectedValue(new TypeError('no network'));
  expect(await text(one.answer('asset', get('/assets/a-1.js'), wait))).toBe('fresh /assets/a-1.js');
});

test.each([
  ['private', 200, 'private, max-age=31536000, immutable'],
  ['short-lived', 200, 'no-cache'],
  ['broken', 404, FOR_EVER['Cache-Control']],
])('what is %s is not kept', async (_name, status, said) => {
  server.mockResolvedValue(new Response('x', { status, headers: { 'Cache-Control': said } }));
  await done(keeper().answer('picture', get('/pictures/1.webp'), wait));
  expect(await house.match('/pictures/1.webp')).toBeUndefined();
});

test('pictures have a bound, and the oldest go first', async () => {
  const one = keeper();
  const all = Array.from({ length: MOST_PICTURES + 5 }, (_, n) => get(`/pictures/${n}.webp`));
  await Promise.all(all.map((picture) => one.answer('picture', picture, wait)));
  await Promise.all(beside);
  expect(house.all.get('reverie-pictures')?.size).toBe(MOST_PICTURES);
  expect(await house.match('/pictures/4.webp')).toBeUndefined();
  expect(await house.match(`/pictures/${MOST_PICTURES + 4}.webp`)).toBeDefined();
});

test('every deck of a server has room at both sizes', () => {
  expect(MOST_PICTURES).toBeGreaterThanOrEqual(7 * 84 * 2);
});

test('they are counted once a hand that comes, and not for what is there already', async () => {
  const one = keeper();
  const hand = ['a', 'b', 'c'].map((name) => get(`/pictures/${name}.webp`));
  const asked = () => Promise.all(hand.map((card) => one.answer('picture', card, wait)));
  await asked();
  await Promise.all(beside.splice(0));
  expect(house.listed).toBe(1);
  await asked();
  expect([house.listed, beside]).toEqual([1, []]);
});

test('nobody waits until a picture is kept', async () => {
  const stuck = new Promise<never>(() => {});
  house.open = async () => ({ put: () => stuck, keys: () => stuck, delete: () => stuck });
  const answer = keeper().answer('picture', get('/pictures/1.webp'), wait);
  expect(await text(answer)).toBe('fresh /pictures/1.webp');
});

test('of older builds only the last one’s files stay, for tabs that are still open', async () => {
  for (const id of ['one', 'two', 'three']) {
    await keeper(id).install();
    await keeper(id).activate();
  }
  await house.open('somebody-elses');
  await keeper('three').activate();
  expect(await house.keys()).toEqual([
    'reverie-assets-two',
    'reverie-assets-three',
    'somebody-elses',
  ]);
});
