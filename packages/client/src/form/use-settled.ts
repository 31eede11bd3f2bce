import { useEffect, useState } from 'react';

const settleMs = 300;

/** Debounce: the value once it stops changing, so that a preview is fetched for an amount, not for each of its digits. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  // Syncs with the browser's timer, which each change restarts.
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), settleMs);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
