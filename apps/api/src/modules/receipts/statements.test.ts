import { entryOf } from '@repo/domain/books';
import { decimal } from '@repo/domain/money';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CamtEntry, type CamtStatement, camtFile } from '../../bank-statements/camt.fixture.ts';
import { statementBalances, statementImports } from '../../db/schema/bank-statements.ts';
import { journalEntries, postings } from '../../db/schema/books.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { bookEntries } from '../books/book-entries.ts';
import { seedStrategies } from '../contracts/contracts.fixture.ts';
import { bankAccount, givenReceipt, walletAccount } from './receipts.fixture.ts';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  admin = await signIn(test, 'super_admin');
});
afterAll(() => test.close());

const form = (file: string, { account = bankAccount, name = 'releve.xml' } = {}) => ({
  token: admin.token,
  form: {
    fields: { account },
    file: { name, mime: 'application/octet-stream', bytes: new TextEncoder().encode(file) },
  },
});
const preview = (file: string, to = {}) => test.expectOk('previewStatement', form(file, to));
const run = (file: string, to = {}) => test.call('importStatement', form(file, to));
const importOk = (file: string, to = {}) => test.expectOk('importStatement', form(file, to));
const errorOf = (body: unknown): string => String(Object(body).error);

let lines = 0;
/** A credit of its own reference, in 2026-02. */
function credit(
  amount: string,
  { wording = 'virement', ...more }: Partial<CamtEntry> & { wording?: string } = {},
): CamtEntry {
  lines += 1;
  return {
    amount,
    booked: '2026-02-20',
    valued: '2026-02-20',
    more: `<AcctSvcrRef>BQ-${lines}</AcctSvcrRef>`,
    details: [
      `<RltdPties><Dbtr><Pty><Nm>Camille Moreau</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>${wording}</Ustrd></RmtInf>`,
    ],
    ...more,
  };
}
const debit = (
  amount: string,
  wording: string,
  dates: { booked?: string; valued?: string } = {},
): CamtEntry => ({
  ...credit(amount, { wording, ...dates }),
  direction: 'DBIT',
});
const file = (entries: readonly CamtEntry[], more: Partial<CamtStatement> = {}) =>
  camtFile([{ id: `REL-${lines}`, entries, ...more }]);
const receiptsOf = (wording: string) =>
  test.deps.db.select().from(receipts).where(eq(receipts.wording, wording));
const counts = async () => [
  await test.deps.db.$count(receipts),
  await test.deps.db.$count(statementImports),
  await test.deps.db.$count(journalEntries),
  await test.deps.db.$count(statementBalances),
];

