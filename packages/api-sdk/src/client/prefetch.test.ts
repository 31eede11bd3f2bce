import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPrefetcher } from './prefetch.ts';

const url = 'http://api.test/proxy/me';
const withToken = (token = 'tok'): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

function setUp() {
  let count = 0;
  const send = vi.fn<typeof fetch>(async () => {
    count += 1;
    return new Response(String(count));
  });
  return { send, prefetcher: createPrefetcher(send) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createPrefetcher', () => {
  it('returns the prefetched response to the first equal request, and sends the second', async () => {
    const { prefetcher, send } = setUp();
    prefetcher.prefetch(url, 'tok');
    expect(send).toHaveBeenCalledTimes(1);
    expect(await (await prefetcher.fetch(url, withToken())).text()).toBe('1');
    expect(await (await prefetcher.fetch(url, withToken())).text()).toBe('2');
  });

  it.each([
    ['another URL', 'http://api.test/proxy/strategies', withToken()],
    ['another session', url, withToken('other')],
    ['an unauthenticated request', url, {}],
    ['a write', url, { ...withToken(), method: 'POST' }],
  ])('is not used for %s', async (_who, address, init) => {
    const { prefetcher } = setUp();
    prefetcher.prefetch(url, 'tok');
    expect(await (await prefetcher.fetch(address, init)).text()).toBe('2');
  });

  it('does not consume the body of a write', async () => {
    const { prefetcher, send } = setUp();
    const write = new Request(url, { ...withToken(), method: 'POST', body: '{"a":1}' });
    await prefetcher.fetch(write);
    expect(send).toHaveBeenCalledExactlyOnceWith(write, undefined);
    expect(await write.text()).toBe('{"a":1}');
  });

  it('expires', async () => {
    const { prefetcher } = setUp();
    prefetcher.prefetch(url, 'tok');
    vi.advanceTimersByTime(10_000);
    expect(await (await prefetcher.fetch(url, withToken())).text()).toBe('2');
  });

  it('sends the request when the prefetch failed on the network', async () => {
    const { prefetcher, send } = setUp();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    prefetcher.prefetch(url, 'tok');
    expect(await (await prefetcher.fetch(url, withToken())).text()).toBe('1');
  });
});
