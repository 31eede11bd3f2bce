import { describe, expect, it } from 'vitest';
import { sampleGrant, waitingGrant } from './grants.fixture.ts';
import { readGrant, shareOf, sumsByClass, trancheDay } from './grants.model.ts';

const first = readGrant(sampleGrant());
const day = '2026-11-22';

describe('a grant of the API', () => {
  it.each([
    ['2026-07-11', 0n, 'cliff'],
    ['2026-11-22', 20_000n, 'running'],
    ['2026-12-12', 22_000n, 'running'],
    ['2028-07-12', 60_000n, 'acquired'],
  ] as const)('has its figures on %s [B1]', (on, unlocked, status) => {
    expect(first.positionOn(on)).toMatchObject({ unlocked, status });
  });

  it('is summed with those of its class, with the first unlock of all of them', () => {
    const other = readGrant(sampleGrant({ id: 'grt_2', claimed: '0' }));
    const waiting = readGrant(
      waitingGrant({ class: { ...sampleGrant().class, id: 'cls_2', symbol: 'AUT' } }),
    );
    expect(sumsByClass([first, other, waiting], day)).toMatchObject([
      { total: 120_000n, claimable: 22_000n, next: { day: '2026-12-12', units: 4000n } },
      { total: 60_000n, claimable: 0n, next: null },
    ]);
  });
});

it.each([
  [1n, 3n, 0.333333],
  [0n, 0n, 0],
  [10n ** 27n, 10n ** 27n, 1],
])('%s of %s is a fraction of %s', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});

it.each([
  [{ from: null, months: 3, days: 0 }, null, 'TGE + 3 mois'],
  [{ from: null, months: 0, days: 0 }, null, 'TGE'],
  [{ from: null, months: 1, days: 4 }, null, 'TGE + 1 mois + 4 jours'],
  [{ from: '2026-01-12', months: 3, days: 0 }, null, 'Date suspendue'],
  [{ from: null, months: 3, days: 0 }, '2026-04-12', '12/04/2026'],
] as const)('the date %j, on %s, is written « %s » [B9]', (at, on, text) => {
  expect(trancheDay({ at, day: on }).replaceAll('\u00a0', ' ')).toBe(text);
});
