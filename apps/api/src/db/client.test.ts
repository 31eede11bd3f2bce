import { createDatabase } from '@repo/postgres';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { connectDatabase } from './client.ts';

it('a transaction that could not begin gives its connection back', async () => {
  const { url } = await createDatabase(inject('adminUrl'), { template: inject('template') });
  const { db, close } = connectDatabase(url, { maxConnections: 1 });
  // @ts-expect-error -- no such level: as after a lost connection, the statement that begins the transaction fails
  const begun = db.transaction(() => Promise.resolve(), { isolationLevel: 'none' });
  await expect(begun).rejects.toThrow('begin');
  const undone = db.transaction(() => Promise.reject(new Error('undone')));
  await expect(undone).rejects.toThrow('undone');
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  await close();
});
