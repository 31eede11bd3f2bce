import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { files } from '../../db/schema/files.ts';
import { users } from '../../db/schema/identity.ts';
import { staffJobs } from '../../db/schema/staff-jobs.ts';
import type { Deps } from '../../deps.ts';
import { pruneExpired } from '../../jobs/prune-expired.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { runExports } from './run-exports.ts';
import { givenManyContracts } from './staff-jobs.fixture.ts';
import { claimJob } from './staff-jobs.repository.ts';

const count = 5_001;
let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  await givenManyContracts(test, count);
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await signIn(test, 'admin_yield');
});
afterEach(async () => {
  await test.deps.db.delete(staffJobs);
  await test.deps.db.delete(files);
  for (const key of test.files.keys()) await test.files.delete(key);
});

const running = new AbortController().signal;
const run = (deps: Deps = test.deps, signal = running) => runExports(deps, signal);

async function request(query: Record<string, string> = {}, { token } = admin) {
  const { status } = await test.call('exportContracts', { token, query });
  expect(status).toBe(202);
  return own();
}

/** The newest of the administrator. */
async function own() {
  const { jobs } = await test.expectOk('listJobs', { token: admin.token });
  const [job] = jobs;
  if (job === undefined) throw new Error('no job');
  return job;
}

/** What a click on the link of the newest job brings. */
async function follow(link?: string | null) {
  const url = new URL(link ?? (await own()).file_url ?? '');
  const response = await test.app.inject({ method: 'GET', url: `${url.pathname}${url.search}` });
  return { status: response.statusCode, headers: response.headers, text: response.payload };
}

const auditedOf = ({ userId }: SignedIn) =>
  and(eq(auditLog.action, 'list.exported'), eq(auditLog.actorId, userId));

const storedFiles = () => test.deps.db.$count(files, eq(files.purpose, 'export'));

