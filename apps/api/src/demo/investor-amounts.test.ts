// The demonstration's investor reads each amount in several places: they are the same, also after a withdrawal.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import { formatDocumentAmount } from '@repo/domain/format';
import { decimal, parCurrency, sumOf } from '@repo/domain/money';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '../db/schema/platform.ts';
import { importNav } from '../modules/contracts/contracts.fixture.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signIn } from '../testing/people.ts';
import { demoEmail, demoPassword } from './accounts.ts';
import { loadDemo } from './load-demo.ts';

const today = isoDay('2026-11-21');
let keyFolder: string;
let test: TestApp;
let token: string;

beforeAll(async () => {
  keyFolder = await mkdtemp(join(tmpdir(), 'demo-amounts-'));
  test = await createTestApp({ hasTwoPersonControl: true });
  test.clock.set('2026-11-21T12:00:00.000Z');
  await loadDemo(test.deps, { today, withMarket: true, keyFolder });
  await comeBack();
});

afterAll(async () => {
  await test.close();
  await rm(keyFolder, { recursive: true, force: true });
});

async function comeBack() {
  const user = { email: demoEmail('camille.moreau'), password: demoPassword };
  ({ token } = await test.expectOk('login', { body: { user } }));
}

const dashboard = () => test.expectOk('getDashboard', { token });
const contracts = async () => (await test.expectOk('listContracts', { token })).signatures;
const cents = (amounts: readonly (string | null | undefined)[]) =>
  sumOf(amounts.map((amount) => decimal((amount ?? '').replace(',', '.')))).toFixed(2);
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

async function exported(table: string): Promise<Record<string, string>[]> {
  const query = { table, format: 'csv', currency: 'EUR' };
  const { raw } = await test.call('exportPortfolio', { token, query });
  const [head = '', ...lines] = raw.toString().replace('\uFEFF', '').trim().split('\r\n');
  const names = head.split(';');
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, at) => [names[at] ?? '', cell])));
}

const poOf = ({ po_number: number }: components['schemas']['Contract']) => number ?? '';

/** Sums of amounts rounded apart: half a cent each. */
function expectWithin(actual: string, wanted: string, figures: number): void {
  expect(Math.abs(Number(actual) - Number(wanted))).toBeLessThanOrEqual(0.005 * figures + 1e-9);
}

describe('D1: each amount of the investor', () => {
  it('is the same in the headline, its explanation, and the rows of its products', async () => {
    const { portfolio, headline, headlines } = await dashboard();
    const { strategies } = await test.expectOk('explainFigures', { token });
    expect(headline.current_amount).toBe(portfolio.total_current_converted);
    for (const [figure, field] of [
      ['current_amount', 'current_amount'],
      ['total_in', 'total_in'],
      ['total_out', 'total_out'],
      ['yield_generated', 'yield_generated'],
    ] as const) {
      expect(cents(strategies.map((strategy) => strategy[field]))).toBe(headline[figure]);
      for (const strategy of strategies)
        expect(cents([strategy[field]]), strategy.title).toBe(headlines[strategy.title]?.[figure]);
    }
  });

  it('is the same on each contract, its steps, and the exported tables', async () => {
    const rows = await exported('contracts');
    const { headline } = await dashboard();
    for (const contract of await contracts()) {
      const row = rows.find((one) => one['Bon de commande'] === poOf(contract));
      if (contract.renounced_at !== null || contract.total_amount_converted === null) continue;
      expect(cents([row?.['Valeur (EUR)']]), poOf(contract)).toBe(cents([contract.total_amount_converted]));
      const { value, orders } = await test.expectOk('getContractChain', {
        token,
        params: { id: contract.id },
      });
      if (value !== null) expect(value.amount).toBe(contract.total_amount_converted);
      const paidIn = orders.find(({ kind }) => kind === 'subscription')?.deal;
      expect(paidIn?.gross).toBe(contract.gross_invested_amount);
      expect(paidIn?.net).toBe(contract.total_invested_amount);
    }
    const column = (name: string) => cents(rows.map((row) => row[name] || '0'));
    expectWithin(column('Valeur (EUR)'), headline.current_amount ?? '', rows.length);
    expectWithin(column('Paiements (EUR)'), headline.total_in ?? '', rows.length);
    expectWithin(column('Retraits (EUR)'), headline.total_out ?? '', 2 * rows.length);
  });

  it('is one amount for a withdrawal: contract, steps, payout, export, headline and email', async () => {
    const contract = (await contracts()).find(({ can_withdraw: can, product }) => can && product === 'USDFY');
    const params = { id: contract?.id ?? '' };
    const before = (await dashboard()).headline.total_out;
    const body = { request: 'amount', amount: '500', currency: 'EUR' } as const;
    await test.expectOk('requestWithdrawal', { token, params, body });
    test.clock.set('2026-11-23T18:00:00.000Z');
    const admin = await signIn(test, 'super_admin');
    // A Sunday: no rate is due.
    await importNav(test, admin, { day: '2026-11-22', strategy: 'USDFY', vl: '140' });
    await comeBack();

    const withdrawn = (await contracts()).find(({ id }) => id === params.id);
    const last = withdrawn?.withdrawals.at(-1);
    const { orders } = await test.expectOk('getContractChain', { token, params });
    const order = orders.findLast(({ kind }) => kind === 'withdrawal');
    const [amount, fee] = [order?.deal?.net ?? '', order?.deal?.fees ?? ''];
    expect([last?.amount, last?.exit_fee]).toEqual([amount, fee]);
    expect(cents([amount, fee])).toBe(order?.deal?.gross);
    expect(order?.payout).toMatchObject({ amount, asset: order?.currency });
    expect(withdrawn?.payouts.at(-1)?.amount).toBe(amount);

    const flows = await exported('flows');
    const flow = flows.findLast((row) => row['Nature'] === 'Retrait');
    expect([cents([flow?.['Montant']]), cents([flow?.['Frais']])]).toEqual([`-${amount}`, fee]);
    const after = (await dashboard()).headline.total_out;
    expectWithin(cents([after, `-${before}`]), cents([flow?.['Montant (EUR)']?.slice(1)]), 3);

    const par = parCurrency(order?.currency ?? '');
    const [mail] = await test.deps.db
      .select({ body: mailOutbox.body })
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, 'redemptionExecuted'))
      .orderBy(desc(mailOutbox.createdAt));
    for (const shown of [amount, fee])
      expect(plain(mail?.body ?? '')).toContain(plain(formatDocumentAmount(shown, par)));
  });
});