describe('importStatement', () => {
  it('makes a receipt of each credit, books it, and keeps the closing balance', async () => {
    const content = file([credit('15000.00', { wording: 'PO 2020 0001 import' }), debit('12.00', 'frais')], {
      opening: '100.00',
      closing: '15088.00',
    });
    const before = await counts();
    expect((await preview(content)).counts).toMatchObject({ created: 1, unknown_debit: 1, known: 0 });
    expect(await counts()).toEqual(before);
    const result = await importOk(content);
    expect(result).toMatchObject({
      kind: 'camt053',
      is_imported: true,
      first_day: '2026-02-20',
      closing: { day: '2026-11-20', balance: '15088' },
      counts: { created: 1, unknown_debit: 1 },
    });
    const [receipt] = await receiptsOf('PO 2020 0001 import');
    expect(receipt).toMatchObject({
      source: 'camt053',
      state: 'open',
      amount: '15000',
      asset: 'EURO',
      payerName: 'Camille Moreau',
      payerAccount: 'FR1420041010050500013M02606',
    });
    const booked = await test.deps.db
      .select({ amount: postings.amount })
      .from(postings)
      .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
      .where(and(eq(journalEntries.subjectId, receipt?.id ?? ''), eq(postings.account, bankAccount)));
    expect(booked).toEqual([{ amount: '15000' }]);
    const { accounts } = await test.expectOk('getReconciliation', { token: admin.token });
    expect(accounts.find(({ account }) => account === bankAccount)?.statement).toMatchObject({
      day: '2026-11-20',
      balance: '15088',
    });
    // The opening balance is that of the day before the first line.
    const [opening] = await test.deps.db
      .select({ balance: statementBalances.balance })
      .from(statementBalances)
      .where(eq(statementBalances.day, '2026-02-19'));
    expect(opening?.balance).toBe('100');
  });

  it('[A39] returns for the same file what it did the first time, and changes nothing', async () => {
    const content = file([credit('10.00', { wording: 'same file' })]);
    const first = await importOk(content);
    const before = await counts();
    expect(await importOk(content)).toEqual(first);
    expect(await counts()).toEqual(before);
  });

  it('takes one of two imports of a file made at once, and gives both the same', async () => {
    const content = file([credit('11.00', { wording: 'at once' }), credit('12.00', { wording: 'at once' })]);
    const [one, other] = await Promise.all([importOk(content), importOk(content)]);
    expect(one).toEqual(other);
    expect(await receiptsOf('at once')).toHaveLength(2);
  });

  it('counts the lines of another file that are there already', async () => {
    const shared = credit('20.00', { wording: 'overlap' });
    await importOk(file([shared]));
    const { counts: counted } = await importOk(file([shared, credit('30.00', { wording: 'overlap' })]));
    expect(counted).toMatchObject({ known: 1, created: 1 });
    expect(await receiptsOf('overlap')).toHaveLength(2);
  });

  it('knows a line that was typed by hand, and points at one that only looks like it', async () => {
    await givenReceipt(test, admin, { day: '2026-02-19', amount: '77', reference: 'VIR-88120' });
    await givenReceipt(test, admin, { day: '2026-02-19', amount: '78', reference: 'VIR-88121' });
    const { counts: counted } = await importOk(
      file([credit('77.00', { wording: 'vir 88120 merci' }), credit('78.00', { wording: 'without it' })]),
    );
    expect(counted).toMatchObject({ typed: 1, similar: 1, created: 0 });
    expect(await receiptsOf('vir 88120 merci')).toEqual([]);
    expect(await receiptsOf('without it')).toHaveLength(1);
  });

  it('takes a line typed by hand for one line only, of the days around it, and by a reference long enough', async () => {
    await givenReceipt(test, admin, { day: '2026-02-19', amount: '71', reference: 'VIR-88123' });
    await givenReceipt(test, admin, { day: '2026-02-26', amount: '72', reference: 'VIR-88124' });
    await givenReceipt(test, admin, { day: '2026-02-14', amount: '73', reference: 'VIR-88125' });
    await givenReceipt(test, admin, { day: '2026-02-19', amount: '74', reference: 'VIR' });
    const { lines: read } = await importOk(
      file([
        credit('71.00', { wording: 'VIR 88123' }),
        credit('71.00', { wording: 'VIR 88123' }),
        credit('72.00', { wording: 'VIR 88124' }),
        credit('73.00', { wording: 'VIR 88125' }),
        credit('74.00', { wording: 'VIR 99' }),
        // The file has the days of those typed.
        credit('1.00', { valued: '2026-02-14' }),
        credit('2.00', { valued: '2026-02-26' }),
      ]),
    );
    expect(read.map(({ outcome }) => outcome)).toEqual([
      'typed',
      'created',
      'created',
      'created',
      'similar',
      'created',
      'created',
    ]);
  });

  it('knows a line that was moved to the books with what was stored before them', async () => {
    await test.deps.db.insert(receipts).values({
      id: test.deps.ids.uuid(),
      account: bankAccount,
      externalId: 'VIR-88122',
      source: 'reprise',
      state: 'open',
      day: '2026-02-19',
      amount: '76',
      asset: 'EURO',
      recordedAt: test.clock.now(),
    });
    const { counts: counted } = await importOk(file([credit('76.00', { wording: 'VIR 88122' })]));
    expect(counted).toMatchObject({ typed: 1, similar: 0, created: 0 });
  });

  it('names the debits that are executed payouts, and books none', async () => {
    const before = await test.deps.db.$count(journalEntries);
    await test.deps.db.insert(payouts).values({
      id: test.deps.ids.uuid(),
      kind: 'closing',
      state: 'executed',
      amount: '450',
      asset: 'EURO',
      requestedAt: test.clock.now(),
      executedOn: '2026-02-19',
      reference: 'VRS-450',
    });
    const { counts: counted } = await importOk(
      file([debit('450.00', 'VRS 450'), debit('450.00', 'VRS 450')]),
    );
    expect(counted).toMatchObject({ payout: 1, unknown_debit: 1 });
    expect(await test.deps.db.$count(journalEntries)).toBe(before);
  });

  const whole = file([credit('5.00'), credit('6.00')]);
  it.each([
    ['empty', '', /vide/],
    ['broken XML', '<Document', /mal formé|avant sa fin/],
    ['half a file', whole.slice(0, Math.floor(whole.length / 2)), /mal formé|avant sa fin/],
    [
      'another account’s',
      file([credit('5.00')], { iban: 'FR7610107001011234567890129' }),
      /celui du compte FR76 1010 7001 0112 3456 7890 129/,
    ],
    [
      'missing a line of its balances',
      file([credit('5.00')], { opening: '0.00', closing: '6.00' }),
      /une écriture manque ou figure deux fois/,
    ],
  ])('refuses a file that is %s, and keeps nothing of it', async (_what, content, message) => {
    const before = await counts();
    const response = await run(content);
    expect(response.status).toBe(422);
    expect(errorOf(response.body)).toMatch(message);
    expect(await counts()).toEqual(before);
  });

  it.each([
    [{ account: 'bank:FR7612345' }, 'Ce compte n’est pas l’un de nos comptes.'],
    [{ account: walletAccount }, 'Un relevé ne s’importe que pour un compte bancaire.'],
    [{ name: '../releve.xml' }, 'Le nom de ce fichier n’est pas accepté.'],
  ])('refuses %o', async (to, message) => {
    const response = await run(whole, to);
    expect([response.status, errorOf(response.body)]).toEqual([422, message]);
  });
});

