/** How long is left of a deadline or a period. */
import { roundsTexts as texts } from './rounds.texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The largest unit, rounded down: « 18 jours »; null once it has passed. */
export function timeLeft(until: string, at: Date): string | null {
  const left = Date.parse(until) - at.getTime();
  if (left <= 0) return null;
  if (left >= DAY_MS) return texts.days(Math.floor(left / DAY_MS));
  if (left >= HOUR_MS) return texts.hours(Math.floor(left / HOUR_MS));
  return left >= MINUTE_MS ? texts.minutes(Math.floor(left / MINUTE_MS)) : texts.lessThanAMinute;
}
