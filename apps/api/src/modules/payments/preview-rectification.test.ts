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

it.each([
  [
    'warns of a day years before the contract, which the person who approves must accept [A29]',
    '1990-01-01',
    1,
  ],
  ['takes a day of the weeks before the contract as a receipt does', '2026-01-02', 0],
])('%s', async (_what, value_date, warned) => {
  const { token } = await signIn(test, 'super_admin');
  const checker = await signIn(test, 'super_admin');
  const createdAt = new Date('2026-01-10');
  const id = await givenContract(test, client, { status: 'signed', createdAt });
  Object.assign(test.deps.settings, { hasTwoPersonControl: false });
  const received = { amount: '10000', value_date: '2026-01-03', reference: `VIR-${id}`, reason: 'Accepté' };
  await test.expectOk('validatePayment', { token, params: { id }, body: received });
  Object.assign(test.deps.settings, { hasTwoPersonControl: true });
  const change = { amount: '10000', value_date };
  const { warnings } = await test.expectOk('previewRectification', { token, params: { id }, query: change });
  expect(warnings).toHaveLength(warned);
  await test.expectOk('rectifyPayment', { token, params: { id }, body: { ...change, reason: 'Relevé' } });
  const { pending_change } = await test.expectOk('getAdminContract', { token, params: { id } });
  const request = await test.expectOk('getChangeRequest', {
    token: checker.token,
    params: { id: pending_change?.id ?? '' },
  });
  expect(request.warnings).toEqual(warnings);
  for (const warning of warnings) expect(warning).toContain('précède la souscription de plus de 30 jours');
});
