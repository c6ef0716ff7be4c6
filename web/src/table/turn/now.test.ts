import { describe, expect, test, vi } from 'vitest';
import { COLOURS } from '../../wire/messages';
import { listed, said } from '../people/listed';
import { awayLine, lineOf, now } from './now';
import { choose, clue, tableView, vote } from '../people/sample';

const key = (...wish: Parameters<typeof now>) => now(...wish).key;

describe('the clue', () => {
  test('the first turn is everybody’s (S4)', () => {
    const view = tableView(clue(null), { waiting: [0, 1, 2, 3] });
    expect(now(view)).toMatchObject({ key: 'now-race', mine: true });
    expect(key(view, { changing: true })).toBe('now-tell');
    expect(key(view, { changing: true, picked: 1, written: true })).toBe('now-tell-ready');
  });

  test('among rabbits alone one of them begins, for whoever has never played', () => {
    const view = tableView(clue(null), { waiting: [0, 1, 2, 3] });
    const chairs = view.chairs.map((one) => ({ ...one, bot: one.seat === 0 ? null : 'poet' }));
    expect(now({ ...view, chairs })).toMatchObject({ key: 'now-race-rabbit', mine: false });
    expect(key({ ...view, chairs }, { changing: true })).toBe('now-tell');
    vi.stubGlobal('localStorage', { getItem: () => '{"given":{"clue":"1"}}' });
    expect(key({ ...view, chairs })).toBe('now-race');
    vi.unstubAllGlobals();
  });

  test('in party the first clue is given over covered cards', () => {
    const view = tableView(clue(null, false), { game: 'party', people: 6, covered: true });
    expect(key(view)).toBe('now-race-covered');
    expect(key(view, { changing: true })).toBe('now-tell-free');
  });

  test('the storyteller is led from card to words', () => {
    const view = tableView(clue(0), { waiting: [0] });
    expect(now(view)).toMatchObject({ key: 'now-tell', mine: true });
    expect(key(view, { picked: 1 })).toBe('now-tell-words');
    expect(key(view, { picked: 1, written: true })).toBe('now-tell-ready');
  });

  test('with `partner_only` the team-mate lays the card (T9)', () => {
    const options = { team_card: 'partner_only' as const };
    const view = tableView(clue(0, false), { game: 'teams', people: 6, options, waiting: [0] });
    expect(lineOf(view).line).toContain('Dag lays a card');
  });

  test('the others hear whom the table waits for', () => {
    const view = tableView(clue(1), { waiting: [1] });
    expect(lineOf(view)).toEqual({ line: 'Bo is looking for a clue.', mine: false });
  });

  test('a storyteller who is away is the reason, and the host hears what to do', () => {
    const wish = { waiting: [1], away: [1] };
    expect(key(tableView(clue(1), { ...wish, host: 2 }))).toBe('now-away');
    expect(key(tableView(clue(1), { ...wish, host: 0 }))).toBe('now-away-host');
    expect(key(tableView(clue(1), { ...wish, you: null }))).toBe('now-away');
    expect(lineOf(tableView(clue(1), { ...wish, host: 2 })).line).toBe(
      'Bo is away. Cleo may go on without them.',
    );
  });

  test('nobody is told to wait for a host who is away themselves', () => {
    const wish = { waiting: [1], away: [1], host: 1 };
    expect(key(tableView(clue(1), wish))).toBe('now-away-soon');
    expect(key(tableView(choose(), wish))).not.toBe('now-away-soon');
    expect(key(tableView(choose({ yours: ['a'] }), wish))).toBe('now-away-soon');
    expect(key(tableView(vote({ yours: { places: [1], red: null } }), wish))).toBe('now-away-soon');
    expect(awayLine(tableView(clue(1), { ...wish, you: null }))).toContain('Bo is away.');
    expect(awayLine(tableView(clue(1), { you: null, waiting: [1] }))).toBeNull();
  });

  test('a spectator of the race is not asked for a clue', () => {
    const view = tableView(clue(null), { you: null, waiting: [0, 1, 2, 3] });
    expect(now(view)).toMatchObject({ key: 'now-wait-race', mine: false });
  });
});

