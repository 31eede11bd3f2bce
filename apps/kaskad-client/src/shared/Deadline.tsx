import { now } from '@repo/client/clock';
import { formatLongDateTime } from '@repo/domain/format';
import { useEffect, useState } from 'react';
import { roundsTexts as texts } from './rounds.texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
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

/** The largest unit, rounded down: « 18 jours »; null once it has passed. */
function timeLeft(until: string, at: Date): string | null {
  const left = Date.parse(until) - at.getTime();
  if (left <= 0) return null;
  if (left >= DAY_MS) return texts.days(Math.floor(left / DAY_MS));
  if (left >= HOUR_MS) return texts.hours(Math.floor(left / HOUR_MS));
  return left >= MINUTE_MS ? texts.minutes(Math.floor(left / MINUTE_MS)) : texts.lessThanAMinute;
}
