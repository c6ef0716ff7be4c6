import { expect, test, vi } from 'vitest';
import { inUtc, keepQuiet, minutesOf, NIGHT, quietHours } from './quiet';

test('a time of day in minutes', () => {
  expect(minutesOf('00:00')).toBe(0);
  expect(minutesOf('22:30')).toBe(1350);
  expect([minutesOf('24:00'), minutesOf('7'), minutesOf('')]).toEqual([null, null, null]);
});

test('quiet hours are told in UTC, across midnight and across the date line', () => {
  expect(inUtc(NIGHT, 0)).toEqual({ quiet_from: 1320, quiet_to: 480 });
  expect(inUtc(NIGHT, -120)).toEqual({ quiet_from: 1200, quiet_to: 360 });
  expect(inUtc(NIGHT, 300)).toEqual({ quiet_from: 180, quiet_to: 780 });
  expect(inUtc(NIGHT, -825)).toEqual({ quiet_from: 495, quiet_to: 1095 });
});

test('switched off, or nonsense, is never quiet', () => {
  expect(inUtc({ ...NIGHT, on: false }, 0)).toEqual({ quiet_from: 0, quiet_to: 0 });
  expect(inUtc({ ...NIGHT, from: '' }, 0)).toEqual({ quiet_from: 0, quiet_to: 0 });
});

test('kept on this device; what cannot be read is the night', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  expect(quietHours()).toEqual(NIGHT);
  keepQuiet({ on: false, from: '21:15', to: '09:00' });
  expect(quietHours()).toEqual({ on: false, from: '21:15', to: '09:00' });
  stored.set('reverie-quiet', '{"from":"99:99","on":"x"}');
  expect(quietHours()).toEqual(NIGHT);
  stored.set('reverie-quiet', '{');
  expect(quietHours()).toEqual(NIGHT);
});
