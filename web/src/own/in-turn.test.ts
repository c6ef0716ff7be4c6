import { expect, test } from 'vitest';
import { InTurn } from './in-turn.svelte';

test('what is wanted while something is on its way is done after it, not dropped', async () => {
  const turn = new InTurn();
  const done: string[] = [];
  let come = () => {};
  const first = turn.run(async () => {
    await new Promise<void>((go) => (come = go));
    done.push('order');
    return true;
  });
  const second = turn.run(async () => {
    done.push('title');
    return false;
  });
  await Promise.resolve();
  expect([turn.busy, done]).toEqual([true, []]);
  come();
  expect([await first, turn.busy]).toEqual([true, true]);
  expect([await second, turn.busy]).toEqual([false, false]);
  expect(done).toEqual(['order', 'title']);
});
