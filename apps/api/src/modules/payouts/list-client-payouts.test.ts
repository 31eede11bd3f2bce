import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { orders } from '../../db/schema/books.ts';
import { users } from '../../db/schema/identity.ts';
import { signIn } from '../../testing/people.ts';
import { insertOrder } from '../books/orders.repository.ts';
import { givenContract } from '../contracts/contracts.fixture.ts';
import { iban, usePayouts } from './payouts.fixture.ts';

const { people, givenClosing, givenPrepared } = usePayouts();

const list = (token: string, id: string, query = {}) =>
  people.test.call('listClientPayouts', { token, params: { id }, query });

it('lists what a client is owed, newest first, by pages, to staff who see them and without whole accounts', async () => {
  const { test, client, maker } = people;
  const adviser = await signIn(test, 'commercial');
  const other = await signIn(test, 'commercial');
  const elsewhere = await signIn(test, 'client');
  await test.deps.db
    .update(users)
    .set({ assignedSalesId: adviser.userId })
    .where(eq(users.id, client.userId));
  const first = await givenPrepared();
  test.clock.advance({ minutes: 5 });
  const second = await givenClosing();
  await givenClosing(elsewhere);
  for (const { token } of [maker, adviser]) {
    const page = await test.expectOk('listClientPayouts', { token, params: { id: client.userId } });
    expect(page.items.map(({ id, account }) => [id, account])).toEqual([
      [second, null],
      [first, 'FR14 •••• 2606'],
    ]);
    expect(page).toMatchObject({ total: 2, page: 1 });
    expect(JSON.stringify(page)).not.toContain(iban);
  }
  const last = await list(adviser.token, client.userId, { page: '2', page_size: '1' });
  expect(Object(last.body).items.map(({ id }: { id: string }) => id)).toEqual([first]);
  expect((await list(other.token, client.userId)).status).toBe(404);
  expect((await list(adviser.token, elsewhere.userId)).status).toBe(404);
  expect((await list(maker.token, adviser.userId)).status).toBe(404);
});

it('names the withdrawals and closings that wait for their NAV', async () => {
  const { test, maker } = people;
  const owner = await signIn(test, 'client');
  const other = await signIn(test, 'client');
  const order = async ({ userId }: typeof owner, values: Partial<typeof orders.$inferInsert>) => {
    const contractId = await givenContract(test, people.client, { status: 'signed', userId });
    await insertOrder(test.deps.db, {
      id: test.deps.ids.uuid(),
      contractId,
      userId,
      kind: 'withdrawal',
      asset: 'EURO',
      request: 'yield',
      orderDay: '2026-01-05',
      exitFeePercent: '0.5',
      placedAt: test.clock.now(),
      ...values,
    });
  };
  await order(owner, {});
  await order(owner, { request: 'amount', amount: '250', requestCurrency: 'CHF', orderDay: '2026-01-04' });
  await order(owner, { kind: 'closing', request: 'all', orderDay: '2026-01-06' });
  await order(owner, { state: 'canceled' });
  const fees = {
    exitFeePercent: null,
    subscriptionFeePercent: '0',
    fxFeePercent: '0',
    subscriptionFee: '0',
    fxFee: '0',
  };
  await order(owner, { kind: 'subscription', request: 'amount', amount: '100', ...fees });
  await order(other, {});
  const params = { id: owner.userId };
  const { waiting } = await test.expectOk('listClientPayouts', { token: maker.token, params });
  expect(waiting.map(({ kind, amount, currency, order_day }) => [kind, amount, currency, order_day])).toEqual(
    [
      ['withdrawal', '250.00', 'CHF', '2026-01-04'],
      ['withdrawal', null, null, '2026-01-05'],
      ['closing', null, null, '2026-01-06'],
    ],
  );
  expect(waiting.every(({ po_number: poNumber }) => poNumber !== null)).toBe(true);
});
