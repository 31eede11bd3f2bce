import { useEffect, useState } from 'react';

const tickMs = 1000;

/** Counts the seconds left before something may be done again; it begins at once, and again with `restart`. */
export function useCooldown(lengthMs: number): {
  readonly secondsLeft: number;
  readonly restart: () => void;
} {
  const [startedAtMs, setStartedAtMs] = useState(() => performance.now());
  const [elapsedMs, setElapsedMs] = useState(0);
  // Syncs the count with the browser's clock.
  useEffect(() => {
    const timer = setInterval(() => {
      const elapsed = performance.now() - startedAtMs;
      setElapsedMs(elapsed);
      if (elapsed >= lengthMs) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [lengthMs, startedAtMs]);
  const restart = () => {
    setElapsedMs(0);
    setStartedAtMs(performance.now());
  };
  return { secondsLeft: Math.max(0, Math.ceil((lengthMs - elapsedMs) / tickMs)), restart };
}
