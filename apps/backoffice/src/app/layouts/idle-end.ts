/**
 * When the session of staff ends unless they act. The server alone knows it: other tabs extend it too. A request of a desk that was left
 * does not extend it (`activity.ts`).
 */
import type { Services } from '@repo/auth';
import { monotonicMs } from '@repo/client/clock';

export const warnedSeconds = 60;
/** Well before the shortest idle time allows a warning; also how often a failed check is repeated. */
const firstCheckMs = 30_000;
const recheckMs = 10_000;

export interface IdleEndWatch {
  /** Reads it again: by the press of a person it is extended first. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

/** Calls `show` with the monotonic time of the end once it is a minute away, and with null once it is not. */
export function watchIdleEnd(
  { api }: Pick<Services, 'api'>,
  show: (endsAtMs: number | null) => void,
): IdleEndWatch {
  let timer = 0;
  let isStopped = false;
  const checkIn = (delayMs: number) => {
    window.clearTimeout(timer);
    if (!isStopped) timer = window.setTimeout(() => void check().catch(() => checkIn(recheckMs)), delayMs);
  };
  async function check() {
    // A host of the documents alone ends no session by this rule.
    if (!api.offer.has('listSessions')) return;
    const { session_idle_seconds: left } = await api.call('getMe');
    if (isStopped || left === undefined) return;
    const isNear = left <= warnedSeconds;
    show(isNear ? monotonicMs() + left * 1000 : null);
    checkIn(isNear ? Math.min(recheckMs, (left + 1) * 1000) : (left - warnedSeconds) * 1000);
  }
  checkIn(firstCheckMs);
  return {
    check,
    stop: () => {
      isStopped = true;
      window.clearTimeout(timer);
    },
  };
}
