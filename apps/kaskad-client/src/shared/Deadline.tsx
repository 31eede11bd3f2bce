import { formatLongDateTime } from '@repo/domain/format';
import { roundsTexts as texts } from './rounds.texts.ts';
import { timeLeft } from './time-left.model.ts';
import { useNow } from './use-now.ts';

interface DeadlineProps {
  readonly until: string;
  /** What the server says: without it nothing is left, whatever the browser's clock. */
  readonly isRunning: boolean;
}

/** The exact instant in words, and how long is left of it. */
export function Deadline({ until, isRunning }: DeadlineProps) {
  const at = useNow(isRunning);
  const left = isRunning ? timeLeft(until, at) : null;
  return (
    <>
      <time dateTime={until}>{texts.untilClose(formatLongDateTime(until))}</time>
      {left === null ? null : `, ${texts.left(left)}`}
    </>
  );
}
