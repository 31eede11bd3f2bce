import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { challenges, sessions } from '../db/schema/identity.ts';
import { importPlans } from '../db/schema/market-data.ts';
import { mailOutbox, rateLimits } from '../db/schema/platform.ts';
import { insertPlan } from '../modules/market-data/import-plans.repository.ts';
import { queueMail } from '../modules/notifications/queue-mail.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signIn, testPassword } from '../testing/people.ts';
import { pruneExpired } from './prune-expired.ts';
import { sendPendingMail } from './send-pending-mail.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('deletes an email that was given up, which names a person as a sent one does', async () => {
  const { db } = test.deps;
  const email = 'perdu@exemple.fr';
  await queueMail(test.deps, { id: null, email }, { kind: 'passwordChanged', data: null });
  await db.update(mailOutbox).set({ givenUpAt: test.clock.now() }).where(eq(mailOutbox.recipient, email));
  const kept = () => db.$count(mailOutbox, eq(mailOutbox.recipient, email));
  await pruneExpired(test.deps);
  expect(await kept()).toBe(1);
  test.clock.advance({ days: 31 });
  await pruneExpired(test.deps);
  expect(await kept()).toBe(0);
});

it('deletes what has expired, and keeps what is active or not yet sent', async () => {
  const { db } = test.deps;
  const { email } = await signIn(test, 'client', { twoFactorEnabled: true });
  await test.expectOk('login', { body: { user: { email, password: testPassword } } });
  await sendPendingMail(test.deps);
  await queueMail(test.deps, { id: null, email }, { kind: 'passwordChanged', data: null });
  const count = async () => ({
    rateLimits: await db.$count(rateLimits),
    challenges: await db.$count(challenges),
    sessions: await db.$count(sessions),
    mails: await db.$count(mailOutbox),
  });
  await pruneExpired(test.deps);
  expect(await count()).toEqual({ rateLimits: 2, challenges: 1, sessions: 1, mails: 2 });
  test.clock.advance({ days: 61 });
  await pruneExpired(test.deps);
  expect(await count()).toEqual({ rateLimits: 0, challenges: 0, sessions: 0, mails: 1 });
});

it('deletes a preview that was never committed, and keeps the committed ones', async () => {
  const { db, ids } = test.deps;
  const counts = { created: 1, changed: 0, unchanged: 0, skipped: 0 };
  const preview = async (committedAt: Date | null) => {
    const id = ids.uuid();
    const file = {
      kind: 'nav',
      fileName: 'vl.csv',
      counts,
      errorCount: 0,
      fingerprint: '',
    } as const;
    await insertPlan(db, {
      ...file,
      id,
      authorId: ids.uuid(),
      values: [],
      createdAt: test.clock.now(),
      committedAt,
    });
    return id;
  };
  const [carriedOut] = [await preview(test.clock.now()), await preview(null)];
  test.clock.advance({ days: 8 });
  const recent = await preview(null);
  await pruneExpired(test.deps);
  const left = await db.select({ id: importPlans.id }).from(importPlans);
  expect(left.map(({ id }) => id).toSorted()).toEqual([carriedOut, recent].toSorted());
});

it('deletes any number of rows, and ends between two batches when the process stops', async () => {
  const { db, clock } = test.deps;
  await db.delete(rateLimits);
  await db.execute(sql`insert into rate_limits (key, count, resets_at)
    select 'key-' || number, 1, ${clock.now().toISOString()}::timestamptz - interval '1 hour'
    from generate_series(1, 2500) as number`);
  const stopping = new AbortController();
  const deleteFrom = db.delete.bind(db);
  const spy = vi.spyOn(db, 'delete').mockImplementation((table) => {
    stopping.abort();
    return deleteFrom(table);
  });
  await expect(pruneExpired(test.deps, stopping.signal)).rejects.toThrow('aborted');
  spy.mockRestore();
  const left = await db.$count(rateLimits);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(2500);
  await pruneExpired(test.deps);
  expect(await db.$count(rateLimits)).toBe(0);
});
