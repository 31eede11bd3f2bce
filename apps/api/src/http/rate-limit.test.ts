import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { addressKey, createRateLimiter, enforceGuardedLimit } from './rate-limit.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the counters of guesses', () => {
  it('of many clients are written a few at a time, known callers before new ones', async () => {
    const limitRate = createRateLimiter();
    const [crowd, ended]: [number, string[]] = [60, []];
    let [begun, mostUnderWay] = [0, 0];
    const now = () => {
      begun += 1;
      mostUnderWay = Math.max(mostUnderWay, begun - ended.length);
      return test.clock.now();
    };
    // A count reads the time as it begins, and only then.
    const deps = { ...test.deps, clock: { now } };
    const newcomers = Array.from({ length: crowd }, (_unused, index) =>
      limitRate(deps, 'login', { userId: null, ip: `192.0.2.${index}` }).then(() => ended.push('newcomer')),
    );
    const further = enforceGuardedLimit(deps, 'login-account:known', {
      calls: 10,
      windowSeconds: 900,
    }).then(() => ended.push('further'));
    await Promise.all([...newcomers, further]);
    expect(begun).toBe(crowd + 1);
    // Two, and those that ended but have not reported it yet.
    expect(mostUnderWay).toBeLessThanOrEqual(4);
    expect(ended.indexOf('further')).toBeLessThanOrEqual(3);
  });
});

describe('the address that calls are counted by', () => {
  it.each([
    ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
    ['an IPv4 address written as IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
    ['an IPv6 address, as its /64 network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['an IPv6 address shortened after its network', '2001:db8:1:2::6', '2001:db8:1:2'],
    ['an IPv6 address shortened within its network', '2001:db8::6', '2001:db8:0:0'],
    ['an IPv6 address with leading zeros', '2001:0db8:0000:0000:0003::6', '2001:db8:0:0'],
    ['the local IPv6 address', '::1', '0:0:0:0'],
    ['text that is no address', 'unknown', 'unknown'],
  ])('is, for %s, %s → %s', (_, ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it('is one for all the addresses of a /64, and another for the next network', async () => {
    const limitRate = createRateLimiter();
    const call = (ip: string) => limitRate(test.deps, 'import', { userId: null, ip });
    for (let count = 1; count <= 60; count += 1) await call(`2001:db8::${count.toString(16)}`);
    await expect(call('2001:db8::ffff')).rejects.toMatchObject({ entry: { code: 'rate_limited' } });
    await expect(call('2001:db8:0:1::1')).resolves.toBeUndefined();
  });
});

describe('the limit of verified webhooks', () => {
  it('is one for each operation', async () => {
    const limitRate = createRateLimiter();
    const count = (operationId: string) =>
      limitRate(test.deps, 'webhook', { userId: null, ip: '192.0.2.7', operationId });
    for (let calls = 0; calls < 600; calls += 1) await count('receiveSumsubWebhook');
    await expect(count('receiveSumsubWebhook')).rejects.toMatchObject({ entry: { code: 'rate_limited' } });
    await expect(count('receiveYousignWebhook')).resolves.toBeUndefined();
  });
});
