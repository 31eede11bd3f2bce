import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { signIn } from '../../testing/people.ts';
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
