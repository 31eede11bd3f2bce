import { sql } from 'drizzle-orm';
import type { TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import { seedStrategies } from '../contracts/contracts.fixture.ts';

/** As many signed contracts of one client, PO-1 the oldest, a minute apart. */
export async function givenManyContracts(test: TestApp, count: number): Promise<string> {
  await seedStrategies(test);
  const { userId } = await signIn(test, 'client', { firstname: 'Zoé', lastname: '=1+1' });
  const db = test.database.owner;
  // Each row would otherwise raise the version of the same client's data.
  await db.execute(sql`alter table contracts disable trigger user`);
  await db.execute(sql`
    insert into contracts (id, user_id, strategy_id, po_number, status, payment_status, currency, amount, payment_method,
      created_at, signed_at, search_text)
    select gen_random_uuid(), ${userId}, 'usdfy', 'PO-' || n, 'signed', 'waiting', 'EURO', n + 0.5, 'rib',
      timestamptz '2024-01-01' + n * interval '1 minute', timestamptz '2024-01-02' + n * interval '1 minute',
      fold_text('PO-' || n)
    from generate_series(1, ${count}::int) as n`);
  return userId;
}
