import { isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import { sampleRound } from '../../testing/sample-rounds.ts';
import {
  daysLeft,
  markLines,
  missingUnits,
  type RoundCard,
  roundList,
  shownPercent,
  shownPrice,
  toRoundQuery,
} from './rounds.model.ts';

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

describe('the marks of a round', () => {
  it('[B30] are each in percent of the cap, and in euros', () => {
    expect(markLines(sampleRound()).map(({ percent, euros }) => [plain(percent), plain(euros)])).toEqual([
      ['50,0 %', '59 972,50 €'],
      ['20,8 %', '24 955,00 €'],
      ['12,5 %', '14 973,00 €'],
    ]);
  });

  it.each([
    ['745', null],
    ['621', null],
    ['620', '1'],
  ])('%s firm units of 621: %s are missing', (firm, missing) => {
    const marks = { firm, under_period: '0', waiting: '0' };
    expect(missingUnits(sampleRound({ marks }))).toBe(missing);
  });
});

describe('the days that a round has left', () => {
  it.each<[RoundCard['status'], string, string]>([
    ['open', '2026-11-12', '18 j'],
    ['open', '2026-12-01', 'Terminé'],
    ['oversubscribed', '2026-11-30', '0 j'],
    ['closed', '2026-11-12', '—'],
  ])('%s on %s: %s', (status, today, left) => {
    expect(plain(daysLeft(sampleRound({ status }), isoDay(today)))).toBe(left);
  });
});

const query = (search: string) => toRoundQuery(roundList.read(new URLSearchParams(search)));

describe('the list of rounds', () => {
  it('requests those under way unless its address names a view, without an order', () => {
    expect(query('')).toEqual(expect.objectContaining({ view: 'running', page: 1 }));
    expect(query('levees=terminees')).toMatchObject({ view: 'ended' });
    expect(query('')).not.toHaveProperty('sort');
  });

  it('shows prices with all their decimals, and percents with two', () => {
    expect(plain(shownPrice('80.12345678'))).toBe('80,12345678 €');
    expect(plain(shownPercent('18.52'))).toBe('18,52 %');
  });
});
