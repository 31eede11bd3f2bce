/** How far a legal date is: in words, and in the tone that they have. */
import { daysBetween, type IsoDay, isoDay } from '@repo/domain/dates';
import { dueTexts as texts } from './shared.texts.ts';

/** « dans 3 j », « aujourd’hui », « 1 j de retard ». */
export function dueIn(dueBy: string, today: IsoDay): string {
  const days = daysBetween(today, isoDay(dueBy));
  if (days === 0) return texts.today;
  return days > 0 ? texts.inDays(days) : texts.late(-days);
}

/** Red past it, amber on the day. */
export function dueTone(dueBy: string, today: IsoDay): 'negative' | 'warning' | 'neutral' {
  if (dueBy < today) return 'negative';
  return dueBy === today ? 'warning' : 'neutral';
}
