import { afterAll, beforeAll, expect, it } from 'vitest';
import { correct, type Executed, givenExecuted } from './corrections.fixture.ts';

let given: Executed;

beforeAll(async () => {
  given = await givenExecuted();
});
afterAll(() => given.test.close());

it('a value whose deals are all decided is in the list, and no longer among the open ones', async () => {
  const { token } = given.admin;
  const [subscribed, dealtOut] = ['usdfy_2026-01-02', 'usdfy_2026-01-08'];
  await correct(given, '2026-01-02', '100');
  await correct(given, '2026-01-08', '104');
  const params = { id: subscribed };
  const { deals } = await given.test.expectOk('getCorrection', { token, params });
  for (const { movement } of deals) {
    const body = { strategy_id: 'usdfy', movement, decision: 'leave', reason: 'VL corrigée' } as const;
    await given.test.expectOk('decideDeal', { token, params, body });
  }
  const idsOf = async (query: { state?: 'open' }) => {
    const { items } = await given.test.expectOk('listCorrections', { token, query });
    return items.map(({ id }) => id).toSorted();
  };
  expect(await idsOf({})).toEqual([subscribed, dealtOut]);
  expect(await idsOf({ state: 'open' })).toEqual([dealtOut]);
});
