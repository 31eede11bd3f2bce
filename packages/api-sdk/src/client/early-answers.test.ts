import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEarlyAnswers } from './early-answers.ts';

const url = 'http://api.test/proxy/me';
const asked = (token = 'tok'): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

function setUp() {
  let count = 0;
  const send = vi.fn<typeof fetch>(async () => {
    count += 1;
    return new Response(String(count));
  });
  return { send, answers: createEarlyAnswers(send) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createEarlyAnswers', () => {
  it('gives the answer on its way to the first who asks the same, and asks again for the second', async () => {
    const { answers, send } = setUp();
    answers.ask(url, 'tok');
    expect(send).toHaveBeenCalledTimes(1);
    expect(await (await answers.fetch(url, asked())).text()).toBe('1');
    expect(await (await answers.fetch(url, asked())).text()).toBe('2');
  });

  it.each([
    ['another address', 'http://api.test/proxy/strategies', asked()],
    ['another session', url, asked('other')],
    ['nobody', url, {}],
    ['a write', url, { ...asked(), method: 'POST' }],
  ])('is no answer to %s', async (_who, address, init) => {
    const { answers } = setUp();
    answers.ask(url, 'tok');
    expect(await (await answers.fetch(address, init)).text()).toBe('2');
  });

  it('leaves a write its body', async () => {
    const { answers, send } = setUp();
    const write = new Request(url, { ...asked(), method: 'POST', body: '{"a":1}' });
    await answers.fetch(write);
    expect(send).toHaveBeenCalledExactlyOnceWith(write, undefined);
    expect(await write.text()).toBe('{"a":1}');
  });

  it('is forgotten while it is still fresh', async () => {
    const { answers } = setUp();
    answers.ask(url, 'tok');
    vi.advanceTimersByTime(10_000);
    expect(await (await answers.fetch(url, asked())).text()).toBe('2');
  });

  it('asks again when the early question was lost on its way', async () => {
    const { answers, send } = setUp();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answers.ask(url, 'tok');
    expect(await (await answers.fetch(url, asked())).text()).toBe('1');
  });
});
