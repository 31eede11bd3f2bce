import { useEffect, useState } from 'react';
import { monotonicMs } from '../clock.ts';

const tickMs = 1000;

/** Counts down the seconds before an action may be repeated; starts at once, and again with `restart`. */
export function useCooldown(lengthMs: number): {
  readonly secondsLeft: number;
  readonly restart: () => void;
} {
  const [startedAtMs, setStartedAtMs] = useState(monotonicMs);
  const [elapsedMs, setElapsedMs] = useState(0);
  // Syncs the count with the browser's clock.
  useEffect(() => {
    const timer = setInterval(() => {
      const elapsed = monotonicMs() - startedAtMs;
      setElapsedMs(elapsed);
      if (elapsed >= lengthMs) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [lengthMs, startedAtMs]);
  const restart = () => {
    setElapsedMs(0);
    setStartedAtMs(monotonicMs());
  };
  return { secondsLeft: Math.max(0, Math.ceil((lengthMs - elapsedMs) / tickMs)), restart };
}
