import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createRateLimiter, enforceGuardedLimit } from './rate-limit.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the counters of guesses', () => {
  it('of a crowd are written few at once, and whoever is already counted goes on before those who come', async () => {
    const limitRate = createRateLimiter();
    const [crowd, ended]: [number, string[]] = [60, []];
    let [begun, mostUnderWay] = [0, 0];
    const now = () => {
      begun += 1;
      mostUnderWay = Math.max(mostUnderWay, begun - ended.length);
      return test.clock.now();
    };
    // A count asks for the time as it begins, and only then.
    const deps = { ...test.deps, clock: { now } };
    const strangers = Array.from({ length: crowd }, (_unused, index) =>
      limitRate(deps, 'login', { userId: null, ip: `192.0.2.${index}` }).then(() => ended.push('stranger')),
    );
    const further = enforceGuardedLimit(deps, 'login-account:somebody', {
      calls: 10,
      windowSeconds: 900,
    }).then(() => ended.push('further'));
    await Promise.all([...strangers, further]);
    expect(begun).toBe(crowd + 1);
    // Two, and those whose end is not heard of yet.
    expect(mostUnderWay).toBeLessThanOrEqual(4);
    expect(ended.indexOf('further')).toBeLessThanOrEqual(3);
  });
});
