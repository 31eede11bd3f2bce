import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import { countByState, listThreadLines, selectThreadIds, type ThreadQuery } from './threads.repository.ts';

let test: TestApp;
let adviserId: string;
let clientId: string;
beforeAll(async () => {
  test = await createTestApp();
  adviserId = (await signIn(test, 'commercial')).userId;
  clientId = (await signIn(test, 'client', { assignedSalesId: adviserId })).userId;
  const others = await Promise.all([1, 2, 3].map(() => signIn(test, 'client')));
  const ids = sql.join(
    others.map(({ userId }) => sql`${userId}::uuid`),
    sql`, `,
  );
  // Every hundredth waits; every fiftieth is of the adviser’s client.
  await test.database.owner.execute(sql`
    insert into message_threads (id, user_id, subject, state, since, opened_at)
    select gen_random_uuid(), case when n % 50 = 0 then ${clientId}::uuid else (array[${ids}])[1 + n % 3] end, 'Objet',
      case when n % 100 = 0 then 'waiting' else 'closed' end, timestamptz '2026-01-01' + (n / 2) * interval '1 minute', now()
    from generate_series(1, 6000) as n`);
  await test.database.owner.execute(sql`analyze message_threads`);
});
afterAll(() => test.close());

const first: ThreadQuery = { page: 1, pageSize: 25, isDescending: true, q: '' };
const planSchema = z.object({ rows: z.array(z.object({ 'QUERY PLAN': z.string() })) });
async function planOf(query: Partial<ThreadQuery>, boundary: string[] | null = null): Promise<string> {
  const page = selectThreadIds(test.deps.db, { ...first, ...query }, boundary);
  const result: unknown = await test.deps.db.execute(sql`explain (costs off) ${page.getSQL()}`);
  return planSchema
    .parse(result)
    .rows.map((row) => row['QUERY PLAN'])
    .join('\n');
}

describe('the list of threads, on many rows', () => {
  it.each([
    ['all', {}, 'message_threads_since_idx'],
    ['those that wait', { state: 'waiting' }, 'message_threads_state_idx'],
    ['those of a client', { client: '0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001' }, 'message_threads_user_idx'],
  ] as const)('reads %s, and on from a row, from an index', async (_what, query, index) => {
    const id = test.deps.ids.uuid();
    for (const boundary of [null, ['2026-01-02T00:00:00Z', id]]) {
      const plan = await planOf({ ...query, ...(boundary && { after: id }) }, boundary);
      expect(plan).toMatch(new RegExp(`using ${index} on message_threads`));
      expect(plan).not.toMatch(/\bSort\b|Seq Scan/);
    }
  });

  it('reads those of an adviser that wait from their index', async () => {
    expect(await planOf({ scope: [adviserId], state: 'waiting' })).toMatch(/message_threads_sales_idx/);
  });

  it('goes on and back by rows, each once, and counts what it has', async () => {
    const { db } = test.deps;
    const query = { ...first, scope: [adviserId], pageSize: 35 };
    const idsOf = async (place: Partial<ThreadQuery>) =>
      (await listThreadLines(db, { ...query, ...place })).lines.map(({ thread }) => thread.id);
    const all = await idsOf({ pageSize: 1000 });
    expect(new Set(all).size).toBe(120);
    const read: string[] = [];
    for (let page = 1; page === 1 || read.length % 35 === 0; page += 1)
      read.push(...(await idsOf({ page, after: read.at(-1) })));
    expect(read).toEqual(all);
    expect(await idsOf({ before: all[50] })).toEqual(all.slice(15, 50));
    expect(await countByState(db, [adviserId])).toEqual(
      new Map([
        ['waiting', 60],
        ['closed', 60],
      ]),
    );
    expect(await countByState(db, undefined)).toEqual(
      new Map([
        ['waiting', 60],
        ['closed', 5940],
      ]),
    );
  });
});
