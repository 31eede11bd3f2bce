import { expect, it } from 'vitest';
import { decimal } from '../money/index.ts';
import { type MatchReasons, matchMaxima, matchPoints, matchScore } from './match-score.ts';

const none: MatchReasons = {
  reference: null,
  isProofTxid: null,
  gap: null,
  payer: 'unknown',
  origin: 'unknown',
  day: 'since_creation',
  expectation: 'awaited',
};
const gap = (kind: 'within' | 'short' | 'over', percent: string) =>
  ({ kind, difference: decimal(percent), percent: decimal(percent) }) as const;

it('the most of each criterion sums to 100', () => {
  expect(Object.values(matchMaxima).reduce((sum, most) => sum + most, 0)).toBe(100);
});

// Points of reference, amount, payer and day, then the score.
it.each<[string, Partial<MatchReasons>, string]>([
  ['nothing', { day: 'long_before' }, '0 0 0 0 = 0'],
  ['a day since the creation', {}, '0 0 0 10 = 10'],
  ['a day shortly before it', { day: 'before' }, '0 0 0 5 = 5'],
  ['the number of the contract', { reference: 'po_number' }, '40 0 0 10 = 50'],
  ['the reference of the proof', { reference: 'proof' }, '25 0 0 10 = 35'],
  ['the hash of the proof', { isProofTxid: true }, '40 0 0 10 = 50'],
  ['another hash', { isProofTxid: false }, '0 0 0 10 = 10'],
  ['the hash and a reference', { isProofTxid: true, reference: 'proof' }, '40 0 0 10 = 50'],
  ['the amount', { gap: gap('within', '0') }, '0 30 0 10 = 40'],
  ['an amount short by 5 %', { gap: gap('short', '-5') }, '0 12 0 10 = 22'],
  ['an amount short by more', { gap: gap('short', '-5.01') }, '0 0 0 10 = 10'],
  ['an amount over by 5 %', { gap: gap('over', '5') }, '0 12 0 10 = 22'],
  ['the holder', { payer: 'holder' }, '0 0 20 10 = 30'],
  ['their company', { payer: 'company' }, '0 0 20 10 = 30'],
  ['another payer', { payer: 'other' }, '0 0 0 10 = 10'],
  ['the declared address, of another name', { payer: 'other', origin: 'declared' }, '0 0 20 10 = 30'],
  ['the holder, from another address', { payer: 'holder', origin: 'other' }, '0 0 0 10 = 10'],
  [
    'coins of a contract of the mock, short by 0.8 %',
    { isProofTxid: true, gap: gap('short', '-0.8'), origin: 'declared' },
    '40 12 20 10 = 82',
  ],
  ['all', { reference: 'po_number', gap: gap('within', '0.1'), payer: 'holder' }, '40 30 20 10 = 100'],
])('a line that shows %s', (_what, change, expected) => {
  const points = matchPoints({ ...none, ...change });
  const { reference, amount, payer, day } = points;
  expect(`${[reference, amount, payer, day].join(' ')} = ${matchScore(points)}`).toBe(expected);
});
