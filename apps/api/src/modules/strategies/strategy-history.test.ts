import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parameterVersions } from '../../db/schema/platform.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { openMarket } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;

beforeAll(async () => {
  ({ test, client } = await openMarket());
});
afterAll(() => test.close());

const historyOf = (id: string) =>
  test.expectOk('getStrategyHistory', { token: client.token, params: { id } });

describe('getStrategyHistory', () => {
  it('shows every published NAV with what its currency was worth that day', async () => {
    const { points } = await historyOf('usdfy');
    expect(points).toEqual([
      { date: '2026-01-01', vl: '100', eur: '0.8' },
      { date: '2026-01-02', vl: '101', eur: '0.8' },
      { date: '2026-01-03', vl: '100.495', eur: '0.8' },
      { date: '2026-01-04', vl: '102', eur: '0.8' },
    ]);
    expect((await historyOf('btcfy')).points).toEqual([]);
  });

  it('shows what a saver knows, from its day on; of one day the last entered, and nothing to come', async () => {
    const admin = await signIn(test, 'admin_yield');
    const version = (effectiveDay: string, value: string) => ({
      key: 'LIVRET_A_PERCENT',
      effectiveDay,
      value,
      reason: 'Arrêté',
      enteredBy: admin.userId,
      createdAt: test.clock.now(),
    });
    await test.deps.db
      .insert(parameterVersions)
      .values([
        version('2025-08-01', '1.7'),
        version('2025-02-01', '2.3'),
        version('2025-02-01', '2.4'),
        version('2099-01-01', '9'),
      ]);
    expect((await historyOf('usdfy')).references).toEqual({
      livret_a: [
        { day: '2025-02-01', percent: '2.4' },
        { day: '2025-08-01', percent: '1.7' },
      ],
      inflation: [],
    });
  });

  it.each(['hidden', 'unknown'])('does not know %s, which no client sees', async (id) => {
    const response = await test.call('getStrategyHistory', { token: client.token, params: { id } });
    expect(response.status).toBe(404);
  });
});
