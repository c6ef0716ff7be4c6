import { afterEach, expect, test, vi } from 'vitest';
import { codeOf, doors } from './http';

function answer(status: number, body: unknown) {
  const ask = vi.fn((..._request: unknown[]) =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    ),
  );
  vi.stubGlobal('fetch', ask);
  return ask;
}
const code = (promise: Promise<unknown>) => promise.then(() => 'no refusal', codeOf);

afterEach(() => vi.unstubAllGlobals());

test('several cards are asked for at once, with the table', async () => {
  const ask = answer(200, []);
  await doors.cards(['a', 'b'], 'tbl');
  expect(ask.mock.calls[0]?.[0]).toBe('/api/cards?id=a&id=b&table=tbl');
});

test('a name in an address cannot leave its place', async () => {
  const ask = answer(200, {});
  await doors.view('../decks?x');
  expect(ask.mock.calls[0]?.[0]).toBe('/api/tables/..%2Fdecks%3Fx/view');
});

test('what is sent is JSON', async () => {
  const ask = answer(200, {});
  await doors.takeSeat('tbl', { name: 'Þóra' });
  expect(ask.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"name":"Þóra"}',
    headers: { 'Content-Type': 'application/json' },
  });
});

test('a refusal carries the code of the server', async () => {
  answer(404, { code: 'no_such_table', message: 'There is no table here.' });
  expect(await code(doors.findCode('AAAA'))).toBe('no_such_table');
});

test('an answer that is not the server’s, or none, is unreachable', async () => {
  answer(502, '<html>Bad gateway</html>');
  expect(await code(doors.tables())).toBe('unreachable');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  expect(await code(doors.tables())).toBe('unreachable');
});
