// What clients compare products by, in words.
import { factTexts as texts } from './products.texts.ts';

/** The scale of risk, from the lowest. */
export const riskLevels = [1, 2, 3, 4, 5, 6, 7] as const;

/** « 3 ans », « 18 mois ». */
export function formatHorizon(months: number): string {
  return months % 12 === 0 ? texts.years(months / 12) : texts.months(months);
}

/** « 5 jours ouvrés », « Le jour même ». */
export function formatWorkingDays(days: number): string {
  return days === 0 ? texts.sameDay : texts.workingDays(days);
}
