import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditHeads } from '../../db/schema/audit.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { verifyAuditTrail } from '../../jobs/verify-audit-trail.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import { examine } from './examine.ts';
import { recordAudit } from './record-audit.ts';
import { isSignedByUs, listSignedHeads, signHeadsAgain } from './signed-heads.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await signIn(test, 'admin_yield');
});
afterEach(() => test.close());

async function nightAfter(id: string): Promise<void> {
  await recordAudit(test.deps, {
    by: null,
    action: 'session.opened',
    object: { type: 'session', id },
    after: { id },
  });
  test.clock.advance({ days: 1 });
  await verifyAuditTrail(test.deps);
}

const heads = () => test.deps.db.select().from(auditHeads).orderBy(auditHeads.seq);
const trailFindings = async () =>
  (await examine(test.deps)).findings.filter((finding) => finding.startsWith('Audit trail'));
const mails = () => test.deps.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'trailVerified'));

/** What the owner of the database can do. */
async function tamper(...statements: ReturnType<typeof sql>[]): Promise<void> {
  const { owner } = test.database;
  for (const table of ['audit_log', 'audit_chain', 'audit_heads'])
    await owner.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
  for (const statement of statements) await owner.execute(statement);
  for (const table of ['audit_log', 'audit_chain', 'audit_heads'])
    await owner.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
}

/** Links made again over rows that were changed, as a chain that verifies. */
const chainAgain = sql`do $$ declare l audit_chain; e audit_log; before text := repeat('0', 64); begin
  for l in select * from audit_chain order by seq loop
    select * into e from audit_log where id = l.audit_id;
    l.previous_hash := before; l.content_hash := audit_content_hash(e); l.hash := audit_link_hash(l, e); before := l.hash;
    update audit_chain set previous_hash = l.previous_hash, content_hash = l.content_hash, hash = l.hash where seq = l.seq;
  end loop; end $$`;

describe('a head of the trail', () => {
  it('is signed each night by a key that the database does not hold', async () => {
    await nightAfter('a');
    await nightAfter('b');
    const [first, second] = await heads();
    if (first === undefined || second === undefined) throw new Error('no head');
    expect([first, second].map((head) => isSignedByUs(test.deps, head))).toEqual([true, true]);
    for (const forged of [
      { ...first, hash: second.hash },
      { ...first, seq: first.seq + 1 },
      { ...first, verifiedFrom: 1 },
      { ...first, at: second.at },
      { ...first, signature: second.signature },
      { ...first, signature: null },
    ])
      expect(isSignedByUs(test.deps, forged)).toBe(false);
    expect(isSignedByUs({ ...test.deps, secret: 'another secret' }, first)).toBe(false);
  });

  it('reveals a trail that its owner changed and chained again', async () => {
    await nightAfter('a');
    await nightAfter('b');
    await tamper(sql`update audit_log set after = '{"id": "x"}' where object_id = 'a'`, chainAgain);
    expect(await trailFindings()).toEqual([
      expect.stringMatching(/^Audit trail: link \d+ is gone or is not the one that was noted/),
    ]);
    // Heads that follow the new chain have no signature of ours.
    await tamper(sql`update audit_heads h set hash = c.hash from audit_chain c where c.seq = h.seq`);
    expect(await trailFindings()).toEqual([
      expect.stringMatching(/^Audit trail: the signature of the head at link \d+ is not of APP_SECRET\.$/),
      expect.stringMatching(/^Audit trail: the signature of the head at link \d+ is not of APP_SECRET\.$/),
    ]);
  });

  it('reveals by a copy kept elsewhere that the trail was chained again and its heads deleted', async () => {
    await nightAfter('a');
    const [head] = await heads();
    await tamper(
      sql`update audit_log set after = '{"id": "x"}' where object_id = 'a'`,
      chainAgain,
      sql`delete from audit_heads`,
    );
    expect(await trailFindings()).toEqual([]);
    const { findings } = await examine(test.deps, { noted: head });
    expect(findings).toContainEqual(expect.stringMatching(/^Audit trail: link \d+ is gone/));
  });

  it('is where the next night goes on from; the whole trail is read each week, and its head sent to administrators', async () => {
    for (const id of ['a', 'b', 'c']) await nightAfter(id);
    const [first, second, third] = await heads();
    expect([first, second, third].map((head) => head?.verifiedFrom)).toEqual([0, first?.seq, second?.seq]);
    expect(await mails()).toHaveLength(1);
    const [mail] = await mails();
    for (const part of [`${first?.seq}:${first?.hash}`, first?.signature]) expect(mail?.body).toContain(part);
    await tamper(sql`update audit_log set action = 'session.closed' where object_id = 'a'`);
    await nightAfter('d');
    expect(await heads()).toHaveLength(4);
    test.clock.advance({ days: 4 });
    await nightAfter('e');
    expect(await heads()).toHaveLength(4);
    expect(await mails()).toHaveLength(1);
  });

  it('is not gone on from when its signature is not ours', async () => {
    await nightAfter('a');
    await tamper(sql`update audit_heads set signature = 'AAAA'`);
    await nightAfter('b');
    expect((await heads()).at(-1)).toMatchObject({ verifiedFrom: 0 });
  });

  it('is signed again after a change of APP_SECRET, once verified under the one before', async () => {
    await nightAfter('a');
    await nightAfter('b');
    const later = { db: test.deps.db, secret: 'the next secret', settings: { previousSecret: null } };
    const next = [later.secret, test.deps.secret] as const;
    expect(await signHeadsAgain(test.deps.db, next)).toEqual({ signed: 2, failed: 0 });
    expect(await signHeadsAgain(test.deps.db, next)).toEqual({ signed: 0, failed: 0 });
    const signed = await listSignedHeads(test.deps.db);
    expect(signed.map((head) => isSignedByUs(later, head))).toEqual([true, true]);
    expect(await signHeadsAgain(test.deps.db, ['a third', 'another'])).toEqual({ signed: 0, failed: 2 });
  });
});
