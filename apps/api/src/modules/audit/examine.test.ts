import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoDay } from '@repo/domain/dates';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from '../../demo/load-demo.ts';
import { systemClock } from '../../ports/clock/clock.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { examine } from './examine.ts';

let test: TestApp;
let keyFolder: string;

beforeAll(async () => {
  keyFolder = await mkdtemp(join(tmpdir(), 'examine-test-'));
  test = await createTestApp({ hasTwoPersonControl: true });
  const today = isoDay(systemClock.now().toISOString().slice(0, 10));
  test.clock.set(systemClock.now().toISOString());
  await loadDemo(test.deps, { today, withMarket: true, keyFolder });
});

// The database's clock runs meanwhile, and is compared with this one.
beforeEach(() => test.clock.set(systemClock.now().toISOString()));

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
const onePaid = sql`(select min(contract_id::text)::uuid from orders where state = 'executed' and contract_id in (
  select id from contracts where status = 'signed'))`;
const oneOrder = sql`(select id from orders where contract_id = ${onePaid} and kind = 'subscription')`;
const oneOwed = sql`(select min(id::text)::uuid from payouts where is_received and investment_id is null
  and state not in ('executed', 'void', 'replaced'))`;
/** Nothing is owed of it. */
const settled = sql`(select id from contracts c where c.status = 'signed' and c.payment_status = 'paid'
  and not exists (select from orders o where o.contract_id = c.id and (o.kind <> 'subscription' or o.state <> 'executed'))
  and not exists (select from payouts p where p.contract_id = c.id) order by id limit 1)`;
/** As its owner alone may: the triggers refuse these changes. */
const unguarded = (table: string) => sql`alter table ${sql.identifier(table)} disable trigger user`;

