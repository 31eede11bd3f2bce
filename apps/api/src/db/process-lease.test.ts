import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { DatabaseHandle } from './client.ts';
import { holdProcessLease } from './process-lease.ts';
import { processes } from './schema/platform.ts';

const log = pino({ level: 'silent' });

let database: DatabaseHandle;
beforeEach(async () => {
  database = await openTestDatabase();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

it('beats every second by the clock of the database, and is given back at the end', async () => {
  const { db } = database;
  const processId = randomUUID();
  const release = await holdProcessLease({ db, processId, log });
  const isRecent = async () => {
    const recent = sql`${processes.heartbeatAt} > now() - interval '1 minute'`;
    const [row] = await db
      .select({ recent: sql<boolean>`${recent}` })
      .from(processes)
      .where(eq(processes.id, processId));
    return row?.recent;
  };
  expect(await isRecent()).toBe(true);
  await db.update(processes).set({ heartbeatAt: sql`now() - interval '1 hour'` });
  vi.advanceTimersByTime(1000);
  await expect.poll(isRecent).toBe(true);
  await release();
  expect(await isRecent()).toBeUndefined();
});

it('is left to run out where the database is out of reach: the stop goes on', async () => {
  const other = await openTestDatabase();
  const release = await holdProcessLease({ db: other.db, processId: randomUUID(), log });
  await other.close();
  await expect(release()).resolves.toBeUndefined();
});
