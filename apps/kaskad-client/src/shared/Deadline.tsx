import { now } from '@repo/client/clock';
import { formatLongDateTime } from '@repo/domain/format';
import { useEffect, useState } from 'react';
import { timeLeft } from './deadline.model.ts';
import { roundsTexts as texts } from './rounds.texts.ts';

const TICK_MS = 20_000;

interface DeadlineProps {
  readonly until: string;
  /** What the server says: without it nothing is left, whatever the browser's clock. */
  readonly isRunning: boolean;
}

/** The exact instant in words, and how long is left of it. */
export function Deadline({ until, isRunning }: DeadlineProps) {
  const [at, setAt] = useState(now);
  // Syncs with the clock.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setAt(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = isRunning ? timeLeft(until, at) : null;
  return (
    <>
      <time dateTime={until}>{texts.untilClose(formatLongDateTime(until))}</time>
      {left === null ? null : `, ${texts.left(left)}`}
    </>
  );
}
