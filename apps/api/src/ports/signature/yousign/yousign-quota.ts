// How many calls Yousign still allows in this minute and this hour. Counted here so that the limit is kept rather than
// hit, and corrected from its response headers: another server of ours may share the quota.
import type { Clock } from '../../clock/clock.ts';

export interface QuotaLimits {
  perMinute: number;
  perHour: number;
}

/** Refused here, before anything is sent. */
export class YousignBusy extends Error {
  override readonly name = 'YousignBusy';
  readonly until: Date;
  constructor(until: Date) {
    super(`Yousign's quota is spent until ${until.toISOString()}`);
    this.until = until;
  }
}

export interface YousignQuota {
  /** Throws `YousignBusy` when a call now would be refused. */
  requireRoom: () => void;
  /** A call leaves. */
  count: () => void;
  learn: (response: { status: number; headers: Headers }) => void;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A 429 without Retry-After: the shortest quota window. */
const defaultPauseSeconds = 60;

export function createYousignQuota(clock: Clock, initial: QuotaLimits): YousignQuota {
  const limits = { ...initial };
  let sentAt: number[] = [];
  let blockedUntil = 0;
  const now = () => clock.now().getTime();
  const endOfWindow = (windowMs: number, limit: number): number => {
    const inWindow = sentAt.filter((at) => at > now() - windowMs);
    const oldest = inWindow.at(-limit);
    return oldest === undefined ? 0 : oldest + windowMs;
  };
  return {
    requireRoom: () => {
      const until = Math.max(
        blockedUntil,
        endOfWindow(minuteMs, limits.perMinute),
        endOfWindow(hourMs, limits.perHour),
      );
      if (until > now()) throw new YousignBusy(new Date(until));
    },
    count: () => {
      sentAt = [...sentAt.filter((at) => at > now() - hourMs), now()];
    },
    learn: ({ status, headers }) => {
      limits.perMinute = readCount(headers, 'x-ratelimit-limit-minute') || limits.perMinute;
      limits.perHour = readCount(headers, 'x-ratelimit-limit-hour') || limits.perHour;
      const requested = readCount(headers, 'retry-after');
      const reset = readCount(headers, 'ratelimit-reset');
      if (status === 429) blockFor(requested ?? reset ?? defaultPauseSeconds);
      else if (readCount(headers, 'ratelimit-remaining') === 0) blockFor(reset ?? 0);
    },
  };

  function blockFor(seconds: number): void {
    blockedUntil = Math.max(blockedUntil, now() + seconds * 1000);
  }
}

function readCount(headers: Headers, name: string): number | null {
  const text = headers.get(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
