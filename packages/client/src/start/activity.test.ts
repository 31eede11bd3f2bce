import { sampleUser } from '@repo/api-sdk/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beatMs, isBackground, keepSession } from './activity.ts';

let stop = () => {};
const call = vi.fn(async () => sampleUser());
let isOurs = true;
let user: ReturnType<typeof sampleUser> | null = sampleUser();

beforeEach(() => {
  vi.useFakeTimers();
  call.mockClear();
  user = sampleUser();
  isOurs = true;
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- what it uses of them
  stop = keepSession({ api: { call, offer: { has: () => isOurs } }, session: { user: () => user } } as never);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const type = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

const typeFor = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1000);
    type();
  }
};

it('a minute after the last input, requests are the screen’s own', () => {
  type();
  expect(isBackground()).toBe(false);
  vi.advanceTimersByTime(beatMs - 1);
  expect(isBackground()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isBackground()).toBe(true);
});

it('a person who only types keeps the session, and one who left does not', () => {
  typeFor(120);
  expect(call.mock.calls).toEqual([['getMe'], ['getMe']]);
  vi.advanceTimersByTime(20 * beatMs);
  expect(call).toHaveBeenCalledTimes(2);
});

it('no session is read for once it has ended', () => {
  user = null;
  typeFor(70);
  expect(call).not.toHaveBeenCalled();
});

it('nothing is read of a host that has no such rule', () => {
  isOurs = false;
  typeFor(70);
  expect(call).not.toHaveBeenCalled();
});

it('no more is sent while requests of the person extend the session', () => {
  vi.advanceTimersByTime(beatMs / 2);
  type();
  isBackground();
  typeFor(29);
  expect(call).not.toHaveBeenCalled();
});

it.each(['click', 'input'])('a %s without keys or pointer is a person', (kind) => {
  vi.advanceTimersByTime(2 * beatMs);
  expect(isBackground()).toBe(true);
  window.dispatchEvent(new Event(kind));
  expect(isBackground()).toBe(false);
});
