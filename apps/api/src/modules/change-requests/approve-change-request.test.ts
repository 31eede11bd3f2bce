import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type UserRow, users } from '../../db/schema/identity.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, openMarket, stateOf } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
beforeAll(async () => {
  ({ test, client } = await openMarket({ hasTwoPersonControl: true }));
});
afterAll(() => test.close());

it.each<[string, (now: Date) => Partial<UserRow>, string[]]>([
  ['has an account that was closed', (disabledAt) => ({ disabledAt }), []],
  ['is no administrator any more', () => ({ role: 'commercial' }), ['changeDecided']],
])('a request whose maker %s is not applied', async (_what, change, mails) => {
  const maker = await signIn(test, 'admin_yield');
  const checker = await signIn(test, 'super_admin');
  const contractId = await givenContract(test, client, { status: 'signed' });
  const held = await test.expectOk('closeContractByStaff', {
    token: maker.token,
    params: { id: contractId },
    body: { reason: 'Courrier' },
  });
  const params = { id: held.pending_change?.id ?? '' };
  await test.deps.db.update(users).set(change(test.clock.now())).where(eq(users.id, maker.userId));
  const refused = await test.call('approveChangeRequest', { token: checker.token, params, body: {} });
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'change_requests.maker_gone' }]);
  expect(await stateOf(test, contractId)).toEqual(['signed', 'waiting']);
  expect(await test.expectOk('getChangeRequest', { token: checker.token, params })).toMatchObject({
    state: 'stale',
  });
  expect((await mailsTo(test, maker.email)).map(({ kind }) => kind)).toEqual(mails);
});
