import { describe, expect, it } from 'vitest';
import { sampleClaim, sampleGrant, waitingGrant } from '../../shared/grants.fixture.ts';
import { readGrant } from '../../shared/grants.model.ts';
import { foldRows, passedOn, trancheRows } from './tranches.model.ts';

const today = '2026-11-22';
const statesOf = (change: Parameters<typeof sampleGrant>[0], day: `${number}-${number}-${number}` = today) =>
  trancheRows(readGrant(sampleGrant(change)), [], day).map(({ state }) => state);

describe('the state of each tranche', () => {
  it.each([
    [{ claimed: '18000' }, ['claimed', 'claimed', 'claimed', 'claimed', 'unlocked', 'upcoming']],
    [{ claimed: '13000' }, ['claimed', 'partly_claimed', 'unlocked', 'unlocked', 'unlocked', 'upcoming']],
    [
      { claimed: '12000', pending: '4000' },
      ['claimed', 'pending', 'pending', 'unlocked', 'unlocked', 'upcoming'],
    ],
  ] as const)('with %j is %j', (change, states) => {
    expect(statesOf(change).slice(0, 6)).toEqual(states);
  });

  it('is that of the day which is simulated [B13]', () => {
    expect(statesOf({}, '2027-07-12').filter((state) => state === 'unlocked')).toHaveLength(9);
  });

  it('is to come without a date [B9]', () => {
    expect(trancheRows(readGrant(waitingGrant()), [], today)).toMatchObject([
      { state: 'upcoming', day: null },
    ]);
  });

  it('has the transaction that completed it', () => {
    const claims = [
      sampleClaim({ id: 'b', units: '4000', txid: 'second', requested_at: '2026-10-01T09:00:00.000Z' }),
      sampleClaim({ id: 'a', units: '13000', txid: 'first', requested_at: '2026-09-01T09:00:00.000Z' }),
      sampleClaim({ id: 'c', units: '9999', state: 'refused', txid: null }),
    ];
    const rows = trancheRows(readGrant(sampleGrant({ claimed: '17000' })), claims, today);
    expect(rows.slice(0, 4).map(({ txid }) => txid)).toEqual(['first', 'second', 'second', null]);
  });
});

describe('the folded tranches', () => {
  const rows = trancheRows(readGrant(sampleGrant()), [], today);
  const fold = (passed: number) => {
    const { shown, folded } = foldRows(rows, passed);
    return {
      shown: shown.map(({ number }) => number),
      folded: folded.map((part) => [part.after, part.rows[0]?.number, part.rows.at(-1)?.number]),
    };
  };

  it.each([
    [5, [1, 2, 3, 4, 5, 6, 7, 25], [[7, 8, 24]]],
    [0, [1, 2, 25], [[2, 3, 24]]],
    [
      15,
      [11, 12, 13, 14, 15, 16, 17, 25],
      [
        [null, 1, 10],
        [17, 18, 24],
      ],
    ],
    [25, [21, 22, 23, 24, 25], [[null, 1, 20]]],
  ])('with %s passed show %j and fold %j', (passed, shown, folded) => {
    expect(fold(passed)).toEqual({ shown, folded });
  });

  it('are none of a short list', () => {
    expect(foldRows(rows.slice(0, 4), 1).folded).toEqual([]);
  });

  it('follow the tranches that passed', () => {
    expect(passedOn(rows, today)).toBe(5);
  });
});
