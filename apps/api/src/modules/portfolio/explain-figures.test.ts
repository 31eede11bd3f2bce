import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { importFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import {
  insertProducts,
  insertSignedContract,
  pay,
  payWorkedExample,
  publishWorkedExample,
  workedExampleFiles,
} from './portfolio.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let client: SignedIn;

beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-04T18:00:00.000Z');
  await insertProducts(test);
  admin = await signIn(test, 'super_admin');
  client = await signIn(test, 'client');
});

afterEach(() => test.close());

const explained = (currency = 'EUR') =>
  test.expectOk('explainFigures', { token: client.token, query: { currency } });

const cents = (amount: string | null | undefined) => Number(amount ?? Number.NaN).toFixed(2);

it('explains the worked example of docs/money.md row by row, with the days its rates are really of', async () => {
  await publishWorkedExample(test, admin);
  const contractId = await payWorkedExample(test, admin, client);
  const { until, strategies, ...moneyWeighted } = await explained();
  expect(until).toBe('2026-01-04');
  expect(moneyWeighted).toMatchObject({ money_weighted_rate: null, money_weighted_days: 2 });
  expect(strategies).toMatchObject([
    {
      title: 'USDFY',
      reference_currency: 'USD',
      position: { nav: '102', nav_date: '2026-01-04', fx_date: '2026-01-03', fx_is_fallback: true },
      total_in: '10000',
      total_out: '0',
      movements: [
        {
          contract_id: contractId,
          po_number: `PO-${contractId}`,
          kind: 'payment',
          order_date: '2026-01-02',
          date: '2026-01-02',
          amount: '10000',
          currency: 'EUR',
          fee: '59.95',
          fee_converted: '59.95',
          mark: { nav: '101', nav_date: '2026-01-02', fx_date: '2026-01-02', fx_is_fallback: false },
        },
      ],
      stretches: [{ from: { date: '2026-01-02' }, to: { date: '2026-01-04' } }],
    },
  ]);
  const [usdfy] = strategies;
  expect(cents(usdfy?.strategy_effect)).toBe('101.71');
  expect(cents(usdfy?.fx_effect)).toBe('219.79');
  expect(cents(usdfy?.fees)).toBe('-59.95');
  // Half a unit of the twelfth decimal, at 90.90 EUR.
  expect(Math.abs(Number(usdfy?.execution_effect))).toBeLessThan(5e-11);
  expect(cents(usdfy?.yield_generated)).toBe('261.54');
});

it('names what a corrected VL makes of a payment that was booked before', async () => {
  await publishWorkedExample(test, admin);
  await payWorkedExample(test, admin, client);
  await importFile(test, admin, { kind: 'nav', text: 'date;strategie;vl\n02/01/2026;USDFY;100\n' });
  const { strategies } = await explained();
  // The same units as before; worth 9 841.63 on the 2nd now, booked for 9 940.05.
  expect(strategies[0]?.units).toMatch(/^109\.3514851/);
  expect(cents(strategies[0]?.execution_effect)).toBe('-98.42');
  expect(cents(strategies[0]?.yield_generated)).toBe('261.54');
});

it.each([
  ['VL', workedExampleFiles.fx],
  ['rate', workedExampleFiles.navs],
])('lists money that waits for a %s beside the figures, in none of them', async (_, published) => {
  await importFile(test, admin, published);
  const contractId = await payWorkedExample(test, admin, client);
  const { strategies, money_weighted_rate: rate } = await explained();
  expect(rate).toBeNull();
  expect(strategies).toMatchObject([
    {
      units: '0',
      total_in: '0',
      waiting_amount: '10000',
      yield_generated: '0',
      movements: [],
      waiting: [{ contract_id: contractId, order_date: '2026-01-02', amount: '10000', currency: 'EUR' }],
      stretches: [],
    },
  ]);
});

it('is in the requested currency, without an amount where it has no quote', async () => {
  const contract = { strategyId: 'eurfy', currency: 'EURO', amount: '20000' };
  const contractId = await insertSignedContract(test, client, contract);
  await pay(test, admin, { contractId, amount: '20000', valueDate: '2026-01-02' });
  await importFile(test, admin, { kind: 'nav', text: 'date;strategie;vl\n02/01/2026;EURFY;100\n' });
  expect(await explained('CHF')).toMatchObject({
    currency: 'CHF',
    strategies: [{ position: null, current_amount: null, movements: [{ amount: '20000', fx_rate: null }] }],
  });
});

it('reveals nothing of another client’s holdings', async () => {
  await publishWorkedExample(test, admin);
  await payWorkedExample(test, admin, await signIn(test, 'client'));
  expect((await explained()).strategies).toEqual([]);
});
