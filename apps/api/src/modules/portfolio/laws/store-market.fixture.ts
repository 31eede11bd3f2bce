// Drawn markets as the rows of the database.
import { fxRates, navRevisions, navs, type PlannedValue } from '../../../db/schema/market-data.ts';
import type { Deps } from '../../../deps.ts';
import type { TestApp } from '../../../testing/create-test-app.ts';
import { publishValues } from '../../market-data/market-values.repository.ts';
import { fixed, written } from './fixed-point.ts';
import { type DrawnMarket, type Published, type StrategyId, strategies } from './histories.ts';

const planned = (series: string, published: Published) =>
  [...published].map(([day, value]): PlannedValue => [series, day, value]).toReversed();

/** Nothing is published any more. */
export async function clearMarket(test: TestApp): Promise<void> {
  await test.deps.db.delete(navRevisions);
  await test.deps.db.delete(navs);
  await test.deps.db.delete(fxRates);
}

/** Publishes the values of the given days, in no order. */
export async function publish(
  { db, clock }: Deps,
  { navs: published, quotes }: DrawnMarket,
  isWanted: (day: string) => boolean,
): Promise<void> {
  const publication = { source: 'import', enteredBy: null, publishedBy: null, publishedAt: clock.now() };
  const ofNavs = strategies.flatMap((strategy) => planned(strategy, published[strategy]));
  const ofRates = [
    ...planned('EUR/USD', quotes.USD),
    ...planned('BTC/EUR', quotes.BTC),
    ...planned('EUR/CHF', quotes.CHF),
    ...planned('ETH/EUR', quotes.ETH),
  ];
  const wanted = (values: readonly PlannedValue[]) => values.filter(([, day]) => isWanted(day));
  await publishValues(db, 'fx_ecb', { ...publication, values: wanted(ofRates) });
  await publishValues(db, 'nav', { ...publication, values: wanted(ofNavs) });
}

/** Everything published is replaced. */
export async function storeMarket(test: TestApp, market: DrawnMarket): Promise<void> {
  await clearMarket(test);
  await publish(test.deps, market, () => true);
}

const raised = (value: string) => written((fixed(value) * 3n) / 2n, 5);

/** Every NAV published again, half as much more. */
export async function amendAllNavs({ db, clock }: Deps, { navs: published }: DrawnMarket): Promise<void> {
  const values = strategies.flatMap((strategy) =>
    planned(strategy, published[strategy]).map(
      ([series, day, value]): PlannedValue => [series, day, raised(value)],
    ),
  );
  await publishValues(db, 'nav', {
    source: 'import',
    enteredBy: null,
    publishedBy: null,
    publishedAt: clock.now(),
    values,
  });
}

/** One NAV published again, half as much more: `null` where the strategy has none. */
export async function amendNav(
  test: TestApp,
  market: DrawnMarket,
  amended: { strategy: StrategyId; pick: number },
): Promise<{ market: DrawnMarket; day: string } | null> {
  const published = market.navs[amended.strategy];
  const [day, value] = [...published][amended.pick % Math.max(1, published.size)] ?? [];
  if (day === undefined || value === undefined) return null;
  const vl = raised(value);
  const publication = { source: 'import', enteredBy: null, publishedBy: null, publishedAt: test.clock.now() };
  await publishValues(test.deps.db, 'nav', { ...publication, values: [[amended.strategy, day, vl]] });
  const again = new Map(published).set(day, vl);
  return { market: { ...market, navs: { ...market.navs, [amended.strategy]: again } }, day };
}
