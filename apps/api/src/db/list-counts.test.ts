import { eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenContract, seedStrategies } from '../modules/contracts/contracts.fixture.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../testing/people.ts';
import { countByKey, foldListCounts, sumByKey } from './list-counts.ts';
import { contracts } from './schema/contracts.ts';
import { listCountDeltas } from './schema/lists.ts';

let test: TestApp;
let client: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  client = await signIn(test, 'client');
});
afterAll(() => test.close());

const waitingAt = (strategy: string) => ({
  status: 'pending',
  payment_status: 'waiting',
  strategy_id: strategy,
});
const counted = async () =>
  new Map(
    (await countByKey(test.deps.db, 'contracts')).map(({ key, count }) => [JSON.stringify(key), count]),
  );

/** The same, by reading the rows. */
async function recounted() {
  const rows = await test.deps.db
    .select({
      key: sql<string>`jsonb_build_object('status', status, 'payment_status', payment_status, 'strategy_id', strategy_id)`,
      count: sql`count(*)`.mapWith(Number),
    })
    .from(contracts)
    .groupBy(contracts.status, contracts.paymentStatus, contracts.strategyId);
  return new Map(rows.map(({ key, count }) => [JSON.stringify(key), count]));
}

describe('the counts of a list', () => {
  it('follow each insertion, change and deletion, folded or not', async () => {
    const { db } = test.deps;
    const ids: string[] = [];
    for (const strategyId of ['usdfy', 'usdfy', 'btcfy', 'btcfy']) {
      ids.push(await givenContract(test, client, { strategyId }));
      if (ids.length === 2) await foldListCounts(db);
    }
    expect(await countByKey(db, 'contracts')).toContainEqual({ key: waitingAt('usdfy'), count: 2 });
    await db
      .update(contracts)
      .set({ status: 'canceled', paymentStatus: 'canceled' })
      .where(eq(contracts.id, ids[0]!));
    await db.delete(contracts).where(eq(contracts.id, ids[3]!));
    expect(await counted()).toEqual(await recounted());
    await foldListCounts(db, 2);
    expect(await db.select().from(listCountDeltas)).toEqual([]);
    expect(await counted()).toEqual(await recounted());
    expect(await countByKey(db, 'contracts')).toHaveLength(3);
  });

  it('[A25] gain one delta of a statement that inserts many, and none of a change of other columns', async () => {
    const { db } = test.deps;
    await foldListCounts(db);
    await db.execute(sql`
      insert into contracts (id, user_id, strategy_id, po_number, currency, amount, payment_method)
      select gen_random_uuid(), ${client.userId}, 'btcfy', 'PO-2019-' || n, 'EURO', 9000, 'rib' from generate_series(1, 50) n`);
    await db.update(contracts).set({ updatedAt: test.clock.now() });
    const deltas = await db.select().from(listCountDeltas);
    expect(deltas.map(({ key, delta }) => ({ key, delta: Number(delta) }))).toEqual([
      { key: waitingAt('btcfy'), delta: 50 },
      { key: { ...waitingAt('btcfy'), currency: 'EURO' }, delta: 450_000 },
    ]);
    await db
      .update(contracts)
      .set({ status: 'canceled', paymentStatus: 'canceled' })
      .where(like(contracts.poNumber, 'PO-2019-%'));
    await db.delete(contracts).where(inArray(contracts.poNumber, ['PO-2019-1', 'PO-2019-2']));
    expect(await counted()).toEqual(await recounted());
  });

  it('[A25] add up to the amounts, by currency, after each insertion, change and deletion', async () => {
    const { db } = test.deps;
    const ids = await Promise.all(
      ['0.12345678', '2', '3'].map((amount) =>
        givenContract(test, client, {
          strategyId: 'btcfy',
          currency: 'BTC',
          paymentMethod: 'crypto',
          amount,
        }),
      ),
    );
    await foldListCounts(db, 2);
    await db.update(contracts).set({ amount: '2.5' }).where(eq(contracts.id, ids[1]!));
    await db.update(contracts).set({ strategyId: 'usdfy' }).where(eq(contracts.id, ids[0]!));
    await db.delete(contracts).where(eq(contracts.id, ids[2]!));
    const ofBtc = async () =>
      (await sumByKey(db, 'contract_amounts')).filter(({ key }) => key['currency'] === 'BTC');
    const expected = [
      { key: { ...waitingAt('btcfy'), currency: 'BTC' }, sum: '2.50000000' },
      { key: { ...waitingAt('usdfy'), currency: 'BTC' }, sum: '0.12345678' },
    ];
    expect(await ofBtc()).toEqual(expected);
    await foldListCounts(db, 2);
    expect(await ofBtc()).toEqual(expected);
    expect(await counted()).toEqual(await recounted());
  });

  it('keep no trace of a change that is rolled back', async () => {
    const before = await counted();
    const undone = test.deps.db.transaction(async (tx) => {
      await tx.delete(contracts).where(eq(contracts.strategyId, 'btcfy'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await counted()).toEqual(before);
  });

  it('wait for no other transaction, and are exact while a fold runs beside changes', async () => {
    const { db } = test.deps;
    await Promise.all([
      ...Array.from({ length: 8 }, () => givenContract(test, client, { strategyId: 'usdfy' })),
      ...Array.from({ length: 4 }, () => foldListCounts(db)),
    ]);
    expect(await counted()).toEqual(await recounted());
  });
});