describe('a CSV file', () => {
  const mapping = {
    encoding: 'utf-8',
    delimiter: ';',
    decimal_separator: ',',
    date_format: 'dd/mm/yyyy',
    skipped_lines: 0,
    columns: { booking_day: 'Date', wording: ['Libellé'], credit: 'Crédit', debit: 'Débit' },
  };
  const save = (changed: object) =>
    test.call('saveStatementMapping', {
      token: admin.token,
      body: { account: bankAccount, mapping: { ...mapping, ...changed } },
    });
  const csv = { name: 'releve.csv' };

  it('is read with the columns that were saved for the account', async () => {
    const content = 'Date;Libellé;Débit;Crédit\n20/02/2026;VIR CSV;;1 500,50\n20/02/2026;FRAIS;12,00;\n';
    const refused = await run(content, csv);
    expect([refused.status, errorOf(refused.body)]).toEqual([
      422,
      'Indiquez d’abord les colonnes des fichiers CSV de cette banque.',
    ]);
    expect((await save({})).body).toEqual({ mapping });
    const kept = await test.expectOk('getStatementMapping', {
      token: admin.token,
      query: { account: bankAccount },
    });
    expect(kept).toEqual({ mapping });
    expect((await importOk(content, csv)).counts).toMatchObject({ created: 1, unknown_debit: 1 });
    expect(await receiptsOf('VIR CSV')).toMatchObject([
      { amount: '1500.5', source: 'csv', day: '2026-02-20' },
    ]);
  });

  it('gives each wrong line with its number', async () => {
    await save({});
    const content = 'Date;Libellé;Débit;Crédit\n31/02/2026;VIR;;1,00\n20/02/2026;VIR;;un\n';
    const { errors, counts: counted } = await preview(content, csv);
    expect(errors.map(({ line }) => line)).toEqual([2, 3]);
    expect(counted.created).toBe(0);
    const response = await run(content, csv);
    expect([response.status, errorOf(response.body).slice(0, 8)]).toEqual([422, 'Ligne 2\u00a0']);
  });

  it('has one amount column or two, not both', async () => {
    const columns = { ...mapping.columns, signed_amount: 'Montant' };
    expect((await save({ columns })).status).toBe(422);
    const { debit: _ignored, ...signedAndCredit } = columns;
    expect((await save({ columns: signedAndCredit })).status).toBe(422);
    expect((await save({ columns: { booking_day: 'Date', wording: ['L'], credit: 'C' } })).status).toBe(422);
  });
});

const booksOnDay = async () => {
  const { accounts } = await test.expectOk('getReconciliation', { token: admin.token });
  const statement = accounts.find(({ account }) => account === bankAccount)?.statement;
  expect(statement?.day).toBe('2026-11-20');
  return Number(statement?.books);
};

describe('the books beside a statement', () => {
  it('count a payout on the day that staff typed, until a statement gives the day of the bank', async () => {
    await importOk(file([credit('1.00')], { closing: '1.00' }));
    const before = await booksOnDay();
    const id = test.deps.ids.uuid();
    const paid = { kind: 'closing', state: 'executed', amount: '460', asset: 'EURO' } as const;
    const executed = { executedOn: '2026-11-20', reference: 'VRS-460' };
    await test.deps.db.insert(payouts).values({ id, ...paid, ...executed, requestedAt: test.clock.now() });
    const money = { asset: 'EUR', amount: decimal('460') } as const;
    const legs = entryOf([
      { account: `payable:${id}`, ...money },
      { account: bankAccount, ...money, amount: money.amount.neg() },
    ]);
    const entry = {
      kind: 'payout',
      orderDay: '2026-11-20',
      subject: { type: 'payout', id },
      postings: legs,
    } as const;
    await bookEntries(test.deps, null, [entry]);
    expect((await booksOnDay()) - before).toBe(-460);
    await importOk(file([debit('460.00', 'VRS 460', { booked: '2026-11-23', valued: '2026-11-20' })]));
    expect((await booksOnDay()) - before).toBe(0);
  });

  it('count money on the day that the bank booked it, whatever its value date', async () => {
    await importOk(file([credit('1.00')], { closing: '1.00' }));
    const before = await booksOnDay();
    await importOk(
      file([
        credit('41.00', { booked: '2026-11-20', valued: '2026-11-21' }),
        credit('1000.00', { booked: '2026-11-21', valued: '2026-11-19' }),
      ]),
    );
    expect((await booksOnDay()) - before).toBe(41);
  });

  it('count what was typed by hand on its value date, until a statement gives the day of the bank', async () => {
    await importOk(file([credit('1.00')], { closing: '1.00' }));
    const before = await booksOnDay();
    await givenReceipt(test, admin, { day: '2026-02-19', amount: '43', reference: 'VIR-43000' });
    expect((await booksOnDay()) - before).toBe(43);
    const dates = { booked: '2026-11-21', valued: '2026-02-19' };
    const { counts: counted } = await importOk(file([credit('43.00', { ...dates, wording: 'vir-43000' })]));
    expect(counted).toMatchObject({ typed: 1, created: 0 });
    expect(await booksOnDay()).toBe(before);
  });
});
