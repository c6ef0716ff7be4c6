import { expect, test } from 'vitest';
import { seatAddress, seatIn, secretIn } from './seat-link';

test('the secret is found in the address it was put into', () => {
  const address = new URL(seatAddress('http://localhost:8420/t/abc', 'Bz_-x'));
  expect(address.pathname).toBe('/t/abc');
  expect(secretIn(address.hash)).toBe('Bz_-x');
});

test('other fragments are none of our business', () => {
  expect([secretIn(''), secretIn('#seat='), secretIn('#rules')]).toEqual([null, null, null]);
});

test('the first byte is the seat; what is no link names nobody', () => {
  // made by the server: struct ">Bd8s" of seat 7, url-safe base64
  expect(seatIn('B0HaQ0xQAAAAAQIDBAUGBwg')).toBe(7);
  expect(seatIn('C_-_')).toBe(11);
  expect(seatIn('!')).toBeNull();
});
