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

describe('a response', () => {
  it('has the quota of its bucket, what is left of it and the seconds until it starts again', async () => {
    const first = await test.call('listParameters', {});
    expect(first.headers['ratelimit-policy']).toBe('"read";q=1200;w=60');
    expect(first.headers['ratelimit']).toMatch(/^"read";r=1199;t=\d+$/);
    expect((await test.call('listParameters', {})).headers['ratelimit']).toMatch(/^"read";r=1198;t=\d+$/);
  });

  it('has them when the call is refused, and those of a guarded bucket', async () => {
    const limitRate = createRateLimiter();
    const seen: Record<string, string>[] = [];
    const reply = { headers: (fields: Record<string, string>) => seen.push(fields) };
    const call = () => limitRate(test.deps, 'import', { userId: 'one', ip: '192.0.2.41' }, reply);
    for (let count = 1; count <= 60; count += 1) await call();
    await expect(call()).rejects.toMatchObject({ entry: { code: 'rate_limited' } });
    expect(seen.at(-1)?.['ratelimit']).toMatch(/^"import";r=0;t=\d+$/);
    await limitRate(test.deps, 'mail', { userId: null, ip: '192.0.2.41' }, reply);
    expect(seen.at(-1)?.['ratelimit']).toMatch(/^"mail";r=\d+;t=3600$/);
  });
});
