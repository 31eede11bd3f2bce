import { now } from '@repo/client/clock';
import { useEffect, useState } from 'react';

const TICK_MS = 20_000;

/** The clock of the browser, a few times a minute while something runs. */
export function useNow(isRunning: boolean): Date {
  const [at, setAt] = useState(now);
  // Syncs with the clock.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setAt(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return at;
}
