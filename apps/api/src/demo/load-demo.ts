import { addDays, type IsoDay } from '@repo/domain/dates';
import { count, sql } from 'drizzle-orm';
import { users } from '../db/schema/identity.ts';
import type { PlannedValue } from '../db/schema/market-data.ts';
import { strategies } from '../db/schema/strategies.ts';
import type { Deps } from '../deps.ts';
import { publishValues } from '../modules/market-data/market-values.repository.ts';
import { demoId, instantOf } from './demo-clock.ts';
import type { DemoOptions } from './demo-options.ts';
import { demoUserId, loadDemoAccounts } from './load-demo-accounts.ts';
import { loadDemoBooks } from './load-demo-books.ts';
import { loadDemoCompanyDocuments } from './load-demo-company-documents.ts';
import { loadDemoContracts } from './load-demo-contracts.ts';
import { createMarketSeries, demoPairs, demoStrategies, type MarketSeries } from './market-series.ts';
import { demoProducts } from './products.ts';

const MARKET_YEARS = 3;
/** Its NAVs of the day and of the day before are not published: orders wait for them. */
const LATE_STRATEGY = 'ETHFY';

export class DemoRefused extends Error {
  override readonly name = 'DemoRefused';
}

/**
 * Fills an empty database with demonstration data: the same day gives the same data. Whole or not at all; refused in
 * production and on a database that holds an account.
 */
export async function loadDemo(deps: Deps, options: DemoOptions): Promise<void> {
  if (deps.settings.mode === 'production')
    throw new DemoRefused('demonstration data is refused in production');
  if (!(await isEmpty(deps))) throw new DemoRefused('the database already holds accounts');
  // The day's first instant, so that nothing of a demonstration happens later than now.
  const clock = { now: () => instantOf(options.today, '00:00') };
  await deps.db.transaction(async (tx) => {
    const inTx: Deps = { ...deps, db: tx, clock, ids: createDemoIds(deps) };
    await loadDemoAccounts(inTx, options.today);
    await loadDemoCompanyDocuments(inTx, options.today);
    const createdAt = instantOf(addDays(options.today, -Math.round(365.25 * MARKET_YEARS)));
    await tx.insert(strategies).values(
      demoProducts.map((product, position) => ({
        ...product,
        status: 'published' as const,
        position,
        createdAt,
        updatedAt: createdAt,
      })),
    );
    if (options.withMarket) {
      await loadDemoMarket(inTx, options.today);
      await loadDemoContracts(inTx, options);
      await loadDemoBooks(inTx, options.today);
    }
    // Written straight into the tables: without a line in the audit trail, doctor would report all of it.
    await tx.execute(sql`select record_trail_baseline()`);
  });
}

/** Whether no account exists yet. */
export async function isEmpty(deps: Pick<Deps, 'db'>): Promise<boolean> {
  const [counted] = await deps.db.select({ total: count() }).from(users);
  return counted?.total === 0;
}

async function loadDemoMarket(deps: Deps, today: IsoDay): Promise<void> {
  const first = addDays(today, -Math.round(365.25 * MARKET_YEARS));
  const series = createMarketSeries(first, today);
  const publication = {
    source: 'demo',
    enteredBy: demoUserId('marc.admin'),
    publishedBy: demoUserId('ines.garnier'),
    publishedAt: deps.clock.now(),
  };
  await publishValues(deps.db, 'nav', { ...publication, values: plannedNavs(series, today) });
  await publishValues(deps.db, 'fx_ecb', { ...publication, values: plannedRates(series) });
}

function plannedNavs(series: MarketSeries, today: IsoDay): PlannedValue[] {
  return demoStrategies.flatMap((title) =>
    series.navs[title]
      .filter(({ day }) => title !== LATE_STRATEGY || day < addDays(today, -1))
      .map(({ day, value }): PlannedValue => [title.toLowerCase(), day, value]),
  );
}

function plannedRates(series: MarketSeries): PlannedValue[] {
  return demoPairs.flatMap((pair) =>
    series.fx[pair].map(({ day, value }): PlannedValue => [pair, day, value]),
  );
}

function createDemoIds({ ids }: Pick<Deps, 'ids'>): Deps['ids'] {
  let next = 0;
  return {
    ...ids,
    uuid: () => {
      next += 1;
      return demoId(`row ${next}`);
    },
  };
}
