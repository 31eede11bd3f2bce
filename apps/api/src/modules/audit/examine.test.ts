import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoDay } from '@repo/domain/dates';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../../db/demo/load-demo.ts';
import { systemClock } from '../../ports/clock/clock.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { examine } from './examine.ts';

let test: TestApp;
let keyFolder: string;

beforeAll(async () => {
  keyFolder = await mkdtemp(join(tmpdir(), 'examine-test-'));
  test = await createTestApp();
  const today = isoDay(systemClock.now().toISOString().slice(0, 10));
  test.clock.set(systemClock.now().toISOString());
  await loadDemo(test.deps, { today, withMarket: true, keyFolder });
});

afterAll(async () => {
  await test.close();
  await rm(keyFolder, { recursive: true, force: true });
});

/** What is found once the statements have run; the database is then as it was. */
async function findingsAfter(...statements: SQL[]): Promise<string[]> {
  let findings: string[] = [];
  const undone = new Error('undone');
  const work = test.deps.db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement);
    findings = (await examine({ ...test.deps, db: tx })).findings;
    throw undone;
  });
  await expect(work).rejects.toThrow(undone);
  return findings;
}

const one = (status: string) => sql`(select id from contracts where status = ${status} order by id limit 1)`;
const onePaid = sql`(select min(contract_id::text)::uuid from payments)`;

describe('the examination of an installation', () => {
  it('finds nothing in the demonstration data', async () => {
    expect((await examine(test.deps)).findings).toEqual([]);
  });

  it('finds nothing in what is kept no more of a closed account', async () => {
    const withoutDocuments = sql`update contracts set contract_file_id = null, pep_file_id = null where id = ${one('signed')}`;
    const withoutPayment = sql`delete from payments where contract_id = ${one('signed')}`;
    const erased = sql`insert into retained_data (user_id, kind, until, erased_at)
      select user_id, 'contracts', date '2020-01-01', now() from contracts where id = ${one('signed')}`;
    expect(await findingsAfter(withoutDocuments, withoutPayment)).not.toEqual([]);
    expect(await findingsAfter(withoutDocuments, withoutPayment, erased)).toEqual([]);
  });

  it.each<[string, ...SQL[]]>([
    [
      'was never handed out',
      sql`delete from po_numbers where number = (select po_number from contracts where id = ${one('signed')})`,
    ],
    [
      'several contracts bear this number',
      sql`alter table contracts drop constraint contracts_po_number_unique`,
      sql`update contracts set po_number = 'PO-1', user_id = user_id where status = 'signed'`,
    ],
    [
      'it is signed without a date',
      sql`update signature_requests set status = 'ongoing' where contract_id = ${one('signed')}`,
    ],
    ['it is signed without a date', sql`update contracts set pep_file_id = null where id = ${one('signed')}`],
    [
      'it is not signed, though',
      sql`update signature_requests set status = 'done' where contract_id = ${one('pending')}`,
    ],
    [
      'its status cannot be reached',
      sql`update contracts set payment_status = 'checking' where id = ${one('refused')}`,
    ],
    ['it is paid without a recorded payment', sql`delete from payments where contract_id = ${onePaid}`],
    [
      'nobody of the staff recorded it',
      sql`update payments set recorded_by = user_id where contract_id = ${onePaid}`,
    ],
    [
      'belongs to another account',
      sql`update payments set user_id = recorded_by where contract_id = ${onePaid}`,
    ],
    [
      'a document it names has no row',
      sql`update contracts set pep_file_id = gen_random_uuid() where id = ${one('signed')}`,
    ],
  ])('names what breaks the rule: %s', async (expected, ...statements) => {
    const findings = await findingsAfter(...statements);
    expect(findings.join('\n')).toMatch(
      new RegExp(`^(Contract|Payment|Purchase order) \\S+: .*${expected}`, 'm'),
    );
  });

  it('names mail that waits for too long, and mail given up', async () => {
    await queueMail(test.deps, { email: 'a@example.fr' }, { kind: 'passwordChanged', data: null });
    const old = sql`update mail_outbox set created_at = created_at - interval '2 hours'`;
    expect(await findingsAfter(old)).toEqual([expect.stringMatching(/^Mail \S+: it has waited/)]);
    const givenUp = sql`update mail_outbox set given_up_at = created_at`;
    expect(await findingsAfter(givenUp)).toEqual([expect.stringMatching(/^Mail \S+: it was given up/)]);
  });

  it('names files whose bytes are gone, old bytes that no file names, and a clock that is off', async () => {
    const [key = ''] = test.files.keys();
    const bytes = await test.files.get(key);
    await test.files.delete(key);
    expect((await examine(test.deps)).findings).toEqual([
      expect.stringMatching(/^File \S+: its bytes are gone/),
    ]);
    await test.files.put(key, bytes);
    await test.files.put('stray', bytes);
    expect((await examine(test.deps)).findings).toEqual([]);
    test.clock.advance({ hours: 2 });
    expect((await examine(test.deps)).findings).toEqual([
      expect.stringMatching(/^Mail \S+: it has waited/),
      'Bytes stray: no file names them; the next start removes them.',
      expect.stringMatching(/^Clock: 7\d\d\d s apart/),
    ]);
  });
});
