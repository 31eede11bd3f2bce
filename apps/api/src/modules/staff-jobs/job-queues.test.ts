import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobQueueNames } from '../../db/job-queues.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test, 'admin_yield');
});
afterAll(() => test.close());

const list = () => test.expectOk('listJobQueues', { token: admin.token });
const find = async (name: string) => (await list()).queues.find((queue) => queue.name === name);
const retry = (id: string) => test.call('retryJob', { token: admin.token, params: { id } });

it('shows every queue, and the one with dead work first', async () => {
  const { boss } = test.deps.jobs;
  for (const name of ['books', 'books', 'pruning', 'mail', 'mail'] as const) await boss.send(name);
  await test.deps.db.execute(sql`
    update pgboss.job set state = 'failed', completed_on = '2026-03-01T10:00:00Z', output = '{"message": "disk full"}' where name = 'books'`);
  await test.deps.db.execute(sql`
    update pgboss.job set state = 'completed', completed_on = '2026-03-01T11:00:00Z' where name = 'pruning'`);
  const { queues, is_running: isRunning } = await list();
  expect(isRunning).toBe(false);
  expect(queues.map(({ name }) => name).toSorted()).toEqual(jobQueueNames.toSorted());
  expect(queues[0]).toMatchObject({
    name: 'books',
    dead: 1,
    last_error: 'disk full',
    last_failure: '2026-03-01T10:00:00.000Z',
  });
  expect(await find('pruning')).toMatchObject({ dead: 0, last_success: '2026-03-01T11:00:00.000Z' });
  expect(await find('mail')).toMatchObject({ waiting: 2, last_success: null });
});

it('shows that another process works by what it has just ended', async () => {
  await test.deps.jobs.boss.send('signatures');
  await test.deps.db.execute(
    sql`update pgboss.job set state = 'completed', completed_on = now() - interval '4 minutes' where name = 'signatures'`,
  );
  expect((await list()).is_running).toBe(false);
  await test.deps.db.execute(sql`update pgboss.job set completed_on = now() where name = 'signatures'`);
  expect((await list()).is_running).toBe(true);
});

it('runs dead work again: one run takes the place of all, and the trail has it', async () => {
  const { status, body } = await retry('books');
  expect([status, body]).toEqual([200, expect.objectContaining({ name: 'books', dead: 0, waiting: 1 })]);
  const [row] = await test.deps.db
    .select()
    .from(auditLog)
    .where(sql`${auditLog.action} = 'job_queue.retried'`);
  expect(row).toMatchObject({ actorId: admin.userId, objectId: 'books', after: { dead: 1 } });
  expect(await retry('books')).toMatchObject({ status: 409, body: { code: 'jobs.no_dead_job' } });
  expect((await retry('nothing')).status).toBe(404);
});
