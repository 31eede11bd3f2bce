import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditHeads } from '../../db/schema/audit.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { verifyAuditTrail } from '../../jobs/verify-audit-trail.ts';
import { createTimestamps } from '../../ports/timestamps/create-timestamps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import { startTsa, type TsaStandIn } from '../../testing/tsa-stand-in.ts';
import { examine } from './examine.ts';
import { recordAudit } from './record-audit.ts';
import { signedBytes, signHeadsAgain } from './signed-heads.ts';
import { stampNewestHead } from './stamped-heads.ts';

let test: TestApp;
let tsa: TsaStandIn;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stamped-heads-'));
  test = await createTestApp();
  tsa = await startTsa(test.clock.now);
  const caFile = path.join(folder, 'ca.pem');
  await writeFile(caFile, tsa.caPem);
  const { url, credentials } = tsa;
  test.deps.timestamps = await createTimestamps({
    settings: { ...test.deps.settings, timestamps: { url, caFile, credentials } },
    clock: test.clock,
    log: pino({ level: 'silent' }),
  });
});
afterEach(async () => {
  await tsa.stop();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function nightAfter(id: string): Promise<void> {
  const object = { type: 'session', id } as const;
  await recordAudit(test.deps, { by: null, action: 'session.opened', object, after: { id } });
  test.clock.advance({ days: 1 });
  await verifyAuditTrail(test.deps);
}

const heads = () => test.deps.db.select().from(auditHeads).orderBy(auditHeads.seq);
const stamped = async () => (await heads()).map(({ timestampToken }) => timestampToken !== null);
const trailFindings = async () =>
  (await examine(test.deps)).findings.filter((finding) => finding.startsWith('Audit trail'));
/** What the owner of the database can do. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  const { owner } = test.database;
  await owner.execute(sql`alter table audit_heads disable trigger user`);
  await owner.execute(statement);
  await owner.execute(sql`alter table audit_heads enable trigger user`);
}
/** By a session of that day: those of staff end overnight. */
async function verify() {
  const { token } = await signIn(test, 'super_admin');
  return test.expectOk('verifyAudit', { token });
}

describe('the time stamp of a head', () => {
  it('is stored beside it, and shown by « Vérifier l’intégrité » with the instant of the authority', async () => {
    await nightAfter('a');
    expect((await verify()).stamped).toBeNull();
    await stampNewestHead(test.deps);
    const [head] = await heads();
    expect((await verify()).stamped).toEqual({ link: head?.seq, at: test.clock.now().toISOString() });
    expect(await trailFindings()).toEqual([]);
    await stampNewestHead(test.deps);
    expect(tsa.requests).toHaveLength(1);
  });

  it('is not waited for by the verification, and is made once the authority is back', async () => {
    tsa.mode = 'down';
    await nightAfter('a');
    expect(tsa.requests).toHaveLength(0);
    await expect(stampNewestHead(test.deps)).rejects.toMatchObject({ name: 'TimestampUnavailable' });
    expect(await stamped()).toEqual([false]);
    expect(await trailFindings()).toEqual([]);
    await nightAfter('b');
    tsa.mode = 'up';
    await stampNewestHead(test.deps);
    expect(await stamped()).toEqual([false, true]);
  });

  it('stays true when the head is signed again after a change of APP_SECRET', async () => {
    await nightAfter('a');
    await stampNewestHead(test.deps);
    await signHeadsAgain(test.deps.db, ['the next secret', test.deps.secret]);
    test.deps.secret = 'the next secret';
    expect(await trailFindings()).toEqual([]);
  });

  it('reveals a past that who holds APP_SECRET signed again: it is of other bytes, or of another day', async () => {
    await nightAfter('a');
    await stampNewestHead(test.deps);
    const [head] = await heads();
    if (head === undefined) throw new Error('no head');
    await tamper(sql`update audit_heads set verified_from = 1`);
    expect(await trailFindings()).toContain(
      `Audit trail: the time stamp of the head at link ${head.seq}: it is of other bytes.`,
    );
    expect((await verify()).stamped).toEqual({ link: head.seq, at: null });
    test.clock.advance({ days: 30 });
    const forged = { ...head, verifiedFrom: 0 };
    const { token } = await test.deps.timestamps.stamp(new Uint8Array(signedBytes(forged)));
    await tamper(sql`update audit_heads set verified_from = 0, timestamp_token = ${token}`);
    expect(await trailFindings()).toContainEqual(
      expect.stringMatching(/^Audit trail: the head at link \d+ of 2026-03-03 was stamped on 2026-04-02\.$/),
    );
  });

  it('that is missing for more than three days is reported', async () => {
    await nightAfter('a');
    await stampNewestHead(test.deps);
    for (const id of ['b', 'c', 'd', 'e']) await nightAfter(id);
    expect(await trailFindings()).toEqual(['Audit trail: no head was stamped since 2026-03-03.']);
    await stampNewestHead(test.deps);
    expect(await trailFindings()).toEqual([
      'Audit trail: no head was stamped between 2026-03-03 and 2026-03-07.',
    ]);
  });

  it('that was taken away from heads of the past leaves a gap, which the stamp of today does not fill', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      await nightAfter(id);
      await stampNewestHead(test.deps);
    }
    expect(await trailFindings()).toEqual([]);
    const [first] = await heads();
    await tamper(
      sql`update audit_heads set timestamp_token = null where seq <> ${first?.seq} and at < ${test.clock.now()}`,
    );
    expect(await trailFindings()).toEqual([
      'Audit trail: no head was stamped between 2026-03-03 and 2026-03-07.',
    ]);
  });

  it('is written once, and its head is neither deleted nor emptied by a statement', async () => {
    await nightAfter('a');
    await stampNewestHead(test.deps);
    const { owner } = test.database;
    for (const write of [
      test.deps.db.update(auditHeads).set({ timestampToken: null }),
      owner.execute(sql`update audit_heads set timestamp_token = '\\x00'`),
      owner.execute(sql`delete from audit_heads`),
      owner.execute(sql`truncate audit_heads`),
    ])
      await expect(write).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await trailFindings()).toEqual([]);
  });

  it('that is the first one is in the weekly email to administrators, by its instant and its SHA-256', async () => {
    await signIn(test, 'admin_yield');
    await nightAfter('a');
    await stampNewestHead(test.deps);
    const at = test.clock.now().toISOString();
    test.clock.advance({ days: 6 });
    await nightAfter('b');
    const [head] = await heads();
    const digest = createHash('sha256')
      .update(head?.timestampToken ?? '')
      .digest('hex');
    const mails = await test.deps.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'trailVerified'));
    expect(mails.map(({ body }) => body.includes(`${at}:${digest}`))).toEqual([false, true]);
  });

  it('is not made of a head of more than three days, whose stamp would be late for ever: the next one gets it', async () => {
    await nightAfter('a');
    test.clock.advance({ days: 4 });
    await stampNewestHead(test.deps);
    expect(await stamped()).toEqual([false]);
    await nightAfter('b');
    await stampNewestHead(test.deps);
    expect(await stamped()).toEqual([false, true]);
    expect(await trailFindings()).toEqual([]);
  });

  it('is not sought, nor verified, where no authority is set', async () => {
    await nightAfter('a');
    test.deps.timestamps = await createTimestamps({
      ...test.deps,
      settings: { ...test.deps.settings, timestamps: null },
    });
    await stampNewestHead(test.deps);
    expect(await stamped()).toEqual([false]);
    expect((await verify()).stamped).toBeNull();
    test.clock.advance({ days: 30 });
    expect(await trailFindings()).toEqual([]);
  });
});
