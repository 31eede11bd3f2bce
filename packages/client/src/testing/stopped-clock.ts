import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { OpenedPage } from './open-app.tsx';

/** Fakes timers and dates in each test of the file or block; `passTime` advances them. */
export function useStoppedClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets pending requests, navigations and renders finish. The clock does not move. */
async function settle(page: OpenedPage): Promise<void> {
  do {
    await act(() => new Promise<void>((done) => setImmediate(done)));
  } while (isBusy(page));
}

function isBusy({ services: { queryClient }, router }: OpenedPage): boolean {
  const { initialized, navigation } = router.state;
  return (
    !initialized || navigation.state !== 'idle' || queryClient.isFetching() + queryClient.isMutating() > 0
  );
}

/**
 * Moves the clock by exactly `ms`: pending requests take no time of it, so a delay can be tested to the millisecond.
 */
export async function passTime(page: OpenedPage, ms: number): Promise<void> {
  await settle(page);
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settle(page);
}

/**
 * Moves the clock, a millisecond at a time, until the page has reached a state. Fails after ten seconds of that clock.
 */
export async function passTimeUntil(page: OpenedPage, isReached: () => boolean): Promise<void> {
  for (let elapsedMs = 0; elapsedMs < 10_000; elapsedMs += 1) {
    await settle(page);
    if (isReached()) return;
    await act(() => vi.advanceTimersByTimeAsync(1));
  }
  throw new Error('The page did not reach the expected state within ten seconds.');
}
