import { expect, test } from 'vitest';
import { has } from '../../words/fluent';
import { directions } from './directions';

test.each([true, false])('every direction has words, and all come round (free: %s)', (free) => {
  const seen = new Set<string>();
  for (let start = 0; start < 30; start += 3) {
    const three = directions(start, free);
    expect(new Set(three).size).toBe(3);
    for (const key of three) seen.add(key);
  }
  expect([...seen].filter((key) => !has(key))).toEqual([]);
  expect(seen.size).toBe(free ? 10 : 16);
});
