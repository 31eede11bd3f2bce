// Compares a response in a currency that some movement is older than with what that currency can express.
import { expect } from 'vitest';
import { decimalsOf, expectSame, titleOf } from './compare.ts';
import { times, written } from './fixed-point.ts';
import type { Case } from './play-histories.fixture.ts';
import { isKnown, rateOf } from './published.ts';
import type { RecomputedStrategy } from './recompute.ts';

type Kept = NonNullable<Case['kept']>;
type Headline = Kept['response']['headlines'][string];

/** Nothing is compared where every movement has a quote. */
export function expectKept({ name, market, expected, kept }: Case): void {
  if (kept === null) return;
  const { currency, response } = kept;
  expect(response.portfolio, name).toMatchObject({ currency, not_computable: { currency } });
  const known = (day: string) => isKnown(market, currency, day);
  for (const [strategy, own] of expected.strategies) {
    const headline = response.headlines[titleOf(strategy)];
    expectNulls(headline, own, { name, known, isValueKnown: own.current === 0n || known(expected.until) });
    if (own.current === 0n || headline?.current_amount == null) continue;
    const worth = times(own.currentEur, rateOf(market, ['EUR', currency], expected.until));
    const amount = written(worth, decimalsOf[currency]);
    expectSame(headline.current_amount, amount, { name, currency, slack: { money: 0n, rate: 0 } });
  }
  const held = response.valuation_history.aggregated.points.filter(({ value }) => value > 0);
  expect(
    held.every(({ date }) => known(date)),
    name,
  ).toBe(true);
}

interface Quoted {
  name: string;
  known: (day: string) => boolean;
  isValueKnown: boolean;
}

function expectNulls(
  headline: Headline | undefined,
  { movements }: RecomputedStrategy,
  { name, known, isValueKnown }: Quoted,
): void {
  const paidOn = movements.filter(({ kind }) => kind === 'payment').map(({ day }) => day);
  const isYieldKnown = isValueKnown && movements.every(({ day }) => known(day));
  expect(
    [headline?.total_in, headline?.current_amount, headline?.yield_generated].map((one) => one === null),
    name,
  ).toEqual([!paidOn.every(known), !isValueKnown, !isYieldKnown]);
}
