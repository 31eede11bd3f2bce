import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { insertProducts, payWorkedExample, publishWorkedExample } from '../portfolio/portfolio.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let adviser: SignedIn;
let other: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-04T18:00:00.000Z');
  await insertProducts(test);
  admin = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
  adviser = await signIn(test, 'commercial');
  other = await signIn(test, 'commercial');
  client = await signIn(test, 'client', { assignedSalesId: adviser.userId });
  await publishWorkedExample(test, admin);
  await payWorkedExample(test, admin, client);
});
afterAll(() => test.close());

const as = ({ token }: SignedIn, query: Record<string, string> = {}) => ({
  token,
  params: { id: client.userId },
  query,
});

describe('the portfolio in the record of a client', () => {
  it.each(['EUR', 'USD', 'CHF'])('has the figures that the client sees, in %s', async (currency) => {
    const seen = await test.expectOk('getDashboard', { token: client.token, query: { currency } });
    expect(seen.portfolio.allocations).toHaveLength(1);
    const rows = await test.expectOk('explainFigures', { token: client.token, query: { currency } });
    for (const reader of [admin, adviser]) {
      expect(await test.expectOk('getClientDashboard', as(reader, { currency }))).toEqual(seen);
      expect(await test.expectOk('explainClientFigures', as(reader, { currency }))).toEqual(rows);
    }
  });

  it('[A50] does not exist to another adviser', async () => {
    for (const operation of ['getClientDashboard', 'explainClientFigures', 'listClientActivity'] as const) {
      expect((await test.call(operation, as(other))).status).toBe(404);
      expect((await test.call(operation, { ...as(admin), params: { id: adviser.userId } })).status).toBe(404);
    }
  });

  it('is not sent again to a browser that has it, and is to one that may no longer see it', async () => {
    const first = await test.call('getClientDashboard', as(adviser));
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await test.call('getClientDashboard', { ...as(adviser), headers })).status).toBe(304);
    expect((await test.call('getClientDashboard', { ...as(other), headers })).status).toBe(404);
  });
});

describe('the activity in the record of a client', () => {
  it('is their timeline, filtered by type and by pages, the newest first', async () => {
    const seen = await test.expectOk('getDashboard', { token: client.token });
    const all = await test.expectOk('listClientActivity', as(admin, { source: 'client' }));
    expect(all.items.map(({ event }) => event)).toEqual(seen.events);
    expect(all.total).toBe(seen.events.length);
    const type = 'payment_status_paid';
    const paid = await test.expectOk('listClientActivity', as(adviser, { type }));
    expect(paid.items.map(({ event }) => event?.type)).toEqual([type]);
    const second = await test.expectOk(
      'listClientActivity',
      as(admin, { source: 'client', page: '2', page_size: '1' }),
    );
    expect(second.items.map(({ id }) => id)).toEqual(all.items.slice(1, 2).map(({ id }) => id));
  });

  it('holds what staff did to the client and their contracts, for an administrator alone', async () => {
    const params = { id: client.userId };
    const body = { reason: 'Téléphone perdu, demandé au support.' };
    await test.expectOk('lockClient', { token: admin.token, params, body });
    await test.expectOk('unlockClient', { token: admin.token, params, body });
    const { items, total } = await test.expectOk('listClientActivity', as(admin, { source: 'staff' }));
    expect(items.map(({ act }) => [act?.action, act?.actor])).toEqual([
      ['account.unlocked', 'Inès Garnier'],
      ['account.locked', 'Inès Garnier'],
      ['payment.paid', 'Inès Garnier'],
    ]);
    expect(items[0]?.act?.detail).toBe(body.reason);
    expect(items[2]?.act?.po_number).toMatch(/^PO-/);
    expect(total).toBe(3);
    const mixed = await test.expectOk('listClientActivity', as(admin));
    expect(mixed.items.some(({ event }) => event !== null)).toBe(true);
    expect(mixed.items.some(({ act }) => act !== null)).toBe(true);
    const own = await test.expectOk('listClientActivity', as(adviser));
    expect(own.items.every(({ act }) => act === null)).toBe(true);
    expect((await test.expectOk('listClientActivity', as(adviser, { source: 'staff' }))).total).toBe(0);
  });
});
