import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, sumOf } from '../money/index.ts';
import {
  houseBooks,
  type Movement,
  PERIODS,
  type Period,
  prepareMarket,
  totalClient,
  valueHouse,
} from './index.ts';
import { histories } from './testing.ts';

/** Every other contract is another client's. */
const clientOf = ({ contractId }: Movement) =>
  contractId.charCodeAt(contractId.length - 1) % 2 === 0 ? 'a' : 'b';

/** As the database sums them: one of each strategy, kind, asset and day. */
function summedByDay(movements: readonly Movement[]): Movement[] {
  const groups = Map.groupBy(
    movements,
    ({ strategy, kind, asset, day }) => `${strategy} ${kind} ${asset} ${day}`,
  );
  return [...groups].flatMap(([id, same]) => {
    const [first] = same;
    if (first === undefined) return [];
    return [
      {
        ...first,
        id,
        contractId: first.strategy,
        cash: sumOf(same.map(({ cash }) => cash)),
        fee: sumOf(same.map(({ fee }) => fee)),
        units: sumOf(same.map(({ units }) => units)),
      },
    ];
  });
}

test('what all hold is the sum of what each client holds, and each bridge ends at it', () => {
  fc.assert(
    fc.property(histories, fc.constantFrom<Period>(...PERIODS), ({ market: input, booked }, period) => {
      const market = prepareMarket(input);
      const clients = [...Map.groupBy(booked.movements, clientOf).values()];
      const movements = summedByDay(booked.movements);
      const house = valueHouse(houseBooks(market, { movements, waiting: [], currency: 'EUR' }), period);
      const each = clients.flatMap(
        (own) => totalClient(market, { movements: own, waiting: [], currency: 'EUR' }).allocations,
      );
      for (const { strategy, now, start, current, previous } of house.strategies) {
        const theirs = sumOf(
          each.filter((one) => one.strategy === strategy).map((one) => one.current_amount_eur),
        );
        expect(now.minus(theirs).abs().lt(decimal('0.000001'))).toBe(true);
        for (const { gain, parts } of [current, previous]) {
          const sum = sumOf(Object.values(parts));
          expect(sum.minus(gain).abs().lt(decimal('0.000001'))).toBe(true);
        }
        const end = start
          .plus(current.paid)
          .minus(current.withdrawn)
          .minus(current.closed)
          .plus(current.gain);
        expect(end.minus(now).abs().lt(decimal('0.000001'))).toBe(true);
        const last = house.buckets.at(-1)?.values.get(strategy) ?? Number.NaN;
        expect(last).toBeCloseTo(now.toNumber(), 4);
      }
      const yielded = house.strategies.reduce(
        (sum, { current }) => sum + current.parts.strategy_effect.toNumber(),
        0,
      );
      const bars = house.buckets.reduce((sum, bucket) => sum + bucket.yielded, 0);
      expect(Math.abs(bars - yielded)).toBeLessThan(1e-6 * Math.max(1, Math.abs(yielded)) + 1e-4);
    }),
    { numRuns: 60 },
  );
});
