/** A date and a time as they are typed, in Paris, to and from the instant of the wire. */
import { isoDay, parisTime } from '@repo/domain/dates';
import { parisInstant } from '@repo/domain/work';

export interface TypedInstant {
  readonly day: string | null;
  /** « 18:00 ». */
  readonly time: string;
}

export const emptyInstant: TypedInstant = { day: null, time: '' };

const minuteMs = 60_000;

/** An instant, or null for what is not one: « 18:00 », « 18h », « 9h30 ». */
export function readInstant({ day, time }: TypedInstant): string | null {
  const [, hours = '', minutes = '0'] = /^(\d{1,2})\s*[:hH]\s*(\d{2})?$/.exec(time.trim()) ?? [];
  if (day === null || hours === '') return null;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hour > 23 || minute > 59) return null;
  return parisInstant(isoDay(day), (hour * 60 + minute) * minuteMs).toISOString();
}

export function typedInstant(instant: string): TypedInstant {
  const text = parisTime(new Date(instant));
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}
