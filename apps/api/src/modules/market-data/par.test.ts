// A coin that leaves its par, over HTTP: from the decision of two persons to the deals, figures and screens of after the day.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orders, unitMovements } from '../../db/schema/books.ts';
import { statementIssues } from '../../db/schema/statements.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { importFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { hasPdftotext, textOf } from '../../testing/read-pdf.ts';
import { givenContract, importNav, openMarket } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;

const key = 'USDC_AT_PAR';
const reason = 'L’USDC ne vaut plus un dollar';

beforeAll(async () => {
  ({ test, client } = await openMarket());
  test.clock.set('2026-01-04T09:00:00.000Z');
  admin = await signIn(test, 'admin_yield');
});
afterAll(() => test.close());

const change = (value: string, day: string) =>
  test.call('changeParameter', {
    token: admin.token,
    params: { id: key },
    body: { value, effective_day: day, reason },
  });
async function pay(valueDate: string): Promise<string> {
  const id = await givenContract(test, client, { status: 'signed', amount: '10000', currency: 'USDC' });
  const body = { amount: '10000', value_date: valueDate, reference: `TX-${id}`, reason };
  await test.expectOk('validatePayment', { token: admin.token, params: { id }, body });
  return id;
}
const stateOf = async (contractId: string) =>
  (await test.deps.db.select().from(orders).where(eq(orders.contractId, contractId)))[0]?.state;
const movementOf = async (contractId: string) =>
  (await test.deps.db.select().from(unitMovements).where(eq(unitMovements.contractId, contractId)))[0];
const convert = (day: string) =>
  test.call('convertAmount', {
    token: admin.token,
    query: { amount: '100', from: 'USDC', to: 'USD', day },
  });
const off = [{ coin: 'USDC', since: '2026-01-05' }];

