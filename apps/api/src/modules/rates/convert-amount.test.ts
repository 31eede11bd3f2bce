// The converter, over HTTP.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fxRates } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';

let test: TestApp;
let staff: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-05T11:00:00.000Z');
  staff = await signIn(test, 'commercial');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.delete(fxRates);
});

async function givenRates(...published: [base: string, quote: string, day: string, rate: string][]) {
  const rest = { source: 'ecb', version: 1, publishedAt: test.clock.now() };
  await test.deps.db
    .insert(fxRates)
    .values(published.map(([base, quote, day, rate]) => ({ base, quote, day, rate, ...rest })));
}
const convert = (amount: string, from: string, to: string, day = '2026-01-02') => {
  const query = { amount, from, to, day };
  return test.expectOk('convertAmount', { token: staff.token, query });
};

it('[A22] 10 000 EURC on 2 January are 11 111,11 USD, by the rate of the day before', async () => {
  await givenRates(['USD', 'EUR', '2026-01-01', '0.90']);
  expect(await convert('10000', 'EURC', 'USD')).toEqual({
    amount: '10000',
    from: 'EURC',
    to: 'USD',
    day: '2026-01-02',
    result: '11111.11',
    in_eur: null,
    is_fallback: true,
    quotes: [{ base: 'USD', quote: 'EUR', rate: '0.9', date: '2026-01-01', is_fallback: true }],
  });
});

it('[A21] converts a Sunday by Friday’s rate, as a fallback', async () => {
  await givenRates(['EUR', 'USD', '2026-01-02', '1.1']);
  expect(await convert('100', 'EUR', 'USD', '2026-01-04')).toMatchObject({
    result: '110',
    is_fallback: true,
    quotes: [{ rate: '1.1', date: '2026-01-02', is_fallback: true }],
  });
});

it('goes through the euro, each rate with its own day, and rounds once', async () => {
  await givenRates(['EUR', 'USD', '2026-01-02', '1.1'], ['BTC', 'EUR', '2026-01-01', '80000.33']);
  await givenRates(['EUR', 'USD', '2026-01-05', '2']);
  const converted = await convert('0.125', 'WBTC', 'USDC');
  // 0.125 × 80 000.33 = 10 000.041 25 euros; × 1.1 = 11 000.045 375.
  expect(converted).toMatchObject({ result: '11000.05', in_eur: '10000.04', is_fallback: true });
  expect(converted.quotes.map(({ base, date, is_fallback }) => [base, date, is_fallback])).toEqual([
    ['BTC', '2026-01-01', true],
    ['EUR', '2026-01-02', false],
  ]);
  expect(await convert('1', 'USD', 'ETH').catch((error: unknown) => String(error))).toContain('422');
});

it('keeps an amount between currencies at par, without a rate', async () => {
  expect(await convert('10.5', 'EUR', 'EURC')).toMatchObject({
    result: '10.5',
    quotes: [],
    is_fallback: false,
  });
});

it.each<[Partial<Record<'amount' | 'from' | 'to' | 'day', string>>, string, string]>([
  [{ amount: 'dix' }, 'amount', 'Saisissez un montant, par exemple 10\u00a0000,50.'],
  [{ amount: '1e5' }, 'amount', 'Saisissez un montant, par exemple 10\u00a0000,50.'],
  [{ amount: '0' }, 'amount', 'Le montant doit être supérieur à 0.'],
  [{ amount: '-5' }, 'amount', 'Le montant doit être supérieur à 0.'],
  [{ amount: '0.1234567890123456789' }, 'amount', 'Le montant a plus de 18 décimales.'],
  [{ amount: '1000000000000000' }, 'amount', 'Ce montant est trop grand.'],
  [{ from: 'XYZ' }, 'from', 'Choisissez une devise de la liste.'],
  [{ to: 'EURO' }, 'to', 'Choisissez une devise de la liste.'],
  [{ day: '2026-02-30' }, 'day', 'Choisissez une date.'],
  [{ day: '2026-01-06' }, 'day', 'La date ne peut pas être dans le futur.'],
  [{ day: '2025-12-31' }, 'day', 'Aucun taux n’est publié pour USD à cette date, ni avant.'],
])('refuses %j in words', async (given, field, message) => {
  await givenRates(['EUR', 'USD', '2026-01-02', '1.1']);
  const query = { amount: '10', from: 'EUR', to: 'USD', day: '2026-01-02', ...given };
  const refused = await test.call('convertAmount', { token: staff.token, query });
  expect([refused.status, refused.body]).toMatchObject([422, { errors: { [field]: [message] } }]);
});

it('is closed to clients', async () => {
  const { token } = await signIn(test, 'client');
  const query = { amount: '10', from: 'EUR', to: 'USD', day: '2026-01-02' };
  expect((await test.call('convertAmount', { token, query })).status).toBe(403);
});
