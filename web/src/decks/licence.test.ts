import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { t } from '../words/fluent';

const DECKS = fileURLToPath(new URL('../../../decks/', import.meta.url));

interface Manifest {
  kind: string;
  licence: string;
  artist: string;
}

const painted = readdirSync(DECKS)
  .map((deck) => JSON.parse(readFileSync(`${DECKS}${deck}/deck.json`, 'utf8')) as Manifest)
  .filter((deck) => deck.kind === 'painted');

test('what the page about us says of our pictures is what their decks say', () => {
  expect(painted.length).toBeGreaterThan(0);
  for (const { licence, artist } of painted) {
    expect(t('about-cards-licence')).toContain(licence.replaceAll('-', ' '));
    expect(t('about-cards-text').toLowerCase()).toContain(artist.toLowerCase());
  }
});