describe('the par of a coin', () => {
  it('does not end today, since deals of the day were made at it', async () => {
    const refused = await change('0', '2026-01-04');
    expect([refused.status, Object(refused.body).errors]).toMatchObject([
      422,
      { effective_day: [expect.anything()] },
    ]);
  });

  it('ends on its day: before it, deals, conversions and figures are what they were', async () => {
    const before = await pay('2026-01-02');
    const dealt = await movementOf(before);
    expect(dealt).toMatchObject({ dealingDay: '2026-01-02', quotes: [] });
    const figures = async () =>
      (await test.expectOk('getDashboard', { token: client.token, query: { currency: 'EUR' } })).portfolio;
    const known = await figures();
    expect((await change('0', '2026-01-05')).status).toBe(200);
    expect(await figures()).toEqual(known);
    expect(await movementOf(before)).toEqual(dealt);
    expect((await convert('2026-01-04')).body).toMatchObject({ result: '100', quotes: [] });
    expect(await test.expectOk('listParameters')).not.toHaveProperty('coins_off_par');
  });

  it('is said from that day on, and its own rate is expected on the home and in the calendar', async () => {
    test.clock.set('2026-01-07T09:00:00.000Z');
    admin = await signIn(test, 'admin_yield');
    expect(await test.expectOk('listParameters')).toMatchObject({ coins_off_par: off });
    expect(await test.expectOk('getChangeControl', { token: admin.token })).toMatchObject({
      coins_off_par: off,
    });
    const { pairs } = await test.expectOk('getRateCalendar', { token: admin.token, query: {} });
    const own = pairs.find(({ pair }) => pair === 'USDC/EUR');
    const states = own?.days.slice(3, 7).map(({ state }) => state);
    expect([own?.is_too_old, states]).toEqual([true, ['closed', 'missing', 'expected', 'expected']]);
    expect(pairs.map(({ pair }) => pair)).not.toContain('EURC/EUR');
  });

  it('makes an order wait for its quote, and buys with what it is worth', async () => {
    await importFile(test, admin, { kind: 'fx_ecb', text: 'Date,USD,CHF,\n2026-01-05,1.25,0.94,\n' });
    await importNav(test, admin, { day: '2026-01-05', strategy: 'USDFY', vl: '100' });
    const id = await pay('2026-01-05');
    expect(await stateOf(id)).toBe('waiting');
    const { items } = await test.expectOk('listWaitingOrders', { token: admin.token, query: {} });
    expect(items.map(({ awaits }) => awaits)).toEqual([
      { nav_from: null, quotes_on: '2026-01-05', currencies: ['USDC'] },
    ]);
    await importFile(test, admin, {
      kind: 'fx_crypto',
      text: 'date;paire;cours\n05/01/2026;USDC/EUR;0,72\n',
    });
    expect(await stateOf(id)).toBe('executed');
    // 10 000 USDC less 0.1 % are 9 990; × 0.72 × 1.25 = 8 991 dollars; at 100: 89.91 units.
    const movement = await movementOf(id);
    expect(Number(movement?.units)).toBeCloseTo(89.91, 9);
    expect(movement?.quotes.map(({ base, quote }) => `${base}/${quote}`).toSorted()).toEqual([
      'EUR/USD',
      'USDC/EUR',
    ]);
    expect((await convert('2026-01-05')).body).toMatchObject({ result: '90' });
  });

  it('is corrected like any rate: the deals executed at it and the statements made of it are counted', async () => {
    const [firstDay, lastDay, currency] = ['2026-01-01', '2026-01-31', 'EUR'];
    const issued = { firstDay, lastDay, currency, issuedAt: test.clock.now(), sha256: 'x', figures: {} };
    await test.deps.db
      .insert(statementIssues)
      .values({ ...issued, id: test.deps.ids.uuid(), userId: client.userId });
    const affected = async (line: string) => {
      const text = `date;paire;cours\n${line}\n`;
      const file = { name: 'cours.csv', mime: 'text/csv', bytes: new TextEncoder().encode(text) };
      const form = { fields: { kind: 'fx_crypto' as const }, file };
      return (await test.expectOk('previewImport', { token: admin.token, form })).affected;
    };
    expect(await affected('05/01/2026;USDC/EUR;0,7')).toEqual({ deals: 1, statements: 1 });
    // No contract was paid in bitcoins.
    expect(await affected('01/01/2026;BTC/EUR;80001')).toEqual({ deals: 0, statements: 0 });
    // At par, the coin's own rate is in no figure.
    await importFile(test, admin, {
      kind: 'fx_crypto',
      text: 'date;paire;cours\n02/01/2026;USDC/EUR;0,75\n',
    });
    expect((await affected('02/01/2026;USDC/EUR;0,76')).deals).toBe(0);
  });

  it('is named with its day in the files of the client', async () => {
    test.clock.set('2026-02-02T09:00:00.000Z');
    admin = await signIn(test, 'admin_yield');
    await importNav(test, admin, { day: '2026-01-31', strategy: 'USDFY', vl: '100' });
    const body = { user: { email: client.email, password: testPassword } };
    const { token } = z.object({ token: z.string() }).parse(await test.expectOk('login', { body }));
    const query = { table: 'flows', format: 'csv', currency: 'EUR' } as const;
    const [head = '', ...lines] = (await test.call('exportPortfolio', { token, query })).raw
      .toString()
      .trim()
      .split('\r\n');
    const column = head.split(';').indexOf('Devise au cours du marché depuis le');
    expect(lines.map((line) => line.split(';')[column])).toEqual(['', '05/01/2026']);
    if (hasPdftotext) {
      const { raw } = await test.call('downloadStatement', { token, query: { period: '2026-01' } });
      const text = textOf(raw).replaceAll(/\s+/g, ' ');
      // Beside the value of a holding, and among the notes.
      expect(text.match(/USDC au cours du marché depuis le 5 janvier 2026/g)?.length).toBeGreaterThan(1);
    }
    test.clock.set('2026-01-07T09:00:00.000Z');
    admin = await signIn(test, 'admin_yield');
  });

  it('is restored in the same way', async () => {
    expect((await change('1', '2026-01-08')).status).toBe(200);
    test.clock.set('2026-01-08T09:00:00.000Z');
    admin = await signIn(test, 'admin_yield');
    expect(await test.expectOk('listParameters')).not.toHaveProperty('coins_off_par');
    expect((await convert('2026-01-08')).body).toMatchObject({ result: '100', quotes: [] });
    expect((await convert('2026-01-05')).body).toMatchObject({ result: '90' });
  });
});
