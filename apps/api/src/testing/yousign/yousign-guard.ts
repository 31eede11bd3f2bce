// Who may call and how often, as Yousign counts it: by the minute and by the hour.
import type { Clock } from '../../ports/clock/clock.ts';
import { YousignRefusal } from './yousign-refusal.ts';

export interface StandInLimits {
  perMinute: number;
  perHour: number;
}

export interface YousignMeter {
  /** Takes one call; throws the 429. */
  take: () => void;
  headers: () => Record<string, string>;
}

export function createMeter(clock: () => Clock, limits: StandInLimits): YousignMeter {
  const taken: number[] = [];
  const windows = () => {
    const now = clock().now().getTime();
    return [
      { seconds: 60, limit: limits.perMinute },
      { seconds: 3600, limit: limits.perHour },
    ].map(({ seconds, limit }) => {
      const inWindow = taken.filter((at) => at > now - seconds * 1000);
      const reset = Math.ceil(((inWindow[0] ?? now) + seconds * 1000 - now) / 1000);
      return { limit, remaining: Math.max(0, limit - inWindow.length), reset };
    });
  };
  return {
    take: () => {
      const spent = windows().find(({ remaining }) => remaining === 0);
      if (spent !== undefined) {
        throw new YousignRefusal(429, 'API rate limit exceeded', { 'retry-after': String(spent.reset) });
      }
      taken.push(clock().now().getTime());
    },
    headers: () => {
      const [minute, hour] = windows();
      const tightest = minute !== undefined && minute.remaining === 0 ? minute : (hour ?? minute);
      return {
        'ratelimit-limit': String(tightest?.limit),
        'ratelimit-remaining': String(Math.min(minute?.remaining ?? 0, hour?.remaining ?? 0)),
        'ratelimit-reset': String(tightest?.reset),
        'x-ratelimit-limit-minute': String(limits.perMinute),
        'x-ratelimit-limit-hour': String(limits.perHour),
        'x-ratelimit-remaining-minute': String(minute?.remaining),
        'x-ratelimit-remaining-hour': String(hour?.remaining),
      };
    },
  };
}

export function requireKey(authorization: string | undefined, apiKey: string): void {
  if (authorization !== `Bearer ${apiKey}`) throw new YousignRefusal(401, 'Access unauthorized');
}
