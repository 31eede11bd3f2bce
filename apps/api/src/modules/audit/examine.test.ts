import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoDay } from '@repo/domain/dates';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../../demo/load-demo.ts';
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
  const work = test.database.owner.transaction(async (tx) => {
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

  it('finds nothing in what is no longer retained of a closed account', async () => {
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
      'no staff member recorded it',
      sql`update payments set recorded_by = user_id where contract_id = ${onePaid}`,
    ],
    [
      'belongs to another account',
      sql`update payments set user_id = recorded_by where contract_id = ${onePaid}`,
    ],
    [
      'its role is not the one',
      sql`update users set role = 'super_admin' where email = 'camille.moreau@exemple.fr'`,
    ],
    [
      'its identity status is not the one',
      sql`update users set kyc_status = 'approved' where email = 'lea.petit@exemple.fr'`,
    ],
    ['its bank account or wallets', sql`update strategies set rib_iban = 'DE89370400440532013000'`],
    [
      'its bank account or wallets',
      sql`update strategies set crypto_inputs = jsonb_set(crypto_inputs, '{0,address}', '"0x0"')
        where crypto_inputs <> '[]'`,
    ],
    ['its amount, units', sql`update payments set amount = amount * 10`],
    ['its amount, units', sql`update payments set units = units * 10`],
    ['its amount, units', sql`update payments set currency = 'BTC'`],
    ['its amount, units', sql`update payments set value_date = value_date - 300`],
    ['its amount or currency', sql`update contracts set amount = amount * 3`],
    [
      'a document it names has no row',
      sql`update contracts set pep_file_id = gen_random_uuid() where id = ${one('signed')}`,
    ],
  ])('names what breaks the rule: %s', async (expected, ...statements) => {
    const findings = await findingsAfter(...statements);
    expect(findings.join('\n')).toMatch(
      new RegExp(`^(Account|Contract|Payment|Purchase order|Strategy) \\S+: .*${expected}`, 'm'),
    );
  });

  it('reports emails that are overdue, and abandoned ones', async () => {
    await queueMail(test.deps, { email: 'a@example.fr' }, { kind: 'passwordChanged', data: null });
    const old = sql`update mail_outbox set created_at = created_at - interval '2 hours'`;
    expect(await findingsAfter(old)).toEqual([expect.stringMatching(/^Mail \S+: it has waited/)]);
    const givenUp = sql`update mail_outbox set given_up_at = created_at`;
    expect(await findingsAfter(givenUp)).toEqual([
      expect.stringMatching(/^Mail \S+: delivery was abandoned/),
    ]);
  });

  it.each<['sample' | 'all', string, (bytes: Buffer) => Buffer]>([
    ['sample', 'flipped byte', (bytes) => Buffer.from(bytes.with(100, (bytes[100] ?? 0) ^ 1))],
    ['sample', 'emptied file', () => Buffer.alloc(0)],
    ['all', 'flipped byte', (bytes) => Buffer.from(bytes.with(100, (bytes[100] ?? 0) ^ 1))],
    ['all', 'emptied file', () => Buffer.alloc(0)],
  ])('opens stored files (--files=%s) and names one with a %s', async (files, _what, damage) => {
    const [key = ''] = test.files.keys();
    const bytes = await test.files.get(key);
    await test.files.put(key, damage(bytes));
    expect((await examine(test.deps, { files })).findings).toEqual([
      expect.stringMatching(/^File \S+: its content is not the one of its row/),
    ]);
    await test.files.put(key, bytes);
  });

  it('names one line for stored files without a row above the limit of the quarantine', async () => {
    for (let count = 0; count < 101; count += 1) await test.files.put(`stray-${count}`, Buffer.from('x'));
    const inTwoHours = { now: () => new Date(test.clock.now().getTime() + 2 * 60 * 60_000) };
    const { findings } = await examine({ ...test.deps, clock: inTwoHours });
    expect(findings.filter((finding) => finding.startsWith('Stored file'))).toEqual([
      expect.stringMatching(
        /^Stored files: 101 have no row, more than the limit of 100: .* quarantine --confirm\.$/,
      ),
    ]);
    for (let count = 0; count < 101; count += 1) await test.files.delete(`stray-${count}`);
  });

  it('reports rows without a file, files without a row, and a wrong clock', async () => {
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
      'Stored file stray: it has no row; the quarantine job moves it.',
      expect.stringMatching(/^Clock: 7\d\d\d s apart/),
    ]);
  });
});
