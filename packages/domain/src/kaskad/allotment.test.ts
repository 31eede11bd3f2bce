import { performance } from 'node:perf_hooks';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, sumOf, toText } from '../money/index.ts';
import {
  type AllotmentRule,
  allot,
  allotmentFigures,
  compareAllotments,
  type Demand,
  manualProblem,
} from './allotment.ts';
import { apportion, cumulativeShares, leastOf, percentShares, sumOfUnits } from './apportion.ts';
import { addedByRound, capTable, roundEffect, type ShareClass } from './cap-table.ts';
import { allotmentText } from './kaskad.texts.ts';
import type { RoundState } from './rounds.ts';
import { kaskadRuns, kaskadRunsTitle } from './testing.ts';

const demand = (id: string, units: bigint, minute = 0, hasPriority = false): Demand => ({
  id,
  units,
  firmAt: new Date(Date.UTC(2026, 10, 1, 0, minute)),
  hasPriority,
});
const worked = [demand('a', 1000n, 1), demand('b', 900n, 2), demand('c', 700n, 3), demand('d', 400n, 4)];
const proRata: AllotmentRule = { kind: 'pro_rata' };
const unitsOf = (demands: readonly Demand[], cap: bigint, rule: AllotmentRule) =>
  Object.fromEntries(allot(demands, cap, rule).map(({ id, allotted }) => [id, Number(allotted)]));

const minimumOf = (units: bigint): AllotmentRule => ({ kind: 'minimum_then_pro_rata', floor: units });