describe('choosing', () => {
  test('one card, or two at three players (C18)', () => {
    expect(lineOf(tableView(choose(), { waiting: [0] })).line).toContain('Which of yours');
    const two = tableView(choose({ wanted: 2 }), { people: 3, waiting: [0, 2] });
    expect(lineOf(two).line).toContain('Which two');
  });

  test('a choice may be changed until all have chosen (X1)', () => {
    const view = tableView(choose({ yours: ['a'], done: [0, 1] }), { waiting: [2, 3] });
    expect(lineOf(view)).toEqual({
      line: 'Waiting for Cleo and Dag. You may still change it.',
      mine: false,
    });
    expect(now(view, { changing: true }).mine).toBe(true);
  });

  test('a stand-in’s choice for me is said to be one (H4)', () => {
    const view = tableView(choose({ yours: ['a'], stand_ins: [0] }), { waiting: [2] });
    expect(key(view)).toBe('now-stood-card');
  });

  test('the storyteller waits', () => {
    const view = tableView(choose({ storyteller: 0, wanted: 0, yours: ['a'] }), { waiting: [1] });
    expect(key(view)).toBe('now-wait-card-teller');
  });

  test('in party the storyteller lays a card like everybody (P2)', () => {
    const view = tableView(choose({ storyteller: 0 }), { game: 'party', people: 6, waiting: [0] });
    expect(now(view)).toMatchObject({ key: 'now-choose-party', mine: true });
  });

  test('of a pair either may give, then the other hears who did (T4)', () => {
    const teams = { game: 'teams', people: 6 };
    const open = tableView(choose(), { ...teams, waiting: [0, 3] });
    expect(lineOf(open).line).toBe('You or Dag: one of you lays a card.');
    const given = tableView(choose({ wanted: 0, done: [3] }), { ...teams, waiting: [2] });
    expect(lineOf(given).line).toContain('Dag laid for both of you');
  });

  test('the storyteller’s team-mate gives, alone (T3, T9)', () => {
    const teams = { game: 'teams', people: 6, waiting: [0] };
    expect(key(tableView(choose({ storyteller: 3 }), teams))).toBe('now-choose-mate');
    const only = { ...teams, options: { team_card: 'partner_only' as const } };
    expect(key(tableView(choose({ storyteller: 3 }), only))).toBe('now-choose-target');
  });

  test('who watches hears whom the table waits for', () => {
    const view = tableView(choose({ wanted: 0 }), { you: null, waiting: [0, 2] });
    expect(lineOf(view).line).toBe('Waiting for Ada and Cleo to lay a card.');
  });

  test('a newcomer sits down with the next turn (H7)', () => {
    const view = tableView(choose({ wanted: 0 }), { you: 4, newcomers: [4], waiting: [0] });
    expect(now(view)).toMatchObject({ key: 'now-newcomer', mine: false });
  });
});

describe('voting', () => {
  test('one vote, or one or two (O3)', () => {
    expect(lineOf(tableView(vote(), { waiting: [0] })).line).toContain('Vote for it');
    const two = tableView(vote({ most: 2 }), { game: 'odyssey', people: 8, waiting: [0] });
    expect(lineOf(two).line).toContain('One vote, or two');
  });

  test('green, and the storyteller’s red (P3, P4)', () => {
    const party = { game: 'party', people: 6, waiting: [0] };
    expect(key(tableView(vote({ barred: [] }), party))).toBe('now-vote-party');
    expect(key(tableView(vote({ storyteller: 0, red: true }), party))).toBe('now-vote-red');
  });

  test('a vote may be changed until the last is in (X1)', () => {
    const view = tableView(vote({ yours: { places: [1], red: null } }), { waiting: [3] });
    expect(key(view)).toBe('now-wait-vote-mine');
    expect(now(view, { changing: true })).toMatchObject({ key: 'now-vote', mine: true });
  });

  test('the storyteller and a pair’s giver only watch (C5, T6)', () => {
    const teller = tableView(vote({ storyteller: 0, most: 0 }), { waiting: [2] });
    expect(key(teller)).toBe('now-wait-vote-teller');
    const giver = tableView(vote({ most: 0, voters: [3, 5] }), {
      game: 'teams',
      people: 6,
      waiting: [3],
    });
    expect(lineOf(giver).line).toContain('Dag votes for both of you');
  });
});

test('what has waited long enough is for a clockwork rabbit, and everybody is told so', () => {
  const late = {
    ...tableView(vote({ yours: { places: [1], red: null } }), { waiting: [2], host: 1 }),
    overdue: true,
  };
  expect(lineOf(late).line).toBe('Still waiting for Cleo. A clockwork rabbit may step in.');
  expect(now({ ...late, called: [2] }).key).toBe('now-wait-vote-mine');
});

test('surplus cards, and the table at rest (H9, H10)', () => {
  const trim = (surplus: number) => ({ phase: 'trim' as const, storyteller: 1, surplus });
  expect(now(tableView(trim(1), { waiting: [0] })).mine).toBe(true);
  expect(lineOf(tableView(trim(0), { waiting: [2] })).line).toContain('Cleo');
  const rest = tableView({ phase: 'rest', players: [3, 4, 5] }, { people: 2 });
  expect(lineOf(rest).line).toBe('The game is paused until one more sits down.');
});

test('names that do not fit are counted', () => {
  expect(listed(['Bo'])).toBe('Bo');
  expect(listed(['Bo', 'Cleo', 'Dag'])).toBe('Bo, Cleo and Dag');
  expect(listed(['Þorgerður Sigurðardóttir', 'Bo'])).toBe('Þorgerður Sigurðardóttir and one other');
  expect(listed(COLOURS.map(String))).toBe('poppy, sky and 10 others');
  expect(said([])).toBe(0);
});

test('every line fits two rows of a small phone', () => {
  const long = 'Þorgerður Sigurðardóttir';
  const phases = [clue(1), choose(), choose({ yours: ['a'] }), vote(), vote({ most: 2 })];
  for (const phase of phases) {
    const view = tableView(phase, { waiting: [1, 2, 3] });
    const chairs = view.chairs.map((one) => ({ ...one, name: long }));
    const { line } = lineOf({ ...view, chairs });
    expect(line, line).toContain('Þorgerður');
    expect(line.length, line).toBeLessThanOrEqual(64);
  }
});
