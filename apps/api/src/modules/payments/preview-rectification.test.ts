import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, openMarket } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;

beforeAll(async () => {
  ({ test, client } = await openMarket({ hasTwoPersonControl: false }));
});
afterAll(() => test.close());

it('announces a second person without any warning, where two are required', async () => {
  const { token } = await signIn(test, 'super_admin');
  const id = await givenContract(test, client, { status: 'signed' });
  const received = { amount: '10000', value_date: '2026-01-02', reference: 'VIR-1', reason: 'Accepté' };
  await test.expectOk('validatePayment', { token, params: { id }, body: received });
  const query = { amount: '1000', value_date: '2026-01-02' };
  const preview = () => test.expectOk('previewRectification', { token, params: { id }, query });
  expect((await preview()).needs_second_person).toBe(false);
  Object.assign(test.deps.settings, { hasTwoPersonControl: true });
  expect(await preview()).toMatchObject({ needs_second_person: true, warnings: [] });
});