describe('the examination of an installation', () => {
  it('finds nothing in the demonstration data', async () => {
    expect((await examine(test.deps)).findings).toEqual([]);
  });

  it('finds nothing in what is no longer retained of a closed account', async () => {
    const withoutDocuments = sql`update contracts set contract_file_id = null, pep_file_id = null where id = ${settled}`;
    const withoutPayment = [
      sql`delete from payouts where contract_id = ${settled}`,
      sql`delete from orders where contract_id = ${settled}`,
      sql`delete from receipts where contract_id = ${settled}`,
    ];
    const erased = sql`insert into retained_data (user_id, kind, until, erased_at)
      select user_id, 'contracts', date '2020-01-01', now() from contracts where id = ${settled}`;
    expect(await findingsAfter(withoutDocuments, ...withoutPayment)).not.toEqual([]);
    expect(await findingsAfter(withoutDocuments, ...withoutPayment, erased)).toEqual([]);
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
    [
      'it is paid without a recorded payment',
      unguarded('orders'),
      sql`update orders set state = 'canceled' where contract_id = ${onePaid}`,
    ],
    [
      'no staff member recorded it',
      unguarded('orders'),
      sql`update orders set placed_by = user_id where contract_id = ${onePaid}`,
    ],
    [
      'belongs to another account',
      unguarded('orders'),
      sql`update orders set user_id = placed_by where contract_id = ${onePaid} and placed_by is not null`,
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
    ['its amount, currency', unguarded('orders'), sql`update orders set amount = amount * 10`],
    ['its amount, currency', unguarded('orders'), sql`update orders set asset = 'BTC'`],
    ['its amount, currency', unguarded('orders'), sql`update orders set order_day = order_day - 300`],
    ['its amount or currency', sql`update contracts set amount = amount * 3`],
    [
      'it is not what two people requested and approved',
      unguarded('parameter_versions'),
      sql`update parameter_versions set value = '900000' where number = 1`,
    ],
    [
      'it is not what two people requested and approved',
      sql`update change_requests set state = 'refused' where kind = 'parameter.change'`,
    ],
    [
      'the audit trail recorded no change to its value on its day',
      sql`insert into parameter_versions (key, effective_day, value, reason, entered_by, created_at)
        select key, effective_day, '900000', reason, entered_by, created_at from parameter_versions where number = 1`,
    ],
    [
      'another version was made from the same request',
      sql`insert into parameter_versions (key, effective_day, value, reason, entered_by, published_by, change_request_id, created_at)
        select key, effective_day, value, reason, entered_by, published_by, change_request_id, created_at
        from parameter_versions where number = 1`,
    ],
    [
      'or fewer than there are versions',
      sql`insert into parameter_versions (key, effective_day, value, reason, entered_by, created_at)
        select key, effective_day, value, reason, entered_by, created_at from parameter_versions where number = 1`,
    ],
    [
      'a document it names has no row',
      sql`update contracts set pep_file_id = gen_random_uuid() where id = ${one('signed')}`,
    ],
  ])('names what breaks the rule: %s', async (expected, ...statements) => {
    const findings = await findingsAfter(...statements);
    expect(findings.join('\n')).toMatch(
      new RegExp(
        `^(Account|Contract|Order|Parameter version|Payment|Purchase order|Strategy) \\S+: .*${expected}`,
        'm',
      ),
    );
  });

  it.each<[string, ...SQL[]]>([
    [
      'do not sum to zero',
      unguarded('postings'),
      sql`update postings set amount = amount + 1 where entry = 1 and line = 1`,
    ],
    [
      'postings or movements of units name it',
      unguarded('postings'),
      sql`alter table postings drop constraint postings_entry_journal_entries_number_fk`,
      sql`insert into postings (entry, line, account, asset, amount) values (1000000, 1, 'exchange', 'EUR', 1)`,
    ],
    ['one is missing', sql`update book_counters set last = last + 1 where name = 'journal'`],
    ['one is missing', sql`update book_counters set last = last + 1 where name like 'units:%'`],
    [
      'a deal without a movement',
      unguarded('unit_movements'),
      // Entries of the register refer to it.
      sql`alter table register_movements drop constraint register_movements_movement_fk`,
      sql`delete from unit_movements where order_id = ${oneOrder}`,
    ],
    [
      'is not the cost of its units',
      unguarded('unit_movements'),
      sql`update unit_movements set cost = cost + 1 where order_id = ${oneOrder}`,
    ],
    [
      'its state does not agree with its movements',
      sql`update orders set state = 'waiting' where id = ${oneOrder}`,
    ],
    [
      'its state does not agree with its movements',
      unguarded('journal_entries'),
      sql`update journal_entries set subject_id = gen_random_uuid() where subject_id = ${oneOrder}`,
    ],
    [
      'more units left it',
      unguarded('unit_movements'),
      sql`update unit_movements set units = -1 where order_id = ${oneOrder}`,
    ],
    [
      'units are left after it was redeemed',
      unguarded('contracts'),
      sql`update contracts set status = 'closed', closed_date = '2026-01-01', renounced_at = now()
        where id = ${onePaid}`,
    ],
    [
      'with more than the receipts attached',
      unguarded('receipts'),
      sql`update receipts set amount = amount / 2 where contract_id = ${onePaid}`,
    ],
    [
      'what waits in the journal',
      sql`update receipts set state = 'returned', contract_id = null where contract_id = ${onePaid}`,
    ],
    [
      'it is returned and its payout is not executed',
      sql`update receipts set state = 'returned', contract_id = null where contract_id = ${onePaid}`,
    ],
    [
      'a transfer came back with it, and its payout is not replaced',
      sql`update receipts set state = 'payout_return', contract_id = null where contract_id = ${onePaid}`,
    ],
    [
      'another amount than the receipts that are not attached',
      sql`update receipts set state = 'open', contract_id = null where contract_id = ${onePaid}`,
    ],
    [
      'the journal does not owe its amount',
      sql`update payouts set amount = amount + 1 where id = ${oneOwed}`,
    ],
    [
      'still owes what was paid',
      sql`update payouts set state = 'executed', executed_on = '2026-01-01' where id = ${oneOwed}`,
    ],
    [
      'it has no cause',
      sql`update payouts set contract_id = null, order_id = null, receipt_id = null where id = ${oneOwed}`,
    ],
    [
      'not those that the audit trail recorded',
      unguarded('journal_entries'),
      sql`update journal_entries set reason = 'autre' where number = 1`,
    ],
    [
      'recorded no entry with its number',
      sql`insert into journal_entries (number, kind, order_day, booked_at)
        select last + 1, 'cost', '2026-01-01', now() from book_counters where name = 'journal'`,
    ],
    [
      'recorded no entry with its number',
      sql`insert into audit_log (at, action, object_type, object_id, after)
        select now(), 'books.booked', 'journal', '1', '{"first": 1, "last": 1}'`,
    ],
  ])('names what breaks the books: %s', async (expected, ...statements) => {
    const findings = await findingsAfter(...statements);
    expect(findings.join('\n')).toMatch(
      new RegExp(
        `^(Contract|Journal entr|Numbers of|Order|Payout|Receipt|Unmatched money in) ?.+: .*${expected}`,
        'm',
      ),
    );
  });

  it.each<[string, SQL]>([
    [
      'fewer',
      sql`delete from list_count_deltas where id = (
        select max(id) from list_count_deltas where delta > 0 and list = 'contracts')`,
    ],
    [
      'more',
      sql`insert into list_count_deltas (list, key, delta) values ('receipts', '{"state": "open"}', 1)`,
    ],
    [
      'more',
      sql`insert into list_count_deltas (list, key, delta) values ('adviser_clients', '{"sales_id": null, "state": "open"}', 1)`,
    ],
    [
      'more',
      sql`insert into list_count_deltas (list, key, delta)
        values ('waiting_orders', '{"kind": "closing", "strategy_id": "btcfy"}', 1)`,
    ],
    [
      'fewer',
      sql`delete from list_count_deltas where id = (
        select max(id) from list_count_deltas where delta > 0 and list = 'client_cards')`,
    ],
    [
      'as many, that add up to less',
      sql`delete from list_count_deltas where id = (
        select max(id) from list_count_deltas where delta > 0 and list = 'contract_amounts')`,
    ],
  ])('reports a list that counts %s rows than there are', async (_what, statement) => {
    expect(await findingsAfter(statement)).toEqual([
      expect.stringMatching(
        /^((Contracts|Receipts|Clients|Clients of advisers|Orders that wait) of \{.+\}: the list counts more or fewer|Amounts of contracts of \{.+\}: the list adds up to)/,
      ),
    ]);
  });

  const secondNav = sql`(select day from navs where strategy_id = 'usdfy' order by day offset 1 limit 1)`;
  it.each<[string, ...SQL[]]>([
    [
      'it is not its gross NAV less its accruals',
      sql`update navs set gross = vl + 1, accruals = 0.9999 where strategy_id = 'usdfy' and day = ${secondNav}`,
    ],
    [
      'its high-water mark is under that of an earlier day',
      sql`update navs set high_water_mark = 120 where strategy_id = 'usdfy' and day < ${secondNav}`,
      sql`update navs set high_water_mark = 119.99 where strategy_id = 'usdfy' and day = ${secondNav}`,
    ],
  ])('names the NAV of which %s', async (expected, ...statements) => {
    const findings = await findingsAfter(...statements);
    expect(findings).toEqual([
      expect.stringMatching(new RegExp(`^NAV usdfy \\d{4}-\\d\\d-\\d\\d: ${expected}`)),
    ]);
  });

  it('finds nothing in NAVs that are made of their parts, under marks that rise', async () => {
    const made = sql`update navs set gross = vl + 0.25, accruals = 0.25, high_water_mark = 100 + (day - date '2000-01-01')`;
    expect(await findingsAfter(made)).toEqual([]);
  });

  it('reports emails that are overdue, and abandoned ones', async () => {
    await queueMail(test.deps, { id: null, email: 'a@example.fr' }, { kind: 'passwordChanged', data: null });
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
    await test.files.replace(key, damage(bytes));
    expect((await examine(test.deps, { files })).findings).toEqual([
      expect.stringMatching(/^File \S+: its content is not the one of its row/),
    ]);
    await test.files.replace(key, bytes);
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
