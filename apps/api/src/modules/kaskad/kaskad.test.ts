import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('getKaskadDashboard', () => {
  it('returns empty holdings, also without a verified identity', async () => {
    const { token } = await signIn(test, 'client', { canAccessKaskad: true, kycStatus: 'pending' });
    const dashboard = await test.expectOk('getKaskadDashboard', { token });
    expect(dashboard).toMatchObject({
      total_invested: '0.00',
      value: null,
      projects: [],
      to_do: [],
      activity: [],
    });
  });

  it.each(['client', 'commercial', 'equisafe', 'admin_yield'] as const)(
    'is refused to %s without the service',
    async (role) => {
      const { token } = await signIn(test, role);
      expect((await test.call('getKaskadDashboard', { token })).status).toBe(403);
    },
  );

  it('is refused without a session', async () => {
    expect((await test.call('getKaskadDashboard')).status).toBe(401);
  });
});
