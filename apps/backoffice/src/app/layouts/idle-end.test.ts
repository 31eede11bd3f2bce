import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleAdmin } from '../../testing/page-test.tsx';
import { watchIdleEnd } from './idle-end.ts';

const minute = 60_000;
let left: number | undefined;
let isOurs = true;
let isDown = false;
const call = vi.fn(async () => {
  if (isDown) throw new Error('offline');
  return { ...sampleAdmin(), ...(left !== undefined && { session_idle_seconds: left }) };
});
const show = vi.fn();
let watch: ReturnType<typeof watchIdleEnd>;

beforeEach(() => {
  vi.useFakeTimers();
  call.mockClear();
  show.mockClear();
  left = 15 * 60;
  isOurs = true;
  isDown = false;
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- what it uses of them
  watch = watchIdleEnd({ api: { call, offer: { has: () => isOurs } } } as never, show);
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

it('reads the end once, then again a minute before it', async () => {
  await vi.advanceTimersByTimeAsync(minute);
  expect(call).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenLastCalledWith(null);
  left = 59;
  await vi.advanceTimersByTimeAsync(14 * minute);
  expect(call.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(show.mock.lastCall?.[0]).toBeGreaterThan(performance.now());
});

it('warns no more once another tab, or a press, has extended the session', async () => {
  left = 40;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(show.mock.lastCall?.[0]).toEqual(expect.any(Number));
  left = 15 * 60;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(show).toHaveBeenLastCalledWith(null);
  left = 30;
  await watch.check();
  expect(show.mock.lastCall?.[0]).toEqual(expect.any(Number));
});

it('tries again where the request failed, and leaves what is shown', async () => {
  isDown = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(show).not.toHaveBeenCalled();
  isDown = false;
  left = 20;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(show).toHaveBeenCalledTimes(1);
});

it('reads nothing of a host that ends no session, nor once it is stopped', async () => {
  isOurs = false;
  await vi.advanceTimersByTimeAsync(30 * minute);
  isOurs = true;
  watch.stop();
  await vi.advanceTimersByTimeAsync(30 * minute);
  expect(call).not.toHaveBeenCalled();
});
