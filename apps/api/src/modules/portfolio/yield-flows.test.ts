import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { navs } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { importFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { insertProducts, workedExampleFiles } from './portfolio.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let client: SignedIn;

beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-04T18:00:00.000Z');
  await insertProducts(test);
  admin = await signIn(test, 'super_admin');
  client = await signIn(test, 'client');
});

afterEach(() => test.close());

describe('yield flows', () => {
  it('name no product before its first VL, and one without a rate after it', async () => {
    const titles = async () => {
      const { performance_flows: flows } = await test.expectOk('listYieldFlows', { token: client.token });
      return flows.strategies;
    };
    expect(await titles()).toEqual({});
    const first = { strategyId: 'ethfy', day: '2026-01-02', vl: '100', source: 'test' };
    await test.deps.db.insert(navs).values({ ...first, publishedAt: test.clock.now() });
    expect(await titles()).toEqual({ ETHFY: [] });
  });

  it('are the published rates of each product', async () => {
    await importFile(test, admin, workedExampleFiles.navs);
    const { performance_flows: flows } = await test.expectOk('listYieldFlows', { token: client.token });
    expect(Object.keys(flows.strategies)).toEqual(['USDFY']);
    expect(flows.strategies['USDFY']?.map((point) => point.date)).toEqual([
      '2026-01-02',
      '2026-01-03',
      '2026-01-04',
    ]);
    expect(flows.strategies['USDFY']?.[1]?.performance_rate).toBeCloseTo(-0.005, 12);
  });

  it('and the dashboard are for clients', async () => {
    for (const operation of ['getDashboard', 'listYieldFlows'] as const) {
      expect((await test.call(operation, { token: admin.token })).status).toBe(403);
      expect((await test.call(operation)).status).toBe(401);
    }
  });
});
