import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { correct, type Executed, givenExecuted } from './corrections.fixture.ts';

let given: Executed;
let second: SignedIn;

beforeEach(async () => {
  given = await givenExecuted();
  second = await signIn(given.test, 'super_admin', { firstname: 'Marc', lastname: 'Admin' });
});
afterEach(() => given.test.close());

/** The first deal of that kind, as the correction shows it. */
async function dealOf(id: string, kind: string) {
  const { deals } = await given.test.expectOk('getCorrection', { token: given.admin.token, params: { id } });
  const deal = deals.find((one) => one.kind === kind);
  if (deal === undefined) throw new Error(`no ${kind}`);
  return deal;
}

/** Decides under two-person control; returns what approves it. */
async function decide(id: string, kind: string, decision: string) {
  const { movement } = await dealOf(id, kind);
  Object.assign(given.test.deps.settings, { hasTwoPersonControl: true });
  const body = { strategy_id: 'usdfy', movement, decision, reason: 'VL corrigée' };
  await given.test.expectOk('decideDeal', { token: given.admin.token, params: { id }, body });
  const [request] = await given.test.deps.db.select().from(changeRequests);
  const approve = (token: string) =>
    given.test.call('approveChangeRequest', { token, params: { id: request?.id ?? '' }, body: {} });
  return { request, approve };
}

it('what moves money is held until a second person approves it, and names both', async () => {
  const dealtOut = 'usdfy_2026-01-08';
  await correct(given, '2026-01-08', '104');
  const { request, approve } = await decide(dealtOut, 'closing', 'settle');
  expect(await dealOf(dealtOut, 'closing')).toMatchObject({ state: 'pending', change_request: request?.id });
  expect((await approve(given.admin.token)).status).toBe(403);
  expect((await approve(second.token)).status).toBe(200);
  expect(await dealOf(dealtOut, 'closing')).toMatchObject({
    state: 'settled',
    decision: { reason: 'VL corrigée', maker: 'Inès Garnier', by: 'Marc Admin' },
  });
});

it('a rectification names who requested it beside who approved it', async () => {
  const subscribed = 'usdfy_2026-01-02';
  await correct(given, '2026-01-02', '100');
  const { approve } = await decide(subscribed, 'subscription', 'units');
  expect((await approve(second.token)).status).toBe(200);
  const { deals } = await given.test.expectOk('getCorrection', {
    token: given.admin.token,
    params: { id: subscribed },
  });
  expect(deals.find(({ state }) => state === 'rectified')?.decision).toMatchObject({
    maker: 'Inès Garnier',
    by: 'Marc Admin',
  });
});
