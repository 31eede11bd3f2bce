import { createDatabase } from '@repo/postgres';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { connectDatabase } from '../db/client.ts';
import { createMetrics, registerPoolMetrics } from './metrics.ts';

it('a pool shows what it has open, what uses it, and what waits for it', async () => {
  const { url } = await createDatabase(inject('adminUrl'), { template: inject('template') });
  const { db, pools, close } = connectDatabase(url, { maxConnections: 1 });
  const registry = createMetrics();
  registerPoolMetrics(registry, pools);
  const read = async () => {
    const text = await registry.metrics();
    const valueOf = (name: string) => new RegExp(`^${name}{pool="requests"} (\\d+)$`, 'm').exec(text)?.[1];
    return [
      'database_connections',
      'database_connections_used',
      'database_pool_waiting',
      'database_connections_limit',
    ]
      .map(valueOf)
      .join();
  };
  expect(await read()).toBe('0,0,0,1');
  let other: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    other = Promise.resolve(db.execute(sql`select 2`));
    await expect.poll(read).toBe('1,1,1,1');
  });
  await other;
  await expect.poll(read).toBe('1,0,0,1');
  await close();
});
