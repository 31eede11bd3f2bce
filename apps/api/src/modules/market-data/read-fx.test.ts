import { isoDay } from '@repo/domain/dates';
import { type DisplayCurrency, ONE, toText } from '@repo/domain/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fxRates } from '../../db/schema/market-data.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { openMarket } from '../contracts/contracts.fixture.ts';
import { readFx } from './read-fx.ts';

let test: TestApp;

// A dollar at 0.80 EUR on the 1st and the 2nd, at 0.50 on the 5th; a bitcoin at 80 000 EUR on the 1st.
beforeAll(async () => {
  ({ test } = await openMarket());
  const published = { source: 'test', publishedAt: test.clock.now() };
  await test.deps.db
    .insert(fxRates)
    .values({ base: 'EUR', quote: 'USD', day: '2026-01-05', rate: '2', ...published });
});
afterAll(() => test.close());

it.each([
  ['USD', '2026-01-01', '0.8', '2026-01-01'],
  ['USD', '2026-01-04', '0.8', '2026-01-02'],
  ['USD', '2026-01-05', '0.5', '2026-01-05'],
  ['USD', '2026-01-09', '0.5', '2026-01-05'],
  ['BTC', '2026-01-09', '80000', '2026-01-01'],
  ['EUR', '2026-01-09', '1', '2026-01-09'],
  ['USD', '2025-12-31', undefined, undefined],
  ['ETH', '2026-01-09', undefined, undefined],
] as const)('one %s on %s is worth %s EUR, by the quote of %s', async (currency, day, worth, quoteDay) => {
  const fx = await readFx(test.deps.db, [currency], { upTo: isoDay(day) });
  const converted = fx.convert(ONE, currency, 'EUR', isoDay(day));
  expect(converted && toText(converted.amount)).toBe(worth);
  expect(converted?.quoteDay).toBe(quoteDay);
});

it('has the quotes that were used before, and none of later', async () => {
  const pair: readonly DisplayCurrency[] = ['EUR', 'USD'];
  const used = (fx: Awaited<ReturnType<typeof readFx>>, day: string) =>
    fx.quotesOf(pair, isoDay(day)).map((quote) => quote.day);
  const upTo = isoDay('2026-01-04');
  const fx = await readFx(test.deps.db, pair, { upTo, since: isoDay('2026-01-01') });
  expect([used(fx, '2026-01-01'), used(fx, '2026-01-04'), used(fx, '2026-01-09')]).toEqual([
    ['2026-01-01'],
    ['2026-01-02'],
    ['2026-01-02'],
  ]);
  expect(used(await readFx(test.deps.db, pair, { upTo }), '2026-01-01')).toEqual([]);
});
