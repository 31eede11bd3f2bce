import { count, sql } from 'drizzle-orm';
import { users } from '../db/schema/identity.ts';
import { mailOutbox } from '../db/schema/platform.ts';
import { strategies } from '../db/schema/strategies.ts';
import type { Deps } from '../deps.ts';
import { playDemoActs } from './demo-acts.ts';
import { demoBooks } from './demo-books.ts';
import { demoId, instantOf } from './demo-clock.ts';
import { demoDesk } from './demo-desk.ts';
import { demoPeople } from './demo-kaskad.ts';
import { firstMarketDay } from './demo-market.ts';
import type { DemoOptions } from './demo-options.ts';
import { demoParameters } from './demo-parameters.ts';
import { demoPayouts } from './demo-payouts.ts';
import { demoRegister } from './demo-register.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';
import { loadDemoContracts } from './load-demo-contracts.ts';
import { loadDemoIdentities } from './load-demo-identities.ts';
import { demoProducts } from './products.ts';

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
    await loadDemoIdentities(inTx, options.today);
    const createdAt = instantOf(firstMarketDay(options.today));
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
      const demo = { deps: inTx, today: options.today };
      const acts = [
        ...(await loadDemoContracts(inTx, options)),
        ...demoBooks(demo),
        ...demoPayouts(demo),
        ...demoParameters(demo),
        ...demoRegister(demo),
        ...demoPeople(demo),
        ...demoDesk(demo),
      ];
      await playDemoActs(inTx, options.today, acts);
      // The demonstration sends no email about its past.
      await tx.delete(mailOutbox);
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
