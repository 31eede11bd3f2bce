import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PageBoundary } from '../../db/keyset.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import {
  type ClientLine,
  type ClientQuery,
  listClientLines,
  selectPageIds,
  sortKeys,
} from './clients.repository.ts';

let test: TestApp;
let adviserId: string;
beforeAll(async () => {
  test = await createTestApp();
  adviserId = (await signIn(test, 'commercial')).userId;
  const db = test.database.owner;
  // The lines are written here: what keeps them costs more than this test reads.
  await db.execute(sql`alter table users disable trigger user`);
  await db.execute(sql`
    insert into users (id, external_user_id, role, email, password_hash, firstname, lastname, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid()::text, 'client', 'n' || n || '@exemple.fr', '', 'Hélène', md5(n::text),
      timestamptz '2024-01-01' + n * interval '1 minute', now()
    from generate_series(1, 6000) as n`);
  // Every hundredth waits for staff; every fiftieth is of the adviser.
  await db.execute(sql`
    insert into client_cards (user_id, name, search_text, kind, identity, documents, profile, state, sales_id, created_at)
    select id, lastname, lastname || ' helene', 'person', case when n % 100 = 0 then 'failed' else 'approved' end, 'none',
      case when n % 200 = 0 then 'incomplete' else 'complete' end, 'open', case when n % 50 = 0 then ${adviserId}::uuid end,
      created_at
    from (select *, row_number() over (order by created_at) as n from users where role = 'client') as numbered`);
  await db.execute(sql`analyze client_cards`);
});
afterAll(() => test.close());

const firstPage: ClientQuery = { page: 1, pageSize: 25, sort: 'registered_at', isDescending: true, q: '' };
const planSchema = z.object({ rows: z.array(z.object({ 'QUERY PLAN': z.string() })) });

async function planOf(
  query: Partial<ClientQuery>,
  boundary: PageBoundary | null = null,
  db = test.deps.db,
): Promise<string> {
  const page = selectPageIds(db, { ...firstPage, ...query }, boundary);
  const result: unknown = await db.execute(sql`explain (costs off) ${page.getSQL()}`);
  const { rows } = planSchema.parse(result);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const idsOf = ({ lines }: { lines: ClientLine[] }) => lines.map(({ user }) => user.id);

describe('the list of clients, on many rows', () => {
  it.each([
    ['registered_at', '2024-01-03T00:00:00Z', 'client_cards_created_idx'],
    ['name', 'm', 'client_cards_name_idx'],
  ] as const)(
    '[A24] reads the start, and on from a row, by %s from its index',
    async (sort, value, index) => {
      const id = test.deps.ids.uuid();
      for (const isDescending of [true, false]) {
        const places: [Partial<ClientQuery>, PageBoundary | null][] = [
          [{}, null],
          [{ after: id }, [value, id]],
          [{ before: id }, [value, id]],
        ];
        for (const [place, boundary] of places) {
          const plan = await planOf({ sort, isDescending, ...place }, boundary);
          expect(plan).toMatch(new RegExp(`using ${index} on client_cards`));
          expect(plan).not.toMatch(/\bSort\b|Seq Scan/);
        }
      }
    },
  );

  it.each([
    ['an identity that few have', { identity: 'failed' }, /client_cards_identity_idx/],
    ['incomplete profiles', { profile: 'incomplete' }, /client_cards_profile_idx/],
    ['locked accounts', { state: 'locked' }, /client_cards_state_idx/],
    ['company documents', { documents: 'checking' }, /client_cards_documents_idx/],
    ['two days of registrations', { from: '2024-01-02', to: '2024-01-03' }, /client_cards_created_idx/],
  ] as const)('[A24] reads %s from an index', async (_what, query, index) => {
    expect(await planOf(query)).toMatch(index);
  });

  it('[A26] finds a name by its index', async () => {
    // A table of some thousand rows is read whole: what counts here is whether the index serves.
    const plan = await test.deps.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return planOf({ q: 'c4ca4238' }, null, tx);
    });
    expect(plan).toMatch(/client_cards_search_idx/);
  });

  it('[A24] reads an adviser’s own from their index', async () => {
    expect(await planOf({ scope: [adviserId] })).toMatch(/client_cards_sales_idx/);
  });

  const orders = sortKeys.flatMap((sort) => [true, false].map((isDescending) => ({ sort, isDescending })));
  it.each(orders)('goes on and back by rows, each once: $sort, descending $isDescending', async (order) => {
    const query = { ...firstPage, ...order, scope: [adviserId], pageSize: 35 } as const;
    const { db } = test.deps;
    const all = idsOf(await listClientLines(db, { ...query, pageSize: 1000 }));
    expect(new Set(all).size).toBe(120);
    const read: string[] = [];
    for (let page = 1; page === 1 || read.length % 35 === 0; page += 1)
      read.push(...idsOf(await listClientLines(db, { ...query, page, after: read.at(-1) })));
    expect(read).toEqual(all);
    expect(idsOf(await listClientLines(db, { ...query, before: all[50] }))).toEqual(all.slice(15, 50));
  });
});
