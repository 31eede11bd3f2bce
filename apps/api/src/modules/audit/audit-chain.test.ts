import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditChain, auditHeads, auditLog } from '../../db/schema/audit.ts';
import { createFakeClock } from '../../testing/fakes.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { recordAudit } from './record-audit.ts';
import { noteAuditHead } from './signed-heads.ts';
import { describeFault, verifyAuditChain } from './verify-audit-chain.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const clock = createFakeClock();
const append = (id: string) =>
  recordAudit(
    { db: database.db, clock },
    {
      by: null,
      from: { ip: '192.0.2.7', requestId: 'r' },
      action: 'session.opened',
      object: { type: 'session', id },
      after: { id },
    },
  );

async function appendFour(): Promise<number[]> {
  for (const id of ['a', 'b', 'c', 'd']) await append(id);
  const rows = await database.db.select({ id: auditLog.id }).from(auditLog).orderBy(auditLog.id);
  return rows.map(({ id }) => id);
}

/** What the owner of the database can do. */
async function tamper(statement: ReturnType<typeof sql>, table: 'audit_log' | 'audit_chain' = 'audit_log') {
  const name = sql.identifier(table);
  await database.owner.execute(sql`alter table ${name} disable trigger user`);
  await database.owner.execute(statement);
  await database.owner.execute(sql`alter table ${name} enable trigger user`);
}

const findFault = async () => {
  const { fault } = await verifyAuditChain(database.db);
  return fault && describeFault(fault);
};

describe('the chain of the audit trail', () => {
  it('is whole when no row was changed, empty as well as filled, and its head moves with each row', async () => {
    expect(await verifyAuditChain(database.db)).toEqual({
      head: { seq: 0, hash: '0'.repeat(64) },
      fault: null,
    });
    await appendFour();
    const { head, fault } = await verifyAuditChain(database.db);
    expect({ seq: head.seq, fault }).toEqual({ seq: 4, fault: null });
    await append('e');
    expect((await verifyAuditChain(database.db, { noted: [head] })).fault).toBeNull();
  });

  it.each([
    ['action', sql`update audit_log set action = 'test.undone' where object_id = 'b'`],
    ['date', sql`update audit_log set at = at + interval '1 millisecond' where object_id = 'b'`],
    ['author', sql`update audit_log set actor_id = gen_random_uuid() where object_id = 'b'`],
    ['address', sql`update audit_log set ip = '192.0.2.8' where object_id = 'b'`],
    ['values', sql`update audit_log set after = '{"id": "x"}' where object_id = 'b'`],
    ['values, the salt gone', sql`update audit_log set after = '{}', salt = null where object_id = 'b'`],
  ])('names the row whose %s was changed', async (_what, statement) => {
    const [, second] = await appendFour();
    await tamper(statement);
    expect(await findFault()).toMatch(new RegExp(`^Audit trail: row ${second} \\(link 2\\): .* changed\\.$`));
  });

  it.each([
    ['in the middle', 'b', 1],
    ['at the end', 'd', 3],
  ])('names the row deleted %s', async (_where, object, index) => {
    const ids = await appendFour();
    await tamper(sql`delete from audit_log where object_id = ${object}`);
    expect(await findFault()).toBe(
      `Audit trail: row ${ids[index]} (link ${index + 1}): the row was deleted.`,
    );
  });

  it('shows where a row was deleted together with its link', async () => {
    const [, second, third] = await appendFour();
    await tamper(sql`delete from audit_log where id = ${second}`);
    await tamper(sql`delete from audit_chain where audit_id = ${second}`, 'audit_chain');
    expect(await findFault()).toBe(`Audit trail: row ${third} (link 3): links before it are missing.`);
  });

  it('detects by a head noted earlier that its end was cut off, links included', async () => {
    const last = (await appendFour()).at(-1);
    const { head } = await verifyAuditChain(database.db);
    await tamper(sql`delete from audit_log where id = ${last}`);
    await tamper(sql`delete from audit_chain where audit_id = ${last}`, 'audit_chain');
    expect(await findFault()).toBeNull();
    await append('instead');
    const { fault } = await verifyAuditChain(database.db, { noted: [head] });
    expect(fault && describeFault(fault)).toMatch(/^Audit trail: link 4 is gone or/);
  });

  it('names a row slipped in behind the trigger', async () => {
    await appendFour();
    await tamper(
      sql`insert into audit_log (at, action, object_type, object_id) values (now(), 'x', 'test', 'e')`,
    );
    expect(await findFault()).toMatch(/^Audit trail: row \d+: the row was never sealed\.$/);
  });

  it('refuses any update but the erasure of a row’s personal data', async () => {
    const [first] = await appendFour();
    // The owner of the tables: triggers hold for it too.
    const db = database.owner;
    const ofFirst = eq(auditLog.id, first ?? 0);
    const emptied = { salt: null, ip: null, before: null, after: null };
    await expect(db.update(auditLog).set({ ip: null }).where(ofFirst)).rejects.toThrow();
    await expect(
      db
        .update(auditLog)
        .set({ ...emptied, action: 'x' })
        .where(ofFirst),
    ).rejects.toThrow();
    await expect(db.update(auditChain).set({ hash: 'x' })).rejects.toThrow();
    await expect(db.delete(auditChain)).rejects.toThrow();
    await db.update(auditLog).set(emptied).where(ofFirst);
    expect(await findFault()).toBeNull();
  });

  it('is not written by the API’s role, which adds rows and nothing else', async () => {
    const [first] = await appendFour();
    const { db } = database;
    await noteAuditHead({ db, clock, secret: 'secret' }, { seq: 4, hash: 'a'.repeat(64) }, 0);
    const link = { seq: 5, auditId: 9, version: 1, previousHash: 'x', contentHash: 'x', hash: 'x' };
    for (const write of [
      db.update(auditLog).set({ salt: null, ip: null, before: null, after: null }),
      db.delete(auditLog),
      db.insert(auditChain).values(link),
      db.update(auditHeads).set({ hash: 'x' }),
      db.delete(auditHeads),
      db.execute(sql`select erase_trail(${randomUUID()}, array[${first}]::bigint[], now())`),
    ])
      await expect(write).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await findFault()).toBeNull();
  });

  it('stays one chain under concurrent appends, without links of rolled-back transactions', async () => {
    const { db } = database;
    const work = Array.from({ length: 60 }, (_unused, index) =>
      db.transaction(async (tx) => {
        await recordAudit(
          { db: tx, clock },
          { by: null, action: 'session.opened', object: { type: 'session', id: `${index}` } },
        );
        await recordAudit(
          { db: tx, clock },
          { by: null, action: 'session.closed', object: { type: 'session', id: `${index}` } },
        );
        if (index % 4 === 0) throw new Error('undone');
      }),
    );
    const outcomes = await Promise.allSettled(work);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(45);
    const { head, fault } = await verifyAuditChain(db);
    expect({ seq: head.seq, fault }).toEqual({ seq: 90, fault: null });
  });
});
