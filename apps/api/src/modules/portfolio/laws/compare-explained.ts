// Compares the rows that explain a client's figures with what was booked and recomputed.
import type { components } from '@repo/api-sdk/spec';
import { expect } from 'vitest';
import { added, double, type Fixed, fixed, size, times, UNIT } from './fixed-point.ts';
import type { Published, StrategyId } from './histories.ts';
import { lastUpTo } from './published.ts';
import type { Recomputed, RecomputedStrategy } from './recompute.ts';

/** Rows in any order, as text. */
export const sorted = (rows: readonly (readonly (bigint | string)[])[]) => rows.map(String).toSorted();

type Figures = components['schemas']['ExplainedFigures'];
export type Explained = components['schemas']['ExplainedStrategy'];

export const explainedOf = ({ strategies: all }: Figures, id: StrategyId): Explained | undefined =>
  all.find(({ strategy_id: strategy }) => strategy === id);

/** What was booked, as a response has it. */
export const bookedIn = ({ movements = [] }: Partial<Explained> = {}) =>
  sorted(
    movements.map(({ kind, order_date: orderDay, date, currency, amount, fee, units }) => [
      kind,
      orderDay,
      date,
      currency,
      fixed(amount),
      fixed(fee),
      fixed(units),
    ]),
  );

/** Unrounded amounts are written with eighteen decimals. */
export function expectExact(actual: string | null | undefined, wanted: Fixed, name: string): void {
  const off = size(fixed(actual ?? '999999999999999') - wanted);
  if (off > UNIT / 10n ** 15n) expect.fail(`${name}: ${actual} in place of ${double(wanted)}`);
}

/** The rows that explain the figures: as they were booked, and what became of them at current prices. */
export function expectExplained({
  name,
  explained,
  expected,
}: {
  name: string;
  explained: Figures;
  expected: Recomputed;
}): void {
  expect(explained.until, name).toBe(expected.until);
  for (const [strategy, own] of expected.strategies) {
    const rows = explainedOf(explained, strategy);
    expect(bookedIn(rows), name).toEqual(
      sorted(
        own.movements.map(({ kind, orderDay, day, currency, cash, fee, units }) => [
          kind,
          orderDay,
          day,
          currency,
          cash,
          fee,
          units,
        ]),
      ),
    );
    expectExact(rows?.yield_generated, own.yielded, `${name}, yield`);
    expectExact(rows?.execution_effect, own.executionGap, `${name}, execution`);
    const parts = [rows?.strategy_effect, rows?.fx_effect, rows?.execution_effect, rows?.fees];
    expectExact(rows?.yield_generated, added(parts.map((part) => fixed(part ?? ''))), `${name}, parts`);
  }
}

/** What the units held earned from day to day, at an exchange rate that does not move. */
export function gainOf({ units }: RecomputedStrategy, published: Published, rate: Fixed): Fixed {
  const days = [...units.keys()];
  const priceOf = (day: string) => fixed(lastUpTo(published, day) ?? '');
  return added(
    days.slice(1).map((day, index) => {
      const before = days[index] ?? '';
      return times(times(units.get(before) ?? 0n, priceOf(day) - priceOf(before)), rate);
    }),
  );
}
