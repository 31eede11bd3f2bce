import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { entryReasons, journalEntries, postings } from '../../db/schema/books.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { openMarket } from '../contracts/contracts.fixture.ts';
import { bankAccount, givenReceipt, newHash, walletAccount } from './receipts.fixture.ts';

const otherBank = 'bank:DE89370400440532013000';
const reason = 'Frais de tenue de compte';

let test: TestApp;
let admin: SignedIn;

beforeEach(async () => {
  ({ test } = await openMarket());
  await test.deps.db
    .update(strategies)
    .set({ ribBank: 'Autre banque', ribIban: 'DE89370400440532013000', ribBic: 'COBADEFF' })
    .where(eq(strategies.id, 'btcfy'));
  admin = await signIn(test, 'admin_yield');
  await givenReceipt(test, admin, { amount: '1000' });
});
afterEach(() => test.close());

const record = (change: object = {}, key?: string) =>
  test.call('recordMovement', {
    token: admin.token,
    body: {
      nature: 'cost',
      account: bankAccount,
      currency: 'EURO',
      day: '2026-01-05',
      amount: '12.50',
      reason,
      ...change,
    },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
/** The postings of the last entry, with its kind. */
async function lastBooked() {
  const [entry] = await test.deps.db
    .select()
    .from(journalEntries)
    .orderBy(sql`${journalEntries.number} desc`)
    .limit(1);
  const rows = await test.deps.db
    .select()
    .from(postings)
    .where(eq(postings.entry, entry?.number ?? 0))
    .orderBy(asc(postings.line));
  return [entry?.kind, ...rows.map(({ account, asset, amount }) => `${account} ${amount} ${asset}`)];
}
const broken = () => brokenRules(test.deps.db, bookRules);

it('a balance is recorded of one currency of an account, and shown with the books of that one', async () => {
  for (const [currency, amount] of [
    ['EURC', '300'],
    ['USDC', '500'],
  ] as const) {
    await givenReceipt(test, admin, { account: walletAccount, currency, amount, reference: newHash() });
    const body = { account: walletAccount, currency, day: '2026-01-05', balance: amount };
    const shown = await test.expectOk('recordBalance', { token: admin.token, body });
    expect(shown).toMatchObject({ currency, books: amount, difference: '0' });
  }
});

describe('recordMovement', () => {
  it('books a fee of the bank, with its reason, and the account then agrees with its statement', async () => {
    await test.expectOk('recordBalance', {
      token: admin.token,
      body: { account: bankAccount, currency: 'EURO', day: '2026-01-05', balance: '987.50' },
    });
    const response = await record();
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ books: '987.5', difference: '0' });
    expect(await lastBooked()).toEqual(['cost', 'costs:bank 12.5 EUR', `${bankAccount} -12.5 EUR`]);
    const reasons = await test.deps.db.select().from(entryReasons);
    expect(reasons.map((row) => row.reason)).toContain(reason);
    const lines = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, bankAccount));
    expect(lines.at(-1)).toMatchObject({ action: 'account.movement_recorded', actorId: admin.userId });
    expect(await broken()).toEqual([]);
  });

  it('books a network’s fee of a wallet apart', async () => {
    expect((await record({ account: walletAccount, currency: 'USDC', amount: '2' })).status).toBe(200);
    expect(await lastBooked()).toEqual(['cost', 'costs:network 2 USDC', `${walletAccount} -2 USDC`]);
  });

  it('books a transfer between two accounts of the house', async () => {
    const sent = await record({ nature: 'transfer', to_account: otherBank, amount: '400' });
    expect(sent.body).toMatchObject({ account: bankAccount, books: '600' });
    expect(await lastBooked()).toEqual(['transfer', `${otherBank} 400 EUR`, `${bankAccount} -400 EUR`]);
    expect(await broken()).toEqual([]);
  });

  it('books what is sent to be invested, and what comes back', async () => {
    const custody = { nature: 'custody_out', strategy_id: 'usdfy', amount: '900' };
    expect((await record(custody)).status).toBe(200);
    expect(await lastBooked()).toEqual(['transfer', 'custody:usdfy 900 EUR', `${bankAccount} -900 EUR`]);
    expect((await record({ ...custody, nature: 'custody_in', amount: '300' })).status).toBe(200);
    expect(await lastBooked()).toEqual(['transfer', `${bankAccount} 300 EUR`, 'custody:usdfy -300 EUR']);
    const more = await record({ ...custody, nature: 'custody_in', amount: '601' });
    expect([more.status, Object(more.body).code]).toEqual([409, 'receipts.low_balance']);
  });

  it('sends no more than the books hold, also twice at once', async () => {
    const sent = await Promise.all(
      ['premier-envoi', 'second-envoi'].map((key) =>
        record({ nature: 'transfer', to_account: otherBank, amount: '600' }, key),
      ),
    );
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is booked once under its key', async () => {
    await record({}, 'frais-de-janvier');
    await record({}, 'frais-de-janvier');
    expect(await test.deps.db.$count(journalEntries, eq(journalEntries.kind, 'cost'))).toBe(1);
  });

  it.each([
    ['an amount of zero', { amount: '0' }, 'Merci d’indiquer un montant positif.'],
    [
      'a day to come',
      { day: '2030-01-01' },
      'Merci de choisir le jour du mouvement, aujourd’hui au plus tard.',
    ],
    ['no reason', { reason: ' ' }, 'Indiquez un motif.'],
    ['an account of no product', { account: 'bank:FR76' }, 'Ce compte n’est pas l’un de nos comptes.'],
    [
      'a transfer to itself',
      { nature: 'transfer', to_account: bankAccount },
      'Merci de choisir un autre de nos comptes.',
    ],
    ['a transfer to nowhere', { nature: 'transfer' }, 'Merci de choisir un autre de nos comptes.'],
    [
      'a transfer to an account of another currency',
      { nature: 'transfer', to_account: walletAccount },
      'Ce compte ne reçoit pas cette devise.',
    ],
    ['an unknown product', { nature: 'custody_out', strategy_id: 'inconnu' }, 'Merci de choisir le produit.'],
  ])('refuses %s, and books nothing', async (_what, change, message) => {
    const before = await test.deps.db.$count(journalEntries);
    const response = await record(change);
    expect([response.status, Object(response.body).error]).toEqual([422, message]);
    expect(await test.deps.db.$count(journalEntries)).toBe(before);
  });
});
