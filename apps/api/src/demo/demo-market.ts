// Three years of NAVs and rates, each published in the evening of its day.
import { addDays, type IsoDay } from '@repo/domain/dates';
import type { Database } from '../db/client.ts';
import { insertMany } from '../db/insert-many.ts';
import { fxRates, navs } from '../db/schema/market-data.ts';
import { instantOf, publishedOn } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';
import { createMarketSeries, demoPairs, demoStrategies, type SeriesPoint } from './market-series.ts';

const MARKET_YEARS = 3;
/** Its NAVs of the day and of the day before are not published: orders wait for them. */
const LATE_STRATEGY = 'ETHFY';

export const firstMarketDay = (today: IsoDay): IsoDay => addDays(today, -Math.round(365.25 * MARKET_YEARS));

/** Publishes what is not published yet, up to an instant. */
export function createDemoMarket(
  db: Database,
  today: IsoDay,
): { publishUpTo: (instant: Date) => Promise<void> } {
  const series = createMarketSeries(firstMarketDay(today), today);
  const published = ({ day }: SeriesPoint) => ({
    day,
    source: 'demo',
    enteredBy: demoUserId('marc.admin'),
    publishedBy: demoUserId('ines.garnier'),
    // Nothing of a demonstration happens later than now.
    publishedAt: day === today ? instantOf(today, '00:00') : publishedOn(day),
  });
  const newNavs = demoStrategies.flatMap((title) =>
    series.navs[title]
      .filter(({ day }) => title !== LATE_STRATEGY || day < addDays(today, -1))
      .map((point) => ({ ...published(point), strategyId: title.toLowerCase(), vl: point.value })),
  );
  const newRates = demoPairs.flatMap((pair) => {
    const [base = '', quote = ''] = pair.split('/');
    return series.fx[pair].map((point) => ({ ...published(point), base, quote, rate: point.value }));
  });
  let last = new Date(0);
  return {
    publishUpTo: async (instant) => {
      const isNew = ({ publishedAt }: { publishedAt: Date }) => publishedAt > last && publishedAt <= instant;
      await insertMany(db, navs, newNavs.filter(isNew));
      await insertMany(db, fxRates, newRates.filter(isNew));
      last = instant;
    },
  };
}
