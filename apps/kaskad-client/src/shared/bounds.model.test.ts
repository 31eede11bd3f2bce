import { expect, it } from 'vitest';
import { boundsOf, shareAfter, unitsRefusal } from './bounds.model.ts';
import { sampleConditions, sampleRound, sampleRoundDetail } from './rounds.fixture.ts';

const words = {
  underMinimum: (units: string) => `minimum ${units}`,
  overMaximum: (units: string) => `maximum ${units}`,
  overCap: (units: string) => `cap ${units}`,
};
const write = (units: bigint) => units.toString();

it.each([
  [{}, {}, { least: 5n, most: 124n, held: 0n, remaining: null }],
  [{ most: null }, { held: '62', remaining: '249' }, { least: 5n, most: null, held: 62n, remaining: 249n }],
])('a round with %j and conditions %j has its bounds', (round, mine, bounds) => {
  const detail = sampleRoundDetail({ round: sampleRound(round), mine: sampleConditions(mine) });
  expect(boundsOf(detail)).toEqual(bounds);
});

it.each([
  [5n, {}, null],
  [124n, {}, null],
  [4n, {}, 'minimum 5'],
  [0n, {}, 'minimum 5'],
  [125n, {}, 'maximum 124'],
  [63n, { held: '62' }, 'maximum 62'],
  [5n, { held: '124' }, 'maximum 0'],
  [10n, { remaining: '9' }, 'cap 9'],
  [9n, { remaining: '9' }, null],
])('%s units under %j are refused with the figure that is left: %s', (units, mine, refusal) => {
  const detail = sampleRoundDetail({ mine: sampleConditions(mine) });
  expect(unitsRefusal(units, detail, { words, write })).toBe(refusal);
});

it.each([
  [62n, '12000', 62 / 13_490],
  [1490n, '0', 1],
  [62n, null, null],
])('%s units beside %s diluted shares are %s of the capital', (units, diluted_shares, share) => {
  const after = shareAfter(units, sampleRoundDetail({ diluted_shares }));
  if (share === null) expect(after).toBeNull();
  else expect(after).toBeCloseTo(share, 5);
});