describe('allot', () => {
  it('[B35] shares pro rata by largest remainder, whatever the order of the input', () => {
    const shares = { a: 667, b: 600, c: 467, d: 266 };
    expect(unitsOf(worked, 2000n, proRata)).toEqual(shares);
    expect(unitsOf(worked.toReversed(), 2000n, proRata)).toEqual(shares);
  });

  it('[B35] gives the unit of two equal remainders to what was firm first, then to the smaller id', () => {
    expect(unitsOf([demand('a', 1n, 2), demand('b', 1n, 1)], 1n, proRata)).toEqual({ a: 0, b: 1 });
    expect(unitsOf([demand('b', 1n), demand('a', 1n)], 1n, proRata)).toEqual({ a: 1, b: 0 });
  });

  it('gives all that is requested up to the cap', () => {
    expect(unitsOf(worked, 3000n, proRata)).toEqual({ a: 1000, b: 900, c: 700, d: 400 });
    expect(unitsOf([], 3000n, proRata)).toEqual({});
    expect(unitsOf(worked, 0n, proRata)).toEqual({ a: 0, b: 0, c: 0, d: 0 });
  });

  it('serves the first that came, the last one in part', () => {
    expect(unitsOf(worked.toReversed(), 2000n, { kind: 'first_come' })).toEqual({
      a: 1000,
      b: 900,
      c: 100,
      d: 0,
    });
  });

  it('serves a minimum to everyone, then the rest pro rata', () => {
    // 500, 500, 500 and 400 first, then 100 among 500, 400 and 200.
    expect(unitsOf(worked, 2000n, minimumOf(500n))).toEqual({ a: 546, b: 536, c: 518, d: 400 });
    expect(unitsOf(worked, 100n, minimumOf(500n))).toEqual({ a: 27, b: 26, c: 26, d: 21 });
    expect(unitsOf(worked, 2000n, minimumOf(0n))).toEqual(unitsOf(worked, 2000n, proRata));
  });

  it('serves the reservations that were confirmed in time, then the others', () => {
    const demands = [...worked.slice(0, 3), demand('d', 400n, 4, true), demand('e', 500n, 5, true)];
    const rule: AllotmentRule = { kind: 'reservations_first' };
    expect(unitsOf(demands, 2000n, rule)).toEqual({ a: 423, b: 381, c: 296, d: 400, e: 500 });
    expect(unitsOf(demands, 600n, rule)).toEqual({ a: 0, b: 0, c: 0, d: 267, e: 333 });
  });

  it('[B39] takes units typed by hand, whose sum must be the cap', () => {
    const typed = new Map([
      ['a', 1000n],
      ['b', 900n],
      ['c', 99n],
    ]);
    const problem = (changes: readonly [string, bigint][] = []) =>
      manualProblem(worked, 2000n, new Map([...typed, ...changes]));
    expect(problem()).toEqual({ reason: 'sumDiffers', difference: -1n });
    expect(problem([['c', 101n]])).toEqual({ reason: 'sumDiffers', difference: 1n });
    expect(problem([['c', 100n]])).toBe(null);
    const all = new Map(worked.map(({ id, units }) => [id, units]));
    expect(manualProblem(worked, 5000n, all)).toBe(null);
    expect(problem([['d', 401n]])).toEqual({ reason: 'aboveRequested', id: 'd' });
    expect(problem([['d', -1n]])).toEqual({ reason: 'negative', id: 'd' });
    expect(problem([['x', 1n]])).toEqual({ reason: 'unknown', id: 'x' });
    expect(unitsOf(worked, 2000n, { kind: 'manual', typed })).toEqual({ a: 1000, b: 900, c: 99, d: 0 });
  });

  it('refuses what cannot be allotted', () => {
    expect(() => allot([demand('a', -1n)], 1n, proRata)).toThrow(RangeError);
    expect(() => allot([demand('a', 1n), demand('a', 1n)], 1n, proRata)).toThrow(RangeError);
    expect(() => allot([], -1n, proRata)).toThrow(RangeError);
  });

  it('[B36] explains what an investment got in one sentence', () => {
    const demands = [demand('a', 50n), demand('b', 3075n)];
    const [mine] = allot(demands, 2000n, proRata);
    const round = { price: decimal(100), demand: 3125n, cap: 2000n, rule: 'pro_rata' } as const;
    const text = mine && allotmentText(allotmentFigures(mine, round));
    expect(text?.replaceAll(/\s/g, ' ')).toBe(
      'Demandé 5 000 €, alloué 3 200 € : souscription 1,56× le plafond, règle pro rata',
    );
    const whole = { id: 'a', requested: 62n, allotted: 62n };
    const figures = allotmentFigures(whole, { ...round, price: decimal('80.55'), demand: 2000n });
    expect(allotmentText(figures).replaceAll(/\s/g, ' ')).toBe('Demandé 4 994,10 €, alloué 4 994,10 €');
  });

  it('[B37] compares two rules person by person', () => {
    const compared = compareAllotments(
      allot(worked, 2000n, proRata),
      allot(worked, 2000n, { kind: 'first_come' }),
    );
    expect(compared.rows.map(({ id, difference }) => [id, Number(difference)])).toEqual([
      ['a', 333],
      ['b', 300],
      ['c', -367],
      ['d', -266],
    ]);
    expect(compared).toMatchObject({ gaining: 2, losing: 2 });
    expect(compared.rows[0]).toMatchObject({ requested: 1000n, first: 667n, second: 1000n });
  });

  it('[B52] allots 100 000 investments within 5 seconds', () => {
    const many = Array.from({ length: 100_000 }, (_, place) =>
      demand(`${place}`, BigInt(1 + ((place * 7919) % 997)), place % 50_000, place % 3 === 0),
    );
    const started = performance.now();
    const cap = sumOfUnits(many.map(({ units }) => units)) / 3n;
    expect(sumOfUnits(allot(many, cap, proRata).map(({ allotted }) => allotted))).toBe(cap);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

const demands = fc
  .array(
    fc.record({
      units: fc.oneof(fc.bigInt({ min: 0n, max: 20n }), fc.bigInt({ min: 0n, max: 10n ** 12n })),
      minute: fc.nat(5),
      hasPriority: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map(({ units, minute, hasPriority }, place) => demand(`${place}`, units, minute, hasPriority)),
  );
const rules = fc.oneof(
  fc.constantFrom<AllotmentRule>(proRata, { kind: 'first_come' }, { kind: 'reservations_first' }),
  fc
    .bigInt({ min: 0n, max: 1000n })
    .map((floor): AllotmentRule => ({ kind: 'minimum_then_pro_rata', floor })),
);
const percent = fc.bigInt({ min: 0n, max: 120n });
const totalOf = (list: readonly Demand[]) => sumOfUnits(list.map(({ units }) => units));

describe(`[B35] the laws of an allotment, ${kaskadRunsTitle}`, () => {
  it('the sum is min(cap, Σ requested), nothing is above what was requested, and the order of the input is irrelevant', () => {
    fc.assert(
      fc.property(demands, percent, rules, (list, share, rule) => {
        const cap = (totalOf(list) * share) / 100n;
        const allotted = allot(list, cap, rule);
        expect(sumOfUnits(allotted.map((one) => one.allotted))).toBe(leastOf(cap, totalOf(list)));
        expect(allotted.every((one) => one.allotted >= 0n && one.allotted <= one.requested)).toBe(true);
        expect(allot(list.toReversed(), cap, rule)).toEqual(allotted);
        const compared = compareAllotments(allotted, allot(list, cap, proRata));
        expect(sumOfUnits(compared.rows.map(({ difference }) => difference))).toBe(0n);
      }),
      kaskadRuns,
    );
  });

  it('pro rata gives no less to a larger demand, nor to a demand that grows', () => {
    fc.assert(
      fc.property(
        demands,
        percent,
        fc.nat(),
        fc.bigInt({ min: 1n, max: 1000n }),
        (list, share, pick, more) => {
          fc.pre(list.length > 0);
          const cap = (totalOf(list) * share) / 100n;
          const bySize = allot(list, cap, proRata).toSorted((a, b) =>
            a.requested < b.requested ? -1 : a.requested > b.requested ? 1 : 0,
          );
          for (const [place, { requested, allotted }] of bySize.entries()) {
            const before = bySize[place - 1];
            if (before !== undefined && before.requested < requested)
              expect(allotted >= before.allotted).toBe(true);
          }
          const at = pick % list.length;
          const raised = list.map((one, place) => (place === at ? { ...one, units: one.units + more } : one));
          const of = (all: readonly Demand[]) => allot(all, cap, proRata).find(({ id }) => id === `${at}`);
          expect((of(raised)?.allotted ?? 0n) >= (of(list)?.allotted ?? 0n)).toBe(true);
        },
      ),
      kaskadRuns,
    );
  });
});

describe('shares of a whole', () => {
  it('refuses weights without a positive sum', () => {
    for (const weights of [[], [0n], [2n, -1n]]) {
      expect(() => apportion(1n, weights)).toThrow(RangeError);
      expect(() => cumulativeShares(1n, weights)).toThrow(RangeError);
    }
  });

  it('[B40] percentages sum up to 100.00, also of seven holders of a third-like split', () => {
    const shares = percentShares([1n, 1n, 1n, 1n, 1n, 1n, 1n]);
    expect(shares.map((share) => toText(share, 2))).toEqual([
      ...Array.from({ length: 4 }, () => '14.29'),
      ...Array.from({ length: 3 }, () => '14.28'),
    ]);
    expect(toText(sumOf(shares))).toBe('100');
    expect(percentShares([0n, 0n]).map((share) => toText(share))).toEqual(['0', '0']);
  });
});

const classes: readonly ShareClass[] = [
  { id: 'ordinary', isIssued: true },
  { id: 'bspce', isIssued: false },
];
const founder = { holder: 'Fondateurs', shareClass: 'ordinary', units: 1_000_000n };
const round = {
  holdings: [{ holder: 'Tour', shareClass: 'ordinary', units: 250_000n }],
  price: decimal(4),
};

const added = (state: RoundState, allotted: bigint | null) => addedByRound({ state, cap: 250n }, allotted);

describe('the cap table', () => {
  it('[B40] before and after a round: 20,00 %, and a valuation of 5 000 000 €', () => {
    const { after, worths } = roundEffect(classes, [founder], round);
    expect(worths && [toText(worths.preMoney), toText(worths.postMoney)]).toEqual(['4000000', '5000000']);
    expect(after.rows.map(({ holder, issuedPercent }) => [holder, toText(issuedPercent, 2)])).toEqual([
      ['Fondateurs', '80.00'],
      ['Tour', '20.00'],
    ]);
    expect(after.totals).toEqual({ units: [1_250_000n, 0n], issued: 1_250_000n, diluted: 1_250_000n });
  });

  it('[B40] with 100 000 BSPCE the round is 20,00 % issued and 18,52 % diluted', () => {
    const bspce = { holder: 'Équipe', shareClass: 'bspce', units: 100_000n };
    const { before, after, worths } = roundEffect(classes, [founder, bspce], round);
    const row = after.rows.find(({ holder }) => holder === 'Tour');
    expect(row && [toText(row.issuedPercent, 2), toText(row.dilutedPercent, 2)]).toEqual(['20.00', '18.52']);
    expect(toText(sumOf(after.rows.map(({ dilutedPercent }) => dilutedPercent)))).toBe('100');
    expect(worths && toText(worths.postMoney)).toBe('5400000');
    expect(before.rows.map(({ holder, issued }) => [holder, issued])).toEqual([
      ['Fondateurs', 1_000_000n],
      ['Équipe', 0n],
    ]);
  });

  it('adds its cap until it is allotted, then what was allotted, and nothing once it failed or was cancelled', () => {
    expect([
      added('open', null),
      added('closed', null),
      added('closed', 200n),
      added('issued', 200n),
    ]).toEqual([250n, 250n, 200n, 200n]);
    expect([added('failed', null), added('canceled', null)]).toEqual([0n, 0n]);
    expect(roundEffect(classes, [], round).worths).toBeNull();
  });

  it('lists the largest holders first, equal ones by name', () => {
    const held = ['B', 'C', 'A'].map((holder) => ({
      holder,
      shareClass: 'ordinary',
      units: holder === 'C' ? 2n : 1n,
    }));
    expect(capTable(classes, held).rows.map(({ holder }) => holder)).toEqual(['C', 'A', 'B']);
  });

  it('adds up the movements of a holder, and refuses a class that is not listed', () => {
    const moved = capTable(classes, [
      founder,
      { ...founder, units: -400n },
      { ...founder, shareClass: 'bspce', units: 1n },
    ]);
    expect(moved.rows).toHaveLength(1);
    expect(moved.rows[0]).toMatchObject({ units: [999_600n, 1n], issued: 999_600n, diluted: 999_601n });
    expect(() => capTable(classes, [{ ...founder, shareClass: 'x' }])).toThrow(RangeError);
  });

  it(`[B40] every column sums up to its total and to 100.00, ${kaskadRunsTitle}`, () => {
    const holdings = fc.array(
      fc.record({
        holder: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G'),
        shareClass: fc.constantFrom('ordinary', 'bspce'),
        units: fc.bigInt({ min: 1n, max: 10n ** 9n }),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(holdings, (held) => {
        const { rows, totals } = capTable(classes, held);
        expect(totals.diluted).toBe(sumOfUnits(held.map(({ units }) => units)));
        expect(sumOfUnits(rows.map(({ issued }) => issued))).toBe(totals.issued);
        expect(toText(sumOf(rows.map(({ dilutedPercent }) => dilutedPercent)))).toBe('100');
        const issued = toText(sumOf(rows.map(({ issuedPercent }) => issuedPercent)));
        expect(issued).toBe(totals.issued === 0n ? '0' : '100');
      }),
      kaskadRuns,
    );
  });
});