describe('an export of more than 5 000 rows', () => {
  it('[A41] is a job with its progress, then a whole file for 24 hours, and a line of the trail', async () => {
    const job = await request({ sort: 'created_at', status: 'signed' });
    expect(job).toMatchObject({
      list: 'contracts',
      status: 'waiting',
      total: null,
      filters: ['Signé'],
      file_name: 'souscriptions-signe-2026-03-02.csv',
      file_url: null,
    });
    await run();
    expect(await own()).toMatchObject({ status: 'done', done: count, total: count, lines: count });
    const { status, headers, text } = await follow();
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]?.startsWith('\uFEFFN° PO;')).toBe(true);
    expect(lines.at(-1)).toBe('# Filtres : Signé');
    expect(lines.slice(1, -1).map((line) => line.split(';')[0])).toEqual(
      Array.from({ length: count }, (_, n) => `PO-${n + 1}`),
    );
    expect((await own()).is_downloaded).toBe(true);
    const [audited] = await test.deps.db.select().from(auditLog).where(auditedOf(admin));
    expect(audited).toMatchObject({
      actorId: admin.userId,
      objectId: 'contracts',
      after: { filters: ['Signé'], lines: count },
      ip: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it('shows how far it is', async () => {
    const { id } = await request();
    const progressOf = (jobId: string) =>
      test.deps.db
        .select({ done: staffJobs.done, total: staffJobs.total })
        .from(staffJobs)
        .where(eq(staffJobs.id, jobId))
        .execute();
    const seen: ReturnType<typeof progressOf>[] = [];
    const now = () => {
      seen.push(progressOf(id));
      return test.clock.now();
    };
    await run({ ...test.deps, clock: { now } });
    const progress = (await Promise.all(seen)).flat();
    const underWay = progress.filter(({ done, total }) => done > 0 && done < (total ?? 0));
    expect(underWay).not.toEqual([]);
    expect(await test.expectOk('getJob', { token: admin.token, params: { id } })).toMatchObject({
      done: count,
    });
  });

  it('is prepared once, however often it is requested meanwhile; five at a time', async () => {
    const first = await request();
    expect((await request()).id).toBe(first.id);
    for (const sort of ['amount', '-amount', 'client', '-client']) await request({ sort });
    const sixth = { token: admin.token, query: { sort: 'status' } };
    expect(await test.call('exportContracts', sixth)).toMatchObject({
      status: 409,
      body: { code: 'jobs.too_many' },
    });
  });

  it('may be XLSX', async () => {
    await request({ format: 'xlsx' });
    await run();
    const { text, headers } = await follow();
    expect(text.startsWith('PK')).toBe(true);
    expect(headers['content-disposition']).toContain('.xlsx"');
  });

  it('of an account that lost its rights meanwhile fails, and leaves no file', async () => {
    const { id } = await request();
    await test.deps.db.update(users).set({ role: 'equisafe' }).where(eq(users.id, admin.userId));
    await run();
    const [job] = await test.deps.db.select().from(staffJobs).where(eq(staffJobs.id, id));
    expect([job?.status, job?.failure, await storedFiles()]).toEqual(['failed', 'error', 0]);
  });
});

describe('a job that is interrupted', () => {
  it('[A41] by its owner ends at its next step, and leaves no file', async () => {
    const { id } = await request();
    const put: Deps['files']['put'] = async (key, bytes) => {
      await test.expectOk('cancelJob', { token: admin.token, params: { id } });
      return test.files.put(key, bytes);
    };
    await run({ ...test.deps, files: { ...test.files, put } });
    expect(await own()).toMatchObject({ status: 'canceled', file_url: null });
    expect(await storedFiles()).toBe(0);
    const again = await test.call('cancelJob', { token: admin.token, params: { id } });
    expect(again).toMatchObject({ status: 409, body: { code: 'jobs.ended' } });
  });

  it('[A41] by a stop waits for the next process, which writes it from the beginning', async () => {
    await request({ sort: 'created_at' });
    const stop = new AbortController();
    let looks = 0;
    const now = () => {
      looks += 1;
      if (looks > 2) stop.abort(new Error('stopping'));
      return test.clock.now();
    };
    await expect(run({ ...test.deps, clock: { now } }, stop.signal)).rejects.toThrow('stopping');
    expect(await own()).toMatchObject({ status: 'waiting', done: 0 });
    await run();
    expect((await own()).lines).toBe(count);
  });

  it('[A41] by a kill is taken by another process once its lease is past, with nothing of the half file', async () => {
    const { id } = await request({ sort: 'created_at' });
    // As a killed process leaves it: leased, with one part of the file.
    const now = test.clock.now();
    const leaseId = test.deps.ids.uuid();
    await claimJob(test.deps.db, { now, leaseId, leasedUntil: new Date(now.getTime() + 60_000) });
    const half = test.deps.ids.uuid();
    await test.files.put('half', Buffer.from('half'));
    await test.deps.db.insert(files).values({
      id: half,
      userId: null,
      storageKey: 'half',
      purpose: 'export',
      originalName: 'x',
      mime: 'text/csv',
      sizeBytes: 4,
      sha256: '',
      createdAt: now,
    });
    await test.deps.db
      .update(staffJobs)
      .set({ fileIds: [half] })
      .where(eq(staffJobs.id, id));
    await run();
    expect((await own()).status).toBe('running');
    test.clock.advance({ seconds: 61 });
    await run();
    expect(await own()).toMatchObject({ status: 'done', lines: count });
    expect((await follow()).text.split('\r\n')).toHaveLength(count + 2);
    expect(test.files.keys()).not.toContain('half');
  });

  it('by failures is given up after the third, with its reason', async () => {
    await request();
    let tries = 0;
    const put = () => {
      tries += 1;
      return Promise.reject(new Error('disk full'));
    };
    await run({ ...test.deps, files: { ...test.files, put } });
    expect(tries).toBe(3);
    expect(await own()).toMatchObject({ status: 'failed', failure: 'error', file_url: null });
  });
});

describe('its file', () => {
  it('is for its owner alone: no other user sees the job, cancels it or has its link', async () => {
    const { id } = await request();
    await run();
    const other = await signIn(test, 'super_admin');
    const params = { id };
    expect((await test.expectOk('listJobs', { token: other.token })).jobs).toEqual([]);
    expect((await test.call('getJob', { token: other.token, params })).status).toBe(404);
    expect((await test.call('cancelJob', { token: other.token, params })).status).toBe(404);
    const link = new URL((await own()).file_url ?? '');
    const { signature = '', expires = '', session = '' } = Object.fromEntries(link.searchParams);
    // The signature of a document opens no job, and that of a job no other one.
    expect((await test.call('getFile', { params, query: { session, signature, expires } })).status).toBe(403);
    const forged = { params: { id: other.userId }, query: { session, signature, expires } };
    expect((await test.call('getJobFile', forged)).status).toBe(403);
  });

  it('is refused once its owner may no longer read the list, and once the link has ended', async () => {
    await request();
    await run();
    const { file_url: link } = await own();
    await test.deps.db.update(users).set({ role: 'equisafe' }).where(eq(users.id, admin.userId));
    expect((await follow(link)).status).toBe(403);
    await test.deps.db.update(users).set({ role: 'admin_yield' }).where(eq(users.id, admin.userId));
    expect((await follow(link)).status).toBe(200);
    test.clock.advance({ minutes: 31 });
    expect((await follow(link)).status).toBe(403);
  });

  it('is there for 24 hours, then deleted with its job', async () => {
    await request();
    await run();
    await pruneExpired(test.deps);
    expect([(await own()).status, test.files.keys().length]).toEqual(['done', 1]);
    test.clock.advance({ hours: 24, seconds: 1 });
    await pruneExpired(test.deps);
    const left = [await test.deps.db.$count(staffJobs), await storedFiles(), test.files.keys().length];
    expect(left).toEqual([0, 0, 0]);
  });
});

describe('XLSX', () => {
  it('beyond 50 000 lines is refused, with the way that works', async () => {
    // One rate stands for each day since.
    await test.database.owner.execute(
      `insert into fx_rates (base, quote, day, rate, source, published_at) values ('EUR', 'USD', '1880-01-01', 1, 'import', now())`,
    );
    const query = { format: 'xlsx' };
    const { status, body } = await test.call('exportFxRates', { token: admin.token, query });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'exports.too_many_for_xlsx', error: expect.stringContaining('CSV') });
  });
});
